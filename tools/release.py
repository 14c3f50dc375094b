"""Make what is handed out of a version, in dist/: a wheel for any computer, a wheel with the rules compiled for
computers like this one, and the sources. All hold the built browser client: nobody who installs them needs Node.

    python -m tools.release    # or: make release

Nothing is sent anywhere. The version is the one in pyproject.toml, and CHANGELOG.md says what is new in it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from tools import compile

ROOT = Path(__file__).parent.parent
CLIENT = Path("web/dist")
IN_PACKAGE = Path("src/crise/server/web")  # where the server looks for the client
SDIST = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
WHEEL = ["pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]


def release(root: Path) -> list[Path]:
    """Check, then build all three from copies of what is committed."""
    check(root)
    compile.need_c_compiler()
    print(f"Building version {version_of(root)}; to compile the rules takes some minutes", flush=True)
    dist, copies = root / "dist", root / "build/release"
    shutil.rmtree(dist, ignore_errors=True)
    made = build_plain(root, copies / "plain", dist), build_sdist(copies / "plain", dist)
    return [*made, build_compiled(root, copies / "compiled", dist)]


def check(root: Path) -> None:
    """Or say what is missing before a version may leave the house."""
    version = version_of(root)
    if changes := git(root, "status", "--porcelain").splitlines():
        raise SystemExit("\n".join(["release: commit these first, or put them away:", *changes]))
    if not entry(root, version):
        raise SystemExit(f"release: write in CHANGELOG.md what is new, under '## [{version}] - YYYY-MM-DD'")


def version_of(root: Path) -> str:
    version: str = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return version


def entry(root: Path, version: str) -> str:
    """What the change log says of a version; nothing, if the heading or its date is missing."""
    heading = rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n"
    found = re.search(heading + r"(.*?)(?=^## |^\[[^\]]+\]: |\Z)", changelog(root), re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def changelog(root: Path) -> str:
    file = root / "CHANGELOG.md"
    return file.read_text("utf-8") if file.is_file() else ""


def build_plain(root: Path, copy: Path, dist: Path) -> Path:
    """Pure Python: for any computer that has one."""
    export(root, copy)
    return build_wheel(root, copy, dist)


def build_compiled(root: Path, copy: Path, dist: Path) -> Path:
    """The same, with machine code beside each module of the rules: Python takes that by itself."""
    export(root, copy)
    modules = tuple(f"src/{module}" for module in compile.write_out(copy / "src"))
    (copy / "setup.py").write_text(compile.setup_text(modules), "utf-8")
    return build_wheel(root, copy, dist)


def export(root: Path, copy: Path) -> None:
    """All that git keeps, and the built client where the installed server looks for it."""
    if not (root / CLIENT / "index.html").is_file():
        raise SystemExit(f"release: no browser client in {CLIENT}: make web")
    shutil.rmtree(copy, ignore_errors=True)
    for name in tracked(root):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / name, copy / name)
    shutil.copytree(root / CLIENT, copy / IN_PACKAGE)


def tracked(root: Path) -> Iterator[str]:
    for name in git(root, "ls-files", "-z").split("\0"):
        if name and (root / name).is_file():
            yield name


def build_wheel(root: Path, copy: Path, dist: Path) -> Path:
    """From the same commit the same bytes: the times in it are the commit's."""
    before = set(dist.glob("*.whl"))
    time = git(root, "log", "-1", "--format=%ct").strip()
    run([sys.executable, "-m", *WHEEL, str(dist), str(copy)], copy, SOURCE_DATE_EPOCH=time)
    [made] = set(dist.glob("*.whl")) - before
    return made


def build_sdist(copy: Path, dist: Path) -> Path:
    run([sys.executable, "-c", SDIST, str(dist)], copy)
    [made] = dist.glob("*.tar.gz")
    return made


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout


def run(command: list[str], folder: Path, **env: str) -> None:
    done = subprocess.run(command, cwd=folder, env=os.environ | env, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}{done.stderr}release: not built, see above")


def main() -> None:
    for file in release(ROOT):
        size, digest = file.stat().st_size / 1e6, sha256(file.read_bytes()).hexdigest()
        print(f"{file.relative_to(ROOT)}  {size:.1f} MB  sha256 {digest}")


if __name__ == "__main__":
    main()
