"""What bots weigh: they bring out vampires, bleed, and block when it pays."""

import random
from typing import Any

import pytest

from coterie.games.vtes import GAME
from coterie.games.vtes.bot.playing_on import over, played_on
from coterie.kernel.moves import links
from coterie.players.greedy import Greedy
from tests.vtes.tools import options, position, reach, vampire


def choice(s):
    """Return what a greedy bot chooses."""
    seat = s.question.seat
    return options(s)[Greedy().choose(s, seat, random.Random(1))]


def test_bots_transfer_bring_out_vampires_and_bleed():
    s: Any = GAME.start({"players": 2}, seed=3)
    bots, chance = [Greedy(), Greedy()], random.Random(1)
    for _ in range(1500):
        if s.over or s.turn > 11:
            break
        s.choose(bots[s.question.seat].choose(s, s.question.seat, chance))
    told = "\n".join(s.log())
    assert told.count("comes to the ready region") >= 4
    assert " bleeds " in told
    assert min(s.pool) < 18


@pytest.mark.parametrize("first", [True, False])
def test_pool_goes_where_a_vampire_comes_of_it_soonest(first):
    """Of two vampires, the one that needs less gets it."""
    pair = [f"{face} [blood {n}]" for face, n in (("nassir", 3), ("horst-von-bruhl", 1))]
    s = position(f"uncontrolled a: {', '.join(pair if first else pair[::-1])}\nturn: 9", players=2)
    while not any(each.startswith("transfer to") for each in options(s)):
        s.choose("done")
    assert choice(s) == f"transfer to a/uncontrolled.{1 if first else 2}"


@pytest.mark.parametrize(("blood", "wanted"), [(4, "block with nassir"), (0, "no block")])
def test_a_bleed_is_blocked_by_whoever_can_stand_the_combat(blood, wanted):
    s = position(f"ready a: madison [blood 6]\nready b: nassir [blood {blood}]", players=2)
    s.choose("bleed with madison")
    assert "no block" in options(s)
    assert choice(s).replace("b/", "") == wanted


DRAWS = "\nlibrary a: soak, soak, soak\nlibrary b: soak, soak, soak"


@pytest.mark.parametrize(
    ("text", "before", "wanted"),
    [
        pytest.param(
            "ready a: madison [blood 6]\nhand a: uptown-hunting-ground\nphase: 5.2.1", (), "play uptown-hunting-ground",
            id="a location is worth its pool",
        ),
        pytest.param(
            "ready a: madison [blood 6]\nready b: horst-von-bruhl [blood 5, bowed]\nhand b: deflection, on-the-qui-vive",
            ("bleed with madison",), "play on-the-qui-vive", id="who wakes can let another be bled",
        ),
        pytest.param(
            "ready a: madison [blood 6]\nready b: horst-von-bruhl [blood 5, bowed]\nhand b: on-the-qui-vive",
            ("hunt with madison",), "pass", id="nobody wakes for nothing",
        ),
        pytest.param(
            "pool: 25 20 20\nready a: madison [blood 5]\nready b: nassir [blood 5]\nlibrary b: soak\nphase: 5.1.1", (), "done",
            id="who is strong stays in the game",
        ),
        pytest.param(
            "ready a: horst-von-bruhl [blood 6, bowed]\nhand a: conditioning, soak, villein\nphase: 5.5.2", (), "done",
            id="what can be used is kept",
        ),
        pytest.param(
            "ready a: madison [blood 6]\nready b: nassir [blood 3]\nhand a: conditioning", ("bleed with madison",), "pass",
            id="more bleed can wait until no block comes",
        ),
        pytest.param(
            "ready a: madison [blood 6]\nready b: nassir [blood 3]\nhand a: conditioning",
            ("bleed with madison", "pass", "no block"), "play conditioning", id="no block has come",
        ),
        pytest.param(
            "pool: 25 20 20\nready a: madison [blood 5]\nready b: nassir [blood 5]\nhand a: 44-magnum\nedge: a", (),
            "play 44-magnum", id="a gun is worth an action",
        ),
        pytest.param(
            "ready a: madison [bowed, blood 6]\nhand a: dragonbound, soak\nphase: 5.5.2", (), "play dragonbound",
            id="an event is played",
        ),
        pytest.param(
            "pool: 5 20 20\nturn: 9\nready a: madison [bowed, blood 6]\nuncontrolled a: horst-von-bruhl\nphase: 5.4.1",
            (), "done", id="who has little pool keeps it",
        ),
    ],
)  # fmt: skip
def test_what_bots_choose(text, before, wanted):
    s = position(text if "library" in text else text + DRAWS)
    reach(s, *before)
    assert choice(s) == wanted


@pytest.mark.parametrize("dead", ["thing", "rumble", "open-war", "abuse-of-power", "reunion-kamut"])
def test_what_no_vampire_could_ever_play_is_discarded_before_anything_else(dead):
    kept = "conditioning, conditioning, villein, villein, bonding, deflection"
    s = position(
        f"ready a: horst-von-bruhl [blood 6, bowed]\nhand a: {kept}, {dead}\nphase: 5.5.2\n"
        f"library a: {', '.join(['govern-the-unaligned'] * 3)}"
    )
    assert choice(s) == f"discard {dead}"


@pytest.mark.parametrize(
    ("blood", "c", "wanted"),
    [
        (1, "", "diablerise with a/nassir: b/horst-von-bruhl"),
        (2, vampire(title="prince", nth=1), "bleed with a/nassir"),
    ],
)
def test_diablerie_is_for_those_whom_nobody_can_hunt(blood, c, wanted):
    third = f"ready c: {c} [blood 4]\n" if c else ""
    s = position(f"ready a: nassir [blood {blood}]\n{third}torpor b: horst-von-bruhl [blood 6]{DRAWS}")
    assert choice(s) == wanted


def test_who_loses_by_a_referendum_votes_against_it_though_others_vote_after():
    others = [vampire(title="prince", nth=nth) for nth in (1, 2, 3)]
    s = position(
        "pool: 20 8 20\nready a: horst-von-bruhl [blood 6]\n"
        f"ready b: {others[0]} [blood 6, bowed], {others[1]} [blood 5, bowed]\nready c: {others[2]} [blood 4, bowed]\n"
        f"hand a: kine-resources-contested{DRAWS}"
    )
    reach(s, "play kine-resources-contested", "seat b", "seat b", "seat b", "vote for with horst-von-bruhl")
    assert choice(s) == "all against"


def test_a_referendum_is_called_at_the_cost_of_the_prey():
    s = position(
        "pool: 20 8 20\nready a: horst-von-bruhl [blood 6]\nready c: ryan [bowed, blood 4]\n"
        f"hand a: kine-resources-contested{DRAWS}"
    )
    while s.asked[1][0] in ("action?", "allocate"):
        s.choose(choice(s))
    assert s.pool[1] < s.pool[2] - 9


@pytest.mark.parametrize("seed", [1, 2])
def test_bots_see_no_more_than_their_seat(seed):
    """With other cards in the others' hands, and other vampires in front of them, they choose the same."""
    chosen = set()
    for hand, waits in (("deflection, soak", "ryan"), ("on-the-qui-vive, majesty", "nassir")):
        s = position(
            f"ready a: madison [blood 6]\nready b: horst-von-bruhl [blood 5]\nhand a: conditioning, soak\nhand b: {hand}\n"
            f"uncontrolled b: {waits} [blood 2]\nlibrary a: majesty, soak\nlibrary b: soak, majesty",
            windows="all", lists="closed",
        )  # fmt: skip
        chosen.add(options(s)[Greedy().choose(s, 0, random.Random(seed))])
    assert len(chosen) == 1


def test_statistics_call_seats_by_their_letters():
    s = position("ready a: madison [blood 6]", players=2)
    assert [name for name, _ in s.game.talk.statistics(s)] == ["Player 1", "Player 2", "Rounds"]


def test_a_thought_ends_as_if_all_others_had_passed_without_asking_them():
    s = position(
        "ready a: madison [blood 4]\nready b: horst-von-bruhl [blood 5]\nready c: nassir [blood 4]\nhand b: deflection"
    )
    s.choose("bleed with madison")
    before, thought = s.moves, played_on(s, 0, 0)
    while not over(s):
        s.pick(len(s.asked[2]) - 1)
    assert (thought.pool, thought.edge, thought.piles) == (s.pool, s.edge, s.piles)
    assert (s.pool[1], s.edge) == (29, 0)
    assert len(links(thought, before)) == 1, "one question, the one that was asked already"
    assert s.moves[0] != before, "at the table, more are asked"


def test_the_last_prey_is_ousted_however_the_victory_points_are_shared():
    """Far ahead in pool, but with only some of the victory points, a bot does not go on for ever (D-711)."""
    s = position("ready a: madison [blood 6]\npool: 80 1 0 0 0\nhalves: 2 0 4 0 0\nout: c d e", players=5)
    assert choice(s) == "bleed with a/madison"


@pytest.mark.parametrize(("halves", "won"), [((6, 4), True), ((0, 6), False)])
def test_an_end_counts_by_who_wins_it_and_by_how_much(halves, won):
    s = position(f"pool: 80 1\nhalves: {halves[0]} {halves[1]}", players=2)
    before = GAME.bot.value(s, 0)
    s.concede(1)
    assert s.over
    assert (GAME.bot.value(s, 0) == 1.0) is won
    assert GAME.bot.value(s, 0) > before


@pytest.mark.parametrize(("blood", "taken"), [(3, True), (1, False)])
def test_the_last_blood_stays_on_a_vampire_that_would_have_to_hunt_without(blood, taken):
    text = f"phase: 5.2.1\nready a: madison [blood {blood}]\nattached a: blood-doll [on ready/madison]\npool: 14 14"
    s = position(text, players=2)
    assert "use a/blood-doll" in options(s)
    assert (choice(s) == "use a/blood-doll") == taken
