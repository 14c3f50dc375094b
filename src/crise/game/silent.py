"""The silent twin of a game's rules: the same functions without what only speaks, for worlds in which nobody listens.

Rules are written plainly; the twin is made from their syntax tree, a module `rules_silent` for a module `rules`: when
it is first needed, or as a file by `tools/compile.py`. What is taken out of it, and no more:

- a statement `t.tell(…)` becomes what remains of it, `t.public_until = t.cursor`. Its arguments are not looked at, so
  they must do nothing (`tests/laws/test_twin.py`);
- an `if` becomes that statement too if nothing else is left in both its branches, and its condition calls nothing;
- where that statement stands twice in a row it stands once.

Made anew is what speaks, and what refers to it by name: a function that calls such a function, a dict or a book that
holds one. Everything else (classes, constants, functions that say nothing) is shared. A function that the pass can't
see, because it is made inside another one or lies outside the game's packages, is shared as well, and speaks.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final, NamedTuple, TypeAlias

from crise.engine.match import Rules
from crise.engine.table import Table

SUFFIX: Final = "_silent"
SCOPES: Final = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda, ast.FunctionDef)
Name: TypeAlias = tuple[str, str]  # a module, and a name in it; '' stands for all of them


class Text(NamedTuple):
    """The source of a module."""

    text: str
    is_package: bool = False
    file: str = "<rules>"


Reader: TypeAlias = Callable[[str], Text | None]


# --- what is taken out --------------------------------------------------------------------


def told_by(node: ast.AST) -> str:
    """What the table is called that a statement `t.tell(…)` speaks for; '' if it is no such statement."""
    call = node.value if isinstance(node, ast.Expr) else None
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or call.func.attr != "tell":
        return ""
    return call.func.value.id if isinstance(call.func.value, ast.Name) else ""


class Silencer(ast.NodeTransformer):
    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        table = told_by(node)
        if not table:
            return node
        return ast.copy_location(ast.parse(f"{table}.public_until = {table}.cursor").body[0], node)

    def visit_If(self, node: ast.If) -> ast.stmt:
        self.generic_visit(node)
        if _remains(node.body) and _same(node.body, node.orelse) and not _calls(node.test):
            return node.body[0]
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for block in ("body", "orelse", "finalbody"):
            statements = getattr(node, block, None)
            if isinstance(statements, list):
                setattr(node, block, _once(statements))
        return node


def _remains(block: list[ast.stmt]) -> bool:
    return len(block) == 1 and ast.unparse(block[0]).partition(".")[2].startswith("public_until = ")


def _same(one: list[ast.stmt], other: list[ast.stmt]) -> bool:
    return [ast.dump(part) for part in one] == [ast.dump(part) for part in other]


def _calls(test: ast.expr) -> bool:
    return any(isinstance(part, ast.Call | ast.Await | ast.NamedExpr) for part in ast.walk(test))


def _once(block: list[ast.stmt]) -> list[ast.stmt]:
    kept: list[ast.stmt] = []
    for part in block:
        if not (kept and _remains([part]) and _same(kept[-1:], [part])):
            kept.append(part)
    return kept


# --- which names speak ----------------------------------------------------------------------


class Source:
    """A module as it is written: what it imports, and which statements make which of its names."""

    def __init__(self, name: str, given: Text) -> None:
        self.name, self.file = name, given.file
        self.package = name if given.is_package else name.rpartition(".")[0]
        self.tree = ast.parse(given.text)
        self.imports: dict[str, Name] = {}
        self.made: dict[str, list[ast.stmt]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = (self.absolute(node), alias.name)
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    if alias.asname:
                        self.imports[alias.asname] = (alias.name, "")
        for statement in self.tree.body:
            for one in made_by(statement):
                self.made.setdefault(one, []).append(statement)

    def absolute(self, node: ast.ImportFrom) -> str:
        """The module that names are imported from, `from . import legal` spelled out."""
        if not node.level:
            return node.module or ""
        above = self.package.split(".")[: len(self.package.split(".")) - node.level + 1]
        return ".".join([*above, *([node.module] if node.module else [])])


def made_by(statement: ast.stmt) -> list[str]:
    """The names of the module that a statement makes, or adds to: `EFFECTS["stop"] = stop`, `EFFECTS.update(…)`."""
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [statement.name]
    if isinstance(statement, ast.Import | ast.ImportFrom):
        return []
    if isinstance(statement, ast.Expr):
        called = statement.value.func if isinstance(statement.value, ast.Call) else statement.value
        return [_root(called)] if isinstance(called, ast.Attribute) else []
    return [name for part in _stored(statement) if (name := _root(part))]


def _stored(node: ast.AST) -> Iterator[ast.AST]:
    """Where a statement puts something; not where a comprehension or a function inside it does, for itself."""
    several = isinstance(node, ast.Tuple | ast.List | ast.Starred)  # `FIRST, SECOND = …`
    if isinstance(getattr(node, "ctx", None), ast.Store) and not several:
        yield node
    elif not isinstance(node, SCOPES):
        for child in ast.iter_child_nodes(node):
            yield from _stored(child)


def _root(node: ast.AST) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def used(node: ast.AST) -> Iterator[tuple[str, str]]:
    """The names that are read in it, those of modules with what is read of the module: `base.turn`."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        yield node.value.id, node.attr
    elif isinstance(node, ast.Name):
        yield node.id, ""
    else:
        for child in ast.iter_child_nodes(node):
            yield from used(child)


class Speech:
    """Which names of a game's rules speak, beginning with the modules `entries` and what they import of `packages`."""

    def __init__(self, read: Reader, packages: Sequence[str], entries: Sequence[str]) -> None:
        self.read, self.packages = read, packages
        self.sources: dict[str, Source] = {}
        for entry in entries:
            self._follow(entry)
        self.refers = {
            (source.name, name): self._refers(source, name)
            for source in self.sources.values()
            for name in [*source.made, *source.imports]
        }
        self.speaking = self._find()

    def _follow(self, name: str) -> bool:
        if name in self.sources:
            return True
        if not any(name == package or name.startswith(f"{package}.") for package in self.packages):
            return False
        given = self.read(name)
        if given is None:
            return False
        source = self.sources[name] = Source(name, given)
        for module, imported in source.imports.values():
            if not imported or not self._follow(f"{module}.{imported}"):
                self._follow(module)
        return True

    def _refers(self, source: Source, name: str) -> set[Name]:
        if name in source.imports:
            return {self._imported(source, name)}
        return {self._meant(source, *one) for part in source.made[name] for one in used(part) if not _is_class(part)}

    def _imported(self, source: Source, name: str) -> Name:
        """What an imported name stands for; a module stands for all its names."""
        module, one = source.imports[name]
        return (f"{module}.{one}", "") if f"{module}.{one}" in self.sources else (module, one)

    def _meant(self, source: Source, name: str, attribute: str) -> Name:
        if name in source.imports:
            module, one = self._imported(source, name)
            if not one:
                return module, attribute
        return source.name, name

    def _find(self) -> set[Name]:
        found = {
            (source.name, name)
            for source in self.sources.values()
            for name, parts in source.made.items()
            if any(told_by(node) for part in parts if not _is_class(part) for node in ast.walk(part))
        }
        while True:
            modules = {(module, "") for module, _ in found}
            more = {name for name, others in self.refers.items() if not others.isdisjoint(found | modules)}
            more |= self._registers(found)
            if more <= found:
                return found
            found |= more

    def _registers(self, found: set[Name]) -> set[Name]:
        """A function that decorates one of them, and what it may put it into, must not mix up the twins."""
        more: set[Name] = set()
        for module, name in found & self.refers.keys():
            source = self.sources[module]
            for part in source.made.get(name, []):
                for decorator in getattr(part, "decorator_list", []):
                    by = {self._origin(self._meant(source, *one)) for one in used(decorator)} & self.refers.keys()
                    into = {self._origin(one) for decorating in by for one in self.refers[decorating]}
                    more |= by | {one for one in into if self._is_value(one)}
        return more

    def _origin(self, name: Name) -> Name:
        """Where an imported name is made."""
        while name[0] in self.sources and name[1] in self.sources[name[0]].imports:
            name = self._imported(self.sources[name[0]], name[1])
        return name

    def _is_value(self, name: Name) -> bool:
        """Neither a function nor a class: a dict, a list."""
        parts = self.sources[name[0]].made.get(name[1], []) if name in self.refers else []
        return any(isinstance(part, ast.Assign | ast.AnnAssign) for part in parts)

    # --- the twin ---------------------------------------------------------------------------

    def has_twin(self, module: str) -> bool:
        return any(where == module for where, _ in self.speaking)

    def twin(self, module: str) -> ast.Module:
        """The twin of a module: what it shares is imported from it, the rest is there again, without its speech."""
        source = self.sources[module]
        shared = [ast.alias(name, name) for name in source.made if (module, name) not in self.speaking]
        body: list[ast.stmt] = [ast.ImportFrom(module, shared, 0)] if shared else []
        first: list[ast.stmt] = []
        for part in source.tree.body:
            if isinstance(part, ast.ImportFrom) and part.module == "__future__":
                first.append(part)
            elif any((module, name) in self.speaking for name in made_by(part)):
                body.append(self._redirected(source, Silencer().visit(deepcopy(part))))
            elif not made_by(part) and any(isinstance(one, ast.Import | ast.ImportFrom) for one in ast.walk(part)):
                body.append(self._redirected(source, deepcopy(part)))
        return ast.fix_missing_locations(ast.Module([*first, *_flat(body)], []))

    def _redirected(self, source: Source, part: ast.stmt) -> ast.stmt:
        """Twins import each other."""
        return Redirected(self, source).visit(part)  # type: ignore[no-any-return]


class Redirected(ast.NodeTransformer):
    def __init__(self, speech: Speech, source: Source) -> None:
        self.speech, self.source = speech, source

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:
        return [self._one(self.source.absolute(node), alias) for alias in node.names]

    def _one(self, module: str, alias: ast.alias) -> ast.stmt:
        here = alias.asname or alias.name
        if self.speech.has_twin(f"{module}.{alias.name}"):
            return ast.ImportFrom(module, [ast.alias(alias.name + SUFFIX, here)], 0)
        if (self.source.name, here) in self.speech.speaking:
            return ast.ImportFrom(module + SUFFIX, [alias], 0)
        return ast.ImportFrom(module, [alias], 0)

    def visit_Import(self, node: ast.Import) -> ast.stmt:
        for alias in node.names:
            if alias.asname and self.speech.has_twin(alias.name):
                alias.name += SUFFIX
        return node


def _flat(body: list[Any]) -> list[ast.stmt]:
    """One import has become several."""
    return [one for part in body for one in (part if isinstance(part, list) else [part])]


def _is_class(part: ast.stmt) -> bool:
    return isinstance(part, ast.ClassDef)


def sources(read: Reader, packages: Sequence[str], entries: Sequence[str]) -> dict[str, str]:
    """The twins as they would be written, by the names of their modules."""
    speech = Speech(read, packages, entries)
    return {name + SUFFIX: ast.unparse(speech.twin(name)) + "\n" for name in speech.sources if speech.has_twin(name)}


# --- twins of what is loaded ------------------------------------------------------------------


def read_loaded(name: str) -> Text | None:
    """The source of a loaded module; that of a compiled one lies beside it."""
    module = sys.modules.get(name)
    loader = module.__spec__.loader if module is not None and module.__spec__ is not None else None
    if module is None or loader is None or not hasattr(loader, "get_source"):
        return None
    file = Path(module.__file__ or name)
    text = loader.get_source(name)
    if text is None and (beside := file.with_name(f"{file.name.partition('.')[0]}.py")).is_file():
        text = beside.read_text("utf-8")
    return None if text is None else Text(text, hasattr(module, "__path__"), str(file))


class TwinFinder(MetaPathFinder):
    """Twins are imported like any module. One that lies there as a file, compiled, is found before this is asked."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        original = name.removesuffix(SUFFIX)
        if original == name or not self.speech.has_twin(original):
            return None
        file = self.speech.sources[original].file  # its lines are those of the twin: so a traceback shows them
        return spec_from_loader(name, TwinLoader(compile(self.speech.twin(original), file, "exec")))


class TwinLoader(Loader):
    def __init__(self, code: CodeType) -> None:
        self.code = code

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, vars(module))


class SilentRules(Rules):
    """The rules of the twin. `twins` are its values by the ids of those that they stand for."""

    def __init__(self, rules: Rules, setup: Callable[[Any], None], twins: dict[int, Any]) -> None:
        super().__init__(
            twins.get(id(rules.turn), rules.turn),
            twins.get(id(rules.over), rules.over),
            twins.get(id(rules.why_not), rules.why_not),
            rules.takes_back,
        )
        self.setup: Callable[[Any], None] = twins.get(id(setup), setup)
        self.twins = twins
        self._held: dict[type[Table], list[str]] = {}

    def take_over(self, table: Table) -> None:
        """A table that holds a book of the rules gets the twin's."""
        kind = type(table)
        if kind not in self._held:
            self._held[kind] = [name for name in dir(table) if id(getattr(table, name, None)) in self.twins]
        for name in self._held[kind]:
            held = getattr(table, name)
            setattr(table, name, self.twins.get(id(held), held))


def silence(
    rules: Rules, setup: Callable[[Any], None], packages: Sequence[str], pages: Sequence[Callable[[Any], Any]] = ()
) -> SilentRules:
    """The silent rules of a game whose modules lie in these packages; `pages` make the books that it plays by."""
    entries = sorted({name for function in (rules.turn, setup, *pages) for name in modules_of(function, packages)})
    if all(find_spec(entry + SUFFIX) for entry in entries):
        for entry in entries:
            import_module(entry + SUFFIX)
    else:
        make_twins(Speech(read_loaded, packages, entries))
    return SilentRules(rules, setup, dict(_pairs(packages)))


def modules_of(function: Callable[..., Any], packages: Sequence[str]) -> list[str]:
    """Where a function is written. A compiled coroutine does not say: then where it is found."""
    written: str | None = getattr(function, "__module__", None)
    if written is not None:
        return [written]
    loaded = [(name, module) for name, module in list(sys.modules.items()) if name.startswith(tuple(packages))]
    return [name for name, module in loaded if any(value is function for value in vars(module).values())]


def make_twins(speech: Speech) -> None:
    """All of them now: a syntax tree that stayed would be looked through by every garbage collection."""
    finder = TwinFinder(speech)
    sys.meta_path.append(finder)
    try:
        for name in speech.sources:
            if speech.has_twin(name):
                import_module(name + SUFFIX)
    finally:
        sys.meta_path.remove(finder)


def _pairs(packages: Sequence[str]) -> Iterator[tuple[int, Any]]:
    for name, twin in list(sys.modules.items()):
        original = sys.modules.get(name.removesuffix(SUFFIX))
        if original is None or original is twin or not name.startswith(tuple(packages)):
            continue
        for one, value in vars(original).items():
            other = vars(twin).get(one, value)
            if other is not value and not one.startswith("__"):
                yield id(value), other
