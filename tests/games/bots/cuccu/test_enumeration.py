"""Cuccù's last decisions are those of a plain count by the written rules, without the engine."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from games.bots.core import look
from games.bots.levels import bot_of
from games.rules.chance import Order, Picked
from games.rules.cuccu.cards import LADDER, PACK
from games.rules.cuccu.moves import Accept, Ask, Keep, Refuse, Swap
from games.rules.registry import load_game

GAME = load_game("cuccu", seats=2)
MASTER = bot_of("cuccu", "master")
RANKS = (*LADDER, "F")
LIVES = ((3, 3), (1, 3), (2, 1), (1, 1))
INN = "11"


def dealt(lives, *first):
    """Return a match of two in which these are the bottom cards, and seat 1 deals."""
    rest = list((Counter(PACK) - Counter(first)).elements())
    state = GAME.resolve(GAME.new_match(), Picked(1)).state
    state = GAME.resolve(state, Order((*first, *rest))).state
    players = (replace(p, lives=n) for p, n in zip(state.players, lives, strict=True))
    return replace(state, players=tuple(players))


def losers(cards):
    """Return who loses a life in the comparison (CU-R34 to CU-R38)."""
    mortal = [card for card in cards if card not in {"15", "F"}]
    if mortal:
        lowest = {min(mortal, key=int)}
        fools = {"F"} if cards.count("F") == 1 else set()
        return [card in lowest | fools for card in cards]
    return [card == "F" for card in cards]


def chance(own, other):
    """Return the chance to win if each of two players is as likely to lose the next life."""
    if own == other:
        return 0.5
    if not own or not other:
        return float(own > 0)
    return (chance(own - 1, other) + chance(own, other - 1)) / 2


def after(lives, first, dealer, seat, *, is_covered=False):
    """Return a seat's chance to win after the cards of the two are compared."""
    paid = [int(lost) for lost in losers([first, dealer])]
    if is_covered and first == "0" and paid[0]:
        paid = [0, paid[1] + 1]
    left = [max(life - loss, 0) for life, loss in zip(lives, paid, strict=True)]
    return chance(left[seat], left[1 - seat])


def unseen(*known):
    left = Counter(PACK) - Counter(known)
    return [(card, number / left.total()) for card, number in left.items()]


def last_swap(lives, first, known, seat, *, is_covered=False):
    """Return a seat's chance to win if the dealer takes the bottom card."""
    return sum(
        part * after(lives, first, card, seat, is_covered=is_covered)
        for card, part in unseen(first, *known)
    )


def values(state, seat):
    explanation = MASTER.explain(look(GAME, state, seat, ()), Random(1))
    return explanation, {found.action: found.value for found in explanation.candidates}


@pytest.mark.parametrize("lives", LIVES)
def test_dealers_last_decision_is_exact_with_every_card(lives):
    for card in RANKS:
        state = GAME.apply(dealt(lives, "8" if card != "8" else "9", card), 0, Keep()).state
        explanation, found = values(state, 1)

        assert explanation.exact
        kept = sum(part * after(lives, first, card, 1) for first, part in unseen(card))
        swapped = sum(part * last_swap(lives, first, (card,), 1) for first, part in unseen(card))
        assert found == pytest.approx({Keep(): kept, Swap(): swapped})


@pytest.mark.parametrize("lives", LIVES)
def test_dealers_last_decision_is_exact_after_a_swap(lives):
    plain = [card for card in RANKS if card not in {"11", "12", "13", "14", "15"}]
    for own, given in product(RANKS, plain[::4]):
        if own == given:
            continue
        state = GAME.apply(dealt(lives, own, given), 0, Swap()).state
        explanation, found = values(state, 1)

        assert explanation.exact
        kept, swapped = after(lives, given, own, 1), last_swap(lives, given, (own,), 1)
        assert found == pytest.approx({Keep(): kept, Swap(): swapped})


@pytest.mark.parametrize("lives", LIVES)
def test_asker_before_an_inn_weighs_cover_and_bluff(lives):
    for card in RANKS:
        if card == INN:
            continue
        state = GAME.apply(dealt(lives, card, INN), 0, Swap()).state
        explanation, found = values(state, 0)

        assert not explanation.exact, "the innkeeper still decides"
        kept = after(lives, card, INN, 0)
        asked = after(lives, card, INN, 0, is_covered=True)
        assert found == pytest.approx({Keep(): kept, Ask(): asked})


@pytest.mark.parametrize("lives", LIVES)
def test_innkeeper_weighs_a_promise_with_every_card_of_the_asker(lives):
    state = GAME.apply(GAME.apply(dealt(lives, "0", INN), 0, Swap()).state, 0, Ask()).state

    explanation, found = values(state, 1)

    assert not explanation.exact, "whoever is refused acts again"
    promised = refused = 0.0
    for card, part in unseen(INN):
        promised += part * after(lives, card, INN, 1, is_covered=True)
        goes_on = card != "F" and (int(card) >= 4 or card == "15")
        refused += part * (
            after(lives, INN, card, 1) if goes_on else last_swap(lives, INN, (card,), 1)
        )
    assert found == pytest.approx({Accept(): promised, Refuse(): refused})
