"""Files that the system lets us have open: every connection is one, and without any nobody can come in."""

from __future__ import annotations

import sys

import msgspec

from crise.server.http.limits import Limits

HEADROOM = 100  # for the store, the log, the listening ports and whatever a library opens
A_WORKER = 4  # pipes to a process for bots
OUTSIDE = 300  # lines to processes for bots on other machines
PLENTY = 1 << 20  # where there is no limit


def raise_limit() -> int:
    """As many as we may have; how many that is."""
    if sys.platform == "win32":
        return PLENTY
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = PLENTY if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft >= most:
        return soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # some systems say that there is no limit, and have one
        most = soft
    return most


def fitted(limits: Limits, files: int, workers: int, is_helped: bool = False) -> Limits:
    """No more people than there are files: three quarters for sockets, the rest for requests, of which no address may
    take more than half."""
    room = max(8, files - HEADROOM - A_WORKER * workers - OUTSIDE * is_helped)
    all_sockets = min(limits.all_sockets, room * 3 // 4)
    all_connections = min(limits.all_connections, room - all_sockets)
    return msgspec.structs.replace(
        limits,
        all_sockets=all_sockets,
        sockets=min(limits.sockets, all_sockets),
        all_connections=all_connections,
        connections=min(limits.connections, all_connections // 2),
    )
