"""What the Shadowlands deck may not attack: rings and provinces that a card of the clans protects (L-8.17)."""

import pytest

from coterie.games.l5r.names import place_name
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import finish, now, options, play, prompt, through

OGRE = "field b: wild-ogre [fate 1]\nfirst: b\nphase: conflict\nhand a: banzai"


def places(s) -> list[str]:
    """Return the names of the attacked places."""
    return [place_name(place) for place in now(s).places]


def attack(text: str, players: int = 1, **more):
    """Let the deck declare; return the position where its conflict's type is asked, or in the conflict if only one is
    possible."""
    s = against(text, players, windows="all", **more)
    s.choose("pass")
    return through(s, "type?", "window")


# ── rings ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def after_the_way(element: str, deck: str):
    """Return the position after Way of the Phoenix has named a ring, before the deck's declaration or after it."""
    s = against(
        f"field b: wild-ogre [fate 1]\nfirst: b\nphase: conflict\nhand a: way-of-the-phoenix, banzai\ndeck b: {deck}",
        format="stronghold",
        windows="all",
    )
    s.choose("use way-of-the-phoenix")
    s.choose(f"{element} ring")
    s.choose("pass")
    return s


@pytest.mark.ruling("U-104", "U-105", "L-8.17")
def test_the_deck_turns_up_cards_until_one_shows_a_ring_that_way_of_the_phoenix_leaves_to_it():
    s = after_the_way("air", "power-of-jigoku, madness, the-first-war")
    assert prompt(s) == "type?"
    assert (now(s).element, places(s)) == ("void", ["a2"])
    assert told(s).count("for its attack") == 2


@pytest.mark.ruling("U-098", "L-8.17")
def test_the_deck_declares_nothing_where_the_last_ring_is_kept_from_it():
    rings = "".join(f"ring {element}: a\n" for element in ("earth", "fire", "void", "water"))
    for named, attacks in (("air", False), ("fire", True)):
        s = against(
            f"{rings}field b: wild-ogre [fate 1]\nfirst: b\nphase: conflict\nhand a: way-of-the-phoenix, banzai",
            format="stronghold",
            windows="all",
        )
        play(s, "use way-of-the-phoenix", f"{named} ring")
        s.choose("pass")
        assert (prompt(s) == "type?") == attacks


@pytest.mark.ruling("U-157", "L-8.17")
def test_a_greedy_deck_takes_the_richest_ring_that_is_open_to_it():
    """Air has 3 fate but is closed to it, void has 2."""
    s = against(
        "ring air: - 3\nring void: - 2\nring fire: - 1\nfield b: wild-ogre [fate 1]\nfirst: b\nphase: conflict\n"
        "hand a: way-of-the-phoenix, banzai\ndeck b: direct-assault, power-of-jigoku, uncontained, dark-bargain",
        format="stronghold",
        windows="all",
        difficulty=["greedy"],
    )
    play(s, "use way-of-the-phoenix", "air ring")
    s.choose("pass")
    assert (now(s).element, places(s)) == ("void", ["a4"])


# ── provinces ───────────────────────────────────────────────────────────────────────────────────────────────────────


def after_taiko(province: str, text: str = "", players: int = 1, **more):
    """Let the deck declare after Agasha Taiko has closed a province for the round."""
    deck = "abcde"[players]
    s = against(
        f"row a1: agasha-taiko\nfield {deck}: wild-ogre [fate 4]\nfate: {'9 ' * players}0\nfirst: b\n"
        f"phase: dynasty\nhand a: banzai\n{text}",
        players,
        windows="all",
        **more,
    )
    s.choose("play a1/row/agasha-taiko")
    if players > 1:
        s.choose("under a")
    play(s, "fate 0", "use a/agasha-taiko")
    s.choose(next(said for said in options(s) if said.startswith(f"{province}/")))
    for _ in range(40):
        if now(s) or s.phase == "fate":
            break
        s.choose(s.question.default)
    return s


def types(s) -> list[str]:
    """Return the possible types of the conflict, or its type."""
    return [said.removesuffix(" conflict") for said in options(s)] if prompt(s) == "type?" else [now(s).kind]


@pytest.mark.ruling("U-105", "U-107", "L-8.17")
@pytest.mark.parametrize(("shut", "attacked"), [("a1", "a2"), ("a2", "a1")])
def test_in_skirmish_the_deck_passes_over_a_province_that_cannot_be_attacked(shut, attacked):
    assert places(after_taiko(shut)) == [attacked]


@pytest.mark.ruling("U-105", "U-106", "U-108", "L-8.17")
@pytest.mark.parametrize(("shut", "attacked"), [("a3", ["as", "b3"]), ("a2", ["a3", "b3"])])
def test_where_the_position_cannot_be_attacked_the_stronghold_province_is(shut, attacked):
    """The first card is the bid, the second names position 3."""
    s = after_taiko(shut, "deck c: power-of-jigoku, death-after-life", 2, format="stronghold")
    assert places(s) == attacked


@pytest.mark.ruling("U-098", "L-8.17")
def test_in_skirmish_the_deck_declares_nothing_where_the_last_province_cannot_be_attacked():
    broken = "provinces a2: province [broken]\nprovinces a3: province [broken]\nprovinces a1: province"
    s = after_taiko("a1", broken)
    assert (now(s), s.phase) == (None, "fate")
    assert "for its attack" not in told(s)


@pytest.mark.ruling("U-109", "L-8.17")
@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("holdings a1: hito-district", ["military"]),
        ("holdings a1: chisei-district", ["political"]),
        ("holdings b1: chisei-district", ["political"]),
        ("holdings a2: hito-district", ["military", "political"]),  # not there
        (
            "holdings a1: hito-district\nholdings b1: chisei-district",
            ["military", "political"],
        ),  # none is open everywhere
    ],
)
def test_the_type_must_be_one_in_which_all_that_is_attacked_can_be(text, kinds):
    s = attack(f"{OGRE.replace('field b', 'field c')}\n{text}", 2)
    assert types(s) == kinds
    assert places(s) == ["a1", "b1"]


@pytest.mark.ruling("U-108", "L-8.17")
@pytest.mark.parametrize(("kind", "attacked"), [("military", "a1"), ("political", "b1")])
def test_a_province_that_the_type_leaves_alone_is_not_attacked_with_the_others(kind, attacked):
    s = attack(
        "field c: wild-ogre [fate 1]\nfirst: b\nphase: conflict\nhand a: banzai\nfate: 0 0 0\n"
        "holdings a1: hito-district\nholdings b1: chisei-district",
        2,
    )
    s.choose(f"{kind} conflict")
    assert places(s) == [attacked]
    finish(s)
    assert told(s).count("breaks") == 1
    assert f"Province 1 of {attacked[0]} breaks" in told(s)


@pytest.mark.ruling("U-155", "L-8.17")
@pytest.mark.parametrize(("text", "kind"), [("", "military"), ("holdings a1: chisei-district", "political")])
def test_a_dangerous_deck_takes_the_weaker_type_where_the_stronger_is_not_open(text, kind):
    s = attack(f"{OGRE}\n{text}", difficulty=["dangerous"])
    assert types(s) == [kind]


@pytest.mark.ruling("U-106", "U-116", "L-8.17")
def test_who_can_only_fight_with_arms_attacks_the_stronghold_province_behind_a_district_of_peace():
    """Skeletal Warriors have a dash for a political skill."""
    text = "first: b\nphase: conflict\nhand a: banzai\nholdings a3: chisei-district\ndeck b: death-after-life"
    for face, attacked in (("skeletal-warrior", ["as"]), ("wild-ogre", ["a3"])):
        s = attack(f"field b: {face} [fate 1]\n{text}", format="stronghold")
        assert places(s) == attacked
