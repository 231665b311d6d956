"""The Attack and Reaction cards of Blood & Alchemy."""

import pytest

from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, attack, blood_on, faces, find, number, options, play_through, position, where

TREMERE = "streets a: sonja-valentine [blood 6]\n"


def strikes(table: str, attacker: str, target: str, sort: str, card: str, **answers: str):
    """Return the position after an attack with a card."""
    s = position(f"{table}hand a: {card}{', ' + answers.pop('more') if 'more' in answers else ''}\n")
    s.choose(f"attack with {attacker}")
    onward(s, target=target, sort=sort, attack_card=f"play {card}", **answers)
    return s


def test_absolution_negates_reactions_against_your_own_blood_only():
    table = TREMERE + "streets b: hydra [{}]\nhand b: insanity-defense\nhaven b: doc [blood 5]\n".replace(
        "hydra", "guvnah"
    )
    s = strikes(
        table.format("blood 4, blood-a 1"),
        "a/sonja-valentine",
        "b/guvnah",
        "mental",
        "absolution",
        reaction_card="play insanity-defense",
    )
    assert blood_on(s, "guvnah") == 5 - (2 + 2 - 1 - 2)  # the printed shield stays
    s = strikes(
        table.format("blood 5"),
        "a/sonja-valentine",
        "b/guvnah",
        "mental",
        "absolution",
        reaction_card="play insanity-defense",
    )
    assert blood_on(s, "guvnah") == 5  # 3 shields


def test_all_the_angles_counts_different_disciplines_and_leaves_one_blood():
    s = strikes(TREMERE + "streets b: hydra [blood 6]\n", "a/sonja-valentine", "b/hydra", "mental", "all-the-angles")
    assert blood_on(s, "hydra") == 6 - (2 + 3)
    s = strikes(
        TREMERE + "streets b: hydra [blood 3]\nhaven b: doc [blood 5]\n",
        "a/sonja-valentine",
        "b/hydra",
        "mental",
        "all-the-angles",
    )
    assert blood_on(s, "hydra") == 1
    twice = "streets a: alejandro-lopez [blood 6]\nstreets b: hydra [blood 6]\n"
    s = strikes(twice, "a/alejandro-lopez", "b/hydra", "mental", "all-the-angles")
    assert blood_on(s, "hydra") == 6 - (1 + 2)  # blood sorcery twice is one discipline


CARESS = "streets a: alejandro-lopez [blood 6]\nstreets b: {} [blood 5]\nhaven b: karma [blood 3]\n"


def test_baals_caress_is_open_and_sells_aggravated_damage_once_for_each_blood_sorcery():
    s = position(CARESS.format("hydra") + "hand a: baals-caress\n")
    play_through(s, "attack with a/alejandro-lopez", "b/hydra", "physical", "play baals-caress")
    assert s.pieces[find(s, "baals-caress")].known == -1
    play_through(s, "yes", "yes")
    assert (blood_on(s, "hydra"), blood_on(s, "alejandro-lopez")) == (3, 4)  # 1 physical against 2, and 2 Aggravated
    s = strikes(CARESS.format("hydra"), "a/alejandro-lopez", "b/hydra", "physical", "baals-caress", may="no")
    assert (blood_on(s, "hydra"), blood_on(s, "alejandro-lopez")) == (5, 6)


@pytest.mark.ruling("RR-9.1")
def test_shields_lower_the_ordinary_damage_first_and_then_the_aggravated():
    nuns = "attached b: " + ", ".join(["nun [on streets/brother]"] * 2) + "\n"
    s = strikes(
        CARESS.format("brother") + nuns, "a/alejandro-lopez", "b/brother", "physical", "baals-caress", may="yes"
    )
    assert blood_on(s, "brother") == 5  # 1 against 1 physical; both shields stay for 2 Aggravated
    s = strikes(
        CARESS.format("doc") + nuns.replace("brother", "doc"),
        "a/alejandro-lopez",
        "b/doc",
        "physical",
        "baals-caress",
        may="yes",
    )
    assert blood_on(s, "doc") == 4  # one shield for the attack, one of two left


@pytest.mark.ruling("RR-9.1")
@pytest.mark.parametrize(("pays", "left"), [("yes", "burned"), ("no", "city")])
def test_all_that_one_attack_deals_counts_against_the_blood_of_a_mortal(pays, left):
    s = position("streets a: alejandro-lopez [blood 6]\nhaven b: karma [blood 3]\ncity: chef\nhand a: baals-caress\n")
    s.choose("attack with a/alejandro-lopez")
    onward(s, target="city/chef", sort="physical", attack_card="play baals-caress", may=pays, reward="burn city/chef",
           burn_for="gain 1")  # fmt: skip
    assert where(s, "chef") == left  # 1 Physical and 2 Aggravated make 3


def test_nobody_without_blood_sorcery_pays_for_baals_caress():
    s = strikes(
        CARESS.format("hydra").replace("alejandro-lopez [blood 6]", "the-cossack [blood 5]"),
        "a/the-cossack",
        "b/hydra",
        "physical",
        "baals-caress",
    )
    assert blood_on(s, "the-cossack") == 5


@pytest.mark.parametrize(("attacker", "tokens"), [("candi-liu", 1), ("karma", 0)])
def test_break_down_needs_thin_blood_alchemy(attacker, tokens):
    lender = ", april-smith [blood 1]" if attacker == "candi-liu" else ""
    who = "jacob-frost" if attacker == "candi-liu" else attacker
    s = strikes(
        f"streets a: {who} [blood 3]{lender}\nstreets b: hydra [blood 6]\n",
        f"a/{who}",
        "b/hydra",
        "mental",
        "break-down",
    )
    assert s.pieces[find(s, "hydra")].count("weak") == tokens


BOLT = "streets a: skunk [blood 3]\nstreets b: doc [blood 5], karma [blood 2]\n"


@pytest.mark.ruling("R-153", "R-155", "R-161", "R-162")
def test_crossbow_stays_on_the_target_for_a_card_and_stops_its_mending_in_the_end_phase():
    s = strikes(BOLT, "a/skunk", "b/doc", "ranged", "crossbow", may="yes", more="fleetness")
    assert (s.pieces[find(s, "crossbow")].host, faces(s, "hand", 0)) == (find(s, "doc"), [])
    s = position(
        "haven a: doc [blood 4], karma [blood 2]\nhaven b: skunk [blood 3]\nattached b: crossbow [on haven/doc]\n"
        "hand a: fleetness, terrorize\n"
    )
    s.choose("end")
    s.choose("discard fleetness")
    assert (blood_on(s, "doc"), blood_on(s, "karma")) == (4, 3)  # Karma alone could mend


def test_crossbow_does_not_ask_for_a_card_against_a_mortal_that_cannot_bear_it():
    s = position(
        "streets a: skunk [blood 3]\nstreets b: doc [blood 5]\ncity: team-x-operative\nhand a: crossbow, fleetness\n"
    )
    attack(s, "a/skunk", "city/team-x-operative", "ranged", "play crossbow")
    assert (s.asked[1][0], faces(s, "hand"), where(s, "crossbow")) == ("action?", ["fleetness"], "discard")


def test_crossbow_without_a_card_to_discard_goes_to_the_discard_pile():
    s = strikes(BOLT, "a/skunk", "b/doc", "ranged", "crossbow")
    assert where(s, "crossbow") == "discard"
    assert blood_on(s, "doc") == 4
    full = "attached b: cop [on streets/doc], nun [on streets/doc], butcher [on streets/doc]\n"
    s = strikes(BOLT + full, "a/skunk", "b/doc", "ranged", "crossbow", more="fleetness")
    assert where(s, "crossbow") == "discard"
    assert faces(s, "hand", 0) == ["fleetness"]


def test_dangerous_mixture_counts_different_alchemies_of_the_party():
    table = "streets a: hydra [blood 6], frog [blood 3]\nstreets b: emil-hruza [blood 7]\nattached a: "
    s = strikes(
        table + "calcinatio [on streets/frog], fixatio [on streets/hydra]\n",
        "a/hydra",
        "b/emil-hruza",
        "physical",
        "dangerous-mixture",
    )
    assert blood_on(s, "emil-hruza") == 7 - (2 + 1 + 2)
    s = strikes(
        table + "calcinatio [on streets/frog], calcinatio [on streets/hydra]\n",
        "a/hydra",
        "b/emil-hruza",
        "physical",
        "dangerous-mixture",
    )
    assert blood_on(s, "emil-hruza") == 7 - (2 + 1 + 1)


FREE = "streets a: frog [blood 3], skunk [blood 3]\nstreets b: hydra [blood 6], shades [blood 4]\n"
FREE += "attached b: chef [on streets/shades]\nattached a: calcinatio [on streets/skunk]\n"


@pytest.mark.ruling("R-181")
def test_first_ones_free_trades_an_alchemy_for_a_retainer_of_the_other_party():
    s = strikes(FREE, "a/frog", "b/hydra", "social", "first-ones-free", may="yes")
    assert (where(s, "calcinatio"), s.pieces[find(s, "chef")].host) == ("discard", find(s, "frog"))
    s = strikes(FREE, "a/frog", "b/hydra", "social", "first-ones-free", may="no")
    assert where(s, "calcinatio") == "attached"
    s = strikes(
        FREE.replace("attached a: calcinatio [on streets/skunk]\n", ""),
        "a/frog",
        "b/hydra",
        "social",
        "first-ones-free",
    )
    assert s.pieces[find(s, "chef")].host == find(s, "shades")


def test_intimidation_frightens_the_weaker_and_is_hard_on_mortals():
    s = strikes(
        "streets a: hydra [blood 6]\nstreets b: karma [blood 3], doc [bowed, blood 5]\n",
        "a/hydra",
        "b/karma",
        "social",
        "intimidation",
    )
    now = s.pieces[find(s, "karma")]
    assert (now.ready, now.count("fear")) == (False, 1)
    s = strikes(
        "streets a: shades [blood 4]\nstreets b: brother [blood 5]\n", "a/shades", "b/brother", "social", "intimidation"
    )
    now = s.pieces[find(s, "brother")]
    assert (now.ready, now.count("fear")) == (True, 0)
    s = strikes(
        "streets a: hydra [blood 6]\nstreets b: karma [blood 3]\ncity: team-x-operative\n",
        "a/hydra",
        "city/team-x-operative",
        "social",
        "intimidation",
    )
    assert s.agenda[0] == 1  # 1 social, 1 and 2 more


@pytest.mark.parametrize(("attacker", "tokens"), [("lolita", 1), ("karma", 0)])
def test_mesmerize_needs_dominate(attacker, tokens):
    s = strikes(
        f"streets a: {attacker} [blood 3]\nstreets b: hydra [blood 6]\n",
        f"a/{attacker}",
        "b/hydra",
        "mental",
        "mesmerize",
    )
    assert s.pieces[find(s, "hydra")].count("fear") == tokens


@pytest.mark.parametrize(
    ("party", "damage"), [("", 0), (", skunk [blood 3]", 1), (", skunk [blood 3], flick [blood 3]", 1)]
)
def test_peer_pressure_counts_pairs(party, damage):
    s = strikes(
        f"streets a: brother [blood 5]{party}\nstreets b: doc [blood 5]\n",
        "a/brother",
        "b/doc",
        "social",
        "peer-pressure",
    )
    assert blood_on(s, "doc") == 5 - damage  # 1 social against 1


@pytest.mark.parametrize(("attacker", "mine"), [("alejandro-lopez", 2), ("grigori", 1), ("hydra", 0)])
def test_scorpions_touch_replaces_a_blood_for_each_blood_sorcery(attacker, mine):
    s = strikes(
        f"streets a: {attacker} [blood 5]\nstreets b: the-cossack [blood 5]\n",
        f"a/{attacker}",
        "b/the-cossack",
        "physical",
        "scorpions-touch",
    )
    taken = 0 if attacker != "hydra" else 1
    assert blood_on(s, "the-cossack") == 5 - taken
    assert s.pieces[find(s, "the-cossack")].count("blood-a") == mine


@pytest.mark.parametrize(("held", "left"), [("", 3), ("attached b: cop [on streets/doc]\n", 4)])
def test_backup_shields_for_each_attachment(held, left):
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhand b: backup\n" + held)
    attack(s, "a/hydra", "b/doc", "physical", reaction="play backup")
    assert blood_on(s, "doc") == left
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhand b: backup\n" + held)
    play_through(s, "attack with a/hydra", "social")
    assert asked(s) == (1, ["no card"])


def test_crossbow_lets_other_mending_be():
    s = position(
        "haven a: doc [blood 4], lorenzo-murik [blood 3]\nhaven b: skunk [blood 3]\nattached b: crossbow [on haven/doc]\n"
    )
    s.choose("use a/lorenzo-murik")
    assert blood_on(s, "doc") == 5
    end_turn(s)
    assert number(s, "BP", "doc") == 5
    assert "end" in options(s)
