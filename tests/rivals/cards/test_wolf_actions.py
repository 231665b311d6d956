"""The Action cards of Wolf & Rat that do not stay near the Haven; Rival tokens that are stolen."""

import pytest

from coterie.games.rivals.facts import city, hunters, rivals_of
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.test_scene import area
from tests.rivals.tools import asked, attack, blood_on, faces, number, options, play_through, position, where

FOE = "haven b: doc [blood 5]\n"


# ── Animal Dominion, Earth Meld, Feeding the Hungry, We Are Legend ──────────────────────────────────────────────────


@pytest.mark.ruling("R-292", "R-295")
def test_animal_dominion_turns_animals_of_the_coterie_and_the_hand_into_damage():
    s = position("haven a: dien [blood 6], hydra [blood 6]\nstreets b: karma [blood 3], doc [blood 5]\n"
                 "haven b: skunk [blood 3]\n"
                 "attached a: alley-cat [on haven/dien], mongrel [on haven/hydra], cop [on haven/hydra]\n"
                 "attached b: the-swarm [on streets/doc]\nhand a: animal-dominion, sewer-rat, throat-rip\n")  # fmt: skip
    s.choose("play animal-dominion")
    assert options(s) == ["b/karma", "b/doc"]  # who is in a Haven is safe
    s.choose("b/doc")
    assert options(s) == ["a/alley-cat", "a/mongrel", "sewer-rat"]  # neither Retainers nor a foe's Animal
    s.choose("a/mongrel")
    assert "done" in options(s)
    play_through(s, "sewer-rat", "done")
    onward(s)
    assert (where(s, "mongrel"), where(s, "sewer-rat"), where(s, "alley-cat")) == ("burned", "discard", "attached")
    assert blood_on(s, "doc") == 5 - (2 - number(s, "physical", "doc"))
    table = f"haven a: {{}} [blood 6]\nstreets b: karma [blood 3]\n{FOE}hand a: animal-dominion{{}}\n"
    assert "play animal-dominion" in options(position(table.format("dien", ", sewer-rat")))
    assert "play animal-dominion" not in options(position(table.format("dien", "")))  # nothing to give up
    assert "play animal-dominion" not in options(position(table.format("hydra", ", sewer-rat")))  # no animalism


def test_earth_meld_mends_hides_and_is_gone_as_the_next_turn_starts():
    s = position(f"haven a: ekene [blood 1]\n{FOE}hand a: earth-meld\n")
    s.choose("play earth-meld")
    onward(s)
    assert (blood_on(s, "ekene"), number(s, "Secrecy", "ekene")) == (3, 2)
    end_turn(s)
    assert number(s, "Secrecy", "ekene") == 2  # through the foe's turn
    end_turn(s)
    assert (where(s, "earth-meld"), number(s, "Secrecy", "ekene")) == ("discard", 0)
    assert "play earth-meld" not in options(position(f"haven a: hydra [blood 1]\n{FOE}hand a: earth-meld\n"))


def test_feeding_the_hungry_brings_a_burned_vagrant_back_to_the_streets():
    table = f"haven a: hydra [blood 6]\n{FOE}hand a: feeding-the-hungry\n"
    s = position(table + "burned city: bartender, vagrant, vagrant\ncity: cop\n")
    s.choose("play feeding-the-hungry")
    onward(s)
    assert faces(s, "city") == ["cop", "vagrant"]
    assert faces(s, "burned", city(s)) == ["bartender", "vagrant"]
    assert "play feeding-the-hungry" not in options(position(table + "burned city: bartender\n"))


def test_we_are_legend_draws_2_and_discards_one_of_those():
    table = f"haven a: ekene [blood 3]\n{FOE}hand a: we-are-legend, fleetness\n"
    s = position(table + "library a: throat-rip, unhinged\nfaction a: skunk, flick\n")
    play_through(s, "play we-are-legend", "library", "faction")
    assert s.prestige == (21, 20)
    assert sorted(options(s)) == ["a/faction.1", "a/library.1"]  # not Fleetness, which was there before
    s.choose("a/library.1")
    assert (faces(s, "hand", 0), where(s, "throat-rip")) == (["fleetness", "skunk"], "discard")
    assert (faces(s, "library"), faces(s, "faction")) == (["unhinged"], ["flick"])
    s = position(table + "library a: throat-rip, unhinged\n")
    s.choose("play we-are-legend")
    assert [option.label for option in s.question.options] == ["Throat Rip", "Unhinged"]
    assert "throat-rip" not in s.notation(1)  # the foe sees nothing of it
    s.choose("a/library.2")
    assert faces(s, "hand", 0) == ["fleetness", "throat-rip"]
    s = position(table + "library a: throat-rip\n")
    s.choose("play we-are-legend")
    assert options(s) == ["a/library.1"]  # asked all the same: only its owner knows which card goes
    s.choose("a/library.1")
    assert (faces(s, "hand", 0), where(s, "throat-rip")) == (["fleetness"], "discard")
    s = position(table)
    s.choose("play we-are-legend")
    assert (s.prestige, faces(s, "hand", 0)) == ((21, 20), ["fleetness"])  # nothing to draw


# ── The Shakedown ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("title", "gained"), [("attached a: sheriff [on haven/hydra]\n", 2), ("", 0)])
def test_the_shakedown_discards_attack_cards_of_a_named_type_and_pays_the_sheriff(title, gained):
    s = position(f"haven a: hydra [blood 6]\n{FOE}hand a: the-shakedown\n{title}"
                 "hand b: throat-rip, molotov-cocktail, backup, brother, terrorize, humiliate\n")  # fmt: skip
    s.choose("play the-shakedown")
    assert options(s) == ["physical", "social", "mental", "ranged"]
    s.choose("social")
    onward(s)
    social = [face for face in faces(s, "discard", 1) if "social" in s.game.faces[face].attack]
    assert faces(s, "discard", 1) == social != []
    assert "throat-rip" in faces(s, "hand", 1)
    assert "backup" in faces(s, "hand", 1)
    assert s.prestige == (20 + (len(social) if gained else 0), 20)
    assert "throat-rip" in s.notation(0).split("hand b:")[1].splitlines()[0]  # the hand was seen


def test_the_shakedown_may_find_nothing_and_then_pays_nothing():
    table = f"haven a: hydra [blood 6]\n{FOE}hand a: the-shakedown\nattached a: sheriff [on haven/hydra]\n"
    s = position(table + "hand b: backup\n")
    play_through(s, "play the-shakedown", "physical")
    assert (faces(s, "hand", 1), s.prestige) == (["backup"], (20, 20))  # a Reaction card alone
    assert "play the-shakedown" in options(position(table))  # a type can be named all the same


def test_the_shakedown_discards_nothing_where_the_foe_is_let_draw():
    s = position(f"haven a: hydra [blood 6]\n{FOE}hand a: the-shakedown\nboard a: disheveled-shelves\n"
                 "hand b: throat-rip\nattached a: sheriff [on haven/hydra]\nlibrary b: fleetness\n")  # fmt: skip
    play_through(s, "play the-shakedown", "physical")
    assert s.asked[1][0] == "draw instead?"
    s.choose("yes")
    onward(s)
    assert (faces(s, "hand", 1), s.prestige) == (["fleetness", "throat-rip"], (20, 20))


# ── Spy Games ───────────────────────────────────────────────────────────────────────────────────────────────────────

SPIES = "haven a: omnis [blood 4]\nattached a: cop [on haven/omnis]\nhand a: spy-games\n"
THREE = "haven b: doc [blood 5]\nhaven c: hydra [blood 6]\nrivals: b c a\n"


def test_spy_games_needs_a_nosferatu_of_5_bp():
    assert "play spy-games" in options(position(SPIES + FOE))
    assert "play spy-games" not in options(position(SPIES.replace("attached a: cop [on haven/omnis]\n", "") + FOE))
    assert "play spy-games" not in options(position(SPIES.replace("omnis", "maia") + FOE))


@pytest.mark.ruling("RR-2", "RR-19.1")
def test_spy_games_gives_a_second_rival_until_the_next_turn_starts():
    s = position(SPIES + THREE, players=3)
    play_through(s, "play spy-games", "seat b")
    assert [rivals_of(s, seat) for seat in range(3)] == [(1, 2), (), (0,)]
    assert [hunters(s, seat) for seat in range(3)] == [(2,), (0,), (0,)]
    badges = [seat["badges"][-1]["text"] for seat in area(s, 0, "seats")["pieces"]]
    assert badges == ["Rival: b, c", "Rival: none", "Rival: a"]
    end_turn(s)
    end_turn(s)
    assert rivals_of(s, 0) == (1, 2)
    end_turn(s)
    assert [rivals_of(s, seat) for seat in range(3)] == [(1,), (2,), (0,)]


@pytest.mark.ruling("RR-19.1", "RR-10.1")
@pytest.mark.parametrize(("stolen", "agenda"), [("", (0, 1, 0)), ("stolen: b>a\n", (0, 0, 0))])
def test_who_has_lost_its_rival_token_gains_nothing_for_its_rival(stolen, agenda):
    s = position(f"streets b: hydra [blood 6]\nstreets c: karma [blood 1]\nhaven a: doc [blood 5]\nhaven c: skunk [blood 3]\n"
                 f"rivals: b c a\nactive: b\nhand b: throat-rip\n{stolen}", players=3)  # fmt: skip
    attack(s, "b/hydra", "c/karma", "physical", "play throat-rip")
    assert (where(s, "karma"), s.agenda) == ("torpor", agenda)


@pytest.mark.ruling("R-018", "RR-19.1")
def test_the_thief_gains_for_both_rivals():
    s = position("streets a: hydra [blood 6]\nstreets c: karma [blood 1]\nhaven b: doc [blood 5]\nhaven c: skunk [blood 3]\n"
                 "rivals: b c a\nhand a: throat-rip\nstolen: b>a\n", players=3)  # fmt: skip
    attack(s, "a/hydra", "c/karma", "physical", "play throat-rip")
    assert s.agenda == (1, 0, 0)


@pytest.mark.ruling("R-030")
def test_the_own_token_makes_nobody_its_own_rival():
    s = position(SPIES + FOE)
    s.choose("play spy-games")
    assert (rivals_of(s, 0), rivals_of(s, 1), hunters(s, 0)) == ((1,), (), ())
    assert "stolen: b>a" in s.notation(0)
    end_turn(s)
    end_turn(s)
    assert (rivals_of(s, 1), "stolen" in s.notation(0)) == ((0,), False)


def test_a_stolen_token_can_be_stolen_on_and_goes_back_to_whom_it_was_dealt():
    table = "haven a: omnis [blood 4]\nattached a: cop [on haven/omnis]\nhand a: spy-games\n" + THREE
    s = position(table + "stolen: b>c\n", players=3)
    play_through(s, "play spy-games")
    assert sorted(options(s)) == ["token of a", "token of c"]  # those that c holds: b has none any more
    s.choose("token of c")
    assert [rivals_of(s, seat) for seat in range(3)] == [(1, 2), (), (0,)]
    end_turn(s)
    end_turn(s)  # c gives back what it holds no more
    assert [rivals_of(s, seat) for seat in range(3)] == [(1, 2), (), (0,)]
    end_turn(s)
    assert [rivals_of(s, seat) for seat in range(3)] == [(1,), (2,), (0,)]


@pytest.mark.ruling("RR-19")
def test_a_thief_who_is_out_holds_no_token_any_more():
    s = position("haven a: omnis [blood 4]\nhaven b: doc [blood 5]\nrivals: c a b\nstolen: b>c\nout: c\n", players=3)
    assert rivals_of(s, 1) == (0,)
    assert s.notation(0).count("stolen: b>c") == 1


@pytest.mark.ruling("R-241")
@pytest.mark.parametrize(("empty", "stolen", "wins"), [
    ("c", "", True),
    ("c", "stolen: b>a\n", False),  # c is not b's Rival now
    ("a", "stolen: c>b\n", False),  # a stolen token goes back before anything else
])  # fmt: skip
def test_a_rival_whose_token_is_elsewhere_wins_nobody_the_game(empty, stolen, wins):
    libraries = "".join(f"library {seat}: fleetness, fleetness, fleetness\n" for seat in "abc" if seat != empty)
    s = position("haven a: doc [blood 5]\nhaven b: karma [blood 3]\nhaven c: hydra [blood 6]\nboard b: disheveled-shelves\n"
                 f"rivals: b c a\n{libraries}{stolen}", players=3)  # fmt: skip
    s.choose("end")
    onward(s)
    assert (s.result is not None) == wins


@pytest.mark.ruling("R-220")
def test_without_a_rival_the_player_picks_the_haven_itself():
    s = position("haven b: doc [blood 5]\nhaven a: borek-wagner [blood 6]\nboard a: house-of-pain\n"
                 "collection a: the-pit, university-library\nactive: b\nstolen: a>b\n")  # fmt: skip
    s.choose("end")
    onward(s, "Haven?")
    assert asked(s) == (0, ["a/collection/the-pit", "a/collection/university-library"])


def test_who_looks_at_a_seat_is_told_its_rivals():
    s = position(THREE + "haven a: omnis [blood 4]\nstolen: b>a\n", players=3)
    told = [s.game.talk.look(s, f"seat {letter}") for letter in "abc"]
    rivals = [looked.lines[0].rpartition("; ")[2] for looked in told if looked]
    assert rivals == ["its Rival is b and c.", "its Rival is nobody.", "its Rival is a."]
