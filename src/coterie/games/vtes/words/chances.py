"""What happens by itself as a card is played, before anybody can answer: it may be cancelled."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import definition
from coterie.games.vtes.rules.action_state import THIS_ACTION
from coterie.games.vtes.words.bleeding import is_held
from coterie.games.vtes.words.involved import ItSelf
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.selves import discipline_name
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.events import about, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.pieces import Piece, Ref, found, pile, ref
from coterie.kernel.procedures import running
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step
from coterie.words.cards.playing import PLAY, Play
from coterie.words.effects import Effect, run_with
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame, bound_to
from coterie.words.standing import Marker
from coterie.words.voice import Voice, an
from coterie.words.word import walk


def cancel(s: Any, play: Play, *, spared: bool) -> None:
    """Cancel a card that is being played, perhaps without its cost."""
    bound = s.rows[play.frame].bind("cancelled", True)
    s.rows[play.frame] = bound.bind("unpaid", True) if spared else bound
    s.tell("cancelled", s.pieces[play.card[0]].face)
    s.do((happening, about(s, "cancelled", play.card[0])))


def cancels(mode: Mode) -> bool:
    """Return whether a way to play a card cancels another card."""
    return any(isinstance(word, Timed) and word.CANCELS for word in walk(mode.does))


class BarName(Effect):
    """No card of the name of the one that is being played can be played again this turn (D-874)."""

    def run(self, s: Any, frame: int) -> None:
        plays = [now.data for _, procedure, now in running(s) if procedure.name == "vtes.play"]
        plays = [play for play in plays if play.card[0] != s.rows[frame].source]
        if plays:
            count_use(s, ("barred", definition(s, plays[-1].card[0]).name), "turn")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "no card of its name can be played again this turn"


class Thwarts(Marker):
    """The next card that would cancel a minion card of another Methuselah is cancelled itself, and this card burned."""

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("used", "thwarting"),)

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            "the next card that is played to cancel a minion card of another Methuselah is cancelled instead and costs"
            f" nothing; burn {voice.this} then"
        )


class Gamble(Marker):
    """As a minion plays a card that asks for a Discipline, the top card of its library is revealed; the card that is played
    may be cancelled for it.

    Attributes:
        whose: the minions.
        top: which top cards cancel it.
        asks: for which discipline the card must ask, "" for any.
        first: only the first such card of a minion in a turn.
        spared: its cost is not paid.
        then: what is done besides, with that minion as “that”. if_asks: only if the card asks for this discipline.
    """

    whose: Filter
    top: Filter
    asks: str = ""
    first: bool = False
    spared: bool = False
    then: Effect | None = None
    if_asks: str = ""

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("used", "gambling"),)

    def reaches(self, s: Any, piece: int, play: Play) -> bool:
        """Return whether a card is played so that this word of another card is meant."""
        at = s.rows[play.frame].get("actor")
        if at is None or not asks_for(play, self.asks):
            return False
        if self.first and used(s, ("asked for", *at), "turn") > 1:
            return False
        f = Frame(piece, s.game.speaks(s, piece), bound=bound_to(s.pieces[piece], piece))
        return bool(self.whose.holds(s, f, at[0], s.pieces[at[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        who = (
            voice.this
            if isinstance(self.whose, ItSelf)
            else an(described(self.whose, voice.noun("minion"), voice, it).one)
        )
        what = f"a card that requires {discipline_name(self.asks) if self.asks else 'a Discipline'}"
        if self.first:
            what = (
                f"its first card of a turn that requires {discipline_name(self.asks) if self.asks else 'a Discipline'}"
            )
        top = described(self.top, voice.noun("card"), voice, it).a()
        then = ""
        if self.then is not None:
            given = f", and if it required {discipline_name(self.if_asks)}," if self.if_asks else " and"
            then = f"{given} {self.then.say(voice, 'that vampire')}"
        free = " and costs nothing" if self.spared else ""
        return (
            f"as {who} plays {what}, its controller reveals the top card of their library before drawing: if that is {top},"
            f" the card that is played is cancelled{free}{then}"
        )


def asks_for(play: Play, code: str) -> bool:
    """Return whether a card is played by a discipline: by a certain one, or any."""
    needs = [need.lower() for need in play.ability.needs]
    return code in needs if code else bool(needs)


def by_itself(s: Any, serial: int) -> None:
    """Carry out what is not up to anybody: a cancel that is thwarted, and cards on which the top of a library decides."""
    play = PLAY.of(s, serial)
    steps = _thwarted(s, play)
    if not steps:
        steps = [
            (gamble, serial, ref(s, p), word)
            for p in s.ears.get(("used", "gambling"), ())
            for word in s.pieces[p].text
            if isinstance(word, Gamble) and word.reaches(s, p, play)
        ]
    s.do(*steps)


def _thwarted(s: Any, play: Play) -> list[Step]:
    """Cancel a card that would cancel a minion card of another Methuselah if some card in play does that, and return what
    follows."""
    if is_held(s, play.ability.does):
        count_use(s, ("bleeds let go",), THIS_ACTION)
        cancel(s, play, spared=False)
        return [(nothing,)]
    there = s.ears.get(("used", "thwarting"), ())
    others = [
        now.data for _, procedure, now in running(s) if procedure.name == "vtes.play" and now.data.card != play.card
    ]
    if not there or not others or not cancels(play.ability):
        return []
    aim = others[-1]
    if aim.seat == play.seat or definition(s, aim.card[0]).kind in ("master", "event"):
        return []
    cancel(s, play, spared=True)
    return [(burn_thwarting, tuple([ref(s, p) for p in there]))]


@step("vtes.burn_thwarting")
def burn_thwarting(s: Any, there: tuple[Ref, ...]) -> None:
    """Burn the card that has cancelled a cancel; of several, the acting Methuselah chooses one (D-878)."""
    options: list[RawOption] = [("piece", (at,), ((happening, about(s, "burn", at[0])),)) for at in there]
    s.ask(s.active, ("which first?",), options)


@step("vtes.nothing_more")
def nothing(s: Any) -> None:
    """Do nothing more by itself."""


@step("vtes.gamble")
def gamble(s: Any, serial: int, at: Ref, word: Gamble) -> None:
    """Reveal the next card that whoever plays the card would draw."""
    play = PLAY.of(s, serial)
    top = pile(s, "library", play.seat)[:1]
    if top and not s.rows[play.frame].get("cancelled"):
        s.do((happening, about(s, "reveal", top[0])), (judge, serial, at, word, ref(s, top[0])))


@step("vtes.judge_gamble")
def judge(s: Any, serial: int, at: Ref, word: Gamble, top: Ref) -> None:
    """Cancel the card that is played if the revealed card says so."""
    play = PLAY.of(s, serial)
    if found(s, top) is None or found(s, at) is None:
        return
    f = Frame(at[0], s.game.speaks(s, at[0]), bound=bound_to(s.pieces[at[0]], at[0]))
    if not word.top.holds(s, f, top[0], s.pieces[top[0]]):
        return
    cancel(s, play, spared=word.spared)
    if word.then is not None and (not word.if_asks or asks_for(play, word.if_asks)):
        s.do((run_with, word.then, f.bind("that", s.rows[play.frame].get("actor"))))
