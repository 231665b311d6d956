"""The night phase: each vampire takes one turn (M-121 to M-132)."""

from __future__ import annotations

from coterie.games.masters.atoms import begin_turn, end_turn, gain_blood, lower_veil
from coterie.games.masters.numbers import ACTION_POINTS, REVIVAL, REVIVAL_BLOOD, number
from coterie.games.masters.rules.cards_in_play import moment
from coterie.games.masters.state import Masters
from coterie.kernel.procedures import Procedure, Prompt, leave, row
from coterie.kernel.rows import Row


class Night(Row):
    """The data of a night: the vampires whose turn is still to come, in order."""

    due: tuple[int, ...]


class Turn(Row):
    """The data of a turn: the vampire that takes it."""

    vampire: int


def seating(s: Masters) -> tuple[int, ...]:
    """Return the vampires in the order of their turns: the leader first, then clockwise (M-121)."""
    clan = len(s.clan)
    return tuple([(s.lead + i) % clan for i in range(clan)])


def turns(s: Masters, serial: int) -> None:
    """Begin the next vampire's turn, which is finished before another begins (M-121, M-123)."""
    due = NIGHT.of(s, serial).due
    if due:
        NIGHT.remember(s, serial, due=due[1:])
        TURN.begin(s, Turn(due[0]))


def night_ends(s: Masters, serial: int) -> None:
    """Let cards that stay until the end of the round leave (M-089)."""
    moment(s, "round ends")


def revival(s: Masters, serial: int) -> None:
    """Revive a drained vampire, which costs veil (M-125, M-126); then it acts normally (M-127)."""
    vampire = TURN.of(s, serial).vampire
    if s.clan[vampire].drained:
        gain_blood(s, vampire, REVIVAL_BLOOD)
        lower_veil(s, number(s, REVIVAL, vampire=vampire))  # at veil 0 the players lose (M-128)


def points(s: Masters, serial: int) -> None:
    """Give the vampire its action points, two unless something changes that (M-122)."""
    vampire = TURN.of(s, serial).vampire
    begin_turn(s, vampire, max(0, number(s, ACTION_POINTS, vampire=vampire)))


def menu(s: Masters, serial: int) -> Prompt | None:
    """Return the question of a turn, which has the action points left; None if the vampire has been drained, as its points are
    then lost and its turn ends (M-213)."""
    return None if "drained" in s.done else ("act", s.turn, s.points)


def act(s: Masters, serial: int) -> None:
    """Ask the vampire's player for an action: any, in any order, as long as it can be paid (M-129 to M-132)."""
    prompt = menu(s, serial)
    if prompt is not None:
        options = s.game.actions(s, s.turn)  # type: ignore[attr-defined]  # the game of a Masters state
        options.append(("done", (), ((leave, serial),)))
        s.ask(s.shares[s.turn], prompt, options)


def turn_ends(s: Masters, serial: int) -> None:
    """End the turn; action points that are left are lost (M-124)."""
    end_turn(s)


TURN = Procedure(
    "masters.turn",
    "Turn",
    Turn,
    (
        row("1", "Revival", revival, "M-125 to M-128"),
        row("2", "Action points", points, "M-122"),
        row("3", "Actions", act, "M-123, M-129 to M-132", again=True, asks=True, menu=menu),
        row("4", "The turn ends", turn_ends, "M-124"),
    ),
    period=True,
)

NIGHT = Procedure(
    "masters.night",
    "Night",
    Night,
    (
        row("1", "Turns", turns, "M-121, M-123", again=True),
        row("2", "The night ends", night_ends, "M-089"),
    ),
    period=True,
)
