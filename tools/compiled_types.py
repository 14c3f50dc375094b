"""Are these modules such that mypyc can compile them? In the tree that is compiled:

    python compiled_types.py crise/games/a_game/rules.py …

All that mypy says, and one thing that it does not mind and mypyc gets wrong: a sum of nothing is the whole number 0, so
in `many * sum(floats)` the sum is taken for one, and the compiled code refuses the float that it gets.
`sum(floats, 0.0)` is a float in any case.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from mypy.build import build
from mypy.main import process_options
from mypy.nodes import CallExpr, Expression, ListComprehension, NameExpr
from mypy.types import Type

# An empty --config-file: the project's own settings name files that are not in the tree.
STRICT = ("--config-file=", "--strict")


def faults(modules: list[str]) -> list[str]:
    sources, options = process_options([*STRICT, "--cache-dir", os.devnull, *modules])
    options.export_types = options.preserve_asts = True
    found = build(sources, options)
    return found.errors or [
        f"{place}: write sum(…, 0.0), or mypyc takes these floats for whole numbers"
        for sum_ in misjudged(found.types)
        for place in places(modules, sum_)
    ]


def misjudged(types: dict[Expression, Type]) -> Iterator[CallExpr]:
    """The sums of floats that have another type."""
    for call, kind in types.items():
        if isinstance(call, CallExpr) and isinstance(call.callee, NameExpr) and call.callee.name == "sum":
            added = call.args[0]
            one = added.generator.left_expr if isinstance(added, ListComprehension) else added
            if "float" in f"{types.get(added)} {types.get(one)}" and "float" not in str(kind):
                yield call


def places(modules: list[str], call: CallExpr) -> Iterator[str]:
    """An expression knows its line, but not its file."""
    for module in modules:
        for node in ast.walk(ast.parse(Path(module).read_text("utf-8"))):
            if isinstance(node, ast.Call) and (node.lineno, node.col_offset) == (call.line, call.column):
                yield f"{module}:{node.lineno}: {ast.unparse(node)}"


def main() -> int:
    found = faults(sys.argv[1:])
    print("\n".join(found))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
