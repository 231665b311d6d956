"""Positions against the Shadowlands deck in which several rules meet at once, each worked out by hand from the rules."""

import pytest

from coterie.games.l5r.names import place_name
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import asked, declare, now, number, play, prompt, row, taking_part, through, where

# ── provinces that lie face down as they come to be attacked ────────────────────────────────────────────────────────


def attacked_face_down(deck: str, **more):
    """Let the deck attack the fourth province, which is turned up; return the first window of the conflict."""
    s = against(
        "field a: doji-whisperer\nfield b: goblin-brawler [fate 1]\nprovinces a4: the-art-of-war [down, known a]\n"
        f"hand a: banzai\ndeck b: power-of-jigoku, {deck}\nfirst: b\nphase: conflict\nfate: 0 9",
        format="stronghold",
        windows="all",
        **more,
    )
    s.choose("pass")
    through(s, "type?")
    play(s, "political conflict", "done")
    return through(s, "window")


@pytest.mark.ruling("U-154", "L-6.4", "L-14.4")
def test_a_cunning_deck_goes_on_where_the_province_that_it_turned_up_holds():
    """A political skill of 2 does not break a strength of 3."""
    s = attacked_face_down("dark-bargain", difficulty=["cunning"])
    assert (row(s, "the-art-of-war").down, now(s).kind) == (False, "political")
    assert number(s, "strength", "the-art-of-war") > number(s, "political", "goblin-brawler") > 0
    assert told(s).count("for its action") == 1
    assert "it breaks what it attacks" not in told(s)


@pytest.mark.ruling("L-6.4", "L-14.4", "U-122")
def test_the_wall_is_breached_also_where_the_province_was_turned_up_only_as_it_was_attacked():
    s = attacked_face_down("the-wall-is-breached")
    assert row(s, "the-art-of-war").count("broken") == 1
    assert "cannot play" not in told(s)
    assert prompt(s) == "window"


# ── cards that are turned up for a ring ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-104", "U-105", "U-126")
def test_a_deck_that_is_made_anew_for_a_ring_is_turned_up_to_its_last_card():
    """Four cards show claimed rings; the fifth is in the discard pile and can come anywhere in the new deck."""
    rings = "".join(f"ring {element}: b\n" for element in ("air", "earth", "fire", "void"))
    for dice in range(20):
        s = against(
            f"field b: wild-ogre [fate 1]\n{rings}deck b: dark-bargain, the-first-war, madness, direct-assault\n"
            "discard b: death-after-life\nfirst: b\nphase: conflict\nhand a: banzai",
            format="stronghold",
            windows="all",
        )
        s.dice = dice
        s.choose("pass")
        through(s, "type?")
        assert [place_name(place) for place in now(s).places] == ["a3"]  # as Death After Life says
        assert "turns up Death After Life (3, water) for its attack" in told(s)


# ── a wave of which a card holds some back ──────────────────────────────────────────────────────────────────────────


PRODIGY = (
    "field a: mirumoto-prodigy, matsu-berserker\nhand a: banzai\nfirst: a\nphase: conflict\n"
    "field b: wild-ogre [fate 1], goblin-brawler [fate 1], onikage-rider [fate 2]"
)


@pytest.mark.ruling("U-101", "U-063", "L-6.5")
def test_against_a_prodigy_that_attacks_alone_one_of_the_next_wave_defends_whom_the_players_choose():
    s = against(PRODIGY, windows="all")
    declare(s, "air military", "b1", "a/mirumoto-prodigy")
    assert asked(s) == (0, ["defend with b/wild-ogre", "defend with b/goblin-brawler"])
    s.choose("defend with b/goblin-brawler")
    assert taking_part(s) == ["goblin-brawler", "mirumoto-prodigy"]
    assert row(s, "wild-ogre").ready


@pytest.mark.ruling("U-101", "U-159")
def test_chance_says_who_of_the_wave_defends_against_a_prodigy_with_an_unpredictable_deck():
    seen = set()
    for dice in range(12):
        s = against(PRODIGY, windows="all", difficulty=["unpredictable"])
        s.dice = dice
        declare(s, "air military", "b1", "a/mirumoto-prodigy")
        through(s, "window")
        seen.add(tuple(taking_part(s)))
    assert seen == {("goblin-brawler", "mirumoto-prodigy"), ("mirumoto-prodigy", "wild-ogre")}


@pytest.mark.ruling("U-101")
def test_against_a_prodigy_in_company_all_of_the_next_wave_defends():
    s = against(PRODIGY, windows="all")
    declare(s, "air military", "b1", "a/mirumoto-prodigy", "a/matsu-berserker")
    through(s, "window", "choose")
    assert taking_part(s) == ["goblin-brawler", "matsu-berserker", "mirumoto-prodigy", "wild-ogre"]


# ── what keeps their rings off ──────────────────────────────────────────────────────────────────────────────────────

GUARDED = "field a: akodo-kaede [fate 1], matsu-berserker [fate 1], doji-whisperer [fate 1]"


def their_ring(element: str, text: str):
    """Let the deck attack, win and resolve a ring."""
    s = against(
        f"field b: wild-ogre [present]\n{text}\ndeck b: dark-bargain\nhand a: banzai\nfate: 0 0\n"
        f"conflict: b military {element} a1",
        windows="all",
    )
    s.choose("pass")
    while told(s).count("resolves the") == 0:
        s.choose(s.question.default)
    return s


@pytest.mark.ruling("U-045", "U-046", "U-047", "L-8.17")
@pytest.mark.parametrize(("element", "does"), [("fire", "taint"), ("water", "bow"), ("void", "remove fate of")])
def test_who_is_immune_to_the_rings_of_opponents_is_not_chosen_for_theirs(element, does):
    s = their_ring(element, GUARDED)
    assert asked(s) == (0, [f"{does} a/matsu-berserker", f"{does} a/doji-whisperer"])


@pytest.mark.ruling("U-045", "U-046", "U-047", "L-8.17")
@pytest.mark.parametrize("element", ["fire", "water"])
def test_a_ring_that_finds_none_but_who_is_immune_passes(element):
    s = their_ring(element, "field a: akodo-kaede [fate 1]")
    assert prompt(s) != "shadow ring?"
    assert f"claims the {element} ring" in told(s)
    assert (row(s, "akodo-kaede").count("tainted"), row(s, "akodo-kaede").ready) == (0, True)


@pytest.mark.ruling("U-045", "U-046", "U-047", "L-7.5")
@pytest.mark.parametrize("element", ["fire", "water", "void"])
@pytest.mark.parametrize("used", [True, False])
def test_a_jade_talisman_keeps_their_ring_off_whoever_bears_it(element, used):
    s = their_ring(
        element,
        "field a: doji-whisperer [fate 2], matsu-berserker [fate 2]\nattached a: jade-talisman [on field/doji-whisperer]",
    )
    s.choose(next(said for said in asked(s)[1] if "doji-whisperer" in said))
    s.choose("use a/jade-talisman" if used else "decline")
    hurt = row(s, "doji-whisperer")
    harm = hurt.count("tainted") + (not hurt.ready) + (2 - hurt.count("fate"))
    assert (harm, where(s, "jade-talisman")) == ((0, "discard") if used else (1, "attached"))
    berserker = row(s, "matsu-berserker")
    assert (berserker.count("tainted"), berserker.ready, berserker.count("fate")) == (0, True, 2)
