"""What a seat sees: where cards lie, what hangs on them, what is hidden, an attack as it unfolds."""

import random
from typing import Any

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.facts import blood, influence
from coterie.games.rivals.numbers import ATTRIBUTES, BP, DISCIPLINES, INFLUENCE, INTEL, SECRECY
from tests.rivals.tools import find, play_through, position

TABLE = """
leaders: hydra doc
board a: turf-war, house-of-pain
haven a: hydra [blood 6], brother [bowed, blood 2]
attached a: athlete [on haven/hydra]
streets b: doc [blood 5]
streets b2: velvet [blood 4]
torpor b: karma [blood 1]
plots b: molotov-cocktail [prestige 2]
city: vagrant, castro-street-party
hand a: throat-rip
hand b: unhinged, unhinged
library a: fleetness, fleetness, fleetness
discard b: slap-in-the-face
burned city: cop
deck: chef, student
"""


def area(s, seat, name):
    """Return an area by its id."""
    return next((each for each in s.scene(seat)["areas"] if each["id"] == name), None)


def names(found):
    """Return the names of the cards of an area; None for hidden ones."""
    return [piece.get("name") for piece in found["pieces"]]


def card(s, seat, face, zone=""):
    """Return a card of the scene by its face."""
    wanted = f"piece:{find(s, face, zone)}"
    every = [piece for each in s.scene(seat)["areas"] for piece in each.get("pieces", [])]
    every += [on for piece in every for on in piece.get("on", [])]
    return next(piece for piece in every if piece["id"] == wanted)


def counters(piece):
    """Return the numbers of a card by name."""
    return {counter["name"]: counter["value"] for counter in piece.get("counters", [])}


def test_a_card_that_all_see_alike_is_put_together_once():
    s = position(TABLE)
    first, second = [area(s, seat, "haven:0")["pieces"][0] for seat in (0, -1)]
    assert first is second
    s.choose("draw")
    assert area(s, 1, "haven:0")["pieces"][0] is not first  # numbers may change from anywhere
    hidden = [area(s, seat, "plots:1")["pieces"][0] for seat in (0, 1)]
    assert [piece["kind"] for piece in hidden] == ["hidden", "library"]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_what_hangs_hidden_on_a_card_is_seen_by_whom_it_is_known_to(order):
    s = position(
        "streets a: hydra [blood 6]\nstreets b: doc [blood 5]\n"
        "attached a: chef [down, known all, on streets/hydra], wraith-social [down, known a, on chef]"
    )
    seen = {seat: card(s, seat, "hydra")["on"][0]["on"][0]["kind"] for seat in order}
    assert seen == {0: "wraith", 1: "hidden"}


def test_every_place_is_an_area_of_its_own_and_belongs_to_its_seat():
    s = position(TABLE)
    assert names(area(s, 0, "haven:0")) == ["Hydra", "Brother"]
    assert (area(s, 0, "streets:1")["title"], names(area(s, 0, "streets:1"))) == ("The Streets", ["Doc"])
    assert (area(s, 0, "streets:3")["title"], area(s, 0, "streets:3")["of"]) == ("The Streets 2", 1)
    assert names(area(s, 0, "torpor:1")) == ["Karma"]
    assert "of" not in area(s, 0, "city:0")
    assert names(area(s, 0, "city:0")) == ["Vagrant", "Castro Street Party"]
    assert area(s, 0, "streets:0") is None


def test_marks_tokens_and_what_hangs_on_a_card():
    s = position(TABLE)
    hydra = card(s, 1, "hydra")
    assert [badge["text"] for badge in hydra["badges"]] == ["Leader"]
    assert [on["name"] for on in hydra["on"]] == ["Athlete"]
    assert counters(hydra)["physical"] == 3  # one by the Athlete
    assert next(c for c in hydra["counters"] if c["name"] == "blood") == {"name": "blood", "value": 6, "most": 6}
    assert card(s, 1, "brother")["orientation"] == "bowed"
    assert next(c for c in card(s, 0, "karma")["counters"] if c["name"] == "blood")["most"] == 3
    assert all(each["id"] != "attached:0" for each in s.scene(0)["areas"])
    ring = area(s, 0, "seats")["pieces"]
    assert [[badge["kind"] for badge in seat["badges"]] for seat in ring] == [["acts", "rival"], ["rival"]]
    assert [area(s, seer, "seats")["pieces"][0]["badges"][0]["text"] for seer in (0, 1, -1)] == [
        "your turn", "Player 1's turn", "Player 1's turn",
    ]  # fmt: skip


def test_foreign_blood_is_counted_and_told_apart():
    s = position(TABLE.replace("doc [blood 5]", "doc [blood 3, blood-a 1]"))
    doc = card(s, 0, "doc")
    assert counters(doc)["blood"] == 4
    assert {"kind": "blood of another", "text": "1 Blood of a"} in doc["badges"]
    s.call_seats(("Ann", "Bob"))
    assert {"kind": "blood of another", "text": "1 Blood of Ann"} in card(s, 1, "doc")["badges"]


@pytest.mark.ruling("R-004")
def test_face_down_cards_are_backs_with_their_prestige_and_public_piles_lie_open():
    s = position(TABLE)
    (plot,) = area(s, 0, "plots:1")["pieces"]
    assert (plot["kind"], plot["face"], counters(plot)) == ("hidden", None, {"prestige": 2})
    assert names(area(s, 1, "plots:1")) == ["Molotov Cocktail"]
    assert names(area(s, 0, "hand:1")) == [None, None]
    assert names(area(s, 1, "hand:1")) == ["Unhinged", "Unhinged"]
    assert (area(s, 0, "library:0")["count"], area(s, 0, "library:0")["pieces"]) == (3, [])
    assert names(area(s, 0, "discard:1")) == ["Slap in the Face"]
    assert names(area(s, 0, f"burned:{s.seats}")) == ["Cop"]
    assert area(s, 0, f"deck:{s.seats}")["count"] == 2


def test_who_fights_shows_the_cards_that_it_bears():
    s = position(
        "streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhand a: throat-rip\n"
        "attached a: streetwalker [on streets/hydra], chef [down, known all, on streets/hydra], "
        "wraith-social [down, known a, on chef]\n"
        "attached b: bartender [on streets/doc]"
    )
    play_through(s, "attack with hydra", "b/doc")
    own, theirs = area(s, 0, "attack"), area(s, 1, "attack")
    assert [[on["name"] for on in piece.get("on", [])] for piece in own["pieces"]] == [
        ["Streetwalker", "Chef"],
        ["Bartender"],
    ]
    assert [piece["on"][1]["on"][0]["kind"] for piece in (own["pieces"][0], theirs["pieces"][0])] == [
        "wraith",
        "hidden",
    ]


def side(found, n):
    """Return the cards on a side, by name and note; None for hidden ones."""
    return [(piece.get("name"), piece["note"]) for piece in found["pieces"] if piece["side"] == n]


@pytest.mark.ruling("RR-9")
def test_an_attack_unfolds_between_sides_and_its_card_is_hidden_from_the_defender():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhand a: throat-rip\nhand b: cloak-of-shadows")
    assert area(s, 0, "attack") is None
    play_through(s, "attack with hydra", "physical", "play throat-rip")
    theirs, own = area(s, 1, "attack"), area(s, 0, "attack")
    assert side(theirs, 0) == [("Hydra", "attacks"), (None, "Attack card")]
    assert side(theirs, 1) == side(own, 1) == [("Doc", "is attacked")]
    assert side(own, 0) == [("Hydra", "attacks"), ("Throat Rip", "Attack card")]
    assert [each.get("of") for each in own["sides"]] == [0, 1]
    (known,), (guessed,) = own["sides"][1]["counters"], theirs["sides"][1]["counters"]
    assert (guessed["value"], guessed["parts"]) == (2, [(2, "Physical of Hydra")])
    assert (known["value"], known["parts"]) == (3, [(1, "Throat Rip"), (2, "Physical of Hydra")])
    assert guessed["note"] == "before what the face-down card adds"
    assert known["note"] == "before the text of Throat Rip"


@pytest.mark.ruling("R-231", "R-233")
def test_both_cards_of_a_feint_are_shown_to_who_takes_one_back():
    s = position("streets a: dien [blood 6]\nstreets b: doc [blood 5]\nhand a: throat-rip, fleetness")
    play_through(s, "attack with dien", "physical", "play throat-rip", "play fleetness")
    laid = [piece["name"] for piece in area(s, 0, "attack")["pieces"] if piece.get("note") == "Attack card"]
    assert laid == ["Throat Rip", "Fleetness"]
    seen = [piece["face"] for piece in area(s, 1, "attack")["pieces"] if piece.get("note") == "Attack card"]
    assert seen == [None, None]


@pytest.mark.ruling("RR-7")
def test_before_the_type_is_said_an_attack_tells_intel_and_secrecy():
    s = position("streets a: hydra [blood 6], shades [blood 3]\nhaven b: doc [blood 5]\nboard b: the-madhouse")
    play_through(s, "attack with hydra")
    found = area(s, 1, "attack")
    told = [[(each["name"], each["value"]) for each in one["counters"]] for one in found["sides"]]
    assert told == [[("Intel", 1)], [("Secrecy", 1)]]


@pytest.mark.ruling("RR-9", "RR-10.1")
def test_damage_that_has_been_taken_is_no_longer_to_come():
    s = position("streets a: hydra [blood 6]\nstreets b: jesus [blood 2], doc [blood 5]\nprestige: 10 10")
    play_through(s, "attack with hydra", "b/jesus", "physical")
    assert [each["value"] for each in area(s, 1, "attack")["sides"][1]["counters"]] == [2]
    play_through(s, "no block")
    assert s.asked[1][0] == "answer?"
    assert [each["counters"] for each in area(s, 1, "attack")["sides"]] == [[], []]


def test_a_blocker_stands_beside_who_was_attacked_and_goes_against_the_attacker():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5], karma [blood 3]\nhand b: fleetness")
    play_through(s, "attack with hydra", "doc", "physical", "block with karma")
    found = area(s, 1, "attack")
    assert side(found, 0) == [("Hydra", "attacks")]
    assert side(found, 1) == [("Doc", "was attacked"), ("Karma", "blocks")]
    to = {piece["name"]: piece.get("to") for piece in found["pieces"]}
    fighter = {name: f"fighter:{find(s, name.lower())}" for name in to}
    assert to == {"Hydra": [fighter["Doc"]], "Doc": None, "Karma": [fighter["Hydra"]]}


def test_steps_that_most_attacks_pass_by_are_told_only_while_they_are_carried_out():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhand a: throat-rip\nhand b: cloak-of-shadows")
    play_through(s, "attack with hydra", "physical")
    found = area(s, 0, "attack")
    named = [step["name"] for step in found["steps"]]
    assert named[found["at"]] == "Attack card"
    assert "Cards taken back" not in named


@pytest.mark.ruling("RR-12.1")
def test_an_influence_conflict_stands_between_those_for_it_and_those_against_it():
    s = position(
        "haven a: muhammad-zadeh [blood 5], ty-smith [blood 3]\nhaven b: doc [blood 5], karma [blood 3]\nhand a: fame-fortune"
    )
    assert area(s, 1, "conflict") is None
    play_through(s, "play fame-fortune", "a/muhammad-zadeh", "exert a/muhammad-zadeh", "done", "no", "exert b/karma")
    found = area(s, 1, "conflict")
    assert [(one["name"], one["note"]) for one in found["sides"]] == [("YES", "Player 1"), ("NO", "Player 2")]
    assert [one["counters"][0]["value"] for one in found["sides"]] == [2, 1]
    assert side(found, 0) == [("Fame & Fortune", "the Scheme"), ("Muhammad Zadeh", "exerts Influence")]
    assert side(found, 1) == [("Karma", "exerts Influence")]


@pytest.mark.ruling("R-133", "RR-12.1")
def test_those_who_take_sides_are_told_at_whom_a_scheme_is_aimed():
    s = position("haven a: lixue-chen [blood 6]\nhaven b: doc [blood 5]\nhaven c: em [blood 4]\n"
                 "hand a: sixth-tradition-destruction, balance-of-power\n", players=3)  # fmt: skip
    play_through(s, "play sixth-tradition-destruction", "c/em", "done")
    assert side(area(s, 1, "conflict"), 0) == [("Sixth Tradition: Destruction", "the Scheme, at Em")]
    assert "It is aimed at Em" in s.log(1)
    s = position("haven a: lixue-chen [blood 6]\nhaven b: doc [blood 5]\nhaven c: em [blood 4]\nhand a: balance-of-power\n",
                 players=3)  # fmt: skip
    play_through(s, "play balance-of-power", "seat a", "seat c", "done", "done")
    assert side(area(s, 1, "conflict"), 0) == [("Balance of Power", "the Scheme, at Player 1 and Player 3")]
    assert [line for line in s.log(1) if "chosen" in line] == ["a is chosen", "c is chosen"]
    s = position("haven a: lixue-chen [blood 6]\nhaven b: doc [blood 5]\ncity: team-x-operative, tipped-off\n")
    play_through(s, "use city/tipped-off", "seat b", "done")
    assert side(area(s, 1, "conflict"), 0) == [("Tipped Off", "the Scheme, at Player 2")]


@pytest.mark.ruling("R-280")
@pytest.mark.parametrize("players", [2, 3])
def test_a_player_is_named_as_the_aim_unless_it_can_be_no_other(players):
    third = "haven c: em [blood 4]\n" if players == 3 else ""
    s = position(f"haven a: zhang-wei [blood 4]\nhaven b: doc [blood 5]\n{third}attached a: seneschal [on haven/zhang-wei]\n",
                 players=players)  # fmt: skip
    play_through(s, "use a/seneschal", *["seat b"] * (players == 3))
    assert [line for line in s.log(1) if "aimed" in line] == ["It is aimed at b"] * (players == 3)


def test_a_number_that_something_changes_tells_what_is_printed_and_where_each_point_comes_from():
    hydra = card(position(TABLE), 1, "hydra")
    physical = next(each for each in hydra["counters"] if each["name"] == "physical")
    assert (physical["printed"], physical["parts"]) == (2, [(2, "printed"), (1, "Athlete")])
    assert [each["name"] for each in hydra["counters"] if "printed" in each] == ["physical", "Secrecy"]


@pytest.mark.ruling("RR-4.2")
def test_what_is_left_of_the_turn_is_told_until_the_action_phase_is_over():
    s = position(TABLE)
    assert "2 actions left" in area(s, 1, "left")["note"]
    assert s.scene(1)["moment"]["text"] == "Round 1: Player 1's turn, 2 actions left"
    s.choose("end")
    assert area(s, 1, "left") is None


@pytest.mark.ruling("RR-4.2")
def test_an_action_is_not_left_any_more_while_it_is_performed():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nunhosted: 1\nlibrary a: greed\n")
    s.choose("attack with a/hydra")
    assert s.scene(1)["moment"]["text"] == "Round 1: Player 1's turn, 1 action left, 1 more for unhosted actions"
    assert area(s, 1, "left")["note"].startswith("1 action left, 1 more for unhosted actions;")


def test_the_numbers_of_a_scene_are_those_of_the_game():
    """Unchanged numbers are not computed again, and cards are kept: neither may make a difference."""
    seen = 0
    for seed in range(3):
        s: Any = GAME.start({"players": 3}, seed=seed)
        rng = random.Random(seed)
        for step in range(120):
            if s.over:
                break
            s.pick(rng.randrange(len(s.asked[2])))
            if step % 7 or s.over:
                continue
            for each in s.scene(step % 3)["areas"]:
                for piece in each.get("pieces", []):
                    if piece.get("kind") == "vampire" and each["id"].partition(":")[0] in ("haven", "streets"):
                        p = int(piece["id"].partition(":")[2])
                        shown = counters(piece)
                        for name in (*ATTRIBUTES, *DISCIPLINES, SECRECY, INTEL):
                            assert shown.get(name, 0) == GAME.number(s, name, p), (name, piece["name"])
                        assert shown.get(INFLUENCE, 0) == influence(s, p), piece["name"]
                        most = next(c["most"] for c in piece["counters"] if c["name"] == "blood")
                        assert (shown["blood"], most) == (blood(s, p), GAME.number(s, BP, p))
                        seen += 1
    assert seen > 50


def test_a_token_that_lowers_the_bp_lowers_the_limit_of_blood_too():
    s = position("haven a: hydra [blood 3, weak 2]\nhaven b: doc [blood 5]")
    most = {piece["name"]: piece["counters"][0]["most"] for piece in area(s, 0, "haven:0")["pieces"]}
    assert most == {"Hydra": GAME.number(s, BP, find(s, "hydra"))} == {"Hydra": 4}


def test_the_log_says_how_the_game_has_ended():
    s = position("haven a: hydra [blood 6]\nhand a: skunk\nhaven b: doc [blood 5]\nprestige: 3 9")
    s.choose("recruit skunk")
    assert s.over
    assert s.scene(0)["log"][-1]["text"] == "Player 1 had no Prestige left."
