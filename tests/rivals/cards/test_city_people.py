"""The cards that deal with the City: Emil Hruza, Cover Charge, Havens of a collection, Agenda cards, Retainers."""

import pytest

from coterie.games.rivals.facts import city
from coterie.kernel.knowledge import live_facts
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import (
    asked,
    attack,
    blood_on,
    faces,
    find,
    number,
    options,
    party_of,
    play_through,
    position,
    where,
)

EMIL = "haven a: hydra [blood 6]\nhaven b: emil-hruza [blood 7], karma [blood 3]\n"


# ── Emil Hruza ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-243")
def test_who_ignores_an_event_takes_no_part_in_it():
    s = position(EMIL + "hand a: fleetness\nhand b: terrorize\ndeck: gallery-opening\n")
    end_turn(s, "ignoring?")
    assert asked(s) == (1, ["ignore city/gallery-opening", "done"])
    s.choose("ignore city/gallery-opening")
    assert asked(s) == (0, ["fleetness", "done"])  # the other player alone takes part


@pytest.mark.ruling("R-243")
def test_without_emil_in_the_coterie_nobody_is_asked():
    s = position("haven a: hydra [blood 6]\nhaven b: karma [blood 3]\ntorpor b: emil-hruza [blood 1]\nhand b: terrorize\n"
                 "deck: gallery-opening\n")  # fmt: skip
    end_turn(s, "discard?")
    assert asked(s)[0] == 1


@pytest.mark.ruling("R-244", "R-246")
def test_an_ongoing_event_can_be_ignored_and_heeded_any_number_of_times():
    s = position("streets a: emil-hruza [blood 7], karma [blood 3]\nstreets b: hydra [blood 6]\n"
                 "city: castro-street-party [prestige-b]\n")  # fmt: skip
    base = number(s, "Secrecy", "hydra")
    for _ in range(2):
        assert number(s, "Secrecy", "karma") == 1
        s.choose("ignore city/castro-street-party")
        assert (number(s, "Secrecy", "karma"), number(s, "Secrecy", "hydra")) == (0, base)
        s.choose("heed city/castro-street-party")
    assert number(s, "Secrecy", "karma") == 1


@pytest.mark.ruling("R-244")
def test_what_was_said_no_longer_counts_once_emil_has_left():
    s = position("streets a: hydra [blood 6]\nstreets b: emil-hruza [blood 1]\nhaven b: karma [blood 3]\n"
                 "city: a-house-divided [prestige-a, ignored-b]\n")  # fmt: skip
    assert party_of(s, "karma") == ["karma"]
    s = position(EMIL + "city: a-house-divided [prestige-a, ignored-b]\n")
    assert party_of(s, "karma") == ["emil-hruza", "karma"]
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5], karma [blood 3]\ntorpor b: emil-hruza [blood 1]\n"
                 "city: a-house-divided [prestige-a, ignored-b]\n")  # fmt: skip
    assert party_of(s, "karma") == ["karma"]


@pytest.mark.ruling("R-245")
def test_a_foe_is_told_before_its_attack_and_the_answer_stays():
    s = position("streets a: hydra [blood 6]\nhaven b: emil-hruza [blood 7], karma [blood 3]\n"
                 "city: a-house-divided [prestige-a]\n")  # fmt: skip
    s.choose("attack with a/hydra")
    assert asked(s) == (1, ["ignore city/a-house-divided", "done"])
    s.choose("ignore city/a-house-divided")
    assert s.asked[0] == 0  # the target is named with that known
    play_through(s, "b/karma", "physical")
    assert asked(s) == (1, ["block with b/emil-hruza", "no block"])
    s.choose("no block")
    assert "heed city/a-house-divided" not in options(s)


@pytest.mark.ruling("R-245")
def test_who_attacks_says_it_in_its_own_turn_and_not_at_each_attack():
    s = position("streets a: emil-hruza [blood 7]\nstreets b: hydra [blood 6], karma [blood 3]\n"
                 "city: a-house-divided [prestige-a]\n")  # fmt: skip
    assert "ignore city/a-house-divided" in options(s)
    s.choose("attack with a/emil-hruza")
    assert asked(s) == (0, ["b/hydra", "b/karma"])


@pytest.mark.ruling("R-247", "R-248")
def test_emil_brings_a_burned_event_back_once_and_then_it_leaves_the_game():
    s = position("streets a: emil-hruza [blood 7]\nhaven b: doc [blood 5]\ncity: vagrant\n"
                 "burned city: castro-street-party, the-hunger, cop\n")  # fmt: skip
    attack(s, "a/emil-hruza", "city/vagrant", "social")
    assert asked(s) == (0, ["use a/emil-hruza", "pass"])
    s.choose("use a/emil-hruza")
    assert options(s) == ["city/burned/castro-street-party", "city/burned/the-hunger"]
    s.choose("city/burned/castro-street-party")
    onward(s, reward="burn city/vagrant")
    assert faces(s, "deck", city(s)) == ["castro-street-party"]
    assert "Castro Street Party goes into the City Deck" in told(s)
    end_turn(s)  # revealed by b
    assert where(s, "castro-street-party") == "city"
    end_turn(s)
    end_turn(s)  # burned at b's next turn
    assert where(s, "castro-street-party") == "gone"


@pytest.mark.ruling("R-243", "R-244")
@pytest.mark.parametrize(("ignored", "agenda"), [((), 2), (("ignore city/city-on-the-brink",), 1)])
def test_who_ignores_an_event_gains_nothing_by_it(ignored, agenda):
    s = position("streets a: emil-hruza [blood 7]\nstreets b: karma [blood 1]\nhaven b: doc [blood 5]\n"
                 "city: city-on-the-brink\nleaders: emil-hruza doc\n")  # fmt: skip
    play_through(s, *ignored)
    attack(s, "a/emil-hruza", "b/karma", "social")
    assert s.agenda == (agenda, 0)  # 1 for a Rival's vampire, 1 by the Event


def test_emil_brings_nothing_back_for_what_others_defeat():
    s = position(
        "streets a: emil-hruza [blood 7], hydra [blood 6]\nhaven b: doc [blood 5]\ncity: vagrant\nburned city: the-hunger\n"
    )
    attack(s, "a/hydra", "city/vagrant", "physical")
    assert s.asked[1][0] == "reward?"


# ── Cover Charge ────────────────────────────────────────────────────────────────────────────────────────────────────

CLUB = "haven a: liza-holt [blood 4], karma [blood 3]\nhaven b: hydra [blood 6]\nhand a: cover-charge\n"


def charged(text: str = CLUB):
    """Return the position after Cover Charge has been played."""
    s = position(text)
    s.choose("play cover-charge")
    onward(s, who_acts="a/liza-holt")
    return s


@pytest.mark.ruling("R-228", "R-229", "R-087")
def test_cover_charge_acts_as_an_event_with_its_players_token_and_burns_in_its_next_turn():
    s = charged()
    assert (faces(s, "city"), s.supply[0]) == (["cover-charge"], 32 - 20 - 7 - 1)
    end_turn(s)
    assert faces(s, "city") == ["cover-charge"]
    end_turn(s)
    assert (faces(s, "burned", city(s)), faces(s, "burned", 0), s.supply[0]) == (["cover-charge"], [], 32 - 20 - 7)


@pytest.mark.ruling("R-228")
def test_foes_pay_its_player_before_they_attack_somebody_with_presence():
    table = "streets a: liza-holt [blood 4]\nstreets a2: karma [blood 3]\nstreets b: hydra [blood 6]\nactive: b\n"
    s = position(table + "city: cover-charge [prestige-a]\n")
    play_through(s, "attack with b/hydra", "a/liza-holt")
    assert s.prestige == (21, 19)
    s = position(table + "city: cover-charge [prestige-a]\n")
    play_through(s, "attack with b/hydra", "a2/karma")
    assert s.prestige == (20, 20)
    s = position(table + "city: cover-charge [prestige-b]\n")
    play_through(s, "attack with b/hydra", "a/liza-holt")  # its own player gives nothing
    assert s.prestige == (20, 20)


@pytest.mark.ruling("R-230")
def test_cover_charge_can_be_shuffled_into_the_city_deck_where_its_back_is_seen():
    s = charged("haven a: liza-holt [blood 4], karma [blood 3]\nhaven b: hydra [blood 6]\nhand a: cover-charge\n"
                "deck: student, bohemian-carnevale, athlete, cop\n")  # fmt: skip
    end_turn(s)
    end_turn(s, "may")
    assert faces(s, "burned", city(s)) == ["cover-charge"]
    play_through(s, "yes")
    onward(s, choose="a/karma")
    deck = [s.pieces[p] for p in s.piles["deck", city(s)]]
    backs = [now.back for now in deck]
    assert sorted(backs) == ["City", "City", "library a"]
    assert all(now.known == 0 for now in deck)
    at = s.piles["deck", city(s)][backs.index("library a")]
    assert any(fact.faces == ("cover-charge",) and fact.backs == (at,) for fact in live_facts(s, 1))
    assert deck_note(s) == f"on top: {backs[0]}"


def told(s) -> str:
    """Return all that everybody was told."""
    return str(s.scene(-1)["log"])


def deck_note(s) -> str:
    """Return what a spectator is told of the top of the City Deck."""
    return next(area for area in s.scene(-1)["areas"] if area["id"] == f"deck:{city(s)}").get("note", "")


@pytest.mark.ruling("R-230")
def test_the_back_of_the_top_card_of_the_city_deck_is_told_to_all():
    table = "haven a: liza-holt [blood 4]\nhaven b: hydra [blood 6]\ndeck: cover-charge, student\n"
    assert deck_note(position(table)) == "on top: City"
    s = position(table)
    s.pieces[s.piles["deck", city(s)][0]].back = "library a"
    assert deck_note(s) == "on top: library a"


@pytest.mark.ruling("R-228")
def test_a_cover_charge_from_the_city_deck_is_that_of_whoever_reveals_it():
    s = position("streets a: liza-holt [blood 4]\nhaven b: hydra [blood 6]\ndeck: cover-charge, student\n")
    end_turn(s)
    assert s.pieces[find(s, "cover-charge")].counters == (("prestige-b", 1),)
    play_through(s, "go out with b/hydra", "attack with b/hydra")
    onward(s, sort="physical")
    assert s.prestige[1] == 20  # its own


# ── Havens of a collection ──────────────────────────────────────────────────────────────────────────────────────────

OWNED = (
    "board a: house-of-pain\nboard b: the-madhouse\n"
    "collection a: house-of-pain, the-madhouse, the-pit, university-library\n"
)


@pytest.mark.ruling("R-220", "R-221", "R-225")
def test_borek_offers_two_havens_of_which_he_controls_none_and_his_rival_picks_one():
    s = position("haven b: doc [blood 5]\nhaven a: borek-wagner [blood 6]\nactive: b\n" + OWNED)
    s.choose("end")
    onward(s, "offer?")
    assert asked(s) == (0, ["a/collection/the-madhouse", "a/collection/the-pit", "a/collection/university-library"])
    play_through(s, "a/collection/the-madhouse", "a/collection/university-library")
    assert asked(s) == (1, ["a/collection/the-madhouse", "a/collection/university-library"])
    assert "Borek" in s.question.prompt
    s.choose("a/collection/university-library")
    assert s.pieces[find(s, "university-library")].host == find(s, "borek-wagner")
    end_turn(s)
    end_turn(s)  # in his second turn nothing is offered
    assert faces(s, "collection") == ["house-of-pain", "the-madhouse", "the-pit"]


@pytest.mark.ruling("R-222")
def test_an_attached_haven_has_its_leader_ability_alone_and_its_bearer_for_the_leader():
    table = (
        "leaders: hydra doc\nhaven a: borek-wagner [blood 6]\nhaven b: doc [blood 5]\nlibrary a: fleetness, terrorize\n"
    )
    s = position(table + "attached a: university-library [on haven/borek-wagner]\n")
    assert number(s, "Secrecy", "borek-wagner") == 0
    s.choose("use a/university-library 2")
    assert (blood_on(s, "borek-wagner"), len(faces(s, "hand", 0))) == (4, 2)


@pytest.mark.ruling("R-223", "R-224")
def test_when_borek_leaves_his_haven_belongs_to_the_collection_again():
    s = position("streets a: hydra [blood 6]\nstreets b: borek-wagner [blood 1]\nhaven b: doc [blood 5]\n"
                 "attached b: the-pit [on streets/borek-wagner]\n")  # fmt: skip
    attack(s, "a/hydra", "b/borek-wagner", "social")
    onward(s)
    assert where(s, "borek-wagner") == "torpor"
    assert faces(s, "collection", 1) == ["the-pit"]


@pytest.mark.ruling("R-220")
def test_property_developer_attaches_a_haven_to_the_leader_for_a_prestige():
    table = "leaders: borek-wagner doc\nhaven a: borek-wagner [blood 6]\nhaven b: doc [blood 5]\nhand a: property-developer\n"
    s = position(table + OWNED)
    s.choose("play property-developer")
    assert options(s) == ["a/collection/the-madhouse", "a/collection/the-pit", "a/collection/university-library"]
    s.choose("a/collection/the-pit")
    assert (s.pieces[find(s, "the-pit")].host, s.prestige[0]) == (find(s, "borek-wagner"), 19)
    s = position(table + "board a: house-of-pain\ncollection a: house-of-pain\n")
    assert "play property-developer" not in options(s)


# ── Agenda cards, Retainers ─────────────────────────────────────────────────────────────────────────────────────────

HUNTER = "streets a: hydra [blood 6], the-cossack [blood 5]\nhaven b: doc [blood 5]\nboard {}: hunt-the-hunters\n"
HUNTER += "hand a: kneecapped, kneecapped, fleetness, fleetness\ndiscard city: nun\n"
HUNTER += "city: team-x-operative, team-x-operative\n"


def hunt(s, who: str) -> None:
    """Defeat the first Team X Operative."""
    s.choose(f"attack with a/{who}")
    onward(
        s,
        target="city/team-x-operative",
        sort="physical",
        attack_card="play kneecapped",
        may="yes",
        discard="fleetness",
    )


@pytest.mark.ruling("R-173", "R-174", "R-176")
def test_hunt_the_hunters_pays_once_a_turn_and_shuffles_all_that_was_discarded_back():
    s = position(HUNTER.format("a"), exhausted_party=False)
    hunt(s, "hydra")
    assert (s.agenda[0], s.prestige[0]) == (2, 21)  # with the Agenda of Team X itself
    assert sorted(faces(s, "deck", city(s))) == ["nun", "team-x-operative"]
    assert not faces(s, "discard", city(s))
    hunt(s, "the-cossack")
    assert (s.agenda[0], s.prestige[0], faces(s, "discard", city(s))) == (3, 21, ["team-x-operative"])


@pytest.mark.ruling("R-173")
def test_hunt_the_hunters_of_somebody_else_shuffles_nothing():
    s = position(HUNTER.format("b"), exhausted_party=False)
    hunt(s, "hydra")
    assert (s.agenda, s.prestige, faces(s, "discard", city(s))) == ((1, 0), (20, 20), ["nun", "team-x-operative"])


@pytest.mark.ruling("R-181")
@pytest.mark.parametrize(("face", "agenda"), [("cop", 2), ("vagrant", 0)])
def test_playthings_pays_for_an_attached_citizen(face, agenda):
    s = position(
        f"streets a: hydra [blood 6]\nhaven b: doc [blood 5]\nboard a: playthings\nhand a: throat-rip\ncity: {face}\n"
    )
    attack(s, "a/hydra", f"city/{face}", "physical", "play throat-rip")
    s.choose(f"attach city/{face}")
    assert s.agenda == (agenda, 0)


@pytest.mark.parametrize(("streets", "agenda"), [
    ("hydra [blood 6], skunk [blood 3]", 0), ("hydra [blood 6], skunk [blood 3], flick [blood 1]", 1),
    ("hydra [blood 6], skunk [blood 3], flick [blood 3], johnny [blood 1]", 1),
    ("hydra [blood 6], skunk [blood 3], flick [blood 3], johnny [blood 2]", 2),
])  # fmt: skip
def test_strength_in_numbers_counts_who_is_out_as_the_turn_starts(streets, agenda):
    s = position(f"haven b: doc [blood 5]\nstreets a: {streets}\nboard a: strength-in-numbers\nactive: b\n")
    end_turn(s)
    assert s.agenda == (agenda, 0)
    assert where(s, "hydra") == "haven"


@pytest.mark.parametrize(("rivals", "victim", "blood", "agenda"), [
    ("b c a", "karma", 2, 1),  # of the Rival, weak: the Rival's bounty alone
    ("c a b", "karma", 2, 1),  # of somebody else: Turf War
    ("c a b", "doc", 5, 2),  # with 5 Blood before
    ("b c a", "doc", 4, 1),
])  # fmt: skip
def test_turf_war_pays_for_others_than_the_rival_and_for_who_had_five_blood(rivals, victim, blood, agenda):
    s = position(f"streets a: hydra [blood 6]\nstreets b: {victim} [blood {blood}]\nhaven b: skunk [blood 3]\n"
                 f"haven c: johnny [blood 4]\nboard a: turf-war\nhand a: throat-rip\nrivals: {rivals}\n"
                 "attached a: athlete [on streets/hydra], athlete [on streets/hydra]\n", players=3)  # fmt: skip
    attack(s, "a/hydra", f"b/{victim}", "physical", "play throat-rip")
    onward(s)
    assert where(s, victim) == "torpor"
    assert s.agenda[0] == agenda


PARTY = "streets a: hydra [blood 6], {} [blood 3]\nstreets b: karma [blood 2]\nhaven b: doc [blood 5]\nlibrary a: fleetness\n"
PARTY += "attached b: medium [on streets/karma]\n"


@pytest.mark.ruling("R-181")
def test_liza_holts_party_takes_a_retainer_of_whom_it_defeats():
    s = position(PARTY.format("liza-holt"))
    attack(s, "a/hydra", "b/karma", "physical")
    assert asked(s) == (0, ["use a/liza-holt", "pass"])
    s.choose("use a/liza-holt")
    assert options(s) == ["a/hydra", "a/liza-holt"]
    s.choose("a/liza-holt")
    onward(s)
    assert (number(s, "oblivion", "liza-holt"), faces(s, "hand", 0)) == (1, ["fleetness"])
    s = position(
        PARTY.format("liza-holt").replace("streets a: hydra [blood 6], ", "streets a2: hydra [blood 6]\nstreets a: ")
    )
    attack(s, "a2/hydra", "b/karma", "physical")
    assert where(s, "medium") == "discard"  # another party


@pytest.mark.ruling("R-182", "R-183")
def test_bong_cha_park_moves_a_retainer_within_her_party_without_what_attaching_it_earns():
    table = "haven a: bong-cha-park [blood 3], hydra [blood 6]\nstreets a: skunk [blood 3]\nhaven b: doc [blood 5]\n"
    table += "library a: fleetness, terrorize, unhinged\nboard a: playthings\n"
    s = position(table + "attached a: medium [on haven/bong-cha-park], cop [on streets/skunk]\n")
    end_turn(s, "answer?")
    assert asked(s) == (0, ["use a/bong-cha-park", "pass"])
    s.choose("use a/bong-cha-park")
    onward(s)
    assert s.pieces[find(s, "medium")].host == find(s, "hydra")
    assert number(s, "oblivion", "hydra") == 1
    assert (s.agenda[0], len(faces(s, "hand", 0))) == (0, 2)  # the two cards of the turn
    assert s.pieces[find(s, "cop")].host == find(s, "skunk")


def test_lixue_chen_strengthens_the_first_social_attack_of_her_party_in_her_turn():
    table = (
        "streets a: lixue-chen [blood 6], johnny [blood 4]\nstreets b: the-cossack [blood 5]\n"
        "streets b2: brother [blood 5]\nhaven b: doc [blood 5]\n"
    )
    s = position(table + "attached a: vagrant [on streets/lixue-chen]\n", exhausted_party=False)
    attack(s, "a/johnny", "b/the-cossack", "social")
    assert blood_on(s, "the-cossack") == 2  # 2 social and 1 more
    attack(s, "a/lixue-chen", "b/brother", "social")
    assert blood_on(s, "brother") == 5 - (2 - number(s, "social", "brother"))  # it is the second
    s = position(table, exhausted_party=False)
    attack(s, "a/johnny", "b/the-cossack", "social")
    assert blood_on(s, "the-cossack") == 3  # she has no Retainer
    s = position(table + "attached a: vagrant [on streets/lixue-chen]\n", exhausted_party=False)
    attack(s, "a/lixue-chen", "b/the-cossack", "mental")
    assert blood_on(s, "the-cossack") == 5
