"""`crise simulate`."""

import json
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from crise.games.virus_war import VIRUS_WAR, rules
from crise.lab.simulate.play import seed_of
from tests.cli.conftest import Crise, only


def report(crise: Crise, *tokens: object) -> dict[str, Any]:
    done = crise("simulate", "virus-war", *tokens, "--json")
    assert done.code == 0
    found: dict[str, Any] = json.loads(done.out)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if "second" not in name}


def test_the_summary(crise: Crise) -> None:
    done = crise("simulate", "virus-war", "--games", 20, "--seats", 3)
    assert done.code == 0
    assert "all 20 games ended, every card in its place" in done.out
    for part in ("seat  bot", "95 % interval", "draws: 0", "turns a game: median", "decisions a game:", "a second"):
        assert part in done.out
    assert done.err == ""


@pytest.mark.parametrize("seats", range(2, 9))
def test_all_seat_counts(crise: Crise, seats: int) -> None:
    found = report(crise, "--games", 5, "--seats", seats)
    assert (found["games"], found["ended"], found["failures"]) == (5, 5, [])
    assert sum(seat["wins"] for seat in found["seats"]) + found["draws"] == 5


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_partners_win_together(crise: Crise, seats: int) -> None:
    found = report(crise, "--games", 6, "--seats", seats, "--option", "teams=true")
    wins = [seat["wins"] for seat in found["seats"]]
    assert wins[: seats // 2] == wins[seats // 2 :]
    assert sum(wins) == 2 * (6 - found["draws"])


def test_a_limit_of_turns_makes_draws(crise: Crise) -> None:
    found = report(crise, "--games", 4, "--option", "turn_limit=3")
    assert (found["draws"], found["turns"]) == (4, {"median": 3, "p95": 3, "max": 3})
    assert [seat["wins"] for seat in found["seats"]] == [0, 0, 0, 0]


@pytest.mark.parametrize("bot", ["random", "normal"])
def test_games_in_which_something_is_told_are_counted(crise: Crise, bot: str) -> None:
    done = crise("simulate", "virus-war", "--games", 4, "--seats", 3, "--bot", bot, "--told", "won", "drew")
    assert "told won: in 4 games, 100.0% (51.0% – 100.0%)" in done.out
    found = report(crise, "--games", 4, "--option", "turn_limit=3", "--told", "turn", "--told", "won")
    assert [(told["event"], told["games"]) for told in found["told"]] == [("turn", 4), ("won", 0)]


def test_what_is_never_told_is_no_question(crise: Crise) -> None:
    done = crise("simulate", "virus-war", "--games", 1, "--told", "gool")
    assert (done.code, done.out) == (2, "")
    assert "--told gool: nothing is told so in virus-war. There are " in done.err


def test_results_do_not_depend_on_the_number_of_processes(crise: Crise, tmp_path: Path) -> None:
    alone, together = tmp_path / "1.jsonl", tmp_path / "2.jsonl"
    first = report(crise, "--games", 5, "--seats", 2, "--seed", 9, "--jobs", 1, "--records", alone)
    second = report(crise, "--games", 5, "--seats", 2, "--seed", 9, "--jobs", 2, "--records", together)
    assert timeless(first) == timeless(second)
    assert alone.read_bytes() == together.read_bytes()
    assert alone.read_bytes().count(b"\n") == 5


def test_one_seed_one_series_of_games(crise: Crise, tmp_path: Path) -> None:
    texts = []
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        report(crise, "--games", 2, "--seats", 2, "--seed", seed, "--records", tmp_path / name)
        texts.append((tmp_path / name).read_bytes())
    assert texts[0] == texts[1] != texts[2]


def test_one_game_of_a_series_can_be_seen_again(crise: Crise, tmp_path: Path) -> None:
    report(crise, "--games", 4, "--seats", 2, "--records", tmp_path / "all")
    report(crise, "--games", 1, "--seats", 2, "--first", 3, "--records", tmp_path / "third")
    lines = (tmp_path / "all").read_text("utf-8").splitlines()
    assert (tmp_path / "third").read_text("utf-8").splitlines() == [lines[2]]


def test_a_folder_gets_one_file_per_game(crise: Crise, tmp_path: Path) -> None:
    report(crise, "--games", 2, "--seats", 2, "--records", tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game-000001.json", "game-000002.json"]
    assert all(crise("verify", file).code == 0 for file in tmp_path.iterdir())


@pytest.mark.parametrize("place", ["games.jsonl", ""])
def test_games_of_another_run_are_not_written_over(crise: Crise, tmp_path: Path, place: str) -> None:
    report(crise, "--games", 2, "--seats", 2, "--records", tmp_path / place)
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    done = crise("simulate", "virus-war", "--games", 1, "--seats", 2, "--seed", 4, "--records", tmp_path / place)
    assert done.code == 2
    assert "exists already" in done.err
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_an_owners_card_file_is_played_and_recorded(crise: Crise, tmp_path: Path) -> None:
    standard = crise("cards", "virus-war", "--export", "-").out
    text = standard.replace("chance-8,chance,1,house,8", "chance-9,chance,1,house,9")
    (tmp_path / "mine.csv").write_text(text, encoding="utf-8")
    report(crise, "--games", 1, "--cards", tmp_path / "mine.csv", "--records", tmp_path / "r.json")
    assert json.loads((tmp_path / "r.json").read_text("utf-8"))["cards"] == text
    assert crise("verify", tmp_path / "r.json").code == 0


@pytest.mark.parametrize(
    ("tokens", "hint"),
    [
        (["virus_wat"], "Did you mean virus-war?"),
        (["chess"], "Known games: virus-war"),
        (["virus-war", "--bot", "rendom"], "Did you mean random?"),
        (["virus-war", "--bot", "expert:x"], "a whole number of at least 1"),
        (["virus-war", "--bot", "random", "--bot", "random"], "2 bots for 4 seats"),
        (["virus-war", "--option", "team=true"], "Did you mean teams?"),
        (["virus-war", "--option", "teams"], "write --option name=value"),
        (["virus-war", "--option", "teams=perhaps"], "Possible values: true, false."),
        (["virus-war", "--option", "life_cap=10"], "Possible values: 50–200."),
        (["virus-war", "--option", "life_cap=[1"], "life_cap"),
        (["virus-war", "--option", "teams=1", "--option", "teams=0"], "given twice"),
        (["virus-war", "--option", "teams=true", "--seats", "5"], "VW-COOP-1"),
        (["virus-war", "--seats", "9"], "2 to 8"),
        (["virus-war", "--seats", "0"], "2 to 8"),
        (["virus-war", "--seed=-1"], "The seed must be"),
        (["virus-war", "--seed", str(2**256)], "The seed must be"),
        (["virus-war", "--games", "0"], "--games must be at least 1"),
        (["virus-war", "--first", "0"], "--first must be at least 1"),
        (["virus-war", "--jobs", "0"], "--jobs must be at least 1"),
        (["virus-war", "--records", "/no/such/place"], "No such file"),
        (["virus-war", "--cards", "/no/such/place"], "No such file"),
    ],
)
def test_wrong_input_says_what_to_do(crise: Crise, tokens: list[str], hint: str) -> None:
    done = crise("simulate", *tokens)
    assert (done.code, done.out) == (2, "")
    assert hint in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (["chess"], "Jeu inconnu"),
        (["virus-war", "--option", "teams=true", "--seats", "5"], "équipes"),
        (["virus-war", "--seats", "9"], "de 2 à 8"),
    ],
)
def test_what_players_read_is_said_in_their_language(crise: Crise, tokens: list[str], said: str) -> None:
    done = crise("simulate", *tokens, "--language", "fr")
    assert (done.code, said in done.err) == (2, True), done.err


def crash_now_and_then(t: Any) -> None:
    if t.seed % 3 == 0:
        raise RuntimeError("out of glue")
    rules.setup(t)


def lose_a_card(t: Any) -> bool:
    """At the very end of the game."""
    if rules.over(t):
        t.discard.cards.pop()
        return True
    return False


def test_a_crash_is_told_with_number_and_seed(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, replace(VIRUS_WAR, id="glue", setup=crash_now_and_then))
    wrong = [number for number in range(1, 13) if seed_of(4, number) % 3 == 0]
    done = crise("simulate", "glue", "--games", 12, "--seed", 4, "--jobs", 1)
    assert done.code == 1
    assert f"game {wrong[0]} (seed {seed_of(4, wrong[0])}) failed: RuntimeError: out of glue" in done.err
    assert f"{len(wrong)} of 12 games failed" in done.err
    assert "all 12 games ended" not in done.out
    again = next(line for line in done.err.splitlines() if "again: crise " in line).partition("crise ")[2].split()
    alone = crise(*again)
    assert alone.code == 1
    assert "1 of 1 games failed" in alone.err
    found = json.loads(crise("simulate", "glue", "--games", 12, "--seed", 4, "--jobs", 1, "--json").out)
    assert [failure["number"] for failure in found["failures"]] == wrong
    assert (found["games"], found["ended"]) == (12, 12 - len(wrong))


def test_a_lost_card_is_found(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, replace(VIRUS_WAR, id="loss", over=lose_a_card))
    done = crise("simulate", "loss", "--games", 1)
    assert done.code == 1
    assert "cards not conserved: lost [" in done.err


def test_a_game_without_an_end_is_found(crise: Crise, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crise.lab.simulate.play.LONGEST", 30)
    done = crise("simulate", "virus-war", "--games", 1)
    assert done.code == 1
    assert "not over after 30 answers" in done.err


@pytest.mark.parametrize(
    ("error", "code", "hint"),
    [
        (BrokenProcessPool("dead"), 1, "fewer --jobs"),
        (OSError(28, "No space left on device", "games.jsonl"), 2, "games.jsonl: No space left on device"),
    ],
)
def test_trouble_with_the_computer_is_told(
    crise: Crise, monkeypatch: pytest.MonkeyPatch, error: Exception, code: int, hint: str
) -> None:
    def fail(*args: object, **more: object) -> None:
        raise error

    monkeypatch.setattr("crise.cli.simulate.simulate", fail)
    done = crise("simulate", "virus-war")
    assert (done.code, done.out) == (code, "")
    assert hint in done.err


def test_bots_in_a_row_and_with_iterations(crise: Crise) -> None:
    done = crise("simulate", "virus-war", "--games", 1, "--seats", 2, "--bot", "random", "expert:2", "--json")
    assert done.code == 0
    assert json.loads(done.out)["plan"]["bots"] == ["random", "expert:2"]


def test_sides_and_where_their_points_come_from(crise: Crise) -> None:
    done = crise("simulate", "world-order", "--games", 2, "--seats", 2, "--option", "powers=US,RU")
    lines = done.out.splitlines()
    head = next(line for line in lines if line.startswith("side"))
    assert head.split()[:1] + head.split()[-2:] == ["side", "tokens", "ability"]
    assert [line.split()[0] for line in lines if line.startswith(("RU", "US"))] == ["RU", "US"]
