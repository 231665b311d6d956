"""The shape of a card, the text that is rendered from it, and short ways to define each kind."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from coterie.games.rivals.numbers import ATTRIBUTES, BP
from coterie.games.rivals.words.vocabulary import VOICE
from coterie.words.cards.abilities import Plays, Trigger, Ways
from coterie.words.cards.groups import HOST, THIS
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import Effect
from coterie.words.standing import Standing
from coterie.words.voice import sentence

CORE_SET = "Core Set"
SETS = {
    "core": CORE_SET, "baa": "Blood & Alchemy", "war": "Wolf & Rat", "sas": "Shadows & Shrouds",
    "hoe": "The Heart of Europe",
}  # fmt: skip
ALSO_CORE = ("hah-scoped-30-06",)  # the card list names it after a later set that has it, too
IN_PLAY = ("haven", "streets", "board", "attached", "city")


@dataclass(frozen=True)
class Card:
    """A card.

    Attributes:
        id: its number in the public card list.
        name: its name.
        kind: "vampire", "mortal", "event", "title", "agenda", "haven", "library" or "wraith".
        types: what it counts as.
        set: the box that it comes from.
        clan: the clan of a vampire; of another card the clan that its player needs, "" for none.
        bp: Blood Potency: of a vampire its own, of another card what it needs; None where there is none.
        stats: printed numbers: attributes, disciplines, BP; Blood and Agenda of a Mortal.
        attack, reaction: the types of attack that it can be played in.
        damage: printed damage, None for none.
        tags: what its damage is: “aggravated”, “superficial”.
        icons: the disciplines that are printed on a Library card.
        plays: what it does when it is played.
        abilities: what else it does, each from where it says.
        face: its short name here; the slug of its name unless another card has that.
        guard, reach: keywords.
        unhosted: no character acts.
        actions: how many actions it costs.
        outside: it can be played in The Streets only.
        strikes_as: as a Reaction its damage is of this sort, "" for that of the attack.
        marked: as an Ongoing Event it carries a token of the player in whose turn it came.
        by_stack: as an antagonist it acts by the size of its stack.
        copies: how many a City Deck holds.
        open_question: what is in doubt about it, and how it is read here, as a sentence.
    """

    id: str
    name: str
    kind: str
    types: tuple[str, ...] = ()
    set: str = ""
    clan: str = ""
    bp: int | None = None
    stats: dict[str, int] = field(default_factory=dict)
    attack: tuple[str, ...] = ()
    reaction: tuple[str, ...] = ()
    damage: int | None = None
    tags: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    plays: Plays | Ways | None = None
    abilities: tuple[Standing, ...] = ()
    face: str = ""
    guard: bool = False
    reach: bool = False
    unhosted: bool = False
    actions: int = 1
    outside: bool = False
    strikes_as: str = ""
    marked: bool = True
    by_stack: bool = False
    copies: int = 1
    open_question: str = ""

    def __post_init__(self) -> None:
        if not self.face:
            object.__setattr__(self, "face", slug(self.name))
        if not self.set:
            object.__setattr__(self, "set", set_of(self.id))

    @property
    def strikes(self) -> bool:
        """Whether it deals damage as a Reaction."""
        return self.damage is not None

    @cached_property
    def zones(self) -> dict[str, tuple[Standing, ...]]:
        """Its abilities by the zone from which they count."""
        found: dict[str, tuple[Standing, ...]] = {}
        for ability in self.abilities:
            where = str(getattr(ability, "where", "field"))
            for zone in self._in_play if where == "field" else (where,):
                found[zone] = (*found.get(zone, ()), ability)
        return found

    @property
    def _in_play(self) -> tuple[str, ...]:
        if self.kind == "vampire":
            return ("haven", "streets")
        return ("attached",) if self.kind == "mortal" else IN_PLAY

    def on(self, zone: str) -> tuple[Standing, ...]:
        """Return the abilities that count in a zone."""
        return self.zones.get(zone, ())

    @cached_property
    def text(self) -> str:
        """What a player reads, rendered from the definition."""
        own = [] if self.plays is None else [sentence(self.plays.say(VOICE))]
        return " ".join([*self.keywords, *own, *[sentence(word.say(VOICE)) for word in self.abilities]])

    @property
    def keywords(self) -> list[str]:
        """The keywords as short sentences."""
        found = [word for word, has in (("Guard.", self.guard), ("Reach.", self.reach)) if has]
        found += [f"{tag.title()}." for tag in self.tags]
        return [*found, *(["Only in The Streets."] if self.outside else [])]


def set_of(id: str) -> str:
    """Return the set that a card comes from, by its id; "" for what belongs to none."""
    return CORE_SET if id in ALSO_CORE else SETS.get(id.partition("-")[0], "")


def slug(name: str) -> str:
    """Return a name in small letters without accents: “coup-de-grace”."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")


# ── short ways ──────────────────────────────────────────────────────────────────────────────────────────────────────


def vampire(
    id: str,
    name: str,
    clan: str,
    bp: int,
    attributes: tuple[int, int, int],
    disciplines: tuple[str, ...] = (),
    *abilities: Standing,
    **more: Any,
) -> Card:
    """Return a vampire: its attributes are physical, social and mental."""
    stats = {BP: bp, **dict(zip(ATTRIBUTES, attributes, strict=True))}
    for discipline in disciplines:
        stats[discipline] = stats.get(discipline, 0) + 1
    return Card(id, name, "vampire", ("vampire",), clan=clan, bp=bp, stats=stats, abilities=abilities, **more)


def _does(does: Effect | Plays | Ways | None) -> Plays | Ways | None:
    return Plays(does=does) if isinstance(does, Effect) else does


def attack(id: str, name: str, sorts: str, damage: int, does: Any = None, **more: Any) -> Card:
    """Return an Attack card: the types of attack are separated by blanks, and so are those that it reacts to."""
    reaction = tuple(more.pop("reaction", "").split())
    types = ("attack", "reaction") if reaction else ("attack",)
    found = tuple(sorts.split())
    return Card(id, name, "library", types, attack=found, reaction=reaction, damage=damage, plays=_does(does), **more)


def reaction(id: str, name: str, sorts: str, does: Any = None, **more: Any) -> Card:
    """Return a Reaction card."""
    return Card(id, name, "library", ("reaction",), reaction=tuple(sorts.split()), plays=_does(does), **more)


def action(id: str, name: str, does: Any, *abilities: Standing, types: str = "", **more: Any) -> Card:
    """Return an Action card; a character exhausts to play it."""
    kinds = ("action", *types.split())
    return Card(id, name, "library", kinds, plays=_does(does), abilities=abilities, **more)


def unhosted(id: str, name: str, does: Any, *abilities: Standing, types: str = "", **more: Any) -> Card:
    """Return an Unhosted Action card."""
    kinds = ("unhosted", *types.split())
    return Card(id, name, "library", kinds, plays=_does(does), abilities=abilities, unhosted=True, **more)


def agenda(id: str, name: str, *abilities: Standing, **more: Any) -> Card:
    """Return an Agenda card."""
    return Card(id, name, "agenda", ("agenda",), abilities=abilities, **more)


def haven(id: str, name: str, *abilities: Standing, **more: Any) -> Card:
    """Return a Haven."""
    return Card(id, name, "haven", ("haven",), abilities=abilities, **more)


def citizen(id: str, name: str, *abilities: Standing, mend: int = 3, gain: int = 0, **more: Any) -> Card:
    """Return a Citizen: 3 Blood, 1 Agenda; what burning it gives, and what it does as a Retainer."""
    stats = {"blood": 3, "agenda": 1, "mend": mend, "gain": gain}
    return Card(id, name, "mortal", ("citizen", "mortal", "retainer"), stats=stats, abilities=abilities, **more)


def event(id: str, name: str, does: Any = None, *abilities: Standing, ongoing: bool = False, **more: Any) -> Card:
    """Return an Event of a City Deck."""
    types = ("event", "ongoing") if ongoing else ("event",)
    return Card(id, name, "event", types, plays=_does(does), abilities=abilities, **more)


def bears(number: str, amount: int = 1) -> Bonus:
    """Return what a Retainer gives its bearer."""
    return Bonus(number, amount, HOST)


def on_attach(does: Effect) -> Trigger:
    """Return what happens once as a card is attached (R-181)."""
    return Trigger("forced reaction", "attach", THIS, does, must=True)
