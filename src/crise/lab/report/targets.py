"""What an edition should give, and what a run says about it: sentences, the worst first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from crise.games import GAMES
from crise.lab.report.compare import USUAL, off_by_chance
from crise.lab.report.figures import Card, Figures, Share, Table
from crise.lab.report.finding import LEVELS, TINY, Finding, few
from crise.lab.report.formatting import ReportFormatter
from crise.lab.report.kinds import kind_findings, part_findings
from crise.lab.report.lengths import length_findings
from crise.lab.report.strategies import strategy_findings
from crise.lab.settings import Targets

STRONG: Final = 0.10  # a card that goes with so much more (or less) wins is told
ORDER_HINT: Final = "report-order-hint"  # a sentence that a game may have


def findings(figures: Figures, fmt: ReportFormatter, targets: Targets) -> list[Finding]:
    """Bad ones first, then what is worth a look, then what is well."""
    found = [
        *broken(figures, fmt),
        *judged(figures, fmt, targets),
        *strength_findings(figures, fmt),
        *rule_findings(figures, fmt, targets),
    ]
    return sorted(found, key=lambda one: LEVELS.index(one.level))


def judged(figures: Figures, fmt: ReportFormatter, targets: Targets) -> list[Finding]:
    """All that an edition has targets for. No kind of cards is left out: what nobody must use is named."""
    return [
        order_findings(figures, fmt, targets),
        *side_findings(figures, fmt, targets),
        *card_findings(figures, fmt, targets),
        *part_findings(figures, fmt, targets),
        *kind_findings(figures, fmt, targets),
        *length_findings(figures, fmt, targets),
        *strategy_findings(figures, fmt, targets),
    ]


def outside(share: Share, fair: float, margin: float) -> bool:
    return abs(share.share - fair) > margin + TINY


def surely_outside(share: Share, fair: float, margin: float, among: int) -> bool:
    """And not by chance: among many places that are fair some look wrong, so the more there are, the more it takes."""
    return outside(share, fair, margin) and off_by_chance(share, fair) < USUAL / among


def met(figures: Figures, targets: Targets) -> bool:
    """Are all targets met that an edition has? What may be chance counts as missed."""
    verdicts = judged(figures, ReportFormatter(figures.game, "en"), targets)
    return not figures.failures and not any(one.level == "bad" or one.doubt for one in verdicts)


def broken(figures: Figures, fmt: ReportFormatter) -> Iterator[Finding]:
    if figures.failures:
        count = fmt.number(figures.failures)
        yield Finding("bad", "down", fmt.say("found-failures"), fmt.say("found-failures", "text", count=count))


class Place(msgspec.Struct, frozen=True):
    """A place in the order of play, or a team: its share of the wins, and the fair one."""

    share: Share
    fair: float
    margin: float
    said: str
    hint: str = ""  # what to try if it is wrong

    @property
    def distance(self) -> float:
        return abs(self.share.share - self.fair)


def order_findings(figures: Figures, fmt: ReportFormatter, targets: Targets) -> Finding:
    places = [
        Place(
            share,
            table.fair,
            targets.margin_at(table.seats),
            said_place("found-place", table, share, fmt, place=fmt.ordinal(at)),
            order_hint(table, at, fmt),
        )
        for table in figures.tables
        for at, share in enumerate(table.orders, 1)
    ]
    return place_finding("found-order", places, fmt)


def order_hint(table: Table, at: int, fmt: ReportFormatter) -> str:
    """What to try if a place wins too often or too seldom, where the game has something to try."""
    if not fmt.game.has(ORDER_HINT):
        return ""
    too = "often" if table.orders[at - 1].share > table.fair else "seldom"
    return fmt.game.say(ORDER_HINT, too=too, place=fmt.ordinal(at), seats=table.seats)


def side_findings(figures: Figures, fmt: ReportFormatter, targets: Targets) -> list[Finding]:
    places = [
        Place(share, table.fair, targets.side_margin, said_place("found-side", table, share, fmt, side=fmt.side(side)))
        for table in figures.tables
        for side, share in table.sides.items()
    ]
    return [place_finding("found-sides", places, fmt)] if places else []


def said_place(id: str, table: Table, share: Share, fmt: ReportFormatter, **which: str) -> str:
    interval = fmt.interval(share.interval)
    return fmt.say(id, seats=table.seats, share=interval, fair=fmt.percent(table.fair), **which)


def place_finding(id: str, places: list[Place], fmt: ReportFormatter) -> Finding:
    """Out of the margin, and surely not fair: bad. Out of it, but it may be chance: more games are needed."""
    places = sorted(places, key=lambda place: place.margin - place.distance)
    wrong = [place for place in places if outside(place.share, place.fair, place.margin)]
    margin = "–".join([fmt.points(margin) for margin in sorted({place.margin for place in places})])
    if not wrong:
        text = fmt.say(f"{id}-ok", "text", worst=places[0].said, margin=margin)
        return Finding("ok", "ok", fmt.say(f"{id}-ok"), text)
    sure = [place for place in wrong if surely_outside(place.share, place.fair, place.margin, len(places))]
    text = fmt.say("found-outside", places=few([place.said for place in sure or wrong], fmt), margin=margin)
    if sure:
        return Finding("bad", "up", fmt.say(f"{id}-bad"), text, sure[0].hint)
    return Finding("note", "mark", fmt.say(f"{id}-doubt"), text, doubt=True)


class Use(msgspec.Struct, frozen=True):
    """A card, and how often it is used at the number of seats where that is least."""

    card: Card
    seats: int
    share: Share


def due(figures: Figures, targets: Targets) -> list[Use]:
    """The cards that must be used."""
    return [least_use(card) for card in figures.cards if not is_rare(figures, card, targets)]


def spared(figures: Figures, targets: Targets) -> list[Use]:
    """Cards that nobody must use, and that hardly anybody does."""
    found = [least_use(card) for card in figures.cards if is_rare(figures, card, targets)]
    return [use for use in found if use.share.share < targets.used]


def is_rare(figures: Figures, card: Card, targets: Targets) -> bool:
    return any(row.card == card.card and row.kind in targets.rare for row in GAMES[figures.game].standard)


def least_use(card: Card) -> Use:
    shares = [(used[card.main], seats) for seats, used in card.by_seats.items()]
    share, seats = min(shares, key=lambda one: one[0].share, default=(card.used[card.main], 0))
    return Use(card, seats, share)


def scarce(figures: Figures, targets: Targets) -> list[Use]:
    """Cards used in too few games at some number of seats: it may be by chance."""
    return [use for use in due(figures, targets) if use.share.share < targets.used]


def neglected(figures: Figures, targets: Targets) -> list[Use]:
    """And that is more than chance."""
    return [use for use in scarce(figures, targets) if use.share.high < targets.used]


def card_findings(figures: Figures, fmt: ReportFormatter, targets: Targets) -> Iterator[Finding]:
    """As for places: surely used too little is bad; if it may be chance, more games are needed."""
    if not (uses := due(figures, targets)):
        return
    least = fmt.percent(targets.used)
    sure, wrong = neglected(figures, targets), scarce(figures, targets)
    rare = spared(figures, targets)
    besides = [fmt.say("found-cards-rare", cards=said_uses(rare, fmt))] if rare else []
    if wrong:
        cards = said_uses(sure or wrong, fmt)
        text = " ".join([fmt.say("found-cards-bad", "text", cards=cards, least=least), *besides])
        if sure:
            title, hint = fmt.say("found-cards-bad", count=len(sure)), fmt.say("found-cards-hint")
            yield Finding("bad", "down", title, text, hint)
        else:
            yield Finding("note", "mark", fmt.say("found-cards-doubt"), text, doubt=True)
    else:
        use = min(uses, key=lambda use: use.share.share)
        text = fmt.say("found-cards-ok", "text", card=said_use(use, fmt), least=least)
        title = fmt.say("found-cards-due" if rare else "found-cards-ok")
        yield Finding("ok", "ok", title, " ".join([text, *besides]))


def said_use(use: Use, fmt: ReportFormatter) -> str:
    share = fmt.interval(use.share.interval)
    return fmt.say("found-card", card=fmt.card(use.card.card), share=share, seats=use.seats)


def said_uses(uses: list[Use], fmt: ReportFormatter) -> str:
    return few([said_use(use, fmt) for use in uses], fmt)


def leaning(card: Card) -> int:
    """1 if a card goes with many more wins, -1 with many fewer, beyond doubt."""
    if card.effect.points is None:
        return 0
    return int(card.effect.low > STRONG) - int(card.effect.high < -STRONG)


def strength_findings(figures: Figures, fmt: ReportFormatter) -> Iterator[Finding]:
    for way, id in ((1, "found-strong"), (-1, "found-weak")):
        cards = [card for card in figures.cards if leaning(card) == way]
        cards.sort(key=lambda card: -way * (card.effect.points or 0.0))
        said = [f"{fmt.card(card.card)} ({fmt.signed(card.effect.points or 0.0)})" for card in cards[:6]]
        if said:
            yield Finding("note", "mark", fmt.say(id), ", ".join(said) + ".", fmt.say("found-strength-hint"))


def idle(figures: Figures, targets: Targets) -> list[str]:
    """The rules that never came into play, though they could: those of partners can't where nobody has one."""
    never = [rule.rule for rule in figures.rules if rule.share and rule.share.of and not rule.share.hits]
    alone = targets.partners and all(table.partners == 1 for table in figures.tables)
    return [rule for rule in never if not (alone and rule.startswith(targets.partners))]


def rule_findings(figures: Figures, fmt: ReportFormatter, targets: Targets) -> Iterator[Finding]:
    if never := idle(figures, targets):
        text = fmt.say("found-rules", "text", rules=", ".join(never))
        yield Finding("note", "mark", fmt.say("found-rules", count=len(never)), text)
