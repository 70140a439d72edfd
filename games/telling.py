"""What happened in a match, in words: for pages without a script."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from games.rules.casino import moves as casino

SUITS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def card_sign(name: str) -> str:
    """Return a French card as people write it: ``10♦``."""
    return name[0].replace("T", "10") + SUITS[name[1]]


def tell(event: Any, names: list[str]) -> str:
    """Return an event as a sentence, empty when there is nothing to say.

    ``names`` are the players in the order of the seats.
    """
    teller = _TELLERS.get(type(event))
    return "" if teller is None else teller(event, names)


def _cards(cards: Iterable[str]) -> str:
    return " ".join(map(card_sign, cards))


def _dealer(event: casino.DealerChosen, names: list[str]) -> str:
    return _("%(name)s deals first.") % {"name": names[event.seat]}


def _dealt(event: casino.Dealt, _names: list[str]) -> str:
    facts = {"round": event.round, "deal": event.deal, "deals": event.deals}
    return _("Round %(round)s, deal %(deal)s of %(deals)s.") % facts


def _trailed(event: casino.Trailed, names: list[str]) -> str:
    return _("%(name)s trails %(card)s.") % {
        "name": names[event.seat],
        "card": card_sign(event.card),
    }


def _captured(event: casino.Captured, names: list[str]) -> str:
    facts = {
        "name": names[event.seat],
        "card": card_sign(event.card),
        "cards": _cards(event.cards),
    }
    told = _("%(name)s takes %(cards)s with %(card)s.") % facts
    return " ".join([told, _("Sweep!")]) if event.swept else told


def _built(event: casino.Built, names: list[str]) -> str:
    facts = {
        "name": names[event.seat],
        "value": event.value,
        "cards": _cards([event.card, *(card for group in event.groups for card in group)]),
    }
    if event.raised:
        return _("%(name)s raises a build to %(value)s with %(cards)s.") % facts
    if event.onto is not None:
        return _("%(name)s adds %(cards)s to the build of %(value)s.") % facts
    return _("%(name)s builds %(value)s with %(cards)s.") % facts


def _residue(event: casino.ResidueTaken, names: list[str]) -> str:
    facts: dict[str, object] = {"number": len(event.cards)}
    if event.seat is None:
        return _("Nobody takes the cards that are left.")
    facts["name"] = names[event.seat]
    return (
        ngettext(
            "%(name)s takes the last card on the table.",
            "%(name)s takes the last %(number)s cards on the table.",
            len(event.cards),
        )
        % facts
    )


def _scored(event: casino.RoundScored, _names: list[str]) -> str:
    scores = " : ".join(map(str, event.scores))
    return _("Round %(round)s is over. Score: %(scores)s.") % {
        "round": event.round,
        "scores": scores,
    }


def _ended(event: casino.MatchEnded, names: list[str]) -> str:
    winners = [name for name, place in zip(names, event.places, strict=True) if place == 1]
    return _("The match goes to %(names)s.") % {"names": ", ".join(winners)}


_TELLERS: Final[dict[type[Any], Callable[[Any, list[str]], str]]] = {
    casino.DealerChosen: _dealer,
    casino.Dealt: _dealt,
    casino.Trailed: _trailed,
    casino.Captured: _captured,
    casino.Built: _built,
    casino.ResidueTaken: _residue,
    casino.RoundScored: _scored,
    casino.MatchEnded: _ended,
}
