"""Matches in words, for pages without a script: what happened, what lies there, what can be done.

Each game has a module with ``TELLERS`` (a sentence for an event, by its type), ``label`` (an
action, as a button says it) and ``facts`` (what a viewer sees, line by line).
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from games.rules.core import Action
from games.telling import casanova, casino, cuccu, pirate

_GAMES: Final[dict[str, ModuleType]] = {
    "casanova": casanova,
    "casino": casino,
    "casino-italian": casino,
    "casino-pirate": pirate,
    "cuccu": cuccu,
}
TELLERS: Final[dict[type[Any], Any]] = {
    kind: teller for module in _GAMES.values() for kind, teller in module.TELLERS.items()
}


def tell(event: Any, names: list[str]) -> str:
    """Return an event as a sentence, empty when there is nothing to say.

    ``names`` are the players in the order of the seats.
    """
    teller = TELLERS.get(type(event))
    return "" if teller is None else teller(event, names)


def label(slug: str, action: Action, view: Any, names: list[str]) -> str:
    """Return what an action does, as a button says it to the seat that has ``view``."""
    return str(_GAMES[slug].label(action, view, names))


def facts(slug: str, view: Any, names: list[str]) -> list[str]:
    """Return what lies on the table, one sentence a line."""
    return list(_GAMES[slug].facts(view, names))
