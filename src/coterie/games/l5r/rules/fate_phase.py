"""5.4. The fate phase: characters without fate leave, fate is removed, cards become ready, rings return. It is the same against
the Shadowlands (U-148 to U-150, U-185)."""

from __future__ import annotations

from coterie.games.l5r.atoms.rings import return_rings
from coterie.games.l5r.facts.cards import characters, fate_on
from coterie.games.l5r.facts.provinces import is_broken, lying_in, places_of, province_at
from coterie.games.l5r.facts.teams import fmt, has_seat, in_order, members, teams
from coterie.games.l5r.rules.cards import away, leaving, refill
from coterie.games.l5r.rules.phases import ends, starts
from coterie.games.l5r.rules.windows import open_window
from coterie.games.l5r.state import L5R, NOBODY, UNCLAIMED, Phase
from coterie.kernel.events import Event, about, about_seat, happen
from coterie.kernel.loops import choose_several
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, found, pile, ref
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step


def look_for_poor(s: L5R, serial: int) -> None:
    """Remember which characters have no fate as the step begins (4.2)."""
    FATE.remember(s, serial, poor=tuple([ref(s, p) for p in characters(s) if not fate_on(s, p)]))


def discard_poor(s: L5R, serial: int) -> None:
    """Let each player in player order discard its characters without fate, one at a time in an order of its choice: those that
    had none as the step began and have none now (4.2)."""
    poor = [at[0] for at in FATE.of(s, serial).poor if is_poor(s, at)]
    for owner in in_order(s):
        mine = [p for p in poor if s.game.speaks(s, p) == owner]
        each: list[Step] = [(discard_one, serial, ref(s, p)) for p in mine]
        if mine and not has_seat(s, owner):
            s.do(*each)  # in the order of their pile (O-4)
            return
        if mine:
            options: list[RawOption] = [("piece", (p,), (leaves,)) for p, leaves in zip(mine, each, strict=True)]
            all_: list[RawOption] = [("all in order", (), tuple(each))] if len(mine) > 1 else []
            s.ask(s.game.decides(s, owner), ("leaves first?",), [*options, *all_])
            return


def is_poor(s: L5R, at: Ref) -> bool:
    """Return whether a character is still in play without fate, and nothing keeps it there."""
    if found(s, at) is None or fate_on(s, at[0]):
        return False
    return not any(forbidding(s, verb, at[0], NOBODY) for verb in ("leave", "be discarded", "leave in the fate phase"))


@step("l5r.discard_poor")
def discard_one(s: L5R, serial: int, at: Ref) -> None:
    """Discard a character without fate, unless it has received some since; whatever happens to it, it is considered only
    once. Something in a province may have left in its place (L-14.8)."""
    now = FATE.of(s, serial)
    FATE.remember(s, serial, poor=tuple([each for each in now.poor if each != at]))
    if is_poor(s, at):
        happen(s, *leaving(s, at[0]))
        s.do((refill,))


def remove_fate(s: L5R, serial: int) -> None:
    """Remove 1 fate from each character, all at the same time (4.3)."""
    rich = [p for p in characters(s) if fate_on(s, p) and not forbidding(s, "lose fate in the fate phase", p)]
    if rich:
        happen(s, *[about(s, "remove", p) for p in rich])


def fate_on_rings(s: L5R, serial: int) -> None:
    """Place 1 fate on each unclaimed ring, but not in skirmish (4.4)."""
    if fmt(s).ring_fate:
        free = [ring.element for ring in s.rings if ring.holder == UNCLAIMED]
        if free:
            happen(s, *[Event("ring fate", detail=(element,)) for element in free])


def window(s: L5R, serial: int) -> None:
    """Open the action window of the fate phase."""
    open_window(s, "action")


def ready_all(s: L5R, serial: int) -> None:
    """Ready all bowed cards (4.5)."""
    zones = [(zone, place) for zone in s.game.in_play for place in s.game.places(s, zone)]
    bowed = [p for zone, place in zones for p in pile(s, zone, place) if not s.pieces[p].ready]
    bowed = [p for p in bowed if not forbidding(s, "ready in the fate phase", p)]
    if bowed:
        happen(s, *[about(s, "straighten", p) for p in bowed])


def clear_provinces(s: L5R, serial: int) -> None:
    """Let each player in player order discard face-up cards in its provinces. Those in broken provinces must be discarded, but
    not in skirmish; all others may be (4.6). The Shadowlands deck keeps what it may keep (U-149)."""
    s.do(*[(clear, owner) for owner in in_order(s)], (refill,))


@step("l5r.clear")
def clear(s: L5R, owner: int) -> None:
    """Discard the face-up cards in provinces that must go, then ask which of the others to discard."""
    if must := lying_open(s, owner, must=True):
        happen(s, *away(s, must))
    if has_seat(s, owner):
        s.do((clear_more, owner))


def lying_open(s: L5R, owner: int, *, must: bool) -> list[int]:
    """Return the face-up cards in the provinces of an owner: those that must be discarded, or the others."""
    found: list[int] = []
    for place in places_of(s, owner):
        if (is_broken(s, province_at(s, place)) and fmt(s).stronghold) == must:
            found += [p for p in lying_in(s, place) if not s.pieces[p].down]
    return found


@step("l5r.clear_more")
def clear_more(s: L5R, seat: int) -> None:
    """Ask a player which of the cards that may stay it discards."""
    if may := lying_open(s, seat, must=False):
        s.do((choose_several, seat, ("clear?",), "discard", tuple(may), 0, len(may), (cleared,)))


@step("l5r.cleared")
def cleared(s: L5R, chosen: tuple[int, ...]) -> None:
    """Discard the chosen cards in provinces, all at the same time."""
    if chosen:
        happen(s, *away(s, list(chosen)))


def rings_return(s: L5R, serial: int) -> None:
    """Return the claimed rings to the pool (4.7)."""
    return_rings(s, teams(s))


def pass_token(s: L5R, serial: int) -> None:
    """Pass the first player token, to which cards can respond (4.8)."""
    happen(s, about_seat("token", members(s, s.first)[0]))


FATE: Procedure[Phase] = Procedure(
    "l5r.fate.phase",
    "Fate phase",
    Phase,
    (
        row("4.1", "The phase begins", starts, "L-9.2 U-185"),
        row("4.2a", "Characters without fate", look_for_poor, "L-9.9"),
        row("4.2", "Discard characters without fate", discard_poor, "L-9.11 U-148", again=True, asks=True),
        row("4.3", "Remove fate", remove_fate, "L-11.2"),
        row("4.4", "Fate on rings", fate_on_rings, "L-7.1"),
        row("4.4w", "Action window", window, "L-9.3"),
        row("4.5", "Ready cards", ready_all, "L-2.9"),
        row("4.6", "Clear provinces", clear_provinces, "L-2.13 L-14.6 L-14.8"),
        row("4.7", "Return rings", rings_return, "L-7.1 U-150"),
        row("4.8", "Pass the first player token", pass_token, "L-24.1 U-151"),
        row("4.9", "The phase ends", ends, "L-9.9"),
    ),
    period=True,
)
