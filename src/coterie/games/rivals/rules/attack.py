"""9. The attack: declaration, Intel, type, cards, block, reaction, reveal, abilities, damage, and what follows."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.facts import definition, is_character, is_wraith, party, playing, speaks
from coterie.games.rivals.numbers import LATE, RANGED, SECRECY, SORTS, stat
from coterie.games.rivals.rules.attack_cards import (
    could_scout,
    face_up,
    lay_early,
    may_lay,
    play_card,
    react,
    reveal_card,
    reveal_reaction,
    take_back,
    waste,
)
from coterie.games.rivals.rules.attack_state import NOBODY, Attack, fight_of, note, over, rule, seat_of, strikes
from coterie.games.rivals.rules.damage import dealt, lowered, packet
from coterie.games.rivals.rules.targets import can_attack, intel_against, scouts, tolls
from coterie.games.rivals.rules.windows import moment
from coterie.games.rivals.rules.wraiths import is_hidden
from coterie.games.rivals.state import NOTHING, Rivals
from coterie.kernel.events import Event, about, about_seat, free, happen, happening, settling
from coterie.kernel.limits import count_use
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, attached_to, found, ref
from coterie.kernel.procedures import Procedure, row, stop
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step
from coterie.words.effects import run_with
from coterie.words.frames import Frame


@step("rivals.attack")
def attack(s: Rivals, seat: int, attacker: int) -> None:
    """Begin an attack (RR-9)."""
    _begin(s, Attack(ref(s, attacker)))


@step("rivals.attack_claimant")
def attack_claimant(s: Rivals, attacker: Ref, claimant: Ref) -> None:
    """Begin an attack on a claimant of the Prince of the City: not an action, but an attack on a character (R-098, R-099)."""
    _begin(s, Attack(attacker, claimant, claimant=claimant))


def _begin(s: Rivals, data: Attack) -> None:
    """Begin an attack; the checks follow its end, because with it ends what party members lend an attacker (RR-8)."""
    ATTACK.begin(s, data)
    settling(s)


# ── 1, 2: declaration and Intel ─────────────────────────────────────────────────────────────────────────────────────


def name_target(s: Rivals, serial: int) -> None:
    """Name the target if none is set yet, among those that the party's possible Intel can reach (RR-9)."""
    now = fight_of(s, serial)
    attacker = now.attacker[0]
    seat = speaks(s, attacker)
    if now.target != NOBODY:
        s.do((declare, serial, now.target))
        return
    options: list[RawOption] = [("piece", (p,), ((declare, serial, ref(s, p)),)) for p in can_attack(s, seat, attacker)]
    if options:
        # a wraith token or a card may add Intel; whether the seat is asked must not reveal them
        secret = any(is_wraith(s, p) and is_hidden(s, p) for p in attached_to(s, attacker))
        secret = secret or (not s.game.leaks(s) and could_scout(s, seat))
        s.ask(seat, ("target?", attacker), options, forced=not secret)
    else:
        s.do((stop, serial))


@step("rivals.declare")
def declare(s: Rivals, serial: int, target: Ref) -> None:
    """Exhaust the attacker and announce the attack to it and its target (RR-9)."""
    now = fight_of(s, serial)
    attacker, foe = now.attacker[0], speaks(s, target[0])
    note(s, serial, target=target, first=target, foe=foe)
    s.tell("attacks", s.pieces[attacker].face, s.pieces[target[0]].face)
    seat = speaks(s, attacker)
    given = [
        (about_seat("prestige", seat, -n, source=card), about_seat("prestige", to, n, source=card))
        for to, n, card in tolls(s, seat, target[0])
    ]
    s.do(
        *[(happening, *pair) for pair in given],
        *([(happening, about(s, "bow", attacker))] if s.pieces[attacker].ready else []),
        (happening, about(s, "attack", attacker, detail=target), about(s, "attacked", target[0], source=attacker)),
    )


def intel(s: Rivals, serial: int) -> None:
    """Exhaust members of the party, or play cards face up, until their Intel reaches the target's Secrecy (RR-7,
    R-238).

    Whether a seat with nobody to exhaust is asked must not reveal whether its hand holds such a card.
    """
    if over(s, serial):
        return
    now = fight_of(s, serial)
    if intel_of(s, now) >= secrecy_of(s, now.target[0]):
        return
    seat, helpers = seat_of(s, serial), scouts(s, now.attacker[0])
    cards = face_up(s, seat, now.attacker[0]) if may_lay(s, now) else []
    hidden = bool(cards) if s.game.leaks(s) else may_lay(s, now) and could_scout(s, seat)
    helps = s.game.offers(s, "any time", seat, (more_intel, serial))
    if not helpers and not hidden and not helps:
        no_intel(s, serial)
        return
    options: list[RawOption] = [("piece", (p,), ((scout, serial, p),)) for p in helpers]
    options += [("face up", (p,), ((lay_early, serial, seat, p),)) for p in cards]
    options += helps
    if helps or not helpers:
        options.append(("no Intel", (), ((no_intel, serial),)))
    s.ask(seat, ("scout?", now.attacker[0]), options, forced=not hidden and not helps)


@step("rivals.no_intel")
def no_intel(s: Rivals, serial: int) -> None:
    """End the attack, because the attacker has too little Intel (RR-7)."""
    s.tell("no Intel")
    stop(s, serial)


@step("rivals.more_intel")
def more_intel(s: Rivals, serial: int) -> None:
    """Check the Intel again after an ability was used."""
    ATTACK.go(s, serial, "2")


@step("rivals.scout")
def scout(s: Rivals, serial: int, piece: int) -> None:
    """Exhaust a member of the party for 1 Intel, and check whether that is enough."""
    note(s, serial, scouted=fight_of(s, serial).scouted + 1)
    s.tell("scouts", s.pieces[piece].face)
    happen(s, about(s, "bow", piece))
    ATTACK.go(s, serial, "2")


def intel_of(s: Rivals, now: Attack) -> int:
    """Return the Intel of an attacker, including that of exhausted party members."""
    return intel_against(s, now.attacker[0], now.target[0]) + now.scouted


def secrecy_of(s: Rivals, target: int) -> int:
    """Return the Secrecy of a target; City cards have none (RR-7)."""
    return stat(s, target, SECRECY) if is_character(s, target) else 0


def abilities(s: Rivals, serial: int) -> None:
    """Let everybody use abilities (R-150, R-151, R-152)."""
    if not over(s, serial):
        moment(s, "attack")


# ── 3: type ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def say_sort(s: Rivals, serial: int) -> None:
    """Declare the type of the attack (RR-9), unless the attacker declares it as the cards are shown."""
    if not over(s, serial) and not rule(s, fight_of(s, serial).attacker[0], LATE):
        ask_sort(s, serial)


def ask_sort(s: Rivals, serial: int) -> None:
    """Ask for the type of the attack."""
    options: list[RawOption] = [("sort", (sort,), ((of_sort, serial, sort),)) for sort in SORTS]
    s.ask(seat_of(s, serial), ("sort?",), options)


def say_sort_late(s: Rivals, serial: int) -> None:
    """Declare the type of the attack now if it was left open."""
    if not over(s, serial) and not fight_of(s, serial).sort:
        ask_sort(s, serial)


@step("rivals.of_sort")
def of_sort(s: Rivals, serial: int, sort: str) -> None:
    """Record the type of an attack. A face-up card of another type is discarded at once; without its Intel the attack
    may end (R-237, R-240)."""
    s.tell("is of sort", sort)
    now = fight_of(s, serial)
    wrong = [piece for piece, _ in now.shown_early if sort not in definition(s, piece).attack]
    less = sum(n for piece, n in now.shown_early if piece in wrong)
    for p in party(s, now.attacker[0]):
        count_use(s, ("sort", sort, p), "turn")
    note(s, serial, sort=sort, scouted=now.scouted - less)
    if wrong:
        s.do(*[(waste, serial, piece) for piece in wrong], (look_again, serial))
    s.do((happening, about(s, "typed", now.target[0], detail=(sort,))))


@step("rivals.look_again")
def look_again(s: Rivals, serial: int) -> None:
    """Check whether the Intel of an attack still reaches the target's Secrecy (R-240)."""
    now = fight_of(s, serial)
    if intel_of(s, now) < secrecy_of(s, now.target[0]):
        no_intel(s, serial)


# ── 5: block ────────────────────────────────────────────────────────────────────────────────────────────────────────


def block(s: Rivals, serial: int) -> None:
    """Ask whether a ready member of the target's party blocks; against a Ranged attack only a Guard can (RR-9).

    Then players whose cards can bring a blocker to The Streets are asked. An attack on a claimant of the Prince cannot be
    blocked.
    """
    now = fight_of(s, serial)
    if over(s, serial) or now.claimant != NOBODY:
        return
    others = [seat for seat in playing(s) if seat not in (now.foe, seat_of(s, serial))]
    s.do((ask_block, serial, (now.foe, *others)))


@step("rivals.ask_block")
def ask_block(s: Rivals, serial: int, seats: tuple[int, ...]) -> None:
    """Ask seats for a blocker, one after another, until there is one. Who could block is public."""
    now = fight_of(s, serial)
    if not seats or now.blocker != NOBODY or over(s, serial):
        return
    seat, on = seats[0], (ask_block, serial, seats[1:])
    own = blockers(s, now) if seat == now.foe else []
    options: list[RawOption] = [("block with", (p,), ((step_in, serial, p),)) for p in own]
    options += s.game.offers(s, "block", seat, on)
    if options:
        s.ask(seat, ("block?", now.target[0]), [*options, ("no block", (), ((lets_pass, seat), on))])
    else:
        s.do(on)


@step("rivals.lets_pass")
def lets_pass(s: Rivals, seat: int) -> None:
    """Tell that a seat that could block does not (RR-9)."""
    s.tell("does not block", seat)


def blockers(s: Rivals, now: Attack) -> list[int]:
    """Return who can block an attack."""
    if now.unblockable or forbidding(s, "be blocked", now.attacker[0]):
        return []
    return [
        p
        for p in party(s, now.target[0])
        if p != now.target[0] and s.pieces[p].ready and (now.sort != RANGED or definition(s, p).guard)
    ]


@step("rivals.step_in")
def step_in(s: Rivals, serial: int, piece: int) -> None:
    """Exhaust a blocker, unless the set-up option says otherwise; it takes the place of the target (RR-9)."""
    s.tell("blocks", s.pieces[piece].face)
    note(s, serial, target=ref(s, piece), blocker=ref(s, piece), foe=speaks(s, piece))
    tires = s.pieces[piece].ready and s.setup["block_exhausts"]
    exhausted = [about(s, "bow", piece)] if tires else []
    happen(s, *exhausted, about(s, "block", piece))


# ── 10, 11: damage, and what follows ────────────────────────────────────────────────────────────────────────────────


def strike(s: Rivals, serial: int) -> None:
    """Determine what else the attack hits, then deal all damage at the same time (RR-9)."""
    if not over(s, serial):
        s.do(*[(run_with, effect, f) for effect, f in fight_of(s, serial).besides], (blows, serial))


@step("rivals.blows")
def blows(s: Rivals, serial: int) -> None:
    """Deal the damage of the attack and of the Reaction card at the same time (RR-9)."""
    if over(s, serial):
        return
    now = fight_of(s, serial)
    events = [
        packet(s, at[0], n, now.sort, tags, now.attacker[0]) for at, n, tags in now.splash if found(s, at) is not None
    ]
    if strikes(now):
        frame = s.new(Frame(NOTHING, now.foe))  # it learns what is taken
        note(s, serial, frame=frame)
        events += [event.but(frame=frame) for event in _blow(s, now)]
    if now.reaction != NOTHING and found(s, now.reacting) is not None:
        card = definition(s, now.reaction)
        sort = card.strikes_as or now.sort
        amount = dealt(s, now.reacting[0], sort, printed_damage(s, now.reaction)) if card.strikes else 0
        amount += sum(more.value(s, f) for more, f in now.back)
        events.append(packet(s, now.attacker[0], amount, sort, printed_tags(s, now.reaction), now.reacting[0]))
    events = [event for event in events if event.amount > 0]
    if events:
        happen(s, *events)
    s.do((learn, serial))


def _blow(s: Rivals, now: Attack) -> list[Event]:
    """Return the damage that an attack deals to its target: each kind is a packet of its own (D-186), but a Mortal is hit by
    all of it together (D-188)."""
    target, amount = now.target[0], onslaught(s, now)
    tags, shield = met_with(s, now)
    first = packet(s, target, amount, now.sort, tags, now.attacker[0], shield)
    more = [(tag, n - less) for tag, n, less in extras(s, now, amount, shield, tags)]
    if not is_character(s, target):
        return [first.but(amount=first.amount + sum([n for _, n in more]))]
    return [first, *[first.but(amount=n, detail=(now.sort, tag)) for tag, n in more]]


def extras(s: Any, now: Attack, amount: int, shield: int, tags: tuple[str, ...]) -> list[tuple[str, int, int]]:
    """Return the additional damage of other kinds, as (tag, amount, by how much it is reduced): by what is left of shields
    and, where they apply, attributes (RR-9.1).

    Args:
        s: the state, or what a seat sees of it.
        now: what the attack remembers.
        amount: the damage of the attack itself, before any reduction.
        shield: what is printed on a Reaction card of the target.
        tags: what the damage of the attack is.
    """
    target, found_ = now.target[0], []
    left = max(0, lowered(s, target, now.sort, tags, shield) - amount)
    for tag, extra in now.extra:
        less = max(0, min(left, extra, lowered(s, target, now.sort, (*tags, tag), shield)))
        left -= less
        found_.append((tag, extra, less))
    return found_


def onslaught(s: Rivals, now: Attack) -> int:
    """Return the damage that an attack deals before any reduction (RR-9)."""
    return dealt(s, now.attacker[0], now.sort, printed_damage(s, now.card))


def met_with(s: Rivals, now: Attack) -> tuple[tuple[str, ...], int]:
    """Return what qualifies the damage of an attack, and the shield printed on the target's Reaction card against it (RR-9)."""
    return (*now.tags, *printed_tags(s, now.card)), printed_shield(s, now.reaction) if now.reacting == now.target else 0


def printed_damage(s: Rivals, piece: int) -> int:
    """Return the damage printed on a card, 0 without a card."""
    return 0 if piece == NOTHING else definition(s, piece).damage or 0


def printed_shield(s: Rivals, piece: int) -> int:
    """Return the shield printed on a card, 0 without a card; nothing negates it (RR-9)."""
    return 0 if piece == NOTHING else int(definition(s, piece).shield)


def printed_tags(s: Rivals, piece: int) -> tuple[str, ...]:
    """Return the keywords of a card that qualify its damage."""
    return () if piece == NOTHING else tuple(definition(s, piece).tags)


@step("rivals.learn")
def learn(s: Rivals, serial: int) -> None:
    """Record how much damage the target has taken, and log it if it was none."""
    now = fight_of(s, serial)
    done = (s.rows[now.frame].get("done") or 0) if now.frame else 0
    note(s, serial, dealt=done)
    if not done:
        s.tell("no damage", s.pieces[now.target[0]].face)


def aftermath(s: Rivals, serial: int) -> None:
    """Carry out what waits for the damage, then announce that the attack is over, even if the attacker is gone (RR-9)."""
    now = fight_of(s, serial)
    waiting: list[Step] = [(run_with, effect, f) for effect, f in now.after]
    s.do(*waiting, (happening, about(s, "fought", now.attacker[0], now.dealt, detail=now.target)))


def finish(s: Rivals, serial: int) -> None:
    """Put used cards on their owners' discard piles (RR-9)."""
    now = fight_of(s, serial)
    if now.frame:
        s.do((free, now.frame))
    used = [p for p in (now.card, now.second, now.reaction) if p != NOTHING and s.pieces[p].zone == "attack"]
    if used:
        happen(s, *[about(s, "discard", p) for p in used])


ATTACK: Procedure[Attack] = Procedure(
    "rivals.attack",
    "Attack",
    Attack,
    (
        row("1", "Attack declaration", name_target, "RR-9 R-099", asks=True),
        row("2", "Intel", intel, "RR-7 R-238", asks=True),
        row("2a", "Abilities before the defender chooses", abilities, "R-150 R-151 R-152", seldom=True),
        row("3", "Attack type", say_sort, "RR-9 R-237 R-240", asks=True),
        row("4", "Attack card", play_card, "RR-9 R-231 R-238", again=True, asks=True),
        row("5", "Block", block, "RR-9"),
        row("6", "Reaction card", react, "RR-9", asks=True),
        row("6a", "Cards taken back", take_back, "R-233 R-234 R-235", asks=True, seldom=True),
        row("6b", "Type said late", say_sort_late, "RR-9", asks=True, seldom=True),
        row("7", "Attack card shown", reveal_card, "RR-9 R-232"),
        row("8", "Reaction card shown", reveal_reaction, "RR-9 R-275"),
        row("9", "Abilities", abilities, "R-105", seldom=True),
        row("10", "Damage", strike, "RR-9 R-106"),
        row("11", "What follows", aftermath, "RR-9 R-035"),
    ),
    ends=finish,
)
