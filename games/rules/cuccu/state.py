"""The complete state of a Cuccù match, secrets included."""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace

from games.rules.core import Seat
from games.rules.values import Value


class Phase(StrEnum):
    """What the match waits for."""

    PICK = "pick"
    SHUFFLE = "shuffle"
    TURN = "turn"
    INN = "inn"
    COVER = "cover"
    OVER = "over"


class Held(Value):
    """A card before a seat, with what the table knows of it; this goes with the card.

    ``known_by`` are the seats that have held it.  ``is_plain`` says that it was dealt to a seat
    that was asked and had to swap, so that everybody knows it is not special.
    """

    card: str
    known_by: tuple[Seat, ...]
    is_revealed: bool = False
    is_plain: bool = False


class Player(Value):
    """One seat's lives and card; a dead card is that of a seat that fell during the round."""

    lives: int
    held: Held | None = None
    is_dead: bool = False
    fell: int | None = None


class RoundSummary(Value):
    """How the last round ended: the cards compared, and the lives lost in the comparison."""

    cards: tuple[str | None, ...]
    losses: tuple[int, ...]


class State(Value):
    """A match between two moves.

    ``turn`` is the seat whose turn it is, also while an ``innkeeper`` answers.  ``chain`` are the
    seats through which its card came, from the one that was dealt it to ``turn`` itself.
    ``covers`` are pairs of innkeeper and asker.  ``deck`` begins at the bottom.  ``full_lives``
    are those with which everybody begins, and returns when nobody is left.
    """

    players: tuple[Player, ...]
    full_lives: int
    phase: Phase = Phase.PICK
    round: int = 1
    dealer: Seat = 0
    turn: Seat = 0
    innkeeper: Seat | None = None
    chain: tuple[Seat, ...] = ()
    covers: tuple[tuple[Seat, Seat], ...] = ()
    deck: tuple[str, ...] = ()
    last_round: RoundSummary | None = None

    @property
    def alive(self) -> tuple[Seat, ...]:
        """The seats with lives."""
        return tuple(seat for seat, player in enumerate(self.players) if player.lives)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats of this round in acting order: the dealer's neighbour first, he last."""
        in_round = (s for s, player in enumerate(self.players) if player.lives or player.is_dead)
        return tuple(sorted(in_round, key=lambda s: (s - self.dealer - 1) % len(self.players)))

    @property
    def next_seat(self) -> Seat | None:
        """The first seat after the turn that has no card yet; ``None`` when all have one."""
        later = self.order[self.order.index(self.turn) + 1 :]
        return next((seat for seat in later if self.players[seat].held is None), None)

    def with_player(self, seat: Seat, player: Player) -> State:
        """Return the state with another player record at a seat."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def held_by(self, seat: Seat) -> Held:
        """Return what a seat holds, when it is sure to hold a card."""
        held = self.players[seat].held
        if held is None:
            raise LookupError(f"seat {seat} has no card")
        return held
