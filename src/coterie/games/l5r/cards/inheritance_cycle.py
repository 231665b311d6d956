"""The Inheritance Cycle: characters."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, both, card, target
from coterie.games.l5r.words.abilities import Action, Answer, interrupt, reaction, would
from coterie.games.l5r.words.anyone import EachPlayerDoes
from coterie.games.l5r.words.characters import Dishonor, Honor, MoveIn, RemoveFate
from coterie.games.l5r.words.choosing import TheyChooseOne
from coterie.games.l5r.words.comparing import FewerCards
from coterie.games.l5r.words.conditions import During, Honorable, InPhase, Played, ThisIs
from coterie.games.l5r.words.conflicts import BaseBecomes
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    AT_HOME,
    ATTACHMENT,
    ATTACKED,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    HONORED,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WITH_STATUS,
    InProvince,
    Named,
    Printed,
    Trait,
)
from coterie.games.l5r.words.matching import IN_ITS_ELEMENT, WithOwner
from coterie.games.l5r.words.players import OPPONENT, DiscardAtRandom, DiscardChosen, GainFate, GainHonor
from coterie.games.l5r.words.provinces import DiscardThere
from coterie.games.l5r.words.ringing import EachFreeRing, FateOffRing
from coterie.games.l5r.words.rings import Rings
from coterie.games.l5r.words.standing import COURTESY, PRIDE, SINCERITY, NoAttachments
from coterie.games.l5r.words.tokens import MoveStatus
from coterie.games.l5r.words.zones import PutIntoPlay, PutTo, Sacrifice, SearchTop
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import FACE_DOWN, FOES, MINE, OTHER, In
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, THIS, Cards
from coterie.words.cards.lasting import Blank, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.effects import ChooseOne
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

BUSHI, COURTIER, IMPERIAL, WEAPON = Trait("bushi"), Trait("courtier"), Trait("imperial"), Trait("weapon")
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
MY_HONORED, MY_DISHONORED = Cards(CHARACTER & HONORED & MINE), Cards(CHARACTER & DISHONORED & MINE)
TOKENS = ("honored", "dishonored", "tainted")
OTHER_FIGHTERS = FIGHTERS & OTHER
SWITCH = ("military", "political")

CHARACTERS: tuple[Card, ...] = (
    card(
        "19-hantei-sotorii", *PRIDE,
        Action(Gets("glory", 3, until="conflict"), given=During("military") & HERE, targets=(target(FIGHTERS),)),
    ),
    card(
        "19-hiruma-signaller",
        Action(
            Straighten() + MoveIn(), given=ThisIs(DEFENDING), cost=Sacrifice(THIS),
            targets=(target(CHARACTER & OTHER & MINE),),
        ),
    ),
    card(
        "19-shameless-gossip",
        Action(
            ChooseOne(tuple([MoveStatus(name, Bound("character"), THAT) for name in TOKENS])), given=HERE,
            targets=(
                target(CHARACTER & WITH_STATUS, "character"),
                target(CHARACTER & WithOwner("character") & ~Named(("character",))),
            ),
        ),
    ),
    card("19-shiba-sophist", Action(SearchTop(5, IN_ITS_ELEMENT), given=HERE)),
    card(
        "20-akodo-kaede", Cannot("be chosen for rings", THIS, EACH_FOE),
        would("leave", Cards(CHARACTER & OTHER), Instead(RemoveFate(1, THIS))),
    ),
    card(
        "20-alluring-patron",
        Action(
            TheyChooseOne((MoveIn(), Dishonor())), given=HERE, targets=(target(CHARACTER & AT_HOME & FOES),),
        ),
    ),
    card("20-benevolent-ambassador", COURTESY, reaction("win", THIS, GainHonor(1) + GainHonor(1, OPPONENT))),
    card(
        "20-utaku-rumaru", Bonus("glory", 1, MY_HONORED), Bonus("glory", -1, MY_DISHONORED),
        reaction("win", THIS, Honor(), cost=DiscardChosen(1), targets=(target(OTHER_FIGHTERS),)),
    ),
    card("20-valiant-oathkeeper"),
    card("20-yogo-preserver", Grants(SINCERITY, MY_DISHONORED)),
    card("21-hida-sugi", reaction("win", THIS, PutTo(to="bottom"), targets=(target(In("fallen", "any")),))),
    card(
        "21-isawa-heiko",
        reaction(
            "play", Cards(ANYWHERE & Trait("water") & MINE), BaseBecomes("military", other="political", until="phase"),
            targets=(target(CHARACTER),),
        ),
    ),
    card("21-matsu-swiftspear", While(FewerCards(), Bonus("military", 2, THIS))),
    card("21-steward-of-the-rich-frog", While(FewerCards(), Cannot("receive dishonored", Cards(CHARACTER & MINE)))),
    card(
        "21-warden-of-the-damned",
        Answer(
            "forced interrupt", "end", EVERYBODY, EachPlayerDoes(Choose(MY_DISHONORED, Sacrifice())), True,
            given=InPhase("conflict"),
        ),
    ),
    card(
        "22-hantei-daisetsu", SINCERITY,
        Action(Blank(until="conflict"), given=During("political") & HERE, targets=(target(FIGHTERS),)),
    ),
    card(
        "22-righteous-delegate",
        Action(both(1, Cards(FIGHTERS & ~BUSHI)) + both(-1, Cards(FIGHTERS & BUSHI)), given=HERE),
    ),
    card(
        "22-student-of-anatomies",
        Action(
            Blank(until="phase"), cost=Choose(Cards(CHARACTER & MINE), Sacrifice(Bound("character")), name="character"),
            targets=(target(CHARACTER & ~Named(("character",))),),
        ),
    ),
    card("22-togashi-yoshi", reaction("win", THIS, FateOffRing(), targets=(Target("ring", Rings(free=True)),))),
    card("23-army-of-the-rising-wave", reaction("enter", THIS, EachFreeRing(bare=False))),
    card(
        "23-asako-takahiro", *PRIDE,
        While(HERE, Bonus("military", Times(2, Count(Cards(OTHER_FIGHTERS & DISHONORED))), THIS)),
        While(HERE, Bonus("political", Times(2, Count(Cards(OTHER_FIGHTERS & HONORED))), THIS)),
    ),
    card(
        "23-quarrelsome-youth",
        reaction("lose", THIS, DiscardAtRandom(1), given=OfSort("attacker") & FewerCards()),
    ),
    card(
        "23-unified-company", NoAttachments(WEAPON),
        reaction(
            "win", THIS, PutIntoPlay(), given=FewerCards(),
            targets=(target(CHARACTER & BUSHI & ~UNIQUE & Printed(2) & In("fallen")),),
        ),
    ),
    card(
        "24-chrysanthemum-steward",
        Action(PutTo(to="top"), given=HERE, targets=(target(In("discard", "foe")),)),
    ),
    card("24-gallant-quartermaster", interrupt("leave", THIS, GainFate(2), given=OfSort("sacrifice"))),
    card(
        "24-golden-plains-raider",
        reaction("win", THIS, DiscardThere(), given=OfSort("attacker"), targets=(target(~FACE_DOWN & InProvince("foe")),)),
    ),
    card(
        "24-hero-of-three-trees",
        Action(
            ChooseOne((GainHonor(1), Gets("strength", -1, Cards(PROVINCE & ATTACKED), "conflict"))),
            given=HERE & FewerCards(),
        ),
    ),
    card(
        "24-hitsu-do-disciple",
        Action(Dishonor(), given=During("military") & HERE & Played(3), targets=(target(OTHER_FIGHTERS),)),
    ),
    card("24-moto-outrider", Action(Straighten(THIS), given=During("military") & HERE)),
    card(
        "24-yasuki-hatsu",
        Action(SearchTop(5, ATTACHMENT), given=HERE & Honorable(more=False)),
    ),
)  # fmt: skip
