"""To the process that looks after a table, where that is not this one: plain HTTP to its address, with a secret that
only processes on the same database know."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from typing import Any

import httptools

from crise.server.http.doors import header
from crise.server.http.static import respond

SECRET = b"x-crise-house"
CLIENT = b"x-crise-client"
FORWARDED = "crise.forwarded"  # in a scope: another process of ours has sent this on
CONNECTING = 3.0  # seconds
ANSWERING = 120.0  # seconds: a replay may be worked out first
OURS_ALONE = (SECRET, CLIENT, b"connection", b"transfer-encoding", b"content-length", b"keep-alive", b"upgrade")
THEIRS_ALONE = (b"connection", b"transfer-encoding", b"content-length", b"keep-alive", b"date", b"server")


class Unreachable(Exception):
    """Nobody answers there: it died, and soon another process looks after its tables."""


def known(scope: Any, secret: str) -> Any:
    """As the first of our processes saw it, if one has sent it on. A stranger's word on that is not taken."""
    said = header(scope, SECRET)
    if said is None or not secret or not compare_digest(said.encode(), secret.encode()):
        return scope
    return {**scope, "client": (header(scope, CLIENT) or "", 0), FORWARDED: True}


class WholeAnswer:
    """What comes back, whole."""

    def __init__(self) -> None:
        self.headers: list[tuple[bytes, bytes]] = []
        self.body = b""
        self.complete = False

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() not in THEIRS_ALONE:
            self.headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self.body += body

    def on_message_complete(self) -> None:
        self.complete = True


async def forward(scope: Any, body: bytes, send: Any, address: str, secret: str) -> None:
    """Ask there, and answer with that. Raises Unreachable before anything was answered."""
    try:
        async with asyncio.timeout(ANSWERING):
            status, answer = await _asked(scope, body, address, secret)
    except (OSError, TimeoutError, httptools.HttpParserError) as error:
        raise Unreachable from error
    await respond(send, status, answer.headers, answer.body)


async def _asked(scope: Any, body: bytes, address: str, secret: str) -> tuple[int, WholeAnswer]:
    host, _, port = address.rpartition(":")
    async with asyncio.timeout(CONNECTING):
        reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    try:
        writer.write(_head(scope, len(body), secret) + body)
        await writer.drain()
        answer = WholeAnswer()
        parser = httptools.HttpResponseParser(answer)
        while not answer.complete:
            data = await reader.read(1 << 16)
            if not data:
                raise ConnectionError("cut off")
            parser.feed_data(data)
        return parser.get_status_code(), answer
    finally:
        writer.close()


def _head(scope: Any, size: int, secret: str) -> bytes:
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    client = scope["client"][0] if scope.get("client") else ""
    headers = [(name, value) for name, value in scope["headers"] if name not in OURS_ALONE]
    headers += [(SECRET, secret.encode()), (CLIENT, client.encode()), (b"connection", b"close")]
    if size:
        headers.append((b"content-length", str(size).encode()))
    line: bytes = scope["method"].encode() + b" " + scope["raw_path"] + query + b" HTTP/1.1\r\n"
    return line + b"".join(name + b": " + value + b"\r\n" for name, value in headers) + b"\r\n"


async def whole_body(receive: Any, longest: int) -> bytes | None:
    """None: too long."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message["type"] == "http.request" and message.get("more_body", False)
        if len(body) > longest:
            return None
    return body
