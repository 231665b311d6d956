"""The table as a seat sees it, in the vocabulary of all games: a ring of Methuselahs, their regions, what goes on."""

from __future__ import annotations

from coterie.games.vtes.facts import claimed_title, predator, prey, title
from coterie.games.vtes.numbers import BLEED, CAPACITY, INTERCEPT, LIFE, STEALTH, STRENGTH, VOTES
from coterie.games.vtes.rules.action import ACTION
from coterie.games.vtes.rules.action_state import NOBODY, Action, intercept, stealth
from coterie.games.vtes.rules.blocking import may_block
from coterie.games.vtes.rules.combat import COMBAT
from coterie.games.vtes.rules.deeds import bleed_of
from coterie.games.vtes.rules.referendum import REFERENDUM, Referendum, Term, ballots_cast, left_to_cast, tally_of
from coterie.games.vtes.rules.strikes import Combat
from coterie.games.vtes.state import Vtes
from coterie.kernel.procedures import running
from coterie.kernel.scenes import Area, Badge, Counter, Moment, Piece, Side, Tableau
from coterie.kernel.seating import seat_called, seat_titled
from coterie.kernel.views import View
from coterie.words.cards.scene import Laid, acts, area, around, card, counter, is_borne, player, sides

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
    return Tableau(moment(v), players, areas(v))


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


def areas(v: View) -> list[Area]:
    """Return the Methuselahs in their ring, what goes on, and what lies before each seat."""
    found = [around(v, counters, badges)]
    for _, procedure, now in running(v):  # type: ignore[arg-type]  # a view can be asked like the state
        if procedure is ACTION:
            found.append(action_area(v, now.at, now.data))
        elif procedure is COMBAT:
            found.append(combat_area(v, now.at, now.data))
        elif procedure is REFERENDUM:
            found.append(referendum_area(v, now.at, now.data))
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


def shown(v: View, p: int, note: str) -> Piece:
    """Return a card that takes part in what goes on; it lies where it lay."""
    return {**in_play(v, p), "id": f"part:{p}", "shows": f"piece:{p}", "note": note}


def action_area(v: View, at: int, now: Action) -> Area:
    """Return an action: who acts with how much stealth, at whom, and who attempts to block with how much intercept."""
    numbers_: list[Counter] = [{"name": STEALTH, "value": stealth(v, now)}]  # type: ignore[arg-type]  # as above
    if now.kind == "bleed":
        numbers_.append({"name": BLEED, "value": bleed_of(v, now)})  # type: ignore[arg-type]  # as above
    own: Side = {"name": f"Acts: {now.kind}", "of": now.seat, "counters": numbers_}
    whom = ", ".join(seat_called(v, seat) for seat in now.targets)
    other: Side = {"name": f"Directed at {whom}" if whom else "Undirected", "counters": []}
    if now.targets:
        other["of"] = now.targets[0]
    blocker = []
    if now.blocker != NOBODY and v.pieces[now.blocker[0]].life == now.blocker[1]:
        blocker = [shown(v, now.blocker[0], "attempts to block")]
        other["counters"] = [{"name": INTERCEPT, "value": intercept(v, now.blocker[0])}]  # type: ignore[arg-type]  # as above
    standing = [(own, [shown(v, now.actor[0], "acts")]), (other, blocker)]
    return noted(sides("action", ACTION.title, ACTION, at, standing), who_may_block(v, now))


def who_may_block(v: View, now: Action) -> str:
    """Return which Methuselahs may still attempt to block, and which have declined, while blocks are possible (VR-6.5)."""
    if now.state not in ("A", "B"):
        return ""
    may = [seat for seat in may_block(v, now) if seat not in now.declined]  # type: ignore[arg-type]  # as above
    told = (("may still block", may), ("declined to block", now.declined))
    return "; ".join([f"{what}: {', '.join([seat_called(v, seat) for seat in who])}" for what, who in told if who])


def noted(area_: Area, note: str) -> Area:
    """Return an area with a note, without one if there is nothing to be said."""
    return {**area_, "note": note} if note else area_


def combat_area(v: View, at: int, now: Combat) -> Area:
    """Return a combat: both minions with the strikes that were chosen, the range and the round."""
    parts = []
    for side, who in enumerate((now.one, now.two)):
        blow = now.blows[side]
        note = blow.name if blow is not None else "no strike yet"
        own: Side = {"name": "Acts first" if side == 0 else "Opposing", "of": v.game.speaks(v, who[0])}
        own["counters"] = [{"name": STRENGTH, "value": v.game.number(v, STRENGTH, who[0])}]
        parts.append((own, [shown(v, who[0], note)]))
    found = sides("combat", COMBAT.title, COMBAT, at, parts)
    found["note"] = f"round {now.round}, {now.range} range"
    return found


def referendum_area(v: View, at: int, now: Referendum) -> Area:
    """Return a referendum with what it is about and its tally as it is counted."""
    yes, no = tally_of(v, now)  # type: ignore[arg-type]  # as above
    ballots = ballots_cast(v, now)  # type: ignore[arg-type]  # as above
    parts = []
    for name, side, votes in (("For", "for", yes), ("Against", "against", no)):
        voters = [shown(v, p, side) for p, life, cast in now.sides if cast == side and v.pieces[p].life == life]
        own: Side = {"name": name, "counters": [{"name": VOTES, "value": votes}]}
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
