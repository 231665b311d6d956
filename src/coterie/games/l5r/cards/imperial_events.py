"""The Imperial Cycle: events."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, event, fight_event, target
from coterie.games.l5r.words.abilities import max_per
from coterie.games.l5r.words.anyone import A_PLAYER, ThatOneDoes
from coterie.games.l5r.words.characters import Dishonor, Honor, MoveHome, MoveIn, RemoveFate
from coterie.games.l5r.words.comparing import LowerBid
from coterie.games.l5r.words.conditions import CONFLICT, During, InPhase
from coterie.games.l5r.words.favor import DiscardFavor, YouHaveFavor
from coterie.games.l5r.words.filters import (
    ATTACKED,
    ATTACKING,
    CHARACTER,
    EVENT,
    PARTICIPATING,
    PROVINCE,
    OfClan,
    Trait,
)
from coterie.games.l5r.words.matching import Touched
from coterie.games.l5r.words.players import Draw, GainFate, GainHonor
from coterie.games.l5r.words.targets import AnyNumber, Chosen
from coterie.words.amounts import Count
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, READY, In
from coterie.words.cards.groups import EACH_FOE, THIS, Cards
from coterie.words.cards.lasting import Blank, Gain, Gets
from coterie.words.cards.numbers import Cannot, Sets
from coterie.words.conditions import Exists
from coterie.words.effects import IfYouDo
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

FIGHTERS = CHARACTER & PARTICIPATING
UNICORN, LION, PHOENIX = OfClan("unicorn"), OfClan("lion"), OfClan("phoenix")
KICKER = Choose(Cards(FIGHTERS & Trait("monk") & READY & MINE), Bow(Bound("character")), name="character")
CASTER = Choose(
    Cards(CHARACTER & PHOENIX & Trait("shugenja") & READY & MINE), Bow(Bound("character")), name="character"
)

EVENTS: tuple[Card, ...] = (
    fight_event(
        "02-disdainful-remark", Gets("strength", Count(Cards(In("hand", "foe"))), Cards(PROVINCE & ATTACKED), "conflict"),
        CONFLICT & Exists(Cards(FIGHTERS & Trait("courtier") & MINE)),
    ),
    fight_event(
        "02-smoke-and-mirrors", MoveHome(Chosen("those")),
        targets=(AnyNumber("those", Cards(CHARACTER & ATTACKING & Trait("shinobi") & MINE)),),
    ),
    fight_event(
        "03-high-kick", Bow() + Gain(Cannot("trigger", THIS), until="conflict"), During("military"), cost=KICKER,
        targets=(target(FIGHTERS & FOES),),
    ),
    fight_event("04-benten-s-touch", Honor(), cost=CASTER, targets=(target(FIGHTERS & MINE),)),
    answer_event("04-censure", "would", "initiate", Cards(EVENT), Cancel(), given=YouHaveFavor()),
    answer_event(
        "04-mantra-of-water", "reaction", "declare", EACH_FOE, Straighten() + Draw(1), given=OfSort("water"),
        targets=(target(CHARACTER & Touched("monk")),),
    ),
    fight_event(
        "04-test-of-courage", IfYouDo(MoveIn(), Honor()), CONFLICT & LowerBid(),
        targets=(target(CHARACTER & LION & MINE),),
    ),
    event("05-backhanded-compliment", ThatOneDoes(Draw(1) + GainHonor(-1)), targets=(A_PLAYER,)),
    event(
        "05-gaijin-customs", Straighten(), given=Exists(Cards(UNICORN & MINE)), targets=(target(CHARACTER & ~UNICORN),)
    ),
    fight_event(
        "06-a-fate-worse-than-death",
        Bow() + MoveHome() + Dishonor() + RemoveFate(1) + Blank(THAT, "phase"), targets=(target(FIGHTERS),),
    ),
    event("06-fair-accord", GainFate(2), given=InPhase("dynasty"), cost=DiscardFavor()),
    fight_event(
        "06-ride-them-down", Gain(Sets("strength", 1, THIS, "base"), Cards(PROVINCE & ATTACKED), "conflict"),
        cost=DiscardFavor(),
    ),
    event("07-mono-no-aware", RemoveFate(1, Cards(CHARACTER)) + Draw(1), limit=max_per("round")),
)  # fmt: skip
