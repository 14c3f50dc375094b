"""The table: prompt on top, the mat and the log in the middle, the hand below, and the match that goes on."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import Any, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Static

from crise.engine.ask import Ask, Seat
from crise.terminal.drawings import drawing_of
from crise.terminal.host import Host
from crise.terminal.items import AZERTY, Item, items_of
from crise.terminal.screens import ROWS, SCROLLS, Curtain, Help, Leave, OpenCards, Sheet, Whole, Why
from crise.terminal.widgets import AMBER, Bar, Grid, Journal, Line, Mat, Prose, scroll

PACES: Final = (1.4, 0.7, 0.0)  # seconds a sentence
BESIDES: Final = 7  # rows for bar, prompt, titles and keys
HAND: Final = 4  # rows of the hand before it scrolls
CHOICES: Final = 3  # rows of the other choices before they scroll, on the smallest screen
LEAST_DETAIL, MOST_DETAIL = 2, 4  # rows for the text of a card
UNDO: Final = object()  # given instead of an option


@dataclass
class Question:
    """What a person is being asked, and where the cursor is."""

    ask: Ask
    choices: list[Item]
    hand: list[Item]
    cursor: int = 0
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def items(self) -> list[Item]:
        return self.choices + self.hand

    @property
    def item(self) -> Item:
        return self.items[self.cursor]

    def begin(self) -> None:
        """The rules put first what is most usual: a card to play, or not to answer."""
        first = self.ask[2][0]
        self.cursor = next(at for at, item in enumerate(self.items) if item.open and item.option == first)

    def give(self, option: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(option)


class TableScreen(Sheet[None]):
    class Over(Message):
        """The game at this table is over."""

        def __init__(self, table: TableScreen) -> None:
            super().__init__()
            self.table = table

    def __init__(self, host: Host, pace: int) -> None:
        super().__init__(host)
        self.pace = pace
        self.viewer: Seat = host.public if host.only_person is None else host.only_person
        self.told = 0  # events on the screen
        self.read: dict[Seat, int] = {}  # how far each person has read, when several share the screen
        self.question: Question | None = None
        self.hurry = asyncio.Event()
        self.bar, self.prompt, self.choices = Bar("bar"), Prose(id="prompt"), Grid("choices")
        self.mat, self.journal = Mat(drawing_of(host.setting.game), "mat"), Journal("journal")
        self.choices_box = VerticalScroll(self.choices, id="choices-box", can_focus=False)
        self.hand_title, self.hand = Line("hand-title"), Grid("hand")
        self.hand_box = VerticalScroll(self.hand, id="hand-box", can_focus=False)
        self.detail_title, self.detail = Line("detail-title"), Prose(id="detail")
        self.keys = Static(classes="keys")

    def parts(self) -> ComposeResult:
        yield from (self.bar, self.prompt, self.choices_box)
        with Horizontal(id="middle"):
            yield Vertical(Line("mat-title", self.say("table")), self.mat, id="left")
            yield Vertical(Line("journal-title", self.say("journal")), self.journal, id="right")
        yield from (self.hand_title, self.hand_box, self.detail_title, self.detail, self.keys)

    def on_mount(self) -> None:
        self.run_worker(self.play(), exclusive=True)

    def on_resize(self, event: events.Resize) -> None:
        super().on_resize(event)
        self.show_items()

    # --- the match goes on ------------------------------------------------------

    async def play(self) -> None:
        match = self.host.match
        self.told = len(match.log(self.viewer))  # the deal needs no suspense
        self.show()
        while not match.over:
            ask = self.host.next_ask()
            if ask[0] in self.host.bots:
                await self.bot_answers(ask)
            else:
                await self.person_answers(ask[0])
            await self.tell_news()
        self.post_message(self.Over(self))

    async def bot_answers(self, ask: Ask) -> None:
        self.show_prompt()
        self.host.answer(ask[0], await asyncio.to_thread(self.host.thought(ask)))

    async def person_answers(self, seat: Seat) -> None:
        await self.hand_over(seat)
        ask = self.host.match.ask(seat)
        assert ask is not None
        self.question = Question(ask, *items_of(self.host, seat, ask))
        self.question.begin()
        self.hurry.clear()
        self.show()
        option = await self.question.answer
        self.question = None
        if option is UNDO:
            self.host.undo(seat)
        else:
            self.host.answer(seat, option)
        self.show_items()

    async def hand_over(self, seat: Seat) -> None:
        """Before somebody else looks, all that the one before could see goes."""
        if seat == self.viewer:
            return
        self.read[self.viewer] = self.told
        self.viewer = self.host.public
        self.show()
        self.uncover()
        await self.app.push_screen(Curtain(self.host, self.host.names[seat]), wait_for_dismiss=True)
        self.viewer = seat
        self.told = len(self.host.match.log(seat))

    def uncover(self) -> None:
        """Close all that is open above this screen."""
        while self.app.screen is not self:
            self.app.pop_screen()

    async def tell_news(self) -> None:
        """The new events, one after another, so that a person can follow."""
        news = len(self.host.match.log(self.viewer))
        self.told = min(self.told, news)
        turn_told = self.turn_told(news)
        while self.told < news and not self.hurry.is_set() and PACES[self.pace]:
            self.told += 1
            self.show_event(figures=self.told == turn_told)
            await self.wait()
        self.told = news
        self.show()

    def turn_told(self, news: int) -> int:
        """How many events are told when the turn that is told is: those before the head of the next one."""
        told, log = self.host.setting.game.told, self.host.match.log(self.viewer)
        return next((at for at in range(self.told + 1, news) if told[log[at][0]].head), news)

    async def wait(self) -> None:
        try:
            await asyncio.wait_for(self.hurry.wait(), PACES[self.pace])
        except TimeoutError:
            return

    # --- what is on the screen ------------------------------------------------------

    def show(self) -> None:
        scene = self.host.scene(self.viewer, self.told)
        self.mat.show(scene)
        self.bar.say(self.host.words.title, self.mat.drawing.facts(scene))
        self.show_journal()
        self.show_prompt()
        self.show_items()

    def show_event(self, figures: bool) -> None:
        """One more event. The table is already further: the figures of the mat change with the last event of a turn, so
        that they neither tell what comes nor stay behind what was told."""
        if figures:
            self.show()
        elif scene := self.mat.scene:
            self.mat.show(replace(scene, events=self.host.match.log(self.viewer)[: self.told]))
            self.show_journal()
        self.say_prompt(self.host.sentences(self.viewer, self.told)[-1][0])

    def show_journal(self) -> None:
        old = self.read.get(self.viewer, 0)
        divider = self.say("news") if old else ""
        self.journal.tell(self.host.sentences(self.viewer, self.told), old, divider)

    def show_prompt(self) -> None:
        host, question = self.host, self.question
        if question:
            name = host.names[question.ask[0]]
            prompt = host.words.prompt(question.ask, host.match.table.faces, host.names)
            self.say_prompt(self.say("your-turn", name=name, prompt=prompt), AMBER)
        elif waiting := [host.names[seat] for seat in host.match.view(self.viewer)["waiting"]]:
            self.say_prompt(self.say("waiting-for", names=host.words.listing(waiting)))

    def say_prompt(self, text: str, style: str = "bold") -> None:
        self.prompt.say(Text(text, style))

    def show_items(self) -> None:
        question = self.question
        choices, hand = (question.choices, question.hand) if question else items_of(self.host, self.viewer, None)
        cursor = question.cursor if question else -1
        self.choices.show(choices, cursor if 0 <= cursor < len(choices) else None)
        self.hand.show(hand, cursor - len(choices) if cursor >= len(choices) else None)
        self.keep_in_sight(self.choices, self.choices_box)
        self.keep_in_sight(self.hand, self.hand_box)
        self.share_rows(self.choices.rows(self.size.width), self.hand.rows(self.size.width))
        someone = self.viewer != self.host.public
        note = self.say("your-hand-marks") if question else ""
        self.hand_title.say(self.say("your-hand", count=len(hand)) if someone else "", note)
        self.show_detail()
        self.keys.update(Text(self.say("keys-ask" if question else "keys-wait")))

    def keep_in_sight(self, grid: Grid, box: VerticalScroll) -> None:
        if grid.cursor is not None:
            row = grid.cursor // grid.columns(self.size.width - 1)  # what has to be scrolled has a bar beside it
            box.scroll_to(y=row - 1, animate=False)

    def share_rows(self, choices: int, hand: int) -> None:
        """Where rows are scarce, the table stays in sight and the details give way; `?` shows them in full."""
        most = CHOICES + max(0, self.size.height - ROWS) // 2
        self.choices_box.styles.max_height = most
        free = self.size.height - BESIDES - min(choices, most) - min(hand, HAND)
        room = free - self.mat.drawing.rows(self.host.setting.seats)
        self.detail.styles.height = max(LEAST_DETAIL, min(MOST_DETAIL, room))

    def show_detail(self) -> None:
        if self.question is None:
            self.detail_title.say("")
            self.detail.say()
            return
        item = self.question.item
        self.detail_title.say(item.label)
        texts = [Text(self.reason(item), "bold")]
        if item.card:
            texts.append(Text(self.host.card_text(item.card)))
        self.detail.say(*texts)

    def remark(self, text: str) -> None:
        """A word to the person, in the place of the details, until the cursor moves."""
        self.detail.say(Text(text, AMBER))

    def reason(self, item: Item) -> str:
        """What can be done with it, or why not."""
        if item.open:
            held = self.question is not None and item in self.question.hand
            return self.say("playable" if held else "choosable", key=item.key or " ")
        if item.chosen:
            return self.say("chosen-already")
        if not item.asked:
            return self.say("not-asked")
        if not item.rule:
            return self.say("not-now-unknown")
        return self.say("not-now-rule", rule=item.rule, text=item.why)

    # --- keys --------------------------------------------------------------------------

    def press(self, key: str) -> None:
        if key in ("h", "f1"):
            self.app.push_screen(Help(self.host))
        elif key == "j":
            self.app.push_screen(Whole(self.host, self.host.sentences(self.viewer, self.told)))
        elif key == "d":
            self.app.push_screen(OpenCards(self.host, self.viewer))
        elif key == "q":
            self.app.push_screen(Leave(self.host))
        elif key == "v":
            self.pace = (self.pace + 1) % len(PACES)
            self.remark(self.say(f"pace-{self.pace}"))
        elif key in ("pageup", "pagedown"):
            scroll(self.journal, SCROLLS[key] // 2)
        elif self.question:
            self.press_answering(self.question, key)
        elif key == "space":
            self.hurry.set()

    def press_answering(self, question: Question, key: str) -> None:
        if key in ("left", "right", "up", "down", "home", "end"):
            question.cursor = self.moved(question, key)
            self.show_items()
        elif key == "enter" and question.item.open:
            question.give(question.item.option)
        elif key in ("?", "enter"):
            self.app.push_screen(Why(self.host, question.item, self.reason(question.item)))
        elif key == "u":
            self.undo(question)
        else:
            wanted = AZERTY.get(key, key)
            for item in question.items:
                if item.key and item.key == wanted:
                    question.give(item.option)
                    return

    def undo(self, question: Question) -> None:
        if self.host.match.undoable(question.ask[0]):
            question.give(UNDO)
        else:
            self.remark(self.say("too-late"))

    def moved(self, question: Question, key: str) -> int:
        """Left and right go through all; up and down keep the column, from the choices to the hand and back."""
        at, last, top = question.cursor, len(question.items) - 1, len(question.choices)
        if key in ("home", "end"):
            return 0 if key == "home" else last
        if key in ("left", "right"):
            return (at + (1 if key == "right" else -1)) % (last + 1)
        in_hand = at >= top
        columns = (self.hand if in_hand else self.choices).columns()
        target = at + (columns if key == "down" else -columns)
        if in_hand and target < top:
            return max(0, top - 1) if top else at
        if not in_hand and target >= top:
            return min(top, last)
        return min(max(target, 0), last)
