"""Games saved without a name go to a folder of the test."""

import pytest


@pytest.fixture(autouse=True)
def saves(tmp_path, monkeypatch):
    """Return the folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return tmp_path / "data" / "coterie" / "saves"
