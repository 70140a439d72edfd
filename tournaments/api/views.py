"""The API about tournaments: to read, to enter and to withdraw."""

from __future__ import annotations

from typing import Any

import msgspec
from django.db.models import QuerySet
from drf_spectacular.utils import extend_schema
from rest_framework import viewsets
from rest_framework.decorators import action
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import User
from tournaments import selectors
from tournaments.api.serializers import (
    EntrantSerializer,
    LogLineSerializer,
    RoundSerializer,
    StandingSerializer,
    TournamentSerializer,
)
from tournaments.models import Tournament
from tournaments.services.entries import enter_tournament, withdraw


class TournamentViewSet(viewsets.ReadOnlyModelViewSet[Tournament]):
    """Tournaments, the latest start first."""

    serializer_class = TournamentSerializer
    lookup_field = "slug"
    lookup_value_regex = "[-a-z0-9_]+"

    def get_queryset(self) -> QuerySet[Tournament]:
        return selectors.all_tournaments().select_related("organiser")

    @extend_schema(responses=EntrantSerializer(many=True))
    @action(detail=True)
    def entrants(self, request: Request, slug: str) -> Response:
        """Everybody who entered, in the starting order."""
        entrants = self.get_object().entrants.select_related("user").order_by("seed", "pk")
        return Response(EntrantSerializer(entrants, many=True).data)

    @extend_schema(responses=RoundSerializer(many=True))
    @action(detail=True)
    def rounds(self, request: Request, slug: str) -> Response:
        """All rounds with their pairings and results."""
        return Response(RoundSerializer(selectors.rounds_of(self.get_object()), many=True).data)

    @extend_schema(responses=StandingSerializer(many=True))
    @action(detail=True)
    def standings(self, request: Request, slug: str) -> Response:
        """Places with points and tie-breaks."""
        return Response(StandingSerializer(_standings(self.get_object()), many=True).data)

    @extend_schema(responses=LogLineSerializer(many=True))
    @action(detail=True)
    def log(self, request: Request, slug: str) -> Response:
        """All that happened, in order."""
        lines = self.get_object().log.select_related("actor")
        return Response(LogLineSerializer(lines, many=True).data)

    @extend_schema(request=None, responses=EntrantSerializer)
    @action(detail=True, methods=["post"], permission_classes=[IsAuthenticated])
    def join(self, request: Request, slug: str) -> Response:
        """Take a place."""
        entrant = enter_tournament(tournament=self.get_object(), user=_person(request))
        return Response(EntrantSerializer(entrant).data)

    @extend_schema(request=None, responses=EntrantSerializer)
    @action(detail=True, methods=["post"], permission_classes=[IsAuthenticated])
    def withdraw(self, request: Request, slug: str) -> Response:
        """Give the place up."""
        entrant = withdraw(tournament=self.get_object(), user=_person(request))
        return Response(EntrantSerializer(entrant).data)


def _standings(tournament: Tournament) -> list[dict[str, Any]]:
    names = dict(tournament.entrants.values_list("pk", "user__username"))
    lines = selectors.standings_of(tournament, selectors.rounds_of(tournament))
    return [msgspec.structs.asdict(line) | {"username": names[line.player]} for line in lines]


def _person(request: Request) -> User:
    assert isinstance(request.user, User)  # noqa: S101 -- the permission sees to it
    return request.user
