"""What `coterie play` begins with: a single person among bots is asked only if there is something to use."""

import pytest
from rich.console import Console

from coterie.cli.request import Request, first_state
from coterie.cli.terminal import inputs


@pytest.mark.parametrize(
    ("game", "setup", "bots", "windows"),
    [
        ("vtes", {"players": "3"}, "1,2", "useful"),
        ("vtes", {"players": "3"}, "0,2", "useful"),
        ("vtes", {"players": "3"}, "1", "all"),
        ("vtes", {"players": "3", "windows": "all"}, "1,2", "all"),
        ("rivals", {}, "1", "useful"),
        ("rivals", {}, "", "all"),
        ("masters", {}, "", None),
    ],
)
def test_one_person_among_bots_is_asked_only_if_there_is_something_to_use(game, setup, bots, windows):
    console = Console()
    more = {"seed": "3", **({"bots": bots} if bots else {})}
    state, _ = first_state(Request(game, setup, more, terminal=True), console, inputs.source_for(console))
    assert state.setup.get("windows") == windows
