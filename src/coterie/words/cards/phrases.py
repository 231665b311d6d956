"""The phrases that every card game needs: the questions and log lines of the kernel's windows and the words.

A game can override them. Each has a notation, and a label if that differs.
"""

from __future__ import annotations

from coterie.kernel.phrases import Phrase

PHRASES: dict[str, Phrase] = {
    # answers to events
    "use": Phrase("use {piece}", "Use {piece}"),
    "use for": Phrase("use {piece} {n} for {piece}", "Use {piece} ({n}) for {piece}"),
    "use for seat": Phrase("use {piece} {n} for {seat}", "Use {piece} ({n}) for {seat}"),
    "use at": Phrase("use {piece} {n}, {n}", "Use {piece} ({n})"),
    "trigger for seat": Phrase("trigger {piece} {n} for {seat}", "{piece} ({n}) for {seat}"),
    "trigger at": Phrase("trigger {piece} {n}, {n}", "{piece} ({n})"),
    "trigger": Phrase("trigger {piece}", "{piece}"),
    "trigger for": Phrase("trigger {piece} {n} for {piece}", "{piece} ({n}) for {piece}"),
    "decline": Phrase("decline", "Let it happen"),
    "pass": Phrase("pass", "Pass"),
    "replace?": Phrase("replace {text}?", "{would}: {answered}. Shall something else happen instead?"),
    "which first?": Phrase("which first?", "Which comes first?"),
    "answer?": Phrase("answer ({text})?", "{stage}{answered}. Do you respond?"),
    # sealed bids, numbers, choices
    "bid": Phrase("bid {n}", "Bid {n}"),
    "bid?": Phrase("bid for {text}?", "Your secret bid for the {text}?"),
    "has sealed": Phrase("{seat} has made a bid"),
    "has bid": Phrase("{seat} bids {n}"),
    "number": Phrase("{n}"),
    "done": Phrase("done", "That is all"),
    "choose": Phrase("{effect}", "{effect}"),
    "choose one": Phrase("choose one", "Choose one"),
    "mode": Phrase("{effect}"),
    "way": Phrase("way {n}", "{n}: {effect}"),
    "may": Phrase("may: {effect}", "Will you {effect}?"),
    "yes": Phrase("yes", "Yes"),
    "no": Phrase("no", "No"),
    "none": Phrase("none", "There is none"),
    "piece": Phrase("{piece}"),
    "seat": Phrase("seat {seat}", "{seat}"),
    "draws card": Phrase("{seat} draws {face}"),
    "hand out": Phrase("hand out {text}", "Where does the next {text} go?"),
    "over": Phrase("over: {text}", "The game is over: {text}."),
}
