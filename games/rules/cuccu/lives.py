"""Lives: how they are lost, the end of a round, the return of everybody, the end of a match."""

from __future__ import annotations

from msgspec.structs import replace

from games.rules.core import Seat, Step
from games.rules.cuccu.moves import (
    CardsCompared,
    Cause,
    CuccuEvent,
    Eliminated,
    LifeLost,
    MatchEnded,
    Revived,
)
from games.rules.cuccu.scoring import find_lowest, find_payers, live_cards, rank
from games.rules.cuccu.state import Phase, Player, RoundSummary, State


def lose_life(
    state: State, seat: Seat, cause: Cause, asker: Seat | None = None
) -> tuple[State, tuple[CuccuEvent, ...]]:
    """Take a life from a seat that has one; with the last one its card is dead."""
    player = state.players[seat]
    lives = player.lives - 1
    lost = LifeLost(seat, lives, cause, asker)
    if lives:
        return state.with_player(seat, replace(player, lives=lives)), (lost,)
    fallen = replace(player, lives=0, is_dead=True, fell=state.round)
    return state.with_player(seat, fallen), (lost, Eliminated(seat))


def score_round(state: State, events: tuple[CuccuEvent, ...]) -> Step[State, CuccuEvent]:
    """Compare the live cards, take lives, and prepare the next round or end the match."""
    cards = live_cards(state)
    lowest = find_lowest(cards)
    shown = tuple(cards.get(seat) for seat in range(len(state.players)))
    before = state.players
    payers = tuple(find_payers(state, lowest))
    events = (*events, CardsCompared(shown, lowest))
    for payer, asker in payers:
        if state.players[payer].lives:  # who owes two lives may have had only one
            cause = Cause.LOWEST if asker is None else Cause.COVER
            state, lost = lose_life(state, payer, cause, asker)
            events = (*events, *lost)
    losses = tuple(old.lives - new.lives for old, new in zip(before, state.players, strict=True))
    return _end_round(replace(state, last_round=RoundSummary(shown, losses)), events)


def _end_round(state: State, events: tuple[CuccuEvent, ...]) -> Step[State, CuccuEvent]:
    state = _clear_table(state)
    if len(state.alive) == 1:
        end = rank(state.players)
        over = replace(state, phase=Phase.OVER)
        return Step(over, (*events, MatchEnded(end.places, end.scores)))
    if not state.alive:
        state = replace(state, players=(Player(state.full_lives),) * len(state.players))
        events = (*events, Revived(state.full_lives))
    dealer = state.order[0]
    following = replace(
        state, phase=Phase.SHUFFLE, round=state.round + 1, dealer=dealer, turn=dealer
    )
    return Step(following, events)


def _clear_table(state: State) -> State:
    return replace(
        state,
        players=tuple(replace(p, held=None, is_dead=False) for p in state.players),
        turn=state.dealer,
        innkeeper=None,
        chain=(),
        covers=(),
        deck=(),
    )
