"""The Dominion Cycle: provinces that lie face up or face down, battlefields, and what they are good for."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, card, fight_event, target
from coterie.games.l5r.numbers import USES
from coterie.games.l5r.words.abilities import Action, interrupt, reaction
from coterie.games.l5r.words.anyone import EachPlayerDoes
from coterie.games.l5r.words.characters import Dishonor, Honor, MoveHome, MoveIn, RemoveFate
from coterie.games.l5r.words.comparing import CAME_IN
from coterie.games.l5r.words.conditions import CONFLICT, AttackedOften, During, InPhase, Nth, ThatIs, ThisIs
from coterie.games.l5r.words.filters import (
    ALONE,
    ANYWHERE,
    ATTACKED,
    ATTACKING,
    BROKEN,
    CHARACTER,
    DISHONORED,
    HIDDEN,
    PARTICIPATING,
    PROVINCE,
    WHOLE,
    Printed,
    Trait,
)
from coterie.games.l5r.words.matching import AT_STRONGHOLD, FACE_UP, ITS_PROVINCE
from coterie.games.l5r.words.players import DiscardChosen, GainHonor
from coterie.games.l5r.words.provinces import Reveal, TurnDown
from coterie.games.l5r.words.shadow.measures import StandingProvince
from coterie.games.l5r.words.standing import EMINENT, RALLY, CancelRings, NoAttachments
from coterie.games.l5r.words.tokens import MoveStatus
from coterie.games.l5r.words.zones import Look
from coterie.words.amounts import Count
from coterie.words.cards.answered import By, OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.filters import FACE_DOWN, FOES, MINE, OTHER, OURS
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Sets, While
from coterie.words.conditions import Exists
from coterie.words.effects import If, IfYouDo, May
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
BY_FOES = Cards(ANYWHERE & FOES)
WEAPON = Trait("weapon")
A_BATTLEFIELD = Exists(Cards(~FACE_DOWN & Trait("battlefield")))
OPEN_PROVINCES = Cards(FACE_UP & PROVINCE & MINE)

CHARACTERS: tuple[Card, ...] = (
    card(
        "29-akodo-reserve-company", RALLY, NoAttachments(WEAPON),
        Action(IfYouDo(MoveIn(THIS), MoveHome()), given=CONFLICT & A_BATTLEFIELD, targets=(target(FIGHTERS & MINE),)),
    ),
    card(
        "29-white-horde-vanguard", NoAttachments(WEAPON),
        *[While(CONFLICT & Nth(), Cannot(verb, THIS, BY_FOES)) for verb in ("bow", "join", "withdraw")],
    ),
    card("30-chronicler-of-conquests", Action(GainHonor(1), given=HERE & A_BATTLEFIELD)),
    card("32-local-daimyo-s-retainer", given=Exists(OPEN_PROVINCES, 3)),
    card(
        "33-fearless-skirmisher",
        reaction(
            "win", THIS, MoveStatus("dishonored", Bound("giver"), THAT), given=OfSort("military"),
            targets=(target(DISHONORED, "giver"), target(CHARACTER)),
        ),
    ),
    card("33-hida-etsuji", Cannot("be evaded", THIS), Bonus(USES, 1, Cards(PROVINCE & MINE))),
    card("34-doji-diplomat", reaction("enter", THIS, EachPlayerDoes(Choose(Cards(HIDDEN & ~MINE), Reveal())))),
    card(
        "34-righteous-samurai",
        reaction("lose honor", YOU, Honor(), given=By(FOES) | OfSort("ring"), targets=(target(CHARACTER),)),
    ),
)  # fmt: skip

CONFLICT_CARDS: tuple[Card, ...] = (
    fight_event(
        "29-captivating-story",
        Gets("political", Count(OPEN_PROVINCES), until="conflict") + May(IfYouDo(RemoveFate(1), Honor())),
        targets=(target(FIGHTERS & OURS & ALONE),),
    ),
    fight_event("30-mountaintop-vigil", Gain(CancelRings(), Cards(PROVINCE & ATTACKED), "conflict")),
    card("31-hunting-falcon", reaction("attach", THIS, Look(THAT), given=CAME_IN, targets=(target(HIDDEN),))),
    card(
        "32-asceticism",
        While(Exists(Cards(~AT_STRONGHOLD & HIDDEN & MINE), 2), Cannot("be targeted", HOST, BY_FOES)),
    ),
    answer_event(
        "33-ceaseless-duty", "would", "leave", Cards(CHARACTER & Printed(Count(Cards(StandingProvince())))), Cancel()
    ),
    fight_event(
        "33-command-by-name", Gain(Sets("strength", 0, THIS, "base"), Cards(PROVINCE & ATTACKED), "conflict"),
        cost=GainHonor(-1) >> DiscardChosen(1),
    ),
    card(
        "34-inventive-buttressing", While(During("military"), Bonus("strength", 3, HOST)),
        attaches=PROVINCE & ~BROKEN & MINE,
    ),
    fight_event(
        "34-magistrate-s-intervention", Dishonor() >> If(ThatIs(FOES) & AttackedOften(2), Dishonor()),
        Exists(Cards(CHARACTER & (Trait("courtier") | Trait("magistrate")) & MINE)),
        targets=(target(CHARACTER & ATTACKING),),
    ),
)  # fmt: skip

PLACES: tuple[Card, ...] = (
    card(
        "29-ninkatoshi", EMINENT, Bonus("strength", -1, Cards(OTHER & PROVINCE & FOES)),
        Bonus("strength", 1, Cards(OTHER & PROVINCE & OURS)),
    ),
    card(
        "32-hidden-mountain-pass", RALLY,
        interrupt("end", EVERYBODY, TurnDown(ITS_PROVINCE), given=InPhase("conflict") & ThisIs(WHOLE)),
    ),
    card(
        "34-fire-and-oil",
        Action(
            Dishonor(), given=Exists(Cards(PROVINCE & ATTACKED & MINE)) & ThisIs(WHOLE), cost=GainHonor(-1),
            targets=(target(CHARACTER & ATTACKING),),
        ),
    ),
)  # fmt: skip
