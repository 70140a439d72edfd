"""How the site looks to one visitor."""

from __future__ import annotations

from typing import Annotated, Any, Final
from urllib.parse import parse_qsl, quote, unquote, urlencode

import msgspec
from django.http import HttpRequest
from django.http.response import HttpResponseBase

from accounts import selectors
from accounts.models.preferences import Face, Felt, Motion, Preferences, Suits, Theme

COOKIE: Final = "display"
YEAR: Final = 365 * 24 * 60 * 60

Slider = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Display(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices that the page needs when it is drawn; 50 is a slider's neutral middle."""

    theme: Theme = Theme.SYSTEM
    contrast: Slider = 50
    grain: Slider = 35
    warmth: Slider = 50
    felt: Felt = Felt.PINE
    suits: Suits = Suits.TWO
    face: Face = Face.STANDARD
    motion: Motion = Motion.FULL
    sound: bool = False


def display_of(request: HttpRequest) -> Display:
    """Return the saved choices of the visitor's account, else those of the browser."""
    preferences = selectors.preferences_of(request.user)
    if preferences is None:
        return read_cookie(request.COOKIES.get(COOKIE, ""))
    return display_from(preferences)


def display_from(preferences: Preferences) -> Display:
    return msgspec.convert(preferences, Display, from_attributes=True, strict=False)


def changed(display: Display, changes: dict[str, Any]) -> Display:
    """Return the display with some choices replaced, or raise ``msgspec.ValidationError``."""
    return msgspec.convert(msgspec.to_builtins(display) | changes, Display)


def read_cookie(value: str) -> Display:
    """Return what the cookie says; a cookie that nobody understands says nothing."""
    try:
        return msgspec.convert(dict(parse_qsl(unquote(value))), Display, strict=False)
    except msgspec.ValidationError:
        return Display()


def write_cookie(response: HttpResponseBase, display: Display, *, secure: bool) -> None:
    """Keep the choices in the browser, for visitors without an account and after logging out."""
    value = quote(urlencode(msgspec.to_builtins(display)))
    response.set_cookie(COOKIE, value, max_age=YEAR, secure=secure, samesite="Lax")
