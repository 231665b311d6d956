"""Cards of several cycles: skills that become like those of others, bearers, neighbours, and what opponents have more of."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, event, fight_event, target
from coterie.games.l5r.numbers import SKILLS
from coterie.games.l5r.words.abilities import Action, interrupt, max_per, reaction
from coterie.games.l5r.words.amounts import HalfYourHonor, OverLimit, TheyPlayed
from coterie.games.l5r.words.anyone import EachPlayerDoes
from coterie.games.l5r.words.attaching import MoveAttachment
from coterie.games.l5r.words.characters import Dishonor, Honor, LoseStatus, MoveHome, PlaceFate
from coterie.games.l5r.words.comparing import FewerCards, LowerBid, Poorer
from coterie.games.l5r.words.conditions import (
    CONFLICT,
    Claimed,
    During,
    Honorable,
    InPhase,
    MoreOf,
    Played,
    ThisIs,
)
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACHMENT,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    HOLDING,
    ITS_BEARER,
    PARTICIPATING,
    PROVINCE,
    AttachedTo,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.likening import BaseLike, BearerOf, ResolveOf
from coterie.games.l5r.words.matching import AT_STRONGHOLD, BESIDE, Amid, IfBearer
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import OPPONENT, DiscardChosen, Draw, GainFate, GainHonor
from coterie.games.l5r.words.provinces import Break
from coterie.games.l5r.words.standing import PRIDE, RESTRICTED, GivesTrait
from coterie.games.l5r.words.zones import Discarded
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, OTHER, In
from coterie.words.cards.groups import EVERYBODY, IT, THIS, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import Exists
from coterie.words.effects import If, IfYouDo
from coterie.words.groups import THAT, Bound

FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
SHUGENJA, BUSHI, TATTOO = Trait("shugenja"), Trait("bushi"), Trait("tattoo")
ATTACKED_ONES = Cards(PROVINCE & ATTACKED)
LESSER_PROVINCE = PROVINCE & ATTACKED & ~AT_STRONGHOLD

LIKENESS: tuple[Card, ...] = (
    card(
        "08-kaito-temple-protector", While(ThisIs(DEFENDING), Cannot("withdraw", THIS, Cards(ANYWHERE & FOES))),
        Action(BaseLike(SKILLS), given=ThisIs(DEFENDING), targets=(target(OTHER & FIGHTERS),)),
    ),
    fight_event(
        "12-my-ancestor-s-strength", BaseLike(SKILLS, THAT, Bound("heir"), printed=True),
        targets=(target(FIGHTERS & SHUGENJA & MINE, "heir"), target(CHARACTER & In("fallen"))),
    ),
    fight_event(
        "23-by-any-means", BaseLike(("military",), THAT, Bound("fighter")), CONFLICT & LowerBid(lower=False),
        targets=(target(FIGHTERS & BUSHI & MINE, "fighter"), target(FIGHTERS & THEIRS)),
    ),
)  # fmt: skip

BEARERS: tuple[Card, ...] = (
    event(
        "13-unquestioned-heritage", MoveAttachment(Cards(CHARACTER), keeps=True), given=Claimed("air"),
        targets=(target(ATTACHMENT & AttachedTo(CHARACTER & MINE)),),
    ),
    card(
        "15-bayushi-collector",
        Action(
            LoseStatus(BearerOf(THAT), "dishonored") + Discarded(),
            targets=(target(ATTACHMENT & AttachedTo(CHARACTER & DISHONORED)),),
        ),
    ),
    card("25-togashi-gaijutsu", reaction("play", Cards(TATTOO & ATTACHMENT & MINE), Straighten(BearerOf(IT)))),
    card(
        "40-phoenix-tattoo", RESTRICTED, Grants(GivesTrait("tattooed")),
        *[Grants(word, Cards(FIGHTERS & ~ITS_BEARER & IfBearer(PARTICIPATING))) for word in PRIDE],
        attaches=CHARACTER & MINE,
    ),
)  # fmt: skip

PEOPLE: tuple[Card, ...] = (
    card(
        "23-daidoji-kageyu", Action(Draw(TheyPlayed()), given=During("political") & HERE), disguised=Trait("courtier")
    ),
    card(
        "24-togashi-ichi",
        Action(
            Break(Cards(LESSER_PROVINCE)), given=ThisIs(ATTACKING) & Played(10, together=True) & Exists(Cards(LESSER_PROVINCE))
        ),
        disguised=Trait("monk"),
    ),
    card(
        "25-mirumoto-masashige",
        reaction(
            "begin", EVERYBODY, Honor(), given=InPhase("conflict") & MoreOf(CHARACTER, more=False),
            targets=(target(CHARACTER & MINE),),
        ),
    ),
    card("29-garanto-guardian", reaction("win", THIS, ResolveOf(ATTACKED_ONES), given=OfSort("defender"))),
    card(
        "34-agasha-sumiko",
        interrupt(
            "leave", THIS,
            If(Honorable(more=False), GainHonor(-2, OPPONENT)) + If(Poorer(), GainFate(-2, OPPONENT))
            + If(FewerCards(), DiscardChosen(2, OPPONENT)),
        ),
    ),
    card(
        "34-ganzu-warrior",
        reaction("reveal", Cards(PROVINCE), ResolveOf(IT), given=CONFLICT & HERE, limit=max_per("conflict")),
    ),
    card("41-daidoji-iron-warrior", reaction("win", THIS, EachPlayerDoes(DiscardChosen(OverLimit(4))))),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card("26-northern-curtain-wall", Bonus("bonus strength", 2, Cards(HOLDING & Trait("kaiu-wall") & BESIDE))),
    card("37-the-roar-of-the-lioness", Bonus("strength", HalfYourHonor(), THIS)),
    card("40-fu-sui-temple", *[Grants(word, Cards(FIGHTERS & Amid("political"))) for word in PRIDE]),
    fight_event(
        "41-ujiaki-s-offer", IfYouDo(PlaceFate(1), Bow() + MoveHome() + Dishonor()), During("political"),
        targets=(target(FIGHTERS & Weaker("cost", FIGHTERS & MINE, equal=True, another=True)),),
    ),
)  # fmt: skip
