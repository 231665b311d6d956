"""What reading whole games line by line has found, each in a position of its own."""

import pytest

from coterie.kernel.events import about
from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    IDLE,
    SCHOOL,
    THIRD,
    blocked,
    blood_on,
    find,
    happen,
    options,
    play,
    play_through,
    position,
    reach,
    rest,
    table,
    taught,
    vampire,
    where,
)

# ── hands ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-4.9")
def test_of_two_cards_that_are_discarded_neither_is_one_that_has_been_drawn_for_the_other():
    who = vampire("OBL", least=5)
    s = table(who, "shroud-of-decay", hand_b="dodge, majesty, fake-out, vessel, fame, villein, minion-tap",
              library_b="claws-of-the-dead, slam")  # fmt: skip
    play_through(s, "play shroud-of-decay")
    reach(s, "discard dodge")
    left = ["majesty", "fake-out", "vessel", "fame", "villein", "minion-tap"]
    assert options(s) == [f"discard {face}" for face in left]
    s.choose("discard fame")
    assert (where(s, "dodge"), where(s, "fame"), len(pile(s, "hand", 1))) == ("ash", "ash", 7)


@pytest.mark.ruling("VR-4.9")
def test_cards_burned_at_random_for_one_effect_are_all_from_the_hand_that_there_was():
    """Constant Revolution with 3 counters, each of which takes a card or a pool."""
    s = position(
        "phase: 5.5.2\nready a: madison [blood 4]\nboard a: constant-revolution [counter 3]\n"
        f"library b: {', '.join(['slam'] * 9)}\nhand b: {', '.join(['dodge'] * 7)}\nready b: nassir [blood 4]\n{THIRD}"
    )
    reach(s, "give a card", over=True)
    assert [s.pieces[p].face for p in pile(s, "hand", 1)] == ["dodge"] * 7  # nothing is taken before all is chosen
    play_through(s, "give a card", "give pool")
    faces = [s.pieces[p].face for p in pile(s, "hand", 1)]
    assert (faces.count("dodge"), faces.count("slam"), s.pool[1]) == (5, 2, 29)


@pytest.mark.ruling("VR-4.9")
def test_no_more_cards_can_be_given_than_there_are():
    s = position(
        "phase: 5.5.2\nready a: madison [blood 4]\nboard a: constant-revolution [counter 2]\nhand b: dodge\n"
        f"ready b: nassir [blood 4]\n{THIRD}"
    )
    reach(s, "give a card", over=True)
    assert (where(s, "dodge"), s.pool[1]) == ("ash", 29)


# ── masters ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-039", "VR-4.2")
def test_what_follows_a_master_card_comes_after_its_effect():
    """Nonu Dis is full: only once Villein has moved her blood is there room for one more."""
    s = table("nonu-dis [blood 8]", "villein", phase="5.2.2")
    play_through(s, "play villein")
    reach(s, "2", "use nonu-dis")
    assert (blood_on(s, "nonu-dis"), s.pool[0]) == (7, 32)


@pytest.mark.ruling("VR-4.4")
def test_a_cancelled_master_card_was_played_as_well():
    s = table("nonu-dis [blood 4]", "elder-library", phase="5.2.2", hand_b="sudden-reversal")
    play_through(s, "play elder-library", "play sudden-reversal", "use nonu-dis")
    assert (blood_on(s, "nonu-dis"), where(s, "elder-library")) == (5, "ash")


@pytest.mark.ruling("VR-11.2", "VR-4.8")
def test_nothing_follows_a_master_card_that_takes_the_last_pool_of_its_player():
    s = position(f"pool: 2 30 30\nphase: 5.2.2\nready a: nonu-dis [blood 3]\nhand a: temple-hunting-ground\n{IDLE}")
    s.choose("play temple-hunting-ground")
    assert (s.out, s.halves[2], s.active) == ((0,), 2, 1)


# ── strength ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.3")
@pytest.mark.parametrize("first", [True, False])
def test_what_is_added_to_a_strength_counts_beside_one_that_is_given(first):
    """Torn Signpost makes it 2 and Form of the Wolf 1 more, whichever is played first (D-829)."""
    who, other = taught("pot pro"), taught(capacity=9, nth=2)
    s = blocked(f"{who} [blood 5]", "torn-signpost, form-of-the-wolf", b=f"{other} [blood 8]", game=SCHOOL)
    both = ["play torn-signpost", "play form-of-the-wolf"]
    for each in both if first else both[::-1]:
        reach(s, each)
    rest(s)
    assert blood_on(s, other) == 5


@pytest.mark.ruling("VR-8.3")
def test_so_does_what_its_own_text_adds():
    """Calebos has a strength of 2, one of it by his text; Torn Signpost is played at the superior level."""
    other = taught(capacity=9, nth=2)
    s = blocked("calebos [blood 5]", "torn-signpost", b=f"{other} [blood 8]", game=SCHOOL)
    play(s, "torn-signpost", 2)
    rest(s)
    assert blood_on(s, other) == 4


# ── combat ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def abuse(mine: int, theirs: int):
    """A vampire without a text enters combat by Abuse of Power with another; both strike with their hands, for 1."""
    who, other = taught(path="Caine"), taught(capacity=7, nth=2)
    s = position(
        f"ready a: {who} [blood {mine}]\nhand a: abuse-of-power\nready b: {other} [bowed, blood {theirs}]\n"
        f"hand b: dodge\n{THIRD}",
        game=SCHOOL,
    )
    s.choose("play abuse-of-power")
    s.choose(f"b/{other}")
    return s, who, other


@pytest.mark.ruling("VR-8.2")
@pytest.mark.parametrize(("mine", "theirs", "pool"), [(6, 6, 30), (6, 0, 29), (1, 6, 30), (1, 0, 29)])
def test_abuse_of_power_takes_a_pool_if_one_is_left(mine, theirs, pool):
    s, _, _ = abuse(mine, theirs)
    rest(s)
    assert s.pool[1] == pool


@pytest.mark.ruling("VR-8.2")
@pytest.mark.parametrize("how", ["burn", "torpor"])
@pytest.mark.parametrize(("both", "pool"), [(False, 29), (True, 30)])
def test_abuse_of_power_takes_it_from_the_other_side_even_if_its_own_minion_falls(how, both, pool):
    s, who, other = abuse(6, 6)
    while s.asked[1][0] != "strike?":
        s.choose("pass")
    happen(s, *[about(s, how, find(s, face)) for face in (who, *[other] * both)])
    rest(s)
    assert (where(s, who), s.pool) == ("ash" if how == "burn" else "torpor", (30, pool, 30))
