"""What comes of a report."""

from __future__ import annotations

from datetime import datetime

from django.db import transaction
from django.db.models import TextChoices
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from accounts.errors import AlreadyClosedError
from accounts.models import Report, User
from accounts.services import sanctions
from accounts.services.reports import close_report


class Decision(TextChoices):
    """How a report can end."""

    CLOSE = "close", gettext_lazy("Close without a sanction")
    WARN = "warn", gettext_lazy("Warn")
    MUTE = "mute", gettext_lazy("Mute")
    BAN = "ban", gettext_lazy("Ban")


@transaction.atomic
def decide_report(
    *,
    report: Report,
    moderator: User,
    decision: Decision,
    outcome: str,
    reason: str = "",
    note: str = "",
    until: datetime | None = None,
) -> None:
    """Close the report and, if so decided, sanction the person.  Locks the report."""
    locked = Report.objects.select_for_update().get(pk=report.pk)
    if not locked.is_open:
        raise AlreadyClosedError(_("Another moderator has closed this report."))
    close_report(report=locked, moderator=moderator, outcome=outcome)
    user = locked.subject
    match decision:
        case Decision.CLOSE:
            return
        case Decision.WARN:
            sanctions.warn(user=user, reason=reason, moderator=moderator, note=note)
        case Decision.MUTE:
            sanctions.mute(user=user, reason=reason, moderator=moderator, until=until, note=note)
        case Decision.BAN:
            sanctions.ban(user=user, reason=reason, moderator=moderator, until=until, note=note)
