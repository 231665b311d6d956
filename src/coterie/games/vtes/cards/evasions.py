"""More action modifiers that hide an action, bar minions from blocking it, or shake a blocker off."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain, together
from coterie.games.vtes.cards.habits import SEES_LESS, TAX_VAMPIRES, UNSEEN_BY_ALLIES, UNSEEN_BY_VAMPIRES
from coterie.games.vtes.numbers import BLOCK_TAX, CAPACITY, HURT_WORSE, INTERCEPT, STEALTH
from coterie.games.vtes.rules.action_state import UNBLOCKED
from coterie.games.vtes.words.bonds import PLACED, AimedAtMarked, LayAfterwards, MarkTargets
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import ActionIs, BlockerIs, InBlock, InCombatWith, Succeeded
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.fighting import Maneuver, MayLater, Press
from coterie.games.vtes.words.outcomes import OneOf
from coterie.games.vtes.words.permanents import PutInPlay, PutOn
from coterie.games.vtes.words.resources import BurnBlood, GainPool
from coterie.games.vtes.words.selves import (
    ALLY,
    BLOCKING,
    ME,
    MINION,
    OPPOSING,
    READY_REGION,
    TITLED,
    VAMPIRE,
    WEAKER,
    YOUNGER,
    AllyOr,
    Called,
    Knows,
    OfClan,
    Trait,
)
from coterie.games.vtes.words.stealing import AfterAction, BleedMore, EndAction, FailBlock, InThisAction, Stealth
from coterie.games.vtes.words.striking import CombatEnds, Dodge
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.uses import Can
from coterie.games.vtes.words.whereabouts import Burn, ToTorpor
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, READY, Bearing, Rated
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Bonus, Cannot, Counters, While
from coterie.words.conditions import AtLeast
from coterie.words.effects import If
from coterie.words.groups import THAT

UNLOCK = Straighten(ME)
BLEEDING = ActionIs("bleed")
WEAK_BLOCKER = BlockerIs(WEAKER)
UNSEEN_BY_THE_LIVING = Gain(Cannot("be blocked", THIS, Cards(ALLY & ~Trait("zombie"))), ME, "action")
CANNOT_BLOCK, CANNOT_REACT = Gain(Cannot("block", THIS), THAT, "action"), Gain(Cannot("react", THIS), THAT, "action")
FOE_YOUNGER = Target("that", Cards(VAMPIRE & YOUNGER & FOES))
FOE_TITLED_OR_YOUNGER = Target("that", Cards(VAMPIRE & (TITLED | YOUNGER) & FOES))
SMALL = AllyOr(Rated(CAPACITY, most=6))
TAX_THE_BLIND = InThisAction(Bonus(BLOCK_TAX, 1, Cards(VAMPIRE & ~Knows("obt"))))
SLIP_OUT = MayLater(CombatEnds(), "action", first=True, blocking=True)
MANEUVER, AFAR = [MayLater(Maneuver(to), "action", blocking=True) for to in ("", "long")]
FIRST_MANEUVER = MayLater(Maneuver(), "action", first=True, blocking=True)
FLEXIBLE = MayLater(OneOf((Maneuver(), Press())), "action", blocking=True)
HOLD_BLOCKER = Gain(While(InBlock() & InCombatWith(), Cannot("end combat", OPPOSING)), ME, "action")
ALL_WORSE = InThisAction(While(InBlock() & InCombatWith(), Told(HURT_WORSE, 1, Cards(VAMPIRE & READY_REGION))))
SUCCESS = AfterAction(UNBLOCKED)
UNLOCK_FOR_BLOOD = Gain(Can(UNLOCK, cost=BurnBlood(1), when=("after",), given=Succeeded()), ME, "action")
BLINDED = Target("that", Cards(WEAKER & READY_REGION & FOES))
BLIND_ONE = Gain(
    Can(
        Gain(Bonus(INTERCEPT, -1, THIS), THAT, "action"),
        cost=BurnBlood(1),
        when=("A", "B"),
        role="acting",
        targets=(BLINDED,),
        limit=Limit("action"),
    ),
    ME,
    "action",
)
HIDDEN = AtLeast(Counters("counter", THIS), 1)
LAID_AFTER = AtEnd("action", LayAfterwards())
UNMARKED = ~Bearing(Called("Repulsion"))
TOREADOR = Cards(VAMPIRE & OfClan("Toreador"))
DEAF = CancelPlayed("reaction", spared=False, asks=("aus",))

EVASIONS: tuple[Card, ...] = (
    card("Shadow Play", at("obt", Stealth(1)), at("OBT", Stealth(2))),
    card("Shroud of Night", at("obt", Stealth(1), given=~BLEEDING), at("OBT", Stealth(1))),
    card("Shroud of Absence", at("dom obt", Stealth(1)), at("DOM OBT", Stealth(1) >> SLIP_OUT)),
    card("Tenebrous Form", at("obt", Stealth(1)), at("OBT", Stealth(1) >> UNSEEN_BY_ALLIES >> TAX_THE_BLIND)),
    card(
        "Blanket of Night",
        at("obt", Stealth(1)),
        at("OBT", FailBlock() >> Bow(ME), who="other", of=VAMPIRE & READY),
    ),
    card("Call of the Hungry Dead", at("nec", SEES_LESS, when=("B",)), at("NEC", FailBlock(), blood=1)),
    card(
        "Into Thin Air",
        at("obf", Stealth(1) >> BLIND_ONE),
        at("OBF", Stealth(2) >> BLIND_ONE),
        replaced="unlock",
        clashes=("Lost in Crowds",),
    ),
    card(
        "Instantaneous Transformation",
        at("cel pro", Stealth(1)),
        at("CEL PRO", SUCCESS >> UNLOCK, once="turn"),
    ),
    card(
        "Forced March",
        at("cel for", SUCCESS >> UNLOCK, once="turn"),
        at("CEL FOR", Stealth(1) >> UNLOCK_FOR_BLOOD, once="turn"),
    ),
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
        "I am Legion",
        at("dai", Stealth(1)),
        at("dai obf", DEAF),
        at("DAI OBF", DEAF >> AtEnd("action", If(Succeeded(), GainPool(1)))),
        at("DAI OBF", AtEnd("action", If(Succeeded(), GainPool(1)))),
    ),
    card(
        "Force of Personality",
        at("pre", CombatEnds(), sort="combat"),
        at("PRE", TAX_VAMPIRES >> UNSEEN_BY_THE_LIVING, sort="modifier", when=("announced",)),
    ),
    card(
        "Psychomachia",
        at("pre", EndAction() >> UNLOCK, given=WEAK_BLOCKER),
        at("dai", FailBlock(late=True), given=WEAK_BLOCKER),
        at("DAI", FailBlock(late=True) >> Inflict(1, BLOCKING, sure=True), given=WEAK_BLOCKER),
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
    card(
        "Acheron Vortex",
        plain(InThisAction(Bonus(INTERCEPT, -1, Cards(MINION & ~Knows("nec") & ~Knows("obt")))), when=("A", "B")),
    ),
    card(
        "Approximation of Loyalty",
        at("pre", CANNOT_BLOCK, targets=(Target("that", Cards(SMALL & FOES)),), when=("announced",)),
        at("PRE", CancelPlayed("reaction", of=SMALL) >> InThisAction(Cannot("modify", Cards(MINION)))),
    ),
    card(
        "Under My Skin",
        at("obf", Stealth(1)),
        at("thn", Stealth(1) >> LAID_AFTER),
        at("THN", Stealth(2) >> LAID_AFTER),
        abilities=(Can(Stealth(1), cost=Burn(THIS), when=("B",), role="acting"),),
    ),
    card(
        "Marked Path",
        *[
            at(needs, SUCCESS >> PutOn(ME, n) >> MarkTargets(), given=ActionIs(directed=True))
            for needs, n in (("obf", 0), ("OBF", 1))
        ],
        abilities=(
            Can(Stealth(1), cost=Burn(THIS), when=("B",), role="acting", given=AimedAtMarked() & ~HIDDEN),
            Can(Stealth(2), cost=Burn(THIS), when=("B",), role="acting", given=AimedAtMarked() & HIDDEN),
        ),
    ),
    card(
        "Repulsion",
        at("pre", AFAR, when=("announced",), of=UNMARKED),
        at("obe", Stealth(1), of=UNMARKED),
        at("OBE", PutOn(ME), of=UNMARKED),
        abilities=(
            Bonus(STEALTH, 1),
            Trigger("forced reaction", "torpor", HOST, Burn(THIS), must=True),
        ),
        single="name",
    ),
    card(
        "Loup",
        plain(PutInPlay() >> AtEnd("turn", Burn(PLACED)), alone=("turn",)),
        abilities=(
            Bonus(STEALTH, 1, TOREADOR),
            Trigger("forced reaction", "succeeds", TOREADOR, Burn(THIS), must=True),
        ),
    ),
    card(
        "Domain of Evernight",
        at("obf", Stealth(1)),
        at("tem", ALL_WORSE),
        at("TEM", SUCCESS >> UNLOCK, once="turn"),
    ),
    card(
        "Mind of the Wilds",
        at("ani aus", FIRST_MANEUVER >> HOLD_BLOCKER),
        at("ANI AUS", FIRST_MANEUVER >> HOLD_BLOCKER >> Stealth(1)),
    ),
    card(
        "Skin of the Chameleon",
        at("tha", FLEXIBLE, when=("announced",)),
        at("vis", Stealth(1) >> FLEXIBLE),
        at("VIS", Stealth(2) >> FLEXIBLE),
    ),
    card(
        "Deed the Heart's Desire",
        at("qui", CANNOT_BLOCK, targets=(FOE_YOUNGER,), when=("announced",)),
        at("QUI", CANNOT_BLOCK >> CANNOT_REACT, targets=(FOE_YOUNGER,), when=("announced",)),
    ),
    card("Strange Day", plain(UNSEEN_BY_VAMPIRES, when=("announced",), alone=("game",))),
    card(
        "Smoke and Mirrors",
        at("chi", Stealth(1) >> MANEUVER),
        at("obf", Stealth(2), given=~BLEEDING & ~ActionIs("political")),
        at("obt", SEES_LESS, when=("B",)),
    ),
    card("Alacrity", at("cel", Stealth(1)), at("CEL", Stealth(1) >> FIRST_MANEUVER)),
    card("Deny", at("dem", Press(), sort="combat"), at("DEM", Stealth(1), sort="modifier")),
    card("Plasmic Form", at("vic", Stealth(1), sort="modifier"), at("VIC", Dodge(), sort="combat")),
    card("Occlusion", at("chi", Dodge(), sort="combat"), at("CHI", Stealth(1), sort="modifier")),
    card("Form of the Serpent", at("ser", Stealth(1), sort="modifier"), at("SER", Maneuver(), sort="combat")),
    card("Changeling", at("vic", BleedMore(1)), at("VIC", Stealth(1))),
    card(
        "Fae Contortion",
        at("myt", CancelPlayed("combat", keyword="grapple"), sort="reflex"),
        at("obt", Maneuver(), sort="combat"),
        at("myt", Maneuver(), sort="combat"),
        at("MYT", Stealth(1), sort="modifier"),
    ),
)
