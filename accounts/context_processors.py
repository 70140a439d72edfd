"""What every template may use."""

from __future__ import annotations

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from accounts.display import display_of


def display(request: HttpRequest) -> dict[str, object]:
    """Offer ``display``; it is only looked up by templates that print it."""
    return {"display": SimpleLazyObject(lambda: display_of(request))}
