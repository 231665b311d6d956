"""More vampires that fight: whom they attack, what they strike with, what it costs them."""

import pytest

from tests.vtes.tools import (
    IDLE,
    UP,
    acts,
    blocked,
    blood_on,
    borne_by,
    locked,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    take,
    taught,
    where,
)
from tests.vtes.tools import SCHOOL as GAME

SABBAT, OLD = taught(sect="Sabbat"), taught(capacity=10)
TREMERE, NOSFERATU = taught(clan="Tremere"), taught(clan="Nosferatu antitribu")


@pytest.mark.parametrize(
    ("who", "foe", "more"),
    [
        ("adonai", TREMERE, 1),
        ("adonai", SABBAT, 0),
        ("dominique-santo-paulo", NOSFERATU, 1),
        ("dominique-santo-paulo", TREMERE, 0),
    ],
)
def test_strength_that_hangs_on_the_opponent(who, foe, more):
    s = blocked(f"{who} [blood 4]", b=f"{foe} [blood 4]", game=GAME)
    rest(s)
    assert blood_on(s, foe) == 4 - GAME.faces[who].stats["strength"] - more


@pytest.mark.parametrize(
    ("who", "foe", "can"),
    [
        ("redbone-mccray", "madison", False),
        ("redbone-mccray", taught(capacity=3), True),
        ("redbone-mccray", taught(capacity=3, sect="Sabbat"), False),
        ("adonai", OLD, True),
        ("adonai", SABBAT, False),
        ("bakr", OLD, True),
        ("lucinde-alastor-g3", SABBAT, True),
        ("lucinde-alastor-g3", OLD, False),
        ("massassi", OLD, True),
    ],
)
@pytest.mark.ruling("VR-6.9")
def test_whom_they_can_attack(who, foe, can):
    s = position(f"ready a: {who} [blood 3]\nready b: {foe} [bowed, blood 3]\nready c: renegade-garou [bowed, lives 3]",
                 game=GAME)  # fmt: skip
    assert any(foe in each for each in acts(s, who)) is can


def test_bakr_pays_for_his_attack():
    s = table("bakr [blood 3]", b="nassir [bowed, blood 4]")
    s.choose(next(each for each in acts(s, "bakr") if "nassir" in each))
    rest(s)
    assert blood_on(s, "bakr") == 3 - 1 - 1
    assert acts(table("bakr [bowed, blood 0], madison"), "bakr") == []


def test_massassi_may_maneuver_once_as_she_attacks():
    s = table("massassi [blood 5]", b="nassir [bowed, blood 4]", attached_a="44-magnum [on ready/massassi]")
    s.choose(next(each for each in acts(s, "massassi") if "nassir" in each))
    mine = [each for each in options(s) if each.startswith("use a/massassi")]
    assert len(mine) == 1
    s.choose(mine[0])
    reach(s, "use 44-magnum")
    rest(s)
    assert (blood_on(s, "massassi"), blood_on(s, "nassir")) == (5, 2)  # at long range
    s = table("massassi [blood 5]", b=UP, attached_a="44-magnum [on ready/massassi]")
    play_through(s, "bleed with massassi", "block with nassir")
    assert not any(each.startswith("use a/massassi") for each in options(s))


@pytest.mark.parametrize(("actor", "pressed"), [("madison", True), ("", False)])
def test_kazimir_presses_whom_he_has_blocked(actor, pressed):
    if pressed:
        s = table("nassir [blood 4]", b="kazimir-savostin [blood 5]")
        play_through(s, "bleed with nassir", "block with kazimir-savostin")
        reach(s, "use kazimir-savostin")
        rest(s)
        assert blood_on(s, "nassir") == 4 - 2 * GAME.faces["kazimir-savostin"].stats["strength"]
    else:
        s = table("kazimir-savostin [blood 5]", b=UP)
        play_through(s, "bleed with kazimir-savostin", "block with nassir")
        rest(s)
        assert blood_on(s, "nassir") == 4 - GAME.faces["kazimir-savostin"].stats["strength"]


@pytest.mark.parametrize(("who", "left"), [("dragos", 4), (taught("vic"), 3)])
@pytest.mark.ruling("VR-4.8")
def test_dragos_fights_for_nothing(who, left):
    s = blocked(f"{who} [blood 5]", "horrid-form", b="loyal-street-gang [lives 9]", game=GAME)
    reach(s, "play horrid-form")
    take(s, "way 1")
    rest(s)
    assert blood_on(s, who) == left  # the gang has struck


def test_fatima_draws_a_weapon():
    s = table("fatima-al-faqadi [blood 5]", "44-magnum, laptop-computer", b=UP)
    play_through(s, "bleed with fatima-al-faqadi", "block with nassir", "use fatima-al-faqadi")
    take(s, "44-magnum")
    assert (borne_by(s, "fatima-al-faqadi"), s.pool[0]) == (["44-magnum"], 28)
    s = table("fatima-al-faqadi [blood 5]", "laptop-computer", b=UP)
    play_through(s, "bleed with fatima-al-faqadi", "block with nassir")
    assert "use a/fatima-al-faqadi" not in options(s)


def test_jaroslav_strikes_hard_with_melee_weapons():
    left = []
    for who in ("jaroslav-pascek", OLD):
        s = blocked(
            f"{who} [blood 5]", b=f"{SABBAT} [blood 6]", attached_a=f"blade-of-bellona [on ready/{who}]", game=GAME
        )
        take(s, "blade-of-bellona")
        rest(s)
        left.append(blood_on(s, SABBAT))
    assert left[1] - left[0] == 2
    s = blocked("jaroslav-pascek [blood 5]", b=f"{SABBAT} [blood 6]", game=GAME)
    rest(s)
    assert blood_on(s, SABBAT) == 5  # with his hands as others


def test_jaroslav_hurts_the_sabbat_of_his_prey():
    s = table("jaroslav-pascek [blood 5]", b=f"{SABBAT} [bowed, blood 3], madison [bowed, blood 3]", game=GAME)
    s.choose(acts(s, "jaroslav-pascek")[0])
    rest(s)
    assert (blood_on(s, SABBAT), blood_on(s, "madison")) == (2, 3)


@pytest.mark.parametrize(("edge", "can"), [("a", True), ("b", False)])
def test_lucinde_drinks_from_the_edge(edge, can):
    s = position(f"phase: 5.1.4\nedge: {edge}\nready a: lucinde-alastor-g3 [blood 3]\n{IDLE}")
    assert ("use a/lucinde-alastor-g3" in options(s)) is can
    if can:
        s.choose("use lucinde-alastor-g3")
        assert (blood_on(s, "lucinde-alastor-g3"), s.edge) == (4, -1)


@pytest.mark.ruling("V-041")
def test_watenda_pays_to_cancel_a_combat_card():
    foe = taught("pro")
    s = table("watenda [blood 3]", b=f"{foe} [blood 4]", hand_b="wolf-claws, wolf-claws", game=GAME)
    play_through(s, "bleed with watenda", f"block with {foe}", "play wolf-claws", "use watenda")
    assert (blood_on(s, "watenda"), blood_on(s, foe)) == (2, 3)  # that card is paid for all the same
    s.choose("play wolf-claws")
    assert "use a/watenda" not in options(s)  # once in a combat
    s = table("watenda [bowed, blood 0], madison [blood 3]", b=f"{foe} [blood 4]", hand_b="wolf-claws", game=GAME)
    play_through(s, "bleed with madison", f"block with {foe}", "play wolf-claws")
    assert "use a/watenda" not in options(s)


def test_watenda_cannot_cancel_what_costs_more_than_he_has():
    foe = taught("pro")
    s = table(f"{foe} [blood 3]", "wolf-claws", b="watenda [blood 0]", game=GAME)
    play_through(s, f"bleed with {foe}", "block with watenda", "play wolf-claws")
    assert "use b/watenda" not in options(s)


def test_mariel_strikes_both_with_lightning():
    owl = "owl-companion [lives 1, on ready/nassir]"
    s = table("madison [blood 4], mariel-lady-thunder [blood 1]", b="nassir [blood 4]", attached_b=owl)
    play_through(s, "bleed with madison", "block with nassir", "use mariel-lady-thunder")
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, "nassir"), where(s, "owl-companion")) == (3, 3, "ash")
    assert locked(s, "mariel-lady-thunder")
    s = table("mariel-lady-thunder [blood 4]", b="nassir [blood 4]")
    play_through(s, "bleed with mariel-lady-thunder", "block with nassir")
    rest(s)
    assert (blood_on(s, "mariel-lady-thunder"), blood_on(s, "nassir")) == (3, 3)  # a fight of her own


LUCIAN = "lucian-the-perfect [blood 5]"


@pytest.mark.parametrize(
    ("strike", "lucian", "foe"),
    [
        ("hand strike", 4, 2),  # 1 for the strike and 1 of damage
        ("no strike", 5, 3),
    ],
)
def test_strikes_at_lucian_cost_more_or_are_left_out(strike, lucian, foe):
    s = table(LUCIAN, b="nassir [blood 4]")
    play_through(s, "bleed with lucian-the-perfect", "block with nassir")
    assert options(s) == ["no strike", "hand strike"]
    s.choose(strike)
    rest(s)
    assert (blood_on(s, "lucian-the-perfect"), blood_on(s, "nassir")) == (lucian, foe)


def test_who_cannot_pay_does_not_strike_at_lucian():
    s = table(LUCIAN, b="nassir [blood 0]")
    play_through(s, "bleed with lucian-the-perfect", "block with nassir")
    assert options(s) == ["no strike"]
    s.choose("no strike")
    rest(s)
    assert blood_on(s, "lucian-the-perfect") == 5


@pytest.mark.parametrize(("blood", "can"), [(1, False), (2, True)])
@pytest.mark.ruling("V-067")
def test_a_card_that_strikes_at_lucian_is_paid_for_on_top(blood, can):
    foe = taught("pot")
    s = table(LUCIAN, b=f"{foe} [blood {blood}]", hand_b="earthshock", game=GAME)
    play_through(s, "bleed with lucian-the-perfect", f"block with {foe}")
    assert ("play earthshock" in options(s)) == can
    if can:
        s.choose("play earthshock")
        rest(s)
        assert (blood_on(s, "lucian-the-perfect"), blood_on(s, foe)) == (4, 0)


@pytest.mark.ruling("C-115")
def test_an_ally_that_pays_its_last_life_is_gone_before_it_strikes():
    s = table(LUCIAN, b="loyal-street-gang [lives 1]")
    reach(s, "bleed with lucian-the-perfect", "block with b/loyal-street-gang", "hand strike")
    rest(s)
    assert (blood_on(s, "lucian-the-perfect"), where(s, "loyal-street-gang", 1)) == (5, "ash")


def test_a_dodge_costs_nothing_more_against_lucian():
    foe = taught("cel")
    s = table(LUCIAN, b=f"{foe} [blood 0]", hand_b="side-strike", game=GAME)
    reach(s, "bleed with lucian-the-perfect", f"block with {foe}", "play side-strike")
    rest(s)
    assert (blood_on(s, "lucian-the-perfect"), blood_on(s, foe)) == (5, 0)


def test_nobody_pays_for_strikes_at_others_than_lucian():
    s = table("madison [blood 5], lucian-the-perfect [bowed, blood 5]", b="nassir [blood 4]")
    play_through(s, "bleed with madison", "block with nassir")
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (4, 3)
