"""The six vampires: blood ability, dark ability and dread sigil of each (M-008)."""

from __future__ import annotations

from coterie.games.masters.cards.definition import Ability, Character, Sigil
from coterie.games.masters.words.agents import FRESH, Agents, Convert, Expose, Kill, KillAll, Lead
from coterie.games.masters.words.districts import AROUND, HERE, IN, NEXT_DOOR, NEXT_TO_IT
from coterie.games.masters.words.event_deck import BLUE, CROSSES, RED, ReadTop, ShiftCross
from coterie.games.masters.words.minions import Bid, Minions
from coterie.games.masters.words.standing import At, Bars, Changes, Diverts
from coterie.games.masters.words.vampires import OTHER, GainBlood, Summon, Vampires
from coterie.words.effects import ChooseOne
from coterie.words.groups import THAT
from coterie.words.picking import ANY_NUMBER, Choose, UpTo

AGNIESZKA = Character(
    "agnieszka",
    "Agnieszka",
    "pink",
    Ability(
        "Hypnosis",
        UpTo(2, Agents(FRESH), Lead(NEXT_TO_IT, within=AROUND)),
        blood=1,
        source="partly known",
    ),
    Ability(
        "Mass Hysteria",
        ChooseOne(
            (
                UpTo(ANY_NUMBER, Agents(IN(NEXT_DOOR)), Lead(HERE, exposed=True)),
                UpTo(ANY_NUMBER, Agents(IN(HERE)), Lead(NEXT_DOOR, exposed=True)),
            )
        ),
        veil=1,
    ),
    "Sigil of Delusion",
    (Diverts("next door"),),
)
IMRE = Character(
    "imre",
    "Imre",
    "white",
    Ability(
        "Gift of the Elder",
        ChooseOne(
            (
                Choose(Vampires(IN(AROUND) & OTHER), GainBlood(2, THAT)),
                Choose(NEXT_DOOR, Expose(THAT)),
            )
        ),
        blood=1,
        source="partly known",
    ),
    Ability("Gaze of Ages", Expose(AROUND) + UpTo(2, Agents(IN(AROUND)), Kill()), veil=1),
    "Sigil of Sight",
    (Bars("hiding", "here"),),
)
ISHTVAN = Character(
    "ishtvan",
    "Ishtvan",
    "purple",
    Ability("Demon Summoning", UpTo(2, Agents(IN(HERE)), Kill()), blood=2, minion=True, source="partly known"),
    Ability(
        "Gates of Hell",
        UpTo(ANY_NUMBER, Vampires(~IN(HERE)), Summon()) + UpTo(ANY_NUMBER, Minions(~IN(HERE)), Bid()),
        veil=1,
        source="partly known",
    ),
    "Sigil of Sacrifice",
    (Changes("ritual minions", 2, "here"),),
)
LASZLO = Character(
    "laszlo",
    "Laszlo",
    "red",
    Ability("Battle Rage", None, blood=1, in_combat="rage", source="partly known"),
    Ability("Bloodbath", None, veil=1, in_combat="bloodbath", source="partly known"),
    "Sigil of War",
    (Changes("die", 1, "here"),),
)
MILA = Character(
    "mila",
    "Mila",
    "blue",
    Ability("Temptation", Choose(Agents(IN(HERE)), Convert(kill=True)), blood=3, source="partly known"),
    Ability("Irresistible Call", UpTo(2, Agents(IN(AROUND)), Convert(kill=True)), veil=1),
    "Sigil of Devotion",
    (Changes("recruit cost", -1, "here"),),
)
NEVENA = Character(
    "nevena",
    "Nevena",
    "green",
    Ability(
        "Premonition",
        ReadTop() >> Choose(CROSSES, Choose(Agents(IN(THAT)), Kill()), least=0, most=2),
        blood=2,
        reads_events=True,
        source="partly known",
    ),
    Ability(
        "Doom Foretold",
        ReadTop(away=True) >> KillAll(RED) >> Choose(BLUE, Choose(Agents(IN(THAT)), Kill()), least=0, most=2),
        veil=1,
        reads_events=True,
        source="partly known",
    ),
    "Sigil of Fate",
    (At("event drawn", ShiftCross()),),
)

VAMPIRES = (AGNIESZKA, IMRE, ISHTVAN, LASZLO, MILA, NEVENA)


def sigil_of(vampire: Character) -> Sigil:
    """Return the dread sigil of a vampire as a piece of its own."""
    return Sigil(f"sigil_{vampire.id}", vampire.sigil_name, vampire.sigil, vampire.sigil_source)
