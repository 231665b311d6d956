"""Chapter 4.7: what a card asks for, as it is played and until its action resolves."""

from dataclasses import replace

import pytest

from coterie.games.vtes.cards import FACES
from coterie.games.vtes.numbers import CAPACITY
from coterie.games.vtes.words.requirements import meets
from coterie.kernel.events import about
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Bonus, Sets
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    SCHOOL,
    asked,
    blood_on,
    find,
    happen,
    locked,
    play_through,
    position,
    reach,
    rest,
    table,
    taught,
    vampire,
    where,
)

BLOCKABLE = "nassir [blood 4]"
ASKED = [  # what a card asks for, a vampire that is that, and one that is not
    ({"clan": "Gangrel"}, {"clan": "Gangrel"}, {"clan": "Gangrel antitribu"}),
    ({"clan": "Gangrel/Gangrel antitribu"}, {"clan": "Gangrel antitribu"}, {"clan": "Ventrue"}),
    ({"path": "Caine"}, {"path": "Caine"}, {"path": "Cathari"}),
    ({"requires": (("sect", "Sabbat"),)}, {"sect": "Sabbat"}, {"sect": "Anarch"}),
    ({"requires": (("sect", "Anarch/Independent"),)}, {"sect": "Independent"}, {"sect": "Camarilla"}),
    ({"requires": (("not", "Camarilla"),)}, {"sect": "Anarch"}, {"sect": "Camarilla"}),
    ({"requires": (("capacity", ">= 5"),)}, {"capacity": 5}, {"capacity": 4}),
    ({"requires": (("capacity", "<= 5"),)}, {"capacity": 5}, {"capacity": 6}),
    ({"requires": (("black hand", ""),)}, {"traits": "black hand"}, {}),
    ({"requires": (("flight", ""),)}, {"traits": "flight"}, {}),
    ({"requires": (("non sterile", ""),)}, {}, {"traits": "sterile"}),
    ({"requires": (("title", "no-title"),)}, {}, None),
    ({"requires": (("title", "any-title"),)}, None, {}),
    (
        {"clan": "Gangrel", "requires": (("sect", "Anarch"),)},
        {"clan": "Gangrel", "sect": "Anarch"},
        {"clan": "Gangrel"},
    ),
    ({"clan": "Gangrel", "requires": (("sect", "Anarch"),)}, {"clan": "Gangrel", "sect": "Anarch"}, {"sect": "Anarch"}),
]
PRINCE = vampire(title="prince", capacity=8)


def asks_for(what, kind: str = "action"):
    """Return a card that asks for something, made from one that asks for nothing."""
    return replace(FACES["bums-rush" if kind == "action" else "vessel"], **what)


def meets_it(s, card, who: str, way: int = 1) -> bool:
    return meets(s, card, 0, card.plays.ways[way - 1], find(s, who))


def beside(who: str):
    return table(f"{who} [blood 1]", c="", game=SCHOOL)


@pytest.mark.ruling("V-052", "V-053", "V-054")
@pytest.mark.parametrize(("what", "fits", "other"), ASKED, ids=[str(row[0]) for row in ASKED])
def test_a_minion_must_meet_all_that_a_card_asks_for(what, fits, other):
    for traits, met in ((fits, True), (other, False)):
        who = PRINCE if traits is None else taught(**traits)
        s = beside(who)
        assert meets_it(s, asks_for(what), who) is met
        assert not meets_it(s, asks_for(what), "loyal-street-gang")  # no ally


@pytest.mark.ruling("V-055")
@pytest.mark.parametrize(("what", "fits", "other"), ASKED, ids=[str(row[0]) for row in ASKED])
def test_of_a_master_one_ready_minion_must_meet_it(what, fits, other):
    card = asks_for(what, "master")
    for traits, met in ((fits, True), (other, False)):
        who = PRINCE if traits is None else taught(**traits)
        s = beside(who)
        assert meets(s, card, 0, card.plays.ways[0], -1) is met
        assert not meets(s, card, 2, card.plays.ways[0], -1)
        fallen = table("loyal-street-gang [lives 1]", torpor_a=f"{who} [blood 1]", game=SCHOOL)
        assert not meets(fallen, card, 0, card.plays.ways[0], -1)


@pytest.mark.ruling("V-113", "V-136")
def test_allies_play_what_asks_for_nothing():
    for card, met in (("bums-rush", True), ("kine-resources-contested", False), ("govern-the-unaligned", False)):
        assert meets_it(beside(taught()), FACES[card], "loyal-street-gang") is met


@pytest.mark.ruling("V-019", "V-020", "V-021")
def test_a_level_of_a_discipline_is_met_by_itself_and_by_a_higher_one():
    for needs, ways in (("", (False, False)), ("dom", (True, False)), ("DOM", (True, True)), ("pre", (False, False))):
        s = beside(taught(needs))
        assert tuple(meets_it(s, FACES["govern-the-unaligned"], taught(needs), n) for n in (1, 2)) == ways


def changes(s, face: str, word) -> None:
    """A minion says something more from now on, while others are asked whether they block."""
    happen(s, about(s, "gain", find(s, face), detail=(word, ("forever",), "")))


def loses_title(s, face: str) -> None:
    happen(s, about(s, "yield", find(s, face)))


@pytest.mark.ruling("VR-4.7", "VR-6.8", "C-045")
@pytest.mark.parametrize("blood", [4, 1])
def test_without_its_discipline_an_action_is_successful_but_does_nothing(blood):
    for lost, pool, edge in ((0, 27, 0), (1, 30, -1)):
        who = taught("dom")
        bears = f"perfectionist [on ready/{who}]"
        s = table(f"{who} [blood {blood}]", "govern-the-unaligned", b=BLOCKABLE, game=SCHOOL, attached_a=bears)
        s.choose("play govern-the-unaligned")
        assert asked(s) == (1, ["block with b/nassir", "no block"])
        if lost:
            changes(s, who, Bonus("dom", -lost, THIS))
        reach(s, "use a/perfectionist")
        assert (s.pool[1], s.edge, where(s, "govern-the-unaligned")) == (pool, edge, "ash")
        assert (blood_on(s, who), locked(s, who)) == (blood, True)  # 1 for the card, 1 gained for the success


@pytest.mark.ruling("VR-4.7", "VR-6.9")
def test_who_loses_the_superior_level_does_not_fall_back_on_the_basic_one():
    for lost, there in ((0, 3), (1, 0)):
        who = taught("DOM")
        s = table(who, "govern-the-unaligned", b=BLOCKABLE, game=SCHOOL, uncontrolled_a="nassir")
        play_through(s, "play govern-the-unaligned", "way 2", "a/uncontrolled.1")
        if lost:
            changes(s, who, Bonus("dom", -lost, THIS))
        rest(s)
        assert (blood_on(s, "nassir", 1), s.pool[1], blood_on(s, who)) == (there, 30, 3)


@pytest.mark.ruling("VR-4.7", "VR-9.3")
def test_a_title_that_is_yielded_meanwhile_is_missing_as_the_action_resolves():
    for yields, there in ((False, 5), (True, 1)):
        who = vampire(title="prince", capacity=8)
        s = position(
            f"ready a: {who} [blood 5], madison [bowed, blood 1]\nhand a: fifth-tradition-hospitality\n"
            f"ready b: {BLOCKABLE}\nready c: ryan [bowed, blood 1]"
        )
        play_through(s, "play fifth-tradition-hospitality", "a/madison")
        if yields:
            loses_title(s, who)
        rest(s)
        assert (blood_on(s, who), blood_on(s, "madison")) == (4, there)  # it is paid for in any case


@pytest.mark.ruling("VR-4.7", "V-119")
def test_equipment_of_a_clan_is_burned_if_its_minion_has_left_the_clan():
    for clan, zone in (("Banu Haqim", "attached"), ("Ventrue", "ash")):
        who = taught(clan="Banu Haqim")
        s = table(who, "kalis-fang", b=BLOCKABLE, game=SCHOOL)
        s.choose("play kalis-fang")
        changes(s, who, Sets("clan", clan, THIS))
        rest(s)
        assert (where(s, "kalis-fang"), s.pool[0], locked(s, who)) == (zone, 28, True)


@pytest.mark.ruling("VR-4.7", "V-053")
def test_capacity_and_sect_are_asked_for_until_the_action_resolves():
    for word, zone in (
        (Bonus(CAPACITY, -1, THIS), "attached"), (Bonus(CAPACITY, -2, THIS), "ash"), (Sets("sect", "Camarilla", THIS), "ash")
    ):  # fmt: skip
        who = taught(capacity=6, sect="Anarch")
        s = table(who, "fee-stake-boston", b=BLOCKABLE, game=SCHOOL)
        s.choose("play fee-stake-boston")
        changes(s, who, word)
        rest(s)
        assert where(s, "fee-stake-boston") == zone


@pytest.mark.ruling("VR-4.7", "V-122")
def test_an_ally_that_plays_a_card_as_a_vampire_still_meets_what_it_asks_for():
    s = position(
        f"ready a: rafastio-ghoul [lives 2], madison [bowed, blood 1]\nhand a: govern-the-unaligned\nready b: {BLOCKABLE}\n"
        "ready c: ryan [bowed, blood 1]",
        game=GAME,
    )
    play_through(s, "play govern-the-unaligned")
    rest(s)
    assert (s.pool[1], blood_on(s, "rafastio-ghoul")) == (27, 1)


@pytest.mark.ruling("VR-6.8", "C-045")
def test_an_action_that_cannot_be_paid_for_any_more_is_answered_as_a_success():
    for there, bled, left in ((1, 3, 1), (0, 0, 1)):
        who = taught("dom")
        s = table(
            f"{who} [blood 1]",
            "govern-the-unaligned",
            b=BLOCKABLE,
            game=SCHOOL,
            attached_a=f"perfectionist [on ready/{who}]",
        )
        s.choose("play govern-the-unaligned")
        if not there:
            happen(s, about(s, "blood", find(s, who), -1))
        reach(s, "use a/perfectionist")
        assert (s.pool[1], blood_on(s, who)) == (30 - bled, left)
