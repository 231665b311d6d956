"""Taint and what it costs (part 21)."""

import pytest

from tests.l5r.tools import asked, declare, find, held, number, options, play, position, prompt, skill, through


@pytest.mark.ruling("L-21.1", "U-187", "U-188")
def test_a_tainted_attacker_is_stronger_and_costs_honor():
    s = held("field a: deathseeker [tainted], matsu-berserker\nphase: conflict")
    declare(s, "fire military", "b1", "a/deathseeker", "a/matsu-berserker")
    assert s.honor == (5, 6)
    assert skill(s, 0) == 2 + 2 + 3


@pytest.mark.ruling("L-21.4", "U-188")
def test_each_tainted_attacker_must_be_paid_for():
    s = held("field a: deathseeker [tainted], brash-samurai [tainted], matsu-berserker\nhonor: 1 6\nphase: conflict")
    through(s, "declare?")
    play(s, "fire military", "attack b1/province", "attack with a/deathseeker")
    assert options(s) == ["attack with a/matsu-berserker", "done"]
    assert s.result is None or s.result[1] == 1.0


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


def test_a_position_says_what_it_cannot_read():
    from coterie.kernel.errors import BadPosition

    for line in ("conflict: a military b1", "phase: midnight", "favor: z"):
        with pytest.raises(BadPosition, match=r"Line \d+"):
            position(line)
