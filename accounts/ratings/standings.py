"""Ratings as results change them, one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from accounts.ratings.elo import START, k_factor, rate


class Standing(msgspec.Struct, frozen=True):
    """A rating, and how many matches it stands on."""

    value: float = START
    matches: int = 0


class Entrant(msgspec.Struct, frozen=True):
    """One player of a rated match."""

    user_id: int
    place: int
    side: int
    is_bot: bool = False


def after_result(
    standings: Mapping[int, Standing], entrants: Sequence[Entrant]
) -> dict[int, Standing]:
    """Return the standing of every entrant after the match."""
    before = [standings[entrant.user_id] for entrant in entrants]
    changes = rate(
        ratings=[standing.value for standing in before],
        places=[entrant.place for entrant in entrants],
        sides=[entrant.side for entrant in entrants],
        k_factors=[
            k_factor(matches=standing.matches, is_bot=entrant.is_bot)
            for standing, entrant in zip(before, entrants, strict=True)
        ],
    )
    return {
        entrant.user_id: Standing(standing.value + change, standing.matches + 1)
        for entrant, standing, change in zip(entrants, before, changes, strict=True)
    }
