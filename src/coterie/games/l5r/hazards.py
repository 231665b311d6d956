"""What options give up that are easily chosen by habit: a conflict, the last honor of a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coterie.games.l5r.actions import offered
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.conflicts import attacked_provinces
from coterie.games.l5r.state import L5R
from coterie.kernel.questions import RawOption
from coterie.kernel.windows import ability_offered
from coterie.words.cards.abilities import Ability
from coterie.words.effects import Pay
from coterie.words.frames import Frame, frame_of
from coterie.words.purse import Purse

CONFLICT = "You give up this conflict."
LAST = "It costs your last honor."
PERHAPS = "If the other side bids 1, it costs your last honor."
LOWEST = 1  # what a dial shows at least (L-5.5)


def hazards(s: L5R) -> dict[int, str]:
    """Return what is given up by options of the question that is asked, by their indices, each as a sentence."""
    assert s.asked is not None
    seat, (word, *_), options, *_ = s.asked
    if word == "declare?":
        return {n: CONFLICT for n, option in enumerate(options) if option[0] == "pass"}
    if not is_clan(s, seat) or not s.honor[seat]:
        return {}
    if word == "bid?":
        return {
            n: PERHAPS
            for n, option in enumerate(options)
            if option[0] == "bid" and option[1][0] - LOWEST >= s.honor[seat]
        }
    if word in ("attackers?", "defenders?"):
        there = _named(options)
        return {n: LAST for n, option in enumerate(options) if _taint(s, seat, word, option, there) >= s.honor[seat]}
    return {n: LAST for n, option in enumerate(options) if _honor_due(s, seat, option) >= s.honor[seat]}


def _named(options: Sequence[RawOption]) -> tuple[int, ...]:
    """Return whom a seat has named already: the option to name no more says so."""
    return next((option[1][1] for option in options if option[0] == "done" and option[1]), ())


def _taint(s: L5R, seat: int, word: str, option: RawOption, there: tuple[int, ...]) -> int:
    """Return the honor that all cost who would be declared, and for defenders the provinces of the seat (L-21.1, L-21.2)."""
    who = there if option[0] == "done" else (*there, option[1][0])
    if not who:
        return 0
    attacked = [p for p in attacked_provinces(s) if s.game.speaks(s, p) == seat] if word == "defenders?" else []
    return sum([bool(s.pieces[p].count("tainted")) for p in (*who, *attacked)])


def _honor_due(s: L5R, seat: int, option: RawOption) -> int:
    """Return the honor that an ability costs which an option uses, or the cost to which it agrees (L-8.1)."""
    assert s.asked is not None
    word, about = s.asked[1]
    if option[0] == "yes" and word == "may" and isinstance(about[0], Pay):
        return _of_cost(s, about[0].cost, Frame(about[1], seat))
    ability = _ability(s, seat, option)
    if ability is None or ability.cost is None:
        return 0
    piece = option[1][0]
    return _of_cost(s, ability.cost, frame_of(s, s.pieces[piece], piece, seat))


def _ability(s: L5R, seat: int, option: RawOption) -> Ability | None:
    if option[0] in ("use card", "use card at"):
        number = option[1][1] if option[0] == "use card at" else offered(s, seat, option[1][0])[0][0]
        found = s.pieces[option[1][0]].text[number - 1]
    else:
        found = ability_offered(s, option)
    return found if isinstance(found, Ability) else None


def _of_cost(s: L5R, cost: Any, f: Frame) -> int:
    purse = Purse()
    purse.covers(cost, s, f)
    return purse.reserved.get(("honor", f.seat), 0)
