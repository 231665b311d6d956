"""The phrases of the primer: those of all card games, those of its actions, and its own."""

from __future__ import annotations

from coterie.games.primer.actions import ACTIONS
from coterie.kernel.actions import phrases_of
from coterie.kernel.phrases import Phrase
from coterie.words.cards.phrases import PHRASES

CATALOGUE: dict[str, Phrase] = {
    **PHRASES,
    **phrases_of(ACTIONS),
    "action?": Phrase("action? ({n} left)", "What do you do? ({n} left)"),
    "end": Phrase("end", "End the turn"),
    "target?": Phrase("target?", "Whom do you raid?"),
    "raid seat": Phrase("seat {seat}", "The empty side of {seat}"),
    "help?": Phrase("help?", "Who drums in this raid?"),
    "help": Phrase("drum with {piece}", "Drum with {piece}"),
    "turn": Phrase("turn of {seat}", "It is {seat}'s turn."),
    "played": Phrase("{seat} plays {face}"),
    "laid": Phrase("{seat} lays a card face down"),
    "drums": Phrase("{seat} drums with {face}"),
    "raids": Phrase("{seat} raids with {face}"),
    "earned": Phrase("{seat} earns {n}"),
    "paid": Phrase("{seat} pays {n}"),
}
