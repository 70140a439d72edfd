"""Fair chance of a match: what is promised before it, what the seats add, what it brings.

A table always holds the promise of its next match: a seed, for a sealed pack a seal, and the
commitment to both, which everybody at the table sees.  Only then do seats name their client
seeds, so neither the server nor a player can choose what chance brings.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from django.db import transaction

from accounts.models import User
from games.fair.commit import commitment
from games.fair.seal import Book, deal_sealed
from games.fair.stream import SEED_BYTES, draw_outcome, draw_places
from games.messages import NameSeed
from games.models import Match, MatchSeat, Table
from games.rules.chance import Draw, Outcome, Shuffle
from games.rules.registry import GAMES
from games.services.errors import StaleCommitmentError

PROMISE: Final = ("next_seed", "next_seal", "next_commitment")
"""The fields of a table that hold its promise."""


def promise_match(table: Table) -> None:
    """Give a table the secrets of its next match; the caller saves it."""
    pack = GAMES[table.game].sealed_pack
    table.next_seed = secrets.token_hex(SEED_BYTES)
    table.next_seal = secrets.token_hex(SEED_BYTES) if pack else ""
    root = Book(pack, table.next_seal, 0).root if pack else ""
    table.next_commitment = commitment(table.next_seed, root)


def keep_promise(match: Match) -> None:
    """Give a new match what was promised for it; the caller saves both, and locks the table."""
    table = match.table
    if not table.next_seed:
        promise_match(table)
    match.seed, match.seal, match.commitment = (getattr(table, name) for name in PROMISE)
    table.next_seed = table.next_seal = table.next_commitment = ""


def take_client_seeds(table: Table, players: Sequence[MatchSeat]) -> None:
    """Move the client seeds of the seats of a table to the players of its new match."""
    named = dict(table.places.exclude(client_seed="").values_list("user", "client_seed"))
    for player in players:
        player.client_seed = named.get(player.user_id, "")
    table.places.update(client_seed="")


def name_client_seed(*, table: Table, user: User, named: NameSeed) -> None:
    """Add a player's own number to the match that was committed to; only the first one counts.

    In a match that has begun it counts from the next outcome of chance on.  Locks the table, and
    after that the match if it has begun.
    """
    if not _name_before(table, user, named):
        _name_during(table, user, named)


@transaction.atomic
def _name_before(table: Table, user: User, named: NameSeed) -> bool:
    locked = Table.objects.select_for_update().get(pk=table.pk)
    if named.commitment != locked.next_commitment:
        return False
    locked.places.filter(user=user, client_seed="").update(client_seed=named.client_seed)
    return True


@transaction.atomic
def _name_during(table: Table, user: User, named: NameSeed) -> None:
    playing = table.matches.filter(status=Match.Status.PLAYING)
    match = next((match for match in playing if match.commitment == named.commitment), None)
    if match is None:
        raise StaleCommitmentError
    locked = Match.objects.select_for_update().get(pk=match.pk)
    locked.players.filter(user=user, client_seed="").update(
        client_seed=named.client_seed, client_seed_after=locked.version
    )


def draw_chance(match: Match, draw: Draw, dealt_just_now: int = 0) -> Outcome:
    """Return what chance brings next in a match.

    ``dealt_just_now`` are the shuffles that the log does not have yet.
    """
    client_seeds = [player.client_seed for player in match.seated]
    if isinstance(draw, Shuffle) and match.seal:
        cut = draw_places(
            len(draw.cards), seed=match.seed, version=match.version, client_seeds=client_seeds
        )
        dealt = match.log.filter(data__chance__type="order").count()
        return deal_sealed(draw.cards, match.seal, dealt + dealt_just_now, cut)
    return draw_outcome(draw, seed=match.seed, version=match.version, client_seeds=client_seeds)
