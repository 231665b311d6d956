"""What a player would otherwise look up stands in the question: prices, strengths, skill, what a ring does, the last honor."""

from typing import Any

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.rules.rings import earth
from tests.l5r.shadow.tools import against
from tests.l5r.test_what_people_read import labels, named
from tests.l5r.tools import declare, find, options, play, position, prompt, through

# ── labels ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_other_ways_to_play_a_character_say_what_they_cost():
    s = position("field a: akodo-toturi\nhand a: tattooed-wanderer\nfate: 3 0\nphase: conflict")
    while "attach tattooed-wanderer" not in options(s):
        s.choose(s.question.default)
    assert labels(s)["attach tattooed-wanderer"] == "Play Tattooed Wanderer as an attachment: 1 of your 3 fate"
    s = position("field a: border-rider\nrow a1: shinjo-kyora\nfate: 4 0\nphase: dynasty")
    through(s, "window")
    said = labels(s)["disguise a1/row/shinjo-kyora"]
    assert said.endswith("in the place of another: 4 of your 4 fate, less the printed cost of the other")


def test_an_ability_that_can_be_used_does_not_say_under_which_condition():
    s = position(
        "field a: doji-challenger [present]\nfield b: doji-whisperer, doji-challenger [present]\nhand a: banzai\n"
        "phase: conflict\nconflict: a military fire b1"
    )
    said = labels(s)
    assert said["use a/doji-challenger"] == "Use Doji Challenger: move an opponent's character into the conflict"
    assert said["use banzai"].startswith("Play Banzai!: give a participating character +2 military")
    assert said["use banzai"].endswith("(max 1 per conflict)")


def test_a_ring_with_fate_says_how_much_one_gains():
    s = position("field a: akodo-toturi\nring fire: - 2\nphase: conflict", format="stronghold")
    through(s, "declare?")
    said = labels(s)
    assert said["fire military"] == "For the fire ring, a military conflict: 2 fate lies on it"
    assert said["air military"] == "For the air ring, a military conflict"


def test_a_province_that_lies_open_says_its_strength_and_each_what_lies_open_in_it():
    s = position(
        "field a: akodo-toturi\nprovinces b1: manicured-garden [tainted]\nprovinces b2: meditations-on-the-tao [down]\n"
        "row b1: doji-whisperer [down]\nrow b2: doji-challenger\n"
        "phase: conflict",
        format="stronghold",
    )
    through(s, "declare?")
    s.choose("air military")
    said = [option.label for option in s.question.options]
    assert said[:2] == ["Attack Manicured Garden of b: strength 6", "Attack province 2 of b: with Doji Challenger"]


@pytest.mark.ruling("L-7.2", "L-7.3")
@pytest.mark.parametrize(
    ("format", "said"),
    [
        ("skirmish", "Resolve the water ring: bow or ready a character at home with at most 1 fate"),
        ("stronghold", "Resolve the water ring: ready a character, or bow one without fate"),
    ],
)
def test_a_ring_says_what_it_does_in_the_format(format, said):
    s = declare(
        position("field a: akodo-toturi\nfield b: doji-whisperer\nphase: conflict", format=format),
        "water military",
        "b1",
    )
    through(s, "ring effect?")
    assert labels(s)["resolve water"] == said


@pytest.mark.ruling("L-7.2")
def test_in_the_stronghold_format_the_earth_ring_says_that_one_draws():
    s = position("field a: akodo-toturi", format="stronghold")
    said = [GAME.talk.phrase(s, word, args, short=False) for word, args, _ in earth(s, 0)]
    assert said == ["Draw a card, and b discards one at random"]


def test_what_a_broken_province_holds_is_named():
    s = declare(
        position("field a: akodo-toturi\nrow b1: doji-whisperer\nrow b2: matsu-beiona [down]\nphase: conflict"),
        "void military",
        "b1",
    )
    through(s, "plunder?")
    assert labels(s)["yes"] == "Yes: Doji Whisperer"


@pytest.mark.ruling("L-21.1")
def test_a_tainted_character_says_what_it_costs_to_declare_it():
    s = position("field a: akodo-toturi [tainted], doji-whisperer\nfield b: hida-kisada\nphase: conflict")
    through(s, "declare?")
    play(s, "fire military", "attack b1/province")
    said = labels(s)
    assert said["attack with a/akodo-toturi"] == "Akodo Toturi: 8 military, for 1 honor"
    assert said["attack with a/doji-whisperer"] == "Doji Whisperer: 0 military"


@pytest.mark.ruling("U-109")
def test_who_chooses_the_type_of_the_decks_conflict_reads_its_skill():
    s = against("field b: goblin-brawler\nfield a: doji-whisperer\nphase: conflict\nfirst: b")
    through(s, "type?")
    assert [option.label for option in s.question.options] == [
        "A military conflict: they have 4", "A political conflict: they have 2",
    ]  # fmt: skip


@pytest.mark.ruling("U-084")
def test_a_character_of_the_deck_is_paid_for_by_the_deck():
    s = against("row b1: wild-ogre, endless-ranks\nfate: 7 3\nphase: dynasty\nfirst: b")
    through(s, "plays?")
    assert {option.label.partition(": ")[2] for option in s.question.options} == {"3 of its 3 fate"}


@pytest.mark.ruling("L-2.15")
def test_a_card_is_named_by_who_controls_it():
    s = named("field a: doji-whisperer [by b], akodo-toturi\nhand a: fine-katana\nphase: conflict")
    while "play fine-katana" not in options(s):
        s.choose(s.question.default)
    s.choose("play fine-katana")
    assert {"Doji Whisperer of Sora", "Akodo Toturi"} == set(labels(s).values())


def test_an_attachment_is_named_with_its_bearer():
    s = named(
        "field a: akodo-toturi, doji-whisperer\nfield b: hida-kisada\nhand a: let-go\n"
        "attached a: fine-katana [on field/akodo-toturi], fine-katana [on field/doji-whisperer]\n"
        "attached b: ornate-fan [on field/hida-kisada]\nphase: conflict"
    )
    while "use let-go" not in options(s):
        s.choose(s.question.default)
    s.choose("use let-go")
    assert list(labels(s).values()) == [
        "Fine Katana on Akodo Toturi", "Fine Katana 2 on Doji Whisperer", "Ornate Fan on Hida Kisada of Sora",
    ]  # fmt: skip


# ── questions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_defends_reads_against_what_and_who_acts_how_it_stands():
    s = named("field a: akodo-toturi\nfield b: hida-kisada\nhand b: banzai\nhand a: banzai\nphase: conflict")
    declare(s, "fire military", "b1", "a/akodo-toturi")
    through(s, "defenders?")
    assert s.question.prompt == "Who defends against 6 military at province 1 (strength 3)?"
    play(s, "defend with b/hida-kisada")
    through(s, "window")
    skills = GAME.number(s, "military", find(s, "hida-kisada"))
    assert s.question.prompt == f"Conflict, your {skills} military against 6: what do you do?"


@pytest.mark.parametrize(("n", "said"), [(1, "Which card do you discard?"), (2, "Which 2 cards do you discard?")])
def test_how_many_cards_are_discarded_is_said_in_words(n, said):
    s = position("hand a: banzai")
    assert GAME.talk.phrase(s, "discard?", (n,), short=False) == said


def test_the_deck_is_named_in_small_letters_within_a_sentence():
    s = against("field a: doji-whisperer")
    deck = len(s.teams) - 1
    assert GAME.talk.phrase(s, "find for?", (deck,), short=False) == "Which card does the Shadowlands deck take?"
    assert GAME.talk.phrase(s, "passes", (deck,), short=False) == "The Shadowlands deck passes"


# ── passing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def passes(s):
    """Return the labels of the passes that come one after another, until something else is asked than a window."""
    found: list[str] = []
    while prompt(s) == "window" and len(found) < 6:
        found.append(labels(s)["pass"])
        s.choose("pass")
    return found


FIGHT = "hand a: banzai\nconflict: a military fire b1"


@pytest.mark.ruling("L-9.3", "L-6.6")
def test_the_pass_that_decides_a_conflict_says_so():
    s = position(
        f"field a: akodo-toturi [present]\nfield b: doji-whisperer [present]\nhand b: banzai\n{FIGHT}", windows="all"
    )
    assert passes(s)[:2] == ["Pass", "Pass: the conflict is decided"]


FINAL = "Pass: you act no more in this phase"


@pytest.mark.ruling("L-5.3")
@pytest.mark.parametrize(
    ("format", "first"), [("stronghold", "Pass: you gain 1 fate and act no more in this phase"), ("skirmish", FINAL)]
)
def test_a_pass_in_the_dynasty_phase_says_that_it_is_final(format, first):
    s = position("row a1: doji-whisperer\nrow b1: doji-whisperer\nfate: 7 7\nphase: dynasty", format=format)
    through(s, "window")
    assert passes(s)[:2] == [first, FINAL]


@pytest.mark.ruling("U-201", "U-206")
def test_only_the_last_of_a_team_passes_for_it():
    s = against("row a1: doji-whisperer\nrow b1: doji-whisperer\nfate: 7 7 0\nphase: dynasty", players=2)
    through(s, "window")
    assert passes(s)[:2] == ["Pass", FINAL]


@pytest.mark.ruling("U-125")
def test_against_the_deck_every_pass_decides_the_conflict():
    s = against(f"field a: akodo-toturi [present]\nfield b: wild-ogre [present]\n{FIGHT}")
    through(s, "window")
    assert labels(s)["pass"] == "Pass: the conflict is decided"


@pytest.mark.ruling("L-10.4")
@pytest.mark.parametrize(("format", "bids"), [("stronghold", "Bid 2: 5 in all"), ("skirmish", "Bid 2: 3 in all")])
def test_who_bids_in_a_duel_reads_who_duels_and_what_it_comes_to(format, bids):
    s = position(
        "field a: kakita-kaezin [present]\nfield b: doji-whisperer [present]\nphase: conflict\n"
        "conflict: a military fire b1",
        format=format,
    )
    while "use a/kakita-kaezin" not in options(s):
        s.choose("pass")
    s.choose("use a/kakita-kaezin")
    through(s, "bid?")
    told = "Kakita Kaezin (3 military) against Doji Whisperer (0)"
    assert s.question.prompt == f"Your secret honor bid for the duel, {told}?"
    own = next(each for each in s.ring().windows if each.question.seat == 0)
    assert own.question.options[1].label == bids


# ── warnings ────────────────────────────────────────────────────────────────────────────────────────────────────────


def warned(s):
    """Return the warnings by the notations of their options."""
    assert s.question is not None
    found = GAME.talk.warnings(s)
    return {s.question.options[n].notation: said for n, said in found.items()}


LAST = "It costs your last honor."


@pytest.mark.ruling("L-21.1", "L-21.4")
def test_the_last_honor_for_a_tainted_attacker_is_warned_of():
    s = position("field a: akodo-toturi [tainted], doji-hotaru [tainted], doji-whisperer\nhonor: 2 6\nphase: conflict")
    through(s, "declare?")
    play(s, "fire military", "attack b1/province")
    assert warned(s) == {}
    s.choose("attack with a/akodo-toturi")
    assert warned(s) == {"attack with a/doji-hotaru": LAST}
    s.choose("attack with a/doji-hotaru")
    assert warned(s) == {"attack with a/doji-whisperer": LAST, "done": LAST}


@pytest.mark.ruling("L-21.2")
def test_the_last_honor_for_a_tainted_province_is_warned_of():
    s = position(
        "field a: akodo-toturi\nfield b: doji-whisperer, hida-kisada\nprovinces b1: province [tainted]\nhonor: 6 1\n"
        "phase: conflict"
    )
    declare(s, "fire military", "b1", "a/akodo-toturi")
    through(s, "defenders?")
    assert warned(s) == {"defend with b/doji-whisperer": LAST, "defend with b/hida-kisada": LAST}


@pytest.mark.ruling("L-5.5")
def test_a_bid_that_can_cost_the_last_honor_is_warned_of():
    s: Any = position("field a: doji-whisperer\nhonor: 2 6\nphase: dynasty")
    through(s, "bid?")
    assert prompt(s) == "bid?"
    assert warned(s) == {"bid 3": "If the other side bids 1, it costs your last honor."}


@pytest.mark.ruling("L-8.1")
def test_an_ability_that_costs_the_last_honor_is_warned_of():
    text = (
        "field a: adept-of-shadows, akodo-toturi [present]\nhand a: banzai\nhonor: {} 6\nconflict: a military fire b1"
    )
    s = position(text.format(1), windows="all")
    through(s, "window")
    while "use a/adept-of-shadows" not in options(s):
        s.choose("pass")
    assert warned(s) == {"use a/adept-of-shadows": LAST}
    s.choose("use banzai")
    through(s, "may")
    assert warned(s) == {"yes": LAST}
    rich = position(text.format(2), windows="all")
    while "use a/adept-of-shadows" not in options(rich):
        rich.choose("pass")
    assert warned(rich) == {}


@pytest.mark.ruling("L-6.3")
def test_a_conflict_that_is_given_up_is_warned_of():
    s = position("field a: akodo-toturi\nphase: conflict")
    through(s, "declare?")
    assert warned(s) == {"pass": "You give up this conflict."}
