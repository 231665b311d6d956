"""The Temptations Cycle: attachments, events, holdings and provinces."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, card, event, fight_event, target
from coterie.games.l5r.words.abilities import Action, max_per, reaction
from coterie.games.l5r.words.characters import Dishonor, LoseStatus, MoveFate, MoveHome, MoveIn, PlaceFate, RemoveFate
from coterie.games.l5r.words.choosing import TheyChooseOne
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, BearerIs, During, InPhase, ThatIs, YouAttack
from coterie.games.l5r.words.filters import (
    ATTACHMENT,
    ATTACKED,
    ATTACKING,
    BROKEN,
    CHARACTER,
    DISHONORED,
    HIDDEN,
    HONORED,
    ITS_BEARER,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WITHOUT_FATE,
    AttachedTo,
    Named,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.matching import AT_STRONGHOLD, FACE_UP
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import OPPONENT, DiscardChosen, Draw, GainFate, GainHonor, TakeHonor
from coterie.games.l5r.words.provinces import Break, Reveal
from coterie.games.l5r.words.shadow.opponents import TheirTurn
from coterie.games.l5r.words.shadow.taking import FateFromPool
from coterie.games.l5r.words.standing import ANCESTRAL, COVERT, DRAINING, LIMITED, RESTRICTED, GivesTrait
from coterie.games.l5r.words.targets import Chosen
from coterie.games.l5r.words.zones import PutIntoPlay
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import MINE, OTHER, In
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets, TakeControl
from coterie.words.cards.numbers import Bonus, Cannot, Counters, Grants, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, Effect, If
from coterie.words.groups import THAT, Bound, Group
from coterie.words.picking import Choose

FIGHTERS = CHARACTER & PARTICIPATING
ORDINARY = ~HONORED & ~DISHONORED
FRIEND = Bound("friend")
A_FIGHTER_DISHONORED = Choose(Cards(FIGHTERS & MINE), Dishonor(FRIEND), name="friend")
OWN_PROVINCE_BROKEN = Choose(Cards(PROVINCE & FACE_UP & ~BROKEN & MINE), Break())
LESSER_PROVINCE = PROVINCE & ATTACKED & ~AT_STRONGHOLD


def one_token(what: Group) -> Effect:
    """Return that one status token of a card is discarded."""
    return ChooseOne(tuple([LoseStatus(what, name) for name in ("honored", "dishonored", "tainted")]))


ATTACHMENTS: tuple[Card, ...] = (
    card("37-curse-of-misfortune", Grants(RESTRICTED, Cards(OTHER & ATTACHMENT & AttachedTo(ITS_BEARER)))),
    card(
        "37-shadow-steed", DRAINING, ANCESTRAL, Grants(GivesTrait("cavalry")),
        Action(Straighten(HOST), given=BearerIs(WITHOUT_FATE), cost=GainHonor(-1)),
    ),
    card("37-shape-the-flesh", DRAINING, Grants(COVERT), Cannot("honored", HOST)),
    card(
        "38-command-the-tributary",
        Grants(Action(MoveFate(1, THIS, THAT), targets=(target(CHARACTER & OTHER),))),
    ),
    card("38-tetsubo-of-blood", DRAINING, LIMITED, RESTRICTED, Cannot("honored", HOST)),
    card("39-enraged"),
    card("41-belief-in-the-little-teacher", ANCESTRAL, Grants(Action(one_token(THIS)))),
    card("41-dutiful-assistant", ANCESTRAL, While(BearerIs(HONORED), Bonus("glory", 2, HOST))),
    card("41-setting-the-standard", RESTRICTED, Grants(reaction("win", THIS, Draw(2) >> DiscardChosen(1)))),
    card("spreading-shadows-obsidian-talisman", Action(one_token(HOST), cost=GainHonor(-1), limit=None)),
)  # fmt: skip

EVENTS: tuple[Card, ...] = (
    fight_event(
        "36-superior-authority",
        Gain(Cannot("count skill", Cards(CHARACTER & WITHOUT_FATE)), Cards(PROVINCE & ATTACKED), "conflict"),
    ),
    fight_event(
        "37-darkness-rising", Bow(Cards(FIGHTERS & Weaker("military", Named(("friend",))))), CONFLICT, DRAINING,
        cost=A_FIGHTER_DISHONORED,
    ),
    answer_event(
        "37-raze-to-the-ground", "reaction", "win", YOU, Break(Cards(LESSER_PROVINCE)),
        given=OfSort("military") & OfSort("attacker") & Exists(Cards(LESSER_PROVINCE & ~BROKEN)),
        cost=Choose(Cards(FIGHTERS & MINE), Dishonor()) >> OWN_PROVINCE_BROKEN,
    ),
    event(
        "37-shoshi-ni-kie", Straighten(), cost=Choose(Cards(HIDDEN & MINE), Reveal()),
        targets=(target(CHARACTER & ORDINARY),),
    ),
    fight_event(
        "38-bonds-of-blood", MoveHome(FRIEND) + MoveHome(), CONFLICT, DRAINING, cost=A_FIGHTER_DISHONORED,
        targets=(target(CHARACTER),),
    ),
    answer_event(
        "38-feeding-an-army", "reaction", "begin", EVERYBODY, PlaceFate(1, Cards(CHARACTER & MINE & Printed(3))),
        given=InPhase("conflict"), cost=OWN_PROVINCE_BROKEN,
    ),
    fight_event(
        "38-seize-the-mind", TakeControl(until="conflict") >> GainHonor(Times(-1, Counters("fate", THAT))), CONFLICT,
        DRAINING, targets=(target(CHARACTER & ~UNIQUE & ~MINE),),
    ),
    fight_event(
        "39-dark-resurrection", PutIntoPlay(Chosen(), conflict=True, dishonored=True), During("military"), DRAINING,
        targets=(Target("those", Cards(CHARACTER & Printed(3) & In("fallen")), 1, 3),),
    ),
    fight_event(
        "39-whispers-of-power",
        Gets("political", Times(3, Count(Cards(CHARACTER & WITHOUT_FATE & THEIRS))), until="conflict"), CONFLICT, DRAINING,
        cost=GainHonor(-1), targets=(target(CHARACTER),),
    ),
    answer_event(
        "40-battle-meditation", "reaction", "break", Cards(PROVINCE & THEIRS), Draw(3),
        given=YouAttack() & Exists(Cards(FIGHTERS & Trait("berserker") & MINE)), limit=max_per("conflict"),
    ),
    fight_event("40-betrayal-of-truth", Bow(Cards((HONORED | DISHONORED) & FIGHTERS))),
    event("41-at-any-cost", PlaceFate(2), LIMITED, cost=GainHonor(-3), targets=(target(CHARACTER),)),
    answer_event(
        "41-cleanse-the-empire", "reaction", "win", YOU,
        RemoveFate(1, Cards(CHARACTER & THEIRS)) >> Choose(Cards(CHARACTER & THEIRS & WITHOUT_FATE), Bow()),
        given=OfSort("attacker"),
    ),
    fight_event(
        "41-ride-on", ChooseOne((MoveIn(), MoveHome())), targets=(target(CHARACTER & Trait("cavalry") & MINE),)
    ),
)  # fmt: skip

PLACES: tuple[Card, ...] = (
    card(
        "38-seeking-enlightenment",
        reaction("reveal", THIS, GainFate(Times(-1, Count(Cards(CHARACTER & ATTACKING))), OPPONENT)),
    ),
    card(
        "38-shadowed-village",
        reaction(
            "remove", Cards(CHARACTER & MINE), If(ThatIs(DISHONORED, "it"), Draw(2), Draw(1)), given=~InPhase("fate")
        ),
    ),
    card(
        "38-the-eternal-watch",
        Action(TheyChooseOne((Bow(), TakeHonor(1))), given=AT_THIS, targets=(target(CHARACTER & ATTACKING),)),
    ),
    card("41-lord-s-ascendancy", Action(TheirTurn(FateFromPool(1)), given=AT_THIS, targets=(target(FIGHTERS),))),
)  # fmt: skip
