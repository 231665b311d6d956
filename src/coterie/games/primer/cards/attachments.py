"""Attachments: each is attached to a recruit and changes it."""

from __future__ import annotations

from coterie.games.primer.cards.definition import GEAR, attachment
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answering import Instead
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import HOST, Cards
from coterie.words.cards.moving import Depart
from coterie.words.cards.numbers import Bonus, Sets
from coterie.words.picking import Choose

ATTACHMENTS = (
    attachment("Torch", Bonus("might", 2)),
    attachment("Owl Mask", Sets("kin", "owl")),
    attachment("Amulet", Trigger("would", "depart", HOST, Instead(Choose(Cards(GEAR & MINE), Depart())), must=True)),
)
