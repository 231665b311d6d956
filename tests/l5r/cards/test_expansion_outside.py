"""Clan cards of Under Fu Leng's Shadow that reach beyond the table: what each changes, and what it must not do."""

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.decks.room import ROOM
from coterie.games.l5r.facts.provinces import elements_of
from coterie.kernel.pieces import pile
from tests.l5r.cards.cases import CALM, MIL, POL, go, table, used
from tests.l5r.tools import change, find, finish, number, options, row, taking_part, through, where

OWNED = "| outside a: goblin-brawler, goblin-brawler, undead-horror, marauding-oni, skeletal-warrior"
SUMMONING = (
    "field a: doji-whisperer [present, fate 2] | field b: matsu-berserker [present] | hand a: accursed-summoning"
)
TYRANT = "field a: oni-tyrant [present, tainted] | field b: matsu-berserker [present]"

# ── Accursed Summoning ──────────────────────────────────────────────────────────────────────────────────────────────


def test_accursed_summoning_is_paid_with_fate_on_characters_and_honor_for_the_cost_of_the_demon():
    s = go(table(f"{SUMMONING} | honor: 9 10 | fate: 5 0{OWNED}{MIL}"), "accursed-summoning")
    assert options(s) == [
        "a/outside/goblin-brawler",
        "a/outside/undead-horror",
        "a/outside/marauding-oni",
        "a/outside/skeletal-warrior",
    ]
    s.choose("a/outside/undead-horror")
    assert taking_part(s) == ["doji-whisperer", "matsu-berserker", "undead-horror"]
    assert (s.honor[0], s.fate[0], row(s, "doji-whisperer").count("fate")) == (5, 5, 1)
    assert row(s, "undead-horror").count("tainted")


def test_accursed_summoning_cannot_be_paid_from_the_pool():
    assert not used(table(f"{SUMMONING.replace(', fate 2', '')} | fate: 5 0{OWNED}{MIL}"), "accursed-summoning")


def test_accursed_summoning_asks_whose_fate_is_spent():
    text = SUMMONING.replace("field a:", "field a: solemn-scholar [fate 1], matsu-berserker,")
    s = go(table(f"{text}{OWNED}{MIL}"), "accursed-summoning")
    assert options(s) == ["remove fate of a/solemn-scholar", "remove fate of a/doji-whisperer"]


def test_accursed_summoning_calls_nobody_whose_cost_is_more_than_the_honor():
    s = go(table(f"{SUMMONING} | honor: 2 10{OWNED}{MIL}"), "accursed-summoning")
    assert "a/outside/undead-horror" not in options(s)


def test_what_was_summoned_leaves_the_game_in_place_of_leaving_play():
    s = go(table(f"{SUMMONING}{OWNED}{MIL}"), "accursed-summoning", "a/outside/skeletal-warrior")
    through(finish(s), "declare?", "play?", "window")
    demon = find(s, "skeletal-warrior")
    while s.pieces[demon].zone == "field" and s.round == 1:
        s.choose(s.question.default)
    assert s.pieces[demon].zone == "gone"
    assert len(pile(s, "outside", 0)) == 4


# ── Oni Tyrant ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_oni_tyrant_brings_a_cheap_demon_from_outside_for_one_honor():
    s = go(table(f"{TYRANT}{OWNED}{MIL}"), "oni-tyrant")
    assert options(s) == ["a/outside/goblin-brawler", "a/outside/marauding-oni", "a/outside/skeletal-warrior"]
    honor = s.honor[0]
    s.choose("a/outside/marauding-oni")
    assert ("marauding-oni" in taking_part(s), where(s, "marauding-oni"), honor) == (True, "field", 5)


@pytest.mark.parametrize("text", [TYRANT.replace(" [present, tainted]", " [tainted]") + OWNED, TYRANT])
def test_oni_tyrant_brings_nobody_from_home_or_where_nothing_is_owned(text):
    assert not used(table(text + MIL), "oni-tyrant")


def test_oni_tyrant_brings_nobody_of_others():
    assert not used(table(TYRANT + OWNED.replace("outside a", "outside b") + MIL), "oni-tyrant")


@pytest.mark.parametrize(("collection", "many"), [("whole", 75), ("none", 0)])
def test_players_own_the_shadowlands_characters_where_a_deck_looks_for_them(collection, many):
    deck = ROOM.kept("crab-skirmish").replace("Borderlands Defender", "Oni Tyrant")
    setup = {"decks": [deck, "lion-skirmish"], "deck_rules": "any", "collection": collection}
    s = GAME.start(setup, seed=1)
    assert [len(pile(s, "outside", seat)) for seat in (0, 1)] == [many and many - 1, many]
    assert not pile(GAME.start({}, seed=1), "outside", 0)


# ── Disciple of Deception ───────────────────────────────────────────────────────────────────────────────────────────

TOKENS = (
    "field a: disciple-of-deception, doji-whisperer [dishonored, present] | field b: matsu-berserker [honored, present]"
)


def test_disciple_of_deception_lets_a_token_count_as_another_until_the_conflict_ends():
    s = table(TOKENS + POL)
    assert number(s, "political", "doji-whisperer") == 2
    s = go(s, "disciple-of-deception", "a/doji-whisperer")
    assert number(s, "political", "doji-whisperer") == 4
    assert (row(s, "doji-whisperer").count("honored"), row(s, "matsu-berserker").count("honored")) == (1, 1)
    finish(s)
    assert (row(s, "doji-whisperer").count("honored"), row(s, "doji-whisperer").count("dishonored")) == (0, 1)


def test_disciple_of_deception_can_turn_it_round():
    s = go(table(TOKENS + POL), "disciple-of-deception", "b/matsu-berserker")
    assert (row(s, "matsu-berserker").count("dishonored"), row(s, "doji-whisperer").count("dishonored")) == (1, 1)


def test_disciple_of_deception_does_not_bring_back_a_token_that_was_discarded_meanwhile():
    s = go(table(TOKENS + POL), "disciple-of-deception", "a/doji-whisperer")
    change(s, "untoken", "doji-whisperer", "honored")
    finish(s)
    assert (row(s, "doji-whisperer").count("honored"), row(s, "doji-whisperer").count("dishonored")) == (0, 0)


@pytest.mark.parametrize(
    "text",
    [
        TOKENS.replace("berserker [honored", "berserker [dishonored"),
        TOKENS.replace(" [honored, present]", " [present]"),
    ],
)
def test_disciple_of_deception_needs_two_kinds_on_two_characters(text):
    assert not used(table(text + POL), "disciple-of-deception")


def test_disciple_of_deception_makes_nobody_honored_and_dishonored_at_once():
    text = TOKENS.replace("[dishonored, present]", "[dishonored, tainted, present]")
    s = go(
        table(text + POL), "disciple-of-deception", "a/doji-whisperer"
    )  # only one of its tokens can count as another
    assert dict(row(s, "doji-whisperer").counters) == {"present": 1, "honored": 1, "tainted": 1}


def test_disciple_of_deception_does_nothing_outside_of_conflicts():
    assert not used(table(TOKENS + CALM), "disciple-of-deception")


# ── Twin Soul Temple ────────────────────────────────────────────────────────────────────────────────────────────────

TEMPLE = (
    "stronghold a: twin-soul-temple | field a: fearsome-mystic [present, fate 1] | field b: matsu-berserker [present]"
)


def test_twin_soul_temple_replaces_a_symbol_of_a_text():
    s = table(TEMPLE + MIL)
    before = number(s, "glory", "fearsome-mystic")
    s = go(s, "twin-soul-temple", "a/fearsome-mystic")
    assert options(s) == ["earth", "fire", "water", "void"]
    s.choose("fire")  # the ring that is contested
    assert number(s, "glory", "fearsome-mystic") == before + 2
    assert not row(s, "twin-soul-temple").ready


def test_twin_soul_temple_is_forgotten_as_the_phase_ends():
    s = go(table(TEMPLE + MIL), "twin-soul-temple", "a/fearsome-mystic", "fire")
    said = [str(word) for word in row(s, "fearsome-mystic").text]
    while s.phase == "conflict":
        s.choose(s.question.default)
    later = [str(word) for word in row(s, "fearsome-mystic").text]
    assert (len(said), len(later), said[0] == later[0]) == (3, 2, False)


def test_twin_soul_temple_replaces_the_symbol_of_a_province():
    text = TEMPLE + " | provinces b1: manicured-garden | hand a: banzai" + MIL
    s = go(table(text), "twin-soul-temple", "b1/manicured-garden")
    s.choose("water")
    assert elements_of(s, row(s, "manicured-garden")) == ["water"]


def test_twin_soul_temple_must_not_touch_cards_without_a_symbol_or_face_down():
    s = go(table(TEMPLE + " | provinces b2: manicured-garden [down, known b]" + MIL), "twin-soul-temple")
    assert not any("berserker" in said or said.startswith("b2") for said in options(s))
