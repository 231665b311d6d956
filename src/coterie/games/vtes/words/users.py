"""Who could play a card in a window, or use one that lies in play."""

from __future__ import annotations

from typing import Any, NamedTuple

from coterie.games.vtes.facts import blood, is_up, is_vampire, minions, ready_minions, spare_action
from coterie.games.vtes.rules.action_state import current_action
from coterie.games.vtes.rules.damage import victim_of
from coterie.games.vtes.rules.strikes import current_combat, fighters, side_of
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.modes import Mode
from coterie.kernel.pieces import found
from coterie.kernel.procedures import running

UNAIDED = ("master", "event")  # sorts of cards that a Methuselah plays without a minion


class Role(NamedTuple):
    """What decides which minions of a seat could play a card in a certain way; see `Mode`."""

    sort: str
    who: str
    idle: bool


def role_of(mode: Mode) -> Role:
    """Return what decides which minions could play a card in a certain way."""
    return Role(mode.sort, mode.who, mode.idle)


class Users(dict[Role, list[int]]):
    """The `candidates` of a seat in a window by what decides who they are, each asked for once."""

    def __init__(self, s: Vtes, seat: int, window: str) -> None:
        super().__init__()
        self.s, self.seat, self.window = s, seat, window

    def __missing__(self, role: Role) -> list[int]:
        found_ = self[role] = candidates(self.s, self.seat, self.window, role)
        return found_


def candidates(s: Vtes, seat: int, window: str, role: Role) -> list[int]:
    """Return the minions of a seat that could play such a card in a window, [-1] for cards that no minion plays.

    An action card modifies no other action (V-117); modifiers are for the acting minion, or for another one of its
    controller (V-139); a reaction locks nobody (V-143).
    """
    if role.sort in UNAIDED:
        return [-1]
    if role.who == "bystander":
        return _bystanders(s, seat)
    if role.sort == "combat":
        return _fighting(s, seat, window, role.who)
    if role.sort == "reflex":
        return list(minions(s, seat))  # locked ones as well (V-144)
    now = current_action(s)
    if role.sort == "reaction" and now is None and window == "played":
        return _reacting(s, seat, role.who) if role.idle or announcing(s) not in (-1, seat) else []
    if window == "hunting":
        return [p for p in ready_minions(s, seat) if s.pieces[p].ready and is_vampire(s, p) and not blood(s, p)]
    if role.sort == "action" and role.who == "locked":
        return [p for p in ready_minions(s, seat) if now is None and not s.pieces[p].ready]
    if role.sort == "action":
        return [p for p in ready_minions(s, seat) if now is None and (s.pieces[p].ready or spare_action(s, p))]
    if now is None:
        return []
    if role.sort == "modifier":
        return _modifying(s, seat, now, role.who) if seat == now.seat else []
    return _reacting(s, seat, role.who) if seat != now.seat else []


def _bystanders(s: Vtes, seat: int) -> list[int]:
    """Return the minions of a seat that do not fight in the combat that goes on, in torpor too (VR-8.5)."""
    now = current_combat(s)
    return [] if now is None else [p for p in minions(s, seat) if side_of(s, now, p) < 0]


def _fighting(s: Vtes, seat: int, window: str, who: str) -> list[int]:
    """Return the combatant of a seat, or for a card of “another” minion the others, while it has one."""
    found = combatants(s, seat, window)
    if who == "other" and found:
        return [p for p in ready_minions(s, seat) if p not in found]
    return found


def _modifying(s: Vtes, seat: int, now: Any, who: str) -> list[int]:
    """Return the minions of the acting seat that can modify its action: who acts, from torpor too, or the others (V-139,
    VR-8.5)."""
    others = who == "other"
    return [p for p in ready_minions(s, seat) if (p != now.actor[0]) == others] or _torpid_actor(s, now, others)


def _reacting(s: Vtes, seat: int, who: str) -> list[int]:
    """Return the minions of a seat that can react: unlocked or awake ones, or only locked ones (V-141)."""
    if who == "locked":
        return [p for p in ready_minions(s, seat) if not s.pieces[p].ready]
    return [p for p in ready_minions(s, seat) if is_up(s, p)]


def announcing(s: Vtes) -> int:
    """Return the seat that is playing an action card, -1 if none is: its action has not begun yet (VR-4.3)."""
    plays = [now.data for _, procedure, now in running(s) if procedure.name == "vtes.play"]
    found = [play.seat for play in plays if getattr(play.ability, "sort", "") == "action"]
    return found[-1] if found else -1


def _torpid_actor(s: Vtes, now: Any, others: bool) -> list[int]:
    """Return a vampire that acts from torpor; it may play modifiers (VR-8.5)."""
    return [now.actor[0]] if now.kind == "leave torpor" and not others else []


def combatants(s: Vtes, seat: int, window: str) -> list[int]:
    """Return the combatant of a seat that can play a combat card in a window."""
    now = current_combat(s)
    if now is None:
        return []
    mine = [at[0] for at in fighters(now) if s.pieces[at[0]].life == at[1] and s.game.speaks(s, at[0]) == seat]
    if window == "damage":
        return [p for p in mine if p == victim_of(s)]
    if window in ("range", "press", "strike"):
        return [p for p in mine if side_of(s, now, p) == now.turn]
    return mine


def engaged(s: Vtes, seat: int, window: str) -> int:
    """Return the minion of a seat that fights or, outside of combat, acts or attempts to block; -1 for none."""
    if current_combat(s) is not None:
        return next(iter(combatants(s, seat, window)), -1)
    now = current_action(s)
    if now is None:
        return -1
    there = [at[0] for at in (now.actor, now.blocker) if found(s, at) is not None]
    return next((p for p in there if s.game.speaks(s, p) == seat), -1)
