"""Clan cards of Under Fu Leng's Shadow with words of their own: what each changes, and what it must not do."""

import pytest

from tests.l5r.cards.cases import (
    CALM,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    answers,
    each,
    go,
    has,
    mil,
    pol,
    table,
    up,
    used,
    zone,
)
from tests.l5r.tools import faces, finish, options, play, prompt, ring, row, taking_part, through, where

VOID = "| conflict: a military void b1"
CASES = [
    Use(
        "akodo-mastermind",
        text="field a: akodo-mastermind [present] | field b: doji-whisperer [present] | "
        "discard a: prove-your-skill, resourcefulness" + MIL,
        look=each(up("doji-whisperer"), zone("resourcefulness")),
        seen=(False, "gone"),
        no="field a: akodo-mastermind [present] | field b: doji-whisperer [present] | discard a: banzai" + MIL,
        choices=("a/discard/prove-your-skill", "a/discard/resourcefulness", "b/doji-whisperer"),
    ),
    Answer(
        "discerning-yoriki",
        text="field a: discerning-yoriki, kitsuki-investigator [present] | fate: 1 0 | hand b: banzai, outwit" + POL,
        look=has("discerning-yoriki", "honored"),
        seen=1,
        no="field b: discerning-yoriki | field a: kitsuki-investigator [present] | fate: 1 0 | "
        "hand b: banzai, outwit" + POL,
        choices=("a/discerning-yoriki",),
        start=("kitsuki-investigator", "air ring"),
    ),
    Use(
        "spell-scroll",
        text="field a: solemn-scholar | attached a: spell-scroll [on field/solemn-scholar] | "
        "discard a: jade-strike, banzai" + CALM,
        look=each(zone("jade-strike"), zone("spell-scroll")),
        seen=("hand", "discard"),
        no="field a: doji-whisperer | attached a: spell-scroll [on field/doji-whisperer] | "
        "discard a: jade-strike, banzai" + CALM,
    ),
    Use(
        "betrayed-vision",
        text="field a: solemn-scholar, doji-whisperer | field b: matsu-berserker [present] | "
        "hand a: betrayed-vision | fate: 2 0" + MIL,
        look=mil("matsu-berserker"),
        seen=0,
        no="field a: doji-whisperer | field b: matsu-berserker [present] | hand a: betrayed-vision | fate: 2 0" + MIL,
        choices=("a/doji-whisperer",),
    ),
    Use(
        "defiance",
        text="field a: doji-whisperer | hand a: defiance | hand b: banzai, outwit, rout | dials: 1 3" + MIL,
        look=each(mil("doji-whisperer"), pol("doji-whisperer")),
        seen=(3, 6),
        no="field a: doji-whisperer | hand a: defiance, banzai | hand b: outwit | dials: 1 3" + MIL,
    ),
    Use(
        "elemental-inversion",
        text="field a: solemn-scholar [present] | hand a: elemental-inversion | ring water: - 2 | ring fire: - 0" + MIL,
        look=lambda s: (ring(s, "water").holder, ring(s, "water").fate, ring(s, "fire").holder, ring(s, "fire").fate),
        seen=(-2, 0, -1, 2),
        no="field a: solemn-scholar | hand a: elemental-inversion" + CALM,
        choices=("water ring",),
    ),
    Use(
        "exposed-secrets",
        text="field a: solemn-scholar [present] | field b: matsu-berserker [present] | "
        "hand a: exposed-secrets | dials: 1 1" + POL,
        look=up("matsu-berserker"),
        seen=False,
        no="field a: doji-hotaru [present] | field b: doji-whisperer [present] | hand a: exposed-secrets | "
        "dials: 1 1" + POL,
        choices=("b/matsu-berserker",),
    ),
    Use(
        "jade-strike",
        text="field a: solemn-scholar | field b: matsu-berserker [present, tainted, fate 2] | "
        "hand a: jade-strike | fate: 1 0" + MIL,
        look=each(mil("matsu-berserker"), has("matsu-berserker", "fate")),
        seen=(2, 1),
        no="field a: solemn-scholar | field b: matsu-berserker [present, fate 2] | hand a: jade-strike | "
        "fate: 1 0" + MIL,
    ),
    Use(
        "masashigi-s-sacrifice",
        text="field a: matsu-berserker [present] | field b: doji-whisperer [present], eager-scout [honored] | "
        "hand b: masashigi-s-sacrifice | fate: 0 2" + MIL,
        look=lambda s: (row(finish(s), "doji-whisperer").ready, row(s, "matsu-berserker").ready),
        seen=(True, False),
        no="field a: matsu-berserker [present] | field b: doji-whisperer [present], eager-scout | "
        "hand b: masashigi-s-sacrifice | fate: 0 2" + MIL,
    ),
    Use(
        "unveiled-corruption",
        text="provinces a2: meditations-on-the-tao | hand a: unveiled-corruption, banzai | "
        "hand b: outwit, rout, banzai | fate: 2 0" + CALM,
        look=lambda s: (prompt(s), s.question.seat),
        seen=("discard?", 1),
        no="provinces a2: meditations-on-the-tao | hand a: unveiled-corruption, banzai | hand b: outwit | "
        "fate: 2 0" + CALM,
        choices=("a2/meditations-on-the-tao",),
    ),
    Use(
        "shiro-yogo",
        text="stronghold a: shiro-yogo | field b: doji-challenger [dishonored], niten-adept [present] | "
        "field a: matsu-berserker [present]" + MIL,
        look=lambda s: len(row(s, "doji-challenger").text),
        seen=2,
        no="stronghold a: shiro-yogo | field b: niten-adept [present] | field a: matsu-berserker [present]" + MIL,
    ),
    Lies(
        "spell-scroll",
        text="field a: agasha-swordsmith [present] | attached a: spell-scroll [on field/agasha-swordsmith]" + MIL,
        look=pol("agasha-swordsmith"),
        seen=5,
        no="field a: agasha-swordsmith [present] | attached a: spell-scroll [on field/agasha-swordsmith]" + VOID,
    ),
    Lies(
        "loyal-oathbreaker",
        text="field b: loyal-oathbreaker | field a: ikoma-orator | honor: 1 10" + CALM,
        look=pol("ikoma-orator"),
        seen=3,
        no="field a: ikoma-orator | honor: 1 10" + CALM,
    ),
    Lies(
        "hida-backbreaker",
        text="field b: hida-backbreaker [present] | hand a: fine-katana" + MIL,
        look=lambda s: [said for said in (s.choose("pass"), options(s))[1] if "katana" in said],
        seen=[],
        no="field b: matsu-berserker [present] | hand a: fine-katana" + MIL,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_field_tactician_lays_a_card_third_after_a_tactic_only():
    text = (
        "field a: field-tactician [honored] | field b: doji-whisperer [honored] | "
        "hand a: prove-your-skill, resourcefulness, benten-s-touch | discard b: banzai | "
        "deck b: outwit, rout, assassination | honor: 7 6" + CALM
    )
    s = go(table(text), "prove-your-skill", "b/doji-whisperer")
    while not (found := [said for said in options(s) if said.endswith("field-tactician")]):
        s.choose(options(s)[0])
    play(s, found[0], "b/discard/banzai")
    assert faces(s, "deck", 1) == ["outwit", "rout", "banzai", "assassination"]
    other = go(
        table("field a: field-tactician [present], solemn-scholar | hand a: benten-s-touch | discard b: banzai" + MIL),
        "benten-s-touch",
    )
    assert not any(said.endswith("field-tactician") for said in options(other) if said.startswith("use"))


def test_isawa_skycaller_brings_characters_of_provinces_into_air_conflicts_only():
    text = "field a: isawa-skycaller [present] | row a1: matsu-berserker | fate: 3 0 | conflict: a military {} b1"
    s = table(text.format("air"))
    s.choose("pass")
    s.choose("play a1/row/matsu-berserker")
    assert taking_part(through(s, "window")) == ["isawa-skycaller", "matsu-berserker"]
    other = table(text.format("fire"))
    other.choose("pass")
    assert not any("matsu-berserker" in said for said in options(other))


def test_isawa_skycaller_brings_nobody_who_cannot_take_part():
    s = table("field a: isawa-skycaller [present] | row a1: matsu-berserker | fate: 3 0 | conflict: a political air b1")
    s.choose("pass")
    assert not any("matsu-berserker" in said for said in options(s))


def test_reckless_avenger_readies_honors_and_taints_in_player_order():
    s = go(
        table("field a: reckless-avenger, doji-whisperer [bowed] | field b: matsu-berserker, deathseeker" + CALM),
        "reckless-avenger",
        "a/doji-whisperer",
        "b/deathseeker",
    )
    assert (
        row(s, "doji-whisperer").ready,
        row(s, "deathseeker").count("honored"),
        row(s, "matsu-berserker").counters,
    ) == (True, 1, ())
    first = go(
        table("field a: reckless-avenger, doji-whisperer [bowed] | field b: matsu-berserker, deathseeker" + CALM),
        "reckless-avenger",
        "nobody",
        "b/deathseeker",
    )
    assert row(first, "deathseeker").count("honored") == 0


def test_togashi_dreamer_moves_fate_to_a_ring_after_a_kiho_only():
    text = (
        "field a: togashi-dreamer [present], {} | "
        "field b: matsu-berserker [present, honored, fate 2] | hand a: {} | fate: 1 0" + MIL
    )
    s = go(
        table(text.format("togashi-initiate [present]", "swell-of-seafoam")), "swell-of-seafoam", "a/togashi-initiate"
    )
    play(s, options(s)[0], "void ring")
    assert (row(s, "matsu-berserker").count("fate"), ring(s, "void").fate) == (1, 1)
    other = go(table(text.format("solemn-scholar", "benten-s-touch")), "benten-s-touch")
    assert not any(said.endswith("togashi-dreamer") for said in options(other) if said.startswith("use"))


def test_void_wielder_lets_the_controller_select_during_void_conflicts():
    text = (
        "field a: void-wielder | field b: matsu-berserker [present, honored] | "
        "attached b: fine-katana [on field/matsu-berserker]"
    )
    s = go(table(text + VOID), "void-wielder")
    assert (s.question.seat, len(options(s))) == (1, 3)
    s.choose(next(said for said in options(s) if said.startswith("Choose")))
    assert where(s, "fine-katana") == "discard"
    assert used(table(text + MIL), "void-wielder") == []


def test_jade_talisman_stops_a_ring_effect_on_its_bearer_but_no_card():
    text = (
        "field a: matsu-beiona [present] | field b: deathseeker [fate 1] | "
        "attached b: jade-talisman [on field/deathseeker] | conflict: a military {} b1"
    )
    for element, chosen in (("void", ()), ("fire", ("dishonor b/deathseeker",))):
        s = through(table(text.format(element)), "ring effect?")
        play(s, options(s)[0], *chosen)
        through(s, "replace?")
        s.choose(options(s)[0])
        assert (
            row(s, "deathseeker").count("fate"),
            row(s, "deathseeker").count("dishonored"),
            where(s, "jade-talisman"),
        ) == (1, 0, "discard")
    other = go(
        table(
            "field b: deathseeker [present] | attached b: jade-talisman [on field/deathseeker] | "
            "field a: bayushi-liar [present] | hand a: way-of-the-scorpion" + MIL
        ),
        "way-of-the-scorpion",
    )
    assert row(other, "deathseeker").count("dishonored") == 1


def test_centered_breath_gives_another_use_and_after_a_kiho_another_action():
    text = (
        "field a: ascetic-visionary [present], togashi-initiate [present, bowed], niten-adept [bowed], "
        "teacher-of-empty-thought [bowed] | "
        ""
        "hand a: swell-of-seafoam, centered-breath, banzai | fate: 3 0" + MIL
    )
    s = go(table(text), "centered-breath", "a/ascetic-visionary")
    go(s, "ascetic-visionary", "void ring", "a/togashi-initiate")
    go(s, "ascetic-visionary", "air ring")
    assert (ring(s, "air").fate, ring(s, "void").fate, s.fate[0]) == (1, 1, 1)
    twice = go(table(text), "swell-of-seafoam", "a/ascetic-visionary")
    go(twice, "centered-breath", "a/ascetic-visionary")
    assert twice.question.seat == 0
    twice.choose("pass")
    assert twice.question.seat == 1
    assert go(table(text), "centered-breath", "a/ascetic-visionary").question.seat == 1


def test_dance_of_chikusho_do_fills_unbroken_provinces_of_whom_one_chooses():
    text = "provinces a1: manicured-garden [broken] | hand a: dance-of-chikusho-do | fate: 2 0" + CALM
    s = go(table(text), "dance-of-chikusho-do")
    assert options(s) == ["seat a", "seat b"]
    play(s, "seat a", "done")
    lying = [len(s.piles.get(("row", place), ())) for place in range(12)]
    assert lying[:4] == [0 + (lying[0]), lying[1], lying[1], lying[1]]
    assert (lying[1] - lying[0] >= 1, lying[6] < lying[1]) == (True, True)


def test_soshi_s_memory_lets_a_player_search_as_deep_as_there_are_shugenja():
    text = "field a: {} | hand a: soshi-s-memory | deck a: banzai, outwit, rout" + CALM
    s = go(table(text.format("solemn-scholar, void-wielder")), "soshi-s-memory", "seat a")
    assert options(s) == ["a/deck.1", "a/deck.2", "nothing"]
    s.choose("a/deck.2")
    assert "outwit" in faces(s, "hand")
    assert used(table(text.format("doji-whisperer")), "soshi-s-memory") == []


def test_revered_bonsho_lets_fate_go_to_rings_in_the_fate_phase_only():
    s = table(
        "stronghold a: yojin-no-shiro | holdings a1: revered-bonsho | "
        "field a: doji-whisperer [fate 2] | field b: deathseeker [fate 2]" + CALM
    )
    through(s, "which ring?")
    first = options(s)[0]
    s.choose(first)
    through(s, "which ring?")
    assert first not in options(s)
    s.choose(options(s)[0])
    assert sorted(each.fate for each in s.rings)[-2:] >= [1, 1]
    assert [row(s, face).count("fate") for face in ("doji-whisperer", "deathseeker")] == [1, 1]
    other = go(
        table("holdings a1: revered-bonsho | field a: wandering-ronin [present, fate 2]" + MIL), "wandering-ronin"
    )
    assert [each.fate for each in other.rings] == [0] * 5


def test_third_tower_takes_honor_as_a_province_without_a_wall_is_attacked():
    found = []
    for at in ("b1", "b2"):
        s = table("provinces b1: manicured-garden | holdings b2: third-tower | field a: deathseeker" + CALM)
        through(s, "declare?")
        s.choose("air military")
        s.choose(next(said for said in options(s) if said.startswith(f"attack {at}/")))
        found.append(bool(answers(s, "third-tower")))
    assert found == [True, False]
