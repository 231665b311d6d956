"""What follows from the end of something that lasted: limits on bearers, provinces that may break again (L-2.18, L-9.9)."""

import pytest

from tests.l5r.tools import borne, finish, options, play, position, prompt, where


def broken_of(s, owner: int) -> list[int]:
    """Return whether each province of an owner is broken."""
    return [each.count("broken") for each in s.pieces if each.zone == "provinces" and each.owner == owner]


@pytest.mark.ruling("L-2.17", "L-2.18", "L-9.9")
def test_an_attachment_for_cavalry_goes_with_the_copy_of_cavalry_that_bore_it():
    s = position(
        "field a: bayushi-liar [present, fate 2], wandering-ronin [present]\nfield b: brash-samurai [present]\n"
        "fallen b: border-rider\nhonor: 6 6\nhand a: miyako-s-undertaking, born-in-war, let-go\nhand b: let-go\nfate: 9 0\n"
        "conflict: a political fire b1",
        windows="all",
    )
    play(s, "pass", "use miyako-s-undertaking", "a/bayushi-liar", "pass", "play born-in-war")
    assert borne(s, "bayushi-liar") == ["born-in-war"]
    finish(s)
    assert (s.phase, prompt(s)) == ("conflict", "window")
    assert (where(s, "born-in-war"), borne(s, "bayushi-liar")) == ("discard", [])


@pytest.mark.ruling("U-229", "L-8.17", "L-9.9")
def test_provinces_that_cannot_break_in_a_conflict_break_after_it_for_who_has_no_honor_left():
    s = position(
        "field a: akodo-toshiro [present], doji-whisperer [present]\nfield b: brash-samurai [present]\nhonor: 6 3 6 6\n"
        "hand a: let-go\nhand b: assassination, let-go\nfate: 0 9 0 0\nconflict: a military fire b1",
        players=4,
        windows="all",
    )
    play(s, "pass", "use a/akodo-toshiro", "use assassination", "a/akodo-toshiro")
    assert (s.honor, s.out, broken_of(s, 1)) == ((6, 0, 6, 6), (), [0, 0, 0])
    finish(s)
    assert (s.out, broken_of(s, 1)) == ((1,), [1, 1, 1])
    assert broken_of(s, 3) == [0, 0, 0]


@pytest.mark.ruling("L-2.18", "L-9.9")
def test_an_attachment_for_the_glorious_goes_with_the_phase_that_its_bearer_had_the_glory_in():
    s = position(
        "stronghold a: isawa-mori-seido\nfield a: doji-whisperer [fate 2]\nhand a: formal-invitation, let-go\nhand b: let-go\n"
        "fate: 9 0\nphase: draw",
        format="stronghold",
        windows="all",
    )
    s.choose("use a/isawa-mori-seido")
    while "play formal-invitation" not in options(s):
        s.choose("pass")
    s.choose("play formal-invitation")
    assert borne(s, "doji-whisperer") == ["formal-invitation"]
    while s.phase == "draw":
        s.choose("pass")
    assert (prompt(s), where(s, "formal-invitation")) == ("window", "discard")


@pytest.mark.ruling("L-2.18", "L-5.5")
def test_an_attachment_for_the_glorious_goes_as_the_dials_take_away_the_glory():
    s = position(
        "field a: aspiring-challenger [fate 2]\nattached a: formal-invitation [on field/aspiring-challenger]\ndials: 1 3\n"
        "hand a: let-go\nhand b: let-go\nphase: dynasty",
        windows="all",
    )
    assert where(s, "formal-invitation") == "attached"
    while prompt(s) != "bid?":
        s.choose("pass")
    play(s, "bid 2", "bid 2")
    assert where(s, "formal-invitation") == "discard"
