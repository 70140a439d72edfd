"""Casanova in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from games.rules.casanova import moves as casanova
from games.rules.casanova.observation import CasanovaObservation
from games.telling.people import winners


def _active(event: casanova.ActivePicked, names: list[str]) -> str:
    return _("%(name)s begins.") % {"name": names[event.seat]}


def _turn(event: casanova.TurnBegan, names: list[str]) -> str:
    return _("Turn %(turn)s: %(name)s announces. Coins in the pot: %(pot)s.") % {
        "turn": event.turn,
        "name": names[event.seat],
        "pot": event.pot,
    }


def _announced(event: casanova.Announced, names: list[str]) -> str:
    facts: dict[str, object] = {"name": names[event.seat], "dice": event.dice}
    told = ngettext(
        "%(name)s announces %(dice)s die.", "%(name)s announces %(dice)s dice.", event.dice
    )
    return told % facts


def _played(event: casanova.Played, names: list[str]) -> str:
    if event.card is None:
        return _("%(name)s has chosen a card.") % {"name": names[event.seat]}
    return _("%(name)s has chosen the %(card)s.") % {
        "name": names[event.seat],
        "card": event.card,
    }


def _rolled(event: casanova.Rolled, _names: list[str]) -> str:
    faces = " + ".join(map(str, event.faces))
    return _("The dice show %(faces)s: the maximum is %(sum)s.") % {
        "faces": faces,
        "sum": event.massimo,
    }


def _quitte(event: casanova.QuitteSaid, names: list[str]) -> str:
    return _("%(name)s says “Quitte”.") % {"name": names[event.seat]}


def _doubled(event: casanova.Doubled, names: list[str]) -> str:
    return _("%(name)s says “Double”.") % {"name": names[event.seat]}


def _matched(event: casanova.Matched, names: list[str]) -> str:
    return _("%(name)s adds a coin and stays.") % {"name": names[event.seat]}


def _withdrew(event: casanova.Withdrew, names: list[str]) -> str:
    return _("%(name)s withdraws.") % {"name": names[event.seat]}


def _revealed(event: casanova.Revealed, names: list[str]) -> str:
    shown = [
        f"{name}: {card}" for name, card in zip(names, event.cards, strict=True) if card is not None
    ]
    return _("All cards are turned up. %(cards)s.") % {"cards": "; ".join(shown)}


def _won(event: casanova.TurnWon, names: list[str]) -> str:
    takers = ", ".join(names[seat] for seat in event.seats)
    facts: dict[str, object] = {"names": takers, "coins": event.coins}
    told = ngettext(
        "Won by %(names)s: %(coins)s coin.", "Won by %(names)s: %(coins)s coins.", event.coins
    )
    return told % facts


def _stayed(event: casanova.PotStayed, _names: list[str]) -> str:
    return _("No card is within the maximum: %(coins)s stay in the pot.") % {"coins": event.coins}


def _eliminated(event: casanova.Eliminated, names: list[str]) -> str:
    return _("%(name)s is out.") % {"name": names[event.seat]}


def _ended(event: casanova.MatchEnded, names: list[str]) -> str:
    return winners(event.places, names)


TELLERS: Final[dict[type[Any], Callable[[Any, list[str]], str]]] = {
    casanova.ActivePicked: _active,
    casanova.TurnBegan: _turn,
    casanova.Announced: _announced,
    casanova.Played: _played,
    casanova.Rolled: _rolled,
    casanova.QuitteSaid: _quitte,
    casanova.Doubled: _doubled,
    casanova.Matched: _matched,
    casanova.Withdrew: _withdrew,
    casanova.Revealed: _revealed,
    casanova.TurnWon: _won,
    casanova.PotStayed: _stayed,
    casanova.Eliminated: _eliminated,
    casanova.MatchEnded: _ended,
}


def label(action: casanova.CasanovaAction, _view: CasanovaObservation, _names: list[str]) -> str:
    """Return an action as a button says it."""
    match action:
        case casanova.Announce(dice, card):
            told = ngettext(
                "Announce %(dice)s die and play the %(card)s",
                "Announce %(dice)s dice and play the %(card)s",
                dice,
            )
            return told % {"dice": dice, "card": card}
        case casanova.Play(card):
            return pgettext("play", "Play the %(card)s") % {"card": card}
        case casanova.Quitte():
            return pgettext("play", "Quitte: turn the cards up")
        case casanova.Double():
            return pgettext("play", "Double: add a coin")
        case casanova.Match():
            return pgettext("play", "Add a coin and stay")
        case casanova.Withdraw():
            return pgettext("play", "Withdraw from this turn")


def facts(view: CasanovaObservation, names: list[str]) -> Iterator[str]:
    """Yield what lies on the table, and how the match stands."""
    yield _("Turn %(turn)s of 12. Coins in the pot: %(pot)s.") % {
        "turn": view.turn,
        "pot": view.pot,
    }
    if view.roll:
        yield _("The maximum is %(sum)s.") % {"sum": view.massimo}
    if view.hand:
        yield _("Your hand: %(cards)s") % {"cards": " ".join(map(str, view.hand))}
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        if player.card is not None and seat == view.viewer:
            yield _("Your card: %(card)s") % {"card": player.card}
        coins: dict[str, object] = {
            "name": name,
            "coins": player.coins,
            "used": " ".join(map(str, player.used)) or pgettext("cards", "none"),
        }
        told = ngettext(
            "%(name)s has %(coins)s coin and has used: %(used)s",
            "%(name)s has %(coins)s coins and has used: %(used)s",
            player.coins,
        )
        yield told % coins
