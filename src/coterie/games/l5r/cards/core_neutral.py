"""What every clan may use of the Core Set."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, card, event, fight_event, once, target
from coterie.games.l5r.words.abilities import Action, max_per, reaction
from coterie.games.l5r.words.characters import Dishonor, Honor, MoveHome, MoveIn, PlaceFate, RemoveFate
from coterie.games.l5r.words.comparing import LowerBid
from coterie.games.l5r.words.conditions import (
    AT_THIS,
    CONFLICT,
    During,
    InPhase,
    RoleMatches,
    ThatIs,
    TheyHaveFavor,
    WonBy,
)
from coterie.games.l5r.words.conflicts import SwitchType
from coterie.games.l5r.words.filters import (
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    PARTICIPATING,
    PROVINCE,
    InProvince,
    Named,
    OfElement,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.players import (
    OPPONENT,
    YOUR_TEAM,
    DiscardAtRandom,
    DiscardChosen,
    Draw,
    GainFate,
    GainHonor,
    ShiftBid,
    TheyDo,
)
from coterie.games.l5r.words.rings import SwitchContested
from coterie.games.l5r.words.standing import RESTRICTED, CancelRings
from coterie.games.l5r.words.zones import Discarded, FromHere, PutIntoPlay, Sacrifice, SearchTop
from coterie.words.amounts import Count
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gets
from coterie.words.cards.numbers import Blanks, Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If, IfYouDo, May, Pay
from coterie.words.groups import Bound
from coterie.words.picking import Choose

COURTIER, BUSHI, SHUGENJA = Trait("courtier"), Trait("bushi"), Trait("shugenja")
SHAMED = Bound("character")
MY_COURTIERS = CHARACTER & COURTIER & PARTICIPATING & MINE
BOOST = Gets("military", 2, until="conflict")
SHUNS = While(TheyHaveFavor(), Cannot("participate as attacker", THIS))

CHARACTERS: tuple[Card, ...] = (
    card(
        "01-miya-mystic",
        Action(Discarded(), given=InPhase("conflict"), cost=Sacrifice(THIS), targets=(target(ATTACHMENT),)),
    ),
    card("01-keeper-initiate", *[
        reaction("claim", YOUR_TEAM, FromHere(IfYouDo(PutIntoPlay(), PlaceFate(1))), given=RoleMatches(), where=zone)
        for zone in ("fallen", "row")
    ]),
    card("01-seeker-initiate", reaction("claim", YOUR_TEAM, SearchTop(5), given=RoleMatches())),
    card("01-otomo-courtier", SHUNS),
    card("01-seppun-guardsman", SHUNS),
    card(
        "01-wandering-ronin",
        Action(
            Gets("military", 2, THIS, "conflict") + Gets("political", 2, THIS, "conflict"), given=CONFLICT,
            cost=RemoveFate(1, THIS), limit=once("conflict", 2),
        ),
    ),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card("01-cloud-the-mind", Blanks("printed", HOST), given=Exists(Cards(CHARACTER & SHUGENJA & MINE))),
    card("01-fine-katana", RESTRICTED),
    card("01-ornate-fan", RESTRICTED),
)

EVENTS: tuple[Card, ...] = (
    fight_event(
        "01-assassination", Discarded(), cost=GainHonor(-3), targets=(target(CHARACTER & Printed(2)),),
        limit=max_per("round"),
    ),
    fight_event(
        "01-banzai", BOOST >> May(Pay(GainHonor(-1), Choose(Cards(CHARACTER & PARTICIPATING), BOOST))),
        targets=(target(CHARACTER & PARTICIPATING),), limit=max_per("conflict"),
    ),
    fight_event(
        "01-charge", PutIntoPlay(conflict=True), During("military"), targets=(target(CHARACTER & InProvince()),)
    ),
    answer_event(
        "01-contingency-plan", "reaction", "dials", EVERYBODY, ChooseOne((ShiftBid(1), ShiftBid(-1)))
    ),
    fight_event(
        "01-court-games",
        ChooseOne((
            Choose(Cards(CHARACTER & PARTICIPATING & MINE), Honor()),
            TheyDo(Choose(Cards(CHARACTER & PARTICIPATING & MINE), Dishonor())),
        )),
        During("political"), limit=max_per("conflict"),
    ),
    answer_event(
        "01-fallen-in-battle", "reaction", "win", YOU, Discarded(), given=OfSort("military") & WonBy(5),
        targets=(target(CHARACTER & PARTICIPATING),), limit=max_per("conflict"),
    ),
    fight_event(
        "01-for-shame", TheyDo(ChooseOne((Dishonor(SHAMED), Bow(SHAMED)))), CONFLICT & Exists(Cards(MY_COURTIERS)),
        targets=(target(CHARACTER & PARTICIPATING & FOES, "character"),),
    ),
    event("01-good-omen", PlaceFate(1), given=LowerBid(), targets=(target(CHARACTER & Printed(least=3)),)),
    fight_event(
        "01-outwit", MoveHome(), targets=(target(CHARACTER & FOES & Weaker("political", MY_COURTIERS)),)
    ),
    fight_event(
        "01-rout", MoveHome(),
        targets=(target(CHARACTER & FOES & Weaker("military", CHARACTER & BUSHI & PARTICIPATING & MINE)),),
    ),
    answer_event(
        "01-spies-at-court", "reaction", "win", YOU, DiscardAtRandom(2), given=OfSort("political"),
        cost=Choose(Cards(CHARACTER & PARTICIPATING & MINE), Dishonor()), limit=max_per("conflict"),
    ),
)  # fmt: skip

HOLDINGS: tuple[Card, ...] = (
    card(
        "01-favorable-ground",
        Action(
            If(ThatIs(PARTICIPATING), MoveHome(), MoveIn()), given=CONFLICT, cost=Sacrifice(THIS),
            targets=(target(CHARACTER & MINE),),
        ),
    ),
    card("01-imperial-storehouse", Action(Draw(1), cost=Sacrifice(THIS))),
)  # fmt: skip

PROVINCES: tuple[Card, ...] = (
    card("01-ancestral-lands", While(During("political"), Bonus("strength", 5, THIS))),
    card("01-entrenched-position", While(During("military"), Bonus("strength", 5, THIS))),
    card("01-elemental-fury", reaction("reveal", THIS, SwitchContested(), given=CONFLICT)),
    card("01-fertile-fields", Action(Draw(1), given=AT_THIS)),
    card("01-manicured-garden", Action(GainFate(1), given=AT_THIS)),
    card("01-meditations-on-the-tao", Action(RemoveFate(1), given=AT_THIS, targets=(target(CHARACTER & ATTACKING),))),
    card(
        "01-night-raid",
        reaction("reveal", THIS, DiscardChosen(Count(Cards(CHARACTER & ATTACKING)), OPPONENT)),
    ),
    card("01-pilgrimage", CancelRings()),
    card("01-rally-to-the-cause", reaction("reveal", THIS, SwitchType())),
    card(
        "01-shameful-display",
        Action(
            Honor(Bound("first")) + Dishonor(Bound("second")), given=AT_THIS,
            targets=(
                target(CHARACTER & PARTICIPATING, "first"),
                target(CHARACTER & PARTICIPATING & ~Named(("first",)), "second"),
            ),
        ),
    ),
)  # fmt: skip


def keeper(element: str) -> Card:
    """Return the Keeper role of an element."""
    won = OfSort("defender") & During(element=element)
    return card(f"01-keeper-of-{element}", reaction("win", YOU, GainFate(1), given=won))


def seeker(element: str) -> Card:
    """Return the Seeker role of an element."""
    return card(f"01-seeker-of-{element}", reaction("reveal", Cards(PROVINCE & OfElement(element) & MINE), GainFate(1)))


IN_ORDER = ("air", "earth", "fire", "void", "water")
ROLES: tuple[Card, ...] = (*[keeper(element) for element in IN_ORDER], *[seeker(element) for element in IN_ORDER])
