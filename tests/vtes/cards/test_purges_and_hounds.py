"""Cards of winning decks about hounds, hunting grounds and purges; each with what it must not do."""

import pytest

from coterie.games.vtes.rules.action_state import current_action, stealth
from tests.vtes.tools import (
    FOE,
    OTHERS,
    OWN,
    THIRD,
    acts,
    asked,
    at_school,
    blood_on,
    borne_by,
    clash,
    counters,
    first_way,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    take,
    taught,
    where,
)
from tests.vtes.tools import SCHOOL as GAME


def hidden(s) -> int:
    """Return the stealth of the action in progress."""
    now = current_action(s)
    assert now is not None
    return stealth(s, now)


SIX = ", ".join(["dodge"] * 6)


def fight_with(what: str, b: str = f"{FOE} [blood 6]", own: str = OWN, more: str = ""):
    """Return a fight between a vampire that bears something and the one that has blocked it."""
    s = at_school(f"{own} [blood 6]", f"attached a: {what} [on ready/{own}]\n{more}" if what else more, b=b)
    reach(s, f"bleed with {own}", f"block with {b.split()[0]}")
    return s


# ── The Crimson Sentinel, Improvised Flamethrower, Seal of Veddartha ────────────────────────────────────────────────


def test_the_sentinel_drinks_a_soul_for_each_round_in_which_it_wounds():
    s = fight_with("the-crimson-sentinel")
    reach(s, "use a/the-crimson-sentinel")
    rest(s)
    assert (blood_on(s, FOE), counters(s, "the-crimson-sentinel", "soul")) == (4, 1)


def test_a_sentinel_with_souls_strikes_harder():
    s = at_school(
        f"{OWN} [blood 6]", f"attached a: the-crimson-sentinel [soul 2, on ready/{OWN}]", b=f"{FOE} [blood 6]"
    )
    reach(s, f"bleed with {OWN}", f"block with {FOE}", "use a/the-crimson-sentinel")
    rest(s)
    assert blood_on(s, FOE) == 2


def test_a_sentinel_that_is_dodged_drinks_nothing():
    s = fight_with("the-crimson-sentinel", more="hand b: dodge\nlibrary b: dodge")
    reach(s, "use a/the-crimson-sentinel", "play dodge")
    rest(s)
    assert counters(s, "the-crimson-sentinel", "soul") == 0


def test_a_sentinel_loses_its_souls_with_its_bearer():
    s = at_school(
        f"{OWN} [blood 6], madison [blood 3]",
        f"attached a: the-crimson-sentinel [soul 2, on ready/{OWN}]",
    )
    s.choose(next(each for each in options(s) if "the-crimson-sentinel" in each))
    rest(s)
    assert (borne_by(s, "madison"), counters(s, "the-crimson-sentinel", "soul")) == (["the-crimson-sentinel"], 0)


def far(foe_hand: str = "", own_hand: str = ""):
    """Return a fight at long range against a flamethrower."""
    s = at_school(
        f"{OWN} [blood 6]",
        f"attached a: submachine-gun [on ready/{OWN}]\nattached b: improvised-flamethrower [on ready/{FOE}]\n"
        f"hand b: {foe_hand}\nlibrary b: dodge\n",
        b=f"{FOE} [blood 6]",
    )
    reach(s, f"bleed with {OWN}", f"block with {FOE}")
    take(s, "submachine-gun")
    return s


def test_a_flamethrower_goes_up_if_its_bearer_is_hit_from_afar():
    s = far()
    rest(s)
    assert (where(s, "improvised-flamethrower"), where(s, FOE), blood_on(s, FOE)) == ("ash", "torpor", 2)


def test_a_flamethrower_goes_up_even_if_the_damage_is_prevented():
    tough = taught("FOR", nth=4)
    s = at_school(
        f"{OWN} [blood 6]",
        f"attached a: submachine-gun [on ready/{OWN}]\nattached b: improvised-flamethrower [on ready/{tough}], "
        f"leather-jacket [on ready/{tough}]",
        b=f"{tough} [blood 6]",
    )
    reach(s, f"bleed with {OWN}", f"block with {tough}")
    take(s, "submachine-gun")
    reach(s, "use b/leather-jacket")
    rest(s)
    assert (where(s, "improvised-flamethrower"), blood_on(s, tough)) == ("ash", 5)


def test_a_flamethrower_stays_whole_at_close_range():
    s = at_school(f"{OWN} [blood 6]", f"attached b: improvised-flamethrower [on ready/{FOE}]", b=f"{FOE} [blood 6]")
    reach(s, f"bleed with {OWN}", f"block with {FOE}")
    rest(s)
    assert where(s, "improvised-flamethrower") == "attached"


def test_an_improvised_flamethrower_burns_once_in_a_combat():
    s = fight_with("improvised-flamethrower")
    reach(s, "use a/improvised-flamethrower")
    rest(s)
    assert (where(s, FOE), blood_on(s, FOE)) == ("torpor", 5)


@pytest.mark.parametrize(("n", "dom", "fort"), [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 2, 2)])
@pytest.mark.parametrize("capacity", [5, 6])
def test_the_seal_teaches_an_elder_by_its_counters(n, dom, fort, capacity):
    who = taught(capacity=capacity)
    s = at_school(f"{who} [blood 4]", f"attached a: seal-of-veddartha [counter {n}, on ready/{who}]")
    assert (number(s, "dom", who), number(s, "for", who)) == ((dom, fort) if capacity > 5 else (0, 0))
    assert bool(acts(s, "seal-of-veddartha")) is (capacity > 5)


@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (4, 4)])
def test_the_seal_gets_a_counter_in_each_unlock_phase_up_to_four(before, after):
    s = at_school(
        f"{OWN} [blood 4]", f"attached a: seal-of-veddartha [counter {before}, on ready/{OWN}]", phase="5.1.3"
    )
    assert counters(s, "seal-of-veddartha") == after


# ── Gurchon Hall, Jungle Hunting Ground ─────────────────────────────────────────────────────────────────────────────

OLD, MIDDLE, YOUNG = [taught(capacity=n, nth=8) for n in (8, 6, 4)]


def hall(*own: str, more: str = ""):
    """Return an unlock phase in which Gurchon Hall was used."""
    s = at_school(", ".join(own), f"board a: gurchon-hall\n{more}", phase="5.1.5")
    s.choose("use a/gurchon-hall")
    return s


def test_gurchon_hall_feeds_the_two_oldest():
    s = hall(f"{OLD} [blood 2]", f"{MIDDLE} [blood 2]", f"{YOUNG} [blood 2]")
    assert [blood_on(s, each) for each in (OLD, MIDDLE, YOUNG)] == [3, 3, 2]


def test_gurchon_hall_asks_which_of_equal_age():
    other = taught(capacity=6, nth=9)
    s = hall(f"{OLD} [blood 2]", f"{MIDDLE} [blood 2]", f"{other} [blood 2]")
    take(s, other)
    assert [blood_on(s, each) for each in (OLD, MIDDLE, other)] == [3, 2, 3]


def test_gurchon_hall_feeds_no_younger_one_in_the_place_of_a_full_elder():
    s = hall(f"{OLD} [blood 8]", f"{MIDDLE} [blood 2]", f"{YOUNG} [blood 2]")
    assert [blood_on(s, each) for each in (OLD, MIDDLE, YOUNG)] == [8, 3, 2]


def test_a_vampire_is_not_fed_by_two_hunting_grounds():
    s = hall(f"{OLD} [blood 2]", more="board a: gurchon-hall, academic-hunting-ground")
    assert blood_on(s, OLD) == 3
    assert "use a/academic-hunting-ground" not in options(s)


LAIBON = taught(capacity=6, clan="Akunanse", sect="Laibon", nth=3)


def jungle(n: int, who: str = LAIBON):
    """Return an unlock phase with so much blood on the hunting ground."""
    return at_school(f"{who} [blood 1]", f"board a: jungle-hunting-ground [counter {n}]", phase="5.1.5")


def test_the_jungle_fills_up_to_three():
    s = jungle(0)
    s.choose("use a/jungle-hunting-ground")
    assert (counters(s, "jungle-hunting-ground"), locked(s, "jungle-hunting-ground"), blood_on(s, LAIBON)) == (
        1,
        True,
        1,
    )


def test_the_jungle_feeds_a_laibon_with_all_of_it():
    s = jungle(3)
    s.choose(next(each for each in options(s) if "jungle" in each))
    assert (counters(s, "jungle-hunting-ground"), blood_on(s, LAIBON)) == (0, 4)


def test_the_jungle_feeds_nobody_else():
    s = jungle(3, OWN)
    assert not [each for each in options(s) if "jungle" in each]


# ── Renewed Vigor, Baltimore Purge ──────────────────────────────────────────────────────────────────────────────────


def test_renewed_vigor_brings_its_bearer_back_in_an_unlock_phase():
    s = position(
        f"phase: 5.1.5\ntorpor a: {OWN} [blood 0]\n{OTHERS}\nattached a: renewed-vigor [on torpor/{OWN}]", game=GAME
    )
    s.choose("use a/renewed-vigor")
    assert (where(s, OWN), where(s, "renewed-vigor")) == ("ready", "ash")


def test_renewed_vigor_is_of_no_use_to_who_is_ready():
    s = at_school(f"{OWN} [blood 1]", f"attached a: renewed-vigor [on ready/{OWN}]", phase="5.1.5")
    assert "use a/renewed-vigor" not in options(s)


def healing(needs: str, more: str = ""):
    """Return a minion phase in which a healer may play the card."""
    healer = taught(needs, nth=5)
    return at_school(
        f"{healer} [blood 3]", f"torpor b: madison [blood 0]\nhand a: renewed-vigor\nlibrary a: dodge\n{more}"
    )


def test_a_healer_wakes_a_vampire_in_torpor():
    s = healing("obe")
    s.choose("play renewed-vigor")
    take(s, "madison")
    rest(s)
    assert (where(s, "madison"), blood_on(s, taught("obe", nth=5))) == ("ready", 2)


def test_a_great_healer_fills_another_vampire():
    s = healing("OBE")
    s.choose("play renewed-vigor")
    take(s, "way 4")
    take(s, FOE)
    rest(s)
    assert blood_on(s, FOE) == 6


def purge(mine: str, *, clan: str = "Ravnos"):
    """Return the choices after the Purge has begun: seat a bears it, the others have vampires of several ages."""
    who = taught(capacity=5, clan=clan, nth=6)
    big, same, small = [taught(capacity=n, nth=6) for n in (7, 5, 3)]
    s = position(
        f"phase: 5.1.3\nready a: {who} [blood 4]{mine}\nready b: {big} [blood 2], {same} [blood 2], {small} [blood 2]\n"
        f"ready c: ryan [blood 2]\nattached a: baltimore-purge [on ready/{who}]",
        game=GAME,
    )
    return s, who, (big, same, small)


def test_baltimore_purge_lets_each_other_methuselah_choose():
    s, who, (big, same, small) = purge("")
    assert asked(s) == (1, [f"b/{same}", f"b/{small}"])
    s.choose(f"b/{small}")
    assert [where(s, each) for each in (who, big, same, small, "ryan")] == [
        "torpor",
        "ready",
        "ready",
        "torpor",
        "torpor",
    ]
    assert where(s, "baltimore-purge") == "ash"


def test_baltimore_purge_beside_a_lasombra_is_yours_to_choose():
    s, _, (_, same, _) = purge(f", {taught(capacity=4, clan='Lasombra', nth=6)} [blood 1]")
    assert asked(s)[0] == 0
    s.choose(f"b/{same}")
    assert where(s, same) == "torpor"


@pytest.mark.parametrize(("clan", "more"), [("Ravnos", 1), ("Ventrue", 0)])
def test_baltimore_purge_is_stealthy_for_ravnos_only(clan, more):
    who = taught(capacity=5, clan=clan, nth=6)
    s = at_school(f"{who} [blood 4]", "hand a: baltimore-purge\nlibrary a: dodge", b=f"{FOE} [blood 3]")
    s.choose("play baltimore-purge")
    assert hidden(s) == more


# ── Inner Essence, Backstep, Song in the Dark ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("needs", "gained"), [("vic ani", 0), ("VIC ani", 1)])
@pytest.mark.parametrize(("answer", "paid"), [("less", 1), ("full", 2)])
def test_inner_essence_makes_one_combat_card_cheaper_if_one_wishes(needs, gained, answer, paid):
    who = taught(needs, nth=7)
    s = at_school(
        f"{who} [blood 4]", f"hand a: inner-essence, song-in-the-dark\nlibrary a: {SIX}", b=f"{FOE} [blood 6]"
    )
    reach(s, f"bleed with {who}", f"block with {FOE}", "play inner-essence")
    take(s, "way 2" if gained else "way 1")
    reach(s, "play song-in-the-dark")
    s.choose(next(each for each in options(s) if each.startswith("pay") is (answer == "full")))
    rest(s)
    assert (blood_on(s, who), blood_on(s, FOE)) == (4 + gained - paid - 1, 4)


def test_inner_essence_saves_once_in_a_combat_and_once_more_in_the_next():
    who = taught("vic ANI CEL", nth=7)
    s = at_school(
        f"{who} [blood 6]",
        "hand a: inner-essence, inner-essence, song-in-the-dark, song-in-the-dark, blur, boxed-in, boxed-in",
        b=f"{FOE} [blood 6], nassir [bowed, blood 6]",
    )
    saving = f"save with a/{who}"
    reach(s, f"bleed with {who}", f"block with {FOE}", "play inner-essence", "play song-in-the-dark", "way 1", saving)
    reach(s, "play blur")
    first_way(s)
    assert saving not in options(s)
    rest(s)
    clash(s, who, FOE)
    reach(s, "play inner-essence", "play song-in-the-dark", "way 1")
    assert saving in options(s)


def stepped():
    """Return a fight in which seat a has stepped back."""
    s = at_school(
        f"{OWN} [blood 6]",
        f"hand a: backstep\nlibrary a: {SIX}\nattached b: submachine-gun [on ready/{FOE}]",
        b=f"{FOE} [blood 6]",
    )
    reach(s, f"bleed with {OWN}", f"block with {FOE}", "play backstep")
    return s


def test_who_hits_somebody_who_stepped_back_may_press():
    s = stepped()
    reach(s, "use b/submachine-gun", "hand strike")  # it maneuvers back and shoots
    assert blood_on(s, OWN) == 3
    assert asked(s) == (1, [f"use b/{FOE}", "pass"])


def test_who_misses_somebody_who_stepped_back_does_not_press():
    s = stepped()
    rest(s)
    assert (blood_on(s, OWN), blood_on(s, FOE)) == (6, 6)


@pytest.mark.parametrize(("needs", "zone"), [("ani", "ready"), ("ANI", "torpor")])
def test_song_in_the_dark_is_aggravated_at_the_superior_level(needs, zone):
    who = taught(needs, nth=7)
    s = at_school(f"{who} [blood 4]", f"hand a: song-in-the-dark\nlibrary a: {SIX}", b=f"{FOE} [blood 6]")
    reach(s, f"bleed with {who}", f"block with {FOE}", "play song-in-the-dark")
    take(s, "way 2" if zone == "torpor" else "way 1")
    rest(s)
    assert (where(s, FOE), blood_on(s, who)) == (zone, 1)


# ── Tangle Atropos' Hand ────────────────────────────────────────────────────────────────────────────────────────────


def tangled(needs: str, way: str, act: str = ""):
    """Return a position after a blocked action was called off."""
    who = taught(needs, nth=7)
    s = at_school(
        f"{who} [blood 4]",
        f"hand a: tangle-atropos-hand{', ' + act if act else ''}\nlibrary a: {SIX}",
        b=f"{FOE} [blood 6]",
    )
    reach(s, f"play {act}" if act else f"bleed with {who}")
    if act:
        take(s, who)
    reach(s, f"block with {FOE}", "play tangle-atropos-hand")
    take(s, way)
    rest(s)
    return s, who


def test_a_tangled_action_is_called_off_before_the_block():
    s, who = tangled("pot", "way 1")
    assert (locked(s, who), locked(s, FOE), blood_on(s, who), s.pool[1]) == (False, False, 3, 30)
    assert f"bleed with a/{who}" not in options(s)


@pytest.mark.parametrize(("needs", "zone"), [("pot", "ash"), ("tem", "hand")])
def test_temporis_takes_the_action_card_back(needs, zone):
    s, _ = tangled(needs, f"way {1 + (needs == 'tem')}", "computer-hacking")
    assert where(s, "computer-hacking") == zone


@pytest.mark.parametrize(("needs", "more"), [("tem", 0), ("TEM", 1)])
def test_the_next_action_after_the_superior_level_is_stealthier(needs, more):
    s, who = tangled(needs, f"way {2 + more}")
    s.choose(f"hunt with {who}")
    assert hidden(s) == 1 + more


# ── Unleash the Hounds, Voices of the Castle ────────────────────────────────────────────────────────────────────────

SLAVE = taught("VIS", clan="Gargoyle", traits="slave of Tremere", nth=7)
MASTER, OTHER_MASTER = [taught(clan="Tremere", nth=n) for n in (7, 8)]


def hounds(beside: str, who: str = SLAVE):
    """Return the ways to play the card in a bleed, with the position."""
    s = at_school(f"{who} [blood 4]{beside}", f"hand a: unleash-the-hounds\nlibrary a: {SIX}")
    s.choose(f"bleed with {who}")
    reach(s, "play unleash-the-hounds")
    return s


@pytest.mark.parametrize(
    ("beside", "bled"),
    [(f", {MASTER} [blood 4]", 2), (f", {MASTER} [blood 4], {OTHER_MASTER} [bowed, blood 4]", 3)],
)
def test_a_slave_bleeds_for_each_of_its_masters(beside, bled):
    s = hounds(beside)
    take(s, "way 3")
    rest(s)
    assert s.pool[1] == 30 - bled


def test_hounds_without_a_slave_bite_once():
    who = taught("DOM", nth=7)
    s = hounds(f", {MASTER} [blood 4]", who)
    rest(s)
    assert s.pool[1] == 28


def castle(blocker: str, actor: str = taught("OBF", nth=7)):
    """Return a position in which a minion of seat b attempts to block beside a slave, and too little is seen."""
    s = position(
        f"ready a: {actor} [blood 4]\nready b: {blocker} [blood 3], {SLAVE} [blood 3]\n{THIRD}\n"
        f"hand a: lost-in-crowds\nlibrary a: {SIX}\nhand b: voices-of-the-castle\nlibrary b: {SIX}",
        game=GAME,
    )
    reach(s, f"bleed with {actor}", f"block with {blocker}", "play lost-in-crowds")
    first_way(s)
    for _ in range(4):
        if asked(s)[0] == 1:
            break
        s.choose("pass")
    return s


def test_a_slave_lends_its_eyes_to_a_master():
    s = castle(MASTER)
    reach(s, "play voices-of-the-castle")
    take(s, "way 3")
    assert (number(s, "intercept", MASTER), number(s, "intercept", SLAVE)) == (1, 0)


def test_a_slave_lends_its_eyes_to_nobody_else():
    s = castle(FOE)
    reach(s, "play voices-of-the-castle")  # against the bleed
    assert number(s, "intercept", FOE) == 0


def test_the_castle_softens_a_bleed():
    s = at_school(f"{OWN} [blood 4]", f"hand b: voices-of-the-castle\nlibrary b: {SIX}", b=f"{SLAVE} [blood 3]")
    reach(s, f"bleed with {OWN}", "play voices-of-the-castle")
    take(s, "way 4")
    rest(s)
    assert s.pool[1] == 30
