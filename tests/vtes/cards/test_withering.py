"""The events of Gehenna: what becomes of sects, titles, capacities and blood."""

import pytest

from coterie.games.vtes.facts import capacity, sect, title
from coterie.games.vtes.words.costs import raised
from coterie.kernel.events import about
from coterie.kernel.pieces import pile
from tests.vtes.cards.test_gehenna import DODGES, ELDER, LIBRARIES, OLD, PRINCE, YOUNG, all_pass, at, devour
from tests.vtes.tools import SCHOOL as GAME
from tests.vtes.tools import (
    acts,
    blood_on,
    counters,
    find,
    happen,
    number,
    options,
    play,
    position,
    reach,
    rest,
    table,
    take,
    taught,
    vampire,
    where,
)

BISHOP = vampire(title="bishop")


# ── sects, titles, capacities ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("card", "gone", "kept"), [("fall-of-the-camarilla", PRINCE, BISHOP), ("fall-of-the-sabbat", BISHOP, PRINCE)]
)
@pytest.mark.ruling("C-091")
def test_sects_that_fall(card, gone, kept):
    s = table(f"{gone} [blood 2]", b=f"{kept} [bowed]", board_c=card)
    assert (sect(s, find(s, gone)), title(s, find(s, gone)), number(s, "votes", gone)) == ("Independent", "", 0)
    assert title(s, find(s, kept)) == GAME.faces[kept].title
    happen(s, about(s, "burn", find(s, card)))
    assert title(s, find(s, gone)) == GAME.faces[gone].title


def test_the_sabbat_does_not_fall_before_the_black_hand():
    hand = taught(sect="Sabbat", traits="black hand")
    for region, can in (("ready", False), ("torpor", True)):
        s = position(
            "phase: 5.5.2\n"
            "ready a: madison\n"
            "hand a: fall-of-the-sabbat\n"
            f"{region} b: {hand}\n"
            "ready c: ryan\n"
            "board c: thirst, torpid-blood, blood-trade",
            game=GAME,
        )
        assert ("play fall-of-the-sabbat" in options(s)) is can


def test_fueled_by_hearts_blood_lets_elders_devour_the_younger():
    for counters_, zone, hunted in ((9, ELDER, False), (10, ELDER, True), (9, OLD, True)):
        s = position(
            f"ready a: {zone} [blood 3]\n"
            f"torpor a: {YOUNG} [blood 1]\n"
            f"board c: fueled-by-hearts-blood [counter {counters_}]\n"
            f"ready b: {PRINCE} [bowed]\nready c: ryan",
            game=GAME,
        )
        s.choose(f"diablerise with a/{zone}: a/{YOUNG}")
        while "no block" in options(s):
            s.choose("no block")
        assert any("vote" in each for each in options(s)) is hunted
    s = position(
        f"ready a: {ELDER} [blood 3]\ntorpor a: {taught(capacity=10, nth=2)} [blood 1]\n"
        f"board c: fueled-by-hearts-blood [counter 1]\nready b: {PRINCE} [bowed]\nready c: ryan",
        game=GAME,
    )
    s.choose(f"diablerise with a/{ELDER}: a/{taught(capacity=10, nth=2)}")
    while "no block" in options(s):
        s.choose("no block")
    assert any("vote" in each for each in options(s))  # the victim was no younger


@pytest.mark.parametrize("card", ["fueled-by-hearts-blood", "wormwood"])
def test_events_that_count_the_events_after_them(card):
    s = at("5.5.2", "thirst", more=f"hand a: {card}, torpid-blood")
    s.choose(f"play {card}")
    assert counters(s, card) == 10
    s = at("5.5.2", f"thirst, {card} [counter 10]", more="hand a: torpid-blood, dragonbound")
    s.choose("play torpid-blood")
    assert counters(s, card) == 9
    s = at("5.5.2", f"{card} [counter 10]", more="hand a: nsa-trio")
    s.choose("play nsa-trio")
    assert counters(s, card) == 10  # it is no event of Gehenna


@pytest.mark.ruling("VR-9.1")
def test_wormwood_makes_all_younger():
    s = position(
        f"ready a: {ELDER} [blood 9], {YOUNG} [blood 2]\n"
        "board c: wormwood [counter 5]\n"
        f"ready b: {OLD} [blood 5]\n"
        "ready c: ryan\n"
        f"uncontrolled a: {taught(capacity=9)} [blood 8]",
        game=GAME,
    )
    assert [capacity(s, find(s, each)) for each in (ELDER, YOUNG, OLD)] == [5, 2, 5]
    happen(s, about(s, "counter", find(s, "wormwood"), 1, detail=("counter",)))
    assert (capacity(s, find(s, ELDER)), blood_on(s, ELDER)) == (6, 6)  # three have drained
    assert capacity(s, find(s, taught(capacity=9))) == 9  # it is not in play
    happen(s, about(s, "lift", find(s, "wormwood"), 6, detail=("counter",)))
    assert capacity(s, find(s, ELDER)) == 1
    happen(s, about(s, "burn", find(s, "wormwood")))
    assert capacity(s, find(s, ELDER)) == 10


@pytest.mark.ruling("VR-9.3")
def test_the_liaison_of_the_nephtali():
    nephtali, elder = taught(sect="Independent", capacity=5), taught(sect="Independent", capacity=9)
    s = at(
        "5.3",
        "rise-of-the-nephtali",
        own=f"{nephtali} [blood 3], {OLD} [blood 3]",
        b="ready b: ryan [bowed]\nready c: madison",
    )
    (act,) = acts(s, "rise-of-the-nephtali")
    assert nephtali in act  # the other one is of the Camarilla
    s.choose(act)
    rest(s)
    assert (title(s, find(s, nephtali)), number(s, "votes", nephtali)) == ("liaison", 4)
    assert acts(s, "rise-of-the-nephtali") == []
    s = at(
        "5.3",
        "rise-of-the-nephtali",
        own=f"{elder} [blood 3], {nephtali} [blood 3]",
        b="ready b: ryan [bowed]\nready c: madison",
    )
    for who in (nephtali, elder):
        s.choose(next(each for each in acts(s, "rise-of-the-nephtali") if who in each))
        rest(s)
    assert (title(s, find(s, elder)), title(s, find(s, nephtali)), s.contesting) == ("liaison", "", ())
    s = at(
        "5.3",
        "rise-of-the-nephtali",
        own=f"{elder} [blood 3], {nephtali} [blood 3]",
        b="ready b: ryan [bowed]\nready c: madison",
    )
    for who in (elder, nephtali):
        s.choose(next(each for each in acts(s, "rise-of-the-nephtali") if who in each))
        rest(s)
    assert (title(s, find(s, elder)), title(s, find(s, nephtali)), s.contesting) == ("liaison", "", ())


def test_the_nephtali_contest_with_those_as_old():
    twins = [taught(sect="Independent", capacity=5, nth=n) for n in (1, 2)]
    s = at(
        "5.3",
        "rise-of-the-nephtali",
        own=", ".join(f"{each} [blood 3]" for each in twins),
        b="ready b: ryan [bowed]\nready c: madison",
    )
    for who in twins:
        s.choose(next(each for each in acts(s, "rise-of-the-nephtali") if who in each))
        rest(s)
    assert len(s.contesting) == 2


def test_the_fourth_cycle_ends_gehenna():
    s = at(
        "5.5.2",
        "thirst, torpid-blood, nsa-trio",
        own=f"{YOUNG} [blood 2], {taught(capacity=3)}, {ELDER} [blood 1]",
        more="hand a: the-fourth-cycle, wormwood\nhand b: blood-trade",
    )
    s.choose("play the-fourth-cycle")
    assert [where(s, each) for each in ("thirst", "torpid-blood", "nsa-trio", "the-fourth-cycle")] == [
        "ash",
        "ash",
        "board",
        "board",
    ]
    assert [where(s, each) for each in (YOUNG, taught(capacity=3), ELDER)] == [
        "torpor",
        "torpor",
        "ready",
    ]
    while "discard" not in s.question.prompt:
        all_pass(s)
        s.choose("done")
    assert "discard blood-trade" in options(s)
    assert "play blood-trade" not in options(s)


# ── blood ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_thirst_takes_blood_from_the_young_who_have_not_hunted():
    mid = taught(capacity=3)
    own = f"{YOUNG} [blood 1], {taught(capacity=2, nth=2)} [blood 1], {mid} [blood 2], loyal-street-gang [lives 2]"
    s = at("5.3", "thirst, torpid-blood, blood-trade", own=own, more=f"torpor a: {taught(capacity=2, nth=3)} [blood 1]")
    s.choose(f"hunt with a/{YOUNG}")
    rest(s)
    reach(s, "done")
    assert [blood_on(s, each) for each in (YOUNG, taught(capacity=2, nth=2), mid, taught(capacity=2, nth=3))] == [
        2,
        0,
        2,
        1,
    ]
    assert (blood_on(s, OLD), blood_on(s, "loyal-street-gang")) == (4, 2)


@pytest.mark.ruling("VR-4.8")
@pytest.mark.parametrize(("blood", "can"), [(2, False), (3, True)])
def test_torpid_blood_makes_leaving_torpor_dearer(blood, can):
    s = at(
        "5.3",
        "torpid-blood",
        more=f"torpor a: {OLD} [blood {blood}]",
        b="ready b: ryan [bowed]\nready c: madison [bowed]",
    )
    leave = next((each for each in options(s) if each.startswith("leave torpor")), None)
    assert (leave is not None) is can
    if leave is not None:
        s.choose(leave)
        rest(s)
        assert (where(s, OLD), blood_on(s, OLD)) == ("ready", 0)
    assert f"hunt with a/{YOUNG}" in options(s)


@pytest.mark.ruling("VR-6.9")
@pytest.mark.parametrize(("victim", "cost"), [(OLD, 3), (YOUNG, 2)])
def test_torpid_blood_makes_the_rescue_of_older_vampires_dearer(victim, cost):
    rescuer = taught(capacity=4)
    s = at(
        "5.3",
        "torpid-blood",
        own=f"{rescuer} [blood 4]",
        more=f"torpor a: {victim} [blood 1]",
        b="ready b: ryan [bowed]\nready c: madison [bowed]",
    )
    s.choose(f"rescue with a/{rescuer}: a/{victim}")
    while "no block" in options(s):
        s.choose("no block")
    s.choose(str(cost))
    assert (blood_on(s, rescuer), blood_on(s, victim)) == (4 - cost, 1)


def test_restricted_vitae_keeps_the_fed_from_hunting():
    hungry = taught(capacity=4)
    s = at(
        "5.3",
        "restricted-vitae",
        own=f"{OLD} [blood 1], {hungry} [blood 0]",
        b=f"ready b: {YOUNG} [bowed, blood 2], {ELDER} [bowed, blood 3]\nready c: ryan [bowed, blood 0]",
    )
    mine = [each for each in options(s) if hungry in each]
    assert f"hunt with a/{hungry}" in mine
    assert [each for each in mine if "act with" in each] == [
        f"act with a/{hungry} by c/restricted-vitae 2: b/{YOUNG}"
    ] or any(YOUNG in each for each in mine)
    assert not [each for each in mine if ELDER in each]  # only from the younger
    s.choose(next(each for each in mine if YOUNG in each))
    rest(s)
    assert (blood_on(s, hungry), blood_on(s, YOUNG)) == (1, 1)
    assert not [each for each in options(s) if each.startswith("hunt") or "restricted" in each]


@pytest.mark.ruling("VR-4.8")
def test_the_slow_withering_makes_superior_levels_dearer():
    s = table(f"{vampire('DOM')} [blood 1]", "govern-the-unaligned", board_c="the-slow-withering")
    who = vampire("DOM")
    play(s, "govern-the-unaligned")
    assert [each for each in options(s) if each.startswith("way")] == []  # the superior level costs 2
    rest(s)
    assert (s.pool[1], blood_on(s, who)) == (27, 0)
    s = table(f"{who} [blood 3]", "govern-the-unaligned", board_c="the-slow-withering")
    play(s, "govern-the-unaligned", 1)
    rest(s)
    assert blood_on(s, who) == 2  # the basic level costs no more


@pytest.mark.parametrize(("card", "more"), [("", 0), ("torpid-blood", 1)])
def test_diablerie_spares_from_the_slow_withering_until_the_next_event(card, more):
    who = taught("DOM", capacity=6)
    s = position(
        "phase: 5.5.2\n"
        f"ready a: {who} [blood 2]\n"
        f"torpor a: {YOUNG} [blood 1]\n"
        f"hand a: {card or 'dodge'}, govern-the-unaligned\n"
        "board c: the-slow-withering, thirst\n"
        "ready b: ryan [bowed]\n"
        "ready c: madison [bowed]\n"
        f"{LIBRARIES}",
        game=GAME,
    )
    devour(s, who, YOUNG)
    if card:
        s.choose(f"play {card}")
    govern = find(s, "govern-the-unaligned")
    superior = next(way for way in GAME.faces["govern-the-unaligned"].plays.ways if way.needs == ("DOM",))
    assert raised(s, govern, superior, find(s, who)) == more


@pytest.mark.ruling("VR-4.9")
def test_blood_weakens_keeps_hands_small_in_an_action():
    who = taught("DOM", capacity=6)
    s = position(
        f"ready a: {who} [blood 4]\nhand a: conditioning, {', '.join(['dodge'] * 6)}\nlibrary a: {DODGES}\n"
        "board c: blood-weakens\n"
        "ready b: ryan [blood 2]\n"
        "hand b: vessel\n"
        "ready c: madison [bowed]\n"
        "hand c: vessel",
        game=GAME,
    )
    s.choose(f"bleed with a/{who}")
    reach(s, "play conditioning")
    take(s, "way 1")
    assert len(pile(s, "hand", 0)) == 6
    rest(s)
    assert len(pile(s, "hand", 0)) == 7


@pytest.mark.parametrize("why", ["no discipline", "an empty hand", "diablerie"])
@pytest.mark.ruling("VR-4.9")
def test_what_blood_weakens_does_not_hold_back(why):
    who = taught("DOM", capacity=6)
    s = position(
        f"ready a: {who} [blood 4]\ntorpor a: {YOUNG} [blood 1]\n"
        f"hand a: conditioning, ancilla-empowerment, {', '.join(['dodge'] * 5)}\nlibrary a: {DODGES}\n"
        "board c: blood-weakens\nready b: nassir [blood 2]\nhand b: vessel\nready c: madison [bowed]\n"
        + ("" if why == "an empty hand" else "hand c: vessel"),
        game=GAME,
    )
    if why == "no discipline":
        s.choose("play ancilla-empowerment")
    else:
        if why == "diablerie":
            devour(s, who, YOUNG)
        reach(s, f"bleed with a/{who}", "play conditioning")
        take(s, "way 1")
    assert "action" not in s.question.prompt
    assert len(pile(s, "hand", 0)) == 7
