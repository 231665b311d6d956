"""Action modifiers that need a Discipline, from Obeah to Visceratika."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, each_phase
from coterie.games.vtes.cards.habits import DEAD, MANEUVER_LATER, UNLOCK
from coterie.games.vtes.cards.modifiers.habits import (
    AFAR,
    BLEEDING,
    CANNOT_BLOCK,
    CANNOT_REACT,
    HIDDEN_BLEED,
    NO_BLEED,
    PASSED,
    SEARING,
    SEES_LESS,
    SUCCESS,
    UNSEEN_BY_ALLIES,
    WHOSE_BLOCK,
)
from coterie.games.vtes.numbers import ANARCH, BLEED, BLOCK_TAX, CAPACITY, INTERCEPT, STEALTH
from coterie.games.vtes.rules.action_state import UNBLOCKED
from coterie.games.vtes.words.asked import AboutToBleed, AboutToFight, ActionNeeds, BledFor, IsDown, SentAgainst
from coterie.games.vtes.words.bleeding import BleedMore, FoilBleed
from coterie.games.vtes.words.blocking import FailBlock, Tried
from coterie.games.vtes.words.bonds import AimedAtMarked, LayAfterwards, MarkTargets
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import (
    ActionIs,
    ActorIs,
    BlockerIs,
    InBlock,
    IsBlocked,
    Raised,
    Succeeded,
)
from coterie.games.vtes.words.corruption import BurnCorruption, Corrupted, OfTarget
from coterie.games.vtes.words.costs import Costlier
from coterie.games.vtes.words.fighting import Maneuver, MayLater, OneOf, Press
from coterie.games.vtes.words.hands import HideMyNext, HideNext
from coterie.games.vtes.words.involved import ACTION_CARD, ACTION_TARGET, ANOTHER
from coterie.games.vtes.words.modes import Ransom
from coterie.games.vtes.words.permanents import PutInPlay, PutOn
from coterie.games.vtes.words.politics import GainVotes, Margin, SplitMargin
from coterie.games.vtes.words.referendums import SellVotes
from coterie.games.vtes.words.resources import BurnBlood, BurnPool, GainBlood
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    BLOCKING,
    ME,
    MINION,
    READY_REGION,
    VAMPIRE,
    WEAKER,
    YOUNGER,
    AllyOr,
    Called,
    Knows,
    OfClan,
    OfPath,
    OfSect,
    Trait,
    X,
)
from coterie.games.vtes.words.stealth import Intercept, Stealth
from coterie.games.vtes.words.striking import CombatEnds, Dodge, StealBlood
from coterie.games.vtes.words.this_action import AfterAction, ContinueAction, EndAction, InThisAction
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.tolls import BurnUpTo
from coterie.games.vtes.words.uses import Can
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import ForSect, OfMasters, Slave, Unique
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Target, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, READY, Bearing, Rated
from coterie.words.cards.groups import HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.moving import Return
from coterie.words.cards.numbers import Bonus, Cannot, Counters, While
from coterie.words.conditions import AtLeast
from coterie.words.effects import If, May
from coterie.words.groups import THAT
from coterie.words.picking import Choose

TAX_VAMPIRES = InThisAction(Bonus(BLOCK_TAX, 1, Cards(VAMPIRE)))
BLOCKED_BY_ALLY = IsBlocked() & BlockerIs(ALLY)
UNSEEN_BY_THE_LIVING = Gain(Cannot("be blocked", THIS, Cards(ALLY & ~Trait("zombie"))), ME, "action")
FOE_YOUNGER = Target("that", Cards(VAMPIRE & YOUNGER & FOES))
SMALL = AllyOr(Rated(CAPACITY, most=6))
TAX_THE_BLIND = InThisAction(Bonus(BLOCK_TAX, 1, Cards(VAMPIRE & ~Knows("obt"))))
FLEXIBLE = MayLater(OneOf((Maneuver(), Press())), "action", blocking=True)
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
TOREADOR = ActorIs(VAMPIRE & OfClan("Toreador"))
OVERAWE = InThisAction(Bonus(INTERCEPT, -1, Cards(ALLY))) >> InThisAction(
    Bonus(INTERCEPT, -1, Cards(VAMPIRE & YOUNGER))
)
BARE = Gain(While(InBlock(), Cannot("use equipment", THIS)), ME, "action")
TAX_ALL = InThisAction(Told(BLOCK_TAX, 1, Cards(MINION)))
FOE_VAMPIRE = Target("that", Cards(VAMPIRE & FOES))
LOCK_TRIED = Trigger("forced reaction", "resolves", ACTING, Bow(Tried()), must=True)
OUTSIDERS = Cards(VAMPIRE & ~OfPath("Power and the Inner Voice"))
LURE = Gain(
    Can(FailBlock(), cost=BurnCorruption(1, BLOCKING), when=("B",), role="acting", limit=Limit("action")), ME, "action"
)
SERPENT = AtEnd(
    "action",
    If(BledFor(), May(Choose(Cards(MINION & Corrupted(2) & OfTarget()), BurnCorruption(2) >> Straighten(ME)))),
)
EQUIPPING = ActionIs("equip")
UNLOCK_IF_SUCCESSFUL = AtEnd("action", If(Succeeded(), UNLOCK))
UNBLOCKABLE = Gain(Cannot("be blocked", THIS), ME, "action")
LOCKED_ANARCH = VAMPIRE & READY_REGION & BOWED & OfSect(ANARCH)
OWN_ANARCH = MINE & LOCKED_ANARCH
ANARCH_DEED = ActionNeeds(ForSect(ANARCH)) | ActionIs("anarch")
UNLOCK_LATER = Gain(
    Can(Straighten(ME), cost=BurnBlood(1), when=("after",), limit=Limit("action"), given=Succeeded()), ME, "action"
)

CALLED_OFF = EndAction() >> UNLOCK

CARDS: tuple[Card, ...] = (
    # Obeah
    card(
        "Gift of Sleep",
        at("obf", Stealth(1), sort="modifier"),
        at("obe", EndAction() >> Bow(BLOCKING), sort="modifier", when=("blocked",), given=BLOCKED_BY_ALLY),
        at("obe", EndAction() >> Bow(ACTION_TARGET), sort="modifier", when=("succeeding",), given=SentAgainst(ALLY)),
        at(
            "obe",
            EndAction() >> Bow(ACTING),
            sort="reaction",
            when=("blocked", "succeeding"),
            given=AboutToFight() & ActorIs(ALLY),
        ),
        at("OBE", Stealth(1), sort="modifier"),
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
    # Obfuscate
    card("Cloak the Gathering", at("obf", Stealth(1)), at("OBF", Stealth(1), who="other")),
    card("Elder Impersonation", at("obf", Stealth(1)), at("OBF", FailBlock())),
    card("Faceless Night", at("obf", Stealth(1)), at("OBF", Stealth(1) >> Gain(LOCK_TRIED, ME, "action"))),
    card("Forgotten Labyrinth", at("obf", Stealth(2), given=NO_BLEED), at("OBF", Stealth(3), given=NO_BLEED)),
    card(
        "Go-getter",
        at("obf", Stealth(1), given=~ActionIs("bleed")),
        at("OBF", ContinueAction(), when=("going on",), given=~ActionIs("bleed"), burns=1),
    ),
    card(
        "Hide the Mind",
        at("obf", CancelPlayed("combat", asks=("aus",)), sort="combat"),
        at("OBF", CancelPlayed("reaction", asks=("aus",)), sort="modifier"),
    ),
    card(
        "Into Thin Air",
        at("obf", Stealth(1) >> BLIND_ONE),
        at("OBF", Stealth(2) >> BLIND_ONE),
        replaced="unlock",
        clashes=("Lost in Crowds",),
    ),
    card("Lost in Crowds", at("obf", Stealth(1)), at("OBF", Stealth(2)), clashes=("Into Thin Air",)),
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
    card("Old Friends", at("obf", BleedMore(1)), at("OBF", GainVotes(2)), replaced="unlock"),
    card(
        "Seeds of Terror",
        *[at(needs, UNSEEN_BY_ALLIES >> TAX_VAMPIRES, when=("announced",)) for needs in ("obf", "pre")],
        *[
            at(needs, UNSEEN_BY_ALLIES >> TAX_VAMPIRES >> CANNOT_BLOCK, targets=(FOE_VAMPIRE,), when=("announced",))
            for needs in ("OBF", "PRE")
        ],
    ),
    card(
        "Shadow Boxing",
        at("obf pot", OneOf((Maneuver("close"), Press(only_on=True))), sort="combat"),
        at(
            "OBF POT",
            ContinueAction(),
            sort="modifier",
            when=("going on",),
            given=IsDown(BLOCKING),
            burns=1,
        ),
    ),
    card(
        "Spying Mission",
        at("obf", Stealth(1)),
        at("OBF", FoilBleed() >> PutOn(ME) >> MarkTargets()),
        abilities=(
            Trigger(
                "forced reaction",
                "resolves",
                HOST,
                Gain(Bonus(BLEED, 2, THIS), HOST, "action") >> Burn(THIS),
                must=True,
                given=AboutToBleed() & AimedAtMarked(),
            ),
        ),
    ),
    card("Swallowed by the Night", at("obf", Stealth(1), sort="modifier"), at("OBF", Maneuver(), sort="combat")),
    card(
        "Tangle Atropos' Hand",
        at("pot", CALLED_OFF, when=("B",)),
        at("tem", CALLED_OFF >> Return(ACTION_CARD), when=("B",)),
        at("TEM", CALLED_OFF >> Return(ACTION_CARD) >> HideMyNext(), when=("B",)),
    ),
    card(
        "True Love's Face",
        at("obf pre", BleedMore(1)),
        at("OBF PRE", FailBlock(), ransom=Ransom(WHOSE_BLOCK, BurnPool(1))),
    ),
    card(
        "Unleash the Hounds",
        *[at(needs, BleedMore(1), given=BLEEDING) for needs in ("dom", "vis")],
        at(
            "VIS",
            BleedMore(Count(Cards(VAMPIRE & READY_REGION & MINE & OfMasters()))),
            given=BLEEDING,
            of=VAMPIRE & OfClan("Gargoyle") & Unique() & Slave(),
        ),
    ),
    card(
        "Veil the Legions",
        at("obf", Stealth(1), who="other", of=VAMPIRE & READY, alone=("action",)),
        at("OBF", Stealth(1) >> BurnUpTo(HideNext(X())), who="other", of=VAMPIRE & READY, alone=("action", "turn")),
    ),
    # Oblivion
    card(
        "Consign to Oblivion",
        at("obl", InThisAction(Costlier(sorts=("reaction",))), when=("announced",)),
        at(
            "OBL",
            InThisAction(Costlier(sorts=("reaction",))) >> InThisAction(Cannot("replace reactions", Cards(MINION))),
            when=("announced",),
        ),
    ),
    card(
        "Paths in Two Worlds",
        *[
            at(
                needs,
                does,
                when=("announced",),
                given=(ActionIs("recruit") | ActionIs("employ")) & ActionNeeds(DEAD),
            )
            for needs, does in (("obl", Stealth(1, early=True)), ("OBL", Stealth(1, early=True) >> UNLOCK_LATER))
        ],
    ),
    card(
        "Shadow Cast",
        at("obl", Stealth(1)),
        at("OBL", AfterAction(UNBLOCKED) >> PutOn(ME) >> MarkTargets(), given=ActionIs(directed=True)),
        abilities=(Can(Stealth(1), cost=Burn(THIS), when=("B",), role="acting", given=AimedAtMarked()),),
    ),
    card(
        "Shadow Cloak",
        at("obl", Stealth(1)),
        at("OBL", AfterAction(UNBLOCKED) >> PutOn(ME)),
        abilities=(
            Cannot("be aimed at", HOST, Cards(MINION & ~Knows("aus"))),
            each_phase("unlock", YOU, Burn(THIS)),
        ),
    ),
    card(
        "Stygian Shroud",
        at("obl", Gain(Bonus(INTERCEPT, -1, THIS), BLOCKING, "action"), when=("B",)),
        at("OBL", FailBlock(), burns=1),
    ),
    card(
        "Where the Veil Thins",
        at("obl", Stealth(1)),
        at("OBL", Stealth(1) >> UNSEEN_BY_ALLIES >> InThisAction(Bonus(BLOCK_TAX, 1, Cards(VAMPIRE & ~Knows("obl"))))),
    ),
    # Obtenebration
    card(
        "Blanket of Night",
        at("obt", Stealth(1)),
        at("OBT", FailBlock() >> Bow(ME), who="other", of=VAMPIRE & READY),
    ),
    card(
        "Power of One",
        at("obt", BurnBlood(2, BLOCKING), when=("blocked",)),
        at("pot", BleedMore(1, limited=False)),
        at("pre", BleedMore(1)),
        at("pre", HIDDEN_BLEED, when=("B",)),
    ),
    card("Shadow Play", at("obt", Stealth(1)), at("OBT", Stealth(2))),
    card("Shroud of Night", at("obt", Stealth(1), given=~BLEEDING), at("OBT", Stealth(1))),
    card("Tenebrous Form", at("obt", Stealth(1)), at("OBT", Stealth(1) >> UNSEEN_BY_ALLIES >> TAX_THE_BLIND)),
    # Potence
    card(
        "Absolute Tyranny",
        *[
            way
            for sort in ("modifier", "reaction")
            for way in (at("pot pre", GainVotes(3), sort=sort), at("POT PRE", GainVotes(-1, OUTSIDERS), sort=sort))
        ],
    ),
    card(
        "Dominant Personality",
        *[at(needs, SEES_LESS, when=("B",)) for needs in ("pot", "pre")],
        *[
            at(needs, CANNOT_BLOCK, targets=(Target("that", Cards(VAMPIRE & FOES)),), when=("announced",))
            for needs in ("POT", "PRE")
        ],
    ),
    card("Iron Glare", at("pot pre", GainVotes(2)), at("POT PRE", BleedMore(2))),
    card(
        "Unthinkable Humiliation",
        *[at(needs, TAX_ALL, when=("announced", "A")) for needs in ("pot", "pre")],
        *[
            at(needs, TAX_ALL >> InThisAction(Bonus(INTERCEPT, -1, Cards(MINION))), when=("announced", "A"))
            for needs in ("POT", "PRE")
        ],
    ),
    # Presence
    card("Aire of Elation", at("pre", BleedMore(Raised(1, 1, TOREADOR))), at("PRE", BleedMore(Raised(2, 1, TOREADOR)))),
    card(
        "Approximation of Loyalty",
        at("pre", CANNOT_BLOCK, targets=(Target("that", Cards(SMALL & FOES)),), when=("announced",)),
        at("PRE", CancelPlayed("reaction", of=SMALL) >> InThisAction(Cannot("modify", Cards(MINION)))),
    ),
    card("Awe", at("pre", GainVotes(X(1))), at("PRE", GainVotes(X(1, 2)))),
    card("Bewitching Oration", at("pre", GainVotes(2)), at("PRE", GainVotes(4))),
    card("Business Pressure", at("pre", SellVotes()), at("PRE", SellVotes(3))),
    card("Enchanting Gaze", at("pre pro", Stealth(1)), at("PRE PRO", Stealth(1) >> LURE)),
    card(
        "Force of Personality",
        at("pre", CombatEnds(), sort="combat"),
        at("PRE", TAX_VAMPIRES >> UNSEEN_BY_THE_LIVING, sort="modifier", when=("announced",)),
    ),
    card("Perfect Paragon", at("pre", GainVotes(3)), at("PRE", OVERAWE, when=("A", "B"))),
    card(
        "Revelation of the Serpent",
        at("pre pro", BleedMore(1)),
        at("pre pro", BleedMore(1) >> Stealth(1), when=("B",)),
        at("PRE PRO", BleedMore(1) >> SERPENT),
        at("PRE PRO", BleedMore(1) >> Stealth(1) >> SERPENT, when=("B",)),
    ),
    card(
        "Visions of Gehenna",
        at("pre", UNSEEN_BY_ALLIES),
        at("PRE", BleedMore(2) >> UNSEEN_BY_ALLIES, given=BLEEDING),
    ),
    card(
        "Voter Captivation",
        at("pre", AfterAction() >> GainBlood(Margin()), given=PASSED),
        at("PRE", AfterAction() >> SplitMargin(2), given=PASSED),
    ),
    # Protean
    card(
        "CrimethInc.",
        at("pro", SUCCESS >> UNLOCK, given=ANARCH_DEED),
        at(
            "qui",
            SUCCESS >> Straighten(THAT),
            targets=(Target("that", Cards(ANOTHER & LOCKED_ANARCH)),),
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
    card("Earth Control", at("pro", Stealth(1)), at("PRO", Stealth(2))),
    card(
        "Form of the Bat",
        at("pro", SEES_LESS >> MANEUVER_LATER >> BARE, when=("B",), sort="modifier"),
        at("PRO", Intercept(1) >> MANEUVER_LATER >> BARE, sort="reaction"),
    ),
    card(
        "Form of the Cobra",
        at("pro", StealBlood(1, ranged=False), sort="combat"),
        at("PRO", Stealth(1, early=True), sort="modifier", when=("announced",)),
    ),
    card("Horrific Countenance", at("pro", FailBlock(late=True) >> Straighten(BLOCKING) >> UNBLOCKABLE)),
    card("Rapid Change", at("pro", Stealth(1), sort="modifier"), at("PRO", CombatEnds(), sort="combat")),
    # Quietus
    card(
        "Blood Awakening",
        at("qui", Intercept(1), sort="reaction"),
        at("QUI", FailBlock(), sort="modifier", given=BlockerIs(VAMPIRE & YOUNGER)),
    ),
    card(
        "Deed the Heart's Desire",
        at("qui", CANNOT_BLOCK, targets=(FOE_YOUNGER,), when=("announced",)),
        at("QUI", CANNOT_BLOCK >> CANNOT_REACT, targets=(FOE_YOUNGER,), when=("announced",)),
    ),
    # Serpentis
    card("Form of the Serpent", at("ser", Stealth(1), sort="modifier"), at("SER", Maneuver(), sort="combat")),
    card("Truth of a Thousand Lies", at("ser", BleedMore(2)), at("SER", SUCCESS >> UNLOCK)),
    # Temporis
    card(
        "Domain of Evernight",
        at("obf", Stealth(1)),
        at("tem", SEARING),
        at("TEM", SUCCESS >> UNLOCK, once="turn"),
    ),
    # Thanatosis
    card(
        "Hag's Wrinkles",
        at("obf", Stealth(2), given=EQUIPPING),
        at("thn", UNLOCK_IF_SUCCESSFUL, given=EQUIPPING),
        at("THN", Stealth(1) >> UNLOCK_IF_SUCCESSFUL, given=EQUIPPING),
    ),
    card(
        "Under My Skin",
        at("obf", Stealth(1)),
        at("thn", Stealth(1) >> LAID_AFTER),
        at("THN", Stealth(2) >> LAID_AFTER),
        abilities=(Can(Stealth(1), cost=Burn(THIS), when=("B",), role="acting"),),
    ),
    # Vicissitude
    card("Changeling", at("vic", BleedMore(1)), at("VIC", Stealth(1))),
    card("Plasmic Form", at("vic", Stealth(1), sort="modifier"), at("VIC", Dodge(), sort="combat")),
    # Visceratika
    card(
        "Skin of the Chameleon",
        at("tha", FLEXIBLE, when=("announced",)),
        at("vis", Stealth(1) >> FLEXIBLE),
        at("VIS", Stealth(2) >> FLEXIBLE),
    ),
)
