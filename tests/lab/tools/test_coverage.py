"""Which markers count: those of tests that pytest would collect and run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from crise.lab.run.citations import RULE_ID
from crise.lab.tools.coverage import rules_in_tests

HEAD = "import pytest\nfrom pytest import mark\n"

COUNTED = {
    "a function": '@pytest.mark.rule("AA-B-1")\ndef test_x(): ...',
    "an async function": '@pytest.mark.rule("AA-B-1")\nasync def test_x(): ...',
    "several ids": '@pytest.mark.rule("AA-B-0", "AA-B-1")\ndef test_x(): ...',
    "imported mark": '@mark.rule("AA-B-1")\ndef test_x(): ...',
    "alias": 'rule = pytest.mark.rule\n@rule("AA-B-1")\ndef test_x(): ...',
    "named mark": 'ONE = pytest.mark.rule("AA-B-1")\n@ONE\ndef test_x(): ...',
    "module": 'pytestmark = pytest.mark.rule("AA-B-1")\ndef test_x(): ...',
    "module, list": 'pytestmark = [pytest.mark.slow, pytest.mark.rule("AA-B-1")]\ndef test_x(): ...',
    "class": '@pytest.mark.rule("AA-B-1")\nclass TestX:\n    def test_x(self): ...',
    "class mark": 'class TestX:\n    pytestmark = pytest.mark.rule("AA-B-1")\n    def test_x(self): ...',
    "method": 'class TestX:\n    @pytest.mark.rule("AA-B-1")\n    def test_x(self): ...',
    "inner class": 'class TestX:\n    class TestY:\n        @pytest.mark.rule("AA-B-1")\n        def test_x(self): ...',
    "param": '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("AA-B-1"))])\ndef test_x(n): ...',
    "param, list": '@mark.parametrize("n", [pytest.param(1, marks=[mark.x, mark.rule("AA-B-1")])])\ndef test_x(n): ...',
    "named params": (
        'CASES = [pytest.param(1, marks=mark.rule("AA-B-1")), 2]\n@mark.parametrize("n", CASES)\ndef test_x(n): ...'
    ),
    "under if": 'if True:\n    @pytest.mark.rule("AA-B-1")\n    def test_x(): ...',
    "skipped sometimes": '@mark.skipif(False, reason="")\n@pytest.mark.rule("AA-B-1")\ndef test_x(): ...',
}

NOT_COUNTED = {
    "no test by its name": '@pytest.mark.rule("AA-B-1")\ndef check_x(): ...',
    "inside a function": 'def helper():\n    @pytest.mark.rule("AA-B-1")\n    def test_x(): ...',
    "class by another name": 'class Cases:\n    @pytest.mark.rule("AA-B-1")\n    def test_x(self): ...',
    "class with __init__": (
        'class TestX:\n    def __init__(self): ...\n    @pytest.mark.rule("AA-B-1")\n    def test_x(self): ...'
    ),
    "hidden by its namesake": '@pytest.mark.rule("AA-B-1")\ndef test_x(): ...\ndef test_x(): ...',
    "skipped": '@mark.skip(reason="later")\n@pytest.mark.rule("AA-B-1")\ndef test_x(): ...',
    "module skipped": 'pytestmark = mark.skip\n@pytest.mark.rule("AA-B-1")\ndef test_x(): ...',
    "param skipped": (
        '@mark.parametrize("n", [pytest.param(1, marks=[mark.skip, mark.rule("AA-B-1")])])\ndef test_x(n): ...'
    ),
    "disowned module": '__test__ = False\n@pytest.mark.rule("AA-B-1")\ndef test_x(): ...',
    "disowned class": 'class TestX:\n    __test__ = False\n    @pytest.mark.rule("AA-B-1")\n    def test_x(self): ...',
    "a fixture": '@pytest.fixture\n@pytest.mark.rule("AA-B-1")\ndef test_x(): ...',
    "in a comment": '# @pytest.mark.rule("AA-B-1")\ndef test_x(): ...',
    "added in the body": 'def test_x(request):\n    request.node.add_marker(pytest.mark.rule("AA-B-1"))',
    "another mark": '@pytest.mark.usefixtures("AA-B-1")\ndef test_x(): ...',
}


def found_in(folder: Path, text: str, name: str = "test_it.py") -> dict[str, list[str]]:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(HEAD + text + "\n", encoding="utf-8")
    return rules_in_tests(folder)


@pytest.mark.parametrize("case", COUNTED)
def test_a_marker_that_counts(tmp_path: Path, case: str) -> None:
    found = found_in(tmp_path, COUNTED[case])
    assert len(found["AA-B-1"]) == 1
    assert found["AA-B-1"][0].startswith(f"{tmp_path}/test_it.py::")


@pytest.mark.parametrize("case", NOT_COUNTED)
def test_a_marker_that_does_not_count(tmp_path: Path, case: str) -> None:
    assert "AA-B-1" not in found_in(tmp_path, NOT_COUNTED[case])


@pytest.mark.parametrize("name", ["it.py", "conftest.py", "build/test_it.py", ".hidden/test_it.py", "test_it.txt"])
def test_files_that_pytest_does_not_collect(tmp_path: Path, name: str) -> None:
    assert found_in(tmp_path, COUNTED["a function"], name) == {}


@pytest.mark.parametrize("name", ["test_it.py", "it_test.py", "deep/er/test_it.py"])
def test_files_that_pytest_collects(tmp_path: Path, name: str) -> None:
    assert list(found_in(tmp_path, COUNTED["a function"], name)) == ["AA-B-1"]


PLUGIN = """
ran = set()

def pytest_runtest_call(item):
    if item.get_closest_marker("rule"):
        ran.add(item.path.stem)

def pytest_sessionfinish(session):
    (session.config.rootpath / "ran.txt").write_text(" ".join(sorted(ran)))
"""


def test_pytest_agrees(tmp_path: Path) -> None:
    """All cases in one run of the real thing: a marked test runs in each file that counts, and in no other."""
    for at, text in enumerate(COUNTED.values()):
        found_in(tmp_path, text, f"test_counted_{at}.py")
    for at, text in enumerate(NOT_COUNTED.values()):
        found_in(tmp_path, text, f"test_not_{at}.py")
    (tmp_path / "conftest.py").write_text(PLUGIN, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nfilterwarnings = ignore\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--continue-on-collection-errors", "."]
    bare = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    subprocess.run(command, cwd=tmp_path, env=bare, capture_output=True, check=False)
    ran = (tmp_path / "ran.txt").read_text("utf-8").split()
    expected = {f"test_counted_{at}" for at in range(len(COUNTED))}
    assert set(ran) == expected


def test_what_is_a_rule_id() -> None:
    text = "VW-STO-2, VW-STO-10b: AVW-STO-3 VW-STO-4-5 VW-STO x-VW-STO-6 (VW-END-1)."
    assert RULE_ID.findall(text) == ["VW-STO-2", "VW-STO-10b", "VW-END-1"]
