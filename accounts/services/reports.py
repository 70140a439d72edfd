"""Complaints about people: filing them and closing them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.errors import AlreadyReportedError, ProtectedUserError, TooManyReportsError
from accounts.models import ModerationAction, Report, User
from accounts.services.log import log_action

REPORTS_PER_DAY: Final = 20


def file_report(
    *,
    reporter: User,
    subject: User,
    kind: Report.Kind,
    thing: str = "",
    text: str = "",
    context: dict[str, Any] | None = None,
    link: str = "",
) -> Report:
    """Put a complaint into the moderators' queue.

    ``thing`` names what is reported (a line of a chat, a match) and is reported once per person.
    ``context`` is a snapshot of it: ``{"lines": [{"name", "text", "at", "reported"}, …]}`` is
    shown as a conversation, other keys as a list of facts.
    """
    if reporter == subject:
        raise ProtectedUserError(_("You cannot report yourself."))
    day_ago = timezone.now() - timedelta(days=1)
    if reporter.reports_made.filter(created__gt=day_ago).count() >= REPORTS_PER_DAY:
        raise TooManyReportsError(
            _("You have sent many reports today. Please wait until tomorrow.")
        )
    report = Report(
        reporter=reporter,
        subject=subject,
        kind=kind,
        thing=thing,
        text=text,
        context=context or {},
        link=link,
    )
    try:
        with transaction.atomic():
            report.save()
    except IntegrityError as error:
        raise AlreadyReportedError(_("You have already reported this.")) from error
    return report


@transaction.atomic
def close_report(*, report: Report, moderator: User, outcome: str) -> Report:
    """Take a complaint out of the queue and say what came of it; once closed, it stays closed."""
    locked = Report.objects.select_for_update().get(pk=report.pk)
    if locked.is_open:
        locked.status = Report.Status.CLOSED
        locked.outcome = outcome
        locked.handled_by = moderator
        locked.handled_at = timezone.now()
        locked.save(update_fields=["status", "outcome", "handled_by", "handled_at"])
        log_action(
            moderator=moderator,
            verb=ModerationAction.Verb.CLOSE,
            user=locked.subject,
            thing=f"report {locked.pk}",
            reason=outcome,
        )
    return locked
