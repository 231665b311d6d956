"""Offices and favours: what makes one vampire more than the others of its Methuselah, or helps it on its way."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.numbers import BLEED, BLOCK_TAX, CAMARILLA
from coterie.games.vtes.words.asked import NoFreeAction
from coterie.games.vtes.words.circumstances import Acting
from coterie.games.vtes.words.comparing import OfClanOf, YoungerThan
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.modes import CanAct
from coterie.games.vtes.words.permanents import PutOn
from coterie.games.vtes.words.politics import Calls, ChooseTerm
from coterie.games.vtes.words.resources import Burn, GainPool, MoveUpTo
from coterie.games.vtes.words.selves import ME, READY_REGION, VAMPIRE, OfSect
from coterie.words.cards.abilities import Target, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import FOES, MINE, In
from coterie.words.cards.groups import HOST, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.groups import THAT, Bound

IN_UNLOCK = OfSort("unlock")
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
                Target("that", Cards(VAMPIRE & YoungerThan("elder") & OfClanOf("elder") & In("uncontrolled"))),
            ),
        ),
    ),
    card(
        "Khabar: Glory",
        plain(PutOn(ME) >> Straighten(ME), stealth=1, given=NoFreeAction()),
        abilities=(
            Bonus(BLEED, 1),
            Trigger("forced reaction", "points", YOU, GainPool(4), must=True, given=OfSort("prey")),
            Trigger("forced reaction", "phase", YOU, Burn(THIS), must=True, given=IN_UNLOCK),
        ),
    ),
)
