"""The complete state of a Casino Pirate match, secrets included."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec.structs import replace

from games.rules.core import Seat
from games.rules.values import Value

GEMS: Final = tuple("1234567")
COIN: Final = "h"
PEBBLE: Final = "p"
SKELETON: Final = "s"
PACK: Final = (*(gem for gem in GEMS for _ in range(4)), *(COIN * 11), *(PEBBLE * 4), SKELETON)
TREASURES: Final = 10
BETS: Final = (1, 2)


class Phase(StrEnum):
    """What the match waits for."""

    PICK = "pick"
    SHUFFLE = "shuffle"
    BET = "bet"
    SERVE = "serve"
    BANK = "bank"
    SHOW = "show"
    OVER = "over"


class Player(Value):
    """One seat's treasures in store, bet on the table, and cards.

    The bet is 0 before it is made and once it is settled.  The dealer has no hidden card.
    """

    treasures: int = TREASURES
    bet: int = 0
    hidden: str | None = None
    open: tuple[str, ...] = ()
    is_served: bool = False
    has_shown: bool = False
    is_settled: bool = False

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards of the hand."""
        return self.open if self.hidden is None else (self.hidden, *self.open)


class State(Value):
    """A match between two moves; the first card of ``stock`` is dealt next."""

    players: tuple[Player, ...]
    round: int = 1
    dealer: Seat = 0
    phase: Phase = Phase.PICK
    stock: tuple[str, ...] = ()

    @property
    def punters(self) -> tuple[Seat, ...]:
        """The seats that play against the dealer, clockwise from the dealer's left."""
        seats = len(self.players)
        return tuple((self.dealer + place) % seats for place in range(1, seats))

    @property
    def to_bet(self) -> tuple[Seat, ...]:
        """The seats that owe a bet."""
        return tuple(seat for seat in self.punters if not self.players[seat].bet)

    @property
    def unserved(self) -> tuple[Seat, ...]:
        """The seats that may still get cards; the first is on turn."""
        return tuple(seat for seat in self.punters if not self.players[seat].is_served)

    @property
    def unsettled(self) -> tuple[Seat, ...]:
        """The seats whose bet is open; the first is the next to show."""
        return tuple(seat for seat in self.punters if not self.players[seat].is_settled)

    def with_player(self, seat: Seat, player: Player) -> State:
        """Return the state with another player record at a seat."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))
