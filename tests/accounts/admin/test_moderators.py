"""What a moderator, who is in the group and nothing more, may and may not do."""

import pytest
from django.contrib.auth.models import Group

from accounts.models import RatedResult, Report, Sanction
from accounts.services.reports import file_report
from accounts.services.sanctions import mute
from tests.accounts.playing import play

RIGHTS = [
    "ban_user",
    "close_report",
    "lift_sanction",
    "mute_user",
    "view_moderationaction",
    "view_ratedresult",
    "view_rating",
    "view_ratingchange",
    "view_report",
    "view_sanction",
    "view_user",
    "void_ratedresult",
    "warn_user",
]


@pytest.fixture
def desk(client, moderator):
    client.force_login(moderator)
    return client


@pytest.fixture
def rows(anna, ben, moderator):
    """One row of everything that moderators see."""
    result = play("m1", anna, ben)
    sanction = mute(user=anna, reason="x", moderator=moderator)
    return {
        "moderationaction": moderator.moderation_actions.get().pk,
        "ratedresult": result.pk,
        "rating": anna.ratings.get().pk,
        "ratingchange": anna.rating_changes.get().pk,
        "report": file_report(reporter=anna, subject=ben, kind=Report.Kind.NAME).pk,
        "sanction": sanction.pk,
        "user": anna.pk,
    }


@pytest.mark.django_db
def test_group_has_these_rights():
    rights = Group.objects.get(name="Moderators").permissions
    own = rights.filter(content_type__app_label="accounts")

    assert list(own.order_by("codename").values_list("codename", flat=True)) == RIGHTS


@pytest.mark.parametrize(
    "name",
    ["moderationaction", "ratedresult", "rating", "ratingchange", "report", "sanction", "user"],
)
def test_moderator_reads_but_does_not_write(desk, rows, name):
    base = f"/admin/accounts/{name}/"
    row = f"{base}{rows[name]}/"

    statuses = {
        "list": desk.get(base).status_code,
        "row": desk.get(f"{row}change/").status_code,
        "add": desk.get(f"{base}add/").status_code,
        "delete": desk.post(f"{row}delete/", {"post": "yes"}).status_code,
    }

    assert statuses == {"list": 200, "row": 200, "add": 403, "delete": 403}


@pytest.mark.parametrize("name", ["moderationaction", "ratedresult", "rating", "sanction", "user"])
def test_moderator_cannot_change_a_row(desk, rows, name):
    response = desk.post(f"/admin/accounts/{name}/{rows[name]}/change/", {"is_superuser": "on"})

    assert response.status_code == 403


def test_moderator_cannot_open_other_desks(desk, anna):
    closed = ["auth/group/", "account/emailaddress/", f"accounts/user/{anna.pk}/password/"]

    assert [desk.get(f"/admin/{path}").status_code for path in closed] == [403, 403, 403]


def test_staff_outside_the_group_does_nothing(client, make_user, anna):
    client.force_login(make_user("carla", is_staff=True))

    client.post("/admin/accounts/user/", {"action": "ban", "_selected_action": [anna.pk]})

    assert client.get("/admin/accounts/user/").status_code == 403
    assert not Sanction.objects.exists()


@pytest.mark.parametrize("right", ["warn_user", "mute_user", "ban_user", "lift_sanction"])
def test_each_action_has_a_right_of_its_own(desk, moderator, right):
    group = moderator.groups.get()
    group.permissions.remove(group.permissions.get(codename=right))

    page = desk.get("/admin/accounts/user/")

    actions = {value for value, _ in page.context["action_form"].fields["action"].choices if value}
    assert actions == {"warn", "mute", "ban", "lift"} - {right.split("_")[0]}


def test_moderator_voids_a_result(desk, anna, ben):
    result = play("m1", anna, ben)
    chosen = {"action": "void", "_selected_action": [result.pk]}

    page = desk.post("/admin/accounts/ratedresult/", chosen).content.decode()
    assert "casino m1" in page
    desk.post("/admin/accounts/ratedresult/", {**chosen, "confirmed": "yes", "reason": "Outage"})

    assert list(RatedResult.objects.values_list("status", "void_reason")) == [("void", "Outage")]
    assert anna.ratings.get().value == 1500.0


def test_moderator_without_the_right_voids_nothing(desk, anna, ben, moderator):
    group = moderator.groups.get()
    group.permissions.remove(group.permissions.get(codename="void_ratedresult"))
    chosen = {"action": "void", "_selected_action": [play("m1", anna, ben).pk]}

    desk.post("/admin/accounts/ratedresult/", {**chosen, "confirmed": "yes", "reason": "Outage"})

    assert not RatedResult.objects.get().is_void


def test_moderator_lifts_one_sanction(desk, anna, moderator):
    sanction = mute(user=anna, reason="x", moderator=moderator)
    chosen = {"action": "lift", "_selected_action": [sanction.pk]}

    desk.post("/admin/accounts/sanction/", {**chosen, "confirmed": "yes", "reason": "A mistake"})

    assert not Sanction.objects.active().exists()
