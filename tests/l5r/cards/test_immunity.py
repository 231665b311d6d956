"""Characters to which whole sorts of cards do nothing: neither once nor for as long as these lie there (L-8.17)."""

import pytest

from tests.l5r.cards.cases import Answer, go, mil, pol, strength, table
from tests.l5r.tools import declare, finish, options, play, possible, prompt, row, skill, through

EARTH, FIRE = " | conflict: a military earth b1", " | conflict: a military fire b1"


def entering(s):
    """What happens before: the infiltrator is played into the conflict."""
    while "play nezumi-infiltrator" not in options(s):
        s.choose("pass")
    play(s, "play nezumi-infiltrator")
    return play(s, "into the conflict") if prompt(s) == "where?" else s


CASES = [
    Answer(
        "nezumi-infiltrator",
        text="hand a: nezumi-infiltrator | field a: eager-scout [present] | fate: 1 0" + FIRE,
        start=entering,
        choices=('Gets("strength", 1, until="conflict")',),
        look=strength,
        seen=4,
        no="hand a: nezumi-infiltrator | fate: 1 0 | phase: conflict",
    ),
    Answer(
        "third-whisker-sneak",
        text="field a: third-whisker-sneak [present] | deck a: banzai, court-games, outwit, levy" + FIRE,
        choices=("a/deck.3",),
        look=lambda s: [s.pieces[p].face for p in s.piles["hand", 0]],
        seen=["height-of-fashion", "outwit"],
        no="field a: third-whisker-sneak [present] | field b: eager-scout [present]" + FIRE,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.parametrize(("broken", "found"), [("", 3), ("provinces a2: meditations-on-the-tao [broken] | ", 4)])
def test_third_whisker_sneak_searches_as_many_cards_as_there_are_unbroken_provinces(broken, found):
    s = table(f"{broken}field a: third-whisker-sneak [present] | deck a: {', '.join(['banzai'] * 6)}{FIRE}")
    through(s, "answer?")
    s.choose("use a/third-whisker-sneak")
    assert len([said for said in options(s) if said.startswith("a/deck")]) == found


@pytest.mark.parametrize(("lower", "after"), [(0, 2), (2, 2)])
def test_nezumi_infiltrator_lowers_no_strength_below_one(lower, after):
    there = ", siege-warfare" if lower else ""
    s = table(
        f"hand a: nezumi-infiltrator{there} | field a: eager-scout [present] | holdings a1: funeral-pyre | "
        f"fate: {1 + 2 * bool(lower)} 0{FIRE}"
    )
    if lower:
        go(s, "siege-warfare")
        assert strength(s) == 1
    entering(s)
    through(s, "answer?")
    s.choose("use a/nezumi-infiltrator")
    if not lower:
        assert len(options(s)) == 2
        s.choose(options(s)[1])
    assert strength(s) == after


# ── what lies there ─────────────────────────────────────────────────────────────────────────────────────────────────

COUP = "provinces b1: the-scorpion-clan-coup | field b: miya-mystic | "
TWO = "field a: reclusive-zokujin [present], crisis-breaker [present]"


@pytest.mark.ruling("L-8.17")
@pytest.mark.parametrize(("conflict", "military"), [(EARTH, 3), (FIRE, 2)])
def test_a_province_of_an_enemy_weakens_others_but_not_who_is_immune_to_it(conflict, military):
    s = table(COUP + TWO + conflict)
    assert (mil("reclusive-zokujin")(s), mil("crisis-breaker")(s)) == (military, 2)
    assert skill(s, 0) == military + 2


@pytest.mark.ruling("L-8.17")
def test_cards_of_its_own_player_reach_who_is_immune_to_those_of_enemies():
    s = table("field a: reclusive-zokujin [present], kuni-yori" + EARTH)
    assert (mil("reclusive-zokujin")(s), pol("reclusive-zokujin")(s)) == (4, 2)


@pytest.mark.ruling("L-8.17")
@pytest.mark.parametrize(("conflict", "counts"), [(EARTH, 6), (FIRE, 3)])
def test_a_magistrate_of_an_enemy_silences_only_whom_its_text_reaches(conflict, counts):
    s = table(
        f"field a: reclusive-zokujin [present], brash-samurai [present, fate 1] | "
        f"field b: silver-tongued-magistrate [present]{conflict.replace('a military', 'b military').replace('b1', 'a1')}"
    )
    brash = mil("brash-samurai")(s)
    assert skill(s, 0) == counts - 3 + brash


@pytest.mark.ruling("L-8.17")
@pytest.mark.parametrize(("conflict", "counts"), [(EARTH, 3), (FIRE, 0)])
def test_an_event_that_lasts_on_the_province_passes_over_who_is_immune_to_it(conflict, counts):
    s = table(
        f"field a: reclusive-zokujin [present] | field b: brash-samurai [present, fate 1] | hand b: superior-authority | "
        f"fate: 0 3{conflict}"
    )
    go(s, "superior-authority")
    assert skill(s, 0) == counts
    through(s, "window")


@pytest.mark.ruling("L-8.17")
def test_who_is_not_immune_to_its_player_is_silenced_by_the_same_event():
    s = table(
        f"field a: reclusive-zokujin [present], brash-samurai [present, fate 1] | hand a: superior-authority | fate: 3 0{EARTH}"
    )
    go(s, "superior-authority")
    assert skill(s, 0) == mil("brash-samurai")(s)


@pytest.mark.ruling("L-8.17")
@pytest.mark.parametrize(("host", "barred"), [("nezumi-infiltrator", False), ("eager-scout", True)])
def test_an_attachment_of_the_sort_forbids_nothing_to_who_is_immune_but_its_bonus_counts(host, barred):
    s = table(f"field a: {host} | attached b: tetsubo-of-blood [on field/{host}] | phase: conflict")
    assert mil(host)(s) == {"nezumi-infiltrator": 1, "eager-scout": 0}[host] + 4
    assert possible(s, "honored", host) != barred


@pytest.mark.ruling("L-8.17")
@pytest.mark.parametrize(("host", "covert"), [("nezumi-infiltrator", False), ("eager-scout", True)])
def test_what_an_attachment_of_the_sort_gives_is_not_gained_by_who_is_immune(host, covert):
    s = table(f"field a: {host} | attached a: shape-the-flesh [on field/{host}] | phase: conflict")
    assert any(getattr(word, "keyword", "") == "covert" for word in row(s, host).text) == covert


@pytest.mark.ruling("L-8.17")
@pytest.mark.parametrize(("by", "blank"), [("spiritual-isolation", False), ("cloud-the-mind", True)])
def test_a_card_of_the_sort_blanks_nobody_who_is_immune_to_it(by, blank):
    s = table(f"field a: nezumi-infiltrator | attached b: {by} [on field/nezumi-infiltrator] | phase: conflict")
    assert (row(s, "nezumi-infiltrator").text == ()) == blank


@pytest.mark.ruling("L-8.17")
def test_covert_of_a_card_of_the_sort_evades_nobody_who_is_immune_to_it():
    s = table(
        "field a: goblin-sneak | field b: nezumi-infiltrator, akodo-toturi | attached a: shape-the-flesh "
        "[on field/goblin-sneak] | phase: conflict | first: a"
    )
    declare(s, "fire military", "b1", "goblin-sneak")
    assert prompt(s) == "covert?"
    assert options(s) == ["evade b/akodo-toturi", "nobody"]


@pytest.mark.ruling("L-8.17")
def test_who_is_immune_for_a_time_is_blank_again_after_it():
    text = "field a: reclusive-zokujin [present] | field b: miya-mystic, fushicho | hand b: cloud-the-mind | fate: 0 3"
    s = table(text + EARTH)
    while "play cloud-the-mind" not in options(s):
        s.choose("pass")
    play(s, "play cloud-the-mind", "a/reclusive-zokujin")
    assert row(s, "reclusive-zokujin").text != ()
    finish(s)
    through(s, "declare?")
    assert row(s, "reclusive-zokujin").text == ()
