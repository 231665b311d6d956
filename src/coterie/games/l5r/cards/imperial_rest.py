"""The Imperial Cycle: seals, districts, and what else needs words of its own."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, both, card, event, fight_event, target
from coterie.games.l5r.numbers import GLORY_COUNT, USES
from coterie.games.l5r.words.abilities import Action, interrupt, reaction, would
from coterie.games.l5r.words.amounts import ClaimedRings, CostOf
from coterie.games.l5r.words.attaching import MoveAttachment
from coterie.games.l5r.words.characters import MoveFate, MoveHome, MoveIn, PlaceFate, RemoveAmong, RemoveFate
from coterie.games.l5r.words.choosing import LoserShows
from coterie.games.l5r.words.comparing import HasLostIt, Leads, LowerBid, RingClaimed
from coterie.games.l5r.words.conditions import (
    CONFLICT,
    Aims,
    BearerIs,
    Claimed,
    During,
    InPhase,
    ThisIs,
    YouAttack,
)
from coterie.games.l5r.words.conflicts import BaseBecomes, StartDuel
from coterie.games.l5r.words.duelling import DUELLING
from coterie.games.l5r.words.favor import DiscardFavor, YouHaveFavor
from coterie.games.l5r.words.filters import (
    ALONE,
    ANYWHERE,
    ATTACHMENT,
    ATTACKED,
    ATTACKING,
    BROKEN,
    CHARACTER,
    DEFENDING,
    EVENT,
    HOLDING,
    ITS_BEARER,
    ITSELF,
    PARTICIPATING,
    PROVINCE,
    WITH_FATE,
    AttachedTo,
    InProvince,
    OfElement,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.matching import ITS_PROVINCE, EvenCost, InAttacked
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import EACH_PLAYER, OPPONENT, GainFate, GainHonor, GiveFate
from coterie.games.l5r.words.provinces import RefillItsPlace, ShuffleBack, TurnDown
from coterie.games.l5r.words.ringing import EachFreeRing, RingToRing
from coterie.games.l5r.words.rings import Rings
from coterie.games.l5r.words.standing import COURTESY, PRIDE, RESTRICTED, GivesClan, GivesTrait, NoAttachments
from coterie.games.l5r.words.tokens import MoveStatus
from coterie.games.l5r.words.zones import Discarded, PutIntoPlay, Sacrifice, SearchTop, TurnUp
from coterie.words.amounts import Times
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, OTHER
from coterie.words.cards.groups import HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Blank, Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If, IfYouDo, May, Pay
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose, ForEach

BERSERKER, BUSHI, COURTIER, MONK, SHUGENJA = (
    Trait("berserker"), Trait("bushi"), Trait("courtier"), Trait("monk"), Trait("shugenja"),
)  # fmt: skip
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
FATE_PHASE = YouHaveFavor() & InPhase("fate")


def seal(id: str, clan: str, trait: str) -> Card:
    """Return the seal of a clan, which makes its bearer one of that clan."""
    return card(id, Grants(GivesClan(clan)), Grants(GivesTrait(trait)))


def holds_court(id: str, kind: str) -> Card:
    """Return a district whose province cannot be attacked in conflicts of a type."""
    return card(id, Cannot(f"be attacked in {kind}", ITS_PROVINCE))


SEALS: tuple[Card, ...] = (
    seal("02-seal-of-the-crane", "crane", "duelist"),
    seal("03-seal-of-the-scorpion", "scorpion", "shinobi"),
    seal("04-seal-of-the-crab", "crab", "berserker"),
    seal("05-seal-of-the-phoenix", "phoenix", "scholar"),
    seal("06-seal-of-the-lion", "lion", "commander"),
    seal("07-seal-of-the-dragon", "dragon", "monk"),
    seal("07-seal-of-the-unicorn", "unicorn", "cavalry"),
)

CHARACTERS: tuple[Card, ...] = (
    card("02-goblin-sneak", reaction("enter", THIS, IfYouDo(GainFate(-1, OPPONENT), PlaceFate(1, THIS)))),
    card(
        "02-kitsuki-yaruma", COURTESY, NoAttachments(~Trait("poison")),
        reaction("enter", THIS, TurnDown(), targets=(target(PROVINCE & ~BROKEN),)),
    ),
    card("03-bayushi-yojiro", While(HERE, Cannot("mind status", Cards(FIGHTERS)))),
    card(
        "03-ikoma-ujiaki",
        Action(
            TurnUp(Cards(InProvince(down=True)))
            + Choose(Cards(CHARACTER & InProvince()), PutIntoPlay(conflict=True), least=0, most=2),
            given=HERE, cost=DiscardFavor(),
        ),
    ),
    card("04-ageless-crone", While(HERE, Bonus("cost", 1, Cards(ANYWHERE & EVENT)))),
    card(
        "04-bayushi-kachiko",
        Action(
            MoveHome() >> May(Bow()), given=During("political") & HERE,
            targets=(target(FIGHTERS & Weaker("political", ITSELF)),),
        ),
    ),
    card("04-enigmatic-magistrate", While(ThisIs(ATTACKING), Cannot("count skill", Cards(CHARACTER & EvenCost())))),
    card("04-prodigy-of-the-waves", Action(Straighten(THIS), given=RingClaimed("water"))),
    card(
        "05-akodo-toshiro",
        Action(
            Gets("military", 5, THIS, "conflict") + Gain(Cannot("break", THIS), Cards(PROVINCE), "conflict")
            + AtEnd("conflict", If(~Exists(Cards(CHARACTER & Trait("commander") & MINE)), Discarded(THIS))),
            given=ThisIs(ATTACKING),
        ),
    ),
    card(
        "05-doji-shizue",
        While(FATE_PHASE, Cannot("lose fate", THIS)), While(FATE_PHASE, Cannot("be discarded", THIS)),
    ),
    card("05-kaiu-inventor", Action(Gets(USES, 1, until="round"), targets=(target(HOLDING & MINE),))),
    card(
        "06-crisis-breaker",
        Action(
            Straighten() + MoveIn(), given=During("military") & Leads("military", theirs=True),
            targets=(target(CHARACTER & BERSERKER & MINE),),
        ),
    ),
    card(
        "06-henshin-disciple",
        While(Claimed("air") | During(element="air"), Bonus("political", 2, THIS)),
        While(Claimed("earth") | During(element="earth"), Bonus("military", 2, THIS)),
        *[While(Claimed("fire") | During(element="fire"), word) for word in PRIDE],
    ),
    card(
        "06-origami-master", *PRIDE, Action(MoveStatus("honored"), targets=(target(CHARACTER & OTHER & MINE),)),
    ),
    card("07-beastmaster-matriarch", Bonus("military", Times(2, ClaimedRings("foe")), THIS)),
    card("07-shinjo-scout", reaction("pool", YOU, GainFate(1), given=OfSort("first pass"))),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card("02-jade-masterpiece", Action(RingToRing(), cost=Bow(THIS), targets=(Target("ring", Rings(free=True)),))),
    card(
        "02-finger-of-jade",
        would("initiate", Cards(ANYWHERE), Cancel(), given=Aims(ITS_BEARER), cost=Sacrifice(THIS)),
        attaches=CHARACTER & MINE,
    ),
    card(
        "03-kakita-blade", RESTRICTED, While(BearerIs(DUELLING), Bonus("political", 2, HOST)),
        reaction("win duel", HOST, GainHonor(1)),
    ),
    card(
        "03-pathfinder-s-blade",
        would("initiate", Cards(PROVINCE & ATTACKED), Cancel(), given=BearerIs(ATTACKING), cost=Sacrifice(THIS)),
    ),
    card("04-tattered-missive", Action(SearchTop(5, shown=True), cost=Bow(HOST)), attaches=CHARACTER & COURTIER & MINE),
    card(
        "05-centipede-tattoo", Grants(GivesTrait("tattooed")),
        While(HasLostIt(), Cannot("bow in resolution", HOST)), attaches=CHARACTER & MONK,
    ),
    card("05-pit-trap", Cannot("ready in the fate phase", HOST), onto=ATTACKING),
    card(
        "07-oni-mask",
        Action(Blank(until="conflict"), given=CONFLICT, cost=RemoveFate(1, HOST), targets=(target(FIGHTERS),)),
        attaches=CHARACTER & MINE,
    ),
)  # fmt: skip

EVENTS: tuple[Card, ...] = (
    fight_event(
        "03-harmonize", MoveHome(Bound("defender")) + MoveHome(), YouAttack("defender"),
        targets=(
            target(CHARACTER & DEFENDING, "defender"),
            target(CHARACTER & ATTACKING & Printed(CostOf(Bound("defender")))),
        ),
    ),
    fight_event(
        "03-policy-debate",
        StartDuel("political", LoserShows(), Bound("character")),
        targets=(target(FIGHTERS & MINE, "character"), target(FIGHTERS & FOES)),
    ),
    fight_event(
        "03-raise-the-alarm",
        TurnUp(Cards(InAttacked(down=True))) >> ForEach(Cards(CHARACTER & InAttacked()), PutIntoPlay(conflict=True)),
        During("military") & YouAttack("defender"),
    ),
    fight_event("04-misinformation", both(-1, Cards(FIGHTERS & THEIRS)), CONFLICT & LowerBid(lower=False, by=2)),
    event(
        "06-consumed-by-five-fires", RemoveAmong(5),
        given=Exists(Cards(CHARACTER & SHUGENJA & MINE)),
    ),
    fight_event(
        "07-a-legion-of-one",
        Gets("military", 3, until="conflict") >> May(Pay(RemoveFate(1), Gets("military", 3, until="conflict"))),
        During("military"), targets=(target(FIGHTERS & MINE & ALONE),),
    ),
    event("07-written-in-the-stars", ChooseOne((EachFreeRing(), EachFreeRing(False)))),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    holds_court("02-hito-district", "political"),
    holds_court("04-chisei-district", "military"),
    card(
        "02-karada-district",
        Action(
            MoveAttachment(Cards(CHARACTER & MINE), otherwise=Discarded()), cost=GiveFate(1),
            targets=(target(ATTACHMENT & AttachedTo(CHARACTER & FOES)),),
        ),
    ),
    card(
        "02-windswept-yurt",
        Action(ChooseOne((GainFate(2, EACH_PLAYER), GainHonor(2, EACH_PLAYER))) >> RefillItsPlace(), cost=Sacrifice(THIS)),
    ),
    card("03-miwaku-kabe", interrupt("break", ITS_PROVINCE, ShuffleBack(THIS))),
    card(
        "04-feast-or-famine",
        interrupt(
            "break", THIS, MoveFate(1, Bound("character"), THAT),
            targets=(target(CHARACTER & FOES & WITH_FATE, "character"), target(CHARACTER & MINE)),
        ),
    ),
    card("05-the-imperial-palace", Bonus(GLORY_COUNT, 3, YOU)),
    card(
        "07-along-the-river-of-gold",
        Action(
            BaseBecomes("military", other="political"),
            given=CONFLICT & Exists(Cards(PROVINCE & ATTACKED & OfElement("water"))), targets=(target(FIGHTERS),),
        ),
    ),
)  # fmt: skip
