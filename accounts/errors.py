"""Refusals: a sentence for people and a stable code for programs."""

from __future__ import annotations

from typing import ClassVar


class AccountError(Exception):
    """Something about people that cannot be done."""

    code: ClassVar[str] = "refused"


class AlreadyReportedError(AccountError):
    """A second report of the same thing by the same person."""

    code = "already_reported"


class TooManyReportsError(AccountError):
    """More reports by one person than a day can hold."""

    code = "too_many_reports"


class AlreadyClosedError(AccountError):
    """A decision about a report that is decided."""

    code = "already_closed"


class ProtectedUserError(AccountError):
    """The moderator has no power over this account."""

    code = "protected_user"
