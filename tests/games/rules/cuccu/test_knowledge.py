from random import Random

from games.rules.cuccu.cards import SPECIAL
from games.rules.cuccu.moves import Dealt, DeckSwapped, End, Swapped
from games.rules.cuccu.state import RoundSummary
from tests.games.rules.cuccu.table import act, begin, cuccu


def seen(state, viewer):
    players = cuccu(len(state.players)).observe(state, viewer).players
    return [player.held and player.held.card for player in players]


def test_cu_r8_both_swappers_know_both_cards_and_nobody_else():
    state = act(begin("2 9 5 1"), "swap").state

    assert seen(state, 0) == seen(state, 1) == ["9", "2", None, None]
    assert seen(state, 2) == seen(state, 3) == seen(state, None) == [None, None, None, None]


def test_cu_r8_card_handed_on_is_still_known_to_who_has_held_it():
    state = act(begin("2 9 5 1"), "swap swap").state

    assert seen(state, 0) == ["9", None, "2", None]
    assert seen(state, 1) == ["9", "5", "2", None]
    assert seen(state, 2) == [None, "5", "2", None]


def test_cu_r46_revealed_card_stays_known_where_it_goes():
    state = act(begin("2 11 9 4"), "swap ask refuse").state

    assert seen(state, None) == ["11", None, None, None]
    assert seen(state, 3) == ["11", None, None, None]


def test_cu_r8_events_show_cards_to_who_handles_them():
    game = cuccu()
    dealt, swapped = Dealt(1, "9"), Swapped(0, 1, "2", "9")
    drawn = DeckSwapped(3, End.BOTTOM, "1", "6")

    assert [game.redact(dealt, v) == dealt for v in (None, 0, 1, 2)] == [False, False, True, False]
    assert [game.redact(swapped, v) == swapped for v in (None, 0, 1, 2)] == [
        False,
        True,
        True,
        False,
    ]
    assert game.redact(drawn, 3) == drawn
    assert game.redact(drawn, 0) == DeckSwapped(3, End.BOTTOM, None, None)


def test_dead_card_is_not_shown_in_the_comparison():
    after = act(begin("2 14 5 1", lives=(1, 3, 3, 3)), "swap keep keep keep").state

    assert after.last_round == RoundSummary((None, "14", "5", "1"), (0, 0, 0, 1))


def test_observation_names_the_seat_that_a_swap_would_ask():
    game = cuccu()
    first = begin("2 13 9 4")
    horse = act(first, "swap").state
    last = act(horse, "keep").state

    assert [game.observe(s, None).asks for s in (first, horse, last)] == [1, 3, None]


def test_card_that_had_to_be_swapped_is_never_guessed_as_special():
    game = cuccu()
    state = act(begin("2 9 5 1"), "swap keep").state
    rng = Random(1)

    worlds = [game.determinize(game.observe(state, 3), rng) for _ in range(300)]

    assert {world.held_by(0).card for world in worlds}.isdisjoint(SPECIAL)
    assert not {world.held_by(2).card for world in worlds}.isdisjoint(SPECIAL)
