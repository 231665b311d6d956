"""8. Playing a card, and using an ability: shown, paid, aimed, initiated, carried out, played (L-8.1).

A card is shown first and asked about then. What cancels it does so as it is initiated: it is paid for by then, has its
targets, counts as played and is discarded, its limits used (L-8.7, L-9.6, L-9.8).
"""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.atoms import fate_by
from coterie.games.l5r.facts import (
    attachments,
    can_bear,
    can_participate,
    conflict,
    definition,
    has_keyword,
    has_seat,
    is_unique_there,
    members,
    price,
    reductions,
    reductions_on,
    seated,
    team_of,
)
from coterie.games.l5r.rules.cards import refill
from coterie.games.l5r.state import L5R, NOBODY
from coterie.games.l5r.words.abilities import PLAYED_FROM, Action, does_something, is_event, legal_targets
from coterie.games.l5r.words.players import Opponent, choose_opponent
from coterie.kernel.events import about, about_seat, free, happen, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.loops import choose_several
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import found, ref
from coterie.kernel.procedures import Procedure, row, running
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.cards.abilities import Plays, Target, bound_to
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.playing import Play, Use, use
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame, bind
from coterie.words.groups import THAT
from coterie.words.voice import Voice
from coterie.words.word import walk

MOST_FATE = 40  # that is placed on a character as it is played; nobody has ever had a use for more


# ── the rows ────────────────────────────────────────────────────────────────────────────────────────────────────────


def show(s: L5R, serial: int) -> None:
    """Show a card that comes from where it is hidden, and remember where it was."""
    play = PLAYING.of(s, serial)
    now = s.pieces[play.card[0]]
    s.do((bind, play.frame, "from", (now.zone, now.place)))
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
    """Return whether a card is played, not an ability in play used."""
    if s.rows[play.frame].get("from")[0] not in PLAYED_FROM:
        return False
    return is_event(s, play.card[0]) or isinstance(play.ability.does, Deploy | AttachIt)


def is_limited(s: L5R, piece: int) -> bool:
    """Return whether a card has the keyword limited, wherever it lies."""
    return "limited" in definition(s, piece).keywords


def where(s: L5R, serial: int) -> None:
    """A character from the hand may go straight into a conflict (L-8.6); in a team it may be a team-mate's (L-24.5)."""
    play = PLAYING.of(s, serial)
    if isinstance(play.ability.does, Deploy):
        s.do((ask_where, serial), (ask_whose, serial))
    elif isinstance(play.ability.does, AttachIt):
        s.do((pick, serial, 0))


@step("l5r.ask_where")
def ask_where(s: L5R, serial: int) -> None:
    """Ask whether a character is played into the conflict or to the home area."""
    play = PLAYING.of(s, serial)
    now, piece = conflict(s), play.card[0]
    from_hand = s.rows[play.frame].get("from")[0] != "row"
    if now is None or now.over or not from_hand or not can_participate(s, piece, now.kind):
        return
    here = (bind, play.frame, "where", "present")
    s.ask(play.seat, ("where?", piece), [("into the conflict", (), (here,)), ("at home", (), ())])


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
        host = host_of(s, play)
        n = price(s, play.card[0], play.seat, host)
        use_up_reductions(s, play, host)
        s.tell("plays", play.seat, s.pieces[play.card[0]].face)
        if n:
            s.do((happening, fate_by(play.seat, -n)))
    else:
        s.tell("uses", play.seat, s.pieces[play.card[0]].face)
    if play.ability.cost is not None:
        s.do((bind, play.frame, "done", 0), (run, play.ability.cost, play.frame), (see_paid, serial))


def host_of(s: L5R, play: Play) -> int:
    """Return the character that an attachment is played on, NOBODY for other cards."""
    at = s.rows[play.frame].get("that") if isinstance(play.ability.does, AttachIt) else None
    return NOBODY if at is None else int(at[0])


def use_up_reductions(s: L5R, play: Play, host: int) -> None:
    """What made the next card of its type cheaper does so no more."""
    kind = definition(s, play.card[0]).kind
    for _ in range(reductions(s, play.card[0], play.seat)):
        count_use(s, ("was cheaper", play.seat, kind), "phase")
    for _ in range(reductions_on(s, host, play.seat)):
        count_use(s, ("was cheaper on", host, s.pieces[host].life, play.seat), "phase")


@step("l5r.see_paid")
def see_paid(s: L5R, serial: int) -> None:
    """Where nothing of a cost was really paid the card stays where it was (L-8.3, L-8.15)."""
    play = PLAYING.of(s, serial)
    if s.rows[play.frame].get("done"):
        return
    PLAYING.go(s, serial, "8.1h")
    if play.hidden and found(s, play.card) is not None:
        happen(s, about(s, "return", play.card[0], detail=("hand",)))


def aim(s: L5R, serial: int) -> None:
    """Choose the targets, one name after the other, and which opponent is meant where there are several."""
    play = PLAYING.of(s, serial)
    if not isinstance(play.ability.does, AttachIt):  # asked before it is paid for: its cost may depend on that
        s.do(*[(pick, serial, n) for n in range(len(play.ability.targets))])
    if any(isinstance(word, Opponent) for word in walk(play.ability)):
        s.do((choose_opponent, play.frame))


@step("l5r.pick")
def pick(s: L5R, serial: int, n: int) -> None:
    """Ask what a name of the targets stands for, among what can be chosen now (L-8.10)."""
    play = PLAYING.of(s, serial)
    target: Target = play.ability.targets[n]
    f: Frame = s.rows[play.frame]
    fit = tuple(legal_targets(play.ability, s, f, target, play.ability.targets[n + 1 :]))
    if isinstance(play.ability.does, AttachIt):
        fit = tuple([at for at in fit if price(s, f.source, f.seat, at[0]) <= s.fate[f.seat]])
    kind, prompt, open_ = target.group.KIND, ("choose", target), target.group.open(s)
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
    s.do((choose_several, f.seat, prompt, kind, fit, least, target.most, then, (), open_))


@step("l5r.bind_all")
def bind_all(s: L5R, frame: int, name: str, chosen: tuple[Any, ...]) -> None:
    """Bind several targets to a name."""
    s.rows[frame] = s.rows[frame].bind(name, chosen)


def initiate(s: L5R, serial: int) -> None:
    """Try to initiate: effects can be cancelled here (L-8.1, L-9.6). What comes into play is not initiated."""
    play = PLAYING.of(s, serial)
    if isinstance(play.ability.does, Deploy | AttachIt) or "certain" in definition(s, play.card[0]).keywords:
        return
    kind = "event" if is_played(s, play) else "ability"
    named = tuple([at for target in play.ability.targets for at in chosen(s.rows[play.frame], target)])
    sort = "action" if isinstance(play.ability, Action) else "answer"
    if sort == "action":
        count_use(s, ("actions", play.seat), "conflict")
    event = about(s, "initiate", play.card[0], seat=play.seat, detail=(kind, named, sort), frame=play.frame)
    s.do((bind, play.frame, "done", 0), (happening, event), (see_initiated, serial))


def chosen(f: Frame, target: Target) -> tuple[Any, ...]:
    """Return what was chosen under a name of the targets."""
    value = f.get(target.name)
    if value is None or target.group.KIND != "piece":
        return ()
    return (value,) if isinstance(value[0], int) else tuple(value)


@step("l5r.see_initiated")
def see_initiated(s: L5R, serial: int) -> None:
    """What was cancelled has no effect; it counts as played all the same (L-8.7)."""
    play = PLAYING.of(s, serial)
    if not s.rows[play.frame].get("done"):
        s.tell("cancelled", s.pieces[play.card[0]].face)
        PLAYING.go(s, serial, "8.1f")


def take_effect(s: L5R, serial: int) -> None:
    """It does what it does, in a frame of its own."""
    play = PLAYING.of(s, serial)
    frame = s.new(s.rows[play.frame])
    s.do((run, play.ability.effect(), frame), (free, frame))


def put_event_away(s: L5R, serial: int) -> None:
    """An event goes to its discard pile before anybody reacts to it (L-8.7)."""
    play = PLAYING.of(s, serial)
    now = found(s, play.card)
    if now is not None and is_played(s, play) and now.zone in ("limbo", "row", "turned"):
        happen(s, about(s, "discard", play.card[0]))


def played(s: L5R, serial: int) -> None:
    """It has been played (L-8.1)."""
    play = PLAYING.of(s, serial)
    if is_played(s, play):
        attached = isinstance(play.ability.does, AttachIt)
        kind = "attachment" if attached else definition(s, play.card[0]).kind
        origin = s.rows[play.frame].get("from")[0]
        detail = (kind, f"from {origin}")
        happen(
            s,
            about(s, "play", play.card[0], seat=play.seat, detail=detail),
            about_seat("plays", play.seat, detail=detail),
        )


def done(s: L5R, serial: int) -> None:
    """Nothing is left to be done; what could not be paid for comes here at once (L-8.3)."""


def finish(s: L5R, serial: int) -> None:
    """A card that is still in limbo is discarded; provinces that have become empty are refilled, once nothing else that is
    being played surrounds this (L-14.8)."""
    play = PLAYING.of(s, serial)
    if (free, play.frame) not in s.todo:
        s.do((free, play.frame))
    now = found(s, play.card)
    if now is not None and now.zone in ("limbo", "turned"):
        happen(s, about(s, "discard", play.card[0]))
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


# ── coming into play ────────────────────────────────────────────────────────────────────────────────────────────────


class Deploy(Effect):
    """A character that is played comes into play; then its player may place fate on it (L-5.4, L-8.5)."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        seat = f.seat if f.get("under") is None else f.get("under")
        how = ("present",) if f.get("where") == "present" else ()
        piece = f.get("this")[0]
        emit(s, frame, [about(s, "enter", piece, detail=(seat, *how))])
        s.do((ask_fate, f.seat, piece))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(living(s, THIS, f)) and not is_unique_there(s, f.seat, s.pieces[f.source].face, f.source)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "put this card into play and place fate on it"


@step("l5r.ask_fate")
def ask_fate(s: L5R, seat: int, piece: int) -> None:
    """Ask how much fate is placed on a character that was just played, from its player's pool (L-5.4); on one of the
    Shadowlands deck its reinforcement number from the bank (U-070)."""
    if s.pieces[piece].zone != "field" or forbidding(s, "be given fate when played", piece):
        return
    if not has_seat(s, seat):
        n = definition(s, piece).facts.reinforcement
        s.tell("reinforced", s.pieces[piece].face, n)
        if n:
            happen(s, about(s, "place", piece, n))
        return
    most = min(s.fate[seat], MOST_FATE)
    if most:
        options: list[RawOption] = [("place fate", (n,), ((place_fate, seat, piece, n),)) for n in range(most + 1)]
        s.ask(seat, ("fate?", piece), options, default=0)


@step("l5r.place_fate")
def place_fate(s: L5R, seat: int, piece: int, n: int) -> None:
    """Place fate on a character from the pool of who has played it (U-205)."""
    if n:
        happen(s, fate_by(seat, -n), about(s, "place", piece, n))


class AttachIt(Effect):
    """An attachment that is played is attached to what was chosen (part 15)."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        hosts = living(s, THAT, f)
        if hosts:
            detail = (*f.get("that"), f.seat)
            emit(s, frame, [about(s, "attach", f.get("this")[0], detail=detail)])

    def able(self, s: L5R, f: Frame) -> bool:
        hosts = living(s, THAT, f)
        if hosts and not has_seat(s, f.seat) and not in_the_conflict(s, hosts[0]):
            return False
        return bool(hosts) and can_bear(s, hosts[0], f.source, f.seat) and not is_taken(s, hosts[0], f.source)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"attach this card to {it}"


def is_taken(s: L5R, host: int, piece: int) -> bool:
    """Return whether a card bears an attachment beside which no other one of the Shadowlands can be played."""
    mine = definition(s, piece).clan == "shadowlands"
    return mine and any(has_keyword(s, p, "sole") for p in attachments(s, host))


def in_the_conflict(s: L5R, host: int) -> bool:
    """Return whether a card participates or is an attacked province: only there the Shadowlands deck attaches (U-123)."""
    now, there = conflict(s), s.pieces[host]
    return bool(there.count("present")) or (now is not None and there.zone == "provinces" and there.place in now.places)


def playable(s: L5R, seat: int, piece: int) -> bool:
    """Return whether a character or attachment can be played by a seat now, its fate paid (L-8.1, L-8.4, L-8.9)."""
    return can_play(s, seat, piece, definition(s, piece).plays)


def attachable(s: L5R, seat: int, piece: int) -> bool:
    """Return whether a character can be played by a seat as an attachment now (L-10.5)."""
    return can_play(s, seat, piece, definition(s, piece).also)


def can_play(s: L5R, seat: int, piece: int, plays: Plays | None) -> bool:
    """Return whether a card can be played by a seat in a way."""
    card, now = definition(s, piece), s.pieces[piece]
    if plays is None or card.cost is None or not s.game.may_use(s, plays, piece, now, seat):
        return False
    f = playing_frame(s, piece, seat)
    if plays.given is not None and not plays.given.holds(s, f):
        return False
    if isinstance(plays.does, AttachIt):
        hosts = legal_targets(plays, s, f, plays.targets[0], ())
        return any(price(s, piece, seat, at[0]) <= s.fate[seat] for at in hosts)
    return price(s, piece, seat) <= s.fate[seat] and does_something(plays, s, f, plays.targets)


def playing_frame(s: L5R, piece: int, seat: int) -> Frame:
    """Return the frame in which a card would be played."""
    return Frame(piece, seat, -1, bound_to(s.pieces[piece], piece))


@step("l5r.play")
def play(s: L5R, seat: int, piece: int) -> None:
    """Play a character or an attachment."""
    play_as(s, seat, piece, definition(s, piece).plays)


@step("l5r.attach")
def attach(s: L5R, seat: int, piece: int) -> None:
    """Play a character as an attachment."""
    play_as(s, seat, piece, definition(s, piece).also)


def play_as(s: L5R, seat: int, piece: int, plays: Plays) -> None:
    """Play a card in a way."""
    now = s.pieces[piece]
    use(s, Use(plays, now, piece, (now.face, -1), seat, bound_to(now, piece)))


# ── duplicates (L-8.8) ──────────────────────────────────────────────────────────────────────────────────────────────


def copies(s: L5R, seat: int, piece: int) -> list[int]:
    """Return the unique characters in play on which a copy of them can place 1 fate: one's own, and those of team-mates
    (L-8.8, U-232)."""
    card = definition(s, piece)
    if not card.unique or card.kind != "character":
        return []
    mates = members(s, team_of(s, seat))
    return [
        p
        for mate in mates
        for place in range(len(s.teams))
        for p in s.piles.get(("field", place), ())
        if s.game.speaks(s, p) == mate and definition(s, p).name == card.name
    ]


@step("l5r.discard_copy")
def discard_copy(s: L5R, seat: int, piece: int, on: int) -> None:
    """Discard a copy of a unique character to place 1 fate on it; a player action, no ability (L-8.8)."""
    s.tell("discards copy", seat, s.pieces[piece].face)
    happen(s, about(s, "discard", piece), about(s, "place", on, 1))
    s.do((refill,))


def limited_out(s: L5R, seat: int, piece: int) -> bool:
    """Return whether a limited card cannot be played because its player has played one in this round (part 16)."""
    return is_limited(s, piece) and used(s, ("limited", seat), "round") > 0
