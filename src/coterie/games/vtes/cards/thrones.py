"""Political action cards that give a title: princes and archbishops of cities, justicars (VR-9.3)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.numbers import CAMARILLA, CAPACITY, VOTES
from coterie.games.vtes.words.circumstances import IsA
from coterie.games.vtes.words.permanents import BearerIs, InDiscardPhase, PutOn
from coterie.games.vtes.words.politics import Calls, ChooseTerm, GainVotes
from coterie.games.vtes.words.referendums import InReferendum
from coterie.games.vtes.words.selves import ME, READY_REGION, VAMPIRE, OfClan, OfSect
from coterie.games.vtes.words.told import CityOf, TitleOf
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.numbers import Bonus, While
from coterie.words.effects import Effect, If
from coterie.words.filters import ANYTHING, Filter
from coterie.words.standing import Standing


def justicar(clan: str, which: Filter = ANYTHING) -> Card:
    """Return the card that makes a ready vampire of a clan its justicar, perhaps only some of them."""
    those = Cards(VAMPIRE & READY_REGION & OfClan(clan))
    return card(
        f"{clan} Justicar",
        plain(Calls(PutOn(), ChooseTerm(Cards(those.which & which), GainVotes(1, those)))),
        abilities=(TitleOf("title", "justicar"),),
        traits=("title",),
    )


def throne(name: str, title: str, effect: Effect, *more: Standing, terms: Effect | None = None) -> Card:
    """Return a card that gives the acting vampire the title of the city in its name."""
    city = name.partition(": ")[2]
    titles = (TitleOf("title", title, city=city), CityOf("city", city))
    return card(name, plain(Calls(effect, terms)), abilities=(*titles, *more), traits=("title",))


def praxis(city: str, clan: str = "") -> Card:
    """Return the card that makes a Camarilla vampire the prince of a city; of a clan it has a capacity more then."""
    older = (While(BearerIs(OfClan(clan)), Bonus(CAPACITY, 1)),) if clan else ()
    return throne(f"Praxis Seizure: {city}", "prince", PutOn(ME), *older)


def usurped(city: str, clan: str) -> Card:
    """Return the card that makes a Camarilla vampire the prince of a city, and locks a clan that it is not of."""
    of_clan = Cards(VAMPIRE & OfClan(clan))
    ready = Cards(VAMPIRE & READY_REGION & OfClan(clan))
    effect = PutOn(ME) >> If(~IsA(OfClan(clan)), Bow(of_clan))
    return throne(f"Praxis Seizure: {city}", "prince", effect, terms=InReferendum(Bonus(VOTES, 1, THIS), ready))


def crusade(city: str, clan: str = "") -> Card:
    """Return the card that makes a Sabbat vampire the archbishop of a city; of a clan it unlocks later."""
    later = If(IsA(OfClan(clan)), InDiscardPhase(Straighten(ME)))
    return throne(f"Crusade: {city}", "archbishop", PutOn(ME) >> later if clan else PutOn(ME))


THRONES: tuple[Card, ...] = (
    *[justicar(clan) for clan in ("Toreador", "Ventrue", "Tremere", "Brujah", "Nosferatu")],
    *[justicar(clan, OfSect(CAMARILLA)) for clan in ("Malkavian", "Banu Haqim", "Gangrel", "Lasombra")],
    *[
        praxis(city)
        for city in (
            "Amsterdam", "Atlanta", "Boston", "Chicago", "Cleveland", "Dallas", "Dublin", "Frankfurt", "Houston", "London",
            "Miami", "Seattle", "Washington, D.C.", "York",
        )
    ],
    praxis("Athens", "Tremere"),
    praxis("Barcelona", "Tremere"),
    praxis("Berlin", "Ventrue"),
    praxis("Brussels", "Nosferatu"),
    praxis("Cairo", "Ventrue"),
    praxis("Geneva", "Ventrue"),
    praxis("Glasgow", "Gangrel"),
    praxis("Monaco", "Toreador"),
    praxis("Paris", "Toreador"),
    praxis("Rome", "Brujah"),
    praxis("Stockholm", "Malkavian"),
    usurped("Istanbul", "Banu Haqim"),
    usurped("Venice", "Giovanni"),
    *[
        crusade(city)
        for city in (
            "Atlanta", "Chicago", "Detroit", "Frankfurt", "Houston", "Mexico City", "Miami", "New York", "Paris",
            "Philadelphia", "Pittsburgh", "Toronto",
        )
    ],
    crusade("Amsterdam", "Ventrue antitribu"),
    crusade("Barcelona", "Tremere antitribu"),
    crusade("Berlin", "Lasombra"),
    crusade("Brussels", "Toreador antitribu"),
    crusade("Dublin", "Gangrel antitribu"),
    crusade("Geneva", "Malkavian antitribu"),
    crusade("Istanbul", "Tzimisce"),
    crusade("London", "Nosferatu antitribu"),
    crusade("Rome", "Brujah antitribu"),
    crusade("Washington, D.C.", "Ventrue antitribu"),
)  # fmt: skip
