"""Actions that need a Discipline, from Animalism to Dominate."""

from __future__ import annotations

from itertools import combinations

from coterie.games.vtes.cards.actions.habits import (
    FOE,
    FOE_VAMPIRE,
    LOCKED_FOE,
    MANEUVER_IN_ACTION,
    UNCONTROLLED,
    YOUNG,
    win,
)
from coterie.games.vtes.cards.definition import Card, at, card, each_phase, those
from coterie.games.vtes.cards.habits import INFERNAL, STRONG_ROUND, STRONGER
from coterie.games.vtes.numbers import BLEED, INTERCEPT, STRENGTH, VOTES
from coterie.games.vtes.words.asked import InPhase
from coterie.games.vtes.words.blocking import BlockWithThis
from coterie.games.vtes.words.bonds import MARKED, PLACED, Mark, leaving
from coterie.games.vtes.words.circumstances import ActionIs, AimedAt, InCombatWith, InQueued
from coterie.games.vtes.words.corruption import OfTarget, corrupt_to
from coterie.games.vtes.words.crypts import FetchFromCrypt
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.deeds import Bleed, EnterCombat, Undirected
from coterie.games.vtes.words.fighting import EndCombat, Maneuver, MayLater, Press
from coterie.games.vtes.words.gatherings import Duel, TakeOnto
from coterie.games.vtes.words.hands import BringFromHand, DiscardFrom, OpenHand
from coterie.games.vtes.words.involved import ANOTHER, IsActing, OtherThan
from coterie.games.vtes.words.permanents import CONTROLLER, WHOSE, AsLongAsThis, BearerIn, PutInPlay, PutOn, SearchEquip
from coterie.games.vtes.words.raising import BringOut
from coterie.games.vtes.words.resources import (
    AddBlood,
    BurnBlood,
    BurnPool,
    DrainWaiting,
    Draw,
    FeedTheLast,
    GainPool,
    MoveBlood,
)
from coterie.games.vtes.words.rounds import OnThe, WasQueued
from coterie.games.vtes.words.selves import (
    ACTING,
    ALLY,
    ME,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OPPOSING,
    PREY,
    READY_REGION,
    RETAINER,
    TORPID,
    VAMPIRE,
    YOUNGER,
    Called,
    Knows,
    OfClan,
    OfType,
    Trait,
)
from coterie.games.vtes.words.stealing import Steal, StealBloodFrom, StealPool
from coterie.games.vtes.words.striking import ArmedStrike, StrikeTo
from coterie.games.vtes.words.tolls import PayOr
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, Rise
from coterie.games.vtes.words.which_cards import LiesOn
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OTHER, READY, In, With
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, TakeControl
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import Also, ChooseOne, Effect, If, May, Pay
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

OWN_YOUNG = Cards(VAMPIRE & MINE & YOUNGER)
FEED_YOUNG = ChooseOne((Choose(YOUNG.group, AddBlood(2)), Choose(OWN_YOUNG, AddBlood(2))))
ANY_FOE = Target("that", EACH_FOE)
LOCATION_FOES = Target("that", Cards(Trait("location") & FOES))
FOE_DOWN = Target("that", Cards(VAMPIRE & TORPID & FOES))
REVIVE = May(Pay(BurnBlood(2), Rise()))
ONCE_BY_NAME = Limit("turn", by="name", seat=True)
FEED_SALUBRI = Choose(Cards(In("uncontrolled") & VAMPIRE & OfClan("Salubri")), AddBlood(2))
TITHE = MoveBlood(HOST, MARKED)
OF_MY_PREY = Target("that", Cards(MINION & OF_PREY))
NO_ESCAPE = Gain(While(InCombatWith(first=True) & ~InQueued(), Cannot("end combat", OPPOSING)), ME, "action")
SEAR = Inflict(1, ME, True, True)
SEIZE = Straighten(HOST) + TakeControl(HOST, "turn") + Burn(THIS)
YOUNG_MAD = Target("that", Cards(VAMPIRE & YOUNGER & Knows("dem") & In("uncontrolled")))
OWN_OTHER = Target("that", Cards(MINION & MINE & ANOTHER))
GATHER = PutOn(ME) >> AsLongAsThis(Bonus(INTERCEPT, 2, THIS))
HUNTER = Bound("predator's vampire")
HUNTED = Bound("prey's vampire")
SEDUCE = StrikeTo(corrupt_to(EndCombat() >> Steal(OPPOSING), OPPOSING))
CONDEMN = PutOn() >> Burn(Cards(Trait("condemnation") & OTHER & OnThe(THAT)))
SILENCED = Trigger("forced reaction", "enacted", EVERYBODY, BurnBlood(1, HOST), must=True)  # D-606
HELLFIRE = Inflict(1, ACTING, aggravated=True, sure=True)
SOURCE = Bound("source")
YOURS = Target("that", Cards(In("uncontrolled") & VAMPIRE))
WAITING = Target("source", Cards(In("uncontrolled", "any") & With("blood")))
FED = Target("that", Cards(In("uncontrolled") & VAMPIRE & OtherThan("source")))


def misere(needs: tuple[str, ...]) -> Effect:
    """Return a combat with what each discipline gives in it."""
    extra = {"cel": MANEUVER_IN_ACTION, "pot": Gain(While(~InQueued(), Bonus(STRENGTH, 1, THIS)), ME, "action")}
    found = [extra[need] for need in needs if need in extra]
    return Also((*found, EnterCombat())) if found else EnterCombat()


def bonds(needs: tuple[str, ...]) -> Effect:
    """Return a bleed with what each discipline adds to it."""
    then = {"obf": May(Choose(Cards(MINION & READY & OfTarget()), Bow())), "pre": Choose(UNCONTROLLED, AddBlood(1))}
    found = [then[need] for need in needs if need in then]
    after = Also(tuple(found)) if len(found) > 1 else found[0] if found else None
    return Bleed(1 if "ani" in needs else 0, after)


def illegal(needs: tuple[str, ...]) -> Effect:
    """Return a bleed with what each Discipline adds to it."""
    return Bleed(1 if "pre" in needs else 0, Straighten(ME) if "cel" in needs else None)


CARDS: tuple[Card, ...] = (
    # Animalism
    card(
        "Army of Rats",
        at("ani", PutInPlay(), stealth=1),
        abilities=(
            each_phase("unlock", YOU, BurnPool(1, PREY), limit=ONCE_BY_NAME),
            CanAct(Burn(THIS), "anybody"),
        ),
    ),
    card(
        "Break the Bonds",
        *[at(" ".join(needs), bonds(needs)) for n in (1, 2, 3) for needs in combinations(("ani", "obf", "pre"), n)],
    ),
    card(
        "Deep Song",
        at("ani", Bleed(1)),
        at("ANI", Bow() + EnterCombat(target_first=True), targets=(FOE_VAMPIRE,)),
        traits=("frenzy",),
    ),
    card(
        "Smash and Grab",
        at("ani", BurnBlood(2, THAT), targets=(Target("that", Cards(ALLY | RETAINER)),), stealth=1),
        at("dem", Bleed(1)),
        at("pot", Burn(), targets=(Target("that", Cards(Trait("location") & (OF_PREY | OF_PREDATOR))),), stealth=1),
    ),
    card(
        "Taunt the Caged Beast",
        at("ani", MANEUVER_IN_ACTION + EnterCombat(), targets=(Target("that", Cards(VAMPIRE & READY_REGION & FOES)),)),
        at(
            "ANI",
            Duel(HUNTER, HUNTED) >> If(~WasQueued(), FeedTheLast(HUNTER, HUNTED, 4)),
            targets=(
                Target("predator's vampire", Cards(VAMPIRE & READY_REGION & OF_PREDATOR)),
                Target("prey's vampire", Cards(VAMPIRE & READY_REGION & OF_PREY)),
            ),
            given=AtLeast(Count(EVERYBODY), 3),
        ),
    ),
    card(
        "Tier of Souls",
        at("ani", StealBloodFrom(1), targets=(OF_MY_PREY,)),
        at("ANI", StealBloodFrom(1) >> PutOn(ME), targets=(OF_MY_PREY,)),
        abilities=(While(ActionIs("bleed") & AimedAt(PREY), Bonus(BLEED, 1)), CanAct(Burn(THIS), "anybody")),
        single="name",
    ),
    card(
        "Steely Tenacity",
        at("ani", ArmedStrike(1) >> MayLater(Press()), sort="combat"),
        at("dom", Bleed(1)),
        at("qui", EnterCombat(), targets=(FOE,), stealth=1),
        replaced="action",
        returns=True,
    ),
    # Auspex
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
        "Hunting the Beast",
        at("aus", EnterCombat(), targets=(FOE_VAMPIRE,), stealth=1),
        at("AUS", Gain(win(FEED_SALUBRI), ME, "action") + EnterCombat(), targets=(FOE_VAMPIRE,), stealth=1),
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
        "Precognizant Mobility",
        *[
            at("aus", Straighten(), targets=(Target("that", Cards(BOWED & which)),), stealth=1)
            for which in (ALLY, VAMPIRE & YOUNGER)
        ],
        at("AUS", Straighten(), targets=(Target("that", Cards(BOWED & VAMPIRE)),), stealth=1),
    ),
    card(
        "Pulse of the Canaille",
        at("aus", Gain(OpenHand(EACH_FOE, before_you=True), ME, "turn"), stealth=1),
        at("AUS", PutOn(ME), stealth=1),
        abilities=(Bonus(BLEED, 2),),
        single="name",
    ),
    card(
        "Revelations",
        at("aus", DiscardFrom(), stealth=1),
        at("AUS", PutInPlay(), stealth=1),
        abilities=(OpenHand(PREY), CanAct(Burn(THIS), "anybody")),
    ),
    card(
        "The Call",
        at("aus dem", AddBlood(2), targets=(YOUNG_MAD,), stealth=1),
        at("AUS DEM", AddBlood(3), targets=(YOUNG_MAD,), stealth=1),
    ),
    # Blood Sorcery
    card(
        "Biothaumaturgic Experiment",
        at("tha", BringFromHand(RETAINER & Trait("animal"), anyhow=True), stealth=1),
        at("THA", PutOn(), targets=(Target("that", Cards(MINION & MINE)),), stealth=1),
        abilities=(
            Can(Maneuver(), when=("range",), role="fighting", limit=Limit("combat"), bearers=True),
            Bonus(STRENGTH, 1),
        ),
    ),
    card("Magic of the Smith", at("tha", SearchEquip(), stealth=1), at("THA", SearchEquip(), stealth=3)),
    card(
        "Rutor's Hand",
        at("tha", PutOn(ME) >> Bow(PLACED) >> SEAR, stealth=1),
        at("THA", PutOn(ME) >> Bow(PLACED) >> PayOr(BurnBlood(3), SEAR), stealth=1),
        abilities=(Can(Straighten(HOST), cost=Bow(THIS), when=("minion",)),),
        single="name",
    ),
    card(
        "Soul Scan",
        at("aus", FetchFromCrypt(VAMPIRE & YOUNGER & ~Knows("obf")), stealth=1),
        at("AUS", FetchFromCrypt(VAMPIRE & YOUNGER & ~Knows("OBF")), stealth=1),
    ),
    # Celerity
    card(
        "Fleetness",
        at("cel", Bleed(), stealth=1),
        at("CEL", MANEUVER_IN_ACTION + EnterCombat(), targets=(LOCKED_FOE,), stealth=1),
    ),
    card("Flurry of Action", at("cel", Bleed(0, Draw(2))), at("CEL", Bleed(0, Straighten(ME)))),
    card(
        "Hunter's Mark",
        at("cel tha", MayLater(Press(), "action") + EnterCombat(), targets=(FOE,)),
        at("CEL THA", MayLater(Press(), "action") + NO_ESCAPE + EnterCombat(), targets=(FOE,)),
    ),
    card(
        "Illegalism",
        *[
            at(" ".join(needs), illegal(needs), stealth=1 if "chi" in needs else None)
            for n in (1, 2, 3)
            for needs in combinations(("cel", "chi", "pre"), n)
        ],
    ),
    card(
        "Line Brawl",
        at("cel", StealPool(1, THAT), targets=(ANY_FOE,)),
        at("pot", EnterCombat(), targets=(FOE,)),
        at("pre", Bleed(1)),
    ),
    card(
        "Make the Misere",
        *[
            at(" ".join(needs), misere(needs), targets=(LOCKED_FOE,), stealth=1 if "obf" in needs else None)
            for n in (1, 2, 3)
            for needs in combinations(("cel", "obf", "pot"), n)
        ],
    ),
    # Chimerstry
    card(
        "Shattering",
        at("chi", DiscardFrom(THAT), targets=(Target("that", EACH_FOE),), stealth=1),
        at("dem", Undirected(Burn()), targets=those(OfType("event")), stealth=2),
        at("pro", Inflict(2, THAT, sure=True), targets=those(MINION & READY_REGION)),
    ),
    card(
        "Undue Influence",
        at("chi", DrainWaiting(SOURCE, THAT), targets=(WAITING, FED), stealth=1),
        at("pre", Bleed(0, AddBlood(1)), targets=(YOURS,), stealth=1),
        at("qui", AddBlood(1) >> BringOut(), targets=(YOURS,), stealth=1),
    ),
    # Daimoinon
    card(
        "Condemnation: Mute",
        at("chi", Bow(), targets=those(VAMPIRE & READY_REGION & READY & YOUNGER), stealth=1),
        at("dai", CONDEMN, targets=those(VAMPIRE & READY_REGION), of=VAMPIRE & INFERNAL, stealth=1),
        at(
            "DAI",
            CONDEMN >> AsLongAsThis(SILENCED, PLACED),
            targets=those(VAMPIRE & READY_REGION),
            of=VAMPIRE & INFERNAL,
            stealth=1,
        ),
        abilities=(Bonus(VOTES, -3),),
        traits=("condemnation",),
        requires=(),
    ),
    card(
        "Contagion",
        at("dai", PutOn(ME), stealth=1),
        at(
            "DAI",
            PutOn(ME) >> AsLongAsThis(Can(SEDUCE, when=("strike",), role="fighting", limit=Limit("combat")), ME),
            stealth=1,
        ),
        abilities=(each_phase("unlock", EACH_FOE, BurnPool(1, WHOSE), given=BearerIn("ready")),),
    ),
    card(
        "Unleash Hell's Fury",  # while it blocks it is considered a vampire: see `rules.blocking.blocks_itself`
        at("dai", PutInPlay(), stealth=1),
        at("DAI", PutInPlay() >> Straighten(ME), stealth=1),
        abilities=(
            Can(BlockWithThis(2), when=("A",)),
            Trigger("forced reaction", "blocks", THIS, HELLFIRE >> Burn(THIS), must=True),
        ),
        stats={"capacity": 9},
        traits=("infernal",),
    ),
    # Dementation
    card(
        "Kindred Spirits",
        at("dem", Bleed(0, GainPool(1), THAT), targets=(ANY_FOE,)),
        at("DEM", Bleed(1, GainPool(1), THAT), targets=(ANY_FOE,)),
    ),
    # Dominate
    card("Dominate Kine", at("dom", Bleed(1), stealth=1), at("DOM", Steal(), targets=(LOCATION_FOES,))),
    card(
        "Far Mastery",
        at("dom", TakeOnto(), targets=(Target("that", Cards(RETAINER & FOES)),), stealth=1),
        at("DOM", Steal(), targets=(Target("that", Cards(ALLY & FOES)),), stealth=1),
    ),
    card(
        "Feast of the Soul's Secrets",
        at("dom", Bleed(2)),
        at("DOM", Bleed(2, FEED_YOUNG)),
    ),
    card("Govern the Unaligned", at("dom", Bleed(2)), at("DOM", AddBlood(3), targets=(YOUNG,), stealth=1)),
    card("Graverobbing", at("dom", Steal(), targets=(FOE_DOWN,)), at("DOM", Steal() >> REVIVE, targets=(FOE_DOWN,))),
    card(
        "Monstrous Form",
        at("dom pro", STRONGER, sort="combat", once="round", when=("before range",)),
        at("DOM PRO", PutOn(ME), stealth=1),
        abilities=(
            Can(
                STRONG_ROUND,
                cost=Bow(THIS),
                when=("before range", "before strikes", "strikes chosen"),
                role="fighting",
            ),
            Can(Maneuver(), cost=Bow(THIS), when=("range",), role="fighting"),
            Can(Press(), cost=Bow(THIS), when=("press",), role="fighting"),
        ),
    ),
    card(
        "Puppet Master",
        at("dom", Bleed(2)),
        at("DOM", PutOn() >> Bow(), targets=(Target("that", Cards(VAMPIRE & FOES & YOUNGER)),)),
        abilities=(
            Cannot("unlock", HOST),
            Can(SEIZE, when=("minion",)),
            each_phase("influence", YOU, SEIZE),
        ),
        kept=True,
    ),
    card("Scouting Mission", at("dom", Bleed(1)), at("DOM", AddBlood(2), targets=(YOUNG,), stealth=1)),
    card(
        "Slaughtering the Herd",
        at("dom", Bleed(2, unseen=ALLY)),
        at("DOM", PutOn() >> Mark(), targets=(Target("that", Cards(VAMPIRE & OF_PREDATOR)),)),
        abilities=(
            Trigger("forced reaction", "acts", HOST, TITHE, must=True),
            Can(Burn(THIS), cost=BurnBlood(4, HOST), when=("minion",), bearers=True),
            leaving(MARKED, Burn(THIS)),
        ),
    ),
)
