from random import Random

import msgspec
import pytest

from games.rules.casanova.moves import Announce, Match, Play, Played, Quitte, Withdraw
from games.rules.record import see
from tests.games.rules.casanova.table import begin, casanova, play_cards, play_turn


def test_cv_r3_others_learn_only_that_a_card_was_played():
    game = casanova()

    step = game.apply(begin(), 0, Announce(2, 5))

    assert see(game, step, 0)[1] == Played(seat=0, card=5)
    assert see(game, step, 1)[1] == see(game, step, None)[1] == Played(seat=0, card=None)


def test_cv_r4_card_shows_to_its_owner_only():
    state = play_cards(begin(), (5, 6, 7)).state

    seen = [[p.card for p in casanova().observe(state, v).players] for v in (None, 0, 1, 2)]

    assert seen == [[None, None, None], [5, None, None], [None, 6, None], [None, None, 7]]
    assert all(player.has_played for player in casanova().observe(state, None).players)


@pytest.mark.parametrize("viewer", [None, 0])
def test_cv_r4_worlds_with_other_cards_look_the_same(viewer):
    one = play_turn(begin(), (5, 6, 7), (3, 3), "double").state
    two = play_turn(begin(), (5, 1, 12), (3, 3), "double").state

    seen = [msgspec.json.encode(casanova().observe(state, viewer)) for state in (one, two)]

    assert seen[0] == seen[1]


def test_cv_r5_used_cards_are_public():
    state = play_turn(begin(), (5, 6, 7), (3,), "quitte").state

    for viewer in (None, 0, 1, 2):
        players = casanova().observe(state, viewer).players
        assert [player.used for player in players] == [(5,), (6,), (7,)]


def test_cv_r34_coins_are_public_and_the_hand_is_known_before_the_announcement():
    state = begin(13, 12, 11, turn=2, used=((5,), (6,), (7,)))

    seen = casanova().observe(state, 0)

    assert [player.coins for player in seen.players] == [13, 12, 11]
    assert seen.hand == (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13)
    assert casanova().observe(state, None).hand == ()


def test_guessed_card_is_one_that_the_seat_can_still_have():
    used = tuple(range(1, 11))
    state = play_cards(begin(turn=11, used=(used,) * 3), (11, 12, 13)).state
    seen = casanova().observe(state, 0)

    guesses = [casanova().determinize(seen, Random(number)) for number in range(40)]

    assert {guess.players[0].card for guess in guesses} == {11}
    assert {guess.players[1].card for guess in guesses} == {11, 12, 13}


def test_cv_r7_silence_after_the_roll_is_quitte():
    state = play_turn(begin(), (5, 6, 7), (3,), "").state

    assert casanova().default_action(state, 0, Random(1)) == Quitte()


def test_cv_r32_seat_that_is_away_plays_at_random_and_withdraws():
    game = casanova()
    announced = game.apply(begin(), 0, Announce(1, 5)).state
    doubled = play_turn(begin(), (5, 6, 7), (3,), "double").state

    assert game.default_action(begin(), 0, Random(1)) in game.legal_actions(begin(), 0)
    plays = {game.default_action(announced, 1, Random(number)) for number in range(200)}
    assert plays == {Play(card) for card in range(1, 14)}
    assert game.default_action(doubled, 1, Random(1)) == Withdraw()
    assert Match() in game.legal_actions(doubled, 1)
