"""An umpire that reckons by itself what must lie on a table and what must be offered, and says where the game differs.

It reads the pieces and what is printed on cards, and uses no procedure, number or word of the game, so that both would have
to be wrong in the same way. Where cards change what it reckons, it keeps silent.
"""

from typing import Any

from coterie.games.vtes import GAME
from tests.umpires import Looker

RESCUE, TRANSFERS, OUSTED = 2, 4, 2  # blood for leaving torpor; transfers for a crypt card; half points for a prey
FAMINE = "week-of-nightmares"  # some do not hunt
SPEAKING = {FAMINE, "elen-kamjian", "the-hungry-coyote"}  # she must bleed at once; one hunts better
AS_VAMPIRES = {"childe-of-the-revolution", "waters-of-duat"}  # allies that have blood
IN_PLAY = ("ready", "torpor", "board", "attached")
AT_HOME = ("action?", "influence?", "unlock?", "master?", "discard?", "spare card?")  # nobody acts


def life(row):
    """Return the blood on a vampire or in its place, the life of another card."""
    return row.count("lives" if row.face and GAME.faces[row.face].kind in ("ally", "retainer") else "blood")


class Umpire(Looker):
    """What one position shows."""

    def __init__(self, s, watch):
        super().__init__(s, GAME.faces)
        self.watch = watch
        self.in_play = {row.face for row in self.cards.values() if row.zone in IN_PLAY}

    def minions(self, seat, zone="ready"):
        """Return the minions of a Methuselah in a region."""
        return [p for p, row in self.cards.items() if row.zone == zone and self.controls(p) == seat]

    def is_vampire(self, p):
        """Return whether a minion is printed as a vampire."""
        return self.printed(p).kind == "vampire"

    def blood(self, p):
        """Return the blood or life on a card."""
        return life(self.cards[p])

    def plain(self, *cards):
        """Return whether nothing lies on some cards."""
        return not any(row.host in cards for row in self.cards.values() if row.host >= 0)

    def offered(self, word):
        """Return the first cards of the options with a word, or their pairs."""
        found = [told for name, told, _ in self.options if name == word]
        return {told[0] if len(told) == 1 else told for told in found}

    def left(self):
        """Return the seats still in the game, clockwise from the active one."""
        return [seat for n in range(self.s.seats) if (seat := (self.s.active + n) % self.s.seats) not in self.s.out]

    # ── what lies on the table ──────────────────────────────────────────────────────────────────────────────────────

    def table(self):
        """Yield what cannot lie there."""
        s = self.s
        for p, row in self.cards.items():
            if row.zone in ("ready", "torpor") and row.face:
                yield from self.standing(p, row)
        for seat in self.left():
            if s.pool[seat] < 1 and self.prompt in AT_HOME:
                yield f"seat {seat} plays on without pool"
        if s.edge in s.out:
            yield "the Edge is held by somebody who is out"
        if sum(s.halves) != OUSTED * len(s.out):
            yield f"{len(s.out)} are out for {sum(s.halves)} half points"
        names = [self.printed(p).name for p, row in self.cards.items() if row.zone in IN_PLAY and row.face]
        for name in {self.printed(p).name for p, row in self.cards.items() if row.face and self.printed(p).unique}:
            if names.count(name) > 1:
                yield f"{name} is in play twice"

    def standing(self, p, row):
        """Yield what is wrong with a minion."""
        if self.controls(p) in self.s.out:
            yield f"{row.face} is controlled by somebody who is out"
        if row.zone == "ready" and not self.is_vampire(p) and self.blood(p) < 1 and row.face not in AS_VAMPIRES:
            yield f"{row.face} stands without life"
        if self.is_vampire(p) and self.plain(p) and self.blood(p) > self.printed(p).stats["capacity"]:
            yield f"{row.face} has more blood than it can hold"

    # ── what is offered ─────────────────────────────────────────────────────────────────────────────────────────────

    def actions(self):
        """Yield what the minion phase offers wrongly, or fails to offer."""
        mine = self.minions(self.seat)
        able = {p for p in mine if self.cards[p].ready and p not in self.watch.new and p not in self.watch.aided}
        vampires = {p for p in able if self.is_vampire(p)}
        hungry = {p for p in vampires if self.blood(p) < 1}
        free = set() if hungry else able
        lying = [p for seat in range(self.s.seats) for p in self.minions(seat, "torpor")]
        self.silent = {p for p in mine if p in self.watch.aided or not self.is_vampire(p)}
        yield from self.both("bleed", {p for p in free if p not in self.watch.bled}, self.offered("bleed"))
        if FAMINE not in self.in_play:
            yield from self.both("hunt", hungry or vampires, self.offered("hunt"))
        rising = {p for p in self.minions(self.seat, "torpor") if self.cards[p].ready and self.blood(p) >= RESCUE}
        yield from self.both("leave torpor", set() if hungry else rising, self.offered("leave torpor"))
        pairs = {(p, q) for p in vampires & free for q in lying}
        helped = {(p, q) for p, q in pairs if self.blood(p) + self.blood(q) >= RESCUE}
        yield from self.both("rescue", helped, self.offered("rescue"))
        yield from self.both("diablerie", pairs, self.offered("diablerie"))

    def influence(self):
        """Yield what the influence phase offers wrongly, or fails to offer."""
        left = self.s.asked[1][1][0]
        waiting = {p for p, row in self.cards.items() if row.zone == "uncontrolled" and self.controls(p) == self.seat}
        yield from self.both("transfer", waiting if left >= 1 else set(), self.offered("transfer"))
        yield from self.both("drain", {p for p in waiting if left >= 2 and self.blood(p)}, self.offered("drain"))
        there = {
            self.printed(p).name
            for p in (*self.minions(self.seat), *self.minions(self.seat, "torpor"))
            if self.is_vampire(p)
        }
        full = {
            p
            for p in waiting
            if self.blood(p) >= self.printed(p).stats["capacity"] and self.printed(p).name not in there
        }
        yield from self.both("emerge", full, self.offered("emerge"))
        more = any(row.zone == "crypt" and row.place == self.seat for row in self.cards.values())
        yield from self.both("draw crypt", {()} if left >= TRANSFERS and more else set(), self.offered("draw crypt"))

    def blocks(self):
        """Yield who is asked wrongly for a block, or offered wrongly for one, or not, where nothing has been used."""
        if not self.watch.action or any(self.texts(p) for p in (self.watch.action[1], *self.minions(self.seat))):
            return
        others = [seat for seat in self.left() if seat != self.s.active]
        if self.seat not in (others[:1] if self.watch.action[0] == "bleed" else (others[0], others[-1])):
            yield f"{self.watch.action[0]}: seat {self.seat} may not block"
        self.silent = self.watch.tried
        able = {p for p in self.minions(self.seat) if self.cards[p].ready}
        yield from self.both("block", able, self.offered("block with"))

    def texts(self, p):
        """Return whether a minion has a text, or something lies on it."""
        return bool(self.printed(p).abilities) or not self.plain(p) or set(dict(self.cards[p].counters)) > {"blood"}


QUESTIONS = {"action?": Umpire.actions, "influence?": Umpire.influence, "block?": Umpire.blocks}
QUIET = {"pass", "no block", "hand strike", "done", "vote for", "vote against"}  # choices by which nothing is used


class Watch:
    """What the umpire remembers from choice to choice.

    Attributes:
        turn: the number of the turn; the following are forgotten as another one begins.
        bled: who has bled. aided: who has acted with a card, so that it may have bled or unlocked.
        there: who was ready as the turn began. new: allies recruited since, which do not act yet.
        action: the action in which nothing has been used yet: its word, its cards, and the position before it; else ().
        blocker: who blocks it, -1 for nobody. tried: whose attempts to block have been made.
    """

    def __init__(self):
        self.turn = 0
        self.bled, self.aided, self.there, self.new, self.tried = set(), set(), set(), set(), set()
        self.action: tuple[Any, ...] = ()
        self.blocker = -1

    def look(self, s):
        """Notice a new turn and new allies."""
        ready = {p for p, row in enumerate(s.pieces) if row.zone == "ready"}
        if s.turn != self.turn:
            self.turn, self.there = s.turn, ready
            self.bled, self.aided, self.new = set(), set(), set()
        self.new |= {p for p in ready - self.there if GAME.faces[s.pieces[p].face].kind == "ally"}

    def chosen(self, s, option):
        """Notice what is chosen."""
        word, told, _ = option
        if s.asked[1][0] == "action?":
            self.action, self.blocker, self.tried = (), -1, set()
            if word in OUTCOMES:
                self.action = (word, told[0], s.clone())
            else:
                self.aided |= {p for p, row in enumerate(s.pieces) if row.zone == "ready" and row.ready}
        elif word == "block with":
            self.blocker = told[0]
            self.tried.add(told[0])
        elif word not in QUIET:
            self.action = ()
        if word == "bleed":
            self.bled.add(told[0])

    def outcome(self, s):
        """Yield what is wrong after an action in which nothing was used, by and against minions without texts and cards."""
        if not self.action or s.asked[1][0] not in AT_HOME:
            return
        (word, actor, before), self.action = self.action, ()
        table = Umpire(before, self)
        if any(table.texts(p) for p in (actor, self.blocker) if p >= 0) or table.in_play & SPEAKING:
            return
        if self.blocker < 0 or word in STEALTHY:  # without intercept nobody finds it
            yield from OUTCOMES[word](before, s, actor)
        else:
            yield from fought(before, s, actor, self.blocker)


def faces(s, p):
    """Return what is printed on a card."""
    return GAME.faces[s.pieces[p].face]


def differs(what, found, due):
    """Yield a complaint if something is not as it is due."""
    if found != due:
        yield f"{what}: {found} instead of {due}"


def bled(before, s, p):
    """Yield what is wrong after a bleed: the prey burns pool, and the Edge goes to its predator."""
    prey = next(seat for n in range(1, s.seats) if (seat := (before.active + n) % s.seats) not in before.out)
    amount = faces(before, p).stats.get("bleed", 1)
    yield from differs("pool after a bleed", s.pool[prey], max(0, before.pool[prey] - amount))
    yield from differs("the Edge after a bleed", s.edge, before.active if amount else before.edge)


def hunted(before, s, p):
    """Yield what is wrong after a hunt: the vampire has 1 blood more, at most its capacity."""
    most = faces(before, p).stats.get("capacity", 99)  # an ally that hunts as a vampire has none
    due = min(most, life(before.pieces[p]) + 1)
    yield from differs("blood after a hunt", life(s.pieces[p]), due)


def risen(before, s, p):
    """Yield what is wrong after a vampire has left torpor."""
    yield from differs("after leaving torpor", s.pieces[p].zone, "ready")
    yield from differs("blood after leaving torpor", life(s.pieces[p]), life(before.pieces[p]) - RESCUE)


def fought(before, s, actor, blocker):
    """Yield what is wrong after a combat with hands alone: damage is mended with blood, and who cannot mend it all falls."""
    for p, foe in ((actor, blocker), (blocker, actor)):
        now, had, damage = s.pieces[p], life(before.pieces[p]), faces(before, foe).stats.get("strength", 1)
        yield from differs("blood or life after a combat", life(now), max(0, had - damage))
        if faces(before, p).kind == "vampire":
            yield from differs("after a combat", now.zone, "ready" if had >= damage else "torpor")
            yield from differs("locked after a combat", not now.ready, True)


OUTCOMES = {"bleed": bled, "hunt": hunted, "leave torpor": risen}
STEALTHY = {"hunt", "leave torpor"}  # at 1 stealth


def complaints(s, watch):
    """Return what is wrong with a position, with what it offers, and with what has led to it."""
    watch.look(s)
    umpire = Umpire(s, watch)
    asked = QUESTIONS[umpire.prompt](umpire) if umpire.prompt in QUESTIONS else ()
    return [*watch.outcome(s), *umpire.table(), *asked]
