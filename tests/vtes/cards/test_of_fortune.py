"""Cards about luck, rituals and what some vampires do better than others; each with what it must not do."""

import pytest

from coterie.games.vtes.cards import FACES
from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    FOE,
    at_school,
    blood_on,
    borne_by,
    counters,
    find,
    first_way,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    taught,
    vampire,
    where,
)
from tests.vtes.tools import SCHOOL as GAME

OWN = taught(capacity=6)
FIVE, SIX = ", ".join(["dodge"] * 5), ", ".join(["dodge"] * 6)


# ── Two Wrongs, Break the Code ──────────────────────────────────────────────────────────────────────────────────────


def wronged(by: str, hand_b: str = "two-wrongs", hand_c: str = ""):
    """Return a position in which seat b, the prey of a and predator of c, is bled by a seat, three seats in all."""
    telepath = taught("AUS DOM", capacity=6)
    return position(
        f"active: {by}\nready a: {OWN} [blood 6]\nready b: madison [bowed, blood 4]\nready c: {telepath} [blood 6]\n"
        f"hand b: {hand_b}\nhand c: {hand_c}\nlibrary b: dodge\nlibrary c: dodge\n",
        game=GAME,
    )


def test_two_wrongs_is_of_no_use_against_the_predator():
    s = wronged("a")
    reach(s, f"bleed with {OWN}")
    rest(s)
    assert (where(s, "two-wrongs"), s.pool[1]) == ("hand", 29)


def test_two_wrongs_sends_a_redirected_bleed_to_the_prey_of_who_acts():
    dom = taught("DOM", capacity=6, nth=2)
    s = position(
        f"ready a: {OWN} [blood 6]\nready b: {dom} [blood 4]\nready c: ryan [bowed]\nready d: madison [bowed]\n"
        "hand b: deflection\nhand c: two-wrongs\nlibrary b: dodge\nlibrary c: dodge\n",
        players=4,
        game=GAME,
    )
    reach(s, f"bleed with {OWN}", "play deflection")
    first_way(s)
    s.choose("seat c")
    reach(s, "play two-wrongs")
    rest(s)
    assert s.pool == (30, 29, 30, 30)


def test_two_wrongs_cancels_the_next_redirection_only():
    dom = taught("DOM AUS", capacity=6, nth=2)
    s = position(
        f"ready a: {OWN} [blood 6]\nready b: {dom} [blood 4]\nready c: ryan [bowed]\nready d: madison [bowed]\n"
        "hand b: deflection, telepathic-misdirection\nhand c: two-wrongs\nlibrary b: dodge\nlibrary c: dodge\n",
        players=4,
        game=GAME,
    )
    reach(s, f"bleed with {OWN}", "play deflection", "way 2")
    s.choose("seat c")
    reach(s, "play two-wrongs", "play telepathic-misdirection")
    for each in [each for each in options(s) if each == "way 2"]:
        s.choose(each)
    assert "seat c" not in options(s)  # it is cancelled
    rest(s)
    assert s.pool == (30, 29, 30, 30)


def test_break_the_code_weakens_imbued_against_monsters():
    hunter = taught(capacity=5, traits="imbued")
    s = at_school(f"{OWN} [blood 6]", "board c: break-the-code", b=f"{hunter} [blood 5], {FOE} [bowed, blood 3]")
    assert [each for each in options(s) if each.startswith("act") and hunter in each]
    assert not [each for each in options(s) if each.startswith("act") and FOE in each]
    s.choose(f"bleed with {OWN}")
    assert (number(s, "intercept", hunter), number(s, "intercept", FOE)) == (-1, 0)


# ── Call the Great Beast, Clan Impersonation ────────────────────────────────────────────────────────────────────────

BAALI = next(
    face
    for face, card in FACES.items()
    if card.clan == "Baali" and card.stats.get("capacity") == 8 and card.kind == "vampire"
)


def test_call_the_great_beast_begins_with_the_capacity_of_its_baali():
    s = at_school(f"{BAALI} [blood 8]", f"hand a: call-the-great-beast, {SIX}\nlibrary a: dodge", b="nassir [bowed]")
    s.choose("play call-the-great-beast")
    rest(s)
    assert (counters(s, "call-the-great-beast"), borne_by(s, BAALI)) == (8, ["call-the-great-beast"])


NUMBERS = ("capacity", "strength", "bleed", "dom", "pot", "aus", "cel")


def beast():
    """Return a position in which the last ritual has called the beast, and its disciplines were chosen."""
    s = at_school(
        f"{BAALI} [blood 8], {OWN} [blood 3]",
        f"attached a: call-the-great-beast [counter 10, on ready/{BAALI}]",
        b="nassir [blood 4]",
    )
    s.choose(next(each for each in options(s) if each.startswith("act with") and "call-the-great-beast" in each))
    while "Dominate" not in str(options(s)):
        s.choose(next(each for each in ("no block", "pass") if each in options(s)))
    for name in ("Dominate", "Potence", "Auspex"):
        s.choose(next(each for each in options(s) if name in each))
    return s


def test_the_great_beast_rises_in_the_place_of_its_baali():
    s = beast()
    at = find(s, "call-the-great-beast")
    numbers = [
        number(s, each, "call-the-great-beast")
        for each in ("capacity", "strength", "bleed", "dom", "pot", "aus", "cel")
    ]
    assert (where(s, BAALI), where(s, "call-the-great-beast"), blood_on(s, "call-the-great-beast")) == (
        "ash",
        "ready",
        9,
    )
    assert numbers == [9, 4, 3, 2, 2, 2, 0]
    assert (s.game.value(s, "clan", at), s.game.value(s, "sect", at)) == ("", "Independent")
    assert [each for each in options(s) if each.startswith("act with") and "nassir" in each]


def test_no_beast_rises_after_ten_rituals():
    s = at_school(
        f"{BAALI} [blood 8]", f"attached a: call-the-great-beast [counter 9, on ready/{BAALI}]", b="nassir [bowed]"
    )
    s.choose(next(each for each in options(s) if each.startswith("act with")))
    rest(s)
    assert (counters(s, "call-the-great-beast"), where(s, BAALI)) == (10, "ready")


def test_clan_impersonation_makes_a_vampire_of_another_clan_until_it_is_burned():
    s = at_school(f"{OWN} [blood 6]", f"hand a: clan-impersonation, {SIX}\nlibrary a: dodge", b="nassir [bowed]")
    s.choose("play clan-impersonation")
    while "Baali" not in str(options(s)):
        s.choose("pass")
    s.choose(next(each for each in options(s) if "Malkavian" in each and "antitribu" not in each))
    assert s.game.value(s, "clan", find(s, OWN)) == "Malkavian"
    assert borne_by(s, OWN) == ["clan-impersonation"]


def test_clan_impersonation_can_be_thrown_off():
    s = at_school(f"{OWN} [blood 6]", f"attached a: clan-impersonation [on ready/{OWN}]", b="nassir [bowed]")
    s.choose(next(each for each in options(s) if each.startswith("act with")))
    rest(s)
    assert (where(s, "clan-impersonation"), s.game.value(s, "clan", find(s, OWN))) == ("ash", "Ventrue")


# ── Petra Resonance, Ozzy ───────────────────────────────────────────────────────────────────────────────────────────

MALKAVIAN = taught(capacity=5, clan="Malkavian")


@pytest.mark.parametrize(
    ("tops", "pool"),
    [((4, 9, 6), (27, 33, 30)), ((4, 9, 9), (29, 29, 29)), ((4, 4, 9), (29, 29, 29)), ((9, 4, 6), (33, 27, 30))],
)
def test_petra_resonance_takes_from_the_least_for_the_greatest(tops, pool):
    crypts = "".join(f"crypt {seat}: {taught(capacity=n, nth=9)}\n" for seat, n in zip("abc", tops, strict=True))
    s = at_school(
        f"{MALKAVIAN} [blood 5]", f"{crypts}hand a: petra-resonance, {SIX}\nlibrary a: dodge", b="nassir [bowed]"
    )
    s.choose("play petra-resonance")
    rest(s)
    assert s.pool == pool


def test_petra_resonance_needs_a_card_in_every_crypt():
    s = at_school(
        f"{MALKAVIAN} [blood 5]", "crypt a: madison\ncrypt b: madison\nhand a: petra-resonance", b="nassir [bowed]"
    )
    assert "play petra-resonance" not in options(s)


OZZY = "j-oswald-ozzy-hyde-white"


def test_ozzy_changes_with_the_die():
    seen = set()
    for seed in range(24):
        s = position(
            f"phase: 5.1.3\nready a: {OZZY} [blood 4]\nready b: nassir [bowed]\nready c: ryan [bowed]\nchance: {seed}"
        )
        seen.add(tuple([number(s, each, OZZY) for each in ("stealth", "bleed", "strength")]))
    assert seen == {(1, 1, 2), (0, 1, 2), (0, 0, 3)}


# ── Conquer the Beast, Eyes of the Beast, Sonar ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("level", "forced"), [("ani", True), ("ANI", False)])
def test_conquer_the_beast_goes_on_with_the_combat_without_equipment(level, forced):
    who = taught(level, capacity=8)
    s = at_school(
        f"{who} [blood 8]",
        f"hand a: conquer-the-beast\nattached a: desert-eagle [on ready/{who}]",
        b=f"{FOE} [blood 6]",
    )
    reach(s, f"bleed with {who}", f"block with {FOE}", "play conquer-the-beast")
    for each in [each for each in options(s) if each == ("way 1" if forced else "way 2")]:
        s.choose(each)
    offered: set[str] = set()
    while "done" not in options(s) and blood_on(s, FOE) and where(s, who) == "ready" and len(offered) < 40:
        offered |= set(options(s))
        if "discard dodge" in options(s):
            break
        s.choose(next(each for each in ("pass", "hand strike", *options(s)) if each in options(s)))
    assert "use a/desert-eagle" not in offered
    assert ("use a/conquer-the-beast" in offered) is not forced
    assert blood_on(s, FOE) == (2 if forced else 5)  # four rounds, or one
    assert where(s, "conquer-the-beast") == "ash"


@pytest.mark.parametrize(("level", "way"), [("pro", 1), ("PRO", 2)])
def test_eyes_of_the_beast_are_seen_until_the_discard_phase(level, way):
    seer = taught(level, capacity=6)
    s = at_school(
        f"{taught('OBF', capacity=6)} [blood 6]",
        "hand a: lost-in-crowds\nhand b: eyes-of-the-beast",
        b=f"{seer} [blood 6]",
    )
    reach(s, f"bleed with {taught('OBF', capacity=6)}", f"block with {seer}", "play lost-in-crowds")
    first_way(s)
    reach(s, "play eyes-of-the-beast")
    for each in [each for each in options(s) if each == f"way {way}"]:
        s.choose(each)
    assert (borne_by(s, seer), number(s, "stealth", seer)) == (["eyes-of-the-beast"], -1)


@pytest.mark.parametrize(("level", "offered"), [("pro", False), ("PRO", True)])
def test_sonar_hears_undirected_actions_at_the_superior_level_only(level, offered):
    seer, hunter = taught(level, capacity=6), taught(capacity=6, nth=3)
    s = at_school(f"{hunter} [blood 3]", f"hand b: sonar, {SIX}\nlibrary b: dodge", b=f"{seer} [blood 6]")
    s.choose(f"hunt with {hunter}")
    reach(s, f"block with {seer}")
    assert ("play sonar" in options(s)) is offered
    if offered:
        s.choose("play sonar")
        assert len(pile(s, "hand", 1)) == 6  # replaced after the turn


# ── retainers, an ally, masters ─────────────────────────────────────────────────────────────────────────────────────


def test_marijava_ghoul_hides_actions_of_presence_only():
    who = taught("pre DOM", capacity=6)
    s = at_school(
        f"{who} [blood 6]",
        f"hand a: enchant-kindred, govern-the-unaligned\nattached a: marijava-ghoul [lives 2, on ready/{who}]",
        b="nassir [blood 4]",
    )
    s.choose("play enchant-kindred")
    first_way(s)
    assert number(s, "stealth", who) == 1
    s = at_school(
        f"{who} [blood 6]",
        f"hand a: govern-the-unaligned\nattached a: marijava-ghoul [lives 2, on ready/{who}]",
        b="nassir [blood 4]",
    )
    s.choose("play govern-the-unaligned")
    first_way(s)
    assert number(s, "stealth", who) == 0


@pytest.mark.parametrize(("answer", "left"), [("yes", "attached"), ("no", "ash")])
def test_robert_carter_is_fed_or_leaves(answer, left):
    s = at_school(
        f"{OWN} [blood 6]", f"attached a: robert-carter [lives 1, on ready/{OWN}]", b="nassir [bowed]", phase="5.1.3"
    )
    s.choose(answer)
    assert (where(s, "robert-carter"), number(s, "bleed", OWN)) == (left, 3 if answer == "yes" else 1)
    assert blood_on(s, OWN) == (5 if answer == "yes" else 6)


def test_herald_of_topheth_heals_up_to_its_life_and_attacks():
    s = at_school("herald-of-topheth [lives 3]", b="nassir [bowed, blood 2]", phase="5.1.3")
    while "done" not in options(s) or s.asked[1][0] != "action?":
        s.choose(next(each for each in ("done", "pass") if each in options(s)))
    assert blood_on(s, "herald-of-topheth") == 4
    assert [each for each in options(s) if each.startswith("act with") and "nassir" in each]
    s = at_school("herald-of-topheth [lives 5]", b="nassir [bowed, blood 2]", phase="5.1.3")
    assert blood_on(s, "herald-of-topheth") == 5


def test_paragon_taxes_younger_blockers_and_votes_with_younger_callers():
    young, old = taught(capacity=4), taught(capacity=8)
    for other, left in ((young, 1), (old, 2)):
        who = taught(capacity=6)
        s = at_school(f"{who} [blood 6]", f"attached a: paragon [on ready/{who}]", b=f"{other} [blood 3]")
        reach(s, f"bleed with {who}", f"block with {other}")
        rest(s)
        assert blood_on(s, other) == left


def test_talons_of_the_dead_maim_and_make_directed_actions_dear():
    who = taught(capacity=6, clan="Gangrel antitribu")
    s = at_school(f"{who} [blood 6]", f"attached a: talons-of-the-dead [on ready/{who}]", b=f"{FOE} [blood 5]")
    reach(s, f"bleed with {who}", f"block with {FOE}")
    rest(s)
    assert where(s, FOE) == "torpor"
    s = at_school(f"{who} [blood 6]", f"attached a: talons-of-the-dead [on ready/{who}]", b=f"{FOE} [bowed, blood 5]")
    s.choose(f"bleed with {who}")
    rest(s)
    assert (blood_on(s, who), s.pool[1]) == (5, 29)


# ── vampires ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_federico_maneuvers_in_the_first_round():
    s = at_school("federico-di-padua [blood 5]", b=f"{FOE} [blood 5]")
    reach(s, "bleed with federico-di-padua", f"block with {FOE}")
    assert "use a/federico-di-padua" in options(s)


def test_lucian_takes_equipment_as_a_strike():
    s = at_school("lucian [blood 9]", f"attached b: desert-eagle [on ready/{FOE}]", b=f"{FOE} [blood 5]")
    reach(s, "bleed with lucian", f"block with {FOE}", "use a/lucian")
    while "done" not in options(s):
        s.choose(next(each for each in ("pass", "hand strike", *options(s)) if each in options(s)))
    assert (borne_by(s, "lucian"), blood_on(s, FOE)) == (["desert-eagle"], 5)


@pytest.mark.parametrize(("card", "offered"), [("enhanced-senses", True), ("dodge", False)])
def test_rebekah_discards_auspex_for_votes(card, offered):
    s = at_school("rebekah [blood 8]", f"hand a: ancilla-empowerment, {card}", b="gwendolyn [blood 5]")
    s.choose("play ancilla-empowerment")
    for _ in range(20):
        if "vote for with a/rebekah" in options(s):
            break
        s.choose(next(each for each in ("no block", "pass", *options(s)) if each in options(s)))
    assert ("use a/rebekah" in options(s)) is offered
    if offered:
        s.choose("use a/rebekah")
        s.choose("enhanced-senses" if "enhanced-senses" in options(s) else options(s)[0])
        reach(s, "vote for with a/rebekah")
        assert "5 for, 0 against" in s.question.prompt


@pytest.mark.parametrize(("title", "stealth"), [("prince", 1), ("primogen", 0)])
def test_suhailah_hides_from_princes_of_her_prey(title, stealth):
    lord = vampire(title=title, sect="Camarilla")
    s = at_school("suhailah [blood 8]", b=f"{lord} [blood 3]")
    s.choose("bleed with suhailah")
    assert number(s, "stealth", "suhailah") == stealth


def test_khabar_loyalty_feeds_young_banu_haqim():
    elder, young, other = (
        taught(capacity=8, clan="Banu Haqim"),
        taught(capacity=4, clan="Banu Haqim"),
        taught(capacity=4),
    )
    s = at_school(
        f"{elder} [blood 6]",
        f"uncontrolled a: {young}, {other}\nhand a: khabar-loyalty, {SIX}\nlibrary a: dodge",
        b="nassir [bowed]",
    )
    s.choose("play khabar-loyalty")
    assert len(options(s)) == 1
    s.choose(options(s)[0])
    rest(s)
    assert (blood_on(s, young), blood_on(s, other), locked(s, elder)) == (2, 0, True)


def test_sarrasine_burns_the_edge_for_a_master_action():
    s = at_school(
        "sarrasine-g2 [blood 5]",
        "edge: a\nhand a: chantry, misdirection, misdirection",
        b="nassir [bowed]",
        phase="5.2.2",
    )
    s.choose("use a/sarrasine-g2")
    assert s.edge == -1
    assert "use a/sarrasine-g2" not in options(s)


def test_sarrasine_corrupts_once_merged():
    text = FACES["sarrasine-g2-merged"].text
    assert "corruption" in text
    assert "corruption" not in FACES["sarrasine-g2-adv"].text


# ── My Kin Against the World, Kaymakli Nightmares, Dream World ──────────────────────────────────────────────────────


def kin(clan: str = "Ventrue", sect: str = "Camarilla"):
    """Return a position in which a vampire calls for its younger kin, of which two are locked, beside one of another clan."""
    caller = taught(capacity=8, clan=clan, sect=sect, nth=7)
    one, two = taught(capacity=5, clan=clan, sect=sect, nth=7), taught(capacity=4, clan=clan, sect=sect, nth=7)
    other = taught(capacity=3, clan="Baali", sect=sect, nth=7)
    s = at_school(
        f"{caller} [blood 6], {one} [bowed, blood 2], {two} [bowed, blood 2], {other} [bowed, blood 2]",
        f"hand a: my-kin-against-the-world, my-kin-against-the-world, {FIVE}\nlibrary a: dodge",
        b="nassir [bowed]",
    )
    return s, caller, (one, two, other)


def call_kin(s, n: int) -> None:
    """Call for a number of kin and let everybody vote as little as possible."""
    s.choose("play my-kin-against-the-world")
    s.choose(str(n))
    while "done" not in options(s) and "discard dodge" not in options(s):
        s.choose(next(each for each in ("no block", "no vote", "pass", *options(s)) if each in options(s)))


def test_my_kin_unlocks_as_many_of_the_clan_as_blood_is_burned():
    s, caller, (one, two, other) = kin()
    call_kin(s, 1)
    assert [locked(s, each) for each in (caller, one, two, other)].count(False) == 2
    assert (blood_on(s, caller), locked(s, other), locked(s, caller)) == (5, True, False)


def test_my_kin_can_be_called_once_in_a_turn():
    s, _, (one, two, other) = kin()
    call_kin(s, 2)
    assert [locked(s, each) for each in (one, two, other)] == [False, False, True]
    assert "play my-kin-against-the-world" not in options(s)


@pytest.mark.ruling("VR-7.1", "VR-4.8")
@pytest.mark.parametrize(("sect", "most"), [("Camarilla", 2), ("Laibon", 3)])
def test_my_kin_is_called_for_no_more_kin_than_there_are(sect, most):
    s, caller, _ = kin(sect=sect)
    assert blood_on(s, caller) > most
    s.choose("play my-kin-against-the-world")
    assert options(s) == [str(n) for n in range(most + 1)]


def test_my_kin_reaches_any_younger_laibon_for_a_laibon():
    s, _, (one, two, other) = kin(sect="Laibon")
    call_kin(s, 3)
    assert [locked(s, each) for each in (one, two, other)] == [False] * 3


def test_kaymakli_nightmares_gives_blood_back_and_deals_anew():
    s = at_school(
        "madison [blood 4]",
        f"hand a: kaymakli-nightmares, kaymakli-nightmares\nuncontrolled b: {OWN} [blood 3], {FOE}\ncrypt b: nassir, ryan\n"
        f"uncontrolled a: {OWN} [blood 1]\n",
        b="nassir [bowed]",
        phase="5.2.2",
    )
    s.choose("play kaymakli-nightmares")
    assert s.pool == (31, 33, 30)
    assert [len(pile(s, zone, 1)) for zone in ("uncontrolled", "crypt")] == [2, 2]
    assert not [p for p in pile(s, "uncontrolled", 1) if s.pieces[p].count("blood")]
    assert "play kaymakli-nightmares" not in options(s)


@pytest.mark.parametrize(("block", "bleed"), [(False, 2), (True, 1)])
def test_dream_world_lasts_until_a_bleed_is_blocked(block, bleed):
    who, first, second = taught("PRE", capacity=8, nth=8), taught(capacity=6, nth=8), taught(capacity=5, nth=8)
    s = at_school(
        f"{who} [blood 6], {first} [blood 4], {second} [blood 4]",
        f"hand a: dream-world, {SIX}\nlibrary a: dodge",
        b=f"{FOE} [blood 3]",
    )
    s.choose("play dream-world")
    if "way 2" in options(s):
        s.choose("way 2")
    rest(s)
    assert [number(s, "bleed", each) for each in (first, second)] == [2, 2]
    s.choose(f"bleed with {first}")
    if block:
        reach(s, f"block with {FOE}")
    rest(s)
    assert number(s, "bleed", second) == bleed
    s.choose("done")
    while s.active == 0:
        s.choose(next(each for each in ("done", "pass", *options(s)) if each in options(s)))
    assert number(s, "bleed", second) == 1  # the turn is over


# ── Force of Will, Skin of Night ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("level", "pool", "left"), [("for", 28, None), ("FOR", 27, 5)])
def test_force_of_will_drives_a_locked_vampire_at_a_price(level, pool, left):
    who = taught(level, capacity=8, nth=3)
    s = at_school(
        f"{who} [bowed, blood 6], madison [blood 1]",
        f"hand a: force-of-will, {SIX}\nlibrary a: dodge",
        b="nassir [bowed]",
    )
    s.choose("play force-of-will")
    if "way 2" in options(s):
        s.choose("way 2")
    rest(s)
    assert (s.pool[1], where(s, who)) == (pool, "torpor")
    assert left is None or blood_on(s, who) == left


def test_force_of_will_hurts_also_after_a_block():
    who = taught("for", capacity=8, nth=3)
    s = at_school(
        f"{who} [bowed, blood 8], madison [blood 1]",
        f"hand a: force-of-will, {SIX}\nlibrary a: dodge",
        b=f"{FOE} [blood 5]",
    )
    s.choose("play force-of-will")
    reach(s, f"block with {FOE}")
    rest(s)
    assert (s.pool[1], where(s, who)) == (30, "torpor")


def test_force_of_will_is_of_no_use_to_an_unlocked_vampire():
    who = taught("for", capacity=8, nth=3)
    s = at_school(f"{who} [blood 6]", f"hand a: force-of-will, {SIX}\nlibrary a: dodge", b="nassir [bowed]")
    assert "play force-of-will" not in options(s)


@pytest.mark.parametrize(("level", "left"), [("for", 4), ("FOR", 5)])
def test_skin_of_night_makes_aggravated_damage_normal(level, left):
    who, claws = taught(level, capacity=8, nth=4), taught(capacity=6, clan="Gangrel antitribu", nth=4)
    s = at_school(
        f"{who} [blood 5]",
        f"hand a: skin-of-night\nattached b: talons-of-the-dead [on ready/{claws}]",
        b=f"{claws} [blood 5]",
    )
    reach(s, f"bleed with {who}", f"block with {claws}")
    for _ in range(8):
        if s.asked[1][0] == "damage?" or "is hurt" in s.question.prompt or "damage" in s.question.prompt.lower():
            break
        s.choose(next(each for each in ("pass", "hand strike") if each in options(s)))
    s.choose("play skin-of-night")
    if "way 2" in options(s):
        s.choose("way 2")
    rest(s)
    assert (where(s, who), blood_on(s, who)) == ("ready", left)


def test_without_skin_of_night_the_same_blow_sends_to_torpor():
    who, claws = taught("for", capacity=8, nth=4), taught(capacity=6, clan="Gangrel antitribu", nth=4)
    s = at_school(f"{who} [blood 5]", f"attached b: talons-of-the-dead [on ready/{claws}]", b=f"{claws} [blood 5]")
    reach(s, f"bleed with {who}", f"block with {claws}")
    rest(s)
    assert where(s, who) == "torpor"


# ── Salt of Thoth, Ruins of Charizel ────────────────────────────────────────────────────────────────────────────────

WARLOCK = taught(capacity=6, clan="Tremere", nth=2)


@pytest.mark.parametrize("state", ["", "bowed, "])
def test_salt_of_thoth_saves_a_location_and_guards_it(state):
    s = at_school(
        f"{OWN} [blood 6], {FOE} [blood 4]",
        f"hand a: arson, arson\nboard b: chantry, blood-doll\nhand b: salt-of-thoth, {SIX}\nlibrary b: dodge",
        b=f"{WARLOCK} [{state}blood 4]",
    )
    s.choose("play arson")
    reach(s, f"a/{OWN}", "play salt-of-thoth")
    rest(s)
    assert (where(s, "chantry"), borne_by(s, "chantry"), blood_on(s, WARLOCK)) == ("board", ["salt-of-thoth"], 2)
    reach(s, "play arson", "use b/salt-of-thoth")
    rest(s)
    assert (where(s, "chantry"), where(s, "salt-of-thoth")) == ("board", "ash")


def test_salt_of_thoth_is_of_no_use_against_a_bleed():
    s = at_school(
        f"{OWN} [blood 6]",
        f"board b: chantry\nhand b: salt-of-thoth, {SIX}\nlibrary b: dodge",
        b=f"{WARLOCK} [blood 4]",
    )
    s.choose(f"bleed with {OWN}")
    seen = set(options(s))
    while "done" not in options(s):
        seen |= set(options(s))
        s.choose(next(each for each in ("no block", "pass", *options(s)) if each in options(s)))
    assert "play salt-of-thoth" not in seen


FIEND = taught(capacity=6, clan="Baali", traits="infernal", nth=2)


def test_ruins_of_charizel_keep_what_an_infernal_minion_costs():
    s = at_school(f"{FIEND} [bowed, blood 4]", "board a: ruins-of-charizel", b="nassir [bowed]", phase="5.1.3")
    s.choose(next(each for each in options(s) if FIEND in each))
    assert (counters(s, "ruins-of-charizel"), s.pool[0], locked(s, FIEND)) == (1, 29, False)


@pytest.mark.parametrize(("spent", "pool"), [("2", 29), ("1", 28)])
def test_ruins_of_charizel_reduce_a_bleed_by_what_lies_there(spent, pool):
    s = at_school(
        f"{taught('DOM', capacity=6)} [blood 4]",
        "hand a: govern-the-unaligned\nboard b: ruins-of-charizel [counter 2]",
        b="nassir [bowed]",
    )
    s.choose("play govern-the-unaligned")
    first_way(s)
    reach(s, "use b/ruins-of-charizel", spent)
    rest(s)
    assert s.pool[1] == pool


def test_ruins_of_charizel_lose_everything_in_the_predators_discard_phase():
    s = at_school(f"{OWN} [blood 4]", "board b: ruins-of-charizel [counter 2]", b="nassir [bowed]")
    s.choose("done")
    for _ in range(6):
        if s.active == 1:
            break
        s.choose(next(each for each in ("done", "pass", *options(s)) if each in options(s)))
    assert counters(s, "ruins-of-charizel") == 0
