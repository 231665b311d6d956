"""Combat cards about range, presses, drawn weapons and whole combats: what each does, and what it must not do."""

from functools import partial

import pytest

from coterie.kernel.pieces import ALL, pile
from tests.vtes.tools import (
    PASSES,
    SCHOOL,
    SILENT,
    STRONG,
    blood_on,
    borne_by,
    fight,
    number,
    options,
    play,
    reach,
    rest,
    taught,
    where,
)
from tests.vtes.tools import table as lay

table = partial(lay, game=SCHOOL)


# ── range and presses ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.2")
@pytest.mark.parametrize(("needs", "more", "card", "way"), [
    ("cel", {"sect": "Anarch"}, "bollix", 1), ("vic", {}, "chiropteran-marauder", 1), ("THA", {}, "movement-of-the-mind", 2),
    ("pro", {}, "form-of-the-ghost", 1), ("obf", {}, "leapfrog", 1), ("spi", {}, "leapfrog", 2), ("THN", {}, "dust-to-dust", 4),
    ("qui", {}, "selective-silence", 1), ("tha", {}, "crawling-chamber", 1), ("vis", {}, "crawling-chamber", 2),
    ("obf", {}, "behind-you", 1),
])  # fmt: skip
def test_a_maneuver_takes_the_fists_out_of_reach(needs, more, card, way):
    who = taught(needs, **more)
    s = fight(who, card)
    play(s, card, way)
    rest(s)
    assert (blood_on(s, who), blood_on(s, SILENT)) == (6, 6)
    if card in ("leapfrog", "crawling-chamber") and way == 1:  # to long range only
        s = fight(who, card, b=f"{taught('pro')} [blood 6]", hand_b="form-of-the-ghost")
        reach(s, "pass", "play form-of-the-ghost")
        assert f"play {card}" not in options(s)


@pytest.mark.ruling("VR-8.2")
@pytest.mark.parametrize(("needs", "more", "card", "way", "first"), [
    ("cel", {}, "psyche", 1, 0), ("cel", {"sect": "Anarch"}, "bollix", 2, 1), ("PRO", {}, "form-of-the-ghost", 2, 1),
    ("", {}, "boxed-in", 1, 0), ("", {}, "dead-end-alley", 1, 0), ("vis", {}, "crawling-chamber", 3, 1),
    ("cel", {}, "infernal-pursuit", 1, 0),
])  # fmt: skip
def test_a_press_brings_another_round(needs, more, card, way, first):
    who = taught(needs, **more)
    s = fight(who, card, *(["pass"] * first))  # another of its ways comes first
    play(s, card, way)
    rest(s)
    assert (blood_on(s, who), blood_on(s, SILENT)) == (4, 4)
    s = fight(who, "")
    rest(s)
    assert (blood_on(s, who), blood_on(s, SILENT)) == (5, 5)


def test_dead_end_alley_cannot_end_a_combat_but_disengage_only_that():
    for card, can in (("dead-end-alley", False), ("disengage", True)):
        s = table("madison [blood 4]", "boxed-in", b=STRONG, hand_b=card)
        reach(s, "bleed with madison", f"block with {SILENT}", "play boxed-in")
        assert (f"play {card}" in options(s) and blood_on(s, "madison") == 3) is can  # in the first round
    s = fight(taught(), "disengage")
    assert "play disengage" not in options(s)


def test_disengage_breaks_a_grapple_for_blood():
    who = taught("pot")
    s = fight(who, "immortal-grapple", "play immortal-grapple", "play disengage", hand_b="disengage")
    rest(s)
    assert blood_on(s, SILENT) == 4
    s = fight(who, "torn-signpost", "play torn-signpost", hand_b="disengage")
    assert "play disengage" not in options(s)


@pytest.mark.ruling("C-103")
def test_psyche_begins_another_combat():
    who = taught("CEL")
    s = fight(who, "psyche, torn-signpost", "pass")
    play(s, "psyche")
    rest(s)
    assert (blood_on(s, who), blood_on(s, SILENT)) == (4, 4)
    s = fight(who, "psyche, psyche", "pass")
    play(s, "psyche")
    reach(s, "pass", "play psyche")
    rest(s)
    assert blood_on(s, SILENT) == 3  # in the second combat it can be played anew
    s = fight(who, "psyche", b=f"{SILENT} [blood 0]")
    rest(s)
    assert where(s, "psyche") == "hand"  # the opponent is down


def test_selective_silence_sets_the_range_in_the_first_round():
    who = taught("QUI")
    for far, left in ((False, (4, 5)), (True, (5, 6))):
        s = fight(who, "selective-silence")
        play(s, "selective-silence", 2)
        s.choose(options(s)[1 if far else 0])
        rest(s)
        assert (blood_on(s, who), blood_on(s, SILENT)) == left
    s = fight(who, "boxed-in, selective-silence", "pass", "pass")
    reach(s, "play boxed-in")
    rest(s)
    assert where(s, "selective-silence") == "hand"


def test_crawling_chamber_hurts_before_the_presses():
    who = taught("VIS")
    s = fight(who, "crawling-chamber, crawling-chamber, boxed-in")
    play(s, "crawling-chamber", 4)
    assert "play crawling-chamber" not in options(s) or "way 4" not in options(s)
    reach(s, "play boxed-in")
    assert blood_on(s, SILENT) == 4
    rest(s)
    assert (blood_on(s, SILENT), blood_on(s, who)) == (2, 4)


# ── weapons ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("C-069")
def test_concealed_weapon_brings_a_mild_weapon_from_the_hand():
    who = taught()
    s = fight(who, "concealed-weapon, 44-magnum, assault-rifle, ivory-bow, kevlar-vest, laptop-computer")
    play(s, "concealed-weapon")
    assert options(s) == ["bring 44-magnum 1", "none"]
    reach(s, "bring 44-magnum 1", "use 44-magnum")
    rest(s)
    assert (borne_by(s, who), s.pool[0], blood_on(s, SILENT)) == (["44-magnum"], 28, 4)
    s = fight(who, "concealed-weapon, assault-rifle")
    assert "play concealed-weapon" not in options(s)


@pytest.mark.parametrize(("needs", "way"), [("obf", 1), ("OBF", 2)])
def test_disguised_weapon_brings_any_weapon_before_range_or_as_a_strike(needs, way):
    who = taught(needs)
    s = fight(who, "disguised-weapon, ivory-bow, laptop-computer", *(["pass"] if way > 1 else []))
    play(s, "disguised-weapon", way)
    assert options(s) == ["bring ivory-bow 1", "none"]
    reach(s, "bring ivory-bow 1", "use ivory-bow")
    rest(s)
    assert (borne_by(s, who), where(s, SILENT)) == (["ivory-bow"], "torpor")
    s = fight(who, "disguised-weapon, laptop-computer")
    assert "play disguised-weapon" not in options(s)


@pytest.mark.parametrize(("needs", "more", "card", "way", "rounds"), [
    ("VIC", {}, "chiropteran-marauder", 2, 1), ("", {"clan": "Gargoyle"}, "raking-talons", 1, 2),
    ("pro", {}, "bone-spur", 1, 1), ("PRO", {}, "bone-spur", 2, 2),
])  # fmt: skip
def test_claws_for_a_round_or_for_the_combat(needs, more, card, way, rounds):
    who = taught(needs, **more)
    s = fight(who, card, *(["pass"] if card == "chiropteran-marauder" else []))
    play(s, card, way)
    rest(s)
    assert where(s, SILENT) == "torpor"
    foe = taught("cel")  # it dodges in the first round
    s = table(f"{who} [blood 6]", f"{card}, boxed-in", b=f"{foe} [blood 6]", hand_b="side-strike")
    reach(s, f"bleed with {who}", f"block with {foe}", *(["pass"] if card == "chiropteran-marauder" else []))
    play(s, card, way)
    reach(s, "play side-strike", "play boxed-in")
    rest(s)
    assert where(s, foe) == ("torpor" if rounds == 2 else "ready")


def test_raking_talons_are_bared_once_in_a_combat():
    who = taught(clan="Gargoyle")
    s = fight(who, "raking-talons, raking-talons", "play raking-talons", b="double-deuce [lives 3]")
    rest(s)
    assert where(s, "raking-talons", 1) == "hand"


# ── all combat long ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_hell_for_leather_dodges_hits_and_bleeds():
    who = taught("ani", sect="Anarch")
    s = fight(who, "hell-for-leather")
    play(s, "hell-for-leather")
    rest(s)
    assert (blood_on(s, who), blood_on(s, SILENT)) == (6, 5)
    who = taught("cel", sect="Anarch")
    s = fight(who, "hell-for-leather, hell-for-leather, blur", "play hell-for-leather", "play blur")
    rest(s)
    assert (blood_on(s, SILENT), where(s, "hell-for-leather", 1)) == (
        3,
        "hand",
    )  # once at a Discipline, beside the limit
    who = taught("obt", sect="Anarch")
    s = fight(who, "hell-for-leather", b=f"{SILENT} [blood 0]")
    play(s, "hell-for-leather")
    rest(s)
    assert (s.pool, where(s, SILENT)) == ((30, 28, 30), "torpor")
    s = fight(who, "hell-for-leather", b="double-deuce [lives 1]")  # also if it is burned
    play(s, "hell-for-leather")
    rest(s)
    assert s.pool == (30, 28, 30)
    s = fight(who, "hell-for-leather")
    rest(s)
    assert where(s, "hell-for-leather") == "hand"


def test_bollix_cancels_a_grapple_and_blunts_weapons():
    foe = taught("pre", sect="Anarch")
    s = fight(taught("pot"), "immortal-grapple", "play immortal-grapple", b=f"{foe} [blood 6]", hand_b="bollix")
    assert "play bollix" in options(s)
    s = fight(taught("pot"), "torn-signpost", "play torn-signpost", b=f"{foe} [blood 6]", hand_b="bollix")
    assert "play bollix" not in options(s)
    who = taught("tha", sect="Anarch")
    s = fight(who, "bollix", attached_b=f"44-magnum [on ready/{SILENT}]")
    play(s, "bollix")
    reach(s, "use 44-magnum")
    rest(s)
    assert (blood_on(s, who), blood_on(s, SILENT)) == (6, 4)


@pytest.mark.ruling("VR-8.2")
def test_trap_presses_by_itself_until_it_runs_out():
    who = taught()
    s = fight(who, "trap", b="double-deuce [lives 3]")
    play(s, "trap")
    rest(s)
    assert (where(s, "trap"), where(s, "double-deuce"), blood_on(s, who)) == ("ash", "ash", 3)  # three rounds
    foe = taught(capacity=9)
    s = fight(who, "trap", b=f"{foe} [blood 9]")
    play(s, "trap")
    rest(s)
    assert (blood_on(s, foe), blood_on(s, who)) == (5, 2)  # four rounds: three counters
    s = fight(who, "trap, fake-out", b=f"{foe} [blood 9]", hand_b="disengage")
    play(s, "trap")
    reach(s, "play disengage")
    rest(s)
    assert blood_on(s, foe) == 8  # it can be pressed against
    s = fight(who, "boxed-in, trap", b=f"{foe} [blood 9]")
    s.choose("pass")
    reach(s, "play boxed-in")
    rest(s)
    assert where(s, "trap") == "hand"  # only in the first round


def test_trap_is_wound_up_by_every_card():
    who, foe = taught(), taught(capacity=9)
    s = fight(who, "trap, glancing-blow", b=f"{foe} [blood 9]")
    play(s, "trap")
    reach(s, "pass", "play glancing-blow")  # in the second round
    rest(s)
    assert blood_on(s, foe) == 9 - 5


def test_drawing_out_the_beast_holds_a_vampire_in_the_fight():
    foe = taught("pro")
    for needs, left in (("ani", 5), ("ANI", 4)):
        who = taught(needs)
        s = fight(who, "drawing-out-the-beast", b=f"{foe} [blood 6]", hand_b="form-of-the-ghost, 44-magnum",
                  attached_b=f"44-magnum [on ready/{foe}]")  # fmt: skip
        play(s, "drawing-out-the-beast", 2)
        assert s.question.seat != 1 or not {"play form-of-the-ghost", "use b/44-magnum"} & {*options(s)}
        rest(s)
        assert (blood_on(s, who), blood_on(s, foe)) == (4, left)  # it strikes with a strength of 2
    assert "play drawing-out-the-beast" not in options(fight(who, "drawing-out-the-beast", b="double-deuce [lives 3]"))
    s = table(
        "madison [blood 4]", "boxed-in", b=f"{taught('ani')} [blood 6]", hand_b="drawing-out-the-beast, dead-end-alley"
    )
    reach(
        s,
        "bleed with madison",
        f"block with {taught('ani')}",
        "play drawing-out-the-beast",
        "pass",
        "play dead-end-alley",
    )
    assert blood_on(s, "madison") == 2  # it could not press to end it in the first round


def test_infernal_pursuit_digs_for_cards():
    who = taught("CEL pot")
    library = ", ".join(["dodge"] * 9 + ["deflection"] * 9)
    for card, more in (("infernal-pursuit", 2), ("blur", 1)):
        s = fight(who, f"{card}, roundhouse, dodge, dodge, dodge, dodge, dodge", library_a=library)
        if card == "infernal-pursuit":
            play(s, card, 2)
            assert len(pile(s, "library", 0)) == 18 - 2  # also for itself
            s.choose(options(s)[0])
        there = len(pile(s, "library", 0))
        reach(s, "play roundhouse")
        assert len(pile(s, "library", 0)) == there - more
        if more == 2:
            s.choose(options(s)[0])
        assert len(pile(s, "hand", 0)) == 7


def test_aura_reading_opens_a_hand_or_fills_ones_own():
    who = taught("aus")
    s = fight(who, "aura-reading", b=STRONG, hand_b="dodge")
    assert [s.pieces[p].known for p in pile(s, "hand", 1)] != [ALL]
    play(s, "aura-reading")
    assert [s.pieces[p].known for p in pile(s, "hand", 1)] == [ALL]
    who = taught("AUS")
    s = fight(who, "aura-reading, aura-reading", library_a=", ".join(["dodge"] * 12))
    play(s, "aura-reading", 2)
    assert len(pile(s, "hand", 0)) == 9
    assert "way 2" not in options(s)
    while "hand strike" in options(s) or "pass" in options(s):
        s.choose(next(each for each in PASSES if each in options(s)))
    while s.asked[1][0] == "too many cards?":
        s.choose(options(s)[0])
    assert (len(pile(s, "hand", 0)), "done" in options(s)) == (7, True)  # at once, before anything else is done


@pytest.mark.parametrize(("needs", "card", "way", "barred"), [
    ("cel qui", "side-strike", 1, True), ("CEL QUI", "majesty", 2, True), ("cel qui", "majesty", 1, False),
])  # fmt: skip
def test_sanguine_entrapment_bars_dodges_or_ends(needs, card, way, barred):
    who, foe = taught(needs), taught("cel pre")
    s = fight(who, "sanguine-entrapment", b=f"{foe} [blood 6]", hand_b=card)
    play(s, "sanguine-entrapment", way)
    assert (f"play {card}" in options(s)) is not barred


@pytest.mark.parametrize(("needs", "n"), [("qui", 1), ("QUI", 2)])
def test_disease_weakens_for_the_combat(needs, n):
    who = taught(needs)
    foe = taught("pot")
    s = fight(who, "disease", b=f"{foe} [blood 6]", hand_b="roundhouse")
    play(s, "disease", 2)
    reach(s, "play roundhouse")
    rest(s)
    assert blood_on(s, who) == 6 - 1 - (3 - n if n == 1 else 2)
    assert number(s, "strength", foe) == 1
