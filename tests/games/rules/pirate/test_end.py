from games.rules.core import Terminal
from games.rules.pirate.moves import (
    Bankrupt,
    BetLost,
    BetReturned,
    BetWon,
    MatchEnded,
    Shown,
)
from games.rules.pirate.state import Phase
from tests.games.rules.pirate.table import act, begin, pirate, told, treasures


def test_pi_r25_dealer_pays_what_he_has_and_the_rest_is_lost():
    step = act(begin("7 h 6", 17, 3), "bet2 up served draw call show")

    assert told(step, BetWon) == [BetWon(seat=0, bet=2, won=3, owed=4)]
    assert treasures(step.state) == (20, 0)
    assert pirate().node(step.state) == Terminal(places=(1, 2), scores=(20, 0))


def test_pi_r25_dealer_who_is_over_pays_clockwise_as_far_as_he_can():
    step = act(begin("7 7 6 5", 13, 14, 3), "bet2 bet2 served served draw draw")

    assert told(step, BetWon) == [
        BetWon(seat=0, bet=2, won=2, owed=2),
        BetWon(seat=1, bet=2, won=1, owed=2),
    ]
    assert treasures(step.state) == (15, 15, 0)


def test_pi_r26_bankruptcy_of_the_dealer_ends_the_match_at_once():
    step = act(begin("7 7 6 5", 13, 15, 2), "bet2 bet2 served served draw draw")

    assert step.events[-4:] == (
        BetWon(seat=0, bet=2, won=2, owed=2),
        Bankrupt(seat=2),
        BetReturned(seat=1, bet=2),
        MatchEnded(places=(1, 1, 3), scores=(15, 15, 0)),
    )
    assert treasures(step.state) == (15, 15, 0)


def test_pi_r26_bankruptcy_of_a_player_returns_the_bets_not_settled():
    step = act(begin("2 7 6", 1, 15, 14), "bet1 bet2 served served draw call show")

    assert step.events[-4:] == (
        BetLost(seat=0, bet=1),
        Bankrupt(seat=0),
        BetReturned(seat=1, bet=2),
        MatchEnded(places=(3, 1, 1), scores=(0, 15, 15)),
    )
    assert [event.seat for event in told(step, Shown)] == [0]


def test_pi_r27_last_treasures_on_the_table_are_not_lost_yet():
    state = act(begin("6 4", 2, 18), "bet2 served draw call").state

    assert treasures(state) == (0, 18)
    assert state.phase is Phase.SHOW
    assert treasures(act(state, "show").state) == (4, 16)


def test_pi_r28_most_treasures_win_and_equal_ones_share():
    step = act(begin("2 7 6", 1, 15, 14), "bet1 bet2 served served draw call concede")

    assert pirate(3).node(step.state) == Terminal(places=(3, 1, 1), scores=(0, 15, 15))


def test_no_seat_is_asked_after_the_end():
    state = act(begin("2 6", 1, 19), "bet1 served draw call show").state

    assert [pirate().legal_actions(state, seat) for seat in (0, 1)] == [(), ()]
    assert [player.cards for player in state.players] == [(), ()]
