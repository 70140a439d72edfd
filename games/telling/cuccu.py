"""Cuccù in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from games.rules.core import Seat
from games.rules.cuccu import moves as cuccu
from games.rules.cuccu.observation import CuccuObservation
from games.telling.cards import cuccu_card
from games.telling.people import winners


def _dealer(event: cuccu.DealerPicked, names: list[str]) -> str:
    return _("%(name)s deals first.") % {"name": names[event.seat]}


def _began(event: cuccu.RoundBegan, names: list[str]) -> str:
    return _("Round %(round)s. %(name)s deals.") % {
        "round": event.round,
        "name": names[event.dealer],
    }


def _dealt(event: cuccu.Dealt, names: list[str]) -> str:
    if event.card is None:
        return ""
    return _("%(name)s is dealt: %(card)s.") % {
        "name": names[event.seat],
        "card": cuccu_card(event.card),
    }


def _kept(event: cuccu.Kept, names: list[str]) -> str:
    return _("%(name)s keeps.") % {"name": names[event.seat]}


def _asked(event: cuccu.SwapAsked, names: list[str]) -> str:
    return _("%(name)s wants to swap with %(other)s.") % {
        "name": names[event.seat],
        "other": names[event.target],
    }


def _revealed(event: cuccu.Revealed, names: list[str]) -> str:
    return _("%(name)s turns up: %(card)s.") % {
        "name": names[event.seat],
        "card": cuccu_card(event.card),
    }


def _swapped(event: cuccu.Swapped, names: list[str]) -> str:
    pair = {"name": names[event.seat], "other": names[event.target]}
    return _with_cards(_("%(name)s swaps with %(other)s.") % pair, event)


def _deck_swapped(event: cuccu.DeckSwapped, names: list[str]) -> str:
    return _with_cards(_("%(name)s swaps with the pack.") % {"name": names[event.seat]}, event)


def _with_cards(told: str, event: cuccu.Swapped | cuccu.DeckSwapped) -> str:
    if event.given is None or event.received is None:
        return told
    cards = {"given": cuccu_card(event.given), "received": cuccu_card(event.received)}
    return " ".join([told, _("Given: %(given)s. Received: %(received)s.") % cards])


def _cuckoo(event: cuccu.CuckooRefused, names: list[str]) -> str:
    return _("The cuckoo of %(name)s lets nobody swap.") % {"name": names[event.seat]}


def _hunter(event: cuccu.HunterShot, names: list[str]) -> str:
    return _("The hunter of %(name)s shoots %(other)s.") % {
        "name": names[event.seat],
        "other": names[event.asker],
    }


def _cat(event: cuccu.CatScratched, names: list[str]) -> str:
    return _("The cat of %(name)s scratches %(other)s.") % {
        "name": names[event.seat],
        "other": names[event.asker],
    }


def _undone(event: cuccu.SwapUndone, names: list[str]) -> str:
    return _("%(name)s and %(other)s swap back.") % {
        "name": names[event.seat],
        "other": names[event.target],
    }


def _horse(event: cuccu.HorseJumped, names: list[str]) -> str:
    return _("The horse of %(name)s is jumped: %(other)s asks on.") % {
        "name": names[event.seat],
        "other": names[event.asker],
    }


def _inn(event: cuccu.InnReached, names: list[str]) -> str:
    return _("The inn of %(name)s stops %(other)s.") % {
        "name": names[event.seat],
        "other": names[event.asker],
    }


def _dropped(event: cuccu.RequestDropped, names: list[str]) -> str:
    return _("%(name)s keeps after all.") % {"name": names[event.seat]}


def _cover_asked(event: cuccu.CoverAsked, names: list[str]) -> str:
    return _("%(name)s asks %(other)s to pay in case of a zero.") % {
        "name": names[event.seat],
        "other": names[event.innkeeper],
    }


def _cover_accepted(event: cuccu.CoverAccepted, names: list[str]) -> str:
    return _("%(name)s promises %(other)s to pay.") % {
        "name": names[event.seat],
        "other": names[event.asker],
    }


def _cover_refused(event: cuccu.CoverRefused, names: list[str]) -> str:
    return _("%(name)s refuses to pay and must swap.") % {"name": names[event.seat]}


def _compared(event: cuccu.CardsCompared, names: list[str]) -> str:
    shown = [
        f"{name}: {cuccu_card(card)}"
        for name, card in zip(names, event.cards, strict=True)
        if card is not None
    ]
    return _("All cards are turned up. %(cards)s.") % {"cards": "; ".join(shown)}


def _life_lost(event: cuccu.LifeLost, names: list[str]) -> str:
    facts: dict[str, object] = {"name": names[event.seat], "lives": event.lives}
    return (
        ngettext(
            "%(name)s loses a life and has %(lives)s left.",
            "%(name)s loses a life and has %(lives)s left.",
            event.lives,
        )
        % facts
    )


def _eliminated(event: cuccu.Eliminated, names: list[str]) -> str:
    return _("%(name)s is out.") % {"name": names[event.seat]}


def _revived(event: cuccu.Revived, _names: list[str]) -> str:
    return _("Nobody has a life left: all are back with %(lives)s.") % {"lives": event.lives}


def _ended(event: cuccu.MatchEnded, names: list[str]) -> str:
    return winners(event.places, names)


TELLERS: Final[dict[type[Any], Callable[[Any, list[str]], str]]] = {
    cuccu.DealerPicked: _dealer,
    cuccu.RoundBegan: _began,
    cuccu.Dealt: _dealt,
    cuccu.Kept: _kept,
    cuccu.SwapAsked: _asked,
    cuccu.Revealed: _revealed,
    cuccu.Swapped: _swapped,
    cuccu.DeckSwapped: _deck_swapped,
    cuccu.CuckooRefused: _cuckoo,
    cuccu.HunterShot: _hunter,
    cuccu.CatScratched: _cat,
    cuccu.SwapUndone: _undone,
    cuccu.HorseJumped: _horse,
    cuccu.InnReached: _inn,
    cuccu.RequestDropped: _dropped,
    cuccu.CoverAsked: _cover_asked,
    cuccu.CoverAccepted: _cover_accepted,
    cuccu.CoverRefused: _cover_refused,
    cuccu.CardsCompared: _compared,
    cuccu.LifeLost: _life_lost,
    cuccu.Eliminated: _eliminated,
    cuccu.Revived: _revived,
    cuccu.MatchEnded: _ended,
}


def label(action: cuccu.CuccuAction, view: CuccuObservation, names: list[str]) -> str:
    """Return an action as a button says it."""
    match action:
        case cuccu.Keep():
            return pgettext("play", "Keep your card")
        case cuccu.Swap():
            return _swap_label(view.asks, names)
        case cuccu.Ask():
            return pgettext("play", "Ask the innkeeper to pay for you")
        case cuccu.Accept():
            return pgettext("play", "Promise to pay; both keep their cards")
        case cuccu.Refuse():
            return pgettext("play", "Refuse, and swap")


def _swap_label(asks: Seat | None, names: list[str]) -> str:
    if asks is None:
        return pgettext("play", "Swap with the pack")
    return pgettext("play", "Swap with %(name)s") % {"name": names[asks]}


def facts(view: CuccuObservation, names: list[str]) -> Iterator[str]:
    """Yield what lies before each seat, and how the match stands."""
    yield _("Round %(round)s. %(name)s deals.") % {
        "round": view.round,
        "name": names[view.dealer],
    }
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True)):
        card = None if player.held is None else player.held.card
        lives: dict[str, object] = {"name": name, "lives": player.lives}
        told = ngettext(
            "%(name)s has %(lives)s life.", "%(name)s has %(lives)s lives.", player.lives
        )
        yield told % lives
        if card is not None and seat == view.viewer:
            yield _("Your card: %(card)s") % {"card": cuccu_card(card)}
        elif card is not None:
            yield _("The card of %(name)s: %(card)s") % {"name": name, "card": cuccu_card(card)}
