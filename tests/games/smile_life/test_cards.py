"""Every card of the box: what it takes to lay it, what it is worth, and that it is laid at all."""

from collections import Counter
from random import Random

import pytest

from crise.games.smile_life import SMILE_LIFE, SmileLifeCard
from tests.games.smile_life.position import asked, discard, laid, out, position, say, why_not

each_card = pytest.mark.parametrize("row", SMILE_LIFE.standard, ids=lambda row: row.card)
STUDIES = "etude etude-double etude-double etude"
# What must lie before oneself, or before the other, for a card of this kind (or this card) to be laid.
MINE = {
    "metier": STUDIES,
    "grand-prof": "prof-de-maths",
    "salaire": "bandit",
    "mariage": "flirt-bar",
    "adultere": "flirt-bar mariage-fourqueux",
    "enfant": "flirt-bar mariage-fourqueux",
    "voyage": "salaire-3",
    "maison": "salaire-4 salaire-4 salaire-2",
    "grand-prix": "ecrivain",
}
THEIRS = {
    "burn-out": "serveur",
    "licenciement": "serveur",
    "impot": "serveur salaire-1",
    "divorce": "flirt-bar mariage-fourqueux",
    "redoublement": "etude",
    "prison": "bandit",
    "attentat": "harry",
}


def needs(row: SmileLifeCard) -> str:
    cards = MINE.get(row.card, MINE.get(row.kind, ""))
    return cards.replace("mariage-fourqueux", "mariage-montcuq") if row.card == "mariage-fourqueux" else cards


@each_card
def test_a_card_is_laid_where_it_may_be(row: SmileLifeCard) -> None:
    m = position(f"{row.card} | {needs(row)}", f"| {THEIRS.get(row.card, '')}")
    if asked(m) == {0: "begin"}:
        say(m, "0: draw")
    say(m, f"0: {row.card}")
    while asked(m) == {0: "pay"}:
        m.answer(0, m.open[0][2][0])
    piles = f"{laid(m, 0)} {laid(m, 1)} {out(m)} {discard(m)}"
    assert row.card in piles.replace("!", "").split()


@each_card
def test_a_card_without_what_it_needs_is_refused_with_its_rule(row: SmileLifeCard) -> None:
    m = position(f"{row.card} {'chien' if row.card == 'chat' else 'chat'}", "")
    untrained = row.kind == "metier" and row.studies == 0 and row.card != "grand-prof"
    free = untrained or not (needs(row) or row.card in THEIRS)
    assert (why_not(m, f"0: {row.card}") == "") == free


def test_the_box_holds_200_cards() -> None:
    counts: Counter[str] = Counter()
    for row in SMILE_LIFE.standard:
        counts[row.kind] += row.count
    assert counts == {
        "etude": 25,
        "metier": 30,
        "salaire": 40,
        "flirt": 20,
        "mariage": 7,
        "adultere": 3,
        "enfant": 10,
        "animal": 5,
        "voyage": 5,
        "maison": 5,
        "distinction": 3,
        "speciale": 10,
        "malus": 37,
    }
    assert counts.total() == SMILE_LIFE.total == 200


SMILES = {
    "etude": {1}, "metier": {2}, "salaire": {1}, "flirt": {1}, "mariage": {3}, "adultere": {1}, "enfant": {2},
    "animal": {1, 3}, "voyage": {1}, "maison": {1, 2, 3}, "distinction": {3, 4}, "speciale": {0}, "malus": {0},
}  # fmt: skip


def test_what_each_kind_is_worth() -> None:
    worth: dict[str, set[int]] = {}
    for row in SMILE_LIFE.standard:
        worth.setdefault(row.kind, set()).add(row.smiles)
    assert worth == SMILES


JOBS = """serveur 0/1 interimaire · barman 0/1 interimaire · stripteaser 0/1 interimaire · jardinier 1/1 interimaire
· plombier 1/1 interimaire · militaire 0/1 fonctionnaire · policier 1/1 fonctionnaire · prof-de-maths 2/2 fonctionnaire
· prof-de-francais 2/2 fonctionnaire · prof-d-anglais 2/2 fonctionnaire · prof-d-histoire 2/2 fonctionnaire
· grand-prof 0/3 fonctionnaire · ecrivain 0/1 · medium 0/1 · pizzaiolo 0/2 · garagiste 1/2 · gourou 0/3 · bandit 0/4
· journaliste 3/2 · chef-des-achats 3/3 · chef-des-ventes 3/3 · avocat 4/3 · architecte 4/3 · designer 4/3
· pharmacien 5/3 · pilote-de-ligne 5/4 · chercheur 6/2 · medecin 6/4 · chirurgien 6/4 · astronaute 6/4"""


def test_the_jobs() -> None:
    found = [
        f"{row.card} {row.studies}/{row.salary} {row.trait}".strip()
        for row in SMILE_LIFE.standard
        if row.kind == "metier"
    ]
    assert found == [" ".join(job.split()) for job in JOBS.split("·")]


def test_what_is_paid_and_what_counts_as_how_much() -> None:
    trips = ("le-caire", "londres", "new-york", "rio-de-janeiro", "sydney")
    prices = {row.card: row.price for row in SMILE_LIFE.standard if row.price}
    assert prices == dict.fromkeys(trips, 3) | {"petite-maison": 6, "maison": 8, "grande-maison": 10}
    salaries = {f"salaire-{value}": value for value in (1, 2, 3, 4)}
    values = {row.card: row.value for row in SMILE_LIFE.standard if row.value}
    assert values == {"etude": 1, "etude-double": 2, "heritage": 3} | salaries


def test_every_card_is_played_in_some_game() -> None:
    """Random games, all numbers of seats: each face is laid or inflicted, each effect happens."""
    played: set[str] = set()
    for seats in SMILE_LIFE.seats:
        for seed in range(8):
            m, random = SMILE_LIFE.start(seats, seed=seed), Random(seed)
            while not m.over:
                seat, _, options, _ = m.open[0]
                m.answer(seat, options[int(random.random() * len(options))])
            laid_events = [args for what, args in m.told() if what in ("laid", "bought", "inflicted")]
            played |= {args[1].key for args in laid_events}
    assert {row.card for row in SMILE_LIFE.standard} - played == set()
