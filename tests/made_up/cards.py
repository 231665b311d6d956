"""The cards: definitions made of words. A seat's deck holds one of each."""

from dataclasses import dataclass, field
from typing import Any

from coterie.words.cards.nodes import (
    HOST,
    IT,
    THIS,
    AtEnd,
    Attach,
    BecomeCopy,
    Blank,
    Bow,
    Cancel,
    Depart,
    Discard,
    DrawCards,
    EndScope,
    Enter,
    GainText,
    HandOut,
    Instead,
    Peek,
    Pieces,
    PutCounters,
    Straighten,
    TakeControl,
    TurnOver,
)
from coterie.words.cards.standing import Act, Bonus, Sets, Trigger
from coterie.words.effects import Choose, ChooseOne, IfYouDo
from coterie.words.nodes import Effect
from coterie.words.say import sentence
from tests.made_up.words import Earn

Ability = Act | Bonus | Sets | Trigger


@dataclass(frozen=True)
class Card:
    """A definition. `plays` is what it does when it is played as an action; None for a card that only answers.

    Abilities that count in "reverse" are printed on the other side.
    """

    name: str
    kind: str
    plays: Effect | None = None
    abilities: tuple[Ability, ...] = ()
    stats: dict[str, int] = field(default_factory=dict)
    kin: str = ""

    @property
    def two_sided(self) -> bool:
        """Whether something is printed on the other side, too."""
        return bool(self.on("reverse"))

    def on(self, where: str) -> tuple[Ability, ...]:
        """The abilities that count in a zone, or on the other side."""
        return tuple(ability for ability in self.abilities if ability.where == where)

    @property
    def text(self) -> str:
        """What a player reads, rendered from the definition."""
        own = () if self.plays is None or self.kind == "recruit" else (self.plays,)
        front = [sentence(word) for word in (*own, *self.abilities) if word not in self.on("reverse")]
        back = [sentence(word) for word in self.on("reverse")]
        return " ".join([*front, "On the other side:", *back] if back else front)


MINE = Pieces("mine", kind="recruit")
FOE = Pieces("foe", kind="recruit")
ANY = Pieces(kind="recruit")
GEAR = Pieces("mine", kind="attachment")
OTHERS = Pieces("mine", kind="recruit", others=True)
READY_FOE = Pieces("foe", kind="recruit", ready=True)


def recruit(name: str, might: int, life: int, *abilities: Ability, kin: str = "", **more: int) -> Card:
    return Card(name, "recruit", Enter(), abilities, {"might": might, "life": life, **more}, kin)


def attachment(name: str, *abilities: Ability, to: Pieces = MINE) -> Card:
    return Card(name, "attachment", Choose(to, Attach()), abilities)


def event(name: str, does: Effect) -> Card:
    return Card(name, "event", does)


def answer(name: str, stage: str, kind: str, about: Pieces, does: Effect, where: str = "hand") -> Card:
    return Card(name, "event", None, (Trigger(stage, kind, about, does, where=where),))


CARDS: dict[str, Any] = {
    card.name.lower().replace(" ", "-"): card
    for card in (
        recruit("Watchman", 1, 2),
        recruit("Brute", 2, 2),
        recruit("Gravekeeper", 1, 1, Trigger("forced reaction", "depart", FOE, DrawCards(1), forced=True)),
        recruit("Martyr", 1, 1, Trigger("forced reaction", "depart", THIS, DrawCards(2), forced=True)),
        recruit("Scribe", 1, 2, Trigger("reaction", "depart", ANY, Earn(1), once="turn"), kin="owl"),
        recruit("Mimic", 1, 2, Act(Choose(FOE, BecomeCopy()), once="turn")),
        recruit("Bodyguard", 1, 2, Trigger("would", "depart", OTHERS, Instead(Depart(THIS)))),
        recruit("Lookout", 1, 1, Act(Choose(Pieces("foe", zone="hand"), Peek()), cost=Bow(THIS))),
        recruit("Drummer", 1, 1, aid=1),
        recruit(
            "Changeling",
            1,
            2,
            Act(TurnOver(THIS)),
            Act(TurnOver(THIS, down=False), where="reverse"),
            Bonus("might", 2, THIS, where="reverse"),
        ),
        attachment("Torch", Bonus("might", 2)),
        attachment("Crown", Sets("might", 3)),
        attachment("Shackles", Sets("might", 0), to=FOE),
        attachment("Owl Mask", Sets("kin", "owl")),
        attachment("Wolf Pelt", Sets("kin", "wolf")),
        attachment("Amulet", Trigger("would", "depart", HOST, Instead(Choose(GEAR, Depart())), forced=True)),
        event("Ambush", Choose(READY_FOE, IfYouDo(Bow(), DrawCards(1)))),
        event("Firestorm", Depart(ANY)),
        event("Hail", HandOut("wound", 3, FOE)),
        event("Hex", Choose(FOE, Blank())),
        event("Disguise", Choose(ANY, TurnOver())),
        event("Bribe", Choose(FOE, TakeControl() >> Straighten())),
        event("Borrowed Time", DrawCards(2) >> AtEnd("turn", Choose(Pieces("mine", zone="hand"), Discard()))),
        event("Oath", Choose(MINE, GainText(Trigger("forced reaction", "depart", THIS, Earn(2), forced=True)))),
        answer("Hush", "interrupt", "play", Pieces("foe", zone="limbo"), Cancel()),
        answer("Curfew", "reaction", "counter", ANY, EndScope("raid")),
        answer("Nightfall", "interrupt", "raid", FOE, EndScope("turn")),
        answer("Vigil", "reaction", "depart", MINE, ChooseOne((Earn(1), DrawCards(1)))),
        answer("Snare", "interrupt", "raid", FOE, PutCounters("wound", 1, IT) >> Cancel(), where="trap"),
    )
}
