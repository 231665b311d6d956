"""Action modifiers (VR-6.7)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, each_phase, plain
from coterie.games.vtes.cards.habits import (
    MANEUVER_LATER,
    SEES_LESS,
    STRONG_ROUND,
    TAX_VAMPIRES,
    UNSEEN_BY_ALLIES,
    UNSEEN_BY_VAMPIRES,
)
from coterie.games.vtes.numbers import BLEED, BLOCK_TAX, CAMARILLA, HURT_WORSE, INTERCEPT, SABBAT, STRENGTH
from coterie.games.vtes.rules.action_state import BLOCKED, UNBLOCKED
from coterie.games.vtes.words.bonds import AimedAtMarked, LayAfterwards, MarkTargets
from coterie.games.vtes.words.circumstances import (
    ActionIs,
    ActorIs,
    BlockerIs,
    InBlock,
    InCombatWith,
    Raised,
    Succeeded,
)
from coterie.games.vtes.words.corruption import BurnCorruption, Corrupted, OfTarget
from coterie.games.vtes.words.costs import Costlier
from coterie.games.vtes.words.damage import Inflict, PreventDamage
from coterie.games.vtes.words.fighting import ClawsInAction, Maneuver, MayLater, Press
from coterie.games.vtes.words.hands import HideNext
from coterie.games.vtes.words.methuselahs import TargetIsPoor
from coterie.games.vtes.words.modes import Ransom
from coterie.games.vtes.words.outcomes import (
    AboutToBleed,
    BledFor,
    FoilBleed,
    MayGiveUp,
    NoMoreBlocks,
    OneOf,
    QueueFight,
)
from coterie.games.vtes.words.permanents import ControllerOf, PutOn
from coterie.games.vtes.words.politics import (
    Abstain,
    GainVotes,
    HasVoted,
    Margin,
    ReferendumPassed,
    SplitMargin,
    Voters,
)
from coterie.games.vtes.words.referendums import CancelReferendum, ShareMargin
from coterie.games.vtes.words.resources import AddBlood, BurnBlood, BurnPool, GainBlood
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    BLOCKING,
    ME,
    MINION,
    READY_REGION,
    VAMPIRE,
    YOUNGER,
    Knows,
    OfClan,
    OfPath,
    OfSect,
    X,
)
from coterie.games.vtes.words.stealing import (
    AfterAction,
    BleedMore,
    EndAction,
    FailBlock,
    Intercept,
    InThisAction,
    Stealth,
    Tried,
)
from coterie.games.vtes.words.striking import CombatEnds, StealBlood
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.tolls import BurnUpTo
from coterie.games.vtes.words.uses import Can
from coterie.games.vtes.words.whereabouts import Burn
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, READY, In
from coterie.words.cards.groups import HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import If, May, Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose

UNLOCK = Straighten(ME)
PASSED = ReferendumPassed()
ON_BLOCK = Trigger("forced reaction", "blocks", BLOCKING, Bow(BLOCKING) + EndAction(), must=True)
SLIP_AWAY = Gain(ON_BLOCK, ACTING, "action")
TOREADOR = ActorIs(VAMPIRE & OfClan("Toreador"))
BLEEDING, NO_BLEED = ActionIs("bleed"), ~ActionIs("bleed")
HIDDEN_BLEED = Stealth(1) + BleedMore(1)
CANNOT_BLOCK = Gain(Cannot("block", THIS), THAT, "action")
OVERAWE = InThisAction(Bonus(INTERCEPT, -1, Cards(ALLY))) >> InThisAction(
    Bonus(INTERCEPT, -1, Cards(VAMPIRE & YOUNGER))
)
VOTERS = Cards(VAMPIRE & HasVoted())
HUSH = Choose(VOTERS, Bow() + Abstain())
HUSH_HARD = Choose(VOTERS, Bow() + Abstain() + BurnBlood(1, THAT))

FEWER_EYES = InThisAction(Bonus(INTERCEPT, -1, Cards(ALLY)))
BARE = Gain(While(InBlock(), Cannot("use equipment", THIS)), ME, "action")
SEARING = InThisAction(While(InBlock() & InCombatWith(), Told(HURT_WORSE, 1, Cards(VAMPIRE))))
TAX_ALL = InThisAction(Bonus(BLOCK_TAX, 1, Cards(MINION)))
FOE_VAMPIRE = Target("that", Cards(VAMPIRE & FOES))
STRONG = Gain(Bonus(STRENGTH, 1, THIS), ME, "action")
LOCK_TRIED = Trigger("forced reaction", "resolves", ACTING, Bow(Tried()), must=True)
YOUNG_SABBAT = Cards(In("uncontrolled") & VAMPIRE & OfSect(SABBAT))
OUTSIDERS = Cards(VAMPIRE & ~OfPath("Power and the Inner Voice"))
WHOSE_BLOCK = ControllerOf(BLOCKING)
BEFORE_VOTES = ~Exists(VOTERS)


def scorn(result: str) -> Trigger:
    """Return what punishes those who vote against a referendum, once it has passed or failed."""
    return Trigger("forced reaction", result, ACTING, BurnPool(1, Voters()), must=True)


LURE = Gain(
    Can(FailBlock(), cost=BurnCorruption(1, BLOCKING), when=("B",), role="acting", limit=Limit("action")), ME, "action"
)
SERPENT = AtEnd(
    "action",
    If(Succeeded(), May(Choose(Cards(MINION & Corrupted(2) & OfTarget()), BurnCorruption(2) >> Straighten(ME)))),
)

MODIFIERS: tuple[Card, ...] = (
    card("Conditioning", at("dom", BleedMore(2)), at("DOM", BleedMore(3))),
    card("Bonding", at("dom", BleedMore(1)), at("DOM", HIDDEN_BLEED, given=BLEEDING, when=("A", "B", "C"))),
    card("Aire of Elation", at("pre", BleedMore(Raised(1, 1, TOREADOR))), at("PRE", BleedMore(Raised(2, 1, TOREADOR)))),
    card("Eyes of Chaos", at("dem", BleedMore(1)), at("DEM", BleedMore(2))),
    card("Threats", at("dom", BleedMore(1)), at("DOM", BleedMore(2))),
    card("Confusion", at("dem", BleedMore(1)), at("DEM", HIDDEN_BLEED, given=BLEEDING, when=("A", "B", "C"))),
    card("Foreshadowing Destruction", at("dom", BleedMore(1)), at("DOM", BleedMore(3), given=TargetIsPoor(9))),
    card("Old Friends", at("obf", BleedMore(1)), at("OBF", GainVotes(2)), replaced="unlock"),
    card("Cloak the Gathering", at("obf", Stealth(1)), at("OBF", Stealth(1), who="other")),
    card("Earth Control", at("pro", Stealth(1)), at("PRO", Stealth(2))),
    card("Forgotten Labyrinth", at("obf", Stealth(2), given=NO_BLEED), at("OBF", Stealth(3), given=NO_BLEED)),
    card("Swallowed by the Night", at("obf", Stealth(1), sort="modifier"), at("OBF", Maneuver(), sort="combat")),
    card("Rapid Change", at("pro", Stealth(1), sort="modifier"), at("PRO", CombatEnds(), sort="combat")),
    card(
        "Form of the Cobra",
        at("pro", StealBlood(1, ranged=False), sort="combat"),
        at("PRO", Stealth(1, early=True), sort="modifier", when=("announced",)),
    ),
    card("Elder Impersonation", at("obf", Stealth(1)), at("OBF", FailBlock())),
    card(
        "Stygian Shroud",
        at("obl", Gain(Bonus(INTERCEPT, -1, THIS), BLOCKING, "action"), when=("B",)),
        at("OBL", Pay(BurnBlood(1), FailBlock()), when=("B",)),
    ),
    card(
        "Seduction",
        at("dom", CANNOT_BLOCK, targets=(Target("that", Cards(VAMPIRE & FOES & YOUNGER)),), when=("announced",)),
        at("DOM", CANNOT_BLOCK, targets=(Target("that", Cards(VAMPIRE & FOES)),), when=("announced",)),
    ),
    card("Perfect Paragon", at("pre", GainVotes(3)), at("PRE", OVERAWE, when=("A", "B"))),
    card(
        "Scalpel Tongue",
        at("cel pre", HUSH, sort="modifier", when=("poll",)),
        at("CEL PRE", HUSH_HARD, sort="modifier", when=("poll",)),
        at("cel pre", HUSH, sort="reaction", when=("poll",)),
        at("CEL PRE", HUSH_HARD, sort="reaction", when=("poll",)),
    ),
    card("Ominous Chorus", plain(GainVotes(3), sort="modifier"), plain(GainVotes(3), sort="reaction")),
    card("Bewitching Oration", at("pre", GainVotes(2)), at("PRE", GainVotes(4))),
    card("Freak Drive", at("for", AfterAction(UNBLOCKED) >> UNLOCK), at("FOR", AfterAction(BLOCKED) >> UNLOCK)),
    card("Lost in Crowds", at("obf", Stealth(1)), at("OBF", Stealth(2)), clashes=("Into Thin Air",)),
    card("Mirror Walk", at("tha", Stealth(1)), at("THA", Stealth(1) >> SLIP_AWAY), replaced="discard"),
    card(
        "Daring the Dawn",
        at("for", UNSEEN_BY_VAMPIRES >> AtEnd("action", Inflict(2, ME, True, True))),
        at("FOR", UNSEEN_BY_VAMPIRES >> AtEnd("action", Inflict(1, ME, True, True))),
    ),
    card(
        "Absolute Tyranny",
        *[
            way
            for sort in ("modifier", "reaction")
            for way in (at("pot pre", GainVotes(3), sort=sort), at("POT PRE", GainVotes(-1, OUTSIDERS), sort=sort))
        ],
    ),
    card(
        "Beast Meld",
        at("ani pro", Stealth(1) >> MayLater(PreventDamage(1), "action")),
        at("ANI PRO", UNSEEN_BY_VAMPIRES, when=("announced",), given=NO_BLEED),
    ),
    card("Closed Session", plain(Abstain(Cards(VAMPIRE & ~OfSect(CAMARILLA))), given=BEFORE_VOTES)),
    card("Private Audience", plain(Abstain(Cards(VAMPIRE & ~OfSect(SABBAT))), given=BEFORE_VOTES)),
    card(
        "Dominant Personality",
        *[at(needs, SEES_LESS, when=("B",)) for needs in ("pot", "pre")],
        *[
            at(needs, CANNOT_BLOCK, targets=(Target("that", Cards(VAMPIRE & FOES)),), when=("announced",))
            for needs in ("POT", "PRE")
        ],
    ),
    card("Faceless Night", at("obf", Stealth(1)), at("OBF", Stealth(1) >> Gain(LOCK_TRIED, ME, "action"))),
    card("Forced Confessional", at("dom", SEES_LESS, when=("B",)), at("DOM", FailBlock())),
    card(
        "Form of the Bat",
        at("pro", SEES_LESS >> MANEUVER_LATER >> BARE, when=("B",), sort="modifier"),
        at("PRO", Intercept(1) >> MANEUVER_LATER >> BARE, sort="reaction"),
    ),
    card(
        "Invigorate",
        at("ani", STRONG),
        at("dom", UNSEEN_BY_ALLIES),
        at("pro", ClawsInAction()),
    ),
    card("Iron Glare", at("pot pre", GainVotes(2)), at("POT PRE", BleedMore(2))),
    card(
        "Magnetic Authority",
        *[at(needs, AfterAction() >> Choose(YOUNG_SABBAT, AddBlood(2)), given=PASSED) for needs in ("dom", "pot")],
        *[at(needs, AfterAction() >> AddBlood(1, YOUNG_SABBAT), given=PASSED) for needs in ("DOM", "POT")],
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
        "Relentlessness",
        *[at(needs, Stealth(1)) for needs in ("cel", "for")],
        *[at(needs, FailBlock()) for needs in ("CEL", "FOR")],
    ),
    card(
        "Scorn of Adonis",
        plain(Gain(scorn("passes"), ME, "action") >> Gain(scorn("fails"), ME, "action"), when=("poll",)),
    ),
    card(
        "Subversion",
        *[at(needs, Stealth(1)) for needs in ("cel", "pre")],
        *[at(needs, HIDDEN_BLEED, given=BLEEDING, when=("A", "B", "C")) for needs in ("CEL", "PRE")],
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
    card(
        "Shadow Cast",
        at("obl", Stealth(1)),
        at("OBL", AfterAction(UNBLOCKED) >> PutOn(ME) >> MarkTargets(), given=ActionIs(directed=True)),
        abilities=(Can(Stealth(1), cost=Burn(THIS), when=("B",), role="acting", given=AimedAtMarked()),),
    ),
    card(
        "Where the Veil Thins",
        at("obl", Stealth(1)),
        at("OBL", Stealth(1) >> UNSEEN_BY_ALLIES >> InThisAction(Bonus(BLOCK_TAX, 1, Cards(VAMPIRE & ~Knows("obl"))))),
    ),
    card(
        "Dawn Operation",
        at("for", SEARING >> MayGiveUp(VAMPIRE)),
        at("FOR", SEARING),
    ),
    card(
        "Seeds of Terror",
        *[at(needs, UNSEEN_BY_ALLIES >> TAX_VAMPIRES, when=("announced",)) for needs in ("obf", "pre")],
        *[
            at(needs, UNSEEN_BY_ALLIES >> TAX_VAMPIRES >> CANNOT_BLOCK, targets=(FOE_VAMPIRE,), when=("announced",))
            for needs in ("OBF", "PRE")
        ],
    ),
    card(
        "Unthinkable Humiliation",
        *[at(needs, TAX_ALL, when=("announced", "A")) for needs in ("pot", "pre")],
        *[
            at(needs, TAX_ALL >> InThisAction(Bonus(INTERCEPT, -1, Cards(MINION))), when=("announced", "A"))
            for needs in ("POT", "PRE")
        ],
    ),
    card(
        "Fever Pitch",
        *[at(needs, BleedMore(1)) for needs in ("for", "pre")],
        *[at(needs, BleedMore(1) >> AtEnd("action", If(BledFor(), May(LayAfterwards())))) for needs in ("FOR", "PRE")],
        abilities=(Can(FailBlock(), cost=Burn(THIS), when=("B",), role="acting", given=BLEEDING),),
        single="name",
    ),
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
        "Mind Tricks", at("dem", Stealth(1)), at("DEM", Stealth(1) >> MayLater(OneOf((Maneuver(), Press())), "action"))
    ),
    card(
        "Telepathic Vote Counting",
        at("aus", CancelReferendum()),
        at("AUS", Choose(Cards(VAMPIRE & READY_REGION), Abstain()), when=("poll",)),
    ),
    card("Change of Target", plain(EndAction() >> UNLOCK)),
    card(
        "Voter Captivation",
        at("pre", AfterAction() >> GainBlood(Margin()), given=PASSED),
        at("PRE", AfterAction() >> SplitMargin(2), given=PASSED),
    ),
    card(
        "Resist Earth's Grasp",
        at("cel", Press(), sort="combat"),
        at("cel", Maneuver() >> MayLater(Press()), sort="combat"),
        at("CEL", Stealth(1), sort="modifier"),
    ),
    card(
        "Veil the Legions",
        at("obf", Stealth(1), who="other", of=VAMPIRE & READY, alone=("action",)),
        at("OBF", Stealth(1) >> BurnUpTo(HideNext(X())), who="other", of=VAMPIRE & READY, alone=("action", "turn")),
    ),
    card(
        "Amici Noctis", plain(AfterAction() >> ShareMargin(VAMPIRE & READY_REGION & OfClan("Lasombra")), given=PASSED)
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
        "The Sleeping Mind",
        at(
            "dom",
            CANNOT_BLOCK,
            targets=(Target("that", Cards(VAMPIRE & READY_REGION & BOWED & FOES)),),
            when=("announced",),
        ),
        at("DOM", InThisAction(Cannot("unlock at all", Cards(MINION))), when=("announced",)),
    ),
    card("Monkey Wrench", plain(BleedMore(X()), xs=(1, 3))),
    card(
        "True Love's Face",
        at("obf pre", BleedMore(1)),
        at("OBF PRE", FailBlock(), ransom=Ransom(WHOSE_BLOCK, BurnPool(1))),
    ),
    card(
        "Visions of Gehenna",
        at("pre", UNSEEN_BY_ALLIES),
        at("PRE", BleedMore(2) >> UNSEEN_BY_ALLIES, given=BLEEDING),
    ),
    card(
        "Consign to Oblivion",
        at("obl", InThisAction(Costlier(sorts=("reaction",))), when=("announced",)),
        at(
            "OBL",
            InThisAction(Costlier(sorts=("reaction",))) >> InThisAction(Cannot("replace reactions", Cards(MINION))),
            when=("announced",),
        ),
    ),
    card("Enchanting Gaze", at("pre pro", Stealth(1)), at("PRE PRO", Stealth(1) >> LURE)),
    card(
        "Revelation of the Serpent",
        at("pre pro", BleedMore(1)),
        at("pre pro", BleedMore(1) >> Stealth(1), when=("B",)),
        at("PRE PRO", BleedMore(1) >> SERPENT),
        at("PRE PRO", BleedMore(1) >> Stealth(1) >> SERPENT, when=("B",)),
    ),
)
