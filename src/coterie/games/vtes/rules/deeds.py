"""6.9 What the actions of the rulebook do once they are successful."""

from __future__ import annotations

from coterie.games.vtes.facts import blood, definition, is_ready, speaks
from coterie.games.vtes.numbers import BLEED, BLEED_LOSS, HUNT, RESCUE_TAX, stat
from coterie.games.vtes.rules.action_state import Action, current_action
from coterie.games.vtes.rules.diablerie import diablerise
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.limits import count_use
from coterie.kernel.modifiers import layered, total
from coterie.kernel.pieces import Ref, found
from coterie.kernel.procedures import remember
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step

RESCUE = 2  # blood for leaving torpor, or for a rescue


def bleed_of(s: Vtes, now: Action) -> int:
    """Return how much a bleed would be now (VR-6.9)."""
    return max(0, now.bleed + stat(s, now.actor[0], BLEED))


@step("vtes.bleed_now")
def bleed_now(s: Vtes) -> None:
    """Burn pool of the target equal to the bleed; if that is 1 or more, the controller of the acting minion, even one who has
    just taken control of it, takes the Edge (VR-6.9, VR-12)."""
    now = current_action(s)
    if now is None or not now.targets:
        return
    amount = 0 if now.foiled else bleed_of(s, now)
    remember(s, "action", amount=amount)
    if amount < 1:
        return
    target, bleeder = now.targets[0], speaks(s, now.actor[0])
    lost = min(amount, layered(s, BLEED_LOSS, ("seat", target), amount))  # the bleed is no smaller for it (C-059)
    s.tell("bleeds", definition(s, now.actor[0]).face, target, amount)
    happen(
        s,
        about_seat("pool", target, -lost, detail=("bleed",), source=now.actor[0]),
        about_seat("edge", bleeder, detail=(bleeder,)),
        about(s, "bleeds", now.actor[0], amount, detail=(target,)),
    )


@step("vtes.hunt_now")
def hunt_now(s: Vtes) -> None:
    """Give the vampire blood from the bank; the hunt is successful only if it can keep some (VR-6.8, VR-6.9)."""
    now = current_action(s)
    if now is not None:
        amount = max(0, now.hunt + stat(s, now.actor[0], HUNT))
        remember(s, "action", amount=amount)
        happen(
            s,
            about(s, "blood", now.actor[0], amount, detail=("hunt",)),
            about(s, "hunts", now.actor[0], amount, after=0, as_much=True),
        )


@step("vtes.recruit_now")
def recruit_now(s: Vtes, card: Ref, seat: int, life: int) -> None:
    """Put an ally into play unlocked, with its life; it cannot act this turn (V-118, VR-6.9)."""
    if found(s, card) is not None:
        happen(s, about(s, "recruit", card[0], life, detail=(seat,)))
        s.do((tire, card[0]))


@step("vtes.tire")
def tire(s: Vtes, ally: int) -> None:
    """Remember that an ally was recruited this turn."""
    count_use(s, ("recruited", ally, s.pieces[ally].life), "turn")


@step("vtes.leave_torpor_now")
def leave_torpor_now(s: Vtes, vampire: Ref) -> None:
    """Let a vampire leave torpor (VR-6.9)."""
    if found(s, vampire) is not None:
        happen(s, about(s, "rise", vampire[0]))


def _is_torpid(s: Vtes, vampire: Ref) -> bool:
    now = found(s, vampire)
    return now is not None and now.zone == "torpor"


@step("vtes.rescue_now")
def rescue_now(s: Vtes, rescuer: Ref, victim: Ref) -> None:
    """Two blood, more or less by cards, from either or both, bring a vampire out of torpor (VR-6.9). Where there is less, that
    is burned in vain (VR-6.8)."""
    if found(s, rescuer) is None or not _is_torpid(s, victim):
        return
    mine, its = blood(s, rescuer[0]), blood(s, victim[0])
    due = rescue_cost(s, rescuer[0], victim[0])
    options: list[RawOption] = [
        ("number", (n,), ((rescue_paid, rescuer, victim, n, due - n),))
        for n in range(due + 1)
        if n <= mine and due - n <= its
    ]
    if options:
        s.ask(s.game.speaks(s, rescuer[0]), ("rescue blood?", rescuer[0]), options)
    else:
        burned = ((rescuer[0], mine), (victim[0], its))
        s.do((happening, *[about(s, "blood", p, -n, detail=("cost",)) for p, n in burned if n]))


def rescue_cost(s: Vtes, rescuer: int, victim: int) -> int:
    """Return the blood that it costs to rescue a vampire, from whichever of the two, with all that saves some."""
    return max(0, RESCUE + total(s, RESCUE_TAX, victim, 0) - int(s.game.rescue_saving(s, rescuer, victim)))


@step("vtes.rescue_paid")
def rescue_paid(s: Vtes, rescuer: Ref, victim: Ref, mine: int, its: int) -> None:
    """Burn the blood of both, and make the vampire ready; whether it is locked does not change."""
    shares = ((rescuer[0], mine), (victim[0], its))
    events = [about(s, "blood", p, -n, detail=("cost",)) for p, n in shares if n]
    s.do(*([(happening, *events)] if events else []), (happening, about(s, "rise", victim[0])))


@step("vtes.diablerise_now")
def diablerise_now(s: Vtes, diablerist: Ref, victim: Ref) -> None:
    """Commit diablerie if the victim still lies in torpor (VR-8.6)."""
    if found(s, diablerist) is not None and _is_torpid(s, victim) and is_ready(s, diablerist[0]):
        diablerise(s, diablerist[0], victim[0])
