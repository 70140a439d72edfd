"""Ready phrases for the chat: sent by their keys, read by everybody in his own language."""

from __future__ import annotations

from typing import Final

from games.rules.values import gettext_noop

PHRASES: Final = {
    "hello": gettext_noop("Hello!"),
    "luck": gettext_noop("Good luck!"),
    "nice": gettext_noop("Well played!"),
    "thanks": gettext_noop("Thank you!"),
    "sorry": gettext_noop("Sorry!"),
    "moment": gettext_noop("One moment, please."),
    "bye": gettext_noop("Thanks for the match. See you!"),
}
