"""What counts as the skill of a side in another way: both skills, glory, bowed characters, those at home, bids, and cards in
provinces; conflicts that count as unopposed."""

import pytest

from tests.l5r.cards.cases import CALM, MIL, Lies, Use, table
from tests.l5r.tools import STRONGHOLD, now, number, position, skill, through

BOARD = "field a: akodo-toturi [present] | field b: doji-whisperer [present]"


def sides(s):
    """Return the skill of both sides."""
    return skill(s, 0), skill(s, 1)


def honor_after(s):
    """Return the honor of both once the conflict was compared and its province looked at."""
    return through(s, "ring effect?", "plunder?").honor


CASES = [
    Lies("massing-at-twilight", text=f"provinces b1: massing-at-twilight | {BOARD}" + MIL, look=sides, seen=(9, 3),
        no=f"provinces b2: massing-at-twilight | {BOARD}" + MIL),
    Lies("sanpuku-seido", text=f"provinces b1: sanpuku-seido | {BOARD}" + MIL, look=sides, seen=(3, 1),
        no=f"provinces b1: sanpuku-seido [broken] | {BOARD}" + MIL),
    Lies("nimble-noyan", text="field a: nimble-noyan [present], akodo-toturi [present, bowed]" + MIL, look=sides, seen=(10, 0),
        no="field a: nimble-noyan [present, fate 1], akodo-toturi [present, bowed]" + MIL),
    Lies("kaito-kosori", text="field a: kaito-kosori, akodo-toturi [present] | conflict: a military air b1", look=sides,
        seen=(8, 0), no="field a: kaito-kosori, akodo-toturi [present] | conflict: a military fire b1"),
    Use("disguised-protector", text="dials: 3 1 | field a: disguised-protector [present] | field b: doji-whisperer [present]"
        + MIL, look=sides, seen=(6, 1), no="dials: 3 1 | field a: disguised-protector | field b: doji-whisperer" + CALM),
    Use("hiruma-yoshino", text="field a: hiruma-yoshino [present] | row b1: hida-kisada" + MIL, look=sides, seen=(10, 0),
        no="field a: hiruma-yoshino [present] | row b1: hida-kisada [down] | row b2: hida-kisada" + MIL),
    Use("matsu-koso", text=f"field a: matsu-koso [present] | {BOARD}" + MIL,
        look=lambda s: [number(s, "military", face) for face in ("matsu-koso", "akodo-toturi", "doji-whisperer")],
        seen=[3, 3, 0], no=f"field a: matsu-koso | {BOARD}" + MIL),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.ruling("D-990", "L-6.7")
def test_what_is_compared_is_what_counts():
    s = through(table(f"provinces b1: massing-at-twilight | {BOARD}" + MIL), "ring effect?")
    assert now(s).totals == (9, 3)


def test_kaito_kosori_counts_neither_bowed_nor_alone_nor_twice():
    for there, seen in (("kaito-kosori [bowed], akodo-toturi [present]", 6), ("kaito-kosori", 0)):
        assert skill(table(f"field a: {there} | conflict: a military air b1"), 0) == seen
    both = table("field a: kaito-kosori [present], akodo-toturi [present] | conflict: a military air b1")
    assert skill(both, 0) == 8


@pytest.mark.ruling("L-6.9")
@pytest.mark.parametrize(("there", "lost"), [("shadowlands-hunter [present]", 1), ("eager-scout [present]", 0)])
def test_the_hunter_wins_unopposed_although_somebody_defends(there, lost):
    s = position(
        f"{STRONGHOLD}\nhonor: 10 10\nfield a: {there}, akodo-toturi [present]\nfield b: doji-whisperer [present]\n"
        "conflict: a military fire b1",
        format="stronghold",
    )
    assert honor_after(s) == (10, 10 - lost)


def test_the_hunter_that_defends_changes_nothing():
    s = position(
        f"{STRONGHOLD}\nhonor: 10 10\nfield a: shadowlands-hunter [present]\nfield b: akodo-toturi [present]\n"
        "conflict: b military fire a1",
        format="stronghold",
    )
    assert honor_after(s) == (10, 10)
