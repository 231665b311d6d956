"""Which attachments can stay where they are, and which cards bear too many (L-2.18, parts 15 and 16).

Whether an attachment can stay is decided by its row and its bearer's, but for a few of which more has to be asked. So what
was looked at and found in order is looked at again only once one of these rows has been replaced.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coterie.games.l5r.facts.cards import REFUSES, borne_by_host, can_bear, definition, definitions, with_keyword
from coterie.games.l5r.state import L5R, NOBODY
from coterie.kernel.memory import recall, remember, versions
from coterie.kernel.pieces import Piece, pile

RESTRICTED = 2  # the number of restricted attachments that a character may bear
MOST = {"restricted": RESTRICTED, "one each": 1, "one battlefield": 1}  # by keyword; no card has one under a condition
ALONE = ("has keyword", "alone")

Borne = Mapping[int, Sequence[int]]  # attachments by their hosts
Rows = Mapping[int, Sequence[Piece]]  # rows of hosts and their attachments, by hosts


def unseen(s: L5R) -> Borne:
    """Return the attachments by their hosts, but for those that are in order as they were when they were looked at last."""
    if recall(s, "all in order", versions(s, s.game.in_play)):
        return {}
    seen: Rows = recall(s, "in order") or {}
    return {host: there for host, there in borne_by_host(s).items() if seen.get(host) != _rows(s, host, there)}


def see(s: L5R, borne: Borne, asked: Sequence[int]) -> None:
    """Remember that attachments are in order.

    Args:
        s: the state.
        borne: those that were looked at.
        asked: those among them of which it was asked whether they can stay.
    """
    alone, choosy = ALONE in s.ears, [host for host in s.ears.get(REFUSES, ()) if host in borne]
    open_ = {s.pieces[p].host for p in asked if alone or not definition(s, p).borne_by_rows}.union(choosy)
    before: Rows = recall(s, "in order") or {}
    rows = {host: there for host, there in before.items() if host not in borne}
    rows |= {host: _rows(s, host, there) for host, there in borne.items() if host not in open_}
    remember(s, "in order", None, rows)
    remember(s, "all in order", versions(s, s.game.in_play), not open_)


def _rows(s: L5R, host: int, there: Sequence[int]) -> list[Piece]:
    return [s.pieces[host], *[s.pieces[p] for p in there]]


def odd(s: L5R, borne: Borne) -> list[int]:
    """Return the attachments of which it has to be asked whether they can stay: those that ask for more than a type of card,
    or do not lie on such a one, and those on cards that do not bear everything; all if any has to be alone."""
    there: list[int] = []
    choosy, alone = s.ears.get(REFUSES, ()), ALONE in s.ears
    for host, cards in borne.items():
        now = s.pieces[host]
        simple = host != NOBODY and now.zone in s.game.in_play and host not in choosy and not alone
        kind = s.game.kind(s, host, now) if simple else ""
        there += [p for p, card in definitions(s, cards) if not kind or card.borne_by != kind]
    return there


def loose(s: L5R, borne: Borne, asked: Sequence[int]) -> list[int]:
    """Return those of some attachments that are not attached to anything, or illegally (L-2.18), in the order of the piles."""
    beside = borne if with_keyword(s, asked, "alone") else {}  # only these mind what else is there
    found = [p for p in asked if not _stays(s, p, beside)]
    if len(found) < 2:  # as mostly
        return found
    return [p for place in range(len(s.teams)) for p in pile(s, "attached", place) if p in found]


def _stays(s: L5R, piece: int, borne: Borne) -> bool:
    host = s.pieces[piece].host
    return (
        host != NOBODY and s.pieces[host].zone in s.game.in_play and can_bear(s, host, piece, borne=borne.get(host, ()))
    )


def crowded(s: L5R, borne: Borne) -> Borne:
    """Return the cards that bear more attachments with a keyword than they may, so that some may have to be discarded."""
    counted = [(keyword, most) for keyword, most in MOST.items() if ("has keyword", keyword) in s.ears]
    return {
        host: there
        for keyword, most in counted
        for host, there in borne.items()
        if len(there) > most and len(with_keyword(s, there, keyword)) > most
    }
