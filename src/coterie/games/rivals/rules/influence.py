"""12. Influence: the Influence Conflict over a Scheme, and Influence that is exerted to pay for something.

Both have the same sources: characters that exert all their Influence and get a No Influence token, Prestige, cards that
are placed face down as Influence Modifiers, and what abilities add. Characters and Prestige are committed openly.
"""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.facts import barred, clan_there, coterie, definition, influence
from coterie.games.rivals.numbers import AS_MODIFIER
from coterie.games.rivals.rules.windows import moment
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.loops import choose_number, in_turn_order
from coterie.kernel.modifiers import total
from coterie.kernel.pieces import Ref, found, pile, ref, show
from coterie.kernel.procedures import Procedure, leave, row, stop
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.scopes import current
from coterie.kernel.steps import Step, step
from coterie.words.effects import resolve, run, run_with
from coterie.words.frames import Frame, bind

YES, NO, ABSTAINS, UNSAID = "yes", "no", "abstains", ""
SUCCEEDS, FAILS, WINS, LOSES = "succeeds", "fails", "wins", "loses"
OUTCOMES = (SUCCEEDS, FAILS, WINS, LOSES)


class Placed(Row):
    """A card that was placed face down, and by which seat.

    What it is for is told by its face alone, so that nobody can read it before the card is shown.
    """

    seat: int
    piece: int


class Conflict(Row):
    """What an Influence Conflict remembers.

    Attributes:
        card: the Scheme.
        actor: the character that has played it.
        seat: the player who has played it; it is for YES.
        does: what the Scheme does if YES wins.
        frame: the serial number of the frame that it resolves in.
        order: the seats as they choose, the acting one first.
        turn: the place in the order of the seat that chooses now.
        sides: the side of each seat.
        amounts: the open Influence of each seat.
        exerted: the characters that have exerted Influence, each with its seat.
        placed: the cards that were placed face down.
        waiting: what is done by the outcome: (outcome, effect, frame).
        totals: the Influence for YES and for NO, once they are counted.
        counted: they have been.
        won: YES has won.
    """

    card: Ref
    actor: Ref
    seat: int
    does: Any
    frame: int
    order: tuple[int, ...] = ()
    turn: int = 0
    sides: tuple[str, ...] = ()
    amounts: tuple[int, ...] = ()
    exerted: tuple[tuple[int, Ref], ...] = ()
    placed: tuple[Placed, ...] = ()
    waiting: tuple[tuple[str, Any, Frame], ...] = ()
    totals: tuple[int, int] = (0, 0)
    counted: bool = False
    won: bool = False


class Payment(Row):
    """What the exerting of Influence to pay for something remembers.

    Attributes:
        seat: who pays.
        frame: the serial number of the frame that learns whether it was paid.
        needed: how much is to be exerted.
        amount: how much it was so far.
        placed: the Influence Modifiers that were played for it.
    """

    seat: int
    frame: int
    needed: int
    amount: int = 0
    placed: tuple[Placed, ...] = ()


# ── what goes on ────────────────────────────────────────────────────────────────────────────────────────────────────


def going_on(s: Any) -> str:
    """Return what Influence is used for now, as words call its scope: “conflict”, “payment”, or ""."""
    conflict, payment = current(s, "conflict"), current(s, "payment")
    return "" if not conflict and not payment else "conflict" if conflict > payment else "payment"


def conflict_now(s: Any) -> Conflict | None:
    """Return what the Influence Conflict remembers that goes on, None while there is none."""
    conflict = current(s, "conflict")
    return s.rows[conflict].data if conflict > current(s, "payment") else None


def counts_for(s: Any, seat: int) -> bool:
    """Return whether Influence that a seat gains now counts for something: it pays, or it is on a side."""
    scope = going_on(s)
    if scope == "payment":
        return bool(s.rows[current(s, scope)].data.seat == seat)
    now = conflict_now(s)
    return now is not None and not now.counted and now.sides[seat] in (YES, NO)


def still_commits(s: Any, seat: int) -> bool:
    """Return whether a seat can still exert Influence in what goes on now."""
    scope = going_on(s)
    if scope == "payment":
        return bool(s.rows[current(s, scope)].data.seat == seat)
    now = conflict_now(s)
    return now is not None and seat in now.order[now.turn :] and now.sides[seat] != ABSTAINS


def add(s: Rivals, seat: int, n: int) -> None:
    """Add to the Influence of a seat in what goes on now."""
    scope = going_on(s)
    if scope == "payment":
        serial = current(s, scope)
        PAYMENT.remember(s, serial, amount=PAYMENT.of(s, serial).amount + n)
    elif scope == "conflict":
        serial = current(s, scope)
        now = CONFLICT.of(s, serial)
        CONFLICT.remember(s, serial, amounts=_with(now.amounts, seat, now.amounts[seat] + n))


def _with(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


# ── sources ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def able_to_exert(s: Rivals, seat: int) -> list[int]:
    """Return the characters of a coterie that have Influence to exert, ready or not (RR-12)."""
    return [p for p in coterie(s, seat) if influence(s, p) > 0]


def rate(s: Rivals) -> int:
    """Return how much Influence 1 Prestige is worth, by the set-up option “prestige_influence” (RR-12)."""
    return int(s.setup["prestige_influence"])


def modifiers(s: Rivals, seat: int, placed: tuple[Placed, ...]) -> list[Placed]:
    """Return the cards of a hand that a seat can place now as Influence Modifiers.

    Args:
        s: the state.
        seat: who would place them.
        placed: those that lie there already; nobody has more than the set-up option “modifiers” says (RR-12).
    """
    if sum(1 for each in placed if each.seat == seat) >= s.setup["modifiers"]:
        return []
    hand = [p for p in pile(s, "hand", seat) if not barred(s, p)]
    made = [p for p in hand if is_modifier(s, p) and clan_there(s, seat, definition(s, p))]
    return [Placed(seat, p) for p in (*made, *[p for p in hand if serves(s, seat, p)])]


def is_modifier(s: Rivals, piece: int) -> bool:
    """Return whether a card is an Influence Modifier; another one that is placed counts as much as the BP it needs."""
    return "influence modifier" in definition(s, piece).types


def serves(s: Rivals, seat: int, piece: int) -> bool:
    """Return whether a card says that others may be placed as if they were Influence Modifiers, and this is one of those."""
    most = total(s, AS_MODIFIER, ("seat", seat), 0)
    card = definition(s, piece)
    return card.kind == "library" and 1 <= (card.bp or 0) <= most and not used(s, ("as modifier", seat), "turn")


def sources(s: Rivals, serial: int, seat: int, placed: tuple[Placed, ...]) -> list[RawOption]:
    """Return what a seat can do to commit Influence, its abilities included."""
    options: list[RawOption] = [
        ("exert", (p, influence(s, p)), ((exert, serial, seat, ref(s, p)),)) for p in able_to_exert(s, seat)
    ]
    if s.prestige[seat] and rate(s):
        options.append(("commit Prestige", (), ((how_much, serial, seat),)))
    for each in modifiers(s, seat, placed):
        word = "place" if is_modifier(s, each.piece) else "place by BP"
        options.append((word, (each.piece,), ((place, serial, each),)))
    return [*options, *s.game.offers(s, "any time", seat)]


@step("rivals.exert")
def exert(s: Rivals, serial: int, seat: int, who: Ref) -> None:
    """A character exerts all its Influence, which is counted as it is now, and gets a No Influence token (RR-12)."""
    n = influence(s, who[0])
    add(s, seat, n)
    data = s.rows[serial].data
    side, card = "", -1
    if type(data) is Conflict:
        side, card = data.sides[seat], data.card[0]
        CONFLICT.remember(s, serial, exerted=(*data.exerted, (seat, who)))
    s.tell("exerts", s.pieces[who[0]].face, n)
    happen(s, about(s, "exert", who[0], n, detail=(side,), source=card))


@step("rivals.commit_how_much")
def how_much(s: Rivals, serial: int, seat: int) -> None:
    """Say how much Prestige is spent for Influence; for a payment no more than is lacking."""
    data, most = s.rows[serial].data, s.prestige[seat]
    if type(data) is Payment:
        most = min(most, -(-(data.needed - data.amount) // rate(s)))
    s.do((choose_number, seat, ("how much Prestige?",), tuple(range(1, most + 1)), (spend, seat)))


@step("rivals.commit_prestige")
def spend(s: Rivals, seat: int, n: int) -> None:
    """Spend Prestige for Influence (RR-12)."""
    add(s, seat, n * rate(s))
    happen(s, about_seat("prestige", seat, -n))


@step("rivals.place_modifier")
def place(s: Rivals, serial: int, card: Placed) -> None:
    """Place a card face down; in a payment, which nobody else takes part in, it is shown at once (RR-12)."""
    if not is_modifier(s, card.piece):
        count_use(s, ("as modifier", card.seat), "turn")
    data = s.rows[serial].data
    s.tell("places", card.seat)
    lay = (happening, about(s, "lay", card.piece, detail=("committed",)))
    if type(data) is Conflict:
        CONFLICT.remember(s, serial, placed=(*data.placed, card))
        s.do(lay)
    else:
        PAYMENT.remember(s, serial, placed=(*data.placed, card))
        s.do(lay, (turn_up, card), (carry_out, card))


@step("rivals.turn_up_modifier")
def turn_up(s: Rivals, card: Placed) -> None:
    """Show a card that was placed face down, if it lies there still."""
    if s.pieces[card.piece].zone == "committed":
        show(s, card.piece)
        s.tell("shows", s.pieces[card.piece].face)


@step("rivals.carry_out_modifier")
def carry_out(s: Rivals, card: Placed) -> None:
    """Do what a card says that was placed: an Influence Modifier its text, another one counts its BP. It is resolved
    then, as other cards that were placed face down (RR-12)."""
    if s.pieces[card.piece].zone != "committed":
        return
    shown = definition(s, card.piece)
    if is_modifier(s, card.piece):
        resolve(s, shown.plays.effect(), source=card.piece, seat=card.seat, bound=(("this", ref(s, card.piece)),))
    else:
        add(s, card.seat, shown.bp)
    s.do((happening, about(s, "resolve", card.piece)))


def put_away(s: Rivals, serial: int) -> None:
    """Cards that were placed go to their owners' discard piles (RR-12.1)."""
    used_ = [each.piece for each in s.rows[serial].data.placed if s.pieces[each.piece].zone == "committed"]
    if used_:
        happen(s, *[about(s, "discard", p) for p in used_])


# ── the conflict ────────────────────────────────────────────────────────────────────────────────────────────────────


def begin_conflict(s: Rivals, card: Ref, actor: Ref, seat: int, does: Any, frame: int) -> None:
    """Begin an Influence Conflict over a Scheme that was played.

    Args:
        s: the state.
        card: the Scheme.
        actor: the character that plays it, (-1, 0) for none.
        seat: who plays it.
        does: what it does if YES wins.
        frame: the serial number of the frame that it resolves in.
    """
    order = tuple([other for other in in_turn_order(seat, s.seats) if other not in s.out])
    if seat not in order:
        return  # it was eliminated by what it paid
    data = Conflict(card, actor, seat, does, frame, order, 0, (UNSAID,) * s.seats, (0,) * s.seats)
    CONFLICT.begin(s, data)


def played(s: Rivals, serial: int) -> None:
    """A Scheme is played; what answers that comes now (RR-12.1, R-281)."""
    now = CONFLICT.of(s, serial)
    if found(s, now.actor) is not None:
        happen(s, about(s, "scheme", now.actor[0], source=now.card[0]))


def take_side(s: Rivals, serial: int) -> None:
    """Say whether one is for or against it, or abstains; who has played it is for it (RR-12.1)."""
    now = CONFLICT.of(s, serial)
    seat = now.order[now.turn]
    if seat == now.seat or seat in s.out:
        s.do((on_side, serial, seat, ABSTAINS if seat in s.out else YES))
        return
    options: list[RawOption] = [(f"side {side}", (), ((on_side, serial, seat, side),)) for side in (YES, NO, ABSTAINS)]
    s.ask(seat, ("side?", now.card[0]), options)


@step("rivals.on_side")
def on_side(s: Rivals, serial: int, seat: int, side: str) -> None:
    """Remember the side of a seat."""
    now = CONFLICT.of(s, serial)
    CONFLICT.remember(s, serial, sides=_with(now.sides, seat, side))
    if seat not in s.out:
        s.tell("takes side", seat, side)


def commit(s: Rivals, serial: int) -> None:
    """Commit characters, Prestige and a face-down Influence Modifier, in any order, until one is done (RR-12.1)."""
    now = CONFLICT.of(s, serial)
    seat = now.order[now.turn]
    if now.sides[seat] != ABSTAINS and seat not in s.out:
        options = sources(s, serial, seat, now.placed)
        s.ask(seat, ("commit?", now.amounts[seat]), [*options, ("done", (), ((leave, serial),))], forced=False)


def others(s: Rivals, serial: int) -> None:
    """Everybody may use abilities after each choice; then the next seat chooses (RR-12.1, RR-21)."""
    now = CONFLICT.of(s, serial)
    CONFLICT.remember(s, serial, turn=now.turn + 1)
    if now.turn + 1 < len(now.order):
        CONFLICT.go(s, serial, "12.1.2")
    moment(s, "influence")


def reveal(s: Rivals, serial: int) -> None:
    """All face-down cards are shown together, then each does what it says, the acting seat's first (RR-12.1)."""
    now = CONFLICT.of(s, serial)
    for each in now.placed:
        turn_up(s, each)
    s.do(*[(carry_out, each) for each in now.placed])


def count(s: Rivals, serial: int) -> None:
    """Count both sides: more Influence for YES than for NO wins; a tie is decided by the set-up option (RR-12.1)."""
    now = CONFLICT.of(s, serial)
    for_, against = [
        sum([n for n, said in zip(now.amounts, now.sides, strict=True) if said == side]) for side in (YES, NO)
    ]
    won = for_ > against or (for_ == against and s.setup["scheme_tie"] == SUCCEEDS)
    CONFLICT.remember(s, serial, totals=(for_, against), counted=True, won=won)
    s.tell("conflict", for_, against)


def decide(s: Rivals, serial: int) -> None:
    """The Scheme succeeds or fails; what answers that, and what the modifiers wait for, is done now (RR-12.1)."""
    now = CONFLICT.of(s, serial)
    kind = "succeed" if now.won else "fail"
    s.tell(kind, s.pieces[now.card[0]].face)
    event = about(s, kind, now.card[0], seat=now.seat)
    waiting: list[Step] = [
        (run_with, effect, f) for outcome, effect, f in now.waiting if _came(now, outcome, now.sides[f.seat])
    ]
    s.do((happening, event), *waiting)


def _came(now: Conflict, outcome: str, side: str) -> bool:
    """Return whether an outcome has come: of the Scheme, or for one side."""
    if outcome in (SUCCEEDS, FAILS):
        return now.won == (outcome == SUCCEEDS)
    wins = side == (YES if now.won else NO)
    return side in (YES, NO) and wins == (outcome == WINS)


def take_effect(s: Rivals, serial: int) -> None:
    """A Scheme that has succeeded does what it says (R-132)."""
    now = CONFLICT.of(s, serial)
    if now.won:
        s.do((run, now.does, now.frame))


CONFLICT: Procedure[Conflict] = Procedure(
    "rivals.conflict",
    "Influence Conflict",
    Conflict,
    (
        row("12.1.1", "Scheme played", played, "RR-12.1 R-133 R-281"),
        row("12.1.2", "Side", take_side, "RR-12.1 R-288", asks=True),
        row("12.1.2a", "Commitment", commit, "RR-12 RR-12.1", again=True, asks=True),
        row("12.1.2b", "Abilities", others, "RR-12.1 RR-21"),
        row("12.1.3", "Cards shown", reveal, "RR-12.1"),
        row("12.1.3a", "Totals", count, "RR-12.1 R-131"),
        row("12.1.4", "Outcome", decide, "RR-12.1 R-132"),
        row("12.1.5", "Effect", take_effect, "RR-12.1 R-132"),
    ),
    ends=put_away,
)

# ── paying with Influence ───────────────────────────────────────────────────────────────────────────────────────────


def within_reach(s: Rivals, seat: int) -> int:
    """Return how much Influence a seat could exert with its characters and its Prestige (R-169)."""
    return sum([influence(s, p) for p in able_to_exert(s, seat)]) + s.prestige[seat] * rate(s)


def begin_payment(s: Rivals, seat: int, frame: int, needed: int) -> None:
    """Let a seat exert so much Influence, from any of its sources (R-168, R-169)."""
    PAYMENT.begin(s, Payment(seat, frame, needed))


def exert_for_it(s: Rivals, serial: int) -> None:
    """Commit until enough is there. If nothing is left to commit the payment fails, and what it was for with it."""
    now = PAYMENT.of(s, serial)
    if now.amount >= now.needed:
        return
    options = sources(s, serial, now.seat, now.placed)
    if options:
        s.ask(now.seat, ("exert?", now.amount, now.needed), options, forced=False)


def paid(s: Rivals, serial: int) -> None:
    """Note in the frame of what was paid for that it was."""
    now = PAYMENT.of(s, serial)
    if now.amount >= now.needed and now.frame in s.rows:
        s.do((bind, now.frame, "done", (s.rows[now.frame].get("done") or 0) + max(1, now.needed)))
    stop(s, serial)


PAYMENT: Procedure[Payment] = Procedure(
    "rivals.payment",
    "Exerting Influence",
    Payment,
    (
        row("13.1.1", "Sources", exert_for_it, "RR-12 R-168 R-169", again=True, asks=True),
        row("13.1.2", "Paid", paid, "R-168"),
    ),
    ends=put_away,
)
