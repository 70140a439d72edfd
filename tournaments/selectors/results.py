"""Results and standings, read from the matches every time: there is no second truth."""

from __future__ import annotations

from typing import Final

from django.db.models import Prefetch, QuerySet

from games.models import Match
from tournaments.formats.results import DRAW, LOSS, WIN, Kind, Result, bye, shared_points
from tournaments.formats.standings import Standing, standings
from tournaments.models import Entrant, Pairing, PairingSeat, Round, Tournament

NO_RESULT: Final = ((DRAW, DRAW), Kind.UNPLAYED)
RULED: Final = {
    Pairing.Ruling.FIRST_WINS: ((WIN, LOSS), Kind.PLAYED),
    Pairing.Ruling.SECOND_WINS: ((LOSS, WIN), Kind.PLAYED),
    Pairing.Ruling.DRAW: ((DRAW, DRAW), Kind.PLAYED),
    Pairing.Ruling.NO_RESULT: NO_RESULT,
    Pairing.Ruling.NO_POINTS: ((LOSS, LOSS), Kind.UNPLAYED),
}


def active_entrants(tournament: Tournament) -> QuerySet[Entrant]:
    """Return who plays and has not withdrawn, in the starting order."""
    return tournament.entrants.filter(withdrawn_at=None).select_related("user")


def rounds_of(tournament: Tournament) -> list[Round]:
    """Return the rounds with all that their results depend on, in a fixed number of queries."""
    return list(_with_pairings(tournament.played_rounds.order_by("number")))


def latest_round(tournament: Tournament) -> Round | None:
    """Return the last round that was paired, if any, like ``rounds_of``."""
    return _with_pairings(tournament.played_rounds.order_by("-number")).first()


def _with_pairings(rounds: QuerySet[Round]) -> QuerySet[Round]:
    seats = PairingSeat.objects.select_related("entrant__user").order_by("seat")
    pairings = Pairing.objects.select_related("match__table").order_by("number")
    return rounds.prefetch_related(
        Prefetch("pairings", pairings),
        Prefetch("pairings__seats", seats),
        "pairings__match__players",
    )


def unseated_pairings(tournament_id: int) -> QuerySet[Pairing, int]:
    """Return the keys of the pairings that still lack a match."""
    waiting = Pairing.objects.filter(
        round__tournament=tournament_id,
        round__tournament__status=Tournament.Status.RUNNING,
        match=None,
        ruling="",
        seats__seat=1,
    )
    return waiting.order_by("round", "number").values_list("pk", flat=True)


def result_of(pairing: Pairing) -> Result:
    """Return what a pairing gives: ruled, else of its match, else still open."""
    entrants = tuple(seat.entrant_id for seat in pairing.seats.all())
    if len(entrants) == 1:
        return bye(entrants[0])
    points, kind = RULED[Pairing.Ruling(pairing.ruling)] if pairing.ruling else _played(pairing)
    return Result(entrants, points, kind)


def _played(pairing: Pairing) -> tuple[tuple[float, ...], Kind]:
    match = pairing.match
    if match is None or match.is_playing:
        return (LOSS, LOSS), Kind.PENDING
    if match.status != Match.Status.FINISHED:
        return NO_RESULT
    places = {player.seat: player.place or 1 for player in match.players.all()}
    return shared_points(tuple(places[seat] for seat in sorted(places))), Kind.PLAYED


def is_settled(round_: Round) -> bool:
    """Return whether every pairing of a round has a result."""
    return all(result_of(pairing).is_settled for pairing in round_.pairings.all())


def standings_of(tournament: Tournament, rounds: list[Round]) -> tuple[Standing, ...]:
    """Return the standings after these rounds; their players are keys of entrants.

    Who withdrew before the first round is not among them.
    """
    entrants = tournament.entrants.exclude(seed=None).order_by("seed")
    return standings(
        list(entrants.values_list("pk", flat=True)),
        [[result_of(pairing) for pairing in round_.pairings.all()] for round_ in rounds],
    )
