"""The Elemental Cycle: characters, and provinces that are stronger for a role."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.cards.definition import Card, both, card, once, target
from coterie.games.l5r.words.abilities import Action, forced_reaction, interrupt, reaction
from coterie.games.l5r.words.amounts import Bid, ClaimedRings, YourFate
from coterie.games.l5r.words.anyone import A_PLAYER, MillTop, ThatOneDoes
from coterie.games.l5r.words.characters import Dishonor, Honor, MoveHome, MoveIn
from coterie.games.l5r.words.comparing import HasLostIt, Outnumbering, RingFree, RoleOf
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, Claimed, During, ThisIs
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    AT_HOME,
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    HIDDEN,
    HONORED,
    ITSELF,
    PARTICIPATING,
    UNIQUE,
    IfThis,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import THAT_PLAYER, YOUR_TEAM, DiscardAtRandom, Draw, GainFate, GainHonor
from coterie.games.l5r.words.provinces import Reveal
from coterie.games.l5r.words.rings import SpendToRing
from coterie.games.l5r.words.standing import COURTESY, COVERT, PRIDE, SINCERITY, NoAttachments
from coterie.games.l5r.words.tokens import AsPrinted
from coterie.games.l5r.words.zones import Discarded
from coterie.words.amounts import Times
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, Bearing
from coterie.words.cards.groups import EACH_FOE, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, Effect
from coterie.words.groups import Bound

BUSHI, CAVALRY, COURTIER, MONK, SHUGENJA, WEAPON = (
    Trait("bushi"), Trait("cavalry"), Trait("courtier"), Trait("monk"), Trait("shugenja"), Trait("weapon"),
)  # fmt: skip
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
BY_FOES = Cards(ANYWHERE & FOES)
STAYS_UP = Cannot("bow in resolution", THIS)
MY_FIGHTERS = Cards(FIGHTERS & MINE)


def novice(id: str, one: str, other: str, *skills: str, n: int = 2) -> Card:
    """Return a novice who is better once one of two rings has been claimed."""
    return card(id, *[While(Claimed(one) | Claimed(other), Bonus(skill, n, THIS)) for skill in skills])


def upheld(id: str, element: str, does: Effect, **more: Any) -> Card:
    """Return a province that is stronger for a role, and does something as it breaks."""
    return card(id, While(RoleOf(element), Bonus("strength", 2, THIS)), interrupt("break", THIS, does, **more))


CHARACTERS: tuple[Card, ...] = (
    novice("09-third-tower-guard", "earth", "water", "military"),
    novice("10-court-novice", "air", "water", "political"),
    novice("10-ikoma-reservist", "fire", "water", "military"),
    novice("10-impulsive-novice", "fire", "void", "military", "political", n=1),
    novice("11-battle-maiden-recruit", "water", "void", "military"),
    novice("11-sadane-student", "air", "fire", "political"),
    novice("14-reader-of-omens", "air", "void", "political", n=3),
    card("09-heartless-intimidator", reaction("lose honor", EACH_FOE, MillTop(1, THAT_PLAYER), limit=None)),
    card(
        "09-isawa-uona",
        reaction(
            "play", Cards(ANYWHERE & Trait("air") & MINE), Bow(), given=CONFLICT, targets=(target(FIGHTERS & ~UNIQUE),)
        ),
    ),
    card(
        "09-kudaka", reaction("claim", YOUR_TEAM, GainFate(1) + Draw(1), given=OfSort("air"), limit=once("round", 2)),
    ),
    card(
        "09-matsu-seventh-legion", NoAttachments(WEAPON),
        While(ThisIs(ATTACKING), Cannot("defend", Cards(CHARACTER & COURTIER))),
    ),
    card(
        "09-shinjo-shono", *PRIDE, Action(both(1, Cards(FIGHTERS & CAVALRY & MINE)), given=HERE & Outnumbering())
    ),
    card(
        "10-apprentice-earthcaller",
        Action(AsPrinted(), given=CONFLICT, targets=(target(CHARACTER & ATTACKING & ~Bearing(ATTACHMENT)),)),
    ),
    card(
        "10-kuni-yori",
        *[While(During(element="earth"), Bonus(skill, 1, Cards(CHARACTER & MINE))) for skill in ("military", "political")],
        Action(ThatOneDoes(DiscardAtRandom(1, YOU)), given=CONFLICT, cost=GainHonor(-1), targets=(A_PLAYER,)),
    ),
    card(
        "10-marauding-oni", Cannot("honored", THIS), Cannot("dishonored", THIS),
        forced_reaction("attack", THIS, GainHonor(-1), kinds=("defend",), limit=None),
    ),
    card(
        "11-chikai-order-protector",
        While(ThisIs(DEFENDING) & Exists(Cards(FIGHTERS & (COURTIER | SHUGENJA) & MINE)), STAYS_UP),
    ),
    card(
        "11-ikoma-ikehata", COVERT,
        reaction("win", THIS, Honor() + Draw(1), given=OfSort("political"), targets=(target(CHARACTER & MINE),)),
    ),
    card("11-mantis-seafarer", reaction("win", THIS, GainFate(1), cost=GainHonor(-1), limit=None)),
    card(
        "11-master-alchemist",
        Action(
            ChooseOne((Honor(), Dishonor())), given=CONFLICT, cost=SpendToRing(1, "fire"), targets=(target(CHARACTER),)
        ),
    ),
    card("11-soshi-shiori", reaction("win", YOU, ThatOneDoes(GainHonor(-1)), targets=(A_PLAYER,), limit=None)),
    card(
        "12-master-of-the-swift-waves",
        Action(
            MoveHome(Bound("one")) + MoveIn(), given=CONFLICT,
            targets=(target(FIGHTERS & MINE, "one"), target(CHARACTER & AT_HOME & MINE)),
        ),
    ),
    card(
        "12-menacing-iron-warrior",
        Action(
            Gain(
                Cannot("trigger", THIS), Cards(FIGHTERS & THEIRS & Weaker("military", ITSELF, equal=True)), "conflict"
            ),
            given=During("military") & HERE,
        ),
    ),
    card("12-tireless-sodan-senzo", While(HasLostIt(THIS), STAYS_UP)),
    card(
        "12-volcanic-troll", NoAttachments(WEAPON),
        *[While(RingFree("fire"), Bonus(skill, 2, THIS)) for skill in ("military", "political")],
    ),
    card("12-yoritomo", Bonus("military", YourFate(), THIS), Bonus("political", YourFate(), THIS)),
    card(
        "14-minami-kaze-regulars", NoAttachments(WEAPON),
        reaction("win", THIS, GainFate(1) + Draw(1), given=Outnumbering()),
    ),
    card(
        "14-yasuki-broker", Grants(SINCERITY, Cards(CHARACTER & MINE & IfThis(PARTICIPATING))),
        Grants(COURTESY, Cards(CHARACTER & MINE & IfThis(PARTICIPATING))),
    ),
)  # fmt: skip

PROVINCES: tuple[Card, ...] = (
    upheld("09-demonstrating-excellence", "air", GainFate(1) + Draw(1)),
    upheld("11-abandoning-honor", "fire", Discarded(), targets=(target(CHARACTER & DISHONORED),)),
    upheld("12-seeking-the-truth", "water", MoveHome(), targets=(target(CHARACTER & DEFENDING),)),
    card(
        "09-sacred-sanctuary",
        reaction(
            "declare", THIS,
            Straighten() + Gain(Cannot("bow", THIS, BY_FOES), until="conflict") + Gain(STAYS_UP, until="conflict"),
            targets=(target(CHARACTER & MONK & MINE),),
        ),
    ),
    card("10-border-fortress", Action(Reveal(), given=AT_THIS, targets=(target(HIDDEN),))),
    card("10-teachings-of-the-elements", Bonus("strength", ClaimedRings("any"), THIS)),
    card("12-flooded-waste", reaction("reveal", THIS, Bow(Cards(CHARACTER & ATTACKING)))),
    card("14-magistrate-station", Action(Straighten(), targets=(target(CHARACTER & HONORED),))),
    card("14-web-of-lies", Bonus("strength", Times(2, Bid()), THIS)),
)  # fmt: skip
