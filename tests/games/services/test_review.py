"""Reviews: asked for once, made a move at a time, and never from more than the seat knew."""

from datetime import timedelta

import pytest
import time_machine
from django.utils import timezone

from games.bots.core import Candidate, Explanation, Measure
from games.bots.review import SHOWN, assess, reviewer_of
from games.models import Note, Review, ReviewedMove
from games.replays.decisions import decisions_of
from games.replays.film import reel_of
from games.replays.reviews import review_seen
from games.selectors import events_for
from games.services import review
from games.services.errors import (
    MatchOnError,
    NoReviewError,
    NotSeatedError,
    TooManyReviewsError,
)
from games.services.leaving import make_wish, resign_match
from games.services.review import ask_review, check_review, review_next, wake_reviews
from games.tasks import review_next as job
from tests.games.playing import act, fresh, start

pytestmark = pytest.mark.django_db


def finish(users, moves=3, **options):
    """Return a match that is over after some moves."""
    match = start(users, **options)
    for _ in range(moves):
        act(fresh(match))
    resign_match(match_id=match.pk, seat=0)
    return fresh(match)


@pytest.fixture
def casino(anna, ben):
    return finish([anna, ben])


def travel(**later):
    return time_machine.travel(timezone.now() + timedelta(**later), tick=False)


def test_review_is_made_a_move_at_a_time(anna, casino):
    ask_review(match=casino, user=anna)
    choices = list(decisions_of(casino))

    standings = []
    while review_next():
        standings.append(review_seen(casino, None).standing)

    assert standings == ["running"] * (len(choices) - 1) + ["done"]
    assert [move.version for move in casino.reviewed.all()] == [one.version for one in choices]
    seen = review_seen(casino, None)
    assert (seen.done, seen.total) == (len(choices), len(choices))


def test_move_is_kept_with_what_it_was_worth(anna, casino):
    ask_review(match=casino, user=anna)

    job()

    move = casino.reviewed.get()
    values = {candidate["value"] for candidate in move.candidates}
    (told,) = [one for one in move.candidates if one["played"]]
    assert move.measure == Measure.WIN_CHANCE
    assert move.best == move.candidates[0]["value"]
    assert (move.value, move.loss) == (told["value"], max(0.0, move.best - told["value"]))
    assert values


def test_asking_again_changes_nothing(anna, ben, casino):
    first = ask_review(match=casino, user=anna)

    assert ask_review(match=casino, user=ben) == first
    assert first.asked_by == anna


def test_choice_is_seen_as_the_seat_saw_it(casino):
    choice = list(decisions_of(casino))[-1]

    view = choice.view()

    casino.version = choice.version - 1
    assert view.events == list(events_for(casino, choice.seat))
    assert view.observation == casino.game.observe(choice.state, choice.seat)


def test_other_spelling_of_a_move_is_the_move(casino):
    choice = next(iter(decisions_of(casino)))
    legal = casino.game.legal_actions(choice.state, choice.seat)

    assert [one for one in legal if choice.is_played(one)] == [choice.action]


def test_what_bots_and_the_site_played_is_not_reviewed(make_user, anna, bot):
    match = finish([anna, bot], moves=8)
    own = [one.version for one in decisions_of(match)]
    Note.objects.create(match=match, version=own[0], kind=Note.Kind.TIMED_OUT, seat=0)
    assert [one.version for one in decisions_of(match)] == own[1:]

    Note.objects.create(match=match, version=own[0], kind=Note.Kind.HELD, seat=0)
    assert list(decisions_of(match)) == []
    Note.objects.create(match=match, version=own[0], kind=Note.Kind.TAKEN, seat=0)

    assert [one.version for one in decisions_of(match)] == own[1:]
    assert {one.seat for one in decisions_of(match)} == {0}


def test_what_was_taken_back_is_neither_shown_nor_reviewed(anna, ben):
    match = start([anna, ben], is_rated=False)
    act(match)
    match = fresh(match)
    for seat in (match.log.last().seat, 1 - match.log.last().seat):
        make_wish(match_id=match.pk, seat=seat, wish="undo")
    for _ in range(2):
        act(fresh(match))
    resign_match(match_id=match.pk, seat=0)
    match = fresh(match)

    versions = [choice.version for choice in decisions_of(match)]
    stops = reel_of(match, None, first=0).opening.stops

    first, again, last = match.log.filter(data__has_key="action").values_list("version", flat=True)
    assert versions == [again, last]
    assert stops == (first - 1, again, last)


def test_only_so_many_workers_are_at_reviews(anna, casino, settings):
    ask_review(match=casino, user=anna)
    Review.objects.update(busy_until=timezone.now() + review.BUSY)

    assert not review_next()
    with travel(seconds=41):
        assert review_next()


def test_lost_job_is_asked_for_again(anna, casino):
    ask_review(match=casino, user=anna)

    assert wake_reviews() == 0
    with travel(seconds=16):
        assert [wake_reviews(), wake_reviews()] == [1, 0]


@pytest.mark.parametrize("other", [{"touched": timedelta(0)}, {"busy_until": timedelta(seconds=9)}])
def test_no_worker_is_asked_for_while_one_is_at_another_review(anna, ben, casino, other):
    ask_review(match=casino, user=anna)
    recent = ask_review(match=finish([anna, ben]), user=anna)

    with travel(seconds=16):
        now = timezone.now()
        Review.objects.filter(pk=recent.pk).update(**{k: now + v for k, v in other.items()})

        assert wake_reviews() == 0


def test_waiting_reviews_are_asked_for_by_one_job(
    anna, ben, casino, django_capture_on_commit_callbacks
):
    for match in (casino, finish([anna, ben])):
        ask_review(match=match, user=anna)

    with travel(seconds=16), django_capture_on_commit_callbacks() as called:
        assert [wake_reviews(), wake_reviews()] == [2, 0]

    assert len(called) == 1


def test_move_that_kills_workers_ends_the_review(anna, casino):
    ask_review(match=casino, user=anna)
    Review.objects.update(tries=review.MOST_TRIES)

    assert review_next()

    assert review_seen(casino, None).standing == "done"
    assert not ReviewedMove.objects.exists()


def test_match_without_choices_is_done_at_once(anna, ben):
    match = finish([anna, ben], moves=0)
    ask_review(match=match, user=anna)

    assert review_next()

    assert review_seen(match, None).standing == "done"


def test_match_that_is_on_cannot_be_reviewed(anna, ben):
    with pytest.raises(MatchOnError):
        ask_review(match=start([anna, ben]), user=anna)


def test_private_match_is_reviewed_for_its_players_only(anna, casino, make_user):
    carla = make_user("carla")
    check_review(match=casino, user=carla)
    casino.table.is_private = True

    check_review(match=casino, user=anna)
    with pytest.raises(NotSeatedError):
        check_review(match=casino, user=carla)


@pytest.mark.parametrize("later", [{"seconds": 0}, {"hours": 25}])
def test_person_may_ask_for_so_many(anna, ben, casino, monkeypatch, later):
    monkeypatch.setattr(review, "MOST_WAITING", 1)
    monkeypatch.setattr(review, "MOST_A_DAY", 1)
    other = finish([anna, ben], moves=1)
    ask_review(match=casino, user=anna)

    with pytest.raises(TooManyReviewsError):
        ask_review(match=other, user=anna)
    Review.objects.update(finished=timezone.now())

    with travel(**later):
        if later == {"hours": 25}:
            ask_review(match=other, user=anna)
        else:
            with pytest.raises(TooManyReviewsError):
                ask_review(match=other, user=anna)


def test_game_that_no_bot_knows_cannot_be_reviewed(anna, casino):
    casino.game_slug = "unknown"

    assert reviewer_of("unknown") is None
    with pytest.raises(NoReviewError):
        check_review(match=casino, user=anna)


def test_seat_reads_of_its_own_moves_only(anna, casino):
    ask_review(match=casino, user=anna)
    while review_next():
        pass

    seats = [{move.seat for move in review_seen(casino, viewer).moves} for viewer in (0, 1, None)]

    assert seats == [{0}, {1}, {0, 1}]


def test_spectator_reads_nothing_of_sealed_cards(anna, ben):
    match = finish([anna, ben], moves=2, game="casino-pirate")
    Review.objects.create(match=match, finished=timezone.now(), total=1)
    ReviewedMove.objects.create(
        match=match, version=1, seat=1, measure="points", candidates=[], best=0.0
    )

    watching, own = review_seen(match, None), review_seen(match, 0)

    assert (watching.standing, watching.moves) == ("none", ())
    assert (own.standing, own.moves) == ("done", ())
    assert watching.refusal


def explained(measure, *values):
    candidates = tuple(Candidate(f"move {at}", value, 5) for at, value in enumerate(values))
    return Explanation(measure, candidates)


@pytest.mark.parametrize(
    ("measure", "values", "loss"),
    [
        (Measure.POINTS, (2.0, 0.5), 1.5),
        (Measure.PLACE, (1.5, 2.0), 0.5),
        (Measure.POINTS, (1.0, 1.25), 0.0),
    ],
)
def test_loss_is_counted_from_the_best_move(measure, values, loss):
    assert assess(explained(measure, *values), lambda move: move == "move 1").loss == loss


def test_played_move_is_kept_beside_the_best():
    explanation = explained(Measure.POINTS, *range(9, 0, -1))

    found = assess(explanation, lambda move: move == "move 8")

    assert [one.action for one in found.candidates][-2:] == ["move 4", "move 8"]
    assert len(found.candidates) == SHOWN + 1


def test_move_that_the_bot_did_not_think_of_has_no_value():
    found = assess(explained(Measure.POINTS, 1.0), lambda _: False)

    assert (found.played, found.loss, found.best) == (None, None, 1.0)


@pytest.mark.django_db(transaction=True)
def test_one_job_asks_for_the_next_until_all_is_reviewed(anna, ben):
    match = finish([anna, ben], moves=2)

    ask_review(match=match, user=anna)

    assert review_seen(match, None).standing == "done"
    assert match.reviewed.count() == len(list(decisions_of(match)))
