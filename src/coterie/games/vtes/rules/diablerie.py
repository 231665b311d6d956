"""8.6 Diablerie, and the blood hunt that follows it."""

from __future__ import annotations

from coterie.games.vtes.facts import (
    DIABLERIE,
    OF_GEHENNA,
    UNTIL,
    blood,
    can_bear,
    definition,
    has_trait,
    is_ready,
    is_vampire,
    older,
    on,
    playing,
)
from coterie.games.vtes.rules.referendum import hunt_blood
from coterie.games.vtes.rules.searching import DISCIPLINE, search_for
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, about_seat, happening
from coterie.kernel.limits import count_use
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, found, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import fall_due
from coterie.kernel.steps import step


def can_diablerise(s: Vtes, minion: int) -> bool:
    """Return whether a minion could commit diablerie: a ready vampire that is not blood cursed (VR-8.6), and that no text
    keeps from it."""
    fit = is_ready(s, minion) and is_vampire(s, minion) and not has_trait(s, minion, "blood cursed")
    return fit and not forbidding(s, "diablerise", minion)


def diablerise(s: Vtes, diablerist: int, victim: int) -> None:
    """Commit diablerie: take the victim's blood, perhaps its equipment, burn it, perhaps learn; then a blood hunt (VR-8.6)."""
    seat, who, whom = s.game.speaks(s, diablerist), ref(s, diablerist), ref(s, victim)
    n, before = blood(s, victim), blood(s, diablerist)
    worn = tuple([ref(s, p) for p in on(s, victim, "equipment") if not forbidding(s, "take", p)])
    s.tell("devours", definition(s, diablerist).face, definition(s, victim).face)
    drained = [about(s, "blood", victim, -n), about(s, "blood", diablerist, n)] if n else []
    s.do(
        *([(happening, *drained)] if drained else []),
        *[(take_equipment, seat, card, who) for card in worn],
        (happening, about(s, "burn", victim, detail=("diablerie",), source=diablerist)),
        (give_back, who, whom, n, before, worn),
        (after_devouring, seat, who, whom, older(s, victim, diablerist), older(s, diablerist, victim)),
    )


@step("vtes.give_back")
def give_back(s: Vtes, who: Ref, whom: Ref, drunk: int, before: int, worn: tuple[Ref, ...]) -> None:
    """Let a victim that is not burned after all keep its blood and its equipment: it was no diablerie (VR-8.6)."""
    if found(s, whom) is not None:
        taken = [card[0] for card in worn if s.pieces[card[0]].host == who[0]]
        s.do((
            happening,
            about(s, "blood", whom[0], drunk),
            about(s, "blood", who[0], before - blood(s, who[0])),
            *[about(s, "attach", p, detail=whom, seat=s.pieces[p].place) for p in taken],
        ))  # fmt: skip


@step("vtes.after_devouring")
def after_devouring(s: Vtes, seat: int, who: Ref, whom: Ref, is_older: bool, was_younger: bool) -> None:
    """Carry out what follows if the victim has been burned: perhaps a Discipline, and a blood hunt (VR-8.6)."""
    if found(s, whom) is None:
        fall_due(s, (UNTIL, DIABLERIE))
        count_use(s, ("has diablerised", *who), (UNTIL, OF_GEHENNA))
        for at in playing(s):
            count_use(s, ("has diablerised", *who, at), ("end of turn", at))
        s.do(
            *([(search_for, seat, who, DISCIPLINE)] if is_older else []),
            (happening, about_seat("diablerises", seat, detail=(who[0], whom[0], is_older))),
            (hunt_blood, who, was_younger),
        )


@step("vtes.offer_diablerie")
def offer_diablerie(s: Vtes, blocker: Ref, victim: Ref) -> None:
    """Let a vampire that has blocked an action to leave torpor commit diablerie (VR-6.9)."""
    if found(s, blocker) is not None and found(s, victim) is not None and can_diablerise(s, blocker[0]):
        yes: RawOption = ("diablerise", (victim[0],), ((blocker_diablerises, blocker, victim),))
        s.ask(s.game.speaks(s, blocker[0]), ("diablerie?", blocker[0]), [yes, ("no", (), ())])


@step("vtes.blocker_diablerises")
def blocker_diablerises(s: Vtes, blocker: Ref, victim: Ref) -> None:
    """Let the blocker commit diablerie."""
    diablerise(s, blocker[0], victim[0])


@step("vtes.take_equipment")
def take_equipment(s: Vtes, seat: int, card: Ref, diablerist: Ref) -> None:
    """Ask whether the diablerist takes equipment of the victim that it can bear."""
    if found(s, card) is not None and found(s, diablerist) is not None and can_bear(s, card[0], diablerist[0]):
        take = (happening, about(s, "attach", card[0], detail=diablerist, seat=s.pieces[card[0]].place))
        options: list[RawOption] = [("take it", (card[0],), (take,)), ("leave it", (card[0],), ())]
        s.ask(seat, ("take?", card[0]), options)
