"""Taint and what it costs (part 21)."""

import pytest

from coterie.kernel.events import about, happening
from tests.l5r.tools import (
    asked,
    declare,
    find,
    held,
    number,
    options,
    play,
    position,
    prompt,
    skill,
    taking_part,
    through,
)


@pytest.mark.ruling("L-21.1", "U-187", "U-188")
def test_a_tainted_attacker_is_stronger_and_costs_honor():
    s = held("field a: deathseeker [tainted], matsu-berserker\nphase: conflict")
    declare(s, "fire military", "b1", "a/deathseeker", "a/matsu-berserker")
    assert s.honor == (5, 6)
    assert skill(s, 0) == 2 + 2 + 3


@pytest.mark.ruling("L-21.4", "U-188")
def test_each_tainted_attacker_must_be_paid_for():
    s = held("field a: deathseeker [tainted], brash-samurai [tainted]\nhonor: 1 6\nphase: conflict")
    through(s, "declare?")
    play(s, "fire military", "attack b1/province", "attack with a/deathseeker")
    assert taking_part(s) == []  # the last honor is paid for one, and that is the game lost
    assert (s.honor, s.reason) == ((0, 6), "dishonor")
    rich = held("field a: deathseeker [tainted], brash-samurai [tainted]\nhonor: 2 6\nphase: conflict")
    through(rich, "declare?")
    play(rich, "fire military", "attack b1/province", "attack with a/deathseeker")
    assert "attack with a/brash-samurai" in options(rich)


@pytest.mark.ruling("L-21.2", "U-189", "U-190")
def test_a_tainted_province_is_stronger_and_costs_honor_once_to_defend():
    text = "field a: deathseeker\nfield b: brash-samurai, doji-whisperer\nprovinces b1: province [tainted]\nphase: conflict"
    s = held(text)
    declare(s, "fire political", "b1", "a/deathseeker")
    assert number(s, "strength", "province", 3) == 5 or number(s, "strength", "province") == 5
    assert prompt(s) == "defenders?"
    play(s, "defend with b/brash-samurai", "defend with b/doji-whisperer")
    assert s.honor == (6, 5)


@pytest.mark.ruling("L-21.2")
def test_undefended_a_tainted_province_costs_nothing():
    s = held("field a: deathseeker\nfield b: brash-samurai\nprovinces b1: province [tainted]\nphase: conflict")
    declare(s, "fire political", "b1", "a/deathseeker")
    s.choose("done")
    assert s.honor == (6, 6)


@pytest.mark.ruling("L-6.17", "U-186")
def test_a_tainted_character_is_not_tainted_again():
    from coterie.games.l5r.atoms import ATOMS
    from coterie.kernel.events import about

    s = held("field a: deathseeker [tainted], brash-samurai [honored]\nphase: conflict")
    assert not ATOMS["tainted"].possible(s, about(s, "tainted", find(s, "deathseeker")))
    assert ATOMS["tainted"].possible(s, about(s, "tainted", find(s, "brash-samurai")))
    assert asked(s)[0] == 0


@pytest.mark.ruling("U-039")
@pytest.mark.parametrize(("mark", "named"), [(" [down]", False), ("", True)])
def test_the_log_names_no_province_that_is_tainted_face_down(mark, named):
    s = position(f"field a: deathseeker\nprovinces b1: shameful-display{mark}\nphase: conflict", format="stronghold")
    s.asked = None
    s.todo.append((happening, about(s, "tainted", find(s, "shameful-display"))))
    s.play()
    said = [line for line in s.log(0) if "tainted" in line]
    assert said == ["Shameful Display (province 1 of b) is tainted" if named else "Province 1 of b is tainted"]


@pytest.mark.ruling("L-8.1", "L-21.1", "L-21.2")
def test_taint_of_a_province_and_of_its_defenders_is_paid_for_at_the_same_time():
    s = position(
        "provinces a1: province [tainted]\nfield a: doji-whisperer [tainted]\nfield b: matsu-berserker, heartless-intimidator\n"
        "first: b\nphase: conflict"
    )
    declare(s, "air military", "a1", "b/matsu-berserker")
    s.choose("defend with a/doji-whisperer")
    through(s, "answer?", "window")
    assert (s.honor[0], s.asked[0]) == (4, 1)
    s.choose("use b/heartless-intimidator")
    through(s, "window", "ring effect?")
    assert len(s.piles["discard", 0]) == 1  # it has lost honor once
