"""What is installed, with the hashes of its files: `requirements/play.txt` and `requirements/dev.txt`.

    python -m tools.hashes

Versions are those of constraints.txt; what needs what is read off the environment that this runs in, which holds all
extras (`make setup`). The hashes come from wherever pip installs from here; no address is written down, so that
everybody installs from where they install, and gets the same files.
"""

from __future__ import annotations

import re
import tomllib
import urllib.request
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from importlib.metadata import requires
from itertools import product
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urldefrag, urlsplit

from packaging.requirements import Requirement
from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from packaging.version import Version

ROOT: Final = Path(__file__).parents[1]
PROJECT: Final = "crise"
# A file a way to use the project, with the extras that it needs.
FILES: Final[dict[str, tuple[str, ...]]] = {
    "play": (),
    "dev": ("dev", "envs", "peers", "compiled"),
}
PYTHONS: Final = ("3.11", "3.12", "3.13")
SYSTEMS: Final = (("linux", "Linux", "x86_64"), ("linux", "Linux", "aarch64"), ("darwin", "Darwin", "arm64"))
PLATFORMS: Final = re.compile(r"any|(many|musl)?linux\w*_(x86_64|aarch64)|macosx_\w+_(x86_64|arm64|universal2)")
HEAD: Final = "# Made by `python -m tools.hashes` of constraints.txt and pyproject.toml.\n"


def environments() -> list[dict[str, str]]:
    return [
        {
            "python_version": version,
            "python_full_version": f"{version}.0",
            "implementation_name": "cpython",
            "platform_python_implementation": "CPython",
            "sys_platform": system,
            "platform_system": name,
            "platform_machine": machine,
            "os_name": "posix",
        }
        for version, (system, name, machine) in product(PYTHONS, SYSTEMS)
    ]


def pins(text: str) -> dict[str, str]:
    """Of constraints.txt: name and version."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}


# --- what needs what ------------------------------------------------------------------------------


def wanted(requirement: Requirement, extras: frozenset[str]) -> bool:
    """In any of the environments; `extras` are those with which the package that asks for it was itself asked for."""
    marker = requirement.marker
    asked = extras or {""}
    return marker is None or any(marker.evaluate(here | {"extra": one}) for here in environments() for one in asked)


def closure(first: list[Requirement]) -> list[str]:
    """The names of all that these need, in turn."""
    seen: dict[str, frozenset[str]] = {}
    left = list(first)
    while left:
        one = left.pop()
        name = canonicalize_name(one.name)
        extras = frozenset(one.extras) | seen.get(name, frozenset())
        if name == PROJECT or seen.get(name) == extras:
            continue
        seen[name] = extras
        needed = map(Requirement, requires(name) or ())
        left += [need for need in needed if wanted(need, extras)]
    return sorted(seen)


def project_needs(extras: tuple[str, ...]) -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    table = project["project"]["optional-dependencies"]
    lines = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    left = list(extras)
    while left:
        found = [Requirement(line) for line in table[left.pop()]]
        left += [extra for need in found if need.name == PROJECT for extra in need.extras]
        lines += [str(need) for need in found if need.name != PROJECT]
    return [need for need in map(Requirement, lines) if wanted(need, frozenset())]


# --- their files ------------------------------------------------------------------------------------


class Links(HTMLParser):
    """File name and SHA-256 of each link of an index page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address, fragment = urldefrag(unescape(dict(attrs).get("href") or ""))
        if tag == "a" and fragment.startswith("sha256="):
            self.found[unquote(urlsplit(address).path).rpartition("/")[2]] = fragment.removeprefix("sha256=")


def files_of(name: str) -> dict[str, str]:
    """Where pip looks unless told otherwise."""
    from pip._internal.models.index import PyPI  # not typed: its address is the one thing that we want of it

    address = f"{PyPI.simple_url}/{name}/"
    with urllib.request.urlopen(address, timeout=60) as page:
        links = Links()
        links.feed(page.read().decode())
    return links.found


def fits(file: str) -> bool:
    """Is it a wheel for a Python and a system of ours?"""
    tags = parse_wheel_filename(file)[3]
    return any(_python(tag.interpreter, tag.abi) and PLATFORMS.fullmatch(tag.platform) for tag in tags)


def _python(interpreter: str, abi: str) -> bool:
    if interpreter == "py3" or abi == "abi3":
        return True
    return abi == interpreter and interpreter in {f"cp{version.replace('.', '')}" for version in PYTHONS}


def version_of(file: str) -> Version | None:
    try:
        return parse_wheel_filename(file)[1] if file.endswith(".whl") else parse_sdist_filename(file)[1]
    except (InvalidWheelFilename, InvalidSdistFilename):
        return None


def hashes(name: str, version: str) -> list[str]:
    """Of the wheels that fit; of the sources where there is none."""
    files = {file: sha for file, sha in files_of(name).items() if version_of(file) == Version(version)}
    wheels = [sha for file, sha in files.items() if file.endswith(".whl") and fits(file)]
    found = sorted(wheels or [sha for file, sha in files.items() if not file.endswith(".whl")])
    if not found:
        raise SystemExit(f"hashes: no file of {name} {version} is to be had")
    return found


def lines(names: list[str], versions: dict[str, str], known: dict[str, list[str]]) -> Iterator[str]:
    for name in names:
        if name not in known:
            known[name] = hashes(name, versions[name])
        yield " \\\n".join([f"{name}=={versions[name]}", *[f"    --hash=sha256:{sha}" for sha in known[name]]]) + "\n"


def main() -> None:
    versions = pins((ROOT / "constraints.txt").read_text("utf-8"))
    known: dict[str, list[str]] = {}
    for file, extras in FILES.items():
        names = closure(project_needs(extras))
        text = HEAD + "".join(lines(names, versions, known))
        (ROOT / "requirements" / f"{file}.txt").write_text(text, "utf-8")
        print(f"requirements/{file}.txt: {len(names)} packages")


if __name__ == "__main__":
    main()
