"""Facts about the table: characters by place and party, their Blood, and possible targets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from coterie.games.rivals.numbers import BP, FROM_HOME, IGNORES, INFLUENCE, NEED, SLOTS, stat
from coterie.games.rivals.state import Rivals
from coterie.kernel.loops import in_turn_order
from coterie.kernel.modifiers import forbidding, total
from coterie.kernel.pieces import Piece, Ref, attached_to, found, pile
from coterie.kernel.positions import LETTERS
from coterie.kernel.procedures import data_of

IN_COTERIE = ("haven", "streets")
TOKEN_BACK = "wraith token"
SHARE_PARTY = "share a party"  # what a card forbids that makes characters parties of their own
PARTIES = 24  # that a seat can have in The Streets: more than anybody has the Prestige to recruit
USES = "uses"  # how often the abilities of a card were used in a turn, counted also where there is no limit
MARKER = "marker"  # what lies on an Event in the place of a Prestige token while its player has none left
STACK = 0  # the place of the City cards in The Streets; those next to a Haven lie at 1 + its seat

# ── seats ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def city(s: Rivals) -> int:
    """Return the owner of the City cards, numbered after the seats."""
    return s.seats


def playing(s: Rivals) -> tuple[int, ...]:
    """Return the seats that are still in the game, from the active one clockwise."""
    order = in_turn_order(s.active, s.seats)
    return tuple([seat for seat in order if seat not in s.out]) if s.out else order


def begins_round(s: Rivals, following: int) -> bool:
    """Return whether the next seat's turn begins a round, because everybody from the first seat on has had one."""
    return (following - s.first) % s.seats <= (s.active - s.first) % s.seats


def hunters(s: Rivals, seat: int) -> tuple[int, ...]:
    """Return the seats whose Rival a seat is."""
    return tuple([other for other in playing(s) if seat in rivals_of(s, other)])


def rivals_of(s: Rivals, seat: int) -> tuple[int, ...]:
    """Return the Rivals of a seat: those in the game whose tokens it holds (RR-2, RR-19). A seat is never its own Rival, even
    with a stolen token."""
    if not s.stolen:
        rival = s.rivals[seat]
        return () if rival in s.out else (rival,)
    held = [s.rivals[dealt] for dealt in rival_tokens(s, seat)]
    return tuple([rival for rival in held if rival != seat and rival not in s.out])


def rival_tokens(s: Rivals, seat: int) -> tuple[int, ...]:
    """Return the Rival tokens that a seat holds, each by the seat that it was dealt to; eliminated thieves hold none."""
    held = {dealt: thief for dealt, thief in s.stolen if thief not in s.out}
    return tuple([dealt for dealt in range(s.seats) if held.get(dealt, dealt) == seat])


# ── pieces ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def definition(s: Rivals, piece: int, row: Piece | None = None) -> Any:
    """Return the definition of the face of a card."""
    return s.game.faces[(s.pieces[piece] if row is None else row).face]


def speaks(s: Rivals, piece: int, row: Piece | None = None) -> int:
    """Return the owner that decides for a card; with a row, as it was then."""
    return s.game.speaks(s, piece, row)


def is_character(s: Rivals, piece: int) -> bool:
    """Return whether a card is a character in a coterie: a vampire at its Haven or in The Streets (R-007)."""
    now = s.pieces[piece]
    return now.zone in IN_COTERIE and s.game.kind(s, piece, now) == "vampire"


def parties(s: Rivals) -> list[int]:
    """Return the places of all parties in The Streets, in their order."""
    return sorted([place for zone, place in s.piles if zone == "streets"])


def coterie(s: Rivals, seat: int) -> list[int]:
    """Return the characters that a seat controls outside torpor, those at Havens first (R-008).

    The controller is read from each row, because none of these cards is attached.
    """
    pieces = s.pieces
    found = []
    for p in characters(s):
        now = pieces[p]
        if (now.controller if now.controller >= 0 else now.owner) == seat:
            found.append(p)
    return found


def characters(s: Rivals) -> list[int]:
    """Return all players' characters in play, those at Havens first."""
    piles = s.piles
    found: list[int] = []
    for seat in range(s.seats):
        found += piles.get(("haven", seat), ())
    outside = []
    for at in piles:
        if at[0] == "streets":
            outside.append(at)
    if len(outside) > 1:
        outside.sort()
    for at in outside:
        found += piles[at]
    return found


def everybody(s: Rivals) -> list[int]:
    """Return all characters in play, seat by seat."""
    there = coteries(s)
    return [p for seat in range(s.seats) for p in there[seat]]


def coteries(s: Rivals) -> dict[int, list[int]]:
    """Return the coterie of each seat, as `coterie` does."""
    pieces = s.pieces
    found: dict[int, list[int]] = {seat: [] for seat in range(s.seats)}
    for p in characters(s):
        now = pieces[p]
        found[now.controller if now.controller >= 0 else now.owner].append(p)
    return found


def in_torpor(s: Rivals, seat: int) -> tuple[int, ...]:
    """Return the vampires of a seat in torpor (R-009)."""
    return pile(s, "torpor", seat)


def is_leader(s: Rivals, piece: int) -> bool:
    """Return whether a card is the Leader of its owner."""
    now = s.pieces[piece]
    return now.owner < s.seats and now.face == s.leaders[now.owner]


def leader(s: Rivals, seat: int) -> int | None:
    """Return the Leader of a seat if it is in that seat's coterie."""
    face, pieces = s.leaders[seat], s.pieces
    for p in characters(s):
        now = pieces[p]
        if now.face == face and now.owner == seat and now.controller in (-1, seat):
            return p
    return None


def mortals(s: Rivals) -> list[int]:
    """Return the unattached Mortals in The Streets and next to Havens."""
    return of_type(s, [p for place in s.game.places(s, "city") for p in pile(s, "city", place)], "mortal")


def has_type(s: Rivals, piece: int, name: str) -> bool:
    """Return whether a card is of a type (“citizen”, “title”)."""
    return name in s.game.faces[s.pieces[piece].face].types


def of_type(s: Rivals, cards: Iterable[int], name: str) -> list[int]:
    """Return those of some cards that are of a type."""
    pieces, faces = s.pieces, s.game.faces
    return [p for p in cards if name in faces[pieces[p].face].types]


def covers(kind: str, seat: int) -> str:
    """Return the name of the token that marks a card as covering a seat's “agenda” card or “haven”."""
    return f"covers-{kind}-{LETTERS[seat]}"


def covered(name: str) -> tuple[str, int] | None:
    """Return the kind of the covered card and its seat from the name of such a token; None for other tokens."""
    word, _, rest = name.partition("-")
    kind, _, letter = rest.partition("-")
    return (kind, LETTERS.index(letter)) if word == "covers" else None


def covered_by(s: Rivals, piece: int) -> list[int]:
    """Return the cards near Havens that a card covers; they have no text, unless the covering player is out of the game."""
    found = [at for name, _ in s.pieces[piece].counters if (at := covered(name))]
    if not found or speaks(s, piece) in s.out:
        return []
    return [p for at in found for p in pile(s, "board", at[1]) if s.game.kind(s, p) == at[0]]


# ── the City ────────────────────────────────────────────────────────────────────────────────────────────────────────


def in_streets(row: Piece) -> bool:
    """Return whether a character or a City card is in The Streets; cards next to a Haven are not (R-282, R-285)."""
    return row.zone == "streets" or (row.zone == "city" and row.place == STACK)


def events_in_play(s: Rivals) -> list[int]:
    """Return the Events in The Streets."""
    return of_type(s, pile(s, "city", STACK), "event")


def may_ignore(s: Rivals, seat: int) -> bool:
    """Return whether a player may ignore Events (R-243)."""
    return total(s, IGNORES, ("seat", seat), 0) > 0


def has_ignored(s: Rivals, seat: int, event: int) -> bool:
    """Return whether a player has chosen to ignore an Event."""
    return s.pieces[event].count(ignoring(seat)) > 0


def ignores(s: Rivals, seat: int, event: int) -> bool:
    """Return whether an Event has no effect on a player who has chosen to ignore it and may (R-243, R-244)."""
    return 0 <= seat < s.seats and has_ignored(s, seat, event) and may_ignore(s, seat)


def binding(s: Rivals, seat: int, card: int) -> bool:
    """Return whether a card affects a player: always, except for an Event that the player ignores."""
    return s.pieces[card].zone != "city" or not ignores(s, seat, card)


def ignoring(seat: int) -> str:
    """Return the name of the token on an Event that a player ignores."""
    return f"ignored-{LETTERS[seat]}"


def of_color(s: Rivals, piece: int) -> int:
    """Return the player whose Prestige, or a marker in its place, lies on a card and so owns the Event; -1 for none (R-228)."""
    now = s.pieces[piece]
    return next(iter(colors(s, now, "prestige") or colors(s, now, MARKER)), -1)


# ── parties ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def party(s: Rivals, piece: int) -> tuple[int, ...]:
    """Return the party of a character, itself included: the characters at the same place, except those that a card makes a
    party of their own (RR-6, R-217)."""
    now = s.pieces[piece]
    if now.zone not in IN_COTERIE or forbidding(s, SHARE_PARTY, piece):
        return (piece,)
    there: tuple[int, ...] = s.piles[now.zone, now.place]
    if ("cannot", SHARE_PARTY) not in s.ears:
        return there
    return tuple([p for p in there if p == piece or not forbidding(s, SHARE_PARTY, p)])


def new_party(s: Rivals, seat: int) -> int:
    """Return the first free place of a seat in The Streets."""
    taken = parties(s)
    return next(place for place in range(seat, PARTIES * s.seats, s.seats) if place not in taken)


def party_name(s: Rivals, place: int) -> str:
    """Return the name of a party in The Streets: its seat's letter, with a number after the first party."""
    number = place // s.seats + 1
    return LETTERS[place % s.seats] + (str(number) if number > 1 else "")


# ── Blood and other tokens ──────────────────────────────────────────────────────────────────────────────────────────


def token(s: Rivals, kind: str, color: int, owner: int) -> str:
    """Return the name of a token on a card; it includes the colour if that is not the owner's."""
    return kind if color == owner else f"{kind}-{LETTERS[color]}"


def colors(s: Rivals, row: Piece, kind: str) -> dict[int, int]:
    """Return the number of tokens of a kind on a card, by colour."""
    found = {}
    for name, n in row.counters:
        word, _, letter = name.partition("-")
        if word == kind:
            found[LETTERS.index(letter) if letter else row.owner] = n
    return found


@lru_cache(maxsize=4096)
def totals(counters: tuple[tuple[str, int], ...]) -> Mapping[str, int]:
    """Return the number of tokens of each kind on a card, of any colour; cached, because few combinations occur."""
    found: dict[str, int] = {}
    for name, n in counters:
        kind = name.partition("-")[0]
        found[kind] = found.get(kind, 0) + n
    return found


def tokens(row: Piece, kind: str) -> int:
    """Return the number of tokens of a kind on a card, of any colour."""
    return totals(row.counters).get(kind, 0)


def blood(s: Rivals, piece: int) -> int:
    """Return the Blood on a card."""
    return totals(s.pieces[piece].counters).get("blood", 0)


def missing(s: Rivals, piece: int) -> int:
    """Return how much Blood a vampire could mend: its BP minus its Blood (RR-8)."""
    return max(0, s.game.number(s, BP, piece) - totals(s.pieces[piece].counters).get("blood", 0))


def capacity(s: Rivals, piece: int) -> int:
    """Return how much Blood a vampire can have: its BP, by a set-up option without what −1 BP tokens take of it (D-921)."""
    spared = totals(s.pieces[piece].counters).get("weak", 0) if s.setup["minus_bp"] == "Blood stays" else 0
    return int(s.game.number(s, BP, piece)) + spared


def wounded(s: Rivals, piece: int) -> bool:
    """Return whether a character is Wounded (RR-3): by default at half of its BP, rounded down, or less."""
    potency, now = stat(s, piece, BP), blood(s, piece)
    return now < potency if s.setup["wounded"] == "below" else now <= potency // 2


def influence(s: Rivals, piece: int) -> int:
    """Return the Influence that a character could exert now (RR-12)."""
    return 0 if s.pieces[piece].count("spent") else stat(s, piece, INFLUENCE)


# ── attachments ─────────────────────────────────────────────────────────────────────────────────────────────────────


def attachments(s: Rivals, piece: int) -> list[int]:
    """Return the attachments of a character; a wraith's token belongs to its card (R-055)."""
    return [p for p in attached_to(s, piece) if not is_token(s, p)]


def has_room(s: Rivals, piece: int) -> bool:
    """Return whether another card can be attached to a character (R-042, R-161)."""
    return len(attachments(s, piece)) < stat(s, piece, SLOTS)


def found_with_room(s: Rivals, at: Ref) -> bool:
    """Return whether a character is still there and another card can be attached to it."""
    return found(s, at) is not None and has_room(s, at[0])


def bearer_of_haven(s: Rivals, at: Ref | None) -> int | None:
    """Return the bearer of an attached Haven, None for any other card (R-222)."""
    now = None if at is None or at[0] < 0 else found(s, at)
    return now.host if now is not None and now.host >= 0 and s.game.faces[now.face].kind == "haven" else None


def is_curse(s: Rivals, piece: int) -> bool:
    """Return whether a card was attached to a vampire by another player (R-153, R-154, R-157)."""
    now = s.pieces[piece]
    if now.zone != "attached" or now.host < 0 or is_token(s, piece):
        return False
    return now.place < s.seats and now.place != s.pieces[now.host].owner


def is_wraith(s: Rivals, piece: int) -> bool:
    """Return whether a card is the Mortal of a wraith, face down on its vampire (R-028)."""
    now = s.pieces[piece]
    return now.host >= 0 and now.down and now.face != "" and has_type(s, piece, "mortal")


def is_token(s: Rivals, piece: int) -> bool:
    """Return whether a piece is a wraith token, by its back (R-051)."""
    return s.pieces[piece].back.startswith(TOKEN_BACK)


def token_of(s: Rivals, wraith: int) -> int:
    """Return the token of a wraith, which lies on its card (R-029)."""
    return attached_to(s, wraith)[0]


def haunted(s: Rivals, piece: int) -> int:
    """Return the character that a wraith is attached to, given its card or its token (R-055)."""
    while s.pieces[piece].host >= 0:
        piece = s.pieces[piece].host
    return piece


def wraiths_of(s: Rivals, seat: int) -> list[int]:
    """Return the wraiths that a seat controls, by their cards."""
    piles, pieces, found_ = s.piles, s.pieces, []
    for place in range(s.seats + 1):
        for p in piles.get(("attached", place), ()):
            if pieces[p].down and is_wraith(s, p) and speaks(s, p) == seat:
                found_.append(p)
    return found_


def burned_mortals(s: Rivals) -> list[int]:
    """Return the Mortals in the burned pile of the City (R-086)."""
    return of_type(s, pile(s, "burned", city(s)), "mortal")


def hunts_from_home(s: Rivals, piece: int) -> bool:
    """Return whether a character need not leave its Haven to attack City Deck Mortals in The Streets."""
    return total(s, FROM_HOME, piece, 0) > 0


def needed(s: Rivals, who: int, bp: int | None) -> int:
    """Return the BP that a character needs to play a Library card: the printed BP (None for none) minus reductions."""
    return total(s, NEED, ("seat", speaks(s, who)), bp) if bp else 0


def suits(s: Rivals, who: int, card: Any) -> bool:
    """Return whether a character has the BP and the clan that a Library card's definition requires of its player (RR-5,
    RR-9)."""
    if needed(s, who, card.bp) > stat(s, who, BP):
        return False
    return not card.clan or bool(s.game.value(s, "clan", who) == card.clan)


def clan_there(s: Rivals, seat: int, card: Any) -> bool:
    """Return whether a coterie has the clan that a Library card's definition requires if no character plays it (RR-5)."""
    return not card.clan or any(s.game.value(s, "clan", p) == card.clan for p in coterie(s, seat))


def barred(s: Rivals, piece: int) -> bool:
    """Return whether a card bars a player from playing a card of this name (R-122)."""
    return bool(forbidding(s, "play card", piece))


def sole_actor(s: Rivals) -> int:
    """Return the only character that can act in the current additional action; -1 if any can (R-136)."""
    data = data_of(s, "additional_action")
    return -1 if data is None else int(data.who[0])


def free_to_act(s: Rivals, seat: int) -> list[int]:
    """Return the ready characters of a seat that can act: in an additional action only one (RR-5, R-136)."""
    only, pieces = sole_actor(s), s.pieces
    return [p for p in coterie(s, seat) if pieces[p].ready and only in (-1, p)]


def titled(s: Rivals, piece: int) -> bool:
    """Return whether a character has a Title (RR-13.1)."""
    return any(not s.pieces[p].down and has_type(s, p, "title") for p in attachments(s, piece))


def in_use(s: Rivals, name: str, other_than: int = -1) -> int | None:
    """Return the character in a coterie that has a name (R-110)."""
    pieces, faces = s.pieces, s.game.faces
    for p in characters(s):  # there is one at the most, or a Leader of each player (D-795)
        if faces[pieces[p].face].name == name and p != other_than:
            return p
    return None
