"""The options of the games in words: which ones the forms offer, in what order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise


@dataclass(frozen=True)
class OptionText:
    """What a form says about one option; ``choices`` has a word for each of its values."""

    label: StrOrPromise
    help_text: StrOrPromise = ""
    choices: Mapping[str, StrOrPromise] = field(default_factory=dict)


ROYAL: Final = _("Royal Casino")
TARGET: Final = OptionText(_("Points to win"), _("Empty: as the rules say."))

TEXTS: Final[Mapping[str, Mapping[str, OptionText]]] = {
    "casino": {
        "target": TARGET,
        "rounds": OptionText(_("Rounds"), _("Empty: play to the points.")),
        "royal": OptionText(ROYAL, _("Jack, queen and king count 11 to 13, an ace 1 or 14.")),
        "spade": OptionText(_("Spade Casino"), _("Every spade scores, the jack of spades twice.")),
        "faces_take_all": OptionText(_("A face card takes every card of its rank")),
        "last_capture_no_sweep": OptionText(_("The last capture of a round is no sweep")),
    },
    "casino-italian": {
        "target": TARGET,
        "reach": OptionText(
            _("The points are enough"), _("Otherwise one needs more points than these.")
        ),
        "partners": OptionText(_("Partners"), _("Two against two, with four seats.")),
        "royal": OptionText(
            ROYAL, _("Jack, queen and king count 11 to 13, an ace 1 or 14; sweeps score.")
        ),
    },
    "cuccu": {
        "lives": OptionText(_("Lives"), _("What everybody begins with, 1 to 5.")),
    },
}
"""By game and option.  An option without a text is decided by the rules alone."""


def told(game: str, options: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return options of a match with their values, in words."""
    texts = TEXTS.get(game, {})
    return [
        (str(text.label), _value(text, options[name]))
        for name, text in texts.items()
        if name in options
    ]


def _value(text: OptionText, value: Any) -> str:
    if isinstance(value, bool):
        return gettext("yes") if value else gettext("no")
    return str(text.choices.get(str(value), value))
