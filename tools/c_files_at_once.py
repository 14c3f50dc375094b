"""setuptools compiles C files one after another: there are two hundred of them, and more than one processor."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from setuptools.command.build_ext import build_ext


class AtOnce(build_ext):  # type: ignore[misc] # not typed
    """As many C files at a time as there are processors."""

    def build_extensions(self) -> None:
        one_after_another = self.compiler.compile

        def at_once(sources: Sequence[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: one_after_another([source], **how), sources)
                return [file for files in objects for file in files]

        self.compiler.compile = at_once
        super().build_extensions()
