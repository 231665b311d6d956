"""What all opponents lose at once: ring effects of the Shadowlands, an unopposed loss (L-9.5, L-9.11, U-043 to U-048)."""

import pytest

from tests.l5r.shadow.tools import against
from tests.l5r.tools import asked, faces, options, play, position, row, through

LOST = "field c: wild-ogre [present]\nhand a: banzai, outwit\nhand b: banzai\ndeck c: dark-bargain"


def won(element: str, text: str):
    """The deck has won a conflict of an element against two clans; to the first question about its ring."""
    s = against(f"{LOST}\n{text}\nconflict: c military {element} a1 b1", players=2, windows="all")
    return through(s, "shadow ring?", "answer?", "bid?")


@pytest.mark.ruling("U-043", "L-9.5")
def test_air_costs_all_of_them_honor_before_anybody_reacts():
    s = won("air", "field a: righteous-samurai [bowed]\nfield b: doji-whisperer")
    assert asked(s) == (0, ["use a/righteous-samurai", "pass"])
    assert s.honor[:2] == (5, 5)


@pytest.mark.ruling("U-045", "U-046", "U-047", "U-048", "L-9.11")
@pytest.mark.parametrize(
    ("element", "says", "seen"),
    [
        ("fire", "taint", lambda now: now.count("tainted")),
        ("water", "bow", lambda now: int(not now.ready)),
        ("void", "remove fate of", lambda now: 2 - now.count("fate")),
    ],
)
def test_what_they_choose_one_after_the_other_happens_at_the_same_time(element, says, seen):
    s = won(
        element,
        "field a: eager-scout [fate 2], deathseeker [fate 2]\nfield b: doji-whisperer [fate 2], brash-samurai [fate 2]",
    )
    assert asked(s) == (0, [f"{says} a/eager-scout", f"{says} a/deathseeker"])
    s.choose(f"{says} a/deathseeker")
    assert asked(s) == (1, [f"{says} b/doji-whisperer", f"{says} b/brash-samurai"])
    assert seen(row(s, "deathseeker", "field")) == 0
    s.choose(f"{says} b/brash-samurai")
    there = ("eager-scout", "deathseeker", "doji-whisperer", "brash-samurai")
    assert [seen(row(s, face, "field")) for face in there] == [0, 1, 0, 1]


@pytest.mark.ruling("U-044", "L-9.11", "L-8.13", "L-14.8")
def test_earth_takes_a_card_of_each_row_and_then_one_of_the_hand_of_those_alone_who_have_lost_one():
    s = won(
        "earth", "row a1: solemn-scholar\nrow a2: funeral-pyre [down]\nrow a3: eager-scout\nrow b1: funeral-pyre [down]"
    )
    assert options(s) == ["discard a1/row/solemn-scholar", "discard a3/row/eager-scout"]
    s.choose("discard a3/row/eager-scout")
    assert faces(s, "fallen") == ["eager-scout"]
    assert (len(faces(s, "hand")), len(faces(s, "hand", 1))) == (1, 1)
    assert [len(s.piles["row", place]) for place in range(3)] == [1, 1, 1]


@pytest.mark.ruling("L-6.9", "U-221", "L-9.5")
def test_an_unopposed_loss_costs_both_of_a_team_honor_before_anybody_reacts():
    s = position(
        "field a: heartless-intimidator [present]\nhonor: 9 9 9 9\nhand a: banzai\nhand b: banzai\n"
        "conflict: a political fire b1",
        players=4,
        format="stronghold",
        windows="all",
    )
    while not any(said.startswith("use a/heartless") for said in options(s)):
        s.choose("pass" if "pass" in options(s) else s.question.default)
    assert s.honor == (9, 8, 9, 8)
    play(s, *[said for said in options(s) if said != "pass"][:1])
    assert len([said for said in options(s) if said.startswith("use a/heartless")]) == 1
