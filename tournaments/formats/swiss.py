"""Swiss pairing by maximum-weight matching.

What matters, in this order (each level counts only between rounds equal in all before):

1. nobody gets another bye while somebody has had fewer;
2. nobody meets an opponent again while a round without such meetings exists;
3. the bye goes as far down the standings as it can;
4. nobody sits in one seat three times more often than in the other;
5. players meet others with the same points (the squares of the differences are kept small);
6. seats take turns as far as they can;
7. within equal points the upper half meets the lower half.

Up to ``FULL_GRAPH`` players every pairing is weighed against every other, so the round is the best
there is.  Above it the field is cut into windows of 40 and more in the order of the standings;
such a window has a round without second meetings while fewer than 20 rounds have been played
(Dirac's theorem), and should one fail the whole field is paired at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Final

from games.rules.values import Value

FULL_GRAPH: Final = 80
WINDOW: Final = 60
MOST_IMBALANCE: Final = 2
LEVELS: Final = 7

Edge = tuple[int, int]
Costs = tuple[int, ...]


class Candidate(Value):
    """A player who wants to be paired, with what counts for it.

    ``met`` names earlier opponents, one twice who was met twice; ``seats`` are those sat on
    in earlier rounds, in order.
    """

    player: int
    points: float
    seed: int
    met: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    byes: int = 0

    @property
    def balance(self) -> int:
        """Return how many more times the player sat first than second."""
        return sum(1 if seat == 0 else -1 for seat in self.seats)


class Draft(Value):
    """A paired round: tables from the top of the standings, players in the order of the seats."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def automatic_rounds(players: int) -> int:
    """Return how many rounds single out a winner: the binary logarithm, rounded up."""
    return max(1, (players - 1).bit_length())


def pair(candidates: Iterable[Candidate]) -> Draft:
    """Pair a round.  The order in which the candidates come does not matter."""
    ranked = sorted(candidates, key=lambda each: (-each.points, each.seed, each.player))
    if len(ranked) <= FULL_GRAPH:
        return _pair_all(ranked)
    return _pair_in_windows(ranked)


def _pair_all(ranked: list[Candidate]) -> Draft:
    matching = _best_matching(_edges(ranked), tables=(len(ranked) + 1) // 2)
    byes = tuple(ranked[i].player for i, j in matching if j == len(ranked))
    pairs = sorted((i, j) for i, j in matching if j < len(ranked))
    tables = (_seated(ranked[i], ranked[j], table) for table, (i, j) in enumerate(pairs))
    return Draft(tuple(tables), byes)


def _edges(ranked: list[Candidate]) -> dict[Edge, Costs]:
    """Return what every pairing costs.  In an odd field, the index past the last is the bye."""
    groups = _group_places(ranked)
    edges = {
        (i, j): _pair_costs(i, j, ranked, groups) for i, j in combinations(range(len(ranked)), 2)
    }
    if len(ranked) % 2:
        fewest = min(each.byes for each in ranked)
        for i, each in enumerate(ranked):
            edges[i, len(ranked)] = (each.byes - fewest, 0, len(ranked) - i, 0, 0, 0, 0)
    return edges


def _group_places(ranked: list[Candidate]) -> dict[float, range]:
    """Return for every number of points where in the ranking those who have it stand."""
    places: dict[float, range] = {}
    for i, each in enumerate(ranked):
        start = places[each.points].start if each.points in places else i
        places[each.points] = range(start, i + 1)
    return places


def _pair_costs(i: int, j: int, ranked: list[Candidate], groups: Mapping[float, range]) -> Costs:
    upper, lower = ranked[i], ranked[j]
    gap = int(2 * (upper.points - lower.points))
    half = 0 if gap else len(groups[upper.points]) // 2
    meetings = upper.met.count(lower.player)
    excess, imbalance = _seat_costs(upper, lower)
    return (0, meetings, 0, excess, gap * gap, imbalance, abs(j - i - half))


def _seat_costs(one: Candidate, other: Candidate) -> tuple[int, int]:
    """Return how many of the two the better seating leaves too one-sided, and how one-sided."""
    seatings = [(one.balance + sign, other.balance - sign) for sign in (1, -1)]
    better = min(seatings, key=lambda balances: sum(balance**2 for balance in balances))
    excess = sum(abs(balance) > MOST_IMBALANCE for balance in better)
    return excess, sum(balance**2 for balance in better)


def _best_matching(edges: Mapping[Edge, Costs], *, tables: int) -> list[Edge]:
    """Return the cheapest way to pair everybody."""
    import networkx as nx  # noqa: PLC0415 -- slow to load, and only workers pair

    prices = _single_prices(edges, tables)
    dearest = max(prices.values(), default=0)
    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from((i, j, dearest - price) for (i, j), price in prices.items())
    matching = nx.max_weight_matching(graph, maxcardinality=True)
    return [(min(edge), max(edge)) for edge in matching]


def _single_prices(edges: Mapping[Edge, Costs], tables: int) -> dict[Edge, int]:
    """Fold the levels into one whole number each: a level outweighs all below it together."""
    prices = dict.fromkeys(edges, 0)
    unit = 1
    for level in reversed(range(LEVELS)):
        for edge, costs in edges.items():
            prices[edge] += unit * costs[level]
        unit *= tables * max((costs[level] for costs in edges.values()), default=0) + 1
    return prices


def _seated(upper: Candidate, lower: Candidate, table: int) -> tuple[int, int]:
    """Return the two in the order of the seats.

    First sits who did so less often, else who sat second when the other last sat first;
    without a difference the better placed player at every other table.
    """
    if upper.balance != lower.balance:
        upper_first = upper.balance < lower.balance
    else:
        upper_first = _sat_second_later(upper, lower, otherwise=table % 2 == 0)
    one, other = (upper, lower) if upper_first else (lower, upper)
    return one.player, other.player


def _sat_second_later(one: Candidate, other: Candidate, *, otherwise: bool) -> bool:
    for seat, other_seat in zip(reversed(one.seats), reversed(other.seats), strict=False):
        if seat != other_seat:
            return seat > other_seat
    return otherwise


def _pair_in_windows(ranked: list[Candidate]) -> Draft:
    rest, byes = _set_bye_aside(ranked)
    tables = tuple(table for window in _windows(rest) for table in _pair_all(window).tables)
    if _has_second_meeting(tables, rest):
        return Draft(_pair_all(rest).tables, byes)
    return Draft(tables, byes)


def _set_bye_aside(ranked: list[Candidate]) -> tuple[list[Candidate], tuple[int, ...]]:
    if len(ranked) % 2 == 0:
        return ranked, ()
    fewest = min(each.byes for each in ranked)
    chosen = next(each for each in reversed(ranked) if each.byes == fewest)
    return [each for each in ranked if each is not chosen], (chosen.player,)


def _windows(ranked: list[Candidate]) -> Iterable[list[Candidate]]:
    """Cut an even field into even windows of nearly the same size."""
    count = -(-len(ranked) // WINDOW)
    tables = len(ranked) // 2
    cuts = [2 * (tables * number // count) for number in range(count + 1)]
    return (ranked[start:end] for start, end in pairwise(cuts))


def _has_second_meeting(tables: Sequence[tuple[int, ...]], ranked: list[Candidate]) -> bool:
    met = {each.player: each.met for each in ranked}
    return any(other in met[one] for one, other in tables)
