"""Intel: who is asked for it, what the question says, and what is left of it once a card is discarded."""

import pytest

from tests.rivals.tools import blood_on, options, play_through, position, where

FAR = "streets a: hydra [blood 6], skunk [blood 3]\nhaven b: doc [blood 5]\nboard b: the-madhouse\nhand a: {}\n"


@pytest.mark.ruling("RR-7", "R-238")
@pytest.mark.parametrize(
    ("windows", "hand", "library", "open_"),
    [
        ("all", "drive-by", "scoped-30-06", True),
        ("all", "drive-by", "haze", False),  # nobody could think that there is such a card
        ("all", "", "scoped-30-06", False),
        ("useful", "drive-by", "scoped-30-06", False),
    ],
)
def test_declining_says_that_the_attack_comes_to_nothing_whatever_the_hand_may_hold(windows, hand, library, open_):
    s = position(
        (FAR if hand else FAR.replace("hand a: {}\n", "")).format(hand) + f"library a: {library}\n", windows=windows
    )
    s.choose("attack with a/hydra")
    if open_:  # with such a card others could be reached: whether one is asked must not tell of it
        assert (s.asked[1][0], options(s)) == ("target?", ["b/doc"])
        s.choose("b/doc")
    assert options(s) == ["a/skunk", "use a/hydra", "no Intel"]
    assert s.question.options[-1].label == "The attack comes to nothing: not enough Intel"
    assert s.question.prompt == "How does Hydra get the Intel that it lacks?"
    assert s.index("no card") == 2  # so records of older versions can be replayed


@pytest.mark.ruling("RR-7", "R-238")
def test_who_has_played_a_card_face_up_is_not_thought_to_have_another_one():
    s = position(
        "streets a: hydra [blood 6], skunk [blood 3]\nstreets b: doc [blood 5]\nattached b: earth-meld [on streets/doc]\n"
        "hand a: scoped-30-06, scoped-30-06\nlibrary a: scoped-30-06\n",
        windows="all",
    )
    play_through(s, "attack with a/hydra", "b/doc")
    assert options(s) == [
        "a/skunk",
        "play scoped-30-06 face up",
        "play scoped-30-06.2 face up",
        "use a/hydra",
        "no Intel",
    ]
    s.choose("play scoped-30-06 face up")
    assert options(s) == ["a/skunk", "use a/hydra", "no Intel"]
    s.choose("no Intel")
    assert (s.asked[1][0], where(s, "scoped-30-06", 0)) == ("action?", "discard")


@pytest.mark.ruling("R-237", "R-240")
def test_an_attack_goes_on_if_its_intel_is_enough_without_the_card_that_was_discarded():
    s = position(
        "streets a: dien [blood 6]\nhaven b: doc [blood 5]\nboard b: the-madhouse\nhand a: scoped-30-06\nleaders: dien doc\n"
        "attached a: chef [down, known all, on streets/dien], wraith-intel [known all, on chef]\n"
    )
    play_through(s, "attack with a/dien", "play scoped-30-06 face up")
    assert (s.asked[1][0], "use a/wraith-intel" in options(s)) == ("moment", True)
    play_through(s, "use a/wraith-intel", "physical")
    assert where(s, "scoped-30-06") == "discard"
    assert blood_on(s, "doc") == 3
