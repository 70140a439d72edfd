"""Addresses of WebSockets."""

from __future__ import annotations

from django.urls import path

from games.live.consumers import TableConsumer

urlpatterns = [
    path("ws/table/<slug:code>/", TableConsumer.as_asgi()),  # type: ignore[arg-type] # an ASGI application, as Channels routes them
]
