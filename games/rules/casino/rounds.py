"""The course of a match: what follows a play, a deal's last card and a round's last card."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.rules.casino import scoring
from games.rules.casino.cards import cards_in, name_all, pile_of
from games.rules.casino.dealing import deal_hands, tell_deal
from games.rules.casino.moves import CasinoEvent, MatchEnded, ResidueTaken, RoundScored
from games.rules.casino.options import Variant
from games.rules.casino.state import Phase, Side, Standing, State
from games.rules.core import Seat


def new_match(seats: int, sides: int) -> State:
    """Return the state before a first dealer is chosen."""
    standing = Standing(round=1, dealer=seats - 1, scores=(0,) * sides)
    return new_round(Phase.PICK, standing, seats)


def new_round(phase: Phase, standing: Standing, seats: int) -> State:
    """Return a state with nothing dealt."""
    return State(
        phase=phase,
        standing=standing,
        to_act=(standing.dealer + 1) % seats,
        hands=((),) * seats,
        table=(),
        builds=(),
        next_build=0,
        stock=(),
        piles=(0,) * len(standing.scores),
        sweeps=(),
        last_capture=None,
        last_sweep=False,
        last_play=None,
    )


def choose_dealer(state: State, seat: Seat) -> State:
    """Return the state before the first shuffle, with this seat as the dealer (CA-R3)."""
    standing = replace(state.standing, dealer=seat)
    return new_round(Phase.SHUFFLE, standing, len(state.hands))


def after_deal(
    variant: Variant, sides: Sequence[Side], state: State
) -> tuple[State, tuple[CasinoEvent, ...]]:
    """Return what follows when all hands are empty: the next deal or the end of the round."""
    if state.stock:
        after = deal_hands(state)
        return after, (tell_deal(after, ()),)
    return end_round(variant, sides, state)


def end_round(
    variant: Variant, sides: Sequence[Side], state: State
) -> tuple[State, tuple[CasinoEvent, ...]]:
    """Give the left cards to the last capturer (CA-R36), score, and end or prepare a round."""
    piles, residue = _residue(sides, state)
    standing = state.standing
    given = scoring.awards(variant, piles, state.sweeps, last_sweep=state.last_sweep)
    scored = RoundScored(
        round=standing.round,
        items=scoring.score_sheet(given, piles, state.sweeps),
        scores=scoring.totals(standing.scores, given),
    )
    won = scoring.winner(variant, standing.round, standing.scores, given)
    after = replace(standing, scores=scored.scores, history=(*standing.history, scored))
    events: tuple[CasinoEvent, ...] = (*residue, scored)
    if won is None:
        return next_round(after, len(sides)), events
    after = replace(after, places=scoring.places(sides, after.scores, won))
    over = new_round(Phase.OVER, after, len(sides))
    return over, (*events, MatchEnded(after.places, after.scores))


def next_round(standing: Standing, seats: int) -> State:
    """Return the state before the next shuffle; the deal passes left (CA-R4, CI-R4)."""
    dealer = (standing.dealer + 1) % seats
    standing = replace(standing, round=standing.round + 1, dealer=dealer)
    return new_round(Phase.SHUFFLE, standing, seats)


def _residue(
    sides: Sequence[Side], state: State
) -> tuple[tuple[int, ...], tuple[ResidueTaken, ...]]:
    left = pile_of(state.table)
    for build in state.builds:
        left |= pile_of(card for group in build.groups for card in group)
    if not left:
        return state.piles, ()
    taken = ResidueTaken(state.last_capture, name_all(cards_in(left)))
    if state.last_capture is None:
        return state.piles, (taken,)
    piles = list(state.piles)
    piles[sides[state.last_capture]] |= left
    return tuple(piles), (taken,)
