"""The dealer's expectation is that of all orders of the pack."""

from itertools import permutations

import pytest

from games.bots.pirate.banker import Banker, Claim, gain, ways
from games.bots.pirate.cards import NUMBERS, OVER, RANKS, Hand, hand_of, unseen
from games.rules.pirate.score import count
from games.rules.registry import load_game

SOME = tuple(0.1 * (number + 1) for number in NUMBERS)
ALL = (1.0,) * len(RANKS)


def packed(cards):
    return tuple(cards.count(rank) for rank in RANKS)


def best_value(cards, own, claims):
    """Return what the dealer may expect by going through every order of the cards.

    The hidden cards come first in an order.  A plan depends on the dealer's own cards only.
    """
    orders = [(order, weigh(order, claims)) for order in sorted(set(permutations(cards)))]

    def follow(orders, own, drawn, place):
        if count(own) > 15:
            return -sum(claim.bet for claim in claims[place:])
        if place == len(claims):
            return 0.0
        return max(draw(orders, own, drawn, place), call(orders, own, drawn, place))

    def draw(orders, own, drawn, place):
        at, total, value = len(claims) + drawn, sum(w for _, w in orders), 0.0
        for card in {order[at] for order, _ in orders if at < len(order)}:
            part = [(order, w) for order, w in orders if order[at] == card]
            share = sum(w for _, w in part) / total
            value += share * follow(part, (*own, card), drawn + 1, place)
        return value if at < len(cards) else -sum(claim.bet for claim in claims[place:])

    def call(orders, own, drawn, place):
        claim, total = claims[place], sum(w for _, w in orders)
        gained = sum(
            w * gain(count(own), claim.open.add(RANKS.index(order[place])).total)
            for order, w in orders
        )
        return claim.bet * gained / total + follow(orders, own, drawn, place + 1)

    return draw(orders, own, 0, 0), call(orders, own, 0, 0)


def weigh(order, claims):
    weight = 1.0
    for card, claim in zip(order, claims, strict=False):
        weight *= claim.likelihoods[RANKS.index(card)]
    return weight


@pytest.mark.parametrize(
    ("cards", "own", "claims"),
    [
        ("1357hh", ("4",), [Claim(2, Hand(8), ALL)]),
        ("126hps", ("3",), [Claim(1, Hand(2), SOME)]),
        ("2357hs", ("2", "h"), [Claim(1, Hand(9), SOME), Claim(2, Hand(), ALL)]),
        ("446hp7", ("5",), [Claim(2, Hand(6), SOME), Claim(1, Hand(10), SOME)]),
    ],
)
def test_expectation_equals_that_of_all_orders(cards, own, claims):
    values = Banker(packed(cards), claims).values(hand_of(own))

    assert values == pytest.approx(best_value(cards, own, claims))


def test_ways_put_no_card_in_two_places():
    pack = packed("4h")

    assert ways(pack, [ALL, ALL]) == 2
    assert ways(pack, [ALL, ALL, ALL]) == 0


@pytest.mark.parametrize("cards", ["7h", "s", "sh", "shh", "s4h", "s43", "ppp", "77"])
def test_hand_counts_as_the_rules_do(cards):
    assert hand_of(cards).total == min(count(tuple(cards)), OVER)


def test_unseen_cards_leave_the_whole_pack_out():
    game = load_game("casino-pirate", seats=2)
    state = game.new_match()

    assert sum(unseen(game.observe(state, 0))) == 44
