from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from games.rules.pirate.moves import (
    Bet,
    BetMade,
    Call,
    CardDown,
    Concede,
    Draw,
    HandDealt,
    Served,
    Show,
)
from games.rules.pirate.state import PACK
from games.rules.record import export_position, see
from tests.games.rules.pirate.table import act, begin, pirate

THREE = (10, 10, 10)


def hidden(state, viewer):
    game = pirate(len(state.players))
    return [player.hidden for player in game.observe(state, viewer).players]


def test_hand_dealt_is_told_to_its_owner_only():
    game = pirate()

    assert game.redact(HandDealt(0, "4"), 0) == HandDealt(0, "4")
    assert game.redact(HandDealt(0, "4"), 1) == HandDealt(0, None)
    assert game.redact(HandDealt(0, "4"), None) == HandDealt(0, None)


def test_card_face_down_tells_others_only_what_is_turned_up():
    event = CardDown(0, turned_up="4", card="3")

    assert pirate().redact(event, 0) == event
    assert pirate().redact(event, 1) == CardDown(0, turned_up="4", card=None)


def test_bet_is_secret_until_everybody_has_bet():
    game = pirate(3)
    step = game.apply(begin("3 4", *THREE), 0, Bet(2))

    own, other = (game.observe(step.state, viewer).players[0] for viewer in (0, 1))

    assert see(game, step, 1) == see(game, step, None) == (BetMade(0, None),)
    assert see(game, step, 0) == (BetMade(0, 2),)
    assert (own.treasures, own.bet) == (8, 2)
    assert (other.treasures, other.bet) == (10, None)
    assert game.observe(step.state, 0).players[1].bet == 0


def test_bet_is_public_once_everybody_has_bet():
    state = act(begin("3 4", *THREE), "bet2 bet1").state

    for viewer in (None, 0, 1, 2):
        seen = pirate(3).observe(state, viewer).players
        assert [(player.treasures, player.bet) for player in seen] == [(8, 2), (9, 1), (10, 0)]


def test_secret_bet_of_a_poor_seat_is_guessed_within_its_means():
    game = pirate(3)
    state = game.apply(begin("3 4", 1, 19, 10), 0, Bet(1)).state
    rich = game.apply(begin("3 4", *THREE), 0, Bet(1)).state

    poor_guess, rich_guess = (
        {game.determinize(game.observe(s, 1), Random(n)).players[0] for n in range(30)}
        for s in (state, rich)
    )

    assert {(player.treasures, player.bet) for player in poor_guess} == {(0, 1)}
    assert {(player.treasures, player.bet) for player in rich_guess} == {(9, 1), (8, 2)}


def test_hidden_card_shows_to_its_owner_only():
    state = act(begin("3 4", *THREE), "bet1 bet1").state

    assert hidden(state, 0) == ["3", None, None]
    assert hidden(state, 1) == [None, "4", None]
    assert hidden(state, 2) == hidden(state, None) == [None, None, None]


def test_pi_r24_shown_hand_is_seen_by_everybody():
    state = act(begin("3 4 7", *THREE), "bet1 bet1 served served draw call show").state

    assert hidden(state, None) == hidden(state, 2) == ["3", None, None]
    assert hidden(state, 1) == ["3", "4", None]


def test_pi_r23_conceded_card_stays_secret():
    step = act(begin("3 4 7", *THREE), "bet1 bet1 served served draw call concede")
    position = export_position(pirate(3), step.state)

    assert hidden(step.state, 0) == ["3", None, None]
    assert hidden(step.state, 2) == hidden(step.state, None) == [None, None, None]
    assert position["hands"][0] == {"hidden": None, "open": []}
    assert position["hands"][1] == {"hidden": "4", "open": []}
    assert not any(isinstance(event, HandDealt) for event in step.events)


@pytest.mark.parametrize("words", ["call concede", "call concede draw", "call concede call show"])
def test_pi_r23_conceded_card_makes_no_difference_to_anybody_else(words):
    """Exchange it for the last card of the pack, which nobody draws."""
    game = pirate(3)
    one = act(begin("3 4 1", *THREE), "bet1 bet1 served served draw").state
    swapped = one.with_player(0, replace(one.players[0], hidden=one.stock[-1]))
    two = replace(swapped, stock=(*one.stock[:-1], "3"))
    steps = [act(state, words) for state in (one, two)]

    for viewer in (None, 1, 2):
        told = [msgspec.json.encode(see(game, step, viewer)) for step in steps]
        seen = [msgspec.json.encode(game.observe(step.state, viewer)) for step in steps]
        assert told[0] == told[1]
        assert seen[0] == seen[1]


@pytest.mark.parametrize("words", ["draw draw", "draw call concede call show"])
def test_pi_r35_hidden_cards_are_gone_after_the_round(words):
    cards = "3 4 6 5" if words == "draw draw" else "3 4 7"
    state = act(begin(cards, *THREE), f"bet1 bet1 served served {words}").state

    assert state.round == 6
    assert [hidden(state, viewer) for viewer in (None, 0, 1, 2)] == [[None] * 3] * 4


def test_pi_r30_open_cards_bets_and_numbers_of_cards_are_public():
    state = act(begin("3 4 2 5", *THREE), "bet1 bet2 up served down").state

    seen = pirate(3).observe(state, None)

    assert [player.open for player in seen.players] == [("2",), ("4",), ()]
    assert [player.has_hidden for player in seen.players] == [True, True, False]
    assert [player.bet for player in seen.players] == [1, 2, 0]
    assert seen.cards_left == len(PACK) - 4


def test_totals_count_what_the_viewer_sees():
    state = act(begin("4 2"), "bet1 up").state

    own, other = (pirate().observe(state, viewer).players[0] for viewer in (0, 1))

    assert (own.half_points, own.open_half_points) == (12, 4)
    assert (other.half_points, other.open_half_points) == (4, 4)


def test_guess_deals_the_cards_that_the_viewer_does_not_see():
    game = pirate(3)
    state = act(begin("3 s 2", *THREE), "bet1 bet1 up").state
    seen = game.observe(state, 0)

    guesses = [game.determinize(seen, Random(number)) for number in range(200)]

    assert {guess.players[0].hidden for guess in guesses} == {"3"}
    assert {guess.players[1].hidden for guess in guesses} == set(PACK)
    assert all(game.invariants(guess) == () for guess in guesses)


@pytest.mark.parametrize(
    ("cards", "words", "default"),
    [
        ("3", "", Bet(1)),
        ("3", "bet2", Served()),
        ("3", "bet2 served", Draw()),
        ("3 1", "bet2 served draw", Call()),
        ("3 2", "bet2 served draw call", Show()),
        ("3 3", "bet2 served draw call", Concede()),
    ],
)
def test_seat_that_is_away_risks_little(cards, words, default):
    state = act(begin(cards), words).state
    (seat,) = pirate().node(state).seats

    assert pirate().default_action(state, seat, Random(1)) == default
