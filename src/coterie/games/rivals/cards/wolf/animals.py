"""The Animals of Wolf & Rat."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action
from coterie.games.rivals.numbers import DAMAGE, SECRECY, SHIELD
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.animals import ANIMAL, DETACHED, DetachThis, Fell, PayToAttach
from coterie.games.rivals.words.attack_cards import StealBlood
from coterie.games.rivals.words.characters import CHARACTER, IN_STREETS, IN_TORPOR, LACKING, WOUNDED, HasBlood
from coterie.games.rivals.words.circumstances import IsSo, Skilled
from coterie.games.rivals.words.fights import Attacks, DamageNow, Defends, OfSortNow
from coterie.games.rivals.words.intel import IntelAgainst
from coterie.games.rivals.words.parties import ACTOR, OWN_PARTY, Among, PartyOf
from coterie.games.rivals.words.titles import RETAINER, Attached
from coterie.games.rivals.words.tokens import LoseBlood, Mend
from coterie.games.rivals.words.zones import AttachTo, Burn
from coterie.words.cards.abilities import Plays, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Prevent
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import OTHER
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.numbers import Bonus, While
from coterie.words.effects import Effect, If
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose
from coterie.words.standing import Standing

OUTSIDE = Cards(CHARACTER & IN_STREETS)
VICTIM = Bound("victim")


def animal(id: str, name: str, blood: int, *abilities: Standing) -> Card:
    """Return an Animal: who plays it has animalism, pays Blood, and bears it (RR-11.5)."""
    plays = Plays(does=AttachTo(ACTOR), cost=PayToAttach(blood) if blood else None, given=Skilled("animalism"))
    return action(id, name, plays, *abilities, types="animal", icons=("animalism",))


def detach(does: Effect) -> Activate:
    """Return what can be done in one's own turn for detaching the card that says it."""
    return Activate(does, cost=DetachThis())


def guards(amount: int, sort: str) -> Trigger:
    """Return what prevents damage of a sort to the bearer for detaching the card, in anybody's turn (RR-11.5)."""
    return Trigger("interrupt", "damage", HOST, Prevent(amount), cost=DetachThis(), given=OfSort(sort))


ANIMALS: tuple[Card, ...] = (
    animal(
        "war-alley-cat", "Alley Cat", 1,
        While(IsSo(HOST, IN_STREETS), Bonus(SECRECY, 1, HOST)),
        detach(Choose(Attached((ANIMAL | RETAINER) & OTHER, OUTSIDE), Burn()) >> Burn(DETACHED)),
    ),
    animal("war-mongrel", "Mongrel", 2, While(Attacks(HOST), Bonus(DAMAGE, 1, HOST)), guards(2, "physical")),
    animal(
        "war-murder-of-crows", "Murder of Crows", 1,
        IntelAgainst(1, CHARACTER & IN_STREETS),
        detach(Choose(OUTSIDE, LoseBlood(1, THAT)) >> If(Fell(THAT), Burn(DETACHED))),
    ),
    animal(
        "war-sewer-rat", "Sewer Rat", 0,
        Activate(Choose(Among(PartyOf(HOST), WOUNDED), Mend(1)), cost=Bow(THIS)),
        detach(
            Choose(
                Cards(CHARACTER & IN_TORPOR & HasBlood(1)),
                Choose(Cards(CHARACTER & LACKING), StealBlood(1, VICTIM, THAT)), name="victim",
            )
        ),
    ),
    animal(
        "war-the-swarm", "The Swarm", 0,
        While(
            Defends(PartyOf(HOST)) & OfSortNow(("ranged", "physical")) & ~DamageNow("aggravated"), Bonus(SHIELD, 1, OWN_PARTY)
        ),
        guards(1, "aggravated"),
    ),
)  # fmt: skip
