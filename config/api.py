"""How the REST API refuses: one shape, with a stable code."""

from __future__ import annotations

from typing import Any

from rest_framework.response import Response
from rest_framework.views import exception_handler

from games.rules.errors import RuleError
from games.selectors import sentence_of


def refuse(error: Exception, context: dict[str, Any]) -> Response | None:
    """Return ``{code, detail}`` for refusals by the rules; the rest as DRF has it."""
    if isinstance(error, RuleError):
        return Response({"code": error.code, "detail": sentence_of(error)}, status=409)
    return exception_handler(error, context)
