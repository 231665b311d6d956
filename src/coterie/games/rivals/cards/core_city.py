"""The San Francisco City Deck."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, bears, citizen, event, on_attach
from coterie.games.rivals.numbers import BP, INTEL, SECRECY
from coterie.games.rivals.words.characters import CHARACTER, IN_STREETS
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.tokens import GainAgenda
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answering import Prevent
from coterie.words.cards.changing import Bow
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.numbers import Bonus, Cannot

VAGRANT = Card(
    "core-vagrant", "Vagrant", "mortal", ("vagrant", "mortal", "retainer"),
    stats={"blood": 2, "agenda": 0, "mend": 2}, copies=5,
    abilities=(Trigger("interrupt", "damage", HOST, Prevent(1), cost=Bow(THIS)),),
)  # fmt: skip
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
    VAGRANT,
    SAD,
    event(
        "core-castro-street-party", "Castro Street Party", None, Bonus(SECRECY, 1, Cards(CHARACTER & IN_STREETS)),
        ongoing=True,
    ),
    event(
        "core-city-on-the-brink", "City on the Brink", None,
        Trigger("forced reaction", "defeat", Cards(CHARACTER), GainAgenda(1), must=True), ongoing=True,
    ),
    event(
        "core-cable-car-accident", "Cable Car Accident", None, Cannot("return home", Cards(CHARACTER & IN_STREETS)),
        ongoing=True,
    ),
)  # fmt: skip
