"""What moderators do to matches."""

from __future__ import annotations

from django.db import transaction

from accounts.models import ModerationAction, RatedResult, User
from accounts.services.log import log_action
from accounts.services.ratings import void_result
from games import broadcast
from games.models import Match
from games.services.effects import after_commit
from games.services.finish import abort_match


@transaction.atomic
def void_match(*, match: Match, reason: str, moderator: User) -> None:
    """Take a match out of the record: ratings become as if it had never been played.

    A match that is still on is broken off; one that is void already stays as it is.  The reason
    is shown with every rating that changes.
    """
    locked = Match.objects.select_for_update().get(pk=match.pk)
    if locked.status == Match.Status.VOID:
        return
    if locked.is_playing:
        abort_match(match_id=locked.pk)
        locked.refresh_from_db()
    locked.status = Match.Status.VOID
    locked.save(update_fields=["status"])
    if RatedResult.objects.filter(match_code=locked.code).exists():
        void_result(match_code=locked.code, reason=reason, moderator=moderator)
    else:
        log_action(
            moderator=moderator,
            verb=ModerationAction.Verb.VOID,
            thing=locked.code,
            reason=reason,
        )
    after_commit(broadcast.publish, locked.pk)
