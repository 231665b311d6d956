"""The six vampires: blood ability, dark ability and dread sigil of each (M-008)."""

from __future__ import annotations

from coterie.games.masters.cards.definition import Ability, Character, Sigil
from coterie.games.masters.words.deeds import (
    Bid,
    Convert,
    Expose,
    GainBlood,
    Kill,
    KillAll,
    Lead,
    LeadAll,
    ReadTop,
    ShiftCross,
    Summon,
)
from coterie.games.masters.words.places import (
    AROUND,
    BLUE,
    HERE,
    NEXT_DOOR,
    NEXT_TO_IT,
    RED,
    Agents,
    Districts,
    Together,
    Vampires,
)
from coterie.games.masters.words.standing import At, Bars, Changes, Diverts
from coterie.words.effects import Choose, ChooseOne, UpTo
from coterie.words.values import THAT

AGNIESZKA = Character(
    "agnieszka",
    "Agnieszka",
    "pink",
    Ability(
        "Hypnosis",
        UpTo(2, Agents(Together(AROUND, Districts(near=AROUND)), fresh=True), Lead(NEXT_TO_IT, within=AROUND)),
        blood=1,
        source="partly known",
    ),
    Ability("Mass Hysteria", ChooseOne((LeadAll(NEXT_DOOR, HERE, True), LeadAll(HERE, NEXT_DOOR, True))), veil=1),
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
                Choose(Vampires(at=AROUND, other=True), GainBlood(2, THAT)),
                Choose(Districts(near=HERE, hidden=1), Expose(THAT)),
            )
        ),
        blood=1,
        source="partly known",
    ),
    Ability("Gaze of Ages", Expose(AROUND) >> UpTo(2, Agents(AROUND), Kill()), veil=1),
    "Sigil of Sight",
    (Bars("hiding", "here"),),
)
ISHTVAN = Character(
    "ishtvan",
    "Ishtvan",
    "purple",
    Ability("Demon Summoning", UpTo(2, Agents(HERE), Kill()), blood=2, minion=True, source="partly known"),
    Ability(
        "Gates of Hell",
        UpTo(99, Vampires(other=True, away=True), Summon()) >> UpTo(99, Districts(minions=1, other_than=HERE), Bid()),
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
    Ability("Temptation", Choose(Agents(HERE), Convert(kill=True)), blood=3, source="partly known"),
    Ability("Irresistible Call", UpTo(2, Agents(AROUND), Convert(kill=True)), veil=1),
    "Sigil of Devotion",
    (Changes("recruit cost", -1, "here"),),
)
NEVENA = Character(
    "nevena",
    "Nevena",
    "green",
    Ability(
        "Premonition",
        ReadTop() >> Choose(Together(RED, BLUE), Choose(Agents(THAT), Kill()), least=0, most=2),
        blood=2,
        reads_events=True,
        source="partly known",
    ),
    Ability(
        "Doom Foretold",
        ReadTop(away=True) >> KillAll(RED) >> Choose(BLUE, Choose(Agents(THAT), Kill()), least=0, most=2),
        veil=1,
        reads_events=True,
        source="partly known",
    ),
    "Sigil of Fate",
    (At("event drawn", ShiftCross()),),
)

VAMPIRES = (AGNIESZKA, IMRE, ISHTVAN, LASZLO, MILA, NEVENA)


def sigil_of(vampire: Character) -> Sigil:
    """The dread sigil of a vampire as a piece of its own."""
    return Sigil(f"sigil_{vampire.id}", vampire.sigil_name, vampire.sigil, vampire.sigil_source)
