"""10. Defeat: torpor or burning of a vampire, what its attachments do, who is rewarded; 14: rewards for Mortals."""

from __future__ import annotations

from coterie.games.rivals.facts import (
    IN_COTERIE,
    attachments,
    city,
    definition,
    has_room,
    has_type,
    is_curse,
    is_wraith,
    missing,
    party,
    rivals_of,
    speaks,
)
from coterie.games.rivals.numbers import BP, SHARED_MENDING, stat
from coterie.games.rivals.rules.attack_state import NOBODY
from coterie.games.rivals.rules.wraiths import can_let_go, let_go
from coterie.games.rivals.state import Fallen, Rivals
from coterie.kernel.events import Event, about, about_seat, happen, happening
from coterie.kernel.limits import count_use
from coterie.kernel.modifiers import forbidding, total
from coterie.kernel.pieces import Ref, attached_to, found
from coterie.kernel.procedures import Procedure, data_of, row, stop
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.steps import Step, step


class Defeat(Row):
    """The record of a defeat.

    Attributes:
        victim: the defeated character or card.
        seat: who controlled it.
        by: the seat that defeated it, -1 for none.
        killer: the character that defeated it, (-1, 0) for none.
        aggravated: whether it is burned.
        agenda: the Agenda on it, or for a Mortal the Agenda that it is worth.
        denied: whether foes gain no Agenda for it.
        consumed: whether it suffers diablerie.
        had: its Blood just before.
        potency: its BP when it was defeated.
        beside: the party of the character that defeated it, as it was then.
    """

    victim: Ref
    seat: int
    by: int
    killer: Ref
    aggravated: bool
    agenda: int = 0
    denied: bool = False
    consumed: bool = False
    had: int = 0
    potency: int = 0
    beside: tuple[Ref, ...] = ()


@step("rivals.line_up")
def line_up(s: Rivals, left: tuple[Fallen, ...], ordered: tuple[Fallen, ...]) -> None:
    """Begin the defeats of those that have fallen at the same moment, each player's own in the order of its choice (D-798).

    Args:
        s: the state.
        left: those whose order is open.
        ordered: those before them.
    """
    if not left:  # the first one is the innermost, but all have begun before it is carried out
        s.do(*[(line_up, (), ordered[:-1])] * (len(ordered) > 1))
        begin_defeat(s, ordered[-1])
        return
    seat = speaks(s, left[0].piece)
    own = [fallen for fallen in left if speaks(s, fallen.piece) == seat]
    following: dict[int, Step] = {
        first.piece: (line_up, tuple([each for each in left if each is not first]), (*ordered, first)) for first in own
    }
    if len(own) == 1 or seat >= s.seats:
        s.do(following[left[0].piece])
    else:
        s.ask(seat, ("falls first?",), [("piece", (p,), (then,)) for p, then in following.items()])


def begin_defeat(s: Rivals, fallen: Fallen) -> None:
    """Put the defeat of something without Blood on the list."""
    if s.pieces[fallen.piece].life != fallen.life:
        return
    killer = (fallen.killer, s.pieces[fallen.killer].life) if fallen.killer >= 0 else NOBODY
    victim = (fallen.piece, fallen.life)
    kind = DEFEAT if s.pieces[fallen.piece].zone in IN_COTERIE else FALL
    seat = speaks(s, fallen.piece)
    worth = 0 if kind is DEFEAT else int(definition(s, fallen.piece).stats.get("agenda", 0))
    burns = fallen.aggravated and s.setup["aggravated_defeat"] == "burned"
    data = Defeat(victim, seat, fallen.by, killer, burns, worth, had=fallen.had, beside=fallen.beside)
    kind.begin(s, data)


def beside_killer(s: Rivals, event: Event, who: Ref) -> bool:
    """Return whether a character was in the party of the one that has brought about the defeat being answered, though that one
    has been defeated at the same moment and is gone (D-785)."""
    now = data_of(s, "defeat")
    return now is not None and event.kind == "defeat" and now.victim[0] == event.subject and who in now.beside


def tell_defeat(s: Rivals, serial: int) -> None:
    """Announce a defeat, so that responses to it come now."""
    now: Defeat = s.rows[serial].data
    s.tell("defeated", s.pieces[now.victim[0]].face)
    source = now.killer[0] if found(s, now.killer) is not None else -1
    happen(s, about(s, "defeat", now.victim[0], now.had, detail=(now.by,), source=source))


def defeated(s: Rivals, serial: int) -> None:
    """Defeat a vampire (RR-10, RR-10.1), for which foes may be denied Agenda (R-263 to R-265)."""
    now = DEFEAT.of(s, serial)
    DEFEAT.remember(s, serial, denied=_denied(s, now), potency=stat(s, now.victim[0], BP))
    tell_defeat(s, serial)


def _denied(s: Rivals, now: Defeat) -> bool:
    return not now.aggravated and bool(forbidding(s, "reward defeat", now.victim[0]))


def strip(s: Rivals, serial: int) -> None:
    """Remove attachments: wraiths leave the game, Curses go to their owners, vampires burn, others are discarded."""
    now = DEFEAT.of(s, serial)
    if found(s, now.victim) is None:
        stop(s, serial)
        return
    DEFEAT.remember(s, serial, agenda=s.pieces[now.victim[0]].count("agenda"))
    events = [about(s, _where_to(s, p, now), p) for p in attached_to(s, now.victim[0])]
    if events:
        happen(s, *events)


def _where_to(s: Rivals, piece: int, now: Defeat) -> str:
    """Return what becomes of an attachment: “remove”, “discard”, “burn” or “city”."""
    if is_wraith(s, piece) or definition(s, piece).kind == "wraith":
        return "remove"
    if definition(s, piece).kind in ("vampire", "haven"):
        return "burn"  # also where a borrower has had it attached
    if is_curse(s, piece):
        return "remove" if now.aggravated or now.consumed else "discard"
    if s.pieces[piece].owner == city(s) and has_type(s, piece, "title") and not now.consumed:
        return "city"  # the Prince is to be had again
    return "burn" if now.aggravated or now.consumed or _burns(s, piece) else "discard"


def _burns(s: Rivals, piece: int) -> bool:
    """Return whether an attachment burns as its bearer enters torpor, by the set-up option (RR-10.1)."""
    way = s.setup["attachments_on_torpor"]
    return bool(way == "burned" or (way == "Retainers burned" and s.pieces[piece].owner == city(s)))


def fall(s: Rivals, serial: int) -> None:
    """Put the vampire into torpor, burn it if Aggravated damage defeated it, or have it consumed (RR-10.1, R-037)."""
    now = DEFEAT.of(s, serial)
    if now.consumed and found(s, now.killer) is not None:
        s.tell("consumed", s.pieces[now.killer[0]].face, s.pieces[now.victim[0]].face)
        happen(s, about(s, "attach", now.victim[0], detail=(*now.killer, speaks(s, now.killer[0]))))
        return
    if not now.aggravated:
        first = now.denied and _denied(s, now)  # somebody who fell meanwhile may have come before it
        DEFEAT.remember(s, serial, denied=first)
        count_use(s, ("into torpor", now.seat, now.potency), "turn")
    happen(s, about(s, "burn" if now.aggravated else "torpor", now.victim[0]))


def convert(s: Rivals, serial: int) -> None:
    """Have its controller turn 1 Prestige into 1 Blood on it if it has entered torpor (RR-10.1, R-031, R-032).

    The controller of a borrowed character is the borrower, to whose coterie it belonged (R-137).
    """
    now = DEFEAT.of(s, serial)
    if s.pieces[now.victim[0]].zone == "torpor":
        happen(s, about(s, "convert", now.victim[0], detail=(now.seat,)))


def award(s: Rivals, serial: int) -> None:
    """Give its Agenda to the player who defeated it, and 1 more if it is a vampire of that player's Rival (R-018,
    RR-19.1).

    A player who defeats its own vampire gets nothing (R-030).
    """
    now = DEFEAT.of(s, serial)
    if now.by < 0 or now.by == now.seat or now.by in s.out:
        return
    rival = 1 if s.pieces[now.victim[0]].owner in rivals_of(s, now.by) else 0
    if now.agenda + rival:
        happen(s, about_seat("agenda", now.by, now.agenda + rival, source=now.victim[0]))


DEFEAT: Procedure[Defeat] = Procedure(
    "rivals.defeat",
    "Defeat",
    Defeat,
    (
        row("10.1", "Defeated", defeated, "RR-10.1"),
        row("10.1.5", "Attachments", strip, "R-047 R-049 R-075 R-158 R-159 R-160"),
        row("10.1.3", "Torpor or burning", fall, "RR-10.1 R-037 R-048"),
        row("10.1.4", "Conversion", convert, "RR-10.1 R-031"),
        row("10.1.8", "Awards", award, "R-018 R-030"),
    ),
)

# ── Mortals and antagonists ─────────────────────────────────────────────────────────────────────────────────────────


def mortal_agenda(s: Rivals, serial: int) -> None:
    """Give its Agenda to the player who defeated it (RR-14)."""
    now = FALL.of(s, serial)
    if now.by >= 0:
        happen(s, about_seat("agenda", now.by, now.agenda, source=now.victim[0]))


def mortal_reward(s: Rivals, serial: int) -> None:
    """Discard an antagonist; the player who defeated another Mortal burns or attaches it (RR-14, RR-15).

    In its own turn, that player can remove a wraith to make room for the Mortal (R-073).
    """
    now = FALL.of(s, serial)
    p, killer = now.victim[0], now.killer
    if found(s, now.victim) is None:
        return
    if has_type(s, p, "antagonist") or now.by < 0:
        happen(s, about(s, "discard", p))
        return
    options: list[RawOption] = [("burn it", (p,), ((burn_for, now.victim, now.by, killer, True),))]
    if found(s, killer) is not None and has_room(s, killer[0]):
        attach = about(s, "attach", p, detail=(*killer, now.by))
        options.append(("attach it", (p,), ((happening, attach),)))
    elif found(s, killer) is not None:
        there = [w for w in attachments(s, killer[0]) if is_wraith(s, w) and speaks(s, w) == now.by == s.active]
        options += [
            ("let go", (w,), ((let_go, now.by, w), (ask_again, serial))) for w in there if can_let_go(s, now.by, w)
        ]
    s.ask(now.by, ("reward?", p), options)


@step("rivals.reward_again")
def ask_again(s: Rivals, serial: int) -> None:
    """Ask again what becomes of a Mortal, because a wraith has left to make room for it (R-073)."""
    FALL.go(s, serial, "14.3")


@step("rivals.burn_for")
def burn_for(s: Rivals, mortal: Ref, seat: int, who: Ref, defeated: bool) -> None:
    """Burn a Mortal for the reward on its card: Blood, or Prestige if that can be chosen (R-179).

    Args:
        s: the state.
        mortal: the Mortal.
        seat: the player who burns it and gets the Prestige.
        who: the character that mends.
        defeated: whether its party has defeated the Mortal, which some parties are rewarded for in another way.
    """
    p = mortal[0]
    card, there = definition(s, p), found(s, who) is not None
    burn = about(s, "burn", p)
    mend: tuple[Event, ...] = ()
    if there and missing(s, who[0]):
        mend = (about(s, "blood", who[0], card.stats["mend"], source=p),)
    options: list[RawOption] = [("mend", (card.stats["mend"],), ((happening, burn, *mend),))]
    if card.stats.get("gain"):
        gain = about_seat("prestige", seat, card.stats["gain"], source=p)
        options.append(("gain Prestige", (card.stats["gain"],), ((happening, burn, gain),)))
    if defeated and there and total(s, SHARED_MENDING, who[0], 0):
        mends = [about(s, "blood", each, source=p) for each in party(s, who[0]) if missing(s, each)]
        options.append(("each mends", (), ((happening, burn, *mends),)))
    s.ask(seat, ("burn for?", p), options)


FALL: Procedure[Defeat] = Procedure(
    "rivals.fall",
    "Defeat of a City card",
    Defeat,
    (
        row("14.1", "Defeated", tell_defeat, "RR-14 R-202"),
        row("14.2", "Agenda", mortal_agenda, "RR-14 R-184"),
        row("14.3", "Reward", mortal_reward, "R-179 R-180 R-185", asks=True),
    ),
)
