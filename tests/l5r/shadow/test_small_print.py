"""Small print of the Shadowlands: what one word of a card or a rule changes, with its limit on either side."""

import pytest

from coterie.games.l5r.words.filters import OfClan
from coterie.words.frames import Frame
from tests.l5r.shadow.tools import acts, against, told
from tests.l5r.tools import declare, find, options, prompt, row, speaker, taking_part, through, where

GUARD = "field b: wild-ogre [present]\nfield a: brash-samurai [present, honored], doji-whisperer [present]\nhonor: 9 0"


@pytest.mark.ruling("L-9.6", "U-122")
@pytest.mark.parametrize(("event", "asks"), [("dark-bargain", True), ("the-first-war", False), ("duty-s-cost", False)])
def test_who_cancels_is_not_asked_where_effects_cannot_be_cancelled(event, asks):
    s = against(
        f"{GUARD}\nhand a: voice-of-honor\ndeck b: {event}, evil-portents\nfate: 0 9\nconflict: b military fire a1",
        windows="all",
    )
    assert ("use voice-of-honor" in options(s)) is asks
    assert "cannot play" not in told(s)


@pytest.mark.ruling("U-154")
@pytest.mark.parametrize("face", ["hida-kisada", "doji-whisperer"])
def test_a_cunning_deck_that_defends_turns_up_its_card_also_while_it_loses_the_province(face):
    s = against(
        f"field a: {face} [present]\nfield b: goblin-brawler [present, bowed]\nhand a: banzai\n"
        "deck b: power-of-jigoku, dark-bargain\nconflict: a military fire b1",
        windows="all",
        difficulty=["cunning"],
    )
    assert told(s).count("for its action") == 1


@pytest.mark.ruling("U-122")
@pytest.mark.parametrize(
    ("fallen", "comes"),
    [
        ("eager-scout, obstinate-recruit", ["eager-scout", "obstinate-recruit"]),  # nobody there costs anything
        ("eager-scout, matsu-berserker", ["matsu-berserker"]),
        ("eager-scout, goblin-sneak, matsu-berserker", ["goblin-sneak"]),
        ("eager-scout, steadfast-witch-hunter, imperial-storehouse", ["steadfast-witch-hunter"]),  # a holding is nobody
    ],
)
def test_death_after_life_brings_the_dearest_character_whatever_the_least_costs(fallen, comes):
    s = acts("death-after-life", f"field b: wild-ogre [present]\nfallen b: {fallen}")
    if prompt(s) == "choose":
        assert sorted(said.rpartition("/")[2] for said in options(s)) == comes
        s.choose(0)
    came = [face for face in taking_part(s) if face != "wild-ogre"]
    assert len(came) == 1
    assert came[0] in comes


# ── who was raised ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-8.17", "U-005")
def test_who_was_raised_is_of_the_shadowlands_and_stays_as_long_as_the_one_who_did_it():
    s = against(
        "field b: kitsu-sokori [fate 4]\nfallen a: matsu-berserker\nhand a: let-go\nfield a: akodo-toturi [fate 4]\n"
        "phase: conflict\nfirst: a",
        windows="all",
    )
    while where(s, "matsu-berserker") == "fallen":
        s.choose(s.question.default)
    raised = find(s, "matsu-berserker", "field")
    assert (speaker(s, "matsu-berserker"), row(s, "matsu-berserker").count("fate")) == (1, 0)
    assert OfClan("shadowlands").holds(s, Frame(raised, 1), raised, s.pieces[raised])
    while s.round < 3:  # the fate phase of the second round would discard it
        s.choose(s.question.default)
    assert (where(s, "kitsu-sokori"), where(s, "matsu-berserker")) == ("field", "field")


@pytest.mark.ruling("U-065", "L-11.1")
def test_spectral_watchtower_takes_a_fate_of_each_opponent_that_has_one():
    for pools, left in (("3 1 0", (2, 0, 2)), ("3 0 0", (2, 0, 1)), ("0 0 0", (0, 0, 0))):
        s = against(
            f"provinces c1: spectral-watchtower [tainted]\nfield a: akodo-toturi\nhand a: let-go\nfate: {pools}\nfirst: a\n"
            "phase: conflict",
            2,
            format="stronghold",
            windows="all",
        )
        declare(s, "air military", "c1", "a/akodo-toturi")
        through(s, "window")
        assert s.fate == left


# ── a warlord has no cost ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-032", "U-064")
def test_the_deck_sacrifices_its_warlord_last_who_has_no_cost():
    goblins = "goblin-brawler [fate 1], chieftain-fouleye [fate 1]"
    for others, gone in ((goblins, "goblin-brawler"), ("", "akuma-no-oni-coop")):
        field = f"akuma-no-oni-coop [fate 2], {others}".removesuffix(", ")
        s = against(
            f"field b: {field}\nfield a: eager-scout\nhand a: way-of-the-crab, let-go\nfate: 9 0\nphase: conflict",
            windows="all",
        )
        s.choose("use way-of-the-crab")
        there = [each.face for each in s.pieces if each.zone == "field" and each.owner == 1]
        assert (gone in there, len(there)) == (False, 2 if others else 0)


@pytest.mark.ruling("U-032", "U-035", "L-8.4")
def test_what_speaks_of_a_printed_cost_does_not_mean_a_warlord():
    s = against(
        "field b: akuma-no-oni-coop [fate 2, present], shambling-servant [present], wild-ogre\nhand a: assassination, let-go\n"
        "field a: bayushi-liar [present, fate 1]\nfate: 9 0\nhonor: 6 0\ndeck b: evil-portents, madness\n"
        "conflict: a political fire b1",
        windows="all",
    )
    s.choose("use assassination")
    assert sorted(options(s)) == ["a/bayushi-liar", "b/shambling-servant"]
