"""Answers to events: replacements, cancels, windows, forced reactions and their order, limits."""

from coterie.kernel.pieces import pile
from tests.primer.tools import asked, faces, find, options, play_through, position


def test_a_replacement_asks():
    s = position("field a: brute, amulet [on brute], torch [on watchman], watchman\nhand a: firestorm")
    s.choose("play firestorm")
    # The amulet is mandatory and the only replacement of this event, so its own question comes next.
    assert asked(s) == (0, ["a/amulet", "a/torch"])
    s.choose("a/torch")
    assert faces(s, "field") == ["brute", "amulet"]
    assert faces(s, "discard") == ["torch", "watchman", "firestorm"]  # in its place of the batch


def test_the_affected_player_picks_among_replacements_and_an_optional_one_can_be_declined():
    s = position("field a: brute, amulet [on brute], bodyguard\nhand b: firestorm\nturn: 2")
    s.choose("play firestorm")
    assert asked(s) == (0, ["use a/amulet", "use a/bodyguard"])
    s.choose("use a/bodyguard")
    assert faces(s, "field") == ["brute", "amulet"]  # the bodyguard stands in; its own departure finds nothing
    assert faces(s, "discard") == ["bodyguard"]
    s = position("field a: brute, bodyguard\nhand b: firestorm\nturn: 2")
    s.choose("play firestorm")
    assert asked(s) == (0, ["use a/bodyguard", "decline"])
    s.choose("decline")
    assert faces(s, "field") == []


def test_a_cancel_and_a_cancel_of_the_cancel():
    text = "field a: brute\nfield b: watchman\nhand a: firestorm, hush\nhand b: hush"
    s = position(text)
    s.choose("play firestorm")
    assert asked(s) == (1, ["use hush", "pass"])
    once = s.clone()
    once.choose("use hush")
    assert asked(once) == (0, ["use hush", "pass"])  # the answer is itself played, and can be answered
    twice = once.clone()
    once.choose("pass")
    assert faces(once, "field") == ["brute"]
    assert faces(once, "discard") == ["firestorm"]
    assert faces(once, "discard", 1) == ["hush"]
    twice.choose("use hush")
    assert faces(twice, "field") == []
    assert faces(twice, "discard") == ["hush", "brute", "firestorm"]


def test_windows_alternate_between_two_teams_until_all_pass():
    hands = "hand a: hush\nhand b: vigil\nhand c: nightfall\nhand d: nightfall, snare"
    s = position(f"field a: brute\nfield b: watchman\n{hands}", players=4, windows="all")
    play_through(s, "raid with a/brute", "b/watchman")
    seen = []
    while s.question.about[0] == "answer?":
        seen.append(asked(s))
        s.choose("pass")
    # Those who could answer a foe's raid are asked, in the order of the teams, whether they hold an answer or not; a
    # departure can be answered by its own seat only, wounds by everybody.
    assert seen[:3] == [(1, ["pass"]), (3, ["use nightfall", "pass"]), (1, ["use vigil", "pass"])]
    assert [seat for seat, _ in seen] == [1, 3, 1, 0, 1, 2, 3]


def test_after_an_answer_all_must_pass_again():
    s = position("field a: brute\nfield b: watchman, scribe\nhand a: vigil\nhand b: vigil\ndeck b: hail", windows="all")
    play_through(s, "raid with a/brute", "b/watchman", "pass")
    assert asked(s) == (1, ["use b/scribe", "use vigil", "pass"])
    s.choose("use b/scribe")
    assert s.points == (0, 1)
    assert asked(s) == (1, ["use vigil", "pass"])  # a could not answer the departure of a recruit of b's


def test_what_has_departed_reacts_to_its_departure():
    s = position("field a: brute\nfield b: martyr\ndeck b: hail, hex, oath")
    assert options(s) == ["raid with a/brute", "end"]
    s.choose("raid with a/brute")
    assert faces(s, "discard", 1) == ["martyr"]
    assert faces(s, "hand", 1) == ["hail", "hex"]


def test_a_batch_of_simultaneous_departures_is_seen_by_those_that_leave_in_it():
    s = position(
        "field a: gravekeeper, brute\nfield b: martyr, watchman, torch [on watchman]\nhand a: firestorm\n"
        "deck a: hail, hex, oath\ndeck b: hail, hex, oath"
    )
    s.choose("play firestorm")
    # The gravekeeper has left together with the two foes, and answers each of them.
    assert asked(s) == (0, ["trigger a/discard/gravekeeper 1 for b/discard/martyr",
                            "trigger a/discard/gravekeeper 1 for b/discard/watchman"])  # fmt: skip
    s.choose(0)
    assert faces(s, "hand") == ["hail", "hex"]
    assert faces(s, "hand", 1) == ["hail", "hex"]
    assert faces(s, "discard") == ["gravekeeper", "brute", "firestorm"]
    assert faces(s, "discard", 1) == ["martyr", "watchman", "torch"]


def test_the_order_of_triggers_is_their_players():
    text = (
        "field a: gravekeeper, gravekeeper, brute\nfield b: watchman [wound 1]\ndeck a: hail, hex\n"
        "field c: martyr\ndeck c: hail, hex"
    )
    s = position(text, players=3)
    play_through(s, "raid with a/brute", "b/watchman")
    assert asked(s) == (0, ["trigger a/gravekeeper", "trigger a/gravekeeper.2"])
    s.choose("trigger a/gravekeeper.2")
    assert faces(s, "hand") == ["hail", "hex"]


def test_a_limit_once_per_turn():
    s = position(
        "field a: brute, watchman\nfield b: martyr [wound 0], gravekeeper, scribe\nhand a: hail\ndeck a: hail, hex"
    )
    s.choose("play hail")
    play_through(s, "b/martyr", "b/gravekeeper", "b/scribe")
    assert asked(s) == (1, ["use b/scribe 1 for b/discard/martyr", "use b/scribe 1 for b/discard/gravekeeper", "pass"])
    s.choose(0)
    assert s.points == (0, 1)
    assert s.question.about[0] == "action?"  # the second departure finds the limit used up
    assert asked(s) == (0, ["raid with a/brute", "raid with a/watchman", "end"])
    assert len(s.uses) == 1
    s.choose("end")
    assert s.uses == {}  # the limit ended with the turn


def test_an_answer_from_the_face_down_pile_is_known_to_its_seat_only():
    s = position("field a: brute\nfield b: watchman\ntrap b: snare", windows="all")
    trap = pile(s, "trap", 1)[0]
    for view in (s.scene(0), s.scene(-1)):
        (there,) = (area for area in view["areas"] if area["id"] == "trap:1")
        assert [piece["face"] for piece in there["pieces"]] == [None]
    assert "snare" not in s.notation(0)
    assert "trap b: ?" in s.notation(0)
    assert "trap b: snare" in s.notation(1)
    s.choose("raid with a/brute")
    assert asked(s) == (1, ["use b/trap.1", "pass"])
    s.choose("use b/trap.1")
    assert s.pieces[find(s, "brute")].count("wound") == 1
    assert s.pieces[trap].zone == "discard"
    assert s.pieces[find(s, "watchman", 1)].count("wound") == 0
