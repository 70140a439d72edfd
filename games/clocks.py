"""Thinking time: a credit for every turn and a bank for longer turns, by the table's pace."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from games.models import MatchSeat, Pace
from games.rules.values import Value

DAY: Final = 24 * 60 * 60
FIRST_WAIT: Final = timedelta(seconds=45)
"""So long a clock waits for a person who has not yet seen the first deal."""
AWAY_TURN: Final = 10
"""Seconds of credit for a turn that begins while the person is away: others need not wait."""
BACK_TURN: Final = timedelta(seconds=10)
"""At least so much has, for a turn that is on, who has just come back."""


class Preset(Value):
    """Seconds per turn, and seconds in the bank: at the start, and at most."""

    turn: int
    bank: int = 0


PRESETS: Final[dict[str, Preset]] = {
    Pace.CALM: Preset(turn=60, bank=240),
    Pace.NORMAL: Preset(turn=30, bank=120),
    Pace.QUICK: Preset(turn=12, bank=30),
    Pace.DAY: Preset(turn=DAY),
    Pace.THREE_DAYS: Preset(turn=3 * DAY),
    Pace.WEEK: Preset(turn=7 * DAY),
}
"""A pace without a preset has no clock."""


def wind(player: MatchSeat, pace: str) -> None:
    """Fill the bank for a new match."""
    preset = PRESETS.get(pace)
    player.bank_ms = 0 if preset is None else preset.bank * 1000


def start(player: MatchSeat, pace: str, now: datetime) -> None:
    """Start a seat's clock: it was asked.

    Who was never heard of gets some time to come and see the cards first.
    """
    is_expected = player.heard_at is None and not player.is_away and not player.actor.is_bot
    player.asked_at = now + FIRST_WAIT if is_expected else now
    player.deadline = _deadline(player, pace, player.asked_at)


def stop(player: MatchSeat, pace: str, now: datetime) -> None:
    """Stop a seat's clock: it acted.

    What went beyond the turn's credit leaves the bank; what is left of the credit goes there, up
    to what the bank held at the start.
    """
    preset = PRESETS.get(pace)
    if preset is not None and player.asked_at is not None:
        used_ms = max(0, int((now - player.asked_at) / timedelta(milliseconds=1)))
        bank_ms = player.bank_ms + _credit(player, preset) * 1000 - used_ms
        player.bank_ms = min(preset.bank * 1000, max(0, bank_ms))
    player.asked_at = player.deadline = None


def see_first_deal(player: MatchSeat, pace: str, now: datetime) -> bool:
    """Let a clock that waited for its person run; return whether it had waited."""
    if player.asked_at is None or player.asked_at <= now:
        return False
    player.asked_at = now
    player.deadline = _deadline(player, pace, now)
    return True


def extend(player: MatchSeat, pace: str, now: datetime) -> bool:
    """Give back what a turn lacks because the person was away; return whether it lacked any."""
    if player.asked_at is None or player.deadline is None:
        return False
    full = _deadline(player, pace, player.asked_at) or now
    before, player.deadline = player.deadline, max(full, now + BACK_TURN, player.deadline)
    return player.deadline > before


def left_ms(player: MatchSeat, pace: str, now: datetime) -> int | None:
    """Return the milliseconds until the seat's deadline, or for its next turn; ``None`` without."""
    deadline = player.deadline if is_running(player, now) else _deadline(player, pace, now)
    return None if deadline is None else max(0, int((deadline - now) / timedelta(milliseconds=1)))


def is_running(player: MatchSeat, now: datetime) -> bool:
    """Return whether the clock runs: the seat is asked, and its person has seen the deal."""
    return player.deadline is not None and player.asked_at is not None and player.asked_at <= now


def _deadline(player: MatchSeat, pace: str, now: datetime) -> datetime | None:
    preset = PRESETS.get(pace)
    if preset is None:
        return None
    return now + timedelta(seconds=_credit(player, preset), milliseconds=player.bank_ms)


def _credit(player: MatchSeat, preset: Preset) -> int:
    return min(preset.turn, AWAY_TURN) if player.is_away else preset.turn
