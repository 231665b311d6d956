"""Cards with short texts: guns and other equipment, retainers, searches."""

import pytest

from coterie.games.vtes.numbers import SABBAT
from coterie.kernel.events import about
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Sets
from tests.vtes.tools import (
    FOE,
    SCHOOL,
    at_school,
    blood_on,
    borne_by,
    find,
    first_way,
    happen,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    taught,
    where,
)

OWN, FULL = taught(capacity=6), ", ".join(["dodge"] * 7)
ANARCH = taught(capacity=6, sect="Anarch")


def armed(weapon: str, b: str = "nassir [blood 5]", who: str = OWN):
    """Return a position in which a vampire of seat a with some equipment bleeds and is blocked by a minion of seat b."""
    s = at_school(f"{who} [blood 6]", f"attached a: {weapon} [on ready/{who}]", b=b)
    reach(s, f"bleed with {who}", f"block with {b.split()[0]}")
    return s


def test_desert_eagle_shoots_for_2():
    s = armed("desert-eagle")
    reach(s, "use a/desert-eagle")
    rest(s)
    assert blood_on(s, "nassir") == 3


def test_desert_eagle_does_not_maneuver():
    s = armed("desert-eagle")
    assert s.asked[1][0] == "strike?" or not [each for each in options(s) if "maneuver" in each]


def test_deer_rifle_maneuvers_twice_in_a_combat_and_no_more():
    who = taught(capacity=6, nth=3)
    s = at_school(
        f"{who} [blood 6]",
        f"attached a: deer-rifle [on ready/{who}]\nhand b: fake-out, fake-out, fake-out",
        b=f"{FOE} [blood 5]",
    )
    reach(s, f"bleed with {who}", f"block with {FOE}")
    used = 0
    for _ in range(12):
        if "use a/deer-rifle" in options(s) and s.question.seat == 0 and "pass" in options(s):
            s.choose("use a/deer-rifle")
            used += 1
        elif "play fake-out" in options(s):
            s.choose("play fake-out")
        else:
            break
    assert used == 2


@pytest.mark.parametrize(("capacity", "clan", "left"), [(6, "Ventrue", 3), (6, "Brujah", None), (5, "Brujah", 4)])
def test_blade_of_enoch_serves_the_old_and_maims_brujah(capacity, clan, left):
    who, other = taught(capacity=capacity), taught(capacity=7, clan=clan)
    s = armed("blade-of-enoch", f"{other} [blood 5]", who)
    if left == 4:
        assert "use a/blade-of-enoch" not in options(s)
    else:
        reach(s, "use a/blade-of-enoch")
    rest(s)
    if left is None:
        assert where(s, other) == "torpor"
    else:
        assert blood_on(s, other) == left


@pytest.mark.parametrize("guarded", [True, False])
def test_index_finger_keeps_frenzies_away(guarded):
    beast, who = taught("ANI", capacity=6), taught(capacity=6, nth=4)
    more = f"attached b: sires-index-finger [on ready/{who}]\n" if guarded else ""
    s = at_school(f"{beast} [blood 6]", f"{more}hand a: drawing-out-the-beast", b=f"{who} [blood 5]")
    reach(s, f"bleed with {beast}", f"block with {who}")
    assert ("play drawing-out-the-beast" in options(s)) is not guarded


def test_book_makes_an_ally_that_it_defeats_change_sides():
    s = armed("the-book-of-going-forth-by-night", "loyal-street-gang [lives 1]")
    assert number(s, "ser", OWN) == 2
    rest(s)
    at = find(s, "loyal-street-gang")
    assert (s.game.speaks(s, at), locked(s, "loyal-street-gang"), blood_on(s, "loyal-street-gang")) == (0, True, 1)


@pytest.mark.ruling("VR-8.1", "D-901")
def test_nobody_fights_on_against_an_ally_that_has_changed_sides():
    who = taught("CEL", capacity=6)
    s = at_school(
        f"{who} [blood 6]",
        f"attached a: the-book-of-going-forth-by-night [on ready/{who}]\nhand a: blur, psyche",
        b="loyal-street-gang [lives 1]",
    )
    reach(s, f"bleed with {who}", "block with loyal-street-gang")
    assert [each for each in options(s) if each.startswith("play")] == []  # neither further strikes nor another combat
    at = find(s, "loyal-street-gang")
    assert (s.game.speaks(s, at), blood_on(s, "loyal-street-gang"), blood_on(s, who)) == (0, 1, 5)


def test_book_saves_no_ally_that_is_burned_outside_of_its_fights():
    s = position(
        f"ready a: {OWN} [bowed, blood 6], nassir [blood 4]\nready b: loyal-street-gang [lives 1]\nready c: ryan [bowed]\n"
        f"attached a: the-book-of-going-forth-by-night [on ready/{OWN}]",
        game=SCHOOL,
    )
    reach(s, "bleed with nassir", "block with loyal-street-gang")
    rest(s)
    assert where(s, "loyal-street-gang") == "ash"


@pytest.mark.ruling("D-877")
def test_videotape_keeps_one_minion_from_blocking():
    s = at_school(
        f"{OWN} [blood 6], {FOE} [blood 4]", "hand a: incriminating-videotape", b="nassir [blood 5], madison [blood 5]"
    )
    reach(s, "play incriminating-videotape", f"a/{OWN}")
    reach(s, "b/nassir")
    rest(s)
    at = s.pieces[find(s, OWN)]
    at.ready = True
    s.choose(f"bleed with {FOE}")
    assert "block with b/nassir" in options(s)
    rest(s)
    assert "incriminating-videotape" in borne_by(s, OWN)


@pytest.mark.parametrize(("face", "clan"), [("dhabi-revenant", "Baali"), ("childling-muse", "Malkavian")])
def test_retainers_that_help_to_bleed(face, clan):
    who = taught(capacity=6, clan=clan)
    s = at_school(f"{who} [blood 6]", f"hand a: {face}", b="nassir [bowed]")
    play_through(s, f"play {face}")
    rest(s)
    assert (number(s, "bleed", who), face in borne_by(s, who)) == (2, True)


def test_childling_muse_serves_malkavians_only():
    s = at_school(f"{OWN} [blood 6]", "hand a: childling-muse", b="nassir [bowed]")
    assert "play childling-muse" not in options(s)


@pytest.mark.parametrize(("level", "found"), [("aus", ["plain"]), ("AUS", ["plain", "basic"])])
def test_soul_scan_finds_the_young_that_do_not_hide(level, found):
    who = taught(level, capacity=6)
    young = {"plain": taught(capacity=4), "basic": taught("obf", capacity=4), "superior": taught("OBF", capacity=4)}
    older = taught(capacity=9)
    s = at_school(
        f"{who} [blood 6]", f"hand a: soul-scan\ncrypt a: {', '.join(young.values())}, {older}", b="nassir [bowed]"
    )
    s.choose("play soul-scan")
    for way in [each for each in options(s) if each == f"way {len(found)}"]:
        s.choose(way)
    while "none" not in options(s):
        s.choose("pass")
    there = [name for name in young if any(each.endswith(young[name]) or young[name] in each for each in options(s))]
    assert there == found
    assert not any(older in each for each in options(s))
    s.choose(next(each for each in options(s) if young["plain"] in each))
    assert where(s, young["plain"]) == "uncontrolled"


@pytest.mark.parametrize("capacity", [8, 7])
def test_dark_mirror_asks_for_age(capacity):
    who = taught(capacity=capacity)
    s = at_school(f"{who} [blood 6]", "hand a: dark-mirror-of-the-mind", b="nassir [bowed]")
    assert ("play dark-mirror-of-the-mind" in options(s)) is (capacity == 8)
    if capacity == 8:
        s.choose("play dark-mirror-of-the-mind")
        rest(s)
        assert s.pool[0] == 32


def new_anarch():
    """Return a position in which a vampire of seat a has become an Anarch by Galaric's Legacy."""
    s = at_school(f"{OWN} [blood 6]", "hand a: galarics-legacy", b="nassir [bowed]", phase="5.2.2")
    s.choose("play galarics-legacy")
    assert (s.game.value(s, "sect", find(s, OWN)), borne_by(s, OWN)) == ("Anarch", ["galarics-legacy"])
    return s


@pytest.mark.ruling("VR-9.2")
def test_galarics_legacy_lasts_until_its_bearer_changes_its_sect():
    s = new_anarch()
    happen(s, about(s, "gain", find(s, OWN), detail=(Sets("sect", SABBAT, THIS), ("forever",), "")))
    assert (s.game.value(s, "sect", find(s, OWN)), borne_by(s, OWN)) == (SABBAT, [])


@pytest.mark.ruling("VR-9.2", "VR-11.3")
def test_who_has_become_an_anarch_by_galarics_legacy_stays_one_without_the_card():
    s = new_anarch()
    happen(s, about(s, "burn", find(s, "galarics-legacy")))
    assert (s.game.value(s, "sect", find(s, OWN)), borne_by(s, OWN)) == ("Anarch", [])


def test_galarics_legacy_does_not_convert_anarchs_or_princes():
    s = at_school(f"{ANARCH} [blood 6]", "hand a: galarics-legacy", b="nassir [bowed]", phase="5.2.2")
    assert "play galarics-legacy" not in options(s)


@pytest.mark.parametrize(("own", "other", "asked"), [("flight", "", 1), ("flight", "flight", 0), ("", "", 0)])
def test_high_ground_sets_the_range_for_those_that_fly(own, other, asked):
    who, foe = taught(capacity=6, traits=own, nth=5), taught(capacity=6, traits=other, nth=6)
    s = at_school(f"{who} [blood 6]", "hand a: high-ground\nhand b: fake-out", b=f"{foe} [blood 5]")
    reach(s, f"bleed with {who}", f"block with {foe}", "play high-ground")
    first_way(s)
    answers = 0
    while s.question.seat == 1 and "play fake-out" in options(s) and "hand strike" not in options(s):
        answers += 1
        s.choose("pass")
    assert answers == 1 - asked  # nobody maneuvers against a range that is set


def test_the_summoning_fetches_or_recruits():
    s = at_school(
        f"{taught('pre', capacity=6)} [blood 6]",
        "hand a: the-summoning, dodge, dodge, dodge, dodge, dodge, dodge\nlibrary a: dodge, loyal-street-gang, chantry",
        b="nassir [bowed]",
    )
    reach(s, "play the-summoning")
    while "none" not in options(s):
        s.choose("pass")
    assert [each for each in options(s) if "loyal" in each]
    assert not [each for each in options(s) if "chantry" in each]
    s.choose(next(each for each in options(s) if "loyal" in each))
    assert where(s, "loyal-street-gang") == "hand"


def test_the_summoning_at_the_superior_level_recruits_from_the_library_only():
    s = at_school(
        f"{taught('PRE', capacity=6)} [blood 6]",
        "hand a: the-summoning, political-ally, dodge, dodge, dodge, dodge, dodge\nlibrary a: dodge, procurer, chantry",
        b="nassir [bowed]",
    )
    reach(s, "play the-summoning", "way 2")
    while "none" not in options(s):
        s.choose("pass")
    assert len(options(s)) == 2  # not the ally of the hand
    s.choose(options(s)[0])
    rest(s)
    assert where(s, "procurer") == "ready"


def test_als_army_apparatus_finds_a_weapon():
    s = at_school(
        f"{OWN} [blood 6]",
        f"board a: als-army-apparatus\nhand a: {FULL}\nlibrary a: desert-eagle, flak-jacket",
        b="nassir [bowed]",
    )
    s.choose("use a/als-army-apparatus")
    assert not [each for each in options(s) if "flak" in each]
    s.choose(next(each for each in options(s) if "desert" in each))
    assert locked(s, "als-army-apparatus")


@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Camarilla", False)])
def test_body_bag_hides_an_anarch_from_an_action_at_it(sect, offered):
    who = taught(capacity=6, sect=sect, nth=2)
    s = at_school(f"{OWN} [blood 6]", f"hand a: bums-rush\nattached b: body-bag [on ready/{who}]", b=f"{who} [blood 5]")
    reach(s, "play bums-rush")
    while s.question.seat != 1 and "pass" in options(s):
        s.choose("pass")
    for each in options(s):
        if who in each and "block" not in each:
            s.choose(each)
            break
    assert ("use b/body-bag" in options(s)) is offered
    if offered:
        s.choose("use b/body-bag")
        rest(s)
        assert (blood_on(s, who), locked(s, OWN), blood_on(s, OWN)) == (3, True, 6)


@pytest.mark.parametrize(
    ("who", "able"),
    [
        (taught("pro"), True),
        (taught(sect="Laibon"), True),
        (taught("pro", sect="Laibon"), True),
        (taught(), False),
        (taught("pro ABO"), False),
    ],
)
def test_abombwe_is_learnt_by_laibon_and_with_protean(who, able):
    s = at_school(f"{who} [blood 6]", "hand a: abombwe", b="nassir [bowed]", phase="5.2.2")
    assert ("play abombwe" in options(s)) is able
    if able:
        s.choose("play abombwe")  # in one way, also onto a Laibon with Protean
        assert (number(s, "abo", who), number(s, "capacity", who)) == (1, 7)
