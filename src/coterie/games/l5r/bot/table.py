"""What an evaluation reads of a position, read once: it is asked for thousands of positions of a search."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from coterie.games.l5r.bot.holdings import PUT_BACK, is_lair
from coterie.games.l5r.bot.turns import turns_to_come
from coterie.games.l5r.bot.weights import Skills, W
from coterie.games.l5r.factions import clans, is_challenge, the_shadowlands
from coterie.games.l5r.facts.conflicts import can_participate
from coterie.games.l5r.facts.provinces import is_broken, is_stronghold_province, places_of, provinces
from coterie.games.l5r.facts.teams import fmt, the_deck
from coterie.games.l5r.facts.values import skills_in_play, strength
from coterie.games.l5r.numbers import FEW_PLAYERS
from coterie.games.l5r.state import L5R, NOBODY, TYPES
from coterie.kernel.layers import layers
from coterie.kernel.pieces import Piece, pile
from coterie.words.cards.numbers import Bonus

FOR_EVER = 99  # rounds that are left where nothing ends the game but the players


class Table:
    """A position as the evaluation reads it.

    Attributes:
        s: the position.
        deck: the owner that is the Shadowlands deck, NOBODY without one.
        shadowlands: the owner that is the Shadowlands, played or not, NOBODY without them.
        skills: both skills of every character in play, by type. steady: the same without what ends with the round or sooner.
        owner: who controls each of them. fate: what lies on each. bears: how many cards each bears.
        tainted: those of the clans that are.
        received: how many cards the provinces of the Shadowlands receive each round (U-077, U-167).
        timer: the cards of their dynasty deck, and those that lairs will put back in this round.
        rounds: how many rounds will follow this one at most: the dynasty deck of the Shadowlands ends the game.
        lying: what lies in provinces of the Shadowlands is worth to them, by place, as far as it was asked for.
        falling: how likely each province is to break that the conflict attacks that goes on, once that is weighed.
        holdings: the holdings of the Shadowlands that lie face up.
    """

    def __init__(self, s: L5R) -> None:
        self.s = s
        self.deck, self.shadowlands = the_deck(s), the_shadowlands(s)
        self.skills: Skills = skills_in_play(s)
        rows = {p: s.pieces[p] for p in self.skills}
        self.steady: Skills = {
            p: _steady(s, rows[p], now) if rows[p].lasting else now for p, now in self.skills.items()
        }
        self.owner = {p: row.owner if row.controller < 0 else row.controller for p, row in rows.items()}
        self.fate = {p: row.count("fate") if row.counters else 0 for p, row in rows.items()}
        self.tainted = {
            p for p, row in rows.items() if row.counters and row.count("tainted") and self.owner[p] != self.shadowlands
        }
        self.bears = Counter([s.pieces[p].host for place in range(len(s.teams)) for p in pile(s, "attached", place)])
        self.received, self.timer, self.rounds = 1, FOR_EVER, FOR_EVER
        self.holdings: list[int] = []
        self._provinces: dict[int, tuple[int, ...]] = {}
        if self.shadowlands != NOBODY:
            each = 1 if is_challenge(s) or clans(s) <= FEW_PLAYERS else 2
            self.received = each * len(self.provinces(self.shadowlands))
            self.holdings = [p for at in places_of(s, self.shadowlands) for p in pile(s, "holdings", at)]
            self.timer = len(pile(s, "dynasty", self.shadowlands)) + self._put_back()
            self.rounds = -(-self.timer // self.received)
        self.lying: dict[int, float] = {}
        self.falling: dict[int, float] = {}
        self._walls: dict[int, dict[int, float]] = {}
        self._standing: dict[int, list[int]] = {}
        self._kinds: dict[int, list[str]] = {}

    @cached_property
    def is_last_round(self) -> bool:
        """Whether the clans win with the end of this round: the dynasty deck of the Shadowlands is empty (U-012)."""
        return not self.timer

    @cached_property
    def recall(self) -> float:
        """What a card that comes back to the dynasty deck of the Shadowlands costs the clans, in provinces: a part of a round;
        in the last round what its end was worth, because the game then goes on (U-012)."""
        return W.timer / self.received + W.spent * self.is_last_round

    @cached_property
    def turns(self) -> tuple[bool, ...]:
        """Whose turns to declare are still to come in this round; see `turns_to_come`."""
        return turns_to_come(self.s)

    @cached_property
    def rest(self) -> float:
        """The part of what can be won that still counts: less in the last round, where the clans only have to hold out."""
        return W.over if self.is_last_round else 1.0

    def _put_back(self) -> int:
        """Return how many cards holdings of the Shadowlands will put back into the dynasty deck in this round (U-141)."""
        s, owner = self.s, self.shadowlands
        if s.phase == "fate" or not any(is_lair(s, p) for p in self.holdings):
            return 0
        return min(PUT_BACK, s.fate[owner], len(pile(s, "fallen", owner)))

    def provinces(self, owner: int) -> tuple[int, ...]:
        """Return the provinces of an owner, broken or not."""
        if owner not in self._provinces:
            self._provinces[owner] = provinces(self.s, owner)
        return self._provinces[owner]

    def standing(self, owner: int) -> list[int]:
        """Return the provinces of an owner that stand."""
        if owner not in self._standing:
            self._standing[owner] = [p for p in self.provinces(owner) if not is_broken(self.s, p)]
        return self._standing[owner]

    def has_gates(self, owner: int) -> bool:
        """Return whether the provinces of an owner lie in front of its stronghold, and that stands: those of a clan against
        the Shadowlands deck (U-106), and not those in the deck's own row."""
        if self.deck == NOBODY or owner == self.deck or not fmt(self.s).stronghold:
            return False
        return any(is_stronghold_province(self.s, p) for p in self.standing(owner))

    def kinds(self, piece: int) -> list[str]:
        """Return the types in which a character can be declared as an attacker."""
        if piece not in self._kinds:
            self._kinds[piece] = [kind for kind in TYPES if can_participate(self.s, piece, kind, "attack")]
        return self._kinds[piece]

    def usable(self, piece: int, skills: dict[str, int], how: str) -> dict[str, int]:
        """Return those skills of a character with which it can be declared, 0 for the others: “attack” or “defend”."""
        return {kind: n if n and can_participate(self.s, piece, kind, how) else 0 for kind, n in skills.items()}

    def walls(self, owner: int) -> dict[int, float]:
        """Return the strength of each province of an owner that stands; of those that lie face down the mean."""
        if owner not in self._walls:
            s = self.s
            found = {p: float(strength(s, p)) for p in self.standing(owner)}
            hidden = [n for p, n in found.items() if s.pieces[p].down]
            if hidden:
                mean = sum(hidden) / len(hidden)
                found = {p: mean if s.pieces[p].down else n for p, n in found.items()}
            self._walls[owner] = found
        return self._walls[owner]

    def of(self, owner: int) -> list[int]:
        """Return the characters that an owner controls."""
        return [p for p, its in self.owner.items() if its == owner]

    def ready_at_home(self, team: int) -> list[int]:
        """Return the characters of a team that are ready and take part in no conflict."""
        pieces, teams = self.s.pieces, self.s.teams
        return [
            p
            for p, its in self.owner.items()
            if teams[its] == team and pieces[p].ready and not pieces[p].count("present")
        ]


def _steady(s: L5R, now: Piece, skills: dict[str, int]) -> dict[str, int]:
    """Return the skills of a character without what was added to them until something ends: no later than the round does."""
    passing = [layer.value for layer in layers(s, now) if isinstance(layer.value, Bonus)]
    added = [(each.number, each.amount) for each in passing if isinstance(each.amount, int)]
    return {kind: max(0, n - sum([amount for name, amount in added if name == kind])) for kind, n in skills.items()}
