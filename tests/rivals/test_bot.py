"""Bots: what they weigh, what they do in plain positions, and how much better than others they play."""

import random
from typing import Any

import pytest

from benchmarks.duels import duel, seated
from benchmarks.endings import Ended, Out, played, told
from coterie.games.rivals import GAME
from coterie.games.rivals.bot import RivalsWeighing, weigh_attack, weigh_conflict
from coterie.games.rivals.rules.attack_state import fight
from coterie.games.rivals.rules.influence_state import conflict_now
from coterie.games.rivals.rules.turn import unused
from coterie.kernel.lookahead import before_menu
from coterie.kernel.weighing import Budget
from coterie.players import player
from coterie.players.greedy import search
from tests.rivals.players import made
from tests.rivals.tools import options, play_through, position

GAMES = 4  # of each pairing; many more are played by `python -m benchmarks.duels`


def chosen(s, seat=0):
    """Return the notation that greedy chooses."""
    return s.question.options[player("greedy").choose(s, seat, random.Random(1))].notation


def path(s, seat=0, most=8):
    """Return what greedy does until somebody else is asked."""
    bot = player("greedy")
    found: list[str] = []
    while s.asked is not None and s.asked[0] == seat and len(found) < most:
        at = bot.choose(s, seat, random.Random(1))
        found.append(s.question.options[at].notation)
        s.pick(at)
    return found


def share(first, second):
    """Return how many of some games the first player wins, with seats and decks swapped."""
    return sum(duel((first, second), ["brujah", "malkavian"], number).score for number in range(GAMES)) / GAMES


@pytest.mark.parametrize(("mortal", "times"), [("chef", 0), ("team-x-operative", 1)])
def test_only_a_mortal_that_does_harm_is_thrown_away_for_another_city_card(mortal, times):
    s = position(
        f"leaders: em doc\nhaven a: em [blood 4]\nhaven b: doc [blood 5]\nboard a: royal-retreat\ncity: {mortal}\n"
        "deck: sword-of-god, temporary-truce\nactions: 1\nlibrary a: greed, greed, greed, greed\n", windows="all"
    )  # fmt: skip
    play_through(s, "draw")
    assert "use a/royal-retreat" in options(s)
    assert path(s).count("use a/royal-retreat") == times


def test_an_ability_without_a_limit_is_not_used_for_ever():
    mortals = ["chef", "addict", "nun", "student", "cop"]
    s = position(
        f"leaders: em doc\nhaven a: em [blood 4]\nhaven b: doc [blood 5]\nboard a: royal-retreat\n"
        f"city: {', '.join(mortals)}\ndeck: tour-guide, medium, bartender, butcher"
    )
    for mortal in mortals[:3]:
        assert "use a/royal-retreat" in tried(s)
        play_through(s, "use a/royal-retreat", f"city/{mortal}")
    assert "use a/royal-retreat" in options(s)  # the rules allow it
    assert tried(s) == [each for each in options(s) if each != "use a/royal-retreat"]


def test_four_games_seat_each_player_everywhere_with_each_deck():
    found = [seated(["a", "b", "c"], number, 7) for number in range(8)]
    for four in (found[:4], found[4:]):
        assert len({(decks[seat], seat) for decks, seat in four}) == 4
        assert len({frozenset(decks) for decks, _ in four}) == 1


def test_one_game_that_is_played_on_tells_what_each_reading_of_an_elimination_makes_of_it():
    found = [played(3, number, 1, "random") for number in range(4)]
    for one in found:
        assert one.out is not None
        assert len(one.out.chasers) == 1  # with three the Rivals are a ring
        assert set(one.out.ahead) <= {0, 1, 2}
        assert one.out.round <= one.round
    assert played(3, 0, 1, "random") == found[0]
    assert told(3, found).startswith("4 games of 3: 4 with an elimination")
    assert [one.by("most Agenda") for one in found] == [one.by("hunter wins") for one in found]  # at the same moment
    assert all(one.by("most Agenda") == one.out.reason for one in found if one.out is not None)
    assert all(one.by("play on") == one.reason for one in found)


def test_how_games_end_is_told_for_each_reading_of_an_elimination():
    cut = Out(3, "vampires", (0,), (2,), 5, own=True)
    found = [
        Ended(None, "agenda", 9, (0,)),
        Ended(cut, "agenda", 8, (0,)),
        Ended(cut._replace(reason="prestige"), "rounds", 300, (2,)),
        Ended(cut._replace(chasers=()), "prestige", 6, (1,)),
    ]
    assert told(3, found).splitlines()[1:4] == [
        "  most Agenda: agenda 1, prestige 1, vampires 2",
        "  hunter wins: agenda 1, prestige 2, vampires 1",  # in the last one nobody has hunted
        "  play on: agenda 2, prestige 1, rounds 1",
    ]


def test_it_does_not_recruit_with_its_last_prestige():
    board = (
        "haven a: hydra [blood 6]\nhand a: the-cossack\nhaven b: doc [blood 5]\nlibrary a: slap-in-the-face, fleetness"
    )
    assert "recruit the-cossack" not in path(position(board + "\nprestige: 5 14"))
    assert "recruit the-cossack" in path(position(board + "\nprestige: 14 14"))


def test_it_attacks_when_that_defeats_somebody():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [bowed, blood 2]\nhaven b: karma [blood 3]\nprestige: 9 9")
    assert path(s)[:1] == ["attack with a/hydra"]
    assert s.agenda[0] >= 1


def test_it_takes_a_citizen():
    s = position(
        "haven a: hydra [blood 6], skunk [blood 3]\nhaven b: doc [blood 5]\ncity: athlete\nhand a: baseball-bat"
    )
    path(s, most=20)
    assert s.agenda[0] == 1


def test_it_reacts_to_save_a_character():
    s = position(
        "streets a: hydra [blood 6]\nstreets b: doc [blood 2]\nhaven b: karma [blood 3]\nhand b: cloak-of-shadows"
        "\nboard b: the-madhouse\nprestige: 9 9"
    )
    play_through(s, "attack with hydra", "physical")
    assert chosen(s, 1) == "play cloak-of-shadows"


def test_an_attack_that_goes_on_is_weighed_without_the_hidden_hand():
    lines = "streets a: hydra [blood 6]\nstreets b: doc [blood 2], karma [blood 3]\nhand b: {}\nprestige: 9 9"
    values = []
    for card in ("cloak-of-shadows", "unhinged"):
        s = position(lines.format(card), windows="all")
        before = RivalsWeighing(GAME).evaluate(s, 0)
        play_through(s, "attack with hydra", "doc", "physical")
        values.append(RivalsWeighing(GAME).evaluate(s, 0))
        assert values[-1] > before
    assert values[0] == values[1]


def test_a_character_in_the_streets_with_little_blood_is_in_danger():
    home = position("haven a: hydra [blood 6], skunk [blood 1]\nhaven b: doc [blood 5]")
    away = position("haven a: hydra [blood 6]\nstreets a: skunk [blood 1]\nhaven b: doc [blood 5]")
    weigh = RivalsWeighing(GAME).evaluate
    assert weigh(home, 0) > weigh(away, 0)


@pytest.mark.parametrize(("hand", "coterie", "deck"), [
    ("fleetness", "", "faction"), ("the-cossack", "", "library"),
    ("fleetness", ", skunk [blood 3], sweetums [blood 4], shades [blood 3]", "library"),
])  # fmt: skip
def test_it_draws_a_vampire_as_long_as_it_has_few_and_none_in_its_hand(hand, coterie, deck):
    s = position(
        f"haven a: hydra [blood 6]{coterie}\nhand a: {hand}\nhaven b: doc [blood 5], karma [blood 3]\n"
        "library a: fleetness, fleetness, fleetness\nfaction a: brother, brother\nprestige: 4 14\nactions: 1"
    )
    s.choose("draw")
    assert chosen(s) == deck


PLOT = "haven a: guvnah [blood 5]\nhaven b: randolph-marz [blood 6]\nlibrary a: fleetness, fleetness\nactions: 0\n"


@pytest.mark.parametrize(("prestige", "does"), [(14, ["add to a/plots.1", "end"]), (4, ["end"])])
def test_it_adds_to_its_conspiracy_while_it_has_prestige_to_spare(prestige, does):
    s = position(f"{PLOT}plots a: whispering-campaign [prestige 2]\nprestige: {prestige} 14")
    assert "show a/plots.1 to b" in options(s)  # and its only foe would protect itself
    assert path(s) == does


@pytest.mark.parametrize(("prestige", "does"), [(14, "contribute"), (3, "no")])
def test_it_contributes_to_what_threatens_it_while_it_has_prestige_to_spare(prestige, does):
    s = position(f"{PLOT}plots a: destroy-the-plans [prestige 2]\nhand b: greed, greed, mercy\nprestige: 14 {prestige}")
    s.choose("show a/plots.1 to b")
    assert chosen(s, 1) == does


def test_what_it_has_not_been_shown_does_not_threaten_it():
    lines = PLOT + "plots a: {} [prestige 2]\nprestige: 14 14"
    weigh = RivalsWeighing(GAME).evaluate
    plans, campaign = (position(lines.format(face)) for face in ("destroy-the-plans", "whispering-campaign"))
    hidden = weigh(plans, 1)
    assert hidden == weigh(campaign, 1)
    assert weigh(plans, 0) == weigh(campaign, 0)
    for s in (plans, campaign):
        play_through(s, "show a/plots.1 to b", "no")
    assert weigh(plans, 1) < weigh(campaign, 1) < hidden  # two of three are more than two of four


SCHEME = (
    "hand a: greed\nhaven a: randolph-marz [blood 6], stevie-osborn [blood 5]\n{}\nlibrary a: fleetness, fleetness\n"
)


def test_it_commits_to_its_scheme_what_the_others_could_set_against_it():
    s = position(
        SCHEME.format("haven b: doc [blood 5], guvnah [blood 5]")
        + "prestige: 14 14\nactions: 1\nleaders: randolph-marz doc"
    )
    assert path(s, most=3)[0] == "play greed"
    path(s)
    assert s.asked[1][0] == "side?"
    now = conflict_now(s)
    assert now is not None
    assert now.amounts[0] > 3


def test_it_votes_against_a_scheme_of_its_foe_and_commits_enough_to_stop_it():
    s = position(
        SCHEME.format("haven b: doc [blood 5], guvnah [blood 5]")
        + "prestige: 14 14\nactions: 1\nleaders: randolph-marz doc"
    )
    play_through(s, "play greed", "a/randolph-marz", "exert a/randolph-marz", "exert a/stevie-osborn", "done")
    path(s, 1)
    assert (s.agenda, s.asked[0]) == ((0, 0), 0)


def test_it_abstains_where_it_cannot_stop_a_scheme():
    s = position(SCHEME.format("haven b: skunk [blood 3]") + "prestige: 14 3\nactions: 1\nleaders: randolph-marz doc")
    play_through(
        s,
        "play greed",
        "a/randolph-marz",
        "exert a/randolph-marz",
        "exert a/stevie-osborn",
        "spend Prestige",
        "3",
        "done",
    )
    assert path(s, 1) == ["abstain"]
    assert s.agenda == (2, 0)


def test_it_does_not_aim_a_scheme_at_itself():
    s = position(
        "haven a: randolph-marz [blood 6], stevie-osborn [blood 5]\nhaven b: doc [blood 5]\nlibrary a: fleetness\n"
        "city: tipped-off, team-x-operative\nprestige: 14 14\nactions: 1"
    )
    s.choose("use city/tipped-off")
    assert options(s) == ["seat a", "seat b"]
    assert chosen(s) == "seat b"


def test_it_votes_for_what_serves_all():
    s = position(SCHEME.format("haven b: doc [blood 5]").replace("greed", "free-money") + "prestige: 14 2\nactions: 1")
    play_through(s, "play free-money", "a/randolph-marz", "done")
    assert path(s, 1)[0] == "yes"
    assert s.prestige[1] > 2


def test_the_attacker_attacks():
    s: Any = GAME.start({"decks": ["brujah", "malkavian"]}, seed=1)
    one, rng, attacks = made("attacker"), random.Random(1), 0
    for _ in range(60):
        if s.over:
            break
        at = one.choose(s, s.asked[0], rng)
        attacks += s.asked[2][at][0] == "attack"
        s.pick(at)
    assert attacks > 1


@pytest.mark.slow
@pytest.mark.parametrize(("other", "least"), [("random", 0.9), ("attacker", 0.5)])
def test_greedy_beats_others(other, least):
    assert share("greedy", other) >= least


def test_damage_that_is_handed_out_in_parts_does_not_end_a_search():
    s = position(
        "haven a: hydra [blood 6], skunk [blood 3]\nhaven b: doc [blood 5]\nlibrary a: fleetness, fleetness\n"
        "city: special-affairs-division, special-affairs-division\nactions: 0"
    )
    s.choose("end")
    assert s.asked[1][0] == "struck?"
    assert GAME.bot.horizon(search(s, 0, Budget())[0].world) == s.turn + 1  # type: ignore[arg-type]


def test_a_way_that_ends_before_a_menu_is_as_good_as_one_that_asks_it():
    s = position("haven a: hydra [blood 6]\nstreets b: doc [blood 5]\n")
    asked, stopped = s.clone(), s.clone()
    at = options(s).index("go out with a/hydra")
    asked.pick(at)
    stopped.pick(at, before_menu)
    assert (asked.asked[1][0], stopped.asked) == ("action?", None)
    assert [GAME.bot.evaluate(each, 0) for each in (asked, stopped)] == [GAME.bot.evaluate(asked, 0)] * 2


KARMA = "haven a: karma [blood 3]\nhaven b: doc [blood 5]\n"


def tried(s):
    """Return the notations of the options that a search tries."""
    return [options(s)[at] for at in GAME.bot.tried(s)]


def test_it_gives_up_first_what_nobody_of_it_can_play():
    s = position(KARMA + "hand a: fleetness, lightning-strike, fleetness\nactive: a\n", hand_limit=2)
    s.choose("end")
    while s.asked[1][0] != "too many?":
        s.choose("library" if s.asked[1][0] == "draw?" else options(s)[-1])
    assert tried(s) == ["lightning-strike"]  # it needs a BP of 5
    assert chosen(s) == "lightning-strike"


@pytest.mark.parametrize(("hand", "goes"), [
    ("fleetness, backup, fleetness", "discard fleetness.2"),  # it has two of them
    ("fleetness, blood-for-blood", "discard blood-for-blood"),  # for Brujah alone
    ("fleetness, doc", "discard doc"),  # somebody else has Doc
    ("fleetness, skunk", "discard fleetness"),
])  # fmt: skip
def test_it_mends_with_what_it_wants_least_or_not_at_all(hand, goes):
    s = position(f"haven a: karma [blood 2]\nhaven b: doc [blood 5]\nhand a: {hand}\n")
    s.choose("end")
    assert tried(s) == [goes, "done"]


def test_of_several_that_go_each_is_the_least_wanted_of_those_that_are_left():
    s = position(
        "haven a: hydra [blood 6]\nhaven b: karma [blood 3]\nplots a: destroy-the-plans [prestige 3]\n"
        "hand b: fleetness, lightning-strike, backup, gang-up, fleetness\n"
    )
    s.choose("resolve a/plots.1")
    gone: list[str] = []
    while s.asked[1][0] == "discard?" and tried(s) != ["done"]:
        gone += tried(s)
        s.choose(gone[-1])
    assert gone == ["lightning-strike", "gang-up", "fleetness.2"]


def test_whom_it_exhausts_is_missed():
    ready, bowed = [position(f"haven a: hydra [{how}blood 6]\nhaven b: doc [blood 5]\n") for how in ("", "bowed, ")]
    assert GAME.bot.evaluate(ready, 0) > GAME.bot.evaluate(bowed, 0)
    assert GAME.bot.evaluate(ready, 1) < GAME.bot.evaluate(bowed, 1)


def test_a_wraith_that_is_exhausted_is_missed():
    ready, used = [
        position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\n"
                 f"attached a: athlete [down, on haven/hydra], wraith-shield [{how}on attached/athlete]\n")
        for how in ("", "bowed, ")
    ]  # fmt: skip
    assert GAME.bot.evaluate(ready, 0) > GAME.bot.evaluate(used, 0)
    assert GAME.bot.evaluate(ready, 1) < GAME.bot.evaluate(used, 1)


def test_a_ritual_is_worth_the_blood_on_it():
    s = position("haven a: annika [blood 5]\nhaven b: doc [blood 5], karma [blood 3]\nhand a: diminish\n")
    assert chosen(s) != "play diminish"  # no Mortal is burned, so it would lie there for nothing
    worth = [
        GAME.bot.evaluate(position(f"haven a: annika [blood 5]\nhaven b: doc [blood 5]\nboard a: {board}\n"), 0)
        for board in ("diminish", "diminish [blood 1]", "diminish [blood 3]")
    ]
    assert worth == sorted(set(worth))


@pytest.mark.ruling("RR-12.1")
def test_a_tie_is_worth_what_the_table_has_agreed_on():
    worth = {}
    for tie in ("fails", "succeeds"):
        s = position(
            "haven a: muhammad-zadeh [blood 5], ty-smith [blood 3]\nhaven b: doc [blood 5]\nhand a: fame-fortune",
            scheme_tie=tie,
        )
        play_through(s, "play fame-fortune", "a/muhammad-zadeh", "exert a/muhammad-zadeh", "done", "no")
        values = {0: 0.0, 1: 0.0}
        weigh_conflict(s, values)
        worth[tie] = values[0]
    assert worth["succeeds"] > worth["fails"]


@pytest.mark.parametrize("blood", [1, 2])
def test_it_attacks_nobody_whom_it_cannot_hurt(blood):
    s = position(
        "streets a: skunk [blood 3]\nhaven a: brother [bowed, blood 5], karma [bowed, blood 3]\n"
        f"streets b: randolph-marz [bowed, blood {blood}]\nhaven b: doc [bowed, blood 5], stevie-osborn [bowed, blood 5]\n"
        "hand b: greed, greed\nlibrary a: fleetness, fleetness, fleetness\nprestige: 9 9\nactions: 1"
    )
    assert path(s) == ["attack with a/skunk", "b/doc", "physical"]  # the Physical of Randolph Marz is that of Skunk


def test_an_attack_that_deals_no_damage_is_worth_nothing():
    worth = {}
    for sort in ("physical", "mental", "ranged"):
        s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 1], karma [blood 3]\n")
        play_through(s, "attack with a/hydra", "b/doc", sort)
        now, values = fight(s), {0: 0.0, 1: 0.0}
        assert now is not None
        weigh_attack(s, now, values, 0)
        worth[sort] = values
    assert worth["mental"] == worth["ranged"] == {0: 0.0, 1: 0.0}
    assert worth["physical"][0] > 0 > worth["physical"][1]


def test_it_pays_for_as_much_damage_as_it_needs():
    s = position(
        "leaders: hydra doc\nboard a: house-of-pain\nstreets a: hydra [blood 6]\nhaven a: skunk [bowed, blood 3]\n"
        "streets b: doc [bowed, blood 1]\nhaven b: karma [blood 3], johnny [blood 4], randolph-marz [blood 6]\n"
        "hand a: backup, gang-up\nhand b: greed\nlibrary a: fleetness, fleetness, fleetness\nprestige: 9 9\nactions: 1",
        windows="all",
    )
    assert path(s).count("use a/house-of-pain") == 1  # in case Doc reacts: Hydra alone deals 2


def test_it_lays_a_fear_token_on_a_foe():
    s = position(
        "haven a: hydra [blood 6], skunk [bowed, blood 3]\nstreets b: doc [bowed, blood 5]\n"
        "haven b: johnny [bowed, blood 4], karma [bowed, blood 3]\ncity: walpurgis-night\nprestige: 9 9\nactions: 0"
    )
    play_through(s, "use city/walpurgis-night", "a/hydra")
    assert chosen(s).startswith("b/")


def test_a_curse_makes_a_position_worse():
    lines = "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\n"
    plain, cursed, armed = [
        position(lines + more)
        for more in ("", "attached b: baseball-bat [on haven/hydra]", "attached a: baseball-bat [on haven/hydra]")
    ]
    weigh = GAME.bot.evaluate
    assert weigh(cursed, 0) < weigh(plain, 0) < weigh(armed, 0)


@pytest.mark.parametrize(("hand", "attacks"), [("greed", False), ("incite-rebellion", True)])
def test_it_counts_on_a_card_that_it_holds_and_on_no_other(hand, attacks):
    """A Mortal takes all its damage from one attack, and Johnny alone deals one too little."""
    s = position(
        "streets a: johnny [blood 4]\nhaven a: hydra [bowed, blood 6], skunk [bowed, blood 3]\ncity: taxi-driver\n"
        f"haven b: annika [blood 6], doc [blood 5]\nhand a: {hand}\nhand b: greed\nlibrary a: greed, greed, greed\n"
        "board b: blood-makes-noise [blood 1]\nprestige: 9 9\nactions: 1"  # b is asked during an attack and after an action
    )
    assert ("attack with a/johnny" in path(s)) is attacks


def test_an_action_that_is_being_performed_is_no_longer_left():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nactions: 2", windows="all")
    assert sum(unused(s)) == 2
    play_through(s, "attack with a/hydra")
    assert (s.asked[1][0], sum(unused(s))) == ("sort?", 1)
