"""More combat cards that strike: for damage, at gear, or to steal."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain
from coterie.games.vtes.numbers import BLEED, STRENGTH
from coterie.games.vtes.words.asked import ActionBrings
from coterie.games.vtes.words.bonds import MARKED, LayAfterwards, Mark
from coterie.games.vtes.words.circumstances import Acting, ActionIs, Against, AimedAt, AtRange, InCombatWith
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.fighting import EndCombat, Maneuver, ManeuverFor, MayLater, MoreStrikes, Press
from coterie.games.vtes.words.gatherings import TakeOnto
from coterie.games.vtes.words.permanents import CONTROLLER, PutOn
from coterie.games.vtes.words.remembered import Note, Noted
from coterie.games.vtes.words.resources import GainBlood
from coterie.games.vtes.words.rounds import FixRange, OnThe
from coterie.games.vtes.words.selves import ALLY, EQUIPMENT, ME, MINION, OPPOSING, RETAINER, VAMPIRE, OfType, Trait
from coterie.games.vtes.words.stealing import Stealth
from coterie.games.vtes.words.striking import ArmedStrike, CombatEnds, Damage, Dodge, HandStrike, StealBlood, StrikeTo
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, ToTorpor
from coterie.games.vtes.words.which_cards import IsHost
from coterie.words.amounts import Times
from coterie.words.cards.abilities import Limit, Trigger
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.lasting import Blank
from coterie.words.cards.numbers import Bonus, Rating, While
from coterie.words.effects import ChooseOne
from coterie.words.groups import THAT
from coterie.words.picking import Choose

CLOSE, LONG = AtRange("close"), AtRange("long")
WRECK = Choose(Cards((EQUIPMENT | RETAINER) & OnThe(OPPOSING)), Burn())
SMASH = Choose(Cards(EQUIPMENT & OnThe(OPPOSING)), Burn())
SNATCH = Choose(Cards(EQUIPMENT & Trait("weapon") & OnThe(OPPOSING)), TakeOnto() >> Blank(THAT, ("round",)))
ROCK = Damage(2, ranged=True)
ZIP_GUN = Damage(1, ranged=True, sort="gun", recoil=1)
ON_FOOT = Against(MINION & ~Trait("flight"))
THROWN = Rating(STRENGTH, ME)


def flames(n: int) -> Damage:
    """Return a ranged strike for aggravated damage."""
    return Damage(n, ranged=True, aggravated=True)


BLOWS: tuple[Card, ...] = (
    card(
        "Donnybrook",
        at("obf", StrikeTo(WRECK, first=True), given=CLOSE),
        at("pro", HandStrike(aggravated=True), given=CLOSE),
        at("ser", StealBlood(2, ranged=False), given=CLOSE),
    ),
    card("Canine Horde", at("ani", Damage(1, ranged=True)), at("ANI", StrikeTo(SMASH, ranged=True, first=True))),
    card(
        "Breath of Thanatos",
        at("nec", Stealth(2), sort="modifier", given=ActionBrings(Trait("wraith"))),
        at("NEC", Damage(1, aggravated=True), sort="combat"),
    ),
    card(
        "Breath of the Dragon",
        *[
            at(needs, Damage(n, ranged=True, aggravated=True, recoil=n, recoil_close=True))
            for needs, n in (("vic", 1), ("VIC", 2))
        ],
    ),
    card(
        "Burst of Sunlight",
        *[at(needs, Damage(n, ranged=True, aggravated=True, recoil=n)) for needs, n in (("tha", 1), ("THA", 2))],
    ),
    card(
        "Thrown Sewer Lid",
        at("pot", Damage(3, ranged=True), given=LONG),
        at("POT", Damage(3, ranged=True) >> MayLater(Press()), given=LONG),
    ),
    card(
        "Thrown Gate",
        *[
            way
            for needs, n in (("pot", 1), ("POT", 2))
            for way in (at(needs, Damage(n, ranged=True)), at(needs, ManeuverFor(Damage(n, ranged=True))))
        ],
    ),
    card("Taste of Death", at("qui", flames(1), given=LONG), at("QUI", flames(2), given=LONG)),
    card(
        "Entombment",
        at("obt", StrikeTo(Burn(OPPOSING)), given=Against(ALLY)),
        at("OBT", StrikeTo(ToTorpor(OPPOSING)), given=Against(VAMPIRE)),
    ),
    card("Fast Hands", at("cel", StrikeTo(SNATCH)), at("CEL", StrikeTo(SNATCH, first=True))),
    card(
        "Flames of the Netherworld",
        at("tha", flames(1), given=LONG, blood=1),
        at("dai", Damage(1, aggravated=True)),
        at("DAI", flames(1)),
    ),
    card("Flesh Bond", at("ani", ROCK), at("ANI", CombatEnds())),
    card("Conflagration", at("pot", ROCK), at("dai", flames(1)), at("DAI", flames(2))),
    card("Earth Swords", *[at(needs, Damage(n, ranged=True)) for needs, n in (("pot", 1), ("myt", 2), ("MYT", 3))]),
    card(
        "Mercury's Arrow",
        at("cel", Damage(1, ranged=True)),
        at("cel", ManeuverFor(Damage(1, ranged=True))),
        at("CEL", Damage(3, ranged=True)),
    ),
    card("Dead Hand", at("nec", HandStrike(1)), at("NEC", HandStrike(1, proof="for"))),
    card(
        "Earthshock",
        at("pot", Damage(THROWN, ranged=True, sure=True), given=ON_FOOT),
        at("POT", Damage(Times(1, THROWN, 1), ranged=True, sure=True), given=ON_FOOT),
    ),
    card(
        "Anesthetic Touch",
        at("aus", Dodge(), given=CLOSE),
        at("obe", HandStrike(after=EndCombat()), given=CLOSE),
        at("OBE", HandStrike(first=True, after=EndCombat()), given=CLOSE),
    ),
    card(
        "Drain Essence",
        *[at(needs, StealBlood(n), given=~InCombatWith(first=True)) for needs, n in (("tha", 2), ("THA", 4))],
    ),
    card(
        "Brick by Brick",
        at("tha", Maneuver()),
        at("vis", ROCK),
        at("vis", ManeuverFor(ROCK)),
        at("VIS", ChooseOne((FixRange("close"), FixRange("long"))), when=("before range",)),
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
    card("Quick Jab", plain(HandStrike(first=True, most=1)), replaced="combat"),
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
            Trigger("forced reaction", "fights", HOST, Burn(THIS), must=True),
        ),
        traits=("weapon",),
        becomes="equipment",
    ),
    card(
        "Unholy Penance",
        at("pre", CombatEnds()),
        at("PRE", CombatEnds(LayAfterwards(OPPOSING) >> Mark())),
        abilities=(
            While(Acting(MARKED) & ActionIs("bleed") & AimedAt(CONTROLLER), Bonus(BLEED, 1, MARKED)),
            CanAct(Burn(THIS), stealth=1),
        ),
        single="name",
        kept=True,
    ),
    card(
        "Focus the Blood",
        plain(PutOn(ME) >> GainBlood(1), when=("before range",), once="combat"),
        abilities=(Cheaper(1, "blood", OfType("combat"), IsHost(), burns=True),),
    ),
    card("Acrobatics", at("cel", MoreStrikes(1)), at("CEL", Dodge() >> MoreStrikes(1))),
    card("Arms of the Abyss", at("obt", Dodge()), at("OBT", Dodge() >> MoreStrikes(1))),
)
