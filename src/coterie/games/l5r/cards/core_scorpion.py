"""The Scorpion of the Core Set."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, card, event, fight_event, once, target
from coterie.games.l5r.words.abilities import Action, Answer, reaction
from coterie.games.l5r.words.attaching import MoveAttachment
from coterie.games.l5r.words.characters import WITH_IT, Dishonor, HappensTo, LoseStatus, MoveIn
from coterie.games.l5r.words.comparing import LowerBid
from coterie.games.l5r.words.conditions import CONFLICT, During, Honorable, ThisIs
from coterie.games.l5r.words.conflicts import BaseBecomes, IfYouWin
from coterie.games.l5r.words.filters import (
    AT_HOME,
    ATTACHMENT,
    CHARACTER,
    DISHONORED,
    EVENT,
    PARTICIPATING,
    WITH_STATUS,
    InProvince,
    OfClan,
    Printed,
    Trait,
)
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import (
    OPPONENT,
    Cheaper,
    DiscardAtRandom,
    DiscardChosen,
    Draw,
    GainFate,
    GainHonor,
    ShiftBid,
    TakeHonor,
    TheyDo,
)
from coterie.games.l5r.words.standing import SINCERITY, LeavesItself
from coterie.games.l5r.words.targets import Chosen, Within
from coterie.games.l5r.words.zones import (
    Discarded,
    PutIntoPlay,
    ReturnCards,
    Sacrifice,
    SearchTop,
)
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel, Instead
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, In, Rated
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets, TakeControl
from coterie.words.cards.numbers import Bonus, While
from coterie.words.effects import ChooseOne, May
from coterie.words.groups import Bound
from coterie.words.picking import Choose

SCORPION = OfClan("scorpion")
LESS = Honorable(more=False)
THEIR_PILES = In("fallen", "foe") | In("discard", "foe")

CHARACTERS: tuple[Card, ...] = (
    card("01-adept-of-shadows", Action(ReturnCards(THIS), cost=GainHonor(-1))),
    card("01-bayushi-liar", SINCERITY),
    card("01-bayushi-manipulator", reaction("dials", EVERYBODY, ShiftBid(1))),
    card(
        "01-bayushi-shoju",
        Action(
            Gets("political", -1, until="conflict")
            + Gain(LeavesItself(ThisIs(Rated("political", most=0))), until="conflict"),
            given=During("political") & ThisIs(PARTICIPATING), targets=(target(CHARACTER & PARTICIPATING & FOES),),
            limit=once("round", 2),
        ),
    ),
    card(
        "01-bayushi-yunako",
        Action(
            BaseBecomes("military", other="political"), given=ThisIs(PARTICIPATING), targets=(target(CHARACTER),)
        ),
    ),
    card("01-blackmail-artist", reaction("win", THIS, TakeHonor(1), given=OfSort("political"))),
    card("01-favored-niece", Action(Draw(1), cost=DiscardChosen(1), limit=once("round", 2))),
    card(
        "01-shosuro-actress",
        Action(
            PutIntoPlay(conflict=True), given=CONFLICT, cost=Sacrifice(THIS),
            targets=(target(CHARACTER & ~Trait("shinobi") & Printed(3) & THEIR_PILES),),
        ),
    ),
    card(
        "01-shosuro-miyako",
        reaction(
            "plays", YOU,
            TheyDo(ChooseOne((DiscardAtRandom(1, YOU), Choose(Cards(CHARACTER & MINE), Dishonor())))),
            given=OfSort("character") & OfSort("from hand"),
        ),
    ),
    card("01-sinister-soshi", Action(both(-2), given=CONFLICT, targets=(target(CHARACTER & PARTICIPATING),))),
    card(
        "01-soshi-illusionist",
        Action(
            ChooseOne((LoseStatus(name="honored"), LoseStatus(name="dishonored"), LoseStatus(name="tainted"))),
            cost=GainFate(-1), targets=(target(CHARACTER & WITH_STATUS),),
        ),
    ),
    card(
        "01-yogo-hiroue",
        Action(
            MoveIn() >> IfYouWin(May(Dishonor())), given=ThisIs(PARTICIPATING), targets=(target(CHARACTER & AT_HOME),)
        ),
    ),
    card(
        "01-young-rumormonger",
        Answer(
            "would", "honored", Cards(CHARACTER), Instead(HappensTo()), kinds=("dishonored",),
            targets=(target(CHARACTER & WITH_IT),),
        ),
    ),
    card(
        "01-yogo-outcast",
        While(LESS, Bonus("military", 1, THIS)), While(LESS, Bonus("political", 1, THIS)),
    ),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card("01-court-mask", Action(Dishonor(HOST) + ReturnCards(THIS)), attaches=CHARACTER & MINE),
    card("01-fiery-madness"),
)

EVENTS: tuple[Card, ...] = (
    fight_event(
        "01-ambush", PutIntoPlay(Chosen("those"), conflict=True),
        targets=(Within("those", Cards(SCORPION & CHARACTER & (In("hand") | InProvince())), most=2, total=6),),
    ),
    fight_event(
        "01-blackmail", TakeControl(until="conflict"), CONFLICT & LESS,
        targets=(target(CHARACTER & THEIRS & Printed(2)),),
    ),
    event(
        "01-calling-in-favors", MoveAttachment(to=Bound("character"), otherwise=Discarded()),
        cost=Choose(Cards(CHARACTER & MINE), Dishonor(Bound("character")), name="character"),
        targets=(target(ATTACHMENT & FOES),),
    ),
    answer_event(
        "01-forged-edict", "would", "initiate", Cards(EVENT), Cancel(),
        cost=Choose(Cards(Trait("courtier") & CHARACTER & MINE), Dishonor()),
    ),
    fight_event(
        "01-i-can-swim", Discarded(), CONFLICT & LowerBid(lower=False),
        targets=(target(CHARACTER & PARTICIPATING & DISHONORED & THEIRS),),
    ),
    fight_event("01-way-of-the-scorpion", Dishonor(), targets=(target(CHARACTER & PARTICIPATING & ~SCORPION),)),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card("01-city-of-lies", Action(Cheaper("event", 1))),
    card(
        "01-city-of-the-open-hand",
        Action(ChooseOne((GainHonor(-1, OPPONENT), GainHonor(1))), given=LESS, cost=Bow(THIS)),
    ),
    card("01-secret-cache", reaction("declare", THIS, SearchTop(5))),
)  # fmt: skip
