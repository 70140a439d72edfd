"""The record of a match: complete without the site, and without what nobody may learn."""

from __future__ import annotations

from django.contrib.auth.models import AnonymousUser
from msgspec.structs import replace

from accounts.models import User
from games.fair.seal import open_shuffles
from games.fair.sight import close_unseen
from games.models import Match, MatchSeat
from games.rules.core import Viewer
from games.rules.record import Fair, Player, Record, Result, result_of


def record_of(match: Match, viewer: Viewer) -> Record:
    """Return the record of a match that is over.

    Where the rules keep cards secret for ever, only those are open that ``viewer`` was shown.
    """
    players = list(match.players.select_related("user"))
    entries = tuple(row.entry for row in match.log.all())
    fair = _fair_of(match, players)
    if match.seal:
        entries = close_unseen(match.game, entries, viewer)
        proof = open_shuffles(match.game.sealed_pack, match.seal, fair, entries)
        fair = replace(fair, sealed=proof)
    return Record(
        game=match.game_slug,
        rules_version=match.rules_version,
        options=match.options,
        seats=match.seats,
        players=tuple(Player(name=p.user.username, bot=p.user.bot_level) for p in players),
        entries=entries,
        fair=fair,
        result=_result_of(match, players),
    )


def viewer_of(match: Match, user: User | AnonymousUser) -> Viewer:
    """Return the seat that a person played in a match, or ``None`` for anybody else."""
    seats = match.players.filter(user=user.pk) if user.is_authenticated else match.players.none()
    return seats.values_list("seat", flat=True).first()


def _fair_of(match: Match, players: list[MatchSeat]) -> Fair:
    fair = Fair(commitment=match.commitment, seed=match.seed)
    if not any(player.client_seed for player in players):
        return fair
    after = tuple(player.client_seed_after for player in players)
    return replace(
        fair,
        client_seeds=tuple(player.client_seed for player in players),
        client_seeds_after=after if any(after) else (),
    )


def _result_of(match: Match, players: list[MatchSeat]) -> Result | None:
    """Return the result of the cards; of a match that ended early, the one that was given."""
    if match.status != Match.Status.FINISHED:
        return None
    given = Result(tuple(player.place or 0 for player in players), tuple(match.scores or ()))
    return result_of(match.game, match.state) or given
