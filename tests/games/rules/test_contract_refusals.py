"""What every game refuses: exactly what is not legal, always with a ``RuleError``."""

from random import Random

import msgspec
import pytest

from games.rules.chance import Faces, Order, Pick, Picked, Roll, Shuffle
from games.rules.core import Chance, Decision, Terminal
from games.rules.errors import NotToActError, OutcomeError, RuleError
from games.rules.record import plain
from tests.games.rules.mutation import mutants


def test_apply_accepts_every_legal_action(match):
    game = match.game

    for state, node, *_ in match.sample(30, Decision):
        for seat in node.seats:
            for action in game.legal_actions(state, seat)[:60]:
                game.node(game.apply(state, seat, action).state)


def test_apply_accepts_nothing_but_legal_actions(match):
    """An action that is not in the list may only be another spelling of one that is."""
    game = match.game
    rng = Random(3)
    pool = [
        msgspec.convert(moment.entry.action, game.action_type)
        for moment in match.sample(25, Decision)
    ]

    for state, node, *_ in match.sample(12, Decision):
        for seat in node.seats:
            legal = game.legal_actions(state, seat)
            for action in (*pool, *_near_misses(game, legal, rng)):
                if action not in legal and _accepts(game, state, seat, action):
                    after = game.apply(state, seat, action).state
                    twins = [one for one in legal if type(one) is type(action)]
                    assert after in [game.apply(state, seat, one).state for one in twins], action


def _near_misses(game, legal, rng):
    for action in rng.sample(legal, min(8, len(legal))):
        for mutant in mutants(plain(action), rng):
            try:
                yield msgspec.convert(mutant, game.action_type)
            except msgspec.ValidationError:
                continue


def _accepts(game, state, seat, action):
    try:
        game.apply(state, seat, action)
    except RuleError:
        return False
    return True


def test_refusal_has_a_code_and_a_sentence(match):
    game = match.game
    action = msgspec.convert(match.sample(1, Decision)[0].entry.action, game.action_type)

    with pytest.raises(RuleError) as refusal:
        game.apply(match.moments[-1].state, 0, action)

    assert refusal.value.code == "not_to_act"
    assert str(refusal.value) == NotToActError.sentence


def test_apply_refuses_seats_that_are_not_asked(match):
    game = match.game
    action = msgspec.convert(match.sample(1, Decision)[0].entry.action, game.action_type)

    for state, node, *_ in match.sample(40, Chance, Decision, Terminal):
        asked = node.seats if isinstance(node, Decision) else ()
        for seat in range(-1, game.seats + 1):
            if seat not in asked:
                with pytest.raises(NotToActError):
                    game.apply(state, seat, action)
                assert game.legal_actions(state, seat) == ()


WRONG = (
    Order(("2S",)),
    Order(()),
    Faces(()),
    Faces((0,)),
    Faces((7, 1, 1, 1)),
    Picked(-1),
    Picked(99),
)


@pytest.mark.parametrize("outcome", WRONG, ids=str)
def test_resolve_refuses_what_chance_was_not_asked(match, outcome):
    game = match.game

    for state, *_ in match.sample(10, Chance, Decision, Terminal):
        with pytest.raises(OutcomeError):
            game.resolve(state, outcome)


def test_resolve_refuses_near_misses(match):
    game = match.game

    for state, node, *_ in match.sample(10, Chance):
        for outcome in _wrong_answers(node.draw):
            with pytest.raises(OutcomeError):
                game.resolve(state, outcome)


def _wrong_answers(draw):
    match draw:
        case Shuffle(cards):
            return (Order(cards[:-1]), Order((*cards, cards[0])), Order((cards[0], *cards[:-1])))
        case Roll(count, sides):
            low = (1,) * (count - 1)
            return (Faces(low), Faces((*low, 0)), Faces((*low, sides + 1)), Faces((*low, 1, 1)))
        case _:
            return (Picked(-1), Picked(draw.count))


def test_resolve_accepts_every_pick_and_every_face(match):
    game = match.game

    for state, node, *_ in match.sample(10, Chance):
        for outcome in _right_answers(node.draw):
            after = game.resolve(state, outcome).state
            assert game.invariants(after) == ()


def _right_answers(draw):
    match draw:
        case Pick(count):
            return [Picked(value) for value in range(count)]
        case Roll(count, sides):
            return [Faces((face,) * count) for face in range(1, sides + 1)]
        case _:
            return [Order(draw.cards), Order(draw.cards[::-1])]
