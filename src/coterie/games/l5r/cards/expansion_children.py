"""Children of the Empire: clan and neutral cards that are not about challenges."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, card, fight_event, target
from coterie.games.l5r.words.abilities import Action, forced_reaction, reaction, would
from coterie.games.l5r.words.characters import Dishonor, Honor, LoseStatus, MoveHome, RemoveFate
from coterie.games.l5r.words.comparing import HonorWithin, LowerBid
from coterie.games.l5r.words.conditions import CONFLICT, Aims, BearerIs, During, Honorable, ThisIs, YouAttack
from coterie.games.l5r.words.duelling import DUELLING, HasDuelled
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    ITS_BEARER,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WITHOUT_FATE,
    InProvince,
    Printed,
    Trait,
)
from coterie.games.l5r.words.matching import Highest
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import (
    THAT_PLAYER,
    DiscardAtRandom,
    DiscardChosen,
    GainFate,
    GainHonor,
    ShiftBid,
    TurnDial,
)
from coterie.games.l5r.words.ringing import RingToRing
from coterie.games.l5r.words.rings import Rings
from coterie.games.l5r.words.shadow.opponents import ControllerSelects, TheirTurn
from coterie.games.l5r.words.standing import LeavesItself
from coterie.games.l5r.words.tokens import AsPrinted
from coterie.games.l5r.words.zones import PutIntoPlay, ReturnCards, Sacrifice, SearchTop
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import By, OfSort
from coterie.words.cards.answering import Cancel, Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import MINE, READY, In
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import BecomeCopy, Gain
from coterie.words.cards.numbers import Cannot, Rating, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, IfYouDo, May, Pay
from coterie.words.groups import THAT, Bound
from coterie.words.picking import ForEach

BUSHI, DUELIST, POISON = Trait("bushi"), Trait("duelist"), Trait("poison")
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
MY_FIGHTERS = Cards(FIGHTERS & MINE)
ANY_TOKEN = ChooseOne((LoseStatus(name="honored"), LoseStatus(name="dishonored"), LoseStatus(name="tainted")))

CHARACTERS: tuple[Card, ...] = (
    card("16-fire-tensai-acolyte", While(~During(element="fire"), Cannot("attack", THIS))),
    card(
        "16-hida-yakamo", While(Honorable(more=False), Cannot("lose duels", THIS)),
        While(Honorable(more=False) & During("military"), Cannot("bow in resolution", THIS)),
    ),
    card("16-humble-magistrate", While(ThisIs(ATTACKING), Cannot("count skill", Cards(CHARACTER & Printed(least=4))))),
    card("16-ide-negotiator", reaction("dials", EVERYBODY, ChooseOne((TurnDial(1), TurnDial(-1))))),
    card(
        "16-isawa-ujina",
        forced_reaction(
            "claim", EVERYBODY, ReturnCards(to="gone"), given=OfSort("void"), targets=(target(CHARACTER & WITHOUT_FATE),),
            limit=None,
        ),
    ),
    card(
        "16-righteous-magistrate", While(ThisIs(DEFENDING), Cannot("gain honor", EVERYBODY)),
        While(ThisIs(DEFENDING), Cannot("lose honor", EVERYBODY)),
    ),
    card(
        "16-sage-of-gisei-toshi",
        Action(
            IfYouDo(MoveHome(THIS), MoveHome()), given=CONFLICT & Honorable(), targets=(target(FIGHTERS & THEIRS),),
        ),
    ),
    card(
        "16-seppun-hidden-guard",
        would(
            "initiate", Cards(CHARACTER), Cancel() >> DiscardAtRandom(1, THAT_PLAYER),
            given=Aims(CHARACTER & UNIQUE & MINE), cost=Sacrifice(THIS),
        ),
    ),
    card(
        "16-shinjo-ambusher",
        reaction("play", THIS, Gain(Cannot("trigger", THIS), Cards(PROVINCE & ATTACKED), "conflict"), given=HERE),
    ),
    card("16-shiotome-heroine", reaction("honor", EACH_FOE, Straighten(THIS), given=By(ANYWHERE))),
    card("16-shosuro-hametsu", Action(SearchTop(99, POISON), cost=GainHonor(-1))),
    card(
        "16-student-of-war", While(LowerBid(), Cannot("lose fate", THIS)), While(LowerBid(), Cannot("be discarded", THIS))
    ),
    card(
        "16-tranquil-philosopher",
        Action(RingToRing() >> GainHonor(1), targets=(Target("ring", Rings(free=True)),)),
    ),
    card(
        "16-utaku-kamoko", Cannot("suffer from dishonor", THIS),
        reaction("break", Cards(PROVINCE & MINE), Straighten(THIS) + Honor(THIS), cost=DiscardChosen(1)),
    ),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card(
        "16-iaijutsu-master",
        reaction("dials", EVERYBODY, ChooseOne((ShiftBid(1), ShiftBid(-1))), given=BearerIs(DUELLING)),
        attaches=CHARACTER & DUELIST,
    ),
    card(
        "16-solitary-strength", LeavesItself(BearerIs(PARTICIPATING) & Exists(Cards(FIGHTERS & MINE & ~ITS_BEARER))),
        reaction("win", HOST, GainHonor(1)),
    ),
)  # fmt: skip

EVENTS: tuple[Card, ...] = (
    answer_event(
        "16-leniency", "would", "ring", YOU, Instead(PutIntoPlay()),
        targets=(target(CHARACTER & InProvince() & Printed(2)),),
    ),
    fight_event(
        "16-magnificent-triumph",
        both(2) + Gain(Cannot("be targeted by events", THIS), until="conflict"),
        targets=(target(CHARACTER & HasDuelled("win")),),
    ),
    fight_event(
        "16-miyako-s-undertaking", BecomeCopy(THAT, Bound("character"), "conflict"), CONFLICT & HonorWithin(6),
        targets=(target(CHARACTER & ~UNIQUE & In("fallen", "foe"), "character"), target(FIGHTERS & MINE)),
    ),
    fight_event(
        "16-storied-defeat", Bow() + May(Pay(GainFate(-1), Dishonor())), targets=(target(CHARACTER & HasDuelled("lose")),)
    ),
    fight_event(
        "16-subdue-the-spirits", ForEach(MY_FIGHTERS, both(Rating("glory", THAT))), CONFLICT & Honorable(),
    ),
    fight_event(
        "16-unmask",
        ANY_TOKEN + AsPrinted() + TheirTurn(GainHonor(2)), CONFLICT & LowerBid(lower=False), targets=(target(FIGHTERS),),
    ),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card(
        "16-heavy-ballista",
        Action(
            ControllerSelects((Bow(), RemoveFate(1))), given=During("military") & YouAttack("defender"),
            cost=DiscardChosen(1), targets=(target(READY & CHARACTER & ATTACKING),),
        ),
    ),
    card("16-midnight-revels", reaction("declare", THIS, Bow(), targets=(target(CHARACTER & Highest("cost", CHARACTER)),))),
)  # fmt: skip
