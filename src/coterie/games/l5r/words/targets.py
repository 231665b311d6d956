"""Several targets at once: within a sum of costs, one of each player, all that was chosen under a name (L-8.10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, ClassVar, Literal

from coterie.games.l5r.facts.teams import foes, in_order
from coterie.games.l5r.state import L5R
from coterie.kernel.pieces import Ref
from coterie.words.amounts import Amount
from coterie.words.cards.abilities import Target
from coterie.words.effects import Also, Effect
from coterie.words.frames import Frame
from coterie.words.groups import Bound, One
from coterie.words.voice import Voice

ANY = 99


class Together(Target):
    """Several targets that depend on each other: what has been chosen decides what else can be.

    One at least is chosen, since nothing would change without any (L-8.10).
    """

    def fitting(self, s: L5R, f: Frame, fit: tuple[Ref, ...], chosen: tuple[Ref, ...]) -> list[Ref]:
        """Return what can still be chosen, of what fits, beside what was chosen."""
        raise NotImplementedError

    def is_met(self, s: L5R, f: Frame, fit: Iterable[Ref]) -> bool:
        """Return whether what fits is enough for the ability to be used."""
        return any(True for _ in fit)

    def is_enough(self, s: L5R, f: Frame, fit: tuple[Ref, ...], chosen: tuple[Ref, ...]) -> bool:
        """Return whether no more need be chosen."""
        return bool(chosen)

    def takes_all(self, s: L5R, f: Frame, fit: tuple[Ref, ...]) -> bool:
        """Return whether all that fits must be chosen, so that nobody is asked."""
        return False

    def is_full(self, s: L5R, f: Frame, chosen: tuple[Ref, ...]) -> bool:
        """Return whether, as everybody knows, no more can be chosen, whatever there may be."""
        return len(chosen) == self.most


class Within(Together):
    """Up to several cards whose printed costs together do not exceed a sum."""

    total: int = 0

    def fitting(self, s: L5R, f: Frame, fit: tuple[Ref, ...], chosen: tuple[Ref, ...]) -> list[Ref]:
        """Return what still fits into the sum; no second card of a title of which one alone can be in play (L-8.9)."""
        left = self.total - sum([cost(s, at) for at in chosen])
        faces = [s.game.faces[s.pieces[at[0]].face] for at in chosen]
        taken = [face.name for face in faces if face.unique]
        if self.is_full(s, f, chosen):
            return []
        open_ = [at for at in fit if at not in chosen and cost(s, at) <= left]
        return [at for at in open_ if s.game.faces[s.pieces[at[0]].face].name not in taken]

    def phrase(self, voice: Voice, it: str = "it") -> str:
        many = "any number of" if self.most >= ANY else f"up to {self.most}"
        return f"{many} {self.group.noun(voice, it).many} with a total printed cost of {self.total} or less"


class OneOfEach(Together):
    """One card of each player or of each opponent, the Shadowlands deck among them (U-066); with `least` 0 up to one of
    each. Team-mates are players like any others."""

    most: int = ANY
    whose: Literal["player", "opponent"] = "player"

    def fitting(self, s: L5R, f: Frame, fit: tuple[Ref, ...], chosen: tuple[Ref, ...]) -> list[Ref]:
        """Return the cards of those of whom none has been chosen; if each must have one, those of the next in player order."""
        taken = [s.game.speaks(s, at[0]) for at in chosen]
        left = [cards for owner, cards in self._by_owner(s, f, fit).items() if owner not in taken and cards]
        return [at for cards in (left[:1] if self.least else left) for at in cards]

    def is_met(self, s: L5R, f: Frame, fit: Iterable[Ref]) -> bool:
        """Return whether each of them has a card that fits; if they need not, whether any of them has."""
        owners, there = self._owners(s, f), (s.game.speaks(s, at[0]) for at in fit)
        return set(owners) <= set(there) if self.least else any(owner in owners for owner in there)

    def is_enough(self, s: L5R, f: Frame, fit: tuple[Ref, ...], chosen: tuple[Ref, ...]) -> bool:
        """Return whether one of each has been chosen; if there need not be one of each, whether any has."""
        return bool(chosen) and not (self.least and self.fitting(s, f, fit, chosen))

    def _by_owner(self, s: L5R, f: Frame, fit: tuple[Ref, ...]) -> dict[int, list[Ref]]:
        """Return what fits by its controllers, in player order."""
        return {owner: [at for at in fit if s.game.speaks(s, at[0]) == owner] for owner in self._owners(s, f)}

    def _owners(self, s: L5R, f: Frame) -> Sequence[int]:
        """Return the players of whom each has one chosen, in player order."""
        return in_order(s) if self.whose == "player" else foes(s, f.seat)

    def phrase(self, voice: Voice, it: str = "it") -> str:
        one = self.group.one(voice, it) if self.least else f"up to one {self.group.noun(voice, it).one}"
        return f"for each {self.whose} {one} that they control"


class AnyNumber(Target):
    """Any number of things, one at least, since nothing would change without any (L-8.10)."""

    most: int = ANY

    def phrase(self, voice: Voice, it: str = "it") -> str:
        return f"any number of {self.group.noun(voice, it).many}"


class UpTo(Together, kw_only=True):
    """Several things, up to an amount that is worked out when they are chosen."""

    amount: Amount

    def fitting(self, s: L5R, f: Frame, fit: tuple[Ref, ...], chosen: tuple[Ref, ...]) -> list[Ref]:
        """Return what has not been chosen, as long as it may be more."""
        return [] if self.is_full(s, f, chosen) else [at for at in fit if at not in chosen]

    def is_full(self, s: L5R, f: Frame, chosen: tuple[Ref, ...]) -> bool:
        return len(chosen) >= self.amount.value(s, f)

    def is_met(self, s: L5R, f: Frame, fit: Iterable[Ref]) -> bool:
        """Return whether there is anything that fits, and any may be chosen."""
        return self.amount.value(s, f) > 0 and super().is_met(s, f, fit)

    def phrase(self, voice: Voice, it: str = "it") -> str:
        return f"up to X {self.group.noun(voice, it).many} (X equals {self.amount.say(voice, it)})"


def all_affected(s: L5R, f: Frame, effect: Effect, targets: Iterable[Target]) -> bool:
    """Return whether each target is affected by one of the parts of an effect that act on it, if any do; what else the effect
    does is not enough (L-8.10)."""
    if not isinstance(effect, Also):
        return True  # as a whole it would change something
    for target in targets:
        acting = acting_on(effect, target.name) if f.get(target.name) is not None else ()
        if acting and not any(part.able(s, f) for part in acting):
            return False
    return True


@cache
def acting_on(effect: Also, name: str) -> tuple[Effect, ...]:
    """Return the parts of an effect that act on what has a name."""
    return tuple([part for part in effect.effects if acts_on(part, name)])


def acts_on(effect: Effect, name: str) -> bool:
    """Return whether an effect acts on what has a name: whether it, or an effect in it, has that as one of its groups."""
    return any(
        (isinstance(part, Bound | Chosen) and part.name == name) or (isinstance(part, Effect) and acts_on(part, name))
        for part in effect.parts()
    )


def cost(s: L5R, at: Ref) -> int:
    """Return the printed cost of a card."""
    return int(s.game.faces[s.pieces[at[0]].face].cost or 0)


class Chosen(One):
    """All that was chosen under a name, one or several."""

    KIND: ClassVar[str] = "piece"
    name: str = "those"

    def members(self, s: Any, f: Frame) -> tuple[Any, ...]:
        value = f.get(self.name)
        if not value:
            return ()
        return (value,) if isinstance(value[0], int) else tuple(value)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "them"


class OfOnePile(Together):
    """Up to several cards of one pile, with at least one."""

    def fitting(self, s: L5R, f: Frame, fit: tuple[Ref, ...], chosen: tuple[Ref, ...]) -> list[Ref]:
        """Return the cards that lie in the pile of those that have been chosen."""
        if self.is_full(s, f, chosen):
            return []
        piles = [(s.pieces[at[0]].zone, s.pieces[at[0]].place) for at in chosen[:1]]
        there = [at for at in fit if at not in chosen]
        return [at for at in there if not piles or (s.pieces[at[0]].zone, s.pieces[at[0]].place) == piles[0]]

    def phrase(self, voice: Voice, it: str = "it") -> str:
        return f"up to {self.most} {self.group.noun(voice, it).many}, all of one pile"
