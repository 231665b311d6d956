"""Answers to abilities that were used and to covert, and opportunities to declare a conflict that are taken away."""

import pytest

from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.rules.attackable import open_to
from coterie.games.l5r.rules.conflict_phase import types_left
from coterie.kernel.limits import count_use
from coterie.kernel.modifiers import forbidding
from tests.l5r.cards.cases import BMIL, CALM, MIL, Answer, answers, go, offers, table, up
from tests.l5r.tools import STRONGHOLD, conflict_phase, declare, find, options, play, position, through

WITCH = "field b: steadfast-witch-hunter [present], eager-scout, akodo-toturi [bowed]"
YARI = "field a: akodo-gunso [present] | attached a: kamayari [on field/akodo-gunso]"
EVADES = "provinces b1: pilgrimage | field b: doji-whisperer, brash-samurai"


def hunting(s):
    """What happens before: seat b uses the ability of its witch hunter."""
    while s.question.seat != 1 or not any("witch-hunter" in said for said in options(s)):
        s.choose("pass")
    s.choose(next(said for said in options(s) if "witch-hunter" in said))
    if "b/eager-scout" in options(s):
        s.choose("b/eager-scout")


CASES = [
    Answer("kirei-ko", start=hunting, text=f"hand a: kirei-ko | fate: 1 0 | field a: eager-scout [present] | {WITCH}" + MIL,
        look=up("steadfast-witch-hunter"), seen=False,
        no=f"hand a: banzai | discard a: kirei-ko | field a: eager-scout [present] | {WITCH}" + MIL),
    Answer("kamayari", start=hunting, text=f"{YARI} | {WITCH}" + MIL, look=up("steadfast-witch-hunter"), seen=False,
        no=f"{YARI.replace('gunso [present]', 'gunso')} | field a: eager-scout [present] | {WITCH}" + MIL),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_kirei_ko_answers_no_ability_of_ones_own_and_no_event():
    own = table(
        f"hand a: kirei-ko | fate: 1 0 | {WITCH.replace('field b', 'field a')} | field b: doji-whisperer [present]"
        + MIL
    )
    go(own, "steadfast-witch-hunter", "a/eager-scout")
    assert offers(own, "kirei-ko") == []
    event = table("hand a: kirei-ko | hand b: banzai | fate: 1 0 | field b: doji-whisperer [present]" + BMIL)
    while not any("banzai" in said for said in options(event)):
        event.choose("pass")
    event.choose(next(said for said in options(event) if "banzai" in said))
    assert offers(through(event, "window"), "kirei-ko") == []


@pytest.mark.ruling("L-8.7")
def test_kirei_ko_needs_a_character_that_is_still_there():
    s = table("hand a: kirei-ko | fate: 1 0 | field b: vanguard-warrior, eager-scout | field a: doji-whisperer" + CALM)
    while not any("vanguard" in said for said in options(s)):
        s.choose("pass")
    s.choose("use b/vanguard-warrior")
    assert offers(s, "kirei-ko") == []


def evaded(face, other="doji-whisperer"):
    """Return the table after a character has evaded another by covert, at the reaction to that."""
    s = table(f"field a: {face} | provinces b1: pilgrimage | field b: {other}, brash-samurai" + CALM)
    declare(s, "air military", "b1", face)
    s.choose(f"evade b/{other}")
    return s


@pytest.mark.parametrize(("face", "how"), [("tengu-sensei", "attack"), ("shinjo-yasamura", "defend")])
def test_who_was_evaded_is_kept_from_more(face, how):
    s = evaded(face)
    s.choose(answers(s, face)[0])
    kept = {each: bool(forbidding(s, how, find(s, each))) for each in ("doji-whisperer", "brash-samurai")}
    assert kept == {"doji-whisperer": True, "brash-samurai": False}
    while s.phase == "conflict":
        s.choose("pass" if "pass" in options(s) else s.question.default)
    assert not forbidding(s, how, find(s, "doji-whisperer"))


@pytest.mark.parametrize("face", ["tengu-sensei", "shinjo-yasamura"])
def test_nothing_is_answered_where_nobody_is_evaded(face):
    s = table(f"field a: {face} | provinces b1: pilgrimage | field b: doji-whisperer" + CALM)
    declare(s, "air military", "b1", face)
    s.choose("nobody")
    through(s, "defenders?", "window")
    assert offers(s, face) == []
    defends = table(f"field b: {face} | provinces b1: pilgrimage | field a: doji-whisperer" + CALM)
    declare(defends, "air military", "b1", "doji-whisperer")
    assert offers(defends, face) == []


def left(s):
    """Return how many conflicts each team may still declare, and of which types."""
    now = conflict_phase(s)
    return (now.left, [types_left(s, now, team) for team in (0, 1)])


BOTH = ["military", "political"]


def begun(text, format="stronghold"):
    """Return a game at the first window of the draw phase."""
    return position(f"{STRONGHOLD}\n{text}\nphase: draw", format=format)


@pytest.mark.ruling("L-6.3")
def test_waning_hostilities_leaves_one_conflict_of_either_type():
    s = begun("hand a: waning-hostilities\nfate: 1 0\nfield a: akodo-toturi\nfield b: hida-kisada")
    s.choose(answers(s, "waning-hostilities")[0])
    assert left(s) == ((1, 1), [BOTH, BOTH])
    declare(s, "air military", "b1", "akodo-toturi")
    through(s, "window", "declare?")
    while conflict(s) is not None:
        s.choose("pass" if "pass" in options(s) else "no" if "no" in options(s) else s.question.default)
    assert left(s) == ((0, 1), [[], BOTH])


def test_waning_hostilities_would_change_nothing_where_each_has_one():
    s = position("hand a: waning-hostilities\nfate: 1 0\nfield a: akodo-toturi\nphase: draw")
    assert answers(s, "waning-hostilities") == []


def test_kakita_yuri_keeps_the_loser_from_military_conflicts():
    s = position(
        f"{STRONGHOLD}\nfield a: kakita-yuri [present]\nfield b: doji-whisperer [present]\nhonor: 10 10\n"
        "conflict: a political fire b1",
        format="stronghold",
    )
    go(s, "kakita-yuri", "bid 3", "bid 1")
    assert left(s)[1] == [["military"], ["political"]]
    lost = position(
        f"{STRONGHOLD}\nfield a: kakita-yuri [present]\nfield b: kakita-kaezin [present]\nhonor: 10 10\n"
        "conflict: a political fire b1",
        format="stronghold",
    )
    go(lost, "kakita-yuri", "bid 1", "bid 5")
    assert left(lost)[1] == [[], BOTH]


@pytest.mark.ruling("L-5.5")
@pytest.mark.parametrize(("bids", "offered"), [((1, 2), True), ((2, 2), False), ((3, 1), False)])
def test_privileged_position_keeps_who_bids_more_from_a_second_attack(bids, offered):
    s = position(
        "hand a: privileged-position\nfate: 2 0\nfield b: hida-kisada\nfield a: akodo-toturi\nhonor: 6 6\nphase: dynasty"
    )
    through(s, "bid?")
    play(s, *[f"bid {n}" for n in bids])
    found = offers(s, "privileged-position")
    assert bool(found) == offered
    if offered:
        s.choose(found[0])
    assert open_to(s, 1)
    count_use(s, ("attacked", 1, 0), "phase")  # as if seat b had attacked once
    assert bool(open_to(s, 1)) != offered
    assert open_to(s, 0)
