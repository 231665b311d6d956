"""Waves: who attacks and defends for the Shadowlands deck (U-100 to U-103, U-113 to U-119; part 27)."""

import pytest

from coterie.games.l5r.rules.shadow.waves import next_wave, waves
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import declare, now, options, prompt, ring, taking_part, through

MINE = "hand a: banzai\nfirst: b\nphase: conflict"


def attacked(text: str, **more):
    """Return a position in which the deck declares its conflict next; its top card is Uncontained by default."""
    deck = "" if "deck b" in text else "deck b: uncontained, evil-portents, evil-portents, evil-portents\n"
    s = against(f"{deck}{text}\n{MINE}", windows="all", **more)
    s.choose("pass")
    return s


@pytest.mark.ruling("U-100", "U-101")
def test_ready_characters_are_in_waves_by_the_fate_on_them():
    s = against(
        "field b: goblin-brawler [fate 1], lost-samurai [fate 1], wild-ogre [fate 2], moto-tsume [fate 3], "
        f"penanggalan [fate 1, bowed]\n{MINE}",
        windows="all",
    )
    assert [[s.pieces[p].face for p in wave] for wave in waves(s)] == [
        ["goblin-brawler", "lost-samurai"], ["wild-ogre"], ["moto-tsume"]
    ]  # fmt: skip


@pytest.mark.ruling("U-101", "U-103", "U-113")
def test_those_with_the_least_fate_attack_bow_and_the_next_wave_follows():
    s = attacked(
        "field b: goblin-brawler [fate 1], lost-samurai [fate 1], wild-ogre [fate 2], moto-tsume [fate 3]",
        format="stronghold",
    )
    s.choose("military conflict")
    assert taking_part(s) == ["goblin-brawler", "lost-samurai"]
    assert now(s).element == "void"
    through(s, "type?")
    assert [s.pieces[p].face for p in next_wave(s)] == ["wild-ogre"]


@pytest.mark.ruling("U-109", "U-114")
def test_a_dash_in_the_wave_decides_the_type():
    s = attacked("field b: skeletal-warrior [fate 1], kitsu-sokori [fate 1]")
    assert now(s).kind == "military"
    assert taking_part(s) == ["kitsu-sokori", "skeletal-warrior"]


@pytest.mark.ruling("U-102", "U-119")
def test_where_waves_are_split_who_cannot_take_part_is_a_wave_of_its_own():
    s = attacked("field b: skeletal-warrior [fate 1], kitsu-sokori [fate 1]", mixed_waves="split", format="stronghold")
    assert options(s) == ["military conflict", "political conflict"]
    s.choose("political conflict")
    assert taking_part(s) == ["kitsu-sokori"]
    assert [s.pieces[p].face for p in next_wave(s)] == ["skeletal-warrior"]


@pytest.mark.ruling("U-117", "U-116")
def test_a_wave_that_cannot_defend_is_not_passed_over():
    s = against(
        "field a: doji-whisperer\nfield b: skeletal-warrior [fate 1], wild-ogre [fate 2]\n"
        "hand a: banzai\nphase: conflict",
        windows="all",
    )
    s.choose("pass")
    declare(s, "air political", "b1", "a/doji-whisperer")
    assert taking_part(s) == ["doji-whisperer"]
    assert "Nobody in the next wave can defend" in told(s)


@pytest.mark.ruling("U-101", "U-118")
def test_the_next_wave_defends_but_for_whom_covert_evades():
    text = "field b: goblin-brawler [fate 1], wild-ogre [fate 2]\nhand a: banzai\nphase: conflict"
    s = against(f"field a: doji-whisperer\n{text}", windows="all")
    s.choose("pass")
    declare(s, "air military", "b1", "a/doji-whisperer")
    assert taking_part(s) == ["doji-whisperer", "goblin-brawler"]
    s = against(f"field a: unassuming-yojimbo\n{text}", windows="all")
    s.choose("pass")
    declare(s, "air military", "b1", "a/unassuming-yojimbo")
    s.choose("evade b/goblin-brawler")
    assert taking_part(s) == ["unassuming-yojimbo"]


@pytest.mark.ruling("U-100")
def test_who_came_without_fate_is_the_smallest_wave():
    s = attacked("field b: goblin-brawler, wild-ogre [fate 1]")
    s.choose("military conflict")
    assert taking_part(s) == ["goblin-brawler"]


@pytest.mark.ruling("U-034", "U-100")
def test_a_warlord_in_play_is_of_the_wave_of_its_fate():
    s = attacked("field b: akuma-no-oni-coop [fate 3], wild-ogre [fate 3], lost-samurai [fate 4]")
    s.choose("military conflict")
    assert taking_part(s) == ["akuma-no-oni-coop", "wild-ogre"]


@pytest.mark.ruling("U-104", "U-126")
def test_cards_are_turned_up_until_one_shows_an_unclaimed_ring():
    s = attacked(
        "field b: wild-ogre [fate 1]\nring void: a 0\ndeck b: uncontained, uncontained, evil-portents, dark-bargain"
    )
    s.choose("military conflict")
    assert now(s).element == "fire"
    assert told(s).count("for its attack") == 3


@pytest.mark.ruling("U-157")
@pytest.mark.parametrize(("difficulty", "element", "fate"), [(["greedy"], "fire", 2), ([], "void", 1)])
def test_a_greedy_deck_contests_a_ring_with_the_most_fate(difficulty, element, fate):
    text = (
        "field b: wild-ogre [fate 1]\nring fire: - 2\nring void: - 1\ndeck b: uncontained, evil-portents, dark-bargain"
    )
    s = attacked(text, difficulty=difficulty)
    s.choose("military conflict")
    assert now(s).element == element
    assert (s.fate[1], ring(s, element).fate) == (fate, 0)


@pytest.mark.ruling("U-155", "U-156")
@pytest.mark.parametrize(
    ("who", "kind"),
    [
        ("wild-ogre", "military"),
        ("kitsu-sokori", "political"),
        ("onikage-rider", "military"),
        ("skeletal-warrior", "military"),
    ],
)
def test_with_a_dangerous_deck_skill_decides_the_type(who, kind):
    s = attacked(f"field b: {who} [fate 1]", difficulty=["dangerous"])
    assert now(s).kind == kind


@pytest.mark.ruling("U-109")
def test_else_the_players_choose_the_type():
    s = attacked("field b: wild-ogre [fate 1]")
    assert (prompt(s), s.question.seat) == ("type?", 0)
    assert options(s) == ["military conflict", "political conflict"]


@pytest.mark.ruling("U-156")
@pytest.mark.parametrize("mixed", ["together", "split"])
def test_a_dangerous_deck_declares_no_type_that_one_of_the_wave_cannot_take_part_in(mixed):
    text = (
        "field b: skeletal-warrior [fate 1], detritus-priest [fate 1]\nfirst: b\nphase: conflict\ndeck b: dark-bargain"
    )
    s = against(f"{text}\nhand a: banzai", windows="all", difficulty=["dangerous"], mixed_waves=mixed)
    s.choose("pass")
    assert now(s).kind == "military"
    assert taking_part(s) == ["detritus-priest", "skeletal-warrior"]


@pytest.mark.ruling("U-100", "U-098")
def test_who_does_not_bow_attacks_again_with_the_fate_that_it_has_then():
    text = "field b: dark-moto [fate 1], wild-ogre [fate 3]\nfate: 0 5\nfirst: b\nphase: conflict\nhand a: banzai"
    cards = "dark-bargain, uncontained, horrific-scarring, the-first-war, dark-bargain, the-wall-is-breached"
    s = against(f"{text}\ndeck b: {cards}", format="stronghold", windows="all")
    while s.phase == "conflict":
        s.choose("pass" if "pass" in options(s) else s.question.default)
    moto = [line for line in s.log() if line.startswith("Dark Moto joins the next wave")]
    assert [line[-8:] for line in moto] == ["(1 fate)", "(2 fate)"]
