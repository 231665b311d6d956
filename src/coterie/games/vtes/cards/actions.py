"""Action cards (VR-6.9)."""

from __future__ import annotations

from itertools import combinations

from coterie.games.vtes.cards.definition import Card, at, card, each_phase, plain
from coterie.games.vtes.cards.habits import LOCKED_FOE, ON_IT
from coterie.games.vtes.numbers import ANARCH, BLEED, INTERCEPT, SABBAT, STEALTH, STRENGTH
from coterie.games.vtes.words.asked import IsDown
from coterie.games.vtes.words.bonds import MARKED, PLACED, LayAfterwards, Mark, leaving
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    AimedAt,
    FoeIsDown,
    InCombatWith,
    IsA,
    IsBlocked,
    LiesIn,
)
from coterie.games.vtes.words.corruption import Corrupt, OfTarget
from coterie.games.vtes.words.counting import Copies
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.deeds import Bleed, Embrace, EnterCombat, Steal, StealBloodFrom, StealPool
from coterie.games.vtes.words.fighting import Maneuver, MayLater, Press, Stun
from coterie.games.vtes.words.gatherings import TARGETS, AtPrey, TakeOnto
from coterie.games.vtes.words.hands import BringFromHand, DiscardFrom, OpenHand
from coterie.games.vtes.words.involved import ANOTHER
from coterie.games.vtes.words.methuselahs import COULD_BLOCK
from coterie.games.vtes.words.permanents import AsLongAsThis, ControllerOf, PutInPlay, PutOn, SearchEquip
from coterie.games.vtes.words.resources import AddBlood, BurnBlood, BurnPool, DrawCrypt, GainBlood, GainPool, MoveBlood
from coterie.games.vtes.words.rounds import OnThe
from coterie.games.vtes.words.selves import (
    ALLY,
    EQUIPMENT,
    ME,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OPPOSING,
    PREY,
    READY_REGION,
    RETAINER,
    TITLED,
    TORPID,
    VAMPIRE,
    YOUNGER,
    OfClan,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.stealing import InThisAction, UnlockAndBlock
from coterie.games.vtes.words.striking import Damage, StrikeTo
from coterie.games.vtes.words.tolls import ChosenBy, PayOr, Toll
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame, Rise
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import FOES, MINE, READY, In
from coterie.words.cards.groups import EACH_FOE, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, TakeControl
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import AtLeast
from coterie.words.effects import Also, ChooseOne, Effect, If, May, Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose

YOUNG = Target("that", Cards(In("uncontrolled") & VAMPIRE & YOUNGER))
FOE = Target("that", Cards(MINION & READY_REGION & FOES))
FOE_VAMPIRE = Target("that", Cards(VAMPIRE & READY_REGION & FOES))
UNCONTROLLED = Cards(In("uncontrolled") & VAMPIRE)
OWN_YOUNG = Cards(VAMPIRE & MINE & YOUNGER)
FEED_YOUNG = ChooseOne((Choose(YOUNG.group, AddBlood(2)), Choose(OWN_YOUNG, AddBlood(2))))
OTHER_VAMPIRE = Target("that", Cards(VAMPIRE & ANOTHER))
ANY_FOE = Target("that", EACH_FOE)
A_LOCATION, LOCATION_FOES = Target("that", Cards(Trait("location"))), Target("that", Cards(Trait("location") & FOES))
FOE_DOWN = Target("that", Cards(VAMPIRE & TORPID & FOES))
UNLOCKED_FOE = Target("that", Cards(VAMPIRE & READY & FOES))
MANEUVER = MayLater(Maneuver(), "action")
REVIVE = May(Pay(BurnBlood(2), Rise()))
ONCE_BY_NAME = Limit("turn", by="name", seat=True)

COPIES = Copies("Creeping Sabotage")
FEED_SALUBRI = Choose(Cards(In("uncontrolled") & VAMPIRE & OfClan("Salubri")), AddBlood(2))
LOCK_ONE = ChosenBy(TARGETS, MINION & READY_REGION & READY, Bow())
TITHE = MoveBlood(HOST, MARKED)
OF_MY_PREY = Target("that", Cards(MINION & READY_REGION & OF_PREY))


def win(does: Effect) -> Trigger:
    """Return what a minion says that gets something out of a combat after which it is ready and the other is not."""
    won = FoeIsDown() & LiesIn("ready")
    return Trigger("forced reaction", "fights", THIS, does, must=True, given=won)


def misere(needs: tuple[str, ...]) -> Effect:
    """Return a combat with what each discipline gives in it."""
    extra = {"cel": MANEUVER, "pot": Gain(Bonus(STRENGTH, 1, THIS), ME, "action")}
    found = [extra[need] for need in needs if need in extra]
    return Also((*found, EnterCombat())) if found else EnterCombat()


def bonds(needs: tuple[str, ...]) -> Effect:
    """Return a bleed with what each discipline adds to it."""
    then = {"obf": May(Choose(Cards(MINION & READY & OfTarget()), Bow())), "pre": Choose(UNCONTROLLED, AddBlood(1))}
    found = [then[need] for need in needs if need in then]
    after = Also(tuple(found)) if len(found) > 1 else found[0] if found else None
    return Bleed(1 if "ani" in needs else 0, after)


NO_ESCAPE = Gain(While(InCombatWith(first=True), Cannot("end combat", OPPOSING)), ME, "action")
SEAR = Inflict(1, ME, True, True)
SEIZE = Straighten(HOST) + TakeControl(HOST, "turn") + Burn(THIS)
SMASH = StrikeTo(Choose(Cards(EQUIPMENT & OnThe(OPPOSING)), Burn()))


def show(n: int) -> Can:
    """Return what a minion may use if its action is blocked: more strength in that combat."""
    given = InCombatWith(first=True) & IsBlocked()
    more = Gain(Bonus(STRENGTH, n, THIS), ME, "combat")
    return Can(more, when=("before range",), role="fighting", limit=Limit("combat"), given=given)


LATER_UNLOCK = Gain(Can(Straighten(ME), cost=BurnBlood(1), when=("in discard phase",), limit=Limit("turn")), ME, "turn")


def protocol(needs: tuple[str, ...]) -> Effect:
    """Return a bleed with what each discipline adds to it."""
    mark = Choose(Cards(MINION & OfTarget()), Corrupt())
    return Bleed(1 if "pre" in needs else 0, mark if "pro" in needs else None)


ACTIONS: tuple[Card, ...] = (
    card("Govern the Unaligned", at("dom", Bleed(2)), at("DOM", AddBlood(3), targets=(YOUNG,), stealth=1)),
    card("Enchant Kindred", at("pre", Bleed(1)), at("PRE", AddBlood(2), targets=(YOUNG,), stealth=1)),
    card("Scouting Mission", at("dom", Bleed(1)), at("DOM", AddBlood(2), targets=(YOUNG,), stealth=1)),
    card("Fourth Tradition: The Accounting", plain(AddBlood(3), targets=(YOUNG,), stealth=1)),
    card("Fifth Tradition: Hospitality", plain(GainBlood(4, THAT), targets=(OTHER_VAMPIRE,), stealth=1)),
    card(
        "Thing",
        plain(
            AddBlood(2), targets=(Target("that", Cards(In("uncontrolled") & VAMPIRE & OfClan("Gangrel"))),), stealth=1
        ),
    ),
    card("Restoration", at("for", GainBlood(2), stealth=1), at("FOR", GainBlood(3), stealth=1)),
    card("Social Charm", at("pre", Bleed(1)), at("PRE", Bleed(1, GainPool(1)))),
    card("Legal Manipulations", at("pre", Bleed(2)), at("PRE", Bleed(2, GainPool(1)))),
    card("Public Trust", at("pre", Bleed(2)), at("PRE", Bleed(2, Choose(UNCONTROLLED, AddBlood(1))))),
    card(
        "Feast of the Soul's Secrets",
        at("dom", Bleed(2)),
        at("DOM", Bleed(2, FEED_YOUNG)),
    ),
    card(
        "Kindred Spirits",
        at("dem", Bleed(0, GainPool(1), THAT), targets=(ANY_FOE,)),
        at("DEM", Bleed(1, GainPool(1), THAT), targets=(ANY_FOE,)),
    ),
    card(
        "Entrancement",
        at("pre", Bleed(1)),
        at("PRE", Steal(), targets=(Target("that", Cards(ALLY & FOES)),), stealth=1),
    ),
    card("Dominate Kine", at("dom", Bleed(1), stealth=1), at("DOM", Steal(), targets=(LOCATION_FOES,))),
    card("Graverobbing", at("dom", Steal(), targets=(FOE_DOWN,)), at("DOM", Steal() >> REVIVE, targets=(FOE_DOWN,))),
    card(
        "Conceal",
        at("obf", Burn(), targets=(Target("that", Cards(EQUIPMENT)),)),
        at("OBF", Burn(), targets=(A_LOCATION,)),
    ),
    card("Rewilding", plain(BurnPool(2, ControllerOf(THAT)) + Burn(), targets=(A_LOCATION,))),
    card(
        "Mind Numb", at("pre", Stun(), targets=(UNLOCKED_FOE,)), at("PRE", Stun(), targets=(UNLOCKED_FOE,), stealth=1)
    ),
    card("Ambush", plain(MANEUVER + EnterCombat(), targets=(LOCKED_FOE,))),
    card(
        "Fleetness",
        at("cel", Bleed(), stealth=1),
        at("CEL", MANEUVER + EnterCombat(), targets=(LOCKED_FOE,), stealth=1),
    ),
    card(
        "Umbrous Clutch",
        at("obl", EnterCombat(), targets=(FOE,), stealth=1),
        at("OBL", MANEUVER + EnterCombat(), targets=(FOE,), stealth=1),
    ),
    card(
        "Line Brawl",
        at("cel", StealPool(1, THAT), targets=(ANY_FOE,)),
        at("pot", EnterCombat(), targets=(FOE,)),
        at("pre", Bleed(1)),
    ),
    card(
        "Army of Rats",
        at("ani", PutInPlay(), stealth=1),
        abilities=(
            each_phase("unlock", YOU, BurnPool(1, PREY), limit=ONCE_BY_NAME),
            CanAct(Burn(THIS), "anybody"),
        ),
    ),
    card(
        "Abbot",
        plain(PutOn(ME) >> Straighten(ME), stealth=1),
        abilities=(While(ActionIs(at_you=True), Bonus(INTERCEPT, 1)),),
        single="name",
    ),
    card(
        "Abuse of Power",
        plain(Gain(win(BurnPool(1, ControllerOf(OPPOSING))), ME, "action") + EnterCombat(), targets=(FOE,), stealth=1),
    ),
    card(
        "Constant Revolution",
        plain(PutInPlay(1), stealth=1),
        abilities=(
            each_phase("unlock", YOU, PutCounters("counter", 1, THIS)),
            each_phase("unlock", EACH_FOE, Toll(ON_IT, instead="card")),
            CanAct(Burn(THIS), "anybody", VAMPIRE, pool=1),
        ),
    ),
    card(
        "Enthrall",
        *[at(needs, Bleed(1)) for needs in ("obf", "pre")],
        *[at(needs, Bleed(1, May(Pay(BurnBlood(1), DrawCrypt())))) for needs in ("OBF", "PRE")],
    ),
    card(
        "Heart of the City",
        *[
            at(needs, PutOn(ME) >> AsLongAsThis(Bonus(BLEED, n, THIS), ME), stealth=1)
            for needs, n in (("pre", 1), ("PRE", 2))
        ],
        single="name",
    ),
    card(
        "Hunting the Beast",
        at("aus", EnterCombat(), targets=(FOE_VAMPIRE,), stealth=1),
        at("AUS", Gain(win(FEED_SALUBRI), ME, "action") + EnterCombat(), targets=(FOE_VAMPIRE,), stealth=1),
    ),
    card(
        "Make the Misere",
        *[
            at(" ".join(needs), misere(needs), targets=(LOCKED_FOE,), stealth=1 if "obf" in needs else None)
            for n in (1, 2, 3)
            for needs in combinations(("cel", "obf", "pot"), n)
        ],
    ),
    card(
        "Preternatural Strength",
        *[
            at(needs, PutOn(ME) >> AsLongAsThis(Bonus(STRENGTH, n, THIS), ME), stealth=2)
            for needs, n in (("pot", 1), ("POT", 2))
        ],
        single="name",
    ),
    card(
        "Propaganda",
        at("pre", Bleed(1, unseen=TITLED & VAMPIRE)),
        at("PRE", Bleed(1, LOCK_ONE, unseen=TITLED & VAMPIRE, always=True)),
    ),
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
    card(
        "Tier of Souls",
        at("ani", StealBloodFrom(1), targets=(OF_MY_PREY,)),
        at("ANI", StealBloodFrom(1) >> PutOn(ME), targets=(OF_MY_PREY,)),
        abilities=(While(ActionIs("bleed") & AimedAt(PREY), Bonus(BLEED, 1)), CanAct(Burn(THIS), "anybody")),
        single="name",
    ),
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
        "Break the Bonds",
        *[at(" ".join(needs), bonds(needs)) for n in (1, 2, 3) for needs in combinations(("ani", "obf", "pre"), n)],
    ),
    card(
        "Revelations",
        at("aus", DiscardFrom(), stealth=1),
        at("AUS", PutInPlay(), stealth=1),
        abilities=(OpenHand(PREY), CanAct(Burn(THIS), "anybody")),
    ),
    card("Intimidation", at("pre", Bleed(1)), at("PRE", Bleed(2))),
    card("Computer Hacking", plain(Bleed(1))),
    card(
        "Deep Song",
        at("ani", Bleed(1)),
        at("ANI", Bow() + EnterCombat(target_first=True), targets=(FOE_VAMPIRE,)),
        traits=("frenzy",),
    ),
    card("Magic of the Smith", at("tha", SearchEquip(), stealth=1), at("THA", SearchEquip(), stealth=3)),
    card("Bum's Rush", plain(MayLater(Maneuver(), "action") + EnterCombat(), targets=(FOE,)), replaced="action"),
    card(
        "Hunter's Mark",
        at("cel tha", MayLater(Press(), "action") + EnterCombat(), targets=(FOE,)),
        at("CEL THA", MayLater(Press(), "action") + NO_ESCAPE + EnterCombat(), targets=(FOE,)),
    ),
    card(
        "Rutor's Hand",
        at("tha", PutOn(ME) >> Bow(PLACED) >> SEAR, stealth=1),
        at("THA", PutOn(ME) >> Bow(PLACED) >> PayOr(BurnBlood(3), SEAR), stealth=1),
        abilities=(Can(Straighten(HOST), cost=Bow(THIS), when=("minion",)),),
        single="name",
    ),
    card(
        "Biothaumaturgic Experiment",
        at("tha", BringFromHand(RETAINER & Trait("animal"), anyhow=True), stealth=1),
        at("THA", PutOn(), targets=(Target("that", Cards(MINION & MINE)),), stealth=1),
        abilities=(
            Can(Maneuver(), when=("range",), role="fighting", limit=Limit("combat"), bearers=True),
            Bonus(STRENGTH, 1),
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
    card(
        "Heroic Might",
        *[
            at(
                needs,
                PutOn(ME)
                >> AsLongAsThis(Bonus(STRENGTH, n, THIS), ME)
                >> AsLongAsThis(Can(SMASH, when=("strike",), role="fighting"), ME),
                stealth=3,
            )
            for needs, n in (("pot", 1),)
        ],
        at(
            "POT",
            PutOn(ME)
            >> AsLongAsThis(Bonus(STRENGTH, 2, THIS), ME)
            >> AsLongAsThis(Can(SMASH, when=("strike",), role="fighting"), ME)
            >> AsLongAsThis(Can(Damage(2, ranged=True), when=("strike",), role="fighting"), ME),
            stealth=3,
        ),
        abilities=(Trigger("forced reaction", "torpor", HOST, Burn(THIS), must=True),),
        single="name",
    ),
    card(
        "Show of Force",
        *[at(needs, Bleed(n), also=Gain(show(n), ME, "action")) for needs, n in (("pot pre", 1), ("POT PRE", 2))],
    ),
    card("Childe of the Revolution", plain(Embrace("anarch-childe", hungry=True), stealth=1)),
    card("Waters of Duat", plain(Embrace("childe-of-the-ministry", hungry=True), stealth=1)),
    card(
        "Fiendish Tongue",
        plain(
            Bleed(1, If(IsA(OfClan("Tzimisce")), LATER_UNLOCK)),
            also=InThisAction(Bonus(INTERCEPT, -1, Cards(VAMPIRE & OfSect(ANARCH)))),
        ),
    ),
    card(
        "Pillars Fall",
        plain(EnterCombat() >> If(IsDown() & LiesIn(), May(LayAfterwards())), targets=(FOE_VAMPIRE,)),
        abilities=(Bonus(BLEED, 1),),
        single="name",
    ),
    card(
        "Shroud of Decay",
        at("obl", Bleed(1, DiscardFrom(TARGETS, "theirs", 2))),
        at("OBL", AtPrey(Pay(Choose(Cards(In("ash", "any") & OF_PREY), RemoveFromGame(), 7, 7), BurnPool(3, PREY)))),
    ),
    card(
        "Phantasmagoria",
        at("pre", PutOn(), targets=(Target("that", Cards(MINION)),), stealth=1),
        at("PRE", PutOn(THAT, 1), targets=(Target("that", Cards(MINION)),), stealth=1),
        abilities=(
            Bonus(STEALTH, -1, HOST),
            Trigger(
                "forced reaction",
                "blocks",
                Cards(MINION),
                BurnBlood(1, HOST),
                must=True,
                given=Acting(HOST) & AtLeast(ON_IT, 1),
            ),
            CanAct(Burn(THIS), "anybody"),
        ),
        kept=True,
    ),
    card(
        "The Platinum Protocol",
        *[
            at(" ".join(needs), protocol(needs), stealth=1 if "obf" in needs else None)
            for n in (1, 2, 3)
            for needs in combinations(("obf", "pre", "pro"), n)
        ],
    ),
    card(
        "Far Mastery",
        at("dom", TakeOnto(), targets=(Target("that", Cards(RETAINER & FOES)),), stealth=1),
        at("DOM", Steal(), targets=(Target("that", Cards(ALLY & FOES)),), stealth=1),
    ),
)
