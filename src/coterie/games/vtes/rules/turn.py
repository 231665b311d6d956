"""5. The turn: unlock, master, minion, influence and discard phase."""

from __future__ import annotations

from itertools import takewhile

from coterie.games.vtes.atoms.notes import note_withdrawal
from coterie.games.vtes.atoms.seats import begin_turn_of, credit, lend
from coterie.games.vtes.facts import (
    definition,
    everybody,
    hand_size,
    having,
    minions,
    playing,
    ready_minions,
)
from coterie.games.vtes.numbers import DISCARDS, MASTER_ACTIONS, NO_TRANSFERS, TRANSFERS, TRANSFERS_OF_A_TURN
from coterie.games.vtes.rules import contests, ending
from coterie.games.vtes.rules.acting import could_have_to
from coterie.games.vtes.rules.action_state import BLEED_BLOCKED
from coterie.games.vtes.rules.hands import adjust
from coterie.games.vtes.rules.infernal import can_be_paid_up, is_infernal, pay_to_unlock
from coterie.games.vtes.rules.out_of_turn import may_act_out_of_turn, moves, others
from coterie.games.vtes.rules.spare_cards import has_let, let_spare, may_discard, spare_cards
from coterie.games.vtes.rules.windows import could
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.loops import in_turn_order
from coterie.kernel.modifiers import forbidding, layered, total
from coterie.kernel.pieces import pile
from coterie.kernel.procedures import Procedure, data_of, leave, remember, row, stop
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.scopes import passing
from coterie.kernel.steps import step

# Moments of a Methuselah's turn until which effects last.
MOMENTS = (
    "unlock",
    "unlocked",
    "master",
    "end of minion",
    "influence",
    "discard",
    "end of turn",
)


class Turn(Row):
    """What a turn remembers (chapter 5).

    Attributes:
        masters: the master phase actions left.
        trifle: whether a trifle has given one in this phase (V-095).
        transfers: the transfers left.
        discards: the discard phase actions left.
        event: whether an event has been played in this phase (V-145).
        edged: whether the Edge has given its pool.
        able: whether it began with a full hand or with a library, so that the Methuselah cannot withdraw (VR-13.4).
    """

    masters: int = 1
    trifle: bool = False
    transfers: int = 0
    discards: int = 1
    event: bool = False
    edged: bool = False
    able: bool = False


def turn_of(s: Vtes, serial: int) -> Turn:
    """Return what a turn remembers."""
    return TURN.of(s, serial)


def this_turn(s: Vtes) -> Turn:
    """Return what the turn in progress remembers."""
    now: Turn = data_of(s, "turn")
    return now


@step("vtes.turn")
def take_turn(s: Vtes) -> None:
    """Begin a turn; the next one follows."""
    s.tell("turn", s.active)
    TURN.begin(s, Turn())
    s.do((after_turn,))


@step("vtes.after_turn")
def after_turn(s: Vtes) -> None:
    """End what lasts until the end of the turn; borrowed cards go back before the next turn (VR-1.3, VR-5.1)."""
    s.do((passing, "end of turn", s.active), (passing, *BLEED_BLOCKED), (s.game.settle,), (next_turn,))


@step("vtes.next_turn")
def next_turn(s: Vtes) -> None:
    """Go on to the turn of the next Methuselah in the game, unless time is up (VR-13.3).

    What lasts until some moment in the turn of a Methuselah that is out ends when that turn would have come (VR-11.3).
    """
    seats = [seat for seat in playing(s, s.active) if seat != s.active]
    if not seats:
        return
    following = seats[0]
    skipped = list(takewhile(lambda seat: seat != following, in_turn_order(s.active, s.seats)[1:]))
    before = s.round
    begin_turn_of(s, following)
    limit = s.setup["rounds"]
    if limit and s.round > before and before >= limit:
        ending.time_is_up(s)
        return
    s.do(*[(passing, moment, seat) for seat in skipped for moment in MOMENTS], (take_turn,))


def _if_out(s: Vtes, serial: int) -> bool:
    """Return whether the active Methuselah is out, in which case the turn ends (VR-13.1)."""
    if s.active in s.out:
        stop(s, serial)
        return True
    return False


# ── unlock ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def start(s: Vtes, serial: int) -> None:
    """End what lasts until this unlock phase, and draw delayed replacements (VR-5.1, C-015)."""
    s.do((passing, "unlock", s.active), (adjust, playing(s)))


def withdrawal(s: Vtes, serial: int) -> None:
    """Carry out a withdrawal announced a turn ago that nothing has broken; a Methuselah with enough cards cannot announce
    another this turn (VR-13.4)."""
    TURN.remember(s, serial, able=not _runs_short(s, s.active))
    state = s.leaving[s.active]
    if state:
        note_withdrawal(s, s.active, "")
    if state == "announced":
        points = s.setup["withdrawal"]
        happen(s, about_seat("points", s.active, points), about_seat("withdraw", s.active))
        stop(s, serial)


def unlock_all(s: Vtes, serial: int) -> None:
    """Unlock all cards of the active Methuselah except those that do not unlock as normal (VR-5.1)."""
    if _if_out(s, serial):
        return
    seat = s.active
    mine = [p for zone in ("ready", "torpor", "board", "attached") for p in _of(s, zone, seat)]
    locked = [p for p in mine if not s.pieces[p].ready and not _stays_locked(s, p)]
    if locked:
        happen(s, *[about(s, "straighten", p) for p in locked])


def _of(s: Vtes, zone: str, seat: int) -> list[int]:
    places = range(s.seats) if zone == "attached" else (seat,)
    return [p for place in places for p in pile(s, zone, place) if s.game.speaks(s, p) == seat]


def _stays_locked(s: Vtes, piece: int) -> bool:
    return is_infernal(s, piece) or bool(forbidding(s, "unlock", piece))


def unlock_phase(s: Vtes, serial: int) -> None:
    """Do what this phase brings without a choice (VR-5.1)."""
    contests.claims(s)
    contests.regain(s, s.active)
    s.do((passing, "unlocked", s.active), (happening, about_seat("phase", s.active, detail=("unlock",))))


def in_unlock_phase(s: Vtes, serial: int) -> None:
    """Offer contests, the Edge, abilities and withdrawal, in any order (VR-5.1)."""
    if _if_out(s, serial):
        return
    seat, options = s.active, contests.options(s, s.active)
    must = bool(options)
    if s.edge == seat and not turn_of(s, serial).edged:
        options.append(("take the pool of the Edge", (), ((edge_pool, serial),)))
    options += [("unlock it", (p,), ((pay_to_unlock, p),)) for p in minions(s, seat) if can_be_paid_up(s, seat, p)]
    options += s.game.offers(s, "unlock", seat)
    spare = spare_cards(s, seat)
    options += spare
    if not turn_of(s, serial).able and _runs_short(s, seat) and not s.leaving[seat]:
        options.append(("announce withdrawal", (), ((announce_withdrawal, seat),)))
    if options or could(s, seat, "unlock") or (not s.game.leaks(s) and s.game.could_discard(s, seat)):
        done: list[RawOption] = [] if must else [("done", (), ((leave, serial),))]
        s.ask(seat, ("unlock?",), [*options, *done], forced=False)


@step("vtes.edge_pool")
def edge_pool(s: Vtes, serial: int) -> None:
    """Ask whether the holder of the Edge gains 1 pool (VR-5.1)."""
    TURN.remember(s, serial, edged=True)
    happen(s, about_seat("pool", s.active, detail=("edge",)))


def end_of_unlock_phase(s: Vtes, serial: int) -> None:
    """Announce the end of the unlock phase, for what is checked then (C-125)."""
    if not _if_out(s, serial):
        s.do((happening, about_seat("phase", s.active, detail=("end of unlock",))))


def others_discard(s: Vtes, serial: int) -> None:
    """Let each Methuselah discard a card with the burn option, and use what can be used in anybody's unlock phase
    (VR-5.1)."""
    if not _if_out(s, serial):
        others = [seat for seat in playing(s) if seat != s.active and not has_let(s, seat)]
        s.do(*[(may_discard, seat) for seat in others])
        s.do(*[(may_use, seat) for seat in playing(s)])
        s.do(*[(let_spare, seat) for seat in others])


@step("vtes.may_use_in_any_unlock_phase")
def may_use(s: Vtes, seat: int) -> None:
    """Offer a seat what its cards in play let it use in anybody's unlock phase."""
    if ("used", "any unlock") not in s.ears:  # as mostly
        return
    options: list[RawOption] = s.game.offers(s, "any unlock", seat, (may_use, seat))
    if options or could(s, seat, "any unlock"):
        s.ask(seat, ("any unlock phase?",), [*options, ("pass", (), ())], window=True)


def _runs_short(s: Vtes, seat: int) -> bool:
    """Return whether a Methuselah has no library and fewer cards in hand than its hand size (VR-13.4)."""
    return not pile(s, "library", seat) and len(pile(s, "hand", seat)) < hand_size(s, seat)


@step("vtes.announce_withdrawal")
def announce_withdrawal(s: Vtes, seat: int) -> None:
    """Announce that a Methuselah withdraws, which its next unlock phase decides (VR-13.4)."""
    s.tell("will withdraw", seat)
    note_withdrawal(s, seat, "announced")


# ── master ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def count_masters(s: Vtes, serial: int) -> None:
    """Work out the master phase actions: 1, more or less by cards, 1 less for an out-of-turn master (V-086, V-088)."""
    if _if_out(s, serial):
        return
    seat = s.active
    n = layered(s, MASTER_ACTIONS, ("seat", seat), 1) + s.credit[seat] - s.debt[seat]
    lend(s, seat, owes=False)
    credit(s, seat, 0)
    TURN.remember(s, serial, masters=max(0, n), trifle=bool(used(s, *_early_trifle(seat))))
    s.do((passing, "master", seat), (happening, about_seat("phase", seat, detail=("master",))))


def _red_list(s: Vtes, seat: int) -> list[RawOption]:
    """Return the Red List minions of others that can be marked with a master phase action (VR-9.7)."""
    there = [p for p in having(s, everybody(s), "red list") if s.game.speaks(s, p) != seat]
    return [("mark", (p,), ((mark, seat, p),)) for p in there if not marked(s, seat, p)]


def marked(s: Vtes, seat: int, piece: int) -> bool:
    """Return whether a Methuselah has marked a Red List minion in this turn."""
    return bool(used(s, ("marked", seat, piece, s.pieces[piece].life), "turn"))


@step("vtes.mark")
def mark(s: Vtes, seat: int, piece: int) -> None:
    """Mark a Red List minion: in this turn one's vampires can hunt it (VR-9.7)."""
    s.tell("marks", seat, definition(s, piece).face)
    spend_master(s, seat)
    count_use(s, ("marked", seat, piece, s.pieces[piece].life), "turn")


def master_phase(s: Vtes, serial: int) -> None:
    """Offer master cards, and abilities that belong to this phase (VR-5.2)."""
    if _if_out(s, serial):
        return
    seat, now = s.active, turn_of(s, serial)
    options = [*s.game.offers(s, "master", seat), *_red_list(s, seat)] if now.masters else []
    options += s.game.offers(s, "in master phase", seat)
    if options or could(s, seat, "in master phase") or (now.masters and could(s, seat, "master")):
        s.ask(seat, ("master?", now.masters), [*options, ("done", (), ((leave, serial),))], forced=False)


def spend_master(s: Vtes, seat: int) -> None:
    """Use a master phase action; out of turn, one of the next master phase (V-085, V-088)."""
    if seat != s.active:
        lend(s, seat, owes=True)
    else:
        remember(s, "turn", masters=max(0, this_turn(s).masters - 1))


def give_master(s: Vtes, seat: int) -> None:
    """Give a Methuselah a master phase action: at once in its own turn, otherwise in its next master phase."""
    if seat == s.active:
        remember(s, "turn", masters=this_turn(s).masters + 1)
    else:
        credit(s, seat, s.credit[seat] + 1)


def _early_trifle(seat: int) -> tuple[tuple[str], tuple[str, int]]:
    """Return what is counted for a trifle played out of turn, and until when: its action is the only one that trifles give in
    the next master phase (V-095)."""
    return ("trifle out of turn",), ("discard", seat)


def gain_master(s: Vtes, seat: int) -> None:
    """Give a master phase action for a trifle, once a phase; for one played out of turn, in the next one (V-093 to V-096)."""
    if seat != s.active:
        credit(s, seat, s.credit[seat] + 1)
        count_use(s, *_early_trifle(seat))
    elif not this_turn(s).trifle:
        remember(s, "turn", masters=this_turn(s).masters + 1, trifle=True)


# ── minion ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def start_of_minion_phase(s: Vtes, serial: int) -> None:
    """Begin the minion phase (VR-6.1)."""
    if not _if_out(s, serial):
        s.do((happening, about_seat("phase", s.active, detail=("minion",))))


def minion_phase(s: Vtes, serial: int) -> None:
    """Offer one action after another, until the Methuselah is done and none is mandatory (VR-5.3, VR-6.1, VR-6.2)."""
    if _if_out(s, serial):
        return
    seat = s.active
    must: list[RawOption] = s.game.offers(s, "mandatory", seat) if could_have_to(s, seat) else []
    if must:
        s.ask(seat, ("must act?",), must)
        return
    options = s.game.offers(s, "minion", seat)
    if options or any(s.pieces[p].ready for p in ready_minions(s, seat)) or could(s, seat, "minion"):
        s.ask(seat, ("action?",), [*options, ("done", (), ((last_call, serial),))], forced=False)


@step("vtes.last_call")
def last_call(s: Vtes, serial: int) -> None:
    """Let others act out of turn as the active Methuselah is done, who has the first chance of each action (V-075, D-904)."""
    s.do(*[(may_act_out_of_turn, seat) for seat in others(s)], (end_minion_phase, serial, moves(s)))


@step("vtes.end_minion_phase")
def end_minion_phase(s: Vtes, serial: int, before: int) -> None:
    """End the phase, unless others have acted out of turn: then its Methuselah may act again."""
    if moves(s) == before:
        leave(s, serial)


def end_of_minion_phase(s: Vtes, serial: int) -> None:
    """Tell that the minion phase is over (VR-5.3)."""
    if not _if_out(s, serial):
        s.do(
            (passing, "end of minion", s.active), (happening, about_seat("phase", s.active, detail=("end of minion",)))
        )


# ── influence ───────────────────────────────────────────────────────────────────────────────────────────────────────


def count_transfers(s: Vtes, serial: int) -> None:
    """Work out the transfers: 1, 2 and 3 in the first turns of the game, then 4; more by cards (VR-5.4)."""
    if _if_out(s, serial):
        return
    base = TRANSFERS_OF_A_TURN[min(s.turn, len(TRANSFERS_OF_A_TURN)) - 1]
    if s.seats == 2 and s.turn == 1:
        base = s.setup["first_transfers"]
    n = total(s, TRANSFERS, ("seat", s.active), base) + used(s, (TRANSFERS, s.active), ("influence", s.active))
    n = 0 if used(s, (NO_TRANSFERS,), ("influence", s.active)) else max(0, n)
    TURN.remember(s, serial, transfers=n)
    s.do((passing, "influence", s.active), (happening, about_seat("phase", s.active, detail=("influence",))))


def influence_phase(s: Vtes, serial: int) -> None:
    """Offer transfers, and move vampires to the ready region (VR-5.4)."""
    if _if_out(s, serial):
        return
    seat, now = s.active, turn_of(s, serial)
    options = s.game.offers(s, "influence", seat)
    if options or _might_emerge(s, seat) or could(s, seat, "influence"):
        s.ask(seat, ("influence?", now.transfers), [*options, ("done", (), ((leave, serial),))], forced=False)


def _might_emerge(s: Vtes, seat: int) -> bool:
    """Return whether a Methuselah has an uncontrolled vampire with blood: nobody else knows whether it could come out."""
    return not s.game.leaks(s) and any(s.pieces[p].count("blood") for p in pile(s, "uncontrolled", seat))


def transfers_left(s: Vtes) -> int:
    """Return the transfers that the active Methuselah has left."""
    return this_turn(s).transfers


def gain_discards(s: Vtes, n: int) -> None:
    """Give the active Methuselah more discard phase actions in this phase."""
    remember(s, "turn", discards=this_turn(s).discards + n)


def discards_left(s: Vtes) -> int:
    """Return the discard phase actions that the active Methuselah has left."""
    return this_turn(s).discards


def masters_left(s: Vtes) -> int:
    """Return the master phase actions that the active Methuselah has left."""
    return this_turn(s).masters


def spend_transfers(s: Vtes, n: int) -> None:
    """Use transfers."""
    remember(s, "turn", transfers=this_turn(s).transfers - n)


# ── discard ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def count_discards(s: Vtes, serial: int) -> None:
    """Work out the discard phase actions, and tell that the phase has begun (VR-5.5, C-123)."""
    if not _if_out(s, serial):
        TURN.remember(s, serial, discards=max(0, total(s, DISCARDS, ("seat", s.active), 1)))
        s.do(
            (passing, "discard", s.active),
            (adjust, playing(s)),
            (happening, about_seat("phase", s.active, detail=("discard",))),
        )


def discard_phase(s: Vtes, serial: int) -> None:
    """Discard a card, or put an event into play (VR-5.5, V-037)."""
    if _if_out(s, serial):
        return
    seat, now = s.active, turn_of(s, serial)
    options: list[RawOption] = []
    if now.discards and pile(s, "hand", seat):
        options = [("discard", (p,), ((discard_one, serial, p),)) for p in pile(s, "hand", seat)]
        if not now.event:
            options += s.game.offers(s, "discard", seat)
    options += s.game.offers(s, "in discard phase", seat)
    if options or could(s, seat, "in discard phase"):
        s.ask(seat, ("discard?",), [*options, ("done", (), ((leave, serial),))])


@step("vtes.discard_one")
def discard_one(s: Vtes, serial: int, card: int) -> None:
    """Use a discard phase action: discard a card and draw another (VR-5.5)."""
    TURN.remember(s, serial, discards=turn_of(s, serial).discards - 1)
    happen(s, about(s, "discard", card, detail=("discard",)))


def spend_discard(s: Vtes) -> None:
    """Use a discard phase action for an event, of which there is one each phase (V-145)."""
    remember(s, "turn", discards=this_turn(s).discards - 1, event=True)


TURN: Procedure[Turn] = Procedure(
    "vtes.turn",
    "Turn",
    Turn,
    (
        row("5.1.1", "Start of the unlock phase", start, "VR-5.1"),
        row("5.1.2", "Withdrawal", withdrawal, "VR-13.4"),
        row("5.1.3", "Unlock", unlock_all, "VR-5.1"),
        row("5.1.4", "After unlocking", unlock_phase, "VR-5.1"),
        row("5.1.5", "Unlock phase", in_unlock_phase, "VR-5.1 VR-4.10", again=True, asks=True),
        row("5.1.6", "Burn options", others_discard, "VR-5.1 VR-5.1.1"),
        row("5.1.7", "End of the unlock phase", end_of_unlock_phase, "VR-5.1 C-125"),
        row("5.2.1", "Start of the master phase", count_masters, "VR-5.2 V-086 V-088"),
        row("5.2.2", "Master phase", master_phase, "VR-5.2 V-085", again=True, asks=True),
        row("5.3.0", "Start of the minion phase", start_of_minion_phase, "VR-6.1"),
        row("5.3", "Minion phase", minion_phase, "VR-6.1 VR-6.2", again=True, asks=True),
        row("5.3.9", "End of the minion phase", end_of_minion_phase, "VR-5.3"),
        row("5.4.1", "Start of the influence phase", count_transfers, "VR-5.4"),
        row("5.4.2", "Influence phase", influence_phase, "VR-5.4 V-012", again=True, asks=True),
        row("5.5.1", "Start of the discard phase", count_discards, "VR-5.5"),
        row("5.5.2", "Discard phase", discard_phase, "VR-5.5 V-145", again=True, asks=True),
    ),
    period=True,
)
