"""Intel: who is asked for it, what the question says, and what is left of it once a card is discarded."""

import pytest

from tests.rivals.tools import blood_on, options, play_through, position, where

FAR = "streets a: hydra [blood 6], skunk [blood 3]\nhaven b: doc [blood 5]\nboard b: the-madhouse\nhand a: {}\n"


@pytest.mark.ruling("RR-7", "R-238")
@pytest.mark.parametrize(
    ("windows", "hand", "library", "last"),
    [
        ("all", "drive-by", "scoped-30-06", "no card"),
        ("all", "drive-by", "haze", "no Intel"),  # nobody could think that there is one
        ("all", "", "scoped-30-06", "no Intel"),
        ("useful", "drive-by", "scoped-30-06", "no Intel"),
    ],
)
def test_declining_sounds_as_if_there_was_a_card_where_there_could_be_one(windows, hand, library, last):
    s = position(
        (FAR if hand else FAR.replace("hand a: {}\n", "")).format(hand) + f"library a: {library}\n", windows=windows
    )
    s.choose("attack with a/hydra")
    if last == "no card":  # with such a card others could be reached: whether one is asked must not tell of it
        assert (s.asked[1][0], options(s)) == ("target?", ["b/doc"])
        s.choose("b/doc")
    assert options(s) == ["a/skunk", "use a/hydra", last]
    assert s.question.prompt == "Whom do you exhaust so that Hydra has more Intel?"


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
        "no card",
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
