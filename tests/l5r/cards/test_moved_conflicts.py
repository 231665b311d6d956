"""Conflicts that move to another province: which ones can be attacked instead, who may move them, and what is revealed."""

import pytest

from coterie.games.l5r.facts.cards import has_trait
from tests.l5r.cards.cases import CALM, MIL, POL, Lies, Use, answers, go, play_on, table, used
from tests.l5r.tools import declare, find, now, options, row, taking_part, through

BOARD = "provinces b1: manicured-garden | provinces b2: pilgrimage [down] | provinces b3: the-art-of-war [broken]"
PLAINS = "provinces a1: golden-plains | field a: eager-scout | field b: doji-whisperer"


def there(s):
    """Return where the conflict is."""
    return now(s).places


def revealed(face):
    """Return where the conflict is, and whether a province lies face up."""
    return lambda s: (there(s), not row(s, face).down)


CASES = [
    Use(
        "chasing-the-sun",
        text=f"{BOARD} | hand a: chasing-the-sun | fate: 1 0 | field a: eager-scout [present]" + MIL,
        choices=("b2/provinces.1",),
        look=revealed("pilgrimage"),
        seen=((7,), True),
        no=f"{BOARD} | hand a: chasing-the-sun | fate: 1 0 | field b: eager-scout [present] | conflict: b military fire a1",
    ),
    Use(
        "talisman-of-the-sun",
        text="provinces a1: manicured-garden | provinces a2: pilgrimage [down] | field a: eager-scout | "
        "attached a: talisman-of-the-sun [on field/eager-scout] | conflict: b military fire a1",
        choices=("a2/provinces.1",),
        look=revealed("pilgrimage"),
        seen=((1,), True),
        no="provinces b1: manicured-garden | provinces b2: pilgrimage | field a: eager-scout | "
        "attached a: talisman-of-the-sun [on field/eager-scout]" + MIL,
    ),
    Use(
        "matsu-agetoki",
        text=f"{BOARD} | field a: matsu-agetoki [present] | honor: 6 5" + MIL,
        choices=("b2/provinces.1",),
        look=there,
        seen=(7,),
        no=f"{BOARD} | field a: matsu-agetoki [present] | honor: 5 5" + MIL,
    ),
    Use(
        "shrug-off-despair",
        text="provinces a1: manicured-garden | provinces a2: shrug-off-despair | conflict: b military fire a1",
        look=there,
        seen=(1,),
        no="provinces a2: shrug-off-despair | provinces b1: manicured-garden" + MIL,
    ),
    Use(
        "diversionary-maneuver",
        text=f"{BOARD} | hand a: diversionary-maneuver | fate: 2 0 | field a: eager-scout [present], akodo-toturi | "
        "field b: doji-whisperer [present], brash-samurai" + MIL,
        choices=("b2/provinces.1", "a/akodo-toturi", "b/brash-samurai"),
        look=lambda s: (taking_part(s), there(s), row(s, "eager-scout").ready, row(s, "doji-whisperer").ready),
        seen=(["akodo-toturi", "brash-samurai"], (7,), False, False),
        no=f"{BOARD} | hand a: diversionary-maneuver | fate: 2 0 | field a: eager-scout [present]" + POL,
    ),
    Lies(
        "golden-plains",
        text=f"stronghold a: golden-plains-outpost | {PLAINS}" + CALM,
        look=lambda s: [has_trait(s, find(s, face), "cavalry") for face in ("eager-scout", "doji-whisperer")],
        seen=[True, False],
        no="stronghold a: yojin-no-shiro | provinces a1: golden-plains | field a: eager-scout | field b: doji-whisperer"
        + CALM,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.ruling("L-6.2")
def test_a_conflict_moves_to_no_broken_province_and_to_no_stronghold_that_cannot_be_attacked():
    s = go(
        table(f"{BOARD} | hand a: chasing-the-sun | fate: 1 0 | field a: eager-scout [present]" + MIL),
        "chasing-the-sun",
    )
    assert options(s) == ["b2/provinces.1", "b4/the-art-of-peace"]


@pytest.mark.ruling("L-6.10")
def test_the_province_breaks_that_is_attacked_at_the_end():
    s = table(f"{BOARD} | hand a: chasing-the-sun | fate: 1 0 | field a: akodo-toturi [present, honored]" + MIL)
    go(s, "chasing-the-sun", "b4/the-art-of-peace")
    through(s, "plunder?", "ring effect?")
    assert (row(s, "the-art-of-peace").count("broken"), row(s, "manicured-garden", nth=1).count("broken")) == (1, 0)


def test_talisman_of_the_sun_is_for_the_defender():
    there_ = "field a: eager-scout [present] | attached a: talisman-of-the-sun [on field/eager-scout]"
    assert not used(table(f"{BOARD} | {there_}" + MIL), "talisman-of-the-sun")


@pytest.mark.parametrize(("where_", "answered"), [("a1", True), ("a2", False)])
def test_golden_plains_sends_the_attack_on(where_, answered):
    s = table(f"provinces a2: pilgrimage [down] | {PLAINS} | first: b" + CALM)
    declare(s, "air military", where_, "doji-whisperer")
    uses = answers(s, "golden-plains") if answered else [said for said in options(s) if "golden-plains" in said]
    assert bool(uses) == answered
    if answered:
        play_on(s, uses[0], "a2/provinces.1")
        assert (there(s), row(s, "pilgrimage").down) == ((1,), False)


def test_shrug_off_despair_that_is_broken_draws_no_conflict():
    assert not used(
        table(
            "provinces a1: manicured-garden | provinces a2: shrug-off-despair [broken] | conflict: b military fire a1"
        ),
        "shrug-off-despair",
    )
