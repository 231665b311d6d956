"""The numbers of the game that cards change, and what cards forbid. Every one can name its reasons."""

from __future__ import annotations

from coterie.games.masters.state import BLOOD_LIMIT, Masters
from coterie.kernel.modifiers import Contributor, contributors, forbidding, total

Spot = tuple[int, int]  # (district, vampire): what a number is asked about; -1 where there is none


def number(s: Masters, name: str, printed: int, district: int = -1, vampire: int = -1) -> int:
    """A number with what cards add to it."""
    return total(s, name, (district, vampire), printed) if ("number", name) in s.ears else printed


def reasons(s: Masters, name: str, printed: int, district: int = -1, vampire: int = -1) -> list[Contributor]:
    """Where a number comes from: amounts with the names of their cards, or “printed”."""
    faces = s.game.faces
    found = contributors(s, name, (district, vampire), printed)
    return [(amount, str(faces[source].name) if source in faces else source) for amount, source in found]


def barred(s: Masters, what: str, district: int = -1, vampire: int = -1) -> str:
    """The face of the card that forbids something here, "" where nothing does."""
    return forbidding(s, what, (district, vampire)) if ("cannot", what) in s.ears else ""


def blood_limit(s: Masters, vampire: int) -> int:
    """A vampire's maximum of blood (M-158, M-226)."""
    return number(s, "blood limit", BLOOD_LIMIT, vampire=vampire)


def minions_count(s: Masters, district: int) -> int:
    """Minions as they count against agents."""
    minions = s.city[district].minions
    return minions * number(s, "minion worth", 1, district) if minions else 0


def minions_hold(s: Masters, district: int) -> bool:
    """More minions than agents; a dread sigil always counts so (M-058, M-062)."""
    row = s.city[district]
    return row.sigil >= 0 or minions_count(s, district) > row.hidden + row.exposed


def agents_hold(s: Masters, district: int) -> bool:
    """More agents than minions and no dread sigil (M-059, M-063)."""
    row = s.city[district]
    return row.sigil < 0 and row.hidden + row.exposed > minions_count(s, district)


def may_hold(s: Masters) -> list[int]:
    """The vampires that are allowed to have relics at all (M-067, M-069)."""
    return [v for v in range(len(s.clan)) if s.clan[v].kills >= 2]
