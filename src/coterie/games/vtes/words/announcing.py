"""6.4 Announcing an action: which kind it is, at whom it is directed, what it is the same as."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import definition
from coterie.games.vtes.rules.action import begin_action, frame_for
from coterie.games.vtes.rules.action_state import Action
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.costs import raised
from coterie.games.vtes.words.modes import Mode
from coterie.kernel.pieces import Ref, ref
from coterie.kernel.steps import step
from coterie.words.effects import Series
from coterie.words.frames import Frame


def action_for(
    s: Vtes, seat: int, minion: int, effect: Any, frame: int, *, card_of: Ref, mode: Mode, f: Frame
) -> Action:
    """Return the action that a card begins."""
    card, deed = definition(s, card_of[0]), deed_of(effect)
    kind = str(getattr(deed, "ACTION", "card"))
    stealth = mode.stealth if mode.stealth >= 0 else int(getattr(deed, "STEALTH", 0))
    x = f.get("x") or 0
    return Action(
        kind,
        ref(s, minion),
        seat,
        effect,
        frame,
        card=card_of,
        key=same_as(kind, card.name),
        blood=mode.blood + (x if mode.x == "blood" else 0) + raised(s, card_of[0], mode, minion),
        pool=mode.pool + (x if mode.x == "pool" else 0),
        stealth=stealth,
        bleed=int(getattr(deed, "bleed", 0)),
        hunt=int(getattr(deed, "hunt", 0)),
        targets=aimed(s, seat, effect, f),
        rider=mode.also,
    )


def deed_of(effect: Any) -> Any:
    """Return the part of an effect that says which kind of action it is, the effect itself where none does."""
    parts = effect.effects if isinstance(effect, Series) else (effect,)
    return next((part for part in parts if hasattr(part, "ACTION")), effect)


def same_as(kind: str, name: str) -> tuple[Any, ...]:
    """Return what an action is the same as: any bleed, any political action, a card of its name (VR-6.3)."""
    if kind in ("bleed", "political"):
        return (kind,)
    return ("card", name) if kind in ("card", "hunt", "embrace") else ()  # equipping and the like may be repeated


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


def key_of(card: Any, mode: Mode) -> tuple[Any, ...]:
    """Return what the action of a card is the same as; what may be repeated is only itself."""
    return same_as(str(getattr(deed_of(mode.does), "ACTION", "card")), card.name) or ("card", card.name)


@step("vtes.announce")
def announce(
    s: Vtes, seat: int, minion: int, effect: Any, key: tuple[Any, ...] = (), source: int = -1, that: Ref | None = None,
    stealth: int | None = None, blood_cost: int = 0, pool_cost: int = 0, rider: Any = None, those: tuple[Ref, ...] = (),
) -> None:  # fmt: skip
    """Announce an action that no card of the hand begins (VR-6.4)."""
    bound: dict[str, Any] = {} if that is None else {"that": that}
    bound |= {"those": those} if those else {}
    frame = frame_for(s, seat, minion, source, **bound)
    f = s.rows[frame]
    s.do((
        begin_action,
        Action(
            str(effect.ACTION) if hasattr(effect, "ACTION") else "card",
            ref(s, minion),
            seat,
            effect,
            frame,
            card=ref(s, source) if source >= 0 else (-1, 0),
            key=key,
            stealth=stealth if stealth is not None else int(getattr(effect, "STEALTH", 0)),
            blood=blood_cost or int(getattr(effect, "BLOOD", 0)),
            pool=pool_cost,
            bleed=int(getattr(effect, "bleed", 0)),
            hunt=int(getattr(effect, "hunt", 0)),
            targets=aimed(s, seat, effect, f),
            at=that or (-1, 0),
            rider=rider,
            borne=source >= 0 and s.pieces[source].host == minion,
        ),
    ))  # fmt: skip
