"""What pages are made of: markup that is escaped, scales that are round, drawings that speak."""

import re

import pytest
from markupsafe import Markup

from crise.lab.kit.formatting import Formatter
from crise.lab.kit.html import icon, tag
from crise.lab.kit.page import page, sheet, table
from crise.lab.kit.plots import Dot, Interval, cut, round_step, stacked_chart, ticks
from crise.lab.settings import Colours


def test_markup_is_escaped() -> None:
    assert tag("p", "a < b & c", title='say "x"') == '<p title="say &#34;x&#34;">a &lt; b &amp; c</p>'
    assert tag("p", Markup("<b>x</b>"), None, ["y", "<"], hidden=None) == "<p><b>x</b>y&lt;</p>"
    assert tag("p", title=Markup('"><b>')) == '<p title="&#34;&gt;&lt;b&gt;"></p>'  # no markup in attributes


def test_elements_without_content_are_closed_at_once() -> None:
    assert tag("circle", cx=1.04, cls="old") == '<circle cx="1" class="old"/>'
    assert tag("td") == "<td></td>"
    assert tag("td", "", aria_label="x", for_="y") == '<td aria-label="x" for="y"></td>'


def test_round_numbers_cover_the_axis() -> None:
    assert ticks(0, 2.3) == [0.0, 0.5, 1.0, 1.5, 2.0, 2.5]
    assert ticks(-3, 41) == [-10.0, 0.0, 10.0, 20.0, 30.0, 40.0, 50.0]
    assert len(ticks(1, 1)) >= 2


@pytest.mark.parametrize(("reach", "most", "step"), [(44, 5, 10), (2.3, 5, 0.5), (0.9, 8, 0.2), (1000, 5, 200)])
def test_a_step_is_round(reach: float, most: int, step: float) -> None:
    assert round_step(reach, most) == pytest.approx(step)


def test_a_long_name_keeps_its_end() -> None:
    assert cut("normal") == "normal"
    assert cut("python " + 40 * "x" + " bot.py") == "…" + 26 * "x" + " bot.py"


def test_intervals_under_their_names() -> None:
    dots = [Dot("<a>", "1.50", Interval(1.5, 1.2, 1.8)), Dot("b", "0.50", Interval(0.5, 0.2, 0.8), hot=True)]
    drawn = stacked_chart(dots, "Wins & losses", [(0, "0"), (1, "1"), (2, "2")], fair=1.0)
    assert 'role="img" aria-label="Wins &amp; losses"' in drawn
    assert "&lt;a&gt;" in drawn
    assert drawn.count('class="hot"') == drawn.count('class="iv iv--hot"') == 1
    assert re.findall(r'class="ax">([^<]+)', drawn) == ["0", "1", "2"]
    assert 'class="fair"' in drawn
    assert 'class="fair"' not in stacked_chart(dots, "x", [(0, "0"), (2, "2")], fair=None)


def test_a_page_holds_the_icons_that_it_shows_and_no_others() -> None:
    text = page(
        Formatter("virus-war", "en"), Colours("#abc", "#def"), "Test", "Of <nothing>.", [sheet("a", "A", icon("up"))]
    )
    assert set(re.findall(r'<symbol id="i-([^"]+)"', text)) == {"up", "print", "theme"}
    assert "<title>Virus War · Test · Cellule de crise</title>" in text
    assert "Of &lt;nothing&gt;." in text
    assert '<html lang="en" style="--key:#abc;--key-ink:#def">' in text


def test_a_table_can_be_scrolled_with_the_keyboard() -> None:
    drawn = table([tag("th", "x")], [tag("tr", tag("td", "1"))], "ct")
    assert drawn.startswith('<div class="wide" tabindex="0"><table class="ct"><thead><tr><th>x')
