"""Characters of the Unicorn."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, both, card, once, target, up_to
from coterie.games.l5r.cards.habits import (
    BY_FOES,
    DIRE,
    FIGHTERS,
    HERE,
    MAHO,
    MY_DISHONORED,
    NO_EVENTS,
    OTHER_FIGHTERS,
    STAYS_UP,
    WEAPON,
    at_one,
    challenge,
    ignores,
    novice,
)
from coterie.games.l5r.cards.unicorn.habits import CAVALRY, THEIR_OPEN_PROVINCES, UNICORN
from coterie.games.l5r.words.abilities import Action, max_per, reaction
from coterie.games.l5r.words.anyone import EachPicks
from coterie.games.l5r.words.attaching import WITH_ITS_BEARER, MoveAttachment
from coterie.games.l5r.words.characters import Honor, MoveHome, MoveIn, PlaceFate, RemoveFate, Taint
from coterie.games.l5r.words.cheaper import CheaperAround
from coterie.games.l5r.words.comparing import HasBroken, LowerBid, Outnumbering
from coterie.games.l5r.words.conditions import (
    CONFLICT,
    During,
    Honorable,
    Nth,
    ThatIs,
    ThisIs,
    ThisWon,
    YouFirst,
)
from coterie.games.l5r.words.declaring import EVADED
from coterie.games.l5r.words.favor import YouHaveFavor
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    AT_HOME,
    ATTACHMENT,
    ATTACKED,
    ATTACKING,
    BROKEN,
    CHARACTER,
    HIDDEN,
    HONORED,
    ITSELF,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WITH_FATE,
    WITHOUT_FATE,
    AttachedTo,
    IfThis,
    InProvince,
    OfClan,
    Printed,
    Trait,
)
from coterie.games.l5r.words.matching import Highest, OfHand, WithOwner
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import (
    OPPONENT,
    DiscardChosen,
    Draw,
    GainFate,
    GainHonor,
    TakeFate,
    TheyDo,
    TurnDial,
)
from coterie.games.l5r.words.provinces import DiscardThere, Reveal, TurnDown
from coterie.games.l5r.words.remembering import DiscardTop, Was
from coterie.games.l5r.words.ring_effects import ResolveOf
from coterie.games.l5r.words.rings import SwitchContested
from coterie.games.l5r.words.searching import SearchDynasty
from coterie.games.l5r.words.standing import (
    COURTESY,
    COVERT,
    LIMITED,
    PRIDE,
    RALLY,
    SINCERITY,
    SUPPORT,
    Keyword,
    NoAttachments,
)
from coterie.games.l5r.words.targets import Chosen, OneOfEach
from coterie.games.l5r.words.theirs import TheyPick
from coterie.games.l5r.words.zones import Discarded, Look, PutIntoPlay
from coterie.words.amounts import Count
from coterie.words.cards.answered import By, OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FACE_DOWN, FOES, MINE, OTHER, READY
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.effects import ChooseOne, If, IfYouDo
from coterie.words.groups import THAT, Bound, Group
from coterie.words.picking import Choose

UNICORNS = Count(Cards(PARTICIPATING & UNICORN & CHARACTER & MINE))
COMES = Choose(Cards(CHARACTER & AT_HOME & MINE), MoveIn())
AWAY = CHARACTER & AT_HOME & READY & Printed(2)
MY_HONORED = Cards(CHARACTER & HONORED & MINE)
RIDER = Bound("rider")
GUEST = Bound("guest")


def in_exchange(one: Group, other: Group) -> IfYouDo:
    """Return that a character bows, and another becomes ready if it does."""
    return IfYouDo(Bow(one), Straighten(other))


CARDS: tuple[Card, ...] = (
    card("01-aggressive-moto", Cannot("defend", THIS)),
    novice("11-battle-maiden-recruit", "water", "void", "military"),
    card("20-benevolent-ambassador", COURTESY, reaction("win", THIS, GainHonor(1) + GainHonor(1, OPPONENT))),
    card("01-border-rider", Action(Straighten(THIS))),
    card(
        "13-forthright-ide", SUPPORT,
        Action(
            Straighten() + If(ThatIs(MINE), DiscardChosen(1)), given=HERE, targets=(target(CHARACTER & Printed(3)),)
        ),
    ),
    card(
        "34-ganzu-warrior",
        reaction("reveal", Cards(PROVINCE), ResolveOf(IT), given=CONFLICT & HERE, limit=max_per("conflict")),
    ),
    card(
        "01-giver-of-gifts",
        Action(
            MoveAttachment(to=Bound("character")), targets=(target(CHARACTER & MINE, "character"), target(ATTACHMENT & MINE))
        ),
    ),
    card(
        "24-golden-plains-raider",
        reaction("win", THIS, DiscardThere(), given=OfSort("attacker"), targets=(target(~FACE_DOWN & InProvince("foe")),)),
    ),
    card(
        "40-higashi-kaze-company", NoAttachments(WEAPON),
        reaction("win", THIS, Gain(STAYS_UP, until="conflict"), targets=(target(OTHER & FIGHTERS & WITHOUT_FATE),)),
    ),
    card(
        "16-honest-challenger", While(LowerBid(), Bonus("military", 2, THIS)),
        challenge("military", If(ThisWon(), COMES, TheyDo(COMES))),
    ),
    card("01-ide-messenger", Action(MoveIn(), given=CONFLICT, cost=GainFate(-1), targets=(target(CHARACTER & MINE),))),
    card("16-ide-negotiator", reaction("dials", EVERYBODY, ChooseOne((TurnDial(1), TurnDial(-1))))),
    card(
        "22-ide-ryoma",
        Action(
            ChooseOne((in_exchange(RIDER, GUEST), in_exchange(GUEST, RIDER))), given=HERE,
            targets=(
                target(CHARACTER & UNICORN, "rider"), target(CHARACTER & ~UNICORN & WithOwner("rider"), "guest"),
            ),
        ),
    ),
    card(
        "03-ide-tadaji",
        Action(
            MoveIn(Chosen()), given=HERE, targets=(OneOfEach("those", Cards(AWAY)),),
        ),
    ),
    card(
        "01-ide-trader",
        reaction("join", Cards(CHARACTER), ChooseOne((GainFate(1), Draw(1))), given=HERE, limit=once("conflict")),
    ),
    card(
        "17-iuchi-daiyu",
        Action(Gets("military", THEIR_OPEN_PROVINCES, until="conflict"), given=CONFLICT, targets=(target(CHARACTER),)),
    ),
    card("17-iuchi-farseer", reaction("enter", THIS, Reveal(), targets=(target(HIDDEN & FOES),))),
    card(
        "25-iuchi-rimei",
        Action(
            MoveAttachment(Cards(CHARACTER & WITH_ITS_BEARER), keeps=True),
            targets=(target(ATTACHMENT & FOES & Printed(1) & AttachedTo(CHARACTER)),),
        ),
    ),
    card(
        "38-iuchi-shahai", Keyword("covert", given=YouFirst()),
        reaction(
            "play", Cards(ANYWHERE & (Trait("meishodo") | MAHO) & MINE), PlaceFate(1, THIS), cost=GainHonor(-1)
        ),
    ),
    card(
        "13-iuchi-shahai", COVERT, CheaperAround(Trait("meishodo") & ATTACHMENT, CHARACTER & ITSELF),
        CheaperAround(Trait("meishodo") & ATTACHMENT, CHARACTER & OfClan("neutral")),
    ),
    card("01-iuchi-wayfinder", reaction("enter", THIS, Look(THAT), targets=(target(HIDDEN),))),
    card(
        "36-khanbulak-benefactor", While(HERE & DIRE, Bonus("cost", -1, Cards(OfHand()))), reaction("enter", THIS, Draw(2)),
    ),
    card(
        "12-master-of-the-swift-waves",
        Action(
            MoveHome(Bound("one")) + MoveIn(), given=CONFLICT,
            targets=(target(FIGHTERS & MINE, "one"), target(CHARACTER & AT_HOME & MINE)),
        ),
    ),
    card("01-meishodo-wielder", While(YouFirst(), Bonus("cost", -1, THIS, where="row"))),
    card(
        "14-minami-kaze-regulars", NoAttachments(WEAPON),
        reaction("win", THIS, GainFate(1) + Draw(1), given=Outnumbering()),
    ),
    card(
        "27-moto-ariq",
        Action(TheyPick(Cards(READY & CHARACTER & AT_HOME & MINE)) >> MoveIn(), given=HERE & Honorable(more=False)),
    ),
    card(
        "16-moto-beastmaster",
        *[
            reaction(
                "attack", THIS, PutIntoPlay(conflict=True), given=given,
                targets=(target(CHARACTER & InProvince() & Printed(most)),),
            )
            for given, most in ((~YouFirst(), 2), (YouFirst(), 4))
        ],
    ),
    card("17-moto-chagatai", While(HasBroken(), STAYS_UP)),
    card("41-moto-conqueror"),
    card("01-moto-horde", NoAttachments(Trait("weapon"))),
    card(
        "06-moto-juro",
        Action(ChooseOne((MoveIn(THIS), MoveHome(THIS))), given=CONFLICT, limit=once("round", 2)),
    ),
    card(
        "08-moto-nergui",
        Action(
            MoveHome(), given=During("military") & HERE, targets=(target(FIGHTERS & Highest("glory", FIGHTERS)),)
        ),
    ),
    card("24-moto-outrider", Action(Straighten(THIS), given=During("military") & HERE)),
    card("01-moto-youth", While(During("military") & Nth("military"), Bonus("military", 1, THIS))),
    card("37-nimble-noyan", While(DIRE & HERE, Cannot("need to be ready", Cards(FIGHTERS)))),
    card(
        "40-open-field-skirmisher",
        Action(
            at_one(Gets("strength", -3, until="conflict")), given=ThisIs(ATTACKING), cost=RemoveFate(1, THIS)
        ),
    ),
    card(
        "16-outskirts-sentry", reaction("join", Cards(CHARACTER), Honor(), given=HERE, targets=(target(FIGHTERS),))
    ),
    card("16-reckless-avenger", SUPPORT, Action(EachPicks((Straighten(), Honor(), Taint())))),
    card(
        "17-saadiyah-al-mozedu", SINCERITY,
        Action(TurnDown(), cost=DiscardChosen(1), targets=(target(PROVINCE & ~BROKEN & ~ATTACKED),)),
    ),
    card(
        "31-scholar-of-old-rempet", RALLY,
        Action(
            Gain(NO_EVENTS, until="conflict"), given=CONFLICT, cost=GainHonor(-1), targets=(target(CHARACTER & ~UNIQUE),)
        ),
    ),
    card("16-seasoned-patroller", Cannot("be raised: strength", Cards(PROVINCE & ATTACKED & IfThis(ATTACKING)))),
    card(
        "01-shinjo-altansarnai",
        reaction(
            "break", Cards(PROVINCE & FOES), TheyPick(Cards(CHARACTER & MINE)) >> Discarded(),
            given=During("military") & HERE,
        ),
    ),
    card(
        "33-shinjo-altansarnai",
        Action(
            SearchDynasty(8, CHARACTER & ~UNIQUE & Printed(3), PutIntoPlay(conflict=True)), given=During("military") & HERE
        ),
    ),
    card(
        "16-shinjo-ambusher",
        reaction("play", THIS, at_one(Gain(Cannot("trigger", THIS), until="conflict")), given=HERE),
    ),
    card(
        "21-shinjo-gunso",
        reaction("play", THIS, SearchDynasty(5, CHARACTER & Printed(2), PutIntoPlay(), "discard"), given=OfSort("from row")),
    ),
    card("18-shinjo-haruko", Action(MoveIn(), given=HERE, targets=(target(CHARACTER & HONORED),))),
    card("19-shinjo-kyora", Action(SwitchContested(), given=ThisIs(PARTICIPATING)), disguised=Trait("cavalry")),
    card("01-shinjo-outrider", Action(MoveIn(THIS), given=CONFLICT)),
    card("07-shinjo-scout", reaction("pool", YOU, GainFate(1), given=OfSort("first pass"))),
    card(
        "09-shinjo-shono", *PRIDE, Action(both(1, Cards(FIGHTERS & CAVALRY & MINE)), given=HERE & Outnumbering())
    ),
    card("01-shinjo-tatsuo", Action(MoveIn(THIS | THAT), given=CONFLICT, targets=(up_to(1, CHARACTER & OTHER & MINE),))),
    card("17-shinjo-trailblazer", reaction("reveal", Cards(PROVINCE & FOES), both(2, THIS), given=CONFLICT)),
    card("26-shinjo-yasamura", COVERT, reaction("evade", THIS, Gain(Cannot("defend", THIS), EVADED, "phase"))),
    card("16-shiotome-heroine", reaction("honor", EACH_FOE, Straighten(THIS), given=By(ANYWHERE))),
    ignores("02-swift-magistrate", OTHER, WITH_FATE),
    card("30-twilight-rider", RALLY, reaction("join", THIS, Straighten(), targets=(target(CHARACTER),))),
    card(
        "01-utaku-infantry",
        While(HERE, Bonus("military", UNICORNS, THIS)), While(HERE, Bonus("political", UNICORNS, THIS)),
    ),
    card(
        "16-utaku-kamoko", Cannot("suffer from dishonor", THIS),
        reaction("break", Cards(PROVINCE & MINE), Straighten(THIS) + Honor(THIS), cost=DiscardChosen(1)),
    ),
    card(
        "05-utaku-mediator",
        While(~YouHaveFavor(), Bonus("military", 1, THIS)), While(~YouHaveFavor(), Bonus("political", 1, THIS)),
    ),
    card(
        "20-utaku-rumaru", Bonus("glory", 1, MY_HONORED), Bonus("glory", -1, MY_DISHONORED),
        reaction("win", THIS, Honor(), cost=DiscardChosen(1), targets=(target(OTHER_FIGHTERS),)),
    ),
    card("15-utaku-tetsuko", While(ThisIs(ATTACKING), Bonus("cost", 1, Cards(OfHand("foe"))))),
    card("01-utaku-yumino", Action(both(2, THIS), given=CONFLICT, cost=DiscardChosen(1), limit=once("conflict"))),
    card(
        "17-visiting-advisor",
        Action(MoveHome(THIS | THAT), given=HERE, targets=(up_to(1, FIGHTERS & OTHER & MINE),)),
    ),
    card(
        "04-war-dog-master",
        reaction("attack", THIS, Gets("military", Was("cost", "card"), THIS, "conflict"), cost=DiscardTop()),
    ),
    card("01-warrior-poet", Action(both(-1, Cards(CHARACTER & PARTICIPATING & THEIRS)), given=HERE)),
    card(
        "13-way-station-trader", LIMITED,
        reaction("reveal", Cards(PROVINCE), TakeFate(1), given=CONFLICT & ThisIs(PARTICIPATING)),
    ),
    card(
        "29-white-horde-vanguard", NoAttachments(WEAPON),
        *[While(CONFLICT & Nth(), Cannot(verb, THIS, BY_FOES)) for verb in ("bow", "join", "withdraw")],
    ),
    card(
        "17-wild-stallion", NoAttachments(),
        Action(
            MoveIn(THIS | THAT), given=CONFLICT & ThisIs(AT_HOME),
            targets=(up_to(1, CHARACTER & AT_HOME & OTHER & MINE),),
        ),
    ),
    card("34-worldly-shiotome", reaction("play", Cards(ANYWHERE & Trait("gaijin") & MINE), Honor(THIS))),
)  # fmt: skip
