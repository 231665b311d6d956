"""Single rulings (C-…) and the chapters that are told by examples: what is in play, texts, paths, how long effects last."""

import pytest

from coterie.games.vtes import GAME as REAL
from coterie.games.vtes.actions import WINDOWS
from coterie.games.vtes.numbers import ANARCH, BLEED, VOTES
from coterie.games.vtes.state import ZONES
from coterie.games.vtes.talk import WINDOWS as CALLED
from coterie.kernel.events import about, about_seat, happening
from coterie.kernel.pieces import change, pile
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Bonus, Sets
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    OTHERS,
    asked,
    blood_on,
    borne_by,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    vampire,
    where,
)


def happen(s, *events) -> None:
    """Let something happen at once, and go on where the game was."""
    question = s.asked
    s.asked = None
    s.todo.append((happening, *events))
    s.play()
    assert question is not None


# ── rulings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("C-017", "V-067")
def test_a_reducer_that_is_not_needed_waits_for_the_payment():
    s = position(
        "pool: 5 30 30\nready a: madison [blood 3], min-seo [bowed, blood 1]\nhand a: 44-magnum\n"
        f"board a: powerbase-tshwane\n{OTHERS}",
        game=GAME,
    )
    s.choose("play 44-magnum")
    assert asked(s) == (0, ["lock a/powerbase-tshwane", "pay 2"])  # unblocked: the action pays now


@pytest.mark.ruling("C-019", "VR-4.8")
def test_villein_takes_what_blood_there_is():
    s = position(f"phase: 5.2.1\nhand a: villein\nready a: madison [bowed, blood 1]\n{OTHERS}")
    s.choose("play villein")
    assert (s.pool[0], blood_on(s, "madison"), borne_by(s, "madison")) == (31, 0, ["villein"])
    s = position(f"phase: 5.2.1\npool: 1 30 30\nhand a: villein\nready a: madison [blood 4]\n{OTHERS}")
    assert "play villein" in options(s)


@pytest.mark.ruling("C-029", "VR-6.6")
def test_once_intercept_is_needed_more_than_that_may_be_taken():
    who = vampire("AUS")
    s = position(
        f"ready a: double-deuce [lives 3], madison [bowed, blood 1]\nready b: {who} [blood 3]\nhand b: enhanced-senses\n"
        "ready c: ryan [bowed, blood 2]\nhand a: vessel"
    )
    play_through(s, "bleed with double-deuce", f"block with {who}", "play enhanced-senses")
    assert options(s) == ["way 1", "way 2"]  # 1 would do
    s.choose("way 2")
    assert locked(s, who)


@pytest.mark.ruling("C-033", "VR-6.5")
def test_a_text_that_lifts_who_may_block_lifts_nothing_else():
    who = vampire("AUS", capacity=6)
    text = (
        "ready a: madison [blood 6], min-seo [bowed, blood 1]\nhand a: vessel\nready b: nassir [bowed, blood 2]\n"
        f"ready c: {who} [blood 3]\nhand c: eagles-sight\n"
    )
    s = position(text, game=GAME)
    s.choose("bleed with madison")
    assert asked(s) == (2, ["play eagles-sight", "pass"])  # c is neither target …
    s.choose("play eagles-sight")
    assert (locked(s, who), s.pool[1]) == (True, 30)
    s = position(text + f"attached b: pentextm-subversion [on ready/{who}]", game=GAME)
    s.choose("bleed with madison")
    assert (s.pool[1], where(s, "eagles-sight")) == (29, "hand")  # … but what cannot block cannot


@pytest.mark.ruling("C-035", "VR-6.5")
def test_a_locked_target_that_unlocks_blocks_all_the_same():
    who = vampire("ANI", capacity=8)
    s = position(
        f"ready a: madison [blood 6], min-seo [bowed, blood 1]\nhand a: ambush, vessel\nready b: {who} [bowed, blood 4]\n"
        "hand b: sense-the-savage-way\nready c: ryan [blood 2]"
    )
    s.choose("play ambush")
    assert asked(s) == (1, ["play sense-the-savage-way", "pass"])
    s.choose("play sense-the-savage-way")
    assert (where(s, "ambush"), blood_on(s, who), locked(s, who)) == ("ash", 3, True)


@pytest.mark.ruling("C-045", "VR-6.8")
def test_an_action_that_cannot_be_paid_is_successful_without_effect():
    who = vampire("pre", capacity=6)
    s = position(
        f"ready a: {who} [blood 1], min-seo [bowed, blood 1]\nhand a: legal-manipulations, leverage, vessel\n"
        "ready b: nassir [blood 2]\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    play_through(s, "play legal-manipulations", "way 1")
    change(s, find(s, who), counters=())
    s.choose("no block")
    assert s.pool[1] == 30  # its cost cannot be paid any more
    assert "play leverage" in options(s)  # which wants a successful action


@pytest.mark.ruling("C-063", "V-010")
def test_stolen_blood_that_cannot_be_kept_goes_to_the_bank():
    full = REAL.faces["apolonia-czarnecki"].stats["capacity"]
    s = position(
        f"ready a: apolonia-czarnecki [blood {full}], madison [bowed, blood 1]\nready b: nassir [bowed, blood 2]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    s.choose(next(text for text in options(s) if text.startswith("act with") and text.endswith("b/nassir")))
    assert (blood_on(s, "apolonia-czarnecki"), blood_on(s, "nassir")) == (full, 1)


@pytest.mark.ruling("C-071", "V-131")
def test_a_retainer_keeps_the_level_at_which_it_was_employed():
    who = vampire("ANI", capacity=5)
    for way, lives in (("way 1", 1), ("way 2", 2)):
        s = position(f"ready a: {who} [blood 4], madison [bowed, blood 1]\nhand a: raven-spy, vessel\n{OTHERS}")
        play_through(s, "play raven-spy", way)
        assert blood_on(s, "raven-spy") == lives


@pytest.mark.ruling("C-073", "VR-10.1")
def test_a_recruited_ally_can_be_used_at_once():
    who = vampire(clan="Brujah")
    s = position(
        f"ready a: {who} [blood 3], min-seo [bowed, blood 1]\nhand a: 47th-street-royals, vessel\nlibrary a: dodge\n"
        "ready b: nassir [bowed, blood 2]\nready c: oshri-dahan [blood 2]\nlibrary b: dodge\nlibrary c: dodge"
    )
    play_through(s, "play 47th-street-royals", "no block")
    assert not any("47th" in text for text in options(s))  # it does not act in this turn
    while "bleed with c/oshri-dahan" not in options(s):
        s.choose("done")
    s.choose("bleed with oshri-dahan")
    assert "use a/47th-street-royals" in options(s)


@pytest.mark.ruling("C-083", "VR-7.3")
def test_fewer_votes_do_not_touch_a_ballot():
    who = next(face for face, card in REAL.faces.items() if card.title == "priscus" and not card.abilities)
    s = position(f"ready a: {who} [blood 3], madison [bowed, blood 1]\nhand a: anarchist-uprising\n{OTHERS}")
    happen(s, about(s, "gain", find(s, who), detail=(Bonus(VOTES, -3, THIS), ("forever",), "")))
    play_through(s, "play anarchist-uprising", f"vote for with a/{who}")
    assert next(line for line in s.log(0) if "referendum passes" in line) == "The referendum passes, 1 to 0"


@pytest.mark.ruling("C-093", "VR-10.4")
def test_the_maneuver_of_a_weapon_is_one_for_each_combat():
    who = vampire("tha", capacity=5)
    s = position(
        f"ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: bums-rush\nready b: {who} [bowed, blood 5]\n"
        "hand b: apportation\nattached a: 44-magnum [on ready/madison]\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play bums-rush", f"b/{who}", "use a/44-magnum")
    while s.asked[1][0] != "impulse" or s.asked[1][1][0] != "press":
        s.choose("pass")
    play_through(s, "play apportation")
    assert asked(s) == (0, ["use a/madison", "pass"])  # that of the rush is left, that of the gun is not


@pytest.mark.ruling("C-113", "VR-8.2")
def test_a_second_limited_additional_strike_is_not_played_for_the_rest_of_its_text():
    who = vampire("CEL", sect="Anarch")
    s = position(
        f"ready a: {who} [blood 3], min-seo [bowed, blood 1]\nhand a: bums-rush, pursuit, dust-up\n"
        "ready b: nassir [bowed, blood 4]\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    play_through(s, "play bums-rush", "b/nassir", "pass")
    assert "play dust-up" in options(s)
    s.choose("hand strike")
    assert "play pursuit" in options(s)
    s.choose("play pursuit")
    assert s.asked[1][0] == "strike?"
    s.choose("play dust-up")
    assert blood_on(s, "nassir") == 3  # as a plain dodge: what would give a second strike was not offered


@pytest.mark.ruling("C-125", "VR-5.1")
def test_what_is_checked_as_the_unlock_phase_ends():
    text = (
        "phase: 5.1.4\nlibrary a: dodge\nready a: madison [blood 4]\nboard a: anarch-revolt, anarch-revolt\nedge: a\n"
        "ready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    s = position(text, game=GAME)
    assert s.pool[0] == 30  # not yet
    play_through(s, "done", "trigger a/anarch-revolt")
    assert s.pool[0] == 28  # both copies
    s = position(text, game=GAME)
    s.todo.append(
        (happening, about(s, "gain", find(s, "madison"), detail=(Sets("sect", ANARCH, THIS), ("forever",), "")))
    )
    s.asked = None
    s.play()
    s.choose("done")
    assert s.pool[0] == 30


# ── what is in play ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-1.1", "VR-1.2")
def test_what_is_in_play_speaks():
    assert [zone for zone, of in ZONES.items() if of.active] == ["ready", "torpor", "attached", "board"]
    assert set(REAL.in_play) == {"ready", "torpor", "attached", "board"}
    counts = []
    for zone in ("ready a", "torpor a", "contested a", "uncontrolled a", "ash a"):
        s = position(
            f"{zone}: abaddon\nready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]\nready a: madison [blood 1]"
            if zone != "ready a"
            else f"ready a: abaddon [blood 1], madison [blood 1]\n{OTHERS}"
        )
        counts.append(len(s.pieces[find(s, "abaddon")].text))
    assert counts == [2, 2, 0, 0, 0]


@pytest.mark.ruling("VR-1.3", "V-111")
def test_a_card_that_leaves_play_goes_to_its_owner():
    s = position(
        "ready a: madison [blood 4]\nready b: nassir [blood 2]\nattached a: pentextm-subversion [on ready/nassir]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    happen(s, about(s, "burn", find(s, "nassir")))
    assert [s.pieces[p].face for p in pile(s, "ash", 0)] == ["pentextm-subversion"]
    assert [s.pieces[p].face for p in pile(s, "ash", 1)] == ["nassir"]


# ── abilities and texts ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-4.5", "VR-4.6")
def test_an_ability_is_no_card_that_is_played_and_locking_needs_what_is_unlocked():
    text = (
        "ready a: {who} [blood 3], min-seo [bowed, blood 1]\nboard a: backways{lock}\nready b: nassir [blood 2]\n"
        "hand b: direct-intervention\nready c: ryan [bowed, blood 2]"
    )
    who = vampire(clan="Gangrel")
    s = position(text.format(who=who, lock=""))
    play_through(s, f"bleed with {who}", "block with nassir", "use a/backways")
    assert (s.pool[1], where(s, "direct-intervention")) == (29, "hand")  # nobody could cancel that
    s = position(text.format(who=who, lock=" [bowed]"))
    play_through(s, f"bleed with {who}", "block with nassir")
    assert s.pool[1] == 30  # a locked location cannot be locked


@pytest.mark.ruling("VR-5.3", "VR-6.1")
def test_the_minion_phase_ends_as_its_methuselah_likes():
    s = position(f"ready a: madison [blood 4], min-seo [blood 2]\nlibrary a: dodge\n{OTHERS}")
    s.choose("bleed with madison")
    assert "done" in options(s)
    s.choose("done")
    assert not locked(s, "min-seo")
    assert s.asked[1][0] != "action?"


@pytest.mark.ruling("VR-9.5", "V-016")
def test_a_path_is_a_requirement_like_a_clan():
    for who, offered in ((vampire(path="Cathari"), True), ("madison", False)):
        s = position(f"phase: 5.2.1\nhand a: terrifying-visage\nready a: {who} [blood 2]\n{OTHERS}")
        assert ("play terrifying-visage" in options(s)) == offered


@pytest.mark.ruling("VR-10.5", "VR-5.1")
def test_a_vampire_feeds_at_one_hunting_ground_in_a_turn():
    s = position(
        "phase: 5.1.4\nlibrary a: dodge\nboard a: zoo-hunting-ground, slum-hunting-ground\nready a: madison [blood 1]\n"
        f"{OTHERS}"
    )
    s.choose("use a/zoo-hunting-ground")
    assert blood_on(s, "madison") == 2
    assert "use a/slum-hunting-ground" not in options(s)


@pytest.mark.ruling("VR-10.2", "V-122")
def test_an_ally_that_plays_as_a_vampire_is_one_for_the_text_of_that_card():
    s = position(
        "ready a: rafastio-ghoul [lives 2], madison [bowed, blood 1]\nhand a: enticement, vessel\n" + OTHERS, game=GAME
    )
    assert "play enticement" in options(s)  # which sends a vampire to torpor
    s = position(
        "ready a: the-knights [lives 2], madison [bowed, blood 1]\nhand a: enticement, vessel\n" + OTHERS, game=GAME
    )
    assert "play enticement" not in options(s)


@pytest.mark.ruling("VR-11.1")
def test_every_window_has_a_name_for_people():
    assert set(WINDOWS) == set(CALLED)


@pytest.mark.ruling("VR-11.3")
def test_effects_last_as_long_as_they_say():
    who = vampire("DOM", capacity=7)
    s = position(
        f"ready a: {who} [blood 5], min-seo [bowed, blood 1]\nhand a: conditioning, vessel\nlibrary a: dodge\n{OTHERS}"
    )
    play_through(s, f"bleed with {who}", "play conditioning", "way 2")
    assert (s.pool[1], number(s, BLEED, who)) == (26, 1)  # for the action
    p = find(s, who)
    happen(s, about(s, "gain", p, detail=(Bonus(BLEED, 2, THIS), ("unlock", 0), "")))
    assert number(s, BLEED, who) == 3
    while s.turn < 4:
        assert number(s, BLEED, who) == 3
        s.choose("done")
    assert number(s, BLEED, who) == 1  # until the next unlock phase


@pytest.mark.ruling("VR-15")
def test_a_stunned_minion_locks_and_does_not_unlock_once():
    who = vampire("PRE", capacity=6)
    s = position(
        f"ready a: {who} [blood 5], min-seo [bowed, blood 1]\nhand a: mind-numb, vessel\nlibrary a: dodge\nlibrary b: dodge\n"
        "library c: dodge\nready b: nassir [blood 2]\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play mind-numb", "way 2", "no block")
    assert locked(s, "nassir")
    while s.turn < 2:
        s.choose("done")
    while s.turn == 2:
        assert locked(s, "nassir")
        s.choose("done")
    while s.turn < 5 or s.asked[1][0] != "action?":
        s.choose("done")
    assert not locked(s, "nassir")
    happen(s, about_seat("pool", 0, 1))
