"""Messages about being there: seen, wishes, pauses, coming back."""

from __future__ import annotations

from typing import TypeAlias

from accounts.models import User
from games.messages import Resume, Return, Seen, Wish
from games.models import Match
from games.rules.core import Seat
from games.services.holding import take_seat_back
from games.services.leaving import make_wish
from games.services.pausing import resume_match
from games.services.presence import hear

StayMessage: TypeAlias = Seen | Wish | Resume | Return


def stay(message: StayMessage, *, match: Match, seat: Seat, user: User) -> None:
    """Do what the message asks, or raise ``RuleError``; any of them is a sign of life."""
    hear(table=match.table, user=user)
    match message:
        case Seen():
            pass
        case Wish(_, wish):
            make_wish(match_id=match.pk, seat=seat, wish=wish)
        case Resume():
            resume_match(match_id=match.pk, seat=seat)
        case Return():
            take_seat_back(match_id=match.pk, seat=seat)
