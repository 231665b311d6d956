"""The small print: what goes unnoticed by most games if it is wrong."""

import pytest

from coterie.games.rivals.facts import wounded
from coterie.kernel.events import about, about_seat, happening
from coterie.kernel.pieces import ref
from tests.rivals.tools import attack, blood_on, find, options, play_through, position

HOME = "haven a: hydra [blood 6], skunk [blood 3]\nhaven b: doc [blood 5]\n"


def now(s, *events) -> None:
    """Let events happen at this moment."""
    s.asked = None
    s.todo.append((happening, *events))
    s.play()


@pytest.mark.ruling("R-087", "RR-8")
@pytest.mark.parametrize(("prestige", "gained"), [(23, 0), (22, 1)])
def test_nothing_is_gained_from_an_empty_supply(prestige, gained):
    s = position(HOME + f"prestige: {prestige} 20")
    now(s, about_seat("prestige", 0, 2))
    assert (s.prestige[0], s.supply[0]) == (prestige + gained, 0)


@pytest.mark.ruling("RR-9.1")
def test_the_attribute_of_the_target_lowers_damage_of_its_type():
    s = position("streets a: hydra [blood 6]\nstreets b: skunk [blood 3]\nhaven b: doc [blood 5]\n")
    attack(s, "a/hydra", "b/skunk", "physical")
    one = s.game.number(s, "physical", find(s, "skunk"))
    assert one > 0
    assert blood_on(s, "skunk") == 3 - max(0, 2 - one)


@pytest.mark.ruling("RR-3", "RR-8")
def test_what_is_drained_is_blood_of_others_first():
    s = position("haven a: hydra [blood 3, blood-b 2]\nhaven b: doc [blood 5]\n")
    now(s, about(s, "damage", find(s, "hydra"), 3, detail=("physical",)))
    assert dict(s.pieces[find(s, "hydra")].counters) == {"blood": 2}


@pytest.mark.ruling("RR-3")
def test_what_is_swapped_is_blood_of_the_owner_first():
    s = position("haven a: hydra [blood 1, blood-b 2]\nhaven b: doc [blood 5]\nhaven c: karma [blood 3]\n", players=3)
    now(s, about(s, "swap", find(s, "hydra"), 1, detail=(2,)))
    assert dict(s.pieces[find(s, "hydra")].counters) == {"blood-b": 2, "blood-c": 1}


def test_nobody_gets_more_blood_from_a_card_than_it_lacks():
    s = position("haven a: hydra [blood 5], skunk [blood 3]\nhaven b: doc [blood 5]\n")
    now(s, about(s, "shift", find(s, "skunk"), 2, detail=ref(s, find(s, "hydra"))))
    assert (blood_on(s, "hydra"), blood_on(s, "skunk")) == (6, 2)


@pytest.mark.ruling("RR-3")
@pytest.mark.parametrize(("option", "held"), [("half", [True, False, False]), ("below", [True, True, False])])
def test_who_is_wounded_is_an_option(option, held):
    table = "haven a: hydra [blood {}]\nhaven b: doc [blood 5]\n"
    found = [position(table.format(n), wounded=option) for n in (3, 4, 6)]
    assert [wounded(s, find(s, "hydra")) for s in found] == held


@pytest.mark.ruling("R-168", "RR-12")
def test_the_last_prestige_for_a_title_may_be_worth_more_than_is_lacking():
    s = position("haven a: yusuf-kaya [blood 5]\nhaven b: doc [blood 5]\nhand a: primogen\nleaders: doc doc\n",
                 prestige_influence=2)  # fmt: skip
    play_through(s, "play primogen", "spend Prestige")
    needed = s.game.faces["primogen"].plays.cost.amount
    assert options(s) == [str(n) for n in range(1, -(-needed // 2) + 1)]


def test_city_on_the_brink_pays_nobody_who_defeats_a_character_of_its_own():
    s = position(
        "streets a: hydra [blood 6], skunk [blood 1]\nhaven b: doc [blood 5]\ncity: city-on-the-brink [prestige-b]\n"
        "hand a: coup-de-grace\nrivals: b a\n"
    )
    play_through(s, "play coup-de-grace")
    assert s.agenda == (0, 0)


@pytest.mark.ruling("R-162")
def test_veiled_threat_is_no_fourth_card():
    full = "attached b: cop [on streets/emil-hruza], nun [on streets/emil-hruza], butcher [on streets/emil-hruza]\n"
    s = position(f"streets a: clandestine [blood 5]\nstreets b: emil-hruza [blood 7]\n{full}hand a: veiled-threat\n")
    attack(s, "a/clandestine", "b/emil-hruza", "social", "play veiled-threat")
    assert s.pieces[find(s, "veiled-threat")].zone == "discard"


@pytest.mark.ruling("R-286")
@pytest.mark.parametrize(("zone", "reached"), [("city b", False), ("city", True)])
def test_who_hunts_from_its_haven_does_not_reach_what_lies_next_to_one(zone, reached):
    s = position(HOME + f"leaders: hydra doc\nboard a: the-sewers\n{zone}: team-x-operative\n")
    assert ("attack with a/hydra" in options(s)) is reached
