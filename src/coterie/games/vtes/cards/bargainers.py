"""Vampires whose texts speak of votes, titles, hands and other cards; the others stand in `crypt`."""

from __future__ import annotations

from coterie.games.vtes.numbers import CONTEST_TAX, STEALTH, VOTE_TAX, VOTES, VOTES_AGAINST, WORSE
from coterie.games.vtes.words.circumstances import Acting, ActionIs, Against, HasEdge, InCombatWith, IsA
from coterie.games.vtes.words.fighting import Press
from coterie.games.vtes.words.hands import OpenHand
from coterie.games.vtes.words.involved import Fighting, ItSelf
from coterie.games.vtes.words.modes import Can, CanAct
from coterie.games.vtes.words.outcomes import ACTION_CARD, AimedAtCard, FlipCoin, MustBleed, ShuffleIn
from coterie.games.vtes.words.permanents import ControllerOf
from coterie.games.vtes.words.politics import Calls, ChooseTerm, HasTitle
from coterie.games.vtes.words.referendums import BloodHunt, ClaimTitle, EdgeSpent, ForceVotes, OlderThan
from coterie.games.vtes.words.requirements import PassesFor
from coterie.games.vtes.words.resources import BurnBlood, MoreHand, MoveBlood
from coterie.games.vtes.words.selves import MINION, OPPOSING, TITLED, VAMPIRE, Called, OfClan, Titled
from coterie.games.vtes.words.stealing import FailAction
from coterie.games.vtes.words.told import CannotBlock, Told
from coterie.words.cards.abilities import Limit, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.filters import BOWED, FOES, MINE
from coterie.words.cards.groups import IT, THIS, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import Exists
from coterie.words.standing import Standing

PRINCE = Titled(("prince",))

BARGAINERS: dict[str, tuple[Standing, ...]] = {
    "201530": (While(Acting() & ActionIs("political"), Told(VOTE_TAX, 1, Cards(VAMPIRE))),),  # Alexander Silverson
    "200190": (CanAct(Calls(MoreHand(1, "game"), votes=0), stealth=1),),  # Benjamin Rose
    "200571": (OpenHand(ControllerOf(OPPOSING), InCombatWith()),),  # Harold Tanner
    "201116": (
        While(Against(OfClan("Baali")), Told(WORSE, 1, THIS)),
        Trigger(
            "forced reaction",
            "presses",
            Cards(VAMPIRE & Fighting(ItSelf())),
            BurnBlood(1, IT),
            must=True,
            given=OfSort("on"),
        ),
    ),  # Petra
    "201438": (
        Trigger("reaction", "cancelled", Cards(MINE & Called("Golconda: Inner Peace")), ShuffleIn(IT)),
    ),  # Victor Donaldson
    "201388": (While(BloodHunt(), Cannot("vote against", THIS)),),  # Troius
    "201501": (
        CanAct(
            Calls(ClaimTitle(), ChooseTerm(Cards(VAMPIRE & PRINCE)), votes=0), stealth=1, given=~HasTitle(("prince",))
        ),
    ),  # Zane
    "200427": (Trigger("reaction", "acted", THIS, ShuffleIn(ACTION_CARD)),),  # Epikasta Rigatos
    "201398": (
        While(EdgeSpent(), Bonus(VOTES, 1, THIS)),
        CannotBlock(whom=THIS, actor=Cards(VAMPIRE & OfClan("Nosferatu"))),
    ),  # Tyler McGill
    "201430": (While(~HasEdge(), Told(CONTEST_TAX, 1, THIS)),),  # Vasily
    "200186": (Cannot("act political", THIS), Bonus(STEALTH, -1, THIS)),  # Bela
    "200498": (PassesFor("Ventrue"),),  # Gem Ghastly
    "201627": (
        Trigger("forced reaction", "acts", Cards(MINION), FlipCoin(FailAction()), must=True, given=AimedAtCard()),
    ),  # Evan Klein
    "201628": (While(BloodHunt(), Told(VOTES_AGAINST, 2, THIS)),),  # Jason Newberry
    "200707": (
        While(~HasTitle(), CannotBlock(whom=THIS, actor=Cards(VAMPIRE & TITLED))),
        While(Acting() & ActionIs("embrace"), Bonus(STEALTH, 1, THIS)),
    ),  # João Bilé
    "201026": (
        Grants(
            Can(
                ForceVotes("Mustafa, The Heir"),
                cost=MoveBlood(THIS, Cards(Called("Mustafa, The Heir"))),
                when=("poll",),
                given=IsA(OfClan("Toreador")) & OlderThan("Mustafa, The Heir"),
            ),
            Cards(VAMPIRE & FOES),
        ),
    ),  # Mustafa, The Heir
    "201664": (
        Can(Press(only_on=True), when=("press",), role="fighting", limit=Limit("combat")),
        Cannot("decline to press", THIS),
    ),  # Adrino Manauara
    "201585": (MustBleed(1, Exists(Cards(MINION & MINE & BOWED))),),  # Elen Kamjian
}
