"""Chapters 10.1 to 10.3: allies, what they can play, and what they play as a vampire; retainers and their employers."""

import pytest

from coterie.kernel.events import about, happening
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    OTHERS,
    blood_on,
    borne_by,
    faces,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    vampire,
    where,
)

THUG, GHOUL = "marijava-thuggee", "rafastio-ghoul"
DARK = f"ready a: {THUG} [lives 3], madison [bowed, blood 1]\n"


@pytest.mark.ruling("V-113", "VR-10.1")
def test_an_ally_plays_no_card_that_asks_for_clan_discipline_or_blood():
    hand = "computer-hacking, govern-the-unaligned, parity-shift, fleetness, society-hunting-ground, line-brawl"
    s = position(f"ready a: the-knights [lives 2], madison [bowed, blood 1]\nhand a: {hand}\n{OTHERS}")
    assert [text for text in options(s) if text.startswith("play")] == ["play computer-hacking"]


@pytest.mark.ruling("V-136", "VR-10.1")
def test_an_ally_calls_no_referendum_and_does_not_hunt():
    s = position(f"ready a: the-knights [lives 2], madison [bowed, blood 1]\nhand a: anarchist-uprising\n{OTHERS}")
    assert options(s) == ["bleed with a/the-knights", "done"]


@pytest.mark.ruling("V-110", "V-121")
def test_allies_are_minions_but_no_vampires():
    s = position(
        "ready a: madison [blood 3], political-ally [lives 1]\nhand a: anarchist-uprising\n"
        "ready b: the-knights [lives 2], nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play anarchist-uprising", "no block")
    while "pass" in options(s):
        s.choose("pass")
    assert s.pool == (28, 28, 29)  # each minion counts, also the allies
    s = position(
        "phase: 5.2.1\nhand a: minion-tap\nready a: political-ally [lives 1], madison [blood 2], nassir [blood 2]\n"
    )
    s.choose("play minion-tap")
    assert options(s) == ["a/madison", "a/nassir"]  # which is for vampires


@pytest.mark.ruling("V-122", "V-123", "V-124")
def test_an_ally_plays_a_card_as_a_vampire_and_pays_with_its_life():
    text = (
        DARK
        + "hand a: lost-in-crowds, rapid-change\nready b: nassir [blood 3]\nattached b: sport-bike [on ready/nassir]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    s = position(text, game=GAME)
    play_through(s, f"bleed with {THUG}", "block with nassir")
    assert "play lost-in-crowds" in options(s)
    s.choose("play lost-in-crowds")  # only the basic level, so nothing is asked
    assert number(s, "stealth", THUG) == 1
    for card, lives in (("computer-hacking", 2), ("legal-manipulations", 1)):
        s = position(f"ready a: {GHOUL} [lives 2], madison [bowed, blood 1]\nhand a: {card}\n{OTHERS}", game=GAME)
        s.choose(f"play {card}")
        assert (blood_on(s, GHOUL), s.pool[1] < 30) == (lives, True)


@pytest.mark.ruling("V-122", "V-113")
def test_an_ally_without_that_text_plays_no_such_card():
    s = position(
        "ready a: the-knights [lives 2], madison [bowed, blood 1]\nhand a: lost-in-crowds\nready b: nassir [blood 3]\n"
        "attached b: sport-bike [on ready/nassir]\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    play_through(s, "bleed with the-knights", "block with nassir")
    assert where(s, "lost-in-crowds") == "hand"


@pytest.mark.ruling("V-124", "V-126")
def test_blood_gained_as_a_vampire_is_life_and_has_no_bound():
    s = position(f"ready a: {GHOUL} [lives 2], madison [bowed, blood 1]\nhand a: restoration\n{OTHERS}", game=GAME)
    s.choose("play restoration")
    lives = [pair for pair in s.pieces[find(s, GHOUL)].counters if pair[0] == "lives"]
    assert lives == [("lives", 4)]  # 2 gained, though its capacity as a vampire is 1


@pytest.mark.ruling("V-125", "V-008", "V-005")
def test_as_a_vampire_it_has_a_capacity_of_one():
    text = (
        f"ready a: {{actor}} [blood 2], madison [bowed, blood 1]\nready b: {GHOUL} [lives 2]\nhand b: redirection\n"
        "ready c: ryan [bowed, blood 2]"
    )
    s = position(text.format(actor=vampire(capacity=2)), game=GAME)
    play_through(s, f"bleed with {vampire(capacity=2)}", "no block")
    assert (s.pool[1], where(s, "redirection")) == (29, "hand")  # it wants a younger vampire; nobody is younger than 1


@pytest.mark.ruling("V-127", "VR-8.4")
def test_aggravated_damage_burns_its_life_normally():
    s = position(
        f"ready a: {GHOUL} [lives 2], madison [bowed, blood 1]\nhand a: daring-the-dawn\nready b: nassir [blood 2]\n"
        "ready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    play_through(s, f"bleed with {GHOUL}", "play daring-the-dawn")
    assert (s.pool[1], where(s, GHOUL)) == (29, "ash")  # 2 aggravated damage, 2 life: burned, no torpor
    s = position(
        f"ready a: {GHOUL} [lives 3], madison [bowed, blood 1]\nhand a: daring-the-dawn\nready b: nassir [blood 2]\n"
        "ready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    play_through(s, f"bleed with {GHOUL}", "play daring-the-dawn")
    assert (where(s, GHOUL), blood_on(s, GHOUL)) == ("ready", 1)


@pytest.mark.ruling("V-128")
def test_what_would_send_it_to_torpor_burns_it():
    s = position(f"ready a: {GHOUL} [lives 2], madison [bowed, blood 1]\nhand a: enticement\n{OTHERS}", game=GAME)
    s.choose("play enticement")
    assert where(s, GHOUL) == "ash"
    snake = vampire("ser", capacity=4)
    s = position(f"ready a: {snake} [blood 2], madison [bowed, blood 1]\nhand a: enticement\n{OTHERS}", game=GAME)
    s.choose("play enticement")
    assert where(s, snake) == "torpor"


@pytest.mark.ruling("V-129", "V-130")
def test_it_is_no_vampire_for_what_stays_in_play():
    snake = vampire("ser", capacity=4)
    for who, strong in ((GHOUL, 1), (snake, 2)):
        life = "lives" if who == GHOUL else "blood"
        s = position(
            f"ready a: {who} [{life} 2], madison [bowed, blood 1]\nhand a: form-of-corruption\n{OTHERS}", game=GAME
        )
        s.choose("play form-of-corruption")
        assert (borne_by(s, who), number(s, "strength", who)) == (["form-of-corruption"], strong)
    s = position(
        f"phase: 5.2.1\nhand a: minion-tap\nready a: {GHOUL} [lives 2], madison [blood 2], min-seo [blood 2]\n{OTHERS}",
        game=GAME,
    )
    s.choose("play minion-tap")
    assert "a/rafastio-ghoul" not in options(s)


@pytest.mark.ruling("C-075")
def test_an_ally_that_spends_its_last_life_on_an_action_has_acted_all_the_same():
    s = position(
        f"ready a: {GHOUL} [lives 1], madison [bowed, blood 1]\nhand a: legal-manipulations\n{OTHERS}", game=GAME
    )
    s.choose("play legal-manipulations")
    assert (where(s, GHOUL), s.pool[1]) == ("ash", 27)


@pytest.mark.ruling("C-075", "C-115")
def test_an_ally_that_spends_its_last_life_on_a_strike_does_not_strike():
    s = position(
        f"ready a: {GHOUL} [lives 3], madison [bowed, blood 1]\nhand a: coma\nready b: nassir [blood 3]\n"
        "ready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    play_through(s, f"bleed with {GHOUL}", "block with nassir", "play coma")
    assert (where(s, GHOUL), blood_on(s, "nassir")) == ("ash", 3)
    assert where(s, "nassir") == "ready"


@pytest.mark.ruling("V-118", "VR-10.1")
def test_an_ally_stays_without_its_recruiter():
    s = position(
        "ready a: madison [blood 6], nassir [bowed, blood 1]\nhand a: political-ally\nready b: aunt-linda [blood 6]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play political-ally", "no block")
    assert (faces(s, "ready", 0), blood_on(s, "political-ally")) == (["madison", "nassir", "political-ally"], 1)
    assert s.pieces[find(s, "political-ally")].host == -1
    assert s.pool[0] == 28


@pytest.mark.ruling("V-132", "VR-10.3")
def test_a_retainer_burns_with_its_last_life():
    s = position(
        "ready a: madison [blood 3]\nattached a: murder-of-crows [lives 1, on ready/madison]\n"
        "ready b: nassir [bowed, blood 2]"
    )
    s.asked = None
    s.todo.append((happening, about(s, "blood", find(s, "murder-of-crows"), -1)))
    s.play()
    assert where(s, "murder-of-crows") == "ash"


@pytest.mark.ruling("V-133", "V-111")
def test_a_minion_card_follows_its_minion_to_another_controller():
    who = vampire("PRE", capacity=7)
    s = position(
        f"ready a: {who} [blood 6], madison [bowed, blood 1]\nhand a: entrancement\n"
        "ready b: the-knights [bowed, lives 2], nassir [bowed, blood 1]\n"
        "attached b: sport-bike [on ready/the-knights], pentextm-subversion [on ready/the-knights]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play entrancement", "way 2")
    while "b/the-knights" in options(s):
        s.choose("b/the-knights")
    assert [s.game.speaks(s, find(s, face)) for face in ("the-knights", "sport-bike", "pentextm-subversion")] == [
        0,
        0,
        1,
    ]
    assert locked(s, "the-knights")


@pytest.mark.ruling("V-112", "VR-1.3")
def test_a_minion_card_that_is_just_in_play_belongs_to_its_player():
    who = vampire("ani", capacity=5)
    s = position(f"ready a: {who} [blood 4], madison [bowed, blood 1]\nhand a: army-of-rats\n{OTHERS}")
    s.choose("play army-of-rats")
    assert (where(s, "army-of-rats"), s.game.speaks(s, find(s, "army-of-rats"))) == ("board", 0)
    assert s.pieces[find(s, "army-of-rats")].host == -1
