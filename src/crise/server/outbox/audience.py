"""The readers of a table, what each of them has been shown, and what to send to whom."""

from __future__ import annotations

from typing import Any

from crise.engine.ask import Seat
from crise.server import wire
from crise.server.outbox.queue import Posts, Reader
from crise.server.outbox.text import MatchText, game_text
from crise.server.outbox.view_delta import Snapshot, ViewTracker
from crise.server.room.room import Room


class Audience:
    def __init__(self, room: Room, epoch: int) -> None:
        self._room, self._epoch = room, epoch
        self.readers: list[Reader] = []
        self._trackers: dict[Seat, ViewTracker] = {}
        self._groups: dict[ViewTracker, list[Reader]] | None = None  # who shares a tracker; None: to be found again
        self._connected: set[Seat] | None = None  # and so are the seats that somebody reads for
        self._texts: dict[str, MatchText] = {}

    # --- who is here ----------------------------------------------------------------------------

    def add(self, reader: Reader) -> None:
        self.readers.append(reader)
        self._forget()

    def remove(self, reader: Reader) -> None:
        self.readers.remove(reader)
        self._forget()

    def _forget(self) -> None:
        self._groups = self._connected = None

    def connected(self) -> set[Seat]:
        if self._connected is None:
            self._connected = {reader.seat for reader in self.readers if reader.seat is not None}
        return self._connected

    def watchers(self) -> int:
        return sum(reader.seat is None for reader in self.readers)

    def tracker(self, reader: Reader) -> ViewTracker:
        seat = len(self._room.places) if reader.seat is None else reader.seat
        tracker = self._trackers.get(seat)
        if tracker is None:
            tracker = self._trackers[seat] = ViewTracker(seat, self._epoch)
        return tracker

    def texts(self, language: str) -> MatchText:
        live = self._room.live
        assert live is not None
        texts = self._texts.get(language)
        if texts is None or texts.live is not live:
            texts = self._texts[language] = MatchText(live, language)
        return texts

    # --- to one ---------------------------------------------------------------------------------

    def welcome(self, reader: Reader, snapshot: Snapshot | None, line: int = 0, chat: int = 0) -> bytes:
        return wire.encode(
            wire.Welcome(
                you=reader.seat,
                language=reader.language,
                room=self.describe_room(reader.language),
                chat=[said for said in self._room.chat if said.n >= chat],
                situation=None if snapshot is None else self.situation(reader, snapshot, line),
            )
        )

    def situation(self, reader: Reader, snapshot: Snapshot, line: int = 0) -> wire.Situation:
        tracker = self.tracker(reader)
        tracker.compare(snapshot)
        return tracker.situation(snapshot, self.texts(reader.language), line)

    # --- to all ---------------------------------------------------------------------------------

    def tell(self, message: Any) -> Posts:
        """The same to everybody."""
        said = wire.encode(message)
        return [(reader, [said]) for reader in self.readers]

    def welcomes(self, snapshot: Snapshot | None, chat: int) -> Posts:
        """The whole picture, put together once per seat and language."""
        said: dict[tuple[Seat | None, str], bytes] = {}
        for reader in self.readers:
            key = reader.seat, reader.language
            if key not in said:
                said[key] = self.welcome(reader, snapshot, chat=chat)
        return [(reader, [said[reader.seat, reader.language]]) for reader in self.readers]

    def describe_room(self, language: str) -> wire.RoomInfo:
        return self._room.describe(language, self.connected(), self.watchers())

    def room_news(self, but: Reader | None = None) -> Posts:
        said: dict[str, bytes] = {}
        for reader in self.readers:
            if reader.language not in said:
                said[reader.language] = wire.encode(wire.RoomChanged(self.describe_room(reader.language)))
        return [(reader, [said[reader.language]]) for reader in self.readers if reader is not but]

    def show_out(self, seat: Seat | None, reason: str) -> Posts:
        """Whoever had this seat has it no more, or nobody may look on: the last message to them."""
        out = [reader for reader in self.readers if reader.seat == seat]
        for reader in out:
            self.remove(reader)
        texts = [game_text(self._room.game, reader.language).say(f"refused-{reason}") for reader in out]
        return [(reader, [wire.encode(wire.Closed(reason, text))]) for reader, text in zip(out, texts, strict=True)]

    def updates(self, snapshot: Snapshot) -> Posts:
        """For each reader what is new to it, put together once per seat and language."""
        posts: Posts = []
        groups = self._group() if self._groups is None else self._groups
        snapshot.look_for([tracker.seat for tracker in groups])
        for tracker, readers in groups.items():
            delta = tracker.compare(snapshot)
            if delta is None:
                continue
            said: dict[str, bytes] = {}
            for reader in readers:
                if reader.language not in said:
                    said[reader.language] = tracker.update(delta, snapshot, self.texts(reader.language))
                posts.append((reader, [said[reader.language]]))
        return posts

    def _group(self) -> dict[ViewTracker, list[Reader]]:
        groups: dict[ViewTracker, list[Reader]] = {}
        for reader in self.readers:
            groups.setdefault(self.tracker(reader), []).append(reader)
        self._groups = groups
        return groups

    def arrange(self, order: list[Seat]) -> None:
        """Everybody has another seat, as `Room` says: who looks at the old one would see what is not his."""
        for reader in self.readers:
            if reader.seat is not None:
                reader.seat = order.index(reader.seat)
        self._forget()

    def seats_changed(self) -> None:
        """How many there are decides who is the public."""
        self._groups = None
