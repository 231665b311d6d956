"""Position texts of Rivals.

    position: rivals
    leaders: hydra doc
    prestige: 14 15
    agenda: 3 0
    haven a: hydra [blood 6]
    streets b: karma [blood 3], doc [bowed, blood 5]
    attached b: vagrant [on streets/doc]
    hand a: throat-rip
    active: a

The rest point is the row “Actions” of a turn. What is left in the general supply follows from the rest. A second party of
a seat in The Streets is `streets a2`; what lies next to a Haven is `city a`. A Rival token that was dealt to b and has been
stolen by a is `stolen: b>a`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.games.rivals.atoms.seats import count_supply
from coterie.games.rivals.facts import PARTIES
from coterie.games.rivals.rules.settling import BEARERS
from coterie.games.rivals.rules.setup import back
from coterie.games.rivals.rules.turn import TURN, Turn, next_turn
from coterie.games.rivals.state import ZONES, Rivals
from coterie.kernel import positions
from coterie.kernel.errors import BadPosition
from coterie.kernel.pieces import Piece
from coterie.kernel.positions import LETTERS, Entry, seats_named
from coterie.kernel.procedures import perform, proceed
from coterie.words.voice import either

if TYPE_CHECKING:
    from coterie.games.rivals import RivalsGame
    from coterie.kernel.pieces import Piece

OF_SEATS = (
    "board", "haven", "torpor", "attached", "plots", "hand", "attack", "committed", "limbo", "library", "faction", "collection",
)  # fmt: skip
OF_ALL = ("discard", "burned", "gone")
# The kinds of cards that can lie in a zone; anything in the others. An Event of a Library can come to the City.
KINDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("haven", "streets", "torpor", "faction"), ("vampire",)),
    **dict.fromkeys(("plots", "committed", "library"), ("library",)),
    **dict.fromkeys(("hand", "attack"), ("library", "vampire")),
    **dict.fromkeys(("city", "deck"), ("mortal", "event", "title")),
    "board": ("agenda", "haven", "library"),
    "attached": ("library", "mortal", "title", "vampire", "haven", "wraith"),
    "wraiths": ("wraith",),
    "collection": ("haven",),
}


def layout(seats: int) -> dict[str, dict[str, int]]:
    """Return the zones with what their places are called."""
    own = seats_named(seats)
    streets = {
        f"{LETTERS[seat]}{n + 1 if n else ''}": seat + n * seats for n in range(PARTIES) for seat in range(seats)
    }
    found = {"haven": own, "streets": streets}
    found |= dict.fromkeys(OF_SEATS, own)
    found["city"] = {"": 0, **{name: 1 + seat for name, seat in own.items()}}
    found |= {zone: {**own, "city": seats} for zone in OF_ALL}
    found |= {"deck": {"": seats}, "wraiths": {"": seats, **own}}
    assert set(found) == set(ZONES)
    return found


def build(game: RivalsGame, text: str) -> Rivals:
    """Return the table of a position text, before anybody is asked.

    Raises:
        BadPosition: a line cannot be read; it says which.
    """
    entries = positions.split(game, text)
    s = game.table(positions.setup_of(entries))
    rest = positions.read_pieces(s, entries, layout(s.seats), lambda face, zone, place: _made(s, face, zone, place))
    s.prestige = (s.setup["start_prestige"],) * s.seats
    turn, others = Turn(), []
    for entry in rest:
        if entry.key in ("actions", "unhosted"):
            turn = turn.but(**{entry.key: entry.number(0, 99)})
        elif not _own_line(s, entry):
            others.append(entry)
    for now in s.pieces:
        _in_own_colour(now)
        _check(s, now)
    s.leaders = tuple([face or _first_vampire(s, seat) for seat, face in enumerate(s.leaders)])
    count_supply(s)
    s.todo = [(next_turn,)]
    TURN.resume(s, turn, "4.2.1", begun=False)
    positions.finish(s, others, text)
    return s


def _in_own_colour(now: Piece) -> None:
    """Name tokens of the owner's colour as play names them, where a text names the colour all the same."""
    own = LETTERS[now.owner]
    for kind in ("blood", "prestige"):
        n = now.count(f"{kind}-{own}")
        if n:
            now.counters = now.counting(f"{kind}-{own}", 0)
            now.counters = now.counting(kind, now.count(kind) + n)


def _check(s: Rivals, now: Piece) -> None:
    """Check that a card can lie where it does, with the tokens on it: the rules rely on that.

    Raises:
        BadPosition: it cannot.
    """
    card = s.game.faces[now.face]
    kinds = KINDS.get(now.zone)
    if kinds is not None and card.kind not in kinds and not (now.zone in ("city", "deck") and "event" in card.types):
        raise BadPosition(f"{now.face} cannot lie in “{now.zone}”, where only {either([*kinds])} cards do.")
    if now.zone == "attached" and (now.host < 0 or s.pieces[now.host].zone not in BEARERS):
        raise BadPosition(f"To what is {now.face} attached? It is said as “[on haven/hydra]”.")
    if now.owner == s.seats and (now.count("blood") or now.count("prestige")):
        raise BadPosition(f"A token on {now.face} needs a colour, as City cards have none: “[prestige-a]”.")


def _own_line(s: Rivals, entry: Entry) -> bool:
    """Read a line about what is no card; return whether it was one."""
    if entry.key in ("prestige", "agenda"):
        setattr(s, entry.key, entry.numbers(s.seats, s.seats))
    elif entry.key in ("turn", "round"):
        setattr(s, entry.key, entry.number(1, 1_000_000))
    elif entry.key in ("active", "first"):
        setattr(s, entry.key, entry.seat(s.seats))
    elif entry.key in ("rivals", "out"):
        setattr(s, entry.key, entry.seats(s.seats))
        if entry.key == "rivals" and len(s.rivals) != s.seats:
            raise entry.bad("there must be a Rival for each seat.")
    elif entry.key == "stolen":
        s.stolen = tuple([_theft(s, entry, word) for word in entry.value.split()])
    elif entry.key == "leaders":
        s.leaders = tuple(entry.value.split())
        if len(s.leaders) != s.seats or any(face not in s.game.faces for face in s.leaders):
            raise entry.bad("there must be the short name of a vampire for each seat.")
    else:
        return False
    return True


def _theft(s: Rivals, entry: Entry, word: str) -> tuple[int, int]:
    """Return a stolen Rival token: “b>a” is the one that was dealt to b, which a holds."""
    dealt, _, thief = word.partition(">")
    return entry.seat(s.seats, dealt), entry.seat(s.seats, thief)


def _first_vampire(s: Rivals, seat: int) -> str:
    own = [now.face for now in s.pieces if now.owner == seat and s.game.faces[now.face].kind == "vampire"]
    return own[0] if own else ""


def _made(s: Rivals, face: str, zone: str, place: int) -> tuple[str, int]:
    """Return the back and the owner of a card that lies somewhere."""
    kind = s.game.faces[face].kind
    of_city = kind in ("mortal", "event", "title") or zone in ("city", "deck")
    of_city = of_city or (kind == "wraith" and s.setup["wraith_sets"] == "shared")
    owner = s.seats if of_city else place % s.seats if zone == "streets" else place
    return back(s, face, owner), owner


def write(game: RivalsGame, s: Rivals, seat: int | None) -> str:
    """Return the position text of a state, for a seat or with everything."""
    own = [
        f"active: {LETTERS[s.active]}",
        f"turn: {s.turn}",
        f"round: {s.round}",
        f"prestige: {' '.join(map(str, s.prestige))}",
        f"agenda: {' '.join(map(str, s.agenda))}",
        f"rivals: {' '.join(LETTERS[n] for n in s.rivals)}",
        f"leaders: {' '.join(s.leaders)}",
    ]
    if s.stolen:
        own.append(f"stolen: {' '.join(f'{LETTERS[dealt]}>{LETTERS[thief]}' for dealt, thief in s.stolen)}")
    if s.first:
        own.append(f"first: {LETTERS[s.first]}")
    if s.out:
        own.append(f"out: {' '.join(LETTERS[n] for n in s.out)}")
    if s.todo and s.todo[-1][0] in (perform, proceed):
        running = s.rows.get(s.todo[-1][1])
        if running is not None and type(running.data) is Turn:
            own += [f"actions: {running.data.actions}", f"unhosted: {running.data.unhosted}"]
    return positions.write(s, layout(s.seats), own, seat, lambda text: build(game, text))
