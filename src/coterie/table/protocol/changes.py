"""The changes from one scene to the next, so that only they need to be sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

AREA = Meta(extra={"shape": "Area"})
ASKED = Meta(extra={"shape": "Asked"})
ENDING = Meta(extra={"shape": "Ending"})
LINE = Meta(extra={"shape": "Line"})
MOMENT = Meta(extra={"shape": "Moment"})
PLAYER = Meta(extra={"shape": "Player"})
PROCEDURE = Meta(extra={"shape": "Procedure"})


class AreaChange(Struct):
    """An area that has changed.

    Attributes:
        area: the area; if `pieces` is given, it contains only the pieces that are new or different.
        pieces: the ids of all its pieces in order. Those that are not in `area` are unchanged.
    """

    area: Annotated[dict[str, Any], AREA]
    pieces: list[str] | UnsetType = UNSET


class SceneChange(Struct):
    """What is different in a scene; what is left out is unchanged.

    Attributes:
        line, log: as in a scene.
        areas: those that are new or different.
        order: the ids of all areas in order, if that is different.
    """

    line: int
    log: list[Annotated[dict[str, Any], LINE]]
    moment: Annotated[dict[str, Any], MOMENT] | UnsetType = UNSET
    players: list[Annotated[dict[str, Any], PLAYER]] | UnsetType = UNSET
    procedures: list[Annotated[dict[str, Any], PROCEDURE]] | UnsetType = UNSET
    asked: list[int] | UnsetType = UNSET
    question: Annotated[dict[str, Any], ASKED] | UnsetType | None = UNSET
    ending: Annotated[dict[str, Any], ENDING] | UnsetType | None = UNSET
    areas: list[AreaChange] | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET


PRINTED = ("kind", "name", "type", "traits", "clan", "icons", "cost", "keywords", "text")  # on the face of a card
PLAIN = ("moment", "players", "procedures", "asked", "question", "ending")  # fields that are always sent whole
Found = Mapping[str, Any]  # a scene, an area or a piece


Areas = Sequence[Found]
Known = dict[tuple[int, int], tuple[list[AreaChange], list[str] | None]]


def difference(old: Found, new: Found, known: Known | None = None) -> SceneChange:
    """Return what has changed from one scene of a seat to another.

    Args:
        old: the earlier scene.
        new: the later scene.
        known: the changes of areas that are already known, by the identities of both lists, for seats that see the same;
            it is filled in. All scenes compared with it must be kept as long as it is.
    """
    plain = {name: new[name] for name in PLAIN if old[name] != new[name]}
    change = SceneChange(new["line"], new["log"], **plain)
    known = {} if known is None else known
    key = (id(old["areas"]), id(new["areas"]))
    if key not in known:
        known[key] = areas_changed(old["areas"], new["areas"])
    areas, order = known[key]
    if areas:
        change.areas = areas
    if order is not None:
        change.order = order
    return change


def areas_changed(old: Areas, new: Areas) -> tuple[list[AreaChange], list[str] | None]:
    """Return the changed areas, and the ids of all areas in order, None if the order is unchanged."""
    before = {area["id"]: area for area in old}
    changed = [_area_change(before.get(area["id"]), area) for area in new if before.get(area["id"]) != area]
    order = [area["id"] for area in new]
    return changed, order if order != [area["id"] for area in old] else None


def _area_change(old: Found | None, new: Found) -> AreaChange:
    """Return the change of an area; the whole area if it is new or its pieces have no names."""
    before, after = _named(old), _named(new)
    if before is None or after is None:
        return AreaChange(dict(new))
    different = [piece for name, piece in after.items() if before.get(name) != piece]
    return AreaChange({**new, "pieces": different}, list(after))


def _named(area: Found | None) -> dict[str, Found] | None:
    """Return the pieces of an area by their ids, None if two have the same id."""
    pieces: Sequence[Found] = area.get("pieces", ()) if area is not None else ()
    found = {piece["id"]: piece for piece in pieces}
    return found if area is not None and pieces and len(found) == len(pieces) else None


def applied(old: Found, change: Found) -> dict[str, Any]:
    """Return the scene that results from a change.

    Args:
        old: the earlier scene; it is not changed.
        change: the changes, as plain data.
    """
    areas = {area["id"]: area for area in old["areas"]}
    for each in change.get("areas", ()):
        area = each["area"]
        if "pieces" in each:
            there = {piece["id"]: piece for piece in areas[area["id"]]["pieces"] + area["pieces"]}
            area = {**area, "pieces": [there[name] for name in each["pieces"]]}
        areas[area["id"]] = area
    rest = {name: value for name, value in change.items() if name not in ("areas", "order")}
    order = change["order"] if "order" in change else [area["id"] for area in old["areas"]]
    return {**old, **rest, "areas": [areas[name] for name in order]}
