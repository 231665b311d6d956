"""Masters that teach a Discipline."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.numbers import CAPACITY, LAIBON
from coterie.games.vtes.words.permanents import PutOn
from coterie.games.vtes.words.selves import VAMPIRE, Knows, OfSect
from coterie.words.cards.abilities import Target
from coterie.words.cards.groups import Cards
from coterie.words.cards.numbers import Bonus
from coterie.words.filters import ANYTHING, Filter


def discipline(name: str, code: str, which: tuple[Filter, ...] = (ANYTHING,)) -> Card:
    """Return a Discipline master, perhaps only for some vampires: a level more, and a capacity more (V-098 to V-101)."""
    targets = [(Target("that", Cards(VAMPIRE & ~Knows(code.upper()) & each)),) for each in which]
    abilities = (Bonus(code, 1), Bonus(CAPACITY, 1))
    return card(name, *[plain(PutOn(), targets=each) for each in targets], abilities=abilities, teaches=code)


CARDS: tuple[Card, ...] = (
    discipline("Abombwe", "abo", (OfSect(LAIBON), Knows("pro") & ~OfSect(LAIBON))),
    discipline("Animalism", "ani"),
    discipline("Auspex", "aus"),
    discipline("Celerity", "cel"),
    *[
        discipline(name, code)
        for name, code in (
            ("Chimerstry", "chi"),
            ("Dementation", "dem"),
            ("Fortitude", "for"),
            ("Necromancy", "nec"),
            ("Obtenebration", "obt"),
            ("Quietus", "qui"),
            ("Serpentis", "ser"),
            ("Thaumaturgy", "tha"),
            ("Vicissitude", "vic"),
        )
    ],
    discipline("Dominate", "dom"),
    discipline("Obfuscate", "obf"),
    discipline("Oblivion", "obl"),
    discipline("Potence", "pot"),
    discipline("Presence", "pre"),
    discipline("Protean", "pro"),
)
