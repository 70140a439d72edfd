"""Guesses of hidden hands hold what is certain, and what is likely more often."""

from random import Random

import pytest

from games.bots.casino.guesses import Guesser
from games.bots.casino.kinds import count, holds, kinds_in
from games.bots.casino.memory import Seen
from games.bots.casino.plays import Built, Plays
from games.rules.french import PACK
from games.rules.registry import load_game

UNSEEN = ["9H", "9S", "2C", "3D", "KC", "QD", "JH", "8S"]


def guesser(game=None, *, hand=("TD", "5C"), sizes=(2, 2), builds=(), seen=(), unseen=UNSEEN):
    game = game or load_game("casino")
    return Guesser(
        plays=Plays(game.variant, game.sides),
        seat=0,
        hand=count(hand),
        sizes=sizes,
        unseen=[count([name]) for name in unseen],
        builds=builds,
        seen=seen,
    )


def number_of(cards):
    return sum(number for _, number in kinds_in(cards))


def test_guess_keeps_the_known_hand_and_the_sizes_of_the_others():
    guesses = guesser(load_game("casino", seats=3), sizes=(2, 3, 2)).guess(Random(1), 20)

    assert {hands[0] for hands in guesses} == {count(["TD", "5C"])}
    assert {tuple(map(number_of, hands)) for hands in guesses} == {(2, 3, 2)}
    assert all(holds(count(UNSEEN), hands[1] + hands[2]) for hands in guesses)
    assert len({*guesses}) > 10


def test_owner_of_a_build_holds_a_card_for_it():
    build = Built(9, 1, count(["4C", "5D"]), multiple=False)

    guesses = guesser(builds=(build,)).guess(Random(1), 30)

    assert all(hands[1] & (count(["9H"]) | count(["9S"])) for hands in guesses)


def test_owner_of_a_build_without_a_card_left_for_it_is_guessed_freely():
    build = Built(9, 1, count(["4C", "5D"]), multiple=False)

    ((_, other),) = guesser(builds=(build,), unseen=["KC", "QD"]).guess(Random(1), 1)

    assert other == count(["KC", "QD"])


def test_who_trailed_beside_a_card_is_seldom_thought_to_hold_its_equal():
    loose = count(["KD", "AS"])
    trail = Seen(1, count(["4C"]), (loose, ()), (loose + count(["4C"]), ()))

    def share(seen):
        guesses = guesser(seen=seen, unseen=[*UNSEEN, "AC"]).guess(Random(3), 400)
        return sum(holds(hands[1], count(["AC"])) for hands in guesses) / len(guesses)

    assert share((trail,)) < share(()) - 0.05


def test_play_that_the_search_leaves_out_says_nothing():
    table = count(PACK[:4]), ()
    odd = Seen(1, count(["4C"]), table, (0, ()))

    assert len(guesser(seen=(odd,)).guess(Random(1), 5)) == 5


@pytest.mark.parametrize("seen", [(), (Seen(0, 1, (0, ()), (1, ())),)])
def test_same_seed_guesses_the_same(seen):
    assert guesser(seen=seen).guess(Random(4), 6) == guesser(seen=seen).guess(Random(4), 6)
