"""Numbers: skill, glory and strength with all modifiers and their sources (parts 10, 12, 14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coterie.games.l5r.facts.cards import attachments, borne_by_host, characters, side_of
from coterie.games.l5r.facts.rings import claimed
from coterie.games.l5r.facts.teams import members
from coterie.games.l5r.numbers import GLORY, GLORY_COUNT, MANY, SKILLS, STRENGTH, TAINT, TOKENS, VALUES
from coterie.games.l5r.state import ROW, STRONGHOLD
from coterie.kernel.layers import face_in_force
from coterie.kernel.modifiers import BASE, Contributor, changes, contributors, forbidding, is_unchanged, layered, total
from coterie.kernel.pieces import Piece, pile

LEAST = {"bonus strength": -MANY}  # a holding may weaken its province; otherwise the least is 0 (L-10.1, L-14.1)
STIFF = {name: (("cannot", f"be raised: {name}"), ("cannot", f"be lowered: {name}")) for name in VALUES}


def is_dash(s: Any, piece: int, name: str, row: Piece | None = None) -> bool:
    """Return whether a skill is a dash: it counts as 0 and nothing modifies it (L-6.17)."""
    now = s.pieces[piece] if row is None else row
    return name in s.game.faces[face_in_force(s, now)].dashes


def given_by_rules(s: Any, name: str, piece: int, now: Piece) -> list[Contributor]:
    """Return what the rules add to a number of a card: status tokens, attachments, and cards in a province."""
    if name in SKILLS and now.zone == "field":
        return [*_by_tokens(s, piece, now), *_by_attachments(s, name, attachments(s, piece))]
    if name == STRENGTH and now.zone == "provinces":
        return _in_province(s, piece, now)
    return []


def _by_tokens(s: Any, piece: int, now: Piece) -> list[Contributor]:
    """Honored adds its glory to both skills; dishonored subtracts it (L-12.1); tainted adds 2 (L-12.6, L-21.1, U-187)."""
    found_: list[Contributor] = []
    if (
        not now.counters
        or not [name for name, _ in now.counters if name in TOKENS]
        or forbidding(s, "mind status", piece)
    ):
        return found_
    if now.count("honored"):
        found_.append((s.game.number(s, GLORY, piece, now), "honored"))
    if now.count("dishonored"):
        sign = 1 if forbidding(s, "turn dishonor", piece) else 0 if forbidding(s, "suffer from dishonor", piece) else -1
        found_.append((sign * s.game.number(s, GLORY, piece, now), "dishonored"))
    if now.count("tainted"):
        found_.append((TAINT, "tainted"))
    return found_


def _by_attachments(s: Any, name: str, there: Sequence[int]) -> list[Contributor]:
    """Return what attachments, even bowed ones, add to a skill (L-2.9); an attached character adds nothing (L-10.5)."""
    worth = [(s.game.faces[s.pieces[p].face].bonus.get(name, 0), s.pieces[p].face) for p in there]
    return [each for each in worth if each[0]]


def _in_province(s: Any, piece: int, now: Piece) -> list[Contributor]:
    """Return what holdings, the stronghold and taint add to the strength of a province (L-14.1, U-189)."""
    there = [*pile(s, "holdings", now.place)]
    if now.place % ROW == STRONGHOLD:
        there += pile(s, "stronghold", now.place // ROW)
    found_ = [(s.game.number(s, "bonus strength", p), s.pieces[p].face) for p in there]
    if now.count("tainted"):
        found_.append((TAINT, "tainted"))
    return [each for each in found_ if each[0]]


def number(s: Any, name: str, piece: int, row: Piece | None = None) -> int:
    """Return a number of a card with all modifiers; a dash is 0, and a set value overrides all additions (L-6.17, L-10.1,
    L-10.2)."""
    now = s.pieces[piece] if row is None else row
    if is_dash(s, piece, name, now):
        return 0
    printed, also = s.game.printed(s, name, now), given_by_rules(s, name, piece, now)
    if is_stiff(s, name, piece):
        return max(0, sum([n for n, _ in held(s, name, piece, contributors(s, name, piece, printed, also))]))
    return layered(s, name, piece, printed, LEAST.get(name, 0), also)


def worth(s: Any, name: str, piece: int, row: Piece | None = None) -> int:
    """Return what cards are compared by: a number, the printed cost, of which a dash counts as 0 (L-8.4), or the fate there."""
    now = s.pieces[piece] if row is None else row
    if name == "cost":
        return s.game.faces[now.face].cost or 0
    return now.count("fate") if name == "fate" else int(s.game.number(s, name, piece, now))


def skills_in_play(s: Any) -> dict[int, dict[str, int]]:
    """Return both skills of every character in play, as `number` does, but reading common facts only once."""
    borne = borne_by_host(s)
    return {p: _skills_of(s, p, s.pieces[p], borne.get(p, ())) for p in characters(s)}


def _skills_of(s: Any, piece: int, now: Piece, there: Sequence[int]) -> dict[str, int]:
    """Return both skills of a character with some attachments."""
    face = s.game.faces[face_in_force(s, now) if now.lasting else now.face]
    tokens, found_ = _by_tokens(s, piece, now) if now.counters else [], {}
    for name in SKILLS:
        if name in face.dashes:
            found_[name] = 0
        elif is_stiff(s, name, piece):
            found_[name] = int(number(s, name, piece, now))
        else:
            also = [*tokens, *_by_attachments(s, name, there)] if there else tokens
            found_[name] = int(layered(s, name, piece, face.stats[name], 0, also))
    return found_


def why(s: Any, name: str, piece: int) -> list[Contributor]:
    """Return the parts of a number of a card."""
    now = s.pieces[piece]
    if is_dash(s, piece, name):
        return [(0, "dash")]
    found_ = contributors(s, name, piece, s.game.printed(s, name, now), given_by_rules(s, name, piece, now))
    return held(s, name, piece, found_) if is_stiff(s, name, piece) else found_


def is_stiff(s: Any, name: str, piece: int) -> bool:
    """Return whether a number of a card cannot be raised or lowered (L-10.3). Called for every number, so it checks the index
    first."""
    if name not in STIFF:
        return False
    ears, (up, down) = s.ears, STIFF[name]
    if not (up in ears or down in ears or (*up, piece) in ears or (*down, piece) in ears):
        return False
    return bool(forbidding(s, up[1], piece) or forbidding(s, down[1], piece))


def held(s: Any, name: str, piece: int, parts: list[Contributor]) -> list[Contributor]:
    """Return the parts of a number without forbidden increases or decreases; the first part is the printed or set value
    (L-10.3)."""
    up, down = [forbidding(s, key[1], piece) for key in STIFF[name]]
    return [part for at, part in enumerate(parts) if at == 0 or not ((part[0] > 0 and up) or (part[0] < 0 and down))]


def base(s: Any, name: str, piece: int) -> int:
    """Return the base value of a number: the printed value, unless that is changed (L-10.4)."""
    found_: dict[str, int] = {each.how: each.value for each in changes(s, name, piece)}
    printed: int = s.game.printed(s, name, s.pieces[piece])
    return found_.get(BASE, printed)


def glory_count(s: Any, team: int, *, rings: bool = True) -> int:
    """Return the glory of a team's ready characters, and 1 for each ring that it has claimed (L-12.7)."""
    there = [p for p in characters(s) if side_of(s, p) == team and s.pieces[p].ready]
    glory: int = sum([s.game.number(s, GLORY, p) for p in there])
    more = sum([total(s, GLORY_COUNT, ("seat", owner), 0) for owner in members(s, team)])
    return glory + more + (len(claimed(s, team)) if rings else 0)


def strength(s: Any, piece: int) -> int:
    """Return the strength of a province, by a shorter way than `number` where no card changes it; a token has 3 (L-14.5)."""
    if not is_unchanged(s, STRENGTH, piece) or is_stiff(s, STRENGTH, piece):
        return int(s.game.number(s, STRENGTH, piece))
    now = s.pieces[piece]
    printed = int(s.game.printed(s, STRENGTH, now))
    if now.counters or now.place % ROW == STRONGHOLD or s.piles.get(("holdings", now.place)):
        return max(0, printed + sum([n for n, _ in given_by_rules(s, STRENGTH, piece, now)]))
    return printed


Past = tuple[str, int, int, int]  # what a card was: its face, both skills, the fate on it


def note(s: Any, piece: int) -> Past:
    """Return what a card is now, for what follows once it has left."""
    now = s.pieces[piece]
    military, political = [int(s.game.number(s, skill, piece)) if now.zone == "field" else 0 for skill in SKILLS]
    return now.face, military, political, now.count("fate")


def honor_gap(s: Any, seat: int, foe: int) -> int:
    """Return how much more honor a seat counts as having; who may not count as honorable has less than anybody."""
    gap: int = s.honor[seat] - s.honor[foe]
    if forbidding(s, "count as honorable", ("seat", seat)):
        return min(gap, -1)
    return max(gap, 1) if forbidding(s, "count as honorable", ("seat", foe)) else gap
