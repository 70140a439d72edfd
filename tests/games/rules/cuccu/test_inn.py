from random import Random

import pytest

from games.rules.cuccu.errors import AnswerAskerError, InnInTheWayError
from games.rules.cuccu.moves import (
    Accept,
    Ask,
    Cause,
    CoverAccepted,
    CoverAsked,
    CoverRefused,
    Dealt,
    InnReached,
    Keep,
    LifeLost,
    Refuse,
    RequestDropped,
    Revealed,
    Swap,
    SwapAsked,
    Swapped,
)
from tests.games.rules.cuccu.table import act, begin, cards, cuccu, lives


def test_cu_r25_cu_r31_inn_is_shown_and_halts_the_asker():
    step = act(begin("2 11 9 4"), "swap")

    assert step.events == (SwapAsked(0, 1), Dealt(1, "11"), Revealed(1, "11"), InnReached(1, 0))
    assert cuccu().legal_actions(step.state, 0) == (Keep(), Ask())
    assert step.state.held_by(1).is_revealed


def test_cu_r25_asker_cannot_demand_the_swap():
    state = act(begin("2 11 9 4"), "swap").state

    for action in (Swap(), Accept(), Refuse()):
        with pytest.raises(InnInTheWayError):
            cuccu().apply(state, 0, action)


def test_cu_r25_dropped_request_leaves_the_innkeeper_his_turn():
    step = act(begin("2 11 9 4"), "swap keep")

    assert step.events[-1] == RequestDropped(0, 1)
    assert cuccu().legal_actions(step.state, 1) == (Keep(), Swap())


def test_innkeeper_answers_before_anything_else():
    state = act(begin("2 11 9 4"), "swap ask").state

    for action in (Keep(), Swap(), Ask()):
        with pytest.raises(AnswerAskerError):
            cuccu().apply(state, 1, action)


def test_cu_r27_innkeeper_may_hand_the_inn_on():
    step = act(begin("0 11 9 4"), "swap ask accept swap keep keep")

    assert step.events[4:6] == (CoverAsked(0, 1), CoverAccepted(1, 0))
    assert LifeLost(1, 2, Cause.COVER, asker=0) in step.events


def test_cu_r28_refusal_forces_the_swap():
    step = act(begin("2 11 9 4"), "swap ask refuse")

    assert step.events[-2:] == (CoverRefused(1, 0), Swapped(0, 1, "2", "11"))
    assert cards(step.state) == ["11", "2", None, None]
    assert cuccu().legal_actions(step.state, 1) == (Keep(), Swap())


def test_cu_r29_innkeeper_who_is_lowest_too_pays_twice():
    step = act(begin("0 11 0 13"), "swap ask accept swap keep")

    assert cards(act(begin("0 11 0 13"), "swap ask accept swap").state) == ["0", "0", "11", None]
    assert lives(act(step.state, "keep").state) == [3, 1, 3, 3]


def test_cu_r40_lives_stop_at_zero():
    state = begin("0 11 0 13", lives=(3, 1, 3, 3))

    step = act(state, "swap ask accept swap keep keep")

    assert lives(step.state) == [3, 0, 3, 3]
    assert [e.lives for e in step.events if isinstance(e, LifeLost)] == [0]


def test_cu_r30_cover_lapses_with_the_innkeeper():
    state = begin("0 11 14 4", lives=(3, 1, 3, 3))

    step = act(state, "swap ask accept swap keep keep")

    assert lives(step.state) == [2, 0, 3, 3]


def test_cu_r26_bluff_covers_nothing():
    step = act(begin("2 11 6 4"), "swap ask accept keep keep keep")

    assert lives(step.state) == [2, 3, 3, 3]


def test_cu_r45_silence_keeps_and_refuses():
    game = cuccu()
    turn = begin("2 11 9 4")
    inn = act(turn, "swap").state
    cover = act(inn, "ask").state

    assert game.default_action(turn, 0, Random(0)) == Keep()
    assert game.default_action(inn, 0, Random(0)) == Keep()
    assert game.default_action(cover, 1, Random(0)) == Refuse()
