"""Nothing that the others get tells what a seat keeps to itself; and a table that leaks is found out.

Two matches that differ only in what one seat holds, or in what it chose in secret, must look the same to all others:
view, log, and who is waited for.
"""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from crise.engine.match import Match
from crise.engine.questions import choose
from crise.games.noe import NOE, base, enqueteurs, rules
from crise.games.noe.state import Noe
from crise.lab.tools.laws import check_secret
from tests.games.noe.tables import lay, offered, play

WAITS = "noe-espions noe-empires noe-duron rose-senechales susy-senechales"  # an Élysée at the end of the turn
FREE = "noe-espions noe-empires henri-duron rose-senechales susy-senechales"  # a card away from it
COMPLOT = "arthur-espions arthur-leonard arthur-etat-major max-espions max-empires"  # and one more Max
NOTHING = "arthur-espions arthur-leonard arthur-etat-major max-espions henri-empires"


def sent(match: Match, keeper: int) -> str:
    """Every byte that everybody but the keeper of the secret gets, the public included."""
    others = [seat for seat in range(match.table.seats + 1) if seat != keeper]
    return json.dumps([(match.view(seat), match.log(seat), match.ask(seat)) for seat in others])


def silent_elysee(cards: str) -> str:
    """Seat 0 ends a turn, with or without an Élysée; a bomb then makes the top of the discard untakeable."""
    coming = "karl-empires clara-duron sally-alphas marie-empires abigail-espions emma-leonard"
    match = lay(f"{cards} amelie-leonard", "", "poseur-olga", pile=coming, level=3)
    play(match, "0 draw pile", "0 discard karl-empires", "1 draw pile", "1 discard clara-duron")
    play(match, "2 draw pile", "2 act poseur-olga", "2 target @1", "2 announce pass")
    return sent(match, 0)  # now seat 0 may speak, or must draw


def silent_complot(cards: str) -> str:
    """Seat 0 could announce after an opposed Contrôle, or could not."""
    match = lay(f"{cards} amelie-enqueteurs", "sarah-etat-major", "", pile="max-etat-major", level=2)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", "0 target @1", "1 oppose sarah-etat-major")
    return sent(match, 0)


def unopposed_controle(staff: str) -> str:
    """The target could oppose, or could not."""
    match = lay("amelie-enqueteurs", staff, "", pile="max-espions", level=2)
    play(match, "0 draw pile", "0 act amelie-enqueteurs", "0 target @1")
    return sent(match, 1)


def hidden_card(key: str) -> str:
    """Seat 0 hides one card or another."""
    match = lay("espion-rouge-olga karl-alphas", "", "", pile="max-espions karl-empires", level=3)
    play(match, "0 draw pile", "0 act espion-rouge-olga", "0 target @1", f"0 hide {key}")
    return sent(match, 0)


SECRETS: dict[Callable[[str], str], tuple[str, str]] = {
    silent_elysee: (WAITS, FREE),
    silent_complot: (COMPLOT, NOTHING),
    unopposed_controle: ("sarah-etat-major", "sarah-espions"),
    hidden_card: ("karl-alphas", "max-espions"),
}


@pytest.mark.rule("NO-ELY-2", "NO-ANN-5", "NO-ENQ-11", "NO-ENQ-12")
@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.__name__)
def test_a_secret_changes_nothing_for_the_others(secret: Callable[[str], str]) -> None:
    one, other = SECRETS[secret]
    assert secret(one) == secret(other)


# --- tests of the test: versions that leak ------------------------------------------------------------


def shows_who_rests(t: Noe) -> dict[str, Any]:
    return {**honest_shown(t), "waits": [t.rested_with_elysee(seat) for seat in range(t.seats)]}


honest_shown = Noe.shown

LEAKS: dict[str, tuple[Callable[[str], str], Any, str, Any]] = {
    "the table waits only for those who can speak": (silent_elysee, rules, "choose_openly", choose),
    "the view tells who waits": (silent_elysee, Noe, "shown", shows_who_rests),
    "only a hand worth announcing is asked": (silent_complot, base, "choose_openly", choose),
    "only a target with something to show is asked": (unopposed_controle, enqueteurs, "choose_openly", choose),
    "the hidden card lies open": (hidden_card, enqueteurs, "NOBODY", -1),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_version_that_leaks_is_found_out(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    secret, where, name, leaky = LEAKS[leak]
    monkeypatch.setattr(where, name, leaky)
    one, other = SECRETS[secret]
    assert secret(one) != secret(other)


# --- and in games that nobody laid out ------------------------------------------------------------------

# Answers that show nothing to the others, and to whom they show something all the same: the seat it is done to.
PRIVATE = {"hide": False, "seize": True}


@pytest.mark.rule("NO-ENQ-12", "NO-ESP-2", "NO-ESP-3")
@pytest.mark.parametrize("level", [2, 3])
def test_what_is_hidden_or_seized_changes_nothing_for_the_others(level: int) -> None:
    rng = random.Random(level)
    compared = 0
    match = NOE.start(4, NOE.read_options({"level": level, "max_rounds": 2}), seed=level)
    while match.open and compared < 25:
        [(seat, what, options, about)] = match.open
        if what in PRIVATE:
            looks = {fingerprint(match, seat, option, about[0] if PRIVATE[what] else seat) for option in options}
            assert len(looks) == 1
            compared += 1
        match.give(seat, options[int(rng.random() * len(options))])
    assert compared == 25


def fingerprint(match: Match, seat: int, option: Any, victim: int) -> str:
    """What the others get once the seat has chosen this, and says nothing if it is asked whether it announces."""
    twin = match.clone()
    twin.answer(seat, option)
    if (ask := twin.ask(seat)) and ask[1] == "announce":
        twin.answer(seat, None)
    others = [other for other in range(match.table.seats + 1) if other not in (seat, victim)]
    waiting = [other for other in twin.view(seat)["waiting"] if other not in (seat, victim)]
    return json.dumps([waiting, *((twin.view(other), twin.log(other)) for other in others)])


def test_the_silence_of_a_whole_round_is_the_same() -> None:
    """Played out to the end of the round, with the Élysée kept and never said: still the same."""
    looks = []
    for cards in (WAITS, FREE):
        match = lay(f"{cards} amelie-leonard", "", pile="karl-empires clara-duron marie-empires", level=1)
        play(match, "0 draw pile", "0 discard karl-empires", "1 draw pile", "1 discard clara-duron")
        assert ("elysee" in offered(match)) == (cards == WAITS)
        looks.append(sent(match, 0))
        play(match, "0 draw pile", "0 discard marie-empires")
        looks.append(sent(match, 0))
    assert looks[:2] == looks[2:]


def shows_how_many_questions(t: Noe) -> dict[str, Any]:
    return {**honest_shown(t), "questions": t.cursor}


def test_the_law_of_all_games_finds_a_half_made_choice_that_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test of law 3 itself: the others must not even see that a seat has come half way through a choice."""
    match = lay("amelie-enqueteurs", "", "", pile="max-espions", level=2)
    play(match, "0 draw pile")
    assert check_secret(match, 0) == 2
    monkeypatch.setattr(Noe, "shown", shows_how_many_questions)
    with pytest.raises(AssertionError, match="notices"):
        check_secret(match, 0)
