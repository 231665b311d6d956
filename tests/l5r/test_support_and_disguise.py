"""Help to pay for a card, and characters that take the place of others (L-21.3, part 16)."""

import pytest

from coterie.games.l5r.cards.definition import card
from coterie.games.l5r.words.abilities import reaction
from coterie.games.l5r.words.filters import CHARACTER
from coterie.games.l5r.words.playing import worth_in_disguise
from coterie.games.l5r.words.standing import SUPPORT
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import FOES
from coterie.words.cards.groups import THIS, Cards
from tests.l5r.tools import (
    asked,
    borne,
    find,
    game_with,
    held,
    now,
    options,
    play,
    position,
    prompt,
    row,
    taking_part,
    through,
    where,
)

FOUR = "row a1: bushido-adherent\nrow a2: obstinate-recruit\nfate: {}\nphase: dynasty"


@pytest.mark.ruling("L-21.3", "U-195", "U-196", "U-197")
def test_a_team_mate_may_help_to_pay():
    s = position(FOUR.format("1 9 2 0"), players=4)
    assert "play a1/row/bushido-adherent" in options(s)
    s.choose("play a1/row/bushido-adherent")
    if prompt(s) == "whose?":
        s.choose("under a")
    assert asked(s) == (2, ["give 0", "give 1", "give 2"])
    s.choose("give 2")
    assert (where(s, "bushido-adherent"), s.fate) == ("field", (0, 9, 0, 0))


@pytest.mark.ruling("L-21.3", "U-198")
def test_where_the_help_is_not_enough_nothing_is_paid_and_the_card_stays():
    s = position(FOUR.format("1 9 2 0"), players=4)
    play(s, "play a1/row/bushido-adherent", "under a", "give 1")
    assert (where(s, "bushido-adherent"), s.fate) == ("row", (1, 9, 2, 0))
    hand = position(
        "field a: deathseeker\nhand a: honored-blade\nfate: 0 0 1 0\nphase: conflict",
        players=4,
        game=game_with(card("01-honored-blade", SUPPORT)),
    )
    play(hand, "play honored-blade", "give 0")
    assert (where(hand, "honored-blade"), hand.fate) == ("hand", (0, 0, 1, 0))


@pytest.mark.ruling("L-21.3")
def test_nobody_helps_without_support_and_no_opponent_does():
    s = position(FOUR.format("1 9 2 0").replace("bushido-adherent", "akodo-toturi"), players=4)
    assert "play a1/row/akodo-toturi" not in options(s)
    s = position(FOUR.format("2 9 0 9"), players=4)
    assert "play a1/row/bushido-adherent" not in options(s)


def test_bushido_adherent_honors_a_participant_and_the_opponent_draws():
    s = position(
        "field a: bushido-adherent [present]\nfield b: deathseeker\nhand a: let-go\nconflict: a military fire b1",
        windows="all",
    )
    play(s, "use a/bushido-adherent")
    assert (row(s, "bushido-adherent").count("honored"), len(s.piles["hand", 1])) == (1, 1)
    home = position(
        "field a: bushido-adherent, deathseeker [present]\nhand a: let-go\nconflict: a military fire b1", windows="all"
    )
    assert "use a/bushido-adherent" not in options(home)


DISGUISE = (
    "row a1: shinjo-kyora\nfield a: shinjo-outrider{}, deathseeker\nattached a: fine-katana [on field/shinjo-outrider]\n"
    "field b: doji-whisperer\nhand a: let-go\nhand b: let-go\nfate: {}\n"
)


@pytest.mark.ruling("L-8.9")
def test_in_disguise_a_character_takes_over_all_that_the_other_had():
    s = position(DISGUISE.format(" [fate 2, honored]", "4 0") + "phase: dynasty", windows="all")
    cost = s.game.faces["shinjo-kyora"].cost - s.game.faces["shinjo-outrider"].cost
    s.choose("disguise a1/row/shinjo-kyora")
    new = row(s, "shinjo-kyora")
    assert (new.zone, new.count("fate"), new.count("honored"), new.ready) == ("field", 2, 1, True)
    assert (borne(s, "shinjo-kyora"), where(s, "shinjo-outrider"), s.fate[0]) == (["fine-katana"], "fallen", 4 - cost)
    assert s.honor == (6, 6)  # the other one left without its token
    assert prompt(s) != "fate?"


@pytest.mark.ruling("L-8.9", "L-9.2")
def test_who_comes_in_disguise_has_taken_over_everything_before_anybody_reacts():
    seen = card("01-doji-whisperer", reaction("enter", Cards(CHARACTER & FOES), Straighten(THIS)))
    text = DISGUISE.replace("doji-whisperer", "doji-whisperer [bowed]").format(" [fate 2]", "4 0")
    s = position(text + "phase: dynasty", windows="all", game=game_with(seen))
    s.choose("disguise a1/row/shinjo-kyora")
    assert (prompt(s), options(s)) == ("answer?", ["use b/doji-whisperer", "pass"])
    assert (row(s, "shinjo-kyora").count("fate"), borne(s, "shinjo-kyora")) == (2, ["fine-katana"])
    assert where(s, "shinjo-outrider") == "fallen"


@pytest.mark.ruling("L-8.6")
def test_in_disguise_it_comes_into_the_conflict_only_where_the_other_is():
    for mark, there in ((" [present]", ["doji-whisperer", "shinjo-kyora"]), ("", ["deathseeker", "doji-whisperer"])):
        text = DISGUISE.format(mark, "4 0").replace("deathseeker", "deathseeker" if mark else "deathseeker [present]")
        s = position(
            text.replace("doji-whisperer", "doji-whisperer [present]") + "conflict: a military fire b1", windows="all"
        )
        s.choose("pass")
        s.choose("disguise a1/row/shinjo-kyora")
        assert taking_part(s) == there


def test_only_a_character_that_is_not_unique_and_of_the_kind_can_be_taken_and_it_must_be_paid():
    found = []
    for who, fate in (("shinjo-outrider", 4), ("shinjo-outrider", 0), ("deathseeker", 4), ("shinjo-altansarnai", 4)):
        s = position(
            f"row a1: shinjo-kyora\nfield a: {who}\nhand a: let-go\nfate: {fate} 0\nphase: dynasty", windows="all"
        )
        found.append("disguise a1/row/shinjo-kyora" in options(s))
    assert found == [True, False, False, False]


def test_what_takes_its_place_cannot_be_prevented():
    text = DISGUISE.replace("fine-katana", "reprieve")
    s = position(text.format("", "4 0") + "phase: dynasty", windows="all")
    s.choose("disguise a1/row/shinjo-kyora")
    assert (where(s, "shinjo-outrider"), borne(s, "shinjo-kyora")) == ("fallen", ["reprieve"])


def test_shinjo_kyora_switches_the_contested_ring_while_participating():
    s = position(
        "field a: shinjo-kyora [present]\nring air: - 2\nhand a: let-go\nconflict: a military fire b1", windows="all"
    )
    play(s, "use a/shinjo-kyora", "air ring")
    assert (now(s).element, s.fate[0]) == ("air", 2)
    home = position(
        "field a: shinjo-kyora, deathseeker [present]\nhand a: let-go\nconflict: a military fire b1", windows="all"
    )
    assert "use a/shinjo-kyora" not in options(home)


def test_shosuro_ibuki_takes_fate_from_all_others_there_after_winning():
    s = held(
        "field a: shosuro-ibuki [present, fate 1], bayushi-liar [present, fate 2], favored-niece [fate 2]\n"
        "field b: doji-whisperer [present, fate 2]\nconflict: a political fire b1"
    )
    through(s, "answer?")
    s.choose("use a/shosuro-ibuki")
    found = [
        row(s, face).count("fate") for face in ("shosuro-ibuki", "bayushi-liar", "favored-niece", "doji-whisperer")
    ]
    assert found == [1, 1, 2, 1]


@pytest.mark.ruling("L-10.3")
def test_seasoned_patroller_holds_the_strength_of_the_attacked_province_only_while_attacking():
    text = (
        "field a: seasoned-patroller{}, deathseeker [present]\nprovinces b1: province [tainted]\n"
        "conflict: a military fire b1"
    )
    found = []
    for mark in (" [present]", ""):
        s = held(text.format(mark))
        found.append(s.game.number(s, "strength", s.piles["provinces", 6][0]))
    assert found == [3, 5]


def test_a_character_that_costs_nothing_makes_nobody_cheaper():
    s = position("field a: eager-scout, deathseeker\nhand a: banzai\nphase: conflict", windows="all")
    assert [worth_in_disguise(s, find(s, face)) for face in ("eager-scout", "deathseeker")] == [0, 2]


@pytest.mark.ruling("U-195")
@pytest.mark.parametrize("event", ["directing-the-battle", "swell-of-seafoam", "betrayed-vision"])
def test_events_with_support_can_be_paid_for_by_a_team_mate(event):
    s = position(
        "field a: deathseeker [present], togashi-initiate [present], solemn-scholar\nfield b: doji-whisperer [present]\n"
        f"hand a: {event}\nfate: 0 0 2 9\nconflict: a military fire b1",
        players=4,
        windows="all",
    )
    s.choose(f"use {event}")
    while prompt(s) == "choose":
        s.choose(0)
    assert asked(s)[0] == 2
    s.choose(options(s)[-1])
    assert s.fate[0] == 0
    assert s.fate[2] < 2
    assert where(s, event) != "hand"
