"""Standings of a Swiss tournament with the tie-breaks of FIDE.

Source: FIDE Handbook, chapter C.07, "Play-Off and Tie-Break Regulations" in force since
1 August 2024.  Used in this order, after the points:

1. Buchholz cut 1 (articles 8.1 and 14.1): the opponents' scores without the lowest.
2. Buchholz (8.1): the opponents' scores.
3. Sonneborn-Berger (9.1): the opponents' scores, each times what was scored against it.
4. Direct encounter (6): points among those still tied, if all of them have met.

Rounds without play (16): for the player's own, a bye or a round after withdrawing counts as
met by a dummy with the player's own score; for the opponents of somebody who withdrew, the rounds
that were not played after that count as draws; and what is cut is first of all a round that the
player chose to miss.  Whoever is equal in everything shares the place; no lots are drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, groupby, takewhile

from msgspec.structs import replace

from games.rules.values import Value
from tournaments.formats.results import DRAW, LOSS, Kind, Result

Rounds = Sequence[Sequence[Result]]


class Standing(Value):
    """One line of the standings."""

    place: int
    player: int
    points: float
    buchholz_cut: float
    buchholz: float
    sonneborn_berger: float
    direct: float


class Contribution(Value):
    """What one round brings to a player's tie-breaks."""

    opponent_score: float
    points: float
    is_missed: bool = False


def standings(players: Sequence[int], rounds: Rounds) -> tuple[Standing, ...]:
    """Return the lines in order; ``players`` come in their starting order, which breaks no tie."""
    scores = points_of(players, rounds)
    found = [_by_player(results) for results in rounds]
    seen = {player: scores[player] + DRAW * _trailing_missed(player, found) for player in players}
    lines = [
        _line(player, scores[player], _contributions(player, found, scores, seen))
        for player in players
    ]
    return tuple(_placed(_with_direct_encounters(lines, rounds)))


def points_of(players: Iterable[int], rounds: Rounds) -> dict[int, float]:
    """Return what every player has scored so far."""
    scores = dict.fromkeys(players, 0.0)
    for result in _all(rounds):
        for player, points in zip(result.players, result.points, strict=True):
            scores[player] += points
    return scores


def _all(rounds: Rounds) -> Iterable[Result]:
    return (result for results in rounds for result in results)


def _by_player(results: Sequence[Result]) -> dict[int, Result]:
    return {player: result for result in results for player in result.players}


def _trailing_missed(player: int, found: Sequence[dict[int, Result]]) -> int:
    """Return how many rounds at the end went by without the player."""
    return sum(1 for _ in takewhile(lambda results: player not in results, reversed(found)))


def _contributions(
    player: int,
    found: Iterable[dict[int, Result]],
    scores: dict[int, float],
    seen: dict[int, float],
) -> list[Contribution]:
    return [
        contribution
        for results in found
        for contribution in _contributions_of_round(player, results.get(player), scores, seen)
    ]


def _contributions_of_round(
    player: int, result: Result | None, scores: dict[int, float], seen: dict[int, float]
) -> list[Contribution]:
    if result is None:
        return [Contribution(scores[player], LOSS, is_missed=True)]
    points = result.points[result.players.index(player)]
    match result.kind:
        case Kind.PLAYED:
            others = (other for other in result.players if other != player)
            return [Contribution(seen[other], points) for other in others]
        case Kind.UNPLAYED:
            return [Contribution(scores[player], points)]
        case Kind.PENDING:
            return []


def _line(player: int, points: float, contributions: list[Contribution]) -> Standing:
    buchholz = sum(each.opponent_score for each in contributions)
    return Standing(
        place=0,
        player=player,
        points=points,
        buchholz_cut=buchholz - _least_significant(contributions),
        buchholz=buchholz,
        sonneborn_berger=sum(each.opponent_score * each.points for each in contributions),
        direct=0.0,
    )


def _least_significant(contributions: list[Contribution]) -> float:
    missed = [each for each in contributions if each.is_missed]
    return min((each.opponent_score for each in missed or contributions), default=0.0)


def _before_direct(line: Standing) -> tuple[float, ...]:
    return (-line.points, -line.buchholz_cut, -line.buchholz, -line.sonneborn_berger)


def _key(line: Standing) -> tuple[float, ...]:
    return (*_before_direct(line), -line.direct)


def _with_direct_encounters(lines: list[Standing], rounds: Rounds) -> Iterable[Standing]:
    met = _meetings(rounds)
    for _, group in groupby(sorted(lines, key=_before_direct), key=_before_direct):
        tied = list(group)
        players = {line.player for line in tied}
        if all(met[frozenset(pair)] for pair in combinations(players, 2)):
            yield from (_with_direct(line, players, rounds) for line in tied)
        else:
            yield from tied


def _meetings(rounds: Rounds) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair)
        for result in _all(rounds)
        if result.kind is Kind.PLAYED
        for pair in combinations(result.players, 2)
    )


def _with_direct(line: Standing, tied: set[int], rounds: Rounds) -> Standing:
    points = (
        result.points[result.players.index(line.player)]
        for result in _all(rounds)
        if result.kind is Kind.PLAYED
        and line.player in result.players
        and tied.issuperset(result.players)
    )
    return replace(line, direct=sum(points))


def _placed(lines: Iterable[Standing]) -> Iterable[Standing]:
    """Give the lines their places; equal ones share one, and keep their starting order."""
    first = 1
    for _, group in groupby(sorted(lines, key=_key), key=_key):
        equal = list(group)
        yield from (replace(line, place=first) for line in equal)
        first += len(equal)
