"""4.2 Playing a card: shown, by whom, how, at what; perhaps cancelled; paid, replaced, done (V-038 to V-048).

An action card is paid for as its action resolves (VR-6.8). The cost of others is paid as they are played, also if they are
cancelled, unless the card that cancels them spares it.
"""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.atoms.departures import banish
from coterie.games.vtes.atoms.notes import note_event
from coterie.games.vtes.atoms.seats import owe
from coterie.games.vtes.facts import OF_GEHENNA, UNTIL, definition, is_alert
from coterie.games.vtes.rules.action import begin_action, tell_aim
from coterie.games.vtes.rules.action_state import NOBODY, THIS_ACTION, current_action
from coterie.games.vtes.rules.hands import DRY, STORED, replaced, replaced_or_taken
from coterie.games.vtes.rules.turn import gain_master, spend_discard, spend_master
from coterie.games.vtes.rules.windows import could, order_now, order_of_action
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.announcing import action_for, aimed
from coterie.games.vtes.words.chances import by_itself
from coterie.games.vtes.words.costs import Coin, Purchase, blood_cost, dearer, price, raised
from coterie.games.vtes.words.modes import Mode, Ransom
from coterie.games.vtes.words.paying_less import burn_saved, give_back, save
from coterie.games.vtes.words.playable import as_ally, frame_of_play, is_ally, seeming, spans_alone, ways, xs_of
from coterie.kernel.events import Event, about, about_seat, free, happen, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.loops import alternate
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, pile, ref
from coterie.kernel.procedures import Procedure, row, stop
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import Delayed, current, fall_due
from coterie.kernel.steps import Step, step
from coterie.words.cards.playing import PLAY, Play, aim, do_it, put_away, show
from coterie.words.effects import run
from coterie.words.frames import Frame, bind
from coterie.words.purse import Purse

LATER = ("unlock", "influence", "discard")  # moments of the one that plays


@step("vtes.play")
def play_from_hand(s: Vtes, seat: int, window: str, piece: int) -> None:
    """Play a card from the hand in a window."""
    now = s.pieces[piece]
    f = frame_of_play(s, piece, seat, -1, window)
    if now.zone == STORED:
        f = f.bind("takers", tuple(dict.fromkeys([way.minion for way in ways(s, piece, seat, window) if way.usable])))
    frame = s.new(f)
    s.game.procedures["play"].begin(s, Play((piece, now.life), seat, definition(s, piece).plays, frame, True))


def bring_out(s: Vtes, serial: int) -> None:
    """Reveal the card as it leaves the hand; it will be replaced (V-038, V-048), unless it was kept on another card."""
    play = PLAY.of(s, serial)
    if s.pieces[play.card[0]].zone != STORED:
        owe(s, play.seat, 1)
        s.rows[play.frame] = s.rows[play.frame].bind("owed", True)
    show(s, serial)


def who_plays(s: Vtes, serial: int) -> None:
    """Choose the minion that plays it (V-036)."""
    play = PLAY.of(s, serial)
    f: Frame = s.rows[play.frame]
    takers = f.get("takers")
    found = list(ways(s, play.card[0], play.seat, f.get("window")))
    there = dict.fromkeys([way.minion for way in found if way.usable and (takers is None or way.minion in takers)])
    options: list[RawOption] = [("piece", (p,), ((bind, play.frame, "actor", ref(s, p)),)) for p in there if p >= 0]
    if options:
        forced = len(options) > 1 or len({way.minion for way in seeming(s, play.seat, found)}) < 2
        s.ask(play.seat, ("who plays?", play.card[0]), options, forced=forced)
    elif -1 not in there:
        s.do((fizzle, serial))


@step("vtes.fizzle")
def fizzle(s: Vtes, serial: int) -> None:
    """Let a card that can no longer be played do nothing."""
    stop(s, serial)


def actor_of(f: Frame) -> int:
    """Return the minion that plays a card, or -1."""
    at = f.get("actor")
    return -1 if at is None else int(at[0])


def say_how(s: Vtes, serial: int) -> None:
    """Choose the level at which, or another way in which, it is played (V-021, V-056)."""
    play = PLAY.of(s, serial)
    f: Frame = s.rows[play.frame]
    every = play.ability.ways
    if len(every) == 1:  # it is possible, or nobody could have been chosen to play it
        s.do((choose_mode, serial, every[0]))
        return
    found = list(ways(s, play.card[0], play.seat, f.get("window"), actor_of(f)))
    options: list[RawOption] = [
        ("way", (every.index(mode) + 1, mode), ((choose_mode, serial, mode),))
        for mode in dict.fromkeys([way.mode for way in found if way.usable])
    ]
    seem = seeming(s, play.seat, found) if len(options) == 1 else []
    forced = len({way.mode for way in seem}) < 2  # else the question would tell what lies in the hand or uncontrolled
    s.ask(play.seat, ("how?", play.card[0]), options or [("none", (), ((fizzle, serial),))], forced=forced)


@step("vtes.choose_mode")
def choose_mode(s: Vtes, serial: int, mode: Mode) -> None:
    """Remember the way in which the card is played; its limits count it even if it is cancelled (VR-4.4)."""
    PLAY.remember(s, serial, ability=mode)
    play = PLAY.of(s, serial)
    card, minion = definition(s, play.card[0]), actor_of(s.rows[play.frame])
    if minion >= 0:
        s.tell("plays with", play.seat, card.face, s.pieces[minion].face)
    else:
        s.tell("plays", play.seat, card.face)
    if minion >= 0 and mode.sort in ("modifier", "reaction"):
        count_use(s, ("played", minion, card.name), THIS_ACTION)
    if minion >= 0 and mode.needs:
        count_use(s, ("asked for", *ref(s, minion)), "turn")
    for need in mode.needs if minion >= 0 else ():
        count_use(s, ("discipline", minion, need.lower()), THIS_ACTION)
    if minion >= 0 and mode.once:
        until: Any = {"round": ("round",), "unlock": ("unlock", play.seat)}.get(mode.once, mode.once)
        count_use(s, ("once", minion, card.name), until)
    if is_ally(s, minion):
        s.rows[play.frame] = as_ally(s.rows[play.frame], card, mode)
    if mode.sort == "reaction":
        count_use(s, ("reactions",), THIS_ACTION)
        count_use(s, ("reaction", used(s, ("reactions",), THIS_ACTION), *play.card), THIS_ACTION)
    if card.leaves:
        banish(s, play.card[0])
    for key, span in spans_alone(card, mode, play.seat):
        count_use(s, ("alone", *key), span)
    if card.kind == "master":
        spend_master(s, play.seat)
    if card.kind == "event":
        spend_discard(s)
        note_event(s, card.name)
        if "gehenna" in card.traits:
            fall_due(s, (UNTIL, OF_GEHENNA))


def choose_x(s: Vtes, serial: int) -> None:
    """Choose X, from 0 to as much as can be paid, including the last pool (VR-4.8, V-062)."""
    play = PLAY.of(s, serial)
    mode: Mode = play.ability
    if mode.x:
        minion = actor_of(s.rows[play.frame])
        there = xs_of(s, Purchase(play.seat, play.card[0], minion), mode, s.rows[play.frame])
        options: list[RawOption] = [("number", (n,), ((bind, play.frame, "x", n),)) for n in there]
        s.ask(play.seat, ("what is X?", play.card[0]), options)


def choose_targets(s: Vtes, serial: int) -> None:
    """Pick the targets; everybody is told which, if they are Methuselahs or face-up cards (VR-4.2)."""
    aim(s, serial)
    s.do((tell_targets, serial))


@step("vtes.tell_targets")
def tell_targets(s: Vtes, serial: int) -> None:
    """Tell what a card targets; of a card that not everybody sees, nothing is told."""
    play = PLAY.of(s, serial)
    f: Frame = s.rows[play.frame]
    for target in play.ability.targets:
        at = f.get(target.name)
        if at is not None and target.group.KIND == "seat":
            s.tell("aimed at seat", at)
        elif at is not None:
            tell_aim(s, at[0])


def as_played(s: Vtes, serial: int) -> None:
    """Let others cancel it as it is played; only wakes can be used besides, and no cards are drawn (V-041, V-042, C-001).

    The card of an action that is being announced has the order of that action already (V-078 to V-080).
    """
    play = PLAY.of(s, serial)
    order = order_now(s)
    if play.ability.sort == "action":
        order = order_of_action(s, play.seat, aimed(s, play.seat, play.ability.does, s.rows[play.frame]))
    s.do((alternate, tuple([seat for seat in order if is_alert(s, seat)]), (may_cancel, serial), "first"))


@step("vtes.may_cancel")
def may_cancel(s: Vtes, serial: int, seat: int, acted: Step, passed: Step) -> None:
    """Offer a seat what cancels the card."""
    play = PLAY.of(s, serial)
    if s.rows[play.frame].get("cancelled"):
        return
    options: list[RawOption] = s.game.offers(s, "played", seat, acted) if seat != play.seat else []
    bought = ransom_of(s, play, seat)
    if bought is not None and bought.cost.payable(s, bound_for(s, play, seat), Purse()):
        options.append(("buy off", (play.card[0],), ((buy_off, serial, seat),)))
    secret = bought is not None and not bought.cost.open(s) and bool(pile(s, "hand", seat))
    if options or secret or (seat != play.seat and could(s, seat, "played")):
        s.ask(seat, ("cancel?", play.card[0]), [*options, ("pass", (), (passed,))], forced=False, window=True)
    else:
        s.do(passed)


def ransom_of(s: Vtes, play: Play, seat: int) -> Ransom | None:
    """Return what a seat can pay to cancel a card as it is played, or None."""
    ransom: Ransom | None = play.ability.ransom
    return ransom if ransom is not None and seat in ransom.who.members(s, s.rows[play.frame]) else None


def bound_for(s: Vtes, play: Play, seat: int) -> Frame:
    """Return the frame of a card that is being played, for another seat that pays for something it says."""
    f: Frame = s.rows[play.frame]
    return f.but(seat=seat)


@step("vtes.buy_off")
def buy_off(s: Vtes, serial: int, seat: int) -> None:
    """Pay what the card says to cancel it."""
    play = PLAY.of(s, serial)
    ransom = ransom_of(s, play, seat)
    if ransom is not None:
        frame = s.new(bound_for(s, play, seat))
        s.rows[play.frame] = s.rows[play.frame].bind("cancelled", True)
        s.tell("cancelled", s.pieces[play.card[0]].face)
        s.do((run, ransom.cost, frame), (free, frame), (happening, about(s, "cancelled", play.card[0])))


def reserve(s: Vtes, serial: int) -> None:
    """Lock cards now that help to pay for a card that cannot be afforded otherwise (V-067)."""
    play = PLAY.of(s, serial)
    for coin, cost in bill(s, play):
        if cost:
            minion = actor_of(s.rows[play.frame])
            s.do((save, play.frame, play.seat, play.card, minion, coin, cost, True))


def bill(s: Vtes, play: Play) -> tuple[tuple[Coin, int], ...]:
    """Return what a card costs before anything is saved."""
    mode: Mode = play.ability
    x = s.rows[play.frame].get("x")
    minion = actor_of(s.rows[play.frame])
    due = blood_cost(s, play.card[0], mode, minion, x or 0) + raised(s, play.card[0], mode, minion)
    return (("blood", due), ("pool", mode.pool + (x if mode.x == "pool" else 0) + surcharge(s, play)))


def pay(s: Vtes, serial: int) -> None:
    """Pay for it; for an action later (VR-4.2). Cards that are locked to pay less can be used now as well (V-068)."""
    play = PLAY.of(s, serial)
    f: Frame = s.rows[play.frame]
    if play.ability.sort == "action" or f.get("unpaid"):
        return
    minion = actor_of(f)
    saving = [(save, play.frame, play.seat, play.card, minion, coin, n, False) for coin, n in bill(s, play) if n]
    s.do(*saving, (pay_it, serial))


@step("vtes.pay_it")
def pay_it(s: Vtes, serial: int) -> None:
    """Pay what remains to be paid; for a strike too, before it resolves (C-115)."""
    play = PLAY.of(s, serial)
    f: Frame = s.rows[play.frame]
    minion = actor_of(f)
    events: list[Event] = []
    for coin, cost in bill(s, play):
        n = price(s, play.seat, play.card[0], minion, coin, cost, f)
        if n:
            if coin == "pool":
                s.rows[play.frame] = s.rows[play.frame].bind("paid", True)
            what = about(s, "blood", minion, -n, detail=("cost",)) if coin == "blood" else None
            events.append(what or about_seat("pool", play.seat, -n, detail=("cost",), source=play.card[0]))
    steps: list[Step] = [(happening, *events)] if events else []
    steps += [(burn_saved, play.frame)] if f.get("saved") else []
    if steps:
        s.do(*steps)


def surcharge(s: Vtes, play: Play) -> int:
    """Return the pool that cards in play add to the cost of a card, by what it is played on."""
    at = s.rows[play.frame].get("that")
    card = definition(s, play.card[0])
    return dearer(s, play.seat, card, at[0] if isinstance(at, tuple) else -1)


def replace(s: Vtes, serial: int) -> None:
    """Replace the card: now, or later if it says so and was not cancelled (V-043 to V-045)."""
    play = PLAY.of(s, serial)
    f: Frame = s.rows[play.frame]
    if not f.get("owed"):
        return
    s.rows[play.frame] = f.bind("owed", False)
    late = play.ability.sort == "reaction" and forbidding(s, "replace reactions", actor_of(f))
    late = late or forbidding(s, "replace cards", ("seat", play.seat))
    later = definition(s, play.card[0]).replaced or ("action" if late else "")
    cancelled = f.get("cancelled")
    until: Any = 0
    if later == "gone" and not cancelled:
        return  # the card says so as it leaves play
    if later and not cancelled:
        until = _moment(s, later, play.seat)
    by = acting_player(s, play, f)
    last = (
        (replaced_or_taken, play.seat, play.card) if definition(s, play.card[0]).returns else (replaced, play.seat, by)
    )
    if not until and _ebbs(s, play.ability, actor_of(f)):
        s.new(Delayed(DRY, (last,)))
    elif until:
        s.new(Delayed(until, (last,)))
    else:
        s.do(last)
    if cancelled:
        give_back(s, f)
        s.rows[play.frame] = s.rows[play.frame].bind("played", True)  # a cancelled card was played, too (VR-4.4)
        stop(s, serial)


def acting_player(s: Vtes, play: Play, f: Frame) -> Ref:
    """Return the minion that plays a card as the acting one, also as it begins its action; NOBODY if none does."""
    now, actor = current_action(s), f.get("actor")
    acts = actor is not None and (play.ability.sort == "action" or (now is not None and now.actor == actor))
    return actor if acts else NOBODY


def _ebbs(s: Vtes, mode: Mode, minion: int) -> bool:
    """Return whether a card that a minion plays in an action, or as one, is replaced only after the action, or once a hand is
    empty, because it asks for a Discipline (card text, D-953)."""
    if not mode.needs or minion < 0 or not (mode.sort == "action" or current(s, "action")):
        return False
    return bool(forbidding(s, "replace disciplines", minion))


def _moment(s: Vtes, later: str, seat: int) -> Any:
    """Return the moment, or the scope, until which a card is not replaced (V-045)."""
    if later in LATER:
        return (later, seat)
    if later in ("action", "combat", "turn"):
        return THIS_ACTION if later == "action" else current(s, later)
    return (UNTIL, later)


def take_effect(s: Vtes, serial: int) -> None:
    """Carry out its effect (V-097); an action card begins its action (V-115)."""
    play = PLAY.of(s, serial)
    mode: Mode = play.ability
    s.rows[play.frame] = s.rows[play.frame].bind("played", True)
    if definition(s, play.card[0]).trifle:
        gain_master(s, play.seat)
    if mode.sort != "action":
        burned = mode.burns + (s.rows[play.frame].get("x") if mode.burns_x else 0)
        if burned:
            s.do((happening, about(s, "blood", actor_of(s.rows[play.frame]), -burned)), (do_at_last, serial))
        else:
            do_it(s, serial)
        return
    minion = actor_of(s.rows[play.frame])
    f: Frame = s.rows[play.frame]
    frame = s.new(f)
    s.do((begin_action, action_for(s, play.seat, minion, mode.does, frame, card_of=play.card, mode=mode, f=f)))


@step("vtes.do_at_last")
def do_at_last(s: Vtes, serial: int) -> None:
    """Do what a card does, once the blood that it asks for has been burned."""
    do_it(s, serial)


def finish(s: Vtes, serial: int) -> None:
    """Put the card away; it is replaced even if playing it was broken off."""
    play = PLAY.of(s, serial)
    f: Frame | None = s.rows.get(play.frame)
    if f is not None and f.get("owed"):
        s.do((replaced, play.seat, acting_player(s, play, f)))
    if f is not None and f.get("paid"):
        s.rows[play.frame] = f.bind("paid", None)
        s.do((s.game.settle,))
    if f is not None and f.get("played") and definition(s, play.card[0]).kind == "master":
        s.do((tell_of_master, play.seat))
    if not current(s, "action") and getattr(play.ability, "sort", "") == "action":
        fall_due(s, DRY)
        fall_due(s, THIS_ACTION)  # it was cancelled, or its action is over
    put_away(s, serial)


@step("vtes.tell_of_master")
def tell_of_master(s: Vtes, seat: int) -> None:
    """Announce that a Methuselah has played a master card, once all else about it is done, also that its player is ousted."""
    if seat not in s.out:
        happen(s, about_seat("masters", seat))


PLAYING: Procedure[Play] = Procedure(
    "vtes.play",
    "Playing a card",
    Play,
    (
        row("4.2.1", "Show", bring_out, "VR-4.2 V-038"),
        row("4.2.2", "Who", who_plays, "V-036 V-054", asks=True),
        row("4.2.3", "How", say_how, "V-020 V-021 V-056", asks=True),
        row("4.2.4", "X", choose_x, "VR-4.8"),
        row("4.2.5", "Targets", choose_targets, "VR-4.2 V-070"),
        row("4.2.5b", "What is needed to afford it", reserve, "V-067", asks=True),
        row("4.2.5c", "What happens by itself", by_itself, "VR-4.3"),
        row("4.2.6", "As it is played", as_played, "VR-4.3 V-041 V-042"),
        row("4.2.7", "Cost", pay, "VR-4.8 V-059 V-061"),
        row("4.2.8", "Replacement", replace, "V-043 V-044"),
        row("4.2.9", "Effect", take_effect, "VR-4.2 V-039"),
    ),
    ends=finish,
    hidden=True,
)
