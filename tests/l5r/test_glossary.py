"""What is easily taken for something else: the traps of the glossary, part 29 of the rules, one after the other."""

import pytest

from coterie.games.l5r.atoms.pools import honor_by
from coterie.games.l5r.cards.definition import card
from coterie.games.l5r.words.abilities import interrupt
from coterie.games.l5r.words.characters import Honor
from coterie.kernel.events import happen
from coterie.kernel.limits import used
from coterie.words.cards.groups import THIS
from tests.l5r.tools import (
    asked,
    borne,
    declare,
    faces,
    find,
    finish,
    game_with,
    held,
    number,
    options,
    play,
    position,
    prompt,
    ring,
    row,
    through,
    where,
)


@pytest.mark.ruling("L-9.2", "L-9.7")
def test_a_would_interrupt_comes_before_a_plain_one_whose_condition_is_gone_then():
    plain = card("01-ikoma-prodigy", interrupt("leave", THIS, Honor(THIS)))
    text = (
        "field a: wandering-ronin [present]\nfield b: ikoma-prodigy [present, honored]\nhand a: assassination\n"
        "hand b: {}\nconflict: a political fire b1"
    )
    s = position(text.format("stand-your-ground"), game=game_with(plain))
    play(s, "use assassination")
    assert options(s)[0] == "use stand-your-ground"
    s.choose("use stand-your-ground")
    assert "use b/ikoma-prodigy" not in (options(s) if s.asked else [])
    assert where(s, "ikoma-prodigy") == "field"


@pytest.mark.ruling("L-12.1", "L-16.1")
def test_who_leaves_loses_tokens_and_attachments_at_once_and_keywords_come_before_reactions():
    s = position(
        "field a: wandering-ronin [present]\nfield b: naive-student [present, honored, fate 2], savvy-politician\n"
        "attached b: fine-katana [on field/naive-student]\nhand a: assassination\nhand b: banzai\n"
        "conflict: a political fire b1",
        windows="all",
    )
    play(s, "pass", "use assassination", "b/naive-student")
    assert [where(s, face) for face in ("naive-student", "fine-katana")] == ["fallen", "discard"]
    assert row(s, "naive-student").counters == ()
    assert (s.honor, faces(s, "hand", 1)) == ((3, 7), ["banzai", "height-of-fashion"])
    assert prompt(s) == "window"


@pytest.mark.ruling("L-8.7", "L-9.6", "L-9.8")
def test_a_cancelled_event_counts_as_played_and_uses_its_limit():
    s = position(
        "field a: matsu-berserker [present]\nfield b: doji-challenger [present, honored]\nhand a: banzai, banzai\n"
        "hand b: voice-of-honor\nconflict: a military fire b1",
        windows="all",
    )
    play(s, "pass", "use banzai", "a/matsu-berserker", "use voice-of-honor")
    assert sorted(now.zone for now in s.pieces if now.face == "banzai") == ["discard", "hand"]
    assert asked(s) == (0, ["pass"])


@pytest.mark.ruling("L-14.4")
def test_a_province_that_was_turned_is_another_target_and_stays_tainted():
    text = (
        "field a: matsu-berserker\nprovinces b1: night-raid [down, tainted, known b]\nhand a: let-go\nphase: conflict"
    )
    s = position(text, format="stronghold", windows="all")
    before = (find(s, "night-raid"), row(s, "night-raid").life)
    declare(s, "fire military", "b1")
    now = row(s, "night-raid")
    assert (find(s, "night-raid"), now.down, now.count("tainted")) == (before[0], False, 1)
    assert now.life != before[1]


@pytest.mark.ruling("L-6.7")
def test_attackers_win_a_tie_of_one_or_more():
    s = held("field a: deathseeker [present]\nfield b: brash-samurai [present]\nconflict: a military fire b1")
    finish(s)
    assert (ring(s, "fire").holder, s.honor) == (0, (6, 6))


@pytest.mark.ruling("L-6.7", "L-6.9")
def test_without_skill_nobody_wins_nothing_is_unopposed_and_the_ring_returns():
    s = held("field a: deathseeker [present, bowed]\nconflict: a military fire b1", format="stronghold")
    finish(s)
    assert (ring(s, "fire").holder, s.honor) == (-1, (10, 10))


@pytest.mark.ruling("L-6.11", "L-6.12")
def test_a_defender_who_wins_claims_the_ring_and_resolves_nothing():
    s = held("field a: deathseeker [present]\nfield b: matsu-berserker [present]\nconflict: a military air b1")
    finish(s)
    assert (ring(s, "air").holder, s.honor) == (1, (6, 6))


@pytest.mark.ruling("L-6.17", "L-21.1")
def test_no_bonus_nor_taint_raises_a_dash():
    s = held(
        "field a: matsu-berserker [tainted, honored]\nattached a: ornate-fan [on field/matsu-berserker]\nphase: conflict"
    )
    assert (number(s, "political", "matsu-berserker"), number(s, "military", "matsu-berserker")) == (0, 3 + 1 + 2)


@pytest.mark.ruling("L-8.11")
def test_whose_character_bears_three_restricted_attachments_says_which_goes():
    s = position(
        "field a: matsu-berserker [present]\nfield b: doji-challenger [present]\n"
        "attached b: fine-katana [on field/doji-challenger], ornate-fan [on field/doji-challenger]\n"
        "hand a: honored-blade, let-go\nhand b: let-go\nfate: 3 0\nconflict: a military fire b1",
        windows="all",
    )
    s.choose("pass")
    play(s, "play honored-blade", "b/doji-challenger")
    assert (prompt(s), asked(s)[0], len(options(s))) == ("too many?", 1, 3)
    s.choose(next(said for said in options(s) if "honored-blade" in said))
    assert borne(s, "doji-challenger") == ["fine-katana", "ornate-fan"]


@pytest.mark.ruling("L-8.14", "L-18.2")
def test_a_search_of_an_empty_deck_finds_nothing_and_makes_no_new_one():
    s = position(
        "field a: deathseeker\nprovinces b1: secret-cache\ndeck b: \ndiscard b: banzai, fine-katana\nhand a: let-go\n"
        "hand b: let-go\nphase: conflict",
        format="stronghold",
        windows="all",
    )
    declare(s, "fire military", "b1")
    through(s, "window")
    assert (faces(s, "discard", 1), s.honor, faces(s, "hand", 1)) == (["banzai", "fine-katana"], (10, 10), ["let-go"])


@pytest.mark.ruling("L-5.5")
def test_equal_bids_move_no_honor_and_a_bid_that_counts_for_nothing_draws_nothing():
    s = position("hand a: contingency-plan\nhand b: let-go\nphase: dynasty", windows="all")
    through(s, "bid?")
    play(s, "bid 1", "bid 1")
    through(s, "answer?")
    s.choose("use contingency-plan")
    s.choose(options(s)[1])
    through(s, "window")
    assert (s.dials, [len(s.piles.get(("hand", n), ())) for n in (0, 1)]) == ((1, 1), [0, 2])


@pytest.mark.ruling("L-5.1", "L-8.8")
def test_discarding_a_copy_is_what_a_player_does_in_its_turn():
    s = position(
        "field a: akodo-toturi\nrow a1: akodo-toturi\nrow b1: obstinate-recruit\nhand a: let-go\nhand b: let-go\n"
        "phase: dynasty",
        windows="all",
    )
    s.choose("discard a1/row/akodo-toturi for a/akodo-toturi")
    assert asked(s)[0] == 1
    assert used(s, ("actions", 0), "conflict") == 0


@pytest.mark.ruling("L-19.1")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("honor", "n", "reason"), [(11, 1, "honor"), (1, -1, "dishonor")])
def test_of_two_conditions_at_once_that_of_the_first_player_prevails(first, honor, n, reason):
    s = held(f"honor: {honor} {honor}\nfirst: {'ab'[first]}\nphase: conflict")
    happen(s, honor_by(0, n), honor_by(1, n))
    s.choose("pass")
    assert (s.result, s.reason) == ({first: 1.0, 1 - first: 0.0}, reason)
