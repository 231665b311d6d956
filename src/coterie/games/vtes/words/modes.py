"""How a card is played: by whom, with which disciplines, in which window. And what cards in play can be used for.

A card has a mode for each printed paragraph. The words of its effect say in which windows it fits (`Timed`), so that a mode
need not: strikes are chosen, maneuvers made before, stealth added while a block is attempted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from coterie.games.vtes.facts import blood, definition, is_up, is_vampire, minions, ready_minions, spare_action
from coterie.games.vtes.rules.action_state import current_action
from coterie.games.vtes.rules.damage import victim_of
from coterie.games.vtes.rules.strikes import current_combat, fighters, side_of
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import discipline_name
from coterie.kernel.layers import Mark, is_printed, source_of
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Piece, Ref, pile, ref
from coterie.kernel.procedures import running
from coterie.words.cards.abilities import Ability, Act, bound_to
from coterie.words.cards.playing import Use, use
from coterie.words.conditions import Condition
from coterie.words.effects import Also, Effect, Then
from coterie.words.filters import ANYTHING, Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.standing import Standing
from coterie.words.voice import IT, Voice, an, filled, sentence
from coterie.words.word import Word

OPEN = ("A", "B", "C")  # the windows of an action in which modifiers and reactions are played
SORTS = ("action", "modifier", "reaction", "combat", "reflex", "master", "event")
Until = Literal["", "unlock", "discard", "action", "combat"]


class Timed(Effect):
    """An effect that says when cards with it are played.

    Attributes:
        WINDOWS: in these windows; () for all that its sort of card has.
    """

    SORT: ClassVar[bool] = True
    WINDOWS: ClassVar[tuple[str, ...]] = ()

    def apt(self, s: Any, f: Frame) -> bool:
        """Return whether, by what everybody knows, this is the time for it."""
        return True

    def able(self, s: Any, f: Frame) -> bool:
        return self.apt(s, f)


def timed(effect: Effect) -> Iterator[Timed]:
    """Yield the parts of an effect that say when it is played."""
    if isinstance(effect, Timed):
        yield effect
    elif isinstance(effect, Then | Also):
        for part in effect.effects:
            yield from timed(part)


def is_apt(effect: Effect, s: Any, f: Frame) -> bool:
    """Return whether this is the time for an effect, by what everybody knows: for all of its parts, or any."""
    if isinstance(effect, Timed):
        return effect.apt(s, f)
    if isinstance(effect, Then):
        return all(is_apt(part, s, f) for part in effect.effects)
    return not isinstance(effect, Also) or any(is_apt(part, s, f) for part in effect.effects)


class Ransom(Word):
    """A Methuselah can cancel the card as it is played, for a price; what the card costs is paid all the same (VR-4.4).

    Attributes:
        who: the Methuselah.
        cost: what it gives.
    """

    who: Group
    cost: Effect

    def say(self, voice: Voice, it: str = "it") -> str:
        cost = self.cost.say(voice, it).replace("your hand", "their hand")
        return f"as it is played, {self.who.each(voice, it)} may {cost} to cancel it"


class Mode(Ability, kw_only=True):
    """One way to play a card.

    Attributes:
        does: what it does.
        sort: what sort of card it is played as.
        needs: codes of disciplines that the minion must have, in capitals for the superior level (V-020 to V-022).
        when: the windows that it fits in; () leaves that to its effect.
        who: which minions can play it: one that would act, react or fight as usual, only a locked one, another one than the
            acting minion or the one of yours in combat, one that is in no combat (bystander), or only if some filter holds.
        blood, pool: what it costs.
        x: X is chosen and costs that much blood or pool besides.
        once: only once in a combat, a round, an action by the same minion.
        alone: only one of its name in an action or a game, one at this level in a combat or a turn, for all players together;
            or one in a game for each player.
        also: what is done as its action is announced.
        xs: what X can be.
        ransom: for what somebody can cancel it as it is played.
    """

    does: Effect
    sort: str = "action"
    needs: tuple[str, ...] = ()
    when: tuple[str, ...] = ()
    who: Literal["", "locked", "other", "bystander"] = ""
    of: Filter = ANYTHING
    blood: int = 0
    pool: int = 0
    x: Literal["", "blood", "pool"] = ""
    stealth: int = -1
    once: Literal["", "round", "combat", "action", "turn", "unlock"] = ""
    alone: tuple[Literal["action", "combat", "turn", "game", "game for you"], ...] = ()
    also: Effect | None = None
    xs: tuple[int, int] = (0, 9)
    ransom: Ransom | None = None
    where: str = "hand"

    def effect(self) -> Effect:
        return self.does

    @property
    def windows(self) -> tuple[str, ...]:
        """The windows that it fits in."""
        if self.when:
            return self.when
        for part in timed(self.does):
            if part.WINDOWS:
                return part.WINDOWS
        if self.sort in ("modifier", "reaction"):
            return OPEN
        if self.sort == "action" and getattr(self.does, "ACTION", "") == "hunt":
            return ("minion", "hunting")  # the second for those who must hunt (VR-6.2)
        return {"action": ("minion",), "event": ("discard",)}.get(self.sort, (self.sort,))

    def apt(self, s: Vtes, f: Frame) -> bool:
        """Return whether this is the time for it, by what everybody knows."""
        if self.given is not None and self.given.public(s) and not self.given.holds(s, f):
            return False
        return is_apt(self.does, s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        what = self.does if self.also is None else self.also >> self.does
        told = what.say(voice, IT if self.targets else "it")
        does = self.framed(voice, self.said(voice, told.lstrip(",; ").removeprefix("then ")))
        return (does + self.conditions(voice)).strip()

    def conditions(self, voice: Voice) -> str:
        """Return who can play it and how often, as a clause in brackets."""
        found = []
        if self.who == "locked":
            found.append("only by a locked minion")
        if self.who == "other":
            fights = self.sort == "combat"
            found.append(
                f"only by {'a ready minion that does not fight' if fights else 'another minion than the acting one'}"
            )
        if self.who == "bystander":
            found.append("only by a ready minion that does not fight")
        if self.of is not ANYTHING:
            found.append(f"only by {described(self.of, voice.noun('minion'), voice).a()}")
        if self.stealth >= 0:
            found.append(f"+{self.stealth} stealth")
        found += [WHEN[window] for window in self.when if len(self.when) == 1]
        if self.x:
            found.append(f"X is the {self.x} that you burn for it")
        if self.once:
            found.append(f"once each {self.once} for a minion")
        found += [f"only one {'so ' if span == 'combat' else ''}in {an(span)}" for span in self.alone]
        if self.xs != (0, 9):
            found.append(f"X is {self.xs[0]} to {self.xs[1]}")
        if self.ransom is not None:
            found.append(self.ransom.say(voice))
        return f" ({'; '.join(found)})" if found else ""

    def price(self) -> str:
        """Return what it costs, for a card whose ways do not all cost the same: “for 1 blood, ”."""
        costs = [f"{n} {coin}" for coin, n in (("blood", self.blood), ("pool", self.pool)) if n]
        return f"for {' and '.join(costs)}, " if costs else ""

    @property
    def level(self) -> str:
        """What it needs, for people: “superior Dominate”."""
        return " and ".join(discipline_name(need) for need in self.needs)

    def heading(self, *, several: bool) -> str:
        """Return what it needs and, for a card of several sorts, as what it is played: “Celerity, as a reaction: ”."""
        sort = f"as {'an' if self.sort == 'action' else 'a'} {self.sort}" if several else ""
        found = ", ".join(
            [part for part in (self.level, f"{sort} card" if self.sort == "combat" and sort else sort) if part]
        )
        return f"{found}: " if found else ""


WHEN = {
    "after": "after the action", "going on": "after a blocked action",
    "blocked": "before the block resolves", "B": "while a block is attempted",
    "announced": "as the action is announced",
    "poll": "while votes are cast", "played": "as that card is played", "C": "after blocks are declined",
    "before range": "before the range is determined", "before strikes": "before strikes are chosen",
    "end of round": "at the end of a round", "torpor": "as a vampire is going to torpor",
    "strike": "as a strike is chosen", "additional": "after the first strikes", "strikes chosen": "once strikes are chosen",
    "succeeding": "as the action would succeed",
}  # fmt: skip


class Modes(Ability, kw_only=True):
    """All ways to play a card. Its player says which once it has been shown.

    Attributes:
        ways: the ways.
        told: how many of them its text tells, where the others put those together; 0 for all.
    """

    ways: tuple[Mode, ...]
    told: int = 0
    where: str = "hand"

    @property
    def asks_first(self) -> bool:
        return True

    def effect(self) -> Effect:
        return self.ways[0].does

    def usable(self, s: Any, row: Piece, mark: Mark, f: Frame) -> bool:
        return any(way.usable(s, row, mark, f) for way in self.ways)

    def say(self, voice: Voice, it: str = "it") -> str:
        several = len({way.sort for way in self.ways}) > 1
        dear = len({(way.blood, way.pool) for way in self.ways}) > 1
        told = [
            way.heading(several=several) + (way.price() if dear else "") + way.say(voice)
            for way in self.ways[: self.told or None]
        ]
        told += ["several of these Disciplines can be used for it at the same time"] if self.told else []
        return " ".join(sentence(text) for text in told if text)


# ── who could play ──────────────────────────────────────────────────────────────────────────────────────────────────


def candidates(s: Vtes, seat: int, window: str, mode: Mode) -> list[int]:
    """Return the minions of a seat that could play such a card in a window, (-1,) for cards that no minion plays.

    An action card modifies no other action (V-117); modifiers are for the acting minion, or for another one of its
    controller (V-139); a reaction locks nobody (V-143).
    """
    if mode.sort in ("master", "event"):
        return [-1]
    if mode.who == "bystander":
        fight = current_combat(s)
        return [] if fight is None else [p for p in ready_minions(s, seat) if side_of(s, fight, p) < 0]
    if mode.sort == "combat":
        fighting = combatants(s, seat, window)
        return (
            [p for p in ready_minions(s, seat) if p not in fighting] if mode.who == "other" and fighting else fighting
        )
    if mode.sort == "reflex":
        return list(minions(s, seat))  # locked ones as well (V-144)
    now = current_action(s)
    if mode.sort == "reaction" and now is None and window == "played":
        return _reacting(s, seat, mode) if announcing(s) not in (-1, seat) else []
    if window == "hunting":
        return [p for p in ready_minions(s, seat) if s.pieces[p].ready and is_vampire(s, p) and not blood(s, p)]
    if mode.sort == "action":
        return [p for p in ready_minions(s, seat) if now is None and (s.pieces[p].ready or spare_action(s, p))]
    if now is None:
        return []
    if mode.sort == "modifier":
        if seat != now.seat:
            return []
        others = mode.who == "other"
        return [p for p in ready_minions(s, seat) if (p != now.actor[0]) == others] or _torpid_actor(s, now, others)
    return [] if seat == now.seat else _reacting(s, seat, mode)


def _reacting(s: Vtes, seat: int, mode: Mode) -> list[int]:
    """Return the minions of a seat that can react: unlocked or awake ones, or only locked ones (V-141)."""
    if mode.who == "locked":
        return [p for p in ready_minions(s, seat) if not s.pieces[p].ready]
    return [p for p in ready_minions(s, seat) if is_up(s, p)]


def announcing(s: Vtes) -> int:
    """Return the seat that is playing an action card, -1 if none is: its action has not begun yet (VR-4.3)."""
    plays = [now.data for _, procedure, now in running(s) if procedure.name == "vtes.play"]
    found = [play.seat for play in plays if getattr(play.ability, "sort", "") == "action"]
    return found[-1] if found else -1


def _torpid_actor(s: Vtes, now: Any, others: bool) -> list[int]:
    """Return a vampire that acts from torpor; it may play modifiers (VR-8.5)."""
    return [now.actor[0]] if now.kind == "leave torpor" and not others else []


def combatants(s: Vtes, seat: int, window: str) -> list[int]:
    """Return the combatant of a seat that can play a combat card in a window."""
    now = current_combat(s)
    if now is None:
        return []
    mine = [at[0] for at in fighters(now) if s.pieces[at[0]].life == at[1] and s.game.speaks(s, at[0]) == seat]
    if window == "damage":
        return [p for p in mine if p == victim_of(s)]
    if window in ("range", "press", "strike"):
        return [p for p in mine if side_of(s, now, p) == now.turn]
    return mine


def engaged(s: Vtes, seat: int, window: str) -> int:
    """Return the minion of a seat that fights or, outside of combat, acts or attempts to block; -1 for none."""
    if current_combat(s) is not None:
        return next(iter(combatants(s, seat, window)), -1)
    now = current_action(s)
    if now is None:
        return -1
    there = [at[0] for at in (now.actor, now.blocker) if at[0] >= 0 and s.pieces[at[0]].life == at[1]]
    return next((p for p in there if s.game.speaks(s, p) == seat), -1)


# ── cards in play ───────────────────────────────────────────────────────────────────────────────────────────────────


class Can(Act):
    """Something that the Methuselah of a card in play can use in some window; it is no playing of a card (VR-4.5), and
    also one in torpor can use what asks for nothing else (C-087).

    What it costs is paid by that Methuselah: from its own hand, with the Edge that it holds (V-064 to V-066).

    Attributes:
        when: the windows.
        fighting: the minion of the card must be in the combat, on the side whose decision it is.
        taking: it must be the acting minion.
        bearers: the controller of its bearer uses it, not its own.
        anybodys: every Methuselah can use it.
        role: whose moment it must be: that of its own minion in combat, as the acting or a reacting one; “mine” stands for
            whichever minion of yours fights, acts or blocks, and “this minion” is that one then.
    """

    when: tuple[str, ...] = ()
    bearers: bool = False
    anybodys: bool = False
    role: Literal["", "fighting", "acting", "reacting", "mine"] = ""

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return tuple([("used", window) for window in self.when])

    def could_be(self, s: Vtes, piece: int, seat: int, window: str) -> bool:
        """Return whether it hangs on a hand that nobody else sees, so that its seat is asked whenever it holds a card."""
        if window not in self.when or self.open(s) or not pile(s, "hand", seat):
            return False
        names = self._names(s, piece, seat, window, None)
        return names is not None and is_apt(self.does, s, Frame(piece, seat, -1, names))

    def _names(
        self, s: Vtes, piece: int, seat: int, window: str, mark: Mark | None
    ) -> tuple[tuple[str, Any], ...] | None:
        """Return what its frame binds, with the card that has given it; None where it wants a minion and there is none."""
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
        f = Frame(piece, seat, -1, names)
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
        return does if self.cost is None else f"{self.cost.say(voice)}: {does}"

    def say(self, voice: Voice, it: str = "it") -> str:
        does = self.does.say(voice, IT if self.targets else it).removeprefix("you may ")
        does = self.said(voice, f"get {does}" if does[:1] in "+123456789" else does)
        whose = "in its controller's" if self.bearers else "in their own" if self.anybodys else "in your"
        when = CAN.get(self.when[0] if self.when else "", "").replace("in your", whose)
        if len(self.when) > 4:
            when = "nearly always, "
        if self.role == "mine":
            when = (
                f"{'in combat, ' if when == 'in combat, ' else ''}for a minion of yours that fights, acts or blocks, "
            )
        given = f"if {self.given.say(voice)}, " if self.given is not None else ""
        limit = f" ({self.limit.say(voice)})" if self.limit is not None else ""
        who = "the controller of its bearer" if self.bearers else "any Methuselah" if self.anybodys else "you"
        return f"{when}{given}{who} may {does}{limit}"


CAN = {
    "unlock": "in your unlock phase, ", "any unlock": "in any unlock phase, ", "in master phase": "in your phase for masters, ",
    "influence": "in your influence phase, ",
    "poll": "while votes are cast, ", "after": "after an action, ", "strike": "as its strike, ", "range": "in combat, ",
    "press": "in combat, ", "damage": "in combat, ", "announced": "as an action is announced, ",
    "before range": "before the range is determined, ", "minion": "in your phase for actions, ",
    "before strikes": "before strikes are chosen, ", "end of round": "at the end of a round, ",
    "blocked": "before the block resolves, ", "played": "as a card is played, ",
    "in discard phase": "in your phase for discards, ", "B": "during an action, ", "A": "during an action, ",
}  # fmt: skip


def is_spared(s: Vtes, f: Frame, at: Any, needs: tuple[str, ...]) -> bool:
    """Return whether a card may not be the target of an action: of others, of some minions, or of one that asks for some
    disciplines."""
    if not (isinstance(at, tuple) and isinstance(at[0], int)) or s.game.speaks(s, at[0]) == f.seat:
        return False
    verbs = ["be aimed at", *[f"be aimed at with {need.lower()}" for need in needs]]
    actor = f.get("actor")
    return any(forbidding(s, verb, at[0], None if actor is None else actor[0]) for verb in verbs)


class CanAct(Standing):
    """An action that a card in play gives to minions: to its bearer, or to any of whom a filter holds (VR-6.3, VR-4.6).

    Attributes:
        does: what the action does.
        at: what it is aimed at, picked as it is announced and bound as “that”.
        who, of: which minions can take it.
        stealth, blood, pool: what it gives and costs. coin: how that is said: allies have life instead of blood.
        given: what must hold.
        also: what is done as it is announced.
        once: only once in a turn, for all minions together.
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

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("used", "minion"),)

    def effect(self) -> Effect:
        """Return what the action does."""
        return self.does

    def aims_for(self, s: Vtes, piece: int, minion: int) -> list[Ref]:
        """Return what a minion could aim it at now."""
        seat = s.game.speaks(s, minion)
        f = Frame(piece, seat, -1, (*bound_to(s.pieces[piece], piece), ("actor", ref(s, minion))))
        there = () if self.at is None else self.at.members(s, f)
        return [at for at in there if not is_spared(s, f, at, ()) and self.does.able(s, f.bind("that", at))]

    def directed(self, s: Vtes, piece: int, minion: int) -> bool:
        """Return whether it would be directed at another Methuselah, if it is aimed at nothing that is picked."""
        aims = getattr(self.does, "aims", None)
        seat = s.game.speaks(s, minion)
        f = Frame(piece, seat, -1, (*bound_to(s.pieces[piece], piece), ("actor", ref(s, minion))))
        return aims is not None and any(at != seat for at in aims(s, f))

    def open_to(self, s: Vtes, piece: int, minion: int) -> bool:
        """Return whether a minion can take it now."""
        row = s.pieces[piece]
        seat = s.game.speaks(s, minion)
        f = Frame(piece, seat, -1, (*bound_to(row, piece), ("actor", ref(s, minion))))
        mine = (definition(s, piece).minion and minion == piece) or row.host == minion
        if (self.who == "bearer" and not mine) or (self.who == "others" and mine):
            return False
        if self.who == "controlled" and s.game.speaks(s, piece) != seat:
            return False
        if self.who == "foes" and s.game.speaks(s, piece) == seat:
            return False
        if not self.of.holds(s, f, minion, s.pieces[minion]):
            return False
        if self.given is not None and not self.given.holds(s, f):
            return False
        return self.does.able(s, f) if self.at is None else bool(self.aims_for(s, piece, minion))

    def say(self, voice: Voice, it: str = "it") -> str:
        who = {"bearer": "this minion", "anybody": described(self.of, voice.noun("minion"), voice).a(),
               "others": f"another {described(self.of, voice.noun('minion'), voice).one}",
               "foes": f"{described(self.of, voice.noun('minion'), voice).a()} of another Methuselah",
               "controlled": f"{described(self.of, voice.noun('minion'), voice).a()} of yours"}[self.who]  # fmt: skip
        stealth = f" ({self.stealth:+d} stealth)".replace("-", "−") if self.stealth else ""
        what = self.does if self.also is None else self.also >> self.does
        does = what.say(voice, it if self.at is None else IT)
        if self.at is not None:
            whom = self.at.one(voice, it)
            does = filled(does, whom) if IT in does else f"choose {whom}; {does}"
        costs = [f"{n} {name}" for n, name in ((self.blood, self.coin), (self.pool, "pool")) if n]
        cost = f" for {' and '.join(costs)}" if costs else ""
        given = f"if {self.given.say(voice, it)}, " if self.given is not None else ""
        once = " (only once in a turn)" if self.once else ""
        return f"{given}{who} can act{cost}: {does}{stealth}{once}"
