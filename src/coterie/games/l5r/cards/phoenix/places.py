"""Holdings, provinces and strongholds of the Phoenix."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, target
from coterie.games.l5r.cards.habits import FIGHTERS, SPELL
from coterie.games.l5r.words.abilities import Action, forced_reaction, forced_would, reaction
from coterie.games.l5r.words.amounts import ClaimedRings
from coterie.games.l5r.words.characters import MoveHome
from coterie.games.l5r.words.claiming import ResolveAndClaim, ReturnInstead
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, InPhase
from coterie.games.l5r.words.conflicts import SwitchType
from coterie.games.l5r.words.discarded import CastOff
from coterie.games.l5r.words.favor import DiscardFavor
from coterie.games.l5r.words.filters import CHARACTER, EVENT, WITHOUT_FATE, InProvince, Trait
from coterie.games.l5r.words.giving_up import GivenUp, ReturnRings
from coterie.games.l5r.words.matching import InItsPlace
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import Draw, GainFate, GainHonor
from coterie.games.l5r.words.provinces import DiscardThere
from coterie.games.l5r.words.reckoning import RemovedTogether
from coterie.games.l5r.words.replaying import PlayNow
from coterie.games.l5r.words.rings import Rings, SwitchContested
from coterie.games.l5r.words.standing import EMINENT
from coterie.games.l5r.words.symbols import HAS_SYMBOL, ReplaceSymbol
from coterie.games.l5r.words.welcoming import Welcome
from coterie.games.l5r.words.zones import SearchTop, TurnUp
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Target
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import MINE, In
from coterie.words.cards.groups import EVERYBODY, THIS, Cards
from coterie.words.cards.lasting import Gets
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne
from coterie.words.groups import Bound
from coterie.words.picking import Choose

SCHOLAR = Trait("scholar")

CARDS: tuple[Card, ...] = (
    card("16-ancestral-shrine", Action(GainHonor(GivenUp("rings returned")), cost=ReturnRings())),
    card(
        "13-bustling-academy",
        Action(
            DiscardThere(refill=True), given=Exists(Cards(CHARACTER & SCHOLAR & MINE)),
            targets=(target(InProvince("any", down=None)),),
        ),
    ),
    card("01-forgotten-library", reaction("begin", EVERYBODY, Draw(1), given=InPhase("draw"))),
    card("37-guardian-dojo", Welcome("honored", beside=True, bare=True)),
    card("23-henshin-mysteries", forced_would("claim", EVERYBODY, Instead(ReturnInstead()), given=AT_THIS)),
    card("01-isawa-mori-seido", Action(Gets("glory", 2, until="phase"), cost=Bow(THIS), targets=(target(CHARACTER),))),
    card(
        "29-kakudaira", EMINENT, forced_reaction("begin", EVERYBODY, TurnUp(Cards(InItsPlace(True))), limit=None),
    ),
    card(
        "07-kanjo-district",
        Action(Bow() + MoveHome(), given=CONFLICT, cost=DiscardFavor(), targets=(target(FIGHTERS),)),
    ),
    card(
        "01-kuroi-mori", Action(ChooseOne((SwitchContested(), SwitchType())), given=AT_THIS), can_be_stronghold=False
    ),
    card(
        "08-kyuden-isawa",
        Action(
            PlayNow(then="gone"), given=CONFLICT,
            cost=Bow(THIS) >> Choose(Cards(EVENT & SPELL & In("hand")), CastOff(Bound("spell")), name="spell"),
            targets=(target(EVENT & SPELL & In("discard")),),
        ),
    ),
    card(
        "40-offerings-to-the-kami",
        reaction("reveal", THIS, ResolveAndClaim("political"), targets=(Target("ring", Rings(free=True)),)),
    ),
    card(
        "08-sanpuku-seido", While(AT_THIS, Cannot("count skill but glory", Cards(FIGHTERS))), can_be_stronghold=False
    ),
    card(
        "41-shiro-gisu", Action(SearchTop(Count(Cards(CHARACTER & WITHOUT_FATE & THEIRS)), rest="random"), cost=Bow(THIS)),
    ),
    card(
        "22-starry-heaven-sanctuary",
        reaction("remove", Cards(CHARACTER), GainFate(2), given=InPhase("fate") & RemovedTogether(4)),
    ),
    card("10-teachings-of-the-elements", Bonus("strength", ClaimedRings("any"), THIS)),
    card("16-twin-soul-temple", Action(ReplaceSymbol(), cost=Bow(THIS), targets=(target(HAS_SYMBOL),))),
)  # fmt: skip
