"""Appeals: more cases in which one card makes another into something else than its text seems to say."""

import pytest

from coterie.games.vtes.rules.action_state import NOBODY, current_action
from coterie.games.vtes.rules.strikes import current_combat
from tests.vtes.tools import (
    LIBRARIES,
    SCHOOL,
    blood_on,
    clash,
    find,
    locked,
    options,
    position,
    reach,
    rest,
    taught,
    where,
)


@pytest.mark.ruling("C-067", "VR-10.1")
@pytest.mark.parametrize("card", ["zip-gun", "weighted-walking-stick"])
@pytest.mark.parametrize(("ally", "bears"), [("gravebound-drone", False), ("renegade-garou", True)])
def test_who_cannot_have_equipment_plays_nothing_that_becomes_equipment_on_it(ally, bears, card):
    foe = taught(capacity=7, nth=2)
    s = position(
        f"{LIBRARIES}ready a: {ally} [lives 2], madison [bowed]\nhand a: {card}\n"
        f"ready b: {foe} [blood 5]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    clash(s, ally, foe)
    assert (f"play {card}" in options(s)) is bears


def go_on_to_the_queued_combat(s) -> None:
    """Go on until Psyche! has been played and the combat that it queues has begun."""
    while (now := current_combat(s)) is None or not now.follows:
        fits = ("play psyche",) if s.asked[1][1][:1] == ("end of round",) else ()
        s.choose(next(each for each in (*fits, "hand strike", "no block", "pass") if each in options(s)))


def at_the_queued_combat(s) -> list[str]:
    """Go on until the combat that Psyche! queues is over; return what could be used in that."""
    found: list[str] = []
    go_on_to_the_queued_combat(s)
    while current_combat(s) is not None:
        found += options(s)
        s.choose(next(each for each in ("hand strike", "pass") if each in options(s)))
    return found


@pytest.mark.ruling("C-103", "C-041")
@pytest.mark.parametrize(("mine", "theirs"), [("bums-rush", "vessel"), ("vessel", "guard-dogs")])
def test_a_maneuver_for_the_resulting_combat_is_none_for_the_one_that_is_queued(mine, theirs):
    """That of a rush, or of a block: it was not used in the first combat."""
    own, foe = taught("CEL", capacity=8), taught("ANI", capacity=7, nth=2)
    s = position(
        f"{LIBRARIES}library b: dodge\nready a: {own} [blood 7], madison [bowed]\nready b: {foe} [bowed, blood 7]\n"
        f"ready c: ryan [bowed]\nhand a: psyche, {mine}\nhand b: {theirs}",
        game=SCHOOL,
    )
    if mine == "bums-rush":
        reach(s, "play bums-rush", f"b/{foe}")
    else:
        reach(s, f"bleed with {own}", "play guard-dogs", "way 2", f"block with {foe}")
    first = options(s)
    found = at_the_queued_combat(s)
    assert [each for each in first if each.startswith("use")]
    assert not [each for each in found if each.startswith("use")]


@pytest.mark.ruling("C-103", "VR-8.1")
@pytest.mark.parametrize("queued", [False, True])
def test_who_was_marked_may_leave_the_combat_that_is_queued_after_the_one_it_was_marked_for(queued):
    own, foe = taught("CEL THA", capacity=8), taught("PRE", capacity=7, nth=2)
    s = position(
        f"{LIBRARIES}library b: dodge\nready a: {own} [blood 7], madison [bowed]\nready b: {foe} [bowed, blood 7]\n"
        f"ready c: ryan [bowed]\nhand a: psyche, hunters-mark\nhand b: staredown",
        game=SCHOOL,
    )
    reach(s, "play hunters-mark", "way 2", f"b/{foe}")
    if queued:
        go_on_to_the_queued_combat(s)
    reach(s, "play staredown")
    assert ("way 2" in options(s)) is queued  # once only its dodge is left, nobody is asked


@pytest.mark.ruling("VR-1.3")
def test_what_is_kept_on_a_place_goes_with_it_to_whoever_steals_that():
    thief = taught("DOM", capacity=8)
    s = position(
        f"{LIBRARIES}ready a: {thief} [blood 7], madison [bowed]\nhand a: dominate-kine\nready b: {taught()} [bowed, blood 3]\n"
        "board b: fleshforge-chamber\nstored b: revenant [on board/fleshforge-chamber]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    reach(s, "play dominate-kine", "way 2")
    rest(s)
    place, kept = [s.pieces[find(s, face)] for face in ("fleshforge-chamber", "revenant")]
    assert (place.zone, place.place, kept.zone, kept.place) == ("board", 0, "stored", 0)


@pytest.mark.ruling("VR-4.8")
@pytest.mark.parametrize(("card", "left"), [("computer-hacking", 2), ("ancilla-empowerment", 1)])
def test_what_makes_political_actions_dearer_leaves_others_as_they_are(card, left):
    """Marcellus is ready; a Nosferatu with 2 blood acts by a card that costs nothing."""
    who = taught(clan="Nosferatu")
    s = position(
        f"{LIBRARIES}ready a: {who} [blood 2], madison [bowed]\nhand a: {card}\nready b: marcellus [bowed, blood 3]\n"
        "ready c: ryan [bowed]",
        game=SCHOOL,
    )
    s.choose(f"play {card}")
    rest(s)
    assert (blood_on(s, who), where(s, card)) == (left, "ash")


@pytest.mark.ruling("VR-6.9")
@pytest.mark.parametrize("action", ["bleed", "hunt", "rescue", "diablerise", "make"])
def test_an_action_of_the_rulebook_is_that_of_no_card(action):
    who, down = taught(clan="Toreador"), taught(nth=2)
    s = position(
        f"{LIBRARIES}ready a: {who} [blood 2], madison [bowed]\ntorpor a: {down} [blood 2]\nready b: nassir [blood 3]\n"
        "ready c: ryan [bowed]",
        game=SCHOOL,
    )
    s.choose(next(each for each in options(s) if each.startswith(action)))
    now = current_action(s)
    assert now is not None
    assert now.card == NOBODY


@pytest.mark.ruling("VR-4.5")
@pytest.mark.parametrize(("blood", "bow", "opens"), [(1, False, True), (0, True, True), (0, False, False)])
def test_a_castle_opens_to_two_vampires_with_anything_to_move(blood, bow, opens):
    """With blood only, with a thing only, with neither."""
    one, two = taught(), taught(nth=2)
    s = position(
        f"{LIBRARIES}ready a: {one} [bowed, blood {blood}], {two} [bowed], madison [bowed]\nready b: nassir [blood 3]\n"
        f"board a: heidelberg-castle-germany\n{f'attached a: ivory-bow [on ready/{one}]' if bow else ''}\n"
        "ready c: ryan [bowed]\nphase: 5.2.2",
        game=SCHOOL,
    )
    assert any(each.startswith("use a/heidelberg") for each in options(s)) is opens


@pytest.mark.ruling("VR-6.8", "C-031")
@pytest.mark.parametrize("seen", [False, True])
def test_who_walks_through_the_mirror_locks_whoever_blocks_and_fights_nobody(seen):
    """A guard that fails for stealth is not locked by it; the next one, which sees better, is, and the action is over."""
    own, blind, sharp = taught("THA", capacity=8), taught(capacity=6, nth=2), taught(capacity=6, nth=3)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 7], madison [bowed]\nhand a: mirror-walk\n"
        f"ready b: {blind} [blood 5], {sharp} [blood 5]\nattached b: raven-spy [lives 1, on ready/{sharp}]\n"
        "ready c: ryan [bowed]",
        game=SCHOOL,
    )
    reach(s, f"bleed with {own}", f"block with {blind}", "play mirror-walk", "way 2")
    if seen:
        reach(s, f"block with {sharp}")
    rest(s)
    assert (s.pool[1], locked(s, blind), locked(s, sharp), blood_on(s, sharp)) == (30 if seen else 29, False, seen, 5)
