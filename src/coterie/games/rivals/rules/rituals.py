"""11.3. Rituals: their costs, and the Blood put on them as they are played."""

from __future__ import annotations

from collections.abc import Iterable

from coterie.games.rivals.facts import blood, burned_mortals, colors, definition, everybody, has_type, party, speaks
from coterie.games.rivals.numbers import stat
from coterie.games.rivals.rules.turn import gain_actions, turn_now
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, happen, happening
from coterie.kernel.loops import choose_number
from coterie.kernel.pieces import Ref, found
from coterie.kernel.procedures import Procedure, data_of, leave, row
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.steps import step

OBLIVION, SORCERY = "oblivion", "blood sorcery"
MOST = 3  # Blood on a Blood Sorcery Ritual as it is played


def is_ritual(s: Rivals, piece: int) -> bool:
    """Return whether a card is a Ritual."""
    return has_type(s, piece, "ritual")


def school(s: Rivals, piece: int) -> str:
    """Return the discipline of a Ritual: “oblivion” or “blood sorcery” (RR-11.3)."""
    return SORCERY if SORCERY in definition(s, piece).icons else OBLIVION


# ── what it costs ───────────────────────────────────────────────────────────────────────────────────────────────────


def actions_left(s: Rivals) -> int:
    """Return how many actions the active player has, 1 in an additional action."""
    now = turn_now(s)
    return 1 if data_of(s, "additional_action") is not None else 0 if now is None else now.actions


def can_afford(s: Rivals, piece: int, actor: int) -> bool:
    """Return whether a Ritual can be paid for: with two actions, or with one and a helper (R-078, R-080, R-082)."""
    return actions_left(s) >= definition(s, piece).actions or bool(helpers(s, piece, actor))


def helpers(s: Rivals, piece: int, actor: int) -> list[int]:
    """Return who can be exhausted to save an action: others in the party with the Ritual's discipline (R-080)."""
    art = school(s, piece)
    if art == SORCERY and s.setup["ritual_help"] == "oblivion":
        return []
    there = [p for p in party(s, actor) if p != actor and s.pieces[p].ready]
    return [p for p in there if stat(s, p, art) > 0 and speaks(s, p) == speaks(s, actor)]


def ask_price(s: Rivals, seat: int, piece: int, actor: int) -> None:
    """Ask who helps with a Ritual, if anybody; without help it costs another action (R-079, R-080, R-081)."""
    options: list[RawOption] = [("helped by", (p,), ((help_with, p),)) for p in helpers(s, piece, actor)]
    if actions_left(s) >= definition(s, piece).actions:
        options.append(("two actions", (), ((second_action,),)))
    if options:
        s.ask(seat, ("who helps?", piece), options)


@step("rivals.help_with_ritual")
def help_with(s: Rivals, piece: int) -> None:
    """Exhaust a helper, which saves an action (R-080)."""
    s.tell("helps", s.pieces[piece].face)
    happen(s, about(s, "bow", piece))


@step("rivals.second_action")
def second_action(s: Rivals) -> None:
    """Spend the second action of a Ritual (R-078)."""
    gain_actions(s, -1)


# ── its Blood ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Ritual(Row):
    """The record of a Ritual's performance.

    Attributes:
        card: the number of the card.
        seat: who plays it.
        actor: the number of the character that plays it, -1 if it is gone.
        skilled: whether it has the discipline required for putting Blood on the card (R-088).
        given: the Blood that vampires have given.
        of_party: whether only vampires of the acting party give Blood.
    """

    card: int
    seat: int
    actor: int
    skilled: bool
    given: int = 0
    of_party: bool = False


def perform(s: Rivals, seat: int, card: int, actor: Ref, *, of_party: bool = False) -> None:
    """Put the performance of a Ritual on the list; with `of_party`, only the acting party gives Blood."""
    there = found(s, actor) is not None
    skilled = there and stat(s, actor[0], school(s, card)) > 0
    RITUAL.begin(s, Ritual(card, seat, actor[0] if there else -1, skilled, of_party=of_party))


def settle_down(s: Rivals, serial: int) -> None:
    """Put it face up near the Haven (R-083)."""
    happen(s, about(s, "board", RITUAL.of(s, serial).card))


def from_supply(s: Rivals, serial: int) -> None:
    """Put up to 1 Blood for each burned Mortal on an Oblivion Ritual, from the general supply (R-084, R-085, R-089,
    R-024, R-092)."""
    now = RITUAL.of(s, serial)
    most = min(len(burned_mortals(s)), s.supply[now.seat])
    if now.skilled and school(s, now.card) == OBLIVION and most:
        numbers = range(most + 1)
        s.do((choose_number, now.seat, ("how much Blood?", now.card), tuple(numbers), (put_blood, now.card, now.seat)))


@step("rivals.put_blood")
def put_blood(s: Rivals, card: int, seat: int, n: int) -> None:
    """Put Blood of a player's colour on a card."""
    if n:
        happen(s, about(s, "blood", card, n, detail=(seat,)))


def from_vampires(s: Rivals, serial: int) -> None:
    """Put 1 to 3 Blood of its player's colour on a Blood Sorcery Ritual, from vampires but never their last (R-093)."""
    now = RITUAL.of(s, serial)
    if not now.skilled or school(s, now.card) != SORCERY or now.given >= MOST:
        return
    card = (now.card, s.pieces[now.card].life)
    options: list[RawOption] = [
        ("piece", (p,), ((happening, about(s, "shift", p, detail=(*card, now.seat))), (count_given, serial)))
        for p in givers(s, now.seat, party(s, now.actor) if now.of_party else everybody(s))
    ]
    if options:
        enough: list[RawOption] = [("done", (), ((leave, serial),))] if now.given else []
        s.ask(now.seat, ("who gives Blood?", now.card, now.given, MOST), [*options, *enough])


@step("rivals.count_given")
def count_given(s: Rivals, serial: int) -> None:
    """Count another Blood that was put on a Ritual."""
    RITUAL.remember(s, serial, given=RITUAL.of(s, serial).given + 1)


def givers(s: Rivals, seat: int, among: Iterable[int]) -> list[int]:
    """Return those of some characters that have Blood of a player's colour which is not their last."""
    return [p for p in among if blood(s, p) > 1 and colors(s, s.pieces[p], "blood").get(seat)]


def performed(s: Rivals, serial: int) -> None:
    """Announce that it is performed, with its Blood; additions come before that (R-090, R-091)."""
    now = RITUAL.of(s, serial)
    happen(s, about(s, "perform", now.card, blood(s, now.card), source=now.actor))


RITUAL: Procedure[Ritual] = Procedure(
    "rivals.ritual",
    "Ritual",
    Ritual,
    (
        row("11.3.1", "Near the Haven", settle_down, "R-083"),
        row("11.3.2", "Blood from the supply", from_supply, "R-084 R-085 R-088"),
        row("11.3.3", "Blood from vampires", from_vampires, "R-093", again=True, asks=True),
        row("11.3.4", "Performed", performed, "R-091"),
    ),
)
