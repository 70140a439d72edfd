"""What stands before every page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string

RETRY_SECONDS: Final = 120


class MaintenanceMiddleware:
    """Answers every request with the page of ``manage.py maintenance``, while that is on.

    The switch is a file: it works without database and Valkey, which may be what is mended.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if settings.MAINTENANCE_FILE.exists():
            return _unavailable(request)
        return self.get_response(request)


def _unavailable(request: HttpRequest) -> HttpResponse:
    headers = {"Retry-After": str(RETRY_SECONDS), "Cache-Control": "no-store"}
    if request.path.startswith("/api/"):
        refusal = {"code": "maintenance", "detail": "The site is being looked after."}
        return JsonResponse(refusal, status=503, headers=headers)
    return HttpResponse(render_to_string("503.html"), status=503, headers=headers)
