"""Snarls: ousts, contests, checks and votes where three mechanisms meet, worked out by hand from the rules."""

import pytest

from coterie.kernel.pieces import pile
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    LIBRARIES,
    PASSES,
    SCHOOL,
    THIRD,
    blood_on,
    clash,
    number,
    options,
    position,
    reach,
    rest,
    taught,
    vampire,
    wait,
    where,
)

# ── ousts, and what is checked after them ───────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-13.1", "VR-11.2", "V-010")
def test_after_blood_has_drained_the_checks_go_on():
    """A Methuselah leaves: with its card goes a point of capacity of another's vampire, which drains; what a third had put
    on its own vampire lies on nothing any more and burns in the same moment."""
    gone, shrinks = taught(capacity=6), taught(capacity=7)
    s = position(
        f"{LIBRARIES}library d: dodge\npool: 9 1 9 9\nready a: madison [blood 2], {shrinks} [blood 8]\n"
        f"attached b: potence [on ready/{shrinks}]\nready b: {gone} [bowed, blood 3]\n"
        f"attached c: auspex [on ready/{gone}]\nready c: ryan [bowed]\nready d: lupo [bowed]",
        players=4,
        game=SCHOOL,
    )
    s.choose("bleed with madison")
    assert (s.out, blood_on(s, shrinks)) == ((1,), 7)
    assert (where(s, gone), where(s, "potence"), where(s, "auspex")) == ("removed", "removed", "ash")


@pytest.mark.ruling("VR-11.2", "C-019", "VR-4.10")
def test_who_pays_the_last_pool_for_a_unique_card_leaves_before_it_is_contested():
    """Nobody contests the other library, nor discards for it: D-815."""
    s = position(
        f"{LIBRARIES}library c: dodge, dodge\nphase: 5.2.2\npool: 1 9 9\nready a: madison [bowed]\nhand a: elder-library\n"
        f"ready b: nassir [bowed]\nready c: ryan [bowed]\nboard c: elder-library\nhand c: {', '.join(['vessel'] * 8)}"
    )
    s.choose("play elder-library")
    assert (s.out, s.pool) == ((0,), (0, 9, 15))
    assert {now.owner: now.zone for now in s.pieces if now.face == "elder-library"} == {0: "removed", 2: "board"}
    assert not [each for each in options(s) if each.startswith("discard")]


# ── one combat after another ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("C-103", "VR-11.3")
def test_what_lasts_for_a_combat_ends_before_the_one_that_is_queued():
    """The wolf hits for 2; in the combat that is queued the same hand does 1, and its press is gone."""
    own, foe = taught("CEL PRO", capacity=8), taught(capacity=7)
    s = position(
        f"library a: vessel, vessel\nready a: {own} [blood 8]\nhand a: form-of-the-wolf, psyche\n"
        f"ready b: {foe} [blood 7]\nready c: ryan [bowed, blood 2]",
        game=SCHOOL,
    )
    clash(s, own, foe)
    reach(s, "play form-of-the-wolf", "way 2")
    while s.asked[1][1][:1] != ("end of round",):
        s.choose("pass")
    assert (blood_on(s, foe), number(s, "strength", own)) == (5, 2)
    s.choose("play psyche")
    rest(s)
    assert (blood_on(s, foe), blood_on(s, own)) == (4, 6)


@pytest.mark.ruling("VR-8.1", "VR-11.3")
def test_a_combat_that_answers_another_is_a_new_one():
    """The acting wolf has blocked blood on its claws; the second Anarch faces its bare hands, one round later than usual."""
    own, one, two = taught("PRO", capacity=8), *[taught(capacity=7, sect="Anarch", nth=n) for n in (1, 2)]
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 8]\nhand a: form-of-the-wolf, boxed-in\nready b: {one} [blood 7], {two} [blood 7]\n"
        "board b: the-status-perfectus\nready c: ryan [bowed, blood 2]",
        game=SCHOOL,
    )
    s.choose(f"bleed with {own}")
    reach(s, f"block with {one}", "play form-of-the-wolf", "way 1", "use b/the-status-perfectus", "play boxed-in")
    rest(s)
    assert (blood_on(s, one), blood_on(s, two), blood_on(s, own)) == (5, 6, 5)


@pytest.mark.ruling("V-050", "VR-11.3")
@pytest.mark.parametrize("over", [False, True])
def test_a_hand_that_was_larger_in_a_combat_is_discarded_down_as_that_ends(over):
    """Nine cards while it lasts, seven before anybody acts again; nobody is asked where the opponent falls in it."""
    own, foe = taught("AUS", capacity=6), taught(capacity=7)
    s = position(
        f"library a: {', '.join(['vessel'] * 5)}\nready a: {own} [blood 5], madison [blood 2]\n"
        f"hand a: aura-reading, {', '.join(['fame'] * 6)}\nready b: {foe} [blood {0 if over else 5}]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    clash(s, own, foe)
    reach(s, "play aura-reading", "way 2")
    assert len(pile(s, "hand", 0)) == 9
    while s.asked[1][0] != "too many cards?":
        s.choose(next(each for each in PASSES if each in options(s)))
    s.choose("discard fame")
    s.choose("discard vessel")
    assert (s.asked[1][0], len(pile(s, "hand", 0))) == ("action?", 7)


@pytest.mark.ruling("V-050", "VR-4.9")
def test_a_hand_that_a_raptor_had_made_smaller_is_drawn_up_after_the_combat():
    own, foe = taught("ANI", capacity=6), taught(capacity=7)
    s = position(
        f"{LIBRARIES}library b: dodge, dodge\nready a: {own} [blood 5]\nhand a: raptor\n"
        f"ready b: {foe} [blood 5], nassir [blood 3]\nhand b: {', '.join(['fame'] * 7)}\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    reach(s, "play raptor", "way 2")
    wait(s, 1, "action?")
    wait(s, 0, "action?")
    before = len(pile(s, "library", 1))
    s.choose(f"bleed with {own}")
    reach(s, f"block with {foe}", "discard fame")
    assert len(pile(s, "hand", 1)) == 6
    rest(s)
    assert (len(pile(s, "hand", 1)), len(pile(s, "library", 1))) == (7, before - 1)


@pytest.mark.ruling("C-041", "VR-8.1")
@pytest.mark.parametrize(("card", "way"), [("mind-tricks", "DEM"), ("beast-meld", "ANI PRO")])
@pytest.mark.parametrize("sees", [False, True])
def test_what_helps_in_the_combat_of_a_block_helps_in_no_other_of_that_action(card, way, sees):
    """The rush hides from the first to try; it reaches its target, unless the next reaction lets that try again and see it."""
    own, guard, foe = taught(way, capacity=8), taught("AUS", capacity=6), taught(capacity=7, nth=2)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 6]\nhand a: big-game, {card}\nready b: {guard} [blood 5], {foe} [bowed, blood 5]\n"
        f"{'hand b: enhanced-senses' if sees else ''}\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    s.choose("play big-game")
    reach(s, f"b/{foe}", f"block with {guard}", f"play {card}")
    if "way 2" in options(s):
        s.choose("way 2" if card == "mind-tricks" else "way 1")
    if sees:
        reach(s, "play enhanced-senses", "way 2")
    helped = False
    while "done" not in options(s):
        helped = helped or f"use a/{own}" in options(s)
        s.choose(next(each for each in PASSES if each in options(s)))
    assert helped == sees


@pytest.mark.ruling("VR-8.1")
@pytest.mark.parametrize("blocks", [False, True])
def test_night_terrors_help_who_blocks_and_nobody_else(blocks):
    own, foe = taught("OBL", capacity=7), taught("OBF PRE AUS", capacity=6, clan="Ravnos")
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 4]\nhand a: umbrous-clutch\nready b: {foe} [blood 4]\nhand b: night-terrors\n"
        "ready c: ryan [bowed]",
        game=SCHOOL,
    )
    s.choose("play umbrous-clutch")
    reach(s, "way 1", f"b/{foe}", "play night-terrors", "way 2", *([f"block with {foe}"] if blocks else ["no block"]))
    seen = set()
    while "done" not in options(s):
        seen |= {each for each in options(s) if each.startswith(f"use b/{foe}")}
        s.choose(next(each for each in PASSES if each in options(s)))
    assert bool(seen) == blocks


@pytest.mark.ruling("C-103", "VR-4.6")
def test_the_maneuver_of_a_rush_is_there_once_also_if_another_combat_follows():
    own, foe = taught("CEL", capacity=7), taught(capacity=6, nth=2)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 5]\nhand a: bums-rush, psyche\nready b: {foe} [bowed, blood 5]\n"
        "ready c: ryan [bowed]",
        game=SCHOOL,
    )
    s.choose("play bums-rush")
    reach(s, f"b/{foe}", f"use a/{own}")
    while s.asked[1][1][:1] != ("end of round",):
        s.choose(next(each for each in PASSES if each in options(s)))
    s.choose("play psyche")
    assert f"use a/{own}" not in options(s)
    rest(s)
    assert (blood_on(s, own), blood_on(s, foe)) == (4, 4)  # at long range nothing, then one blow each


@pytest.mark.ruling("C-103")
@pytest.mark.parametrize("queued", [False, True])
@pytest.mark.parametrize(
    ("card", "alone", "then"),
    [
        ("catatonic-fear", (5, 5, 30), (4, 5, 30)),
        ("oubliette", (5, 5, 30), (4, 5, 30)),
        ("form-of-mist", (5, 6, 29), (5, 5, 30)),
    ],
)
def test_what_comes_after_a_combat_is_lost_to_one_that_is_queued(card, alone, then, queued):
    """Fear and oubliette cost 1 and hurt for 1 once it is over, the mist goes on with the bleed; or hands meet once more."""
    own, foe = taught("PRE OBT PRO", capacity=8), taught("CEL", capacity=7)
    s = position(
        f"library a: vessel\nlibrary b: vessel\nlibrary c: dodge\nready a: {own} [blood 6]\nhand a: {card}\n"
        f"ready b: {foe} [blood 6]\nhand b: {'psyche' if queued else 'vessel'}\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    s.choose(f"bleed with {own}")
    reach(s, f"block with {foe}", f"play {card}", "way 2", *(["play psyche"] if queued else []))
    while "done" not in options(s):
        s.choose(next(each for each in ("yes", *PASSES) if each in options(s)))
    assert (blood_on(s, own), blood_on(s, foe), s.pool[1]) == (then if queued else alone)


@pytest.mark.ruling("VR-8.6", "VR-9.7", "VR-1.3")
def test_what_lay_on_an_outlaw_is_burned_before_anybody_chooses_a_trophy():
    own = vampire(least=8)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 3], madison [bowed, blood 1]\nhand a: trophy-revered, trophy-domain\n"
        "ready b: alice-chen [bowed, blood 2]\ntorpor b: enkidu-the-noah [blood 4]\n"
        "attached c: fame [on torpor/enkidu-the-noah]\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    s.choose(f"diablerise with a/{own}: b/enkidu-the-noah")
    while s.asked[1][0] != "which trophy?":
        s.choose(next(each for each in PASSES if each in options(s)))
    assert (where(s, "enkidu-the-noah"), where(s, "fame")) == ("ash", "ash")


# ── cancels of frenzies ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-144", "VR-4.3")
@pytest.mark.parametrize(
    ("card", "offered"), [("deep-song", True), ("rage-of-apedemak", False), ("terror-frenzy", True)]
)
def test_a_reflex_against_frenzies_meets_those_that_are_played_on_its_minion(card, offered):
    """An action is one as well; what the opponent works up itself with is none."""
    own, foe = taught("ANI", capacity=8, path="Caine"), taught("ABO", capacity=6)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 4]\nhand a: {card}\nready b: {foe} [bowed, blood 3]\n"
        f"hand b: devil-channel-hands\n{THIRD}",
        game=SCHOOL,
    )
    if card != "deep-song":
        clash(s, own, foe)
    s.choose(f"play {card}")
    reach(s, "way 2" if card == "deep-song" else "way 1")
    if card == "deep-song":
        s.choose(f"b/{foe}")
    assert (s.asked[1][0] == "cancel?" and "play devil-channel-hands" in options(s)) == offered


@pytest.mark.ruling("VR-4.3", "V-144")
@pytest.mark.parametrize("grove", [False, True])
def test_a_grove_keeps_its_salubri_from_a_frenzy_that_a_third_plays_out_of_turn(grove):
    """Rötschreck is cancelled: the sun strikes, 2 points that cannot be mended but for the first, and the striker for 2."""
    own, foe = taught("THA", capacity=8), taught(capacity=6, clan="Salubri")
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 5]\nhand a: burst-of-sunlight\nready b: {foe} [blood 3]\n"
        "board b: meditative-grove\nready c: ryan [bowed]\nhand c: rotschreck",
        game=SCHOOL,
    )
    clash(s, own, foe)
    reach(s, "play burst-of-sunlight", "way 2", "play rotschreck", *(["use b/meditative-grove"] if grove else ["pass"]))
    rest(s)
    assert (where(s, own), where(s, foe), where(s, "rotschreck")) == (
        ("torpor", "torpor", "ash") if grove else ("ready", "torpor", "attached")
    )
