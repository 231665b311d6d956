"""The Imperial Cycle: cards that take more than the first decks do."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, target
from coterie.games.l5r.words.abilities import max_per
from coterie.games.l5r.words.attaching import MoveAttachment
from coterie.games.l5r.words.filters import ATTACHMENT, CHARACTER, Printed, Trait
from coterie.games.l5r.words.players import GainHonor
from coterie.words.cards.answered import HowMuch, OfSort
from coterie.words.cards.filters import MINE, In
from coterie.words.cards.groups import YOU, Cards
from coterie.words.groups import Bound
from coterie.words.picking import Choose

AT_HAND = In("hand") | In("discard")

CARDS: tuple[Card, ...] = (
    answer_event(
        "02-time-for-war", "reaction", "lose", YOU,
        Choose(Cards(ATTACHMENT & Trait("weapon") & Printed(3) & AT_HAND), MoveAttachment(Bound("friend"))),
        given=OfSort("political"), targets=(target(CHARACTER & Trait("bushi") & MINE, "friend"),),
    ),
    answer_event(
        "05-way-of-the-chrysanthemum", "reaction", "honor", YOU, GainHonor(HowMuch()), given=OfSort("bid"),
        limit=max_per("round"),
    ),
)  # fmt: skip
