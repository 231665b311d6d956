"""A game at the terminal, from its first question to its end."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from coterie.cli import flags
from coterie.cli.terminal import answers, looking, saving, screen, texts
from coterie.cli.terminal.bots import Bots
from coterie.cli.terminal.coaching import Coach, said
from coterie.cli.terminal.commands import Typed, understand
from coterie.cli.terminal.display import NOTHING, Display
from coterie.cli.terminal.inputs import Ended, HungUp, Source, hang_ups
from coterie.cli.terminal.skin import Skin
from coterie.cli.terminal.standing_orders import StandingOrders
from coterie.kernel.errors import BadOptions, IllegalChoice
from coterie.kernel.guides import Guide
from coterie.kernel.questions import Question
from coterie.kernel.scenes import Scene
from coterie.kernel.seating import seat_name
from coterie.kernel.state import State


class Quit(Exception):
    """The user quits."""


class Back(Exception):
    """The user decides to play on."""


class Session:
    """One game with its past, its people and its bots.

    Attributes:
        history: the game with its past.
        seen: the last log line that each seat has been shown.
        looker: the seat whose view is on the screen.
        standing: the windows that people pass beforehand.
        drawn_anew: whether what was taken back last cannot be made again, as chance was drawn anew.
        display: what is drawn on the console.
    """

    def __init__(
        self,
        state: State,
        console: Console,
        source: Source,
        bots: Bots,
        *,
        names: tuple[str, ...] = (),
        plain: bool = False,
        pace: float | None = None,
        save_to: Path | None = None,
        guide: Guide | None = None,
    ) -> None:
        self.history = saving.history_of(state)
        self.console, self.source, self.bots = console, source, bots
        self.skin = Skin(state.game.theme, plain=plain)
        self.display = Display(console, self.skin, live=source.live)
        self.pace, self.save_to = pace, save_to
        given = names or ("",) * state.seats
        self.names = tuple([seat_name(name, seat, bot=seat in bots) for seat, name in enumerate(given)])
        self.people = [seat for seat in range(state.seats) if seat not in bots]
        self.seen = dict.fromkeys(range(-1, state.seats), 0)
        self.looker = self.people[0] if self.people else -1
        self.drawn_anew, self.standing = False, StandingOrders()
        self.coach = Coach(guide) if guide is not None else None
        self.chosen = ""  # the notation of what a person has chosen last
        self.kept: object = self  # the choices that are already in a file; none are unsaved at the start

    @property
    def state(self) -> State:
        """The current position, with the names of the seats."""
        state = self.history.state
        state.call_seats(self.names)
        return state

    # ── the loop ────────────────────────────────────────────────────────────────────────────────────────────────

    def run(self) -> int:
        """Play until the game is over or the user quits, and return the exit code.

        It is 0, 130 after a Ctrl-C that leaves at once, or 128 plus the number of the signal that closed the terminal.
        """
        try:
            with hang_ups():
                self.opening()
                return self.play()
        except HungUp as signal:
            return self.hung_up(signal)

    def play(self) -> int:
        """Ask question after question until the user quits, and return the exit code."""
        try:
            while True:
                self.turn()
        except Quit:
            return 0
        except Ended:
            self.input_ended()
            return 0
        except HungUp:
            raise
        except KeyboardInterrupt:
            return self.interrupted()

    def make(self, choice: int | str) -> None:
        """Make a choice atomically: Ctrl-C in the middle leaves the position unchanged."""
        before, made = self.state.clone(), len(self.history)
        asked = before.asked
        acts = (
            asked is not None and asked[4] and (choice if isinstance(choice, int) else before.index(choice)) != asked[3]
        )
        try:
            self.history.choose(choice)
            self.drawn_anew = False
            if acts:
                self.standing.acted()
        except KeyboardInterrupt:
            if len(self.history) == made:
                self.history.state = before
            raise

    def turn(self) -> None:
        """Put one question to a bot or a person; after the end of the game, answer commands."""
        question = self.state.question
        if question is None:
            self.game_over()
        elif question.seat in self.bots:
            self.bot_moves(question)
        elif (passed := self.standing.choose(self.state)) is not None:
            self.make(passed)
        else:
            self.person_moves(question)

    def opening(self) -> None:
        """Print the game's opening text, and explain the marks of provenance."""
        without = "" if self.state.game.pack_mark() else "pack"
        said = [Text(line, self.skin.color("dim")) for line in self.state.game.talk.opening(self.state)]
        said += answers.marks(self.skin, without)
        if len(self.people) > 1 and self.source.live:
            told = texts.ALL_HERE.format(n=len(self.people), last=self.people[-1])
            said.append(Text(told, self.skin.color("dim")))
        for text in said:
            self.display.show(text)
        self.display.fit.taken = self.display.fit.lines_of(Group(*said))
        if not self.people:
            self.display.say(texts.WATCHING, "dim")

    def bot_moves(self, question: Question) -> None:
        """Let a bot answer; if only bots play, show every move."""
        at = self.bots.choose(self.state, question.seat)
        label = question.options[at].label
        if not self.people:
            self.display.table_if_new(self.scene())
        self.make(at)
        if not self.people:
            self.display.say(texts.BOT_CHOOSES.format(name=self.name(question.seat), label=label), "dim")
            scene = self.scene()
            self.display.news(scene)
            self.seen[self.looker] = scene["line"]
            self.wait()

    def wait(self) -> None:
        """Pause between two moves of bots."""
        pace = self.pace if self.pace is not None else (0.8 if self.source.live else 0.0)
        if pace > 0:
            time.sleep(pace)

    def person_moves(self, question: Question) -> None:
        """Draw the seat's scene, then read lines until one is an answer."""
        if not self.curtain(question.seat):
            return
        self.looker = question.seat
        scene = self.scene()
        self.coached(scene)
        self.draw(scene)
        while True:
            typed = understand(self.source.ask(texts.PROMPT), scene["question"], self.state.index)
            if self.obey(typed, scene):
                return

    def coached(self, scene: Scene) -> None:
        """Say the tips of a guided game above the question."""
        if self.coach is not None:
            log = self.state.scene(self.looker, 0)["log"]
            for tip in self.coach.tips(scene, log, self.chosen):
                self.display.later(f"{texts.TIP} {said(tip, scene)}", "good")

    def obey(self, typed: Typed, scene: Scene) -> bool:
        """Carry out a typed line, and return whether the position has changed."""
        if typed.what == "choose":
            return self.choose(typed)
        if typed.what == "wrong":
            self.display.say(typed.text, "danger")
        elif typed.what == "":
            self.display.say(texts.EMPTY if scene["question"] else texts.GAME_OVER, "dim")
        else:
            return self.command(typed, scene)
        return False

    def choose(self, typed: Typed) -> bool:
        """Answer the question, and return whether that was possible."""
        question = self.state.question
        chosen = typed.text
        if question is not None and typed.option >= 0:
            chosen = question.options[typed.option].notation
        try:
            self.make(typed.text if typed.option < 0 else typed.option)
        except IllegalChoice as problem:
            self.display.say(str(problem), "danger")
            return False
        self.chosen = chosen
        return True

    def command(self, typed: Typed, scene: Scene) -> bool:
        """Carry out a command, and return whether the position has changed."""
        state, skin = self.state, self.skin
        shown: dict[str, Callable[[], RenderableType]] = {
            "look": lambda: self.look(typed.text, scene),
            "how": lambda: answers.how(state.game.how_in(state.setup), skin),
            "hint": lambda: answers.hint(state, self.looker, scene, skin),
            "log": lambda: answers.log(state.log(self.looker), typed.text, skin),
            "help": lambda: answers.help_(skin, self.display.width, typed.text),
        }
        if typed.what in shown:
            self.display.show(shown[typed.what]())
        elif typed.what == "why":
            self.why(typed.text)
        elif typed.what == "table":
            self.draw(scene, whole=True)
        elif typed.what == "save":
            self.save(typed.text)
        elif typed.what == texts.PASS:
            return self.pass_until(typed.text)
        elif typed.what in (texts.STOP, texts.STOPS):
            self.display.say(self.standing.list(state) if typed.what == texts.STOPS else self.stop(typed.text))
        elif typed.what == "quit":
            return self.quit()
        else:
            return self.undo() if typed.what == "undo" else self.redo()
        return False

    def pass_until(self, text: str) -> bool:
        """Pass this window and those after it until something ends, and return whether that was possible."""
        refused = self.standing.give(self.state, text)
        if refused:
            self.display.say(refused, "danger" if text else "text")
        return not refused

    def stop(self, text: str) -> str:
        """Let the asked seat be asked somewhere whatever it passes, and return what is to be said about that."""
        told = texts.STOP_ENDED if text == texts.STOP_NONE else texts.STOP_SET
        return self.standing.stop(self.state, text) or told

    def look(self, name: str, scene: Scene) -> RenderableType:
        """Return the text for a name, or for what the option with a number is about."""
        asked, keys = scene["question"], screen.keys_of(scene["question"])
        names = looking.about(scene, asked, keys.index(name)) if asked is not None and name in keys else []
        return Group(*[looking.look(self.state, self.looker, each, self.display.skin) for each in names or [name]])

    def why(self, text: str) -> None:
        """Answer `why NUMBER` or `why not ACTION`."""
        word, _, rest = text.partition(" ")
        if word.lower() == "not":
            self.display.show(answers.why_not(self.state, self.looker, rest, self.skin))
        else:
            self.display.show(answers.why(self.state, self.looker, text, self.skin))

    # ── drawing ─────────────────────────────────────────────────────────────────────────────────────────────────

    def scene(self) -> Scene:
        """Return the looking seat's scene, with the log since its last look."""
        return self.state.scene(self.looker, self.seen[self.looker])

    def draw(self, scene: Scene, *, whole: bool = False) -> None:
        """Draw the table and the question, with what has happened since the seat's last look."""
        self.display.draw(scene, whole=whole)
        self.seen[self.looker] = scene["line"]

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        for player in self.state.scene(-1, self.seen[-1])["players"]:
            if player["seat"] == seat and player.get("name"):
                return str(player["name"])
        return texts.SEAT.format(seat=seat)

    def curtain(self, seat: int) -> bool:
        """Hide one person's hand from the next person, if the game has hands; return whether that one is to be asked."""
        if len(self.people) < 2 or seat == self.looker or not self.has_hands(seat):
            self.looker = seat
            return True
        self.display.clear()
        self.display.say(texts.CURTAIN.format(name=self.name(seat)), "accent")
        while typed := self.source.ask(f"{texts.CURTAIN_GO} ").strip().lower():
            if (typed == "undo" and self.undo()) or (typed == "quit" and self.quit()):
                return False
            # Anything else was meant for the game, which is hidden at present.
            self.display.say(texts.CURTAIN_HELP if typed in ("help", "?") else texts.CURTAIN_FIRST, "dim")
        self.display.clear()
        return True

    def has_hands(self, seat: int) -> bool:
        """Return whether something on the table may be seen by one seat only."""
        scene: Scene = self.state.scene(seat, self.seen[seat])
        return any(area.get("layout") == "fan" for area in scene["areas"])

    # ── taking back ─────────────────────────────────────────────────────────────────────────────────────────────

    def undo(self) -> bool:
        """Undo the last answer of a person and what bots did since, and return whether there was one."""
        history = self.history
        past = history.since_last_of(self.people)
        if not past:
            self.display.say(texts.UNDO_NOTHING, "danger")
            return False
        free = history.may_undo_freely(gestures=past)
        if not free and len(self.people) > 1 and not self.agree(texts.UNDO_AGREE):
            self.display.say(texts.UNDO_NOT, "dim")
            return False
        after = self.state
        history.undo(gestures=past)
        self.drawn_anew = not free
        self.forget()
        undone = texts.UNDONE.format(label=screen.brief(saving.chosen_next(self.state, after)))
        self.display.later(undone if free else f"{undone} {texts.UNDONE_CHANCE}")
        return True

    def redo(self) -> bool:
        """Redo an undone answer and what bots did after it, and return whether there was one."""
        try:
            self.history.redo()
            while self.state.asked is not None and self.state.asked[0] in self.bots:
                self.history.redo()
        except IllegalChoice:
            if self.state.asked is not None and self.state.asked[0] in self.bots:
                return True
            self.display.say(texts.REDO_ANEW if self.drawn_anew else texts.REDO_NOTHING, "danger")
            return False
        self.forget()
        self.display.later(texts.REDONE)
        return True

    def forget(self) -> None:
        """Reset the start of new log lines after an undo or a redo."""
        self.standing.forget()
        line = self.state.scene(-1, 0)["line"]
        self.seen = dict.fromkeys(self.seen, line)

    def agree(self, question: str, default: bool = False) -> bool:
        """Ask a yes-or-no question, and return the answer."""
        while True:
            said = self.source.ask(f"{question} {texts.YES_NO} ").strip().lower()
            if said in texts.YES or (not said and default):
                return True
            if said in texts.NO or not said:
                return False

    # ── saving and leaving ──────────────────────────────────────────────────────────────────────────────────────

    def save(self, name: str) -> bool:
        """Write the record to a named file, and return whether that was possible."""
        if not name:
            self.display.say(texts.SAVE_WHERE)
            return False
        try:
            path = flags.place_for(name, "`save`")
        except BadOptions as problem:
            self.display.say(str(problem), "danger")
            return False
        if path.exists() and not self.agree(texts.EXISTS.format(path=path)):
            self.display.say(texts.NOT_OVERWRITTEN, "dim")
            return False
        return self.write(path)

    def keep(self) -> bool:
        """Write the record where the command line says, or under a generated name if that is impossible."""
        return self.write(self.save_to) or (self.save_to is not None and self.write(None))

    def write(self, path: Path | None) -> bool:
        """Write the record to a path, or under a generated name, say where, and return whether that was possible."""
        try:
            if path is None:
                path = saving.save_somewhere(self.state, self.bots.seated)
            else:
                saving.save(self.state, path, self.bots.seated)
        except OSError as problem:
            self.display.say(texts.NOT_SAVED.format(path=path or "", why=problem.strerror or problem), "danger")
            return False
        self.kept = self.state.moves
        told = (texts.SAVED_END if self.state.over else texts.SAVED).format(path=path)
        self.say_path(told + (texts.WITH_PACK if self.state.game.pack_mark() and not self.state.over else ""))
        return True

    def say_path(self, sentence: str) -> None:
        """Print a sentence with a path on one line, so that it can be copied."""
        self.console.print(Text(sentence, self.skin.color("good")), highlight=False, soft_wrap=True)

    def quit(self) -> bool:
        """Quit, unless the user decides to play on; an unfinished game can be saved first, and is if `--save` asks for it."""
        try:
            if self.save_to is None and not self.state.over and self.state.moves is not self.kept:
                self.offer_to_save()
        except Back:
            return False
        self.final_save()
        self.display.say(texts.LEFT, "dim")
        raise Quit

    def offer_to_save(self) -> None:
        """Ask whether to save.

        Raises:
            Back: the user decides to play on.
        """
        said = ""
        while said not in (*texts.YES, *texts.NO, *texts.BACK):
            said = self.source.ask(f"{texts.SAVE_FIRST} ").strip().lower()
        if said in texts.BACK:
            raise Back
        if said in texts.YES:
            self.keep()

    def final_save(self) -> None:
        """Save the record, now that the game is left, if `--save` asks for it."""
        if self.save_to is not None:
            self.keep()
            self.save_to = None

    def input_ended(self) -> None:
        """Save the game, unless it is over, because the input has ended."""
        if self.state.over:
            self.final_save()
            return
        with suppress(OSError):  # a closed terminal accepts nothing more
            self.display.say(texts.INPUT_ENDED, "dim")
        self.keep()

    def hung_up(self, signal: HungUp) -> int:
        """Save the game without asking, because nobody may be there, and return the exit code. Messages may reach nobody."""
        with suppress(OSError):
            if self.state.over:
                self.final_save()
            elif self.state.moves is not self.kept:
                self.keep()
        return 128 + signal.number

    def interrupted(self) -> int:
        """Offer to save after Ctrl-C, and return the exit code; a second Ctrl-C leaves at once. Where `--save` has said it
        already, or the game is over, the first one does."""
        self.console.print()
        if self.save_to is not None or self.state.over:
            self.final_save()
            return 130
        try:
            self.offer_to_save()
        except Back:
            return self.run_on()
        except Ended:
            self.keep()
        except HungUp:
            raise
        except KeyboardInterrupt:
            self.console.print()
            return 130
        self.display.say(texts.LEFT, "dim")
        return 0

    def run_on(self) -> int:
        """Go back to the game after Ctrl-C, and return the exit code."""
        self.display.drawn = NOTHING
        return self.play()

    # ── the end ─────────────────────────────────────────────────────────────────────────────────────────────────

    def game_over(self) -> None:
        """Show the last table and the result, then answer commands."""
        scene = self.scene()
        self.draw(scene, whole=True)
        if scene["ending"] is not None:
            made = saving.choices_made(self.state)
            self.display.show(screen.ending(scene["ending"], scene, self.skin, made))
        if not self.people:
            self.final_save()
            raise Quit
        self.display.say(texts.GAME_OVER, "dim")
        while True:
            if self.obey(understand(self.source.ask(texts.PROMPT), None), scene):
                return
