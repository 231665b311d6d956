"""Cards that make others dearer, that are kept on others, that are stolen from in part: counts, owners and nothing at all."""

import pytest

from coterie.games.vtes import GAME
from coterie.games.vtes.words.circumstances import LiesIn
from coterie.games.vtes.words.costs import dearer
from coterie.games.vtes.words.vocabulary import VOICE
from tests.vtes.tools import (
    IDLE,
    OTHERS,
    SCHOOL,
    blood_on,
    borne_by,
    faces,
    find,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    taught,
)

MINE, YOURS = "villein [on ready/madison]", "villein [on ready/nassir]"


@pytest.mark.ruling("VR-4.8")
@pytest.mark.parametrize(
    ("more", "pool", "left"),
    [
        ("", 3, 4),
        (f"attached a: {MINE}\n", 3, 3),
        (f"attached a: {MINE}, {MINE}\n", 3, 2),
        (f"attached b: {YOURS}\n", 3, 4),
        (f"attached a: {MINE}, {MINE}\n", 1, None),
        (f"attached a: {MINE}\n", 1, 1),
    ],
)
def test_minion_tap_is_dearer_for_each_villein_of_its_methuselah(more, pool, left):
    s = position(f"phase: 5.2.2\npool: {pool} 9 9\nhand a: minion-tap\nready a: madison [blood 3]\n{more}{OTHERS}")
    assert ("play minion-tap" in options(s)) == (left is not None)
    if left is not None:
        play_through(s, "play minion-tap", "1")
        assert (s.pool[0], blood_on(s, "madison")) == (left, 2)


@pytest.mark.ruling("VR-4.8")
@pytest.mark.parametrize(("pool", "there"), [(1, False), (2, True)])
def test_a_master_is_not_aimed_at_whom_it_cannot_be_paid_for(pool, there):
    s = table("madison", "misdirection", phase="5.2.1", pool=f"{pool} 9 9", attached_b="secure-haven [on ready/nassir]")
    s.choose("play misdirection")
    assert (any("nassir" in each for each in options(s)), any("ryan" in each for each in options(s))) == (there, True)


@pytest.mark.ruling("VR-4.8")
def test_a_secure_haven_makes_only_masters_dearer_and_only_on_its_bearer():
    s = table("madison", attached_b="secure-haven [on ready/nassir]")
    nassir, ryan = find(s, "nassir"), find(s, "ryan")
    priced = [
        (card, at, dearer(s, 0, GAME.faces[card], at)) for card in ("misdirection", "dodge") for at in (nassir, ryan)
    ]
    assert priced == [("misdirection", nassir, 1), ("misdirection", ryan, 0), ("dodge", nassir, 0), ("dodge", ryan, 0)]
    assert dearer(s, 0, GAME.faces["misdirection"]) == 0  # on nobody


@pytest.mark.ruling("C-019", "VR-13.1")
@pytest.mark.parametrize(("moved", "pool", "out"), [("0", (0, 9, 15), (0,)), ("1", (1, 9, 9), ())])
def test_what_a_card_gives_saves_who_has_paid_the_last_pool_for_it(moved, pool, out):
    """Cost and gain are one step; who has no pool after it is out."""
    s = position(
        f"phase: 5.2.2\npool: 1 9 9\nhand a: minion-tap\nready a: madison [blood 3]\nattached a: {MINE}\n{OTHERS}"
    )
    play_through(s, "play minion-tap", moved)
    assert (s.pool, s.out) == (pool, out)


@pytest.mark.ruling("VR-4.8")
@pytest.mark.parametrize(("bearer", "left"), [("madison", 5), ("nassir", 6)])
def test_a_villein_is_dearer_only_on_a_bearer_of_one(bearer, left):
    s = position(
        f"phase: 5.2.2\npool: 4 9 9\nhand a: villein\nready a: madison [blood 3], nassir [blood 3]\n"
        f"attached a: villein [on ready/madison]\n{OTHERS.replace('nassir', 'min-seo')}"
    )
    play_through(s, "play villein", f"a/{bearer}", "2")
    assert s.pool[0] == left


def test_a_tarot_without_a_library_keeps_no_cards():
    who = taught(clan="Ravnos")
    s = table(who, "shilmulo-tarot", game=SCHOOL)
    reach(s, "play shilmulo-tarot")
    rest(s)
    assert (borne_by(s, who), faces(s, "stored")) == (["shilmulo-tarot"], [])


@pytest.mark.ruling("C-063", "VR-6.9")
@pytest.mark.parametrize(("blood", "choices", "gained"), [(3, ["1", "2"], 2), (1, [], 1), (0, [], 0)])
def test_who_steals_up_to_two_blood_chooses_within_what_is_there(blood, choices, gained):
    young, thief = taught(capacity=4), "francois-villon-g2"
    s = position(
        f"ready a: {thief} [blood 3]\nready b: {young} [bowed, blood {blood}]\n{IDLE.splitlines()[1]}", game=SCHOOL
    )
    s.choose(next(each for each in options(s) if each.startswith("act with") and young in each))
    if choices:
        assert options(s) == choices
        s.choose(choices[-1])
    assert (blood_on(s, thief), blood_on(s, young)) == (3 + gained, blood - gained)


@pytest.mark.parametrize(
    ("region", "word", "text"),
    [
        ("ready", "while", "while this minion is in the ready region"),
        ("torpor", "while", "while this minion is in torpor"),
        ("ready", "if", "if this minion is ready"),
        ("torpor", "if", "if this minion is in torpor"),
    ],
)
def test_a_clause_says_in_which_region_a_minion_lies(region, word, text):
    assert LiesIn(region).clause(VOICE, word=word) == text


@pytest.mark.ruling("VR-3")
def test_cards_of_the_crypt_and_of_the_library_have_their_own_backs():
    s = GAME.start({"players": 2}, seed=5)
    for now in s.pieces:
        kind = "crypt" if s.game.faces[now.face].kind == "vampire" else "library"
        assert now.back == f"{kind} {'ab'[now.owner]}"
