"""Casino and Casinò in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from games.rules.casino import moves as casino
from games.rules.casino.observation import CasinoObservation
from games.telling.cards import card_sign, card_signs
from games.telling.people import winners


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
        "cards": card_signs(event.cards),
    }
    told = _("%(name)s takes %(cards)s with %(card)s.") % facts
    return " ".join([told, _("Sweep!")]) if event.swept else told


def _built(event: casino.Built, names: list[str]) -> str:
    facts = {
        "name": names[event.seat],
        "value": event.value,
        "cards": card_signs([event.card, *(card for group in event.groups for card in group)]),
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
    return winners(event.places, names)


TELLERS: Final[dict[type[Any], Callable[[Any, list[str]], str]]] = {
    casino.DealerChosen: _dealer,
    casino.Dealt: _dealt,
    casino.Trailed: _trailed,
    casino.Captured: _captured,
    casino.Built: _built,
    casino.ResidueTaken: _residue,
    casino.RoundScored: _scored,
    casino.MatchEnded: _ended,
}


def label(action: casino.CasinoAction, view: CasinoObservation, _names: list[str]) -> str:
    """Return a play as a button says it."""
    match action:
        case casino.Trail(card):
            return pgettext("play", "Trail %(card)s") % {"card": card_sign(card)}
        case casino.Capture():
            return _capture_label(action, view)
        case casino.Build():
            return _build_label(action)


def _capture_label(action: casino.Capture, view: CasinoObservation) -> str:
    taken = [card for group in action.groups for card in group]
    for build in view.builds:
        if build.id in action.builds:
            taken += [card for group in build.groups for card in group]
    played = {"card": card_sign(action.card), "cards": card_signs(taken), "value": action.value}
    if action.value is None:
        return pgettext("play", "Take %(cards)s with %(card)s") % played
    return pgettext("play", "Take %(cards)s with %(card)s as %(value)s") % played


def _build_label(action: casino.Build) -> str:
    cards = [action.card, *(card for group in action.groups for card in group)]
    play = {"cards": card_signs(cards), "value": action.value}
    if action.onto is None:
        return pgettext("play", "Build %(value)s with %(cards)s") % play
    return pgettext("play", "Lay %(cards)s on a build, which is then %(value)s") % play


def facts(view: CasinoObservation, names: list[str]) -> Iterator[str]:
    """Yield what lies on the table, and how the match stands."""
    if view.hand:
        yield _("Your hand: %(cards)s") % {"cards": card_signs(view.hand)}
    yield _("On the table: %(cards)s") % {
        "cards": card_signs(view.table) or pgettext("cards", "none")
    }
    for build in view.builds:
        cards = " + ".join(card_signs(group) for group in build.groups)
        told = {"value": build.value, "cards": cards, "name": names[build.owner]}
        yield _("A build of %(value)s by %(name)s: %(cards)s") % told
    for seat, name in enumerate(names):
        side = view.sides[seat]
        told = {"name": name, "score": view.scores[side], "taken": view.piles[side]}
        yield _("%(name)s has %(score)s points and has taken %(taken)s cards.") % told
