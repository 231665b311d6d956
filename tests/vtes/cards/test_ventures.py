"""Company, hidden bleeds, pawned cards and drawn fire: what each card does, and what it must not do."""

import pytest

from coterie.games.vtes.numbers import ANARCH
from coterie.games.vtes.words.hands import opened
from coterie.kernel.events import about
from tests.vtes.tools import (
    FOE,
    OLD,
    OWN,
    SCHOOL,
    THIRD,
    YOUNG,
    at_school,
    blood_on,
    borne_by,
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

REBEL = taught(sect=ANARCH)
SKULLS = [taught(clan="Harbinger of Skulls", nth=n) for n in (1, 2)]


# ── allies and retainers ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("ally", "plays"), [("grey-thorne", True), ("rock-cat", False)])
def test_grey_thorne_plays_cards_of_the_anarchs(ally, plays):
    s = at_school(f"{ally} [lives 2]", "hand a: line-brawl", f"{FOE} [blood 3]")
    assert ("play line-brawl" in options(s)) == plays  # it requires an Anarch


def test_an_anarch_heals_grey_thorne_once():
    s = at_school(f"grey-thorne [lives 1], {REBEL} [blood 3]", phase="5.1.4")
    s.choose("use a/grey-thorne")
    assert (blood_on(s, "grey-thorne"), blood_on(s, REBEL)) == (2, 2)
    assert "use a/grey-thorne" not in options(s)
    s = at_school(f"grey-thorne [lives 1], {OWN} [blood 3]", phase="5.1.4")
    assert "use a/grey-thorne" not in options(s)


@pytest.mark.parametrize(("seat", "life", "kin", "can"), [
    ("a", 1, "", True), ("a", 2, "", False), ("a", 1, "bowed, ", True), ("b", 1, "", False),
])  # fmt: skip
def test_another_methuselahs_anarch_may_heal_grey_thorne_in_its_unlock_phase(seat, life, kin, can):
    """The card says “any ready anarch”: whoever controls it decides, and only in the unlock phase of Grey's controller."""
    friend = taught(sect=ANARCH, nth=3)
    grey, other = f"grey-thorne [lives {life}]", f"{friend} [{kin}blood 3]"
    s = at_school(
        grey if seat == "a" else f"{YOUNG} [blood 1]", b=f"{other}{'' if seat == 'a' else f', {grey}'}", phase="5.1.4"
    )
    offers = []
    while s.asked[1][0] in ("unlock?", "any unlock phase?"):
        offers += [s.question.seat for each in options(s) if each.endswith("grey-thorne")]
        s.choose(next(each for each in ("use a/grey-thorne", "done", "pass") if each in options(s)))
    assert offers == ([1] if can else [])
    assert (blood_on(s, "grey-thorne"), blood_on(s, friend)) == (life + can, 3 - can)


ASH = ", ".join(["emerald-legionnaire", *["dodge"] * 7])


@pytest.mark.parametrize(
    ("minions", "ash", "rises"),
    [
        (f"{SKULLS[0]} [blood 3], {SKULLS[1]} [blood 3], emerald-legionnaire [lives 2]", ASH, True),
        (f"{SKULLS[0]} [blood 3], {OWN} [blood 3], emerald-legionnaire [lives 2]", ASH, False),
        (
            f"{SKULLS[0]} [blood 3], {SKULLS[1]} [blood 3], emerald-legionnaire [lives 2]",
            "emerald-legionnaire, dodge",
            False,
        ),
    ],
)
def test_a_legionnaire_calls_another_from_the_ash_heap(minions, ash, rises):
    s = at_school(minions, f"ash a: {ash}", phase="5.1.4")
    use = [each for each in options(s) if each.startswith("use a/emerald")]
    assert bool(use) == rises
    if rises:
        s.choose(use[0])
        while "dodge" in str(options(s)):
            take(s, "dodge")
        assert sum([now.face == "emerald-legionnaire" and now.zone == "ready" for now in s.pieces]) == 2
        assert len([now for now in s.pieces if now.zone == "removed" and now.face == "dodge"]) == 7


@pytest.mark.parametrize(("blocks", "left"), [(True, 1), (False, 3)])
def test_the_watch_punishes_who_fails(blocks, left):
    s = at_school(f"{OWN} [blood 3], {YOUNG} [blood 1]", "", f"neighborhood-watch-commander [lives 1], {FOE} [blood 3]")
    reach(s, f"bleed with {OWN}", *([f"block with {FOE}"] if blocks else []))
    if blocks:
        reach(s, "use b/neighborhood-watch-commander")
    rest(s)
    assert (blood_on(s, OWN), locked(s, "neighborhood-watch-commander")) == (left, blocks)


def test_kuman_sets_the_range_for_a_blood():
    s = at_school(
        f"{OWN} [blood 3], {YOUNG} [blood 1]", f"attached a: omael-kuman [on ready/{OWN}, lives 1]", f"{FOE} [blood 3]"
    )
    reach(s, f"bleed with {OWN}", f"block with {FOE}", "use a/omael-kuman")
    take(s, "long")
    rest(s)
    assert (blood_on(s, OWN), blood_on(s, FOE)) == (2, 3)  # no fist reaches that far


# ── reactions ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("actor", "pool"), [(YOUNG, 30), (OLD, 29)])
def test_confusion_weakens_the_bleeds_of_the_weak(actor, pool):
    who = taught("obf")
    s = at_school(f"{actor} [blood 3], {OWN} [blood 1]", "hand b: confusion-of-the-eye", f"{who} [blood 3]")
    reach(s, f"bleed with {actor}")
    for _ in range(10):
        if "done" in options(s):
            break
        there = options(s)
        s.choose(next(each for each in ("play confusion-of-the-eye", "pass", "no block") if each in there))
    assert s.pool[1] == pool


def referendum(card: str):
    """Return what a prince could vote once seat b has confused the referendum that it calls."""
    who, prince = taught("OBF"), vampire(title="prince", sect="Camarilla")
    s = at_school(
        f"{prince} [blood 3], {OWN} [blood 1]",
        f"pool: 10 30 30\nhand a: {card}\nhand b: confusion-of-the-eye",
        f"{who} [blood 3]",
    )
    s.choose(f"play {card}")
    votes = []
    for _ in range(40):
        there = options(s)
        if "done" in there:
            break
        if where(s, "confusion-of-the-eye") == "ash":
            votes += [each for each in there if each.startswith("vote") and prince in each]
        wanted = ("play confusion-of-the-eye", "way 2", "pass", "no block")
        s.choose(next((each for each in wanted if each in there), there[0]))
    assert where(s, "confusion-of-the-eye") == "ash"
    return s, votes


@pytest.mark.parametrize(("card", "passes"), [("kine-resources-contested", True), ("parity-shift", False)])
def test_confusion_silences_the_acting_vampire_and_defies_titles(card, passes):
    s, votes = referendum(card)
    assert (votes, s.pool != (10, 30, 30)) == ([], passes)  # the card itself is a vote


# ── actions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_gathers_the_anima_sees_with_anothers_eyes():
    seer = taught("AUS")
    s = at_school(f"{seer} [blood 4], {OWN} [blood 2]", "hand a: anima-gathering\nlibrary a: dodge")
    reach(s, "play anima-gathering", "way 2")
    take(s, OWN)
    rest(s)
    assert (number(s, "intercept", OWN), number(s, "bleed", OWN), number(s, "intercept", seer)) == (2, 2, 0)
    happen(s, about(s, "straighten", find(s, seer)))
    assert (where(s, "anima-gathering"), number(s, "intercept", OWN)) == ("ash", 0)


@pytest.mark.parametrize(("choice", "there"), [("yes", "attached"), ("no", "ash")])
def test_the_gatherer_may_stay_locked(choice, there):
    seer = taught("aus")
    s = position(
        f"phase: 5.1.3\nready a: {seer} [bowed, blood 4], {OWN} [bowed, blood 2]\n"
        f"attached a: anima-gathering [on ready/{seer}]\nlibrary a: dodge\nready b: {FOE} [blood 2]\n{THIRD}",
        game=SCHOOL,
    )
    use = "use a/anima-gathering"
    s.choose(use if choice == "yes" else "decline")
    assert (where(s, "anima-gathering"), locked(s, seer), locked(s, OWN)) == (there, choice == "yes", False)


@pytest.mark.parametrize(("whom", "pool"), [("seat b", (29, 30)), ("seat c", (30, 29))])
def test_a_night_move_takes_one_pool_of_a_neighbour(whom, pool):
    thief = taught("obf")
    s = at_school(
        f"{thief} [blood 4], {OWN} [blood 2]", f"hand a: night-moves\nattached a: laptop-computer [on ready/{thief}]"
    )
    reach(s, "play night-moves", whom)
    rest(s)
    assert s.pool[1:] == pool


def test_the_pulse_opens_hands_or_makes_a_vampire_bleed():
    for needs, bleed, borne in (("aus", 1, []), ("AUS", 3, ["pulse-of-the-canaille"])):
        seer = taught(needs)
        s = at_school(f"{seer} [blood 5], {OWN} [blood 2]", "hand a: pulse-of-the-canaille\nhand c: dodge")
        reach(s, "play pulse-of-the-canaille")
        take(s, "way 2")
        rest(s)
        assert (number(s, "bleed", seer), borne_by(s, seer), blood_on(s, seer)) == (bleed, borne, 2)
        assert opened(s) == (((1, 0), (2, 0)) if needs == "aus" else ())


# ── combat ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def brawl(own: str, hand: str, more: str = ""):
    s = at_school(f"{own} [blood 4], {YOUNG} [blood 1]", f"hand a: {hand}\n{more}", f"{FOE} [blood 5]")
    reach(s, f"bleed with {own}", f"block with {FOE}")
    return s


def test_a_lucky_blow_hurts_more():
    s = brawl(OWN, "lucky-blow")
    reach(s, "play lucky-blow")
    rest(s)
    assert blood_on(s, FOE) == 3


def test_a_cocktail_burns_in_the_next_round_only():
    s = brawl(OWN, "molotov-cocktail, boxed-in")
    reach(s, "play molotov-cocktail")
    seen = []
    for _ in range(30):
        there = options(s)
        if "done" in there:
            break
        seen += [each for each in there if each == "use a/molotov-cocktail"]
        wanted = ("use a/molotov-cocktail", "play boxed-in", "pass", "hand strike")
        s.choose(next(each for each in wanted if each in there))
    assert (seen[:1], where(s, "molotov-cocktail"), where(s, FOE)) == (["use a/molotov-cocktail"], "ash", "torpor")


@pytest.mark.ruling("VR-8.3")
def test_a_cocktail_burns_after_its_strike_even_one_that_is_dodged():
    foe = taught("cel", capacity=6, nth=4)
    s = at_school(
        f"{OWN} [blood 4], {YOUNG} [blood 1]",
        f"attached a: molotov-cocktail [on ready/{OWN}]\nhand a: boxed-in\nhand b: side-strike",
        f"{foe} [blood 5]",
    )
    reach(s, f"bleed with {OWN}", f"block with {foe}", "use a/molotov-cocktail")
    assert where(s, "molotov-cocktail") == "attached"
    s.choose("play side-strike")
    reach(s, "play boxed-in")  # a press: the combat goes on
    assert (where(s, "molotov-cocktail"), blood_on(s, foe)) == ("ash", 4)  # the dodge costs 1


def test_a_cocktail_that_is_not_thrown_is_burned_after_the_combat():
    s = brawl(OWN, "molotov-cocktail")
    reach(s, "play molotov-cocktail")
    assert "use a/molotov-cocktail" not in options(s)
    rest(s)
    assert (where(s, "molotov-cocktail"), blood_on(s, FOE)) == ("ash", 5)


def test_the_penitent_bleed_more():
    saint = taught("PRE")
    s = at_school(
        f"{saint} [blood 4], {YOUNG} [blood 1]",
        f"hand a: unholy-penance\nattached b: sport-bike [on ready/{FOE}]",
        f"{FOE} [blood 5]",
    )
    reach(s, f"hunt with {saint}", f"block with {FOE}", "play unholy-penance", "way 2")
    rest(s)
    assert (borne_by(s, FOE), blood_on(s, FOE)) == (["unholy-penance", "sport-bike"], 5)
    happen(s, about(s, "straighten", find(s, saint)))
    s.choose(f"bleed with a/{saint}")
    rest(s)
    assert s.pool[1:] == (28, 30)
    s.choose(f"bleed with a/{YOUNG}")
    assert s.pool[1:] == (27, 30)


def test_focused_blood_pays_for_a_combat_card():
    haqim = taught("CEL", clan="Banu Haqim")
    s = brawl(haqim, "focus-the-blood")
    reach(s, "play focus-the-blood")
    assert (borne_by(s, haqim), blood_on(s, haqim)) == (["focus-the-blood"], 4)  # and 1 lost to the blow


@pytest.mark.parametrize(("focused", "blood"), [(True, 3), (False, 2)])
def test_focused_blood_is_burned_to_pay(focused, blood):
    fighter = taught("tha")
    s = brawl(fighter, "blood-fury", f"attached a: focus-the-blood [on ready/{fighter if focused else YOUNG}]")
    reach(s, "play blood-fury")
    if focused:
        s.choose("lock a/focus-the-blood")
    rest(s)
    assert (blood_on(s, fighter), where(s, "focus-the-blood")) == (blood, "ash" if focused else "attached")


# ── masters ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_annex_keeps_a_card_and_changes_it():
    s = at_school(f"{OWN} [blood 3]", "hand a: storage-annex, dodge, dodge", phase="5.2.1")
    reach(s, "play storage-annex")
    take(s, "dodge")
    assert (len(faces(s, "hand")), len(faces(s, "ash"))) == (1, 0)
    s = position(
        f"phase: 5.2.1\nready a: {OWN} [blood 3]\nboard a: storage-annex\nhand a: flash\n"
        f"stored a: dodge [on board/storage-annex]\nready b: {FOE} [blood 2]\n{THIRD}",
        game=SCHOOL,
    )
    s.choose("use a/storage-annex")
    assert (faces(s, "hand"), where(s, "flash")) == (["dodge"], "stored")
    assert "use a/storage-annex" not in options(s)


def test_an_agent_of_power_learns_for_a_turn():
    s = at_school(f"{OWN} [blood 3]", "hand a: agent-of-power\nlibrary a: flash", phase="5.2.1")
    reach(s, "play agent-of-power")
    s.choose(next(each for each in options(s) if "Obfuscate" in each))
    assert (number(s, "obf", OWN), number(s, "dom", OWN)) == (1, 0)
    for _ in range(8):
        if where(s, "agent-of-power") == "ash":
            break
        s.choose(next(each for each in ("done", "pass") if each in options(s)))
    assert (where(s, "agent-of-power"), number(s, "obf", OWN)) == ("ash", 0)
