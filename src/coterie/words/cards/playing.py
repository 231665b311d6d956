"""Playing a card, and using an ability: one pipeline for both, with the same rows in every game.

A card is shown before anything about it is asked, because a question about a hidden card would reveal it.

| row | what happens |
|---|---|
| 1 | a hidden card is shown |
| 2 | its player chooses how to play it, if there are several ways |
| 3 | its player chooses targets |
| 4 | the cost is paid in full |
| 5 | it is played; others may cancel it |
| 6 | its effect is carried out |
| – | a card still in limbo is put away, even if the procedure around it has ended |

A game with another order (a cost paid only if nobody cancels) or with more rows (a card that is replaced at once) arranges
the same steps in a procedure of its own and names it in its `procedures`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from coterie.kernel.events import about, free, happen, happening
from coterie.kernel.layers import Mark
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import Piece, Ref, found, ref
from coterie.kernel.procedures import Procedure, row, stop
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.steps import step
from coterie.words.effects import Pay, pay_all, resolve, run_with
from coterie.words.frames import Frame, bind

if TYPE_CHECKING:
    from coterie.kernel.state import State
    from coterie.words.cards.abilities import Ability, Target


class Play(Row):
    """A card that is being played, or an ability that is being used.

    Attributes:
        card: a reference to the card.
        seat: the seat that plays it.
        ability: the ability used.
        frame: the serial number of its frame.
        hidden: whether it came from a hidden zone, so that it is shown first and put away at the end.
    """

    card: Ref
    seat: int
    ability: Any
    frame: int
    hidden: bool


class Use(NamedTuple):
    """The use of an ability: the ability, the row and number of its card, its mark there, the seat, and the bindings."""

    ability: Ability
    row: Piece
    piece: int
    mark: Mark
    seat: int
    bound: tuple[tuple[str, Any], ...]


def use(s: Any, what: Use) -> None:
    """Begin the use of an ability, or the playing of a card, and count it towards its limit."""
    ability, piece, seat = what.ability, what.piece, what.seat
    f = Frame(piece, seat, -1, what.bound)
    ability.count(s, what.row, what.mark, f)
    hidden = what.row.zone not in s.game.in_play and s.game.zones[what.row.zone].seen != "all"
    if not hidden and not ability.asks_first and "use" not in s.game.atoms:
        does = ability.effect() if ability.cost is None else Pay(ability.cost, ability.effect())
        resolve(s, does, source=piece, seat=seat, bound=what.bound)
        return
    data = Play((piece, what.row.life), seat, ability, s.new(f), hidden)
    own = "play" if hidden else "use"
    s.game.procedures.get(own, s.game.procedures["play"]).begin(s, data)


# ── the rows ────────────────────────────────────────────────────────────────────────────────────────────────────────


def show(s: State, serial: int) -> None:
    """Show a card that is hidden."""
    play = PLAY.of(s, serial)
    if play.hidden:
        s.do((happening, about(s, "show", play.card[0])), (lie_open, serial))


@step("words.lie_open")
def lie_open(s: State, serial: int) -> None:
    """Update the reference to the card, which now lies face up."""
    play = PLAY.of(s, serial)
    this = ref(s, play.card[0])
    PLAY.remember(s, serial, card=this)
    s.rows[play.frame] = s.rows[play.frame].bind("this", this)


def say_how(s: State, serial: int) -> None:
    """Ask how to play the card, among the ways that are possible."""
    play = PLAY.of(s, serial)
    ways = getattr(play.ability, "ways", ())
    if ways:
        f, row = s.rows[play.frame], s.pieces[play.card[0]]
        options: list[RawOption] = [
            ("way", (n, way), ((go_this_way, serial, way),))
            for n, way in enumerate(ways, 1)
            if way.usable(s, row, None, f)
        ]
        open_ = play.ability.open(s)
        s.ask(play.seat, ("choose one", play.card[0]), options or [("none", (), ((give_up, serial),))], forced=open_)


@step("words.go_this_way")
def go_this_way(s: State, serial: int, way: Ability) -> None:
    """Record how a card is played."""
    PLAY.remember(s, serial, ability=way)


@step("words.give_up")
def give_up(s: State, serial: int) -> None:
    """Stop playing a card for which no way is possible any longer."""
    stop(s, serial)


def aim(s: State, serial: int) -> None:
    """Pick the targets, one name after another."""
    play = PLAY.of(s, serial)
    s.do(*[(pick, play.frame, target, play.ability) for target in play.ability.targets])


@step("words.pick")
def pick(s: State, frame: int, target: Target, ability: Ability) -> None:
    """Ask for one named target of an ability, among the legal ones."""
    f: Frame = s.rows[frame]
    kind, found_ = target.group.KIND, s.game.aimable(s, ability, f, target.group.members(s, f))
    prompt, open_ = ("choose", target, f.source), target.group.open(s)
    if target.least == target.most == 1:
        if found_:
            s.ask(f.seat, prompt, [(kind, (at,), ((bind, frame, target.name, at),)) for at in found_], forced=open_)
        return
    least = min(target.least, len(found_))
    s.do((choose_several, f.seat, prompt, kind, found_, least, target.most, (bind, frame, target.name), open_))


def pay(s: State, serial: int) -> None:
    """Pay the cost. If there is one but none of it is actually paid, nothing else happens."""
    play = PLAY.of(s, serial)
    cost = play.ability.cost
    if cost is not None and not cost.free(s, s.rows[play.frame]):
        s.do((pay_all, cost, play.frame), (go_on_if_done, serial))


def play_it(s: State, serial: int) -> None:
    """Emit the event of playing the card or using the ability, which others may cancel."""
    play = PLAY.of(s, serial)
    kind = "play" if play.hidden else "use"
    if kind in s.game.atoms and found(s, play.card) is not None:
        event = about(s, kind, play.card[0], frame=play.frame)
        s.do((bind, play.frame, "done", 0), (happening, event), (go_on_if_done, serial))


@step("words.go_on_if_done")
def go_on_if_done(s: State, serial: int) -> None:
    """Stop playing a card if the previous event did not happen."""
    if not s.rows[PLAY.of(s, serial).frame].get("done"):
        stop(s, serial)


def do_it(s: State, serial: int) -> None:
    """Carry out the effect in a frame of its own, so that it can continue even after it has ended the turn."""
    play = PLAY.of(s, serial)
    run_with(s, play.ability.effect(), s.rows[play.frame])


def put_away(s: State, serial: int) -> None:
    """Discard a card that is still in limbo, even if the procedure around it has been ended."""
    play = PLAY.of(s, serial)
    s.do((free, play.frame))
    now = found(s, play.card)
    if play.hidden and now is not None and now.zone == "limbo":
        happen(s, about(s, "discard", play.card[0]))


PLAY: Procedure[Play] = Procedure(
    "words.play",
    "Playing a card",
    Play,
    (
        row("1", "Show", show),
        row("2", "How", say_how),
        row("3", "Aim", aim),
        row("4", "Pay", pay),
        row("5", "Play", play_it),
        row("6", "Effect", do_it),
    ),
    ends=put_away,
    hidden=True,
)
