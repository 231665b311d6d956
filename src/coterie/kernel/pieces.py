"""Pieces and zones: cards and other things with a text, where they lie, who knows them, and whom they listen for.

A piece is a card's back as the eye follows it; its face is an attribute. A piece is named by number *and life*, which
grows with each change of zone and when it is turned over: a reference with another life finds nothing. Lives are serial
numbers, so of two pieces the one with the larger life came later. Zones that share a life let it go on: see `Zone`.
`put` is the only function that replaces a row; it keeps the text in force and the index of who listens for what.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from coterie.kernel import layers
from coterie.kernel.memory import recall, remember
from coterie.kernel.rows import Row

if TYPE_CHECKING:
    from coterie.kernel.state import State

ALL = -1  # everybody knows the face
Ref = tuple[int, int]  # (number, life)


class Piece(Row):
    """One card or other thing with a text.

    Attributes:
        face: the name of its definition.
        back: pieces with the same back cannot be told apart while their faces are hidden.
        owner: the seat that owns it.
        zone: the name of its pile.
        place: whose or where that pile is (a seat, a district, …).
        life: a serial number that changes when it becomes a new object for effects.
        controller: the seat that controls it, -1 for its owner.
        host: the number of the piece that it is attached to, -1 for none.
        known: a bit mask of the seats that know its face, -1 for everybody.
        ready: whether it is ready, not bowed.
        counters: pairs of name and number, sorted by name.
        text: the abilities in force, printed and gained.
        lasting: the serial numbers of the effects that last on it, oldest first.
        down: whether it lies face down, no matter who knows its face.
        marks: the mark of each ability in `text` (see `kernel.layers`).
    """

    face: str
    back: str
    owner: int
    zone: str
    place: int = 0
    life: int = 0
    controller: int = -1
    host: int = -1
    known: int = 0
    ready: bool = True
    counters: tuple[tuple[str, int], ...] = ()
    text: tuple[Any, ...] = ()
    lasting: tuple[int, ...] = ()
    down: bool = False
    marks: tuple[Any, ...] = ()

    def count(self, name: str) -> int:
        """Return the number of counters with a name."""
        for counter, n in self.counters:
            if counter == name:
                return n
        return 0

    def counting(self, name: str, n: int) -> tuple[tuple[str, int], ...]:
        """Return its counters with the number of one of them set to n, sorted by name."""
        rest = [c for c in self.counters if c[0] != name]
        return tuple(sorted([*rest, (name, n)])) if n else tuple(rest)


class Zone(NamedTuple):
    """The properties that all piles with a name share.

    Attributes:
        seen: who learns the face of a piece that arrives face up: "all", "place" (the seat whose pile it is) or "none".
        active: whether the texts of pieces count there.
        keeps: whether an arriving piece keeps its counters and whether it is ready.
        mixed: whether only the seat of the pile can follow its cards (see `knowledge.mix`); for zones seen by "place".
        life: zones with the same value share lives: a piece that moves between them remains the same object and keeps
            its counters, lasting effects, limits and controller. "" shares with none.
        rests: whether the text, lasting effects and controller of a piece are suspended for as long as it lies there.
    """

    seen: str = "all"
    active: bool = False
    keeps: bool = False
    mixed: bool = False
    life: str = ""
    rests: bool = False


def pile(s: State, zone: str, place: int = 0) -> tuple[int, ...]:
    """Return the pieces of a pile, top first."""
    return s.piles.get((zone, place), ())


def ref(s: State, piece: int) -> Ref:
    """Return a reference that finds nothing once the piece has changed zones."""
    return (piece, s.pieces[piece].life)


def found(s: State, at: Ref) -> Piece | None:
    """Return the row that a reference names, or None if the piece has another life now, or there is none (-1)."""
    now = s.pieces[at[0]]
    return now if now.life == at[1] and at[0] >= 0 else None


def attached_to(s: State, host: int) -> list[int]:
    """Return the pieces in play that are attached to another, in the order of their piles."""
    game, pieces, piles = s.game, s.pieces, s.piles
    borne: list[int] = []
    for zone in game.attached or game.in_play:
        for place in game.places(s, zone):
            for p in piles.get((zone, place), ()):
                if pieces[p].host == host:
                    borne.append(p)
    return borne


def new(s: State, made: Piece) -> int:
    """Put a new piece at the bottom of its pile and return its number."""
    lay(s, [made])
    return len(s.pieces) - 1


def lay(s: State, made: list[Piece]) -> None:
    """Put many new pieces at the bottom of their piles, in order: the fast way to set up a game.

    Their lives begin now.
    """
    s.pools = {}
    for (zone, place), group in groupby(made, lambda piece: (piece.zone, piece.place)):
        first = len(s.pieces)
        s.pieces += group
        numbers = range(first, len(s.pieces))
        s.piles[zone, place] = s.piles.get((zone, place), ()) + tuple(numbers)
        s.versions[zone] += 1
        for number in numbers:
            now = s.pieces[number]
            now.life = s.serial
            arrive(s, number, now)


def arrive(s: State, piece: int, now: Piece) -> None:
    """Work out the text of a row that is on the table and does not listen yet, and let it listen."""
    now.text, now.marks = layers.text_in_force(s, piece, now)
    if now.text:
        listen(s, piece, now)
        if _lays(s, piece):
            _spread(s, piece, now, now, 0)


def put(s: State, piece: int, now: Piece, depth: int = 0) -> None:
    """Replace a row within its zone. Text in force and the index follow.

    Args:
        s: the state.
        piece: the number of the piece.
        now: the new row.
        depth: how many texts have switched one another on or off to lead here.
    """
    was = s.pieces[piece]
    s.pieces[piece] = now  # first, as whom other texts mean is looked up where it lies now
    s.versions[now.zone] += 1
    now.text, now.marks = layers.text_in_force(s, piece, now)
    if not was.text and not now.text:
        return  # as most cards of hands and decks: there is nothing to listen for
    laid = _lays(s, piece)
    if _hears_alike(was, now):
        if laid:
            _spread(s, piece, now, now, depth)
        return
    _unlisten(s, piece, was)
    listen(s, piece, now)
    if laid or _lays(s, piece):
        _spread(s, piece, was, now, depth)


def _lays(s: State, piece: int) -> bool:
    """Return whether a piece lays layers on others as the index has it, which few do."""
    return piece in s.ears.get(layers.SPREADS, ())


def _hears_alike(was: Piece, now: Piece) -> bool:
    """Return whether two rows of a piece stand under the same keys of the index; keys read nothing but these."""
    return (
        was.text is now.text
        and was.place == now.place
        and was.host == now.host
        and was.controller == now.controller
        and was.zone == now.zone
    )


DEPTH = 8  # texts that blank each other in a ring stop switching here, and what is stored then counts


def _spread(s: State, piece: int, was: Piece, now: Piece, depth: int) -> None:
    """Work out anew the texts on which a piece lays layers, or did before its row was replaced."""
    if depth < DEPTH:
        _renew(s, _targets(s, piece, (now,) if was is now else (was, now)), depth)


def _renew(s: State, targets: Iterable[int], depth: int) -> None:
    """Work out anew the texts of some pieces."""
    for target in targets:
        there = s.pieces[target]
        if layers.text_in_force(s, target, there) != (there.text, there.marks):
            put(s, target, there.copy(), depth + 1)


def _targets(s: State, piece: int, rows: tuple[Piece, ...]) -> Iterable[int]:
    """Return the pieces on which the texts of a piece's rows may lay layers, in the order of their numbers."""
    keys = {key for row in rows if row.text for key in _keys(s, piece, row)}
    there = {key[1] for key in keys if key[0] == layers.TEXT and len(key) > 1}
    zones = {key[1] for key in keys if key[0] == layers.REACHES}
    if zones:  # most pieces are in decks and hands, where hardly any text reaches
        there.update(*[pile for (zone, _), pile in s.piles.items() if zone in zones])
    return sorted(there)


def spread_anew(s: State) -> None:
    """Work out anew the texts on which cards lay layers that reach far: what decides about these may have changed.

    Where it has not, only cards are read that have changed since, as `put` has read them before it was known what lies on
    them now.
    """
    laid = layers.laid_from_afar(s)
    targets = _reached(s, laid)
    read = recall(s, "afar", laid)
    if read is not None and all(each.pieces is not None for each in laid):
        targets = [target for target in targets if read.get(target) is not s.pieces[target]]
    if targets:
        covered: set[int] = set()
        for each in laid:
            covered.update(targets if each.pieces is None else each.pieces)
        _renew(s, [target for target in targets if target in covered or _is_out_of_date(s, target)], 0)
        remember(s, "afar", laid, {target: s.pieces[target] for target in _reached(s, laid)})


def _reached(s: State, laid: Iterable[layers.Afar]) -> list[int]:
    """Return the pieces in the zones that abilities reach from afar, in the order of their numbers."""
    zones: set[str] = set()
    for each in laid:
        zones.update(s.game.zones if each.zones is None else each.zones)
    return sorted([p for (zone, _), pile in s.piles.items() if zone in zones for p in pile])


def _is_out_of_date(s: State, piece: int) -> bool:
    """Return whether a piece on which nothing lies from afar may have to be worked out anew: it may be blank, or it has
    gained something."""
    now = s.pieces[piece]
    if not now.text:
        return bool(s.game.text(s, now))
    return bool([mark for mark in now.marks if not layers.is_printed(mark)])


def change(s: State, piece: int, **fields: Any) -> None:
    """Change some fields of a row; its zone is changed by `move`."""
    put(s, piece, s.pieces[piece].but(**fields))


def move(
    s: State, piece: int, zone: str, place: int = 0, *, top: bool = False, host: int = -1, down: bool = False
) -> None:
    """Move a piece to a pile and show its face to those who see that zone.

    In another zone it begins a new life, without counters and lasting effects, unless both zones share a life (see
    `Zone`).

    Args:
        s: the state.
        piece: its number.
        zone: the name of the pile.
        place: whose or where the pile is (a seat, a district, …).
        top: whether to put it on top instead of at the bottom.
        host: the number of the piece to attach it to, -1 for none.
        down: whether it arrives face down. Then nobody learns its face in a zone that everybody sees. Within its zone a
            piece that lies face down stays face down.
    """
    was = s.pieces[piece]
    rules = s.game.zones[zone]
    now = was.copy()
    now.zone, now.place, now.host = zone, place, host
    now.down = down or (was.down and was.zone == zone)
    if was.zone != zone:
        if rules.life and rules.life == s.game.zones[was.zone].life:
            now.controller = layers.controller(s, now)
        else:
            s.serial = now.life = s.serial + 1
            now.controller, now.lasting = -1, ()
            if not rules.keeps:
                now.ready, now.counters = True, ()
    if rules.seen == "all":
        now.known = was.known if now.down else ALL
    elif rules.seen == "place" and now.known != ALL:
        now.known |= 1 << place
    if now.known != was.known:
        s.learnt += 1
    piles = s.piles
    before = piles[was.zone, was.place]
    rest = tuple([p for p in before if p != piece])
    if rest:
        piles[was.zone, was.place] = rest
    else:
        del piles[was.zone, was.place]
    s.versions[was.zone] += 1
    there = piles.get((zone, place), ())
    piles[zone, place] = (piece, *there) if top else (*there, piece)
    put(s, piece, now)


def reorder(s: State, zone: str, place: int, order: Iterable[int]) -> None:
    """Lay a pile in another order, openly."""
    s.piles[zone, place] = tuple(order)
    s.versions[zone] += 1


def turn(s: State, piece: int, *, down: bool) -> None:
    """Turn a piece over where it lies. It becomes a new object for effects, with a life of its own.

    Its counters stay, its lasting effects end. Turned face up it is known to everybody; turned face down it stays known to
    those who know it. `Game.text` and `Game.kind` decide what counts while it lies face down.
    """
    was = s.pieces[piece]
    now = was.copy()
    s.serial = now.life = s.serial + 1
    now.down, now.controller, now.lasting = down, -1, ()
    if not down and was.known != ALL:
        now.known = ALL
        s.learnt += 1
    put(s, piece, now)


def show(s: State, piece: int, seats: int = ALL) -> None:
    """Let seats learn the face of a piece; `seats` is a bit mask, -1 for everybody."""
    was = s.pieces[piece]
    known = ALL if seats == ALL else was.known | seats
    if known != was.known:
        now = was.copy()
        now.known = known
        s.pieces[piece] = now
        s.versions[now.zone] += 1
        s.learnt += 1


def _keys(s: State, piece: int, now: Piece) -> list[Any]:
    """Return the keys of the index under which a row stands; with what reaches far, the zones that it reaches."""
    keys = []
    for ability in now.text:
        for key in ability.keys(now, piece):
            keys.append(key)
            if key == layers.FAR:
                there = ability.lays_in(s)
                keys += [(layers.REACHES, zone) for zone in (s.game.zones if there is None else there)]
    return keys


def listen(s: State, piece: int, now: Piece) -> None:
    """Enter a row in the index of who listens for what."""
    index, stages = s.ears, s.game.stage_names
    for key in _keys(s, piece, now):
        index[key] = tuple(sorted({*index.get(key, ()), piece}))
        more = layers.SPREADS if key[0] == layers.TEXT else key[1] if key[0] in stages else None
        if more is not None:
            index[more] = tuple(sorted({*index.get(more, ()), piece}))


def _unlisten(s: State, piece: int, was: Piece) -> None:
    """Remove a row from the index."""
    for key in _keys(s, piece, was):
        _forget(s, key, piece)
        if key[0] == layers.TEXT:
            _forget(s, layers.SPREADS, piece)
        elif key[0] in s.game.stage_names:
            _forget(s, key[1], piece)


def _forget(s: State, key: Any, piece: int) -> None:
    """Remove a piece from the index under one key."""
    rest = tuple([p for p in s.ears.get(key, ()) if p != piece])
    if rest:
        s.ears[key] = rest
    else:
        s.ears.pop(key, None)
