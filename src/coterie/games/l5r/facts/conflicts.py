"""The conflict: its participants, their skill, and possible participants (part 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.cards import characters, definition, side_of
from coterie.games.l5r.facts.provinces import owner_at, province_at
from coterie.games.l5r.facts.teams import team_of
from coterie.games.l5r.facts.values import is_dash
from coterie.games.l5r.numbers import CARDS_PLAYED, GLORY, SIDE, SKILLS
from coterie.games.l5r.state import NOBODY, Conflict
from coterie.kernel.limits import used
from coterie.kernel.modifiers import Contributor, changes, forbidding, is_unchanged, total

# What may be forbidden in a conflict, as the index of listeners calls it.
PARTICIPATING = {
    (kind, how): [
        ("cannot", verb)
        for verb in ("participate", f"participate in {kind}", *((how, f"participate as {how}er") if how else ()))
    ]
    for kind in SKILLS
    for how in ("", "attack", "defend")
}


AGAINST = "attack a player"  # what some characters cannot do, though others of their side can
IDLE = "stay idle at home"  # what some characters do not do that take no part in a conflict


def conflict(s: Any) -> Conflict | None:
    """Return the data of the current conflict, or None outside of conflicts."""
    for serial, scope in reversed(s.scopes):  # as `data_of`, which would be asked very often
        if scope == "conflict":
            found_: Conflict = s.rows[serial].data
            return found_
    return None


def elements(s: Any) -> tuple[str, ...]:
    """Return the elements of the conflict: that of the contested ring, and gained ones (L-7.4)."""
    now = conflict(s)
    if now is None:
        return ()
    added = [each for each in ("air", "earth", "fire", "water", "void") if total(s, f"element {each}", None, 0)]
    return tuple(dict.fromkeys((now.element, *added)))


def defending_team(s: Any, now: Conflict) -> int:
    """Return the defending team."""
    return team_of(s, owner_at(now.places[0])) if now.places else (now.team + 1) % (max(s.teams) + 1)


def attacked_provinces(s: Any) -> list[int]:
    """Return the provinces that are attacked: what lies there now, also where one was turned since (L-6.4, L-14.4)."""
    now = conflict(s)
    return [] if now is None else [province_at(s, place) for place in now.places]


def participants(s: Any, team: int = NOBODY) -> list[int]:
    """Return the participating characters of a team, or of all (L-6.14, U-217, U-218)."""
    pieces = s.pieces  # this is asked for at all times
    there = [p for p in characters(s) if pieces[p].counters and pieces[p].count("present")]
    return there if team == NOBODY else [p for p in there if side_of(s, p) == team]


def attacking(s: Any) -> list[int]:
    """Return the attacking characters."""
    now = conflict(s)
    return [] if now is None else participants(s, now.team)


def defending(s: Any) -> list[int]:
    """Return the defending characters: those of other sides (L-2.15)."""
    now = conflict(s)
    return [] if now is None else [p for p in participants(s) if side_of(s, p) != now.team]


def skill_of_side(s: Any, team: int) -> list[Contributor]:
    """Return the skill of a team in the conflict, each part with its source (L-6.7, L-13.2).

    Ready participants count; the Imperial Favor adds 1 if any character of the team participates.
    """
    now = conflict(s)
    if now is None:
        return []
    there = participants(s, team)
    who = _counting(s, there)
    idle = [p for p in characters(s) if ("cannot", IDLE, p) in s.ears and p not in there]
    who += [p for p in idle if side_of(s, p) == team and forbidding(s, IDLE, p)]
    found_: list[Contributor] = [(_counted(s, now.kind, p), s.pieces[p].face) for p in who]
    found_ += [(amount.value(s, f), f.face(s)) for its, amount, f in now.added if its == team]
    if there and s.favor == team and s.favor_side in ("", now.kind):
        found_.append((1, "favor"))
    side = ("team", team)
    return found_ if is_unchanged(s, SIDE, side) else [*found_, *[each[2:] for each in changes(s, SIDE, side)]]


def _counting(s: Any, there: list[int]) -> list[int]:
    """Return the participants whose skill counts: ready ones, unless a card says otherwise (L-2.9)."""
    return [
        p
        for p in there
        if (s.pieces[p].ready or forbidding(s, "need to be ready", p)) and not forbidding(s, "count skill", p)
    ]


def _counted(s: Any, kind: str, piece: int) -> int:
    """Return what a character adds to its side in a conflict of a type: its skill, unless a card says otherwise (D-990)."""
    if forbidding(s, "count one skill", piece):
        return sum([int(s.game.number(s, name, piece)) for name in SKILLS])
    return int(s.game.number(s, GLORY if forbidding(s, "count skill but glory", piece) else kind, piece))


def skill_in(s: Any, team: int, name: str) -> int:
    """Return a team's total of one skill: in a conflict of that type everything that counts there, otherwise the skill of its
    participants whose skill counts (L-6.7, L-10.4)."""
    now = conflict(s)
    if now is not None and now.kind == name:
        return max(0, sum([int(n) for n, _ in skill_of_side(s, team)]))
    return sum([int(s.game.number(s, name, p)) for p in _counting(s, participants(s, team))])


def can_participate(s: Any, piece: int, kind: str, how: str = "") -> bool:
    """Return whether a character can participate in a conflict of a type: it has no dash there, and nothing forbids it.

    Args:
        s: the state.
        piece: the character.
        kind: the type.
        how: “attack” or “defend” for declaring it (L-6.16, L-6.17).
    """
    if is_dash(s, piece, kind):
        return False
    ears = s.ears  # mostly nothing is forbidden of it
    for key in PARTICIPATING[kind, how]:
        if (key in ears or (*key, piece) in ears) and forbidding(s, key[1], piece):
            return False
    return True


def role_of(s: Any, owner: int, now: Conflict) -> str:
    """Return what a character does in a conflict that an owner's team would have there: “attack” or “defend”."""
    return "attack" if team_of(s, owner) == now.team else "defend"


def could_come(s: Any, piece: int, owner: int) -> bool:
    """Return whether a character that is not in play could come into the conflict under an owner. What its own text forbids
    counts already, though it is active only in play (L-6.16, L-6.17)."""
    now = conflict(s)
    if now is None or now.over:
        return False
    how, there = role_of(s, owner, now), s.pieces[piece].copy()
    there.controller = owner
    if not can_participate(s, piece, now.kind, how):
        return False
    return not any(
        ability.forbids(s, verb, there, piece, piece, None)
        for ability in definition(s, piece).on("field")
        for _, verb in PARTICIPATING[now.kind, how]
    )


def attackers_of(s: Any, team: int, kind: str, against: Sequence[int] = ()) -> Iterator[int]:
    """Yield the characters that a team can declare as attackers: ready, able, and able to pay for their taint (L-6.1,
    L-21.1). Against some owners others may be barred (D-989)."""
    for p in characters(s):
        if (
            side_of(s, p) == team
            and s.pieces[p].ready
            and can_participate(s, p, kind, "attack")
            and can_pay_taint(s, p)
            and not any(forbidding(s, AGAINST, p, ("seat", owner)) for owner in against)
        ):
            yield p


def can_pay_taint(s: Any, piece: int, n: int = 1) -> bool:
    """Return whether the controller of a tainted character has the honor to declare it (L-21.4)."""
    owner = s.game.speaks(s, piece)
    return not s.pieces[piece].count("tainted") or not is_clan(s, owner) or s.honor[owner] >= n


def played_in_conflict(s: Any, owner: int, trait: str = "") -> int:
    """Return how many cards an owner has played in the conflict, or of a trait; what cards count besides has no trait."""
    found_ = used(s, ("played", owner, trait), "conflict")
    return int(found_ if trait else total(s, CARDS_PLAYED, ("seat", owner), found_))
