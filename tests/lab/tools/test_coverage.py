"""Which markers count: those of tests that pytest would run."""

import re
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
    "in a comment": '# @pytest.mark.rule("AA-B-1")\ndef test_x(): ...',
    "added in the body": 'def test_x(request):\n    request.node.add_marker(pytest.mark.rule("AA-B-1"))',
    "another mark": '@pytest.mark.usefixtures("AA-B-1")\ndef test_x(): ...',
}


FILES = ["it_test.py", "deep/er/test_it.py"]
OTHER_FILES = ["it.py", "conftest.py", "build/test_it.py", ".hidden/test_it.py", "test_it.txt"]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """All cases in one run, a file each: by file, the tests that carry the rule."""
    folder = tmp_path_factory.mktemp("tests")
    texts = {f"test_{slug(case)}.py": text for case, text in (COUNTED | NOT_COUNTED).items()}
    for name, text in (texts | dict.fromkeys([*FILES, *OTHER_FILES], COUNTED["a function"])).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"{HEAD}{text}\n", encoding="utf-8")
    by_file: dict[str, list[str]] = {}
    for name in rules_in_tests(folder)["AA-B-1"]:
        file, _, test = name.removeprefix(f"{folder}/").partition("::")
        by_file.setdefault(file, []).append(test)
    return by_file


def slug(case: str) -> str:
    return re.sub(r"\W+", "_", case)


@pytest.mark.parametrize("case", COUNTED)
def test_a_marker_that_counts(found: dict[str, list[str]], case: str) -> None:
    assert len(found[f"test_{slug(case)}.py"]) == 1


@pytest.mark.parametrize("case", NOT_COUNTED)
def test_a_marker_that_does_not_count(found: dict[str, list[str]], case: str) -> None:
    assert f"test_{slug(case)}.py" not in found


def test_files_that_pytest_collects_and_no_others(found: dict[str, list[str]]) -> None:
    assert set(FILES) <= set(found)
    assert not set(OTHER_FILES) & set(found)


def test_a_test_is_named_with_its_classes_and_without_its_cases(found: dict[str, list[str]]) -> None:
    assert found["test_inner_class.py"] == ["TestX::TestY::test_x"]
    assert found["test_named_params.py"] == ["test_x"]


def test_tests_that_take_long_count_too(tmp_path: Path) -> None:
    text = """@mark.nightly\n@mark.rule("AA-B-1")\ndef test_x(): ...\n"""
    (tmp_path / "test_it.py").write_text(HEAD + text, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -m 'not nightly'\n", encoding="utf-8")
    assert list(rules_in_tests(tmp_path)) == ["AA-B-1"]


def test_a_folder_without_tests_covers_nothing(tmp_path: Path) -> None:
    assert rules_in_tests(tmp_path) == {}


def test_files_that_name_no_rule_are_not_imported(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("raise SystemExit", encoding="utf-8")
    assert rules_in_tests(tmp_path) == {}


def test_what_is_a_rule_id() -> None:
    text = "VW-STO-2, VW-STO-10b: AVW-STO-3 VW-STO-4-5 VW-STO x-VW-STO-6 (VW-END-1)."
    assert RULE_ID.findall(text) == ["VW-STO-2", "VW-STO-10b", "VW-END-1"]
