"""`crise replay` and `crise verify`."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crise.game import records
from crise.game.records import Setting, read_record
from crise.game.shuffle import HOUSE, Shuffle, commitment_to
from crise.games.virus_war import VIRUS_WAR
from tests.cli.conftest import Crise


def rewrite(file: Path, **changes: Any) -> Path:
    """The same record with something else in it."""
    raw = json.loads(file.read_text("utf-8"))
    raw.update(changes)
    changed = file.with_name("changed.json")
    changed.write_text(json.dumps(raw), encoding="utf-8")
    return changed


def answers(file: Path) -> list[str]:
    return list(json.loads(file.read_text("utf-8"))["answers"])


# --- verify -------------------------------------------------------------------------


def test_a_true_record_passes(crise: Crise, record: Path) -> None:
    done = crise("verify", record)
    assert done.code == 0
    assert re.search(rf"OK, virus-war, {len(answers(record))} answers, won by random [123]\n", done.out)


def test_the_text_form_passes_too(crise: Crise, record: Path) -> None:
    text = record.with_suffix(".txt")
    text.write_text(read_record(record.read_text("utf-8")).to_text(), encoding="utf-8")
    assert crise("verify", text).code == 0


def test_verify_as_json(crise: Crise, record: Path) -> None:
    said = json.loads(crise("verify", record, "--json").out)
    assert (said["ok"], said["answers"], said["seats"], said["over"]) == (True, len(answers(record)), 3, True)
    assert len(said["winners"]) == 1


def test_a_game_that_is_not_over_passes(crise: Crise, record: Path) -> None:
    done = crise("verify", rewrite(record, answers=answers(record)[:10], winners=None))
    assert done.code == 0
    assert "OK, virus-war, 10 answers, not over yet" in done.out


@pytest.mark.parametrize("at", [1, 7, 20])
def test_a_changed_answer_is_found_where_it_is(crise: Crise, record: Path, at: int) -> None:
    lines = answers(record)
    seat, what, option, check = lines[at - 1].split(" ")
    lines[at - 1] = f"{seat} {what} {option} {int(check, 16) ^ 1:08x}"
    done = crise("verify", rewrite(record, answers=lines))
    assert done.code == 1
    assert f"WRONG at answer {at}: " in done.out
    said = json.loads(crise("verify", rewrite(record, answers=lines), "--json").out)
    assert (said["ok"], said["answer"]) == (False, at)


def test_another_option_is_found(crise: Crise, record: Path) -> None:
    lines = answers(record)
    at = next(number for number, line in enumerate(lines) if " action " in line and " pass " not in line)
    seat, what, _, check = lines[at].split(" ")
    lines[at] = f"{seat} {what} pass {check}"
    done = crise("verify", rewrite(record, answers=lines))
    assert f"WRONG at answer {at + 1}: " in done.out


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seed": "5"}, "WRONG at answer 1"),
        ({"winners": [0, 1, 2]}, "the record says winners [0, 1, 2], but the game gives"),
        ({"winners": None}, "the record says winners None"),
        ({"game": "virus-wat"}, "Did you mean virus-war?"),
        ({"version": 99}, "rules version 99"),
        ({"names": ["a"]}, "can't be set up: bad-seats (least 2, most 8, seats 1)"),
        ({"names": "abc"}, "this is not a record"),
        ({"options": {"teems": True}}, "unknown-option (option teems, known teams, partners, life_cap, turn_limit)"),
        ({"cards": "card,kind"}, "can't be set up"),
        ({"seed": "-1"}, "can't be set up"),
        ({"seed": "9" * 5000}, ""),
        ({"answers": ["² action pass 00000000"]}, ""),
        ({"answers": ["0 action pass"]}, "is not 'seat question option check'"),
        ({"answers": ["9 action pass 00000000"]}, "asked nothing"),
        ({"format": "crise-record 9"}, "it begins with 'crise-record 9'"),
        ({"extra": 1}, "this is not a record"),
    ],
)
def test_any_other_change_is_found(crise: Crise, record: Path, changes: dict[str, Any], reason: str) -> None:
    done = crise("verify", rewrite(record, **changes))
    assert done.code == 1
    assert "WRONG" in done.out
    assert reason in done.out
    assert crise("replay", rewrite(record, **changes)).code == 1


@pytest.mark.parametrize(
    "text", ["", "hello", "{", "{}", "[]", "null", "crise-record 1\n", "[" * 100_000, '{"a":' * 9999]
)
def test_rubbish_is_refused(crise: Crise, tmp_path: Path, text: str) -> None:
    file = tmp_path / "x.json"
    file.write_text(text, encoding="utf-8")
    done = crise("verify", file)
    assert done.code == 1
    assert "WRONG: this is not a record" in done.out
    assert crise("replay", file).code == 1


def test_what_is_something_else_is_named_by_its_beginning(crise: Crise, tmp_path: Path) -> None:
    file = tmp_path / "README.md"
    file.write_text("# Cellule de crise\n\nFive games", encoding="utf-8")
    assert "it begins with '# Cellule de crise', not 'crise-record 1'" in crise("verify", file).out


def test_a_file_that_is_not_there(crise: Crise, tmp_path: Path) -> None:
    done = crise("verify", tmp_path / "none.json")
    assert done.code == 2
    assert "No such file" in done.err
    assert crise("verify", tmp_path).code == 2


def test_many_records_in_one_file(crise: Crise, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    crise("simulate", "virus-war", "--games", 3, "--seats", 2, "--records", file)
    done = crise("verify", file)
    assert (done.code, done.out.count("OK")) == (0, 3)
    lines = file.read_text("utf-8").splitlines()
    lines[1] = lines[1].replace('"seed":"', '"seed":"1')
    file.write_text("\n".join(lines), encoding="utf-8")
    done = crise("verify", file)
    assert (done.code, done.out.count("OK")) == (1, 2)
    assert "game 2: WRONG at answer 1" in done.out
    assert [one["ok"] for one in json.loads(crise("verify", file, "--json").out)] == [True, False, True]
    assert crise("replay", file, "--number", 3).code == 0
    assert crise("replay", file, "--number", 4).code == 2


def shuffled(file: Path, **changes: Any) -> Path:
    """A record as a server writes it, with something else in what it says of its shuffle."""
    secret, numbers = "5" * 64, ["a" * 32, "b" * 32, HOUSE]
    shuffle = Shuffle("K7QX2M/1", secret, commitment_to(secret), numbers)
    setting = Setting(VIRUS_WAR, 3, shuffle.seed(), VIRUS_WAR.read_options({"turn_limit": 1}))
    match = setting.start()
    while not match.over:
        seat, _, options, _ = match.open[0]
        match.answer(seat, options[-1])
    told = msgspec.structs.replace(shuffle, **changes)
    file.write_text(records.record_of(setting, match, ["Ada", "Bob", "Scapin"], told).to_json(), encoding="utf-8")
    return file


def test_a_shuffle_is_verified(crise: Crise, tmp_path: Path) -> None:
    file = shuffled(tmp_path / "r.json")
    assert crise("verify", file).out.endswith("shuffled by Ada, Bob, the house\n")
    assert json.loads(crise("verify", file, "--json").out)["shuffled"] == ["Ada", "Bob"]
    text = tmp_path / "r.txt"
    text.write_text(read_record(file.read_text("utf-8")).to_text(), encoding="utf-8")
    assert crise("verify", text).code == 0


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"numbers": ["c" * 32, "b" * 32, HOUSE]}, "the seed is not the hash of table, secret and numbers"),
        ({"numbers": [HOUSE, "b" * 32, HOUSE]}, "the seed is not the hash of table, secret and numbers"),
        ({"numbers": ["a" * 32, "b" * 32]}, "there are 3 seats, and numbers of 2; the seed is not"),
        ({"numbers": ["a" * 32, "b" * 32, "x"]}, "what seat 3 added is no number; the seed is not"),
        ({"secret": "6" * 64}, "the commitment is not that of the secret"),
        ({"commitment": "0" * 64}, "the commitment is not that of the secret"),
        ({"table": "K7QX2M/2"}, "the seed is not the hash"),
    ],
)
def test_a_shuffle_that_was_changed_is_found(crise: Crise, tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    done = crise("verify", shuffled(tmp_path / "r.json", **changes))
    assert done.code == 1
    assert f"WRONG: {said}" in done.out


def test_a_server_that_changed_everything_is_found_by_what_one_was_told(crise: Crise, tmp_path: Path) -> None:
    """A record in which all agrees may still not be what people were shown, and what they added."""
    file, commitment = shuffled(tmp_path / "r.json"), commitment_to("5" * 64)
    assert crise("verify", file, "--commitment", commitment, "--number", "b" * 32).code == 0
    assert "not the commitment that was shown" in crise("verify", file, "--commitment", commitment_to("6" * 64)).out
    assert "this number was not counted" in crise("verify", file, "--number", "c" * 32).out


def test_a_record_without_contributions_is_verified_as_before(crise: Crise, record: Path) -> None:
    seed = json.loads(record.read_text("utf-8"))["seed"]
    assert "shuffle" not in json.loads(record.read_text("utf-8"))
    assert crise("verify", record, "--commitment", commitment_to(seed)).code == 0
    assert crise("verify", record, "--commitment", commitment_to(seed + "0")).code == 1
    assert crise("verify", record, "--number", "a" * 32).code == 1


# --- replay -------------------------------------------------------------------------


def test_replay_tells_the_game_with_step_numbers(crise: Crise, record: Path) -> None:
    done = crise("replay", record)
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "Virus War – vu par le public"
    assert lines[-1].startswith("Victoire\u00a0: random ")
    numbers = [int(line.split()[0]) for line in lines[1:-1]]
    assert numbers == sorted(numbers)
    assert (numbers[0], numbers[-1]) == (0, len(answers(record)))


def test_replay_in_english(crise: Crise, record: Path) -> None:
    out = crise("replay", record, "--language", "en").out
    assert "as seen by the public" in out
    assert re.search(r"0  random 1 receives 6 cards\.", out)


def test_a_seat_sees_its_own_cards_only(crise: Crise, record: Path) -> None:
    mine, theirs = (hands(crise("replay", record, "--seat", seat).out) for seat in (1, 2))
    assert "6 cartes" not in mine[0]
    assert [hand.endswith("reçoit 6 cartes.") for hand in mine] == [False, True, True]
    assert [hand.endswith("reçoit 6 cartes.") for hand in theirs] == [True, False, True]
    assert hands(crise("replay", record, "--seat", "random 1").out) == mine


def hands(out: str) -> list[str]:
    return [line for line in out.splitlines() if re.match(r" *0  .* reçoit ", line)]


def test_all_shows_what_each_saw(crise: Crise, record: Path) -> None:
    together = hands(crise("replay", record, "--seat", "all").out)
    assert together == [hands(crise("replay", record, "--seat", seat).out)[seat - 1] for seat in (1, 2, 3)]


def test_all_is_secret_until_the_game_is_over(crise: Crise, record: Path) -> None:
    unfinished = rewrite(record, answers=answers(record)[:10], winners=None)
    done = crise("replay", unfinished, "--seat", "all")
    assert (done.code, done.out) == (2, "")
    assert "--seat public" in done.err
    # A record that claims winners is not believed: the game itself says that it is not over.
    liar = rewrite(record, answers=answers(record)[:10])
    done = crise("replay", liar, "--seat", "all")
    assert (done.code, done.out) == (1, "")


def test_replay_of_an_unfinished_game(crise: Crise, record: Path) -> None:
    unfinished = rewrite(record, answers=answers(record)[:10], winners=None)
    assert "n’est pas terminée\u00a0: 10 réponses" in crise("replay", unfinished).out


def test_replay_does_not_believe_the_winners_of_a_record(crise: Crise, record: Path) -> None:
    won = json.loads(record.read_text("utf-8"))["winners"]
    done = crise("replay", rewrite(record, winners=[(won[0] + 1) % 3]))
    assert done.code == 1
    assert "Victoire\u00a0:" not in done.out
    assert "the record says winners" in done.err


def test_replay_stops_where_it_is_told(crise: Crise, record: Path) -> None:
    whole, part = (json.loads(crise("replay", record, *more, "--json").out) for more in ((), ("--to", 5)))
    assert part == [row for row in whole if row["step"] <= 5]
    assert "Victoire" not in crise("replay", record, "--to", 5).out
    assert {row["step"] for row in json.loads(crise("replay", record, "--to", 0, "--json").out)} == {0}


@pytest.mark.parametrize(
    ("tokens", "hint"),
    [
        (["--to", 100_000], "--to"),
        (["--to=-1"], "--to"),
        (["--seat", "0"], "de 1 à 3"),
        (["--seat", "4"], "de 1 à 3"),
        (["--seat", "nobody"], "nobody"),
        (["--number", "2"], "--number"),
    ],
)
def test_replay_of_what_is_not_there(crise: Crise, record: Path, tokens: list[str], hint: str) -> None:
    done = crise("replay", record, *tokens)
    assert (done.code, done.out) == (2, "")
    assert hint in done.err


def test_replay_of_a_changed_record_stops_there(crise: Crise, record: Path) -> None:
    lines = answers(record)
    lines[5] = "0 action pass 00000000"
    done = crise("replay", rewrite(record, answers=lines))
    assert done.code == 1
    assert "answer 6: " in done.err
    assert re.search(r"\n +0  ", done.out)
