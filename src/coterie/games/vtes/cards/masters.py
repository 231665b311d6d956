"""Master cards: locations, cards put on vampires, disciplines, trifles, and those that cancel (VR-5.2)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.numbers import CAPACITY, HAND_SIZE, TRANSFERS
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.modes import Can, CanAct
from coterie.games.vtes.words.permanents import (
    CONTROLLER,
    WHOSE,
    BearerIn,
    FeedHere,
    GiveAway,
    InsteadOfReplacing,
    NamedOn,
    PutInPlay,
    PutOn,
)
from coterie.games.vtes.words.politics import CastVotes
from coterie.games.vtes.words.resources import (
    AddBlood,
    BloodToPool,
    Burn,
    BurnBlood,
    BurnPool,
    DrawCrypt,
    GainPool,
    PoolToBlood,
    RemoveFromGame,
    Rise,
)
from coterie.games.vtes.words.resources import Transfers as SpendTransfers
from coterie.games.vtes.words.selves import (
    EQUIPMENT,
    MINION,
    OF_PREY,
    PREY,
    READY_REGION,
    TORPID,
    VAMPIRE,
    Knows,
    OfClan,
)
from coterie.games.vtes.words.stealing import ActionIs, ActorIs, Stealth
from coterie.words.cards.abilities import ONCE_A_TURN, Target, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters
from coterie.words.cards.filters import MINE, READY, In
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Counters
from coterie.words.conditions import AtLeast
from coterie.words.effects import Choose, ChooseOne, May
from coterie.words.groups import THAT

A_VAMPIRE = Target("that", Cards(VAMPIRE))
OWN_VAMPIRE = Target("that", Cards(VAMPIRE & MINE))
READY_MINION = Target("that", Cards(MINION & READY_REGION))
READY_VAMPIRE = Target("that", Cards(VAMPIRE & READY_REGION))
EITHER_WAY = ChooseOne((BloodToPool(), PoolToBlood()))
TREMERE = VAMPIRE & READY_REGION & MINE & OfClan("Tremere")
TITHE = ChooseOne((BurnPool(1), Choose(Cards(TREMERE), BurnBlood(1, THAT))))
RESCUE = Choose(Cards(VAMPIRE & TORPID & OfClan("Tremere")), Rise())
QUIET_VAMPIRE = ActionIs(undirected=True) & ActorIs(VAMPIRE)
IN_UNLOCK = OfSort("unlock")
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


def hunting_ground(name: str) -> Card:
    """Return a hunting ground: a ready vampire of yours gains 1 blood in each of your unlock phases."""
    ability = Can(FeedHere(), when=("unlock",), limit=ONCE_A_TURN)
    return card(name, plain(PutInPlay()), abilities=(ability,), traits=("hunting ground",))


def feeding(name: str, clan: str) -> Card:
    """Return a location that adds a blood to an uncontrolled vampire of a clan, locked in the influence phase."""
    add = Choose(Cards(In("uncontrolled") & OfClan(clan)), AddBlood(1))
    return card(name, plain(PutInPlay()), abilities=(Can(add, cost=Bow(THIS), when=("influence",)),))


def discipline(name: str, code: str) -> Card:
    """Return a Discipline master: a level more, and a capacity more (V-098 to V-101)."""
    target = Target("that", Cards(VAMPIRE & ~Knows(code.upper())))
    abilities = (Bonus(code, 1), Bonus(CAPACITY, 1))
    return card(name, plain(PutOn(), targets=(target,)), abilities=abilities, teaches=code)


MASTERS: tuple[Card, ...] = (
    hunting_ground("Uptown Hunting Ground"),
    hunting_ground("Academic Hunting Ground"),
    hunting_ground("Society Hunting Ground"),
    hunting_ground("Slum Hunting Ground"),
    feeding("Arcane Library", "Tremere"),
    feeding("Art Museum", "Toreador"),
    discipline("Dominate", "dom"),
    discipline("Auspex", "aus"),
    discipline("Presence", "pre"),
    card(
        "Blood Doll",
        plain(PutOn(), targets=(OWN_VAMPIRE,)),
        abilities=(Can(EITHER_WAY, when=("in master phase",), limit=ONCE_A_TURN, bearers=True),),
    ),
    card(
        "Vessel",
        plain(PutOn() >> May(Burn(NamedOn("Blood Doll"))), targets=(A_VAMPIRE,)),
        abilities=(Can(EITHER_WAY, when=("unlock",), limit=ONCE_A_TURN, bearers=True),),
    ),
    card("Information Highway", plain(PutInPlay()), abilities=(Bonus(TRANSFERS, 2, YOU),)),
    card("Misdirection", plain(Bow(), targets=(Target("that", Cards(MINION & READY)),))),
    card("Ventrue Headquarters", plain(PutInPlay()), abilities=(Can(CastVotes(3), cost=Bow(THIS), when=("poll",)),)),
    card(
        "The Labyrinth",
        plain(PutInPlay()),
        abilities=(Can(Stealth(1), cost=Bow(THIS), when=("B",), given=ActorIs(VAMPIRE & OfClan("Nosferatu"))),),
    ),
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
            Trigger("forced reaction", "phase", EVERYBODY, BurnPool(1, WHOSE), must=True, given=IN_UNLOCK & BearerIn()),
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
    card("Direct Intervention", plain(CancelPlayed("minion"))),
    card("Sudden Reversal", plain(CancelPlayed("master"))),
    card("Wash", plain(CancelPlayed("master", near=True, refund=True)), replaced="unlock"),
)
