"""Fields of a state: one line each, and all else follows from it.

    class Dig(State):
        deck = draw_pile()
        points = counter_each(0, role="score")
        pairs: bool = option()

A declarator is typed as the value that the attribute holds. What it returns is a `Field`: source text for the value on
a new table, for its copy and for what everybody sees. `generate` makes plain methods of these texts, so that nothing is
looked up while a game is played. In a text `{}` is the attribute and `@` its name (in that of a new value only `@`);
`self`, `seats`, `faces` and `options` are there.

`shown`: True, False, or the name in the view where that is another. `role` is what the value is to whoever draws any
game: see ROLES. `feature` is what it is to an environment: see FEATURES; what a kind of field is by itself need not be
said, and '' leaves it out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from crise.engine.ask import CardId, Seat

T = TypeVar("T")
Method = TypeVar("Method", bound=Callable[..., Any])

# score: the number that wins, a seat; figure: another number, a seat, that is told at the end; alive: the seats that
# are still in; hand: the piles that are held, a seat; announced: the cards of an action that still may be answered;
# round: how many rounds have begun; phase: the word for what is going on in it.
ROLES: Final = ("score", "figure", "alive", "hand", "announced", "round", "phase")

# In the order in which they stand in a vector: a `number`; `numbers` or `owned` (a card id or -1), one a seat;
# `players`, a list of seats; one `player`, or -1; `words`, one a seat; `cards`, pairs of an id and a face; a `tally`,
# numbers by name; a `count`, how long a list is; `tallies`, a tally a seat; `holders`, a seat or -1 by name. What only
# makes sense beside card ids is left out.
FEATURES: Final = (
    "number", "numbers", "owned", "players", "player", "words", "cards", "tally", "count", "tallies", "holders",
)  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Field:
    """What is declared of one field."""

    type: str  # of the attribute, as Python writes it
    start: str = ""  # its value on a new table; '': the game gives it one
    copy: str = "{}"  # its value on a copy; '': it starts anew
    pile: bool = False  # a pile, or one a seat
    shown: str = ""  # what everybody sees of it; '': nothing
    views: tuple[str, ...] = ()  # under which names; one that spreads (`**`) has several
    view_type: str = ""  # as what, if not as it is
    computed: bool = False  # a method: there is no such attribute
    each: bool = False  # not the same for all: a method that is asked with the seat
    role: str = ""
    feature: str = ""
    total: int = -1  # of a supply: what there is of it, together with `holders`
    holders: str = ""  # the fields that hold the rest
    least: int | None = None  # no value is below
    most: int | None = None  # nor above
    among: tuple[str, ...] = ()  # all names or words that there may be
    refill: str = ""  # of a row: the pile that fills it, up to `most` cards
    uses: tuple[Callable[..., Any], ...] = field(default=(), repr=False, compare=False)  # what the texts name

    def __post_init__(self) -> None:
        if self.role not in ("", *ROLES):
            raise ValueError(f"unknown role: {self.role}; there are {', '.join(ROLES)}")
        if self.feature not in ("", *FEATURES):
            raise ValueError(f"unknown kind of feature: {self.feature}; there are {', '.join(FEATURES)}")


def declare(type: str, start: str, copy: str, shown: bool | str = False, feature: str | None = "", **more: Any) -> Any:
    """A field as its declarator makes it. It is shown as it would be copied, unless `as_shown` says how."""
    named = (shown,) if isinstance(shown, str) else ()
    as_shown = more.pop("as_shown", copy or "{}")
    return Field(
        type=type,
        start=start,
        copy=copy,
        shown=as_shown if shown else "",
        views=named,
        feature=(feature or "") if shown else "",
        **more,
    )


# --- numbers ------------------------------------------------------------------


def counter(start: int = 0, shown: bool | str = True, role: str = "", feature: str = "number") -> int:
    number: int = declare("int", repr(start), "{}", shown, feature, role=role)
    return number


def counter_each(start: int = 0, shown: bool | str = True, role: str = "", feature: str = "numbers") -> list[int]:
    """A number a seat."""
    numbers: list[int] = declare("list[int]", f"[{start!r}] * seats", "{}[:]", shown, feature, role=role)
    return numbers


def counter_per_card(start: int = 0) -> list[int]:
    """A number a card, wherever it lies. Not shown: somebody may not know where that is."""
    numbers: list[int] = declare("list[int]", f"[{start!r}] * len(faces)", "{}[:]")
    return numbers


def flag(start: bool = False, shown: bool | str = True, feature: str = "number") -> bool:
    value: bool = declare("bool", repr(start), "{}", shown, feature)
    return value


def flag_each(start: bool = False, shown: bool | str = True, feature: str = "numbers") -> list[bool]:
    """A yes or no a seat."""
    flags: list[bool] = declare("list[bool]", f"[{start!r}] * seats", "{}[:]", shown, feature)
    return flags


def tally(names: Sequence[str], shown: bool | str = True, feature: str = "tally") -> dict[str, int]:
    """Numbers by name, all of them 0 at first."""
    start = repr(dict.fromkeys(names, 0))
    numbers: dict[str, int] = declare("dict[str, int]", start, "{}.copy()", shown, feature)
    return numbers


# --- words --------------------------------------------------------------------


def word(start: str = "", shown: bool | str = True) -> str:
    value: str = declare("str", repr(start), "{}", shown)
    return value


def words(shown: bool | str = True, feature: str = "") -> list[str]:
    """Words one after the other, none at first."""
    value: list[str] = declare("list[str]", "[]", "{}[:]", shown, feature)
    return value


# --- seats and cards ----------------------------------------------------------

MARKED: Final = "[seat {} for seat in range(self.seats)]"  # shown as a yes or no a seat


def player(start: Seat = -1, shown: bool | str = True, marked: bool = False) -> Seat:
    """A seat, or nobody (-1). `marked`: shown as a yes or no a seat."""
    as_marks = {"as_shown": MARKED.format("== {}"), "view_type": "list[bool]"} if marked else {}
    seat: Seat = declare("Seat", repr(start), "{}", shown, "numbers" if marked else "player", **as_marks)
    return seat


def players(shown: bool | str = True, role: str = "", marked: bool = False) -> list[Seat]:
    """Seats in an order, none at first."""
    as_marks = {"as_shown": MARKED.format("in {}"), "view_type": "list[bool]"} if marked else {}
    feature = "numbers" if marked else "players"
    seats: list[Seat] = declare("list[Seat]", "[]", "{}[:]", shown, feature, role=role, **as_marks)
    return seats


def card_id(shown: bool | str = True) -> CardId:
    """A card that lies somewhere, or none (-1)."""
    id: CardId = declare("CardId", "-1", "{}", shown)
    return id


def card_each(shown: bool | str = True, feature: str = "owned") -> list[CardId]:
    """A card a seat, or none (-1): in front of it, laid by it."""
    cards: list[CardId] = declare("list[CardId]", "[-1] * seats", "{}[:]", shown, feature)
    return cards


def card_ids(shown: bool | str = True, feature: str = "") -> list[CardId]:
    """Some cards that lie somewhere, none at first. Shown as ids: who may know them sees their faces where they lie."""
    ids: list[CardId] = declare("list[CardId]", "[]", "{}[:]", shown, feature)
    return ids


def announced() -> list[CardId]:
    """The cards of an action while it may still be answered, with their faces. No copy is made meanwhile."""
    ids: list[CardId] = declare(
        "list[CardId]",
        "[]",
        "",
        True,
        "cards",
        role="announced",
        as_shown="[(card, self.faces[card].key) for card in {}]",
        view_type="list[tuple[CardId, str]]",
    )
    return ids


# --- anything -----------------------------------------------------------------


def option(
    name: str = "@", read: Callable[[Any], Any] | None = None, shown: bool = False, feature: str = "number"
) -> Any:
    """An option of the game, of the same name or another, as it is or as `read` understands it. Annotate it."""
    start = f"{read.__name__}(options.{name})" if read else f"options.{name}"
    return declare("", start, "{}", shown, feature, uses=(read,) if read else ())


def fixed(make: Callable[[Any], T]) -> T:
    """Made from the new table, never changed, shared by all copies."""
    made: T = declare(str(make.__annotations__["return"]), f"{make.__name__}(self)", "{}", uses=(make,))
    return made


def given(start: str = "", *uses: Callable[..., Any]) -> Any:
    """What is put there as a whole, never changed in place, shared by all copies: by the rules, or (without a `start`)
    by the game, as the books of its rules (`Game.beside`). `uses`: what the text of the start names. Annotate it."""
    return declare("", start, "{}", uses=uses)


def scratch(start: T) -> T:
    """Of use while a turn is played: neither copied nor shown."""
    value: T = declare(type(start).__name__, repr(start), "")
    return value


def listed(each: str = "", start: str = "[]", shown: bool | str = False) -> Any:
    """A list of anything. `each` copies one element (`{}[:]`); without it they are shared. Annotate it."""
    return declare("", start, f"[{each.replace('{}', 'one')} for one in {{}}]" if each else "{}[:]", shown)


def shown(name: str = "", names: Sequence[str] = (), role: str = "", feature: str = "") -> Callable[[Method], Method]:
    """Above a method: what it returns is shown, under its own name or another. Or the values of the dict that it
    returns, each under one of `names`."""

    def shows(method: Method) -> Method:
        call = f"self.{method.__name__}()"
        found: Any = Computed(
            method,
            Field(
                type=str(method.__annotations__["return"]),
                shown=f"**{call}" if names else call,
                views=tuple(names) or (name or method.__name__,),
                computed=True,
                role=role,
                feature=feature,
            ),
        )
        return found  # type: ignore[no-any-return]

    return shows


def shown_each() -> Callable[[Method], Method]:
    """Above a method of a seat: what it returns is shown to that seat. For what one knows of one's own plans."""

    def shows(method: Method) -> Method:
        name = method.__name__
        kind = str(method.__annotations__["return"])
        found: Any = Computed(method, Field(type=kind, shown=f"self.{name}(seat)", computed=True, each=True))
        return found  # type: ignore[no-any-return]

    return shows


@dataclass(frozen=True)
class Computed:
    """A method whose value is shown, until its class is made."""

    method: Callable[..., Any]
    field: Field
