"""The part of a page that a tool makes: between two lines that say so."""

from __future__ import annotations


def marks(tool: str) -> tuple[str, str]:
    return f"<!-- made by tools.{tool}: do not edit -->", f"<!-- end of what tools.{tool} made -->"


def put_into(page: str, tool: str, made: str) -> str:
    """The page with this there; the rest of it is left alone."""
    first, last = marks(tool)
    before, begin, rest = page.partition(first)
    _, end, after = rest.partition(last)
    if not (begin and end):
        raise SystemExit(f"the page must have the lines {first} and {last}")
    return f"{before}{begin}\n\n{made}\n\n{end}{after}"
