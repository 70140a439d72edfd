"""Turns of Casanova to sit down at; the visitor is Bruno, in seat 1, and it is turn 6."""

from __future__ import annotations

from typing import Any

from tests.static.feed import Feed

ANNA, BRUNO, CARLA, DARIO = range(4)
QUITTE = {"type": "quitte"}
DOUBLE = {"type": "double"}
MATCH = {"type": "match"}
WITHDRAW = {"type": "withdraw"}
USED = ((4, 13, 1, 9, 10), (4, 10, 13, 2, 8), (1, 2, 12, 13, 5), (3, 6, 7, 11, 12))


def announce(dice: int, card: int) -> dict[str, Any]:
    return {"type": "announce", "dice": dice, "card": card}


def play(card: int) -> dict[str, Any]:
    return {"type": "play", "card": card}


def at_turn(
    active: int,
    *moves: tuple[int, dict[str, Any]],
    coins: tuple[int, ...] = (14, 12, 11, 7),
    pot: int = 4,
    you: int | None = BRUNO,
) -> Feed:
    """Return a turn after some moves; two dice make 8."""
    setup = {"turn": 6, "active": active, "coins": coins, "pot": pot, "used": USED}
    feed = Feed(slug="casanova", seats=4, you=you, setup=setup)
    for seat, action in moves:
        feed.play(seat, action)
    return feed


def to_announce() -> Feed:
    return at_turn(BRUNO)


def to_play() -> Feed:
    """Anna and Carla have chosen; Bruno and Dario have not."""
    return at_turn(ANNA, (ANNA, announce(2, 7)), (CARLA, play(3)))


def to_wait() -> Feed:
    """Dario is the last to choose."""
    return at_turn(ANNA, (ANNA, announce(2, 7)), (CARLA, play(3)), (BRUNO, play(7)))


def to_declare(coins: tuple[int, ...] = (14, 12, 11, 7), pot: int = 4) -> Feed:
    """Bruno has the 7, the others 6, 9 and 1, and the massimo is 8."""
    others = ((ANNA, play(6)), (CARLA, play(9)), (DARIO, play(1)))
    return at_turn(BRUNO, (BRUNO, announce(2, 7)), *others, coins=coins, pot=pot)


def to_answer(coins: tuple[int, ...] = (14, 12, 11, 7), pot: int = 4) -> Feed:
    """Anna has doubled with the 7; Bruno, with a 6, is the first to answer."""
    others = ((BRUNO, play(6)), (CARLA, play(9)), (DARIO, play(1)))
    return at_turn(ANNA, (ANNA, announce(2, 7)), *others, (ANNA, DOUBLE), coins=coins, pot=pot)


def last_turn() -> Feed:
    """Turn 12 after the roll, and Carla is out: "Quitte" ends the match."""
    used = tuple(tuple(range(1, 12)) for _ in range(4))
    setup = {
        "turn": 12,
        "active": BRUNO,
        "coins": (21, 13, 0, 10),
        "pot": 4,
        "used": (used[0], used[1], used[2][:9], used[3]),
        "out": (CARLA,),
        "fell": (None, None, 9, None),
    }
    feed = Feed(slug="casanova", seats=4, you=BRUNO, setup=setup)
    for seat, action in ((BRUNO, announce(3, 12)), (ANNA, play(13)), (DARIO, play(12))):
        feed.play(seat, action)
    return feed
