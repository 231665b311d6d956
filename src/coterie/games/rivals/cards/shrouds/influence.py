"""Cards of Shadows & Shrouds about Influence, Titles and Agenda on characters."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action, ongoing, scheme, title
from coterie.games.rivals.numbers import BP, INFLUENCE
from coterie.games.rivals.words.characters import CHARACTER, OWN
from coterie.games.rivals.words.fights import Hurt
from coterie.games.rivals.words.influence import InFavor
from coterie.games.rivals.words.players import AHEAD
from coterie.games.rivals.words.tokens import BonusPer, Steal
from coterie.words.amounts import Times
from coterie.words.cards.abilities import Target
from coterie.words.cards.changing import PutCounters
from coterie.words.cards.groups import HOST, Cards
from coterie.words.cards.numbers import Bonus
from coterie.words.groups import Bound

SHADOWS: tuple[Card, ...] = (
    scheme(
        "sas-sixth-tradition-destruction", "Sixth Tradition: Destruction",
        Hurt(Times(1, InFavor(5), 1), Bound("target"), "", ("aggravated",)), targets=(Target("target", Cards(CHARACTER)),),
    ),
    scheme(
        "sas-whats-yours-is-mine", "What's Yours is Mine", Steal("agenda", 1, Bound("foe")),
        targets=(Target("foe", AHEAD),), clan="lasombra",
    ),
    title("sas-legate", "Legate", 4, 4, Bonus(INFLUENCE, 3, HOST), Bonus(BP, 1, HOST), clan="lasombra"),
    ongoing("sas-fight-makes-right", "Fight Makes Right", BonusPer(INFLUENCE, "agenda", OWN)),
    action("sas-winning", "Winning", PutCounters("agenda", 1, OWN)),
)  # fmt: skip
