"""More combat cards about all that is around the strikes: range, presses, weapons that are drawn, hands, whole combats."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain
from coterie.games.vtes.cards.habits import BLUNT
from coterie.games.vtes.numbers import HAND_SIZE, STRENGTH
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import Against, FoeIsDown, InCombatWith, LiesIn
from coterie.games.vtes.words.damage import HarmEachRound
from coterie.games.vtes.words.fighting import (
    ClawsOut,
    Maneuver,
    ManeuverFor,
    MayLater,
    MoreStrikes,
    Press,
    QueueCombat,
)
from coterie.games.vtes.words.hands import BringFromHand, DrawMore, OpenHand
from coterie.games.vtes.words.permanents import OPPONENT, PutInPlay
from coterie.games.vtes.words.resources import BurnPool, Draw
from coterie.games.vtes.words.rounds import FixRange, PressesByItself, Refill, whenever_played
from coterie.games.vtes.words.selves import EQUIPMENT, ME, OPPOSING, VAMPIRE, Trait
from coterie.games.vtes.words.striking import CombatEnds, Dodge, HandStrike
from coterie.games.vtes.words.weapons import Concealable
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import Unique
from coterie.words.cards.groups import THIS, YOU
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Bonus, Cannot
from coterie.words.effects import ChooseOne

FIRST_ROUND = InCombatWith(first=True)
WEAPON = EQUIPMENT & Trait("weapon")
SET_RANGE = ChooseOne((FixRange("close"), FixRange("long")))
RILED = (
    Gain(Bonus(STRENGTH, 1, THIS), OPPOSING, "combat")
    >> Gain(Cannot("maneuver to long", THIS), OPPOSING, "combat")
    >> Gain(Cannot("press to end", THIS), OPPOSING, "combat")
    >> Gain(Cannot("use equipment", THIS), OPPOSING, "combat")
)
BEFORE = ("before range",)
ANY_TIME = ("before range", "before strikes", "strikes chosen", "additional", "end of round")

FOOTWORK: tuple[Card, ...] = (
    card("Psyche!", at("cel", Press()), at("CEL", QueueCombat())),
    card("Concealed Weapon", plain(BringFromHand(~Unique() & WEAPON & Concealable(3, 4)), when=BEFORE)),
    card(
        "Disguised Weapon",
        at("obf", BringFromHand(WEAPON), when=BEFORE),
        at("OBF", BringFromHand(WEAPON), when=("strike",)),
    ),
    card(
        "Hell-for-Leather",
        at("ani", Dodge() >> MoreStrikes(1), alone=("combat",)),
        at("cel", MoreStrikes(1, limited=False), alone=("combat",)),
        at(
            "obt",
            BurnPool(2, OPPONENT),
            when=("end of round",),
            given=FoeIsDown() & LiesIn("ready"),
            alone=("combat",),
        ),
    ),
    card(
        "Bollix",
        at("cel", Maneuver()),
        at("cel", Press()),
        at("pre", CancelPlayed("combat", keyword="aim/frenzy/grapple", by_foe=True)),
        at("tha", HandStrike(1, proof="for", then=BLUNT)),
    ),
    card(
        "Trap",
        plain(PutInPlay(3) >> AtEnd("combat", Burn(PLACED)), when=BEFORE, given=FIRST_ROUND),
        abilities=(
            PressesByItself(),
            whenever_played(Refill(3)),
        ),
    ),
    card(
        "Drawing Out the Beast",
        *[
            at(needs, does, when=BEFORE, given=FIRST_ROUND & Against(VAMPIRE), once="combat")
            for needs, does in (
                ("ani", RILED),
                ("ANI", RILED >> HarmEachRound(1, sure=True, step="press")),
            )
        ],
        traits=("frenzy",),
    ),
    card("Infernal Pursuit", at("cel", Press()), at("CEL", Gain(DrawMore(), ME, "combat") >> Draw(1), when=ANY_TIME)),
    card(
        "Aura Reading",
        at("aus", Gain(OpenHand(OPPONENT), ME, "combat"), when=BEFORE),
        at("AUS", Gain(Bonus(HAND_SIZE, 2, YOU), ME, "combat"), when=BEFORE, once="combat"),
    ),
    card("Chiropteran Marauder", at("vic", Maneuver()), at("VIC", ClawsOut(), blood=1)),
    card("Raking Talons", plain(ClawsOut("combat"), when=BEFORE, once="combat")),
    card("Bone Spur", at("pro", ClawsOut()), at("PRO", ClawsOut("combat"))),
    card("Movement of the Mind", at("tha", Press(only_end=True)), at("THA", Maneuver())),
    card("Form of the Ghost", at("pro", Maneuver()), at("PRO", Press())),
    card("Leapfrog", at("obf", Maneuver("long")), at("spi", Maneuver()), at("SPI", CombatEnds())),
    card(
        "Dust to Dust",
        at("obf", Press(only_end=True)),
        at("thn", Dodge() >> MayLater(Press())),
        at("THN", Dodge() >> MayLater(Press())),
        at("THN", ManeuverFor(Dodge()) >> MayLater(Press())),
    ),
    card("Boxed In", plain(Press()), replaced="combat"),
    card("Dead-End Alley", plain(Press(only_on=True))),
    card(
        "Disengage",
        plain(Press(only_end=True)),
        plain(CancelPlayed("combat", keyword="grapple"), blood=1),
        replaced="combat",
    ),
    card(
        "Sanguine Entrapment",
        at("cel qui", Gain(Cannot("dodge", THIS), OPPOSING, ("round",)), when=BEFORE, once="round"),
        at("CEL QUI", Gain(Cannot("end combat", THIS), OPPOSING, ("round",)), when=BEFORE, once="round"),
    ),
    card(
        "Selective Silence",
        at("qui", Maneuver(), given=FIRST_ROUND),
        at("QUI", SET_RANGE, when=BEFORE, given=FIRST_ROUND, blood=1),
    ),
    card(
        "Crawling Chamber",
        at("tha", Maneuver("long")),
        at("vis", Maneuver()),
        at("vis", Press()),
        at("VIS", HarmEachRound(1, step="press"), once="combat"),
    ),
    card(
        "Disease",
        at("qui", Gain(Bonus(STRENGTH, -1, THIS), OPPOSING, "combat"), when=BEFORE),
        at("QUI", Gain(Bonus(STRENGTH, -2, THIS), OPPOSING, "combat"), when=BEFORE),
    ),
)
