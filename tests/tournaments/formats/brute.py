"""Finds the best round by looking at every round there is: slow, and plainly right."""

from __future__ import annotations


def all_rounds(indices):
    """Yield every way to pair these; in an odd field one is left over."""
    if len(indices) < 2:
        yield [tuple(indices)] if indices else []
        return
    first, *rest = indices
    if len(indices) % 2:
        for others in all_rounds(rest):
            yield [(first,), *others]
    for place, other in enumerate(rest):
        for others in all_rounds(rest[:place] + rest[place + 1 :]):
            yield [(first, other), *others]


def cost(paired, ranked):
    """Return what the first five levels of the pairing say about a round."""
    byes = [pair[0] for pair in paired if len(pair) == 1]
    pairs = [pair for pair in paired if len(pair) == 2]
    fewest = min(each.byes for each in ranked)
    return (
        sum(ranked[i].byes - fewest for i in byes),
        sum(ranked[i].met.count(ranked[j].player) for i, j in pairs),
        sum(len(ranked) - i for i in byes),
        sum(one_sided(ranked[i].balance, ranked[j].balance) for i, j in pairs),
        sum((ranked[i].points - ranked[j].points) ** 2 for i, j in pairs),
    )


def one_sided(one, other):
    """Return how many sit first or second three times more than the reverse, at best."""
    first, second = min(one, other) + 1, max(one, other) - 1
    return (abs(first) > 2) + (abs(second) > 2)


def best_cost(ranked):
    return min(cost(paired, ranked) for paired in all_rounds(list(range(len(ranked)))))


def cost_of(draft, ranked):
    """Return the same of a round that the code under test has drawn up."""
    index = {each.player: i for i, each in enumerate(ranked)}
    paired = [tuple(sorted(index[player] for player in table)) for table in draft.tables]
    return cost([*paired, *((index[player],) for player in draft.byes)], ranked)
