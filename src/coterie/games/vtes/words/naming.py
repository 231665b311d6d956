"""How things of The Eternal Struggle are named in texts: traits that are names, and what somebody is."""

from __future__ import annotations

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
    """Return what lies on those that a text names: blood on vampires, life on allies, either on minions (V-123)."""
    return "blood" if "vampire" in whom and "ally" not in whom else "blood or life"


def is_a(who: str, what: str, *, no: bool = False) -> str:
    """Return what somebody is: “its bearer is a Brujah minion”, “its bearer has Auspex”, “the acting minion is this ally”."""
    for start, has, has_not in (("a minion with ", "has ", "does not have "), ("a minion that is ", "is ", "is not ")):
        if what.startswith(start):
            return f"{who} {has_not if no else has}{what.removeprefix(start)}"
    return f"{who} is {'not ' if no else ''}{what}"
