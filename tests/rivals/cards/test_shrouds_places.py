"""The Agenda cards, the Havens and the wraith tokens of Shadows & Shrouds."""

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.cards.shrouds.wraiths import WRAITHS
from coterie.games.rivals.decks.form import FORM
from coterie.games.rivals.decks.supplied import SUPPLIED
from coterie.games.rivals.rules.attack import attack as begin
from coterie.kernel.pieces import pile
from tests.rivals.tools import asked, attack, blood_on, find, number, options, play_through, position, where

TORPOR = "board a: death-is-only-the-beginning{}\nhaven a: hydra [blood 6]\nhaven b: doc [blood 5]\ntorpor {}: {}\n"


@pytest.mark.parametrize(("there", "worth"), [("karma", 1), ("karma, velvet", 1), ("karma, velvet, skunk", 2)])
def test_death_is_only_the_beginning_counts_one_s_own_torpor(there, worth):
    s = position(TORPOR.format("", "a", there))
    s.choose("use a/death-is-only-the-beginning")
    assert (s.agenda[0], s.pieces[find(s, "death-is-only-the-beginning")].ready) == (worth, False)
    assert "use a/death-is-only-the-beginning" not in options(s)


def test_death_is_only_the_beginning_does_not_count_a_foe_s_torpor():
    assert "use a/death-is-only-the-beginning" not in options(position(TORPOR.format("", "b", "karma")))


def begun(mine: str, *others: str):
    text = f"board a: most-impressive\nstreets a: {mine}\nhaven a: doc [blood 5]\nactive: {'bc'[len(others) - 1]}\n"
    text += "".join(f"streets {seat}: {other}\n" for seat, other in zip("bc", others, strict=False))
    s = position(text, players=1 + len(others))
    s.choose("end")
    return s


def test_most_impressive_wants_more_bp_in_the_streets_than_each_foe():
    assert begun("hydra [blood 6]", "brother [blood 5]").agenda[0] == 1
    assert begun("hydra [blood 6]", "the-cossack [blood 5], skunk [blood 3]").agenda[0] == 0
    assert begun("brother [blood 5]", "the-cossack [blood 5]").agenda[0] == 0  # as much is not more
    assert begun("hydra [blood 6]", "brother [blood 5]", "johnny [blood 4]").agenda[0] == 1  # of each alone


FIGHTER = "board a: prizefighter\nstreets a: {} [blood 6]\nstreets b: doc [blood 5]\ncity: chef\nleaders: brother doc\n"


@pytest.mark.ruling("R-096")
def test_markus_with_prizefighter_gets_two_agenda_before_the_attack_goes_on():
    s = position(FIGHTER.format("markus-kumnyama"))
    play_through(s, "attack with a/markus-kumnyama", "b/doc")
    assert s.asked[1][0] == "sort?"
    assert s.pieces[find(s, "markus-kumnyama")].count("agenda") == 2


@pytest.mark.ruling("R-097")
def test_prizefighter_is_for_any_attacker_and_any_character():
    s = position(FIGHTER.format("hydra"))
    play_through(s, "attack with a/hydra", "b/doc")
    assert s.pieces[find(s, "hydra")].count("agenda") == 1
    s = position(FIGHTER.format("hydra"))
    play_through(s, "attack with a/hydra", "city/chef")
    assert s.pieces[find(s, "hydra")].count("agenda") == 0  # a Mortal is no character


@pytest.mark.ruling("R-098", "R-099")
def test_an_attack_that_is_no_action_is_an_attack_all_the_same():
    s = position(FIGHTER.format("markus-kumnyama"))
    s.todo.append((begin, 0, find(s, "markus-kumnyama")))  # as against one who claims the Title
    s.asked = None
    s.play()
    s.choose("b/doc")
    assert s.pieces[find(s, "markus-kumnyama")].count("agenda") == 1


def test_prizefighter_brings_one_agenda_home_at_the_end_of_a_turn():
    s = position("board a: prizefighter\nhaven a: hydra [agenda 2, blood 6]\nhaven b: doc [agenda 1, blood 5]\n")
    s.choose("end")
    assert (s.agenda, s.pieces[find(s, "hydra")].count("agenda")) == ((1, 0), 1)
    s.choose("end")
    assert s.agenda == (1, 0)  # not at a foe's


def test_wake_the_dead_counts_wraiths():
    one = "chef [down, known all, on haven/hydra], wraith-social [down, known a, on chef]"
    two = (
        ", cop [down, known all, on haven/hydra], wraith-mental [down, known a, on cop], "
        "addict [down, known all, on haven/hydra], wraith-shield [down, known a, on addict]"
    )
    text = "board a: wake-the-dead\nhaven a: hydra [blood 6]\nhaven b: doc [blood 5]\nattached a: {}\n"
    for wraiths, worth in ((one, 1), (one + two, 2)):
        s = position(text.format(wraiths))
        s.choose("use a/wake-the-dead")
        assert s.agenda[0] == worth
    assert "use a/wake-the-dead" not in options(position(text.format("chef [on haven/hydra]")))  # a Retainer is none


MORTUARY = (
    "board a: eternal-life-mortuary\nhaven a: hydra [blood {}], zahara [blood 1]\n"
    "haven b: doc [blood 5]\ncity: {}\nleaders: hydra doc\n"
)


@pytest.mark.ruling("R-113", "R-115")
def test_eternal_life_mortuary_takes_exactly_two_blood_even_the_last():
    s = position(MORTUARY.format(6, "chef, special-affairs-division"))
    s.choose("use a/eternal-life-mortuary")
    assert (where(s, "chef"), blood_on(s, "hydra")) == ("burned", 4)  # Zahara has but 1, and S.A.D. is no Citizen
    assert number(s, "Secrecy", "hydra") == 1
    s = position(MORTUARY.format(2, "chef"))
    s.choose("use a/eternal-life-mortuary")
    assert where(s, "hydra") == "torpor"
    assert "use a/eternal-life-mortuary" not in options(position(MORTUARY.format(1, "chef")))
    assert "use a/eternal-life-mortuary" not in options(position(MORTUARY.format(6, "special-affairs-division")))


@pytest.mark.ruling("R-114")
def test_an_ordinary_payment_never_takes_the_last_blood():
    text = "streets a: hydra [blood {}]\nstreets b: doc [blood 5]\nlibrary a: throat-rip\n"
    for blood, offered in ((2, True), (1, False)):
        s = position(text.format(blood))
        s.choose("attack with a/hydra")
        assert (s.asked[1][0] == "moment") == offered


CEMETERY = (
    "board a: mission-cemetery\nhaven a: hydra [blood 6]\nhaven b: doc [blood 5]\nleaders: {} doc\n"
    "attached a: chef [on haven/hydra]\n"
)


@pytest.mark.ruling("R-124")
def test_mission_cemetery_burns_a_retainer_and_takes_any_burned_mortal():
    s = position(CEMETERY.format("hydra") + "burned city: addict\nwraiths: wraith-social\n")
    s.choose("use a/mission-cemetery")
    assert asked(s) == (0, ["city/burned/addict", "city/burned/chef"])
    s.choose("city/burned/addict")
    assert (where(s, "addict"), where(s, "chef")) == ("attached", "burned")


def test_mission_cemetery_needs_leader_token_and_retainer():
    assert "use a/mission-cemetery" not in options(position(CEMETERY.format("brother") + "wraiths: wraith-social\n"))
    assert "use a/mission-cemetery" not in options(position(CEMETERY.format("hydra")))
    bare = CEMETERY.format("hydra").split("attached")[0] + "burned city: addict\nwraiths: wraith-social\n"
    assert "use a/mission-cemetery" not in options(position(bare))


@pytest.mark.ruling("R-103")
def test_the_big_house_raises_the_coterie_while_the_leader_is_there():
    text = (
        "board a: the-big-house\n{} a: hydra [blood 6]\nhaven a: brother [blood 6]\n"
        "torpor a: skunk [blood 1]\nhand a: johnny\nhaven b: doc [blood 5]\nleaders: hydra doc\n"
    )
    s = position(text.format("streets"))
    assert [number(s, "BP", face) for face in ("hydra", "brother", "skunk", "johnny", "doc")] == [7, 6, 3, 4, 5]
    gone = position(text.format("torpor"))
    assert [number(gone, "BP", face) for face in ("hydra", "brother")] == [6, 5]


def test_the_big_house_s_end_returns_blood_above_bp():
    s = position(
        "board a: the-big-house\nstreets a: hydra [blood 1]\nhaven a: brother [blood 6]\n"
        "haven b: velvet [blood 4]\nstreets b: doc [blood 5]\nleaders: hydra doc\nactive: b\n"
    )
    attack(s, "b/doc", "a/hydra", "mental")
    assert (where(s, "hydra"), blood_on(s, "brother")) == ("torpor", 5)


def test_the_big_house_begins_with_a_prestige_of_each_foe():
    deck = FORM.write(next(each.deck for each in SUPPLIED if each.key == "first-brujah"))
    deck = deck.replace("House of Pain", "The Big House")
    s = GAME.start({"players": 3, "decks": [deck, "first-malkavian", "first-malkavian"]}, seed=2)
    counters = [s.pieces[p].counters for p in pile(s, "board", 0) if s.pieces[p].face == "the-big-house"]
    assert counters == [(("prestige-b", 1), ("prestige-c", 1))]
    assert s.prestige[1] == 20 - 5  # its own supply pays for its Leader alone


TENDERLOIN = (
    "board a: turf-war, the-tenderloin\nhaven a: hydra [agenda 2, blood 6], "
    "skunk [agenda 1, blood 3]\nhaven b: doc [blood 5]\nhand a: brother, johnny\nagenda: {} 0\n"
    "prestige: {} 20\nleaders: {} doc\n"
)


@pytest.mark.ruling("R-143", "R-144", "R-145", "R-146")
def test_the_tenderloin_turns_agenda_of_different_sources_into_a_cheaper_recruit():
    s = position(TENDERLOIN.format(2, 4, "hydra"))
    assert "recruit brother" not in options(s)  # BP 5
    s.choose("use a/the-tenderloin")
    assert options(s) == ["a/turf-war", "a/hydra", "a/skunk"]
    play_through(s, "a/turf-war", "a/hydra", "done")
    assert (s.agenda[0], s.pieces[find(s, "hydra")].count("agenda"), s.pieces[find(s, "skunk")].count("agenda")) == (
        1,
        1,
        1,
    )
    s.choose("recruit brother")
    assert (s.prestige[0], blood_on(s, "brother")) == (1, 5)  # 3 paid, 2 from the general supply
    assert "recruit johnny" not in options(s)  # the next one costs 4 again


@pytest.mark.ruling("R-143")
def test_agenda_of_three_sources_pays_for_a_vampire_of_bp_three():
    s = position(TENDERLOIN.format(2, 1, "hydra").replace("brother, johnny", "karma"))
    play_through(s, "use a/the-tenderloin", "a/turf-war", "a/hydra", "a/skunk")
    if s.asked[1][0] != "action?":
        s.choose("done")
    s.choose("recruit karma")
    assert (s.prestige[0], blood_on(s, "karma"), s.over) == (1, 3, False)  # nothing is paid, not even the last Prestige


@pytest.mark.ruling("R-145")
def test_the_tenderloin_takes_no_second_agenda_from_a_source_for_the_same_recruit():
    s = position(TENDERLOIN.format(2, 9, "hydra") + "actions: 3\n")
    play_through(s, "use a/the-tenderloin", "a/hydra", "done", "use a/the-tenderloin")
    assert options(s) == ["a/turf-war", "a/skunk"]
    play_through(s, "a/turf-war", "a/skunk")
    assert "use a/the-tenderloin" not in options(s)
    s.choose("recruit brother")
    assert s.prestige[0] == 9 - (5 - 3)
    s.choose("use a/the-tenderloin")  # for the next recruit
    assert options(s) == ["a/turf-war", "a/hydra"]


def test_the_tenderloin_needs_the_leader_and_agenda():
    assert "use a/the-tenderloin" not in options(position(TENDERLOIN.format(2, 4, "brother")))
    none = TENDERLOIN.format(0, 4, "hydra").replace("agenda 2, ", "").replace("agenda 1, ", "")
    assert "use a/the-tenderloin" not in options(position(none))


@pytest.mark.ruling("R-143")
@pytest.mark.parametrize(
    ("actions", "hand", "offered"),
    [(1, "johnny", True), (0, "johnny", False), (2, "bind-the-spirit", True), (1, "bind-the-spirit", False)],
)
def test_the_tenderloin_is_on_offer_while_a_recruit_can_follow(actions, hand, offered):
    text = TENDERLOIN.format(2, 4, "hydra").replace("hand a: brother, johnny", f"hand a: {hand}")
    s = position(f"{text}faction a: brother\nactions: {actions}\n")
    assert ("use a/the-tenderloin" in options(s)) is offered


@pytest.mark.ruling("R-143", "R-152")
@pytest.mark.parametrize(("actions", "asked"), [(1, "sort?"), (2, "moment")])
def test_the_tenderloin_is_no_matter_in_the_attack_of_the_last_action(actions, asked):
    s = position(
        "board a: the-tenderloin\nstreets a: hydra [agenda 2, blood 6]\nstreets b: doc [blood 5]\nhand a: johnny\n"
        f"leaders: hydra doc\nactions: {actions}\n"
    )
    s.choose("attack with a/hydra")
    assert s.asked[1][0] == asked


@pytest.mark.parametrize(
    "card", [card for card in CARDS.values() if card.set == "Shadows & Shrouds"], ids=lambda card: card.face
)
def test_each_card_reads_without_a_gap(card):
    assert "None" not in card.text
    assert "{" not in card.text


@pytest.mark.parametrize("card", WRAITHS, ids=lambda card: card.face)
def test_each_token_gives_its_number_twice(card):
    s = position(
        f"streets a: hydra [blood 6]\nstreets b: doc [blood 5]\n"
        f"attached a: chef [down, known all, on streets/hydra], {card.face} [down, known a, on chef]\n"
    )
    name = card.plays.does.number
    before = number(s, name, "hydra")
    play_through(s, "attack with a/hydra", "b/doc", "reveal a/chef")
    assert number(s, name, "hydra") == before + 1
    s.choose(f"use a/{card.face}")
    assert number(s, name, "hydra") == before + 2
