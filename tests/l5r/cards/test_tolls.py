"""What opponents' cards demand besides a cost: who pays it, to whom, and for what."""

import pytest

from coterie.games.l5r.facts.prices import price
from tests.l5r.cards.cases import CALM, MIL, Lies, go, honor, table, used, zone
from tests.l5r.tools import find, options, ring, through

GAZE = (
    "provinces a1: pilgrimage | attached b: under-amaterasu-s-gaze [on provinces/pilgrimage] | "
    "hand a: banzai | hand b: kunshu"
)


def uses_of_b(s, face):
    """Return the uses of a card for which seat b is asked."""
    while s.question.seat != 1 or "pass" not in options(s):
        s.choose("pass")
    return [said for said in options(s) if said.startswith("use ") and face in said]


WITCH = "field b: steadfast-witch-hunter, eager-scout, akodo-toturi [bowed]"
CASES = [
    Lies(
        "magistrate-of-reason",
        text=f"fate: 0 1 | field a: magistrate-of-reason [present] | {WITCH}" + MIL,
        look=lambda s: paying(s, "steadfast-witch-hunter", "b/eager-scout", "air ring"),
        seen=(0, 1),
        no=f"fate: 0 1 | field a: magistrate-of-reason | {WITCH}" + MIL,
    ),
    Lies(
        "under-amaterasu-s-gaze",
        text=f"honor: 6 6 | {GAZE} | conflict: b military fire a1",
        look=lambda s: [price(s, find(s, face), seat) for face, seat in (("banzai", 0), ("kunshu", 1))],
        seen=[1, 3],
        no=f"honor: 6 6 | {GAZE} | conflict: b military fire a2",
    ),
]


def paying(s, face, *choices):
    """Return the fate of seat b, and that on the air ring, once b has used a card as far as it can."""
    there = uses_of_b(s, face)
    s.choose(there[0])
    for _ in range(6):
        if s.asked is None or s.question.seat != 1 or "pass" in options(s):
            break
        chosen = [said for said in choices if said in options(s)]
        s.choose(chosen[0] if chosen else options(s)[0])
    return (s.fate[1], ring(s, "air").fate)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.ruling("L-8.3")
@pytest.mark.parametrize(("fate", "offered"), [(1, True), (0, False)])
def test_an_ability_is_used_only_where_the_magistrate_can_be_paid(fate, offered):
    s = table(f"fate: 0 {fate} | field a: magistrate-of-reason [present] | {WITCH}" + MIL)
    assert bool(uses_of_b(s, "steadfast-witch-hunter")) == offered


def test_the_magistrate_asks_nothing_of_its_own_player_nor_for_events_nor_while_it_defends():
    own = table(
        "fate: 0 0 | field a: magistrate-of-reason [present], steadfast-witch-hunter, eager-scout, akodo-toturi [bowed]"
        + MIL
    )
    assert used(own, "steadfast-witch-hunter")
    event = table(
        "fate: 0 0 | field a: magistrate-of-reason [present] | field b: eager-scout [present] | hand b: banzai" + MIL
    )
    assert uses_of_b(event, "banzai")
    defends = table(f"fate: 0 0 | field a: magistrate-of-reason [present] | {WITCH} | conflict: b military fire a1")
    assert uses_of_b(defends, "steadfast-witch-hunter")


HOLDING = "holdings a1: funeral-pyre"


@pytest.mark.parametrize(("bearer", "paid"), [("kaiu-shuichi", (7, 5)), ("eager-scout", (6, 6))])
def test_compromised_secrets_costs_the_bearers_controller_honor_for_each_ability(bearer, paid):
    s = table(
        f"honor: 6 6 | {HOLDING} | field b: kaiu-shuichi [present], eager-scout | "
        f"attached a: compromised-secrets [on field/{bearer}]" + MIL
    )
    s.choose(uses_of_b(s, "kaiu-shuichi")[0])
    assert (s.honor, s.fate[1]) == (paid, 1)


def test_compromised_secrets_is_played_by_who_has_less_honor():
    there = "field b: eager-scout | hand a: compromised-secrets"
    for honors, may in (("5 6", True), ("6 6", False)):
        s = table(f"honor: {honors} | {there}" + CALM)
        assert ("play compromised-secrets" in options(s)) == may


RESPECT = (
    "hand a: command-respect | hand b: banzai, outwit | field a: doji-whisperer [present] | "
    "field b: eager-scout [present]"
)


def test_command_respect_takes_honor_for_each_event_of_an_opponent_until_the_conflict_ends():
    s = table(f"honor: 6 6 | {RESPECT}" + MIL)
    go(s, "command-respect")
    s.choose(uses_of_b(s, "banzai")[0])
    assert s.honor == (7, 5)
    through(s, "window")
    assert zone("banzai")(s) == "discard"


def test_command_respect_takes_nothing_for_ones_own_events_and_needs_a_smaller_hand():
    s = table(f"honor: 6 6 | {RESPECT} | hand a: command-respect, levy" + MIL)
    assert not used(
        table("honor: 6 6 | hand a: command-respect, banzai, outwit | hand b: banzai" + MIL), "command-respect"
    )
    go(table(f"honor: 6 6 | {RESPECT}" + MIL), "command-respect")
    assert honor(s) == (6, 6)


@pytest.mark.parametrize(("honors", "costs"), [("6 6", [1, 3]), ("10 5", [0, 3]), ("5 10", [1, 2])])
def test_under_amaterasus_gaze_the_far_more_honorable_pay_no_more(honors, costs):
    s = table(f"honor: {honors} | {GAZE} | conflict: b military fire a1")
    assert [price(s, find(s, face), seat) for face, seat in (("banzai", 0), ("kunshu", 1))] == costs


def test_the_option_says_what_is_demanded_and_the_log_whose_card_it_is():
    s = go(table(f"honor: 6 6 | {RESPECT}" + MIL), "command-respect")
    banzai = uses_of_b(s, "banzai")[0]
    said = next(option.label for option in s.question.options if option.notation == banzai)
    assert said.endswith("besides its cost, give your opponent 1 honor")
    s.choose(banzai)
    assert "b: −1 honor (Command Respect)" in s.log(0)


def test_who_cannot_pay_what_is_demanded_is_told_so():
    s = table(f"fate: 0 0 | field a: magistrate-of-reason [present] | {WITCH}" + MIL)
    uses_of_b(s, "steadfast-witch-hunter")
    said = s.game.talk.why_not(s, 1, "use steadfast-witch-hunter")
    assert "besides its cost, place 1 fate from your pool on an unclaimed ring" in said
