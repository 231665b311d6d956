"""Cards that speak of a vampire are of no use to an ally, also where they ask for nothing else (VR-4.7, V-113)."""

import pytest

from coterie.games.vtes.cards import CARDS
from coterie.kernel.events import about
from tests.vtes.tools import IDLE, PASSES, UP, blood_on, find, happen, locked, options, position, table, vampire, where

HUNTER, GHOUL = "carlton-van-wyk", "the-vozhd-of-gravesend"


@pytest.mark.ruling("VR-4.7", "VR-6.5")
@pytest.mark.parametrize(
    ("card", "allies"),
    [("wake-with-evenings-freshness", False), ("forced-awakening", False), ("on-the-qui-vive", True)],
)
def test_only_one_sort_of_wake_wakes_allies(card, allies):
    for who, can in ((f"{HUNTER} [bowed, lives 2]", allies), ("nassir [bowed, blood 4]", True)):
        s = table("madison", b=who, hand_b=card)
        s.choose("bleed with madison")
        assert (f"play {card}" in options(s)) is can


@pytest.mark.ruling("VR-4.7", "C-105")
def test_an_ally_tastes_no_vitae():
    s = table(f"{GHOUL} [lives 5]", "taste-of-vitae", b="nassir [bowed, blood 6]")
    s.choose(next(each for each in options(s) if each.startswith("act") and each.endswith("nassir")))
    seen = []
    while "done" not in options(s):
        seen += options(s)
        s.choose(next(each for each in PASSES if each in options(s)))
    assert (blood_on(s, GHOUL), blood_on(s, "nassir"), "play taste-of-vitae" in seen) == (4, 2, False)


@pytest.mark.ruling("VR-4.7")
def test_an_ally_gets_no_freight():
    s = table(f"{HUNTER} [lives 2], madison [blood 4]", "anonymous-freight, laptop-computer")
    s.choose("play anonymous-freight")
    assert not locked(s, HUNTER)
    assert (locked(s, "madison"), s.pieces[find(s, HUNTER)].ready) == (True, True)


@pytest.mark.ruling("VR-4.6", "VR-4.7")
@pytest.mark.parametrize(("who", "can"), [(f"{HUNTER} [lives 2]", False), ("madison [blood 4]", True)])
def test_what_a_vampire_does_with_its_equipment_an_ally_does_not(who, can):
    name = who.split()[0]
    s = table(who, attached_a=f"codex-of-the-edenic-groundskeepers [on ready/{name}]")
    assert any(each.startswith(f"act with a/{name}") for each in options(s)) is can
    s = table(who, b=UP, attached_a=f"flaming-candle [on ready/{name}]")
    s.choose(f"bleed with {name}")
    assert ("use a/flaming-candle" in options(s)) is can


@pytest.mark.ruling("VR-4.7", "C-121")
def test_the_soul_gem_brings_nobody_for_an_ally():
    for who, comes in ((f"{HUNTER} [lives 1]", False), ("madison [blood 1]", True)):
        name = who.split()[0]
        s = table(who, b=UP, crypt_a=vampire(capacity=2), attached_a=f"soul-gem-of-etrius [on ready/{name}]")
        happen(s, about(s, "burn", find(s, name)))
        assert (where(s, name), where(s, vampire(capacity=2))) == ("ash", "ready" if comes else "crypt")


@pytest.mark.ruling("V-055", "VR-9.3")
def test_papillon_asks_for_a_ready_vampire_with_the_title_of_a_city():
    for title, zone, can in (
        ("prince", "ready", True), ("archbishop", "ready", True), ("baron", "ready", True), ("primogen", "ready", False),
        ("justicar", "ready", False), ("prince", "torpor", False),
    ):  # fmt: skip
        s = position(f"phase: 5.2.1\n{zone} a: {vampire(title=title, plain=False)} [blood 2]\nhand a: papillon\n{IDLE}")
        assert ("play papillon" in options(s)) is can


@pytest.mark.ruling("VR-6.2")
@pytest.mark.parametrize("card", ["the-embrace", "waters-of-duat", "childe-of-the-revolution"])
def test_the_text_of_these_says_that_who_was_embraced_must_hunt(card):
    assert "; it must hunt this turn (+1 stealth)" in CARDS[card].text
