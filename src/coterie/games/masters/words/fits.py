"""Whether words make sense where they stand: the linter checks words, this module checks what they refer to.

“Kill it” needs an agent that has been picked and is still there; the red district is known only while an event card is resolved
or after one has been shown; “the vampire with this card” needs a card on a sheet. Untrusted content is checked here, so that no
card can break a running game. Each word declares its needs:

| class variable | meaning |
|---|---|
| NEEDS | what its place must offer: keys of `OFFERED` |
| ACTS_ON | the kinds of things that “that” can be |
| UPSETS | the kinds of picks that are unreliable after it |
| THING | for a group: the kind of a pick from it, if that is not its KIND |
| BINDS | the kind of thing to which it binds “that” for its part `does` |
| INSIDE, AFTERWARDS | a name that it binds within `does`, or for what comes after it |
| OF_AGENT | it reads “that”, which must be an agent |
| READS | it reads the event deck, which an effect can do only once |
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from coterie.games.masters.words.standing import At, Once, When
from coterie.words import effects as e
from coterie.words.effects import Effect
from coterie.words.groups import Bound, Group, Or
from coterie.words.picking import Choose, ForEach, UpTo
from coterie.words.standing import Standing
from coterie.words.voice import an
from coterie.words.word import Word, walk

Kinds = frozenset[str]
Env = dict[str, Kinds]
NOTHING: Kinds = frozenset(("nothing",))
GONE = " that has moved or gone"
# The kind of thing that a group must name, by the name of the part of a word that it is.
PARTS = {"at": "district", "to": "district", "within": "district", "who": "vampire", "dice": "die"}


class Problem(NamedTuple):
    """The word that is wrong, and what is wrong with it."""

    node: Word
    sentence: str


@dataclass(frozen=True)
class Home:
    """Where a text stands, and thus what is known when it is applied.

    Attributes:
        event: whether an event card is being resolved.
        lies: where its card lies: in a "district", on a "sheet", or neither ("").
        turn: whether it is a vampire's night turn.
        relic: whether a relic is being activated.
        deck: whether it can be used only if the event deck has a card.
        gated: whether it is done only if it would change something.
        actor: whether there is a vampire whose effect it is.
    """

    event: bool = False
    lies: str = ""
    turn: bool = False
    relic: bool = False
    deck: bool = False
    gated: bool = False
    actor: bool = True


TILE_DAY = Home()
TILE_NIGHT = Home(turn=True, gated=True)
ABILITY = Home(turn=True, gated=True, deck=True)
RELIC_USE = Home(turn=True, gated=True, relic=True, lies="sheet")
RELIC_HELD = Home(lies="sheet")
IN_DISTRICT = Home(lies="district")

# By need of a word: whether a place offers it, and the sentence if it does not.
OFFERED: dict[str, tuple[Callable[[Home, Env, bool], bool], str]] = {
    "actor": (lambda home, env, gated: home.actor, "there is no acting vampire here"),
    "district": (lambda home, env, gated: home.lies == "district", "it needs a card that lies in a district"),
    "sheet": (lambda home, env, gated: home.lies == "sheet", "it needs a card that lies on a vampire's sheet"),
    "crosses": (
        lambda home, env, gated: home.event or env.get("crosses") == frozenset(("crosses",)),
        "crosses are known only while an event card is resolved, or after ReadTop()",
    ),
    "event": (lambda home, env, gated: home.event, "only while an event card is resolved"),
    "turn": (lambda home, env, gated: home.turn, "action points are gained only in a night turn"),
    "day": (lambda home, env, gated: not home.turn, "a day combat is not possible in a night turn"),
    "relic": (lambda home, env, gated: home.relic, "only a relic that is used can be put into a district"),
    "free turn": (
        lambda home, env, gated: home.turn and gated,
        "it must be a night effect by itself, or stand in May(…) or ChooseOne(…)",
    ),
    "deck": (lambda home, env, gated: home.deck, "only abilities of vampires read the event deck"),
    "gate": (
        lambda home, env, gated: home.deck or gated,
        "it must be the whole effect, or stand in May(…) or ChooseOne(…)",
    ),
    "die": (lambda home, env, gated: "die" in env, "it asks for the die that was set aside: it belongs in UseDie(…)"),
}
REACHES = {
    "here": ("district", "“here” needs a card that lies in a district"),
    "near": ("district", "“near” needs a card that lies in a district"),
    "owner": ("sheet", "“owner” needs a card that lies on a vampire's sheet"),
}


def fits(word: Word, home: Home) -> list[Problem]:
    """Return the problems of an effect, a group or a standing ability: words that refer to nothing, or to the wrong thing."""
    look = _Look(home)
    if isinstance(word, Standing):
        look.standing(word)
    elif isinstance(word, Effect):
        look.effect(word, {}, home.gated)
    else:
        look.value(word, {})
    return look.problems


def upsets(word: Word, kind: str) -> bool:
    """Return whether picks of a kind are unreliable after a word."""
    return kind in getattr(word, "UPSETS", ())


@dataclass
class _Look:
    """Goes through a word and collects problems.

    Attributes:
        home: where the word stands.
        problems: the problems found.
        reads: how often the word has read the event deck so far.
    """

    home: Home
    problems: list[Problem] = field(default_factory=list)
    reads: int = 0

    def wrong(self, word: Word, sentence: str) -> None:
        """Record a problem, but only once."""
        problem = Problem(word, sentence)
        if problem not in self.problems:
            self.problems.append(problem)

    def offered(self, word: Word, env: Env, gated: bool = False) -> None:
        """Record what a word needs but its place does not offer."""
        for need in getattr(word, "NEEDS", ()):
            there, sentence = OFFERED[need]
            if not there(self.home, env, gated):
                self.wrong(word, sentence)

    # ── what lies there ─────────────────────────────────────────────────────────────────────────────────────────

    def standing(self, word: Standing) -> None:
        """Look at a standing ability."""
        self.offered(word, {})
        lies, sentence = REACHES.get(getattr(word, "reach", ""), (self.home.lies, ""))
        if lies != self.home.lies:
            self.wrong(word, sentence)
        if isinstance(word, At):
            self.within(replace(self.home, event=word.moment == "event drawn", turn=False, gated=False), word.does)
        if isinstance(word, Once):
            self.within(replace(self.home, actor=False, event=False), word.condition)
        if isinstance(word, Once | When) and word.then is not None:
            self.within(Home(), word.then)

    def within(self, home: Home, word: Word) -> None:
        """Look at a part that is applied at another time, as if it stood elsewhere."""
        for problem in fits(word, home):
            self.wrong(*problem)

    # ── effects ─────────────────────────────────────────────────────────────────────────────────────────────────

    def effect(self, word: Effect, env: Env, gated: bool = False) -> None:
        """Look at an effect, and update `env` to what is bound after it.

        Args:
            word: the effect.
            env: the kinds of things that each name can be bound to.
            gated: whether the effect is done only if it would change something.
        """
        self.offered(word, env, gated)
        if isinstance(word, e.Then | e.Also):
            for part in word.effects:
                self.effect(part, env)
        elif isinstance(word, e.If):
            self.value(word.condition, env)
            self.branches(env, (word.then, word.otherwise), gated)
        elif isinstance(word, e.May):
            self.branches(env, (word.does, None), True)
        elif isinstance(word, e.ChooseOne):
            self.branches(env, word.modes, True)
        elif isinstance(word, e.IfYouDo | e.Failing):
            self.effect(word.first, env)
            self.branches(env, (word.then, None), False)
        elif isinstance(word, e.Pay):
            self.effect(word.cost, env)
            self.branches(env, (word.then, None), False)
        elif isinstance(word, e.Repeat):
            if isinstance(word.times, Word):
                self.value(word.times, env)
            for _ in range(2):  # the second time, it finds what the first has left
                self.effect(word.does, env)
        elif isinstance(word, Choose | ForEach | UpTo):
            self.picked(word, env)
        else:
            self.deed(word, env)

    def branches(self, env: Env, ways: tuple[Effect | None, ...], gated: bool) -> None:
        """Look at several effects of which one is done; afterwards a name can be bound as after any of them."""
        ends = []
        for way in ways:
            end = dict(env)
            if way is not None:
                self.effect(way, end, gated)
            ends.append(end)
        names = dict.fromkeys(name for end in ends for name in end)
        env.update({name: frozenset().union(*(end.get(name, NOTHING) for end in ends)) for name in names})

    def picked(self, word: Choose | ForEach | UpTo, env: Env) -> None:
        """Look at what is picked from a group and bound to a name."""
        self.value(word.group, env)
        name = word.name if isinstance(word, Choose) else "that"
        kind = self.kind(word.group, env)
        if isinstance(word, ForEach) or (isinstance(word, Choose) and word.most != 1):
            found = [part for part in walk(word.does) if upsets(part, kind)]
            if len(found) > 1:
                self.wrong(found[1], "with several picks only one word may change what is picked")
            elif found and not hasattr(found[0], "ACTS_ON"):
                self.wrong(found[0], "it could take away what was picked beside it")
        self.bound(name, kind, word.does, env)

    def bound(self, name: str, kind: str, does: Effect, env: Env) -> None:
        """Look at an effect that is done for each of some things in turn, perhaps for none, with a name bound to it."""
        before = dict(env)
        for _ in range(2):
            env[name] = frozenset((kind,)) if kind else NOTHING
            self.effect(does, env)
        for other in env:
            env[other] = env[other] | before.get(other, NOTHING)

    def deed(self, word: Any, env: Env) -> None:
        """Look at an effect that changes something itself."""
        self.parts(word, env)
        if wanted := getattr(word, "ACTS_ON", ()):
            found = env.get("that", NOTHING)
            if not found <= set(wanted):
                self.wrong(
                    word, f"it acts on “that”, which must be one {' or '.join(wanted)}; here it is {_these(found)}"
                )
        if hasattr(word, "READS"):
            self.reads += 1
            if self.reads > 1:
                self.wrong(word, "the event deck can be read once in an effect, and not in a loop")
        for name, kinds in list(env.items()):
            env[name] = frozenset(f"{kind}{GONE}" if upsets(word, kind) else kind for kind in kinds)
        if hasattr(word, "AFTERWARDS"):
            env[word.AFTERWARDS] = frozenset((word.AFTERWARDS,))
        if hasattr(word, "INSIDE"):
            inside = {**env, word.INSIDE: frozenset(("value",))}
            self.effect(word.does, inside)
            env.update({name: kinds for name, kinds in inside.items() if name != word.INSIDE})
        if hasattr(word, "BINDS"):
            self.bound("that", word.BINDS, word.does, env)

    # ── groups, filters, conditions, amounts ────────────────────────────────────────────────────────────────────

    def value(self, word: Word, env: Env) -> None:
        """Look at a group, a filter, a condition or an amount."""
        self.offered(word, env)
        if isinstance(word, Bound) and word.name not in env:
            self.wrong(word, f'nothing is called “{word.name}” here; Choose(…, name="{word.name}") would do it')
        if hasattr(word, "OF_AGENT"):
            that = env.get("that", NOTHING)
            if not {kind.removesuffix(GONE) for kind in that} <= {"agent", "token"}:
                self.wrong(word, f"it needs an agent that was picked; here “that” is {_these(that)}")
        self.parts(word, env)

    def parts(self, word: Word, env: Env) -> None:
        """Look at the groups, filters, conditions and amounts within a word."""
        for name in word.__struct_fields__:
            below = getattr(word, name)
            for part in below if isinstance(below, tuple) else (below,):
                if isinstance(part, Word) and not isinstance(part, Effect):
                    self.value(part, env)
                    if name in PARTS and isinstance(part, Group):
                        self.of_kind(part, PARTS[name], env)

    def of_kind(self, group: Group, wanted: str, env: Env) -> None:
        """Record a problem if a group does not name things of a kind."""
        if isinstance(group, Or):
            for each in group.groups:
                self.of_kind(each, wanted, env)
        elif isinstance(group, Bound):
            found = env.get(group.name, NOTHING)
            if group.name in env and not found <= {wanted}:
                self.wrong(group, f"it must be one {wanted}; here “{group.name}” is {_these(found)}")
        elif (found_kind := self.kind(group, env)) != wanted:
            self.wrong(group, f"it must name a {wanted}, not a {found_kind}")

    def kind(self, group: Group, env: Env) -> str:
        """Return the kind of a pick from a group, "" if it can be of several kinds."""
        if isinstance(group, Bound):
            found = env.get(group.name, frozenset())
            return next(iter(found)) if len(found) == 1 else ""
        if isinstance(group, Or):
            kinds = {self.kind(each, env) for each in group.groups}
            return kinds.pop() if len(kinds) == 1 else ""
        return str(getattr(group, "THING", group.KIND))


def _these(kinds: Kinds) -> str:
    """Return kinds of things as text: “an agent or nothing”."""
    return " or ".join("nothing" if kind in NOTHING else an(kind) for kind in sorted(kinds)) or "nothing"
