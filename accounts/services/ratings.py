"""Recording the results of ranked matches, and taking them back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial

from django.db import transaction
from django.db.models import Prefetch

from accounts.models import (
    ModerationAction,
    RatedPlayer,
    RatedResult,
    Rating,
    RatingChange,
    User,
)
from accounts.ratings.elo import START
from accounts.ratings.standings import Entrant, Standing, after_result
from accounts.services.log import log_action
from accounts.signals import result_voided


@transaction.atomic
def record_result(
    *,
    match_code: str,
    game: str,
    finished_at: datetime,
    players: Sequence[tuple[int, int, int]],
    starts: Mapping[int, float] | None = None,
) -> RatedResult:
    """Rate a finished match once; ``players`` are (user id, place, side) in any order.

    ``starts`` are the ratings, by user id, of those who begin elsewhere than people do.  A match
    that is already recorded is returned as it is.  Locks the players' ratings in the order of
    their user ids, and only then numbers the result: the order of the results' keys is the order
    in which they counted.
    """
    bots = _bots_among(players)
    ratings = _lock_ratings(game, [user_id for user_id, _, _ in players], starts or {})
    result, is_new = RatedResult.objects.get_or_create(
        match_code=match_code, defaults={"game": game, "finished_at": finished_at}
    )
    if is_new:
        entrants = [Entrant(*player, is_bot=player[0] in bots) for player in players]
        _rate(result, entrants, ratings)
    return result


def _bots_among(players: Sequence[tuple[int, int, int]]) -> set[int]:
    user_ids = [user_id for user_id, _, _ in players]
    levels = dict(User.objects.filter(pk__in=user_ids).values_list("pk", "bot_level"))
    if len(levels) != len(user_ids):
        raise ValueError(f"{user_ids} are not different accounts")
    return {user_id for user_id, level in levels.items() if level}


def _lock_ratings(
    game: str, user_ids: Iterable[int], starts: Mapping[int, float]
) -> dict[int, Rating]:
    ordered = sorted(user_ids)
    Rating.objects.bulk_create(
        [
            Rating(user_id=user_id, game=game, value=starts.get(user_id, START))
            for user_id in ordered
        ],
        ignore_conflicts=True,
    )
    locked = Rating.objects.select_for_update().filter(game=game, user__in=ordered)
    return {rating.user_id: rating for rating in locked.order_by("user_id")}


def _rate(result: RatedResult, entrants: list[Entrant], ratings: dict[int, Rating]) -> None:
    before = {user_id: Standing(r.value, r.matches) for user_id, r in ratings.items()}
    after = after_result(before, entrants)
    RatedPlayer.objects.bulk_create(
        RatedPlayer(
            result=result,
            user_id=entrant.user_id,
            place=entrant.place,
            side=entrant.side,
            before=before[entrant.user_id].value,
            after=after[entrant.user_id].value,
            matches_before=before[entrant.user_id].matches,
        )
        for entrant in entrants
    )
    places = {entrant.user_id: entrant.place for entrant in entrants}
    _move_ratings(result, ratings, after, places=places)


def _move_ratings(
    result: RatedResult,
    ratings: dict[int, Rating],
    after: dict[int, Standing],
    *,
    places: dict[int, int] | None = None,
    reason: str = "",
) -> None:
    """Set the ratings and add one line per player to the ledger."""
    RatingChange.objects.bulk_create(
        RatingChange(
            result=result,
            user_id=user_id,
            place=None if places is None else places[user_id],
            before=ratings[user_id].value,
            after=standing.value,
            reason=reason,
        )
        for user_id, standing in after.items()
    )
    for user_id, standing in after.items():
        ratings[user_id].value = standing.value
        ratings[user_id].matches = standing.matches
    Rating.objects.bulk_update([ratings[user_id] for user_id in after], ["value", "matches"])


@transaction.atomic
def void_result(*, match_code: str, reason: str, moderator: User | None) -> RatedResult:
    """Rate as if the match had never been played, and say so in the ledger.

    Every later result of the game that somebody affected took part in is recomputed.  A result
    that is void already is returned as it is.  Locks all ratings of the game.
    """
    result = RatedResult.objects.get(match_code=match_code)
    locked = Rating.objects.select_for_update().filter(game=result.game).order_by("user_id")
    ratings = {rating.user_id: rating for rating in locked}
    result.refresh_from_db()
    if result.is_void:
        return result
    result.status = RatedResult.Status.VOID
    result.void_reason = reason
    result.save(update_fields=["status", "void_reason"])
    _move_ratings(result, ratings, _recompute_from(result), reason=reason)
    log_action(
        moderator=moderator, verb=ModerationAction.Verb.VOID, thing=match_code, reason=reason
    )
    moderator_id = None if moderator is None else moderator.pk
    transaction.on_commit(
        partial(
            result_voided.send_robust,
            sender=RatedResult,
            match_code=match_code,
            reason=reason,
            moderator_id=moderator_id,
        )
    )
    return result


def _recompute_from(first: RatedResult) -> dict[int, Standing]:
    """Recompute the results from the first on; return where everybody affected stands now."""
    standings: dict[int, Standing] = {}
    players = Prefetch("players", RatedPlayer.objects.select_related("user").order_by("id"))
    results = RatedResult.objects.filter(game=first.game, pk__gte=first.pk).order_by("pk")
    for result in results.prefetch_related(players).iterator(chunk_size=500):
        seated = list(result.players.all())
        if result == first or any(player.user_id in standings for player in seated):
            standings |= _recompute(result, seated, standings)
    return standings


def _recompute(
    result: RatedResult, players: list[RatedPlayer], standings: dict[int, Standing]
) -> dict[int, Standing]:
    before = {
        player.user_id: standings.get(
            player.user_id, Standing(player.before, player.matches_before)
        )
        for player in players
    }
    entrants = [Entrant(p.user_id, p.place, p.side, is_bot=p.user.is_bot) for p in players]
    after = before if result.is_void else after_result(before, entrants)
    for player in players:
        player.before = before[player.user_id].value
        player.matches_before = before[player.user_id].matches
        player.after = after[player.user_id].value
    RatedPlayer.objects.bulk_update(players, ["before", "after", "matches_before"])
    return after
