"""What several masters have in common."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.cards.habits import ON_IT
from coterie.games.vtes.words.circumstances import ActorIs, Against, BlockerIs, IsA
from coterie.games.vtes.words.feeding import FeedHere
from coterie.games.vtes.words.fighting import EndCombat
from coterie.games.vtes.words.permanents import PutInPlay
from coterie.games.vtes.words.resources import AddBlood, BloodToPool, PoolToBlood
from coterie.games.vtes.words.selves import BLOCKING, READY_REGION, VAMPIRE, OfClan, Trait
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn
from coterie.words.cards.abilities import ONCE_A_TURN, Target, Trigger
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import MINE, Bearing, In
from coterie.words.cards.groups import THIS, Cards
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne
from coterie.words.filters import ANYTHING, Filter
from coterie.words.picking import Choose

WITHOUT_ARCHETYPE = VAMPIRE & MINE & ~Bearing(Trait("archetype"))
BURN_EMPTY = Trigger("forced reaction", "lift", THIS, Burn(THIS), must=True, given=~AtLeast(ON_IT, 1))
OWN_UNFORMED = Target("that", Cards(VAMPIRE & MINE & ~Bearing(Trait("archetype"))))
OWN_READY = VAMPIRE & READY_REGION & MINE
WAITING = In("uncontrolled") & VAMPIRE
BLACK_HAND = Trait("black hand")
NOSFERATU = OfClan("Nosferatu")
A_VAMPIRE = Target("that", Cards(VAMPIRE))
OWN_VAMPIRE = Target("that", Cards(VAMPIRE & MINE))
READY_VAMPIRE = Target("that", Cards(VAMPIRE & READY_REGION))
EITHER_WAY = ChooseOne((BloodToPool(), PoolToBlood()))
BANU_HAQIM = OfClan("Banu Haqim")


def cradle(name: str, clan: str, when: tuple[str, ...] = ("influence",)) -> Card:
    """Return a location that is locked to add a blood to an uncontrolled vampire of a clan."""
    add = Choose(Cards(In("uncontrolled") & OfClan(clan)), AddBlood(1))
    return card(name, plain(PutInPlay()), abilities=(Can(add, cost=Bow(THIS), when=when),))


def stealable(which: Filter = VAMPIRE, stealth: int = 0) -> CanAct:
    """Return the action with which others steal a card."""
    return CanAct(Steal(THIS), "anybody", which, stealth)


def truce(between: Filter) -> Can:
    """Return what ends a combat of two such vampires before range is determined."""
    return Can(EndCombat(), cost=Bow(THIS), when=("before range",), role="mine", given=IsA(between) & Against(between))


def hunting_ground(name: str, which: Filter = ANYTHING, amount: int = 1) -> Card:
    """Return a hunting ground: a ready vampire of yours gains blood in each of your unlock phases, perhaps only some."""
    ability = Can(FeedHere(amount, which), when=("unlock",), limit=ONCE_A_TURN)
    return card(name, plain(PutInPlay()), abilities=(ability,), traits=("hunting ground",))


def hiding(name: str, clan: str) -> Card:
    """Return a location that is locked to give an acting vampire of yours of a clan 1 stealth."""
    given = ActorIs(VAMPIRE & OfClan(clan) & MINE)
    return card(name, plain(PutInPlay()), abilities=(Can(Stealth(1), cost=Bow(THIS), when=("B",), given=given),))


def watching(name: str, which: Filter) -> Card:
    """Return a location that is locked to give a blocking minion of yours 1 intercept."""
    given = BlockerIs(which & MINE)
    ability = Can(Intercept(1, BLOCKING), cost=Bow(THIS), when=("B",), given=given)
    return card(name, plain(PutInPlay()), abilities=(ability,))
