"""A choice from a hand or a library is asked for where only one answer is left, too: nobody learns how many there were."""

import pytest

from tests.vtes.tools import SCHOOL, options, play_through, table, taught, vampire


@pytest.mark.ruling("VR-1.4", "VR-4.1")
@pytest.mark.parametrize(
    ("who", "hand", "more", "choices", "left"),
    [
        ("sakhar", "dodge", {"library_a": "dodge"}, ("act with sakhar by sakhar 1",), "none"),  # no equipment is found
        (taught("aus"), "revelations", {"hand_b": "dodge"}, ("play revelations", "way 1"), "discard b/hand/dodge"),
        (
            "lenelle-mambo-of-birmingham",
            "fake-out",
            {"ash_a": "dodge"},
            ("act with lenelle-mambo-of-birmingham by lenelle-mambo-of-birmingham 1",),
            "discard fake-out",
        ),
    ],
)
def test_the_only_answer_is_asked_for(who, hand, more, choices, left):
    s = table(who, hand, game=SCHOOL, **more)
    for choice in choices:
        if choice in options(s) or not choice.startswith("way"):
            play_through(s, choice)
    assert options(s) == [left]


@pytest.mark.ruling("VR-1.4", "VR-4.1")
def test_a_library_in_which_nothing_fits_is_searched_like_any_other():
    s = table(vampire(clan="Ravnos"), "black-market-cache", phase="5.2.1", library_a="dodge, dodge")
    s.choose("play black-market-cache")
    assert options(s) == ["none"]
