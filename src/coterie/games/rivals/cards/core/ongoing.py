"""The cards of the Core Set that stay near the Haven."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action, ongoing, unhosted
from coterie.games.rivals.numbers import SECRECY
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.characters import ANYWHERE, CHARACTER, IN_CITY, IN_STREETS, MORTAL, OWN, WOUNDED
from coterie.games.rivals.words.circumstances import IsSo, Skilled
from coterie.games.rivals.words.fights import TARGET, ByYou, Harder, OfSortNow
from coterie.games.rivals.words.hands import LookAtTop
from coterie.games.rivals.words.mortals import MortalsDefeated
from coterie.games.rivals.words.parties import ATTACKER, PartyOf
from coterie.games.rivals.words.spending import MoveBlood
from coterie.games.rivals.words.tokens import GainPrestige, Mend, PayBlood, PayPrestige, TakeTokens
from coterie.games.rivals.words.turns import OfTurn
from coterie.games.rivals.words.zones import Burn, Stay
from coterie.words.cards.abilities import Plays, Trigger, Ways
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus
from coterie.words.groups import THAT
from coterie.words.picking import Choose

ONGOING_CARDS: tuple[Card, ...] = (
    action(
        "core-blood-for-blood", "Blood for Blood", Stay(),
        Activate(
            Harder(1, ATTACKER), when="fight", given=IsSo(ATTACKER, MINE) & OfSortNow(("physical",)),
            cost=PayBlood(1, ATTACKER),
        ),
        types="ongoing", clan="brujah",
    ),
    ongoing(
        "core-the-spoils", "The Spoils",
        Trigger(
            "forced reaction", "defeat", Cards(CHARACTER), Mend(1, PartyOf(ATTACKER)), must=True,
            given=ByYou(attacking=True),
        ),
        clan="brujah",
    ),
    unhosted(
        "core-beauty-is-a-beast", "Beauty is a Beast", Stay(),
        Activate(
            Harder(1, ATTACKER), when="fight", cost=Bow(THIS),
            given=IsSo(ATTACKER, MINE) & OfSortNow(("social",)) & IsSo(TARGET, MORTAL & IN_CITY),
        ),
        types="ongoing", clan="toreador",
    ),
    unhosted(
        "core-emergency-bloodbag", "Emergency Bloodbag", Stay("blood", 3),
        OfTurn(
            "reaction", "begin", YOU, Choose(Cards(WOUNDED & CHARACTER & MINE & ANYWHERE), MoveBlood(1, THIS, THAT)),
        ),
        types="ongoing",
    ),
    unhosted(
        "core-first-tradition-the-masquerade", "First Tradition: The Masquerade",
        Plays(does=Stay(), cost=PayPrestige(2)),
        Bonus(SECRECY, 1, Cards(CHARACTER & MINE & IN_STREETS)),
        Trigger("forced reaction", "defeat", Cards(MORTAL & IN_CITY), Burn(THIS), must=True, given=MortalsDefeated(2)),
        types="ongoing",
    ),
    action(
        "core-long-term-investment", "Long-Term Investment",
        Ways(ways=tuple([Plays(does=Stay("prestige", 2 * n), cost=PayPrestige(n)) for n in (1, 2, 3)])),
        OfTurn("forced reaction", "begin", YOU, TakeTokens("prestige", 1, THIS) >> GainPrestige(1), must=True),
        types="ongoing", clan="ventrue",
    ),
    unhosted(
        "core-search-engine", "Search Engine", Stay(),
        Activate(LookAtTop(), cost=Bow(THIS), given=Skilled("auspex", OWN)), types="ongoing", icons=("auspex",),
    ),
)  # fmt: skip
