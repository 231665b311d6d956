"""The San Francisco City Deck, but for its Prince."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.cards.definition import Card, bears, citizen, event, on_attach
from coterie.games.rivals.facts import SHARE_PARTY
from coterie.games.rivals.numbers import BP, INTEL, SECRECY
from coterie.games.rivals.words.characters import CHARACTER, IN_CITY, IN_STREETS, LACKING, MORTAL, OUT_IN_CITY, VAGRANT
from coterie.games.rivals.words.city import A_TURN, ACTIVE, CITY_BURNED, DOER, EVENT, HEEDING, PLAYERS, ByFoe, Reshuffle
from coterie.games.rivals.words.hands import DiscardCards, Draw
from coterie.games.rivals.words.parties import ATTACKER, YOUR_LEADER, Provided
from coterie.games.rivals.words.players import EachDoes
from coterie.games.rivals.words.tokens import GainAgenda, GainPrestige, LoseBlood, LosePrestige
from coterie.games.rivals.words.zones import SendOut
from coterie.words.amounts import Count, Done
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answering import Prevent
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot
from coterie.words.effects import IfYouDo

VAGRANT_ABILITY = Trigger("interrupt", "damage", HOST, Prevent(1), cost=Bow(THIS))
OUTSIDE = Cards(CHARACTER & IN_STREETS & HEEDING)


def vagrant(id: str, **more: Any) -> Card:
    """Return a Vagrant, of which a City Deck has five."""
    types = ("vagrant", "mortal", "retainer")
    stats = {"blood": 2, "agenda": 0, "mend": 2}
    return Card(id, "Vagrant", "mortal", types, stats=stats, copies=5, abilities=(VAGRANT_ABILITY,), **more)


SAD = Card(
    "core-special-affairs-division", "Special Affairs Division", "mortal",
    ("second inquisition", "mortal", "antagonist", "ongoing"),
    stats={"blood": 4, "agenda": 1, INTEL: 1}, copies=4,
)  # fmt: skip

SAN_FRANCISCO: tuple[Card, ...] = (
    citizen("core-addict", "Addict", on_attach(Draw(1)), bears("auspex")),
    citizen("core-chef", "Chef", on_attach(Draw(1)), bears("presence")),
    citizen("core-student", "Student", bears("mental")),
    citizen("core-tour-guide", "Tour Guide", bears("social")),
    citizen("core-athlete", "Athlete", bears("physical")),
    citizen("core-cop", "Cop", bears("dominate"), bears(BP)),
    citizen("core-skateboarder", "Skateboarder", bears("celerity"), bears(BP)),
    vagrant("core-vagrant"),
    SAD,
    event(
        "core-meeting-at-alcatraz", "Meeting at Alcatraz",
        EachDoes(SendOut(YOUR_LEADER), PLAYERS)
        + EachDoes(Gain(Cannot("return home", THIS), YOUR_LEADER), ACTIVE),
    ),
    event("core-chinese-new-year", "Chinese New Year", Reshuffle(Cards(EVENT & CITY_BURNED))),
    event(
        "core-gallery-openning", "Gallery Opening",
        EachDoes(IfYouDo(DiscardCards(2, least=0), GainPrestige(Done())), PLAYERS),
    ),
    event("core-castro-street-party", "Castro Street Party", None, Bonus(SECRECY, 1, OUTSIDE), ongoing=True),
    event(
        "core-city-on-the-brink", "City on the Brink", None,
        Trigger("forced reaction", "defeat", Cards(CHARACTER), GainAgenda(1, DOER), must=True, given=ByFoe()),
        ongoing=True,
    ),
    event(
        "core-the-hunger", "The Hunger", None,
        Trigger("forced reaction", "defeat", Cards(VAGRANT & IN_CITY), GainAgenda(1, DOER), must=True),
        Trigger(
            "forced reaction", "end", A_TURN,
            EachDoes(LosePrestige(Count(Cards(CHARACTER & MINE & LACKING))), ACTIVE), must=True,
        ),
        ongoing=True,
    ),
    event(
        "core-wandering-the-bart-tunnels", "Wandering the BART Tunnels", None, Cannot(SHARE_PARTY, OUTSIDE), ongoing=True
    ),
    event("core-cable-car-accident", "Cable Car Accident", None, Cannot("come home", OUTSIDE), ongoing=True),
    event("core-san-francisco-fog", "San Francisco Fog", None, Cannot("play Ranged", PLAYERS), ongoing=True),
    event(
        "core-protests-in-the-streets", "Protests in the Streets", None,
        Trigger(
            "forced reaction", "attacked", Cards(MORTAL & OUT_IN_CITY), LoseBlood(1, Provided(ATTACKER, HEEDING)), must=True
        ),
        ongoing=True,
    ),
)  # fmt: skip
