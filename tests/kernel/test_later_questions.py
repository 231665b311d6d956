"""What an option could still be about behind what its gesture reaches: pieces of later questions, and nothing hidden."""

import random

import coterie
from coterie.kernel import gestures, later_questions
from coterie.kernel.ring_windows import Window
from coterie.kernel.scene_questions import question_of

STREETS = """position: rivals
setup: {"players":2,"windows":"all"}
active: a
prestige: 11 9
leaders: hydra guvnah
actions: 2
haven a: shades [blood 3]
streets a: hydra [blood 6], skunk [blood 3]
streets b: guvnah [blood 2], doc [blood 1]
hand a: coup-de-grace, fleetness
hand b: cloak-of-shadows
library a: fleetness, fleetness
library b: unhinged, unhinged
deck: medium, taxi-driver
"""

LEAVING = """position: l5r
setup: {"players":2,"format":"skirmish","windows":"all"}
phase: conflict
round: 1
field a: doji-whisperer, matsu-berserker
deck a: banzai, banzai
deck b: banzai, banzai
dynasty a: doji-whisperer, doji-whisperer
dynasty b: doji-whisperer, doji-whisperer
"""


def ahead(s, seat: int, choice: str, seed: int = 1) -> list[str]:
    """Return the pieces that the questions after an option could be about, in a world that a seat takes for the real one."""
    found: list[str] = []
    for more in later_questions.pieces_after(s.sample(seat, random.Random(seed)), seat, choice):
        assert more[: len(found)] == found, "what was found stays found"
        found = more
    return found


def named(s, ids: list[str]) -> set[str]:
    """Return the faces of pieces."""
    return {s.pieces[int(one.removeprefix("piece:"))].face for one in ids}


def test_a_card_that_is_shown_when_it_is_played_tells_what_it_could_be_aimed_at():
    s = coterie.game("rivals").read(STREETS)
    before = s.fingerprint()
    last, at = gestures.last(s, "play coup-de-grace")
    assert gestures.following(s, last, at) is None, "a gesture ends where the card is shown"
    assert named(s, ahead(s, 0, "play coup-de-grace")) == {"hydra", "skunk", "guvnah", "doc"}
    assert s.fingerprint() == before


def test_what_another_holds_makes_no_difference_to_it():
    found = {
        tuple(ahead(coterie.game("rivals").read(text), 0, "play coup-de-grace", seed))
        for text in (STREETS, STREETS.replace("cloak-of-shadows", "fragmented-mind"))
        for seed in range(5)
    }
    (aimed,) = found
    assert len(aimed) == 4


def test_it_ends_where_the_same_is_asked_again_or_others_may_answer():
    s = coterie.game("rivals").read(STREETS)
    assert ahead(s, 0, "draw") == []
    assert ahead(s, 0, "no such thing") == []
    attacked = named(s, ahead(s, 0, "attack with a/hydra"))
    assert {"guvnah", "doc"} <= attacked
    assert "fleetness" not in attacked


def test_a_question_for_an_order_says_which_answer_keeps_it():
    s = coterie.game("l5r").read(LEAVING)
    s.choose("pass")
    asked = question_of(Window(0, s))
    assert (asked["prompt"], asked["orders"]) == ("Which character without fate leaves first?", "all")
    s.choose("a/matsu-berserker")
    assert "orders" not in question_of(Window(0, s)), "with one left there is no order"


def test_a_card_that_is_discarded_says_onto_which_pile():
    s = coterie.game("rivals").read(STREETS.replace("shades [blood 3]", "shades [blood 1]"))
    s.choose("end")
    found = {option["label"]: option.get("onto") for option in question_of(Window(0, s))["options"]}
    assert found["Discard Fleetness"] == "discard:0"
    assert [place for label, place in found.items() if not label.startswith("Discard")] == [None]
