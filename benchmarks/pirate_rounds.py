"""What a player of Casino Pirate gains: ``python -m benchmarks.pirate_rounds master club --dealer club``.

Two seats play single rounds.  Each pack is played twice against the same dealer, once by the first
player and once by the second.  Prints how many treasures a round the first gains more, with its
95 % confidence interval.  The player ``cheat`` knows every card and how the dealer will play them:
nobody can gain more against this dealer.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from games.bots.core import Bot, look
from games.bots.levels import LEVELS, bot_of
from games.fair.stream import draw_outcome
from games.rules.chance import Picked
from games.rules.core import Chance, Decision
from games.rules.record import see
from games.rules.registry import load_game
from games.strength.simulation import seed_of

GAME: Final = load_game("casino-pirate", seats=2)
SLUG: Final = GAME.slug
NORMAL_95: Final = 1.96
SEED: Final = "5eed"
PLAYER: Final = 0
DEALER: Final = 1
CHEAT: Final = "cheat"


class Round:
    """A round in which seat 0 plays and seat 1 deals, as far as it is played."""

    def __init__(self, state: Any, heard: Sequence[Sequence[Any]] = ((), ())) -> None:
        self.state, self.heard = state, tuple(tuple(events) for events in heard)

    @property
    def gained(self) -> int:
        """What the player has more than at the beginning."""
        before: int = GAME.new_match().players[PLAYER].treasures
        after: int = self.state.players[PLAYER].treasures
        return after - before

    @property
    def turn(self) -> int | None:
        """The seat that is to act, ``None`` after the round."""
        node = GAME.node(self.state)
        return node.seats[0] if isinstance(node, Decision) else None

    def act(self, action: Any) -> Round:
        seat = self.turn
        assert seat is not None  # noqa: S101 -- only who is asked acts
        step = GAME.apply(self.state, seat, action)
        heard = [(*self.heard[viewer], *see(GAME, step, viewer)) for viewer in (PLAYER, DEALER)]
        return Round(step.state, heard)

    def ask(self, bot: Bot) -> Round:
        """Let a bot act for whoever is to."""
        seat = self.turn
        assert seat is not None  # noqa: S101 -- only who is asked acts
        view = look(GAME, self.state, seat, self.heard[seat])
        return self.act(bot.choose(view, Random(len(view.events))))


def begin(seed: str) -> Round:
    state = GAME.resolve(GAME.new_match(), Picked(DEALER)).state
    node = GAME.node(state)
    assert isinstance(node, Chance)  # noqa: S101 -- the pack is shuffled first
    step = GAME.resolve(state, draw_outcome(node.draw, seed=seed, version=1))
    return Round(step.state, [tuple(see(GAME, step, viewer)) for viewer in (PLAYER, DEALER)])


def play(now: Round, player: Bot, dealer: Bot) -> int:
    """Return what the player gains."""
    while (turn := now.turn) is not None:
        now = now.ask(player if turn == PLAYER else dealer)
    return now.gained


def cheat(now: Round, dealer: Bot) -> int:
    """Return the most that a player can gain who tries everything with the cards as they lie."""
    while now.turn == DEALER:
        now = now.ask(dealer)
    if now.turn is None:
        return now.gained
    actions = GAME.legal_actions(now.state, PLAYER)
    return max(cheat(now.act(action), dealer) for action in actions)


def gain(name: str, seed: str, dealer: Bot) -> int:
    if name == CHEAT:
        return cheat(begin(seed), dealer)
    return play(begin(seed), bot_of(SLUG, name), dealer)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", choices=(*LEVELS, CHEAT))
    parser.add_argument("second", choices=LEVELS)
    parser.add_argument("--dealer", default="club", choices=LEVELS)
    parser.add_argument("--rounds", default=1000, type=int)
    args = parser.parse_args()
    dealer = bot_of(SLUG, args.dealer)
    seeds = [seed_of(SEED, number) for number in range(args.rounds)]
    first = [gain(args.first, seed, dealer) for seed in seeds]
    leads = [one - gain(args.second, seed, dealer) for one, seed in zip(first, seeds, strict=True)]
    error = NORMAL_95 * stdev(leads) / len(leads) ** 0.5
    print(
        f"{args.first} v {args.second}, dealt by {args.dealer}, {args.rounds} packs: "
        f"{fmean(leads):+.3f} ± {error:.3f} treasures a round ({args.first}: {fmean(first):+.3f})"
    )


if __name__ == "__main__":
    main()
