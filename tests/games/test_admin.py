"""Moderators see matches without their secrets, void them, and hide lines."""

import pytest
from django.contrib.auth.models import Group

from accounts.models import ModerationAction
from games.models import Match
from games.services.chat import say
from tests.games.playing import fresh, play_out, start

pytestmark = pytest.mark.django_db


@pytest.fixture
def moderator(client, make_user):
    user = make_user("mod", is_staff=True)
    user.groups.add(Group.objects.get(name="Moderators"))
    client.force_login(user)
    return user


def test_match_page_shows_no_hidden_card(client, moderator, anna, ben):
    match = start([anna, ben])

    text = client.get(f"/admin/games/match/{match.pk}/change/").content.decode()

    assert match.commitment in text
    assert match.seed not in text
    assert "hands" not in text


@pytest.mark.parametrize("model", ["match", "table", "chatline"])
def test_lists_open(client, moderator, anna, ben, model):
    match = start([anna, ben])
    say(table=match.table, author=anna, seat=0, text="Hello")

    answer = client.get(f"/admin/games/{model}/?q=anna")

    assert answer.status_code == 200
    assert match.seed not in answer.content.decode()


def test_void_asks_for_the_reason_first(client, moderator, anna, ben):
    match = play_out(start([anna, ben], options={"rounds": 1}))
    action = {"action": "void", "_selected_action": [match.pk]}

    asked = client.post("/admin/games/match/", action)
    empty = client.post("/admin/games/match/", {**action, "confirmed": "1", "reason": ""})

    assert [match.code in page.content.decode() for page in (asked, empty)] == [True, True]
    assert fresh(match).status == Match.Status.FINISHED


def test_voided_match_returns_the_ratings(client, moderator, anna, ben):
    match = play_out(start([anna, ben], options={"rounds": 1}))
    action = {
        "action": "void",
        "_selected_action": [match.pk],
        "confirmed": "1",
        "reason": "Both were one person.",
    }

    for _ in range(2):
        client.post("/admin/games/match/", action)

    assert fresh(match).status == Match.Status.VOID
    assert [user.ratings.get().value for user in (anna, ben)] == [1500, 1500]
    assert ModerationAction.objects.count() == 1


def test_hidden_line_stays_for_moderators_only(client, moderator, anna, ben):
    match = start([anna, ben])
    line = say(table=match.table, author=anna, seat=0, text="Bad word")

    client.post("/admin/games/chatline/", {"action": "hide", "_selected_action": [line.pk]})

    line.refresh_from_db()
    assert line.is_hidden


def test_nobody_adds_or_deletes_matches_by_hand(client, moderator, anna, ben):
    match = start([anna, ben])

    codes = [
        client.get(f"/admin/games/match/{path}").status_code
        for path in ("add/", f"{match.pk}/delete/")
    ]

    assert codes == [403, 403]


def test_staff_without_the_right_cannot_void(client, make_user, anna, ben):
    match = play_out(start([anna, ben], options={"rounds": 1}))
    client.force_login(make_user("clerk", is_staff=True))

    answer = client.post(
        "/admin/games/match/",
        {"action": "void", "_selected_action": [match.pk], "confirmed": "1", "reason": "x"},
    )

    assert answer.status_code == 403
    assert fresh(match).status == Match.Status.FINISHED
