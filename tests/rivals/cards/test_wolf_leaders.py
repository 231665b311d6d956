"""The Agenda cards and Havens of Wolf & Rat."""

import pytest

from tests.rivals.cards.beasts import tame
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, attack, blood_on, faces, find, number, options, play_through, position, where

DOC = "haven b: doc [blood 5]\n"
DECKS = "library a: fleetness, terrorize, unhinged, throat-rip\nlibrary b: fleetness, terrorize, unhinged, throat-rip\n"
PARTY = "haven a: tamaska [blood 6], ghost [blood 4], lil-fang [blood 4]\n"


# ── Agenda ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("held", "gained"), [
    ("", 0), ("mongrel [on haven/tamaska]", 1), ("cop [on haven/tamaska]", 0),
    ("mongrel [on haven/tamaska], mongrel [on haven/ghost], the-swarm [on haven/ghost]", 1),  # two different ones
    ("mongrel [on haven/tamaska], alley-cat [on haven/ghost], the-swarm [on haven/lil-fang]", 2),
])  # fmt: skip
def test_animal_kingdom_counts_different_animals_at_the_start_of_the_turn(held, gained):
    table = "board a: animal-kingdom\nactive: b\n" + PARTY + DOC + DECKS + (f"attached a: {held}\n" if held else "")
    s = tame(table)
    end_turn(s)
    assert (s.active, s.agenda) == (0, (gained, 0))


def test_animal_kingdom_is_for_its_own_turn_and_animals():
    held = "attached b: mongrel [on haven/doc]\nattached a: the-swarm [on haven/tamaska]\n"
    s = tame("board a: animal-kingdom\n" + PARTY + DOC + DECKS + held)
    end_turn(s)
    assert (s.active, s.agenda) == (1, (0, 0))
    s = tame("board a: animal-kingdom\nactive: b\n" + PARTY + DOC + DECKS + held.splitlines(keepends=True)[0])
    end_turn(s)
    assert s.agenda == (0, 0)


WILD = "board a: call-of-the-wild\nstreets a: lil-fang [blood 4]\nhaven a: ghost [blood 4]\nhand a: mongrel\n" + DOC


@pytest.mark.parametrize(("held", "who", "gained"), [
    ("", "lil-fang", 1), ("", "ghost", 0),  # at the Haven
    ("the-swarm [on streets/lil-fang]", "lil-fang", 0), ("cop [on streets/lil-fang]", "lil-fang", 1),
    ("alley-cat [on haven/ghost], the-swarm [on haven/ghost]", "lil-fang", 2),
    ("alley-cat [on haven/ghost], mongrel [on haven/ghost]", "lil-fang", 1),  # two different ones with the new one
])  # fmt: skip
def test_call_of_the_wild_rewards_the_first_animal_of_a_character_in_the_streets(held, who, gained):
    s = tame(WILD + (f"attached a: {held}\n" if held else ""))
    play_through(s, "play mongrel", f"a/{who}")
    assert where(s, "mongrel") == "attached"
    assert s.agenda == (gained, 0)


def test_call_of_the_wild_does_not_hear_the_animals_of_foes_or_retainers():
    s = tame(WILD.replace("hand a", "hand b").replace("haven b", "streets b") + "active: b\n")
    s.choose("play mongrel")
    assert (where(s, "mongrel"), s.agenda) == ("attached", (0, 0))
    s = tame("board a: call-of-the-wild\nstreets a: hydra [blood 6]\ncity: vagrant\n" + DOC)
    s.choose("attack with a/hydra")
    onward(s, target="city/vagrant", sort="physical", reward="attach city/vagrant")
    assert (where(s, "vagrant"), s.agenda) == ("attached", (0, 0))


@pytest.mark.parametrize(("city", "gained"), [
    ("", 2), ("city: team-x-operative\n", 1), ("city: cop\n", 0), ("city: vagrant, team-x-operative\n", 0),
    ("attached a: vagrant [on haven/ghost], cop [on haven/ghost]\n", 2),
])  # fmt: skip
def test_hoard_the_herd_looks_at_the_streets_at_the_end_of_the_turn(city, gained):
    s = position("board a: hoard-the-herd\nhaven a: ghost [blood 4]\n" + DOC + DECKS + city)
    s.choose("end")
    onward(s)
    assert (s.active, s.agenda[0]) == (1, gained)


def test_hoard_the_herd_does_nothing_in_the_turns_of_others():
    s = position("board a: hoard-the-herd\nhaven a: ghost [blood 4]\nactive: b\n" + DOC + DECKS)
    end_turn(s)
    assert s.agenda == (0, 0)


@pytest.mark.parametrize(("face", "reward", "gained"), [
    ("vagrant", "attach city/vagrant", 2), ("vagrant", "burn city/vagrant", 0), ("student", "attach city/student", 1),
])  # fmt: skip
def test_invisible_army_rewards_vagrants_as_retainers(face, reward, gained):
    s = position(f"board a: invisible-army\nstreets a: hydra [blood 6]\ncity: {face}\nhand a: baseball-bat\n" + DOC)
    s.choose("attack with a/hydra")
    onward(s, target=f"city/{face}", sort="physical", attack_card="play baseball-bat", reward=reward)
    assert s.agenda[0] == gained  # a Citizen has 1 Agenda itself


def test_invisible_army_is_not_for_vagrants_of_foes():
    s = position(
        "board a: invisible-army\nhaven a: pong [blood 4]\nstreets b: hydra [blood 6]\ncity: vagrant\nactive: b\n"
    )
    s.choose("attack with b/hydra")
    onward(s, target="city/vagrant", sort="physical", reward="attach city/vagrant")
    assert (where(s, "vagrant"), s.agenda) == ("attached", (0, 0))


@pytest.mark.parametrize(("held", "gained"), [("vagrant", 1), ("cop", 0)])
def test_invisible_army_rewards_the_defeat_of_who_has_a_vagrant(held, gained):
    table = "rivals: c a b\nstreets a: hydra [blood 6]\nstreets b: karma [blood 1]\nhaven c: ghost [blood 4]\n" + DOC
    s = position(table + f"board a: invisible-army\nattached b: {held} [bowed, on streets/karma]\n", players=3)
    attack(s, "a/hydra", "b/karma", "physical")
    assert (where(s, "karma"), s.agenda) == ("torpor", (gained, 0, 0))
    s = position(table + f"board c: invisible-army\nattached b: {held} [bowed, on streets/karma]\n", players=3)
    attack(s, "a/hydra", "b/karma", "physical")
    assert s.agenda == (0, 0, 0)  # another has done it


# ── Havens ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("face", ["city-park", "the-outskirts", "the-sewers", "the-shelter"])
def test_havens_keep_who_is_inside_secret(face):
    s = position(f"board a: {face}\nhaven a: ghost [blood 4]\nstreets a: lori-swiftfoot [blood 3]\n" + DOC)
    assert [number(s, "Secrecy", who) for who in ("ghost", "lori-swiftfoot", "doc")] == [1, 0, 0]


PARK = (
    "board a: city-park\nleaders: lil-fang doc\nhaven a: lil-fang [blood 4], ghost [blood 4]\nhand a: terrorize\n" + DOC
)


def exhaust(s, who: str) -> None:
    """Let a character exhaust for an Animal that it attaches."""
    play_through(s, "play alley-cat", f"a/{who}")


def test_city_park_draws_an_animal_from_the_top_as_the_leader_exhausts():
    table = PARK.replace("terrorize", "alley-cat") + "library a: mongrel, fleetness\n"
    s = tame(table)
    exhaust(s, "lil-fang")
    assert (faces(s, "hand", 0), faces(s, "library", 0)) == (["mongrel"], ["fleetness"])
    s = tame(table)
    exhaust(s, "ghost")
    assert (faces(s, "hand", 0), faces(s, "library", 0)) == ([], ["mongrel", "fleetness"])


@pytest.mark.parametrize(("answer", "left", "discarded"), [
    ("yes", ["mongrel"], ["fleetness"]), ("no", ["fleetness", "mongrel"], []),
])  # fmt: skip
def test_city_park_leaves_or_discards_what_is_no_animal(answer, left, discarded):
    s = tame(PARK.replace("terrorize", "alley-cat") + "library a: fleetness, mongrel\n")
    exhaust(s, "lil-fang")
    assert asked(s) == (0, ["yes", "no"])
    assert s.log()[-1] == "Fleetness is shown"
    s.choose(answer)
    assert (faces(s, "hand", 0), faces(s, "library", 0), faces(s, "discard", 0)) == ([], left, discarded)


def test_city_park_with_an_empty_library_does_nothing():
    s = tame(PARK.replace("terrorize", "alley-cat"))
    exhaust(s, "lil-fang")
    assert s.asked[1][0] == "action?"


OUTSKIRTS = "board a: the-outskirts\nleaders: ghost doc\nhand a: mongrel, the-swarm, fleetness\n" + DOC


def test_the_outskirts_mend_for_an_animal_of_the_hand_once_a_turn():
    s = tame(OUTSKIRTS + "haven a: ghost [blood 1], tamaska [blood 3], pong [blood 4]\ntorpor a: lil-fang [blood 1]\n")
    s.choose("use a/the-outskirts")
    assert options(s) == ["mongrel", "the-swarm"]
    s.choose("mongrel")
    assert options(s) == ["a/ghost", "a/tamaska", "a/torpor/lil-fang"]  # those that lack Blood
    s.choose("a/torpor/lil-fang")
    assert (blood_on(s, "lil-fang"), where(s, "mongrel")) == (3, "discard")
    assert "use a/the-outskirts" not in options(s)


@pytest.mark.parametrize("table", [
    "torpor a: ghost [blood 1]\nhaven a: tamaska [blood 3]\n",  # the Leader is not there
    "haven a: ghost [blood 4], tamaska [blood 6]\n",  # nobody lacks Blood
])  # fmt: skip
def test_the_outskirts_need_the_leader_and_somebody_to_mend(table):
    assert "use a/the-outskirts" not in options(tame(OUTSKIRTS + table))
    assert "use a/the-outskirts" in options(tame(OUTSKIRTS + "haven a: ghost [blood 3]\n"))
    without = OUTSKIRTS.replace("mongrel, the-swarm, ", "")
    assert "use a/the-outskirts" not in options(tame(without + "haven a: ghost [blood 3]\n"))


SEWERS = "board a: the-sewers\nleaders: general-flint doc\nhaven a: general-flint [blood 6], pong [bowed, blood 4]\n"


def test_the_sewers_let_the_leader_attack_mortals_from_home():
    s = position(SEWERS + "city: vagrant, team-x-operative\nstreets b: karma [blood 3]\n" + DOC)
    assert "attack with a/pong" not in options(s)
    s.choose("attack with a/general-flint")
    assert sorted(options(s)) == ["city/team-x-operative", "city/vagrant"]  # nobody else
    onward(s, target="city/vagrant", sort="physical", reward="attach city/vagrant")
    now = s.pieces[find(s, "general-flint")]
    assert (now.zone, now.ready, where(s, "vagrant")) == ("haven", False, "attached")


@pytest.mark.parametrize("table", [
    SEWERS + "streets b: karma [blood 3]\n", SEWERS.replace("the-sewers", "the-shelter") + "city: vagrant\n",
    SEWERS.replace("leaders: general-flint", "leaders: pong") + "city: vagrant\n",
])  # fmt: skip
def test_the_sewers_are_for_the_leader_and_mortals_alone(table):
    assert "attack with a/general-flint" not in options(position(table + DOC))


def test_why_somebody_at_home_cannot_be_attacked_from_the_sewers():
    s = position(SEWERS + "city: vagrant\nstreets b: karma [blood 3]\n" + DOC)
    told = s.game.talk.why_not(s, 0, "attack general-flint karma")
    assert "only City Deck Mortals" in told


def test_the_shelter_hides_who_has_a_vagrant_in_the_streets():
    table = "board a: the-shelter\nleaders: pong doc\nhaven a: pong [blood 4]\nstreets a: hydra [blood 6], skunk [blood 3]\n"
    held = "attached a: vagrant [on streets/hydra], cop [on streets/skunk]\n"
    s = position(table + DOC + held)
    assert [number(s, "Secrecy", who) for who in ("hydra", "skunk")] == [1, 0]
    s = position(table.replace("haven a: pong", "torpor a: pong") + DOC + held)
    assert number(s, "Secrecy", "hydra") == 0  # without the Leader
    s = position(table.replace("streets a", "streets b") + held.replace("attached a", "attached b"))
    assert number(s, "Secrecy", "hydra") == 0  # a foe's
