"""What the texts of the Caitiff and the Panders say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import SELF
from coterie.games.vtes.cards.definition import each_phase
from coterie.games.vtes.cards.habits import BLED, ONCE_A_COMBAT, TURN_ANARCH
from coterie.games.vtes.numbers import ANARCH, BLEED, INTERCEPT, STEALTH, STRENGTH, VOTES
from coterie.games.vtes.words.circumstances import Acting, ActionIs, InCombatWith
from coterie.games.vtes.words.costs import Costlier, Dearer
from coterie.games.vtes.words.fighting import SkipUnlock
from coterie.games.vtes.words.methuselahs import TargetControls
from coterie.games.vtes.words.referendums import CalledBy
from coterie.games.vtes.words.remembered import HasHunted
from coterie.games.vtes.words.resources import BurnBlood, DrawCrypt, GainPool
from coterie.games.vtes.words.selves import ME, READY_REGION, TITLED, VAMPIRE, Titled, Trait
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import RemoveFromGame
from coterie.games.vtes.words.which_cards import ForSect
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.filters import MINE, OTHER, In
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

ANY_TIME = ("before range", "before strikes", "strikes chosen")  # in a round
OTHER_UNTITLED = Cards(VAMPIRE & OTHER & ~TITLED & MINE)

TEXTS: dict[str, tuple[Standing, ...]] = {
    "200076": (
        Trigger(
            "reaction",
            "emerge",
            THIS,
            Pay(RemoveFromGame(THIS), Choose(OTHER_UNTITLED, TURN_ANARCH) >> ChooseOne((GainPool(1), DrawCrypt()))),
        ),
    ),  # Anarch Convert
    "200273": (While(ActionIs("bleed"), Bonus(INTERCEPT, -1, THIS)),),  # Christine Boscacci
    "200261": (
        each_phase("end of minion", YOU, BurnBlood(1, THIS), given=Exists(Cards(Trait("gehenna"))) & ~HasHunted()),
    ),  # César Holfield
    "200400": (Trigger("forced reaction", "hunts", THIS, SkipUnlock(THIS), must=True),),  # Eddie Gaines
    "200482": (While(BLED, Bonus(BLEED, 1, Cards(VAMPIRE & TITLED))),),  # Freddy Gage
    "201527": (
        Can(
            Gain(Bonus(STRENGTH, 1, THIS), ME, "combat"),
            cost=Choose(Cards(In("hand") & ForSect(ANARCH)), Discard()),
            when=ANY_TIME,
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
        Bonus(STEALTH, -1, THIS),
    ),  # Gabriel Tremblay
    "200688": (Costlier(paid=True, whose=SELF),),  # Jenna Cross
    "200839": (While(InCombatWith(first=True), Bonus(STRENGTH, -1, THIS)),),  # Lisa Noble
    "200904": (While(CalledBy(), Bonus(VOTES, 1, Cards(VAMPIRE & Titled(("primogen",))))),),  # Maldavis, advanced
    "200903": (
        CanAct(BurnBlood(1, THAT), "anybody", VAMPIRE & READY_REGION & Titled(("primogen",)), stealth=1, at=THIS),
        While(Acting() & TargetControls(VAMPIRE & READY_REGION & Titled(("primogen",))), Bonus(BLEED, -1, THIS)),
    ),  # Maldavis
    "201075": (CanAct(Steal(THIS), "foes", VAMPIRE & Trait("black hand"), pool=1),),  # Olga Triminov
    "201208": (While(Acting() & ActionIs("bleed"), Bonus(STEALTH, -1, THIS)),),  # Royce
    "201462": (Dearer("", on_this=True),),  # Walker Grimes
}
