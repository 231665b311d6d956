"""Votes for sale, camps of the Anarchs, hidden claws and quick fists: what each card does, and what it must not do."""

import pytest

from coterie.games.vtes.numbers import ANARCH, STRENGTH
from coterie.kernel.events import about
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Bonus, Sets
from tests.vtes.tools import (
    FOE,
    OLD,
    OWN,
    YOUNG,
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
    reach,
    rest,
    take,
    taught,
    where,
)

REBEL = taught("DOM", sect=ANARCH)
REBEL_TOO = taught(capacity=4, sect=ANARCH)
STRONGER = Bonus(STRENGTH, 2, THIS)


# ── fights ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_jab_is_quick_and_does_not_hurt_much():
    s = at_school(f"{OWN} [blood 3], {YOUNG} [blood 1]", "hand a: quick-jab", "loyal-street-gang [lives 1]")
    happen(s, about(s, "gain", find(s, OWN), detail=(STRONGER, ("forever",), "dodge")))
    reach(s, f"bleed with {OWN}", "block with loyal-street-gang", "play quick-jab")
    rest(s)
    assert (where(s, "loyal-street-gang"), blood_on(s, OWN)) == ("ash", 3)  # it has struck first


def test_no_jab_hurts_more_than_once():
    s = at_school(f"{OWN} [blood 3], {YOUNG} [blood 1]", "hand a: quick-jab", f"{FOE} [blood 5]")
    happen(s, about(s, "gain", find(s, OWN), detail=(STRONGER, ("forever",), "dodge")))
    reach(s, f"bleed with {OWN}", f"block with {FOE}", "play quick-jab")
    rest(s)
    assert blood_on(s, FOE) == 4


CUB = taught(capacity=3, nth=6)


def taunted(b_blood: int):
    tamer = taught("ANI")
    s = at_school(
        f"{tamer} [blood 3], {YOUNG} [blood 1]", "hand a: taunt-the-caged-beast", f"{CUB} [bowed, blood {b_blood}]"
    )
    reach(s, "play taunt-the-caged-beast", "way 2")
    take(s, "ryan")
    rest(s)
    return s, tamer


@pytest.mark.parametrize(("b_blood", "there", "blood"), [(3, "ready", 1), (0, "torpor", 4)])
def test_two_beasts_fight_and_the_last_one_feeds(b_blood, there, blood):
    s, tamer = taunted(b_blood)
    assert (where(s, CUB), blood_on(s, "ryan"), blood_on(s, tamer)) == (there, blood, 3)  # as much as it holds


# ── referendums ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("needs", "votes"), [("pre", 4), ("PRE", 6)])
def test_all_buy_votes_and_you_get_more(needs, votes):
    seller = taught(needs)
    s = at_school(f"{seller} [blood 3], {YOUNG} [blood 1]", "hand a: kine-resources-contested, business-pressure")
    s.choose("play kine-resources-contested")
    while "play business-pressure" not in options(s):
        s.choose(next((each for each in ("pass", "no block") if each in options(s)), options(s)[0]))
    s.choose("play business-pressure")
    take(s, "way 2")
    s.choose(f"{votes} for")
    assert (s.question.seat, "4 against" in options(s), s.pool[0]) == (1, True, 28)
    s.choose("none")
    assert (s.question.seat, "none" in options(s)) == (2, True)


@pytest.mark.parametrize(("dead", "pool"), [("samson, suwira, dodge", (28, 30, 30)), ("dodge", (30, 30, 30))])
def test_the_damned_pay_for_the_dead_of_their_prey(dead, pool):
    s = at_school(f"{OWN} [blood 3], {YOUNG} [blood 1]", f"hand a: mark-of-the-damned\nash b: {dead}")
    s.choose("play mark-of-the-damned")
    for _ in range(20):
        there = options(s)
        if "done" in there:
            break
        s.choose(next((each for each in ("pass", "no block") if each in there), there[0]))
    assert s.pool == pool


# ── NSA Trio ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("foe", "ends"), [(FOE, False), ("loyal-street-gang", True)])
def test_nobody_leaves_the_first_fight_between_vampires(foe, ends):
    charmer = taught("PRE", nth=8)
    s = at_school(
        f"{charmer} [blood 5], {YOUNG} [blood 1]",
        "board c: nsa-trio\nhand a: majesty",
        f"{foe} [blood 5]" if foe == FOE else f"{foe} [lives 2]",
    )
    reach(s, f"bleed with {charmer}", f"block with {foe}")
    assert ("play majesty" in options(s)) == ends


def test_the_second_fight_can_be_left():
    charmer, other = taught("PRE", nth=8), taught("PRE", nth=9)
    s = at_school(
        f"{charmer} [blood 5], {other} [blood 5], {YOUNG} [blood 1]",
        f"board c: nsa-trio\nhand a: majesty\nattached b: sport-bike [on ready/{CUB}]",
        f"{FOE} [blood 5], {CUB} [blood 3]",
    )
    reach(s, f"bleed with {charmer}", f"block with {FOE}")
    rest(s)
    reach(s, f"hunt with {other}", f"block with {CUB}")
    assert "play majesty" in options(s)


@pytest.mark.parametrize(("acts", "burned"), [(False, True), (True, False)])
def test_the_trio_is_burned_by_who_has_not_acted(acts, burned):
    s = at_school(f"{OWN} [blood 3], {YOUNG} [blood 1]", "board c: nsa-trio\nhand a: dodge")
    if acts:
        reach(s, f"bleed with {OWN}")
        rest(s)
    for _ in range(4):
        if any("discard" in each for each in options(s)):
            break
        s.choose("done")
    assert ("use c/nsa-trio" in options(s)) == burned
    if burned:
        s.choose("use c/nsa-trio")
        assert where(s, "nsa-trio") == "ash"


# ── the Anarchs ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_camp_makes_an_anarch_of_who_comes():
    s = at_school(
        f"{OWN} [bowed, blood 3]",
        f"board a: twilight-camp [counter 2]\nuncontrolled a: {YOUNG} [blood 3]",
        phase="5.4.2",
    )
    happen(s, about(s, "emerge", find(s, YOUNG)))
    s.choose("use a/twilight-camp")
    assert (s.game.value(s, "sect", find(s, YOUNG)), counters(s, "twilight-camp")) == (ANARCH, 1)
    assert s.game.value(s, "sect", find(s, OWN)) != ANARCH


def test_the_camp_feeds_anarchs_and_is_burned_when_it_is_empty():
    s = at_school(f"{REBEL} [blood 3], {OWN} [blood 3]", "board a: twilight-camp [counter 1]", phase="5.2.1")
    s.choose("use a/twilight-camp")
    assert (blood_on(s, REBEL), blood_on(s, OWN), where(s, "twilight-camp")) == (4, 3, "ash")


def test_a_hackerspace_counts_the_anarchs():
    s = at_school(f"{REBEL} [blood 3], {OWN} [blood 3]", "hand a: hackerspace", phase="5.2.1")
    reach(s, "play hackerspace")
    assert counters(s, "hackerspace") == 1
    word = Sets("sect", ANARCH, THIS)
    happen(s, about(s, "gain", find(s, OWN), detail=(word, ("forever",), "dodge")))
    assert counters(s, "hackerspace") == 2
    happen(s, about(s, "gain", find(s, OWN), detail=(STRONGER, ("forever",), "dodge")))
    assert counters(s, "hackerspace") == 2


@pytest.mark.ruling("VR-9.2")
@pytest.mark.parametrize(("pupil", "more"), [(OWN, 1), (REBEL_TOO, 0)])
def test_a_hackerspace_counts_who_becomes_an_anarch_by_a_card_on_it(pupil, more):
    s = at_school(
        f"{REBEL} [blood 3], {pupil} [bowed, blood 3]", "board a: hackerspace [counter 2]\nhand a: field-training"
    )
    reach(s, "play field-training")
    rest(s)
    assert borne_by(s, pupil) == ["field-training"]
    assert counters(s, "hackerspace") == 2 + more


@pytest.mark.ruling("VR-9.2")
def test_a_hackerspace_does_not_count_an_anarch_that_becomes_one_again():
    s = at_school(f"{REBEL} [blood 3]", "board a: hackerspace [counter 2]")
    word = Sets("sect", ANARCH, THIS)
    happen(s, about(s, "gain", find(s, REBEL), detail=(word, ("forever",), "dodge")))
    assert counters(s, "hackerspace") == 2


@pytest.mark.parametrize(("who", "pays"), [(REBEL, True), (OWN, False)])
def test_a_hackerspace_pays_for_gear(who, pays):
    s = at_school(
        f"{who} [blood 3], {YOUNG} [blood 1]", "board a: hackerspace [counter 2]\nhand a: flak-jacket, sport-bike"
    )
    s.choose("play sport-bike")
    seen = []
    for _ in range(12):
        if "done" in options(s):
            break
        seen += [each for each in options(s) if "hackerspace" in each]
        there = options(s)
        s.choose(
            next(
                (each for each in there if "hackerspace" in each or each in ("pass", "no block") or who in each),
                there[0],
            )
        )
    assert bool(seen) == pays
    assert (s.pool[0], counters(s, "hackerspace")) == ((30, 1) if pays else (29, 2))


YOUNGSTER = taught(capacity=3, nth=5)


def test_influence_feeds_the_waiting_and_brings_them_out():
    swift = taught("qui", sect=ANARCH)
    s = at_school(
        f"{swift} [blood 3], {OWN} [blood 1]", f"hand a: undue-influence\nuncontrolled a: {YOUNGSTER} [blood 2]"
    )
    reach(s, "play undue-influence")
    take(s, "a/uncontrolled")
    rest(s)
    assert (where(s, YOUNGSTER), blood_on(s, YOUNGSTER)) == ("ready", 3)
    s = at_school(
        f"{swift} [blood 3], {OWN} [blood 1]", f"hand a: undue-influence\nuncontrolled a: {YOUNGSTER} [blood 1]"
    )
    reach(s, "play undue-influence")
    take(s, "a/uncontrolled")
    rest(s)
    assert (where(s, YOUNGSTER), blood_on(s, YOUNGSTER)) == ("uncontrolled", 2)


def test_influence_steals_from_who_waits_elsewhere():
    trickster = taught("chi", sect=ANARCH)
    s = at_school(
        f"{trickster} [blood 3], {OWN} [blood 1]",
        f"hand a: undue-influence\nuncontrolled a: {OLD}\nuncontrolled b: {YOUNGSTER} [blood 2]",
        f"{FOE} [blood 3]",
    )
    reach(s, "play undue-influence")
    take(s, "b/uncontrolled", "a/uncontrolled")
    assert f"block with b/{FOE}" in options(s)
    rest(s)
    assert (blood_on(s, OLD), blood_on(s, YOUNGSTER)) == (1, 1)


# ── what is hidden ──────────────────────────────────────────────────────────────────────────────────────────────────

GANGREL = taught("PRO", clan="Gangrel")


def test_claws_are_kept_and_played_by_their_bearer_only():
    s = at_school(
        f"{GANGREL} [blood 4], {taught('PRO', nth=4)} [blood 3], {OWN} [blood 1]",
        f"hand a: gift-of-proteus, earth-control, dodge\nattached b: sport-bike [on ready/{FOE}]",
        f"{FOE} [blood 3]",
    )
    reach(s, "play gift-of-proteus", "earth-control")
    take(s, "done")
    assert (where(s, "earth-control"), where(s, "dodge")) == ("stored", "hand")
    reach(s, f"bleed with {taught('PRO', nth=4)}")
    assert "play a/stored.1" not in options(s)
    rest(s)
    happen(s, about(s, "straighten", find(s, GANGREL)))
    s.choose(f"hunt with a/{GANGREL}")
    reach(s, f"block with {FOE}", "play a/stored.1")
    take(s, "way 1")
    rest(s)
    assert (where(s, "earth-control"), where(s, "gift-of-proteus")) == ("ash", "ash")


def test_maabara_keeps_a_card_of_the_ash_heap_and_gives_it_back():
    s = at_school(
        f"{OWN} [bowed, blood 3]",
        f"board a: maabara\nash a: dodge\nlibrary a: flash\nhand a: {', '.join(['vessel'] * 7)}",
        phase="5.2.1",
    )
    s.choose("use a/maabara")
    assert (where(s, "dodge"), locked(s, "maabara")) == ("stored", True)
    s.choose("use a/maabara")
    assert faces(s, "library") == ["dodge", "flash"]


# ── souls ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("way", "blood", "wraith"), [("way 1", 2, "ready"), ("way 2", 5, "ash")])
def test_souls_feed_a_hunter(way, blood, wraith):
    eater = taught("nec")
    s = at_school(f"{eater} [blood 1], screamer [lives 1], {OWN} [blood 1]", "hand a: soul-feasting")
    reach(s, "play soul-feasting", way)
    rest(s)
    assert (blood_on(s, eater), where(s, "screamer")) == (blood, wraith)


@pytest.mark.ruling("VR-6.2")
@pytest.mark.parametrize(("way", "blood", "wraith"), [("way 1", 1, "ready"), ("way 2", 4, "ash")])
def test_the_hunt_of_the_starving_may_burn_a_wraith_first(way, blood, wraith):
    s = at_school(f"abebe, {OWN} [blood 1], screamer [lives 1]", "hand a: soul-feasting")
    assert options(s) == ["hunt with a/abebe", "play soul-feasting"]
    s.choose("play soul-feasting")
    assert {text for text in options(s) if text.startswith("way")} == {"way 1", "way 2"}
    s.choose(way)
    rest(s)
    assert (blood_on(s, "abebe"), where(s, "screamer")) == (blood, wraith)


# ── a pact ──────────────────────────────────────────────────────────────────────────────────────────────────────────

DEBTOR = taught(clan="Tremere antitribu")


def test_a_pact_lets_cards_be_played_without_their_discipline():
    s = at_school(
        f"{DEBTOR} [blood 3], {OWN} [blood 3]", "hand a: infernal-pact, conditioning, aire-of-elation", phase="5.2.1"
    )
    reach(s, "play infernal-pact")
    s.choose(next(each for each in options(s) if "Dominate" in each))
    assert (number(s, "dom", DEBTOR), borne_by(s, DEBTOR)) == (0, ["infernal-pact"])
    reach(s, f"bleed with {DEBTOR}", over=True)
    assert "play aire-of-elation" not in options(s)
    reach(s, "play conditioning", "way 2")
    rest(s)
    assert s.pool[1] == 26
    s.choose(f"bleed with a/{OWN}")
    assert s.pool[1] == 25  # it has made no pact


def test_only_tremere_antitribu_make_the_pact():
    s = at_school(f"{OWN} [blood 3], {YOUNG} [blood 1]", "hand a: infernal-pact", phase="5.2.1")
    assert "play infernal-pact" not in options(s)
