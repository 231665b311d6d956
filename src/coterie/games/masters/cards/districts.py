"""The nine district tiles."""

from __future__ import annotations

from coterie.games.masters.cards.definition import Tile
from coterie.games.masters.words.deeds import (
    Bring,
    Dismiss,
    DrawRelic,
    Expose,
    GainBlood,
    Lead,
    MoveToken,
    Recruit,
    Travel,
    UseDie,
    Veil,
)
from coterie.games.masters.words.places import (
    DICE,
    HERE,
    POLICE,
    YOU,
    Agents,
    Dice,
    Districts,
    Held,
    Shows,
    Together,
    Tokens,
)
from coterie.games.masters.words.places import (
    Tile as TileAt,
)
from coterie.words.effects import Choose, If, IfYouDo, May, UpTo
from coterie.words.values import THAT, Bound

CITY_HALL, CATHEDRAL, MUSEUM, ASYLUM = TileAt("city_hall"), TileAt("cathedral"), TileAt("museum"), TileAt("asylum")

TILES = (
    Tile("railway_station", "Railway Station", night=Travel(Districts(other_than=HERE)), source="partly known"),
    Tile("museum", "Museum", day=If(Held("minions", MUSEUM), DrawRelic()), source="known"),
    Tile(
        "asylum",
        "Asylum",
        day=If(Held("minions", ASYLUM), May(Choose(Agents(Districts(other_than=ASYLUM)), Lead(ASYLUM)))),
        source="partly known",
    ),
    Tile(
        "night_club",
        "Night Club",
        night=Choose(DICE, UseDie(If(Shows(1, 2), GainBlood(2, YOU), GainBlood(1, YOU)))),
        source="partly known",
    ),
    Tile(
        "newspaper",
        "Newspaper Office",
        night=Choose(
            Together(Districts(agents=1), Districts(minions=1)),
            UpTo(2, Tokens(Bound("district")), MoveToken()),
            name="district",
        ),
        source="partly known",
    ),
    Tile(
        "police_station",
        "Police Station",
        day=If(
            Held("agents", POLICE),
            Choose(
                Districts(near=POLICE, inhabited=True),
                Choose(Agents(POLICE), Lead(Bound("district"))),
                name="district",
            ),
        ),
        night=Choose(Dice(1, 3), UseDie(Choose(Districts(hidden=1), Expose(THAT), least=0, most=2))),
        source="partly known",
    ),
    Tile(
        "city_hall",
        "City Hall",
        day=If(
            Held("agents", CITY_HALL),
            Veil(-1),
            If(Held("minions", CITY_HALL), May(IfYouDo(Dismiss(CITY_HALL), Veil(1)))),
        ),
    ),
    Tile(
        "cathedral",
        "Cathedral",
        day=If(
            Held("agents", CATHEDRAL),
            Choose(Districts(near=CATHEDRAL), Bring(1, THAT)),
            If(Held("minions", CATHEDRAL), May(Choose(Districts(near=CATHEDRAL, hidden=1), Expose(THAT)))),
        ),
    ),
    Tile(
        "slums",
        "Slums",
        night=Choose(DICE, UseDie(If(Shows(1, 3), Recruit(2, HERE), Recruit(1, HERE)))),
        points=2,
    ),
)
