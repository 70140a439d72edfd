"""From which network a socket comes: compared while it is open, and kept nowhere."""

from __future__ import annotations

import hmac
from hashlib import sha256
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

from django.conf import settings

HOME: Final = 64
"""The leading bits of an IPv6 address that a household shares."""


def network_of(scope: dict[str, Any]) -> str:
    """Return a digest of the network of a connection; empty when nothing is known.

    An address of this very machine says nothing: then a proxy speaks for everybody.
    """
    try:
        address = ip_address(_address_of(scope))
    except ValueError:
        return ""
    if address.is_loopback:
        return ""
    if isinstance(address, IPv6Address):
        address = ip_network((address, HOME), strict=False).network_address
    return hmac.new(settings.SECRET_KEY.encode(), address.packed, sha256).hexdigest()


def _address_of(scope: dict[str, Any]) -> str:
    """Return the address of the visitor; only proxies that settings trust are believed."""
    trusted = settings.ALLAUTH_TRUSTED_PROXY_COUNT
    told = b",".join(
        value for name, value in scope.get("headers", ()) if name == b"x-forwarded-for"
    )
    hops = [hop.strip() for hop in told.decode("latin-1").split(",") if hop.strip()]
    if trusted and len(hops) >= trusted:
        return hops[-trusted]
    return str((scope.get("client") or ("", 0))[0])
