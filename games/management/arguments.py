"""How command lines name a game, its seats and its options."""

from __future__ import annotations

import secrets
from argparse import ArgumentParser
from typing import Any

import msgspec
from django.core.management.base import CommandError

from games.fair.stream import SEED_BYTES
from games.rules.core import AnyGame
from games.rules.errors import RuleError
from games.rules.registry import GAMES, load_game


def add_game_arguments(parser: ArgumentParser) -> None:
    """Add the game, ``--seats``, ``--options`` and ``--seed``."""
    parser.add_argument("game", help=", ".join(GAMES))
    parser.add_argument("--seats", type=int, help="default: the game's usual number")
    parser.add_argument("--options", default="{}", help='as JSON: {"lives": 5}')
    parser.add_argument(
        "--seed", default=secrets.token_hex(SEED_BYTES), help="repeats a run; random by default"
    )


def load_chosen_game(*, game: str, seats: int | None, options: str, **_: Any) -> AnyGame:
    """Return the game that the arguments name, or raise ``CommandError``."""
    try:
        chosen = msgspec.json.decode(options, type=dict[str, Any])
        return load_game(game, seats=seats, options=chosen)
    except msgspec.DecodeError as error:
        raise CommandError(f"--options: {error}") from error
    except RuleError as error:
        raise CommandError(str(error)) from error
