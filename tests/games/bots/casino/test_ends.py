"""What the end of a deal is worth."""

import pytest

from games.bots.casino.ends import SCALE, Judge
from games.bots.casino.kinds import count
from games.bots.casino.plays import Built
from games.bots.casino.standing import Standing
from games.bots.casino.tally import SWEEPS_AT, capture, count_kinds, of_side
from games.rules.registry import load_game


def judge(game=None, *, seat=0, leader=0, stock=8, rounds_left=0):
    game = game or load_game("casino")
    sides = max(game.sides) + 1
    standing = Standing(variant=game.variant, scores=(0,) * sides, rounds_left=rounds_left)
    return Judge(
        variant=game.variant,
        sides=game.sides,
        standing=standing,
        seat=seat,
        leader=leader,
        stock=stock,
    )


def tally(*piles, sweeps=()):
    """Return the tally of sides with these cards; nobody captured last."""
    return sum(
        of_side(count_kinds(count(pile)) + (sweeps.count(side) << SWEEPS_AT), side)
        for side, pile in enumerate(piles)
    )


HEARTS = [rank + "H" for rank in "23456789TJQK"]
CLUBS = [rank + "C" for rank in "23456789TJQK"]


@pytest.mark.parametrize("seat", [0, 1])
def test_won_round_is_worth_a_match_when_no_other_follows(seat):
    value = judge(seat=seat, stock=0).value(0, (), tally([*HEARTS, "TD"], CLUBS))

    assert value == pytest.approx(SCALE if seat == 0 else 0, abs=0.001 * SCALE)


def test_cards_left_go_to_the_last_capturer():
    piles = tally(HEARTS[:6], CLUBS[:8])
    last = capture(count(["KD"]), seat=0, side=0, swept=False)

    value = judge(stock=0).value(count(["2S", "3D"]), (), piles + last)

    assert value > 0.9 * SCALE


def test_cards_left_go_to_nobody_where_nobody_captured():
    value = judge(stock=0).value(count(["2S", "3D"]), (), 0)

    assert value == SCALE // 2


@pytest.mark.parametrize(("counts", "better"), [(True, False), (False, True)])
def test_sweep_with_the_last_capture_counts_by_option(counts, better):
    game = load_game("casino", options={"last_capture_no_sweep": counts})
    swept = capture(count(["KD"]), seat=0, side=0, swept=True)
    plain = capture(count(["KD"]), seat=0, side=0, swept=False)
    both = judge(game, stock=0)

    assert (both.value(0, (), swept) > both.value(0, (), plain)) is better


@pytest.mark.parametrize(
    ("more", "less"),
    [
        (tally(["TD"], ["9D"]), tally(["9D"], ["TD"])),
        (tally(HEARTS, []), tally(HEARTS[1:], [])),
        (tally(["5S", "6S"], ["5D", "6D"]), tally(["5S", "6D"], ["5D", "6S"])),
        (tally(["5S"], ["5D"], sweeps=(0,)), tally(["5S"], ["5D"])),
    ],
    ids=["big casino", "cards", "spades", "sweeps"],
)
@pytest.mark.parametrize("stock", [8, 40])
def test_more_is_worth_more_before_the_last_deal(more, less, stock):
    one = judge(stock=stock)

    assert one.value(0, (), more) > one.value(0, (), less)


def test_leader_likes_loose_cards():
    few, more = count(["2C", "3C", "9H"]), count(["2C", "3C", "9H", "8H"])

    assert judge(leader=0).value(more, (), 0) > judge(leader=0).value(few, (), 0)
    assert judge(leader=1).value(more, (), 0) < judge(leader=1).value(few, (), 0)


def test_build_that_a_search_stops_at_is_worth_something_to_its_owner():
    build = Built(9, 1, count(["4C", "5D"]), multiple=False)

    assert judge().value(0, (build,), 0) < judge().value(0, (), 0)


def test_lead_beyond_the_table_of_chances_is_as_good_as_its_end():
    whole = tally([*HEARTS, "TD", "2S", "AS", "AH", "AD", "AC"], [], sweeps=(0,) * 30)

    assert judge().value(0, (), whole) == pytest.approx(SCALE, abs=0.01 * SCALE)


@pytest.mark.parametrize("stock", [0, 12])
def test_three_sides_count_the_lead_over_the_mean_of_the_others(stock):
    game = load_game("casino", seats=3)

    value = judge(game, stock=stock).value(0, (), tally(["TD"], ["AC"], []))

    assert value > judge(game, stock=stock).value(0, (), tally(["AC"], ["TD"], []))


def test_spades_count_one_by_one_in_spade_casino():
    game = load_game("casino", options={"spade": True})

    jack = judge(game).value(0, (), tally(["JS"], ["QS"]))

    assert jack > judge(game).value(0, (), tally(["QS"], ["JS"]))


def test_sweeps_are_worth_nothing_in_plain_casino_by_italian_rules():
    game = load_game("casino-italian")

    assert judge(game).value(0, (), tally([], [], sweeps=(0,))) == judge(game).value(0, (), 0)
