"""What lasts keeps its source: explanations name the card that gave a number, not the one that bears it."""

from coterie.games.primer.cards.definition import OWN_RECRUIT, attachment, event
from coterie.kernel.layers import COPY, GAIN, Lasting, source_of
from coterie.kernel.scopes import current, last
from coterie.words.cards.groups import THIS
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Grants
from coterie.words.picking import Choose
from tests.kernel.made import table
from tests.primer.tools import find, why

LANTERN = attachment("Lantern", Grants(Bonus("might", 1, THIS)))
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


def test_each_ability_is_from_the_face_that_says_it():
    s = table("field a: brute, scribe, lantern [on brute]\nfield b: watchman", LANTERN)
    brute, scribe = find(s, "brute"), find(s, "scribe")
    assert source_of(s, s.pieces[scribe], ("scribe", 0)) == "scribe", "printed"
    (mark,) = s.pieces[brute].marks
    assert source_of(s, s.pieces[brute], mark) == "lantern", "granted by a card that lies there"
    last(s, brute, COPY, "scribe", current(s, "turn"))
    assert [source_of(s, s.pieces[brute], mark) for mark in s.pieces[brute].marks] == ["scribe", "lantern"], "copied"
    serial = last(s, scribe, GAIN, Bonus("might", 1, THIS), current(s, "turn"), "rage")
    assert source_of(s, s.pieces[scribe], serial) == "rage", "gained from an effect"
    del s.rows[serial]
    assert source_of(s, s.pieces[scribe], serial) == "scribe", "the effect has ended with the game"
