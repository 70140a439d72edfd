import random

import pytest

from accounts.models import ModerationAction, RatedPlayer, RatedResult, Rating, RatingChange
from accounts.services.ratings import record_result, void_result
from accounts.signals import result_voided
from tests.accounts.playing import NOON, play, standings


def test_record_result_moves_the_ratings(anna, ben):
    play("m1", anna, ben)

    assert standings() == {"anna": (1524.0, 1), "ben": (1476.0, 1)}


def test_record_result_writes_one_line_per_player(anna, ben):
    result = play("m1", anna, ben)

    lines = RatingChange.objects.order_by("user").values_list(
        "result", "user", "place", "before", "after", "reason"
    )
    assert list(lines) == [
        (result.pk, anna.pk, 1, 1500.0, 1524.0, ""),
        (result.pk, ben.pk, 2, 1500.0, 1476.0, ""),
    ]


def test_record_result_twice_counts_once(anna, ben):
    first = play("m1", anna, ben)

    again = play("m1", ben, anna)

    assert again == first
    assert standings() == {"anna": (1524.0, 1), "ben": (1476.0, 1)}


def test_record_result_keeps_games_apart(anna, ben):
    play("m1", anna, ben, game="cuccu")

    assert standings("casino") == {}


def test_record_result_of_partners_moves_both(anna, ben, make_user):
    carla, dino = make_user("carla"), make_user("dino")
    players = [(anna.pk, 1, 0), (ben.pk, 2, 1), (carla.pk, 1, 0), (dino.pk, 2, 1)]

    record_result(match_code="m1", game="casino", finished_at=NOON, players=players)

    values = {name: value for name, (value, _) in standings().items()}
    assert values == {"anna": 1524.0, "ben": 1476.0, "carla": 1524.0, "dino": 1476.0}


def test_record_result_rates_bots_by_their_own_k(anna, bot):
    play("m1", anna, bot)

    assert standings() == {"anna": (1524.0, 1), "bot-club": (1497.0, 1)}


def test_record_result_refuses_one_account_in_two_seats(anna):
    with pytest.raises(ValueError, match="are not different accounts"):
        play("m1", anna, anna)

    assert not RatedResult.objects.exists()


def test_record_result_has_a_fixed_number_of_queries(
    anna, ben, make_user, django_assert_num_queries
):
    carla, dino = make_user("carla"), make_user("dino")

    with django_assert_num_queries(12):
        play("m1", anna, ben)
    with django_assert_num_queries(12):
        play("m2", anna, ben, carla, dino)


def test_void_result_of_the_last_match_gives_all_points_back(anna, ben, moderator):
    play("m1", anna, ben)
    before = standings()
    play("m2", ben, anna)

    void_result(match_code="m2", reason="The server failed.", moderator=moderator)

    assert standings() == before


def test_void_result_recomputes_later_results_exactly(anna, ben, make_user, moderator):
    people = [anna, ben, make_user("carla"), make_user("dino")]
    draw = random.Random(7)
    orders = [draw.sample(people, draw.choice([2, 3, 4])) for _ in range(30)]
    for number, order in enumerate(orders):
        play(f"with-{number}", *order)
        if number != 5:
            play(f"without-{number}", *order, game="cuccu")

    void_result(match_code="with-5", reason="Cheating", moderator=moderator)

    assert standings("casino") == standings("cuccu")


def test_void_result_twice_in_any_order_is_as_if_neither_was_played(anna, ben, moderator):
    for number in range(8):
        play(f"m{number}", *((anna, ben) if number % 3 else (ben, anna)))
        if number not in {2, 5}:
            play(f"n{number}", *((anna, ben) if number % 3 else (ben, anna)), game="cuccu")

    void_result(match_code="m5", reason="Cheating", moderator=moderator)
    void_result(match_code="m2", reason="Cheating", moderator=moderator)

    assert standings("casino") == standings("cuccu")


def test_void_result_leaves_those_alone_who_were_not_affected(anna, ben, make_user, moderator):
    carla, dino = make_user("carla"), make_user("dino")
    play("m1", anna, ben)
    play("m2", carla, dino)

    void_result(match_code="m1", reason="Cheating", moderator=moderator)

    assert not RatingChange.objects.filter(user__in=(carla, dino)).exclude(reason="").exists()


def test_void_result_adds_lines_that_name_cause_and_reason(anna, ben, moderator):
    voided = play("m1", anna, ben)
    play("m2", anna, ben)
    was = standings()["anna"][0]

    void_result(match_code="m1", reason="Cheating", moderator=moderator)

    line = RatingChange.objects.filter(user=anna).latest("pk")
    assert (line.result, line.place, line.before, line.after, line.reason) == (
        voided,
        None,
        was,
        1524.0,
        "Cheating",
    )


def test_ledger_adds_up_after_voids(anna, ben, moderator):
    for number in range(6):
        play(f"m{number}", anna, ben)
    void_result(match_code="m1", reason="Cheating", moderator=moderator)
    play("m6", ben, anna)
    void_result(match_code="m0", reason="Cheating", moderator=moderator)

    lines = list(RatingChange.objects.filter(user=anna).order_by("pk"))
    assert [line.before for line in lines] == [1500.0, *(line.after for line in lines[:-1])]
    assert lines[-1].after == Rating.objects.get(user=anna).value


def test_results_form_a_chain_after_voids(anna, ben, moderator):
    for number in range(6):
        play(f"m{number}", anna, ben)
    void_result(match_code="m1", reason="Cheating", moderator=moderator)
    void_result(match_code="m4", reason="Cheating", moderator=moderator)

    chain = list(RatedPlayer.objects.filter(user=anna).order_by("result"))
    assert [p.before for p in chain] == [1500.0, *(p.after for p in chain[:-1])]
    assert [p.matches_before for p in chain] == [0, 1, 1, 2, 3, 3]


def test_void_result_twice_changes_nothing(anna, ben, moderator):
    play("m1", anna, ben)
    void_result(match_code="m1", reason="Cheating", moderator=moderator)

    again = void_result(match_code="m1", reason="Again", moderator=moderator)

    assert again.void_reason == "Cheating"
    assert ModerationAction.objects.count() == 1


def test_void_result_is_logged(anna, ben, moderator):
    play("m1", anna, ben)

    void_result(match_code="m1", reason="Cheating", moderator=moderator)

    log = ModerationAction.objects.values_list("moderator", "verb", "thing", "reason")
    assert list(log) == [(moderator.pk, "void", "m1", "Cheating")]


@pytest.mark.parametrize("by_the_site", [True, False])
def test_void_result_tells_other_apps_on_commit(
    anna, ben, moderator, by_the_site, django_capture_on_commit_callbacks
):
    play("m1", anna, ben)
    heard = []

    def listen(**facts):
        heard.append((facts["match_code"], facts["reason"], facts["moderator_id"]))

    result_voided.connect(listen)
    with django_capture_on_commit_callbacks(execute=True):
        void_result(match_code="m1", reason="Outage", moderator=None if by_the_site else moderator)
    result_voided.disconnect(listen)

    assert heard == [("m1", "Outage", None if by_the_site else moderator.pk)]
