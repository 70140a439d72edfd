"""Addresses of the API about tournaments."""

from __future__ import annotations

from rest_framework.routers import BaseRouter


def register(router: BaseRouter) -> None:
    """Add the tournaments to the site's API."""
