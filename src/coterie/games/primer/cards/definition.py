"""The shape of a card, and the text that is rendered from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from coterie.games.primer.words.vocabulary import VOICE
from coterie.kernel.scenes import Piece
from coterie.words.cards.abilities import Plays, Trigger, Ways
from coterie.words.cards.filters import MINE, Kind
from coterie.words.cards.groups import Cards
from coterie.words.cards.moving import Attach, Enter
from coterie.words.cards.scene import counter
from coterie.words.effects import Effect
from coterie.words.picking import Choose
from coterie.words.standing import Standing
from coterie.words.voice import sentence

RECRUIT, GEAR = Kind("recruit"), Kind("attachment")
OWN_RECRUIT = Cards(RECRUIT & MINE)


@dataclass(frozen=True)
class Card:
    """A card.

    Attributes:
        name: its name; the face is its slug (“owl-mask”).
        kind: "recruit", "attachment" or "event".
        plays: what it does when it is played as an action; None for a card that only answers.
        abilities: what else it does, each in the zone that it names; “reverse” is the other side.
        stats: its printed numbers.
        kin: the kin of a recruit, "" for none.
    """

    name: str
    kind: str
    plays: Plays | Ways | None = None
    abilities: tuple[Standing, ...] = ()
    stats: dict[str, int] = field(default_factory=dict)
    kin: str = ""

    @property
    def face(self) -> str:
        """The slug of its name."""
        return self.name.lower().replace(" ", "-")

    @cached_property
    def zones(self) -> dict[str, tuple[Standing, ...]]:
        """Its abilities by the zone in which they are active; “reverse” is the other side."""
        found: dict[str, tuple[Standing, ...]] = {}
        for ability in self.abilities:
            where = str(getattr(ability, "where", "field"))
            found[where] = (*found.get(where, ()), ability)
        return found

    def on(self, where: str) -> tuple[Standing, ...]:
        """Return the abilities that are active in a zone, or on the other side (“reverse”)."""
        return self.zones.get(where, ())

    @property
    def two_sided(self) -> bool:
        """Whether something is printed on the other side, as well."""
        return "reverse" in self.zones

    @property
    def printed(self) -> Piece:
        """What its face shows besides its name, kind and text."""
        found: Piece = {"type": self.kind.title(), "counters": [counter(*stat) for stat in self.stats.items()]}
        return {**found, "clan": self.kin, "traits": [self.kin.title()]} if self.kin else found

    @property
    def facts(self) -> dict[str, tuple[str, ...]]:
        """The facts by which it can be searched."""
        return {"type": (self.kind,), "kin": (self.kin,) if self.kin else ()}

    @cached_property
    def text(self) -> str:
        """Its text as a player reads it, rendered from the definition."""
        own = [] if self.plays is None or self.kind == "recruit" else [self.plays]
        front = [word for word in (*own, *self.abilities) if word not in self.on("reverse")]
        texts = [sentence(word.say(VOICE)) for word in front]
        if self.two_sided:
            texts += ["On the other side:", *[sentence(word.say(VOICE)) for word in self.on("reverse")]]
        return " ".join(texts)


def recruit(name: str, might: int, life: int, *abilities: Standing, kin: str = "", **more: int) -> Card:
    """Return a recruit."""
    return Card(name, "recruit", Plays(does=Enter()), abilities, {"might": might, "life": life, **more}, kin)


def attachment(name: str, *abilities: Standing, to: Cards = OWN_RECRUIT) -> Card:
    """Return an attachment; `to` is the group of cards that it can be attached to."""
    return Card(name, "attachment", Plays(does=Choose(to, Attach())), abilities)


def event(name: str, does: Effect, **more: Any) -> Card:
    """Return a card that is played once as an action; `more` are further parts of its `Plays`."""
    return Card(name, "event", Plays(does=does, **more))


def answer(name: str, trigger: Trigger) -> Card:
    """Return a card that waits until it can answer."""
    return Card(name, "event", None, (trigger,))
