"""What bots do against the Shadowlands deck, in positions where they once threw a game away."""

import random
from math import log

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.bot.fights import surprise
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.turns import turns_to_come
from coterie.games.l5r.bot.worth import lying
from coterie.players.greedy import Greedy, path_of, search
from tests.l5r.shadow.tools import against
from tests.l5r.tools import find, prompt, through, worth

RIVALS = "field c: lost-samurai [fate 1], penanggalan [fate 1], insatiable-gaki [fate 1]"


def led(s, *until: str, most: int = 30):
    """Make the greedy players' choices up to the first question of a kind for which they have an answer."""
    players, rng, said = [Greedy() for _ in range(s.seats)], random.Random(1), []
    for _ in range(most):
        seat, word = s.asked[0], prompt(s)
        at = players[seat].choose(s, seat, rng)
        said.append(s.question.options[at].notation)
        s.pick(at)
        if word in until:
            break
    return said


def at_declaration(text: str, players: int = 2, **more):
    """Return a position in which the clans are about to declare a conflict."""
    s = against(f"{text}\nfirst: a\nhand a: banzai\nphase: conflict", players, **more)
    while prompt(s) != "declare?":
        s.choose(s.question.default)
    return s


# ── attacks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_they_choose_a_conflict_type_that_breaks_a_province():
    """All conflicts look alike until attackers are named, and only military ones were considered."""
    s = at_declaration(f"field a: bayushi-shoju [fate 1]\nfield b: doji-hotaru [fate 1, honored]\n{RIVALS}")
    assert led(s, "declare?")[-1].endswith(" political")


def test_they_name_a_strong_attacker_even_if_it_is_offered_after_weaker_ones():
    """Lists of names of equal length looked alike, and only the first ones were considered."""
    text = "field a: doji-whisperer, doji-whisperer, hida-kisada, hida-kisada\nfield b: wild-ogre [bowed, fate 1]"
    s = at_declaration(text, players=1)
    said = led(s, "window", "choose")
    assert "attack with a/hida-kisada" in said
    assert "attack with a/doji-whisperer" not in said


def test_they_draw_out_a_wave_that_they_could_not_withstand():
    """A wave that defends does not attack: the weakest character is enough to keep it from attacking (U-101)."""
    waves = "field b: wild-ogre [fate 1], wild-ogre [fate 1], wild-ogre [fate 1], goblin-brawler [fate 2]"
    s = at_declaration(f"field a: hida-kisada [fate 1], doji-whisperer\n{waves}", players=1)
    assert led(s, "declare?")[-1] != "pass"
    assert led(s, "attackers?")[-1] == "attack with a/doji-whisperer"


def test_they_attack_the_province_whose_loss_costs_the_deck_most():
    text = (
        "field a: hida-kisada, hida-kisada, hida-kisada\nholdings b4: killing-field\nfield b: wild-ogre [bowed, fate 1]"
    )
    s = at_declaration(text, players=1)
    assert led(s, "province?")[-1] == "attack b4/province"


@pytest.mark.ruling("U-110")
def test_a_holding_of_the_deck_counts_against_the_clans():
    bare, held, lair = [
        worth(against(f"{more}\nhand a: banzai\nphase: draw", windows="all"))
        for more in ("", "holdings b2: haunted-ruins", "holdings b2: oni-lair")
    ]
    assert lair < held < bare


@pytest.mark.ruling("U-016")
def test_they_defend_their_last_provinces_with_everybody_even_with_little_hope():
    """They used to give up what they could not hold, even if that lost the game."""
    broken = "provinces a1: province [broken]\nprovinces a2: province [broken]\n"
    text = "field a: hida-kisada, doji-challenger\nfield b: wild-ogre [fate 1], wild-ogre [fate 1], wild-ogre [fate 1]"
    s = against(f"{broken}{text}\nfirst: b\nhand a: banzai\nphase: conflict")
    while prompt(s) != "defenders?":
        s.choose(s.question.default)
    said = led(s, "window", "choose")
    assert "defend with a/hida-kisada" in said
    assert "defend with a/doji-challenger" in said


# ── what comes ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-096", "U-098", "U-099")
def test_turns_to_declare_alternate_from_the_first_team():
    skirmish = against("first: b\nhand a: banzai\nphase: draw", windows="all")
    assert turns_to_come(skirmish) == (True, False)
    whole = against("first: a\nhand a: banzai\nphase: draw", windows="all", format="stronghold")
    assert turns_to_come(whole) == (False, True, False, True, True, True, True)


def test_a_character_that_could_break_a_province_is_worth_more_while_a_conflict_is_left():
    text = "field a: hida-kisada{0}, hida-kisada{0}\nfirst: {1}\nhand a: banzai\nphase: {2}"
    gains = [
        worth(against(text.format("", "a", phase), windows="all"))
        - worth(against(text.format(" [bowed]", "a", phase), windows="all"))
        for phase in ("conflict", "fate")
    ]
    assert gains[0] > gains[1]


@pytest.mark.ruling("U-121", "U-125")
def test_a_deck_with_fate_is_expected_to_add_more_to_its_side():
    text = "field a: hida-kisada [present]\nfield b: wild-ogre [present]\nhand a: banzai\n"
    text += "fate: 0 {}\nconflict: b military fire a1"
    rich, poor = [against(text.format(n), windows="all") for n in (5, 0)]
    assert surprise(rich) > surprise(poor) > 0
    assert surprise(against("hand a: banzai\nphase: draw", windows="all")) == surprise(rich)


def test_fate_that_would_outlast_the_last_round_is_worth_nothing():
    text = "field a: doji-challenger [fate {}]\ndynasty b: {}\nhand a: banzai\nphase: draw"

    def gain(cards: int) -> float:
        deck = ", ".join(["wild-ogre"] * cards)
        one, three = [worth(against(text.format(n, deck), windows="all")) for n in (1, 3)]
        return three - one

    assert gain(20) > gain(5) == 0


@pytest.mark.parametrize(("cards", "tried"), [(20, 4), (5, 2), (0, 1)])
def test_no_more_fate_is_tried_than_rounds_are_to_come(cards, tried):
    text = f"row a1: doji-whisperer\nfate: 9 0\ndynasty b: {', '.join(['wild-ogre'] * cards)}\nhand a: banzai"
    s = through(against(f"{text}\nphase: dynasty\nfirst: a"), "window")
    s.choose(next(option for option in s.question.options if "whisperer" in option.notation))
    through(s, "fate?")
    assert list(GAME.bot.tried(s)) == list(range(tried))


def test_a_wave_that_is_turning_up_a_card_for_its_attack_is_still_feared():
    """Once the clans had passed nothing seemed to be to come."""
    s = at_declaration("field a: doji-whisperer\nfield b: wild-ogre [fate 1]", players=1)
    before = worth(s)
    s.choose("pass")
    while prompt(s) != "type?":
        s.choose(s.question.default)
    assert worth(s) == pytest.approx(before, abs=0.05)
    s.choose(s.question.default)


def test_the_second_last_honor_is_dear_while_a_holding_will_take_the_last():
    """A tainted province was defended with it, and the ruins then took the last honor."""
    text = "honor: {} 0\nholdings b2: {}\nhand a: banzai\nphase: draw"

    def price(holding: str) -> float:
        """Return the value of the second honor, in odds."""
        one, two = [worth(against(text.format(n, holding), windows="all")) for n in (1, 2)]
        return log(two / (1 - two)) - log(one / (1 - one))

    assert price("haunted-ruins") > 2 * price("goblin-hovel") > 0


def test_they_bid_low_once_honor_runs_out():
    s = against("honor: 1 0\nhand a: banzai\nphase: dynasty")
    while prompt(s) != "bid?":
        s.choose(s.question.default)
    assert led(s, "bid?") == ["bid 1"]


@pytest.mark.ruling("L-12.1", "U-063")
@pytest.mark.parametrize(
    ("honor", "mine", "chosen"),
    [
        ("2 12 0", "", "b/deathseeker"),  # of two who leave in this round, the one whose clan has honor to spare
        ("12 2 0", "", "a/deathseeker"),
        ("2 2 0", " [fate 2]", "a/deathseeker"),  # the one that stays
    ],
)
def test_they_choose_to_dishonor_characters_whose_leaving_costs_least(honor, mine, chosen):
    """A clan lost its last honor through characters that it had allowed to be dishonored although they were about to leave."""
    marks = mine.replace("[", "[present, ") or " [present]"
    s = against(
        f"field a: deathseeker{marks}\nfield b: deathseeker [present]\nfield c: lost-samurai [present, honored, fate 1]\n"
        f"honor: {honor}\nfate: 0 0 0\nattached c: unending-hatred [on field/lost-samurai]\n"
        "attached c: unending-hatred [on field/lost-samurai]\ndeck c: the-first-war\nhand a: banzai\nhand b: banzai\n"
        "conflict: c military earth a1 b1",
        players=2,
    )
    while prompt(s) != "choose":
        s.choose("pass" if prompt(s) == "window" else s.question.default)
    assert led(s, "choose") == [chosen]


@pytest.mark.ruling("U-110")
def test_a_character_that_could_break_a_province_is_worth_more_if_the_province_holds_more():
    """The cards there were not counted until the attack was declared, so nobody was kept back for it."""
    text = "field a: hida-kisada{}, hida-kisada{}\nholdings b3: {}\nfirst: a\nhand a: banzai\nphase: draw"

    def gain(holding: str) -> float:
        """Return the value of their being ready, in odds."""
        ready, bowed = [worth(against(text.format(*[mark] * 2, holding), windows="all")) for mark in ("", " [bowed]")]
        return log(ready / (1 - ready)) - log(bowed / (1 - bowed))

    assert gain("oni-lair") > gain("goblin-hovel") > gain("")


@pytest.mark.ruling("U-121", "U-125")
@pytest.mark.parametrize(
    ("foes", "said"),
    [
        ("wild-ogre [present, fate 1], wild-ogre [present, fate 1], wild-ogre [present, fate 1]", "pass"),
        ("wild-ogre [present, fate 1]", "use banzai"),  # it would only just break the province
    ],
)
def test_they_fight_on_only_if_it_can_change_the_outcome(foes, said):
    """What was about to be lost counted for less than what had been lost, so they played card after card in hopeless
    conflicts, and each time the deck turned up another one."""
    s = against(
        f"field a: matsu-berserker [present, fate 1], doji-whisperer [fate 1]\nfield c: {foes}\nhand a: banzai, court-games\n"
        "hand b: banzai\ndeck c: dark-bargain, dark-bargain\nconflict: c military air a1 b1\nfate: 2 2 0\nhonor: 4 4 0",
        players=2,
    )
    while prompt(s) != "window":
        s.choose(s.question.default)
    assert led(s, "window") == [said]


# ── team-mates ──────────────────────────────────────────────────────────────────────────────────────────────────────


VAIN = """
    field a: bayushi-yunako [fate 1], sinister-soshi\nfield b: doji-whisperer [fate 1], doji-challenger [fate 1]
    field c: lost-samurai [fate 2, tainted], fouleye-s-elite [fate 2], detritus-priest [fate 2], wild-ogre [fate 2]
    phase: conflict\nhand a: banzai\nfirst: b
"""


def test_nobody_defends_in_vain_even_if_a_team_mate_is_asked_next():
    """What the first member of a team named seemed worth nothing once the next was asked, so the longest list was taken."""
    s = through(against(VAIN, 2, windows="all"), "type?")
    s.choose("military conflict")
    assert led(s, "window")[:2] == ["done", "done"]


def test_both_members_of_a_team_defend_if_neither_could_alone():
    s = against("field a: hida-kisada\nfield b: hida-kisada\nfield c: gashadokuro [fate 1]\nprovinces a1: province\n"
                "provinces b1: province\nphase: conflict\nhand a: banzai\nfirst: b\ndeck a: banzai\ndeck b: banzai",
                2, windows="all")  # fmt: skip
    through(s, "defenders?")
    assert led(s, "window")[:2] == ["defend with a/hida-kisada", "defend with b/hida-kisada"]


def test_a_bid_is_weighed_only_after_all_team_mates_have_drawn():
    """The search ended when the first member drew, so only that member's cards were worth the honor."""
    s = through(against("honor: 14 14 0\nphase: dynasty\nhand a: banzai", 2, windows="all"), "bid?")
    best = search(s.sample(0, random.Random(1)), 0, GAME.bot.budget)[0]
    assert [question[2][at][:2] for question, at in path_of(best)][:2] == [("bid", (3,)), ("bid", (3,))]


def test_they_attack_a_province_of_the_deck_that_they_can_break():
    """They considered those with the most cards in them, however strong."""
    s = at_declaration(
        "field a: doji-whisperer, doji-challenger\nholdings c2: thundering-tide-keep\nholdings c3: thundering-tide-keep\n"
        "holdings c4: thundering-tide-keep\nfield c: wild-ogre [bowed, fate 1]"
    )
    assert led(s, "province?")[-1] in ("attack c1/province", "attack c5/province")


@pytest.mark.ruling("U-110", "U-141")
def test_a_holding_that_takes_honor_every_round_matters_more_the_more_rounds_are_left():
    """It was counted as the honor of one round, and clans that could have broken it died of it."""
    gains = []
    for cards in (30, 5):
        text = f"dynasty c: {', '.join(['wild-ogre'] * cards)}\nholdings c1: haunted-ruins\nholdings c2: goblin-hovel"
        s = at_declaration(f"{text}\nfield a: doji-whisperer")
        ruins, hovel = [lying(Table(s), s.pieces[find(s, face)].place) for face in ("haunted-ruins", "goblin-hovel")]
        gains.append(ruins - hovel)
    assert gains[0] > 2 * gains[1] > 0


def test_they_break_the_province_whose_holding_takes_their_honor():
    s = at_declaration(
        "field a: hida-kisada, hida-kisada\nholdings c2: goblin-hovel\nholdings c4: haunted-ruins\n"
        "field c: wild-ogre [bowed, fate 1]"
    )
    assert led(s, "province?")[-1] == "attack c4/province"
