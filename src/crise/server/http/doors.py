"""Who may come in at all: by our own name, from our own pages, in our own language.

A page of another site must not act here in the name of whoever looks at it: neither by sending what a form can send,
nor by giving its own name the address of this computer (DNS rebinding).
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import ip_address
from typing import Any, TypeAlias

Scope: TypeAlias = Any
# Names that nobody can buy: those of a network at home. One without a dot is such a name too.
HOME = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
ANY = "*"


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return None


def origin_fits(scope: Scope, allowed: tuple[str, ...]) -> bool:
    """A browser says which page it shows: ours, or one that we know. Programs say nothing."""
    origin = header(scope, b"origin")
    if origin is None or origin in allowed:
        return True
    return origin.partition("://")[2] == header(scope, b"host") != ""


def host_fits(scope: Scope, allowed: tuple[str, ...]) -> bool:
    return ANY in allowed or _is_ours(header(scope, b"host") or "", allowed)


@lru_cache(1024)
def _is_ours(host: str, allowed: tuple[str, ...]) -> bool:
    """A number, a name that is only known at home, or one that we were told."""
    name = host_name(host)
    if _is_number(name) or name in allowed:
        return True
    return bool(name) and ("." not in name or name.endswith(HOME))


def host_name(host: str) -> str:
    """Without the port, in small letters."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.lower().rstrip(".")


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_json(scope: Scope) -> bool:
    """What a form of another page can't send unasked."""
    kind = (header(scope, b"content-type") or "").partition(";")[0].strip().lower()
    return kind == "application/json"


def refusal(scope: Scope, origins: tuple[str, ...], hosts: tuple[str, ...]) -> tuple[int, str] | None:
    """The status and the reason, if this request is not even listened to."""
    if not host_fits(scope, hosts):
        return 421, "unknown-host"
    if scope["method"] in ("GET", "HEAD"):
        return None
    if not scope["path"].startswith("/api/"):
        return 405, "only-looked-at"
    return None if origin_fits(scope, origins) else (403, "origin")
