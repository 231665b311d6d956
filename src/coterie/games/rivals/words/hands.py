"""Hands and decks: drawing, discarding, looking at the top."""

from __future__ import annotations

from typing import Any, Literal

from coterie.games.rivals.numbers import DRAW_INSTEAD
from coterie.games.rivals.rules.turn import draw_from, draws
from coterie.games.rivals.state import Rivals
from coterie.kernel.chance import below
from coterie.kernel.events import about, happen, happening
from coterie.kernel.loops import choose_several
from coterie.kernel.modifiers import total
from coterie.kernel.pieces import found, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step
from coterie.words.amounts import Amount, Number, counted, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.filters import In
from coterie.words.cards.groups import YOU, Cards
from coterie.words.cards.moving import Discard
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.picking import Choose
from coterie.words.purse import Purse
from coterie.words.voice import Voice


class Draw(Effect):
    """Draw cards, each from a deck of the player's choice (RR-4.3) or all from the same one.

    Attributes:
        amount: how many.
        who: the players.
        deck: “library” or “faction” where only that deck will do.
    """

    amount: Number = 1
    who: Group = YOU
    deck: Literal["", "library", "faction"] = ""

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n = value_of(s, self.amount, f)
        for seat in self.who.members(s, f):
            s.do(*([(draw_if_any, self.deck, seat, f.source)] * n if self.deck else draws(seat, n, f.source)))

    def able(self, s: Rivals, f: Frame) -> bool:
        seats = self.who.members(s, f)
        return value_of(s, self.amount, f) > 0 and any(
            pile(s, zone, seat) for seat in seats for zone in ((self.deck,) if self.deck else ("library", "faction"))
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        noun = voice.noun("card").with_(before=self.deck.title())
        cards, where = counted(self.amount, noun, voice, it)
        who = self.who.each(voice, it)
        return voice.does(who, "draw", f"{cards}{where}")


@step("rivals.draw_if_any")
def draw_if_any(s: Rivals, deck: str, seat: int, source: int) -> None:
    """Draw the top card of a deck, if there is one; `source` is the card that lets the seat draw."""
    if pile(s, deck, seat):
        draw_from(s, deck, seat, source)


class DiscardCards(Effect):
    """Players discard cards of their choice; as a cost the full number, otherwise as many as they have.

    Attributes:
        amount: how many.
        who: the players.
        least: how few may be discarded, -1 for no fewer than the amount.
    """

    amount: Number = 1
    who: Group = YOU
    least: int = -1

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        n = value_of(s, self.amount, f)
        for seat in self.who.members(s, f):
            s.do(*instead(s, f, seat, min(n, len(pile(s, "hand", seat))), (discard_cards, frame, seat, n, self.least)))

    def able(self, s: Rivals, f: Frame) -> bool:
        return value_of(s, self.amount, f) > 0 and any(pile(s, "hand", seat) for seat in self.who.members(s, f))

    def payable(self, s: Rivals, f: Frame, purse: Purse) -> bool:
        n, this = value_of(s, self.amount, f), f.get("this")
        left = [p for p in pile(s, "hand", f.seat) if (p, s.pieces[p].life) != this]
        return purse.take(("hand", f.seat), n, len(left))

    def open(self, s: Rivals) -> bool:
        return True  # how many cards a hand has is public

    def say(self, voice: Voice, it: str = "it") -> str:
        cards, where = counted(self.amount, voice.noun("card"), voice, it)
        who = self.who.each(voice, it)
        cards = f"up to {cards}" if self.least == 0 else cards
        return voice.does(who, "discard", f"{cards}{where}")


def instead(s: Rivals, f: Frame, seat: int, n: int, otherwise: Step) -> tuple[Step, ...]:
    """Return the step by which a player discards, or asks the player responsible for a draw instead, if a card of that player
    allows it."""
    allows = total(s, DRAW_INSTEAD, ("seat", f.seat), 0)
    return ((draw_or_discard, f.seat, seat, n, otherwise),) if allows and seat != f.seat and n else (otherwise,)


@step("rivals.draw_or_discard")
def draw_or_discard(s: Rivals, seat: int, other: int, n: int, otherwise: Step) -> None:
    """Ask a seat whether a foe draws cards instead of discarding them."""
    s.ask(seat, ("draw instead?", other, n), [("yes", (), draws(other, n)), ("no", (), (otherwise,))])


@step("rivals.discard_cards")
def discard_cards(s: Rivals, frame: int, seat: int, n: int, least: int) -> None:
    """Let a seat choose cards in its hand and discard them."""
    hand = tuple([ref(s, p) for p in pile(s, "hand", seat)])
    n = min(n, len(hand))
    few = n if least < 0 else min(least, n)
    if n:
        prompt = ("discard?", s.rows[frame].source)
        s.do((choose_several, seat, prompt, "piece", hand, few, n, (discard_these, frame), False))


@step("rivals.discard_these")
def discard_these(s: Rivals, frame: int, chosen: tuple[tuple[int, int], ...]) -> None:
    """Discard cards that were chosen."""
    emit(s, frame, [about(s, "discard", at[0]) for at in chosen if found(s, at) is not None])


class DiscardOne(Effect):
    """Discard a card in your hand that matches a filter. Only its player knows whether there is one."""

    which: Filter

    @property
    def _choice(self) -> Choose:
        return Choose(Cards(In("hand") & self.which), Discard())

    def run(self, s: Rivals, frame: int) -> None:
        self._choice.run(s, frame)

    def able(self, s: Rivals, f: Frame) -> bool:
        return self.payable(s, f, Purse())

    def payable(self, s: Rivals, f: Frame, purse: Purse) -> bool:
        if s.game.leaks(s):
            return self._choice.payable(s, f, purse)
        return purse.take(("hand", f.seat), 1, len(pile(s, "hand", f.seat)))  # not what only one seat knows

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"discard {described(self.which, voice.noun('card'), voice, it).a()} in your hand"


class DiscardAtRandom(Effect):
    """Players discard a random Library card from their hands."""

    who: Group = YOU

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for seat in self.who.members(s, f):
            n = min(1, len(_library_cards(s, seat)))
            s.do(*instead(s, f, seat, n, (discard_at_random, frame, seat)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.does(self.who.each(voice, it), "discard", "a random Library card")


def _library_cards(s: Rivals, seat: int) -> list[int]:
    return [p for p in pile(s, "hand", seat) if s.pieces[p].back.startswith("library")]


@step("rivals.discard_at_random")
def discard_at_random(s: Rivals, frame: int, seat: int) -> None:
    """Have a seat discard a random Library card from its hand."""
    cards = _library_cards(s, seat)
    if cards:
        source = s.rows[frame].source
        happen(s, about(s, "discard", cards[below(s, len(cards))], frame=frame, source=source))


class DrawAndDiscard(Effect):
    """Draw cards, each from a deck of the player's choice, and discard one of them.

    They are looked at in the deck, because in the hand the drawn cards could not be told from others. The one that is
    discarded never gets there.
    """

    amount: int = 2

    def run(self, s: Rivals, frame: int) -> None:
        s.do((pick_deck, frame, self.amount, ()))

    def able(self, s: Rivals, f: Frame) -> bool:
        return any(pile(s, zone, f.seat) for zone in ("library", "faction"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"draw {self.amount} cards, then discard 1 of those {self.amount}"

    def check(self) -> list[str]:
        return super().check() + ([] if self.amount > 1 else ["DrawAndDiscard: draw two or more"])


@step("rivals.pick_deck")
def pick_deck(s: Rivals, frame: int, left: int, picked: tuple[int, ...]) -> None:
    """Ask from which deck the next card is drawn, and after the last one which of them is discarded."""
    seat = s.rows[frame].seat
    tops = [(zone, [p for p in pile(s, zone, seat) if p not in picked]) for zone in ("library", "faction")]
    options: list[RawOption] = [
        ("draw from", (zone,), ((look_first, frame, left - 1, (*picked, there[0])),)) for zone, there in tops if there
    ]
    if left and options:
        s.ask(seat, ("deck of?",), options)
    elif picked:
        s.ask(
            seat, ("which goes?",), [("piece", (p,), ((keep_others, frame, p, picked),)) for p in picked], forced=False
        )


@step("rivals.look_first")
def look_first(s: Rivals, frame: int, left: int, picked: tuple[int, ...]) -> None:
    """See the card that is being drawn."""
    s.do((happening, about(s, "peek", picked[-1], detail=(s.rows[frame].seat,))), (pick_deck, frame, left, picked))


@step("rivals.keep_others")
def keep_others(s: Rivals, frame: int, goes: int, picked: tuple[int, ...]) -> None:
    """Draw all of the cards but one, which is discarded."""
    s.do((happening, *[about(s, "discard" if p == goes else "draw", p, frame=frame) for p in picked]))


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


class PartOfHand(Amount):
    """A number for each full group of cards in hands."""

    who: Group
    per: int

    def value(self, s: Rivals, f: Frame) -> int:
        return sum(len(pile(s, "hand", seat)) // self.per for seat in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"1 for every {self.per} cards in the hand of {self.who.each(voice, it)}"


class LookAtTop(Effect):
    """Look at the card on top of your Library or Faction Deck, and perhaps put it at the bottom."""

    def run(self, s: Rivals, frame: int) -> None:
        seat = s.rows[frame].seat
        options: list[Any] = [
            ("draw from", (zone,), ((look_at, seat, zone),)) for zone in ("library", "faction") if pile(s, zone, seat)
        ]
        if options:
            s.ask(seat, ("look?",), options)

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(pile(s, "library", f.seat) or pile(s, "faction", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "look at the card on top of your Library or Faction Deck; you may put it on the bottom"


@step("rivals.look_at")
def look_at(s: Rivals, seat: int, zone: str) -> None:
    """Look at the top card of a deck and decide what becomes of it."""
    top = pile(s, zone, seat)[0]
    s.do((happening, about(s, "peek", top, detail=(seat,))), (keep_or_sink, seat, top))


@step("rivals.keep_or_sink")
def keep_or_sink(s: Rivals, seat: int, top: int) -> None:
    """Leave a card on top of its deck, or put it at the bottom."""
    sunk = about(s, "sink", top)
    s.ask(seat, ("leave it?", top), [("leave", (), ()), ("to the bottom", (), ((happening, sunk),))])
