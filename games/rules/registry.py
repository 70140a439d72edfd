"""Every game the project knows, by slug."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from games.rules.casanova import Casanova
from games.rules.casino import Casino, ItalianCasino
from games.rules.core import AnyGame
from games.rules.cuccu import Cuccu
from games.rules.errors import OptionsError
from games.rules.pirate import CasinoPirate

GAMES: Final[Mapping[str, type[AnyGame]]] = MappingProxyType(
    {g.slug: g for g in (Casanova, Cuccu, Casino, ItalianCasino, CasinoPirate)}
)


def load_game(
    slug: str, *, seats: int | None = None, options: Mapping[str, Any] | None = None
) -> AnyGame:
    """Return the game with this slug, or raise ``OptionsError``.

    ``options`` are as on the wire: unknown names, wrong types and impossible combinations
    are refused.  Without ``seats`` the game's default number is taken.
    """
    game = GAMES.get(slug)
    if game is None:
        raise OptionsError(game=slug, why="there is no game of this name")
    try:
        chosen = msgspec.convert(dict(options or {}), game.options_type)
    except msgspec.ValidationError as error:
        raise OptionsError(game=slug, why=str(error)) from error
    return game(game.default_seats if seats is None else seats, chosen)
