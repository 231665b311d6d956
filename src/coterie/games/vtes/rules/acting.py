"""6.1 to 6.3 Who may act, of what kind, and who must hunt before anything else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from coterie.games.vtes.facts import is_vampire, ready_minions, spare_action
from coterie.games.vtes.rules.out_of_turn import may_act_now
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, happen
from coterie.kernel.limits import count_use, used
from coterie.kernel.modifiers import forbidding
from coterie.kernel.steps import step

Row = tuple[Any, ...]

MUST_ACT = ("used", "must act")  # the key of texts by which a minion must act in the index of listeners
FORBIDDEN = ("political", "recruit", "employ")  # kinds of actions that cards forbid
BRINGS = {"equip": "equipment", "employ": "retainer"}  # what kinds of actions put on their minion


def may_act(s: Vtes, minion: int, key: tuple[Any, ...], *, hunts: bool = False, locked: bool = False) -> bool:
    """Return whether a ready unlocked minion may take an action with a key now (VR-6.1, VR-6.3, V-116), or a locked one that
    the text of a card lets act (C-055), perhaps that of the action card itself."""
    now = s.pieces[minion]
    if (
        not (locked or now.ready or spare_action(s, minion))
        or forbidding(s, "act", minion)
        or not may_act_now(s, minion)
    ):
        return False
    if used(s, ("recruited", minion, now.life), "turn"):
        return False
    if used(s, ("acted", minion, *key), "turn"):
        return False
    if hunts or key[0] == "hunt":
        return not forbidding(s, "hunt", minion)
    return not starves(s, minion)


def may_do(s: Vtes, minion: int, kind: str) -> bool:
    """Return whether no card forbids a minion this kind of action: political actions, recruiting, employing."""
    if forbidding(s, f"have {BRINGS.get(kind, 'nothing')}", minion):
        return False
    return kind not in FORBIDDEN or not forbidding(s, f"act {kind}", minion)


def put_off(s: Vtes, seat: int, name: str) -> None:
    """Keep the minions of a Methuselah from taking the political action of a card of some name again this turn (card text)."""
    count_use(s, ("put off", seat, name), "turn")


def is_put_off(s: Vtes, seat: int, name: str) -> bool:
    """Return whether the political action of a card of some name was put off for this turn."""
    return bool(used(s, ("put off", seat, name), "turn"))


def starves(s: Vtes, minion: int) -> bool:
    """Return whether all that a minion may do is hunt: a vampire without blood, or one of which a card says so (VR-6.2)."""
    return is_vampire(s, minion) and (not s.pieces[minion].count("blood") or owes_hunt(s, minion))


def owes_hunt(s: Vtes, minion: int) -> bool:
    """Return whether a card requires a minion to hunt this turn, and it has not tried to yet."""
    at = (minion, s.pieces[minion].life)
    return bool(used(s, ("must hunt", *at), "turn")) and not used(s, ("has hunted", *at), "turn")


def starving(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the vampires that must hunt: ready, unlocked, and without blood (VR-6.2)."""
    for p in ready_minions(s, seat):
        if is_hungry(s, p) and may_act(s, p, ("hunt",)) and not forbidding(s, "hunt as normal", p):
            yield (p,)


def is_hungry(s: Vtes, minion: int) -> bool:
    """Return whether a minion must hunt before anything else: unlocked, and it starves (VR-6.2)."""
    return s.pieces[minion].ready and starves(s, minion)


def could_have_to(s: Vtes, seat: int) -> bool:
    """Return whether an action could be mandatory: a minion is hungry, or texts speak of what must be done (VR-6.2)."""
    if MUST_ACT in s.ears or ("used", "hunting") in s.ears:
        return True
    for p in ready_minions(s, seat):
        if is_hungry(s, p):
            return True
    return False


def fangless(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the vampires that must hunt and cannot, by the text of a card that sends them to torpor instead (VR-6.2)."""
    for p in ready_minions(s, seat):
        if is_hungry(s, p) and forbidding(s, "hunt", p):
            yield (p,)


@step("vtes.fall_hungry")
def fall_hungry(s: Vtes, seat: int, minion: int) -> None:
    """Send a vampire to torpor that must hunt and cannot."""
    happen(s, about(s, "torpor", minion))
