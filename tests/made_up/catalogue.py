"""The phrases of the made-up game: notation first, then the label where it differs."""

from coterie.kernel.phrases import Phrase

CATALOGUE: dict[str, Phrase] = {
    # what the kernel asks and tells
    "use": Phrase("use {piece}"),
    "use for": Phrase("use {piece} {n} for {piece}"),
    "trigger": Phrase("trigger {piece}"),
    "trigger for": Phrase("trigger {piece} {n} for {piece}"),
    "decline": Phrase("decline", "Let it happen"),
    "pass": Phrase("pass", "Pass"),
    "replace?": Phrase("replace {text}?", "Shall something else happen instead?"),
    "which first?": Phrase("which first?", "Which comes first?"),
    "answer?": Phrase("answer ({text})?", "Do you answer? ({text})"),
    "bid": Phrase("bid {n}"),
    "bid?": Phrase("bid for {text}?", "Your secret bid for the {text}?"),
    "has sealed": Phrase("{seat} has made a bid"),
    "has bid": Phrase("{seat} bids {n}"),
    "number": Phrase("{n}"),
    "done": Phrase("done", "That is all"),
    "over": Phrase("over: {text}", "The game is over: {text}."),
    # what the words ask
    "choose": Phrase("{effect}", "{effect}"),
    "choose one": Phrase("choose one", "Choose one"),
    "mode": Phrase("{effect}"),
    "may": Phrase("may: {effect}", "Will you {effect}?"),
    "yes": Phrase("yes"),
    "no": Phrase("no"),
    "none": Phrase("none", "There is none"),
    "piece": Phrase("{piece}"),
    "hand out": Phrase("hand out {text}", "Where does the next {text} go?"),
    # what the game asks and tells
    "action?": Phrase("action? ({n} left)", "What do you do? ({n} left)"),
    "target?": Phrase("target?", "Whom do you raid?"),
    "play": Phrase("play {piece}"),
    "lay": Phrase("lay {piece}", "Lay {piece} face down"),
    "act": Phrase("act {piece}", "Use the action of {piece}"),
    "act for": Phrase("act {piece} {n}", "Use action {n} of {piece}"),
    "raid": Phrase("raid with {piece}"),
    "raid seat": Phrase("seat {seat}"),
    "end": Phrase("end", "End the turn"),
    "turn": Phrase("turn of {seat}", "It is {seat}'s turn."),
    "played": Phrase("{seat} plays {face}"),
    "laid": Phrase("{seat} lays a card"),
    "raids": Phrase("{seat} raids with {face}"),
    "earned": Phrase("{seat} earns {n}"),
    "paid": Phrase("{seat} pays {n}"),
}
