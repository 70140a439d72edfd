"""What one viewer knows of a Casino Pirate match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.rules.core import Seat, Viewer
from games.rules.pirate.moves import BetMade, CardDown, HandDealt, PirateEvent
from games.rules.pirate.score import count
from games.rules.pirate.state import BETS, PACK, Phase, Player, State
from games.rules.values import Value

if TYPE_CHECKING:
    from random import Random


class PlayerObservation(Value):
    """One seat, as the viewer sees it.

    ``bet`` is ``None`` while it is secret, and its treasures then still count as in store.
    ``hidden`` is ``None`` unless it is the viewer's own or has been shown.
    """

    treasures: int
    bet: int | None
    has_hidden: bool
    hidden: str | None
    open: tuple[str, ...]
    is_served: bool
    has_shown: bool
    is_settled: bool

    @property
    def open_half_points(self) -> int:
        """The total that everybody sees, in halves."""
        return count(self.open)

    @property
    def half_points(self) -> int:
        """The total that the viewer sees, in halves."""
        return count(self.open if self.hidden is None else (self.hidden, *self.open))


class PirateObservation(Value):
    """The table, as the viewer sees it; ``cards_left`` are in the pack."""

    viewer: Viewer
    players: tuple[PlayerObservation, ...]
    round: int
    dealer: Seat
    phase: Phase
    cards_left: int


def observe(state: State, viewer: Viewer) -> PirateObservation:
    return PirateObservation(
        viewer=viewer,
        players=tuple(
            _observe_player(player, is_own=seat == viewer, is_betting=state.phase is Phase.BET)
            for seat, player in enumerate(state.players)
        ),
        round=state.round,
        dealer=state.dealer,
        phase=state.phase,
        cards_left=len(state.stock),
    )


def redact(event: PirateEvent, viewer: Viewer) -> PirateEvent:
    match event:
        case HandDealt(seat) if seat != viewer:
            return HandDealt(seat, None)
        case BetMade(seat) if seat != viewer:
            return BetMade(seat, None)
        case CardDown(seat, turned_up) if seat != viewer:
            return CardDown(seat, turned_up, None)
        case _:
            return event


def determinize(observation: PirateObservation, rng: Random) -> State:
    """Return a state in which the cards and bets that the viewer does not see are guessed."""
    unseen = _list_unseen(observation)
    rng.shuffle(unseen)
    cards = iter(unseen)
    players = tuple(_guess_player(seen, cards, rng) for seen in observation.players)
    return State(
        players=players,
        round=observation.round,
        dealer=observation.dealer,
        phase=observation.phase,
        stock=tuple(cards) if observation.cards_left else (),
    )


def _observe_player(player: Player, *, is_own: bool, is_betting: bool) -> PlayerObservation:
    is_secret = is_betting and not is_own and player.bet > 0
    return PlayerObservation(
        treasures=player.treasures + player.bet if is_secret else player.treasures,
        bet=None if is_secret else player.bet,
        has_hidden=player.hidden is not None,
        hidden=player.hidden if is_own or player.has_shown else None,
        open=player.open,
        is_served=player.is_served,
        has_shown=player.has_shown,
        is_settled=player.is_settled,
    )


def _list_unseen(observation: PirateObservation) -> list[str]:
    seen = Counter(card for player in observation.players for card in player.open)
    seen.update(player.hidden for player in observation.players if player.hidden is not None)
    return list((Counter(PACK) - seen).elements())


def _guess_player(seen: PlayerObservation, cards: Iterator[str], rng: Random) -> Player:
    hidden = next(cards) if seen.has_hidden and seen.hidden is None else seen.hidden
    bet = rng.choice(BETS[: seen.treasures]) if seen.bet is None else seen.bet
    return Player(
        treasures=seen.treasures - bet if seen.bet is None else seen.treasures,
        bet=bet,
        hidden=hidden,
        open=seen.open,
        is_served=seen.is_served,
        has_shown=seen.has_shown,
        is_settled=seen.is_settled,
    )
