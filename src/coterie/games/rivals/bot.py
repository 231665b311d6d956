"""What bots may weigh: how good a position is for a seat, and how far a turn reaches.

Everything is counted in Agenda. An attack or an Influence Conflict that goes on when somebody else is asked is weighed by what
it would come to; what hidden hands hold is never read, only how many cards they are. Of face-down cards a seat reads its own
and those that it was shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from operator import attrgetter

from coterie.games.rivals.facts import (
    TOKEN_BACK,
    USES,
    blood,
    coterie,
    coteries,
    definition,
    in_use,
    influence,
    is_character,
    playing,
    rivals_of,
    totals,
)
from coterie.games.rivals.numbers import ATTRIBUTES, BP
from coterie.games.rivals.rules.attack import ATTACK, met_with, onslaught
from coterie.games.rivals.rules.attack_cards import can_play, may_lay
from coterie.games.rivals.rules.attack_state import NOBODY, Attack, fight, is_open, mute, strikes
from coterie.games.rivals.rules.damage import lowered, mortal_blood
from coterie.games.rivals.rules.influence import able_to_exert
from coterie.games.rivals.rules.influence_state import NO, SUCCEEDS, UNSAID, YES, Conflict, conflict_now
from coterie.games.rivals.rules.plots import contributed, prestige_on
from coterie.games.rivals.rules.turn import unused
from coterie.games.rivals.state import NOTHING, Rivals
from coterie.games.rivals.words.players import EachDoes
from coterie.games.rivals.words.plots import Conspiracy
from coterie.kernel.limits import used
from coterie.kernel.pieces import found, pile
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import current
from coterie.kernel.weighing import Weighing, odds
from coterie.words.cards.groups import EVERYBODY
from coterie.words.frames import Frame
from coterie.words.word import walk


@dataclass(frozen=True, slots=True)  # slots are read faster than fields of a tuple
class Weights:
    """The prices of the evaluation, in Agenda."""

    vampire: float = 0.6  # a character of the coterie
    potency: float = 0.16  # each point of its BP
    blood: float = 0.12  # each Blood on it
    torpid: float = 0.25  # a vampire in torpor
    waking: float = 0.1  # each Blood on it
    ready: float = 0.03  # that it is ready: what exhausts it should bring something
    borne: float = 0.3  # a card attached to a character; a Curse counts against it
    used: float = 0.02  # a wraith that is exhausted until the next turn
    spent: float = 0.04  # a No Influence token on it
    afraid: float = 0.15  # a Fear token on it, which costs it its next turn
    board: float = 0.25  # an Ongoing card; a Ritual only as long as there is Blood on it
    charge: float = 0.08  # each Blood on a Ritual
    plot: float = 0.25  # a face-down card
    fund: float = 0.1  # each Prestige on it, as far as it needs it
    threat: float = 0.35  # a foe's Conspiracy that is ready, for who has not contributed
    asked: float = 0.02  # that one of several foes knows a Conspiracy, and may contribute
    vain: float = 1.0  # asking the only foe, who protects itself
    scheme: float = 1.0  # what a Scheme does for who has played it
    shared: float = 0.3  # what it does for that player if it does the same for others
    card: float = 0.16  # a card of the hand, as long as there are few
    heir: float = 0.2  # that the hand has a vampire, for each character that the coterie lacks
    spare: float = 0.04  # each card more
    action: float = 0.35  # an action that is left
    outside: float = 0.1  # a character in The Streets can be reached
    danger: float = 0.55  # that it might be defeated there, if it has no more Blood than an attack takes
    alone: float = 2.5  # a coterie of one is one attack from the end
    empty: float = 0.8  # nobody stays at the Haven
    prestige: float = 0.05  # each Prestige, beside what is missing at little (`LEAN`)
    carried: float = 0.7  # each Agenda on a character, which counts only once it gets home
    reward: float = 0.4  # what a defeated Mortal brings beside its Agenda
    beaten: float = 0.3  # what a defeat costs beside the vampire itself: what hangs on it, and its way back
    stirred: float = 0.005  # each card in the City's discard pile: what is thrown there for nothing should stay
    scale: float = 1.35  # by how much one Agenda changes the odds


W = Weights()
FEW = 6  # cards of a hand that are worth holding
LEAN = (9.0, 6.5, 5.0, 4.0, 3.2, 2.6, 2.1, 1.7, 1.4, 1.2, 1.0)  # what is missing at so little Prestige
ENOUGH = 0.8  # what is missing at more Prestige than that
COTERIE = 4  # characters of a coterie that needs no more
PAIR = 2  # characters of a coterie of which a defeat leaves one at most
FUNDED = 4  # the most Prestige that a face-down card is likely to need
AIMS = ("victim", "player", "foe", "target", "character")  # names under which effects know at whom they are aimed
HINT = 0.01  # what an aim alone counts: two seats are not the same thing, before anything has come of it
STANCE = 0.1  # what a side counts before anything is committed to it: the sides are not the same thing
MODIFIER = 2.0  # the Influence of a card that lies face down for one side
OFTEN = 3  # how often in a turn the abilities of a card are used, where they have no limit
ACTIVATES = ("activate", "activate at")
GIVING_UP = ("mend?", "discard?", "too many?")  # questions about cards of the hand that go for nothing of their own
USED = ("used", "any turn")  # under which abilities listen that can be used in anybody's turn: those of wraiths, mostly
SPREAD = 1.6  # how much one point to spare is worth against luck, as the exponent of `likely`
SURE = 4.0  # how much more it is worth where hardly anything can still come between
JUST = 0.5  # half a point: damage and Influence are whole, so what is just enough is half a point above what is not
NEW_HEIR, SPARE_HEIR, NO_HEIR = 3.0, 1.0, 0.0  # a vampire of the hand: one is lacking, none is, it is in play already
PLAYABLE, UNPLAYABLE = 2.0, 0.5  # the same of another card: whether somebody could play it
TWICE = 0.3  # how much less a card is wanted of which the hand has another
BLOW = 3.0  # the damage of an attack, on the average
TEXT = 0.8  # what the text of a face-down card may add
CARD = 1.0  # what the card adds that an attacker may still play
REACTION = 0.9  # what a Reaction card may take away
REACTS = ATTACK.index("6")  # the row of an attack behind which nobody plays one


class RivalsWeighing(Weighing[Rivals]):
    """What bots may read of a position of Rivals."""

    def evaluate(self, s: Rivals, seat: int) -> float:
        if s.result is not None:
            return s.result[seat]
        if seat in s.out:
            return 0.0
        there, ours, hosts = playing(s), coteries(s), bearers(s)  # read off once for all seats: this is asked most
        values = {other: worth(s, other, ours[other], hosts) for other in there}
        if USED in s.ears:
            for other in used_wraiths(s):
                values[other] = values.get(other, 0.0) - W.used
        asking = awaits_contribution(s)
        if not asking and s.active in values:
            values[s.active] += W.action * sum(unused(s))
        vain = W.vain if asking and len(there) == 2 else 0
        values[seat] += secrets(s, seat, there, len(ours[seat])) - vain
        values[seat] -= HINT * aimed_at(s, seat) + W.stirred * len(s.piles.get(("discard", s.seats), ()))
        if len(s.scopes) > 1:  # something goes on beside the turn
            weigh_conflict(s, values)
            now = fight(s)
            if now is not None:
                weigh_attack(s, now, values, seat)
        best = max([values[other] for other in there if other != seat], default=0.0)
        return odds(values[seat] - best, W.scale)

    def tried(self, s: Rivals) -> Sequence[int]:
        asked = s.asked
        assert asked is not None
        seat, (word, _), options = asked[:3]
        if word == "draw?" and len(options) > 1:
            return (1,) if lacks_an_heir(s, seat) else (0,)
        if word in GIVING_UP:
            return least_wanted(s, seat, options)
        if s.uses:
            return not_again(s, options)
        return range(len(options))

    # read before each step of a search, so it is no Python function
    horizon = staticmethod(attrgetter("turn"))  # type: ignore[assignment]  # mypy takes no attribute for a method


def not_again(s: Rivals, options: Sequence[RawOption]) -> Sequence[int]:
    """Return the options but for abilities of cards that have been used often in this turn.

    What has no limit and costs little could be used for ever: a Mortal thrown away for another one looks a little better
    each time.
    """
    kept = [
        at
        for at, (word, args, _) in enumerate(options)
        if word not in ACTIVATES or used(s, (USES, args[0]), "turn") < OFTEN
    ]
    return kept or range(len(options))


def bearers(s: Rivals) -> dict[int, int]:
    """Return how many cards each bearer has attached, Curses subtracted and wraith tokens left out."""
    piles, pieces = s.piles, s.pieces
    found: dict[int, int] = {}
    for at in range(s.seats + 1):
        for p in piles.get(("attached", at), ()):
            now = pieces[p]
            host = now.host
            if not now.back.startswith(TOKEN_BACK):
                cursed = at < s.seats and host >= 0 and at != pieces[host].owner  # as in `facts.is_curse`
                found[host] = found.get(host, 0) + (-1 if cursed else 1)
    return found


def used_wraiths(s: Rivals) -> list[int]:
    """Return whose wraiths are exhausted, a seat for each: what is used in vain is not there when it is needed."""
    pieces = s.pieces
    tokens = [p for p in s.ears[USED] if pieces[p].back.startswith(TOKEN_BACK)]
    return [s.game.speaks(s, p) for p in tokens if not (pieces[p].ready and pieces[pieces[p].host].ready)]


def worth(s: Rivals, seat: int, there: list[int], hosts: dict[int, int]) -> float:
    """Return what a seat has, in Agenda, but for the actions of its turn; public knowledge only.

    Args:
        s: the state.
        seat: the seat.
        there: its coterie.
        hosts: how many cards each bearer on the table has attached, as in `bearers`.
    """
    prestige, piles, pieces, faces, ears = s.prestige[seat], s.piles, s.pieces, s.game.faces, s.ears
    printed = ("number", BP) not in ears  # no number is asked more often, and hardly anything changes it
    hand = len(piles.get(("hand", seat), ()))
    value = s.agenda[seat] + W.prestige * prestige - (LEAN[prestige] if prestige < len(LEAN) else ENOUGH)
    value += W.card * min(hand, FEW) + W.spare * max(0, hand - FEW)
    outside = 0
    for p in there:
        now = pieces[p]
        lying = totals(now.counters)
        on = lying.get("blood", 0)
        plain = printed and not now.lasting and "weak" not in lying and ("number", BP, p) not in ears
        value += W.vampire + W.potency * (faces[now.face].bp if plain else s.game.number(s, BP, p, now)) + W.blood * on
        if p in hosts:
            value += W.borne * hosts[p]
        if now.ready:
            value += W.ready
        if lying:
            value += W.carried * lying.get("agenda", 0) - W.spent * ("spent" in lying) - W.afraid * ("fear" in lying)
        if now.zone == "streets":
            outside += 1
            value -= W.outside + W.danger * likely(BLOW - on)
    value -= (W.empty / len(there) if there and outside == len(there) else 0) + (W.alone if len(there) == 1 else 0)
    if torpid := piles.get(("torpor", seat)):
        value += sum([W.torpid + W.waking * blood(s, p) for p in torpid])
    for p in piles.get(("board", seat), ()):
        now = pieces[p]
        if "ritual" not in faces[now.face].types:
            value += W.board
        elif on := totals(now.counters).get("blood", 0):
            value += W.board + W.charge * on
    if plots := piles.get(("plots", seat)):
        value += sum([W.plot + W.fund * min(FUNDED, prestige_on(s, p)) for p in plots])
    return value


def aimed_at(s: Rivals, seat: int) -> int:
    """Return how many effects that go on are aimed at a seat."""
    found = 0
    for row in s.rows.values():
        if type(row) is Frame:
            found += sum([1 for name, aim in row.bound if name in AIMS and aim == seat])
    return found


def secrets(s: Rivals, seat: int, there: tuple[int, ...], characters: int) -> float:
    """Return how much better a seat stands than `worth` says, by what it knows and others do not: whether it could recruit,
    and the faces of its own face-down cards and of those that it was shown (RR-11.1).

    Args:
        s: the state.
        seat: the seat.
        there: the seats in the game.
        characters: how many its coterie has.
    """
    value, faces, piles = 0.0, s.game.faces, s.piles
    hand = piles.get(("hand", seat), ())
    if characters < COTERIE and [p for p in hand if faces[s.pieces[p].face].kind == "vampire"]:
        value += W.heir * (COTERIE - characters)
    for other in there:
        for p in piles.get(("plots", other), ()):
            known, n = s.pieces[p].known, prestige_on(s, p)
            least = needed(s, p) if known >> seat & 1 else 0
            if other == seat:
                value -= W.fund * max(0, min(FUNDED, n) - least)
                value += W.asked * sum([known >> each & 1 for each in there if least and each != seat])
            elif least and not contributed(s, p, seat):
                value -= W.threat * min(1.0, n / least)
    return value


def lacks_an_heir(s: Rivals, seat: int) -> bool:
    """Return whether a seat has few characters and no vampire in its hand: then its next card comes from the Faction Deck."""
    faces = s.game.faces
    if [p for p in pile(s, "hand", seat) if faces[s.pieces[p].face].kind == "vampire"]:
        return False
    return len(coterie(s, seat)) < COTERIE


def least_wanted(s: Rivals, seat: int, options: Sequence[RawOption]) -> list[int]:
    """Return the places of the option that gives up the card that a seat wants least, and of the one that gives up none."""
    going: dict[int, float] = {}
    for n, (word, args, _) in enumerate(options):
        if word != "done":
            card = args[0]
            going[n] = wanted(s, seat, card if type(card) is int else card[0])  # a number, or a reference
    least = min(going, key=lambda n: going[n], default=-1)
    return [n for n in range(len(options)) if n == least or n not in going]


def wanted(s: Rivals, seat: int, piece: int) -> float:
    """Return how much a seat wants to keep a card of its hand: least what it has nobody for, or has twice."""
    card, own = definition(s, piece), coterie(s, seat)
    twice = [p for p in pile(s, "hand", seat) if p < piece and s.pieces[p].face == card.face]
    if card.kind == "vampire":
        lacking = NEW_HEIR if len(own) < COTERIE else SPARE_HEIR
        value = NO_HEIR if in_use(s, card.name) is not None else lacking
    else:
        able = [p for p in own if s.game.number(s, BP, p) >= (card.bp or 0)]
        skilled = [p for p in able if not card.clan or s.game.value(s, "clan", p) == card.clan]
        value = PLAYABLE if skilled else UNPLAYABLE
    return value - (TWICE if twice else 0)


def needed(s: Rivals, piece: int) -> int:
    """Return the Prestige that a Conspiracy needs, 0 for another card."""
    return next((each.least for each in definition(s, piece).on("plots") if isinstance(each, Conspiracy)), 0)


def awaits_contribution(s: Rivals) -> bool:
    """Return whether somebody is asked for Prestige for a Conspiracy of the active player.

    Its actions count for nothing then, or showing a Conspiracy would always come first, as if that kept them.
    """
    return s.asked is not None and s.asked[1][0] == "contribute?" and s.asked[0] != s.active


@lru_cache(maxsize=1024)
def likely(by: float) -> float:
    """Return how likely something is that needs no more than luck of 0, where `by` is how much there is to spare."""
    return 1 / (1 + exp(-SPREAD * by))


def weigh_conflict(s: Rivals, values: dict[int, float]) -> None:
    """Add to what the seats have what an Influence Conflict is likely to bring: the seats that have not chosen yet are
    taken to be against it with all their characters."""
    now = conflict_now(s)
    if now is None or now.seat not in values or now.counted:
        return
    lead = 0.0
    for seat in values:
        hidden = MODIFIER * sum(1 for each in now.placed if each.seat == seat)
        if now.sides[seat] == UNSAID:
            lead -= sum([influence(s, p) for p in able_to_exert(s, seat)]) if seat != now.seat else 0
        elif now.sides[seat] in (YES, NO):
            lead += (now.amounts[seat] + hidden + STANCE) * (1 if now.sides[seat] == YES else -1)
    needed = -JUST if s.setup["scheme_tie"] == SUCCEEDS else JUST  # a tie is decided by the set-up option (RR-12.1)
    values[now.seat] += likely(lead - needed) * promised(s, now)


def promised(s: Rivals, now: Conflict) -> float:
    """Return what a Scheme would do for who has played it: less if it does the same for others or comes from the City,
    where it can be done again, and harm if it is aimed at its own player."""
    for name, aim in s.rows[now.frame].bound:
        if name in AIMS and now.seat == (aim if type(aim) is int else s.game.speaks(s, aim[0])):
            return -W.scheme
    for_all = any(part == EVERYBODY or isinstance(part, EachDoes) for part in walk(now.does))
    return W.shared if for_all or s.pieces[now.card[0]].zone == "city" else W.scheme


def weigh_attack(s: Rivals, now: Attack, values: dict[int, float], viewer: int) -> None:
    """Add to what the seats have what an attack is likely to change: nothing if it deals no damage.

    Args:
        s: the state.
        now: what the attack remembers.
        values: what each seat has; it is changed.
        viewer: the seat that weighs it, which knows its own hand.
    """
    if now.target == NOBODY or found(s, now.target) is None or found(s, now.attacker) is None:
        return
    seat, victim = s.game.speaks(s, now.attacker[0]), now.target[0]
    if seat not in values:
        return
    own = seat == viewer
    damage = expected(s, now, own=own)
    if damage <= 0:
        return
    if not is_character(s, victim):
        agenda = int(definition(s, victim).stats.get("agenda", 0))
        chance = likely((damage - mortal_blood(s, victim) + JUST) * (SURE if now.sort or own else 1))
        values[seat] += chance * (agenda + W.reward)
        return
    foe, on = now.foe, blood(s, victim)
    if foe not in values:
        return
    answered = pile(s, "hand", foe) and not mute(now) and s.rows[current(s, "attack")].at <= REACTS
    damage -= REACTION if answered else 0
    killed = likely((damage - on + JUST) * (1 if answered else SURE))
    lost = W.blood * max(0.0, min(damage, on))
    lost += killed * (W.vampire + W.potency * s.game.number(s, BP, victim) + W.beaten - W.torpid)
    values[foe] -= lost + (killed * W.alone if len(coterie(s, foe)) <= PAIR else 0)
    values[seat] += killed * ((1 if foe in rivals_of(s, seat) else 0) + s.pieces[victim].count("agenda"))


def expected(s: Rivals, now: Attack, *, own: bool) -> float:
    """Return the damage that an attack would deal as it stands, before its type is said that of the best type.

    Args:
        s: the state.
        now: what the attack remembers.
        own: whether the attacker's hand is known; a card that is not is taken to add `CARD`.
    """
    if now.sort:
        hidden = now.card != NOTHING and not is_open(s, now.card)
        return _dealt(s, now, hidden=hidden) if strikes(now) else 0.0
    best, who = max([_blow(s, now.but(sort=sort)) for sort in ATTRIBUTES]), now.attacker[0]
    hand = pile(s, "hand", s.game.speaks(s, who)) if may_lay(s, now) else ()
    if not own:
        return best + (CARD if hand else 0)
    with_cards = [
        _dealt(s, now.but(sort=sort, card=p), hidden=True)
        for p in hand
        for sort in definition(s, p).attack
        if can_play(s, p, who, sort, "attack")
    ]
    return max(best, max(with_cards, default=0.0))


def _dealt(s: Rivals, now: Attack, *, hidden: bool) -> float:
    """Return the damage of an attack with its card, whose text may add to it as long as it is `hidden`."""
    return _blow(s, now) + (TEXT if hidden and definition(s, now.card).plays is not None else 0)


def _blow(s: Rivals, now: Attack) -> int:
    """Return the damage that the target would take, as in `forecast.blow`, which also says where it comes from."""
    tags, shield = met_with(s, now)
    return max(0, onslaught(s, now) - lowered(s, now.target[0], now.sort, tags, shield))
