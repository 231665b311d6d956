"""An ability must be able to change something: honor that is not there, decks without cards (L-8.1); and who gains what."""

import pytest

from coterie.games.l5r.rules.cards import can_draw
from tests.l5r.cards.cases import answers
from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import asked, faces, options, play, position, prompt, through


def to_seat(s, seat: int):
    """Return the state at the next window of a seat; the others pass."""
    while s.question.seat != seat or prompt(s) != "window":
        s.choose("pass" if "pass" in options(s) else s.question.default)
    return s


# ── honor ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-8.1", "U-024", "U-099")
def test_nobody_lets_the_deck_lose_honor_for_a_conflict_that_it_passes():
    s = against(
        "field a: intimidating-hida, mediator-of-hostilities\nfield b: wild-ogre [bowed, fate 1]\nfirst: b\nhand a: banzai\n"
        "phase: conflict",
        windows="all",
    )
    assert answers(s, "mediator-of-hostilities") == ["use a/mediator-of-hostilities"]
    assert "use a/intimidating-hida" not in options(s)


@pytest.mark.ruling("L-8.1", "U-226")
@pytest.mark.parametrize(("honor", "offered"), [(0, 1), (1, 2)])
def test_who_has_no_honor_left_loses_none(honor, offered):
    s = position(
        f"field a: intimidating-hida\nhonor: 9 {honor} 9 9\nfirst: b\nphase: conflict\nhand a: outwit\n"
        "provinces bs: ancestral-lands [broken]",
        players=4,
        format="stronghold",
        windows="all",
    )
    through(s, "answer?")  # team b has passed, and both of its players with it
    assert len([said for said in options(s) if said.startswith("use a/intimidating-hida")]) == offered


@pytest.mark.ruling("U-026", "L-11.1")
def test_honor_taken_from_the_shadowlands_comes_from_the_bank():
    s = versus("field a: doji-whisperer [present]\nhand a: banzai\nconflict: a political air c1", windows="all")
    through(s, "ring effect?")
    play(s, "resolve air", "seat a")
    through(s, "bid?", "window")
    assert s.honor == (7, 6, 0)


WITHOUT_PROVINCES = "\n".join(f"provinces b{n}: province [broken]" for n in (1, 2, 3))

# ── cards to draw ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-8.1", "L-18.1", "U-228")
@pytest.mark.parametrize(
    ("text", "can"),
    [
        pytest.param("", True, id="a deck"),
        pytest.param("deck b: ", True, id="none, but a new one is made, for honor"),
        pytest.param(WITHOUT_PROVINCES, True, id="a deck without provinces"),
        pytest.param(f"deck b: \n{WITHOUT_PROVINCES}", False, id="none, and none is made"),
    ],
)
def test_who_can_draw(text, can):
    s = position(f"{text}\nphase: conflict\nfield a: doji-whisperer\nhand a: banzai", players=4, windows="all")
    to_seat(s, 0)
    through(play(s, "pass"), "declare?", "window", "bid?")  # by now the checks have been made
    assert s.out == ((1,) if WITHOUT_PROVINCES in text else ())
    assert can_draw(s, 1) == can
    assert can_draw(s, 0)


@pytest.mark.ruling("U-060")
def test_the_deck_that_nobody_plays_draws_nothing():
    assert [can_draw(against("phase: conflict\nhand a: banzai", windows="all"), owner) for owner in (0, 1)] == [
        True,
        False,
    ]


@pytest.mark.ruling("U-044", "U-140", "L-9.11")
def test_fallen_chrysanthemum_lake_takes_all_hands_before_anybody_draws():
    s = against(
        "provinces c1: fallen-chrysanthemum-lake [tainted, down]\nfield a: matsu-berserker [fate 1]\nhand a: banzai, outwit\n"
        "hand b: levy\ndeck a: rout, charge, rout, levy\ndeck b: let-go\nphase: conflict",
        2,
        format="stronghold",
        windows="all",
    )
    to_seat(s, 0)
    through(play(s, "pass"), "declare?")
    play(s, "air military")
    through(s, "window")
    assert (faces(s, "hand"), faces(s, "hand", 1)) == (["charge", "rout"], ["let-go"])
    log = told(s)
    assert log.index("Levy is discarded") < log.index("draws")


# ── the fate on a ring that becomes contested ───────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-211")
@pytest.mark.parametrize(
    ("attackers", "asks"), [("field c: deathseeker [present]", True), ("field c: deathseeker", False)]
)
def test_of_several_attackers_they_say_who_gains_the_fate_on_a_ring_that_is_switched(attackers, asks):
    s = position(
        f"field a: shinjo-kyora [present]\n{attackers}\nring water: - 2\nhand a: outwit\nhand b: outwit\n"
        "conflict: a military fire b1",
        players=4,
        windows="all",
    )
    to_seat(s, 0)
    play(s, "use a/shinjo-kyora", "water ring")
    if asks:
        assert asked(s) == (0, ["seat a", "seat c"])
        s.choose("seat c")
    assert s.fate == ((0, 0, 2, 0) if asks else (2, 0, 0, 0))
