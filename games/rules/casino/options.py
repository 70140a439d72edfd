"""What a table may choose, and the variant of the engine that follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

from msgspec import Meta

from games.rules.casino.cards import CARDS, HIGH_ACE
from games.rules.casino.errors import PartnersNeedFourError, TargetAndRoundsError
from games.rules.core import Options
from games.rules.errors import OptionsError
from games.rules.french import SUITS
from games.rules.values import Value

PARTNERS_SEATS: Final = 4
TEN: Final = 10

Points = Annotated[int, Meta(ge=1, le=500)]
Rounds = Annotated[int, Meta(ge=1, le=50)]


class CasinoOptions(Options):
    """The variants of the English rules."""

    royal: bool = False
    """Face cards count 11 to 13, an ace 1 or 14."""
    spade: bool = False
    """Every spade scores, the jack of spades twice."""
    faces_take_all: bool = False
    """A face card takes every card of its rank."""
    last_capture_no_sweep: bool = True
    """The last capture of a round scores no sweep."""
    target: Points | None = None
    """Points to reach; 21 unless chosen, 61 with ``spade``."""
    rounds: Rounds | None = None
    """A fixed number of rounds instead of a target."""
    partners: bool | None = None
    """Two partnerships: always with four seats, never else."""


class ItalianOptions(Options):
    """The variants of the Italian rules."""

    royal: bool = False
    """Face cards count 11 to 13, an ace 1 or 14; sweeps score; items count in order."""
    reach: bool = False
    """The target is enough; otherwise a side needs more."""
    target: Points = 21
    partners: bool = False
    """Two partnerships, with four seats only."""


class Variant(Value, kw_only=True):
    """What the engine needs to know, whichever the rule set."""

    numbers: bytes
    """What each card counts in a sum; 0 for a card that has no number."""
    takes: bytes
    """The value of the builds that each card takes: 0 for none, 14 for a Royal ace (CA-R47)."""
    royal: bool
    plain_numbers: bytes
    """What each card counts for a capture; 0 where that is not one number: see ``royal``."""
    announced: tuple[int, ...]
    """For each card the bit of the value of builds that it takes."""
    takes_all_equal: bool
    """A number card that pairs takes every loose card of its rank (CA-R5 against CI-R1)."""
    faces_take_all: bool
    spade: bool
    sweeps_score: bool
    last_capture_no_sweep: bool
    rounds: int | None
    target: int
    """The lowest score that ends the match."""
    counts_out: bool
    """Of several sides at the target the first to reach it wins, not the highest."""
    partners: bool

    @property
    def maximum(self) -> int:
        """The highest value of a build."""
        return HIGH_ACE if self.royal else TEN


def english(seats: int, options: CasinoOptions) -> Variant:
    """Return the variant of the English rules, or raise ``OptionsError``."""
    partners = seats == PARTNERS_SEATS
    if options.partners not in (None, partners):
        raise OptionsError(game="casino", why="four seats are partners, other numbers never are")
    if options.rounds is not None and options.target is not None:
        raise TargetAndRoundsError
    return Variant(
        numbers=_numbers(royal=options.royal),
        takes=_takes(royal=options.royal),
        royal=options.royal,
        plain_numbers=_plain(royal=options.royal),
        announced=_announced(royal=options.royal),
        takes_all_equal=True,
        faces_take_all=options.faces_take_all,
        spade=options.spade,
        sweeps_score=True,
        last_capture_no_sweep=options.last_capture_no_sweep,
        rounds=options.rounds,
        target=options.target or (61 if options.spade else 21),
        counts_out=True,
        partners=partners,
    )


def italian(seats: int, options: ItalianOptions) -> Variant:
    """Return the variant of the Italian rules, or raise ``OptionsError``."""
    if options.partners and seats != PARTNERS_SEATS:
        raise PartnersNeedFourError
    return Variant(
        numbers=_numbers(royal=options.royal),
        takes=_takes(royal=options.royal),
        royal=options.royal,
        plain_numbers=_plain(royal=options.royal),
        announced=_announced(royal=options.royal),
        takes_all_equal=False,
        faces_take_all=False,
        spade=False,
        sweeps_score=options.royal,
        last_capture_no_sweep=False,
        rounds=None,
        target=options.target + (not options.reach),
        counts_out=options.royal,
        partners=options.partners,
    )


def _numbers(*, royal: bool) -> bytes:
    return _per_card(range(1, 14) if royal else (*range(1, 11), 0, 0, 0))


def _takes(*, royal: bool) -> bytes:
    return _per_card((HIGH_ACE, *range(2, 14))) if royal else _numbers(royal=False)


def _plain(*, royal: bool) -> bytes:
    return _per_card((0, *range(2, 14))) if royal else _numbers(royal=False)


def _announced(*, royal: bool) -> tuple[int, ...]:
    return tuple([1 << value & ~1 for value in _takes(royal=royal)[: len(CARDS)]])


def _per_card(by_rank: Iterable[int]) -> bytes:
    """Return one number for each card; bytes, so that they also translate (see ``count``)."""
    return bytes(number for number in by_rank for _ in SUITS).ljust(256, b"\0")
