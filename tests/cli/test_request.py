"""What `coterie play` begins with: a single person among bots is asked only if there is something to use."""

import pytest
from rich.console import Console

from coterie.cli.request import Request, first_state, seated
from coterie.cli.terminal import inputs
from coterie.kernel.errors import BadOptions


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


@pytest.mark.parametrize(
    ("game", "setup", "more", "bots", "others"),
    [
        ("vtes", {"players": "4"}, {}, "1,2,3", True),
        ("rivals", {}, {}, "1", True),
        ("rivals", {}, {"people": "2"}, None, False),
        ("vtes", {"players": "4"}, {"people": "2"}, "2,3", False),
        ("rivals", {"players": "3"}, {"bots": "2"}, "2", False),
        ("rivals", {}, {"position": "a file"}, None, False),
        ("masters", {"players": "3"}, {}, None, False),
        ("masters", {"players": "3"}, {"people": "1"}, "1,2", False),
        ("", {}, {}, None, False),
    ],
)
def test_bots_play_the_other_seats_where_players_have_hands(game, setup, more, bots, others):
    asked = seated(Request(game, setup, more, terminal=True))
    assert (asked.more.get("bots"), asked.others) == (bots, others)


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"people": "3"}, "“3” people cannot play here; give a number from 1 to 2"),
        ({"people": "two"}, "“two” people cannot play here"),
        ({"people": "1", "bots": "1"}, "leave out --bots"),
    ],
)
def test_people_that_cannot_play_are_refused(more, told):
    with pytest.raises(BadOptions, match=told):
        seated(Request("rivals", {}, more, terminal=True))
