"""What directors decide about pairings."""

from __future__ import annotations

from django.db import transaction

from accounts.models import User
from games.services.finish import abort_match
from tournaments.errors import NoRulingError, ReasonMissingError
from tournaments.models import LogLine, Pairing
from tournaments.services.entries import lock_tournament
from tournaments.services.log import write_line


@transaction.atomic
def rule_pairing(*, pairing: Pairing, ruling: Pairing.Ruling, actor: User, reason: str) -> Pairing:
    """Give a pairing a result of a director's choice; a match that is on is broken off.

    The standings follow, also after the end.  Locks the tournament.
    """
    tournament = lock_tournament(pairing.round.tournament)
    found = Pairing.objects.select_related("match", "round").get(pk=pairing.pk)
    if found.seats.count() == 1:
        raise NoRulingError
    if not reason.strip():
        raise ReasonMissingError
    if found.match is not None and found.match.is_playing:
        abort_match(match_id=found.match.pk)
    found.ruling = ruling
    found.save(update_fields=["ruling"])
    write_line(
        tournament=tournament,
        verb=LogLine.Verb.RULED,
        actor=actor,
        round=found.round.number,
        table=found.number,
        ruling=ruling.value,
        reason=reason.strip(),
    )
    return found
