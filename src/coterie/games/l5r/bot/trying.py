"""Which options a search tries: a few that are as good as any are enough where a question comes again and again."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from coterie.games.l5r.bot.holdings import ransom
from coterie.games.l5r.bot.honor import dire, drained, honor_of
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.factions import the_shadowlands
from coterie.games.l5r.facts.cards import characters, definition, side_of
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.teams import the_deck
from coterie.games.l5r.facts.values import skills_in_play
from coterie.games.l5r.numbers import STRENGTH
from coterie.games.l5r.state import L5R, NOBODY


def worth_trying(s: L5R) -> Sequence[int]:
    """Return the indices of the options of the present question that are tried."""
    assert s.asked is not None
    word, options = s.asked[1][0], s.asked[2]
    if word == "fate?":
        t = Table(s)
        stay = t.rounds + any(ransom(s, p) for p in t.owner)  # no more than rounds to come, or until this one has ended
        return range(min(len(options), W.placed + 1, stay + 1))
    if (
        word == "place?"
    ):  # the strongest for the stronghold, then from left to right: so team-mates' walls are alike (D-721)
        return [max(range(len(options)), key=lambda at: s.game.printed(s, STRENGTH, s.pieces[options[at][1][0]]))]
    if word == "leaves first?":  # all leave, one after the other
        return (len(options) - 1,)
    if word == "bid?":
        return [at for at, option in enumerate(options) if not at or is_safe(s, s.asked[0], option[1][0])]
    if word == "whose?" and the_shadowlands(s) != NOBODY:
        t = Table(s)
        return [max(range(len(options)), key=lambda at: _as_controller(t, options[at][1][0]))]
    if word == "choose":
        kept = of_use_now(s)
        return unlike(s, kept) if len(kept) > W.alike else kept
    return range(len(options))


def of_use_now(s: L5R) -> Sequence[int]:
    """Return the indices of the options that do not rather wait: in a conflict with the Shadowlands deck an attachment for who
    does not fight does. After the conflict the deck does not answer it with a card (D-854)."""
    assert s.asked is not None
    every, about = range(len(s.asked[2])), s.asked[1][1]
    if the_deck(s) == NOBODY or conflict(s) is None or len(about) != 2 or not isinstance(about[1], int):
        return every
    if definition(s, about[1]).kind != "attachment":
        return every
    there = [_piece(word, args) for word, args, _ in s.asked[2]]
    return [at for at in every if there[at] != NOBODY and s.pieces[there[at]].count("present")] or every


def unlike(s: L5R, among: Sequence[int]) -> list[int]:
    """Return the indices of some options, of those that choose cards that are nearly alike only a few: the ones with the most
    and the least skill, and with the most fate. Most targets are chosen among all characters in play."""
    assert s.asked is not None
    skills = skills_in_play(s)
    alike: dict[object, list[tuple[int, int, int]]] = {}
    for at in among:
        piece = _piece(*s.asked[2][at][:2])
        if piece == NOBODY:
            alike[at] = [(0, 0, at)]
            continue
        now, card = s.pieces[piece], definition(s, piece)
        skill = sum((skills.get(piece) or card.stats).values())
        marks = [now.count(mark) for mark in ("present", "honored", "dishonored")]
        like = (card.kind, now.zone, side_of(s, piece), now.ready, *marks)
        alike.setdefault(like, []).append((skill, now.count("fate"), at))
    kept = [(min(those), max(those), max(those, key=itemgetter(1, 0))) for those in alike.values()]
    return sorted({at for those in kept for _, _, at in those})


def _piece(word: str, args: tuple[Any, ...]) -> int:
    """Return the card on the table that an option chooses, NOBODY if it chooses none."""
    return int(args[0][0]) if word == "piece" and isinstance(args[0], tuple) else NOBODY


def is_safe(s: L5R, seat: int, bid: int) -> bool:
    """Return whether a clan is sure to keep some honor after a bid against the Shadowlands deck, whatever number it turns up
    (U-092); a few sampled numbers do not tell."""
    if the_deck(s) == NOBODY:
        return True
    t = Table(s)
    return honor_of(t, seat, drained(t)).left > bid - 1


def _as_controller(t: Table, seat: int) -> tuple[bool, float, int]:
    """Return what speaks for playing a character under a seat of the team: that it would be the only one to give for Chuda
    Gyushi; honor for its taint; and then characters, for what reaches each opponent reaches one of theirs (U-045 to U-048,
    L-21.1)."""
    there = characters(t.s, seat)
    asked = any(ransom(t.s, p) for p in t.of(t.shadowlands))
    tainted = sum([t.s.pieces[p].count("tainted") for p in there])
    return asked and not any(t.fate[p] for p in there), min(t.s.honor[seat] - tainted, dire(t)), len(there)
