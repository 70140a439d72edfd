import pytest

from accounts.models import ModerationAction, Report, Sanction
from accounts.services.reports import close_report, file_report
from accounts.services.sanctions import warn

LINES = [
    {"name": "anna", "text": "Hello <b>", "at": "2026-05-01T12:00:00+00:00", "reported": False},
    {"name": "ben", "text": "You idiot", "at": "2026-05-01T12:00:05+00:00", "reported": True},
]


@pytest.fixture
def desk(client, moderator):
    client.force_login(moderator)
    return client


@pytest.fixture
def report(anna, ben):
    return file_report(
        reporter=anna,
        subject=ben,
        kind=Report.Kind.CHAT,
        thing="chat 7",
        text="He insults me.",
        context={"lines": LINES, "game": "casino"},
        link="/table/abc/",
    )


def address(report):
    return f"/admin/accounts/report/{report.pk}/change/"


def test_report_is_shown_readably(desk, report):
    page = desk.get(address(report)).content.decode()

    assert "<mark>You idiot</mark>" in page
    assert "Hello &lt;b&gt;" in page
    assert page.count("<mark>") == 1
    assert '<a href="/table/abc/">/table/abc/</a>' in page
    assert "casino" in page
    assert "He insults me." in page


def test_report_is_shown_with_what_is_known_about_the_person(desk, report, ben, moderator):
    warn(user=ben, reason="First warning", moderator=moderator)
    other = file_report(reporter=moderator, subject=ben, kind=Report.Kind.NAME, text="Rude name")

    page = desk.get(address(report)).content.decode()

    assert "First warning" in page
    assert address(other) in page


def test_report_is_decided_on_its_page(desk, report, ben):
    said = {"decision": "mute", "reason": "Insults", "days": "2", "outcome": "Clear case"}

    response = desk.post(address(report), said)

    report.refresh_from_db()
    assert response.headers["Location"] == "/admin/accounts/report/"
    assert (report.is_open, report.outcome) == (False, "Clear case")
    assert list(Sanction.objects.values_list("user", "kind", "reason")) == [
        (ben.pk, "mute", "Insults")
    ]


def test_report_is_closed_without_a_reason_for_the_person(desk, report):
    desk.post(address(report), {"decision": "close", "outcome": "Nothing to see"})

    report.refresh_from_db()
    assert not report.is_open
    assert not Sanction.objects.exists()


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"decision": "ban", "outcome": "x"}, ["reason"]),
        ({"decision": "close"}, ["outcome"]),
        ({"decision": "hang", "outcome": "x"}, ["decision"]),
        ({"decision": "ban", "outcome": "x", "reason": "x", "days": "0"}, ["days"]),
    ],
)
def test_decision_that_is_incomplete_is_asked_again(desk, report, said, wrong):
    response = desk.post(address(report), said)

    assert list(response.context["form"].errors) == wrong
    report.refresh_from_db()
    assert report.is_open


def test_decision_about_the_staff_is_refused(desk, report, ben):
    ben.is_staff = True
    ben.save()
    said = {"decision": "ban", "reason": "x", "outcome": "x"}

    response = desk.post(address(report), said, follow=True)

    assert [str(message) for message in response.context["messages"]] == [
        "Only an administrator can do this to a moderator."
    ]
    report.refresh_from_db()
    assert report.is_open


def test_report_that_is_closed_shows_its_outcome_and_no_form(desk, report, moderator):
    close_report(report=report, moderator=moderator, outcome="Nothing to see")

    page = desk.get(address(report))
    desk.post(address(report), {"decision": "ban", "reason": "x", "outcome": "x"})

    assert page.context["form"] is None
    assert "Nothing to see" in page.content.decode()
    assert not Sanction.objects.exists()


def test_decisions_need_their_rights(desk, report, moderator):
    group = moderator.groups.get()
    group.permissions.remove(*group.permissions.filter(codename__in=("mute_user", "ban_user")))

    choices = desk.get(address(report)).context["form"].fields["decision"].choices

    assert [value for value, _ in choices] == ["close", "warn"]
    desk.post(address(report), {"decision": "ban", "reason": "x", "outcome": "x"})
    assert not Sanction.objects.exists()


def test_report_without_the_right_to_close_is_only_read(desk, report, moderator):
    group = moderator.groups.get()
    group.permissions.remove(group.permissions.get(codename="close_report"))

    desk.post(address(report), {"decision": "close", "outcome": "x"})

    assert desk.get(address(report)).context["form"] is None
    assert not ModerationAction.objects.exists()


def test_report_without_the_right_to_view_is_not_found(desk, report, moderator):
    moderator.groups.clear()

    assert desk.get(address(report)).status_code == 404


@pytest.mark.parametrize("number", ["999999", "x"])
def test_report_that_does_not_exist_is_not_found(desk, number):
    assert desk.get(f"/admin/accounts/report/{number}/change/").status_code == 404


def test_queue_starts_with_the_oldest_open_report(desk, report, anna, ben, moderator):
    newer = file_report(reporter=moderator, subject=ben, kind=Report.Kind.NAME)
    closed = file_report(reporter=ben, subject=anna, kind=Report.Kind.NAME)
    close_report(report=closed, moderator=moderator, outcome="x")

    queue = desk.get("/admin/accounts/report/").context["cl"].result_list

    assert list(queue) == [report, newer, closed]


def test_report_by_a_deleted_account_is_still_shown(desk, report, anna):
    anna.delete()

    assert desk.get(address(report)).status_code == 200


@pytest.mark.parametrize("count", [1, 3])
def test_queue_has_a_fixed_number_of_queries(
    desk, make_user, ben, count, django_assert_num_queries
):
    for number in range(count):
        file_report(reporter=make_user(f"user{number}"), subject=ben, kind=Report.Kind.NAME)

    with django_assert_num_queries(9):
        desk.get("/admin/accounts/report/")
