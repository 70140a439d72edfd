"""Taking the last move back by agreement: the log keeps it, whoever folds the log goes back."""

import pytest

from games import attending, selectors
from games.fair.commit import verify
from games.models import Note
from games.records import record_of
from games.replays.decisions import decisions_of
from games.rules.record import replay
from games.services.errors import StaleVersionError, UndoError, WishError
from games.services.leaving import make_wish
from games.services.memory import Memory
from games.services.pausing import resume_match
from games.services.play import play_action
from tests.games.absence import notes, player_at, walk_away
from tests.games.playing import act, fresh, legal, play_out, start

pytestmark = pytest.mark.django_db


@pytest.fixture
def moved(anna, ben):
    """A casual match where somebody has just made the first move."""
    match = start([anna, ben], is_rated=False)
    act(match)
    return fresh(match)


def actor_of(match):
    return match.log.last().seat


def wish(match, *seats, what="undo"):
    for seat in seats:
        make_wish(match_id=match.pk, seat=seat, wish=what)
    return fresh(match)


def take_back(match):
    actor = actor_of(match)
    return wish(match, actor, 1 - actor)


def folded(match):
    *_, last = replay(match.game, match.game.new_match(), [row.entry for row in match.log.all()])
    return last.state


def test_move_is_taken_back_when_all_agree(moved):
    actor = actor_of(moved)
    before = selectors.history(moved)[:2]

    asked = wish(moved, actor)
    assert (asked.version, asked.state) == (moved.version, moved.state)
    match = wish(moved, 1 - actor)

    assert (match.version, match.decision_version) == (4, 4)
    assert selectors.update_for(match, None, ()).asked == (actor,)
    assert folded(match) == match.state != moved.state
    assert [move.events for move in selectors.history(match)] == [
        *(move.events for move in before),
        (),
        (),
    ]
    assert notes(match) == [("undone", player_at(match, actor).user.username)]
    assert not match.players.exclude(wish="").exists()
    assert player_at(match, actor).deadline is not None
    assert player_at(match, 1 - actor).deadline is None


def test_match_goes_on_to_its_end_and_its_record_is_proved(moved):
    match = play_out(take_back(moved))
    record = record_of(match, None)

    assert [entry.undo for entry in record.entries].count(True) == 1
    assert list(verify(record)) == []
    assert folded(match) == match.state


def test_action_from_before_the_move_back_is_stale(moved):
    match = take_back(moved)
    seat, action = legal(match)

    with pytest.raises(StaleVersionError):
        play_action(match_id=match.pk, seat=seat, action=action, version=3)


def test_action_that_was_taken_back_is_not_played_again(anna, ben):
    match = start([anna, ben], is_rated=False)
    seat, action = legal(match)
    play = {"match_id": match.pk, "seat": seat, "action": action, "version": 2, "client_id": "x"}
    play_action(**play)
    match = take_back(fresh(match))

    assert play_action(**play) == 3
    assert fresh(match).version == 4


def test_other_processes_follow_a_move_back(moved):
    known = Memory()
    known.lock({moved.pk})
    match = take_back(moved)
    act(match)

    followed, moves = known.follow(moved.pk, 3)

    assert followed.state == fresh(match).state
    assert [move.version for move in moves] == [4, 5]
    assert moves[0].events == ()


def test_nobody_but_who_moved_asks(moved):
    with pytest.raises(UndoError):
        wish(moved, 1 - actor_of(moved))


def test_wish_is_over_with_the_next_move(moved):
    actor = actor_of(moved)
    wish(moved, actor)
    assert attending.presence_of(fresh(moved)).seats[actor].wish == "undo"
    act(moved)
    match = fresh(moved)

    assert attending.presence_of(match).seats[actor].wish == ""
    with pytest.raises(UndoError):
        wish(match, actor)


def test_move_is_not_taken_back_twice(moved):
    match = take_back(moved)

    with pytest.raises(UndoError):
        wish(match, actor_of(match))


def test_nothing_is_taken_back_past_a_deal(anna, ben):
    match = start([anna, ben], is_rated=False)
    hands = None
    while match.state.stock == (hands or match.state).stock if hands else True:
        hands = match.state
        act(match)
        match = fresh(match)
    assert match.state.stock != hands.stock

    for seat in (0, 1):
        with pytest.raises(UndoError):
            wish(match, seat)


def test_nothing_is_taken_back_before_the_first_move(anna, ben):
    match = start([anna, ben], is_rated=False)

    with pytest.raises(UndoError):
        wish(match, 0)


def test_nothing_is_taken_back_in_a_pause(moved):
    wish(moved, 0, 1, what="pause")

    with pytest.raises(UndoError):
        wish(moved, actor_of(moved))
    resume_match(match_id=moved.pk, seat=0)
    assert wish(moved, actor_of(moved)).version == 3


def test_move_of_a_bot_stays(anna, bot):
    match = start([anna, bot], is_rated=False)
    while match.version < 3 or actor_of(match) != 1:
        act(match)
        match = fresh(match)

    with pytest.raises(UndoError):
        wish(match, 0)


def test_bots_always_agree(anna, bot):
    match = start([anna, bot], is_rated=False)
    while match.version < 3 or actor_of(match) != 0:
        act(match)
        match = fresh(match)

    assert wish(match, 0).version == match.version + 1


def test_who_is_away_need_not_agree(moved):
    actor = actor_of(moved)
    walk_away(moved, 1 - actor)

    assert wish(moved, actor).version == 4


@pytest.mark.parametrize(
    "fields", [{"is_rated": True}, {"is_rated": False, "game": "cuccu"}], ids=["rated", "cuccu"]
)
def test_other_matches_know_no_way_back(anna, ben, fields):
    match = start([anna, ben], **fields)

    with pytest.raises(WishError):
        wish(match, 0)


def test_log_in_words_tells_that_a_move_was_taken_back_and_not_which(moved):
    match = take_back(moved)

    before, after = selectors.told(moved, None), selectors.told(match, None)
    name = player_at(match, actor_of(match)).user.username

    assert after == [*before[:-1], str(Note(kind="undone", facts={"name": name}))]


def test_review_and_film_of_a_match_know_what_was_taken_back(moved):
    match = play_out(take_back(moved))

    decisions = [decision.version for decision in decisions_of(match)]

    assert decisions[0] == 5
    assert decisions == sorted(set(decisions))
