import pytest

from games.rules.casanova.errors import (
    AnnounceFirstError,
    AnswerFirstError,
    CardUsedError,
    DeclareFirstError,
    DiceCountError,
    NoSuchCardError,
    PlayFirstError,
)
from games.rules.casanova.moves import (
    ActivePicked,
    Announce,
    Announced,
    Double,
    Play,
    Played,
    Quitte,
    QuitteSaid,
    Revealed,
    Rolled,
    TurnBegan,
    TurnWon,
    Withdraw,
)
from games.rules.casanova.state import Phase
from games.rules.chance import Faces, Pick, Picked, Roll
from games.rules.core import Chance, Decision
from games.rules.errors import NotToActError, OptionsError, OutcomeError
from games.rules.registry import load_game
from tests.games.rules.casanova.table import begin, casanova, coins, play_cards, play_turn

FITTING = ((7, 6, 8), (3, 4))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cv_r1_two_to_four_seats_start_with_twelve_coins_and_thirteen_cards(seats):
    state = casanova(seats).new_match()

    assert coins(state) == (12,) * seats
    assert load_game("casanova").seats == 4
    assert [player.hand for player in state.players] == [tuple(range(1, 14))] * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_cv_r1_other_numbers_of_seats_are_refused(seats):
    with pytest.raises(OptionsError, match=f"2 to 4 seats, not for {seats}"):
        load_game("casanova", seats=seats)


def test_first_active_seat_is_picked_by_chance():
    game = casanova()

    step = game.resolve(game.new_match(), Picked(2))

    assert game.node(game.new_match()) == Chance(Pick(3))
    assert step.events == (ActivePicked(2), TurnBegan(turn=1, seat=2, pot=0))
    assert game.node(step.state) == Decision((2,))


@pytest.mark.parametrize("dice", [0, 4, -1])
def test_cv_r2_one_to_three_dice_are_named(dice):
    with pytest.raises(DiceCountError, match=f"1, 2 or 3 dice, not {dice}"):
        casanova().apply(begin(), 0, Announce(dice, 5))


def test_cv_r2_named_dice_are_rolled_once_all_have_played():
    step = play_cards(begin(), (5, 6, 7), dice=3)

    assert step.events[0] == Announced(seat=0, dice=3)
    assert casanova().node(step.state) == Chance(Roll(count=3, sides=6))


def test_cv_r3_ante_and_card_are_one_step_and_the_others_choose_in_any_order():
    game = casanova()
    state = game.apply(begin(), 0, Announce(2, 5)).state

    step = game.apply(state, 2, Play(9))

    assert game.node(state) == Decision((1, 2))
    assert game.node(step.state) == Decision((1,))
    assert coins(step.state) == (11, 12, 11)
    assert step.state.pot == 2


def test_cv_r4_played_card_is_final():
    game = casanova()
    state = game.apply(game.apply(begin(), 0, Announce(2, 5)).state, 1, Play(9)).state

    for seat in (0, 1):
        with pytest.raises(NotToActError):
            game.apply(state, seat, Play(3))


def test_cv_r7_active_seat_speaks_between_the_roll_and_the_reveal():
    state = play_turn(begin(), *FITTING, "").state

    assert casanova().legal_actions(state, 0) == (Quitte(), Double())
    assert [player.card for player in state.players] == [7, 6, 8]


def test_cv_r8_dice_are_not_rolled_again_after_a_double():
    doubled = play_turn(begin(), *FITTING, "double").state

    assert doubled.roll == (3, 4)
    assert casanova().node(doubled) == Decision((1,))


def test_turn_is_told_step_by_step():
    step = play_turn(begin(), *FITTING, "quitte")

    assert step.events == (
        Announced(seat=0, dice=2),
        Played(seat=0, card=7),
        Played(seat=1, card=6),
        Played(seat=2, card=8),
        Rolled(faces=(3, 4), massimo=7),
        QuitteSaid(seat=0),
        Revealed(cards=(7, 6, 8)),
        TurnWon(seats=(0,), coins=3, left=0, unopposed=False),
        TurnBegan(turn=2, seat=1, pot=0),
    )


def test_cv_r31_next_seat_clockwise_is_active_whoever_won():
    state = begin(active=1)

    assert play_turn(state, *FITTING, "quitte").state.active == 2
    assert play_turn(begin(active=2), *FITTING, "quitte").state.active == 0


@pytest.mark.parametrize("card", [0, 14, -1])
def test_card_that_does_not_exist_is_refused(card):
    with pytest.raises(NoSuchCardError, match=f"no card {card}:"):
        casanova().apply(begin(), 0, Announce(1, card))


def test_card_that_is_used_is_refused():
    state = play_turn(begin(), *FITTING, "quitte").state

    with pytest.raises(CardUsedError, match="already used your 6"):
        casanova().apply(state, 1, Announce(1, 6))


@pytest.mark.parametrize(
    ("words", "wrong", "reason"),
    [
        ("", Play(3), DeclareFirstError),
        ("double", Quitte(), AnswerFirstError),
        ("quitte", Withdraw(), AnnounceFirstError),
    ],
)
def test_action_of_another_moment_is_refused(words, wrong, reason):
    state = play_turn(begin(), *FITTING, words).state
    (seat,) = casanova().node(state).seats

    with pytest.raises(reason):
        casanova().apply(state, seat, wrong)


def test_action_instead_of_a_card_is_refused():
    state = casanova().apply(begin(), 0, Announce(1, 3)).state

    with pytest.raises(PlayFirstError):
        casanova().apply(state, 1, Quitte())


def test_massimo_is_the_sum_of_the_dice():
    game = casanova()
    before = play_cards(begin(), (5, 6, 7), dice=3).state

    after = game.resolve(before, Faces((6, 1, 4))).state

    assert (game.observe(before, None).massimo, game.observe(after, None).massimo) == (0, 11)
    assert after.phase is Phase.DECLARE


@pytest.mark.parametrize(
    "outcome", [Faces((7, 1)), Faces((0, 1)), Faces((1,)), Faces((1, 1, 1)), Picked(0)]
)
def test_outcome_that_does_not_answer_the_roll_is_refused(outcome):
    state = play_cards(begin(), (5, 6, 7), dice=2).state

    with pytest.raises(OutcomeError, match="does not answer Roll"):
        casanova().resolve(state, outcome)


@pytest.mark.parametrize("seat", [-1, 3])
def test_seat_that_does_not_exist_is_not_picked(seat):
    with pytest.raises(OutcomeError, match="does not answer Pick"):
        casanova().resolve(casanova().new_match(), Picked(seat))


def test_outcome_is_refused_while_a_seat_is_to_act():
    with pytest.raises(OutcomeError, match="waits for a player"):
        casanova().resolve(begin(), Faces((1,)))
