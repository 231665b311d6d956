"""The games of the generic suite. A new game adds one `Case` and nothing else."""

from __future__ import annotations

import importlib
import importlib.util
import os
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from coterie.games.rivals.facts import attachments, everybody
from coterie.games.rivals.numbers import SLOTS, stat
from coterie.kernel.game import Game
from coterie.kernel.scopes import current
from coterie.kernel.state import State
from coterie.words.word import Word

SEEDS = int(os.environ.get("COTERIE_SEEDS", "2"))  # games of each set-up; more games test more


def same_cards(s: State) -> Any:
    """Return what no game without tokens may change: which faces there are, by back."""
    return Counter((piece.back, piece.face) for piece in s.pieces)


def nothing_wrong(s: State) -> list[str]:
    """Return no errors, for a game that has named no invariants."""
    return []


@dataclass(frozen=True)
class Case:
    """A game and what the suite must know about it.

    Attributes:
        name: its short name.
        where: “module:attribute” of the game.
        setups: the set-ups to play; each should reach other parts of the rules.
        longest: the limit on its length, in decisions. widest: the most options that one question may have.
        dull: notations of choices that lead nowhere; random play that draws one draws again, once, and so achieves more in
            fewer steps.
        writers: modules or subpackages of the game that may write the state's fields, besides the kernel.
        conserved: a property of a state that no choice changes. wrong: sentences about impossible properties.
    """

    name: str
    where: str
    setups: tuple[dict[str, Any], ...] = ({},)
    longest: int = 2000
    widest: int = 60
    dull: tuple[str, ...] = ()
    writers: tuple[str, ...] = ("state", "atoms")
    conserved: Callable[[Any], Any] = same_cards
    wrong: Callable[[Any], list[str]] = nothing_wrong

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def seeds(self) -> int:
        """Return how many games of each set-up are played: half as many for a game with many set-ups."""
        return SEEDS if len(self.setups) <= 3 else max(1, SEEDS // 2)

    @property
    def module(self) -> ModuleType:
        """The module that defines the game."""
        return importlib.import_module(self.where.partition(":")[0])

    @property
    def game(self) -> Game:
        """The game."""
        found = getattr(self.module, self.where.partition(":")[2])
        return found if isinstance(found, Game) else found()

    @property
    def sources(self) -> list[Path]:
        """Return the game's own source files, without tests that may lie beside them."""
        home = Path(self.module.__file__ or "")  # where the game is compiled, its extensions lie beside the sources
        home = home.with_name(home.name.partition(".")[0] + ".py")
        found = sorted(home.parent.rglob("*.py")) if home.name == "__init__.py" else [home]
        return [file for file in found if not file.name.startswith("test_")]

    def start(self, setup: int = 0, seed: int = 0) -> State:
        """Return a new game of one of the set-ups."""
        return self.game.start(dict(self.setups[setup]), seed=seed)

    def definitions(self) -> list[tuple[str, Word]]:
        """Return every word in the game's definitions, with the name of its face."""
        return [(name, node) for name, face in self.game.faces.items() for node in nodes_of(face)]


def nodes_of(definition: Any) -> Iterable[Word]:
    """Return the words in the attributes of a definition, each once."""
    if isinstance(definition, Word):
        yield definition
        return
    names = getattr(definition, "__struct_fields__", None) or getattr(definition, "__dataclass_fields__", None)
    if names is None:
        names = getattr(definition, "_fields", None) or getattr(definition, "__dict__", {})
    for name in names:
        value = getattr(definition, name)
        for part in value if isinstance(value, tuple | list) else (value,):
            if isinstance(part, Word):
                yield part


# ── Masters of the Night ────────────────────────────────────────────────────────────────────────────────────────────


def tokens_of_masters(s: Any) -> Any:
    """Return the counts of agents, minions, dice and cards, none of which is lost or created."""
    return (
        s.agents + sum(d.hidden + d.exposed for d in s.city),
        s.minions + sum(d.minions for d in s.city),
        len(s.ready) + len(s.spent),
        same_cards(s),
    )


def wrong_in_masters(s: Any) -> list[str]:
    """Return impossible numbers."""
    checks = {
        "the veil": 0 <= s.veil <= 6,
        "agents": s.agents >= 0 and all(d.hidden >= 0 and d.exposed >= 0 for d in s.city),
        "minions": s.minions >= 0 and all(d.minions >= 0 for d in s.city),
        "blood": s.blood_left >= 0 and all(v.blood >= 0 for v in s.clan),
        "kills": all(0 <= v.kills <= 9 for v in s.clan),
        "dice": all(1 <= value <= 6 for value in (*s.ready, *s.spent)),
    }
    return [name for name, fine in checks.items() if not fine]


def wrong_in_rivals(s: Any) -> list[str]:
    """Return impossible numbers: tokens are conserved, none is negative, and nothing bears more than it may."""
    used = [s.prestige[seat] + s.supply[seat] for seat in range(s.seats)]
    for piece in s.pieces:
        for name, n in piece.counters:
            kind, _, letter = name.partition("-")
            if kind in ("blood", "prestige"):
                used["abcd".index(letter) if letter else piece.owner] += n
    checks = {
        "tokens": used == [32] * s.seats,
        "negative": min(*s.prestige, *s.supply, *s.agenda) >= 0,
        "counters": all(n > 0 for piece in s.pieces for _, n in piece.counters),
        "attachments": all(len(attachments(s, p)) <= stat(s, p, SLOTS) for p in everybody(s)),
    }
    return [name for name, fine in checks.items() if not fine]


def wrong_in_vtes(s: Any) -> list[str]:
    """Return impossible numbers: none is negative, no vampire has more blood than its capacity, no points are invented."""
    over = [p for p, now in enumerate(s.pieces) if now.zone in ("ready", "torpor") and _too_full(s, p, now)]
    most = 2 * s.seats
    leaving = current(s, "ousting") or current(
        s, "play"
    )  # about to be ousted (D-602), or after what was paid for (D-653)
    checks = {
        "pool": min(s.pool) >= 0 and all(s.pool[seat] > 0 or seat in s.out or leaving for seat in range(s.seats)),
        "counters": all(n > 0 for piece in s.pieces for _, n in piece.counters),
        "blood": not over
        or s.over,  # cards of the last Methuselah ousted go too, including those that made other players' vampires larger
        "points": sum(s.halves) <= most,
        "owed": min(s.owed) >= 0 or _churns(s),
    }
    return [name for name, fine in checks.items() if not fine]


def _churns(s: Any) -> bool:
    """Return whether somebody is choosing which drawn cards to put back: until then the hand may be larger."""
    return s.asked is not None and s.asked[1][0] == "which cards go back?"


def _too_full(s: Any, p: int, now: Any) -> bool:
    return s.game.kind(s, p) == "vampire" and now.count("blood") > max(1, s.game.number(s, "capacity", p))


# A crypt that stands up in two turns and one card of many kinds: with the supplied decks, random games are influence and
# discards for ten rounds, and fights, bleeds and votes would need hundreds of decisions more.
YOUNG = """Crypt:
2 Samson
2 Suwira
2 Yurena, The Boor
1 Yuri Kerezenski
Library:
Govern the Unaligned
Enchant Kindred
Computer Hacking
Bum's Rush
Kine Resources Contested
Consanguineous Boon
Parity Shift
Conditioning
Bonding
Bewitching Oration
Freak Drive
Lost in Crowds
Deflection
Telepathic Misdirection
On the Qui Vive
Wake with Evening's Freshness
Majesty
Theft of Vitae
Torn Signpost
Carrion Crows
Immortal Grapple
Side Strike
Dodge
.44 Magnum
Kevlar Vest
Raven Spy
Political Ally
The Knights
Blood Doll
Vessel
Direct Intervention
Haven Uncovered
Fame
"""
VTES: tuple[dict[str, Any], ...] = (
    {"decks": [YOUNG], "deck_rules": "any", "lists": "open", "pool": 14, "rounds": 9},
    {"decks": [YOUNG], "deck_rules": "any", "lists": "open", "players": 5, "rounds": 3},
    {"decks": [YOUNG], "deck_rules": "any", "players": 3, "rounds": 4},
)
RIVALS: tuple[dict[str, Any], ...] = ({}, {"players": 3}, {"players": 4, "elimination": "play on"})


def wrong_in_l5r(s: Any) -> list[str]:
    """Return impossible numbers: nothing is negative, each ring is somewhere, nobody participates outside of conflicts."""
    counters = [(piece, name, n) for piece in s.pieces for name, n in piece.counters]
    fighting = s.over or any(name == "conflict" for _, name in s.scopes)
    checks = {
        "negative": min(*s.honor, *s.fate) >= 0,
        "counters": all(n > 0 for _, _, n in counters),
        "rings": sorted(ring.element for ring in s.rings) == ["air", "earth", "fire", "void", "water"],
        "honored and dishonored": not any(p.count("honored") and p.count("dishonored") for p in s.pieces),
        "participating": fighting or not any(name == "present" for _, name, _ in counters),
        "hosts": all(s.pieces[p.host].zone in s.game.in_play for p in s.pieces if p.zone == "attached"),
    }
    return [name for name, fine in checks.items() if not fine]


L5R: tuple[dict[str, Any], ...] = (
    {"round_limit": 3},
    {"format": "stronghold", "round_limit": 2},
    {"players": 4, "round_limit": 1},
    {"mode": "coop", "players": 1, "round_limit": 2},
    {"mode": "coop", "players": 3, "format": "stronghold", "round_limit": 1, "shadowlands": "the-obsidian-flower"},
    {"mode": "challenge", "players": 3, "round_limit": 1, "shadowlands": "atsuko-the-calamitous"},
)

PRIMERS: tuple[dict[str, Any], ...] = ({"rounds": 6}, {"players": 3}, {"players": 4})

ALL = (
    Case("primer", "coterie.games.primer:GAME", PRIMERS, writers=("state", "atoms", "positions")),
    Case("provoked", "tests.primer:GAME", PRIMERS),
    Case(
        "rivals",
        "coterie.games.rivals:GAME",
        RIVALS,
        longest=20_000,
        writers=("state", "atoms", "positions"),
        wrong=wrong_in_rivals,
    ),
    Case(
        "l5r",
        "coterie.games.l5r:GAME",
        L5R,
        longest=20_000,
        writers=("state", "atoms", "positions"),
        wrong=wrong_in_l5r,
    ),
    Case(
        "vtes",
        "coterie.games.vtes:GAME",
        VTES,
        longest=20_000,
        widest=90,
        dull=("done", "pass", "draw from the crypt"),
        writers=("state", "atoms", "positions", "bot"),  # bots play on in their own worlds
        wrong=wrong_in_vtes,
    ),
    Case(
        "masters",
        "coterie.games.masters:GAME",
        (
            {},
            {"players": 2, "difficulty": "hard", "vampires": ["imre", "mila"]},
            {"players": 5, "difficulty": "medium", "vampires": ["imre", "nevena", "laszlo", "mila", "agnieszka"]},
        ),
        writers=("state", "atoms", "setup", "positions"),
        conserved=tokens_of_masters,
        wrong=wrong_in_masters,
    ),
)


@cache
def cases() -> tuple[Case, ...]:
    """Return the installed games' cases."""
    return tuple(case for case in ALL if _there(case))


def _there(case: Case) -> bool:
    module, _, attribute = case.where.partition(":")
    try:
        if importlib.util.find_spec(module) is None:
            return False
    except ModuleNotFoundError:
        return False
    return hasattr(importlib.import_module(module), attribute)


def find(name: str) -> Case:
    """Return a game of the suite by its name."""
    return next(case for case in ALL if case.name == name)
