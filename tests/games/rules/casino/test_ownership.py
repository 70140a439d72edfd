"""Owning a build: the ban on trailing, and the card that must be kept."""

import pytest
from msgspec.structs import replace

from tests.games.rules.casino.table import italian, table

NINE = "0 (2S 7C) 9 of 0"


def test_ca_r31_ci_r9_an_owner_may_not_trail():
    own = table("9H TD | 4H", "AS", NINE)

    assert own.refusal("trail TD") == "owns_build"
    assert str(own.error("trail TD")) == "You own a build, so you may not trail."
    assert not own.lists("trail TD")


def test_ca_r31_ca_r32_a_partners_build_bans_nothing():
    partners = table("8D | KC | 8H 6D | QC JD", "2D", "0 (3H 5S) 8 of 0", to_act=2)

    assert partners.refusal("trail 6D") == ""
    assert partners.play("8H takes #0").piles[0]
    assert partners.refusal("6D builds 8 on 0: 2D") == ""


def test_ca_r32_a_partner_needs_a_capturing_card_of_his_own():
    partners = table("8D | KC | 9C 6D | QC JD", "2D", "0 (3H 5S) 8 of 0", to_act=2)

    assert partners.refusal("6D builds 8 on 0: 2D") == "no_capturing_card"


def test_ca_r24_an_owner_who_captures_elsewhere_still_owns():
    own = table("7D JS | QC 2D", "JH", "0 (4C 3S) 7 of 0")

    after = own.play("JS takes JH", "trail QC")

    assert after.builds[0]["owner"] == 0
    assert after.refusal("trail 7D") == "owns_build"


@pytest.mark.parametrize(
    ("hand", "play", "code"),
    [
        ("9H TD", "9H takes AS 3D 5C", "keep_capturing_card"),
        ("9H TD", "9H takes #0", ""),
        ("9H TD", "9H takes AS 3D 5C, #0", ""),
        ("9H 9D", "9H takes AS 3D 5C", ""),
        ("9H TD", "9H builds 10: AS", "keep_capturing_card"),
        ("9H TD 9D", "9H builds 10: AS", ""),
        ("9H TD", "9H builds 10 on 1: -", "wrong_number"),
    ],
)
def test_ca_r20_the_last_capturing_card_takes_the_build(hand, play, code):
    own = table(f"{hand} | 4H TC", "AS 3D 5C", NINE, "1 (4D 6C) 10 of 1")

    assert own.refusal(play) == code
    assert own.lists(play) == (not code)


def test_ca_r20_the_sentence_names_the_build_and_the_card():
    own = table("9H TD | 4H", "AS 3D 5C", NINE)

    assert str(own.error("9H takes AS 3D 5C")) == (
        "You own a build of 9, and 9H is your last card to take it."
    )


def test_ca_r20_one_card_keeps_two_builds_of_its_value():
    own = table("9H 4C | 5H", "5D", NINE, "1 (3D 6C) 9 of 0")

    assert own.refusal("4C builds 9: 5D") == ""
    assert own.refusal("9H takes #0") == "keep_capturing_card"
    assert own.refusal("9H takes #0, #1") == ""


def test_ca_r20_raising_the_build_frees_the_old_card():
    own = table("AD 9H TD | 4H", "", "0 (2S 7C) 9 of 0")

    after = own.play("AD builds 10 on 0: -")

    assert after.builds[0]["value"] == 10


def test_ca_r20_raising_with_the_last_capturing_card_of_another_build_is_refused():
    own = table("2D 9H 7H | 4H", "", "0 (AS AC) 2 of 0", "1 (3S 4C) 7 of 0")

    assert own.refusal("2D builds 9 on 1: -") == "keep_capturing_card"
    assert not own.lists("2D builds 9 on 1: -")


def test_ca_r21_an_owner_without_any_other_play_may_trail():
    """No match gets there (CA-R20): the state is made by hand."""
    own = table("9H TD | 4H", "", NINE)
    stuck = own._replace(state=replace(own.state, hands=((1, 5), own.state.hands[1])))

    choices = stuck.game.choices(stuck.state, 0)

    assert stuck.lists("trail AD")
    assert stuck.refusal("trail AD") == ""
    assert [card.trail for card in choices.cards] == [None, None]
    assert stuck.game.invariants(stuck.state)


def test_ca_r35_after_a_sweep_only_trailing_is_left():
    swept = table("TH KC | 5C 5D", "4D 6S").play("TH takes 4D 6S")

    assert {type(action).__name__ for action in swept.legal()} == {"Trail"}
    assert swept.refusal("5C builds 5: -") == "no_table_card"


def test_ca_r60_builds_belong_to_seats_whoever_plays_there():
    after = table("3S 7D | 9S QD", "4C").play("3S builds 7: 4C")

    assert after.state.builds[0].owner == 0


def test_ci_r10_ci_r11_the_only_six_takes_the_build_and_the_loose_six_may_stay():
    own = italian("6H KD | QC JD", "6S", "0 (2D 4C) 6 of 0")

    assert own.refusal("6H takes 6S") == "keep_capturing_card"
    assert own.play("6H takes #0").table == ["6S"]
    assert own.play("6H takes 6S, #0").table == []
