"""Lessons: each is one of the scenarios, and leads to its end."""

import json
from pathlib import Path

import pytest

from games.lessons.catalog import LESSONS, find_lesson, lesson_after
from games.lessons.playing import Course, Standing, picture
from games.messages import Moves, TableInfo
from games.rules.registry import GAMES

SCENARIOS = Path(__file__).parents[2] / "scenarios"
ALL = [(game, lesson) for game, lessons in LESSONS.items() for lesson in lessons]
lessons = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[one.slug for _, one in ALL])


def own_moves(lesson):
    return [entry.action for entry in lesson.record.entries if entry.seat == lesson.seat]


def test_every_game_has_lessons():
    assert LESSONS.keys() == GAMES.keys()


@lessons
def test_lesson_is_a_scenario(game, lesson):
    scenario = json.loads((SCENARIOS / f"{lesson.scenario}.json").read_text())
    record = json.loads(
        (Path(__file__).parents[3] / f"games/lessons/records/{lesson.scenario}.json").read_text()
    )

    assert scenario["game"] == game
    assert {key: scenario[key] for key in record} == record


@lessons
def test_lesson_is_done_by_the_moves_of_its_record(game, lesson):
    course = Course(lesson)

    standings = []
    for move in own_moves(lesson):
        standings.append(course.standing)
        course.play(move)

    assert standings == [Standing.ASKED] * len(lesson.tasks)
    assert (course.standing, course.tasks_done) == (Standing.DONE, len(lesson.tasks))
    assert [move.version for move in course.log] == list(range(1, len(lesson.record.entries) + 1))


@lessons
def test_lesson_shows_nothing_that_its_seat_may_not_know(game, lesson):
    _, (table, update) = picture(lesson, [])
    course = Course(lesson)

    assert isinstance(table, TableInfo)
    assert update.view == course.game.observe(course.state, lesson.seat)
    assert update.moves == tuple(
        Moves(move.version, tuple(course.game.redact(event, lesson.seat) for event in move.events))
        for move in course.log
    )


def test_groups_may_be_named_in_any_order():
    lesson = find_lesson("casino", "ca-02")
    (move,) = own_moves(lesson)
    course = Course(lesson)

    course.play(move | {"groups": move["groups"][::-1]})

    assert course.standing is Standing.DONE


def test_another_legal_move_leads_astray_and_asks_for_no_more():
    lesson = find_lesson("cuccu", "cu-20")
    course, (update,) = picture(lesson, [{"type": "swap"}])

    assert (course.standing, course.tasks_done) == (Standing.ASTRAY, 0)
    assert (update.asked, update.choices) == ((), None)


def test_only_the_last_move_is_news():
    lesson = find_lesson("casino", "ca-10")
    first, second = own_moves(lesson)

    _, (whole,) = picture(lesson, [first])
    _, (news,) = picture(lesson, [first, second])

    assert [move.version for move in whole.moves] == [1, 2]
    assert ([move.version for move in news.moves], news.whole) == ([3], False)


def test_lessons_follow_one_another():
    first, second, *_, last = LESSONS["casino"]

    assert lesson_after("casino", first) == second
    assert lesson_after("casino", last) is None
    assert find_lesson("chess", "ca-02") is None
