"""Actions that need no Discipline."""

from __future__ import annotations

from coterie.games.vtes.cards.actions.habits import (
    A_LOCATION,
    EAT_AN_ALLY,
    FOE,
    FOE_VAMPIRE,
    LOCKED_FOE,
    MANEUVER_IN_ACTION,
    YOUNG,
    win,
)
from coterie.games.vtes.cards.definition import Card, card, each_phase, plain, those
from coterie.games.vtes.cards.habits import DEAD_ALLY, ON_IT, REBEL, UNLOCK
from coterie.games.vtes.numbers import ANARCH, BLEED, CAMARILLA, CAPACITY, HAND_SIZE, INTERCEPT, SABBAT, STEALTH, VOTES
from coterie.games.vtes.words.asked import IsDown, IsUnlocked, NoFreeAction
from coterie.games.vtes.words.blocking import UnlockAndBlock
from coterie.games.vtes.words.bonds import PLACED, IsMarked, LayAfterwards, Mark
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    ActorIs,
    BlockerIs,
    Controls,
    InCombatWith,
    InQueued,
    IsA,
    LiesIn,
)
from coterie.games.vtes.words.corruption import corrupt_to
from coterie.games.vtes.words.costs import Costlier
from coterie.games.vtes.words.counting import Copies
from coterie.games.vtes.words.deeds import Bleed, Embrace, EnterCombat, FeedByHunt, HuntBy
from coterie.games.vtes.words.fighting import Maneuver, MayLater, OneOf, Press
from coterie.games.vtes.words.gatherings import AtPrey, Duel, RevealCrypt
from coterie.games.vtes.words.hands import EquipFromHand, PeekHand
from coterie.games.vtes.words.involved import ANOTHER, Exposed, IsActing, IsBlocking, OtherThan
from coterie.games.vtes.words.learning import Masters, TeachSuperior
from coterie.games.vtes.words.methuselahs import COULD_BLOCK, HasEdge
from coterie.games.vtes.words.permanents import WHOSE, BearerIs, ControllerOf, PutInPlay, PutOn
from coterie.games.vtes.words.politics import Calls
from coterie.games.vtes.words.raising import Raise
from coterie.games.vtes.words.remembered import Note, Noted
from coterie.games.vtes.words.resources import (
    AddBlood,
    BurnBlood,
    BurnEdge,
    BurnPool,
    GainBlood,
    GainPool,
    MasterAction,
    MoveBlood,
    MoveUpTo,
)
from coterie.games.vtes.words.rounds import CardPlayed, WasQueued
from coterie.games.vtes.words.selves import (
    ACTING,
    BLOCKING,
    EQUIPMENT,
    ME,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OLDER,
    OPPOSING,
    PREY,
    READY_REGION,
    TITLED,
    TORPID,
    VAMPIRE,
    YOUNGER,
    Asks,
    Called,
    OfClan,
    OfSect,
    Titled,
    Trait,
)
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.stores import KeptHere, PlaysKept, Store
from coterie.games.vtes.words.terms import Having
from coterie.games.vtes.words.this_action import InThisAction
from coterie.games.vtes.words.told import CityOf, TitleOf
from coterie.games.vtes.words.tolls import Toll
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Banish, Burn, ShuffleIn
from coterie.games.vtes.words.which_cards import IsHost, OldestOfAll
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Target, Trigger
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import FOES, MINE, READY, In, Rated
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Bonus, Cannot, Sets, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import ChooseOne, If, May, Pay
from coterie.words.filters import ANYTHING, Filter
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

OTHER_VAMPIRE = Target("that", Cards(VAMPIRE & ANOTHER))
READY_ANARCH = VAMPIRE & READY_REGION & OfSect(ANARCH)
COPIES = Copies("Creeping Sabotage")
LATER_UNLOCK = Gain(Can(Straighten(ME), cost=BurnBlood(1), when=("in discard phase",), limit=Limit("turn")), ME, "turn")
A_FOE = MINION & READY_REGION & FOES
WEAK = Target("that", Cards(MINION & READY_REGION & FOES & Exposed(3)))
EITHER = MayLater(OneOf((Maneuver(), Press())), "action")
RISE_AFTER = AtEnd("action", If(LiesIn("ready"), Straighten(ME)))
FOREIGN_TITLES = InThisAction(Bonus(VOTES, -1, Cards(VAMPIRE & TITLED & ~Titled(("baron",)))))
OLDEST_HAQIM = VAMPIRE & READY_REGION & OfClan("Banu Haqim")
FIEFS = (
    ("Seattle", OfClan("Gangrel") | OfClan("Gangrel antitribu")),
    ("New York", OfClan("Brujah") | OfClan("Brujah antitribu")),
    ("Boston", OfClan("Toreador") | OfClan("Toreador antitribu")),
    ("Corte", None),
    ("Perth", None),
    ("Los Angeles", None),
)
ANY = 99  # cards
TEMPT = corrupt_to(Steal())
DOWN = Cards(VAMPIRE & TORPID & OF_PREY)
NEIGHBOURS = VAMPIRE & (OF_PREY | OF_PREDATOR)
STRAYED = ~BearerIs(OfSect(ANARCH))
DONOR = Bound("donor")
JUMP_IN = Bow() >> Gain(Cannot("strike", THIS), ACTING, ("round",)) >> Duel(THAT, ACTING)
BURIED = Cards(In("ash") & DEAD_ALLY)


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


CARDS: tuple[Card, ...] = (
    card(
        "Abbot",
        plain(PutOn(ME) >> Straighten(ME), stealth=1),
        abilities=(While(ActionIs(at_you=True), Bonus(INTERCEPT, 1)),),
        single="name",
    ),
    card(
        "Abuse of Power",
        plain(  # whichever of the two is left, the controller of the opposing minion pays
            Gain(win(BurnPool(1, ControllerOf(OPPOSING))), ME, "action")
            + Gain(win(BurnPool(1, ControllerOf(THIS))), THAT, "action")
            + EnterCombat(),
            targets=(FOE,),
            stealth=1,
        ),
    ),
    card("Ambush", plain(MANEUVER_IN_ACTION + EnterCombat(), targets=(LOCKED_FOE,))),
    card("Anonymous Freight", plain(EquipFromHand(EQUIPMENT & ~Trait("location")), stealth=3, of=VAMPIRE)),
    card(
        "Aranthebes, The Immortal",
        plain(PutInPlay(), stealth=1),
        abilities=(
            Can(
                Choose(Cards(MINION & OF_PREDATOR), Gain(Bonus(STEALTH, -1, THIS), THAT, "action")),
                cost=Bow(THIS),
                when=("A", "B"),
            ),
            While(
                IsUnlocked() & ActionIs("bleed", at_you=True),
                Bonus(BLEED, -1, Cards(IsActing() & VAMPIRE & Rated(CAPACITY, most=4))),
            ),
            CanAct(ShuffleIn(THIS), "anybody", VAMPIRE & Rated(CAPACITY, least=5)),
        ),
    ),
    card("Arson", plain(Burn(), targets=(Target("that", Cards(Trait("location"))),)), replaced="action"),
    card("Art Scam", plain(GainPool(2), stealth=1)),
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
    card(
        "Augury of Doom",
        plain(PutInPlay(), stealth=1, given=~Controls(Called("Augury of Doom"))),
        abilities=(
            each_phase("unlock", PREY, BurnPool(Count(DOWN), PREY)),
            *[
                Trigger("forced reaction", kind, Cards(which), Burn(THIS), must=True, given=~Exists(DOWN))
                for kind, which in (
                    *[(kind, ANYTHING) for kind in ("rise", "burn", "remove", "uncontrol", "control", "board")],
                    ("contest", OF_PREY),
                )
            ],
            Trigger("would", "oust", PREY, Burn(THIS), must=True),
            Trigger("forced reaction", "withdraw", EVERYBODY, Burn(THIS), must=True, given=~Exists(DOWN)),
        ),
    ),
    card(
        "Big Game",
        plain(EnterCombat(), targets=(Target("that", Cards(A_FOE & ~Trait("red list"))),)),
        plain(EITHER + RISE_AFTER + EnterCombat(), targets=(Target("that", Cards(A_FOE & Trait("red list"))),)),
        replaced="action",
    ),
    card("Bum's Rush", plain(MayLater(Maneuver(), "action") + EnterCombat(), targets=(FOE,)), replaced="action"),
    card("Childe of the Revolution", plain(Embrace("anarch-childe", hungry=True), stealth=1)),
    card(
        "Clandestine Contract",
        plain(PutOn() >> Mark() >> EnterCombat(), targets=(FOE,), stealth=1),
        abilities=(CanAct(EnterCombat(HOST), "anybody", IsMarked(), 1),),
        traits=("contract",),
    ),
    card("Computer Hacking", plain(Bleed(1))),
    card(
        "Constant Revolution",
        plain(PutInPlay(1), stealth=1),
        abilities=(
            each_phase("unlock", YOU, PutCounters("counter", 1, THIS)),
            each_phase("unlock", EACH_FOE, Toll(ON_IT, instead="card")),
            CanAct(Burn(THIS), "anybody", VAMPIRE, pool=1),
        ),
    ),
    card("Corruption", plain(TEMPT, targets=(Target("that", Cards(MINION & OF_PREY)),), stealth=1)),
    card(
        "Creeping Sabotage",
        plain(
            If(AtLeast(COPIES, 1), Pay(BurnBlood(COPIES), PutInPlay()), PutInPlay()),
            stealth=1,
        ),
        abilities=(
            each_phase("unlock", YOU, BurnPool(1, PREY)),
            CanAct(Burn(THIS), "anybody"),
        ),
    ),
    card(
        "Dance of the Dead",
        plain(PutInPlay(4), stealth=1),
        abilities=(
            Can(
                OneOf((Maneuver(), Press())),
                cost=RemoveCounters("counter", 1, THIS),
                when=("range", "press"),
                role="mine",
                limit=Limit("combat"),
                given=IsA(DEAD_ALLY),
            ),
        ),
        fades=True,
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
    *[fief(city, proud) for city, proud in FIEFS],
    card(
        "Field Training",
        plain(
            PutOn() >> TeachSuperior() >> Straighten(ME),
            targets=those(VAMPIRE & READY_REGION & MINE & ANOTHER & ~TITLED),
            of=Masters(),
            stealth=1,
        ),
        abilities=(
            Sets("sect", ANARCH, HOST),
            Trigger("forced reaction", "converts", HOST, Burn(THIS), must=True, given=STRAYED),
        ),
        single="name",
    ),
    card(
        "Fiendish Tongue",
        plain(
            Bleed(1, If(IsA(OfClan("Tzimisce")), LATER_UNLOCK)),
            also=InThisAction(Bonus(INTERCEPT, -1, Cards(VAMPIRE & OfSect(ANARCH)))),
        ),
    ),
    card("Fifth Tradition: Hospitality", plain(GainBlood(4, THAT), targets=(OTHER_VAMPIRE,), stealth=1)),
    card("Fourth Tradition: The Accounting", plain(AddBlood(3), targets=(YOUNG,), stealth=1)),
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
    card("Haqim's Law: Leadership", plain(GainPool(2, Having(which=OldestOfAll(OLDEST_HAQIM))), stealth=1)),
    card("Harass", plain(MayLater(Press(only_on=True), "action") + EnterCombat(), targets=(WEAK,))),
    card(
        "Inside Dirt",
        plain(If(HasEdge(), BurnEdge() >> BurnBlood(3, THAT)), targets=(Target("that", Cards(VAMPIRE & FOES)),)),
        plain(AtPrey(If(HasEdge(), BurnEdge() >> BurnPool(3, PREY)))),
    ),
    card(
        "Judgment: Camarilla Segregation",
        plain(PutInPlay(), stealth=1),
        abilities=(
            each_phase("unlock", EVERYBODY, BurnPool(1, WHOSE), given=Controls(VAMPIRE & ~OfSect(CAMARILLA), WHOSE)),
            Can(
                Burn(THIS),
                cost=Choose(Cards(VAMPIRE & MINE & ~OfSect(CAMARILLA)), Burn()),
                when=("in master phase",),
                anybodys=True,
            ),
        ),
    ),
    card(
        "Kaymakli Barrier",
        plain(PutOn(), of=VAMPIRE, targets=those(VAMPIRE & READY_REGION & YOUNGER)),
        abilities=(While(ActionIs(undirected=True), Cannot("block", HOST)), Costlier(whose=IsHost(), directed=True)),
        kept=True,
    ),
    card(
        "Khabar: Glory",
        plain(PutOn(ME) >> Straighten(ME), stealth=1, given=NoFreeAction()),
        abilities=(
            Bonus(BLEED, 1),
            Trigger("would", "oust", PREY, GainPool(4), must=True),
            each_phase("unlock", YOU, Burn(THIS)),
        ),
    ),
    card("Mesu Bedshet", plain(RevealCrypt("Ministry", 2, younger=True, shuffles=True), stealth=1)),
    card(
        "Open War",
        plain(PutInPlay(), stealth=1, alone=("game",)),
        abilities=(
            CanAct(EnterCombat(), "anybody", VAMPIRE & OfSect(ANARCH), at=Cards(MINION & READY_REGION & FOES)),
            CanAct(Burn(), "anybody", VAMPIRE & OfSect(ANARCH), pool=2, at=Cards(Trait("location"))),
            Can(
                PutCounters("counter", 1, THIS),
                cost=MasterAction() >> BurnPool(1),
                when=("in master phase",),
                anybodys=True,
            ),
            Trigger("forced reaction", "counter", THIS, Burn(THIS) >> GainPool(4), must=True, given=AtLeast(ON_IT, 4)),
        ),
    ),
    card(
        "Pillars Fall",
        plain(EnterCombat() >> If(IsDown() & LiesIn() & ~WasQueued(), May(LayAfterwards())), targets=(FOE_VAMPIRE,)),
        abilities=(Bonus(BLEED, 1),),
        single="name",
    ),
    card(
        "Pit of Contemplation",
        plain(PutInPlay(1), stealth=1),
        abilities=(
            CanAct(PutCounters("counter", 1, THIS), "controlled", VAMPIRE & OfClan("Hecata"), 1),
            Can(
                Choose(Cards(NEIGHBOURS & Rated(CAPACITY, most=Times(1, ON_IT, -1))), Banish() >> Burn(THIS)),
                when=("unlock",),
            ),
            CanAct(Burn(THIS), "anybody", VAMPIRE),
        ),
    ),
    card(
        "Psychophagia",
        plain(HuntBy(Pay(EAT_AN_ALLY, ChooseOne((FeedByHunt(3), FeedByHunt(2) >> Straighten(ME)))))),
    ),
    card(
        "Reunion Kamut",
        plain(
            AddBlood(2),
            targets=(Target("that", Cards(Trait("black hand") & VAMPIRE & In("uncontrolled"))),),
            stealth=1,
        ),
    ),
    card("Rewilding", plain(BurnPool(2, ControllerOf(THAT)) + Burn(), targets=(A_LOCATION,))),
    card(
        "Rumble",
        plain(
            Gain(While(InCombatWith() & ~InQueued(), Bonus(HAND_SIZE, 1, YOU)), ME, "action")
            + AtEnd("action", If(~LiesIn("ready"), BurnPool(1)))
            + EnterCombat(),
            targets=(FOE,),
        ),
    ),
    card(
        "SchreckNET",
        plain(PutInPlay() >> If(IsA(Rated(CAPACITY, least=6)), UNLOCK), stealth=1),
        abilities=(Trigger("reaction", "enacted", EVERYBODY, Choose(EACH_FOE, PeekHand(THAT)), cost=Bow(THIS)),),
    ),
    card(
        "Sheepdog",
        plain(GainBlood(4) + PutOn(ME), of=VAMPIRE),
        abilities=(
            Cannot("unlock", HOST),
            each_phase("unlock", YOU, Burn(THIS)),
        ),
    ),
    card(
        "Split the Veil",
        plain(PutInPlay(2), stealth=1),
        abilities=(
            Can(
                RemoveCounters("counter", 1, THIS) >> Note("used"),
                when=("unlock",),
                limit=Limit("turn", times=2, by="name", seat=True),
                given=~Noted("used", said="used for this"),
            ),
            Trigger(
                "forced reaction",
                "lift",
                THIS,
                Burn(THIS) >> Choose(BURIED, Raise()),
                must=True,
                given=~AtLeast(ON_IT, 1),
            ),
        ),
    ),
    card("The Embrace", plain(Embrace("new-childe", hungry=True, learns=False), stealth=1)),
    card(
        "The Gate of Acheron",
        plain(PutInPlay(1), stealth=1),
        abilities=(
            each_phase("unlock", YOU, PutCounters("counter", 1, THIS)),
            each_phase("unlock", PREY, Toll(ON_IT, instead="ash")),
            CanAct(
                PutCounters("counter", 1, THIS),
                "controlled",
                VAMPIRE & OfClan("Hecata") & Rated(CAPACITY, least=4),
                1,
            ),
            CanAct(Burn(THIS), "anybody", VAMPIRE),
        ),
    ),
    card(
        "The Status Perfectus",
        plain(PutInPlay(), stealth=1),
        abilities=(
            Can(
                Choose(
                    Cards(REBEL), Choose(Cards(READY_ANARCH & OtherThan("donor")), MoveBlood(DONOR, THAT)), name="donor"
                ),
                when=("in master phase",),
                limit=ONCE_A_TURN,
            ),
            Trigger(
                "reaction",
                "fights",
                BLOCKING,
                Choose(Cards(REBEL & READY & ~IsBlocking()), JUMP_IN),
                cost=Bow(THIS),
                given=BlockerIs(VAMPIRE & OfSect(ANARCH)) & ActorIs(READY_REGION),
            ),
        ),
    ),
    card(
        "Thing",
        plain(
            AddBlood(2), targets=(Target("that", Cards(In("uncontrolled") & VAMPIRE & OfClan("Gangrel"))),), stealth=1
        ),
    ),
    card("Third Tradition: Progeny", plain(Embrace("progeny", idle=True) >> MoveUpTo(ME, PLACED, 2), stealth=1)),
    card(
        "Under Siege",
        plain(PutInPlay(3), stealth=1),
        abilities=(
            Can(
                Choose(Cards(VAMPIRE & MINE & READY_REGION & OfSect(SABBAT)), UnlockAndBlock(1, THAT)),
                cost=RemoveCounters("counter", 1, THIS),
                when=("A",),
                limit=Limit("action"),
                given=COULD_BLOCK,
            ),
        ),
        fades=True,
    ),
    card("Waters of Duat", plain(Embrace("childe-of-the-ministry", hungry=True), stealth=1)),
)
