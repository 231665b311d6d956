"""Seekers of Wisdom, Defenders of Rokugan, The Emperor's Legion: a pack of one clan each, with guests."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, card, fight_event, once, target
from coterie.games.l5r.words.abilities import Action, forced_reaction, max_per, reaction
from coterie.games.l5r.words.characters import Honor, MoveHome, MoveIn
from coterie.games.l5r.words.choosing import SeeHand
from coterie.games.l5r.words.comparing import FewerCards
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, Honorable, Played, ThisIs, YouAttack
from coterie.games.l5r.words.conflicts import OneMoreConflict, ResolveRing
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    AT_HOME,
    ATTACHMENT,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    EVENT,
    HOLDING,
    HONORED,
    ITSELF,
    PARTICIPATING,
    PROVINCE,
    Named,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.matching import AT_STRONGHOLD, Containing
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import (
    OPPONENT,
    THAT_PLAYER,
    DiscardAtRandom,
    DiscardChosen,
    Draw,
    GainFate,
    GainHonor,
    TheyDo,
    TheyPick,
)
from coterie.games.l5r.words.provinces import Break
from coterie.games.l5r.words.ringing import EachFreeRing, ResolveChosen, ReturnRing
from coterie.games.l5r.words.rings import SwitchRings
from coterie.games.l5r.words.zones import Discarded, SearchTop
from coterie.words.amounts import Count
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, OTHER, READY, Bearing
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, Sets, While
from coterie.words.conditions import Exists
from coterie.words.effects import If

BUSHI, MONK = Trait("bushi"), Trait("monk")
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
BY_FOES = Cards(ANYWHERE & FOES)
DEFENDERS = Cards(CHARACTER & DEFENDING)
STAYS_UP = Cannot("bow in resolution", THIS)
WALLED = Exists(Cards(PROVINCE & ATTACKED & Containing(HOLDING & Trait("kaiu-wall"))))
MY_WALL = Exists(Cards(PROVINCE & ATTACKED & MINE & Containing(HOLDING & Trait("kaiu-wall"))))
FOES_HONORED = Count(Cards(CHARACTER & HONORED & FOES))
BEARS = CHARACTER & Bearing(ATTACHMENT)

DRAGONS: tuple[Card, ...] = (
    card("25-asako-togama", Action(SwitchRings(), given=HERE)),
    card("25-fuchi-mura", reaction("declare", THIS, EachFreeRing(bare=False))),
    card("25-hida-kotoe", reaction("win", THIS, Discarded(), given=OfSort("defender"), targets=(target(ATTACHMENT),))),
    card("25-ichiro", Cannot("honored", Cards(BEARS)), Cannot("dishonored", Cards(BEARS))),
    fight_event(
        "25-iron-foundations-stance",
        Gain(Cannot("bow", THIS, BY_FOES), until="conflict") + Gain(Cannot("withdraw", THIS, BY_FOES), until="conflict")
        + If(Played(1, "kiho"), Draw(1)),
        targets=(target(FIGHTERS & MONK & MINE),),
    ),
    card("25-perceptive-kitsuki", Action(SeeHand(discards=False), given=HERE, cost=ReturnRing())),
    card("25-togashi-mitsu", Cannot("be evaded", THIS), Action(ResolveChosen(), given=HERE & Played(5))),
    fight_event(
        "25-wildfire-kick", both(-2, Cards(FIGHTERS & THEIRS & Weaker("military", Named(("character",)), equal=True))),
        CONFLICT & Played(3), targets=(target(FIGHTERS & MONK & MINE, "character"),),
    ),
)  # fmt: skip

CRABS: tuple[Card, ...] = (
    answer_event(
        "26-fruitful-respite", "reaction", "pass", EACH_FOE, GainFate(2), given=Exists(Cards(READY & CHARACTER & FOES))
    ),
    card(
        "26-hida-o-ushi",
        reaction("win", YOU, OneMoreConflict("military"), given=OfSort("defender"), limit=max_per("phase")),
    ),
    card(
        "26-hida-sukune", Action(Draw(1) >> DiscardChosen(1), given=ThisIs(DEFENDING), limit=once("conflict")),
    ),
    card("26-moto-eviscerator", Action(MoveIn(THIS), given=CONFLICT, cost=GainHonor(-1))),
    card("26-purifier-apprentice", reaction("win", YOU, GainHonor(-1, OPPONENT), given=OfSort("defender"))),
    card(
        "26-river-of-the-last-stand",
        Action(DiscardAtRandom(2) >> TheyDo(Draw(1)), given=CONFLICT & MY_WALL),
    ),
    card("26-seventh-tower", reaction("win", YOU, ResolveRing(), given=OfSort("defender") & WALLED)),
    fight_event(
        "26-siege-warfare", Gets("strength", -2, Cards(PROVINCE & ATTACKED), "conflict"),
        YouAttack() & Exists(Cards(HOLDING & MINE)),
    ),
    fight_event(
        "26-the-strength-of-the-mountain",
        Gain(Cannot("bow", THIS, BY_FOES), DEFENDERS, "conflict")
        + Gain(Cannot("withdraw", THIS, BY_FOES), DEFENDERS, "conflict") + Gain(STAYS_UP, DEFENDERS, "conflict"),
    ),
    card("26-watchtower-of-valor", reaction("win", YOU, Draw(1), given=OfSort("defender") & WALLED, limit=None)),
)  # fmt: skip

LIONS: tuple[Card, ...] = (
    card("27-hall-of-victories", forced_reaction("win", EVERYBODY, GainHonor(1, THAT_PLAYER), limit=None)),
    card("27-insolent-outcast", Bonus("military", FOES_HONORED, THIS), Bonus("political", FOES_HONORED, THIS)),
    card("27-kenson-no-gakka", reaction("lose", YOU, Honor(DEFENDERS), given=AT_THIS)),
    card(
        "27-kitsu-motso",
        Action(MoveIn(), given=HERE & FewerCards(), targets=(target(CHARACTER & AT_HOME & THEIRS),)),
    ),
    card(
        "27-kyuden-ikoma",
        reaction(
            "lose", Cards(CHARACTER & MINE), Bow(), given=OfSort("attacker"), cost=Bow(THIS),
            targets=(target(CHARACTER & ~Trait("champion")),),
        ),
    ),
    card(
        "27-matsu-gohei",
        While(ThisIs(ATTACKING) & Exists(Cards(OTHER & CHARACTER & ATTACKING & BUSHI), 2), STAYS_UP),
    ),
    card(
        "27-matsu-tsuko",
        reaction(
            "win", THIS, Break(Cards(PROVINCE & ATTACKED & ~AT_STRONGHOLD)), given=OfSort("attacker") & Honorable()
        ),
    ),
    card(
        "27-moto-ariq",
        Action(TheyPick(Cards(READY & CHARACTER & AT_HOME & MINE)) >> MoveIn(), given=HERE & Honorable(more=False)),
    ),
    card("27-samurai-of-integrity"),
    card("27-shosuro-denmaru", Sets("glory", 0, Cards(CHARACTER & HONORED & FOES), "base")),
    card(
        "27-tactical-ingenuity", Grants(Action(SearchTop(4, EVENT), given=HERE)),
        attaches=CHARACTER & Trait("commander"),
    ),
    card(
        "27-yasuki-hikaru",
        Action(
            MoveHome(), given=ThisIs(DEFENDING),
            targets=(target(CHARACTER & ATTACKING & ~Weaker("military", ITSELF, equal=True)),),
        ),
    ),
)  # fmt: skip
