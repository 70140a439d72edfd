"""Outcomes of chance nodes, derived from a secret seed.

Anybody can draw them again once the seed is published:

* the key is the 32 bytes of the seed; every client seed that is not empty, in order, replaces it
  by ``HMAC-SHA256(key, client seed in UTF-8)``;
* the stream of a chance node is the concatenation of ``HMAC-SHA256(key, "<version>:<block>")``
  for block 0, 1, 2, …, where ``version`` is the number of moves before it in the log;
* the stream is read as big-endian 32-bit words; a number below n is the first word that is less
  than the largest multiple of n, modulo n, so that all numbers are equally likely;
* a pack is shuffled from its last card to its second: each changes places with the card at a
  number below its own place plus one.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from games.rules.chance import Draw, Faces, Order, Outcome, Pick, Picked, Roll, Shuffle

SEED_BYTES: Final = 32
_WORD_BYTES: Final = 4
_WORDS: Final = 1 << 8 * _WORD_BYTES

ItemT = TypeVar("ItemT")


def draw_outcome(
    draw: Draw, *, seed: str, version: int, client_seeds: Sequence[str] = ()
) -> Outcome:
    """Return the outcome that a seed (in hexadecimal) brings at a version of the log."""
    words = _words(_key(seed, client_seeds), version)
    match draw:
        case Shuffle(cards):
            return Order(tuple(_shuffled(cards, words)))
        case Roll(count, sides):
            return Faces(tuple(1 + _below(sides, words) for _ in range(count)))
        case Pick(count):
            return Picked(_below(count, words))


def draw_places(
    count: int, *, seed: str, version: int, client_seeds: Sequence[str] = ()
) -> list[int]:
    """Return the numbers below ``count`` in the order that a shuffle gives them."""
    return _shuffled(range(count), _words(_key(seed, client_seeds), version))


def _key(seed: str, client_seeds: Sequence[str]) -> bytes:
    key = bytes.fromhex(seed)
    if len(key) != SEED_BYTES:
        raise ValueError(f"a seed has {2 * SEED_BYTES} hexadecimal digits, not {len(seed)}")
    for client_seed in filter(None, client_seeds):
        key = hmac.digest(key, client_seed.encode(), "sha256")
    return key


def _words(key: bytes, version: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"{version}:{block}".encode(), "sha256")
        for start in range(0, len(digest), _WORD_BYTES):
            yield int.from_bytes(digest[start : start + _WORD_BYTES], "big")
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    limit = _WORDS - _WORDS % bound
    return next(word for word in words if word < limit) % bound


def _shuffled(cards: Sequence[ItemT], words: Iterator[int]) -> list[ItemT]:
    pack = list(cards)
    for last in range(len(pack) - 1, 0, -1):
        other = _below(last + 1, words)
        pack[last], pack[other] = pack[other], pack[last]
    return pack
