"""The Rituals of Blood & Alchemy, and the vampires, the Agenda card and the Haven that deal with them."""

from __future__ import annotations

from coterie.games.rivals.cards.core.places import SECRET, safe
from coterie.games.rivals.cards.definition import Card, agenda, for_blood, ritual, vampire
from coterie.games.rivals.numbers import BP
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.characters import CHARACTER, IN_TORPOR
from coterie.games.rivals.words.circumstances import BloodOn
from coterie.games.rivals.words.city import GainActions
from coterie.games.rivals.words.fights import DoneBy
from coterie.games.rivals.words.hands import DiscardCards, Draw
from coterie.games.rivals.words.influence import GainInfluence
from coterie.games.rivals.words.parties import ATTACKER, YOUR_LEADER
from coterie.games.rivals.words.rituals import RITUALS, KeepLostBlood
from coterie.games.rivals.words.spending import MoveBlood
from coterie.games.rivals.words.tokens import GainAgenda, GainPrestige, LoseAgenda, PayPrestige, TakeTokens
from coterie.games.rivals.words.turns import OfTurn
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.filters import FOES
from coterie.words.cards.groups import EACH_FOE, IT, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, While
from coterie.words.conditions import AtLeast, Condition, Exists
from coterie.words.effects import ChooseOne, If
from coterie.words.groups import THAT
from coterie.words.picking import Choose

ART = "blood sorcery"
ONE_BLOOD = TakeTokens("blood", 1, THIS)
NOT_EMPTY = AtLeast(BloodOn(THIS), 1)
FOES_IN_TORPOR = Cards(CHARACTER & FOES & IN_TORPOR)


def wanes(given: Condition | None = None) -> OfTurn:
    """Return how a Ritual loses Blood by itself: at the start of its player's turn, if a condition holds."""
    return OfTurn("forced reaction", "begin", YOU, ONE_BLOOD, must=True, given=given)


SORCERY: tuple[Card, ...] = (
    ritual(
        "baa-blood-makes-noise", "Blood Makes Noise", ART,
        for_blood(ChooseOne((GainPrestige(1), GainInfluence(4))), when="any turn"),
    ),
    ritual(
        "baa-defense-of-the-sacred-haven", "Defense of the Sacred Haven", ART, While(NOT_EMPTY, SECRET), wanes(),
    ),
    ritual("baa-seek-knowledge", "Seek Knowledge", ART, for_blood(Draw(2) >> DiscardCards(1)), clan="tremere"),
    ritual(
        "baa-sleep-of-the-damned", "Sleep of the Damned", ART, While(NOT_EMPTY, Bonus(BP, 2, FOES_IN_TORPOR)),
        wanes(Exists(FOES_IN_TORPOR)),
    ),
    ritual(
        "baa-truth-of-blood", "Truth of Blood", ART,
        Activate(Choose(EACH_FOE, LoseAgenda(1, THAT)), cost=PayPrestige(1) >> ONE_BLOOD),
    ),
)  # fmt: skip

SORCERERS: tuple[Card, ...] = (
    vampire(
        "baa-claudia-sterling", "Claudia Sterling", "tremere", 3, (0, 2, 0), (ART,),
        Trigger(
            "forced reaction", "damage", THIS, Choose(RITUALS, KeepLostBlood()), must=True, given=DoneBy(ATTACKER),
        ),
    ),
    vampire(
        "baa-faith-gray", "Faith Gray", "tremere", 4, (1, 0, 1), ("auspex", ART),
        Trigger("forced reaction", "perform", RITUALS, Draw(1), must=True),
    ),
    vampire(
        "baa-phuoc-dihn", "Phuoc Dihn", "tremere", 4, (0, 2, 0), (ART, "dominate"),
        Activate(Choose(RITUALS, MoveBlood(1, THIS, THAT, keep=1))),
    ),
)  # fmt: skip

SANCTUMS: tuple[Card, ...] = (
    agenda(
        "baa-rites-of-the-blood", "Rites of the Blood",
        Trigger(
            "forced reaction", "perform", RITUALS, If(AtLeast(BloodOn(IT), 3), GainAgenda(2), GainAgenda(1)),
            must=True, limit=ONCE_A_TURN,
        ),
    ),
    safe(
        "baa-the-chantry", "The Chantry",
        Trigger(
            "forced reaction", "perform", RITUALS, GainActions(unhosted=1), must=True,
            given=DoneBy(YOUR_LEADER),
        ),
    ),
)  # fmt: skip
