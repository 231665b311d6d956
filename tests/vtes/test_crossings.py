"""Crossings: cards of tournament decks that meet in one combat, bleed or referendum, with numbers worked out by hand."""

import pytest

from tests.vtes.tools import (
    SCHOOL,
    blood_on,
    borne_by,
    find,
    locked,
    options,
    play_through,
    position,
    reach,
    rest,
    taught,
    where,
)


def duel(
    mine: str, theirs: str, hand: str, *, blood: tuple[int, int], more: str = "", their_hand: str = "vessel", head=""
):
    """Return a position of four seats in which the minion of seat a bleeds and that of seat b blocks."""
    s = position(
        f"{head}ready a: {mine} [blood {blood[0]}], min-seo [bowed, blood 1]\nhand a: {hand}, vessel\n"
        f"ready b: {theirs} [blood {blood[1]}]\n{more}hand b: {their_hand}\nready c: ryan [bowed]\nready d: lupo [bowed]",
        players=4,
        game=SCHOOL,
    )
    reach(s, f"bleed with {mine}", f"block with {theirs}")
    return s


@pytest.mark.ruling("C-105", "VR-8.4")
def test_what_was_tasted_is_all_blood_lost_to_crows_and_claws():
    """Crows burn 2 of 3 blood; the first aggravated point of the claws burns none. Claws and a fist cost 2; 2 are tasted."""
    who, other = taught("PRO ANI", capacity=9), taught("obf", capacity=8, nth=2)
    s = duel(who, other, "wolf-claws, taste-of-vitae, carrion-crows", blood=(3, 3))
    reach(s, "play carrion-crows", "way 2", "play wolf-claws")
    if "way 1" in options(s):
        s.choose("way 1")
    reach(s, "play taste-of-vitae")
    rest(s)
    assert (where(s, other), blood_on(s, other), blood_on(s, who)) == ("torpor", 1, 3)


@pytest.mark.ruling("VR-13.1")
@pytest.mark.parametrize(("saved", "pool", "halves"), [(False, (15, 0, 9, 9), 2), (True, (9, 2, 9, 7), 0)])
def test_the_fall_of_a_famous_blocker_ousts_its_methuselah_unless_a_boon_comes(saved, pool, halves):
    """Three pool are burned as it falls in combat: an oust of the prey, in the middle of an action against it."""
    who, other = taught("PRO", capacity=5), taught("obf", capacity=8, nth=2)
    s = duel(
        who, other, "wolf-claws", blood=(5, 6), head="pool: 9 3 9 9\n",
        more=f"attached b: fame [on ready/{other}]\nhand d: {'life-boon' if saved else 'vessel'}\n",
    )  # fmt: skip
    reach(s, "play wolf-claws")
    if "way 1" in options(s):
        s.choose("way 1")
    if saved:
        reach(s, "play life-boon", "2")
    rest(s)
    assert (s.pool, s.halves[0], blood_on(s, who)) == (pool, halves, 3)


@pytest.mark.ruling("VR-8.6", "C-121")
def test_who_devours_the_bearer_of_the_soul_gem_may_take_its_bow_but_not_the_gem():
    """The gem goes on to the younger vampire on top of the crypt, which is ready with blood equal to its capacity."""
    who, other = taught("PRO", capacity=5), taught("obf", capacity=8, nth=2)
    s = duel(
        who, other, "wolf-claws, amaranth", blood=(2, 6),
        more=f"attached b: soul-gem-of-etrius [on ready/{other}], ivory-bow [on ready/{other}]\ncrypt b: nassir\n",
    )  # fmt: skip
    reach(s, "play wolf-claws", "play amaranth")
    assert options(s) == ["take b/ivory-bow", "leave b/ivory-bow"]
    s.choose("take b/ivory-bow")
    reach(s, "none") if "none" in options(s) else None
    rest(s)
    assert (where(s, other), borne_by(s, who)) == ("ash", ["ivory-bow"])
    gem = s.pieces[find(s, "soul-gem-of-etrius")]
    assert (s.pieces[gem.host].face, s.pieces[gem.host].zone, blood_on(s, who)) == ("nassir", "ready", 5)


@pytest.mark.ruling("VR-8.5", "VR-8.4")
def test_who_goes_to_torpor_itself_neither_disarms_nor_tastes_though_it_hurt_more():
    who, other = taught("POT", capacity=9), taught("PRO", capacity=8, nth=2)
    s = duel(
        who, other, "disarm, taste-of-vitae, torn-signpost", blood=(4, 6), their_hand="wolf-claws, vessel"
    )  # fmt: skip
    play_through(s, "play torn-signpost", "way 2")
    reach(s, "play wolf-claws")
    if "way 1" in options(s):
        s.choose("way 1")
    for _ in range(30):
        assert not {"play disarm", "play taste-of-vitae"} & set(options(s))
        if "done" in options(s):
            break
        s.choose(next(each for each in ("pass", "hand strike") if each in options(s)))
    assert (where(s, who), blood_on(s, who), where(s, other), blood_on(s, other)) == ("torpor", 4, "ready", 2)


@pytest.mark.ruling("C-009")
@pytest.mark.parametrize(("stands", "pool", "blood"), [(True, (30, 30, 29), 1), (False, (30, 29, 29), 2)])
def test_a_deflection_stands_if_what_cancels_it_is_cancelled(stands, pool, blood):
    """Whatever is cancelled is not paid for: 1 blood for the deflection, or 1 pool for the intervention."""
    who, other = taught("DOM", capacity=9), taught("DOM", nth=2)
    s = position(
        f"ready a: {who} [blood 3]\nready b: {other} [blood 2]\nhand b: deflection, sudden-reversal\n"
        "ready c: ryan [bowed]\nhand c: direct-intervention",
        game=SCHOOL,
    )
    play_through(s, f"bleed with {who}", "no block", "play deflection", "way 2", "play direct-intervention")
    s.choose("play sudden-reversal" if stands else "pass")
    for _ in range(10):
        if s.pool != (30, 30, 30):
            break
        s.choose("pass")
    assert (s.pool, s.edge, blood_on(s, other)) == (pool, 0, blood)


@pytest.mark.ruling("C-049", "C-051")
def test_a_blocked_bleed_that_goes_on_as_mist_is_successful_for_freak_drive():
    """The mist and the drive burn 1 blood each; the blocker stays locked, and there is no second bleed."""
    who, other = taught("PRO for", capacity=9), taught("obf", nth=2)
    s = duel(who, other, "form-of-mist, freak-drive", blood=(4, 2))
    reach(s, "play form-of-mist", "way 2", "yes", "play freak-drive")
    rest(s)
    assert (s.pool[1], locked(s, who), locked(s, other), blood_on(s, who)) == (29, False, True, 2)
    assert f"bleed with {who}" not in " ".join(options(s)).replace("a/", "")
