"""The warlords of the Shadowlands on their cooperative sides, and their provinces."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card
from coterie.games.l5r.cards.shadow_ways import NO_STRANGERS, SHADOWLANDS, attacked
from coterie.games.l5r.words.abilities import forced_reaction
from coterie.games.l5r.words.characters import Bow, RemoveFate
from coterie.games.l5r.words.filters import ATTACKING, CHARACTER, InProvince
from coterie.games.l5r.words.players import TakeFate
from coterie.games.l5r.words.shadow import EachFoeDoes, NewHands, OneOfEachFoe, PerPlayer
from coterie.games.l5r.words.standing import CORRUPTED
from coterie.games.l5r.words.zones import PutIntoPlay
from coterie.words.cards.filters import MINE, READY, Rated
from coterie.words.cards.groups import EACH_FOE, YOU, Cards
from coterie.words.effects import Choose, Repeat

WARLORDS: tuple[Card, ...] = (
    card(
        "16-akuma-no-oni-coop",
        CORRUPTED,
        NO_STRANGERS,
        forced_reaction(
            "collect",
            YOU,
            EachFoeDoes(Choose(Cards(CHARACTER & READY & ~SHADOWLANDS & Rated("military", most=3)), Bow())),
        ),
    ),
)
PROVINCES: tuple[Card, ...] = (
    card("16-blood-fields", attacked(RemoveFate(1, Cards(CHARACTER & ATTACKING)))),
    card("16-fallen-chrysanthemum-lake", attacked(NewHands())),
    card(
        "16-haunted-jungles",
        attacked(Repeat(PerPlayer(1), Choose(Cards(CHARACTER & InProvince()), PutIntoPlay(conflict=True)))),
    ),
    card("16-maddening-emptiness", attacked(OneOfEachFoe(Cards(CHARACTER & ATTACKING & MINE), Bow()))),
    card("16-spectral-watchtower", attacked(TakeFate(1, EACH_FOE))),
)
