"""4. (RR-4) The turn: its start, the Beginning Phase, the Action Phase, the End Phase."""

from __future__ import annotations

from coterie.games.rivals.atoms.seats import begin_turn_of
from coterie.games.rivals.facts import begins_round, coterie, events_in_play, in_torpor, missing, playing, tokens
from coterie.games.rivals.numbers import ACTIONS, DRAWN
from coterie.games.rivals.rules import ending
from coterie.games.rivals.rules.city import antagonists, burn_own_events, heeding, reveal
from coterie.games.rivals.rules.moving import come_home
from coterie.games.rivals.rules.windows import AFTER_ACTION, AFTER_CITY, BEFORE_ACTION, moment, open_between
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.limits import count_use
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import pile
from coterie.kernel.procedures import Procedure, data_of, leave, remember, row
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.scopes import current, passing
from coterie.kernel.steps import Step, step


class Turn(Row):
    """The record of a turn.

    Attributes:
        actions: how many actions are left. unhosted: how many more only for unhosted actions.
        heard: the last serial number when everybody last passed between actions and steps.
    """

    actions: int = ACTIONS
    unhosted: int = 0
    heard: int = 0


def turn_now(s: Rivals) -> Turn | None:
    """Return the record of the current turn, None between turns."""
    found: Turn | None = data_of(s, "turn")
    return found


@step("rivals.turn")
def take_turn(s: Rivals) -> None:
    """Begin a turn; the next one follows. A player who is out has none (RR-19)."""
    if s.active in s.out:
        s.do((next_turn,))
        return
    s.tell("turn", s.active)
    TURN.begin(s, Turn())
    s.do((next_turn,))


def start(s: Rivals, turn: int) -> None:
    """Carry out effects at the start of a turn, before anything becomes ready (RR-4.0, R-271).

    Stolen Rival tokens are returned first.
    """
    returned = [about_seat("rival", s.active, -1, detail=(dealt,)) for dealt, thief in s.stolen if thief == s.active]
    s.do(
        (passing, "start", s.active),
        *([(happening, *returned)] if returned else []),
        (heeding, s.active, tuple(events_in_play(s))),
        (happening, about_seat("begin", s.active)),
    )


def ready_up(s: Rivals, turn: int) -> None:
    """Ready the active player's cards; Fear tokens keep their bearers exhausted once (RR-4.1, R-163, R-164).

    All Fear and No Influence tokens on them are removed, and −1 BP tokens by the set-up option (D-921).
    """
    seat = s.active
    mine = [*coterie(s, seat), *pile(s, "board", seat), *_borne(s, seat)]
    afraid = [p for p in mine if s.pieces[p].count("fear")]
    stays = afraid if s.setup["fear"] == "stays exhausted" else []
    events = [about(s, "straighten", p) for p in mine if not s.pieces[p].ready and p not in stays]
    events += [about(s, "lift", p, s.pieces[p].count("fear"), detail=("fear",)) for p in afraid]
    for kind in ("spent",) if s.setup["minus_bp_stays"] else ("spent", "weak"):
        laid = [p for p in mine if s.pieces[p].count(kind)]
        events += [about(s, "lift", p, s.pieces[p].count(kind), detail=(kind,)) for p in laid]
    if events:
        happen(s, *events)


def _borne(s: Rivals, seat: int) -> list[int]:
    """Return the attachments of a seat's characters, without Curses of other players (R-064)."""
    owners = range(s.seats + 1)
    return [p for at in owners for p in pile(s, "attached", at) if s.game.speaks(s, p) == seat]


def others_use(s: Rivals, turn: int) -> None:
    """Let everybody use what can be used in any turn, if anything has happened since all passed (RR-21, D-926)."""
    _between(s, turn, MOMENTS[TURN.rows[s.rows[turn].at].number])


def _between(s: Rivals, turn: int, name: str) -> None:
    if s.serial != TURN.of(s, turn).heard and open_between(s):
        moment(s, name)
        s.do((all_passed, turn))


@step("rivals.all_passed")
def all_passed(s: Rivals, turn: int) -> None:
    """Record that everybody has passed, so that they are asked again only after something has happened (D-926)."""
    TURN.remember(s, turn, heard=s.serial)


def return_home(s: Rivals, turn: int) -> None:
    """Return the active player's characters from The Streets to its Haven (RR-4.1)."""
    come_home(s, s.active)


def act(s: Rivals, turn: int) -> None:
    """Ask for an action, something that needs none, or the end of the Action Phase (RR-4.2)."""
    now = TURN.of(s, turn)
    options: list[RawOption] = []
    if now.actions:
        options += s.game.offers(s, "actions", s.active, (spend, turn, False))
    if now.actions or now.unhosted:
        options += s.game.offers(s, "unhosted", s.active, (spend, turn, now.unhosted > 0))
    options += s.game.offers(s, "free", s.active)
    s.ask(s.active, ("action?", now.actions + now.unhosted), [*options, ("end", (), ((leave, turn),))], forced=False)


def act_prompt(s: Rivals, turn: int) -> tuple[str, int]:
    """Return the prompt of `act`."""
    now = TURN.of(s, turn)
    return ("action?", now.actions + now.unhosted)


@step("rivals.spend_action")
def spend(s: Rivals, turn: int, unhosted: bool) -> None:
    """Use up an action, or one of those only for unhosted actions."""
    now = TURN.of(s, turn)
    count_use(s, ("actions", s.active), "turn")
    if unhosted:
        TURN.remember(s, turn, unhosted=now.unhosted - 1)
    else:
        TURN.remember(s, turn, actions=now.actions - 1)
    _between(s, turn, AFTER_ACTION)


def unused(s: Rivals) -> tuple[int, int]:
    """Return how many actions the turn still has, and how many only for unhosted ones, besides the one that is being
    performed: it is used up only when it is over. None are left after the Action Phase (RR-4.2)."""
    serial = current(s, "turn")
    if not serial or s.rows[serial].at > TURN.index("4.2.1"):
        return 0, 0
    now, under_way = TURN.of(s, serial), [step_[2] for step_ in s.todo if step_[0] is spend]
    return now.actions - under_way.count(False), now.unhosted - under_way.count(True)


def gain_actions(s: Rivals, actions: int, unhosted: int = 0) -> None:
    """Give the active player more actions in this turn."""
    now = turn_now(s)
    if now is not None:
        remember(s, "turn", actions=max(0, now.actions + actions), unhosted=now.unhosted + unhosted)


# ── the End Phase ───────────────────────────────────────────────────────────────────────────────────────────────────


def torpor_step(s: Rivals, turn: int) -> None:
    """Offer abilities of vampires in torpor, each once, in any order (R-010, R-011, R-012)."""
    options = s.game.offers(s, "torpor", s.active)
    if options:
        s.ask(s.active, ("torpor?",), [*options, ("done", (), ((leave, turn),))])


def mend(s: Rivals, turn: int) -> None:
    """Discard cards to mend: Blood for each, by the set-up option, on a character of the coterie or in torpor (RR-10.3)."""
    seat, each = s.active, s.setup["mend_per_discard"]
    lacking = [p for p in (*coterie(s, seat), *in_torpor(s, seat)) if _can_mend(s, p)]
    if lacking and each and pile(s, "hand", seat):
        options: list[RawOption] = [("mend with", (p,), ((mend_whom, p),)) for p in pile(s, "hand", seat)]
        s.ask(seat, ("mend?", each), [*options, ("done", (), ((leave, turn),))])


def _can_mend(s: Rivals, piece: int) -> bool:
    return missing(s, piece) > 0 and not forbidding(s, "mend in the End Phase", piece)


@step("rivals.mend_whom")
def mend_whom(s: Rivals, card: int) -> None:
    """Ask whom a discarded card mends."""
    seat = s.active
    lacking = [p for p in (*coterie(s, seat), *in_torpor(s, seat)) if _can_mend(s, p)]
    thrown, n = about(s, "discard", card, detail=("to mend",)), s.setup["mend_per_discard"]
    options: list[RawOption] = [
        ("piece", (p,), ((happening, thrown, about(s, "blood", p, n, detail=(seat, "mended"), source=card)),))
        for p in lacking
    ]
    s.ask(seat, ("mend whom?", n), options)


def rise(s: Rivals, turn: int) -> None:
    """Return vampires with full Blood from torpor to the Haven, exhausted or by the set-up option ready (RR-10.2)."""
    full = [p for p in in_torpor(s, s.active) if not missing(s, p) and tokens(s.pieces[p], "blood")]
    if full:
        how = ("ready",) if s.setup["torpor_exit"] == "ready" else ()
        happen(s, *[about(s, "rise", p, detail=how) for p in full])


def draw(s: Rivals, turn: int) -> None:
    """Draw two cards, each from the Library or the Faction Deck (RR-4.3)."""
    s.do(*draws(s.active, DRAWN))


def draws(seat: int, n: int, source: int = -1) -> tuple[Step, ...]:
    """Return the steps by which a seat draws cards, each from a deck of its choice; `source` is the card that lets it."""
    return tuple([(draw_one, seat, left, source) for left in range(n, 0, -1)])


@step("rivals.draw_one")
def draw_one(s: Rivals, seat: int, left: int = 1, source: int = -1) -> None:
    """Draw a card from the Library or the Faction Deck, the first of those left to draw; nothing is drawn from an empty
    deck."""
    options: list[RawOption] = [
        ("draw from", (zone,), ((draw_from, zone, seat, source),))
        for zone in ("library", "faction")
        if pile(s, zone, seat)
    ]
    if options:
        s.ask(seat, ("draw?", left), options)


@step("rivals.draw_from")
def draw_from(s: Rivals, zone: str, seat: int, source: int = -1) -> None:
    """Draw the top card of a deck; `source` is the card that lets the seat draw."""
    happen(s, about(s, "draw", pile(s, zone, seat)[0], source=source))


def end(s: Rivals, turn: int) -> None:
    """Carry out effects at the end of a turn (RR-4.3)."""
    s.do((happening, about_seat("end", s.active)))


def hand_limit(s: Rivals, turn: int) -> None:
    """Discard down to the hand limit, if there is one."""
    limit = s.setup["hand_limit"]
    hand = pile(s, "hand", s.active)
    if limit and len(hand) > limit:
        options: list[RawOption] = [("piece", (p,), ((happening, about(s, "discard", p)),)) for p in hand]
        s.ask(s.active, ("too many?",), options)


@step("rivals.next_turn")
def next_turn(s: Rivals) -> None:
    """Give the next seat its turn, unless the last round is over (D-197)."""
    seats = [seat for seat in playing(s) if seat != s.active]
    if not seats:
        return
    following, limit = seats[0], s.setup["round_limit"]
    if limit and s.round >= limit and begins_round(s, following):
        ending.last_round(s)
        return
    begin_turn_of(s, following)
    s.do((take_turn,))


MOMENTS = {
    "4.1.1w": "before a City card",
    "4.1.1x": AFTER_CITY,
    "4.1.2w": BEFORE_ACTION,
    "4.3.1w": "after mending",
    "4.3.2w": "after the antagonists",
    "4.3.3w": "after drawing",
}  # what the windows of the turn are called, by their rows
TURN: Procedure[Turn] = Procedure(
    "rivals.turn",
    "Turn",
    Turn,
    (
        row("4.0", "Start of the turn", start, "RR-4.0 R-271"),
        row("4.1.1a", "Own Events burn", burn_own_events, "RR-4.1 R-228"),
        row("4.1.1w", "Abilities before the City card", others_use, "RR-21", seldom=True),
        row("4.1.1b", "City Deck", reveal, "RR-4.1 R-186"),
        row("4.1.1x", "Abilities after the City card", others_use, "RR-21", seldom=True),
        row("4.1.2a", "Ready", ready_up, "RR-4.1 R-163 R-164"),
        row("4.1.2c", "Return", return_home, "RR-4.1"),
        row("4.1.2w", "Abilities before the first action", others_use, "RR-21", seldom=True),
        row("4.2.1", "Actions", act, "RR-4.2", again=True, asks=True, menu=act_prompt),
        row("4.3.1a", "Torpor", torpor_step, "R-010 R-011 R-012", again=True, asks=True),
        row("4.3.1b", "Mending", mend, "RR-10.3", again=True, asks=True),
        row("4.3.1c", "Out of torpor", rise, "RR-10.2"),
        row("4.3.1w", "Abilities after mending", others_use, "RR-21 R-210", seldom=True),
        row("4.3.2", "Antagonists", antagonists, "R-187"),
        row("4.3.2w", "Abilities after the antagonists", others_use, "RR-21 R-210", seldom=True),
        row("4.3.3", "Draw", draw, "RR-4.3"),
        row("4.3.3w", "Abilities after the draw", others_use, "RR-21 R-210", seldom=True),
        row("4.3.4", "End of the turn", end, "RR-4.3"),
        row("4.3.5", "Hand limit", hand_limit, "RR-4.3", again=True, asks=True),
    ),
    period=True,
)
