"""Warlords on their co-operative sides and provinces of the Shadowlands: what each does, and what not (U-135, U-140)."""

import pytest

from coterie.games.l5r.facts.cards import fate_on
from coterie.kernel.pieces import pile
from tests.l5r.shadow.tools import against, storm, told
from tests.l5r.tools import (
    asked,
    declare,
    faces,
    find,
    finish,
    now,
    number,
    options,
    play,
    prompt,
    ring,
    row,
    taking_part,
    through,
    where,
)


def round_begins(text: str, **more):
    """Return the next round's first dynasty window."""
    s = against(f"{text}\nphase: fate\nhand a: banzai", windows="all", **more)
    while s.round == 1:
        s.choose(s.question.default)
    return s


# ── warlords ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-135", "U-080")
def test_akuma_bows_nobody_strong_and_nobody_twice():
    text = "warlord c: akuma-no-oni-coop\nfield a: doji-whisperer [fate 2], akodo-toturi [fate 2]"
    s = through(round_begins(text, players=2), "window")
    assert [row(s, face, "field").ready for face in ("doji-whisperer", "akodo-toturi")] == [False, True]


@pytest.mark.ruling("U-135", "U-033")
@pytest.mark.parametrize("zone", ["warlord b: the-obsidian-flower-coop", "field b: the-obsidian-flower-coop [fate 3]"])
def test_the_obsidian_flower_taints_one_of_each_opponent_in_play_or_out_of_it(zone):
    s = round_begins(f"{zone}\nfield a: doji-whisperer [fate 2], deathseeker [fate 2]")
    through(s, "choose")
    assert asked(s) == (0, ["a/doji-whisperer", "a/deathseeker"])
    s.choose("a/doji-whisperer")
    through(s, "window")
    assert [row(s, face, "field").count("tainted") for face in ("doji-whisperer", "deathseeker")] == [1, 0]


@pytest.mark.ruling("U-135")
def test_atsuko_takes_two_fallen_of_each_opponent_and_bows_their_namesakes():
    text = (
        "warlord b: atsuko-the-calamitous-coop\nfallen a: doji-whisperer, doji-whisperer\n"
        "field a: doji-whisperer [fate 2], deathseeker [fate 2]\nfield b: goblin-brawler [fate 2]"
    )
    s = through(round_begins(text), "window")
    assert faces(s, "gone", 0) == ["doji-whisperer"] * 2
    assert [row(s, face, "field").ready for face in ("doji-whisperer", "deathseeker")] == [False, True]


@pytest.mark.ruling("U-135")
def test_atsuko_leaves_the_third_fallen_and_the_conflict_cards():
    text = "warlord b: atsuko-the-calamitous-coop\nfallen a: doji-whisperer, deathseeker, matsu-berserker\ndiscard a: banzai"
    s = through(round_begins(text), "window")
    assert (len(pile(s, "fallen", 0)), faces(s, "discard", 0)) == (1, ["banzai"])


# ── provinces ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-140")
def test_blood_fields_leave_the_fate_of_who_stays_at_home():
    s = storm("blood-fields", "field a: deathseeker [fate 1]")
    assert fate_on(s, find(s, "deathseeker", "field")) == 1


@pytest.mark.ruling("U-140", "U-037")
@pytest.mark.parametrize(("players", "left"), [(1, 2), (2, 0)])
def test_defiled_cavern_buries_two_characters_for_each_player_below_the_deck(players, left):
    letter = "bc"[players - 1]
    text = f"fallen {letter}: oni-lair, goblin-brawler, lost-samurai, wild-ogre, penanggalan"
    s = against(
        f"provinces {letter}1: defiled-cavern [tainted, down]\nfield a: matsu-berserker [fate 1]\nhand a: banzai\n{text}\n"
        "phase: conflict",
        players=players,
        format="stronghold",
        windows="all",
    )
    s.choose("pass")
    declare(s, "air military", f"{letter}1", "a/matsu-berserker")
    assert "oni-lair" in faces(s, "fallen", players)
    assert len(pile(s, "fallen", players)) == left + 1
    assert set(faces(s, "dynasty", players)[:14]) == {"wild-ogre"}


@pytest.mark.ruling("U-140", "U-063", "U-133")
def test_false_lantern_grove_resolves_and_claims_the_ring_and_another_is_contested():
    s = storm("false-lantern-grove", "ring water: - 2")
    assert asked(s) == (0, ["earth ring", "fire ring", "water ring", "void ring"])
    s.choose("water ring")
    assert (ring(s, "air").holder, now(s).element, s.honor[0]) == (1, "water", 9)
    assert (ring(s, "water").fate, s.fate[0]) == (0, 2)


@pytest.mark.ruling("U-140")
def test_false_lantern_grove_takes_no_ring_of_those_that_are_claimed():
    s = storm("false-lantern-grove", "ring water: a 0")
    assert "water ring" not in options(s)


@pytest.mark.ruling("U-140", "U-071", "U-037")
def test_the_forgotten_tomb_brings_a_fallen_character_as_a_defender():
    s = storm("forgotten-tomb-of-fu-leng", "fallen b: goblin-brawler, oni-lair")
    there = find(s, "goblin-brawler")
    assert (taking_part(s), fate_on(s, there)) == (["goblin-brawler", "matsu-berserker"], 1)
    assert s.game.speaks(s, there) == 1
    assert where(s, "oni-lair") == "fallen"


@pytest.mark.ruling("U-140")
def test_the_garden_of_corruption_dishonors_the_tainted_and_taints_all_attackers():
    s = against(
        "provinces b1: garden-of-corruption [tainted, down]\nhand a: banzai\nphase: conflict\n"
        "field a: matsu-berserker [fate 1, tainted], deathseeker [fate 1], doji-whisperer",
        format="stronghold",
        windows="all",
    )
    s.choose("pass")
    declare(s, "air military", "b1", "a/matsu-berserker", "a/deathseeker")
    there = [row(s, face, "field") for face in ("matsu-berserker", "deathseeker", "doji-whisperer")]
    assert [(p.count("dishonored"), p.count("tainted")) for p in there] == [(1, 1), (0, 1), (0, 0)]


@pytest.mark.ruling("U-140")
def test_haunted_jungles_bring_one_for_each_player_and_no_more():
    s = storm("haunted-jungles", "row b2: goblin-brawler\nrow b3: lost-samurai")
    assert prompt(s) == "choose"
    play(s, "b3/row/lost-samurai")
    assert (taking_part(s), where(s, "goblin-brawler")) == (["lost-samurai", "matsu-berserker"], "row")


@pytest.mark.ruling("U-140", "U-063")
def test_maddening_emptiness_bows_one_attacker_of_each_opponent_whom_the_players_name():
    s = against(
        "provinces b1: maddening-emptiness [tainted, down]\nhand a: banzai\nphase: conflict\n"
        "field a: matsu-berserker [fate 1], deathseeker [fate 1]",
        format="stronghold",
        windows="all",
    )
    s.choose("pass")
    declare(s, "air military", "b1", "a/matsu-berserker", "a/deathseeker")
    assert asked(s) == (0, ["a/matsu-berserker", "a/deathseeker"])
    s.choose("a/deathseeker")
    assert [row(s, face, "field").ready for face in ("matsu-berserker", "deathseeker")] == [True, False]


@pytest.mark.ruling("U-140")
def test_the_sea_of_shadows_draws_a_ready_one_of_each_home_into_the_conflict():
    s = storm("sea-of-shadows", "field a: deathseeker, doji-whisperer [bowed]")
    assert taking_part(s) == ["deathseeker", "matsu-berserker"]


@pytest.mark.ruling("U-140")
def test_spectral_watchtower_takes_nothing_of_who_has_nothing():
    s = storm("spectral-watchtower", "fate: 0 0")
    assert s.fate == (0, 0)


@pytest.mark.ruling("U-140", "U-069")
def test_a_province_answers_once_a_round():
    s = storm("spectral-watchtower", "fate: 3 0\nfield a: savvy-politician\ndeck b: dark-bargain")
    assert s.fate == (2, 1)
    finish(s)
    through(s, "declare?", "bid?")
    if prompt(s) == "declare?":
        declare(s, next(said for said in options(s) if "political" in said), "b1", "a/savvy-politician")
    assert number(s, "strength", "spectral-watchtower") >= 0
    assert s.fate[0] == 2
    assert "breaks" not in told(s)


@pytest.mark.ruling("L-20.8", "U-037")
def test_a_strength_for_each_player_is_told_as_such_on_the_card_and_multiplied_at_the_table():
    for players, letter in ((1, "b"), (3, "d")):
        sites = "provinces sl1: forgotten-tomb-of-fu-leng [tainted]\nprovinces sl2: garden-of-corruption"
        s = against(f"{sites}\nfield a: doji-whisperer\nphase: conflict\nfirst: a", players, format="stronghold")
        areas = {area["id"]: area for area in s.scene(0)["areas"]}
        tomb, garden = [piece["counters"][0] for piece in areas[f"provinces:{'abcd'.index(letter)}"]["pieces"][:2]]
        assert tomb == {"name": "strength", "value": 4 * players + 2, "printed": 4 * players}
        assert garden == {"name": "strength", "value": 6 * players}
    looked = s.game.talk.look(s, "forgotten-tomb-of-fu-leng")
    assert looked is not None
    assert "4 strength per player" in looked.lines[0]
