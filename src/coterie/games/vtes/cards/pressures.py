"""More action modifiers that press home: more bleed and votes, and what follows after the action."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain
from coterie.games.vtes.numbers import ANARCH, BLEED, INTERCEPT, LAIBON, STRENGTH
from coterie.games.vtes.rules.action_state import UNBLOCKED
from coterie.games.vtes.rules.out_of_turn import WINDOW as OTHERS_PHASE
from coterie.games.vtes.words.acting import ActOutOfTurn, TakeAction
from coterie.games.vtes.words.asked import ActionNeeds, GivesEdge
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import (
    ActionIs,
    ActorIs,
    AimedAt,
    BlockerIs,
    InBlock,
    InCombatWith,
    Raised,
    Succeeded,
)
from coterie.games.vtes.words.corruption import Tainted
from coterie.games.vtes.words.counting import ForEvery
from coterie.games.vtes.words.involved import ANOTHER
from coterie.games.vtes.words.permanents import PutInPlay, PutOn
from coterie.games.vtes.words.politics import CastVotes, GainVotes, Promise, ReferendumPassed
from coterie.games.vtes.words.referendums import SellVotes
from coterie.games.vtes.words.resources import BurnBlood, BurnEdge, BurnPool, EdgeToNobody, GainBlood, GainPool
from coterie.games.vtes.words.selves import (
    BLOCKING,
    ME,
    MINION,
    PREY,
    READY_REGION,
    VAMPIRE,
    YOUNGER,
    OfClan,
    OfSect,
    X,
)
from coterie.games.vtes.words.stealing import (
    AfterAction,
    BleedMore,
    FailBlock,
    Intercept,
    InThisAction,
    Redirect,
    Stealth,
)
from coterie.games.vtes.words.uses import Can
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.games.vtes.words.which_cards import ForSect, InAshOfTarget
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Target, Trigger
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, MINE, READY
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import AtLeast
from coterie.words.effects import If
from coterie.words.groups import THAT
from coterie.words.picking import Choose

UNLOCK, LOCK_ME = Straighten(ME), Bow(ME)
BLEEDING, EQUIPPING = ActionIs("bleed"), ActionIs("equip")
SUCCESS = AfterAction(UNBLOCKED)
UNLOCK_IF_SUCCESSFUL = AtEnd("action", If(Succeeded(), UNLOCK))
UNBLOCKABLE = Gain(Cannot("be blocked", THIS), ME, "action")
HIDDEN_BLEED = BleedMore(1) >> Stealth(1)
YOUNGER_ACTS = ActorIs(VAMPIRE & YOUNGER)
OWN_ANARCH = MINE & VAMPIRE & READY_REGION & BOWED & OfSect(ANARCH)
ANARCH_DEED = ActionNeeds(ForSect(ANARCH)) | ActionIs("anarch")
STRONG_IF_BLOCKED = Gain(While(InBlock() & InCombatWith(), Bonus(STRENGTH, 1, THIS)), ME, "action")
ASHES = Cards(InAshOfTarget())
EDGE_BURNS = Trigger("would", "edge", YOU, Instead(EdgeToNobody()), must=True, given=GivesEdge())
CLARITY = CancelPlayed("non-combat", asks=("dem", "dom", "pre"))


def without(n: int) -> Choose:
    """Return the removal of so many cards of an ash heap of the target."""
    return Choose(ASHES, RemoveFromGame(), least=n, most=n)


PRESSURES: tuple[Card, ...] = (
    card("Business Pressure", at("pre", SellVotes()), at("PRE", SellVotes(3))),
    card(
        "Murmur of the False Will",
        at("dom", BleedMore(1), sort="modifier"),
        at("DOM", Redirect() >> LOCK_ME, sort="reaction", given=YOUNGER_ACTS),
    ),
    card("Awe", at("pre", GainVotes(X(1))), at("PRE", GainVotes(X(1, 2)))),
    card(
        "Power of One",
        at("obt", BurnBlood(2, BLOCKING), when=("blocked",)),
        at("pot", BleedMore(1, limited=False)),
        at("pre", BleedMore(1)),
        at("pre", HIDDEN_BLEED, when=("B",)),
    ),
    card(
        "CrimethInc.",
        at("pro", SUCCESS >> UNLOCK, given=ANARCH_DEED),
        at(
            "qui",
            SUCCESS >> Straighten(THAT),
            targets=(Target("that", Cards(ANOTHER & OWN_ANARCH)),),
            given=ANARCH_DEED,
        ),
        at("tha", SUCCESS >> PutInPlay(), given=ANARCH_DEED),
        abilities=(
            Can(
                Straighten(THAT),
                cost=BurnPool(1),
                when=("minion",),
                targets=(Target("that", Cards(OWN_ANARCH)),),
                limit=ONCE_A_TURN,
            ),
        ),
    ),
    card(
        "Propaganda of the Deed",
        plain(SUCCESS >> PutInPlay(), given=ActionIs(directed=True)),
        abilities=(Can(CastVotes(2), cost=Burn(THIS), when=("poll",)),),
    ),
    card(
        "Adhocracy",
        at("ani", BleedMore(1)),
        at("chi", GainVotes(3)),
        at("pot", STRONG_IF_BLOCKED),
    ),
    card(
        "Fata Morgana",
        at("chi", Stealth(1)),
        at("CHI", BleedMore(1)),
        at("CHI", HIDDEN_BLEED, when=("B",)),
    ),
    card("Command of the Beast", at("dom", BleedMore(1)), at("DOM", BleedMore(1, limited=False))),
    card("Truth of a Thousand Lies", at("ser", BleedMore(2)), at("SER", SUCCESS >> UNLOCK)),
    card(
        "Trochomancy",
        at("nec", without(13) >> BleedMore(1), given=AtLeast(Count(ASHES), 13)),
        at("aus nec", without(7) >> BleedMore(1), given=AtLeast(Count(ASHES), 7)),
        at("AUS NEC", without(7) >> BleedMore(2), given=AtLeast(Count(ASHES), 7)),
    ),
    card(
        "Inevitability of the Void",
        at("aus nec", BleedMore(1)),
        at("AUS NEC", BleedMore(ForEvery(10, Count(ASHES)))),
    ),
    card(
        "Zephyr",
        at("cel", AfterAction() >> AtEnd("turn", UNLOCK), given=~Succeeded()),
        at("CEL", AfterAction() >> UNLOCK, given=~Succeeded()),
    ),
    card("As the Crow", plain(SUCCESS >> UNLOCK, once="turn")),
    card("Spoils of War", plain(SUCCESS >> (GainBlood(1) + GainPool(1)), given=ActionIs(directed=True))),
    card(
        "Hag's Wrinkles",
        at("obf", Stealth(2), given=EQUIPPING),
        at("thn", UNLOCK_IF_SUCCESSFUL, given=EQUIPPING),
        at("THN", Stealth(1) >> UNLOCK_IF_SUCCESSFUL, given=EQUIPPING),
    ),
    card("Horrific Countenance", at("pro", FailBlock(late=True) >> Straighten(BLOCKING) >> UNBLOCKABLE)),
    card("Leverage", plain(BurnEdge() >> BleedMore(1, limited=False) >> InThisAction(EDGE_BURNS))),
    card(
        "Enkil Cog",
        plain(SUCCESS >> PutOn(ME), given=ActionIs("bleed") & AimedAt(PREY)),
        abilities=(
            Bonus(BLEED, 1),
            Can(TakeAction(), cost=Bow(THIS), when=("minion",)),
            Can(ActOutOfTurn(), cost=Bow(THIS), when=(OTHERS_PHASE,)),
        ),
    ),
    card("Cryptic Rider", plain(AfterAction() >> Promise(), given=ReferendumPassed())),
    card(
        "The Eldest Are Kholo",
        plain(GainVotes(2, Cards(VAMPIRE & OfSect(LAIBON) & OfClan("Ravnos"))), sort="modifier"),
        plain(GainVotes(1, Cards(VAMPIRE & OfClan("Ravnos"))), sort="reaction"),
    ),
    card(
        "Touch of Clarity",
        *[
            at(needs, does, sort=sort, who=who, of=VAMPIRE & READY)
            for sort, who in (("modifier", "other"), ("reaction", ""))
            for needs, does in (("dem", CLARITY >> LOCK_ME), ("DEM", CLARITY))
        ],
    ),
    card("Spectral Divination", at("nec", Stealth(1), sort="modifier"), at("NEC", Intercept(1), sort="reaction")),
    card(
        "Sense the Sin",
        at("aus", Intercept(1), sort="reaction", given=YOUNGER_ACTS),
        at("dai", Intercept(Raised(1, 1, ActorIs(MINION & Tainted()))), sort="reaction"),
        at(
            "DAI",
            BleedMore(2) >> InThisAction(Bonus(INTERCEPT, -1, Cards(MINION & Tainted()))),
            sort="modifier",
        ),
    ),
    card(
        "Aura Absorption",
        at("aus", Intercept(1), sort="reaction", blood=1),
        at("myt", Intercept(1), sort="reaction"),
        at("MYT", Stealth(1), sort="modifier"),
    ),
    card(
        "Blood Awakening",
        at("qui", Intercept(1), sort="reaction"),
        at("QUI", FailBlock(), sort="modifier", given=BlockerIs(VAMPIRE & YOUNGER)),
    ),
)
