"""4.2 Playing a card: shown, by whom, how, at what; perhaps cancelled; paid, replaced, done (V-038 to V-048).

An action card is paid for as its action resolves (VR-6.8); the cost of others is paid once nobody has cancelled them, or if
whoever has does not spare it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from coterie.games.vtes.atoms import note_event, owe
from coterie.games.vtes.facts import (
    blood,
    can_use,
    capacity,
    clan,
    definition,
    has_trait,
    on,
    ready_minions,
    sect,
    title,
)
from coterie.games.vtes.rules.action import begin_action, frame_for
from coterie.games.vtes.rules.action_state import Action
from coterie.games.vtes.rules.hands import replaced
from coterie.games.vtes.rules.turn import gain_master, spend_discard, spend_master
from coterie.games.vtes.rules.windows import undirected
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.modes import Can, Mode, candidates
from coterie.games.vtes.words.permanents import dearer
from coterie.kernel.events import Event, about, about_seat, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.loops import alternate
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, pile, ref
from coterie.kernel.procedures import Procedure, row, stop
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import Delayed, current
from coterie.kernel.steps import Step, step
from coterie.words.cards.abilities import bound_to
from coterie.words.cards.playing import PLAY, Play, aim, do_it, put_away, show
from coterie.words.frames import Frame, bind

WITHOUT_COST = ("master", "event")
LATER = {"unlock": "unlock", "discard": "discard"}


# ── who could ───────────────────────────────────────────────────────────────────────────────────────────────────────


def meets(s: Vtes, card: Any, seat: int, mode: Mode, minion: int) -> bool:
    """Return whether a card's requirements are met: by the minion, or for a master by a ready minion (V-054, V-055)."""
    if minion < 0:
        asks = bool(card.clan or card.requires or card.path)
        return not asks or any(_suits(s, card, p) for p in ready_minions(s, seat))
    kind = s.game.kind(s, minion)
    if kind != "vampire" and (mode.needs or card.clan or card.path or card.requires or mode.blood or mode.x == "blood"):
        return False  # V-113
    if kind != "vampire" and card.kind == "political action":
        return False  # V-136
    return _suits(s, card, minion) and can_use(s, minion, mode.needs)


def _suits(s: Vtes, card: Any, minion: int) -> bool:
    if not (card.clan or card.requires or card.path):
        return True
    if s.game.kind(s, minion) != "vampire":
        return False
    if card.clan and clan(s, minion) not in card.clan.split("/"):
        return False
    if card.path and definition(s, minion).path != card.path:
        return False
    return all(_required(s, minion, what) for what in card.requires)


def _required(s: Vtes, minion: int, what: tuple[str, str]) -> bool:
    """Return whether a vampire meets one requirement (V-053)."""
    name, value = what
    if name == "sect":
        return sect(s, minion) in value.split("/")
    if name == "title":
        now = title(s, minion).replace(" ", "-")
        return not now if value == "no-title" else bool(now) if value == "any-title" else now in value.split("/")
    if name == "capacity":
        sign, n = value.split()
        return capacity(s, minion) >= int(n) if sign == ">=" else capacity(s, minion) <= int(n)
    if name == "not":
        return sect(s, minion) != value
    return not has_trait(s, minion, "sterile") if name == "non sterile" else has_trait(s, minion, name)


def payable(s: Vtes, seat: int, mode: Mode, minion: int) -> bool:
    """Return whether the printed cost could be paid (V-060, V-062)."""
    return (not mode.blood or blood(s, minion) >= mode.blood) and s.pool[seat] >= mode.pool


def fits(s: Vtes, card: Any, seat: int, mode: Mode, minion: int, f: Frame) -> bool:
    """Return whether a mode could be played now by a minion, as far as everybody can see it."""
    if not payable(s, seat, mode, minion) or not meets(s, card, seat, mode, minion):
        return False
    if minion < 0 and s.pool[seat] < mode.pool + dearer(s, seat, card.name):
        return False
    if minion >= 0:
        if mode.sort in ("modifier", "reaction") and used(s, ("played", minion, card.name), "action"):
            return False  # V-138, V-142
        if mode.once and _used_once(s, card, mode, minion):
            return False
        if any(used(s, ("played", minion, name), "action") for name in card.clashes):
            return False
        if card.single and bears_one(s, card, minion):
            return False
        if mode.sort == "action" and not may_act(s, minion, key_of(card, mode)):
            return False  # VR-6.3
        if not mode.of.holds(s, f, minion, s.pieces[minion]):
            return False
    elif not _methuselah_may(s, card, seat):
        return False
    return mode.apt(s, f)


def bears_one(s: Vtes, card: Any, minion: int) -> bool:
    """Return whether a minion bears a card of which it can have only one: of this name, or of a keyword."""
    there = [definition(s, p) for p in on(s, minion)]
    return any(each.name == card.name if card.single == "name" else card.single in each.traits for each in there)


def key_of(card: Any, mode: Mode) -> tuple[Any, ...]:
    """Return what the action of a card is the same as; what may be repeated is only itself."""
    return same_as(str(getattr(mode.does, "ACTION", "card")), card.name) or ("card", card.name)


def _used_once(s: Vtes, card: Any, mode: Mode, minion: int) -> bool:
    until: Any = (
        ("round",)
        if mode.once == "round"
        else ("unlock", s.game.speaks(s, minion))
        if mode.once == "unlock"
        else mode.once
    )
    return bool(used(s, ("once", minion, card.name), until))


def _methuselah_may(s: Vtes, card: Any, seat: int) -> bool:
    """Return whether a Methuselah may play a master or an event now (V-087, V-108, V-109, V-145, V-146)."""
    if card.kind == "event":
        return card.name not in s.events and seat == s.active
    if card.out_of_turn:
        return seat != s.active and not s.debt[seat]
    return seat == s.active


def may_act(s: Vtes, minion: int, key: tuple[Any, ...]) -> bool:
    """Return whether a ready unlocked minion may take an action with a key now (VR-6.1, VR-6.3)."""
    now = s.pieces[minion]
    if not now.ready or used(s, ("recruited", minion, now.life), "turn") or forbidding(s, "act", minion):
        return False
    if used(s, ("acted", minion, *key), "turn"):
        return False
    return not (s.game.kind(s, minion) == "vampire" and not blood(s, minion) and key[0] != "hunt")  # VR-6.2


def frame_of_play(s: Vtes, piece: int, seat: int, minion: int, window: str) -> Frame:
    """Return the frame in which a card of a hand would be played; for a card that nobody sees, -1 stands for it."""
    names: tuple[tuple[str, Any], ...] = bound_to(s.pieces[piece], piece) if piece >= 0 else ()
    if minion >= 0:
        names = (*names, ("actor", ref(s, minion)))
    return Frame(piece, seat, -1, (*names, ("window", window)))


def ways(s: Vtes, piece: int, seat: int, window: str, minion: int | None = None) -> Iterator[tuple[int, Mode]]:
    """Yield (minion, mode) for each way in which a card of a hand can be played now in a window."""
    card, now = definition(s, piece), s.pieces[piece]
    for mode in card.in_window(window):
        for p in candidates(s, seat, window, mode):
            if minion is not None and p != minion:
                continue
            f = frame_of_play(s, piece, seat, p, window)
            if (
                fits(s, card, seat, mode, p, f)
                and mode.usable(s, now, (now.face, -1), f)
                and placeable(s, card, seat, mode)
            ):
                yield p, mode


def placeable(s: Vtes, card: Any, seat: int, mode: Mode) -> bool:
    """Return whether a unique card may come into play: nobody contests with oneself (V-002)."""
    if not card.unique or not card.stays:
        return True
    there = [
        p
        for zone in ("ready", "torpor", "board", "attached", "contested")
        for at in range(s.seats)
        for p in pile(s, zone, at)
    ]
    return not any(definition(s, p).name == card.name and s.game.speaks(s, p) == seat for p in there)


def playable(s: Vtes, seat: int, window: str) -> Iterator[tuple[int]]:
    """Yield the cards of a hand that can be played in a window, one of each name."""
    faces: set[str] = set()
    for p in pile(s, "hand", seat):
        face = s.pieces[p].face
        if face not in faces and next(ways(s, p, seat, window), None) is not None:
            faces.add(face)
            yield (p,)


def could_play(s: Vtes, seat: int, window: str) -> bool:
    """Return whether a seat could hold a card for a window, by what everybody knows (VR-4.1)."""
    if not any(s.pieces[p].known != -1 for p in pile(s, "hand", seat)):
        return False
    for p in s.ears.get(("used", window), ()):
        if s.game.speaks(s, p) == seat and any(
            isinstance(w, Can) and w.could_be(s, p, seat, window) for w in s.pieces[p].text
        ):
            return True
    for face, mode in s.game.hidden_modes(s, seat, window):
        card = s.game.faces[face]
        for p in candidates(s, seat, window, mode):
            if fits(s, card, seat, mode, p, frame_of_play(s, -1, seat, p, window)) and s.game.could_hold(s, seat, face):
                return True
    return False


def could_bear(s: Vtes, card: int, seat: int, minion: int) -> bool:
    """Return whether a minion could have equipment put on it that was found: requirements, cost, room (C-065)."""
    face = definition(s, card)
    mode = face.plays.ways[0]
    room = not face.single or not bears_one(s, face, minion)
    return (
        room
        and payable(s, seat, mode, minion)
        and meets(s, face, seat, mode, minion)
        and placeable(s, face, seat, mode)
    )


# ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@step("vtes.play")
def play_from_hand(s: Vtes, seat: int, window: str, piece: int) -> None:
    """Play a card of the hand in a window."""
    now = s.pieces[piece]
    s.tell("plays", seat, now.face)
    frame = s.new(frame_of_play(s, piece, seat, -1, window))
    s.game.procedures["play"].begin(s, Play((piece, now.life), seat, definition(s, piece).plays, frame, True))


def bring_out(s: Vtes, serial: int) -> None:
    """The card leaves the hand and lies open; it will be replaced (V-038, V-048)."""
    play = PLAY.of(s, serial)
    owe(s, play.seat, 1)
    s.rows[play.frame] = s.rows[play.frame].bind("owed", 1)
    show(s, serial)


def who_plays(s: Vtes, serial: int) -> None:
    """Say which minion plays it (V-036)."""
    play = PLAY.of(s, serial)
    f: Frame = s.rows[play.frame]
    there = dict.fromkeys([p for p, _ in ways(s, play.card[0], play.seat, f.get("window"))])
    options: list[RawOption] = [("piece", (p,), ((bind, play.frame, "actor", ref(s, p)),)) for p in there if p >= 0]
    if options:
        s.ask(play.seat, ("who plays?", play.card[0]), options)
    elif -1 not in there:
        s.do((fizzle, serial))


@step("vtes.fizzle")
def fizzle(s: Vtes, serial: int) -> None:
    """A card that cannot be played any more does nothing."""
    stop(s, serial)


def actor_of(f: Frame) -> int:
    """Return the minion that plays a card, -1 for none."""
    at = f.get("actor")
    return -1 if at is None else int(at[0])


def say_how(s: Vtes, serial: int) -> None:
    """Say at which level, or in which other way it is played (V-021, V-056)."""
    play = PLAY.of(s, serial)
    f: Frame = s.rows[play.frame]
    found = [mode for _, mode in ways(s, play.card[0], play.seat, f.get("window"), actor_of(f))]
    every = play.ability.ways
    options: list[RawOption] = [
        ("way", (every.index(mode) + 1, mode), ((choose_mode, serial, mode),)) for mode in dict.fromkeys(found)
    ]
    s.ask(play.seat, ("how?", play.card[0]), options or [("none", (), ((fizzle, serial),))])


@step("vtes.choose_mode")
def choose_mode(s: Vtes, serial: int, mode: Mode) -> None:
    """Remember in which way the card is played; its limits count it, also if it is cancelled (VR-4.4)."""
    PLAY.remember(s, serial, ability=mode)
    play = PLAY.of(s, serial)
    card, minion = definition(s, play.card[0]), actor_of(s.rows[play.frame])
    if minion >= 0 and mode.sort in ("modifier", "reaction"):
        count_use(s, ("played", minion, card.name), "action")
    if minion >= 0 and mode.once:
        until: Any = {"round": ("round",), "unlock": ("unlock", play.seat)}.get(mode.once, mode.once)
        count_use(s, ("once", minion, card.name), until)
    if card.kind == "master":
        spend_master(s, play.seat)
    if card.kind == "event":
        spend_discard(s)
        note_event(s, card.name)


def choose_x(s: Vtes, serial: int) -> None:
    """Say what X is; it may be 0 (VR-4.8)."""
    play = PLAY.of(s, serial)
    mode: Mode = play.ability
    if mode.x:
        minion = actor_of(s.rows[play.frame])
        most = blood(s, minion) - mode.blood if mode.x == "blood" else s.pool[play.seat] - 1
        options: list[RawOption] = [("number", (n,), ((bind, play.frame, "x", n),)) for n in range(min(9, most) + 1)]
        s.ask(play.seat, ("what is X?", play.card[0]), options)


def as_played(s: Vtes, serial: int) -> None:
    """Others may cancel it as it is played, and nothing else but wakes can be used (V-041, V-042)."""
    play = PLAY.of(s, serial)
    order = undirected(s, s.active if s.active not in s.out else play.seat)
    s.do((alternate, order, (may_cancel, serial), "first"))


@step("vtes.may_cancel")
def may_cancel(s: Vtes, serial: int, seat: int, acted: Step, passed: Step) -> None:
    """Offer a seat what cancels the card."""
    play = PLAY.of(s, serial)
    if s.rows[play.frame].get("cancelled"):
        return
    options: list[RawOption] = s.game.offers(s, "played", seat, acted) if seat != play.seat else []
    if options or (seat != play.seat and not s.game.leaks(s) and could_play(s, seat, "played")):
        s.ask(seat, ("cancel?", play.card[0]), [*options, ("pass", (), (passed,))], forced=False, window=True)
    else:
        s.do(passed)


def pay(s: Vtes, serial: int) -> None:
    """Pay for it; for an action later (VR-4.2). What cannot be paid any more does nothing."""
    play = PLAY.of(s, serial)
    mode: Mode = play.ability
    f: Frame = s.rows[play.frame]
    minion, x = actor_of(f), f.get("x") or 0
    if mode.sort == "action" or f.get("unpaid"):
        return
    blood_cost = mode.blood + (x if mode.x == "blood" else 0)
    pool_cost = mode.pool + (x if mode.x == "pool" else 0) + surcharge(s, play)
    events: list[Event] = [about(s, "blood", minion, -blood_cost, detail=("cost",))] if blood_cost else []
    events += [about_seat("pool", play.seat, -pool_cost, detail=("cost",))] if pool_cost else []
    if events:
        s.do((happening, *events))


def surcharge(s: Vtes, play: Play) -> int:
    """Return the pool that cards in play add to the cost of a card, by what it is played on."""
    at = s.rows[play.frame].get("that")
    return dearer(s, play.seat, definition(s, play.card[0]).name, at[0] if isinstance(at, tuple) else -1)


def replace(s: Vtes, serial: int) -> None:
    """The card is replaced: now, or later if it says so and was not cancelled (V-043 to V-045)."""
    play = PLAY.of(s, serial)
    f: Frame = s.rows[play.frame]
    if not f.get("owed"):
        return
    s.rows[play.frame] = f.bind("owed", 0)
    later = definition(s, play.card[0]).replaced
    cancelled = f.get("cancelled")
    until: Any = 0
    if later and not cancelled:
        until = (later, play.seat) if later in LATER else current(s, later)
    if until:
        s.new(Delayed(until, ((replaced, play.seat),)))
    else:
        s.do((replaced, play.seat))
    if cancelled:
        stop(s, serial)


def take_effect(s: Vtes, serial: int) -> None:
    """It does what it does; an action card begins its action (V-115)."""
    play = PLAY.of(s, serial)
    mode: Mode = play.ability
    card = definition(s, play.card[0])
    if card.trifle:
        gain_master(s, play.seat)
    if mode.sort != "action":
        do_it(s, serial)
        return
    minion = actor_of(s.rows[play.frame])
    f: Frame = s.rows[play.frame]
    frame = s.new(f)
    s.do((begin_action, action_for(s, play.seat, minion, mode.does, frame, card_of=play.card, mode=mode, f=f)))


def action_for(
    s: Vtes, seat: int, minion: int, effect: Any, frame: int, *, card_of: Ref, mode: Mode, f: Frame
) -> Action:
    """Return the action that a card begins."""
    card = definition(s, card_of[0])
    kind = str(getattr(effect, "ACTION", "card"))
    stealth = mode.stealth if mode.stealth >= 0 else int(getattr(effect, "STEALTH", 0))
    x = f.get("x") or 0
    return Action(
        kind,
        ref(s, minion),
        seat,
        effect,
        frame,
        card=card_of,
        key=same_as(kind, card.name),
        blood=mode.blood + (x if mode.x == "blood" else 0),
        pool=mode.pool + (x if mode.x == "pool" else 0),
        stealth=stealth,
        bleed=int(getattr(effect, "bleed", 0)),
        hunt=int(getattr(effect, "hunt", 0)),
        targets=aimed(s, seat, effect, f),
    )


def same_as(kind: str, name: str) -> tuple[Any, ...]:
    """Return what an action is the same as: any bleed, any political action, a card of its name (VR-6.3)."""
    if kind in ("bleed", "political"):
        return (kind,)
    return ("card", name) if kind in ("card", "hunt") else ()  # equipping and the like may be repeated


def aimed(s: Vtes, seat: int, effect: Any, f: Frame) -> tuple[int, ...]:
    """Return the Methuselahs at which an action is directed, by its actual targets (VR-6.4)."""
    aims = getattr(effect, "aims", None)
    if aims is not None:
        found: tuple[int, ...] = aims(s, f)
        return found
    at = f.get("that")
    if isinstance(at, tuple):
        zone = s.pieces[at[0]].zone
        other = s.game.speaks(s, at[0])
        return (other,) if zone in s.game.in_play and other != seat and other not in s.out else ()
    return ()


def finish(s: Vtes, serial: int) -> None:
    """Put the card away; if its playing was broken off, it is replaced all the same."""
    play = PLAY.of(s, serial)
    f: Frame | None = s.rows.get(play.frame)
    if f is not None and f.get("owed"):
        s.do((replaced, play.seat))
    put_away(s, serial)


@step("vtes.announce")
def announce(
    s: Vtes, seat: int, minion: int, effect: Any, key: tuple[Any, ...] = (), source: int = -1, that: Ref | None = None,
    stealth: int | None = None, blood_cost: int = 0, pool_cost: int = 0,
) -> None:  # fmt: skip
    """Announce an action that no card of the hand begins (VR-6.4)."""
    bound = {} if that is None else {"that": that}
    frame = frame_for(s, seat, minion, source, **bound)
    f = s.rows[frame]
    s.do((
        begin_action,
        Action(
            str(effect.ACTION) if hasattr(effect, "ACTION") else "card",
            ref(s, minion),
            seat,
            effect,
            frame,
            card=ref(s, source) if source >= 0 else (-1, 0),
            key=key,
            stealth=stealth if stealth is not None else int(getattr(effect, "STEALTH", 0)),
            blood=blood_cost or int(getattr(effect, "BLOOD", 0)),
            pool=pool_cost,
            bleed=int(getattr(effect, "bleed", 0)),
            hunt=int(getattr(effect, "hunt", 0)),
            targets=aimed(s, seat, effect, f),
            at=that or (-1, 0),
        ),
    ))  # fmt: skip


PLAYING: Procedure[Play] = Procedure(
    "vtes.play",
    "Playing a card",
    Play,
    (
        row("4.2.1", "Show", bring_out, "VR-4.2 V-038"),
        row("4.2.2", "Who", who_plays, "V-036 V-054", asks=True),
        row("4.2.3", "How", say_how, "V-020 V-021 V-056", asks=True),
        row("4.2.4", "X", choose_x, "VR-4.8"),
        row("4.2.5", "Targets", aim, "VR-4.2 V-070"),
        row("4.2.6", "As it is played", as_played, "VR-4.3 V-041 V-042"),
        row("4.2.7", "Cost", pay, "VR-4.8 V-059 V-061"),
        row("4.2.8", "Replacement", replace, "V-043 V-044"),
        row("4.2.9", "Effect", take_effect, "VR-4.2 V-039"),
    ),
    ends=finish,
    hidden=True,
)
