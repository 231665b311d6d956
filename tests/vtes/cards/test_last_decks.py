"""Cards that completed the fixed decks of Salubri, Ministry, Ravnos and Tzimisce: what each does, and must not do."""

import pytest

from coterie.kernel.pieces import ALL, pile
from tests.vtes.samples import GAME as SAMPLES
from tests.vtes.tools import (
    IDLE,
    PASSES,
    SCHOOL,
    blood_on,
    borne_by,
    faces,
    find,
    first_way,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    taught,
    vampire,
    where,
)

FULL = ", ".join(["dodge"] * 7)
SEER, TOUGH = vampire("AUS", clan="Salubri"), vampire("FOR", clan="Salubri")
BEAST = vampire("ani")
RAVNOS, TZIMISCE = vampire("ANI", clan="Ravnos"), vampire(clan="Tzimisce")
MINISTRY = vampire(clan="Ministry", least=6)


# ── New Blood: Salubri ──────────────────────────────────────────────────────────────────────────────────────────────


def met(hand: str, who: str, more: str = "", b: str = "nassir [blood 4]", hand_b: str = ""):
    """Return a position in which a vampire of seat a bleeds and is blocked by nassir."""
    s = position(
        f"ready a: {who} [blood 4], loyal-street-gang [lives 2]\nhand a: {hand}\nready b: {b}\nready c: ryan [bowed]\n"
        + (f"hand b: {hand_b}\n" if hand_b else "")
        + more
    )
    s.choose(f"bleed with {who}")
    reach(s, "block with nassir")
    return s


@pytest.mark.parametrize(("choice", "left"), [("hand strike", 1), ("use a/righteous-blade", 0)])
def test_anticipation_strikes_harder_with_hand_or_blade(choice, left):
    s = met("anticipation", SEER, more=f"attached a: righteous-blade [on ready/{SEER}]")
    reach(s, "play anticipation", choice)
    assert (blood_on(s, "nassir"), blood_on(s, SEER)) == (left, 3)


def test_anticipation_cancels_a_strike_card_and_nothing_else():
    other = vampire("POT", "CEL")
    s = position(
        f"ready a: {other} [blood 4], loyal-street-gang [lives 2]\nhand a: roundhouse, side-strike, torn-signpost\n"
        f"ready b: {SEER} [blood 2]\n"
        "hand b: anticipation\nready c: ryan [bowed]"
    )
    play_through(s, f"bleed with {other}", f"block with {SEER}", "play torn-signpost", "way 1")
    assert "play anticipation" not in options(s)
    reach(s, "play roundhouse", "way 1", "play anticipation")
    assert (where(s, "roundhouse"), blood_on(s, SEER)) == ("ash", 1)
    reach(s, "play side-strike")  # another strike is chosen


@pytest.mark.ruling("VR-8.4")
def test_dawn_operation_makes_all_damage_of_the_block_aggravated():
    s = position(
        f"ready a: {TOUGH} [blood 4], loyal-street-gang [lives 2]\nhand a: dawn-operation\nready b: nassir [blood 4]\n"
        "ready c: ryan [bowed, blood 4]"
    )
    play_through(s, f"bleed with {TOUGH}", "play dawn-operation", "way 2", "block with nassir")
    rest(s)
    assert (where(s, "nassir"), where(s, TOUGH)) == ("torpor", "torpor")


@pytest.mark.parametrize(("answer", "pool", "zone"), [("yes", 29, "ready"), ("no", 30, "torpor")])
def test_dawn_operation_lets_a_vampire_give_its_block_up(answer, pool, zone):
    s = position(
        f"ready a: {TOUGH} [blood 4], loyal-street-gang [lives 2]\nhand a: dawn-operation\nready b: nassir [blood 4]\n"
        "ready c: ryan [bowed, blood 4]"
    )
    s.choose(f"bleed with {TOUGH}")
    reach(s, "block with nassir", "play dawn-operation", "way 1")
    assert (s.question.seat, options(s)) == (1, ["yes", "no"])
    s.choose(answer)
    rest(s)
    assert (s.pool[1], where(s, "nassir")) == (pool, zone)


def test_touch_of_valeren_heals_anybody_up_to_what_it_began_with():
    s = position(f"ready a: {TOUGH} [blood 4], loyal-street-gang [lives 1]\nhand a: touch-of-valeren\n{IDLE}")
    play_through(s, "play touch-of-valeren", "a/loyal-street-gang")
    assert (blood_on(s, "loyal-street-gang"), blood_on(s, TOUGH)) == (2, 3)


def test_touch_of_valeren_prevents_a_strike():
    s = met("touch-of-valeren", TOUGH)
    reach(s, "play touch-of-valeren")
    rest(s)
    assert (blood_on(s, TOUGH), blood_on(s, "nassir")) == (3, 3)  # only its cost


def test_touch_of_valeren_protects_another_minion_in_combat():
    s = position(
        f"ready a: {TOUGH} [blood 4], loyal-street-gang [lives 2]\nhand a: touch-of-valeren\nready b: nassir [blood 4]\n"
        "ready c: ryan [bowed]"
    )
    s.choose("bleed with loyal-street-gang")
    reach(s, "block with nassir")
    reach(s, "play touch-of-valeren")
    rest(s)
    assert (blood_on(s, "loyal-street-gang"), blood_on(s, TOUGH)) == (2, 3)


@pytest.mark.parametrize(("way", "left"), [("way 1", 3), ("way 2", 3)])
def test_tranquility_shield_prevents_in_each_round(way, left):
    s = met("tranquility-shield", TOUGH)
    play_through(s, "play tranquility-shield", way)
    reach(s, f"use a/{TOUGH}")
    rest(s)
    assert blood_on(s, TOUGH) == left


def frenzied(*choices: str):
    """Return a position in which a Salubri with the shield is blocked by a vampire that may make it frenzy."""
    s = position(
        f"ready a: {TOUGH} [blood 4], loyal-street-gang [lives 2]\nhand a: tranquility-shield\nready b: {BEAST} [blood 4]\n"
        "hand b: drawing-out-the-beast\nready c: ryan [bowed]",
        game=SAMPLES,
    )
    s.choose(f"bleed with {TOUGH}")
    reach(s, f"block with {BEAST}", *choices)
    return s


def test_tranquility_shield_keeps_frenzies_away():
    s = frenzied("play tranquility-shield", "way 1")
    rest(s)
    assert where(s, "drawing-out-the-beast") == "hand"


def test_tranquility_shield_ends_a_frenzy():
    s = frenzied("pass", "play drawing-out-the-beast")
    before = number(s, "strength", TOUGH)
    reach(s, "play tranquility-shield", "way 1")
    assert (before, number(s, "strength", TOUGH)) == (2, 1)


@pytest.mark.parametrize(("shields", "offered"), [("", True), ("b", True), ("a", False)])
def test_a_minion_rages_if_only_its_opponent_is_immune_to_frenzies(shields, offered):
    wild, calm = taught("ANI FOR", clan="Salubri", path="Caine"), taught("for", clan="Salubri")
    shield = {each: "tranquility-shield" if each == shields else "vessel" for each in "ab"}
    s = position(
        f"ready a: {wild} [blood 4], loyal-street-gang [lives 2]\nhand a: rage-of-apedemak, {shield['a']}\n"
        f"ready b: {calm} [blood 4]\nhand b: {shield['b']}\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    reach(s, f"bleed with {wild}", f"block with {calm}")
    if shields:
        reach(s, "play tranquility-shield")
        first_way(s)
    found = set()
    while "done" not in options(s):
        found |= set(options(s))
        s.choose(next(each for each in PASSES if each in options(s)))
    assert ("play rage-of-apedemak" in found) is offered


# ── New Blood: Ministry ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("corruption", "left"), [("", 2), (", corruption-a 1", 1)])
def test_sergio_taxes_those_whom_he_has_corrupted(corruption, left):
    s = position(
        f"ready a: sergio-bueno [blood 4]\nready b: loyal-street-gang [lives 3{corruption}], nassir [blood 2]\n"
        "ready c: ryan [bowed]"
    )
    s.choose("bleed with sergio-bueno")
    s.choose("block with loyal-street-gang")
    rest(s)
    assert blood_on(s, "loyal-street-gang") == left


APPLES = "board a: cave-of-apples\n"


@pytest.mark.parametrize(("before", "answer", "mine"), [(2, "yes", True), (2, "no", False), (1, None, False)])
def test_cave_of_apples_corrupts_and_perhaps_steals(before, answer, mine):
    young = vampire(capacity=3)
    s = position(
        f"ready a: {MINISTRY} [blood 4]\n{APPLES}ready b: {young} [bowed, blood 1, corruption-a {before}]\n"
        "ready c: ryan [bowed]"
    )
    given = [each for each in options(s) if each.startswith("act with")]
    assert len(given) == 1  # ryan is not of the prey
    s.choose(given[0])
    if answer:
        s.choose(answer)
    at = s.pieces[find(s, young)]
    assert (s.game.speaks(s, find(s, young)) == 0, at.count("corruption-a")) == (mine, 0 if mine else before + 1)


def test_cave_of_apples_does_not_reach_the_old():
    s = position(
        f"ready a: {vampire(clan='Ministry', capacity=4)} [blood 4]\n{APPLES}"
        f"ready b: {vampire(capacity=8)} [bowed, blood 1]\nready c: ryan [bowed]"
    )
    assert not [each for each in options(s) if each.startswith("act with")]


def dabbling(*played: str):
    """Return a position in which a vampire with three disciplines bleeds, and plays cards with some of them."""
    who = vampire("dom", "obf", "pre", least=5, plain=False)
    s = position(
        f"ready a: {who} [blood 4], loyal-street-gang [lives 2]\n"
        f"hand a: govern-the-unaligned, bewitching-oration, lost-in-crowds, aire-of-elation\n"
        f"attached a: dabbler [on ready/{who}]\nready b: nassir [blood 4]\nready c: ryan [bowed]"
    )
    reach(s, *played)
    return s, who


def test_dabbler_rewards_three_disciplines():
    s, who = dabbling(
        "play govern-the-unaligned", "play aire-of-elation", "block with nassir", "play lost-in-crowds", "way 1"
    )
    reach(s, "use a/dabbler")
    assert len(options(s)) == 2
    s.choose(options(s)[0])
    assert (locked(s, who), blood_on(s, who)) == (False, 1)
    s, who = dabbling("play govern-the-unaligned", "play aire-of-elation")
    while "done" not in options(s):  # two are not enough, and those that were not used do not count
        assert "use a/dabbler" not in options(s)
        s.choose(next(each for each in (*PASSES, options(s)[-1]) if each in options(s)))
    assert locked(s, who)


COUNCIL = vampire(title="baron")


def test_revolutionary_council_with_nobody_to_lock_strikes_nothing():
    s = position(f"ready a: {COUNCIL} [blood 4]\nhand a: revolutionary-council\nboard b: chantry\n{IDLE}")
    play_through(s, "play revolutionary-council")
    reach(s, f"vote for with a/{COUNCIL}")
    rest(s)
    assert (s.pool, where(s, "chantry")) == ((30, 30, 30), "board")


def test_revolutionary_council_strikes_seats_and_cards():
    helper = vampire(sect="Anarch", capacity=4)
    s = position(
        f"ready a: {COUNCIL} [blood 4], {helper} [blood 1], loyal-street-gang [lives 1]\nhand a: revolutionary-council\n"
        f"board b: chantry\nattached c: sport-bike [on ready/ryan]\n{IDLE}"
    )
    play_through(s, "play revolutionary-council")
    assert f"a/{COUNCIL}" not in options(s)  # it is locked
    if f"a/{helper}" in options(s):
        s.choose(f"a/{helper}")
    if "done" in options(s):
        s.choose("done")
    s.choose("seat b")
    assert options(s) == ["seat b", "seat c", "b/chantry", "c/sport-bike"]
    s.choose("b/chantry")
    reach(s, f"vote for with a/{COUNCIL}")
    rest(s)
    assert (s.pool, where(s, "chantry"), where(s, "sport-bike")) == ((30, 29, 30), "ash", "attached")
    assert locked(s, helper)


def test_waters_of_duat_makes_a_hungry_ministry():
    s = position(f"ready a: {MINISTRY} [blood 4]\nhand a: waters-of-duat\nlibrary a: dodge\n{IDLE}")
    s.choose("play waters-of-duat")
    if "none" in options(s):
        s.choose("none")
    new = find(s, "waters-of-duat")
    assert (s.game.value(s, "clan", new), s.game.number(s, "capacity", new)) == ("Ministry", 1)
    assert s.game.value(s, "sect", new) == s.game.value(s, "sect", find(s, MINISTRY))
    assert (blood_on(s, "waters-of-duat"), locked(s, "waters-of-duat")) == (1, True)  # it had to hunt at once


# ── Companion: Ravnos ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("who", "choices"), [("doc-martina", ["0", "1"]), ("nassir", ["0", "1", "2"])])
@pytest.mark.ruling("VR-6.9")
def test_doc_martina_pays_less_for_a_rescue(who, choices):
    s = position(
        f"ready a: {who} [blood 3], madison [blood 1]\ntorpor a: brock-sterling [blood 3]\nready b: ryan [bowed]\n"
        f"ready c: {TZIMISCE} [bowed]"
    )
    s.choose(f"rescue with {who}: brock-sterling")
    assert options(s) == choices
    s.choose(choices[0])  # it is cheaper also where the other one pays
    assert (blood_on(s, who), blood_on(s, "brock-sterling")) == (3, 4 - len(choices))


@pytest.mark.parametrize(("top", "blood", "pool"), [("dodge", 4, 29), ("chantry", 3, 30)])
def test_gathii_reveals_for_stealth_or_pays(top, blood, pool):
    s = position(
        f"ready a: gathii [blood 4], madison [blood 1]\nhand a: {FULL}\nlibrary a: {top}, soak\n"
        "ready b: nassir [blood 4]\nready c: ryan [bowed]"
    )
    s.choose("bleed with gathii")
    reach(s, "block with nassir", "use a/gathii")
    assert [s.pieces[p].known == ALL for p in pile(s, "library", 0)] == [True, False]
    assert blood_on(s, "gathii") == blood
    assert "use a/gathii" not in options(s)  # only once in an action
    if pool == 29:
        rest(s)
        assert s.pool[1] == 29


def test_gathii_reveals_nothing_of_an_empty_library():
    s = position(
        f"ready a: gathii [blood 4], madison [blood 1]\nhand a: {FULL}\nready b: nassir [blood 4]\nready c: ryan [bowed]"
    )
    s.choose("bleed with gathii")
    s.choose("block with nassir")
    assert "use a/gathii" not in options(s)


def test_feral_hound_unlocks_who_employs_it_now_or_later():
    basic = vampire("ani", clan="Ravnos", plain=False)
    for who, way, now in ((RAVNOS, "way 2", False), (RAVNOS, "way 1", True)):
        s = position(f"ready a: {who} [blood 4], madison [blood 1]\nhand a: feral-hound\nlibrary a: dodge\n{IDLE}")
        play_through(s, "play feral-hound", way)
        assert locked(s, who) is now
        if now:
            play_through(s, "done")
            reach(s, "done", over=True)
        assert basic
        assert not locked(s, who)


def test_feral_hound_sees_for_its_employer():
    s = position(
        f"ready a: madison [blood 3], nassir [blood 1]\nready b: {RAVNOS} [blood 3]\n"
        f"attached b: feral-hound [lives 1, on ready/{RAVNOS}]\n"
        "ready c: ryan [bowed]"
    )
    s.choose("hunt with madison")
    reach(s, f"block with {RAVNOS}", "use b/feral-hound")
    rest(s)
    assert (locked(s, RAVNOS), locked(s, "feral-hound")) == (True, True)


def test_voracious_vermin_burns_a_weapon_with_its_second_strike():
    who = vampire("ANI", nth=1)
    s = met("voracious-vermin", who, more="attached b: 44-magnum [on ready/nassir], sport-bike [on ready/nassir]")
    reach(s, "play voracious-vermin", "way 2")
    for _ in range(20):
        if where(s, "44-magnum") == "ash" or "done" in options(s):
            break
        s.choose(next(each for each in ("use b/44-magnum", "pass", "hand strike", *options(s)) if each in options(s)))
    assert (where(s, "44-magnum"), where(s, "sport-bike"), blood_on(s, who)) == ("ash", "attached", 4)


def test_voracious_vermin_only_dodges_at_the_basic_level():
    who = vampire("ANI", nth=1)
    s = met("voracious-vermin", who, more="attached b: 44-magnum [on ready/nassir]")
    reach(s, "play voracious-vermin", "way 1")
    rest(s)
    assert (where(s, "44-magnum"), blood_on(s, who)) == ("attached", 4)


WEEK = "board a: week-of-nightmares [nightmare {}]\n"


def test_week_of_nightmares_makes_ravnos_strong_and_hungry_for_each_other():
    other = vampire(clan="Ravnos", capacity=5)
    s = position(
        f"ready a: {RAVNOS} [blood 3], madison [blood 1]\n{WEEK.format(9)}ready b: {other} [bowed, blood 3]\n"
        "ready c: ryan [bowed]"
    )
    assert (number(s, "bleed", RAVNOS), number(s, "strength", other), number(s, "bleed", "madison")) == (2, 2, 1)
    assert f"hunt with a/{RAVNOS}" not in options(s)
    given = next(each for each in options(s) if each.startswith(f"act with a/{RAVNOS}"))
    s.choose(given)
    rest(s)
    assert (blood_on(s, RAVNOS), blood_on(s, other)) == (4, 2)


def test_a_starving_ravnos_must_hunt_by_the_card():
    other = vampire(clan="Ravnos", capacity=5)
    s = position(
        f"ready a: {RAVNOS} [blood 0], madison [blood 1]\n{WEEK.format(9)}ready b: {other} [bowed, blood 3]\n"
        "ready c: ryan [bowed]"
    )
    assert blood_on(s, RAVNOS) == 1  # it was the only thing that it could do


def test_week_of_nightmares_ends_with_the_last_counter():
    other = vampire(clan="Ravnos", capacity=5)
    s = position(
        f"phase: 5.1.4\nlibrary a: dodge\nready a: {RAVNOS} [blood 3], madison [blood 3]\n{WEEK.format(1)}"
        f"ready b: {other} [bowed, blood 1, nightmare 2]\nready c: ryan [bowed]"
    )
    play_through(s, "use a/week-of-nightmares", f"a/{RAVNOS}")
    assert (where(s, "week-of-nightmares"), where(s, other)) == ("ash", "ash")
    assert (blood_on(s, RAVNOS), blood_on(s, "madison")) == (2, 3)
    assert not s.pieces[find(s, RAVNOS)].count("nightmare")


# ── New Blood: Tzimisce ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("on", "left"), [(TZIMISCE, 27), ("madison", 26)])
@pytest.mark.ruling("VR-4.8")
def test_charisma_makes_allies_cheaper_for_its_bearer(on, left):
    s = position(
        f"ready a: {TZIMISCE} [blood 3], madison [blood 3], loyal-street-gang [lives 2]\nhand a: the-vozhd-of-gravesend\n"
        f"attached a: charisma [on ready/{on}]\n{IDLE}"
    )
    reach(s, "play the-vozhd-of-gravesend")
    rest_of = [each for each in options(s) if each == "a/loyal-street-gang"]
    for each in rest_of:
        s.choose(each)
    assert s.pool[0] == left


@pytest.mark.parametrize(("save", "left", "zone"), [("lock szlachta-assistant", 28, "ash"), ("pay 4", 26, "attached")])
@pytest.mark.ruling("VR-4.8")
def test_szlachta_assistant_is_burned_to_pay_for_a_ghoul(save, left, zone):
    s = position(
        f"ready a: {TZIMISCE} [blood 3], loyal-street-gang [lives 2]\nhand a: the-vozhd-of-gravesend\n"
        f"attached a: szlachta-assistant [lives 2, on ready/{TZIMISCE}]\n{IDLE}"
    )
    play_through(s, "play the-vozhd-of-gravesend", save)
    if "a/loyal-street-gang" in options(s):
        s.choose("a/loyal-street-gang")
    assert (s.pool[0], where(s, "szlachta-assistant")) == (left, zone)


def test_szlachta_assistant_stays_if_the_action_is_blocked():
    s = position(
        f"pool: 3 30 30\nready a: {TZIMISCE} [blood 3], loyal-street-gang [lives 2]\nhand a: the-vozhd-of-gravesend\n"
        f"attached a: szlachta-assistant [lives 2, on ready/{TZIMISCE}], sport-bike [on ready/{TZIMISCE}]\n"
        "ready b: nassir [blood 4]\nattached b: sport-bike [on ready/nassir]\nready c: ryan [bowed]"
    )
    s.choose("play the-vozhd-of-gravesend")
    reach(s, "block with nassir")
    rest(s)
    assert (s.pool[0], where(s, "szlachta-assistant"), where(s, "the-vozhd-of-gravesend")) == (3, "attached", "ash")


def test_crypts_sons_break_through_a_block():
    anarch = vampire(sect="Anarch", nth=4)
    more = f"attached a: crypts-sons [lives 3, on ready/{anarch}]"
    s = met("dodge", anarch, more=more)
    reach(s, "use a/crypts-sons")
    rest(s)
    assert (s.pool[1], locked(s, "nassir"), blood_on(s, "crypts-sons"), blood_on(s, "nassir")) == (29, True, 2, 4)
    s = met("dodge", anarch, more=more)
    reach(s, "pass")
    rest(s)
    assert (s.pool[1], blood_on(s, "nassir")) == (30, 2)  # a hand strike, and the ranged damage


def test_the_vozhd_of_gravesend_cancels_a_strike_card():
    striker = vampire("POT")
    s = position(
        f"ready a: {striker} [blood 4], loyal-street-gang [lives 2]\nhand a: roundhouse\n"
        "ready b: the-vozhd-of-gravesend [lives 5]\nready c: ryan [bowed]"
    )
    s.choose(f"bleed with {striker}")
    reach(s, "block with the-vozhd-of-gravesend", "play roundhouse", "way 2", "use b/the-vozhd-of-gravesend")
    rest(s)
    assert (where(s, "roundhouse"), blood_on(s, "the-vozhd-of-gravesend")) == ("ash", 3)  # the cost, and a hand


def test_the_vozhd_of_juiz_de_fora_drinks_and_plays_as_a_vampire():
    s = position(
        f"phase: 5.1.4\nlibrary a: dodge\nready a: {TZIMISCE} [blood 3], the-vozhd-of-juiz-de-fora [lives 3], madison "
        f"[blood 3]\nhand a: aid-from-bats\n{IDLE}"
    )
    s.choose("use a/the-vozhd-of-juiz-de-fora")
    assert options(s) == ["1", "2"]  # up to the 5 that it began with
    s.choose("2")
    assert (blood_on(s, TZIMISCE), blood_on(s, "the-vozhd-of-juiz-de-fora")) == (1, 5)
    assert number(s, "capacity", "the-vozhd-of-juiz-de-fora") == 5
    s = position(
        "ready a: the-vozhd-of-juiz-de-fora [lives 5], madison [blood 3]\nhand a: aid-from-bats\nready b: nassir [blood 4]\n"
        "ready c: ryan [bowed]"
    )
    s.choose("bleed with the-vozhd-of-juiz-de-fora")
    reach(s, "block with nassir", "play aid-from-bats")
    assert "way 3" not in options(s)


# ── cards that are kept on others ───────────────────────────────────────────────────────────────────────────────────


def test_fleshforge_chamber_keeps_ghouls_that_tzimisce_can_play():
    s = position(
        f"phase: 5.2.1\nready a: {TZIMISCE} [blood 3], madison [blood 3]\nhand a: {FULL.removesuffix(', dodge')}, revenant\n"
        f"library a: dodge, dodge\nboard a: fleshforge-chamber\n{IDLE}"
    )
    play_through(s, "use a/fleshforge-chamber", "revenant")
    assert (where(s, "revenant"), len(faces(s, "hand"))) == ("stored", 7)
    assert s.pieces[find(s, "revenant")].known == -1
    s.choose("play a/stored/revenant")
    assert faces(s, "library") == ["dodge"]  # what was kept is not replaced
    assert borne_by(s, TZIMISCE) == ["revenant"]


def test_fleshforge_chamber_keeps_nothing_else_and_serves_nobody_else():
    s = position(
        f"ready a: madison [blood 3], {vampire(clan='Gangrel')} [blood 2]\nhand a: raven-spy\n"
        f"stored a: revenant [on board/fleshforge-chamber]\nboard a: fleshforge-chamber\n{IDLE}"
    )
    assert not any("revenant" in each for each in options(s))
    s = position(f"phase: 5.2.1\nready a: {TZIMISCE} [blood 3]\nhand a: raven-spy\nboard a: fleshforge-chamber\n{IDLE}")
    assert not any(each.startswith("use") for each in options(s))


@pytest.mark.parametrize(
    ("n", "choices", "asked", "hand"),
    [
        (1, ["from the library"], 1, ["dodge"]),
        (3, ["from the library"] * 3, 3, ["dodge"] * 3),
        (3, ["a/stored.1", "a/stored.1"], 2, ["44-magnum", "dodge", "ivory-bow"]),  # the third comes by itself
        (2, ["a/stored.2", "from the library"], 2, ["dodge", "ivory-bow"]),
    ],
)
def test_each_card_is_drawn_from_the_library_or_from_where_it_is_kept(n, choices, asked, hand):
    held, library = ", ".join(["vessel"] * (7 - n)), ", ".join(["dodge"] * 5)
    s = position(
        f"phase: 5.2.1\nready a: nassir [bowed]\nhand a: {held}\nlibrary a: {library}\nboard a: black-market-cache\n"
        f"stored a: 44-magnum [on board/black-market-cache], ivory-bow [on board/black-market-cache]\n{IDLE}"
    )
    s.choose("done")
    found = 0
    while s.asked[1][0] == "draw?":
        s.choose(choices[found])
        found += 1
    assert (found, [face for face in faces(s, "hand") if face != "vessel"]) == (asked, hand)


def test_what_is_kept_burns_with_its_card():
    s = position(
        f"ready a: {vampire('POT')} [blood 3], madison [blood 1]\nhand a: disputed-territory\n"
        f"ready b: war-ghoul [lives 5], nassir [bowed]\nboard a: fleshforge-chamber\n"
        "stored a: revenant [on board/fleshforge-chamber]\nready c: ryan [bowed]"
    )
    reach(s, "done", over=True)
    for _ in range(40):
        if any(each.startswith("use b/war-ghoul") for each in options(s)):
            break
        s.choose(next(each for each in ("pass", "done", "no block", *options(s)) if each in options(s)))
    s.choose(next(each for each in options(s) if each.startswith("use b/war-ghoul")))
    reach(s, "a/fleshforge-chamber") if "a/fleshforge-chamber" in options(s) else None
    assert (where(s, "fleshforge-chamber"), where(s, "revenant")) == ("ash", "ash")


def test_shilmulo_tarot_takes_two_cards_and_gives_them_instead_of_others():
    s = position(
        f"ready a: {RAVNOS} [blood 4], madison [blood 4]\nhand a: shilmulo-tarot, {FULL.removesuffix(', dodge')}\n"
        f"library a: chantry, majesty, flash, mirror-walk, dodge\n{IDLE}"
    )
    s.choose("play shilmulo-tarot")
    assert (where(s, "majesty"), where(s, "flash"), where(s, "chantry")) == ("stored", "stored", "hand")
    assert s.pieces[find(s, "majesty")].known == 1  # only its player
    reach(s, "done")
    s.choose("discard chantry")
    assert options(s) == ["from the library", "a/stored.1", "a/stored.2"]
    s.choose("a/stored.2")
    assert (where(s, "flash"), where(s, "mirror-walk")) == ("hand", "library")


def test_shilmulo_tarot_gives_nothing_while_its_bearer_is_in_torpor():
    s = position(
        f"phase: 5.5.1\nready a: madison [blood 4]\ntorpor a: {RAVNOS} [blood 1]\nhand a: {FULL}\n"
        f"attached a: shilmulo-tarot [on torpor/{RAVNOS}]\nstored a: majesty [on attached/shilmulo-tarot]\n"
        f"library a: chantry, flash\n{IDLE}"
    )
    s.choose("discard dodge")
    assert (where(s, "chantry"), where(s, "majesty")) == ("hand", "stored")
