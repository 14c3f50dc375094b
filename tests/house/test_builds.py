"""The compiled build is taken by itself when it is there and was made of this very source, and only then."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from crise.builds import BUILD, FINGERPRINT, SWITCH, CompiledFinder, fingerprint, fits

PACKAGE = Path(__file__).parents[2] / "src/crise"
MACHINE_CODE = f"crise/engine/match{EXTENSION_SUFFIXES[0]}"
WHERE = "from importlib.util import find_spec as f; import crise; print(f('crise.engine.match').origin)"
ABOUT = "; from crise.builds import about; print(about())"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with a build of its source. Its machine code is none: nothing here imports it."""
    package = tmp_path / "src/crise"
    for file in ("__init__.py", "builds.py", "engine/__init__.py", "engine/match.py"):
        (package / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PACKAGE / file, package / file)
    (package / "cards.csv").write_text("card,count\n", "utf-8")
    build = tmp_path / BUILD
    (build / MACHINE_CODE).parent.mkdir(parents=True)
    (build / MACHINE_CODE).write_bytes(b"")
    (build / FINGERPRINT).write_text(fingerprint(package), "utf-8")
    return tmp_path


def ask(clone: Path, switch: str = "", more: str = ABOUT) -> list[str]:
    env = os.environ | {"PYTHONPATH": str(clone / "src"), SWITCH: switch}
    command = [sys.executable, "-c", WHERE + more]
    done = subprocess.run(command, env=env, cwd=clone, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def test_a_build_that_fits_is_taken(clone: Path) -> None:
    assert ask(clone) == [str(clone / BUILD / MACHINE_CODE), "compiled"]


@pytest.mark.parametrize("file", ["engine/match.py", "cards.csv", "engine/new.py"])
def test_after_a_change_the_source_is(clone: Path, file: str) -> None:
    with (clone / "src/crise" / file).open("a", encoding="utf-8") as source:
        source.write("\n")
    assert ask(clone) == [str(clone / "src/crise/engine/match.py"), f"plain Python ({BUILD} is of other source)"]


def test_it_can_be_switched_off(clone: Path) -> None:
    assert ask(clone, "0") == [str(clone / "src/crise/engine/match.py"), f"plain Python ({SWITCH}=0)"]


def test_without_a_build_there_is_nothing_to_say(clone: Path) -> None:
    shutil.rmtree(clone / BUILD)
    assert ask(clone) == [str(clone / "src/crise/engine/match.py"), "plain Python"]


def test_a_build_that_is_not_finished_is_none(clone: Path) -> None:
    """The fingerprint is written last."""
    (clone / BUILD / FINGERPRINT).unlink()
    assert ask(clone) == [str(clone / "src/crise/engine/match.py"), "plain Python"]


def test_who_must_see_the_source_gets_it(clone: Path) -> None:
    sources = "; from crise.builds import use_source; use_source(); print(f('crise.engine.match').origin)"
    assert ask(clone, more=sources)[1] == str(clone / "src/crise/engine/match.py")


def test_an_installed_package_looks_for_no_build(clone: Path) -> None:
    (clone / "src").rename(clone / "site-packages")
    env = os.environ | {"PYTHONPATH": str(clone / "site-packages"), SWITCH: ""}
    show = "from crise.builds import about; print(about())"
    done = subprocess.run([sys.executable, "-c", show], env=env, check=True, capture_output=True, text=True)
    assert done.stdout == "plain Python\n"


def test_only_what_is_compiled_is_found(clone: Path) -> None:
    finder = CompiledFinder(clone / BUILD)
    (clone / BUILD / f"0123abc__mypyc{EXTENSION_SUFFIXES[0]}").touch()  # all compiled modules share it
    (clone / BUILD / f"json{EXTENSION_SUFFIXES[0]}").touch()
    names = ["crise.engine.match", "crise.engine", "crise.cli", "0123abc__mypyc", "4567def__mypyc", "json"]
    assert [name for name in names if finder.find_spec(name, None)] == ["crise.engine.match", "0123abc__mypyc"]


def test_another_python_is_another_build(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert fits(clone / BUILD, clone / "src/crise")
    monkeypatch.setattr("crise.builds.EXTENSION_SUFFIXES", [".cpython-399-any.so"])
    assert not fits(clone / BUILD, clone / "src/crise")
