"""The Titles of the Core Set, and the Prince of San Francisco."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, title
from coterie.games.rivals.numbers import DAMAGE, INFLUENCE, RECRUIT_COST, SECRECY
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.attacking import FightsAgainst
from coterie.games.rivals.words.characters import CHARACTER, IN_HAVEN, IN_STREETS, MORTAL, ONGOING, TITLED
from coterie.games.rivals.words.circumstances import IsSo, OneOrOther
from coterie.games.rivals.words.players import ForYou
from coterie.games.rivals.words.titles import PRINCE, Bears
from coterie.games.rivals.words.tokens import GainAgenda, GainPrestige, LosePrestige
from coterie.games.rivals.words.turns import OfTurn
from coterie.games.rivals.words.zones import Burn
from coterie.words.cards.abilities import Target
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import EACH_FOE, HOST, YOU, Cards
from coterie.words.cards.numbers import Bonus, Sets, While
from coterie.words.groups import Bound
from coterie.words.picking import Choose

PRINCE_BP = 7  # what the Prince counts as where Titles are measured by the BP that they need (RR-13.2)

TITLES: tuple[Card, ...] = (
    title("core-herald", "Herald", 2, 2, ForYou(RECRUIT_COST, -1)),
    title("core-keeper-of-elysium", "Keeper of Elysium", 4, 4, Bonus(SECRECY, 1, Cards(CHARACTER & MINE & IN_HAVEN))),
    title(
        "core-primogen", "Primogen", 3, 3,
        Bonus(INFLUENCE, 1, HOST), While(FightsAgainst(HOST, CHARACTER & TITLED), Bonus(DAMAGE, 1, HOST)),
    ),
    title(
        "core-seneschal", "Seneschal", 5, 5,
        Activate(
            LosePrestige(OneOrOther(2, 1, Bears(Cards(CHARACTER), PRINCE)), Bound("foe")), when="action", cost=Bow(HOST),
            targets=(Target("foe", EACH_FOE),),
        ),
    ),
    title(
        "core-sheriff", "Sheriff", 4, 4,
        Activate(Choose(Cards(ONGOING & ~MORTAL), Burn()), cost=Bow(HOST), given=IsSo(HOST, CHARACTER & IN_STREETS)),
    ),
)  # fmt: skip

PRINCE_OF_SAN_FRANCISCO = Card(
    "core-prince-of-the-city", "Prince of the City", "title", ("title", "prince"), bp=PRINCE_BP,
    abilities=(
        Sets(SECRECY, 0, HOST), Bonus(INFLUENCE, 2, HOST),
        OfTurn("forced reaction", "begin", YOU, GainPrestige(1) + GainAgenda(1), must=True),
    ),
)  # fmt: skip
