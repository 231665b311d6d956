"""Masters that lie on a minion."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain, those
from coterie.games.vtes.cards.masters.habits import (
    BLACK_HAND,
    EITHER_WAY,
    OWN_UNFORMED,
    OWN_VAMPIRE,
    READY_VAMPIRE,
    WITHOUT_ARCHETYPE,
)
from coterie.games.vtes.numbers import (
    ANARCH,
    BLEED,
    BLOCK_TAX,
    CAPACITY,
    CLAWS,
    INDEPENDENT,
    INTERCEPT,
    LAIBON,
    SABBAT,
    STEALTH,
    STRENGTH,
    VOTES,
)
from coterie.games.vtes.words.asked import AimedAtCard, CostBlood, Engaged, NoReactions
from coterie.games.vtes.words.bargains import LetChoose
from coterie.games.vtes.words.bonds import IsMarked, Mark
from coterie.games.vtes.words.circumstances import Acting, ActionIs, ActorIs, AimedAt, FoeIsDown, IsA, Succeeded
from coterie.games.vtes.words.costs import Cheaper, CheaperRescue, Costlier
from coterie.games.vtes.words.counting import BloodOn
from coterie.games.vtes.words.damage import PreventDamage
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.fighting import EndCombat
from coterie.games.vtes.words.gatherings import CULPRIT, Mend
from coterie.games.vtes.words.involved import ACTION_TARGET, ANOTHER
from coterie.games.vtes.words.lately import CameToYou
from coterie.games.vtes.words.learning import PledgeFor
from coterie.games.vtes.words.permanents import CONTROLLER, WHOSE, BearerIn, ControllerOf, DigEquip, MoveOnto, PutOn
from coterie.games.vtes.words.politics import Abstain, Calls
from coterie.games.vtes.words.resources import BurnBlood, BurnPool, GainBlood, MasterAction
from coterie.games.vtes.words.rounds import OnThe
from coterie.games.vtes.words.selves import (
    ALLY,
    BLOCKING,
    EQUIPMENT,
    MINION,
    PREY,
    READY_REGION,
    TITLED,
    VAMPIRE,
    YOUNGER,
    Asks,
    Called,
    OfClan,
    OfPath,
    OfSect,
    Titled,
    Trait,
)
from coterie.games.vtes.words.stealth import Stealth
from coterie.games.vtes.words.this_action import FailAction
from coterie.games.vtes.words.titles import ContestsTitle, LoseTitle
from coterie.games.vtes.words.told import TitleOf, Told
from coterie.games.vtes.words.uses import ANY_POLL, Can, CanAct
from coterie.games.vtes.words.weapons import NoRangedWeapons, RangedWeapon
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import IsHost
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Target, Trigger
from coterie.words.cards.answered import By, OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, READY, Bearing, Rated
from coterie.words.cards.groups import EVERYBODY, HOST, IT, THIS, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import ChooseOne, If, Pay
from coterie.words.filters import ANYTHING, Filter
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

OWN_READY = Target("that", Cards(MINION & READY_REGION & MINE))
OWN_READY_VAMPIRE = Target("that", Cards(VAMPIRE & READY_REGION & MINE))
MIGHTY = VAMPIRE & Titled(("justicar", "inner circle"))
NEXT_IN_FEAR = Cards(VAMPIRE & ~IsHost() & Titled(("justicar", "inner circle")))
PASS_ON = If(Exists(NEXT_IN_FEAR), Choose(NEXT_IN_FEAR, MoveOnto()), Burn(THIS))
CONTRACTOR = Bound("contractor")
READY_MINION = Target("that", Cards(MINION & READY_REGION))
OWN_SALUBRI = Target("that", Cards(VAMPIRE & MINE & OfClan("Salubri")))
BOW = "Ivory Bow"
RIVALS = VAMPIRE & READY_REGION & FOES


def contract(name: str, clan: str, which: Filter = ANYTHING) -> Card:
    """Return a contract: a vampire of a clan may enter combat with the minion that bears it."""
    targets = (Target("contractor", Cards(VAMPIRE & OfClan(clan))), Target("that", Cards(MINION & which)))
    fight = CanAct(EnterCombat(HOST), "anybody", IsMarked(), 1)
    return card(name, plain(PutOn() >> Mark(CONTRACTOR), targets=targets), abilities=(fight,), traits=("contract",))


def proud(name: str, which: Filter, **more: Any) -> Card:
    """Return a card on a vampire that costs a Methuselah who blocks it 1 pool."""
    toll = BurnPool(1, ControllerOf(BLOCKING))
    ability = Trigger("forced reaction", "blocks", Cards(MINION), toll, must=True, given=Acting(HOST))
    return card(name, plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & which)),)), abilities=(ability,), **more)


CARDS: tuple[Card, ...] = (
    proud("Aching Beauty", OfClan("Toreador")),
    card(
        "Anachronism",
        plain(
            PutOn() >> Burn(Cards(EQUIPMENT & RangedWeapon() & ~Called(BOW) & OnThe(THAT))),
            targets=those(VAMPIRE & Rated(CAPACITY, least=7)),
        ),
        abilities=(NoRangedWeapons(BOW),),
    ),
    card(
        "Ancestor Spirit",
        plain(PutOn(), targets=those(VAMPIRE & OfSect(LAIBON) & Rated(CAPACITY, least=5))),
        abilities=(Bonus(BLEED, 1), While(Acting(HOST) & ActionIs("political"), Bonus(VOTES, 1))),
    ),
    card(
        "Bestial Visage",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & OfClan("Gangrel antitribu"))),)),
        abilities=(Bonus(STEALTH, -1),),
    ),
    card(
        "Blood Doll",
        plain(PutOn(), targets=(OWN_VAMPIRE,)),
        abilities=(Can(EITHER_WAY, when=("in master phase",), limit=ONCE_A_TURN, bearers=True),),
    ),
    card(
        "Capitalist",
        plain(PutOn(), targets=those(VAMPIRE & MINE & OfSect(SABBAT) & ~Bearing(Trait("archetype")))),
        abilities=(
            Grants(
                Trigger(
                    "forced reaction",
                    "bleeds",
                    THIS,
                    GainBlood(1, THIS),
                    must=True,
                    given=AimedAt(PREY),
                    limit=ONCE_A_TURN,
                )
            ),
        ),
        single="archetype",
    ),
    card(
        "Carnivale",
        plain(PutOn(), targets=those(VAMPIRE & READY_REGION & OfClan("Toreador"))),
        abilities=(Can(Stealth(1, anybodys=True), cost=Burn(THIS), when=("B",), given=Acting(HOST)),),
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
        "Charisma",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & READY_REGION)),)),
        abilities=(Cheaper(1, of=ALLY, whose=IsHost(), locks=False, acting=True),),
    ),
    contract("Contract", "Banu Haqim", READY_REGION),
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
    contract("Dirty Contract", "Samedi", ~OfClan("Nosferatu") & ~OfClan("Giovanni")),
    card(
        "Dominion",
        plain(PutOn(), targets=those(VAMPIRE & BLACK_HAND)),
        abilities=(While(Acting(HOST), Bonus(BLOCK_TAX, 1, Cards(VAMPIRE))),),
        single="name",
    ),
    card(
        "Ephor",
        plain(PutOn(), targets=those(VAMPIRE & OfClan("Ventrue") & Rated(CAPACITY, least=8))),
        abilities=(
            Bonus(INTERCEPT, 1),
            Bonus(VOTES, 1),
            CanAct(LoseTitle(), stealth=1, at=Cards(VAMPIRE & ContestsTitle())),
        ),
    ),
    card(
        "Fame",
        plain(PutOn(), targets=(READY_VAMPIRE,)),
        abilities=(
            Trigger("forced reaction", "torpor", HOST, BurnPool(3, CONTROLLER), must=True),
            each_phase("unlock", EVERYBODY, BurnPool(1, WHOSE), given=BearerIn()),
        ),
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
        "Gangrel Atavism",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & OfClan("Gangrel"))),)),
        abilities=(Bonus(BLEED, -1),),
    ),
    card(
        "Guardian Angel",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & READY_REGION & MINE)),)),
        abilities=(
            While(ActionIs("bleed", at_you=True), Bonus(INTERCEPT, 1)),
            Can(PreventDamage(1), when=("damage",), role="fighting", limit=Limit("combat"), bearers=True),
            Trigger("forced reaction", "torpor", HOST, Burn(THIS), must=True),
        ),
    ),
    card(
        "Haven Uncovered",
        plain(PutOn(), targets=(READY_VAMPIRE,)),
        abilities=(CanAct(EnterCombat(HOST), "anybody", stealth=1), CanAct(Burn(THIS), "bearer", stealth=1)),
    ),
    card(
        "Infamous Warlock",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & TITLED & OfClan("Tremere antitribu"))),)),
        abilities=(Cannot("vote", HOST),),
    ),
    card(
        "Infernal Pact",
        plain(PutOn() >> PledgeFor(), targets=(Target("that", Cards(VAMPIRE & MINE & OfClan("Tremere antitribu"))),)),
    ),
    card(
        "Lazarene Inquisitor",
        plain(PutOn(), targets=those(VAMPIRE & READY_REGION & MINE & OfClan("Harbinger of Skulls"))),
        abilities=(
            CanAct(ChooseOne((BurnBlood(1, THAT), BurnBlood(2, THAT))), stealth=1, at=Cards(VAMPIRE & READY_REGION)),
            CanAct(Burn(THIS), "anybody", VAMPIRE & OfSect(SABBAT)),
        ),
    ),
    card(
        "Legendary Vampire",
        plain(PutOn(), targets=those(VAMPIRE & Rated(CAPACITY, least=7) & CameToYou())),
        abilities=(
            Bonus(BLEED, 2),
            Bonus(VOTES, 2),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE, stealth=1),
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
        "Malkavian Derangement: Paranoia",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & OfClan("Malkavian antitribu"))),)),
        abilities=(Cannot("act", HOST), CanAct(Burn(THIS), "anybody", VAMPIRE)),
    ),
    card(
        "Monster",
        plain(PutOn(), targets=(Target("that", Cards(WITHOUT_ARCHETYPE & READY_REGION)),)),
        abilities=(
            Grants(
                Trigger(
                    "reaction",
                    "fights",
                    THIS,
                    Pay(BurnBlood(1, THIS), Straighten(THIS)),
                    given=FoeIsDown(THIS),
                    limit=ONCE_A_TURN,
                )
            ),
        ),
        single="archetype",
    ),
    card(
        "Paragon",
        plain(PutOn(), targets=those(VAMPIRE & READY_REGION & OfClan("Ventrue") & CameToYou())),
        abilities=(
            While(ActionIs("political") & ActorIs(VAMPIRE & YOUNGER), Bonus(VOTES, 1)),
            Trigger(
                "forced reaction", "blocks", Cards(VAMPIRE & YOUNGER), BurnBlood(1, IT), must=True, given=Acting(HOST)
            ),
        ),
    ),
    card(
        "Pentex™ Subversion",
        plain(PutOn(), targets=(READY_MINION,)),
        abilities=(Cannot("block", HOST), CanAct(Burn(THIS), "others")),
    ),
    card(
        "Perfectionist",
        plain(PutOn(), targets=(OWN_UNFORMED,)),
        abilities=(
            Can(
                GainBlood(1, HOST),
                when=("after",),
                given=Acting(HOST) & Succeeded() & NoReactions(),
                limit=ONCE_A_TURN,
                bearers=True,
            ),
        ),
        single="archetype",
    ),
    card(
        "Regent",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & MINE & OfSect(SABBAT) & Rated(CAPACITY, least=8))),)),
        abilities=(
            TitleOf("title", "regent"),
            CanAct(EnterCombat(HOST), "others", VAMPIRE & OfSect(SABBAT)),
            Trigger(
                "forced interrupt",
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
        "Remover",
        plain(PutOn(), targets=those(VAMPIRE & BLACK_HAND)),
        abilities=(CanAct(Bow(), stealth=1, at=Cards(READY)),),
        single="name",
    ),
    card(
        "Saulot's Avenging Fist",
        plain(PutOn(), targets=(Target("that", Cards(WITHOUT_ARCHETYPE & OfClan("Salubri"))),)),
        abilities=(
            Bonus(STRENGTH, 1),
            CanAct(EnterCombat(), at=Cards(RIVALS & ~OfClan("Tremere") & ~OfClan("Salubri"))),
            CanAct(EnterCombat(), at=Cards(RIVALS & OfClan("Tremere")), stealth=1, same=True),
        ),
        single="archetype",
    ),
    card(
        "Saulot's Guiding Wisdom",
        plain(
            PutOn(),
            targets=(Target("that", Cards(WITHOUT_ARCHETYPE & OfSect(INDEPENDENT) & OfClan("Salubri"))),),
        ),
        abilities=(
            TitleOf("title", "guide"),
            Can(Choose(Cards(VAMPIRE), Abstain()), cost=Bow(HOST), when=ANY_POLL, bearers=True),
            Can(
                EndCombat(),
                cost=Bow(HOST),
                when=("before range",),
                role="mine",
                bearers=True,
                limit=ONCE_A_TURN,
                given=IsA(MINION & ~IsHost()),
            ),
        ),
        traits=("title",),
        single="archetype",
    ),
    card(
        "Saulot's Healing Touch",
        plain(PutOn(), targets=(Target("that", Cards(WITHOUT_ARCHETYPE & OfClan("Salubri"))),)),
        abilities=(
            CheaperRescue(2, HOST, VAMPIRE & ~OfClan("Tremere")),
            Trigger(
                "forced reaction",
                "succeeds",
                HOST,
                GainBlood(1, ACTION_TARGET),
                must=True,
                given=ActionIs("rescue") & ~AimedAtCard(Cards(VAMPIRE & OfClan("Tremere"))),
            ),
            CanAct(Mend(1), at=Cards(MINION & READY_REGION & ANOTHER), stealth=1),
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
                when=("A", "announced", "B", "C"),
                given=AimedAtCard(HOST) & BearerIn("ready") & ActionIs(directed=True),
            ),
        ),
        single="name",
    ),
    card(
        "Shakar",
        plain(PutOn(), targets=those(VAMPIRE & BLACK_HAND)),
        abilities=(CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & FOES & YOUNGER & ~BLACK_HAND)),),
        single="name",
    ),
    card("Sight Beyond Sight", plain(PutOn(), targets=(OWN_SALUBRI,)), abilities=(Bonus(INTERCEPT, 1),)),
    card(
        "Society of Leopold",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE)),)),
        abilities=(
            each_phase("unlock", CONTROLLER, LetChoose(CONTROLLER, (BurnBlood(1, HOST), Burn(HOST)))),
            CanAct(MoveOnto(), "bearer", stealth=1, at=Cards(VAMPIRE & ~IsHost())),
        ),
    ),
    proud("Terrifying Visage", READY_REGION & OfPath("Cathari") & ~Bearing(Called("Terrifying Visage")), single="name"),
    card(
        "Talons of the Dead",
        plain(PutOn(), targets=those(VAMPIRE & MINE & OfClan("Gangrel antitribu"))),
        abilities=(
            Told(CLAWS, 1),
            Costlier(whose=IsHost(), directed=True),
            Can(Burn(THIS), cost=MasterAction(), when=("in master phase",), bearers=True),
        ),
    ),
    card(
        "The Art of Pain",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & READY_REGION & OfClan("Toreador antitribu"))),)),
        abilities=(Bonus(STRENGTH, 2),),
    ),
    card("Vast Wealth", plain(PutOn(), targets=(OWN_READY,)), abilities=(CanAct(DigEquip(), of=MINE, stealth=1),)),
)
