"""Master cards beside the minions that change what the minions of a clan, or of all, can do: domains and portents."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.numbers import BLEED, STRENGTH
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.corruption import BurnCorruption, Corrupt, CorruptionOn, Overcome
from coterie.games.vtes.words.deeds import FeedOn, Steal
from coterie.games.vtes.words.involved import ANOTHER
from coterie.games.vtes.words.modes import Can, CanAct
from coterie.games.vtes.words.permanents import PutInPlay
from coterie.games.vtes.words.resources import BloodOn, Burn, BurnBlood
from coterie.games.vtes.words.selves import LESSER, OF_PREY, VAMPIRE, OfClan
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import MoveCounters, PutCounters, RemoveCounters
from coterie.words.cards.filters import With
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Counters
from coterie.words.conditions import AtLeast
from coterie.words.effects import Choose, ForEach, If, May, Pay
from coterie.words.groups import THAT

RAVNOS, DREAM = VAMPIRE & OfClan("Ravnos"), "nightmare"
DREAMING, DREAMS = Cards(With(DREAM)), Counters(DREAM, THAT)
WAKING = ForEach(Cards(RAVNOS & With(DREAM)), If(AtLeast(BloodOn(THAT), DREAMS), BurnBlood(DREAMS, THAT), Burn()))

DOMAINS: tuple[Card, ...] = (
    card(
        "Cave of Apples",
        plain(PutInPlay()),
        abilities=(
            CanAct(
                Corrupt() >> If(Overcome(), May(Pay(BurnCorruption(CorruptionOn()), Steal(THAT)))),
                "controlled",
                VAMPIRE & OfClan("Ministry"),
                at=Cards(LESSER & OF_PREY),
            ),
        ),
    ),
    card(
        "Week of Nightmares",
        plain(PutInPlay() >> PutCounters(DREAM, 10, PLACED), alone=("game",)),
        abilities=(
            Bonus(BLEED, 1, Cards(RAVNOS)),
            Bonus(STRENGTH, 1, Cards(RAVNOS)),
            Cannot("hunt as normal", Cards(RAVNOS)),
            CanAct(FeedOn(), "anybody", RAVNOS, 1, at=Cards(ANOTHER & RAVNOS)),
            Can(
                Choose(Cards(RAVNOS), MoveCounters(DREAM, 1, THIS, THAT)),
                when=("unlock",),
                limit=ONCE_A_TURN,
                anybodys=True,
            ),
            Trigger(
                "forced reaction",
                "counter",
                THIS,
                WAKING + ForEach(DREAMING, RemoveCounters(DREAM, DREAMS, THAT)) + Burn(THIS),
                must=True,
                given=~AtLeast(Counters(DREAM, THIS), 1),
            ),
        ),
    ),
)
