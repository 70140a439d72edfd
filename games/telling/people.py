"""Who did what, for sentences that all games share."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext as _


def winners(places: Sequence[int], names: Sequence[str]) -> str:
    """Return to whom a match goes."""
    first = [name for name, place in zip(names, places, strict=True) if place == 1]
    return _("The match goes to %(names)s.") % {"names": ", ".join(first)}
