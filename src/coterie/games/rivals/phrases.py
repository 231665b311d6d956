"""The phrases of Rivals: those of all card games, those of its actions, and its own."""

from __future__ import annotations

from coterie.games.rivals.actions import ALL
from coterie.kernel.actions import phrases_of
from coterie.kernel.phrases import Phrase
from coterie.words.cards.phrases import PHRASES

CATALOGUE: dict[str, Phrase] = {
    **PHRASES,
    **phrases_of(ALL),
    "action?": Phrase("action? ({n} left)", "What do you do? ({n} actions left)"),
    "end": Phrase("end", "End the Action Phase"),
    "moment": Phrase("moment: {moment}", "{moment}: do you use an ability?"),
    # going out
    "where to?": Phrase("where to?", "Where does {piece} go?"),
    "new party": Phrase("alone", "As a new party"),
    "party": Phrase("join {party}", "Join party {party}"),
    "along?": Phrase("along?", "Who goes along?"),
    "take": Phrase("with {piece}", "With {piece}"),
    # attacks
    "target?": Phrase("target?", "Whom does {piece} attack?"),
    "scout?": Phrase("scout?", "Whom do you exhaust for Intel?"),
    "sort?": Phrase("type?", "Of which type is the attack?"),
    "sort": Phrase("{sort}", "{sort}"),
    "attack card?": Phrase("attack card?", "Which Attack card does {piece} play?"),
    "attack card": Phrase("play {piece}", "Play {piece}"),
    "no card": Phrase("no card", "No card"),
    "block?": Phrase("block?", "Who blocks the attack on {piece}?"),
    "block with": Phrase("block with {piece}", "Block with {piece}"),
    "no block": Phrase("no block", "Nobody blocks"),
    "reaction card?": Phrase("reaction card?", "Which Reaction card does {piece} play?"),
    "reaction card": Phrase("play {piece}", "Play {piece}"),
    "who acts?": Phrase("who acts?", "Who plays {piece}?"),
    # rewards, mending, drawing
    "reward?": Phrase("reward?", "What becomes of {piece}?"),
    "burn it": Phrase("burn {piece}", "Burn {piece}"),
    "attach it": Phrase("attach {piece}", "Attach {piece} as a Retainer"),
    "burn for?": Phrase("burn for?", "What do you burn {piece} for?"),
    "mend": Phrase("mend {n}", "Mend {n} Blood"),
    "gain Prestige": Phrase("gain {n}", "Gain {n} Prestige"),
    "each mends": Phrase("each mends", "Each of the party mends 1 Blood"),
    "torpor?": Phrase("torpor?", "Which ability in torpor do you use?"),
    "mend?": Phrase("mend?", "Which card do you discard to mend 1 Blood?"),
    "mend with": Phrase("discard {piece}", "Discard {piece}"),
    "mend whom?": Phrase("mend whom?", "Who mends 1 Blood?"),
    "draw?": Phrase("draw?", "From which deck do you draw?"),
    "draw from": Phrase("{deck}", "The {deck}"),
    "discard?": Phrase("discard?", "Which card do you discard?"),
    "struck?": Phrase("struck?", "Who takes the damage of {piece}?"),
    # what has happened
    "turn": Phrase("turn of {seat}", "It is {seat}'s turn."),
    "revealed": Phrase("{face} comes to the city"),
    "recruits": Phrase("{seat} recruits {face}"),
    "plays": Phrase("{seat} plays {face}"),
    "uses": Phrase("{seat} uses {face}"),
    "attacks": Phrase("{face} attacks {face}"),
    "no Intel": Phrase("the attack comes to nothing: not enough Intel"),
    "is of sort": Phrase("the attack is {sort}"),
    "blocks": Phrase("{face} blocks"),
    "shows": Phrase("{face} is shown"),
    "goes against": Phrase("the attack goes against {face}"),
    "defeated": Phrase("{face} is defeated"),
    "prestige": Phrase("{seat}: {change} Prestige"),
    "agenda": Phrase("{seat}: {change} Agenda"),
    "out": Phrase("{seat} is out of the game"),
}
