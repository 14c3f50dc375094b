"""Compile the hot modules with mypyc, in a copy, so that the source tree stays clean.

    python tools/compile.py src build/compiled

Then `PYTHONPATH=build/compiled` runs the compiled build: same package, same results, faster.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

# The one list of what is compiled.
MODULES = (
    "crise/engine/ask.py",
    "crise/engine/face.py",
    "crise/engine/determinize.py",
    "crise/engine/pile.py",
    "crise/engine/questions.py",
    "crise/engine/reaction.py",
    "crise/engine/table.py",
    "crise/engine/match.py",
    "crise/games/noe/combos.py",
    "crise/games/noe/table.py",
    "crise/games/noe/legal.py",
    "crise/games/noe/base.py",
    "crise/games/noe/enqueteurs.py",
    "crise/games/noe/mechants.py",
    "crise/games/noe/rules.py",
    "crise/games/virus_war/table.py",
    "crise/games/virus_war/legal.py",
    "crise/games/virus_war/rules.py",
    "crise/games/smile_life/book.py",
    "crise/games/smile_life/part.py",
    "crise/games/smile_life/table.py",
    "crise/games/smile_life/legal.py",
    "crise/games/smile_life/laying.py",
    "crise/games/smile_life/jobs.py",
    "crise/games/smile_life/love.py",
    "crise/games/smile_life/malus.py",
    "crise/games/smile_life/special.py",
    "crise/games/smile_life/rules.py",
    "crise/games/apocalypse/book.py",
    "crise/games/apocalypse/table.py",
    "crise/games/apocalypse/legal.py",
    "crise/games/apocalypse/leaving.py",
    "crise/games/apocalypse/fleaux.py",
    "crise/games/apocalypse/crises.py",
    "crise/games/apocalypse/survival.py",
    "crise/games/apocalypse/weapons.py",
    "crise/games/apocalypse/monsters.py",
    "crise/games/apocalypse/events.py",
    "crise/games/apocalypse/malus.py",
    "crise/games/apocalypse/animals.py",
    "crise/games/apocalypse/jobs.py",
    "crise/games/apocalypse/cataclysms.py",
    "crise/games/apocalypse/purge.py",
    "crise/games/apocalypse/invasion.py",
    "crise/games/apocalypse/inondation.py",
    "crise/games/apocalypse/rules.py",
    "crise/games/etat_durgence/effects.py",
    "crise/games/etat_durgence/table.py",
    "crise/games/etat_durgence/rules.py",
    "crise/games/etat_durgence/legal.py",
    "crise/bots/heuristic.py",
    "crise/bots/levels.py",
    "crise/bots/search.py",
    "crise/games/etat_durgence/heuristic.py",
    "crise/games/noe/heuristic.py",
    "crise/games/virus_war/heuristic.py",
    "crise/games/smile_life/heuristic.py",
    "crise/games/apocalypse/heuristic.py",
)


def compile_tree(source: Path, target: Path, modules: tuple[str, ...] = MODULES) -> None:
    """Copy the packages in `source` to `target` and compile `modules` there."""
    missing = [module for module in modules if not (source / module).is_file()]
    if missing:
        raise SystemExit(f"compile: not in {source}: {', '.join(missing)}. Mend MODULES in tools/compile.py.")
    need_c_compiler()
    copy(source, target)
    run_mypyc(target, modules)
    check_compiled(target, modules)
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
        "from mypyc.build import mypycify\nfrom setuptools import setup\n"
        f"setup(ext_modules=mypycify({arguments!r}, debug_level='0', multi_file=True))\n"
    )


def check_compiled(target: Path, modules: tuple[str, ...]) -> None:
    """Import each module and see that Python really takes the compiled one."""
    for module in modules:
        name = module.removesuffix(".py").replace("/", ".")
        command = [sys.executable, "-c", f"import {name}; print({name}.__file__)"]
        env = os.environ | {"PYTHONPATH": str(target.resolve())}
        file = subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout.strip()
        if not file.endswith(sysconfig.get_config_var("EXT_SUFFIX")):
            raise SystemExit(f"compile: {name} is not compiled, Python takes {file}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit("usage: python tools/compile.py SOURCE TARGET")
    compile_tree(Path(sys.argv[1]), Path(sys.argv[2]))
