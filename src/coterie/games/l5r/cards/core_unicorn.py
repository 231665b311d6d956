"""The Unicorn of the Core Set."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, card, event, fight_event, once, target, up_to
from coterie.games.l5r.words.abilities import Action, Answer, reaction
from coterie.games.l5r.words.amounts import FreeRings
from coterie.games.l5r.words.attaching import MoveAttachment
from coterie.games.l5r.words.characters import MoveIn, RemoveFate
from coterie.games.l5r.words.conditions import CONFLICT, During, FirstConflict, Nth, ThisIs, YouAttack, YouFirst
from coterie.games.l5r.words.conflicts import DeclareNext, SwitchType
from coterie.games.l5r.words.filters import (
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    HIDDEN,
    PARTICIPATING,
    PROVINCE,
    WITH_FATE,
    OfClan,
    Trait,
)
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import YOUR_TEAM, DiscardChosen, Draw, GainFate, GainHonor, TheyDo, TheyPick
from coterie.games.l5r.words.provinces import Break
from coterie.games.l5r.words.targets import ANY, Chosen, Within
from coterie.games.l5r.words.zones import Discarded, Look, PutIntoPlay
from coterie.words.amounts import Count
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OTHER, In
from coterie.words.cards.groups import HOST, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.effects import ChooseOne
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

UNICORN, CAVALRY = OfClan("unicorn"), Trait("cavalry")
UNICORNS = Count(Cards(PARTICIPATING & UNICORN & CHARACTER & MINE))
HERE = ThisIs(PARTICIPATING)

CHARACTERS: tuple[Card, ...] = (
    card("01-aggressive-moto", Cannot("defend", THIS)),
    card("01-border-rider", Action(Straighten(THIS))),
    card(
        "01-giver-of-gifts",
        Action(
            MoveAttachment(to=Bound("character")), targets=(target(CHARACTER & MINE, "character"), target(ATTACHMENT & MINE))
        ),
    ),
    card("01-ide-messenger", Action(MoveIn(), given=CONFLICT, cost=GainFate(-1), targets=(target(CHARACTER & MINE),))),
    card(
        "01-ide-trader",
        reaction("join", Cards(CHARACTER), ChooseOne((GainFate(1), Draw(1))), given=HERE, limit=once("conflict")),
    ),
    card("01-iuchi-wayfinder", reaction("enter", THIS, Look(THAT), targets=(target(HIDDEN),))),
    card("01-meishodo-wielder", While(YouFirst(), Bonus("cost", -1, THIS, where="row"))),
    card("01-moto-youth", While(During("military") & Nth("military"), Bonus("military", 1, THIS))),
    card(
        "01-shinjo-altansarnai",
        reaction(
            "break", Cards(PROVINCE & FOES), TheyDo(Choose(Cards(CHARACTER & MINE), Discarded())),
            given=During("military") & HERE & YouAttack(),
        ),
    ),
    card("01-shinjo-outrider", Action(MoveIn(THIS), given=CONFLICT)),
    card("01-shinjo-tatsuo", Action(MoveIn(THIS | THAT), given=CONFLICT, targets=(up_to(1, CHARACTER & OTHER & MINE),))),
    card(
        "01-utaku-infantry",
        While(HERE, Bonus("military", UNICORNS, THIS)), While(HERE, Bonus("political", UNICORNS, THIS)),
    ),
    card("01-utaku-yumino", Action(both(2, THIS), given=CONFLICT, cost=DiscardChosen(1), limit=once("conflict"))),
    card("01-warrior-poet", Action(both(-1, Cards(CHARACTER & PARTICIPATING & THEIRS)), given=HERE)),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card(
        "01-spyglass",
        Answer("reaction", "attack", HOST, Draw(1), kinds=("defend", "join"), limit=once("round", 2)),
    ),
    card("01-born-in-war", Bonus("military", FreeRings(), HOST), attaches=CHARACTER & CAVALRY),
)

EVENTS: tuple[Card, ...] = (
    answer_event(
        "01-breakthrough", "reaction", "conflict over", YOUR_TEAM, DeclareNext(), given=FirstConflict() & OfSort("broken")
    ),
    fight_event("01-captive-audience", SwitchType(), During("political"), cost=GainHonor(-1)),
    fight_event(
        "01-cavalry-reserves", PutIntoPlay(Chosen("those"), conflict=True), During("military"),
        targets=(Within("those", Cards(CAVALRY & CHARACTER & In("fallen")), most=ANY, total=6),),
    ),
    answer_event("01-way-of-the-unicorn", "would", "token", YOU, Cancel()),
    event("01-i-am-ready", Straighten(), cost=Choose(Cards(BOWED & UNICORN & CHARACTER & WITH_FATE & MINE), RemoveFate(1))),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card(
        "01-endless-plains",
        reaction(
            "declare", THIS, TheyPick(Cards(CHARACTER & ATTACKING & MINE)) >> Discarded(), cost=Break(THIS),
        ),
    ),
    card(
        "01-golden-plains-outpost",
        Action(MoveIn(), given=During("military"), cost=Bow(THIS), targets=(target(CAVALRY & CHARACTER & MINE),)),
    ),
)  # fmt: skip
