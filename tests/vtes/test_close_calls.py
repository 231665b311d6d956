"""Positions in which several rules meet, and small differences that matter."""

from dataclasses import replace

import pytest

from coterie.games.vtes import VtesGame
from coterie.games.vtes.cards import CARDS
from coterie.games.vtes.cards.definition import plain
from coterie.games.vtes.words.deeds import Equip
from coterie.games.vtes.words.modes import Modes
from coterie.kernel.events import about
from tests.vtes.tools import (
    PASSES,
    SCHOOL,
    UP,
    blocked,
    blood_on,
    borne_by,
    find,
    happen,
    locked,
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


def test_the_log_names_the_card_of_an_action_only_where_it_is_the_action():
    who = taught("DOM")
    s = table(f"{who} [blood 4]", "govern-the-unaligned", game=SCHOOL)
    reach(s, "play govern-the-unaligned")
    assert f"{who} acts: bleed" in s.log()
    s = table("barachiel [blood 4]", b=UP)
    s.choose("act with barachiel by barachiel 1: nassir")
    assert "Barachiel acts by its own text" in s.log()


@pytest.mark.ruling("VR-8.2")
def test_who_must_press_uses_its_own_press_before_anything_else():
    s = table("adrino-manauara [blood 6]", b="nassir [blood 6]", board_a="mob-connections")
    reach(s, "bleed with adrino-manauara", "block with nassir")
    assert s.asked[1][1] == ("press", ("combat", find(s, "adrino-manauara"), find(s, "nassir"), "close", 2))
    assert (options(s), locked(s, "mob-connections")) == (["use a/mob-connections", "pass"], False)


@pytest.mark.ruling("VR-8.4")
def test_nobody_prevents_the_damage_of_a_storm():
    who, foe = taught("THA"), taught("FOR")
    s = table(f"{who} [blood 4]", "weather-control", b=f"{foe} [blood 4]", hand_b="skin-of-steel", game=SCHOOL,
              attached_b=f"revenant [lives 2, on ready/{foe}]")  # fmt: skip
    reach(s, f"bleed with {who}", f"block with {foe}", "play weather-control", "way 1", "play skin-of-steel")
    assert (blood_on(s, who), blood_on(s, foe), blood_on(s, "revenant")) == (
        3,
        3,
        1,
    )  # what comes now is the hand strike


@pytest.mark.ruling("VR-8.4")
def test_the_question_tells_whose_damage_is_to_be_prevented_and_how_much_of_it_is_aggravated():
    who, foe = taught("PRO"), taught("FOR")
    s = table(f"{who} [blood 6]", "wolf-claws", b=f"{foe} [blood 4]", hand_b="skin-of-steel", game=SCHOOL,
              attached_a=f"dread-mastiff [lives 1, on ready/{who}]")  # fmt: skip
    reach(s, f"bleed with {who}", f"block with {foe}")
    while "play skin-of-steel" not in options(s):
        s.choose(next(each for each in ("play wolf-claws", "way 1", "hand strike", "pass") if each in options(s)))
    assert s.asked[1][1] == ("damage", ("damage", find(s, foe), 2, 1))  # of its own two, not what it inflicts itself


@pytest.mark.ruling("C-031", "VR-6.5")
def test_an_attempt_that_was_made_to_fail_counts_as_one_that_has_failed():
    who = taught("OBF NEC")
    s = table(f"{who} [blood 4]", "faceless-night, call-of-the-hungry-dead", b=UP, game=SCHOOL)
    play_through(s, f"bleed with {who}", "block with nassir", "play faceless-night", "way 2")
    play_through(s, "play call-of-the-hungry-dead", "way 2")
    rest(s)
    assert (s.pool[1], locked(s, "nassir"), blood_on(s, who)) == (29, True, 3)


def test_the_text_of_a_card_tells_how_much_it_adds():
    assert CARDS["lost-in-crowds"].text.startswith("Obfuscate: +1 stealth. Superior Obfuscate: +2 stealth.")
    assert "+X intercept (X equals 2, or 3 if this vampire is titled)" in CARDS["the-warrens"].text
    assert "+X bleed (limited) (X is the blood" in CARDS["monkey-wrench"].text


@pytest.mark.ruling("VR-1.3", "VR-5.1")
def test_a_vampire_that_was_borrowed_for_a_turn_unlocks_in_the_next_one_of_its_controller():
    who = taught("DOM", capacity=8)
    s = table(f"{who} [bowed, blood 4]", b="ryan [bowed, blood 2]", c="min-seo [bowed, blood 1]", game=SCHOOL,
              attached_a="puppet-master [on ready/ryan]")  # fmt: skip
    play_through(s, "use a/puppet-master", "bleed with ryan")
    reach(s, "done", over=True)
    assert (s.active, s.pieces[find(s, "ryan")].place, locked(s, "ryan")) == (1, 1, False)
    reach(s, "bleed with ryan", over=True)
    assert s.pool == (30, 29, 29)


@pytest.mark.ruling("VR-13.1")
def test_what_was_borrowed_from_one_who_is_out_by_now_is_removed_as_the_turn_ends():
    who = taught("DOM", capacity=8)
    s = table(f"{who} [bowed, blood 4]", b="ryan [bowed, blood 2], nassir [bowed, blood 2]", c="min-seo [bowed, blood 1]",
              attached_a="puppet-master [on ready/ryan]", pool="30 1 30", game=SCHOOL)  # fmt: skip
    play_through(s, "use a/puppet-master", "bleed with ryan")
    assert (s.out, where(s, "nassir"), where(s, "ryan")) == ((1,), "removed", "ready")
    reach(s, "done", over=True)
    assert (s.active, where(s, "ryan"), s.game.speaks(s, find(s, "min-seo"))) == (2, "removed", 2)


@pytest.mark.ruling("VR-4.2")
@pytest.mark.parametrize(("who", "blade"), [("madison", True), ("the-dracon", False)])
def test_no_weapon_is_concealed_that_is_cheap_but_does_too_much(who, blade):
    """The blade adds 1 to a strength of 1 or of 3, and 4 would be too much."""

    def cheap(face: str, pool: int = 1, name: str = "cheap"):
        return replace(CARDS[face], face=f"{name}-{face}", clan="", plays=Modes(ways=(plain(Equip(), pool=pool),)))

    wares = [cheap(face) for face in ("assault-rifle", "flamethrower", "righteous-blade", "saturday-night-special")]
    wares += [cheap("saturday-night-special", 3, "not-cheap"), cheap("saturday-night-special", 2, "rather-cheap")]
    s = blocked(f"{who} [blood 4]", f"concealed-weapon, {', '.join(each.face for each in wares)}",
                game=VtesGame(faces={**CARDS, **{each.face: each for each in wares}}))  # fmt: skip
    s.choose("play concealed-weapon")
    fits = [*["bring cheap-righteous-blade 1"] * blade, "bring cheap-saturday-night-special 1"]
    fits += ["bring rather-cheap-saturday-night-special 1"]
    assert [each for each in options(s) if "cheap" in each] == fits


@pytest.mark.ruling("VR-4.6", "VR-6.5")
def test_who_locks_to_do_something_cannot_be_locked_and_merely_awake():
    seer, wake = taught("OBF PRE DOM"), "wake-with-evenings-freshness"
    for card, way, state, can in (
        ("visions-of-zapathasura", "way 2", "bowed, ", False),
        ("visions-of-zapathasura", "way 2", "", True),
        ("deflection", "way 1", "bowed, ", True),  # it locks and does it, which is no price
    ):
        s = table("madison [blood 4]", b=f"{seer} [{state}blood 4]", hand_b=f"{card}, {wake}", game=SCHOOL)
        reach(s, "bleed with madison", *[f"play {wake}"][: len(state)])
        while f"play {card}" not in options(s):
            s.choose(next(each for each in PASSES[::-1] if each in options(s)))
        s.choose(f"play {card}")
        assert (way in options(s)) is can
        if can:
            s.choose(way)
            rest(s)
            assert (s.pool, locked(s, seer)) == ((30, 30, 30 - (card == "deflection")), True)


@pytest.mark.ruling("VR-6.3")
@pytest.mark.parametrize("way", [1, 2])
def test_a_minion_takes_the_action_of_a_card_once_in_a_turn_whichever_way_it_is_played(way):
    who, other = taught("DOM"), taught("DOM", nth=2)
    s = table(f"{who} [blood 6], {other} [bowed, blood 6]", "govern-the-unaligned, govern-the-unaligned, flak-jacket",
              uncontrolled_a=taught(capacity=3), game=SCHOOL)  # fmt: skip
    play_through(s, "play govern-the-unaligned", f"way {way}", *["a/uncontrolled.1"][: way - 1])
    rest(s)
    happen(s, about(s, "straighten", find(s, who)))
    assert "play govern-the-unaligned" not in options(s)
    assert (f"bleed with a/{who}" in options(s), "play flak-jacket" in options(s)) == (way == 2, True)
    happen(s, about(s, "straighten", find(s, other)))
    assert "play govern-the-unaligned" in options(s)  # another minion can take it


@pytest.mark.ruling("VR-6.3")
def test_equipping_may_be_repeated_with_cards_of_one_name_but_not_by_an_action_card():
    who = taught(capacity=6)
    for card, repeats in (("flak-jacket", True), ("anonymous-freight", False)):
        s = table(f"{who} [blood 6]", f"{card}, {card}, flak-jacket, flak-jacket", b="", game=SCHOOL)
        reach(s, f"play {card}", *[f"a/{who}"][: card == "flak-jacket"])
        while s.asked[1][0] != "action?":
            s.choose(next(each for each in (*PASSES, *options(s)) if each in options(s)))
        happen(s, about(s, "straighten", find(s, who)), about(s, "bow", find(s, "loyal-street-gang")))
        assert (borne_by(s, who), f"play {card}" in options(s)) == (["flak-jacket"], repeats)


@pytest.mark.ruling("VR-8.2", "VR-4.8")
@pytest.mark.parametrize(("card", "way", "left"), [("thrown-gate", 2, 4), ("form-of-the-ghost", 1, 5)])
def test_a_strike_card_costs_more_also_where_it_is_played_for_its_maneuver(card, way, left):
    who = taught("POT PRO")
    s = table(f"{who} [blood 5]", card, b="djeneba [blood 4]", game=SCHOOL)
    reach(s, f"bleed with {who}", "block with djeneba", f"play {card}")
    if f"way {way}" in options(s):
        s.choose(f"way {way}")
    assert blood_on(s, who) == left


@pytest.mark.ruling("VR-10.1")
def test_only_the_dead_of_its_own_methuselah_rise_stronger_for_ashur_uballit():
    who, ashur = vampire("OBL", clan="Hecata", least=5), "ashur-uballit-son-of-the-abyss"
    for more, mine, theirs, buried in (
        (1, ashur, "nassir", ""),
        (0, "madison", ashur, ""),
        (0, "madison", "nassir", ashur),
    ):
        s = table(f"{who} [blood 6], {mine} [bowed, blood 4]", "aggressive-corpse", b=f"{theirs} [bowed, blood 4]",
                  torpor_a=f"{buried} [bowed, blood 1]" if buried else "")  # fmt: skip
        reach(s, "play aggressive-corpse")
        rest(s)
        assert blood_on(s, "aggressive-corpse") == 3 + more


@pytest.mark.ruling("VR-11.2", "VR-1.3")
def test_what_is_kept_on_a_card_is_burned_with_it():
    s = position(
        "board a: fleshforge-chamber\nstored a: war-ghoul [on board/fleshforge-chamber]\nready a: madison [blood 2]\n"
        "ready b: nassir [bowed, blood 4]\nready c: ryan [bowed, blood 4]"
    )
    happen(s, about(s, "burn", find(s, "fleshforge-chamber")))
    assert where(s, "war-ghoul") == "ash"


@pytest.mark.ruling("C-051")
def test_a_bleed_without_a_card_that_goes_on_after_its_block_brings_no_card_back():
    who = taught("PRO")
    s = table(f"{who} [blood 4]", "form-of-mist", b=UP, game=SCHOOL)
    assert find(s, "form-of-mist") == len(s.pieces) - 1  # the last of all pieces
    reach(s, f"bleed with {who}", "block with nassir", "play form-of-mist", "way 2")
    while "done" not in options(s):
        s.choose(next(each for each in ("yes", *PASSES) if each in options(s)))
    assert (s.pool[1], where(s, "form-of-mist"), blood_on(s, who)) == (29, "ash", 3)


@pytest.mark.ruling("VR-6.5")
def test_a_block_that_goes_on_fails_once_the_action_cannot_be_blocked_by_that_minion():
    who = vampire("FOR")
    s = table(f"madison [bowed, blood 1], {who} [blood 5]", "daring-the-dawn", b=UP)
    reach(s, f"bleed with {who}", "block with nassir", "play daring-the-dawn", "way 1")
    rest(s)
    assert (s.pool[1], where(s, who), locked(s, "nassir")) == (29, "torpor", False)
