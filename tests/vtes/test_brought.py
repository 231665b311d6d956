"""Cards that the text of another card brings into play: they are not played, but what they ask for and cost counts."""

import pytest

from tests.vtes.tools import IDLE, SCHOOL, borne_by, locked, options, position, table, take, taught

WHO = taught("tha")
HAND = "hand a: magic-of-the-smith, dodge, dodge, dodge, dodge, dodge, dodge\n"


def searched(library: str, board: str = "", head: str = ""):
    """Return a position in which a vampire searches its library with Magic of the Smith, which costs it blood only."""
    s = position(
        f"{head}ready a: {WHO} [blood 6], madison [bowed, blood 1]\n{HAND}library a: dodge, dodge, {library}\n{board}{IDLE}",
        game=SCHOOL,
    )
    s.choose("play magic-of-the-smith")
    take(s, "pay 1")
    return s


@pytest.mark.ruling("C-065", "VR-4.8")
@pytest.mark.parametrize(("board", "pool"), [("", 28), ("board a: the-british-museum-london\n", 29)])
def test_what_makes_equipment_cheaper_makes_it_cheaper_where_it_is_found(board, pool):
    s = searched("drum-of-xipe-totec", board)
    s.choose("fetch library/drum-of-xipe-totec")
    assert (borne_by(s, WHO), s.pool[0]) == (["drum-of-xipe-totec"], pool)


@pytest.mark.ruling("C-065", "V-068")
@pytest.mark.parametrize(("choice", "pool", "used"), [("lock a/the-shard-london", 30, True), ("pay 2", 28, False)])
def test_a_card_may_be_locked_to_pay_less_for_what_is_found(choice, pool, used):
    s = searched("44-magnum", "board a: the-shard-london\n", "edge: a\n")
    s.choose("fetch library/44-magnum")
    assert options(s) == ["lock a/the-shard-london", "pay 2"]
    s.choose(choice)
    assert (borne_by(s, WHO), s.pool[0], locked(s, "the-shard-london")) == (["44-magnum"], pool, used)


@pytest.mark.ruling("C-065", "V-061", "V-067")
@pytest.mark.parametrize(
    ("board", "found"),
    [("", False), ("board a: therbold-realty\n", False), ("board a: the-british-museum-london\n", True)],
)
def test_equipment_is_found_that_can_be_paid_for_with_what_makes_it_cheaper(board, found):
    """Therbold Realty makes locations cheaper, and the drum is none."""
    s = searched("drum-of-xipe-totec", board, "pool: 1 20 20\n")
    assert ("fetch library/drum-of-xipe-totec" in options(s)) is found


@pytest.mark.ruling("C-065", "VR-4.7")
def test_equipment_is_found_only_if_its_bearer_meets_its_requirements():
    s = searched("mummys-tongue, flak-jacket")  # the tongue asks for a Ministry
    assert options(s) == ["fetch library/flak-jacket", "none"]


@pytest.mark.ruling("VR-1.4")
def test_nobody_learns_that_nothing_was_found():
    assert options(searched("dodge")) == ["none"]


@pytest.mark.ruling("C-069", "VR-4.8")
def test_equipment_that_comes_from_the_hand_is_cheaper_as_well():
    s = table(
        f"{WHO} [blood 4]", "anonymous-freight, drum-of-xipe-totec", board_a="the-british-museum-london", game=SCHOOL
    )
    s.choose("play anonymous-freight")
    take(s, WHO, "drum")
    assert (borne_by(s, WHO), s.pool[0]) == (["drum-of-xipe-totec"], 29)
