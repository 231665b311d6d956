"""Underhand of the Emperor, Warriors of the Wind, Masters of the Court: a pack of one clan each, with guests."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, card, event, fight_event, once, target
from coterie.games.l5r.words.abilities import Action, Answer, interrupt, max_per, reaction, would
from coterie.games.l5r.words.amounts import BidGap, CostOf
from coterie.games.l5r.words.anyone import EachDraws
from coterie.games.l5r.words.characters import (
    Dishonor,
    HappensTo,
    Honor,
    LoseStatus,
    MoveHome,
    MoveIn,
    PlaceFate,
    RemoveFate,
)
from coterie.games.l5r.words.comparing import HasBroken, HonorWithin, Leads, LowerBid
from coterie.games.l5r.words.conditions import (
    CONFLICT,
    BearerIs,
    During,
    Honorable,
    InPhase,
    ThatIs,
    ThisIs,
    YouFirst,
)
from coterie.games.l5r.words.conflicts import LOSER, WINNER, CloseConflict, OneMoreConflict, StartDuel
from coterie.games.l5r.words.duelling import DUELLING, challenge_of_theirs
from coterie.games.l5r.words.filters import (
    AT_HOME,
    ATTACKED,
    ATTACKING,
    BROKEN,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    HIDDEN,
    HONORED,
    PARTICIPATING,
    PROVINCE,
    WITH_STATUS,
    WITHOUT_FATE,
    InProvince,
    OfClan,
    Printed,
    Trait,
)
from coterie.games.l5r.words.matching import AT_STRONGHOLD, OfHand
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import OPPONENT, DiscardChosen, Draw, GainHonor, TheyDo
from coterie.games.l5r.words.provinces import Reveal, TurnDown
from coterie.games.l5r.words.shadow.opponents import TheirTurn
from coterie.games.l5r.words.standing import COVERT, RESTRICTED, SINCERITY, GivesTrait, LeavesItself, NoAttachments
from coterie.games.l5r.words.targets import Chosen, OneOfEach
from coterie.games.l5r.words.tokens import MoveStatus
from coterie.games.l5r.words.zones import Discarded, PutIntoPlay, Sacrifice
from coterie.words.amounts import Count, Times
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FACE_DOWN, FOES, MINE, OTHER, In, Rated
from coterie.words.cards.groups import EACH_FOE, HOST, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, Sets, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

CAVALRY, COURTIER, SHINOBI = Trait("cavalry"), Trait("courtier"), Trait("shinobi")
CRANE, UNICORN = OfClan("crane"), OfClan("unicorn")
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
STAYS_UP = Cannot("bow in resolution", THIS)
OPEN_PROVINCES = Count(Cards(PROVINCE & ~AT_STRONGHOLD & ~FACE_DOWN & THEIRS))
TOKENS = ("honored", "dishonored", "tainted")
ANY_TOKEN = ChooseOne(tuple([LoseStatus(name=name) for name in TOKENS]))
ITS_TOKEN = ChooseOne(tuple([LoseStatus(HOST, name) for name in TOKENS]))

SCORPIONS: tuple[Card, ...] = (
    card(
        "15-bayushi-aramoro",
        Action(
            Gets("military", -2, until="conflict")
            + Gain(LeavesItself(ThisIs(Rated("military", most=0))), until="conflict"),
            given=During("military") & HERE, cost=Dishonor(THIS), targets=(target(FIGHTERS & FOES),),
        ),
    ),
    card(
        "15-brother-s-gift-dojo",
        Action(
            MoveHome(), given=CONFLICT, cost=GainHonor(-1), limit=once("round", 2), targets=(target(FIGHTERS & MINE),)
        ),
    ),
    card(
        "15-court-of-deception",
        Action(ANY_TOKEN, given=HonorWithin(6), targets=(target(CHARACTER & DISHONORED & AT_HOME & MINE),)),
    ),
    card("15-doji-fumiki", Action(Bow(), given=HERE, targets=(target(FIGHTERS & DISHONORED),))),
    fight_event(
        "15-from-the-shadows", PutIntoPlay(conflict=True, dishonored=True), CONFLICT & Honorable(more=False),
        targets=(target(CHARACTER & SHINOBI & (In("hand") | InProvince())),),
    ),
    card(
        "15-insolent-rival",
        *[While(LowerBid(lower=False), Bonus(skill, 2, THIS)) for skill in ("military", "political")],
        Action(StartDuel("military", Dishonor(LOSER)), given=HERE, targets=(target(FIGHTERS & FOES),)),
    ),
    card(
        "15-kitsuki-shomon",
        would("dishonored", Cards(CHARACTER & OTHER & MINE), Instead(HappensTo(THIS, "straighten"))),
    ),
    card(
        "15-kyuden-bayushi",
        Action(
            Straighten() + If(HonorWithin(6), both(1, until="phase")), cost=Bow(THIS),
            targets=(target(CHARACTER & DISHONORED & MINE),),
        ),
    ),
    card("15-liar-s-mask", Action(ITS_TOKEN), given=HonorWithin(6)),
    fight_event(
        "15-make-an-opening", both(Times(-1, BidGap())), CONFLICT & Exists(Cards(FIGHTERS & MINE)),
        targets=(target(FIGHTERS & THEIRS),),
    ),
    card(
        "15-opium-wastrel",
        reaction("enter", THIS, Gain(Sets("glory", 0, THIS), until="conflict"), given=CONFLICT, targets=(target(FIGHTERS),)),
        given=Honorable(more=False),
    ),
    card("15-seppun-truthseeker", Answer("forced interrupt", "leave", THIS, EachDraws(2), True)),
    card(
        "15-shosuro-takao",
        Action(
            If(HERE, MoveHome(THIS), MoveIn(THIS)), given=Exists(Cards(FIGHTERS & DISHONORED)),
        ),
    ),
    card(
        "15-soshi-aoi",
        Action(
            ChooseOne((
                Gets("military", 1, until="phase") + Gain(GivesTrait("bushi"), until="phase"),
                Gets("political", 1, until="phase") + Gain(GivesTrait("courtier"), until="phase"),
            )),
            cost=GainHonor(-1), targets=(target(CHARACTER & MINE),),
        ),
    ),
    card("15-stolen-breath", Cannot("participate in political", HOST), given=~CONFLICT),
    card("15-utaku-tetsuko", While(ThisIs(ATTACKING), Bonus("cost", 1, Cards(OfHand("foe"))))),
    card(
        "15-yasuki-oguri", COVERT,
        reaction("plays", EACH_FOE, both(1, THIS), given=OfSort("event") & ThisIs(DEFENDING), limit=None),
    ),
)  # fmt: skip

UNICORNS: tuple[Card, ...] = (
    card(
        "17-agasha-taiko",
        reaction(
            "play", THIS, Gain(Cannot("be attacked", THIS), until="round"), targets=(target(PROVINCE & ~AT_STRONGHOLD),)
        ),
    ),
    card("17-curved-blade", RESTRICTED, While(BearerIs(ATTACKING), Bonus("military", 2, HOST)), attaches=CHARACTER & UNICORN),
    card("17-hida-tsuru", reaction("join", Cards(FIGHTERS), both(1, THIS), kinds=("play",), given=HERE, limit=None)),
    card(
        "17-iuchi-daiyu",
        Action(Gets("military", OPEN_PROVINCES, until="conflict"), given=CONFLICT, targets=(target(CHARACTER),)),
    ),
    card("17-iuchi-farseer", reaction("enter", THIS, Reveal(), targets=(target(HIDDEN & FOES),))),
    card(
        "17-kaito-nobukai",
        Action(
            Bow(Cards(FIGHTERS)) + CloseConflict(), given=HERE, cost=Sacrifice(THIS),
        ),
    ),
    card("17-moto-chagatai", While(HasBroken(), STAYS_UP)),
    card(
        "17-ring-of-binding",
        *[While(YouFirst() & InPhase("fate"), Cannot(verb, HOST)) for verb in ("lose fate", "be discarded")],
    ),
    card(
        "17-saadiyah-al-mozedu", SINCERITY,
        Action(TurnDown(), cost=DiscardChosen(1), targets=(target(PROVINCE & ~BROKEN & ~ATTACKED),)),
    ),
    card("17-shinjo-trailblazer", reaction("reveal", Cards(PROVINCE & FOES), both(2, THIS), given=CONFLICT)),
    fight_event(
        "17-speak-to-the-heart", Gets("political", OPEN_PROVINCES, until="conflict"),
        targets=(target(CHARACTER & UNICORN),), limit=max_per("conflict"),
    ),
    answer_event(
        "17-spoils-of-war", "reaction", "win", YOU, Draw(3) >> DiscardChosen(1),
        given=OfSort("military") & OfSort("attacker"), limit=max_per("conflict"),
    ),
    card(
        "17-utaku-battle-steed", Grants(GivesTrait("cavalry")), reaction("win", HOST, Honor(HOST), given=OfSort("military")),
        attaches=CHARACTER & UNICORN,
    ),
    card(
        "17-visiting-advisor",
        Action(Choose(Cards(FIGHTERS & OTHER & MINE), MoveHome(), least=0) + MoveHome(THIS), given=HERE),
    ),
    fight_event(
        "17-warriors-of-the-wind",
        MoveHome(Cards(FIGHTERS & CAVALRY & MINE))
        + Choose(Cards(CHARACTER & CAVALRY & AT_HOME & MINE), MoveIn(), least=0, most=99),
    ),
    card(
        "17-wild-stallion", NoAttachments(),
        Action(
            Choose(Cards(CHARACTER & AT_HOME & OTHER & MINE), MoveIn(), least=0) + MoveIn(THIS),
            given=CONFLICT & ThisIs(AT_HOME),
        ),
    ),
)  # fmt: skip

CRANES: tuple[Card, ...] = (
    card(
        "18-akodo-makoto",
        reaction(
            "win", THIS, If(ThatIs(WITHOUT_FATE), Discarded(), RemoveFate(1)), targets=(target(FIGHTERS & COURTIER),)
        ),
    ),
    card("18-armament-artisan", reaction("honored", Cards(CHARACTER & OTHER & MINE), Honor(THIS))),
    card(
        "18-asahina-takamori",
        reaction(
            "play", Cards(CHARACTER & CRANE & MINE),
            Gain(Cannot("attack", THIS), until="round") + Gain(Cannot("defend", THIS), until="round"),
            targets=(target(CHARACTER & FOES & Printed(CostOf(IT))),),
        ),
    ),
    card(
        "18-bayushi-dairu",
        Action(
            ChooseOne(tuple([MoveStatus(name, THAT, THIS) for name in TOKENS])), given=HERE,
            targets=(target(CHARACTER & OTHER & WITH_STATUS),),
        ),
    ),
    card("18-beloved-advisor", Action(Draw(1) + TheyDo(Draw(1)))),
    card(
        "18-benevolent-host",
        reaction(
            "play", THIS, PutIntoPlay() >> If(ThatIs(Printed(2)), PlaceFate(1)),
            targets=(target(CHARACTER & COURTIER & InProvince()),),
        ),
    ),
    fight_event(
        "18-courteous-scheming",
        challenge_of_theirs("political", TheirTurn(OneMoreConflict("political"), WINNER), Bound("character")),
        During("political"), targets=(target(FIGHTERS & MINE, "character"),), limit=max_per("round"),
    ),
    event("18-festival-for-the-fortunes", Honor(Cards(CHARACTER))),
    card("18-kakita-favorite", While(ThisIs(DUELLING), Bonus("political", 2, THIS))),
    card(
        "18-letter-from-the-daimyo", RESTRICTED,
        reaction("win", HOST, DiscardChosen(2, OPPONENT), given=OfSort("political"), cost=Sacrifice(THIS)),
        attaches=CHARACTER & MINE,
    ),
    card("18-maker-of-keepsakes", Cannot("receive dishonored", THIS)),
    card("18-market-of-kaze-no-kami", reaction("reveal", THIS, Bow(), targets=(target(CHARACTER & ~HONORED),))),
    card(
        "18-political-sanction", Cannot("trigger", HOST), given=During("political") & Leads("political"), onto=PARTICIPATING
    ),
    fight_event("18-retreat", MoveHome(), During("military"), targets=(target(FIGHTERS & MINE),)),
    card("18-shinjo-haruko", Action(MoveIn(), given=HERE, targets=(target(CHARACTER & HONORED),))),
    fight_event(
        "18-the-spear-rushes-forth", Bow(), During("military"),
        cost=Choose(Cards(FIGHTERS & HONORED & MINE), LoseStatus(Bound("character"), "honored"), name="character"),
        targets=(target(FIGHTERS & FOES),),
    ),
    card(
        "18-winter-court-hosts", NoAttachments(),
        reaction("plays", EACH_FOE, Draw(1), given=HERE & Honorable(), limit=None),
    ),
    card(
        "18-yasuki-fuzake",
        interrupt(
            "leave", THIS, LoseStatus(Chosen()), targets=(OneOfEach("those", Cards(CHARACTER & WITH_STATUS), 0),),
        ),
    ),
)  # fmt: skip
