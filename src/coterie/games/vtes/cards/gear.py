"""Equipment, retainers, allies (chapter 10)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, ally, at, each_phase, equipment, plain, retainer
from coterie.games.vtes.cards.habits import PRESS, QUIET_TIME
from coterie.games.vtes.numbers import ANARCH, BLEED, HAND_SIZE, INTERCEPT, STEALTH, STRENGTH
from coterie.games.vtes.words.asked import ByThisCard
from coterie.games.vtes.words.bonds import PLACED, Reincarnate
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    ActorIs,
    AtRange,
    BlockerIs,
    HasBlocked,
    InCombatWith,
    YourTurn,
)
from coterie.games.vtes.words.counting import BloodOn
from coterie.games.vtes.words.damage import EachRound, Inflict, PreventDamage
from coterie.games.vtes.words.deeds import Bleed, Employ, EmployOn, EnterCombat, Recruit, RecruitAtOnce
from coterie.games.vtes.words.fighting import EndCombat, Maneuver, ManeuverFor, Press, Stun
from coterie.games.vtes.words.gatherings import Churn
from coterie.games.vtes.words.hands import OpenHand
from coterie.games.vtes.words.involved import ANOTHER, BelowStart, ItSelf
from coterie.games.vtes.words.methuselahs import TargetControls
from coterie.games.vtes.words.outcomes import AimedAtCard
from coterie.games.vtes.words.permanents import (
    CONTROLLER,
    AsLongAsThis,
    BearerIn,
    BearerIs,
    ControllerOf,
    MoveOnto,
)
from coterie.games.vtes.words.requirements import AsVampire
from coterie.games.vtes.words.resources import BurnBlood, BurnPool, GainBlood
from coterie.games.vtes.words.rounds import SetRange
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    BLOCKING,
    ME,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OPPOSING,
    READY_REGION,
    RETAINER,
    VAMPIRE,
    YOUNGER,
    Asks,
    Knows,
    OfClan,
    OfSect,
    OfType,
    Titled,
    Trait,
)
from coterie.games.vtes.words.stealing import BleedLess, FailAction, Intercept, Stealth
from coterie.games.vtes.words.striking import Damage, Dodge, HandStrike
from coterie.games.vtes.words.tolls import PayOr
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Target, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, READY, In
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne, Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose

ONCE_A_COMBAT = Limit("combat")
MAGNUM, RIFLE = Damage(2, ranged=True, sort="gun"), Damage(4, ranged=True, sort="gun")
HURT = ~AtLeast(BloodOn(THIS), 3)

FLESH = Trigger("forced reaction", "recruit", THIS, Choose(Cards((ALLY | RETAINER) & MINE), Burn()), must=True)
BELOW_START = BelowStart()

SNIPER = Damage(2, ranged=True, sort="gun")

DEAD = ALLY & (Trait("wraith") | Trait("zombie"))


GEAR: tuple[Card, ...] = (
    equipment(
        ".44 Magnum",
        Can(MAGNUM, when=("strike",), role="fighting"),
        Can(ManeuverFor(MAGNUM), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Kevlar Vest",
        Can(
            ChooseOne((PreventDamage(2, tag="gun"), PreventDamage(1))),
            when=("damage",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
        single="name",
    ),
    equipment(
        "Bowl of Convergence",
        While(BearerIs(Knows("aus")), Bonus(INTERCEPT, 1)),
        Can(Intercept(1), cost=BurnBlood(1), when=("B",), given=BearerIs(Knows("AUS")), limit=ONCE_AN_ACTION),
    ),
    equipment("Laptop Computer", Bonus(BLEED, 1), traits=("electronic",), single="name"),
    equipment("Ivory Bow", Can(Damage(1, True, True), when=("strike",), role="fighting"), traits=("weapon",)),
    equipment("Flamethrower", Can(Damage(2, True, True), when=("strike",), role="fighting"), traits=("weapon",)),
    equipment(
        "Kali's Fang",
        Can(HandStrike(1, aggravated=True, melee=True), when=("strike",), role="fighting"),
        traits=("weapon", "melee weapon"),
    ),
    equipment(
        "Righteous Blade",
        Can(HandStrike(1, melee=True), when=("strike",), role="fighting"),
        Can(Press(only_on=True), when=("press",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "melee weapon"),
    ),
    equipment(
        "Assault Rifle",
        Can(RIFLE, when=("strike",), role="fighting"),
        Can(ManeuverFor(RIFLE), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "gun"),
    ),
    retainer("Mr. Winthrop", abilities=(Bonus(INTERCEPT, 1),), traits=("mortal",)),
    ally("47th Street Royals", 2, 1, 0, Can(BleedLess(3), cost=Burn(THIS), when=("A", "B", "C")), traits=("mortal",)),
    ally(
        "Double Deuce",
        3,
        1,
        1,
        Bonus(STEALTH, 1, THIS),
        each_phase("unlock", YOU, GainBlood(1, THIS), given=HURT),
        traits=("werewolf",),
    ),
    ally(
        "Thadius Zho",
        2,
        0,
        2,
        Can(Damage(2, ranged=True), when=("strike",), role="fighting"),
        Can(Maneuver(), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        CanAct(BurnBlood(1, THAT), at=Cards(VAMPIRE), stealth=1),
        traits=("mage",),
    ),
    equipment(
        "Femur of Toomler",
        Can(HandStrike(1, aggravated=True, melee=True), when=("strike",), role="fighting"),
        traits=("weapon", "melee weapon"),
    ),
    retainer("Revenant", life=2, abilities=(Bonus(INTERCEPT, 1),), traits=("ghoul",)),
    retainer(
        "Homunculus",
        at("pro", Employ()),
        at("PRO", Employ(2)),
        abilities=(
            Trigger("reaction", "phase", EVERYBODY, Pay(BurnBlood(1, HOST), Straighten(HOST)), given=OfSort("unlock")),
        ),
    ),
    retainer(
        "Twisted Bloodhound",
        life=3,
        abilities=(CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & FOES)),),
        traits=("ghoul",),
    ),
    retainer(
        "Dread Mastiff",
        at("ani", Employ(2)),
        at("ANI", Employ(2) >> AsLongAsThis(PRESS, ME)),
        life=2,
        abilities=(EachRound(1, ranged=False),),
        traits=("animal",),
    ),
    ally(
        "Underbridge Stray",
        1,
        0,
        0,
        Can(Press(), cost=BurnBlood(1, THIS), when=("press",), role="mine"),
        Can(
            Choose(Cards(MINION & MINE & READY_REGION & ANOTHER), Straighten()),
            cost=Burn(THIS),
            when=("A", "B", "C"),
            given=ActionIs(at_you=True) & ~BlockerIs(ItSelf()),
        ),
        ways=(at("ani", Recruit(1)), at("ANI", Recruit(2) >> AsLongAsThis(Bonus(STRENGTH, 1, THIS), PLACED))),
        traits=("animal",),
    ),
    ally(
        "War Ghoul",
        5,
        4,
        0,
        FLESH,
        Can(PreventDamage(1), when=("damage",), role="fighting", limit=Limit(("round",))),
        CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & FOES)),
        Can(Choose(Cards(Trait("location")), Burn()), cost=Bow(THIS) >> Burn(THIS), when=QUIET_TIME),
        traits=("ghoul",),
    ),
    ally(
        "The Vozhd of Sofia",
        5,
        3,
        0,
        FLESH,
        Can(Damage(3, ranged=True), when=("strike",), role="fighting"),
        CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & FOES)),
        Can(
            GainBlood(2, THIS),
            cost=Choose(Cards(In("hand") & (OfType("ally") | OfType("retainer"))), Discard()),
            when=("unlock",),
            limit=ONCE_A_TURN,
        ),
        traits=("ghoul",),
    ),
    ally(
        "Vagabond Mystic",
        2,
        0,
        0,
        Can(Choose(Cards(ALLY & MINE & BELOW_START), GainBlood(1, THAT)), cost=Bow(THIS), when=QUIET_TIME),
        While(ActorIs(VAMPIRE), Cannot("block", THIS)),
        traits=("mortal",),
    ),
    ally(
        "City Star Taxi",
        2,
        0,
        0,
        Can(Damage(1, ranged=True), when=("strike",), role="fighting"),
        Can(Maneuver(), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        Can(Stealth(1), cost=Bow(THIS), when=("B",), given=ActorIs(MINE & OfClan("Ravnos"))),
        traits=("mortal",),
    ),
    equipment(
        "Soul Gem of Etrius",
        Trigger("would", "burn", HOST, Reincarnate(), must=True, given=BearerIs(VAMPIRE)),
        Cannot("take", THIS),
    ),
    equipment(
        "Treasured Samadji",
        Bonus(BLEED, 1),
        Can(Dodge(), when=("strike",), role="fighting", limit=ONCE_A_COMBAT),
    ),
    equipment("Sport Bike", Bonus(INTERCEPT, 1), traits=("vehicle",), single="vehicle"),
    retainer(
        "Owl Companion",
        at("ani", Employ()),
        at("ANI", Employ(2)),
        abilities=(OpenHand(ControllerOf(OPPOSING), InCombatWith()),),
        traits=("animal",),
    ),
    retainer(
        "Charnas the Imp",
        plain(EmployOn(), targets=(Target("that", Cards(MINION)),), stealth=1),
        abilities=(
            each_phase("unlock", CONTROLLER, Inflict(1, HOST)),
            Cannot("be hurt", THIS, HOST),
            Trigger("would", "burn", HOST, Choose(Cards(MINION), MoveOnto())),
        ),
        traits=("demon",),
    ),
    retainer(
        "Raven Spy", at("ani", Employ()), at("ANI", Employ(2)), abilities=(Bonus(INTERCEPT, 1),), traits=("animal",)
    ),
    retainer(
        "Murder of Crows", at("ani", Employ()), at("ANI", Employ(2)), abilities=(EachRound(1),), traits=("animal",)
    ),
    retainer("J. S. Simmons, Esq.", abilities=(Bonus(BLEED, 1),), traits=("mortal",)),
    ally("Political Ally", 1, 0, 3, traits=("mortal",)),
    ally("The Knights", 2, 2, 0, traits=("mortal",)),
    ally("Loyal Street Gang", 2, 1, 0, traits=("mortal",)),
    equipment(
        "Flaming Candle",
        Can(
            Gain(Cannot("be blocked", THIS, Cards(VAMPIRE)), ACTING, "action"),
            cost=BurnBlood(1, HOST) >> Burn(THIS),
            when=("announced",),
            role="acting",
            given=BearerIs(VAMPIRE),
        ),
        only=("game",),
    ),
    equipment(
        "Sniper Rifle",
        Can(SNIPER, when=("strike",), role="fighting", given=AtRange("long")),
        Can(
            SetRange(SNIPER),
            when=("before range",),
            role="fighting",
            given=HasBlocked() & InCombatWith(first=True),
        ),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Living Manse",
        Bonus(BLEED, 1),
        Can(EndCombat(), cost=Burn(THIS), when=("before range",), role="fighting"),
        single="name",
    ),
    retainer("Dog Pack", abilities=(Cannot("end combat", OPPOSING),), traits=("animal",)),
    retainer(
        "Raptor",
        at("ani", Employ()),
        at("ANI", Employ() >> AsLongAsThis(While(InCombatWith(), Bonus(HAND_SIZE, -1, ControllerOf(OPPOSING))), ME)),
        abilities=(Bonus(INTERCEPT, 1),),
        traits=("animal",),
    ),
    equipment(
        "Stolen Police Cruiser",
        While(BearerIs(OfSect(ANARCH)), Bonus(BLEED, 1)),
        While(BearerIs(OfSect(ANARCH)) & Acting(HOST), Bonus(INTERCEPT, -1, Cards(ALLY))),
        While(BearerIs(OfSect(ANARCH)) & Acting(HOST), Bonus(INTERCEPT, -1, Cards(VAMPIRE & YOUNGER))),
        CanAct(Stun(HOST) >> Burn(THIS), "others", VAMPIRE, pool=1),
        traits=("vehicle",),
        single="vehicle",
    ),
    equipment(
        "Codex of the Edenic Groundskeepers",
        While(Acting(HOST) & ActionIs("bleed"), Bonus(STEALTH, -2)),
        While(ByThisCard() & ~TargetControls(MINION & READY_REGION & READY), Bonus(BLEED, 3)),
        CanAct(Bleed(), blood=1, given=BearerIs(VAMPIRE)),
    ),
    equipment("Heart of Nizchetus", Can(Churn(3), when=("unlock",), limit=ONCE_A_TURN, given=BearerIn("ready"))),
    ally(
        "Aggressive Corpse",
        3,
        2,
        0,
        CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & FOES)),
        Cannot("be aimed at with dom", THIS),
        Cannot("be aimed at with pre", THIS),
        Cannot("be dodged", THIS),
        Cannot("gain blood", THIS),
        traits=("zombie",),
    ),
    ally(
        "Screamer",
        1,
        1,
        1,
        Can(
            Gain(Bonus(STEALTH, -1, THIS), ACTING, "action"),
            cost=Burn(THIS),
            when=("A", "B"),
            given=ActorIs(OF_PREY) | ActorIs(OF_PREDATOR),
        ),
        Can(FailAction(), cost=Burn(THIS), when=("announced",), given=AimedAtCard(Cards(ALLY & MINE)) & ~ActorIs(MINE)),
        traits=("wraith",),
    ),
    retainer(
        "Szlachta Bodyguard",
        life=2,
        abilities=(
            Can(PreventDamage(1), cost=Bow(THIS), when=("damage",), role="fighting"),
            Can(
                FailAction(),
                cost=Burn(THIS),
                when=("A", "announced", "B", "C"),
                given=AimedAtCard(Cards(MINION & MINE)) & ~ActorIs(MINE),
            ),
        ),
        traits=("ghoul",),
    ),
    ally(
        "The Vozhd of Szczecin",
        5,
        4,
        0,
        FLESH,
        CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & FOES)),
        Can(
            PreventDamage(2),
            cost=Choose(Cards(In("hand") & Asks("pro")), Discard()),
            when=("damage",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
        Can(
            Straighten(THIS),
            cost=Choose(Cards(VAMPIRE & MINE & READY_REGION & OfClan("Tzimisce")), BurnBlood(1, THAT)),
            when=("A", "announced", "B", "C"),
            given=~YourTurn(),
            limit=ONCE_A_TURN,
        ),
        traits=("ghoul",),
    ),
    equipment(
        "Unlicensed Taxicab",
        While(Acting(HOST) & (ActionIs("hunt") | ActionIs("recruit") | ActionIs("employ")), Bonus(STEALTH, 1)),
        Trigger(
            "forced reaction",
            "blocks",
            Cards(VAMPIRE & Titled(("prince", "archbishop"))),
            Burn(THIS),
            must=True,
            given=Acting(HOST),
        ),
        stealth=2,
        traits=("vehicle",),
        single="vehicle",
    ),
    ally(
        "Fiorella, Empty One",
        1,
        1,
        1,
        Can(Stealth(1), cost=Bow(THIS), when=("B",), given=ActorIs(MINE & DEAD) & ~ActorIs(ItSelf())),
        Can(Intercept(1, BLOCKING), cost=Bow(THIS), when=("B",), given=BlockerIs(MINE & DEAD) & ~BlockerIs(ItSelf())),
        traits=("wraith",),
    ),
    ally(
        "Freakish Conglomeration",
        3,
        3,
        1,
        each_phase("unlock", YOU, BurnBlood(1, THIS)),
        CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & FOES)),
        ways=tuple([at(needs, Recruit(n)) for needs, n in (("obl", 3), ("tha", 3), ("OBL", 4), ("THA", 4))]),
        traits=("zombie",),
    ),
    ally(
        "Heartrender",
        1,
        1,
        1,
        CanAct(
            Burn() >> RemoveFromGame(THIS), at=Cards((ALLY | RETAINER) & ~Trait("zombie") & ~Trait("wraith")), stealth=1
        ),
        traits=("wraith",),
    ),
    ally(
        "Spectral Servitor",
        1,
        1,
        1,
        AsVampire(("obl",), ("modifier", "reaction", "combat")),
        ways=(
            at("obl", RecruitAtOnce() >> AsLongAsThis(each_phase("unlock", YOU, Burn(THIS)), PLACED)),
            at(
                "OBL",
                RecruitAtOnce() >> AsLongAsThis(each_phase("unlock", YOU, PayOr(BurnPool(1), Burn(THIS))), PLACED),
            ),
        ),
        traits=("wraith",),
    ),
)
