"""Combat cards that need a Discipline, from Mytherceria to Visceratika."""

from __future__ import annotations

from coterie.games.vtes.cards.combat.habits import BEFORE, CLOSE, LONG, ROCK, TO_CLOSE, WEAPON, each_round, flames
from coterie.games.vtes.cards.definition import Card, at, card, each_phase
from coterie.games.vtes.cards.habits import FIRST_ROUND, IN_YOUR_TURN, STRONGER, WAS_BLOCKED
from coterie.games.vtes.numbers import BLEED, MARBLE, STRENGTH
from coterie.games.vtes.words.bonds import MARKED, PLACED, LayAfterwards, Mark
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import Acting, ActionIs, Against, AimedAt, AtRange, HasHurtMore
from coterie.games.vtes.words.costs import DEARER_FIGHTS, Cheaper
from coterie.games.vtes.words.counting import BloodOn
from coterie.games.vtes.words.damage import HarmEachRound, Inflict, PreventDamage
from coterie.games.vtes.words.fighting import (
    ClawsOut,
    CloseRange,
    EndCombat,
    Maneuver,
    ManeuverFor,
    MayLater,
    MoreStrikes,
    OnlyHands,
    Press,
    StrengthOf,
    Stun,
)
from coterie.games.vtes.words.hands import BringFromHand
from coterie.games.vtes.words.involved import ItSelf
from coterie.games.vtes.words.permanents import CONTROLLER, AsLongAsThis, BearerIs, PutInPlay, PutOn
from coterie.games.vtes.words.resources import BurnBlood, GainBlood, MoveUpTo
from coterie.games.vtes.words.rounds import AfterCombat, FixRange, NewRound, OnThe
from coterie.games.vtes.words.selves import (
    ALLY,
    EQUIPMENT,
    ME,
    MINION,
    OPPOSING,
    RETAINER,
    VAMPIRE,
    WEAKER,
    Called,
    OfType,
    Trait,
)
from coterie.games.vtes.words.stealth import Stealth
from coterie.games.vtes.words.striking import CombatEnds, Damage, Dodge, HandStrike, StealBlood, StrikeTo
from coterie.games.vtes.words.this_action import ContinueAction
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, ToTorpor
from coterie.games.vtes.words.which_cards import Unique
from coterie.words.cards.abilities import Limit
from coterie.words.cards.changing import Bow, RemoveCounters, Straighten
from coterie.words.cards.filters import READY, Bearing
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Bonus, Cannot, Counters, While
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne, Effect, If, May, Pay, Then
from coterie.words.groups import THAT
from coterie.words.picking import Choose, ForEach

WRECK = Choose(Cards((EQUIPMENT | RETAINER) & OnThe(OPPOSING)), Burn())
ON_FOOT = Against(MINION & ~Trait("flight"))
FRUGAL = Gain(Cheaper(1, "blood", OfType("combat"), ItSelf(), locks=False, once=True, fighting=True), ME, "combat")
NOT_PRETERNATURAL = ~Bearing(Called("Preternatural Strength"))
UNDISARMED = ~Bearing(Called("Disarm"))
ONCE_MORE = Gain(
    Can(TO_CLOSE, cost=BurnBlood(1), when=("range",), role="fighting", limit=Limit(("round",))), ME, ("round",)
)
WOLF = (("pro", STRONGER), ("PRO", STRONGER >> MayLater(Press(), "combat")))
GO_ON = AfterCombat(May(Pay(BurnBlood(1), ContinueAction(1))))
SET_RANGE = ChooseOne((FixRange("close"), FixRange("long")))
GO_ON_QUIETLY = AtEnd("combat", If(WAS_BLOCKED & ~ActionIs("bleed") & ~ActionIs("political"), ContinueAction()))
NUMB = If(CLOSE, Pay(BurnBlood(1), LayAfterwards(OPPOSING) >> Bow(OPPOSING)))
GIVE_BACK = ForEach(OPPOSING, AtEnd("combat", GainBlood(Counters("counter", PLACED), THAT) + Burn(PLACED)))


def morbid(*more: Effect) -> Effect:
    """Return what keeps blood of the opposing vampire on this card until combat ends."""
    return Then((PutInPlay(), GIVE_BACK, *more, MoveUpTo(OPPOSING, PLACED, 2)))


CARDS: tuple[Card, ...] = (
    # Mytherceria
    card("Earth Swords", *[at(needs, Damage(n, ranged=True)) for needs, n in (("pot", 1), ("myt", 2), ("MYT", 3))]),
    # Necromancy
    card("Dead Hand", at("nec", HandStrike(1)), at("NEC", HandStrike(1, proof="for"))),
    card(
        "Inner Essence",
        at("vic", FRUGAL, when=BEFORE, once="combat"),
        at("VIC", FRUGAL >> GainBlood(1), when=BEFORE, once="combat"),
    ),
    card("Spiritual Intervention", at("nec", Dodge()), at("NEC", CombatEnds())),
    # Obeah
    card(
        "Anesthetic Touch",
        at("aus", Dodge(), given=CLOSE),
        at("obe", HandStrike(after=EndCombat()), given=CLOSE),
        at("OBE", HandStrike(first=True, after=EndCombat()), given=CLOSE),
    ),
    # Obfuscate
    card("Behind You!", at("obf", Maneuver(), given=FIRST_ROUND), at("OBF", Dodge(), given=FIRST_ROUND)),
    card(
        "Contraband",
        *[
            at(needs, BringFromHand(EQUIPMENT & ~Unique(), by_blood=by_blood), when=("before range",), once="combat")
            for needs, by_blood in (("obf", False), ("OBF", True))
        ],
    ),
    card(
        "Dance with the Devil",
        *[at(needs, TO_CLOSE) for needs in ("obf", "tha")],
        *[at(needs, TO_CLOSE >> ONCE_MORE) for needs in ("OBF", "THA")],
    ),
    card(
        "Disguised Weapon",
        at("obf", BringFromHand(WEAPON), when=BEFORE),
        at("OBF", BringFromHand(WEAPON), when=("strike",)),
    ),
    card(
        "Donnybrook",
        at("obf", StrikeTo(WRECK, first=True), given=CLOSE),
        at("pro", HandStrike(aggravated=True), given=CLOSE),
        at("ser", StealBlood(2, ranged=False), given=CLOSE),
    ),
    card(
        "Kiss of Cathari",
        *[at(needs, CombatEnds()) for needs in ("obf", "pre")],
        *[at(needs, CombatEnds(If(CLOSE, AfterCombat(Stun())))) for needs in ("OBF", "PRE")],
    ),
    card("No Trace", at("obf", CombatEnds(), given=AtRange("long")), at("OBF", CombatEnds())),
    # Oblivion
    card("Arms of Ahriman", at("obl", MoreStrikes(1)), at("OBL", Dodge() >> MoreStrikes(1))),
    card(
        "Morbidity",
        *[
            at(needs, does, when=("before range",), given=Against(VAMPIRE), once="round")
            for does, levels in ((morbid(), ("obl", "tha")), (morbid(DEARER_FIGHTS), ("OBL", "THA")))
            for needs in levels
        ],
    ),
    card(
        "Pass Through Shadow",
        at("obl", CombatEnds()),
        at("OBL", CombatEnds(AfterCombat(LayAfterwards()))),
        abilities=(Can(Stealth(1), cost=Burn(THIS), when=("B",), role="acting"),),
    ),
    card("Shadow Shift", at("obl", MoreStrikes(1)), at("OBL", Maneuver())),
    card(
        "The Jones",
        at("ser", Dodge() >> MayLater(Press(only_end=True)), given=Against(WEAKER)),
        at("SER", CancelPlayed("combat", keyword="strike", by_foe=True), given=Against(WEAKER), once="round"),
    ),
    card(
        "Touch of Oblivion",
        at("obl", StrikeTo(LayAfterwards(OPPOSING, 2))),
        at("OBL", StrikeTo(If(Against(ALLY), Burn(OPPOSING), ToTorpor(OPPOSING)))),
        abilities=(
            Cannot("unlock", HOST),
            each_phase("unlock", CONTROLLER, RemoveCounters("counter", 1, THIS), given=BearerIs(~READY)),
        ),
        fades=True,
    ),
    # Obtenebration
    card("Arms of the Abyss", at("obt", Dodge()), at("OBT", Dodge() >> MoreStrikes(1))),
    card(
        "Entombment",
        at("obt", StrikeTo(Burn(OPPOSING)), given=Against(ALLY)),
        at("OBT", StrikeTo(ToTorpor(OPPOSING)), given=Against(VAMPIRE)),
    ),
    card("Oubliette", at("obt", CombatEnds()), at("OBT", CombatEnds(AfterCombat(BurnBlood(1, THAT))))),
    card("Shadow Body", at("obt", CombatEnds()), at("OBT", CombatEnds(GO_ON_QUIETLY))),
    # Potence
    card(
        "Disarm",
        *[
            at(
                needs,
                PutOn(OPPOSING) >> AsLongAsThis(Bonus(STRENGTH, -n, THIS), OPPOSING) >> ToTorpor(OPPOSING),
                when=("end of round",),
                given=CLOSE & HasHurtMore() & Against(VAMPIRE & UNDISARMED),
            )
            for needs, n in (("pot", 1), ("POT", 2))
        ],
        abilities=(Can(Burn(THIS), cost=BurnBlood(3, HOST), when=IN_YOUR_TURN, bearers=True),),
    ),
    card(
        "Earthshock",
        at("pot", Damage(0, strong=True, ranged=True, sure=True), given=ON_FOOT),
        at("POT", Damage(1, strong=True, ranged=True, sure=True), given=ON_FOOT),
    ),
    card(
        "Immortal Grapple",
        at("pot", OnlyHands(), once="round"),
        at("POT", OnlyHands() >> MayLater(Press()) >> CloseRange(), once="round"),
        traits=("grapple",),
    ),
    card("Roundhouse", at("pot", HandStrike(2)), at("POT", HandStrike(3))),
    card(
        "Slam",
        at("pot", HandStrike(2)),
        at("POT", HandStrike(2)),
        at("POT", ManeuverFor(HandStrike(2), "close")),
    ),
    card(
        "Soulgrinder",
        *[at(needs, HandStrike(2)) for needs in ("pot", "tha")],
        *[at(needs, HandStrike(2, proof="for")) for needs in ("POT", "THA")],
    ),
    card(
        "Thrown Gate",
        *[
            way
            for needs, n in (("pot", 1), ("POT", 2))
            for way in (at(needs, Damage(n, ranged=True)), at(needs, ManeuverFor(Damage(n, ranged=True))))
        ],
    ),
    card(
        "Thrown Sewer Lid",
        at("pot", Damage(3, ranged=True), given=LONG),
        at("POT", Damage(3, ranged=True) >> MayLater(Press()), given=LONG),
    ),
    card(
        "Torn Signpost", at("pot", StrengthOf(2), of=NOT_PRETERNATURAL), at("POT", StrengthOf(3), of=NOT_PRETERNATURAL)
    ),
    card(
        "Typhonic Beast",
        at("ser", STRONGER, when=("before range",)),
        at("pot ser", STRONGER >> each_round(1), when=("before range",)),
        at("POT SER", STRONGER >> each_round(1) >> MayLater(Press()), when=("before range",)),
    ),
    # Presence
    card(
        "Catatonic Fear",
        at("pre", CombatEnds()),
        at("PRE", CombatEnds(If(CLOSE, AfterCombat(Inflict(1, THAT, sure=True))))),
    ),
    card("Majesty", at("pre", CombatEnds()), at("PRE", CombatEnds(Straighten(ME)))),
    card(
        "Serpent's Numbing Kiss",
        at("pre ser", CombatEnds()),
        at("PRE SER", CombatEnds(NUMB), given=AtLeast(BloodOn(ME), 1)),
        abilities=(
            Cannot("unlock", HOST),
            each_phase("unlock", CONTROLLER, Burn(THIS)),
        ),
    ),
    card("Staredown", at("pre", Dodge()), at("PRE", CombatEnds())),
    card(
        "Unholy Penance",
        at("pre", CombatEnds()),
        at("PRE", CombatEnds(LayAfterwards(OPPOSING) >> Mark())),
        abilities=(
            While(Acting(MARKED) & ActionIs("bleed") & AimedAt(CONTROLLER), Bonus(BLEED, 1, MARKED)),
            CanAct(Burn(THIS), stealth=1),
        ),
        single="name",
        kept=True,
    ),
    # Protean
    card("Body Flare", at("pro", Damage(2, aggravated=True)), at("PRO", Damage(2, ranged=True, aggravated=True))),
    card("Bone Spur", at("pro", ClawsOut()), at("PRO", ClawsOut("combat"))),
    card("Claws of the Dead", at("pro", ClawsOut()), at("PRO", Maneuver())),
    card("Earth Meld", at("pro", CombatEnds()), at("PRO", CombatEnds(Straighten(ME)))),
    card(
        "Flesh of Marble",
        *[
            at(needs, Gain(Told(MARBLE, n, THIS), ME, "combat"), when=("before range",))
            for needs, n in (("pro", 1), ("PRO", 2))
        ],
    ),
    card("Form of Mist", at("pro", Dodge()), at("PRO", CombatEnds(GO_ON), once="action")),
    card("Form of the Ghost", at("pro", Maneuver()), at("PRO", Press())),
    card("Form of the Wolf", *[at(needs, does, once="combat", when=("before range",)) for needs, does in WOLF]),
    card(
        "Sculpt the Flesh",
        at("pro", HandStrike(aggravated=True)),
        at("PRO", HandStrike(1, then=LayAfterwards(OPPOSING))),
        abilities=(
            each_phase("unlock", CONTROLLER, BurnBlood(1, HOST)),
            CanAct(Burn(THIS), "anybody", stealth=1),
        ),
    ),
    card(
        "Wall of Filth",
        *[at(needs, PutOn(ME), when=("before range",)) for needs in ("pro", "tha")],
        *[at(needs, PutOn(ME, 1), when=("before range",)) for needs in ("PRO", "THA")],
        abilities=(
            Can(
                PreventDamage(2, aggravated=False),
                cost=Burn(THIS),
                when=("damage",),
                role="fighting",
                given=~AtLeast(Counters("counter", THIS), 1),
            ),
            Can(
                PreventDamage(2),
                cost=Burn(THIS),
                when=("damage",),
                role="fighting",
                given=AtLeast(Counters("counter", THIS), 1),
            ),
        ),
        single="name",
    ),
    card("Wolf Claws", at("pro", ClawsOut()), at("PRO", Press())),
    # Quietus
    card(
        "Disease",
        at("qui", Gain(Bonus(STRENGTH, -1, THIS), OPPOSING, "combat"), when=BEFORE),
        at("QUI", Gain(Bonus(STRENGTH, -2, THIS), OPPOSING, "combat"), when=BEFORE),
    ),
    card(
        "Selective Silence",
        at("qui", Maneuver(), given=FIRST_ROUND),
        at("QUI", SET_RANGE, when=BEFORE, given=FIRST_ROUND, burns=1),
    ),
    card("Taste of Death", at("qui", flames(1), given=LONG), at("QUI", flames(2), given=LONG)),
    # Spiritus
    card("Leapfrog", at("obf", Maneuver("long")), at("spi", Maneuver()), at("SPI", CombatEnds())),
    # Temporis
    card(
        "Outside the Hourglass",
        at("obf", Dodge()),
        at("tem", Maneuver()),
        at("tem", Dodge()),
        at("tem", ManeuverFor(Dodge())),
        at("TEM", Inflict(2), when=("before range",), once="round"),
    ),
    # Thanatosis
    card(
        "Dust to Dust",
        at("obf", Press(only_end=True)),
        at("thn", Dodge() >> MayLater(Press())),
        at("THN", Dodge() >> MayLater(Press())),
        at("THN", ManeuverFor(Dodge()) >> MayLater(Press())),
    ),
    card("Relentless Reaper", at("for", PreventDamage(1)), at("thn", Press()), at("THN", NewRound(), burns=1)),
    # Vicissitude
    card(
        "Breath of the Dragon",
        *[
            at(needs, Damage(n, ranged=True, aggravated=True, recoil=n, recoil_close=True))
            for needs, n in (("vic", 1), ("VIC", 2))
        ],
    ),
    card("Chiropteran Marauder", at("vic", Maneuver()), at("VIC", ClawsOut(), burns=1)),
    card(
        "Horrid Form",
        at("vic", STRONGER, when=("before range",)),
        at("VIC", STRONGER >> each_round(1), when=("before range",)),
    ),
    card("Meld with the Land", at("vic", CombatEnds(Straighten(OPPOSING))), at("VIC", CombatEnds())),
    # Visceratika
    card(
        "Bond with the Mountain",
        at("tha", Dodge() >> MayLater(Press())),
        at("vis", CombatEnds(Straighten(ME) + Straighten(OPPOSING))),
        at("VIS", CombatEnds(Straighten(ME))),
    ),
    card(
        "Brick by Brick",
        at("tha", Maneuver()),
        at("vis", ROCK),
        at("vis", ManeuverFor(ROCK)),
        at("VIS", ChooseOne((FixRange("close"), FixRange("long"))), when=("before range",)),
    ),
    card(
        "Crawling Chamber",
        at("tha", Maneuver("long")),
        at("vis", Maneuver()),
        at("vis", Press()),
        at("VIS", HarmEachRound(1, step="press"), once="combat"),
    ),
    card(
        "Stonestrength",
        at("tha", Press(only_on=True)),
        at("vis", Press()),
        at("vis", PreventDamage(1)),
        at("VIS", PreventDamage(2)),
    ),
)
