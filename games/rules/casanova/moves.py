"""What a seat may do in Casanova, and what the table hears of it."""

from __future__ import annotations

from typing import TypeAlias

from games.rules.core import Action, Event, Seat


class Announce(Action):
    """The active seat names 1 to 3 dice, puts in a coin and plays a card face down."""

    dice: int
    card: int


class Play(Action):
    """Another seat puts in a coin and plays a card face down, in secret and in any order."""

    card: int


class Quitte(Action):
    """The active seat has the cards turned up at once."""


class Double(Action):
    """The active seat puts in one more coin; each other seat must match it or withdraw."""


class Match(Action):
    """A seat answers a double with a coin of its own."""


class Withdraw(Action):
    """A seat answers a double by leaving the turn; its coins stay in the pot."""


CasanovaAction: TypeAlias = Announce | Play | Quitte | Double | Match | Withdraw


class ActivePicked(Event):
    """Chance picked the seat that is active first."""

    seat: Seat


class TurnBegan(Event):
    """A turn began: who is active, and what earlier turns left in the pot."""

    turn: int
    seat: Seat
    pot: int


class Announced(Event):
    """The active seat named the number of dice."""

    seat: Seat
    dice: int


class Played(Event):
    """A seat put in a coin and played a card face down; others see ``None``."""

    seat: Seat
    card: int | None


class Rolled(Event):
    """The dice set the massimo."""

    faces: tuple[int, ...]
    massimo: int


class QuitteSaid(Event):
    """The active seat said "Quitte"."""

    seat: Seat


class Doubled(Event):
    """The active seat said "Double" and put in a coin."""

    seat: Seat


class Matched(Event):
    """A seat put in a coin to stay in the turn."""

    seat: Seat


class Withdrew(Event):
    """A seat left the turn."""

    seat: Seat


class Revealed(Event):
    """All cards of the turn were turned up: one per seat, ``None`` for seats that are out."""

    cards: tuple[int | None, ...]


class TurnWon(Event):
    """Each of ``seats`` took ``coins`` from the pot, and ``left`` stayed there.

    ``unopposed``: everybody else had withdrawn, so the winner's card did not matter.
    """

    seats: tuple[Seat, ...]
    coins: int
    left: int
    unopposed: bool


class PotStayed(Event):
    """No card was within the massimo, so the pot stayed on the table."""

    coins: int


class Eliminated(Event):
    """A seat had no coin left after the turn and is out."""

    seat: Seat


class MatchEnded(Event):
    """The match is over; the ``unclaimed`` coins on the table belong to nobody."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    unclaimed: int


CasanovaEvent: TypeAlias = (
    ActivePicked
    | TurnBegan
    | Announced
    | Played
    | Rolled
    | QuitteSaid
    | Doubled
    | Matched
    | Withdrew
    | Revealed
    | TurnWon
    | PotStayed
    | Eliminated
    | MatchEnded
)
