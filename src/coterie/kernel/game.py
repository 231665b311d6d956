"""What a game tells the kernel: its set-up options, its faces and zones, its timing, who is asked what.

How it speaks with people stands in `coterie.kernel.talk`, what bots may read of it in `coterie.kernel.weighing`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast

from coterie.kernel import actions, listening, phrases
from coterie.kernel.chance import seed_of, whole
from coterie.kernel.chronicle import Line
from coterie.kernel.errors import BadOptions, IllegalChoice, RulesError
from coterie.kernel.events import apply
from coterie.kernel.guides import Guide
from coterie.kernel.layers import face_in_force
from coterie.kernel.modifiers import Contributor, contributors, layered, value_in_force
from coterie.kernel.pieces import Piece, Zone, listen
from coterie.kernel.positions import begun
from coterie.kernel.procedures import Procedure
from coterie.kernel.questions import RawOption
from coterie.kernel.scenes import PLAIN_THEME, Chapter, Tableau, Theme
from coterie.kernel.scopes import open_scopes
from coterie.kernel.setup import SetUp, checked
from coterie.kernel.talk import Talk
from coterie.kernel.weighing import Weighing
from coterie.kernel.window_rules import WindowRules

if TYPE_CHECKING:
    import random

    from coterie.kernel.events import Atom, Event, Stage
    from coterie.kernel.state import State
    from coterie.kernel.steps import Step

S = TypeVar("S", bound="State")


@dataclass(repr=False)
class Game(WindowRules[S]):
    """The rules of one game. Every game subclasses it; the attributes here are what the kernel reads.

    Attributes:
        name: the game's short name. title: its name for people. version: of its rules.
        options: the set-up options, `players` always among them.
        faces: definitions by name; each has `abilities`.
        zones: what holds for the piles of a name.
        timing: the stages of a batch of events. atoms: what each kind of event changes.
        states: its class of states.
        settle: the step that runs the state-based checks, None if the game has none. unsettling: the kinds of events after
            which these are needed, None for all.
        procedures: those that words begin, by the name that words use.
        menus: the declared actions by menu. catalogue: the phrases of the interface by word.
        talks, bots: how it speaks with people, and what bots may read; see `Talk` and `Weighing`.
        theme: colours and symbols for clients that draw its scenes. how: how it is played, on one screen.
        about: what it is, in one sentence. length: how long it takes. cover: faces that stand for it in a picture.
        usual: how many usually play it, 0 for as few as can be; the first page lays so many seats.
        guides: its guided games, each going on where the one before it ends. starter: what one click begins, in a few words;
            "" for a game that is not the first that anybody should play. notice: what its players have to be told beside it.
        practice: whether it is there to try how games are played here; such games are shown behind the others.
        concedes: whether players can give up, see `concede`.
        own_phases: the prompts of one's own turn that offer only their end if nothing can be done (D-790).
        cites: the field of a procedure's row that scenes show as its rule: its `number`, or the ledger ids, its `rules`.
        open_prompts: whether everybody may read what another seat is asked.
        counted, terms: words of its scenes that nothing else names, for programs that learn (`coterie.lab.entities`).
    """

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    options: ClassVar[tuple[SetUp, ...]] = ()
    states: ClassVar[type[State]]
    zones: ClassVar[Mapping[str, Zone]] = {}
    in_play: ClassVar[tuple[str, ...]] = ("field",)  # those of the zones in which cards are in play
    attached: ClassVar[tuple[str, ...]] = ()  # where what is attached lies, if not beside its host
    kept: ClassVar[tuple[str, ...]] = ()  # where cards lie that others keep without bearing them
    lies_in: ClassVar[Mapping[str, frozenset[str]]] = {}  # of a kind that lies in a few zones in play alone: in which
    mixed: ClassVar[tuple[str, ...]] = ()  # those of the zones whose cards only their place can follow
    timing: ClassVar[tuple[Stage, ...]] = ()
    atoms: ClassVar[Mapping[str, Atom]] = {}
    change_at: ClassVar[int] = -1  # the number of the stage "apply", -1 for none
    always_next: ClassVar[tuple[int, ...]] = (0,)  # by number of a stage, the first from it on that needs no listener
    stage_names: ClassVar[frozenset[str]] = frozenset()
    settle: ClassVar[Callable[..., None] | None] = None
    unsettling: ClassVar[frozenset[str] | None] = None
    procedures: ClassVar[Mapping[str, Procedure[Any]]] = {}
    menus: ClassVar[Mapping[str, tuple[actions.Action[Any, Any], ...]]] = {}
    talks: ClassVar[type[Talk[Any]]] = Talk
    bots: ClassVar[type[Weighing[Any]]] = Weighing
    plays: ClassVar[frozenset[str]] = frozenset()  # the words of options by which a card is played from a hand
    declines: ClassVar[frozenset[str]] = frozenset({"no"})  # those by which something is not done that one may do
    own_phases: ClassVar[frozenset[str]] = frozenset()
    catalogue: ClassVar[Mapping[str, phrases.Phrase]] = {}
    theme: ClassVar[Theme] = PLAIN_THEME
    how: ClassVar[tuple[Chapter, ...]] = ()
    about: ClassVar[str] = ""
    length: ClassVar[str] = ""
    usual: ClassVar[int] = 0
    cover: ClassVar[tuple[str, ...]] = ()
    guides: ClassVar[tuple[Guide, ...]] = ()
    starter: ClassVar[str] = ""
    notice: ClassVar[str] = ""
    practice: ClassVar[bool] = False
    concedes: ClassVar[bool] = False
    cites: ClassVar[str] = "number"
    open_prompts: ClassVar[bool] = False
    counted: ClassVar[tuple[str, ...]] = ()  # what its scenes count besides the numbers printed on faces; badges too
    terms: ClassVar[tuple[str, ...]] = ()  # what its scenes call kinds and areas, where no face, zone or phrase has it
    faces: Mapping[str, Any] = field(default_factory=dict)
    _numbers: dict[str, dict[int, int]] = field(default_factory=dict, init=False, compare=False)

    def __init_subclass__(cls) -> None:
        stages = [stage.name for stage in cls.timing]
        cls.change_at = stages.index("apply") if "apply" in stages else -1
        if cls.change_at >= 0 and cls.timing[cls.change_at].work is not apply:
            raise RulesError(f"{cls.__name__}: the stage “apply” is worked by `coterie.kernel.events.apply`")
        cls.before_change = frozenset(stages[: max(0, cls.change_at)])
        always = [at for at, stage in enumerate(cls.timing) if at == cls.change_at or stage.always]
        ahead = [[at for at in always if at >= first] for first in range(len(stages) + 1)]
        cls.always_next = tuple([there[0] if there else len(stages) for there in ahead])
        cls.stage_names = frozenset(stages)
        for word, phrase in cls.catalogue.items():
            notation, label = phrases.kinds(phrase.notation), phrases.kinds(phrase.label)
            if any(a != b and a in label and b in notation for a, b in zip(notation, label, strict=False)):
                raise RulesError(f"the phrase “{word}” names its arguments in another order in its label")
        cls.mixed = tuple(name for name, zone in cls.zones.items() if zone.mixed)
        if any(cls.zones[name].seen != "place" for name in cls.mixed):
            raise RulesError(f"{cls.__name__}: only what its place alone sees can be mixed")

    def __repr__(self) -> str:
        mark = self.pack_mark()
        return f"<{self.title}, with {mark['name']}>" if mark else f"<{self.title}>"

    # ── copies ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def __copy__(self) -> Self:
        return self  # nothing in it ever changes, and what is worked out once is kept by the identity of its parts

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Pickle the game of a module by its name, any other, such as one with a pack, by what it was made of."""
        if getattr(sys.modules[type(self).__module__], "GAME", None) is self:
            return "GAME"
        return _made, (type(self), {part.name: getattr(self, part.name) for part in fields(self) if part.init})

    # ── its parts ───────────────────────────────────────────────────────────────────────────────────────────────────

    @cached_property
    def talk(self) -> Talk[S]:
        """The way it speaks with people."""
        return self.talks(self)

    @cached_property
    def looked_in(self) -> dict[Any, Any]:
        """How what a filter describes is looked for, by filter. It depends on the game alone, so that nothing ever outdates
        it."""
        return {}

    @cached_property
    def opened(self) -> dict[Any, bool]:
        """Whether everybody can see what a word reads, by word; see `coterie.words.word`. It depends on the game alone."""
        return {}

    @cached_property
    def answers_of(self) -> dict[tuple[str, ...], dict[tuple[str, str], tuple[Any, ...]]]:
        """The hidden answers of closed lists by faces; see `coterie.kernel.listening.pool`. They depend on the game alone."""
        return {}

    def how_in(self, setup: Mapping[str, Any]) -> tuple[Chapter, ...]:
        """Return how it is played at a table: `how`, with what house rules change.

        Args:
            setup: the options of the table.
        """
        return self.how

    @cached_property
    def stage_keys(self) -> Mapping[str, tuple[tuple[str, str], ...]]:
        """The keys under which the index of listeners has each kind of event at each stage."""
        return {kind: tuple([(stage.name, kind) for stage in self.timing]) for kind in self.atoms}

    @cached_property
    def bot(self) -> Weighing[S]:
        """What bots may read of it."""
        return self.bots(self)

    # ── starting ────────────────────────────────────────────────────────────────────────────────────────────────

    def checked(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Return the set-up with defaults filled in.

        Raises:
            BadOptions: an option does not exist or has a value that it cannot have.
        """
        return checked(self.title, self.options, setup)

    @property
    def has_hands(self) -> bool:
        """Whether players hold what the others may not see."""
        return any(zone.seen == "place" for zone in self.zones.values())

    def alone(self) -> dict[str, Any]:
        """Return the set-up for one person and bots in the other of its usual seats, as far as it differs from the defaults."""
        players = next(option for option in self.options if option.name == "players")
        return {"players": self.usual or players.least or 1}

    def ways(self) -> Mapping[str, Mapping[str, Any]]:
        """Return the set-ups that a person can begin with at once, by what they are called, the usual one first; as `alone`,
        each as far as it differs from the defaults."""
        return {}

    def concede(self, s: S, seat: int) -> None:
        """Let a seat give up: end the game (`State.over_with`) by its own rule, or let the others play on without it.

        A game that offers it says so by `concedes`. What it puts on the list is done before the question that was asked
        is asked again, unless it has dropped that.

        Raises:
            IllegalChoice: the seat cannot give up now.
        """
        raise IllegalChoice(f"You cannot concede in {self.title}.")

    def withdrawn(self, s: S) -> tuple[int, ...]:
        """Return the seats that are out of a game that goes on: nobody asks them, their default is taken."""
        return ()

    def opener(self, s: S) -> int:
        """Return the seat that has the first turn of a game that has just begun; -1 where that means nothing."""
        return -1

    def brings(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """Return what each seat brings to the table, such as the name of its deck; () if that is nothing of its own.

        Args:
            setup: a set-up as `checked` returns it.
        """
        return ()

    def start(self, setup: Mapping[str, Any] | None = None, seed: int = 0) -> S:
        """Return a new game at its first question.

        Args:
            setup: values of `options`; what is left out takes its default.
            seed: any whole number; the same seed gives the same game on every machine.

        Raises:
            BadOptions: an option does not exist or has a value that it cannot have, or the seed is no whole number.
        """
        s, seed = self.table(setup or {}), whole(seed)
        s.dice, s.origin = seed_of(seed), ("seed", seed)
        self.lay(s)
        s.play()
        return s

    def table(self, setup: Mapping[str, Any]) -> S:
        """Return an empty table with the set-up's number of seats, for a new game, a snapshot or a position text.

        Raises:
            BadOptions: an option does not exist or has a value that it cannot have.
        """
        chosen = self.checked(setup)
        return cast(S, self.states(self, chosen, 0, chosen["players"]))

    def lay(self, s: S) -> None:
        """Lay out the table of a new game, and put what comes first on its list."""
        raise NotImplementedError

    # ── seen and written ────────────────────────────────────────────────────────────────────────────────────────────

    def build(self, text: str) -> S:
        """Return the table of a position text, before anybody is asked.

        Raises:
            BadPosition: it cannot be read; the sentence says which line.
        """
        raise NotImplementedError

    def read(self, text: str) -> S:
        """Return the state of a position text, at its question.

        Raises:
            BadPosition: it cannot be read, or what it says fits together so little that it cannot be played.
        """
        return begun(self.build, text)

    def write(self, s: S, seat: int | None) -> str:
        """Return the position text of a state: for a seat with what it knows, for None with everything."""
        raise NotImplementedError

    def going_on(self, s: S) -> Sequence[Line]:
        """Return the lines of the chronicle that scenes read what goes on from, for a position text; () if they read none."""
        return ()

    def tableau(self, s: S, seat: int) -> Tableau:
        """Return what lies on the table, as a seat sees it (-1: a spectator); parts may be shared between scenes."""
        raise NotImplementedError

    def fitted(self, **given: Any) -> Self:
        """Return the same game with other content, such as that of a pack.

        Raises:
            BadOptions: the game takes no such thing.
        """
        raise BadOptions(f"{self.title} takes no {' and no '.join(given)}.")

    def pack_mark(self) -> dict[str, str] | None:
        """Return the name and fingerprint of the content pack in use, or None."""
        return None

    def name_of(self, face: str) -> str:
        """Return what people call a face: the name of its definition, or the face itself where that has none."""
        return str(getattr(self.faces.get(face), "name", face))

    # ── what the kernel asks ────────────────────────────────────────────────────────────────────────────────────

    def text(self, s: S, piece: Piece) -> tuple[Any, ...]:
        """Return the printed abilities of a piece that are in force where it lies: none in inactive zones or face down.

        A game with double-sided pieces returns those of the side that lies up.
        """
        return self.faces[piece.face].abilities if self.zones[piece.zone].active and not piece.down else ()

    def gained(self, s: S, piece: Piece, ability: Any) -> Any:
        """Return an ability that a piece has gained, in the form that counts on the piece. By default it is the ability itself;
        a game in which the form depends on the piece's controller overrides this."""
        return ability

    def kind(self, s: S, piece: int, row: Piece | None = None) -> str:
        """Return the kind of a piece for effects, by the side that lies up; "" if it lies face down.

        Args:
            s: the state.
            piece: the number of the piece.
            row: an earlier row of it, to return the kind that it was then.
        """
        now = s.pieces[piece] if row is None else row
        return "" if now.down else str(self.faces[now.face].kind)

    def numbered(self, face: str) -> dict[int, int]:
        """Return the place of each ability among those that are printed on a face, by the identity of its object."""
        found = self._numbers.get(face)
        if found is None:
            printed: tuple[Any, ...] = getattr(self.faces.get(face), "abilities", ())
            found = self._numbers[face] = {}
            for n, ability in enumerate(printed):
                found.setdefault(id(ability), n)
        return found

    def rebuild(self, s: S) -> None:
        """Build anew what is worked out from the rows: the index of listeners, and which scopes are open."""
        s.ears, s.scopes, s.pools, s.memory = {}, open_scopes(s), {}, {}
        for number, piece in enumerate(s.pieces):
            listen(s, number, piece)

    def order(self, s: S) -> tuple[int, ...]:
        """Return the seats in the order in which they answer events."""
        return tuple(range(s.seats))

    def owners(self, s: S) -> int:
        """Return how many owners of pieces there are: the seats, numbered first, and decks that act by rule."""
        return s.seats

    def places(self, s: S, zone: str) -> Iterable[int]:
        """Return the places that a zone has piles at, in their order: the owners, unless the game says otherwise."""
        return range(self.owners(s))

    def decides(self, s: S, owner: int) -> int:
        """Return the seat that makes the choices of an owner: its own, or the first in order if it has no player."""
        return owner if owner < s.seats else self.order(s)[0]

    def speaks(self, s: S, piece: int, row: Piece | None = None) -> int:
        """Return the owner that decides for a piece; with a row, for the piece as it was then (it may have left since)."""
        now = s.pieces[piece] if row is None else row
        return now.controller if now.controller >= 0 else now.owner

    def allied(self, s: S, seat: int, other: int) -> bool:
        """Return whether two seats are on the same side; a seat is its own ally."""
        return seat == other

    def winners(self, s: S) -> tuple[int, ...]:
        """Return the seats that have won the game that is over: those that have scored most.

        Nobody has where nobody has scored, or where foes have all scored the same: that is a draw.
        """
        if not s.result:
            return ()
        best = max(s.result.values())
        first = tuple([seat for seat in range(s.seats) if s.result[seat] == best])
        draw = len(first) == s.seats and not all(self.allied(s, first[0], seat) for seat in first)
        return () if draw or best <= 0 else first

    def affected(self, s: S, event: Event) -> int:
        """Return the seat that orders the replacements of an event: the one that it is about, or that decides for the
        piece that it is about; the first in order if it is about neither."""
        if event.seat >= 0:
            return self.decides(s, event.seat)
        return self.decides(s, self.speaks(s, event.subject)) if event.subject >= 0 else self.order(s)[0]

    def could_lie(self, s: S, face: str, piece: Piece) -> bool:
        """Return whether, by rules that everybody knows, a hidden piece could have a face; samples keep to it."""
        return True

    # ── numbers and values ──────────────────────────────────────────────────────────────────────────────────────────

    def printed(self, s: S, name: str, row: Piece) -> Any:
        """Return a printed number or value of the face in force on a row, 0 or "" if the face has none."""
        face = self.faces[face_in_force(s, row) if row.lasting else row.face]
        return face.stats[name] if name in face.stats else getattr(face, name, 0)

    def number(self, s: S, name: str, piece: int, row: Piece | None = None) -> int:
        """Return a number of a card after everything that changes it.

        Args:
            s: the state.
            name: the number (“might”).
            piece: the card.
            row: an earlier row of the card, to use instead of its present one.
        """
        return layered(s, name, piece, self.printed(s, name, row or s.pieces[piece]))

    def value(self, s: S, name: str, piece: int) -> Any:
        """Return a value of a card that is no number; of several changes the latest counts."""
        return value_in_force(s, name, piece, self.printed(s, name, s.pieces[piece]))

    def why(self, s: S, name: str, piece: int) -> list[Contributor]:
        """Return the parts of a number of a card, each an amount with its source."""
        return contributors(s, name, piece, self.printed(s, name, s.pieces[piece]))

    def may_use(self, s: S, ability: Any, piece: int, row: Piece, seat: int) -> bool:
        """Return whether the rules allow a seat to use an ability of a card now, beside what the ability itself says.

        Prohibitions (“cannot play events”) and limits of the game belong here: whatever is used or played asks it.
        """
        return True

    def pays_for(self, s: S, event: Event) -> bool:
        """Return whether an event that is replaced counts as having happened for what it was to pay."""
        return False

    def aimable(self, s: S, ability: Any, f: Any, members: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return those of some things at which an ability can be aimed, by what the rules and other cards say."""
        return members

    # ── what can be done ────────────────────────────────────────────────────────────────────────────────────────────

    def offers(self, s: S, menu: str, actor: Any, *then: Step) -> list[RawOption]:
        """Return the options of a menu, so that rules can offer actions without knowing them.

        Args:
            s: the state.
            menu: the name of one of `menus`.
            actor: who would act.
            then: steps that follow each action.
        """
        return actions.menu(self.menus[menu], s, actor, *then)

    # ── who is asked ────────────────────────────────────────────────────────────────────────────────────────────────

    def pool(self, s: S, seat: int) -> tuple[str, ...]:
        """Return the faces that a seat could hold, in a fixed order; read once for each game that is played.

        By default its deck list, which is public. A game with closed lists returns its pool of legal faces.
        """
        return listening.shares_backs(s, seat)

    def could_hold(self, s: S, seat: int, face: str) -> bool:
        """Return whether a seat could still hold a face of its pool, by what everybody knows."""
        return self.closed(s) or listening.not_all_seen(s, seat, face)

    def closed(self, s: S) -> bool:
        """Return whether deck lists are secret. Then `pool` and `prior` must not read them."""
        return False

    def prior(self, s: S, seat: int, back: str, seen: tuple[str, ...], n: int, rng: random.Random) -> tuple[str, ...]:
        """Return faces for the hidden cards of a closed list: a draw from a distribution that the game documents.

        Args:
            s: the state.
            seat: the owner of the cards.
            back: their back.
            seen: the faces that are known to be among all cards with this back, with repetitions.
            n: how many more there are. Together they must make a legal list.
            rng: where the draw comes from.
        """
        raise NotImplementedError


def _made(kind: type[Game[Any]], parts: dict[str, Any]) -> Game[Any]:
    return kind(**parts)


AnyGame = Game[Any]
"""A game of which only the kernel's side is known."""
