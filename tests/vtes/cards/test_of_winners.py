"""Masters, gear, actions and allies that winning decks play: what each does, and what it must not do."""

import pytest

from coterie.games.vtes.numbers import CAPACITY, SABBAT
from tests.vtes.tools import (
    FOE,
    OLD,
    OWN,
    YOUNG,
    at_school,
    blood_on,
    counters,
    faces,
    find,
    locked,
    number,
    options,
    reach,
    rest,
    taught,
    where,
)

HARBINGER = taught(clan="Harbinger of Skulls")
BISHOP, SABBAT_FOE = taught(sect=SABBAT), taught(sect=SABBAT, nth=2)
MINISTER = taught(clan="Ministry")


# ── gear ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("who", "stealth"), [(HARBINGER, 1), (OWN, 0)])
def test_the_erebus_mask_hides_its_clan(who, stealth):
    s = at_school(f"{who} [blood 2]", f"attached a: erebus-mask [on ready/{who}]")
    assert number(s, "stealth", who) == stealth


def test_the_goblet_helps_to_rescue_and_unlocks_the_rescuer_once():
    s = at_school(
        f"{OWN} [blood 4]",
        f"attached a: ritual-goblet [on ready/{OWN}]\ntorpor a: {YOUNG} [blood 0], {taught(capacity=4)} [blood 0]",
    )
    assert number(s, "tha", OWN) == 1
    s.choose(next(each for each in options(s) if each.startswith("rescue")))
    for _ in range(8):
        if "use a/ritual-goblet" in options(s):
            break
        s.choose(next(each for each in options(s) if each in ("pass", "no block") or each.isdigit()))
    s.choose("use a/ritual-goblet")
    assert (locked(s, OWN), blood_on(s, OWN)) == (False, 3)


# ── masters ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def pact(own: str, foe: str):
    s = at_school(f"{own} [blood 3], {OWN} [blood 1]", "board a: purchase-pact", f"{foe} [blood 3]")
    reach(s, f"bleed with {own}", f"block with {foe}")
    return s


def test_the_pact_ends_a_combat_within_the_sabbat():
    s = pact(BISHOP, SABBAT_FOE)
    s.choose("use a/purchase-pact")
    rest(s)
    assert (blood_on(s, BISHOP), blood_on(s, SABBAT_FOE), locked(s, "purchase-pact")) == (3, 3, True)


@pytest.mark.parametrize(("own", "foe"), [(BISHOP, FOE), (HARBINGER, SABBAT_FOE)])
def test_the_pact_ends_no_other_combat(own, foe):
    s = pact(own, foe)
    rest(s)
    assert (blood_on(s, own), locked(s, "purchase-pact")) == (2, False)


def test_the_codex_orders_the_library_and_can_be_stolen():
    s = at_school(
        f"{OWN} [blood 2]",
        f"board a: the-marrakesh-codex\nhand a: {', '.join(['dodge'] * 7)}\n"
        "library a: dodge, flash, vessel, villein, computer-hacking",
    )
    s.choose("use a/the-marrakesh-codex")
    while s.asked[1][0] == "which card lies lowest?":
        s.choose(options(s)[0])
    assert sorted(faces(s, "library")[:4]) == ["dodge", "flash", "vessel", "villein"]
    assert faces(s, "library")[:4] != ["dodge", "flash", "vessel", "villein"]
    assert (faces(s, "library")[4], locked(s, "the-marrakesh-codex")) == ("computer-hacking", True)
    s = at_school(f"{OWN} [blood 2]", "board b: the-marrakesh-codex")
    s.choose(next(each for each in options(s) if "marrakesh" in each))
    rest(s)
    assert s.game.speaks(s, find(s, "the-marrakesh-codex")) == 0


def zurich(edge: str, blocker: str = f"{FOE} [bowed, blood 3]"):
    """Seat a has the powerbase and two uncontrolled vampires; the vampire of seat b sees what hides."""
    return at_school(
        f"{OWN} [blood 2], {YOUNG} [bowed, blood 1]",
        f"edge: {edge}\nboard a: powerbase-zurich\nuncontrolled a: {YOUNG}, {OLD}\nattached b: atonement [on ready/{FOE}]",
        blocker,
    )


def test_zurich_feeds_the_young_for_the_holder_of_the_edge():
    s = zurich("a")
    at = [each for each in options(s) if "zurich" in each]
    assert len(at) == 1  # not the older one
    s.choose(at[0])
    rest(s)
    assert counters(s, YOUNG, "blood") in (1, 3)
    assert s.edge == 0
    assert not [each for each in options(zurich("b")) if "zurich" in each]


def test_a_block_at_zurich_burns_the_edge():
    s = zurich("a", f"{FOE} [blood 3]")
    s.choose(next(each for each in options(s) if "zurich" in each))
    s.choose(f"block with b/{FOE}")
    assert s.edge == -1


def test_whoever_burns_the_edge_takes_zurich():
    s = at_school(f"{OWN} [blood 2]", "edge: a\nboard b: powerbase-zurich", phase="5.2.1")
    s.choose("use b/powerbase-zurich")
    assert (s.edge, s.game.speaks(s, find(s, "powerbase-zurich"))) == (-1, 0)
    s = at_school(f"{OWN} [blood 2]", "edge: a\nboard a: powerbase-zurich", phase="5.2.1")
    assert "use a/powerbase-zurich" not in options(s)


# ── actions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("there", "whose"), [(2, 0), (1, 1)])
def test_corruption_adds_up(there, whose):
    s = at_school(
        f"{MINISTER} [blood 3], {OWN} [blood 1]",
        "hand a: corruption",
        f"{YOUNG} [bowed, blood 1, corruption-a {there}]",
    )
    reach(s, "play corruption")
    for _ in range(5):
        if "yes" in options(s):
            s.choose("yes")
        if "done" in options(s):
            break
        s.choose(next(each for each in options(s) if each in ("pass", "no block") or YOUNG in each))
    assert s.game.speaks(s, find(s, YOUNG)) == whose


@pytest.mark.parametrize(
    ("top", "zone", "blood"),
    [(taught(clan="Ministry", capacity=3), "uncontrolled", 2), (taught(clan="Ministry", capacity=8), "uncontrolled", 0),
     (OLD, "crypt", 0)],
)  # fmt: skip
def test_mesu_bedshet_draws_ministers(top, zone, blood):
    s = at_school(f"{MINISTER} [blood 3], {OWN} [blood 1]", f"hand a: mesu-bedshet\ncrypt a: {top}")
    reach(s, "play mesu-bedshet")
    rest(s)
    assert (where(s, top), counters(s, top, "blood")) == (zone, blood)


@pytest.mark.parametrize(("actor", "stays"), [(YOUNG, True), (OLD, False)])
def test_who_atones_does_not_lock_for_blocking_who_is_no_older(actor, stays):
    saint = taught(capacity=5)
    s = at_school(
        f"{actor} [blood 3], {OWN} [blood 1]", f"attached b: atonement [on ready/{saint}]", f"{saint} [blood 3]"
    )
    assert number(s, "intercept", saint) == 1
    reach(s, f"bleed with {actor}", f"block with {saint}")
    rest(s)
    assert locked(s, saint) != stays


# ── an ally ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("foe", "lives"), [(YOUNG, 4), (FOE, 3)])
def test_the_young_do_not_strike_a_rock_cat_in_the_first_round(foe, lives):
    s = at_school("rock-cat [lives 4]", "", f"{foe} [blood 3]")
    s.choose(next(each for each in options(s) if each.endswith(f": b/{foe}")))
    for _ in range(12):
        if s.active:
            break
        s.choose(next(each for each in options(s) if each in ("pass", "no block", "hand strike")))
    assert blood_on(s, "rock-cat") == lives
    assert s.game.number(s, CAPACITY, find(s, foe)) in (3, 6)
