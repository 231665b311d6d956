"""Combat cards (chapter 8)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, each_phase, plain
from coterie.games.vtes.cards.habits import BLUNT, IN_YOUR_TURN, PREVENT_STRIKES, STRONG_ROUND, STRONGER
from coterie.games.vtes.numbers import HAND_DAMAGE, HAND_SIZE, MARBLE, STRENGTH
from coterie.games.vtes.words.bonds import LayAfterwards
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import Against, AtRange, HasHurtMore, InCombatWith
from coterie.games.vtes.words.damage import ALL, VICTIM, Devour, DrinkLost, HarmEachRound, Inflict, PreventDamage
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.fighting import (
    AlsoStrike,
    ClawsOut,
    CloseRange,
    Maneuver,
    ManeuverFor,
    MayLater,
    MoreStrikes,
    OnlyHands,
    Press,
    StrengthOf,
    Stun,
)
from coterie.games.vtes.words.frenzies import SUFFER, EndFrenzies
from coterie.games.vtes.words.gatherings import Mend
from coterie.games.vtes.words.hands import BringFromHand
from coterie.games.vtes.words.permanents import CONTROLLER, AsLongAsThis, BearerIs, PutOn
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.rounds import GoesOn, InNextRound, NewRound, OnThe
from coterie.games.vtes.words.selves import (
    ALLY,
    EQUIPMENT,
    ME,
    MINION,
    OPPOSING,
    READY_REGION,
    RETAINER,
    VAMPIRE,
    Called,
    Trait,
    X,
)
from coterie.games.vtes.words.stealing import ContinueAction, Stealth
from coterie.games.vtes.words.striking import (
    ArmedStrike,
    CombatEnds,
    Damage,
    Dodge,
    HandStrike,
    StealBlood,
    StrikeDamage,
    StrikeTo,
)
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, ToTorpor
from coterie.games.vtes.words.which_cards import IsHost
from coterie.words.cards.abilities import Limit, Target
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import FOES, READY, Bearing
from coterie.words.cards.groups import HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Bonus, Cannot, Counters
from coterie.words.conditions import AtLeast
from coterie.words.effects import Effect, If, May, Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose

NOT_PRETERNATURAL = ~Bearing(Called("Preternatural Strength"))
PULLS = Counters("counter", THIS)  # actions that were taken to be rid of it
UNDISARMED = ~Bearing(Called("Disarm"))
COMA = (("dem", ToTorpor()), ("DEM", ToTorpor() >> Stun(locks=False)))
BATS = Damage(1, ranged=True)
TO_CLOSE, CLOSE = Maneuver("close"), AtRange("close")
LATER_ROUND = ~InCombatWith(first=True)
ONCE_MORE = Gain(
    Can(TO_CLOSE, cost=BurnBlood(1), when=("range",), role="fighting", limit=Limit(("round",))), ME, ("round",)
)
PREVENT_EACH_ROUND = Gain(
    Can(PreventDamage(1), when=("damage",), role="fighting", limit=Limit(("round",))), ME, "combat"
)
WOLF = (("pro", STRONGER), ("PRO", STRONGER >> MayLater(Press(), "combat")))

GO_ON = AtEnd("combat", May(Pay(BurnBlood(1), ContinueAction(1))))

BURN_WEAPON = Choose(Cards(EQUIPMENT & Trait("weapon") & OnThe(OPPOSING)), Burn())
BURN_ANIMAL = Choose(Cards(RETAINER & Trait("animal") & OnThe(ME)), Burn())


def shielded(n: int) -> Effect:
    """Return what keeps frenzies and some damage in each round from a vampire for a combat."""
    prevent = Can(PreventDamage(n), when=("damage",), role="fighting", limit=Limit(("round",)))
    return Gain(prevent, ME, "combat") >> Gain(Cannot(SUFFER, THIS), ME, "combat") >> EndFrenzies()


COMBAT: tuple[Card, ...] = (
    card("Majesty", at("pre", CombatEnds()), at("PRE", CombatEnds(Straighten(ME)))),
    card("Hidden Strength", at("for", PreventDamage(X(1))), at("FOR", PreventDamage(X(1)) >> MayLater(Press()))),
    card(
        "Soak",
        at("for", PreventDamage(2, aggravated=False), once="round"),
        at("FOR", PreventDamage(4, aggravated=False), once="round"),
    ),
    card(
        "Rego Motum",
        at("tha", PreventDamage(2, tag="strike"), once="round"),
        at("THA", PreventDamage(4, tag="strike"), once="round"),
    ),
    card(
        "Indomitability",
        at("for", PreventDamage(1)),
        at("FOR", Press()),
        at("FOR", PreventDamage(1) >> MayLater(Press())),
    ),
    card("Unflinching Persistence", at("for", PreventDamage(1)), at("FOR", Maneuver() >> MayLater(PreventDamage(1)))),
    card(
        "Aid from Bats",
        at("ani", BATS),
        at("ani", ManeuverFor(BATS)),
        at("ANI", BATS >> MayLater(Press())),
        at("ANI", ManeuverFor(BATS) >> MayLater(Press())),
    ),
    card("Pursuit", at("cel", Maneuver()), at("CEL", MoreStrikes(1))),
    card("Shadow Shift", at("obl", MoreStrikes(1)), at("OBL", Maneuver())),
    card(
        "Quickness",
        at("cel", MoreStrikes(1), once="round"),
        at("CEL", MoreStrikes(1, limited=False), once="round"),
    ),
    card(
        "Walk of Flame",
        at("tha", Damage(1, ranged=True, aggravated=True), given=LATER_ROUND),
        at("THA", Damage(2, ranged=True, aggravated=True), given=LATER_ROUND),
    ),
    card("Body Flare", at("pro", Damage(2, aggravated=True)), at("PRO", Damage(2, ranged=True, aggravated=True))),
    card("Wolf Claws", at("pro", ClawsOut()), at("PRO", Press())),
    card("No Trace", at("obf", CombatEnds(), given=AtRange("long")), at("OBF", CombatEnds())),
    card("Earth Meld", at("pro", CombatEnds()), at("PRO", CombatEnds(Straighten(ME)))),
    card("Form of the Wolf", *[at(needs, does, once="combat", when=("before range",)) for needs, does in WOLF]),
    card("Coma", *[at(needs, StrikeTo(does), given=Against(VAMPIRE)) for needs, does in COMA]),
    card("Apportation", at("tha", Press(only_on=True)), at("THA", Maneuver())),
    card("Theft of Vitae", at("tha", StealBlood(1)), at("THA", StealBlood(2))),
    card("Roundhouse", at("pot", HandStrike(2)), at("POT", HandStrike(3))),
    card(
        "Torn Signpost", at("pot", StrengthOf(2), of=NOT_PRETERNATURAL), at("POT", StrengthOf(3), of=NOT_PRETERNATURAL)
    ),
    card("Carrion Crows", at("ani", HarmEachRound(1), once="combat"), at("ANI", HarmEachRound(2), once="combat")),
    card(
        "Immortal Grapple",
        at("pot", OnlyHands(), once="round"),
        at("POT", OnlyHands() >> MayLater(Press()) >> CloseRange(), once="round"),
        traits=("grapple",),
    ),
    card("Taste of Vitae", plain(DrinkLost(), once="round", of=VAMPIRE)),
    card("Blur", at("cel", MoreStrikes(1)), at("CEL", MoreStrikes(2))),
    card("Side Strike", at("cel", Dodge()), at("CEL", MoreStrikes(1))),
    card("Flash", at("cel", Maneuver()), at("cel", Press()), at("CEL", Maneuver() >> MayLater(Press()))),
    card("Dodge", plain(Dodge()), replaced="combat"),
    card("Amaranth", plain(Devour())),
    card("Fake Out", plain(Maneuver()), replaced="combat"),
    card("Arms of Ahriman", at("obl", MoreStrikes(1)), at("OBL", Dodge() >> MoreStrikes(1))),
    card(
        "Bear's Skin",
        at("ani pro", STRONG_ROUND >> MayLater(PreventDamage(1)), once="combat", when=("before range",)),
        at("ANI PRO", STRONGER >> PREVENT_EACH_ROUND, once="combat", when=("before range",)),
    ),
    card(
        "Catatonic Fear",
        at("pre", CombatEnds()),
        at("PRE", CombatEnds(If(CLOSE, AtEnd("combat", Inflict(1, THAT, sure=True))))),
    ),
    card(
        "Dance with the Devil",
        *[at(needs, TO_CLOSE) for needs in ("obf", "tha")],
        *[at(needs, TO_CLOSE >> ONCE_MORE) for needs in ("OBF", "THA")],
    ),
    card(
        "Diversion",
        at("cel", MoreStrikes(1)),
        at("for", PreventDamage(2)),
        at("tha", StealBlood(1)),
        at("tha", ManeuverFor(StealBlood(1))),
    ),
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
        "Pulled Fangs",
        plain(
            PutOn(OPPOSING) >> Inflict(1, OPPOSING),
            when=("end of round",),
            given=CLOSE & HasHurtMore() & Against(VAMPIRE & ~Bearing(Called("Pulled Fangs"))),
        ),
        abilities=(
            Cannot("hunt", HOST),
            CanAct(If(AtLeast(PULLS, 1), Burn(THIS), PutCounters("counter", 1, THIS)), "anybody", VAMPIRE, 1),
        ),
        single="name",
    ),
    card("Glancing Blow", plain(PreventDamage(1, tag="strike")), replaced="unlock"),
    card(
        "Hunger of Marduk",
        *[
            at(
                needs,
                Gain(Can(StealBlood(n), when=("strike",), role="fighting"), ME, ("round",)),
                when=("before range",),
            )
            for needs, n in (("tha", 1), ("THA", 2))
        ],
    ),
    card(
        "Kiss of Cathari",
        *[at(needs, CombatEnds()) for needs in ("obf", "pre")],
        *[at(needs, CombatEnds(If(CLOSE, AtEnd("combat", Stun())))) for needs in ("OBF", "PRE")],
    ),
    card("Lightning Reflexes", at("cel", MoreStrikes(1)), at("CEL", MoreStrikes(X()), blood=1, x="blood")),
    card(
        "Monstrous Form",
        at("dom pro", STRONGER, sort="combat", once="round", when=("before range",)),
        at("DOM PRO", PutOn(ME), stealth=1),
        abilities=(
            Can(STRONG_ROUND, cost=Bow(THIS), when=("before range",), role="fighting"),
            Can(Maneuver(), cost=Bow(THIS), when=("range",), role="fighting"),
            Can(Press(), cost=Bow(THIS), when=("press",), role="fighting"),
        ),
    ),
    card(
        "Pass Through Shadow",
        at("obl", CombatEnds()),
        at("OBL", CombatEnds(AtEnd("combat", LayAfterwards()))),
        abilities=(Can(Stealth(1), cost=Burn(THIS), when=("B",), role="acting"),),
    ),
    card(
        "Rolling with the Punches",
        at("for", PreventDamage(1)),
        at(
            "FOR",
            PREVENT_STRIKES >> Gain(Can(PREVENT_STRIKES, when=("damage",), role="fighting"), ME, ("round",)),
            blood=1,
        ),
    ),
    card(
        "Slam",
        at("pot", HandStrike(2)),
        at("POT", HandStrike(2)),
        at("POT", ManeuverFor(HandStrike(2), "close")),
    ),
    card(
        "Swift Cover",
        *[at(needs, Dodge(), sort="combat") for needs in ("cel", "obf")],
        *[at(needs, Stealth(1), sort="modifier") for needs in ("CEL", "OBF")],
    ),
    card("Claws of the Dead", at("pro", ClawsOut()), at("PRO", Maneuver())),
    card(
        "Weighted Walking Stick",
        plain(PutOn(ME, 5), when=("before range",), given=InCombatWith(first=True)),
        abilities=(
            Can(
                HandStrike(1, melee=True, then=RemoveCounters("counter", StrikeDamage(), THIS)),
                when=("strike",),
                role="fighting",
            ),
        ),
        traits=("weapon", "melee weapon"),
        becomes="equipment",
        fades=True,
        single="name",
    ),
    card(
        "Blood Rage",
        at("tha", HandStrike(proof="for", then=BLUNT)),
        at("THA", HandStrike(1, proof="for", then=BLUNT)),
    ),
    card(
        "Blood Fury",
        at("tha", HandStrike(1, proof="for", then=BLUNT)),
        at("THA", HandStrike(2, proof="for", then=BLUNT)),
    ),
    card(
        "Soul Burn",
        at("tha", Damage(1, ranged=True, proof="for", then=BLUNT)),
        at("THA", Damage(2, ranged=True, proof="for", then=BLUNT)),
    ),
    card("Telepathic Tracking", at("aus", Press(only_on=True) >> InNextRound(Maneuver())), at("AUS", NewRound())),
    card("Form of Mist", at("pro", Dodge()), at("PRO", CombatEnds(GO_ON), once="action")),
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
        "Touch of Oblivion",
        at("obl", StrikeTo(LayAfterwards(OPPOSING, 2))),
        at("OBL", StrikeTo(If(Against(ALLY), Burn(OPPOSING), ToTorpor(OPPOSING)))),
        abilities=(
            Cannot("unlock", HOST),
            each_phase("unlock", CONTROLLER, RemoveCounters("counter", 1, THIS), given=BearerIs(~READY)),
        ),
        fades=True,
    ),
    card(
        "Dust Up",
        at("ani", HandStrike(1, sure=True)),
        at("cel", Dodge() >> MoreStrikes(1)),
        at("pot", HandStrike(2)),
    ),
    card(
        "Hunting the Quarry",
        *[
            at(needs, PutOn(OPPOSING), when=("end of round",), given=~GoesOn(), once="combat")
            for needs in ("cel", "tha")
        ],
        *[at(needs, NewRound(), blood=1, once="combat") for needs in ("CEL", "THA")],
        abilities=(
            CanAct(
                EnterCombat(),
                "controlled",
                VAMPIRE,
                1,
                at=Cards(MINION & READY_REGION & FOES & IsHost()),
                also=Burn(THIS),
            ),
        ),
        kept=True,
    ),
    card(
        "Anticipation",
        at("aus", ArmedStrike(2)),
        at("AUS", CancelPlayed("combat", keyword="strike", by_foe=True), blood=1),
    ),
    card(
        "Touch of Valeren",
        at("for", Mend(3), targets=(Target("that", Cards(MINION)),), stealth=1),
        at("for", PREVENT_STRIKES, sort="combat"),
        at("FOR", PreventDamage(ALL, tag="strike", who=VICTIM), sort="combat", who="other", of=VAMPIRE),
    ),
    card("Voracious Vermin", at("ani", Dodge()), at("ANI", Dodge() >> AlsoStrike(StrikeTo(BURN_WEAPON, ranged=True)))),
    card(
        "Tranquility Shield",
        *[
            at(needs, shielded(n), when=("before range",), given=InCombatWith(first=True))
            for needs, n in (("for", 1), ("FOR", 2))
        ],
    ),
    card(
        "Rage of Apedemak",
        *[
            at(
                needs,
                Gain(Bonus(HAND_SIZE, 1, YOU), ME, "combat") >> Gain(Bonus(HAND_DAMAGE, n, THIS), ME, "combat"),
                when=("before range",),
                once="combat",
            )
            for needs, n in (("ani", 1), ("pot", 1), ("ANI", 2), ("POT", 2))
        ],
        traits=("frenzy",),
    ),
    card(
        "Soulgrinder",
        *[at(needs, HandStrike(2)) for needs in ("pot", "tha")],
        *[at(needs, HandStrike(2, proof="for")) for needs in ("POT", "THA")],
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
    card(
        "Pack Alpha",
        at("ani", BringFromHand(RETAINER & Trait("animal")), when=("before range",), once="round"),
        at("ANI", Pay(BURN_ANIMAL, PutOn(ME)), when=("before range", "before strikes", "end of round"), once="round"),
        abilities=(Bonus(STRENGTH, 1),),
        single="name",
    ),
    card(
        "Flesh of Marble",
        *[
            at(needs, Gain(Told(MARBLE, n, THIS), ME, "combat"), when=("before range",))
            for needs, n in (("pro", 1), ("PRO", 2))
        ],
    ),
    card(
        "Angel's Gift",
        plain(BringFromHand(EQUIPMENT & Trait("melee weapon")), when=("before range",), once="round"),
        plain(MayLater(TO_CLOSE), when=("before range",), once="round"),
    ),
)
