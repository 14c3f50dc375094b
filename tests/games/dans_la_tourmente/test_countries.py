"""The three countries that change: shown, owned, in the deck."""

import pytest

from crise.games.dans_la_tourmente.countries import replace_country
from crise.games.dans_la_tourmente.state import Tourmente
from tests.games.dans_la_tourmente.position import position, table
from tests.games.world_order.position import asked, board, exhausted, heard, keys, options, region, say, why_not

PLACE = {"cuba": "AME", "afghanistan": "CAS", "ukraine": "EUR"}
OTHER = {"cuba": "peru", "afghanistan": "mongolia", "ukraine": "serbia"}
OWNER = {"cuba": "CN", "afghanistan": "US", "ukraine": "RU"}


@pytest.mark.rule("TO-CTY-1")
@pytest.mark.parametrize("key", PLACE)
def test_a_shown_country_is_replaced_where_it_lies(key: str) -> None:
    m = position("US", "RU", phase="action", shown=f"{key} {OTHER[key]}")
    replace_country(table(m), key)
    assert keys(m, table(m).countries[PLACE[key]]) == f"new-{key} {OTHER[key]}"
    assert key in keys(m, table(m).box).split()
    assert heard(m, "country_replaced") == [(key, f"new-{key}")]
    replace_country(table(m), key)  # a second time nothing happens
    assert len(heard(m, "country_replaced")) == 1


@pytest.mark.rule("TO-CTY-1")
@pytest.mark.parametrize("signs", ["", "!", "$", "#", "!$#"])
@pytest.mark.parametrize("key", PLACE)
def test_an_owned_one_keeps_its_tokens_and_its_state(key: str, signs: str) -> None:
    me = OWNER[key]
    seats = [f"{me} {key}{signs} {OTHER[key]}!", *(power for power in ("US", "EU", "RU", "CN") if power != me)]
    m = position(*seats, phase="action")
    before = region(m, PLACE[key]).investments[me], region(m, PLACE[key]).bases[me]
    replace_country(table(m), key)
    t = table(m)
    new = next(card for card in t.allies[me].cards if t.faces[card].key == f"new-{key}")
    assert keys(m, t.allies[me]) == f"new-{key} {OTHER[key]}"
    assert (new in board(m, me).invested, new in board(m, me).bases) == ("$" in signs, "#" in signs)
    assert exhausted(m, me).split() == [*([f"new-{key}"] if "!" in signs else []), OTHER[key]]
    assert (region(m, PLACE[key]).investments[me], region(m, PLACE[key]).bases[me]) == before


@pytest.mark.rule("TO-CTY-2")
@pytest.mark.parametrize("key", PLACE)
def test_in_a_deck_it_is_replaced_the_shown_ones_are_shuffled_in_and_two_are_shown(key: str) -> None:
    seen = set()
    for seed in range(40):
        m = position("US", "RU", phase="action", shown=OTHER[key], seed=seed)
        t = table(m)
        many = len(t.country_decks[PLACE[key]].cards) + 1
        replace_country(t, key)
        deck, shown = t.country_decks[PLACE[key]].cards, t.countries[PLACE[key]].cards
        together = {t.faces[card].key for card in [*deck, *shown]}
        assert (len(deck) + len(shown), len(shown)) == (many, 2)
        assert f"new-{key}" in together
        assert key not in together
        assert heard(m, "country_replaced") == [(key, f"new-{key}")]  # all know what went in
        seen.add(OTHER[key] in {t.faces[card].key for card in shown})
    assert seen == {True, False}


@pytest.mark.rule("TO-CTY-3")
def test_after_a_country_was_fetched_shown_cards_and_deck_are_shuffled_and_two_are_shown() -> None:
    """Successful Negotiations of the base game fetches one: the same holds with what an event has put in."""
    m = position("RU successful-negotiations D9 ru-syria", "US", phase="action", shown="peru chile")
    replace_country(table(m), "cuba")
    say(m, "RU: successful-negotiations face_up AME")
    assert "new-cuba" in options(m).split()
    say(m, "RU: new-cuba")
    t = table(m)
    while asked(m) not in ("US: act", "RU: act"):
        seat, _, offered, _ = m.open[0]
        m.answer(seat, offered[0])
    assert "new-cuba" in keys(m, t.allies["RU"])
    assert len(table(m).countries["AME"].cards) == 2


# --- What the new ones are -----------------------------------------------------------------


@pytest.mark.rule("TO-CTY-1")
def test_the_new_cuba_is_open_to_the_united_states() -> None:
    m = position("US new-allies D9 us-iraq", "RU", phase="action", shown="cuba peru")
    say(m, "US: new-allies face_up")
    assert asked(m) == "RU: act"  # peru, the only one
    m = position(
        "US new-allies D9 us-iraq",
        "RU",
        phase="action",
        shown="cuba peru",
        arrange=lambda t: replace_country(t, "cuba"),
    )
    say(m, "US: new-allies face_up")
    assert options(m) == "new-cuba peru"
    say(m, "US: new-cuba")
    assert board(m, "US").stock["D"] == 7
    face = table(m).card(table(m).allies["US"].cards[-1])
    assert (face.price, face.exports, face.imports) == ({"M": 15}, {"F": 1, "S": 1}, {"R": 1})
    assert (face.forbidden, face.bases) == ([], [])


@pytest.mark.rule("TO-CTY-1")
@pytest.mark.parametrize(
    ("key", "power", "value", "price", "exports", "imports", "forbidden"),
    [
        ("afghanistan", "US", 1, 10, {"F": 1}, {}, ["US", "EU"]),
        ("ukraine", "RU", 2, 15, {"E": 1, "C": 1}, {"F": 1}, ["RU"]),
    ],
)
def test_the_new_ones_that_are_closed(
    key: str, power: str, value: int, price: int, exports: dict[str, int], imports: dict[str, int], forbidden: list[str]
) -> None:
    def changed(t: Tourmente) -> None:
        replace_country(t, key)

    other = "RU" if power == "US" else "US"
    m = position(f"{power} new-allies D9", other, phase="action", shown=f"{key} {OTHER[key]}", arrange=changed)
    t = table(m)
    new = t.countries[PLACE[key]].cards[0]
    face = t.card(new)
    assert (face.value, face.price, face.exports, face.imports) == (value, {"M": price}, exports, imports)
    assert (face.forbidden, face.bases) == (forbidden, [])
    say(m, f"{power}: new-allies")
    assert t.book.forbidden(t, power, face)
    say(m, f"{power}: face_up")
    assert keys(m, t.countries[PLACE[key]]).startswith(f"new-{key}")


@pytest.mark.rule("TO-CTY-1")
def test_why_a_closed_country_is_no_option() -> None:
    m = position(
        "RU new-allies D9",
        "US",
        phase="action",
        shown="ukraine serbia albania",
        arrange=lambda t: replace_country(t, "ukraine"),
    )
    say(m, "RU: new-allies face_up")
    assert why_not(m, "RU", "new-ukraine") == "WO-IR-1"
