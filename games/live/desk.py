"""The desk where the actions of all sockets of a process are written down.

It has a thread of its own.  While one lot of actions is played and committed, the next one
gathers: the busier the site, the more moves share a transaction.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final, ParamSpec, TypeVar

from django.db import connections

from games import broadcast
from games.broadcast import Letter, Moved
from games.live.sockets import Sockets
from games.messages import Moves
from games.models import Match
from games.services.memory import Memory
from games.services.play import Outcome, Play, news_of, play_each

logger = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 64
"""So many actions share a transaction at most: the first shall not wait long for the last."""
GATHERING: Final = 0.003
"""Seconds that an action waits for others to share its transaction."""
P = ParamSpec("P")
FoundT = TypeVar("FoundT")


@dataclass(frozen=True, slots=True)
class Lot:
    """What came of some actions: the answers, and what to tell here and elsewhere."""

    outcomes: list[Outcome]
    letters: list[Letter]
    moved: list[Moved]


class Desk:
    """Plays the actions of sockets, many at once, and follows what other processes play."""

    def __init__(self, sockets: Sockets, tell_others: Callable[[list[Moved]], None]) -> None:
        self.memory = Memory()
        self._sockets = sockets
        self._tell_others = tell_others
        self._waiting: list[tuple[Play, asyncio.Future[int]]] = []
        self._worker: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="desk")
        self._play_there = self._in_thread(self._play)
        self._follow_there = self._in_thread(self._follow)

    async def play(self, play: Play) -> int:
        """Return the version that an action led to once it is committed, or raise its refusal."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append((play, answer))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        return await answer

    async def follow(self, moved: Moved) -> None:
        """Tell the sockets of this process what was played elsewhere."""
        self._deliver(await self._follow_there(moved))

    async def close(self) -> None:
        """Let the thread go, and its connection to the database."""
        await self._in_thread(connections.close_all)()
        self._thread.shutdown()

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._work_off_a_lot()
        finally:
            self._worker = None

    async def _work_off_a_lot(self) -> None:
        await asyncio.sleep(GATHERING)
        waiting = self._waiting[:MOST_AT_ONCE]
        del self._waiting[:MOST_AT_ONCE]
        try:
            lot = await self._play_there([play for play, _ in waiting])
        except Exception as error:  # noqa: BLE001 -- each who waits gets it as the answer
            for _, answer in waiting:
                _answer(answer, error)
            return
        for (_, answer), outcome in zip(waiting, lot.outcomes, strict=True):
            _answer(answer, outcome)
        self._deliver(lot.letters)
        if lot.moved:
            self._tell_others(lot.moved)

    def _deliver(self, letters: Sequence[Letter]) -> None:
        for to, text in letters:
            self._sockets.push(to, text)

    def _play(self, plays: Sequence[Play]) -> Lot:
        outcomes = play_each(plays, self.memory)
        lot = Lot(outcomes, [], [])
        for match, since, moves in news_of(outcomes):
            lot.moved.append((match.pk, match.table_id, since))
            lot.letters.extend(self._letters(match, moves))
        return lot

    def _letters(self, match: Match, moves: Sequence[Moves]) -> list[Letter]:
        """Return what to tell of moves that stand in the log, so nothing may take them back."""
        try:
            return broadcast.letters(match, moves, self._sockets)
        except Exception:
            logger.exception("Not told here: match %s; its clients will ask", match.pk)
            return []

    def _follow(self, moved: Moved) -> list[Letter]:
        match_id, _, since = moved
        match, moves = self.memory.follow(match_id, since)
        return broadcast.letters(match, moves, self._sockets)

    def _in_thread(self, work: Callable[P, FoundT]) -> Callable[P, Awaitable[FoundT]]:
        loop = asyncio.get_running_loop()
        return partial(loop.run_in_executor, self._thread, work)


def _answer(answer: asyncio.Future[int], outcome: Outcome) -> None:
    if answer.cancelled():
        return
    if isinstance(outcome, Exception):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome.version)
