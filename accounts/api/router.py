"""Addresses of the API about people."""

from __future__ import annotations

from rest_framework.routers import BaseRouter

from accounts.api.views import PlayerViewSet, RatingViewSet


def register(router: BaseRouter) -> None:
    """Add the players and the ratings to the site's API."""
    router.register("players", PlayerViewSet, basename="player")
    router.register("ratings", RatingViewSet, basename="rating")
