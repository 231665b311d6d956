"""What an attack remembers, and what all its steps ask: who attacks, and whether it goes on."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.atoms.told import lay_open
from coterie.games.rivals.facts import speaks
from coterie.games.rivals.numbers import RANGED
from coterie.games.rivals.state import NOTHING, Rivals
from coterie.kernel.modifiers import total
from coterie.kernel.pieces import ALL, Ref
from coterie.kernel.procedures import PROCEDURES, data_of, stop
from coterie.kernel.rows import Row
from coterie.words.frames import Frame

NOBODY: Ref = (-1, 0)


class Attack(Row):
    """What an attack remembers.

    Attributes:
        attacker: who attacks.
        target: who is attacked now: the defender.
        foe: the seat that is attacked, the City's owner for a City card.
        first: who was attacked at the beginning.
        sort: “physical”, “social”, “mental” or “ranged”, "" before it is said.
        card: the Attack card, NOTHING for none.
        second: another card that was laid as an Attack card, NOTHING for none; one of both goes back to the hand.
        laid: how many cards were laid as Attack cards, those that were discarded at once included.
        blocker: who blocks.
        reaction: the Reaction card, NOTHING for none.
        reacting: who has played it.
        tags: what the damage is: “aggravated”, “superficial” and others of `TAGS`.
        silenced: whose card has lost its text: “attack”, “reaction”.
        frame: the row that learns how much damage the target has taken.
        dealt: how much that was, once it is known.
        beaten: who was defeated.
        besides: effects that are done as the damage is dealt, each with its frame.
        splash: what else takes damage at the same time, as (who, how much, tags).
        after: effects that wait for the damage, each with its frame.
        unblockable: nobody may block it.
        scouted: the Intel that members of the party have been exhausted for, and that cards have given that were played
            face up.
        carried: whose text has been carried out: “attack”, “reaction”.
        shown_early: what the cards give that were played face up before the type was said, as (card, Intel).
        unanswered: the defender may play no Reaction card.
        extra: damage of other kinds that comes on top of that of the attack, as (tag, how much).
        back: what the Reaction card deals besides what is printed, as amounts, each with its frame.
        claimant: who claims the Prince of the City and must be the target; nobody blocks then and nobody reacts.
    """

    attacker: Ref
    target: Ref = NOBODY
    foe: int = -1
    first: Ref = NOBODY
    sort: str = ""
    card: int = NOTHING
    second: int = NOTHING
    laid: int = 0
    blocker: Ref = NOBODY
    reaction: int = NOTHING
    reacting: Ref = NOBODY
    tags: tuple[str, ...] = ()
    silenced: tuple[str, ...] = ()
    frame: int = 0
    dealt: int = 0
    beaten: tuple[Ref, ...] = ()
    besides: tuple[tuple[Any, Frame], ...] = ()
    splash: tuple[tuple[Ref, int, tuple[str, ...]], ...] = ()
    after: tuple[tuple[Any, Frame], ...] = ()
    unblockable: bool = False
    scouted: int = 0
    carried: tuple[str, ...] = ()
    shown_early: tuple[tuple[int, int], ...] = ()
    claimant: Ref = NOBODY
    unanswered: bool = False
    extra: tuple[tuple[str, int], ...] = ()
    back: tuple[tuple[Any, Frame], ...] = ()


def fight(s: Any) -> Attack | None:
    """Return what the innermost attack remembers, None while there is none; of a view as well as of the state."""
    found_: Attack | None = data_of(s, "attack")
    return found_


def fight_of(s: Rivals, serial: int) -> Attack:
    """Return what an attack remembers."""
    found_: Attack = s.rows[serial].data
    return found_


def note(s: Rivals, serial: int, **fields: Any) -> None:
    """Change some of what an attack remembers."""
    PROCEDURES["rivals.attack"].remember(s, serial, **fields)


def seat_of(s: Rivals, serial: int) -> int:
    """Return the seat that attacks."""
    return speaks(s, fight_of(s, serial).attacker[0])


def over(s: Rivals, serial: int) -> bool:
    """Return whether the attack comes to nothing: the attacker or the target is gone. Then no further row follows."""
    now: Attack = s.rows[serial].data
    (attacker, life), (target, its) = now.attacker, now.target
    gone = s.pieces[attacker].life != life or (now.target != NOBODY and s.pieces[target].life != its)
    if gone:
        stop(s, serial)
    return gone


def strikes(now: Attack) -> bool:
    """Return whether an attack deals damage at all: a Ranged one needs a card (RR-9)."""
    return now.sort != RANGED or now.card != NOTHING


def rule(s: Rivals, attacker: int, name: str) -> bool:
    """Return whether a rule of its own holds for an attacker: `FEINT` or `LATE`."""
    return total(s, name, attacker, 0) > 0


def is_open(s: Rivals, card: int) -> bool:
    """Return whether a card of an attack was played and lies face up; `NOTHING` does not."""
    return card != NOTHING and s.pieces[card].known == ALL


def reveal(s: Rivals, piece: int) -> None:
    """Show a card that was played face down."""
    if s.pieces[piece].known != ALL:
        lay_open(s, piece)
