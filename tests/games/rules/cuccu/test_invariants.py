import pytest
from msgspec.structs import replace

from games.rules.cuccu.state import Phase
from tests.games.rules.cuccu.table import act, begin, cuccu


def with_player(state, seat, **changes):
    return state.with_player(seat, replace(state.players[seat], **changes))


STATE = begin("2 11 5 1")
INN = act(STATE, "swap").state


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (with_player(STATE, 1, lives=4), "lives go from 0 to the full number"),
        (with_player(STATE, 1, fell=2), "a dead card or a fall is that of a seat without lives"),
        (with_player(INN, 1, lives=0), "a seat that was out before the round has no card"),
        (replace(STATE, deck=STATE.deck[1:]), "the pack is whole during a round"),
        (replace(STATE, phase=Phase.SHUFFLE), "the pack is whole during a round"),
        (replace(begin("1 2", lives=(3, 3)), turn=1), "the seat on turn has a life and a card"),
        (with_player(STATE, 3, lives=0, is_dead=True), "the dealer has a life"),
        (replace(STATE, chain=()), "the chain leads to the seat on turn"),
        (replace(STATE, innkeeper=1), "an inn halts the turn, and only an inn"),
        (replace(STATE, dealer=7), "a seat is named that does not exist"),
    ],
)
def test_fault_is_found(state, fault):
    assert any(found.startswith(fault) for found in cuccu().invariants(state))


def test_match_with_one_seat_left_must_be_over():
    game = cuccu(2)
    over = act(begin("1 5", lives=(1, 3)), "keep keep").state

    assert game.invariants(over) == ()
    assert game.invariants(replace(over, phase=Phase.SHUFFLE)) == (
        "the match is over when one seat has lives",
    )


def test_seat_without_a_card_has_none_to_show():
    with pytest.raises(LookupError, match="seat 1 has no card"):
        STATE.held_by(1)
