"""What earlier rounds mean for the next pairing."""

from __future__ import annotations

from collections.abc import Sequence

from tournaments.formats.results import Result
from tournaments.formats.standings import Rounds, points_of
from tournaments.formats.swiss import Candidate


def candidates(players: Sequence[int], rounds: Rounds) -> list[Candidate]:
    """Return the players as candidates for the next round; they come in their starting order.

    Results of others, who withdrew, may stand among the rounds.
    """
    everybody = {player for results in rounds for each in results for player in each.players}
    points = points_of({*players, *everybody}, rounds)
    return [
        _candidate(player, points[player], seed, _results_of(player, rounds))
        for seed, player in enumerate(players)
    ]


def _results_of(player: int, rounds: Rounds) -> list[Result]:
    return [result for results in rounds for result in results if player in result.players]


def _candidate(player: int, points: float, seed: int, results: list[Result]) -> Candidate:
    matches = [result.players for result in results if len(result.players) > 1]
    return Candidate(
        player=player,
        points=points,
        seed=seed,
        met=tuple(other for players in matches for other in players if other != player),
        seats=tuple(players.index(player) for players in matches),
        byes=len(results) - len(matches),
    )
