"""What opponents lose: the cards in their provinces, hands, decks and attachments."""

from __future__ import annotations

from typing import Literal

from coterie.games.l5r.facts.cards import characters, definition
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.provinces import lying_in, places_of
from coterie.games.l5r.facts.teams import foes
from coterie.games.l5r.rules import cards
from coterie.games.l5r.rules.cards import away, leave_together
from coterie.games.l5r.state import L5R
from coterie.kernel.chance import picked
from coterie.kernel.events import about
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import pile, show
from coterie.kernel.steps import step
from coterie.words.cards.events import emit
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.voice import Voice


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
        hands = {foe: hand for foe in foes(s, f.seat) if (hand := pile(s, "hand", foe))}
        emit(s, frame, [about(s, "discard", p, source=f.source) for hand in hands.values() for p in hand])
        s.do((cards.draw_each, tuple([(foe, len(hand)) for foe, hand in hands.items()])))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(pile(s, "hand", foe) for foe in foes(s, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.does("each opponent", "discard", "their hand and draws as many cards")


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
        what = f"remove the top {self.amount} cards of every opponent's conflict deck from the game"
        return f"{what}, and each attachment of the same title that you do not control"


@step("l5r.scavenge")
def scavenge(s: L5R, frame: int, names: tuple[str, ...]) -> None:
    """Remove attachments of some titles from the game."""
    f: Frame = s.rows[frame]
    there = [p for place in s.game.places(s, "attached") for p in pile(s, "attached", place)]
    same = [p for p in there if s.game.faces[s.pieces[p].face].name in names and s.game.speaks(s, p) != f.seat]
    emit(s, frame, leave_together(s, same, "return", "gone", f.source))


class Forget(Effect):
    """Random cards of each opponent's dynasty discard pile leave the game; every character in play with such a title bows."""

    amount: int = 2

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        chosen = [p for foe in foes(s, f.seat) for p in picked(s, pile(s, "fallen", foe), self.amount)]
        names = tuple(dict.fromkeys(s.game.faces[s.pieces[p].face].name for p in chosen))
        emit(s, frame, [about(s, "return", p, detail=("gone",)) for p in chosen])
        s.do((bow_namesakes, frame, names))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(pile(s, "fallen", foe) for foe in foes(s, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = f"remove {self.amount} random cards in every opponent's dynasty discard pile from the game"
        return f"{what}, and bow each character of the same title"


@step("l5r.bow_namesakes")
def bow_namesakes(s: L5R, frame: int, names: tuple[str, ...]) -> None:
    """Bow the characters of some titles."""
    there = [p for p in characters(s) if s.pieces[p].ready and definition(s, p).name in names]
    emit(s, frame, [about(s, "bow", p, source=s.rows[frame].source) for p in there])


class Mill(Effect):
    """Each opponent discards the topmost cards of its conflict deck (L-18.2)."""

    amount: int

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        tops = [p for foe in foes(s, f.seat) for p in pile(s, "deck", foe)[: self.amount]]
        emit(s, frame, [about(s, "discard", p, source=f.source) for p in tops])

    def able(self, s: L5R, f: Frame) -> bool:
        return any(pile(s, "deck", foe) for foe in foes(s, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.does("each opponent", "discard", f"{self.amount} cards from the top of their conflict deck")


class CastOffFree(Effect):
    """Reveal your hand, and discard the cards that cost nothing."""

    def run(self, s: L5R, frame: int) -> None:
        hand = pile(s, "hand", s.rows[frame].seat)
        for p in hand:
            show(s, p)
        free = [p for p in hand if s.game.faces[s.pieces[p].face].cost == 0]
        emit(s, frame, [about(s, "discard", p) for p in free])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(pile(s, "hand", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "reveal your hand and discard each card in it with printed cost 0"


class Dearer(Effect):
    """What each opponent plays of a type until the conflict ends costs more (L-8.4)."""

    by: int
    kind: Literal["event", "attachment", "character"]

    def run(self, s: L5R, frame: int) -> None:
        for foe in foes(s, s.rows[frame].seat):
            for _ in range(self.by):
                count_use(s, ("dearer", foe, self.kind), "conflict")

    def able(self, s: L5R, f: Frame) -> bool:
        return conflict(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"opponents' {voice.noun(self.kind).many} cost {self.by} more until the conflict ends"
