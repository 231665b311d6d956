"""Characters that events do not affect: they are neither targets nor touched, but pay costs all the same."""

import pytest

from tests.l5r.cards.cases import CALM, MIL, POL, Use, dueling, go, mil, table, used, zone
from tests.l5r.tools import options, through

SWORD = "attached a: fine-katana [on field/akodo-toturi]"
CASES = [
    Use(
        "northern-wall-sensei",
        text=f"field a: northern-wall-sensei [present], akodo-toturi [present] | {SWORD} | hand a: banzai | "
        "field b: eager-scout [present]" + MIL,
        look=lambda s: targets_of(s, "banzai"),
        seen=["a/northern-wall-sensei", "b/eager-scout"],
        no="field a: northern-wall-sensei [present], akodo-toturi [present]" + MIL,
    ),
    Use(
        "scholar-of-old-rempet",
        text="field a: scholar-of-old-rempet [present], eager-scout [present] | hand a: banzai" + MIL,
        choices=("a/eager-scout",),
        look=lambda s: (s.honor[0], targets_of(s, "banzai")),
        seen=(5, ["a/scholar-of-old-rempet"]),
        no="field a: scholar-of-old-rempet | field b: akodo-toturi" + CALM,
    ),
]


def targets_of(s, event):
    """Return what an event in the hand of seat a can be aimed at."""
    while not used(s, event):
        s.choose("pass")
    seen = s.clone()
    seen.choose(used(seen, event)[0])
    there = [said for said in options(seen) if said[:2] in ("a/", "b/")]
    return there or [
        f"{'ab'[now.place]}/{now.face}" for now in seen.pieces if now.zone == "field" and changed(s, seen, now)
    ]


def changed(before, after, now):
    """Return whether the military skill of a character has changed, where nobody was asked for it."""
    p = after.pieces.index(now)
    return before.game.number(before, "military", p) != after.game.number(after, "military", p)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


DUEL = "field a: sincere-challenger [present] | field b: eager-scout [present] | hand a: banzai | honor: 6 6"


@pytest.mark.parametrize(("bids", "safe"), [((3, 1), ["b/eager-scout"]), ((1, 3), ["a/sincere-challenger"])])
def test_the_winner_of_a_duel_with_sincere_challenger_is_immune(bids, safe):
    s = table(DUEL + MIL)
    dueling("sincere-challenger", *bids)(s)
    assert targets_of(through(s, "window"), "banzai") == safe


@pytest.mark.parametrize(("dials", "skill"), [("1 2", 4), ("2 2", 2)])
def test_sincere_challenger_is_better_with_the_lower_bid(dials, skill):
    s = table(f"dials: {dials} | {DUEL}" + POL)
    assert (
        s.game.number(s, "political", next(p for p, now in enumerate(s.pieces) if now.face == "sincere-challenger"))
        == skill
    )


CROWD = "field b: eager-scout [present]"
PLATED = "field a: akodo-toturi [present] | attached a: reinforced-plate [on field/akodo-toturi] | " + CROWD


@pytest.mark.parametrize(("text", "safe"), [(MIL, True), (POL, False)])
def test_reinforced_plate_guards_against_events_of_opponents_in_military_conflicts(text, safe):
    s = table(f"{PLATED} | hand b: unleash-the-djinn | hand a: banzai | honor: 10 10" + text)
    before = mil("akodo-toturi")(s)
    go(s, "unleash-the-djinn")
    assert (mil("akodo-toturi")(s) == before) == safe
    assert mil("eager-scout")(s) == 3


def test_reinforced_plate_lets_events_of_its_own_player_through():
    s = table(f"{PLATED} | hand a: banzai" + MIL)
    assert "a/akodo-toturi" in targets_of(s, "banzai")


@pytest.mark.ruling("L-8.17")
def test_what_is_immune_to_events_pays_for_them_all_the_same():
    there = "field a: scholar-of-old-rempet, vanguard-warrior [present] | "
    s = table(f"{there} field b: eager-scout [present] | hand a: way-of-the-crab | fate: 9 0" + MIL)
    go(s, "scholar-of-old-rempet", "a/vanguard-warrior")
    assert used(s, "way-of-the-crab")
    go(s, "way-of-the-crab")
    assert zone("vanguard-warrior")(s) == "fallen"


@pytest.mark.ruling("L-8.17")
def test_immunity_does_not_undo_what_lasts_already_and_does_not_shield_from_characters():
    s = table(
        "field a: scholar-of-old-rempet, eager-scout [present], isawa-masahiro | hand a: banzai | ring fire: - 0" + MIL
    )
    go(s, "banzai")
    before = mil("eager-scout")(through(s, "window"))
    assert before > mil("eager-scout")(table("field a: eager-scout [present]" + MIL))
    go(s, "scholar-of-old-rempet", "a/eager-scout")
    assert mil("eager-scout")(s) == before
    assert used(s, "isawa-masahiro")
