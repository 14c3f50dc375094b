"""Tournaments: fair line-ups, the same results however they are played, and bots that misbehave."""

import shlex
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import log10
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from crise.bots.policy import BOTS
from crise.bots.protocol.messages import default_of
from crise.engine.ask import Ask, Option
from crise.engine.match import Match
from crise.games import GAMES
from crise.lab.arena.entrants import BANNED, BadEntrant, Entrant, Player, Programs, read_entrant
from crise.lab.arena.figures import interval, report, share_of
from crise.lab.arena.play import Arena, GameResult, Plan, PlayerResult, Unit, UnitResult, sides_of
from crise.lab.arena.ratings import rate
from crise.lab.arena.tournament import BadResults, Results, WorkersLost, lineups, run

GOOD = """
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "request":
        {}
        print(json.dumps({"type": "answer", "request": message["request"], "option": message["default"]}), flush=True)
"""


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crise.bots.protocol.program.START_SECONDS", 3.0)
    monkeypatch.setattr("crise.bots.protocol.program.END_SECONDS", 0.5)


def plan_of(*bots: str, seats: int = 2, deals: int = 3, game: str = "virus-war", **more: Any) -> Plan:
    options = more.pop("options", {})
    sides = len(sides_of(GAMES[game].start(seats, GAMES[game].read_options(options))))
    return Plan(game, "any", seats, lineups(list(bots), sides), deals, options=options, **more)


def played(plan: Plan, jobs: int = 1, file: Path | None = None) -> Results:
    results = Results(plan, file)
    run(results, jobs)
    return results


def timeless(results: Results) -> bytes:
    """All that was found, but for how long it took."""
    found = msgspec.to_builtins(report(results))
    for standing in found["standings"]:
        del standing["ms"]
    return msgspec.json.encode(found)


def program(folder: Path, does: str = "pass") -> str:
    file = folder / "bot.py"
    file.write_text(GOOD.replace("{}\n", does + "\n"), encoding="utf-8")
    return shlex.join([sys.executable, str(file)])


# --- who plays --------------------------------------------------------------------


def test_names_budgets_and_programs_are_read(tmp_path: Path) -> None:
    assert read_entrant("normal") == Entrant("normal", "normal")
    assert read_entrant("expert:200") == Entrant("expert:200", "expert", 200)
    assert read_entrant(" expert:50! ") == Entrant("expert:50!", "expert", 50, sees_all=True)
    command = program(tmp_path)
    assert read_entrant(command) == Entrant(command, "")
    assert read_entrant("cat") == Entrant("cat", "")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("exprt", "Unknown bot 'exprt'. Known bots: random, facile"),
        ("./nobody", "./nobody: no such program"),
        ("normal:20", "only expert has a number of iterations"),
        ("facile!", "only expert"),
        ("expert:0", "a whole number of at least 1"),
        ("expert:many", "a whole number of at least 1"),
        ("expert:!", "a whole number of at least 1"),
        ("", "Unknown bot ''"),
    ],
)
def test_what_is_no_bot_is_said(text: str, words: str) -> None:
    with pytest.raises(BadEntrant, match=words):
        read_entrant(text)


def test_line_ups() -> None:
    assert lineups(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert lineups(["a", "b"], 4) == (("a", "b", "b", "b"), ("b", "a", "a", "a"))
    assert lineups(["a", "b", "c"], 3) == (("a", "b", "c"),)


# --- deals and seats --------------------------------------------------------------


def test_every_bot_sits_everywhere() -> None:
    arena = Arena(plan_of("random", "facile", seats=4))
    for lineup, bots in enumerate(arena.plan.lineups):
        seats: Counter[tuple[int, str]] = Counter()
        for rotation in range(4):
            players = arena.seat(Unit(1, lineup), rotation, [(seat,) for seat in range(4)])
            seats.update((seat, player.entrant.text) for seat, player in players.items())
        assert seats == {(seat, bot): bots.count(bot) for seat in range(4) for bot in set(bots)}


def test_the_same_deal_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[Any] = []
    begin = GAMES["virus-war"].__class__.start

    def start(*args: Any, **more: Any) -> Match:
        match = begin(*args, **more)
        starts.append([match.view(seat) for seat in range(2)])
        return match

    monkeypatch.setattr(GAMES["virus-war"].__class__, "start", start)
    arena = Arena(plan_of("random", "facile"))
    starts.clear()
    arena.play_unit(Unit(1, 0), frozenset())
    arena.play_unit(Unit(2, 0), frozenset())
    assert starts[0] == starts[1]
    assert starts[2] == starts[3]
    assert starts[0] != starts[2]


def test_partners_are_one_side() -> None:
    plan = plan_of("random", "facile", seats=4, options={"teams": True})
    assert plan.lineups == (("random", "facile"),)
    arena = Arena(plan)
    sides = sides_of(arena.game.start(4, arena.options))
    assert sides == [(0, 2), (1, 3)]
    players = arena.seat(Unit(1, 0), 1, sides)
    assert [players[seat].entrant.text for seat in range(4)] == ["facile", "random", "facile", "random"]
    result = arena.play_unit(Unit(1, 0), frozenset())
    assert [sum(side.credit for side in game.sides) for game in result.games] == [1.0, 1.0]


@pytest.mark.parametrize(
    ("winners", "credits"), [([0], [1.0, 0.0, 0.0]), ([0, 2], [0.5, 0.0, 0.5]), ([], [1 / 3, 1 / 3, 1 / 3])]
)
def test_who_wins_together_shares(winners: list[int], credits: list[float]) -> None:
    arena = Arena(plan_of("random", "facile", "normal", seats=3))
    arena.game = replace(arena.game, winners=lambda table: winners)
    result = arena.play(Unit(1, 0), 0, Programs(1.0))
    assert [side.credit for side in result.sides] == pytest.approx(credits)


@pytest.mark.parametrize(("text", "same"), [("expert:10", False), ("expert:10!", True)])
def test_only_the_cheat_sees_the_real_cards(monkeypatch: pytest.MonkeyPatch, text: str, same: bool) -> None:
    worlds: list[Match] = []

    class Peeks:
        def choose(self, view: dict[str, Any], ask: Ask, imagine: Callable[[], Match]) -> Option:
            worlds.extend([imagine(), imagine()])
            return default_of(ask)

    monkeypatch.setitem(BOTS, "expert", lambda game, seed, budget: Peeks())
    match = GAMES["virus-war"].start(2, seed=5)
    seat = match.open[0][0]
    player = Player(read_entrant(text), seat, 0)
    player.begin(GAMES["virus-war"], 2, GAMES["virus-war"].options(), 1, Programs(1.0))
    real = match.view(1 - seat)
    player.answer(match, match.open[0])
    assert [world.view(1 - seat) == real for world in worlds] == [same, same]


# --- the same results, however they are played ------------------------------------


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    plan = plan_of("random", "facile", "normal", deals=4)
    assert timeless(played(plan)) == timeless(played(plan, jobs=2))


def test_another_seed_gives_other_games() -> None:
    plan = plan_of("random", "facile", deals=4)
    assert timeless(played(plan)) != timeless(played(msgspec.structs.replace(plan, seed=1)))


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    plan = plan_of("random", "facile", deals=6)
    done = 0

    def stop(result: UnitResult) -> None:
        nonlocal done
        done += 1
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(Results(plan, file), 1, stop)
    file.write_bytes(file.read_bytes() + b'{"unit":{"deal":3,"li')
    results = Results(plan, file)
    assert len(results.units) == 2
    assert len(results.left()) == 4
    run(results)
    assert timeless(results) == timeless(played(plan)) == timeless(Results(plan, file))


def test_more_deals_may_be_added(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    played(plan_of("random", "facile", deals=2), file=file)
    longer = plan_of("random", "facile", deals=4)
    assert len(Results(longer, file).left()) == 2
    assert timeless(played(longer, file=file)) == timeless(played(longer))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"shopping list\n", "is not a result file"),
        (None, r"holds another tournament \(seed 0, not 1\)"),
        (b"nonsense\n", "line 2 is not a result"),
    ],
)
def test_another_file_is_left_alone(tmp_path: Path, content: bytes | None, words: str) -> None:
    file = tmp_path / "results.jsonl"
    plan = plan_of("random", "facile", deals=1)
    if content != b"shopping list\n":
        Results(plan, file)
        plan = plan if content else msgspec.structs.replace(plan, seed=1)
    file.write_bytes((file.read_bytes() if file.exists() else b"") + (content or b""))
    before = file.read_bytes()
    with pytest.raises(BadResults, match=words):
        Results(plan, file)
    assert file.read_bytes() == before


# --- bots that misbehave ----------------------------------------------------------


class Fails:
    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        raise ZeroDivisionError("no idea")


class Cheats:
    def choose(self, view: dict[str, Any], ask: Ask, worlds: Callable[[], Match]) -> Option:
        return "win"


@pytest.mark.parametrize(
    ("bot", "words"), [(Fails, "failed: ZeroDivisionError: no idea"), (Cheats, "chose what it can't: no-such-option")]
)
def test_a_bot_that_fails_loses_its_game_only(monkeypatch: pytest.MonkeyPatch, bot: Any, words: str) -> None:
    monkeypatch.setitem(BOTS, "bad", lambda game, seed, budget: bot())
    found = report(played(plan_of("bad", "random", deals=2)))
    bad = next(row for row in found.standings if row.bot == "bad")
    assert words in bad.faults[0]
    assert bad.fell == found.games == 4
    assert not found.failures


def test_a_game_that_the_engine_can_not_end_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crise.lab.arena.play.LONGEST", 5)
    found = report(played(plan_of("facile", "random", deals=2)))
    assert found.games == 0
    assert len(found.failures) == 4
    assert "not over after 5 answers" in found.failures[0]


@pytest.mark.parametrize(
    ("does", "words"),
    [
        ("sys.exit('tired')", "BP-7: the program ended with exit code 1; its last words: tired"),
        ("time.sleep(1000)", "BP-5: no answer in time"),
        ("while True: print('{}')", "BP-6: more than"),
    ],
)
def test_a_bad_program_does_not_stop_the_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str, words: str
) -> None:
    if "sleep" in does:  # the others speak as soon as they are there, and a busy computer may be slow to start them
        monkeypatch.setattr("crise.bots.protocol.program.START_SECONDS", 0.3)
    command = program(tmp_path, does)
    plan = plan_of(command, "random", "facile", deals=4, seconds=0.05)
    results = played(plan)
    found = report(results)
    bad = next(row for row in found.standings if row.bot == command)
    assert found.games == 24
    assert bad.fell >= 5
    assert any(words in fault for fault in bad.faults)
    assert bad.fell < 16 or any("fell too often" in fault for fault in bad.faults)
    alone = share_of(played(plan_of("random", "facile", deals=4)), "random", [0])
    assert share_of(results, "random", [2]) == alone  # the games of the others are what they are without it


def test_that_a_program_is_not_started_any_more_is_told_first() -> None:
    """Before other faults, of which only some are told."""
    results = played(plan_of("random", "facile", deals=1))
    sides = [side for unit in results.units.values() for game in unit.games for side in game.sides]
    for at, side in enumerate(side for side in sides if side.bot == "facile"):
        side.faults[:] = [f"BP-{number}" for number in range(9)] if at == 0 else [BANNED]
    bad = next(row for row in report(results).standings if row.bot == "facile")
    assert bad.faults == [BANNED, "BP-0", "BP-1", "BP-2", "BP-3"]


def test_a_good_program_plays(tmp_path: Path) -> None:
    command = program(tmp_path)
    found = report(played(plan_of(command, "random", seats=4, deals=1)))
    mine = next(row for row in found.standings if row.bot == command)
    assert mine.decisions > 20
    assert not mine.faults
    assert not mine.fell


def test_a_lost_worker_is_replaced(tmp_path: Path) -> None:
    """The program kills the process that started it, once."""
    mark = tmp_path / "killed"
    kill = f"if not os.path.exists({str(mark)!r}): open({str(mark)!r}, 'w').close(); os.kill(os.getppid(), 9)"
    plan = plan_of(program(tmp_path, kill), "random", deals=4)
    results = played(plan, jobs=2, file=tmp_path / "results.jsonl")
    assert mark.exists()
    assert len(results.units) == 4
    assert len(Results(plan, tmp_path / "results.jsonl").units) == 4


def test_workers_that_are_lost_again_and_again(tmp_path: Path) -> None:
    plan = plan_of(program(tmp_path, "os.kill(os.getppid(), 9)"), "random", deals=4)
    with pytest.raises(WorkersLost, match="stopped from outside"):
        played(plan, jobs=2)


def test_programs_go_when_a_unit_is_over(tmp_path: Path) -> None:
    log = tmp_path / "pids"
    command = program(tmp_path, f"open({str(log)!r}, 'a').write(str(os.getpid()) + '\\n')")
    played(plan_of(command, "random", deals=1))
    pids = set(log.read_text("utf-8").split())
    assert len(pids) == 1  # one process for all games of a deal
    assert not Path(f"/proc/{pids.pop()}").exists()


# --- figures ----------------------------------------------------------------------


def game_of(credits: Sequence[float], bots: Sequence[str] = "ab") -> GameResult:
    sides = [PlayerResult(bot, credit, 0, 1, 0.0, False, []) for bot, credit in zip(bots, credits, strict=True)]
    return GameResult(0, sides, 1)


def results_of(*deals: list[GameResult]) -> Results:
    results = Results(Plan("virus-war", "any", 2, (("a", "b"),), len(deals)))
    for number, games in enumerate(deals, 1):
        results.add(UnitResult(Unit(number, 0), games))
    return results


def test_shares_with_their_intervals() -> None:
    won, lost, split = game_of([1, 0]), game_of([0, 1]), game_of([0.5, 0.5])
    share = share_of(results_of(*[[won, won], [won, lost], [won, split], [won, lost]] * 10), "a", [0])
    assert share.share == pytest.approx(0.6875)
    assert (share.fair, share.games, share.method) == (0.5, 80, "bootstrap")
    assert 0.6 < share.low < share.share < share.high < 0.78
    assert share.ratio == pytest.approx(1.375)


def test_pairs_that_come_out_alike_make_the_interval_smaller() -> None:
    """What swapped seats are for: a deal that whoever sits well wins says nothing about the bots."""
    won, lost = game_of([1, 0]), game_of([0, 1])
    paired = share_of(results_of(*[[won, lost]] * 18, [won, won], [lost, lost]), "a", [0])
    loose = share_of(results_of(*[[won], [lost]] * 20), "a", [0])
    assert paired.share == loose.share == 0.5
    assert paired.high - paired.low < (loose.high - loose.low) / 2


def test_no_spread_is_no_certainty() -> None:
    share = share_of(results_of(*[[game_of([1, 0])] * 2] * 10), "a", [0])
    assert (share.share, share.high, share.method) == (1.0, 1.0, "wilson")
    assert 0.8 < share.low < 0.9


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    random = Random(1)
    covered = 0
    for run_number in range(40):
        deals = [(float(random.random() < 0.6) + float(random.random() < 0.6), 1.0, 2) for _ in range(30)]
        low, high, _ = interval(deals, 0.0, 60, run_number)
        covered += low <= 0.6 <= high
    assert covered >= 35


def test_who_wins_is_rated_higher() -> None:
    deals = {deal: [game_of([1, 0, 0, 0], "abbb")] for deal in range(20)}
    ratings = rate(["a", "b"], deals, 0)
    assert ratings["a"].low > ratings["b"].high
    assert ratings["b"].points < 0 < ratings["a"].points
    assert ratings["a"].low < ratings["a"].points - 100


def mixed(*won: int) -> dict[int, list[GameResult]]:
    """So many deals of one `a` against three `b`, won by the side of this number."""
    return {deal: [game_of([side == at for at in range(4)], "abbb")] for deal, side in enumerate(won)}


def test_ratings_are_the_strengths_that_explain_the_shares() -> None:
    """Of one side against three: the odds of `a`, 45 in 100, are those of its strength against three times theirs."""
    won = [0] * 90 + [1] * 38 + [2] * 36 + [3] * 36
    ratings = rate(["a", "b"], mixed(*won), 0)
    assert ratings["a"].points - ratings["b"].points == pytest.approx(400 * log10(0.45 / (0.55 / 3)), abs=5)
    assert ratings["b"].points < 0 < ratings["a"].points
    assert ratings["b"].high < ratings["a"].low


def test_ratings_do_not_depend_on_the_order_of_the_games() -> None:
    won = [0] * 30 + [1, 2, 3] * 10
    first, second = rate(["a", "b"], mixed(*won), 0), rate(["a", "b"], mixed(*reversed(won)), 0)
    assert first["a"].points == pytest.approx(second["a"].points, abs=0.1)
    assert first["b"].points == pytest.approx(second["b"].points, abs=0.1)


def test_who_wins_a_fair_share_is_rated_in_the_middle_however_many_games_there_are() -> None:
    for games in (4, 40, 400):
        ratings = rate(["a", "b"], mixed(*range(4), *[0, 1, 2, 3] * (games // 4 - 1)), 0)
        assert ratings["a"].points == pytest.approx(0, abs=0.1)
        assert ratings["b"].points == pytest.approx(0, abs=0.1)
        assert ratings["a"].low < 0 < ratings["a"].high
