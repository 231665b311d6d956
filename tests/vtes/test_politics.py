"""Chapter 7: terms, votes, tally, titles (worked traces 8 and 9)."""

import pytest

from coterie.games.vtes.facts import title
from coterie.games.vtes.rules import referendum
from coterie.games.vtes.rules.referendum import Referendum, hunt_blood
from coterie.kernel.pieces import ref
from tests.vtes.tools import asked, blood_on, borne_by, do, find, options, play_through, position, reach, vampire, where

KRC = "ready a: alice-chen [blood 7]\nhand a: kine-resources-contested{more}\nready b: {b}\nready c: {c}"


def call(b="nassir [bowed]", c="ryan [bowed]", more="", points="bbc", **setup):
    """Call Kine Resources Contested with a prince and stop just after its terms; nobody blocks."""
    s = position(KRC.format(b=b, c=c, more=more), **setup)
    s.choose("play kine-resources-contested")
    while s.asked[1][0] == "block?":
        s.choose("no block")
    play_through(s, *[f"seat {seat}" for seat in points])
    return s


@pytest.mark.ruling("VR-7.1", "VR-7.2", "V-134")
def test_terms_votes_and_tally():
    s = call()
    assert asked(s) == (0, ["vote for with a/alice-chen", "vote against with a/alice-chen", "pass"])
    s.choose("vote for with a/alice-chen")
    assert s.pool == (30, 28, 28)  # 2 and the card against nothing


@pytest.mark.ruling("VR-7.1")
def test_a_tie_fails():
    s = call(b="horst-von-bruhl [bowed]", c="chrysanthemum [bowed]")
    s.choose("vote for with a/alice-chen")  # 2 + 1 for the card
    assert asked(s)[0] == 1
    s.choose("vote against with b/horst-von-bruhl")
    assert asked(s)[0] == 2
    s.choose("vote against with c/chrysanthemum")  # a primogen: 2 + 1
    assert s.pool == (30, 30, 30)


@pytest.mark.ruling("VR-7.1")
def test_points_go_to_two_methuselahs_or_more():
    s = position(KRC.format(b="nassir [bowed]", c="ryan [bowed]", more=""))
    s.choose("play kine-resources-contested")
    play_through(s, "seat b", "seat b", "seat b")
    assert options(s) == ["seat c"] or s.asked[1][0] == "votes?"  # not all four on one


@pytest.mark.ruling("VR-7.2", "V-135", "V-064")
def test_the_edge_and_a_political_card_are_worth_a_vote_each():
    s = position(
        "edge: b\nready a: madison [blood 6]\nhand a: kine-resources-contested\nready b: nassir [bowed]\n"
        "hand b: ancilla-empowerment\nready c: ryan [bowed]"
    )
    s.choose("play kine-resources-contested")
    play_through(s, *["seat b", "seat b", "seat c"])
    assert asked(s) == (
        1,
        ["edge for", "edge against", "burn ancilla-empowerment for", "burn ancilla-empowerment against", "pass"],
    )
    play_through(s, "edge against", "burn ancilla-empowerment against")
    assert (s.pool, s.edge, where(s, "ancilla-empowerment")) == ((30, 30, 30), -1, "ash")  # 1 for, 2 against


@pytest.mark.ruling("VR-7.2", "V-059")
def test_votes_are_gained_in_the_polling():
    s = call(more=", bewitching-oration")
    assert "play bewitching-oration" in options(s)
    play_through(s, "vote for with a/alice-chen", "play bewitching-oration", "way 2")
    assert s.pool == (30, 28, 28)
    assert "passes" in [line for line in s.log(0) if "referendum" in line][-1]
    assert "7 to 0" in [line for line in s.log(0) if "referendum" in line][-1]


@pytest.mark.ruling("VR-7.2", "VR-11.1")
@pytest.mark.parametrize("hand", ["bewitching-oration", "vessel"])
def test_whoever_has_voted_is_asked_alike_whatever_is_left_in_the_hand_and_can_use_it(hand):
    """Its political card is the action itself: what it can use in the polling changes the options, and not the question."""
    s = position(KRC.format(b="nassir [bowed]", c="ryan [bowed]", more=f", {hand}"), windows="all", lists="closed")
    reach(s, "play kine-resources-contested", "seat b", "seat b", "seat c", "vote for with a/alice-chen")
    while s.asked[0] != 0:
        s.choose("pass")
    assert s.asked[1][0] == "votes?"
    assert ("play bewitching-oration" in options(s)) is (hand == "bewitching-oration")


@pytest.mark.ruling("VR-7.1", "VR-6.8")
def test_voter_captivation_feeds_on_the_margin():
    s = position(
        "ready a: alice-chen [blood 2]\nhand a: kine-resources-contested, voter-captivation\n"
        "ready b: nassir [bowed]\nready c: ryan [bowed]"
    )
    s.choose("play kine-resources-contested")
    play_through(s, "seat b", "seat b", "seat c", "vote for with a/alice-chen")
    assert asked(s) == (0, ["play voter-captivation", "pass"])
    play_through(s, "play voter-captivation", "way 1")
    assert blood_on(s, "alice-chen") == 5


@pytest.mark.ruling("VR-7.1", "C-089")
def test_superior_voter_captivation_shares_the_margin_between_blood_and_pool():
    for to_pool, blood in (("0", 6), ("1", 5), ("2", 4)):
        who = vampire("PRE", title="prince")
        s = position(
            f"ready a: {who} [blood 3], madison [bowed, blood 1]\nhand a: kine-resources-contested, voter-captivation\n"
            "ready b: nassir [bowed]\nready c: ryan [bowed]"
        )
        s.choose("play kine-resources-contested")
        reach(s, "seat b", "seat b", "seat c", f"vote for with a/{who}", "play voter-captivation", "way 2")
        assert options(s) == ["0", "1", "2"]  # of 3 votes no more than 2
        s.choose(to_pool)
        assert (blood_on(s, who), s.pool[0]) == (blood, 30 + int(to_pool))


@pytest.mark.ruling("C-081")
def test_parity_shift_takes_from_the_richer():
    s = position(
        "pool: 10 25 8\nready a: alice-chen [blood 7]\nhand a: parity-shift\nready b: nassir [bowed]\n"
        "ready c: ryan [bowed]"
    )
    s.choose("play parity-shift")
    play_through(s, "seat a", "seat a", "seat c")  # only b is richer, so that answers itself
    s.choose("vote for with a/alice-chen")
    assert s.pool == (12, 22, 9)


@pytest.mark.ruling("V-054", "VR-4.7")
def test_parity_shift_requires_a_prince_or_justicar():
    s = position("pool: 10 25 8\nready a: madison [blood 6]\nhand a: parity-shift")
    assert "play parity-shift" not in options(s)


@pytest.mark.ruling("VR-6.3")
def test_one_political_action_a_turn():
    s = call(more=", ancilla-empowerment, freak-drive")
    s.choose("vote for with a/alice-chen")
    s.choose("play freak-drive")
    assert "bleed with a/alice-chen" in options(s)
    assert "play ancilla-empowerment" not in options(s)


@pytest.mark.ruling("VR-9.3")
def test_a_justicar_card_gives_the_title_and_its_votes():
    s = position(
        "ready a: alice-chen [blood 7], nik-sikko [blood 3], min-seo [blood 3]\nhand a: toreador-justicar\n"
        "ready b: nassir [bowed]\nready c: ryan [bowed]"
    )
    play_through(s, "play toreador-justicar", "a/alice-chen")
    play_through(s, "a/nik-sikko", "all for")  # each Toreador has a vote in this
    assert borne_by(s, "nik-sikko") == ["toreador-justicar"]
    assert title(s, find(s, "nik-sikko")) == "justicar"
    assert s.game.number(s, "votes", find(s, "nik-sikko")) == 3


@pytest.mark.ruling("VR-9.3")
def test_two_princes_of_one_city_contest_the_title():
    s = position(
        "phase: 5.1.4\nready a: gilbert-duane-g1 [blood 6]\nready b: graham-gottesman [blood 4]\nready c: ryan [bowed]"
    )
    assert title(s, find(s, "gilbert-duane-g1")) == ""
    assert options(s)[:2] == ["contest title of a/gilbert-duane-g1", "yield title of a/gilbert-duane-g1"]
    assert "done" not in options(s)
    s.choose("yield title of a/gilbert-duane-g1")
    while s.active == 0:
        assert (title(s, find(s, "gilbert-duane-g1")), title(s, find(s, "graham-gottesman"))) == ("", "")
        s.choose("done")
    assert (title(s, find(s, "gilbert-duane-g1")), title(s, find(s, "graham-gottesman"))) == ("", "prince")


@pytest.mark.ruling("VR-13.1", "VR-7.1")
def test_whoever_spends_the_last_pool_on_votes_is_out_before_they_are_cast():
    s = position(
        "pool: 10 1 10\nready a: madison [blood 5], min-seo [bowed, blood 1]\nhand a: domain-challenge, vessel\n"
        "ready b: alice-chen [bowed, blood 2]\nboard b: ferraille\nready c: ryan [bowed, blood 2]\nhand c: anarchist-uprising"
    )
    play_through(s, "play domain-challenge", "vote against with b/alice-chen", "use b/ferraille")
    assert (s.question.seat, s.asked[1][1][1:]) == (2, (1, 0))  # b is asked nothing more, and its vampires are gone
    assert (s.pool, s.halves, s.out) == ((16, 0, 10), (2, 0, 0), (1,))
    s.choose("pass")
    assert s.pool == (14, 0, 9)  # it passes, 1 to 0


@pytest.mark.ruling("VR-7.4", "C-087")
def test_what_is_used_in_any_referendum_is_used_in_blood_hunts():
    board = "ventrue-headquarters, the-mausoleum-venice, ferraille"
    s = position(
        f"ready a: madison [blood 2], catalina-vega [bowed, blood 2]\ntorpor b: min-seo [blood 1]\nboard b: {board}\n"
        "ready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    s.choose("diablerise with a/madison: b/min-seo")
    reach(s, "use b/ventrue-headquarters")
    assert options(s) == ["3 for", "3 against"]
    play_through(s, "3 for", "pass")
    assert asked(s) == (1, ["use b/ferraille", "pass"])  # the Mausoleum is only for political actions
    s.choose("pass")
    assert where(s, "madison") == "ash"


# ── blood hunts ─────────────────────────────────────────────────────────────────────────────────────────────────────


VOTERS = {"a": "alice-chen", "b": "andi-liu", "c": "antoinette-she-who-watches"}


def hunted(active: str, victim: str = "nassir", **more: str):
    """Call a blood hunt, in somebody's turn, on a vampire in torpor of the third Methuselah; all have votes."""
    ready = "".join(f"ready {seat}: {face} [blood 3]\n" for seat, face in VOTERS.items())
    s = position(
        f"active: {active}\n{ready}torpor c: nassir [blood 1]\n" + "".join(f"{k}: {v}\n" for k, v in more.items())
    )
    piece = find(s, "nassir")
    do(s, (hunt_blood, ref(s, piece) if victim else (piece, 77)))
    return s


@pytest.mark.ruling("VR-7.4")
@pytest.mark.parametrize("active", ["a", "b", "c"])
def test_nobody_has_called_a_blood_hunt_so_the_active_methuselah_votes_first(active):
    s, found = hunted(active), []
    while s.asked[1][0] == "votes?":
        assert s.asked[1][1] == (find(s, "nassir"), 0, 0)
        found.append("abc"[s.asked[0]])
        s.choose("pass")
    assert "".join(found) == "abcabc"["abc".index(active) :][:3]
    assert "The referendum fails, 0 to 0" in s.log()
    assert where(s, "nassir") == "torpor"


@pytest.mark.ruling("VR-7.4")
@pytest.mark.parametrize(("against", "zone"), [(False, "ash"), (True, "torpor")])
def test_whom_a_blood_hunt_is_voted_for_is_burned(against, zone):
    s = hunted("a")
    s.choose("vote for with a/alice-chen")
    while s.asked[1][0] == "votes?":
        no = [each for each in options(s) if each.startswith("vote against")]
        s.choose(no[0] if no and against else "pass")
    assert where(s, "nassir") == zone


@pytest.mark.ruling("VR-7.4")
def test_no_blood_hunt_is_called_on_who_is_gone():
    s = hunted("a", victim="")
    assert s.asked[1][0] != "votes?"


@pytest.mark.ruling("VR-7.1", "V-077")
@pytest.mark.parametrize("caller", [0, 1, 2])
def test_who_calls_a_referendum_in_anothers_turn_is_asked_first(caller):
    princes = [vampire(title="prince", nth=n) for n in range(3)]
    lines = [f"ready {seat}: {who} [blood 3]" for seat, who in zip("abc", princes, strict=True)]
    s = position("\n".join(["active: b", *lines]))
    do(s, (referendum.call, Referendum(caller)))
    assert (s.active, s.question.seat) == (1, caller)
    assert options(s) == [f"vote {side} with {'abc'[caller]}/{princes[caller]}" for side in ("for", "against")] + [
        "pass"
    ]
