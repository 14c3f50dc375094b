"""Which build of the package is imported: its source, or machine code made of it.

`make compiled` puts machine code of the rules and bots into build/compiled of a clone, with a fingerprint of the source
that it was made of. It is taken by itself as long as that fits; who has changed a line since gets the source, until it
is made again. CRISE_COMPILED=0 in the environment switches it off. In an installed package machine code lies beside the
modules, and Python takes it without being told.

This module imports nothing of the package, so that it can be asked before anything else is imported.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
BUILD = "build/compiled"  # in the folder of a clone
FINGERPRINT = "fingerprint"  # a file in the build: of what it was made
SWITCH = "CRISE_COMPILED"
COMPILED = (".so", ".pyd")


def fingerprint(package: Path) -> str:
    """Of the source of a package, and of the Python that is running: machine code is for that one alone."""
    found = blake2b(EXTENSION_SUFFIXES[0].encode(), digest_size=16)
    add_source(found, package)
    return found.hexdigest()


def add_source(found: blake2b, package: Path) -> None:
    for file in sorted([*package.rglob("*.py"), *package.rglob("*.csv")]):
        content = file.read_bytes()
        found.update(f"{file.relative_to(package).as_posix()} {len(content)}\n".encode())
        found.update(content)


class CompiledFinder:
    """Finds modules of the package as machine code in a build; leaves all others, and what is not compiled, alone."""

    def __init__(self, build: Path) -> None:
        self.build = build

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("crise.") and not name.endswith("__mypyc"):  # what all compiled modules share
            return None
        file = self.build / f"{name.replace('.', '/')}{EXTENSION_SUFFIXES[0]}"
        return spec_from_file_location(name, file) if file.is_file() else None


class SourceFinder:
    """Finds modules of the package as source only; leaves all others alone."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("crise."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def build_of(package: Path) -> Path | None:
    """Where a clone has its build, if it has one."""
    build = package.parents[1] / BUILD
    return build if package.parent.name == "src" and (build / FINGERPRINT).is_file() else None


def fits(build: Path, package: Path) -> bool:
    return (build / FINGERPRINT).read_text("utf-8") == fingerprint(package)


def is_switched_off() -> bool:
    return os.environ.get(SWITCH) == "0"


def use_compiled() -> None:
    """If there is a build, and it fits."""
    build = build_of(PACKAGE)
    if build is not None and not is_switched_off() and fits(build, PACKAGE):
        sys.meta_path.insert(0, CompiledFinder(build))


def uses_build() -> bool:
    return any(isinstance(finder, CompiledFinder) for finder in sys.meta_path)


def use_source() -> None:
    """Whatever else there is: machine code can't be traced."""
    sys.meta_path[:] = [SourceFinder(), *(finder for finder in sys.meta_path if not isinstance(finder, CompiledFinder))]


def is_compiled(module: str) -> bool:
    """A module that is not there is not."""
    spec = find_spec(module)
    return spec is not None and str(spec.origin).endswith(COMPILED)


def about() -> str:
    """Which build is in use, and why it is not the compiled one."""
    if is_compiled("crise.engine.match"):
        return "compiled"
    if build_of(PACKAGE) is None:
        return "plain Python"
    return f"plain Python ({SWITCH}=0)" if is_switched_off() else f"plain Python ({BUILD} is of other source)"
