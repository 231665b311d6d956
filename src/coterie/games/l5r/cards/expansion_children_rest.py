"""Children of the Empire: duels that answer events, and honor for who lacks it."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, event, fight_event, target
from coterie.games.l5r.words.comparing import WithHonor
from coterie.games.l5r.words.conditions import CONFLICT, ThatIs
from coterie.games.l5r.words.conflicts import LOSER
from coterie.games.l5r.words.duelling import challenge_of_theirs
from coterie.games.l5r.words.filters import ANYWHERE, CHARACTER, EVENT, PARTICIPATING
from coterie.games.l5r.words.matching import OfHand
from coterie.games.l5r.words.players import Draw, GainHonor
from coterie.words.cards.answering import Cancel
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import If
from coterie.words.groups import Bound

CHALLENGER = target(CHARACTER & PARTICIPATING & MINE, "challenger")

CARDS: tuple[Card, ...] = (
    fight_event(
        "16-civil-discourse",
        challenge_of_theirs(
            "political", Gain(Bonus("cost", 1, Cards(OfHand())), LOSER, "conflict"), Bound("challenger")
        ),
        targets=(CHALLENGER,),
    ),
    answer_event(
        "16-defend-your-honor", "would", "initiate", Cards(ANYWHERE & EVENT & FOES),
        challenge_of_theirs("military", If(ThatIs(MINE, "winner"), Cancel()), Bound("challenger")), given=CONFLICT,
        targets=(CHALLENGER,),
    ),
    event(
        "16-prayers-to-ebisu",
        GainHonor(-4, WithHonor(least=19)) + GainHonor(4, WithHonor(most=6)) + Draw(1),
    ),
)  # fmt: skip
