"""A small made-up card game for two to four seats: it shows that the kernel and the words carry what card games need.

Written with the public parts of `coterie.kernel` and `coterie.words` only. `docs/writing-a-game.md` builds it step by
step: its code is this code.
"""

from __future__ import annotations

from coterie.kernel import positions
from coterie.kernel.chance import seed_of
from coterie.kernel.game import Game, SetUp
from coterie.kernel.knowledge import knows, shuffle_pile
from coterie.kernel.loops import in_turn_order
from coterie.kernel.pieces import ALL, Piece, move, new, pile
from coterie.kernel.scopes import begin
from coterie.words.cards.standing import Trigger
from coterie.words.notation import write
from coterie.words.say import say
from tests.made_up import scene, turn
from tests.made_up.cards import CARDS
from tests.made_up.catalogue import CATALOGUE
from tests.made_up.table import ATOMS, TIMING, ZONES, Table, layout

HAND = 4


class MadeUp(Game):
    """The rules of the made-up game, as the kernel asks for them."""

    name = "made_up"
    title = "The made-up game"
    options = (
        SetUp("players", "int", 2, "how many seats; with four, the first and the third play together", least=2, most=4),
        SetUp("rounds", "int", 4, "how many turns each seat has", least=1, most=20),
        SetUp("windows", "str", "all", "who is asked for answers: “useful” skips seats without one, which tells",
        ("all", "useful")),
    )  # fmt: skip
    zones = ZONES
    timing = TIMING
    atoms = ATOMS
    settle = staticmethod(turn.settle)
    catalogue = CATALOGUE

    def __init__(self, faces=CARDS) -> None:
        super().__init__(faces)
        self._texts: dict = {}
        # Kinds of events that a hidden card could answer, by stage, kind and zone: deck lists are public.
        self.hidden_answers = {
            (a.stage, a.kind, a.where)
            for card in faces.values()
            for a in card.abilities
            if isinstance(a, Trigger) and a.where != "field"
        }

    # ── starting, reading, writing ──────────────────────────────────────────────────────────────────────────────

    def table(self, setup):
        setup = self.checked(setup)
        return Table(self, setup, 0, setup["players"])

    def start(self, setup=None, seed: int = 0):
        s = self.table(setup or {})
        s.dice, s.origin = seed_of(seed), ("seed", seed)
        for seat in range(s.seats):
            for face in self.faces:
                new(s, Piece(face, f"card {seat}", seat, "deck", seat))
            shuffle_pile(s, "deck", seat)
            for p in pile(s, "deck", seat)[:HAND]:
                move(s, p, "hand", seat)
        s.todo.append((turn.turn,))
        s.play()
        return s

    def read(self, text: str):
        return positions.begun(self.build, text)

    def build(self, text: str):
        """The table of a position text, before anybody is asked."""
        entries = positions.split(self, text)
        s = self.table(positions.setup_of(entries))
        rest = positions.read_pieces(s, entries, layout(s.seats), lambda face, zone, place: (f"card {place}", place))
        left, others = turn.ACTIONS, []
        for entry in rest:
            if entry.key == "points":
                s.points = entry.numbers(s.seats, s.seats)
            elif entry.key == "turn":
                s.turn = entry.numbers(1, 1)[0]
                s.active = (s.turn - 1) % s.seats
            elif entry.key == "actions":
                left = entry.numbers(1, 1)[0]
            else:
                others.append(entry)
        # The rest point: the row “action” of a turn.
        begin(s, "turn", (turn.action, left))
        s.do((turn.next_turn,))
        s.todo, s.next = s.next[::-1], []
        positions.finish(s, others, text)
        return s

    def write(self, s: Table, seat: int | None) -> str:
        own = [f"points: {' '.join(map(str, s.points))}", f"turn: {s.turn}"]
        if s.todo and s.todo[-1][0] is turn.action:
            own.append(f"actions: {s.todo[-1][1]}")
        return positions.write(s, layout(s.seats), own, seat, self.build)

    def scene(self, s: Table, seat: int, since: int = 0):
        return scene.scene(s, seat, since)

    def evaluate(self, s: Table, seat: int) -> float:
        mine = sum(n for other, n in enumerate(s.points) if self.allied(s, seat, other))
        theirs = max(n for other, n in enumerate(s.points) if not self.allied(s, seat, other))
        return 1 / (1 + 2.0 ** (theirs - mine))

    # ── what the kernel asks ────────────────────────────────────────────────────────────────────────────────────

    def text(self, s, piece: Piece):
        key = (piece.face, "reverse" if piece.down else piece.zone)
        if key not in self._texts:
            self._texts[key] = self.faces[piece.face].on(key[1])
        return self._texts[key]

    def kind(self, s, piece: int, row: Piece | None = None) -> str:
        now = s.pieces[piece] if row is None else row
        card = self.faces[now.face]
        return card.kind if not now.down or card.two_sided else ""

    def heard(self, s, stage: str, kind: str) -> bool:
        return super().heard(s, stage, kind) or any(self.may_answer(s, seat, stage, kind) for seat in range(s.seats))

    def may_answer(self, s, seat: int, stage: str, kind: str) -> bool:
        if s.setup["windows"] == "useful":
            return False
        return any((stage, kind, zone) in self.hidden_answers and pile(s, zone, seat) for zone in ("hand", "trap"))

    def order(self, s) -> tuple[int, ...]:
        return in_turn_order(s.active, s.seats)

    def allied(self, s, seat: int, other: int) -> bool:
        return seat == other or (s.seats == 4 and seat % 2 == other % 2)

    # ── words for people ────────────────────────────────────────────────────────────────────────────────────────

    def called(self, s, kind: str, value, short: bool) -> str:
        if kind == "piece":
            return self.piece_called(s, value[0] if type(value) is tuple else value, short)
        if kind == "seat":
            return positions.LETTERS[value]
        if kind == "face":
            return self.faces[value].name
        assert kind == "effect", kind
        return write(value) if short else say(value)

    def id_of(self, s, kind: str, value) -> str:
        return super().id_of(s, kind, value) if kind in ("piece", "seat") else ""

    def piece_called(self, s, piece: int, short: bool) -> str:
        """A piece by its place: face and place where its face may be named to the seat that is asked, else place
        alone."""
        now = s.pieces[piece]
        viewer = s.asked[0] if s.asked is not None else -1
        there = pile(s, now.zone, now.place)
        shows = now.known == ALL and (now.zone != "field" or self.kind(s, piece))
        seen = shows or (now.zone == "hand" and knows(s, viewer, piece))
        letter = positions.LETTERS[now.place]
        if not seen:
            name = f"{letter}/{now.zone}.{there.index(piece) + 1}"
            return f"{name} ({self.faces[now.face].name})" if not short and knows(s, viewer, piece) else name
        same = [p for p in there if s.pieces[p].face == now.face and (s.pieces[p].known == ALL or knows(s, viewer, p))]
        name = now.face if short else self.faces[now.face].name
        at = same.index(piece) + 1
        if at > 1:
            name += f".{at}" if short else f" {at}"
        if now.zone == "hand" and now.place == viewer:
            return name
        zone = "" if now.zone == "field" else f"{now.zone}/"
        return f"{letter}/{zone}{name}" if short else f"{name} of {letter}"


GAME = MadeUp()
