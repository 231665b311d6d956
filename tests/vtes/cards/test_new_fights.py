"""Combat cards, weapons and allies that came with more fixed decks: what each does, and what it must not do."""

import pytest

from tests.vtes.tools import (
    blood_on,
    borne_by,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    vampire,
    where,
)

BLOCKED = "ready b: nassir [blood 4]\nready c: ryan [bowed]"
PROTEAN, OBLIVION = vampire("PRO"), vampire("OBL")


def fighting(who: str, hand: str, *choices: str, more: str = BLOCKED, blood: int = 4):
    """Return a position in which a vampire of seat a with cards is blocked by nassir and some choices have been made."""
    s = position(f"ready a: {who} [blood {blood}], madison [blood 1]\nhand a: {hand}\n{more}")
    play_through(s, f"bleed with {who}", "block with nassir")
    reach(s, *choices)
    return s


@pytest.mark.ruling("VR-8.3")
def test_who_dodges_takes_no_damage_and_inflicts_none():
    who = vampire("obf", path="Cathari")
    s = fighting(who, "swift-cover", "play swift-cover")
    rest(s)
    assert (blood_on(s, "nassir"), blood_on(s, who)) == (4, 4)
    s = fighting(OBLIVION, "arms-of-ahriman", "play arms-of-ahriman")
    rest(s)
    assert (blood_on(s, "nassir"), blood_on(s, OBLIVION)) == (3, 4)  # with the additional strike; nassir has only one


@pytest.mark.ruling("VR-8.2")
def test_arms_of_ahriman_are_one_additional_strike():
    s = fighting(OBLIVION, "arms-of-ahriman, arms-of-ahriman")
    while not s.question.prompt.startswith("Additional"):
        s.choose("pass" if "pass" in options(s) else "hand strike")
    play_through(s, "play arms-of-ahriman")
    assert "play arms-of-ahriman" not in options(s)  # limited
    rest(s)
    assert blood_on(s, "nassir") == 2


def test_bears_skin_protects_in_each_round_only_at_the_superior_level():
    who = vampire("ANI", "PRO")
    for way, strikes in (("way 1", 1), ("way 2", 1)):
        s = fighting(who, "bears-skin", "play bears-skin", way)
        reach(s, f"use a/{who}")  # it prevents the damage of the first round
        rest(s)
        assert (blood_on(s, who), blood_on(s, "nassir")) == (4, 4 - 2 * strikes)
        assert number(s, "strength", who) == 1  # only in that combat


def test_catatonic_fear_frightens_at_close_range_only():
    s = fighting(vampire("PRE"), "catatonic-fear", "play catatonic-fear", "way 1")
    assert blood_on(s, "nassir") == 4
    s = fighting(vampire("PRE"), "catatonic-fear", "play catatonic-fear", "way 2")
    assert (blood_on(s, "nassir"), blood_on(s, vampire("PRE"))) == (3, 3)
    s = fighting(vampire("PRE"), "catatonic-fear, fake-out", "play fake-out", "play catatonic-fear", "way 2")
    assert blood_on(s, "nassir") == 4


def test_kiss_of_cathari_stuns_at_close_range_only():
    who = "gostoso"
    s = fighting(who, "kiss-of-cathari", "play kiss-of-cathari", "way 4")
    assert locked(s, "nassir")
    texts = [type(word).__name__ for word in s.pieces[_piece(s, "nassir")].text]
    assert texts == ["Cannot"]
    s = fighting(who, "kiss-of-cathari, fake-out", "play fake-out", "play kiss-of-cathari", "way 4")
    assert s.pieces[_piece(s, "nassir")].text == ()


def _piece(s, face: str) -> int:
    return next(n for n, now in enumerate(s.pieces) if now.face == face)


def test_dance_with_the_devil_leads_to_close_range_only():
    who = vampire("tha", path="Caine")
    s = fighting(who, "dance-with-the-devil")
    while not s.question.prompt.startswith("Strike") and s.question.prompt.startswith("Range"):
        assert "play dance-with-the-devil" not in options(s)  # the range is close
        s.choose("pass")
    more = "ready b: nassir [blood 4]\nhand b: fake-out\nready c: ryan [bowed]"
    s = fighting(who, "dance-with-the-devil", "play fake-out", "play dance-with-the-devil", "way 2", more=more)
    rest(s)
    assert (blood_on(s, "nassir"), blood_on(s, who)) == (3, 3)


def test_diversion_needs_an_anarch():
    who, other = vampire("for", sect="Anarch"), vampire("for", sect="Camarilla")
    s = fighting(who, "diversion", "play diversion")
    rest(s)
    assert (blood_on(s, who), where(s, "diversion")) == (4, "ash")
    s = fighting(other, "diversion")
    rest(s)
    assert where(s, "diversion") == "hand"


def test_diversion_strikes_again_or_steals():
    who = vampire("cel", sect="Anarch")
    s = fighting(who, "diversion", "play diversion")
    rest(s)
    assert blood_on(s, "nassir") == 2
    thief = vampire("tha", sect="Anarch")
    s = fighting(thief, "diversion", "play diversion")
    rest(s)
    assert blood_on(s, "nassir") == 3


def test_glancing_blow_prevents_one_damage_and_is_replaced_later():
    s = position(f"ready a: madison [blood 1]\nhand a: glancing-blow\nlibrary a: dodge\n{BLOCKED}")
    play_through(s, "bleed with madison", "block with nassir", "play glancing-blow")
    assert (blood_on(s, "madison"), s.owed[0]) == (1, 1)


@pytest.mark.parametrize(("way", "stolen"), [("way 1", 1), ("way 2", 2)])
def test_hunger_of_marduk_is_a_strike_of_this_round(way, stolen):
    who = vampire("THA", clan="Banu Haqim")
    s = fighting(who, "hunger-of-marduk", "play hunger-of-marduk", way, f"use a/{who}", blood=1)
    rest(s)
    assert (blood_on(s, "nassir"), blood_on(s, who)) == (4 - stolen, 1 + stolen - 1)
    s = fighting(vampire("THA", clan="Tremere"), "hunger-of-marduk")
    rest(s)
    assert where(s, "hunger-of-marduk") == "hand"  # another clan


def test_lightning_reflexes_cost_a_blood_for_each_strike():
    who = vampire("CEL", capacity=8)
    s = fighting(who, "lightning-reflexes", blood=6)
    while not s.question.prompt.startswith("Additional"):
        s.choose("pass" if "pass" in options(s) else "hand strike")
    play_through(s, "play lightning-reflexes", "way 2", "2")
    rest(s)
    assert (blood_on(s, "nassir"), blood_on(s, who)) == (1, 6 - 1 - 2 - 1)


def test_monstrous_form_stays_for_fights_or_is_over_with_one():
    who = vampire("DOM", "PRO")
    s = fighting(who, "monstrous-form", "play monstrous-form")
    rest(s)
    assert (blood_on(s, "nassir"), where(s, "monstrous-form"), number(s, "strength", who)) == (2, "ash", 1)
    s = position(
        f"ready a: {who} [blood 4], madison [blood 1]\nhand a: monstrous-form\nready b: nassir [bowed]\n"
        f"ready c: ryan [bowed]"
    )
    play_through(s, "play monstrous-form")
    assert borne_by(s, who) == ["monstrous-form"]
    more = f"{BLOCKED}\nattached a: monstrous-form [on ready/{who}]"
    s = fighting(who, "dodge", "use a/monstrous-form", more=more)
    rest(s)
    assert (blood_on(s, "nassir"), locked(s, "monstrous-form")) == (2, True)


def test_pass_through_shadow_ends_the_combat_and_hides_later():
    s = fighting(OBLIVION, "pass-through-shadow", "play pass-through-shadow", "way 2")
    assert (blood_on(s, "nassir"), borne_by(s, OBLIVION)) == (4, ["pass-through-shadow"])
    s = fighting(OBLIVION, "pass-through-shadow", "play pass-through-shadow", "way 1")
    assert (blood_on(s, "nassir"), borne_by(s, OBLIVION)) == (4, [])
    s = position(
        f"ready a: {OBLIVION} [blood 3], madison [blood 1]\nattached a: pass-through-shadow [on ready/{OBLIVION}]\n"
        f"{BLOCKED}"
    )
    play_through(s, f"bleed with {OBLIVION}", "block with nassir", "use a/pass-through-shadow")
    assert (s.pool[1], where(s, "pass-through-shadow")) == (29, "ash")
    s = position(
        f"ready a: {OBLIVION} [blood 3], madison [blood 1]\nattached a: pass-through-shadow [on ready/{OBLIVION}]\n"
        f"{BLOCKED}"
    )
    play_through(s, "bleed with madison", "block with nassir")
    assert where(s, "pass-through-shadow") == "attached"  # it hides only its bearer


def test_rolling_with_the_punches():
    who = vampire("FOR")
    strong = "ready b: theo-bell-g6 [blood 4]\nready c: ryan [bowed]"
    for way, left in (("way 1", 4 - 2), ("way 2", 4 - 1)):
        s = position(f"ready a: {who} [blood 4], madison [blood 1]\nhand a: rolling-with-the-punches\n{strong}")
        play_through(s, f"bleed with {who}", "block with theo-bell-g6")
        hurt = number(s, "strength", "theo-bell-g6")
        reach(s, "play rolling-with-the-punches", way)
        rest(s)
        assert blood_on(s, who) == (4 - (hurt - 1) if way == "way 1" else left)


def test_slam_strikes_hard_and_comes_close():
    who = vampire("POT")
    s = fighting(who, "slam", "play slam", "way 1")
    rest(s)
    assert blood_on(s, "nassir") == 1
    more = "ready b: nassir [blood 4]\nhand b: fake-out\nready c: ryan [bowed]"
    s = fighting(who, "slam", "play fake-out", "play slam", more=more)  # only the way that maneuvers is left
    rest(s)
    assert blood_on(s, "nassir") == 1


@pytest.mark.ruling("VR-8.3")
def test_femur_of_toomler_wounds():
    more = f"{BLOCKED}\nattached a: femur-of-toomler [on ready/abaddon]"
    s = fighting("abaddon", "dodge", "use a/femur-of-toomler", more=more)
    rest(s)
    assert where(s, "nassir") == "torpor"


def test_mob_connections_press_for_any_minion_of_yours_but_only_to_go_on():
    more = f"{BLOCKED}\nboard a: mob-connections"
    s = fighting("abaddon", "dodge", "use a/mob-connections", more=more)
    rest(s)
    assert (blood_on(s, "nassir"), locked(s, "mob-connections")) == (2, True)
    s = position(
        "ready a: madison [blood 1]\nready b: nassir [blood 2]\nready c: ryan [blood 2]\nboard c: mob-connections"
    )
    play_through(s, "bleed with madison", "block with nassir")
    assert not locked(s, "mob-connections")  # its seat has no minion in this combat


def test_treasured_samadji_bleeds_and_dodges_once():
    who = vampire(clan="Ravnos", capacity=5)
    more = f"{BLOCKED}\nattached a: treasured-samadji [on ready/{who}]"
    s = fighting(who, "dodge", "use a/treasured-samadji", more=more)
    rest(s)
    assert (blood_on(s, "nassir"), blood_on(s, who), number(s, "bleed", who)) == (4, 4, 2)


def test_dread_mastiff_bites_at_close_range_only():
    more = f"{BLOCKED}\nattached a: dread-mastiff [lives 2, on ready/abaddon]"
    s = fighting("abaddon", "dodge", more=more)
    rest(s)
    assert blood_on(s, "nassir") == 2
    s = fighting("abaddon", "fake-out", "play fake-out", more=more)
    rest(s)
    assert blood_on(s, "nassir") == 4


def test_dread_mastiff_presses_only_if_employed_at_the_superior_level():
    who = vampire("ANI", path="Caine")
    for way, texts in (("way 1", 0), ("way 2", 1)):
        s = position(
            f"ready a: {who} [blood 4], madison [blood 1]\nhand a: dread-mastiff\nready b: nassir [bowed]\n"
            f"ready c: ryan [bowed]"
        )
        play_through(s, "play dread-mastiff", way)
        assert (borne_by(s, who), len(s.pieces[_piece(s, who)].text)) == (["dread-mastiff"], texts)
        assert blood_on(s, "dread-mastiff") == 2


def test_twisted_bloodhound_sends_its_employer_to_fight():
    s = position(
        "ready a: madison [blood 1]\nattached a: twisted-bloodhound [lives 3, on ready/madison]\n"
        "ready b: nassir [blood 2, bowed]\nready c: ryan [bowed]"
    )
    rushes = [each for each in options(s) if "twisted-bloodhound" in each]
    assert rushes == [
        "act with a/madison by a/twisted-bloodhound 1: b/nassir", "act with a/madison by a/twisted-bloodhound 1: c/ryan",
    ]  # fmt: skip
    s.choose(rushes[0])
    assert blood_on(s, "nassir") == 1


def test_revenant_sees():
    s = position(
        "ready a: double-deuce [lives 3]\nready b: nassir [blood 2]\n"
        "attached b: revenant [lives 2, on ready/nassir]\nready c: ryan [bowed]"
    )
    play_through(s, "bleed with double-deuce", "block with nassir")
    assert s.pool[1] == 30


def test_homunculus_unlocks_in_anybodys_unlock_phase():
    s = position(
        "phase: 5.1.4\nready a: madison [blood 1]\nready b: nassir [bowed, blood 2]\n"
        "attached b: homunculus [lives 1, on ready/nassir]\nready c: ryan [bowed]"
    )
    reach(s, "use b/homunculus")
    assert (locked(s, "nassir"), blood_on(s, "nassir")) == (False, 1)


@pytest.mark.parametrize(("way", "life", "strength"), [("way 1", 1, 0), ("way 2", 2, 1)])
def test_underbridge_stray_is_stronger_at_the_superior_level(way, life, strength):
    who = vampire("ANI")
    s = position(
        f"ready a: {who} [blood 4], madison [blood 1]\nhand a: underbridge-stray\nready b: nassir [bowed]\n"
        f"ready c: ryan [bowed]"
    )
    play_through(s, "play underbridge-stray", way)
    assert (blood_on(s, "underbridge-stray"), number(s, "strength", "underbridge-stray")) == (life, strength)


def test_underbridge_stray_unlocks_a_minion_when_you_are_attacked():
    s = position(
        "ready a: madison [blood 1]\nready b: nassir [bowed, blood 2], underbridge-stray [lives 1]\n"
        "ready c: ryan [blood 2]"
    )
    play_through(s, "bleed with madison", "use b/underbridge-stray")
    assert (locked(s, "nassir"), where(s, "underbridge-stray")) == (False, "ash")
    s = position(
        "ready a: madison [blood 1]\nready b: nassir [bowed, blood 2]\n"
        "ready c: ryan [blood 2], underbridge-stray [lives 1], the-knights [bowed, lives 2]"
    )
    s.choose("bleed with madison")
    assert locked(s, "the-knights")  # the action was not directed at its Methuselah


@pytest.mark.parametrize("card", ["war-ghoul", "the-vozhd-of-sofia"])
def test_what_is_made_of_flesh_eats_an_ally_or_retainer(card):
    who = vampire(clan="Tzimisce", capacity=5)
    s = position(
        f"ready a: {who} [blood 4], the-knights [lives 2], madison [blood 1]\nhand a: {card}\n"
        f"ready b: nassir [bowed]\nready c: ryan [bowed]"
    )
    play_through(s, f"play {card}")
    assert options(s) == ["a/the-knights", f"a/{card}"]  # no vampire
    s.choose("a/the-knights")
    assert (where(s, "the-knights"), where(s, card), s.pool[0]) == ("ash", "ready", 27)


def test_war_ghoul_burns_a_location_and_itself():
    s = position("ready a: war-ghoul [lives 5]\nready b: nassir [bowed]\nboard b: chantry\nready c: ryan [bowed]")
    s.choose("use war-ghoul")
    assert (where(s, "chantry"), where(s, "war-ghoul")) == ("ash", "ash")


def test_war_ghoul_prevents_one_damage_in_each_round_and_rushes_vampires_only():
    s = position(
        "ready a: war-ghoul [lives 5]\nready b: nassir [bowed, blood 5], the-knights [lives 2]\nready c: ryan [bowed]"
    )
    assert [each for each in options(s) if each.startswith("act with")] == [
        "act with a/war-ghoul by a/war-ghoul 3: b/nassir", "act with a/war-ghoul by a/war-ghoul 3: c/ryan",
    ]  # fmt: skip
    s.choose("act with a/war-ghoul by a/war-ghoul 3: b/nassir")
    reach(s, "use a/war-ghoul")
    assert (blood_on(s, "war-ghoul"), blood_on(s, "nassir")) == (5, 1)


def test_the_vozhd_of_sofia_grows_by_allies_of_the_hand():
    s = position(
        "phase: 5.1.4\nready a: the-vozhd-of-sofia [lives 2]\nhand a: the-knights, dodge\nready b: nassir [bowed]\n"
        "ready c: ryan [bowed]"
    )
    play_through(s, "use the-vozhd-of-sofia", "the-knights")
    assert (blood_on(s, "the-vozhd-of-sofia"), where(s, "the-knights"), where(s, "dodge")) == (4, "ash", "hand")


def test_vagabond_mystic_heals_allies_and_blocks_no_vampire():
    s = position(
        "ready a: vagabond-mystic [lives 2], the-knights [lives 1], loyal-street-gang [lives 2], madison [blood 1]\n"
        "ready b: nassir [bowed]\nready c: ryan [bowed]"
    )
    s.choose("use vagabond-mystic")
    assert (blood_on(s, "the-knights"), blood_on(s, "loyal-street-gang")) == (2, 2)
    s = position(
        "ready a: madison [blood 1], the-knights [lives 2]\nready b: vagabond-mystic [lives 2]\nready c: ryan [bowed]"
    )
    s.choose("bleed with madison")
    assert s.pool[1] == 29


def test_city_star_taxi_hides_a_ravnos():
    ravnos, other = vampire(clan="Ravnos", capacity=5), vampire(clan="Ventrue", capacity=5)
    for who, hidden in ((ravnos, True), (other, False)):
        s = position(f"ready a: {who} [blood 3], city-star-taxi [lives 2], madison [blood 1]\n{BLOCKED}")
        play_through(s, f"bleed with {who}", "block with nassir")
        assert ("use city-star-taxi" in options(s) or "use a/city-star-taxi" in options(s)) == hidden
