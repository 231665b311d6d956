"""The printed facts of cards, omitted from the scenes of clients that already have them."""

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
    """The printed facts of a table's cards, as clients get them from `GET /api/cards`.

    A piece that shows its face with name and text is sent without the fields that are equal there, always including its kind;
    the missing kind identifies such a piece. Any other piece is sent unchanged.
    """

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._topics: frozenset[str] | None = None
        self._facts: dict[str, dict[str, Any] | None] = {}

    def bare(self, scene: Mapping[str, Any]) -> dict[str, Any]:
        """Return a scene without printed facts; the original is not changed."""
        return {**scene, "areas": [self._area(area) for area in scene["areas"]]}

    def bare_change(self, change: SceneChange) -> SceneChange:
        """Return the changes of a scene without printed facts; the original is not changed."""
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
        """Return the printed facts of a face, or None if clients do not know them."""
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
