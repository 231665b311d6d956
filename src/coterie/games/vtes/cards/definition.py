"""The shape of a card, the text that is rendered from it, and short ways to define each kind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from itertools import combinations
from typing import Any

import msgspec

from coterie.games.vtes.cards.tables import CryptFacts, LibraryFacts, library
from coterie.games.vtes.facts import DIABLERIE, FALLEN_TITLE, FED_BY_HUNT, LIAISON, OUSTED_ONE, RISEN
from coterie.games.vtes.numbers import DISCIPLINES, TITLE_VOTES
from coterie.games.vtes.words.counting import Copies
from coterie.games.vtes.words.deeds import Employ, Equip, Recruit
from coterie.games.vtes.words.modes import Mode, Modes
from coterie.games.vtes.words.naming import NAMES, with_life
from coterie.games.vtes.words.permanents import PutInPlay, PutOn
from coterie.games.vtes.words.phases import ReplaceNow
from coterie.games.vtes.words.vocabulary import VOICE
from coterie.kernel.scenes import Counter, Piece
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.groups import THIS, About, Cards
from coterie.words.cards.naming import slug
from coterie.words.cards.scene import counter
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter
from coterie.words.sentences import in_one
from coterie.words.standing import Standing
from coterie.words.voice import Voice, an, either, sentence
from coterie.words.word import walk

SORT_OF = {
    "action": "action", "political action": "action", "equipment": "action", "retainer": "action", "ally": "action",
    "action modifier": "modifier", "reaction": "reaction", "combat": "combat", "master": "master", "event": "event",
}  # fmt: skip
VOICES: dict[str, Voice] = {  # what the texts of minions call themselves
    kind: replace(VOICE, this=f"this {kind}", places={**VOICE.places, "me": f"this {kind}"})
    for kind in ("vampire", "ally")
}
OF_BORNE = replace(VOICE, places={**VOICE.places, "me": "its bearer"})  # what lies on a minion says so of that
TITLES = {"inner-circle": "Inner Circle vampire"}
STAYING = ("equipment", "retainer", "ally", "event")
SHOWN = ("capacity", "bleed", "strength", "life")  # printed numbers that stand on the face


REPLACED = {
    "unlock": "in the next unlock phase",
    "influence": "in the next influence phase",
    "discard": "in the next discard phase",
    "action": "after the action",
    "combat": "after the combat",
    "turn": "after the turn",
    "gone": "once it has left play",
    DIABLERIE: "once a vampire has committed diablerie",
    OUSTED_ONE: "once a Methuselah has been ousted",
    FED_BY_HUNT: "once a vampire has hunted successfully",
    RISEN: "once a vampire has left torpor",
    FALLEN_TITLE: "once a titled vampire has gone to torpor",
    LIAISON: "once a vampire has become liaison",
}
WHEN_GONE = tuple(
    [Trigger("forced reaction", kind, THIS, ReplaceNow(), must=True) for kind in ("burn", "remove", "return", "bottom")]
)


@dataclass(frozen=True)
class Card:
    """A card (V-001, V-004, V-015, V-029, V-033, V-035; printings of one name are one card: V-030, V-031).

    Attributes:
        id: its number in the public card list. name: its name; that of an advanced vampire is that of the basic one.
        kind: the first of its types: “vampire”, “master”, “equipment”, …
        types: all of its types.
        clan: the clan of a vampire; of another card the clan that it needs, several with slashes. path: the same.
        sect, title, city: of a vampire.
        stats: printed numbers: capacity, bleed, strength, disciplines; the life of allies and retainers.
        traits: keywords: “infernal”, “location”, “animal”.
        requires: what else its minion must be, as (“title”, “prince/justicar”).
        unique: only one of its name can be in play.
        group: the group of a crypt card.
        plays: how it is played.
        abilities: what it does in play.
        replaced: when it is replaced, "" for at once: one of `REPLACED`.
        returns: its player can take it back from the ash heap instead of replacing it.
        leaves: once it is played it leaves the game instead of going to an ash heap, whatever comes of it.
        fades: it is burned once it has no counters.
        single: a minion can have only one: “name” for one of this name, or a keyword such as “vehicle”.
        clashes: names of cards that the same minion cannot play in the same action.
        teaches: the discipline that a Discipline master gives.
        burn_option: a Methuselah without a minion for it can discard it in an unlock phase.
        kept: it remains its player's on the minion of another.
        becomes: what it is in play, where that is not its kind.
        made: no card of its own: what two cards are that have merged.
        face: its short name here.
    """

    id: str
    name: str
    kind: str
    types: tuple[str, ...] = ()
    clan: str = ""
    path: str = ""
    sect: str = ""
    title: str = ""
    city: str = ""
    stats: dict[str, int] = field(default_factory=dict)
    traits: tuple[str, ...] = ()
    requires: tuple[tuple[str, str], ...] = ()
    unique: bool = False
    group: str = ""
    cost: str = ""
    sets: str = ""
    plays: Modes | None = None
    abilities: tuple[Standing, ...] = ()
    replaced: str = ""
    returns: bool = False
    leaves: bool = False
    fades: bool = False
    single: str = ""
    clashes: tuple[str, ...] = ()
    teaches: str = ""
    trifle: bool = False
    out_of_turn: bool = False
    burn_option: bool = False
    kept: bool = False
    becomes: str = ""
    made: bool = False
    face: str = ""

    def __hash__(self) -> int:
        return hash(self.face)

    @property
    def minion(self) -> bool:
        """Whether it is a minion in play."""
        return self.kind in ("vampire", "ally")

    @cached_property
    def stays(self) -> bool:
        """Whether it comes into play."""
        if self.kind in STAYING:
            return True
        return self.plays is not None and any(_puts(mode.does) for mode in self.plays.ways)

    @cached_property
    def windows(self) -> dict[str, tuple[Mode, ...]]:
        """The ways to play it by the window that they fit in."""
        found: dict[str, tuple[Mode, ...]] = {}
        for mode in self.plays.ways if self.plays is not None else ():
            windows = mode.windows
            if mode.sort == "master" and self.out_of_turn and windows == ("master",):
                windows = ("played",)
            for window in windows:
                found[window] = (*found.get(window, ()), mode)
        return found

    def in_window(self, window: str) -> tuple[Mode, ...]:
        """Return the ways to play it that fit into a window (V-084, V-114)."""
        return self.windows.get(window, ())

    @cached_property
    def text(self) -> str:
        """What a player reads, rendered from the definition."""
        borne = self.kind in ("equipment", "retainer")
        voice = VOICES.get(self.kind, OF_BORNE if borne else VOICE)  # an action says “this minion” of who plays it
        parts = [f"{NAMES.get(word, word.capitalize())}." for word in self.keywords]
        if self.requires:
            parts.append(f"Requires {asked(self.requires)}.")
        if self.replaced:
            parts.append(f"Replaced {REPLACED[self.replaced]}.")
        if self.returns:
            parts.append("Instead of replacing it, you may take it back from your ash heap.")
        if self.leaves:
            parts.append("Once played it leaves the game, even if it is cancelled or nothing comes of it.")
        if self.plays is not None and (said := self.plays.say(voice)) and said not in (".",):
            parts.append(
                f"When a minion equips with it, {said[:1].lower()}{said[1:]}" if self._acts_once(said) else said
            )
        if self.single:
            parts.append(f"No minion can have more than one {self.name if self.single == 'name' else self.single}.")
        if self.clashes:
            parts.append(f"Not in the same action as {' or '.join(self.clashes)}.")
        voice = VOICES.get(self.kind, OF_BORNE)
        told = [text for word in self.abilities if word not in WHEN_GONE and (text := word.say(voice))]
        parts += [sentence(text) for text in in_one(told)]
        if self.fades:
            parts.append("Burned once it has no counters.")
        said = with_life(" ".join(part for part in parts if part.strip(" .")))
        return said.replace(" blood from this card", " life from this card") if self.kind == "retainer" else said

    def _acts_once(self, said: str) -> bool:
        """Return whether what is said of playing it is something that it does then, and must not be read as lasting: for
        equipment, all but numbers that it begins with, stealth and limits."""
        return self.kind == "equipment" and said[:1].isupper() and not said.startswith(("It begins", "Only "))

    @property
    def keywords(self) -> list[str]:
        """The keywords."""
        own = [trait for trait in self.traits if trait != "unique"]
        unique = ["unique"] if self.unique and self.kind != "vampire" else []
        return [*unique, *(["trifle"] if self.trifle else []), *(["out-of-turn"] if self.out_of_turn else []), *own]

    @cached_property
    def line(self) -> str:
        """Its line of types: “Ventrue · Camarilla prince of Melbourne · capacity 8 · group 6 · DOM PRE for pot”; of a vampire's
        bleed and strength only what is more than 1."""
        path = f"Path of {self.path}" if self.path else ""
        usual = 1 if self.kind == "vampire" else 0
        numbers = [
            f"{name} {self.stats[name]}" for name in ("life", "strength", "bleed") if self.stats.get(name, 0) > usual
        ]
        if self.kind == "vampire":
            capacity, group = f"capacity {self.stats['capacity']}", f"group {self.group}" if self.group else ""
            parts = [self.clan, self.standing, path, capacity, *numbers, group, " ".join(self.icons)]
        else:
            parts = ["/".join(word.title() for word in self.types), self.clan, path, self.cost, *numbers]
        return " · ".join(part for part in parts if part)

    @property
    def standing(self) -> str:
        """The sect and the title of a vampire, with its city: “Camarilla prince of Melbourne”."""
        title = f"{self.title} of {self.city}" if self.city else self.title
        return f"{self.sect} {title}".strip()

    @property
    def icons(self) -> list[str]:
        """Its disciplines, in capitals for the superior level."""
        if self.kind == "vampire":
            return [code.upper() if self.stats[code] > 1 else code for code in DISCIPLINES if self.stats.get(code)]
        found = [need for mode in (self.plays.ways if self.plays is not None else ()) for need in mode.needs]
        return list(dict.fromkeys(need.lower() for need in found))

    @property
    def _beside_type(self) -> list[str]:
        """What stands behind the type: what decks are built by, and the path that a card requires (V-001, VR-9.5)."""
        path = f"Path of {self.path}" if self.path else ""
        if self.kind != "vampire":
            return [path] if path else []
        return [each for each in (self.standing, path, f"group {self.group}" if self.group else "") if each]

    @cached_property
    def printed(self) -> Piece:
        """What its face shows besides its name and its text."""
        found: Piece = {
            "type": "/".join(word.title() for word in self.types), "traits": self._beside_type,
            "clan": self.clan, "icons": self.icons, "keywords": self.keywords,
            "counters": [counter(name, self.stats[name]) for name in SHOWN if name in self.stats],
        }  # fmt: skip
        if self.cost:
            kind, _, n = self.cost.partition(" ")
            cost: list[Counter] = (
                [{"name": kind, "value": int(n)}] if n.isdigit() else [{"name": kind, "value": 0, "note": "X"}]
            )
            found["cost"] = cost
        return found


def asked(requires: tuple[tuple[str, str], ...]) -> str:
    """Return what a minion must be besides its clan and its disciplines: “a titled Camarilla vampire”."""
    before: list[str] = []
    after: list[str] = []
    noun = "vampire"
    if requires == (("flight", ""),):
        return "a minion with flight"  # allies can have that as well (VR-9.7)
    for name, value in requires:
        if name == "capacity":
            sign, n = value.split()
            after.append(f"of capacity {n} or {'more' if sign == '>=' else 'less'}")
        elif name == "title" and value not in ("any-title", "no-title"):
            noun = either([TITLES.get(each, each) for each in value.split("/")])
        elif name == "title":
            before.insert(0, "titled" if value == "any-title" else "untitled")
        else:
            kind = name.replace("non ", "non-").replace("black hand", "Black Hand")
            before.append(f"non-{value}" if name == "not" else (value or kind).replace("/", " or "))
    return an(" ".join([*before, noun, *after]))


def _puts(effect: Effect) -> bool:
    return any(isinstance(word, PutOn | PutInPlay) for word in walk(effect))


# ── the crypt ───────────────────────────────────────────────────────────────────────────────────────────────────────


def vampire(facts: CryptFacts, *abilities: Standing, face: str = "") -> Card:
    """Return a vampire from its line of the table, with what its text says besides."""
    stats = {
        "capacity": int(facts.capacity),
        "bleed": 1 + int(facts.bleed or 0),
        "strength": 1 + int(facts.strength or 0),
    }
    stats |= {"hunt": 1, "votes": TITLE_VOTES.get(facts.title, 0)}
    stats |= {code.lower(): 2 if code.isupper() else 1 for code in facts.disciplines.split()}
    traits = tuple(each for each in facts.traits.split(",") if each)
    return Card(
        id=facts.id,
        name=facts.name,
        kind="vampire",
        types=("vampire",),
        clan=facts.clan,
        path=facts.path,
        sect=facts.sect,
        title=facts.title,
        city=facts.city,
        stats=stats,
        traits=traits,
        unique="non-unique" not in traits,
        group=facts.group,
        sets=facts.sets,
        abilities=abilities,
        face=face or slug(facts.name),
    )


# ── the library ─────────────────────────────────────────────────────────────────────────────────────────────────────


def at(needs: str, does: Effect, **more: Any) -> Mode:
    """Return a way to play a card that needs disciplines: “dom” at any level, “DOM” superior, “cel pre” both."""
    return Mode(does=does, needs=tuple(needs.split()), **more)


def plain(does: Effect, **more: Any) -> Mode:
    """Return a way to play a card that needs no discipline."""
    return Mode(does=does, **more)


def those(which: Filter) -> tuple[Target, ...]:
    """Return the one target of a card, which its text calls “that”."""
    return (Target("that", Cards(which)),)


def each_phase(
    name: str, of: About, does: Effect, *, given: Condition | None = None, limit: Limit | None = None
) -> Trigger:
    """Return what must happen in each phase of a name (“unlock”, “discard”) of some Methuselahs."""
    now = OfSort(name)
    when = now if given is None else now & given
    return Trigger("forced reaction", "phase", of, does, must=True, given=when, limit=limit)


def card(
    name: str,
    *ways: Mode,
    abilities: tuple[Standing, ...] = (),
    stats: dict[str, int] | None = None,
    told: int = 0,
    **more: Any,
) -> Card:
    """Return a library card: what its line of the table does not say.

    Args:
        name: its name, as in the table.
        ways: how it is played, one for each printed paragraph or level.
        abilities: what it does in play.
        stats: printed numbers: the life, strength and bleed of an ally.
        told: how many of the ways its text tells, where the others put those together; 0 for all.
        more: further fields of `Card`; `requires` where only some of the ways ask for what the table's line says.
    """
    facts = library()[name]
    types = tuple(word.lower() for word in facts.types.split("/"))
    sort = SORT_OF[types[0]]
    if more.get("replaced") == "gone":
        abilities = (*abilities, *WHEN_GONE)
    flags = facts.flags.split(",") if facts.flags else []
    return Card(
        id=facts.id,
        name=facts.name,
        kind=types[0],
        types=types,
        clan=facts.clan,
        path=facts.path,
        stats=stats or {},
        traits=_traits(facts, flags, more.pop("traits", ())),
        requires=more.pop("requires", _requires(facts)),
        unique="unique" in flags,
        cost=facts.cost,
        sets=facts.sets,
        plays=Modes(ways=tuple(_with_cost(way, facts, sort) for way in ways), told=told) if ways else None,
        abilities=abilities,
        trifle="trifle" in flags,
        out_of_turn="out_of_turn" in flags,
        burn_option="burn_option" in flags,
        face=slug(name),
        **more,
    )


def _traits(facts: LibraryFacts, flags: list[str], more: Iterable[str]) -> tuple[str, ...]:
    """Return the traits of a library card: by its line of the table, and more of them."""
    return (
        *[flag for flag in ("location", "archetype", "trophy") if flag in flags],
        *more,
        *(["location"] if "equipment_location" in flags else []),
        *([facts.trait.lower()] if facts.trait else []),
    )


def together(*ways: Mode, then: Effect | None = None) -> tuple[Mode, ...]:
    """Return ways to play a card, and after them what those do that put several of them together.

    Args:
        ways: the ways, each with its own discipline.
        then: what is done after them, only once.
    """
    sets = [some for n in range(1, len(ways) + 1) for some in combinations(ways, n)]
    return tuple([_as_one(some, then) for some in sets])


def _as_one(ways: tuple[Mode, ...], then: Effect | None) -> Mode:
    """Return several ways to play a card as one."""
    parts = [way.does for way in ways] + ([then] if then is not None else [])
    does = reduce(lambda one, other: one >> other, parts)
    needs = tuple([need for way in ways for need in way.needs])
    targets = tuple([target for way in ways for target in way.targets])
    return msgspec.structs.replace(ways[0], does=does, needs=needs, targets=targets)


def _requires(facts: LibraryFacts) -> tuple[tuple[str, str], ...]:
    found = []
    for each in facts.requires.split("; ") if facts.requires else ():
        name, _, value = each.partition(" ")
        found.append((name, value) if name in ("sect", "title", "capacity", "not") else (each, ""))
    return tuple(found)


def _with_cost(mode: Mode, facts: LibraryFacts, sort: str) -> Mode:
    """Return a way to play a card with the sort and the cost that its table line has, where it says nothing else."""
    kind, _, n = facts.cost.partition(" ")
    changes: dict[str, Any] = {}
    if mode.sort == "action" and sort != "action":
        changes["sort"] = sort
    if n.isdigit() and not mode.blood and not mode.pool and not mode.free:
        changes[kind] = int(n)
    if mode.x == "blood" and n != "X":
        changes["burns_x"] = True
    if n == "X" and not mode.x and not any(isinstance(word, Copies) for word in walk(mode.does)):
        changes["x"] = kind
    return msgspec.structs.replace(mode, **changes) if changes else mode


def equipment(
    name: str,
    *abilities: Standing,
    ways: tuple[Mode, ...] = (),
    only: tuple[str, ...] = (),
    stealth: int | None = None,
    **more: Any,
) -> Card:
    """Return equipment, with what its bearer has of it; perhaps only one of it can be played in a game."""
    return card(name, *(ways or (plain(Equip(), alone=only, stealth=stealth),)), abilities=abilities, **more)


def retainer(name: str, *ways: Mode, life: int = 1, abilities: tuple[Standing, ...] = (), **more: Any) -> Card:
    """Return a retainer with its life, the basic one unless a way says otherwise."""
    return card(name, *(ways or (plain(Employ(life)),)), abilities=abilities, stats={"life": life}, **more)


def ally(
    name: str, life: int, strength: int, bleed: int, *abilities: Standing, ways: tuple[Mode, ...] = (), **more: Any
) -> Card:
    """Return an ally with its printed numbers; it needs no discipline unless its ways say so."""
    stats = {"life": life, "strength": strength, "bleed": bleed}
    return card(name, *(ways or (plain(Recruit()),)), abilities=abilities, stats=stats, **more)
