"""Positions in which honor, costs and empty decks meet: what is lost at once, what pays, who may still renew a deck."""

import pytest

from tests.l5r.shadow.tools import against
from tests.l5r.tools import faces, options, play, position, prompt, row, through, where

# ── honor that is lost at the same time ─────────────────────────────────────────────────────────────────────────────


def warden(first: str, **more):
    """Return a position in which the conflict phase is over; each of two players has sacrificed a dishonored character."""
    s = position(
        "field a: doji-whisperer [dishonored], warden-of-the-damned\nfield b: brash-samurai [dishonored]\n"
        f"hand a: outwit\nhand b: outwit\nfirst: {first}\nphase: conflict\nhonor: {more.pop('honor')}",
        windows="all",
        **more,
    )
    while s.asked is not None and s.phase == "conflict":
        s.choose("pass" if "pass" in options(s) else 0)
    return s


@pytest.mark.ruling("L-12.1", "L-19.1", "L-9.5")
@pytest.mark.parametrize("first", ["a", "b"])
def test_of_two_whose_dishonored_characters_cost_them_the_last_honor_at_once_the_first_player_wins(first):
    s = warden(first, honor="1 1")
    assert (s.honor, s.reason) == ((0, 0), "dishonor")
    assert s.result == {0: float(first == "a"), 1: float(first == "b")}


@pytest.mark.ruling("L-12.1")
@pytest.mark.parametrize(("honor", "won"), [("1 2", 1), ("2 1", 0)])
def test_of_two_who_lose_honor_at_once_the_one_who_has_some_left_wins(honor, won):
    s = warden("a", honor=honor)
    assert s.result == {won: 1.0, 1 - won: 0.0}


# ── decks of those who have fallen ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-225", "U-226", "L-18.1")
@pytest.mark.parametrize(("honor", "hand", "renewed"), [(6, 2, False), (8, 4, True)])
def test_who_falls_for_an_empty_deck_does_not_renew_it_any_more(honor, hand, renewed):
    s = against(
        f"honor: {honor} 9 0\nphase: dynasty\nhand a: banzai\nhand b: banzai\ndeck a: rout\n"
        "discard a: assassination, outwit, charge, levy\ndeck c: dark-bargain, dark-bargain, dark-bargain",
        players=2,
        format="stronghold",
    )
    through(s, "bid?")
    play(s, "bid 3", "bid 1")
    through(s, "window")
    assert (len(faces(s, "hand")), len(faces(s, "discard")), s.out) == (
        hand,
        0 if renewed else 4,
        () if renewed else (0,),
    )


@pytest.mark.ruling("U-225", "U-226", "L-14.8", "L-18.1")
def test_who_falls_as_a_province_is_refilled_from_no_deck_leaves_it_empty():
    s = against(
        "honor: 5 9 0\nfate: 9 9 0\nphase: dynasty\nfirst: a\nrow a1: doji-whisperer\nhand a: banzai\nhand b: banzai\n"
        "dynasty a: \nfallen a: brash-samurai, eager-scout",
        players=2,
        format="stronghold",
        windows="all",
    )
    s.choose("play a1/row/doji-whisperer")
    through(s, "window")
    assert (s.honor[0], s.out) == (0, (0,))
    assert (faces(s, "row", 0), sorted(faces(s, "fallen"))) == ([], ["brash-samurai", "eager-scout"])


# ── what pays for an ability although something else happens instead ────────────────────────────────────────────────


@pytest.mark.ruling("L-9.7", "L-8.3")
@pytest.mark.parametrize(("passed_on", "dishonored"), [(True, [1, 0]), (False, [0, 1])])
def test_a_cost_is_paid_where_another_is_dishonored_instead(passed_on, dishonored):
    s = position(
        "field a: kitsuki-shomon [bowed], savvy-politician, deathseeker [present]\nfield b: brash-samurai [present]\n"
        "hand a: forged-edict, outwit\nhand b: banzai\nconflict: a military fire b1",
        windows="all",
    )
    play(s, "use banzai", "b/brash-samurai", "use forged-edict", "use a/kitsuki-shomon" if passed_on else "decline")
    there = [row(s, face).count("dishonored") for face in ("kitsuki-shomon", "savvy-politician")]
    assert (there, prompt(s)) == (dishonored, "window")
    assert (faces(s, "hand"), "Banzai! is cancelled" in s.log()) == (["outwit"], True)


@pytest.mark.ruling("L-9.7", "L-8.15", "L-8.3")
@pytest.mark.parametrize(
    ("saves", "hand", "there"), [(True, ["outwit", "way-of-the-crab"], "field"), (False, ["outwit"], "fallen")]
)
def test_a_sacrifice_that_is_replaced_pays_for_nothing(saves, hand, there):
    s = position(
        "field a: hiruma-yojimbo [fate 1]\nattached a: reprieve [on field/hiruma-yojimbo]\nfield b: brash-samurai\n"
        "hand a: way-of-the-crab, outwit\nhand b: outwit\nfate: 9 9\nphase: conflict",
        windows="all",
    )
    play(s, "use way-of-the-crab", "use a/reprieve" if saves else "decline")
    through(s, "window")
    assert (faces(s, "hand"), where(s, "hiruma-yojimbo"), where(s, "brash-samurai")) == (hand, there, there)


# ── cards that all draw ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-18.1", "L-19.1", "L-9.5")
@pytest.mark.parametrize("first", ["a", "b"])
@pytest.mark.parametrize(("honor", "wins"), [("3 3", "first"), ("3 4", "b"), ("4 3", "a")])
def test_of_two_who_draw_from_no_deck_at_once_the_one_who_has_honor_left_wins_or_else_the_first_player(
    first, honor, wins
):
    s = position(
        f"field a: seppun-truthseeker\nfield b: doji-whisperer [fate 2]\nhonor: {honor}\ndeck a: \ndeck b: \nhand a: outwit\n"
        f"hand b: outwit\nfirst: {first}\nphase: conflict",
        windows="all",
    )
    while s.asked is not None:
        s.choose("pass" if "pass" in options(s) else s.question.default)
    assert s.reason == "dishonor"
    assert s.result == {seat: float("ab"[seat] == (first if wins == "first" else wins)) for seat in (0, 1)}


@pytest.mark.ruling("L-18.1", "L-9.5")
def test_in_the_draw_phase_both_renew_their_decks_and_draw_the_rest_together():
    s = position(
        "field a: doji-whisperer\ndeck a: banzai\ndeck b: rout\ndiscard a: levy, levy\ndiscard b: charge, charge\n"
        "honor: 6 6\nphase: dynasty",
    )
    through(s, "bid?")
    play(s, "bid 3", "bid 3")
    through(s, "window", "declare?")
    assert (s.honor, faces(s, "hand"), faces(s, "hand", 1)) == (
        (3, 3),
        ["banzai", "levy", "levy"],
        ["charge", "charge", "rout"],
    )
    said = [line for line in s.log() if "draws" in line or "deck is empty" in line or "honor" in line]
    assert said == [
        "a draws a card", "b draws a card", "a: the conflict deck is empty", "b: the conflict deck is empty",
        "a: −3 honor (an empty deck)", "b: −3 honor (an empty deck)", "a draws 2 cards", "b draws 2 cards",
    ]  # fmt: skip
