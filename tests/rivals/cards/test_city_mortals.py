"""The Mortals of both City Decks: what defeating, burning and attaching them brings; antagonists."""

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.facts import city
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, attack, blood_on, faces, find, number, options, play_through, position, where

HUNT = "streets a: hydra [blood 4]\nhaven b: doc [blood 5]\nhand a: throat-rip\nlibrary a: fleetness\ncity: {}\n"
GIVES = {
    "addict": "auspex", "chef": "presence", "student": "mental", "tour-guide": "social", "athlete": "physical",
    "cop": "dominate", "skateboarder": "celerity", "bartender": "fortitude", "butcher": "animalism",
    "graffiti-artist": "Secrecy", "medium": "oblivion", "streetwalker": "obfuscate", "taxi-driver": "Intel",
}  # fmt: skip
STRONGER = ("cop", "skateboarder", "bartender", "butcher")
DRAWING = ("addict", "chef", "medium", "streetwalker")


def hunted(face: str):
    """Return the position after a citizen has been defeated: its reward is asked for."""
    s = position(HUNT.format(face))
    attack(s, "a/hydra", f"city/{face}", "physical", "play throat-rip")
    return s


@pytest.mark.ruling("RR-14", "R-180", "R-181", "R-183")
@pytest.mark.parametrize("face", GIVES)
def test_an_attached_citizen_gives_its_bearer_what_it_says_and_rewards_once(face):
    s = hunted(face)
    before, bp = number(s, GIVES[face], "hydra"), number(s, "BP", "hydra")
    assert s.agenda == (1, 0)
    assert asked(s) == (0, [f"burn city/{face}", f"attach city/{face}"])
    s.choose(f"attach city/{face}")
    assert number(s, GIVES[face], "hydra") == before + 1
    assert number(s, "BP", "hydra") == bp + (face in STRONGER)
    assert blood_on(s, "hydra") == 4  # a higher BP mends nothing
    assert faces(s, "hand", 0) == (["fleetness"] if face in DRAWING else [])
    assert number(s, GIVES[face], "doc") == (GIVES[face] in ("social", "auspex", "obfuscate")) + 2 * (
        GIVES[face] == "mental"
    )


@pytest.mark.ruling("RR-14")
def test_a_nun_shields_in_attacks_only():
    s = position(
        "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nattached a: nun [on haven/hydra]\ncity: team-x-operative\n"
    )
    assert number(s, "shield", "hydra") == 0
    end_turn(s)
    assert blood_on(s, "hydra") == 5  # no attack, so no shield
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nattached b: nun [on streets/doc]\n")
    attack(s, "a/hydra", "b/doc", "physical")
    assert blood_on(s, "doc") == 4


@pytest.mark.ruling("R-179", "R-005")
def test_burning_a_citizen_of_prague_mends_three_or_gains_one():
    s = hunted("bartender")
    s.choose("burn city/bartender")
    assert asked(s) == (0, ["mend 3", "gain 1"])
    s.choose("gain 1")
    assert (s.prestige, blood_on(s, "hydra"), faces(s, "burned", city(s))) == ((21, 20), 4, ["bartender"])
    s = hunted("bartender")
    play_through(s, "burn city/bartender", "mend 3")
    assert (s.prestige[0], blood_on(s, "hydra")) == (20, 6)  # no more than its BP


def test_burning_a_citizen_of_san_francisco_gains_nothing():
    s = hunted("cop")
    s.choose("burn city/cop")
    assert s.asked[1][0] == "action?"
    assert (s.prestige[0], blood_on(s, "hydra")) == (20, 6)


@pytest.mark.ruling("R-042", "R-161")
def test_whoever_bears_three_can_only_burn():
    s = position(
        HUNT.format("medium")
        + "attached a: cop [on streets/hydra], nun [on streets/hydra], butcher [on streets/hydra]\n"
    )
    attack(s, "a/hydra", "city/medium", "physical", "play throat-rip")
    assert s.asked[1][0] == "burn for?"  # the only thing to do with it answered itself


@pytest.mark.parametrize("face", ["vagrant", "vagrant-of-prague"])
def test_a_vagrant_is_worth_two_blood_or_prevents_one_damage(face):
    s = position(
        f"streets a: hydra [blood 4]\nstreets b: doc [blood 5]\nattached b: {face} [on streets/doc]\ncity: {face}\n"
    )
    attack(s, "a/hydra", f"city/{face}", "physical")
    assert s.agenda == (0, 0)
    play_through(s, f"burn city/{face}")
    assert blood_on(s, "hydra") == 6
    s = position(f"streets a: hydra [blood 4]\nstreets b: doc [blood 5]\nattached b: {face} [on streets/doc]\n")
    attack(s, "a/hydra", "b/doc", "physical")
    assert asked(s) == (1, [f"use b/{face}", "pass"])
    s.choose(f"use b/{face}")
    assert (blood_on(s, "doc"), s.pieces[find(s, face)].ready) == (4, False)


def test_an_exhausted_vagrant_prevents_nothing():
    s = position("streets a: hydra [blood 4]\nstreets b: doc [blood 5]\nattached b: vagrant [bowed, on streets/doc]\n")
    attack(s, "a/hydra", "b/doc", "physical")
    assert (s.asked[1][0], blood_on(s, "doc")) == ("action?", 3)


# ── antagonists ─────────────────────────────────────────────────────────────────────────────────────────────────────

TWO = "haven a: hydra [blood 6], skunk [blood 3]\nhaven b: doc [blood 5]\n"


@pytest.mark.ruling("RR-15", "R-198")
def test_each_sad_deals_one_to_whom_their_intel_reaches_and_several_to_one_are_a_packet():
    s = position(TWO + "city: special-affairs-division, special-affairs-division\n")
    end_turn(s, "struck?")
    assert asked(s) == (0, ["a/hydra", "a/skunk"])
    play_through(s, "a/hydra", "a/hydra")
    assert (blood_on(s, "hydra"), blood_on(s, "skunk")) == (4, 3)


@pytest.mark.ruling("RR-15")
def test_the_intel_of_sad_adds_up_against_secrecy():
    secret = TWO.replace("skunk [blood 3]", "skunk [blood 3]") + "board a: the-madhouse\ncity: {}\n"
    one, two = "special-affairs-division", "special-affairs-division, special-affairs-division"
    s = position(secret.format(one), sad_intel="all but the first")
    end_turn(s)
    assert (blood_on(s, "hydra"), blood_on(s, "skunk")) == (6, 3)
    for setup, stack in (("all", one), ("all but the first", two)):
        s = position(secret.format(stack), sad_intel=setup)
        end_turn(s, "struck?")
        assert s.asked[0] == 0


TEAM = ", ".join


@pytest.mark.ruling("R-187", "R-190", "R-191", "R-192", "R-193", "R-194", "R-195", "R-199")
@pytest.mark.parametrize(
    ("size", "damage", "cards", "prestige"), [(1, 1, 2, 20), (2, 1, 1, 20), (3, 2, 1, 20), (4, 2, 1, 19)]
)
def test_team_x_acts_once_by_the_size_of_its_stack_whatever_the_secrecy(size, damage, cards, prestige):
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nboard a: the-madhouse\nhand a: fleetness, terrorize\n"
                 f"city: {TEAM(['team-x-operative'] * size)}\n")  # fmt: skip
    end_turn(s)
    assert (blood_on(s, "hydra"), len(faces(s, "hand", 0)), s.prestige[0]) == (6 - damage, cards, prestige)
    assert blood_on(s, "doc") == 5


@pytest.mark.ruling("R-196", "R-197")
def test_the_damage_of_a_stack_can_be_divided_or_be_one_packet():
    team = f"city: {TEAM(['team-x-operative'] * 3)}\n"
    s = position(TWO + team)
    end_turn(s, "struck?")
    play_through(s, "a/hydra", "a/skunk")
    assert (blood_on(s, "hydra"), blood_on(s, "skunk")) == (5, 2)
    s = position(TWO + team + "attached a: vagrant [on haven/hydra]\n")
    end_turn(s, "struck?")
    play_through(s, "a/hydra", "a/hydra", "use a/vagrant")
    assert blood_on(s, "hydra") == 5  # two in one packet, of which one was prevented


@pytest.mark.ruling("R-068")
def test_aggravated_damage_of_antagonists_burns_whom_it_defeats_and_rewards_nobody():
    s = position("haven a: hydra [blood 6], skunk [blood 1]\nhaven b: doc [blood 5]\ncity: team-x-operative\n")
    end_turn(s, "struck?")
    s.choose("a/skunk")
    assert (where(s, "skunk"), s.agenda, s.prestige) == ("burned", (0, 0), (20, 20))


@pytest.mark.ruling("R-184", "R-185", "R-202")
def test_a_defeated_team_x_is_worth_an_agenda_and_goes_to_the_discard_pile_alone():
    s = position(HUNT.format("team-x-operative, team-x-operative"))
    attack(s, "a/hydra", "city/team-x-operative", "physical", "play throat-rip")
    assert (s.agenda, faces(s, "discard", city(s)), faces(s, "city")) == (
        (1, 0),
        ["team-x-operative"],
        ["team-x-operative"],
    )


@pytest.mark.ruling("R-186", "R-188", "R-287")
def test_what_was_discarded_comes_back_when_the_city_deck_is_empty_and_joins_its_stack():
    s = position(TWO + "discard city: team-x-operative\ncity: team-x-operative\n")
    end_turn(s, struck="a/hydra")
    assert faces(s, "city") == ["team-x-operative", "team-x-operative"]
    assert s.asked[0] == 1


@pytest.mark.ruling("R-200", "R-284", "R-201")
def test_team_x_next_to_a_haven_is_a_stack_of_its_own_that_acts_against_that_player_alone():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: fleetness\n"
                 "city: team-x-operative\ncity a: team-x-operative\n")  # fmt: skip
    end_turn(s)
    assert (blood_on(s, "hydra"), len(faces(s, "hand", 0))) == (4, 1)  # two stacks of one, so nothing is discarded
    end_turn(s)
    assert blood_on(s, "doc") == 4


@pytest.mark.ruling("R-285", "R-286")
def test_team_x_next_to_a_haven_can_be_attacked_by_anybody_outside_and_has_no_secrecy():
    table = "haven a: skunk [blood 3]\n{} b: hydra [blood 6]\nboard a: the-madhouse\ncity a: team-x-operative\n"
    s = position(table.format("streets") + "active: b\nhand b: kneecapped, fleetness\n")
    play_through(
        s, "attack with b/hydra", "physical", "play kneecapped", "yes", "fleetness"
    )  # Skunk is too secret alone
    assert (faces(s, "city", 1), s.agenda) == ([], (0, 1))
    s = position("haven a: skunk [blood 3]\nhaven b: doc [blood 5]\ncity a: team-x-operative\n")
    assert "attack with a/skunk" not in options(s)  # from the Haven it cannot be reached


@pytest.mark.ruling("R-189")
def test_a_stack_is_no_party():
    s = position(HUNT.format("team-x-operative, team-x-operative"))
    play_through(s, "attack with a/hydra", "city/team-x-operative")
    onward(s, sort="physical", attack_card="no card")
    assert s.asked[1][0] == "action?"  # nobody has blocked and nobody reacts
    assert faces(s, "city") == ["team-x-operative"] * 2


# ── Distraction ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-197")
def test_distraction_sends_up_to_two_damage_to_a_foe():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5], karma [blood 3]\nboard a: distraction\n"
                 f"city: {TEAM(['team-x-operative'] * 3)}\n")  # fmt: skip
    end_turn(s, "answer?")
    assert asked(s) == (0, ["use a/distraction", "pass"])
    s.choose("use a/distraction")
    assert asked(s) == (1, ["b/doc", "b/karma"])
    play_through(s, "b/doc", "b/karma")
    assert [blood_on(s, face) for face in ("hydra", "doc", "karma")] == [6, 4, 2]
    assert where(s, "distraction") == "discard"


def test_distraction_sends_no_more_than_two_and_does_not_help_in_the_turn_of_others():
    table = "haven a: hydra [blood 6]\nhaven b: doc [blood 5], karma [blood 3]\nboard {}: distraction\ncity: "
    s = position(table.format("a") + TEAM(["special-affairs-division"] * 3) + "\n")
    end_turn(s, "answer?")
    s.choose("use a/distraction")
    play_through(s, "b/doc", "b/doc")
    assert (blood_on(s, "hydra"), blood_on(s, "doc")) == (5, 3)
    s = position(table.format("b") + "team-x-operative\n")
    end_turn(s)
    assert blood_on(s, "hydra") == 5


def test_every_mortal_says_what_burning_and_attaching_it_brings():
    assert GAME.faces["bartender"].text.startswith("Burn: mend 3 Blood or gain 1 Prestige. Attach: ")
    assert GAME.faces["cop"].text.startswith("Burn: mend 3 Blood. Attach: ")


def test_renewing_an_empty_city_deck_needs_a_discard_pile():
    s = position(TWO)
    end_turn(s)
    assert faces(s, "city") == []
    assert s.asked[0] == 1
    onward(s)
