"""Characters of the Lion."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, both, card, once, target
from coterie.games.l5r.cards.habits import (
    BUSHI,
    COURTIER,
    DIRE,
    ELSEWHERE,
    FIGHTERS,
    HERE,
    LESSER_PROVINCE,
    SKILLS,
    STAYS_UP,
    WEAPON,
    at_one,
    challenge,
    ignores,
    novice,
)
from coterie.games.l5r.cards.lion.habits import LION
from coterie.games.l5r.words.abilities import Action, forced_reaction, interrupt, reaction, would
from coterie.games.l5r.words.amounts import ClaimedRings, Removed
from coterie.games.l5r.words.apiece import GetsApiece
from coterie.games.l5r.words.characters import Honor, MoveHome, MoveIn, PlaceFate, RemoveFate
from coterie.games.l5r.words.cheaper import Cheaper
from coterie.games.l5r.words.claiming import RingsAs
from coterie.games.l5r.words.comparing import BrokenBefore, FewerCards, GainedHonor, HasLostIt, LowerBid
from coterie.games.l5r.words.conditions import CONFLICT, During, Honorable, InPhase, ThatIs, ThisIs
from coterie.games.l5r.words.conflicts import SwitchType
from coterie.games.l5r.words.discarded import RemoveSome
from coterie.games.l5r.words.duelling import WINNER
from coterie.games.l5r.words.favor import DiscardFavor
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    AT_HOME,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DISHONORED,
    EVENT,
    HONORED,
    ITSELF,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WITHOUT_FATE,
    InProvince,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.giving_up import Unless
from coterie.games.l5r.words.matching import Titled
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import YOUR_TEAM, DiscardAtRandom, Draw, GainFate, GainHonor, TheyDo
from coterie.games.l5r.words.provinces import Break
from coterie.games.l5r.words.reckoning import Certain
from coterie.games.l5r.words.ring_effects import ResolveRing
from coterie.games.l5r.words.sites import SITE, Shame
from coterie.games.l5r.words.standing import COVERT, PRIDE, RALLY, SUPPORT, LeavesItself, NoAttachments
from coterie.games.l5r.words.targets import Chosen, OneOfEach
from coterie.games.l5r.words.theirs import TheyPick
from coterie.games.l5r.words.tokens import MoveStatus, PrintedSkill
from coterie.games.l5r.words.zones import (
    Discarded,
    FromHere,
    PutIntoPlay,
    PutTo,
    RefillUp,
    ReturnCards,
    Sacrifice,
    TurnUp,
)
from coterie.words.amounts import Times
from coterie.words.cards.answered import By, OfSort
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FACE_DOWN, FOES, MINE, OTHER, In, Rated
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If, IfYouDo
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

A_BATTLEFIELD = Exists(Cards(~FACE_DOWN & Trait("battlefield")))
TACTIC = Trait("tactic")

CARDS: tuple[Card, ...] = (
    card("04-ageless-crone", While(HERE, Bonus("cost", 1, Cards(ANYWHERE & EVENT)))),
    card("01-akodo-gunso", *PRIDE, reaction("enter", THIS, RefillUp())),
    card(
        "20-akodo-kaede", Cannot("be chosen for rings", THIS, EACH_FOE),
        would("leave", Cards(CHARACTER & OTHER), Instead(RemoveFate(1, THIS))),
    ),
    card(
        "18-akodo-makoto",
        reaction(
            "win", THIS, If(ThatIs(WITHOUT_FATE), Discarded(), RemoveFate(1)), targets=(target(FIGHTERS & COURTIER),)
        ),
    ),
    card(
        "16-akodo-mastermind",
        Action(
            Bow(), given=HERE, cost=RemoveSome(TACTIC),
            targets=(target(FIGHTERS & Rated("glory", most=Removed(TACTIC))),),
        ),
    ),
    card(
        "29-akodo-reserve-company", RALLY, NoAttachments(WEAPON),
        Action(IfYouDo(MoveIn(THIS), MoveHome()), given=CONFLICT & A_BATTLEFIELD, targets=(target(FIGHTERS & MINE),)),
    ),
    card(
        "05-akodo-toshiro",
        Action(
            Gets("military", 5, THIS, "conflict") + Gain(Cannot("break", THIS), Cards(PROVINCE), "conflict")
            + AtEnd("conflict", If(~Exists(Cards(CHARACTER & Trait("commander") & MINE)), Discarded(THIS))),
            given=ThisIs(ATTACKING),
        ),
    ),
    card(
        "01-akodo-toturi",
        reaction("claim", YOUR_TEAM, ResolveRing(), given=During("military") & ThisIs(PARTICIPATING)),
    ),
    card(
        "27-ashigaru-levy",
        reaction(
            "enter", THIS, PutIntoPlay(),
            targets=(target(CHARACTER & OTHER & Titled("Ashigaru Levy") & (InProvince() | In("fallen"))),),
        ),
    ),
    card("07-beastmaster-matriarch", Bonus("military", Times(2, ClaimedRings("foe")), THIS)),
    card(
        "13-bushido-adherent", SUPPORT,
        Action(
            Honor() + TheyDo(Draw(1)), given=ThisIs(PARTICIPATING), targets=(target(CHARACTER & PARTICIPATING),)
        ),
    ),
    card("30-chronicler-of-conquests", Action(GainHonor(1), given=HERE & A_BATTLEFIELD)),
    card(
        "37-commander-of-the-legions", Bonus("military", 1, Cards(OTHER & LION & CHARACTER & MINE)),
        While(InPhase("fate") & Honorable(by=5), Cannot("lose fate", Cards(LION & CHARACTER & MINE & Printed(3)))),
    ),
    card(
        "40-conduit-of-heroes",
        Action(
            Gets("military", 3, until="conflict") + Gets("political", 1, until="conflict") + Gets("glory", 1, until="conflict"),
            given=CONFLICT, cost=Unless(Honorable(by=5), Bow(THIS)), targets=(target(CHARACTER & OTHER),),
        ),
    ),
    card(
        "01-deathseeker",
        reaction(
            "lose", THIS, If(ThatIs(WITHOUT_FATE), Discarded(), RemoveFate(1)), given=OfSort("attacker"),
            cost=Sacrifice(THIS), targets=(target(CHARACTER & FOES),),
        ),
    ),
    card(
        "33-fearless-skirmisher",
        reaction(
            "win", THIS, MoveStatus("dishonored", Bound("giver"), THAT), given=OfSort("military"),
            targets=(target(DISHONORED, "giver"), target(CHARACTER)),
        ),
    ),
    card(
        "16-field-tactician", SUPPORT,
        reaction("play", Cards(ANYWHERE & TACTIC & MINE), PutTo(to="third"), targets=(target(In("discard", "any")),)),
    ),
    card("02-gifted-tactician", reaction("win", THIS, Draw(1), given=OfSort("military"))),
    card(
        "24-hero-of-three-trees",
        Action(
            ChooseOne((GainHonor(1), at_one(Gets("strength", -1, until="conflict")))),
            given=HERE & FewerCards(),
        ),
    ),
    card(
        "16-honorable-challenger", *PRIDE,
        challenge("military", Gain(Cannot("bow in resolution", THIS), WINNER, "conflict")),
    ),
    card(
        "01-honored-general",
        While(ThisIs(PARTICIPATING), Bonus("military", 1, Cards(CHARACTER & OTHER & PARTICIPATING & LION & MINE))),
        reaction("enter", THIS, Honor(THIS)),
    ),
    card(
        "17-ikoma-anakazu", *[While(HERE & BrokenBefore(True), Bonus(skill, 3, THIS)) for skill in SKILLS],
    ),
    card(
        "01-ikoma-eiji",
        reaction(
            "lose", YOU, PutIntoPlay(), given=OfSort("political"),
            targets=(target(BUSHI & CHARACTER & Printed(3) & (In("fallen") | InProvince())),),
        ),
    ),
    card(
        "11-ikoma-ikehata", COVERT,
        reaction("win", THIS, Honor() + Draw(1), given=OfSort("political"), targets=(target(CHARACTER & MINE),)),
    ),
    card("22-ikoma-kiyono", interrupt("glory count", EVERYBODY, Straighten(THIS), given=Honorable())),
    card(
        "13-ikoma-message-runner", SUPPORT,
        Action(TurnUp(Chosen()), targets=(OneOfEach("those", Cards(InProvince("any", down=True)), 0),)),
    ),
    card("16-ikoma-orator", While(Honorable(), Bonus("political", 2, THIS))),
    card("01-ikoma-prodigy", reaction("place", THIS, GainHonor(1))),
    novice("10-ikoma-reservist", "fire", "water", "military"),
    card("32-ikoma-tsanuri", RALLY, While(HERE, Cannot("trigger", Cards(PROVINCE & ATTACKED & FOES)))),
    card(
        "08-ikoma-tsanuri",
        Action(both(1, Cards(FIGHTERS & MINE)), given=HERE & Exists(Cards(FIGHTERS & BUSHI & MINE), 3)),
    ),
    card(
        "03-ikoma-ujiaki",
        Action(
            TurnUp(Cards(InProvince(down=True)))
            + Choose(Cards(CHARACTER & InProvince()), PutIntoPlay(conflict=True), least=0, most=2),
            given=HERE, cost=DiscardFavor(),
        ),
    ),
    card("41-ikoma-ujiaki", Action(SwitchType(), given=HERE, cost=GainHonor(-2))),
    ignores("05-implacable-magistrate", OTHER, ~HONORED),
    card(
        "27-kitsu-motso",
        Action(MoveIn(), given=HERE & FewerCards(), targets=(target(CHARACTER & AT_HOME & THEIRS),)),
    ),
    card(
        "01-kitsu-spiritcaller",
        Action(
            PutIntoPlay(conflict=True) >> AtEnd("conflict", ReturnCards(to="bottom")), given=CONFLICT, cost=Bow(THIS),
            targets=(target(CHARACTER & (In("fallen") | In("discard"))),),
        ),
    ),
    card(
        "14-kitsu-warrior", Bonus("military", Times(2, RingsAs("military")), THIS),
        Bonus("political", Times(2, RingsAs("political")), THIS),
    ),
    card(
        "01-lion-s-pride-brawler",
        Action(Bow(), given=ThisIs(ATTACKING), targets=(target(CHARACTER & Weaker("military", ITSELF, equal=True)),)),
    ),
    card("38-lion-s-pride-paragon", While(DIRE, STAYS_UP)),
    card(
        "01-master-of-the-spear",
        Action(TheyPick(Cards(FIGHTERS & MINE)) >> MoveHome(), given=ThisIs(ATTACKING)),
    ),
    card("26-matsu-agetoki", Action(ELSEWHERE, given=ThisIs(ATTACKING) & Honorable())),
    card(
        "01-matsu-beiona",
        reaction("enter", THIS, PlaceFate(2, THIS), given=Exists(Cards(CHARACTER & OTHER & BUSHI & MINE), 3)),
    ),
    card("01-matsu-berserker"),
    card(
        "27-matsu-gohei",
        While(ThisIs(ATTACKING) & Exists(Cards(OTHER & CHARACTER & ATTACKING & BUSHI), 2), STAYS_UP),
    ),
    card(
        "25-matsu-koso",
        Action(GetsApiece("military", Times(-1, PrintedSkill("political")), Cards(FIGHTERS)), given=HERE),
    ),
    card(
        "13-matsu-mitsuko",
        Action(MoveIn(), given=During("military") & Honorable(), targets=(target(CHARACTER & MINE),)),
    ),
    card(
        "09-matsu-seventh-legion", NoAttachments(WEAPON),
        While(ThisIs(ATTACKING), Cannot("defend", Cards(CHARACTER & COURTIER))),
    ),
    card("21-matsu-swiftspear", While(FewerCards(), Bonus("military", 2, THIS))),
    card(
        "27-matsu-tsuko",
        reaction(
            "win", THIS, at_one(Break(), LESSER_PROVINCE), given=OfSort("attacker") & Honorable()
        ),
    ),
    card(
        "16-matsu-tsuko",
        Action(Cheaper(by=2, until="conflict"), given=ThisIs(ATTACKING) & Honorable()),
    ),
    card("39-meticulous-scout", Action(Shame(), given=GainedHonor(2), targets=(target(SITE & FOES),))),
    card("06-miwaku-kabe-guard", *PRIDE),
    card("01-obstinate-recruit", LeavesItself(Honorable(more=False))),
    card("24-persuasive-counselor", Action(Certain(), given=HERE)),
    card(
        "23-quarrelsome-youth",
        reaction("lose", THIS, DiscardAtRandom(1), given=OfSort("attacker") & FewerCards()),
    ),
    card("36-revered-ikoma", Cannot("receive dishonored", THIS), Action(GainFate(1), given=GainedHonor(2))),
    card(
        "34-righteous-samurai",
        reaction("lose honor", YOU, Honor(), given=By(FOES) | OfSort("ring"), targets=(target(CHARACTER),)),
    ),
    card("27-samurai-of-integrity"),
    card(
        "34-spiritcaller-prodigy",
        Action(
            PutIntoPlay(), cost=Sacrifice(THIS), targets=(target(CHARACTER & LION & Printed(3) & In("fallen")),)
        ),
    ),
    card(
        "01-steadfast-samurai",
        forced_reaction(
            "begin", EVERYBODY,
            Gain(Cannot("be discarded", THIS), THIS, "phase") + Gain(Cannot("lose fate", THIS), THIS, "phase"),
            given=OfSort("fate") & Honorable(by=5),
        ),
    ),
    card("21-steward-of-the-rich-frog", While(FewerCards(), Cannot("receive dishonored", Cards(CHARACTER & MINE)))),
    card(
        "16-student-of-war", While(LowerBid(), Cannot("lose fate", THIS)), While(LowerBid(), Cannot("be discarded", THIS))
    ),
    card("13-tactician-s-apprentice", reaction("dials", EVERYBODY, Draw(1), given=LowerBid(), limit=once("phase"))),
    card("12-tireless-sodan-senzo", While(HasLostIt(THIS), STAYS_UP)),
    card(
        "23-unified-company", NoAttachments(WEAPON),
        reaction(
            "win", THIS, PutIntoPlay(), given=FewerCards(),
            targets=(target(CHARACTER & BUSHI & ~UNIQUE & Printed(2) & In("fallen")),),
        ),
    ),
    card("01-venerable-historian", Action(Honor(THIS), given=ThisIs(PARTICIPATING) & Honorable())),
    card(
        "01-vengeful-oathkeeper",
        reaction("lose", YOU, FromHere(PutIntoPlay()), given=OfSort("military"), where="hand"),
    ),
)  # fmt: skip
