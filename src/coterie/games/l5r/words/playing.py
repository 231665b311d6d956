"""8. Playing a card, and using an ability: shown, paid, aimed, initiated, carried out, played (L-8.1).

A card is shown first and asked about then. What cancels it does so as it is initiated: it is paid for by then, has its
targets, counts as played and is discarded, its limits used (L-8.7, L-9.6, L-9.8).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coterie.games.l5r.atoms.pools import fate_by
from coterie.games.l5r.facts.cards import definition
from coterie.games.l5r.facts.conflicts import could_come
from coterie.games.l5r.facts.prices import cheaper_hosts, opened, price, use_up_reductions
from coterie.games.l5r.facts.teams import foes, has_seat, seated, team_of
from coterie.games.l5r.rules.cards import refill
from coterie.games.l5r.state import L5R, NOBODY, TOKEN
from coterie.games.l5r.words.abilities import PLAYED_FROM, Action, does_something, is_event, legal_targets
from coterie.games.l5r.words.coming import AttachIt, Deploy, Disguise
from coterie.games.l5r.words.draining import drain, fate_on_characters, is_draining
from coterie.games.l5r.words.meant import opponents_meant, targets_in
from coterie.games.l5r.words.opposing import is_named_early, names_opponent
from coterie.games.l5r.words.standing import Automatic
from coterie.games.l5r.words.support import ask_helpers, given_by, has_support, means
from coterie.games.l5r.words.targets import Together
from coterie.games.l5r.words.theirs import all_pick, picked_first
from coterie.games.l5r.words.tolls import toll_steps
from coterie.kernel.events import about, about_seat, announce, free, happen, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.loops import Naming, ask_for_more, choose_several
from coterie.kernel.pieces import ALL, Ref, found, move, ref
from coterie.kernel.procedures import Procedure, row, running
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step
from coterie.words.cards.abilities import Plays, Target
from coterie.words.cards.playing import Play, Use, use
from coterie.words.effects import pay_all, run_with
from coterie.words.frames import Frame, bind, bound_to, frame_of

OPEN_PILES = ("discard", "fallen", "lent")  # where a card that can be played from there lies open

# ── the rows ────────────────────────────────────────────────────────────────────────────────────────────────────────


def show(s: L5R, serial: int) -> None:
    """Show a card that comes from where it is hidden, and remember where it was."""
    play = PLAYING.of(s, serial)
    now = s.pieces[play.card[0]]
    s.do((bind, play.frame, "from", (s.rows[play.frame].get("as from") or now.zone, now.place)))
    if play.hidden:
        s.do((happening, about(s, "show", play.card[0])))
    s.do((lie_open, serial))


@step("l5r.lie_open")
def lie_open(s: L5R, serial: int) -> None:
    """Remember the card as it lies open now; a limited one is counted (part 16)."""
    play = PLAYING.of(s, serial)
    this = ref(s, play.card[0])
    PLAYING.remember(s, serial, card=this)
    if play.hidden:
        s.rows[play.frame] = s.rows[play.frame].bind("this", this)
    if is_played(s, play) and is_limited(s, play.card[0]):
        count_use(s, ("limited", play.seat), "round")


def is_played(s: L5R, play: Play) -> bool:
    """Return whether a card is played: no ability of it in play is used, nor a keyword of an event in a province."""
    if s.rows[play.frame].get("from")[0] not in PLAYED_FROM or isinstance(play.ability, Automatic):
        return False
    return is_event(s, play.card[0]) or isinstance(play.ability.does, Deploy | AttachIt | Disguise)


def is_limited(s: L5R, piece: int) -> bool:
    """Return whether a card has the keyword limited, wherever it lies."""
    return "limited" in definition(s, piece).keywords


def where(s: L5R, serial: int) -> None:
    """Ask whether a character from the hand goes straight into a conflict (L-8.6), which may be a team-mate's (L-24.5)."""
    play = PLAYING.of(s, serial)
    if isinstance(play.ability.does, Deploy):
        s.do((ask_where, serial), (ask_whose, serial))
    elif isinstance(play.ability.does, AttachIt | Disguise):
        s.do((pick, serial, 0))
    elif is_named_early(play.ability):
        s.do((name_opponent, serial))


def ask_for_help(s: L5R, serial: int) -> None:
    """Ask whether others help to pay for a card with support (L-21.3)."""
    play = PLAYING.of(s, serial)
    if has_support(s, play.card[0]) and is_played(s, play):
        ask_helpers(s, play.card[0], play.seat, play.frame, cost_of(s, play))


@step("l5r.ask_where")
def ask_where(s: L5R, serial: int) -> None:
    """Ask whether a character is played into the conflict or to the home area."""
    play = PLAYING.of(s, serial)
    piece = play.card[0]
    origin, place = s.rows[play.frame].get("from")
    ways = opened(s, play.seat, origin, place) if origin in ("row", "fallen") else ()
    if origin != "row":
        ways = ways or ("anywhere",)
    if not ways or not could_come(s, piece, play.seat):
        return
    here = (bind, play.frame, "where", "present")
    home: list[RawOption] = [("at home", (), ())] if "anywhere" in ways else []
    s.ask(play.seat, ("where?", piece), [("into the conflict", (), (here,)), *home])


@step("l5r.ask_whose")
def ask_whose(s: L5R, serial: int) -> None:
    """Ask under whose control a character is played, in a team of several; only effects change that
    later (L-24.5, U-203, U-204)."""
    play = PLAYING.of(s, serial)
    mates = seated(s, team_of(s, play.seat))
    if len(mates) > 1:
        options: list[RawOption] = [("under", (n,), ((bind, play.frame, "under", n),)) for n in mates]
        s.ask(play.seat, ("whose?", play.card[0]), options)


def pay(s: L5R, serial: int) -> None:
    """Pay the cost, all of it: fate to the bank, then what the ability demands (L-8.1, L-8.3)."""
    play = PLAYING.of(s, serial)
    if is_played(s, play):
        n, helped = cost_of(s, play), given_by(s, play.frame)
        own = n - sum([part for _, part in helped])
        drains = is_draining(s, play.card[0])
        s.rows[play.frame] = s.rows[play.frame].bind("spent", own)
        if own > (fate_on_characters(s, play.seat) if drains else s.fate[play.seat]):
            give_up(s, serial)  # what was hoped for was not given: nothing is paid (U-198)
            return
        use_up_reductions(s, play.card[0], play.seat, host_of(s, play))
        s.tell("plays", play.seat, s.pieces[play.card[0]].face)
        paid = [fate_by(seat, -part) for seat, part in ((play.seat, own), *helped) if part]
        if drains:
            s.do((drain, play.seat, own))
        elif paid:
            s.do((happening, *paid))
    else:
        s.tell("uses", play.seat, s.pieces[play.card[0]].face)
    steps = toll_steps(s, play.ability, s.pieces[play.card[0]], play.frame, (see_paid, serial))
    cost = play.ability.cost
    if cost is not None and not cost.free(s, s.rows[play.frame]):
        steps += [(pay_all, cost, play.frame), (see_paid, serial)]
    s.do(*steps)


def cost_of(s: L5R, play: Play) -> int:
    """Return the fate that a card costs as it is played: on its host, in the disguise of another (L-8.4, part 16); none if an
    effect plays it without its cost."""
    less = 0
    if s.rows[play.frame].get("free"):
        return 0
    if isinstance(play.ability.does, Disguise):
        less = worth_in_disguise(s, s.rows[play.frame].get("that")[0])
    return max(0, price(s, play.card[0], play.seat, host_of(s, play)) - less)


def worth_in_disguise(s: L5R, piece: int) -> int:
    """Return by how much a character makes another cheaper that takes its place: its printed cost (part 16)."""
    return int(s.game.faces[s.pieces[piece].face].cost or 0)


def give_up(s: L5R, serial: int) -> None:
    """Let a card that could not be paid for stay where it was (L-8.3)."""
    play = PLAYING.of(s, serial)
    PLAYING.go(s, serial, "8.1h")
    if play.hidden and found(s, play.card) is not None:
        happen(s, about(s, "return", play.card[0], detail=("hand",)))


def host_of(s: L5R, play: Play) -> int:
    """Return the character that an attachment is played on, NOBODY for other cards."""
    at = s.rows[play.frame].get("that") if isinstance(play.ability.does, AttachIt) else None
    return NOBODY if at is None else int(at[0])


@step("l5r.see_paid")
def see_paid(s: L5R, serial: int) -> None:
    """Let the card stay where it was if nothing of its cost was really paid (L-8.3, L-8.15)."""
    play = PLAYING.of(s, serial)
    if not s.rows[play.frame].get("done"):
        give_up(s, serial)


def aim(s: L5R, serial: int) -> None:
    """Choose the targets, one name after the other, and which opponent is meant where there are several: all that stands
    before the dash comes before the effect (L-8.2)."""
    leave_pile(s, serial)
    play = PLAYING.of(s, serial)
    if not isinstance(play.ability.does, AttachIt | Disguise):  # else before it is paid for, which may depend on it
        s.do(*[(pick, serial, n) for n in range(len(play.ability.targets))])
    if names_opponent(play.ability):
        s.do((name_opponent, serial))
    if picked_first(play.ability) is not None:
        s.do((they_pick, serial))
    s.do(*all_pick(s, play.frame, play.ability))


def leave_pile(s: L5R, serial: int) -> None:
    """Take an event that was paid for out of the pile where it lies open: it is in none while it resolves
    (D-966)."""
    play = PLAYING.of(s, serial)
    now = found(s, play.card)
    if now is not None and now.zone in OPEN_PILES and is_event(s, play.card[0]):
        move(s, play.card[0], "limbo", now.place)
        this = ref(s, play.card[0])
        PLAYING.remember(s, serial, card=this)
        s.rows[play.frame] = s.rows[play.frame].bind("this", this)


@step("l5r.they_pick")
def they_pick(s: L5R, serial: int) -> None:
    """Let the opponent choose a target: what may be one of this card and would be changed, if anything (L-8.10, L-8.11)."""
    play = PLAYING.of(s, serial)
    first, f = picked_first(play.ability), s.rows[play.frame]
    if first is None:
        return
    there = first.fit(s, f)
    rest = play.ability.effect().effects[1]
    first.ask(s, play.frame, [at for at in there if rest.able(s, f.bind(first.name, at))] or there)


@step("l5r.choose_opponent")
def name_opponent(s: L5R, serial: int) -> None:
    """Say which opponent is meant, where there are several: a player says it unless the ability itself does (L-24.4)."""
    play = PLAYING.of(s, serial)
    f: Frame = s.rows[play.frame]
    if len(foes(s, f.seat)) < 2 or f.get("opponent") is not None:
        return
    there = opponents_meant(s, f, play.ability)
    s.ask(f.seat, ("opponent?",), [("seat", (n,), ((bind, play.frame, "opponent", n),)) for n in there])


@step("l5r.pick")
def pick(s: L5R, serial: int, n: int) -> None:
    """Ask what a name of the targets stands for, among what can be chosen now; who uses the ability chooses (L-8.10,
    L-8.11)."""
    play = PLAYING.of(s, serial)
    target: Target = play.ability.targets[n]
    f: Frame = s.rows[play.frame]
    fit = tuple(legal_targets(play.ability, s, f, target, play.ability.targets[n + 1 :]))
    if isinstance(play.ability.does, AttachIt | Disguise) and not (f.get("free") or can_pay(s, f.seat, f.source)):
        fit = tuple([at for at in fit if can_pay_on(s, play.ability, f, at)])
    kind, prompt, open_ = target.group.KIND, ("choose", target, f.source), target.group.open(s)
    if isinstance(target, Together):
        s.do((pick_together, play.frame, target, fit, ()))
        return
    if target.least == target.most == 1:
        if fit:
            s.ask(f.seat, prompt, [(kind, (at,), ((bind, play.frame, target.name, at),)) for at in fit], forced=open_)
        elif not open_:
            s.ask(f.seat, prompt, [("none", (), ())], forced=False)
        return
    if (target.least, target.most) == (0, 1):
        one = [(kind, (at,), ((bind, play.frame, target.name, at),)) for at in fit]
        s.ask(f.seat, prompt, [*one, ("none", (), ())], forced=open_)
        return
    wanted = target.least if has_seat(s, f.seat) else target.most  # the deck takes all that it can (U-068)
    least = min(wanted, len(fit))
    then = (bind_all, play.frame, target.name)
    s.do((choose_several, f.seat, prompt, kind, fit, least, target.most, then, open_))


@step("l5r.pick_together")
def pick_together(s: L5R, frame: int, target: Together, fit: tuple[Ref, ...], chosen: tuple[Ref, ...]) -> None:
    """Offer one more of several targets that depend on each other.

    Who chooses among what not everybody can see is asked even if nothing is left, or the others would know.
    """
    f: Frame = s.rows[frame]
    open_, public = target.fitting(s, f, fit, chosen), target.group.open(s)
    bound: Step = (bind_all, frame, target.name)
    if public and not chosen and target.takes_all(s, f, fit):
        s.do((*bound, fit))
        return
    if not open_ and (public or target.is_full(s, f, chosen)):
        s.do((*bound, chosen))
        return
    again: Step = (pick_together, frame, target, fit)
    enough = bound if not open_ or target.is_enough(s, f, fit, chosen) else None
    ask_for_more(s, Naming(f.seat, ("choose", target, f.source), "piece", chosen, again, public), open_, enough)


@step("l5r.bind_all")
def bind_all(s: L5R, frame: int, name: str, chosen: tuple[Any, ...]) -> None:
    """Bind several targets to a name."""
    s.rows[frame] = s.rows[frame].bind(name, chosen)


def initiate(s: L5R, serial: int) -> None:
    """Try to initiate: effects can be cancelled here (L-8.1, L-9.6). What comes into play is not initiated."""
    play = PLAYING.of(s, serial)
    if isinstance(play.ability.does, Deploy | AttachIt | Disguise) or "certain" in definition(s, play.card[0]).keywords:
        return
    kind = "event" if is_played(s, play) else "ability"
    if kind == "event" and used(s, ("certain events", play.seat), "conflict"):
        return
    named = targets_in(s.rows[play.frame], play.ability)
    tell_targets(s, [at[0] for at in named])
    sort = "action" if isinstance(play.ability, Action) else "answer"
    if sort == "action":
        count_use(s, ("actions", play.seat), "conflict")
    event = about(s, "initiate", play.card[0], seat=play.seat, detail=(kind, named, sort), frame=play.frame)
    s.do((bind, play.frame, "done", 0), (happening, event), (see_initiated, serial))


def tell_targets(s: L5R, named: Sequence[int]) -> None:
    """Tell whom a card is aimed at before anybody is asked whether to cancel it. Of a province it is told where it lies, of one
    that lies face down only that; of another face-down card nothing is told."""
    aims = [s.pieces[p] for p in dict.fromkeys(named)]
    faces = tuple([aim.face for aim in aims if aim.zone != "provinces" and aim.known == ALL and aim.face])
    if faces:
        s.tell("aimed at", faces)
    for aim in aims:
        if aim.zone == "provinces" and (aim.down or aim.face == TOKEN):
            s.tell("aimed at place", aim.place)
        elif aim.zone == "provinces":
            s.tell("aimed at province", (aim.face, aim.place))


@step("l5r.see_initiated")
def see_initiated(s: L5R, serial: int) -> None:
    """Leave out the effect of what was cancelled; it counts as played all the same (L-8.7)."""
    play = PLAYING.of(s, serial)
    if not s.rows[play.frame].get("done"):
        s.tell("cancelled", s.pieces[play.card[0]].face)
        PLAYING.go(s, serial, "8.1f")


def take_effect(s: L5R, serial: int) -> None:
    """Carry out its effect, in a frame of its own."""
    play = PLAYING.of(s, serial)
    run_with(s, play.ability.effect(), s.rows[play.frame])


def put_event_away(s: L5R, serial: int) -> None:
    """Put an event on its discard pile before anybody reacts to it (L-8.7), or where the effect says that plays it."""
    play = PLAYING.of(s, serial)
    now = found(s, play.card)
    if now is not None and is_played(s, play) and now.zone in ("limbo", "row", "turned"):
        put_away(s, play)


def put_away(s: L5R, play: Play) -> None:
    """Discard a card that has been played, or put it where the effect says that plays it."""
    to = s.rows[play.frame].get("afterwards")
    happen(s, about(s, "discard", play.card[0]) if to is None else about(s, "return", play.card[0], detail=(to,)))


def played(s: L5R, serial: int) -> None:
    """Announce that it has been played, or that an ability has been used (L-8.1)."""
    play = PLAYING.of(s, serial)
    if is_played(s, play):
        attached = isinstance(play.ability.does, AttachIt)
        kind = "attachment" if attached else definition(s, play.card[0]).kind
        origin = s.rows[play.frame].get("from")[0]
        detail = (kind, f"from {origin}", *["paid"] * bool(s.rows[play.frame].get("spent")))
        for trait in ("", *definition(s, play.card[0]).traits):
            count_use(s, ("played", play.seat, trait), "conflict")
        announce(
            s,
            about(s, "play", play.card[0], seat=play.seat, detail=detail),
            about_seat("plays", play.seat, detail=detail),
        )
    elif not isinstance(play.ability, Automatic):
        happen(s, about(s, "use", play.card[0], seat=play.seat))


def done(s: L5R, serial: int) -> None:
    """Do nothing more; what could not be paid for comes here at once (L-8.3)."""


def finish(s: L5R, serial: int) -> None:
    """Discard a card that is still in limbo; provinces that have become empty are refilled, once nothing else that is
    being played surrounds this (L-14.8)."""
    play = PLAYING.of(s, serial)
    s.do((free, play.frame))
    now = found(s, play.card)
    if now is not None and now.zone in ("limbo", "turned"):
        put_away(s, play)
    others = [n for n, procedure, _ in running(s) if procedure is PLAYING and n != serial]
    if not others:
        s.do((refill,))


PLAYING: Procedure[Play] = Procedure(
    "l5r.play",
    "Playing a card",
    Play,
    (
        row("8.1a", "Show", show, "L-8.1"),
        row("8.1b", "Where", where, "L-8.6 L-24.5"),
        row("8.1c0", "Support", ask_for_help, "L-21.3 U-195 U-196 U-197"),
        row("8.1c", "Pay", pay, "L-8.1 L-8.3"),
        row("8.1d", "Aim", aim, "L-8.10"),
        row("8.1e", "Initiate", initiate, "L-9.6"),
        row("8.1f0", "Effect", take_effect, "L-8.13"),
        row("8.1f", "Put away", put_event_away, "L-8.7"),
        row("8.1g", "Played", played, "L-8.7"),
        row("8.1h", "Done", done, "L-8.3"),
    ),
    ends=finish,
    hidden=True,
)


# ── what can be played ──────────────────────────────────────────────────────────────────────────────────────────────


def playable(s: L5R, seat: int, piece: int) -> bool:
    """Return whether a character or attachment can be played by a seat now, its fate paid (L-8.1, L-8.4, L-8.9)."""
    return can_play(s, seat, piece, definition(s, piece).plays)


def can_play(s: L5R, seat: int, piece: int, plays: Plays | None, *bound: tuple[str, Any]) -> bool:
    """Return whether a card can be played by a seat in a way; what an effect that plays it has bound counts, too."""
    if plays is None:
        return False
    card, now = definition(s, piece), s.pieces[piece]
    if card.cost is None:
        return False
    anyhow = ("free", True) in bound or can_pay(s, seat, piece)
    if not anyhow and not card.prices_itself and not _is_cheaper_on_some(s, seat, plays):
        return False
    if not s.game.may_use(s, plays, piece, now, seat):
        return False
    f = playing_frame(s, piece, seat, *bound)
    if plays.given is not None and not plays.given.holds(s, f):
        return False
    if not isinstance(plays.does, AttachIt | Disguise):
        return does_something(plays, s, f, plays.targets)
    for at in legal_targets(plays, s, f, plays.targets[0], ()):
        if anyhow or can_pay_on(s, plays, f, at):
            return True
    return False


def _is_cheaper_on_some(s: L5R, seat: int, plays: Plays) -> bool:
    """Return whether a card may cost less by what it is played on, or in the disguise of another."""
    return isinstance(plays.does, Disguise) or (isinstance(plays.does, AttachIt) and bool(cheaper_hosts(s, seat)))


def can_pay(s: L5R, seat: int, piece: int) -> bool:
    """Return whether the fate is there to play a card, whatever it is played on, which could make it cheaper."""
    return price(s, piece, seat) <= means(s, seat, piece)


def can_pay_on(s: L5R, plays: Any, f: Frame, at: Any) -> bool:
    """Return whether the fate is there to attach a card to another, or to play it in the disguise of another."""
    if isinstance(plays.does, AttachIt):
        return price(s, f.source, f.seat, at[0]) <= means(s, f.seat, f.source)
    if isinstance(plays.does, Disguise):
        return price(s, f.source, f.seat) - worth_in_disguise(s, at[0]) <= means(s, f.seat, f.source)
    return True


def playing_frame(s: L5R, piece: int, seat: int, *bound: tuple[str, Any]) -> Frame:
    """Return the frame in which a card would be played."""
    f = frame_of(s, s.pieces[piece], piece, seat)
    return Frame(f.source, f.seat, f.actor, (*f.bound, *bound)) if bound else f


@step("l5r.play")
def play(s: L5R, seat: int, piece: int) -> None:
    """Play a character or an attachment."""
    play_as(s, seat, piece, definition(s, piece).plays)


def disguisable(s: L5R, seat: int, piece: int) -> bool:
    """Return whether a character can be played by a seat now in the disguise of another (part 16)."""
    return can_play(s, seat, piece, definition(s, piece).disguise)


@step("l5r.disguise")
def disguise(s: L5R, seat: int, piece: int) -> None:
    """Play a character in the disguise of another."""
    play_as(s, seat, piece, definition(s, piece).disguise)


@step("l5r.attach")
def attach(s: L5R, seat: int, piece: int) -> None:
    """Play a character as an attachment."""
    play_as(s, seat, piece, definition(s, piece).also)


def play_as(s: L5R, seat: int, piece: int, plays: Plays, *bound: tuple[str, Any]) -> None:
    """Play a card in a way, with what an effect that plays it has bound."""
    now = s.pieces[piece]
    use(s, Use(plays, now, piece, (now.face, -1), seat, (*bound_to(now, piece), *bound)))


def is_over_limit(s: L5R, seat: int, card: Any) -> bool:
    """Return whether a seat cannot play a card because that is limited, and it has played a limited one in this round (part
    16)."""
    return "limited" in card.keywords and used(s, ("limited", seat), "round") > 0
