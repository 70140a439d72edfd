"""What one viewer knows of a Casino match, and a full state guessed from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from games.rules.casino.cards import CARDS, NAMES, Card, name_all, pile_of
from games.rules.casino.dealing import deal_number, deals_in_round
from games.rules.casino.moves import CardName, Dealt, Groups, Play, RoundScored
from games.rules.casino.options import Variant
from games.rules.casino.state import Phase, Side, Standing, State, TableBuild
from games.rules.core import Seat, Viewer
from games.rules.values import Value

if TYPE_CHECKING:
    from random import Random


class BuildObservation(Value):
    """A build: its cards, value and owner are public (CA-R59)."""

    id: int
    groups: Groups
    value: int
    owner: Seat
    multiple: bool


class CasinoObservation(Value):
    """The table, as the viewer sees it."""

    viewer: Viewer
    phase: Phase
    round: int
    dealer: Seat | None
    """Nobody before the first dealer is chosen."""
    to_act: Seat | None
    deal: int
    """Which deal of the round the hands are from, 0 while nothing is dealt."""
    deals: int
    last_deal: bool
    """The dealer announces the last deal of a round (CA-R53, CI-R25)."""
    hand: tuple[CardName, ...]
    """The viewer's cards; none for a spectator."""
    hand_sizes: tuple[int, ...]
    stock: int
    """How many cards are still to be dealt."""
    unseen: tuple[CardName, ...]
    """The cards that nobody has shown to the viewer in this round: those of other hands and stock.

    Whoever watched every play knows them, though captured piles lie face down (CA-R52).
    """
    table: tuple[CardName, ...]
    builds: tuple[BuildObservation, ...]
    next_build: int
    piles: tuple[int, ...]
    """How many cards each side has captured (CA-R52)."""
    sweeps: tuple[int, ...]
    """How often each side has swept in this round."""
    sweep_order: tuple[Side, ...]
    last_capture: Seat | None
    last_sweep: bool
    last_play: Play | None
    """The play before, with what it captured (CA-R52)."""
    sides: tuple[Side, ...]
    scores: tuple[int, ...]
    history: tuple[RoundScored, ...]
    places: tuple[int, ...]


def observe(sides: tuple[Side, ...], state: State, viewer: Viewer) -> CasinoObservation:
    seats = len(state.hands)
    standing = state.standing
    playing = state.phase is Phase.PLAY
    deal = deal_number(seats, len(state.stock)) if playing else 0
    return CasinoObservation(
        viewer=viewer,
        phase=state.phase,
        round=standing.round,
        dealer=None if state.phase is Phase.PICK else standing.dealer,
        to_act=state.to_act if playing else None,
        deal=deal,
        deals=deals_in_round(seats),
        last_deal=playing and not state.stock,
        hand=() if viewer is None else name_all(state.hands[viewer]),
        hand_sizes=tuple(map(len, state.hands)),
        stock=len(state.stock),
        unseen=_unseen(state, viewer),
        table=name_all(state.table),
        builds=tuple(map(_build, state.builds)),
        next_build=state.next_build,
        piles=tuple(map(int.bit_count, state.piles)),
        sweeps=tuple(map(state.sweeps.count, range(len(standing.scores)))),
        sweep_order=state.sweeps,
        last_capture=state.last_capture,
        last_sweep=state.last_sweep,
        last_play=state.last_play,
        sides=sides,
        scores=standing.scores,
        history=standing.history,
        places=standing.places,
    )


def redact_deal(event: Dealt, viewer: Viewer) -> Dealt:
    """Return a deal with other seats' cards hidden."""
    hands = tuple(
        hand if seat == viewer else (None,) * len(hand) for seat, hand in enumerate(event.hands)
    )
    return replace(event, hands=hands)


def determinize(variant: Variant, observation: CasinoObservation, rng: Random) -> State:
    """Return a state in which the viewer sees this: unseen cards and piles at random.

    Owners of builds get the cards that they must hold for them (CA-R20).
    """
    seats = len(observation.hand_sizes)
    hands, stock = _hands(variant, observation, rng)
    table = tuple(CARDS[name] for name in observation.table)
    builds = tuple(
        TableBuild(
            build.id,
            tuple(tuple(CARDS[name] for name in group) for group in build.groups),
            build.value,
            build.owner,
        )
        for build in observation.builds
    )
    dealer = seats - 1 if observation.dealer is None else observation.dealer
    return State(
        phase=observation.phase,
        standing=Standing(
            round=observation.round,
            dealer=dealer,
            scores=observation.scores,
            history=observation.history,
            places=observation.places,
        ),
        to_act=(dealer + 1) % seats if observation.to_act is None else observation.to_act,
        hands=hands,
        table=table,
        builds=builds,
        next_build=observation.next_build,
        stock=stock,
        piles=_piles(observation, rng),
        sweeps=observation.sweep_order,
        last_capture=observation.last_capture,
        last_sweep=observation.last_sweep,
        last_play=observation.last_play,
    )


def _hands(
    variant: Variant, observation: CasinoObservation, rng: Random
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    unseen = [CARDS[name] for name in observation.unseen]
    rng.shuffle(unseen)
    hands: list[list[Card]] = [[] for _ in observation.hand_sizes]
    for seat, value in sorted({(build.owner, build.value) for build in observation.builds}):
        if seat != observation.viewer:
            kept = next(card for card in unseen if variant.takes[card] == value)
            unseen.remove(kept)
            hands[seat].append(kept)
    for seat, size in enumerate(observation.hand_sizes):
        if seat == observation.viewer:
            hands[seat] = [CARDS[name] for name in observation.hand]
        else:
            missing = size - len(hands[seat])
            hands[seat] += unseen[:missing]
            del unseen[:missing]
    return tuple(map(tuple, hands)), tuple(unseen)


def _unseen(state: State, viewer: Viewer) -> tuple[CardName, ...]:
    hidden = [*state.stock]
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            hidden += hand
    hidden.sort()
    return name_all(hidden)


def _build(build: TableBuild) -> BuildObservation:
    return BuildObservation(
        id=build.id,
        groups=tuple(name_all(group) for group in build.groups),
        value=build.value,
        owner=build.owner,
        multiple=build.multiple,
    )


def _piles(observation: CasinoObservation, rng: Random) -> tuple[int, ...]:
    seen = {*observation.unseen, *observation.hand, *observation.table}
    seen.update(name for build in observation.builds for group in build.groups for name in group)
    captured: list[Card] = [card for card, name in enumerate(NAMES) if name not in seen]
    rng.shuffle(captured)
    piles = []
    for size in observation.piles:
        piles.append(pile_of(captured[:size]))
        del captured[:size]
    return tuple(piles)
