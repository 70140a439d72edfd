"""Addresses of the API about tournaments."""

from __future__ import annotations

from rest_framework.routers import BaseRouter

from tournaments.api.views import TournamentViewSet


def register(router: BaseRouter) -> None:
    """Add the tournaments to the site's API."""
    router.register("tournaments", TournamentViewSet, basename="tournament")
