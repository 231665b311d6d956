"""Who is asked depends on what everybody knows (chapter 4, V-041 to V-043): closed lists, open lists, nothing but passes."""

import random
from typing import Any

import pytest

from coterie.games.vtes import GAME
from coterie.games.vtes.rules.action_state import current_action
from coterie.games.vtes.words.playable import could_play, frame_of_play
from coterie.games.vtes.words.users import candidates, role_of
from tests.vtes.tools import asked, options, play_through, position

TABLE = "ready a: madison [blood 6]\nhand a: dodge\nready b: {b}\nhand b: dodge\n"
"ready c: ryan [bowed, blood 2]\nhand c: dodge"


def asked_after_no_block(b: str, lists: str) -> list[int]:
    """Return which seats are asked after b has declined to block a bleed and before it resolves."""
    s = position(TABLE.format(b=b), windows="all", lists=lists)
    s.choose("bleed with madison")
    found = []
    while s.asked[1][0] in ("impulse", "block?"):
        if s.asked[1][0] == "impulse" and s.asked[1][1][0] == "C":
            found.append(s.question.seat)
        s.choose(s.question.default)
    return found


@pytest.mark.ruling("VR-4.1")
def test_with_closed_lists_whoever_could_hold_an_answer_is_asked():
    assert asked_after_no_block("oshri-dahan [blood 2]", "closed") == [0, 1]  # conditioning there, deflection here
    assert asked_after_no_block("brock-sterling [blood 2]", "closed") == [0]  # no discipline for any reaction


@pytest.mark.ruling("VR-4.1")
def test_with_open_lists_only_what_is_in_the_list_counts():
    assert asked_after_no_block("oshri-dahan [blood 2]", "open") == []


@pytest.mark.ruling("V-042", "VR-4.3")
def test_as_a_card_is_played_only_cancels_can_be_used():
    s = position(
        "ready a: oshri-dahan [blood 4]\nhand a: govern-the-unaligned\nready b: nassir [blood 4]\n"
        "hand b: direct-intervention, precognition"
    )
    s.choose("play govern-the-unaligned")
    assert asked(s) == (1, ["play direct-intervention", "pass"])


@pytest.mark.ruling("V-043")
def test_the_replacement_comes_after_that_window():
    s = position(
        "phase: 5.2.1\nready a: madison [blood 4]\n"
        "hand a: vessel, majesty, majesty, majesty, majesty, majesty, majesty\nlibrary a: dodge\n"
        "ready b: nassir [blood 4]\n"
        "hand b: sudden-reversal"
    )
    play_through(s, "play vessel", "a/madison")
    assert asked(s)[0] == 1
    assert "dodge" not in [now.face for now in s.pieces if now.zone == "hand"]
    s.choose("pass")
    assert "dodge" in [now.face for now in s.pieces if now.zone == "hand"]


@pytest.mark.ruling("VR-6.5")
def test_who_has_declined_is_not_asked_to_block_again():
    s = position(
        "ready a: belinde [blood 5]\nready b: nassir [blood 4]\nready c: trevon-parker [blood 4]\n"
        "attached c: sport-bike [on ready/trevon-parker]"
    )
    play_through(s, "hunt with belinde", "no block")
    assert asked(s) == (2, ["block with c/trevon-parker", "no block"])
    s.choose("no block")
    assert "block" not in options(s)[0]


def test_whoever_has_let_its_spare_cards_lie_is_not_asked_again_before_something_of_its_own_has_changed():
    s: Any = GAME.start({"players": 3, "windows": "all"}, seed=3)
    asked = []
    while s.turn < 5:
        if s.asked[1][0] == "spare card?":
            asked.append((s.turn, (s.asked[0] - s.first) % 3))
        s.choose(s.question.options[-1])
    assert asked == [(1, 1), (1, 2), (2, 0), (3, 1), (4, 2)]


@pytest.mark.parametrize(("plays", "third"), [(True, [0, 1]), (False, [1])])
def test_who_has_drawn_a_card_meanwhile_is_asked_again_for_spare_cards(plays, third):
    s = position(
        "ready a: madison [blood 5, bowed]\nhand a: on-the-qui-vive\nlibrary a: soak, soak\nready b: ryan [blood 3]\n"
        "hand b: soak\nhand c: soak\nhand d: soak",
        players=4, windows="all", lists="closed",
    )  # fmt: skip
    asked_for: dict[int, list[int]] = {2: [], 3: []}
    while s.turn < 4:
        there = options(s)
        if s.asked[1][0] == "spare card?" and s.turn in asked_for:
            asked_for[s.turn].append(s.asked[0])
        wanted = [each for each in there if each == "hunt with b/ryan" or (plays and each == "play on-the-qui-vive")]
        s.choose((wanted or there[-1:])[0])
    assert asked_for == {2: [2, 3, 0], 3: third}


@pytest.mark.ruling("VR-4.1", "VR-11.1")
def test_what_can_be_passed_is_a_window_and_is_asked_even_where_nothing_else_can_be_done():
    windows, alone = set(), set()
    for seed in (1, 2, 6):
        s: Any = GAME.start({"players": 3, "windows": "all"}, seed=seed)
        chance = random.Random(seed)
        for _ in range(600):
            question, there = s.question, options(s)
            assert question.window is ("pass" in there or "no block" in there), s.asked[1]
            windows |= {s.asked[1][0]} if question.window else set()
            alone |= {s.asked[1][0]} if len(there) == 1 else set()
            s.choose(chance.randrange(len(there)))
            if s.over:
                break
    assert windows >= {"impulse", "block?", "cancel?", "spare card?", "votes?"}
    passed = {"impulse", "cancel?", "spare card?", "votes?", "strike?", "unlock?", "master?", "influence?", "action?"}
    hidden = {"how?", "choose"}  # where nobody may learn that there was only one (VR-1.4); the second is rare
    assert alone - hidden == passed


@pytest.mark.ruling("VR-4.1", "VR-4.5")
def test_what_a_hidden_hand_could_pay_for_is_a_question_to_its_own_seat_only():
    s = position(
        "ready a: madison [blood 3]\nready b: abraham-dusable [blood 3]\nhand b: dodge\nready c: ryan [blood 2]\nhand c: dodge",
        windows="all",
    )
    play_through(s, "hunt with madison", "block with abraham-dusable")
    assert asked(s) == (1, ["pass"])  # it might hold a card that pays for intercept
    assert (could_play(s, 1, "B"), could_play(s, 2, "B")) == (True, False)


@pytest.mark.parametrize("seed", range(3))
def test_cards_that_are_asked_together_are_apt_at_the_same_times(seed):
    rng = random.Random(seed)
    both: set[tuple[Any, ...]] = set()  # window, sort of cards, how many are asked together, whether they are apt
    s = GAME.start({"players": 3, "windows": "all", "lists": "closed"}, seed=seed)
    while s.asked is not None and len(both) < 40:
        seat, (word, told) = s.asked[:2]
        now = current_action(s)
        for alike in GAME.hidden_modes(s, seat, told[0]) if word == "impulse" else ():
            for p in candidates(s, seat, told[0], role_of(alike.mode)):
                f = frame_of_play(s, -1, seat, p, told[0])
                for within, plays in alike.timed:
                    found = {mode.apt(s, f) for _, mode in plays}
                    assert len(found) == 1
                    assert found == {False} or within in ("", now.kind if now else "")
                    both.add((told[0], alike.mode.sort, len(plays), *found))
        s.pick(rng.randrange(len(s.asked[2])))
    assert {each[-1] for each in both if each[2] > 1} == {True, False}
