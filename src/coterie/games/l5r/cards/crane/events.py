"""Events of the Crane."""

from __future__ import annotations

from coterie.games.l5r.cards.crane.habits import CRANE, OPEN_PROVINCES
from coterie.games.l5r.cards.definition import Card, answer_event, dynasty_event, event, fight_event, target
from coterie.games.l5r.cards.habits import (
    ANY_SITE,
    BY_FOES,
    CHALLENGER,
    COURTIER,
    DUELIST,
    FIGHTERS,
    LESSER_PROVINCE,
    OWN_PROVINCE_BROKEN,
    STAYS_UP,
    at_one,
)
from coterie.games.l5r.words.abilities import max_per
from coterie.games.l5r.words.characters import Dishonor, HandOver, Honor, LoseStatus, MoveHome, MoveIn, RemoveFate
from coterie.games.l5r.words.choosing import RevealTops
from coterie.games.l5r.words.conditions import CONFLICT, During, MoreOf, ThatIs, ThisIs
from coterie.games.l5r.words.conflicts import OneMoreConflict
from coterie.games.l5r.words.duelling import BEATEN_ONE, LOSER, WINNER, HasDuelled, StartDuel, challenge_of_theirs
from coterie.games.l5r.words.filters import (
    ALONE,
    ANYWHERE,
    AT_HOME,
    ATTACKED,
    ATTACKING,
    BROKEN,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    EVENT,
    HONORED,
    PROVINCE,
    WITH_STATUS,
    WITHOUT_FATE,
    Named,
    Printed,
    Trait,
)
from coterie.games.l5r.words.immunity import ForbidTo
from coterie.games.l5r.words.matching import OfHand, OfHigherBidder, WithOwner
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import OPPONENT, GainFate
from coterie.games.l5r.words.provinces import Break, DiscardThere
from coterie.games.l5r.words.shadow.opponents import TheirTurn
from coterie.games.l5r.words.sites import CardsIn
from coterie.games.l5r.words.standing import SUPPORT
from coterie.games.l5r.words.targets import Chosen, Within
from coterie.games.l5r.words.zones import Discarded, Sacrifice
from coterie.words.amounts import Count, Times
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OURS, READY, In
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Rating, While
from coterie.words.conditions import Exists
from coterie.words.effects import Failing, If, IfYouDo, May, Pay
from coterie.words.groups import Bound
from coterie.words.picking import Choose

PUPIL = Bound("pupil")
THE_CHALLENGER = Bound("challenger")

CARDS: tuple[Card, ...] = (
    event("01-admit-defeat", Bow(), targets=(target(CHARACTER & DEFENDING & ALONE),)),
    fight_event(
        "13-a-game-of-letters", If(ThatIs(HONORED, "model"), Honor(PUPIL), Dishonor(PUPIL)), During("political"),
        targets=(
            target(FIGHTERS, "pupil"), target((HONORED | DISHONORED) & CHARACTER & ~WithOwner("pupil"), "model"),
        ),
    ),
    dynasty_event(
        "39-an-agreeable-arrangement", Bow(),
        cost=Choose(Cards(READY & CHARACTER & MINE & Printed(least=2)), HandOver(to=OPPONENT)),
        targets=(target(CHARACTER & ~Trait("champion") & THEIRS),),
    ),
    fight_event(
        "29-captivating-story",
        Gets("political", Count(OPEN_PROVINCES), until="conflict") + May(IfYouDo(RemoveFate(1), Honor())),
        targets=(target(FIGHTERS & OURS & ALONE),),
    ),
    fight_event(
        "16-civil-discourse",
        challenge_of_theirs(
            "political", Gain(Bonus("cost", 1, Cards(OfHand())), LOSER, "conflict"), Bound("challenger")
        ),
        targets=(CHALLENGER,),
    ),
    fight_event(
        "18-courteous-scheming",
        challenge_of_theirs("political", TheirTurn(OneMoreConflict("political"), WINNER), Bound("character")),
        During("political"), targets=(target(FIGHTERS & MINE, "character"),), limit=max_per("round"),
    ),
    dynasty_event("32-crippling-taxes", DiscardThere(CardsIn()), targets=(ANY_SITE,)),
    fight_event(
        "13-cultured-facade",
        Gain(Cannot("be targeted", THIS, Cards(ANYWHERE & EVENT & OfHigherBidder())), Cards(FIGHTERS), "conflict"),
    ),
    fight_event(
        "02-disdainful-remark", at_one(Gets("strength", Count(Cards(In("hand", "foe"))), until="conflict")),
        CONFLICT & Exists(Cards(FIGHTERS & Trait("courtier") & MINE)),
    ),
    fight_event(
        "38-disparaging-challenge",
        StartDuel("political", Failing(MoveIn(LOSER), MoveHome(LOSER)), Bound("challenger"), from_home=True),
        targets=(CHALLENGER, target(CHARACTER & AT_HOME & FOES)),
    ),
    fight_event(
        "20-duel-to-the-death", StartDuel("military", Discarded(LOSER), THE_CHALLENGER, refusal=Dishonor()),
        targets=(target(FIGHTERS & MINE, "challenger"), target(FIGHTERS & FOES)),
    ),
    event(
        "33-elegance-and-grace", Straighten(Chosen("those")),
        targets=(Within("those", Cards(BOWED & CHARACTER & HONORED), most=2, total=6),),
    ),
    fight_event("36-exemplary-etiquette", Gain(Cannot("trigger", THIS), Cards(CHARACTER), "conflict")),
    event("18-festival-for-the-fortunes", Honor(Cards(CHARACTER))),
    fight_event(
        "13-game-of-sadane", StartDuel("political", Honor(WINNER) + Dishonor(LOSER), Bound("character")),
        targets=(target(FIGHTERS & MINE, "character"), target(FIGHTERS & FOES)),
    ),
    answer_event("30-highlight-the-flaws", "would", "initiate", Cards(PROVINCE), Cancel()),
    answer_event("11-insult-to-injury", "reaction", "win duel", Cards(CHARACTER & DUELIST & MINE), Dishonor(BEATEN_ONE)),
    answer_event(
        "22-issue-a-challenge", "reaction", "attack", Cards(Trait("bushi") & CHARACTER & MINE & ALONE),
        Gain(Cannot("declare several defenders", YOU), Cards(PROVINCE & ATTACKED), "conflict"),
    ),
    fight_event(
        "24-kakita-s-final-stance",
        Gain(Cannot("bow", THIS, BY_FOES), until="conflict")
        + Gain(While(ThisIs(HasDuelled("fight")), STAYS_UP), until="conflict"),
        During("military"), targets=(target(FIGHTERS),),
    ),
    fight_event(
        "16-masashigi-s-sacrifice",
        Gain(Cannot("bow in resolution", THIS), Cards(CHARACTER & DEFENDING), "conflict"), CONFLICT, SUPPORT,
        cost=Choose(Cards(CHARACTER & MINE & WITH_STATUS), Sacrifice(Bound("character")), name="character"),
    ),
    event(
        "01-noble-sacrifice", Discarded(), cost=Choose(Cards(CHARACTER & HONORED & MINE), Sacrifice()),
        targets=(target(CHARACTER & DISHONORED),),
    ),
    fight_event(
        "16-preeminent-decree",
        Gets("political", Times(-1, Rating("glory", Bound("character"))), Cards(FIGHTERS & ~Named(("character",))), "conflict"),
        targets=(target(FIGHTERS & COURTIER & MINE, "character"),),
    ),
    answer_event(
        "37-raze-to-the-ground", "reaction", "win", YOU, at_one(Break(), LESSER_PROVINCE),
        given=OfSort("military") & OfSort("attacker") & Exists(Cards(LESSER_PROVINCE & ~BROKEN)),
        cost=Choose(Cards(FIGHTERS & MINE), Dishonor()) >> OWN_PROVINCE_BROKEN,
    ),
    event(
        "16-resourcefulness", Honor(), cost=Choose(Cards(CHARACTER & MINE), Dishonor(Bound("character")), name="character"),
        targets=(target(CHARACTER),),
    ),
    fight_event(
        "13-return-the-offense",
        StartDuel(
            "political",
            Gain(STAYS_UP, WINNER, "conflict") + Gain(Cannot("straighten", THIS, Cards(ANYWHERE)), LOSER, "conflict"),
            Bound("character"),
        ),
        targets=(target(FIGHTERS, "character"), target(FIGHTERS & ~WithOwner("character"))),
    ),
    event("12-soul-beyond-reproach", IfYouDo(Honor(), Honor()), targets=(target(CHARACTER & MINE),)),
    fight_event(
        "16-storied-defeat", Bow() + May(Pay(GainFate(-1), Dishonor())), targets=(target(CHARACTER & HasDuelled("lose")),)
    ),
    fight_event(
        "36-superior-authority",
        ForbidTo("count skill", Cards(CHARACTER & WITHOUT_FATE), Cards(PROVINCE & ATTACKED)),
    ),
    event("01-the-perfect-gift", RevealTops(4)),
    fight_event(
        "18-the-spear-rushes-forth", Bow(), During("military"),
        cost=Choose(Cards(FIGHTERS & HONORED & MINE), LoseStatus(Bound("character"), "honored"), name="character"),
        targets=(target(FIGHTERS & FOES),),
    ),
    fight_event(
        "16-try-again-tomorrow", MoveHome(), CONFLICT & Exists(Cards(FIGHTERS & HONORED & COURTIER & MINE)),
        targets=(target(CHARACTER & ATTACKING),),
    ),
    answer_event(
        "01-voice-of-honor", "would", "initiate", Cards(EVENT), Cancel(), given=MoreOf(CHARACTER & HONORED)
    ),
    event("01-way-of-the-crane", Honor(), targets=(target(CHARACTER & CRANE & MINE),)),
)  # fmt: skip
