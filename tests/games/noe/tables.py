"""Tables laid out by hand, and moves written as in a record."""

from typing import Any, cast

from crise.engine.ask import CardId, Seat
from crise.engine.match import Match
from crise.games.noe import NOE
from crise.games.noe.state import HAND, VILLAINS, Noe

# Cards that make no trio with their neighbours: they fill the hands that a test does not care about.
FILLERS = (
    "franck-espions", "jacquotte-duron", "naomie-alphas", "rose-senechales", "camille-pompiers", "marc-journalistes",
    "sindy-espions", "sandy-alphas", "susy-senechales", "estelle-journalistes", "etienne-pompiers", "david-duron",
    "elena-espions", "karl-alphas", "marie-senechales", "henri-duron", "emma-journalistes", "clara-pompiers",
    "marie-empires", "abigail-espions", "emma-leonard", "estelle-duron", "noe-empires", "sophie-alphas",
    "clara-espions", "karl-empires", "abigail-senechales", "marc-duron", "sarah-leonard", "etienne-duron",
    "emma-espions", "sophie-empires", "elena-senechales", "camille-duron", "amelie-leonard", "sally-alphas",
)  # fmt: skip

OFTEN_FORCED = ("act", "target", "enqueteur")


def lay(
    *hands: str,
    top: str = "sally-leonard",
    pile: str = "",
    last: bool = False,
    under: str = "",
    turn: Seat = 0,
    **options: Any,
) -> Match:
    """A match in its first round, seat `turn` to play. `pile`: the next cards to be drawn, first first, the rest in
    any order; `last`: there is no rest. `under`: what lies beneath the top of the discard, lowest first."""
    game = NOE
    faces = game.faces(game.standard)
    table = game.new_table(len(hands), game.options(**options), faces, 7)
    game.setup(table)
    ids = {face.key: card for card, face in enumerate(faces)}
    wanted = [hand.split() for hand in hands]
    named = {*top.split(), *pile.split(), *under.split(), *(key for hand in wanted for key in hand)}
    fillers = iter([key for key in FILLERS if key not in named])
    for hand in wanted:
        hand += [next(fillers) for _ in range(HAND - len(hand))]
    stack(table, [[ids[key] for key in hand] for hand in wanted], [ids[k] for k in [*under.split(), top]])
    coming = [ids[key] for key in pile.split()]
    rest = [] if last else [card for card in table.deck.cards if card not in coming]
    table.deck.cards = rest + coming[::-1]
    table.deck.fixed_top = len(coming)
    table.turn, table.dealer = turn, (turn - 1) % len(hands)
    return Match.begin(game.rules, table)


def stack(table: Noe, hands: list[list[CardId]], discard: list[CardId]) -> None:
    placed = {card for hand in hands for card in hand} | set(discard)
    boxed = [c for c, face in enumerate(table.faces) if table.level < 3 and face.kind in VILLAINS]
    table.deck.cards = [card for card in range(len(table.faces)) if card not in placed and card not in boxed]
    table.known = [0] * len(table.faces)
    for pile, cards in zip([*table.hands, table.discard], [*hands, discard], strict=True):
        pile.cards = list(cards)
        for card in cards:
            table.known[card] = pile.seen
    table.told = []


def noe(match: Match) -> Noe:
    return cast(Noe, match.table)


def play(match: Match, *moves: str) -> Match:
    """`0 discard rose-senechales`: seat, question, answer (a card, @seat, a word, or pass). Questions with a single
    option are not always asked: those in OFTEN_FORCED may be written all the same."""
    for move in moves:
        seat, what, option = move.split()
        ask = match.ask(int(seat))
        if what in OFTEN_FORCED and (ask is None or ask[1] != what):
            continue
        assert ask is not None, f"{move}: open is {match.open}"
        assert ask[1] == what, f"{move}: the question is {ask[1]} {offered(match)}"
        match.answer(int(seat), value(match, option))
    return match


def value(match: Match, option: str) -> Any:
    if option == "pass":
        return None
    if option.startswith("@"):
        return int(option[1:])
    ids = {face.key: card for card, face in enumerate(match.table.faces)}
    return ids.get(option, option)


def offered(match: Match) -> list[str]:
    """The options of the one open question, as `play` takes them."""
    [(_, what, options, _)] = match.open
    kind = NOE.asks[what][0]
    return [name(match, kind, option) for option in options]


def name(match: Match, kind: str, option: Any) -> str:
    if option is None:
        return "pass"
    if isinstance(option, str):
        return option
    return f"@{option}" if kind == "seat" else match.table.faces[option].key


def asked(match: Match) -> tuple[Seat, str]:
    [(seat, what, _, _)] = match.open
    return seat, what


def hand(match: Match, seat: Seat) -> set[str]:
    table = noe(match)
    return {table.faces[card].key for card in table.hands[seat].cards}


def pile(match: Match, viewer: Seat, name: str) -> list[str | None]:
    """What a seat sees of a pile, bottom first."""
    return [card and card[1] for card in match.view(viewer)[name]["cards"]]


def seen(match: Match, viewer: Seat, owner: Seat) -> set[str]:
    """The cards that a seat knows in a hand."""
    return {key for _, key in match.view(viewer)["hands"][owner]["cards"]}


def events(match: Match, viewer: Seat = 0) -> list[str]:
    return [what for what, _ in match.log(viewer)]
