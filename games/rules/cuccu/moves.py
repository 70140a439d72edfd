"""What a seat may do in Cuccù, and what the table hears of it."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from games.rules.core import Action, Event, Seat


class Keep(Action):
    """The seat on turn keeps its card; before an inn this drops the request."""


class Swap(Action):
    """The seat on turn asks the next seat without a card; the dealer takes the bottom card."""


class Ask(Action):
    """Before an inn, the asker asks the innkeeper to pay for him if he loses with a zero."""


class Accept(Action):
    """The innkeeper promises to pay; both keep their cards."""


class Refuse(Action):
    """The innkeeper promises nothing and must swap."""


CuccuAction: TypeAlias = Keep | Swap | Ask | Accept | Refuse


class Cause(StrEnum):
    """Why a life is lost."""

    HUNTER = "hunter"
    CAT = "cat"
    LOWEST = "lowest"
    COVER = "cover"


class End(StrEnum):
    """An end of the pack."""

    BOTTOM = "bottom"
    TOP = "top"


class DealerPicked(Event):
    """Chance picked the first dealer."""

    seat: Seat


class RoundBegan(Event):
    """The pack was shuffled; ``seats`` will act in this order, the dealer last."""

    round: int
    dealer: Seat
    seats: tuple[Seat, ...]


class Dealt(Event):
    """A seat was dealt the bottom card of the pack; others see ``None``."""

    seat: Seat
    card: str | None


class Kept(Event):
    """The seat on turn kept its card."""

    seat: Seat


class SwapAsked(Event):
    """A seat asked ``target`` for its card; after a horse it asks the next seat."""

    seat: Seat
    target: Seat


class Revealed(Event):
    """A seat that was asked turned up a special card."""

    seat: Seat
    card: str


class Swapped(Event):
    """Two seats swapped; only they see what ``seat`` gave and received."""

    seat: Seat
    target: Seat
    given: str | None
    received: str | None


class DeckSwapped(Event):
    """A seat swapped with the pack; only it sees what it gave and received."""

    seat: Seat
    end: End
    given: str | None
    received: str | None


class CuckooRefused(Event):
    """The cuckoo of ``seat`` refused the swap; its owner is next."""

    seat: Seat
    asker: Seat


class HunterShot(Event):
    """The hunter of ``seat`` refused the swap and shot the asker; its owner is next."""

    seat: Seat
    asker: Seat


class CatScratched(Event):
    """The cat of ``seat`` refused the swap and scratched the asker; its owner is next."""

    seat: Seat
    asker: Seat


class SwapUndone(Event):
    """Because of a cat two seats swapped back; one event per swap, the last swap first."""

    seat: Seat
    target: Seat


class HorseJumped(Event):
    """The horse of ``seat`` was jumped: the asker asks on, the owner gets no turn."""

    seat: Seat
    asker: Seat


class InnReached(Event):
    """The inn of ``seat`` halts the asker: he drops his request, or asks for cover."""

    seat: Seat
    asker: Seat


class RequestDropped(Event):
    """An asker kept his card before the inn of ``innkeeper``."""

    seat: Seat
    innkeeper: Seat


class CoverAsked(Event):
    """An asker asked the innkeeper to pay for him if he loses with a zero."""

    seat: Seat
    innkeeper: Seat


class CoverAccepted(Event):
    """The innkeeper ``seat`` will pay if the asker loses with a zero."""

    seat: Seat
    asker: Seat


class CoverRefused(Event):
    """The innkeeper ``seat`` promised nothing, and must swap."""

    seat: Seat
    asker: Seat


class CardsCompared(Event):
    """Everybody with a life turned his card up; ``lowest`` lose one."""

    cards: tuple[str | None, ...]
    lowest: tuple[Seat, ...]


class LifeLost(Event):
    """A seat lost a life and has ``lives`` left; with a cover it paid for the asker."""

    seat: Seat
    lives: int
    cause: Cause
    asker: Seat | None = None


class Eliminated(Event):
    """A seat lost its last life; its card, if the round goes on, is dead."""

    seat: Seat


class Revived(Event):
    """Nobody had a life left, so all seats are back."""

    lives: int


class MatchEnded(Event):
    """One seat has lives left."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


CuccuEvent: TypeAlias = (
    DealerPicked
    | RoundBegan
    | Dealt
    | Kept
    | SwapAsked
    | Revealed
    | Swapped
    | DeckSwapped
    | CuckooRefused
    | HunterShot
    | CatScratched
    | SwapUndone
    | HorseJumped
    | InnReached
    | RequestDropped
    | CoverAsked
    | CoverAccepted
    | CoverRefused
    | CardsCompared
    | LifeLost
    | Eliminated
    | Revived
    | MatchEnded
)
