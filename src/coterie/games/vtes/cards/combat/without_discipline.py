"""Combat cards that need no Discipline."""

from __future__ import annotations

from coterie.games.vtes.cards.combat.habits import BEFORE, CLOSE, TO_CLOSE, WEAPON
from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.cards.habits import FIRST_ROUND
from coterie.games.vtes.numbers import BLEED
from coterie.games.vtes.words.bonds import PLACED, LayAfterwards, leaving
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import Against, FoeIsDown, HasHurtMore, InCombatWith, LiesIn
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.damage import Devour, DrinkLost, Inflict, PreventDamage
from coterie.games.vtes.words.fighting import ClawsOut, Maneuver, ManeuverFor, MayLater, OneOf, Press
from coterie.games.vtes.words.hands import BringFromHand
from coterie.games.vtes.words.modes import Ransom
from coterie.games.vtes.words.permanents import ControllerOf, PutInPlay, PutOn
from coterie.games.vtes.words.remembered import Note, Noted
from coterie.games.vtes.words.resources import GainBlood
from coterie.games.vtes.words.rounds import Aim, FixRange, PressesByItself, Refill, StruckHome, whenever_played
from coterie.games.vtes.words.selves import EQUIPMENT, ME, OPPOSING, VAMPIRE, Called, OfType, Trait
from coterie.games.vtes.words.striking import ArmedStrike, Damage, Dodge, HandStrike, StrikeDamage, StrikeTo
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.weapons import Concealable
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import IsHost, Unique
from coterie.words.cards.abilities import Limit, Trigger
from coterie.words.cards.changing import PutCounters, RemoveCounters
from coterie.words.cards.filters import Bearing, In
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Cannot, Counters
from coterie.words.conditions import AtLeast
from coterie.words.effects import If
from coterie.words.picking import Choose

PRESS_IF_HIT = Can(Press(), when=("press",), role="fighting", limit=Limit(("round",)), given=StruckHome())
FIGHTS = Cards(In("hand") & OfType("combat"))
ZIP_GUN = Damage(1, ranged=True, sort="gun", recoil=1)
PULLS = Counters("counter", THIS)  # actions that were taken to be rid of it

CARDS: tuple[Card, ...] = (
    card("Amaranth", plain(Devour())),
    card(
        "Angel's Gift",
        plain(BringFromHand(EQUIPMENT & Trait("melee weapon")), when=("before range",), once="round"),
        plain(MayLater(TO_CLOSE), when=("before range",), once="round"),
    ),
    card("Backstep", plain(Maneuver("long") >> Gain(PRESS_IF_HIT, OPPOSING, ("round",)))),
    card("Boxed In", plain(Press()), replaced="combat"),
    card("Concealed Weapon", plain(BringFromHand(~Unique() & WEAPON & Concealable(3, 4)), when=BEFORE)),
    card("Dead-End Alley", plain(Press(only_on=True))),
    card("Death Seeker", plain(CancelPlayed("combat", by_foe=True), once="round")),
    card(
        "Disengage",
        plain(Press(only_end=True)),
        plain(CancelPlayed("combat", keyword="grapple"), burns=1),
        replaced="combat",
    ),
    card("Dodge", plain(Dodge()), replaced="combat"),
    card("Fake Out", plain(Maneuver()), replaced="combat"),
    card(
        "Focus the Blood",
        plain(PutOn(ME) >> GainBlood(1), when=("before range",), once="combat"),
        abilities=(Cheaper(1, "blood", OfType("combat"), IsHost(), burns=True),),
    ),
    card("Glancing Blow", plain(PreventDamage(1, tag="strike")), replaced="unlock"),
    card(
        "Groundfighting",
        plain(OneOf((Maneuver(), Press()))),
        plain(CancelPlayed("combat", spared=False, by_foe=True, restricts=True), burns=1),
        replaced="combat",
    ),
    card(
        "High Ground",
        plain(Maneuver("long"), once="round"),
        plain(FixRange("long"), once="round", of=Trait("flight"), given=Against(~Trait("flight"))),
    ),
    card("Lucky Blow", plain(ArmedStrike(1)), replaced="combat"),
    card(
        "Molotov Cocktail",
        plain(StrikeTo(LayAfterwards(), ranged=True)),
        abilities=(
            Trigger("forced reaction", "attach", THIS, Note("placed", ("round",), "was placed this round"), must=True),
            Can(
                Damage(2, ranged=True, aggravated=True, spent=True),
                when=("strike",),
                role="fighting",
                given=~Noted("placed", ("round",), "placed"),
            ),
            Trigger("forced reaction", "parts", HOST, Burn(THIS), must=True),
        ),
        traits=("weapon",),
        becomes="equipment",
    ),
    card(
        "Pulled Fangs",
        plain(
            PutOn(OPPOSING) >> Inflict(1, OPPOSING),
            when=("end of round",),
            given=CLOSE & HasHurtMore() & Against(VAMPIRE & ~Bearing(Called("Pulled Fangs"))),
        ),
        abilities=(
            Cannot("hunt", HOST),
            CanAct(If(AtLeast(PULLS, 1), Burn(THIS), PutCounters("counter", 1, THIS)), "anybody", VAMPIRE, 1),
        ),
        single="name",
    ),
    card("Quick Jab", plain(HandStrike(first=True, most=1)), replaced="combat"),
    card("Raking Talons", plain(ClawsOut("combat"), when=BEFORE, once="combat")),
    card(
        "Righteous Aura",
        plain(PutOn(ME), when=("end of round",), given=FoeIsDown() & LiesIn("ready")),
        abilities=(Bonus(BLEED, 2), leaving(HOST, Burn(THIS))),
        single="name",
    ),
    card(
        "Target Vitals",
        plain(Aim(2), ransom=Ransom(ControllerOf(OPPOSING), Choose(FIGHTS, Discard(), 2, 2))),
        traits=("aim",),
    ),
    card("Taste of Vitae", plain(DrinkLost(), once="round", of=VAMPIRE)),
    card(
        "Trap",
        plain(PutInPlay(3) >> AtEnd("combat", Burn(PLACED)), when=BEFORE, given=FIRST_ROUND),
        abilities=(
            PressesByItself(),
            whenever_played(Refill(3)),
        ),
    ),
    card(
        "Weighted Walking Stick",
        plain(PutOn(ME, 5), when=("before range",), given=InCombatWith(first=True)),
        abilities=(
            Can(
                HandStrike(1, melee=True, then=RemoveCounters("counter", StrikeDamage(), THIS)),
                when=("strike",),
                role="fighting",
            ),
        ),
        traits=("weapon", "melee weapon"),
        becomes="equipment",
        fades=True,
        single="name",
    ),
    card(
        "Zip Gun",
        plain(PutOn(ME), when=("before range",)),
        abilities=(
            Can(ZIP_GUN, when=("strike",), role="fighting"),
            Can(ManeuverFor(ZIP_GUN), when=("range",), role="fighting", limit=Limit("combat")),
        ),
        traits=("weapon", "gun"),
        becomes="equipment",
    ),
)
