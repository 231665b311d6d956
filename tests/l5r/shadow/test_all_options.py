"""The Shadowlands deck with all five difficulty options together, against up to four clans (U-153 to U-159)."""

import pytest

from coterie.games.l5r.names import place_name
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import now, options, play, prompt, row, taking_part, through

ALL = ["cunning", "dangerous", "greedy", "relentless", "unpredictable"]
DECK = "power-of-jigoku, madness, the-first-war, dark-bargain, evil-portents"


def worst(text: str, players: int = 1, **more):
    """Return a position with all options."""
    return against(text, players, windows="all", difficulty=ALL, **more)


def to(s, *words: str):
    """Return the state at the next question of some words, everything else passed or declined."""
    for _ in range(200):
        if s.asked is None or prompt(s) in words:
            return s
        s.choose("pass" if "pass" in options(s) else s.question.default)
    raise AssertionError(f"{words} never came, but {s.question}")


@pytest.mark.ruling("U-158", "U-153", "U-079")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_collects_six_fate_for_each_clan(players):
    s = worst("phase: fate\nhand a: banzai", players)
    while s.round == 1 or s.phase != "dynasty":
        s.choose(s.question.default)
    through(s, "window", "bid?")
    assert told(s).count(f"The Shadowlands deck collects {6 * players} fate") == 1


@pytest.mark.ruling("U-155", "U-156", "U-157", "U-105", "U-153")
def test_ring_and_position_come_from_one_card_and_the_type_from_its_skill():
    s = worst(
        "field sl: moto-tsume [fate 1], goblin-brawler [fate 2]\nring void: - 3\nring fire: - 3\nring air: - 2\n"
        f"deck sl: {DECK}\nfirst: b\nphase: conflict\nhand a: banzai\nhand b: banzai",
        2,
        format="stronghold",
    )
    while now(s) is None or not now(s).places:
        s.choose(s.question.default)
    here = now(s)
    seen = told(s)
    assert (here.element, seen.count("for its attack")) == ("void", 2)
    assert [place_name(place) for place in here.places] == ["a2", "b2"]
    assert "type?" not in seen
    assert (here.kind, s.fate[2]) == ("military", 3)
    assert taking_part(s) == ["moto-tsume"]  # a tie of skill is military


@pytest.mark.ruling("U-159", "U-063")
def test_chance_chooses_what_its_cards_do_and_players_what_the_rules_leave_open():
    s = worst(
        "provinces b1: maddening-emptiness [tainted, down]\nhand a: banzai\nphase: conflict\n"
        "field a: matsu-berserker [fate 1], deathseeker [fate 1]",
        format="stronghold",
    )
    s.choose("pass")
    to(s, "declare?")
    play(s, "air military")
    s.choose(next(said for said in options(s) if said.startswith("attack b1/")))
    play(s, "attack with a/matsu-berserker", "attack with a/deathseeker")
    assert prompt(s) == "window"
    assert [row(s, face, "field").ready for face in ("matsu-berserker", "deathseeker")].count(False) == 1


@pytest.mark.ruling("U-154", "U-121", "U-153")
@pytest.mark.parametrize(("fate", "acts"), [("[present, fate 1]", True), ("[present, fate 1, tainted]", False)])
def test_it_turns_up_cards_until_it_breaks_all_that_it_attacks(fate, acts):
    s = worst(
        f"field c: goblin-brawler {fate}\nprovinces b1: province [tainted]\ndeck c: {DECK}\nhand a: banzai\nhand b: banzai\n"
        "conflict: c military fire a1 b1",
        2,
    )
    to(s, "window")
    assert (told(s).count("for its action") > 0) == acts
