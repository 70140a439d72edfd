"""Plays a lesson: the visitor's moves, and between them those of its record."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

from games import messages
from games.lessons.catalog import Lesson
from games.messages import Moves
from games.rules.core import AnyGame, Decision, Terminal
from games.rules.record import advance, decode_action, start
from games.rules.scenario import ordered

PEOPLE: Final = ("Anna", "Bruno", "Carla", "Dario")
VISITOR: Final = "Giulia"


class Standing(StrEnum):
    """Where a visitor is in a lesson."""

    ASKED = "asked"
    DONE = "done"
    ASTRAY = "astray"
    """The move was legal, but it does not show what the lesson shows."""


class Course:
    """A lesson that is being played.  Nothing is stored: the page sends all moves each time."""

    def __init__(self, lesson: Lesson) -> None:
        self.seat = lesson.seat
        self.game: AnyGame
        self.game, self.state = start(lesson.record)
        self.script = list(lesson.record.entries)
        self.log: list[Moves] = []
        self.standing = Standing.ASKED
        self.tasks_done = 0
        self._follow()

    def play(self, raw: Any) -> None:
        """Make a move for the visitor, or raise ``RuleError``."""
        action = decode_action(self.game, raw)
        step = self.game.apply(self.state, self.seat, action)
        self._take(step)
        if self.standing is Standing.ASKED and self._is_meant(raw):
            self.tasks_done += 1
            self.script.pop(0)
            self._follow()
        else:
            self.standing = Standing.ASTRAY

    def _is_meant(self, raw: Any) -> bool:
        return bool(ordered("action", raw) == ordered("action", self.script[0].action))

    def _follow(self) -> None:
        """Let the others, and chance, do what the record says until it is the visitor's turn."""
        while self.script and self.script[0].seat != self.seat:
            self._take(advance(self.game, self.state, self.script.pop(0)))
        if not self.script:
            self.standing = Standing.DONE

    def _take(self, step: Any) -> None:
        self.state = step.state
        told = tuple(self.game.redact(event, self.seat) for event in step.events)
        self.log.append(Moves(len(self.log) + 1, told))


def table_of(lesson: Lesson) -> messages.TableInfo:
    """Return the table at which the lesson is played."""
    record = lesson.record
    sides = start(record)[0].sides
    return messages.TableInfo(
        code="",
        game=record.game,
        options=record.options,
        status="playing",
        pace="none",
        rated=False,
        seats=tuple(
            messages.SeatInfo(
                seat, side, messages.Person(VISITOR if seat == lesson.seat else PEOPLE[seat])
            )
            for seat, side in enumerate(sides)
        ),
        your_seat=lesson.seat,
        match=lesson.slug,
        commitment="",
    )


def update_of(lesson: Lesson, course: Course, *, after: int) -> messages.Update:
    """Return the picture after a move; the moves after version ``after`` are news."""
    game, state = course.game, course.state
    node = game.node(state)
    is_asked = course.standing is Standing.ASKED
    outcome = None
    if isinstance(node, Terminal):
        outcome = messages.Outcome("played", node.places, node.scores, "")
    return messages.Update(
        match=lesson.slug,
        version=len(course.log),
        decision_version=len(course.log),
        asked=node.seats if is_asked and isinstance(node, Decision) else (),
        view=game.observe(state, course.seat),
        choices=game.choices(state, course.seat) if is_asked else None,
        moves=tuple(course.log[after:]),
        clocks=tuple(messages.Clock(None, running=False) for _ in range(game.seats)),
        commitment="",
        outcome=outcome,
        whole=after == 0,
    )


def picture(lesson: Lesson, plays: Sequence[Any]) -> tuple[Course, list[messages.Outbound]]:
    """Play all moves but the last, then the last as news; raise ``RuleError`` for a bad one."""
    course = Course(lesson)
    for raw in plays[:-1]:
        course.play(raw)
    known = len(course.log)
    for raw in plays[-1:]:
        course.play(raw)
    if not plays:
        return course, [table_of(lesson), update_of(lesson, course, after=0)]
    return course, [update_of(lesson, course, after=known)]
