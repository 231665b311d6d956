"""What lasts keeps its source: explanations name the card that gave a number, not the one that bears it."""

from coterie.games.primer.cards.definition import OWN_RECRUIT, event
from coterie.kernel.layers import GAIN, Lasting, source_of
from coterie.kernel.scopes import current, last
from coterie.words.cards.groups import THIS
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import Choose
from tests.kernel.made import table
from tests.primer.tools import find, why

RAGE = event("Rage", Choose(OWN_RECRUIT, Gain(Bonus("might", 3, THIS))))


def test_a_gained_number_names_the_card_that_gave_it():
    s = table("field a: brute\nfield b: watchman\nhand a: rage", RAGE)
    s.choose("play rage")
    assert why(s, find(s, "brute"), "might") == [(2, "printed"), (3, "rage")]
    (effect,) = [row for row in s.rows.values() if type(row) is Lasting]
    assert effect.source == "rage"


def test_an_effect_that_no_card_has_made_is_explained_by_its_bearer():
    s = table("field a: brute\nfield b: watchman")
    serial = last(s, 0, GAIN, Bonus("might", 1, THIS), current(s, "turn"))
    assert why(s, 0, "might") == [(2, "printed"), (1, "brute")]
    assert source_of(s, s.pieces[0], serial) == "brute"
