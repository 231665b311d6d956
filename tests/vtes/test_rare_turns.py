"""What comes up rarely in a turn: ousts in the middle of something, cancels of cancels, wakes, strikes of many kinds."""

import pytest

from coterie.games.vtes.rules.action_state import current_action, stealth
from coterie.kernel.events import about, about_seat
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    LIBRARIES,
    OTHERS,
    SCHOOL,
    SILENT,
    blood_on,
    fight,
    find,
    happen,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    taught,
    vampire,
    wait,
    where,
)

# ── ousts and withdrawals ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-13.1", "VR-12", "VR-6.9")
def test_an_ally_whose_methuselah_pays_the_last_pool_for_it_never_comes():
    s = position("pool: 2 30 30\nready a: madison [blood 4], min-seo [blood 1]\nhand a: carlton-van-wyk\n" + OTHERS)
    s.choose("play carlton-van-wyk")
    reach(s, "a/madison") if "a/madison" in options(s) else None
    rest(s)
    assert (s.out, s.active, where(s, "carlton-van-wyk")) == ((0,), 1, "removed")
    assert (s.halves, s.pool) == ((0, 0, 2), (0, 30, 36))


@pytest.mark.ruling("VR-6.3", "VR-13.1", "VR-6.9")
def test_who_has_bled_a_prey_out_does_not_bleed_the_next_one_in_the_same_turn():
    s = position(
        "pool: 20 1 30\nready a: madison [blood 4], brock-sterling [blood 1]\nhand a: vessel\n"
        "ready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    s.choose("bleed with a/madison")
    rest(s)
    assert (s.out, s.pool, s.edge, s.halves) == ((1,), (26, 0, 30), 0, (2, 0, 0))
    happen(s, about(s, "straighten", find(s, "madison")))
    assert "bleed with a/madison" not in options(s)
    s.choose("bleed with a/brock-sterling")
    rest(s)
    assert s.pool == (26, 0, 29)


@pytest.mark.ruling("VR-13.1", "VR-7.1", "VR-7.2")
def test_a_referendum_goes_on_without_a_methuselah_that_is_ousted_in_its_polling():
    s = position(
        "pool: 20 5 30\nready a: alice-chen [blood 7], min-seo [bowed, blood 1]\nhand a: anarchist-uprising, vessel\n"
        "ready b: horst-von-bruhl [blood 3]\nready c: catalina-vega [bowed, blood 2]"
    )
    s.choose("play anarchist-uprising")
    reach(s, "vote for with a/alice-chen", "vote against with b/horst-von-bruhl")
    before = s.asked[1][1][1:]
    happen(s, about_seat("pool", 1, -5))
    assert (s.out, s.asked[1][0], s.question.seat) == ((1,), "votes?", 2)
    assert (before, s.asked[1][1][1:]) == ((3, 2), (3, 0))  # its vampire is gone, and so is what it has voted
    s.choose("pass")
    rest(s)
    assert s.pool == (24, 0, 29)  # 6 for the prey, less 2 and 1 by the referendum, which passes


@pytest.mark.ruling("VR-8.1", "VR-13.1", "VR-12")
def test_a_combat_ends_as_a_methuselah_of_it_is_ousted():
    for gone in (0, 1):
        s = position(
            "ready a: madison [blood 4], min-seo [blood 1]\nhand a: bums-rush, vessel\nhand b: dodge\n"
            "ready b: nassir [bowed, blood 4]\nready c: ryan [blood 2]\nhand c: vessel",
            windows="all",
        )
        play_through(s, "play bums-rush", "a/madison", "b/nassir")
        while s.asked[1][0] != "strike?":
            s.choose("pass")
        happen(s, about_seat("pool", gone, -30))
        while s.asked[1][0] in ("impulse", "cancel?", "strike?"):
            s.choose(options(s)[-1])
        if gone:
            assert (s.out, s.active, s.asked[1][0], blood_on(s, "madison")) == ((1,), 0, "action?", 4)
            assert (s.pool[0], s.halves[0], locked(s, "madison")) == (36, 2, True)
        else:
            assert (s.out, s.active, where(s, "madison"), blood_on(s, "nassir")) == ((0,), 1, "removed", 4)


@pytest.mark.ruling("VR-13.1", "VR-8.4")
def test_damage_to_a_minion_that_is_gone_is_not_prevented():
    tough = taught("FOR", capacity=5)
    s = position(
        "pool: 20 3 20\nready a: madison [blood 4], min-seo [blood 1]\nhand a: bums-rush, vessel\n"
        f"ready b: {tough} [bowed, blood 4]\nhand b: soak\nready c: ryan [blood 2]",
        game=SCHOOL,
    )
    play_through(s, "play bums-rush", "a/madison", f"b/{tough}")
    while s.asked[1][1][0] != "damage":
        s.choose("hand strike" if "hand strike" in options(s) else "pass")
    assert s.question.seat == 1
    happen(s, about_seat("pool", 1, -3))
    rest(s)
    assert (s.out, where(s, tough), s.asked[1][0], s.active) == ((1,), "removed", "action?", 0)


@pytest.mark.ruling("VR-13.4", "VR-13.2")
def test_of_two_the_one_that_stays_has_the_last_point_and_no_pool_for_a_withdrawal():
    s = position(
        "phase: 5.1.4\nout: b\nhalves: 2 0 2\nready a: madison [blood 2]\nlibrary c: dodge\nready c: ryan [blood 2]\n"
        "hand a: dodge"
    )
    s.choose("withdraw")
    while not s.over:
        there = options(s)
        s.choose(next((each for each in ("no block", "pass", "done") if each in there), there[0]))
    assert (s.halves, s.pool[2]) == ((4, 0, 4), 30)


@pytest.mark.ruling("VR-13.4")
def test_a_withdrawal_is_broken_by_what_is_taken_but_not_by_what_is_only_tried():
    for harm, left in (("bleed for nothing", True), ("life", False), ("blood in torpor", False), ("edge", True)):
        s = position(
            f"{LIBRARIES}phase: 5.1.4\nedge: b\nlibrary a:\nready b: madison [blood 2]\nready a: loyal-street-gang [lives 2]\n"
            "torpor a: nassir [blood 2]\nready c: ryan [blood 2]".replace("library a: dodge\n", "").replace(
                "library a:\n", ""
            )
        )
        s.choose("withdraw")
        event = {
            "bleed for nothing": about(s, "bleeds", find(s, "madison"), 0, detail=(0,)),
            "life": about(s, "blood", find(s, "loyal-street-gang"), -1),
            "blood in torpor": about(s, "blood", find(s, "nassir"), -1),
            "edge": about_seat("edge", 0, detail=(2,)),
        }[harm]
        happen(s, event)
        assert s.leaving[0] == ("announced" if left else "broken"), harm


# ── cards and blocks ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("C-009", "C-011", "V-093", "V-088")
def test_a_cancel_of_a_cancel_of_a_cancel():
    s = position(
        "pool: 10 10 10 10\nphase: 5.2.1\nhand a: elder-library, dodge\nlibrary a: dodge, dodge, dodge\n"
        "library b: dodge, dodge\nlibrary c: dodge, dodge\nlibrary d: dodge, dodge\n"
        "ready a: madison [blood 2]\nready b: nassir [blood 2]\nhand b: sudden-reversal, vessel, vessel\n"
        "ready c: ryan [blood 2]\nhand c: wash, vessel, vessel\nready d: min-seo [blood 1]\nhand d: wash, vessel, vessel",
        players=4,
    )
    play_through(s, "play elder-library", "play sudden-reversal", "play wash", "play wash")
    assert where(s, "elder-library") == "ash"  # b's cancel stands, as c's was cancelled by d
    assert s.asked[1][0] == "action?"  # and a's action is gone
    # c has what Wash gives to whom it cancels, but nothing for its own trifle; d has its trifle's action
    assert (s.debt, s.credit) == ((False, True, True, True), (0, 0, 1, 1))
    for seat, left in ((1, []), (2, [1]), (3, [1])):
        seen = []
        while not (s.active == seat and s.asked[1][0] == "discard?"):
            if s.active == seat and s.asked[1][0] == "master?":
                seen.append(s.asked[1][1][0])
            s.choose("done" if "done" in options(s) else options(s)[-1])
        assert seen == left
    assert (s.debt, s.credit) == ((False,) * 4, (0,) * 4)


@pytest.mark.ruling("V-145", "V-146")
def test_an_event_that_is_gone_cannot_be_played_by_anybody_else():
    s = position(
        f"{LIBRARIES}phase: 5.5.1\ndiscards: 2\nhand a: nra-pac, the-unmasking, vessel\nready a: madison [blood 2]\n"
        "hand b: nra-pac, dodge\nready b: nassir [blood 2]\nready c: ryan [blood 2]"
    )
    s.choose("play nra-pac")
    assert "play the-unmasking" not in options(s)  # one event in a phase, whatever actions are left
    happen(s, about(s, "burn", find(s, "nra-pac", "board")))
    wait(s, 1, "discard?")
    assert "play nra-pac" not in options(s)


@pytest.mark.ruling("VR-6.5", "VR-12")
def test_a_minion_that_locks_while_it_attempts_to_block_fails_unless_it_is_awake():
    for awake in (False, True):
        s = position(
            "ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: vessel\n"
            f"ready b: brock-sterling [{'bowed, ' if awake else ''}blood 3]\nhand b: wake-with-evenings-freshness, dodge\n"
            "attached b: sport-bike [on ready/brock-sterling]\nready c: ryan [bowed, blood 2]\nhand c: vessel",
            windows="all",
            lists="closed",
        )
        s.choose("bleed with a/madison")
        if awake:
            reach(s, "play wake-with-evenings-freshness")
        reach(s, "block with brock-sterling")
        while s.asked[1][1][0] != "B":
            s.choose("pass")
        happen(s, about(s, "bow", find(s, "brock-sterling")))
        rest(s)
        assert (s.pool[1], blood_on(s, "madison")) == ((30, 3) if awake else (29, 4))


@pytest.mark.ruling("VR-6.5", "C-005")
def test_a_vampire_that_is_awake_reacts_after_a_block_that_failed_and_sleeps_after_the_action():
    who = vampire("OBF", capacity=5)
    s = position(
        f"ready a: {who} [blood 3], min-seo [blood 1]\nhand a: faceless-night, vessel\n"
        "ready b: oshri-dahan [bowed, blood 3]\nhand b: wake-with-evenings-freshness, deflection, dodge\n"
        "library b: dodge, dodge\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    play_through(s, f"bleed with {who}")
    reach(s, "play wake-with-evenings-freshness", "block with oshri-dahan", "play faceless-night")
    if "way 1" in options(s):
        s.choose("way 1")
    reach(s, "play deflection")
    rest(s)
    assert s.pool == (30, 30, 29)
    assert locked(s, "oshri-dahan")
    s.choose("bleed with a/min-seo")
    rest(s)
    assert s.pool == (30, 29, 29)  # asleep again: nobody blocks


@pytest.mark.ruling("VR-6.6", "V-056")
def test_a_bleed_has_no_stealth_in_a_way_of_its_card_that_names_none():
    who = taught("pro", sect="Anarch")
    s = position(
        f"ready a: {who} [blood 2]\nhand a: the-platinum-protocol, vessel\nready b: brock-sterling [blood 3]\n"
        "ready c: ryan [bowed, blood 2]",
        game=SCHOOL,
    )
    s.choose("play the-platinum-protocol")
    now = current_action(s)
    assert now is not None
    assert stealth(s, now) == 0


@pytest.mark.ruling("VR-7.3", "VR-7.2")
def test_the_prisci_turn_as_one_of_them_burns_before_the_tally():
    first, second, third = [
        face for face, card in GAME.faces.items() if card.title == "priscus" and not card.abilities
    ][:3]
    s = position(
        f"ready a: {first} [blood 3], {second} [bowed, blood 3]\nhand a: anarchist-uprising\n"
        f"ready b: {third} [bowed, blood 2]\n"
        "ready c: catalina-vega [bowed, blood 2]"
    )
    play_through(s, "play anarchist-uprising", f"vote for with a/{first}", f"vote for with a/{second}")
    assert s.asked[1][1][1:] == (4, 0)
    reach(s, f"vote against with b/{third}")
    assert s.asked[1][1][1:] == (4, 0)  # two ballots to one
    happen(s, about(s, "burn", find(s, first)))
    assert s.asked[1][1][1:] == (1, 0)  # one each: they abstain
    happen(s, about(s, "torpor", find(s, second)))
    assert s.asked[1][1][1:] == (1, 3)


# ── combat ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.3", "VR-8.4", "C-109")
def test_who_prevents_enough_of_a_first_strike_strikes_back():
    tough = taught("FOR", capacity=5)
    for card, left in (("soak", 1), ("dodge", 1)):
        s = position(
            f"{LIBRARIES}active: b\nhand b: vessel\nready b: muddled-vampire-hunter [lives 1], min-seo [bowed, blood 1]\n"
            f"ready a: {tough} [bowed, blood 1]\n"
            f"hand a: {card}\nready c: ryan [bowed, blood 2]",
            game=SCHOOL,
        )
        s.choose(next(text for text in options(s) if text.startswith("act") and tough in text))
        reach(s, f"play {card}")
        if "way 2" in options(s):
            s.choose("way 2")
        wait(s, 1, "discard?")
        zone = "ash" if card == "soak" else "ready"
        assert (where(s, tough), blood_on(s, tough), where(s, "muddled-vampire-hunter")) == ("ready", left, zone)


@pytest.mark.ruling("VR-8.4", "C-109")
def test_what_prevents_no_aggravated_damage_leaves_it_to_wound():
    tough = taught("FOR", capacity=5)
    for blood, there, left in ((3, "torpor", 3), (0, "torpor", 0)):
        s = position(
            f"ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: bums-rush, vessel\n"
            "attached a: ivory-bow [on ready/madison], murder-of-crows [lives 1, on ready/madison]\n"
            f"ready b: {tough} [bowed{f', blood {blood}' if blood else ''}]\nhand b: soak\nready c: ryan [bowed, blood 2]",
            game=SCHOOL,
        )
        play_through(s, "play bums-rush", f"b/{tough}")
        reach(s, "use ivory-bow", "play soak")
        if "way 1" in options(s):
            s.choose("way 1")
        rest(s)
        assert (where(s, tough), blood_on(s, tough)) == (there, left)  # 1 aggravated; the crows' damage is prevented


@pytest.mark.ruling("VR-8.2", "VR-8.3")
def test_at_long_range_each_additional_strike_can_be_a_shot():
    fast = taught("CEL", capacity=6)
    s = fight(fast, "blur, quickness, vessel", attached_a=f"44-magnum [on ready/{fast}]")
    reach(s, "use 44-magnum", "play blur", "way 2")
    assert "play blur" not in options(s)
    assert (blood_on(s, SILENT), number(s, "strength", SILENT)) == (4, 1)
    reach(s, "use 44-magnum")
    assert blood_on(s, SILENT) == 2
    s.choose("hand strike")
    assert (blood_on(s, SILENT), blood_on(s, fast)) == (2, 5)  # the hands reach nobody, and nobody strikes back
