"""Events of the Unicorn."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, event, fight_event, target
from coterie.games.l5r.cards.habits import (
    A_FIGHTER_DISHONORED,
    BY_FOES,
    CHALLENGER,
    ELSEWHERE,
    FIGHTERS,
    MY_CHARACTERS,
    at_one,
)
from coterie.games.l5r.cards.unicorn.habits import CAVALRY, THEIR_OPEN_PROVINCES, UNICORN
from coterie.games.l5r.words.abilities import max_per
from coterie.games.l5r.words.characters import MoveHome, MoveIn, PlaceFate, RemoveFate
from coterie.games.l5r.words.comparing import Outnumbering
from coterie.games.l5r.words.conditions import CONFLICT, During, FirstConflict, ThatIs, YouAttack
from coterie.games.l5r.words.conflicts import DeclareNext, SwitchType
from coterie.games.l5r.words.duelling import LOSER, StartDuel
from coterie.games.l5r.words.favor import DiscardFavor
from coterie.games.l5r.words.filters import (
    AT_HOME,
    ATTACKED,
    CHARACTER,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WITH_FATE,
    WITHOUT_FATE,
    InProvince,
    Printed,
    Trait,
)
from coterie.games.l5r.words.matching import AT_STRONGHOLD, WithOwner
from coterie.games.l5r.words.players import YOUR_TEAM, DiscardChosen, Draw, GainHonor, TheyDo
from coterie.games.l5r.words.relocating import OPEN_TO_IT, MoveConflict
from coterie.games.l5r.words.sites import SITE, Shame
from coterie.games.l5r.words.standing import DRAINING, LIMITED
from coterie.games.l5r.words.targets import ANY, Chosen, Within
from coterie.games.l5r.words.theirs import TheyPick
from coterie.games.l5r.words.zones import PutIntoPlay
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel, Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, READY, In
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Cannot, Sets
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If
from coterie.words.groups import THAT, Bound
from coterie.words.picking import ANY_NUMBER, Choose

RIDE_IN = Choose(Cards(CHARACTER & READY & AT_HOME & MINE), MoveIn(), least=0, most=ANY_NUMBER)

CARDS: tuple[Card, ...] = (
    fight_event(
        "38-bonds-of-blood", MoveHome(Bound("character") | THAT), CONFLICT, DRAINING, cost=A_FIGHTER_DISHONORED,
        targets=(target(FIGHTERS),),
    ),
    answer_event(
        "01-breakthrough", "reaction", "conflict over", YOUR_TEAM, DeclareNext(), given=FirstConflict() & OfSort("broken")
    ),
    fight_event("01-captive-audience", SwitchType(), During("political"), cost=GainHonor(-1)),
    fight_event(
        "01-cavalry-reserves", PutIntoPlay(Chosen("those"), conflict=True), During("military"),
        targets=(Within("those", Cards(CAVALRY & CHARACTER & In("fallen")), most=ANY, total=6),),
    ),
    fight_event(
        "16-challenge-on-the-fields", StartDuel("military", MoveHome(LOSER), Bound("challenger"), counts="company"),
        targets=(CHALLENGER, target(FIGHTERS & FOES)),
    ),
    event("04-chasing-the-sun", ELSEWHERE, given=CONFLICT & YouAttack()),
    fight_event(
        "33-command-by-name", at_one(Gain(Sets("strength", 0, THIS, "base"), until="conflict")),
        cost=GainHonor(-1) >> DiscardChosen(1),
    ),
    fight_event(
        "39-dark-resurrection", PutIntoPlay(Chosen(), conflict=True, dishonored=True), During("military"), DRAINING,
        targets=(Target("those", Cards(CHARACTER & Printed(3) & In("fallen")), 1, 3),),
    ),
    fight_event(
        "13-dispatch", If(ThatIs(PARTICIPATING), MoveHome(), MoveIn()), CONFLICT, LIMITED,
        targets=(target(CHARACTER & UNICORN & MINE),),
    ),
    fight_event(
        "13-diversionary-maneuver",
        Bow(Cards(FIGHTERS)) + MoveHome(Cards(FIGHTERS)) + MoveConflict(Bound("province"))
        + RIDE_IN + TheyDo(RIDE_IN),
        During("military") & YouAttack(), targets=(target(SITE & OPEN_TO_IT, "province"),),
    ),
    fight_event("34-flank-the-enemy", TheyPick(Cards(FIGHTERS & MINE)) >> Bow(), CONFLICT & Outnumbering()),
    event(
        "05-gaijin-customs", Straighten(), given=Exists(Cards(UNICORN & MINE)), targets=(target(CHARACTER & ~UNICORN),)
    ),
    event("01-i-am-ready", Straighten(), cost=Choose(Cards(BOWED & UNICORN & CHARACTER & WITH_FATE & MINE), RemoveFate(1))),
    answer_event(
        "16-leniency", "would", "ring", YOU, Instead(PutIntoPlay()),
        targets=(target(CHARACTER & InProvince() & Printed(2)),),
    ),
    answer_event(
        "30-never-yield", "reaction", "declare", YOUR_TEAM,
        Gain(Cannot("bow", THIS, BY_FOES), MY_CHARACTERS, "conflict")
        + Gain(Cannot("withdraw", THIS, BY_FOES), MY_CHARACTERS, "conflict"),
    ),
    answer_event(
        "23-outflank", "reaction", "reveal", Cards(PROVINCE & FOES), Gain(Cannot("defend", THIS), until="conflict"),
        given=CONFLICT, targets=(target(CHARACTER & ~UNIQUE),), limit=max_per("conflict"),
    ),
    answer_event(
        "40-overrun", "reaction", "break", Cards(PROVINCE & FOES), Shame(), LIMITED,
        targets=(target(SITE & WithOwner("it")),),
    ),
    fight_event(
        "10-press-of-battle", Bow(), During("military") & Outnumbering(), targets=(target(FIGHTERS & ~UNIQUE),)
    ),
    fight_event(
        "41-ride-on", ChooseOne((MoveIn(), MoveHome())), targets=(target(CHARACTER & Trait("cavalry") & MINE),)
    ),
    fight_event(
        "06-ride-them-down", at_one(Gain(Sets("strength", 1, THIS, "base"), until="conflict")),
        cost=DiscardFavor(),
    ),
    fight_event(
        "17-speak-to-the-heart", Gets("political", THEIR_OPEN_PROVINCES, until="conflict"),
        targets=(target(CHARACTER & UNICORN),), limit=max_per("conflict"),
    ),
    answer_event(
        "17-spoils-of-war", "reaction", "win", YOU, Draw(3) >> DiscardChosen(1),
        given=OfSort("military") & OfSort("attacker"), limit=max_per("conflict"),
    ),
    fight_event("21-ujik-tactics", Gets("military", 1, Cards(CHARACTER & ~UNIQUE & MINE), "conflict")),
    event(
        "20-unfulfilled-duty", Straighten(Chosen("those")),
        targets=(Within("those", Cards(BOWED & CHARACTER & WITHOUT_FATE), most=99, total=6),),
    ),
    fight_event(
        "14-unleash-the-djinn",
        Gain(Sets("military", 3, THIS), Cards(FIGHTERS), "conflict")
        + Gain(Sets("political", 3, THIS), Cards(FIGHTERS), "conflict"),
        cost=GainHonor(-3),
    ),
    fight_event(
        "17-warriors-of-the-wind",
        MoveHome(Cards(FIGHTERS & CAVALRY & MINE))
        + Choose(Cards(CHARACTER & CAVALRY & AT_HOME & MINE), MoveIn(), least=0, most=99),
    ),
    fight_event(
        "13-way-of-the-open-hand", MoveHome() + PlaceFate(1), Exists(Cards(ATTACKED & ~AT_STRONGHOLD & PROVINCE)),
        targets=(target(FIGHTERS & ~MINE),),
    ),
    answer_event("01-way-of-the-unicorn", "would", "token", YOUR_TEAM, Cancel()),
)  # fmt: skip
