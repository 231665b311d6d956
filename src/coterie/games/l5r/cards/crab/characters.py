"""Characters of the Crab."""

from __future__ import annotations

from coterie.games.l5r.cards.crab.habits import A_FRIEND, BERSERKER
from coterie.games.l5r.cards.definition import Card, both, card, once, target
from coterie.games.l5r.cards.habits import (
    ANY_TOKEN,
    DIRE,
    FIGHTERS,
    FOUL,
    HERE,
    MY_DISHONORED,
    STANDING,
    STAYS_UP,
    WEAPON,
    at_one,
    challenge,
    ignores,
    novice,
)
from coterie.games.l5r.numbers import USES
from coterie.games.l5r.words.abilities import (
    Action,
    Answer,
    forced_reaction,
    forced_would,
    interrupt,
    max_per,
    reaction,
)
from coterie.games.l5r.words.anyone import A_PLAYER, EachPlayerDoes, FillEach, ThatOneDoes
from coterie.games.l5r.words.apiece import Below
from coterie.games.l5r.words.characters import Dishonor, LoseStatus, MoveHome, MoveIn, PlaceFate, RemoveFate
from coterie.games.l5r.words.cheaper import MADE, Cheaper
from coterie.games.l5r.words.comparing import Leads, LowerBid
from coterie.games.l5r.words.conditions import (
    CONFLICT,
    UNOPPOSED,
    During,
    FirstAction,
    HasLost,
    Honorable,
    InPhase,
    ThatIs,
    ThisIs,
)
from coterie.games.l5r.words.conflicts import AddToSide, OneMoreConflict
from coterie.games.l5r.words.duelling import WINNER
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACHMENT,
    ATTACKED,
    ATTACKING,
    BROKEN,
    CHARACTER,
    DEFENDING,
    HOLDING,
    ITSELF,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WITH_FATE,
    WITH_STATUS,
    IfThis,
    Named,
    OfClan,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.matching import Containing
from coterie.games.l5r.words.players import (
    OPPONENT,
    OTHER_PLAYERS,
    THAT_PLAYER,
    DiscardAtRandom,
    DiscardChosen,
    Draw,
    GainFate,
    GainHonor,
    GiveHonor,
    TheyDo,
)
from coterie.games.l5r.words.ring_effects import ResolveRing
from coterie.games.l5r.words.rings import ReturnRing
from coterie.games.l5r.words.searching import ALL, Arrange, LayInto, LayThere, SearchDynasty
from coterie.games.l5r.words.sites import IN_ATTACKED, SITE
from coterie.games.l5r.words.standing import (
    CORRUPTED,
    COURTESY,
    COVERT,
    RALLY,
    SINCERITY,
    SUPPORT,
    Doubles,
    NoAttachments,
)
from coterie.games.l5r.words.targets import Chosen, OneOfEach
from coterie.games.l5r.words.theirs import TheyPick
from coterie.games.l5r.words.tokens import AsPrinted, PrintedSkill
from coterie.games.l5r.words.zones import Discarded, PutIntoPlay, PutTo, ReturnCards, Sacrifice, SearchTop
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, OTHER, READY, Bearing, In, Rated
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.lasting import Blank, Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If
from coterie.words.groups import Bound
from coterie.words.picking import Choose

HOLDINGS = Exists(Cards(HOLDING))
NUDGE = ChooseOne(
    (
        Gets("strength", 1, until="conflict"),
        If(ThatIs(Rated("strength", least=2)), Gets("strength", -1, until="conflict")),
    )
)
CRAB = OfClan("crab")

CARDS: tuple[Card, ...] = (
    card(
        "10-apprentice-earthcaller",
        Action(AsPrinted(), given=CONFLICT, targets=(target(CHARACTER & ATTACKING & ~Bearing(ATTACHMENT)),)),
    ),
    card("34-apprentice-engineer", reaction("enter", THIS, LayInto(whole=True), targets=(target(HOLDING & In("fallen")),))),
    card("31-blatant-swindler", Action(TheyPick(Cards(FIGHTERS & MINE)) >> MoveHome(), given=HERE, cost=GiveHonor(1))),
    card(
        "01-borderlands-defender",
        While(ThisIs(DEFENDING), Cannot("bow", THIS, Cards(ANYWHERE & FOES))),
        While(ThisIs(DEFENDING), Cannot("withdraw", THIS, Cards(ANYWHERE & FOES))),
    ),
    card(
        "30-butcher-of-the-fallen", RALLY,
        While(ThisIs(ATTACKING), Cannot("defend", Cards(CHARACTER & Below("military", Count(Cards(STANDING & MINE)))))),
    ),
    card(
        "06-crisis-breaker",
        Action(
            Straighten() + MoveIn(), given=During("military") & Leads("military", theirs=True),
            targets=(target(CHARACTER & BERSERKER & MINE),),
        ),
    ),
    card("38-damned-hida", While(DIRE, Bonus("military", 3, THIS))),
    card(
        "16-daring-challenger", While(Honorable(more=False), Bonus("military", 1, THIS)),
        challenge("military", PlaceFate(1, WINNER)),
    ),
    card("01-eager-scout"),
    card(
        "16-exiled-guardian", CORRUPTED, SUPPORT,
        Action(ANY_TOKEN, cost=Sacrifice(THIS), targets=(target((CHARACTER | SITE) & WITH_STATUS),)),
    ),
    card("26-favorable-dealbroker", reaction("enter", THIS, SearchDynasty(ALL, CHARACTER & Printed(1, 1), PutIntoPlay()))),
    card(
        "19-fifth-tower-watch", NoAttachments(WEAPON),
        interrupt(
            "leave", Cards(CHARACTER & MINE),
            TheyDo(Choose(Cards(CHARACTER & MINE & Weaker("military", Named(("it",)))), Bow())),
            given=OfSort("sacrifice"),
        ),
    ),
    card(
        "23-frontline-engineer", Bonus("glory", Count(Cards(HOLDING)), THIS),
        Action(
            SearchDynasty(5, HOLDING, Choose(Cards(SITE & ATTACKED), LayThere(clears=True), name="province")),
            given=ThisIs(DEFENDING),
        ),
    ),
    card("24-gallant-quartermaster", interrupt("leave", THIS, GainFate(2), given=OfSort("sacrifice"))),
    card("16-guardian-of-virtue", While(LowerBid() & ThisIs(DEFENDING), STAYS_UP)),
    card(
        "08-hida-amoro",
        forced_reaction(
            "pass", EVERYBODY, ThatOneDoes(Choose(Cards(CHARACTER & MINE), Sacrifice()), THAT_PLAYER), limit=None
        ),
    ),
    card(
        "16-hida-backbreaker", NoAttachments(MINE),
        reaction("win", THIS, Dishonor(), given=OfSort("military"), targets=(target(FIGHTERS & FOES),)),
    ),
    card("33-hida-etsuji", Cannot("be evaded", THIS), Bonus(USES, 1, Cards(PROVINCE & MINE))),
    card(
        "01-hida-guardian",
        Action(
            both(Times(2, Count(Cards(HOLDING & MINE)))), given=ThisIs(PARTICIPATING) & Exists(Cards(HOLDING & MINE)),
            targets=(target(CHARACTER & OTHER & PARTICIPATING),),
        ),
    ),
    card(
        "01-hida-kisada",
        forced_would("initiate", Cards(), Cancel(), given=FirstAction() & ~HasLost()),
    ),
    card("25-hida-kotoe", reaction("win", THIS, Discarded(), given=OfSort("defender"), targets=(target(ATTACHMENT),))),
    card(
        "26-hida-o-ushi",
        reaction("win", YOU, OneMoreConflict("military"), given=OfSort("defender"), limit=max_per("phase")),
    ),
    card("21-hida-sugi", reaction("win", THIS, PutTo(to="bottom"), targets=(target(In("fallen", "any")),))),
    card(
        "26-hida-sukune", Action(Draw(1) >> DiscardChosen(1), given=ThisIs(DEFENDING), limit=once("conflict")),
    ),
    card(
        "01-hida-tomonatsu",
        reaction(
            "win", THIS, ReturnCards(to="top"), given=OfSort("defender"), cost=Sacrifice(THIS),
            targets=(target(CHARACTER & ~UNIQUE & ATTACKING),),
        ),
    ),
    card("17-hida-tsuru", reaction("join", Cards(FIGHTERS), both(1, THIS), kinds=("play",), given=HERE, limit=None)),
    card(
        "16-hida-yakamo", While(Honorable(more=False), Cannot("lose duels", THIS)),
        While(Honorable(more=False) & During("military"), Cannot("bow in resolution", THIS)),
    ),
    card(
        "01-hiruma-ambusher",
        reaction(
            "enter", THIS, Gain(Cannot("trigger", THIS), until="conflict"), given=ThisIs(DEFENDING),
            targets=(target(CHARACTER),),
        ),
    ),
    card(
        "11-hiruma-kogoe", SINCERITY,
        reaction("begin", EVERYBODY, Arrange(3), given=InPhase("draw") & Honorable(more=False)),
    ),
    card(
        "19-hiruma-signaller",
        Action(
            Straighten() + MoveIn(), given=ThisIs(DEFENDING), cost=Sacrifice(THIS),
            targets=(target(CHARACTER & OTHER & MINE),),
        ),
    ),
    card("04-hiruma-skirmisher", reaction("play", THIS, Gain(COVERT, THIS, "phase"))),
    card("01-hiruma-yojimbo", Cannot("attack", THIS)),
    card(
        "20-hiruma-yoshino",
        Action(
            AddToSide(PrintedSkill("military")), given=During("military") & HERE,
            targets=(target(CHARACTER & IN_ATTACKED),),
        ), disguised=Trait("bushi"),
    ),
    card("01-intimidating-hida", reaction("pass", EACH_FOE, GainHonor(-1, THAT_PLAYER))),
    card("01-kaiu-envoy", COURTESY, SINCERITY),
    card("05-kaiu-inventor", Action(Gets(USES, 1, until="round"), targets=(target(HOLDING & MINE),))),
    card("01-kaiu-shuichi", COVERT, Action(GainFate(1), given=ThisIs(PARTICIPATING) & HOLDINGS)),
    card(
        "26-kaiu-siege-force", NoAttachments(),
        Action(Straighten(THIS), cost=Choose(Cards(HOLDING & MINE), ReturnCards(to="bottom"))),
    ),
    card("32-kuni-purifier", reaction("pass", EACH_FOE, DiscardAtRandom(1, THAT_PLAYER))),
    card(
        "07-kuni-ritsuko",
        reaction("win", THIS, RemoveFate(1), given=OfSort("defender"), targets=(target(CHARACTER & ATTACKING),)),
    ),
    card("13-kuni-silencer", reaction("win", THIS, TheyDo(ReturnRing()), given=OfSort("defender"))),
    card(
        "10-kuni-yori",
        *[While(During(element="earth"), Bonus(skill, 1, Cards(CHARACTER & MINE))) for skill in ("military", "political")],
        Action(ThatOneDoes(DiscardAtRandom(1, YOU)), given=CONFLICT, cost=GainHonor(-1), targets=(A_PLAYER,)),
    ),
    card(
        "12-nezumi-infiltrator", FOUL,
        reaction("enter", THIS, at_one(NUDGE), given=CONFLICT, limit=max_per("conflict")),
    ),
    card("37-master-of-jade", Action(PlaceFate(1), cost=GainHonor(-2), targets=(target(CHARACTER),))),
    card(
        "41-midnight-builder", While(DIRE, Bonus(USES, 1, Cards(HOLDING & MINE))),
        Bonus("bonus strength", 2, Cards(HOLDING & MINE)),
    ),
    card(
        "13-one-of-the-forgotten", Cannot("be given fate when played", THIS),
        reaction("pass", EACH_FOE, PlaceFate(1, THIS), given=Exists(Cards(READY & CHARACTER & FOES))),
    ),
    card(
        "33-pious-guardian", RALLY,
        interrupt(
            "end", EVERYBODY, GainHonor(1),
            given=InPhase("conflict") & ~Exists(Cards(PROVINCE & BROKEN & MINE), 2),
        ),
    ),
    card("26-purifier-apprentice", reaction("win", YOU, GainHonor(-1, OPPONENT), given=OfSort("defender"))),
    card(
        "40-repentant-legion", NoAttachments(WEAPON), reaction("break", Cards(SITE & FOES), FillEach(), given=HERE),
    ),
    card(
        "13-sake-house-smuggler", SUPPORT,
        Action(
            Cheaper(MADE) + Cheaper(MADE, who=Bound("player")), given=InPhase("conflict"),
            targets=(Target("player", OTHER_PLAYERS),),
        ),
    ),
    card("26-shadowlands-hunter", Cannot("be opposed", THIS)),
    card(
        "01-shrewd-yasuki",
        Action(SearchTop(2, rest="bottom"), given=ThisIs(PARTICIPATING) & HOLDINGS),
    ),
    card("16-siege-captain"),
    card(
        "37-silent-skirmisher",
        Action(
            Gets("military", 2, THIS, "conflict"), given=CONFLICT,
            cost=Choose(Cards(CHARACTER & OTHER & MINE), Sacrifice(Bound("character")), name="character"),
        ),
    ),
    card("02-staunch-hida", reaction("win", THIS, ResolveRing(), given=OfSort("defender"), limit=max_per("conflict"))),
    card("01-steadfast-witch-hunter", Action(Straighten(), cost=A_FRIEND, targets=(target(CHARACTER),))),
    card("01-stoic-gunso", Action(Gets("military", 3, THIS, "conflict"), given=CONFLICT, cost=A_FRIEND)),
    ignores("03-stoic-magistrate", OTHER, Printed(2), defending=True),
    card(
        "22-student-of-anatomies",
        Action(
            Blank(until="phase"), cost=Choose(Cards(CHARACTER & MINE), Sacrifice(Bound("character")), name="character"),
            targets=(target(CHARACTER & ~Named(("character",))),),
        ),
    ),
    card(
        "13-tainted-hero", Cannot("attack", THIS), Cannot("defend", THIS),
        Action(
            Blank(THIS, "phase"),
            cost=Choose(Cards(CHARACTER & OTHER & MINE), Sacrifice(Bound("character")), name="character"),
        ),
    ),
    card(
        "31-third-whisker-sneak", FOUL,
        reaction("win", THIS, SearchTop(Count(Cards(STANDING & MINE))), given=UNOPPOSED & OfSort("attacker")),
    ),
    novice("09-third-tower-guard", "earth", "water", "military"),
    card(
        "26-unyielding-sensei",
        Action(
            SearchDynasty(2, CHARACTER, LayThere(), rest="stays"),
            targets=(target(STANDING & Containing(HOLDING) & MINE, "province"),),
        ),
    ),
    card("01-vanguard-warrior", Action(PlaceFate(1), cost=Sacrifice(THIS), targets=(target(CHARACTER & OTHER),))),
    card(
        "01-vengeful-berserker",
        reaction(
            "leave", Cards(CHARACTER & OTHER & MINE), Gain(Doubles("military", THIS), THIS, "conflict"), given=CONFLICT
        ),
    ),
    card(
        "21-warden-of-the-damned",
        Answer(
            "forced interrupt", "end", EVERYBODY, EachPlayerDoes(Choose(MY_DISHONORED, Sacrifice())), True,
            given=InPhase("conflict"),
        ),
    ),
    card(
        "14-yasuki-broker", Grants(SINCERITY, Cards(CHARACTER & MINE & IfThis(PARTICIPATING))),
        Grants(COURTESY, Cards(CHARACTER & MINE & IfThis(PARTICIPATING))),
    ),
    card(
        "18-yasuki-fuzake",
        interrupt(
            "leave", THIS, LoseStatus(Chosen()), targets=(OneOfEach("those", Cards(CHARACTER & WITH_STATUS), 0),),
        ),
    ),
    card(
        "24-yasuki-hatsu",
        Action(SearchTop(5, ATTACHMENT), given=HERE & Honorable(more=False)),
    ),
    card(
        "27-yasuki-hikaru",
        Action(
            MoveHome(), given=ThisIs(DEFENDING),
            targets=(target(CHARACTER & ATTACKING & ~Weaker("military", ITSELF, equal=True)),),
        ),
    ),
    card(
        "15-yasuki-oguri", COVERT,
        reaction("plays", EACH_FOE, both(1, THIS), given=OfSort("event") & ThisIs(DEFENDING), limit=None),
    ),
    card(
        "36-yasuki-oguri", COVERT,
        Action(MoveIn(), given=ThisIs(DEFENDING), cost=GainFate(-1), targets=(target(CHARACTER & WITH_FATE),)),
    ),
    card("16-yasuki-procurer", Action(Cheaper(MADE), cost=Dishonor(THIS))),
    card("06-yasuki-taka", reaction("leave", Cards(CRAB & CHARACTER), GainFate(1), given=InPhase("conflict"), limit=None)),
)  # fmt: skip
