"""Reads the texts of a row into the values of `grammar`. What is wrong names the column, the word and what would do."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from crise.games.dans_la_tourmente.grammar import (
    ANY,
    BEST,
    BOARD,
    LOSER,
    OF_THE_BOARD,
    SMART,
    Against,
    Compare,
    Condition,
    Cost,
    Count,
    Draw,
    Effect,
    Group,
    Modifier,
    Outcome,
    Side,
    Stake,
    Way,
)  # fmt: skip
from crise.games.world_order.data import MONEY, POWERS, REGIONS, RESOURCES, VP

SIGNS_OF: Final = {"$": MONEY, "VP": VP}  # as the file writes them; the rest goes by its letter
GAINED: Final = ("VP", "$", *RESOURCES, SMART)
PAID: Final = ("$", *RESOURCES)
LOCAL: Final = ("armies", "influence", "allies", "engage")  # counted in a place
OF_WHO_PAID: Final = ("spent", "partners")  # counted where somebody takes part
COUNTS: Final = (*LOCAL, "prosperity", "growth", "production", *OF_WHO_PAID)
OTHERS: Final = (*POWERS, "rivals", "all")
TRIGGERED: Final = tuple(f"t-{number:02}" for number in range(1, 17))
EFFECTS: Final = tuple(f"x-{number:02}" for number in range(1, 15))
COUNTRIES: Final = ("cuba", "afghanistan", "ukraine")  # that have a second card
WAYS: Final = ("withdraw", "keep", "a", "b")  # names of ways: `way-…` in the texts
WHENS: Final = (
    "always", "others", "nobody", "times=N", "agreed", "all", "win", "win POWERS", "lose", "lose>=N", "total>=N",
    "success", "failure", "if CONDITION", "POWERS if CONDITION", "else",
)  # fmt: skip
WORDS: Final = (
    "VP+N", "$-N", "E+N …", "P+N", "INF(REGION|…)", "DEL(REGION)", "UP(REGION)", "DOWN(REGION)", "NEU(REGION)",
    "DELNEU(REGION)", "TONEU(REGION)", "ARM(REGION,<=N)", "HOME(REGION)", "PROD(C+N|S+N)", "PROD(*+N)",
    "READY(N,REGION)", "EXH(N,REGION)", "CTY(COUNTRY)", "EV(EVENT)", "EVNOW(EVENT|…)", "FX(CARD@PLACE)", "FXOFF(CARD)",
)  # fmt: skip
GAIN: Final = re.compile(r"(VP|[$ERFCSDAP])([+-]\d{1,2})(?:\*(.+?)(?:<=(\d{1,2}))?)?")
CALL: Final = re.compile(r"([A-Za-z]+)\((.+)\)")
PRODUCTION: Final = re.compile(r"([ERFCSDA*])([+-][1-9])")
NUMBER: Final = re.compile(r"[1-9]\d?")
RANGE: Final = re.compile(r"([0-5])-([0-5])")
SIGNED: Final = re.compile(r"[+-][1-9]\d?")


Told = TypeVar("Told")


class BadEntry(ValueError):
    """A text that is not what its column holds."""


def fault(word: str, needs: str) -> BadEntry:
    return BadEntry(f"{word!r}: {needs}")


# --- Words ----------------------------------------------------------------------


def parts(text: str, separator: str) -> list[str]:
    """Split, but not inside brackets. An empty part is kept, so that who reads it can say what is missing."""
    found, depth = [""], 0
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        if sign == separator and not depth:
            found.append("")
        else:
            found[-1] += sign
    return [part.strip() for part in found]


def tokens(text: str) -> list[str]:
    return [part for part in parts(text, " ") if part]


def known(what: str, word: str, allowed: Sequence[str]) -> str:
    if word not in allowed:
        raise fault(word, f"no {what}; there are {', '.join(allowed)}")
    return word


def power(word: str) -> str:
    return known("power", word, POWERS)


def powers(text: str) -> tuple[str, ...]:
    """`US+EU`"""
    found = tuple(power(word.strip()) for word in text.split("+"))
    if len(set(found)) < len(found):
        raise fault(text, "a power stands here twice")
    return found


def are_powers(text: str) -> bool:
    return all(word in POWERS for word in text.split("+"))


def region(word: str) -> str:
    return known("region", word, REGIONS)


def regions(text: str, separator: str = "|") -> tuple[str, ...]:
    """`AFR|MENA`"""
    return tuple(region(word.strip()) for word in text.split(separator))


def number(word: str) -> int:
    if not NUMBER.fullmatch(word):
        raise fault(word, "a number from 1 to 99 stands here")
    return int(word)


def signed(word: str) -> int:
    if not SIGNED.fullmatch(word):
        raise fault(word, "a number with + or - before it stands here, as +2")
    return int(word)


def limit(word: str) -> int:
    """`<=3`"""
    if not word.startswith("<="):
        raise fault(word, "a limit stands here, as <=3")
    return number(word.removeprefix("<="))


def resources(text: str, allowed: Sequence[str] = RESOURCES) -> tuple[str, ...]:
    """`C+S`"""
    return tuple(letter(word, allowed) for word in text.split("+"))


def letter(word: str, allowed: Sequence[str]) -> str:
    """How the rules call a resource: `$` is M."""
    return SIGNS_OF.get(known("resource", word, allowed), word)


# --- Counts and conditions -------------------------------------------------------


def count(text: str) -> Count:
    """`armies(EAP)`, `production(C+S)`, `growth`"""
    call = CALL.fullmatch(text)
    word, inside = (call[1], call[2]) if call else (text, "")
    known("count", word, COUNTS)
    if bool(inside) != (word in LOCAL or word == "production"):
        form = f"{word}(REGION)" if word in LOCAL else "production(C+S)" if word == "production" else word
        raise fault(text, f"it is written {form}")
    if word in LOCAL:
        return Count(word, region(inside))
    return Count(word, resources=resources(inside)) if inside else Count(word)


def compare(text: str) -> Compare:
    found = re.fullmatch(r"(.+?)(>=|>|=)(\w+)", text)
    if not found:
        raise fault(text, "a comparison stands here, as armies(EUR)>=3 or influence(MENA)>RU")
    counted, sign, against = count(found[1]), found[2], found[3]
    if counted.what in OF_WHO_PAID:
        raise fault(counted.what, "it is known only once somebody has paid: no condition can ask for it")
    if against.isdigit():
        if sign == ">":
            raise fault(text, f"a number is compared by >= or =: {found[1]}>={int(against) + 1}")
        return Compare(counted, sign, int(against))
    return Compare(counted, sign, other=known("number and nobody to compare with", against, OTHERS))


def condition(text: str) -> Condition:
    return tuple(compare(part) for part in parts(text, "&"))


# --- Effects --------------------------------------------------------------------


def effect(word: str) -> Effect:
    if gained := GAIN.fullmatch(word):
        what, n, per, most = gained.groups()
        if not int(n):
            raise fault(word, "nothing is gained or lost")
        return Effect("GAIN", int(n), (SIGNS_OF.get(what, what),), per=count(per) if per else None, most=int(most or 0))
    call = CALL.fullmatch(word)
    if not call or call[1] not in CALLS:
        raise fault(word, f"no effect; there are {' '.join(WORDS)}")
    return CALLS[call[1]](call[1], call[2])


def chosen(word: str, inside: str) -> Effect:
    return Effect(word, places=regions(inside))


def local(word: str, inside: str) -> Effect:
    return Effect(word, places=(region(inside),))


def moved(word: str, inside: str) -> Effect:
    """`ARM(EAP,<=2)`"""
    place, most = pair(word, inside, "REGION,<=N")
    return Effect(word, limit(most), places=(region(place),))


def some_allies(word: str, inside: str) -> Effect:
    """`EXH(1,EUR)`"""
    n, place = pair(word, inside, "N,REGION")
    return Effect(word, number(n), places=(region(place),))


def pair(word: str, inside: str, form: str) -> tuple[str, str]:
    first, comma, second = inside.partition(",")
    if not comma:
        raise fault(f"{word}({inside})", f"it is written {word}({form})")
    return first.strip(), second.strip()


def production(word: str, inside: str) -> Effect:
    """`PROD(C+1|S+1)`, `PROD(*+1)`"""
    found = [PRODUCTION.fullmatch(part.strip()) for part in inside.split("|")]
    matches = [one for one in found if one]
    if len(matches) < len(found) or len({one[2] for one in matches}) > 1:
        raise fault(f"{word}({inside})", "it is written PROD(C+1), PROD(C+1|S+1) or PROD(*+1), by the same number")
    letters = tuple(one[1] for one in matches)
    return Effect(word, int(matches[0][2]), RESOURCES if letters == (ANY,) else resources("+".join(letters)))


def country(word: str, inside: str) -> Effect:
    return Effect(word, cards=(known("country with a second card", inside, COUNTRIES),))


def added(word: str, inside: str) -> Effect:
    return Effect(word, cards=(known("triggered event", inside, TRIGGERED),))


def drawn(word: str, inside: str) -> Effect:
    return Effect(word, cards=tuple(known("triggered event", one, TRIGGERED) for one in inside.split("|")))


def laid(word: str, inside: str) -> Effect:
    """`FX(x-02@RU)`, `FX(x-05)`: before the power that it hits"""
    card, _, place = inside.partition("@")
    known("effect card", card, EFFECTS)
    return Effect(word, cards=(card,), at=known("place of an effect card", place, PLACES) if place else "")


def taken_off(word: str, inside: str) -> Effect:
    return Effect(word, cards=(known("effect card", inside, EFFECTS),))


PLACES: Final = (BOARD, *POWERS, *REGIONS)
LYING: Final = (*PLACES, LOSER)  # as an effect card says it of itself
CALLS: Final[dict[str, Callable[[str, str], Effect]]] = {
    "INF": chosen, "DEL": local, "UP": local, "DOWN": local, "NEU": local, "DELNEU": local, "TONEU": local,
    "ARM": moved, "HOME": local, "PROD": production, "READY": some_allies, "EXH": some_allies, "CTY": country,
    "EV": added, "EVNOW": drawn, "FX": laid, "FXOFF": taken_off,
}  # fmt: skip


def is_of_the_board(one: Effect) -> bool:
    return one.word in OF_THE_BOARD or (one.word == "FX" and bool(one.at))


def groups(text: str) -> tuple[Group, ...]:
    """`VP+2, best INF(EUR), RU DEL(EUR)`: what changes the board becomes a group of its own, done once."""
    return tuple(group for part in parts(text, ",") for group in group_of(tokens(part), part))


def group_of(words: list[str], text: str) -> list[Group]:
    named: tuple[str, ...] = ()
    whom = ""
    if words and words[0] == BEST:
        whom, words = BEST, words[1:]
    elif words and are_powers(words[0]):
        named, words = powers(words[0]), words[1:]
    if not words:
        raise fault(text, f"an effect is missing; there are {' '.join(WORDS)}")
    found = [effect(word) for word in words]
    own = tuple(one for one in found if not is_of_the_board(one))
    board = tuple(one for one in found if is_of_the_board(one))
    if (named or whom) and board:
        raise fault(text, "what is done once on the board hits nobody: it needs no name before it")
    hit = [Group(own, named, whom)] if own else []
    return hit + ([Group(board, whom=BOARD)] if board else [])


# --- Ways to take part ------------------------------------------------------------


def ways(text: str) -> tuple[Way, ...]:
    return tuple(way(part) for part in parts(text, ";")) if text else ()


def way(text: str) -> Way:
    paid, arrow, given = text.partition("->")
    if not arrow:
        raise fault(text, "a cost, -> and what it gives stand here, as 3F / 10$ -> VP+1 P+1")
    before, colon, price = paid.rpartition(":")
    costs = tuple(cost(part) for part in parts(price, "/"))
    if not colon:
        return Way(costs, groups(given))
    named, name, needs = way_head(before)
    return Way(costs, groups(given), named, name, needs)


def way_head(text: str) -> tuple[tuple[str, ...], str, Condition]:
    """`US withdraw if armies(CAS)>=1`, each part of it optional"""
    head, needed, needs = f" {text.strip()} ".partition(" if ")
    words = head.split()
    named = powers(words.pop(0)) if words and are_powers(words[0]) else ()
    name = known("power and no name of a way", words.pop(0), WAYS) if words else ""
    if words:
        raise fault(words[0], "before the colon stand powers, a name and a condition, in this order and each once")
    return named, name, condition(needs.strip()) if needed else ()


def cost(text: str) -> Cost:
    """`1D 10$`, `1D 1-3A`, `5$ A>MENA`, `HOME(CAS)`"""
    pays: dict[str, int] = {}
    variable, least, most, army_to, home = "", 0, 0, "", ""
    for word in tokens(text):
        if fixed := re.fullmatch(r"([1-9]\d?)(.)", word):
            once(pays, letter(fixed[2], PAID), int(fixed[1]), word)
        elif free := re.fullmatch(r"([1-9])-([1-9])(.)", word):
            variable, least, most = letter(free[3], PAID), int(free[1]), int(free[2])
        elif word.startswith("A>"):
            army_to = region(word.removeprefix("A>"))
        elif back := re.fullmatch(r"HOME\((.+)\)", word):
            home = region(back[1])
        else:
            raise fault(word, "no cost; there are 10$, 3F, 1-3A (as many as one likes), A>REGION, HOME(REGION)")
    if most < least:
        raise fault(text, "the least is more than the most")
    if not (pays or variable or army_to or home):
        raise fault(text, "a cost is missing")
    return Cost(pays, variable, least, most, army_to, home)


def once(told: dict[str, Told], name: str, value: Told, word: str) -> None:
    if name in told:
        raise fault(word, "the same stands here twice")
    told[name] = value


# --- Outcomes -------------------------------------------------------------------


def outcomes(text: str) -> tuple[Outcome, ...]:
    return tuple(outcome(part) for part in parts(text, ";")) if text else ()


def outcome(text: str) -> Outcome:
    head, colon, given = text.partition(":")
    if not colon:
        raise fault(text, f"when, a colon and effects stand here; when is {', '.join(WHENS)}")
    when, named, least, needs = when_of(head.strip())
    return Outcome(when, groups(given), named, least, needs)


def when_of(text: str) -> tuple[str, tuple[str, ...], int, Condition]:
    if text in ("always", "others", "nobody", "agreed", "all", "win", "lose", "success", "failure", "else"):
        return text, (), 0, ()
    if found := re.fullmatch(r"(times=|lose>=|total>=)([1-9]\d?)", text):
        return found[1].rstrip("=>"), (), int(found[2]), ()
    if text.startswith("win "):
        return "win", powers(text.removeprefix("win ").strip()), 0, ()
    head, needed, needs = f" {text}".partition(" if ")
    if needed:
        return "if", powers(head.strip()) if head.strip() else (), 0, condition(needs.strip())
    raise fault(text, f"nothing that an event may lead to; there are {', '.join(WHENS)}")


# --- Auctions, and those who are no persons ---------------------------------------


def sides(text: str) -> tuple[Side, ...]:
    """`US+EU | RU (+4)`"""
    return tuple(side(part) for part in parts(text, "|")) if text else ()


def side(text: str) -> Side:
    found = re.fullmatch(r"([^()]+?)(?:\s*\(([^()]*)\))?", text)
    if not found:
        raise fault(text, "a side is written US+EU or RU (+4)")
    return Side(powers(found[1]), signed(found[2]) if found[2] is not None else 0)


def target(text: str) -> tuple[str, bool]:
    """`EU`, `EU fixed`: whom it targets, and may it be put off?"""
    word, _, mark = text.partition(" ")
    if mark.strip() not in ("", "fixed"):
        raise fault(mark.strip(), "after the power only fixed (it can't be put off) may stand")
    return (power(word) if word else ""), not mark


def stakes(text: str) -> tuple[Stake, ...]:
    found: dict[str, Stake] = {}
    for word in tokens(text):
        unit = stake(word)
        once(found, unit.resource, unit, word)
    return tuple(found.values())


def stake(word: str) -> Stake:
    found = re.fullmatch(r"([1-9]\d?)?(.)(@card)?(?:<=([1-9]\d?))?", word)
    if not found:
        raise fault(word, "no stake; there are 10$, D<=3, 2E<=2, A@card<=3")
    size, what, card, most = found.groups()
    if bool(card) != (what == "A"):
        raise fault(word, "armies are bid onto the card, and nothing else is: A@card")
    return Stake(letter(what, PAID), int(size or 1), int(most) if most else None, bool(card))


def against(text: str) -> Against | None:
    """`2-5 +5 zero-fails`"""
    if not text:
        return None
    found = re.fullmatch(r"([0-5])-([0-5])(?: \+([1-9]\d?))?( zero-fails)?", text)
    if not found or found[1] > found[2]:
        raise fault(text, "a range of bid cards stands here, what is added, and zero-fails, as 2-5 +5 zero-fails")
    return Against(int(found[1]), int(found[2]), int(found[3] or 0), bool(found[4]))


def draws(text: str, concerned: Sequence[str]) -> dict[str, Draw] | None:
    """`signs`, `signs automas`, `1-3`, `US 1-3, RU 1-4 (+4)`"""
    if not text:
        return None
    if text in ("signs", "signs automas"):
        return dict.fromkeys(concerned, Draw(signs=True, npcs=text == "signs"))
    if RANGE.fullmatch(text):
        return dict.fromkeys(concerned, draw(text))
    found: dict[str, Draw] = {}
    for part in parts(text, ","):
        who, _, range = part.partition(" ")
        once(found, known("power of this event", who, concerned), draw(range.strip()), part)
    return found


def draw(text: str) -> Draw:
    found = re.fullmatch(r"([0-5])-([0-5])(?:\s*\(([^()]*)\))?", text)
    if not found or found[1] > found[2]:
        raise fault(text, "signs, signs automas, or a range of bid cards stands here, as 1-3 or 1-4 (+2)")
    return Draw(low=int(found[1]), high=int(found[2]), bracket=signed(found[3]) if found[3] is not None else 0)


# --- Effect cards -----------------------------------------------------------------


def lasts(text: str) -> tuple[int, bool]:
    """How many rounds (0: no number of them), and does it say that it lies until it is discarded?"""
    if not (re.fullmatch("[1-6]", text) or text in ("end", "discard")):
        raise fault(text, "a card lasts 1 to 6 rounds, to the end, or until discard")
    return (int(text) if text.isdigit() else 0), text == "discard"


def modifiers(text: str) -> tuple[Modifier, ...]:
    found = tuple(modifier(word) for word in tokens(text))
    if not found:
        raise fault(text, f"an effect card changes something; there are {' '.join(FORMS.values())}")
    return found


def modifier(word: str) -> Modifier:
    call = CALL.fullmatch(word)
    if not call or call[1] not in MODIFIERS:
        raise fault(word, f"no modifier; there are {' '.join(FORMS.values())}")
    name, inside = call[1], parts(call[2], ",")
    if len(inside) != FORMS[name].count(",") + 1:
        raise fault(word, f"it is written {FORMS[name]}")
    return MODIFIERS[name](name, inside)


def way_of_trade(word: str) -> str:
    return known("way to trade", word, ("export", "import"))


def traded(name: str, told: list[str]) -> Modifier:
    return Modifier(name, signed(told[2]), trade=way_of_trade(told[0]), resources=resources(told[1]))


def deals(name: str, told: list[str]) -> Modifier:
    return Modifier(name, signed(told[1]), trade=way_of_trade(told[0]))


def score(name: str, told: list[str]) -> Modifier:
    counted = count(told[0])
    if counted.what in OF_WHO_PAID:
        raise fault(told[0], "it is known only while somebody takes part in an event")
    return Modifier(name, number(told[1]), per=counted, most=limit(told[2]))


def allow(name: str, told: list[str]) -> Modifier:
    if not re.fullmatch("[a-z]+(-[a-z]+)*", told[1]):
        raise fault(told[1], "a country stands here by its key, as iran")
    return Modifier(name, power=power(told[0]), country=told[1])


def level(name: str, told: list[str]) -> Modifier:
    return Modifier(name, signed(told[1]), resources=resources(told[0]))


def threat(name: str, told: list[str]) -> Modifier:
    return Modifier(name, number(told[1]), places=regions(told[0], "+"))


def in_places(name: str, told: list[str]) -> Modifier:
    return Modifier(name, signed(told[1]), places=regions(told[0], "+"))


def income(name: str, told: list[str]) -> Modifier:
    if not told[2].startswith("+"):
        raise fault(told[2], "an income is gained, as +1")
    what = letter(told[1], (*PAID, SMART))
    return Modifier(name, signed(told[2]), resources=(what,), power=power(told[0]))


def plain(name: str, told: list[str]) -> Modifier:
    return Modifier(name, signed(told[0]))


MODIFIERS: Final[dict[str, Callable[[str, list[str]], Modifier]]] = {
    "price": traded, "deals": deals, "score": score, "allow": allow, "level": level, "threat": threat,
    "engage": in_places, "income": income, "upgrade": plain, "invest": in_places, "research": plain,
    "defence": in_places,
}  # fmt: skip
FORMS: Final = {
    "price": "price(export,C+S,-3)", "deals": "deals(export,-1)", "score": "score(allies(CAS),1,<=3)",
    "allow": "allow(US,iran)", "level": "level(C+S,-1)", "threat": "threat(EAP,3)", "engage": "engage(AFR,+1)",
    "income": "income(EU,E,+1)", "upgrade": "upgrade(-3)", "invest": "invest(CAS+SAS,-5)", "research": "research(+1)",
    "defence": "defence(EUR,+1)",
}  # fmt: skip
