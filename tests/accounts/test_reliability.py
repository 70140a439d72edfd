"""Reliability: the share of the latest matches that a person did not spoil."""

import pytest

from accounts.models import Conduct
from accounts.reliability import CONDUCT_COUNTED
from accounts.selectors import reliability_of
from accounts.services.conduct import record_conduct

pytestmark = pytest.mark.django_db


def behave(user, stayed, left):
    kinds = [Conduct.Kind.LEFT] * left + [Conduct.Kind.STAYED] * stayed
    for number, kind in enumerate(kinds, user.conduct.count()):
        record_conduct(user=user, match_code=f"m{number}", kind=kind)


@pytest.mark.parametrize(
    ("stayed", "left", "percent", "word"),
    [
        (5, 0, 100, "Very reliable"),
        (19, 1, 95, "Very reliable"),
        (9, 1, 90, "Reliable"),
        (7, 3, 70, "Leaves now and then"),
        (6, 4, 60, "Often leaves"),
        (0, 5, 0, "Often leaves"),
    ],
)
def test_reliability_has_a_percentage_and_a_word(anna, stayed, left, percent, word):
    behave(anna, stayed, left)

    found = reliability_of(anna)

    assert (found.percent, found.word, found.matches) == (percent, word, stayed + left)


def test_nothing_is_said_about_few_matches(anna):
    behave(anna, 4, 0)

    assert reliability_of(anna) is None


def test_old_matches_are_forgotten(anna):
    behave(anna, 0, 10)
    behave(anna, CONDUCT_COUNTED, 0)

    assert reliability_of(anna).percent == 100


def test_first_word_about_a_match_stands(anna):
    for kind in (Conduct.Kind.LEFT, Conduct.Kind.STAYED):
        record_conduct(user=anna, match_code="m1", kind=kind)

    assert anna.conduct.get().kind == Conduct.Kind.LEFT
    assert str(anna.conduct.get()) == f"{anna.pk} in m1: left"


def test_profile_tells_how_reliable_a_player_is(client, anna):
    behave(anna, 9, 1)

    page = client.get("/u/anna/").content.decode()

    assert "Reliability:" in page
    assert "90 %" in page
