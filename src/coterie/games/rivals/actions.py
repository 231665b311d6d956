"""What a player can do, declared once: with an action, with an unhosted one, and without one (RR-5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from coterie.games.rivals.facts import (
    STACK,
    USES,
    attachments,
    events_in_play,
    free_to_act,
    has_type,
    ignores,
    is_character,
    may_ignore,
    of_type,
    sole_actor,
    wraiths_of,
)
from coterie.games.rivals.rules.attack import attack
from coterie.games.rivals.rules.city import ask_ignorers, choices, toggle
from coterie.games.rivals.rules.claiming import claim, claimants
from coterie.games.rivals.rules.moving import can_leave, go_out
from coterie.games.rivals.rules.plots import add, growing, place, placeable, show_plot, showable
from coterie.games.rivals.rules.recruiting import recruit, recruits
from coterie.games.rivals.rules.targets import can_attack
from coterie.games.rivals.rules.turn import draw_one
from coterie.games.rivals.rules.wraiths import can_let_go, is_hidden, let_go
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.playing import play_from_hand, playable
from coterie.games.rivals.words.plots import Conspiracy, Springs
from coterie.games.rivals.words.wraiths import ShowToken
from coterie.kernel.actions import Action
from coterie.kernel.events import about, happening
from coterie.kernel.layers import Mark
from coterie.kernel.limits import count_use, used
from coterie.kernel.phrases import Phrase
from coterie.kernel.pieces import ALL as EVERYBODY
from coterie.kernel.pieces import pile, put
from coterie.kernel.scopes import current
from coterie.kernel.steps import step
from coterie.words.cards.filters import In
from coterie.words.effects import resolve
from coterie.words.frames import bound_to
from coterie.words.word import walk


def attackers(s: Rivals, seat: int) -> Iterator[tuple[int]]:
    """Yield the characters that can attack somebody."""
    for p in free_to_act(s, seat):
        if next(can_attack(s, seat, p), None) is not None:
            yield (p,)


@step("rivals.attack_with")
def attack_with(s: Rivals, seat: int, piece: int) -> None:
    """Begin an attack, an action of the attacker (R-096), once foes have said which Events they ignore (R-245)."""
    ask_ignorers(s, seat)
    s.do((happening, about(s, "act", piece)), (attack, seat, piece))


def cards(s: Rivals, seat: int, kind: str) -> Iterator[tuple[int]]:
    """Yield the cards of a hand that can be played as actions of a kind: “action” or “unhosted”."""
    there = of_type(s, pile(s, "hand", seat), kind)
    free = free_to_act(s, seat) if len(there) > 1 else None
    for p in there:
        if playable(s, seat, p, free):
            yield (p,)


def claiming(s: Rivals, seat: int) -> Iterator[tuple[int]]:
    """Yield the characters that can claim the Prince of the City."""
    for p in claimants(s, seat):
        yield (p,)


def drawable(s: Rivals, seat: int) -> Iterator[tuple[()]]:
    """Yield once if there is a card to draw."""
    if pile(s, "library", seat) or pile(s, "faction", seat):
        yield ()


def resolvable(s: Rivals, seat: int) -> Iterator[tuple[int]]:
    """Yield the face-down cards that a seat can resolve now: its Conspiracies in its own turn, and Traps that wait."""
    for p in pile(s, "plots", seat):
        if plot_of(s, p, seat) is not None:
            yield (p,)


def plot_of(s: Rivals, piece: int, seat: int) -> tuple[Conspiracy | Springs, Mark] | None:
    """Return what a face-down card does if a seat can resolve it now, with its mark."""
    now = s.pieces[piece]
    for ability, mark in zip(now.text, now.marks, strict=True):
        if isinstance(ability, Conspiracy | Springs) and ability.offered(s, piece, mark, seat):
            return ability, mark
    return None


def springable(s: Rivals, seat: int) -> Iterator[tuple[int]]:
    """Yield the Traps that a seat can spring now, in anybody's turn (R-208)."""
    for p in pile(s, "plots", seat):
        found = plot_of(s, p, seat)
        if found is not None and isinstance(found[0], Springs):
            yield (p,)


@step("rivals.resolve_plot")
def resolve_plot(s: Rivals, seat: int, piece: int) -> None:
    """Resolve a face-down card."""
    found = plot_of(s, piece, seat)
    assert found is not None
    found[0].take(s, piece, found[1], seat)


def goers(s: Rivals, seat: int) -> Iterator[tuple[int]]:
    """Yield the characters that can go to The Streets."""
    for p in can_leave(s, seat):
        yield (p,)


# ── abilities ───────────────────────────────────────────────────────────────────────────────────────────────────────


ANY_TURN = ("any turn",)
Own = tuple[int, Activate, Mark]  # an ability of a card with its number there and its mark


def _held(s: Rivals, seat: int, when: tuple[str, ...]) -> list[tuple[int, list[Own]]]:
    """Return the cards that have abilities for some of the times that a seat may use, by their numbers, each with those."""
    there: set[int] = set()
    for time in when:
        there.update(s.ears.get(("used", time), ()))
    return [(p, own) for p in sorted(there) if (own := _own(s, seat, p, when))]


def _own(s: Rivals, seat: int, piece: int, when: tuple[str, ...]) -> list[Own]:
    """Return the abilities of a card for some of the times that a seat may use: its own, and those of an Event which it does
    not ignore."""
    now, found = s.pieces[piece], []
    for n, (ability, mark) in enumerate(zip(now.text, now.marks, strict=True), 1):
        if not isinstance(ability, Activate) or ability.when not in when:
            continue
        if ability.whose(s, piece) == seat or (now.zone == "city" and _is_event_for(s, seat, piece)):
            found.append((n, ability, mark))
    return found


def _is_event_for(s: Rivals, seat: int, piece: int) -> bool:
    """Return whether a City card is an Event in The Streets that a seat does not ignore."""
    return s.pieces[piece].place == STACK and has_type(s, piece, "event") and not ignores(s, seat, piece)


def offered(s: Rivals, seat: int, piece: int, when: tuple[str, ...]) -> list[tuple[int, Mark]]:
    """Return the abilities that a card offers now at some of the times: their numbers on the card, and their marks."""
    return [(n, mark) for n, ability, mark in _own(s, seat, piece, when) if ability.offered(s, piece, mark, seat)]


def uses(s: Rivals, seat: int, when: tuple[str, ...]) -> Iterator[tuple[str, int] | tuple[str, int, int]]:
    """Yield the cards that offer an ability; those that offer several once for each, with its number."""
    held = _held(s, seat, when)
    if when == ("action",) and sole_actor(s) >= 0:
        among = (sole_actor(s), *attachments(s, sole_actor(s)))
        held = [(p, own) for p, own in held if s.pieces[p].zone == "city" or p in among]
    for p, own in held:
        found = [n for n, ability, mark in own if ability.offered(s, p, mark, seat)]
        if len(found) == 1 and when != ("block",):
            yield ("activate", p)
        else:
            for n in found:
                yield ("activate at", p, n)


@cache
def _by_hand(ability: Activate) -> bool:
    """Return whether what an ability can do depends on which cards are in the hand of its player."""
    return any(isinstance(word, In) and word.zone == "hand" and word.whose == "mine" for word in walk(ability))


def could_have(s: Rivals, seat: int, face: str = "", *, between: bool = False) -> bool:
    """Return whether, by public knowledge of its hand, a card in play could offer a seat something besides responses to events.

    A seat that were asked only while it holds the right card would reveal its hand (R-152).

    Args:
        s: the state.
        seat: the seat.
        face: with a face, only what a card with that face in the hand could make possible counts.
        between: only what can be used in anybody's turn counts.
    """
    held = _held(s, seat, ANY_TURN if between else _times(s, seat))
    there = [(p, ability, mark) for p, own in held for _, ability, mark in own if _by_hand(ability)]
    hidden = [p for p in pile(s, "hand", seat) if s.pieces[p].known != EVERYBODY] if there else []
    if not hidden:
        return False
    imagined = s.clone()
    for card in {s.pieces[p].back: p for p in hidden}.values():
        unknown = {row.face for row in s.pieces if row.back == s.pieces[card].back and row.known != EVERYBODY}
        for each in sorted(unknown):
            if face not in ("", each):
                continue
            put(imagined, card, s.pieces[card].but(face=each))
            if any(ability.offered(imagined, p, mark, seat) for p, ability, mark in there):
                return True
    return False


def at_any_time(s: Rivals, seat: int) -> Iterator[tuple[str, int] | tuple[str, int, int]]:
    """Yield what a seat can use now, in anybody's turn (R-152, R-058)."""
    return uses(s, seat, _times(s, seat))


def between_steps(s: Rivals, seat: int) -> Iterator[tuple[str, int] | tuple[str, int, int]]:
    """Yield what a seat can use between actions and steps: what can be used in any turn, in its own as well (D-928)."""
    return uses(s, seat, ANY_TURN)


@step("rivals.use_between")
def use_between(s: Rivals, seat: int, form: str, piece: int, number: int = 0) -> None:
    """Use an ability between actions and steps (D-928)."""
    activate(s, seat, form, piece, number or offered(s, seat, piece, ANY_TURN)[0][0])


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
    s.tell("uses", seat, now.face, ability.effect())
    count_use(s, ("torpor" if ability.when == "torpor" else USES, piece), "turn")
    if ability.when == "action" and now.zone != "city":  # an Event in The Streets names who acts as it is paid for
        s.do((happening, about(s, "act", now.host if now.host >= 0 else piece)))
    if is_character(s, piece):
        s.do((happening, about(s, "activate", piece)))
    ability.take(s, piece, now.marks[number - 1], seat)


# ── wraiths ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def hidden_wraiths(s: Rivals, seat: int) -> Iterator[tuple[int]]:
    """Yield the wraiths of a seat whose tokens lie face down (R-057)."""
    for p in wraiths_of(s, seat):
        if is_hidden(s, p):
            yield (p,)


@step("rivals.reveal_token")
def reveal_token(s: Rivals, seat: int, wraith: int) -> None:
    """Turn the token of a wraith face up (R-057, R-060)."""
    now = s.pieces[wraith]
    resolve(s, ShowToken(), source=wraith, seat=seat, bound=bound_to(now, wraith))


def removable_wraiths(s: Rivals, seat: int) -> Iterator[tuple[int]]:
    """Yield the wraiths that a seat may remove from its characters (R-073)."""
    for p in wraiths_of(s, seat):
        if can_let_go(s, seat, p):
            yield (p,)


def ignorable(s: Rivals, seat: int) -> Iterator[tuple[str, int]]:
    """Yield the Events that a player could ignore, or heed again (R-246)."""
    if may_ignore(s, seat):
        yield from choices(s, seat, tuple(events_in_play(s)))


@step("rivals.ignore_event")
def ignore_event(s: Rivals, seat: int, form: str, piece: int) -> None:
    """Ignore an Event (“ignore”), or heed it again (“heed”)."""
    toggle(s, seat, piece)


IGNORING = {
    "ignore": Phrase("ignore {piece}", "Ignore {piece}"),
    "heed": Phrase("heed {piece}", "Heed {piece} again"),
}
USE = Phrase("use {piece}", "Use {piece}")
USE_AT = Phrase("use {piece} {n}", "Use {piece}: ability {n}")
RESOLVE = Phrase("resolve {piece}", "Resolve {piece}")
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
        "place", Phrase("place {piece}", "Place {piece} face down"), place, "Placing a card face down", targets=placeable,
        rules="R-203 R-204",
    ),
    Action(
        "act", USE, activate, "Using an action of a card", targets=partial(uses, when=("action",)), forms=FORMS,
        rules="RR-5",
    ),
    Action(
        "claim", Phrase("claim with {piece}", "Claim the Prince of the City with {piece}"), claim, "Claiming",
        targets=claiming, rules="RR-13.2",
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
    Action(
        "add", Phrase("add to {piece}", "Add 1 Prestige to {piece}"), add, "Adding Prestige", targets=growing,
        rules="R-206",
    ),
    Action(
        "show", Phrase("show {piece} to {seat}", "Show {piece} to {seat}"), show_plot, "Showing a Conspiracy",
        targets=showable, rules="RR-11.1 R-205",
    ),
    Action("resolve", RESOLVE, resolve_plot, "Resolving a face-down card", targets=resolvable, rules="RR-11.1 R-208"),
    Action(
        "ignore", IGNORING["ignore"], ignore_event, "Ignoring an Event", targets=ignorable, forms=IGNORING,
        rules="R-244 R-246",
    ),
)  # fmt: skip
REVEAL: Action[Rivals, int] = Action(
    "reveal", Phrase("reveal {piece}", "Turn the token of {piece} face up"), reveal_token, "Revealing a wraith",
    targets=hidden_wraiths, rules="R-057 R-058",
)  # fmt: skip
LET_GO: Action[Rivals, int] = Action(
    "let go", Phrase("let go {piece}", "Remove the wraith {piece} from the game"), let_go, "Removing a wraith",
    targets=removable_wraiths, rules="R-073",
)  # fmt: skip
SPRING: Action[Rivals, int] = Action(
    "resolve", RESOLVE, resolve_plot, "Springing a Trap", targets=springable, rules="R-208 R-214"
)
ANY_TIME: tuple[Action[Rivals, int], ...] = (
    REVEAL,
    Action("use", USE, activate, "Using an ability", targets=at_any_time, forms=FORMS, rules="R-152"),
    SPRING,
)
BETWEEN: tuple[Action[Rivals, int], ...] = (
    REVEAL,
    Action("use", USE, use_between, "Using an ability", targets=between_steps, forms=FORMS, rules="R-152"),
    SPRING,
)
BLOCK: tuple[Action[Rivals, int], ...] = (
    Action("use", USE, activate, "Blocking by an ability", targets=partial(uses, when=("block",)), forms=FORMS),
)
TORPOR: tuple[Action[Rivals, int], ...] = (
    Action("torpor", USE, activate, "Using an ability in torpor", targets=in_torpor_step, forms=FORMS, rules="R-011"),
)
MENUS = {
    "actions": ACTIONS,
    "unhosted": UNHOSTED,
    "free": (*FREE, REVEAL, LET_GO),
    "any time": ANY_TIME,
    "between": BETWEEN,
    "block": BLOCK,
    "torpor": TORPOR,
}
ALL = (*ACTIONS, *UNHOSTED, *FREE, REVEAL, LET_GO, *TORPOR)
