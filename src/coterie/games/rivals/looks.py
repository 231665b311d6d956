"""What one sees of a card on the table, of a pile and of a seat when one looks at it."""

from __future__ import annotations

from coterie.games.rivals.facts import blood, city, coterie, definition, in_torpor, rivals_of
from coterie.games.rivals.state import Rivals
from coterie.kernel.pieces import pile
from coterie.kernel.positions import LETTERS
from coterie.kernel.scenes import Looked
from coterie.kernel.seating import seat_called, seat_titled

PILES = {"discard": "Discard pile", "burned": "Burned pile"}


def situation(s: Rivals, face: str) -> tuple[str, ...]:
    """Return how each copy of a card that everybody sees on the table stands now."""
    found = []
    for p, now in enumerate(s.pieces):
        if now.face == face and now.known == -1 and now.zone in (*s.game.in_play, "torpor"):
            where = {"haven": "at the Haven of", "streets": "in The Streets, of", "torpor": "in torpor, of"}
            place = where.get(now.zone, "in play, of")
            whose = "the City" if s.game.speaks(s, p) == city(s) else seat_called(s, s.game.speaks(s, p))
            told = f", {blood(s, p)} Blood" if definition(s, p).kind == "vampire" else ""
            found.append(f"Now: {place} {whose}{told}{'' if now.ready else ', exhausted'}.")
    return tuple(found)


def pile_told(s: Rivals, zone: str, whose: str) -> Looked | None:
    """Return what lies in a public pile, the top card first (R-004)."""
    owners = {**{letter: n for n, letter in enumerate(LETTERS[: s.seats])}, "city": city(s)}
    if whose not in owners:
        return None
    cards = [str(definition(s, p).name) for p in pile(s, zone, owners[whose])]
    name = f"{PILES[zone]} of {'the City' if whose == 'city' else whose}"
    return Looked(name, f"{len(cards)} cards", (", ".join(cards) or "It is empty.",))


def seat_told(s: Rivals, seat: int) -> Looked:
    """Return what everybody may know of a seat."""
    there = [str(definition(s, p).name) for p in coterie(s, seat)]
    torpid = [str(definition(s, p).name) for p in in_torpor(s, seat)]
    rivals = " and ".join([seat_called(s, other) for other in rivals_of(s, seat)])
    lines = [
        f"{s.agenda[seat]} Agenda, {s.prestige[seat]} Prestige; its Rival is {rivals or 'nobody'}.",
        f"Coterie: {', '.join(there) or 'nobody'}. Torpor: {', '.join(torpid) or 'nobody'}.",
        f"Hand {len(pile(s, 'hand', seat))}, Library {len(pile(s, 'library', seat))}, "
        f"Faction Deck {len(pile(s, 'faction', seat))}, face down {len(pile(s, 'plots', seat))}.",
    ]
    return Looked(seat_titled(s, seat), "out of the game" if seat in s.out else "player", tuple(lines))
