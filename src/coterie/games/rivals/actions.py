"""What a player can do, declared once: with an action, with an unhosted one, and without one (RR-5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from coterie.games.rivals.facts import coterie
from coterie.games.rivals.rules.attack import attack
from coterie.games.rivals.rules.moving import can_leave, go_out
from coterie.games.rivals.rules.recruiting import recruit, recruits
from coterie.games.rivals.rules.targets import can_attack
from coterie.games.rivals.rules.turn import draw_one
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.playing import play_from_hand, playable
from coterie.kernel.actions import Action
from coterie.kernel.events import about, happening
from coterie.kernel.layers import Mark
from coterie.kernel.limits import count_use, used
from coterie.kernel.phrases import Phrase
from coterie.kernel.pieces import pile
from coterie.kernel.scopes import current
from coterie.kernel.steps import step


def attackers(s: Rivals, seat: int) -> Iterator[tuple[int]]:
    """Yield the characters that can attack somebody."""
    for p in coterie(s, seat):
        if s.pieces[p].ready and next(can_attack(s, seat, p), None) is not None:
            yield (p,)


@step("rivals.attack_with")
def attack_with(s: Rivals, seat: int, piece: int) -> None:
    """Attack, which is an action of the attacker (R-096)."""
    s.do((happening, about(s, "act", piece)), (attack, seat, piece))


def cards(s: Rivals, seat: int, kind: str) -> Iterator[tuple[int]]:
    """Yield the cards of a hand that can be played as actions of a kind: “action” or “unhosted”."""
    for p in pile(s, "hand", seat):
        if kind in s.game.faces[s.pieces[p].face].types and playable(s, seat, p):
            yield (p,)


def drawable(s: Rivals, seat: int) -> Iterator[tuple[()]]:
    """Yield once if there is a card to draw."""
    if pile(s, "library", seat) or pile(s, "faction", seat):
        yield ()


def goers(s: Rivals, seat: int) -> Iterator[tuple[int]]:
    """Yield the characters that can go to The Streets."""
    for p in can_leave(s, seat):
        yield (p,)


# ── abilities ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _held(s: Rivals, seat: int, when: tuple[str, ...]) -> list[int]:
    """Return the cards that have an ability for some of the times and that a seat speaks for, by their numbers."""
    there = {p for time in when for p in s.ears.get(("used", time), ())}
    return sorted([p for p in there if s.game.speaks(s, p) == seat])


def offered(s: Rivals, seat: int, piece: int, when: tuple[str, ...]) -> list[tuple[int, Mark]]:
    """Return the abilities that a card offers now at some of the times: their numbers on the card, and their marks."""
    now = s.pieces[piece]
    return [
        (n, mark)
        for n, (ability, mark) in enumerate(zip(now.text, now.marks, strict=True), 1)
        if isinstance(ability, Activate) and ability.when in when and ability.offered(s, piece, mark, seat)
    ]


def uses(s: Rivals, seat: int, when: tuple[str, ...]) -> Iterator[tuple[str, int] | tuple[str, int, int]]:
    """Yield the cards that offer an ability; those that offer several once for each, with its number."""
    for p in _held(s, seat, when):
        found = offered(s, seat, p, when)
        if len(found) == 1:
            yield ("activate", p)
        else:
            for n, _ in found:
                yield ("activate at", p, n)


def at_any_time(s: Rivals, seat: int) -> Iterator[tuple[str, int] | tuple[str, int, int]]:
    """Yield what a seat can use now, whoever's turn it is (R-152, R-058)."""
    return uses(s, seat, _times(s, seat))


def _times(s: Rivals, seat: int) -> tuple[str, ...]:
    fight = ("fight",) if current(s, "attack") else ()
    own = ("your turn",) if seat == s.active else ()
    return ("any turn", *fight, *own)


def in_torpor_step(s: Rivals, seat: int) -> Iterator[tuple[str, int] | tuple[str, int, int]]:
    """Yield the abilities of vampires in torpor that have not been used in this turn (R-011)."""
    for found in uses(s, seat, ("torpor",)):
        if not used(s, ("torpor", found[1]), "turn"):
            yield found


@step("rivals.activate")
def activate(s: Rivals, seat: int, form: str, piece: int, number: int = 0) -> None:
    """Use an ability of a card in play: the only one (“activate”), or that with a number (“activate at”)."""
    now = s.pieces[piece]
    times = ("torpor",) if now.zone == "torpor" else (*_times(s, seat), "action")
    number = number or offered(s, seat, piece, times)[0][0]
    ability: Activate = now.text[number - 1]
    s.tell("uses", seat, now.face)
    if ability.when == "torpor":
        count_use(s, ("torpor", piece), "turn")
    if ability.when == "action":
        s.do((happening, about(s, "act", piece)))
    ability.take(s, piece, now.marks[number - 1], seat)


USE = Phrase("use {piece}", "Use {piece}")
USE_AT = Phrase("use {piece} {n}", "Use {piece}: ability {n}")
FORMS = {"activate": USE, "activate at": USE_AT}

ACTIONS: tuple[Action[Rivals, int], ...] = (
    Action(
        "attack", Phrase("attack with {piece}", "Attack with {piece}"), attack_with, "Attacking", targets=attackers,
        rules="RR-5 RR-9.1",
    ),
    Action(
        "play", Phrase("play {piece}", "Play {piece}"), play_from_hand, "Playing an Action card",
        targets=partial(cards, kind="action"), rules="RR-5",
    ),
    Action(
        "act", USE, activate, "Using an action of a card", targets=partial(uses, when=("action",)), forms=FORMS,
        rules="RR-5",
    ),
)  # fmt: skip
UNHOSTED: tuple[Action[Rivals, int], ...] = (
    Action("draw", Phrase("draw", "Draw a card"), draw_one, "Drawing", targets=drawable, rules="RR-5"),
    Action(
        "recruit", Phrase("recruit {piece}", "Recruit {piece}"), recruit, "Recruiting", targets=recruits,
        rules="RR-5.1 R-110",
    ),
    Action(
        "unhosted", Phrase("play {piece}", "Play {piece}"), play_from_hand, "Playing an Unhosted Action card",
        targets=partial(cards, kind="unhosted"), rules="RR-5",
    ),
)  # fmt: skip
FREE: tuple[Action[Rivals, int], ...] = (
    Action(
        "go out", Phrase("go out with {piece}", "Go to The Streets with {piece}"), go_out, "Going out", targets=goers,
        rules="RR-6",
    ),
    Action("use", USE, activate, "Using an ability", targets=at_any_time, forms=FORMS, rules="RR-21"),
)  # fmt: skip
ANY_TIME: tuple[Action[Rivals, int], ...] = (
    Action("use", USE, activate, "Using an ability", targets=at_any_time, forms=FORMS, rules="R-152"),
)
TORPOR: tuple[Action[Rivals, int], ...] = (
    Action("torpor", USE, activate, "Using an ability in torpor", targets=in_torpor_step, forms=FORMS, rules="R-011"),
)
MENUS = {"actions": ACTIONS, "unhosted": UNHOSTED, "free": FREE, "any time": ANY_TIME, "torpor": TORPOR}
ALL = (*ACTIONS, *UNHOSTED, *FREE, *TORPOR)
