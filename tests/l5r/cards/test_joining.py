"""Cards that opponents may join in: they give honor and choose, too, before anything is done to what was chosen."""

import pytest

from tests.l5r.cards.cases import CALM, Answer, Use, answers, go, has, table
from tests.l5r.tools import faces, options, position, prompt

BUSHI = "honor: 5 5 | hand a: called-to-war | field a: akodo-toturi, doji-whisperer | field b: brash-samurai"
CONTACTS = (
    "honor: 5 5 | dials: 2 1 | fate: 1 0 | hand a: criminal-contacts | field b: brash-samurai [fate 1], eager-scout"
)


def fates(s):
    """Return the fate on some characters, and the honor of both."""
    return (has("akodo-toturi", "fate")(s), has("brash-samurai", "fate")(s), s.honor)


CASES = [
    Use(
        "called-to-war",
        text=BUSHI + CALM,
        choices=("a/akodo-toturi", "b/brash-samurai"),
        look=fates,
        seen=(1, 1, (6, 4)),
        no="honor: 5 5 | hand a: called-to-war | field a: doji-whisperer" + CALM,
    ),
    Use(
        "criminal-contacts",
        text=f"{CONTACTS} | field a: akodo-toturi [fate 2]" + CALM,
        choices=("b/brash-samurai", "a/akodo-toturi"),
        look=fates,
        seen=(1, 0, (6, 4)),
        no=f"{CONTACTS.replace('dials: 2 1', 'dials: 1 1')} | field a: akodo-toturi [fate 2]" + CALM,
    ),
    Answer(
        "chancellor-s-aide",
        start=("funeral-pyre",),
        text="honor: 5 5 | holdings a1: funeral-pyre | hand a: banzai, outwit | hand b: fine-katana, ornate-fan | "
        "field a: chancellor-s-aide | field b: brash-samurai" + CALM,
        choices=("seat b", "seat a", "fine-katana", "banzai"),
        look=lambda s: (len(faces(s, "hand")), s.honor),
        seen=(2, (6, 4)),
        no="honor: 5 5 | holdings a1: funeral-pyre | field a: brash-samurai | fallen a: chancellor-s-aide" + CALM,
    ),
    Answer(
        "roadside-inn",
        start=lambda s: s,
        text="honor: 5 5 | fate: 1 1 | holdings a1: roadside-inn | field a: akodo-toturi [fate 1] | "
        "field b: brash-samurai [fate 1] | ring air: a | ring fire: a | ring earth: a | ring water: a | ring void: a"
        + CALM,
        choices=("a/akodo-toturi", "b/brash-samurai"),
        look=lambda s: (*fates(s), s.fate),
        seen=(1, 1, (6, 4), (0, 0)),
        no="fallen a: roadside-inn | fate: 1 0 | field a: akodo-toturi [fate 1] | ring air: a | ring fire: a | "
        "ring earth: a | ring water: a | ring void: a" + CALM,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_who_does_not_join_gives_no_honor():
    s = go(table(BUSHI + CALM), "called-to-war", "a/akodo-toturi", "no")
    assert fates(s) == (1, 0, (5, 5))


@pytest.mark.ruling("L-9.11")
def test_what_two_have_chosen_receives_it_once():
    s = go(table(BUSHI + CALM), "called-to-war", "a/akodo-toturi", "a/akodo-toturi")
    assert fates(s) == (1, 0, (6, 4))


@pytest.mark.ruling("L-8.10")
def test_an_opponent_without_honor_to_give_is_not_asked():
    s = go(
        table(BUSHI.replace("honor: 5 5", "honor: 5 0").replace("5 0", "5 1") + CALM), "called-to-war", "a/akodo-toturi"
    )
    assert "no" in options(s)
    team = position(
        "honor: 5 5 0 5\nhand a: called-to-war\nfield a: akodo-toturi, brash-samurai\nfield b: brash-samurai\nphase: conflict",
        players=4,
        windows="all",
    )
    while "use called-to-war" not in options(team):
        team.choose("pass")
    team.choose("use called-to-war")
    team.choose("a/akodo-toturi")
    asked = []
    while prompt(team) == "choose":
        asked.append(team.question.seat)
        team.choose("no")
    assert asked == [1, 3]


def test_each_pays_for_its_own_character_at_the_inn():
    there = "holdings a1: roadside-inn | field a: akodo-toturi [fate 1] | field b: brash-samurai [fate 1]"
    rings = "ring air: a | ring fire: a | ring earth: a | ring water: a | ring void: a"
    s = table(f"honor: 5 5 | fate: 1 0 | {there} | {rings}" + CALM)
    s.choose(answers(s, "roadside-inn")[0])
    s.choose("a/akodo-toturi")
    assert "no" not in options(s)  # seat b has no fate to move
    assert (has("akodo-toturi", "fate")(s), s.fate, s.honor) == (1, (0, 0), (5, 5))
