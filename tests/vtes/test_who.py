"""Who could play a card, block, answer or be hit, at the moments of `tests.vtes.moments`."""

from typing import Any

import pytest

from coterie.games.vtes.rules.acting import may_act, owes_hunt
from coterie.games.vtes.rules.action_state import NOBODY, current_action, intercept, order_of, stealth, still
from coterie.games.vtes.rules.blocking import able_to_block, blockers, may_block
from coterie.games.vtes.rules.strikes import (
    CLOSE,
    HAND,
    LONG,
    Blow,
    aggravates,
    can_aim,
    current_combat,
    dodged,
    opponent,
    packet,
    side_of,
    struck_at,
    works,
)
from coterie.games.vtes.words.costs import Purchase, payable
from coterie.games.vtes.words.deeds import LeaveTorpor
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.resources import GainPool
from coterie.games.vtes.words.users import Role, candidates, engaged, role_of
from coterie.kernel.events import about
from coterie.kernel.limits import count_use
from tests.vtes.moments import FACES, MOMENTS, acts, at, fights, quiet
from tests.vtes.tools import find, happen


def action(s) -> Any:
    """Return the data of the current action."""
    return current_action(s)


def combat(s) -> Any:
    """Return the data of the current combat."""
    return current_combat(s)


def named(s, pieces) -> str:
    """Return which minions those are."""
    by_number = {find(s, face): who for who, face in FACES.items()}
    return " ".join(by_number.get(p, str(p)) for p in pieces)


def torpid_actor():
    """T acts from torpor."""
    s = acts("leave torpor", LeaveTorpor(), ())
    serial = s.scopes[-1][0]
    s.rows[serial] = s.rows[serial].but(data=s.rows[serial].data.but(actor=at(s, "T"), seat=1))
    return s


def mode(sort: str, **fields) -> Mode:
    return Mode(does=GainPool(), sort=sort, **fields)


CANDIDATES = [
    ("quiet", "minion", mode("action"), ("A G", "B", "")),
    ("bleed", "minion", mode("action"), ("", "", "")),
    ("quiet", "master", mode("master"), ("-1", "-1", "-1")),
    ("quiet", "discard", mode("event"), ("-1", "-1", "-1")),
    ("quiet", "A", mode("modifier"), ("", "", "")),
    ("bleed", "A", mode("modifier"), ("A", "", "")),
    ("bleed", "A", mode("modifier", who="other"), ("A2 G", "", "")),
    ("quiet", "A", mode("reaction"), ("", "", "")),
    ("bleed", "A", mode("reaction"), ("", "B", "")),
    ("bleed", "A", mode("reaction", who="locked"), ("", "", "C")),
    ("quiet", "played", mode("reaction"), ("", "", "")),
    ("quiet", "played", mode("reflex"), ("A A2 G", "B T", "C E")),
    ("quiet", "strike", mode("combat"), ("", "", "")),
    ("close", "before range", mode("combat"), ("A", "B", "")),
    ("close", "before range", mode("combat", who="other"), ("A2 G", "", "")),
    ("close", "before range", mode("combat", who="bystander"), ("A2 G", "T", "C E")),
    ("quiet", "before range", mode("combat", who="bystander"), ("", "", "")),
    ("close", "strike", mode("combat"), ("A", "", "")),
    ("answer", "range", mode("combat"), ("", "B", "")),
    ("pressed", "press", mode("combat"), ("", "B", "")),
    ("press", "press", mode("combat"), ("A", "", "")),
    ("hurt B", "damage", mode("combat"), ("", "B", "")),
    ("hurt A", "damage", mode("combat"), ("A", "", "")),
    ("quiet", "hunting", mode("action"), ("", "", "")),
]


@pytest.mark.ruling("V-137", "V-139", "V-141")
@pytest.mark.parametrize(
    ("moment", "window", "way", "whose"), CANDIDATES, ids=[f"{r[0]}-{r[1]}-{r[2].sort}-{r[2].who}" for r in CANDIDATES]
)
def test_a_card_of_each_sort_is_played_by_some_minions_at_some_moments(moment, window, way, whose):
    s = MOMENTS[moment]()
    assert tuple(named(s, candidates(s, seat, window, role_of(way))) for seat in range(3)) == whose


@pytest.mark.ruling("VR-8.5", "V-137")
def test_a_vampire_that_leaves_torpor_may_modify_its_action():
    s = torpid_actor()
    assert named(s, candidates(s, 1, "A", Role("modifier", "", False))) == "T"
    assert named(s, candidates(s, 1, "A", Role("modifier", "other", False))) == "B"


@pytest.mark.ruling("VR-6.2", "V-115")
def test_who_must_hunt_plays_hunts_only():
    s = quiet()
    happen(s, about(s, "rise", find(s, FACES["E"])), about(s, "straighten", find(s, FACES["E"])))
    assert named(s, candidates(s, 2, "hunting", Role("action", "", False))) == "E"
    p = find(s, FACES["E"])
    assert not may_act(s, p, ("hunt",))  # in the turn of another
    s.active = 2
    assert [may_act(s, p, ("bleed",)), may_act(s, p, ("hunt",)), may_act(s, p, ("card", "x"), hunts=True)] == [
        False,
        True,
        True,
    ]


@pytest.mark.ruling("VR-6.1", "VR-6.3", "VR-6.9")
def test_who_may_act_and_who_not():
    s = quiet()
    a, a2, g = (find(s, FACES[who]) for who in ("A", "A2", "G"))
    assert [may_act(s, p, ("bleed",)) for p in (a, a2, g)] == [True, False, True]
    count_use(s, ("acted", a, "bleed"), "turn")
    count_use(s, ("recruited", g, s.pieces[g].life), "turn")
    assert [may_act(s, p, ("bleed",)) for p in (a, g)] == [False, False]
    assert may_act(s, a, ("hunt",))
    count_use(s, ("must hunt", *at(s, "A")), "turn")
    assert (owes_hunt(s, a), may_act(s, a, ("card", "x")), may_act(s, a, ("hunt",))) == (True, False, True)
    count_use(s, ("has hunted", *at(s, "A")), "turn")
    assert (owes_hunt(s, a), may_act(s, a, ("card", "x"))) == (False, True)


ENGAGED = [
    ("quiet", ("", "", "")), ("bleed", ("A", "", "")), ("block", ("A", "B", "")), ("blocked", ("A", "B", "")),
    ("close", ("A", "B", "")), ("brawl", ("A", "B", "")),
]  # fmt: skip


@pytest.mark.ruling("VR-4.5", "VR-8.1")
@pytest.mark.parametrize(("moment", "whose"), ENGAGED, ids=[row[0] for row in ENGAGED])
def test_one_minion_of_a_methuselah_is_engaged_or_none(moment, whose):
    s = MOMENTS[moment]()
    found = [engaged(s, seat, "") for seat in range(3)]
    assert tuple(named(s, [p]) if p >= 0 else "" for p in found) == whose


@pytest.mark.ruling("VR-6.5", "V-078", "V-080")
@pytest.mark.parametrize(
    ("moment", "may", "who", "order"),
    [
        ("bleed", (1,), ("", "B", ""), (0, 1, 2)),
        ("at c", (2,), ("", "", ""), (0, 2, 1)),
        ("at both", (1, 2), ("", "B", ""), (0, 1, 2)),
        ("hunt", (1, 2), ("", "B", ""), (0, 1, 2)),
        ("declined", (1,), ("", "", ""), (0, 1, 2)),
        ("block", (1,), ("", "", ""), (0, 1, 2)),
    ],
)
def test_who_may_block_and_in_which_order_all_are_asked(moment, may, who, order):
    s = MOMENTS[moment]()
    now = action(s)
    assert (may_block(s, now), order_of(s, now)) == (may, order)
    assert tuple(named(s, blockers(s, now, seat)) for seat in range(3)) == who


@pytest.mark.ruling("VR-6.5", "VR-12")
def test_the_same_numbers_are_not_tried_twice():
    for failed, again in ((((0, 0), 0), False), (((0, 1), 0), True), (((1, 0), 0), True), (((0, 0), 1), True)):
        s = MOMENTS["bleed"]()
        now = action(s)
        numbers, uses = failed
        b = find(s, FACES["B"])
        assert (stealth(s, now), intercept(s, b)) == (0, 0)
        tried = now.but(tried=((b, *numbers, 0),), uses=uses)
        assert (named(s, blockers(s, tried, 1)) == "B") is again


@pytest.mark.ruling("VR-6.5", "VR-6.8")
def test_an_attempt_stands_as_long_as_its_minion_can_block():
    s = MOMENTS["block"]()
    assert able_to_block(s, at(s, "B"))
    assert not able_to_block(s, (at(s, "B")[0], at(s, "B")[1] - 1))  # it has left play since
    s.pieces[find(s, FACES["B"])].ready = False
    assert not able_to_block(s, at(s, "B"))
    assert not able_to_block(s, at(s, "T"))


@pytest.mark.ruling("VR-6.8", "VR-13.1")
def test_an_action_goes_on_with_its_minion_and_its_targets_only():
    s = MOMENTS["bleed"]()
    now = action(s)
    assert still(s, now)
    assert not still(s, now.but(actor=(now.actor[0], now.actor[1] - 1)))
    assert not still(s, now.but(actor=at(s, "T")))
    assert still(s, now.but(actor=at(s, "T"), kind="leave torpor", seat=1, targets=()))
    assert not still(s, now.but(kind="leave torpor"))
    for gone, goes_on in ((1, False), (0, False), (2, True)):
        s.out = (gone,)
        assert still(s, now) is goes_on


# ── strikes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

DODGE, GUN, KNIFE = Blow("dodge"), Blow("strike", 2, ranged=True, sort="gun"), Blow("strike", 1, True, sort="melee")
STRUCK = [  # a strike, at which range, against what: the damage, whether it is aggravated
    (HAND, CLOSE, HAND, (1, False)), (HAND, LONG, HAND, None), (HAND, CLOSE, DODGE, None),
    (HAND.but(sure=True), CLOSE, DODGE, (1, False)), (HAND.but(damage=2), CLOSE, None, (3, False)),
    (HAND.but(aggravated=True), CLOSE, HAND, (1, True)), (GUN, CLOSE, HAND, (2, False)), (GUN, LONG, HAND, (2, False)),
    (GUN, LONG, DODGE, None), (GUN.but(sure=True), LONG, DODGE, (2, False)), (KNIFE, CLOSE, HAND, (2, False)),
    (KNIFE, LONG, HAND, None), (DODGE, CLOSE, HAND, None), (Blow("strike"), CLOSE, HAND, None), (None, CLOSE, HAND, None),
    (Blow("combat ends"), CLOSE, HAND, None), (Blow("strike", 3), CLOSE, HAND, (3, False)),
]  # fmt: skip


@pytest.mark.ruling("VR-8.3", "VR-8.4")
@pytest.mark.parametrize(("blow", "range_", "other", "wanted"), STRUCK)
def test_a_strike_does_its_damage_where_it_reaches_and_is_not_dodged(blow, range_, other, wanted):
    for side, blows in ((0, (blow, other)), (1, (other, blow))):
        s = fights(blows=blows, range=range_)
        found = packet(s, combat(s), side)
        assert (None if found is None else (found.amount, found.aggravated)) == wanted
        if found is not None:
            assert (found.piece, found.source) == (find(s, FACES["BA"[side]]), find(s, FACES["AB"[side]]))


@pytest.mark.ruling("VR-8.2", "VR-8.3")
def test_a_dodge_protects_from_the_opposing_strike_alone():
    s = fights(blows=(HAND, DODGE))
    now = combat(s)
    assert (dodged(now, 0), dodged(now, 1)) == (True, False)
    assert not dodged(now.but(blows=(HAND.but(at=at(s, "G")), DODGE)), 0)  # aimed at a retainer
    assert not dodged(now.but(blows=(HAND, HAND)), 0)
    assert not dodged(now.but(blows=(HAND, None)), 0)
    assert not dodged(now.but(blows=(None, DODGE)), 0)


@pytest.mark.ruling("VR-8.2")
@pytest.mark.parametrize(
    ("blow", "close", "long", "aimed"),
    [(HAND, True, False, False), (GUN, True, True, True), (KNIFE, True, False, False), (DODGE, True, True, False),
     (Blow("combat ends"), True, True, False), (Blow("strike", ranged=True), True, True, False),
     (Blow("strike", ranged=True, steal=1), True, True, True)],
)  # fmt: skip
def test_what_can_be_chosen_at_a_range_and_what_be_aimed_at_retainers(blow, close, long, aimed):
    assert (works(blow, CLOSE), works(blow, LONG)) == (close, long)
    assert (can_aim(blow, LONG), can_aim(blow, CLOSE), can_aim(None, LONG)) == (aimed, False, False)


@pytest.mark.ruling("VR-8.1")
def test_each_of_two_that_fight_has_a_side_and_an_opponent():
    s = fights()
    now = combat(s)
    a, b, c = (find(s, FACES[who]) for who in ("A", "B", "C"))
    assert [side_of(s, now, p) for p in (a, b, c)] == [0, 1, -1]
    assert [opponent(s, p) for p in (a, b, c)] == [at(s, "B"), at(s, "A"), NOBODY]
    assert (struck_at(now, 0), struck_at(now, 1)) == (at(s, "B"), at(s, "A"))
    assert struck_at(now.but(blows=(GUN.but(at=at(s, "G")), None)), 0) == at(s, "G")
    assert opponent(quiet(), a) == NOBODY


@pytest.mark.ruling("C-101")
@pytest.mark.parametrize(
    ("blow", "range_", "wanted"),
    [(HAND, CLOSE, False), (HAND.but(aggravated=True), CLOSE, True), (HAND.but(aggravated=True), LONG, False),
     (GUN.but(aggravated=True), LONG, True), (Blow("strike", 0, aggravated=True), CLOSE, False), (None, CLOSE, False)],
)  # fmt: skip
def test_what_is_aggravated_attempts_it_where_it_reaches(blow, range_, wanted):
    s = fights(blows=(blow, DODGE), range=range_)
    assert aggravates(s, combat(s), 0) is wanted
    if blow is not None:
        assert not aggravates(s, combat(s).but(blows=(blow.but(at=at(s, "G")), DODGE)), 0)


@pytest.mark.ruling("V-060", "V-062")
@pytest.mark.parametrize(
    ("way", "who", "fits"),
    [({"blood": 4}, "A", True), ({"blood": 5}, "A", False), ({"pool": 20}, "A", True), ({"pool": 21}, "A", False),
     ({"pool": 6}, "B", True), ({"pool": 7}, "B", False), ({"x": "blood", "xs": (4, 9)}, "A", True),
     ({"x": "blood", "xs": (5, 9)}, "A", False), ({"x": "blood", "blood": 1, "xs": (3, 9)}, "A", True),
     ({"x": "blood", "blood": 1, "xs": (4, 9)}, "A", False), ({"x": "pool", "xs": (6, 9)}, "B", True),
     ({"x": "pool", "xs": (7, 9)}, "B", False), ({"blood": 1}, "E", False), ({}, "E", True)],
)  # fmt: skip
def test_what_a_card_costs_must_be_there(way, who, fits):
    s = quiet()
    p = find(s, FACES[who])
    assert payable(s, Purchase(s.game.speaks(s, p), -1, p), mode("modifier", **way)) is fits
