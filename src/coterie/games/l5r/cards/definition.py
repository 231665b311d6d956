"""What a card is: the facts that are printed on it, and what it does, put together from words.

card("01-matsu-berserker")
card("01-savvy-politician", reaction("honored", THIS, Honor(), targets=(target(CHARACTER),)))
event("01-banzai", Gets("military", 2), targets=(target(PARTICIPATING),), limit=max_per("conflict"))
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from msgspec.structs import replace as replace_word

from coterie.games.l5r.cards.facts import Facts, face_names, facts
from coterie.games.l5r.numbers import COST, GLORY, MILITARY, POLITICAL, STRENGTH, TOKEN_STRENGTH
from coterie.games.l5r.words.abilities import Action, Answer, by_choice, by_force
from coterie.games.l5r.words.cheaper import CheaperOn
from coterie.games.l5r.words.coming import AttachIt, Deploy, Disguise
from coterie.games.l5r.words.conditions import CONFLICT, InPhase
from coterie.games.l5r.words.conflicts import GetsBoth
from coterie.games.l5r.words.filters import CHARACTER, UNIQUE, Broken, OfClan, Trait, Unique
from coterie.games.l5r.words.sites import Site
from coterie.games.l5r.words.standing import DISGUISED, Automatic, Keyword, PlayableFrom
from coterie.games.l5r.words.vocabulary import VOCABULARY
from coterie.kernel.scenes import Piece
from coterie.words.amounts import Number
from coterie.words.cards.abilities import Limit, Plays, Target
from coterie.words.cards.filters import MINE, Kind, Side
from coterie.words.cards.groups import Cards
from coterie.words.cards.numbers import Bonus
from coterie.words.cards.scene import counter
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import ANYTHING, All, Filter, Not
from coterie.words.groups import THAT, Group
from coterie.words.sentences import in_one
from coterie.words.standing import Standing
from coterie.words.voice import Voice, sentence
from coterie.words.word import Word, below, walk

HOME = {
    "character": "field", "attachment": "attached", "holding": "holdings", "province": "provinces",
    "stronghold": "stronghold", "role": "role", "event": "limbo", "warlord": "field",
}  # fmt: skip
VOICES: dict[str, Voice] = {  # what the texts of cards call themselves, and where events are used from
    **{kind: replace(VOCABULARY.voice, this=f"this {kind}") for kind in HOME if kind not in ("event", "warlord")},
    "warlord": replace(VOCABULARY.voice, this="this character"),
    "event": replace(VOCABULARY.voice, home="hand"),
}
SHOWN = (MILITARY, POLITICAL, GLORY, STRENGTH)
# Filters that read nothing but the row of a card; its clan is changed by texts that it has without a condition alone.
BY_ROWS = (All, Broken, Kind, Not, OfClan, Side, Site, Trait, Unique)
PLAY_CHARACTER = Plays(does=Deploy())


@dataclass(frozen=True)
class Card:
    """A card.

    Attributes:
        facts: what is printed on it besides its text.
        face: its short name, by which notations call it.
        abilities: what its text does.
        attaches: to what an attachment can be attached.
        plays: what happens as a character or attachment is played.
        also: how a character can be played as an attachment (L-10.5).
        disguise: how a character can be played in the disguise of another (part 16).
        onto: on what an attachment can be played; it stays there whatever becomes of that.
        can_be_stronghold: a province that can be the stronghold province (L-3.8).
    """

    facts: Facts
    face: str
    abilities: tuple[Standing, ...] = ()
    attaches: Filter = CHARACTER
    onto: Filter = ANYTHING
    plays: Plays | None = None
    can_be_stronghold: bool = True
    also: Plays | None = None
    disguise: Plays | None = None
    stats: dict[str, int] = field(default_factory=dict)

    # ── what is printed ─────────────────────────────────────────────────────────────────────────────────────────────
    # Kept by the card, not looked up anew: these are read for every card at every decision.

    @cached_property
    def name(self) -> str:
        """Its title."""
        return self.facts.name

    @cached_property
    def kind(self) -> str:
        """Its type."""
        return self.facts.type

    @cached_property
    def counts_as(self) -> str:
        """Its type for effects: a warlord is a character (U-034)."""
        return "character" if self.kind == "warlord" else self.kind

    @cached_property
    def side(self) -> str:
        """The deck that it belongs to."""
        return self.facts.side

    @cached_property
    def clan(self) -> str:
        """Its clan."""
        return self.facts.clan

    @cached_property
    def traits(self) -> tuple[str, ...]:
        """Its traits."""
        return self.facts.traits

    @cached_property
    def unique(self) -> bool:
        """Whether a team can have one of it in play."""
        return self.facts.unique

    @cached_property
    def cost(self) -> int | None:
        """Its printed cost, or None if it has none or a dash."""
        return self.facts.cost

    @cached_property
    def borne_by(self) -> str:
        """The type of cards that can bear it, if each of that type can; otherwise ""."""
        return self.attaches.kind if isinstance(self.attaches, Kind) else ""

    @cached_property
    def borne_by_rows(self) -> bool:
        """Whether nothing but its row and its bearer's decides whether it can stay there."""
        return all(isinstance(word, BY_ROWS) for word in walk(self.attaches))

    @cached_property
    def dashes(self) -> tuple[str, ...]:
        """The skills that are a dash."""
        return self.facts.dash

    @cached_property
    def honor(self) -> int:
        """The honor that a stronghold gives at the start."""
        return self.facts.honor

    @cached_property
    def fate(self) -> int:
        """The fate that a stronghold gives each round."""
        return self.facts.fate

    @cached_property
    def bonus(self) -> dict[str, int]:
        """What it adds to the skills of its bearer."""
        return {MILITARY: self.facts.military_bonus, POLITICAL: self.facts.political_bonus}

    @cached_property
    def keywords(self) -> tuple[str, ...]:
        """The keywords that are printed on it."""
        return tuple([word.keyword for word in self.abilities if isinstance(word, Keyword | Automatic)])

    @property
    def eminent(self) -> bool:
        """Whether it lies face up from the start (part 16)."""
        return "eminent" in self.keywords

    # ── what it does ────────────────────────────────────────────────────────────────────────────────────────────────

    @cached_property
    def from_hand(self) -> tuple[Action, ...]:
        """The actions for which it is used from a hand."""
        return tuple([word for word in self.on("hand") if isinstance(word, Action)])

    @cached_property
    def prices_itself(self) -> bool:
        """Whether its own text changes its cost."""
        bonus = any(isinstance(word, Bonus) and word.number == COST for word in self.words)
        return bonus or any(isinstance(word, CheaperOn) for word in self.abilities)

    @cached_property
    def _by_zone(self) -> dict[str, tuple[Standing, ...]]:
        found: dict[str, list[Standing]] = {}
        for word in self.abilities:
            where = getattr(word, "where", "field")
            found.setdefault(HOME[self.kind] if where == "field" else where, []).append(word)
        for word in [word for word in self.abilities if isinstance(word, PlayableFrom) and self.kind == "event"]:
            found[word.where] += [
                _only_if(action, word.given) for action in self.abilities if isinstance(action, Action)
            ]
        return {zone: tuple(words) for zone, words in found.items()}

    @cached_property
    def _by_choice(self) -> dict[str, tuple[Standing, ...]]:
        return {zone: tuple([by_choice(word) for word in words]) for zone, words in self._by_zone.items()}

    @cached_property
    def _by_force(self) -> dict[str, tuple[Standing, ...]]:
        return {zone: tuple([by_force(word) for word in words]) for zone, words in self._by_zone.items()}

    def on(self, zone: str, *, played: bool = True) -> tuple[Standing, ...]:
        """Return the abilities that count in a zone: in play, or where they say (L-2.4).

        Args:
            zone: the zone.
            played: somebody plays the owner that controls it, and may decline what the Shadowlands deck must do (U-067).
        """
        return (self._by_choice if played else self._by_force).get(zone, ())

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """All words that it is made of."""
        return tuple(below(self.plays, *self.abilities))

    @cached_property
    def text(self) -> str:
        """Its text, made from its words."""
        voice = VOICES.get(self.kind, VOCABULARY.voice)
        if "province" in Cards(self.attaches).one(voice):
            voice = replace(voice, bearer="the attached province")
        if self.also is not None:
            voice = replace(voice, home="attached")
        keywords = [word for word in self.abilities if isinstance(word, Keyword | Automatic)]
        words = [word for word in self.abilities if word not in keywords]
        said = [f"{self.facts.role.title()} role only."] if self.facts.role else []
        said += [sentence(said) for said in dict.fromkeys([_named(word, voice) for word in keywords])]
        if self.attaches != CHARACTER:
            said.append(sentence(f"attach to {Cards(self.attaches).one(voice)}"))
        if self.onto != ANYTHING:
            said.append(sentence(f"play it on {Cards(CHARACTER & self.onto).one(voice)}"))
        if self.also is not None:
            said.append(sentence(f"you can also play {voice.this} onto a character as an attachment"))
        if self.disguise is not None:
            whom = self.disguise.targets[0].group.one(voice)
            only = " and in no other way" if self.plays is None else ""
            said.append(sentence(f"you can play {voice.this} in the place of {whom}, for the difference in fate{only}"))
        if self.plays is not None and self.plays.given is not None:
            said.append(sentence(f"play {voice.this} only if {self.plays.given.say(voice)}"))
        if not self.can_be_stronghold:
            said.append(sentence(f"{voice.this} cannot be the stronghold province"))
        return " ".join(
            dict.fromkeys([*said, *[sentence(text) for text in in_one([word.say(voice) for word in words])]])
        )

    @property
    def printed(self) -> Piece:
        """What its face shows besides its name and its text."""
        found: Piece = {
            "type": self.kind.title(),
            "traits": [trait.title() for trait in self.traits],
            "clan": self.clan,
            "icons": [*self.facts.elements, *(["unique"] if self.unique else [])],
            "keywords": list(self.keywords),
            "counters": [
                counter(name, self.stats[name]) for name in SHOWN if name in self.stats and name not in self.dashes
            ],
        }
        if self.facts.strength_per_player:
            found["counters"][0]["note"] = "per player"  # the table multiplies it (U-037)
        if self.cost is not None:
            found["cost"] = [counter("fate", self.cost)]
        for name, n in (*self.bonus.items(), (STRENGTH, self.facts.strength_bonus)):
            if n:
                found["counters"].append(counter(f"{name} bonus", n))
        return found


def _stats(of: Facts) -> dict[str, int]:
    if of.type in ("character", "warlord"):
        return {MILITARY: of.military or 0, POLITICAL: of.political or 0, GLORY: of.glory or 0}
    return {STRENGTH: of.strength or 0} if of.type == "province" else {}


def _only_if(action: Action, given: Condition | None) -> Action:
    """Return an action that can be used only while one more condition holds."""
    if given is None:
        return action
    return replace_word(action, given=given if action.given is None else action.given & given)


# ── short ways ──────────────────────────────────────────────────────────────────────────────────────────────────────


def card(id: str, *abilities: Standing, **more: Any) -> Card:
    """Return a card of any type but an event; `given` is when an attachment or character can be played, `disguised` the
    sort of characters in whose place it can be played, and with `only_disguised` in no other way."""
    of = facts()[id]
    given: Condition | None = more.pop("given", None)
    if more.pop("as_attachment", False):
        more["also"] = Plays(does=AttachIt(), targets=(Target("that", Cards(CHARACTER)),))
    if (whom := more.pop("disguised", None)) is not None:
        more["disguise"] = Plays(does=Disguise(), targets=(Target("that", Cards(CHARACTER & whom & ~UNIQUE & MINE)),))
        abilities = (DISGUISED, *abilities)
    only_disguised = more.pop("only_disguised", False)
    plays: Plays | None = None
    attaches: Filter = more.get("attaches", CHARACTER)
    onto: Filter = attaches & more["onto"] if "onto" in more else attaches
    if of.type == "character" and not only_disguised:
        plays = PLAY_CHARACTER if given is None else Plays(does=Deploy(), given=given)
    elif of.type == "attachment":
        plays = Plays(does=AttachIt(), targets=(Target("that", Cards(onto)),), given=given)
    return Card(of, face_names()[id], abilities, plays=plays, stats=_stats(of), **more)


def _named(word: Keyword | Automatic, voice: Voice) -> str:
    """Return a keyword as a text names it, with the condition under which the card has it."""
    return word.say(voice) if isinstance(word, Keyword) else word.keyword


def event(id: str, does: Effect, *keywords: Standing, **more: Any) -> Card:
    """Return an event that is played as an action; the arguments are those of an action."""
    return card(id, *keywords, Action(does, where="hand", **more))


def fight_event(id: str, does: Effect, given: Condition = CONFLICT, *keywords: Standing, **more: Any) -> Card:
    """Return an event that is played as an action during a conflict."""
    return event(id, does, *keywords, given=given, **more)


def dynasty_event(id: str, does: Effect, *keywords: Standing, **more: Any) -> Card:
    """Return an event that lies in a province and is played from there in the dynasty phase (L-8.7)."""
    return card(id, *keywords, Action(does, where="row", given=InPhase("dynasty"), **more))


def answer_event(id: str, stage: str, kind: str, about: Any, does: Effect, *keywords: Standing, **more: Any) -> Card:
    """Return an event that is played as a reaction or an interrupt."""
    return card(id, *keywords, Answer(stage, kind, about, does, where="hand", **more))


def target(which: Filter, name: str = "that") -> Target:
    """Return a single target: a card in play of which a filter holds."""
    return Target(name, Cards(which))


def up_to(n: int, which: Filter, name: str = "that") -> Target:
    """Return several targets, as many as so many."""
    return Target(name, Cards(which), 0, n)


def once(scope: str, times: int = 1) -> Limit:
    """Return a limit for each instance of an ability and each player who controls it (L-9.8)."""
    return Limit(scope, times, seat=True)


def both(amount: Number, what: Group = THAT, until: str = "conflict") -> Effect:
    """Return that both skills of cards change by an amount until a scope ends."""
    return GetsBoth(amount, what, until)


YOURS = CHARACTER & MINE

TOKEN = Card(
    Facts("00-province", "Province", "province", "province", "neutral", strength=TOKEN_STRENGTH),
    "province",
    stats={STRENGTH: TOKEN_STRENGTH},
)
