"""Frozen records: the material of states, actions, events and observations."""

from __future__ import annotations

from typing import dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True):
    """An immutable, comparable, JSON-ready record."""


def tag(name: str) -> str:
    """Return the wire name of a class: ``TurnWon`` becomes ``turn_won``."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


def gettext_noop(sentence: str) -> str:
    """Mark a sentence for translation where it is written; whoever shows it translates it."""
    return sentence
