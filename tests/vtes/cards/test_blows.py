"""Combat cards that strike: what each does, and what it must not do."""

from functools import partial

import pytest

from tests.vtes.tools import (
    SCHOOL,
    SILENT,
    STRONG,
    blood_on,
    borne_by,
    fight,
    locked,
    number,
    options,
    play,
    reach,
    rest,
    taught,
    where,
)
from tests.vtes.tools import table as lay

table = partial(lay, game=SCHOOL)


def after(who: str, card: str, way: int = 0, b: str = STRONG, before: str = "", **more: str):
    """Return the combat in which the card is played, at its end."""
    s = fight(who, f"{card}, {before}".strip(", "), b=b, **more)
    if before:
        play(s, before)
    if card in DRAWN and way in DRAWN[card]:
        reach(s, "pass")  # its maneuver
    play(s, card, way)
    rest(s)
    return s


DRAWN = {"thrown-gate": (1, 3), "mercurys-arrow": (1, 3), "brick-by-brick": (2,)}  # ways that are no maneuver


# ── damage ──────────────────────────────────────────────────────────────────────────────────────────────────────────

FIST = 1
HITS: list = [
    ("ani", {}, "canine-horde", 1, 1), ("ani", {}, "flesh-bond", 1, 2), ("pot", {}, "thrown-gate", 1, 1),
    ("POT", {}, "thrown-gate", 3, 2), ("pot", {}, "conflagration", 1, 2), ("pot", {}, "earth-swords", 1, 1),
    ("myt", {}, "earth-swords", 2, 2), ("MYT", {}, "earth-swords", 3, 3), ("cel", {}, "mercurys-arrow", 1, 1),
    ("CEL", {}, "mercurys-arrow", 3, 3), ("nec", {}, "dead-hand", 1, 2), ("vis", {}, "brick-by-brick", 2, 2),
    ("pot", {}, "earthshock", 1, 1), ("POT", {}, "earthshock", 2, 2),
]  # fmt: skip
COSTS = {"flesh-bond": 1, "conflagration": 1, "mercurys-arrow": 1, "brick-by-brick": 1, "earthshock": 1}


@pytest.mark.ruling("VR-8.3")
@pytest.mark.parametrize(("needs", "more", "card", "way", "damage"), HITS)
def test_a_strike_inflicts_its_damage_and_no_more(needs, more, card, way, damage):
    who = taught(needs, **more)
    s = after(who, card, way)
    assert (blood_on(s, SILENT), blood_on(s, who)) == (6 - damage, 6 - FIST - COSTS.get(card, 0))


@pytest.mark.parametrize(("needs", "card", "way", "left"), [
    ("vic", "breath-of-the-dragon", 1, ("torpor", "torpor")), ("tha", "burst-of-sunlight", 1, ("torpor", "torpor")),
    ("dai", "conflagration", 2, ("torpor", "ready")), ("dai", "flames-of-the-netherworld", 2, ("torpor", "ready")),
    ("NEC", "breath-of-thanatos", 2, ("torpor", "ready")),
])  # fmt: skip
def test_aggravated_strikes_and_those_that_burn_the_striker(needs, card, way, left):
    who = taught(needs)
    s = after(who, card, way)
    assert (where(s, SILENT), where(s, who)) == left
    s = fight(who, card)  # a dodge saves the opponent, not the striker
    foe = taught("cel")
    s = table(f"{who} [blood 6]", card, b=f"{foe} [blood 6]", hand_b="side-strike")
    reach(s, f"bleed with {who}", f"block with {foe}", f"play {card}")
    if f"way {way}" in options(s):
        s.choose(f"way {way}")
    reach(s, "play side-strike")
    rest(s)
    assert (where(s, foe), where(s, who)) == ("ready", left[1])


def test_breath_of_the_dragon_burns_nobody_else_from_afar():
    who = taught("vic")
    s = after(who, "breath-of-the-dragon", before="fake-out")
    assert (where(s, SILENT), where(s, who)) == ("torpor", "ready")
    s = after(taught("tha"), "burst-of-sunlight", before="fake-out")
    assert (where(s, SILENT), where(s, taught("tha"))) == ("torpor", "torpor")  # this one does


@pytest.mark.parametrize(("needs", "card", "way", "left"), [
    ("pot", "thrown-sewer-lid", 1, 3), ("POT", "thrown-sewer-lid", 2, 2), ("qui", "taste-of-death", 1, 6),
])  # fmt: skip
def test_some_strikes_are_for_long_range_only(needs, card, way, left):
    who = taught(needs)
    s = fight(who, card)
    assert f"play {card}" not in options(s)
    s = fight(who, f"{card}, fake-out", "play fake-out")
    play(s, card, way)
    if needs == "POT":
        reach(s, f"use a/{who}")  # its press
    rest(s)
    assert blood_on(s, SILENT) == left
    assert where(s, SILENT) == ("torpor" if needs == "qui" else "ready")


@pytest.mark.parametrize(("needs", "card", "way"), [
    ("pot", "thrown-gate", 2), ("cel", "mercurys-arrow", 2), ("vis", "brick-by-brick", 3),
])  # fmt: skip
def test_a_maneuver_comes_with_some_strikes(needs, card, way):
    who = taught(needs)
    s = after(who, card, way)
    assert (blood_on(s, who) + COSTS.get(card, 0), blood_on(s, SILENT) < 6) == (6, True)  # fists do not reach it


def test_earthshock_cannot_be_dodged_and_does_not_reach_those_who_fly():
    who, foe, bird = taught("pot"), taught("cel"), taught("ani", traits="flight")
    s = table(f"{who} [blood 6]", "earthshock", b=f"{foe} [blood 6]", hand_b="side-strike")
    reach(s, f"bleed with {who}", f"block with {foe}", "play earthshock", "play side-strike")
    rest(s)
    assert blood_on(s, foe) == 5
    assert "play earthshock" not in options(fight(who, "earthshock", b=f"{bird} [blood 6]"))


def test_dead_hand_is_proof_against_fortitude_at_the_superior_level():
    foe = taught("for")
    for needs, way, can in (("nec", 1, True), ("NEC", 2, False)):
        who = taught(needs)
        s = table(f"{who} [blood 6]", "dead-hand", b=f"{foe} [blood 6]", hand_b="indomitability")
        reach(s, f"bleed with {who}", f"block with {foe}")
        play(s, "dead-hand", way)
        assert ("play indomitability" in options(s)) is can


@pytest.mark.parametrize(("needs", "n"), [("tha", 2), ("THA", 4)])
def test_drain_essence_waits_for_a_later_round(needs, n):
    who = taught(needs)
    s = fight(who, "drain-essence, boxed-in")
    assert "play drain-essence" not in options(s)
    play(s, "boxed-in")
    play(s, "drain-essence", 2)
    rest(s)
    # A blow each, then what is stolen for 1 blood, and a blow again; no more than its capacity.
    assert (blood_on(s, SILENT), blood_on(s, who)) == (5 - n, min(6, 5 - 1 + n) - 1)


# ── what strikes do to gear, and otherwise ──────────────────────────────────────────────────────────────────────────


def test_donnybrook_breaks_gear_tears_or_drinks():
    who = taught("obf", sect="Anarch")
    s = after(who, "donnybrook", attached_b=f"44-magnum [on ready/{SILENT}]")
    assert (where(s, "44-magnum"), blood_on(s, SILENT)) == ("ash", 6)
    s = after(taught("pro", sect="Anarch"), "donnybrook", 2)
    assert where(s, SILENT) == "torpor"
    s = after(taught("ser", sect="Anarch"), "donnybrook", 3)
    assert (blood_on(s, SILENT), blood_on(s, taught("ser", sect="Anarch"))) == (4, 5)
    s = fight(who, "donnybrook, fake-out", "play fake-out")
    assert "play donnybrook" not in options(s)  # not from afar


@pytest.mark.ruling("VR-8.3")
def test_canine_horde_takes_a_gun_before_it_is_fired():
    who = taught("ANI")
    for way, gun, left in ((1, "attached", 4), (2, "ash", 6)):
        s = fight(who, "canine-horde", attached_b=f"44-magnum [on ready/{SILENT}]")
        play(s, "canine-horde", way)
        reach(s, "use b/44-magnum")
        rest(s)
        assert (where(s, "44-magnum"), blood_on(s, who)) == (gun, left)


@pytest.mark.ruling("VR-8.3")
@pytest.mark.parametrize(("needs", "left"), [("cel", 3), ("CEL", 5)])
def test_fast_hands_steal_a_weapon_that_cannot_be_used_at_once(needs, left):
    who = taught(needs)
    s = fight(who, "fast-hands, pursuit", attached_b=f"44-magnum [on ready/{SILENT}], kevlar-vest [on ready/{SILENT}]")
    play(s, "fast-hands", 2)
    reach(s, "use b/44-magnum")
    if needs == "CEL":
        reach(s, "play pursuit")
        assert "use a/44-magnum" not in options(s)
    rest(s)
    assert (borne_by(s, who), borne_by(s, SILENT), blood_on(s, who)) == (["44-magnum"], ["kevlar-vest"], left)


def test_entombment_burns_allies_and_buries_vampires():
    s = after(taught("obt"), "entombment", b="double-deuce [lives 3]")
    assert (where(s, "double-deuce"), blood_on(s, taught("obt"))) == ("ash", 3)
    s = after(taught("OBT"), "entombment", 2)
    assert (where(s, SILENT), blood_on(s, SILENT)) == ("torpor", 6)
    assert "play entombment" not in options(fight(taught("obt"), "entombment"))


@pytest.mark.ruling("VR-8.3")
@pytest.mark.parametrize(("needs", "way", "left"), [("obe", 2, 5), ("OBE", 3, 6)])
def test_anesthetic_touch_ends_the_combat_after_its_blow(needs, way, left):
    who = taught(needs)
    s = fight(who, "anesthetic-touch, boxed-in")
    play(s, "anesthetic-touch", way)
    assert "play boxed-in" not in options(s)  # there is no press any more
    rest(s)
    assert (blood_on(s, SILENT), blood_on(s, who)) == (5, left)
    s = after(taught("aus"), "anesthetic-touch", 1)
    assert (blood_on(s, SILENT), blood_on(s, taught("aus"))) == (6, 6)


def test_brick_by_brick_sets_the_range():
    who = taught("VIS")
    for far, left in ((False, 5), (True, 6)):
        s = fight(who, "brick-by-brick")
        play(s, "brick-by-brick", 4)
        there = options(s)
        s.choose(there[1] if far else there[0])
        rest(s)
        assert (blood_on(s, SILENT), blood_on(s, who)) == (left, left - 1)
    s = after(taught("tha"), "brick-by-brick", 1)
    assert blood_on(s, SILENT) == 6


def test_zip_gun_is_kept_and_backfires_once_in_a_combat():
    who = taught("cel")
    s = fight(who, "zip-gun, pursuit, blur")
    play(s, "zip-gun")
    s.choose("use zip-gun")
    rest(s)
    assert (blood_on(s, SILENT), blood_on(s, who), borne_by(s, who)) == (5, 5, ["zip-gun"])  # it maneuvered first
    s = table(f"{taught('CEL')} [blood 6]", "blur", b=STRONG, attached_a=f"zip-gun [on ready/{taught('CEL')}]")
    reach(s, f"bleed with {taught('CEL')}", f"block with {SILENT}", "pass", "use zip-gun", "play blur", "way 2",
          "use zip-gun", "use zip-gun")  # fmt: skip
    rest(s)
    assert (blood_on(s, SILENT), blood_on(s, taught("CEL"))) == (3, 3)  # blur, the gun and a fist


def test_breath_of_thanatos_hides_who_calls_the_dead():
    who = taught("nec", path="Death and the Soul")
    s = table(f"{who} [blood 6]", "breath-of-thanatos", b=STRONG)
    reach(s, f"bleed with {who}", f"block with {SILENT}")
    assert "play breath-of-thanatos" not in options(s)
    for hidden in (True, False):
        s = table(f"{who} [blood 6]", "heartrender, breath-of-thanatos", b=STRONG,
                  attached_b=f"raven-spy [lives 1, on ready/{SILENT}], raven-spy [lives 1, on ready/{SILENT}]")  # fmt: skip
        s.choose("play heartrender")
        if f"a/{who}" in options(s):
            s.choose(f"a/{who}")
        reach(s, f"block with {SILENT}")
        if hidden:
            play(s, "breath-of-thanatos")
        rest(s)
        assert where(s, "heartrender") == ("ready" if hidden else "ash")


@pytest.mark.parametrize(("needs", "card", "way", "blows"), [
    ("cel", "acrobatics", 1, (4, 4)), ("CEL", "acrobatics", 2, (5, 5)), ("obt", "arms-of-the-abyss", 1, (6, 6)),
    ("OBT", "arms-of-the-abyss", 2, (5, 6)),
])  # fmt: skip
def test_dodges_and_additional_strikes(needs, card, way, blows):
    who = taught(needs)
    s = after(who, card, way)
    assert (blood_on(s, SILENT), blood_on(s, who)) == blows
    assert not locked(s, "ryan") or number(s, "strength", who) == 1
