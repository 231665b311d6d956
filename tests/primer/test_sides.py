"""Which side lies up: what is turned over is another thing for effects, whoever knows its face."""

from coterie.games.primer.numbers import stat
from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import ALL, change, found, move, pile, ref, turn
from coterie.kernel.scopes import last
from tests.primer.tools import asked, faces, find, play_through, position

DISGUISE = "field a: brute [wound 1], torch [on brute]\nfield b: martyr, watchman\nhand a: disguise"


def test_what_all_have_seen_and_lies_face_down_is_no_recruit():
    s = position(DISGUISE)
    before = ref(s, find(s, "brute"))
    s.choose("play disguise")
    assert asked(s) == (0, ["a/brute", "b/martyr", "b/watchman"])
    s.choose("a/brute")
    brute = s.pieces[before[0]]
    assert (brute.down, brute.known, brute.text, brute.count("wound")) == (True, ALL, (), 1)
    assert faces(s, "field") == ["brute", "torch"]  # what hangs on it stays
    assert found(s, before) is None
    assert asked(s) == (0, ["rouse a/field.1", "end"])  # it raids no more
    assert s.question.options[0].label == "Turn Brute face up"
    s.choose("end")
    s.choose("raid with b/watchman")
    assert s.points == (0, 1)  # nobody was there to be raided
    assert "field a: brute [down, wound], torch [on brute]" in s.notation(1)


def test_turned_up_again_it_is_a_recruit_with_a_life_of_its_own():
    s = position(DISGUISE)
    brute = find(s, "brute")
    play_through(s, "play disguise", "a/brute")
    down = ref(s, brute)
    s.choose("rouse a/field.1")
    assert (s.pieces[brute].down, found(s, down), stat(s, brute, "might")) == (False, None, 4)
    assert asked(s) == (1, ["raid with b/martyr", "raid with b/watchman", "end"])
    s.choose("raid with b/martyr")  # it can be raided again, and departs with the martyr
    assert faces(s, "discard") == ["disguise", "brute", "torch"]
    assert s.game.read(s.notation()).fingerprint() == s.fingerprint()


def test_the_text_of_what_lies_face_down_does_not_count():
    s = position(DISGUISE + ", firestorm\ndeck b: hail, hex, oath")
    play_through(s, "play disguise", "b/martyr")
    assert s.pieces[find(s, "martyr", 1)].text == ()
    s.choose("play firestorm")
    assert faces(s, "field", 1) == ["martyr"]  # no recruit, so it is not burned
    assert faces(s, "hand", 1) == ["hail"]  # drawn at dawn; the watchman had nothing to say


def test_what_lasted_on_a_side_is_gone_once_it_is_turned():
    s = position("field a: brute\nfield b: watchman")
    brute = find(s, "brute")
    last(s, brute, "control", 1, ("dusk",))
    last(s, brute, "gain", s.game.faces["martyr"].abilities[0], ("dusk",))
    turn(s, brute, down=True)
    turn(s, brute, down=False)
    now = s.pieces[brute]
    assert (s.game.speaks(s, brute), now.text, now.lasting) == (0, (), ())


def test_what_arrives_face_down_is_known_to_nobody_until_it_is_turned_up():
    s = position("deck a: brute, hail\nfield b: watchman")
    top, learnt = pile(s, "deck", 0)[0], s.learnt
    move(s, top, "field", 0, down=True)
    assert [knows(s, seat, top) for seat in (0, 1, -1)] == [False, False, False]
    assert s.learnt == learnt
    assert "field a: ? [down]" in s.notation(0)
    again = s.game.read(s.notation())
    assert again.fingerprint() == s.fingerprint()
    hidden = [
        piece for area in s.scene(0)["areas"] for piece in area.get("pieces", ()) if piece["id"] == f"piece:{top}"
    ]
    assert hidden == [{"id": f"piece:{top}", "kind": "hidden", "face": None, "orientation": "down"}]
    change(s, top, ready=False)  # bowed face down: neither is the other
    turn(s, top, down=False)
    assert (s.pieces[top].known, s.pieces[top].ready, s.learnt) == (ALL, False, learnt + 1)


def test_what_lies_face_down_arrives_face_up_elsewhere_and_stays_face_down_within_its_zone():
    s = position("field a: brute [down]\nfield b: watchman")
    brute = next(p for p in pile(s, "field", 0))
    move(s, brute, "field", 1)
    assert s.pieces[brute].down
    move(s, brute, "discard", 0)
    assert (s.pieces[brute].down, s.pieces[brute].known) == (False, ALL)


def test_a_piece_that_is_printed_on_both_sides():
    s = position("field a: changeling\nfield b: watchman, mimic [wound 1]")
    changeling = find(s, "changeling")
    assert asked(s) == (0, ["act a/changeling", "raid with a/changeling", "end"])
    assert stat(s, changeling, "might") == 1
    s.choose("act a/changeling")
    assert (s.pieces[changeling].down, stat(s, changeling, "might")) == (True, 3)
    assert asked(s) == (0, ["act a/changeling", "raid with a/changeling", "end"])  # a recruit on either side
    turned, raided = s.clone(), s
    raided.choose("raid with a/changeling + b/watchman")
    assert faces(raided, "discard", 1) == ["watchman"]
    turned.choose("act a/changeling")
    assert stat(turned, changeling, "might") == 1
    assert s.game.faces["changeling"].text == (
        "Action: turn this card face down. On the other side: Action: turn this card face up. This card gets +2 might."
    )
