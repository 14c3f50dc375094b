"""Break the rules of a game on purpose, one small fault at a time, and see whether a test notices.

    python -m tools.mutants --game GAME [--count 40] [--seed 1] [--jobs 1] [--only 3 17 …]

A seed draws the faults: an operator, a boundary, a condition, a statement, a returned list, arguments, a figure of the
card file. Each is put into a copy of the tree, where the tests of the game's folder run first, those that cite the same
rules before the others; what they let pass is shown to the golden games and the digests. The table says which test
noticed. What no test of the game's own notices is a rule without a test, or a fault that changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import csv
import os
import queue
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = Path("src/crise/games")
BEGIN: Final = ("rules", "legal", "state")  # what they import is rules too; bots, texts and terminal nobody imports
DATA: Final = "cards.csv"
LEFT_OUT: Final = shutil.ignore_patterns(".git", ".venv", "node_modules", "build", "dist", "*_cache", ".claude")
RULE_ID: Final = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+[a-z]?")
LAWS: Final = ("tests/laws/test_golden.py", "tests/laws/test_laws.py::test_the_same_seed_gives_the_same_game")
PYTEST: Final = (sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-rfE", "-p", "no:cacheprovider")
PLUGIN: Final = ("-p", "pytest_asyncio.plugin")  # to load the others takes longer than most tests
NEAR: Final = 3  # files of tests that run before the others are even collected
SECONDS: Final = 120  # of processor time; more is a game that does not end
SWAPPED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.Gt: ast.GtE,
    ast.Eq: ast.NotEq,
    ast.In: ast.NotIn,
    ast.Is: ast.IsNot,
    ast.Add: ast.Sub,
    ast.And: ast.Or,
}
OTHER: Final = SWAPPED | {new: old for old, new in SWAPPED.items()}
OTHER_NAME: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutation:
    file: str  # below the root
    line: int
    kind: str
    start: int  # in bytes of the file
    end: int
    old: str
    new: str
    scope: str = ""  # the text of the function around it: the rules it cites

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def __str__(self) -> str:
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{Path(self.file).name}:{self.line} [{self.kind}] {old} → {new}"


# --- What can be broken -------------------------------------------------------


def rule_files(folder: Path) -> list[Path]:
    """The modules of the folder that the rules are made of."""
    found: set[str] = set()
    waiting = [name for name in BEGIN if (folder / f"{name}.py").is_file()]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            tree = ast.parse((folder / f"{name}.py").read_text("utf-8"))
            waiting += [other for other in imported(tree, folder.name) if (folder / f"{other}.py").is_file()]
    return [folder / f"{name}.py" for name in sorted(found)]


def imported(tree: ast.AST, package: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            _, inside, module = node.module.partition(f"games.{package}")
            if inside:
                yield from [module[1:]] if module else [name.name for name in node.names]


def candidates(root: Path, folder: Path) -> list[Mutation]:
    """All of a game, in the order of files and lines."""
    found = [one for file in rule_files(folder) for one in in_source(file.read_text("utf-8"), name(root, file))]
    data = folder / DATA
    return [*found, *(in_data(data.read_text("utf-8"), name(root, data)) if data.is_file() else [])]


def name(root: Path, file: Path) -> str:
    return file.relative_to(root).as_posix()


def in_source(text: str, file: str) -> Iterator[Mutation]:
    tree = ast.parse(text)
    starts = [0]
    for line in text.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node, scope in nodes(tree, None):
        for kind, new in broken(node, scope):
            assert isinstance(node, ast.expr | ast.stmt)
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
            old = text.encode()[start:end].decode()
            around = (scope and ast.get_source_segment(text, scope)) or ""
            yield Mutation(file, node.lineno, kind, start, end, old, new, around)


Function = ast.FunctionDef | ast.AsyncFunctionDef


def nodes(node: ast.AST, scope: Function | None) -> Iterator[tuple[ast.AST, Function | None]]:
    """All but annotations, decorators, formatted texts and errors, with the function around each."""
    yield node, scope
    if isinstance(node, Function):
        scope = node
        below: Sequence[ast.AST] = [*node.args.defaults, *node.body]
    elif isinstance(node, ast.AnnAssign):
        below = [node.value] if node.value else []
    elif isinstance(node, ast.JoinedStr | ast.Raise | ast.Assert):
        below = []
    else:
        below = list(ast.iter_child_nodes(node))
    for child in below:
        yield from nodes(child, scope)


def broken(node: ast.AST, scope: Function | None) -> Iterator[tuple[str, str]]:
    """What a node can become, as source."""
    match node:
        case ast.Compare(left, [operator], [right]):
            yield "comparison", made(ast.Compare(left, [OTHER[type(operator)]()], [right]))  # type: ignore[list-item]
        case ast.BoolOp(operator, values):
            yield "and/or", made(ast.BoolOp(OTHER[type(operator)](), values))  # type: ignore[arg-type]
        case ast.UnaryOp(ast.Not(), operand):
            yield "not", made(operand)
        case ast.BinOp(left, ast.Add() | ast.Sub() as operator, right):
            yield "sum", made(ast.BinOp(left, OTHER[type(operator)](), right))  # type: ignore[arg-type]
        case ast.Constant(int(number)) if not isinstance(number, bool):
            yield "figure", str(number + 1)
            yield "figure", f"({number - 1})"
        case ast.Call(ast.Name(called), arguments) if called in OTHER_NAME:
            yield "calculation", made(ast.Call(ast.Name(OTHER_NAME[called]), arguments, node.keywords))
        case ast.Call(function, [_, *_, ast.Name(one), ast.Name(two)] as arguments) if not differ(one, two, scope):
            *kept, first, second = arguments
            yield "arguments", made(ast.Call(function, [*kept, second, first], node.keywords))
        case ast.Return(ast.expr() as value) if returns_list(scope) and not isinstance(value, ast.List):
            yield "list", "return []"
            yield "list", f"return {made(value)}[::-1]"
        case _ if acts(node):
            yield "statement", "pass"


def acts(node: ast.AST) -> bool:
    """A statement without which the rest still makes sense."""
    match node:
        case ast.Expr(ast.Call() | ast.Await()) | ast.Assign([ast.Attribute() | ast.Subscript()]):
            return True
        case _:
            return isinstance(node, ast.AugAssign | ast.Continue) or (isinstance(node, ast.Return) and not node.value)


def differ(one: str, two: str, scope: Function | None) -> bool:
    """They are parameters of different types: swapped, they would break any call, not a rule."""
    types = {each.arg: ast.unparse(each.annotation) for each in scope.args.args if each.annotation} if scope else {}
    return one == two or (one in types and two in types and types[one] != types[two])


def returns_list(scope: Function | None) -> bool:
    return scope is not None and scope.returns is not None and ast.unparse(scope.returns).startswith("list[")


def made(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def in_data(text: str, file: str) -> Iterator[Mutation]:
    """A figure of a row that is printed somewhere. Those of the house are right by definition: nothing says more."""
    start, source = 0, next(csv.reader(text.splitlines())).index("source")
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        row = next(csv.reader([line]))
        if number > 1 and row[source] != "house":
            for found in re.finditer(r"(?<=[,+ ])[1-9]\d*(?=[,+ \r\n]|$)", line):
                at = start + len(line[: found.start()].encode())
                for new in (int(found.group()) + 1, int(found.group()) - 1):
                    old = f"{row[0]}: {line[: found.end()].rpartition(',')[2]}"
                    yield Mutation(file, number, "data", at, at + len(found.group()), old, str(new))
        start += len(line.encode())


def drawn(found: Sequence[Mutation], count: int, seed: int) -> list[Mutation]:
    """As many of each kind of fault as there are, in turn."""
    random = Random(seed)
    kinds: dict[str, list[Mutation]] = defaultdict(list)
    for one in random.sample(found, len(found)):
        kinds[one.kind].append(one)
    turns = [(turn, kind, one) for kind, ones in kinds.items() for turn, one in enumerate(ones)]
    return [one for _, _, one in sorted(turns, key=lambda each: each[:2])[:count]]


# --- Whether a test notices ---------------------------------------------------


def by_rules(mutation: Mutation, module: str, tests: Sequence[Path]) -> list[Path]:
    """Those first that cite the rules of the function, then those that are called like the module or cite its rules."""
    near, far = set(RULE_ID.findall(mutation.scope)), set(RULE_ID.findall(module))
    stem = Path(mutation.file).stem

    def distance(test: Path) -> tuple[int, bool, int, str]:
        cited = set(RULE_ID.findall(test.read_text("utf-8")))
        return -len(near & cited), stem not in test.stem, -len(far & cited), test.name

    return sorted(tests, key=distance)


def first_failure(tree: Path, tests: Sequence[str]) -> str:
    """The test that fails first, '' where none does."""
    path = f"{tree / 'src'}{os.pathsep}{tree}"
    env = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [*PYTEST, *PLUGIN, *tests], cwd=tree, env=env, text=True, capture_output=True, preexec_fn=limit_seconds
    )
    if done.returncode in (0, 5):  # 5: no test of that name
        return ""
    failed = re.search(r"^(?:FAILED|ERROR) (?:tests/)?(\S+)", done.stdout, re.MULTILINE)
    return failed.group(1) if failed else "time limit" if done.returncode < 0 else "import"


def limit_seconds() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def noticed(mutation: Mutation, tree: Path, game: str, laws: Sequence[str]) -> tuple[str, str]:
    """The test of the game's own that notices, and if none does, the golden game or the digest."""
    file = tree / mutation.file
    source, times = file.read_bytes(), file.stat()
    tests = by_rules(mutation, source.decode(), sorted((tree / "tests/games" / game).glob("test_*.py")))
    named = [name(tree, test) for test in tests]
    file.write_bytes(mutation.applied(source))
    try:
        own = first_failure(tree, named[:NEAR]) or (first_failure(tree, named[NEAR:]) if named[NEAR:] else "")
        return own, "" if own or not laws else first_failure(tree, [*laws, "-k", game.replace("_", "-")])
    finally:
        file.write_bytes(source)
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


def table(chosen: dict[int, Mutation], trees: queue.Queue[Path], game: str, laws: Sequence[str]) -> None:
    def look(mutation: Mutation) -> tuple[str, str]:
        tree = trees.get()
        try:
            return noticed(mutation, tree, game, laws)
        finally:
            trees.put(tree)

    by_own = by_laws = 0
    with ThreadPoolExecutor(trees.qsize()) as pool:
        for number, (own, law) in zip(chosen, pool.map(look, chosen.values()), strict=True):
            by_own, by_laws = by_own + bool(own), by_laws + bool(law)
            print(f"{number:>4}  {chosen[number]}  |  {own or f'SURVIVED {law}'}", flush=True)
    print(f"{game}: {len(chosen)} mutations; noticed by its own tests {by_own}, by the laws alone {by_laws}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", type=int, nargs="*", help="these numbers of the table: are they mended?")
    parser.add_argument("--own", action="store_true", help="without golden games and digests")
    asked = parser.parse_args()
    game = asked.game.replace("-", "_")
    every = dict(enumerate(drawn(candidates(ROOT, ROOT / GAMES / game), asked.count, asked.seed), 1))
    chosen = {number: every[number] for number in asked.only or every}
    with tempfile.TemporaryDirectory() as folder:
        trees: queue.Queue[Path] = queue.Queue()
        for job in range(asked.jobs):
            trees.put(shutil.copytree(ROOT, Path(folder) / str(job), ignore=LEFT_OUT))
        table(chosen, trees, game, [] if asked.own else LAWS)


if __name__ == "__main__":
    main()
