"""Cards of the Anarchs: what each does, and what it must not do."""

from dataclasses import replace

import pytest

from coterie.games.vtes.numbers import ANARCH, SABBAT
from coterie.kernel.events import about
from coterie.kernel.pieces import ref
from coterie.words.cards.groups import HOST, THIS
from coterie.words.cards.numbers import Sets
from tests.vtes.tools import (
    OTHERS,
    PUPILS,
    SCHOOL,
    blood_on,
    borne_by,
    find,
    happen,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    taught,
    where,
)

TEACHER = taught("DOM pre", sect=ANARCH)
PUPIL = taught(capacity=4)


def lesson(own: str = f"{TEACHER} [blood 4], {PUPIL} [bowed, blood 2]", hand: str = "field-training"):
    return position(f"ready a: {own}\nhand a: {hand}\n{OTHERS}", game=SCHOOL)


def test_an_anarch_teaches_what_it_masters_and_unlocks():
    s = lesson()
    assert number(s, "dom", PUPIL) == 0
    reach(s, "play field-training")
    rest(s)
    assert borne_by(s, PUPIL) == ["field-training"]
    assert (number(s, "dom", PUPIL), number(s, "pre", PUPIL), locked(s, TEACHER)) == (1, 0, False)
    assert s.game.value(s, "sect", find(s, PUPIL)) == ANARCH


def test_who_masters_nothing_cannot_teach():
    s = lesson(f"{taught('dom', sect=ANARCH)} [blood 4], {PUPIL} [bowed, blood 2]")
    assert "play field-training" not in options(s)


def test_nobody_learns_twice_or_from_itself():
    s = lesson(f"{TEACHER} [blood 4]")
    assert "play field-training" not in options(s)
    s = lesson(hand="field-training, field-training")
    reach(s, "play field-training")
    rest(s)
    assert "play field-training" not in options(s)


def test_who_changes_its_sect_again_has_learnt_nothing():
    s = lesson(f"{TEACHER} [blood 4], {PUPIL} [blood 2]")
    reach(s, "play field-training")
    rest(s)
    word = Sets("sect", SABBAT, THIS)
    happen(s, about(s, "gain", find(s, PUPIL), detail=(word, ("forever",), "dodge")))
    assert (where(s, "field-training"), number(s, "dom", PUPIL)) == ("ash", 0)


@pytest.mark.ruling("VR-9.2")
@pytest.mark.parametrize(("sect", "kept"), [(SABBAT, False), (ANARCH, True)])
def test_a_card_that_makes_a_pupil_one_of_another_sect_ends_its_training(sect, kept):
    flag = f"flag-of-{sect}".lower()
    PUPILS[flag] = replace(PUPILS["flak-jacket"], face=flag, name=flag, abilities=(Sets("sect", sect, HOST),))
    s = lesson(f"{PUPIL} [blood 2]\nattached a: field-training [on ready/{PUPIL}]", flag)
    happen(s, about(s, "attach", find(s, flag), detail=ref(s, find(s, PUPIL))))
    assert borne_by(s, PUPIL) == (["field-training", flag] if kept else [flag])


def test_skullduggery_hides_a_bleed_or_makes_it_worse():
    sneak, charmer = taught("obf", sect=ANARCH), taught("pre", sect=ANARCH)
    for who, pool in ((sneak, 29), (charmer, 28)):
        s = position(f"ready a: {who} [blood 3], {PUPIL} [bowed, blood 1]\nhand a: skullduggery\n{OTHERS}", game=SCHOOL)
        reach(s, "play skullduggery")
        assert s.pool[1] == pool


# ── The Status Perfectus ────────────────────────────────────────────────────────────────────────────────────────────

REBEL, FRIEND = taught(sect=ANARCH, nth=3), taught(sect=ANARCH, nth=4)


def ambushed(friend: str = f"{FRIEND} [blood 3]", board: str = "the-status-perfectus", blocker: str = REBEL):
    """Madison of seat a is blocked by an Anarch of seat b, which has the Status Perfectus and a friend."""
    s = position(
        f"ready a: madison [blood 5], {PUPIL} [blood 1]\nready b: {blocker} [blood 3], {friend}\nboard b: {board}\n"
        "ready c: ryan [bowed, blood 2]",
        game=SCHOOL,
    )
    reach(s, "bleed with madison", f"block with {blocker}")
    return s


def test_a_friend_jumps_in_and_is_not_struck_in_the_first_round():
    s = ambushed()
    reach(s, "use b/the-status-perfectus")
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, FRIEND)) == (3, 3)  # struck by both
    assert (locked(s, FRIEND), locked(s, "the-status-perfectus")) == (True, True)


def test_nobody_jumps_in_who_is_locked_or_no_anarch_or_for_another():
    for friend, board, blocker in (
        (f"{FRIEND} [bowed, blood 3]", "the-status-perfectus", REBEL),
        (f"{taught(nth=5)} [blood 3]", "the-status-perfectus", REBEL),
        (f"{FRIEND} [blood 3]", "the-status-perfectus [bowed]", REBEL),
        (f"{FRIEND} [blood 3]", "the-status-perfectus", taught(nth=6)),
    ):
        s = ambushed(friend, board, blocker)
        rest(s)
        assert blood_on(s, "madison") == 4


def test_anarchs_share_blood_in_the_master_phase():
    s = position(
        f"phase: 5.2.1\nready a: {REBEL} [blood 3], {FRIEND} [blood 1], {PUPIL} [blood 1]\n"
        f"board a: the-status-perfectus\n{OTHERS}",
        game=SCHOOL,
    )
    s.choose("use a/the-status-perfectus")
    assert not any(PUPIL in each for each in options(s))
    reach(s, REBEL)
    assert (blood_on(s, REBEL), blood_on(s, FRIEND)) == (2, 2)
    assert "use a/the-status-perfectus" not in options(s)


# ── Groundfighting ──────────────────────────────────────────────────────────────────────────────────────────────────


def brawl(card: str, foe: str):
    s = position(
        f"ready a: {foe} [blood 6], {PUPIL} [bowed, blood 1]\nhand a: {card}\nready b: {REBEL} [blood 3]\n"
        "hand b: groundfighting\nready c: ryan [bowed, blood 2]",
        game=SCHOOL,
    )
    reach(s, f"bleed with {foe}", f"block with {REBEL}", f"play {card}")
    return s


def test_what_leaves_only_the_hands_is_cancelled_for_a_blood():
    s = brawl("immortal-grapple", taught("pot"))
    reach(s, "play groundfighting")
    assert (blood_on(s, REBEL), where(s, "immortal-grapple")) == (1, "ash")  # and 1 by the strike


def test_what_restricts_no_strikes_is_not_cancelled():
    s = brawl("torn-signpost", taught("pot"))
    assert (s.asked[1][1][0], options(s)) == ("range", ["play groundfighting", "pass"])  # only to maneuver
