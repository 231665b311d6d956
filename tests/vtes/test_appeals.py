"""Appeals: more cases in which one card makes another into something else than its text seems to say."""

import pytest

from coterie.games.vtes.rules.combat import fight
from coterie.games.vtes.rules.strikes import current_combat
from coterie.kernel.pieces import ref
from tests.vtes.tools import LIBRARIES, SCHOOL, do, find, options, position, reach, rest, taught


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
    do(s, (fight, ref(s, find(s, ally)), ref(s, find(s, foe))))
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
