"""Scoring a round and winning a match."""

import pytest
from msgspec.structs import replace

from games.rules.casino.cards import CARDS
from games.rules.casino.moves import MatchEnded, ResidueTaken, RoundScored, ScoredItem
from games.rules.core import Terminal
from games.rules.french import PACK
from tests.games.rules.casino.table import italian, table


def finish(anna, *, lay=table, ben=None, scores=(0, 0), sweeps=(0, 0), **options):
    """Score a round in which Anna has these cards, and Ben the others of the pack.

    Ben's last capture is a five with the king left on the table.
    """
    left = {"5H", "5D", "KH"}
    others = [c for c in PACK if c not in {*anna.split()} | left] if ben is None else ben.split()
    last = lay(
        " | 5H",
        "5D KH",
        dealer=1,
        to_act=1,
        piles=f"{anna} | {' '.join(others)}",
        scores=scores,
        sweeps=sweeps,
        last_capture=0,
        **options,
    )
    return last.play("5H takes 5D")


def result(after):
    node = after.game.node(after.state)
    return (node.places, node.scores) if isinstance(node, Terminal) else None


SPADES_6 = "AS 3S 4S 5S 6S 7S"
HEARTS = "2H 3H 4H 6H 7H 8H 9H TH JH QH"
CA_38 = f"{SPADES_6} AH {HEARTS} 2D 3D 4D 6D 7D 8D 9D TD JD QD KD AC 2C"


def test_seed_example_of_a_round_is_nine_to_five():
    after = finish(CA_38, sweeps=(1, 2))

    assert after.scores == [9, 5]
    assert after.events[1] == ResidueTaken(1, ("KH",))
    assert after.events[2] == RoundScored(
        1,
        (
            ScoredItem("cards", (30, 22), (3, 0)),
            ScoredItem("spades", (6, 7), (0, 1)),
            ScoredItem("big_casino", (1, 0), (2, 0)),
            ScoredItem("little_casino", (0, 1), (0, 1)),
            ScoredItem("aces", (3, 1), (3, 1)),
            ScoredItem("sweeps", (1, 2), (1, 2)),
        ),
        (9, 5),
    )


@pytest.mark.parametrize("lay", [table, italian])
def test_ca_r37_ci_r22_a_tie_for_most_cards_scores_nothing(lay):
    after = finish(f"{SPADES_6} {HEARTS} 2D 3D 4D 6D 7D 8D 9D TD JD AC", lay=lay)

    assert after.events[2].items[0] == ScoredItem("cards", (26, 26), (0, 0))
    assert sum(after.scores) == 8


def test_ca_r37_with_three_players_any_tie_for_first_scores_nothing():
    piles = "3S 4S | 2S 8S | AS 9C"
    last = table(
        " |  | 5H", "5D KH", dealer=2, to_act=2, piles=piles, scores=[0, 0, 0], last_capture=0
    )

    items = last.play("5H takes 5D").events[2].items

    assert items[1].points == (0, 0, 0)


def test_ca_r33_a_capture_that_leaves_nothing_is_a_sweep():
    assert table("TH | 5C", "4D 6S").play("TH takes 4D 6S").sweeps == [1, 0]
    assert table("9S | 9C", "", "0 (4D 5H) 9 of 1").play("9S takes #0").sweeps == [1, 0]
    assert table("9S | 9C", "9D", "0 (4D 5H) 9 of 1").play("9S takes 9D").sweeps == [0, 0]
    assert table("9S | 9C", "9D 2C").play("9S takes 9D").sweeps == [0, 0]


@pytest.mark.parametrize(("option", "points"), [(True, (0, 0)), (False, (0, 1))])
def test_ca_r34_the_last_capture_of_the_round_is_no_sweep_unless_chosen(option, points):
    last = table(" | 6C", "6D", dealer=1, to_act=1, last_capture_no_sweep=option)

    after = last.play("6C takes 6D")

    assert after.events[1].items[5] == ScoredItem("sweeps", (0, 1), points)
    assert after.events[1].items[0].counts == (0, 2)


def test_ca_r34_the_last_capture_counts_as_last_though_cards_are_trailed_after_it():
    swept = table("TH KC | 5C", "4D 6S", dealer=1).play("TH takes 4D 6S", "trail 5C", "trail KC")

    assert swept.events[2].items[5] == ScoredItem("sweeps", (1, 0), (0, 0))


def test_ca_r36_ci_r13_left_cards_go_to_the_last_capturer():
    left = table(" | JD", "TD 5S", dealer=1, to_act=1, piles="AS | 2S", last_capture=0)

    after = left.play("trail JD")

    assert after.events[1] == ResidueTaken(0, ("5S", "TD", "JD"))
    assert after.events[2].items[0].counts == (4, 1)
    assert after.events[2].items[5].points == (0, 0)


def test_ca_r36_where_nobody_captured_the_left_cards_go_to_nobody():
    after = table(" | JD", "QS 4C 2S", dealer=1, to_act=1).play("trail JD")

    assert after.events[1] == ResidueTaken(None, ("2S", "4C", "JD", "QS"))
    assert after.scores == [0, 0]


def test_ca_r36_builds_left_over_count_as_their_cards():
    """No build is left in a match (CA-R20): the state is made by hand."""
    last = table(" | JD 7H", "QS", "0 (4C 3S) 7 of 1", dealer=1, to_act=1, last_capture=0)
    builds = (replace(last.state.builds[0], owner=0),)
    left = last._replace(
        state=replace(last.state, hands=((), (CARDS["JD"],)), builds=builds, table=())
    )

    after = left.play("trail JD")

    assert after.events[1] == ResidueTaken(0, ("3S", "4C", "JD"))
    assert after.events[2].items[0].counts == (3, 0)


def test_round_without_residue_tells_of_none():
    after = table(" | JD", "JS", dealer=1, to_act=1).play("JD takes JS")

    assert [type(event).__name__ for event in after.events] == ["Captured", "RoundScored"]


def test_ca_r38_the_target_counts_only_when_the_round_is_scored():
    after = table("9S 2C | 9C 3C", "9D", scores=[21, 0]).play("9S takes 9D")

    assert result(after) is None


ANNA_19 = f"3S 4S 5S 6S 7S 8S JS AH {HEARTS} AD 2D 3D 4D TD AC"


def test_ca_r39_seed_example_first_to_reach_the_target_wins_with_the_lower_total():
    after = finish(ANNA_19, scores=(19, 18))

    assert after.scores == [25, 23]
    assert result(after) == ((2, 1), (25, 23))
    assert after.events[3] == MatchEnded((2, 1), (25, 23))


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ((20, 20), (2, 1)),  # cards: Ben
        ((20, 17), (1, 2)),  # spades: Anna
        ((18, 17), (1, 2)),  # ten of diamonds: Anna
        ((17, 17), (2, 1)),  # two of spades: Ben
        ((16, 16), (2, 1)),  # ace of spades: Ben
    ],
)
def test_ca_r39_items_are_counted_in_their_order(scores, places):
    after = finish(ANNA_19, scores=scores)

    assert min(after.scores) >= 21
    assert result(after)[0] == places


FIVE_CARDS = "{} 2C 3C 4C"
"""With two more: as many cards as Ben, whose last play brings him three."""


@pytest.mark.parametrize(
    ("anna", "ben", "places"),
    [
        ("AS AC 6S", "AH AD 3S", (1, 2)),
        ("AH AD 3S", "AS AC 6S", (2, 1)),
        ("AS AH 6S", "AC AD 3S", (1, 2)),
        ("AS AD 6S", "AC AH 3S", (2, 1)),
    ],
)
def test_ca_r40_aces_are_counted_spades_clubs_hearts_diamonds(anna, ben, places):
    spades = sum(card[1] == "S" for card in anna.split()) - 1
    after = finish(FIVE_CARDS.format(anna), ben=ben, scores=(19 - spades, 19 - (not spades)))

    assert after.scores == [21, 21]
    assert result(after)[0] == places


@pytest.mark.parametrize(("first", "second"), ["CH", "HD"])
def test_ca_r40_each_suit_of_aces_comes_before_the_next(first, second):
    ahead = finish(FIVE_CARDS.format(f"A{first} 6S 6D"), ben=f"A{second} 3S 7D", scores=(20, 20))
    behind = finish(FIVE_CARDS.format(f"A{second} 6S 6D"), ben=f"A{first} 3S 7D", scores=(20, 20))

    assert result(ahead)[0] == (1, 2)
    assert result(behind)[0] == (2, 1)


@pytest.mark.parametrize(("sweeps", "places"), [((1, 0), (1, 2)), ((0, 1), (2, 1))])
def test_ca_r40_sweeps_are_counted_in_the_order_in_which_they_were_made(sweeps, places):
    side = sweeps.index(0)
    hands = ["", ""]
    hands[side] = "TH"
    last = table(
        " | ".join(hands),
        "4D 6H",
        dealer=1 - side,
        to_act=side,
        sweeps=sweeps,
        scores=[20, 20],
        piles=" | ".join("2C 3C 4C" if seat != side else "" for seat in (0, 1)),
        last_capture_no_sweep=False,
    )

    after = last.play("TH takes 4D 6H")

    assert after.scores == [21, 21]
    assert result(after)[0] == places


@pytest.mark.parametrize(
    ("anna", "ben", "scores", "places"),
    [
        ("3S KS", "4S 5S", (59, 59), (2, 1)),
        ("4S 5S", "3S KS", (59, 59), (1, 2)),
        ("3S JS", "4S QS", (58, 59), (1, 2)),
    ],
)
def test_ca_r40_spades_of_spade_casino_are_counted_from_the_ace_up(anna, ben, scores, places):
    after = finish(FIVE_CARDS.format(anna), ben=ben, scores=scores, spade=True)

    assert after.scores == [61, 61]
    assert result(after)[0] == places


def test_ca_r41_exactly_the_target_is_enough():
    after = finish(f"AS 2S 3S 4S 5S 6S AH {HEARTS} AD 2D 3D 4D 6D TD AC", scores=(13, 17))

    assert after.scores == [20, 21]
    assert result(after) == ((2, 1), (20, 21))


def test_ca_r42_fixed_rounds_end_by_the_higher_total():
    assert result(finish(CA_38, rounds=1))[0] == (1, 2)
    assert result(finish(CA_38, rounds=2)) is None
    assert result(finish(CA_38, scores=(30, 0), rounds=2)) is None


def test_ca_r42_equal_totals_after_the_last_round_mean_one_more():
    tied = finish(CA_38, scores=(0, 5), rounds=1)

    assert tied.scores == [8, 8]
    assert result(tied) is None
    assert result(finish(CA_38, scores=(8, 8), rounds=1, round=2))[0] == (1, 2)


def test_ca_r50_spade_casino_counts_every_spade_and_the_jack_twice():
    anna = f"AS 2S 3S 4S TS JS AH {HEARTS} 2D 3D 4D 6D 7D 8D 9D TD JD QD KD 2C 3C"

    after = finish(anna, spade=True)

    assert after.scores == [15, 9]
    assert after.events[2].items[1] == ScoredItem("spades", (6, 7), (7, 7))


def test_imported_scores_at_the_target_are_decided_by_the_higher_total():
    after = finish(CA_38, scores=(21, 40))

    assert result(after)[0] == (2, 1)


def test_partners_share_pile_score_and_place():
    last = table(
        " |  |  | 5H",
        "5D KH",
        dealer=3,
        to_act=3,
        piles=f"{CA_38} | 2S",
        scores=[20, 0],
        last_capture=0,
    )

    after = last.play("5H takes 5D")

    assert last.game.sides == (0, 1, 0, 1)
    assert result(after)[0] == (1, 3, 1, 3)
