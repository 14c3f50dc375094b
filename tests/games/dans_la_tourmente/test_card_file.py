"""A card file of an owner's own: what is taken, and what is wrong with a bad one, with its line and what would do."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from crise.game.cards import CardFileError, write_cards
from crise.games.dans_la_tourmente import reading
from crise.games.dans_la_tourmente.cards import event_of, own_face
from tests.games.dans_la_tourmente.box import BOX, ROWS

TEXT = write_cards(BOX.standard)
LINES = {line.partition(",")[0]: number for number, line in enumerate(TEXT.splitlines(), 1)}


def changed(key: str, /, **cells: str) -> str:
    """The whole file, with some cells of one row written otherwise."""
    rows = list(csv.DictReader(io.StringIO(TEXT)))
    for row in rows:
        if row["card"] == key:
            row.update(cells)
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def test_an_owners_events_are_taken() -> None:
    """A whole other event in the place of one of ours."""
    text = changed(
        "i-08",
        source="booklet",
        type="auction",
        region="AFR",
        powers="US | EU+CN (+1)",
        stakes="10$ A@card<=4",
        outcomes="win: VP+2, best DOWN(AFR) ; lose: TONEU(AFR) ; total>=5: FX(x-01@board)",
        draws="US 0-2, EU 1-3, CN 1-3 (+1)",
    )
    row = next(row for row in BOX.read_cards(text) if row.card == "i-08")
    event = event_of(row)
    assert (event.powers, event.regions, event.lays) == (("US", "EU", "CN"), ("AFR",), ("x-01",))
    assert [outcome.when for outcome in event.outcomes] == ["win", "lose", "total"]


def test_an_owners_bid_cards_have_other_signs() -> None:
    row = next(row for row in BOX.read_cards(changed("bid-2", sign="yes")) if row.card == "bid-2")
    bid = own_face(row).bid
    assert bid is not None
    assert (bid.number, bid.yes) == (2, True)


@pytest.mark.parametrize(
    ("card", "column", "text", "reason"),
    [
        # words
        ("i-04", "powers", "US+UK | RU", "column powers: 'UK': no power; there are US, EU, RU, CN"),
        ("i-04", "powers", "US+US | RU", "'US+US': a power stands here twice"),
        ("i-04", "powers", "US+EU | RU (4)", "column powers: '4': a number with + or - before it"),
        ("i-04", "powers", "US+EU | (RU", "a side is written US+EU or RU (+4)"),
        ("i-04", "region", "EUR MARS", "column region: 'MARS': no region; there are EUR, CAS"),
        ("i-04", "type", "bids", "column type: 'bids': no type of event; there are decision, agreement"),
        ("i-04", "years", "14", "column years: '14': years are written 2014, 2010-2012, or 2022-"),
        ("i-04", "times", "0", "times is '0'"),
        ("i-04", "kind", "evnt", "unknown kind 'evnt': allowed are country, start"),
        ("i-04", "kind", "effect", "column region: a card of kind 'effect' has none"),
        ("i-04", "vp", "3", "column vp: a card of kind 'event' has none"),
        ("i-04", "source", "web", "Must be booklet or public or house".lower()),
        ("i-13", "target", "USA", "column target: 'USA': no power"),
        ("i-13", "target", "US never", "column target: 'never': after the power only fixed"),
        # effects
        ("i-04", "outcomes", "win: VPP+1", "column outcomes: 'VPP+1': no effect; there are VP+N"),
        ("i-04", "outcomes", "win: VP+0", "'VP+0': nothing is gained or lost"),
        ("i-04", "outcomes", "win: INF(EURO)", "column outcomes: 'EURO': no region"),
        ("i-04", "outcomes", "win: ARM(EUR)", "'ARM(EUR)': it is written ARM(REGION,<=N)"),
        ("i-04", "outcomes", "win: ARM(EUR,2)", "'2': a limit stands here, as <=3"),
        ("i-04", "outcomes", "win: ARM(EUR,<=x)", "'x': a number from 1 to 99 stands here"),
        ("i-04", "outcomes", "win: EXH(EUR)", "'EXH(EUR)': it is written EXH(N,REGION)"),
        ("i-04", "outcomes", "win: PROD(X+1)", "it is written PROD(C+1), PROD(C+1|S+1) or PROD(*+1)"),
        ("i-04", "outcomes", "win: PROD(C+1|S+2)", "by the same number"),
        ("i-04", "outcomes", "win: CTY(peru)", "'peru': no country with a second card; there are cuba"),
        ("i-04", "outcomes", "win: EV(i-01)", "'i-01': no triggered event; there are t-01"),
        ("i-04", "outcomes", "win: EVNOW(t-01|t-20)", "'t-20': no triggered event"),
        ("i-04", "outcomes", "win: FX(x-15@RU)", "'x-15': no effect card; there are x-01"),
        ("i-04", "outcomes", "win: FX(x-02@moon)", "'moon': no place of an effect card; there are board, US"),
        ("i-04", "outcomes", "win: FXOFF(t-01)", "'t-01': no effect card"),
        ("i-04", "outcomes", "win: VP+1, RU", "'RU': an effect is missing"),
        ("i-04", "outcomes", "win: RU EV(t-07)", "what is done once on the board hits nobody"),
        ("i-04", "outcomes", "win", "'win': when, a colon and effects stand here"),
        ("i-04", "outcomes", "sometimes: VP+1", "'sometimes': nothing that an event may lead to"),
        ("i-04", "outcomes", "win VP: VP+1", "'VP': no power"),
        # costs
        ("i-12", "ways", "1D", "column ways: '1D': a cost, -> and what it gives stand here"),
        ("i-12", "ways", "1X -> VP+1", "column ways: 'X': no resource; there are $, E, R"),
        ("i-12", "ways", "free -> VP+1", "'free': no cost; there are 10$, 3F, 1-3A"),
        ("i-12", "ways", " -> VP+1", "a cost is missing"),
        ("i-12", "ways", "3-1A -> VP+1", "the least is more than the most"),
        ("i-12", "ways", "A>MARS -> VP+1", "'MARS': no region"),
        ("i-12", "ways", "1D 2D -> VP+1", "column ways: '2D': the same stands here twice"),
        ("i-12", "ways", "a b: 1D -> VP+1", "'b': before the colon stand powers, a name and a condition"),
        ("i-12", "ways", "leave: 1D -> VP+1", "'leave': no power and no name of a way; there are withdraw, keep"),
        # counts
        ("ii-15", "outcomes", "if army(EUR)>=3: VP+3", "'army': no count; there are armies, influence"),
        ("ii-15", "outcomes", "if armies>=3: VP+3", "'armies': it is written armies(REGION)"),
        ("ii-15", "outcomes", "if growth(EUR)>=3: VP+3", "'growth(EUR)': it is written growth"),
        ("ii-15", "outcomes", "if production>=3: VP+3", "it is written production(C+S)"),
        ("ii-15", "outcomes", "if armies(EUR): VP+3", "a comparison stands here, as armies(EUR)>=3"),
        ("ii-15", "outcomes", "if armies(EUR)>2: VP+3", "a number is compared by >= or =: armies(EUR)>=3"),
        ("ii-15", "outcomes", "if armies(EUR)>=them: VP+3", "'them': no number and nobody to compare with"),
        ("ii-15", "outcomes", "if spent>=1: VP+3", "'spent': it is known only once somebody has paid"),
        # auctions
        ("i-04", "stakes", "10$<3", "column stakes: '10$<3': no stake; there are 10$, D<=3"),
        ("i-04", "stakes", "X<=3", "column stakes: 'X': no resource"),
        ("i-04", "stakes", "D<=3 D", "column stakes: 'D': the same stands here twice"),
        ("i-04", "stakes", "A<=3", "'A<=3': armies are bid onto the card, and nothing else is"),
        ("i-04", "stakes", "D@card", "'D@card': armies are bid onto the card"),
        ("i-13", "against", "5-2", "column against: '5-2': a range of bid cards stands here"),
        ("i-13", "against", "2-6", "as 2-5 +5 zero-fails"),
        ("i-04", "draws", "US 1-3, UK 1-3", "column draws: 'UK': no power of this event; there are US, EU, RU"),
        ("i-04", "draws", "US 1-3, US 1-4", "column draws: 'US 1-4': the same stands here twice"),
        ("i-04", "draws", "US 3-1, EU 1-3, RU 1-3", "column draws: '3-1': signs, signs automas, or a range"),
        ("i-04", "draws", "US 1-3, EU 1-3, RU 1-3 (4)", "'4': a number with + or - before it"),
        # effect cards, bid cards, countries
        ("x-01", "at", "moon", "column at: 'moon': no place of an effect card; there are board, US"),
        ("x-01", "lasts", "long", "column lasts: 'long': a card lasts 1 to 6 rounds, to the end, or until discard"),
        ("x-01", "modifiers", "", "an effect card changes something; there are price(export,C+S,-3)"),
        ("x-01", "modifiers", "prices(export,E,+3)", "'prices(export,E,+3)': no modifier; there are price("),
        ("x-01", "modifiers", "price(export,E)", "it is written price(export,C+S,-3)"),
        ("x-01", "modifiers", "price(sell,E,+3)", "'sell': no way to trade; there are export, import"),
        ("x-01", "modifiers", "price(export,X,+3)", "'X': no resource"),
        ("x-01", "modifiers", "price(export,E,3)", "'3': a number with + or - before it"),
        ("x-01", "modifiers", "score(allies(CAS),1,3)", "'3': a limit stands here"),
        ("x-01", "modifiers", "score(spent,1,<=3)", "'spent': it is known only while somebody takes part"),
        ("x-01", "modifiers", "income(US,E,-1)", "'-1': an income is gained, as +1"),
        ("x-01", "modifiers", "income(US,E+F,+1)", "'E+F': no resource"),
        ("x-01", "modifiers", "allow(US,Iran)", "'Iran': a country stands here by its key, as iran"),
        ("x-01", "modifiers", "threat(EAP,+3)", "'+3': a number from 1 to 99 stands here"),
        ("x-01", "modifiers", "income(UK,E,+1)", "'UK': no power"),
        ("bid-3", "sign", "oui", "column sign: 'oui': no sign; there are yes, no"),
        ("new-cuba", "replaces", "peru", "column replaces: 'peru': no country with a second card"),
        ("new-cuba", "exports", "X", "column exports: 'X' is none of"),
        ("new-cuba", "price", "", "needs price"),
        ("serbia", "region", "ATL", "column region: 'ATL' is none of"),
    ],
)
def test_a_bad_word_is_refused_with_its_line_and_what_would_do(card: str, column: str, text: str, reason: str) -> None:
    refused = refusal(card, **{column: text})
    assert reason in refused


@pytest.mark.parametrize(
    ("card", "cells", "reason"),
    [
        ("i-04", {"stakes": ""}, "column stakes: an event of type 'auction' needs it"),
        ("i-12", {"ways": ""}, "column ways: an event of type 'decision' needs it"),
        ("i-06", {"draws": ""}, "column draws: an event of type 'agreement' needs it"),
        ("i-12", {"stakes": "D"}, "column stakes: an event of type 'decision' has none"),
        ("i-09", {"powers": "US"}, "column powers: an event of type 'moment' has none"),
        ("i-08", {"times": "2"}, "column times: only a decision can be taken several times"),
        ("i-08", {"powers": "US | CN | US"}, "column powers: a power stands here twice"),
        ("i-08", {"powers": "US+CN"}, "only an auction has sides of several powers"),
        ("i-12", {"powers": "US | EU"}, "an event that targets US concerns US and nobody else"),
        ("t-07", {"powers": "EU"}, "an agreement needs two powers"),
        ("i-04", {"powers": "US+EU+RU"}, "column against: one side bids against a value"),
        ("i-04", {"against": "2-5"}, "column against: one side bids against a value"),
        ("i-12", {"ways": "CN: 1D -> VP+1"}, "CN is not concerned; concerned are US"),
        ("t-16", {"ways": "US: 1D -> VP+1"}, "column ways: there is none for CN"),
        ("i-12", {"ways": "1D -> VP+1 ; 2D -> VP+2"}, "those for US can't be told apart"),
        ("i-12", {"ways": "a: 1D -> VP+1 ; a: 2D -> VP+2"}, "those for US can't be told apart"),
        ("i-12", {"ways": "a: 1D -> VP+1 ; 2D -> VP+2"}, "those for US can't be told apart"),
        ("i-06", {"ways": "a: 1D -> VP+1 ; b: 2D -> VP+2"}, "those for US can't be told apart"),
        ("i-12", {"ways": "1D -> VP+1*spent"}, "'spent' counts armies, and this cost takes none"),
        ("i-12", {"ways": "1D -> best VP+1"}, "'best' is a bidder of the side that won"),
        ("i-12", {"draws": "signs"}, "nobody draws for an event that targets one power"),
        ("i-04", {"draws": "US 1-3, EU 1-3"}, "what does RU draw where nobody plays it?"),
        ("i-04", {"draws": "signs"}, "what is bid or paid is a number, not a sign"),
        ("i-01", {"draws": "signs"}, "what is bid or paid is a number, not a sign"),
        ("i-07", {"region": ""}, "column region: where do the armies go that are bid onto the card?"),
        ("i-08", {"outcomes": "always: EVNOW(t-01)"}, "EVNOW: only an event of type 'moment' can be replaced at once"),
        ("i-03", {"draws": "1-3"}, "who decides goes by the sign"),
        ("i-12", {"outcomes": "win: VP+1"}, "'win' is no end of an event of type 'decision'; there are others, nobody"),
        ("i-13", {"outcomes": "win: VP+1"}, "'win' is no end of an event of type 'opposed auction'"),
        ("i-04", {"outcomes": "win US: VP+1"}, "US is no side; the sides are US+EU, RU"),
        ("i-08", {"outcomes": "RU if growth>=1: VP+1"}, "RU is not concerned; concerned are US, CN"),
        ("i-03", {"outcomes": "times=4: VP+1"}, "nobody can do it 4 times; column times says 3"),
        ("i-06", {"outcomes": "agreed: VP+1"}, "whom does GAIN hit? Name powers before it, as US+EU"),
        ("i-09", {"outcomes": "always: FX(x-01)"}, "whom does FX hit?"),
        ("i-15", {"outcomes": "others: VP-1*partners"}, "they belong to column ways"),
        ("ii-15", {"outcomes": "if growth>=1: VP+1 ; else: VP-1 ; if growth>=2: VP+2"}, "nothing is looked at after"),
        ("ii-15", {"outcomes": "else: VP-1"}, "'else' needs an 'if' before it"),
    ],
)
def test_columns_that_make_no_event_together(card: str, cells: dict[str, str], reason: str) -> None:
    assert reason in refusal(card, **cells)


def refusal(card: str, /, **cells: str) -> str:
    with pytest.raises(CardFileError) as refused:
        BOX.read_cards(changed(card, **cells))
    assert refused.value.line == LINES[card]
    return refused.value.reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (TEXT.replace("\nt-16,", "\nt-17,"), "unknown card 't-17' (did you mean 't-16'?)"),
        (TEXT.replace("\nt-16,", "\nt-15,"), "'t-15' stands already on line"),
        (TEXT.replace("\nbid-5,", "\nbid-6,"), "must be called 'bid-5', after its kind and value"),
        ("\n".join(line for line in TEXT.splitlines() if not line.startswith("i-09,")), "(not in the file: i-09)"),
        (TEXT.replace(",years,", ",when,"), "the first line must be: card,kind,count"),
    ],
)
def test_a_file_that_is_not_the_box(text: str, reason: str) -> None:
    with pytest.raises(CardFileError) as refused:
        BOX.read_cards(text)
    assert reason in refused.value.reason


def test_a_bid_card_beyond_the_others() -> None:
    text = changed("bid-5", card="bid-9", value="9")
    with pytest.raises(CardFileError, match="column value: 9: the bid cards are numbered from 0 to 5"):
        BOX.read_cards(text)


def test_every_word_that_an_error_offers_is_one_that_is_read() -> None:
    """`there are …` is no promise that the reader breaks."""
    for form in reading.FORMS.values():
        assert reading.modifier(form).word == form.partition("(")[0]
    given = {"N": "1", "REGION": "EUR", "COUNTRY": "cuba", "EVENT": "t-01", "CARD": "x-01", "PLACE": "RU"}
    for word in reading.WORDS:
        written = word.replace("|…", "").replace(" …", "")
        for name, value in given.items():
            written = written.replace(f"({name}", f"({value}").replace(f",{name}", f",{value}")
            written = written.replace(f"={name}", f"={value}").replace(f"@{name}", f"@{value}")
        written = written.replace("+N", "+1").replace("-N", "-1")
        assert reading.effect(written).word in ("GAIN", word.partition("(")[0])


def test_the_file_is_as_the_writer_would_write_it() -> None:
    """So that a difference after an export is a difference."""
    folder = Path(reading.__file__).parent
    assert (folder / "cards.csv").read_text("utf-8") == write_cards(list(ROWS.values()))
