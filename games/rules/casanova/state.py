"""The complete state of a Casanova match, secrets included."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec.structs import replace

from games.rules.core import Seat
from games.rules.values import Value

CARDS: Final = tuple(range(1, 14))
COINS: Final = 12
DICE: Final = (1, 2, 3)
TURNS: Final = 12


class Phase(StrEnum):
    """What the match waits for."""

    PICK = "pick"
    ANNOUNCE = "announce"
    PLAY = "play"
    ROLL = "roll"
    DECLARE = "declare"
    ANSWER = "answer"
    OVER = "over"


class Player(Value):
    """One seat's coins and cards.

    ``used`` lie face up in the order of play; ``card`` lies face down until the turn is settled.
    A seat without coins is out only after the turn, so that is a fact of its own (CV-R21).
    """

    coins: int = COINS
    used: tuple[int, ...] = ()
    card: int | None = None
    has_withdrawn: bool = False
    is_out: bool = False
    fell: int | None = None

    @property
    def hand(self) -> tuple[int, ...]:
        """The cards that can still be played."""
        return tuple(c for c in CARDS if c not in self.used and c != self.card)


class State(Value):
    """A match between two moves.

    ``carried`` is the part of the pot that earlier turns left; ``asked`` are the seats that
    still have to answer a double, in order.
    """

    players: tuple[Player, ...]
    turn: int = 1
    active: Seat = 0
    phase: Phase = Phase.PICK
    dice: int = 0
    roll: tuple[int, ...] = ()
    pot: int = 0
    carried: int = 0
    asked: tuple[Seat, ...] = ()

    @property
    def in_play(self) -> tuple[Seat, ...]:
        """The seats that have not been eliminated."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.is_out)

    @property
    def to_play(self) -> tuple[Seat, ...]:
        """The seats that owe a card for this turn."""
        return tuple(seat for seat in self.in_play if self.players[seat].card is None)

    @property
    def competing(self) -> tuple[Seat, ...]:
        """The seats that are still in for the pot."""
        return tuple(seat for seat in self.in_play if not self.players[seat].has_withdrawn)

    def after_active(self) -> tuple[Seat, ...]:
        """Return the other seats in play, clockwise from the active seat's left."""
        return tuple(
            sorted(
                (seat for seat in self.in_play if seat != self.active),
                key=lambda seat: (seat - self.active) % len(self.players),
            )
        )

    def with_player(self, seat: Seat, player: Player) -> State:
        """Return the state with another player record at a seat."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))
