"""Cards in comparison with what is printed on them: small differences that change what happens on the table."""

import pytest

from coterie.games.l5r.cards import CARDS
from tests.l5r.cards.cases import MIL, go, table
from tests.l5r.tools import number


@pytest.mark.ruling("L-10.4")
@pytest.mark.parametrize(("face", "strength"), [("web-of-lies", 4), ("the-roar-of-the-lioness", 5)])
def test_a_new_base_value_replaces_an_x_that_is_printed(face, strength):
    s = table(
        f"field a: akodo-toturi [present] | hand a: command-by-name, banzai | provinces b1: {face} | dials: 1 2 | "
        "fate: 1 0 | honor: 10 10" + MIL
    )
    assert number(s, "strength", face) == strength
    go(s, "command-by-name", "banzai")
    assert number(s, "strength", face) == 0


@pytest.mark.ruling("L-10.4")
def test_the_x_of_the_iron_crane_legion_is_its_base_skill():
    s = table(
        "field a: iron-crane-legion [present] | hand b: banzai, outwit, rout, fine-katana | hand a: impossible-koan | "
        "fate: 3 0 | provinces b1: along-the-river-of-gold" + MIL
    )
    assert [number(s, each, "iron-crane-legion") for each in ("military", "political")] == [4, 3]
    go(s, "along-the-river-of-gold")
    assert [number(s, each, "iron-crane-legion") for each in ("military", "political")] == [3, 4]
    go(s, "impossible-koan")
    assert [number(s, each, "iron-crane-legion") for each in ("military", "political")] == [1, 1]


@pytest.mark.ruling("L-10.2", "L-10.4")
def test_skills_that_are_set_to_what_is_printed_are_set_to_an_x_too():
    s = table(
        "field b: apprentice-earthcaller | field a: iron-crane-legion [present, honored] | hand b: banzai, outwit" + MIL
    )
    assert number(s, "military", "iron-crane-legion") == 4
    go(s, "apprentice-earthcaller")
    assert number(s, "military", "iron-crane-legion") == 2


@pytest.mark.ruling("L-16.1")
def test_a_keyword_that_a_card_has_at_times_says_when():
    assert CARDS["38-iuchi-shahai"].text.startswith("Covert while you are the first player. ")
