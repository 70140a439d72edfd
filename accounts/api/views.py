"""Players and their ratings, to read."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.decorators import action
from rest_framework.mixins import RetrieveModelMixin
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.viewsets import GenericViewSet

from accounts import selectors
from accounts.api.serializers import (
    PlayerSerializer,
    RankedPlayerSerializer,
    RatingChangeSerializer,
)
from accounts.models import Rating, User

NAME = OpenApiParameter("username", str, OpenApiParameter.PATH)
GAME = OpenApiParameter("game", str, OpenApiParameter.PATH)


@extend_schema(parameters=[NAME])
class PlayerViewSet(RetrieveModelMixin, GenericViewSet[User]):
    """Public profiles by user name."""

    queryset = User.objects.filter(is_active=True).prefetch_related("ratings").order_by("pk")
    serializer_class = PlayerSerializer
    lookup_field = "username__iexact"
    lookup_url_kwarg = "username"

    @extend_schema(responses=RatingChangeSerializer(many=True))
    @action(detail=True, serializer_class=RatingChangeSerializer)
    def changes(self, request: Request, username: str) -> Response:
        """List every change of the player's ratings, the newest first."""
        lines = selectors.rating_history(self.get_object())
        page = self.paginate_queryset(lines)  # type: ignore[arg-type] # pages of another model
        return self.get_paginated_response(self.get_serializer(page, many=True).data)


@extend_schema(parameters=[GAME])
class RatingViewSet(GenericViewSet[Rating]):
    """Leaderboards by game."""

    queryset = Rating.objects.all()
    serializer_class = RankedPlayerSerializer
    lookup_field = "game"

    @extend_schema(responses=RankedPlayerSerializer(many=True))
    def retrieve(self, request: Request, game: str) -> Response:
        """List the ranked people of one game, the best on top."""
        page = self.paginate_queryset(selectors.leaderboard(game))
        return self.get_paginated_response(self.get_serializer(page, many=True).data)
