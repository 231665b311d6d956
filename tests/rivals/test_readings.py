"""Where tables differ or the rules are silent: how often abilities are used, whose wraith it is, rounds, who is out."""

import pytest

from coterie.games.rivals import GAME
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, blood_on, faces, find, options, play_through, position, where

# ── abilities that can be paid again ────────────────────────────────────────────────────────────────────────────────

INMATE = "streets a: inmate-745943 [blood 4]\nstreets b: brother [blood 5]\nhaven b: doc [blood 5]\nprestige: 9 9\n"
PAIN = INMATE + "board a: house-of-pain\nleaders: inmate-745943 doc\nhand a: haze, haze, haze\n"


def used_up(s, use: str) -> int:
    """Return how often something can be used before the type of an attack is said."""
    play_through(s, "attack with a/inmate-745943", "b/brother")
    times = 0
    while s.asked[1][0] != "sort?":
        if use in options(s):
            times += 1
            s.choose(use)
        else:
            s.choose(next(each for each in ("haze", "pass") if each in options(s)))
    return times


@pytest.mark.ruling("RR-21")
def test_what_can_be_paid_again_is_used_again_in_one_attack():
    assert used_up(position(PAIN), "use a/house-of-pain") == 3  # as many as there are cards
    s = position(INMATE)
    play_through(s, "attack with a/inmate-745943", "b/brother", "use a/inmate-745943", "use a/inmate-745943", "pass")
    onward(s, sort="physical")
    assert (s.prestige, where(s, "brother")) == ((7, 8), "torpor")  # 2 and twice 2 against 1 is enough for 5 Blood


@pytest.mark.ruling("RR-21")
def test_tables_may_allow_each_ability_once_an_attack_and_once_a_turn_outside_of_one():
    assert used_up(position(PAIN, ability_uses="once"), "use a/house-of-pain") == 1
    s = position(INMATE, ability_uses="once")
    assert used_up(s, "use a/inmate-745943") == 1
    onward(s, sort="physical")
    assert blood_on(s, "brother") == 5 - (2 + 2 - 1)


RETREAT = (
    "haven a: em [blood 4]\nhaven b: doc [blood 5]\nboard a: royal-retreat\ncity: chef, addict\n"
    "deck: student, nun, tour-guide, cop\nleaders: em doc\n"
)


def test_royal_retreat_is_used_as_often_as_there_are_mortals_or_once_a_turn():
    s = position(RETREAT)
    play_through(s, "use a/royal-retreat", "city/chef", "use a/royal-retreat", "city/addict")
    assert "use a/royal-retreat" in options(s)
    s = position(RETREAT, ability_uses="once")
    play_through(s, "use a/royal-retreat", "city/chef")
    assert "use a/royal-retreat" not in options(s)
    end_turn(s)
    end_turn(s)
    assert (s.active, "use a/royal-retreat" in options(s)) == (0, True)


BLOCKED = "haven a: sonja-valentine [blood 6]\nhaven b: doc [blood 5]\nboard a: mental-block\nlibrary b: haze\n"


@pytest.mark.ruling("R-121")
def test_mental_block_discards_whatever_is_attached_to_it():
    s = position(BLOCKED + "attached b: backup [on board/mental-block], drive-by [on board/mental-block]\n")
    s.choose("use a/mental-block")
    onward(s)
    assert (sorted(faces(s, "discard", 1)), s.pieces[find(s, "haze")].host) == (
        ["backup", "drive-by"],
        find(s, "mental-block"),
    )


# ── wraiths on the vampires of others ───────────────────────────────────────────────────────────────────────────────

FOREIGN = (
    "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\n"
    "attached a: chef [down, known all, on haven/doc], wraith-social [down, known a, on chef]\n"
)


@pytest.mark.ruling("R-057", "R-153")
def test_a_wraith_on_a_foes_vampire_is_revealed_by_who_has_laid_it():
    s = position(FOREIGN)
    assert len([each for each in options(s) if each.startswith("reveal")]) == 1
    s = position(FOREIGN + "active: b\n")
    assert not [each for each in options(s) if each.startswith(("reveal", "let go"))]


@pytest.mark.ruling("R-057")
def test_tables_may_leave_a_wraith_to_the_player_of_its_bearer():
    s = position(FOREIGN, foreign_wraiths="its bearer")
    assert not [each for each in options(s) if each.startswith("reveal")]
    s = position(FOREIGN + "active: b\n", foreign_wraiths="its bearer")
    assert len([each for each in options(s) if each.startswith("reveal")]) == 1


# ── rounds ──────────────────────────────────────────────────────────────────────────────────────────────────────────

THREE = "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhaven c: karma [blood 3]\n"


@pytest.mark.ruling("RR-19")
def test_a_round_begins_with_the_seat_that_had_the_first_turn_of_the_game():
    s = position(THREE + "active: b\nfirst: b\n", players=3, round_limit=2)
    rounds = []
    while not s.over:
        rounds.append((s.active, s.round))
        s.choose("end")
    assert rounds == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2)]  # everybody has had as many turns
    s = position(THREE, players=3, round_limit=1)
    assert [s.choose("end") or s.active for _ in range(2)] == [1, 2]
    assert GAME.read(position(THREE + "first: c\n", players=3).notation()).first == 2


def test_the_opener_of_a_game_begins_its_rounds():
    for seed in range(6):
        s = GAME.start({"players": 3}, seed=seed)
        assert s.first == s.active


# ── who is out ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-19")
def test_who_is_out_in_its_own_turn_has_no_turn_to_finish():
    table = (
        "streets a: inmate-745943 [blood 4]\nhaven b: doc [blood 5]\nstreets c: brother [blood 5]\nprestige: 1 9 9\n"
    )
    s = position(table, players=3, elimination="play on")
    play_through(s, "attack with a/inmate-745943", "c/brother", "use a/inmate-745943")
    assert (s.out, s.active, s.asked[1][0]) == ((0,), 1, "action?")
    assert (blood_on(s, "brother"), where(s, "brother")) == (5, "streets")  # the attack ends with the turn
    assert not s.over
    end_turn(s)
    end_turn(s)
    assert s.active == 1  # the one who is out has no turn any more


def test_who_is_out_in_a_turn_of_another_does_not_end_it():
    table = "streets a: hydra [blood 6]\nhaven b: doc [blood 5]\nstreets c: brother [blood 1]\nprestige: 9 9 1\n"
    s = position(table, players=3, elimination="play on")
    play_through(s, "attack with a/hydra", "c/brother")
    onward(s, sort="physical")
    assert (s.out, asked(s)[0], s.active) == ((2,), 0, 0)
