"""Facts about the table: prey and predator, ready minions, titles, possible blockers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from coterie.games.vtes.numbers import (
    ACTS,
    AWAKE,
    CAPACITY,
    CITY_TITLES,
    CLAN_TITLES,
    DISCIPLINES,
    HAND,
    HAND_SIZE,
    INDEPENDENT,
    PLAYED,
    SINGLE_TITLES,
    TITLE_SECT,
    TITLE_VOTES,
    UNIQUE_TITLES,
    stat,
)
from coterie.games.vtes.state import Vtes
from coterie.kernel.layers import CONTROL, face_in_force
from coterie.kernel.limits import ends, used
from coterie.kernel.loops import in_turn_order
from coterie.kernel.modifiers import forbidding, is_unchanged, layered, total, value_in_force
from coterie.kernel.pieces import Piece, Ref, attached_to, found, pile, ref
from coterie.kernel.procedures import running

UNTIL = "until"  # and one of the following: a moment (VR-11.3), at which some cards are replaced
DIABLERIE, OUSTED_ONE, FED_BY_HUNT, RISEN, FALLEN_TITLE, LIAISON, OF_GEHENNA = (
    "diablerie", "oust", "hunt", "rise", "titled in torpor", "liaison", "gehenna"
)  # fmt: skip
MINIONS = ("ready", "torpor")  # the zones of minions in play
FOLLOWING = ("equipment", "retainer", "action", "action modifier", "combat", "reaction", "political action")


def goes_on(s: Vtes, phase: str) -> bool:
    """Return whether a phase of a turn goes on, by the number of its rows: “5.3” for the minion phase."""
    turns = [(procedure, now) for _, procedure, now in running(s) if procedure.name == "vtes.turn"]
    return any(procedure.rows[now.at].number.startswith(phase) for procedure, now in turns)


# ── seats ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def playing(s: Vtes, first: int = -1) -> tuple[int, ...]:
    """Return the seats that are still in the game clockwise, from the active one or another."""
    return _left(s.active if first < 0 else first, s.seats, s.out)


@cache
def _left(first: int, seats: int, out: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([seat for seat in in_turn_order(first, seats) if seat not in out])


def prey(s: Vtes, seat: int) -> int:
    """Return the prey of a seat: the next Methuselah on its left; -1 if it is the last (VR-3)."""
    others = _left(seat, s.seats, s.out)
    if len(others) > 1:
        return others[1] if others[0] == seat else others[0]
    return -1 if not others or others[0] == seat else others[0]


@cache
def beside(seat: int, seats: int, out: tuple[int, ...]) -> tuple[int, ...]:
    """Return the prey and the predator of a seat, each once, of so many seats of which some are out (VR-3)."""
    others = [each for each in _left(seat, seats, out) if each != seat]
    return tuple(dict.fromkeys([*others[:1], *others[-1:]]))


def predator(s: Vtes, seat: int) -> int:
    """Return the predator of a seat: the next Methuselah on its right; -1 if it is the last (VR-3)."""
    others = _left(seat, s.seats, s.out)
    return -1 if not others or others[-1] == seat else others[-1]


def is_alert(s: Vtes, seat: int) -> bool:
    """Return whether windows open for a seat: always, except in a bot's thought, where most seats only pass."""
    alert = s.setup.get("alert")
    return alert is None or seat in alert


def hand_size(s: Vtes, seat: int) -> int:
    """Return the hand size of a seat (V-049)."""
    return hand_sizes(s, (seat,))[0]


def hand_sizes(s: Vtes, seats: tuple[int, ...]) -> list[int]:
    """Return the hand size of each of some seats (V-049). The checks after a change ask for all at once."""
    counted = [(what[1], what[2], n) for what, n in s.uses.items() if what[0] == HAND_SIZE]  # by seat and until when
    if not counted and ("number", HAND_SIZE) not in s.ears:  # as mostly
        return [HAND] * len(seats)
    sizes = []
    for seat in seats:
        size = layered(s, HAND_SIZE, ("seat", seat), HAND)
        if counted:
            now = (("discard", seat), ("unlock", seat), ("forever",), ends(s, "turn"))
            size += sum([n for whose, until, n in counted if whose == seat and until in now])
        sizes.append(max(0, size))
    return sizes


# ── pieces ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def definition(s: Vtes, piece: int, row: Piece | None = None) -> Any:
    """Return the definition of the face of a card."""
    now = s.pieces[piece] if row is None else row
    return s.game.faces[face_in_force(s, now) if now.lasting else now.face]


def cards_in(s: Vtes, zone: str) -> list[int]:
    """Return the cards in a zone of all seats, seat by seat."""
    piles = s.piles
    found: list[int] = []
    for seat in range(s.seats):
        if (zone, seat) in piles:
            found += piles[zone, seat]
    return found


Lying = tuple[int, Piece, Any]  # a card, its row, and the definition of the face in force


def lying_in(s: Vtes, zone: str) -> list[Lying]:
    """Return the cards in a zone of all seats, seat by seat, with their definitions: as `definition`, but faster for many."""
    faces, rows, piles = s.game.faces, s.pieces, s.piles
    found: list[Lying] = []
    for seat in range(s.seats):
        for p in piles.get((zone, seat), ()):
            now = rows[p]
            found.append((p, now, faces[face_in_force(s, now) if now.lasting else now.face]))
    return found


def speaks(s: Vtes, piece: int, row: Piece | None = None) -> int:
    """Return the seat that controls a card; with a row, that controlled it then (V-089, V-112, V-147)."""
    return s.game.speaks(s, piece, row)


def kind_of(s: Vtes, piece: int) -> str:
    """Return the kind of a card: “vampire”, “ally”, “equipment”, …"""
    return s.game.kind(s, piece)


def is_vampire(s: Vtes, piece: int) -> bool:
    """Return whether a card is a vampire in play."""
    return s.game.kind(s, piece) == "vampire"


def ready_minions(s: Vtes, seat: int) -> tuple[int, ...]:
    """Return the minions in the ready region of a seat."""
    return s.piles.get(("ready", seat), ())


def minions(s: Vtes, seat: int) -> tuple[int, ...]:
    """Return the minions that a seat controls, those in torpor as well."""
    piles = s.piles
    return piles.get(("ready", seat), ()) + piles.get(("torpor", seat), ())


def everybody(s: Vtes) -> list[int]:
    """Return all minions in play."""
    piles = s.piles
    return [p for seat in playing(s) for zone in MINIONS for p in piles.get((zone, seat), ())]


def is_ready(s: Vtes, piece: int) -> bool:
    """Return whether a minion is in the ready region."""
    return s.pieces[piece].zone == "ready"


def is_up(s: Vtes, piece: int) -> bool:
    """Return whether a ready minion can react and block: it is unlocked or awake (VR-6.5). A card in play that is not a minion
    can if its text wakes it (C-043)."""
    now = s.pieces[piece]
    awake = ("number", AWAKE, piece) in s.ears and stat(s, piece, AWAKE) > 0
    return awake if now.zone == "board" else now.zone == "ready" and (now.ready or awake)


def spare_action(s: Vtes, piece: int) -> bool:
    """Return whether the text of a card lets a minion act although it is locked, and it has not done so yet (C-055)."""
    return ("number", ACTS, piece) in s.ears and stat(s, piece, ACTS) > used(
        s, (ACTS, piece, s.pieces[piece].life), "turn"
    )


def blood_name(s: Vtes, piece: int) -> str:
    """Return the name of a card's vital counters: blood on vampires, life on others."""
    return "lives" if definition(s, piece).kind in ("ally", "retainer") else "blood"


def blood(s: Vtes, piece: int) -> int:
    """Return the blood on a vampire, or the life of another."""
    return s.pieces[piece].count(blood_name(s, piece))


def capacity(s: Vtes, piece: int) -> int:
    """Return the capacity of a vampire, never less than 1 (VR-9.1)."""
    return max(1, stat(s, piece, CAPACITY))


def older(s: Vtes, one: int, other: int) -> bool:
    """Return whether a vampire is older than another (V-005, V-008)."""
    return capacity(s, one) > capacity(s, other)


def on(s: Vtes, piece: int, kind: str = "") -> list[int]:
    """Return the attachments of a card, all or of one kind."""
    return [p for p in attached_to(s, piece) if not kind or kind_of(s, p) == kind]


def bears_one(s: Vtes, card: Any, minion: int) -> bool:
    """Return whether a minion bears a card already of which it can have only one: of this name, or of a keyword.

    Args:
        s: the state.
        card: the definition of the card that would join it.
        minion: the minion.
    """
    if not card.single:
        return False
    there = [definition(s, p) for p in on(s, minion)]
    return any(each.name == card.name if card.single == "name" else card.single in each.traits for each in there)


def can_bear(s: Vtes, card: int, minion: int) -> bool:
    """Return whether a minion may be given a card, by what it bears already and by what it cannot have (card text)."""
    return may_have(s, definition(s, card), minion)


def may_have(s: Vtes, card: Any, minion: int) -> bool:
    """Return whether a minion may have a card of a definition on it; see `can_bear`. What becomes equipment is that."""
    if bears_one(s, card, minion) or forbidding(s, f"have {card.becomes or card.kind}", minion):
        return False
    return not s.game.refuses(s, card, minion)


def name_of(s: Vtes, piece: int) -> str:
    """Return the name by which a card is unique (VR-4.10)."""
    return str(definition(s, piece).name)


def has_same(s: Vtes, seat: int, piece: int) -> bool:
    """Return whether a Methuselah has, or contests, a minion with the same unique name (V-002)."""
    there = (*minions(s, seat), *pile(s, "contested", seat))
    return definition(s, piece).unique and any(name_of(s, p) == name_of(s, piece) for p in there)


def is_contested(s: Vtes, piece: int) -> bool:
    """Return whether a card is itself contested; cards on a contested card are only out of play with it (VR-4.10)."""
    now = s.pieces[piece]
    return now.zone == "contested" and (now.host < 0 or s.pieces[now.host].zone != "contested")


def contestant(s: Vtes, piece: int) -> int:
    """Return who contests a card: its controller as if it were in play, so that it goes back to its owner when control of it
    ends, and with the minion that it is on (VR-1.3, VR-4.10)."""
    now = s.pieces[piece]
    if now.host >= 0 and follows(definition(s, piece)):
        return int(s.game.speaks(s, now.host))
    held = [s.rows[n].value for n in now.lasting if n in s.rows and s.rows[n].layer == CONTROL]
    return int(held[-1]) if held else now.owner


def alive(s: Vtes, at: Ref) -> bool:
    """Return whether a reference still names a ready minion."""
    now = found(s, at)
    return now is not None and now.zone == "ready"


def bears(s: Vtes, minion: int, at: Ref) -> bool:
    """Return whether a minion bears a card in its present life; what is contested lies on nobody (VR-4.10)."""
    now = found(s, at)
    return now is not None and now.zone == "attached" and now.host == minion


# ── traits, sects, titles ───────────────────────────────────────────────────────────────────────────────────────────


def sect(s: Vtes, piece: int) -> str:
    """Return the sect of a vampire by the latest change (VR-0); if that sect no longer exists, Independent (VR-9.2, C-091)."""
    found_ = str(s.game.value(s, "sect", piece))
    return INDEPENDENT if found_ and forbidding(s, f"be {found_}", piece) else found_


def follows(card: Any) -> bool:
    """Return whether a card on a minion follows the minion's controller: minion cards, trophies, the other half of a merged
    vampire (V-104, V-111, VR-1.3)."""
    return (card.kind in FOLLOWING and not card.kept) or card.kind == "vampire" or "trophy" in card.traits


def clan(s: Vtes, piece: int) -> str:
    """Return the clan of a vampire."""
    return str(s.game.value(s, "clan", piece))


def held_title(s: Vtes, piece: int) -> str:
    """Return the title that a vampire has and has not yielded, "" for none; it is inactive in another sect (VR-9.3)."""
    lost = bool(s.yielded) and (*title_source(s, piece), full_title(s, piece)) in s.yielded
    return "" if lost else str(s.game.value(s, "title", piece))


def full_title(s: Vtes, piece: int) -> str:
    """Return the title that a vampire's texts give it, with its city, even if it has been yielded; "" for none."""
    return title_with(str(s.game.value(s, "title", piece)), city_of(s, piece))


def title_source(s: Vtes, piece: int) -> Ref:
    """Return what a vampire has its title from: the newest title card on it, or else the vampire itself. A title lost in one
    way can be received in another (VR-9.3)."""
    cards = title_cards(s, piece)
    return ref(s, cards[-1] if cards else piece)


def title_cards(s: Vtes, piece: int) -> list[int]:
    """Return the cards on a vampire that stand for titles, the newest last (VR-9.3)."""
    return [p for p in on(s, piece) if "title" in definition(s, p).traits]


def city_of(s: Vtes, piece: int) -> str:
    """Return the city of a vampire's title, "" if it has none."""
    return str(s.game.value(s, "city", piece))


def claimed_title(s: Vtes, piece: int) -> str:
    """Return the title that a vampire claims, "" for none: one that it has and that fits its sect (VR-9.3)."""
    title = held_title(s, piece)
    wanted = TITLE_SECT.get(title, "")
    return title if not wanted or sect(s, piece) == wanted else ""


def title_with(title: str, city: str) -> str:
    """Return a title with its city, to tell apart the same title of different cities."""
    return f"{title} of {city}" if city else title


def claim_of(s: Vtes, piece: int) -> tuple[str, str] | None:
    """Return the unique part of a vampire's title: its city, or the title with its clan; None if it is not unique."""
    if definition(s, piece).title not in UNIQUE_TITLES and is_unchanged(s, "title", piece):  # as mostly
        return None
    title = claimed_title(s, piece)
    if title in CITY_TITLES:
        return ("city", city_of(s, piece))
    if title in CLAN_TITLES:
        return (title, clan(s, piece))
    return (title, "") if title in SINGLE_TITLES else None


def rivals_for_title(s: Vtes, piece: int) -> list[int]:
    """Return the other vampires in play with the same unique title (VR-9.3)."""
    claim = claim_of(s, piece)
    if claim is None:
        return []
    return [p for p in everybody(s) if p != piece and is_vampire(s, p) and claim_of(s, p) == claim]


def title(s: Vtes, piece: int) -> str:
    """Return the title of a vampire, "" for none or a contested one (VR-9.3).

    A contest lasts until its controller's unlock phase, even if nobody else claims the title any more, but not longer than
    the vampire has that title. Contested titles are recomputed after every event.
    """
    found_ = claimed_title(s, piece)
    contested = bool(s.contesting) and found_ in UNIQUE_TITLES and as_contested(s, piece) in s.contesting
    return "" if contested else found_


def as_contested(s: Vtes, piece: int) -> tuple[int, int, str]:
    """Return how a contest for the title that a vampire has now is remembered."""
    return (*ref(s, piece), title_with(held_title(s, piece), city_of(s, piece)))


def title_votes(s: Vtes, piece: int) -> int:
    """Return the votes of the title of a ready vampire (VR-7.2)."""
    return TITLE_VOTES.get(title(s, piece), 0) if is_ready(s, piece) else 0


def has_trait(s: Vtes, piece: int, trait: str) -> bool:
    """Return whether a card has a trait (“black hand”, “scarce”), printed or gained."""
    return trait in definition(s, piece).traits or bool(value_in_force(s, trait, piece, 0))


def having(s: Vtes, pieces: Iterable[int], trait: str) -> list[int]:
    """Return those of some cards that have a trait; see `has_trait`."""
    ears, far = s.ears, ("number", trait) in s.ears
    return [
        p
        for p in pieces
        if trait in definition(s, p).traits
        or ((far or ("number", trait, p) in ears) and value_in_force(s, trait, p, 0))
    ]


def level(s: Vtes, piece: int, discipline: str) -> int:
    """Return the level of a discipline: 0, 1 for basic, 2 for superior (VR-9.4)."""
    return min(2, stat(s, piece, discipline))


def can_use(s: Vtes, piece: int, needs: tuple[str, ...]) -> bool:
    """Return whether a minion has all disciplines of an effect at their level; capitals want superior (V-019, V-057)."""
    number = s.game.number
    for need in needs:
        code, least = need.lower(), 2 if need.isupper() else 1
        if number(s, code, piece) < least and total(s, PLAYED[code], piece, 0) < least:
            return False
    return True


def disciplines(s: Vtes, piece: int) -> list[tuple[str, int]]:
    """Return the disciplines of a vampire with their levels."""
    return [(code, n) for code in DISCIPLINES if (n := level(s, piece, code))]
