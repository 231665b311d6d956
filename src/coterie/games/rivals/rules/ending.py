"""19. Winning and losing: 13 Agenda, no Prestige, no vampires, the last round."""

from __future__ import annotations

from coterie.games.rivals.atoms.seats import eliminate, forfeit
from coterie.games.rivals.facts import events_in_play, hunters, is_wraith, of_color, playing
from coterie.games.rivals.numbers import GOAL
from coterie.games.rivals.state import Rivals
from coterie.kernel.errors import IllegalChoice
from coterie.kernel.events import about, found_by_checks, settling
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import pile
from coterie.kernel.procedures import proceed, stop
from coterie.kernel.scopes import current, cut

LEFT_BEHIND = ("board", "haven", "streets", "torpor", "attached", "plots")  # where a player has cards in play


def check(s: Rivals, there: list[int]) -> None:
    """End the game if somebody has won, and eliminate those who have lost (RR-19); `there` are all characters in play."""
    left = playing(s)
    for seat in left:
        if s.agenda[seat] >= GOAL and not forbidding(s, "win by Agenda", ("seat", seat)):
            win(s, (seat,), "agenda")
            return
    led = _leading(s, there)
    lost = [seat for seat in left if s.prestige[seat] <= 0 or seat not in led]
    if lost:
        reason = "prestige" if s.prestige[lost[0]] <= 0 else "vampires"
        chasers = tuple([seat for each in lost for seat in hunters(s, each) if seat not in lost])
        for seat in lost:
            eliminate(s, seat)
        eliminated(s, chasers, reason)
        for seat in lost if s.result is None else ():
            withdraw(s, seat)


def concede(s: Rivals, seat: int) -> None:
    """Let a player give up, which eliminates it like any other loss (RR-19).

    Where the others play on, an attack, a conflict, a card that is being played or an ability that is being used comes to
    nothing, and its action is not counted; the turn goes on, or the next one begins if it was the turn of who is out. A
    defeat is seen to its end.

    Raises:
        IllegalChoice: the player is out already.
    """
    if seat not in playing(s):
        raise IllegalChoice("A player who is out cannot concede.")
    chasers = hunters(s, seat)
    eliminate(s, seat)
    eliminated(s, chasers, "conceded")
    if s.over:
        return
    turn = current(s, "turn")
    if turn and s.scopes[-1][0] != turn and not current(s, "defeat"):
        cut(s, (proceed, turn), 0, beneath=False)
    withdraw(s, seat)
    settling(s)


def _leading(s: Rivals, there: list[int]) -> list[int]:
    """Return the seats that still have a vampire (RR-19); `there` are all characters in play.

    A vampire that somebody has borrowed counts for its owner as well (R-135), unless that one is out and has kept it.
    """
    found = []
    for p in there:
        now = s.pieces[p]
        found.append(now.controller)
        if now.controller not in s.out:
            found.append(now.owner)
    return found


def eliminated(s: Rivals, chasers: tuple[int, ...], reason: str) -> None:
    """Carry out what follows an elimination, by the set-up option “elimination” (RR-19)."""
    left = playing(s)
    if not left:
        s.over_with(dict.fromkeys(range(s.seats), 1 / s.seats), reason)
    elif len(left) == 1:
        win(s, left, reason)
    elif s.setup["elimination"] == "hunter wins" and chasers:
        win(s, chasers, reason)
    elif s.setup["elimination"] == "most Agenda":
        win(s, first_by_agenda(s, left, chasers), reason)


def withdraw(s: Rivals, seat: int) -> None:
    """Remove an eliminated player's cards from the table if the others play on, and end its turn (RR-19).

    Its cards leave the game, also Curses and wraiths on others' characters, so that nobody has their names any more. What
    others had attached there, Retainers and the Prince of the City go where they go without a bearer. Events that it would
    have burned are burned now, and antagonists next to its Haven join those in The Streets.
    """
    forfeit(s, seat)
    turn = current(s, "turn")
    if turn and seat == s.active:
        stop(s, turn)
    lying = [p for p, now in enumerate(s.pieces) if now.owner == seat and now.zone in LEFT_BEHIND]
    lying += [p for p in pile(s, "attached", seat) if is_wraith(s, p)]
    events = [about(s, "remove", p) for p in lying]
    events += [about(s, "burn", p) for p in events_in_play(s) if of_color(s, p) == seat]
    events += [about(s, "city", p) for p in pile(s, "city", 1 + seat)]
    if events:
        found_by_checks(s, *events)


def first_by_agenda(s: Rivals, seats: tuple[int, ...], chasers: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return who is ahead: most Agenda, then who eliminated its Rival, then most Prestige (RR-19)."""

    def rank(seat: int) -> tuple[int, bool, int]:
        return s.agenda[seat], seat in chasers, s.prestige[seat]

    best = max(rank(seat) for seat in seats)
    return tuple([seat for seat in seats if rank(seat) == best])


def last_round(s: Rivals) -> None:
    """End the game after the last round: the most Agenda wins, equal Agenda is a draw."""
    left = playing(s)
    best = max(s.agenda[seat] for seat in left)
    win(s, tuple([seat for seat in left if s.agenda[seat] == best]), "rounds")


def win(s: Rivals, winners: tuple[int, ...], reason: str) -> None:
    """End the game; several winners share it."""
    s.over_with({seat: (1 / len(winners) if seat in winners else 0.0) for seat in range(s.seats)}, reason)
