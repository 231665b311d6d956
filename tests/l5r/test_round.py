"""Setting up and the four phases (parts 4 and 5)."""

import pytest

from coterie.games.l5r import GAME
from coterie.kernel.procedures import affairs
from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import against
from tests.l5r.tools import asked, faces, find, held, options, play, position, prompt, ring, row, through


def started(format="skirmish", seed=1, **more):
    return GAME.start({"format": format, **more}, seed=seed)


@pytest.mark.ruling("L-4.1")
def test_cards_are_replaced_once_from_the_top_and_shuffled_in():
    s = started()
    seat = s.question.seat
    assert prompt(s) == "replace dynasty?"
    before = [s.pieces[p].face for place in range(seat * 6, seat * 6 + 3) for p in s.piles["row", place]]
    first = options(s)[0]
    play(s, first, "done")
    after = [s.pieces[p].face for place in range(seat * 6, seat * 6 + 3) for p in s.piles["row", place]]
    assert len(after) == 3
    assert before[1:] == after[1:]
    assert len(s.piles["dynasty", seat]) == 27
    assert prompt(s) == "replace dynasty?"
    assert s.question.seat != seat


def test_skirmish_begins_with_three_tokens_three_cards_and_six_honor():
    s = started()
    assert s.honor == (6, 6)
    through(s, "window")
    assert [len(s.piles["hand", seat]) for seat in (0, 1)] == [3, 3]
    assert s.fate == (6, 6)
    assert [s.game.number(s, "strength", s.piles["provinces", at][0]) for at in (0, 1, 2)] == [3, 3, 3]
    assert ("provinces", 3) not in s.piles


def test_the_stronghold_format_places_five_provinces_in_secret():
    s = started("stronghold")
    seat = s.question.seat
    assert prompt(s) == "place?"
    assert len(options(s)) == 5
    s.choose(s.question.default)
    piece = s.piles["provinces", seat * 6 + 5][0]
    assert (s.pieces[piece].down, s.pieces[piece].known) == (True, 1 << seat)
    through(s, "window")
    assert sorted(s.honor) == [11, 12]
    assert s.fate == (7, 7)
    assert [len(s.piles["hand", n]) for n in (0, 1)] == [4, 4]


@pytest.mark.ruling("L-5.1", "L-5.4")
def test_a_character_from_a_province_is_paid_given_fate_and_the_province_refilled():
    s = position("row a1: matsu-berserker\nfate: 3 0\nphase: dynasty")
    assert asked(s) == (0, ["play a1/row/matsu-berserker", "pass"])
    s.choose("play a1/row/matsu-berserker")
    assert options(s) == ["fate 0", "fate 1", "fate 2"]
    s.choose("fate 2")
    now = row(s, "matsu-berserker")
    assert (now.zone, now.ready, now.count("fate"), s.fate) == ("field", True, 2, (0, 0))
    assert faces(s, "row", 0) == ["doji-whisperer"]
    assert s.pieces[s.piles["row", 0][0]].down


@pytest.mark.ruling("L-5.2")
def test_nothing_is_played_from_the_hand_in_the_dynasty_window_of_skirmish():
    text = (
        "field a: deathseeker\n"
        "hand a: fine-katana, master-of-the-spear, good-omen\n"
        "row a1: matsu-berserker\n"
        "fate: 9 0\n"
        "phase: dynasty"
    )
    short, long = position(text), position(text, format="stronghold")
    assert options(short) == ["play a1/row/matsu-berserker", "pass"]
    assert options(long) == ["play a1/row/matsu-berserker", "pass"]


@pytest.mark.ruling("L-5.2")
def test_events_can_be_played_in_the_dynasty_window_of_the_stronghold_format():
    text = "field a: doji-whisperer\nhand a: way-of-the-crane\nphase: dynasty"
    assert options(position(text, format="stronghold")) == ["use way-of-the-crane", "pass"]
    assert "use way-of-the-crane" not in options(position(f"{text}\nrow a1: obstinate-recruit"))


@pytest.mark.ruling("L-5.3")
def test_who_passes_first_gains_a_fate_and_the_other_goes_on_alone():
    text = "row a1: matsu-berserker\nrow b1: obstinate-recruit\nrow b2: doji-whisperer\nfate: 1 2\nphase: dynasty"
    long = position(text, format="stronghold")
    long.choose("pass")
    assert long.fate == (2, 2)
    assert long.question.seat == 1
    play(long, "play b1/row/obstinate-recruit", "fate 0")
    assert long.question.seat == 1
    short = position(text)
    short.choose("pass")
    assert short.fate == (1, 2)


@pytest.mark.ruling("L-5.5", "L-11.1")
def test_the_higher_bidder_gives_the_difference_and_each_draws_its_bid():
    s = held("phase: dynasty")
    through(s, "bid?")
    assert options(s) == ["bid 1", "bid 2", "bid 3"]
    play(s, "bid 3")
    assert s.question.seat == 1
    s.choose("bid 1")
    assert s.honor == (4, 8)
    assert [len(s.piles["hand", n]) for n in (0, 1)] == [4, 2]
    assert s.dials == (3, 1)


@pytest.mark.ruling("L-5.5")
def test_equal_bids_transfer_nothing():
    s = held("phase: dynasty")
    through(s, "bid?")
    play(s, "bid 2", "bid 2")
    assert s.honor == (6, 6)


@pytest.mark.ruling("L-5.5")
def test_a_changed_bid_counts_differently_and_the_dial_stays():
    s = position("hand a: contingency-plan\nphase: dynasty")
    through(s, "bid?")
    play(s, "bid 1", "bid 1")
    play(s, "use contingency-plan")
    s.choose(options(s)[1])
    assert s.dials == (1, 1)
    assert len(s.piles.get(("hand", 0), ())) == 0
    assert s.honor == (7, 5)


def test_who_has_no_fate_leaves_and_who_has_some_loses_one():
    s = held("field a: matsu-berserker, deathseeker [fate 1], brash-samurai [fate 2]\nphase: conflict")
    through(s, "leaves first?", "window")
    for _ in range(20):
        if s.phase == "fate":
            break
        s.choose(s.question.default)
    assert row(s, "matsu-berserker").zone == "fallen"
    assert (row(s, "deathseeker").zone, row(s, "deathseeker").count("fate")) == ("field", 0)
    assert row(s, "brash-samurai").count("fate") == 1


@pytest.mark.ruling("L-7.1")
def test_fate_comes_on_unclaimed_rings_in_the_stronghold_format():
    text = "ring fire: a 0\nphase: fate"
    long = position(text.replace("phase: fate", "phase: conflict"), format="stronghold")
    through(long, "bid?")
    assert [ring(long, element).fate for element in ("air", "fire")] == [1, 0]
    assert ring(long, "fire").holder == -1
    short = position(text.replace("phase: fate", "phase: conflict"))
    through(short, "bid?")
    assert ring(short, "air").fate == 0


@pytest.mark.ruling("L-2.13", "L-14.6")
def test_cards_may_be_cleared_and_must_be_where_a_province_is_broken():
    text = "row a1: doji-challenger\nrow a2: brash-samurai\nprovinces a2: meditations-on-the-tao [broken]\nphase: fate"
    s = position(text, format="stronghold")
    through(s, "clear?")
    assert asked(s) == (0, ["discard a1/row/doji-challenger", "done"])
    s.choose("done")
    assert row(s, "brash-samurai").zone == "fallen"
    assert row(s, "doji-challenger").zone == "row"


@pytest.mark.ruling("L-2.13")
def test_what_lies_in_several_provinces_is_cleared_with_one_gesture():
    s = position(
        "row a1: doji-challenger\nrow a2: brash-samurai\nrow a3: deathseeker\nphase: fate", format="stronghold"
    )
    through(s, "clear?")
    assert len(options(s)) == 4
    s.choose("discard a1/row/doji-challenger")
    assert row(s, "doji-challenger").zone == "row"  # they go together
    s.choose("discard a3/row/deathseeker")
    s.choose("done")
    assert [row(s, face).zone for face in ("doji-challenger", "brash-samurai", "deathseeker")] == [
        "fallen",
        "row",
        "fallen",
    ]
    assert prompt(s) != "clear?" or s.asked[0] == 1


def test_the_first_player_token_goes_on():
    s = held("phase: fate")
    before = s.first
    through(s, "bid?")
    assert (s.first, s.round) == (1 - before, 2)


@pytest.mark.ruling("L-12.7", "L-13.1")
def test_the_most_glory_claims_the_favor_and_a_tie_changes_nothing():
    s = held("field a: doji-hotaru\nfield b: matsu-berserker, akodo-toturi [bowed]\nphase: conflict")
    through(s, "leaves first?")
    assert s.favor == 0
    tie = held("field a: doji-whisperer\nfield b: matsu-berserker\nfavor: b\nphase: conflict")
    through(tie, "leaves first?")
    assert tie.favor == 1
    assert find(tie, "doji-whisperer") >= 0


@pytest.mark.ruling("L-18.1")
def test_an_empty_deck_costs_honor_and_is_made_anew():
    s = position("deck a: banzai\ndiscard a: fine-katana, ornate-fan\nphase: dynasty")
    through(s, "bid?")
    play(s, "bid 3", "bid 3")
    assert s.honor == (3, 6)
    assert faces(s, "hand") == ["banzai", "fine-katana", "ornate-fan"]


@pytest.mark.parametrize(
    ("text", "limit", "result"),
    [
        ("provinces b1: province [broken]", 2, [1.0, 0.0]),
        ("honor: 5 6", 2, [0.0, 1.0]),
        ("honor: 6 6", 2, [0.5, 0.5]),
        ("honor: 5 6", 3, None),
        ("honor: 5 6", 0, None),
    ],
)
def test_a_game_that_comes_to_its_bound_is_won_by_provinces_then_by_honor(text, limit, result):
    s = position(f"{text}\nround: 2\nhand a: banzai\nphase: fate", windows="all", round_limit=limit)
    for _ in range(6):
        if s.asked is not None and s.round == 2:
            s.choose(s.question.default)
    assert s.result == (None if result is None else dict(enumerate(result)))


HANDS = "first: a\nhand a: banzai\nhand b: banzai\nholdings a1: imperial-storehouse"
TABLES = {
    "duel": lambda text: position(f"{text}\n{HANDS}", windows="all"),
    "coop": lambda text: against(f"{text}\n{HANDS}", 2, windows="all"),
    "challenge": lambda text: versus(f"{text}\n{HANDS}\nhand sl: uncontained", windows="all"),
}


@pytest.mark.ruling("L-9.9", "U-185")
@pytest.mark.parametrize("mode", TABLES)
@pytest.mark.parametrize("phase", ["dynasty", "draw", "conflict", "fate"])
def test_in_the_window_of_a_phase_nothing_is_being_done_but_in_a_conflict_that_is(mode, phase):
    assert affairs(TABLES[mode](f"phase: {phase}")) == ()
    attacked = "b1" if mode == "duel" else "c1"
    fight = TABLES[mode](f"field a: doji-whisperer [present]\nconflict: a political air {attacked}")
    assert affairs(fight)[0][1] == "Conflict"
