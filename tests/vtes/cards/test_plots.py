"""What the decks of the Hecata still lacked: pits, gates, servitors; what each does, and what it must not do."""

from tests.vtes.tools import (
    blood_on,
    counters,
    faces,
    locked,
    options,
    play_through,
    reach,
    rest,
    table,
    vampire,
    where,
)

HAND = ", ".join(["fake-out"] * 7)
ELDER = vampire("OBL", clan="Hecata", least=5)


def test_pit_of_contemplation_banishes_those_that_are_small_enough():
    s = table(
        "madison", phase="5.1.4", b="nassir [blood 2], alice-chen [blood 4]", board_a="pit-of-contemplation [counter 6]"
    )
    s.choose("use pit-of-contemplation")
    while "done" not in options(s) and "bleed with a/madison" not in options(s):
        assert not [each for each in options(s) if "alice-chen" in each]  # capacity 7
        s.choose(next(each for each in options(s) if "nassir" in each))
    assert (where(s, "nassir"), where(s, "pit-of-contemplation")) == ("uncontrolled", "ash")
    s = table(f"{ELDER} [blood 4], madison [blood 4]", board_a="pit-of-contemplation [counter 1]")
    digs = [each for each in options(s) if "pit-of-contemplation 1" in each]
    assert digs == [f"act with a/{ELDER} by a/pit-of-contemplation 1"]
    s.choose(digs[0])
    rest(s)
    assert counters(s, "pit-of-contemplation") == 2


def test_the_gate_of_acheron_takes_pool_or_the_burned():
    s = table("madison", phase="5.1.4", ash_a="dodge, fake-out", board_c="the-gate-of-acheron [counter 2]")
    play_through(s, "give ash", "give pool")
    assert (s.pool[0], len(faces(s, "ash")), len(faces(s, "removed"))) == (29, 1, 2)
    s = table("madison", phase="5.1.4", board_a="the-gate-of-acheron [counter 1]")
    assert (counters(s, "the-gate-of-acheron"), s.pool) == (2, (30, 30, 30))


def test_spectral_servitor_acts_at_once_and_fades():
    s = table(ELDER, "spectral-servitor, spectral-servitor")
    play_through(s, "play spectral-servitor", "way 1")
    rest(s)
    assert (locked(s, ELDER), "bleed with a/spectral-servitor" in options(s), blood_on(s, ELDER)) == (False, True, 3)
    s.choose("play spectral-servitor")
    while "done" not in options(s):
        s.choose(next(each for each in (f"a/{ELDER}", "way 2", "pass", "no block") if each in options(s)))
    assert locked(s, ELDER)  # only the first one unlocks


def test_anja_unlocks_another_hecata_after_an_action_of_oblivion():
    anja = "mother-anja-giovanni"
    s = table(f"{ELDER} [blood 4], {anja} [blood 4]", "shroud-of-decay")
    reach(s, "play shroud-of-decay", f"a/{ELDER}")
    if "way 1" in options(s):
        s.choose("way 1")
    reach(s, f"use a/{anja}")
    assert (locked(s, ELDER), blood_on(s, anja)) == (False, 3)
    s = table(f"{ELDER} [blood 4], {anja} [blood 4]")
    s.choose(f"bleed with {ELDER}")
    rest(s)
    assert (locked(s, ELDER), blood_on(s, anja)) == (True, 4)


def test_parijat_makes_blocks_of_the_dead_cost_a_library_card():
    servitor = "spectral-servitor [lives 1]"
    s = table(f"{servitor}, parijat-the-dark-oracle [blood 4]", b="nassir [blood 4]", library_b="dodge", hand_b=HAND)
    s.choose("bleed with spectral-servitor")
    s.choose("block with nassir")
    assert "dodge" in faces(s, "ash", 1)
    s = table(f"{servitor}, parijat-the-dark-oracle [blood 4]", b="nassir [blood 4]")
    s.choose("bleed with spectral-servitor")
    assert "block with b/nassir" not in options(s)  # no card is left to burn
    s = table(f"{servitor}, parijat-the-dark-oracle [blood 4]", b="nassir [blood 4]")
    s.choose("bleed with parijat-the-dark-oracle")
    assert "block with b/nassir" in options(s)


def test_what_is_recruited_or_employed_with_a_gift_is_hidden_as_usual():
    who = vampire("ANI", least=5)
    for card, way in (("underbridge-stray", "way 2"), ("raptor", "way 2"), ("raven-spy", "way 2")):
        s = table(who, card, b="nassir [blood 4]")
        reach(s, f"play {card}", way, "block with nassir")
        rest(s)
        assert where(s, card) in ("ready", "attached")  # against 1 stealth
