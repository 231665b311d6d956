"""The state of a game: a table and a to-do list, and nothing else.

A step is a tuple `(function, *arguments)`. Play pops the top step and calls it; the step either changes the table and
puts further steps on top (`do`), or asks a question (`ask`), never both. The asking step stays on top of the list: a
question is derived, never stored. Because steps are data, a state in the middle of anything can be cloned, saved,
compared and searched.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from itertools import repeat
from typing import TYPE_CHECKING, Any, ClassVar, Self

from coterie.kernel import chronicle, gestures, pickling, records, sampling
from coterie.kernel.codec import digest
from coterie.kernel.errors import IllegalChoice, RulesError
from coterie.kernel.positions import LETTERS
from coterie.kernel.questions import Asked, Option, Question, RawOption, index_in
from coterie.kernel.ring_windows import Window, windows_ahead
from coterie.kernel.rings import Ring
from coterie.kernel.seating import viewer
from coterie.kernel.steps import Step
from coterie.kernel.views import View
from coterie.kernel.whole_scenes import scene_of

if TYPE_CHECKING:
    from coterie.kernel.game import Game
    from coterie.kernel.moves import Link
    from coterie.kernel.pieces import Piece
    from coterie.kernel.scenes import Scene

STEPS_WITHOUT_A_DECISION = 10_000  # no game comes to a twentieth of that; a card of a pack may repeat itself
FIELDS = (
    "asked", "chain", "dice", "ears", "facts", "game", "learnt", "memory", "moves", "names", "next", "origin", "pieces",
    "piles", "pools", "reason", "result", "rows", "scopes", "sealed", "seats", "serial", "setup", "todo", "uses",
    "versions", "views", "windows",
)  # fmt: skip


class State:
    """One game in progress. Games subclass it and name what else lies on their table in `TABLE`.

    Attributes:
        game: the rules that it is played by. setup: the checked set-up options.
        seats: how many seats there are.
        todo: the steps that are still to be done, the next one last. next: what the step at work has put on the list.
        asked: the question as a bare tuple, None while nobody is asked.
        result: {seat: score} once the game is over, None before.
        reason: a word of the catalogue that says how it ended.
        dice: the stream of chance.
        pieces: rows of pieces by number. piles: their order by (zone, place).
        ears: which pieces listen, by key (a stage and a kind of event, that kind alone, or a number that is modified).
        rows: frames, batches, lasting and delayed effects under serial numbers. serial: the last number given.
        scopes: the open scopes as (serial number, name), the innermost last. pools: what each seat could answer with,
            see `kernel.listening`; shared by clones. views: the table as each seat sees it, windows: those that are asked at
            once (None: not worked out yet), both until something changes. All four are worked out from the rest.
        versions: how often something has changed in each zone. memory: what was found out about the table, see
            `kernel.memory`; worked out from the rest as well.
        uses: how often a limited ability was used, by ability and scope.
        facts: what seats still know of shuffled piles. sealed: secrets that are no cards.
        learnt: grows whenever a seat learns something hidden.
        chain: the chronicle, newest line first. moves: the choices so far, newest first (see `kernel.moves`).
        names: what people call the seats, () if nobody has said; it decides nothing, and clones share it.
        origin: what the choices start from, ("seed", n), ("position", text) or ("snapshot", data); None in a sample.
    """

    TABLE: ClassVar[tuple[str, ...]] = ()
    KERNEL: ClassVar[tuple[str, ...]] = (
        "todo", "dice", "seats", "pieces", "piles", "facts", "sealed", "rows", "serial", "uses", "result", "reason",
    )  # fmt: skip

    __slots__ = FIELDS

    def __init__(self, game: Game[Any], setup: dict[str, Any], dice: int, seats: int) -> None:
        self.game, self.setup, self.dice, self.seats = game, setup, dice, seats
        self.todo: list[Step] = []
        self.next: list[Step] = []
        self.asked: Asked | None = None
        self.pieces: list[Piece] = []
        self.piles: dict[tuple[str, int], tuple[int, ...]] = {}
        self.ears: dict[Any, tuple[int, ...]] = {}
        self.facts: tuple[Any, ...] = ()
        self.sealed: dict[tuple[str, int], tuple[int, int, int]] = {}
        self.rows: dict[int, Any] = {}
        self.scopes: tuple[tuple[int, str], ...] = ()
        self.pools: dict[Hashable, Any] = {}
        self.views: dict[int, View] = {}
        self.windows: tuple[Window, ...] | None = None
        self.versions: dict[str, int] = dict.fromkeys(game.zones, 0)
        self.memory: dict[str, tuple[Any, Any]] = {}
        self.serial = 0
        self.uses: dict[Any, int] = {}
        self.result: dict[int, float] | None = None
        self.reason = ""
        self.learnt = 0
        self.chain: chronicle.Chain = None
        self.moves: Link | None = None
        self.origin: Any = None
        self.names: tuple[str, ...] = ()

    # ── the to-do list ──────────────────────────────────────────────────────────────────────────────────────────

    def do(self, *steps: Step) -> None:
        """Put steps on the list, to be done in this order before everything that is already there."""
        self.next += steps

    def ask(
        self,
        seat: int,
        prompt: tuple[Any, ...],
        options: list[RawOption],
        *,
        default: int = -1,
        forced: bool = True,
        window: bool = False,
    ) -> None:
        """Ask a seat. The step that asks is run again to show the question, so it must change nothing.

        Args:
            seat: who is asked.
            prompt: a word of the catalogue and its arguments, `("choose a fighter", district)`.
            options: `(word, arguments, steps)` each.
            default: the index of the option that is taken for a seat that has left, or is out of the game; the last one
                by default.
            forced: whether a single option is taken without asking. Use False if not everybody could know that it is the
                only one.
            window: whether it is an opportunity that can always be passed, by the default option.

        Raises:
            RulesError: there are no options, or the step has asked already.
        """
        if self.asked is not None or self.next:
            raise RulesError(f"a step asks once and does nothing else: {prompt}")
        if seat in self.game.withdrawn(self):
            self.next += options[default][2] if options else ()
            return
        if not options:
            raise RulesError(f"a question without options: {prompt}")
        if forced and len(options) == 1:
            self.next += options[0][2]
            return
        self.asked = (seat, (prompt[0], prompt[1:]), options, default, window)

    def play(self, stop: Callable[[Self], bool] | None = None) -> None:
        """Work through the list until somebody is asked or the game is over.

        Args:
            stop: is called before each step; once it returns True the rest stays on the list.
        """
        todo, following = self.todo, self.next
        if self.views:
            self.views = {}
        self.windows = None
        for _ in repeat(None, STEPS_WITHOUT_A_DECISION):
            if not todo:
                break
            if stop is not None and stop(self):
                return
            now = todo.pop()
            if len(now) == 2:  # as most
                now[0](self, now[1])
            else:
                now[0](self, *now[1:])
            if self.asked is not None:
                if self.result is not None:
                    break
                if following:
                    raise RulesError(f"a step asks once and does nothing else: {self.asked[1]}")
                todo.append(now)
                return
            if following:
                if self.result is not None:
                    break
                following.reverse()
                todo += following
                following.clear()
        else:
            self.over_with(dict.fromkeys(range(self.seats), 0.0), "a loop without a decision")
        if self.result is not None:
            self._stop()

    def _stop(self) -> None:
        """Clear up after the end of the game: drop what the last step has put on the list, frames, batches and scopes."""
        self.asked = None
        self.todo.clear()
        self.next.clear()
        self.rows.clear()
        self.scopes = ()

    def choose(self, choice: Option | int | str) -> None:
        """Answer the question: with an option, its index, its notation, or a gesture of several notations.

        How far a gesture reaches is said in `coterie.kernel.gestures`.

        Raises:
            IllegalChoice: the question does not offer that. Nothing has changed.
        """
        if isinstance(choice, str):
            self._choose_notation(choice)
            return
        asked = self.asked
        if asked is None:
            raise IllegalChoice("The game is over: there is nothing to choose.")
        self.pick(index_in(asked, choice))

    def pick(self, index: int, stop: Callable[[Self], bool] | None = None) -> None:
        """Answer with the index of an option, unchecked: the fast way for bots and simulations; `stop` as for `play`."""
        option = self.asked[2][index]  # type: ignore[index]  # callers know that a question is there
        self.moves = (self.moves, index)
        self.asked = None
        self.todo.pop()  # the asking step has its answer
        self.todo += option[2][::-1]
        self.play(stop)

    def _choose_notation(self, text: str) -> None:
        at = self.index(text.strip())
        if at is not None:
            self.pick(at)
            return
        then = gestures.after(self, text)
        for name in FIELDS + self.TABLE:
            setattr(self, name, getattr(then, name))

    def index(self, notation: str) -> int | None:
        """Return the index of the option with a notation, or None; one that is meant without doubt will do as well (see
        `Talk.means`)."""
        if self.asked is None:
            return None
        talk, meant = self.game.talk, []
        for i, raw in enumerate(self.asked[2]):
            offered = talk.notate(self, raw)
            if offered == notation:
                return i
            if talk.means(notation, offered):
                meant.append(i)
        return meant[0] if len(meant) == 1 else None

    def refusal(self, notation: str) -> str:
        """Return the sentence for a choice that is not offered: what is possible instead."""
        if self.asked is None:
            return "The game is over: there is nothing to choose."
        possible = ", ".join(f"“{option.notation}”" for option in self.question.options)  # type: ignore[union-attr]  # asked
        return f"“{notation}” is not possible now. Possible: {possible}."

    @property
    def question(self) -> Question | None:
        """What is asked now, None once the game is over."""
        return Question(self, self.asked) if self.asked is not None else None

    def ring(self) -> Ring:
        """Return the windows that can be asked at once, without answers; see `coterie.kernel.rings`.

        They are worked out once for as long as nothing changes. The first one is the present question.
        """
        if self.windows is None:
            self.windows = windows_ahead(self)
        return Ring(self.windows)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    def concede(self, seat: int) -> None:
        """Concede the game for a seat, no matter which seat is asked; `Game.concede` decides what follows.

        Raises:
            IllegalChoice: the seat cannot concede. The state may be left changed, so call this on a clone to try it.
        """
        if self.asked is None:
            raise IllegalChoice("The game is over: nobody can concede any more.")
        self.game.concede(self, seat)
        self.moves = (self.moves, ("concede", seat))
        self.forget_looks()
        if self.result is not None:
            self._stop()
            return
        self.asked = None  # the step that asked is still on the list, unless what went on was broken off
        self.todo += self.next[::-1]
        self.next.clear()
        self.play()

    def over_with(self, result: dict[int, float], reason: str) -> None:
        """End the game at once: nothing on the list is done any more.

        Args:
            result: the score of each seat.
            reason: a word of the catalogue.
        """
        self.result, self.reason = result, reason
        self.todo.clear()
        self.next.clear()
        self.tell("over", reason)

    # ── rows under serial numbers ───────────────────────────────────────────────────────────────────────────────

    def new(self, row: Any) -> int:
        """Keep a frame, a batch or an effect under a new serial number, and return that."""
        self.serial = serial = self.serial + 1
        self.rows[serial] = row
        return serial

    # ── what happened ───────────────────────────────────────────────────────────────────────────────────────────

    def tell(self, word: str, *args: Any, to: int = chronicle.EVERYBODY) -> None:
        """Add a line to the chronicle: a word of the catalogue and its arguments, for a bit mask of seats."""
        chain = self.chain
        self.chain = (chain, chain[1] + 1 if chain else 1, word, args, to)

    def call_seats(self, names: tuple[str, ...]) -> None:
        """Take the names that people have for the seats: scenes, labels and the log then have them instead of letters.

        The windows that are asked now take them, too, also where a table keeps them.
        """
        if names != self.names:
            self.names, self.views = names, {}
            for window in self.windows or ():
                window.call_seats(names)

    def forget_looks(self) -> None:
        """Let go of the views and the windows, which are kept until something changes; they can be worked out again."""
        self.views, self.windows = {}, None

    def seen_by(self, seat: int) -> View:
        """Return the table as a seat sees it (-1: a spectator); made once for as long as nothing changes."""
        found = self.views.get(seat)
        if found is None:
            found = self.views[seat] = View(self, seat)
        return found

    def log(self, seat: int = -1, since: int = 0) -> list[str]:
        """Return the chronicle as sentences, as a seat may know it (-1 is a spectator), after line number `since`."""
        return [self.game.talk.sentence(self, line) for line in chronicle.lines(self.chain, seat, since)]

    # ── branching ───────────────────────────────────────────────────────────────────────────────────────────────

    def clone(self, rng: random.Random | None = None) -> Self:
        """Return an independent copy; with a random generator it gets a stream of chance of its own."""
        cls = type(self)
        twin = cls.__new__(cls)
        twin.game, twin.setup, twin.seats, twin.asked = self.game, self.setup, self.seats, self.asked
        twin.todo, twin.next, twin.pieces = self.todo[:], [], self.pieces[:]
        twin.piles, twin.ears, twin.rows = self.piles.copy(), self.ears.copy(), self.rows.copy()
        twin.facts, twin.sealed, twin.uses = self.facts, self.sealed.copy(), self.uses.copy()
        twin.serial, twin.result, twin.reason, twin.learnt = self.serial, self.result, self.reason, self.learnt
        twin.chain, twin.moves, twin.origin, twin.names = self.chain, self.moves, self.origin, self.names
        twin.scopes, twin.pools, twin.views = self.scopes, self.pools, {}
        twin.windows, twin.versions, twin.memory = None, self.versions.copy(), self.memory.copy()
        twin.dice = self.dice if rng is None else rng.getrandbits(64)
        for name in self.TABLE:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is list or type(value) is dict else value)
        return twin

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., State], tuple[Any, ...]]:
        return pickling.reduced(self)

    def sample(self, seat: int, rng: random.Random) -> Self:
        """Return a world that a seat cannot tell from the real one. See `coterie.kernel.sampling`."""
        return sampling.sample(self, viewer(self, seat), rng)

    # ── seen from outside ───────────────────────────────────────────────────────────────────────────────────────

    def __repr__(self) -> str:
        """Return what a spectator sees at a glance; how many options there are may tell what somebody holds (D-702)."""
        if self.asked is None and self.result is None:
            return f"<{self.game.title}, between two steps>"
        seen = self.scene(-1, self.chain[1] if self.chain else 0)
        if seen["ending"] is not None:
            return f"<{self.game.title}: over, {seen['ending']['reason']}>"
        asked = ", ".join(LETTERS[seat] for seat in seen["asked"])
        prompt = seen["question"]["prompt"] if seen["question"] is not None else ""
        return f"<{self.game.title}: {seen['moment']['text']}, asks {asked}{f': “{prompt}”' if prompt else ''}>"

    def contents(self) -> dict[str, Any]:
        """Return everything that decides the future and what each seat knows, by field name."""
        return {name: getattr(self, name) for name in self.KERNEL + self.TABLE}

    def fingerprint(self) -> str:
        """Return a hex digest of everything that decides the future and what each seat knows."""
        return digest(self.contents())

    def scene(self, seat: int = -1, since: int = 0) -> Scene:
        """Return what a seat may see (-1 is a spectator), ready for JSON; with the log after line `since`.

        It is to be read only: scenes share what is the same in them, so copy (`copy.deepcopy`) what you want to change.
        """
        return scene_of(self, viewer(self, seat), since)

    def notation(self, seat: int | None = None) -> str:
        """Return the position as text; with a seat, `?` stands for what that seat does not know."""
        return self.game.write(self, seat if seat is None else viewer(self, seat))

    def record(self) -> records.Record:
        """Return the set-up, the seed and the choices so far, to be replayed."""
        return records.record(self)
