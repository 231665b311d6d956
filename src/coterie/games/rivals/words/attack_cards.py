"""The cards of attacks: special rules for an attacker, blockers from elsewhere, what a Reaction does before Prestige is
lost, and what it deals by the damage of the attack."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.rivals import facts
from coterie.games.rivals.numbers import LATE, RANGED
from coterie.games.rivals.rules.attack import onslaught, secrecy_of, step_in
from coterie.games.rivals.rules.attack_state import NOBODY, Attack, fight
from coterie.games.rivals.rules.targets import intel_against
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.parties import ACTOR
from coterie.games.rivals.words.plots import Contribute
from coterie.games.rivals.words.tokens import LosePrestige, Steal
from coterie.kernel.events import Event, about, happen, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.listening import Listener
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Piece, Ref, found, pile, ref
from coterie.kernel.procedures import remember
from coterie.kernel.scopes import current
from coterie.words.amounts import Amount
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.groups import THIS, YOU, first, living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Bound, Group, One
from coterie.words.standing import Standing
from coterie.words.voice import Noun, Voice
from coterie.words.word import Word, walk

# ── rules of an attacker ────────────────────────────────────────────────────────────────────────────────────────────


class AttackRule(Standing):
    """A special rule for an attacker alone in its party, about its cards or the type of its attack."""

    rule: Literal["feint", "late type"]

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("number", self.rule, piece),)

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number == self.rule and target == piece and len(facts.party(s, piece)) == 1

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        return 1

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.rule == LATE:
            return "attacking alone, this character leaves the type of its attack open until the cards are shown"
        return (
            "attacking alone, this character may lay up to 2 cards of any sort as its Attack cards; before they are "
            "shown, you take 1 of 2 back to your hand, and may take back a single one"
        )


# ── who is where in the attack ──────────────────────────────────────────────────────────────────────────────────────


class Opposed(One):
    """The character on the other side of the attack from the one that plays the card."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        now, actor = fight(s), f.get("actor")
        if now is None:
            return ()
        other = now.target if now.attacker == actor else now.attacker
        return () if other == NOBODY or found(s, other) is None else (other,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "its opponent"


OPPONENT = Opposed()


class LegalTargets(Group):
    """Whom else an attack could go against: of the party that was attacked first, or of that of a blocker from elsewhere.

    The attacker's Intel reaches their Secrecy, and nothing forbids attacking them (RR-22).
    """

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        now = fight(s)
        if now is None or found(s, now.attacker) is None:
            return ()
        there = [p for at in (now.first, now.target) if found(s, at) is not None for p in facts.party(s, at[0])]
        return tuple([ref(s, p) for p in dict.fromkeys(there) if p != now.target[0] and self._legal(s, now, p)])

    def _legal(self, s: Rivals, now: Attack, piece: int) -> bool:
        intel = intel_against(s, now.attacker[0], piece) + now.scouted
        return intel >= secrecy_of(s, piece) and not forbidding(s, "be attacked", piece, now.attacker[0])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("other legal target of the opposing party", "other legal targets of the opposing party")


class Alone(Filter):
    """A character that is the only one of its party."""

    PART: ClassVar = "after"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return len(facts.party(s, item)) == 1

    def say(self, voice: Voice, it: str = "it") -> str:
        return "alone in its party"

    def say_of_many(self, voice: Voice, it: str = "it") -> str:
        return "alone in their party"


ALONE = Alone()


class DamageTaken(Amount):
    """The damage that the target has taken in this attack."""

    def value(self, s: Rivals, f: Frame) -> int:
        now = fight(s)
        return 0 if now is None else now.dealt

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the damage that the target has taken"


# ── blocking from elsewhere ─────────────────────────────────────────────────────────────────────────────────────────


class StepIn(Effect):
    """A ready character comes to The Streets if it is not there, and blocks a foe's attack.

    Attributes:
        who: the character.
        anywhere: the target may be in a Haven; otherwise in The Streets only.
        ranged: it blocks Ranged attacks, too.
    """

    who: Group = THIS
    anywhere: bool = False
    ranged: bool = False

    def _blocker(self, s: Rivals, f: Frame) -> int | None:
        now = fight(s)
        if now is None or now.target == NOBODY or now.unblockable or now.blocker != NOBODY:
            return None
        if facts.speaks(s, now.attacker[0]) == f.seat or forbidding(s, "be blocked", now.attacker[0]):
            return None
        if not self.anywhere and not facts.in_streets(s.pieces[now.target[0]]):
            return None
        return next((p for p in living(s, self.who, f) if self._can(s, p, now.target[0], now.sort)), None)

    def _can(self, s: Rivals, piece: int, target: int, sort: str) -> bool:
        if piece == target or not s.pieces[piece].ready:
            return False
        return bool(self.ranged or sort != RANGED or facts.definition(s, piece).guard)

    def run(self, s: Rivals, frame: int) -> None:
        piece = self._blocker(s, s.rows[frame])
        if piece is None:
            return
        if s.pieces[piece].zone == "haven":
            place = facts.new_party(s, facts.speaks(s, piece))
            s.do((happening, about(s, "move", piece, detail=("streets", place))))
        s.do((step_in, current(s, "attack"), piece))

    def able(self, s: Rivals, f: Frame) -> bool:
        return self._blocker(s, f) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        target = "" if self.anywhere else " whose target is in The Streets"
        kind = ", even a Ranged one" if self.ranged else ""
        who = self.who.one(voice, it)
        attack = f"a foe's attack{target}{kind}"
        if voice.asking:
            return f"have {who}, if it is ready, move to The Streets and block {attack}"
        return f"{who}, if it is ready, moves to The Streets and blocks {attack}"


# ── before Prestige is lost ─────────────────────────────────────────────────────────────────────────────────────────


def takes_prestige(word: Word) -> bool:
    """Return whether a word makes a player lose, spend or contribute Prestige (R-250)."""
    return any(
        isinstance(part, LosePrestige | Contribute) or (isinstance(part, Steal) and part.kind == "prestige")
        for part in walk(word)
    )


class BeforeLoss(Trigger, kw_only=True):
    """An open Reaction card answers that the foe's Attack card takes Prestige, before it does (R-249, R-252, R-251,
    R-253, R-254, R-256)."""

    where: str = "attack"

    def unseen(self) -> tuple[tuple[str, str, str], ...]:
        return ()  # it lies face up

    def fits(self, s: Any, row: Piece, piece: int, event: Event) -> bool:
        now, seat = fight(s), facts.speaks(s, piece, row)
        if now is None or now.reaction != piece or "reaction" in now.silenced or event.seat != seat:
            return False
        lost = event.amount < 0 if event.kind == "prestige" else "own" in event.detail
        return lost and event.source == now.card

    def use(self, s: Any, heard: Listener, row: Piece, batch: int) -> None:
        count_use(s, ("card takes", facts.speaks(s, heard.piece, row)), "attack")
        super().use(s, heard, row, batch)

    def say(self, voice: Voice, it: str = "it") -> str:
        what = "takes Prestige from you" if self.kind == "prestige" else "makes you contribute Prestige"
        return f"right before your foe's Attack card {what}, {self.framed(voice, self.does.say(voice))}"


class CardTakes(Condition):
    """The foe's Attack card has taken Prestige from you, or is about to once the damage is known (R-255, R-257)."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        now = fight(s)
        if now is None:
            return False
        waiting = any(at.source == now.card and takes_prestige(effect) for effect, at in now.after)
        return waiting or bool(used(s, ("card takes", f.seat), "attack"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "your foe's Attack card takes Prestige from you"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "your foe's Attack card takes no Prestige from you"


# ── the top of a Library ────────────────────────────────────────────────────────────────────────────────────────────


class RevealTop(Effect):
    """Show everybody the top card of a player's Library; it is bound to “card”."""

    whose: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        top = [p for seat in self.whose.members(s, f) for p in pile(s, "library", seat)[:1]]
        if top:
            s.rows[frame] = f.bind("card", ref(s, top[0]))
            happen(s, about(s, "reveal", top[0], frame=frame))

    def able(self, s: Rivals, f: Frame) -> bool:
        return any(pile(s, "library", seat) for seat in self.whose.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        library = "your Library" if self.whose == YOU else f"the Library of {self.whose.each(voice, it)}"
        return f"reveal the top card of {library}"


TOP = Bound("card")


# ── what a blocker does to the attacker ─────────────────────────────────────────────────────────────────────────────


class StealBlood(Effect):
    """Take Blood from a character, and mend the amount actually taken on another (RR-3)."""

    amount: int
    whom: Group
    to: Group = ACTOR

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        takers = first(s, self.to, f)
        for p in first(s, self.whom, f):
            n = min(self.amount, facts.blood(s, p))
            lost = about(s, "blood", p, -n, frame=frame, source=f.source)
            mended = [about(s, "blood", taker, n, after=0, as_much=True, source=f.source) for taker in takers]
            if n:
                happen(s, lost, *mended)

    def able(self, s: Rivals, f: Frame) -> bool:
        return any(facts.blood(s, p) for p in living(s, self.whom, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        taker = "" if self.to in (ACTOR, THIS) else f" for {self.to.each(voice, it)}"
        return f"steal {self.amount} Blood from {self.whom.each(voice, it)}{taker}"


# ── Reactions whose damage depends on that of the attack, as both are dealt ───────────────────────────────────────────


class DamageDealt(Amount):
    """The damage that the attack deals to the character that has played the Reaction card, before attributes, shields and
    responses reduce it, Aggravated damage included; none once the attack goes against somebody else (D-890)."""

    def value(self, s: Rivals, f: Frame) -> int:
        now = fight(s)
        if now is None or now.reacting != now.target:
            return 0
        return onslaught(s, now) + sum(n for _, n in now.extra)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the damage of the attack to {ACTOR.each(voice, it)} before anything lowers it"


class StrikeBack(Effect):
    """This Reaction card deals additional damage to the attacker, determined as the damage of the attack is dealt."""

    amount: Amount

    def run(self, s: Rivals, frame: int) -> None:
        now = fight(s)
        if now is not None:
            remember(s, "attack", back=(*now.back, (self.amount, s.rows[frame])))

    def able(self, s: Rivals, f: Frame) -> bool:
        return fight(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"deal X damage to the attacker (X equals {self.amount.say(voice, it)})"
