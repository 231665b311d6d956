"""What people read: what it means to be done, what goes on as a sentence, discards and Anarchs in the log, terms."""

from typing import Any

import pytest

from coterie.games.vtes import GAME
from tests.vtes.tools import options, play_through, position, reach, vampire


def labels(s):
    """The labels of the options by their notations."""
    return {option.notation: option.label for option in s.question.options}


def test_to_be_done_with_a_phase_is_called_by_what_comes_then():
    s: Any = GAME.start({}, seed=3)
    found = {}
    for _ in range(80):
        if "done" in labels(s):
            found[s.asked[1][0]] = labels(s)["done"]
        s.choose(s.question.options[-1])
    assert found["master?"] == "Go on to the minion phase"
    assert found["influence?"] == "End the influence phase"


def test_an_action_is_told_as_a_sentence():
    s = position("ready a: aunt-linda\nready b: ryan\nhand a: conditioning\nhand b: deflection")
    said = []
    while s.asked[1][0] in ("impulse", "block?"):
        said.append(s.question.prompt)
        s.choose(s.question.options[-1])
    assert "Aunt Linda of a hunts at stealth 1. Do you block?" in said


def test_who_could_block_reads_how_much_is_bled_by_which_card_and_what_would_find_it():
    s = position("ready a: madison [blood 6]\nready b: nassir [blood 3]\nhand a: govern-the-unaligned")
    s.choose("play govern-the-unaligned")
    assert s.question.prompt == "Madison of a bleeds for 3 by Govern the Unaligned at stealth 0. Do you block?"
    assert labels(s)["block with b/nassir"] == "Block with Nassir (intercept 0)"


def test_what_is_discarded_is_told():
    s = position("ready a: aunt-linda\nhand a: deflection, conditioning\nlibrary a: soak")
    s.call_seats(("Hana", "Sora"))
    while s.asked[1][0] != "discard?":
        s.choose("done" if "done" in options(s) else options(s)[-1])
    s.choose("discard deflection")
    assert "Hana discards Deflection" in s.log()


def test_a_vampire_that_has_become_an_anarch_is_told_of():
    s = position("ready a: aunt-linda [blood 4]\nready b: ryan [bowed]")
    play_through(s, "make a/aunt-linda an anarch")
    assert "Aunt Linda is an Anarch now" in s.log()


@pytest.mark.parametrize("topic", ["prey", "bleed", "stealth", "transfer", "the edge"])
def test_terms_can_be_looked_up(topic):
    s: Any = GAME.start({}, seed=3)
    looked: Any = GAME.talk.look(s, GAME.talk.topics(s)[topic])
    assert looked.kind == "term"


def test_a_vampire_that_waits_shows_its_blood_against_its_capacity_to_its_owner_only():
    s = position("ready a: aunt-linda\nuncontrolled a: madison [blood 3, known a]")

    def there(seat):
        return next(area for area in s.scene(seat)["areas"] if area["id"] == "uncontrolled:0")["pieces"][0]

    assert there(0)["counters"][0] == {"name": "blood", "value": 3, "most": 6}
    assert [each["name"] for each in there(0)["counters"]] == ["blood", "bleed", "strength"]
    assert "capacity 6" in there(0)["note"]
    assert "most" not in there(1)["counters"][0]


def test_the_window_before_damage_says_whom_it_hurts_and_how_much():
    tough = vampire("FOR", capacity=6)
    s = position(f"ready a: madison [blood 6]\nready b: {tough} [blood 4]\nhand b: soak")
    reach(s, "bleed with madison", f"block with {tough}")
    told = s.question.prompt
    assert told == f"Damage: {GAME.faces[tough].name} is about to take 1 damage. What do you use?"


def test_an_action_of_a_card_in_play_is_called_by_what_it_does():
    s = position("ready a: madison [blood 6]\nready b: nassir [bowed]\nattached b: haven-uncovered [on ready/madison]")
    told = [label for notation, label in labels(s).items() if "haven-uncovered" in notation]
    begins, _, does = told[0].partition(": ")
    assert begins == "Let Madison act by Haven Uncovered of b"
    assert does == "burn this card"


def test_what_the_text_of_a_card_asks_begins_with_the_card():
    s = position("ready a: horst-von-bruhl [blood 6]\nready b: nassir [bowed]\nhand a: kine-resources-contested")
    s.choose("play kine-resources-contested")
    for _ in range(30):
        if s.asked[1][0] == "allocate":
            break
        s.choose(s.question.options[-1])
    assert s.question.prompt == "Kine Resources Contested: who gets the next of 4 points?"


def test_an_action_is_told_by_its_card_or_by_its_kind():
    table = (
        "ready a: madison [blood 4]\nhand a: bums-rush\nready b: nassir [blood 2], min-seo [bowed, blood 1]\n"
        "ready c: ryan [bowed, blood 1]"
    )
    ways = {"Madison acts: bleed": ["bleed with madison"], "Madison acts: Bum's Rush": ["play bums-rush", "b/nassir"]}
    for told, choices in ways.items():
        s = position(table)
        play_through(s, *choices)
        assert told in s.log(1)


@pytest.mark.ruling("VR-13.1")
@pytest.mark.parametrize(("pool", "warned"), [(2, False), (1, True)])
def test_the_last_pool_is_not_given_away_without_a_word(pool, warned):
    s = position(f"phase: 5.4.1\npool: {pool} 10 10\nready a: aunt-linda\nuncontrolled a: madison [known a]")
    there = [one for one in s.scene(0)["question"]["options"] if one["notation"].startswith("transfer to")]
    assert [bool(one.get("warns")) for one in there] == [warned]


@pytest.mark.ruling("VR-13.1", "VR-4.8")
def test_x_warns_of_the_last_pool_only():
    s = position(
        "phase: 5.2.1\npool: 3 20 20\nready a: madison [blood 2]\nhand a: secret-horde\nready b: nassir [blood 1]"
    )
    s.choose("play secret-horde")
    there = s.scene(0)["question"]["options"]
    assert [(one["notation"], bool(one.get("warns"))) for one in there] == [("1", False), ("2", False), ("3", True)]


def test_what_a_card_keeps_is_drawn_on_it():
    s = position(
        "ready a: madison [blood 3]\nboard a: fleshforge-chamber\nstored a: revenant [on board/fleshforge-chamber]"
    )
    for seat, called in ((0, "Revenant"), (1, None)):
        there = {area["id"]: area["pieces"] for area in s.scene(seat)["areas"]}
        assert [each.get("name") for each in there["board:0"][0]["on"]] == [called]
        assert there["stored:0"] == []
