"""Actions without a Discipline that change who belongs to whom and as what, or who has how much."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain, those
from coterie.games.vtes.cards.habits import ON_IT, TURN_ANARCH
from coterie.games.vtes.numbers import CAPACITY
from coterie.games.vtes.words.bargains import EachChooses
from coterie.games.vtes.words.becoming import Emerge, RiseAs, TakeClan
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.circumstances import Controls
from coterie.games.vtes.words.crypts import FetchFromCrypt
from coterie.games.vtes.words.fortune import CompareCrypts
from coterie.games.vtes.words.lately import NewInPlay, OfCapacityX
from coterie.games.vtes.words.modes import MANY
from coterie.games.vtes.words.permanents import CONTROLLER, PutInPlay, PutOn
from coterie.games.vtes.words.referendums import Those
from coterie.games.vtes.words.resources import AddBlood, GainPool
from coterie.games.vtes.words.selves import ME, MINION, OLDER, READY_REGION, TITLED, VAMPIRE, YOUNGER, OfClan, Trait
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.titles import BecomeBaron
from coterie.games.vtes.words.uses import CanAct
from coterie.games.vtes.words.whereabouts import Burn, ToTorpor
from coterie.games.vtes.words.which_cards import CostsAtMost
from coterie.words.cards.abilities import Limit, Trigger
from coterie.words.cards.changing import PutCounters, RemoveCounters
from coterie.words.cards.filters import FOES, In
from coterie.words.cards.groups import EACH_FOE, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Cannot, Rating
from coterie.words.conditions import AtLeast

HARBINGER = OfClan("Harbinger of Skulls")
RITUALS = 11
RISE = RiseAs(
    "great-beast",
    "a unique Independent infernal vampire of capacity 9 without a clan, with 9 blood, strength 4, bleed 3 and three"
    " Disciplines of your choice at the superior level, that can enter combat with minions of others as an action and prevent"
    " 1 damage each combat",
    3,
)
TRAINED = Emerge(
    "trained-recruit",
    "a ready Independent Banu Haqim vampire of capacity 3 that is blood cursed, of which there can be several, with 3 blood"
    " and basic Celerity, Obfuscate, Potence and Quietus",
)

CARDS: tuple[Card, ...] = (
    card(
        "Anarch Secession",
        plain(
            BecomeBaron(),
            stealth=1,
            also=Gain(Cannot("be blocked", THIS, Cards(MINION & ~TITLED)), ME, "action"),
        ),
        traits=("title",),
    ),
    card(
        "Baltimore Purge",
        plain(PutOn(ME), of=VAMPIRE & OfClan("Ravnos"), stealth=1),
        plain(PutOn(ME), of=VAMPIRE & ~OfClan("Ravnos")),
        abilities=(
            each_phase(
                "unlock",
                CONTROLLER,
                EachChooses(
                    EACH_FOE,
                    VAMPIRE & READY_REGION & ~OLDER,
                    Controls(VAMPIRE & READY_REGION & OfClan("Lasombra")),
                )
                >> ToTorpor(HOST | Those(what="vampire"))
                >> Burn(THIS),
            ),
        ),
    ),
    card(
        "Call the Great Beast",
        plain(PutOn(ME) >> PutCounters("counter", Rating(CAPACITY, ME), PLACED), stealth=1),
        abilities=(
            CanAct(PutCounters("counter", 1, THIS), stealth=1),
            Trigger("forced reaction", "counter", THIS, RISE, must=True, given=AtLeast(ON_IT, RITUALS)),
        ),
    ),
    card(
        "Chameleon",
        plain(
            Steal() >> TURN_ANARCH,
            targets=those(VAMPIRE & YOUNGER & FOES & OfCapacityX() & NewInPlay()),
            xs=(1, MANY),
            stealth=1,
        ),
    ),
    card(
        "Clan Impersonation",
        plain(PutOn(ME) >> TakeClan(), of=VAMPIRE, stealth=1),
        abilities=(CanAct(Burn(THIS)),),
    ),
    card("Dark Mirror of the Mind", plain(GainPool(2), stealth=1)),
    card(
        "Disciple of Lazarus",
        plain(AddBlood(2), targets=those(In("uncontrolled") & VAMPIRE & YOUNGER & HARBINGER), stealth=1),
        plain(FetchFromCrypt(VAMPIRE & HARBINGER), stealth=1),
    ),
    card(
        "Khabar: Loyalty",
        plain(
            AddBlood(2),
            targets=those(In("uncontrolled") & VAMPIRE & YOUNGER & OfClan("Banu Haqim")),
            stealth=1,
        ),
    ),
    card(
        "New Management",
        plain(Steal(), targets=those(Trait("location") & FOES & CostsAtMost(1))),
        replaced="action",
    ),
    card("Petra Resonance", plain(CompareCrypts(3), stealth=1)),
    card(
        "Web of Knives Recruit",
        plain(PutInPlay(3), stealth=1),
        abilities=(
            each_phase("unlock", YOU, RemoveCounters("counter", 1, THIS), limit=Limit("turn", 2, "name")),
            Trigger("forced reaction", "lift", THIS, TRAINED, must=True, given=~AtLeast(ON_IT, 1)),
        ),
    ),
)
