"""The table as a seat sees it, in the vocabulary of all games: a ring of Methuselahs, their regions, what goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coterie.games.vtes.facts import claimed_title, predator, prey, title
from coterie.games.vtes.numbers import BLEED, CAPACITY, INTERCEPT, LIFE, STEALTH, STRENGTH, VOTES
from coterie.games.vtes.rules.action import ACTION
from coterie.games.vtes.rules.action_state import NOBODY, Action
from coterie.games.vtes.rules.blocking import may_block
from coterie.games.vtes.rules.combat import COMBAT
from coterie.games.vtes.rules.deeds import bleed_of
from coterie.games.vtes.rules.referendum import (
    REFERENDUM,
    Referendum,
    Term,
    ballots_cast,
    left_to_cast,
    parts_of,
    tally_of,
)
from coterie.games.vtes.rules.strikes import Combat
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.talk import does, outlook
from coterie.kernel.chronicle import Chain, Line
from coterie.kernel.procedures import running
from coterie.kernel.scenes import Area, Badge, Counter, Moment, Piece, Side, Tableau
from coterie.kernel.seating import seat_called, seat_titled
from coterie.kernel.views import View
from coterie.words.cards.naming import listed
from coterie.words.cards.scene import (
    Laid,
    acts,
    area,
    around,
    card,
    counted,
    counter,
    explained,
    is_borne,
    player,
    sides,
)
from coterie.words.cards.stack import before, played, played_in, told_since

# The piles before a seat, in their order.
OF_A_SEAT = (
    Laid("ready", "Ready region", "row", always=True),
    Laid("torpor", "Torpor", "row"),
    Laid("board", "In play", "row"),
    Laid("uncontrolled", "Uncontrolled region", "row", always=True),
    Laid("stored", "Kept on cards", "row"),
    Laid("contested", "Contested", "row"),
    Laid("limbo", "Being played", "row"),
    Laid("hand", "Hand", "fan", always=True),
    Laid("library", "Library", "stack", always=True),
    Laid("crypt", "Crypt", "stack", always=True),
    Laid("ash", "Ash heap", "stack", always=True),
    Laid("removed", "Removed from the game", "stack"),
)
NUMBERED = (CAPACITY, BLEED, STRENGTH, LIFE)
OFTEN_NONE = (STEALTH, INTERCEPT, VOTES)


def tableau(s: Vtes, seat: int) -> Tableau:
    """Return what lies on the table, as a seat sees it; -1 is a spectator."""
    v = s.seen_by(seat)
    players = [player(v, n, counters(v, n)) for n in range(v.seats)]
    return Tableau(moment(v), players, areas(v, s.chain))


def counters(v: View, seat: int) -> list[Counter]:
    """Return the numbers of a Methuselah: its pool and its victory points, in halves."""
    points, half = divmod(v.halves[seat], 2)
    found: list[Counter] = [{"name": "pool", "value": v.pool[seat]}, {"name": "victory points", "value": points}]
    return [*found, {"name": "half a victory point", "value": half}] if half else found


def moment(v: View) -> Moment:
    """Return whose turn it is."""
    seats = [f"seat:{n}" for n in v.game.order(v)]
    text = f"Round {v.round}: {seat_titled(v, v.active)}'s turn"
    return {"text": text, "mood": "turn", "order": seats, "active": f"seat:{v.active}"}


# ── the parts of the table ──────────────────────────────────────────────────────────────────────────────────────────


def areas(v: View, chain: Chain) -> list[Area]:
    """Return the Methuselahs in their ring, what goes on, and what lies before each seat."""
    found = [around(v, counters, badges)]
    going = [(procedure, now) for _, procedure, now in running(v)]  # type: ignore[arg-type]  # a view can be asked like the state
    lines = {procedure: told_in(chain, procedure, now.data) for procedure, now in going}
    own: list[Piece] = []
    for procedure, now in going:
        if procedure is ACTION:
            own = its_card(v, now.data)
            told = () if REFERENDUM in lines else before(lines[ACTION], COMBATS if COMBAT in lines else ())
            found.append(with_played(v, action_area(v, now.at, now.data), told, own))
        elif procedure is COMBAT:
            found.append(with_played(v, combat_area(v, now.at, now.data), lines[COMBAT]))
        elif procedure is REFERENDUM:
            found.append(with_played(v, referendum_area(v, now.at, now.data), lines[REFERENDUM], own))
    for seat in range(v.seats):
        found += [pile_area(v, laid, seat) for laid in OF_A_SEAT if laid.always or v.pile(laid.zone, seat)]
    return found


def pile_area(v: View, laid: Laid, seat: int) -> Area:
    """Return a pile as an area."""
    zone = laid.zone
    if zone == "uncontrolled":
        found = area(v, laid, seat)
        return {**found, "pieces": [filling(v, one) for one in found["pieces"]]}
    if zone not in v.game.in_play:
        return area(v, laid, seat)
    pieces = [in_play(v, p) for p in v.pile(zone, seat) if not is_borne(v, p)]
    return {"id": f"{zone}:{seat}", "title": laid.title, "layout": laid.layout, "of": seat, "pieces": pieces}


def filling(v: View, one: Piece) -> Piece:
    """Return a card that waits in the uncontrolled region; of a known vampire its blood is shown against its capacity."""
    definition = v.game.faces.get(one.get("face") or "")
    if definition is None or CAPACITY not in definition.stats:
        return one
    blood = next((each["value"] for each in one.get("counters", ()) if each["name"] == "blood"), 0)
    standing = ("blood", CAPACITY, BLEED, STRENGTH)
    rest = [each for each in one.get("counters", ()) if each["name"] not in standing]
    rest[:0] = [counter(name, n, n) for name in (BLEED, STRENGTH) if (n := definition.stats.get(name, 0))]
    waits: Counter = {"name": "blood", "value": blood, "most": definition.stats[CAPACITY]}
    return {**one, "counters": [waits, *rest], "note": str(definition.line), **titled(definition.title)}


def in_play(v: View, p: int) -> Piece:
    """Return a card in play with its numbers, the title of a vampire and what is on it."""
    found = card(v, p, numbers, lambda definition: str(definition.line))
    vampire = found.get("kind") == "vampire"
    if not vampire:
        return found
    contested = "title contested" if claimed_title(v, p) else ""  # type: ignore[arg-type]  # a view can be asked like the state
    return {**found, **titled(title(v, p) or contested)}  # type: ignore[arg-type]  # as above


def titled(title_: str) -> Piece:
    """Return the badge of a vampire with a title or a contested one, nothing for one without (VR-9.3)."""
    return {"badges": [{"kind": title_, "text": title_}]} if title_ else {}


def numbers(v: View, p: int) -> list[Counter]:
    """Return the numbers of a card in play, blood against capacity first."""
    now, definition = v.pieces[p], v.game.faces[v.pieces[p].face]
    found: list[Counter] = []
    if definition.minion:
        stats = definition.stats
        if definition.kind == "vampire":
            most = max(1, v.game.number(v, CAPACITY, p))
            found.append({"name": "blood", "value": now.count("blood"), "most": most})
        found += [counter(name, v.game.number(v, name, p), stats[name]) for name in (BLEED, STRENGTH) if name in stats]
        found += [counter(name, n) for name in OFTEN_NONE if (n := v.game.number(v, name, p))]
    there = {each["name"] for each in found}
    return [*found, *[counter(name, n) for name, n in now.counters if name not in there]]


def badges(v: View, seat: int) -> list[Badge]:
    """Return what is to be seen of a seat: whose turn it is, the Edge, prey and predator."""
    if seat in v.out:
        return [{"kind": "out", "text": "out of the game"}]
    found: list[Badge] = [acts(v, seat)] if seat == v.active else []
    if seat == v.edge:
        found.append({"kind": "edge", "text": "the Edge"})
    hunted, hunter = prey(v, seat), predator(v, seat)  # type: ignore[arg-type]  # a view can be asked like the state
    if hunted >= 0:
        alike = f"prey and predator: {seat_called(v, hunted)}"
        told = f"prey: {seat_called(v, hunted)}, predator: {seat_called(v, hunter)}" if hunted != hunter else alike
        found.append({"kind": "prey", "text": told})
    return found


# ── what goes on ────────────────────────────────────────────────────────────────────────────────────────────────────

# The words of the log that tell how an action, a combat, a blood hunt begins.
ACTIONS, COMBATS, HUNTS = ("acts", "acts by", "acts itself"), ("fight",), ("devours",)


def told_in(chain: Chain, procedure: Any, data: Any) -> Sequence[Line]:
    """Return what was told since something began. A referendum is that of its action: all since that began."""
    if procedure is REFERENDUM:
        return told_since(chain, ACTIONS if data.victim == NOBODY else HUNTS)
    begins = {ACTION: ACTIONS, COMBAT: COMBATS}.get(procedure)
    return told_since(chain, begins) if begins else ()


def going_on(s: Vtes) -> Sequence[Line]:
    """Return what was told since the outermost action, combat or blood hunt that goes on began."""
    return max([told_in(s.chain, procedure, now.data) for _, procedure, now in running(s)], key=len, default=())


def its_card(v: View, now: Action) -> list[Piece]:
    """Return the card that an action was played from, as the lowest of what has been played in it."""
    card_ = v.pieces[now.card[0]] if now.mode is not None and now.card != NOBODY else None
    if card_ is None or card_.life != now.card[1] or not card_.face:
        return []
    who = v.pieces[now.actor[0]].face
    with_ = f" with {v.game.faces[who].name}" if who else ""
    return [played(v, "played:action", now.seat, card_.face, f"{seat_titled(v, now.seat)}{with_}")]


def with_played(v: View, found: Area, lines: Sequence[Line], own: Sequence[Piece] = ()) -> Area:
    """Return what goes on with what has been played in it, newest first; its own card lies below all that answers it."""
    there = found["pieces"]
    more = played_in(v, lines, there)
    answered = [piece["id"] for piece in own or there[:1] if found["id"] != "combat"]
    for piece in more:
        if answered and piece["kind"] == "reaction" and "to" not in piece:
            piece["to"] = answered
    return {**found, "pieces": [*there, *more, *own]}


def shown(v: View, p: int, note: str) -> Piece:
    """Return a card that takes part in what goes on; it lies where it lay."""
    return {**explained(v, p, in_play(v, p), BLEED, STRENGTH), "id": f"part:{p}", "shows": f"piece:{p}", "note": note}


def made_of(v: View, name: str, p: int, given: int = 0, by: str = "") -> Counter:
    """Return a number of a minion in what goes on with its parts; `given` is what an action adds to it, by what."""
    printed_, *more = v.game.why(v, name, p)
    return counted(v, name, v.game.number(v, name, p) + given, [printed_, (given, by), *more])


def gives(v: View, now: Action) -> str:
    """Return what gives an action its own stealth or bleed: its card, or that it is such an action."""
    card_ = v.pieces[now.card[0]].face if now.card != NOBODY and v.pieces[now.card[0]].life == now.card[1] else ""
    return card_ or "the action"


def action_area(v: View, at: int, now: Action) -> Area:
    """Return an action: who acts with how much stealth, at whom, and who attempts to block with how much intercept."""
    numbers_ = [made_of(v, STEALTH, now.actor[0], now.stealth, gives(v, now))]
    if now.kind == "bleed":
        bleed = made_of(v, BLEED, now.actor[0], now.bleed, gives(v, now))
        numbers_.append({**bleed, "value": bleed_of(v, now)})  # type: ignore[arg-type]  # as above
    own: Side = {"name": f"{seat_titled(v, now.seat)} {does(now.kind)}", "of": now.seat, "counters": numbers_}
    whom = ", ".join(seat_called(v, seat) for seat in now.targets)
    other: Side = {"name": f"Directed at {whom}" if whom else "Undirected", "counters": []}
    if now.targets:
        other["of"] = now.targets[0]
    blocker = []
    if now.blocker != NOBODY and v.pieces[now.blocker[0]].life == now.blocker[1]:
        blocker = [shown(v, now.blocker[0], "attempts to block")]
        other["counters"] = [made_of(v, INTERCEPT, now.blocker[0])]
        other["note"] = outlook(v, now)  # type: ignore[arg-type]  # as above
    standing = [(own, [shown(v, now.actor[0], "acts")]), (other, blocker)]
    return noted(sides("action", ACTION.title, ACTION, at, standing), who_may_block(v, now))


def who_may_block(v: View, now: Action) -> str:
    """Return which Methuselahs may still attempt to block, and which have declined, while blocks are possible (VR-6.5)."""
    if now.state not in ("A", "B"):
        return ""
    may = [seat for seat in may_block(v, now) if seat not in now.declined]  # type: ignore[arg-type]  # as above
    told = ((may, "may still block"), (now.declined, "will not block"))
    return ". ".join([f"{listed([seat_called(v, seat) for seat in who])} {what}" for who, what in told if who])


def noted(area_: Area, note: str) -> Area:
    """Return an area with a note, without one if there is nothing to be said."""
    return {**area_, "note": note} if note else area_


def combat_area(v: View, at: int, now: Combat) -> Area:
    """Return a combat: both minions with the strikes that were chosen, the range and the round."""
    parts = []
    for side, who in enumerate((now.one, now.two)):
        blow = now.blows[side]
        note = blow.name if blow is not None else "no strike yet"
        owner = v.game.speaks(v, who[0])
        own: Side = {"name": f"{seat_titled(v, owner)} acts {'second' if side else 'first'}", "of": owner}
        own["counters"] = [made_of(v, STRENGTH, who[0])]
        parts.append((own, [shown(v, who[0], note)]))
    found = sides("combat", COMBAT.title, COMBAT, at, parts)
    found["note"] = f"round {now.round}, {now.range} range"
    return found


def referendum_area(v: View, at: int, now: Referendum) -> Area:
    """Return a referendum with what it is about and its tally as it is counted."""
    yes, no = tally_of(v, now)  # type: ignore[arg-type]  # as above
    ballots, told = ballots_cast(v, now), parts_of(v, now)  # type: ignore[arg-type]  # as above
    parts = []
    for name, side, votes in (("For", "for", yes), ("Against", "against", no)):
        voters = [shown(v, p, side) for p, life, cast in now.sides if cast == side and v.pieces[p].life == life]
        own: Side = {"name": name, "counters": [counted(v, VOTES, votes, told[side])]}
        if any(ballots.values()):
            own["counters"].append({"name": "ballots", "value": ballots[side]})
        parts.append((own, voters))
    found = sides("referendum", REFERENDUM.title, REFERENDUM, at, parts)
    left = who_may_vote(v, now) if REFERENDUM.rows[at].number == "7.1.3" else ""
    return noted(found, "; ".join([part for part in (voted_on(v, now), left) if part]))


def who_may_vote(v: View, now: Referendum) -> str:
    """Return the votes and ballots that vampires have still to cast, by Methuselah (VR-7.2)."""
    told = []
    for seat in v.game.order(v):
        votes, ballots = left_to_cast(v, now, seat)  # type: ignore[arg-type]  # as above
        words = [f"{n} {word}{'s' if n > 1 else ''}" for n, word in ((votes, "vote"), (ballots, "ballot")) if n > 0]
        told += [f"{' and '.join(words)} of {seat_called(v, seat)}"] if words else []
    return f"still to be cast: {', '.join(told)}" if told else ""


def voted_on(v: View, now: Referendum) -> str:
    """Return what happens if a referendum passes, and the terms that were chosen for it (VR-7.1)."""
    if now.victim != NOBODY:
        return f"If it passes, {v.game.faces[v.pieces[now.victim[0]].face].name} is burned"
    voice = v.game.vocabulary.voice
    said = f"If it passes, {now.effect.say(voice)}" if now.effect is not None else ""
    named = ", ".join([called(v, term) for term in now.chosen])
    return "; terms: ".join([part for part in (said, named) if part])


def called(v: View, term: Term) -> str:
    """Return one of the terms, with the points that it was given."""
    kind, what, points = term
    if kind == "seat":
        name = seat_called(v, what)
    else:
        name = v.game.faces[v.pieces[what[0]].face].name if kind == "piece" else what
    return f"{points} to {name}" if points else str(name)
