"""What bots weigh: how long the Shadowlands last, decks that run low, fate, everything that an attack would break."""

import random
from math import log

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.bot import L5RWeighing
from coterie.kernel.weighing import Budget
from coterie.players.greedy import Greedy, path_of, search
from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import against
from tests.l5r.tools import asked, finish, position, through, worth


def deck_of(n: int, face: str = "wild-ogre") -> str:
    """Return a pile with a number of cards."""
    return ", ".join([face] * n)


@pytest.mark.ruling("U-012")
@pytest.mark.parametrize("mode", [against, versus])
def test_each_card_less_in_the_dynasty_deck_of_the_shadowlands_is_good_for_the_clans(mode):
    players = 2
    text = "hand a: banzai\nhand b: banzai\nphase: dynasty\ndynasty {}: {}"
    letter = "c"

    def odds(n: int) -> float:
        value = worth(mode(text.format(letter, deck_of(n) if n else ""), players, windows="all"))
        return log(value / (1 - value))

    found = [odds(n) for n in (20, 11, 10, 1)]
    assert found == sorted(found)
    assert len(set(found)) == len(found)
    assert odds(0) - found[-1] > found[1] - found[0]  # they lose as the round ends


def test_a_deck_of_ones_own_that_runs_low_costs_honor_soon():
    text = "hand a: levy\nphase: draw\ndeck a: {}\ndynasty a: {}"
    full, low, empty = [
        worth(position(text.format(deck_of(n, "levy"), deck_of(8, "doji-whisperer")), windows="all"))
        for n in (12, 3, 0)
    ]
    assert full > low > empty
    assert full == worth(position(text.format(deck_of(20, "levy"), deck_of(20, "doji-whisperer")), windows="all"))


@pytest.mark.ruling("U-131")
def test_each_province_that_an_attack_would_break_counts():
    text = "field c: wild-ogre [present]\nhand a: banzai\nhand b: banzai\ndeck c: dark-bargain\nconflict: c military void {}"
    one, both = [worth(against(text.format(places), players=2, windows="all")) for places in ("a1", "a1 b1")]
    assert one > both
    safe = text.replace("field c", "provinces b1: province [tainted]\nfield a: matsu-berserker [present]\nfield c")
    assert worth(against(safe.format("a1 b1"), players=2, windows="all")) > one


@pytest.mark.ruling("U-101")
def test_who_is_ready_counts_for_more_while_a_wave_is_to_come():
    text = "field a: doji-challenger{}\nfield b: goblin-brawler [fate 1{}]\nhand a: banzai\nphase: conflict"
    gains = [
        worth(against(text.format("", bowed), windows="all"))
        - worth(against(text.format(" [bowed]", bowed), windows="all"))
        for bowed in ("", ", bowed")
    ]
    assert gains[0] > gains[1] > 0


def test_the_first_fate_on_a_character_is_worth_more_than_in_the_pool_and_the_fifth_less():
    text = "field a: doji-challenger [fate {}]\nfate: {} 0\nhand a: banzai\nphase: draw"
    at = [worth(position(text.format(on, 5 - on), windows="all")) for on in range(6)]
    assert at[1] > at[0]
    assert at[4] > at[5]


def test_honor_wins_nothing_against_the_shadowlands_but_the_last_of_it_is_dear():
    text = "honor: {} {}\nhand a: banzai\nphase: draw"
    duel = [worth(position(text.format(n, 6), windows="all")) for n in (6, 7)]
    coop = [worth(against(text.format(n, 0), windows="all")) for n in (6, 7, 1, 2)]
    duel, coop = [[log(value / (1 - value)) for value in found] for found in (duel, coop)]
    assert duel[1] - duel[0] > coop[1] - coop[0] > 0
    assert coop[3] - coop[2] > coop[1] - coop[0]


# ── waves to come ───────────────────────────────────────────────────────────────────────────────────────────────────

OGRES = "field b: wild-ogre [fate 1], wild-ogre [fate 2]\nhand a: banzai\nphase: conflict"


@pytest.mark.ruling("U-100", "U-119")
def test_each_wave_that_is_to_come_counts_not_the_next_one_only():
    one, two = [
        worth(against(OGRES.replace("fate 2", f"fate {n}{more}"), windows="all"))
        for n, more in ((2, ", bowed"), (2, ""))
    ]
    assert one > two


@pytest.mark.ruling("U-101")
def test_who_meets_one_wave_does_not_meet_the_next_one_too():
    ogres = "field b: wild-ogre [fate 1], wild-ogre [fate 2]\n"

    def feared(names: str) -> float:
        """Return how much worse the waves make a position, in odds."""
        text = f"field a: {names}\n{ogres}hand a: banzai\nphase: conflict"
        found = [worth(against(each, windows="all", format="stronghold")) for each in (text, text.replace(ogres, ""))]
        with_them, without = [log(value / (1 - value)) for value in found]
        return without - with_them

    both, first, neither = [
        feared(names)
        for names in (
            "doji-challenger, doji-challenger",
            "doji-challenger, doji-challenger [bowed]",
            "doji-challenger [bowed], doji-challenger [bowed]",
        )
    ]
    assert both < first < neither


@pytest.mark.ruling("U-155")
def test_a_dangerous_deck_is_feared_in_the_type_that_it_takes():
    text = "field a: doji-hotaru\nfield b: goblin-brawler [fate 1], goblin-brawler [fate 1]\nhand a: banzai\nphase: conflict"
    easy, hard = [worth(against(text, windows="all", difficulty=options)) for options in ([], ["dangerous"])]
    assert easy > hard


@pytest.mark.ruling("U-122")
def test_a_search_ends_as_the_deck_turns_up_a_card_as_if_an_opponent_had_acted():
    text = "field a: hida-kisada, hida-kisada\nfield b: wild-ogre [fate 1]\nhand a: banzai\nphase: conflict"
    s = through(against(text, windows="all"), "declare?")
    here = GAME.bot.horizon(s)
    s.choose("air military")
    through(s, "attackers?")
    assert GAME.bot.horizon(s) == here
    s.choose("attack with hida-kisada")
    s.choose("done")
    assert GAME.bot.horizon(s) != here  # the deck has turned up a card by now
    here = GAME.bot.horizon(s)
    finish(s)
    assert GAME.bot.horizon(s) != here


def test_the_draw_phase_is_looked_through_with_the_card_that_is_the_bid_of_the_deck():
    s = against("hand a: banzai\nphase: dynasty")
    through(s, "bid?")
    here = GAME.bot.horizon(s)
    s.choose("bid 1")
    assert s.phase != "draw" or GAME.bot.horizon(s) == here


def test_a_search_for_a_bid_ends_before_the_action_window():
    """What to do with cards that nobody has seen yet does not help to choose a bid."""
    s = against("hand a: banzai\nphase: dynasty", windows="all")
    through(s, "bid?")
    here = GAME.bot.horizon(s)
    s.choose("bid 1")
    through(s, "window")
    assert s.phase == "draw"
    assert GAME.bot.horizon(s) != here


def test_of_targets_that_are_nearly_alike_only_a_few_are_tried():
    """Attachments were tried on all characters in play, a third of all positions of a search."""
    mine = "doji-whisperer, doji-challenger, savvy-politician [fate 2], kakita-kaezin, hida-kisada [bowed]"
    s = against(f"field a: {mine}\nfield b: wild-ogre\nhand a: fine-katana\nfate: 3 0\nphase: draw")
    through(s, "window")
    s.choose(next(option for option in s.question.options if "katana" in option.notation))
    through(s, "choose")
    options = [option.notation for option in s.question.options]
    tried = {options[at].rpartition("/")[2] for at in GAME.bot.tried(s)}
    assert {"doji-whisperer", "savvy-politician", "hida-kisada", "wild-ogre"} <= tried
    assert len(tried) < len(options)


def test_in_the_fate_phase_one_order_of_leaving_is_enough():
    s = against("field a: doji-whisperer, hida-kisada, doji-challenger\nhand a: banzai\nphase: conflict")
    through(s, "leaves first?")
    assert list(GAME.bot.tried(s)) == [3]
    assert s.asked[2][3][0] == "all in order"


@pytest.mark.ruling("U-101")
def test_who_fights_does_not_meet_the_next_wave():
    text = "field a: hida-kisada{}, hida-kisada [present]\nfield b: wild-ogre [fate 1], wild-ogre [fate 2, present]\n"
    text += "hand a: banzai\nconflict: b military fire a1"
    free, bound = [worth(against(text.format(more), windows="all")) for more in ("", " [bowed]")]
    assert free > bound


def test_in_the_draw_phase_one_card_after_another_is_weighed():
    """Nine cards in any order used to be searched as one turn, for half a minute."""
    s = against(
        "field a: matsu-berserker, deathseeker\nhand a: fine-katana, ornate-fan, honored-blade\nfate: 3 0\nphase: draw",
        windows="useful",
    )
    ways = [[question[2][at][0] for question, at in path_of(way)] for way in search(s, 0, Budget())]
    assert ["play", "piece"] in ways  # it is said on whom
    assert max(way.count("play") for way in ways) == 1


# ── sealed bids ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_bids_first_weighs_every_bid_though_none_of_them_shows_yet():
    """All bids look alike until the last one is revealed; none of them may be dropped as a duplicate."""
    s = against("honor: 12 12 0\nhand a: banzai\nhand b: banzai\nphase: dynasty", players=2)
    through(s, "bid?")
    assert asked(s) == (0, ["bid 1", "bid 2", "bid 3"])
    first = {path_of(way)[0][1] for way in search(s, 0, Budget())}
    assert first == {0, 1, 2}
    assert Greedy().choose(s, 0, random.Random(1)) > 0  # cards are worth more than honor that wins nothing


def test_what_attacks_in_this_phase_is_feared_more_than_what_attacks_in_the_next():
    text = "field b: wild-ogre [fate 1]\nhand a: banzai\nphase: {}"
    now, soon = [worth(against(text.format(phase), windows="all")) for phase in ("conflict", "draw")]
    assert now < soon


def test_fate_on_a_strong_character_is_worth_more_than_on_a_weak_one():
    text = "field a: hida-kisada{}, doji-whisperer{}\nhand a: banzai\nphase: draw"
    strong, weak = [worth(position(text.format(*on), windows="all")) for on in ((" [fate 1]", ""), ("", " [fate 1]"))]
    assert strong > weak


@pytest.mark.parametrize("phase", ["draw", "conflict"])
def test_a_position_is_weighed_again_only_if_something_has_changed(phase, monkeypatch):
    """More than a fifth of the positions of a search differ from the one before only in a question that was answered."""
    text = "field a: hida-kisada, doji-challenger\nfield b: doji-whisperer\nfield c: wild-ogre [fate 1]\nfate: 5 5 0"
    s = against(
        f"{text}\nhand a: fine-katana, fine-katana\nhand b: court-games\nfirst: a\nphase: {phase}", 2, windows="all"
    )
    through(s, "window")
    evaluate, weighed = L5RWeighing.evaluate, []

    def count(bot, s, seat):
        weighed.append(s)
        return evaluate(bot, s, seat)

    def found() -> tuple[list[tuple[float, object]], int]:
        weighed.clear()
        return [(way.value, path_of(way)) for way in search(s, 0, GAME.bot.budget)], len(weighed)

    monkeypatch.setattr(L5RWeighing, "evaluate", count)
    ways, few = found()
    monkeypatch.setattr(L5RWeighing, "sight", lambda bot, s: object())
    same, many = found()
    assert ways == same
    assert few < many
