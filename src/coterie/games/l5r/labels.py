"""What stands behind an option's label: a price, a skill, a strength, what a ring does; what one would look up first."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec.structs import replace

from coterie.games.l5r.actions import offered
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.cards import definition
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.prices import price
from coterie.games.l5r.facts.provinces import lying_in
from coterie.games.l5r.facts.rings import ring_of
from coterie.games.l5r.facts.teams import fmt, the_deck
from coterie.games.l5r.names import amount
from coterie.games.l5r.numbers import STRENGTH
from coterie.games.l5r.rules.draw import drawn
from coterie.games.l5r.rules.duels import before_bids
from coterie.games.l5r.rules.shadow.waves import able, next_wave
from coterie.games.l5r.rules.windows import gains_for_pass, is_last_pass
from coterie.games.l5r.state import L5R, TYPES
from coterie.games.l5r.words.tolls import tolls
from coterie.games.l5r.words.vocabulary import VOICE
from coterie.kernel.procedures import data_of
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step
from coterie.words.cards.naming import listed
from coterie.words.frames import frame_of

LONG = {
    "air": "take 1 honor, or gain 2",
    "earth": "draw a card, and an opponent discards one at random",
    "fire": "honor or dishonor a character",
    "water": "ready a character, or bow one without fate",
    "void": "remove 1 fate from a character",
}
"""What each ring does in the stronghold format (L-7.2)."""
SHORT = {
    **LONG,
    "air": "take 1 honor",
    "earth": "draw a card, or an opponent discards one at random",
    "water": "bow or ready a character at home with at most 1 fate",
}
"""What each ring does in skirmish (L-7.3)."""
SHADOW = {
    "air": "each clan loses 1 honor",
    "earth": "each clan discards a face-up card in its provinces, then a card of its hand at random",
    "fire": "each clan taints a character of its own",
    "water": "each clan bows a character of its own at home",
    "void": "each clan removes 1 fate from a character of its own",
}
"""What each ring does for the Shadowlands (L-20.7, U-043 to U-047)."""


CLOSES = {"conflict": "the conflict is decided", "action": "the window closes"}
"""What follows once both sides have passed in a row."""


def ring_does(s: L5R, seat: int, element: str) -> str:
    """Return what a ring does for a seat."""
    return (SHADOW if not is_clan(s, seat) else LONG if fmt(s).stronghold else SHORT)[element]


@cache
def ring_term(element: str) -> str:
    """Return what a ring does for everybody, as its explanation says it."""
    does = LONG[element], SHORT[element], SHADOW[element]
    said = [f"{does[0][:1].upper()}{does[0][1:]}."]
    said += [f"In skirmish: {does[1]}."] if does[1] != does[0] else []
    return " ".join([*said, f"For the Shadowlands: {does[2]}."])


def told_price(s: L5R, piece: int) -> str:
    """Return what a card costs and who pays: the asked seat, or the Shadowlands deck where that plays it (U-084)."""
    assert s.asked is not None
    payer, whose = (the_deck(s), "its") if s.asked[1][0] == "plays?" else (s.asked[0], "your")
    cost = price(s, piece, payer)
    return f"{cost} of {whose} {s.fate[payer]} fate" if cost else ""


def _of_card(s: L5R, args: tuple[Any, ...]) -> str:
    return told_price(s, args[0]) or "costs nothing"


def _of_disguise(s: L5R, args: tuple[Any, ...]) -> str:
    """Return the price before it is known whom a character replaces (part 16)."""
    assert s.asked is not None
    return f"{price(s, args[0], s.asked[0])} of your {s.fate[s.asked[0]]} fate, less the printed cost of the other"


def _of_ability(s: L5R, args: tuple[Any, ...]) -> str:
    """Return the text of an ability where it can be used: without its condition, which is met, but with its limit and with what
    opponents demand."""
    assert s.asked is not None
    number = args[1] if len(args) > 1 else offered(s, s.asked[0], args[0])[0][0]
    ability = s.pieces[args[0]].text[number - 1]
    text = str(replace(ability, given=None).say(VOICE)).removeprefix("action: ")
    owed = tolls(s, ability, s.pieces[args[0]], frame_of(s, s.pieces[args[0]], args[0], s.asked[0]))
    return "; ".join([text, *[f"besides its cost, {price.say(VOICE)}" for _, price, _ in owed]])


def _of_fighter(s: L5R, args: tuple[Any, ...]) -> str:
    """Return the skill of a character, and what declaring it costs (L-21.1)."""
    now, piece = conflict(s), args[0]
    if now is None or now.kind not in TYPES:
        return ""
    due = s.pieces[piece].count("tainted") and is_clan(s, s.game.speaks(s, piece))
    return f"{s.game.number(s, now.kind, piece)} {now.kind}{', for 1 honor' if due else ''}"


def _of_conflict(s: L5R, args: tuple[Any, ...]) -> str:
    fate = ring_of(s, args[0]).fate
    return f"{fate} fate lies on it" if fate else ""


def _of_province(s: L5R, args: tuple[Any, ...]) -> str:
    """Return the strength of a province that lies face up, and the cards in it that do: by these it is found on the table."""
    now = s.pieces[args[0]]
    strength = [] if now.down else [f"strength {s.game.number(s, STRENGTH, args[0])}"]
    there = [definition(s, p).name for p in lying_in(s, now.place) if not s.pieces[p].down]
    return ", ".join([*strength, *([f"with {listed(there)}"] if there else [])])


def _of_type(s: L5R, args: tuple[Any, ...]) -> str:
    """Return with how much skill the wave attacks in a conflict of a type (U-109)."""
    kind = args[0]
    return f"they have {sum([s.game.number(s, kind, p) for p in able(s, next_wave(s), kind)])}"


def _of_ring(s: L5R, args: tuple[Any, ...]) -> str:
    assert s.asked is not None
    return ring_does(s, s.asked[0], args[0])


def _of_bid(s: L5R, args: tuple[Any, ...]) -> str:
    """Return how many cards a bid draws, or what it comes to in a duel (D.7)."""
    assert s.asked is not None
    if s.asked[1] == ("bid?", ("cards",)):
        return f"draw {amount(drawn(s, s.asked[0], args[0]))}"
    now = data_of(s, "duel")
    if now is None:
        return ""
    own = before_bids(s, now)[s.game.speaks(s, now.challenger[0]) != s.asked[0]]
    return f"{own + args[0]} in all" if own else ""


def _of_yes(s: L5R, args: tuple[Any, ...]) -> str:
    """Return what is discarded from a province that has broken (L-6.10)."""
    assert s.asked is not None
    word, about = s.asked[1]
    if word != "plunder?":
        return ""
    there = lying_in(s, about[0])
    return listed(["the face-down card" if s.pieces[p].down else definition(s, p).name for p in there])


def _of_pass(s: L5R, passed: Step) -> str:
    """Return what follows if a seat passes in a window and nobody is asked after it (L-5.3, L-9.3)."""
    assert s.asked is not None
    word, about = s.asked[1]
    if word != "window" or not is_last_pass(passed):
        return ""
    if about[0] == "dynasty":
        return f"{'you gain 1 fate and ' if gains_for_pass(s) else 'you '}act no more in this phase"
    return CLOSES[about[0]]


BEHIND: dict[str, Callable[[L5R, tuple[Any, ...]], str]] = {
    "muster": _of_card, "play": _of_card, "attach": _of_card, "disguise": _of_disguise,
    "use card": _of_ability, "use card at": _of_ability, "use a card": _of_ability,
    "attacker": _of_fighter, "defender": _of_fighter, "conflict": _of_conflict, "province": _of_province,
    "type": _of_type, "resolve": _of_ring, "bid": _of_bid, "yes": _of_yes,
}  # fmt: skip
"""What stands behind options, by their words."""


def behind(s: L5R, raw: RawOption) -> str:
    """Return what stands behind an option's label, "" for nothing."""
    if s.asked is None:
        return ""
    if raw[0] == "pass":
        return _of_pass(s, raw[2][0]) if raw[2] else ""
    return BEHIND[raw[0]](s, raw[1]) if raw[0] in BEHIND else ""
