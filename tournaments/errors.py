"""Refusals by tournaments: a sentence for people and a stable code for programs."""

from __future__ import annotations

from games.rules.errors import RuleError
from games.rules.values import gettext_noop


class TournamentError(RuleError):
    """Something that a tournament does not allow."""


class EntryClosedError(TournamentError):
    """Somebody entered after the start."""

    code = "entry_closed"
    sentence = gettext_noop("Entry is closed: this tournament has started or is over.")


class TournamentFullError(TournamentError):
    """Every place is taken."""

    code = "tournament_full"
    sentence = gettext_noop("All %(places)s places are taken.")


class GuestEntryError(TournamentError):
    """A guest entered a rated tournament."""

    code = "guest_entry"
    sentence = gettext_noop("Guests cannot enter ranked tournaments. Please sign up first.")


class BannedEntryError(TournamentError):
    """Somebody banned entered."""

    code = "banned_entry"
    sentence = gettext_noop("Your account is banned, so you cannot enter.")


class NotEnteredError(TournamentError):
    """Somebody withdrew who does not play."""

    code = "not_entered"
    sentence = gettext_noop("%(player)s does not play in this tournament.")


class TournamentOverError(TournamentError):
    """A tournament that is finished or cancelled does not change any more."""

    code = "tournament_over"
    sentence = gettext_noop("This tournament is over.")


class AlreadyStartedError(TournamentError):
    """A running tournament was to be started."""

    code = "already_started"
    sentence = gettext_noop("This tournament has started already.")


class StartInPastError(TournamentError):
    """A tournament was scheduled for a time that has gone by."""

    code = "start_in_past"
    sentence = gettext_noop("The start lies in the past.")


class NoRulingError(TournamentError):
    """A director ruled on a pairing that has nothing to rule on."""

    code = "no_ruling"
    sentence = gettext_noop("There is nothing to rule on: this player has a bye.")


class ReasonMissingError(TournamentError):
    """A director acted without saying why."""

    code = "reason_missing"
    sentence = gettext_noop("Please give a reason: the players will read it.")
