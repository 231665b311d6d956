"""What bots may weigh: how good a position is for a seat, and how far a turn reaches.

Everything is counted in Agenda. An attack that goes on when somebody else is asked is weighed by what it would come to; what
hidden hands hold is never read, only how many cards they are.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from coterie.games.rivals.facts import (
    attachments,
    blood,
    coterie,
    definition,
    in_torpor,
    is_character,
    party,
    playing,
    rivals_of,
)
from coterie.games.rivals.numbers import BP, RANGED
from coterie.games.rivals.rules.attack_state import NOBODY, NOTHING, Attack
from coterie.games.rivals.rules.damage import mortal_blood
from coterie.games.rivals.rules.forecast import blow, fight_on
from coterie.games.rivals.rules.turn import Turn
from coterie.games.rivals.state import Rivals
from coterie.kernel.pieces import found, pile
from coterie.kernel.procedures import running
from coterie.kernel.weighing import Weighing


class Weights(NamedTuple):
    """The prices of the evaluation, in Agenda."""

    vampire: float = 0.6  # a character of the coterie
    potency: float = 0.16  # each point of its BP
    blood: float = 0.12  # each Blood on it
    torpid: float = 0.25  # a vampire in torpor
    waking: float = 0.1  # each Blood on it
    borne: float = 0.3  # a card that hangs on a character
    board: float = 0.25  # an Ongoing card
    plot: float = 0.25  # a face-down card
    card: float = 0.16  # a card of the hand, as long as there are few
    spare: float = 0.04  # each card more
    action: float = 0.35  # an action that is left
    outside: float = 0.1  # a character in The Streets can be reached
    danger: float = 0.55  # that it might be defeated there, if it has no more Blood than an attack takes
    alone: float = 2.5  # a coterie of one is one attack from the end
    empty: float = 0.8  # nobody stays at the Haven
    scale: float = 1.35  # by how much one Agenda changes the odds


W = Weights()
FEW = 6  # cards of a hand that are worth holding
LEAN = (9.0, 6.5, 5.0, 4.0, 3.2, 2.6, 2.1, 1.7, 1.4, 1.2, 1.0)  # what is missing at so little Prestige
BLOW = 3.0  # the damage of an attack, on the average
TEXT = 0.8  # what the text of a face-down card may add
REACTION = 0.9  # what a Reaction card may take away


class RivalsWeighing(Weighing[Rivals]):
    """What bots may read of a position of Rivals."""

    def evaluate(self, s: Rivals, seat: int) -> float:
        if s.result is not None:
            return s.result[seat]
        if seat in s.out:
            return 0.0
        there = playing(s)
        values = {other: worth(s, other) for other in there}
        now = fight_on(s)
        if now is not None:
            weigh_attack(s, now, values)
        best = max([values[other] for other in there if other != seat], default=0.0)
        return float(1 / (1 + W.scale ** (best - values[seat])))

    def horizon(self, s: Rivals) -> object:
        return s.turn


def worth(s: Rivals, seat: int) -> float:
    """Return what a seat has, in Agenda; public knowledge only."""
    there, prestige, hand = coterie(s, seat), s.prestige[seat], len(pile(s, "hand", seat))
    value = s.agenda[seat] + 0.05 * prestige - (LEAN[prestige] if prestige < len(LEAN) else 0.8)
    value += W.card * min(hand, FEW) + W.spare * max(0, hand - FEW)
    outside = 0
    for p in there:
        on = blood(s, p)
        value += W.vampire + W.potency * s.game.number(s, BP, p) + W.blood * on + W.borne * len(attachments(s, p))
        value += 0.7 * s.pieces[p].count("agenda")
        if s.pieces[p].zone == "streets":
            outside += 1
            value -= W.outside + W.danger * likely(BLOW - on)
    value -= (W.empty / len(there) if there and outside == len(there) else 0) + (W.alone if len(there) == 1 else 0)
    value += sum([W.torpid + W.waking * blood(s, p) for p in in_torpor(s, seat)])
    value += W.board * len(pile(s, "board", seat)) + W.plot * len(pile(s, "plots", seat))
    return value + (W.action * actions_left(s) if seat == s.active else 0)


def actions_left(s: Rivals) -> int:
    """Return how many actions the present turn still has."""
    for _, procedure, now in running(s):
        if type(now.data) is Turn:
            return now.data.actions + now.data.unhosted if now.at <= procedure.index("4.2.1") else 0
    return 0


def likely(by: float) -> float:
    """Return how likely something is that needs no more than luck of 0, where `by` is how much there is to spare."""
    return 1 / (1 + exp(-1.6 * by))


def weigh_attack(s: Rivals, now: Attack, values: dict[int, float]) -> None:
    """Add to what the seats have what an attack is likely to change."""
    if now.target == NOBODY or found(s, now.target) is None or found(s, now.attacker) is None:
        return
    who, victim = now.attacker[0], now.target[0]
    seat = s.game.speaks(s, who)
    if seat not in values:
        return
    damage = expected(s, now)
    if not is_character(s, victim):
        agenda = int(definition(s, victim).stats.get("agenda", 0))
        values[seat] += likely(damage - mortal_blood(s, victim) + 0.5) * (agenda + 0.4)
        return
    foe, on = now.foe, blood(s, victim)
    if foe not in values:
        return
    if now.sort and pile(s, "hand", foe):
        damage -= REACTION
    killed = likely(damage - on + 0.5)
    lost = W.blood * max(0.0, min(damage, on))
    lost += killed * (W.vampire + W.potency * s.game.number(s, BP, victim) + 0.3 - W.torpid)
    values[foe] -= lost + (killed * W.alone if len(party(s, victim)) == 1 else 0)
    values[seat] += killed * ((1 if foe in rivals_of(s, seat) else 0) + s.pieces[victim].count("agenda"))


def expected(s: Rivals, now: Attack) -> float:
    """Return the damage that an attack would deal as it stands; a card that lies face down may add to it."""
    if not now.sort:
        return 1.0
    if now.sort == RANGED and now.card == NOTHING:
        return 0.0
    hidden = now.card != NOTHING and definition(s, now.card).plays is not None
    return blow(s, now).total + (TEXT if hidden else 0)
