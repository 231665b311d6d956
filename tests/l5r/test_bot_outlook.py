"""What bots expect against the Shadowlands deck: honor, taint, hands, the next round, a conflict that is over."""

from math import log

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.bot.field import next_round, this_round
from coterie.games.l5r.bot.fights import to_be_turned_up, weigh_conflict
from coterie.games.l5r.bot.hands import to_be_played
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.facts.cards import characters
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.provinces import provinces
from coterie.games.l5r.facts.values import strength
from coterie.games.l5r.state import TYPES
from tests.l5r.shadow.tools import against
from tests.l5r.tools import position, through


def odds(s, seat: int = 0) -> float:
    """Return the value of a position for a seat, as the logarithm of its odds."""
    value = GAME.bot.evaluate(s, seat)
    return log(value / (1 - value))


def test_skills_read_at_once_are_those_read_one_by_one():
    s = position(
        "field a: hida-kisada [honored], doji-whisperer [dishonored, tainted], kakita-kaezin\nfield b: skeletal-warrior\n"
        "attached a: fine-katana [on field/hida-kisada]\nattached b: ornate-fan [on field/kakita-kaezin]\nhand a: banzai",
        deck_rules="any",
    )
    assert Table(s).skills == {p: {kind: GAME.number(s, kind, p) for kind in TYPES} for p in characters(s)}


def test_the_strength_of_a_province_is_the_same_by_the_quick_check():
    s = position(
        "provinces a1: province [tainted]\nprovinces a2: province\nholdings a2: favorable-ground\nprovinces a3: province\n"
        "provinces b1: manicured-garden\nstronghold a: shizuka-toshi\nhand a: banzai",
        deck_rules="any",
    )
    there = [p for owner in range(2) for p in provinces(s, owner)]
    assert len({strength(s, p) for p in there}) > 1
    assert [strength(s, p) for p in there] == [GAME.number(s, "strength", p) for p in there]


# ── honor ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def at_honor(a: int, b: int, more: str = "") -> float:
    return odds(against(f"{more}honor: {a} {b} 0\nhand a: banzai\nphase: draw", players=2, windows="all"))


@pytest.mark.parametrize("a", range(1, 8))
@pytest.mark.parametrize("b", range(2, 8))
def test_no_clan_is_better_off_with_less_honor(a, b):
    """A clan with less honor than its team-mate seemed to have less to lose."""
    assert at_honor(a, b - 1) < at_honor(a, b)


@pytest.mark.ruling("U-016", "U-229")
def test_the_last_honor_of_one_clan_is_dearer_if_the_other_has_none_to_spare():
    def price(mate: int) -> float:
        return at_honor(2, mate) - at_honor(1, mate)

    assert price(1) > price(12) > 0


@pytest.mark.ruling("L-21.1")
def test_a_tainted_character_costs_a_clan_with_little_honor_more_than_one_with_plenty():
    def gain(honor: int) -> float:
        """Return the value of a character's taint."""
        tainted, pure = [at_honor(honor, 12, f"field a: hida-kisada{mark}\n") for mark in (" [tainted]", "")]
        return tainted - pure

    assert gain(12) > gain(3)


@pytest.mark.ruling("U-203", "L-21.1")
@pytest.mark.parametrize(("honor", "tried"), [("3 9 0", 1), ("9 3 0", 0)])
def test_characters_come_into_play_under_the_clan_with_honor_to_spare(honor, tried):
    """All of them came under the first seat, whose honor then paid for the taint of all."""
    s = against(f"row a1: doji-whisperer\nfate: 5 5 0\nhonor: {honor}\nphase: dynasty\nfirst: a", players=2)
    through(s, "window")
    s.choose(next(option for option in s.question.options if "whisperer" in option.notation))
    through(s, "whose?")
    assert list(GAME.bot.tried(s)) == [tried]


# ── what is to come ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_of_the_cards_in_hand_those_count_that_can_be_paid_for():
    def skill(fate: int, hand: str) -> dict[str, float]:
        return to_be_played(Table(against(f"fate: {fate} 0\nhand a: {hand}\nphase: draw", windows="all")), 0)

    none, one, both = skill(0, "honored-blade"), skill(1, "honored-blade, fine-katana"), skill(0, "fine-katana")
    assert one["military"] > both["military"] > none["military"] == 0
    assert one["political"] == 0


@pytest.mark.ruling("U-100", "L-12.1")
def test_in_the_next_round_those_fight_who_have_fate_and_the_other_team_begins():
    s = against(
        "field a: doji-challenger [fate 1], hida-kisada\nfield b: wild-ogre, goblin-brawler [fate 1]\nfirst: b\n"
        "hand a: banzai\nphase: draw",
        windows="all",
    )
    now = this_round(Table(s))
    then = next_round(Table(s), now)
    assert (len(now.ready), now.order) == (2, (True, False))
    assert [s.pieces[p].face for p in then.ready] == ["doji-challenger"]
    assert then.order == (False, True)
    assert then.coming[0].skill == {"military": 4.0, "political": 2.0}


def test_cards_of_the_deck_add_little_where_none_of_its_characters_fights():
    text = (
        "field a: hida-kisada [present]\nfield b: wild-ogre{}\nhand a: banzai\nfate: 0 5\nconflict: a military fire b1"
    )

    def turned(s) -> int:
        now = conflict(s)
        assert now is not None
        return to_be_turned_up(s, now)

    alone, met = [against(text.format(mark), windows="all") for mark in (" [bowed]", " [present]")]
    assert turned(met) < turned(alone) < 0


def test_a_conflict_that_is_lost_counts_before_the_province_has_broken():
    """Once skills had been compared the province seemed safe, so cards were played only to get there."""
    s = against(
        "field b: insatiable-gaki [present], wild-ogre [present]\nhand a: banzai, court-games\ndeck b: the-first-war\n"
        "conflict: b military earth a1",
        windows="all",
    )
    through(s, "discard?")
    values = {0: 0.0, 1: 0.0}
    weigh_conflict(Table(s), values, 0)
    now = conflict(s)
    assert now is not None
    assert now.compared
    assert not now.broken
    assert values[0] <= -W.province


# ── the stronghold format ───────────────────────────────────────────────────────────────────────────────────────────

ROWS = "\n".join([f"provinces {clan}{n}: manicured-garden" for clan in "ab" for n in range(1, 6)])


def with_strongholds(*broken: str):
    """Two clans in the stronghold format, of whose provinces some have broken."""
    text = ROWS
    for place in broken:
        text = text.replace(f"provinces {place}: manicured-garden", f"provinces {place}: manicured-garden [broken]")
    more = "field c: wild-ogre [fate 2], wild-ogre [fate 1]\nhonor: 9 9 0\nhand a: banzai\nphase: draw"
    return against(f"{text}\n{more}", 2, windows="all", format="stronghold", deck_rules="any")


@pytest.mark.ruling("U-105", "U-106")
@pytest.mark.parametrize(
    ("broken", "part"),
    [((), 0.0), (("a2",), 0.0), (("a2", "b3"), 0.0), (("a2", "b2"), 0.25), (("a1", "a2", "b1", "b2"), 0.5)],
)
def test_strongholds_are_attacked_where_every_clan_has_lost_the_province_in_front(broken, part):
    """Clans thought that strongholds were attacked last, and lost both in the third round."""
    assert this_round(Table(with_strongholds(*broken))).open == part


@pytest.mark.ruling("U-015", "U-105", "U-106")
def test_the_same_position_is_worse_to_lose_for_both_clans():
    assert odds(with_strongholds("a2", "b2")) < odds(with_strongholds("a2", "b3"))
