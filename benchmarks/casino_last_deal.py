"""Is the last deal of two-seat Casino played without an error?  ``python -m benchmarks.casino_last_deal``.

Last deals are reached by greedy players who now and then play anything.  The master's play is
compared with a plain search by the rules engine itself, which shares no code with the bot's.
Prints the errors, and the CPU time of the master's first play of each last deal.
"""

from __future__ import annotations

import argparse
import gc
import json
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any, Final

from games.bots.casino import GreedyCasino
from games.bots.core import look
from games.bots.levels import bot_of
from games.rules.casino.moves import CasinoAction, RoundScored, Trail
from games.rules.chance import Order, Picked
from games.rules.core import AnyGame, Seat
from games.rules.french import PACK
from games.rules.record import see
from games.rules.registry import load_game

MOST: Final = 1000
"""More than any value of a round."""
WIN: Final = 100
"""A round won is worth more than any lead."""
WHIM: Final = 0.2
"""How often the players who reach the last deal play anything."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--game", default="casino", choices=("casino", "casino-italian"))
    parser.add_argument("--options", default='{"rounds": 1}', type=json.loads)
    args = parser.parse_args()
    game = load_game(args.game, options=args.options)
    errors, times = 0, []
    for number in range(args.deals):
        state, heard = reach_last_deal(game, number)
        view = look(game, state, state.to_act, heard)
        gc.freeze()  # what this program keeps is no work of the bot's
        start = process_time()
        chosen = bot_of(game.slug, "master").choose(view, Random(number))
        times.append(1000 * (process_time() - start))
        if not is_best(game, state, chosen):
            errors += 1
            print(f"deal {number}: {chosen} is not the best play")
    *_, high = quantiles(times, n=20)
    print(
        f"{args.game} {args.options}: {errors} errors in {args.deals} last deals; CPU of the first "
        f"play: median {median(times):.1f}, p95 {high:.1f}, most {max(times):.0f} ms"
    )


def reach_last_deal(game: AnyGame, number: int) -> tuple[Any, tuple[Any, ...]]:
    """Return the state at the start of a last deal, and what the seat to act has heard."""
    rng, greedy = Random(number), GreedyCasino()
    state = game.resolve(game.new_match(), Picked(1)).state
    step = game.resolve(state, Order(tuple(rng.sample(PACK, len(PACK)))))
    heard = [*see(game, step, 0)]
    while step.state.stock or len(step.state.hands[1]) < len(step.state.hands[0]):
        view = look(game, step.state, step.state.to_act, ())
        whim = rng.random() < WHIM
        action = rng.choice(view.legal) if whim else greedy.choose(view, rng)
        step = game.apply(step.state, step.state.to_act, action)
        heard += see(game, step, 0)
    return step.state, tuple(heard)


def is_best(game: AnyGame, state: Any, chosen: CasinoAction) -> bool:
    """Return whether no other action leads to more."""
    value = after(game, state, chosen, -MOST, MOST)
    others = (action for action in game.legal_actions(state, state.to_act) if action != chosen)
    return all(after(game, state, action, value, value + 1) <= value for action in others)


def after(game: AnyGame, state: Any, action: CasinoAction, low: int, high: int) -> int:
    """Return what an action is worth to the seat that plays it: the round first, then the lead."""
    seat: Seat = state.to_act
    step = game.apply(state, seat, action)
    for event in step.events:
        if isinstance(event, RoundScored):
            lead = event.scores[seat] - event.scores[1 - seat]
            return lead + WIN * ((lead > 0) - (lead < 0))
    if step.state.to_act == seat:
        return best(game, step.state, low, high)
    return -best(game, step.state, -high, -low)


def best(game: AnyGame, state: Any, low: int, high: int) -> int:
    """Return the value of the best action, exact between ``low`` and ``high``."""
    found = -MOST
    for action in ordered(game.legal_actions(state, state.to_act)):
        found = max(found, after(game, state, action, max(low, found), high))
        if found >= high:
            break
    return found


def ordered(actions: tuple[CasinoAction, ...]) -> Iterator[CasinoAction]:
    """Yield the trails last: they are seldom the best."""
    yield from (action for action in actions if not isinstance(action, Trail))
    yield from (action for action in actions if isinstance(action, Trail))


if __name__ == "__main__":
    main()
