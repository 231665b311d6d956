"""Values that are set: of two cards the one that came later counts, for numbers and for names."""

import pytest

from coterie.games.primer.numbers import kin, stat
from coterie.kernel.modifiers import value_in_force
from coterie.kernel.scopes import fall_due, last
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Sets
from tests.primer import Provoked
from tests.primer.tools import asked, find, options, play_through, position, why


def test_a_crown_that_comes_later_beats_the_shackles_and_the_other_way_round():
    s = position("hand a: crown\nfield a: brute, torch [on brute]\nfield b: watchman, shackles [on brute]")
    brute = find(s, "brute")
    assert why(s, brute, "might") == [(0, "shackles")]
    assert options(s) == ["play crown", "lay crown", "raid with a/brute", "end"]
    s.choose("play crown")  # there is one recruit to wear it
    assert (stat(s, brute, "might"), why(s, brute, "might")) == (3, [(3, "crown")])
    s = position("hand b: shackles\nfield a: brute, torch [on brute], crown [on brute]\nfield b: watchman\nturn: 2")
    assert asked(s) == (1, ["play shackles", "lay shackles", "raid with b/watchman", "end"])
    s.choose("play shackles")
    assert stat(s, find(s, "brute"), "might") == 0


@pytest.mark.parametrize(("crown", "shackles", "might"), [(4, 9, 0), (9, 4, 3)])
def test_which_came_later_is_written_down_with_the_position(crown, shackles, might):
    s = position(f"field a: brute, crown [on brute, life {crown}]\nfield b: shackles [on brute, life {shackles}]")
    assert stat(s, find(s, "brute"), "might") == might
    again = s.game.read(s.notation())
    assert (stat(again, find(again, "brute"), "might"), again.fingerprint()) == (might, s.fingerprint())


def test_a_recruit_raids_nobody_of_its_kin_and_the_later_of_two_kins_counts():
    foes = "field b: scribe, watchman, mimic"
    s = position(f"hand a: wolf-pelt\nfield a: brute, owl-mask [on brute]\n{foes}")
    brute = find(s, "brute")
    assert (kin(s, brute), kin(s, find(s, "scribe", 1)), kin(s, find(s, "mimic", 1))) == ("owl", "owl", "")
    before = s.clone()
    before.choose("raid with a/brute")
    assert asked(before) == (0, ["b/watchman", "b/mimic"])
    play_through(s, "play wolf-pelt", "raid with a/brute")
    assert kin(s, brute) == "wolf"
    assert asked(s) == (0, ["b/scribe", "b/watchman", "b/mimic"])
    s = position(f"hand a: owl-mask\nfield a: brute, wolf-pelt [on brute]\n{foes}")
    play_through(s, "play owl-mask", "raid with a/brute")
    assert asked(s) == (0, ["b/watchman", "b/mimic"])


def test_with_none_but_kin_there_is_no_raid():
    s = position("hand a: owl-mask\nfield a: brute, watchman\nfield b: scribe")
    play_through(s, "play owl-mask", "a/brute")
    assert asked(s) == (0, ["raid with a/watchman", "end"])


class Changing(Provoked):
    """The primer with kinds that an effect can change."""

    def kind(self, s, piece, row=None):
        return value_in_force(s, "kind", piece, super().kind(s, piece, row))


def test_a_changed_type_is_the_only_one_as_long_as_it_lasts():
    s = position("field a: brute, watchman, scribe\nfield b: mimic\nturn: 2", game=Changing())
    last(s, find(s, "brute"), "gain", Sets("kind", "statue", THIS), ("dusk",))
    changed = s.clone()
    changed.choose("raid with b/mimic")
    assert asked(changed) == (1, ["a/watchman", "a/scribe"])
    fall_due(s, ("dusk",))
    s.choose("raid with b/mimic")
    assert asked(s) == (1, ["a/brute", "a/watchman", "a/scribe"])
