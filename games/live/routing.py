"""Addresses of WebSockets."""

from __future__ import annotations

from django.urls import path

from games.live.consumers import serve_table

urlpatterns = [
    path("ws/table/<slug:code>/", serve_table),  # type: ignore[arg-type] # an ASGI application, as Channels routes them
]
