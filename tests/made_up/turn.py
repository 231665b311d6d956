"""The rules: procedures as tables of steps, one row per paragraph.

A turn is a scope, a raid a scope within it, a strike a scope within that.
"""

from coterie.kernel.bids import bid
from coterie.kernel.events import Event, about, free, happen, happening
from coterie.kernel.loops import alternate, any_of, in_turn_order
from coterie.kernel.pieces import found, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import begin
from coterie.kernel.steps import Step, step
from coterie.words.able import able
from coterie.words.cards.playing import play
from coterie.words.cards.standing import Act
from coterie.words.frames import Frame
from tests.made_up.table import Table, kin, stat

ACTIONS = 2


def speaks(s: Table, piece: int) -> int:
    return s.game.speaks(s, piece)


def recruits(s: Table) -> list[int]:
    """All recruits in play, seat by seat; what lies face down is none."""
    return [p for seat in range(s.seats) for p in pile(s, "field", seat) if s.game.kind(s, p) == "recruit"]


# ── 1. a turn ───────────────────────────────────────────────────────────────────────────────────────────────────────


@step("made_up.turn")
def turn(s: Table) -> None:
    """A turn begins."""
    s.tell("turn", s.active)
    begin(s, "turn", *[(row, *arguments) for _, row, *arguments in TURN])
    s.do((next_turn,))


@step("made_up.auction")
def auction(s: Table) -> None:
    """At the beginning of a round all seats bid in secret for two cards."""
    if s.active == 0:
        s.do((bid, "auction", in_turn_order(0, s.seats), 0, 3, (auctioned,)))


@step("made_up.auctioned")
def auctioned(s: Table, bids: tuple[tuple[int, int], ...]) -> None:
    """The highest bid, the first among equals, pays in points and draws two cards."""
    winner, price = max(bids, key=lambda pair: (pair[1], -pair[0]))
    if price:
        draws = [about(s, "draw", p) for p in pile(s, "deck", winner)[:2]]
        s.points = tuple(n - price if seat == winner else n for seat, n in enumerate(s.points))
        s.tell("paid", winner, price)
        if draws:
            happen(s, *draws)


@step("made_up.dawn")
def dawn(s: Table) -> None:
    """The active seat's recruits straighten, and it draws a card."""
    mine = [p for p in recruits(s) if speaks(s, p) == s.active and not s.pieces[p].ready]
    if mine:
        happen(s, *[about(s, "straighten", p) for p in mine])
    top = pile(s, "deck", s.active)[:1]
    if top:
        happen(s, about(s, "draw", top[0]))


@step("made_up.action")
def action(s: Table, left: int) -> None:
    """One of the actions of a turn."""
    if left == 0:
        return
    seat, again = s.active, (action, left - 1)
    options: list[RawOption] = [
        ("play", (p,), ((play_card, p), again)) for p in pile(s, "hand", seat) if can_play(s, p)
    ]
    if not pile(s, "trap", seat):
        options += [("lay", (p,), ((lay, p), again)) for p in pile(s, "hand", seat)]
    for p in recruits(s):
        if speaks(s, p) == seat:
            acts = [(n, a) for n, a in enumerate(s.pieces[p].text) if isinstance(a, Act) and a.offered(s, p, seat)]
            for n, _ in acts:
                said = ("act", (p,)) if len(acts) == 1 else ("act for", (p, n + 1))
                options.append((*said, ((act, p, n), again)))
            if s.pieces[p].ready and targets(s, seat, p):
                options.append(("raid", (p,), ((raid, p), again)))
    down = [p for p in pile(s, "field", seat) if not s.game.kind(s, p)]
    options += [("rouse", (p,), ((happening, about(s, "turn", p, detail=(False,))), again)) for p in down]
    s.ask(seat, ("action?", left), [*options, ("end", (), ())], forced=False)


@step("made_up.next_turn")
def next_turn(s: Table) -> None:
    """The next seat's turn, unless the last round is over: then the side with more points has won."""
    if s.turn >= s.setup["rounds"] * s.seats:
        sides = [sum(n for other, n in enumerate(s.points) if s.game.allied(s, seat, other)) for seat in range(s.seats)]
        best = [seat for seat in range(s.seats) if sides[seat] == max(sides)]
        alone = all(s.game.allied(s, best[0], seat) for seat in best)
        s.over_with({seat: (1.0 if alone else 0.5) * (seat in best) for seat in range(s.seats)}, "points")
        return
    s.turn += 1
    s.active = (s.active + 1) % s.seats
    s.do((turn,))


TURN = (
    ("1.1", auction),
    ("1.2", dawn),
    ("1.3", action, ACTIONS),
)

# ── 2. cards ────────────────────────────────────────────────────────────────────────────────────────────────────────


def can_play(s: Table, piece: int) -> bool:
    """Whether a card in hand can be played as an action now."""
    now = s.pieces[piece]
    plays = s.game.faces[now.face].plays
    return plays is not None and able(s, plays, Frame(piece, now.owner, -1, (("this", ref(s, piece)),)))


@step("made_up.play")
def play_card(s: Table, piece: int) -> None:
    """A card is played from the hand."""
    now = s.pieces[piece]
    s.tell("played", now.owner, now.face)
    play(s, piece, s.game.faces[now.face].plays, now.owner)


@step("made_up.lay")
def lay(s: Table, piece: int) -> None:
    """A card is laid face down; its seat knows it."""
    s.tell("laid", s.active)
    happen(s, about(s, "lay", piece))


@step("made_up.act")
def act(s: Table, piece: int, number: int) -> None:
    """The action that a card in play offers."""
    s.pieces[piece].text[number].take(s, piece, s.active)


# ── 3. a raid ───────────────────────────────────────────────────────────────────────────────────────────────────────


def targets(s: Table, seat: int, attacker: int) -> list[tuple[str, tuple[int, ...]]]:
    """Whom a seat can raid: foes' recruits, unless they are of the attacker's kin, and foes who have none."""
    foes = [p for p in recruits(s) if not s.game.allied(s, seat, speaks(s, p))]
    bare = [
        other
        for other in range(s.seats)
        if not s.game.allied(s, seat, other) and all(speaks(s, p) != other for p in foes)
    ]
    own = kin(s, attacker)
    strangers = [p for p in foes if not own or kin(s, p) != own]
    return [*[("piece", (p,)) for p in strangers], *[("raid seat", (other,)) for other in bare]]


@step("made_up.raid")
def raid(s: Table, attacker: int) -> None:
    """A raid is a scope of its own; the first thing in it is to name a target."""
    begin(s, "raid", (name_target, attacker))


@step("made_up.name_target")
def name_target(s: Table, attacker: int) -> None:
    """Name the target of a raid."""
    options = []
    for word, args in targets(s, s.active, attacker):
        target = ref(s, args[0]) if word == "piece" else (-1, args[0])
        options.append((word, args, tuple((row, ref(s, attacker), target) for _, row in RAID)))
    s.ask(s.active, ("target?",), options)


@step("made_up.declare")
def declare(s: Table, attacker: tuple[int, int], target: tuple[int, int]) -> None:
    """The attacker bows; then the raid is declared. It may be cancelled."""
    s.tell("raids", s.active, s.pieces[attacker[0]].face)
    frame = s.new(Frame(attacker[0], s.active))
    s.do(
        (happening, about(s, "bow", attacker[0])),
        (happening, about(s, "raid", attacker[0], detail=target, frame=frame)),
        (rally, frame, attacker, target),
        (strike, frame, attacker, target),
        (free, frame),
    )


@step("made_up.rally")
def rally(s: Table, frame: int, attacker: tuple[int, int], target: tuple[int, int]) -> None:
    """Before they strike, drummers may help: the sides in turn, the attacked one first, until both have passed."""
    if s.rows[frame].get("done"):
        foe = speaks(s, target[0]) if target[0] >= 0 else target[1]
        sides = tuple(tuple(n for n in s.game.order(s) if s.game.allied(s, n, of)) for of in (foe, s.active))
        s.do((alternate, sides, (any_of, (drum, attacker, target))))


@step("made_up.drum")
def drum(s: Table, attacker: tuple[int, int], target: tuple[int, int], seat: int, acted: Step, passed: Step) -> None:
    """A seat may bow a drummer to wound the one that fights for the other side."""
    foe = target if s.game.allied(s, seat, s.active) else attacker
    drummers = [
        p
        for p in recruits(s)
        if speaks(s, p) == seat and s.pieces[p].ready and stat(s, p, "aid") and p not in (attacker[0], target[0])
    ]
    if foe[0] < 0 or found(s, foe) is None or not drummers:
        s.do(passed)
        return
    options: list[RawOption] = [("help", (p,), ((drummed, p, foe), acted)) for p in drummers]
    s.ask(seat, ("help?",), [*options, ("pass", (), (passed,))], forced=False)


@step("made_up.drummed")
def drummed(s: Table, drummer: int, foe: tuple[int, int]) -> None:
    """A drummer bows, and the other side's fighter is wounded."""
    s.tell("drums", speaks(s, drummer), s.pieces[drummer].face)
    happen(s, about(s, "bow", drummer), about(s, "counter", foe[0], detail=("wound",)))


@step("made_up.reward")
def reward(s: Table, attacker: tuple[int, int], target: tuple[int, int]) -> None:
    """If the target has departed, the raid earns a point."""
    if target[0] >= 0 and found(s, target) is None:
        happen(s, about(s, "earn", attacker[0], detail=(s.active,)))


@step("made_up.strike")
def strike(s: Table, frame: int, attacker: tuple[int, int], target: tuple[int, int]) -> None:
    """Unless the raid was cancelled both strike at the same time; a seat without recruits loses a point to the raid."""
    if s.rows[frame].get("done") and found(s, attacker) is not None:
        begin(s, "strike", (blows, attacker, target))


@step("made_up.blows")
def blows(s: Table, attacker: tuple[int, int], target: tuple[int, int]) -> None:
    """Wounds for both, in one batch; a bowed target does not strike back."""
    if target[0] < 0:
        happen(s, about(s, "earn", attacker[0], detail=(s.active,)))
        return
    if found(s, target) is None:
        return
    events = [_wounds(s, target[0], attacker[0])]
    if s.pieces[target[0]].ready:
        events.append(_wounds(s, attacker[0], target[0]))
    happen(s, *events)


def _wounds(s: Table, victim: int, by: int) -> Event:
    return about(s, "counter", victim, stat(s, by, "might"), detail=("wound",))


RAID = (
    ("3.1", declare),
    ("3.2", reward),
)

# ── 4. at all times ─────────────────────────────────────────────────────────────────────────────────────────────────


@step("made_up.settle")
def settle(s: Table) -> None:
    """Recruits with as many wounds as life depart, and what hangs on nothing; all at the same time, until none is
    left."""
    dead = [p for p in recruits(s) if s.pieces[p].count("wound") >= stat(s, p, "life")]
    loose = [
        p
        for seat in range(s.seats)
        for p in pile(s, "field", seat)
        if s.game.kind(s, p) == "attachment" and (s.pieces[p].host < 0 or s.pieces[s.pieces[p].host].zone != "field")
    ]
    if dead or loose:
        happen(s, *[about(s, "depart", p) for p in dead + loose])
