"""Conflicts with the Shadowlands deck: positions, actions, breaking, rings (U-096 to U-134)."""

from typing import Any

import pytest

from coterie.games.l5r.facts.cards import fate_on
from coterie.games.l5r.facts.provinces import provinces
from coterie.games.l5r.names import place_name
from coterie.games.l5r.rules.shadow.aiming import provinces_numbered
from coterie.kernel.pieces import pile
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import (
    borne,
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
    skill,
    through,
    where,
)

MINE = "hand a: banzai\nfirst: b\nphase: conflict"


def at(s, number_: int) -> list[str]:
    """Return the names of the places that the deck would attack with a number."""
    return [place_name(s.pieces[p].place) for p in provinces_numbered(s, number_)]


def fighting(text: str, **more):
    """Return a position in the conflict window, at the first question after the deck has acted."""
    return against(f"hand a: banzai\n{text}", windows="all", **more)


@pytest.mark.ruling("U-105", "U-106", "U-108")
def test_a_number_names_a_position_of_every_player_or_the_stronghold_province():
    text = "hand a: banzai\nprovinces b2: pilgrimage [broken]\nprovinces b1: manicured-garden\nphase: conflict"
    s = against(text, players=2, format="stronghold", windows="all")
    assert at(s, 2) == ["a2", "bs"]
    assert at(s, 4) == ["a4", "b4"]


@pytest.mark.ruling("U-107")
def test_in_skirmish_the_leftmost_province_that_stands_is_attacked():
    s = against("hand a: banzai\nprovinces a1: province [broken]\nphase: conflict", players=2, windows="all")
    assert at(s, 4) == ["a2", "b1"]


@pytest.mark.ruling("U-097", "U-099")
def test_in_skirmish_each_team_has_one_conflict():
    s = against(f"field b: wild-ogre [fate 1], moto-tsume [fate 2]\nfield a: doji-whisperer\n{MINE}", windows="all")
    s.choose("pass")
    through(s, "declare?")
    play(s, "pass")
    through(s, "bid?")
    assert told(s).count("The Shadowlands deck declares") == 1


@pytest.mark.ruling("U-096", "U-098")
def test_in_the_long_format_the_deck_goes_on_while_it_has_ready_characters():
    s = against(f"field b: wild-ogre [fate 1], moto-tsume [fate 2]\n{MINE}", format="stronghold", windows="all")
    through(s, "plays?", "bid?")
    assert told(s).count("The Shadowlands deck declares") == 2


@pytest.mark.ruling("U-121", "U-122", "U-120")
def test_the_deck_acts_first_and_plays_what_can_be_played():
    text = "field b: wild-ogre [present]\nfield a: doji-whisperer [present]\nfate: 0 2\nconflict: b military fire a1"
    s = fighting(f"{text}\ndeck b: power-of-jigoku, dark-bargain")
    assert number(s, "military", "wild-ogre") == 11
    assert s.question.seat == 0
    assert where(s, "power-of-jigoku") == "discard"


@pytest.mark.ruling("U-124")
@pytest.mark.parametrize("fate", [1, 2])
def test_a_card_that_cannot_be_paid_for_is_discarded_and_that_is_a_pass(fate):
    text = "field b: wild-ogre [present]\nfield a: doji-whisperer [present]\nconflict: b military fire a1"
    s = fighting(f"{text}\nfate: 0 {fate}\ndeck b: dark-bargain")
    assert ("cannot play Dark Bargain" in told(s)) == (fate == 1)
    assert prompt(s) == ("window" if fate == 1 else "choose one for")


@pytest.mark.ruling("U-123")
def test_an_attachment_goes_on_a_participant_only():
    text = "field b: wild-ogre [present], goblin-brawler\nconflict: b military fire a1\ndeck b: unending-hatred"
    s = fighting(text)
    assert borne(s, "wild-ogre") == ["unending-hatred"]
    assert fate_on(s, find(s, "wild-ogre")) == 1
    s = fighting(
        "field b: goblin-brawler\nfield a: doji-whisperer [present]\n"
        "conflict: a military fire b1\ndeck b: unending-hatred"
    )
    assert where(s, "unending-hatred") == "discard"


@pytest.mark.ruling("U-123")
def test_an_attachment_for_provinces_goes_on_an_attacked_one():
    s = fighting("field b: wild-ogre [present]\nconflict: b military fire a1\ndeck b: tainted-wasteland")
    assert number(s, "strength", "province") == 4


@pytest.mark.ruling("U-125")
def test_once_the_players_pass_the_deck_passes_too():
    s = fighting(
        "field b: wild-ogre [present]\nfield a: doji-whisperer [present]\n"
        "conflict: b military fire a1\ndeck b: dark-bargain, dark-bargain"
    )
    s.choose("pass")
    assert told(s).count("for its action") == 1
    assert now(s) is None or now(s).compared


@pytest.mark.ruling("U-154")
@pytest.mark.parametrize(("difficulty", "turned"), [([], 1), (["cunning"], 0)])
def test_a_cunning_deck_passes_while_it_breaks_what_it_attacks(difficulty, turned):
    s = fighting("field b: wild-ogre [present]\nconflict: b military fire a1", difficulty=difficulty)
    assert told(s).count("for its action") == turned


@pytest.mark.ruling("U-131", "U-132", "U-134")
def test_each_attacked_province_breaks_by_its_own_strength():
    text = "field c: goblin-brawler [present]\nconflict: c military air a1 b1"
    s = against(
        f"{text}\nhand a: banzai\ndeck c: dark-bargain\nprovinces b1: province [tainted]", players=2, windows="all"
    )
    finish(s)
    broken = [s.pieces[p].count("broken") for owner in (0, 1) for p in provinces(s, owner)[:1]]
    assert broken == [1, 0]


@pytest.mark.ruling("U-130", "U-221")
@pytest.mark.parametrize(("format", "lost"), [("stronghold", 1), ("skirmish", 0)])
def test_unopposed_costs_each_player_an_honor_but_not_in_skirmish(format, lost):
    text = "field c: goblin-brawler [present]\nconflict: c military fire a1 b1\ndeck c: dark-bargain\nhand a: banzai"
    s = against(text, players=2, format=format, windows="all")
    finish(s)
    base = 10 if format == "stronghold" else 6
    assert s.honor == (base - lost, base - lost, 0)


@pytest.mark.ruling("U-110", "U-028")
def test_a_broken_province_costs_the_deck_its_cards_and_five_of_its_dynasty_deck():
    text = "field a: matsu-berserker [present], deathseeker [present]\nrow b1: lost-samurai, penanggalan"
    s = fighting(f"{text}\nconflict: a military fire b1\ndeck b: dark-bargain")
    before = len(pile(s, "dynasty", 1))
    finish(s)
    assert row(s, "province", nth=3).count("broken") == 1
    assert (where(s, "lost-samurai"), where(s, "penanggalan")) == ("fallen", "fallen")
    assert len(pile(s, "dynasty", 1)) == before - 5


@pytest.mark.ruling("U-014", "U-112")
def test_all_five_provinces_broken_win_at_once():
    broken = "\n".join(f"provinces b{n}: province [broken]" for n in (2, 3, 4, 5))
    s = fighting(
        f"{broken}\nfield a: matsu-berserker [present], deathseeker [present]\n"
        "conflict: a military fire b1\ndeck b: dark-bargain"
    )
    finish(s)
    assert (s.result, s.reason) == ({0: 1.0}, "conquest")


@pytest.mark.ruling("U-016", "U-038", "U-228")
def test_all_clan_provinces_broken_lose_and_nobody_is_eliminated_before():
    broken = "\n".join(
        f"provinces {who}{n}: province [broken]" for who, n in (("a", 1), ("a", 2), ("a", 3), ("b", 1), ("b", 2))
    )
    text = f"{broken}\nfield c: wild-ogre [present]\nconflict: c military void b3\ndeck c: dark-bargain\nhand b: banzai"
    s: Any = against(text, players=2, windows="all")
    assert not s.over
    finish(s)
    assert s.out == (0, 1)
    assert (s.result, s.reason) == ({0: 0.0, 1: 0.0}, "fallen")


@pytest.mark.ruling("U-012", "U-013", "U-128")
def test_an_empty_dynasty_deck_wins_at_the_end_of_the_round_only():
    s: Any = against("dynasty b: \nhand a: banzai\nphase: draw", windows="all")
    assert not s.over
    while s.asked is not None:
        s.choose(s.question.default)
    assert (s.result, s.reason, s.round) == ({0: 1.0}, "run out", 1)


@pytest.mark.ruling("U-011", "U-023")
def test_no_honor_wins():
    s = against("honor: 30 0\nhand a: banzai\nphase: draw", windows="all")
    assert s.result is None


@pytest.mark.ruling("U-024", "U-025", "U-040")
def test_the_deck_pays_no_honor_for_its_tainted_characters():
    s = against(f"field b: lost-samurai [fate 1, tainted]\ndeck b: uncontained\n{MINE}", windows="all")
    play(s, "pass", "military conflict")
    assert skill(s, 1) == 4
    assert s.honor == (6, 0)


@pytest.mark.ruling("U-212", "U-133", "U-067", "U-042")
def test_the_deck_resolves_its_ring_effect_and_claims_the_ring():
    s = fighting("field b: wild-ogre [present]\nconflict: b military air a1\ndeck b: dark-bargain")
    finish(s)
    assert s.honor[0] == 5
    assert ring(s, "air").holder == 1


@pytest.mark.ruling("U-043")
def test_air_costs_each_opponent_an_honor():
    s = against(
        "field c: wild-ogre [present]\nhand a: banzai\nconflict: c military air a1 b1\ndeck c: dark-bargain",
        players=2,
        windows="all",
    )
    finish(s)
    assert s.honor == (5, 5, 0)


def effect(element: str, text: str):
    """Return the question of the ring effect in a conflict that the deck wins."""
    s = fighting(f"{text}\nfield b: wild-ogre [present]\nconflict: b military {element} a1\ndeck b: dark-bargain")
    through(s, "shadow ring?", "plays?", "bid?")
    return s


@pytest.mark.ruling("U-044", "U-048")
def test_earth_discards_a_card_of_a_province_then_one_of_the_hand():
    s = effect("earth", "row a2: doji-whisperer\nrow a3: matsu-berserker")
    assert s.question.seat == 0
    s.choose("discard a3/row/matsu-berserker")
    assert where(s, "matsu-berserker") == "fallen"
    assert faces(s, "hand") == []


@pytest.mark.ruling("U-045", "U-048")
def test_fire_taints_a_character_that_its_controller_chooses():
    s = effect("fire", "field a: doji-whisperer, matsu-berserker, deathseeker [tainted]")
    assert options(s) == ["taint a/doji-whisperer", "taint a/matsu-berserker"]
    s.choose(0)
    assert row(s, "doji-whisperer", "field").count("tainted")


@pytest.mark.ruling("U-046")
def test_water_bows_a_character_at_home():
    s = effect("water", "field a: doji-whisperer, matsu-berserker")
    s.choose(0)
    assert not row(s, "doji-whisperer", "field").ready
    assert row(s, "matsu-berserker", "field").ready


@pytest.mark.ruling("U-047")
def test_void_removes_a_fate():
    s = effect("void", "field a: doji-whisperer [fate 2], matsu-berserker [fate 1]")
    s.choose(0)
    assert fate_on(s, find(s, "doji-whisperer", "field")) == 1


@pytest.mark.ruling("U-037", "U-189")
@pytest.mark.parametrize("players", [1, 3])
def test_the_strength_of_its_provinces_counts_the_players(players):
    s = against("hand a: banzai\nphase: conflict", players=players, format="stronghold", windows="all")
    assert number(s, "strength", "blood-fields") == 4 * players + 2


@pytest.mark.ruling("U-030")
def test_tokens_have_their_strength_whatever_the_number_of_players():
    s = against("hand a: banzai\nphase: conflict\nprovinces d1: province", players=3, windows="all")
    assert number(s, "strength", "province", 9) == 3


@pytest.mark.ruling("U-044", "L-8.13")
def test_earth_takes_nothing_of_the_hand_where_no_card_lies_face_up():
    down = "\n".join(f"row a{n}: doji-whisperer [down]" for n in (1, 2, 3))
    s = fighting(f"{down}\nfield b: wild-ogre [present]\nconflict: b military earth a1\ndeck b: dark-bargain")
    finish(s)
    assert faces(s, "hand") == ["banzai"]
    assert where(s, "doji-whisperer") == "row"


@pytest.mark.ruling("U-154", "U-131")
@pytest.mark.parametrize(("marks", "turned"), [(" [tainted]", 1), ("", 0)])
def test_a_cunning_deck_goes_on_until_it_breaks_all_that_it_attacks(marks, turned):
    s = against(
        f"field c: wild-ogre [present, honored]\nfield a: matsu-berserker [present]\nprovinces b1: province{marks}\n"
        "hand a: banzai\nhand b: banzai\nconflict: c military fire a1 b1\ndeck c: power-of-jigoku",
        players=2,
        windows="all",
        difficulty=["cunning"],
    )
    assert told(s).count("for its action") == turned


@pytest.mark.ruling("U-229", "U-131", "L-6.10")
def test_provinces_that_broke_with_the_last_honor_are_not_plundered_by_the_deck():
    s = against(
        "field c: wild-ogre [present]\nfield a: adept-of-shadows [present]\nhonor: 1 6 0\nrow a1: brash-samurai\n"
        "row b1: brash-samurai\ndeck c: dark-bargain\nhand a: banzai\nhand b: banzai\nconflict: c military void a1 b1",
        players=2,
        windows="all",
    )
    s.choose("use a/adept-of-shadows")
    assert (s.honor[0], s.out, s.result) == (0, (0,), None)
    plundered = []
    while now(s):
        if prompt(s) == "plunder?":
            plundered.append(place_name(s.asked[1][1][0]))
        s.choose("pass" if "pass" in options(s) else s.question.default)
    assert plundered == ["b1"]
    assert row(s, "province", nth=3).count("broken")


@pytest.mark.ruling("U-104", "U-105", "U-126")
def test_the_deck_may_run_out_in_the_middle_of_a_search_and_its_last_card_names_ring_and_position():
    text = "field b: wild-ogre [fate 1]\nring air: b\ndeck b: dark-bargain\ndiscard b: the-first-war"
    s = against(f"{text}\n{MINE}", windows="all", format="stronghold")
    s.choose("pass")
    through(s, "type?")
    assert [place_name(place) for place in now(s).places] == ["a2"]
    assert now(s).element == "earth"
    assert "It attacks at position 2, for the earth ring" in told(s)


@pytest.mark.ruling("U-104", "U-105")
def test_where_no_card_shows_a_ring_that_is_free_chance_names_ring_and_position():
    """All cards show fire, and that ring has been claimed (O-6)."""
    text = "field b: wild-ogre [fate 1]\nring fire: b\nring air: a\ndeck b: dark-bargain, dark-bargain"
    seen = set()
    for dice in range(40):
        s = against(f"{text}\n{MINE}", windows="all", format="stronghold")
        s.dice = dice
        s.choose("pass")
        through(s, "type?")
        seen.add((now(s).element, place_name(now(s).places[0])))
    assert {element for element, _ in seen} == {"earth", "water", "void"}
    assert {place for _, place in seen} == {"a1", "a2", "a3", "a4"}


@pytest.mark.ruling("U-154", "L-6.7")
@pytest.mark.parametrize(
    ("fighters", "turned"),
    [
        ("field b: wild-ogre [present]\nfield a: matsu-berserker [present]\nconflict: b military fire a1", 0),  # 6 to 3
        ("field b: wild-ogre [present]\nfield a: hida-kisada [present]\nconflict: b military fire a1", 1),
        ("field b: wild-ogre [present]\nfield a: solemn-scholar [present]\nconflict: a military fire b1", 1),  # defends
    ],
)
def test_a_cunning_deck_holds_its_card_back_only_where_its_own_attack_breaks(fighters, turned):
    s = fighting(f"{fighters}\ndeck b: the-first-war, dark-bargain", difficulty=["cunning"])
    assert told(s).count("for its action") == turned


@pytest.mark.ruling("L-21.2", "L-21.4", "L-24.2")
@pytest.mark.parametrize(("taint", "defended"), [("", True), (" [tainted]", False)])
def test_who_has_no_honor_left_defends_what_is_not_tainted(taint, defended):
    s = against(
        f"provinces as: entrenched-position [broken]\nprovinces a1: manicured-garden{taint}\nhonor: 0 6 0\n"
        "field a: brash-samurai\nfield c: wild-ogre [fate 1]\ndeck c: tainted-wasteland\nfirst: b\nhand a: banzai\n"
        "phase: conflict",
        players=2,
        format="stronghold",
        windows="all",
    )
    s.choose("pass")
    through(s, "type?")
    s.choose("military conflict")
    assert (prompt(s) == "defenders?") == defended


@pytest.mark.ruling("U-044", "U-045", "U-046", "U-047")
@pytest.mark.parametrize(
    ("element", "offered"),
    [
        ("fire", ["taint a/brash-samurai", "taint a/doji-challenger"]),  # not the one that is tainted
        ("water", ["bow a/brash-samurai", "bow a/matsu-berserker"]),  # at home and ready
        ("void", ["remove fate of a/doji-challenger", "remove fate of a/matsu-berserker"]),
        ("earth", ["discard a1/row/doji-whisperer", "discard a2/row/akodo-toturi"]),  # face up
    ],
)
def test_each_opponent_is_offered_just_what_a_ring_of_theirs_can_take(element, offered):
    s = against(
        "field b: wild-ogre [present]\n"
        "field a: brash-samurai, matsu-berserker [tainted, fate 1], doji-challenger [present, bowed, fate 2]\n"
        "row a1: doji-whisperer\nrow a2: akodo-toturi\nrow a3: savvy-politician [down]\ndeck b: dark-bargain\n"
        f"conflict: b military {element} a1\nhand a: banzai",
        windows="all",
    )
    through(s, "plunder?", "shadow ring?")
    if prompt(s) == "plunder?":
        s.choose("no")
    through(s, "shadow ring?")
    assert sorted(options(s)) == sorted(offered)
