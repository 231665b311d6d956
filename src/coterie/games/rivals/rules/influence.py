"""12. The sources of Influence, in a conflict and in a payment.

Characters exert all their Influence and get a No Influence token; Prestige is spent; cards are placed face down as Influence
Modifiers; abilities add to it. Characters and Prestige are committed openly.
"""

from __future__ import annotations

from coterie.games.rivals.atoms.told import lay_open
from coterie.games.rivals.facts import barred, clan_there, coterie, definition, influence
from coterie.games.rivals.numbers import AS_MODIFIER
from coterie.games.rivals.rules.influence_state import Conflict, Payment, Placed, add, going_on
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.loops import choose_number
from coterie.kernel.modifiers import total
from coterie.kernel.pieces import Ref, pile, ref
from coterie.kernel.procedures import remember
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step
from coterie.words.effects import resolve


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
    """Return whether a card is an Influence Modifier; any other placed card counts the BP that it requires."""
    return "influence modifier" in definition(s, piece).types


def serves(s: Rivals, seat: int, piece: int) -> bool:
    """Return whether an effect allows placing this card as if it were an Influence Modifier."""
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
        word = "place as modifier" if is_modifier(s, each.piece) else "place by BP"
        options.append((word, (each.piece,), ((place, serial, each),)))
    return [*options, *s.game.offers(s, "any time", seat)]


@step("rivals.exert")
def exert(s: Rivals, serial: int, seat: int, who: Ref) -> None:
    """Have a character exert all its present Influence and get a No Influence token (RR-12)."""
    n = influence(s, who[0])
    add(s, seat, n)
    data = s.rows[serial].data
    side = ""
    if type(data) is Conflict:
        side = data.sides[seat]
        remember(s, "conflict", exerted=(*data.exerted, (seat, who)))
    s.tell("exerts", s.pieces[who[0]].face, n)
    happen(s, about(s, "exert", who[0], n, detail=(side,)))


@step("rivals.commit_how_much")
def how_much(s: Rivals, serial: int, seat: int) -> None:
    """Ask how much Prestige is spent for Influence; for a payment, at most what is lacking."""
    data, most = s.rows[serial].data, s.prestige[seat]
    if type(data) is Payment:
        most = min(most, -(-(data.needed - data.amount) // rate(s)))
    then: Step = (spend, seat, s.rows[data.frame].source)
    s.do((choose_number, seat, ("how much Prestige?",), tuple(range(1, most + 1)), then))


@step("rivals.commit_prestige")
def spend(s: Rivals, seat: int, source: int, n: int) -> None:
    """Spend Prestige for Influence (RR-12); `source` is the card that it is about."""
    add(s, seat, n * rate(s))
    happen(s, about_seat("prestige", seat, -n, source=source))


@step("rivals.place_modifier")
def place(s: Rivals, serial: int, card: Placed) -> None:
    """Place a card face down; in a payment, which involves nobody else, it is shown at once (RR-12)."""
    if not is_modifier(s, card.piece):
        count_use(s, ("as modifier", card.seat), "turn")
    data = s.rows[serial].data
    s.tell("places", card.seat)
    lay = (happening, about(s, "lay", card.piece, detail=("committed",)))
    remember(s, going_on(s), placed=(*data.placed, card))
    if type(data) is Conflict:
        s.do(lay)
    else:
        s.do(lay, (turn_up, card), (carry_out, card))


@step("rivals.turn_up_modifier")
def turn_up(s: Rivals, card: Placed) -> None:
    """Show a card that was placed face down if it is still there."""
    if s.pieces[card.piece].zone == "committed":
        lay_open(s, card.piece)


@step("rivals.carry_out_modifier")
def carry_out(s: Rivals, card: Placed) -> None:
    """Carry out a placed card: the text of an Influence Modifier, or the BP of another card. Then it is resolved like
    other cards placed face down (RR-12)."""
    if s.pieces[card.piece].zone != "committed":
        return
    shown = definition(s, card.piece)
    if is_modifier(s, card.piece):
        resolve(s, shown.plays.effect(), source=card.piece, seat=card.seat, bound=(("this", ref(s, card.piece)),))
    else:
        add(s, card.seat, shown.bp)
    s.do((happening, about(s, "resolve", card.piece)))


def put_away(s: Rivals, serial: int) -> None:
    """Put placed cards on their owners' discard piles (RR-12.1)."""
    used_ = [each.piece for each in s.rows[serial].data.placed if s.pieces[each.piece].zone == "committed"]
    if used_:
        happen(s, *[about(s, "discard", p) for p in used_])
