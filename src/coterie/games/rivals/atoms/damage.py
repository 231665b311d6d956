"""Damage, and defeat without it (RR-9.1, RR-10.1)."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.rivals.atoms.causes import tell
from coterie.games.rivals.atoms.falling import fall, see_fall
from coterie.games.rivals.atoms.tokens import drain
from coterie.games.rivals.facts import IN_COTERIE, blood, definition, tokens
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import Atom, Event
from coterie.kernel.limits import count_use
from coterie.kernel.procedures import data_of, remember
from coterie.words.cards.atoms import there

PLAIN = "plain damage"  # what is counted in an attack of those who take damage that is not Aggravated as they take it


def _damage(s: Rivals, event: Event) -> int:
    """Take damage: 1 Blood for each point; a Mortal falls to as much as its Blood, and otherwise heals (RR-9.1)."""
    now = s.pieces[event.subject]
    _land(s, event)
    if s.game.kind(s, event.subject) != "vampire":
        _tell(s, event, event.amount)
        if event.amount >= definition(s, event.subject).stats["blood"] + tokens(now, "blood"):
            fall(s, event, 0, aggravated=False)
        return event.amount
    had = blood(s, event.subject)
    n = min(event.amount, had)
    if "superficial" in event.detail:
        n = min(n, max(0, had - 1))
    _tell(s, event, n)
    done = drain(s, event.subject, n)
    if done and "aggravated" not in event.detail:
        count_use(s, (PLAIN, event.subject, event.life), "attack")
    see_fall(s, event, had, aggravated="aggravated" in event.detail)
    return done


def _land(s: Rivals, event: Event) -> None:
    """Note that the damage of an attack is no longer to come: what follows from it may ask further questions."""
    fight = data_of(s, "attack")
    if fight is not None and event.frame and event.frame == fight.frame:
        remember(s, "attack", landed=True)


def _tell(s: Rivals, event: Event, amount: int) -> None:
    """Tell who takes damage of which kind, and from which card, unless that lies hidden; of none the attack itself tells."""
    if amount:
        word = "takes aggravated" if "aggravated" in event.detail else "takes"
        tell(s, event, word, s.pieces[event.subject].face, amount)


def _slay(s: Rivals, event: Event) -> int:
    """Defeat something without damage (RR-10.1)."""
    fall(s, event, blood(s, event.subject), aggravated=False)
    return 1


def _can_suffer(s: Rivals, event: Event) -> bool:
    """Return whether damage finds somebody: a character in a coterie, or a Mortal in the city."""
    return there(s, event) and (s.pieces[event.subject].zone in IN_COTERIE or s.game.kind(s, event.subject) == "mortal")


ATOMS: Mapping[str, Atom] = {
    "damage": Atom(_damage, _can_suffer),
    "slay": Atom(_slay, _can_suffer),
}
