"""The shape of a card, the text that is rendered from it, and short ways to define each kind."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from coterie.games.rivals.numbers import ATTRIBUTES, BP, DISCIPLINES
from coterie.games.rivals.words.abilities import Activate, When
from coterie.games.rivals.words.characters import CHARACTER, OWN, OfClan
from coterie.games.rivals.words.diablerie import CONSUMED
from coterie.games.rivals.words.influence import ExertInfluence, Scheme
from coterie.games.rivals.words.plots import Conspiracy, Springs
from coterie.games.rivals.words.rituals import Perform
from coterie.games.rivals.words.titles import Bears, Named
from coterie.games.rivals.words.tokens import TakeTokens
from coterie.games.rivals.words.vocabulary import VOICE
from coterie.games.rivals.words.zones import AttachTo, Stay
from coterie.kernel.scenes import Counter, Piece
from coterie.words.cards.abilities import Plays, Target, Trigger, Ways
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import HOST, THIS, About, Cards
from coterie.words.cards.naming import slug
from coterie.words.cards.numbers import Bonus
from coterie.words.cards.scene import counter
from coterie.words.conditions import Condition, Exists
from coterie.words.effects import Effect
from coterie.words.groups import Group
from coterie.words.sentences import in_one
from coterie.words.standing import Standing
from coterie.words.voice import Voice, sentence

CORE_SET = "Core Set"
ONE_EACH = "1 per player"  # the type of what each player can have in play once
SETS = {
    "core": CORE_SET, "baa": "Blood & Alchemy", "war": "Wolf & Rat", "sas": "Shadows & Shrouds",
    "hoe": "The Heart of Europe",
}  # fmt: skip
ALSO_CORE = ("hah-scoped-30-06",)  # the card list names it after a later set that has it, too
ANTAGONIST = "In each End Phase: 1 Aggravated damage to a character of that player whose Secrecy its Intel reaches."
TEAM_X = (
    "One stack acts as one card, in each End Phase. 1 or more: 1 Aggravated damage; 2 or more: a discarded card as well; 3 or"
    " more: 1 Aggravated damage more; 4: 1 Prestige is lost as well. Secrecy does not help."
)
SHOWN = (*ATTRIBUTES, "blood", "agenda")  # printed numbers that stand in a row on the face
IN_PLAY = ("haven", "streets", "board", "attached", "city")

OF_VAMPIRES = replace(VOICE, this="this character")  # what the texts of vampires call themselves


@dataclass(frozen=True, eq=False)  # each is itself, and is found in a dict without looking at all that it is made of
class Card:
    """A card.

    Attributes:
        id: its number in the public card list.
        name: its name.
        kind: "vampire", "mortal", "event", "title", "agenda", "haven", "library" or "wraith".
        types: what it counts as.
        set: the box that it comes from.
        clan: the clan of a vampire; of another card the clan that its player needs, "" for none.
        bp: Blood Potency: of a vampire its own, of another card what it needs; None for a card that needs none.
        stats: printed numbers: attributes, disciplines, BP; Blood and Agenda of a Mortal.
        attack, reaction: the types of attack that it can be played in.
        damage: printed damage, None if none is printed.
        shield: printed shield of a Reaction.
        open: as an Attack or Reaction card it is played face up.
        intel: the Intel that it gives if it is played face up in the Intel step.
        early: what it does as it is played face up, before anybody blocks.
        first: as a Reaction it is carried out before the Attack card.
        tags: what its damage is: “aggravated”, “superficial”.
        icons: the disciplines that are printed on a Library card.
        plays: what it does when it is played.
        abilities: what else it does, each from where it says.
        face: its short name here; the slug of its name unless another card has that.
        guard, reach: keywords.
        actions: how many actions it costs.
        outside: it can be played in The Streets only.
        common: of a Haven, those of its abilities that are no Leader Ability.
        spares: as a Reaction it deals no damage, whatever is printed.
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
    shield: int = 0
    open: bool = False
    intel: int = 0
    early: Effect | None = None
    first: bool = False
    tags: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    plays: Plays | Ways | None = None
    abilities: tuple[Standing, ...] = ()
    face: str = ""
    guard: bool = False
    reach: bool = False
    actions: int = 1
    outside: bool = False
    common: tuple[Standing, ...] = ()
    spares: bool = False
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
        return self.damage is not None and not self.spares

    @cached_property
    def zones(self) -> dict[str, tuple[Standing, ...]]:
        """Its abilities by the zone from which they count."""
        found: dict[str, tuple[Standing, ...]] = {}
        for ability in self.abilities:
            if ability in self.common:
                found["board"] = (*found.get("board", ()), ability)
                continue
            where = str(getattr(ability, "where", "field"))
            for zone in self._in_play if where == "field" else (where,):
                found[zone] = (*found.get(zone, ()), ability)
        if self.kind == "vampire":
            found["attached"] = CONSUMED
        return found

    @property
    def _in_play(self) -> tuple[str, ...]:
        if self.kind == "vampire":
            return ("haven", "streets")
        if self.kind == "haven":
            return ("board", "attached")
        return ("attached",) if self.kind == "mortal" else IN_PLAY

    def on(self, zone: str) -> tuple[Standing, ...]:
        """Return the abilities that count in a zone."""
        return self.zones.get(zone, ())

    @property
    def voice(self) -> Voice:
        """The voice of its texts, in which vampires call themselves characters."""
        return OF_VAMPIRES if self.kind == "vampire" else VOICE

    @cached_property
    def text(self) -> str:
        """What a player reads, rendered from the definition."""
        voice = self.voice
        own = self._as_mortal if self.kind == "mortal" else []
        own += [] if self.early is None else [sentence(self.early.say(voice))]
        own += [] if self.plays is None else [sentence(self.plays.say(voice))]
        return " ".join(
            [*self.keywords, *own, *[sentence(text) for text in in_one([word.say(voice) for word in self.abilities])]]
        )

    @cached_property
    def line(self) -> str:
        """Its line of types (RR-11): “Attack, Reaction · Physical · 2 damage · BP 3 · Brujah · potence”."""
        parts = []
        if self.kind == "vampire":
            parts = [self.clan.title(), f"BP {self.bp}"]
        elif self.kind in ("library", "mortal", "event", "title"):
            sorts = dict.fromkeys((*self.attack, *self.reaction))
            parts = [", ".join(word.title() for word in self.types), "/".join(sort.title() for sort in sorts)]
            parts += [f"{self.damage} damage"] if self.damage is not None else []
            parts += [f"{self.actions} actions"] if self.actions > 1 else []
            parts += [f"BP {self.bp}"] if self.bp else []
            parts += [self.clan.title(), ", ".join(self.icons)]
        return " · ".join(part for part in parts if part)

    @cached_property
    def strengths(self) -> str:
        """What a vampire has (RR-8), “Physical 0, Social 2, Mental 0 · presence 2”, and a Mortal (RR-14), “3 Blood, 1 Agenda”;
        "" for any other card."""
        if self.kind == "mortal":
            return f"{self.stats['blood']} Blood, {self.stats['agenda']} Agenda"
        if self.kind != "vampire":
            return ""
        attributes = [f"{name.title()} {self.stats.get(name, 0)}" for name in ATTRIBUTES]
        disciplines = [name if n == 1 else f"{name} {n}" for name, n in self.stats.items() if name in DISCIPLINES]
        return " · ".join([", ".join(part) for part in (attributes, disciplines) if part])

    @property
    def _as_mortal(self) -> list[str]:
        """What burning a Mortal gives, and what an antagonist does in the End Phase (RR-14, RR-15)."""
        mend, gain = self.stats.get("mend", 0), self.stats.get("gain", 0)
        found = [f"Burn: mend {mend} Blood{f' or gain {gain} Prestige' if gain else ''}."] if mend else []
        if "antagonist" in self.types and self.by_stack:
            found.append(TEAM_X)
        elif "antagonist" in self.types:
            found.append(ANTAGONIST)
        return [*found, *(["Attach:"] if self.abilities else [])]

    @property
    def printed(self) -> Piece:
        """What its face shows besides its name and its text: types, clan, disciplines, costs and numbers."""
        sorts = dict.fromkeys((*self.attack, *self.reaction))
        found: Piece = {
            "type": ", ".join(word.title() for word in self.types),
            "traits": [sort.title() for sort in sorts],
            "clan": self.clan,
            "icons": [*self.icons, *[name for name in DISCIPLINES for _ in range(self.stats.get(name, 0))]],
            "cost": self._cost,
            "keywords": [word.rstrip(".") for word in self.keywords],
            "counters": [counter(name, self.stats[name]) for name in SHOWN if name in self.stats],
        }
        if self.damage is not None:
            found["counters"].append(counter("damage", self.damage))
        return found

    @property
    def _cost(self) -> list[Counter]:
        potency = [counter(BP, self.bp)] if self.bp else []
        return [*potency, counter("actions", self.actions)] if self.actions > 1 else potency

    @property
    def keywords(self) -> list[str]:
        """The keywords as short sentences (RR-22)."""
        found = [word for word, has in (("Guard.", self.guard), ("Reach.", self.reach)) if has]
        found += [f"{tag.title()}." for tag in self.tags]
        found += [word for word, has in (("Played face up.", self.open), ("Its text comes first.", self.first)) if has]
        if self.shield:
            found.append(f"Shield {self.shield}.")
        if self.intel:
            found.append(f"You may play it face up in the Intel step for +{self.intel} Intel.")
        found += [f"{kind.title()}." for kind in ("conspiracy", "trap") if kind in self.types]
        found += ["As a Reaction it deals no damage."] if self.spares else []
        its = "As a Reaction its" if "attack" in self.types else "Its"
        found += [f"{its} damage is {self.strikes_as.title()}."] if self.strikes_as else []
        found += ["Only in The Streets."] if self.outside else []
        return [*found, *(["No token is put on it."] if self.kind == "event" and not self.marked else [])]


def set_of(id: str) -> str:
    """Return the set that a card comes from, by its id; "" for what belongs to none."""
    return CORE_SET if id in ALSO_CORE else SETS.get(id.partition("-")[0], "")


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
    return Card(id, name, "library", kinds, plays=_does(does), abilities=abilities, **more)


def title(id: str, name: str, exert: int, bp: int, *abilities: Standing, single: bool = False, **more: Any) -> Card:
    """Return a Title in a Library: Influence is exerted to attach it to the character that plays it (R-168); a
    single one can be in play once for each player (R-290)."""
    given = ~Bears(OWN, Named(name)) if single else None
    plays = Plays(does=AttachTo(), cost=ExertInfluence(exert), given=given)
    types = ("action", "title", *((ONE_EACH,) if single else ()))
    return Card(id, name, "library", types, plays=plays, abilities=abilities, bp=bp, **more)


def scheme(id: str, name: str, does: Effect, *, targets: tuple[Target, ...] = (), **more: Any) -> Card:
    """Return a Scheme that a character plays; its targets are chosen as it is played (R-133)."""
    return action(id, name, Plays(does=Scheme(does), targets=targets), types="scheme", **more)


def ritual(id: str, name: str, art: str, *abilities: Standing, of_party: bool = False, **more: Any) -> Card:
    """Return a Ritual of a discipline: it costs two actions and stays near the Haven with its Blood (RR-11.3).

    With `of_party` the Blood comes from the acting party alone.
    """
    return action(id, name, Perform(art, of_party), *abilities, types="ritual ongoing", actions=2, icons=(art,), **more)


def for_blood(does: Effect, blood: int = 1, when: When = "your turn", **more: Any) -> Activate:
    """Return an ability that is paid for with Blood from its card."""
    return Activate(does, when=when, cost=TakeTokens("blood", blood, THIS), **more)


def modifier(id: str, name: str, does: Effect, **more: Any) -> Card:
    """Return an Influence Modifier."""
    return Card(id, name, "library", ("influence modifier",), plays=Plays(does=does), **more)


def ongoing(id: str, name: str, *abilities: Standing, cost: Effect | None = None, **more: Any) -> Card:
    """Return an Unhosted Action that stays near its player's Haven."""
    return unhosted(id, name, Plays(does=Stay(), cost=cost), *abilities, types="ongoing", **more)


def conspiracy(id: str, name: str, least: int, whom: Group, does: Effect, **more: Any) -> Card:
    """Return a Conspiracy: the Prestige that it needs, its targets, and its effect."""
    there = Exists(Cards(CHARACTER & MINE & OfClan(more["clan"]))) if more.get("clan") else None
    ability = Conspiracy(least=least, does=does, targets=(Target("that", whom),), given=there)
    return Card(id, name, "library", ("action", "conspiracy"), abilities=(ability,), **more)


def trap(id: str, name: str, kind: str, about: About, whom: Group, does: Effect, given: Condition, **more: Any) -> Card:
    """Return a Trap: the kind of event that springs it and whom that must be about, at whom it is aimed, what it does
    there, and who must be in the coterie (R-211)."""
    ability = Springs("reaction", kind, about, does, given=given, targets=(Target("that", whom),))
    return Card(id, name, "library", ("action", "trap"), abilities=(ability,), **more)


def agenda(id: str, name: str, *abilities: Standing, **more: Any) -> Card:
    """Return an Agenda card."""
    return Card(id, name, "agenda", ("agenda",), abilities=abilities, **more)


def haven(id: str, name: str, *abilities: Standing, common: tuple[Standing, ...] = (), **more: Any) -> Card:
    """Return a Haven: its standing ability (`common`) and its Leader Ability."""
    return Card(id, name, "haven", ("haven",), abilities=(*common, *abilities), common=common, **more)


def citizen(id: str, name: str, *abilities: Standing, gain: int = 0, **more: Any) -> Card:
    """Return a Citizen: 3 Blood, 1 Agenda; burning it mends 3 or gains Prestige; what it does as a Retainer."""
    stats = {"blood": 3, "agenda": 1, "mend": 3, "gain": gain}
    return Card(id, name, "mortal", ("citizen", "mortal", "retainer"), stats=stats, abilities=abilities, **more)


def event(id: str, name: str, does: Any = None, *abilities: Standing, ongoing: bool = False, **more: Any) -> Card:
    """Return an Event of a City Deck."""
    types = ("event", "ongoing") if ongoing else ("event",)
    return Card(id, name, "event", types, plays=_does(does), abilities=abilities, **more)


def bears(number: str, amount: int = 1) -> Bonus:
    """Return what a Retainer, or an Animal (RR-11.5), gives its bearer."""
    return Bonus(number, amount, HOST)


def on_attach(does: Effect) -> Trigger:
    """Return what happens once as a card is attached (R-181)."""
    return Trigger("forced reaction", "attach", THIS, does, must=True)
