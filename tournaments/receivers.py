"""What tournaments do when matches end or turn void."""

from __future__ import annotations

from typing import Any

from django.dispatch import receiver

from accounts.signals import result_voided
from games.signals import match_finished
from tournaments import jobs
from tournaments.models import LogLine, Pairing
from tournaments.services.log import write_line


@receiver(match_finished)
def go_on(match_id: int, **_: Any) -> None:
    """Look at once whether the round is over; the sweep would find it a little later."""
    round_of = Pairing.objects.filter(match=match_id).values_list("round__tournament", flat=True)
    if (tournament_id := round_of.first()) is not None:
        jobs.advance(tournament_id=tournament_id)


@receiver(result_voided)
def tell_that_a_match_is_void(match_code: str, reason: str, **_: Any) -> None:
    """Say in the log why the standings have changed."""
    pairings = Pairing.objects.filter(match__code=match_code)
    for pairing in pairings.select_related("round__tournament"):
        write_line(
            tournament=pairing.round.tournament,
            verb=LogLine.Verb.VOIDED,
            key=f"void:{pairing.pk}",
            round=pairing.round.number,
            table=pairing.number,
            reason=reason,
        )
