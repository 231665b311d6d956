"""The conflict: declared, defended, fought out, compared, and what follows (part 6)."""

from dataclasses import replace

import pytest

from coterie.games.l5r.cards import CARDS
from coterie.games.l5r.rules.conflict_phase import grant, may_declare, phase_of
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Cannot
from tests.l5r.tools import (
    asked,
    conflict_phase,
    declare,
    faces,
    find,
    finish,
    game_with,
    held,
    now,
    options,
    play,
    position,
    prompt,
    ring,
    row,
    skill,
    taking_part,
    through,
)

FIGHT = """
field a: matsu-berserker [fate 1, present], akodo-toturi [present]
field b: doji-whisperer [fate 1, present]
conflict: a military fire b1
"""


@pytest.mark.ruling("L-6.1")
def test_a_conflict_is_a_ring_a_type_a_province_and_attackers():
    s = held("field a: matsu-berserker\nphase: conflict\nring void: b 0")
    through(s, "declare?")
    assert asked(s) == (0, ["air military", "earth military", "fire military", "water military", "pass"])
    s.choose("fire military")
    assert options(s) == ["attack b1/province", "attack b2/province", "attack b3/province"]
    s.choose("attack b2/province")
    assert taking_part(s) == ["matsu-berserker"]
    assert (now(s).element, now(s).kind, now(s).places) == ("fire", "military", (7,))


@pytest.mark.ruling("L-6.1", "L-6.2")
def test_a_broken_province_and_a_closed_stronghold_cannot_be_attacked():
    text = "field a: matsu-berserker\nprovinces b1: manicured-garden [broken]\nphase: conflict"
    s = position(text, format="stronghold")
    through(s, "declare?")
    s.choose("fire military")
    assert options(s) == ["attack b2/meditations-on-the-tao", "attack b3/pilgrimage", "attack b4/the-art-of-peace"]


@pytest.mark.ruling("L-6.2")
def test_three_broken_provinces_open_the_stronghold():
    text = """
    field a: matsu-berserker
    provinces b1: manicured-garden [broken]
    provinces b2: meditations-on-the-tao [broken]
    provinces b3: pilgrimage [broken]
    phase: conflict
    """
    s = position(text, format="stronghold")
    through(s, "declare?")
    s.choose("fire military")
    assert options(s) == ["attack bs/ancestral-lands", "attack b4/the-art-of-peace"]


@pytest.mark.ruling("L-6.1")
def test_the_attackers_gain_the_fate_on_the_ring():
    s = position("field a: matsu-berserker\nphase: conflict\nring fire: - 2\nfate: 1 0")
    through(s, "declare?")
    play(s, "fire military", "attack b1/province")
    assert (s.fate, ring(s, "fire").fate) == ((3, 0), 0)


@pytest.mark.ruling("L-6.3")
def test_a_conflict_in_skirmish_uses_up_the_only_opportunity():
    s = held("field a: matsu-berserker, deathseeker\nfield b: doji-whisperer\nphase: conflict")
    through(s, "declare?")
    assert s.question.seat == 0
    declare(s, "fire military", "b1", "a/deathseeker")
    finish(s)
    through(s, "declare?")
    assert s.question.seat == 1
    s.choose("pass")
    through(s, "declare?", "leaves first?")
    assert s.phase == "fate"


@pytest.mark.ruling("L-6.3")
def test_in_the_stronghold_format_each_type_is_there_once():
    s = held("field a: akodo-toturi, honored-general\nphase: conflict", format="stronghold")
    through(s, "declare?")
    assert "fire military" in options(s)
    assert "fire political" in options(s)
    declare(s, "fire military", "b1", "a/honored-general")
    finish(s)
    through(s, "declare?")
    assert {option.split()[-1] for option in options(s)} == {"political", "pass"}


@pytest.mark.ruling("L-6.3")
def test_who_has_nobody_to_send_passes_without_being_asked():
    s = position("field a: matsu-berserker [bowed]\nfield b: doji-whisperer\nphase: conflict")
    through(s, "declare?")
    assert s.question.seat == 1


@pytest.mark.ruling("L-6.4", "L-14.4")
def test_a_face_down_province_is_turned_up_before_anybody_reacts():
    text = "field a: matsu-berserker\nprovinces b1: night-raid [down, known b]\nhand b: banzai\nhand a: banzai\nphase: conflict"
    s = position(text, format="stronghold")
    life = row(s, "night-raid").life
    declare(s, "fire military", "b1")
    assert (row(s, "night-raid").down, row(s, "night-raid").known) == (False, -1)
    assert row(s, "night-raid").life != life
    assert asked(s)[0] == 1
    assert "use b1/night-raid" in options(s)


@pytest.mark.ruling("L-6.5")
def test_any_number_may_defend_but_none_that_is_bowed_or_evaded():
    text = (
        "field a: political-rival, matsu-berserker\n"
        "field b: doji-whisperer, brash-samurai, doji-hotaru [bowed]\n"
        "phase: conflict"
    )
    s = position(text)
    through(s, "declare?")
    play(s, "fire political", "attack b1/province")
    assert asked(s) == (0, ["evade b/doji-whisperer", "evade b/brash-samurai", "evade b/doji-hotaru", "nobody"])
    s.choose("evade b/doji-whisperer")
    assert asked(s) == (1, ["defend with b/brash-samurai", "done"])


@pytest.mark.ruling("L-6.6")
def test_the_defender_acts_first_and_two_passes_in_a_row_end_the_window():
    s = position(FIGHT + "hand a: banzai\nhand b: banzai\nfate: 1 1")
    assert asked(s) == (1, ["use banzai", "pass"])
    s.choose("pass")
    assert asked(s) == (0, ["use banzai", "pass"])
    play(s, "use banzai", "a/matsu-berserker", "no")
    assert asked(s) == (1, ["use banzai", "pass"])
    assert skill(s, 0) == 3 + 2 + 6


@pytest.mark.ruling("L-6.7")
def test_a_tie_is_the_attackers_and_nothing_against_nothing_is_nobodys():
    tie = held("field a: honored-general [present]\nfield b: doji-challenger [present]\nconflict: a military fire b1")
    finish(tie)
    assert ring(tie, "fire").holder == 0
    nought = held("field a: matsu-berserker [present, bowed]\nconflict: a military fire b1")
    finish(nought)
    assert ring(nought, "fire").holder == -1


@pytest.mark.ruling("L-6.7", "L-6.14")
def test_bowed_participants_count_as_participating_but_add_no_skill():
    s = position(
        "field a: matsu-berserker [present, bowed]\n"
        "field b: brash-samurai [present]\n"
        "conflict: a military fire b1\n"
        "hand a: fine-katana\n"
        "hand b: banzai"
    )
    assert taking_part(s) == ["brash-samurai", "matsu-berserker"]
    assert (skill(s, 0), skill(s, 1)) == (0, 2)


@pytest.mark.ruling("L-6.9")
def test_an_unopposed_loss_costs_honor_in_the_stronghold_format_only():
    text = "field a: matsu-berserker [present]\nconflict: a military fire b1"
    long, short = held(text, format="stronghold"), held(text)
    finish(long)
    finish(short)
    assert (long.honor, short.honor) == ((10, 9), (6, 6))


@pytest.mark.ruling("L-6.10")
def test_a_province_breaks_by_its_strength_and_the_winner_may_clear_it():
    text = "field a: akodo-toturi [present]\nrow b1: doji-challenger\nconflict: a military earth b1"
    s = held(text)
    through(s, "plunder?")
    assert s.question.seat == 0
    s.choose("yes")
    assert row(s, "doji-challenger").zone == "fallen"
    assert row(s, "province", nth=3).count("broken") == 1
    finish(s)
    assert faces(s, "row", 6) == ["doji-whisperer"]
    assert s.pieces[s.piles["row", 6][0]].down


@pytest.mark.ruling("L-6.10")
def test_one_point_less_does_not_break_it():
    s = held("field a: deathseeker [present]\nconflict: a military earth b1")
    finish(s)
    assert row(s, "province", nth=3).count("broken") == 0
    assert ring(s, "earth").holder == 0


@pytest.mark.ruling("L-6.11", "L-6.12")
def test_a_defender_that_wins_claims_the_ring_without_its_effect():
    s = held("field a: deathseeker [present]\nfield b: doji-challenger [present]\nconflict: a military air b1")
    finish(s)
    assert ring(s, "air").holder == 1
    assert s.honor == (6, 6)


@pytest.mark.ruling("L-6.13")
def test_everybody_bows_and_goes_home():
    s = held(FIGHT)
    finish(s)
    assert taking_part(s) == []
    assert [row(s, face).ready for face in ("matsu-berserker", "akodo-toturi", "doji-whisperer")] == [False] * 3


@pytest.mark.ruling("L-6.15")
def test_moving_in_keeps_a_character_bowed():
    text = "field a: doji-challenger [present]\nfield b: brash-samurai [bowed]\nconflict: a military fire b1"
    s = position(text)
    assert asked(s) == (0, ["use a/doji-challenger", "pass"])
    s.choose("use a/doji-challenger")
    assert taking_part(s) == ["brash-samurai", "doji-challenger"]
    assert not row(s, "brash-samurai").ready


@pytest.mark.ruling("L-6.16", "L-6.17")
def test_who_has_a_dash_in_the_new_type_goes_home_bowed():
    text = """
    field a: matsu-berserker
    provinces b1: rally-to-the-cause [down, known b]
    phase: conflict
    """
    s = held(text, format="stronghold")
    declare(s, "fire military", "b1")
    s.choose("use b1/rally-to-the-cause")
    assert now(s).kind == "political"
    assert taking_part(s) == []
    assert not row(s, "matsu-berserker").ready


@pytest.mark.ruling("L-6.17")
def test_a_dash_cannot_be_raised():
    s = position(
        "field a: matsu-berserker [honored, tainted]\nattached a: ornate-fan [on field/matsu-berserker]\nphase: conflict"
    )
    piece = find(s, "matsu-berserker")
    assert s.game.number(s, "political", piece) == 0
    assert s.game.number(s, "military", piece) == 3 + 1 + 2


@pytest.mark.ruling("L-6.3")
def test_a_conflict_that_was_granted_is_used_up_as_it_is_declared():
    s = held("field a: deathseeker, eager-scout, doji-whisperer\nphase: conflict")
    grant(s, 0, "military")
    kinds = []
    for face in ("a/doji-whisperer", "a/eager-scout", "a/deathseeker"):
        through(s, "declare?", "bid?")
        if prompt(s) != "declare?" or s.question.seat != 0:
            break
        kinds.append(sorted({said.split()[1] for said in options(s) if said != "pass"}))
        declare(s, next(said for said in options(s) if said.endswith("military")), "b1", face)
    assert kinds == [["military", "political"], ["military"]]


@pytest.mark.ruling("L-6.7")
def test_a_conflict_is_won_by_the_difference_of_both_sides():
    fighters = "field a: akodo-toturi [present]\nfield b: deathseeker [present]"
    s = held(f"{fighters}\nattached a: honored-blade [on field/akodo-toturi]\nconflict: a military fire b1")
    through(s, "answer?")
    one, other = now(s).totals
    assert other > 0
    assert [event[4] for event in s.asked[1][1][1]][:2] == [one - other] * 2  # for who wins and for who loses


def opportunities_of(s) -> tuple[tuple[int, ...], tuple]:
    """Return the remaining opportunities of the conflict phase, own and granted."""
    phase = conflict_phase(s)
    return phase.left, phase.extra


@pytest.mark.ruling("L-6.3", "U-212")
def test_an_own_opportunity_is_used_before_a_granted_one():
    s = held("field a: solemn-scholar, deathseeker, matsu-berserker\nfield b: doji-whisperer\nphase: conflict")
    grant(s, 0, "military")
    grant(s, 0, "political")
    through(s, "declare?")
    declare(s, "fire military", "b1", "a/deathseeker")
    assert opportunities_of(s) == ((0, 1), ((0, "military"), (0, "political")))
    finish(s)
    through(s, "declare?")
    s.choose("pass")  # of b
    through(s, "declare?")
    assert {said.split()[-1] for said in options(s)} == {"military", "political", "pass"}
    declare(s, "air political", "b1", "a/solemn-scholar")
    assert opportunities_of(s) == ((0, 0), ((0, "military"),))
    finish(s)
    through(s, "declare?")
    assert {said.split()[-1] for said in options(s)} == {"military", "pass"}
    s.choose("pass")
    through(s, "leaves first?", "bid?")
    assert s.phase == "fate"


@pytest.mark.ruling("L-6.3")
def test_nothing_is_granted_outside_of_the_conflict_phase():
    s = held("field a: deathseeker\nphase: dynasty")
    grant(s, 0)
    assert phase_of(s) is None
    assert not may_declare(s, 0)


@pytest.mark.ruling("L-6.1", "L-8.17")
@pytest.mark.parametrize(("named", "may"), [("air", False), ("earth", True)])
def test_who_could_declare_only_with_a_ring_that_is_kept_from_him_cannot_declare(named, may):
    rings = "".join(f"ring {element}: b\n" for element in ("earth", "fire", "void", "water"))
    s = position(
        f"{rings}field a: matsu-berserker\nhand a: let-go\nhand b: way-of-the-phoenix\nfirst: b\nphase: conflict",
        windows="all",
    )
    play(s, "use way-of-the-phoenix", f"{named} ring")
    assert (s.phase, prompt(s)) == ("conflict", "window")
    assert may_declare(s, 0) == may


@pytest.mark.ruling("L-6.13", "L-8.17")
def test_who_cannot_be_moved_home_does_not_participate_any_more_once_the_conflict_is_over():
    stuck = replace(CARDS["matsu-berserker"], abilities=(Cannot("withdraw", THIS),))
    s = held("field a: matsu-berserker [present]\nconflict: a military fire b1", game=game_with(stuck))
    finish(s)
    assert (now(s), taking_part(s), row(s, "matsu-berserker").ready) == (None, [], False)
