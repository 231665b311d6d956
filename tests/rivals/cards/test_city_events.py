"""The Events of both City Decks."""

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.facts import city
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, attack, blood_on, faces, number, options, party_of, play_through, position, where

HOME = "haven a: hydra [blood 6], skunk [blood 3]\nhaven b: doc [blood 5], karma [blood 3]\n"
OUT = "streets a: hydra [blood 6], skunk [blood 3]\nstreets b: doc [blood 5], karma [blood 3]\n"
BOTH = "leaders: hydra doc\n"


def revealed(text: str, event: str, then: str = "action?", **more):
    """Return the position after the second player has revealed an Event at the beginning of its turn."""
    s = position(f"{text}deck: {event}, student\n", **more)
    end_turn(s, then)
    return s


def prestige_on(s, face: str) -> tuple:
    """Return the tokens on an Event."""
    return next(now.counters for now in s.pieces if now.face == face)


@pytest.mark.ruling("RR-14", "R-005", "R-006")
def test_an_event_that_is_not_ongoing_is_burned_into_the_pile_of_the_city():
    s = revealed(HOME + "hand a: fleetness\n", "gallery-opening", "discard?")
    assert where(s, "gallery-opening") == "city"  # it is carried out first
    onward(s, discard="done")
    assert faces(s, "burned", city(s)) == ["gallery-opening"]
    assert faces(s, "burned", 0) == faces(s, "burned", 1) == []


@pytest.mark.ruling("RR-14", "RR-4.1", "R-178")
def test_an_ongoing_event_stays_until_the_next_turn_of_whoever_has_revealed_it():
    s = position(OUT + "deck: castro-street-party, student, athlete\n")
    before = number(s, "Secrecy", "doc")
    end_turn(s)
    assert prestige_on(s, "castro-street-party") == (("prestige-b", 1),)
    assert (number(s, "Secrecy", "hydra"), s.supply[1]) == (before + 1, 32 - 20 - 8 - 1)
    end_turn(s)  # the first player's turn: the token is not its own
    assert where(s, "castro-street-party") == "city"
    end_turn(s)
    assert (where(s, "castro-street-party"), s.supply[1]) == ("burned", 32 - 20 - 8)


def test_castro_street_party_hides_nobody_at_home():
    s = revealed(HOME, "castro-street-party")
    assert number(s, "Secrecy", "doc") == number(s, "Secrecy", "hydra") == 0


def test_meeting_at_alcatraz_sends_out_the_leaders_alone_and_keeps_that_of_the_active_player_there():
    s = revealed(HOME + BOTH, "meeting-at-alcatraz")
    assert [where(s, face) for face in ("hydra", "doc", "skunk", "karma")] == ["streets", "streets", "haven", "haven"]
    end_turn(s)  # the first player's Leader returns in its own turn
    assert where(s, "hydra") == "haven"
    end_turn(s)
    assert where(s, "doc") == "haven"


def test_meeting_at_alcatraz_lets_others_join_and_takes_nobody_out_of_torpor():
    s = revealed(
        "haven a: hydra [blood 6]\nhaven b: karma [blood 3]\ntorpor b: doc [blood 1]\n" + BOTH, "meeting-at-alcatraz"
    )
    assert (where(s, "doc"), where(s, "hydra")) == ("torpor", "streets")
    s = revealed(HOME + BOTH, "meeting-at-alcatraz")
    play_through(s, "go out with b/karma", "join b")
    assert party_of(s, "doc") == ["doc", "karma"]


def test_meeting_at_alcatraz_makes_a_leader_who_is_out_already_a_party_of_its_own():
    s = revealed("streets a: hydra [blood 6], skunk [blood 3]\nhaven b: doc [blood 5]\n" + BOTH, "meeting-at-alcatraz")
    assert (party_of(s, "hydra"), party_of(s, "skunk")) == (["hydra"], ["skunk"])


def test_chinese_new_year_shuffles_burned_events_back_but_no_mortals_and_not_itself():
    s = position(HOME + "deck: chinese-new-year\nburned city: castro-street-party, vagrant, the-hunger\n")
    end_turn(s)
    assert sorted(faces(s, "deck", city(s))) == ["castro-street-party", "the-hunger"]
    assert faces(s, "burned", city(s)) == ["vagrant", "chinese-new-year"]
    assert not any(now.known for now in s.pieces if now.zone == "deck")


def test_gallery_opening_pays_for_up_to_two_cards_clockwise_from_the_active_player():
    s = revealed(HOME + "hand b: fleetness, unhinged, terrorize\nhand a: 38-special\n", "gallery-opening", "discard?")
    assert asked(s) == (1, ["fleetness", "unhinged", "terrorize", "done"])
    play_through(s, "fleetness", "unhinged")
    assert asked(s) == (0, ["38-special", "done"])
    s.choose("done")
    assert (s.prestige, faces(s, "hand", 1)) == ((20, 22), ["terrorize"])


def test_city_on_the_brink_pays_whoever_defeats_a_foes_character_and_nobody_else():
    table = (
        "streets a: hydra [blood 6]\nstreets b: karma [blood 2], doc [bowed, blood 5]\n"
        "city: city-on-the-brink [prestige-b]\n"
    )
    s = position(table, players=3)
    s.rivals = (2, 0, 1)  # Karma is not of the Rival
    attack(s, "a/hydra", "b/karma", "physical")
    assert s.agenda == (1, 0, 0)
    s = position(table.replace("karma [blood 2]", "karma [blood 3]"), players=3)
    attack(s, "a/hydra", "b/karma", "mental")
    assert s.agenda == (0, 0, 0)


def test_the_hunger_makes_vagrants_worth_an_agenda_and_costs_whoever_is_not_full():
    s = position(
        "streets a: hydra [blood 6], skunk [blood 2]\nhaven b: doc [blood 5]\ncity: vagrant, the-hunger [prestige-b]\n"
    )
    attack(s, "a/hydra", "city/vagrant", "physical")
    onward(s, reward="burn city/vagrant")
    assert s.agenda == (1, 0)
    end_turn(s)
    assert s.prestige == (19, 20)  # Skunk alone lacks Blood
    end_turn(s)
    assert s.prestige == (19, 20)


def test_without_the_hunger_a_vagrant_is_worth_no_agenda():
    s = position("streets a: hydra [blood 6]\nhaven b: doc [blood 5]\ncity: vagrant\n")
    attack(s, "a/hydra", "city/vagrant", "physical")
    onward(s, reward="burn city/vagrant")
    assert s.agenda == (0, 0)


@pytest.mark.ruling("RR-6")
def test_wandering_the_bart_tunnels_makes_everybody_outside_a_party_alone_as_long_as_it_lies_there():
    s = position("streets a: hydra [blood 6], skunk [blood 3]\nhaven b: doc [blood 5], karma [blood 3]\n"
                 "city: wandering-the-bart-tunnels [prestige-a]\ndeck: student, athlete, cop\n")  # fmt: skip
    assert (party_of(s, "hydra"), party_of(s, "doc")) == (["hydra"], ["doc", "karma"])
    end_turn(s)
    assert party_of(s, "skunk") == ["skunk"]
    end_turn(s)  # its player's turn: it is burned and everybody is home
    assert party_of(s, "hydra") == ["hydra", "skunk"]


def test_wandering_the_bart_tunnels_leaves_nobody_to_block():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5], karma [blood 3]\n"
                 "city: wandering-the-bart-tunnels [prestige-b]\n")  # fmt: skip
    play_through(s, "attack with a/hydra", "b/doc", "physical")
    assert s.asked[1][0] == "action?"
    assert blood_on(s, "doc") == 3


@pytest.mark.ruling("R-217")
def test_a_house_divided_splits_havens_and_not_the_streets():
    s = position("haven a: hydra [blood 6], skunk [blood 3]\nstreets b: doc [blood 5], karma [blood 3]\n"
                 "city: a-house-divided [prestige-b]\n")  # fmt: skip
    assert (party_of(s, "hydra"), party_of(s, "doc")) == (["hydra"], ["doc", "karma"])
    play_through(s, "go out with a/hydra", "with a/skunk")
    assert party_of(s, "hydra") == ["hydra", "skunk"]  # together they go, and outside they are a party


@pytest.mark.ruling("R-217", "RR-9")
def test_during_a_house_divided_nobody_at_home_can_block_for_another():
    s = position(
        "streets a: hydra [blood 6]\nhaven b: doc [blood 5], karma [blood 3]\ncity: a-house-divided [prestige-a]\n"
    )
    play_through(s, "attack with a/hydra", "b/doc", "physical")
    assert (s.asked[1][0], blood_on(s, "doc")) == ("action?", 3)


@pytest.mark.ruling("RR-4.1")
def test_cable_car_accident_keeps_everybody_outside_there_but_does_not_keep_anybody_in():
    s = position(OUT + "city: cable-car-accident [prestige-a]\ndeck: student, athlete\n")
    end_turn(s)
    assert [where(s, face) for face in ("doc", "karma")] == ["streets", "streets"]
    end_turn(s)  # burned before its player's characters would return
    assert where(s, "hydra") == "haven"


def test_san_francisco_fog_allows_no_ranged_cards_but_other_ones():
    hand = "hand a: 38-special, baseball-bat\n"
    s = position(OUT + hand + "city: san-francisco-fog [prestige-b]\n")
    play_through(s, "attack with a/hydra", "b/doc", "ranged")
    assert options(s) == ["no card"]
    s = position(OUT + hand + "city: san-francisco-fog [prestige-b]\n")
    play_through(s, "attack with a/hydra", "b/doc", "physical")
    assert options(s) == ["play baseball-bat", "no card"]


def test_protests_in_the_streets_cost_who_attacks_a_mortal_and_nobody_who_attacks_a_character():
    table = OUT + "city: vagrant, protests-in-the-streets [prestige-b]\n"
    s = position(table)
    attack(s, "a/skunk", "city/vagrant", "mental")
    assert blood_on(s, "skunk") == 2
    s = position(table)
    attack(s, "a/skunk", "b/doc", "mental")
    assert blood_on(s, "skunk") == 3


# ── Prague ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_austerity_measures_burns_one_of_two_attachments_and_none_of_one():
    held = "attached b: cop [on haven/doc], nun [on haven/karma]\nattached a: bartender [on haven/hydra]\n"
    s = revealed(HOME + held, "austerity-measures", "choose")
    assert asked(s) == (1, ["b/cop", "b/nun"])
    s.choose("b/nun")
    assert [where(s, face) for face in ("cop", "nun", "bartender")] == ["attached", "burned", "attached"]


def test_austerity_measures_counts_no_curse():
    s = revealed(HOME + "attached a: crossbow [on haven/doc]\nattached b: cop [on haven/doc]\n", "austerity-measures")
    assert [where(s, face) for face in ("cop", "crossbow")] == ["attached", "attached"]


def test_austerity_measures_counts_no_curse_for_the_player_who_has_laid_it():
    s = revealed(HOME + "attached b: crossbow [on haven/hydra], cop [on haven/doc]\n", "austerity-measures")
    assert [where(s, face) for face in ("cop", "crossbow")] == ["attached", "attached"]


@pytest.mark.ruling("RR-14")
def test_bohemian_carnevale_asks_each_player_clockwise_for_a_blood():
    s = revealed(HOME + "burned city: vagrant, the-hunger\n", "bohemian-carnevale", "may")
    assert asked(s)[0] == 1
    play_through(s, "yes", "b/karma")
    assert asked(s)[1] == ["city/burned/vagrant", "city/burned/the-hunger"]
    s.choose("city/burned/vagrant")
    assert blood_on(s, "karma") == 2
    assert "vagrant" not in faces(s, "burned", city(s))
    assert s.asked[0] == 0
    s.choose("no")
    assert blood_on(s, "hydra") == 6
    assert "the-hunger" in faces(s, "burned", city(s))


def test_nobody_pays_its_last_blood_to_bohemian_carnevale():
    s = revealed("haven a: skunk [blood 1]\nhaven b: karma [blood 1]\nburned city: vagrant\n", "bohemian-carnevale")
    assert s.asked[1][0] == "action?"
    assert "vagrant" in faces(s, "burned", city(s))


@pytest.mark.ruling("R-181", "R-183")
def test_liberate_lets_the_attacker_take_a_retainer_with_what_attaching_it_earns():
    table = "streets a: hydra [blood 6]\nstreets b: karma [blood 2]\nhaven b: doc [blood 5]\nlibrary a: fleetness\n"
    table += "attached b: medium [on streets/karma]\n"
    s = position(table + "city: liberate [prestige-b]\n")
    attack(s, "a/hydra", "b/karma", "physical")
    assert asked(s) == (0, ["yes", "no"])
    s.choose("yes")
    onward(s)
    assert (s.pieces[_of(s, "medium")].host, faces(s, "hand", 0)) == (_of(s, "hydra"), ["fleetness"])
    assert number(s, "oblivion", "hydra") == 1
    s = position(table)
    attack(s, "a/hydra", "b/karma", "physical")
    assert (where(s, "medium"), faces(s, "hand", 0)) == ("discard", [])


def _of(s, face: str) -> int:
    return next(n for n, now in enumerate(s.pieces) if now.face == face)


def test_midnight_curfew_discards_citizens_alone_and_shuffles_the_discard_pile_in():
    s = position(
        HOME
        + "deck: midnight-curfew\ncity: nun, vagrant\ndiscard city: team-x-operative\nattached a: cop [on haven/hydra]\n"
    )
    end_turn(s)
    assert sorted(faces(s, "deck", city(s))) == ["nun", "team-x-operative"]
    assert (where(s, "vagrant"), where(s, "cop")) == ("city", "attached")


@pytest.mark.ruling("R-271", "R-273")
def test_racing_the_clock_exhausts_the_strongest_ready_character_before_anybody_becomes_ready():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [bowed, blood 5], guvnah [blood 5], karma [blood 3]\n"
                 "city: racing-the-clock [prestige-a]\n")  # fmt: skip
    end_turn(s, "choose one")
    assert s.asked[0] == 1
    s.pick(0)  # Guv'nah: Doc has as much BP, but is exhausted
    now = s.pieces[_of(s, "guvnah")]
    assert (now.ready, now.counters, s.pieces[_of(s, "doc")].ready) == (False, (("blood", 5),), True)
    assert s.asked[1] == ("action?", (2,))


@pytest.mark.ruling("R-272")
def test_racing_the_clock_costs_an_action_otherwise_and_whoever_has_nobody_ready():
    table = "haven a: hydra [blood 6]\nhaven b: doc [{}blood 5]\ncity: racing-the-clock [prestige-a]\n"
    s = position(table.format(""))
    end_turn(s, "choose one")
    s.pick(1)
    assert (s.asked[1], s.pieces[_of(s, "doc")].ready) == (("action?", (1,)), True)
    s = position(table.format("bowed, "))
    end_turn(s)
    assert s.asked[1] == ("action?", (1,))


def test_sword_of_god_hides_nobody():
    s = position(HOME + "board b: the-madhouse\ncity: sword-of-god [prestige-b]\n")
    assert number(s, "Secrecy", "doc") == 0
    s = position(HOME + "board b: the-madhouse\n")
    assert number(s, "Secrecy", "doc") == 1


def test_sword_of_god_pays_for_the_first_second_inquisition_card_of_a_turn():
    s = position("streets a: hydra [blood 6], the-cossack [blood 5]\nhaven b: doc [blood 5]\nhand a: kneecapped, kneecapped,"
                 " fleetness, fleetness\ncity: team-x-operative, team-x-operative, sword-of-god [prestige-b]\n",
                 exhausted_party=False)  # fmt: skip
    for who in ("hydra", "the-cossack"):
        play_through(s, f"attack with a/{who}")
        onward(
            s,
            target="city/team-x-operative",
            sort="physical",
            attack_card="play kneecapped",
            may="yes",
            discard="fleetness",
        )
    assert (s.agenda[0], s.prestige[0]) == (2, 21)


def test_temporary_truce_stops_leaders_and_nobody_else():
    table = "streets a: hydra [blood 6]\nstreets a2: skunk [blood 3]\nstreets b: doc [blood 5]\n" + BOTH
    s = position(table + "city: temporary-truce [prestige-b]\n")
    assert [word for word in options(s) if "attack" in word] == ["attack with a2/skunk"]
    s = position(table)
    assert "attack with a/hydra" in options(s)


def test_walpurgis_night_sells_fear_for_blood_in_ones_own_turn():
    s = position(HOME + "city: walpurgis-night [prestige-b]\n")
    s.choose("use city/walpurgis-night")
    play_through(s, "a/skunk")
    assert sorted(options(s)) == ["a/hydra", "a/skunk", "b/doc", "b/karma"]
    s.choose("b/doc")
    assert blood_on(s, "skunk") == 2
    assert s.pieces[_of(s, "doc")].count("fear") == 1


def test_nobody_pays_its_last_blood_for_walpurgis_night():
    s = position("haven a: skunk [blood 1]\nhaven b: doc [blood 5]\ncity: walpurgis-night [prestige-b]\n")
    assert not any("walpurgis" in word for word in options(s))


# ── set-up ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-177")
def test_prague_is_played_unless_another_city_is_agreed_on_before_decks():
    names = [option.name for option in GAME.options]
    assert GAME.checked({})["city"] == "prague"
    assert names.index("city") < names.index("decks")
    s = GAME.start({"city": "san francisco"}, seed=3)
    assert any(now.face == "special-affairs-division" for now in s.pieces)
    assert not any(now.face == "team-x-operative" for now in s.pieces)


@pytest.mark.ruling("R-147", "R-178", "RR-2")
@pytest.mark.parametrize("name", ["prague", "san francisco"])
def test_four_events_leave_unseen_and_the_rest_is_shuffled(name):
    s = GAME.start({"city": name}, seed=5)
    gone = [now for now in s.pieces if now.zone == "gone"]
    assert [now.back for now in gone] == ["City"] * 4
    assert all(now.known == 0 for now in gone)
    assert all("event" in GAME.faces[now.face].types for now in gone)
    whole = GAME.city_deck(name)
    assert sum(1 for now in s.pieces if now.back == "City") == len(whole)
    kinds = [("event" if "event" in GAME.faces[face].types else GAME.faces[face].types[0]) for face in whole]
    assert {kind: kinds.count(kind) for kind in ("citizen", "vagrant", "second inquisition")} == {
        "citizen": 7, "vagrant": 5, "second inquisition": 4
    }  # fmt: skip


@pytest.mark.ruling("RR-14", "R-087", "R-228")
def test_an_event_burns_in_time_also_if_there_was_no_token_for_it():
    s = position("haven a: doc [blood 5]\nhaven b: skunk [blood 3]\nprestige: 10 29\n" + BOTH
                 + "deck: castro-street-party, vagrant, vagrant\n")  # fmt: skip
    end_turn(s)
    assert (s.supply[1], prestige_on(s, "castro-street-party")) == (0, (("marker-b", 1),))
    end_turn(s)
    assert where(s, "castro-street-party") == "city"
    end_turn(s)
    assert where(s, "castro-street-party") == "burned"
