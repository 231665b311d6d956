"""What makes the next cards cheaper, or all of them for a time: each card, what it must not touch, and when it ends."""

import pytest

from coterie.games.l5r.facts.prices import price
from tests.l5r.cards.cases import CALM, DYN, MIL, POL, Use, answers, each, go, has, play_on, table, used
from tests.l5r.tools import declare, faces, find, finish, options, position, through


def costs(*held, seat=0):
    """Return what cards cost a seat."""
    return lambda s: tuple(price(s, find(s, face), seat) for face in held)


HELD = "hand a: levy, fine-katana, bayushi-kachiko, banzai, court-games, consumed-by-five-fires"
CASES = [
    Use(
        "kakita-yoshi",
        text=f"field a: kakita-yoshi [present] | favor: a | {HELD}" + POL,
        look=lambda s: (
            costs("consumed-by-five-fires", "bayushi-kachiko", "banzai")(s),
            s.favor,
            len(faces(s, "hand")),
        ),
        seen=((3, 5, 0), -1, 9),
        no=f"field a: kakita-yoshi | favor: a | {HELD}" + POL,
    ),
    Use(
        "matsu-tsuko",
        text=f"field a: matsu-tsuko [present] | honor: 10 9 | {HELD}" + MIL,
        look=costs("consumed-by-five-fires", "bayushi-kachiko", "fine-katana"),
        seen=(3, 3, 0),
        no=f"field a: matsu-tsuko [present] | honor: 9 9 | {HELD}" + MIL,
    ),
    Use(
        "yasuki-procurer",
        text="field a: yasuki-procurer | hand a: way-of-the-crab, bayushi-kachiko, kunshu" + CALM,
        look=each(costs("way-of-the-crab", "bayushi-kachiko", "kunshu"), has("yasuki-procurer", "dishonored")),
        seen=((1, 4, 1), 1),
        no="field a: yasuki-procurer [dishonored] | hand a: way-of-the-crab" + CALM,
    ),
    Use(
        "sake-house-smuggler",
        text="field a: sake-house-smuggler | hand a: way-of-the-crab, bayushi-kachiko | hand b: kunshu, rout" + CALM,
        look=lambda s: (costs("way-of-the-crab", "bayushi-kachiko")(s), costs("kunshu", "rout", seat=1)(s)),
        seen=((1, 4), (1, 1)),
        no="field a: sake-house-smuggler" + DYN,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_what_cards_cost(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_those_who_serve_makes_each_character_of_the_phase_cheaper_but_never_less_than_1():
    s = position(
        "hand a: those-who-serve\nrow a1: akodo-toturi\nrow a2: eager-scout\nrow a3: doji-whisperer\nfate: 9 0\n"
        "phase: dynasty",
        format="stronghold",
    )
    there = ("akodo-toturi", "eager-scout", "doji-whisperer")
    before = costs(*there)(s)
    s.choose(used(s, "those-who-serve")[0])
    assert costs(*there)(s) == tuple(max(n - 1, min(n, 1)) for n in before)
    assert before == (5, 0, 1)
    s.choose("play a1/row/akodo-toturi")
    through(s, "window")
    assert costs("doji-whisperer")(s) == (1,)
    assert s.fate[0] == 9 - 1 - 4


def test_those_who_serve_is_of_no_use_outside_the_dynasty_phase():
    assert not used(table("hand a: those-who-serve | fate: 9 0" + CALM), "those-who-serve")


@pytest.mark.ruling("L-8.4")
def test_the_next_card_alone_uses_up_what_makes_it_cheaper():
    s = table("field a: yasuki-procurer | hand a: fine-katana, kunshu, way-of-the-crab | fate: 0 0" + CALM)
    go(s, "yasuki-procurer")
    assert costs("kunshu")(s) == (1,)
    while not any(said.startswith("play ") for said in options(s)):
        s.choose("pass")
    s.choose("play fine-katana")
    through(s, "window")
    assert costs("kunshu")(s) == (2,)


def test_what_kakita_yoshi_promises_counts_for_every_event_and_ends_with_the_conflict():
    s = table(f"field a: kakita-yoshi [present] | favor: a | {HELD}" + POL)
    go(s, "kakita-yoshi")
    assert costs("consumed-by-five-fires")(s) == (3,)
    finish(s)
    assert costs("consumed-by-five-fires")(s) == (5,)


def test_the_smuggler_promises_each_player_one_card():
    s = table("field a: sake-house-smuggler | hand a: kunshu, fine-katana | hand b: kunshu" + CALM)
    go(s, "sake-house-smuggler")
    while "play fine-katana" not in options(s):
        s.choose("pass")
    s.choose("play fine-katana")
    through(s, "window")
    held = [p for p, now in enumerate(s.pieces) if now.face == "kunshu"]
    assert [price(s, p, s.pieces[p].place) for p in held] == [2, 1]


MONK = "field a: togashi-initiate, akodo-toturi | field b: eager-scout | hand a: mantra-of-void, kunshu | fate: 0 0"


def test_mantra_of_void_makes_attachments_on_a_monk_cheaper_for_everybody_until_the_conflict_ends():
    s = table(f"{MONK} | first: b" + CALM)
    declare(s, "void military", "a1", "eager-scout")
    there = answers(s, "mantra-of-void")
    assert there
    play_on(s, there[0])
    monk, other = find(s, "togashi-initiate"), find(s, "akodo-toturi")
    assert [price(s, find(s, "kunshu"), seat, on) for seat in (0, 1) for on in (monk, other)] == [1, 2, 1, 2]
    finish(s)
    assert price(s, find(s, "kunshu"), 0, monk) == 2


@pytest.mark.parametrize("element", ["fire", "void"])
def test_mantra_of_void_answers_void_conflicts_alone(element):
    s = table(f"{MONK} | first: b" + CALM)
    declare(s, f"{element} military", "a1", "eager-scout")
    assert bool(answers(s, "mantra-of-void")) == (element == "void")
