"""The terminal table as a program."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from crise.engine.ask import Seat
from crise.game.records import Setting
from crise.terminal.host import Host
from crise.terminal.screens import End, Leave
from crise.terminal.table_screen import TableScreen

NORMAL = 1  # pace
STYLE = """
Screen { background: #10222b; color: #f4efe4; }
#small { display: none; padding: 1 2; }
.too-small > * { display: none; }
.too-small > #small { display: block; }
#bar { height: 1; background: #0f5c63; color: #ffffff; text-style: bold; }
Prose { width: 1fr; height: auto; }
#prompt { height: auto; min-height: 2; max-height: 3; padding: 0 1; }
Line { height: 1; color: #8fb3b8; }
#choices-box { height: auto; max-height: 3; }
#middle { height: 1fr; min-height: 6; }
#left { width: 53; padding: 0 1 0 0; }
#mat { height: 1fr; }
#bar, Line, Grid, #mat { text-wrap: nowrap; text-overflow: ellipsis; }
#right { width: 1fr; }
Journal, VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
Sentences, Grid { width: 1fr; height: auto; }
#hand-box { height: auto; max-height: 4; }
#detail { padding: 0 1; }
.roomy #left { width: 60%; }
.keys { height: 1; background: #0f5c63; color: #ffffff; padding: 0 1; }
.middle { padding: 2 6; height: 1fr; }
#text { padding: 0 1; }
"""


class TableApp(App[None]):
    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "ask_to_leave", priority=True, show=False)]

    def __init__(self, host: Host, pace: int = NORMAL) -> None:
        super().__init__()
        self.host, self.pace = host, pace

    def on_mount(self) -> None:
        self.push_screen(TableScreen(self.host, self.pace))

    def on_table_screen_over(self, over: TableScreen.Over) -> None:
        self.pace = over.table.pace
        over.table.uncover()
        self.switch_screen(End(self.host))

    def on_end_again(self) -> None:
        self.host.begin_again()
        self.switch_screen(TableScreen(self.host, self.pace))

    def action_ask_to_leave(self) -> None:
        """Ctrl+Q, which leaves every such program, asks here first; at the end there is nothing to lose."""
        if isinstance(self.screen, End | Leave):
            self.exit()
        else:
            self.push_screen(Leave(self.host))


def run(
    setting: Setting,
    people: Mapping[Seat, str],
    bots: Mapping[Seat, str],
    language: str = "fr",
    record: Path | None = None,
) -> None:
    """Play at this terminal. The record, if one is wanted, is written at the end and on leaving."""
    host = Host(setting, people, bots, language, record)
    try:
        TableApp(host).run()
    finally:
        save(host)


def save(host: Host) -> None:
    try:
        host.save()
    except OSError as error:
        why = error.strerror or str(error)
        raise SystemExit(host.say("end-not-saved", path=str(host.record), why=why)) from error
