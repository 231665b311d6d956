"""The cards of the Core Set that deal with the City: its Mortals, antagonists and Retainers."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action, agenda, vampire
from coterie.games.rivals.numbers import DAMAGE
from coterie.games.rivals.words.attacking import FirstOfSort
from coterie.games.rivals.words.characters import CHARACTER, CITIZEN, IN_STREETS, SECOND_INQUISITION, HasBlood
from coterie.games.rivals.words.city import CITY_DISCARDED, Divert, Reshuffle, YourTurn
from coterie.games.rivals.words.fights import Attacks, ByYou, DoneBy, OfSortNow
from coterie.games.rivals.words.parties import ATTACKER, BorneBy, PartyOf
from coterie.games.rivals.words.tokens import GainAgenda, GainPrestige
from coterie.games.rivals.words.turns import OfTurn
from coterie.games.rivals.words.zones import AttachTo, Dismiss, Stay
from coterie.words.amounts import Done
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.answering import Prevent
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import EACH_FOE, IT, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, While
from coterie.words.conditions import Exists
from coterie.words.effects import If, IfYouDo
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

OUTSIDE = CHARACTER & MINE & IN_STREETS
OF_THIS_PARTY = PartyOf(THIS)

HUNTING: tuple[Card, ...] = (
    agenda(
        "core-hunt-the-hunters", "Hunt the Hunters",
        Trigger(
            "forced reaction", "defeat", Cards(SECOND_INQUISITION),
            GainPrestige(1) + GainAgenda(1) + Reshuffle(IT | Cards(CITY_DISCARDED)), must=True,
            given=ByYou() & YourTurn(), limit=ONCE_A_TURN,
        ),
    ),
    agenda(
        "core-playthings", "Playthings",
        Trigger("forced reaction", "attach", Cards(CITIZEN & MINE), GainAgenda(1), must=True),
    ),
    agenda(
        "core-strength-in-numbers", "Strength in Numbers",
        OfTurn(
            "forced reaction", "begin", YOU,
            If(Exists(Cards(OUTSIDE & HasBlood(2)), 4), GainAgenda(2), If(Exists(Cards(OUTSIDE), 3), GainAgenda(1))),
            must=True,
        ),
    ),
    vampire(
        "core-liza-holt", "Liza Holt", "toreador", 4, (1, 1, 0), ("celerity", "presence"),
        Trigger(
            "reaction", "defeat", Cards(CHARACTER),
            Choose(
                BorneBy(IT, "retainer"), Choose(OF_THIS_PARTY, AttachTo(THAT, Bound("retainer"))), name="retainer"
            ),
            given=DoneBy(PartyOf(THIS)),
        ),
    ),
    vampire(
        "core-bong-cha-park", "Bong-Cha Park", "toreador", 3, (0, 2, 0), ("presence",),
        OfTurn(
            "reaction", "end", YOU,
            Choose(
                BorneBy(OF_THIS_PARTY, "retainer"), Choose(OF_THIS_PARTY, AttachTo(THAT, Bound("retainer"), quiet=True)),
                name="retainer",
            ),
        ),
    ),
    vampire(
        "core-lixue-chen", "Lixue Chen", "toreador", 6, (1, 2, 0), ("auspex", "celerity", "presence"),
        While(
            YourTurn() & Attacks(PartyOf(THIS)) & OfSortNow(("social",)) & FirstOfSort("social")
            & Exists(BorneBy(THIS, "retainer")),
            Bonus(DAMAGE, 1, ATTACKER),
        ),
    ),
    action(
        "core-distraction", "Distraction", Stay(),
        Trigger(
            "interrupt", "assault", YOU, Choose(EACH_FOE, IfYouDo(Prevent(2), Divert(Done()))), cost=Dismiss(THIS)
        ),
        types="ongoing", clan="malkavian",
    ),
)  # fmt: skip
