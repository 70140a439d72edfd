"""All that the page of a tournament shows, in a fixed number of queries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from django.utils.translation import gettext as _

from accounts.models import User
from games.option_texts import told
from tournaments.formats.results import Result
from tournaments.formats.standings import Standing
from tournaments.models import Entrant, LogLine, Pairing, Round, Tournament
from tournaments.selectors.results import result_of, rounds_of, standings_of
from tournaments.selectors.viewer import Notice, notice_for


class Player(msgspec.Struct, frozen=True):
    """Somebody at a table of a round, with the points won there as text."""

    user: User
    points: str


class TableOfRound(msgspec.Struct, frozen=True):
    """One pairing as the page shows it."""

    number: int
    players: list[Player]
    status: str
    url: str


class RoundOfPage(msgspec.Struct, frozen=True):
    """One round as the page shows it."""

    number: int
    is_over: bool
    tables: list[TableOfRound]


class Line(msgspec.Struct, frozen=True):
    """One line of the standings with the person it is about."""

    standing: Standing
    entrant: Entrant
    points: str


class Page(msgspec.Struct, frozen=True):
    """A tournament with all that happened."""

    tournament: Tournament
    options: list[tuple[str, str]]
    entrants: list[Entrant]
    lines: list[Line]
    rounds: list[RoundOfPage]
    log: list[LogLine]
    notice: Notice | None


def page_of(tournament: Tournament, viewer: User | None) -> Page:
    """Return the page as ``viewer`` sees it; rounds and log come newest first."""
    rounds = rounds_of(tournament)
    entrants = list(tournament.entrants.select_related("user").order_by("seed", "pk"))
    standings = standings_of(tournament, rounds)
    return Page(
        tournament=tournament,
        options=options_of(tournament),
        entrants=[entrant for entrant in entrants if entrant.is_active],
        lines=_lines(standings, {entrant.pk: entrant for entrant in entrants}),
        rounds=[_round(each) for each in reversed(rounds)],
        log=list(tournament.log.select_related("actor").order_by("-pk")),
        notice=notice_for(viewer, tournament, entrants=entrants, rounds=rounds, lines=standings),
    )


def options_of(tournament: Tournament) -> list[tuple[str, str]]:
    """Return the options of the game in words."""
    return told(tournament.game, tournament.options)


def points_text(points: float) -> str:
    """Return points as people write them: ``2½``."""
    whole, half = divmod(points, 1)
    return f"{int(whole) or ''}½" if half else str(int(whole))


def _lines(standings: Sequence[Standing], entrants: Mapping[int, Entrant]) -> list[Line]:
    return [
        Line(standing, entrants[standing.player], points_text(standing.points))
        for standing in standings
    ]


def _round(round_: Round) -> RoundOfPage:
    tables = [_table(pairing, result_of(pairing)) for pairing in round_.pairings.all()]
    return RoundOfPage(round_.number, round_.finished_at is not None, tables)


def _table(pairing: Pairing, result: Result) -> TableOfRound:
    return TableOfRound(
        number=pairing.number,
        players=[
            Player(seat.entrant.user, points_text(points) if result.is_settled else "")
            for seat, points in zip(pairing.seats.all(), result.points, strict=True)
        ],
        status=status_of(pairing),
        url=pairing.match.get_absolute_url() if pairing.match else "",
    )


def status_of(pairing: Pairing) -> str:
    """Return how a pairing stands, in words."""
    if len(pairing.seats.all()) == 1:
        return _("Bye")
    if pairing.ruling:
        return _("Ruled: %(ruling)s") % {"ruling": pairing.get_ruling_display()}
    if pairing.match is None:
        return _("The table is being set up")
    return pairing.match.get_status_display()
