"""8.4 Damage is collected, prevented and mended; what cannot be mended leads to torpor or worse."""

from __future__ import annotations

from coterie.games.vtes.atoms.notes import wound
from coterie.games.vtes.facts import blood, definition, is_vampire, playing, speaks
from coterie.games.vtes.numbers import HURT_WORSE, MARBLE, SOFTENED, WORSE
from coterie.games.vtes.rules.action_state import NOBODY
from coterie.games.vtes.rules.windows import impulse
from coterie.games.vtes.state import Lost, Vtes
from coterie.kernel.events import Event, about, happen, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.modifiers import forbidding, total
from coterie.kernel.pieces import Ref, found
from coterie.kernel.procedures import Procedure, data_of, remember, row
from coterie.kernel.rows import Row
from coterie.kernel.scopes import current
from coterie.kernel.steps import step


class Packet(Row):
    """Damage from one source to one minion or retainer.

    Attributes:
        piece, life: its victim.
        amount: the damage that is left.
        aggravated: whether it is aggravated.
        source: the number of the card that inflicts it, -1 for none.
        tags: “strike” or “environmental”, and what inflicts it: “gun”.
        sure: whether it cannot be prevented.
        aim: the further damage if any of it gets through.
        by: the minion whose strike or effect it is, or NOBODY: a retainer's damage is its own.
    """

    piece: int
    life: int
    amount: int
    aggravated: bool = False
    source: int = -1
    tags: tuple[str, ...] = ()
    sure: bool = False
    aim: int = 0
    by: Ref = NOBODY


class Harm(Row):
    """Damage that is inflicted at the same time (VR-8.4).

    Attributes:
        packets: all of it.
        victims: those whose prevention is still to come, the acting side's first.
        victim: the one whose prevention is in progress.
    """

    packets: tuple[Packet, ...]
    victims: tuple[Ref, ...] = ()
    victim: Ref = NOBODY
    goto: str = ""


@step("vtes.deal")
def deal(s: Vtes, *packets: Packet) -> None:
    """Inflict damage, all of it simultaneously."""
    there = tuple([each for each in packets if s.pieces[each.piece].life == each.life])
    there = tuple([each for each in [_at_its_worst(s, _softened(s, each)) for each in there] if not immune(s, each)])
    there = tuple([each for each in there if each.amount])
    if there:
        victims = dict.fromkeys([(each.piece, each.life) for each in there])
        DAMAGE.begin(s, Harm(there, tuple(sorted(victims, key=lambda at: speaks(s, at[0]) != _first_side(s)))))


def _first_side(s: Vtes) -> int:
    """Return the Methuselah that prevents first: in combat the one whose minion acts first, otherwise the active one."""
    serial = current(s, "combat")
    return speaks(s, s.rows[serial].data.one[0]) if serial else s.active


def _softened(s: Vtes, packet: Packet) -> Packet:
    """Return damage in combat, less what a text takes off each strike or effect of the opposing minion (card text)."""
    less = total(s, SOFTENED, packet.piece, 0)
    fight = data_of(s, "combat") if less else None
    if fight is None or {packet.by, (packet.piece, packet.life)} != {fight.one, fight.two}:
        return packet
    return packet.but(amount=max(0, packet.amount - less))


def _at_its_worst(s: Vtes, packet: Packet) -> Packet:
    """Return damage as it is inflicted: aggravated if all damage from its source or to its victim is (card text)."""
    by, to = total(s, WORSE, packet.source, 0) if packet.source >= 0 else 0, total(s, HURT_WORSE, packet.piece, 0)
    worse = by or to or (packet.source >= 0 and forbidding(s, "be hurt lightly", packet.piece, packet.source))
    worse = worse or packet.aggravated
    return packet.but(aggravated=bool(worse) and not forbidding(s, "be hurt worse", packet.piece))


def immune(s: Vtes, packet: Packet) -> bool:
    """Return whether a minion takes no damage from a source; then none is inflicted, even if it is unpreventable (C-111)."""
    if not packet.aggravated and forbidding(s, "be hurt normally", packet.piece):
        return True
    return bool(forbidding(s, "be hurt", packet.piece, packet.source if packet.source >= 0 else None))


def prevent(s: Vtes, serial: int) -> None:
    """Let each victim's controller in turn prevent some of its damage, then others by card texts (VR-8.4)."""
    now = DAMAGE.of(s, serial)
    if now.victims:
        DAMAGE.remember(s, serial, victim=now.victims[0], victims=now.victims[1:])
        if due(s, now.victims[0][0], DAMAGE.of(s, serial)) or _may_shrug_off(s, now.victims[0][0]):
            first = speaks(s, now.victims[0][0])
            impulse(s, serial, "damage", (first, *[seat for seat in playing(s, first) if seat != first]))
        else:
            s.do((next_victim,))


@step("vtes.next_victim")
def next_victim(s: Vtes) -> None:
    """Go on to the next victim, as no damage to this one can be prevented."""


def due(s: Vtes, minion: int, now: Harm | None = None, *, tag: str = "", by: tuple[str, ...] = ()) -> int:
    """Return the damage in progress to a minion that can be prevented: all of it, or that with a tag; by a card that requires
    some disciplines."""
    now = now or _current(s)
    if now is None:
        return 0
    mine = [each for each in now.packets if each.piece == minion and _preventable(each, by)]
    return sum([each.amount for each in mine if not tag or tag in each.tags])


def _may_shrug_off(s: Vtes, minion: int) -> bool:
    """Return whether a minion has a text that makes it immune also to damage that cannot be prevented."""
    texts = [getattr(word, "does", None) for word in s.pieces[minion].text]
    return any(getattr(does, "EVEN_SURE", False) for does in texts) and bool(light_sources(s, minion))


def light_sources(s: Vtes, minion: int) -> list[tuple[int, bool]]:
    """Return the cards from which damage to a minion is in progress that is not aggravated, each with whether it is a strike:
    that of a minion is one thing, and what the cards do that it has played is another."""
    now = _current(s)
    light = (
        [each for each in now.packets if each.piece == minion and not each.aggravated and each.amount] if now else []
    )
    return list(dict.fromkeys([(each.source, "strike" in each.tags) for each in light if each.source >= 0]))


def shrug_off(s: Vtes, minion: int, source: int, strike: bool) -> None:
    """Take away the damage in progress to a minion that is not aggravated and comes from a card, by its strike or else: the
    minion is immune to it (C-111)."""
    now = _current(s)
    if now is not None:
        mine = [
            each.piece == minion and each.source == source and ("strike" in each.tags) is strike and not each.aggravated
            for each in now.packets
        ]
        left = [each.but(amount=0) if hit else each for each, hit in zip(now.packets, mine, strict=True)]
        remember(s, "damage", packets=tuple(left))


def ease(s: Vtes, minion: int) -> None:
    """Make the aggravated damage in progress to a minion normal."""
    now = _current(s)
    if now is not None:
        eased = [each.but(aggravated=False) if each.piece == minion else each for each in now.packets]
        remember(s, "damage", packets=tuple(eased))


def _current(s: Vtes) -> Harm | None:
    serial = current(s, "damage")
    return DAMAGE.of(s, serial) if serial else None


def victim_of(s: Vtes) -> int:
    """Return the minion whose damage can be prevented now, or -1."""
    now = _current(s)
    return now.victim[0] if now is not None else -1


def coming(s: Vtes) -> tuple[int, int, int] | None:
    """Return the minion whose damage can be prevented now, how much is left, and how much of that is aggravated."""
    serial = current(s, "damage")
    if not serial or s.rows[serial].at != DAMAGE.index("8.4.2") or victim_of(s) < 0:
        return None
    mine = [each for each in DAMAGE.of(s, serial).packets if each.piece == victim_of(s)]
    return victim_of(s), sum([each.amount for each in mine]), sum([each.amount for each in mine if each.aggravated])


def _preventable(packet: Packet, by: tuple[str, ...]) -> bool:
    return not packet.sure and not any(f"not {code}" in packet.tags for code in by)


def lessen(s: Vtes, minion: int, amount: int, *, aggravated: bool, tag: str, by: tuple[str, ...]) -> None:
    """Prevent damage to a minion, aggravated damage first where that is possible.

    Args:
        s: the state.
        minion: the victim.
        amount: the most damage to prevent.
        aggravated: whether this can prevent aggravated damage.
        tag: only damage with this tag, "" for any.
        by: the disciplines that the preventing card requires.
    """
    now = _current(s)
    if now is None:
        return
    left, packets = amount, list(now.packets)
    for worse in [True, False] if aggravated else [False]:
        for at, each in enumerate(packets):
            mine = each.piece == minion and each.aggravated == worse and _preventable(each, by)
            fits = mine and (not tag or tag in each.tags)
            if fits:
                less = min(left, each.amount)
                packets[at], left = each.but(amount=each.amount - less), left - less
    remember(s, "damage", packets=tuple(packets))


def apply(s: Vtes, serial: int) -> None:
    """Apply all damage, normal damage first for each victim (VR-8.4)."""
    now = DAMAGE.of(s, serial)
    hit = [each for each in now.packets if each.aim and each.amount and s.pieces[each.piece].life == each.life]
    if hit:
        now = now.but(
            packets=tuple([each.but(amount=each.amount + each.aim) if each in hit else each for each in now.packets])
        )
        for each in hit:
            count_use(s, ("hit by an aim", each.piece, each.life), ("round",))
    events: list[Event] = []
    for minion, life in dict.fromkeys([(each.piece, each.life) for each in now.packets]):
        if s.pieces[minion].life != life:
            continue
        mine = [each for each in now.packets if each.piece == minion]
        normal = sum([each.amount for each in mine if not each.aggravated])
        worse = sum([each.amount for each in mine if each.aggravated])
        normal, worse = _through_stone(s, minion, mine, normal, worse)
        if normal + worse:
            both = (worse,) if normal and worse else ()
            word = "takes both" if both else "takes aggravated" if worse else "takes"
            s.tell(word, definition(s, minion).face, normal + worse, *both)
            _note_dealt(s, (minion, life), mine, normal + worse)
            events += mended(s, minion, life, normal, worse)
    if events:
        happen(s, *events)
    if HEARD in s.ears:
        there = dict.fromkeys([each.piece for each in now.packets if _is_foes(s, each)])
        s.do(*[(happening, about(s, ASSAILED, piece)) for piece in there])


ASSAILED = "assailed"  # that the opposing minion has inflicted damage on a minion, prevented or not
HEARD = ("forced reaction", ASSAILED)


def _is_foes(s: Vtes, packet: Packet) -> bool:
    """Return whether damage is what a combatant inflicts on the other, and that is still there."""
    fight, at = data_of(s, "combat"), (packet.piece, packet.life)
    return fight is not None and {packet.by, at} == {fight.one, fight.two} and found(s, at) is not None


def _through_stone(s: Vtes, minion: int, mine: list[Packet], normal: int, worse: int) -> tuple[int, int]:
    """Return the damage that is left where a card prevents all but the first of a round; unpreventable damage gets through."""
    level = total(s, MARBLE, minion, 0)
    if level < 1 or not current(s, "combat"):
        return normal, worse
    sure = [sum([each.amount for each in mine if each.sure and each.aggravated == bad]) for bad in (False, True)]
    room = 0 if used(s, ("stone", minion), ("round",)) else 1
    most = max(sure[0], min(normal, room))
    if level > 1:
        worse = max(sure[1], min(worse, max(0, room - most)))
    elif worse:
        most = sure[0]
    if most + worse:
        count_use(s, ("stone", minion), ("round",))
    return min(normal, most), worse


def mended(s: Vtes, minion: int, life: int, normal: int, worse: int) -> list[Event]:
    """Return what damage does to a minion, and remember the wounds that it cannot mend.

    A vampire burns 1 blood for each point of normal damage. The first aggravated point wounds it without burning blood;
    each further one, and each on a wounded vampire, must be paid with 1 blood, or the vampire is burned (VR-8.4).
    """
    if not is_vampire(s, minion):
        return [about(s, "blood", minion, -normal - worse, detail=("damage",))]
    there = blood(s, minion)
    lost = min(there, normal)
    wounded = normal > there or s.pieces[minion].zone == "torpor"
    left, burned = there - lost, False
    if worse:
        needed = worse if wounded else worse - 1
        wounded, burned = True, needed > left
        lost += min(left, needed)
    if wounded and (burned or s.pieces[minion].zone != "torpor"):
        wound(s, Lost(minion, life, burned))
    _note_lost(s, minion, lost)
    return [about(s, "blood", minion, -lost, detail=("damage",))] if lost else [about(s, "resolved", minion)]


def _note_dealt(s: Vtes, victim: Ref, packets: list[Packet], most: int) -> None:
    """Remember in the combat how much damage a minion has inflicted on the opposing one in this round, mended or not; what
    their retainers do is not theirs (VR-8.4)."""
    fight = data_of(s, "combat")
    if fight is not None and victim in (fight.one, fight.two):
        side = 0 if victim == fight.two else 1
        by = (fight.one, fight.two)[side]
        dealt = list(fight.dealt)
        dealt[side] += min(most, sum([each.amount for each in packets if each.by == by]))
        remember(s, "combat", dealt=tuple(dealt))
        if any(each.by == by and each.amount and "strike" in each.tags for each in packets):
            blow = fight.blows[side]
            for what in (by, *([blow.source] if blow is not None else [])):
                count_use(s, ("struck home", *what), ("round",))


def _note_lost(s: Vtes, minion: int, lost: int) -> None:
    """Remember in the combat how much blood was lost to damage in this round (C-105)."""
    serial = current(s, "combat")
    if serial and lost:
        now = s.rows[serial].data
        side = 0 if now.one[0] == minion else 1 if now.two[0] == minion else -1
        if side >= 0:
            both = list(now.lost)
            both[side] += lost
            remember(s, "combat", lost=tuple(both))


DAMAGE: Procedure[Harm] = Procedure(
    "vtes.damage",
    "Damage",
    Harm,
    (
        row("8.4.2", "Prevention", prevent, "VR-8.4", again=True),
        row("8.4.4", "Damage applied", apply, "VR-8.4"),
    ),
)
