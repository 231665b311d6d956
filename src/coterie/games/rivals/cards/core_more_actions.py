"""More Action cards of the Core Set: those that stay near the Haven, and others."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action, unhosted
from coterie.games.rivals.numbers import SECRECY
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.characters import (
    ANYWHERE,
    CHARACTER,
    IN_CITY,
    IN_STREETS,
    MORTAL,
    OWN,
    OWN_OR_TORPID,
    WOUNDED,
    Among,
    Skilled,
    Sum,
)
from coterie.games.rivals.words.fights import ATTACKER, AttackerIs, Harder, Hurt, OfSortNow, TargetIs
from coterie.games.rivals.words.holdings import (
    MOVED,
    Evict,
    LookAtTop,
    MendDivided,
    MortalsDefeated,
    OfTurn,
    StayWith,
)
from coterie.games.rivals.words.spending import MoveBlood
from coterie.games.rivals.words.tokens import GainPrestige, PayPrestige, TakeTokens
from coterie.games.rivals.words.zones import Burn, Stay
from coterie.words.cards.abilities import Plays, Trigger, Ways
from coterie.words.cards.changing import Bow, PutCounters
from coterie.words.cards.filters import BOWED, MINE, Kind
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import Choose
from coterie.words.groups import THAT

MORE_ACTIONS: tuple[Card, ...] = (
    unhosted(
        "core-beauty-is-a-beast", "Beauty is a Beast", Stay(),
        Activate(
            Harder(1, ATTACKER), when="fight", cost=Bow(THIS),
            given=AttackerIs(MINE) & OfSortNow(("social",)) & TargetIs(MORTAL & IN_CITY),
        ),
        types="ongoing", clan="toreador",
    ),
    unhosted(
        "core-emergency-bloodbag", "Emergency Bloodbag", StayWith("blood", 3),
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
        "core-late-night-snack", "Late-Night Snack", MendDivided(Sum("fortitude", OWN), OWN_OR_TORPID),
        icons=("fortitude",),
    ),
    action(
        "core-long-term-investment", "Long-Term Investment",
        Ways(ways=tuple([Plays(does=StayWith("prestige", 2 * n), cost=PayPrestige(n)) for n in (1, 2, 3)])),
        OfTurn("forced reaction", "begin", YOU, TakeTokens("prestige", 1, THIS) >> GainPrestige(1), must=True),
        types="ongoing", clan="ventrue",
    ),
    unhosted(
        "core-marked-man", "Marked Man", Choose(Cards(CHARACTER), PutCounters("agenda", 1)), clan="ventrue",
    ),
    unhosted(
        "core-search-engine", "Search Engine", Stay(),
        Activate(LookAtTop(), cost=Bow(THIS), given=Skilled("auspex", OWN)), types="ongoing", icons=("auspex",),
    ),
    action(
        "core-smoke-em-out", "Smoke 'Em Out",
        Choose(Cards(Kind("haven")), Evict()) >> Hurt(1, Among(MOVED, BOWED), "", ("aggravated",)), outside=True,
        clan="brujah",
    ),
)  # fmt: skip
