"""Characters that enter play in another way because of the province they are played from, and honor tokens on cards."""

import pytest

from coterie.games.l5r.facts.prices import price
from tests.l5r.cards.cases import (
    DYN,
    MIL,
    Answer,
    Lies,
    answers,
    dueling,
    has,
    strength,
    table,
    zone,
)
from tests.l5r.tools import declare, options, row, through

SCOUT = "row a1: eager-scout | row a2: doji-whisperer | fate: 3 0"


def entered(face, fate=0):
    """Return what tells how a character has entered play, and the fate that is left to its player."""
    return lambda s: (
        row(s, face).count("honored"),
        row(s, face).count("dishonored"),
        row(s, face).count("fate"),
        s.fate[0],
    )


def mustered(s):
    """Return what the first character in the row of seat a is like, once it is played with all the fate there is."""
    s.choose(next(said for said in options(s) if said.startswith("play a1/")))
    placed = [said for said in options(s) if said.startswith("fate ")]
    if placed:
        s.choose(max(placed))
    return entered("doji-whisperer")(s)


CASES = [
    Lies(
        "tsuma",
        text=f"provinces a1: tsuma | {SCOUT.replace('eager-scout', 'doji-whisperer')} " + DYN,
        look=mustered,
        seen=(1, 0, 2, 0),
        no="provinces a2: tsuma | row a1: doji-whisperer | fate: 3 0" + DYN,
    ),
    Lies(
        "toshi-ranbo",
        text="provinces a1: toshi-ranbo | row a1: doji-whisperer | fate: 3 0" + DYN,
        look=mustered,
        seen=(0, 0, 3, 0),
        no="provinces a1: toshi-ranbo [broken] | row a1: doji-whisperer | fate: 3 0" + DYN,
    ),
    Lies(
        "shinsei-s-last-hope",
        text="provinces a1: shinsei-s-last-hope | row a1: doji-whisperer | fate: 3 0" + DYN,
        look=mustered,
        seen=(0, 1, 3, 0),
        no="provinces a2: shinsei-s-last-hope | row a1: doji-whisperer | fate: 3 0" + DYN,
    ),
    Lies(
        "guardian-dojo",
        text="holdings a2: guardian-dojo | row a1: doji-whisperer | fate: 3 0" + DYN,
        look=mustered,
        seen=(1, 0, 0, 2),
        no="holdings a3: guardian-dojo | row a1: doji-whisperer | fate: 3 0" + DYN,
    ),
    Answer(
        "public-forum",
        text="provinces b1: public-forum | field a: akodo-toturi [present]" + MIL,
        look=lambda s: (has("public-forum", "broken")(s), has("public-forum", "merit")(s)),
        seen=(0, 1),
        no="provinces b1: public-forum [merit 1] | field a: akodo-toturi [present]" + MIL,
    ),
    Answer(
        "distinguished-dojo",
        start=dueling("daring-challenger"),
        text="holdings a1: distinguished-dojo [merit 2] | field a: daring-challenger [present] | honor: 6 6 | "
        "field b: doji-whisperer [present]" + MIL,
        choices=("yes",),
        look=lambda s: (s.honor[0], zone("distinguished-dojo")(s)),
        seen=(7, "fallen"),
        no="holdings b1: distinguished-dojo | field a: daring-challenger [present] | honor: 6 6 | "
        "field b: doji-whisperer [present]" + MIL,
    ),
    Lies(
        "fortified-assembly",
        text="provinces b1: fortified-assembly [merit 2] | field a: akodo-toturi [present]" + MIL,
        look=strength,
        seen=7,
        no="provinces b1: fortified-assembly | field a: akodo-toturi [present]" + MIL,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.ruling("L-8.4", "L-8.5")
def test_only_what_is_played_from_the_province_is_welcomed():
    s = table("provinces a1: shinsei-s-last-hope | row a1: akodo-toturi | hand a: banzai | row a2: akodo-toturi" + DYN)
    there = [p for p, piece in enumerate(s.pieces) if piece.face == "akodo-toturi"]
    assert sorted(price(s, p, 0) for p in there) == [3, 5]


def test_fortified_assembly_counts_each_attack():
    s = table("provinces b1: fortified-assembly | field a: akodo-toturi | field b: doji-whisperer | phase: conflict")
    declare(s, "air military", "b1", "akodo-toturi")
    s.choose(answers(s, "fortified-assembly")[0])
    assert (has("fortified-assembly", "merit")(s), strength(s)) == (1, 5)


def test_public_forum_breaks_the_second_time():
    s = through(table("provinces b1: public-forum [merit 1] | field a: akodo-toturi [present]" + MIL), "ring effect?")
    assert has("public-forum", "broken")(s) == 1


def test_the_dojo_keeps_its_tokens_if_it_is_not_sacrificed():
    s = table(
        "holdings a1: distinguished-dojo | field a: daring-challenger [present] | honor: 6 6 | "
        "field b: doji-whisperer [present]" + MIL
    )
    dueling("daring-challenger")(s)
    s.choose(answers(s, "distinguished-dojo")[0])
    s.choose("no")
    assert (s.honor[0], has("distinguished-dojo", "merit")(s)) == (4, 1)
