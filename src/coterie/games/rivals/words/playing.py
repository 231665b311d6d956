"""5. Playing a card from the hand as an action, or using an ability: shown, by whom, how, at what, paid, done, put away.

The rows are those of all card games (`coterie.words.cards.playing`), with one more: who acts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from coterie.games.rivals.facts import barred, clan_there, definition, free_to_act, has_type, playing, suits
from coterie.games.rivals.rules.rituals import ask_price, can_afford, is_ritual
from coterie.games.rivals.state import NOTHING, Rivals
from coterie.kernel.events import about, happening
from coterie.kernel.layers import Mark
from coterie.kernel.pieces import ALL, Piece, ref
from coterie.kernel.procedures import Procedure, row, stop
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.cards.playing import PLAY, Play, Use, aim, do_it, pay, play_it, put_away, say_how, show, use
from coterie.words.frames import Frame, bind, bound_to


def who_acts(s: Rivals, serial: int) -> None:
    """Ask which ready character performs a hosted action, for which it exhausts (RR-5)."""
    play = PLAY.of(s, serial)
    if not play.hidden or not is_hosted(s, play.card[0]) or s.rows[play.frame].get("actor") is not None:
        return
    options: list[RawOption] = [
        ("piece", (p,), ((acting, serial, p),)) for p in hosts(s, play.seat, play.card[0], play.ability)
    ]
    s.ask(play.seat, ("who acts?", play.card[0]), options or [("none", (), ((stop, serial),))])


def ask_ritual_price(s: Rivals, serial: int) -> None:
    """Ask for the price of a Ritual, another action or a helper (R-078, R-080), unless it is played for free."""
    play = PLAY.of(s, serial)
    f = s.rows[play.frame]
    if play.hidden and is_ritual(s, play.card[0]) and not f.get("free") and f.get("actor") is not None:
        ask_price(s, play.seat, play.card[0], f.get("actor")[0])


def aim_openly(s: Rivals, serial: int) -> None:
    """Pick the targets, then tell everybody which they are: others decide about the card knowing them (R-133)."""
    aim(s, serial)
    s.do((tell_aims, serial))


@step("rivals.tell_aims")
def tell_aims(s: Rivals, serial: int) -> None:
    """Tell at whom a card or an ability is aimed, unless that is plain between two players."""
    play = PLAY.of(s, serial)
    f = s.rows[play.frame]
    for target in play.ability.targets:
        at = f.get(target.name)
        if target.group.KIND == "seat":
            if at is not None and (len(playing(s)) > 2 or len(target.group.members(s, f)) > 1):
                s.tell("aimed at seat", at)
        elif at is not None and s.pieces[at[0]].known == ALL:
            s.tell("aimed at", s.pieces[at[0]].face)


def is_hosted(s: Rivals, piece: int) -> bool:
    """Return whether a character exhausts to play a card."""
    return has_type(s, piece, "action")


def hosts(s: Rivals, seat: int, piece: int, plays: Any, free: Sequence[int] | None = None) -> Iterator[int]:
    """Yield the characters that can play an Action card: ready, with enough BP, of its clan and place, and so that it
    does something (RR-5).

    Args:
        s: the state.
        seat: who plays it.
        piece: the card.
        plays: what it does when it is played.
        free: who is free to act, where that is known already.
    """
    card, row = definition(s, piece), s.pieces[piece]
    ritual = is_ritual(s, piece)
    for p in free_to_act(s, seat) if free is None else free:
        able = suits(s, p, card)
        able = able and (not card.outside or s.pieces[p].zone == "streets") and (not ritual or can_afford(s, piece, p))
        if able and plays.usable(s, row, as_played(row), playing_frame(s, piece, seat, p)):
            yield p


def as_played(row: Piece) -> Mark:
    """Return the mark of a card's effect when played, which has no number among its abilities."""
    return (row.face, NOTHING)


def playing_frame(s: Rivals, piece: int, seat: int, actor: int = NOTHING) -> Frame:
    """Return the frame in which a card in hand would be played, by a character if there is one."""
    bound = bound_to(s.pieces[piece], piece)
    return Frame(piece, seat, bound=(*bound, ("actor", ref(s, actor))) if actor != NOTHING else bound)


def playable(s: Rivals, seat: int, piece: int, free: Sequence[int] | None = None) -> bool:
    """Return whether a card in hand can be played as an action now (RR-5); `free` is as for `hosts`."""
    card, row = definition(s, piece), s.pieces[piece]
    if card.plays is None or barred(s, piece):
        return False
    if has_type(s, piece, "action"):
        return next(hosts(s, seat, piece, card.plays, free), None) is not None
    if not has_type(s, piece, "unhosted"):
        return False
    return clan_there(s, seat, card) and bool(card.plays.usable(s, row, as_played(row), playing_frame(s, piece, seat)))


@step("rivals.play")
def play_from_hand(s: Rivals, seat: int, piece: int) -> None:
    """Play a card from the hand as an action."""
    now, plays = s.pieces[piece], definition(s, piece).plays
    s.tell("plays", seat, now.face)
    use(s, Use(plays, now, piece, as_played(now), seat, bound_to(now, piece)))


@step("rivals.acting")
def acting(s: Rivals, serial: int, piece: int) -> None:
    """Have a character perform the action: exhaust it and announce that it acts (R-095)."""
    play = PLAY.of(s, serial)
    s.tell("performs", s.pieces[piece].face, s.pieces[play.card[0]].face)
    s.do(
        (bind, play.frame, "actor", ref(s, piece)),
        (happening, about(s, "bow", piece), about(s, "act", piece, source=play.card[0])),
    )


PLAYING: Procedure[Play] = Procedure(
    "rivals.play",
    "Playing a card",
    Play,
    (
        row("5.1", "Show", show, "RR-5"),
        row("5.2", "Who acts", who_acts, "RR-5", asks=True),
        row("5.2a", "Help with a Ritual", ask_ritual_price, "R-078 R-079 R-080 R-081", asks=True),
        row("5.3", "How", say_how, "RR-5"),
        row("5.4", "Aim", aim_openly, "R-133"),
        row("5.5", "Pay", pay, "RR-5"),
        row("5.6", "Play", play_it, "RR-5"),
        row("5.7", "Effect", do_it, "RR-5"),
    ),
    ends=put_away,
    hidden=True,
)
