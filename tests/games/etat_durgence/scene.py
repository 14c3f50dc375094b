"""A table set for one test: who holds what, whose turn it is; and answers by name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from crise.engine.ask import Ask, CardId, Seat
from crise.engine.match import Match
from crise.engine.pile import Pile
from crise.games.etat_durgence import ETAT_DURGENCE, EtatDurgenceCard, rules
from crise.games.etat_durgence.rules import TEAMS
from crise.games.etat_durgence.state import EtatDurgence

Cards = str  # keys between spaces: "piece piece variant"
# Rules are tested with the numbers of the first edition, which stay; those of the game's own file are tuned.
FIRST_EDITION = ETAT_DURGENCE.read_cards((Path(__file__).parent / "first_edition.csv").read_text("utf-8"))


class Scene:
    """Seat 0 is on turn, with exactly the cards that the test names. Nobody else holds anything but what it says."""

    def __init__(
        self,
        hand: Cards = "",
        *,
        draw: Cards = "",
        discard: Cards = "",
        board: Cards = "",
        hands: dict[Seat, Cards] | None = None,
        boards: dict[Seat, Cards] | None = None,
        confiance: list[int] | None = None,
        seats: int = 2,
        edition: Sequence[EtatDurgenceCard] = FIRST_EDITION,
        **options: Any,
    ) -> None:
        t = blank(seats, options, edition)
        deal(t, hand, t.hands[0])
        deal(t, draw, t.draws[0])
        deal(t, discard, t.discards[0])
        deal(t, board, t.boards[0])
        for seat, cards in (hands or {}).items():
            deal(t, cards, t.hands[seat])
        for seat, cards in (boards or {}).items():
            deal(t, cards, t.boards[seat])
        if confiance:
            t.confiance = confiance
        self.match = Match.begin(ETAT_DURGENCE.rules, t)

    @property
    def t(self) -> EtatDurgence:
        """The table now: a match may go on with a copy."""
        table = self.match.table
        assert isinstance(table, EtatDurgence)
        return table

    # --- answering ----------------------------------------------------------------

    @property
    def ask(self) -> Ask:
        return self.match.open[0]

    @property
    def what(self) -> str:
        return self.ask[1]

    def do(self, *answers: str | int) -> Scene:
        """Answer the open question, and those that follow: a card by its key, a seat or a number, a word."""
        for answer in answers:
            self.match.answer(self.ask[0], self._option(answer))
        return self

    def _option(self, answer: str | int) -> str | int:
        for option, name in zip(self.ask[2], self.options(), strict=True):
            if name == answer:
                assert isinstance(option, str | int)
                return option
        raise AssertionError(f"{self.what}: no {answer!r} in {self.options()}")

    def options(self) -> list[str | int]:
        cards = ETAT_DURGENCE.asks[self.what][0] == "card"
        return [self.t.faces[o].key if cards and isinstance(o, int) else o for o in self.ask[2]]

    def why_not(self, option: Any) -> str:
        return self.match.why_not(self.ask[0], option)

    # --- looking --------------------------------------------------------------------

    def keys(self, pile: Pile) -> list[str]:
        return sorted(self.t.faces[card].key for card in pile.cards)

    def card(self, key: str, pile: Pile) -> CardId:
        return next(card for card in pile.cards if self.t.faces[card].key == key)

    def told(self, what: str) -> list[tuple[Any, ...]]:
        return [args for event, args in self.match.log(self.t.seats) if event == what]


def position(*hands: Cards, draw: Cards = "", discard: Cards = "", confiance: Any = None, **more: Any) -> Match:
    """The same for golden games: a hand per seat; `board1="soignante"` lies in front of seat 1."""
    boards = {int(name.removeprefix("board")): more.pop(name) for name in list(more) if name.startswith("board")}
    rest = {seat: hand for seat, hand in enumerate(hands) if seat}
    scene = Scene(
        hands[0], draw=draw, discard=discard, hands=rest, boards=boards, confiance=confiance, seats=len(hands), **more
    )
    return scene.match


def deal(t: EtatDurgence, keys: Cards, pile: Pile) -> None:
    """From the market, or out of the box."""
    for key in keys.split():
        source, card = next(
            (source, card)
            for source in (t.market, t.box, t.supers)
            for card in source.cards
            if t.faces[card].key == key
        )
        source.cards.remove(card)
        pile.cards.append(card)
        t.known[card] = pile.seen


def blank(seats: int, options: dict[str, Any], edition: Sequence[EtatDurgenceCard]) -> EtatDurgence:
    """A table with teams, nobody's cards, seat 0 to play, all at 20. The starting cards lie in the box."""
    given = ETAT_DURGENCE.read_options(options)
    faces = ETAT_DURGENCE.faces(edition)
    t = ETAT_DURGENCE.new_table(seats, given, faces, 1)
    rules.setup(t)
    t.teams, t.turn = list(TEAMS[:seats]), 0
    rules.put_away(t)
    for pile in (*t.hands, *t.draws):
        t.box.cards += pile.cards
        pile.cards = []
    for card in t.box.cards:
        t.known[card] = t.everybody
    t.told = []
    return t
