"""8.2 Combat: the steps of a round, in each of which the acting minion comes first."""

from __future__ import annotations

from coterie.games.vtes.atoms.notes import break_withdrawal
from coterie.games.vtes.facts import blood, definition, is_alert, on, speaks
from coterie.games.vtes.numbers import FIRST_STRIKE, HAND_SIZE
from coterie.games.vtes.rules.action_state import NOBODY
from coterie.games.vtes.rules.damage import Packet, deal
from coterie.games.vtes.rules.hands import adjust, show_hands
from coterie.games.vtes.rules.strikes import (
    CLOSE,
    HAND,
    LONG,
    UNANSWERED,
    Blow,
    Combat,
    can_aim,
    combat_of,
    dodged,
    fighters,
    has_weapon,
    in_hand,
    is_blunt,
    note,
    opposed,
    packet,
    pay_for_strike,
    recoil_of,
    side_of,
    steal,
    strike_tax,
    with_side,
    works,
)
from coterie.games.vtes.rules.windows import closed, could, directed, impulse
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, happen, happening
from coterie.kernel.modifiers import forbidding, total
from coterie.kernel.pieces import Ref, found, ref
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import NONE, Delayed, current, fall_due
from coterie.kernel.steps import Step, step
from coterie.words.effects import run_with
from coterie.words.frames import Frame

END = "8.2.7"


@step("vtes.fight")
def fight(s: Vtes, one: Ref, two: Ref, follows: bool = False) -> None:
    """Two ready minions of different Methuselahs enter combat, after the one in progress and all that lasts until its end."""
    if before := current(s, "combat"):
        s.new(Delayed(before, ((s.game.settle,), (begin_fight, one, two, follows))))
    else:
        begin_fight(s, one, two, follows)


@step("vtes.begin_fight")
def begin_fight(s: Vtes, one: Ref, two: Ref, follows: bool) -> None:
    """Begin a combat; the first minion acts first (VR-8.1)."""
    now = Combat(one, two, seats=(speaks(s, one[0]), speaks(s, two[0])), follows=follows)
    if opposed(s, now):
        s.tell("fight", definition(s, one[0]).face, definition(s, two[0]).face)
        for at in (one, two):
            break_withdrawal(s, speaks(s, at[0]))
        COMBAT.begin(s, now)
        s.do((s.game.settle,))  # what has ended with it may have changed the size of a hand (V-050)


def order_of(s: Vtes, now: Combat) -> tuple[int, ...]:
    """Return the order of the impulse in a combat (V-078)."""
    return directed(s, speaks(s, now.one[0]), (speaks(s, now.two[0]),))


def _step(s: Vtes, serial: int, window: str) -> None:
    impulse(s, serial, window, order_of(s, combat_of(s, serial)), (check, serial))


@step("vtes.check_combat")
def check(s: Vtes, serial: int) -> None:
    """End the combat if nobody is opposed any longer or an effect says so; the end of the round still comes (VR-8.1)."""
    now = combat_of(s, serial)
    if now.goto:
        note(s, serial, goto="")
        COMBAT.go(s, serial, now.goto)
    elif not opposed(s, now):
        COMBAT.go(s, serial, END)


def end_combat(s: Vtes) -> None:
    """End the current combat; what can be used at the end of a round still can (VR-8.2)."""
    serial = current(s, "combat")
    if serial:
        note(s, serial, goto=END, pressed=False)


def before_range(s: Vtes, serial: int) -> None:
    """Offer what can be used before range is determined (VR-8.2)."""
    now = combat_of(s, serial)
    if now.round == 1:
        s.do((happening, *[about(s, "meets", at[0]) for at in fighters(now)]), (show_hands,))
        if ("number", HAND_SIZE) in s.ears:
            s.do((adjust, order_of(s, now)))
    _step(s, serial, "before range")


# ── range ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def determine_range(s: Vtes, serial: int) -> None:
    """Begin a round at close range, which maneuvers change in turn until one is not answered (VR-8.2)."""
    now = combat_of(s, serial)
    if now.fixed:
        note(s, serial, range=now.fixed)
        return
    note(s, serial, range=CLOSE, decides="range", turn=0, last=UNANSWERED)
    s.do((maneuver, serial, 0), (check, serial))


@step("vtes.maneuver")
def maneuver(s: Vtes, serial: int, side: int) -> None:
    """Ask one side for a maneuver; it cannot use two in a row, and if it declines the range stands."""
    if not opposed(s, combat_of(s, serial)):
        return
    note(s, serial, turn=side)
    s.do((ask_side, serial, side, "range", (maneuvered, serial, side), (range_stands, serial, side)))


@step("vtes.ask_side")
def ask_side(s: Vtes, serial: int, side: int, window: str, acted: Step, passed: Step) -> None:
    """Ask the controller of a combatant what that minion does."""
    if closed(s, serial):
        return
    seat = speaks(s, fighters(combat_of(s, serial))[side][0])
    options = s.game.offers(s, window, seat, acted) if window == "press" or is_alert(s, seat) else []
    minion = fighters(combat_of(s, serial))[side][0]
    own = [option for option in options if option[0].startswith("use") and option[1][0] == minion]
    if window == "press" and own and forbidding(s, "decline to press", minion):
        s.ask(seat, ("impulse", window, s.game.told_of(s)), own)
    elif options or could(s, seat, window):
        prompt = ("impulse", window, s.game.told_of(s))
        s.ask(seat, prompt, [*options, ("pass", (), (passed,))], forced=False, window=True)
    else:
        s.do(passed)


@step("vtes.maneuvered")
def maneuvered(s: Vtes, serial: int, side: int) -> None:
    """Let the other side answer a maneuver; anything else leaves the decision where it is."""
    if closed(s, serial):
        return
    s.do((maneuver, serial, 1 - side if combat_of(s, serial).last == side else side))


@step("vtes.range_stands")
def range_stands(s: Vtes, serial: int, side: int) -> None:
    """Let a side decline to maneuver. The other still decides if nobody has maneuvered yet."""
    if combat_of(s, serial).last == UNANSWERED and side == 0:
        s.do((maneuver, serial, 1))


@step("vtes.flip_range")
def flip_range(s: Vtes, side: int) -> None:
    """Change the range by a maneuver."""
    serial = current(s, "combat")
    if serial:
        now = combat_of(s, serial)
        range_ = LONG if now.range == CLOSE else CLOSE
        s.tell("maneuvers", definition(s, fighters(now)[side][0]).face, range_)
        note(s, serial, range=range_, last=side)


def before_strikes(s: Vtes, serial: int) -> None:
    """Offer what can be used once the range is known, before strikes are chosen (VR-8.2)."""
    note(s, serial, decides="")
    _step(s, serial, "before strikes")


# ── strikes ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def choose_strikes(s: Vtes, serial: int) -> None:
    """Let the acting minion choose its strike, then the opposing one (VR-8.2)."""
    sides = [
        step
        for side in (0, 1)
        for step in ((choose, serial, side), (aim, serial, side), (pay_for_strike, serial, side))
    ]
    s.do(*sides, (check, serial))


@step("vtes.choose_strike")
def choose(s: Vtes, serial: int, side: int) -> None:
    """Choose a strike, again if its card was cancelled (VR-4.4).

    A strike that a maneuver has committed stays, unless only hand strikes can be used: then it is not used (card text).
    """
    now = combat_of(s, serial)
    blow = now.blows[side]
    usable = blow is not None and (not now.only_hands or blow.name == "hand strike")
    if closed(s, serial) or not opposed(s, now) or usable:
        return
    if now.again and now.spare[side] < 1:
        return
    seat = speaks(s, fighters(now)[side][0])
    if forbidding(s, "strike", fighters(now)[side][0]):
        return
    note(s, serial, turn=side, blows=with_side(now.blows, side, None))
    s.do((ask_strike, serial, side, seat))


@step("vtes.ask_strike")
def ask_strike(s: Vtes, serial: int, side: int, seat: int) -> None:
    """Offer a minion its strikes; a hand strike is always among them."""
    options: list[RawOption] = s.game.offers(s, "strike", seat, (choose, serial, side))
    hand: RawOption = ("hand strike", (), ((struck, serial, side),))
    minion = fighters(combat_of(s, serial))[side][0]
    tax = strike_tax(s, minion)
    hands: list[RawOption] = [("no strike", (), ())] if tax else []
    hands += [hand] if blood(s, minion) >= tax else []
    if options or tax or could(s, seat, "strike"):
        s.ask(seat, ("strike?", minion), [*options, *hands], forced=False)
    else:
        s.do((struck, serial, side))


@step("vtes.struck")
def struck(s: Vtes, serial: int, side: int) -> None:
    """Let a minion strike with its hands."""
    hand = _always(s, fighters(combat_of(s, serial))[side][0], HAND)
    note(s, serial, blows=with_side(combat_of(s, serial).blows, side, hand))


def _always(s: Vtes, minion: int, blow: Blow) -> Blow:
    """Return a strike with what always applies to its minion's: first strike, or that it cannot be dodged (card text)."""
    if forbidding(s, "be dodged", minion):
        blow = blow.but(sure=True)
    return blow.but(first=True) if total(s, FIRST_STRIKE, minion, 0) else blow


@step("vtes.aim")
def aim(s: Vtes, serial: int, side: int) -> None:
    """Ask at long range whether a ranged strike is aimed at a retainer of the opposing minion (VR-8.2, VR-10.3)."""
    now = combat_of(s, serial)
    if closed(s, serial) or not opposed(s, now) or not can_aim(now.blows[side], now.range):
        return
    striker, victim = fighters(now)[side], fighters(now)[1 - side]
    targets = [victim[0], *on(s, victim[0], "retainer")]
    options: list[RawOption] = [("aim at", (p,), ((aimed, serial, side, ref(s, p)),)) for p in targets]
    s.ask(speaks(s, striker[0]), ("aim?", striker[0]), options)


@step("vtes.aimed")
def aimed(s: Vtes, serial: int, side: int, at: Ref) -> None:
    """Aim a strike."""
    now = combat_of(s, serial)
    blow = now.blows[side]
    if blow is not None and at != fighters(now)[1 - side]:
        s.tell("aims", definition(s, fighters(now)[side][0]).face, definition(s, at[0]).face)
        note(s, serial, blows=with_side(now.blows, side, blow.but(at=at)))


def choose_blow(s: Vtes, minion: int, blow: Blow) -> None:
    """Choose a card's or a weapon's strike for a minion in the current combat."""
    serial = current(s, "combat")
    if serial:
        now = combat_of(s, serial)
        side = side_of(s, now, minion)
        blow = _always(s, minion, in_hand(s, blow))
        if blow.name != "strike" or blow.source == NOBODY:
            s.tell("strikes", definition(s, minion).face, blow.name)
        elif blow.armed:
            s.tell("strikes with", definition(s, minion).face, s.pieces[blow.source[0]].face)
        note(s, serial, blows=with_side(now.blows, side, blow))


def modify_strikes(s: Vtes, serial: int) -> None:
    """Offer what can be used before strikes resolve (VR-8.2)."""
    _step(s, serial, "strikes chosen")


def resolve_strikes(s: Vtes, serial: int) -> None:
    """Resolve “combat ends” first, then first strikes and their damage, then the others simultaneously, with the damage of
    retainers and the like, which comes even if nobody strikes then (VR-8.3)."""
    now = combat_of(s, serial)
    ends = [side for side in (0, 1) if (blow := now.blows[side]) is not None and blow.name == "combat ends"]
    if ends:
        s.do(*[(rider, serial, side) for side in ends], (stop_combat, serial))
        return
    first = tuple([side for side in (0, 1) if (blow := now.blows[side]) is not None and blow.first])
    later = tuple([side for side in (0, 1) if side not in first])
    s.do(*([(hit, serial, first, True)] if first else []), (hit, serial, later, False), (check, serial))


@step("vtes.stop_combat")
def stop_combat(s: Vtes, serial: int) -> None:
    """End the combat before any other strike."""
    s.tell("combat ends")
    note(s, serial, pressed=False)
    COMBAT.go(s, serial, END)


@step("vtes.hit")
def hit(s: Vtes, serial: int, sides: tuple[int, ...], first: bool) -> None:
    """Resolve the strikes of some sides simultaneously: what they steal, what else they do, then their damage, the amount of
    which is fixed before any of that (VR-8.3).

    A strike is lost if its minion is no longer ready, or if a first strike has taken its weapon away.
    """
    now = combat_of(s, serial)
    if closed(s, serial) or not opposed(s, now):
        return
    sides = tuple([side for side in sides if has_weapon(s, now, side)])
    there = [(side, blow) for side in sides if (blow := now.blows[side]) is not None]
    late: list[Step] = [(rider, serial, side, True) for side, blow in there if blow.after]
    late += [(use_up, blow.source) for _, blow in there if blow.spent]
    blows = tuple([(side, each) for side in sides if (each := packet(s, now, side)) is not None])
    s.do((steal, serial, sides), *[(rider, serial, side) for side in sides], (hurt, serial, sides, blows, first), *late)


@step("vtes.hurt")
def hurt(s: Vtes, serial: int, sides: tuple[int, ...], blows: tuple[tuple[int, Packet], ...], first: bool) -> None:
    """Inflict the damage of strikes; what retainers and the like inflict, once a round, comes with the normal strikes of the
    first pair (VR-8.4, VR-10.3)."""
    now = combat_of(s, serial)
    found_ = [each for side, each in blows if not is_blunt(s, now, side)]
    found_ += [each for side in sides if (each := recoil_of(s, now, side)) is not None]
    around = [] if first or now.again else s.game.environmental(s, now, "strikes")
    if found_ or around:
        s.do((deal, *found_, *around))


@step("vtes.rider")
def rider(s: Vtes, serial: int, side: int, late: bool = False) -> None:
    """Do what the card of a strike says, before its damage or after it, unless the strike is dodged (VR-8.3)."""
    now = combat_of(s, serial)
    blow = now.blows[side]
    effect = None if blow is None else blow.after if late else blow.effect
    if blow is None or effect is None or not works(blow, now.range):
        return
    if blow.name not in ("dodge", "combat ends") and dodged(now, side):
        return
    striker, victim = fighters(now)[side], fighters(now)[1 - side]
    names = (("this", blow.source), ("actor", striker), ("that", victim))
    s.do((run_with, effect, Frame(blow.source[0], speaks(s, striker[0]), bound=names)))


@step("vtes.use_up")
def use_up(s: Vtes, weapon: Ref) -> None:
    """Burn a weapon that has been used, even if its strike was dodged; one whose strike was lost stays (VR-8.3)."""
    if found(s, weapon) is not None:
        happen(s, about(s, "burn", weapon[0]))


def additional_strikes(s: Vtes, serial: int) -> None:
    """Offer additional strikes after the first pair, to the acting minion first (VR-8.2)."""
    now = combat_of(s, serial)
    note(s, serial, blows=(None, None), last_blows=now.blows, aims=(0, 0))
    if now.again:
        note(s, serial, spare=tuple([max(0, n - 1) for n in now.spare]))
        s.do((more_strikes, serial))
    else:
        impulse(s, serial, "additional", order_of(s, now), (check, serial), (more_strikes, serial))


@step("vtes.more_strikes")
def more_strikes(s: Vtes, serial: int) -> None:
    """Begin another pair of strikes if a minion has any left."""
    now = combat_of(s, serial)
    if opposed(s, now) and any(now.spare) and s.rows[serial].then == NONE:
        set_ = [now.reserved[side] if now.spare[side] else None for side in (0, 1)]
        note(s, serial, again=True, blows=tuple(set_), reserved=(None, None))
        COMBAT.go(s, serial, "8.2.4a")


# ── press ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def press(s: Vtes, serial: int) -> None:
    """Offer a press to continue, one against it, and so on (VR-8.2); the damage that cards inflict in this step comes first."""
    cards = s.game.pressing_cards(s)
    if cards:
        happen(s, *[about(s, "lift", p, detail=("counter",)) for p in cards])
    note(s, serial, pressed=bool(cards), decides="press", last=UNANSWERED)
    around = s.game.environmental(s, combat_of(s, serial), "press")
    s.do(*([(deal, *around)] if around else []), (pressing, serial, 0), (check, serial))


@step("vtes.pressing")
def pressing(s: Vtes, serial: int, side: int) -> None:
    """Ask one side for a press; if it presses, the other may answer."""
    if not opposed(s, combat_of(s, serial)):
        return
    note(s, serial, turn=side)
    s.do((ask_side, serial, side, "press", (pressed, serial, side), (press_stands, serial, side)))


@step("vtes.pressed")
def pressed(s: Vtes, serial: int, side: int) -> None:
    """Let the other side answer a press."""
    if not closed(s, serial):
        s.do((pressing, serial, 1 - side if combat_of(s, serial).last == side else side))


@step("vtes.press_stands")
def press_stands(s: Vtes, serial: int, side: int) -> None:
    """Let a side decline to press. The other still decides if nobody has pressed yet."""
    if combat_of(s, serial).last == UNANSWERED and side == 0:
        s.do((pressing, serial, 1))


@step("vtes.turn_press")
def turn_press(s: Vtes, side: int) -> None:
    """Press to continue the combat, or against such a press."""
    serial = current(s, "combat")
    if serial:
        now = combat_of(s, serial)
        s.tell("presses", definition(s, fighters(now)[side][0]).face)
        note(s, serial, pressed=not now.pressed, last=side)
        detail = () if now.pressed else ("on",)
        happen(s, about(s, "presses", fighters(now)[side][0], detail=detail))


def end_of_round(s: Vtes, serial: int) -> None:
    """Offer what can be used at the end of a round, even one that has ended early (VR-8.2, C-105, C-107)."""
    note(s, serial, goto="", decides="")
    impulse(s, serial, "end of round", order_of(s, combat_of(s, serial)), (next_round, serial))


@step("vtes.next_round")
def next_round(s: Vtes, serial: int) -> None:
    """End effects for the round; after a press another round begins, with a range of its own."""
    fall_due(s, ("round",))
    now = combat_of(s, serial)
    if now.pressed and opposed(s, now):
        note(
            s, serial, round=now.round + 1, pressed=False, fixed=now.following, following="", blows=(None, None),
            spare=(0, 0), used=(), lost=(0, 0), dealt=(0, 0), only_hands=False, again=False, reserved=(None, None),
            last_blows=(None, None), aims=(0, 0),
        )  # fmt: skip
        COMBAT.go(s, serial, "8.2.1")


def over(s: Vtes, serial: int) -> None:
    """Let cards that end with the combat hear that it is over, also if another one is queued (VR-8.1, D-816)."""
    there = [at for at in fighters(combat_of(s, serial)) if found(s, at) is not None]
    s.do(*([(happening, *[about(s, "parts", at[0]) for at in there])] if there else []), (go_apart, serial))


@step("vtes.go_apart")
def go_apart(s: Vtes, serial: int) -> None:
    """Begin a further combat if one was queued, otherwise announce that this one is over (VR-8.1)."""
    now = combat_of(s, serial)
    if now.queued and opposed(s, now):
        s.do((fight, now.one, now.two, True))  # nothing is used between the two combats (C-103)
        return
    events = [about(s, "fights", at[0]) for at in fighters(now) if found(s, at) is not None]
    if events:
        s.do((happening, *events))


COMBAT: Procedure[Combat] = Procedure(
    "vtes.combat",
    "Combat",
    Combat,
    (
        row("8.2.1", "Before range", before_range, "VR-8.2"),
        row("8.2.2", "Range", determine_range, "VR-8.2"),
        row("8.2.3", "Before strikes", before_strikes, "VR-8.2"),
        row("8.2.4a", "Strikes chosen", choose_strikes, "VR-8.2 V-140"),
        row("8.2.4b", "Before strikes resolve", modify_strikes, "VR-8.2"),
        row("8.2.4c", "Strikes resolve", resolve_strikes, "VR-8.3"),
        row("8.2.4d", "Additional strikes", additional_strikes, "VR-8.2"),
        row("8.2.6", "Press", press, "VR-8.2"),
        row("8.2.7", "End of the round", end_of_round, "VR-8.2"),
        row("8.2.8", "End of combat", over, "VR-8.1"),
    ),
)
