"""How things of The Eternal Struggle are named in texts: traits that are names, and what somebody is."""

from __future__ import annotations

import re

# Who loses what, and what it loses: allies and retainers have life, minions the one or the other, vampires only blood.
_OF_ALLIES = re.compile(
    r"(burn|steal) (\w+) blood from ((?:an?|another|this) (?:[A-Z]\w+ )*(?:ally|retainer))\b(?! or vampire)"
)
_BY_ALLIES = re.compile(r"((?:ally|began with) (?:gains?|has less than)) (\d+|X) blood\b(?! or)")
_OF_MINIONS = re.compile(r"(burn|steal) (\w+) blood from (an? minion|the blocking minion|the opposing minion)\b")
_OF_VAMPIRES = re.compile(r"steal ((?:up to )?\w+) blood or life from ((?:an?|another) (?:[\w']+ )*vampire)\b(?! or)")

# Traits that are names, with their spelling.
NAMES = {
    "gehenna": "Gehenna",
    "black hand": "Black Hand",
    "red list": "Red List",
    "operation antigen": "Operation Antigen",
    "mithraic mysteries": "Mithraic Mysteries",
    "nod fragment": "Nod fragment",
}


def vital(whom: str) -> str:
    """Return what those that a text names can pay: vampires blood, others blood or life (V-123)."""
    return "blood" if "vampire" in whom and "ally" not in whom else "blood or life"


def with_life(text: str) -> str:
    """Return a text in which allies and retainers lose and gain life, and nobody takes life from a vampire (V-123)."""
    text = text.replace("the blood on this ally", "the life on this ally")
    text = _OF_ALLIES.sub(r"\1 \2 life from \3", _BY_ALLIES.sub(r"\1 \2 life", text))
    text = text if "block is a vampire" in text else _OF_MINIONS.sub(r"\1 \2 blood or life from \3", text)
    return _OF_VAMPIRES.sub(r"steal \1 blood of \2", text)


def is_a(who: str, what: str, *, no: bool = False) -> str:
    """Return what somebody is: “its bearer is a Brujah minion”, “its bearer has Auspex”, “the acting minion is this ally”."""
    for start, has, has_not in (("a minion with ", "has ", "does not have "), ("a minion that is ", "is ", "is not ")):
        if what.startswith(start):
            return f"{who} {has_not if no else has}{what.removeprefix(start)}"
    return f"{who} is {'not ' if no else ''}{what}"
