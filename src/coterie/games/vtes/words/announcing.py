"""6.4 Announcing an action: its kind, its targets, and which actions count as the same."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import definition
from coterie.games.vtes.rules.action import begin_action, frame_for
from coterie.games.vtes.rules.action_state import NOBODY, Action
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.aiming import aim_tax
from coterie.games.vtes.words.asked import aim_of
from coterie.games.vtes.words.costs import blood_cost, directed_tax, raised, raised_for
from coterie.games.vtes.words.deeds import Deed
from coterie.games.vtes.words.kinds import deed_kind, deed_of
from coterie.games.vtes.words.modes import Mode
from coterie.kernel.pieces import Ref, ref
from coterie.kernel.steps import step
from coterie.words.effects import Series
from coterie.words.frames import Frame


def action_for(
    s: Vtes, seat: int, minion: int, effect: Any, frame: int, *, card_of: Ref, mode: Mode, f: Frame
) -> Action:
    """Return the action that a card begins."""
    card, deed, kind = definition(s, card_of[0]), deed_of(effect), deed_kind(effect)
    x = f.get("x")
    targets = aimed(s, seat, effect, f)
    return Action(
        kind,
        ref(s, minion),
        seat,
        effect,
        frame,
        card=card_of,
        keys=keys_of(card, kind),
        blood=blood_cost(s, card_of[0], mode, minion, x or 0)
        + raised(s, card_of[0], mode, minion)
        + (directed_tax(s, minion) if targets else 0),
        pool=mode.pool + (x if mode.x == "pool" else 0) + aim_tax(s, seat, aim_of(s, effect, f)),
        stealth=stealth_of(deed) if mode.stealth is None else mode.stealth,
        targets=targets,
        rider=mode.also,
        mode=mode,
        **_given_by(deed),
    )


def stealth_of(deed: Any) -> int:
    """Return the stealth that an action has by what it does (VR-6.6)."""
    return int(getattr(deed, "STEALTH", Deed.STEALTH))


def _given_by(deed: Any) -> dict[str, Any]:
    """Return what an action itself adds to a bleed or hunt (VR-6.9)."""
    return {name: getattr(deed, name) for name in ("bleed", "hunt") if hasattr(deed, name)}


def keys_of(card: Any, kind: str) -> tuple[tuple[Any, ...], ...]:
    """Return what the action of a card is the same as: any bleed, any political action, an action card of its name, in
    whatever way that is played (VR-6.3). Equipping and the like with other cards may be repeated."""
    kinds = ((kind,),) if kind in ("bleed", "political") else ()
    return (*kinds, ("card", card.name)) if "action" in card.types else kinds


def aimed(s: Vtes, seat: int, effect: Any, f: Frame) -> tuple[int, ...]:
    """Return the Methuselahs at which an action is directed, by its actual targets (VR-6.4)."""
    parts = effect.effects if isinstance(effect, Series) else (effect,)
    aims = [part.aims for part in parts if hasattr(part, "aims")]
    if aims:
        return tuple(dict.fromkeys([at for each in aims for at in each(s, f)]))
    at = f.get("that")
    if isinstance(at, tuple):
        zone = s.pieces[at[0]].zone
        other = s.game.speaks(s, at[0])
        return (other,) if zone in s.game.in_play and other != seat and other not in s.out else ()
    return ()


def keys_to_play(card: Any, mode: Mode) -> tuple[tuple[Any, ...], ...]:
    """Return what a minion must not have done to take the action of a card; what may be repeated can be forbidden by name."""
    return tuple(dict.fromkeys([*keys_of(card, deed_kind(mode.does)), ("card", card.name)]))


@step("vtes.announce")
def announce(
    s: Vtes, seat: int, minion: int, effect: Any, key: tuple[Any, ...] = (), source: int = -1, that: Ref | int | None = None,
    stealth: int | None = None, blood_cost: int = 0, pool_cost: int = 0, rider: Any = None, those: tuple[Ref, ...] = (),
) -> None:  # fmt: skip
    """Announce an action that no card from the hand begins (VR-6.4)."""
    bound: dict[str, Any] = {} if that is None else {"that": that}
    bound |= {"those": those} if those else {}
    frame = frame_for(s, seat, minion, source, **bound)
    f, deed, kind = s.rows[frame], deed_of(effect), deed_kind(effect)
    targets = aimed(s, seat, effect, f)
    more = raised_for(s, minion, kind) + (directed_tax(s, minion) if targets else 0)
    s.do((
        begin_action,
        Action(
            kind,
            ref(s, minion),
            seat,
            effect,
            frame,
            card=ref(s, source) if source >= 0 else NOBODY,
            keys=(key,) if key else (),
            stealth=stealth_of(deed) if stealth is None else stealth,
            blood=(blood_cost or int(getattr(deed, "BLOOD", Deed.BLOOD))) + more,
            pool=pool_cost + aim_tax(s, seat, aim_of(s, effect, f)),
            **_given_by(deed),
            targets=targets,
            rider=rider,
            borne=source >= 0 and s.pieces[source].host == minion,
        ),
    ))  # fmt: skip
