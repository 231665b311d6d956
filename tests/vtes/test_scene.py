"""Who may still act, as the scene tells it: who may block, who has declined, which votes and ballots are left."""

import random

from coterie.games.vtes import GAME
from tests.vtes.tools import position

SEATS = range(-1, 3)


def note(s, area: str) -> str:
    """Return what is noted of an area, which is the same for all seats."""
    told = {next((each.get("note", "") for each in s.scene(seat)["areas"] if each["id"] == area), "") for seat in SEATS}
    assert len(told) == 1
    return told.pop()


def test_an_undirected_action_says_who_may_still_block_and_who_has_declined():
    s = position(
        "ready a: belinde [blood 5]\nready b: nassir [blood 4]\nready c: trevon-parker [blood 4]\n"
        "attached c: sport-bike [on ready/trevon-parker]\nhand a: dodge"
    )
    s.choose("hunt with belinde")
    assert note(s, "action") == "b and c may still block"
    s.choose("no block")
    assert note(s, "action") == "c may still block. b will not block"
    s.choose("block with c/trevon-parker")
    assert s.asked[1][0] == "strike?"
    assert note(s, "action") == "", "it has been blocked"


def test_a_bleed_can_be_blocked_by_whom_it_is_directed_at():
    s = position("ready a: belinde [blood 5]\nready b: nassir [blood 4]\nready c: ryan [blood 2]")
    s.choose("bleed with belinde")
    assert note(s, "action") == "b may still block"


def sides(s):
    """Return the numbers of both sides of a referendum, by name."""
    (area,) = [each for each in s.scene(0)["areas"] if each["id"] == "referendum"]
    return [{each["name"]: each["value"] for each in side["counters"]} for side in area["sides"]]


def test_a_referendum_shows_the_ballots_of_prisci_and_what_is_still_to_be_cast():
    prisci = [face for face, card in GAME.faces.items() if card.title == "priscus" and not card.abilities][:2]
    s = position(
        f"edge: b\nready a: alice-chen [blood 7], {prisci[0]} [blood 2]\nhand a: kine-resources-contested\n"
        f"ready b: {prisci[1]} [blood 2]\nready c: ryan [bowed, blood 2]"
    )
    s.choose("play kine-resources-contested")
    while s.asked[1][0] != "votes?":
        s.choose(
            {"allocate": "seat b", "block?": "no block", "who plays?": "a/alice-chen"}.get(
                s.asked[1][0], s.question.default
            )
        )
    assert sides(s) == [{"votes": 1}, {"votes": 0}]
    assert note(s, "referendum").endswith("still to be cast: 2 votes and 1 ballot of a, 1 ballot of b")
    s.choose(f"vote for with a/{prisci[0]}")
    assert sides(s) == [{"votes": 4, "ballots": 1}, {"votes": 0, "ballots": 0}]
    assert note(s, "referendum").endswith("still to be cast: 2 votes of a, 1 ballot of b")


def test_who_may_still_act_tells_nothing_of_hands():
    """The notes are the same in worlds that a spectator cannot tell apart."""
    told = 0
    for seed in range(12):
        rng = random.Random(seed)
        s = position(
            "ready a: belinde [blood 5]\nready b: nassir [blood 4]\nready c: trevon-parker [blood 4]\nhand a: dodge, majesty\n"
            "hand b: deflection, dodge, kine-resources-contested\nlibrary b: majesty, vessel",
            windows="all",
        )
        while s.question is not None and s.turn == 1:
            other = s.sample(-1, rng)
            for area in ("action", "referendum"):
                assert note(other, area) == note(s, area)
                told += bool(note(s, area)) and other.notation() != s.notation()
            s.pick(rng.randrange(len(s.asked[2])))
    assert told >= 10
