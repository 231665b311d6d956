"""Cards of winning decks about old clans, hands that are seen, weapons that are refused; each with what it must not do."""

import pytest

from coterie.games.vtes.cards import FACES
from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    FOE,
    IDLE,
    OWN,
    THIRD,
    acts,
    at_school,
    blood_on,
    borne_by,
    find,
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
from tests.vtes.tools import SCHOOL as GAME

SIX = ", ".join(["dodge"] * 6)
PRINCE = vampire(title="prince", plain=False, least=8)
HUNTER = taught("OBF", nth=7)

# ── Malkavians ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("grounds", "bleed"), [("", 1), ("board a: academic-hunting-ground\nboard b: zoo-hunting-ground", 3)]
)
def test_santaleous_bleeds_for_each_hunting_ground(grounds, bleed):
    s = position(f"ready a: santaleous [blood 4]\n{IDLE}\n{grounds}", game=GAME)
    assert number(s, "bleed", "santaleous") == bleed


@pytest.mark.parametrize(("blood", "can"), [(3, True), (2, False)])
def test_santaleous_cancels_a_master_for_three_blood(blood, can):
    s = position(
        f"phase: 5.2.2\nready a: {OWN} [blood 4]\nready b: santaleous [blood {blood}]\n{THIRD}\n"
        f"hand a: haven-uncovered\nlibrary a: {SIX}",
        game=GAME,
    )
    reach(s, "play haven-uncovered")
    take(s, OWN)
    assert ("use b/santaleous" in options(s)) is can
    if can:
        s.choose("use b/santaleous")
        assert (where(s, "haven-uncovered"), blood_on(s, "santaleous")) == ("ash", 0)


@pytest.mark.parametrize(("blocker", "can"), [("double-deuce [lives 3]", False), ("alex-camille [blood 3]", True)])
def test_allies_do_not_block_lord_fianna(blocker, can):
    s = position(f"ready a: lord-fianna [blood 4]\nready b: {blocker}\n{THIRD}", game=GAME)
    assert number(s, "stealth", "lord-fianna") == 1
    s.choose("bleed with lord-fianna")
    assert bool([each for each in options(s) if each.startswith("block with")]) is can


def lily(hand: str):
    """Return a fight of White Lily with cards in the hand."""
    s = at_school("white-lily [blood 4]", f"hand a: {hand}\nlibrary a: {SIX}", b=f"{FOE} [blood 6]")
    reach(s, "bleed with white-lily", f"block with {FOE}")
    return s


def test_white_lily_draws_a_weapon_in_a_fight():
    s = lily("submachine-gun")
    s.choose("use a/white-lily")
    s.choose(options(s)[0])
    assert (borne_by(s, "white-lily"), s.pool[0]) == (["submachine-gun"], 26)


def test_white_lily_draws_no_other_equipment():
    s = lily("kevlar-vest")
    assert "use a/white-lily" not in options(s)


def test_drozodny_takes_political_cards_back():
    s = position(f"ready a: drozodny [blood 4]\n{IDLE}\nash a: ancilla-empowerment, dodge\nlibrary a: {SIX}", game=GAME)
    there = [each for each in options(s) if each.startswith("act with a/drozodny")]
    assert [each.split("/")[-1] for each in there] == ["ancilla-empowerment"]
    s.choose(there[0])
    rest(s)
    assert where(s, "ancilla-empowerment") == "hand"


# ── Tremere, Nosferatu, Ventrue ─────────────────────────────────────────────────────────────────────────────────────


def test_lernean_strikes_again_for_a_blood_once_in_a_round():
    s = at_school("lernean [blood 5]", b=f"{FOE} [blood 6]")
    reach(s, "bleed with lernean", f"block with {FOE}", "use a/lernean")
    rest(s)
    assert (blood_on(s, FOE), blood_on(s, "lernean")) == (4, 3)


@pytest.mark.parametrize(("card", "can"), [("lost-in-crowds", True), ("dodge", False)])
def test_khalid_sells_what_is_obfuscated(card, can):
    s = position(f"phase: 5.2.2\nready a: khalid [blood 4]\n{IDLE}\nhand a: {card}\nlibrary a: {SIX}", game=GAME)
    assert ("use a/khalid" in options(s)) is can
    if can:
        s.choose("use a/khalid")
        take(s, card)
        assert (where(s, card), s.pool[0]) == ("ash", 31)
        assert "use a/khalid" not in options(s)


@pytest.mark.parametrize("phase", ["5.1.5", "5.5.2"])
@pytest.mark.parametrize("edge", ["a", "b"])
def test_alonzo_looks_at_a_hand_for_the_edge(phase, edge):
    s = position(
        f"phase: {phase}\nedge: {edge}\nready a: alonzo-guillen [blood 4]\n{IDLE}\nhand b: boxed-in\nhand a: dodge",
        game=GAME,
    )
    there = [each for each in options(s) if "alonzo-guillen" in each]
    assert bool(there) is (edge == "a")
    if there:
        s.choose(there[0])
        take(s, "seat b")
        assert s.pieces[find(s, "boxed-in")].known & 1
        assert s.edge == -1


def test_okulos_draws_a_card_once_in_a_turn():
    s = position(f"ready a: okulos [blood 4]\n{IDLE}\nhand a: {SIX}\nlibrary a: boxed-in, dodge", game=GAME)
    s.choose("use a/okulos")
    assert (where(s, "boxed-in"), blood_on(s, "okulos")) == ("hand", 3)
    assert "use a/okulos" not in options(s)


@pytest.mark.parametrize(("card", "can"), [("enhanced-senses", True), ("dodge", False)])
def test_katherine_throws_away_what_she_does_not_see(card, can):
    s = position(
        f"phase: 5.2.2\nready a: katherine-stoddard [blood 4]\n{IDLE}\nhand a: {card}, {SIX}\nlibrary a: boxed-in",
        game=GAME,
    )
    assert ("use a/katherine-stoddard" in options(s)) is can
    if can:
        s.choose("use a/katherine-stoddard")
        take(s, card)
        assert (where(s, card), where(s, "boxed-in")) == ("ash", "hand")
        assert "use a/katherine-stoddard" not in options(s)


@pytest.mark.parametrize(("card", "ends"), [("deflection", True), ("dodge", False)])
def test_edward_talks_himself_out_of_an_attack(card, ends):
    s = position(
        f"ready a: {OWN} [blood 4]\nready b: edward-vignes [bowed, blood 4]\n{THIRD}\nhand b: {card}\nlibrary b: {SIX}\n"
        "attached b: haven-uncovered [on ready/edward-vignes]",
        game=GAME,
    )
    s.choose(acts(s, "haven-uncovered")[0])
    if ends:
        reach(s, "use b/edward-vignes")
        take(s, card)
    rest(s)
    assert blood_on(s, "edward-vignes") == (4 if ends else 3)


@pytest.mark.parametrize(("beside", "stealth"), [(f", {PRINCE} [blood 8]", 1), (", madison", 0)])
def test_katarina_hides_behind_a_prince(beside, stealth):
    s = position(f"ready a: katarina-kornfeld [blood 4]{beside}\n{IDLE}", game=GAME)
    assert number(s, "stealth", "katarina-kornfeld") == stealth


def test_horatio_becomes_prince_of_chicago():
    s = position(f"ready a: horatio-ballard [blood 4], {PRINCE} [blood 8]\n{IDLE}", game=GAME)
    s.choose(next(each for each in options(s) if each.startswith("act with a/horatio-ballard")))
    reach(s, f"vote for with {PRINCE}")
    rest(s)
    at = find(s, "horatio-ballard")
    assert [s.game.value(s, name, at) for name in ("title", "city")] == ["prince", "Chicago"]
    assert number(s, "votes", "horatio-ballard") == 2
    assert not [each for each in options(s) if each.startswith("act with a/horatio-ballard")]


# ── Harbingers, Ministry, Salubri ───────────────────────────────────────────────────────────────────────────────────


def test_nicomedes_shuffles_the_hand_into_the_library():
    s = position(
        f"phase: 5.2.2\nready a: nicomedes [blood 3]\n{IDLE}\nhand a: {SIX}, dodge\nlibrary a: {', '.join(['boxed-in'] * 90)}",
        game=GAME,
    )
    s.choose("use a/nicomedes")
    assert (len(pile(s, "hand", 0)), len(pile(s, "library", 0)), blood_on(s, "nicomedes")) == (7, 90, 2)
    assert "use a/nicomedes" not in options(s)


@pytest.mark.parametrize(("capacity", "can"), [(5, True), (9, False)])
def test_alcoan_sees_the_hands_of_the_young(capacity, can):
    foe = taught(capacity=capacity, nth=5)
    s = at_school("alcoan [blood 4]", f"hand b: boxed-in, {SIX}", b=f"{foe} [blood 3]")
    reach(s, "bleed with alcoan", f"block with {foe}")
    assert ("use a/alcoan" in options(s)) is can
    if can:
        s.choose("use a/alcoan")
        assert s.pieces[find(s, "boxed-in")].known & 1
        assert "use a/alcoan" not in options(s)


def test_nakhthorheb_unlocks_once_in_a_minion_phase():
    s = position(f"ready a: nakhthorheb [bowed, blood 4]\n{IDLE}", game=GAME)
    s.choose("use a/nakhthorheb")
    assert not locked(s, "nakhthorheb")
    reach(s, "bleed with nakhthorheb")
    rest(s)
    assert "use a/nakhthorheb" not in options(s)


@pytest.mark.parametrize(("mark", "can"), [("", True), (", corruption-a 1", False), (", corruption-c 1", True)])
def test_the_corrupted_do_not_block_nakhthorheb(mark, can):
    s = position(f"ready a: nakhthorheb [blood 4]\nready b: {FOE} [blood 3{mark}]\n{THIRD}", game=GAME)
    s.choose("bleed with nakhthorheb")
    assert bool([each for each in options(s) if each.startswith("block with")]) is can


@pytest.mark.parametrize(("state", "left"), [("blood 4", 3), ("bowed, blood 4", 4)])
def test_shemti_hurts_who_acts_against_her_methuselah(state, left):
    s = position(f"ready a: {HUNTER} [blood 4]\nready b: shemti [{state}]\n{THIRD}", game=GAME)
    s.choose(f"bleed with {HUNTER}")
    rest(s)
    assert blood_on(s, HUNTER) == left


def test_shemti_lets_others_be_bled():
    s = position(f"ready a: {HUNTER} [blood 4]\nready b: nassir [bowed]\nready c: shemti [blood 4]", game=GAME)
    s.choose(f"bleed with {HUNTER}")
    rest(s)
    assert blood_on(s, HUNTER) == 4


def test_nuriel_strikes_again_in_the_first_round_only():
    s = at_school("nuriel [blood 5]", f"hand a: dead-end-alley\nlibrary a: {SIX}", b=f"{FOE} [blood 6]")
    reach(s, "bleed with nuriel", f"block with {FOE}", "use a/nuriel", "play dead-end-alley")
    while "done" not in options(s):
        assert "use a/nuriel" not in options(s)
        s.choose(next(each for each in ("hand strike", "pass") if each in options(s)))
    assert blood_on(s, FOE) == 3


def test_nuriel_is_good_with_melee_weapons():
    s = at_school("nuriel [blood 5]", "attached a: righteous-blade [on ready/nuriel]", b=f"{FOE} [blood 6]")
    reach(s, "bleed with nuriel", f"block with {FOE}", "use a/righteous-blade")
    rest(s)
    assert blood_on(s, FOE) == 3


# ── Kduva's Mask, Palace Hunting Ground, Spirit Summoning Chamber ───────────────────────────────────────────────────


@pytest.mark.parametrize(("masked", "left"), [(True, 1), (False, 2)])
def test_the_mask_of_kduva_makes_auspex_dearer_against_its_bearer(masked, left):
    laibon, seer = taught(sect="Laibon", clan="Guruhi"), taught("AUS", nth=5)
    s = position(
        f"ready a: {laibon} [blood 4], {OWN} [blood 4]\nready b: {seer} [blood 3]\n{THIRD}\n"
        f"attached a: kduvas-mask [on ready/{laibon}]\nhand b: telepathic-misdirection\nlibrary b: {SIX}",
        game=GAME,
    )
    assert (number(s, "bleed", laibon), number(s, "votes", laibon), number(s, "bleed", OWN)) == (2, 2, 1)
    s.choose(f"bleed with {laibon if masked else OWN}")
    reach(s, "play telepathic-misdirection")
    take(s, "way 2", "seat c")
    assert blood_on(s, seer) == left


@pytest.mark.parametrize(("clan", "blood", "can"), [("Guruhi", 1, True), ("Guruhi", 0, False), ("Ventrue", 1, False)])
def test_the_palace_feeds_no_empty_guruhi(clan, blood, can):
    who = taught(clan=clan, nth=5)
    s = at_school(f"{who} [blood {blood}]", "board a: palace-hunting-ground", phase="5.1.5")
    assert ("use a/palace-hunting-ground" in options(s)) is can
    if can:
        s.choose("use a/palace-hunting-ground")
        assert blood_on(s, who) == 2


@pytest.mark.parametrize(("clan", "can"), [("Tremere antitribu", True), ("Tremere", False)])
def test_the_chamber_finds_blood_sorcery(clan, can):
    who = taught(clan=clan, nth=5)
    sorcery = next(face for face, card in FACES.items() if card.kind == "combat" and card.icons == ["tha"])
    s = at_school(
        f"{who} [blood 2]",
        f"board a: spirit-summoning-chamber\nlibrary a: {SIX}, {sorcery}, {SIX}\nhand a: dodge",
        phase="5.2.2",
    )
    assert ("use a/spirit-summoning-chamber" in options(s)) is can
    if can:
        s.choose("use a/spirit-summoning-chamber")
        take(s, sorcery)
        assert (where(s, sorcery), blood_on(s, who)) == ("hand", 1)


# ── Anachronism, Learjet, New Management, Power of All ──────────────────────────────────────────────────────────────

BIG = taught(capacity=7, nth=4)


def test_anachronism_burns_ranged_weapons_and_lets_no_more_come():
    s = position(
        f"phase: 5.2.2\nready a: {OWN} [blood 4]\nready b: {BIG} [bowed, blood 4]\n{THIRD}\n"
        f"attached b: submachine-gun [on ready/{BIG}], righteous-blade [on ready/{BIG}], ivory-bow [on ready/{BIG}]\n"
        f"hand a: anachronism\nlibrary a: {SIX}",
        game=GAME,
    )
    s.choose("play anachronism")
    take(s, BIG)
    assert sorted(borne_by(s, BIG)) == ["anachronism", "ivory-bow", "righteous-blade"]


@pytest.mark.parametrize(
    ("weapon", "can"), [("deer-rifle", False), ("ivory-bow", True), ("the-crimson-sentinel", True)]
)
def test_an_anachronism_equips_with_no_gun(weapon, can):
    s = at_school(f"{BIG} [blood 4]", f"attached b: anachronism [on ready/{BIG}]\nhand a: {weapon}\nlibrary a: {SIX}")
    assert (f"play {weapon}" in options(s)) is can


def test_anachronism_goes_onto_no_young_vampire():
    s = position(
        f"phase: 5.2.2\nready a: {OWN} [blood 4]\nready b: {FOE} [bowed]\nready c: madison\nhand a: anachronism",
        game=GAME,
    )
    assert "play anachronism" not in options(s)


def test_learjet_may_draw_one_more_for_what_its_bearer_plays():
    who = taught("OBF", nth=8)
    s = at_school(
        f"{who} [blood 4]",
        f"attached a: learjet [on ready/{who}]\nhand a: computer-hacking, {SIX}\nlibrary a: boxed-in, fake-out, dodge",
    )
    s.choose("play computer-hacking")
    take(s, who)
    assert "yes" in options(s)
    s.choose("yes")
    assert [where(s, each) for each in ("boxed-in", "fake-out")] == ["hand", "hand"]


def test_learjet_draws_nothing_for_what_others_play():
    who = taught("OBF", nth=8)
    s = at_school(
        f"{OWN} [blood 4], {who} [bowed, blood 4]",
        f"attached a: learjet [on ready/{who}]\nhand a: computer-hacking, {SIX}\nlibrary a: boxed-in, fake-out, dodge",
    )
    s.choose("play computer-hacking")
    rest(s)
    assert [where(s, each) for each in ("boxed-in", "fake-out")] == ["hand", "library"]


def test_new_management_takes_cheap_locations():
    s = position(
        f"ready a: {OWN} [blood 4]\n{IDLE}\nboard b: house-of-sorrow, island-of-yiaros, nocturn-theater\n"
        f"hand a: new-management\nlibrary a: {SIX}",
        game=GAME,
    )
    s.choose("play new-management")
    rest(s)
    places = [s.game.speaks(s, find(s, each)) for each in ("house-of-sorrow", "island-of-yiaros", "nocturn-theater")]
    assert places == [0, 1, 1]


ANARCH, COMRADE = [taught(sect="Anarch", nth=n) for n in (5, 6)]


def all_power(ready: str, turn: str = "a"):
    """Return a master phase in which a card is played beside Anarchs of seat b."""
    return position(
        f"phase: 5.2.2\nactive: {turn}\nready a: {OWN} [blood 4]\nready b: {ready}\n{THIRD}\n"
        f"hand a: haven-uncovered\nhand b: power-of-all\nlibrary a: {SIX}\nlibrary b: {SIX}",
        game=GAME,
    )


def test_two_anarchs_cancel_a_master_without_any_action():
    s = all_power(f"{ANARCH} [blood 3], {COMRADE} [blood 3]")
    s.choose("play haven-uncovered")
    take(s, OWN)
    reach(s, "play power-of-all")
    take(s, ANARCH)
    assert (where(s, "haven-uncovered"), locked(s, ANARCH), locked(s, COMRADE)) == ("ash", True, True)
    assert blood_on(s, ANARCH) + blood_on(s, COMRADE) == 4


@pytest.mark.parametrize("other", [f"{COMRADE} [bowed, blood 3]", f"{FOE} [blood 3]"])
def test_one_anarch_alone_has_no_power(other):
    s = all_power(f"{ANARCH} [blood 3], {other}")
    s.choose("play haven-uncovered")
    take(s, OWN)
    assert "play power-of-all" not in options(s)


# ── Lazarene Inquisitor, Disciple of Lazarus, Lupine Assault, Shadow Boxing ─────────────────────────────────────────

HARBINGER, CHILD = taught(clan="Harbinger of Skulls", nth=5), taught(clan="Harbinger of Skulls", capacity=4, nth=6)


@pytest.mark.parametrize("n", [1, 2])
def test_an_inquisitor_burns_up_to_two_blood(n):
    s = at_school(f"{HARBINGER} [blood 4]", f"attached a: lazarene-inquisitor [on ready/{HARBINGER}]")
    s.choose(next(each for each in acts(s, "lazarene-inquisitor") if FOE in each))
    while "burn 2 blood from it" not in options(s):
        s.choose("pass")
    s.choose(options(s)[n - 1])
    rest(s)
    assert blood_on(s, FOE) == 3 - n


def test_only_the_sabbat_burns_an_inquisitor():
    sabbat = taught(sect="Sabbat", nth=5)
    s = position(
        f"ready a: {OWN} [blood 4], {sabbat} [blood 4]\nready b: {HARBINGER} [bowed, blood 4]\n{THIRD}\n"
        f"attached b: lazarene-inquisitor [on ready/{HARBINGER}]",
        game=GAME,
    )
    assert [sabbat in each for each in acts(s, "lazarene-inquisitor")] == [True]


def test_a_disciple_feeds_a_younger_harbinger():
    s = at_school(f"{HARBINGER} [blood 4]", f"uncontrolled a: {CHILD}\nhand a: disciple-of-lazarus\nlibrary a: {SIX}")
    s.choose("play disciple-of-lazarus")
    s.choose("a/uncontrolled.1")
    rest(s)
    assert blood_on(s, CHILD) == 2


def test_a_disciple_finds_a_harbinger_in_the_crypt():
    s = at_school(f"{HARBINGER} [blood 4]", f"crypt a: madison, {CHILD}\nhand a: disciple-of-lazarus\nlibrary a: {SIX}")
    s.choose("play disciple-of-lazarus")
    while not [each for each in options(s) if CHILD in each]:
        s.choose("pass" if "pass" in options(s) else "no block")
    take(s, CHILD)
    rest(s)
    assert (where(s, CHILD), where(s, "madison")) == ("uncontrolled", "crypt")


def test_lupine_assault_replaces_five_cards_of_every_hand():
    hands = "".join(
        f"hand {seat}: {SIX}, {'lupine-assault' if seat == 'a' else 'dodge'}\nlibrary {seat}: {', '.join(['boxed-in'] * 9)}\n"
        for seat in "abc"
    )
    s = position(f"phase: 5.2.2\nready a: {OWN} [blood 4]\n{IDLE}\n{hands}", game=GAME)
    s.choose("play lupine-assault")
    for _ in range(40):
        there = [each for each in options(s) if each.startswith("discard dodge")]
        if not there:
            break
        s.choose(there[0])
    assert [len([p for p in pile(s, "hand", seat) if s.pieces[p].face == "boxed-in"]) for seat in range(3)] == [5, 5, 5]
    assert [len(pile(s, "hand", seat)) for seat in range(3)] == [6, 7, 7]


BOXER = taught("OBF POT", nth=5)


@pytest.mark.parametrize(("blood", "bled"), [(0, 29), (6, 30)])
def test_who_has_knocked_out_the_blocker_goes_on(blood, bled):
    s = at_school(f"{BOXER} [blood 4]", f"hand a: shadow-boxing\nlibrary a: {SIX}", b=f"{FOE} [blood {blood}]")
    reach(s, f"bleed with {BOXER}", f"block with {FOE}")
    for _ in range(20):
        there = options(s)
        if "done" in there:
            break
        knocked = "play shadow-boxing" in there and where(s, FOE) == "torpor"
        s.choose("play shadow-boxing" if knocked else next(each for each in ("hand strike", "pass") if each in there))
    assert s.pool[1] == bled
