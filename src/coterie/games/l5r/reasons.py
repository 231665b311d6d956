"""Why something cannot be done now, told with the numbers that stand against it.

Each function returns a sentence without a full stop, "" where nothing stands against it. Of hidden cards only those are
named that the seat that asks knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coterie.games.l5r.actions import in_hand
from coterie.games.l5r.facts.cards import can_bear, characters, definition, is_unique_there
from coterie.games.l5r.facts.conflicts import can_participate, can_pay_taint, conflict
from coterie.games.l5r.facts.prices import price
from coterie.games.l5r.facts.provinces import (
    broken,
    eligible_provinces,
    is_broken,
    is_stronghold_province,
    owner_at,
    province_at,
)
from coterie.games.l5r.facts.rings import unclaimed
from coterie.games.l5r.facts.teams import fmt, team_of
from coterie.games.l5r.facts.values import is_dash
from coterie.games.l5r.rules.conflict_phase import phase_of, types_left
from coterie.games.l5r.rules.declaration import can_defend
from coterie.games.l5r.state import L5R, TYPES
from coterie.games.l5r.words.abilities import (
    USUAL,
    Action,
    Answer,
    affordable,
    does_something,
    is_counted_twice,
    is_used_up,
    of_instance,
)
from coterie.games.l5r.words.duplicates import copies
from coterie.games.l5r.words.playing import disguisable, is_over_limit, playable, playing_frame
from coterie.games.l5r.words.support import means
from coterie.games.l5r.words.tolls import tolls
from coterie.games.l5r.words.vocabulary import VOICE
from coterie.kernel.limits import used
from coterie.kernel.loops import picked
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import ref
from coterie.kernel.procedures import data_of
from coterie.words.cards.naming import Named
from coterie.words.frames import frame_of

DECLARING = ("declare?", "province?", "attackers?")  # what is asked while a conflict is declared
NAMING = ("attackers?", "defenders?")  # what is asked while those who fight are named
NOT_IN_ROWS = "characters in provinces can be played only in the dynasty phase"
NOT_IN_DYNASTY = "characters and attachments in hand cannot be played in the dynasty phase"


def name(s: L5R, piece: int) -> str:
    """Return what a card is called in a reason."""
    return str(definition(s, piece).name)


def asked_for(s: L5R) -> str:
    """Return what is asked now: the kind of a window (“dynasty”, “conflict”, “action”), else the word of the question."""
    if s.asked is None:
        return ""
    word, about = s.asked[1]
    return str(about[0] if word == "window" else word)


# ── playing cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def playing(s: L5R, seat: int, named: Named) -> str:
    """Return why a seat cannot play a card: any, or one of its hand or its provinces (L-5.1, L-5.2, L-8.1)."""
    mine = held_like(s, seat, named)
    if not named:
        held = in_hand(s, seat)
        return "" if any(not _play(s, seat, p) for p in held) else "you can play no card from your hand now"
    if not mine:
        return f"{name(s, named[0])} is neither in your hand nor face up in one of your provinces"
    return _play(s, seat, mine[0])


def is_held(s: L5R, seat: int, piece: int) -> bool:
    """Return whether a card is a seat's to play: of its hand, its provinces or its discard pile."""
    now = s.pieces[piece]
    if now.zone == "row":
        return owner_at(now.place) == seat and not now.down
    return now.zone in ("hand", "lent", "discard") and now.place == seat


def held_like(s: L5R, seat: int, named: Named) -> Named:
    """Return the cards that a seat could play that are meant by those named: of several of one title it has no other."""
    meant = [name(s, p) for p in named]
    own = [p for p, now in enumerate(s.pieces) if is_held(s, seat, p) and now.face]
    return [p for p in own if name(s, p) in meant]


def _play(s: L5R, seat: int, piece: int) -> str:
    card, now = definition(s, piece), s.pieces[piece]
    if card.kind == "event":
        return _event(s, seat, piece)
    if now.zone == "row" and s.phase != "dynasty":
        return NOT_IN_ROWS
    if now.zone != "row" and s.phase == "dynasty":
        return NOT_IN_DYNASTY
    if is_over_limit(s, seat, card):
        return f"{card.name} is limited, and you have already played a limited card this round"
    if playable(s, seat, piece) or disguisable(s, seat, piece):
        return ""
    return _cost(s, seat, piece) or _place(s, seat, piece)


def _cost(s: L5R, seat: int, piece: int) -> str:
    card = definition(s, piece)
    if card.cost is None:
        return f"{card.name} has no cost, so it cannot be played"
    due, has = price(s, piece, seat), means(s, seat, piece)
    return f"{card.name} costs {due} fate, you have {has}" if due > has else ""


def _place(s: L5R, seat: int, piece: int) -> str:
    """Return why a character or attachment that could be paid for has no place (L-2.18, L-8.9)."""
    card = definition(s, piece)
    if is_unique_there(s, seat, s.pieces[piece].face, piece):
        return f"{card.name} is unique, and one is already in play"
    given = card.plays.given if card.plays is not None else None
    if given is not None and not given.holds(s, playing_frame(s, piece, seat)):
        return f"it can be played only if {given.say(VOICE)}"
    if card.kind == "attachment" and not any(can_bear(s, p, piece, seat) for p in characters(s)):
        return f"nobody in play can have {card.name} attached"
    return f"a card forbids {card.name} now"


def _event(s: L5R, seat: int, piece: int) -> str:
    """Return why an event cannot be played: its time, its cost, or what is missing of its text (L-8.7, L-9.12)."""
    card = definition(s, piece)
    uses = [each for each in card.abilities if isinstance(each, Action | Answer)]
    if s.phase == "dynasty" and asked_for(s) == "dynasty" and not fmt(s).dynasty_events:
        return "in skirmish, events in hand cannot be played in the dynasty phase"
    if uses and isinstance(uses[0], Answer) and not _is_offered(s, piece):
        return f"{card.name} is a response: it is offered at its moment"
    if face := forbidding(s, "play events", ("seat", seat)):
        return f"{s.game.faces[face].name} forbids you to play events"
    reasons = [_cost(s, seat, piece) or missing(s, seat, piece, each) for each in uses]
    return "" if "" in reasons or _is_offered(s, piece) else reasons[0]


def _is_offered(s: L5R, piece: int) -> bool:
    there = s.asked[2] if s.asked is not None else ()
    return any(piece in option[1] or ref(s, piece) in option[1] for option in there)


# ── using cards ─────────────────────────────────────────────────────────────────────────────────────────────────────


def using(s: L5R, seat: int, named: Named) -> str:
    """Return why a seat cannot use an ability of a card in play, or an event (L-8.1, L-9.8, L-9.12)."""
    if not named:
        return "none of your cards has an action now"
    p = named[0]
    if is_held(s, seat, p) and definition(s, p).kind == "event":
        return _event(s, seat, p)
    now = s.pieces[p]
    if now.zone not in (*s.game.in_play, "role"):
        return f"{name(s, p)} is not in play"
    if s.game.speaks(s, p) != seat:
        return f"{name(s, p)} is not yours"
    if _is_offered(s, p):
        return ""
    uses = [each for each in now.text if isinstance(each, Action)]
    if not uses:
        answers = any(isinstance(each, Answer) for each in now.text)
        return f"{name(s, p)} is a response: it is offered at its moment" if answers else _idle(s, p)
    return "; ".join(dict.fromkeys([missing(s, seat, p, each) for each in uses])) or "this is not the time for it"


def _idle(s: L5R, piece: int) -> str:
    if definition(s, piece).abilities and not s.pieces[piece].text:
        return f"the text of {name(s, piece)} is not active now"
    return f"{name(s, piece)} has no ability that you use"


def missing(s: L5R, seat: int, piece: int, ability: Any) -> str:
    """Return what is missing for an ability: its limit, its condition, its cost, a target (L-8.1)."""
    now = s.pieces[piece]
    mark = next((mark for word, mark in zip(now.text, now.marks, strict=True) if word == ability), (now.face, 0))
    f = frame_of(s, now, piece, seat)
    if ability.limit is not None and is_used_up(ability, s, now, mark, f):
        return f"it has been used this {ability.limit.per}"
    if is_counted_twice(ability) and used(s, of_instance(s, now, mark, f), USUAL.per):
        return "it has been used this round"
    if not s.game.may_use(s, ability, piece, now, seat):
        return "a card forbids its use"
    if ability.given is not None and not ability.given.holds(s, f):
        return f"it is possible only if {ability.given.say(VOICE)}"
    if not affordable(ability, s, now, f):
        if owed := tolls(s, ability, now, f):
            return (
                f"not all of it can be paid: besides its cost, {', then '.join([due.say(VOICE) for _, due, _ in owed])}"
            )
        return (
            f"its cost cannot be paid: {ability.cost.say(VOICE)}"
            if ability.cost is not None
            else "it has not been paid for"
        )
    if not does_something(ability, s, f, ability.targets):
        what = ability.targets[0].phrase(VOICE) if ability.targets else ""
        return f"it needs {what} that it would change" if what else "it would change nothing now"
    return ""


def copying(s: L5R, seat: int, named: Named) -> str:
    """Return why a seat cannot discard a copy of a unique character for fate (L-8.8)."""
    if s.phase != "dynasty":
        return "copies can be discarded only in the dynasty phase"
    mine = held_like(s, seat, named)
    if not mine:
        return "no card in your hand or your provinces is a copy of a unique character of yours"
    return (
        "" if copies(s, seat, mine[0]) else f"{name(s, mine[0])} is not a copy of a unique character of yours in play"
    )


# ── conflicts ───────────────────────────────────────────────────────────────────────────────────────────────────────


def attacking(s: L5R, seat: int, named: Named) -> str:
    """Return why a seat cannot declare a conflict: at all, with a character, or against a province (L-6.1 to L-6.3)."""
    if s.phase != "conflict":
        return "conflicts can be declared only in the conflict phase"
    now, serial = conflict(s), phase_of(s)
    if now is None and serial and not types_left(s, s.rows[serial].data, team_of(s, seat)):
        return "you have no conflict left to declare in this phase"
    if not unclaimed(s) and now is None:
        return "all rings are claimed"
    for p in named:
        there = s.pieces[p]
        found = _attacked(s, seat, p) if there.zone == "provinces" else hindered(s, seat, p, "attack")
        if found:
            return found
    if not named and all(hindered(s, seat, p, "attack") for p in characters(s, seat)):
        return "; ".join(dict.fromkeys([hindered(s, seat, p, "attack") for p in characters(s, seat)])) or (
            "you have no characters in play"
        )
    declares = s.asked is not None and s.asked[0] == seat and asked_for(s) in DECLARING
    return "" if declares else "another question comes first"


def hindered(s: L5R, seat: int, piece: int, how: str) -> str:
    """Return why a character cannot attack or defend (L-6.1, L-6.5, L-6.16, L-6.17, L-21.4)."""
    now, called = s.pieces[piece], name(s, piece)
    if now.zone != "field":
        return f"{called} is not a character in play"
    if s.game.speaks(s, piece) != seat:
        return f"{called} is not yours"
    if now.count("present"):
        return f"{called} already participates"
    if is_named(s, piece):
        return f"{called} is already named"
    if not now.ready:
        return f"{called} is bowed"
    if not can_pay_taint(s, piece, 1 + _owed(s, seat)):
        left = "no more" if s.honor[seat] else "none"
        return f"{called} is tainted: declaring it costs 1 honor, and you have {left}"
    fight = conflict(s)
    kinds = (fight.kind,) if fight is not None and fight.kind else _open_types(s, seat) if how == "attack" else TYPES
    if any(can_participate(s, piece, kind, how) for kind in kinds):
        return ""
    dashes = [kind for kind in kinds if is_dash(s, piece, kind)]
    if dashes:
        return f"{called} has no {' and no '.join(dashes)} skill"
    verbs = ("participate", how, f"participate as {how}er", *[f"participate in {kind}" for kind in kinds])
    face = next((face for verb in verbs if (face := forbidding(s, verb, piece))), "")
    if face == now.face:
        return f"{called} says of itself that it cannot"
    return f"{s.game.faces[face].name} keeps {called} from it" if face else f"{called} cannot participate"


def is_named(s: L5R, piece: int) -> bool:
    """Return whether a character has been named for the conflict that is being declared, whose names are still asked for."""
    now = conflict(s)
    return asked_for(s) in NAMING and (piece in picked(s) or (now is not None and ref(s, piece) in now.declared))


def _owed(s: L5R, seat: int) -> int:
    """Return the honor that the taint of what a seat is naming, and of its provinces that it defends, will cost (L-21.4)."""
    now = conflict(s)
    if now is None or s.asked is None or s.asked[0] != seat or asked_for(s) not in NAMING:
        return 0
    places = [place for place in now.places if owner_at(place) == seat]
    named = [*picked(s), *[province_at(s, place) for place in places]]
    return sum([bool(s.pieces[p].count("tainted")) for p in named])


def _open_types(s: L5R, seat: int) -> tuple[str, ...]:
    """Return the types of conflict that a seat's side may still declare, both where it may declare none (L-6.3)."""
    serial = phase_of(s)
    return (tuple(types_left(s, s.rows[serial].data, team_of(s, seat))) if serial else ()) or TYPES


def _attacked(s: L5R, seat: int, piece: int) -> str:
    """Return why a province cannot be attacked (L-6.2)."""
    if piece in eligible_provinces(s, team_of(s, seat)):
        return ""
    owner = s.pieces[piece].owner
    if team_of(s, owner) == team_of(s, seat):
        return "it belongs to your own side"
    if is_broken(s, piece):
        return f"{name(s, piece)} is already broken"
    if is_stronghold_province(s, piece):
        return f"a stronghold province can be attacked once three others are broken; {broken(s, owner)} are"
    return f"a card keeps {name(s, piece)} from being attacked"


def defending(s: L5R, seat: int, named: Named) -> str:
    """Return why a seat cannot declare a defender (L-6.5)."""
    now = conflict(s)
    if now is None or not now.places:
        return "nobody is being attacked"
    if team_of(s, owner_at(now.places[0])) != team_of(s, seat):
        return "you are not being attacked"
    if asked_for(s) != "defenders?":
        return "defenders are declared before the conflict window"
    able = can_defend(s, seat)
    if not named:
        return "" if able else "none of your characters can defend"
    if named[0] in able and not is_named(s, named[0]) and can_pay_taint(s, named[0], 1 + _owed(s, seat)):
        return ""
    if ref(s, named[0]) in now.evaded:
        return f"{name(s, named[0])} is evaded by covert"
    return hindered(s, seat, named[0], "defend") or f"a card keeps {name(s, named[0])} from defending"


REASONS: dict[str, Callable[[L5R, int, Named], str]] = {
    "play": playing, "use": using, "attack": attacking, "declare": attacking, "defend": defending, "discard": copying,
}  # fmt: skip
"""Why not, by the first word of what is asked about."""
CALLED = {
    "play": "Playing", "use": "Using", "attack": "Attacking", "declare": "Declaring a conflict", "defend": "Defending",
    "discard": "Discarding a copy",
}  # fmt: skip
ANSWERED = {
    "play": ("dynasty", "conflict", "action"),
    "use": ("dynasty", "conflict", "action"),
    "discard": ("dynasty",),
}
"""The windows in which something is done."""


def time(s: L5R, seat: int, verb: str) -> str:
    """Return why it is not the time for something, "" where it is."""
    if s.asked is None:
        return "the game is over"
    if verb in ANSWERED and asked_for(s) not in ANSWERED[verb]:
        return "another question comes first"
    if verb in ANSWERED and s.asked[0] != seat:
        return "it is not your turn to act"
    if verb in ("attack", "declare") and asked_for(s) not in DECLARING and data_of(s, "conflict") is not None:
        return "a conflict is under way"
    return ""
