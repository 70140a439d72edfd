"""One turn of Casanova as all seats know it: cards that are used are open, so hands are known."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from games.bots.core import View
from games.rules.casanova.moves import CasanovaAction, CasanovaEvent
from games.rules.casanova.observation import CasanovaObservation
from games.rules.core import Seat
from games.rules.values import Value

CasanovaView: TypeAlias = View[CasanovaObservation, CasanovaEvent, CasanovaAction]

HIGHEST: Final = 13
"""A massimo above it says no more than this one: every card fits."""
DICE: Final = (1, 2, 3)
CARDS: Final = range(HIGHEST + 1)
"""The cards, and a nought before them."""
TURNS: Final = 12


class Turn(Value):
    """What is open before anybody plays a card; the active seat comes first, then clockwise."""

    hands: tuple[tuple[int, ...], ...]
    pot: int
    """With the coin that everybody puts in."""
    spare: tuple[int, ...]
    """The coins of each seat after it put in that one."""
    is_last: bool


def seats_of(observation: CasanovaObservation) -> tuple[Seat, ...]:
    """Return the seats in play, the active one first, then clockwise."""
    seats = len(observation.players)
    order = ((observation.active + place) % seats for place in range(seats))
    return tuple(seat for seat in order if not observation.players[seat].is_out)


def turn_of(observation: CasanovaObservation) -> Turn:
    """Return the turn as it stood before the first card of it, also later in the turn."""
    seats = seats_of(observation)
    players = [observation.players[seat] for seat in seats]
    paid = [_is_paid(observation, seat) for seat in seats]
    doubled = observation.phase == "answer"
    extra = [
        doubled and not player.has_withdrawn and seat not in observation.asked
        for seat, player in zip(seats, players, strict=True)
    ]
    return Turn(
        hands=tuple(
            tuple(card for card in range(1, HIGHEST + 1) if card not in player.used)
            for player in players
        ),
        pot=observation.carried + len(seats),
        spare=tuple(
            player.coins + added - (not put)
            for player, put, added in zip(players, paid, extra, strict=True)
        ),
        is_last=observation.turn == TURNS,
    )


def _is_paid(observation: CasanovaObservation, seat: Seat) -> bool:
    return observation.phase not in {"announce", "play"} or observation.players[seat].has_played


@lru_cache(maxsize=3)
def chances(dice: int) -> tuple[tuple[int, float], ...]:
    """Return how probable each massimo is, all of 13 and more as one."""
    rolls = Counter(min(sum(faces), HIGHEST) for faces in product(range(1, 7), repeat=dice))
    return tuple((massimo, number / 6**dice) for massimo, number in sorted(rolls.items()))


def massimo_of(observation: CasanovaObservation) -> int:
    return min(observation.massimo, HIGHEST)


SPOTS: Final = tuple(
    (at, massimo, chance) for at, dice in enumerate(DICE) for massimo, chance in chances(dice)
)
"""The numbers of dice (counted from 0) with each massimo that they may make, and its chance."""
