"""Ring effects in both formats (part 7), and the end of the game (part 19)."""

import pytest

from tests.l5r.tools import faces, finish, held, options, play, position, prompt, ring, row, through

CHARACTERS = "field a: akodo-toturi [present, fate 1]\nfield b: doji-hotaru [fate 2], brash-samurai [bowed]"


def at_ring(element: str, format: str = "skirmish", more: str = ""):
    """Return a position at the effect of a ring after an unopposed attack."""
    s = position(f"{CHARACTERS}\nconflict: a military {element} b1\n{more}", format=format)
    through(s, "ring effect?")
    assert options(s) == [f"resolve {element}", "no"]
    s.choose(f"resolve {element}")
    return s


@pytest.mark.ruling("L-7.2", "L-7.3")
def test_air_takes_honor_or_in_the_stronghold_format_gains_two():
    long = at_ring("air", "stronghold")
    assert options(long) == ["take honor of b", "gain 2 honor"]
    long.choose("gain 2 honor")
    assert long.honor[0] == 12
    short = at_ring("air")
    assert short.honor == (7, 5)


@pytest.mark.ruling("L-7.2", "L-7.3")
def test_earth_draws_and_discards_or_in_skirmish_one_of_both():
    hand = "hand b: height-of-fashion, fine-katana"
    long = at_ring("earth", "stronghold", hand)
    assert [len(long.piles["hand", seat]) for seat in (0, 1)] == [1, 1]
    assert len(faces(long, "discard", 1)) == 1
    short = at_ring("earth", more=hand)
    assert options(short) == ["draw 1", "discard of b"]
    short.choose("draw 1")
    assert faces(short, "discard", 1) == []
    other = at_ring("earth", more=hand)
    other.choose("discard of b")
    assert [len(faces(other, "hand", seat)) for seat in (0, 1)] == [0, 1]


@pytest.mark.ruling("L-7.2")
def test_fire_honors_or_dishonors_a_character():
    s = at_ring("fire")
    everybody = ("a/akodo-toturi", "b/doji-hotaru", "b/brash-samurai")
    assert options(s) == [f"{verb} {face}" for face in everybody for verb in ("honor", "dishonor")]
    s.choose("dishonor b/doji-hotaru")
    assert row(s, "doji-hotaru").count("dishonored") == 1


@pytest.mark.ruling("L-7.2", "L-7.3")
def test_water_differs_between_the_formats():
    long = at_ring("water", "stronghold")
    assert (row(long, "brash-samurai").ready, row(long, "doji-hotaru").ready) == (True, True)
    short = position(
        "field a: akodo-toturi [present]\nfield b: doji-hotaru [fate 1], brash-samurai [fate 2]\nconflict: a military water b1"
    )
    through(short, "ring effect?")
    short.choose("resolve water")
    assert not row(short, "doji-hotaru").ready


@pytest.mark.ruling("L-7.2")
def test_void_removes_a_fate():
    s = at_ring("void")
    assert options(s) == ["remove fate of a/akodo-toturi", "remove fate of b/doji-hotaru"]
    s.choose("remove fate of b/doji-hotaru")
    assert row(s, "doji-hotaru").count("fate") == 1


@pytest.mark.ruling("L-7.5")
def test_a_cancelled_ring_effect_does_nothing_and_the_ring_is_claimed():
    s = held(
        "field a: matsu-berserker [present]\nfield b: doji-whisperer\nconflict: a military fire b3", format="stronghold"
    )
    through(s, "ring effect?")
    s.choose("resolve fire")
    assert prompt(s) != "ring?"
    finish(s)
    assert ring(s, "fire").holder == 0
    assert not any(now.count("honored") or now.count("dishonored") for now in s.pieces)


@pytest.mark.ruling("L-19.1")
def test_the_last_honor_lost_is_the_game_lost():
    s = position("honor: 1 6\nphase: dynasty")
    through(s, "bid?")
    play(s, "bid 3", "bid 1")
    assert (s.reason, s.result) == ("dishonor", {0: 0.0, 1: 1.0})


@pytest.mark.ruling("L-19.1")
def test_enough_honor_wins():
    s = position("honor: 6 11\nphase: dynasty")
    through(s, "bid?")
    play(s, "bid 3", "bid 1")
    assert (s.reason, s.result) == ("honor", {0: 0.0, 1: 1.0})


@pytest.mark.ruling("L-19.1")
def test_all_provinces_broken_is_the_game_lost_in_skirmish():
    text = (
        "field a: akodo-toturi [present]\n"
        "provinces b1: province [broken]\n"
        "provinces b2: province [broken]\n"
        "conflict: a military fire b3"
    )
    s = position(text)
    finish(s)
    assert (s.reason, s.result) == ("conquest", {0: 1.0, 1: 0.0})


@pytest.mark.ruling("L-19.1", "L-14.1")
def test_a_broken_stronghold_province_is_the_game_lost():
    text = """
    field a: akodo-toturi [present], honored-general [present], lion-s-pride-brawler [present]
    provinces b1: manicured-garden [broken]
    provinces b2: meditations-on-the-tao [broken]
    provinces b3: pilgrimage [broken]
    conflict: a military fire bs
    """
    s = position(text, format="stronghold")
    assert s.game.number(s, "strength", s.piles["provinces", 11][0]) == 5 + 2
    finish(s)
    assert (s.reason, s.result) == ("conquest", {0: 1.0, 1: 0.0})


@pytest.mark.ruling("L-19.1")
def test_the_first_player_wins_what_both_would():
    s = position("honor: 11 1\nfirst: b\nphase: dynasty")
    through(s, "bid?")
    play(s, "bid 3", "bid 1")
    assert s.result is not None
    assert s.result[0] == 1.0


@pytest.mark.ruling("L-7.2", "L-7.3")
@pytest.mark.parametrize(
    ("element", "choice", "honor", "hands"),
    [("air", (), (5, 6, 6, 7), [1, 1, 1, 1]), ("earth", ("discard of a",), (6, 6, 6, 6), [0, 1, 1, 1])],
)
def test_in_teams_air_and_earth_reach_only_who_is_attacked(element, choice, honor, hands):
    text = f"field b: deathseeker [present]\nconflict: b military {element} a1"
    s = position(f"{text}\nhand a: banzai\nhand b: banzai\nhand c: banzai\nhand d: banzai", players=4, windows="all")
    through(s, "ring effect?")
    play(s, f"resolve {element}", "seat d", *choice)
    assert (s.honor, [len(faces(s, "hand", seat)) for seat in range(4)]) == (honor, hands)


@pytest.mark.ruling("L-7.4", "L-6.11")
def test_shiba_tsukune_resolves_two_unclaimed_rings_one_after_the_other_and_no_third():
    s = held(
        "field a: shiba-tsukune [fate 2], brash-samurai [fate 2]\nfield b: doji-whisperer [fate 2]\nphase: conflict"
    )
    while "use a/shiba-tsukune" not in options(s):
        s.choose("pass")
    s.choose("use a/shiba-tsukune")
    assert options(s) == ["air ring", "earth ring", "fire ring", "water ring", "void ring", "no"]
    play(s, "fire ring", "dishonor a/brash-samurai")
    assert options(s) == ["air ring", "earth ring", "water ring", "void ring", "no"]
    play(s, "void ring", "remove fate of b/doji-whisperer")
    assert (prompt(s), s.phase) != ("which ring?", "conflict")
    assert (row(s, "brash-samurai").count("dishonored"), row(s, "doji-whisperer", "field").count("fate")) == (1, 0)
