"""The end of a game and its score."""

from fractions import Fraction
from random import Random

import pytest

from crise.engine.ask import Refused
from crise.games.smile_life import SMILE_LIFE
from crise.lab.tools.laws import play
from tests.games.smile_life.position import asked, heard, position, say, table


@pytest.mark.rule("SL-END-1")
def test_the_turn_in_which_the_pile_ends_is_the_last() -> None:
    m = position("chat", "chien", deck="lapin", rest="discard")
    assert not table(m).deck.cards
    assert asked(m) == {0: "play"}
    say(m, "0: lapin")
    assert m.over
    assert heard(m, "closing") == [("pile",)]
    assert len(table(m).discard) > 100


@pytest.mark.rule("SL-END-2")
@pytest.mark.parametrize(
    ("share", "cards"), [("1", 200), ("3/4", 150), ("2/3", 133), ("1/2", 100), ("1/3", 66), ("1/4", 50)]
)
def test_a_share_of_the_cards(share: str, cards: int) -> None:
    m = SMILE_LIFE.start(6, SMILE_LIFE.read_options({"deck_share": share}), seed=1)
    t = table(m)
    assert t.share == Fraction(share)
    assert len(t.deck) + sum(len(pile) for pile in t.hands) == cards
    assert m.view(0)["removed"] == {"count": 200 - cards, "cards": []}
    play(m, Random(1))
    assert m.over


@pytest.mark.rule("SL-END-2")
def test_no_other_share() -> None:
    with pytest.raises(Refused, match="bad-option"):
        SMILE_LIFE.read_options({"deck_share": "1/5"})


@pytest.mark.rule("SL-END-3")
def test_laid_cards_count_turned_or_not_and_hands_do_not() -> None:
    m = position(
        "grand-prix chat | etude serveur salaire-1! flirt-bar mariage-montcuq harry",
        "licorne | accident legion-d-honneur",
        deck="prison",
        rest="box",
    )
    say(m, "0: draw discard prison")
    assert heard(m, "scored") == [(0, 10), (1, 3)]
    assert SMILE_LIFE.winners(table(m)) == [0]


@pytest.mark.rule("SL-END-4")
def test_equal_smiles_share_the_victory() -> None:
    m = position("chat accident | etude", "| harry", "| lara", deck="prison", rest="box")
    say(m, "0: discard prison")
    assert SMILE_LIFE.winners(table(m)) == [1, 2]


@pytest.mark.rule("SL-END-5")
def test_a_limit_of_turns() -> None:
    m = position("chat", "", turn_limit=2)
    say(m, "0: chat")
    assert asked(m) == {1: "play"}
    say(m, "1: etude")
    assert m.over
    assert heard(m, "closing") == [("limit",)]
    assert SMILE_LIFE.winners(table(m)) == [0, 1]
