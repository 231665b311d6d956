"""Cards that exist only to provoke the kernel: values that are set, a card with two sides, a turn that ends early."""

from coterie.games.primer.cards import CARDS
from coterie.games.primer.cards.definition import RECRUIT, Card, answer, attachment, event, recruit
from coterie.words.cards.abilities import Act, Trigger
from coterie.words.cards.changing import TurnOver
from coterie.words.cards.filters import FOES
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import EndScope
from coterie.words.cards.numbers import Bonus, Sets
from coterie.words.picking import Choose

ANY, FOE = Cards(RECRUIT), Cards(RECRUIT & FOES)

EXTRA = (
    recruit(
        "Changeling",
        1,
        2,
        Act(TurnOver(THIS)),
        Act(TurnOver(THIS, down=False), where="reverse"),
        Bonus("might", 2, THIS, where="reverse"),
    ),
    attachment("Crown", Sets("might", 3)),
    attachment("Shackles", Sets("might", 0), to=FOE),
    attachment("Wolf Pelt", Sets("kin", "wolf")),
    event("Disguise", Choose(ANY, TurnOver())),
    answer("Nightfall", Trigger("interrupt", "raid", FOE, EndScope("turn"), where="hand")),
)

FACES: dict[str, Card] = {**CARDS, **{card.face: card for card in EXTRA}}
