"""What cards of the Shadowlands do: to each opponent, with their warlord, with provinces and discard piles (part 20)."""

from __future__ import annotations

from typing import Any, Literal

from coterie.games.l5r.atoms import fate_by, honor_by
from coterie.games.l5r.facts import (
    conflict,
    foes,
    is_broken,
    is_stronghold_province,
    lying_in,
    places_of,
    skill_in,
    team_of,
    the_deck,
)
from coterie.games.l5r.rules import cards
from coterie.games.l5r.rules.cards import away, leave_together
from coterie.games.l5r.rules.shadow.acting import ACTION
from coterie.games.l5r.state import L5R, Turn
from coterie.games.l5r.words.characters import could_be
from coterie.games.l5r.words.players import as_seat
from coterie.games.l5r.words.playing import play, playable
from coterie.kernel.chance import below
from coterie.kernel.events import about, happening, settling
from coterie.kernel.layers import GAIN
from coterie.kernel.pieces import Piece, Ref, attached_to, found, pile
from coterie.kernel.procedures import jump
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import Delayed, current, last
from coterie.kernel.steps import step
from coterie.words.amounts import Amount, Number, said, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, Cards, living
from coterie.words.cards.numbers import Bonus, Cannot, Sets
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter, Zones
from coterie.words.frames import Frame, bind
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice

# ── amounts, conditions, filters ────────────────────────────────────────────────────────────────────────────────────


class PerPlayer(Amount):
    """So much for each player who opposes the Shadowlands (U-037)."""

    each: int = 1

    def value(self, s: Any, f: Frame) -> int:
        return self.each * int(s.seats)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.each} per player"


class Outmatched(Condition):
    """Your side attacks and has more of a skill in the conflict than the other."""

    skill: Literal["military", "political"] = "military"

    def holds(self, s: Any, f: Frame) -> bool:
        now = conflict(s)
        if now is None or team_of(s, f.seat) != now.team:
            return False
        other = team_of(s, foes(s, f.seat)[0])
        return skill_in(s, now.team, self.skill) > skill_in(s, other, self.skill)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you attack with more {self.skill} skill"


class StandingProvince(Filter):
    """A province of yours that is not broken, face up or face down."""

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == "provinces" and row.owner == f.seat and not row.count("broken")

    def zones(self, s: Any) -> Zones:
        return frozenset(("provinces",))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "unbroken province of yours"


# ── each opponent ───────────────────────────────────────────────────────────────────────────────────────────────────


class EachFoeDoes(Effect):
    """Each opponent does something in player order: it makes the choices, and “you” is it there (U-065)."""

    does: Effect

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for foe in foes(s, f.seat):
            s.do((as_seat, frame, foe), (run, self.does, frame))
        s.do((as_seat, frame, f.seat))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self.does.able(s, Frame(f.source, foe, f.actor, f.bound)) for foe in foes(s, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"each opponent must {self.does.say(voice, it).replace('of yours', 'of theirs')}"


class OneOfEachFoe(Effect):
    """Choose a card of each opponent, “of yours” being theirs, and do something to it; you choose."""

    group: Cards
    does: Effect

    def run(self, s: L5R, frame: int) -> None:
        s.do(*[(one_of_foe, self, frame, foe) for foe in foes(s, s.rows[frame].seat)])

    def open_to(self, s: L5R, f: Frame, foe: int) -> list[Ref]:
        """Return what can be chosen of an opponent."""
        there = self.group.members(s, Frame(f.source, foe, f.actor, f.bound))
        return [at for at in there if self.does.able(s, f.bind("that", at))]

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self.open_to(s, f, foe) for foe in foes(s, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        chosen = self.group.one(voice, it).replace("of yours", "of that opponent")
        return f"for each opponent choose {chosen}; {self.does.say(voice, it)}"


@step("l5r.one_of_foe")
def one_of_foe(s: L5R, word: OneOfEachFoe, frame: int, foe: int) -> None:
    """Ask which card of an opponent is chosen."""
    f: Frame = s.rows[frame]
    there = word.open_to(s, f, foe)
    options: list[RawOption] = [("piece", (at,), ((bind, frame, "that", at), (run, word.does, frame))) for at in there]
    if options:
        s.ask(f.seat, ("choose", word), options)


class ControllerSelects(Effect):
    """Who controls a card selects one of several effects, which are yours."""

    modes: tuple[Effect, ...]
    whose: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = living(s, self.whose, f)
        if there:
            options: list[RawOption] = [
                ("mode", (mode,), ((run, mode, frame),)) for mode in self.modes if mode.able(s, f)
            ]
            if options:
                s.ask(s.game.speaks(s, there[0]), ("choose one",), options)

    def able(self, s: L5R, f: Frame) -> bool:
        return any(mode.able(s, f) for mode in self.modes)

    def say(self, voice: Voice, it: str = "it") -> str:
        modes = "; or ".join(mode.say(voice, it) for mode in self.modes)
        return f"who controls {self.whose.each(voice, it)} selects one: {modes}"


class ControllerLosesHonor(Effect):
    """Who controls a card loses honor."""

    amount: int = 1
    whose: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        emit(s, frame, [honor_by(s.game.speaks(s, p), -self.amount) for p in living(s, self.whose, f)])

    def able(self, s: L5R, f: Frame) -> bool:
        return any(s.honor[s.game.speaks(s, p)] > 0 for p in living(s, self.whose, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"who controls {self.whose.each(voice, it)} loses {self.amount} honor"


class TheirTurn(Effect):
    """Who controls a card does something: it makes the choices, and “you” is it there."""

    does: Effect
    whose: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = self.whose.members(s, f)
        if there:
            seat = s.game.speaks(s, there[0][0])
            s.do((as_seat, frame, seat), (run, self.does, frame), (as_seat, frame, f.seat))

    def able(self, s: L5R, f: Frame) -> bool:
        there = self.whose.members(s, f)
        return bool(there) and self.does.able(s, Frame(f.source, s.game.speaks(s, there[0][0]), f.actor, f.bound))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"let who controls {self.whose.each(voice, it)} {self.does.say(voice, it).replace('of yours', 'of theirs')}"
        )


class ClearProvinces(Effect):
    """Discard every card in the provinces of each opponent."""

    def _there(self, s: L5R, f: Frame) -> list[int]:
        return [p for foe in foes(s, f.seat) for place in places_of(s, foe) for p in lying_in(s, place)]

    def run(self, s: L5R, frame: int) -> None:
        emit(s, frame, away(s, self._there(s, s.rows[frame])))
        s.do((cards.refill,))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "discard every card in the provinces of each opponent"


class NewHands(Effect):
    """Each opponent discards its hand and draws as many cards."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for foe in foes(s, f.seat):
            hand = pile(s, "hand", foe)
            if hand:
                s.do(
                    (happening, *[about(s, "discard", p, source=f.source) for p in hand]), (cards.draw, foe, len(hand))
                )

    def able(self, s: L5R, f: Frame) -> bool:
        return any(pile(s, "hand", foe) for foe in foes(s, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "each opponent discards the whole hand and draws as many cards"


class Scavenge(Effect):
    """The topmost cards of all opponents' conflict decks leave the game, then each attachment of such a title that others
    control."""

    amount: int = 3

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        tops = [p for foe in foes(s, f.seat) for p in pile(s, "deck", foe)[: self.amount]]
        names = tuple(dict.fromkeys(s.game.faces[s.pieces[p].face].name for p in tops))
        emit(s, frame, [about(s, "return", p, detail=("gone",)) for p in tops])
        s.do((scavenge, frame, names))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(pile(s, "deck", foe) for foe in foes(s, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = f"take the {self.amount} topmost cards of every opponent's conflict deck out of the game"
        return f"{what}, and each attachment of the same title that you do not control"


@step("l5r.scavenge")
def scavenge(s: L5R, frame: int, names: tuple[str, ...]) -> None:
    """Remove attachments of some titles from the game."""
    f: Frame = s.rows[frame]
    there = [p for place in s.game.places(s, "attached") for p in pile(s, "attached", place)]
    same = [p for p in there if s.game.faces[s.pieces[p].face].name in names and s.game.speaks(s, p) != f.seat]
    emit(s, frame, leave_together(s, same, "discard", "gone", f.source))


# ── fate and discard piles ──────────────────────────────────────────────────────────────────────────────────────────


class FateFromPool(Effect):
    """Move fate from your pool onto cards, as much as there is."""

    amount: Number = 1
    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, self.what, f):
            n = min(value_of(s, self.amount, f), s.fate[f.seat])
            if n:
                emit(s, frame, [fate_by(f.seat, -n), about(s, "place", p, n)])

    def able(self, s: L5R, f: Frame) -> bool:
        return s.fate[f.seat] > 0 and any(could_be(s, "place", p, f.source) for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move up to {said(self.amount, voice, it)} fate from your pool onto {self.what.each(voice, it)}"


class OnDeck(Effect):
    """Put cards that are not in play on top of their owner's deck, or below it."""

    to: Literal["top", "bottom"] = "top"
    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        emit(s, frame, [about(s, "return", p, detail=(self.to,)) for p in living(s, self.what, f)])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"lay {self.what.each(voice, it)} {'on top of' if self.to == 'top' else 'below'} its owner's deck"


class Unbury(Effect):
    """Pay fate, as much as you can up to a number; put as many random cards of your dynasty discard pile below your deck."""

    most: int = 4

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = list(pile(s, "fallen", f.seat))
        n = min(self.most, s.fate[f.seat], len(there))
        chosen = [there.pop(below(s, len(there))) for _ in range(n)]
        emit(s, frame, [fate_by(f.seat, -n), *[about(s, "return", p, detail=("bottom",)) for p in chosen]])

    def able(self, s: L5R, f: Frame) -> bool:
        return s.fate[f.seat] > 0 and bool(pile(s, "fallen", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"pay up to {self.most} fate; put as many random cards of your dynasty discard pile below your dynasty deck, "
            "shuffled among themselves"
        )


class PlayAttachment(Effect):
    """Play an attachment from your discard pile."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        options: list[RawOption] = [("piece", ((p, s.pieces[p].life),), ((play, f.seat, p),)) for p in self._open(s, f)]
        if options:
            s.ask(f.seat, ("choose", self), options)

    def _open(self, s: L5R, f: Frame) -> list[int]:
        there = [p for p in pile(s, "discard", f.seat) if s.game.faces[s.pieces[p].face].kind == "attachment"]
        return [p for p in there if playable(s, f.seat, p)]

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._open(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "play an attachment from your conflict discard pile"


class Stitch(Effect):
    """For each opponent a random character of its discard piles is attached to this character, without text; its printed
    skills are added."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        this = f.get("this")
        for foe in foes(s, f.seat):
            there = self._of(s, foe)
            if there and found(s, this) is not None:
                p = there[below(s, len(there))]
                s.do((happening, about(s, "attach", p, detail=(*this, f.seat))), (stitched, this, p))

    def _of(self, s: L5R, foe: int) -> list[int]:
        piles = [*pile(s, "fallen", foe), *pile(s, "discard", foe)]
        return [p for p in piles if s.game.faces[s.pieces[p].face].kind == "character"]

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self._of(s, foe) for foe in foes(s, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            "a random character of each opponent's discard piles is attached to this card without text and adds its "
            "printed skills"
        )


@step("l5r.stitched")
def stitched(s: L5R, at: Ref, piece: int) -> None:
    """A character that is attached adds its printed skills for as long as it is."""
    now = s.pieces[piece]
    if now.zone != "attached" or found(s, at) is None:
        return
    stats = s.game.faces[now.face].stats
    for name in ("military", "political"):
        if stats[name]:
            last(s, at[0], GAIN, Bonus(name, stats[name], THIS), ("leaves", piece, now.life), now.face)


class Raise(Effect):
    """Put a character into play under your control, tainted and of the Shadowlands; it cannot leave play as long as this
    card is there, and is discarded as this card leaves."""

    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, self.what, f):
            emit(s, frame, [about(s, "enter", p, detail=(f.seat, "tainted"))])
            s.do((raised, f.get("this"), p))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(could_be(s, "enter", p, f.source, (f.seat, "tainted")) for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"put {self.what.each(voice, it)} into play tainted under your control as a Shadowlands character; it cannot "
            "leave play before this card does, and is discarded then"
        )


@step("l5r.raised")
def raised(s: L5R, this: Ref, piece: int) -> None:
    """A raised character is of the Shadowlands and stays as long as what has raised it."""
    now = s.pieces[piece]
    if now.zone != "field":
        return
    joins(s, piece)
    if found(s, this) is not None:
        last(s, piece, GAIN, Cannot("leave", THIS), ("leaves", *this), s.pieces[this[0]].face)
        s.new(Delayed(("leaves", *this), ((fall_again, (piece, now.life)),)))


@step("l5r.fall_again")
def fall_again(s: L5R, at: Ref) -> None:
    """What was raised is discarded."""
    if found(s, at) is not None:
        s.do((happening, *cards.leaving(s, at[0])))


def joins(s: L5R, piece: int) -> None:
    """Let a character be of the Shadowlands until it leaves play."""
    life = s.pieces[piece].life
    last(s, piece, GAIN, Sets("clan", "shadowlands", THIS), ("leaves", piece, life))


class Seize(Effect):
    """Take control of a character until it leaves play; it is of the Shadowlands then."""

    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, self.what, f):
            last(s, p, "control", f.seat, ("leaves", p, s.pieces[p].life))
            joins(s, p)
        settling(s)

    def able(self, s: L5R, f: Frame) -> bool:
        return any(s.game.speaks(s, p) != f.seat for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"take control of {self.what.each(voice, it)}; it is a Shadowlands character from now on"


# ── the conflict ────────────────────────────────────────────────────────────────────────────────────────────────────


class AnotherAction(Effect):
    """Take another action at once: the Shadowlands deck turns up one more card."""

    def run(self, s: L5R, frame: int) -> None:
        ACTION.begin(s, Turn((), ()))

    def able(self, s: L5R, f: Frame) -> bool:
        return f.seat == the_deck(s) and conflict(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "take another action"


class CloseWindow(Effect):
    """Both teams count as having passed: the conflict is resolved at once."""

    def run(self, s: L5R, frame: int) -> None:
        serial = current(s, "conflict")
        if serial:
            jump(s, serial, "3.2.3", keep=frame)

    def able(self, s: L5R, f: Frame) -> bool:
        now = conflict(s)
        return now is not None and not now.compared

    def say(self, voice: Voice, it: str = "it") -> str:
        return "end the actions of this conflict now"


class BreakAttacked(Effect):
    """Break each attacked province but stronghold provinces."""

    def _there(self, s: L5R) -> list[int]:
        now = conflict(s)
        attacked = [] if now is None else [at[0] for at in now.provinces if found(s, at) is not None]
        return [p for p in attacked if not is_broken(s, p) and not is_stronghold_province(s, p)]

    def run(self, s: L5R, frame: int) -> None:
        emit(s, frame, [about(s, "break", p, seat=s.rows[frame].seat) for p in self._there(s)])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "break each attacked non-stronghold province"


class PassOn(Effect):
    """Move all fate and attachments of a card to another."""

    source: Group
    to: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there, to = living(s, self.source, f), self.to.members(s, f)
        if not there or not to or found(s, to[0]) is None:
            return
        p = there[0]
        n = s.pieces[p].count("fate")
        events = [about(s, "remove", p, n, detail=to[0])] if n else []
        events += [about(s, "attach", a, detail=(*to[0], s.game.speaks(s, a))) for a in attached_to(s, p)]
        emit(s, frame, events)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(living(s, self.source, f)) and bool(living(s, self.to, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"hand {self.to.each(voice, it)} all fate and attachments of {self.source.each(voice, it)}"
