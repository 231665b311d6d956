"""What Blood & Alchemy and the City do to cards: detach them, swap Blood, begin attacks, dig in decks."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.rivals import facts
from coterie.games.rivals.rules.attack import ATTACK
from coterie.games.rivals.rules.attack_state import Attack
from coterie.games.rivals.rules.defeat import burn_for
from coterie.games.rivals.rules.targets import open_to
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.parties import ACTOR, acting
from coterie.kernel.events import about, happen, happening
from coterie.kernel.pieces import Piece, Ref, found, pile, ref
from coterie.kernel.steps import step
from coterie.words.amounts import Number, counted, value_of
from coterie.words.cards.events import OnCards, emit
from coterie.words.cards.groups import first, living
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice

# ── cards that leave what they are attached to, or play ─────────────────────────────────────────────────────────────


class Dismiss(OnCards):
    """Cards go from play to their owner's discard pile."""

    EVENT: ClassVar[str] = "discard"
    TAKES_AWAY: ClassVar[bool] = True

    def changes(self, s: Rivals, f: Frame, piece: int, row: Piece) -> bool:
        return row.zone in (*s.game.in_play, "plots")


class Detach(OnCards):
    """Cards that are attached go to their owner's discard pile (R-121)."""

    EVENT: ClassVar[str] = "discard"
    TAKES_AWAY: ClassVar[bool] = True

    def changes(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        return row.host >= 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"detach {self.what.each(voice, it)}"


class ClaimBurn(Effect):
    """Burn Mortals for what burning them gives, without defeating them (R-179)."""

    what: Group = THAT
    who: Group = ACTOR

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for who in first(s, self.who, f):
            for p in living(s, self.what, f):
                if facts.definition(s, p).stats.get("mend"):
                    s.do((burn_for, ref(s, p), f.seat, ref(s, who)))
                else:
                    s.do((happening, about(s, "burn", p)))

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(living(s, self.what, f)) and bool(living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"burn {self.what.each(voice, it)} for what that gives"


# ── Blood of a colour ───────────────────────────────────────────────────────────────────────────────────────────────


class SwapBlood(Effect):
    """Blood on characters is replaced by Blood of your colour from the general supply; no more than there is of others."""

    amount: Number = 1
    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n = value_of(s, self.amount, f)
        emit(s, frame, [about(s, "swap", p, n, detail=(f.seat,)) for p in living(s, self.what, f) if n > 0])

    def able(self, s: Rivals, f: Frame) -> bool:
        if value_of(s, self.amount, f) < 1 or not s.supply[f.seat]:
            return False
        held = [facts.colors(s, s.pieces[p], "blood") for p in living(s, self.what, f)]
        return any(color != f.seat for colors in held for color in colors)

    def say(self, voice: Voice, it: str = "it") -> str:
        amount, where = counted(self.amount, voice.noun("blood"), voice, it)
        return (
            f"replace {amount} on {self.what.each(voice, it)} by Blood of your color out of the general supply{where}"
        )


class TakeYourBlood(Effect):
    """All Blood of your colour leaves characters."""

    what: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        held = [(p, facts.colors(s, s.pieces[p], "blood").get(f.seat, 0)) for p in living(s, self.what, f)]
        source = acting(s, f)
        due = [about(s, "blood", p, -n, detail=(f.seat,), frame=frame, source=source) for p, n in held if n]
        if due:
            happen(s, *due)

    def able(self, s: Rivals, f: Frame) -> bool:
        return any(facts.colors(s, s.pieces[p], "blood").get(f.seat) for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"return all Blood of your color on {self.what.each(voice, it)} to the general supply"


# ── attacks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class BeginAttack(Effect):
    """The character that plays the card attacks another at once, though it is exhausted; no Reaction card can be played."""

    whom: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for who in self.able_pair(s, f):
            s.do((attack_at_once, *who))

    def able_pair(self, s: Rivals, f: Frame) -> list[tuple[Ref, Ref]]:
        """Return who would attack, and whom, as [(attacker, target)]; [] where there is nobody."""
        pairs = [(one, other) for one in ACTOR.members(s, f) for other in self.whom.members(s, f)]
        there = [pair for pair in pairs if found(s, pair[1]) is not None and facts.is_character(s, pair[1][0])]
        return [(one, other) for one, other in there if open_to(s, f.seat, other[0], one[0])][:1]

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(self.able_pair(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"attack {self.whom.each(voice, it)} with this character; no Reaction card can be played"


@step("rivals.attack_at_once")
def attack_at_once(s: Rivals, attacker: Ref, target: Ref) -> None:
    """Begin an attack whose target is known, and on which nobody can react."""
    ATTACK.begin(s, Attack(attacker, target, unanswered=True))


# ── decks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Dig(Effect):
    """Reveal cards from the top of your Library: those of which a filter holds go to your hand, the rest is discarded.

    With none of them among the cards, one of your discard pile goes to your hand.
    """

    amount: int
    which: Filter

    def run(self, s: Rivals, frame: int) -> None:
        seat = s.rows[frame].seat
        top = pile(s, "library", seat)[: self.amount]
        if top:
            happen(s, *[about(s, "reveal", p) for p in top])
        s.do((dug, self, frame, top))

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(pile(s, "library", f.seat)) or bool(_kept(s, f, self.which, pile(s, "discard", f.seat)))

    def say(self, voice: Voice, it: str = "it") -> str:
        noun = described(self.which, voice.noun("card"), voice, it)
        return (
            f"show {self.amount} cards from the top of your Library, take each {noun.one} among them into your hand and discard"
            f" the rest; if there is none, take {noun.a()} from your discard pile"
        )


def _kept(s: Rivals, f: Frame, which: Filter, cards: tuple[int, ...]) -> list[int]:
    return [p for p in cards if which.holds(s, f, p, s.pieces[p])]


@step("rivals.dug")
def dug(s: Rivals, word: Dig, frame: int, cards: tuple[int, ...]) -> None:
    """Take what was looked for among revealed cards, and discard the rest."""
    f = s.rows[frame]
    kept = _kept(s, f, word.which, cards)
    due = [about(s, "return" if p in kept else "discard", p) for p in cards]
    if due:
        s.do((happening, *due))
    if not kept:
        s.do((take_discarded, word, frame))


@step("rivals.take_discarded")
def take_discarded(s: Rivals, word: Dig, frame: int) -> None:
    """Take a card that was looked for from the discard pile, if one lies there."""
    f = s.rows[frame]
    lying = _kept(s, f, word.which, pile(s, "discard", f.seat))
    if lying:
        s.ask(f.seat, ("discarded?",), [("piece", (p,), ((happening, about(s, "return", p)),)) for p in lying])
