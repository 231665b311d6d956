"""Short queries of the cards on a table, for the tests of all card games."""

from coterie.kernel.pieces import pile


def find(s, face: str, zone: str = "", nth: int = 0) -> int:
    """Return the number of a piece with a face, in a given zone if one is named."""
    found = [n for n, now in enumerate(s.pieces) if now.face == face and zone in ("", now.zone)]
    return found[nth]


def where(s, face: str, nth: int = 0) -> str:
    """Return the zone of a card."""
    return s.pieces[find(s, face, nth=nth)].zone


def faces(s, zone: str, place: int = 0) -> list[str]:
    """Return the faces of a pile, top first; those of a hand by name."""
    found = [s.pieces[p].face for p in pile(s, zone, place)]
    return sorted(found) if zone == "hand" else found


def number(s, name: str, face: str, nth: int = 0) -> int:
    """Return a number of a card with all modifiers."""
    return s.game.number(s, name, find(s, face, nth=nth))
