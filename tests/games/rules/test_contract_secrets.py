"""No game tells anybody what he may not know.

Two worlds that look the same to a viewer must stay the same to him: the same bytes of
observation, events, legal actions, choices and refusals, whatever lies hidden in them.
"""

from random import Random

import msgspec

from games.rules.chance import Order, Shuffle
from games.rules.core import Chance, Decision, Terminal
from games.rules.errors import RuleError
from games.rules.record import see
from tests.games.rules.matches import encode, viewers

KINDS = (Chance, Decision, Terminal)

PUTS_CARDS_AWAY = {"casino", "casino-italian", "casino-pirate"}
"""Games that show cards at the end of a round and put them away in the same step."""


def worlds(match, size, *kinds):
    """Yield states of a match with a second world that looks the same to a viewer."""
    rng = Random(4)
    for moment in match.sample(size, *kinds):
        for viewer in viewers(match.game):
            observation = match.game.observe(moment.state, viewer)
            yield moment, viewer, match.game.determinize(observation, rng)


def test_determinized_world_looks_the_same(match):
    game = match.game

    for moment, viewer, other in worlds(match, 25, *KINDS):
        assert encode(game.observe(other, viewer)) == encode(game.observe(moment.state, viewer))
        assert game.invariants(other) == ()
        assert game.node(other) == moment.node


def test_determinize_depends_on_the_observation_and_the_generator_only(match):
    game = match.game

    for state, *_ in match.sample(5, *KINDS):
        for viewer in viewers(game):
            observation = game.observe(state, viewer)
            copy = msgspec.json.decode(encode(observation), type=game.observation_type)
            assert game.determinize(copy, Random(5)) == game.determinize(observation, Random(5))


def test_determinized_world_is_a_guess(match):
    """Else something is not hidden, or is guessed with knowledge of the state."""
    guesses = list(worlds(match, 25, Chance, Decision))

    assert any(encode(moment.state) != encode(other) for moment, _, other in guesses)


def test_spectator_sees_nothing_that_a_seat_does_not(match):
    game = match.game

    for moment, _, other in worlds(match, 25, *KINDS):
        assert encode(game.observe(other, None)) == encode(game.observe(moment.state, None))


def test_actions_and_refusals_are_the_same_in_both_worlds(match):
    game = match.game
    pool = [
        msgspec.convert(moment.entry.action, game.action_type)
        for moment in match.sample(15, Decision)
    ]

    for moment, viewer, other in worlds(match, 15, Decision):
        if viewer is not None:
            assert _offers(game, other, viewer) == _offers(game, moment.state, viewer)
            for action in pool:
                told = _refusal(game, moment.state, viewer, action)
                assert _refusal(game, other, viewer, action) == told


def _offers(game, state, seat):
    legal = game.legal_actions(state, seat)
    default = game.default_action(state, seat, Random(6)) if legal else None
    return encode((legal, game.choices(state, seat), default))


def _refusal(game, state, seat, action):
    try:
        game.apply(state, seat, action)
    except RuleError as error:
        return error.code, str(error)
    return None


def test_events_tell_what_the_observation_shows_and_no_more(match):
    """The same move in both worlds: the viewer is told a difference exactly if he sees one."""
    game = match.game

    for moment, viewer, other in worlds(match, 40, Decision):
        seat = moment.entry.seat
        action = msgspec.convert(moment.entry.action, game.action_type)
        if action in game.legal_actions(other, seat):
            _compare(game, moment.step, game.apply(other, seat, action), viewer)


def test_secret_choice_is_told_to_nobody_else(match):
    """Two actions of one seat: another viewer is told a difference exactly if he sees one.

    Actions that are called differently are known to differ.
    """
    game = match.game

    for state, _, entry, step in match.sample(25, Decision):
        for action in Random(8).sample(game.legal_actions(state, entry.seat), 1):
            other = game.apply(state, entry.seat, action)
            if _kinds(other) == _kinds(step):
                for viewer in viewers(game):
                    _compare(game, step, other, viewer)


def test_deal_tells_each_seat_its_own_cards_only(match):
    """Two shuffles that differ in two cards, or a whole one."""
    game = match.game

    for state, node, entry, step in match.sample(12, Chance):
        if isinstance(node.draw, Shuffle):
            for cards in _shuffles(entry.chance.cards):
                other = game.resolve(state, Order(cards))
                for viewer in viewers(game):
                    _compare(game, step, other, viewer)


def _shuffles(cards):
    rng = Random(9)
    for _ in range(12):
        one, two = sorted(rng.sample(range(len(cards)), 2))
        yield (*cards[:one], cards[two], *cards[one + 1 : two], cards[one], *cards[two + 1 :])
    yield tuple(rng.sample(cards, len(cards)))


def _compare(game, one, two, viewer):
    told = _told_apart(game, one, two, viewer)
    shown = encode(game.observe(one.state, viewer)) != encode(game.observe(two.state, viewer))
    if not (told and game.slug in PUTS_CARDS_AWAY and _ends_round(game, one, two)):
        assert told == shown, (viewer, see(game, one, viewer), see(game, two, viewer))


def _kinds(step):
    return [type(event) for event in step.events]


def _told_apart(game, one, two, viewer):
    return encode(see(game, one, viewer)) != encode(see(game, two, viewer))


def _ends_round(game, one, two):
    is_public = _told_apart(game, one, two, None)
    return is_public and not isinstance(game.node(one.state), Decision)


def test_redacting_again_changes_nothing(match):
    game = match.game

    for *_, step in match.sample(60, Chance, Decision):
        for event in step.events:
            public = game.redact(event, None)
            for viewer in viewers(game):
                told = game.redact(event, viewer)
                assert game.redact(told, viewer) == told
                assert game.redact(told, None) == public
