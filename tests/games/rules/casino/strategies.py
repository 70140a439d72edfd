"""Random Casino tables for property tests."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from games.rules.casino.cards import CARDS
from games.rules.casino.rules import CasinoGame
from games.rules.french import PACK
from games.rules.record import import_position
from tests.games.rules.casino.table import Table, casino

LOW = [card for card in PACK if card[0] in "A2345TK"]
"""Cards that meet often."""

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("casino", {}),
    ("casino", {"royal": True}),
    ("casino", {"faces_take_all": True}),
    ("casino-italian", {}),
    ("casino-italian", {"royal": True}),
)


@st.composite
def tables(draw: Any, most: int = 4) -> Table:
    """Return a table of two seats with up to ``most`` loose cards and maybe builds."""
    slug, options = draw(st.sampled_from(GAMES))
    game = casino(slug, options=options)
    cards = draw(st.sampled_from((PACK, LOW)))
    pack = Random(draw(st.integers(0, 10**9))).sample(cards, 18)
    hands = [list(pack[:3]), list(pack[3:5])]
    loose = draw(st.integers(0, most))
    pairs = [pack[14:16], pack[16:18]]
    builds = [build for pair in pairs for build in _builds(game, hands, pair)]
    kept = draw(st.integers(0, len(builds)))
    position = {
        "hands": hands,
        "table": pack[5 : 5 + loose],
        "builds": [{**build, "id": number} for number, build in enumerate(builds[:kept])],
    }
    return Table(game, import_position(game, position))


def _builds(game: CasinoGame, hands: list[list[str]], pair: list[str]) -> list[dict[str, Any]]:
    """Return the single build of two cards, once for every seat that could own it."""
    numbers = [game.variant.numbers[CARDS[card]] for card in pair]
    value = sum(numbers)
    return [
        {"groups": [pair], "value": value, "owner": seat}
        for seat, hand in enumerate(hands)
        if 0 not in numbers
        and value <= game.variant.maximum
        and any(game.variant.takes[CARDS[card]] == value for card in hand)
    ][:1]
