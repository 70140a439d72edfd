"""How reliable a player is, in a percentage and a word."""

from __future__ import annotations

from typing import Final

import msgspec
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

CONDUCT_COUNTED: Final = 50
"""How many of the latest matches count."""
CONDUCT_NEEDED: Final = 5
"""With fewer nothing is said."""
RELIABILITY: Final[tuple[tuple[int, str | Promise], ...]] = (
    (95, _("Very reliable")),
    (85, _("Reliable")),
    (70, _("Leaves now and then")),
    (0, _("Often leaves")),
)
"""The word for every percentage, from the top down."""


class Reliability(msgspec.Struct, frozen=True):
    """What the profile shows: ``percent`` of ``matches`` were not spoilt."""

    percent: int
    word: str | Promise
    matches: int
