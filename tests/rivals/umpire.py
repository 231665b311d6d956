"""An umpire that reckons by itself what must lie on a table and what must be offered, and says where the game differs.

It reads the pieces and what is printed on cards, and uses no procedure, number or word of the game, so that both would have
to be wrong in the same way. Where cards change what it reckons, it keeps silent.
"""

from coterie.games.rivals import GAME
from tests.umpires import Looker

TOKENS, GOAL, LIMIT = 32, 13, 3
ALONE = {
    "haven": "a-house-divided",
    "streets": "wandering-the-bart-tunnels",
}  # Events that make each a party of its own
IGNORING = "emil-hruza"  # whose player may ignore Events
FORBIDDING = {"temporary-truce", "san-francisco-fog"}  # Events that say what may not be done
CHEAPER = {"the-tenderloin", "herald"}  # what lowers a recruit's price
FROM_HOME = "the-sewers"
LIFTING = {"cop", "skateboarder", "bartender", "butcher", "legate", "blood-of-potency", "april-smith", "caleb-walker",
           "hua-jiang", "valerie-nash", "wendy", "the-big-house", "thrift-store"}  # fmt: skip
OWN_ATTACK_CARDS = {"dien", "ekene"}  # who lay cards, or name the type, in ways of their own


class Umpire(Looker):
    """What one position shows."""

    def __init__(self, s):
        super().__init__(s, GAME.faces)
        self.events = {row.face for row in self.cards.values() if row.zone == "city" and row.place == 0}
        self.in_play = {
            row.face for row in self.cards.values() if row.zone in ("board", "attached", "haven", "streets")
        }

    def of(self, seat):
        """Return the characters in a player's coterie."""
        return [p for p, row in self.cards.items() if row.zone in ("haven", "streets") and self.controls(p) == seat]

    def hand(self, seat):
        """Return the cards in a hand."""
        return [p for p, row in self.cards.items() if (row.zone, row.place) == ("hand", seat)]

    def beside(self, p):
        """Return the party of a character."""
        row = self.cards[p]
        if ALONE.get(row.zone) in self.events:
            return [p]
        return [q for q, other in self.cards.items() if (other.zone, other.place) == (row.zone, row.place)]

    def blood(self, p):
        """Return the Blood on a card, of any colour."""
        return sum(n for name, n in self.cards[p].counters if name.partition("-")[0] == "blood")

    def offered(self, *words):
        """Return the cards that options with some words offer."""
        return {arguments[0] if arguments else None for word, arguments, _ in self.options if word in words}

    # ── what lies on the table ──────────────────────────────────────────────────────────────────────────────────────

    def table(self):
        """Yield what cannot lie there."""
        for seat in range(self.s.seats):
            yield from self.purse(seat)
        names = [self.cards[p].face for seat in range(self.s.seats) for p in self.of(seat)]
        for name in set(names):
            if names.count(name) > max(1, self.s.leaders.count(name)):
                yield f"{name} is in two coteries"
        for p, row in self.cards.items():
            borne = [q for q, other in self.cards.items() if other.zone == "attached" and other.host == p]
            if row.zone in ("haven", "streets") and len(borne) > LIMIT:
                yield f"{row.face} bears {len(borne)} cards"
            if row.zone == "torpor" and (borne or any(not name.startswith("blood") for name, _ in row.counters)):
                yield f"{row.face} has kept something in torpor"

    def purse(self, seat):
        """Yield what is wrong with a player's tokens, Agenda and coterie."""
        own = {"blood", "prestige"}, {f"{kind}-{'abcd'[seat]}" for kind in ("blood", "prestige")}
        lying = sum(n for row in self.cards.values() for name, n in row.counters if name in own[row.owner != seat])
        if lying + self.s.prestige[seat] + self.s.supply[seat] != TOKENS:
            yield f"the tokens of seat {seat} are not {TOKENS}"
        if seat in self.s.out:
            return
        if self.prompt == "action?" and self.s.prestige[seat] < 1:
            yield f"seat {seat} plays on without Prestige"
        if self.s.agenda[seat] >= GOAL and "disheveled-shelves" not in self.in_play and self.prompt == "action?":
            yield f"seat {seat} has won"
        if self.prompt == "action?" and not self.of(seat):
            yield f"seat {seat} plays on without a coterie"
        if self.prompt == "action?" and any(self.blood(p) < 1 for p in self.of(seat)):
            yield f"somebody of seat {seat} acts on without Blood"

    # ── what is offered ─────────────────────────────────────────────────────────────────────────────────────────────

    def menu(self):
        """Yield what the Action Phase offers wrongly, or fails to offer."""
        seat, left = self.seat, self.s.asked[1][1][0]
        mine = self.of(seat)
        ready = {p for p in mine if self.cards[p].ready}
        outside = {p for p in ready if self.cards[p].zone == "streets"}
        yield from self.both("go out", ready - outside, self.offered("go out"))
        decks = any(row.zone in ("library", "faction") and row.place == seat for row in self.cards.values())
        yield from self.both("draw", {None} if left and decks else set(), self.offered("draw"))
        there = {self.cards[p].face for other in range(self.s.seats) for p in self.of(other)}
        new = {p for p in self.hand(seat) if self.printed(p).kind == "vampire" and self.cards[p].face not in there}
        paid = {p for p in new if self.printed(p).bp <= self.s.prestige[seat]} if left else set()
        dear = set() if CHEAPER & self.in_play else new - paid
        yield from self.both("recruit", paid, self.offered("recruit") - (new - dear - paid))
        yield from self.attackers(ready, outside)

    def attackers(self, ready, outside):
        """Yield whom the Action Phase offers wrongly for an attack or a claim, or fails to offer."""
        fit = {p for p in outside if all(self.cards[q].ready for q in self.beside(p))}
        home = {p for p in ready - outside if self.printed(p).reach or FROM_HOME in self.in_play}
        if IGNORING in self.in_play:
            return
        for p in self.offered("attack") - fit - home:
            yield f"{self.cards[p].face} cannot attack"
        preys = any("mortal" in self.printed(p).types for p, row in self.cards.items() if row.zone == "city")
        if preys and self.record("Turn").actions and not self.events & FORBIDDING:
            for p in fit - self.offered("attack"):
                yield f"{self.cards[p].face} can attack"
        prince = any(row.zone == "city" and "title" in self.printed(p).types for p, row in self.cards.items())
        for p in self.offered("claim") - (outside if prince else set()):
            yield f"{self.cards[p].face} cannot claim"

    def block(self):
        """Yield who is wrongly offered as a blocker, or not."""
        now = self.record("Attack")
        if self.seat != now.foe or IGNORING in self.in_play or now.unblockable:
            return
        target = now.target[0]
        if self.cards[target].zone not in ("haven", "streets"):
            return
        able = {p for p in self.beside(target) if p != target and self.cards[p].ready}
        if now.sort == "ranged":
            able = {p for p in able if self.printed(p).guard}
        yield from self.both("block", able, self.offered("block with"))

    def attack_card(self):
        """Yield which cards are wrongly offered as Attack cards, or not."""
        now = self.record("Attack")
        yield from self.for_fight(now.attacker[0], now.sort, "attack", self.offered("attack card"))

    def reaction_card(self):
        """Yield which cards are wrongly offered as Reaction cards, or not."""
        now = self.record("Attack")
        yield from self.for_fight(now.target[0], now.sort, "reaction", self.offered("reaction card"))

    def for_fight(self, who, sort, use, offered):
        """Yield which cards of a hand are wrongly offered in an attack, or not."""
        if {self.cards[who].face} & OWN_ATTACK_CARDS or self.events & FORBIDDING or not sort:
            return
        fitting = {p for p in self.hand(self.seat) if sort in getattr(self.printed(p), use)}
        fitting = {p for p in fitting if "special" not in self.printed(p).types}
        fitting = {p for p in fitting if self.printed(p).clan in ("", self.printed(who).clan)}
        weak = {p for p in fitting if (self.printed(p).bp or 0) > self.printed(who).bp - self.cards[who].count("weak")}
        unsure = weak if LIFTING & self.in_play or self.consumed(who) else set()
        yield from self.both(use, fitting - weak, offered - unsure)

    def consumed(self, who):
        """Return whether a character has consumed another."""
        return any(row.host == who and self.printed(p).kind == "vampire" for p, row in self.cards.items())

    def record(self, name):
        """Return the record of what is going on: the turn, or the innermost attack."""
        records = [getattr(row, "data", None) for row in reversed(list(self.s.rows.values()))]
        return next(record for record in records if type(record).__name__ == name)


QUESTIONS = {
    "action?": Umpire.menu, "block?": Umpire.block, "attack card?": Umpire.attack_card,
    "reaction card?": Umpire.reaction_card,
}  # fmt: skip


def complaints(s):
    """Return what is wrong with a position and with what it offers."""
    umpire = Umpire(s)
    return [*umpire.table(), *(QUESTIONS[umpire.prompt](umpire) if umpire.prompt in QUESTIONS else ())]
