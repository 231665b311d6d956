"""Offices and favours: what makes one vampire more than the others of its Methuselah, or helps it on its way."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain
from coterie.games.vtes.cards.habits import WITHOUT_ARCHETYPE
from coterie.games.vtes.numbers import BLEED, BLOCK_TAX, CAMARILLA, CAPACITY, INDEPENDENT, STEALTH
from coterie.games.vtes.words.asked import IsUnlocked, NoFreeAction
from coterie.games.vtes.words.circumstances import Acting, ActionIs, IsA
from coterie.games.vtes.words.comparing import OfClanOf, YoungerThan
from coterie.games.vtes.words.costs import CheaperRescue
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.fighting import EndCombat
from coterie.games.vtes.words.gatherings import Mend
from coterie.games.vtes.words.involved import ANOTHER, IsActing
from coterie.games.vtes.words.outcomes import ACTION_TARGET, AimedAtCard, ShuffleIn
from coterie.games.vtes.words.permanents import PutInPlay, PutOn
from coterie.games.vtes.words.politics import Abstain, Calls, ChooseTerm
from coterie.games.vtes.words.resources import GainBlood, GainPool, MoveUpTo
from coterie.games.vtes.words.selves import ME, MINION, OF_PREDATOR, READY_REGION, VAMPIRE, OfClan, OfSect
from coterie.games.vtes.words.told import TitleOf
from coterie.games.vtes.words.uses import ANY_POLL, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import IsHost
from coterie.words.cards.abilities import ONCE_A_TURN, Target, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, In, Rated
from coterie.words.cards.groups import HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

ELDER = Bound("elder")

FAVOURS: tuple[Card, ...] = (
    card(
        "Archon",
        plain(Calls(PutOn(), ChooseTerm(Cards(VAMPIRE & OfSect(CAMARILLA))))),
        abilities=(
            CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & FOES), stealth=1),
            While(Acting(HOST), Bonus(BLOCK_TAX, 1, Cards(VAMPIRE))),
            Cannot("be hunted", HOST),
            CanAct(Calls(Burn(THIS), votes=0), "anybody", VAMPIRE & OfSect(CAMARILLA), stealth=1),
        ),
    ),
    card(
        "Grooming the Protégé",
        plain(
            MoveUpTo(ELDER, THAT, 3),
            targets=(
                Target("elder", Cards(VAMPIRE & READY_REGION & MINE)),
                Target("that", Cards(VAMPIRE & YoungerThan("elder") & In("uncontrolled") & OfClanOf("elder"))),
            ),
        ),
    ),
    card(
        "Khabar: Glory",
        plain(PutOn(ME) >> Straighten(ME), stealth=1, given=NoFreeAction()),
        abilities=(
            Bonus(BLEED, 1),
            Trigger("forced reaction", "points", YOU, GainPool(4), must=True, given=OfSort("prey")),
            each_phase("unlock", YOU, Burn(THIS)),
        ),
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
        "Aranthebes, The Immortal",
        plain(PutInPlay(), stealth=1),
        abilities=(
            Can(
                Choose(Cards(MINION & OF_PREDATOR), Gain(Bonus(STEALTH, -1, THIS), THAT, "action")),
                cost=Bow(THIS),
                when=("A", "B"),
            ),
            While(
                IsUnlocked() & ActionIs("bleed", at_you=True),
                Bonus(BLEED, -1, Cards(IsActing() & VAMPIRE & Rated(CAPACITY, most=4))),
            ),
            CanAct(ShuffleIn(THIS), "anybody", VAMPIRE & Rated(CAPACITY, least=5)),
        ),
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
)
