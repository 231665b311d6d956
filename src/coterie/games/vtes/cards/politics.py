"""Political actions (chapter 7)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain
from coterie.games.vtes.numbers import (
    ANARCH,
    BLEED,
    BLOCK_TAX,
    CAMARILLA,
    CAPACITY,
    HAND_SIZE,
    LAIBON,
    MASTER_ACTIONS,
    SABBAT,
    VOTES,
)
from coterie.games.vtes.words.arming import Arm
from coterie.games.vtes.words.bargains import EachNames, PoolForNamed
from coterie.games.vtes.words.bonds import MarkChosen, MarkedMethuselahs
from coterie.games.vtes.words.circumstances import Acting, ActionIs, Controls, InCombatWith, IsA
from coterie.games.vtes.words.comparing import OfClanOf
from coterie.games.vtes.words.counting import BloodOn
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.methuselahs import HasEdge
from coterie.games.vtes.words.permanents import (
    BearerIs,
    ControllerOf,
    GiveAway,
    InDiscardPhase,
    MoveOnto,
    PutInPlay,
    PutOn,
)
from coterie.games.vtes.words.politics import (
    Abstain,
    Allocate,
    BurnPoints,
    Calls,
    ChooseClan,
    ChooseTerm,
    Distribute,
    EachBurns,
    FromTheRich,
    GainPerClan,
    GainVotes,
    HasTitle,
)
from coterie.games.vtes.words.referendums import ANY, STRUCK, THOSE, AllocateWide, ChooseTerms, EdgeWorth, InReferendum
from coterie.games.vtes.words.resources import AddBlood, BurnBlood, BurnEdge, BurnPool, GainBlood, GainPool
from coterie.games.vtes.words.saving import MARKED_SEATS, MarkSeat
from coterie.games.vtes.words.selves import (
    ALLY,
    EQUIPMENT,
    ME,
    MINION,
    OF_PREY,
    OPPOSING,
    PREY,
    READY_REGION,
    RETAINER,
    TITLED,
    TORPID,
    VAMPIRE,
    YOUNGER,
    Called,
    OfClan,
    OfSect,
    OfType,
    Titled,
    Trait,
    X,
)
from coterie.games.vtes.words.terms import (
    BurnForTheDead,
    BurnOf,
    ChooseSeat,
    ChooseSeats,
    GainPerClans,
    Having,
    OfChosenClan,
    Restock,
)
from coterie.games.vtes.words.titles import LoseTitle
from coterie.games.vtes.words.told import CityOf, MasterActions, TitleOf
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Banish, Burn, RemoveFromGame
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, READY, Bearing, In, Rated
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, Rating, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import ChooseOne, Effect, If, IfYouDo
from coterie.words.filters import ANYTHING, Filter
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose
from coterie.words.standing import Standing

ELDERLY = Rated(CAPACITY, least=8)
WAITING_ANYWHERE = In("uncontrolled", "any")
PRISCUS = Titled(("priscus",))
READY_VAMPIRES = VAMPIRE & READY_REGION
OLD_BLOOD = Cards(VAMPIRE & Rated(CAPACITY, least=8))
SPITE = (
    InReferendum(Cannot("cast a ballot", THIS), Cards(VAMPIRE & PRISCUS))
    >> GainVotes(-1, Cards(VAMPIRE & TITLED & ~PRISCUS))
    >> EdgeWorth(2)
)
OWN_ANARCHS = VAMPIRE & READY_REGION & READY & MINE & OfSect(ANARCH)
READY_ANARCHS = Cards(VAMPIRE & READY_REGION & OfSect(ANARCH))
NEONATE = VAMPIRE & READY_REGION & Rated(CAPACITY, most=4)
YOUNG_KIN = Cards(VAMPIRE & YOUNGER & OfClanOf("actor"))
ELDER = VAMPIRE & READY_REGION & Rated(CAPACITY, least=8)
OLD_SABBAT = Cards(VAMPIRE & OfSect(SABBAT) & Rated(CAPACITY, least=7))
ANOTHER_SEAT = ChooseSeat("Methuselah")
A_LOCATION = ChooseTerm(Cards(Trait("location")))


def justicar(clan: str, which: Filter = ANYTHING) -> Card:
    """Return the card that makes a ready vampire of a clan its justicar, perhaps only some of them."""
    those = Cards(VAMPIRE & READY_REGION & OfClan(clan))
    return card(
        f"{clan} Justicar",
        plain(Calls(PutOn(), ChooseTerm(Cards(those.which & which), GainVotes(1, those)))),
        abilities=(TitleOf("title", "justicar"),),
        traits=("title",),
    )


def throne(name: str, title: str, effect: Effect, *more: Standing, terms: Effect | None = None) -> Card:
    """Return a card that gives the acting vampire the title of the city in its name."""
    city = name.partition(": ")[2]
    titles = (TitleOf("title", title, city=city), CityOf("city", city))
    return card(name, plain(Calls(effect, terms)), abilities=(*titles, *more), traits=("title",))


def praxis(city: str, clan: str = "") -> Card:
    """Return the card that makes a Camarilla vampire the prince of a city; of a clan it has a capacity more then."""
    older = (While(BearerIs(OfClan(clan)), Bonus(CAPACITY, 1)),) if clan else ()
    return throne(f"Praxis Seizure: {city}", "prince", PutOn(ME), *older)


def usurped(city: str, clan: str) -> Card:
    """Return the card that makes a Camarilla vampire the prince of a city, and locks a clan that it is not of."""
    of_clan = Cards(VAMPIRE & OfClan(clan))
    ready = Cards(VAMPIRE & READY_REGION & OfClan(clan))
    effect = PutOn(ME) >> If(~IsA(OfClan(clan)), Bow(of_clan))
    return throne(f"Praxis Seizure: {city}", "prince", effect, terms=InReferendum(Bonus(VOTES, 1, THIS), ready))


def crusade(city: str, clan: str = "") -> Card:
    """Return the card that makes a Sabbat vampire the archbishop of a city; of a clan it unlocks later."""
    later = If(IsA(OfClan(clan)), InDiscardPhase(Straighten(ME)))
    return throne(f"Crusade: {city}", "archbishop", PutOn(ME) >> later if clan else PutOn(ME))


CARDS: tuple[Card, ...] = (
    # Titles
    crusade("Amsterdam", "Ventrue antitribu"),
    *[
        crusade(city)
        for city in (
            "Atlanta",
            "Chicago",
            "Detroit",
            "Frankfurt",
            "Houston",
            "Mexico City",
            "Miami",
            "New York",
            "Paris",
            "Philadelphia",
            "Pittsburgh",
            "Toronto",
        )
    ],
    crusade("Barcelona", "Tremere antitribu"),
    crusade("Berlin", "Lasombra"),
    crusade("Brussels", "Toreador antitribu"),
    crusade("Dublin", "Gangrel antitribu"),
    crusade("Geneva", "Malkavian antitribu"),
    crusade("Istanbul", "Tzimisce"),
    crusade("London", "Nosferatu antitribu"),
    crusade("Rome", "Brujah antitribu"),
    crusade("Washington, D.C.", "Ventrue antitribu"),
    *[justicar(clan, OfSect(CAMARILLA)) for clan in ("Malkavian", "Banu Haqim", "Gangrel", "Lasombra")],
    *[
        praxis(city)
        for city in (
            "Amsterdam",
            "Atlanta",
            "Boston",
            "Chicago",
            "Cleveland",
            "Dallas",
            "Dublin",
            "Frankfurt",
            "Houston",
            "London",
            "Miami",
            "Seattle",
            "Washington, D.C.",
            "York",
        )
    ],
    praxis("Athens", "Tremere"),
    praxis("Barcelona", "Tremere"),
    praxis("Berlin", "Ventrue"),
    praxis("Brussels", "Nosferatu"),
    praxis("Cairo", "Ventrue"),
    praxis("Geneva", "Ventrue"),
    praxis("Glasgow", "Gangrel"),
    usurped("Istanbul", "Banu Haqim"),
    praxis("Monaco", "Toreador"),
    praxis("Paris", "Toreador"),
    praxis("Rome", "Brujah"),
    praxis("Stockholm", "Malkavian"),
    usurped("Venice", "Giovanni"),
    *[justicar(clan) for clan in ("Toreador", "Ventrue", "Tremere", "Brujah", "Nosferatu")],
    # Everything else
    card(
        "Alastor",
        plain(
            Calls(PutOn() >> Arm(), ChooseTerm(Cards(READY_VAMPIRES & OfSect(CAMARILLA) & ~Bearing(Called("Alastor")))))
        ),
        abilities=(
            CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & FOES), stealth=1),
            Cannot("diablerise", HOST),
        ),
        single="name",
    ),
    card("Anarchist Uprising", plain(Calls(EachBurns(Cards(MINION))))),
    card(
        "Anarch Salon", plain(Calls(GainBlood(1, READY_ANARCHS) >> GainPool(1, Having(which=OfSect(ANARCH) & VAMPIRE))))
    ),
    card(
        "Anathema",
        plain(Calls(PutOn(), ChooseTerm(Cards(READY_VAMPIRES)))),
        abilities=(
            Trigger(
                "forced reaction",
                "blood",
                HOST,
                GainPool(Rating(CAPACITY, HOST), ControllerOf(OPPOSING)) + Burn(HOST),
                must=True,
                given=~AtLeast(BloodOn(HOST), 1) & InCombatWith(),
            ),
        ),
        kept=True,
    ),
    card(
        "Ancient Influence",
        plain(Calls(EachNames(READY_VAMPIRES) >> PoolForNamed() >> BurnPool(5, EVERYBODY)), alone=("game",)),
    ),
    card("Ancilla Empowerment", plain(Calls(EachBurns(Cards(MINION))))),
    card(
        "Archon",
        plain(Calls(PutOn(), ChooseTerm(Cards(VAMPIRE & OfSect(CAMARILLA))))),
        abilities=(
            CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & FOES), stealth=1),
            While(Acting(HOST), Bonus(BLOCK_TAX, 1, Cards(VAMPIRE))),
            Cannot("be hunted", HOST),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE & OfSect(CAMARILLA), stealth=1),
        ),
    ),
    card("Autarkis Persecution", plain(Calls(EachBurns(Cards(MINION), 1)))),
    card("Banishment", plain(Calls(Banish(), ChooseTerm(Cards(VAMPIRE & READY_REGION & YOUNGER))))),
    card(
        "Camarilla's Iron Fist",
        plain(
            Calls(
                BurnPoints() >> GainPool(1, Bound("Methuselah")),
                ChooseSeat("Methuselah") >> Allocate(5, but="Methuselah"),
            ),
            given=AtLeast(Count(EVERYBODY), 3),
        ),
    ),
    card(
        "Can't Take it with You",
        plain(Calls(GainPool(1, EVERYBODY) >> EachBurns(Cards(EQUIPMENT | RETAINER) | Cards(Trait("location")), -1))),
    ),
    card(
        "Cardinal Benediction",
        plain(Calls(PutOn(), ChooseTerm(OLD_SABBAT, Abstain(Cards(VAMPIRE & ~OfSect(SABBAT)))))),
        abilities=(TitleOf("title", "cardinal"),),
        traits=("title",),
    ),
    card(
        "Cold War",
        plain(
            Calls(
                BurnPool(3, Bound("Methuselah")) + Burn(),
                If(
                    HasTitle(("cardinal", "regent")),
                    ChooseOne((ANOTHER_SEAT >> A_LOCATION, ANOTHER_SEAT, A_LOCATION)),
                    ChooseOne((ANOTHER_SEAT, A_LOCATION)),
                ),
            )
        ),
    ),
    card("Command of the Harpies", plain(Calls(LoseTitle(), ChooseTerm(Cards(READY_VAMPIRES & Titled(("prince",))))))),
    card(
        "Confiscation",
        plain(
            Calls(
                MoveOnto(THAT, Bound("equipment")),
                ChooseTerm(Cards(EQUIPMENT), name="equipment") >> ChooseTerm(Cards(VAMPIRE)),
            )
        ),
    ),
    card("Consanguineous Boon", plain(Calls(GainPerClan(), ChooseClan())), traits=("boon",)),
    card("Consanguineous Condemnation", plain(Calls(Bow(Cards(VAMPIRE & OfChosenClan())), ChooseClan()))),
    card("Conservative Agitation", plain(Calls(BurnPoints(), Allocate(Count(EVERYBODY))))),
    card(
        "Disputed Territory",
        plain(
            Calls(
                GiveAway(THAT, ("forever",), Bound("Methuselah")),
                ChooseTerm(Cards(Trait("location"))) >> ChooseSeat("Methuselah"),
            )
        ),
    ),
    card("Diversity", plain(Calls(GainPerClans()))),
    card("Domain Challenge", plain(Calls(EachBurns(Cards(MINION & BOWED))))),
    card(
        "Eat the Rich",
        plain(Calls(BurnOf(1, 3, TITLED & READY_REGION & VAMPIRE), SPITE >> ChooseSeats())),
    ),
    card("Empires Fall", plain(Calls(BurnOf(1, 3, ELDER), ChooseSeats()))),
    card(
        "Exclusion Principle",
        plain(Calls(EachBurns(Cards(READY_VAMPIRES & (OfSect("Independent") | OfSect(ANARCH))), 1))),
    ),
    card(
        "Expulsion",
        plain(
            Calls(
                Gain(Cannot("react", THIS), THOSE)
                >> Gain(Cannot("block", THIS), THOSE)
                >> Gain(Cannot("vote", THIS), THOSE),
                ChooseTerms(Cards(MINION)),
            )
        ),
    ),
    card(
        "Firebrand",
        plain(Calls(PutOn(ME))),
        abilities=(
            While(ActionIs("political") & BearerIs(OfSect(ANARCH)), Bonus(VOTES, 1)),
            Can(
                Choose(Cards(VAMPIRE & READY_REGION & BOWED & YOUNGER & OfSect(ANARCH)), Straighten()),
                cost=BurnBlood(1, HOST),
                when=("minion",),
                bearers=True,
                given=BearerIs(OfSect(ANARCH)),
                limit=ONCE_A_TURN,
            ),
            Trigger("forced reaction", "torpor", HOST, Burn(THIS), must=True),
        ),
        single="name",
    ),
    card(
        "Honor the Elders",
        plain(
            Calls(
                GainBlood(1, Cards(READY_VAMPIRES & ELDERLY)) + AddBlood(1, Cards(VAMPIRE & ELDERLY & WAITING_ANYWHERE))
            )
        ),
    ),
    card("Justicar Retribution", plain(Calls(Burn(Cards(VAMPIRE & Rated(BLEED, least=3)))))),
    card("Kine Resources Contested", plain(Calls(BurnPoints(), Allocate(4)))),
    card(
        "Legacy of Pander",
        plain(Calls(PutInPlay())),
        abilities=(
            Bonus(VOTES, 1, Cards(VAMPIRE & OfClan("Pander") & ~TITLED)),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE & OfSect(SABBAT), stealth=1),
        ),
    ),
    card("Mark of the Damned", plain(Calls(BurnForTheDead()))),
    card(
        "My Kin Against the World",
        plain(
            Calls(
                Straighten(ME) + Straighten(THOSE),
                If(
                    IsA(OfSect(LAIBON)),
                    ChooseTerms(Cards(YOUNGER & VAMPIRE & OfSect(LAIBON)) | YOUNG_KIN, X(), X()),
                    ChooseTerms(YOUNG_KIN, X(), X()),
                ),
            ),
            alone=("turn",),
        ),
    ),
    card("Neonate Breach", plain(Calls(BurnOf(1, 3, NEONATE), ChooseSeats()))),
    card("Parity Shift", plain(Calls(Distribute(), FromTheRich(3)))),
    card(
        "Patsy",
        plain(
            Calls(
                IfYouDo(BurnEdge(), LoseTitle() + BurnPool(2, ControllerOf(THAT))),
                ChooseTerm(Cards(VAMPIRE & TITLED & ~OfSect(ANARCH))),
            ),
            given=HasEdge(),
        ),
    ),
    card("Permanent Vacation", plain(Calls(RemoveFromGame(), ChooseTerm(Cards(ALLY & READY_REGION))))),
    card("Perpetual Care", plain(Calls(EachBurns(Cards(VAMPIRE & TORPID), -2)))),
    card("Political Stranglehold", plain(Calls(EachBurns(OLD_BLOOD, 3)), alone=("game",))),
    card(
        "Raising the Portcullis",
        plain(Calls(PutInPlay()), given=~Controls(Called("Raising the Portcullis"))),
        abilities=(
            While(Exists(Cards(VAMPIRE & TORPID & OF_PREY)), Bonus(BLEED, 1, Cards(VAMPIRE & MINE))),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE, stealth=1),
        ),
    ),
    card("Reckless Agitation", plain(Calls(BurnPoints(), Allocate(6, others=True)))),
    card("Reinforcements", plain(Calls(Restock(3), ChooseSeats())), leaves=True),
    card(
        "Reins of Power",
        plain(Calls(EachNames(READY_VAMPIRES) >> GainPool(6, EVERYBODY) >> PoolForNamed(burns=True)), alone=("game",)),
    ),
    card(
        "Revolutionary Council",
        plain(
            Calls(
                Bow(THOSE) + BurnPoints() + Burn(STRUCK),
                ChooseTerms(Cards(OWN_ANARCHS), ANY)
                >> AllocateWide(Times(2, Count(THOSE)), Trait("location") | OfType("equipment")),
            )
        ),
    ),
    card(
        "Rumors of Gehenna",
        plain(Calls(PutInPlay() >> MarkChosen(), ChooseSeats())),
        abilities=(
            MasterActions(MASTER_ACTIONS, 2, MarkedMethuselahs(), how="base"),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE, stealth=1),
        ),
    ),
    card(
        "The Meddling of Semsith",
        plain(Calls(PutInPlay() >> MarkSeat(Bound("Methuselah")), ChooseSeat("Methuselah", others=True))),
        abilities=(
            Bonus(HAND_SIZE, -1, YOU),
            Cannot("replace in minion phases", MARKED_SEATS),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE, stealth=1),
        ),
    ),
    card(
        "War of Ages",
        plain(Calls(PutInPlay())),
        abilities=(
            each_phase("unlock", PREY, BurnPool(1, PREY)),
            Trigger("would", "oust", PREY, Burn(THIS) >> GainPool(3), must=True),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE, stealth=1, pool=1),
        ),
    ),
)
