"""Honored, dishonored and what may not be: who cannot receive a token, and who cannot be dishonored (part 12)."""

import pytest

from tests.l5r.tools import asked, options, play, position, row, through

LAW = (
    "field b: steward-of-law [present], {}\nfield a: bayushi-liar [present]\nhand a: {}\nconflict: a political fire b1"
)


def at_law(who: str, hand: str = "way-of-the-scorpion"):
    """Nobody receives a dishonored token while Steward of Law participates."""
    return position(LAW.format(who, hand), windows="all")


@pytest.mark.ruling("L-12.2", "L-8.17")
def test_who_cannot_receive_a_dishonored_token_can_still_lose_the_honored_one():
    s = at_law("brash-samurai [present, honored], doji-whisperer [present]")
    if asked(s)[0] == 1:
        s.choose("pass")
    s.choose("use way-of-the-scorpion")  # of the three only the honored one would change
    assert (row(s, "brash-samurai").count("honored"), row(s, "brash-samurai").count("dishonored")) == (0, 0)
    assert row(s, "doji-whisperer").count("dishonored") == 0


@pytest.mark.ruling("L-8.10", "L-8.17")
def test_an_ordinary_character_that_cannot_receive_the_token_is_no_target():
    s = at_law("doji-whisperer [present]")
    if asked(s)[0] == 1:
        s.choose("pass")
    assert "use way-of-the-scorpion" not in options(s)


@pytest.mark.ruling("L-7.2", "L-12.2")
def test_the_fire_ring_dishonors_of_those_at_law_only_who_is_honored():
    s = position(
        "field b: steward-of-law [present], brash-samurai [present, honored, bowed], doji-whisperer [bowed]\n"
        "field a: bayushi-liar [present]\nhand a: banzai\nconflict: a political fire b1"
    )
    through(s, "ring effect?")
    s.choose("resolve fire")
    assert [said for said in options(s) if said.startswith("dishonor")] == ["dishonor b/brash-samurai"]


@pytest.mark.ruling("L-12.3", "L-8.17")
@pytest.mark.parametrize(("more", "ninja"), [("", 1), ("steward-of-law [present]", 0)])
def test_who_enters_play_dishonored_comes_ordinary_at_law(more, ninja):
    s = position(
        f"field b: doji-whisperer [present], {more}\nfield a: bayushi-liar [present]\nhonor: 5 6\n"
        "hand a: from-the-shadows, adept-of-shadows\nfate: 9 0\nconflict: a political fire b1".replace(", \n", "\n"),
        windows="all",
    )
    play(s, "use from-the-shadows", "adept-of-shadows")
    assert row(s, "adept-of-shadows").zone == "field"
    assert row(s, "adept-of-shadows").count("dishonored") == ninja


GOSSIP = "field a: shameless-gossip [present]\nfield b: savvy-politician [present, dishonored], {}\nhand a: let-go\n"


@pytest.mark.ruling("L-12.3", "L-8.17")
@pytest.mark.parametrize(
    ("field", "to"),
    [
        ("brash-samurai, doji-whisperer [honored]", ["brash-samurai", "doji-whisperer"]),
        ("maker-of-keepsakes, doji-whisperer, brash-samurai", ["doji-whisperer", "brash-samurai"]),  # cannot receive it
        ("maker-of-keepsakes [honored], doji-whisperer", ["maker-of-keepsakes", "doji-whisperer"]),  # loses the other
        ("marauding-oni, doji-whisperer", ["marauding-oni", "doji-whisperer"]),  # nobody is dishonored by it
    ],
)
def test_a_dishonored_token_goes_to_whoever_can_receive_it(field, to):
    s = position(f"{GOSSIP.format(field)}conflict: a political fire b1", windows="all")
    if asked(s)[0] == 1:
        s.choose("pass")
    s.choose("use a/shameless-gossip")
    if "b/savvy-politician" in options(s):
        s.choose("b/savvy-politician")
    assert [said.removeprefix("b/") for said in options(s)] == to
