"""What a player may wish for beside the moves, in words and as buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from django.utils import timezone
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.attending import Wish, allowed_wishes, current_wish, is_missing, is_voter, seats_of
from games.models import Match, MatchSeat
from games.rules.core import Seat

LABELS: Final = {
    Wish.BOT: _("Let a bot play on"),
    Wish.END: _("End the match"),
    Wish.UNDO: _("Take the last move back"),
    Wish.PAUSE: _("Pause the match"),
}
AWAY: Final = (Wish.BOT, Wish.END)
"""What may be wished for only when somebody is away for long."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A button: what to wish for, and what others have said about it."""

    wish: str
    label: str
    told: str = ""


def missing_names(match: Match, names: Sequence[str]) -> list[str]:
    """Return who is away so long that the others may choose how to go on."""
    now = timezone.now()
    return [
        names[player.seat]
        for player in seats_of(match)
        if player.stand_in_id is None and is_missing(player, match, now)
    ]


def offers(match: Match, seat: Seat, names: Sequence[str]) -> Iterator[Offer]:
    """Yield what a player who is there may wish for now, or take back."""
    players = seats_of(match)
    if match.paused_at is not None or not is_voter(players[seat]):
        return
    now = timezone.now()
    missing = [player for player in players if is_missing(player, match, now)]
    for wish in allowed_wishes(match):
        if wish in AWAY and not missing:
            continue
        if wish == Wish.BOT and all(player.stand_in_id for player in missing):
            continue
        yield _offer(match, players, seat, wish, names)


def _offer(
    match: Match, players: Sequence[MatchSeat], seat: Seat, wish: Wish, names: Sequence[str]
) -> Offer:
    if current_wish(players[seat], match) == wish:
        told = gettext("You have asked for it: the others have not agreed yet.")
        return Offer(wish="", label=gettext("Do not ask for it any more"), told=told)
    wishing = [names[player.seat] for player in players if current_wish(player, match) == wish]
    told = gettext("Asked for by %(names)s.") % {"names": ", ".join(wishing)} if wishing else ""
    return Offer(wish=wish, label=str(LABELS[wish]), told=told)
