"""Where cards of a filter are looked for."""

import pytest

from coterie.games.rivals.words.characters import CHARACTER, At
from coterie.words.cards.filters import MINE, In, Kind
from coterie.words.cards.groups import Cards
from coterie.words.filters import ANYTHING, Filter
from tests.rivals.tools import position

EVERYWHERE = ("haven", "streets", "board", "attached", "city")


@pytest.mark.parametrize(("which", "zones"), [
    (ANYTHING, EVERYWHERE),
    (MINE, EVERYWHERE),
    (CHARACTER, ("haven", "streets")),
    (CHARACTER & MINE, ("haven", "streets")),
    (~CHARACTER, EVERYWHERE),
    (CHARACTER | Kind("mortal"), ("haven", "streets", "city")),
    (CHARACTER | Kind("event"), EVERYWHERE),
    (CHARACTER & At(("torpor",)), ("torpor",)),
    (CHARACTER & In("discard"), ("discard",)),
])  # fmt: skip
def test_cards_are_looked_for_where_they_can_lie(which: Filter, zones: tuple[str, ...]) -> None:
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]")
    assert Cards(which).zones(s) == zones
