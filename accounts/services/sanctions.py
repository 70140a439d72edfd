"""Warning, muting and banning people, and taking it back."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import partial

from django.db import transaction
from django.db.models import F
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.errors import ProtectedUserError
from accounts.models import ModerationAction, Sanction, User
from accounts.services.log import log_action
from accounts.signals import user_banned


@transaction.atomic
def warn(*, user: User, reason: str, moderator: User, note: str = "") -> Sanction:
    """Tell the person that something must not happen again."""
    return _sanction(Sanction.Kind.WARNING, user, reason, moderator, note=note)


@transaction.atomic
def mute(
    *, user: User, reason: str, moderator: User, until: datetime | None = None, note: str = ""
) -> Sanction:
    """Take the chat away, until a moment or until somebody lifts it."""
    return _sanction(Sanction.Kind.MUTE, user, reason, moderator, note=note, ends=until)


@transaction.atomic
def ban(
    *, user: User, reason: str, moderator: User, until: datetime | None = None, note: str = ""
) -> Sanction:
    """Lock the person out and end all sessions; after the commit other apps hear of it."""
    sanction = _sanction(Sanction.Kind.BAN, user, reason, moderator, note=note, ends=until)
    end_sessions(user=user)
    transaction.on_commit(
        partial(
            user_banned.send_robust,
            sender=User,
            user_id=user.pk,
            sanction_id=sanction.pk,
            reason=reason,
        )
    )
    return sanction


def _sanction(
    kind: Sanction.Kind,
    user: User,
    reason: str,
    moderator: User,
    *,
    note: str,
    ends: datetime | None = None,
) -> Sanction:
    _check_power(moderator, user)
    log_action(moderator=moderator, verb=_VERBS[kind], user=user, reason=reason)
    return Sanction.objects.create(
        user=user, kind=kind, reason=reason, note=note, ends=ends, made_by=moderator
    )


_VERBS = {
    Sanction.Kind.WARNING: ModerationAction.Verb.WARN,
    Sanction.Kind.MUTE: ModerationAction.Verb.MUTE,
    Sanction.Kind.BAN: ModerationAction.Verb.BAN,
}


def _check_power(moderator: User, user: User) -> None:
    """Refuse to act on oneself, on bots and, without being a superuser, on the staff."""
    if user == moderator:
        raise ProtectedUserError(_("You cannot do this to yourself."))
    if user.is_bot:
        raise ProtectedUserError(_("This cannot be done to a bot."))
    if (user.is_staff or user.is_superuser) and not moderator.is_superuser:
        raise ProtectedUserError(_("Only an administrator can do this to a moderator."))


def end_sessions(*, user: User) -> None:
    """Log the person out everywhere."""
    User.objects.filter(pk=user.pk).update(session_epoch=F("session_epoch") + 1)
    user.refresh_from_db(fields=["session_epoch"])


@transaction.atomic
def lift(*, sanction: Sanction, moderator: User, reason: str) -> Sanction:
    """End a sanction before its time; one that was lifted already stays as it is."""
    locked = Sanction.objects.select_for_update().get(pk=sanction.pk)
    if locked.lifted_at is None:
        locked.lifted_at = timezone.now()
        locked.lifted_by = moderator
        locked.save(update_fields=["lifted_at", "lifted_by"])
        log_action(
            moderator=moderator,
            verb=ModerationAction.Verb.LIFT,
            user=locked.user,
            thing=f"sanction {locked.pk}",
            reason=reason,
        )
    return locked


def mark_told(*, sanctions: Iterable[Sanction]) -> None:
    """Remember that the person has seen these."""
    ids = [sanction.pk for sanction in sanctions]
    Sanction.objects.filter(pk__in=ids, told_at=None).update(told_at=timezone.now())
