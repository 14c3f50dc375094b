import pytest

from crise.terminal.screens import Curtain


@pytest.fixture(autouse=True)
def quick_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody holds a key down here."""
    monkeypatch.setattr(Curtain, "GRACE", 0)
