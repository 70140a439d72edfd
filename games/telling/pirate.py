"""Casino Pirate in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext, pgettext_lazy

from games.rules.pirate import moves as pirate
from games.rules.pirate.observation import PirateObservation, PlayerObservation
from games.telling.cards import half_points, pirate_card
from games.telling.people import winners

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise


def _cards(cards: Iterable[str]) -> str:
    return ", ".join(map(pirate_card, cards))


def _dealer(event: pirate.DealerPicked, names: list[str]) -> str:
    return _("%(name)s holds the bank first.") % {"name": names[event.seat]}


def _began(event: pirate.RoundBegan, names: list[str]) -> str:
    return _("Round %(round)s. %(name)s holds the bank.") % {
        "round": event.round,
        "name": names[event.dealer],
    }


def _dealt(event: pirate.HandDealt, names: list[str]) -> str:
    if event.card is None:
        return ""
    return _("%(name)s is dealt: %(card)s.") % {
        "name": names[event.seat],
        "card": pirate_card(event.card),
    }


def _bet(event: pirate.BetMade, names: list[str]) -> str:
    return _("%(name)s has bet.") % {"name": names[event.seat]}


def _bets(event: pirate.BetsShown, names: list[str]) -> str:
    bets = ", ".join(
        f"{name} {bet}" for name, bet in zip(names, event.treasures, strict=True) if bet
    )
    return _("The bets: %(bets)s.") % {"bets": bets}


def _up(event: pirate.CardUp, names: list[str]) -> str:
    return _("%(name)s gets a card face up: %(card)s.") % {
        "name": names[event.seat],
        "card": pirate_card(event.card),
    }


def _down(event: pirate.CardDown, names: list[str]) -> str:
    told = _("%(name)s turns up: %(card)s.") % {
        "name": names[event.seat],
        "card": pirate_card(event.turned_up),
    }
    if event.card is None:
        return " ".join([told, _("The new card lies face down.")])
    return " ".join([told, _("The new hidden card: %(card)s.") % {"card": pirate_card(event.card)}])


def _open_bust(event: pirate.OpenBust, names: list[str]) -> str:
    return _("%(name)s is over: the open cards make %(points)s.") % {
        "name": names[event.seat],
        "points": half_points(event.half_points),
    }


def _served(event: pirate.ServedSaid, names: list[str]) -> str:
    return _("%(name)s says “served”.") % {"name": names[event.seat]}


def _drew(event: pirate.DealerDrew, names: list[str]) -> str:
    return _("%(name)s draws for the bank: %(card)s. That makes %(points)s.") % {
        "name": names[event.seat],
        "card": pirate_card(event.card),
        "points": half_points(event.half_points),
    }


def _bank_bust(event: pirate.DealerBust, _names: list[str]) -> str:
    return _("The bank is over with %(points)s.") % {"points": half_points(event.half_points)}


def _called(event: pirate.Called, names: list[str]) -> str:
    return _("The bank asks %(name)s to show.") % {"name": names[event.seat]}


def _shown(event: pirate.Shown, names: list[str]) -> str:
    return _("%(name)s shows %(cards)s: %(points)s.") % {
        "name": names[event.seat],
        "cards": _cards(event.cards),
        "points": half_points(event.half_points),
    }


def _conceded(event: pirate.Conceded, names: list[str]) -> str:
    return _("%(name)s gives up without showing.") % {"name": names[event.seat]}


def _bet_won(event: pirate.BetWon, names: list[str]) -> str:
    facts: dict[str, object] = {"name": names[event.seat], "won": event.won}
    told = ngettext(
        "%(name)s wins %(won)s treasure.", "%(name)s wins %(won)s treasures.", event.won
    )
    return told % facts


def _bet_lost(event: pirate.BetLost, names: list[str]) -> str:
    facts: dict[str, object] = {"name": names[event.seat], "bet": event.bet}
    told = ngettext(
        "%(name)s loses %(bet)s treasure to the bank.",
        "%(name)s loses %(bet)s treasures to the bank.",
        event.bet,
    )
    return told % facts


def _bet_returned(event: pirate.BetReturned, names: list[str]) -> str:
    return _("%(name)s takes the bet back.") % {"name": names[event.seat]}


def _bankrupt(event: pirate.Bankrupt, names: list[str]) -> str:
    return _("%(name)s has no treasure left.") % {"name": names[event.seat]}


def _ended(event: pirate.MatchEnded, names: list[str]) -> str:
    return winners(event.places, names)


TELLERS: Final[dict[type[Any], Callable[[Any, list[str]], str]]] = {
    pirate.DealerPicked: _dealer,
    pirate.RoundBegan: _began,
    pirate.HandDealt: _dealt,
    pirate.BetMade: _bet,
    pirate.BetsShown: _bets,
    pirate.CardUp: _up,
    pirate.CardDown: _down,
    pirate.OpenBust: _open_bust,
    pirate.ServedSaid: _served,
    pirate.DealerDrew: _drew,
    pirate.DealerBust: _bank_bust,
    pirate.Called: _called,
    pirate.Shown: _shown,
    pirate.Conceded: _conceded,
    pirate.BetWon: _bet_won,
    pirate.BetLost: _bet_lost,
    pirate.BetReturned: _bet_returned,
    pirate.Bankrupt: _bankrupt,
    pirate.MatchEnded: _ended,
}


_LABELS: Final[dict[type[Any], StrOrPromise]] = {
    pirate.Served: pgettext_lazy("play", "Served: no more cards"),
    pirate.Draw: pgettext_lazy("play", "Draw a card for the bank"),
    pirate.Call: pgettext_lazy("play", "Stop, and ask the next player to show"),
    pirate.Show: pgettext_lazy("play", "Show your hidden card"),
    pirate.Concede: pgettext_lazy("play", "Give up your bet and show nothing"),
}


def label(action: pirate.PirateAction, _view: PirateObservation, _names: list[str]) -> str:
    """Return an action as a button says it."""
    match action:
        case pirate.Bet(treasures):
            told = ngettext("Bet %(bet)s treasure", "Bet %(bet)s treasures", treasures)
            return told % {"bet": treasures}
        case pirate.Card(pirate.Face.UP):
            return pgettext("play", "A card, face up")
        case pirate.Card():
            return pgettext("play", "A card, face down; your hidden card is turned up")
        case _:
            return str(_LABELS[type(action)])


def facts(view: PirateObservation, names: list[str]) -> Iterator[str]:
    """Yield what lies before each seat, and how the match stands."""
    yield _("Round %(round)s. %(name)s holds the bank.") % {
        "round": view.round,
        "name": names[view.dealer],
    }
    for name, player in zip(names, view.players, strict=True):
        yield from _player_facts(name, player)


def _player_facts(name: str, player: PlayerObservation) -> Iterator[str]:
    owned: dict[str, object] = {"name": name, "number": player.treasures}
    told = ngettext(
        "%(name)s has %(number)s treasure.", "%(name)s has %(number)s treasures.", player.treasures
    )
    yield told % owned
    if player.bet:
        yield _("The bet of %(name)s: %(bet)s") % {"name": name, "bet": player.bet}
    if player.open:
        yield _("Open cards of %(name)s: %(cards)s, together %(points)s") % {
            "name": name,
            "cards": _cards(player.open),
            "points": half_points(player.open_half_points),
        }
    if player.hidden is not None:
        yield _("Hidden card of %(name)s: %(card)s, in all %(points)s") % {
            "name": name,
            "card": pirate_card(player.hidden),
            "points": half_points(player.half_points),
        }
