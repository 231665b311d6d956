"""What cards in play can be used for: in the windows of the game, and as actions of minions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from coterie.games.vtes.facts import definition, is_up
from coterie.games.vtes.rules.action_state import current_action
from coterie.games.vtes.rules.out_of_turn import WINDOW
from coterie.games.vtes.rules.slaves import takes_no_directed
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.aiming import aim_tax
from coterie.games.vtes.words.timed import is_apt
from coterie.games.vtes.words.users import combatants, engaged
from coterie.kernel.layers import Mark, is_printed, source_of
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Piece, pile, ref
from coterie.words.cards.abilities import Act, Limit
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import MINE
from coterie.words.cards.playing import Use, use
from coterie.words.conditions import Condition, in_both
from coterie.words.effects import Effect
from coterie.words.filters import ANYTHING, Filter, described
from coterie.words.frames import Frame, bound_to
from coterie.words.groups import Group
from coterie.words.sentences import allowed, filled
from coterie.words.standing import Standing
from coterie.words.voice import IT, Voice, as_theirs
from coterie.words.word import walk

ANY_POLL = ("poll", "blood hunt")  # in the referendums of political actions and in blood hunts (VR-7.4)
# What can be done “during” something can be done once during each (VR-4.6).
ONCE_AN_ACTION, ONCE_A_REFERENDUM = Limit("action"), Limit("referendum")


class Can(Act):
    """Something that the controller of a card in play can use in some window, which is not playing a card (VR-4.5), and
    also one in torpor can use what asks for nothing else (C-087).

    What it costs is paid by that Methuselah: from its own hand, with the Edge that it holds (V-064 to V-066).

    Attributes:
        when: the windows.
        bearers: the controller of its bearer uses it, not its own.
        anybodys: every Methuselah can use it.
        role: whose moment it must be: that of its own minion in combat, on the side whose decision it is, as the acting or a
            reacting one; “mine” stands for whichever minion of yours fights, acts or blocks, and “this minion” is that one
            then.
    """

    when: tuple[str, ...] = ()
    bearers: bool = False
    anybodys: bool = False
    role: Literal["", "fighting", "acting", "reacting", "mine"] = ""

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return tuple([("used", window) for window in self.when])

    def could_be(self, s: Vtes, piece: int, mark: Mark, seat: int, window: str) -> bool:
        """Return whether it depends on a hand that nobody else sees, so that its seat is asked whenever it holds a card."""
        if window not in self.when or self.open(s) or not pile(s, "hand", seat):
            return False
        names = self._names(s, piece, seat, window, mark)
        if names is None:
            return False
        f = Frame(piece, seat, bound=names)
        if self.limit is not None and self.used(s, s.pieces[piece], mark, f) >= self.limit.times:
            return False
        return is_apt(self.does, s, f)

    def _names(
        self, s: Vtes, piece: int, seat: int, window: str, mark: Mark | None
    ) -> tuple[tuple[str, Any], ...] | None:
        """Return what its frame binds, including the card that gave it; None if it wants a minion and there is none."""
        names: tuple[tuple[str, Any], ...] = bound_to(s.pieces[piece], piece)
        if mark is not None and not is_printed(mark):
            names = (*names, ("given by", source_of(s, s.pieces[piece], mark)))
        host = s.pieces[piece].host
        if self.role not in ("", "mine") and host >= 0:
            return (*names, ("actor", ref(s, host)))  # also once the card is burned for it
        if self.role != "mine":
            return names
        minion = engaged(s, seat, window)
        return None if minion < 0 else (*names, ("actor", ref(s, minion)))

    def take(self, s: Any, piece: int, mark: Mark, seat: int) -> None:
        """Put it on the list."""
        names = self._names(s, piece, seat, "", mark)
        if names is not None:
            use(s, Use(self, s.pieces[piece], piece, mark, seat, names))

    def offered_in(self, s: Vtes, piece: int, mark: Mark, seat: int, window: str) -> bool:
        """Return whether a seat could use it now in a window."""
        row: Piece = s.pieces[piece]
        names = self._names(s, piece, seat, window, mark)
        if names is None:
            return False
        f = Frame(piece, seat, bound=names)
        minion = piece if definition(s, piece).minion else row.host
        if self.role == "fighting" and minion not in combatants(s, seat, window):
            return False
        now = current_action(s)
        if self.role == "acting" and (now is None or now.actor[0] != minion):
            return False
        if self.role == "reacting" and (now is None or now.seat == seat or not is_up(s, minion)):
            return False
        return is_apt(self.does, s, f) and self.usable(s, row, mark, f)

    def priced(self, voice: Voice, does: str) -> str:
        if isinstance(self.cost, Bow) and not self.called_in_clause:
            return f"{self.cost.say(voice)}: {does}"
        return super().priced(voice, does)

    def say(self, voice: Voice, it: str = "it") -> str:
        moment, inside, left = self._moment(voice)
        does = self.does.say(inside.asked, IT if self.targets else it).removeprefix("you may ")
        does = self.said(inside, gained(does, inside))
        if self.anybodys:
            does = as_theirs(does)
        if self.called_in_clause and moment:  # the clause of the moment has named the minion
            does = does.replace(self.called_in_clause, "it", 1)
        if left is not None:
            moment += f"{left.clause(inside)}, "
        limit = f" ({self.limit.say(voice)})" if self.limit is not None else ""
        who = f"{voice.bearer}'s controller" if self.bearers else "any Methuselah" if self.anybodys else "you"
        if does.startswith("strike") and self.role == "fighting" and not self.bearers:
            who = f"in combat, {inside.place('me')}"
            foe = about_minion([left] if left is not None else [], "the opposing minion")
            if foe is not None:
                moment, who = "", who.replace(",", f" with {described(foe.which, voice.noun('minion'), voice).a()},", 1)
        return f"{moment}{who} may {does}{limit}"

    @property
    def called_in_clause(self) -> str:
        """What the minion is called that the clause of the moment names, "" where it names none."""
        if not self.when or self.when[0] not in DURING or len(self.when) > 4 or self.given is None:
            return ""
        named = about_minion(list(in_both(self.given)), *NAMED)
        return str(getattr(named, "SUBJECT", ""))

    def _moment(self, voice: Voice) -> tuple[str, Voice, Condition | None]:
        """Return the clause that says when it can be used, the voice of the rest, and what remains of its condition."""
        left = list(in_both(self.given)) if self.given is not None else []
        moment, inside = self._clause(voice, left)
        whose = "their" if self.bearers else "their own" if self.anybodys else "your"
        turn: Any = next((each for each in left if getattr(each, "IS_TURN", False)), None) if "your" in moment else None
        if turn is not None:
            left.remove(turn)
            whose = f"{turn.who.each(voice)}'s"
        given: Condition | None = None
        for each in left:
            given = each if given is None else given & each
        return f"{moment.replace('your', whose)}, " if moment else "", inside, given

    def _clause(self, voice: Voice, left: list[Condition]) -> tuple[str, Voice]:
        """Return the clause of the moment and the voice of what follows; the condition that it tells is taken out of a list."""
        first = self.when[0] if self.when else ""
        moment = CAN.get(first, "")
        if len(self.when) > 4:
            return "at almost any time" if "A" in self.when else "in your turn", voice
        if self.role == "fighting" and len(self.when) > 2:
            return "in combat", voice
        if self.when == ANY_POLL:
            return "while votes are cast", voice
        if self.role == "acting" and first in ITS_ACTION:
            return ITS_ACTION[first].format(voice.place("me")), voice
        if first in DURING:
            return self._while(voice, left) or moment, voice
        if self.role == "mine":
            kind = about_minion(left, "this minion")
            if kind is not None:
                left.remove(kind)
            which = MINE if kind is None else kind.which & MINE
            fights = f"while {described(which, voice.noun('minion'), voice).a()} is in combat"
            inside = replace(voice, places={**voice.places, "me": "that minion"})
            return f"{moment} {fights}" if first.startswith("before") else fights, inside
        return moment, voice

    def _while(self, voice: Voice, left: list[Condition]) -> str:
        """Return the clause for a moment within something that a minion does, "" if nothing names one; see `_clause`."""
        named = about_minion(left, *(NAMED[:1] if self.role == "acting" else NAMED))
        if named is not None:
            left.remove(named)
            which = named.which & MINE if self.role == "mine" else named.which
            clause = str(type(named)(which).clause(voice, word="while"))
            return f"{clause} {voice.place('me')}" if self.role == "acting" else clause
        return f"while {voice.place('me')} is acting" if self.role == "acting" else ""


def about_minion(conditions: list[Condition], *subjects: str) -> Any:
    """Return the first condition about one of the minions involved in a moment, or None."""
    for subject in subjects:
        for each in conditions:
            if getattr(each, "SUBJECT", "") == subject:
                return each
    return None


def gained(text: str, voice: Voice) -> str:
    """Return a gain in the words of a deed: “give the acting minion +1 stealth”."""
    if not text.startswith(("+", "1 ", "2 ")):
        return text
    who = voice.place("me") if "intercept" in text else "the acting minion"
    return f"give {who} {text}" if text.startswith("+") else f"get {text}"


NAMED = ("the blocking minion", "the acting minion")
DURING = ("A", "B", "C")  # the windows of an action
ITS_ACTION = {
    "after": "after an action of {}", "announced": "as {} announces an action",
    "blocked": "before a block of {} resolves",
}  # fmt: skip
CAN = {
    "unlock": "in your unlock phase", "any unlock": "in any unlock phase",
    WINDOW: "in another Methuselah's minion phase",
    "in master phase": "in your master phase", "influence": "in your influence phase",
    "poll": "while votes on a political action are cast",
    "after": "after an action", "range": "in combat", "press": "in combat", "damage": "in combat",
    "announced": "as an action is announced", "before range": "before range is determined",
    "minion": "in your minion phase", "before strikes": "before strikes are chosen",
    "succeeding": "as an action would succeed",
    "end of round": "at the end of a round", "blocked": "before the block resolves", "played": "as a card is played",
    "in discard phase": "in your discard phase", "B": "during an action", "A": "during an action",
    "C": "during an action",
}  # fmt: skip


def is_spared(s: Vtes, f: Frame, at: Any, needs: tuple[str, ...], does: Effect | None = None, pool: int = 0) -> bool:
    """Return whether a card may not be the target of an action: of others, of some minions, of a slave without a master, of one
    that asks for some disciplines, of one that is to enter combat with it, or of one that costs so much pool and more for its
    target than there is."""
    if not (isinstance(at, tuple) and isinstance(at[0], int)) or s.game.speaks(s, at[0]) == f.seat:
        return False
    actor = f.get("actor")
    by = None if actor is None else actor[0]
    if (by is not None and takes_no_directed(s, by)) or pool + aim_tax(s, f.seat, at) > s.pool[f.seat]:
        return True
    if any(
        forbidding(s, verb, at[0], by) for verb in ("be aimed at", *[f"be aimed at with {n.lower()}" for n in needs])
    ):
        return True
    if does is None or not forbidding(s, "attack", at[0], by):
        return False
    return any(getattr(word, "ATTACKS", False) for word in walk(does))


class CanAct(Standing):
    """An action that a card in play gives to minions: to its bearer, or to any that matches a filter (VR-6.3, VR-4.6).

    Attributes:
        does: what the action does.
        at: the card or the Methuselah that it is aimed at, picked as it is announced and bound as “that”.
        who, of: which minions can take it.
        stealth, blood, pool: what it gives and costs. coin: how that is said: allies have life instead of blood.
        given: what must hold.
        also: what is done as it is announced.
        once: only once in a turn, for all minions together.
        same: it is the action that stands before it on the card, with other targets: no minion takes both in a turn (VR-6.3).
    """

    does: Effect
    who: Literal["bearer", "anybody", "others", "controlled", "foes"] = "bearer"
    of: Filter = ANYTHING
    stealth: int = 0
    blood: int = 0
    pool: int = 0
    given: Condition | None = None
    at: Group | None = None
    also: Effect | None = None
    once: bool = False
    coin: Literal["blood", "life"] = "blood"
    same: bool = False

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("used", "minion"),)

    def effect(self) -> Effect:
        """Return what the action does."""
        return self.does

    def _frame(self, s: Vtes, piece: int, minion: int) -> Frame:
        """Return the frame in which a minion would take it, for the Methuselah of that minion."""
        return Frame(
            piece, s.game.speaks(s, minion), bound=(*bound_to(s.pieces[piece], piece), ("actor", ref(s, minion)))
        )

    @property
    def at_seat(self) -> bool:
        """Whether it is aimed at a Methuselah, and not at a card."""
        return self.at is not None and self.at.KIND == "seat"

    def aims_for(self, s: Vtes, piece: int, minion: int) -> list[Any]:
        """Return what a minion could aim it at now: cards with their lives, or seats."""
        f = self._frame(s, piece, minion)
        there = () if self.at is None else self.at.members(s, f)
        spared = () if self.at_seat else [at for at in there if is_spared(s, f, at, (), self.does, self.pool)]
        return [at for at in there if at not in spared and self.does.able(s, f.bind("that", at))]

    def directed(self, s: Vtes, piece: int, minion: int) -> bool:
        """Return whether it would be directed at another Methuselah when no target is picked."""
        aims, f = getattr(self.does, "aims", None), self._frame(s, piece, minion)
        return aims is not None and any(at != f.seat for at in aims(s, f))

    def open_to(self, s: Vtes, piece: int, minion: int) -> bool:
        """Return whether a minion can take it now."""
        f = self._frame(s, piece, minion)
        mine = minion == piece or s.pieces[piece].host == minion
        if (self.who == "bearer" and not mine) or (self.who == "others" and mine):
            return False
        if self.who == "controlled" and s.game.speaks(s, piece) != f.seat:
            return False
        if self.who == "foes" and s.game.speaks(s, piece) == f.seat:
            return False
        if not self.of.holds(s, f, minion, s.pieces[minion]):
            return False
        if self.given is not None and not self.given.holds(s, f):
            return False
        return self.does.able(s, f) if self.at is None else bool(self.aims_for(s, piece, minion))

    def say(self, voice: Voice, it: str = "it") -> str:
        kind = described(self.of, voice.noun("minion"), voice)
        who = {
            "bearer": voice.place("me"),
            "anybody": kind.a(),
            "others": f"another {kind.one}",
            "foes": f"another Methuselah's {kind.one}",
            "controlled": f"{kind.a()} {voice.controls('mine')}",
        }[self.who]
        sort = f" at {self.stealth:+d} stealth".replace("-", "−") if self.stealth else ""
        what = self.does if self.also is None else self.also >> self.does
        does = what.say(voice.asked, it if self.at is None else IT)
        if self.at is not None:
            whom = self.at.one(voice, it)
            does = filled(does, whom) if IT in does else f"choose {whom}; {does}"
        does = allowed(does).removeprefix("you may ")
        costs = [f"{n} {name}" for n, name in ((self.blood, self.coin), (self.pool, "pool")) if n]
        cost = f" for {' and '.join(costs)}" if costs else ""
        given = f"{self.given.clause(voice, it)}, " if self.given is not None else ""
        if self.who == "bearer" and self.of != ANYTHING:
            given = f"if {who} is {kind.a()}, {given.replace('if ', 'and ', 1)}"
        once = " (only once in a turn)" if self.once else ""
        an = "as the same action" if self.same else "as an action"
        can = "can" if self.also is None else "may"
        return f"{given}{an}{sort}{cost}, {who} {can} {does}{once}"
