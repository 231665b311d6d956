"""Chapters 4.9, 5 and 13: what phases allow and forbid: spare cards, masters out of turn, events, hands, withdrawal."""

import pytest

from coterie.games.vtes.facts import hand_size
from coterie.kernel.events import about, about_seat
from coterie.kernel.orders import Order, chosen
from coterie.kernel.pieces import pile
from coterie.kernel.ring_windows import windows_ahead
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    OTHERS,
    asked,
    blood_on,
    faces,
    find,
    happen,
    locked,
    options,
    play_through,
    position,
    vampire,
    where,
)

# ── the burn option ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-5.1.1")
def test_a_spare_card_is_discarded_in_an_unlock_phase_and_replaced():
    s = position(
        "phase: 5.1.4\nhand a: ritual-scalpel, ritual-scalpel, dodge\nlibrary a: vessel, majesty\nready a: madison [blood 2]\n"
        + OTHERS,
        game=GAME,
    )
    assert "discard ritual-scalpel" in options(s)
    assert "discard dodge" not in options(s)
    s.choose("discard ritual-scalpel")
    assert (len(faces(s, "hand")), faces(s, "ash")) == (4, ["ritual-scalpel"])
    assert "discard ritual-scalpel" not in options(s)  # one in each unlock phase


@pytest.mark.ruling("VR-5.1.1")
def test_a_card_that_a_minion_could_play_is_not_spare():
    for who, spare in ((vampire(clan="Salubri"), False), ("nassir", True)):
        s = position(
            f"phase: 5.1.4\nhand a: journal-of-hrorsh\nlibrary a: vessel\ntorpor a: {who} [blood 2]\n"
            "ready b: madison [bowed, blood 2]\nready c: ryan [bowed, blood 2]",
            game=GAME,
        )
        assert ("discard journal-of-hrorsh" in options(s)) == spare


@pytest.mark.ruling("VR-5.1.1", "VR-4.1")
def test_others_discard_spare_cards_in_it_as_well():
    s = position(
        "phase: 5.1.4\nlibrary a: vessel\nready a: madison [blood 2]\nready b: nassir [bowed, blood 2]\n"
        "hand b: ritual-scalpel, dodge\nlibrary b: vessel\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    assert asked(s) == (1, ["discard ritual-scalpel", "pass"])
    s.choose("discard ritual-scalpel")
    assert (faces(s, "ash", 1), s.active) == (["ritual-scalpel"], 0)


# ── masters ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-034", "V-083")
def test_a_master_is_played_by_no_minion():
    s = position(f"phase: 5.2.1\nhand a: information-highway\nready a: madison [bowed, blood 2]\n{OTHERS}")
    s.choose("play information-highway")  # with no unlocked minion, and nobody is asked who plays it
    assert where(s, "information-highway") == "board"
    s = position(f"phase: 5.2.1\nhand a: elder-library\n{OTHERS}")
    s.choose("play elder-library")  # with no minion at all
    assert where(s, "elder-library") == "board"


@pytest.mark.ruling("V-033", "V-035", "V-084")
def test_each_card_has_its_phase():
    hand = "elder-library, sudden-reversal, computer-hacking, the-unmasking"
    found = {}
    for phase in ("5.2.1", "5.3", "5.5.1"):
        s = position(f"phase: {phase}\nhand a: {hand}\nready a: madison [blood 2]\n{OTHERS}")
        found[phase] = [text for text in options(s) if text.startswith("play")]
    assert found == {
        "5.2.1": ["play elder-library"], "5.3": ["play computer-hacking"], "5.5.1": ["play the-unmasking"],
    }  # fmt: skip


@pytest.mark.ruling("V-084", "V-085", "V-087")
def test_a_regular_master_is_not_played_in_anothers_turn():
    s = position(
        "phase: 5.2.1\nhand a: vessel\nready a: madison [blood 2]\nhand b: elder-library, wash\nready b: nassir [bowed]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play vessel", "a/madison")
    assert asked(s) == (1, ["play wash", "pass"])


@pytest.mark.ruling("V-109", "V-087")
def test_an_out_of_turn_master_is_never_played_in_ones_own_turn():
    s = position(
        "phase: 5.2.1\nhand a: vessel, sudden-reversal\nready a: madison [blood 2]\nready b: nassir [bowed]\n"
        "hand b: sudden-reversal\nready c: ryan [bowed, blood 2]"
    )
    assert options(s) == ["play vessel", "done"]
    play_through(s, "play vessel", "a/madison", "play sudden-reversal")
    assert where(s, "vessel") == "ash"  # a was not asked whether it cancels that


@pytest.mark.ruling("V-106", "V-087")
def test_out_of_turn_masters_wait_for_a_fitting_moment():
    s = position(
        "hand a: computer-hacking\nready a: madison [blood 2]\nhand b: direct-intervention\nready b: nassir [bowed]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    s.choose("bleed with madison")
    assert (s.pool[1], where(s, "direct-intervention")) == (
        29,
        "hand",
    )  # no card is played, so nothing is to be cancelled
    s = position(
        "hand a: computer-hacking\nready a: madison [blood 2]\nhand b: direct-intervention\nready b: nassir [bowed]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    s.choose("play computer-hacking")
    assert asked(s) == (1, ["play direct-intervention", "pass"])


@pytest.mark.ruling("V-094", "V-088")
def test_an_out_of_turn_trifle_gives_its_action_in_the_next_master_phase():
    s = position(
        "phase: 5.2.1\nhand a: elder-library\nready a: madison [blood 2]\nhand b: wash, vessel\nlibrary b: dodge\n"
        "ready b: nassir [blood 2]\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play elder-library", "play wash")
    assert (s.debt[1], s.credit[1]) == (True, 1)
    while s.active == 0:
        s.choose("done")
    while s.asked[1][0] != "master?":
        s.choose("done")
    assert s.asked[1] == ("master?", (1,))  # 1 less for the card out of turn, 1 more for the trifle


@pytest.mark.ruling("V-090", "V-092", "V-091")
def test_locations_are_used_at_once_and_burned_by_some():
    s = position(
        f"phase: 5.2.1\nhand a: information-highway\nready a: madison [blood 2]\nuncontrolled a: ayelech\n{OTHERS}"
    )
    play_through(s, "play information-highway")
    while s.asked[1][0] != "influence?":
        s.choose("done")
    assert s.asked[1][1] == (3,)  # 1 in the first turn of the game, 2 more at once
    who = vampire("OBF", capacity=6)
    s = position(
        f"ready a: {who} [blood 3], madison [bowed, blood 1]\nhand a: conceal\nboard b: elder-library\n{OTHERS}"
    )
    play_through(s, "play conceal")
    while s.question.seat == 0 and "b/elder-library" in options(s):
        s.choose("b/elder-library")
    assert where(s, "elder-library") == "ash"


@pytest.mark.ruling("V-097", "V-070")
def test_another_master_does_what_it_says_and_goes_to_the_ash_heap():
    s = position(f"phase: 5.2.1\nhand a: life-in-the-city\nready a: madison [blood 2]\n{OTHERS}")
    play_through(s, "play life-in-the-city")
    if "a/madison" in options(s):
        s.choose("a/madison")
    assert (blood_on(s, "madison"), where(s, "life-in-the-city")) == (3, "ash")


@pytest.mark.ruling("V-071", "V-072", "V-073")
def test_targets_are_in_play():
    s = position(
        "phase: 5.2.1\nhand a: vessel\nready a: madison [blood 2]\ntorpor b: nassir [blood 2]\n"
        "uncontrolled b: ayelech [blood 2]\ncontested b: min-seo\ncontested c: min-seo\nready c: ryan [bowed, blood 2]"
    )
    s.choose("play vessel")
    assert sorted(options(s)) == [
        "a/madison",
        "b/nassir",
        "c/ryan",
    ]  # torpid ones as well, uncontrolled and contested ones not


# ── events ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-10.6", "V-037", "V-147")
def test_an_event_speaks_in_a_phase_of_everybody():
    s = position(
        f"phase: 5.5.1\nhand a: dragonbound\nlibrary a: vessel\nlibrary b: vessel\nlibrary c: vessel\n"
        f"ready a: madison [blood 2]\n{OTHERS}",
        game=GAME,
    )
    s.choose("play dragonbound")
    assert (s.pool, s.game.speaks(s, find(s, "dragonbound"))) == ((30, 30, 30), 0)  # this discard phase had begun
    while s.turn < 3:
        s.choose("done")
    assert s.pool == (30, 29, 30)
    while s.turn < 5:
        s.choose("done")
    assert s.pool == (29, 29, 29)


@pytest.mark.ruling("V-145", "V-037")
def test_one_event_in_a_discard_phase():
    s = position(
        f"phase: 5.5.1\ndiscards: 2\nhand a: dragonbound, the-unmasking\nlibrary a: vessel, vessel\nready a: madison\n{OTHERS}",
        game=GAME,
    )
    s.choose("play dragonbound")
    assert "play the-unmasking" not in options(s)


# ── hands ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-047", "V-050", "V-051")
def test_hands_are_as_large_as_they_should_be():
    s = position(
        "phase: 5.2.1\nhand a: elder-library\nlibrary a: dodge, dodge, dodge, dodge, dodge, dodge, dodge, dodge, dodge\n"
        f"ready a: madison [blood 2]\n{OTHERS}"
    )
    s.choose("play elder-library")
    assert len(pile(s, "hand", 0)) == hand_size(s, 0) == 8
    happen(s, about(s, "burn", find(s, "elder-library")))
    assert s.question.prompt == "Which card do you discard? (too many: 1)"
    s.choose(0)
    assert len(pile(s, "hand", 0)) == 7


@pytest.mark.ruling("V-048", "V-050")
def test_a_pending_replacement_makes_a_hand_of_six():
    s = position(
        "ready a: madison [blood 3], nassir [bowed, blood 1]\nhand a: bums-rush, dodge, dodge, dodge, dodge, dodge, dodge\n"
        "library a: vessel, vessel\nready b: ryan [blood 2]\nready c: ayelech [bowed, blood 2]"
    )
    play_through(s, "play bums-rush", "b/ryan", "no block")
    assert (len(pile(s, "hand", 0)), s.owed[0]) == (6, 1)
    happen(s, about(s, "draw", pile(s, "library", 0)[0]))
    assert (s.question.seat, s.question.prompt) == (0, "Which card do you discard? (too many: 1)")


@pytest.mark.ruling("C-015", "VR-5.1")
def test_delayed_replacements_come_before_the_unlocking():
    hand = "old-friends, conditioning, dodge, dodge, dodge, dodge, dodge"
    who = vampire("OBF", capacity=5)
    s = position(
        f"ready a: {who} [blood 3], madison [bowed, blood 1]\nhand a: {hand}\nlibrary a: vessel, vessel\n"
        "library b: dodge\nlibrary c: dodge\nready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, f"bleed with {who}", "play old-friends")
    assert (s.owed[0], len(pile(s, "hand", 0))) == (1, 6)
    while s.turn < 4:
        assert locked(s, who)
        s.choose("done")
    assert (s.owed[0], len(pile(s, "hand", 0)), locked(s, who)) == (0, 7, False)


@pytest.mark.ruling("V-046", "VR-4.9")
def test_an_empty_library_stops_nobody():
    s = position(f"phase: 5.2.1\nmasters: 2\nhand a: vessel, elder-library\nready a: madison [blood 2]\n{OTHERS}")
    play_through(s, "play elder-library")
    assert (faces(s, "hand"), s.over) == (["vessel"], False)


# ── transfers ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-006", "V-012")
def test_less_blood_than_the_capacity_brings_nobody_out():
    for blood, offered in ((3, False), (4, True), (5, True)):
        s = position(
            f"phase: 5.4.1\nturn: 7\nlibrary a: dodge\nuncontrolled a: nassir [blood {blood}]\nready a: madison"
        )
        assert ("control a/uncontrolled.1" in options(s)) == offered


@pytest.mark.ruling("VR-5.4")
@pytest.mark.parametrize("transfers", range(5))
def test_each_use_of_transfers_takes_as_many_as_it_costs(transfers):
    """1 brings pool to a card, 2 bring blood back, 4 bring another card."""
    s = position(
        f"phase: 5.4.2\nturn: 7\ntransfers: {transfers}\nlibrary a: dodge\nuncontrolled a: nassir [blood 1]\n"
        "crypt a: lupo\nready a: madison"
    )
    costs = {"transfer to a/uncontrolled.1": 1, "transfer from a/uncontrolled.1": 2, "draw from the crypt": 4}
    assert {each for each in options(s) if each in costs} == {each for each, cost in costs.items() if cost <= transfers}


# ── withdrawal ──────────────────────────────────────────────────────────────────────────────────────────────────────

LEAVING = "phase: 5.1.4\nready a: madison [blood 3]\nready b: nassir [blood 3]\nlibrary b: dodge\nlibrary c: dodge\n"


@pytest.mark.ruling("VR-13.4")
def test_a_fight_breaks_a_withdrawal():
    s = position(LEAVING + "hand b: bums-rush\nready c: ryan [bowed, blood 2]")
    play_through(s, "withdraw", "done")
    while s.active == 0:
        s.choose("done")
    while "play bums-rush" not in options(s):
        s.choose("done")
    assert s.leaving[0] == "announced"
    play_through(s, "play bums-rush", "a/madison")
    while s.leaving[0] == "announced" and s.active == 1:
        s.choose("no block" if "no block" in options(s) else "pass")
    assert s.leaving[0] == "broken"


@pytest.mark.ruling("VR-13.4")
def test_lost_blood_breaks_a_withdrawal_and_gains_do_not_repair_it():
    s = position(LEAVING + "ready c: ryan [bowed, blood 2]")
    s.choose("withdraw")
    happen(s, about(s, "blood", find(s, "madison"), -1))
    assert s.leaving[0] == "broken"
    s = position(LEAVING + "ready c: ryan [bowed, blood 2]")
    s.choose("withdraw")
    happen(s, about_seat("pool", 0, 3), about(s, "blood", find(s, "madison"), 1))
    assert s.leaving[0] == "announced"


@pytest.mark.ruling("VR-13.4", "VR-13.3")
def test_a_withdrawal_in_a_tournament_is_worth_half_a_point():
    s = position(LEAVING.replace("[blood 3]", "[bowed, blood 3]") + "ready c: ryan [bowed, blood 2]", withdrawal=1)
    s.choose("withdraw")
    while 0 not in s.out:
        s.choose("no block" if "no block" in options(s) else "done")
    assert (s.halves, s.over) == ((1, 0, 0), False)


@pytest.mark.ruling("VR-13.4")
def test_nobody_withdraws_with_cards_in_the_library_or_a_full_hand():
    for more in ("library a: dodge\n", "hand a: dodge, dodge, dodge, dodge, dodge, dodge, dodge\n"):
        s = position(LEAVING + more + "ready c: ryan [bowed, blood 2]")
        assert "withdraw" not in options(s)


@pytest.mark.ruling("VR-13.3")
def test_the_last_round_is_played_to_its_end():
    s = position("phase: 5.5.2\nactive: b\nround: 4\nready a: madison\nready c: ryan [bowed, blood 1]", rounds=4)
    while not s.over and s.active == 1:
        s.choose("done" if "done" in options(s) else 0)
    assert (s.over, s.active) == (False, 2)  # c has its turn in the last round


# ── phases in which nothing can be done ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("phase", "hand", "ends"),
    [
        ("5.1.4", "majesty", True),
        ("5.2.1", "majesty", True),
        ("5.2.1", "blood-doll", False),
        ("5.5.1", "majesty", False),
    ],
)
def test_who_plays_among_bots_alone_is_not_asked_where_a_phase_offers_only_its_end(phase, hand, ends):
    lies = f"hand a: {hand}\nlibrary a: dodge, dodge, dodge, dodge, dodge, dodge, dodge\nready a: madison [blood 2]\n"
    s = position(f"phase: {phase}\n{lies}{OTHERS}", game=GAME, windows="all", lists="closed")
    (window,) = windows_ahead(s)
    assert (len(options(s)) == 1) == ends
    assert chosen([], window) is None
    assert chosen([Order()], window) is None  # an order to pass is about what others do
    assert chosen([Order(idle=True)], window) == ("done" if ends else None)
    assert chosen([Order(idle=True), Order("stop", prompt=window.prompt[0])], window) is None


# ── who is asked does not depend on a hand ──────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-4.1")
@pytest.mark.parametrize(
    ("phase", "cards", "prompt"),
    [
        ("5.2.2", "board a: fleshforge-chamber\nready a: madison [blood 2]\n", "master?"),
        ("5.1.5", "ready a: the-vozhd-of-sofia [lives 3]\n", "unlock?"),
    ],
)
@pytest.mark.parametrize(
    ("hand", "library"), [("war-ghoul, dodge", "majesty, soak"), ("majesty, soak", "war-ghoul, dodge")]
)
def test_one_is_asked_what_a_card_in_play_does_with_a_hand_whatever_that_holds(phase, cards, prompt, hand, library):
    s = position(f"phase: {phase}\nhand a: {hand}\nlibrary a: {library}\n{cards}{OTHERS}", windows="all", game=GAME)
    assert (s.asked[0], s.asked[1][0]) == (0, prompt)
