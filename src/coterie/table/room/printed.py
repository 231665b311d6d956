"""What is printed on cards, left out of the scenes of clients that have it already."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from coterie.table.protocol.changes import PRINTED, AreaChange, SceneChange
from coterie.table.room.part import Part

if TYPE_CHECKING:
    from coterie.table.room.room import Room

ALWAYS = ("kind", "name", "text")  # where one of these is missing, the card does not show all that is printed


class Printed(Part):
    """What is printed on the cards of a table, as clients get it from `GET /api/cards`.

    A piece that shows its face with name and text is sent without what is equal there, and first of all without its kind, by
    which clients know it. Any other piece is sent as it is.
    """

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._topics: frozenset[str] | None = None
        self._facts: dict[str, dict[str, Any] | None] = {}

    def bare(self, scene: Mapping[str, Any]) -> dict[str, Any]:
        """Return a scene without what is printed on its cards; the scene is not changed."""
        return {**scene, "areas": [self._area(area) for area in scene["areas"]]}

    def bare_change(self, change: SceneChange) -> SceneChange:
        """Return what has changed in a scene without what is printed on cards; the change itself is as it was."""
        if isinstance(change.areas, msgspec.UnsetType):
            return change
        areas = [AreaChange(self._area(each.area), each.pieces) for each in change.areas]
        return msgspec.structs.replace(change, areas=areas)

    def _area(self, area: Mapping[str, Any]) -> dict[str, Any]:
        there = area.get("pieces")
        return {**area, "pieces": [self._piece(piece) for piece in there]} if there else dict(area)

    def _piece(self, piece: Mapping[str, Any]) -> Mapping[str, Any]:
        facts = self._facts_of(piece.get("face"))
        found = piece
        if facts is not None and piece["kind"] == facts["kind"] and all(name in piece for name in ALWAYS):
            found = {name: value for name, value in piece.items() if name not in facts or facts[name] != value}
        on = piece.get("on")
        return {**found, "on": [self._piece(other) for other in on]} if on else found

    def _facts_of(self, face: str | None) -> dict[str, Any] | None:
        """Return what is printed on a face, None where clients do not know it."""
        if not face:
            return None
        if face not in self._facts:
            state, talk = self.room.state, self.room.game.talk
            if self._topics is None:
                self._topics = frozenset(talk.topics(state).values())
            printed: Mapping[str, Any] = (talk.face(state, face) if face in self._topics else None) or {}
            facts = {name: printed[name] for name in PRINTED if name in printed}
            self._facts[face] = facts if "kind" in facts else None
        return self._facts[face]
