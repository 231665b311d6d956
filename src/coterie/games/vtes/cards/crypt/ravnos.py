"""What the texts of the Ravnos say."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import each_phase
from coterie.games.vtes.numbers import DISCARDS, INTERCEPT, RANGED_DAMAGE, STRENGTH
from coterie.games.vtes.words.circumstances import Against, LiesIn
from coterie.games.vtes.words.costs import CheaperRescue
from coterie.games.vtes.words.gatherings import DiscardAtRandom
from coterie.games.vtes.words.hands import RevealTop
from coterie.games.vtes.words.permanents import MoveOnto
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.selves import RETAINER, TITLED, VAMPIRE, OfType, Trait
from coterie.games.vtes.words.stealth import Stealth
from coterie.games.vtes.words.striking import Dodge
from coterie.games.vtes.words.uses import ONCE_AN_ACTION, Can
from coterie.games.vtes.words.which_cards import LiesOn
from coterie.words.cards.abilities import ONCE_A_TURN, Limit
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, While
from coterie.words.groups import Bound
from coterie.words.picking import Choose
from coterie.words.standing import Standing

PET = Bound("animal")
HOME = Bound("vampire")

TEXTS: dict[str, tuple[Standing, ...]] = {
    "201670": (CheaperRescue(1, THIS),),  # Doc Martina
    "201672": (
        Can(
            RevealTop(OfType("master"), BurnBlood(1, THIS), Stealth(1)),
            when=("B",),
            role="acting",
            limit=ONCE_AN_ACTION,
        ),
    ),  # Gathii
    "201783": (Bonus(INTERCEPT, 1, THIS),),  # Hafthor Thorsteinsson
    "200615": (Bonus(INTERCEPT, 1, THIS),),  # Iago Castille
    "201675": (
        Can(
            Choose(
                Cards(RETAINER & Trait("animal") & MINE & LiesOn(VAMPIRE)),
                Choose(Cards(VAMPIRE & MINE), MoveOnto(HOME, PET), name="vampire"),
                name="animal",
            ),
            when=("in discard phase",),
            limit=ONCE_A_TURN,
        ),
    ),  # Luciano Carvalho
    "201785": (Bonus(RANGED_DAMAGE, 1, THIS),),  # Noluthando
    "201681": (
        Can(Dodge(), cost=DiscardAtRandom(), when=("strike",), role="fighting", limit=Limit("combat")),
    ),  # Phaibun
    "201684": (
        each_phase("discard", YOU, Bow(THIS)),
        While(Against(VAMPIRE & TITLED), Bonus(STRENGTH, 1, THIS)),
    ),  # Roy
    "201687": (While(LiesIn("ready"), Bonus(DISCARDS, 1, YOU)),),  # Sreelekha
}
