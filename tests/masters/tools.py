"""What the tests of Masters of the Night share: positions by their text, choices by notation, differences on the table.

The city of a position without a line `city`:

    1 railway_station   2 museum      3 asylum
    4 night_club        5 newspaper   6 police_station
    7 city_hall         8 cathedral   9 slums
"""

from __future__ import annotations

from dataclasses import replace
from textwrap import dedent
from typing import Any

from coterie.games.masters import GAME, MastersGame
from coterie.games.masters.cards.definition import Tracker
from coterie.games.masters.positions import layout
from coterie.games.masters.state import Masters
from coterie.kernel.pieces import pile

# How agents of a grid are split is tuned by play. The positions of the tests have splits of their own, which send some
# to each district, so that tuning leaves what the tests say about rules alone.
SPLITS = {
    2: Tracker(10, (1, (1, 1)), (2, (2, 1))),
    3: Tracker(10, (2, (1, 0)), (2, (2, 2))),
    4: Tracker(11, (2, (1, 1)), (3, (2, 1)), "designed"),
    5: Tracker(11, (2, (2, 2)), (3, (3, 2))),
}
ALL = "all in this order"  # the last option if several things have to be ordered
TABLE = replace(GAME, trackers={**GAME.trackers, **SPLITS})


def at(text: str, game: MastersGame = TABLE) -> Masters:
    """Return the state of a position text (its first line is added), at its question."""
    return game.read("position: masters\n" + dedent(text).strip())


def options(s: Masters) -> list[str]:
    """Return the notations of all options; [] once the game is over."""
    return [option.notation for option in s.question.options] if s.question else []


def asked(s: Masters) -> str:
    """Return the word of the question ("pick a die"), "" once the game is over."""
    return s.question.about[0] if s.question else ""


def about(s: Masters) -> tuple[Any, ...]:
    """Return the question as data: its word and its arguments; () once the game is over."""
    return s.question.about if s.question else ()


def seat(s: Masters) -> int:
    """Return the asked seat, -1 once the game is over."""
    return s.question.seat if s.question else -1


def default(s: Masters) -> str:
    """Return the notation of the default, which is taken for a seat that has left."""
    return options(s)[s.question.default] if s.question else ""


def play(s: Masters, *notations: str) -> Masters:
    """Make several choices and return the same state."""
    for notation in notations:
        s.choose(notation)
    return s


def changes(s: Masters, *notations: str) -> dict[str, Any]:
    """Make several choices and return the differences on the table; see `diff`."""
    before = s.clone()
    return diff(before, play(s, *notations))


def diff(before: Masters, after: Masters) -> dict[str, Any]:
    """Return the differences on the table: numbers as their change, anything else as its new value.

        {"veil": -1, "museum hidden": 2, "imre blood": -1, "imre": "asylum", "I-03": "gone", "dice": "6 4 | 1"}

    `agents` and `minions` are the reserves. Time (round, turn, points, lead) is left out.
    """
    was, now = table(before), table(after)
    return {
        key: value - was[key] if isinstance(value, int) else value for key, value in now.items() if value != was[key]
    }


def table(s: Masters) -> dict[str, Any]:
    """Return everything on the table by name, except the time."""
    found: dict[str, Any] = {"veil": s.veil, "agents": s.agents, "minions": s.minions}
    for row in s.city:
        found |= {f"{row.tile} {name}": getattr(row, name) for name in ("hidden", "exposed", "minions")}
    for v in s.clan:
        found |= {v.name: s.city[v.district].tile, f"{v.name} blood": v.blood, f"{v.name} kills": v.kills}
    found["dice"] = " ".join(map(str, s.ready)) + " | " + " ".join(map(str, s.spent))
    for zone, places in layout(s).items():
        for name, place in places.items():
            found |= {s.pieces[p].face: f"{zone} {name}".strip() for p in pile(s, zone, place)}
    return found


def deck(s: Masters, zone: str = "events") -> list[str]:
    """Return the faces of a pile, top first."""
    return [s.pieces[p].face for p in pile(s, zone)]
