"""Actions that need a Discipline, from Fortitude to Temporis."""

from __future__ import annotations

from itertools import combinations

from coterie.games.vtes.cards.actions.habits import (
    A_LOCATION,
    EAT_AN_ALLY,
    FOE,
    LOCKED_FOE,
    MANEUVER_IN_ACTION,
    UNCONTROLLED,
    YOUNG,
)
from coterie.games.vtes.cards.definition import Card, at, card, those
from coterie.games.vtes.cards.habits import MANEUVER, MANEUVER_LATER, ON_IT, PRESS, PREVENT_STRIKES
from coterie.games.vtes.numbers import BLEED, BLEED_LOSS, CLAWS, STEALTH, STRENGTH
from coterie.games.vtes.rules.action_state import BLEED_BLOCKED
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.circumstances import Acting, InCombatWith, IsBlocked
from coterie.games.vtes.words.corruption import Corrupt, OfTarget
from coterie.games.vtes.words.damage import ALL, VICTIM, Inflict, PreventDamage
from coterie.games.vtes.words.deeds import Bleed, EnterCombat, Hunt
from coterie.games.vtes.words.fighting import Stun
from coterie.games.vtes.words.gatherings import TARGETS, AtPrey, Mend
from coterie.games.vtes.words.hands import DiscardFrom, RecruitFound
from coterie.games.vtes.words.involved import ANOTHER
from coterie.games.vtes.words.methuselahs import Neighbours
from coterie.games.vtes.words.permanents import AsLongAsThis, BearerIn, PutOn, SearchFor
from coterie.games.vtes.words.phases import BleedCap
from coterie.games.vtes.words.remembered import UntilUnlock
from coterie.games.vtes.words.resources import AddBlood, BurnBlood, BurnPool, DrawCrypt, GainBlood, GainPool
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
    Trait,
)
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.striking import Damage, StrikeTo
from coterie.games.vtes.words.this_action import InThisAction
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.tolls import ChosenBy, PayOr
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame, Rise
from coterie.games.vtes.words.which_cards import LiesOn
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, READY, In
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.moving import Return
from coterie.words.cards.numbers import Bonus
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne, Effect, May, Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose

UNLOCKED_FOE = Target("that", Cards(VAMPIRE & READY & FOES))
LOCK_ONE = ChosenBy(TARGETS, MINION & READY_REGION & READY, Bow())
SMASH = StrikeTo(Choose(Cards(EQUIPMENT & OnThe(OPPOSING)), Burn()))
YOUNG_VAMPIRES = Cards(In("uncontrolled") & VAMPIRE & YOUNGER)
NEIGHBOURS = MINION & (OF_PREY | OF_PREDATOR)
ONE_AT_MOST = InThisAction(BleedCap(BLEED_LOSS, 1, EVERYBODY))


def show(n: int) -> Can:
    """Return what a minion may use if its action is blocked: more strength in that combat."""
    given = InCombatWith(first=True) & IsBlocked()
    more = Gain(Bonus(STRENGTH, n, THIS), ME, "combat")
    return Can(more, when=("before range",), role="fighting", limit=Limit("combat"), given=given)


def protocol(needs: tuple[str, ...]) -> Effect:
    """Return a bleed with what each discipline adds to it."""
    mark = Choose(Cards(MINION & OfTarget()), Corrupt())
    return Bleed(1 if "pre" in needs else 0, mark if "pro" in needs else None)


MENDED = ((VAMPIRE & TORPID, Rise()), (ALLY | RETAINER, Mend(ALL)))
SPENT = {n: Inflict(3 - n, ME, aggravated=True, sure=True) for n in (1, 2)}  # the more, the less it bleeds for

CARDS: tuple[Card, ...] = (
    # Fortitude
    card(
        "Force of Will",
        *[at(needs, Bleed(n), who="locked", also=AtEnd("action", SPENT[n])) for needs, n in (("for", 1), ("FOR", 2))],
    ),
    card(
        "Renewed Vigor",
        at("for", PutOn(ME), stealth=1),
        *[at("obe", does, targets=those(which), stealth=1) for which, does in MENDED],
        at("OBE", Mend(ALL), targets=those(VAMPIRE & ANOTHER), stealth=1),
        abilities=(Can(Rise(HOST) >> Burn(THIS), when=("unlock",), given=BearerIn("torpor")),),
        single="name",
    ),
    card("Restoration", at("for", GainBlood(2), stealth=1), at("FOR", GainBlood(3), stealth=1)),
    card(
        "Touch of Valeren",
        at("for", Mend(3), targets=(Target("that", Cards(MINION)),), stealth=1),
        at("for", PREVENT_STRIKES, sort="combat"),
        at("FOR", PreventDamage(ALL, tag="strike", who=VICTIM), sort="combat", who="other", of=VAMPIRE),
    ),
    # Mytherceria
    card(
        "Gremlins",
        at("dom", Bleed(1)),
        at("myt", Burn(), targets=(Target("that", Cards(EQUIPMENT & ~Trait("melee weapon"))),), stealth=1),
        at("MYT", Bleed(1), stealth=1),
    ),
    # Necromancy
    card(
        "Gear Up",
        at("nec", Straighten(ME) + Choose(Cards(In("ash") & ~VAMPIRE), Return()), stealth=1),
        at("pre", Straighten(ME) + Gain(Bonus(STEALTH, 1, THIS), ME, "turn"), stealth=1),
        at("vic", Straighten(ME) + UntilUnlock(Bonus(STRENGTH, 1, THIS)), stealth=1),
    ),
    card(
        "Soul Feasting",
        at("nec", Hunt()),
        at("nec", Burn() >> Hunt(3), targets=those(Trait("wraith"))),
        at("NEC", Hunt(1)),
        at("NEC", Burn() >> Hunt(4), targets=those(Trait("wraith"))),
    ),
    # Obfuscate
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
        "Conceal",
        at("obf", Burn(), targets=(Target("that", Cards(EQUIPMENT)),)),
        at("OBF", Burn(), targets=(A_LOCATION,)),
    ),
    card(
        "Enthrall",
        *[at(needs, Bleed(1)) for needs in ("obf", "pre")],
        *[at(needs, Bleed(1, May(Pay(BurnBlood(1), DrawCrypt())))) for needs in ("OBF", "PRE")],
    ),
    card(
        "Night Moves",
        *[
            at(needs, Bleed(0, None, THAT), targets=(Target("that", Neighbours()),), also=ONE_AT_MOST, stealth=n)
            for needs, n in (("obf", 3), ("OBF", 6))
        ],
    ),
    card(
        "Skullduggery",
        at("obf", Bleed(), also=MANEUVER_LATER, stealth=1),
        at("pre", Bleed(1)),
        at("pro", Bleed(), stealth=1),
    ),
    card(
        "The Platinum Protocol",
        *[
            at(" ".join(needs), protocol(needs), stealth=1 if "obf" in needs else None)
            for n in (1, 2, 3)
            for needs in combinations(("obf", "pre", "pro"), n)
        ],
    ),
    # Oblivion
    card(
        "Putrescent Sustenance",
        *[
            at(
                needs,
                Pay(
                    EAT_AN_ALLY,
                    ChooseOne((GainBlood(n), Choose(Cards(ALLY & MINE & Trait("zombie")), GainBlood(n, THAT)))),
                ),
                stealth=1,
            )
            for needs, n in (("obl", 2), ("tha", 2), ("OBL", 3), ("THA", 3))
        ],
    ),
    card(
        "Shroud of Decay",
        at("obl", Bleed(1, DiscardFrom(TARGETS, "theirs", 2))),
        at("OBL", AtPrey(Pay(Choose(Cards(In("ash", "any") & OF_PREY), RemoveFromGame(), 7, 7), BurnPool(3, PREY)))),
    ),
    card(
        "Umbrous Clutch",
        at("obl", EnterCombat(), targets=(FOE,), stealth=1),
        at("OBL", MANEUVER_IN_ACTION + EnterCombat(), targets=(FOE,), stealth=1),
    ),
    # Potence
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
        "Preternatural Strength",
        *[
            at(needs, PutOn(ME) >> AsLongAsThis(Bonus(STRENGTH, n, THIS), ME), stealth=2)
            for needs, n in (("pot", 1), ("POT", 2))
        ],
        single="name",
    ),
    card(
        "Show of Force",
        *[at(needs, Bleed(n), also=Gain(show(n), ME, "action")) for needs, n in (("pot pre", 1), ("POT PRE", 2))],
    ),
    # Presence
    card(
        "Dream World",
        at("pre", Bleed(1)),
        at("PRE", Gain(Bonus(BLEED, 1, THIS), Cards(MINION & MINE), BLEED_BLOCKED), stealth=1, alone=("turn",)),
    ),
    card("Enchant Kindred", at("pre", Bleed(1)), at("PRE", AddBlood(2), targets=(YOUNG,), stealth=1)),
    card(
        "Entrancement",
        at("pre", Bleed(1)),
        at("PRE", Steal(), targets=(Target("that", Cards(ALLY & FOES)),), stealth=1),
    ),
    card(
        "Heart of the City",
        *[
            at(needs, PutOn(ME) >> AsLongAsThis(Bonus(BLEED, n, THIS), ME), stealth=1)
            for needs, n in (("pre", 1), ("PRE", 2))
        ],
        single="name",
    ),
    card("Intimidation", at("pre", Bleed(1)), at("PRE", Bleed(2))),
    card("Legal Manipulations", at("pre", Bleed(2)), at("PRE", Bleed(2, GainPool(1)))),
    card(
        "Mind Numb", at("pre", Stun(), targets=(UNLOCKED_FOE,)), at("PRE", Stun(), targets=(UNLOCKED_FOE,), stealth=1)
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
        "Propaganda",
        at("pre", Bleed(1, unseen=TITLED & VAMPIRE)),
        at("PRE", Bleed(1, LOCK_ONE, unseen=TITLED & VAMPIRE, always=True)),
    ),
    card("Public Trust", at("pre", Bleed(2)), at("PRE", Bleed(2, Choose(UNCONTROLLED, AddBlood(1))))),
    card("Social Charm", at("pre", Bleed(1)), at("PRE", Bleed(1, GainPool(1)))),
    card(
        "The Summoning",
        at("pre", SearchFor(ALLY | RETAINER), stealth=1),
        at("PRE", RecruitFound(ALLY, hand=False), stealth=1),
    ),
    # Protean
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
        "Shadow of the Beast",
        at("pro", PutOn(ME) >> AsLongAsThis(MANEUVER, ME)),
        at("PRO", PutOn(ME) >> AsLongAsThis(MANEUVER, ME) >> AsLongAsThis(PRESS, ME)),
        single="name",
    ),
    # Quietus
    card(
        "Loss",
        *[
            at("qui", Burn(), targets=(Target("that", Cards(which & LiesOn(NEIGHBOURS))),))
            for which in (EQUIPMENT, Trait("location"))
        ],
        at("QUI", Bleed(2)),
    ),
    # Spiritus
    card(
        "Nose of the Hound",
        at("aus", MANEUVER_IN_ACTION + EnterCombat(), targets=(LOCKED_FOE,), stealth=1),
        at("spi", MANEUVER_IN_ACTION + MANEUVER_IN_ACTION + EnterCombat(), targets=(LOCKED_FOE,), stealth=1),
        at("SPI", MANEUVER_IN_ACTION + MANEUVER_IN_ACTION + EnterCombat(), targets=(FOE,), stealth=1),
    ),
    # Temporis
    card(
        "Clotho's Gift",
        at("obf", DrawCrypt(), stealth=1),
        at("tem", AddBlood(2), targets=(Target("that", YOUNG_VAMPIRES),), stealth=1),
        at("TEM", PutOn(ME) >> Bow(PLACED), stealth=1),
        abilities=(Can(Straighten(HOST), cost=Bow(THIS) >> BurnBlood(1, HOST), when=("minion",)),),
    ),
)
