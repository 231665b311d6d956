"""The numbers and prohibitions of the game, declared once: limits, costs, thresholds, and what cards can change or forbid.

Every number that cards change can tell where it comes from.
"""

from __future__ import annotations

from coterie.games.masters.declared import Number, Prohibition, by_name, by_verb
from coterie.games.masters.state import BLOOD_LIMIT, KILLS_LIMIT, Masters
from coterie.kernel.modifiers import Contributor, contributors, forbidding, total

# ── thresholds and costs that no card changes ───────────────────────────────────────────────────────────────────────

# The kill counts that unlock actions (M-130).
HUNT_KILLS = 1  # M-157
RELIC_KILLS = (2, 5)  # for the first and for the second relic (M-217, M-218)
WILD_HUNT_KILLS = 4  # M-159
DARK_KILLS = 6  # M-166
SIGIL_KILLS = KILLS_LIMIT  # M-171
RITUAL_KILLS = KILLS_LIMIT  # M-179

COST = 1  # action points of every action without a cost of its own (M-131)
HUNT_BLOOD = 1  # M-157
RECRUIT_VEIL = 1  # how far recruiting raises the veil (M-143)
WILD_HUNT_VEIL = 1  # how far a Wild Hunt lowers the veil (M-159)
REVIVAL_BLOOD = 1  # M-126

LOW_VEIL = 3  # at 1 to 3, the right-hand numbers of the tracker apply (M-077)
RAGE = 3  # how much Battle Rage adds to a die
MOST_PIPS = 6
KILLED_FROM = 3  # a die that counts as this or more kills its agent (M-198, M-199)
WOUNDED_TO = 4  # a die that counts as this or less costs 1 blood (M-197, M-198)

# ── numbers that cards change ───────────────────────────────────────────────────────────────────────────────────────

# `{where}` and `{of}` tell the reach of a card (“ here”, “ for its vampire”, “ of its vampire”), `{who}` whom it concerns
# (“each vampire”), and `{way}` which ways.
MOVE_COST = Number(
    "move cost",
    "each Move action{of} costs {n} AP more",
    "each Move action{of} costs {n} AP less",
    1,
)  # M-133
WAY_IN = Number(
    "way in",
    "a Move action that ends{where} costs {n} AP more",
    "a Move action that ends{where} costs {n} AP less",
)
WAY_OUT = Number(
    "way out",
    "leaving a district with agents by a Move action costs {n} AP more{where}",
    "leaving a district with agents by a Move action costs {n} AP less{where}",
)
RECRUIT_COST = Number(
    "recruit cost",
    "recruiting{where} costs {n} AP more",
    "recruiting{where} costs {n} AP less",
    2,
)  # M-143
ACTION_POINTS = Number(
    "action points",
    "{who} has {n} AP more in its turn",
    "{who} has {n} AP less in its turn",
    2,
)  # M-122
BLOOD_COST = Number(
    "blood cost",
    "each blood ability{of} costs {n} blood more",
    "each blood ability{of} costs {n} blood less",
)
REVIVAL = Number(
    "revival",
    "each revival{of} costs {n} veil more",
    "each revival{of} costs {n} veil less",
    1,
)  # M-126
DIE = Number(
    "die",
    "each die in a combat{of} counts {n} more",
    "each die in a combat{of} counts {n} less",
)
DIE_AT_NIGHT = Number(
    "die at night",
    "each die in a night combat{of} counts {n} more",
    "each die in a night combat{of} counts {n} less",
)
FIVE = Number(
    "five",
    "each die that shows a 5 in a combat{of} counts {n} more",
    "each die that shows a 5 in a combat{of} counts {n} less",
)
BLOOD_MAXIMUM = Number(
    "blood limit",
    "the maximum blood of {who} is {n} higher; blood above the usual maximum is lost with this card",
    "the maximum blood of {who} is {n} lower",
    BLOOD_LIMIT,
)  # M-158
MINION_WORTH = Number(
    "minion worth",
    "each minion{where} counts as {n} more when minions are compared with agents to see who holds a district",
    "each minion{where} counts as {n} less when minions are compared with agents to see who holds a district",
    1,
)
RITUAL_MINIONS = Number(
    "ritual minions",
    "for a ritual{where} the number of minions counts as {n} higher",
    "for a ritual{where} the number of minions counts as {n} lower",
)
HUNTERS = Number(
    "hunters",
    "the number of agents that starts a day combat{where} is {n} higher",
    "the number of agents that starts a day combat{where} is {n} lower",
    3,
)  # M-114
TRAP = Number(
    "trap",
    "when a day combat begins{where}, first remove an exposed agent of that district (not counted as a kill)",
    "when a day combat begins{where}, first remove an exposed agent of that district (not counted as a kill)",
)

NUMBERS = by_name(
    MOVE_COST, WAY_IN, WAY_OUT, RECRUIT_COST, ACTION_POINTS, BLOOD_COST, REVIVAL, DIE, DIE_AT_NIGHT, FIVE, BLOOD_MAXIMUM,
    MINION_WORTH, RITUAL_MINIONS, HUNTERS, TRAP,
)  # fmt: skip

INHERITS = ("number", "inherits")  # the key of cards that lend the blood ability of a vampire outside the game
BUY_OFF = ("number", "buy off")  # the key of cards that a vampire may pay to discard

# ── what cards forbid ───────────────────────────────────────────────────────────────────────────────────────────────

RECRUITING = Prohibition("recruit", "nobody can be recruited{where}")
HUNTING = Prohibition("hunt", "no Hunt is possible{where}")
WILD_HUNTS = Prohibition("wild hunt", "no Wild Hunt is possible{where}")
FIGHTING = Prohibition("fight", "no night combat can be started{where}")
NIGHT_EFFECTS = Prohibition("night effect", "no night effect of a district can be used{where}")
DARK_ABILITIES = Prohibition("dark", "no dark ability{of} can be used")
RELICS = Prohibition("relics", "relics{of} do not work")
COMPANY = Prohibition("company", "minions do not move along with vampires{way}")
KILLS = Prohibition("kills", "agents that are removed{where} raise no kill count")
ABILITY_KILLS = Prohibition("ability kills", "abilities kill no agents{where}")
AGENTS_HUNT = Prohibition("agents hunt", "agents do not hunt by day{where}")
SECOND_MOVE = Prohibition("second move", "no Move action is possible{where}")
HIDING = Prohibition("hiding", "agents are always exposed{where}")

PROHIBITIONS = by_verb(
    RECRUITING, HUNTING, WILD_HUNTS, FIGHTING, NIGHT_EFFECTS, DARK_ABILITIES, RELICS, COMPANY, KILLS, ABILITY_KILLS,
    AGENTS_HUNT, SECOND_MOVE, HIDING,
)  # fmt: skip

# ── looking them up ─────────────────────────────────────────────────────────────────────────────────────────────────

Spot = tuple[int, int]  # (district, vampire): what a number is asked about; -1 for neither


def number(s: Masters, what: Number, district: int = -1, vampire: int = -1, printed: int | None = None) -> int:
    """Return a number with all changes by cards.

    Args:
        s: the state.
        what: the number.
        district: the district that it concerns, -1 for none.
        vampire: the vampire that it concerns, -1 for none.
        printed: its value when nothing changes it; by default that of its declaration.
    """
    if printed is None:
        printed = what.printed
    return total(s, what.name, (district, vampire), printed) if what.key in s.ears else printed


def reasons(
    s: Masters, what: Number, district: int = -1, vampire: int = -1, printed: int | None = None
) -> list[Contributor]:
    """Return the parts of a number: amounts with the names of their cards, or “printed”; arguments as for `number`."""
    faces = s.game.faces
    found = contributors(s, what.name, (district, vampire), what.printed if printed is None else printed)
    return [(amount, str(faces[source].name) if source in faces else source) for amount, source in found]


def barred(s: Masters, what: Prohibition, district: int = -1, vampire: int = -1) -> str:
    """Return the face of a card that forbids something, "" for none. The arguments are like those of `number`."""
    return forbidding(s, what.verb, (district, vampire)) if what.key in s.ears else ""


def blood_limit(s: Masters, vampire: int) -> int:
    """Return a vampire's maximum of blood (M-158, M-226)."""
    return number(s, BLOOD_MAXIMUM, vampire=vampire)
