"""What goes on as everybody sees it: each number with its parts, and what has been played as a stack, newest first."""

from typing import Any

import pytest

from coterie.games.vtes import GAME
from tests.vtes.moments import acts, votes
from tests.vtes.tools import find, options, play_through, position, vampire

RYAN = "ready c: ryan [bowed, blood 2]\n"
STOCK = "".join(f"library {seat}: dodge, dodge\n" for seat in "abc")
ROUND_OFF = {"pass", "no block"}
SEES, BENDS = vampire(capacity=8), vampire("DOM", capacity=6)


def panel(s: Any, name: str, seat: int = -1) -> Any:
    """Return what goes on, which is the same for everybody."""
    every = [area for area in s.scene(seat)["areas"] if area["id"] == name]
    assert len(every) == 1
    return every[0]


def parts(s: Any, name: str, side: int = 0) -> dict[str, list[tuple[int, str]]]:
    """Return the parts of the numbers of a side; they add up."""
    counters = panel(s, name)["sides"][side]["counters"]
    assert all(one["value"] == sum(n for n, _ in one["parts"]) for one in counters)
    return {one["name"]: [(n, why) for n, why in one["parts"] if n] for one in counters}


def stack(s: Any, name: str) -> list[tuple[str, str, list[str], bool]]:
    """Return what was played, newest first: the card, by whom, the names of what it answers, whether it was cancelled."""
    scenes = [panel(s, name, seat) for seat in (0, 1, 2, -1)]
    told = [[one for one in scene["pieces"] if "side" not in one] for scene in scenes]
    assert told[0] == told[1] == told[2] == told[3]
    names = {one["id"]: one["name"] for one in scenes[0]["pieces"]} | {f"seat:{n}": f"seat {n}" for n in range(3)}
    return [
        (one["name"], one["note"], [names[to] for to in one.get("to", ())], bool(one.get("badges"))) for one in told[0]
    ]


def bled(hand_a: str = "govern-the-unaligned, conditioning", **hands: str) -> Any:
    """Return a position in which Madison is about to bleed."""
    more = "".join(f"hand {seat}: {cards}\n" for seat, cards in hands.items())
    s = position(f"ready a: madison [blood 6]\nready b: nassir [blood 3]\n{RYAN}hand a: {hand_a}\n{more}{STOCK}")
    s.call_seats(("Ann", "Bob", "Cid"))
    return s


def test_the_bleed_of_an_action_says_what_it_is_made_of_and_its_own_card_lies_lowest() -> None:
    s = bled()
    s.choose("play govern-the-unaligned")
    play_through(s, "play conditioning", "way 1")
    assert parts(s, "action") == {
        "stealth": [],
        "bleed": [(1, "printed"), (2, "Govern the Unaligned"), (2, "Conditioning")],
    }
    assert panel(s, "action")["sides"][0]["counters"][0]["parts"] == [(0, "nothing gives any")]
    assert stack(s, "action") == [
        ("Conditioning", "Ann with Madison", [], False),
        ("Govern the Unaligned", "Ann with Madison", [], False),
    ]


def test_an_action_without_a_card_says_that_it_gives_its_own_stealth() -> None:
    s = position("ready a: aunt-linda\nready b: ryan\nhand a: conditioning\nhand b: deflection")
    while s.asked[1][0] != "block?":
        s.choose("pass")
    assert parts(s, "action") == {"stealth": [(1, "the action")]}


def test_a_reaction_answers_what_it_is_played_against_and_a_cancelled_card_says_by_what() -> None:
    s = bled("conditioning", c="direct-intervention", b="deflection, deflection")
    play_through(s, "bleed with madison", "play conditioning", "way 1", "play direct-intervention")
    assert stack(s, "action") == [
        ("Direct Intervention", "Cid", ["Conditioning"], False),
        ("Conditioning", "Ann with Madison", [], True),
    ]
    assert parts(s, "action")["bleed"] == [(1, "printed")]


def test_what_was_played_stays_until_the_action_ends_and_no_card_is_moved_for_it() -> None:
    s = position(
        f"ready a: {SEES} [blood 6]\nready b: {BENDS} [blood 5]\nready c: ryan [blood 2]\nhand a: vessel\n"
        f"hand b: deflection, deflection\n{STOCK}"
    )
    play_through(s, f"bleed with {SEES}", "no block", "play deflection", "way 2")
    (first,) = stack(s, "action")
    assert first == ("Deflection", f"Player 2 with {GAME.faces[BENDS].name}", [GAME.faces[SEES].name], False)
    assert s.pieces[find(s, "deflection")].zone == "ash"
    while any(area["id"] == "action" for area in s.scene(-1)["areas"]):
        assert first in stack(s, "action")
        s.choose(next((each for each in options(s) if each in ROUND_OFF), options(s)[-1]))


def test_a_combat_has_a_stack_of_its_own_and_the_action_keeps_what_came_before() -> None:
    s = bled("conditioning, dodge")
    play_through(s, "bleed with madison", "play conditioning", "way 1", "block with b/nassir")
    for _ in range(20):
        if "play dodge" in options(s):
            break
        s.choose(next((each for each in options(s) if each in ROUND_OFF), options(s)[-1]))
    s.choose("play dodge")
    assert [one[0] for one in stack(s, "combat")] == ["Dodge"]
    assert [one[0] for one in stack(s, "action")] == ["Conditioning"]
    assert parts(s, "combat") == {"strength": [(1, "printed")]}


def test_the_intercept_of_who_attempts_to_block_has_parts() -> None:
    s = bled("vessel", b="vessel")
    s.choose("bleed with madison")
    s = acts(state="B", blocker="B")
    assert [one["name"] for one in panel(s, "action")["sides"][1]["counters"]] == ["intercept"]
    assert parts(s, "action", 1) == {"intercept": []}


def test_whether_the_block_fails_as_it_stands_is_told_to_all_and_headings_say_who_does_what() -> None:
    s = bled("vessel", b="vessel")
    s.call_seats(("Ann", "Bob"))
    s.choose("bleed with madison")
    told = {}
    for stealth in (0, 1):
        s = acts(state="B", blocker="B", stealth=stealth)
        own, other = panel(s, "action")["sides"]
        told[stealth] = other["note"]
    assert told == {0: "blocks, unless there is more stealth", 1: "fails without 1 more intercept"}
    assert own["name"].endswith(" bleeds")


def test_the_votes_of_a_referendum_say_whose_they_are() -> None:
    s = votes(edge=((1, "against"),), burned=((2, "for"),), extra=((0, 2, "for"),))
    assert parts(s, "referendum") == {"votes": [(1, "a political card"), (2, "by a text")]}
    assert parts(s, "referendum", 1) == {"votes": [(1, "the Edge")]}


def test_one_vote_is_called_a_vote_and_what_happens_to_no_card_has_a_sign() -> None:
    signs = GAME.theme["signs"]
    assert (signs["votes"]["name"], signs["votes"]["one"]) == ("votes", "vote")
    assert signs["transfers"]["path"] == signs["pool"]["path"]
    assert "name" not in signs["transfers"]  # it is no word that a text could have


@pytest.mark.parametrize("topic", ["limited", "superior", "unique", "location", "ranged"])
def test_words_of_the_texts_are_explained(topic: str) -> None:
    s: Any = GAME.start({}, seed=3)
    looked: Any = GAME.talk.look(s, GAME.talk.topics(s)[topic])
    assert looked.kind == "term"
