"""What lasts: attachments, copies, blanks, gained text, control, delayed effects; and scopes that end."""

from coterie.games.primer.cards.definition import RECRUIT, event, recruit
from coterie.games.primer.numbers import stat
from coterie.games.primer.words.points import Earn
from coterie.kernel.layers import face_in_force
from coterie.kernel.scopes import Delayed, Running, current, fall_due, last
from coterie.words.cards.abilities import Act
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import Cards
from coterie.words.cards.lasting import BecomeCopy
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from tests.kernel.made import table
from tests.primer.tools import asked, faces, find, options, play_through, position, why


def test_an_attachment_changes_a_number_that_names_its_contributors():
    s = position("field a: watchman, brute\nhand a: torch\nfield b: watchman")
    assert options(s) == ["play torch", "lay torch", "raid with a/watchman", "raid with a/brute", "end"]
    s.choose("play torch")
    assert asked(s) == (0, ["a/watchman", "a/brute"])
    s.choose("a/watchman")
    assert why(s, find(s, "watchman"), "might") == [(1, "printed"), (2, "torch")]
    assert (stat(s, find(s, "watchman"), "might"), stat(s, find(s, "brute"), "might")) == (3, 2)
    assert stat(s, find(s, "watchman", 1), "might") == 1


def test_an_attachment_departs_with_what_bears_it():
    s = position("field a: brute\nfield b: watchman [wound 1], torch [on watchman]")
    s.choose("raid with a/brute")
    assert faces(s, "field", 1) == []
    assert sorted(faces(s, "discard", 1)) == ["torch", "watchman"]
    assert faces(s, "discard", 0) == ["brute"]  # three wounds from watchman and torch, at the same time


def test_a_copy_until_the_end_of_the_turn():
    s = position("field a: mimic\nfield b: gravekeeper, brute\ndeck a: hail, hex")
    assert options(s) == ["act a/mimic", "raid with a/mimic", "end"]
    s.choose("act a/mimic")
    assert asked(s) == (0, ["b/gravekeeper", "b/brute"])
    s.choose("b/brute")
    mimic = find(s, "mimic")
    assert stat(s, mimic, "might") == 2
    assert s.pieces[mimic].text == ()
    assert options(s) == ["raid with a/mimic", "end"]
    s.choose("end")
    assert stat(s, mimic, "might") == 1
    assert s.pieces[mimic].lasting == ()
    assert len(s.pieces[mimic].text) == 1


def test_a_copy_of_a_copy_is_a_copy_of_what_that_copies():
    source = recruit("Source", 1, 9, Act(Earn(3)))
    pose = event("Pose", Choose(Cards(RECRUIT & MINE), BecomeCopy(Cards(RECRUIT & FOES), THAT)))
    s = table("field a: scribe\nfield b: brute\nhand a: pose", source, pose)
    last(s, find(s, "scribe"), "copy", "source", ("dusk",))
    s.choose("play pose")
    brute = s.pieces[find(s, "brute", 1)]
    assert (face_in_force(s, brute), brute.marks) == ("source", (("source", 0),))
    fall_due(s, ("dusk",))  # the first copy is over, the second was made of what it was then
    assert s.pieces[find(s, "brute", 1)].marks == (("source", 0),)
    assert s.pieces[find(s, "scribe")].marks != (("source", 0),)


def test_a_copied_text_answers():
    s = position("field a: mimic\nfield b: gravekeeper\ndeck a: hail, hex")
    play_through(s, "act a/mimic")
    play_through(s, "raid with a/mimic")
    # Both strike for one: the gravekeeper departs, the copy of it draws.
    assert faces(s, "discard", 1) == ["gravekeeper"]
    assert faces(s, "hand") == ["hail"]


def test_a_blank_until_the_end_of_the_turn():
    s = position("field a: brute\nfield b: martyr, watchman\nhand a: hex, firestorm\ndeck b: hail, hex, oath")
    play_through(s, "play hex", "b/martyr")
    assert s.pieces[find(s, "martyr", 1)].text == ()
    other = s.clone()
    s.choose("play firestorm")
    assert faces(s, "hand", 1) == ["hail"]  # drawn at dawn of b's turn: the blank martyr has drawn nothing
    other.choose("end")
    assert len(other.pieces[find(other, "martyr", 1)].text) == 1


def test_a_gained_text_goes_with_the_life_of_its_piece():
    s = position("field a: watchman\nfield b: brute\nhand a: oath, firestorm")
    s.choose("play oath")
    watchman = find(s, "watchman")
    assert len(s.pieces[watchman].text) == 1
    s.choose("play firestorm")
    assert s.points == (2, 0)  # by the text that it had when it departed
    assert s.pieces[watchman].text == ()
    assert s.pieces[watchman].lasting == ()


def test_a_change_of_control_until_the_end_of_the_turn():
    s = position("field a: watchman\nfield b: brute [bowed], mimic\nhand a: bribe")
    play_through(s, "play bribe", "b/brute")
    assert options(s) == ["raid with a/watchman", "raid with b/brute", "end"]
    s.choose("raid with b/brute")
    assert s.pieces[find(s, "mimic", 1, "discard")].zone == "discard"
    assert s.game.speaks(s, find(s, "brute", 1)) == 1  # the turn is over
    assert s.pieces[find(s, "brute", 1)].controller == -1


def test_a_delayed_effect_whose_source_has_left():
    s = position("hand a: borrowed-time, hail, hex\ndeck a: oath, hush, snare\nfield b: watchman\nfield a: brute")
    s.choose("play borrowed-time")
    assert faces(s, "discard") == ["borrowed-time"]
    assert [type(r) for r in s.rows.values()] == [Running, Delayed]
    before = len(s.pieces)
    s.choose("end")
    assert (s.question.seat, sorted(options(s))) == (0, ["hail", "hex", "hush", "oath"])  # a hand has no order
    s.choose("hex")
    assert faces(s, "discard") == ["borrowed-time", "hex"]
    assert len(s.pieces) == before
    assert [type(r) for r in s.rows.values()] == [Running]  # the next turn


def test_a_turn_is_ended_from_within_a_raid():
    s = position(
        "field a: brute, watchman\nfield b: mimic\nhand b: nightfall\nhand a: borrowed-time\ndeck a: hail, hex"
    )
    s.choose("play borrowed-time")
    s.choose("raid with a/brute")
    assert current(s, "raid") > current(s, "turn") > 0
    assert asked(s) == (1, ["use nightfall", "pass"])
    s.choose("use nightfall")
    # The raid and the turn are over; what is delayed to the end of the turn still asks.
    assert current(s, "raid") == 0
    assert (s.question.seat, sorted(options(s))) == (0, ["hail", "hex"])  # a hand has no order
    s.choose("hail")
    assert (s.turn, s.active) == (2, 1)
    assert faces(s, "discard", 1) == ["nightfall"]  # put away, though its raid was ended from within
    assert s.pieces[find(s, "mimic", 1)].count("wound") == 0
    assert {type(row) for row in s.rows.values()} == {Running}
    assert len(s.rows) == 1


def test_a_raid_is_ended_from_within_its_blows():
    s = position("field a: brute\nfield b: watchman, mimic [bowed]\nhand b: curfew")
    play_through(s, "raid with a/brute", "b/mimic")
    assert asked(s) == (1, ["use curfew", "pass"])
    passed = s.clone()
    s.choose("use curfew")
    passed.choose("pass")
    assert faces(s, "discard", 1) == [*faces(passed, "discard", 1), "curfew"]
    # The mimic has departed in both; ended early, the raid earns no point for it.
    assert (s.points, passed.points) == ((0, 0), (1, 0))
    assert len(s.rows) == 1
