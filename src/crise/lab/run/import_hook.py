"""An import hook that takes the source of the package where a compiled build lies beside it: machine code can't be
traced.

This module imports nothing of the package, so that the hook can be set before anything else is imported.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

COMPILED = (".so", ".pyd")


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


def use_source() -> None:
    sys.meta_path.insert(0, SourceFinder())


def is_compiled(module: str) -> bool:
    """A module that is not there is not."""
    spec = find_spec(module)
    return spec is not None and str(spec.origin).endswith(COMPILED)
