"""Positions of Casino to sit down at; the visitor has seat 1 and moves."""

from __future__ import annotations

from typing import Any

ALL = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]


def position(**known: Any) -> dict[str, Any]:
    """Return a position of two, with the other cards in the stock and in the piles."""
    setup = {"round": 1, "dealer": 0, "to_act": 1, "last_capture": 0, **known}
    lying = [
        card for build in setup.get("builds", []) for group in build["groups"] for card in group
    ]
    used = {*setup["table"], *lying, *(card for hand in setup["hands"] for card in hand)}
    others = [card for card in ALL if card not in used]
    stock = setup.pop("deals", 2) * 8
    taken = others[stock:]
    half = len(taken) // 2
    return {"stock": others[:stock], "piles": [taken[:half], taken[half:]], **setup}


def seven_cards() -> dict[str, Any]:
    """The nine takes six cards of seven."""
    return position(
        hands=[["2D", "8H", "JC", "6D"], ["9H", "3S", "7D", "QD"]],
        table=["9C", "5H", "4D", "6S", "2C", "AH", "KS"],
        scores=[12, 9],
    )


def own_build() -> dict[str, Any]:
    """The visitor owns a six and holds one; the other seat owns eights."""
    return position(
        hands=[["8H", "6H", "JC", "2D"], ["3S", "7D", "6D", "AS"]],
        table=["4D", "6S", "KS", "TD"],
        builds=[
            {"id": 1, "groups": [["8S"], ["5C", "3D"]], "value": 8, "owner": 0},
            {"id": 2, "groups": [["2H", "4H"]], "value": 6, "owner": 1},
        ],
    )


def last_cards(scores: list[int]) -> dict[str, Any]:
    """Each holds one card of the last deal."""
    return position(hands=[["2D"], ["9H"]], table=["9C", "KS"], scores=scores, deals=0)


def lone_nine() -> dict[str, Any]:
    """The nine sweeps the table."""
    return position(hands=[["2D", "8H", "JC", "6D"], ["9H", "3S", "7D", "QD"]], table=["9C"])
