"""Knots: titles received again, merged vampires and Red List prey where three cards or more meet, worked out by hand."""

import pytest

from coterie.games.vtes.facts import held_title, title
from coterie.kernel.events import about
from coterie.kernel.pieces import ref
from tests.vtes.tools import (
    IDLE,
    LIBRARIES,
    SCHOOL,
    borne_by,
    faces,
    find,
    happen,
    options,
    position,
    taught,
    wait,
    where,
)


def titled(s, face: str) -> tuple[str, str]:
    """Return the title of a vampire, "" for a contested one, and its city."""
    p = find(s, face)
    return title(s, p), s.game.value(s, "city", p)


def entitle(s, face: str, card: str) -> None:
    """Put a title card on a vampire, as if its referendum had passed."""
    p = find(s, face)
    happen(s, about(s, "attach", find(s, card), detail=ref(s, p), seat=s.pieces[p].place))


# ── titles ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-9.3")
def test_a_prince_that_has_lost_its_city_is_voted_into_it_again():
    """The printed title is lost for good to that of Houston; the card of Stockholm is another way to the old one."""
    s = position(
        f"{LIBRARIES}ready a: greger-anderssen [blood 7]\nlimbo a: praxis-seizure-houston, praxis-seizure-stockholm\n{IDLE}"
    )
    entitle(s, "greger-anderssen", "praxis-seizure-houston")
    assert titled(s, "greger-anderssen") == ("prince", "Houston")
    entitle(s, "greger-anderssen", "praxis-seizure-stockholm")
    assert titled(s, "greger-anderssen") == ("prince", "Stockholm")
    assert (borne_by(s, "greger-anderssen"), where(s, "praxis-seizure-houston")) == (
        ["praxis-seizure-stockholm"],
        "ash",
    )
    happen(s, about(s, "burn", find(s, "praxis-seizure-stockholm")))
    assert titled(s, "greger-anderssen")[0] == ""  # the printed one does not come back


@pytest.mark.ruling("VR-9.3")
def test_a_title_that_was_yielded_can_be_voted_for_once_more():
    own = taught(capacity=6)
    s = position(
        f"{LIBRARIES}phase: 5.1.4\nready a: {own} [blood 2]\nlimbo a: praxis-seizure-stockholm\n"
        f"attached a: praxis-seizure-stockholm [on ready/{own}]\nready b: greger-anderssen [bowed, blood 3]\n"
        "ready c: ryan [bowed, blood 2]",
        game=SCHOOL,
    )
    s.choose(f"yield title of a/{own}")
    assert (titled(s, own)[0], borne_by(s, own)) == ("", [])
    entitle(s, own, "praxis-seizure-stockholm")
    assert borne_by(s, own) == ["praxis-seizure-stockholm"]
    assert titled(s, own)[0] == titled(s, "greger-anderssen")[0] == ""  # contested once more


@pytest.mark.ruling("VR-9.3")
def test_a_contest_for_one_city_does_not_hold_back_the_title_of_another():
    """Who leaves the contest for a new title has that at once; the rival that is left waits for its own unlock phase."""
    other = taught(capacity=6)
    s = position(
        f"{LIBRARIES}ready a: greger-anderssen [blood 7]\nlimbo a: praxis-seizure-houston\n"
        f"ready b: nassir [bowed, blood 4], {other} [bowed, blood 3]\n"
        f"attached b: praxis-seizure-stockholm [on ready/{other}]\nready c: ryan [bowed, blood 4]",
        game=SCHOOL,
    )
    assert titled(s, "greger-anderssen")[0] == titled(s, other)[0] == ""
    entitle(s, "greger-anderssen", "praxis-seizure-houston")
    assert titled(s, "greger-anderssen") == ("prince", "Houston")
    assert titled(s, other)[0] == ""
    for _ in range(40):
        if s.active == 1:
            break
        s.choose(next(each for each in ("done", "pass") if each in options(s)))
    assert titled(s, other) == ("prince", "Stockholm")


@pytest.mark.ruling("VR-9.3")
def test_a_title_taken_from_a_prince_is_gone_for_good_once_another_is_received():
    s = position(
        "ready a: zane [blood 4], alexander-silverson [blood 4]\nready b: alice-chen [bowed, blood 4]\n"
        "ready c: ryan [bowed]\nlimbo a: praxis-seizure-houston"
    )
    s.choose("act with zane by zane 1")
    for choice in ("b/alice-chen", "all for"):
        while choice not in options(s):
            s.choose(next(each for each in ("pass", "no block") if each in options(s)))
        s.choose(choice)
    while "done" not in options(s):
        s.choose("pass")
    assert s.game.value(s, "city", find(s, "zane")) == "Nairobi"
    entitle(s, "zane", "praxis-seizure-houston")
    happen(s, about(s, "burn", find(s, "praxis-seizure-houston")))
    assert (titled(s, "zane")[0], s.contesting) == ("", ((*ref(s, find(s, "alice-chen")), "prince of Nairobi"),))


# ── merged vampires ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-9.6", "VR-1.3")
def test_both_halves_of_a_merged_vampire_leave_the_game_with_it():
    """Ten pool for ten capacity; neither half lies in the ash heap, where it could be redeemed."""
    s = position(
        f"{LIBRARIES}phase: 5.4.1\nturn: 9\nready a: nergal-g5 [blood 4], madison [bowed, blood 1]\n"
        f"uncontrolled a: nergal-g5-adv [blood 2]\nhand a: golconda-inner-peace, redeem-the-lost-soul\n{IDLE}"
    )
    s.choose("merge a/uncontrolled.1 with a/nergal-g5")
    wait(s, 0, "master?")
    s.choose("play golconda-inner-peace")
    while "done" not in options(s):
        s.choose(next(each for each in ("a/nergal-g5", "pass", "no") if each in options(s)))
    assert (s.pool[0], where(s, "nergal-g5"), where(s, "nergal-g5-adv")) == (39, "removed", "removed")
    assert "play redeem-the-lost-soul" not in options(s)
    assert faces(s, "ash") == ["golconda-inner-peace"]


@pytest.mark.ruling("VR-9.6", "VR-9.3")
def test_a_title_that_two_halves_have_together_replaces_that_of_a_card_and_is_contested_at_once():
    """Baron of Seattle by a card, of Chicago once merged: there the prince of another claims the same city."""
    s = position(
        f"{LIBRARIES}phase: 5.4.1\nturn: 9\nready a: maldavis-g3-adv [blood 3], madison [bowed, blood 1]\n"
        "limbo a: fee-stake-seattle\nuncontrolled a: maldavis-g3\nready b: sir-walter-nash [bowed, blood 3]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    entitle(s, "maldavis-g3-adv", "fee-stake-seattle")
    assert titled(s, "maldavis-g3-adv") == ("baron", "Seattle")
    s.choose("merge a/uncontrolled.1 with a/maldavis-g3-adv")
    assert (s.game.value(s, "city", find(s, "maldavis-g3-adv")), where(s, "fee-stake-seattle")) == ("Chicago", "ash")
    assert titled(s, "maldavis-g3-adv")[0] == titled(s, "sir-walter-nash")[0] == ""
    wait(s, 0, "unlock?")
    s.choose("yield title of a/maldavis-g3-adv")
    assert held_title(s, find(s, "maldavis-g3-adv")) == ""


@pytest.mark.ruling("VR-13.4", "V-010")
@pytest.mark.parametrize(("blood", "leaves"), [(7, False), (6, True)])
def test_a_withdrawal_is_broken_by_blood_that_drains_as_a_capacity_falls(blood, leaves):
    own = taught("aus", capacity=6)
    s = position(
        f"phase: 5.1.4\nready a: {own} [bowed, blood {blood}]\nattached a: auspex [on ready/{own}]\n"
        f"library b: dodge, dodge\nlibrary c: dodge, dodge\n{IDLE}",
        game=SCHOOL,
    )
    s.choose("withdraw")
    happen(s, about(s, "burn", find(s, "auspex")))
    assert s.pieces[find(s, own)].count("blood") == 6
    for _ in range(60):
        if s.out or (s.active == 0 and s.turn > 1 and s.asked[1][0] != "unlock?"):
            break
        there = options(s)
        s.choose(next((each for each in ("done", "pass", "no block") if each in there), there[0]))
    assert s.out == ((0,) if leaves else ())
