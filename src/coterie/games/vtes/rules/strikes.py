"""8.3 Strikes: what each combatant does in a round, and in what order."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import alive, bears, blood, definition, speaks
from coterie.games.vtes.numbers import (
    CLAWS,
    HAND_DAMAGE,
    MELEE_DAMAGE,
    RANGED_DAMAGE,
    RANGED_THEFT,
    SORCERY_DAMAGE,
    STRENGTH,
    STRIKE_TAX,
    stat,
)
from coterie.games.vtes.rules.action_state import NOBODY
from coterie.games.vtes.rules.damage import Packet
from coterie.games.vtes.rules.windows import closed
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import Event, about, happen
from coterie.kernel.limits import count_use, used
from coterie.kernel.modifiers import forbidding, total
from coterie.kernel.pieces import Ref, found
from coterie.kernel.procedures import PROCEDURES, data_of
from coterie.kernel.rows import Row
from coterie.kernel.scopes import current
from coterie.kernel.steps import step

CLOSE, LONG = "close", "long"


class Blow(Row):
    """A strike that has been chosen.

    Attributes:
        name: “hand strike”, “strike”, “dodge”, “combat ends”.
        damage: the damage that it inflicts besides strength.
        hand: whether the striker's strength counts.
        ranged: whether it works at long range as well.
        aggravated: whether its damage is. first: whether it is a first strike.
        steal: the blood or life that it steals.
        effect: what else it does, with the card that says so.
        source: the card or weapon, NOBODY for a hand.
        sort: “gun”, “melee”, or "".
        sure: whether it cannot be dodged. certain: whether its damage cannot be prevented.
        proof: a discipline whose cards cannot prevent its damage.
        after: what it does once it has resolved, with the card that says so.
        recoil: the damage to the striker itself, once a combat for its card. recoil_close: whether only at close range.
        most: the most damage that is inflicted, 0 for any amount.
        spent: whether its card is burned once it has resolved.
        armed: whether it is made with equipment in play, also with a card that has become that.
        at: the retainer of the opposing minion that it is aimed at, NOBODY for the minion itself.
    """

    name: str
    damage: int = 0
    hand: bool = False
    ranged: bool = False
    aggravated: bool = False
    first: bool = False
    steal: int = 0
    effect: Any = None
    source: Ref = NOBODY
    sort: str = ""
    sure: bool = False
    certain: bool = False
    proof: str = ""
    at: Ref = NOBODY
    after: Any = None
    recoil: int = 0
    recoil_close: bool = False
    most: int = 0
    spent: bool = False
    armed: bool = False


HAND = Blow("hand strike", hand=True)


UNANSWERED = -1  # neither side has maneuvered or pressed yet


class Combat(Row):
    """What a combat remembers (VR-8.2).

    Attributes:
        one: the minion that acts first. two: the opposing minion.
        round: its number, from 1.
        range: close or long.
        fixed: the range that a card has set for this round, "" for none. following: the same for the next round.
        decides: what is being decided: “range”, “press”, "" for neither.
        turn: whose decision about the range or the press it is, 0 or 1.
        last: which side has made the last maneuver or press, UNANSWERED for none.
        blows: the strike that each side has chosen, None until it has.
        spare: additional strikes that are left.
        used: what each may use once: (“additional”, side).
        pressed: whether there will be another round.
        goto: the row that the combat goes to instead of going on.
        lost: the blood that each has lost to damage in this round.
        only_hands: only hand strikes can be used in this round (card text).
        again: whether the pair of strikes is an additional one.
        reserved: the strikes that the next additional pair has by the text of a card.
        queued: whether the same two fight once more after this combat.
        follows: whether it was queued after another.
        closing: whether something was used as combat was about to end, so that it will.
        dealt: the damage that the strikes and effects of each have inflicted on the other in this round.
        aims: how much more damage the strike of each does if any of it comes through (card text).
        last_blows: the pair of strikes that was the last to resolve in this round.
        seats: the Methuselahs of the two.
    """

    one: Ref
    two: Ref
    round: int = 1
    range: str = CLOSE
    fixed: str = ""
    following: str = ""
    decides: str = ""
    turn: int = 0
    last: int = UNANSWERED
    blows: tuple[Blow | None, Blow | None] = (None, None)
    spare: tuple[int, int] = (0, 0)
    used: tuple[tuple[str, int], ...] = ()
    pressed: bool = False
    goto: str = ""
    lost: tuple[int, int] = (0, 0)
    only_hands: bool = False
    again: bool = False
    queued: bool = False
    follows: bool = False
    closing: bool = False
    dealt: tuple[int, int] = (0, 0)
    last_blows: tuple[Blow | None, Blow | None] = (None, None)
    aims: tuple[int, int] = (0, 0)
    reserved: tuple[Blow | None, Blow | None] = (None, None)
    seats: tuple[int, int] = (-1, -1)


def combat_of(s: Vtes, serial: int) -> Combat:
    """Return what a combat remembers."""
    found_: Combat = s.rows[serial].data
    return found_


def note(s: Vtes, serial: int, **fields: Any) -> None:
    """Change some of what a combat remembers."""
    PROCEDURES["vtes.combat"].remember(s, serial, **fields)


def current_combat(s: Vtes) -> Combat | None:
    """Return the combat in progress, or None."""
    found_: Combat | None = data_of(s, "combat")
    return found_


def fighters(now: Combat) -> tuple[Ref, Ref]:
    """Return both combatants, the one that acts first before the other."""
    return now.one, now.two


def side_of(s: Vtes, now: Combat, minion: int) -> int:
    """Return the side of a minion in a combat, -1 if it is not in that combat."""
    return 0 if now.one[0] == minion else 1 if now.two[0] == minion else -1


def opponent(s: Vtes, minion: int) -> Ref:
    """Return the minion that a minion is fighting, NOBODY outside combat."""
    now = current_combat(s)
    side = -1 if now is None else side_of(s, now, minion)
    return NOBODY if now is None or side < 0 else fighters(now)[1 - side]


def opposed(s: Vtes, now: Combat) -> bool:
    """Return whether both combatants are still ready, and minions of two Methuselahs (VR-8.1, D-901)."""
    return alive(s, now.one) and alive(s, now.two) and speaks(s, now.one[0]) != speaks(s, now.two[0])


def with_side(pair: tuple[Any, Any], side: int, value: Any) -> tuple[Any, Any]:
    """Return a pair with the value of one side changed."""
    return (value, pair[1]) if side == 0 else (pair[0], value)


def works(blow: Blow, range_: str) -> bool:
    """Return whether a strike can be chosen at a range: at long range only if it is ranged, dodges or ends combat (VR-8.2)."""
    return range_ == CLOSE or blow.ranged or blow.name in ("dodge", "combat ends")


def struck_at(now: Combat, side: int) -> Ref:
    """Return the target of a side's strike: the opposing minion, or one of its retainers (VR-8.3, VR-10.3)."""
    blow = now.blows[side]
    return fighters(now)[1 - side] if blow is None or blow.at == NOBODY else blow.at


def dodged(now: Combat, side: int) -> bool:
    """Return whether a side's strike is dodged. A dodge protects the minion, but not its retainers (VR-8.3)."""
    blow, other = now.blows[side], now.blows[1 - side]
    protects = other is not None and other.name == "dodge" and blow is not None and not blow.sure
    return protects and blow is not None and blow.at == NOBODY


def has_weapon(s: Vtes, now: Combat, side: int) -> bool:
    """Return whether a minion still bears the weapon that it strikes with, if any (VR-8.3)."""
    blow = now.blows[side]
    if blow is None or not blow.armed:
        return True
    return bears(s, fighters(now)[side][0], blow.source)


def can_aim(blow: Blow | None, range_: str) -> bool:
    """Return whether a strike could be aimed at a retainer: a ranged one that damages or steals, at long range (VR-10.3)."""
    return blow is not None and range_ == LONG and blow.ranged and bool(blow.damage or blow.hand or blow.steal)


def strike_tax(s: Vtes, minion: int) -> int:
    """Return the blood or life that a strike of a minion at its opponent costs now besides all else (card text, C-115)."""
    return total(s, STRIKE_TAX, minion, 0)


def strikes_at_foe(blow: Blow) -> bool:
    """Return whether a strike is one at the opposing minion: no dodge, no end of combat, and not aimed at a retainer."""
    return blow.at == NOBODY and (blow.name not in ("dodge", "combat ends") or blow.effect is not None)


@step("vtes.pay_for_strike")
def pay_for_strike(s: Vtes, serial: int, side: int) -> None:
    """Pay for a strike at a minion that makes this cost more, as it is declared (card text, C-115)."""
    now = combat_of(s, serial)
    blow, minion = now.blows[side], fighters(now)[side]
    if closed(s, serial) or blow is None or found(s, minion) is None or not strikes_at_foe(blow):
        return
    tax = min(strike_tax(s, minion[0]), blood(s, minion[0]))
    if tax > 0:
        happen(s, about(s, "blood", minion[0], -tax, detail=("cost",)))


def aggravates(s: Vtes, now: Combat, side: int) -> bool:
    """Return whether a side's strike would inflict aggravated damage at this range, whether dodged or not (C-101)."""
    blow, striker = now.blows[side], fighters(now)[side][0]
    if blow is None or blow.at != NOBODY or not works(blow, now.range):
        return False
    hurts = blow.damage or (blow.hand and max(0, stat(s, striker, STRENGTH)))
    return bool(hurts and _is_aggravated(s, blow, striker))


def _is_aggravated(s: Vtes, blow: Blow, striker: int) -> bool:
    """Return whether a strike's damage is aggravated, by itself or by claws: those are for the hands, not for a weapon that
    the hands hold (VR-8.3)."""
    return blow.aggravated or (blow.name == HAND.name and bool(total(s, CLAWS, striker, 0)))


def is_blunt(s: Vtes, now: Combat, side: int) -> bool:
    """Return whether a side strikes with a weapon that inflicts no damage now (card text)."""
    blow = now.blows[side]
    if blow is None or blow.source == NOBODY:
        return False
    weapon = "weapon" in s.game.faces[s.pieces[blow.source[0]].face].traits
    return weapon and bool(forbidding(s, "hurt with weapons", fighters(now)[side][0]))


def packet(s: Vtes, now: Combat, side: int) -> Packet | None:
    """Return the damage of a side's strike, None if it inflicts none.

    The opponent's dodge protects it (VR-8.3); a hand strike reaches nobody at long range.
    """
    blow = now.blows[side]
    if blow is None or dodged(now, side) or not works(blow, now.range):
        return None
    striker, victim = fighters(now)[side], struck_at(now, side)
    amount = blow.damage + (max(0, stat(s, striker[0], STRENGTH)) if blow.hand else 0)
    amount += total(s, HAND_DAMAGE, striker[0], 0) if blow.name == "hand strike" else 0
    amount += total(s, RANGED_DAMAGE, striker[0], 0) if blow.ranged and amount > 0 else 0
    amount += total(s, MELEE_DAMAGE, striker[0], 0) if blow.sort == "melee" and blow.source != NOBODY else 0
    amount += total(s, SORCERY_DAMAGE, striker[0], 0) if amount > 0 and "tha" in _icons(s, blow) else 0
    amount = min(amount, blow.most) if blow.most else amount
    aggravated = _is_aggravated(s, blow, striker[0])
    if amount < 1 or found(s, victim) is None:
        return None
    proof = (f"not {blow.proof}",) if blow.proof else ()
    aim = now.aims[side] if victim == fighters(now)[1 - side] else 0
    return Packet(
        *victim, amount, aggravated, striker[0], ("strike", blow.sort, *proof), blow.certain, aim=aim, by=striker
    )


def _icons(s: Vtes, blow: Blow) -> list[str]:
    """Return the disciplines that the card of a strike asks for."""
    card = None if blow.source == NOBODY else definition(s, blow.source[0])
    return [] if card is None or card.minion else list(card.icons)


def recoil_of(s: Vtes, now: Combat, side: int) -> Packet | None:
    """Return the damage that a side's strike does to its own striker, or None.

    Each card does such damage once in a combat.
    """
    blow, striker = now.blows[side], fighters(now)[side]
    if blow is None or not blow.recoil or not works(blow, now.range) or (blow.recoil_close and now.range != CLOSE):
        return None
    if used(s, ("recoil", blow.source[0]), "combat"):
        return None
    count_use(s, ("recoil", blow.source[0]), "combat")
    return Packet(*striker, blow.recoil, blow.aggravated, blow.source[0], ("environmental",))


@step("vtes.steal")
def steal(s: Vtes, serial: int, sides: tuple[int, ...]) -> None:
    """Move stolen blood or life, simultaneously if both steal; that is no damage, but a dodge protects from it (VR-8.3)."""
    now = combat_of(s, serial)
    losses: list[Event] = []
    gains: list[Event] = []
    for side in sides:
        blow, victim = now.blows[side], struck_at(now, side)
        if (
            blow is None
            or not blow.steal
            or not works(blow, now.range)
            or dodged(now, side)
            or found(s, victim) is None
        ):
            continue
        more = total(s, RANGED_THEFT, fighters(now)[side][0], 0) if blow.ranged else 0
        n = min(blow.steal + more, blood(s, victim[0]))
        if n:
            gains.append(
                about(s, "blood", fighters(now)[side][0], n, detail=("stolen",), after=len(losses), as_much=True)
            )
            losses.append(about(s, "blood", victim[0], -n, detail=("stolen",)))
    if losses:
        happen(s, *losses, *gains)


def gain_strikes(s: Vtes, minion: int, n: int, *, limited: bool = True) -> None:
    """Give a minion additional strikes in this round; those that are limited only once."""
    serial = current(s, "combat")
    if serial:
        now = combat_of(s, serial)
        side = side_of(s, now, minion)
        used = (*now.used, ("additional", side)) if limited else now.used
        note(s, serial, spare=with_side(now.spare, side, now.spare[side] + n), used=used)


def in_hand(s: Vtes, blow: Blow) -> Blow:
    """Return a strike that is being chosen, with whether it is made with equipment."""
    at = found(s, blow.source)
    return blow.but(armed=at is not None and at.zone == "attached" and s.game.kind(s, blow.source[0]) == "equipment")


def reserve_blow(s: Vtes, minion: int, blow: Blow) -> None:
    """Give a minion an additional strike that is fixed already; it is limited like any other."""
    serial = current(s, "combat")
    if serial:
        now = combat_of(s, serial)
        side = side_of(s, now, minion)
        if ("additional", side) not in now.used:
            gain_strikes(s, minion, 1)
            note(s, serial, reserved=with_side(combat_of(s, serial).reserved, side, in_hand(s, blow)))
