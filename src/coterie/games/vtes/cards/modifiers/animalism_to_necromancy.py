"""Action modifiers that need a Discipline, from Animalism to Necromancy."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain, together
from coterie.games.vtes.cards.habits import DEAD_ALLY, LOCK_ME, STRONG_ROUND, UNLOCK, WAS_BLOCKED
from coterie.games.vtes.cards.modifiers.habits import (
    BLEEDING,
    CANNOT_BLOCK,
    CANNOT_REACT,
    HIDDEN_BLEED,
    MANEUVER,
    NO_BLEED,
    PASSED,
    SEARING,
    SEES_LESS,
    SUCCESS,
    UNSEEN_BY_ALLIES,
    UNSEEN_BY_VAMPIRES,
    VOTERS,
    WHOSE_BLOCK,
)
from coterie.games.vtes.numbers import INTERCEPT, SABBAT, STRENGTH
from coterie.games.vtes.rules.action_state import BLOCKED, UNBLOCKED
from coterie.games.vtes.words.asked import ActionBrings, BledFor
from coterie.games.vtes.words.bleeding import BleedMore, Redirect
from coterie.games.vtes.words.blocking import FailBlock, MayGiveUp, NoMoreBlocks
from coterie.games.vtes.words.bonds import LayAfterwards
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import (
    ActionIs,
    ActorIs,
    BlockerIs,
    InBlock,
    InCombatWith,
    Raised,
    Succeeded,
)
from coterie.games.vtes.words.corruption import Tainted
from coterie.games.vtes.words.counting import ForEvery
from coterie.games.vtes.words.damage import Inflict, PreventDamage
from coterie.games.vtes.words.fighting import ClawsInAction, Maneuver, MayLater, OneOf, Press, QueueFight
from coterie.games.vtes.words.methuselahs import TargetIsPoor
from coterie.games.vtes.words.modes import Ransom
from coterie.games.vtes.words.politics import Abstain, GainVotes
from coterie.games.vtes.words.referendums import CancelReferendum
from coterie.games.vtes.words.remembered import TaxNextReaction
from coterie.games.vtes.words.resources import AddBlood, BurnBlood, GainPool
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    BLOCKING,
    ME,
    MINION,
    OPPOSING,
    READY_REGION,
    RETAINER,
    TITLED,
    VAMPIRE,
    WEAKER,
    YOUNGER,
    Knows,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.striking import CombatEnds, Damage, Dodge
from coterie.games.vtes.words.this_action import AfterAction, ContinueAction, EndAction, InThisAction
from coterie.games.vtes.words.uses import Can
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame, ToTorpor
from coterie.games.vtes.words.which_cards import InAshOfTarget
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, READY, In
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import AtLeast
from coterie.words.effects import If, May
from coterie.words.groups import THAT
from coterie.words.picking import Choose

A_MINION = Target("that", Cards(MINION))
WEAK_BLOCKER = BlockerIs(WEAKER)
FOE_TITLED_OR_YOUNGER = Target("that", Cards(VAMPIRE & (TITLED | YOUNGER) & FOES))
SLIP_OUT = MayLater(CombatEnds(), "action", first=True, blocking=True)
FIRST_MANEUVER = MayLater(Maneuver(), "action", first=True, blocking=True)
HOLD_BLOCKER = Gain(While(InBlock() & InCombatWith(), Cannot("end combat", OPPOSING)), ME, "action")
UNLOCK_FOR_BLOOD = Gain(Can(UNLOCK, cost=BurnBlood(1), when=("after",), given=Succeeded()), ME, "action")
DEAF = CancelPlayed("reaction", spared=False, asks=("aus",))
GO_ON_UNLESS_BLEED = AtEnd("combat", If(WAS_BLOCKED & ~ActionIs("bleed"), ContinueAction()))
ON_BLOCK = Trigger("forced reaction", "blocks", BLOCKING, Bow(BLOCKING) + EndAction(), must=True)
SLIP_AWAY = Gain(ON_BLOCK, ACTING, "action")
HIDDEN_AND_BLEEDING = Stealth(1, beside=True) >> BleedMore(1)
HUSH = Choose(VOTERS, Bow() + Abstain())
HUSH_HARD = Choose(VOTERS, Bow() + Abstain() + BurnBlood(1, THAT))
FEWER_EYES = InThisAction(Bonus(INTERCEPT, -1, Cards(ALLY)))
STRONG = Gain(Bonus(STRENGTH, 1, THIS), ME, "action")
YOUNG_SABBAT = Cards(In("uncontrolled") & VAMPIRE & OfSect(SABBAT))
YOUNGER_ACTS = ActorIs(VAMPIRE & YOUNGER)
STRONG_IF_BLOCKED = Gain(While(InBlock() & InCombatWith(), Bonus(STRENGTH, 1, THIS)), ME, "action")
ASHES = Cards(InAshOfTarget())
CLARITY = CancelPlayed("non-combat", asks=("dem", "dom", "pre"))
UNLOCK_ACTOR = Gain(Can(Straighten(ACTING), cost=BurnBlood(1), when=("after",), limit=Limit("action")), ME, "action")


def without(n: int) -> Choose:
    """Return the removal of so many cards of an ash heap of the target."""
    return Choose(ASHES, RemoveFromGame(), least=n, most=n)


CARDS: tuple[Card, ...] = (
    # Animalism
    card(
        "Adhocracy",
        at("ani", BleedMore(1)),
        at("chi", GainVotes(3)),
        at("pot", STRONG_IF_BLOCKED),
    ),
    card(
        "Beast Meld",
        at("ani pro", Stealth(1) >> MayLater(PreventDamage(1), "action", blocking=True)),
        at("ANI PRO", UNSEEN_BY_VAMPIRES, when=("announced",), given=NO_BLEED),
    ),
    card(
        "Invigorate",
        at("ani", STRONG),
        at("dom", UNSEEN_BY_ALLIES),
        at("pro", ClawsInAction()),
    ),
    card(
        "Mind of the Wilds",
        at("ani aus", FIRST_MANEUVER >> HOLD_BLOCKER),
        at("ANI AUS", FIRST_MANEUVER >> HOLD_BLOCKER >> Stealth(1)),
    ),
    # Auspex
    card(
        "Crocodile's Tongue",
        *[
            at(
                needs,
                FailBlock() >> NoMoreBlocks(WHOSE_BLOCK),
                given=BlockerIs(ALLY) | BlockerIs(VAMPIRE & YOUNGER),
                ransom=Ransom(WHOSE_BLOCK, BurnBlood(n, BLOCKING)),
            )
            for needs, n in (("aus", 1), ("AUS", 2))
        ],
    ),
    card(
        "Inevitability of the Void",
        at("aus nec", BleedMore(1)),
        at("AUS NEC", BleedMore(ForEvery(10, Count(ASHES)))),
    ),
    card(
        "Shroud Mastery",
        at("nec", Stealth(1), who="other", given=ActorIs(ALLY & Trait("wraith"))),
        at(
            "NEC",
            Gain(
                Trigger("forced reaction", "acted", THIS, Straighten(THIS), must=True, given=Succeeded()), ME, "action"
            ),
            when=("announced",),
            given=ActionBrings((ALLY | RETAINER) & Trait("wraith")),
        ),
    ),
    card(
        "Telepathic Vote Counting",
        at("aus", CancelReferendum()),
        at("AUS", Choose(Cards(VAMPIRE & READY_REGION), Abstain()), when=("poll",)),
    ),
    card(
        "Trochomancy",
        at("nec", without(13) >> BleedMore(1), given=AtLeast(Count(ASHES), 13)),
        at("aus nec", without(7) >> BleedMore(1), given=AtLeast(Count(ASHES), 7)),
        at("AUS NEC", without(7) >> BleedMore(2), given=AtLeast(Count(ASHES), 7)),
    ),
    # Blood Sorcery
    card("Mirror Walk", at("tha", Stealth(1)), at("THA", Stealth(1) >> SLIP_AWAY), replaced="discard"),
    # Celerity
    card("Alacrity", at("cel", Stealth(1)), at("CEL", Stealth(1) >> FIRST_MANEUVER)),
    card(
        "Forced March",
        at("cel for", SUCCESS >> UNLOCK, once="turn"),
        at("CEL FOR", Stealth(1) >> UNLOCK_FOR_BLOOD, once="turn"),
    ),
    card(
        "Instantaneous Transformation",
        at("cel pro", Stealth(1)),
        at("CEL PRO", SUCCESS >> UNLOCK, once="turn"),
    ),
    card(
        "Relentlessness",
        *[at(needs, Stealth(1)) for needs in ("cel", "for")],
        *[at(needs, FailBlock()) for needs in ("CEL", "FOR")],
    ),
    card(
        "Resist Earth's Grasp",
        at("cel", Press(), sort="combat"),
        at("cel", Maneuver() >> MayLater(Press()), sort="combat"),
        at("CEL", Stealth(1), sort="modifier"),
    ),
    card(
        "Scalpel Tongue",
        at("cel pre", HUSH, sort="modifier", when=("poll",)),
        at("CEL PRE", HUSH_HARD, sort="modifier", when=("poll",)),
        at("cel pre", HUSH, sort="reaction", when=("poll",)),
        at("CEL PRE", HUSH_HARD, sort="reaction", when=("poll",)),
    ),
    card(
        "Subversion",
        *[at(needs, Stealth(1)) for needs in ("cel", "pre")],
        *[at(needs, BleedMore(1)) for needs in ("CEL", "PRE")],
        *[at(needs, HIDDEN_BLEED, when=("B",)) for needs in ("CEL", "PRE")],
    ),
    card(
        "Swift Cover",
        *[at(needs, Dodge(), sort="combat") for needs in ("cel", "obf")],
        *[at(needs, Stealth(1), sort="modifier") for needs in ("CEL", "OBF")],
    ),
    card(
        "Zephyr",
        at("cel", AfterAction() >> AtEnd("turn", UNLOCK), given=~Succeeded()),
        at("CEL", AfterAction() >> UNLOCK, given=~Succeeded()),
    ),
    # Chimerstry
    card(
        "Fata Morgana",
        at("chi", Stealth(1)),
        at("CHI", BleedMore(1)),
        at("CHI", HIDDEN_BLEED, when=("B",)),
    ),
    card(
        "Mirror Image",
        at("chi", Stealth(1), sort="modifier"),
        at("CHI", CombatEnds(GO_ON_UNLESS_BLEED), sort="combat"),
    ),
    card("Occlusion", at("chi", Dodge(), sort="combat"), at("CHI", Stealth(1), sort="modifier")),
    card(
        "Smoke and Mirrors",
        at("chi", Stealth(1) >> MANEUVER),
        at("obf", Stealth(2), given=~BLEEDING & ~ActionIs("political")),
        at("obt", SEES_LESS, when=("B",), given=BlockerIs(VAMPIRE)),
    ),
    # Daimoinon
    card(
        "I am Legion",
        at("dai", Stealth(1)),
        at("dai obf", DEAF),
        at("DAI OBF", DEAF >> AtEnd("action", If(Succeeded(), GainPool(1)))),
        at("DAI OBF", AtEnd("action", If(Succeeded(), GainPool(1)))),
    ),
    card(
        "Psychomachia",
        at("pre", EndAction() >> UNLOCK, given=WEAK_BLOCKER),
        at("dai", FailBlock(late=True), given=WEAK_BLOCKER),
        at("DAI", FailBlock(late=True) >> Inflict(1, BLOCKING, sure=True), given=WEAK_BLOCKER),
    ),
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
    # Dementation
    card("Confusion", at("dem", BleedMore(1)), at("DEM", HIDDEN_AND_BLEEDING, given=BLEEDING, when=("A", "B", "C"))),
    card("Deny", at("dem", Press(), sort="combat"), at("DEM", Stealth(1), sort="modifier")),
    card("Eyes of Chaos", at("dem", BleedMore(1)), at("DEM", BleedMore(2))),
    card(
        "Memory Rift",
        *together(
            at("dem", CANNOT_BLOCK, targets=(FOE_TITLED_OR_YOUNGER,), when=("announced",)),
            at("obf", Stealth(1, early=True), when=("announced",)),
            at("pre", SLIP_OUT, when=("announced",)),
        ),
        told=3,
    ),
    card(
        "Mind Tricks",
        at("dem", Stealth(1)),
        at("DEM", Stealth(1) >> MayLater(OneOf((Maneuver(), Press())), "action", blocking=True)),
    ),
    card(
        "Touch of Clarity",
        *[
            at(needs, does, sort=sort, who=who, of=VAMPIRE & READY)
            for sort, who in (("modifier", "other"), ("reaction", ""))
            for needs, does in (("dem", CLARITY >> LOCK_ME), ("DEM", CLARITY))
        ],
    ),
    # Dominate
    card("Bonding", at("dom", BleedMore(1)), at("DOM", HIDDEN_AND_BLEEDING, given=BLEEDING, when=("A", "B", "C"))),
    card("Command of the Beast", at("dom", BleedMore(1)), at("DOM", BleedMore(1, limited=False))),
    card("Conditioning", at("dom", BleedMore(2)), at("DOM", BleedMore(3))),
    card("Forced Confessional", at("dom", SEES_LESS, when=("B",)), at("DOM", FailBlock())),
    card("Foreshadowing Destruction", at("dom", BleedMore(1)), at("DOM", BleedMore(3), given=TargetIsPoor(9))),
    card(
        "Gifts From Hereafter",
        *[
            at(needs, does, who="other", of=VAMPIRE & READY, given=ActorIs(DEAD_ALLY))
            for does, levels in (
                (BleedMore(1), ("dom", "obl")),
                (BleedMore(1) >> UNLOCK_ACTOR, ("DOM", "OBL")),
            )
            for needs in levels
        ],
    ),
    card(
        "Magnetic Authority",
        *[at(needs, AfterAction() >> Choose(YOUNG_SABBAT, AddBlood(2)), given=PASSED) for needs in ("dom", "pot")],
        *[at(needs, AfterAction() >> AddBlood(1, YOUNG_SABBAT), given=PASSED) for needs in ("DOM", "POT")],
    ),
    card(
        "Murmur of the False Will",
        at("dom", BleedMore(1), sort="modifier"),
        at("DOM", Redirect() >> LOCK_ME, sort="reaction", given=YOUNGER_ACTS),
    ),
    card(
        "Obedient Flesh",
        at("dom pro", Stealth(1) + FEWER_EYES, sort="modifier", when=("A", "B")),
        at(
            "DOM PRO",
            STRONG_ROUND >> MayLater(Maneuver()) >> MayLater(PreventDamage(1)),
            sort="combat",
            once="round",
            when=("before range",),
        ),
    ),
    card(
        "Seduction",
        at("dom", CANNOT_BLOCK, targets=(Target("that", Cards(VAMPIRE & FOES & YOUNGER)),), when=("announced",)),
        at("DOM", CANNOT_BLOCK, targets=(Target("that", Cards(VAMPIRE & FOES)),), when=("announced",)),
    ),
    card("Shroud of Absence", at("dom obt", Stealth(1)), at("DOM OBT", Stealth(1) >> SLIP_OUT)),
    card(
        "The Sleeping Mind",
        at(
            "dom",
            CANNOT_BLOCK,
            targets=(Target("that", Cards(VAMPIRE & READY_REGION & BOWED & FOES)),),
            when=("announced",),
        ),
        at("DOM", InThisAction(Cannot("unlock at all", Cards(MINION))), when=("announced",)),
    ),
    card("Threats", at("dom", BleedMore(1)), at("DOM", BleedMore(2))),
    card(
        "Unleashing the Bestial Soul",
        at("dom", CANNOT_REACT, targets=(A_MINION,), when=("announced",)),
        at("DOM", CANNOT_REACT >> TaxNextReaction(), targets=(A_MINION,), when=("announced",)),
    ),
    # Flight
    card("As the Crow", plain(SUCCESS >> UNLOCK, once="turn")),
    # Fortitude
    card(
        "Daring the Dawn",
        at("for", UNSEEN_BY_VAMPIRES >> AtEnd("action", Inflict(2, ME, True, True))),
        at("FOR", UNSEEN_BY_VAMPIRES >> AtEnd("action", Inflict(1, ME, True, True))),
    ),
    card(
        "Dawn Operation",
        at("for", SEARING >> MayGiveUp(VAMPIRE)),
        at("FOR", SEARING),
    ),
    card(
        "Fever Pitch",
        *[at(needs, BleedMore(1)) for needs in ("for", "pre")],
        *[at(needs, BleedMore(1) >> AtEnd("action", If(BledFor(), May(LayAfterwards())))) for needs in ("FOR", "PRE")],
        abilities=(Can(FailBlock(), cost=Burn(THIS), when=("B",), role="acting", given=BLEEDING),),
        single="name",
    ),
    card("Freak Drive", at("for", AfterAction(UNBLOCKED) >> UNLOCK), at("FOR", AfterAction(BLOCKED) >> UNLOCK)),
    card(
        "Hedonism",
        *[
            at(needs, FailBlock() >> Bow(ME) >> Bow(BLOCKING) >> then, who="other", of=VAMPIRE & READY)
            for needs, then in (("for", QueueFight(ME, BLOCKING)), ("pre", QueueFight(ME, BLOCKING)))
        ],
        *[
            at(needs, FailBlock() >> Bow(ME) >> Bow(BLOCKING), who="other", of=VAMPIRE & READY)
            for needs in ("FOR", "PRE")
        ],
    ),
    card(
        "The Kiss of Ra",
        *[
            at(needs, does, when=("B",), given=BlockerIs(VAMPIRE & ~Knows("for")))
            for needs, does in (
                ("for", EndAction() >> BurnBlood(2, BLOCKING)),
                ("FOR", EndAction() >> BurnBlood(2, BLOCKING) >> ToTorpor(BLOCKING)),
            )
        ],
    ),
    # Mytherceria
    card(
        "Aura Absorption",
        at("aus", Intercept(1), sort="reaction", burns=1),
        at("myt", Intercept(1), sort="reaction"),
        at("MYT", Stealth(1), sort="modifier"),
    ),
    card(
        "Fae Contortion",
        at("myt", CancelPlayed("combat", keyword="grapple", by_foe=True), sort="reflex"),
        at("obt", Maneuver(), sort="combat"),
        at("myt", Maneuver(), sort="combat"),
        at("MYT", Stealth(1), sort="modifier"),
    ),
    # Necromancy
    card(
        "Breath of Thanatos",
        at("nec", Stealth(2), sort="modifier", given=ActionBrings(Trait("wraith"))),
        at("NEC", Damage(1, aggravated=True), sort="combat"),
    ),
    card("Call of the Hungry Dead", at("nec", SEES_LESS, when=("B",)), at("NEC", FailBlock(), burns=1)),
    card("Spectral Divination", at("nec", Stealth(1), sort="modifier"), at("NEC", Intercept(1), sort="reaction")),
)
