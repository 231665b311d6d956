"""Master cards that lie on a minion: havens, archetypes, titles and what else marks it (V-089, V-098)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain
from coterie.games.vtes.numbers import ANARCH, BLEED, CAPACITY, SABBAT, STEALTH, STRENGTH
from coterie.games.vtes.words.asked import CostBlood, Engaged, NoReactions, UsedDisciplines
from coterie.games.vtes.words.bargains import LetChoose
from coterie.games.vtes.words.circumstances import Acting, ActionIs, Succeeded
from coterie.games.vtes.words.costs import Cheaper, Costlier, Dearer
from coterie.games.vtes.words.counting import BloodOn
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.fighting import EndCombat
from coterie.games.vtes.words.gatherings import CULPRIT
from coterie.games.vtes.words.involved import FacesAggravated
from coterie.games.vtes.words.learning import PledgeFor, TeachAny
from coterie.games.vtes.words.outcomes import AimedAtCard
from coterie.games.vtes.words.permanents import CONTROLLER, BearerIn, DigEquip, MoveOnto, PutOn
from coterie.games.vtes.words.resources import BurnBlood, GainBlood
from coterie.games.vtes.words.selves import (
    ALLY,
    MINION,
    READY_REGION,
    TITLED,
    VAMPIRE,
    Asks,
    Knows,
    OfClan,
    OfSect,
    Titled,
    Trait,
)
from coterie.games.vtes.words.stealing import FailAction
from coterie.games.vtes.words.told import TitleOf
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, ToTorpor
from coterie.games.vtes.words.which_cards import IsHost
from coterie.words.cards.abilities import ONCE_A_TURN, Target, Trigger
from coterie.words.cards.answered import By, OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import MINE, Bearing, Rated
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import ChooseOne, If, Pay
from coterie.words.picking import Choose

OWN_MINION = Target("that", Cards(MINION & MINE))
OWN_READY = Target("that", Cards(MINION & READY_REGION & MINE))

OWN_READY_VAMPIRE = Target("that", Cards(VAMPIRE & READY_REGION & MINE))

OWN_UNFORMED = Target("that", Cards(VAMPIRE & MINE & ~Bearing(Trait("archetype"))))

MIGHTY = VAMPIRE & Titled(("justicar", "inner circle"))
NEXT_IN_FEAR = Cards(VAMPIRE & ~IsHost() & Titled(("justicar", "inner circle")))
PASS_ON = If(Exists(NEXT_IN_FEAR), Choose(NEXT_IN_FEAR, MoveOnto()), Burn(THIS))


def discipline(name: str, code: str) -> Card:
    """Return a Discipline master: a level more, and a capacity more (V-098 to V-101)."""
    target = Target("that", Cards(VAMPIRE & ~Knows(code.upper())))
    abilities = (Bonus(code, 1), Bonus(CAPACITY, 1))
    return card(name, plain(PutOn(), targets=(target,)), abilities=abilities, teaches=code)


CALLINGS: tuple[Card, ...] = (
    card(
        "Secure Haven",
        plain(PutOn(), targets=(OWN_MINION,)),
        abilities=(
            Cannot("be aimed at", HOST),
            Dearer("", on_bearer=True),
            Trigger("forced reaction", "torpor", HOST, Burn(THIS), must=True),
        ),
        traits=("haven",),
        single="haven",
    ),
    card(
        "Fear of Mekhet",
        plain(PutOn() >> Bow(), targets=(Target("that", Cards(MIGHTY & READY_REGION)),)),
        abilities=(
            each_phase(
                "unlock",
                CONTROLLER,
                If(~AtLeast(BloodOn(HOST), 5), Burn(HOST), BurnBlood(5, HOST) >> PASS_ON),
            ),
        ),
    ),
    card(
        "Agent of Power",
        plain(PutOn() >> TeachAny(), targets=(Target("that", Cards(VAMPIRE & MINE)),)),
        abilities=(each_phase("discard", CONTROLLER, Burn(THIS)),),
    ),
    card(
        "Infernal Pact",
        plain(PutOn() >> PledgeFor(), targets=(Target("that", Cards(VAMPIRE & MINE & OfClan("Tremere antitribu"))),)),
    ),
    card("Vast Wealth", plain(PutOn(), targets=(OWN_READY,)), abilities=(CanAct(DigEquip(), of=MINE, stealth=1),)),
    card(
        "Depravity",
        plain(PutOn(), targets=(OWN_READY_VAMPIRE,)),
        abilities=(
            Bonus(STRENGTH, 1),
            While(Acting(HOST) & ActionIs("diablerie"), Bonus(STEALTH, 1)),
            Cannot("act recruit", HOST),
            Cannot("act employ", HOST),
        ),
    ),
    card(
        "Libertas",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & OfSect(ANARCH))),)),
        abilities=(
            Cannot("be blocked", HOST, Cards(ALLY)),
            *[Costlier(of=Asks(code), whose=MINION & ~IsHost(), given=Engaged(HOST)) for code in ("dom", "pre")],
        ),
    ),
    card(
        "Regent",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & MINE & OfSect(SABBAT) & Rated(CAPACITY, least=8))),)),
        abilities=(
            TitleOf("title", "regent"),
            CanAct(EnterCombat(HOST), "others", VAMPIRE & OfSect(SABBAT)),
            Trigger(
                "would",
                "burn",
                HOST,
                MoveOnto(CULPRIT),
                must=True,
                given=OfSort("diablerie") & By(VAMPIRE & OfSect(SABBAT)),
            ),
        ),
        traits=("title",),
    ),
    card(
        "Dabbler",
        plain(PutOn(), targets=(OWN_UNFORMED,)),
        abilities=(
            Can(
                ChooseOne((Pay(BurnBlood(1, HOST), Straighten(HOST)), GainBlood(1, HOST))),
                when=("after",),
                given=UsedDisciplines(3),
                limit=ONCE_A_TURN,
                bearers=True,
            ),
        ),
        single="archetype",
    ),
    card(
        "Charisma",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & READY_REGION)),)),
        abilities=(Cheaper(1, of=ALLY, whose=IsHost(), locks=False),),
    ),
    card(
        "Perfectionist",
        plain(PutOn(), targets=(OWN_UNFORMED,)),
        abilities=(Trigger("reaction", "succeeds", HOST, GainBlood(1, HOST), given=NoReactions(), limit=ONCE_A_TURN),),
        single="archetype",
    ),
    card(
        "Rötschreck",
        plain(
            EndCombat() >> Bow() >> ToTorpor() >> PutOn(),
            targets=(Target("that", Cards(VAMPIRE & FacesAggravated())),),
            when=("strikes chosen",),
        ),
        abilities=(
            Cannot("unlock", HOST),
            each_phase("unlock", CONTROLLER, Burn(THIS)),
        ),
        traits=("frenzy",),
    ),
    card(
        "Cavalier",
        plain(PutOn(), targets=(OWN_UNFORMED,)),
        abilities=(
            Can(
                Straighten(HOST),
                cost=BurnBlood(1, HOST),
                when=("after",),
                given=Acting(HOST) & Succeeded() & CostBlood(),
                limit=ONCE_A_TURN,
                bearers=True,
            ),
        ),
        single="archetype",
    ),
    card(
        "Secret Passage",
        plain(PutOn(), targets=(OWN_READY,)),
        abilities=(
            Can(
                FailAction(),
                cost=Burn(THIS),
                when=("announced", "A", "B", "C"),
                given=AimedAtCard(HOST) & BearerIn("ready") & ActionIs(directed=True),
            ),
        ),
        single="name",
    ),
    card(
        "Society of Leopold",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE)),)),
        abilities=(
            each_phase("unlock", CONTROLLER, LetChoose(CONTROLLER, (BurnBlood(1, HOST), Burn(HOST)))),
            CanAct(MoveOnto(), "bearer", stealth=1, at=Cards(VAMPIRE & ~IsHost())),
        ),
    ),
    card(
        "The Art of Pain",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & READY_REGION & OfClan("Toreador antitribu"))),)),
        abilities=(Bonus(STRENGTH, 2),),
    ),
    card(
        "Bestial Visage",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & OfClan("Gangrel antitribu"))),)),
        abilities=(Bonus(STEALTH, -1),),
    ),
    card(
        "Gangrel Atavism",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & OfClan("Gangrel"))),)),
        abilities=(Bonus(BLEED, -1),),
    ),
    card(
        "Malkavian Derangement: Paranoia",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & OfClan("Malkavian antitribu"))),)),
        abilities=(Cannot("act", HOST), CanAct(Burn(THIS), "anybody", VAMPIRE)),
    ),
    card(
        "Infamous Warlock",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & TITLED & OfClan("Tremere antitribu"))),)),
        abilities=(Cannot("vote", HOST),),
    ),
    *[
        discipline(name, code)
        for name, code in (
            ("Chimerstry", "chi"), ("Dementation", "dem"), ("Fortitude", "for"), ("Necromancy", "nec"),
            ("Obtenebration", "obt"), ("Quietus", "qui"), ("Serpentis", "ser"), ("Thaumaturgy", "tha"),
            ("Vicissitude", "vic"),
        )
    ],
)  # fmt: skip
