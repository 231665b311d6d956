"""13.2. Claiming the Prince of the City: the claimant, one attack of each foe, and the Title (RR-13)."""

from __future__ import annotations

from coterie.games.rivals.facts import IN_COTERIE, STACK, coterie, free_to_act, has_room, is_wraith, of_type, speaks
from coterie.games.rivals.numbers import SECRECY, stat
from coterie.games.rivals.rules.attack import attack_claimant
from coterie.games.rivals.rules.attack_cards import could_scout
from coterie.games.rivals.rules.targets import intel_against, intel_to_come, open_to
from coterie.games.rivals.rules.wraiths import is_hidden
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, happen, happening
from coterie.kernel.loops import in_turn_order
from coterie.kernel.pieces import Ref, attached_to, found, pile, ref
from coterie.kernel.procedures import Procedure, row, stop
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.steps import step


class Claim(Row):
    """What a claim remembers.

    Attributes:
        claimant: who claims the Title.
        title: the Prince of the City.
        seat: whose character the claimant is.
        foes: the seats that may still attack it, clockwise.
    """

    claimant: Ref
    title: Ref
    seat: int
    foes: tuple[int, ...]


def to_be_had(s: Rivals) -> int | None:
    """Return the Prince of the City in The Streets, None if there is none (RR-13.2)."""
    there = of_type(s, pile(s, "city", STACK), "prince")
    return there[0] if there else None


def claimants(s: Rivals, seat: int) -> list[int]:
    """Return the characters of a seat that can claim it: free to act, in The Streets, with room for the Title (RR-13.2)."""
    if to_be_had(s) is None:
        return []
    return [p for p in free_to_act(s, seat) if s.pieces[p].zone == "streets" and has_room(s, p)]


@step("rivals.claim")
def claim(s: Rivals, seat: int, piece: int) -> None:
    """Claim the Prince of the City, which is an action of the claimant (RR-13.2)."""
    title = to_be_had(s)
    assert title is not None
    foes = tuple([other for other in in_turn_order(seat, s.seats) if other != seat and other not in s.out])
    s.tell("claims", s.pieces[piece].face, s.pieces[title].face)
    CLAIM.begin(s, Claim(ref(s, piece), ref(s, title), seat, foes))


def declared(s: Rivals, serial: int) -> None:
    """Exhaust the claimant."""
    who = CLAIM.of(s, serial).claimant[0]
    happen(s, about(s, "bow", who), about(s, "act", who))


def challenge(s: Rivals, serial: int) -> None:
    """Let each foe clockwise attack the claimant once, with a ready character that can reach it (R-098, R-099)."""
    now = CLAIM.of(s, serial)
    if _defeated(s, now) or not now.foes:
        return
    seat, rest = now.foes[0], now.foes[1:]
    who = challengers(s, seat, now.claimant[0])
    if not who and (s.game.leaks(s) or not could_challenge(s, seat, now.claimant[0])):
        s.do((next_foe, serial, rest))
        return
    options: list[RawOption] = [
        ("attack", (p,), ((next_foe, serial, rest), (attack_claimant, ref(s, p), now.claimant))) for p in who
    ]
    s.ask(
        seat, ("challenge?", now.claimant[0]), [*options, ("no attack", (), ((next_foe, serial, rest),))], forced=False
    )


@step("rivals.next_foe")
def next_foe(s: Rivals, serial: int, foes: tuple[int, ...]) -> None:
    """Record who may still attack the claimant."""
    CLAIM.remember(s, serial, foes=foes)


def challengers(s: Rivals, seat: int, claimant: int) -> list[int]:
    """Return the characters with which a seat can attack a claimant, given all the Intel they could have (RR-7)."""
    return [p for p in _near(s, seat, claimant) if _lacks(s, p, claimant) <= intel_to_come(s, seat, p)]


def could_challenge(s: Rivals, seat: int, claimant: int) -> bool:
    """Return whether, by what everybody can see, a seat could have a character that can attack a claimant: a card of its
    hand or the token of a wraith may give the Intel that is lacking (R-238, R-057)."""
    near = _near(s, seat, claimant)
    hidden = [p for p in near for w in attached_to(s, p) if is_wraith(s, w) and is_hidden(s, w)]
    return bool(hidden) or (bool(near) and could_scout(s, seat))


def _near(s: Rivals, seat: int, claimant: int) -> list[int]:
    """Return the ready characters of a seat that may attack a claimant; from where, the set-up option “challenge” says
    (RR-13.2)."""
    places = IN_COTERIE if s.setup["challenge"] == "from anywhere" else ("streets",)
    there = (
        [p for p in coterie(s, seat) if s.pieces[p].ready and s.pieces[p].zone in places] if seat not in s.out else []
    )
    return [p for p in there if open_to(s, seat, claimant, p)]


def _lacks(s: Rivals, piece: int, claimant: int) -> int:
    """Return how much Intel a character lacks to attack a claimant."""
    return stat(s, claimant, SECRECY) - intel_against(s, piece, claimant)


def _defeated(s: Rivals, now: Claim) -> bool:
    """Return whether the claimant is gone."""
    row_ = found(s, now.claimant)
    return row_ is None or row_.zone not in IN_COTERIE


def take_title(s: Rivals, serial: int) -> None:
    """Attach the Title to a claimant that was not defeated (RR-13.2)."""
    now = CLAIM.of(s, serial)
    if _defeated(s, now) or found(s, now.title) is None or not has_room(s, now.claimant[0]):
        stop(s, serial)
        return
    seat = speaks(s, now.claimant[0])
    s.do((happening, about(s, "attach", now.title[0], detail=(*now.claimant, seat), source=now.claimant[0])))


CLAIM: Procedure[Claim] = Procedure(
    "rivals.claim",
    "Claim to the Prince of the City",
    Claim,
    (
        row("13.2.1", "Claimant", declared, "RR-13.2"),
        row("13.2.2", "Attacks of foes", challenge, "RR-13.2 R-098 R-099", again=True, asks=True),
        row("13.2.3", "Title", take_title, "RR-13.2"),
    ),
)
