"""What a tournament has to say to one person: where to go, or what everybody waits for."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import msgspec
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from accounts.models import User
from tournaments.formats.standings import Standing
from tournaments.models import Entrant, Pairing, Round, Tournament
from tournaments.selectors.results import result_of


class Notice(msgspec.Struct, frozen=True):
    """A sentence; with a ``url`` it is the call to one's own table."""

    sentence: str
    url: str = ""


def notice_for(
    viewer: User | None,
    tournament: Tournament,
    *,
    entrants: Sequence[Entrant],
    rounds: Sequence[Round],
    lines: Sequence[Standing],
) -> Notice | None:
    """Return what the viewer should know now; somebody who never entered has nothing to know."""
    entrant = next((each for each in entrants if viewer and each.user_id == viewer.pk), None)
    if entrant is None or tournament.is_cancelled:
        return None
    if tournament.is_finished:
        return _final(entrant, lines)
    if tournament.is_scheduled:
        return Notice(_("You are in. Come back when it starts.")) if entrant.is_active else None
    return _running(tournament, entrant, rounds)


def _final(entrant: Entrant, lines: Sequence[Standing]) -> Notice | None:
    place = next((line.place for line in lines if line.player == entrant.pk), None)
    if place is None:
        return None
    return Notice(_("You finished in place %(place)s.") % {"place": place})


def _running(tournament: Tournament, entrant: Entrant, rounds: Sequence[Round]) -> Notice | None:
    pairings = list(rounds[-1].pairings.all()) if rounds else []
    own = next((pairing for pairing in pairings if _sits(entrant, pairing)), None)
    if own is not None and not result_of(own).is_settled:
        return _at_table(own)
    if not entrant.is_active:
        return Notice(_("You have withdrawn. Your points stay in the standings."))
    if not rounds:
        return Notice(_("The first round is being paired."))
    return _waiting(tournament, rounds[-1], pairings)


def _sits(entrant: Entrant, pairing: Pairing) -> bool:
    return any(seat.entrant_id == entrant.pk for seat in pairing.seats.all())


def _at_table(pairing: Pairing) -> Notice:
    if pairing.match is None:
        return Notice(_("Your table is being set up."))
    return Notice(_("Your match is on: go to your table."), pairing.match.table.get_absolute_url())


def _waiting(tournament: Tournament, latest: Round, pairings: Sequence[Pairing]) -> Notice:
    if latest.finished_at is None:
        return Notice(_waits_for([p for p in pairings if not result_of(p).is_settled]))
    if latest.number >= tournament.rounds:
        return Notice(_("The last round is over."))
    next_at = latest.finished_at + timedelta(seconds=tournament.round_gap)
    local = date_format(next_at.astimezone(tournament.zone), "H:i:s")
    facts = {"time": local, "zone": tournament.time_zone}
    return Notice(_("The next round starts at %(time)s (%(zone)s).") % facts)


def _waits_for(pending: Sequence[Pairing]) -> str:
    if not pending:
        return _("The round is over. The next one is being paired.")
    tables = ", ".join(
        f"{pairing.number} ({', '.join(seat.entrant.user.username for seat in pairing.seats.all())})"
        for pairing in pending
    )
    return _("The round goes on at these tables: %(tables)s.") % {"tables": tables}
