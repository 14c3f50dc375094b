"""Card files: whatever is wrong with one is refused, with the line and the reason."""

from __future__ import annotations

from random import Random

import pytest

from crise.game.cards import CardFileError, write_cards
from crise.game.records import Setting, read_record, record_of, replay
from crise.games import GAMES
from crise.games.virus_war import VIRUS_WAR
from crise.lab.tools.laws import play
from tests.play import TESTED, AnyGame

HEAD = "card,kind,count,source,value"
STANDARD = write_cards(VIRUS_WAR.standard)


def changed(old: str, new: str) -> str:
    assert STANDARD.count(old) == 1, old
    return STANDARD.replace(old, new)


@pytest.mark.parametrize("game", TESTED.values(), ids=list(TESTED))
def test_the_files_that_come_with_the_games_are_right(game: AnyGame) -> None:
    assert game.read_cards(write_cards(game.standard)) == game.standard
    assert sum(row.count for row in game.standard) == game.total == len(game.faces(game.standard))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_keys_are_unique(game: AnyGame) -> None:
    assert len({row.card for row in game.standard}) == len(game.standard)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (changed("stop,stop,4,", "stop,stop,5,"), 27, "111 cards in all, but there must be 110"),
        (changed("stop,stop,4,", "stop,stop,0,"), 27, "106 cards in all"),
        (changed("stop,stop,4,booklet,0\n", ""), 26, "106 cards in all, but there must be 110 (not in the file: stop)"),
        (changed("stop,stop,4,", "stopp,stop,4,"), 10, "did you mean 'stop'?"),
        (changed("stop,stop,4,", "zzz,stop,4,"), 10, "unknown card 'zzz'"),
        (changed("stop,stop,4,", "stop,virus,4,"), 10, "of kind 'stop', not 'virus'"),
        (changed("stop,stop,4,", "stop,stop,-4,"), 10, "count is '-4': must be a whole number of at least 0"),
        (changed("stop,stop,4,", "stop,stop,four,"), 10, "count is 'four': must be a whole number"),
        (changed("stop,stop,4,", "stop,stop,4.5,"), 10, "count is '4.5': must be a whole number"),
        (changed("stop,stop,4,", "stop,stop,,"), 10, "count is ''"),
        (changed("stop,stop,4,", "stop,stop,9999,"), 10, "count is '9999': must be a whole number of at most 200"),
        (
            changed("stop,stop,4,booklet,0", "stop,stop,4,hearsay,0"),
            10,
            "'hearsay': must be booklet or public or house",
        ),
        (changed("stop,stop,4,booklet,0", "stop,stop,4,booklet"), 10, "4 columns, but there must be 5"),
        (changed("stop,stop,4,booklet,0", "stop,stop,4,booklet,0,0"), 10, "6 columns"),
        (changed("piege-8,piege,1,house,8", "piege-8,piege,1,house,-8"), 17, "value is '-8'"),
        (changed("piege-8,piege,1,house,8", "piege-8,piege,1,house,9"), 17, "must be called 'piege-9'"),
        (changed("piege-8,piege,1,house,8", "piege-6,piege,1,house,6"), 17, "stands already on line 16"),
        (changed("piege-8,piege,1,house,8", '"piege-8,piege,1,house,8'), 27, "not a comma-separated line"),
        (changed("piege-8,piege,1,house,8", "Piège 8,piege,1,house,8"), 17, "card is 'Piège 8'"),
        (changed(HEAD, "card;kind;count;source;value"), 2, "1 columns, but there must be 5"),
        (changed(HEAD, "kind,card,count,source,value"), 1, "the first line must be"),
        (HEAD + "\n", 1, "there is no card in this file"),
        ("", 1, "the first line must be"),
        ("\n\n", 1, "the first line must be"),
        ("\x00", 1, ""),
    ],
)
def test_a_wrong_file_is_refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(CardFileError) as caught:
        VIRUS_WAR.read_cards(text)
    assert caught.value.line == line
    assert reason in caught.value.reason
    assert str(caught.value) == f"line {line}: {caught.value.reason}"


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(CardFileError) as caught:
        VIRUS_WAR.read_cards(changed("stop,stop,4,", "stop,stop,-4,").replace("piege-8,piege,1,", "piege-8,piege,one,"))
    assert [line for line, _ in caught.value.faults] == [10, 17]
    with pytest.raises(CardFileError) as caught:
        VIRUS_WAR.read_cards(changed("stop,stop,4,", "stopp,stop,4,").replace("piege-8,piege", "piege-6,piege"))
    assert [line for line, _ in caught.value.faults] == [10, 17]


@pytest.mark.parametrize(
    "text",
    [
        STANDARD,
        "\ufeff" + STANDARD,
        STANDARD.replace("\n", "\r\n"),
        STANDARD + "\n\n",
        STANDARD.replace("virus,virus,10", '"virus","virus","10"'),
        STANDARD.replace(",", ", ").replace(HEAD.replace(",", ", "), HEAD),
        "\n".join([HEAD, *reversed(STANDARD.splitlines()[1:])]),
        STANDARD.replace(",", ";"),
    ],
    ids=["as it is", "BOM", "CRLF", "empty lines", "quotes", "spaces", "another order", "semicolons"],
)
def test_a_file_from_a_spreadsheet_is_taken(text: str) -> None:
    assert sorted(VIRUS_WAR.read_cards(text), key=str) == sorted(VIRUS_WAR.standard, key=str)


def test_an_owner_has_other_numbers() -> None:
    """Cards named by their number may have any; the game and its record hold them."""
    text = changed("piege-8,piege,1,house,8", "piege-13,piege,1,public,13")
    setting = Setting(VIRUS_WAR, 3, 5, VIRUS_WAR.options(), VIRUS_WAR.read_cards(text))
    match = setting.start()
    assert "piege-13" in {face.key for face in match.table.faces}
    play(match, Random(1))
    record = record_of(setting, match)
    assert record.cards == text
    for form in (record.to_json(), record.to_text()):
        again, _ = replay(read_record(form), GAMES.__getitem__)
        assert again == setting
