"""What a seat may do in Casino Pirate, and what the table hears of it.

Cards are ``"1"`` to ``"7"`` (gems), ``"h"`` (coin), ``"p"`` (pebble) and ``"s"`` (skeleton).
Points are counted in halves: 15 is 7½.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from games.rules.core import Action, Event, Seat


class Face(StrEnum):
    """How a card is dealt."""

    UP = "up"
    DOWN = "down"


class Bet(Action):
    """A player stakes one or two treasures, in secret, after a look at the first card."""

    treasures: int


class Card(Action):
    """A player asks for a card; face down, it first turns the old hidden card up."""

    face: Face


class Served(Action):
    """A player wants no more cards."""


class Draw(Action):
    """The dealer takes an open card."""


class Call(Action):
    """The dealer asks the next player to show."""


class Show(Action):
    """The player asked shows the hidden card."""


class Concede(Action):
    """The player asked hands over the bet; the hidden card stays secret for ever."""


PirateAction: TypeAlias = Bet | Card | Served | Draw | Call | Show | Concede


class DealerPicked(Event):
    """Chance picked the first dealer."""

    seat: Seat


class RoundBegan(Event):
    """A round began: who deals."""

    round: int
    dealer: Seat


class HandDealt(Event):
    """A player got the first card, face down; others see ``None``."""

    seat: Seat
    card: str | None


class BetMade(Event):
    """A player chose a bet; others see ``None`` until everybody has chosen."""

    seat: Seat
    treasures: int | None


class BetsShown(Event):
    """Everybody has bet: the bets, one per seat (the dealer has none)."""

    treasures: tuple[int, ...]


class CardUp(Event):
    """A player got a card face up."""

    seat: Seat
    card: str


class CardDown(Event):
    """A player turned the hidden card up and got another; others see ``None`` for that one."""

    seat: Seat
    turned_up: str
    card: str | None


class OpenBust(Event):
    """A player's open cards alone exceed 7½."""

    seat: Seat
    half_points: int


class ServedSaid(Event):
    """A player said "served"."""

    seat: Seat


class DealerDrew(Event):
    """The dealer laid a card on the table, which makes the total."""

    seat: Seat
    card: str
    half_points: int


class DealerBust(Event):
    """The dealer exceeds 7½ and pays whoever is not yet settled."""

    seat: Seat
    half_points: int


class Called(Event):
    """The dealer asked a player to show."""

    dealer: Seat
    seat: Seat


class Shown(Event):
    """A player showed the whole hand, the hidden card first, which makes the total."""

    seat: Seat
    cards: tuple[str, ...]
    half_points: int


class Conceded(Event):
    """A player gave up the bet without showing."""

    seat: Seat


class BetWon(Event):
    """A player took the bet back and ``won`` treasures from a dealer who owed ``owed``."""

    seat: Seat
    bet: int
    won: int
    owed: int


class BetLost(Event):
    """A player's bet went to the dealer."""

    seat: Seat
    bet: int


class BetReturned(Event):
    """The match ended before a player was settled, so the bet went back."""

    seat: Seat
    bet: int


class Bankrupt(Event):
    """A seat has no treasure left, which ends the match at once."""

    seat: Seat


class MatchEnded(Event):
    """The match is over."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


PirateEvent: TypeAlias = (
    DealerPicked
    | RoundBegan
    | HandDealt
    | BetMade
    | BetsShown
    | CardUp
    | CardDown
    | OpenBust
    | ServedSaid
    | DealerDrew
    | DealerBust
    | Called
    | Shown
    | Conceded
    | BetWon
    | BetLost
    | BetReturned
    | Bankrupt
    | MatchEnded
)
