"""The helper lays out what it is told."""

from tests.games.apocalypse.position import in_force, middle, out, position, table


def test_a_position_holds_what_was_laid_out() -> None:
    m = position(
        "etude | hache bunker+ lapin+",
        "|",
        plagues="crise-economique:2@1 ~crise-alimentaire:3@0",
        monsters="zombie:0",
        past="purge",
        middle="chat chien",
    )
    assert in_force(m) == "crise-economique:2@1 crise-alimentaire:3@0 zombie:0"
    assert (out(m), middle(m), len(table(m).past)) == ("purge", "chat chien", 1)
