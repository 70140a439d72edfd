from collections import Counter

import pytest

from games.rules.chance import Order, Pick, Picked, Shuffle
from games.rules.core import Chance, Decision
from games.rules.cuccu.cards import PACK
from games.rules.cuccu.errors import KeepOrSwapError
from games.rules.cuccu.moves import (
    Ask,
    CatScratched,
    Cause,
    CuckooRefused,
    DealerPicked,
    Dealt,
    DeckSwapped,
    End,
    HorseJumped,
    HunterShot,
    Keep,
    Kept,
    LifeLost,
    Refuse,
    Revealed,
    RoundBegan,
    Swap,
    SwapAsked,
    Swapped,
    SwapUndone,
)
from games.rules.errors import NotToActError
from tests.games.rules.cuccu.table import act, begin, cards, cuccu, lives


def test_cu_r1_pack_has_two_of_each_of_twenty_ranks():
    ranks = {*(str(value) for value in range(-3, 16)), "F"}

    assert Counter(PACK) == dict.fromkeys(ranks, 2)
    assert len(PACK) == 40


def test_cu_r2_first_dealer_is_picked_by_chance():
    game = cuccu()

    step = game.resolve(game.new_match(), Picked(2))

    assert game.node(game.new_match()) == Chance(Pick(4))
    assert step.events == (DealerPicked(2),)
    assert step.state.dealer == 2


def test_cu_r3_seats_act_in_order_and_the_dealer_last():
    state = begin("1 2 3 4", dealer=1)

    step = act(state, "keep keep keep")

    assert state.turn == 2
    assert [e.seat for e in step.events if isinstance(e, Kept)] == [2, 3, 0]
    assert cuccu().node(step.state) == Decision((1,))


def test_cu_r3_eliminated_seats_are_passed_over():
    game = cuccu()
    state = begin("1 2", lives=(0, 3, 0, 1))

    step = act(state, "swap")

    assert state.order == (1, 3)
    assert step.events[0] == SwapAsked(1, 3)
    assert game.legal_actions(step.state, 0) == ()


def test_cu_r4_cards_come_from_the_bottom_one_at_a_time():
    state = begin("2 9 5 1 6")

    assert cards(state) == ["2", None, None, None]
    assert cards(act(state, "keep").state) == ["2", "9", None, None]


def test_cu_r5_whole_pack_is_shuffled_for_every_round():
    game = cuccu()

    after = act(begin("1 2 3 4"), "keep keep keep keep").state

    assert game.node(after) == Chance(Shuffle(PACK))
    assert cards(after) == [None] * 4
    assert after.deck == ()


def test_round_begins_with_its_order_and_the_first_card():
    game = cuccu()
    state = game.resolve(game.new_match(), Picked(3)).state

    step = game.resolve(state, Order(PACK))

    assert step.events == (RoundBegan(1, 3, (0, 1, 2, 3)), Dealt(0, "-3"))


def test_cu_r7_ordinary_card_must_be_swapped():
    step = act(begin("2 F 5 1"), "swap")

    assert step.events == (SwapAsked(0, 1), Dealt(1, "F"), Swapped(0, 1, "2", "F"))
    assert cards(step.state) == ["F", "2", None, None]


def test_cu_r9_one_request_a_turn():
    state = act(begin("2 15 5 1"), "swap").state

    with pytest.raises(NotToActError):
        cuccu().apply(state, 0, Swap())


def test_cu_r12_cu_r13_cuckoo_refuses_and_its_holder_is_next():
    step = act(begin("2 15 5 1"), "swap")

    assert step.events == (
        SwapAsked(0, 1),
        Dealt(1, "15"),
        Revealed(1, "15"),
        CuckooRefused(1, 0),
    )
    assert step.state.turn == 1


def test_cu_r14_hunter_takes_a_life_at_once():
    step = act(begin("2 14 5 1"), "swap")

    assert step.events[2:] == (
        Revealed(1, "14"),
        HunterShot(1, 0),
        LifeLost(0, 2, Cause.HUNTER),
    )
    assert cards(step.state) == ["2", "14", None, None]


def test_cu_r16_cu_r17_cat_undoes_the_chain_swap_by_swap():
    step = act(begin("-1 8 5 12"), "swap swap swap")

    assert step.events[-5:] == (
        Revealed(3, "12"),
        CatScratched(3, 2),
        LifeLost(2, 2, Cause.CAT),
        SwapUndone(1, 2),
        SwapUndone(0, 1),
    )
    assert cards(step.state) == ["-1", "8", "5", "12"]


def test_cu_r17_chain_begins_with_the_seat_that_was_dealt_the_card():
    step = act(begin("4 8 5 12"), "keep swap swap")

    assert step.events[-1] == SwapUndone(1, 2)
    assert cards(step.state) == ["4", "8", "5", "12"]


@pytest.mark.parametrize(
    ("pack", "words"),
    [
        ("1 15 5 12", "swap swap swap"),
        ("1 14 5 12", "swap swap swap"),
        ("1 11 5 12", "swap keep swap swap"),
        ("1 11 5 12", "swap ask accept swap swap"),
    ],
)
def test_cu_r22_refused_or_dropped_request_ends_the_chain(pack, words):
    step = act(begin(pack), words)

    assert [e for e in step.events if isinstance(e, SwapUndone)] == [SwapUndone(1, 2)]
    assert cards(step.state) == pack.split()


def test_cu_r23_undo_gives_nobody_a_turn():
    assert act(begin("-1 8 5 12"), "swap swap swap").state.turn == 3


def test_cu_r24_undo_when_the_asker_has_just_fallen():
    step = act(begin("-1 8 5 12", lives=(3, 3, 1, 3)), "swap swap swap")

    assert cards(step.state) == ["-1", "8", "5", "12"]
    assert [player.is_dead for player in step.state.players] == [False, False, True, False]
    assert lives(act(step.state, "keep").state) == [2, 3, 0, 3]


def test_cu_r28_chain_goes_on_through_a_refusing_inn():
    step = act(begin("-1 11 5 12"), "swap ask refuse swap swap")

    assert cards(step.state) == ["-1", "11", "5", "12"]


def test_cu_r18_cu_r19_horses_are_jumped_one_by_one():
    step = act(begin("2 13 13 9 4"), "swap")

    assert step.events == (
        SwapAsked(0, 1),
        Dealt(1, "13"),
        Revealed(1, "13"),
        HorseJumped(1, 0),
        SwapAsked(0, 2),
        Dealt(2, "13"),
        Revealed(2, "13"),
        HorseJumped(2, 0),
        SwapAsked(0, 3),
        Dealt(3, "9"),
        Swapped(0, 3, "2", "9"),
    )


def test_cu_r20_dealers_horse_sends_the_asker_to_the_top_of_the_pack():
    step = act(begin("9 7 3 13", top="12"), "keep keep swap")

    assert DeckSwapped(2, End.TOP, "3", "12") in step.events
    assert lives(step.state) == [3, 2, 3, 3]


def test_cu_r20_card_from_the_top_has_no_effect():
    step = act(begin("9 7 3 13", top="14"), "keep keep swap")

    assert [type(e) for e in step.events[-3:]] == [DeckSwapped, type(step.events[-2]), LifeLost]
    assert lives(step.state) == [3, 2, 3, 3]


def test_cu_r32_dealer_takes_the_bottom_card():
    step = act(begin("5 9 10 -3 14"), "keep keep keep swap")

    assert DeckSwapped(3, End.BOTTOM, "-3", "14") in step.events


def test_cu_r39_asker_with_a_cuckoo_is_shot_too():
    assert lives(act(begin("15 14 5 1"), "swap").state) == [2, 3, 3, 3]


def test_ordinary_turn_knows_no_inn():
    for action in (Ask(), Refuse()):
        with pytest.raises(KeepOrSwapError):
            cuccu().apply(begin("1 2 3 4"), 0, action)


def test_chain_works_with_eight_seats():
    state = begin("1 2 3 4 5 6 7 12", lives=(3,) * 8)

    step = act(state, "swap " * 7)

    assert cards(step.state) == ["1", "2", "3", "4", "5", "6", "7", "12"]
    assert lives(step.state) == [3, 3, 3, 3, 3, 3, 2, 3]
    assert cuccu(8).legal_actions(step.state, 7) == (Keep(), Swap())
