"""What scenes say about a question besides its options: numbers, shares to hand out, what would be given up."""

from coterie.games.primer import GAME
from coterie.kernel import loops
from coterie.kernel.ring_windows import Window
from coterie.kernel.scene_questions import question_of
from tests.kernel.bare import note, table

BEGUN = "position: primer\nfield a: brute\ndeck a: vigil\ndeck b: vigil\nturn: 1\n"


def prompt(s) -> str:
    """Return the word of the question."""
    return str(s.question.about[0]) if s.question else ""


def test_a_requested_number_is_given_with_each_option():
    s = GAME.start({}, seed=1)
    asked = question_of(Window(0, s))
    assert prompt(s) == "bid?"
    assert [f"bid {number}" for number in asked["numbers"]] == [option["notation"] for option in asked["options"]]
    while prompt(s) == "bid?":
        s.pick(0)
    assert "numbers" not in question_of(Window(0, s))


def test_a_scene_tells_all_that_is_handed_out():
    s = table((loops.allocate, 0, ("who",), "gets", (("a", 2), ("b", 1), ("c", 3)), 4, (note,)))
    assert loops.allotment(s) == loops.Allotment("gets", (("a", 2), ("b", 1), ("c", 3)), 4, True)
    s.choose("gets a")
    assert loops.allotment(s) == loops.Allotment("gets", (("a", 1), ("b", 1), ("c", 3)), 3, True)
    asks = table((loops.allocate, 0, ("who",), "gets", (("a", 1), ("b", 1)), 1, (note,), (), False))
    told = loops.allotment(asks)
    assert told is not None
    assert told.forced is False
    assert loops.allotment(table((loops.choose_number, 0, ("how many",), (1, 2, 3), (note,)))) is None


def test_shares_name_the_options_that_give_them():
    s = GAME.read(f"{BEGUN}hand a: hail\nfield b: brute, scribe")
    s.choose("play hail")
    shares = question_of(Window(0, s))["shares"]
    assert (shares["left"], shares["alone"]) == (3, True)
    assert [(room["notation"], room["most"]) for room in shares["room"]] == [("b/brute", 3), ("b/scribe", 3)]
    assert [room["pieces"] for room in shares["room"]] == [["piece:4"], ["piece:5"]]
    s.choose("b/scribe")
    assert prompt(s) != "hand out", "whoever was passed over gets no more"


def test_an_option_says_what_would_be_given_up():
    s = GAME.read(f"{BEGUN}hand a: hush")
    options = question_of(Window(0, s))["options"]
    found = {option["notation"]: option["warns"] for option in options if "warns" in option}
    assert found == {"end": "You lose your remaining actions: 2."}


def test_copies_of_a_card_in_hand_are_told_to_come_to_the_same():
    s = GAME.read(f"{BEGUN}field a: brute, brute\nhand a: hush, hush, hail")
    alike = {o["notation"]: o["like"] for o in question_of(Window(0, s))["options"] if "like" in o}
    assert alike == {"lay hush.2": "lay hush"}, "what lies on the table stays apart: one sees which is which"
