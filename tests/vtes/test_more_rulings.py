"""Single rulings (C-…) about bleeds, referendums, torpor, and cards that remember."""

import pytest

from coterie.games.vtes.facts import hand_size
from coterie.games.vtes.rules.damage import Packet, deal
from coterie.kernel.events import about, happening
from coterie.kernel.pieces import pile
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Cannot
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    OTHERS,
    asked,
    blood_on,
    do,
    find,
    options,
    play_through,
    position,
    vampire,
    where,
)


@pytest.mark.ruling("C-013", "V-050")
def test_a_larger_hand_until_the_end_of_the_turn_lasts_through_the_discards():
    s = position(
        f"phase: 5.5.1\nboard a: dreams-of-the-sphinx\nhand a: {', '.join(['dodge'] * 7)}\n"
        f"library a: {', '.join(['vessel'] * 9)}\n"
        f"library b: dodge\n{OTHERS}",
        game=GAME,
    )
    s.choose("use a/dreams-of-the-sphinx")
    assert len(pile(s, "hand", 0)) == 9
    s.choose("discard dodge")
    assert len(pile(s, "hand", 0)) == 9  # replaced up to nine
    while s.asked[1][0] != "too many cards?":
        s.choose("done")
    assert (s.question.seat, hand_size(s, 0)) == (0, 7)


@pytest.mark.ruling("C-025", "VR-6.4")
def test_a_referendum_that_chooses_a_vampire_is_not_directed():
    s = position(
        "ready a: alice-chen [blood 7], madison [bowed, blood 1]\nhand a: toreador-justicar, vessel\n"
        f"ready b: {vampire(clan='Toreador')} [blood 3]\nready c: brock-sterling [blood 3]"
    )
    s.choose("play toreador-justicar")
    assert (s.question.seat, s.asked[1][0]) == (1, "block?")
    s.choose("no block")
    assert (s.question.seat, s.asked[1][0]) == (2, "block?")  # the predator as well


@pytest.mark.ruling("C-047", "VR-6.8")
@pytest.mark.parametrize("bearer", ["madison [blood 6]", "loyal-street-gang [lives 2]"])
def test_an_action_of_equipment_that_has_left_its_bearer_has_no_effect(bearer):
    who = bearer.split()[0]
    text = (
        f"attached a: palatial-estate [on ready/{who}]\nready a: {bearer}, min-seo [bowed, blood 1]\nhand a: vessel\n"
        "ready b: nassir [blood 2]\nready c: ryan [bowed, blood 2]"
    )
    for moved, pool in ((False, 33), (True, 30)):
        s = position(text, game=GAME)
        s.choose(f"act with a/{who} by a/palatial-estate 1")
        assert asked(s) == (1, ["block with b/nassir", "no block"])
        if moved:
            card, other = find(s, "palatial-estate"), find(s, "min-seo")
            do(s, (happening, about(s, "attach", card, detail=(other, s.pieces[other].life), seat=0)))
        s.choose("no block")
        assert ("done" in options(s), s.pool[0]) == (True, pool)  # the action is over


@pytest.mark.ruling("C-053", "V-106")
def test_a_bleed_of_four_can_be_investigated_once_blocks_are_declined():
    who = vampire("DOM", capacity=7)
    for card, offered in (("conditioning", True), ("bonding", False)):
        s = position(
            f"ready a: {who} [blood 6], min-seo [bowed, blood 1]\nhand a: {card}, vessel\nready b: nassir [bowed, blood 2]\n"
            "hand b: archon-investigation\nready c: ryan [bowed, blood 2]",
            game=GAME,
        )
        play_through(s, f"bleed with {who}", f"play {card}", "way 2")
        assert ("play archon-investigation" in options(s)) == offered
        if offered:
            s.choose("play archon-investigation")
            assert (where(s, who), s.pool[1], s.edge) == ("ash", 27, -1)  # 3 for the card, none bled


@pytest.mark.ruling("C-059", "VR-6.9")
def test_a_cap_on_what_is_bled_makes_the_bleed_no_smaller():
    who = vampire("DOM", capacity=7)
    s = position(
        f"ready a: {who} [blood 6], min-seo [bowed, blood 1]\nhand a: conditioning, vessel\n"
        f"board b: protected-resources\n{OTHERS}",
        game=GAME,
    )
    play_through(s, f"bleed with {who}", "play conditioning", "way 2")
    assert (s.pool[1], s.edge) == (28, 0)
    assert any("bleeds b for 4" in line for line in s.log(0))


@pytest.mark.ruling("C-079", "VR-7.1")
def test_points_for_others_leave_oneself_out_and_want_two_of_them():
    who = vampire(sect="Anarch", capacity=6)
    text = (
        f"ready a: {who} [blood 5], madison [bowed, blood 1]\nhand a: reckless-agitation, vessel\n"
        "ready b: nassir [bowed, blood 2]\n"
    )
    s = position(text + "ready c: ryan [bowed, blood 2]", game=GAME)
    s.choose("play reckless-agitation")
    assert options(s) == ["seat b", "seat c"]
    for _ in range(5):
        if "seat b" in options(s):
            s.choose("seat b")
    while s.asked[1][0] == "votes?":
        s.choose("pass")
    assert s.pool == (30, 25, 29)  # not all of them on one
    s = position(text, players=2, game=GAME)
    assert "play reckless-agitation" not in options(s)


@pytest.mark.ruling("C-107", "VR-8.2")
def test_what_is_used_at_the_end_of_a_round_can_be_used_after_combat_was_ended_early():
    s = position(
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: bums-rush, vessel\nready b: nassir [bowed, blood 2]\n"
        "hand b: trap\nboard b: garibaldi-meucci-museum\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    play_through(s, "play bums-rush", "b/nassir")
    while "use b/garibaldi-meucci-museum" not in options(s):
        s.choose("pass")
    s.choose("use b/garibaldi-meucci-museum")
    assert asked(s) == (1, ["play trap", "pass"])
    s.choose("play trap")
    assert (blood_on(s, "nassir"), blood_on(s, "madison")) == (3, 4)


@pytest.mark.ruling("C-111", "VR-8.4")
def test_damage_to_which_a_minion_is_immune_is_not_inflicted():
    for immune, left in ((False, 0), (True, 2)):
        s = position("ready a: madison [blood 3]\nready b: nassir [blood 2]\nready c: ryan [bowed, blood 2]")
        p = find(s, "nassir")
        if immune:
            do(s, (happening, about(s, "gain", p, detail=(Cannot("be hurt", THIS), ("forever",), ""))))
        do(s, (deal, Packet(p, s.pieces[p].life, 2, sure=True)))
        assert blood_on(s, "nassir") == left


@pytest.mark.ruling("C-119", "VR-1.2")
def test_a_card_follows_the_vampire_that_it_has_chosen_but_no_other_copy():
    s = position(
        "phase: 5.2.1\nhand a: the-rack\nlibrary a: dodge\nlibrary b: dodge\nlibrary c: dodge\nready a: madison [blood 1]\n"
        + OTHERS,
        game=GAME,
    )
    s.choose("play the-rack")
    p = find(s, "madison")
    do(s, (happening, about(s, "torpor", p)))
    assert len(s.pieces[p].text) == 1
    do(s, (happening, about(s, "contest", p)))
    assert s.pieces[p].text == ()
    do(s, (happening, about(s, "reclaim", p)))
    assert len(s.pieces[p].text) == 1
    do(s, (happening, about(s, "burn", p)))
    assert s.pieces[p].text == ()


@pytest.mark.ruling("C-123", "VR-5.5")
def test_a_card_goes_to_the_predator_in_the_discard_phase():
    s = position(
        f"phase: 5.3\nboard a: the-coven\nlibrary a: dodge\nlibrary c: dodge\nhand a: vessel\n"
        f"ready a: madison [blood 1]\n{OTHERS}",
        game=GAME,
    )
    assert s.game.speaks(s, find(s, "the-coven")) == 0
    s.choose("done")
    while s.asked[1][0] == "influence?":
        s.choose("done")
    assert s.game.speaks(s, find(s, "the-coven")) == 2
