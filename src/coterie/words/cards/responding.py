"""The events being responded to, told in a sentence: “A and B of c are wounded (2); d loses honor”."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Any

from coterie.kernel.orders import Happening
from coterie.words.cards.naming import listed

if TYPE_CHECKING:
    from coterie.kernel.state import State
    from coterie.words.cards.talk import CardTalk

SHOWN = 3  # names in a clause of five or more; the table shows the others
UNKNOWN = "?"  # in place of the name of a card that not everybody knows


def told(talk: CardTalk[Any], s: State, facts: tuple[tuple[Any, ...], ...]) -> str:
    """Return events as clauses, with those in a row that happen alike in one."""
    found = [Happening(*fact) for fact in facts]
    alike = groupby(found, key=lambda one: (one.kind, one.amount, one.how))
    return "; ".join([_clause(talk, s, list(group)) for _, group in alike])


def _clause(talk: CardTalk[Any], s: State, group: list[Happening]) -> str:
    """Return what happens to a group: “A of b is wounded (2)”, “fate is put on a ring”."""
    verb, amount = talk.vocabulary.voice.verb(f"{group[0].kind} {group[0].how}".rstrip()), group[0].amount
    if not (subject := _subject(talk, s, group)):
        return verb.alone or verb.happens
    happens = verb.happens if len(group) == 1 else verb.they_do()
    return f"{subject} {happens}" + (f" ({amount})" if amount != 1 else "")


def _subject(talk: CardTalk[Any], s: State, group: list[Happening]) -> str:
    """Return who or what a clause is about: “a”, “A of b”, “2 Goblins and B of c”, “A, B, C and 4 more of d”."""
    owners = {one.seat for one in group}
    common = len(owners) == 1 and all(one.piece >= 0 for one in group)  # then the owner is named once, at the end
    counted = Counter([(_card(talk, one), "" if common else _owner(talk, s, one.seat, one.piece < 0)) for one in group])
    shown = list(counted.items())[: SHOWN if len(counted) > SHOWN + 1 else None]
    names = [_of(_several(card, n), owner) for (card, owner), n in shown]
    more = len(group) - sum(n for _, n in shown)
    subject = listed([*names, f"{more} more"] if more else names)
    return _of(subject, _owner(talk, s, owners.pop())) if common else subject


def _card(talk: CardTalk[Any], one: Happening) -> str:
    return str(talk.game.faces[one.face].name) if one.face else UNKNOWN if one.piece >= 0 else ""


def _owner(talk: CardTalk[Any], s: State, seat: int, alone: bool = False) -> str:
    """Return what an owner is called: behind a card, or alone as the one who does something."""
    if seat < 0:
        return ""
    return talk.actor_called(s, seat) if alone else talk.owner_called(s, seat)


def _several(card: str, n: int) -> str:
    if card == UNKNOWN:
        return "a card" if n == 1 else f"{n} cards"
    return card if n == 1 else f"{n} {card}".rstrip()


def _of(name: str, owner: str) -> str:
    return " of ".join([text for text in (name, owner) if text])
