"""Characters of the Phoenix."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, both, card, once, target
from coterie.games.l5r.cards.habits import (
    ANY_SITE,
    BUSHI,
    COURTIER,
    DIRE,
    FIGHTERS,
    HERE,
    NO_EVENTS,
    OTHER_FIGHTERS,
    SHUGENJA,
    SPELL,
    STAYS_UP,
    at_one,
    challenge,
    fought_over,
    ignores,
    novice,
)
from coterie.games.l5r.cards.phoenix.habits import PHOENIX
from coterie.games.l5r.facts.conflicts import IDLE
from coterie.games.l5r.numbers import SKILLS
from coterie.games.l5r.words.abilities import Action, forced_reaction, interrupt, reaction, would
from coterie.games.l5r.words.amounts import ClaimedRings, Removed
from coterie.games.l5r.words.barring import BarEvents, BothWhileContested, TwinIn
from coterie.games.l5r.words.base_values import BaseBecomes, BaseLike
from coterie.games.l5r.words.characters import (
    Dishonor,
    HandOver,
    Honor,
    LoseStatus,
    MoveHome,
    MoveIn,
    PlaceFate,
    RemoveFate,
)
from coterie.games.l5r.words.claiming import OfHolder, OtherHolders, TakeClaimed
from coterie.games.l5r.words.comparing import BrokenBefore, LowerBid
from coterie.games.l5r.words.conditions import (
    CONFLICT,
    Aims,
    AttackedOften,
    Claimed,
    During,
    Honorable,
    InPhase,
    MoreGlory,
    Played,
    ThatIs,
    ThisIs,
)
from coterie.games.l5r.words.conflicts import CloseConflict
from coterie.games.l5r.words.discarded import RemoveSome
from coterie.games.l5r.words.duelling import WINNER
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    EVENT,
    HIDDEN,
    HONORED,
    ITSELF,
    PARTICIPATING,
    UNIQUE,
    WITH_FATE,
    WITHOUT_FATE,
    AttachedTo,
    Named,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.giving_up import AsMany, GivenUp, LoseSomeHonor
from coterie.games.l5r.words.matching import IN_ITS_ELEMENT
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import ONE_OF_TEAM, Draw, GainFate, GainHonor, TakeFate, TakeHonor
from coterie.games.l5r.words.provinces import DiscardThere
from coterie.games.l5r.words.recycling import ShuffleAway
from coterie.games.l5r.words.ring_effects import ResolveFreeRings, ResolveOf
from coterie.games.l5r.words.rings import RingClaimed, RingFree, Rings, SwitchRings
from coterie.games.l5r.words.searching import RevealAndTake, SeeSome
from coterie.games.l5r.words.shadow.opponents import ControllerSelects
from coterie.games.l5r.words.sites import SITE, CardsIn
from coterie.games.l5r.words.standing import (
    COURTESY,
    PRIDE,
    RALLY,
    SINCERITY,
    SUPPORT,
    Element,
    Keyword,
    NoAttachments,
    OpensZone,
)
from coterie.games.l5r.words.targets import ANY, Chosen, OneOfEach
from coterie.games.l5r.words.zones import Discarded, Look, PutIntoPlay, ReturnCards, Sacrifice, SearchTop
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel, Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OTHER, READY, In
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If, IfYouDo
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

ALL_CLAIMED = ClaimedRings("any")
POOR_FOES = Count(Cards(CHARACTER & WITHOUT_FATE & THEIRS))
ONE_TOKEN = tuple([LoseStatus(name=name) for name in ("honored", "dishonored", "tainted")])
RICH_FIGHTERS = Cards(FIGHTERS & WITH_FATE)
OUTSIDE_FATE = ~InPhase("fate")

CARDS: tuple[Card, ...] = (
    card(
        "01-adept-of-the-waves",
        Action(Gain(Keyword("covert", given=During(element="water")), until="phase"), targets=(target(CHARACTER),)),
    ),
    card(
        "12-asako-azunami",
        would(
            "ring", YOU,
            Instead(
                Choose(Cards(READY & CHARACTER), Bow(Bound("one")), least=0, name="one")
                + Choose(Cards(BOWED & CHARACTER & ~Named(("one",))), Straighten(), least=0)
            ),
            given=OfSort("water"),
        ),
    ),
    card("01-asako-diplomat", reaction("win", THIS, ChooseOne((Honor(), Dishonor())), targets=(target(CHARACTER),))),
    card("33-asako-lawmaster", reaction("pass", YOU, GainHonor(1))),
    card(
        "36-asako-maezawa",
        reaction("win", THIS, Bow() + If(ThatIs(PHOENIX), Dishonor()), targets=(target(CHARACTER & WITHOUT_FATE),)),
    ),
    card(
        "15-asako-maezawa", Action(BaseBecomes("political", 2), given=HERE & MoreGlory(), targets=(target(FIGHTERS),))
    ),
    card(
        "23-asako-takahiro", *PRIDE,
        While(HERE, Bonus("military", Times(2, Count(Cards(OTHER_FIGHTERS & DISHONORED))), THIS)),
        While(HERE, Bonus("political", Times(2, Count(Cards(OTHER_FIGHTERS & HONORED))), THIS)),
    ),
    card("25-asako-togama", Action(SwitchRings(), given=HERE)),
    card(
        "07-asako-tsuki",
        reaction(
            "claim", EVERYBODY, Honor(), given=During(element="water"), targets=(target(Trait("scholar") & CHARACTER),)
        ),
    ),
    card(
        "11-chikai-order-protector",
        While(ThisIs(DEFENDING) & Exists(Cards(FIGHTERS & (COURTIER | SHUGENJA) & MINE)), STAYS_UP),
    ),
    card(
        "13-ethereal-dreamer",
        reaction(
            "begin", EVERYBODY, BothWhileContested(2),
            given=InPhase("conflict"), targets=(Target("ring", Rings()),),
        ),
    ),
    card(
        "01-fearsome-mystic",
        While(During(element="air"), Bonus("glory", 2, THIS)),
        Action(
            RemoveFate(1, Cards(CHARACTER & PARTICIPATING & THEIRS & Weaker("glory", ITSELF))),
            given=ThisIs(PARTICIPATING),
        ),
    ),
    card(
        "08-fire-elemental-guard", NoAttachments(SPELL),
        Action(Discarded(), given=CONFLICT & Played(3, "spell"), targets=(target(ATTACHMENT),)),
    ),
    card("16-fire-tensai-acolyte", While(~During(element="fire"), Cannot("attack", THIS))),
    card("08-fire-tensai-initiate"),
    card(
        "08-fushicho", NoAttachments(),
        interrupt(
            "leave", THIS, PutIntoPlay() >> PlaceFate(1), targets=(target(CHARACTER & PHOENIX & In("fallen")),)
        ),
    ),
    card("29-garanto-guardian", reaction("win", THIS, at_one(ResolveOf(THAT)), given=OfSort("defender"))),
    ignores("05-haughty-magistrate", Weaker("glory", ITSELF)),
    card(
        "06-henshin-disciple",
        While(Claimed("air") | During(element="air"), Bonus("political", 2, THIS)),
        While(Claimed("earth") | During(element="earth"), Bonus("military", 2, THIS)),
        *[While(Claimed("fire") | During(element="fire"), word) for word in PRIDE],
    ),
    card(
        "24-inferno-guard-invoker",
        Action(
            Honor() + AtEnd("conflict", If(BrokenBefore(), Sacrifice())), given=During("military"),
            targets=(target(FIGHTERS & MINE),),
        ),
    ),
    card("08-inquisitive-ishika", While(CONFLICT, Bonus("cost", -1, Cards(ANYWHERE & IN_ITS_ELEMENT)))),
    card("41-inquisitorial-initiate", reaction("win", THIS, SeeSome(POOR_FOES, chosen=True, discards=True))),
    card(
        "30-inspired-visionary",
        reaction(
            "begin", EVERYBODY, ShuffleAway(), given=InPhase("fate"), cost=Bow(THIS), targets=(target(ATTACHMENT),)
        ),
    ),
    card(
        "01-isawa-atsuko",
        Action(
            both(1, Cards(CHARACTER & PARTICIPATING & MINE)) + both(-1, Cards(CHARACTER & PARTICIPATING & THEIRS)),
            given=During(element="void"),
        ),
    ),
    card(
        "26-isawa-eju", COURTESY, SINCERITY,
        Action(DiscardThere(CardsIn(), refill=True), given=Claimed("air"), targets=(ANY_SITE,), limit=once("round", 3)),
    ),
    card(
        "21-isawa-heiko",
        reaction(
            "play", Cards(ANYWHERE & Trait("water") & MINE), BaseBecomes("military", other="political", until="phase"),
            targets=(target(CHARACTER),),
        ),
    ),
    card(
        "01-isawa-masahiro",
        Action(
            Discarded(), given=During(element="fire"), cost=Bow(THIS),
            targets=(target(CHARACTER & PARTICIPATING & Printed(2)),),
        ),
    ),
    card(
        "13-isawa-pilgrim", *PRIDE,
        Action(HandOver(THIS, Bound("player")), targets=(Target("player", OtherHolders("water")),)),
    ),
    card("16-isawa-skycaller", OpensZone(During(element="air"), into=True)),
    card(
        "20-isawa-tadaka",
        Action(
            SeeSome(Removed(CHARACTER, "fallen"), discards=True), given=CONFLICT, cost=RemoveSome(CHARACTER, "fallen")
        ),
        disguised=SHUGENJA,
    ),
    card(
        "08-isawa-tadaka",
        While(
            During(element="earth") | Claimed("earth"), Cannot("be played", Cards(ANYWHERE & EVENT & TwinIn()), EACH_FOE)
        ),
    ),
    card(
        "32-isawa-tsuke", *PRIDE,
        Action(
            RemoveFate(1, Chosen()), given=CONFLICT & RingFree("fire"), cost=LoseSomeHonor(Count(RICH_FIGHTERS)),
            targets=(AsMany("those", RICH_FIGHTERS, most=ANY, amount=GivenUp("honor lost")),),
        ),
    ),
    card(
        "16-isawa-ujina",
        forced_reaction(
            "claim", EVERYBODY, ReturnCards(to="gone"), given=OfSort("void"), targets=(target(CHARACTER & WITHOUT_FATE),),
            limit=None,
        ),
    ),
    card(
        "09-isawa-uona",
        reaction(
            "play", Cards(ANYWHERE & Trait("air") & MINE), Bow(), given=CONFLICT, targets=(target(FIGHTERS & ~UNIQUE),)
        ),
    ),
    card("01-ishiken-initiate", Bonus("military", ALL_CLAIMED, THIS), Bonus("political", ALL_CLAIMED, THIS)),
    card(
        "08-kaito-kosori",
        While(
            During(element="air") & Exists(Cards(FIGHTERS & MINE)) & ThisIs(READY) & ~ThisIs(PARTICIPATING), Cannot(IDLE, THIS)
        ),
    ),
    card(
        "38-kaito-mai", While(DIRE, Bonus("glory", 3, THIS)),
        reaction("remove", THIS, RemoveFate(1), given=OUTSIDE_FATE, targets=(target(CHARACTER & OTHER),)),
    ),
    card(
        "17-kaito-nobukai",
        Action(
            Bow(Cards(FIGHTERS)) + CloseConflict(), given=HERE, cost=Sacrifice(THIS),
        ),
    ),
    card(
        "08-kaito-temple-protector", While(ThisIs(DEFENDING), Cannot("withdraw", THIS, Cards(ANYWHERE & FOES))),
        Action(BaseLike(SKILLS), given=ThisIs(DEFENDING), targets=(target(OTHER & FIGHTERS),)),
    ),
    card(
        "40-kami-of-ancient-wisdom", NoAttachments(Trait("spell") | Trait("spirit")),
        reaction(
            "remove", Cards(CHARACTER), ChooseOne((PlaceFate(1), RemoveFate(1))), given=OUTSIDE_FATE,
            targets=(target(CHARACTER),),
        ),
    ),
    card(
        "06-master-of-gisei-toshi",
        reaction("begin", EVERYBODY, BarEvents("spell"), given=InPhase("conflict"), targets=(Target("ring", Rings()),)),
    ),
    card(
        "01-meddling-mediator",
        Action(ChooseOne((TakeFate(1), TakeHonor(1))), given=AttackedOften(2)),
    ),
    card("13-mediator-of-hostilities", reaction("pass", ONE_OF_TEAM, Draw(1), limit=once("round", 2))),
    card("01-naive-student", SINCERITY),
    card("08-pacifist-philosopher", reaction("pass", ONE_OF_TEAM, GainFate(1), limit=once("round", 2))),
    card("04-prodigy-of-the-waves", Action(Straighten(THIS), given=RingClaimed("water"))),
    card(
        "01-radiant-orator",
        Action(
            MoveHome(), given=ThisIs(PARTICIPATING) & MoreGlory(), targets=(target(CHARACTER & PARTICIPATING & FOES),)
        ),
    ),
    novice("14-reader-of-omens", "air", "void", "political", n=3),
    card(
        "41-relentless-inquisitor",
        Action(ControllerSelects((RemoveFate(1), Bow())), given=HERE, targets=(target(FIGHTERS & THEIRS),)),
    ),
    card(
        "22-righteous-delegate",
        Action(both(1, Cards(FIGHTERS & ~BUSHI)) + both(-1, Cards(FIGHTERS & BUSHI)), given=HERE),
    ),
    card("14-roving-michibiku", reaction("win", THIS, TakeClaimed())),
    card(
        "16-sage-of-gisei-toshi",
        Action(
            IfYouDo(MoveHome(THIS), MoveHome()), given=CONFLICT & Honorable(), targets=(target(FIGHTERS & THEIRS),),
        ),
    ),
    card("01-seeker-of-knowledge", Element("air", ThisIs(ATTACKING))),
    card(
        "13-serene-seer", SUPPORT,
        Action(
            Look(Chosen()), targets=(OneOfEach("those", Cards(HIDDEN & OfHolder("void")), whose="opponent"),)
        ),
    ),
    card("01-serene-warrior"),
    card("01-shiba-peacemaker", Cannot("participate as attacker", THIS)),
    card(
        "34-shiba-pureheart", RALLY,
        reaction("declare", Cards(SITE & MINE), Honor(), given=AttackedOften(2, True), targets=(target(CHARACTER),)),
    ),
    card("19-shiba-sophist", Action(SearchTop(5, IN_ITS_ELEMENT), given=HERE)),
    card("08-shiba-tetsu", reaction("play", Cards(ANYWHERE & SPELL & MINE), both(1, THIS), given=CONFLICT, limit=None)),
    card(
        "01-shiba-tsukune", interrupt("end", EVERYBODY, ResolveFreeRings(2), given=InPhase("conflict")),
    ),
    card("01-shiba-yojimbo", would("initiate", Cards(), Cancel(), given=Aims(SHUGENJA & CHARACTER & MINE))),
    card("03-shrine-maiden", reaction("enter", THIS, RevealAndTake(3, SPELL | Trait("kiho")))),
    card(
        "16-sincere-challenger", While(LowerBid(), Bonus("political", 2, THIS)),
        challenge("political", Gain(NO_EVENTS, WINNER, "conflict")),
    ),
    card(
        "01-solemn-scholar",
        Action(Bow(), given=CONFLICT & Claimed("earth"), targets=(target(CHARACTER & ATTACKING),)),
    ),
    card(
        "37-steward-of-cryptic-lore", While(ThisIs(WITHOUT_FATE), Bonus("political", 3, THIS)),
        Action(
            ChooseOne(tuple([at_one(Gets("strength", n, until="conflict")) for n in (3, -3)])),
            given=During(element="earth"),
        ),
    ),
    card(
        "31-student-of-the-tao", RALLY,
        Action(MoveHome(), given=fought_over("void"), targets=(target(FIGHTERS & ~MINE),)),
    ),
    card("20-valiant-oathkeeper"),
    card(
        "16-void-wielder", SUPPORT,
        Action(
            ControllerSelects((
                MoveHome(), *ONE_TOKEN, Choose(Cards(ATTACHMENT & AttachedTo(Named(("that",)))), Discarded()),
            )),
            given=During(element="void"), targets=(target(FIGHTERS),),
        ),
    ),
    card(
        "29-wandering-mediator",
        Action(ChooseOne((MoveIn(THIS), MoveHome(THIS))), given=fought_over("air")),
    ),
    card("39-young-philosopher"),
)  # fmt: skip
