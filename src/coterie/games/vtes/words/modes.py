"""How a card is played: by whom, with which disciplines, in which window.

A card has a mode for each printed paragraph. The words of its effect say in which windows it fits (`timed.Timed`), so that a
mode need not: strikes are chosen, maneuvers made before, stealth added while a block is attempted.
"""

from __future__ import annotations

from typing import Any, Literal

from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.kinds import deed_kind
from coterie.games.vtes.words.selves import discipline_name
from coterie.games.vtes.words.timed import is_apt, timed
from coterie.kernel.layers import Mark
from coterie.kernel.pieces import Piece
from coterie.words.cards.abilities import Ability
from coterie.words.cards.lasting import AtEnd
from coterie.words.effects import Effect
from coterie.words.filters import ANYTHING, Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import IT, Voice, an, either, sentence
from coterie.words.word import Word

MANY = 99  # more than X ever is
OPEN = ("A", "B", "C")  # the windows of an action in which modifiers and reactions are played
SORTS = ("action", "modifier", "reaction", "combat", "reflex", "master", "event")
Until = Literal["", "unlock", "discard", "action", "combat"]


class Ransom(Word):
    """A Methuselah can cancel the card as it is played, for a price; the cost of the card is paid all the same (VR-4.4).

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
        blood, pool: what it costs. free: it costs nothing, whatever stands on the card.
        x: X is chosen and costs that much blood or pool besides.
        burns: blood that the minion burns for it by its text, which is no cost. burns_x: so is an X of blood (D-867).
        once: only once in a combat, a round, an action by the same minion.
        alone: only one of its name in an action or a game, one at this level in a combat or a turn, for all players together;
            or one in a game for each player.
        also: what is done as its action is announced.
        xs: what X can be.
        ransom: for what somebody can cancel it as it is played.
        idle: a reaction that answers the play of a card also where no action goes on or is announced.
    """

    does: Effect
    sort: str = "action"
    needs: tuple[str, ...] = ()
    when: tuple[str, ...] = ()
    who: Literal["", "locked", "other", "bystander"] = ""
    of: Filter = ANYTHING
    blood: int = 0
    pool: int = 0
    free: bool = False
    x: Literal["", "blood", "pool"] = ""
    burns: int = 0
    burns_x: bool = False
    stealth: int | None = None
    once: Literal["", "round", "combat", "action", "turn", "unlock"] = ""
    alone: tuple[Literal["action", "combat", "turn", "game", "game for you"], ...] = ()
    also: Effect | None = None
    xs: tuple[int, int] = (0, MANY)
    ransom: Ransom | None = None
    idle: bool = False
    where: str = "hand"

    def effect(self) -> Effect:
        return self.does

    @property
    def windows(self) -> tuple[str, ...]:
        """The windows in which it fits."""
        if self.when:
            return self.when
        for part in timed(self.does):
            if part.WINDOWS:
                return part.WINDOWS
        if self.sort in ("modifier", "reaction"):
            return OPEN
        if deed_kind(self.does) == "hunt":
            return ("minion", "hunting")  # the second for those who must hunt (VR-6.2)
        return {"action": ("minion",), "event": ("discard",)}.get(self.sort, (self.sort,))

    def apt(self, s: Vtes, f: Frame) -> bool:
        """Return whether this is the time for it, by what everybody knows."""
        if self.given is not None and self.given.public(s) and not self.given.holds(s, f):
            return False
        return is_apt(self.does, s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        what = self.does if self.also is None else self.also >> self.does
        if isinstance(self.also, AtEnd):
            what = self.does + self.also  # it is told last, since it comes last
        told = what.say(voice, IT if self.targets else "it")
        burned = f"burn {self.burns} blood; then " if self.burns else ""
        does = self.framed(voice, burned + self.said(voice, told.lstrip(",; ").removeprefix("then ")))
        conditions = self.say_conditions(voice)
        return f"{does}{conditions}".strip() if does else conditions.strip(" ()")

    def say_conditions(self, voice: Voice) -> str:
        """Return who can play it and how often, as a clause in brackets."""
        found = []
        if self.who == "locked":
            found.append("only by a locked minion")
        if self.who == "other":
            fights = self.sort == "combat"
            found.append(
                f"only by {'a ready minion that is not in combat' if fights else 'a minion other than the acting one'}"
            )
        if self.who == "bystander":
            found.append("only by a minion that is not in combat, ready or not")
        if self.of != ANYTHING:
            found.append(f"only by {described(self.of, voice.noun('minion'), voice).a()}")
        if self.stealth is not None:
            found.append(f"+{self.stealth} stealth")
        found += [WHEN[window] for window in self.when if len(self.when) == 1]
        if self.x:
            found.append(f"X is the {self.x} that you burn for it")
        if self.once:
            unlock = "once per minion between two of its unlock phases"
            found.append(unlock if self.once == "unlock" else f"once each {self.once} per minion")
        found += [f"only one {'so ' if span == 'combat' else ''}in {an(span)}" for span in self.alone]
        if self.xs != (0, MANY):
            found.append(f"X is {self.xs[0]} " + ("or more" if self.xs[1] == MANY else f"to {self.xs[1]}"))
        if self.ransom is not None:
            found.append(self.ransom.say(voice))
        return f" ({'; '.join(found)})" if found else ""

    def say_price(self) -> str:
        """Return what it costs, for a card whose ways do not all cost the same: “for 1 blood, ”."""
        costs = [f"{n} {coin}" for coin, n in (("blood", self.blood), ("pool", self.pool)) if n]
        return f"for {' and '.join(costs)}, " if costs else ""

    @property
    def said_level(self) -> str:
        """What it needs, for people: “superior Dominate”."""
        return either([discipline_name(need) for need in self.needs], "and") if self.needs else ""

    def say_heading(self, *, several: bool) -> str:
        """Return what it needs and, for a card of several sorts, the sort it is played as: “Celerity, as a reaction: ”."""
        sort = f"as {'an' if self.sort == 'action' else 'a'} {self.sort}" if several else ""
        found = ", ".join(
            [part for part in (self.said_level, f"{sort} card" if self.sort == "combat" and sort else sort) if part]
        )
        return f"{found}: " if found else ""


WHEN = {
    "after": "after the action", "going on": "after a blocked action",
    "blocked": "before the block resolves", "B": "while a block is attempted",
    "announced": "as the action is announced",
    "poll": "while votes are cast", "played": "as that card is played", "C": "after blocks are declined",
    "before range": "before range is determined", "before strikes": "before strikes are chosen",
    "end of round": "at the end of a round", "torpor": "as a vampire is going to torpor",
    "damage": "as damage is prevented",
    "strike": "as a strike is chosen", "additional": "after the first strikes", "strikes chosen": "once strikes are chosen",
    "succeeding": "as the action would succeed",
}  # fmt: skip


class Modes(Ability, kw_only=True):
    """All ways to play a card. Its player chooses one once the card has been revealed.

    Attributes:
        ways: the ways.
        told: how many of them its text tells, where the others put those together; 0 for all.
    """

    ways: tuple[Mode, ...]
    told: int = 0
    where: str = "hand"

    def effect(self) -> Effect:
        return self.ways[0].does

    def usable(self, s: Any, row: Piece, mark: Mark, f: Frame) -> bool:
        return any(way.usable(s, row, mark, f) for way in self.ways)

    def say(self, voice: Voice, it: str = "it") -> str:
        several = len({way.sort for way in self.ways}) > 1
        dear = len({(way.blood, way.pool) for way in self.ways}) > 1
        told: list[tuple[str, str]] = []  # the heading and the text of each way, those that do the same in one
        for way in self.ways[: self.told or None]:
            head, text = way.say_heading(several=several), (way.say_price() if dear else "") + way.say(voice)
            same = [n for n, (other, said) in enumerate(told) if said == text and both_headings(other, head)]
            if same:
                told[same[0]] = (both_headings(told[same[0]][0], head), text)
            else:
                told.append((head, text))
        texts = [
            ("or " if n and not head and not told[n - 1][0] else head) + text for n, (head, text) in enumerate(told)
        ]
        texts += ["several of these Disciplines can be used for it at the same time"] if self.told else []
        return " ".join(sentence(text) for text in texts if text)


def both_headings(one: str, other: str) -> str:
    """Return one heading for two ways that do the same: “Celerity or Potence: ”; "" if they are played differently."""
    if not one or not other:
        return ""
    (first, comma, sort), (second, _, other_sort) = one.partition(","), other.partition(",")
    if sort != other_sort:
        return ""
    end = f"{comma}{sort}" if comma else ": "
    return f"{first.removesuffix(': ')} or {second.removesuffix(': ')}{end}"
