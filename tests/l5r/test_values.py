"""Numbers, fate and honor, status tokens, the Imperial Favor (parts 10 to 13)."""

import pytest

from coterie.games.l5r.cards.definition import card
from coterie.games.l5r.words.abilities import Answer
from coterie.games.l5r.words.filters import CHARACTER
from coterie.games.l5r.words.players import THAT_PLAYER, GainHonor
from coterie.words.cards.groups import EACH_FOE, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Sets
from tests.l5r.tools import (
    asked,
    change,
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
    skill,
    through,
)


@pytest.mark.ruling("L-10.1")
def test_what_is_added_comes_before_doubling_and_nothing_falls_below_nothing():
    s = position(
        "field a: vengeful-berserker [present], deathseeker\nattached a: fine-katana [on field/vengeful-berserker]\n"
        "field b: doji-whisperer [present]\nhand a: let-go, way-of-the-crab\nconflict: a military fire b1",
        windows="all",
    )
    before = number(s, "military", "vengeful-berserker")
    through(s, "window")
    s.choose("pass") if s.question.seat == 1 else None
    assert before == s.game.faces["vengeful-berserker"].stats["military"] + 2
    low = held("field a: brash-samurai [dishonored]\nphase: conflict")
    assert number(low, "political", "brash-samurai") == 0


@pytest.mark.ruling("L-10.2")
def test_what_is_set_overrides_all_that_is_added_and_the_latest_counts():
    setter = card("01-ikoma-prodigy", Sets("military", 4, Cards(CHARACTER)), Bonus("military", 3, Cards(CHARACTER)))
    later = card("01-otomo-courtier", Sets("military", 1, Cards(CHARACTER)))
    text = "field a: deathseeker [honored]\nfield b: {}\nphase: conflict"
    one = held(text.format("ikoma-prodigy"), game=game_with(setter, later))
    both = held(text.format("ikoma-prodigy, otomo-courtier"), game=game_with(setter, later))
    assert [number(s, "military", "deathseeker") for s in (one, both)] == [4, 1]


@pytest.mark.ruling("L-10.3")
def test_what_cannot_be_raised_ignores_all_that_raises_it_but_may_be_set_or_lowered():
    stiff = card("01-ikoma-prodigy", Cannot("be raised: military", Cards(CHARACTER)))
    low = card("01-otomo-courtier", Bonus("military", -1, Cards(CHARACTER)), Bonus("military", 3, Cards(CHARACTER)))
    sets = card("01-seppun-guardsman", Sets("military", 9, Cards(CHARACTER)))
    text = "field a: brash-samurai [honored]\nfield b: {}\nphase: conflict"
    found = []
    for there in (
        "doji-whisperer",
        "ikoma-prodigy",
        "ikoma-prodigy, otomo-courtier",
        "ikoma-prodigy, seppun-guardsman",
    ):
        found.append(number(held(text.format(there), game=game_with(stiff, low, sets)), "military", "brash-samurai"))
    assert found == [2 + 2, 2, 2 - 1, 9]


@pytest.mark.ruling("L-10.3")
def test_what_cannot_be_lowered_ignores_all_that_lowers_it():
    stiff = card("01-ikoma-prodigy", Cannot("be lowered: military", Cards(CHARACTER)))
    text = "field a: brash-samurai [dishonored]\nfield b: {}\nphase: conflict"
    found = [number(held(text.format(there), game=game_with(stiff)), "military", "brash-samurai")
             for there in ("doji-whisperer", "ikoma-prodigy")]  # fmt: skip
    assert found == [0, 2]


@pytest.mark.ruling("L-10.5")
def test_a_character_that_is_attached_adds_no_skill():
    text = "field a: deathseeker\nhand a: let-go\nphase: conflict\n"
    s = held(text.replace("hand a: let-go\n", "") + "attached a: tattooed-wanderer [on field/deathseeker]")
    assert s.game.faces["tattooed-wanderer"].stats["military"] > 0
    assert (number(s, "military", "deathseeker"), s.game.why(s, "military", find(s, "deathseeker"))) == (
        2, [(2, "printed")],
    )  # fmt: skip


@pytest.mark.ruling("L-11.2")
def test_fate_that_is_spent_goes_to_the_bank_or_to_a_ring_if_it_is_said():
    s = position(
        "field a: togashi-initiate [present]\nfield b: doji-whisperer\nfate: 2 0\nconflict: a military fire b1"
    )
    play(s, "use a/togashi-initiate", "air ring")
    assert (s.fate, ring(s, "air").fate, row(s, "togashi-initiate").count("honored")) == ((1, 0), 1, 1)
    bank = position("field a: wandering-ronin [present, fate 1]\nfield b: doji-whisperer\nconflict: a military fire b1")
    play(bank, "use a/wandering-ronin")
    assert (bank.fate, sum(each.fate for each in bank.rings)) == ((0, 0), 0)


@pytest.mark.ruling("L-11.3")
@pytest.mark.parametrize(("honor", "offered"), [("7 6", True), ("6 6", False), ("6 7", False)])
def test_more_honorable_is_who_has_more_honor(honor, offered):
    s = position(
        f"field a: venerable-historian [present]\nfield b: doji-whisperer\nhand a: let-go\nhonor: {honor}\n"
        "conflict: a military fire b1",
        windows="all",
    )
    assert ("use a/venerable-historian" in options(s)) is offered


@pytest.mark.ruling("L-11.4")
def test_who_cannot_lose_honor_gives_none():
    proud = card("01-ikoma-prodigy", Cannot("lose honor", YOU))
    s = held("field b: ikoma-prodigy\nphase: dynasty", game=game_with(proud))
    through(s, "bid?")
    play(s, "bid 1", "bid 3")
    assert s.honor == (6, 6)
    s = held("field b: ikoma-prodigy\nphase: dynasty")
    through(s, "bid?")
    play(s, "bid 1", "bid 3")
    assert s.honor == (8, 4)


@pytest.mark.ruling("L-11.1", "U-229")
def test_who_takes_honor_gains_no_more_than_was_lost():
    """What answers the loss before it happens may leave less honor than was to be given."""
    grim = card(
        "01-ikoma-prodigy", Answer("forced interrupt", "lose honor", EACH_FOE, GainHonor(-1, THAT_PLAYER), True)
    )
    fight = "field a: deathseeker [present]\n{}honor: 6 1 6 6\nconflict: a military air b1"
    found = []
    for there in ("", "field c: ikoma-prodigy\n"):
        s = position(fight.format(there), players=4, game=game_with(grim))
        through(s, "ring effect?")
        play(s, "resolve air", "seat c")
        found.append(s.honor[1:3])
    assert found == [(0, 7), (0, 6)]


@pytest.mark.ruling("L-12.3")
def test_a_token_that_is_discarded_honors_nobody_and_who_enters_with_one_was_not_honored():
    s = position(
        "field a: soshi-illusionist [fate 1], savvy-politician\nfield b: doji-whisperer [dishonored]\n"
        "fate: 3 0\nphase: conflict"
    )
    play(s, "use a/soshi-illusionist")
    assert row(s, "doji-whisperer").counters == ()
    assert prompt(s) != "answer?"


@pytest.mark.ruling("L-12.3")
def test_who_is_honored_is_answered():
    s = position("field a: savvy-politician, doji-whisperer\nhand a: way-of-the-crane\nphase: conflict")
    play(s, "use way-of-the-crane", "a/savvy-politician")
    assert prompt(s) == "answer?"


@pytest.mark.ruling("L-12.4")
def test_a_token_stays_from_round_to_round():
    s = held("field a: doji-whisperer [honored, tainted, fate 2]\nphase: conflict")
    through(s, "bid?")
    assert [row(s, "doji-whisperer").count(name) for name in ("honored", "tainted")] == [1, 1]


@pytest.mark.ruling("L-12.5")
def test_a_dishonored_province_has_no_text():
    text = (
        "field a: deathseeker [present]\nhand b: let-go\nprovinces b1: manicured-garden{}\nconflict: a military fire b1"
    )
    found = [
        "use b1/manicured-garden" in options(position(text.format(mark), format="stronghold", windows="all"))
        for mark in ("", " [dishonored]")
    ]
    assert found == [True, False]


@pytest.mark.ruling("L-12.6")
def test_taint_adds_two_and_honors_nothing():
    s = held("field a: deathseeker [tainted], doji-whisperer\nphase: conflict")
    assert [number(s, name, "deathseeker") for name in ("military", "political", "glory")] == [4, 3, 0]


@pytest.mark.ruling("L-13.2")
@pytest.mark.parametrize(
    ("favor", "who", "worth"),
    [("a military", " [present]", 3), ("a political", " [present]", 2), ("b military", " [present]", 2), ("a military", "", 0)],
)  # fmt: skip
def test_the_favor_adds_one_where_its_side_is_up_and_somebody_participates(favor, who, worth):
    s = position(
        f"field a: deathseeker{who}\nfield b: doji-whisperer [present]\nhand a: let-go\nfavor: {favor}\n"
        "conflict: a military fire b1",
        format="stronghold",
        windows="all",
    )
    assert skill(s, 0) == worth
    assert number(s, "military", "deathseeker") == 2


@pytest.mark.ruling("L-13.2")
def test_in_skirmish_the_favor_counts_in_every_conflict():
    s = held("field a: deathseeker [present]\nfavor: a\nconflict: a political fire b1")
    assert skill(s, 0) == number(s, "political", "deathseeker") + 1


@pytest.mark.ruling("L-13.3")
def test_who_discards_the_favor_has_it_no_more_and_nobody_has():
    s = held("field a: deathseeker [present]\nfavor: a military\nconflict: a military fire b1", format="stronghold")
    change(s, "lose favor", "deathseeker")
    assert (s.favor, s.favor_side, skill(s, 0)) == (-1, "", 2)


@pytest.mark.ruling("L-7.4", "L-7.6")
def test_a_ring_of_several_elements_is_each_of_them_and_one_is_chosen():
    s = held(
        "field a: seeker-of-knowledge [present], fearsome-mystic [present]\nfield b: doji-whisperer\n"
        "conflict: a political fire b1"
    )
    assert number(s, "glory", "fearsome-mystic") == s.game.faces["fearsome-mystic"].stats["glory"] + 2
    through(s, "ring effect?")
    assert options(s) == ["resolve fire", "resolve air", "no"]
    s.choose("resolve air")
    finish(s)
    assert s.honor == (7, 5)


@pytest.mark.ruling("L-7.4")
def test_several_ring_effects_are_resolved_one_after_the_other():
    s = held("field a: shiba-tsukune, doji-whisperer [fate 3]\nring fire: a 0\nphase: conflict")
    through(s, "answer?")
    s.choose("use a/shiba-tsukune")
    s.choose(options(s)[0])
    first = s.asked[1]
    assert asked(s)[0] == 0
    assert first[0] in ("ring?", "which ring?")


@pytest.mark.parametrize(("marks", "skills"), [("honored", (3, 5)), ("fate 1", (0, 2)), ("tainted", (4, 6))])
def test_desperate_negotiator_is_stronger_only_while_no_fate_lies_on_it(marks, skills):
    s = position(f"field a: desperate-negotiator [{marks}]\nhand a: banzai\nphase: conflict", windows="all")
    assert (number(s, "military", "desperate-negotiator"), number(s, "political", "desperate-negotiator")) == skills
    change(s, "place", "desperate-negotiator")
    lost = (2, 2) if marks != "fate 1" else (0, 0)
    now = (number(s, "military", "desperate-negotiator"), number(s, "political", "desperate-negotiator"))
    assert now == tuple(n - less for n, less in zip(skills, lost, strict=True))
