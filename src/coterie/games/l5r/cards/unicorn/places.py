"""Holdings, provinces and strongholds of the Unicorn."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, once, target
from coterie.games.l5r.cards.habits import toride
from coterie.games.l5r.cards.unicorn.habits import CAVALRY
from coterie.games.l5r.words.abilities import Action, reaction
from coterie.games.l5r.words.characters import MoveIn
from coterie.games.l5r.words.claiming import HasClaimedAs
from coterie.games.l5r.words.comparing import Outnumbering
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, During, ThatIs
from coterie.games.l5r.words.filters import ATTACKING, BROKEN, CHARACTER, HIDDEN, PROVINCE, Trait
from coterie.games.l5r.words.players import EACH_PLAYER, GainFate, GainHonor
from coterie.games.l5r.words.provinces import Break, RefillItsPlace, Reveal, TurnDown
from coterie.games.l5r.words.relocating import OPEN_TO_IT, MoveConflict, UnderStronghold
from coterie.games.l5r.words.searching import LayThere, SearchDynasty
from coterie.games.l5r.words.sites import SITE
from coterie.games.l5r.words.standing import EMINENT, GivesTrait, OpensZone
from coterie.games.l5r.words.theirs import TheyPick
from coterie.games.l5r.words.zones import Discarded, Sacrifice
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import MINE, OTHER
from coterie.words.cards.groups import IT, THIS, Cards
from coterie.words.cards.lasting import Gets
from coterie.words.cards.numbers import Grants
from coterie.words.effects import ChooseOne, If
from coterie.words.picking import Choose

CARDS: tuple[Card, ...] = (
    card("10-border-fortress", Action(Reveal(), given=AT_THIS, targets=(target(HIDDEN),))),
    card(
        "32-breaking-in",
        reaction(
            "reveal", THIS,
            SearchDynasty(
                8, CHARACTER,
                If(
                    ThatIs(Trait("cavalry")), Choose(Cards(SITE & MINE), LayThere(), name="province"), LayThere(THIS)
                ),
            ),
        ),
    ),
    card(
        "01-endless-plains",
        reaction(
            "declare", THIS, TheyPick(Cards(CHARACTER & ATTACKING), theirs=False) >> Discarded(), cost=Break(THIS),
        ),
    ),
    card(
        "41-golden-plains",
        Grants(GivesTrait("cavalry"), Cards(CHARACTER & MINE & UnderStronghold("golden-plains-outpost"))),
        reaction("declare", THIS, MoveConflict(), targets=(target(SITE & OPEN_TO_IT & MINE),)),
    ),
    card(
        "01-golden-plains-outpost",
        Action(MoveIn(), given=During("military"), cost=Bow(THIS), targets=(target(CAVALRY & CHARACTER & MINE),)),
    ),
    toride("14-hisu-mori-toride", CAVALRY, Outnumbering()),
    card(
        "30-moto-stables",
        reaction("join", Cards(CHARACTER & MINE), Gets("military", 2, IT, "conflict"), limit=once("round", 2)),
    ),
    card(
        "37-reserve-tents",
        Action(MoveIn(), given=CONFLICT, limit=once("round", 2), targets=(target(CHARACTER & MINE),)),
    ),
    card(
        "09-shiotome-encampment",
        Action(Straighten(), given=HasClaimedAs("military"), targets=(target(CHARACTER & Trait("cavalry")),)),
    ),
    card("20-untamed-steppe", Action(TurnDown(), given=AT_THIS, targets=(target(PROVINCE & OTHER & ~BROKEN),))),
    card("30-wind-s-path", EMINENT, OpensZone(CONFLICT, into=True, here=True)),
    card(
        "02-windswept-yurt",
        Action(ChooseOne((GainFate(2, EACH_PLAYER), GainHonor(2, EACH_PLAYER))) >> RefillItsPlace(), cost=Sacrifice(THIS)),
    ),
)  # fmt: skip
