"""Chapter 4.3 and 6.5: what answers a card as it is played: cancels, reflexes, wakes, and cancels of cancels."""

import pytest

from coterie.kernel.listening import pool
from tests.vtes.samples import GAME
from tests.vtes.tools import asked, blood_on, find, locked, options, play_through, position, vampire, where

DELA, HASANI = "dela-eden", "hasani"  # Valeren; Abombwe


def grapple(b: str, answers: str):
    """Let Aunt Linda rush a minion of b and play Immortal Grapple; nobody has maneuvered."""
    s = position(
        f"ready a: aunt-linda [blood 4], madison [bowed, blood 1]\nhand a: bums-rush, immortal-grapple\n"
        f"ready b: {b}\nhand b: {answers}\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    play_through(s, "play bums-rush", f"b/{b.split()[0]}")
    s.choose("pass")  # the maneuver of the rush
    s.choose("play immortal-grapple")
    if "way 1" in options(s):
        s.choose("way 1")
    return s


@pytest.mark.ruling("V-144", "V-041")
def test_a_reflex_cancels_a_card_of_the_opposing_minion_also_of_a_locked_one():
    s = grapple(f"{DELA} [bowed, blood 3]", "blessed-blade, dodge")
    assert asked(s) == (1, ["play blessed-blade", "pass"])
    s.choose("play blessed-blade")
    assert where(s, "immortal-grapple") == "ash"
    assert asked(s) == (1, ["play dodge", "hand strike"])  # more than hand strikes can be used again


@pytest.mark.ruling("V-144")
def test_a_reflex_is_for_the_minion_against_which_the_card_is_played():
    s = grapple(f"nassir [bowed, blood 3], {DELA} [bowed, blood 3]", "blessed-blade")
    assert where(s, "blessed-blade") == "hand"  # dela-eden does not fight


@pytest.mark.ruling("V-144", "V-138")
def test_a_reflex_cancels_a_frenzy_card_aimed_at_its_vampire_and_no_other():
    for target, offered in ((HASANI, True), ("nassir", False)):
        who = vampire("ANI", capacity=6)
        s = position(
            f"ready a: {who} [blood 4], madison [bowed, blood 1]\nhand a: deep-song\n"
            f"ready b: {HASANI} [bowed, blood 3], nassir [bowed, blood 3]\nhand b: devil-channel-back\n"
            "ready c: ryan [bowed, blood 2]",
            game=GAME,
        )
        play_through(s, "play deep-song", "way 2", f"b/{target}")
        assert ("play devil-channel-back" in options(s)) == offered
        if offered:
            s.choose("play devil-channel-back")
            assert (locked(s, who), where(s, "deep-song")) == (False, "ash")


PLAYED = (
    "ready a: {a} [blood 4], madison [bowed, blood 1]\nhand a: govern-the-unaligned{hand_a}\nready b: {b} [{lock}blood 4]\n"
    "hand b: {hand}\nready c: ryan [bowed, blood 2]"
)


@pytest.mark.ruling("V-042", "C-005", "VR-4.3")
def test_a_wake_can_be_played_as_an_action_card_is_played_for_a_reaction_that_cancels():
    knight = vampire("dom", "for", capacity=6)
    hand = "wake-with-evenings-freshness, denial-of-aphrodites-favor, enhanced-senses"
    text = PLAYED.format(a="oshri-dahan", b=knight, lock="bowed, ", hand=hand, hand_a="")
    s = position(text, game=GAME)
    s.choose("play govern-the-unaligned")
    assert asked(s) == (1, ["play wake-with-evenings-freshness", "pass"])
    s.choose("play wake-with-evenings-freshness")
    assert asked(s) == (1, ["play denial-of-aphrodites-favor", "pass"])
    s.choose("play denial-of-aphrodites-favor")
    assert (locked(s, "oshri-dahan"), locked(s, knight), s.pool) == (False, True, (30, 30, 30))


@pytest.mark.ruling("C-005", "VR-6.5")
def test_who_woke_as_the_card_was_played_is_awake_for_the_action_and_no_longer():
    knight = vampire("dom", "for", capacity=6)
    hand = "wake-with-evenings-freshness, denial-of-aphrodites-favor"
    s = position(PLAYED.format(a="oshri-dahan", b=knight, lock="bowed, ", hand=hand, hand_a=""), game=GAME)
    play_through(s, "play govern-the-unaligned", "play wake-with-evenings-freshness", "pass")
    assert asked(s) == (1, [f"block with b/{knight}", "no block"])
    s.choose("no block")
    assert s.game.number(s, "awake", find(s, knight)) == 0


@pytest.mark.ruling("V-042", "C-005")
def test_nobody_wakes_for_a_card_that_no_reaction_could_cancel():
    s = position(
        PLAYED.format(a="oshri-dahan", b="nassir", lock="bowed, ", hand="wake-with-evenings-freshness", hand_a="")
    )
    s.choose("play govern-the-unaligned")
    assert s.asked[1][0] == "impulse"  # the action has been announced meanwhile
    assert locked(s, "oshri-dahan")


@pytest.mark.ruling("C-009", "V-041", "VR-4.3")
def test_a_cancel_can_be_cancelled_itself():
    s = position(
        "phase: 5.2.1\nready a: madison [blood 4]\nhand a: vessel\nready b: nassir [bowed, blood 2]\nhand b: sudden-reversal\n"
        "ready c: ryan [bowed, blood 2]\nhand c: sudden-reversal"
    )
    play_through(s, "play vessel", "a/madison", "play sudden-reversal")
    assert asked(s) == (2, ["play sudden-reversal", "pass"])
    s.choose("play sudden-reversal")
    assert (where(s, "vessel"), s.debt) == ("attached", (False, True, True))


@pytest.mark.ruling("C-001", "V-042")
def test_no_card_is_drawn_to_find_a_cancel():
    s = position(
        "phase: 5.2.1\nready a: madison [blood 4]\nhand a: vessel\nready b: nassir [blood 2]\n"
        "hand b: dodge, dodge, dodge, dodge, dodge, dodge, wash\nlibrary b: sudden-reversal\n"
        "ready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play vessel", "a/madison")
    assert asked(s) == (1, ["play wash", "pass"])  # nothing else is offered, such as discarding
    s.choose("pass")
    assert where(s, "sudden-reversal") == "library"


@pytest.mark.ruling("C-003", "VR-4.4")
def test_a_cancelled_limited_bleed_frees_the_limit():
    s = position(
        "ready a: madison [blood 6], brock-sterling [bowed, blood 1]\nhand a: conditioning, bonding\n"
        "ready b: nassir [bowed, blood 2]\nhand b: direct-intervention\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "bleed with madison", "play conditioning", "way 1", "play direct-intervention")
    assert "play bonding" in options(s)


@pytest.mark.ruling("C-007", "VR-4.4")
def test_a_cancel_reaches_the_cards_of_political_actions_and_of_recruiting():
    for card, who in (("ancilla-empowerment", "madison"), ("political-ally", "madison")):
        s = position(
            f"ready a: {who} [blood 6], brock-sterling [bowed, blood 1]\nhand a: {card}\n"
            "ready b: nassir [bowed, blood 2]\nhand b: direct-intervention\nready c: ryan [bowed, blood 2]"
        )
        play_through(s, f"play {card}", "play direct-intervention")
        assert (where(s, card), locked(s, who), s.pool[0]) == ("ash", False, 30)
        assert f"bleed with a/{who}" in options(s)


@pytest.mark.ruling("C-011", "V-108", "V-094")
def test_wash_gives_its_player_an_action_back_but_no_second_card_out_of_turn():
    s = position(
        "phase: 5.2.1\nmasters: 2\nready a: madison [blood 4]\nhand a: vessel, vessel\nready b: nassir [bowed, blood 2]\n"
        "hand b: wash, wash\nlibrary b: dodge\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play vessel", "a/madison", "play wash")
    assert (where(s, "vessel"), s.debt[1], s.credit[1]) == ("ash", True, 1)  # it is a trifle
    s.choose("play vessel")
    assert s.question.seat == 0  # b may play no second one before its next master phase


@pytest.mark.ruling("C-097", "VR-4.4")
def test_a_cancelled_card_counts_as_played():
    s = grapple(f"{DELA} [bowed, blood 3]", "blessed-blade")
    s.choose("play blessed-blade")
    s = position(
        "ready a: madison [blood 6], brock-sterling [bowed, blood 1]\nhand a: conditioning, conditioning\n"
        "ready b: nassir [bowed, blood 2]\nhand b: direct-intervention\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "bleed with madison", "play conditioning", "way 1", "play direct-intervention")
    assert (s.pool[1], where(s, "conditioning"), where(s, "conditioning", 1)) in (
        (28, "ash", "hand"), (28, "hand", "ash"),
    )  # fmt: skip  # 1 for the cancel, 1 bled: the second one cannot be played in this action any more


@pytest.mark.ruling("V-142", "V-141")
def test_a_reaction_is_played_once_in_an_action_by_an_unlocked_minion():
    who = vampire("aus", capacity=5)
    s = position(
        f"ready a: belinde [blood 6], madison [bowed, blood 1]\nhand a: lost-in-crowds\nready b: {who} [blood 3]\n"
        "hand b: enhanced-senses, enhanced-senses\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "hunt with belinde", f"block with {who}", "play enhanced-senses", "play lost-in-crowds", "way 1")
    assert not locked(s, who)  # the block failed: the second one was not offered to the same vampire
    s = position(
        f"ready a: madison [blood 3]\nready b: {who} [bowed, blood 3]\nhand b: telepathic-counter\nready c: ryan [bowed]"
    )
    s.choose("bleed with madison")
    assert (s.pool[1], where(s, "telepathic-counter")) == (29, "hand")  # a locked minion does not react


MIST = (
    "ready a: {who} [blood 5], madison [bowed, blood 1]\nhand a: form-of-mist, computer-hacking\nready b: nassir [blood 3]\n"
    "attached b: sport-bike [on ready/nassir]\nready c: brock-sterling [blood 3]"
)


@pytest.mark.ruling("C-051", "VR-6.8")
def test_an_action_goes_on_as_if_unblocked():
    who = vampire("PRO", capacity=6)
    s = position(MIST.format(who=who), game=GAME)
    play_through(s, f"hunt with {who}", "block with nassir", "play form-of-mist", "way 2", "yes")
    assert asked(s) == (2, ["block with c/brock-sterling", "no block"])  # who has not declined may still try
    play_through(s, "block with brock-sterling")
    assert (locked(s, "nassir"), locked(s, "brock-sterling"), blood_on(s, who)) == (
        True,
        False,
        5,
    )  # 2 stealth; 5 - 1 + 1
    s = position(MIST.format(who=who), game=GAME)
    play_through(s, f"hunt with {who}", "block with nassir", "play form-of-mist", "way 2", "no")
    assert (blood_on(s, who), s.asked[1][0]) == (5, "discard?")


@pytest.mark.ruling("C-051", "V-040")
def test_the_card_of_an_action_that_goes_on_comes_back_from_the_ash_heap():
    who = vampire("PRO", capacity=6)
    s = position(MIST.format(who=who), game=GAME)
    play_through(s, "play computer-hacking", "block with nassir")
    assert where(s, "computer-hacking") == "ash"
    play_through(s, "play form-of-mist", "way 2", "yes")
    assert (s.pool[1], s.edge, where(s, "computer-hacking")) == (28, 0, "ash")
    s = position(MIST.format(who=who).replace("computer-hacking", "laptop-computer"), game=GAME)
    play_through(s, "play laptop-computer", "block with nassir", "play form-of-mist", "way 2", "yes")
    assert asked(s) == (2, ["block with c/brock-sterling", "no block"])
    assert where(s, "laptop-computer") == "limbo"  # until the action is over


def test_what_closed_lists_could_answer_with_is_worked_out_once_for_all_games():
    two, five = GAME.start({"players": 2}), GAME.start({"players": 5})
    assert pool(two, 0) is pool(five, 4)
    opened = GAME.start({"players": 2, "lists": "open"})
    assert pool(opened, 0) is not pool(opened, 1)
    assert pool(opened, 0) is pool(opened.clone(), 0)
