"""What provinces, owners and conflicts are called, and other values in phrases by their kinds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from coterie.games.l5r.atoms.pools import WHY
from coterie.games.l5r.facts.conflicts import attacked_provinces, conflict, defending_team, skill_in
from coterie.games.l5r.facts.provinces import owner_at
from coterie.games.l5r.facts.teams import team_of
from coterie.games.l5r.numbers import STRENGTH
from coterie.games.l5r.rules.duels import statistics
from coterie.games.l5r.state import ROW, STRONGHOLD, TOKEN, TYPES
from coterie.kernel.positions import LETTERS
from coterie.kernel.procedures import data_of
from coterie.kernel.seating import seat_called, seat_titled
from coterie.words.cards.naming import listed

THE_DECK = "the Shadowlands deck"
WINDOWS = {"dynasty": "Dynasty phase", "conflict": "Conflict", "action": "Action window"}
MARGINS = ("win", "lose")  # events whose amount is by how much


def place_name(place: int) -> str:
    """Return what the place of a province is called: a letter and its number, “s” for that of the stronghold."""
    at = place % ROW
    return f"{LETTERS[owner_at(place)]}{'s' if at == STRONGHOLD else at + 1}"


def province_called(place: int) -> str:
    """Return what a province is called where it is clear whose it is: “province 2”."""
    at = place % ROW
    return "the stronghold province" if at == STRONGHOLD else f"province {at + 1}"


def place_called(s: Any, place: int) -> str:
    """Return what a province is called for people: “province 2 of b”."""
    return f"{province_called(place)} of {owner_called(s, owner_at(place))}"


def upper(said: str) -> str:
    """Return a clause as it begins a sentence."""
    return said[:1].upper() + said[1:]


def owner_called(s: Any, owner: int) -> str:
    """Return what an owner is called within a sentence; the deck that nobody plays is one, too (U-001)."""
    return seat_called(s, owner) if owner < s.seats else "the Shadowlands"


def owner_titled(s: Any, owner: int) -> str:
    """Return what an owner is called where its name stands alone."""
    return seat_titled(s, owner) if owner < s.seats else upper(THE_DECK)


def stands(s: Any, face: str, place: int) -> str:
    """Return a province that lies face up with where it stands; those of skirmish have no names (L-3.7)."""
    where = place_called(s, place)
    return where if face == TOKEN else f"{s.game.faces[face].name} ({where})"


def attack(s: Any) -> str:
    """Return what a conflict's attackers bring, and where: “3 military at province 1 (strength 3)”."""
    now = conflict(s)
    assert now is not None
    there = []
    for p in attacked_provinces(s):
        own = s.asked is not None and s.asked[0] == owner_at(s.pieces[p].place)
        where = province_called(s.pieces[p].place) if own else place_called(s, s.pieces[p].place)
        there.append(f"{where} (strength {s.game.number(s, STRENGTH, p)})")
    return f"{skill_in(s, now.team, now.kind)} {now.kind} at {' and '.join(there)}"


def score(s: Any) -> str:
    """Return how a conflict stands for the asked seat: “, your 4 political against 3”."""
    now = conflict(s)
    if now is None or s.asked is None or now.kind not in TYPES:
        return ""
    own = team_of(s, s.asked[0])
    foe = defending_team(s, now) if own == now.team else now.team
    return f", your {skill_in(s, own, now.kind)} {now.kind} against {skill_in(s, foe, now.kind)}"


def duel(s: Any) -> str:
    """Return who duels, with the statistic: “Kakita Kaezin (3 military) against Matsu Berserker (3)”."""
    now = data_of(s, "duel")
    if now is None:
        return ""
    (one, other), names = (
        statistics(s, now),
        [s.game.faces[s.pieces[p].face].name for p, _ in (now.challenger, now.target)],
    )
    return f"{names[0]} ({one} {now.statistic}) against {names[1]} ({other})"


def outline(events: tuple[tuple[Any, ...], ...]) -> tuple[tuple[Any, ...], ...]:
    """Return what is responded to without what follows from it: who has won or lost, but not each character of theirs.

    Args:
        events: (kind, piece, face, seat, amount, how) of each, with piece -1 for an event of a seat alone.
    """
    of_seats = {kind for kind, piece, *_ in events if piece < 0}
    return tuple(
        [
            (kind, piece, face, seat, amount if piece >= 0 or kind not in MARGINS else 1, *how)
            for kind, piece, face, seat, amount, *how in events
            if piece < 0 or kind not in of_seats
        ]
    )


# ── values in phrases, by their kinds ───────────────────────────────────────────────────────────────────────────────


def amount(n: int) -> str:
    """Return a number of cards in words."""
    return {0: "no card", 1: "a card"}.get(n, f"{n} cards")


def several(s: Any, faces: tuple[str, ...]) -> str:
    """Return the names of cards, those of the same name once with their number: “2 Endless Ranks and Lost Samurai”."""
    counted = Counter([str(s.game.faces[face].name) for face in faces])
    return listed([name if n == 1 else f"{n} {name}" for name, n in counted.items()])


PLACES: Mapping[str, Callable[[Any, int], str]] = {
    "place": place_called,
    "province": lambda s, place: province_called(place),  # one's own, or one of which it is known whose it is
    "Place": lambda s, place: upper(place_called(s, place)),
}
"""What the places of provinces are called for people."""
KINDS: Mapping[str, Callable[[Any, Any], str]] = {
    "stands": lambda s, value: upper(stands(s, *value)),
    "window": lambda s, value: f"{WINDOWS[value]}{score(s) if value == 'conflict' else ''}",
    "reason": lambda s, value: WHY[value],
    "signed": lambda s, value: f"{value:+d}".replace("-", "−"),
    "cards": lambda s, value: amount(value),
    "which": lambda s, value: "card" if value == 1 else f"{value} cards",
    "faces": several,
}
"""What other values are called."""
SPELT = ("window", "reason")  # kinds whose values stand for themselves in notations
