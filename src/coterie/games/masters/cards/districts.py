"""The nine district tiles."""

from __future__ import annotations

from coterie.games.masters.cards.definition import Tile
from coterie.games.masters.words.agents import Agents, Bring, Expose, Lead
from coterie.games.masters.words.dice import DICE, SHOWING, Dice, Shows, UseDie
from coterie.games.masters.words.districts import (
    AGENTS,
    CITY,
    HERE,
    IN,
    MINIONS,
    NEAR,
    OTHER_THAN,
    POLICE,
    Districts,
    Held,
)
from coterie.games.masters.words.districts import Tile as TileAt
from coterie.games.masters.words.minions import Dismiss, MoveToken, Recruit, Tokens
from coterie.games.masters.words.relics import DrawRelic
from coterie.games.masters.words.vampires import VAMPIRE, YOU, GainBlood, Travel
from coterie.games.masters.words.veil import Veil
from coterie.words.effects import If, IfYouDo, May
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose, UpTo

CITY_HALL, CATHEDRAL, MUSEUM, ASYLUM = TileAt("city_hall"), TileAt("cathedral"), TileAt("museum"), TileAt("asylum")

TILES = (
    Tile("railway_station", "Railway Station", night=Travel(Districts(OTHER_THAN(HERE))), source="partly known"),
    Tile("museum", "Museum", day=If(Held("minions", MUSEUM), DrawRelic()), source="known"),
    Tile(
        "asylum",
        "Asylum",
        day=If(Held("minions", ASYLUM), May(Choose(Agents(~IN(ASYLUM)), Lead(ASYLUM)))),
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
            Districts(AGENTS(1) | MINIONS(1)),
            UpTo(2, Tokens(IN(Bound("district"))), MoveToken()),
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
                Districts(NEAR(POLICE) & (VAMPIRE | MINIONS(1))),
                Choose(Agents(IN(POLICE)), Lead(Bound("district"))),
                name="district",
            ),
        ),
        night=Choose(Dice(SHOWING(1, 3)), UseDie(Choose(CITY, Expose(THAT), least=0, most=2))),
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
            Choose(Districts(NEAR(CATHEDRAL)), Bring(1, THAT)),
            If(Held("minions", CATHEDRAL), May(Choose(Districts(NEAR(CATHEDRAL)), Expose(THAT)))),
        ),
    ),
    Tile(
        "slums",
        "Slums",
        night=Choose(DICE, UseDie(If(Shows(1, 3), Recruit(2, HERE), Recruit(1, HERE)))),
        points=2,
    ),
)
