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
    # what the log tells
    "turn": Phrase("turn of {seat}", "It is {seat}'s turn."),
    "played": Phrase("{seat} plays {face}"),
    "answers": Phrase("{seat} answers with {face}"),
    "comes to nothing": Phrase("{face} of {seat} comes to nothing"),
    "acts": Phrase("{seat} uses {face}"),
    "laid": Phrase("{seat} lays a card face down"),
    "draws": Phrase("{seat} draws a card"),
    "discards": Phrase("{seat} discards {face}"),
    "raids card": Phrase("{seat} raids {face} of {seat} with {face}"),
    "raids seat": Phrase("{seat} raids {seat} with {face}"),
    "called off": Phrase("The raid does not take place"),
    "drums": Phrase("{seat} drums with {face}"),
    "wounded": Phrase("{face} of {seat} takes {wounds}"),
    "bows": Phrase("{face} of {seat} bows"),
    "departs": Phrase("{face} of {seat} departs"),
    "returns": Phrase("{face} of {seat} returns to its owner's hand"),
    "attached": Phrase("{face} is attached to {face} of {seat}"),
    "controls": Phrase("{seat} takes control of {face}"),
    "copies": Phrase("{face} becomes a copy of {face}"),
    "blanked": Phrase("The text of {face} of {seat} is blank for now"),
    "gains": Phrase("{face} of {seat} gains a text"),
    "turned": Phrase("{face} of {seat} is turned over"),
    "peeks": Phrase("{seat} looks at a card in the hand of {seat}"),
    "earned": Phrase("{seat} earns {points}"),
    "wins auction": Phrase("{seat} wins the auction for {points} and draws {cards}"),
    "over": Phrase("over: {ending}", "{ending}"),
}
