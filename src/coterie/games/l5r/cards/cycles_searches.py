"""Cards of several cycles: decks and hands that are looked through, fate from rings, duels that can be refused."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, card, fight_event, target
from coterie.games.l5r.words.abilities import Action, interrupt, reaction
from coterie.games.l5r.words.amounts import HiddenProvinces
from coterie.games.l5r.words.anyone import A_PLAYER
from coterie.games.l5r.words.characters import Dishonor, MoveHome
from coterie.games.l5r.words.conditions import CONFLICT, Aims, During, Honorable, InPhase, ThisIs
from coterie.games.l5r.words.conflicts import LOSER, BaseBecomes, StartDuel
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACHMENT,
    CHARACTER,
    HOLDING,
    ITS_BEARER,
    PARTICIPATING,
    UNIQUE,
    WITHOUT_FATE,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.matching import BEARS_FEWER, Bears
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import Draw, GiveHonor, TheyPick
from coterie.games.l5r.words.searching import ALL, Arrange, LayInto, SearchDynasty, SeeSome
from coterie.games.l5r.words.standing import RALLY, RESTRICTED, SINCERITY, Keyword
from coterie.games.l5r.words.zones import Discarded, PutIntoPlay
from coterie.words.amounts import Count
from coterie.words.cards.answered import HowMuch, OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, OTHER, In
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Cannot, Grants
from coterie.words.effects import ChooseOne
from coterie.words.groups import Bound

FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
DIRE = ThisIs(WITHOUT_FATE)
BY_FOES = Cards(ANYWHERE & FOES)
COURTIER, WEAPON = Trait("courtier"), Trait("weapon")
CHALLENGER = Bound("challenger")
POOR_FOES = Count(Cards(CHARACTER & WITHOUT_FATE & THEIRS))

DYNASTY: tuple[Card, ...] = (
    card(
        "21-shinjo-gunso",
        reaction("play", THIS, SearchDynasty(5, CHARACTER & Printed(2), PutIntoPlay(), "discard"), given=OfSort("from row")),
    ),
    card("22-emperor-s-summons", reaction("reveal", THIS, SearchDynasty(ALL, CHARACTER, LayInto()))),
    card("26-favorable-dealbroker", reaction("enter", THIS, SearchDynasty(ALL, CHARACTER & Printed(1, 1), PutIntoPlay()))),
    card(
        "33-shinjo-altansarnai",
        Action(
            SearchDynasty(8, CHARACTER & ~UNIQUE & Printed(3), PutIntoPlay(conflict=True)), given=During("military") & HERE
        ),
    ),
    card("34-apprentice-engineer", reaction("enter", THIS, LayInto(whole=True), targets=(target(HOLDING & In("fallen")),))),
    card(
        "36-daughter-of-war",
        interrupt("leave", HOST, SearchDynasty(ALL, CHARACTER & Weaker("cost", ITS_BEARER), PutIntoPlay())),
        attaches=CHARACTER & MINE,
    ),
    answer_event(
        "36-guardians-of-rokugan", "reaction", "win", YOU,
        SearchDynasty(HowMuch(), CHARACTER & Printed(HowMuch()), PutIntoPlay()), given=OfSort("defender"),
    ),
)  # fmt: skip

TOPS: tuple[Card, ...] = (
    card("07-togashi-mendicant", reaction("begin", EVERYBODY, Arrange(3, "dynasty"), given=InPhase("fate"))),
    card(
        "11-hiruma-kogoe", SINCERITY,
        reaction("begin", EVERYBODY, Arrange(3), given=InPhase("draw") & Honorable(more=False)),
    ),
    card(
        "22-truthseeker",
        reaction(
            "enter", THIS,
            ChooseOne((Arrange(3, "conflict", Bound("player")), Arrange(3, "dynasty", Bound("player")))),
            targets=(A_PLAYER,),
        ),
    ),
    card("37-shoju-s-diviner", Action(Arrange(8, discards=True), given=DIRE)),
)  # fmt: skip

HANDS: tuple[Card, ...] = (
    card("21-court-of-justice", reaction("win", YOU, SeeSome(3), given=OfSort("political"))),
    card(
        "24-daidoji-harrier",
        reaction("win", THIS, SeeSome(2, chosen=True, discards=True), given=OfSort("military")),
    ),
    card("31-shrewd-investigator", Action(SeeSome(HiddenProvinces()), given=HERE)),
    card("41-inquisitorial-initiate", reaction("win", THIS, SeeSome(POOR_FOES, chosen=True, discards=True))),
)  # fmt: skip

RINGS: tuple[Card, ...] = (
    card(
        "20-kitsuki-yuikimi",
        reaction(
            "pool", YOU, Gain(Cannot("be targeted", THIS, BY_FOES), THIS, "conflict"), given=OfSort("from ring") & HERE
        ),
    ),
    card("21-trusted-advisor", reaction("pool", YOU, Draw(1), given=OfSort("from ring") & HERE)),
    card("25-four-temples-advisor", RESTRICTED, reaction("pool", YOU, Draw(1), given=OfSort("from ring"), limit=None)),
)  # fmt: skip

DUELS: tuple[Card, ...] = (
    card(
        "20-arbiter-of-authority",
        Action(
            StartDuel("political", Bow(LOSER) + MoveHome(LOSER), refusal=Dishonor()), given=HERE,
            targets=(target(FIGHTERS & FOES),),
        ),
    ),
    fight_event(
        "20-duel-to-the-death", StartDuel("military", Discarded(LOSER), CHALLENGER, refusal=Dishonor()),
        targets=(target(FIGHTERS & MINE, "challenger"), target(FIGHTERS & FOES)),
    ),
)  # fmt: skip

BEARERS: tuple[Card, ...] = (
    card(
        "20-two-heavens-technique", Grants(Keyword("covert", given=ThisIs(Bears(WEAPON & ATTACHMENT, 2, 2)))),
        attaches=CHARACTER & Trait("bushi"),
    ),
    card(
        "22-natural-negotiator",
        Action(BaseBecomes("military", other="political", what=HOST), given=CONFLICT, cost=GiveHonor(1)),
        attaches=CHARACTER & COURTIER & MINE,
    ),
    card("31-blatant-swindler", Action(TheyPick(Cards(FIGHTERS & MINE)) >> MoveHome(), given=HERE, cost=GiveHonor(1))),
    card("32-stoic-rival", RALLY, Action(Dishonor(), given=HERE, targets=(target(OTHER & FIGHTERS & BEARS_FEWER),))),
    answer_event(
        "39-mushin-no-shin", "would", "initiate", Cards(ANYWHERE), Cancel(),
        given=Aims(CHARACTER & MINE & Bears(ATTACHMENT)),
    ),
)  # fmt: skip
