"""What the cards say: sentences made of the row in play, as in World Order, so that an owner's own figures are told.

An event says what it is, whom it concerns, what may be done and what comes of it; `phrases` has the pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from crise.engine.face import Face
from crise.game.texts import Words
from crise.games.dans_la_tourmente.grammar import (
    AGREEMENT,
    AUCTION,
    BOARD,
    CHECK,
    DECISION,
    MOMENT,
    Draw,
    EffectCard,
    Event,
    Group,
    Modifier,
    Outcome,
    Side,
    Stake,
    Way,
)
from crise.games.dans_la_tourmente.phrases import (
    INFINITIVE,
    ONE,
    YOU,
    acts,
    all_named,
    capital,
    condition,
    costs,
    counted,
    groups,
    in_place,
    in_places,
    is_list,
    joined_acts,
    kinds_of,
    name,
    said_of,
    the,
    to_place,
    where_laid,
)
from crise.games.dans_la_tourmente.phrases import group as one_group
from crise.games.dans_la_tourmente.state import TourmenteFace
from crise.games.world_order import card_texts as base
from crise.games.world_order.card_texts import amount, country, resource


def card_text(words: Words, face: Face) -> str:
    if not isinstance(face, TourmenteFace):
        return base.card_text(words, face)
    return " ".join(capital(sentence) for sentence in sentences(words, face))


def sentences(words: Words, face: TourmenteFace) -> Iterator[str]:
    if face.event is not None:
        yield from event(words, face.event)
    elif face.effect is not None:
        yield from effect_card(words, face.effect)
    elif face.bid is not None:
        yield words.say("text-bid", n=face.bid.number, yes=str(face.bid.yes))
    else:
        yield from country(words, face)
        yield words.say("text-replaces", country=words.card(face.replaces))


# --- Events -------------------------------------------------------------------------


def event(words: Words, one: Event) -> Iterator[str]:
    places = words.listing([words.say(f"place-{place}") for place in one.regions])
    when = years(words, one.years)
    yield words.say(f"text-{one.type}", where=", ".join([part for part in (places, when) if part]))
    yield from concerned(words, one)
    for sentence in BODIES[one.type](words, one):
        yield here(words, one, sentence)
    if one.draws:
        yield words.say("text-draws", whose=whose(one), draws=draws(words, one.draws))


def here(words: Words, one: Event, sentence: str) -> str:
    """A region whose name is long need not be named again where it is the only one: the card begins with it."""
    if len(one.regions) != 1:
        return sentence
    (place,) = one.regions
    sentence = sentence.replace(in_place(words, place), words.say("in-here"))
    return sentence.replace(to_place(words, place), words.say("to-here"))


def years(words: Words, text: str) -> str:
    first, _, last = text.partition("-")
    if text.endswith("-"):
        return words.say("years-since", first=first)
    return words.say("years-from-to", first=first, last=last) if last else first


def concerned(words: Words, one: Event) -> Iterator[str]:
    names = ", ".join([name(words, power) for power in one.powers])
    if one.target:
        yield words.say("text-target", whom=the(words, one.target), postponable=str(one.postponable))
    elif one.type == AUCTION and one.against:
        yield words.say("text-together", powers=words.listing([name(words, power) for power in one.powers]))
    elif one.type == AUCTION and len(one.sides) == 2:
        first, second = [side(words, one) for one in one.sides]
        yield words.say("text-sides", first=first, second=second)
    elif one.type == AGREEMENT and len(one.powers) == 2:
        yield words.say("text-between", powers=all_named(words, one.powers))
    elif one.powers:
        yield words.say(f"text-each-{one.type}", powers=names)


def side(words: Words, one: Side) -> str:
    said = words.listing([name(words, power) for power in one.powers])
    return words.say("side-modified", side=said, n=signed(one.modifier)) if one.modifier else said


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def whose(one: Event) -> str:
    assert one.draws is not None
    return "all" if all(draw.npcs for draw in one.draws.values()) else "automas"


def draws(words: Words, told: Mapping[str, Draw]) -> str:
    same = len(set(told.values())) == 1
    if same:
        return drawn(words, next(iter(told.values())))
    said = [words.say("draw-of", power=name(words, power), draw=drawn(words, draw)) for power, draw in told.items()]
    return ", ".join(said)


def drawn(words: Words, draw: Draw) -> str:
    if draw.signs:
        return words.say("draw-signs")
    said = words.say("draw-range", low=draw.low, high=draw.high)
    return words.say("side-modified", side=said, n=signed(draw.bracket)) if draw.bracket else said


# --- Decisions and agreements ---------------------------------------------------------


def decision(words: Words, one: Event) -> Iterator[str]:
    for way in one.ways:
        heads = [words.say("head-times", n=one.times)] if one.times > 1 else []
        yield headed(words, [*heads, *heads_of(words, way, one)], way_text(words, way, one.target))
    yield from outcomes(words, one)
    if one.times == 1 and not any(outcome.when in ("others", "nobody") for outcome in one.outcomes):
        yield words.say("text-others-nothing")


def agreement(words: Words, one: Event) -> Iterator[str]:
    for way in one.ways:
        yield words.say("sentence", said=signed_text(words, way))
    yield from outcomes(words, one)


def signed_text(words: Words, way: Way) -> str:
    """`La Chine dépense 10 $ et gagne 1 PV ; posez « Gazoduc de Sibérie » devant elle`"""
    subject = all_named(words, way.powers) if way.powers else words.say("each-signatory")
    who = said_of(way.powers) if way.powers else ONE
    own = [effect for group in way.gives if is_own(group) for effect in group.effects]
    paid = (costs(words, way.costs, who), any(is_list(cost) for cost in way.costs))
    verb = joined_acts(words, [paid, (acts(words, own, who), False)] if own else [paid])
    said = words.say("subject", subject=subject, verb=verb)
    rest = [group for group in way.gives if not is_own(group)]
    it = way.powers[0] if len(way.powers) == 1 else ""
    return words.say("join-semicolon").join([said, *([groups(words, rest, "", ONE, it=it)] if rest else [])])


def is_own(group: Group) -> bool:
    """Of who takes part."""
    return not group.powers and not group.whom


def heads_of(words: Words, way: Way, one: Event) -> list[str]:
    said = [name(words, power) for power in way.powers]
    said += [words.say(f"way-{way.name}")] if way.name else []
    return said + ([condition(words, way.condition, len(one.powers))] if way.condition else [])


def headed(words: Words, heads: Sequence[str], said: str) -> str:
    """`États-Unis : dépensez 10 $ pour gagner 2 PV.`"""
    said = words.say("headed", head=", ".join(heads), said=said) if heads else said
    return words.say("sentence", said=said)


def way_text(words: Words, way: Way, me: str) -> str:
    """`Dépensez 10 $ pour gagner 1 PV`; then what comes to others."""
    paid = costs(words, way.costs, YOU)
    own = [effect for group in way.gives if not group.powers for effect in group.effects]
    said = words.say("cost-for", cost=paid, gives=acts(words, own, INFINITIVE, me)) if own else paid
    others = [group for group in way.gives if group.powers]
    return words.say("then-others", said=said, others=groups(words, others, "", ONE)) if others else said


# --- Auctions -------------------------------------------------------------------------


def auction(words: Words, one: Event) -> Iterator[str]:
    if one.against:
        low, high, plus = one.against.low, one.against.high, one.against.plus
        yield words.say("text-against", low=low, high=high, plus=plus)
    yield words.say("text-stakes", stakes=", ".join([stake(words, unit) for unit in one.stakes]))
    yield from outcomes(words, one)
    if one.against and one.against.zero_fails:
        yield words.say("text-zero-fails")


def stake(words: Words, unit: Stake) -> str:
    said = words.say("stake-armies") if unit.onto_card else amount(words, unit.resource, unit.size)
    return said if unit.most is None else words.say("stake-most", stake=said, n=unit.most, size=unit.size)


# --- Checks and decisive moments --------------------------------------------------------


def outcomes(words: Words, one: Event) -> Iterator[str]:
    for at, outcome in enumerate(one.outcomes):
        yield words.say("sentence", said=outcome_text(words, one, outcome, one.outcomes[:at]))


def moment(words: Words, one: Event) -> Iterator[str]:
    """Each group is a sentence: nobody does anything else here."""
    for outcome in one.outcomes:
        for group in outcome.groups:
            if group.whom == BOARD:
                for effect in group.effects:
                    yield words.say("sentence", said=acts(words, [effect], YOU))
            else:
                yield words.say("sentence", said=one_group(words, group, "", YOU))


BODIES: Final[Mapping[str, Callable[[Words, Event], Iterator[str]]]] = {
    DECISION: decision, AGREEMENT: agreement, AUCTION: auction, CHECK: outcomes, MOMENT: moment,
}  # fmt: skip


def outcome_text(words: Words, one: Event, outcome: Outcome, before: Sequence[Outcome]) -> str:
    subject, who = subject_of(words, one, outcome)
    it = outcome.powers[0] if len(outcome.powers) == 1 else ""
    said = groups(words, outcome.groups, subject, who, one.target, it)
    if outcome.when == "win" and outcome.powers:
        winners = said_of(outcome.powers)
        return words.say("when-side", side=all_named(words, outcome.powers), who=winners, said=said)
    if outcome.when == "if":
        return words.say("headed", head=", ".join(check_head(words, one, outcome, before)), said=said)
    id = f"when-{outcome.when}"
    return words.say(id, said=said, n=outcome.least) if words.has(id) else said


def check_head(words: Words, one: Event, outcome: Outcome, before: Sequence[Outcome]) -> list[str]:
    """Who is meant, whether another condition went before, and the condition."""
    again = any(other.when == "if" and other.powers == outcome.powers for other in before)
    said = [name(words, power) for power in outcome.powers]
    said += [words.say("head-otherwise")] if again else []
    return [*said, condition(words, outcome.condition, len(one.powers))]


def subject_of(words: Words, one: Event, outcome: Outcome) -> tuple[str, str]:
    """Of whom an outcome speaks, and in which person. Who is alone is spoken to."""
    if outcome.when in ("if", "else", "others", "times") or one.target:
        return "", YOU
    if outcome.when == "win" and len(outcome.powers) == 1:
        return words.say("pronoun", power=outcome.powers[0]), said_of(outcome.powers)
    id = f"subject-{outcome.when}" + ("-side" if outcome.when == "win" and outcome.powers else "")
    if outcome.when == "lose":
        alone = len(one.powers) == 2 and not outcome.least
        return words.say("subject-lose", least=outcome.least, alone=str(alone)), ONE
    return (words.say(id), ONE) if words.has(id) else ("", YOU)


# --- Effect cards -----------------------------------------------------------------------


def effect_card(words: Words, one: EffectCard) -> Iterator[str]:
    yield words.say("sentence", said=where_laid(words, one.at))
    for modifier in one.modifiers:
        yield words.say("sentence", said=MODIFIERS[modifier.word](words, modifier))
    until = "rounds" if one.rounds else "discarded" if one.discarded else "end"
    yield words.say("text-lasts", until=until, n=one.rounds)


def direction(n: int) -> str:
    return "more" if n > 0 else "less"


def on_price(words: Words, one: Modifier) -> str:
    goods = words.listing([resource(words, what) for what in one.resources])
    return words.say("mod-price", trade=one.trade, goods=goods, n=abs(one.n), way=direction(one.n))


def on_deals(words: Words, one: Modifier) -> str:
    return words.say("mod-deals", trade=one.trade, n=abs(one.n), way=direction(one.n))


def on_score(words: Words, one: Modifier) -> str:
    assert one.per is not None
    said = words.say("for-each", what=amount(words, "V", one.n), each=counted(words, "each", one.per))
    return words.say("mod-score", what=words.say("at-most", what=said, most=amount(words, "V", one.most)))


def on_allow(words: Words, one: Modifier) -> str:
    who, power = said_of([one.power]), the(words, one.power)
    return words.say("mod-allow", power=power, who=who, country=words.card(one.country))


def on_level(words: Words, one: Modifier) -> str:
    goods = words.listing(kinds_of(words, one.resources))
    return words.say("mod-level", goods=goods, n=abs(one.n), way=direction(one.n), kinds=len(one.resources))


def in_their_places(words: Words, one: Modifier) -> str:
    return words.say(
        f"mod-{one.word}",
        places=in_places(words, one.places),
        n=abs(one.n),
        way=direction(one.n),
        n_signed=signed(one.n),
    )


def on_income(words: Words, one: Modifier) -> str:
    who, power = said_of([one.power]), the(words, one.power)
    return words.say("mod-income", power=power, who=who, what=amount(words, one.resources[0], one.n))


def plainly(words: Words, one: Modifier) -> str:
    return words.say(f"mod-{one.word}", n=abs(one.n), way=direction(one.n))


MODIFIERS: Final[Mapping[str, Callable[[Words, Modifier], str]]] = {
    "price": on_price, "deals": on_deals, "score": on_score, "allow": on_allow, "level": on_level,
    "threat": in_their_places, "engage": in_their_places, "income": on_income, "upgrade": plainly,
    "invest": in_their_places, "research": plainly, "defence": in_their_places,
}  # fmt: skip
