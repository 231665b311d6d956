"""What can be read off the table: teams, provinces, characters, who participates, and how much skill that is.

Every function takes the state or a view of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from coterie.games.l5r.factions import is_challenge, is_clan, lost_before_stronghold, surcharge
from coterie.games.l5r.numbers import (
    COST,
    GLORY,
    LIMITS,
    SIDE,
    SKILLS,
    STRENGTH,
    TAINT,
    TEAM_GOAL,
    Format,
    format_of,
)
from coterie.games.l5r.state import CONTESTED, NOBODY, ROW, STRONGHOLD, UNCLAIMED, Conflict, Ring
from coterie.kernel.layers import face_in_force
from coterie.kernel.limits import used
from coterie.kernel.modifiers import BASE, Contributor, changes, contributors, forbidding, layered, total
from coterie.kernel.pieces import Piece, attached_to, found, pile
from coterie.kernel.procedures import data_of
from coterie.words.frames import Frame

# ── players and teams (part 24) ─────────────────────────────────────────────────────────────────────────────────────


def fmt(s: Any) -> Format:
    """Return what the format of the game is."""
    return format_of(s.setup)


def team_of(s: Any, owner: int) -> int:
    """Return the team of an owner."""
    found_: int = s.teams[owner]
    return found_


def teams(s: Any) -> tuple[int, ...]:
    """Return the teams in player order: the one with the first player token, then the others (L-24.1, U-200)."""
    n = max(s.teams) + 1
    return tuple([(s.first + i) % n for i in range(n)])


def members(s: Any, team: int) -> tuple[int, ...]:
    """Return the owners of a team, in the order of their seats."""
    return tuple([owner for owner, its in enumerate(s.teams) if its == team])


def seated(s: Any, team: int) -> tuple[int, ...]:
    """Return the seats of a team: its members that somebody plays."""
    return tuple([owner for owner in members(s, team) if owner < s.seats])


def foes(s: Any, owner: int) -> tuple[int, ...]:
    """Return the owners of other teams in player order: those who are “your opponent” (L-24.4, U-238)."""
    return tuple([other for other in in_order(s) if s.teams[other] != s.teams[owner]])


def in_order(s: Any) -> tuple[int, ...]:
    """Return all owners in player order: those of the first player's team first (U-235)."""
    return tuple([owner for team in teams(s) for owner in members(s, team)])


def has_seat(s: Any, owner: int) -> bool:
    """Return whether somebody plays an owner; nobody plays the Shadowlands deck."""
    return owner < int(s.seats)


def the_deck(s: Any) -> int:
    """Return the owner that is the Shadowlands deck, which nobody plays; NOBODY in a game without one (U-001)."""
    return int(s.seats) if len(s.teams) > s.seats else NOBODY


def is_team_game(s: Any) -> bool:
    """Return whether the rules of team games hold that a duel does without: players are not eliminated (L-24.2). They do
    against the Shadowlands deck, a team of one, also for one player (L-20.1, U-009)."""
    return len(s.teams) > 2 or the_deck(s) != NOBODY


def goal(s: Any) -> int:
    """Return how much honor wins, for a team together (part 1)."""
    return fmt(s).goal * (TEAM_GOAL if is_team_game(s) else 1)


def highest_bid(s: Any, seat: int) -> int:
    """Return what a seat can bid at most; less once it has lost its provinces (L-24.2)."""
    return LIMITS[s.setup["format"]] if seat in s.out else fmt(s).dial


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def definition(s: Any, piece: int) -> Any:
    """Return the definition of the face that is in force on a card."""
    return s.game.faces[face_in_force(s, s.pieces[piece])]


def speaks(s: Any, piece: int) -> int:
    """Return who controls a card."""
    found_: int = s.game.speaks(s, piece)
    return found_


def side_of(s: Any, piece: int) -> int:
    """Return the team that controls a card."""
    found_: int = s.teams[s.game.speaks(s, piece)]
    return found_


def characters(s: Any, owner: int = NOBODY) -> tuple[int, ...]:
    """Return the characters in play that an owner controls, or all of them."""
    everybody = [p for place in range(len(s.teams)) for p in pile(s, "field", place)]
    return tuple([p for p in everybody if owner == NOBODY or s.game.speaks(s, p) == owner])


def attachments(s: Any, piece: int) -> list[int]:
    """Return what is attached to a card."""
    return attached_to(s, piece)


def has_keyword(s: Any, piece: int, name: str, row: Piece | None = None) -> bool:
    """Return whether a card has a keyword, printed or gained."""
    now = s.pieces[piece] if row is None else row
    there = [ability for ability in now.text if getattr(ability, "keyword", "") == name]
    return any(not hasattr(ability, "counts") or ability.counts(s, now, piece) for ability in there)


def has_trait(s: Any, piece: int, trait: str, row: Piece | None = None) -> bool:
    """Return whether a card has a trait, printed or gained and not taken away."""
    now = s.pieces[piece] if row is None else row
    if trait in s.game.faces[face_in_force(s, now)].traits:
        return True
    return any(getattr(ability, "trait", "") == trait for ability in now.text)


def fate_on(s: Any, piece: int) -> int:
    """Return the fate on a card."""
    found_: int = s.pieces[piece].count("fate")
    return found_


def is_participating(s: Any, piece: int) -> bool:
    """Return whether a character participates in the conflict; bowed ones do, too (L-6.14)."""
    return bool(s.pieces[piece].count("present"))


# ── numbers ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def is_dash(s: Any, piece: int, name: str, row: Piece | None = None) -> bool:
    """Return whether a skill is a dash: it counts as 0 and nothing modifies it (L-6.17)."""
    now = s.pieces[piece] if row is None else row
    return name in s.game.faces[face_in_force(s, now)].dashes


def given_by_rules(s: Any, name: str, piece: int, now: Piece) -> list[Contributor]:
    """Return what the rules add to a number of a card: status tokens, what is attached, what lies in a province."""
    if name in SKILLS and now.zone == "field":
        return [*_by_tokens(s, piece, now), *_by_attachments(s, name, piece)]
    if name == STRENGTH and now.zone == "provinces":
        return _in_province(s, piece, now)
    return []


def _by_tokens(s: Any, piece: int, now: Piece) -> list[Contributor]:
    """Honored: its glory to both skills; dishonored: its glory less (L-12.1); tainted: 2 more (L-12.6, L-21.1, U-187)."""
    found_: list[Contributor] = []
    if now.count("honored"):
        found_.append((s.game.number(s, GLORY, piece, now), "honored"))
    if now.count("dishonored"):
        found_.append((-s.game.number(s, GLORY, piece, now), "dishonored"))
    if now.count("tainted"):
        found_.append((TAINT, "tainted"))
    return found_


def _by_attachments(s: Any, name: str, piece: int) -> list[Contributor]:
    """Return what attachments add to a skill, bowed ones too (L-2.9); a character as attachment adds nothing (L-10.5)."""
    worth = [(s.game.faces[s.pieces[p].face].bonus.get(name, 0), s.pieces[p].face) for p in attached_to(s, piece)]
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
    """Return a number of a card after everything that changes it; a dash is 0, and what is set overrides all that is
    added (L-6.17, L-10.1, L-10.2)."""
    now = s.pieces[piece] if row is None else row
    if is_dash(s, piece, name, now):
        return 0
    printed, also = s.game.printed(s, name, now), given_by_rules(s, name, piece, now)
    if is_stiff(s, name, piece):
        return max(0, sum([n for n, _ in held(s, name, piece, contributors(s, name, piece, printed, also))]))
    return layered(s, name, piece, printed, 0, also)


def why(s: Any, name: str, piece: int) -> list[Contributor]:
    """Return where a number of a card comes from."""
    now = s.pieces[piece]
    if is_dash(s, piece, name):
        return [(0, "dash")]
    found_ = contributors(s, name, piece, s.game.printed(s, name, now), given_by_rules(s, name, piece, now))
    return held(s, name, piece, found_) if is_stiff(s, name, piece) else found_


def is_stiff(s: Any, name: str, piece: int) -> bool:
    """Return whether a number of a card cannot be raised or cannot be lowered (L-10.3)."""
    return bool(forbidding(s, f"be raised: {name}", piece) or forbidding(s, f"be lowered: {name}", piece))


def held(s: Any, name: str, piece: int, parts: list[Contributor]) -> list[Contributor]:
    """Return the parts of a number without those that raise or lower what cannot be; the first is what it is printed or
    set to (L-10.3)."""
    up, down = forbidding(s, f"be raised: {name}", piece), forbidding(s, f"be lowered: {name}", piece)
    return [part for at, part in enumerate(parts) if at == 0 or not ((part[0] > 0 and up) or (part[0] < 0 and down))]


def base(s: Any, name: str, piece: int) -> int:
    """Return the base value of a number: what is printed, unless that is changed (L-10.4)."""
    found_: dict[str, int] = {each.how: each.value for each in changes(s, name, piece)}
    printed: int = s.game.printed(s, name, s.pieces[piece])
    return found_.get(BASE, printed)


def can_bear(s: Any, host: int, piece: int, seat: int = NOBODY) -> bool:
    """Return whether a card can be attached to another: what it says itself, and what its host says (parts 15 and 16).

    Args:
        s: the state.
        host: the card that would bear it.
        piece: the attachment.
        seat: who would control it; by default who does.
    """
    now, card = s.pieces[piece], definition(s, piece)
    bound = (("this", (piece, now.life)), ("host", now.host))
    f = Frame(piece, s.game.speaks(s, piece) if seat == NOBODY else seat, -1, bound)
    if not card.attaches.holds(s, f, host, s.pieces[host]):
        return False
    refusals = [ability.refuses for ability in s.pieces[host].text if hasattr(ability, "refuses")]
    crowded = any(p != piece and has_keyword(s, p, "alone") for p in attached_to(s, host))
    return not crowded and not any(refuses(s, f, piece, now) for refuses in refusals)


def price(s: Any, piece: int, seat: int, host: int = NOBODY) -> int:
    """Return the fate that a seat pays to play a card, on a host if it is an attachment (L-8.4)."""
    printed = (definition(s, piece).cost or 0) - reductions(s, piece, seat) - reductions_on(s, host, seat)
    printed += surcharge(s, seat, definition(s, piece).kind)
    return max(0, total(s, COST, ("seat", seat), layered(s, COST, piece, printed, -99)))


def reductions(s: Any, piece: int, seat: int) -> int:
    """Return by how much the next card of this type that a seat plays in this phase is cheaper (L-8.4)."""
    kind = definition(s, piece).kind
    return used(s, ("cheaper", seat, kind), "phase") - used(s, ("was cheaper", seat, kind), "phase")


def reductions_on(s: Any, host: int, seat: int) -> int:
    """Return by how much the next attachment that a seat plays on a character in this phase is cheaper (L-8.4)."""
    if host == NOBODY:
        return 0
    what = (host, s.pieces[host].life, seat)
    return used(s, ("cheaper on", *what), "phase") - used(s, ("was cheaper on", *what), "phase")


# ── provinces (part 14) ─────────────────────────────────────────────────────────────────────────────────────────────


def owner_at(place: int) -> int:
    """Return the owner of a province by its place."""
    return place // ROW


def places_of(s: Any, owner: int) -> tuple[int, ...]:
    """Return the places of an owner's provinces: that of the stronghold first, then from left to right."""
    return tuple(
        [owner * ROW + at for at in (STRONGHOLD, *range(STRONGHOLD)) if pile(s, "provinces", owner * ROW + at)]
    )


def province_at(s: Any, place: int) -> int:
    """Return the province at a place."""
    return pile(s, "provinces", place)[0]


def provinces(s: Any, owner: int) -> tuple[int, ...]:
    """Return the provinces of an owner, in the order of `places_of`."""
    return tuple([province_at(s, place) for place in places_of(s, owner)])


def place_of(s: Any, piece: int) -> int:
    """Return the place of a province."""
    found_: int = s.pieces[piece].place
    return found_


def is_stronghold_province(s: Any, piece: int) -> bool:
    """Return whether a province is the stronghold province."""
    return bool(s.pieces[piece].zone == "provinces" and s.pieces[piece].place % ROW == STRONGHOLD)


def is_broken(s: Any, piece: int) -> bool:
    """Return whether a province is broken."""
    return bool(s.pieces[piece].count("broken"))


def is_immune(s: Any, piece: int) -> bool:
    """Return whether no effect of a card reaches a card: a broken stronghold province (L-24.2, U-227)."""
    return is_broken(s, piece) and is_stronghold_province(s, piece)


def broken(s: Any, owner: int) -> int:
    """Return how many provinces of an owner that are not its stronghold province are broken."""
    return sum([is_broken(s, p) and not is_stronghold_province(s, p) for p in provinces(s, owner)])


def neighbours(s: Any, place: int) -> tuple[int, ...]:
    """Return the places of the provinces next to one in its row; the stronghold province has none (L-2.12)."""
    if place % ROW == STRONGHOLD:
        return ()
    near = (place - 1, place + 1)
    return tuple(
        [at for at in near if at // ROW == place // ROW and at % ROW != STRONGHOLD and pile(s, "provinces", at)]
    )


def lying_in(s: Any, place: int) -> tuple[int, ...]:
    """Return the dynasty cards in a province, face up or not."""
    return (*pile(s, "row", place), *pile(s, "holdings", place))


def eligible_provinces(s: Any, team: int) -> list[int]:
    """Return the provinces that a team can attack: enemy and not broken; a stronghold province only once three other
    provinces of that team are broken, in a team game one of that player's among them (L-6.1, L-6.2)."""
    found_ = []
    for owner in in_order(s):
        if team_of(s, owner) != team:
            for p in provinces(s, owner):
                if not is_broken(s, p) and (not is_stronghold_province(s, p) or _stronghold_open(s, owner)):
                    found_.append(p)
    return [p for p in found_ if not forbidding(s, "be attacked", p)]


def _stronghold_open(s: Any, owner: int) -> bool:
    mates = members(s, team_of(s, owner))
    lost = sum([broken(s, mate) for mate in mates])
    if is_challenge(s):  # there stronghold provinces count, too (U-183)
        lost += sum([is_broken(s, p) and is_stronghold_province(s, p) for mate in mates for p in provinces(s, mate)])
    return lost >= lost_before_stronghold(s) and broken(s, owner) >= 1


# ── rings (part 7) ──────────────────────────────────────────────────────────────────────────────────────────────────


def ring_of(s: Any, element: str) -> Ring:
    """Return the ring of an element."""
    found_: Ring = next(ring for ring in s.rings if ring.element == element)
    return found_


def unclaimed(s: Any) -> list[str]:
    """Return the elements of the unclaimed rings."""
    return [ring.element for ring in s.rings if ring.holder == UNCLAIMED]


def claimed(s: Any, team: int) -> list[str]:
    """Return the elements of the rings that a team has claimed, which are those of each member (U-223)."""
    return [ring.element for ring in s.rings if ring.holder == team]


def contested(s: Any) -> list[str]:
    """Return the elements of the rings that are contested."""
    return [ring.element for ring in s.rings if ring.holder == CONTESTED]


# ── conflicts (part 6) ──────────────────────────────────────────────────────────────────────────────────────────────


def conflict(s: Any) -> Conflict | None:
    """Return what the conflict that goes on remembers, None outside of conflicts."""
    found_: Conflict | None = data_of(s, "conflict")
    return found_


def elements(s: Any) -> tuple[str, ...]:
    """Return the elements of the conflict: that of the contested ring and those that it has gained (L-7.4)."""
    now = conflict(s)
    if now is None:
        return ()
    added = [each for each in ("air", "earth", "fire", "water", "void") if total(s, f"element {each}", None, 0)]
    return tuple(dict.fromkeys((now.element, *added)))


def defending_team(s: Any, now: Conflict) -> int:
    """Return the team that is attacked."""
    return team_of(s, owner_at(now.places[0])) if now.places else (now.team + 1) % (max(s.teams) + 1)


def participants(s: Any, team: int = NOBODY) -> list[int]:
    """Return the participating characters of a team, or of all (L-6.14, U-217, U-218)."""
    return [p for p in characters(s) if is_participating(s, p) and (team == NOBODY or side_of(s, p) == team)]


def attacking(s: Any) -> list[int]:
    """Return the attacking characters."""
    now = conflict(s)
    return [] if now is None else participants(s, now.team)


def defending(s: Any) -> list[int]:
    """Return the defending characters: those of other sides (L-2.15)."""
    now = conflict(s)
    return [] if now is None else [p for p in participants(s) if side_of(s, p) != now.team]


def skill_of_side(s: Any, team: int) -> list[Contributor]:
    """Return the skill of a team in the conflict, each part with where it comes from (L-6.7, L-13.2).

    Ready participants count; the Imperial Favor adds 1 where any character of the team participates.
    """
    now = conflict(s)
    if now is None:
        return []
    there = participants(s, team)
    found_: list[Contributor] = [(s.game.number(s, now.kind, p), s.pieces[p].face) for p in there if s.pieces[p].ready]
    if there and s.favor == team and s.favor_side in ("", now.kind):
        found_.append((1, "favor"))
    more = total(s, SIDE, ("team", team), 0)
    return [*found_, (more, "effects")] if more else found_


def skill_in(s: Any, team: int, name: str) -> int:
    """Return how much of one skill the ready participants of a team have, whatever the type of the conflict."""
    return sum([int(s.game.number(s, name, p)) for p in participants(s, team) if s.pieces[p].ready])


def can_participate(s: Any, piece: int, kind: str, how: str = "") -> bool:
    """Return whether a character can take part in a conflict of a type: no dash there, and nothing forbids it.

    Args:
        s: the state.
        piece: the character.
        kind: the type.
        how: “attack” or “defend” for the declaration as such (L-6.16, L-6.17).
    """
    verbs = ("participate", f"participate in {kind}", *((how, f"participate as {how}er") if how else ()))
    return not is_dash(s, piece, kind) and not any(forbidding(s, verb, piece) for verb in verbs)


def attackers_of(s: Any, team: int, kind: str) -> Iterator[int]:
    """Yield the characters that a team can declare as attackers: ready, able, their taint paid for (L-6.1, L-21.1)."""
    for p in characters(s):
        if (
            side_of(s, p) == team
            and s.pieces[p].ready
            and can_participate(s, p, kind, "attack")
            and can_pay_taint(s, p)
        ):
            yield p


def can_pay_taint(s: Any, piece: int, n: int = 1) -> bool:
    """Return whether who controls a tainted character has the honor to declare it (L-21.4)."""
    owner = s.game.speaks(s, piece)
    return not s.pieces[piece].count("tainted") or not is_clan(s, owner) or s.honor[owner] >= n


def glory_count(s: Any, team: int, *, rings: bool = True) -> int:
    """Return the glory of a team's ready characters, and 1 for each ring that it has claimed (L-12.7)."""
    there = [p for p in characters(s) if side_of(s, p) == team and s.pieces[p].ready]
    glory: int = sum([s.game.number(s, GLORY, p) for p in there])
    return glory + (len(claimed(s, team)) if rings else 0)


def is_unique_there(s: Any, seat: int, face: str, piece: int = NOBODY) -> bool:
    """Return whether a unique card may not come into play under a seat: its team controls or owns one in play, or it is
    an opponent's whose team controls one (L-8.9, U-230, U-231).

    Args:
        s: the state.
        seat: who would control it.
        face: its face.
        piece: its number, NOBODY before there is one.
    """
    card = s.game.faces[face]
    if not card.unique:
        return False
    owner = s.pieces[piece].owner if piece != NOBODY else seat
    for p in same_title(s, card.name):
        if p == piece:
            continue
        controls, owns = side_of(s, p), team_of(s, s.pieces[p].owner)
        if team_of(s, seat) in (controls, owns):
            return True
        if team_of(s, owner) != team_of(s, seat) and controls == team_of(s, owner):
            return True
    return False


def same_title(s: Any, name: str) -> list[int]:
    """Return the cards in play with a title, by what is printed or in force (L-2.16)."""
    return [
        p
        for zone in ("field", "attached", "holdings")
        for place in s.game.places(s, zone)
        for p in pile(s, zone, place)
        if name in (s.game.faces[s.pieces[p].face].name, definition(s, p).name) and found(s, (p, s.pieces[p].life))
    ]


def strength(s: Any, piece: int) -> int:
    """Return the strength of a province; a token has 3 (L-14.5)."""
    return int(s.game.number(s, STRENGTH, piece))
