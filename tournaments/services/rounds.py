"""Pairing, seating and settling rounds, and the end of a tournament."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.db import transaction
from django.utils import timezone

from games.models import Match
from games.rules.errors import RuleError
from games.rules.values import gettext_noop
from games.services.errors import MatchOverError
from games.services.finish import abort_match
from games.services.lobby import seat_match
from tournaments.formats.history import candidates
from tournaments.formats.swiss import Draft, pair
from tournaments.models import LogLine, Pairing, PairingSeat, Round, Tournament
from tournaments.selectors import active_entrants, result_of, rounds_of
from tournaments.services.entries import lock_tournament, remove_banned
from tournaments.services.log import write_line

ALL_GONE: Final = gettext_noop("Fewer than two players are left.")
TIME_UP: Final = gettext_noop("The time of the round is up.")


def pair_next_round(tournament: Tournament) -> None:
    """Pair those who still play, or end early; the caller holds the tournament's lock."""
    remove_banned(tournament)
    players = list(active_entrants(tournament).values_list("pk", flat=True))
    if len(players) < 2:  # noqa: PLR2004 -- two make a match
        end_early(tournament, reason=ALL_GONE)
        return
    rounds = rounds_of(tournament)
    played = [[result_of(pairing) for pairing in each.pairings.all()] for each in rounds]
    draft = pair(candidates(players, played))
    _publish(Round.objects.create(tournament=tournament, number=len(rounds) + 1), draft)


def _publish(round_: Round, draft: Draft) -> None:
    groups = [*draft.tables, *((player,) for player in draft.byes)]
    pairings = Pairing.objects.bulk_create(
        Pairing(round=round_, number=number) for number, _ in enumerate(groups, 1)
    )
    seats = PairingSeat.objects.bulk_create(
        PairingSeat(round=round_, pairing=pairing, seat=seat, entrant_id=player)
        for pairing, players in zip(pairings, groups, strict=True)
        for seat, player in enumerate(players)
    )
    _tell_pairing(round_, seats[len(seats) - len(draft.byes) :])


def _tell_pairing(round_: Round, byes: list[PairingSeat]) -> None:
    tournament, number = round_.tournament, round_.number
    write_line(
        tournament=tournament, verb=LogLine.Verb.PAIRED, key=f"paired:{number}", round=number
    )
    for seat in byes:
        write_line(
            tournament=tournament,
            verb=LogLine.Verb.BYE,
            key=f"bye:{number}:{seat.entrant_id}",
            player=seat.entrant.user.username,
            round=number,
        )


@transaction.atomic
def seat_pairing(*, pairing_id: int) -> None:
    """Start the match of a pairing unless it has one.  Locks the tournament.

    A match that cannot be played counts as one without result: nothing waits for ever.
    """
    tournament = lock_tournament(Tournament.objects.get(played_rounds__pairings=pairing_id))
    pairing = Pairing.objects.select_related("round").get(pk=pairing_id)
    if not tournament.is_running or pairing.match_id is not None or pairing.ruling:
        return
    try:
        pairing.match = _start_match(tournament, pairing)
    except RuleError as error:
        _give_up(tournament, pairing, LogLine.Verb.UNSEATED, reason=str(error))
    else:
        pairing.save(update_fields=["match"])


@transaction.atomic
def _start_match(tournament: Tournament, pairing: Pairing) -> Match:
    seats = pairing.seats.select_related("entrant__user").order_by("seat")
    return seat_match(
        game=tournament.game,
        options=tournament.options,
        users=[seat.entrant.user for seat in seats],
        pace=tournament.pace,
        is_rated=tournament.is_rated,
        event=tournament.name,
        event_url=tournament.get_absolute_url(),
    )


def break_off_late_matches(tournament: Tournament, round_: Round) -> None:
    """Settle what is still open when the round's time is up; the caller holds the lock."""
    limit = round_.started_at + timedelta(minutes=tournament.round_minutes)
    if timezone.now() < limit:
        return
    for pairing in round_.pairings.all():
        if not result_of(pairing).is_settled:
            _break_off(tournament, pairing)


def _break_off(tournament: Tournament, pairing: Pairing) -> None:
    if pairing.match_id is not None:
        try:
            abort_match(match_id=pairing.match_id)
        except MatchOverError:
            return  # it ended in this very moment, and has a result
    _give_up(tournament, pairing, LogLine.Verb.BROKEN_OFF, reason=TIME_UP)


def _give_up(tournament: Tournament, pairing: Pairing, verb: LogLine.Verb, *, reason: str) -> None:
    pairing.ruling = Pairing.Ruling.NO_RESULT
    pairing.save(update_fields=["ruling"])
    write_line(
        tournament=tournament,
        verb=verb,
        key=f"open:{pairing.pk}",
        round=pairing.round.number,
        table=pairing.number,
        reason=reason,
    )


def settle_round(tournament: Tournament, round_: Round) -> None:
    """Close a round in which every pairing has a result; the caller holds the lock."""
    round_.finished_at = timezone.now()
    round_.save(update_fields=["finished_at"])
    write_line(
        tournament=tournament,
        verb=LogLine.Verb.SETTLED,
        key=f"settled:{round_.number}",
        round=round_.number,
    )


def finish_tournament(tournament: Tournament) -> None:
    """End a tournament whose rounds are played; the caller holds the lock."""
    _close(tournament)
    write_line(tournament=tournament, verb=LogLine.Verb.FINISHED, key="finished")


def end_early(tournament: Tournament, *, reason: str) -> None:
    """End a tournament that cannot go on; the caller holds the lock."""
    tournament.reason = reason
    _close(tournament)
    write_line(tournament=tournament, verb=LogLine.Verb.ENDED_EARLY, key="finished", reason=reason)


def _close(tournament: Tournament) -> None:
    tournament.status = Tournament.Status.FINISHED
    tournament.finished_at = timezone.now()
    tournament.save(update_fields=["status", "finished_at", "reason"])
