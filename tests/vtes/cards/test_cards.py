"""Cards of the two first decks: what each does, and what it must not do."""

from coterie.games.vtes import GAME
from tests.vtes.tools import (
    asked,
    blood_on,
    borne_by,
    faces,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    where,
)


def test_every_card_has_a_text_and_a_line():
    for card in GAME.faces.values():
        assert card.line
        assert card.text or card.kind in ("vampire", "ally")


def test_alexa_draper_discards_a_card_for_a_vote():
    s = position(
        "ready a: alexa-draper [blood 8]\nhand a: kine-resources-contested, conditioning, majesty\n"
        "ready b: nassir [bowed]\n"
        "ready c: ryan [bowed]"
    )
    play_through(s, "play kine-resources-contested", "seat b", "seat b", "seat c", "vote for with a/alexa-draper")
    s.choose("use a/alexa-draper")
    assert options(s) == ["conditioning"]  # majesty asks for no Dominate
    s.choose("conditioning")
    assert number(s, "votes", "alexa-draper") == 2 or s.pool == (30, 28, 28)


def test_mirror_walk_slips_away_from_a_block():
    s = position(
        "ready a: rosalina-cortez [blood 3]\nhand a: mirror-walk\nready b: nassir [blood 4]\nready c: ryan [bowed]\n"
        "attached b: sport-bike [on ready/nassir]"
    )
    play_through(s, "hunt with rosalina-cortez", "block with nassir", "play mirror-walk", "way 2")
    assert blood_on(s, "rosalina-cortez") == 3  # 2 stealth against 1: the hunt succeeds
    assert not locked(s, "nassir")


def test_pentex_subversion_is_burned_by_others():
    s = position(
        "ready a: madison [blood 4], nassir [blood 2]\nready b: ryan [bowed]\n"
        "attached b: pentextm-subversion [on ready/madison]"
    )
    named = [text for text in options(s) if text.startswith("act with")]
    assert len(named) == 1
    assert named[0].startswith("act with a/nassir by")
    s.choose(named[0])
    assert where(s, "pentextm-subversion") == "ash"


def test_the_troublemaker_changes_hands():
    s = position(
        "phase: 5.1.4\nlibrary a: dodge\nboard a: anarch-troublemaker\nready a: madison [blood 3]\n"
        "ready b: nassir [blood 2], ryan [blood 2]"
    )
    s.choose("use a/anarch-troublemaker")
    assert faces(s, "board", 1) == ["anarch-troublemaker"]
    assert asked(s)[0] == 0
    play_through(s, "b/nassir", "done")
    assert (locked(s, "nassir"), locked(s, "ryan"), locked(s, "madison")) == (True, False, False)


def test_daring_the_dawn_keeps_vampires_from_blocking_and_hurts():
    s = position(
        "ready a: brock-sterling [blood 3]\nhand a: daring-the-dawn\nready b: nassir [blood 4]\nready c: ryan [bowed]"
    )
    play_through(s, "bleed with brock-sterling", "play daring-the-dawn", "way 2")
    assert s.pool == (30, 29, 30)  # nassir was not asked
    assert (where(s, "brock-sterling"), blood_on(s, "brock-sterling")) == ("torpor", 3)


def test_magic_of_the_smith_finds_equipment():
    s = position(
        "ready a: rosalina-cortez [blood 3]\nhand a: magic-of-the-smith, dodge, dodge, dodge, dodge, dodge, dodge\n"
        "library a: dodge, sport-bike, majesty\nready b: nassir [bowed]\nready c: ryan [bowed]"
    )
    play_through(s, "play magic-of-the-smith", "way 2")
    assert options(s) == ["fetch library/sport-bike", "none"]
    s.choose("fetch library/sport-bike")
    assert (borne_by(s, "rosalina-cortez"), s.pool[0], blood_on(s, "rosalina-cortez")) == (["sport-bike"], 29, 2)


def test_visit_from_the_capuchin_makes_a_larger_hand_that_shrinks():
    s = position(
        "board a: visit-from-the-capuchin [counter 1]\nready a: madison [blood 3]\nhand a: computer-hacking\n"
        "library a: dodge, dodge, dodge, dodge, dodge, dodge, dodge, dodge, dodge, dodge\nready b: nassir [bowed]"
    )
    s.choose("play computer-hacking")
    assert where(s, "visit-from-the-capuchin") == "ash"
    assert find(s, "dodge") >= 0
