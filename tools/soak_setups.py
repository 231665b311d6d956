"""The set-ups that `tools/soak.py` plays: every option of a game varied, and for Rivals random legal decks."""

from __future__ import annotations

import random
from typing import Any

from coterie.games.l5r.decks.room import usual
from coterie.games.l5r.options import OPTIONS as L5R_OPTIONS
from coterie.games.l5r.options import SEATS
from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.cards.definition import ONE_EACH, Card
from coterie.games.rivals.decks.form import AGENDA, BY_ID, COLLECTION, FACTION, HAVEN, LEADER, LIBRARY
from coterie.games.rivals.decks.legality import RULES, belongs
from coterie.games.rivals.options import HOUSE_RULES, TABLE
from coterie.kernel.setup import SetUp
from tools import soak_vtes

# Those of Masters, which needs one for each seat and at least two.
VAMPIRES = [
    "agnieszka",
    "imre",
    "nevena",
    "laszlo",
    "mila",
]
HOMELY = 0.7  # the share of Rivals set-ups with at most one or two house rules that are not the default
ABOVE = 6  # how far above the default a number may go
FITTING = 6  # how many times more likely a card is in a deck whose vampires can use it
# Options of Legend of the Five Rings.
VARIED = (
    "format",
    "windows",
    "shadowlands",
    "difficulty",
    "mixed_waves",
    "ruin",
    "collection",
)
MORE = 6  # surplus cards of a larger deck


def setup(name: str, seats: int, rng: random.Random, fixed: dict[str, str] | None = None) -> dict[str, Any]:
    """Return a set-up of a game with a number of seats; `fixed` names options of it that are not varied."""
    fixed = fixed or {}
    if name == "rivals":
        return rivals(seats, rng) | fixed
    if name == "l5r":
        return l5r(seats, rng, fixed)
    if name == "vtes":
        return soak_vtes.setup(seats, rng) | fixed
    return {"players": seats} | ({"vampires": VAMPIRES[: max(2, seats)]} if name == "masters" else {}) | fixed


def rivals(seats: int, rng: random.Random) -> dict[str, Any]:
    """Return a set-up of Rivals with random legal decks; a few house rules are unusual, or all of them are random."""
    found: dict[str, Any] = {
        option.name: varied(option, rng) for option in TABLE if option.choices and not option.reads
    }
    changed = rng.sample(HOUSE_RULES, rng.randint(0, 2)) if rng.random() < HOMELY else HOUSE_RULES
    found |= {option.name: varied(option, rng) for option in changed}
    return found | {"players": seats, "decks": [deck(rng, found["deck_rules"]) for _ in range(seats)]}


def l5r(seats: int, rng: random.Random, fixed: dict[str, str]) -> dict[str, Any]:
    """Return a set-up of Legend of the Five Rings in a mode for that number of players, with supplied decks of its
    format."""
    found: dict[str, Any] = {
        option.name: varied(option, rng) for option in L5R_OPTIONS if option.choices and option.name in VARIED
    }
    found |= fixed
    mode = fixed.get("mode") or rng.choice([name for name, (numbers, _) in SEATS.items() if seats in numbers])
    if mode != "coop":
        found["difficulty"] = []
    found["difficulty"] = sorted(set(found["difficulty"]))
    decks = [rng.choice(usual(found["format"])) for _ in range(seats - (mode == "challenge"))]
    return found | {"players": seats, "mode": mode, "decks": decks}


def varied(option: SetUp, rng: random.Random) -> Any:
    """Return a value that an option allows; a number is the minimum, or up to a little above the default."""
    if option.kind == "bool":
        return rng.random() < 0.5
    if option.kind == "list":
        return rng.choices(option.choices, k=rng.randint(option.least or 0, option.most or len(option.choices)))
    if option.kind == "str":
        return rng.choice(option.choices)
    least = option.least or 0
    most = option.default + ABOVE if option.most is None else min(option.most, option.default + ABOVE)
    return rng.choice([least, rng.randint(least, most), rng.randint(least, most)])


# ── random decks ────────────────────────────────────────────────────────────────────────────────────────────────────


def deck(rng: random.Random, rules: str = "standard") -> str:
    """Return the text of a random legal deck of Rivals, mostly of cards that its vampires can use."""
    limits = RULES[rules]
    more = rng.randint(0, MORE) if limits.more else 0
    cards = {name: of_section(name) for name in (AGENDA, HAVEN, FACTION, LIBRARY)}
    clans = rng.sample(sorted({card.clan for card in cards[FACTION]}), 2)
    vampires = drawn(cards[FACTION], [FITTING if card.clan in clans else 1 for card in cards[FACTION]],
                     max(7, limits.vampires) + more // 3, [1] * len(cards[FACTION]), rng)  # fmt: skip
    usable = [FITTING if fits(card, list(vampires)) else 1 for card in cards[LIBRARY]]
    most = [1 if limits.one_each and ONE_EACH in card.types else min(3, limits.copies) for card in cards[LIBRARY]]
    library = drawn(cards[LIBRARY], usable, max(40, limits.library) + more, most, rng)
    leader = rng.choice(list(vampires))
    sections = {
        AGENDA: {rng.choice(cards[AGENDA]).id: 1},
        HAVEN: {rng.choice(cards[HAVEN]).id: 1},
        FACTION: {leader: 1} | vampires,
        LIBRARY: library,
        COLLECTION: dict.fromkeys([card.id for card in rng.sample(cards[HAVEN], rng.randint(0, 3))], 1),
    }
    lines = []
    for name, entries in sections.items():
        lines.append(f"{name}:")
        lines += [f"{n} {id}{f' ({LEADER})' if name == FACTION and id == leader else ''}" for id, n in entries.items()]
    return "\n".join(lines)


def of_section(name: str) -> list[Card]:
    """Return the cards that belong to a section of a deck."""
    return [card for card in CARDS.values() if belongs(card) == name]


def fits(card: Card, vampires: list[str]) -> bool:
    """Return whether some vampires can play a card and have one of its disciplines, if it has any."""
    there = [BY_ID[id] for id in vampires]
    return any(
        card.clan in ("", each.clan)
        and (card.bp or 0) <= (each.bp or 0)
        and (not card.icons or any(icon in each.stats for icon in card.icons))
        for each in there
    )


def drawn(cards: list[Card], weights: list[int], n: int, most: list[int], rng: random.Random) -> dict[str, int]:
    """Return the number of copies of each card, by id: `n` in total, none more often than allowed."""
    found: dict[str, int] = {}
    while n:
        at = rng.choices(range(len(cards)), weights)[0]
        copies = min(n, most[at] - found.get(cards[at].id, 0), rng.randint(1, 3))
        if copies > 0:
            found[cards[at].id] = found.get(cards[at].id, 0) + copies
            n -= copies
    return found
