"""What is handed out of a version: it holds all that it needs and nothing else, and works where only Python is."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest

from crise.games import GAMES
from tests import digests
from tools import compile, release

PATIENCE = 60.0  # seconds before a test gives up
# Read by people in the tree, or what the built client was made from.
NOT_INSTALLED = re.compile(r"^(?!crise/cli/template/).*\.md$|^crise/games/[^/]+/web/")
DIGESTS = (
    "import json; from tests import digests; print(json.dumps({str(p): digests.digest(p) for p in digests.PLACES}))"
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("plain")
    return release.build_plain(release.ROOT, folder / "copy", folder / "dist")


class Installed:
    """A wheel in a fresh environment. What it needs comes from the environment of the tests: nothing is fetched."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.folder, self.bin = folder, folder / "bin"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(self.bin / "python")]
        subprocess.run([*pip, "install", "--quiet", "--no-index", "--no-deps", str(wheel)], check=True)
        [site] = folder.glob("lib/python*/site-packages")
        others = {sysconfig.get_path(name) for name in ("purelib", "platlib")}
        (site / "others.pth").write_text("\n".join(sorted(others)), "utf-8")

    @property
    def env(self) -> dict[str, str]:
        """Neither Node nor a compiler is on the path, nor the source tree."""
        unset = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CRISE"))}
        return unset | {"PATH": str(self.bin)}

    def __call__(self, program: str, *words: str, **env: str) -> str:
        command = [str(self.bin / program), *words]
        done = subprocess.run(
            command, cwd=self.folder, env=self.env | env, check=False, capture_output=True, text=True, timeout=1200
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def served(self) -> Iterator[str]:
        """The address of its server."""
        command = [str(self.bin / "crise"), "serve", "--port", "0", "--data", str(self.folder / "data")]
        with subprocess.Popen(command, cwd=self.folder, env=self.env, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://localhost:\d+", server.stdout.readline())
                assert found
                yield found[0].replace("localhost", "127.0.0.1")
            finally:
                server.terminate()


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(wheel, tmp_path_factory.mktemp("installed"))


def get(address: str) -> str:
    """What is there, as soon as somebody answers."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address, timeout=PATIENCE) as answer:
                text: str = answer.read().decode()
                return text
        except URLError as error:
            if isinstance(error, HTTPError) or time.monotonic() > until:
                raise
            time.sleep(0.05)


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def check_served(installed: Installed) -> None:
    """The page, the client that it loads, and the games."""
    with installed.served() as address:
        page = get(f"{address}/")
        for script in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page):
            assert get(address + script)
        assert re.search(r'<script [^>]*src="/assets/index-[^"]+\.js"', page)
        assert [game["id"] for game in json.loads(get(f"{address}/api/games"))] == list(GAMES)


@pytest.mark.thorough
def test_a_wheel_holds_the_package_and_the_client_and_nothing_else(wheel: Path) -> None:
    """All of the package: a new sort of file in it must be named in pyproject.toml."""
    package = {name.removeprefix("src/") for name in release.tracked(release.ROOT) if name.startswith("src/crise/")}
    client = release.ROOT / release.CLIENT
    built = {f"crise/server/web/{file.relative_to(client)}" for file in client.rglob("*") if file.is_file()}
    inside = {name for name in names(wheel) if ".dist-info/" not in name}
    assert inside == {name for name in package if not NOT_INSTALLED.search(name)} | built
    assert {"crise/server/web/index.html", "crise/py.typed"} <= inside


@pytest.mark.thorough
def test_a_wheel_is_for_any_computer_and_has_the_version(wheel: Path) -> None:
    assert wheel.name == f"crise-{release.version_of(release.ROOT)}-py3-none-any.whl"


@pytest.mark.thorough
def test_the_same_commit_gives_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    again = release.build_plain(release.ROOT, tmp_path / "copy", tmp_path / "dist")
    assert again.read_bytes() == wheel.read_bytes()


@pytest.mark.thorough
def test_an_installed_wheel_lists_its_games(installed: Installed) -> None:
    assert str(installed.folder) in installed("python", "-c", "import crise; print(crise.__file__)")
    listed = installed("crise", "games")
    assert [id for id in GAMES if id not in listed] == []
    assert release.version_of(release.ROOT) in installed("crise", "--version")


@pytest.mark.thorough
def test_an_installed_wheel_serves_the_client(installed: Installed) -> None:
    check_served(installed)


@pytest.mark.nightly
def test_the_sources_give_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    """They hold the built client: who builds from them needs no Node."""
    release.export(release.ROOT, tmp_path / "copy")
    sources = release.build_sdist(tmp_path / "copy", tmp_path / "dist")
    with tarfile.open(sources) as archive:
        archive.extractall(tmp_path, filter="data")
    tree = tmp_path / sources.name.removesuffix(".tar.gz")
    assert {file for file in release.tracked(release.ROOT) if not (tree / file).is_file()} <= {".gitignore"}
    again = release.build_wheel(release.ROOT, tree, tmp_path / "dist")
    assert names(again) == names(wheel)


@pytest.mark.nightly
def test_the_compiled_wheel_plays_the_same_games(wheel: Path, tmp_path: Path) -> None:
    made = release.build_compiled(release.ROOT, tmp_path / "copy", tmp_path / "dist")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = compile.modules_of(tmp_path / "copy/src")
    twins = {name for name in modules if name.endswith("_silent.py")}
    more = names(made) - names(wheel)
    assert {name for name in more if name.startswith("crise/")} == {
        name.removesuffix(".py") + suffix for name in modules
    } | twins
    installed = Installed(made, tmp_path / "installed")
    where = installed("python", "-c", "import crise.engine.match as m; print(m.__file__)")
    assert where.startswith(str(installed.folder))
    assert where.strip().endswith(suffix)
    assert json.loads(installed("python", "-c", DIGESTS, PYTHONPATH=str(release.ROOT))) == digests.stored()
    check_served(installed)


# --- when a version may not leave the house ------------------------------------------------------------------------


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small house with one commit, ready to be released."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## [1.2.0] - 2026-01-31\n\n- A seventh seat.\n", "utf-8")
    (tmp_path / ".gitignore").write_text("dist/\n", "utf-8")
    (tmp_path / "web/dist").mkdir(parents=True)
    (tmp_path / "web/dist/index.html").touch()
    release.git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def commit(tree: Path) -> None:
    release.git(tree, "add", "--all")
    release.git(tree, "-c", "user.name=Ada", "-c", "user.email=ada@example.org", "commit", "--quiet", "-m", "All of it")


def test_a_tidy_house_may_release(tree: Path) -> None:
    release.check(tree)
    assert release.entry(tree, "1.2.0") == "- A seventh seat."


@pytest.mark.parametrize("name", ["pyproject.toml", "new.py"])
def test_what_is_not_committed_is_named(tree: Path, name: str) -> None:
    with (tree / name).open("a", encoding="utf-8") as file:
        file.write("# more\n")
    with pytest.raises(SystemExit, match=rf"commit these first.*\n.* {re.escape(name)}"):
        release.check(tree)


@pytest.mark.parametrize(
    "text",
    [
        "# Changes\n",
        "# Changes\n\n## [1.1.0] - 2025-01-31\n\n- A sixth seat.\n",
        "# Changes\n\n## [1.2.0]\n\n- No date.\n",
        "# Changes\n\n## [1.2.0] - 2026-01-31\n\n## [1.1.0] - 2025-01-31\n\n- A sixth seat.\n",
        "# Changes\n\n## [1x2.0] - 2026-01-31\n\n- Another number.\n",
        None,
    ],
)
def test_a_version_without_an_entry_is_refused(tree: Path, text: str | None) -> None:
    if text is None:
        (tree / "CHANGELOG.md").unlink()
    else:
        (tree / "CHANGELOG.md").write_text(text, "utf-8")
    commit(tree)
    with pytest.raises(SystemExit, match=r"CHANGELOG\.md.*'## \[1\.2\.0\] - YYYY-MM-DD'"):
        release.check(tree)


def test_without_the_client_nothing_is_built(tree: Path) -> None:
    (tree / "web/dist/index.html").unlink()
    with pytest.raises(SystemExit, match="make web"):
        release.build_plain(tree, tree / "copy", tree / "dist")
    assert not (tree / "dist").exists()


def test_a_build_that_fails_says_why(tree: Path) -> None:
    (tree / "pyproject.toml").write_text("[project\n", "utf-8")
    with pytest.raises(SystemExit, match=r"(?s)table declaration.*release: not built, see above"):
        release.build_plain(tree, tree / "copy", tree / "dist")
