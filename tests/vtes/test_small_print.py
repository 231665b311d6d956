"""What actions cost and aim at, who may take them over, which card a question is about."""

from dataclasses import replace

import pytest

from coterie.games.vtes import VtesGame
from coterie.games.vtes.cards import FACES as CARDS
from coterie.games.vtes.cards.definition import plain
from coterie.games.vtes.words.costs import Costlier
from coterie.games.vtes.words.deeds import teach
from coterie.games.vtes.words.modes import Modes
from coterie.games.vtes.words.resources import GainPool
from coterie.kernel.events import about
from coterie.words.cards.filters import Kind
from tests.vtes import tools
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    OTHERS,
    SCHOOL,
    blood_on,
    borne_by,
    do,
    find,
    happen,
    locked,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    take,
    taught,
    vampire,
    where,
)


@pytest.mark.ruling("VR-6.8", "V-059", "VR-4.8")
def test_an_action_costs_its_x_and_what_makes_it_dearer_as_it_resolves():
    model = CARDS["govern-the-unaligned"]
    dear = replace(
        model, name="Dear X", face="dear-x", plays=Modes(ways=(plain(GainPool(1), x="blood", blood=1),)), abilities=()
    )
    toll = replace(CARDS["fortune-teller-shop"], name="Toll X", face="toll-x", abilities=(Costlier(of=Kind("action")),))
    for blocks in (False, True):
        s = position(
            "ready a: madison [blood 5]\nboard c: toll-x\nhand a: dear-x, vessel\nready b: brock-sterling [blood 3]\n"
            "ready c: ryan [bowed, blood 2]",
            game=VtesGame(faces={**CARDS, "dear-x": dear, "toll-x": toll}),
        )
        play_through(s, "play dear-x")
        assert options(s) == ["0", "1", "2", "3"]  # of 5 blood: 1 printed, 1 more for the toll
        s.choose("2")
        assert blood_on(s, "madison") == 5
        s.choose("block with b/brock-sterling" if blocks else "no block")
        rest(s)
        assert (blood_on(s, "madison"), s.pool[0]) == ((4, 30) if blocks else (1, 31))


@pytest.mark.ruling("VR-6.4", "C-023")
def test_an_action_of_the_rulebook_is_aimed_at_its_target():
    for target in ("nassir", "min-seo"):
        s = position(
            "ready a: madison [blood 5]\ntorpor b: nassir [bowed, blood 1]\ntorpor c: min-seo [bowed, blood 1]\n"
            "ready b: brock-sterling [bowed, blood 3]\nattached b: szlachta-bodyguard [lives 2, on ready/brock-sterling]\n"
            "ready c: ryan [bowed, blood 2]"
        )
        s.choose(f"diablerise with a/madison: {'b' if target == 'nassir' else 'c'}/{target}")
        assert ("use b/szlachta-bodyguard" in options(s)) == (target == "nassir")
        if target == "nassir":
            s.choose("use b/szlachta-bodyguard")
            rest(s)
            assert (where(s, "nassir"), where(s, "szlachta-bodyguard")) == ("torpor", "ash")


@pytest.mark.ruling("VR-1.3")
def test_of_what_a_minion_bears_only_one_of_no_second_is_moved_to_it():
    old = vampire(least=9)
    s = position(
        f"ready a: madison [blood 3], {old} [blood 1]\nboard a: heidelberg-castle-germany\n"
        f"attached a: kevlar-vest [on ready/madison], kevlar-vest [on ready/{old}], flak-jacket [on ready/madison]\n{OTHERS}"
    )
    take(s, "use a/heidelberg", "a/madison", f"a/{old}")
    while s.asked[1][0] == "how much blood from?":
        s.choose("0")
    while any("kevlar" in each or "flak" in each for each in options(s)):
        s.choose(next(each for each in options(s) if "kevlar" in each or "flak" in each))
    rest(s)
    assert (borne_by(s, "madison"), sorted(borne_by(s, old))) == (["kevlar-vest"], ["flak-jacket", "kevlar-vest"])


@pytest.mark.ruling("VR-5.5", "V-145")
def test_what_takes_a_discard_phase_action_leaves_none_for_a_discard():
    for actions in (1, 2):
        s = position(
            f"phase: 5.5.1\nhand a: vessel, dodge\nboard b: the-uncoiling\nready a: madison [blood 2]\n{OTHERS}"
        )
        s.rows[max(s.rows)].data = s.rows[max(s.rows)].data.but(discards=actions)
        s.choose("use b/the-uncoiling")
        assert ("discard dodge" in options(s)) == (actions > 1)


@pytest.mark.ruling("V-036")
def test_who_is_asked_which_minion_plays_a_card_is_told_which_card():
    s = position(f"ready a: madison [blood 4], min-seo [blood 1]\nhand a: vessel, bums-rush\n{OTHERS}")
    s.choose("play bums-rush")
    assert s.asked[1] == ("who plays?", (find(s, "bums-rush"),))


@pytest.mark.ruling("V-111", "VR-4.6")
def test_what_its_bearer_uses_while_it_acts_is_of_no_use_to_another():
    for who in ("madison", "brock-sterling"):
        s = position(
            "ready a: madison [blood 4], brock-sterling [blood 4]\nattached a: pass-through-shadow [on ready/brock-sterling]\n"
            "ready b: nassir [blood 2]\nready c: ryan [bowed, blood 2]"
        )
        play_through(s, f"bleed with a/{who}", "block with b/nassir")
        assert ("use a/pass-through-shadow" in options(s)) == (who == "brock-sterling")


@pytest.mark.ruling("VR-10.1", "VR-6.9")
def test_a_recruiting_is_the_first_of_a_turn_only_once_whatever_was_recruited():
    elder = vampire("OBL", clan="Hecata", least=5)
    for first in ("", "carlton-van-wyk"):
        s = position(
            f"ready a: {elder} [blood 4], min-seo [bowed, blood 1]\nhand a: spectral-servitor, carlton-van-wyk, vessel\n"
            f"{OTHERS}"
        )
        if first:
            s.choose(f"play {first}")
            take(s, elder)
            rest(s)
            happen(s, about(s, "straighten", find(s, elder)))
        play_through(s, "play spectral-servitor", "way 1")
        rest(s)
        assert (where(s, "spectral-servitor"), locked(s, elder)) == ("ready", bool(first))


@pytest.mark.ruling("VR-8.1", "VR-6.8")
def test_an_action_at_a_minion_that_has_left_is_successful_and_does_nothing():
    s = position(
        "ready a: madison [blood 4], min-seo [blood 1]\nhand a: bums-rush, vessel\nready b: nassir [bowed, blood 4], "
        "brock-sterling [blood 2]\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play bums-rush", "a/madison", "b/nassir")
    happen(s, about(s, "torpor", find(s, "nassir")))
    s.choose("no block")
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, "nassir"), locked(s, "madison")) == (4, 4, True)
    assert not any(" fight" in line for line in s.log(0))


@pytest.mark.ruling("C-065", "VR-4.8")
def test_equipment_that_is_found_costs_its_blood_as_well():
    who = taught("tha", clan="Lasombra")
    for there, fetched in ((4, True), (2, False)):
        s = position(
            f"ready a: {who} [blood {there}]\nhand a: magic-of-the-smith, dodge, dodge, dodge, dodge, dodge, dodge\n"
            f"library a: dodge, zaire-river-ferry\n{OTHERS}",
            game=SCHOOL,
        )
        s.choose("play magic-of-the-smith")
        found = next((each for each in options(s) if "zaire" in each), "")
        assert bool(found) == fetched  # 1 for the card, 2 for the ferry
        if found:
            s.choose(found)
            rest(s)
            assert (borne_by(s, who), blood_on(s, who)) == (["zaire-river-ferry"], 1)


@pytest.mark.ruling("V-038", "V-091")
def test_a_card_is_played_whatever_its_number(monkeypatch):
    monkeypatch.setattr(tools, "FIRST", "")
    s = position(f"hand a: elder-library, vessel\nphase: 5.2.2\nmasters: 1\nready a: madison [blood 2]\n{OTHERS}")
    number = find(s, "elder-library")
    s.choose("play elder-library")
    assert (number, where(s, "elder-library")) == (0, "board")


@pytest.mark.ruling("VR-6.2")
def test_who_must_hunt_by_a_card_is_free_once_it_has_tried():
    s = position(
        "ready a: madison [blood 3], min-seo [blood 1]\nready b: nassir [bowed, blood 2]\nready c: brock-sterling [blood 3]\n"
        "attached c: sport-bike [on ready/brock-sterling]"
    )
    do(s, (teach, 0, find(s, "madison"), True, False))
    s.choose("block with c/brock-sterling")  # there was nothing but to hunt
    happen(s, about(s, "straighten", find(s, "madison")))
    assert "bleed with a/madison" in options(s)


@pytest.mark.ruling("VR-8.6")
def test_who_may_take_equipment_of_a_victim_is_asked_about_that_card():
    s = position(
        "ready a: madison [blood 3]\ntorpor b: min-seo [blood 1]\nready b: nassir [bowed, blood 2]\n"
        "attached b: ivory-bow [on torpor/min-seo]\nready c: ryan [bowed, blood 2]"
    )
    s.choose("diablerise with a/madison: b/min-seo")
    assert s.asked[1] == ("take?", (find(s, "ivory-bow"),))


@pytest.mark.ruling("VR-6.5")
def test_who_may_block_no_more_is_not_asked_with_another_minion():
    who = vampire("AUS", capacity=8)
    for played in (False, True):
        s = position(
            f"ready a: {who} [blood 4], madison [bowed, blood 1]\nhand a: crocodiles-tongue, vessel\n"
            "ready b: nassir [blood 1], ryan [blood 4]\nready c: min-seo [bowed, blood 1]"
        )
        play_through(s, f"bleed with a/{who}", "block with b/nassir")
        if played:
            s.choose("play crocodiles-tongue")
            while s.asked[1][0] == "how?" or any(each.startswith("buy off") for each in options(s)):
                s.choose("way 1" if "way 1" in options(s) else "pass")
            assert s.asked[1][0] != "block?"  # Ryan does not block either
        rest(s)
        assert (s.pool[1], blood_on(s, "nassir")) == ((29, 1) if played else (30, 0))


@pytest.mark.ruling("VR-7.1")
def test_a_referendum_fails_only_for_whom_its_terms_name():
    haqim = vampire(clan="Banu Haqim", least=5)
    for named, can in ((haqim, True), ("nassir", False)):
        s = position(
            f"ready a: alice-chen [blood 7], min-seo [bowed, blood 1]\nhand a: banishment, vessel\nboard b: yoruba-shrine\n"
            f"ready b: {haqim} [bowed, blood 2], nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
        )
        play_through(s, "play banishment", f"b/{named}")
        seen = []
        while s.asked[1][0] == "votes?":
            seen += [each for each in options(s) if "yoruba" in each]
            s.choose("pass")
        assert bool(seen) == can


@pytest.mark.ruling("C-051", "VR-6.8")
def test_the_card_of_an_action_that_goes_on_is_back_until_it_is_over():
    who = vampire("PRO", "dom")
    s = position(
        f"ready a: {who} [blood 5], min-seo [bowed, blood 1]\nhand a: govern-the-unaligned, form-of-mist, vessel\n"
        "ready b: nassir [blood 3], brock-sterling [blood 3]\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    s.choose("play govern-the-unaligned")
    reach(s, "block with nassir")
    assert where(s, "govern-the-unaligned") == "ash"
    reach(s, "play form-of-mist")
    for each in ("way 2", "yes"):
        if each in options(s):
            s.choose(each)
    assert where(s, "govern-the-unaligned") == "limbo"
    s.choose("no block")
    rest(s)
    assert (where(s, "govern-the-unaligned"), s.pool[1]) == ("ash", 27)


@pytest.mark.ruling("VR-7.1")
def test_a_card_takes_one_point_so_that_the_other_goes_to_the_next_card():
    council, helper = vampire(title="baron"), vampire(sect="Anarch", capacity=4)
    s = position(
        f"ready a: {council} [blood 4], {helper} [blood 1]\nhand a: revolutionary-council\nboard b: chantry\n"
        f"attached c: sport-bike [on ready/ryan]\n{OTHERS}"
    )
    s.choose("play revolutionary-council")
    for each in (f"a/{helper}", "done"):
        if each in options(s):
            s.choose(each)
    s.choose("b/chantry")
    assert s.asked[1][0] == "votes?"
    s.choose(f"vote for with a/{council}")
    rest(s)
    assert (s.pool, where(s, "chantry"), where(s, "sport-bike")) == ((30, 30, 30), "ash", "ash")


@pytest.mark.ruling("VR-4.6", "VR-8.4")
def test_what_was_promised_for_the_first_round_is_over_in_the_second():
    """Precognition prevents 1 damage in the first round of the combat that its block brings; the Flash brings a second."""
    who, foe = taught("cel"), taught("AUS")
    s = table(f"{who} [blood 4]", "flash", b=f"{foe} [blood 4]", hand_b="precognition", game=SCHOOL)
    play_through(s, f"hunt with {who}", f"block with {foe}", "play precognition", "way 2")
    offers = []
    while "done" not in options(s):
        there = options(s)
        offers += [there] if s.question.seat == 1 else []
        flash = ["play flash"] if s.asked[1][1][0] == "press" else []
        s.choose(next(each for each in (*flash, "hand strike", "pass", *there) if each in there))
    assert offers == [[f"use b/{foe}", "pass"]]
    assert blood_on(s, foe) == 2  # two strikes, and nothing prevented
