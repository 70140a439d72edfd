"""Addresses of the API about games, tables and matches."""

from __future__ import annotations

from rest_framework.routers import BaseRouter

from games.api.views import GameViewSet, MatchViewSet, TableViewSet


def register(router: BaseRouter) -> None:
    """Add games, tables and matches to the site's API."""
    router.register("games", GameViewSet, basename="game")
    router.register("tables", TableViewSet, basename="table")
    router.register("matches", MatchViewSet, basename="match")
