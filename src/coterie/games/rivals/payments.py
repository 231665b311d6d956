"""Options that cost a player its last Prestige or its last vampire, and so the game (RR-19)."""

from __future__ import annotations

import random
import re
from functools import cache

from msgspec.structs import replace

from coterie.games.rivals.facts import blood, coterie, definition, has_type, mortals
from coterie.games.rivals.numbers import TOLL
from coterie.games.rivals.rules.city import asks_first
from coterie.games.rivals.rules.recruiting import price
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.tokens import PayBlood
from coterie.games.rivals.words.vocabulary import VOICE
from coterie.kernel.lookahead import before_menu
from coterie.kernel.pieces import pile
from coterie.kernel.questions import RawOption

LAST_PRESTIGE = "This is your last Prestige: without any you are out of the game."
LAST_VAMPIRE = "This costs you your last vampire: without any you are out of the game."
WEAK = 1  # the Blood with which an only character is in danger from what its own player does
NEAR = 2  # Prestige; with more only recruiting is expected to cost all of it, and nobody looks ahead
# Options that cost nothing themselves, and behind which the same player decides again.
FREE = frozenset(("claim", "draw", "draw from", "go out", "mend with", "new party", "party", "show", "sort", "take"))
NAMING = frozenset(("along?", "mend whom?", "too many?"))  # questions that only ask for a card or a character
BY_TEXT = frozenset(("play", "unhosted"))  # options that do what their card says
# What a text speaks of that may cost Prestige.
COSTLY = re.compile("Prestige|Influence|Blood|damage|torpor|defeat|burn")


def fatal(s: Rivals) -> dict[int, str]:
    """Return which options cost the seat that is asked its last Prestige, or eliminate it before its next question, each with
    a warning."""
    assert s.asked is not None
    seat, (prompt, _), options = s.asked[:3]
    paid = dict.fromkeys([n for n in range(len(options)) if _recruits_with_the_last(s, seat, n)], LAST_PRESTIGE)
    if (s.prestige[seat] > NEAR and not _hangs_by_a_thread(s, seat)) or len(options) == 1 or seat in s.out:
        return paid
    looked = [n for n, option in enumerate(options) if n not in paid and could_cost(s, prompt, option)]
    if not looked:
        return paid
    world = s.sample(seat, random.Random(0))  # a warning must not tell what is hidden from the seat
    found = {index: _is_out_by(world.clone(), seat, index) for index in looked}
    return paid | {index: warning for index, warning in found.items() if warning}


def _hangs_by_a_thread(s: Rivals, seat: int) -> bool:
    """Return whether a seat has a single character with so little Blood that what it does may cost it."""
    own = coterie(s, seat)
    return len(own) == 1 and blood(s, own[0]) <= WEAK


def could_cost(s: Rivals, prompt: str, option: RawOption) -> bool:
    """Return whether an option could cost Prestige at all, by what it is and by what its card says (D-672); if not, nobody
    needs to look ahead."""
    word, args = option[0], option[1]
    if word in FREE or prompt in NAMING:
        return False
    if word == "end" or (word == "done" and prompt == "mend?"):
        return _strikes_first(s)
    if prompt == "struck?":
        _, _, _, left, *_ = option[2][0]  # `hand_out` asks again as long as some is left
        return not left
    if word == "attack":
        return ("number", TOLL) in s.ears
    if word in ("activate", "activate at"):
        return any(_is_costly(ability) for ability in s.pieces[args[0]].text if isinstance(ability, Activate))
    return word not in BY_TEXT or COSTLY.search(definition(s, args[0]).text) is not None


@cache
def _is_costly(ability: Activate) -> bool:
    """Return whether the text of an ability speaks of what may cost Prestige. Blood that a character pays for it does not: it
    is never its last (R-114)."""
    harmless = isinstance(ability.cost, PayBlood) and not ability.cost.last
    return COSTLY.search((replace(ability, cost=None) if harmless else ability).say(VOICE)) is not None


def _strikes_first(s: Rivals) -> bool:
    """Return whether anything could strike the active player's coterie before it is asked from which of two decks it draws, or
    whom antagonists strike."""
    if asks_first(s):
        return False
    decks = [zone for zone in ("library", "faction") if pile(s, zone, s.active)]
    return len(decks) < 2 or any(has_type(s, p, "antagonist") for p in mortals(s))


def _recruits_with_the_last(s: Rivals, seat: int, index: int) -> bool:
    assert s.asked is not None
    word, args = s.asked[2][index][:2]
    return word == "recruit" and price(s, seat, args[0]) >= s.prestige[seat]


def _is_out_by(world: Rivals, seat: int, index: int) -> str:
    """Return the warning if a seat is out before its next question in a world, which is played on, if the others do little."""
    world.pick(index, before_menu)
    while seat not in world.out and not world.over:
        if world.asked is not None and world.asked[0] != seat:
            world.pick(world.asked[3], before_menu)
        elif world.asked is None and world.active != seat:
            world.play()  # another player's menu comes next
        else:
            break
    if seat not in world.out:
        return ""
    return LAST_VAMPIRE if world.prestige[seat] else LAST_PRESTIGE
