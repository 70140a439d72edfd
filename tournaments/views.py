"""Pages about tournaments."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from tournaments import selectors


def show_list(request: HttpRequest) -> HttpResponse:
    """Show what comes, what runs and what is over."""
    return render(request, "tournaments/list.html", {"upcoming": selectors.next_tournaments()})
