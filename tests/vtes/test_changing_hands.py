"""A location on a minion that another Methuselah takes goes to a minion of that one (VR-1.3)."""

import pytest

from tests.vtes.tools import (
    SCHOOL,
    blood_on,
    borne_by,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    taught,
    vampire,
    where,
)

THIEF, ESTATE = taught("DOM"), "palatial-estate"


def stolen(card: str, mine: str = "madison [bowed, blood 2]"):
    """Return a position in which a location on a minion of seat b is stolen by a minion of seat a."""
    s = table(f"{THIEF} [blood 4], {mine}", "dominate-kine", b="nassir [bowed, blood 4]", game=SCHOOL,
              attached_b=f"{card} [on ready/nassir]")  # fmt: skip
    play_through(s, "play dominate-kine", "way 2")
    return s


@pytest.mark.ruling("VR-1.3")
@pytest.mark.parametrize("card", [ESTATE, "living-manse", "secure-haven"])
def test_who_takes_a_location_from_a_minion_says_which_of_its_own_bears_it(card):
    s = stolen(card)
    assert (s.question.seat, options(s)) == (0, [f"a/{THIEF}", "a/madison", "a/loyal-street-gang"])
    s.choose("a/madison")
    assert (borne_by(s, "nassir"), borne_by(s, "madison")) == ([], [card])
    assert s.game.speaks(s, find(s, card)) == 0


@pytest.mark.ruling("VR-1.3", "V-111")
def test_such_a_location_then_belongs_to_its_bearer_whoever_controls_that_one():
    s = stolen("living-manse")
    s.choose("a/madison")
    assert (number(s, "bleed", "madison"), s.pieces[find(s, "living-manse")].controller) == (2, -1)
    other = vampire(title="prince")
    s = table(f"{other} [blood 4]", "disputed-territory", c="ryan [bowed, blood 4]", b="nassir [bowed, blood 4]",
              attached_b=f"{ESTATE} [on ready/nassir]")  # fmt: skip
    reach(s, "play disputed-territory", "seat c", f"vote for with a/{other}")
    rest(s)
    assert borne_by(s, "ryan") == [ESTATE]


@pytest.mark.ruling("VR-1.3")
def test_without_a_minion_to_bear_it_it_is_burned():
    other = vampire(title="prince")
    s = table(f"{other} [blood 4]", "disputed-territory", c="", b="nassir [bowed, blood 4]",
              attached_b=f"{ESTATE} [on ready/nassir]")  # fmt: skip
    reach(s, "play disputed-territory", "seat c", f"vote for with a/{other}")
    assert (where(s, ESTATE), locked(s, "nassir")) == ("ash", True)


@pytest.mark.ruling("C-067")
def test_a_living_manse_is_a_location_and_no_equipment():
    s = table("madison [blood 2]", "arson", b="nassir [bowed, blood 4]", attached_b="living-manse [on ready/nassir]")
    assert s.game.kind(s, find(s, "living-manse")) == "location"
    reach(s, "play arson", "a/madison")
    rest(s)
    assert where(s, "living-manse") == "ash"


@pytest.mark.ruling("VR-8.6", "VR-9.3")
@pytest.mark.parametrize(("victim", "bearer"), [("byzar", "byzar"), ("klaus-konrecht", "aitana-the-unholy")])
def test_the_regency_stays_with_a_victim_that_a_card_saves_from_being_burned(victim, bearer):
    """Byzar goes back to torpor with a counter: it was no diablerie, so who tried it keeps its own title, too."""
    s = position(
        f"ready a: aitana-the-unholy [blood 3], min-seo [bowed, blood 1]\ntorpor b: {victim} [blood 2]\n"
        f"attached b: regent [on torpor/{victim}]\nready b: nassir [bowed]\nready c: ryan [bowed]"
    )
    s.choose(f"diablerise with aitana-the-unholy: {victim}")
    for _ in range(9):
        if s.active or "done" in options(s):
            break
        s.choose(next((each for each in ("pass", "no block", "none") if each in options(s)), options(s)[-1]))
    assert borne_by(s, bearer) == ["regent"]
    assert blood_on(s, victim) == (2 if victim == "byzar" else 0)
