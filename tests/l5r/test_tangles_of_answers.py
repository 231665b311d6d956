"""Positions in which several players could answer the same thing: who is asked first, and who has nothing to answer with."""

import pytest

from tests.l5r.shadow.tools import against
from tests.l5r.tools import asked, options, play, position, prompt, row

# ── who is asked first ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-9.2", "L-9.3", "L-9.7")
@pytest.mark.parametrize("first", ["a", "b"])
def test_the_first_player_is_asked_first_what_shall_happen_instead_and_the_last_one_who_says_so_decides(first):
    s = position(
        f"first: {first}\nfield a: young-rumormonger, brash-samurai [present], eager-scout\nfield b: young-rumormonger, "
        "deathseeker [present]\nhand a: outwit\nhand b: way-of-the-scorpion\nconflict: a military fire b1",
        windows="all",
    )
    play(s, "use way-of-the-scorpion", "a/brash-samurai")
    other = "b" if first == "a" else "a"
    assert asked(s) == ("ab".index(first), [f"use {first}/young-rumormonger", "decline"])
    play(s, f"use {first}/young-rumormonger", "a/eager-scout")
    assert asked(s) == ("ab".index(other), [f"use {other}/young-rumormonger", "decline"])
    play(s, f"use {other}/young-rumormonger", "a/young-rumormonger")
    there = ("brash-samurai", "eager-scout", "young-rumormonger")
    assert [row(s, face).count("dishonored") for face in there] == [0, 0, 1]


@pytest.mark.ruling("L-9.3", "L-9.4")
@pytest.mark.parametrize("first", ["a", "b"])
def test_who_plays_an_event_is_asked_to_cancel_it_only_in_player_order(first):
    s = position(
        f"first: {first}\nfield a: brash-samurai [present, honored], doji-whisperer [honored]\nfield b: savvy-politician "
        "[present], bayushi-manipulator\nhand a: banzai, voice-of-honor\nhand b: forged-edict, forged-edict\n"
        "conflict: a military fire b1",
        windows="all",
    )
    play(s, "pass", "use banzai", "a/brash-samurai")
    seen = []
    while s.question.seat == 0:
        seen.append(asked(s))
        s.choose("decline")
    assert seen == ([(0, ["use voice-of-honor", "decline"])] if first == "a" else [])
    play(s, "use forged-edict", "b/bayushi-manipulator")
    assert s.question.seat == "ab".index(first)  # the edict can be cancelled in its turn, in the same order


# ── bids of others ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-5.5", "L-8.10", "U-234")
def test_a_team_mate_of_who_duels_has_no_bid_to_change():
    s = position(
        "field a: kakita-kaezin [present, fate 2]\nfield b: deathseeker [present]\nfield c: ide-negotiator, "
        "bayushi-manipulator\nhand a: contingency-plan\nhand b: outwit\nhand c: contingency-plan\nhand d: outwit\n"
        "conflict: a military fire b1",
        players=4,
        windows="all",
    )
    while "use a/kakita-kaezin" not in options(s):
        s.choose("pass")
    play(s, "use a/kakita-kaezin", "bid 3", "bid 2")
    seen = {}
    while prompt(s) == "answer?":
        seen[s.question.seat] = options(s)
        s.choose("pass")
    assert (seen[0], seen[2]) == (["use contingency-plan", "pass"], ["pass"])


@pytest.mark.ruling("L-5.5", "L-8.12")
def test_a_bid_of_nothing_can_only_be_raised():
    s = position(
        "field a: kakita-kaezin [present, fate 2]\nfield b: deathseeker [present]\nhand a: contingency-plan, "
        "contingency-plan\nhand b: outwit\nconflict: a military fire b1",
        windows="all",
    )
    play(s, "pass", "use a/kakita-kaezin", "bid 1", "bid 1", "use contingency-plan")
    lower = options(s)[1]
    play(s, lower, "use contingency-plan")
    assert prompt(s) != "choose one"  # to lower it once more would change nothing, so that is not to be chosen
    while prompt(s) == "answer?":
        s.choose("pass")
    assert s.honor == (6, 6)  # raised again it is as high as the other one


@pytest.mark.ruling("U-225")
@pytest.mark.parametrize(("fallen", "dial"), [(True, 1), (False, 3)])
def test_nobody_who_has_lost_the_stronghold_turns_the_dial_above_two(fallen, dial):
    s = against(
        f"provinces as: manicured-garden{' [broken]' if fallen else ''}\nfield a: ide-negotiator\nhand a: outwit\n"
        "hand b: outwit\nfield b: doji-whisperer\nhonor: 9 9 0\nphase: dynasty\ndeck c: dark-bargain, dark-bargain",
        players=2,
        format="stronghold",
        windows="all",
    )
    while prompt(s) != "bid?":
        s.choose("pass")
    play(s, "bid 2", "bid 1")
    s.choose("use a/ide-negotiator")
    if prompt(s) == "choose one":
        s.choose(options(s)[0])
    assert s.dials[0] == dial  # where it cannot be turned up, it can only be turned down


@pytest.mark.ruling("L-9.3", "L-9.4")
@pytest.mark.parametrize("cancelled", [True, False])
def test_who_has_let_an_event_happen_is_asked_once_more_where_the_edict_of_a_team_mate_was_cancelled(cancelled):
    s = position(
        "field a: doji-whisperer [honored, present], brash-samurai [honored]\nfield b: deathseeker [present]\n"
        "field c: savvy-politician\nfield d: bayushi-manipulator\nhand a: voice-of-honor\nhand b: banzai\n"
        "hand c: forged-edict\nhand d: forged-edict\nconflict: a military fire b1",
        players=4,
        windows="all",
    )
    play(s, "use banzai", "b/deathseeker")
    assert asked(s) == (0, ["use voice-of-honor", "decline"])
    play(s, "decline", "use forged-edict", "decline")  # first the event, then the edict against it
    s.choose("use forged-edict" if cancelled else "decline")
    if not cancelled:
        assert (prompt(s), "Banzai! is cancelled" in s.log()) == ("window", True)
        return
    s.choose("decline")
    assert asked(s) == (0, ["use voice-of-honor", "decline"])
    s.choose("use voice-of-honor")
    assert "Banzai! is cancelled" in s.log()
