"""What is printed on the cards besides their texts: names, numbers, traits. Data, in `facts.json`, a card on each line."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Facts(msgspec.Struct, frozen=True):
    """A card without its text.

    Attributes:
        id: the number of its set and its name. name, type, side, clan, traits, unique: as printed; the side is
            “dynasty”, “conflict”, “province” or “role”.
        cost, military, political, glory, strength: numbers, or None if the card prints no such number; `dash` names the
            skills that are printed as a dash.
        military_bonus, political_bonus, strength_bonus: what it adds to what bears it.
        honor, fate, influence: of a stronghold. splash: its influence cost in the deck of another clan, or
            None if only its own clan may use it.
        elements: of a province. limit: how often a deck may hold it. role: what a deck needs to hold it.
        restricted: it is on the restricted list. allowed: other clans that may use it. set: where it comes from.
        reinforcement, shadow_number, shadow_element, encounter_group, fate_value, strength_per_player, game_mode: of
            cards of the Shadowlands (U-199).
    """

    id: str
    name: str
    type: str
    side: str
    clan: str
    traits: tuple[str, ...] = ()
    unique: bool = False
    cost: int | None = None
    military: int | None = None
    political: int | None = None
    glory: int | None = None
    strength: int | None = None
    dash: tuple[str, ...] = ()
    military_bonus: int = 0
    political_bonus: int = 0
    strength_bonus: int = 0
    honor: int = 0
    fate: int = 0
    influence: int = 0
    splash: int | None = None
    elements: tuple[str, ...] = ()
    limit: int = 3
    role: str = ""
    restricted: bool = False
    allowed: tuple[str, ...] = ()
    set: str = ""
    reinforcement: int = 0
    shadow_number: int = 0
    shadow_element: str = ""
    encounter_group: int = 0
    fate_value: int = 0
    strength_per_player: bool = False
    game_mode: str = ""


@cache
def facts() -> dict[str, Facts]:
    """Return all cards by their ids, those without a definition too."""
    text = files("coterie.games.l5r.cards").joinpath("facts.json").read_bytes()
    return {each.id: each for each in msgspec.json.decode(text, type=list[Facts])}


UNNUMBERED = "defenders-of-rokugan"  # a set of which some ids begin with its title, not with a number


@cache
def face_names() -> dict[str, str]:
    """Return the short name of each card by its id: the id without its set, where no earlier set has that name."""
    found: dict[str, str] = {}
    taken: dict[str, str] = {}
    for id in sorted(facts()):
        short = id.removeprefix(f"{UNNUMBERED}-") if id.startswith(UNNUMBERED) else id.partition("-")[2]
        found[id] = id if taken.setdefault(short, id) != id else short
    return found
