"""The API about games, tables and matches."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec
from django.db.models import QuerySet
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import mixins, viewsets
from rest_framework.decorators import action
from rest_framework.exceptions import NotFound, PermissionDenied
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import User
from games import catalog, selectors
from games.api.serializers import (
    ActSerializer,
    GameSerializer,
    MatchSerializer,
    TableSerializer,
)
from games.models import Match, Table
from games.records import record_of, viewer_of
from games.rules.core import AnyGame, Viewer
from games.rules.record import decode_action
from games.rules.registry import GAMES
from games.services.pausing import resume_match
from games.services.play import play_action
from games.services.presence import hear
from games.watching import ClosedToWatchersError, as_seen_by


class GameViewSet(viewsets.ViewSet):
    """The games that can be played here."""

    lookup_value_regex = "[a-z-]+"

    @extend_schema(responses=GameSerializer(many=True))
    def list(self, request: Request) -> Response:
        """List the games."""
        return Response(GameSerializer(list(self._games()), many=True).data)

    @extend_schema(responses=GameSerializer)
    def retrieve(self, request: Request, pk: str) -> Response:
        """Show one game."""
        found = next((game for game in self._games() if game.slug == pk), None)
        if found is None:
            raise NotFound
        return Response(GameSerializer(found).data)

    def _games(self) -> Iterable[type[AnyGame]]:
        return (GAMES[slug] for slug in catalog.GAMES)


class TableViewSet(viewsets.ReadOnlyModelViewSet[Table]):
    """Public tables: open and live ones."""

    serializer_class = TableSerializer
    lookup_field = "code"
    lookup_value_regex = "[a-z0-9]+"

    def get_queryset(self) -> QuerySet[Table]:
        return selectors.open_tables() | selectors.live_tables()


class MatchViewSet(
    mixins.ListModelMixin, mixins.RetrieveModelMixin, viewsets.GenericViewSet[Match]
):
    """Matches: their results, their records, and playing them."""

    serializer_class = MatchSerializer
    lookup_field = "code"
    lookup_value_regex = "[a-z0-9]+"

    def get_queryset(self) -> QuerySet[Match]:
        matches = Match.objects.select_related("table").prefetch_related("players__user")
        if self.action == "list":
            matches = matches.filter(table__is_private=False)
        return matches.order_by("-pk")

    @extend_schema(responses=OpenApiTypes.OBJECT)
    @action(detail=True)
    def record(self, request: Request, code: str) -> Response:
        """Show the record of a match that is over, as the caller may know it."""
        match = self.get_object()
        if match.is_playing:
            raise PermissionDenied
        return Response(msgspec.to_builtins(record_of(match, viewer_of(match, request.user))))

    @extend_schema(responses=OpenApiTypes.OBJECT)
    @action(detail=True)
    def view(self, request: Request, code: str) -> Response:
        """Show all that the caller may know of the match, and what his seat may do.

        This is a sign of life of who plays.
        """
        match = self.get_object()
        seat = viewer_of(match, request.user)
        if isinstance(request.user, User):
            hear(table=match.table, user=request.user)
        match = _seen(match, seat)
        update = selectors.update_for(match, seat, ())
        legal = match.game.legal_actions(match.state, seat) if seat in update.asked else ()
        seen = msgspec.json.encode({"seat": seat, "update": update, "legal_actions": legal})
        return Response(json.loads(seen))

    @extend_schema(request=ActSerializer, responses=OpenApiTypes.OBJECT)
    @action(detail=True, methods=["post"], permission_classes=[IsAuthenticated])
    def act(self, request: Request, code: str) -> Response:
        """Act in the caller's seat."""
        match = self.get_object()
        seat = viewer_of(match, request.user)
        if seat is None or not isinstance(request.user, User):
            raise PermissionDenied
        hear(table=match.table, user=request.user)
        asked = ActSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        data: dict[str, Any] = asked.validated_data
        version = play_action(
            match_id=match.pk,
            seat=seat,
            action=decode_action(match.game, data["action"]),
            version=data["version"],
            client_id=data["id"],
            by_person=True,
        )
        return Response({"version": version})

    @extend_schema(request=None, responses=OpenApiTypes.OBJECT)
    @action(detail=True, methods=["post"], permission_classes=[IsAuthenticated])
    def resume(self, request: Request, code: str) -> Response:
        """Go on after a pause."""
        match = self.get_object()
        seat = viewer_of(match, request.user)
        if seat is None:
            raise PermissionDenied
        resume_match(match_id=match.pk, seat=seat)
        return Response({})


def _seen(match: Match, viewer: Viewer) -> Match:
    """Return a match as the caller may see it."""
    try:
        seen = as_seen_by(match, viewer)
    except ClosedToWatchersError as error:
        raise PermissionDenied(selectors.sentence_of(error)) from error
    if seen is None:
        raise NotFound
    return seen
