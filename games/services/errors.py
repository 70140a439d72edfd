"""Refusals by the site rather than by the rules of a game."""

from __future__ import annotations

from games.rules.errors import RuleError
from games.rules.values import gettext_noop


class StaleVersionError(RuleError):
    """The actor saw an older state than the one it would act in."""

    code = "stale_version"
    sentence = gettext_noop("The table has moved on since you looked. Please look again.")


class MatchOverError(RuleError):
    """Somebody acted in a match that has ended."""

    code = "match_over"
    sentence = gettext_noop("This match is over.")


class NotSeatedError(RuleError):
    """Only those who sit at the table may do this."""

    code = "not_seated"
    sentence = gettext_noop("You have no seat at this table.")


class SeatTakenError(RuleError):
    """No seat is free, or this one is not."""

    code = "seat_taken"
    sentence = gettext_noop("This seat is taken.")


class TableBusyError(RuleError):
    """The table is not in a state in which this can be done."""

    code = "table_busy"
    sentence = gettext_noop("This is not possible at this table now.")


class NotHostError(RuleError):
    """Only the person who opened the table may do this."""

    code = "not_host"
    sentence = gettext_noop("Only the person who opened the table may do this.")


class GuestError(RuleError):
    """Guests may not sit at rated tables."""

    code = "guest"
    sentence = gettext_noop("Guests cannot play ranked matches. Please sign up first.")


class TooManyTablesError(RuleError):
    """A person sits at as many live tables as one may."""

    code = "too_many_tables"
    sentence = gettext_noop("You already sit at %(number)s tables. Please finish one first.")


class MutedError(RuleError):
    """A moderator has muted this person."""

    code = "muted"
    sentence = gettext_noop("You are muted: %(reason)s")


class FloodError(RuleError):
    """Too many lines in too short a time, or the same line again."""

    code = "flood"
    sentence = gettext_noop("Please write more slowly, and not the same thing again.")


class StaleCommitmentError(RuleError):
    """A client seed for a match that is not this table's next or present one."""

    code = "stale_commitment"
    sentence = gettext_noop("This number came too late for the match that it was for.")


class BannedError(RuleError):
    """The account was banned while its page was open."""

    code = "banned"
    sentence = gettext_noop("Your account is banned.")


class PausedError(RuleError):
    """Nobody acts while the match is paused."""

    code = "paused"
    sentence = gettext_noop("The match is paused. Go on with it first.")


class HeldSeatError(RuleError):
    """A bot plays for the person."""

    code = "seat_held"
    sentence = gettext_noop("A bot plays for you. Take your seat back first.")


class UndoError(RuleError):
    """The last move is not the person's own, or something has become known since."""

    code = "no_undo"
    sentence = gettext_noop("Only the very last move can be taken back, before anything follows.")


class NobodyError(RuleError):
    """There is no account of this name."""

    code = "nobody"
    sentence = gettext_noop("There is no player named %(name)s.")


class WishError(RuleError):
    """What the person wishes for is not possible at this table, or not now."""

    code = "no_reason"
    sentence = gettext_noop("This cannot be chosen now.")


class ClockNeededError(RuleError):
    """Without a clock nobody can be waited for at a public table."""

    code = "clock_needed"
    sentence = gettext_noop("Only private tables can be without a clock.")


class MatchOnError(RuleError):
    """Something that only a match that is over can have."""

    code = "match_on"
    sentence = gettext_noop("This match is not over yet.")


class NoReviewError(RuleError):
    """No bot plays this game well enough to review it."""

    code = "no_review"
    sentence = gettext_noop("No bot knows this game well enough to review it.")


class TooManyReviewsError(RuleError):
    """A person has asked for as many reviews as one may."""

    code = "too_many_reviews"
    sentence = gettext_noop("You have asked for several reviews. Please wait for them.")
