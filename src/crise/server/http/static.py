"""The pages of the browser client: few and small, so they are kept in memory, packed once."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from crise.server.http.previews import with_preview
from crise.server.outbox.phrases import phrases

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
SECURITY = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
LEAST_PACKED = 500  # bytes
PAGES = 256  # addresses whose page is kept: a few kilobytes each
ASSETS = "/assets/"  # named after what is in them: they never change
INDEX = "/index.html"
SERVER = Path(__file__).parents[1]
WEB = (SERVER / "web", SERVER.parents[2] / "web/dist")  # in the package when it was installed, beside it in a clone


class StaticFile(msgspec.Struct, frozen=True):
    body: bytes
    packed: bytes | None
    type: str
    tag: str


class StaticFiles:
    def __init__(self, folder: Path | None) -> None:
        folder = find_web() if folder is None else folder
        self._files = read_files(folder) if folder is not None and folder.is_dir() else {}
        if INDEX not in self._files:
            self._files[INDEX] = _file(missing().encode(), "text/html; charset=utf-8")
        self._page = lru_cache(PAGES)(self._made)

    async def serve(self, scope: Any, send: Any) -> None:
        """A file, or the one page that draws all the others. What looks like a file and is none is not found."""
        path = scope["path"]
        file = self._files.get(path)
        if file is None and "." not in path.rpartition("/")[2] and not path.startswith(ASSETS):
            file = self._page(path, origin_of(scope))
        if file is None:
            await respond(send, 404, [(b"content-type", b"text/plain")], b"404")
            return
        wants = {key: value.decode("latin-1") for key, value in scope["headers"]}
        if wants.get(b"if-none-match") == file.tag:
            await respond(send, 304, [(b"etag", file.tag.encode())], b"")
            return
        packed = file.packed if "gzip" in wants.get(b"accept-encoding", "") else None
        body = file.body if packed is None else packed
        headers = _headers(path, file, len(body), packed is not None)
        await respond(send, 200, headers, b"" if scope["method"] == "HEAD" else body)

    def _made(self, path: str, origin: str) -> StaticFile:
        """The same for all addresses, but for what a link to this one shows."""
        index = self._files[INDEX]
        return _file(with_preview(index.body.decode(), path, origin).encode(), index.type)


def _headers(path: str, file: StaticFile, length: int, packed: bool) -> list[tuple[bytes, bytes]]:
    lasting = "public, max-age=31536000, immutable" if path.startswith(ASSETS) else "no-cache"
    headers = {
        "content-type": file.type,
        "content-length": str(length),
        "cache-control": lasting,
        "etag": file.tag,
        "vary": "accept-encoding",
    }
    if packed:
        headers["content-encoding"] = "gzip"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def origin_of(scope: Any) -> str:
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    return f"{scope['scheme']}://{host}"


async def respond(send: Any, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def secured(send: Any) -> Any:
    """The same, but every answer carries what a browser must know to be careful."""

    async def careful(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), *SECURITY]}
        await send(message)

    return careful


def find_web() -> Path | None:
    return next((folder for folder in WEB if (folder / "index.html").is_file()), None)


def read_files(folder: Path) -> dict[str, StaticFile]:
    return {f"/{file.relative_to(folder).as_posix()}": _read(file) for file in folder.rglob("*") if file.is_file()}


def _read(file: Path) -> StaticFile:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in ("application/json", "image/svg+xml", "text/javascript")
    return _file(file.read_bytes(), f"{kind}; charset=utf-8" if text else kind)


def _file(body: bytes, kind: str) -> StaticFile:
    small = "charset" not in kind or len(body) < LEAST_PACKED
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    return StaticFile(body, None if small else gzip.compress(body, 9, mtime=0), kind, tag)


def missing() -> str:
    """The server runs without its client, for bots and tests: who opens it in a browser is told."""
    say = phrases("fr").say, phrases("en").say
    texts = "".join(f"<p>{escape(one('page-missing'))}</p>" for one in say)
    return (
        f'<!doctype html><html lang="fr"><meta charset="utf-8"><title>{escape(say[0]("page-title"))}</title>'
        f"<main><h1>{escape(say[0]('page-title'))}</h1>{texts}</main></html>"
    )
