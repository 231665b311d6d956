"""Karen Suadela, whom events of Gehenna do not affect as long as she is a prince (D-902)."""

import pytest

from coterie.games.vtes.words.costs import raised
from coterie.kernel.events import about
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Sets
from tests.vtes.tools import (
    BIG,
    IDLE,
    SCHOOL,
    blood_on,
    find,
    happen,
    locked,
    number,
    options,
    play_through,
    position,
    taught,
    vampire,
)

KAREN = "karen-suadela"
FIVE_MORE = "torpid-blood, blood-trade, the-unmasking, dragonbound, thirst"  # so that there are six events of Gehenna
OTHER = taught("cel", clan="Toreador", capacity=5)
OF_HOUSTON = next(
    face for face, card in SCHOOL.faces.items() if card.city == "Houston" and card.kind == "vampire" and face != KAREN
)


def with_her(board: str, more: str = "", state: str = "blood 3", phase: str = "5.3", sabbat: bool = False):
    """Return a position with Karen and another vampire of seat a, and events in play; perhaps she has joined the Sabbat."""
    s = position(
        f"phase: {phase}\nready a: {KAREN} [{state}], {OTHER} [{state}]\nboard b: {board}\n{more}"
        "library a: dodge, dodge\nlibrary b: dodge\nlibrary c: dodge\n",
        game=SCHOOL,
    )
    if sabbat:
        happen(s, about(s, "gain", find(s, KAREN), detail=(Sets("sect", "Sabbat", THIS), ("forever",), "dodge")))
    return s


@pytest.mark.ruling("D-902")
@pytest.mark.parametrize("sabbat", [False, True])
def test_wormwood_lowers_her_capacity_only_while_she_is_no_prince(sabbat):
    s = with_her("wormwood [counter 3]", f"{IDLE}\n", sabbat=sabbat)
    assert (number(s, "capacity", KAREN), number(s, "capacity", OTHER)) == (3 if sabbat else 7, 3)


@pytest.mark.ruling("D-902")
def test_a_contested_city_leaves_her_to_gehenna():
    s = with_her("wormwood [counter 3]", f"ready b: {OF_HOUSTON} [bowed, blood 3]\nready c: ryan [bowed]\n")
    assert (number(s, "votes", KAREN), number(s, "capacity", KAREN)) == (0, 3)


@pytest.mark.ruling("D-902")
def test_she_stays_of_the_camarilla_and_a_prince_as_that_falls():
    s = with_her("fall-of-the-camarilla", f"{IDLE}\n")
    assert (number(s, "votes", KAREN), blood_on(s, KAREN)) == (2, 3)
    s = with_her("fall-of-the-camarilla", f"ready b: {vampire(title='prince', plain=False)} [bowed]\nready c: ryan\n")
    assert number(s, "votes", vampire(title="prince", plain=False)) == 0


@pytest.mark.ruling("D-902")
def test_thirst_takes_no_blood_of_hers():
    s = with_her(FIVE_MORE + ", wormwood [counter 9]", f"{IDLE}\n")
    s.choose("done")
    for _ in range(20):
        if s.active != 0 or blood_on(s, OTHER) == 2:
            break
        s.choose(next(each for each in ("done", "pass", *options(s)) if each in options(s)))
    assert (blood_on(s, KAREN), blood_on(s, OTHER)) == (3, 2)


@pytest.mark.ruling("D-902")
def test_nightmares_lock_her_not():
    s = with_her(f"nightmares-upon-nightmares, {FIVE_MORE}", f"{IDLE}\n", phase="5.1.1")
    while s.asked[1][0] != "action?":
        s.choose(next(each for each in ("lock it", "done", *options(s)) if each in options(s)))
    assert (locked(s, KAREN), locked(s, OTHER)) == (False, True)


@pytest.mark.ruling("D-902")
@pytest.mark.parametrize(("who", "dearer"), [(KAREN, 0), (OTHER, 1)])
def test_she_leaves_torpor_and_rescues_others_at_the_usual_cost(who, dearer):
    s = position(
        f"phase: 5.3\ntorpor a: {who} [blood 2]\nready a: madison [bowed]\n{IDLE}\nboard b: torpid-blood\n", game=SCHOOL
    )
    assert (f"leave torpor with {who}" in " ".join(options(s))) is not dearer
    s = position(
        f"phase: 5.3\nready a: {who} [blood 2]\ntorpor a: {BIG} [blood 0]\n{IDLE}\nboard b: torpid-blood\n", game=SCHOOL
    )
    assert any("rescue" in each for each in options(s)) is not dearer  # it costs 2, or 3


@pytest.mark.ruling("D-902")
def test_the_inquisition_and_who_trades_in_blood_pass_her_over():
    s = position(
        f"phase: 5.1.4\nready a: madison [blood 4]\nready b: {KAREN} [blood 3], {OTHER} [blood 3]\nready c: ryan [bowed]\n"
        "board c: the-new-inquisition, blood-trade\n",
        game=SCHOOL,
    )
    s.choose("use c/the-new-inquisition")
    assert (blood_on(s, KAREN), blood_on(s, OTHER)) == (3, 2)  # the only one that there is
    play_through(s, "use c/blood-trade")
    assert f"b/{KAREN}" not in options(s)


@pytest.mark.ruling("D-902")
@pytest.mark.parametrize(("who", "pays"), [(KAREN, 0), (OTHER, 1)])
def test_withering_makes_no_card_dearer_for_her(who, pays):
    s = with_her("the-slow-withering", f"{IDLE}\nhand a: infernal-pursuit\n")
    superior = next(way for way in SCHOOL.faces["infernal-pursuit"].plays.ways if way.needs == ("CEL",))
    assert raised(s, find(s, "infernal-pursuit"), superior, find(s, who)) == pays


@pytest.mark.ruling("D-902")
@pytest.mark.parametrize(("who", "can"), [(KAREN, True), (OTHER, False)])
def test_she_hunts_though_vitae_is_restricted_and_is_no_prey_for_it(who, can):
    s = with_her("restricted-vitae", f"{IDLE}\n")
    assert any(each.startswith(f"hunt with a/{who}") or each == f"hunt with {who}" for each in options(s)) is can
    s = position(
        f"phase: 5.3\nready a: {BIG} [blood 0]\nready b: {who} [bowed, blood 2]\nready c: ryan [bowed, blood 1]\n"
        "board c: restricted-vitae",
        game=SCHOOL,
    )
    assert any(each.startswith("act with") and each.endswith(who) for each in options(s)) is not can


@pytest.mark.parametrize(("act", "stealth"), [("hunt", 1), ("bleed", 0)])
def test_she_hides_actions_that_are_directed_at_nobody(act, stealth):
    s = position(f"phase: 5.3\nready a: {KAREN} [blood 3]\nready b: nassir [blood 4]\nready c: ryan [bowed]\n")
    s.choose(f"{act} with {KAREN}")
    assert number(s, "stealth", KAREN) == stealth
