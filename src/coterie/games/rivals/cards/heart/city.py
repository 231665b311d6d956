"""The Prague City Deck, but for its Prince, and the cards of The Heart of Europe that deal with the City."""

from __future__ import annotations

from coterie.games.rivals.cards.core.city import vagrant
from coterie.games.rivals.cards.definition import Card, action, bears, citizen, event, on_attach, vampire
from coterie.games.rivals.facts import SHARE_PARTY
from coterie.games.rivals.numbers import BP, IGNORES, INTEL, SECRECY, SHIELD
from coterie.games.rivals.words.abilities import Activate, HaveAct
from coterie.games.rivals.words.attacking import DuringAttack
from coterie.games.rivals.words.characters import (
    CHARACTER,
    CITIZEN,
    CURSE,
    IN_HAVEN,
    LEADER,
    LOOSE,
    MORTAL,
    OUT_IN_CITY,
    OWN,
    SECOND_INQUISITION,
    TITLE,
    Adept,
    Neither,
)
from coterie.games.rivals.words.city import (
    A_TURN,
    ACTIVE,
    ATTACKING_PLAYER,
    CITY_BURNED,
    CITY_DISCARDED,
    DOER,
    EVENT,
    HEEDING,
    PLAYERS,
    Beset,
    Doom,
    GainActions,
    Reshuffle,
    Toll,
    ToStreets,
)
from coterie.games.rivals.words.collection import NEW_HAVENS, FirstTurn, OfferHavens
from coterie.games.rivals.words.fights import DoneBy
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.influence import Scheme
from coterie.games.rivals.words.parties import ATTACKER, YOUR_LEADER, Among, BorneBy, Highest
from coterie.games.rivals.words.players import EachDoes, ForYou
from coterie.games.rivals.words.tokens import GainPrestige, PayBlood, PayPrestige
from coterie.games.rivals.words.turns import OfTurn
from coterie.games.rivals.words.zones import AttachTo, Burn, Dismiss
from coterie.words.cards.abilities import ONCE_A_TURN, Plays, Target, Trigger
from coterie.words.cards.changing import Bow, PutCounters
from coterie.words.cards.filters import MINE, READY, Kind
from coterie.words.cards.groups import IT, THIS, YOU, Cards
from coterie.words.cards.numbers import Cannot, Sets, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If, May, Pay
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose
from coterie.words.standing import Standing

ANYBODY_PAYS = Choose(OWN, PayBlood(1, THAT))
BESET = Bound("player")  # of a Scheme: the player that it is about
BURNABLE = Neither((TITLE, Kind("victim"), CURSE))


def of_prague(id: str, name: str, *abilities: Standing) -> Card:
    """Return a Citizen of Prague: burning it may give 1 Prestige (R-179)."""
    return citizen(id, name, *abilities, gain=1)


PRAGUE: tuple[Card, ...] = (
    of_prague("hoe-bartender", "Bartender", bears("fortitude"), bears(BP)),
    of_prague("hoe-butcher", "Butcher", bears("animalism"), bears(BP)),
    of_prague("hoe-graffiti-artist", "Graffiti Artist", bears(SECRECY)),
    of_prague("hoe-medium", "Medium", on_attach(Draw(1)), bears("oblivion")),
    of_prague("hoe-nun", "Nun", While(DuringAttack(), bears(SHIELD))),
    of_prague("hoe-streetwalker", "Streetwalker", on_attach(Draw(1)), bears("obfuscate")),
    of_prague("hoe-taxi-driver", "Taxi Driver", bears(INTEL)),
    vagrant("hoe-vagrant", face="vagrant-of-prague"),
    Card(
        "hoe-team-x-operative", "Team X Operative", "mortal",
        ("second inquisition", "mortal", "antagonist", "ongoing"),
        stats={"blood": 4, "agenda": 1}, by_stack=True, copies=4,
    ),
    event(
        "hoe-a-house-divided", "A House Divided", None, Cannot(SHARE_PARTY, Cards(CHARACTER & IN_HAVEN & HEEDING)),
        ongoing=True,
    ),
    event(
        "hoe-austerity-measures", "Austerity Measures",
        EachDoes(
            If(Exists(Among(BorneBy(OWN), ~CURSE), 2), Choose(Among(BorneBy(OWN), BURNABLE), Burn())), PLAYERS
        ),
    ),
    event(
        "hoe-bohemian-carnevale", "Bohemian Carnevale",
        EachDoes(May(Pay(ANYBODY_PAYS, Choose(Cards(CITY_BURNED), Reshuffle()))), PLAYERS),
    ),
    event(
        "hoe-liberate", "Liberate", None,
        Trigger(
            "forced reaction", "defeat", Cards(CHARACTER),
            EachDoes(May(Choose(BorneBy(IT, "retainer"), AttachTo(ATTACKER, THAT))), ATTACKING_PLAYER), must=True,
        ),
        ongoing=True,
    ),
    event(
        "hoe-midnight-curfew", "Midnight Curfew",
        Dismiss(Cards(LOOSE & CITIZEN)) + Reshuffle(Cards(CITY_DISCARDED)),
    ),
    event(
        "hoe-racing-the-clock", "Racing the Clock", None,  # R-272 R-273
        Trigger(
            "forced reaction", "begin", A_TURN,
            EachDoes(
                ChooseOne((
                    Choose(Highest(BP, Cards(CHARACTER & MINE & READY)), Bow() >> PutCounters("fear")),
                    GainActions(-1),
                )), ACTIVE
        ),
            must=True,
        ),
        ongoing=True,
    ),
    event(
        "hoe-sword-of-god", "Sword of God", None, Sets(SECRECY, 0, Cards(CHARACTER & HEEDING)),
        Trigger(
            "forced reaction", "defeat", Cards(SECOND_INQUISITION), GainPrestige(1, DOER), must=True, limit=ONCE_A_TURN
        ),
        ongoing=True,
    ),
    event(
        "hoe-tipped-off", "Tipped Off", None,  # R-279 R-280 R-283
        Activate(
            Scheme(Choose(Cards(SECOND_INQUISITION & OUT_IN_CITY), Beset(THAT, BESET)) >> Burn(THIS)), when="action",
            targets=(Target("player", PLAYERS),), cost=Choose(Cards(CHARACTER & MINE & READY), HaveAct()),
        ),
        ongoing=True, marked=False,
    ),
    event(
        "hoe-temporary-truce", "Temporary Truce", None, Cannot("attack", Cards(CHARACTER & LEADER & HEEDING)), ongoing=True
    ),
    event(
        "hoe-walpurgis-night", "Walpurgis Night", None,
        Activate(Choose(Cards(CHARACTER), PutCounters("fear")), cost=ANYBODY_PAYS), ongoing=True,
    ),
)  # fmt: skip

OF_THE_CITY: tuple[Card, ...] = (
    vampire(
        "hoe-emil-hruza", "Emil Hruza", "toreador", 7, (0, 2, 2), ("celerity", "dominate", "presence"),
        ForYou(IGNORES),
        Trigger(
            "reaction", "defeat", Cards(CHARACTER | MORTAL), Choose(Cards(EVENT & CITY_BURNED), Doom() + Reshuffle()),
            given=DoneBy(THIS),
        ),
    ),
    vampire(
        "hoe-borek-wagner", "Borek Wagner", "ventrue", 6, (2, 0, 1), ("dominate", "fortitude", "presence"),
        OfTurn("forced reaction", "begin", YOU, OfferHavens(2), must=True, given=FirstTurn()),
    ),
    action(
        "hoe-cover-charge", "Cover Charge", ToStreets(), Toll(1, Cards(CHARACTER & Adept("presence"))),
        types="event ongoing", clan="toreador", icons=("presence",),
    ),
    action(
        "hoe-property-developer", "Property Developer",
        Plays(
            does=Choose(NEW_HAVENS, AttachTo(YOUR_LEADER, THAT)), cost=PayPrestige(1)
        ),
        clan="ventrue",
    ),
)  # fmt: skip
