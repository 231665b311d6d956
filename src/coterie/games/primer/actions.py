"""What a player can do in a turn, declared once: play a card, lay one face down, use one, raid, turn one up (P-4)."""

from __future__ import annotations

from collections.abc import Iterator

from coterie.games.primer.facts import recruits_of
from coterie.games.primer.rules.raid import raid, targets
from coterie.games.primer.state import Primer
from coterie.kernel.actions import Action
from coterie.kernel.events import about, happen
from coterie.kernel.layers import Mark
from coterie.kernel.phrases import Phrase
from coterie.kernel.pieces import pile
from coterie.kernel.steps import step
from coterie.words.cards.abilities import Act, Plays
from coterie.words.cards.playing import Use, use
from coterie.words.frames import bound_to, frame_of


def plays_of(s: Primer, piece: int) -> Plays | None:
    """Return what a card does when it is played as an action, None for a card that only answers."""
    found: Plays | None = s.game.faces[s.pieces[piece].face].plays
    return found


def playable(s: Primer, seat: int) -> Iterator[tuple[int]]:
    """Iterate over the cards in a hand that can be played now."""
    for p in pile(s, "hand", seat):
        plays, now = plays_of(s, p), s.pieces[p]
        if plays is not None and plays.usable(s, now, (now.face, -1), frame_of(s, now, p, seat)):
            yield (p,)


@step("primer.play")
def play_card(s: Primer, seat: int, piece: int) -> None:
    """Play a card from the hand."""
    now, plays = s.pieces[piece], plays_of(s, piece)
    assert plays is not None
    use(s, Use(plays, now, piece, (now.face, -1), seat, bound_to(now, piece)))


def layable(s: Primer, seat: int) -> Iterator[tuple[int]]:
    """Iterate over the cards that can be laid face down: those in the hand, while no card lies there."""
    if not pile(s, "trap", seat):
        for p in pile(s, "hand", seat):
            yield (p,)


@step("primer.lay")
def lay(s: Primer, seat: int, piece: int) -> None:
    """Lay a card face down; only its seat knows it."""
    s.tell("laid", seat)
    happen(s, about(s, "lay", piece))


def offered(s: Primer, seat: int, piece: int) -> list[tuple[int, Mark]]:
    """Return the actions that a card in play offers: the number of each among its abilities, from 1, and its mark."""
    now = s.pieces[piece]
    return [
        (n, mark)
        for n, (ability, mark) in enumerate(zip(now.text, now.marks, strict=True), 1)
        if isinstance(ability, Act) and ability.offered(s, piece, mark, seat)
    ]


def acts(s: Primer, seat: int) -> Iterator[tuple[str, int] | tuple[str, int, int]]:
    """Iterate over the recruits that offer an action; one that offers several appears once for each, with its number."""
    for p in recruits_of(s, seat):
        found = offered(s, seat, p)
        if len(found) == 1:
            yield ("act", p)
        else:
            for n, _ in found:
                yield ("act for", p, n)


@step("primer.act")
def act(s: Primer, seat: int, form: str, piece: int, number: int = 0) -> None:
    """Use an action that a card in play offers.

    Args:
        s: the state.
        seat: who uses it.
        form: “act” for the only action, “act for” for one of several.
        piece: the card.
        number: the number of the action among the card's abilities; 0 for the only action.
    """
    now = s.pieces[piece]
    number = number or offered(s, seat, piece)[0][0]
    ability: Act = now.text[number - 1]
    s.tell("acts", seat, now.face)
    ability.take(s, piece, now.marks[number - 1], seat)


def raiders(s: Primer, seat: int) -> Iterator[tuple[int]]:
    """Iterate over the ready recruits that have somebody to raid."""
    for p in recruits_of(s, seat):
        if s.pieces[p].ready and targets(s, seat, p):
            yield (p,)


def face_down(s: Primer, seat: int) -> Iterator[tuple[int]]:
    """Iterate over the seat's face-down cards in play."""
    for p in pile(s, "field", seat):
        if not s.game.kind(s, p):
            yield (p,)


@step("primer.rouse")
def rouse(s: Primer, seat: int, piece: int) -> None:
    """Turn a card in play face up."""
    happen(s, about(s, "turn", piece, detail=(False,)))


ACT, ACT_FOR = Phrase("act {piece}", "Use the action of {piece}"), Phrase("act {piece} {n}", "Use {piece}: action {n}")
ACTIONS: tuple[Action[Primer, int], ...] = (
    Action("play", Phrase("play {piece}", "Play {piece}"), play_card, "Playing a card", targets=playable),
    Action("lay", Phrase("lay {piece}", "Lay {piece} face down"), lay, "Laying a card", targets=layable),
    Action("act", ACT, act, "Using a card", targets=acts, forms={"act": ACT, "act for": ACT_FOR}),
    Action(
        "raid", Phrase("raid with {piece}", "Raid with {piece}"), raid, "Raiding", targets=raiders, aliases=("attack",)
    ),
    Action("rouse", Phrase("rouse {piece}", "Turn {piece} face up"), rouse, "Turning up", targets=face_down),
)
