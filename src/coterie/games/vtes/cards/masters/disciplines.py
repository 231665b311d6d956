"""Masters that teach a Discipline."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.numbers import CAPACITY
from coterie.games.vtes.words.permanents import PutOn
from coterie.games.vtes.words.selves import VAMPIRE, Knows
from coterie.words.cards.abilities import Target
from coterie.words.cards.groups import Cards
from coterie.words.cards.numbers import Bonus


def discipline(name: str, code: str) -> Card:
    """Return a Discipline master: a level more, and a capacity more (V-098 to V-101)."""
    target = Target("that", Cards(VAMPIRE & ~Knows(code.upper())))
    abilities = (Bonus(code, 1), Bonus(CAPACITY, 1))
    return card(name, plain(PutOn(), targets=(target,)), abilities=abilities, teaches=code)


CARDS: tuple[Card, ...] = (
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
