"""Which options a search tries: a few that are as good as any are enough where a question comes again and again."""

from __future__ import annotations

from collections.abc import Sequence

from coterie.games.l5r.bot.honor import dire, drained, honor_of
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.factions import the_shadowlands
from coterie.games.l5r.facts.cards import characters
from coterie.games.l5r.facts.teams import the_deck
from coterie.games.l5r.state import L5R, NOBODY


def worth_trying(s: L5R) -> Sequence[int]:
    """Return the indices of the options of the present question that are tried."""
    assert s.asked is not None
    word, options = s.asked[1][0], s.asked[2]
    if word == "fate?":
        return range(min(len(options), W.placed + 1, Table(s).rounds + 1))  # no more than rounds to come
    if word == "leaves first?":  # all leave, one after the other
        return (0,)
    if word == "bid?":
        return [at for at, option in enumerate(options) if not at or is_safe(s, s.asked[0], option[1][0])]
    if word == "whose?" and the_shadowlands(s) != NOBODY:
        enough = dire(Table(s))
        return [max(range(len(options)), key=lambda at: _as_controller(s, options[at][1][0], enough))]
    return range(len(options))


def is_safe(s: L5R, seat: int, bid: int) -> bool:
    """Return whether a clan is sure to keep some honor after a bid against the Shadowlands deck, whatever number it turns up
    (U-092); a few sampled numbers do not tell."""
    if the_deck(s) == NOBODY:
        return True
    t = Table(s)
    return honor_of(t, seat, drained(t)).left > bid - 1


def _as_controller(s: L5R, seat: int, enough: float) -> tuple[float, int]:
    """Return what speaks for playing a character under a seat of the team: honor for its taint, and then characters, for
    what reaches each opponent reaches one of theirs (U-045 to U-048, L-21.1)."""
    there = characters(s, seat)
    tainted = sum([s.pieces[p].count("tainted") for p in there])
    return min(s.honor[seat] - tainted, enough), len(there)
