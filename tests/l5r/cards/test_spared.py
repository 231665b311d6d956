"""Costs that depend on the host, players who are spared, fate that goes as far as one likes or stays, and provinces whose
cards are turned up or played."""

import pytest

from coterie.games.l5r.facts.conflicts import attackers_of
from coterie.games.l5r.facts.prices import price
from coterie.games.l5r.rules.attackable import open_to
from coterie.games.l5r.rules.rings import void
from tests.l5r.cards.cases import (
    CALM,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    answers,
    go,
    has,
    table,
    up,
    used,
    zone,
)
from tests.l5r.tools import find, options, position, through

RINGS = "ring air: a | ring fire: a | ring earth: a | ring water: a | ring void: a"
HORSE = "field a: akodo-toturi [bowed] | attached a: steed-of-the-steppes [on field/akodo-toturi]"
WARD = "field b: doji-whisperer | attached b: tsangusuri-ward [on field/doji-whisperer] | hand a: fine-katana"
FIRES = "hand a: the-fires-of-justice | fate: 2 3 | field a: akodo-toturi [present] | field b: doji-whisperer [present, fate 1]"
CHIKARA = "field a: hida-kisada [present] | attached a: chikara [on field/hida-kisada]"
KEPT = "field b: doji-whisperer [fate 1] | attached b: in-harmony [on field/doji-whisperer]"


def plays(s, seat=0):
    """Return the cards that a seat can play, in its next window."""
    while s.question.seat != seat or "pass" not in options(s):
        s.choose("pass")
    return sorted(said.removeprefix("play ") for said in options(s) if said.startswith("play "))


def attackers(s):
    """Return who could attack seat b."""
    return sorted(s.pieces[p].face for p in attackers_of(s, 0, "military", (1,)))


def cost_on(face, host):
    """Return what a card of seat a costs on a host."""
    return lambda s: price(s, find(s, face), 0, find(s, host))


def voiding(s):
    """Return whom the void ring could take fate from."""
    return sorted(s.pieces[args[0]].face for _, args, _ in void(s, 0))


CASES = [
    Lies("iuchi-shahai", text="field a: iuchi-shahai, akodo-toturi | hand a: talisman-of-the-sun" + CALM,
        look=lambda s: (cost_on("talisman-of-the-sun", "iuchi-shahai")(s), cost_on("talisman-of-the-sun", "akodo-toturi")(s)),
        seen=(0, 1), no="field b: iuchi-shahai | field a: akodo-toturi | hand a: talisman-of-the-sun" + CALM),
    Lies("field-of-ruin",
        text="provinces b1: pilgrimage [broken] | provinces b2: manicured-garden | hand a: field-of-ruin" + CALM,
        look=lambda s: cost_on("field-of-ruin", "pilgrimage")(s), seen=0,
        no="provinces b1: pilgrimage | hand a: field-of-ruin" + CALM),
    Lies("palace-guard", text="honor: 6 5 | field a: palace-guard, akodo-toturi" + CALM, look=attackers,
        seen=["akodo-toturi"], no="honor: 5 5 | field a: palace-guard, akodo-toturi" + CALM),
    Lies("treasured-gift",
        text="field a: akodo-toturi, eager-scout | attached b: treasured-gift [on field/akodo-toturi]" + CALM,
        look=attackers, seen=["eager-scout"],
        no="field a: akodo-toturi, eager-scout | attached a: treasured-gift [on field/akodo-toturi]" + CALM),
    Answer("the-fires-of-justice", start=lambda s: s, text=FIRES + MIL, choices=("MoveAnyFate(False)", "move 2 fate"),
        look=lambda s: (s.fate, has("doji-whisperer", "fate")(s)), seen=((0, 1), 3), no=FIRES + POL),
    Use("yogo-junzo", text="field a: yogo-junzo [fate 1], akodo-toturi [fate 3]" + CALM,
        choices=("a/akodo-toturi", "move 2 fate"), look=lambda s: (s.fate, has("akodo-toturi", "fate")(s)), seen=((2, 0), 1),
        no="field a: yogo-junzo [bowed, fate 1], akodo-toturi | field b: eager-scout".replace("yogo-junzo [bowed, fate 1]",
            "eager-scout") + CALM),
    Answer("seize-the-day", start=lambda s: s, text="first: b | hand a: seize-the-day | fate: 1 0 | phase: draw",
        look=lambda s: s.first, seen=0, no="first: a | hand b: banzai | discard a: seize-the-day | phase: draw"),
    Lies("kakudaira",
        text="provinces a1: kakudaira | row a1: eager-scout [down] | field a: akodo-toturi | phase: draw",
        look=lambda s: turned(s),
        seen=False, no="provinces a2: kakudaira | row a1: eager-scout [down] | field a: akodo-toturi | phase: draw"),
    Lies("wind-s-path", text="provinces a1: wind-s-path | row a1: doji-whisperer | row a2: brash-samurai | fate: 3 0 | "
        "field a: eager-scout [present]" + POL, look=plays, seen=["a1/row/doji-whisperer"],
        no="provinces a2: wind-s-path | row a1: doji-whisperer | fate: 3 0 | field a: eager-scout [present]" + POL),
    Use("steed-of-the-steppes", text=f"{HORSE} | provinces b1: pilgrimage | provinces b2: manicured-garden | "
        "provinces b3: brushfires" + CALM, look=lambda s: (up("akodo-toturi")(s), zone("steed-of-the-steppes")(s)),
        seen=(True, "discard"), no=f"{HORSE} | provinces b1: pilgrimage | provinces b2: manicured-garden | "
        "provinces b3: brushfires [down] | provinces b4: brushfires [down] | provinces bs: ancestral-lands [down]" + CALM),
    Lies("tsangusuri-ward", text=WARD + CALM, look=lambda s: plays(s), seen=[],
        no=WARD.replace("attached b: tsangusuri-ward [on field/doji-whisperer] |", "") + CALM),
    Lies("in-harmony", text=f"{KEPT} | field a: akodo-toturi [present] | conflict: a military void b1", look=voiding, seen=[],
        no="field b: doji-whisperer [fate 1] | field a: akodo-toturi [present] | conflict: a military void b1"),
    Lies("forward-garrison", text="holdings b1: forward-garrison | provinces b2: pilgrimage | "
        "attached b: field-of-ruin [on provinces/pilgrimage] | field b: doji-whisperer [fate 1] | "
        "field a: akodo-toturi [present, fate 1] | conflict: a military void b3", look=voiding, seen=["akodo-toturi"],
        no="holdings b1: forward-garrison | field b: doji-whisperer [fate 1] | field a: akodo-toturi [present, fate 1] | "
        "conflict: a military void b3"),
    Answer("hida-kisada", start=lambda s: s, text=f"{CHIKARA} | field b: doji-whisperer [present, fate 2]" + MIL,
        choices=("b/doji-whisperer",), look=lambda s: (s.fate, zone("doji-whisperer")(s)), seen=((0, 2), "fallen"),
        no="field a: hida-kisada [present] | fallen a: chikara | field b: doji-whisperer [present, fate 2]" + MIL),
]  # fmt: skip


def turned(s):
    """Return whether the first dynasty card of seat a lies face down as the conflict phase begins."""
    while s.phase != "conflict":
        s.choose("pass" if "pass" in options(s) else s.question.default)
    return next(now.down for now in s.pieces if now.zone == "row" and now.place == 0)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.face}-{case.seen}")
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.face}-{case.seen}")
def test_it_must_not(case):
    case.must_not()


@pytest.mark.ruling("L-11.3")
def test_the_palace_guard_alone_can_attack_nobody_who_has_less_honor():
    s = table("honor: 6 5 | field a: palace-guard" + CALM)
    assert attackers(s) == open_to(s, 0, "military") == []


@pytest.mark.ruling("L-8.3")
def test_fate_that_is_kept_from_effects_pays_costs_and_goes_in_the_fate_phase():
    s = table(
        f"{KEPT.replace('field b', 'field a').replace('attached b', 'attached a')} | {RINGS} | hand a: levy | fate: 1 0"
        + CALM
    )
    while s.phase != "fate" or "pass" not in options(s):
        s.choose("pass" if "pass" in options(s) else s.question.default)
    assert has("doji-whisperer", "fate")(s) == 0


def test_field_of_ruin_clears_its_province_alone():
    s = table(
        "provinces b1: pilgrimage | attached a: field-of-ruin [on provinces/pilgrimage] | row b1: eager-scout | "
        "row b2: brash-samurai | phase: draw"
    )
    s.choose(answers(s, "field-of-ruin")[0])
    assert (zone("eager-scout")(s), zone("brash-samurai")(s)) == ("fallen", "row")


def test_yogo_junzo_without_fate_takes_fate_of_anybody():
    s = table("field a: yogo-junzo | field b: akodo-toturi [fate 3]" + CALM)
    go(s, "yogo-junzo")
    assert has("akodo-toturi", "fate")(s) == 0
    assert not used(table("field a: yogo-junzo [fate 1] | field b: akodo-toturi [fate 3]" + CALM), "nobody")


@pytest.mark.ruling("L-8.4")
@pytest.mark.parametrize(("players", "cost"), [(2, 1), (4, 0)])
def test_seize_the_day_costs_less_against_several(players, cost):
    s = position("hand a: seize-the-day\nphase: conflict", players=players)
    assert price(s, find(s, "seize-the-day"), 0) == cost


def test_who_seizes_the_day_declares_first():
    s = table(
        "first: b | hand a: seize-the-day | fate: 1 0 | field a: akodo-toturi | field b: akodo-toturi | phase: draw"
    )
    s.choose(answers(s, "seize-the-day")[0])
    through(s, "declare?")
    assert s.question.seat == 0
