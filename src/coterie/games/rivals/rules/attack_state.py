"""The record of an attack, and what all its steps need: who attacks, and whether the attack goes on."""

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
    """The record of an attack.

    Attributes:
        attacker: who attacks.
        target: who is attacked now.
        foe: the seat that is attacked, the City's owner for a City card.
        first: who was attacked first.
        sort: “physical”, “social”, “mental” or “ranged”, "" before it is declared.
        card: the Attack card, NOTHING for none.
        second: a second card played as an Attack card, NOTHING for none; one of the two goes back to the hand.
        laid: how many cards were played as Attack cards, including those discarded at once.
        blocker: who blocks.
        reaction: the Reaction card, NOTHING for none.
        reacting: who played it.
        tags: qualities of the damage, from `TAGS`: “aggravated”, “superficial” and so on.
        silenced: whose card has lost its text: “attack”, “reaction”.
        frame: the row that learns how much damage the target has taken.
        dealt: how much that was, once it is known.
        beaten: who was defeated.
        besides: effects carried out as the damage is dealt, each with its frame.
        splash: what else takes damage at the same time, as (who, amount, tags).
        after: effects that wait for the damage, each with its frame.
        unblockable: nobody can block it.
        scouted: the Intel from exhausted party members and from cards played face up.
        carried: whose text has been carried out: “attack”, “reaction”.
        shown_early: the cards played face up before the type was declared, as (card, Intel).
        unanswered: its first target cannot play a Reaction card.
        extra: additional damage of other kinds, as (tag, amount).
        back: what the Reaction card deals besides its printed damage, as amounts, each with its frame.
        claimant: the claimant of the Prince of the City, who must be the target; then nobody blocks or reacts.
        landed: the target has taken its damage, whatever follows from that.
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
    landed: bool = False


def fight(s: Any) -> Attack | None:
    """Return the record of the innermost attack of a state or a view, None if there is none."""
    found_: Attack | None = data_of(s, "attack")
    return found_


def fight_of(s: Rivals, serial: int) -> Attack:
    """Return the record of an attack."""
    found_: Attack = s.rows[serial].data
    return found_


def note(s: Rivals, serial: int, **fields: Any) -> None:
    """Change fields of the record of an attack."""
    PROCEDURES["rivals.attack"].remember(s, serial, **fields)


def seat_of(s: Rivals, serial: int) -> int:
    """Return the seat that attacks."""
    return speaks(s, fight_of(s, serial).attacker[0])


def over(s: Rivals, serial: int) -> bool:
    """Return whether the attacker or the target is gone, or the borrower of the attacker is out; if so, end the attack."""
    now: Attack = s.rows[serial].data
    (attacker, life), (target, its) = now.attacker, now.target
    gone = s.pieces[attacker].life != life or (now.target != NOBODY and s.pieces[target].life != its)
    if gone or (s.out and speaks(s, attacker) in s.out):
        stop(s, serial)
        return True
    return False


def strikes(now: Attack) -> bool:
    """Return whether an attack deals damage at all; a Ranged one needs a card (RR-9)."""
    return now.sort != RANGED or now.card != NOTHING


def mute(now: Attack) -> bool:
    """Return whether the defender can play no Reaction card: a card has said so of the first target, which a blocker is not
    (D-797)."""
    return now.unanswered and now.target == now.first


def rule(s: Rivals, attacker: int, name: str) -> bool:
    """Return whether the special rule `FEINT` or `LATE` applies to an attacker."""
    return total(s, name, attacker, 0) > 0


def is_open(s: Rivals, card: int) -> bool:
    """Return whether a card of an attack was played and lies face up; False for `NOTHING`."""
    return card != NOTHING and s.pieces[card].known == ALL


def reveal(s: Rivals, piece: int) -> None:
    """Show a card that was played face down."""
    if s.pieces[piece].known != ALL:
        lay_open(s, piece)
