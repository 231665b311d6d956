"""Fears, condemnations, contracts and blind spots: what each card does, and what it must not do."""

import pytest

from coterie.games.vtes.numbers import ANARCH, SABBAT
from coterie.kernel.events import about
from tests.vtes.tools import (
    FOE,
    OLD,
    OWN,
    SCHOOL,
    THIRD,
    YOUNG,
    acts,
    at_school,
    blood_on,
    borne_by,
    counters,
    faces,
    find,
    happen,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    take,
    taught,
    vampire,
    where,
)

JUSTICAR, OTHER_JUSTICAR = vampire(title="justicar", plain=False), vampire(title="justicar", plain=False, nth=1)


# ── Fear of Mekhet ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_only_the_mighty_fear_mekhet_and_lock():
    s = at_school(f"{OWN} [blood 3]", "hand a: fear-of-mekhet", f"{JUSTICAR} [blood 7], {FOE} [blood 3]", "5.2.1")
    reach(s, "play fear-of-mekhet")
    take(s, JUSTICAR)
    rest(s)
    assert (borne_by(s, JUSTICAR), locked(s, JUSTICAR)) == (["fear-of-mekhet"], True)
    s = at_school(f"{OWN} [blood 3]", "hand a: fear-of-mekhet", f"{FOE} [blood 3]", "5.2.1")
    assert "play fear-of-mekhet" not in options(s)


@pytest.mark.parametrize(
    ("blood", "left", "other", "bears"),
    [(7, 2, OTHER_JUSTICAR, [OTHER_JUSTICAR]), (7, 2, FOE, []), (4, None, OTHER_JUSTICAR, [])],
)
def test_the_fear_takes_its_toll_and_goes_on(blood, left, other, bears):
    s = at_school(
        f"{OWN} [bowed, blood 3]",
        f"attached b: fear-of-mekhet [on ready/{JUSTICAR}]\nlibrary b: dodge",
        f"{JUSTICAR} [bowed, blood {blood}], {other} [bowed, blood 6]",
    )
    s.choose("done")
    assert s.active == 1
    if left is None:
        assert where(s, JUSTICAR) == "ash"
    else:
        assert blood_on(s, JUSTICAR) == left
    assert [face for face in (JUSTICAR, other) if where(s, face) == "ready" and borne_by(s, face)] == bears
    assert blood_on(s, other) == 6


# ── gear ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("gear", "pool"), [("camera-phone", 28), ("laptop-computer", 28)])
def test_the_phone_does_not_add_to_other_gear(gear, pool):
    s = at_school(
        f"{OWN} [blood 3]",
        f"attached a: camera-phone [on ready/{OWN}], laptop-computer [on ready/{OWN}]",
    )
    reach(s, next(iter(acts(s, OWN))) if gear == "camera-phone" else f"bleed with {OWN}")
    rest(s)
    assert s.pool[1] == pool


def test_the_phone_spares_what_is_no_gear():
    s = at_school(
        f"{OWN} [blood 3]",
        f"attached a: camera-phone [on ready/{OWN}], j-s-simmons-esq [on ready/{OWN}, lives 1]",
    )
    reach(s, next(iter(acts(s, OWN))))
    rest(s)
    assert s.pool[1] == 27


FRAGMENT, SINNER = taught(sect=SABBAT), taught(traits="infernal", clan="Baali")


def test_the_fragment_draws_for_the_sabbat_and_feeds_for_the_infernal():
    s = at_school(
        f"{FRAGMENT} [blood 3]",
        f"attached a: kaymakli-fragment [on ready/{FRAGMENT}]\nhand a: {', '.join(['flash'] * 7)}\n"
        f"library a: {', '.join(['dodge'] * 6)}\nuncontrolled a: {OLD}",
    )
    assert len(acts(s, FRAGMENT)) == 1
    s.choose(acts(s, FRAGMENT)[0])
    for _ in range(20):
        if "done" in options(s):
            break
        s.choose(
            next((each for each in ("pass", "no block", "flash", "discard flash") if each in options(s)), options(s)[0])
        )
    assert (len(faces(s, "library")), len(faces(s, "hand"))) == (1, 7)
    s = at_school(f"{SINNER} [blood 3]", f"attached a: kaymakli-fragment [on ready/{SINNER}]\nuncontrolled a: {OLD}")
    assert len(acts(s, SINNER)) == 1
    s.choose(acts(s, SINNER)[0])
    rest(s)
    assert counters(s, OLD, "blood") == 3


@pytest.mark.parametrize(("bearer", "thief"), [(OWN, True), (YOUNG, False)])
def test_who_fights_its_bearer_can_snatch_the_fragment(bearer, thief):
    s = at_school(
        f"{OWN} [blood 3], {YOUNG} [bowed, blood 1]",
        f"attached a: kaymakli-fragment [on ready/{bearer}]",
        f"{FOE} [blood 3]",
    )
    reach(s, f"bleed with {OWN}", f"block with {FOE}")
    for _ in range(6):
        if any("use" in each for each in options(s)) or "done" in options(s):
            break
        s.choose(next(each for each in ("pass", "hand strike") if each in options(s)))
    use = [each for each in options(s) if each.startswith("use ")]
    assert bool(use) == thief
    if thief:
        s.choose(use[0])
        rest(s)
        assert (borne_by(s, FOE), blood_on(s, OWN)) == (["kaymakli-fragment"], 3)


# ── actions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_condemned_are_mute_and_bleed_for_each_referendum():
    baali = taught("DAI", traits="infernal", clan="Baali", capacity=8)
    s = at_school(f"{baali} [blood 5], {OWN} [blood 1]", "hand a: condemnation-mute", f"{FOE} [bowed, blood 3]")
    reach(s, "play condemnation-mute", "way 2")
    take(s, FOE)
    rest(s)
    assert (borne_by(s, FOE), number(s, "votes", FOE)) == (["condemnation-mute"], -3)
    s = at_school(
        f"{taught('chi', capacity=8)} [blood 5], {OWN} [blood 1]",
        "hand a: condemnation-mute",
        f"{FOE} [blood 3]",
    )
    reach(s, "play condemnation-mute")
    take(s, f"b/{FOE}")
    rest(s)
    assert (locked(s, FOE), borne_by(s, FOE)) == (True, [])


def test_only_the_infernal_condemn():
    s = at_school(f"{taught('DAI', clan='Baali')} [blood 5], {OWN} [blood 1]", "hand a: condemnation-mute")
    assert "play condemnation-mute" not in options(s)


HAQIM = taught(clan="Banu Haqim")


def test_a_contract_is_fought_for_and_lets_only_its_hunter_hunt_on():
    s = at_school(
        f"{HAQIM} [blood 4], {taught(clan='Banu Haqim', nth=3)} [blood 4]",
        "hand a: clandestine-contract",
        f"{FOE} [bowed, blood 5]",
    )
    reach(s, "play clandestine-contract")
    take(s, HAQIM, FOE)
    rest(s)
    assert (borne_by(s, FOE), blood_on(s, FOE)) == (["clandestine-contract"], 4)
    assert not [each for each in options(s) if "clandestine" in each]  # the other one was not chosen
    happen(s, about(s, "straighten", find(s, HAQIM)))
    s.choose(next(each for each in options(s) if "clandestine" in each))
    rest(s)
    assert blood_on(s, FOE) == 3


ANARCH_CHI, ANARCH_DEM, ANARCH_PRO = [taught(code, sect=ANARCH) for code in ("chi", "dem", "pro")]


def test_shattering_discards_burns_and_hurts():
    s = at_school(f"{ANARCH_CHI} [blood 3], {OWN} [blood 1]", "hand a: shattering\nhand c: dodge, majesty")
    reach(s, "play shattering", "seat c")
    reach(s, "discard c/hand/majesty")
    assert faces(s, "hand", 2) == ["dodge"]
    s = at_school(
        f"{ANARCH_DEM} [blood 3], {OWN} [bowed, blood 1]",
        "hand a: shattering\nboard c: narrow-minds",
        f"{FOE} [blood 3]",
    )
    reach(s, "play shattering")
    assert f"block with b/{FOE}" in options(s)  # undirected: the prey may block
    rest(s)
    assert where(s, "narrow-minds") == "ash"
    s = at_school(f"{ANARCH_PRO} [blood 3], {OWN} [blood 1]", "hand a: shattering", f"{FOE} [bowed, blood 3]")
    reach(s, "play shattering")
    take(s, FOE)
    rest(s)
    assert blood_on(s, FOE) == 1


# ── masters ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("actor", "blocks"), [(OLD, False), (OWN, True)])
def test_a_blind_spot_hides_one_vampire_from_one_minion(actor, blocks):
    s = at_school(f"{OLD} [blood 3], {OWN} [blood 3]", "hand a: blind-spot", f"{FOE} [blood 3]", "5.2.1")
    reach(s, "play blind-spot")
    take(s, OLD, FOE)
    reach(s, f"bleed with {actor}", over=True)
    seen = []
    for _ in range(6):
        seen += options(s)
        if "done" in options(s):
            break
        s.choose(next(each for each in ("pass", "no block", "hand strike") if each in options(s)))
    assert (f"block with b/{FOE}" in seen) == blocks


def test_an_event_is_not_to_be():
    s = at_school(
        f"{OWN} [bowed, blood 3]", "hand a: narrow-minds\nhand b: not-to-be\nlibrary b: dodge, dodge", phase="5.5.2"
    )
    s.choose("play narrow-minds")
    reach(s, "play not-to-be")
    assert (where(s, "narrow-minds"), where(s, "not-to-be"), s.pool[1]) == ("ash", "board", 29)


def test_who_has_ended_an_event_gains_a_master_phase_action_and_loses_a_discard():
    s = position(
        f"phase: 5.2.1\nready a: {OWN} [blood 3]\nboard a: not-to-be\nhand a: blood-doll, vessel\nlibrary a: dodge\n"
        f"ready b: {FOE} [blood 3]\n{THIRD}",
        game=SCHOOL,
    )
    for card in ("blood-doll", "vessel"):
        s.choose(f"play {card}")
        take(s, OWN, "no")
    assert borne_by(s, OWN) == ["blood-doll", "vessel"]
    discards = []
    for _ in range(8):
        if s.active:
            break
        discards += [each for each in options(s) if each.startswith("discard")]
        s.choose(next(each for each in ("done", "pass") if each in options(s)))
    assert (discards, where(s, "not-to-be")) == ([], "ash")


def test_only_an_event_is_not_to_be():
    s = at_school(f"{OWN} [blood 3], {YOUNG} [blood 1]", "hand a: computer-hacking\nhand b: not-to-be")
    s.choose("play computer-hacking")
    take(s, OWN)
    rest(s)
    assert (where(s, "not-to-be"), s.pool[1]) == ("hand", 28)


# ── sent away ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("clan", "needs", "left", "bowed"),
    [("Ventrue", "obf", 2, True), ("Ministry", "obf", 3, True), ("Ventrue", "OBF", 2, False)],
)
def test_a_maze_ends_the_action_of_the_weak(clan, needs, left, bowed):
    who = taught(needs, clan=clan)
    s = at_school(f"{YOUNG} [blood 3], {OWN} [blood 1]", "hand b: mental-maze", f"{who} [blood 3]")
    reach(s, f"bleed with {YOUNG}", f"block with {who}", "play mental-maze")
    take(s, "way 2", "way 3")
    rest(s)
    assert (blood_on(s, who), locked(s, who), blood_on(s, YOUNG), s.pool[1]) == (left, bowed, 3, 30)


def test_no_maze_for_the_strong():
    who = taught("obf")
    s = at_school(f"{OLD} [blood 3], {OWN} [blood 1]", "hand b: mental-maze", f"{who} [blood 3]")
    reach(s, f"bleed with {OLD}", f"block with {who}")
    rest(s)
    assert blood_on(s, OLD) == 2


SLEEPER = taught("obe")


def test_an_ally_that_blocks_falls_asleep():
    s = at_school(f"{SLEEPER} [blood 3], {OWN} [blood 1]", "hand a: gift-of-sleep", "loyal-street-gang [lives 2]")
    reach(s, f"bleed with {SLEEPER}", "block with loyal-street-gang", "play gift-of-sleep")
    rest(s)
    assert (locked(s, "loyal-street-gang"), blood_on(s, SLEEPER), s.pool[1]) == (True, 3, 30)
    s = at_school(f"{SLEEPER} [blood 3], {OWN} [blood 1]", "hand a: gift-of-sleep", f"{FOE} [blood 3]")
    reach(s, f"bleed with {SLEEPER}", f"block with {FOE}")
    rest(s)
    assert blood_on(s, SLEEPER) == 2


def test_an_ally_that_acts_falls_asleep_and_its_blocker_stays_awake():
    s = at_school(f"muddled-vampire-hunter [lives 1], {OWN} [blood 1]", "hand b: gift-of-sleep", f"{SLEEPER} [blood 3]")
    reach(s, acts(s, "muddled-vampire-hunter")[0], "play gift-of-sleep")
    rest(s)
    assert (blood_on(s, SLEEPER), locked(s, SLEEPER)) == (3, False)
    assert where(s, "muddled-vampire-hunter") == "ready"


@pytest.mark.parametrize(("way", "left"), [(2, 3), (3, 2)])
def test_a_referendum_that_passes_costs_the_condemned_a_blood_at_the_superior_level(way, left):
    baali = taught("DAI", traits="infernal", clan="Baali", capacity=8)
    s = at_school(
        f"{baali} [blood 5], {taught(nth=7)} [blood 3]",
        "hand a: condemnation-mute, kine-resources-contested",
        f"{FOE} [bowed, blood 3]",
    )
    reach(s, "play condemnation-mute", f"way {way}")
    take(s, f"b/{FOE}")
    rest(s)
    s.choose("play kine-resources-contested")
    for _ in range(30):
        if "done" in options(s):
            break
        there = options(s)
        s.choose(next((each for each in ("pass", "no block") if each in there), there[0]))
    assert blood_on(s, FOE) == left
