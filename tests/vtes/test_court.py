"""Court cases: cards that other cards, used before or meanwhile, make into something else than their text seems to say."""

import pytest

from coterie.games.vtes.rules.hands import uneven
from coterie.kernel.events import about
from tests.vtes.tools import (
    LIBRARIES,
    SCHOOL,
    acts,
    blood_on,
    borne_by,
    clash,
    find,
    happen,
    locked,
    options,
    play_through,
    position,
    reach,
    rest,
    take,
    taught,
    vampire,
    where,
)


def arena(mine: str, theirs: str, hand: str = "vessel", their_hand: str = "vessel", more: str = "", blood=(7, 5)):
    """Return a position in which a vampire of seat a fights one of seat b outside of any action."""
    s = position(
        f"{LIBRARIES}ready a: {mine} [blood {blood[0]}], madison [bowed]\nhand a: {hand}\n{more}"
        f"ready b: {theirs} [blood {blood[1]}]\nhand b: {their_hand}\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    clash(s, mine, theirs)
    return s


def play(s, card: str, *ways: str) -> None:
    """Play a card as soon as possible, in a given way if it is asked for."""
    reach(s, f"play {card}")
    for way in ways:
        if way in options(s):
            s.choose(way)


# ── reflexes ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-144")
@pytest.mark.parametrize(("fighter", "other", "third", "slips"), [
    ("myt", "pot", "pot", True), ("pot", "myt", "pot", False), ("pot", "pot", "myt", False),
])  # fmt: skip
def test_only_who_is_grappled_slips_away_by_a_reflex(fighter, other, third, slips):
    """Neither another minion of the same Methuselah does, nor one of a third that looks on."""
    own, foe = taught("POT", capacity=8), taught(fighter, capacity=7, nth=2)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 7], madison [bowed]\nhand a: immortal-grapple\nhand b: fae-contortion\n"
        f"ready b: {foe} [blood 5], {taught(other, capacity=6, nth=3)} [blood 5]\nhand c: fae-contortion\n"
        f"ready c: {taught(third, capacity=5, nth=4)} [blood 3]",
        game=SCHOOL,
    )
    clash(s, own, foe)
    reach(s, "play immortal-grapple", "way 2")
    assert ("play fae-contortion" in options(s)) is slips


# ── claws ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.3", "VR-10.4")
@pytest.mark.parametrize(
    ("strike", "left"), [("use a/weighted-walking-stick", (3, "ready")), ("hand strike", (5, "torpor"))]
)
def test_claws_are_no_sharper_for_a_weapon_in_the_hand(strike, left):
    """A stick does 2 normal damage; the bare hand does 1 that is aggravated."""
    own, foe = taught("PRO", capacity=8), taught(capacity=7, nth=2)
    s = arena(own, foe, "weighted-walking-stick, bone-spur")
    play(s, "weighted-walking-stick")
    play(s, "bone-spur", "way 1")
    reach(s, strike)
    rest(s)
    assert (blood_on(s, foe), where(s, foe)) == left


@pytest.mark.ruling("C-101", "VR-8.3")
@pytest.mark.parametrize(("strike", "flees"), [("use a/weighted-walking-stick", False), ("hand strike", True)])
def test_nobody_flees_from_a_stick_because_of_claws(strike, flees):
    own, foe = taught("PRO", capacity=8), taught(capacity=7, nth=2)
    s = arena(own, foe, "weighted-walking-stick, bone-spur", "rotschreck")
    play(s, "weighted-walking-stick")
    play(s, "bone-spur", "way 1")
    reach(s, strike, "hand strike")
    there = []
    while "done" not in options(s):
        there += options(s)
        s.choose("pass")
    assert ("play rotschreck" in there) is flees


@pytest.mark.ruling("VR-8.3")
@pytest.mark.parametrize(
    ("strike", "way", "before", "after"), [("earthshock", "way 1", 1, 2), ("earthshock", "way 2", 2, 3)]
)
def test_a_strike_by_strength_is_as_strong_as_its_striker_is_when_it_resolves(strike, way, before, after):
    """The form that lies on it is locked once strikes are chosen, or is not."""
    own, foe = taught("POT", capacity=8), taught(capacity=7, nth=2)
    for uses, lost in ((False, before), (True, after)):
        s = arena(own, foe, strike, more=f"attached a: monstrous-form [on ready/{own}]\n")
        play(s, strike, way)
        reach(s, "hand strike")
        while "done" not in options(s):
            use = [each for each in options(s) if each.startswith("use a/monstrous-form")]
            chosen = s.asked[1][1][:1] == ("strikes chosen",)
            s.choose(use[0] if use and uses and chosen else "pass")
        assert blood_on(s, foe) == 5 - lost


@pytest.mark.ruling("VR-8.2", "VR-10.3")
def test_the_earth_shakes_a_retainer_from_afar():
    own, foe = taught("POT", capacity=8), taught(capacity=7, nth=2)
    s = arena(own, foe, "fake-out, earthshock", more=f"attached b: murder-of-crows [lives 2, on ready/{foe}]\n")
    play(s, "fake-out")
    play(s, "earthshock", "way 1")
    s.choose("at b/murder-of-crows")
    rest(s)
    assert (blood_on(s, "murder-of-crows"), blood_on(s, foe)) == (1, 5)


@pytest.mark.ruling("VR-4.10", "VR-8.3")
def test_nobody_strikes_with_a_bow_that_has_become_contested_meanwhile():
    """The foe equips with the same unique bow as strikes are chosen: both are gone, and only its fist hits."""
    own, foe = taught(capacity=8), taught("OBF", capacity=7, nth=2)
    s = arena(own, foe, their_hand="disguised-weapon, ivory-bow", more=f"attached a: ivory-bow [on ready/{own}]\n")
    reach(s, "use a/ivory-bow", "play disguised-weapon")
    take(s, "way 2", "ivory-bow")
    rest(s)
    assert (blood_on(s, own), blood_on(s, foe), where(s, foe)) == (6, 5, "ready")


@pytest.mark.ruling("VR-8.3", "VR-10.4")
@pytest.mark.parametrize("weapon", ["weighted-walking-stick", "righteous-blade"])
def test_a_weapon_that_is_snatched_first_does_not_hit_though_it_was_no_equipment_in_the_hand(weapon):
    """The thief pays 1 blood for quick hands and is not hit; the stick came into play as the combat began."""
    own, foe = taught(capacity=8), taught("CEL", capacity=7, nth=2)
    blade = f"attached a: righteous-blade [on ready/{own}]\n" if weapon == "righteous-blade" else ""
    s = arena(own, foe, "weighted-walking-stick", "fast-hands", blade)
    if not blade:
        play(s, weapon)
    reach(s, f"use a/{weapon}", "play fast-hands", "way 2")
    rest(s)
    assert (blood_on(s, foe), borne_by(s, foe), "strikes with" in " ".join(s.log(-1))) == (4, [weapon], True)


@pytest.mark.ruling("C-067", "VR-10.4")
@pytest.mark.parametrize(("borne", "usable"), [("zip-gun", False), ("44-magnum", False), ("living-manse", True)])
@pytest.mark.parametrize("riled", [True, False])
def test_a_riled_beast_uses_no_equipment_whatever_that_was_before_but_a_place_is_none(borne, usable, riled):
    own, foe = taught("ANI", capacity=8), taught(capacity=7, nth=2)
    s = arena(own, foe, "drawing-out-the-beast, dodge", more=f"attached b: {borne} [on ready/{foe}]\n")
    if riled:
        play(s, "drawing-out-the-beast", "way 1")
    there = []
    while "done" not in options(s):
        there += options(s)
        s.choose(next(each for each in ("hand strike", "pass") if each in options(s)))
    assert (f"use b/{borne}" in there) is (usable or not riled)


# ── limits ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.7", "C-113")
@pytest.mark.parametrize("card", ["bonding", "confusion"])
@pytest.mark.parametrize("first", [False, True])
def test_what_hides_and_bleeds_is_not_played_to_hide_once_the_limit_is_used_up(card, first):
    own = taught("DOM DEM", capacity=8)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 6]\nhand a: conditioning, {card}\nready b: nassir [blood 4]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    s.choose(f"bleed with {own}")
    if first:
        play(s, "conditioning", "way 1")
    reach(s, "block with nassir")
    assert (f"play {card}" in options(s)) is not first


@pytest.mark.ruling("C-039", "VR-6.3")
@pytest.mark.parametrize(("action", "other"), [("hunt with", "bleed with"), ("bleed with", "hunt with")])
def test_who_changes_the_target_does_not_do_the_same_again(action, other):
    """Neither a bleed nor a hunt, which could be repeated otherwise."""
    own = taught(capacity=8)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 4]\nhand a: change-of-target\nready b: nassir [blood 4]\n"
        "attached b: raven-spy [lives 1, on ready/nassir]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    reach(s, f"{action} {own}", "block with nassir", "play change-of-target")
    rest(s)
    there = options(s)
    assert (f"{action} a/{own}" in there, f"{other} a/{own}" in there) == (False, True)


# ── votes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-7.1", "VR-7.2")
@pytest.mark.parametrize("vote", ["edge against", "burn parity-shift against"])
@pytest.mark.parametrize(("card", "seat"), [("poison-pill", 1), ("confusion-of-the-eye", 1), ("closed-session", 0)])
def test_what_comes_before_votes_comes_before_those_of_the_edge_and_of_cards_too(card, seat, vote):
    """Seat c has no vampire that could vote, but it holds the Edge and a political card."""
    caller = vampire(title="prince", sect="Camarilla", plain=False)
    s = position(
        f"{LIBRARIES}edge: c\nready a: {caller} [blood 4], madison [bowed]\nready c: ryan [bowed]\nhand c: parity-shift\n"
        f"ready b: {taught('OBF', sect='Sabbat')} [bowed, blood 4], {taught('OBF')} [blood 4]\n"
        f"hand a: kine-resources-contested{f', {card}' if seat == 0 else ''}\nhand b: {card if seat else 'vessel'}",
        game=SCHOOL,
    )
    play_through(s, "play kine-resources-contested", "no block", "seat b", "seat b", "seat c")
    there: dict[int, list[str]] = {0: [], 1: [], 2: []}
    while s.question.seat < 2:
        there[s.question.seat] += options(s)
        s.choose("pass")
    assert f"play {card}" in there[seat]
    s.choose(vote)
    there[seat] = []
    while s.asked[1][0] == "votes?":
        there[s.question.seat] += options(s)
        s.choose("pass")
    assert f"play {card}" not in there[seat]


@pytest.mark.ruling("VR-7.1", "VR-6.3")
@pytest.mark.parametrize("delayed", [False, True])
def test_a_referendum_that_a_card_in_play_gives_is_put_off_for_all_minions_of_who_called_it(delayed):
    """Any vampire may call one to burn the revolt; of two vampires of seat a one does, and that is put off or fails."""
    one, two, other = taught(capacity=8), taught(capacity=8, nth=2), taught(capacity=5, nth=3)
    s = position(
        f"{LIBRARIES}ready a: {one} [blood 4], {two} [blood 4]\nready b: {other} [blood 4]\nhand b: delaying-tactics\n"
        "board b: anarch-revolt\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    s.choose(acts(s, "anarch-revolt")[0])
    if delayed:
        reach(s, "play delaying-tactics")
    rest(s)
    again = [each.split()[2] for each in acts(s, "anarch-revolt")]
    assert again == ([] if delayed else [f"a/{two}"])


# ── rounds of combat ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.2", "C-103")
@pytest.mark.parametrize(("card", "way"), [("psyche", ""), ("hunting-the-quarry", "way 1"), ("", "")])
def test_no_new_round_begins_once_something_was_used_because_combat_is_about_to_end(card, way):
    """What says “instead of the end” comes before that."""
    own, foe = taught("CEL", capacity=8, path="Caine"), taught("AUS", capacity=7, nth=2)
    s = arena(own, foe, card or "vessel", "telepathic-tracking")
    while s.asked[1][1][:1] != ("end of round",):
        s.choose(next(each for each in ("hand strike", "pass") if each in options(s)))
    if card:
        play(s, card, way)
    there = []
    while s.asked[1][1][:1] == ("end of round",):
        there += options(s)
        s.choose("pass")
    assert ("play telepathic-tracking" in there) is not bool(card)


@pytest.mark.ruling("C-105")
def test_the_second_in_a_combat_tastes_what_the_first_has_lost():
    """A roundhouse takes 4 of 7; who has thrown it has lost 1 of 3 to a fist."""
    own, foe = taught(capacity=8), taught("POT", capacity=7, nth=2)
    s = arena(own, foe, their_hand="roundhouse, taste-of-vitae", blood=(7, 3))
    reach(s, "play roundhouse", "way 2", "play taste-of-vitae")
    rest(s)
    assert (blood_on(s, own), blood_on(s, foe)) == (3, 6)


@pytest.mark.ruling("C-103", "VR-8.2")
@pytest.mark.parametrize("queued", [False, True])
@pytest.mark.parametrize(
    ("card", "way"), [("abuse-of-power", ""), ("hunting-the-beast", "way 2"), ("pillars-fall", "")]
)
def test_what_comes_of_winning_that_combat_does_not_come_of_the_one_that_is_queued_after_it(card, way, queued):
    """The foe with 1 blood falls to the second blow of its attacker: in an additional strike, or in the queued combat."""
    own, foe = taught("CEL AUS", capacity=8, clan="Salubri", path="Caine"), taught(capacity=7, nth=2)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 7], madison [bowed]\nhand a: {card}, {'psyche' if queued else 'blur'}\n"
        f"uncontrolled a: {taught(clan='Salubri', nth=5)} [blood 1]\nready b: {foe} [bowed, blood 1]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    s.choose(f"play {card}")
    reach(s, *([way] if way else []), f"b/{foe}", *([] if queued else ["play blur", "way 1"]))
    while s.asked[1][0] != "action?" and "done" not in options(s):
        fits = ("play psyche",) if s.asked[1][1][:1] == ("end of round",) else ()
        s.choose(next((each for each in (*fits, "yes", "hand strike", "pass") if each in options(s)), options(s)[0]))
    won = {
        "abuse-of-power": s.pool[1] < 30,
        "hunting-the-beast": blood_on(s, taught(clan="Salubri", nth=5)) > 1,
        "pillars-fall": where(s, card) == "attached",
    }
    assert (where(s, foe), won[card]) == ("torpor", not queued)


def at_the_end(s, *choices: str) -> list[str]:
    """Make choices and go on to the end of the round; return what could be used there."""
    reach(s, *choices)
    found = []
    while "done" not in options(s):
        found += options(s) if s.asked[1][1][:1] == ("end of round",) else []
        s.choose(next(each for each in ("hand strike", "pass") if each in options(s)))
    return found


@pytest.mark.ruling("VR-8.4", "VR-10.1")
@pytest.mark.parametrize(("ally", "pulls"), [("gregory-winter [lives 4]", False), ("renegade-garou [lives 3]", True)])
def test_an_ally_pulls_the_fangs_only_of_whom_it_has_hurt_more(ally, pulls):
    """It loses 1 life to a fist, and hits for 1, or for 2."""
    foe = taught(capacity=7, nth=2)
    s = position(
        f"{LIBRARIES}ready a: {ally}, madison [bowed]\nhand a: pulled-fangs\nready b: {foe} [blood 5]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    clash(s, ally.split()[0], foe)
    assert ("play pulled-fangs" in at_the_end(s)) is pulls


@pytest.mark.ruling("VR-8.4")
@pytest.mark.parametrize("strong", [False, True])
def test_damage_counts_as_inflicted_whether_it_burns_blood_or_wounds(strong):
    """Of 1 or 2 aggravated points the first burns nothing. The other takes 1 from a fist, for 1 blood."""
    own, foe = taught("PRO", capacity=8), taught(capacity=7, nth=2)
    s = arena(own, foe, f"pulled-fangs, bone-spur{', form-of-the-wolf' if strong else ''}", "vessel")
    if strong:
        play(s, "form-of-the-wolf", "way 1")
    play(s, "bone-spur", "way 1")
    assert ("play pulled-fangs" in at_the_end(s)) is strong


@pytest.mark.ruling("VR-8.4", "VR-10.3")
@pytest.mark.parametrize("hit", [False, True])
def test_what_a_retainer_inflicts_its_employer_has_not(hit):
    """Crows hurt for 1 in any case; the fist of their employer is dodged, or is not."""
    own, foe = taught(capacity=8), taught("CEL", capacity=7, nth=2)
    s = arena(own, foe, "pulled-fangs, dodge", "sideslip", f"attached a: murder-of-crows [lives 1, on ready/{own}]\n")
    strikes = ("hand strike", "play sideslip") if not hit else ("hand strike", "hand strike")
    reach(s, strikes[0])
    s.choose(strikes[1])
    assert ("play pulled-fangs" in at_the_end(s)) is False


# ── who has blocked an action that goes on ──────────────────────────────────────────────────────────────────────────


def blocked_in_vain(card: str, *, b: str = "bowed, ", before: str = "", needs: str = ""):
    """Let a vampire with 7 blood bleed, be blocked, and go on as mist to a successful bleed; return the table after it.

    Args:
        card: a card of the blocker, which has 5 blood. b: whether that is locked.
        before: what its Methuselah plays before the block.
        needs: its Disciplines.
    """
    own, foe = taught("PRO", capacity=8), taught(needs, capacity=7, nth=2)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 7], madison [bowed]\nhand a: form-of-mist\nready c: ryan [bowed]\n"
        f"ready b: {foe} [{b}blood 5]\nhand b: {card}",
        game=SCHOOL,
    )
    s.choose(f"bleed with {own}")
    reach(s, *([before] if before else []), f"block with {foe}", "play form-of-mist", "way 2", "yes")
    return s, foe


@pytest.mark.ruling("C-051", "VR-6.8")
def test_who_has_blocked_an_action_that_went_on_pays_nothing_for_having_been_woken():
    s, foe = blocked_in_vain("forced-awakening", before="play forced-awakening")
    rest(s)
    assert (s.pool, blood_on(s, foe)) == ((30, 29, 30), 5)


@pytest.mark.ruling("C-051", "VR-6.8")
@pytest.mark.parametrize(("card", "needs"), [("cats-guidance", "ani"), ("forced-vigilance", "for")])
def test_who_has_blocked_an_action_that_went_on_unlocks_after_it(card, needs):
    s, foe = blocked_in_vain(card, b="", needs=needs)
    assert locked(s, foe)
    reach(s, f"play {card}")
    assert (s.pool, locked(s, foe)) == ((30, 29, 30), False)


@pytest.mark.ruling("C-051", "VR-6.8")
@pytest.mark.parametrize("reads", [False, True])
def test_a_late_failure_of_a_block_is_no_block(reads):
    """Serpents have no face: the block fails as it would resolve, and the vampire that was woken for it pays."""
    own, foe = taught("PRO", capacity=8), taught(capacity=7, nth=2)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 7], madison [bowed]\nhand a: {'horrific-countenance' if reads else 'vessel'}\n"
        f"ready c: ryan [bowed]\nready b: {foe} [bowed, blood 5]\nhand b: forced-awakening",
        game=SCHOOL,
    )
    s.choose(f"bleed with {own}")
    reach(s, "play forced-awakening", f"block with {foe}", *(["play horrific-countenance"] if reads else []))
    rest(s)
    assert (s.pool, blood_on(s, foe)) == (((30, 29, 30), 4) if reads else ((30, 30, 30), 4))


@pytest.mark.ruling("VR-12", "C-031")
def test_everybody_is_told_that_an_attempt_fails_because_its_minion_was_locked_meanwhile():
    s = position(
        f"{LIBRARIES}ready a: madison [blood 4]\nhand a: vessel\nready b: nassir [blood 4]\nready c: ryan [bowed]",
        windows="all",
        lists="closed",
    )
    reach(s, "bleed with madison", "block with nassir")
    before = len(s.log(-1))
    happen(s, about(s, "bow", find(s, "nassir")))
    rest(s)
    told = [each for each in s.log(-1)[before:] if "fails" in each]
    assert ["Nassir" in each for each in told] == [True]
    assert s.pool == (30, 29, 30)


# ── at whom an action is directed ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.4", "V-079")
def test_who_sets_the_beasts_of_two_others_on_each_other_acts_against_both():
    """A sleeper of either unlocks against it by a card that asks for just that; one of the fourth does not."""
    own = taught("ANI", capacity=7)
    cubs, sleepers = [[taught(needs, capacity=4, nth=n) for n in (2, 3, 4)] for needs in ("obf", "qui")]
    lines = [
        f"ready {seat}: {cub} [bowed, blood 3], {sleeper} [bowed, blood 3]\nhand {seat}: black-sunrise\nlibrary {seat}: dodge\n"
        for seat, cub, sleeper in zip("bcd", cubs, sleepers, strict=True)
    ]
    s = position(
        f"library a: dodge\nready a: {own} [blood 5], madison [bowed]\nhand a: taunt-the-caged-beast\n{''.join(lines)}",
        players=4,
        game=SCHOOL,
    )
    play_through(s, "play taunt-the-caged-beast", "way 2")
    take(s, f"d/{cubs[2]}", f"b/{cubs[0]}")
    asked = []
    while s.asked[1][0] != "action?" and "done" not in options(s):
        asked += [s.question.seat] if "play black-sunrise" in options(s) else []
        s.choose(next(each for each in ("pass", "no block", "hand strike") if each in options(s)))
    assert asked == [1, 3]


@pytest.mark.ruling("C-035", "VR-4.7", "VR-6.8")
@pytest.mark.parametrize(("wakes", "blood"), [(True, 5), (False, 4)])
def test_a_locked_target_that_is_unlocked_by_now_is_no_target(wakes, blood):
    """It unlocks to block, and fails for stealth: the ambush is successful and does nothing. Left asleep it is hit."""
    own, foe = taught("OBF for", capacity=7), taught("ANI", capacity=8, nth=2)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 5], madison [bowed]\nhand a: ambush, lost-in-crowds, freak-drive\n"
        f"ready b: {foe} [bowed, blood 5]\nhand b: sense-the-savage-way\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    play_through(s, "play ambush", f"b/{foe}")
    if wakes:
        reach(s, "play sense-the-savage-way", "play lost-in-crowds", "way 2")
    reach(s, "play freak-drive")
    assert (blood_on(s, foe), locked(s, foe), locked(s, own)) == (blood, not wakes, False)


# ── hands ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-046", "V-047", "V-048")
def test_only_hands_that_can_be_evened_out_are_uneven():
    """Seven cards are right, eight too many; six are too few where there is a library, and less where one is still owed."""
    s = position(
        f"library b: dodge\nhand a: {', '.join(['vessel'] * 7)}\nhand b: {', '.join(['vessel'] * 6)}\n"
        f"hand c: {', '.join(['vessel'] * 6)}\nhand d: {', '.join(['vessel'] * 8)}\n"
        "library a: dodge\nready a: madison [blood 2]",
        players=4,
    )
    assert uneven(s, (0, 1, 2, 3)) == (1, 3)
    s.owed = (0, 1, 0, 1)
    assert uneven(s, (0, 1, 2, 3)) == (3,)
