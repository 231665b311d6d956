"""Status tokens that go to another character or count as others, skills that are what is printed (part 12), and honor tokens
that are counted on a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from coterie.games.l5r.atoms.status import put_token
from coterie.games.l5r.facts.status import OPPOSITE, can_receive
from coterie.games.l5r.facts.values import is_dash
from coterie.games.l5r.numbers import SKILLS, TOKENS
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.characters import LoseStatus
from coterie.games.l5r.words.players import GainHonor
from coterie.games.l5r.words.standing import PrintedX
from coterie.games.l5r.words.zones import Sacrifice
from coterie.kernel.events import about
from coterie.kernel.layers import GAIN
from coterie.kernel.pieces import Ref, change, found
from coterie.kernel.scopes import Delayed, current, last
from coterie.kernel.steps import step
from coterie.words.amounts import Amount
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.lasting import until, until_of
from coterie.words.cards.numbers import Sets
from coterie.words.effects import ChooseOne, Effect, Pay, run, run_each
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Bound, Group
from coterie.words.voice import Voice


class MoveStatus(Effect):
    """Move a status token from a card to another; a card with the opposite token loses that instead (L-12.2)."""

    name: str
    source: Group = THIS
    to: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        one, other = living(s, self.source, f), living(s, self.to, f)
        if one and other and s.pieces[one[0]].count(self.name):
            emit(s, frame, [about(s, "untoken", one[0], detail=(self.name,))])
            s.do((receive, other[0], self.name))

    def able(self, s: L5R, f: Frame) -> bool:
        one, other = living(s, self.source, f), living(s, self.to, f)
        there = bool(one) and bool(other) and one != other and s.pieces[one[0]].count(self.name) > 0
        return there and can_receive(s, other[0], self.name)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move the {self.name} token of {self.source.each(voice, it)} to {self.to.each(voice, it)}"


class LoseAToken(Effect):
    """Discard one status token of each of some cards; of several kinds on one of them you choose which."""

    what: Group = THAT
    ONE: ClassVar[Effect] = ChooseOne(tuple([LoseStatus(name=name) for name in TOKENS]))

    def run(self, s: L5R, frame: int) -> None:
        s.do((run_each, self.ONE, frame, "that", self.what.members(s, s.rows[frame])))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self.ONE.able(s, f.bind("that", at)) for at in self.what.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = self.what.each(voice, it)
        return f"discard a status token of {'each of them' if what == 'them' else what}"


class CountAs(Effect):
    """A status token of one card counts as one of another kind, which lies on another card, until a scope ends. Nothing is
    honored, dishonored or tainted by that (L-12.3), and nothing is honored and dishonored at once (L-12.2)."""

    what: Group = THAT
    like: Group = Bound("other")
    until: str = "conflict"

    def _pairs(self, s: Any, f: Frame) -> list[tuple[str, str]]:
        one, other = living(s, self.what, f), living(s, self.like, f)
        if not one or not other or one == other:
            return []
        mine, theirs = [[name for name in TOKENS if s.pieces[there[0]].count(name)] for there in (one, other)]
        pairs = [(name, kind) for name in mine for kind in theirs if kind != name]
        return [
            (name, kind) for name, kind in pairs if OPPOSITE.get(kind, kind) not in mine or OPPOSITE.get(kind) == name
        ]

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        pairs = self._pairs(s, f)
        if pairs:
            at, end = self.what.members(s, f)[0], current(s, self.until)
            s.ask(f.seat, ("which token?",), [("counts as", pair, ((count_as, at, *pair, end),)) for pair in pairs])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(current(s, self.until)) and bool(self._pairs(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        what, like = self.what.each(voice, it), self.like.each(voice, it)
        return f"a status token of {what} counts as one of another kind that is on {like} {until(voice, self.until)}"


@step("l5r.count_as")
def count_as(s: L5R, at: Ref, name: str, kind: str, end: int) -> None:
    """Let a token count as one of another kind, and be what it was again as a scope ends."""
    beside = s.pieces[at[0]].count(kind)
    put_token(s, at[0], name, 0)
    put_token(s, at[0], kind, 1)
    s.new(Delayed(end, ((count_again, at, name, kind, beside),)))


@step("l5r.count_again")
def count_again(s: L5R, at: Ref, name: str, kind: str, beside: int) -> None:
    """Make a token what it was again, unless it has been discarded; one that lies beside it stays, but an opposite one that has
    come meanwhile goes with it (L-12.2)."""
    now = found(s, at)
    if now is not None and now.count(kind):
        put_token(s, at[0], kind, beside)
        receive(s, at[0], name)


@step("l5r.receive_token")
def receive(s: L5R, piece: int, name: str) -> None:
    """Put a token on a card; an opposite one is gone with it."""
    now = s.pieces[piece]
    other = OPPOSITE.get(name, "")
    if other and now.count(other):
        change(s, piece, counters=now.counting(other, 0))
    else:
        change(s, piece, counters=now.counting(name, 1))


def printed_skill(s: Any, piece: int, skill: str) -> int:
    """Return a printed skill of a card: of an X what that is, of a dash 0 (L-10.4)."""
    row = s.pieces[piece]
    for word in row.text:
        if isinstance(word, PrintedX) and word.number == skill:
            return word.by(s, skill, row, piece, piece)
    return int(s.game.printed(s, skill, row))


class PrintedSkill(Amount):
    """A skill that is printed on a card; a dash counts as 0 (L-10.4)."""

    skill: str
    of: Group = THAT

    def value(self, s: Any, f: Frame) -> int:
        return sum([printed_skill(s, p, self.skill) for p in living(s, self.of, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the printed {self.skill} of {self.of.each(voice, it)}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.skill


class AsPrinted(Effect):
    """The skills of cards are what is printed until a scope ends, whatever changes them (L-10.2)."""

    what: Group = THAT
    until: str = "conflict"

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        end, source = until_of(s, self.until), s.pieces[f.source].face if f.source >= 0 else ""
        for p in living(s, self.what, f):
            for skill in SKILLS:
                if not is_dash(s, p, skill):
                    last(s, p, GAIN, Sets(skill, printed_skill(s, p, skill), THIS), end, source)

    def able(self, s: L5R, f: Frame) -> bool:
        there = living(s, self.what, f)
        return any(s.game.number(s, skill, p) != printed_skill(s, p, skill) for p in there for skill in SKILLS)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"set the skills of {self.what.each(voice, it)} to what is printed {until(voice, self.until)}"


class Tokens(Amount):
    """How many tokens of a name lie on a card."""

    name: str
    of: Group = THIS

    def value(self, s: Any, f: Frame) -> int:
        return sum([s.pieces[p].count(self.name) for p in living(s, self.of, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the number of {voice.noun(self.name).many} on {self.of.each(voice, it)}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "noun", self.name


class HonorForTokens(Effect):
    """Sacrifice this card to gain as much honor as there are tokens of a name on it."""

    name: str

    def _paid(self, s: Any, f: Frame) -> Pay:
        return Pay(Sacrifice(THIS), GainHonor(Tokens(self.name).value(s, f)))

    def run(self, s: L5R, frame: int) -> None:
        s.do((run, self._paid(s, s.rows[frame]), frame))

    def able(self, s: L5R, f: Frame) -> bool:
        return self._paid(s, f).able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"gain 1 honor for each {voice.noun(self.name).one} on {voice.this} by sacrificing it"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "noun", self.name
