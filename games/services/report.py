"""Reports about chat and matches, with the context that a moderator needs."""

from __future__ import annotations

from typing import Any, Final

from accounts.models import Report, User
from accounts.services.reports import file_report
from games import selectors
from games.models import ChatLine, Match

LINES_AROUND: Final = 10


def report_line(*, reporter: User, line: ChatLine, text: str) -> Report:
    """Report a line of chat, with the lines around it."""
    return file_report(
        reporter=reporter,
        subject=line.author,
        kind=Report.Kind.CHAT,
        thing=f"chat {line.pk}",
        text=text,
        context={"lines": _lines_around(line)},
        link=line.table.get_absolute_url(),
    )


def report_match(*, reporter: User, match: Match, subject: User, text: str) -> Report:
    """Report how somebody played a match, with its facts."""
    return file_report(
        reporter=reporter,
        subject=subject,
        kind=Report.Kind.MATCH,
        thing=f"match {match.code}",
        text=text,
        context=_match_facts(match),
        link=match.get_absolute_url(),
    )


def _lines_around(line: ChatLine) -> list[dict[str, Any]]:
    room = ChatLine.objects.filter(table=line.table, room=line.room).select_related("author")
    before = room.filter(pk__lte=line.pk).order_by("-pk")[: LINES_AROUND + 1]
    after = room.filter(pk__gt=line.pk).order_by("pk")[:LINES_AROUND]
    return [
        {
            "name": shown.author.username,
            "text": shown.text,
            "at": shown.created.isoformat(),
            "reported": shown.pk == line.pk,
        }
        for shown in [*reversed(before), *after]
    ]


def _match_facts(match: Match) -> dict[str, Any]:
    players = match.players.select_related("user")
    chat = selectors.chat_for(match.table, 0)
    return {
        "match": match.code,
        "game": match.game_slug,
        "status": match.status,
        "ending": match.ending,
        "players": [f"{p.user.username}: {p.place or '-'}" for p in players],
        "lines": [
            {"name": line.author.username, "text": line.text, "at": line.created.isoformat()}
            for line in chat
        ],
    }
