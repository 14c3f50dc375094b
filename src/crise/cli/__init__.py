"""The command `crise`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from cyclopts import App, CycloptsError

from crise.builds import SWITCH, about, uses_build
from crise.cli.admin import app as admin
from crise.cli.arena import arena_of_bots
from crise.cli.backup import back_up_tables, restore_tables
from crise.cli.bench import bench_engine
from crise.cli.catalogue import cards, games, rules
from crise.cli.check import check_game
from crise.cli.conform import conform_program
from crise.cli.lab import lab_report
from crise.cli.lesson import lesson_game
from crise.cli.new import new_game
from crise.cli.play import play_game
from crise.cli.records import replay_game, verify
from crise.cli.serve import serve_tables
from crise.cli.shared import HELP, WRONG_INPUT, Fault, console
from crise.cli.simulate import simulate_games
from crise.cli.strength import strength_table
from crise.cli.sweep import sweep_game
from crise.cli.worker import work_for_server
from crise.games import BadGame

OF_SOURCE = ("sweep",)  # looks at the functions of the rules, and of machine code none can be seen
AGAIN = "from crise.cli import main; main()"
EPILOGUE = "Exit codes: 0 all is well, 1 a check failed, 2 something was typed or written wrongly."

app = App(
    name="crise",
    help="Cellule de crise: French crisis games at one table, and the tools around them.",
    help_epilogue=EPILOGUE,
    version=lambda: f"crise {version('crise')}, {about()}",
    help_format="plaintext",
)
app.command(games, name="games")
app.command(play_game, name="play")
app.command(serve_tables, name="serve")
app.command(work_for_server, name="worker")
app.command(admin)
app.command(back_up_tables, name="backup")
app.command(restore_tables, name="restore")
app.command(simulate_games, name="simulate")
app.command(check_game, name="check")
app.command(sweep_game, name="sweep")
app.command(replay_game, name="replay")
app.command(verify, name="verify")
app.command(rules, name="rules")
app.command(cards, name="cards")
app.command(lesson_game, name="lesson")
app.command(lab_report, name="lab")
app.command(bench_engine, name="bench")
app.command(arena_of_bots, name="arena")
app.command(strength_table, name="strength")
app.command(conform_program, name="conform")
app.command(new_game, name="new")


def run(tokens: Sequence[str] | None = None) -> int:
    """Do what was typed; the exit code."""
    try:
        code: int = app(
            tokens,
            exit_on_error=False,
            console=console(wide=HELP),
            error_console=console(error=True, wide=HELP),
            result_action="return_int_as_exit_code_else_zero",
        )
        sys.stdout.flush()
        return code
    except CycloptsError:
        return WRONG_INPUT
    except Fault as fault:
        console(error=True).print(f"crise: {fault}", soft_wrap=True)
        return fault.code
    except BadGame as bad:
        console(error=True).print(f"crise: {bad}", soft_wrap=True)
        return WRONG_INPUT
    except BrokenPipeError:
        # Nothing more may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def main() -> None:
    if sys.argv[1:] and sys.argv[1] in OF_SOURCE and uses_build():
        os.execve(sys.executable, [sys.executable, "-c", AGAIN, *sys.argv[1:]], os.environ | {SWITCH: "0"})
    sys.exit(run())
