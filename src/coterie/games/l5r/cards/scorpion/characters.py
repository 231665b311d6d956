"""Characters of the Scorpion."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, both, card, once, target
from coterie.games.l5r.cards.habits import (
    BY_FOES,
    DIRE,
    FIGHTERS,
    HERE,
    MY_DISHONORED,
    SKILLS,
    SPELL,
    challenge,
    novice,
)
from coterie.games.l5r.cards.scorpion.habits import LESS, SHINOBI, TOKENS
from coterie.games.l5r.words.abilities import Action, Answer, forced_reaction, interrupt, reaction, would
from coterie.games.l5r.words.amounts import Bid
from coterie.games.l5r.words.anyone import A_PLAYER, MillTop, ThatOneDoes
from coterie.games.l5r.words.attaching import BearerOf
from coterie.games.l5r.words.base_values import BaseBecomes
from coterie.games.l5r.words.characters import (
    WITH_IT,
    Dishonor,
    HappensTo,
    LoseStatus,
    MoveHome,
    MoveIn,
    PlaceFate,
    RemoveFate,
)
from coterie.games.l5r.words.choosing import SeeHand, TheyChooseOne
from coterie.games.l5r.words.comparing import HonorWithin, LowerBid
from coterie.games.l5r.words.conditions import CONFLICT, During, Honorable, ThisIs
from coterie.games.l5r.words.conflicts import AddToSide, IfYouWin
from coterie.games.l5r.words.duelling import LOSER, WINNER, StartDuel
from coterie.games.l5r.words.favor import ClaimFavor, DiscardFavor
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    AT_HOME,
    ATTACHMENT,
    CHARACTER,
    DISHONORED,
    EVENT,
    HONORED,
    ITSELF,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WITH_FATE,
    WITH_STATUS,
    AttachedTo,
    InProvince,
    Named,
    OfClan,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.immunity import Immune
from coterie.games.l5r.words.matching import Guarded, Titled, WithOwner
from coterie.games.l5r.words.players import (
    THAT_PLAYER,
    DiscardAtRandom,
    DiscardChosen,
    Draw,
    GainFate,
    GainHonor,
    ShiftBid,
    TakeHonor,
    TheyDo,
)
from coterie.games.l5r.words.provinces import MoveCard
from coterie.games.l5r.words.remembering import MoveAnyFate
from coterie.games.l5r.words.searching import Arrange, SeeTops
from coterie.games.l5r.words.shadow.opponents import ControllerSelects
from coterie.games.l5r.words.shadow.wanting import UpToTimes
from coterie.games.l5r.words.sparing import LESS_HONORABLE, Spares
from coterie.games.l5r.words.standing import (
    COURTESY,
    COVERT,
    PRIDE,
    RALLY,
    SINCERITY,
    SUPPORT,
    GivesTrait,
    Keyword,
    LeavesItself,
)
from coterie.games.l5r.words.theirs import TheyPick
from coterie.games.l5r.words.tokens import CountAs, MoveStatus
from coterie.games.l5r.words.zones import Discarded, FromHere, PutIntoPlay, PutTo, ReturnCards, Sacrifice, SearchTop
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel, Instead
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, OTHER, In, Rated
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.lasting import BecomeCopy, Blank, Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, Sets, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If, May, Pay
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

THEIR_PILES = In("fallen", "foe") | In("discard", "foe")
POISON = Trait("poison")

CARDS: tuple[Card, ...] = (
    card("01-adept-of-shadows", Action(ReturnCards(THIS), cost=GainHonor(-1))),
    card("15-alibi-artist", Action(SearchTop(2, rest="bottom"), given=HonorWithin(6))),
    card(
        "20-alluring-patron",
        Action(
            TheyChooseOne((MoveIn(), Dishonor())), given=HERE, targets=(target(CHARACTER & AT_HOME & FOES),),
        ),
    ),
    card("16-attendant-to-the-emperor"),
    card(
        "15-bayushi-aramoro",
        Action(
            Gets("military", -2, until="conflict")
            + Gain(LeavesItself(ThisIs(Rated("military", most=0))), until="conflict"),
            given=During("military") & HERE, cost=Dishonor(THIS), targets=(target(FIGHTERS & FOES),),
        ),
    ),
    card(
        "15-bayushi-collector",
        Action(
            LoseStatus(BearerOf(THAT), "dishonored") + Discarded(),
            targets=(target(ATTACHMENT & AttachedTo(CHARACTER & DISHONORED)),),
        ),
    ),
    card(
        "18-bayushi-dairu",
        Action(
            ChooseOne(tuple([MoveStatus(name, THAT, THIS) for name in TOKENS])), given=HERE,
            targets=(target(CHARACTER & OTHER & WITH_STATUS),),
        ),
    ),
    card(
        "25-bayushi-gensato",
        Action(
            StartDuel("military", Bow(LOSER) + Dishonor(WINNER), counts="bare"), given=HERE, targets=(target(FIGHTERS & FOES),)
        ),
    ),
    card(
        "04-bayushi-kachiko",
        Action(
            MoveHome() >> May(Bow()), given=During("political") & HERE,
            targets=(target(FIGHTERS & Weaker("political", ITSELF)),),
        ),
    ),
    card("01-bayushi-liar", SINCERITY),
    card("01-bayushi-manipulator", reaction("dials", EVERYBODY, ShiftBid(1))),
    card(
        "01-bayushi-shoju",
        Action(
            Gets("political", -1, until="conflict")
            + Gain(LeavesItself(ThisIs(Rated("political", most=0))), until="conflict"),
            given=During("political") & ThisIs(PARTICIPATING), targets=(target(CHARACTER & PARTICIPATING & FOES),),
            limit=once("round", 2),
        ),
    ),
    card("03-bayushi-yojiro", While(HERE, Cannot("mind status", Cards(FIGHTERS)))),
    card(
        "01-bayushi-yunako",
        Action(
            BaseBecomes("military", other="political"), given=ThisIs(PARTICIPATING), targets=(target(CHARACTER),)
        ),
    ),
    card("33-beautiful-entertainer", RALLY, interrupt("leave", THIS, GainHonor(2), given=Honorable(more=False))),
    card("01-blackmail-artist", reaction("win", THIS, TakeHonor(1), given=OfSort("political"))),
    card(
        "24-chrysanthemum-steward",
        Action(PutTo(to="top"), given=HERE, targets=(target(In("discard", "foe")),)),
    ),
    novice("10-court-novice", "air", "water", "political"),
    card("06-cunning-magistrate", While(HERE, Cannot("count skill", Cards(CHARACTER & OTHER & DISHONORED)))),
    card("31-cursecatcher", would("initiate", Cards(PROVINCE & Guarded()), Cancel())),
    card(
        "16-disciple-of-deception",
        SUPPORT,
        Action(
            CountAs(Bound("one")),
            given=CONFLICT,
            targets=(target(CHARACTER & WITH_STATUS, "one"), target(CHARACTER & WITH_STATUS, "other")),
        ),
    ),
    card("12-disguised-protector", Action(AddToSide(Bid(), each=True), given=HERE)),
    card("01-favored-niece", Action(Draw(1), cost=DiscardChosen(1), limit=once("round", 2))),
    card("05-fawning-diplomat", interrupt("leave", THIS, ClaimFavor())),
    card("09-heartless-intimidator", reaction("lose honor", EACH_FOE, MillTop(1, THAT_PLAYER), limit=None)),
    card("15-ignoble-enforcers", reaction("play", THIS, UpToTimes(3, Pay(GainHonor(-1), PlaceFate(1, THIS))))),
    card(
        "15-insolent-rival",
        *[While(LowerBid(lower=False), Bonus(skill, 2, THIS)) for skill in ("military", "political")],
        Action(StartDuel("military", Dishonor(LOSER)), given=HERE, targets=(target(FIGHTERS & FOES),)),
    ),
    card(
        "16-loyal-challenger",
        forced_reaction("win", THIS, GainHonor(1), limit=None), forced_reaction("lose", THIS, GainHonor(-1), limit=None),
        challenge("political", Blank(LOSER, "conflict")),
    ),
    card("16-loyal-oathbreaker", Cannot("count as honorable", YOU)),
    card(
        "13-master-whisperer", SUPPORT,
        Action(ThatOneDoes(DiscardChosen(3) + Draw(3)), targets=(A_PLAYER,)),
    ),
    card("02-meek-informant", reaction("play", THIS, SeeHand(discards=False))),
    card("37-messenger-of-misery", COURTESY),
    card("16-midnight-prowler", reaction("win", THIS, SeeTops(2), given=OfSort("military"))),
    card(
        "15-opium-wastrel",
        reaction("enter", THIS, Gain(Sets("glory", 0, THIS), until="conflict"), given=CONFLICT, targets=(target(FIGHTERS),)),
        given=Honorable(more=False),
    ),
    card("23-palace-guard", Spares(LESS_HONORABLE, THIS)),
    card(
        "07-sake-house-confidant",
        Action(
            Gets("political", 2, Cards(SHINOBI & CHARACTER & MINE), "conflict"), given=HERE, cost=DiscardFavor()
        ),
    ),
    card(
        "14-reclusive-zokujin",
        Keyword("covert", given=During(element="earth")), Immune(BY_FOES, THIS, During(element="earth")),
    ),
    card("32-shadow-stalker", RALLY, *[While(HonorWithin(6), Bonus(skill, 2, THIS)) for skill in SKILLS]),
    card(
        "19-shameless-gossip",
        Action(
            ChooseOne(tuple([MoveStatus(name, Bound("character"), THAT) for name in TOKENS])), given=HERE,
            targets=(
                target(CHARACTER & WITH_STATUS, "character"),
                target(CHARACTER & WithOwner("character") & ~Named(("character",))),
            ),
        ),
    ),
    card(
        "13-shepherd-of-visages",
        Action(Gets("glory", -2, until="conflict"), given=CONFLICT, targets=(target(FIGHTERS),)),
    ),
    card("37-shoju-s-diviner", Action(Arrange(8, discards=True), given=DIRE)),
    card(
        "13-shosuro-actor",
        Action(BecomeCopy(until="conflict"), given=HERE, targets=(target(CHARACTER & ~UNIQUE & ~MINE),)),
    ),
    card(
        "01-shosuro-actress",
        Action(
            PutIntoPlay(conflict=True), given=CONFLICT, cost=Sacrifice(THIS),
            targets=(target(CHARACTER & ~Trait("shinobi") & Printed(3) & THEIR_PILES),),
        ),
    ),
    card("27-shosuro-denmaru", Sets("glory", 0, Cards(CHARACTER & HONORED & FOES), "base")),
    card("16-shosuro-hametsu", Action(SearchTop(99, POISON), cost=GainHonor(-1))),
    card(
        "21-shosuro-ibuki", reaction("win", THIS, RemoveFate(1, Cards(CHARACTER & OTHER & PARTICIPATING))),
        disguised=Trait("courtier"),
    ),
    card(
        "01-shosuro-miyako",
        reaction(
            "plays", YOU,
            TheyDo(ChooseOne((DiscardAtRandom(1, YOU), Choose(Cards(CHARACTER & MINE), Dishonor())))),
            given=OfSort("character") & OfSort("from hand"),
        ),
    ),
    card(
        "21-shosuro-miyako", reaction("play", THIS, Dishonor(), targets=(target(CHARACTER & ~UNIQUE & FOES),)),
        disguised=~OfClan("scorpion"), only_disguised=True,
    ),
    card("13-shosuro-sadako", Cannot("turn dishonor", THIS)),
    card(
        "15-shosuro-takao",
        Action(
            If(HERE, MoveHome(THIS), MoveIn(THIS)), given=Exists(Cards(FIGHTERS & DISHONORED)),
        ),
    ),
    card(
        "16-silent-enforcer",
        reaction(
            "plays", YOU, ControllerSelects((Bow(), MoveHome())), given=OfSort("event") & HERE,
            targets=(target(FIGHTERS & Printed(3)),),
        ),
    ),
    card("36-sinister-peacekeeper", reaction("honor", EACH_FOE, GainHonor(-1, THAT_PLAYER))),
    card("01-sinister-soshi", Action(both(-2), given=CONFLICT, targets=(target(CHARACTER & PARTICIPATING),))),
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
    card("33-soshi-diviner", Action(MoveCard(), given=CONFLICT, targets=(target(InProvince("any", down=None)),))),
    card(
        "01-soshi-illusionist",
        Action(
            ChooseOne((LoseStatus(name="honored"), LoseStatus(name="dishonored"), LoseStatus(name="tainted"))),
            cost=GainFate(-1), targets=(target(CHARACTER & WITH_STATUS),),
        ),
    ),
    card("11-soshi-shiori", reaction("win", YOU, ThatOneDoes(GainHonor(-1)), targets=(A_PLAYER,), limit=None)),
    card("30-thunder-guard-elite", *PRIDE, Action(DiscardAtRandom(1), given=HERE, cost=GainHonor(-1))),
    card("01-unassuming-yojimbo", COVERT),
    card("41-underhanded-samurai", COVERT),
    card(
        "13-vice-proprietor",
        Action(TheyPick(Cards(FIGHTERS & ~MINE), theirs=False) >> Bow(), given=HERE, cost=Dishonor(THIS)),
    ),
    card(
        "26-yogo-asami", Cannot("be targeted", Cards(CHARACTER & Titled("Bayushi Kachiko")), Cards(ANYWHERE & FOES)),
        Action(Gets("military", -2, until="conflict"), given=HERE, cost=Bow(THIS), targets=(target(FIGHTERS),)),
    ),
    card(
        "01-yogo-hiroue",
        Action(
            MoveIn() >> IfYouWin(May(Dishonor())), given=ThisIs(PARTICIPATING), targets=(target(CHARACTER & AT_HOME),)
        ),
    ),
    card(
        "39-yogo-junzo", Action(RemoveFate(99), given=DIRE, targets=(target(CHARACTER & WITH_FATE),)),
        Action(MoveAnyFate(), targets=(target(CHARACTER & MINE & WITH_FATE),)),
    ),
    card(
        "08-yogo-kikuyo",
        would(
            "initiate", Cards(ANYWHERE & EVENT & SPELL & FOES), Cancel(), given=CONFLICT, cost=FromHere(PutIntoPlay()),
            where="hand",
        ),
    ),
    card(
        "01-yogo-outcast",
        While(LESS, Bonus("military", 1, THIS)), While(LESS, Bonus("political", 1, THIS)),
    ),
    card("38-yogo-paramour", Action(Dishonor(), given=DIRE, cost=Bow(THIS), targets=(target(CHARACTER & OTHER),))),
    card("20-yogo-preserver", Grants(SINCERITY, MY_DISHONORED)),
    card(
        "01-young-rumormonger",
        Answer(
            "would", "honored", Cards(CHARACTER), Instead(HappensTo()), kinds=("dishonored",),
            targets=(target(CHARACTER & WITH_IT),),
        ),
    ),
)  # fmt: skip
