"""Sealed shuffles: chance that can be checked although some cards are never opened.

Before the match the server shuffles a *book* of packs and puts every card into an envelope, a
salted hash; the root of a hash tree over all envelopes is committed to.  Only then do the seats
name their client seeds.  The stream of seed and client seeds *cuts* each pack: it says in which
order the envelopes are dealt.  So the server cannot choose the cards after the client seeds, and
nobody can foresee the cut.  After the match the cut is public, and an envelope is opened if its
card was shown.  The secret behind shuffles and salts, the *seal*, is never published.

Every hash is the SHA-256, in hexadecimal, of a text with single spaces:

* envelope: ``SALT CARD``; shuffle: the hashes of its envelopes in the server's order;
* tree: ``LEFT RIGHT``, from the shuffles of a book up to its root.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from games.fair.stream import draw_places
from games.rules.chance import CLOSED, Order
from games.rules.record import Entry, Fair, Sealed, SealedShuffle

BOOK: Final = 512
"""Shuffles in a book, a power of two: more than nearly every match needs."""
_SALT_BYTES: Final = 16
_KEY_BYTES: Final = 16


class Envelope(NamedTuple):
    """A card and the salt that hides it."""

    card: str
    salt: str

    @property
    def hash(self) -> str:
        """What is shown of a closed envelope."""
        return hash_text(self.salt, self.card)


class Book:
    """One book of sealed shuffles, with its secrets."""

    def __init__(self, pack: Sequence[str], seal: str, number: int) -> None:
        """Shuffle and seal the packs with these numbers: ``number * BOOK`` and on."""
        self._pack, self._seal = pack, seal
        self._rows = [[self._hash(number * BOOK + place) for place in range(BOOK)]]
        while len(below := self._rows[-1]) > 1:
            pairs = zip(below[::2], below[1::2], strict=True)
            self._rows.append([hash_text(*pair) for pair in pairs])

    @property
    def root(self) -> str:
        """The hash that stands for the whole book."""
        return self._rows[-1][0]

    def open(self, number: int, cut: Sequence[int], shown: Sequence[str]) -> SealedShuffle:
        """Return the proof of a shuffle as its cut dealt it; cards not shown stay closed."""
        envelopes = seal_pack(self._pack, self._seal, number)
        dealt = [envelopes[place] for place in cut]
        return SealedShuffle(
            salts=tuple(
                "" if card == CLOSED else envelope.salt
                for envelope, card in zip(dealt, shown, strict=True)
            ),
            hashes=tuple(
                envelope.hash if card == CLOSED else ""
                for envelope, card in zip(dealt, shown, strict=True)
            ),
            path=self._path(number % BOOK),
        )

    def _hash(self, number: int) -> str:
        envelopes = seal_pack(self._pack, self._seal, number)
        return hash_text(*(envelope.hash for envelope in envelopes))

    def _path(self, place: int) -> tuple[str, ...]:
        return tuple(row[place >> height ^ 1] for height, row in enumerate(self._rows[:-1]))


def open_shuffles(pack: Sequence[str], seal: str, fair: Fair, entries: Sequence[Entry]) -> Sealed:
    """Return the proof of all shuffles of a match; its entries say which cards stay closed."""
    books = [Book(pack, seal, 0)]
    shuffles: list[SealedShuffle] = []
    for version, entry in enumerate(entries):
        if isinstance(entry.chance, Order):
            if len(shuffles) // BOOK == len(books):
                books.append(Book(pack, seal, len(books)))
            cut = draw_places(
                len(pack),
                seed=fair.seed,
                version=version,
                client_seeds=fair.client_seeds_at(version),
            )
            shuffles.append(books[-1].open(len(shuffles), cut, entry.chance.cards))
    return Sealed(tuple(book.root for book in books), tuple(shuffles))


def seal_pack(pack: Sequence[str], seal: str, number: int) -> list[Envelope]:
    """Return the envelopes of a shuffle in the server's order: that of random keys."""
    each = _SALT_BYTES + _KEY_BYTES
    digest = hashlib.shake_256(f"{seal} {number}".encode()).digest(len(pack) * each)
    parts = [digest[start : start + each] for start in range(0, len(digest), each)]
    order = sorted(range(len(pack)), key=lambda place: parts[place][_SALT_BYTES:])
    return [
        Envelope(pack[place], part[:_SALT_BYTES].hex())
        for place, part in zip(order, parts, strict=True)
    ]


def deal_sealed(pack: Sequence[str], seal: str, number: int, cut: Sequence[int]) -> Order:
    """Return the cards of a sealed pack in the order in which its cut deals them."""
    envelopes = seal_pack(pack, seal, number)
    return Order(tuple(envelopes[place].card for place in cut))


def climb(shuffle: str, number: int, path: Sequence[str]) -> str:
    """Return the root to which a path leads from the hash of a shuffle."""
    place, found = number % BOOK, shuffle
    for sibling in path:
        found = hash_text(sibling, found) if place % 2 else hash_text(found, sibling)
        place //= 2
    return found


def hash_text(*words: str) -> str:
    """Return the SHA-256 of words with spaces between them."""
    return hashlib.sha256(" ".join(words).encode()).hexdigest()
