"""Names of the games, told by the apps that know them.

Ratings carry only a game's slug, as accounts stand below the games.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

_names: dict[str, StrOrPromise] = {}


def register_games(names: Mapping[str, StrOrPromise]) -> None:
    """Remember what each game is called; the names may be lazily translated."""
    _names.update(names)


def name_of(slug: str) -> str:
    """Return the name of a game, or its slug when nobody named it."""
    return str(_names.get(slug, slug))


def named_games() -> dict[str, str]:
    """Return all names by slug, in the order in which they were told."""
    return {slug: str(name) for slug, name in _names.items()}
