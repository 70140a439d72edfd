"""Thinking time: a credit for every turn and a bank for the whole match, by the table's pace."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from games.models import MatchSeat, Pace
from games.rules.values import Value


class Preset(Value):
    """Seconds per turn, and seconds in the bank for all turns that take longer."""

    turn: int
    bank: int


PRESETS: Final[dict[str, Preset]] = {
    Pace.CALM: Preset(turn=60, bank=240),
    Pace.NORMAL: Preset(turn=30, bank=120),
    Pace.QUICK: Preset(turn=12, bank=30),
}
"""A pace without a preset has no clock."""


def wind(player: MatchSeat, pace: str) -> None:
    """Fill the bank for a new match."""
    preset = PRESETS.get(pace)
    player.bank_ms = 0 if preset is None else preset.bank * 1000


def start(player: MatchSeat, pace: str, now: datetime) -> None:
    """Start a seat's clock: it was asked."""
    player.asked_at = now
    player.deadline = _deadline(player, pace, now)


def stop(player: MatchSeat, pace: str, now: datetime) -> None:
    """Stop a seat's clock: it acted.  What went beyond the turn's credit leaves the bank."""
    preset = PRESETS.get(pace)
    if preset is not None and player.asked_at is not None:
        used_ms = (now - player.asked_at) / timedelta(milliseconds=1)
        player.bank_ms -= min(player.bank_ms, max(0, int(used_ms) - preset.turn * 1000))
    player.asked_at = player.deadline = None


def left_ms(player: MatchSeat, pace: str, now: datetime) -> int | None:
    """Return the milliseconds until the seat's deadline, or for its next turn; ``None`` without."""
    deadline = player.deadline or _deadline(player, pace, now)
    return None if deadline is None else max(0, int((deadline - now) / timedelta(milliseconds=1)))


def _deadline(player: MatchSeat, pace: str, now: datetime) -> datetime | None:
    preset = PRESETS.get(pace)
    if preset is None:
        return None
    return now + timedelta(seconds=preset.turn, milliseconds=player.bank_ms)
