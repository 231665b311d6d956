"""The Dominion Cycle."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, card, event, once, target
from coterie.games.l5r.words.abilities import Action, interrupt, max_per, reaction, would
from coterie.games.l5r.words.characters import Dishonor, LoseStatus, MoveFate, MoveHome, MoveIn
from coterie.games.l5r.words.conditions import CONFLICT, InPhase, ThisIs
from coterie.games.l5r.words.conflicts import OneMoreConflict
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACHMENT,
    ATTACKED,
    ATTACKING,
    BROKEN,
    CHARACTER,
    DEFENDING,
    HONORED,
    PARTICIPATING,
    PROVINCE,
    WITH_FATE,
    WITHOUT_FATE,
    Named,
    OfElement,
    Trait,
)
from coterie.games.l5r.words.matching import ITS_PROVINCE, WithOwner
from coterie.games.l5r.words.players import YOUR_TEAM, DiscardAtRandom, Draw, GainHonor, TakeHonor
from coterie.games.l5r.words.provinces import Reveal, TurnDown
from coterie.games.l5r.words.standing import PRIDE, RALLY, SINCERITY
from coterie.games.l5r.words.zones import Discarded, Sacrifice
from coterie.words.amounts import Count
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel, Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FACE_DOWN, FOES, MINE
from coterie.words.cards.groups import EVERYBODY, IT, THIS, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Cannot, Grants
from coterie.words.conditions import Condition, Exists
from coterie.words.effects import ChooseOne
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

BUSHI, COURTIER, SHUGENJA = Trait("bushi"), Trait("courtier"), Trait("shugenja")
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
BY_FOES = Cards(ANYWHERE & FOES)
MY_CHARACTERS = Cards(CHARACTER & MINE)


def fought_over(element: str) -> Condition:
    """Return that there is a conflict at a province of an element."""
    return CONFLICT & Exists(Cards(PROVINCE & ATTACKED & OfElement(element)))


CHARACTERS: tuple[Card, ...] = (
    card(
        "29-kakita-yoshi",
        reaction(
            "win", THIS,
            Choose(Cards(CHARACTER), Dishonor(), least=0, most=Count(Cards(PROVINCE & ~FACE_DOWN & MINE))),
            given=OfSort("political") & OfSort("attacker"),
        ),
    ),
    card(
        "29-wandering-mediator",
        Action(ChooseOne((MoveIn(THIS), MoveHome(THIS))), given=fought_over("air")),
    ),
    card("30-disciple-of-shinsei", interrupt("leave", THIS, Discarded(), targets=(target(ATTACHMENT),))),
    card("30-thunder-guard-elite", *PRIDE, Action(DiscardAtRandom(1), given=HERE, cost=GainHonor(-1))),
    card(
        "30-traveling-philosopher", interrupt("leave", THIS, TurnDown(), targets=(target(PROVINCE & ~BROKEN & MINE),))
    ),
    card("30-twilight-rider", RALLY, reaction("join", THIS, Straighten(), targets=(target(CHARACTER),))),
    card(
        "31-student-of-the-tao", RALLY,
        Action(MoveHome(), given=fought_over("void"), targets=(target(FIGHTERS & ~MINE),)),
    ),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card(
        "31-studious", Grants(SINCERITY), Grants(reaction("win", THIS, Draw(1))), attaches=CHARACTER & Trait("scholar")
    ),
    card("31-way-with-words", Grants(reaction("win", THIS, TakeHonor(1), given=OfSort("political")))),
)

EVENTS: tuple[Card, ...] = (
    event("30-dispatch-to-nowhere", Discarded(), targets=(target(CHARACTER & WITHOUT_FATE),)),
    answer_event("30-highlight-the-flaws", "would", "initiate", Cards(PROVINCE), Cancel()),
    answer_event(
        "30-never-yield", "reaction", "declare", YOUR_TEAM,
        Gain(Cannot("bow", THIS, BY_FOES), MY_CHARACTERS, "conflict")
        + Gain(Cannot("withdraw", THIS, BY_FOES), MY_CHARACTERS, "conflict"),
    ),
    event(
        "30-suffer-the-consequences", OneMoreConflict("political"), given=InPhase("conflict"),
        cost=Choose(
            Cards(BOWED & CHARACTER & (BUSHI | COURTIER | SHUGENJA) & MINE), Sacrifice(Bound("character")), name="character"
        ),
        limit=max_per("phase"),
    ),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card(
        "29-pledge-of-loyalty",
        would("leave", Cards(CHARACTER & HONORED & MINE), Instead(LoseStatus(IT, "honored"))),
    ),
    card(
        "29-sharing-shinsei-s-wisdom",
        reaction(
            "reveal", THIS, MoveFate(1, Bound("character"), THAT),
            targets=(
                target(CHARACTER & WITH_FATE, "character"),
                target(CHARACTER & WithOwner("character") & ~Named(("character",))),
            ),
        ),
    ),
    card(
        "30-daidoji-marketplace", RALLY,
        reaction("begin", EVERYBODY, Reveal(ITS_PROVINCE), given=InPhase("conflict")),
    ),
    card("30-driven-by-courage", Action(both(2), given=fought_over("air"), targets=(target(FIGHTERS),))),
    card(
        "30-moto-stables",
        reaction("join", Cards(CHARACTER & MINE), Gets("military", 2, IT, "conflict"), limit=once("round", 2)),
    ),
    card(
        "31-courteous-greeting",
        Action(
            Bow(Bound("attacker")) + Bow(), given=fought_over("earth"),
            targets=(target(CHARACTER & ATTACKING, "attacker"), target(CHARACTER & DEFENDING)),
        ),
    ),
)  # fmt: skip
