"""Attachments of the Unicorn."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, once, target
from coterie.games.l5r.cards.habits import COURTIER, ELSEWHERE, FIGHTERS, HERE, SHUGENJA, at_one, seal
from coterie.games.l5r.cards.unicorn.habits import CAVALRY, UNICORN
from coterie.games.l5r.words.abilities import Action, Answer, interrupt, reaction
from coterie.games.l5r.words.amounts import FreeRings
from coterie.games.l5r.words.attaching import LAST_BEARER, MoveAttachment
from coterie.games.l5r.words.base_values import BaseBecomes
from coterie.games.l5r.words.characters import Honor, MoveFate, MoveIn, RemoveFate
from coterie.games.l5r.words.comparing import CAME_IN, AFoeHas
from coterie.games.l5r.words.conditions import CONFLICT, BearerIs, During, InPhase, YouAttack, YouFirst
from coterie.games.l5r.words.filters import (
    ATTACKING,
    CHARACTER,
    HIDDEN,
    ITS_BEARER,
    ITSELF,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WITHOUT_FATE,
    Weaker,
)
from coterie.games.l5r.words.matching import FACE_UP
from coterie.games.l5r.words.players import OPPONENT, Draw, GainFate, GainHonor, GiveHonor
from coterie.games.l5r.words.searching import ALL, SearchDynasty
from coterie.games.l5r.words.shadow.assault import AnotherAction
from coterie.games.l5r.words.standing import ANCESTRAL, DRAINING, LIMITED, RESTRICTED, SUPPORT, GivesTrait
from coterie.games.l5r.words.zones import Look, PutIntoPlay, Sacrifice
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import MINE, OTHER
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.lasting import Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.groups import THAT, Bound

CARDS: tuple[Card, ...] = (
    card(
        "19-adorned-barcha", LIMITED, RESTRICTED,
        Action(
            Bow() + MoveIn(HOST), given=During("military") & ~BearerIs(PARTICIPATING), targets=(target(FIGHTERS),)
        ),
        attaches=CHARACTER & UNIQUE & MINE,
    ),
    card("01-born-in-war", Bonus("military", FreeRings(), HOST), attaches=CHARACTER & CAVALRY),
    card(
        "38-command-the-tributary",
        Grants(Action(MoveFate(1, THIS, THAT), targets=(target(CHARACTER & OTHER),))),
    ),
    card(
        "23-current-of-the-beryt", Action(AnotherAction(2), given=CONFLICT), attaches=CHARACTER & SHUGENJA & MINE
    ),
    card("17-curved-blade", RESTRICTED, While(BearerIs(ATTACKING), Bonus("military", 2, HOST)), attaches=CHARACTER & UNICORN),
    card(
        "16-daikyu", RESTRICTED, SUPPORT, While(YouFirst(), Bonus("military", 2, HOST)),
        Grants(
            Answer(
                "reaction", "attack", Cards(CHARACTER), Bow(), kinds=("defend", "join"), given=During("military") & HERE,
                targets=(target(FIGHTERS & Weaker("military", ITSELF)),),
            )
        ),
    ),
    card(
        "36-daughter-of-war",
        interrupt("leave", HOST, SearchDynasty(ALL, CHARACTER & Weaker("cost", ITS_BEARER), PutIntoPlay())),
        attaches=CHARACTER & MINE,
    ),
    card(
        "01-favored-mount",
        Grants(GivesTrait("cavalry"), HOST),
        Action(MoveIn(HOST), given=CONFLICT, cost=Bow(THIS)),
        attaches=CHARACTER & MINE,
    ),
    card("31-hunting-falcon", reaction("attach", THIS, Look(THAT), given=CAME_IN, targets=(target(HIDDEN),))),
    card(
        "11-invocation-of-ash",
        Action(
            MoveAttachment(Bound("character"), THIS) >> RemoveFate(1, Bound("character")), cost=GainHonor(-1),
            targets=(target(CHARACTER & MINE, "character"),),
        ),
    ),
    card(
        "16-jewel-of-the-khamasin",
        Action(
            at_one(Gets("strength", -1, until="conflict")), given=BearerIs(ATTACKING), cost=GainHonor(-1), limit=None,
        ),
    ),
    card(
        "22-natural-negotiator",
        Action(BaseBecomes("military", other="political", what=HOST), given=CONFLICT, cost=GiveHonor(1)),
        attaches=CHARACTER & COURTIER & MINE,
    ),
    card(
        "17-ring-of-binding",
        *[While(YouFirst() & InPhase("fate"), Cannot(verb, HOST)) for verb in ("lose fate", "be discarded")],
    ),
    card(
        "16-scarlet-sabre", RESTRICTED, Grants(reaction("win", THIS, GainFate(-1, OPPONENT), given=YouFirst())),
    ),
    seal("07-seal-of-the-unicorn", "unicorn", "cavalry"),
    card(
        "37-shadow-steed", DRAINING, ANCESTRAL, Grants(GivesTrait("cavalry")),
        Action(Straighten(HOST), given=BearerIs(WITHOUT_FATE), cost=GainHonor(-1)),
    ),
    card(
        "03-shinjo-saddle",
        Action(MoveAttachment(Bound("character"), THIS), targets=(target(CAVALRY & CHARACTER & MINE, "character"),)),
        attaches=CHARACTER & CAVALRY,
    ),
    card(
        "01-spyglass",
        Answer("reaction", "attack", HOST, Draw(1), kinds=("defend", "join"), limit=once("round", 2)),
    ),
    card(
        "32-steed-of-the-steppes", Grants(GivesTrait("cavalry")),
        Action(Straighten(LAST_BEARER), given=AFoeHas(Cards(FACE_UP & PROVINCE & MINE), 3), cost=Sacrifice(THIS)),
    ),
    card(
        "07-talisman-of-the-sun", Action(ELSEWHERE, given=CONFLICT & YouAttack("defender"), cost=Bow(THIS)),
    ),
    card(
        "17-utaku-battle-steed", Grants(GivesTrait("cavalry")), reaction("win", HOST, Honor(HOST), given=OfSort("military")),
        attaches=CHARACTER & UNICORN,
    ),
)  # fmt: skip
