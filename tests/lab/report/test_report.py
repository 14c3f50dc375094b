"""The report: one page that needs nothing but itself, and says what the figures say."""

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import msgspec
import pytest

from crise.games import GAMES
from crise.lab.arena.figures import Share as Won
from crise.lab.kit.plots import Dot
from crise.lab.report.charts import rows_chart
from crise.lab.report.figures import Card, Edition, Excess, Figures, Kind, Part, Parts, Share, edition, share
from crise.lab.report.formatting import ReportFormatter
from crise.lab.report.page import report
from crise.lab.report.targets import findings, idle, judged, met
from crise.lab.run.strategies import Tried
from crise.lab.settings import KindTargets, Targets, settings_of
from tests.lab.runs import played, small_run

GAME = "etat-durgence"


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> tuple[Edition, Edition]:
    """Before and after: one card became dearer."""
    folder = tmp_path_factory.mktemp("runs")
    dear = small_run(GAME).cards.replace("vaccin-douteux,double,5,house,0,", "vaccin-douteux,double,5,house,9,")
    old = played(folder / "old", games=40, game=GAME, chunk=20)
    new = played(folder / "new", games=40, game=GAME, chunk=20, cards=dear)
    return edition(old, "old.csv"), edition(new, "new & dear.csv")


class Nesting(HTMLParser):
    """Every element that is opened is closed, and nothing is fetched from anywhere."""

    VOID = ("meta",)

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        if name not in self.VOID:
            self.open.append(name)
        given = dict(attributes)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.links += [value or "" for key, value in attributes if key in ("src", "href", "srcset", "action")]

    def handle_startendtag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for key, value in attributes if key in ("src", "href")]

    def handle_endtag(self, name: str) -> None:
        assert self.open.pop() == name

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def parsed(page: str) -> Nesting:
    found = Nesting()
    found.feed(page)
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("compared", [False, True])
def test_a_page_that_needs_nothing_but_itself(two: tuple[Edition, Edition], language: str, compared: bool) -> None:
    before, now = two
    page = report(now, before if compared else None, language, "crise lab etat-durgence")
    found = parsed(page)
    assert found.open == []
    assert len(found.ids) == len(set(found.ids))
    assert all(link.startswith("#i-") and link[1:] in found.ids for link in found.links)
    assert re.findall(r"https?://|@import|url\((?!\"data:)", page) == []
    assert f'lang="{language}"' in page
    assert "crise lab etat-durgence" in page
    assert ("old.csv" in page) == compared
    assert "new &amp; dear.csv" in page
    assert 'style="--key:#f4c316;--key-ink:#1b1d20"' in page


def test_it_says_what_changed(two: tuple[Edition, Edition]) -> None:
    before, now = two
    words = " ".join(parsed(report(now, before, "en", "")).text)
    assert "What has changed" in words
    assert re.search(r"Dubious vaccine.{0,40}price", words)
    assert "Sure" in words
    assert "What has changed" not in " ".join(parsed(report(now, None, "en", "")).text)


def test_every_drawing_speaks(two: tuple[Edition, Edition]) -> None:
    before, now = two
    page = report(now, before, "fr", "")
    drawings = re.findall(r'<svg [^>]*role="img"[^>]*>', page)
    assert len(drawings) > 20
    assert all(re.search(r'aria-label="[^"]{5,}"', drawing) for drawing in drawings)


def test_the_same_results_make_the_same_page(two: tuple[Edition, Edition]) -> None:
    before, now = two
    assert report(now, before, "fr", "x") == report(edition(now.results, now.name), before, "fr", "x")


@pytest.mark.parametrize("game", ["virus-war", "smile-life", "noe"])
def test_every_game_has_a_report(tmp_path: Path, game: str) -> None:
    options = {"max_rounds": 1} if game == "noe" else {}
    results = played(tmp_path, games=4, game=game, options=options)
    page = report(edition(results), None, "fr", "")
    assert parsed(page).open == []
    assert ReportFormatter(game, "fr").game.title in page


def test_the_head_says_which_options_are_not_as_usual(tmp_path: Path) -> None:
    options = msgspec.to_builtins(GAMES[GAME].read_options({"seat_confiance": [19, 18]}))
    page = report(edition(played(tmp_path, games=4, game=GAME, options=options)), None, "en", "")
    assert "Options: seat_confiance=[19,18]." in page


def test_rules_of_partners_are_not_missed_where_nobody_has_one(tmp_path: Path) -> None:
    alone = edition(played(tmp_path, games=4))
    assert any(rule.rule == "VW-COOP-2" and rule.share and not rule.share.hits for rule in alone.figures.rules)
    targets = settings_of(GAMES["virus-war"]).targets
    never = idle(alone.figures, targets)
    assert never
    assert not any(rule.startswith("VW-COOP-") for rule in never)
    fmt = ReportFormatter("virus-war", "en")
    assert f"{', '.join(never)}." in [one.text for one in findings(alone.figures, fmt, targets)]
    page = report(alone, None, "en", "")
    assert re.findall(r'<tr class="fl"><th scope="row"><span class="rid">([^<]+)', page) == never
    table = msgspec.structs.replace(alone.figures.tables[0], partners=2)
    together = msgspec.structs.replace(alone.figures, tables=[table])
    assert "VW-COOP-2" in idle(together, targets)


def test_numbers_of_an_axis_do_not_run_into_each_other() -> None:
    def axis(games: int) -> list[str]:
        drawn = rows_chart([Dot("x", "50 %", share(games // 2, games).interval)], 0.5, 0.04, "wins")
        return re.findall(r'class="ax">([^<]+)', drawn)

    assert axis(1000) == ["46", "50", "54"]
    assert axis(20) == ["50"]


def test_every_table_scrolls_under_a_shade(two: tuple[Edition, Edition]) -> None:
    before, now = two
    page = report(now, before, "en", "")
    assert page.count("<table") == len(re.findall(r'<div class="wide" tabindex="0"><table', page)) > 5
    (style,) = re.findall(r"\n\.wide \{(.*?)\n\}", page, re.DOTALL)
    assert style.count("no-repeat local") == 2  # the paper over the shade goes along, the shade stays
    assert style.count("var(--shade), transparent") == 2


def test_it_says_what_seen_means(two: tuple[Edition, Edition]) -> None:
    """A card that is bought goes where no hand is: it may be bought more often than it is seen."""
    assert "had it in hand, which is not so of every card that was bought." in report(two[0], None, "en", "")
    assert "somebody drew it or had it in hand. “Effect”" in ReportFormatter("virus-war", "en").say(
        "cards", "sub", use="played"
    )


# --- what is found ---------------------------------------------------------------------------------


def changed(figures: Figures, orders: list[Share] | None = None, cards: list[Card] | None = None) -> Figures:
    tables = [msgspec.structs.replace(table, orders=orders or table.orders) for table in figures.tables[:1]]
    return msgspec.structs.replace(figures, tables=tables, cards=figures.cards if cards is None else cards)


def said(figures: Figures, targets: Targets | None = None) -> dict[str, str]:
    fmt = ReportFormatter(figures.game, "en")
    return {one.title: one.level for one in findings(figures, fmt, targets or Targets())}


def test_the_order_of_play_is_judged_by_its_interval(two: tuple[Edition, Edition]) -> None:
    figures = two[0].figures
    for wins, games, title, level in (
        (560, 1000, "The order of play weighs too much.", "bad"),
        (7, 12, "Too few games to judge the order of play.", "note"),
        (540, 1000, "The order of play decides nothing.", "ok"),
        (520, 1000, "The order of play decides nothing.", "ok"),
    ):
        orders = [share(wins, games), share(games - wins, games)]
        assert said(changed(figures, orders=orders))[title] == level


def test_among_many_places_one_that_looks_wrong_may_be_chance(two: tuple[Edition, Edition]) -> None:
    table = msgspec.structs.replace(two[0].figures.tables[0], orders=[share(279, 500), share(221, 500)], sides={})
    one = msgspec.structs.replace(two[0].figures, tables=[table])
    assert said(one)["The order of play weighs too much."] == "bad"
    fair = msgspec.structs.replace(table, orders=[share(250, 500)] * 2)
    many = msgspec.structs.replace(one, tables=[table, *[fair] * 6])
    assert said(many)["Too few games to judge the order of play."] == "note"


def test_a_report_marks_the_places_that_are_surely_wrong(two: tuple[Edition, Edition]) -> None:
    now = two[0]
    for wins, marked in ((280, True), (221, True), (270, False)):
        orders = [share(wins, 500), share(500 - wins, 500)]
        page = report(Edition(now.results, changed(now.figures, orders=orders), ""), None, "en", "")
        assert ("out of the margin, surely" in page) == marked


def test_fair_games_are_hardly_ever_called_unfair(two: tuple[Edition, Edition]) -> None:
    """Whatever the number of games: in Virus War there are 35 places to look at."""
    chance, table = Random(5), two[0].figures.tables[0]
    for games in (2, 30, 300):
        alarms = 0
        for _ in range(50):
            wins = {seats: Counter(chance.choices(range(seats), k=games)) for seats in range(2, 9)}
            tables = [
                msgspec.structs.replace(
                    table, seats=seats, orders=[share(won[at], games) for at in range(seats)], sides={}
                )
                for seats, won in wins.items()
            ]
            found = msgspec.structs.replace(two[0].figures, tables=tables, cards=[], rules=[])
            alarms += said(found).get("The order of play weighs too much.") == "bad"
        assert alarms <= 6


def test_partners_are_judged_by_the_share_of_their_team(two: tuple[Edition, Edition]) -> None:
    figures = changed(two[0].figures, orders=[share(520, 1000), share(480, 1000)] * 2)
    table = msgspec.structs.replace(figures.tables[0], seats=4, partners=2, sides={"1": share(510, 1000)})
    levels = said(msgspec.structs.replace(figures, tables=[table]))
    assert levels["The order of play decides nothing."] == "ok"
    assert levels["The teams are equal."] == "ok"


@pytest.mark.parametrize(
    ("wins", "hint"),
    [
        ([450, 300, 250], "less trust for the 1st"),
        ([250, 300, 450], "less trust for the 3rd"),
        ([200, 400, 400], "less trust for all but the 1st"),
    ],
)
def test_what_to_try_fits_the_place_that_is_wrong(two: tuple[Edition, Edition], wins: list[int], hint: str) -> None:
    table = msgspec.structs.replace(two[0].figures.tables[1], orders=[share(won, 1000) for won in wins])
    figures = msgspec.structs.replace(two[0].figures, tables=[table])
    notes = [one.note for one in findings(figures, ReportFormatter(GAME, "en"), Targets()) if one.level == "bad"]
    assert f"Try, with 3 players, {hint}: option seat_confiance (ED-SET-6)." in notes


def used(card: Card, often: Share) -> Card:
    return msgspec.structs.replace(card, by_seats={2: dict.fromkeys(("seen", "played", "bought"), often)})


def with_strategies(one: Edition, *shares: tuple[str, float, float]) -> Edition:
    """Strategies of one idea at two seats: their shares of the wins and where the intervals begin."""
    tried = [Tried(name, 2, "normal", Won(200, won, low, won + 0.07, 0.5, "bootstrap")) for name, won, low in shares]
    return msgspec.structs.replace(one, figures=msgspec.structs.replace(one.figures, strategies=tried))


def test_a_dominant_strategy_is_told_first(two: tuple[Edition, Edition]) -> None:
    one = with_strategies(two[0], ("rush", 0.67, 0.61), ("hoard", 0.4, 0.33))
    fmt, targets = ReportFormatter(GAME, "en"), settings_of(GAMES[GAME]).targets
    (found,) = [said for said in findings(one.figures, fmt, targets) if "idea" in said.title]
    assert (found.level, found.title) == ("bad", "One idea alone is enough to win.")
    assert found.text == "rush with 2 (67.0% [61.0–74.0] for 50.0%)."
    page = report(one, None, "fr", "crise lab")
    assert "Une seule idée suffit pour gagner." in page
    assert "Pose tout côté attaque." in page
    assert page.count('class="fl"><th scope="row"><span class="rid">rush') == 1
    assert '<tr><th scope="row"><span class="rid">hoard' in page


def test_no_dominant_strategy_is_told_too(two: tuple[Edition, Edition]) -> None:
    fmt, targets = ReportFormatter(GAME, "en"), settings_of(GAMES[GAME]).targets
    one = with_strategies(two[0], ("rush", 0.53, 0.46), ("hoard", 0.4, 0.33))
    (found,) = [said for said in findings(one.figures, fmt, targets) if "idea" in said.title]
    best = "The best: rush with 2 (53.0% [46.0–60.0] for 50.0%)."
    assert (found.level, found.text) == ("ok", f"2 ideas were tried against the rest of the table. {best}")
    assert not [said for said in findings(two[0].figures, fmt, targets) if "idea" in said.title]
    assert 'id="strategies"' not in report(two[0], None, "en", "crise lab")


def test_neglected_and_strong_cards_are_named(two: tuple[Edition, Edition]) -> None:
    figures = two[0].figures
    strong = msgspec.structs.replace(figures.cards[0], effect=Excess(100, 0.2, 0.15, 0.25))
    weak = msgspec.structs.replace(figures.cards[1], effect=Excess(100, -0.2, -0.25, -0.15))
    levels = said(changed(figures, cards=[strong, weak, used(figures.cards[2], share(2, 1000))]))
    assert levels["These cards go with winning."] == "note"
    assert levels["These cards go with losing."] == "note"
    assert levels["One card is neglected."] == "bad"
    assert said(changed(figures, cards=[strong]))["All cards serve."] == "ok"


def test_a_card_that_chance_may_have_left_aside_is_not_condemned(two: tuple[Edition, Edition]) -> None:
    figures = two[0].figures
    for hits, games, title, level in (
        (0, 4, "Too few games to judge the cards.", "note"),
        (0, 124, "Too few games to judge the cards.", "note"),
        (0, 126, "One card is neglected.", "bad"),
        (31, 1000, "All cards serve.", "ok"),
    ):
        assert said(changed(figures, cards=[used(figures.cards[2], share(hits, games))]))[title] == level


def test_cards_that_may_stay_where_they_are_are_told(two: tuple[Edition, Edition]) -> None:
    figures, rare = two[0].figures, Targets(rare=frozenset({"super"}))
    dream = next(card for card in figures.cards if card.card == "super-medias")
    name = ReportFormatter(GAME, "en").card("super-medias")
    for hits, title in ((900, "All cards serve that must."), (0, "One card is neglected.")):
        cards = [used(figures.cards[2], share(hits, 1000)), used(dream, share(0, 1000))]
        found = findings(changed(figures, cards=cards), ReportFormatter(GAME, "en"), rare)
        text = next(one.text for one in found if one.title == title)
        assert f"Not counted, as they may stay where they are: {name} (0.0%" in text
    cards = [used(figures.cards[2], share(900, 1000)), used(dream, share(900, 1000))]
    assert said(changed(figures, cards=cards), rare)["All cards serve."] == "ok"


def test_the_worst_comes_first(two: tuple[Edition, Edition]) -> None:
    figures = changed(two[0].figures, orders=[share(900, 1000), share(100, 1000)])
    levels = list(said(figures, settings_of(GAMES[GAME]).targets).values())
    assert levels == sorted(levels, key=["bad", "note", "ok"].index)
    assert (levels[0], len(set(levels)) > 1) == ("bad", True)


# --- targets of this game: nothing is left out ---------------------------------------------------------


def one_table(figures: Figures, **changes: object) -> Figures:
    return msgspec.structs.replace(figures, tables=[msgspec.structs.replace(figures.tables[0], **changes)])


@pytest.mark.parametrize(
    ("margins", "level"), [({}, "ok"), ({2: 0.03}, "note"), ({3: 0.03}, "ok")], ids=["usual", "at two", "elsewhere"]
)
def test_a_number_of_seats_may_have_a_margin_of_its_own(
    two: tuple[Edition, Edition], margins: dict[int, float], level: str
) -> None:
    figures = one_table(two[0].figures, orders=[share(535, 1000), share(465, 1000)])
    found = said(figures, Targets(margins=margins))
    assert found.get("The order of play decides nothing.", "note") == level


def test_teams_may_have_a_margin_of_their_own(two: tuple[Edition, Edition]) -> None:
    figures = one_table(two[0].figures, sides={"medias": share(1070, 2000)})
    assert said(figures)["The teams are equal."] == "ok"
    assert said(figures, Targets(sides=0.03))["The teams are not equal."] == "bad"


@pytest.mark.parametrize(
    ("used", "title", "level"),
    [
        (share(400, 1000), "Super card: neither too much nor too little.", "ok"),
        (share(0, 1000), "Super card: too much or too little.", "bad"),
        (share(900, 1000), "Super card: too much or too little.", "bad"),
        (share(4, 20), "Super card: too few games to judge.", "note"),
    ],
)
def test_a_kind_of_cards_has_targets_of_its_own(
    two: tuple[Edition, Edition], used: Share, title: str, level: str
) -> None:
    kind = Kind(used, share(0, 0), share(0, 0))
    targets = Targets(kinds={"super": KindTargets(used=(0.25, 0.6))})
    assert said(one_table(two[0].figures, kinds={"super": kind}), targets)[title] == level


@pytest.mark.parametrize(
    ("took", "left", "title", "level"),
    [
        (share(600, 1000), share(30, 100), "Super card: taking it pays.", "ok"),
        (share(300, 1000), share(60, 100), "Super card: taking it does not pay.", "bad"),
        (share(600, 1000), share(9, 20), "Super card: too few cases to tell whether taking it pays.", "note"),
        (share(500, 1000), share(48, 100), "Super card: too few cases to tell whether taking it pays.", "note"),
    ],
)
def test_who_takes_it_must_win_more_often_than_who_leaves_it(
    two: tuple[Edition, Edition], took: Share, left: Share, title: str, level: str
) -> None:
    figures = one_table(two[0].figures, kinds={"super": Kind(share(400, 1000), took, left)})
    assert said(figures, Targets(kinds={"super": KindTargets(offered="buy")}))[title] == level


@pytest.mark.parametrize(
    ("first", "three", "level"),
    [
        (Part(0.11, 0.10, 0.12), Part(0.29, 0.28, 0.30), "ok"),
        (Part(0.14, 0.13, 0.15), Part(0.29, 0.28, 0.30), "bad"),
        (Part(0.11, 0.10, 0.12), Part(0.33, 0.32, 0.34), "bad"),
        (Part(0.125, 0.11, 0.14), Part(0.29, 0.28, 0.30), "note"),
    ],
)
def test_no_card_takes_all_the_room(two: tuple[Edition, Edition], first: Part, three: Part, level: str) -> None:
    titles = {
        "ok": "Purchases are spread.",
        "bad": "A few cards take all the room.",
        "note": "Too few games to judge how purchases are spread.",
    }
    figures = one_table(two[0].figures, parts=Parts({"subvention": first}, three))
    assert said(figures, Targets(most=0.12, three=0.30))[titles[level]] == level


@pytest.mark.parametrize(
    ("won", "low", "title", "level"),
    [
        (0.54, 0.50, "No idea alone is enough.", "ok"),
        (0.60, 0.56, "One idea alone is enough to win.", "bad"),
        (0.57, 0.53, "Too few games to judge single ideas.", "note"),
    ],
)
def test_an_idea_may_win_so_many_times_its_share(
    two: tuple[Edition, Edition], won: float, low: float, title: str, level: str
) -> None:
    one = with_strategies(two[0], ("rush", won, low))
    assert said(one.figures, Targets(idea=1.1))[title] == level


def test_what_an_idea_does_without_must_not_be_indispensable(two: tuple[Edition, Edition]) -> None:
    one = with_strategies(two[0], ("no-disinfecting", 0.05, 0.02))
    assert said(one.figures, Targets(idea=1.1))["No idea alone is enough."] == "ok"
    bounds = Targets(idea=1.1, ideas={"no-disinfecting": (0.5, 1.0)})
    assert said(one.figures, bounds)["What an idea does without is indispensable."] == "bad"


def test_long_games_and_games_cut_short_are_judged_by_their_intervals(two: tuple[Edition, Edition]) -> None:
    length = {"median": Part(9.0, 9.0, 10.0), "long": share(20, 1000), "limits": share(0, 1000)}
    wanted = Targets(turns=(7, 14), long=20, cut=0.005)
    for changes, title, level in (
        ({}, "The game has the right length.", "ok"),
        ({"median": Part(15.0, 14.5, 15.5)}, "The game has not the right length.", "bad"),
        ({"long": share(90, 1000)}, "The game has not the right length.", "bad"),
        ({"long": share(3, 40)}, "Too few games to judge the length.", "note"),
        ({"limits": share(30, 1000)}, "Too many games go to the limit of turns.", "bad"),
    ):
        assert said(one_table(two[0].figures, **(length | changes)), wanted)[title] == level


def test_no_verdict_without_its_interval(two: tuple[Edition, Edition]) -> None:
    """Of what this game has targets for."""
    one = with_strategies(two[0], ("rush", 0.53, 0.46))
    for found in judged(one.figures, ReportFormatter(GAME, "en"), settings_of(GAMES[GAME]).targets):
        assert re.search(r"\[[\d.]+–[\d.]+\]", found.text), found


def test_targets_are_met_or_not(two: tuple[Edition, Edition]) -> None:
    figures = two[0].figures
    assert not met(figures, settings_of(GAMES[GAME]).targets)
    fair = [share(50, 100), share(50, 100)]
    table = msgspec.structs.replace(figures.tables[0], orders=fair, sides={"medias": share(50, 100)}, games=100)
    good = msgspec.structs.replace(figures, tables=[table], cards=[])
    assert met(good, Targets())
    assert not met(good, Targets(turns=(int(table.median.high) + 2, 99)))
    assert not met(good, Targets(kinds={"super": KindTargets(used=(0.9, 0.95))}))
    assert not met(msgspec.structs.replace(good, failures=1), Targets())


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", ["12,5\u202f%", "+3,1", "\u22120,4", "1\u202f234"]), ("en", ["12.5%", "+3.1", "\u22120.4", "1,234"])],
)
def test_numbers_as_people_write_them(language: str, said: list[str]) -> None:
    fmt = ReportFormatter(GAME, language)
    assert [fmt.percent(0.125), fmt.signed(0.031), fmt.signed(-0.004), fmt.number(1234)] == said


def test_moves_in_words() -> None:
    fmt = ReportFormatter("virus-war", "en")
    assert fmt.move("action virus") == fmt.card("virus")
    assert fmt.move("action chance-4") == fmt.card("chance-4")
    assert fmt.move("target +1") == "the next seat"
    assert fmt.move("extra draw") == fmt.game.choice("extra", "draw", [], [])
    assert fmt.move("stop pass") == fmt.game.choice("stop", None, [], [])
    assert ReportFormatter(GAME, "en").move("points 3") == "3"
