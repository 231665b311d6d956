"""More action cards: fights that are sought, what is laid on the acting vampire, claims to cities, gains (VR-6.9)."""

from __future__ import annotations

from itertools import combinations

from coterie.games.vtes.cards.definition import Card, at, card, each_phase, plain
from coterie.games.vtes.cards.habits import LOCKED_FOE, MANEUVER, PRESS
from coterie.games.vtes.numbers import BLEED, BLEED_LOSS, CLAWS, HAND_SIZE, INTERCEPT, SABBAT, STEALTH, STRENGTH, VOTES
from coterie.games.vtes.words.asked import InPhase
from coterie.games.vtes.words.bonds import PLACED, IsMarked, Mark
from coterie.games.vtes.words.circumstances import Acting, ActionIs, ActorIs, AimedAt, InCombatWith, LiesIn
from coterie.games.vtes.words.corruption import corrupt_to
from coterie.games.vtes.words.deeds import Bleed, Embrace, EnterCombat, Steal
from coterie.games.vtes.words.fighting import Maneuver, MayLater, Press
from coterie.games.vtes.words.gatherings import AtPrey, Duel, RevealCrypt
from coterie.games.vtes.words.hands import EquipFromHand, OpenHand
from coterie.games.vtes.words.involved import ANOTHER, Exposed, IsActing
from coterie.games.vtes.words.methuselahs import HasEdge, Neighbours
from coterie.games.vtes.words.outcomes import FeedTheLast, OneOf
from coterie.games.vtes.words.permanents import CONTROLLER, AsLongAsThis, BearerIs, PutOn
from coterie.games.vtes.words.phases import BleedCap
from coterie.games.vtes.words.politics import Calls
from coterie.games.vtes.words.remembered import UntilUnlock
from coterie.games.vtes.words.resources import (
    AddBlood,
    BurnBlood,
    BurnEdge,
    BurnPool,
    Draw,
    DrawCrypt,
    GainBlood,
    GainPool,
    MoveUpTo,
)
from coterie.games.vtes.words.rounds import CardPlayed
from coterie.games.vtes.words.selves import (
    ALLY,
    EQUIPMENT,
    ME,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OLDER,
    PREY,
    READY_REGION,
    RETAINER,
    TITLED,
    VAMPIRE,
    YOUNGER,
    Asks,
    Called,
    Knows,
    OfClan,
    OfSect,
    Titled,
    Trait,
)
from coterie.games.vtes.words.stealing import InThisAction, UnlockAndBlock
from coterie.games.vtes.words.stores import KeptHere, PlaysKept, Store
from coterie.games.vtes.words.terms import Having
from coterie.games.vtes.words.told import CityOf, TitleOf, Told
from coterie.games.vtes.words.tolls import PayOr
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import IsHost, LiesOn, OldestOfAll
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, In
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.moving import Return
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import Effect, If
from coterie.words.filters import ANYTHING, Filter
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

A_FOE = MINION & READY_REGION & FOES
FOE = Target("that", Cards(A_FOE))
WEAK = Target("that", Cards(MINION & READY_REGION & FOES & Exposed(3)))
THEN_MANEUVER = MayLater(Maneuver(), "action")
EITHER = MayLater(OneOf((Maneuver(), Press())), "action")
RISE_AFTER = AtEnd("action", If(LiesIn("ready"), Straighten(ME)))
YOUNG = Cards(In("uncontrolled") & VAMPIRE & YOUNGER)
YOUNG_MAD = Target("that", Cards(VAMPIRE & YOUNGER & Knows("dem") & In("uncontrolled")))
FOREIGN_TITLES = InThisAction(Bonus(VOTES, -1, Cards(VAMPIRE & TITLED & ~Titled(("baron",)))))
OLDEST_HAQIM = VAMPIRE & READY_REGION & OfClan("Banu Haqim")
NEIGHBOURS = MINION & (OF_PREY | OF_PREDATOR)
ONCE_A_COMBAT = Limit("combat")
FIEFS = (
    ("Seattle", OfClan("Gangrel") | OfClan("Gangrel antitribu")),
    ("New York", OfClan("Brujah") | OfClan("Brujah antitribu")),
    ("Boston", OfClan("Toreador") | OfClan("Toreador antitribu")),
    ("Corte", None),
    ("Perth", None),
    ("Los Angeles", None),
)


def fief(city: str, proud: Filter | None) -> Card:
    """Return the card that makes an Anarch the baron of a city, with one more vote for some clans."""
    given = Acting(HOST) & ActionIs("political")
    own = () if proud is None else (While(given & BearerIs(VAMPIRE & proud), Bonus(VOTES, 1)),)
    return card(
        f"Fee Stake: {city}",
        plain(PutOn(ME), stealth=1),
        abilities=(
            TitleOf("title", "baron", city=city),
            CityOf("city", city),
            *own,
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE, stealth=1, also=FOREIGN_TITLES),
        ),
        traits=("title",),
    )


def illegal(needs: tuple[str, ...]) -> Effect:
    """Return a bleed with what each Discipline adds to it."""
    return Bleed(1 if "pre" in needs else 0, Straighten(ME) if "cel" in needs else None)


OWN_OTHER = Target("that", Cards(MINION & MINE & ANOTHER))
GATHER = PutOn(ME) >> AsLongAsThis(Bonus(INTERCEPT, 2, THIS))
HUNTER, HUNTED = Bound("predator's vampire"), Bound("prey's vampire")

ANY = 99  # cards
ONE_AT_MOST = InThisAction(BleedCap(BLEED_LOSS, 1, EVERYBODY))
TEMPT = corrupt_to(Steal())

ERRANDS: tuple[Card, ...] = (
    card("Corruption", plain(TEMPT, targets=(Target("that", Cards(MINION & OF_PREY)),), stealth=1)),
    card(
        "Clandestine Contract",
        plain(PutOn() >> Mark() >> EnterCombat(), targets=(FOE,), stealth=1),
        abilities=(CanAct(EnterCombat(HOST), "anybody", IsMarked(), 1),),
        traits=("contract",),
    ),
    card(
        "Anima Gathering",
        at("aus", GATHER, targets=(OWN_OTHER,), stealth=1),
        at("AUS", GATHER >> AsLongAsThis(Bonus(BLEED, 1, THIS)), targets=(OWN_OTHER,), stealth=1),
        abilities=(
            Trigger("would", "straighten", HOST, Cancel(), given=InPhase("unlock")),
            Trigger("forced reaction", "straighten", HOST, Burn(THIS), must=True),
        ),
    ),
    card(
        "Night Moves",
        *[
            at(needs, Bleed(0, None, THAT), targets=(Target("that", Neighbours()),), also=ONE_AT_MOST, stealth=n)
            for needs, n in (("obf", 3), ("OBF", 6))
        ],
    ),
    card(
        "Pulse of the Canaille",
        at("aus", Gain(OpenHand(EACH_FOE), ME, "turn"), stealth=1),
        at("AUS", PutOn(ME), stealth=1),
        abilities=(Bonus(BLEED, 2),),
        single="name",
    ),
    card(
        "Gift of Proteus",
        plain(PutOn(ME) >> Choose(Cards(In("hand") & Asks("pro")), Store(on=PLACED), 0, ANY), stealth=1),
        abilities=(
            PlaysKept(IsHost()),
            CardPlayed(
                "forced reaction", "show", Cards(ANYTHING), Burn(THIS), must=True, given=~AtLeast(KeptHere(), 1)
            ),
        ),
        single="name",
    ),
    card(
        "Taunt the Caged Beast",
        at("ani", THEN_MANEUVER + EnterCombat(), targets=(Target("that", Cards(VAMPIRE & READY_REGION & FOES)),)),
        at(
            "ANI",
            Duel(HUNTER, HUNTED) >> FeedTheLast(HUNTER, HUNTED, 4),
            targets=(
                Target("predator's vampire", Cards(VAMPIRE & READY_REGION & OF_PREDATOR)),
                Target("prey's vampire", Cards(VAMPIRE & READY_REGION & OF_PREY)),
            ),
            given=AtLeast(Count(EVERYBODY), 3),
        ),
    ),
    card("Mesu Bedshet", plain(RevealCrypt("Ministry", 2, younger=True, shuffles=True), stealth=1)),
    card(
        "Atonement",
        plain(PutOn(ME), stealth=1),
        abilities=(
            Bonus(INTERCEPT, 1),
            While(ActorIs(VAMPIRE & ~OLDER), Cannot("lock for blocking", HOST)),
            CanAct(Burn(THIS), "anybody", VAMPIRE & ~OfClan("Ministry")),
            CanAct(Burn(THIS), "anybody", VAMPIRE & OfClan("Ministry"), -1),
        ),
    ),
    *[fief(city, proud) for city, proud in FIEFS],
    card("The Embrace", plain(Embrace("new-childe", hungry=True, learns=False), stealth=1)),
    card(
        "Illegalism",
        *[
            at(" ".join(needs), illegal(needs), stealth=1 if "chi" in needs else None)
            for n in (1, 2, 3)
            for needs in combinations(("cel", "chi", "pre"), n)
        ],
    ),
    card("Flurry of Action", at("cel", Bleed(0, Draw(2))), at("CEL", Bleed(0, Straighten(ME)))),
    card("Harass", plain(MayLater(Press(only_on=True), "action") + EnterCombat(), targets=(WEAK,))),
    card(
        "Big Game",
        plain(EnterCombat(), targets=(Target("that", Cards(A_FOE & ~Trait("red list"))),)),
        plain(EITHER + RISE_AFTER + EnterCombat(), targets=(Target("that", Cards(A_FOE & Trait("red list"))),)),
        replaced="action",
    ),
    card(
        "Nose of the Hound",
        at("aus", THEN_MANEUVER + EnterCombat(), targets=(LOCKED_FOE,), stealth=1),
        at("spi", THEN_MANEUVER + THEN_MANEUVER + EnterCombat(), targets=(LOCKED_FOE,), stealth=1),
        at("SPI", THEN_MANEUVER + THEN_MANEUVER + EnterCombat(), targets=(FOE,), stealth=1),
    ),
    card("Art Scam", plain(GainPool(2), stealth=1)),
    card("Haqim's Law: Leadership", plain(GainPool(2, Having(which=OldestOfAll(OLDEST_HAQIM))), stealth=1)),
    card(
        "Inside Dirt",
        plain(If(HasEdge(), BurnEdge() >> BurnBlood(3, THAT)), targets=(Target("that", Cards(VAMPIRE & FOES)),)),
        plain(AtPrey(If(HasEdge(), BurnEdge() >> BurnPool(3, PREY)))),
    ),
    card(
        "The Call",
        at("aus dem", AddBlood(2), targets=(YOUNG_MAD,), stealth=1),
        at("AUS DEM", AddBlood(3), targets=(YOUNG_MAD,), stealth=1),
    ),
    card(
        "Clotho's Gift",
        at("obf", DrawCrypt(), stealth=1),
        at("tem", AddBlood(2), targets=(Target("that", YOUNG),), stealth=1),
        at("TEM", PutOn(ME) >> Bow(PLACED), stealth=1),
        abilities=(Can(Straighten(HOST), cost=Bow(THIS) >> BurnBlood(1, HOST), when=("minion",)),),
    ),
    card(
        "Loss",
        *[
            at("qui", Burn(), targets=(Target("that", Cards(which & LiesOn(NEIGHBOURS))),))
            for which in (EQUIPMENT, Trait("location"))
        ],
        at("QUI", Bleed(2)),
    ),
    card(
        "Eternal Vigilance",
        plain(PutOn(ME), stealth=1),
        abilities=(
            Can(
                UnlockAndBlock(),
                cost=BurnBlood(1, HOST),
                when=("A",),
                given=BearerIs(OfSect(SABBAT) & READY_REGION),
                limit=ONCE_AN_ACTION,
            ),
            Trigger("forced reaction", "torpor", HOST, Burn(THIS), must=True),
        ),
    ),
    card(
        "Shadow of the Beast",
        at("pro", PutOn(ME) >> AsLongAsThis(MANEUVER, ME)),
        at("PRO", PutOn(ME) >> AsLongAsThis(MANEUVER, ME) >> AsLongAsThis(PRESS, ME)),
        single="name",
    ),
    card("Arson", plain(Burn(), targets=(Target("that", Cards(Trait("location"))),)), replaced="action"),
    card("Third Tradition: Progeny", plain(Embrace("progeny", idle=True) >> MoveUpTo(ME, PLACED, 2), stealth=1)),
    card(
        "Gear Up",
        at("nec", Straighten(ME) + Choose(Cards(In("ash") & ~VAMPIRE), Return()), stealth=1),
        at("pre", Straighten(ME) + Gain(Bonus(STEALTH, 1, THIS), ME, "turn"), stealth=1),
        at("vic", Straighten(ME) + UntilUnlock(Bonus(STRENGTH, 1, THIS)), stealth=1),
    ),
    card(
        "Mantle of the Bestial Majesty",
        at("pro", Straighten(ME) + UntilUnlock(Told(CLAWS, 1, THIS)), stealth=1),
        at(
            "PRO",
            Straighten(ME) + UntilUnlock(Told(CLAWS, 1, THIS)) + UntilUnlock(Bonus(STRENGTH, 1, THIS)),
            stealth=1,
        ),
    ),
    card(
        "Blithe Acceptance",
        *[
            at(needs, PutOn(ME) >> AsLongAsThis(Trigger("forced reaction", "meets", HOST, does, must=True), PLACED))
            for needs, does in (("obf", Burn(THIS)), ("OBF", PayOr(BurnBlood(1, HOST), Burn(THIS))))
        ],
        abilities=(Bonus(STEALTH, 1),),
        single="name",
    ),
    card(
        "Smash and Grab",
        at("ani", BurnBlood(2, THAT), targets=(Target("that", Cards(ALLY | RETAINER)),), stealth=1),
        at("dem", Bleed(1)),
        at("pot", Burn(), targets=(Target("that", Cards(Trait("location") & (OF_PREY | OF_PREDATOR))),), stealth=1),
    ),
    card(
        "Madman's Quill",
        at("aus dem", Bleed(2)),
        at(
            "AUS DEM",
            PutOn(),
            targets=(Target("that", Cards(MINION & READY_REGION & OF_PREY)),),
            given=~Exists(Cards(Called("Madman's Quill") & LiesOn(MINION & OF_PREY))),
        ),
        abilities=(
            While(ActionIs("bleed") & AimedAt(CONTROLLER), Bonus(BLEED, 1, Cards(IsActing() & VAMPIRE & Knows("dem")))),
            CanAct(Burn(THIS), "anybody", VAMPIRE, blood=2),
        ),
    ),
    card(
        "Reunion Kamut",
        plain(
            AddBlood(2),
            targets=(Target("that", Cards(Trait("black hand") & VAMPIRE & In("uncontrolled"))),),
            stealth=1,
        ),
    ),
    card(
        "Gremlins",
        at("dom", Bleed(1)),
        at("myt", Burn(), targets=(Target("that", Cards(EQUIPMENT & ~Trait("melee weapon"))),), stealth=1),
        at("MYT", Bleed(1), stealth=1),
    ),
    card("Anonymous Freight", plain(EquipFromHand(EQUIPMENT & ~Trait("location")), stealth=3, of=VAMPIRE)),
    card(
        "Rumble",
        plain(
            Gain(While(InCombatWith(), Bonus(HAND_SIZE, 1, YOU)), ME, "action")
            + AtEnd("action", If(~LiesIn("ready"), BurnPool(1)))
            + EnterCombat(),
            targets=(FOE,),
        ),
    ),
    card(
        "Precognizant Mobility",
        *[
            at("aus", Straighten(), targets=(Target("that", Cards(BOWED & which)),), stealth=1)
            for which in (ALLY, VAMPIRE & YOUNGER)
        ],
        at("AUS", Straighten(), targets=(Target("that", Cards(BOWED & VAMPIRE)),), stealth=1),
    ),
    card(
        "Sheepdog",
        plain(GainBlood(4) + PutOn(ME), of=VAMPIRE),
        abilities=(
            Cannot("unlock", HOST),
            each_phase("unlock", YOU, Burn(THIS)),
        ),
    ),
)
