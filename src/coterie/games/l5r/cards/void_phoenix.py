"""Disciples of the Void."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, card, event, fight_event, once, target
from coterie.games.l5r.words.abilities import Action, forced_reaction, interrupt, max_per, reaction, would
from coterie.games.l5r.words.anyone import ThatOneDoes
from coterie.games.l5r.words.characters import MoveFate, MoveHome, PlaceFate
from coterie.games.l5r.words.conditions import CONFLICT, Claimed, During, Played, ThisIs, WonBy
from coterie.games.l5r.words.conflicts import ResolveRing
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    EVENT,
    PARTICIPATING,
    UNIQUE,
    WITH_FATE,
    WITHOUT_FATE,
    OfClan,
    Trait,
)
from coterie.games.l5r.words.matching import IN_ITS_ELEMENT, Highest, WithOwner
from coterie.games.l5r.words.players import THAT_PLAYER, DiscardChosen, GainFate
from coterie.games.l5r.words.standing import RESTRICTED, NoAttachments
from coterie.games.l5r.words.zones import Discarded, FromHere, PutIntoPlay, Sacrifice
from coterie.words.amounts import Count
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.filters import FOES, MINE, In
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.filters import Filter
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

PHOENIX, SPELL, SHUGENJA, BUSHI = OfClan("phoenix"), Trait("spell"), Trait("shugenja"), Trait("bushi")
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
BY_FOES = Cards(ANYWHERE & FOES)
MINE_IN_FIRE = Count(Cards(Trait("fire") & MINE))


def released(id: str, role: Filter) -> Card:
    """Return a spirit that is sacrificed for the effect of the contested ring."""
    return card(id, Action(ResolveRing(), given=ThisIs(role), cost=Sacrifice(THIS), limit=max_per("conflict")))


CARDS: tuple[Card, ...] = (
    fight_event(
        "08-clarity-of-purpose",
        Gain(Cannot("bow", THIS, BY_FOES), until="conflict")
        + Gain(While(During("political"), Cannot("bow in resolution", THIS)), until="conflict"),
        targets=(target(CHARACTER & MINE),),
    ),
    card(
        "08-doji-shigeru",
        reaction("plays", EACH_FOE, DiscardChosen(1, THAT_PLAYER), given=OfSort("event") & HERE, limit=None),
    ),
    card("08-favor-of-the-kami", Bonus("glory", 1, HOST)),
    card(
        "08-fire-elemental-guard", NoAttachments(SPELL),
        Action(Discarded(), given=CONFLICT & Played(3, "spell"), targets=(target(ATTACHMENT),)),
    ),
    card("08-fire-tensai-initiate"),
    card(
        "08-fushicho", NoAttachments(),
        interrupt(
            "leave", THIS, PutIntoPlay() >> PlaceFate(1), targets=(target(CHARACTER & PHOENIX & In("fallen")),)
        ),
    ),
    released("08-guardian-kami", DEFENDING),
    released("08-kami-unleashed", ATTACKING),
    card(
        "08-hida-amoro",
        forced_reaction(
            "pass", EVERYBODY, ThatOneDoes(Choose(Cards(CHARACTER & MINE), Sacrifice()), THAT_PLAYER), limit=None
        ),
    ),
    card(
        "08-ikoma-tsanuri",
        Action(both(1, Cards(FIGHTERS & MINE)), given=HERE & Exists(Cards(FIGHTERS & BUSHI & MINE), 3)),
    ),
    card("08-inquisitive-ishika", While(CONFLICT, Bonus("cost", -1, Cards(ANYWHERE & IN_ITS_ELEMENT)))),
    event(
        "08-karmic-twist", MoveFate(99, Bound("character"), THAT),
        targets=(
            target(CHARACTER & ~UNIQUE & WITH_FATE, "character"),
            target(CHARACTER & ~UNIQUE & WITHOUT_FATE & WithOwner("character")),
        ),
    ),
    card(
        "08-katana-of-fire", RESTRICTED, Bonus("military", MINE_IN_FIRE, HOST),
        While(Claimed("fire"), Bonus("military", 2, HOST)), given=Exists(Cards(CHARACTER & SHUGENJA & MINE)),
    ),
    card(
        "08-moto-nergui",
        Action(
            MoveHome(), given=During("military") & HERE, targets=(target(FIGHTERS & Highest("glory", FIGHTERS)),)
        ),
    ),
    card("08-pacifist-philosopher", reaction("pass", EVERYBODY, GainFate(1), limit=once("round", 2))),
    card("08-shiba-tetsu", reaction("play", Cards(ANYWHERE & SPELL & MINE), both(1, THIS), given=CONFLICT, limit=None)),
    answer_event("08-the-path-of-man", "reaction", "win", YOU, GainFate(2), given=WonBy(5)),
    card(
        "08-yogo-kikuyo",
        would(
            "initiate", Cards(ANYWHERE & EVENT & SPELL & FOES), Cancel(), given=CONFLICT, cost=FromHere(PutIntoPlay()),
            where="hand",
        ),
    ),
)  # fmt: skip
