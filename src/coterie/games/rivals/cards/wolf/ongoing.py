"""The Ongoing cards of Wolf & Rat."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action, ongoing, unhosted
from coterie.games.rivals.numbers import INTEL
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.animals import ANIMAL, CheaperToAttach, ForTheNext, ToPlay
from coterie.games.rivals.words.characters import (
    CHARACTER,
    CITIZEN,
    IN_CITY,
    IN_STREETS,
    MORTAL,
    OWN,
    OWN_OR_TORPID,
    UNATTACHED,
    VAGRANT,
    Adept,
)
from coterie.games.rivals.words.circumstances import Skilled
from coterie.games.rivals.words.city import GainActions
from coterie.games.rivals.words.covering import COVERED, CoverWith
from coterie.games.rivals.words.domains import LODGED, Lodge, OwnToll
from coterie.games.rivals.words.hands import DiscardCards
from coterie.games.rivals.words.intel import LacksIntel, SpendsForIntel
from coterie.games.rivals.words.parties import ATTACKER
from coterie.games.rivals.words.tokens import Mend, Paid, PayBlood, PayPrestige, PutTokens, TakeSome, TakeTokens
from coterie.games.rivals.words.turns import OfTurn
from coterie.games.rivals.words.zones import Burn, SendHome, Stay
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Plays, Target, Trigger, Ways
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import MINE, READY, In, Kind
from coterie.words.cards.groups import EACH_FOE, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.moving import Return
from coterie.words.cards.numbers import Blanks, Cannot
from coterie.words.conditions import AtLeast
from coterie.words.groups import THAT
from coterie.words.picking import Choose

AT_FOE = (Target("that", EACH_FOE),)
SHIFTERS = Cards(READY & CHARACTER & MINE & Adept("protean"))
HIDERS = Cards(CHARACTER & MINE & IN_STREETS & (Adept("protean") | Adept("obfuscate")))

ONGOING_CARDS: tuple[Card, ...] = (
    ongoing(
        "war-bond-famulus", "Bond Famulus",
        Activate(
            ForTheNext(
                "animal",
                (
                    CheaperToAttach(1),
                    Trigger("forced reaction", "act", OWN, Straighten(IT), must=True, given=ToPlay(ANIMAL)),
                ),
            ),
            cost=Bow(THIS),
        ),
    ),
    action(
        "war-constant-surveillance", "Constant Surveillance",
        Ways(
            ways=(
                Plays(does=CoverWith(("agenda",)), cost=PayPrestige(1), targets=AT_FOE),
                Plays(does=CoverWith(("haven",)), cost=PayPrestige(1), targets=AT_FOE),
                Plays(does=CoverWith(("agenda", "haven")), cost=PayPrestige(2), targets=AT_FOE),
            )
        ),
        Blanks("all", COVERED), OfTurn("forced reaction", "begin", YOU, Burn(THIS), must=True), types="ongoing",
    ),
    unhosted(
        "war-cracking-the-case", "Cracking the Case", Stay("prestige", 4),
        SpendsForIntel(Gets(INTEL, Paid(), ATTACKER, "attack"), cost=TakeSome("prestige", 4, THIS), given=LacksIntel()),
        types="ongoing",
    ),
    action(
        "war-feral-whispers", "Feral Whispers", Stay("blood", 3),
        OfTurn(
            "reaction", "begin", YOU, Choose(Cards(ANIMAL & In("discard")), Return()),
            cost=TakeTokens("blood", 1, THIS), given=Skilled("animalism", OWN),
        ),
        types="ongoing", icons=("animalism",),
    ),
    ongoing(
        "war-help-me-help-you", "Help Me Help You",
        Trigger(
            "forced reaction", "attach", Cards(Kind("retainer") & MINE), Choose(OWN_OR_TORPID, Mend(1)), must=True
        ),
    ),
    ongoing(
        "war-hiding-in-plain-sight", "Hiding in Plain Sight",
        Activate(Gain(Cannot("suffer antagonists", HIDERS), THIS), cost=DiscardCards(1)),
        icons=("obfuscate", "protean"),
    ),
    ongoing(
        "war-protect-the-flock", "Protect the Flock",
        Activate(Choose(Cards(MORTAL & IN_CITY), PutTokens("blood", 1)), cost=Bow(THIS)),
    ),
    action(
        "war-second-tradition-the-domain", "Second Tradition: The Domain", Stay(),
        Activate(
            Choose(Cards(UNATTACHED & (CITIZEN | VAGRANT) & IN_CITY), Lodge()), cost=Bow(THIS),
            given=~AtLeast(Count(LODGED), 2),
        ),
        OwnToll(1, LODGED), types="ongoing",
    ),
    ongoing(
        "war-secret-passage", "Secret Passage",
        Activate(Choose(Cards(CHARACTER & MINE & IN_STREETS), SendHome()), cost=Bow(THIS)), clan="nosferatu",
    ),
    ongoing(
        "war-shape-of-the-beast", "Shape of the Beast",
        Activate(GainActions(unhosted=1), cost=Choose(SHIFTERS, Bow())),
        Activate(GainActions(1), cost=Choose(SHIFTERS, Bow() >> PayBlood(1, THAT))),
        clan="gangrel", icons=("protean",),
    ),
)  # fmt: skip
