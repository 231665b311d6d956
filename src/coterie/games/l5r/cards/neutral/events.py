"""Neutral events."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, card, event, fight_event, target
from coterie.games.l5r.cards.habits import BUSHI, BY_FOES, CHALLENGER, COURTIER, FIGHTERS, STANDING, THE_RICHEST
from coterie.games.l5r.cards.neutral.habits import DEMON
from coterie.games.l5r.words.abilities import Answer, forced_reaction, max_per
from coterie.games.l5r.words.amounts import Bid
from coterie.games.l5r.words.anyone import DownToYours
from coterie.games.l5r.words.characters import Dishonor, Honor, LoseStatus, MoveHome, PlaceFate, RemoveFate, Taint
from coterie.games.l5r.words.cheaper import Cheaper
from coterie.games.l5r.words.choosing import LoserShows
from coterie.games.l5r.words.comparing import FewerCards, LowerBid, WithHonor
from coterie.games.l5r.words.conditions import CONFLICT, During, InPhase, ThatIs, WonBy
from coterie.games.l5r.words.conflicts import IfItWins
from coterie.games.l5r.words.declaring import BecomeFirst, ManyFoes, OneOpportunity
from coterie.games.l5r.words.duelling import WINNER, DuelAimsAtYours, StartDuel, challenge_of_theirs
from coterie.games.l5r.words.favor import YouHaveFavor
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACKED,
    CHARACTER,
    EVENT,
    PARTICIPATING,
    UNIQUE,
    WITH_STATUS,
    InProvince,
    Printed,
    Weaker,
)
from coterie.games.l5r.words.matching import UnderBid
from coterie.games.l5r.words.outside import LoseHonorFor, Summon
from coterie.games.l5r.words.players import OPPONENT, THAT_PLAYER, DiscardAtRandom, Draw, GainHonor, ShiftBid, TheyDo
from coterie.games.l5r.words.provinces import DiscardThere
from coterie.games.l5r.words.replaying import PlayNow
from coterie.games.l5r.words.ring_effects import ResolveClaimedRings
from coterie.games.l5r.words.rings import WinWithAllRings
from coterie.games.l5r.words.sites import SITE
from coterie.games.l5r.words.standing import DRAINING, LIMITED, RALLY
from coterie.games.l5r.words.zones import Discarded, PutIntoPlay
from coterie.words.cards.answered import HowMuch, OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, In
from coterie.words.cards.groups import EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If, May, Pay
from coterie.words.groups import Bound
from coterie.words.picking import Choose

SHAMED = Bound("character")
MY_COURTIERS = CHARACTER & COURTIER & PARTICIPATING & MINE
BOOST = Gets("military", 2, until="conflict")
CALLED = Bound("character")

CARDS: tuple[Card, ...] = (
    fight_event(
        "16-accursed-summoning",
        Summon(CALLED),
        CONFLICT,
        DRAINING,
        cost=Choose(Cards(DEMON & ~UNIQUE), LoseHonorFor(CALLED), name="character"),
    ),
    fight_event(
        "19-a-perfect-cut",
        Gets("military", 2, until="conflict") + IfItWins(Honor()), During("military"), targets=(target(FIGHTERS & BUSHI),),
    ),
    fight_event(
        "01-assassination", Discarded(), cost=GainHonor(-3), targets=(target(CHARACTER & Printed(2)),),
        limit=max_per("round"),
    ),
    fight_event(
        "01-banzai", BOOST >> May(Pay(GainHonor(-1), Choose(Cards(CHARACTER & PARTICIPATING), BOOST))),
        targets=(target(CHARACTER & PARTICIPATING),), limit=max_per("conflict"),
    ),
    fight_event(
        "11-breach-of-etiquette",
        Gain(
            forced_reaction("use", Cards(CHARACTER & ~COURTIER), GainHonor(-1, THAT_PLAYER), limit=None),
            Cards(SITE & ATTACKED), "conflict",
        ),
        During("political"), limit=max_per("conflict"),
    ),
    answer_event("04-censure", "would", "initiate", Cards(EVENT), Cancel(), given=YouHaveFavor()),
    fight_event(
        "01-charge", PutIntoPlay(conflict=True), During("military"), targets=(target(CHARACTER & InProvince()),)
    ),
    answer_event(
        "01-contingency-plan", "reaction", "dials", EVERYBODY, ChooseOne((ShiftBid(1), ShiftBid(-1)))
    ),
    fight_event(
        "01-court-games",
        ChooseOne((
            Choose(Cards(CHARACTER & PARTICIPATING & MINE), Honor()),
            TheyDo(Choose(Cards(CHARACTER & PARTICIPATING & MINE), Dishonor())),
        )),
        During("political"), limit=max_per("conflict"),
    ),
    answer_event(
        "16-defend-your-honor", "would", "initiate", Cards(ANYWHERE & EVENT & FOES),
        challenge_of_theirs("military", If(ThatIs(MINE, "winner"), Cancel()), Bound("challenger")), given=CONFLICT,
        targets=(CHALLENGER,),
    ),
    fight_event("16-defiance", both(Bid(OPPONENT)), CONFLICT & FewerCards(), targets=(target(CHARACTER),)),
    event("13-enlightenment", ResolveClaimedRings() >> WinWithAllRings()),
    fight_event(
        "16-exposed-secrets", Bow(), During("political"), targets=(target(FIGHTERS & UnderBid("political")),)
    ),
    answer_event(
        "01-fallen-in-battle", "reaction", "win", YOU, Discarded(), given=OfSort("military") & WonBy(5),
        targets=(target(CHARACTER & PARTICIPATING),), limit=max_per("conflict"),
    ),
    fight_event(
        "01-for-shame", TheyDo(ChooseOne((Dishonor(SHAMED), Bow(SHAMED)))), CONFLICT & Exists(Cards(MY_COURTIERS)),
        targets=(target(CHARACTER & PARTICIPATING & FOES, "character"),),
    ),
    event("01-good-omen", PlaceFate(1), given=LowerBid(), targets=(target(CHARACTER & Printed(least=3)),)),
    card("31-lost-papers", RALLY, Answer("reaction", "unveil", THIS, Bow(), targets=(target(THE_RICHEST),), where="row")),
    fight_event("16-lurking-affliction", Taint(), targets=(target(FIGHTERS),)),
    fight_event(
        "36-make-your-case", challenge_of_theirs("political", PlaceFate(1, WINNER), Bound("character")),
        targets=(target(FIGHTERS & MINE, "character"),),
    ),
    event("07-mono-no-aware", RemoveFate(1, Cards(CHARACTER)) + Draw(1), limit=max_per("round")),
    fight_event(
        "01-outwit", MoveHome(), targets=(target(CHARACTER & FOES & Weaker("political", MY_COURTIERS)),)
    ),
    event("13-perfect-land-ethos", LoseStatus(Cards(CHARACTER & WITH_STATUS)) + LoseStatus(Cards(SITE & WITH_STATUS))),
    fight_event(
        "03-policy-debate",
        StartDuel("political", LoserShows(), Bound("character")),
        targets=(target(FIGHTERS & MINE, "character"), target(FIGHTERS & FOES)),
    ),
    event(
        "16-prayers-to-ebisu",
        GainHonor(-4, WithHonor(least=19)) + GainHonor(4, WithHonor(most=6)) + Draw(1),
    ),
    fight_event("18-retreat", MoveHome(), During("military"), targets=(target(FIGHTERS & MINE),)),
    fight_event(
        "01-rout", MoveHome(),
        targets=(target(CHARACTER & FOES & Weaker("military", CHARACTER & BUSHI & PARTICIPATING & MINE)),),
    ),
    fight_event("10-sabotage", DiscardThere(), During("military"), targets=(target(InProvince("foe", down=None)),)),
    answer_event(
        "13-seize-the-day", "reaction", "begin", EVERYBODY, BecomeFirst(),
        While(ManyFoes(), Bonus("cost", -1, THIS, where="hand")), given=InPhase("conflict"),
    ),
    answer_event(
        "01-spies-at-court", "reaction", "win", YOU, DiscardAtRandom(2), given=OfSort("political"),
        cost=Choose(Cards(CHARACTER & PARTICIPATING & MINE), Dishonor()), limit=max_per("conflict"),
    ),
    answer_event("16-stay-your-hand", "would", "duel", Cards(CHARACTER), Cancel(), given=DuelAimsAtYours()),
    event(
        "27-those-who-serve", Cheaper(("character",), each=True, least=1), LIMITED, given=InPhase("dynasty"),
    ),
    event(
        "16-unveiled-corruption", DownToYours(),
        cost=Choose(Cards(STANDING & MINE), Taint(Bound("province")), name="province"),
    ),
    answer_event(
        "06-waning-hostilities", "reaction", "begin", EVERYBODY, OneOpportunity(), given=InPhase("conflict")
    ),
    event("16-warm-welcome", PlayNow(then="bottom"), given=LowerBid(), targets=(target(In("discard")),)),
    answer_event(
        "05-way-of-the-chrysanthemum", "reaction", "honor", YOU, GainHonor(HowMuch()), given=OfSort("bid"),
        limit=max_per("round"),
    ),
    fight_event(
        "16-way-of-the-warrior",
        Gain(Cannot("bow", THIS, BY_FOES), until="conflict") + Gain(Cannot("join", THIS, BY_FOES), until="conflict")
        + Gain(Cannot("withdraw", THIS, BY_FOES), until="conflict")
        + Gain(Cannot("dishonored", THIS, BY_FOES), until="conflict") + Straighten(),
        targets=(target(FIGHTERS & BUSHI),),
    ),
)  # fmt: skip
