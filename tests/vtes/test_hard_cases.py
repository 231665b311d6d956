"""Positions in which several rules meet that seldom do."""

from dataclasses import replace

import pytest

from coterie.games.vtes.rules.referendum import current_referendum, tally_of
from coterie.games.vtes.words.deeds import Bleed
from coterie.games.vtes.words.uses import CanAct
from tests.vtes.tools import (
    IDLE,
    PASSES,
    PUPILS,
    SCHOOL,
    blood_on,
    borne_by,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    taught,
    vampire,
    where,
)


def offered(s) -> list[str]:
    """Pass until the active seat can end its phase; all that was offered meanwhile."""
    found: list[str] = []
    for _ in range(60):
        there = options(s)
        if "done" in there:
            return found
        found += there
        s.choose(next(each for each in PASSES if each in there))
    raise AssertionError


# ── cards of which a minion can have only one ───────────────────────────────────────────────────────────────────────


FERRY = "zaire-river-ferry"


@pytest.mark.ruling("VR-1.3")
@pytest.mark.parametrize("companion", [True, False])
def test_a_stolen_location_goes_only_to_a_minion_with_room_for_it(companion):
    """Its new controller chooses among the minions that can have it; where there is none, it is burned."""
    thief = taught("DOM")
    s = position(
        f"ready a: {thief} [blood 4]{', loyal-street-gang [lives 2]' if companion else ''}\nhand a: dominate-kine\n{IDLE}\n"
        f"attached a: secure-haven [on ready/{thief}]\nattached b: {FERRY} [on ready/nassir]",
        game=SCHOOL,
    )
    play_through(s, "play dominate-kine", "way 2")
    rest(s)
    assert borne_by(s, thief) == ["secure-haven"]
    assert where(s, FERRY) == ("attached" if companion else "ash")
    if companion:
        assert borne_by(s, "loyal-street-gang") == [FERRY]


def test_a_diablerist_is_not_offered_a_second_vehicle():
    eater = taught(capacity=6, nth=7)
    for mine, offered in ((f"attached a: sport-bike [on ready/{eater}]\n", False), ("", True)):
        s = position(
            f"ready a: {eater} [blood 4], madison [blood 4]\n{mine}{IDLE}\ntorpor b: horst-von-bruhl [blood 1]\n"
            "attached b: sport-bike [on torpor/horst-von-bruhl]",
            game=SCHOOL,
        )
        s.choose(f"diablerise with a/{eater}: b/horst-von-bruhl")
        for _ in range(20):
            if any(each.startswith("take ") for each in options(s)) or where(s, "horst-von-bruhl") == "ash":
                break
            s.choose("pass")
        assert any(each.startswith("take ") for each in options(s)) == offered


# ── bleeds that are foiled ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_bleed_that_is_foiled_is_paid_for_and_its_action_is_successful():
    """VR-6.8: the action was not blocked, so its cost is paid; but nothing is bled, and the Edge stays."""
    who = taught("OBF dom for")
    s = table(who, "govern-the-unaligned, spying-mission, freak-drive", game=SCHOOL)
    reach(s, "play govern-the-unaligned", "play spying-mission")
    assert options(s) == ["play freak-drive", "pass"]  # only after a successful action
    s.choose("pass")
    assert (blood_on(s, who), s.pool[1], s.edge) == (3, 30, -1)
    assert (borne_by(s, who), where(s, "govern-the-unaligned")) == (["spying-mission"], "ash")


def test_a_foiled_bleed_does_not_use_up_the_mission_that_is_there_already():
    who = taught("OBF")
    s = position(
        f"ready a: {who} [blood 4], madison [blood 4]\nhand a: spying-mission, spying-mission\n{IDLE}", game=SCHOOL
    )
    reach(s, f"bleed with {who}", "play spying-mission")
    rest(s)
    for _ in range(60):
        there = options(s)
        if s.turn > 1 and f"bleed with a/{who}" in there:
            break
        s.choose(next((each for each in ("pass", "no block", "done") if each in there), there[-1]))
    reach(s, f"bleed with {who}", "play spying-mission")
    rest(s)
    assert (s.pool[1], borne_by(s, who)) == (30, ["spying-mission", "spying-mission"])


def test_a_bleed_for_nothing_cannot_be_foiled():
    who = taught("OBF")
    s = table(who, "spying-mission", hand_b="telepathic-counter", b=f"{taught('AUS')} [blood 4]", game=SCHOOL)
    reach(s, f"bleed with {who}", "play telepathic-counter", "way 1")
    assert "play spying-mission" not in offered(s)
    assert s.pool[1] == 30


# ── what an action asks for ─────────────────────────────────────────────────────────────────────────────────────────


def test_firebrand_does_nothing_for_who_is_no_anarch_any_more():
    baron = taught(sect="Anarch", capacity=8)
    young = vampire(sect="Anarch", capacity=3)
    for who, usable in ((baron, True), (taught(capacity=8), False)):
        s = position(
            f"ready a: {who} [blood 5], {young} [bowed, blood 1]\nattached a: firebrand [on ready/{who}]\n{IDLE}\n"
            "hand a: kine-resources-contested",
            game=SCHOOL,
        )
        assert ("use a/firebrand" in options(s)) == usable
        s.choose("play kine-resources-contested")
        assert number(s, "votes", who) == int(usable)


@pytest.mark.ruling("VR-12")
def test_a_bleed_by_the_text_of_a_vampire_is_no_action_that_asks_for_its_clan():
    """What a card in play lets a minion do is not the action of a card with requirements."""
    PUPILS["bleeder"] = replace(
        PUPILS[taught(clan="Hecata")], face="bleeder", name="bleeder", abilities=(CanAct(Bleed(1)),)
    )
    s = table("bleeder", board_a="cappadocian-crypt", game=SCHOOL)
    s.choose("act with a/bleeder by a/bleeder 1")
    assert "use a/cappadocian-crypt" not in offered(s)
    assert s.pool[1] == 28


# ── combat ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.2", "VR-8.3")
def test_a_strike_that_a_maneuver_has_committed_is_not_used_where_only_hand_strikes_are():
    """What cannot be used this round cannot be used by having been committed to: the minion strikes with its hands."""
    shot, holder = taught("POT"), taught("POT CEL")
    s = position(
        f"ready a: {shot} [blood 4], madison [blood 4]\nready b: {holder} [blood 4]\nready c: ryan [bowed, blood 2]\n"
        "hand a: thrown-gate\nhand b: flash, immortal-grapple",
        game=SCHOOL,
    )
    reach(s, f"bleed with {shot}", f"block with {holder}", "play thrown-gate", "way 4", "play flash", "way 1")
    reach(s, "play immortal-grapple", "way 1")
    rest(s)
    assert (blood_on(s, shot), blood_on(s, holder)) == (3, 3)  # not 2 damage from the gate


# ── searching, drawing, voting ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.6", "V-099")
def test_a_diablerist_learns_nothing_that_it_knows_best():
    eater, victim = taught("DOM aus", capacity=5), taught(capacity=8)
    s = position(
        f"ready a: {eater} [blood 2], loyal-street-gang [lives 2]\ntorpor b: {victim} [blood 0]\n{IDLE}\n"
        "hand a: dominate, auspex, presence, dodge",
        game=SCHOOL,
    )
    reach(s, f"diablerise with a/{eater}: b/{victim}")
    assert options(s) == ["fetch hand/auspex", "fetch hand/presence", "none"]


def test_no_more_cards_are_drawn_than_the_card_says_or_the_library_has():
    for library, numbers in (("dodge, blur, flash, soak, majesty", "0123"), ("dodge, blur", "012")):
        s = position(
            f"phase: 5.1.5\nready a: madison [blood 2]\nattached a: heart-of-nizchetus [on ready/madison]\n"
            f"library a: {library}\nhand a: {', '.join(['soak'] * 7)}\n{IDLE}"
        )
        s.choose("use heart-of-nizchetus")
        assert options(s) == list(numbers)


@pytest.mark.ruling("VR-7.1", "C-085")
def test_a_vampire_that_has_voted_casts_its_votes_once():
    """What gives it more votes adds to those that it has cast."""
    speaker = vampire(title="primogen")
    s = position(
        "edge: a\nready a: madison [blood 4], loyal-street-gang [lives 2]\nhand a: kine-resources-contested\n"
        f"ready b: {speaker} [blood 4]\nhand b: protected-district, dodge\nready c: ryan [bowed, blood 2]"
    )
    reach(s, "play kine-resources-contested")
    while s.asked[1][0] != "votes?":
        s.choose("no block" if "no block" in options(s) else options(s)[0])
    reach(s, f"vote against with b/{speaker}", "play protected-district")
    now = current_referendum(s)
    assert now is not None
    assert tally_of(s, now) == (1, 4)


@pytest.mark.ruling("VR-8.4", "VR-8.3")
@pytest.mark.parametrize(
    ("there", "card", "zone", "left"),
    [
        (3, "skin-of-rock", "ready", 1),  # the aggravated point is prevented, two normal ones are mended
        (3, "soak", "torpor", 3),  # the normal ones are prevented, the aggravated one wounds
        (2, "dodge", "torpor", 0),  # two are mended, and the wound needs no blood
        (1, "dodge", "ash", 0),  # wounded already, and no blood for the aggravated point
    ],
)
def test_a_claw_and_crows_strike_at_the_same_time(there, card, zone, left):
    """Two points of environmental damage and an aggravated one of the hand are one resolution; some of it is prevented."""
    beast, victim = taught("pro ANI"), taught("FOR", nth=3)
    s = position(
        f"ready a: {beast} [blood 5], madison [blood 1]\nready b: {victim} [blood {there}]\nready c: ryan [bowed, blood 2]\n"
        f"hand a: claws-of-the-dead, carrion-crows\nhand b: {card}",
        game=SCHOOL,
    )
    reach(s, f"bleed with {beast}", f"block with {victim}", "play carrion-crows", "way 2", "play claws-of-the-dead")
    if card != "dodge":
        reach(s, f"play {card}", "way 1")
    rest(s)
    assert (where(s, victim), blood_on(s, victim)) == (zone, left)


@pytest.mark.ruling("VR-8.3")
def test_who_steals_above_its_capacity_and_is_stolen_from_at_the_same_time_keeps_what_fits():
    one, two = taught("THA", nth=1), taught("THA", nth=2)
    s = position(
        f"ready a: {one} [blood 6], madison [blood 1]\nready b: {two} [blood 1]\nready c: ryan [bowed, blood 2]\n"
        "hand a: theft-of-vitae\nhand b: theft-of-vitae",
        game=SCHOOL,
    )
    reach(s, f"bleed with {one}", f"block with {two}", "play theft-of-vitae", "way 2", "play theft-of-vitae", "way 2")
    rest(s)
    assert (blood_on(s, one), blood_on(s, two)) == (5, 2)  # −2 +1; −1 +2


# ── several at once ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-4.10", "VR-9.3", "VR-5.1")
def test_with_a_pool_and_the_edge_one_contests_a_card_and_a_title_and_lives():
    """In an unlock phase everything comes in any order: the Edge first, then 1 pool for the bow, 1 blood for the city."""
    rivals = ("benjamin-rose", "emerson-bridges")
    s = position(
        "library a: dodge\nlibrary b: dodge\nlibrary c: dodge\nphase: 5.1.5\npool: 1 20 20\nedge: a\n"
        f"ready a: {rivals[0]} [blood 1], madison [blood 1]\ncontested a: ivory-bow [on ready/madison]\n"
        f"ready b: {rivals[1]} [blood 2], nassir [blood 2]\ncontested b: ivory-bow [on ready/nassir]\nready c: ryan [blood 2]"
    )
    assert "done" not in options(s)
    play_through(s, "edge", "contest a/contested/ivory-bow", f"contest title of a/{rivals[0]}")
    assert "done" in options(s)
    assert (s.pool, blood_on(s, rivals[0]), s.out) == ((1, 20, 20), 0, ())
    assert number(s, "votes", rivals[0]) == number(s, "votes", rivals[1]) == 0


@pytest.mark.ruling("VR-6.5", "VR-6.9")
def test_a_bleed_that_comes_back_can_be_blocked_by_one_who_had_declined():
    """Each new target may block anew, also the first one again."""
    bleeder, first, second = taught(capacity=8), taught("DOM", nth=1), taught("DOM", nth=2)
    s = position(
        f"ready a: {bleeder} [blood 5], madison [blood 1]\nready b: {first} [blood 3]\nready c: {second} [blood 3]\n"
        "hand b: deflection\nhand c: deflection",
        game=SCHOOL,
    )
    reach(s, f"bleed with {bleeder}", "no block", "play deflection", "way 2", "no block", "play deflection", "way 2")
    reach(s, f"block with {first}")
    rest(s)
    assert (s.pool, s.edge, blood_on(s, first)) == ((30, 30, 30), -1, 1)  # a deflection and a blow


@pytest.mark.ruling("VR-13.1", "VR-1.3")
def test_what_a_methuselah_has_borrowed_leaves_the_game_with_it():
    """Ousted by its own last transfer: what it controls is removed, whoever owns it; its predator gains."""
    s = table(f"{taught('DOM', capacity=8)} [bowed, blood 4]", b="ryan [bowed, blood 2]", c="min-seo [bowed, blood 1]",
              attached_a="puppet-master [on ready/ryan]", pool="1 30 30", uncontrolled_a="nassir [blood 0]", turn="9",
              library_b="dodge", game=SCHOOL)  # fmt: skip
    play_through(s, "use a/puppet-master", "done", "transfer to a/uncontrolled.1")
    assert (s.out, s.halves, s.pool) == ((0,), (0, 0, 2), (0, 30, 36))
    assert where(s, "ryan") == "removed"
    assert s.active == 1


@pytest.mark.ruling("VR-4.3", "VR-4.4", "V-088")
def test_a_cancel_that_is_washed_out_lets_the_master_through():
    """Both cancels were played out of turn and cost their Methuselahs an action; the one that was washed is given back."""
    s = position(
        f"phase: 5.2.2\nmasters: 1\nready a: madison [blood 4]\n{IDLE}\nhand a: villein\nhand b: sudden-reversal\n"
        "hand c: sudden-reversal, wash"
    )
    play_through(s, "play villein")
    reach(s, "play sudden-reversal", "play wash")
    assert options(s) == ["2", "3", "4"]  # Villein resolves
    assert (s.debt, s.credit) == ((False, True, True), (0, 1, 1))


@pytest.mark.ruling("VR-7.2", "V-135")
@pytest.mark.parametrize(
    ("held", "burns"), [("anarchist-uprising", True), ("kine-resources-contested", True), ("dodge", False)]
)
def test_whoever_holds_a_card_is_asked_for_a_vote_and_shows_nothing_by_it(held, burns):
    """Without votes of its own a Methuselah might hold a political card: it is asked in any case, and can burn one."""
    s = position(
        "ready a: madison [blood 4], loyal-street-gang [lives 2]\nhand a: kine-resources-contested\n"
        f"ready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]\nhand b: {held}",
        windows="all",
        lists="closed",
    )
    s.choose("play kine-resources-contested")
    for _ in range(60):
        if s.asked[1][0] == "votes?" and s.question.seat == 1:
            break
        s.choose(next((each for each in PASSES if each in options(s)), options(s)[0]))
    assert (s.asked[1][0], s.question.seat) == ("votes?", 1)
    assert options(s) == ([f"burn {held} for", f"burn {held} against"] if burns else []) + ["pass"]


@pytest.mark.ruling("VR-8.2", "VR-8.3")
def test_a_gun_that_has_maneuvered_is_silent_where_only_hand_strikes_are():
    shot, holder = taught(), taught("POT CEL")
    s = position(
        f"ready a: {shot} [blood 4], madison [blood 4]\nattached a: 44-magnum [on ready/{shot}]\nready b: {holder} [blood 4]\n"
        "ready c: ryan [bowed, blood 2]\nhand b: flash, immortal-grapple",
        game=SCHOOL,
    )
    reach(s, f"bleed with {shot}", f"block with {holder}", "use 44-magnum", "play flash", "way 1")
    reach(s, "play immortal-grapple", "way 1")
    rest(s)
    assert (blood_on(s, shot), blood_on(s, holder)) == (3, 3)  # the gun would have done 2


# ── costs by what lies on a minion ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-4.8")
def test_a_second_villein_costs_a_pool_on_its_bearer_only():
    for whom, pool in (("madison", 31), ("nassir", 32)):
        s = position(
            "ready a: madison [blood 4], nassir [blood 4]\nphase: 5.2.2\nmasters: 1\n"
            "attached a: villein [on ready/madison]\nready b: min-seo [bowed, blood 1]\nready c: ryan [bowed, blood 4]\n"
            "hand a: villein"
        )
        play_through(s, "play villein", f"a/{whom}", "2")
        assert (s.pool[0], blood_on(s, whom)) == (pool, 2)


@pytest.mark.ruling("VR-4.8", "V-060")
def test_charisma_makes_an_ally_cheaper_for_its_bearer_only():
    one, two = taught(clan="Brujah", nth=1), taught(clan="Brujah", nth=2)
    for who, owner, pool in ((one, "a", 30), (two, "a", 29), (one, "b", 30)):
        s = position(
            f"ready a: {one} [blood 4], {two} [blood 4]\nattached {owner}: charisma [on ready/{one}]\n"
            "ready b: min-seo [bowed, blood 1]\nready c: ryan [bowed, blood 4]\nhand a: loyal-street-gang",
            game=SCHOOL,
        )
        play_through(s, "play loyal-street-gang", f"a/{who}")
        rest(s)
        assert (s.pool[0], where(s, "loyal-street-gang")) == (pool, "ready")
