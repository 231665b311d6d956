"""Cancels, replacements, answers to answers and duels at their stages, worked out by hand from parts 9, 8 and 17."""

import pytest

from coterie.kernel.pieces import pile
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import asked, number, options, play, position, prompt, row, taking_part, through, where

POL = "conflict: a political fire b1"
MIL = "conflict: a military fire b1"


def first(s):
    """Let a act first in the conflict that goes on."""
    if asked(s)[0] == 1:
        s.choose("pass")
    return s


# ── cancels ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-9.2", "L-9.4", "L-9.6")
@pytest.mark.parametrize(("censured", "token"), [(True, 0), (False, 1)])
def test_what_cancels_an_event_can_be_cancelled_and_then_the_event_takes_effect(censured, token):
    s = first(position(
        "field a: bayushi-liar [present]\nfield b: brash-samurai [present, honored]\nhand a: way-of-the-scorpion, censure\n"
        f"hand b: voice-of-honor\nfavor: a\n{POL}",
        windows="all",
    ))  # fmt: skip
    s.choose("use way-of-the-scorpion")
    play(s, "decline", "use voice-of-honor")  # a has the first word, and the last one
    assert asked(s) == (0, ["use censure", "decline"])
    s.choose("use censure" if censured else "decline")
    through(s, "window")
    assert row(s, "brash-samurai").count("honored") == token
    assert (where(s, "voice-of-honor"), where(s, "way-of-the-scorpion")) == ("discard", "discard")


# ── replacements ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-9.7", "L-12.1")
@pytest.mark.parametrize(
    ("saved", "left"),
    [
        ("use b/reprieve", ("field", "discard", "hand", 1)),
        ("use stand-your-ground", ("field", "attached", "discard", 0)),
    ],
)
def test_one_replacement_of_two_saves_and_the_other_is_kept(saved, left):
    s = first(position(
        "field a: wandering-ronin [present]\nfield b: doji-whisperer [present, honored, fate 1]\nhand a: assassination\n"
        f"attached b: reprieve [on field/doji-whisperer]\nhand b: stand-your-ground\nhonor: 9 6\n{POL}",
        windows="all",
    ))  # fmt: skip
    s.choose("use assassination")
    assert asked(s)[0] == 1
    s.choose(saved)
    through(s, "window")
    there = row(s, "doji-whisperer")
    assert (there.zone, where(s, "reprieve"), where(s, "stand-your-ground"), there.count("honored")) == left
    assert s.honor == (6, 6)  # nobody has left honored


@pytest.mark.ruling("L-9.2", "L-9.5")
def test_forced_interrupts_of_those_who_leave_are_all_done():
    """Each Seppun Truthseeker lets each player draw two; they are of different players, and without fate."""
    s = position(
        "field a: seppun-truthseeker\nfield b: seppun-truthseeker\nhand a: let-go\nhand b: let-go\nphase: conflict\n"
        "deck a: banzai, banzai, banzai, banzai, levy\ndeck b: rout, rout, rout, rout, levy",
        windows="all",
    )
    while s.phase == "conflict":
        s.choose("pass")
    through(s, "window")
    assert s.phase == "fate"
    assert [where(s, "seppun-truthseeker", n) for n in (0, 1)] == ["fallen", "fallen"]
    assert (len(pile(s, "hand", 0)), len(pile(s, "hand", 1))) == (5, 5)


# ── answers to answers ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-9.4", "L-9.8")
def test_a_reaction_is_answered_by_another_card_of_its_title_before_the_first_window_goes_on():
    """One politician honors the next, and each does so once; the third one honors an ordinary character."""
    s = position(
        "field a: savvy-politician, savvy-politician, savvy-politician, doji-whisperer\nhand a: way-of-the-crane\n"
        "phase: conflict",
        windows="all",
    )
    there = [p for p, each in enumerate(s.pieces) if each.face == "savvy-politician"]
    s.choose("use way-of-the-crane")
    names = sorted({said for said in options(s) if "savvy" in said})
    assert len(names) == 3
    s.choose(names[0])
    honored = 1
    for name in (*names[1:], "a/doji-whisperer"):
        s.choose(next(said for said in options(s) if said.startswith("use ")))
        if name in options(s):
            s.choose(name)
        honored += 1
        assert sum(each.count("honored") for each in s.pieces) == honored
    assert [s.pieces[p].count("honored") for p in there] == [1, 1, 1]
    assert not [said for said in options(s) if said.startswith("use ")]


# ── duels ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def duel(honor: str, **more):
    """Doji Challenger challenges Brash Samurai by Game of Sadane, up to the bids."""
    s = first(position(
        "field a: doji-challenger [present]\nfield b: brash-samurai [present]\nhand a: game-of-sadane\nfate: 9 9\n"
        f"honor: {honor}\n{POL}",
        windows="all", **more,
    ))  # fmt: skip
    s.choose("use game-of-sadane")
    return through(s, "bid?")


@pytest.mark.ruling("L-5.5", "L-19.1")
def test_who_gives_the_last_honor_for_a_bid_has_lost_before_the_duel_is_compared():
    s = duel("1 6")
    play(s, "bid 3", "bid 1")
    assert (s.result, s.reason, s.honor) == ({0: 0.0, 1: 1.0}, "dishonor", (0, 7))
    assert [row(s, face).count("honored") for face in ("doji-challenger", "brash-samurai")] == [0, 0]


@pytest.mark.ruling("L-5.5", "L-10.4")
def test_bids_that_tie_move_no_honor_and_the_statistic_alone_decides():
    s = duel("6 6", format="stronghold")
    play(s, "bid 4", "bid 4")
    through(s, "window")
    assert s.honor == (6, 6)
    assert (row(s, "doji-challenger").count("honored"), row(s, "brash-samurai").count("dishonored")) == (1, 1)


@pytest.mark.ruling("U-073", "U-026", "U-226", "U-229")
def test_who_bids_the_last_honor_away_against_the_deck_has_its_duel_resolved_all_the_same():
    s = against(
        "field a: doji-challenger [present]\nfield c: kitsu-sokori [present]\nfield b: doji-whisperer\nfate: 9 9 9\n"
        "hand a: game-of-sadane, let-go\nhonor: 2 6 0\ndeck c: evil-portents, duty-s-cost, evil-portents, madness\n"
        "conflict: a political fire c1",
        2,
        windows="all",
    )
    s.choose("use game-of-sadane")
    through(s, "bid?")
    s.choose("bid 3")
    assert (s.dials, s.honor, s.out) == ((3, 0, 1), (0, 6, 0), (0,))
    assert [row(s, face).count(name) for face, name in (("doji-challenger", "honored"), ("kitsu-sokori", "dishonored"))] == [
        1, 1
    ]  # fmt: skip
    assert taking_part(s) == ["doji-challenger", "kitsu-sokori"]


# ── what cancels or replaces by itself, or cannot ───────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-9.1", "L-9.6")
def test_hida_kisada_cancels_the_first_action_unasked_and_the_second_one_works():
    s = first(
        position(
            "field a: matsu-berserker [present]\nfield b: hida-kisada [present], doji-whisperer [present]\n"
            "hand a: way-of-the-lion, rout\n"
            "hand b: let-go\nfate: 9 0\nconflict: a military fire b1",
            windows="all",
        )
    )
    s.choose("use way-of-the-lion")
    assert (prompt(s), number(s, "military", "matsu-berserker")) == ("window", 3)
    assert "Way of the Lion is cancelled" in told(s)
    play(s, "pass", "use rout")
    through(s, "window")
    assert told(s).count("is cancelled") == 1


@pytest.mark.ruling("L-9.7", "L-8.12")
@pytest.mark.parametrize(("mark", "asks"), [("", True), (", dishonored", False), (", honored", True)])
def test_nobody_takes_the_dishonor_of_another_that_cannot_be_dishonored(mark, asks):
    s = first(
        position(
            f"field b: kitsuki-shomon [present{mark}], doji-whisperer [present]\nfield a: bayushi-liar [present]\n"
            "hand a: way-of-the-scorpion, let-go\nhand b: let-go\nconflict: a political fire b1",
            windows="all",
        )
    )
    s.choose("use way-of-the-scorpion")
    if prompt(s) == "choose":
        s.choose("b/doji-whisperer")
    assert ("use b/kitsuki-shomon" in options(s)) is asks
    if not asks:
        assert row(s, "doji-whisperer").count("dishonored") == 1
