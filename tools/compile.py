"""Compile the hot modules with mypyc, in a copy, so that the source tree stays clean.

    python tools/compile.py src build/compiled

Then `crise` takes it by itself, as long as the source stays what it was (`crise.builds`); `PYTHONPATH=build/compiled`
takes it in any case: same package, same results, faster.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from functools import partial
from pathlib import Path

from crise.builds import FINGERPRINT, fingerprint
from crise.game.silent import Text
from crise.game.silent import sources as silent_sources

TOOLS = Path(__file__).resolve().parent
# Of the layers these; of the games all that is found in their folders.
LAYERS = (
    "crise/engine/*.py",
    "crise/state/views.py",
    "crise/bots/heuristic.py",
    "crise/bots/levels.py",
    "crise/bots/search.py",
)
# But not what is read once or never waited for: the value of a game, its cards and their texts, its strategies of one
# idea, its drawing in a terminal.
PLAIN = ("__init__.py", "card_texts.py", "cards.py", "strategies.py", "terminal.py")


def modules_of(source: Path) -> tuple[str, ...]:
    """What is compiled of the tree in `source`."""
    files = [file for pattern in (*LAYERS, "crise/games/*/*.py") for file in sorted(source.glob(pattern))]
    return tuple(str(file.relative_to(source)) for file in files if file.name not in PLAIN)


def compile_tree(source: Path, target: Path) -> None:
    """Copy the packages in `source` to `target` and compile there what takes most of the time."""
    if not modules_of(source):
        raise SystemExit(f"compile: {source} holds no package crise")
    need_c_compiler()
    copy(source, target)
    made_of = fingerprint(target / "crise")
    modules = write_out(target)
    check_types(target, modules)
    run_mypyc(target, modules)
    check_compiled(target, modules)
    (target / FINGERPRINT).write_text(made_of, "utf-8")
    print(f"compile: {len(modules)} modules compiled in {target}")


def need_c_compiler() -> None:
    """mypyc finds out late and says so badly; so ask first."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        raise SystemExit(
            f"compile: no C compiler ({command}) found. On Debian or Ubuntu: apt-get install gcc; "
            "or name one: CC=clang make compiled"
        )
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.is_file():
        raise SystemExit("compile: Python.h not found. On Debian or Ubuntu: apt-get install python3-dev")


def copy(source: Path, target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))


def write_out(tree: Path) -> tuple[str, ...]:
    """What mypyc must find as plain files in a copy of the source. The modules to compile, new ones too."""
    modules = modules_of(tree)
    write_states_out(tree, modules)
    return modules + write_twins(tree, modules)


def write_twins(target: Path, modules: tuple[str, ...]) -> tuple[str, ...]:
    """The silent twins of the rules, as files in the copy: compiled, they are found there. The new modules."""
    rules = [module_name(module) for module in modules if module.endswith("/rules.py")]
    packages = [name.rpartition(".")[0] for name in rules]
    written = []
    for name, text in silent_sources(partial(read_source, target), packages, rules).items():
        written.append(f"{name.replace('.', '/')}.py")
        (target / written[-1]).write_text(text, "utf-8")
    return tuple(written)


def read_source(tree: Path, name: str) -> Text | None:
    path = tree.joinpath(*name.split("."))
    if (file := path.with_suffix(".py")).is_file():
        return Text(file.read_text("utf-8"))
    return Text(init.read_text("utf-8"), is_package=True) if (init := path / "__init__.py").is_file() else None


def module_name(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".")


def write_states_out(target: Path, modules: tuple[str, ...]) -> None:
    """mypyc must see plain code where a game declares what lies on its table."""
    states = [module for module in modules if module.endswith("/state.py")]
    command = [sys.executable, str(TOOLS / "plain_states.py"), str(target), *states]
    subprocess.run(command, env=os.environ | {"PYTHONPATH": str(target.resolve())}, check=True)


def check_types(target: Path, modules: tuple[str, ...]) -> None:
    """To compile takes minutes: what mypyc would refuse, or get wrong, is said before."""
    command = [sys.executable, str(TOOLS / "compiled_types.py"), *modules]
    done = subprocess.run(command, cwd=target, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}{done.stderr}compile: these types can't be compiled, see above")


def run_mypyc(target: Path, modules: tuple[str, ...]) -> None:
    setup = target / "build" / "setup.py"
    setup.parent.mkdir()
    setup.write_text(setup_text(modules), "utf-8")
    command = [sys.executable, "build/setup.py", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=target, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}{done.stderr}compile: mypyc failed, see above")
    shutil.rmtree(target / "build", ignore_errors=True)


def setup_text(modules: tuple[str, ...]) -> str:
    # A C file per module: in one file for all of them the C compiler takes many times as long.
    # An empty --config-file: the project's own settings name files that are not in the copy.
    arguments = ["--config-file=", "--strict", *modules]
    return (
        f"import sys\nsys.path.insert(0, {str(TOOLS)!r})\n"
        "from c_files_at_once import AtOnce\nfrom mypyc.build import mypycify\nfrom setuptools import setup\n"
        f"modules = mypycify({arguments!r}, debug_level='0', multi_file=True)\n"
        "setup(ext_modules=modules, cmdclass={'build_ext': AtOnce})\n"
    )


def check_compiled(target: Path, modules: tuple[str, ...]) -> None:
    """Import all modules and see that Python really takes the compiled ones."""
    show = "import importlib, sys; print(*(importlib.import_module(name).__file__ for name in sys.argv[1:]), sep='\\n')"
    command = [sys.executable, "-c", show, *map(module_name, modules)]
    env = os.environ | {"PYTHONPATH": str(target.resolve())}
    files = subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout.splitlines()
    for module, file in zip(modules, files, strict=True):
        if not file.endswith(sysconfig.get_config_var("EXT_SUFFIX")):
            raise SystemExit(f"compile: {module_name(module)} is not compiled, Python takes {file}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit("usage: python tools/compile.py SOURCE TARGET")
    compile_tree(Path(sys.argv[1]), Path(sys.argv[2]))
