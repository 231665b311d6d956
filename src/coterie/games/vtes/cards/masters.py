"""Master cards: locations, cards put on vampires, disciplines, trifles, and those that cancel (VR-5.2)."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.cards.callings import CALLINGS, discipline
from coterie.games.vtes.cards.definition import Card, card, each_phase, plain
from coterie.games.vtes.cards.habits import ON_IT, WITHOUT_ARCHETYPE
from coterie.games.vtes.cards.locations import LOCATIONS
from coterie.games.vtes.cards.schemes import SCHEMES
from coterie.games.vtes.numbers import (
    ANARCH,
    CAMARILLA,
    CAPACITY,
    HAND_SIZE,
    HUNT,
    INTERCEPT,
    SABBAT,
    STEALTH,
    STRENGTH,
    TRANSFERS,
)
from coterie.games.vtes.words.bonds import IsMarked, Leaving, Mark
from coterie.games.vtes.words.circumstances import Acting, ActionIs, ActorIs, BlockerIs, Controls, FoeIsDown
from coterie.games.vtes.words.costs import Dearer
from coterie.games.vtes.words.damage import PreventDamage
from coterie.games.vtes.words.deeds import EnterCombat, Steal
from coterie.games.vtes.words.fighting import Press
from coterie.games.vtes.words.involved import Fighting, IsActing, OtherThan
from coterie.games.vtes.words.permanents import (
    CONTROLLER,
    WHOSE,
    AsLongAsThis,
    BearerIn,
    ControllerOf,
    FeedHere,
    GiveAway,
    InsteadOfReplacing,
    PutInPlay,
    PutOn,
)
from coterie.games.vtes.words.politics import Calls, CastVotes, GainVotes
from coterie.games.vtes.words.resources import (
    AddBlood,
    BloodToPool,
    BurnBlood,
    BurnPool,
    DrawCrypt,
    GainBlood,
    GainPool,
    MoveSome,
    PoolToBlood,
)
from coterie.games.vtes.words.resources import Transfers as SpendTransfers
from coterie.games.vtes.words.selves import (
    BLOCKING,
    EQUIPMENT,
    MINION,
    OF_PREY,
    PREY,
    READY_REGION,
    TITLED,
    TORPID,
    VAMPIRE,
    Called,
    OfClan,
    OfPath,
    OfSect,
    OfType,
    PrintedTitle,
    X,
)
from coterie.games.vtes.words.stealing import BleedLess, BleedMore, Intercept, Stealth
from coterie.games.vtes.words.tolls import SpendCounters, Toll
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame, Rise
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Target, Trigger
from coterie.words.cards.answered import By, HowMuch, OfSort
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import FOES, MINE, READY, Bearing, In, Rated, With
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Cannot, Counters, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import ChooseOne, May, Pay
from coterie.words.filters import ANYTHING, Filter
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

A_VAMPIRE = Target("that", Cards(VAMPIRE))
OWN_VAMPIRE = Target("that", Cards(VAMPIRE & MINE))
READY_MINION = Target("that", Cards(MINION & READY_REGION))
READY_VAMPIRE = Target("that", Cards(VAMPIRE & READY_REGION))
FED = VAMPIRE & MINE & With("blood")
OWN_TOREADOR, NOSFERATU = Cards(VAMPIRE & READY_REGION & MINE & OfClan("Toreador")), OfClan("Nosferatu")
HOSTESS, GUEST = Bound("Toreador"), Bound("other Toreador")
FREE = While(~ActionIs("bleed"), Cannot("be blocked", THIS))
NO_ARCHETYPE = Target("that", Cards(WITHOUT_ARCHETYPE))
COURT = Cards(VAMPIRE & MINE & READY_REGION & TITLED & OfSect(CAMARILLA))
DEFIED = ActorIs(VAMPIRE & TITLED) | ActionIs("political")
HOST_WON = FoeIsDown(HOST)
EITHER_WAY = ChooseOne((BloodToPool(), PoolToBlood()))
TREMERE = VAMPIRE & READY_REGION & MINE & OfClan("Tremere")
TITHE = ChooseOne((BurnPool(1), Choose(Cards(TREMERE), BurnBlood(1, THAT))))
RESCUE = Choose(Cards(VAMPIRE & TORPID & OfClan("Tremere")), Rise())
QUIET_VAMPIRE = ActionIs(undirected=True) & ActorIs(VAMPIRE)
MALKAVIAN = OfClan("Malkavian")
LOCK_TWO = Choose(Cards(VAMPIRE & READY & OF_PREY), Bow(), 0, 2)
TROUBLE = ChooseOne((LOCK_TWO, Choose(Cards(EQUIPMENT & OF_PREY), Burn())))
TO_MY_PREY = GiveAway(THIS, ("forever",), PREY)
STORE = Choose(Cards(VAMPIRE & MINE & OfClan("Tremere")), BurnBlood(1, THAT) >> PutCounters("counter", 1, THIS))
UNCONTROLLED_TREMERE = Cards(In("uncontrolled") & OfClan("Tremere"))
POUR = Choose(
    UNCONTROLLED_TREMERE,
    AddBlood(Counters("counter", THIS)) >> RemoveCounters("counter", Counters("counter", THIS), THIS),
)


POOL_TO_THIS = BurnPool(1) >> PutCounters("counter", 1, THIS)
BANU_HAQIM, LASOMBRA = OfClan("Banu Haqim"), OfClan("Lasombra")
MINE_TO_VOTE = Cards(VAMPIRE & MINE & READY_REGION)
NO_ANARCH = ~Controls(READY_REGION & VAMPIRE & OfSect(ANARCH), WHOSE)
OWN_SALUBRI = Target("that", Cards(VAMPIRE & MINE & OfClan("Salubri")))
RIVALS = VAMPIRE & READY_REGION & FOES
HUNTER = Bound("Banu Haqim")
PREY_OF_CONTRACT = Target("that", Cards(MINION & OF_PREY))


def hunting_ground(name: str, which: Filter = ANYTHING, amount: int = 1) -> Card:
    """Return a hunting ground: a ready vampire of yours gains blood in each of your unlock phases, perhaps only some."""
    ability = Can(FeedHere(amount, which), when=("unlock",), limit=ONCE_A_TURN)
    return card(name, plain(PutInPlay()), abilities=(ability,), traits=("hunting ground",))


def feeding(name: str, clan: str) -> Card:
    """Return a location that adds a blood to an uncontrolled vampire of a clan, locked in the influence phase."""
    add = Choose(Cards(In("uncontrolled") & OfClan(clan)), AddBlood(1))
    return card(name, plain(PutInPlay()), abilities=(Can(add, cost=Bow(THIS), when=("influence",)),))


def hiding(name: str, clan: str) -> Card:
    """Return a location that is locked to give an acting vampire of yours of a clan 1 stealth."""
    given = ActorIs(VAMPIRE & OfClan(clan))
    return card(name, plain(PutInPlay()), abilities=(Can(Stealth(1), cost=Bow(THIS), when=("B",), given=given),))


def watching(name: str, which: Filter) -> Card:
    """Return a location that is locked to give a blocking minion of yours 1 intercept."""
    given = BlockerIs(which & MINE)
    ability = Can(Intercept(1, BLOCKING), cost=Bow(THIS), when=("B",), given=given)
    return card(name, plain(PutInPlay()), abilities=(ability,))


def proud(name: str, which: Filter, **more: Any) -> Card:
    """Return a card on a vampire that costs a Methuselah who blocks it 1 pool."""
    toll = BurnPool(1, ControllerOf(BLOCKING))
    ability = Trigger("forced reaction", "blocks", Cards(MINION), toll, must=True, given=Acting(HOST))
    return card(name, plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & which)),)), abilities=(ability,), **more)


MASTERS: tuple[Card, ...] = (
    hunting_ground("Uptown Hunting Ground"),
    hunting_ground("Academic Hunting Ground"),
    hunting_ground("Society Hunting Ground"),
    hunting_ground("Slum Hunting Ground"),
    hunting_ground("Asylum Hunting Ground"),
    hunting_ground("Zoo Hunting Ground"),
    hunting_ground("Underworld Hunting Ground"),
    hunting_ground("Warzone Hunting Ground"),
    hunting_ground("Temple Hunting Ground"),
    hunting_ground("Political Hunting Ground"),
    hunting_ground("Biotech Company Hunting Ground"),
    hunting_ground("Library Hunting Ground"),
    hunting_ground("Papillon", TITLED, 2),
    hunting_ground("Park Hunting Ground"),
    feeding("Ecoterrorists", "Gangrel"),
    feeding("Arcane Library", "Tremere"),
    feeding("Art Museum", "Toreador"),
    *LOCATIONS,
    *CALLINGS,
    *SCHEMES,
    discipline("Dominate", "dom"),
    discipline("Auspex", "aus"),
    discipline("Presence", "pre"),
    discipline("Animalism", "ani"),
    discipline("Celerity", "cel"),
    discipline("Obfuscate", "obf"),
    discipline("Oblivion", "obl"),
    discipline("Potence", "pot"),
    discipline("Protean", "pro"),
    hiding("The Labyrinth", "Nosferatu"),
    hiding("Backways", "Gangrel"),
    hiding("Opium Den", "Ministry"),
    hiding("Elysian Fields", "Lasombra"),
    watching("Market Square", VAMPIRE & OfClan("Banu Haqim")),
    watching("Kumpania", VAMPIRE & OfClan("Ravnos") & Rated(CAPACITY, least=5)),
    proud("Aching Beauty", OfClan("Toreador")),
    proud("Terrifying Visage", READY_REGION & OfPath("Cathari") & ~Bearing(Called("Terrifying Visage")), single="name"),
    card(
        "Anarch Railroad",
        plain(PutInPlay()),
        abilities=(
            Can(Stealth(1, anybodys=True), cost=Bow(THIS), when=("B",), given=ActorIs(VAMPIRE & OfSect(ANARCH))),
        ),
    ),
    card("Elder Library", plain(PutInPlay()), abilities=(Bonus(HAND_SIZE, 1, YOU),)),
    card("The Hungry Coyote", plain(PutInPlay()), abilities=(Bonus(HUNT, 1, Cards(VAMPIRE & MINE & OfSect(SABBAT))),)),
    card(
        "Elysium: The Palace of Versailles",
        plain(PutInPlay()),
        abilities=(Can(GainVotes(1, COURT), cost=Bow(THIS), when=("poll",)),),
    ),
    card(
        "Power Structure",
        plain(PutInPlay()),
        abilities=(Can(GainVotes(1, Cards(VAMPIRE & MINE & OfClan("Lasombra"))), cost=Bow(THIS), when=("poll",)),),
    ),
    card("Life in the City", plain(GainBlood(1, THAT), targets=(READY_VAMPIRE,))),
    card(
        "Villein",
        plain(PutOn() >> MoveSome(2, 5), targets=(Target("that", Cards(FED)),)),
        abilities=(Dearer("Minion Tap"), Dearer("Villein", on_bearer=True)),
    ),
    card(
        "Toreador Grand Ball",
        plain(
            PutInPlay() >> AsLongAsThis(FREE, GUEST) >> Bow(HOSTESS) >> AsLongAsThis(Cannot("unlock", THIS), HOSTESS),
            targets=(
                Target("Toreador", OWN_TOREADOR),
                Target("other Toreador", Cards(OWN_TOREADOR.which & OtherThan("Toreador"))),
            ),
            given=Exists(OWN_TOREADOR, 2),
        ),
        abilities=(CanAct(Burn(THIS), "anybody", MINION & ~NOSFERATU), CanAct(Burn(THIS), "anybody", NOSFERATU, -1)),
    ),
    card("Minion Tap", plain(MoveSome(), targets=(OWN_VAMPIRE,))),
    card(
        "Unholy Sacrament",
        plain(AddBlood(3), targets=(Target("that", Cards(In("uncontrolled") & VAMPIRE & PrintedTitle(SABBAT))),)),
    ),
    card(
        "Dummy Corporation",
        plain(PutInPlay()),
        abilities=(Can(BleedLess(2), cost=Burn(THIS), when=("A", "B", "C")),),
    ),
    card(
        "Powerbase: Montreal",
        plain(PutInPlay()),
        abilities=(
            Can(Choose(Cards(In("uncontrolled") & VAMPIRE), AddBlood(1)), when=("influence",), limit=ONCE_A_TURN),
            CanAct(Steal(THIS), "anybody", VAMPIRE),
        ),
    ),
    card(
        "Guardian Angel",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & READY_REGION & MINE)),)),
        abilities=(
            While(ActionIs("bleed", at_you=True), Bonus(INTERCEPT, 1)),
            Can(PreventDamage(1), when=("damage",), role="fighting", limit=Limit("combat"), bearers=True),
            Trigger("forced reaction", "torpor", HOST, Burn(THIS), must=True),
        ),
    ),
    card(
        "Rebel",
        plain(PutOn(), targets=(NO_ARCHETYPE,)),
        abilities=(
            Trigger("forced reaction", "blocks", HOST, GainBlood(1, HOST), must=True, given=DEFIED, limit=ONCE_A_TURN),
        ),
        single="archetype",
    ),
    card(
        "Monster",
        plain(PutOn(), targets=(Target("that", Cards(WITHOUT_ARCHETYPE & READY_REGION)),)),
        abilities=(
            Trigger(
                "reaction", "fights", HOST, Pay(BurnBlood(1, HOST), Straighten(HOST)), given=HOST_WON, limit=ONCE_A_TURN
            ),
        ),
        single="archetype",
    ),
    card(
        "Blood Doll",
        plain(PutOn(), targets=(OWN_VAMPIRE,)),
        abilities=(Can(EITHER_WAY, when=("in master phase",), limit=ONCE_A_TURN, bearers=True),),
    ),
    card(
        "Vessel",
        plain(PutOn() >> May(Choose(Cards(Called("Blood Doll")), Burn())), targets=(A_VAMPIRE,)),
        abilities=(Can(EITHER_WAY, when=("unlock",), limit=ONCE_A_TURN, bearers=True),),
    ),
    card("Information Highway", plain(PutInPlay()), abilities=(Bonus(TRANSFERS, 2, YOU),)),
    card("Misdirection", plain(Bow(), targets=(Target("that", Cards(MINION)),))),
    card("Ventrue Headquarters", plain(PutInPlay()), abilities=(Can(CastVotes(3), cost=Bow(THIS), when=ANY_POLL),)),
    card(
        "Creepshow Casino",
        plain(PutInPlay()),
        abilities=(Can(Stealth(1, early=True), cost=Bow(THIS), when=("announced",), given=QUIET_VAMPIRE),),
    ),
    card("Chantry", plain(PutInPlay()), abilities=(Can(RESCUE, cost=Bow(THIS) >> TITHE, when=("in master phase",)),)),
    card(
        "Pentex™ Subversion",
        plain(PutOn(), targets=(READY_MINION,)),
        abilities=(Cannot("block", HOST), CanAct(Burn(THIS), "others")),
    ),
    card(
        "Haven Uncovered",
        plain(PutOn(), targets=(READY_VAMPIRE,)),
        abilities=(CanAct(EnterCombat(HOST), "anybody", stealth=1), CanAct(Burn(THIS), "bearer", stealth=1)),
    ),
    card(
        "Fame",
        plain(PutOn(), targets=(READY_VAMPIRE,)),
        abilities=(
            Trigger("forced reaction", "torpor", HOST, BurnPool(3, CONTROLLER), must=True),
            each_phase("unlock", EVERYBODY, BurnPool(1, WHOSE), given=BearerIn()),
        ),
    ),
    card(
        "Visit from the Capuchin",
        plain(PutInPlay(4)),
        abilities=(Bonus(HAND_SIZE, Counters("counter", THIS), YOU), InsteadOfReplacing()),
        fades=True,
    ),
    card(
        "Wider View",
        plain(PutInPlay()),
        abilities=(
            Can(
                DrawCrypt() >> Choose(Cards(In("uncontrolled")), RemoveFromGame()),
                cost=SpendTransfers(1),
                when=("influence",),
            ),
            Can(Burn(THIS) >> GainPool(2), cost=SpendTransfers(4), when=("influence",)),
        ),
    ),
    card(
        "Anarch Troublemaker",
        plain(PutInPlay()),
        abilities=(Can(TO_MY_PREY + TROUBLE, when=("unlock",), limit=ONCE_A_TURN),),
    ),
    card(
        "Wasserschloss Anif, Austria",
        plain(PutInPlay()),
        abilities=(
            Can(STORE, when=("in master phase",), limit=ONCE_A_TURN),
            Can(POUR, cost=Bow(THIS), when=("influence",), given=AtLeast(Counters("counter", THIS), 1)),
            CanAct(Burn(THIS), "anybody", MINION & ~MALKAVIAN),
            CanAct(Burn(THIS), "anybody", MINION & MALKAVIAN, 1),
        ),
    ),
    card(
        "Smiling Jack, The Anarch",
        plain(PutInPlay()),
        abilities=(
            each_phase("unlock", YOU, POOL_TO_THIS),
            each_phase("unlock", EACH_FOE, Toll(ON_IT)),
            CanAct(Burn(THIS), "anybody", VAMPIRE),
        ),
    ),
    card(
        "Alamut",
        plain(PutInPlay()),
        abilities=(
            Trigger(
                "forced reaction",
                "pool",
                EACH_FOE,
                PutCounters("counter", HowMuch(), THIS),
                must=True,
                given=OfSort("bleed") & By(VAMPIRE & MINE & BANU_HAQIM),
            ),
            Can(
                Choose(MINE_TO_VOTE, SpendCounters(GainVotes(X(), THAT))),
                when=("poll",),
                limit=ONCE_A_REFERENDUM,
                given=AtLeast(ON_IT, 1),
            ),
        ),
    ),
    card(
        "Anarch Revolt",
        plain(PutInPlay()),
        abilities=(
            each_phase("unlock", EVERYBODY, BurnPool(1, WHOSE), given=NO_ANARCH),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE, stealth=1),
        ),
    ),
    card(
        "Ferraille",
        plain(PutInPlay()),
        abilities=(Can(CastVotes(3), cost=BurnPool(1), when=ANY_POLL, limit=ONCE_A_TURN),),
    ),
    card(
        "Gangrel Revel",
        plain(PutInPlay()),
        abilities=(
            Bonus(STRENGTH, 1, Cards(VAMPIRE & MINE & OfClan("Gangrel"))),
            CanAct(Burn(THIS), "anybody", MINION & ~OfClan("Ravnos")),
        ),
    ),
    card(
        "The Khabar: Community",
        plain(PutInPlay()),
        abilities=(
            While(ActionIs("bleed"), Bonus(STEALTH, 1, Cards(VAMPIRE & IsActing() & BANU_HAQIM))),
            CanAct(Burn(THIS), "anybody", MINION & ~OfClan("Tremere")),
            CanAct(Burn(THIS), "anybody", MINION & OfClan("Tremere"), 1),
        ),
    ),
    card(
        "Frontal Assault",
        plain(PutInPlay()),
        abilities=(
            CanAct(EnterCombat(), "controlled", at=Cards(MINION & READY_REGION & OF_PREY)),
            *[
                Trigger("forced reaction", kind, Cards(MINION & READY_REGION & OF_PREY), GainPool(1), must=True)
                for kind in ("torpor", "burn")
            ],
            each_phase("influence", YOU, BurnPool(Count(Cards(MINION & READY_REGION & OF_PREY))) + Burn(THIS)),
        ),
    ),
    card(
        "Haqim's Law: Retribution",
        plain(PutInPlay()),
        abilities=(
            Can(
                BleedMore(1, limited=False),
                cost=Choose(Cards(In("hand") & OfType("combat")), Discard()),
                when=("A", "B", "C"),
                role="mine",
                given=ActorIs(BANU_HAQIM),
                limit=ONCE_AN_ACTION,
            ),
        ),
    ),
    card(
        "Mob Connections",
        plain(PutInPlay()),
        abilities=(
            Can(Press(only_on=True), cost=Bow(THIS), when=("press",), role="mine"),
            CanAct(Burn(THIS), "anybody"),
        ),
    ),
    card(
        "Dead Pool",
        plain(PutInPlay()),
        abilities=(
            Leaving("reaction", "leaves", Cards(VAMPIRE & Fighting(MINE & LASOMBRA)), PutCounters("counter", 1, THIS)),
            Can(
                BleedMore(2, limited=False),
                cost=RemoveCounters("counter", 1, THIS),
                when=("A", "B", "C"),
                role="mine",
                given=ActorIs(LASOMBRA),
                limit=ONCE_AN_ACTION,
            ),
            Can(
                Choose(Cards(VAMPIRE & MINE & READY_REGION & LASOMBRA), GainVotes(2, THAT)),
                cost=RemoveCounters("counter", 1, THIS),
                when=ANY_POLL,
                limit=ONCE_A_REFERENDUM,
            ),
        ),
    ),
    card("Sight Beyond Sight", plain(PutOn(), targets=(OWN_SALUBRI,)), abilities=(Bonus(INTERCEPT, 1),)),
    card(
        "Saulot's Avenging Fist",
        plain(PutOn(), targets=(Target("that", Cards(WITHOUT_ARCHETYPE & OfClan("Salubri"))),)),
        abilities=(
            Bonus(STRENGTH, 1),
            CanAct(EnterCombat(), at=Cards(RIVALS & ~OfClan("Tremere") & ~OfClan("Salubri"))),
            CanAct(EnterCombat(), at=Cards(RIVALS & OfClan("Tremere")), stealth=1),
        ),
        single="archetype",
    ),
    card(
        "Priority Contract",
        plain(
            PutOn() >> Mark(HUNTER),
            targets=(Target("Banu Haqim", Cards(VAMPIRE & READY_REGION & MINE & BANU_HAQIM)), PREY_OF_CONTRACT),
        ),
        abilities=(
            CanAct(EnterCombat(HOST), "controlled", IsMarked(), 1),
            Leaving("would", "leaves", HOST, Burn(THIS) >> GainPool(3)),
        ),
        traits=("contract",),
    ),
)
