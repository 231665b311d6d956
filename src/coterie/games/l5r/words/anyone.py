"""What any player can be chosen for, and what all players do one after the other."""

from __future__ import annotations

from typing import Literal

from coterie.games.l5r.atoms.moving import whole_deck
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.cards import characters
from coterie.games.l5r.facts.provinces import is_broken, province_at, row_of
from coterie.games.l5r.facts.teams import by_turns, foes, in_order
from coterie.games.l5r.rules import cards
from coterie.games.l5r.rules.cards import fill, may_refill
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.players import OPPONENT, discard_these, each_in_turn
from coterie.kernel.events import about
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import Ref, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step
from coterie.words.cards.abilities import Target
from coterie.words.cards.events import emit, together
from coterie.words.cards.groups import EVERYBODY, YOU
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame, bind
from coterie.words.groups import Bound, Group
from coterie.words.voice import Voice

A_PLAYER = Target("player", EVERYBODY)


class ThatOneDoes(Effect):
    """A player, by default the one that was chosen, does something: it makes the choices, and “you” is it there."""

    does: Effect
    who: Group = Bound("player")

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for seat in self.who.members(s, f)[:1]:
            s.do(*each_in_turn(self.does, frame, f.seat, (seat,)))

    def able(self, s: L5R, f: Frame) -> bool:
        there = self.who.members(s, f)[:1]
        return any(self.does.able(s, Frame(f.source, seat, f.actor, f.bound)) for seat in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        who = "that player" if isinstance(self.who, Bound) else self.who.each(voice, it)
        return voice.done_by(who, self.does.say(voice.asked, it))


class FillFor(Effect):
    """Choose any number of clans: each fills each of its unbroken provinces in the row with so many cards face down."""

    amount: int = 1

    def run(self, s: L5R, frame: int) -> None:
        there = tuple([owner for owner in in_order(s) if self._open(s, owner)])
        then = (fill_for, self.amount)
        s.do(
            (
                choose_several,
                s.rows[frame].seat,
                ("choose", self, s.rows[frame].source),
                "seat",
                there,
                1,
                len(there),
                then,
            )
        )

    def _open(self, s: L5R, owner: int) -> list[int]:
        there = row_of(s, owner) if is_clan(s, owner) else []
        return [place for place in there if not is_broken(s, province_at(s, place))]

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self._open(s, owner) for owner in in_order(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"choose any number of players but the Shadowlands; each of them puts {self.amount} cards of its dynasty deck "
            "face down into each of its provinces that is neither broken nor the stronghold province"
        )


@step("l5r.fill_for")
def fill_for(s: L5R, amount: int, owners: tuple[int, ...]) -> None:
    """Fill the provinces of some owners."""
    there = [place for owner in owners for place in row_of(s, owner)]
    standing = [place for place in there if not is_broken(s, province_at(s, place))]
    s.do(*[(fill, place) for place in standing for _ in range(amount)])


class EachPicks(Effect):
    """In player order each player may choose a character that it controls, the Shadowlands deck must (U-066, U-067);
    something is done to the first that is chosen, something else to the second, and to all others the last. The teams take
    turns first (U-235)."""

    does: tuple[Effect, ...]

    def run(self, s: L5R, frame: int) -> None:
        s.do((next_picks, self, frame, by_turns(s), 0))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self.does[0].able(s, f.bind("that", ref(s, p))) for p in characters(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        ways = ["the first", "the second", "every other one"]
        said = [each.say(voice, which) for each, which in zip(self.does, ways, strict=False)]
        return f"in player order each player may choose a character that it controls; {', '.join(said)}"


@step("l5r.next_picks")
def next_picks(s: L5R, word: EachPicks, frame: int, seats: tuple[int, ...], count: int) -> None:
    """Ask the next player for a character."""
    if not seats:
        return
    does = word.does[min(count, len(word.does) - 1)]
    rest = seats[1:]
    options: list[RawOption] = []
    for p in characters(s, seats[0]):
        at: Ref = ref(s, p)
        then = ((bind, frame, "that", at), (run, does, frame), (next_picks, word, frame, rest, count + 1))
        options.append(("piece", (at,), then))
    s.ask(
        seats[0],
        ("choose", word, s.rows[frame].source),
        [*options, ("nobody", (), ((next_picks, word, frame, rest, count),))],
    )


class DownToYours(Effect):
    """Each opponent discards cards of its hand that it chooses until it holds no more than you, all at the same time
    (L-9.11)."""

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        asks: list[Step] = []
        for foe in foes(s, f.seat):
            there = pile(s, "hand", foe)
            n = len(there) - len(pile(s, "hand", f.seat))
            if n > 0:
                then = (discard_these, frame)
                asks.append((choose_several, foe, ("discard?", n), "piece", there, n, n, then, False))
        together(s, frame, *asks)

    def able(self, s: L5R, f: Frame) -> bool:
        mine = len([p for p in pile(s, "hand", f.seat) if p != f.source])
        return any(len(pile(s, "hand", foe)) > mine for foe in foes(s, f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.does("each opponent", "discard", "cards until they hold no more than you")


class EachPlayerDoes(Effect):
    """Each player does something, the Shadowlands deck, too: it makes the choices, and “you” is it there (U-066). They
    choose in player order; then all of it happens at the same time (L-9.11)."""

    does: Effect

    def choosers(self, s: L5R, f: Frame) -> tuple[int, ...]:
        """Return who does it."""
        return by_turns(s)

    def run(self, s: L5R, frame: int) -> None:
        together(s, frame, *each_in_turn(self.does, frame, s.rows[frame].seat, by_turns(s)))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(self.does.able(s, Frame(f.source, seat, f.actor, f.bound)) for seat in in_order(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.done_by("every player", self.does.say(voice.asked, it))


class EachDraws(Effect):
    """Each player draws cards, all at the same time (L-9.5); an empty deck costs honor (L-18.1)."""

    amount: int = 1

    def run(self, s: L5R, frame: int) -> None:
        s.do((cards.draw_each, tuple([(seat, self.amount) for seat in in_order(s)])))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(cards.can_draw(s, seat) for seat in in_order(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.does("every player", "draw", f"{self.amount} {voice.noun('card').many}")


class MillTop(Effect):
    """Discard the topmost cards of a deck of a player (L-18.2), but not of the dynasty deck of the Shadowlands (L-20.5)."""

    amount: int = 1
    who: Group = OPPONENT
    deck: Literal["conflict", "dynasty"] = "conflict"

    def _top(self, s: L5R, seat: int) -> tuple[int, ...]:
        there = whole_deck(s, seat) if self.deck == "conflict" else pile(s, "dynasty", seat)
        return there[: self.amount]

    def run(self, s: L5R, frame: int) -> None:
        for seat in self.who.members(s, s.rows[frame])[:1]:
            emit(s, frame, [about(s, "discard", p) for p in self._top(s, seat)])

    def able(self, s: L5R, f: Frame) -> bool:
        zone = "deck" if self.deck == "conflict" else "dynasty"
        there = [seat for seat in self.who.members(s, f) if self.deck == "conflict" or is_clan(s, seat)]
        return any(pile(s, zone, seat) for seat in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        n = "card" if self.amount == 1 else f"{self.amount} cards"
        if self.who == YOU:
            return f"discard the top {n} in your {self.deck} deck"
        return voice.does(self.who.each(voice, it), "discard", f"the top {n} in their {self.deck} deck")


class FillEach(Effect):
    """Each province of your row gets one more card, face down (L-14.8)."""

    def run(self, s: L5R, frame: int) -> None:
        s.do(*[(fill, place) for place in row_of(s, s.rows[frame].seat)])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(row_of(s, f.seat)) and may_refill(s, f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "put one more card of your dynasty deck face down into each of your non-stronghold provinces"
