"""17. Duels between two characters of opposing teams, decided by a statistic and honor bids (D.1 to D.9, U-234)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.facts.cards import attachments, is_participating, side_of
from coterie.games.l5r.facts.conflicts import conflict, participants
from coterie.games.l5r.facts.teams import fmt
from coterie.games.l5r.facts.values import base, is_dash
from coterie.games.l5r.numbers import SK_DUEL
from coterie.games.l5r.rules.bids import BIDS, Bids, Pair
from coterie.games.l5r.state import L5R, NOBODY
from coterie.kernel.events import about, about_seat, free, happen, happening
from coterie.kernel.limits import count_use
from coterie.kernel.modifiers import Contributor, forbidding
from coterie.kernel.pieces import Ref, found
from coterie.kernel.procedures import Procedure, data_of, row, stop
from coterie.kernel.rows import Row
from coterie.kernel.steps import step
from coterie.words.effects import run
from coterie.words.frames import Frame, bind


class Duel(Row):
    """The data of a duel.

    Attributes:
        challenger, target: the character that challenges, and the one that is challenged.
        statistic: “military”, “political” or “glory”.
        frame_of_effect: the frame of the effect, in which “winner” and “loser” will be bound.
        then: the effect that follows.
        bids: the bids as they counted.
        winner, loser: the characters that have won and lost, None on a tie.
        by_cards: whether cards may be discarded instead of giving honor for the bid.
        sides: who controlled both as the duel began: they bid, even if a duellist changes hands later (D.2, D.3).
        counts: how the statistic is counted: "" as it is, “base” for its base value, “bare” without what attachments change,
            “company” with 1 more for each other participating character of the same player.
        chosen: whether the challenger was chosen as a target, too (D.1).
    """

    challenger: Ref
    target: Ref
    statistic: str
    frame_of_effect: int
    then: Any = None
    bids: tuple[Pair, ...] = ()
    winner: Ref | None = None
    loser: Ref | None = None
    by_cards: bool = False
    sides: Pair = (NOBODY, NOBODY)
    counts: str = ""
    chosen: bool = False


def can_duel(s: L5R, challenger: int, target: int, statistic: str, *, from_home: bool = False) -> bool:
    """Return whether two characters can duel: they must be of opposing teams, have no dash in the statistic, and during a
    conflict both must participate; or the one that is challenged is at home, where a card says so (D.1, U-234)."""
    both = (challenger, target)
    if side_of(s, challenger) == side_of(s, target) or any(is_dash(s, p, statistic) for p in both):
        return False
    if from_home:
        return is_participating(s, challenger) and not is_participating(s, target)
    return conflict(s) is None or all(is_participating(s, p) for p in both)


def duellists(s: L5R) -> tuple[Ref, ...]:
    """Return the characters that are involved in the current duel."""
    now = data_of(s, "duel")
    return () if now is None else (now.challenger, now.target)


def beaten(s: L5R) -> Ref | None:
    """Return the loser of the current duel, or None while nobody has lost it."""
    now = data_of(s, "duel")
    return None if now is None else now.loser


def initiate(s: L5R, serial: int) -> None:
    """Begin the duel (D.1, D.2)."""
    now = DUEL.of(s, serial)
    one, other = s.game.speaks(s, now.challenger[0]), s.game.speaks(s, now.target[0])
    DUEL.remember(s, serial, sides=(one, other))
    s.tell("duels", s.pieces[now.challenger[0]].face, s.pieces[now.target[0]].face, now.statistic)
    frame = s.new(Frame(NOBODY, s.game.speaks(s, now.challenger[0])))
    event = about(s, "duel", now.challenger[0], detail=now.target, frame=frame)
    s.do((happening, event), (see_begun, serial, frame), (free, frame))


@step("l5r.see_duel_begun")
def see_begun(s: L5R, serial: int, frame: int) -> None:
    """End a duel that was cancelled as it began; those who are in one that was not are remembered."""
    now = DUEL.of(s, serial)
    if not s.rows[frame].get("done"):
        s.tell("duel is off")
        stop(s, serial)
        return
    for at in (now.challenger, now.target):
        count_use(s, ("fight duel", *at), "conflict")


def is_off(s: L5R, serial: int) -> bool:
    """Return whether a duellist has left play, which ends the duel."""
    now = DUEL.of(s, serial)
    gone = found(s, now.challenger) is None or found(s, now.target) is None
    if gone:
        stop(s, serial)
    return gone


def bid(s: L5R, serial: int) -> None:
    """Let both sides bid and settle the difference in honor (D.3 to D.5)."""
    if is_off(s, serial):
        return
    now = DUEL.of(s, serial)
    BIDS.begin(s, Bids("duel", (now.sides,), (note_bids, serial), by_cards=now.by_cards))


@step("l5r.note_bids")
def note_bids(s: L5R, serial: int, bids: tuple[Pair, ...]) -> None:
    """Remember the bids."""
    DUEL.remember(s, serial, bids=bids)


def statistics(s: L5R, now: Duel) -> tuple[int, int]:
    """Return the statistic of the challenger and that of the other (D.6)."""
    one, other = [worth_in(s, now, at[0]) for at in (now.challenger, now.target)]
    return one, other


def worth_in(s: Any, now: Duel, piece: int) -> int:
    """Return the statistic of a character in a duel, as that counts it (D.6)."""
    if not now.counts:
        return int(s.game.number(s, now.statistic, piece))
    return max(0, sum([n for n, _ in parts_in(s, now, piece)]))


def parts_in(s: Any, now: Duel, piece: int) -> list[Contributor]:
    """Return the parts of the statistic of a character in a duel, as that counts it (D.6)."""
    if now.counts == "base":
        return [(base(s, now.statistic, piece), "base value")]
    parts: list[Contributor] = list(s.game.why(s, now.statistic, piece))
    if now.counts == "bare":
        borne = [s.pieces[p].face for p in attachments(s, piece)]
        return [part for part in parts if part[1] not in borne]
    if now.counts == "company":
        mine = s.game.speaks(s, piece)
        parts.append((len([p for p in participants(s) if p != piece and s.game.speaks(s, p) == mine]), "others"))
    return parts


def before_bids(s: L5R, now: Duel) -> tuple[int, int]:
    """Return what both add to their bids: the statistic, but in skirmish 1 for the higher one (D.7)."""
    one, other = statistics(s, now)
    return (one, other) if fmt(s).stronghold else (SK_DUEL * (one > other), SK_DUEL * (other > one))


def totals(s: L5R, now: Duel) -> tuple[int, int]:
    """Return both totals, with the bids (D.7)."""
    bids, (one, other) = dict(now.bids), before_bids(s, now)
    mine, theirs = now.sides
    return one + bids[mine], other + bids[theirs]


def compare(s: L5R, serial: int) -> None:
    """Compare the totals: the higher one wins, and on a tie nobody wins or loses (D.7)."""
    if is_off(s, serial):
        return
    now = DUEL.of(s, serial)
    both = (now.challenger, now.target)
    one, other = totals(s, now)
    (challenger, _), (target, _) = both
    s.tell("duel totals", s.pieces[challenger].face, one, s.pieces[target].face, other)
    if one == other:
        s.tell("no duel")
        return
    (_, loser), (_, winner) = sorted(zip((one, other), both, strict=True))
    s.tell("wins duel", s.pieces[winner[0]].face)
    results = {"win duel": winner, "lose duel": loser}
    if forbidding(s, "lose duels", loser[0]):
        del results["lose duel"]
    DUEL.remember(s, serial, winner=winner, loser=results.get("lose duel"))
    for kind, at in results.items():
        count_use(s, (kind, *at), "conflict")
    happen(s, *[about(s, kind, piece) for kind, (piece, _) in results.items()])


def result(s: L5R, serial: int) -> None:
    """Carry out what follows from the result (D.8)."""
    now = DUEL.of(s, serial)
    frame = now.frame_of_effect
    if now.winner is not None and frame in s.rows:
        s.do((bind, frame, "winner", now.winner), (bind, frame, "loser", now.loser), (run, now.then, frame))


def over(s: L5R, serial: int) -> None:
    """Announce that the duel has been resolved, to which cards can respond (D.9)."""
    now = DUEL.of(s, serial)
    happen(s, about_seat("duel over", s.game.speaks(s, now.challenger[0]), detail=(now.challenger, now.target)))


DUEL: Procedure[Duel] = Procedure(
    "l5r.duel",
    "Duel",
    Duel,
    (
        row("D.1", "Challenge", initiate, "L-8.10"),
        row("D.3", "Honor bids", bid, "L-5.5"),
        row("D.7", "Comparison", compare, "L-10.4"),
        row("D.8", "Result", result, "L-8.13"),
        row("D.9", "The end", over, "L-9.2"),
    ),
)
