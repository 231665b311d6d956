"""Characters of the Crane."""

from __future__ import annotations

from coterie.games.l5r.cards.crane.habits import CRANE, OPEN_PROVINCES
from coterie.games.l5r.cards.definition import Card, card, target
from coterie.games.l5r.cards.habits import BY_FOES, COURTIER, DIRE, FIGHTERS, HERE, WEAPON, challenge, ignores, novice
from coterie.games.l5r.numbers import CARDS_DRAWN
from coterie.games.l5r.words.abilities import Action, forced_reaction, interrupt, reaction, would
from coterie.games.l5r.words.amounts import Beyond, CostOf, OverLimit, TheyPlayed
from coterie.games.l5r.words.anyone import A_PLAYER, EachPlayerDoes, ThatOneDoes
from coterie.games.l5r.words.characters import Dishonor, HandOver, Honor, LoseStatus, MoveHome, MoveIn, PlaceFate
from coterie.games.l5r.words.cheaper import Cheaper
from coterie.games.l5r.words.claiming import ClaimsNone
from coterie.games.l5r.words.comparing import LowerBid
from coterie.games.l5r.words.conditions import CONFLICT, Ahead, During, Honorable, InPhase, ThatIs, ThisIs, ThisWon
from coterie.games.l5r.words.declaring import EVADED, NoConflicts
from coterie.games.l5r.words.duelling import DUELLING, LOSER, StartDuel, challenge_of_theirs
from coterie.games.l5r.words.favor import DiscardFavor, YouHaveFavor
from coterie.games.l5r.words.filters import (
    ALONE,
    ANYWHERE,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    EVENT,
    HIDDEN,
    HONORED,
    ITSELF,
    PARTICIPATING,
    PROVINCE,
    WITHOUT_FATE,
    IfThis,
    InProvince,
    Named,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.joining import Joined, PaidTarget
from coterie.games.l5r.words.matching import Titled
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import (
    OPPONENT,
    OTHER_PLAYERS,
    THAT_PLAYER,
    YOUR_TEAM,
    DiscardAtRandom,
    DiscardChosen,
    Draw,
    GainFate,
    GainHonor,
    GiveFate,
    TakeHonor,
    TheyDo,
)
from coterie.games.l5r.words.provinces import Reveal
from coterie.games.l5r.words.ring_effects import ResolveRing
from coterie.games.l5r.words.searching import SeeSome
from coterie.games.l5r.words.shadow.taking import FateFromPool
from coterie.games.l5r.words.standing import (
    COVERT,
    PRIDE,
    RALLY,
    SINCERITY,
    SUPPORT,
    NoAttachments,
    OpensZone,
    Ousts,
    PrintedX,
)
from coterie.games.l5r.words.targets import Chosen, UpTo
from coterie.games.l5r.words.theirs import TheirTarget, TheyPick
from coterie.games.l5r.words.tokens import MoveStatus
from coterie.games.l5r.words.zones import PutIntoPlay, TurnUp
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Limit, Target
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FACE_DOWN, FOES, MINE, OTHER, READY
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Blanks, Bonus, Cannot, Grants, Rating, While
from coterie.words.conditions import Exists
from coterie.words.effects import If, IfYouDo
from coterie.words.groups import Bound

OTHERS_HERE = Cards(CHARACTER & PARTICIPATING & OTHER & MINE)
INVOLVED = Named(("winner", "loser"))
MY_OPEN_PROVINCES = Count(Cards(PROVINCE & ~FACE_DOWN & MINE))
FATE_PHASE = YouHaveFavor() & InPhase("fate")

CARDS: tuple[Card, ...] = (
    card(
        "20-arbiter-of-authority",
        Action(
            StartDuel("political", Bow(LOSER) + MoveHome(LOSER), refusal=Dishonor()), given=HERE,
            targets=(target(FIGHTERS & FOES),),
        ),
    ),
    card(
        "39-arrogant-kakita", *PRIDE,
        forced_reaction(
            "defenders", EVERYBODY, StartDuel("military", If(ThatIs(ITSELF, "loser"), MoveHome(THIS))), given=HERE,
            targets=(target(FIGHTERS & FOES),), limit=None,
        ),
    ),
    card(
        "01-asahina-artisan",
        Action(
            Gets("political", 3, until="conflict"), given=CONFLICT, cost=Bow(THIS),
            targets=(target(OTHER & CRANE & CHARACTER),),
        ),
    ),
    card(
        "25-asahina-maeko",
        Action(Gain(Bonus("cost", 1, Cards(ANYWHERE)), Cards(PROVINCE & ATTACKED), "conflict"), given=CONFLICT),
    ),
    card("01-asahina-storyteller", SINCERITY, Grants(SINCERITY, Cards(CHARACTER & HONORED & CRANE & MINE))),
    card(
        "18-asahina-takamori",
        reaction(
            "play", Cards(CHARACTER & CRANE & MINE),
            Gain(Cannot("attack", THIS), until="round") + Gain(Cannot("defend", THIS), until="round"),
            targets=(target(CHARACTER & FOES & Printed(CostOf(IT))),),
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
    card("01-brash-samurai", Action(Honor(THIS), given=ThisIs(PARTICIPATING) & ~Exists(OTHERS_HERE))),
    card("13-callow-delegate", interrupt("leave", THIS, Honor(), targets=(target(CHARACTER & MINE),))),
    card("01-cautious-scout", Blanks("printed", Cards(PROVINCE & ATTACKED & IfThis(ATTACKING & ALONE)))),
    card(
        "13-chancellor-s-aide",
        interrupt(
            "leave", THIS, Joined(PaidTarget(EVERYBODY, ThatOneDoes(DiscardChosen(1)), name="player")), targets=(A_PLAYER,)
        ),
    ),
    card(
        "16-courtly-challenger",
        forced_reaction("win duel", THIS, Honor(THIS), limit=None),
        forced_reaction("lose duel", THIS, Dishonor(THIS), limit=None),
        challenge("political", If(ThisWon(), Draw(2), TheyDo(Draw(2)))),
    ),
    card(
        "24-daidoji-harrier",
        reaction("win", THIS, SeeSome(2, chosen=True, discards=True), given=OfSort("military")),
    ),
    card("41-daidoji-iron-warrior", reaction("win", THIS, EachPlayerDoes(DiscardChosen(OverLimit(4))))),
    card(
        "23-daidoji-kageyu", Action(Draw(TheyPlayed()), given=During("political") & HERE), disguised=Trait("courtier")
    ),
    card("01-daidoji-nerishma", Action(TurnUp(), targets=(target(InProvince(down=True)),))),
    card("26-daidoji-netsu", While(InPhase("conflict"), Cannot("leave", Cards(CHARACTER & OTHER)))),
    card("16-daidoji-strategist", Action(MoveHome(), given=HERE, targets=(target(HONORED & FIGHTERS),))),
    card("18-daidoji-uji", OpensZone(ThisIs(HONORED))),
    card(
        "13-dazzling-duelist", Action(challenge_of_theirs("military", ClaimsNone(LOSER)), given=HERE),
    ),
    card("38-desperate-negotiator", While(DIRE, Bonus("military", 2, THIS)), While(DIRE, Bonus("political", 2, THIS))),
    card("36-diplomatic-gift-giver", Action(EachPlayerDoes(TheirTarget(Cards(CHARACTER & FOES), FateFromPool(1))), given=HERE)),
    card("01-doji-challenger", Action(MoveIn(), given=ThisIs(ATTACKING), targets=(target(CHARACTER & FOES),))),
    card("34-doji-diplomat", reaction("enter", THIS, EachPlayerDoes(TheirTarget(Cards(HIDDEN & ~MINE), Reveal())))),
    card("15-doji-fumiki", Action(Bow(), given=HERE, targets=(target(FIGHTERS & DISHONORED),))),
    card(
        "01-doji-gift-giver",
        Action(
            TheyPick(Cards(CHARACTER & READY & PARTICIPATING & MINE)) >> Bow(), given=ThisIs(PARTICIPATING),
            cost=GiveFate(1),
        ),
    ),
    card(
        "01-doji-hotaru",
        reaction("claim", YOUR_TEAM, ResolveRing(), given=During("political") & ThisIs(PARTICIPATING)),
    ),
    card(
        "21-doji-hotaru", Ousts(Cards(CHARACTER & Titled("Doji Kuwanan") & MINE)),
        reaction("plays", EACH_FOE, GainHonor(1), given=HERE, limit=None),
    ),
    card(
        "21-doji-kuwanan", Ousts(Cards(CHARACTER & Titled("Doji Hotaru") & MINE)),
        Action(Bow(), given=During("military") & HERE, targets=(target(FIGHTERS & Weaker("military", ITSELF)),)),
    ),
    card("27-doji-kuzunobu", While(HERE, Cannot("use reactions", EVERYBODY))),
    card("02-doji-representative", Action(MoveHome(THIS), given=CONFLICT)),
    card(
        "08-doji-shigeru",
        reaction("plays", EACH_FOE, DiscardChosen(1, THAT_PLAYER), given=OfSort("event") & HERE, limit=None),
    ),
    card(
        "05-doji-shizue",
        While(FATE_PHASE, Cannot("lose fate", THIS)), While(FATE_PHASE, Cannot("be discarded", THIS)),
    ),
    card("01-doji-whisperer"),
    card("01-guest-of-honor", While(ThisIs(PARTICIPATING), Cannot("play events", EACH_FOE))),
    card("16-ichigenkin-soloist", While(LowerBid(), Cannot("be targeted", THIS, BY_FOES))),
    card(
        "12-ikebana-artisan",
        would("lose honor", YOU, IfYouDo(Cancel(), GainFate(-1)), given=OfSort("unopposed"), limit=None),
    ),
    card("22-iron-crane-legion", NoAttachments(WEAPON), PrintedX("military", Beyond(0), CONFLICT)),
    card("16-iron-warrior-vanguard", SUPPORT, reaction("win", THIS, Honor(), targets=(target(CHARACTER),))),
    card("18-iwasaki-pupil", Bonus(CARDS_DRAWN, -2, EVERYBODY)),
    card(
        "03-kabuki-hero",
        Action(Gets("military", Rating("political", THIS), THIS, "conflict"), given=CONFLICT, cost=GainFate(-1)),
    ),
    card("01-kakita-asami", Action(TakeHonor(1), given=During("political") & ThisIs(PARTICIPATING) & Ahead())),
    card("18-kakita-favorite", While(ThisIs(DUELLING), Bonus("political", 2, THIS))),
    card(
        "01-kakita-kaezin",
        Action(
            TheyPick(Cards(CHARACTER & PARTICIPATING & MINE))
            >> StartDuel(
                "military",
                If(
                    ThisWon(), MoveHome(Cards(CHARACTER & PARTICIPATING & ~INVOLVED)), MoveHome(THIS)
                ),
            ),
            given=ThisIs(PARTICIPATING),
        ),
    ),
    card("17-kakita-ryoku", reaction("begin", EVERYBODY, Honor(), given=YouHaveFavor(), targets=(target(CHARACTER),))),
    card(
        "29-kakita-yoshi",
        reaction(
            "win", THIS, Dishonor(Chosen()), given=OfSort("political") & OfSort("attacker"),
            targets=(UpTo("those", Cards(CHARACTER), amount=MY_OPEN_PROVINCES),),
        ),
    ),
    card(
        "04-kakita-yoshi",
        Action(Draw(3) + Cheaper(("event",), 2, "conflict", each=True), given=HERE, cost=DiscardFavor()),
    ),
    card("18-kakita-yuri", Action(challenge_of_theirs("political", NoConflicts(LOSER, "military")), given=HERE)),
    card("32-local-daimyo-s-retainer", given=Exists(OPEN_PROVINCES, 3)),
    card("18-maker-of-keepsakes", Cannot("receive dishonored", THIS)),
    card(
        "33-master-of-the-court", COVERT,
        would("initiate", Cards(ANYWHERE & EVENT), Cancel(), cost=LoseStatus(THIS, "honored")),
    ),
    card(
        "12-menacing-iron-warrior",
        Action(
            Gain(
                Cannot("trigger", THIS), Cards(FIGHTERS & THEIRS & Weaker("military", ITSELF, equal=True)), "conflict"
            ),
            given=During("military") & HERE,
        ),
    ),
    card(
        "06-origami-master", *PRIDE, Action(MoveStatus("honored"), targets=(target(CHARACTER & OTHER & MINE),)),
    ),
    card(
        "16-paragon-of-grace",
        Action(
            If(ThisIs(HONORED), DiscardAtRandom(1), DiscardChosen(1, OPPONENT)), given=ThisIs(PARTICIPATING & ALONE)
        ),
    ),
    card(
        "13-perfect-guest",
        Action(HandOver(THIS, Bound("player")), targets=(Target("player", OTHER_PLAYERS),), limit=Limit("round")),
    ),
    card("01-political-rival", COVERT, While(ThisIs(DEFENDING), Bonus("political", 3, THIS))),
    novice("11-sadane-student", "air", "fire", "political"),
    card("01-savvy-politician", reaction("honored", THIS, Honor(), targets=(target(CHARACTER),))),
    card("19-sententious-poet", reaction("plays", EACH_FOE, GainFate(1), given=OfSort("paid") & HERE)),
    ignores("07-silver-tongued-magistrate", OTHER, WITHOUT_FATE),
    card("01-steward-of-law", While(ThisIs(PARTICIPATING), Cannot("receive dishonored", Cards(CHARACTER)))),
    card("14-tengu-sensei", COVERT, reaction("evade", THIS, Gain(Cannot("attack", THIS), EVADED, "phase"))),
    card("32-veteran-of-toshi-ranbo", RALLY, Bonus("glory", MY_OPEN_PROVINCES, THIS)),
    card(
        "18-winter-court-hosts", NoAttachments(),
        reaction("plays", EACH_FOE, Draw(1), given=HERE & Honorable(), limit=None),
    ),
    card(
        "06-young-harrier",
        Action(Gain(Cannot("dishonored", THIS), Cards(CRANE & CHARACTER & MINE), "phase"), cost=Dishonor(THIS)),
    ),
)  # fmt: skip
