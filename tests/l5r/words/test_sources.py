"""What lasts on a card remembers which card has done it, so that a number can be explained."""

import pytest

from tests.l5r.cards.cases import MIL, POL, go, table
from tests.l5r.tools import row


@pytest.mark.parametrize(
    ("face", "text", "choices", "on"),
    [
        ("sinister-soshi", f"field a: sinister-soshi | field b: deathseeker [present]{MIL}", (), "deathseeker"),
        ("way-of-the-lion", f"field a: deathseeker [present] | hand a: way-of-the-lion | fate: 3 0{MIL}", (), "deathseeker"),
        ("apprentice-earthcaller", f"field a: apprentice-earthcaller, deathseeker [present, honored], akodo-toturi "
            f"[present, honored]{MIL}", (), "akodo-toturi"),
        ("oni-tyrant", f"field a: oni-tyrant [present] | outside a: goblin-brawler{MIL}", (), "goblin-brawler"),
        ("twin-soul-temple", f"stronghold a: twin-soul-temple | field a: fearsome-mystic [present]{MIL}",
            ("a/fearsome-mystic", "fire"), "fearsome-mystic"),
        ("bayushi-yunako", f"field a: bayushi-yunako [present]{POL}", (), "bayushi-yunako"),
    ],
)  # fmt: skip
def test_it_remembers_the_card_that_has_done_it(face, text, choices, on):
    s = go(table(text), face, *choices)
    sources = [s.rows[n].source for n in row(s, on).lasting]
    assert set(sources) == {face}
