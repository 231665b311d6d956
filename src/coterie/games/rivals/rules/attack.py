"""9. The attack: declaration, Intel, type, cards, block, reaction, reveal, abilities, damage, and what follows."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.facts import definition, is_character, party, speaks
from coterie.games.rivals.numbers import BP, RANGED, SECRECY, SORTS, stat
from coterie.games.rivals.rules.damage import dealt, packet
from coterie.games.rivals.rules.targets import can_attack, intel_against
from coterie.games.rivals.rules.windows import moment
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, about_seat, free, happen, happening
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import ALL, Ref, found, move, pile, ref, show
from coterie.kernel.procedures import Procedure, row, stop
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.steps import Step, step
from coterie.words.effects import resolve, run
from coterie.words.frames import Frame

NOBODY: Ref = (-1, 0)
NOTHING = -1


class Attack(Row):
    """What an attack remembers.

    Attributes:
        attacker: who attacks.
        target: who is attacked now: the defender.
        foe: the seat that is attacked, the City's owner for a City card.
        first: who was attacked at the beginning.
        sort: “physical”, “social”, “mental” or “ranged”, "" before it is said.
        card: the Attack card, NOTHING for none.
        blocker: who blocks.
        reaction: the Reaction card, NOTHING for none.
        reacting: who has played it.
        tags: what the damage is: “aggravated”, “superficial” and others of `TAGS`.
        silenced: whose card has lost its text: “attack”, “reaction”.
        frame: the row that learns how much damage the target has taken.
        dealt: how much that was, once it is known.
        beaten: who was defeated.
        after: effects that wait for the damage, each with its frame.
        unblockable: nobody may block it.
        scouted: the Intel that members of the party have been exhausted for.
    """

    attacker: Ref
    target: Ref = NOBODY
    foe: int = -1
    first: Ref = NOBODY
    sort: str = ""
    card: int = NOTHING
    blocker: Ref = NOBODY
    reaction: int = NOTHING
    reacting: Ref = NOBODY
    tags: tuple[str, ...] = ()
    silenced: tuple[str, ...] = ()
    frame: int = 0
    dealt: int = 0
    beaten: tuple[Ref, ...] = ()
    after: tuple[tuple[Any, Frame], ...] = ()
    unblockable: bool = False
    scouted: int = 0


@step("rivals.attack")
def attack(s: Rivals, seat: int, attacker: int) -> None:
    """Begin an attack."""
    ATTACK.begin(s, Attack(ref(s, attacker)))


def seat_of(s: Rivals, serial: int) -> int:
    """Return the seat that attacks."""
    return speaks(s, ATTACK.of(s, serial).attacker[0])


def over(s: Rivals, serial: int) -> bool:
    """Return whether the attack comes to nothing: the attacker or the target is gone. Then no further row follows."""
    now = ATTACK.of(s, serial)
    gone = found(s, now.attacker) is None or (now.target != NOBODY and found(s, now.target) is None)
    if gone:
        stop(s, serial)
    return gone


# ── 1, 2: declaration and Intel ─────────────────────────────────────────────────────────────────────────────────────


def name_target(s: Rivals, serial: int) -> None:
    """Name the target, among those that can be reached with the Intel that the party can have (RR-9)."""
    attacker = ATTACK.of(s, serial).attacker[0]
    seat = speaks(s, attacker)
    options: list[RawOption] = [("piece", (p,), ((declare, serial, ref(s, p)),)) for p in can_attack(s, seat, attacker)]
    if options:
        s.ask(seat, ("target?", attacker), options)
    else:
        s.do((stop, serial))


@step("rivals.declare")
def declare(s: Rivals, serial: int, target: Ref) -> None:
    """The attacker exhausts; it and the target hear of the attack (RR-9)."""
    now = ATTACK.of(s, serial)
    attacker, foe = now.attacker[0], speaks(s, target[0])
    ATTACK.remember(s, serial, target=target, first=target, foe=foe)
    s.tell("attacks", s.pieces[attacker].face, s.pieces[target[0]].face)
    s.do(
        (happening, about(s, "bow", attacker)),
        (happening, about(s, "attack", attacker, detail=target), about(s, "attacked", target[0], source=attacker)),
    )


def intel(s: Rivals, serial: int) -> None:
    """Exhaust members of the party until their Intel reaches the target's Secrecy (RR-7)."""
    if over(s, serial):
        return
    now = ATTACK.of(s, serial)
    if intel_of(s, now) >= secrecy_of(s, now.target[0]):
        return
    helpers = scouts(s, now.attacker[0])
    if not helpers:
        s.tell("no Intel")
        stop(s, serial)
        return
    options: list[RawOption] = [("piece", (p,), ((scout, serial, p),)) for p in helpers]
    s.ask(seat_of(s, serial), ("scout?", now.attacker[0]), options)


@step("rivals.scout")
def scout(s: Rivals, serial: int, piece: int) -> None:
    """Exhaust a member of the party for 1 Intel, and see whether that is enough."""
    ATTACK.remember(s, serial, scouted=ATTACK.of(s, serial).scouted + 1)
    happen(s, about(s, "bow", piece))
    ATTACK.go(s, serial, "2")


def scouts(s: Rivals, attacker: int) -> list[int]:
    """Return the members of a party that can be exhausted for Intel (RR-7)."""
    return [p for p in party(s, attacker) if p != attacker and s.pieces[p].ready]


def intel_of(s: Rivals, now: Attack) -> int:
    """Return the Intel of an attacker, with what its party has been exhausted for."""
    return intel_against(s, now.attacker[0], now.target[0]) + now.scouted


def secrecy_of(s: Rivals, target: int) -> int:
    """Return the Secrecy of a target; City cards have none (RR-7)."""
    return stat(s, target, SECRECY) if is_character(s, target) else 0


def abilities(s: Rivals, serial: int) -> None:
    """Everybody may use abilities (R-150, R-151, R-152)."""
    if not over(s, serial):
        moment(s, "attack")


# ── 3, 4: type and card ─────────────────────────────────────────────────────────────────────────────────────────────


def say_sort(s: Rivals, serial: int) -> None:
    """Say of which type the attack is (RR-9)."""
    if over(s, serial):
        return
    options: list[RawOption] = [("sort", (sort,), ((of_sort, serial, sort),)) for sort in SORTS]
    s.ask(seat_of(s, serial), ("sort?",), options)


@step("rivals.of_sort")
def of_sort(s: Rivals, serial: int, sort: str) -> None:
    """Remember the type of an attack."""
    s.tell("is of sort", sort)
    ATTACK.remember(s, serial, sort=sort)


def play_card(s: Rivals, serial: int) -> None:
    """Play an Attack card face down, or none (RR-9)."""
    now = ATTACK.of(s, serial)
    seat = seat_of(s, serial)
    cards = [p for p in pile(s, "hand", seat) if can_play(s, p, now.attacker[0], now.sort, "attack")]
    options: list[RawOption] = [("attack card", (p,), ((lay, serial, seat, p, "card"),)) for p in cards]
    if pile(s, "hand", seat):
        s.ask(seat, ("attack card?", now.attacker[0]), [*options, ("no card", (), ())], forced=False)


def can_play(s: Rivals, piece: int, who: int, sort: str, use: str) -> bool:
    """Return whether a character can play a card of a hand in an attack: its type, BP and clan allow it (RR-9).

    Args:
        s: the state.
        piece: the card.
        who: the character.
        sort: the type of the attack.
        use: “attack” or “reaction”.
    """
    card = definition(s, piece)
    sorts = card.attack if use == "attack" else card.reaction
    if sort not in sorts or "special" in card.types or (card.bp or 0) > stat(s, who, BP):
        return False
    if card.clan and s.game.value(s, "clan", who) != card.clan:
        return False
    return not (sort == RANGED and forbidding(s, "play Ranged")) and not forbidding(s, "play", ("seat", speaks(s, who)))


@step("rivals.lay_card")
def lay(s: Rivals, serial: int, seat: int, piece: int, field: str) -> None:
    """Lay a card of the hand face down for the attack."""
    move(s, piece, "attack", seat)
    ATTACK.remember(s, serial, **{field: piece})


# ── 5, 6: block and reaction ────────────────────────────────────────────────────────────────────────────────────────


def block(s: Rivals, serial: int) -> None:
    """Somebody ready in the party of the target may step in, a Guard alone where the attack is Ranged (RR-9)."""
    if over(s, serial):
        return
    now = ATTACK.of(s, serial)
    if now.foe >= s.seats:
        return
    options: list[RawOption] = [("block with", (p,), ((step_in, serial, p),)) for p in blockers(s, now)]
    if options:
        s.ask(now.foe, ("block?", now.target[0]), [*options, ("no block", (), ())], forced=False)


def blockers(s: Rivals, now: Attack) -> list[int]:
    """Return who can block an attack."""
    if now.unblockable or forbidding(s, "be blocked", now.attacker[0]):
        return []
    return [
        p
        for p in party(s, now.target[0])
        if p != now.target[0]
        and s.pieces[p].ready
        and (now.sort != RANGED or definition(s, p).guard)
        and not forbidding(s, "block", p)
    ]


@step("rivals.step_in")
def step_in(s: Rivals, serial: int, piece: int) -> None:
    """A blocker exhausts and takes the place of the target (RR-9)."""
    now = ATTACK.of(s, serial)
    s.tell("blocks", s.pieces[piece].face)
    ATTACK.remember(s, serial, target=ref(s, piece), blocker=ref(s, piece), foe=speaks(s, piece))
    exhausted = [about(s, "bow", piece)] if s.pieces[piece].ready else []
    happen(s, *exhausted, about(s, "block", piece, source=now.attacker[0]))


def react(s: Rivals, serial: int) -> None:
    """The defender may play a Reaction card face down (RR-9)."""
    if over(s, serial):
        return
    now = ATTACK.of(s, serial)
    if now.foe >= s.seats or not pile(s, "hand", now.foe):
        return
    who = now.target[0]
    cards = [p for p in pile(s, "hand", now.foe) if can_play(s, p, who, now.sort, "reaction")]
    options: list[RawOption] = [("reaction card", (p,), ((react_with, serial, now.foe, p, now.target),)) for p in cards]
    s.ask(now.foe, ("reaction card?", who), [*options, ("no card", (), ())], forced=False)


@step("rivals.react_with")
def react_with(s: Rivals, serial: int, seat: int, piece: int, who: Ref) -> None:
    """Lay a Reaction card face down, and remember who plays it."""
    lay(s, serial, seat, piece, "reaction")
    ATTACK.remember(s, serial, reacting=who)


# ── 7, 8: the cards are shown ───────────────────────────────────────────────────────────────────────────────────────


def reveal_card(s: Rivals, serial: int) -> None:
    """The Attack card is shown, and its text is carried out (RR-9)."""
    now = ATTACK.of(s, serial)
    if now.card != NOTHING:
        reveal(s, now.card)
        s.do((carry_out, serial, "attack"))


def reveal_reaction(s: Rivals, serial: int) -> None:
    """The Reaction card is shown, and its text is carried out (RR-9)."""
    now = ATTACK.of(s, serial)
    if now.reaction != NOTHING:
        reveal(s, now.reaction)
        s.do((carry_out, serial, "reaction"))


def reveal(s: Rivals, piece: int) -> None:
    """Show a card that was played face down."""
    if s.pieces[piece].known != ALL:
        show(s, piece)
        s.tell("shows", s.pieces[piece].face)


@step("rivals.carry_out")
def carry_out(s: Rivals, serial: int, use: str) -> None:
    """Do what the text of a revealed card says, unless it has lost it."""
    now = ATTACK.of(s, serial)
    piece = now.card if use == "attack" else now.reaction
    who = now.attacker if use == "attack" else now.reacting
    plays = definition(s, piece).plays
    if plays is None or use in now.silenced or found(s, who) is None:
        return
    bound = (("this", ref(s, piece)), ("actor", who))
    resolve(s, plays.effect(), source=piece, seat=speaks(s, who[0]), bound=bound)


# ── 10, 11: damage, and what follows ────────────────────────────────────────────────────────────────────────────────


def strike(s: Rivals, serial: int) -> None:
    """Attack and Reaction deal their damage at the same time (RR-9)."""
    if over(s, serial):
        return
    now = ATTACK.of(s, serial)
    events = []
    if not (now.sort == RANGED and now.card == NOTHING):
        frame = s.new(Frame(now.attacker[0], seat_of(s, serial)))
        ATTACK.remember(s, serial, frame=frame)
        amount = dealt(s, now.attacker[0], now.sort, printed_damage(s, now.card))
        tags = (*now.tags, *printed_tags(s, now.card))
        events.append(packet(s, now.target[0], amount, now.sort, tags, now.attacker[0]).but(frame=frame))
    if now.reaction != NOTHING and found(s, now.reacting) is not None and definition(s, now.reaction).strikes:
        card = definition(s, now.reaction)
        sort = card.strikes_as or now.sort
        amount = dealt(s, now.reacting[0], sort, card.damage or 0)
        events.append(packet(s, now.attacker[0], amount, sort, printed_tags(s, now.reaction), now.reacting[0]))
    events = [event for event in events if event.amount > 0]
    if events:
        happen(s, *events)
    s.do((learn, serial))


def printed_damage(s: Rivals, piece: int) -> int:
    """Return the damage that is printed on a card, 0 where there is no card."""
    return 0 if piece == NOTHING else definition(s, piece).damage or 0


def printed_tags(s: Rivals, piece: int) -> tuple[str, ...]:
    """Return the keywords of a card that say what its damage is."""
    return () if piece == NOTHING else tuple(definition(s, piece).tags)


@step("rivals.learn")
def learn(s: Rivals, serial: int) -> None:
    """Remember how much damage the target has taken."""
    now = ATTACK.of(s, serial)
    if now.frame:
        ATTACK.remember(s, serial, dealt=s.rows[now.frame].get("done") or 0)


def aftermath(s: Rivals, serial: int) -> None:
    """What waits for the damage, then what answers that the attack is over (RR-9)."""
    now = ATTACK.of(s, serial)
    steps: list[Step] = [(later, effect, f) for effect, f in now.after]
    if found(s, now.attacker) is not None:
        over_ = about(s, "fought", now.attacker[0], now.dealt, detail=now.target)
    else:
        over_ = about_seat("fought", s.active, now.dealt, detail=now.target)
    s.do(*steps, (happening, over_))


@step("rivals.later")
def later(s: Rivals, effect: Any, f: Frame) -> None:
    """Do an effect that has waited, in its own copy of the frame."""
    frame = s.new(f)
    s.do((run, effect, frame), (free, frame))


def finish(s: Rivals, serial: int) -> None:
    """Used cards go to their owners' discard piles (RR-9)."""
    now = ATTACK.of(s, serial)
    if now.frame:
        s.do((free, now.frame))
    used = [p for p in (now.card, now.reaction) if p != NOTHING and s.pieces[p].zone == "attack"]
    if used:
        happen(s, *[about(s, "discard", p) for p in used])


ATTACK: Procedure[Attack] = Procedure(
    "rivals.attack",
    "Attack",
    Attack,
    (
        row("1", "Attack declaration", name_target, "RR-9 R-099", asks=True),
        row("2", "Intel", intel, "RR-7", asks=True),
        row("2a", "Abilities before the defender chooses", abilities, "R-150 R-151 R-152"),
        row("3", "Attack type", say_sort, "RR-9", asks=True),
        row("4", "Attack card", play_card, "RR-9", asks=True),
        row("5", "Block", block, "RR-9", asks=True),
        row("6", "Reaction card", react, "RR-9", asks=True),
        row("7", "Attack card shown", reveal_card, "RR-9"),
        row("8", "Reaction card shown", reveal_reaction, "RR-9"),
        row("9", "Abilities", abilities, "R-105"),
        row("10", "Damage", strike, "RR-9 R-106"),
        row("11", "What follows", aftermath, "RR-9 R-035"),
    ),
    ends=finish,
)
