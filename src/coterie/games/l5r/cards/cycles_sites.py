"""Cards of several cycles: events that lie in provinces, and what else concerns whole provinces."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, card, dynasty_event, once, target
from coterie.games.l5r.cards.temptations_rest import one_token
from coterie.games.l5r.words.abilities import Action, Answer, forced_reaction, max_per, reaction
from coterie.games.l5r.words.anyone import ThatOneDoes
from coterie.games.l5r.words.characters import Dishonor, HandOver, Honor
from coterie.games.l5r.words.choosing import TheyChooseOne
from coterie.games.l5r.words.comparing import GainedHonor
from coterie.games.l5r.words.conditions import UNOPPOSED, Claimed, YouAttack
from coterie.games.l5r.words.filters import (
    BROKEN,
    CHARACTER,
    PARTICIPATING,
    PROVINCE,
    WITH_STATUS,
    Printed,
    Trait,
)
from coterie.games.l5r.words.matching import AT_STRONGHOLD, Highest
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import OPPONENT, OTHER_PLAYERS, THAT_PLAYER, GainFate, GainHonor, TheyDo
from coterie.games.l5r.words.provinces import DiscardThere
from coterie.games.l5r.words.shadow.taking import FateFromPool
from coterie.games.l5r.words.sites import AT_BEARER, INVOLVED, OF_THE_ATTACKED, SITE, CardsIn, Shame
from coterie.games.l5r.words.standing import (
    COURTESY,
    LIMITED,
    ONE_BATTLEFIELD,
    RALLY,
    SINCERITY,
    NoAttachments,
    OpenProvinces,
)
from coterie.games.l5r.words.zones import Sacrifice
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, READY
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.effects import IfYouDo, May
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

FIGHTERS = CHARACTER & PARTICIPATING
THE_RICHEST = CHARACTER & Highest("fate", CHARACTER)
ANY_SITE = Target("province", Cards(SITE))
STANDING = PROVINCE & ~BROKEN

EVENTS: tuple[Card, ...] = (
    card("31-lost-papers", RALLY, Answer("reaction", "unveil", THIS, Bow(), targets=(target(THE_RICHEST),), where="row")),
    dynasty_event("32-celebrated-renown", Honor(), RALLY, targets=(target(THE_RICHEST),)),
    dynasty_event("32-crippling-taxes", DiscardThere(CardsIn()), targets=(ANY_SITE,)),
    dynasty_event(
        "36-procedural-interference", TheyChooseOne((DiscardThere(CardsIn()), GainHonor(2))),
        targets=(Target("province", Cards(~AT_STRONGHOLD & SITE & THEIRS)),),
    ),
    dynasty_event(
        "39-an-agreeable-arrangement", Bow(),
        cost=Choose(Cards(READY & CHARACTER & MINE & Printed(least=2)), HandOver(to=OPPONENT)),
        targets=(target(CHARACTER & ~Trait("champion") & THEIRS),),
    ),
    dynasty_event("40-display-of-loyalty", Dishonor(), targets=(target(THE_RICHEST),)),
)  # fmt: skip

SHAMED: tuple[Card, ...] = (
    answer_event(
        "31-return-from-shadows", "reaction", "win", YOU, Shame(), given=UNOPPOSED & OfSort("attacker"),
        targets=(target(SITE & OF_THE_ATTACKED),), limit=max_per("conflict"),
    ),
    card("36-revered-ikoma", Cannot("receive dishonored", THIS), Action(GainFate(1), given=GainedHonor(2))),
    card("39-blessed-by-fukurokujin", Cannot("receive dishonored", HOST)),
    card("39-meticulous-scout", Action(Shame(), given=GainedHonor(2), targets=(target(SITE & FOES),))),
    card(
        "39-untainted",
        reaction(
            "win", YOU, one_token(THAT) + GainHonor(1), given=AT_BEARER,
            targets=(target((CHARACTER | PROVINCE) & WITH_STATUS & INVOLVED),),
        ),
        attaches=STANDING,
    ),
    answer_event(
        "40-overrun", "reaction", "break", Cards(PROVINCE & FOES), Shame(), LIMITED, given=YouAttack(),
        targets=(target(SITE & OF_THE_ATTACKED),),
    ),
)  # fmt: skip

BATTLEFIELDS: tuple[Card, ...] = (
    card(
        "27-total-warfare", ONE_BATTLEFIELD,
        forced_reaction(
            "lose", EVERYBODY, ThatOneDoes(Choose(Cards(FIGHTERS & MINE), Sacrifice()), THAT_PLAYER), given=AT_BEARER
        ),
        attaches=STANDING,
    ),
    card("29-prepared-ambush", ONE_BATTLEFIELD, OpenProvinces(AT_BEARER, into=True), attaches=STANDING),
    card(
        "31-makeshift-war-camp", ONE_BATTLEFIELD, While(AT_BEARER, Bonus("military", 2, Cards(FIGHTERS & MINE))),
        attaches=STANDING,
    ),
)  # fmt: skip

PEOPLE: tuple[Card, ...] = (
    card("13-perfect-guest", Action(HandOver(THIS, Bound("player")), targets=(Target("player", OTHER_PLAYERS),))),
    card(
        "26-isawa-eju", COURTESY, SINCERITY,
        Action(DiscardThere(CardsIn(), refill=True), given=Claimed("air"), targets=(ANY_SITE,), limit=once("round", 3)),
    ),
    card(
        "32-mercenary-company", RALLY, NoAttachments(Trait("weapon")),
        forced_reaction("lose", THIS, TheyDo(May(IfYouDo(FateFromPool(1, THIS), HandOver(THIS)))), limit=None),
    ),
)  # fmt: skip
