from datetime import timedelta

import pytest
from django.db import IntegrityError
from django.utils import timezone

from accounts.models import ModerationAction, Preferences, RatedResult, Report, Sanction
from tests.accounts.playing import play


def test_rows_say_what_they_are(anna, ben):
    result = play("m1", anna, ben)
    rows = [
        Preferences(user=anna),
        anna.ratings.get(),
        result,
        anna.rated_players.get(),
        anna.rating_changes.get(),
        Sanction(pk=3, kind=Sanction.Kind.MUTE),
        Report(pk=4, kind=Report.Kind.NAME),
        ModerationAction(pk=5, verb=ModerationAction.Verb.BAN),
    ]

    assert [str(row) for row in rows] == [
        f"preferences of {anna.pk}",
        f"{anna.pk} at casino: 1524",
        "casino m1",
        f"{anna.pk} in {result.pk}",
        f"{anna.pk}: 1500 -> 1524",
        "Mute #3",
        "User name #4",
        "Banned #5",
    ]


def test_result_lists_players_as_they_finished(anna, ben):
    result = play("m1", ben, anna)

    assert [player.user for player in result.in_order()] == [ben, anna]


def test_result_links_to_its_match():
    assert RatedResult(match_code="abc").get_absolute_url() == "/match/abc/"


def test_sliders_end_at_100(anna):
    with pytest.raises(IntegrityError):
        Preferences.objects.create(user=anna, grain=101)


def test_sanction_ends_after_it_starts(anna):
    now = timezone.now()

    with pytest.raises(IntegrityError):
        Sanction.objects.create(user=anna, kind="mute", reason="x", starts=now, ends=now)


@pytest.mark.parametrize(
    ("starts", "ends", "lifted", "active"),
    [
        (-1, None, False, True),
        (-1, 1, False, True),
        (-2, -1, False, False),
        (1, 2, False, False),
        (-1, None, True, False),
    ],
)
def test_sanction_is_active_between_its_times_until_lifted(anna, starts, ends, lifted, active):
    now = timezone.now()
    sanction = Sanction.objects.create(
        user=anna,
        kind="mute",
        reason="x",
        starts=now + timedelta(hours=starts),
        ends=None if ends is None else now + timedelta(hours=ends),
        lifted_at=now if lifted else None,
    )

    assert sanction.is_active is active
    assert Sanction.objects.active().exists() is active
