"""Players: whose turn it is, what each does, who has the most Agenda, who controls a character."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from coterie.games.rivals.facts import playing, speaks
from coterie.games.rivals.numbers import AS_MODIFIER, DRAW_INSTEAD, IGNORES, NEED, PICKS, RECRUIT_COST, STASH
from coterie.games.rivals.state import Rivals
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import Piece, found
from coterie.kernel.scopes import Delayed
from coterie.kernel.steps import Step, step
from coterie.words.cards.groups import EVERYBODY, YOU, About
from coterie.words.effects import Effect, run_with
from coterie.words.frames import Frame, bind
from coterie.words.groups import THAT, Group, One
from coterie.words.standing import Standing
from coterie.words.voice import Noun, Voice

if TYPE_CHECKING:
    from coterie.kernel.events import Event


class TurnOf(About):
    """Somebody's turn, which begins and ends."""

    KIND: ClassVar[str] = "seat"
    who: About = YOU

    def members(self, s: Rivals, f: Frame) -> tuple[Any, ...]:
        return self.who.members(s, f)

    def fits(self, s: Rivals, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return self.who.fits(s, f, event, row)

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        if self.who == YOU:
            return Noun("your turn", "your turns", "")
        return Noun(f"{self.who.one(voice, it)}'s turn", f"turns of {self.who.noun(voice, it).many}", "")


class PlayerOf(One):
    """The player who controls a character, or did when it left."""

    KIND: ClassVar[str] = "seat"
    whose: Group

    def members(self, s: Rivals, f: Frame) -> tuple[int, ...]:
        seats = [speaks(s, at[0]) for at in self.whose.members(s, f) if found(s, at) is not None]
        return tuple([seat for seat in seats if seat < s.seats][:1])

    def called(self, voice: Voice, it: str = "it") -> str:
        whose = self.whose.each(voice, it)
        return "its player" if whose == "it" else f"the player of {whose}"


class AheadInAgenda(Group):
    """The foes that have the most Agenda among your foes."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Rivals, f: Frame) -> tuple[int, ...]:
        foes = [seat for seat in playing(s) if seat != f.seat]
        most = max([s.agenda[seat] for seat in foes])
        return tuple([seat for seat in foes if s.agenda[seat] == most])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("foe with the most Agenda", "foes with the most Agenda")


AHEAD = AheadInAgenda()


# ── what several players do ─────────────────────────────────────────────────────────────────────────────────────────


class EachDoes(Effect):
    """Each of several players carries out an effect in turn order, as if it were its own card.

    Attributes:
        does: what is done; “you” is the player who does it, “your” what is its own.
        who: the players; “that” stands for each of them, too.
    """

    does: Effect
    who: Group = EVERYBODY

    def run(self, s: Rivals, frame: int) -> None:
        s.do(*[(run_with, self.does, as_seat(s.rows[frame], seat)) for seat in self.who.members(s, s.rows[frame])])

    def able(self, s: Rivals, f: Frame) -> bool:
        return any(self.does.able(s, as_seat(f, seat)) for seat in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.done_by(self.who.each(voice, it), self.does.say(voice.asked, it))


def as_seat(f: Frame, seat: int) -> Frame:
    """Return a frame in which another seat is “you”."""
    return Frame(f.source, seat, f.actor, f.bound)


class ForYou(Standing):
    """Changes a number of its player that stands for a special rule (`SAID`)."""

    number: str
    amount: int = 1

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("number", self.number),)

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number == self.number and bool(target == ("seat", speaks(s, piece, row)))

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        return self.amount

    def say(self, voice: Voice, it: str = "it") -> str:
        return SAID[self.number].format(n=abs(self.amount))

    def check(self) -> list[str]:
        return super().check() + ([] if self.number in SAID else [f"ForYou: nothing is said of “{self.number}”"])


SAID = {
    NEED: "your Library cards need {n} BP less",
    RECRUIT_COST: "you pay {n} Prestige less to recruit",  # what is saved comes from the general supply
    STASH: "your characters may also pay for abilities with the Prestige that lies here",
    AS_MODIFIER: (
        "once in the turn of each player, a card of your hand that needs 1 to {n} BP can be placed as an Influence Modifier; "
        "it gives as much Influence"
    ),
    PICKS: "as you create a wraith, pick its token instead of drawing it, then shuffle the others",
    IGNORES: "you may ignore Events of the City Deck",
    DRAW_INSTEAD: "where a foe would discard by your doing, you may let it draw as many cards instead",
}


class InNextTurn(Effect):
    """Each of several players carries out an effect as its next turn starts, as if it were its own card."""

    does: Effect
    who: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f: Frame = s.rows[frame]
        for seat in self.who.members(s, f):
            s.new(Delayed(("start", seat), ((run_with, self.does, as_seat(f, seat)),)))

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"let {self.who.each(voice, it)} do this as its next turn starts: {self.does.say(voice, it)}"


class ChooseHalf(Effect):
    """Choose at least half of the players; they are bound to “chosen”."""

    def run(self, s: Rivals, frame: int) -> None:
        seats = playing(s)
        least = (len(seats) + 1) // 2
        then: Step = (choose_players, frame)
        s.do(
            (
                choose_several,
                s.rows[frame].seat,
                ("choose", self, s.rows[frame].source),
                "seat",
                seats,
                least,
                len(seats),
                then,
            )
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        return "choose at least half of the players"


@step("rivals.choose_players")
def choose_players(s: Rivals, frame: int, seats: tuple[int, ...]) -> None:
    """Record the chosen players, and tell who they are."""
    for seat in seats:
        s.tell("chosen", seat)
    s.do((bind, frame, "chosen", seats))


class Chosen(Group):
    """The chosen players, or those not chosen."""

    KIND: ClassVar[str] = "seat"
    chosen: bool = True

    def members(self, s: Rivals, f: Frame) -> tuple[int, ...]:
        seats: tuple[int, ...] = f.get("chosen") or ()
        return tuple([seat for seat in playing(s) if (seat in seats) == self.chosen])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return (
            Noun("chosen player", "chosen players") if self.chosen else Noun("player not chosen", "players not chosen")
        )


class Rewards(Effect):
    """Give each player a different reward; then all carry out theirs (R-226)."""

    rewards: tuple[Effect, ...]

    def run(self, s: Rivals, frame: int) -> None:
        s.do((assign, self, frame, playing(s), ()))

    def say(self, voice: Voice, it: str = "it") -> str:
        said = "; or ".join(reward.say(voice.asked, it) for reward in self.rewards)
        return f"give each player a different reward of these: {said}"

    def check(self) -> list[str]:
        return super().check() + (["Rewards: four players need four"] if len(self.rewards) < 4 else [])


@step("rivals.assign_rewards")
def assign(s: Rivals, word: Rewards, frame: int, left: tuple[int, ...], given: tuple[tuple[int, int], ...]) -> None:
    """Choose the reward of the next player among those not yet given."""
    if not left:
        s.do(*[(run_with, word.rewards[n], as_seat(s.rows[frame], seat)) for seat, n in given])
        return
    taken = [n for _, n in given]
    options: list[Any] = [
        ("mode", (reward,), ((assign, word, frame, left[1:], (*given, (left[0], n))),))
        for n, reward in enumerate(word.rewards)
        if n not in taken
    ]
    s.ask(s.rows[frame].seat, ("reward for?", left[0]), options)
