"""What a seat could do with the cards that it alone sees, by what everybody may know, in a window that answers no event.

Who is asked in a window goes by this, and so do standing orders about a card (D-139, D-499). A face counts if the seat could
still hold it and nothing that lies open forbids it: the phase, the conflict, who participates, the fate that is there, what
has been used before. Wherever that depends on something hidden the face counts. So a card that can be played always counts, in
any hand, and hands of the same size are asked alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coterie.games.l5r.factions import surcharge
from coterie.games.l5r.facts.prices import cheaper_hosts, reductions_for, reductions_on
from coterie.games.l5r.facts.teams import fmt, seated, team_of
from coterie.games.l5r.numbers import COST
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.coming import AttachIt, Disguise
from coterie.games.l5r.words.draining import DRAINING, fate_on_characters
from coterie.games.l5r.words.duplicates import copies_of
from coterie.games.l5r.words.playing import is_over_limit
from coterie.kernel.limits import used
from coterie.kernel.listening import faces_held, lies_hidden
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import ALL
from coterie.words.cards.abilities import Ability
from coterie.words.conditions import in_both
from coterie.words.frames import Frame


def could_act(s: L5R, seat: int, kind: str, face: str = "") -> bool:
    """Return whether a seat could do something with a card of its hand in a window.

    Args:
        s: the state.
        seat: who would.
        kind: the menu of the window: “dynasty”, “conflict” or “action”.
        face: the card that is meant, "" for any that the seat could hold.
    """
    if not lies_hidden(s, "hand", seat):
        return False
    for card in conflict_cards(s, seat):
        if face in ("", card.face) and could_play(s, seat, kind, card) and s.game.could_hold(s, seat, card.face):
            return True
    return False


def conflict_cards(s: L5R, seat: int) -> tuple[Any, ...]:
    """Return the cards of a conflict deck that a seat could hold, cheap ones first: sorted out once for each deck list."""
    faces, known = faces_held(s, seat), s.game.conflict_decks
    found: tuple[Any, ...] | None = known.get(faces)
    if found is None:
        cards = [card for face in faces if (card := s.game.faces.get(face)) is not None and card.side == "conflict"]
        found = known[faces] = tuple(sorted(cards, key=lambda card: card.cost or 0))
    return found


def could_play(s: L5R, seat: int, kind: str, card: Any) -> bool:
    """Return whether a card could be played from a hand in a window, or discarded as a copy there (L-5.1, L-5.2, L-8.8)."""
    if kind == "dynasty" and copies_of(s, seat, card):
        return True
    if is_over_limit(s, seat, card):
        return False
    for way in ways_to_play(s, card, kind):
        if could_use_it(s, seat, card, way):
            return True
    return False


def ways_to_play(s: L5R, card: Any, kind: str) -> Sequence[Ability]:
    """Return the ways in which a card can be played from a hand in a window (L-5.2, L-6.6, L-8.6, part 16)."""
    actions: tuple[Ability, ...] = card.from_hand
    if kind == "dynasty":
        return actions if fmt(s).dynasty_events else ()
    plays = (card.plays, card.also, card.disguise if s.phase == "conflict" else None)
    return [*actions, *[way for way in plays if way is not None]]


def could_use_it(s: L5R, seat: int, card: Any, way: Ability) -> bool:
    """Return whether nothing that everybody sees keeps a seat from playing a card in a way."""
    f = Frame(-1, seat)
    return (
        _holds(s, f, way)
        and _could_pay(s, seat, card, way)
        and not _is_used_up(s, seat, card, way)
        and not _is_barred(s, seat, card)
        and _could_aim(s, f, way)
    )


def _holds(s: L5R, f: Frame, way: Ability) -> bool:
    """Return whether those parts of the condition hold that everybody can judge."""
    return way.given is None or all(part.holds(s, f) for part in in_both(way.given) if part.public(s))


def _is_used_up(s: L5R, seat: int, card: Any, way: Ability) -> bool:
    """Return whether a maximum by title has been reached; other limits are those of each card (L-9.8)."""
    limit = way.limit
    if limit is None or limit.by != "name":
        return False
    return used(s, ("ability", card.face, seat if limit.seat else -1), limit.per) >= limit.times


def _is_barred(s: L5R, seat: int, card: Any) -> bool:
    """Return whether a seat may play no events, or no characters of its hand; see `L5RGame.may_use`."""
    if card.kind == "event":
        return bool(forbidding(s, "play events", ("seat", seat)))
    return card.kind == "character" and bool(used(s, ("held off", seat), "conflict"))


def _could_pay(s: L5R, seat: int, card: Any, way: Ability) -> bool:
    """Return whether the fate of a card could be paid. Where something in play changes what cards cost, or the card itself
    does, that may depend on which card it is (L-8.4)."""
    if card.cost is None:
        return False
    changed = [p for p in s.ears.get(("number", COST), ()) if s.pieces[p].known == ALL]
    if changed or card.prices_itself or isinstance(way.effect(), Disguise):
        return True
    hosts = (
        [reductions_on(s, host, seat) for host in cheaper_hosts(s, seat)] if isinstance(way.effect(), AttachIt) else []
    )
    least = card.cost + surcharge(s, seat, card.kind) - reductions_for(s, card.kind, seat) - max(hosts, default=0)
    return bool(least <= _means(s, seat, card))


def _means(s: L5R, seat: int, card: Any) -> int:
    """Return the fate that could be paid for a card, that of team-mates included who could support it (L-21.3)."""
    if DRAINING in card.keywords:
        return fate_on_characters(s, seat)
    helpers = seated(s, team_of(s, seat)) if "support" in card.keywords else (seat,)
    return sum([s.fate[each] for each in helpers])


def _could_aim(s: L5R, f: Frame, way: Ability) -> bool:
    """Return whether there is something to choose as the first target, if everybody sees what could be chosen. What is
    chosen for a cost may be spoken of in the targets: then it is not looked at."""
    first = way.targets[0] if way.targets and way.cost is None else None
    if first is None or not first.least or not first.group.open(s):
        return True
    return bool(first.group.members(s, f))
