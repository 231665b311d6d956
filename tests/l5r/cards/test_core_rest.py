"""The last cards of the Core Set: roles, initiates, what answers several kinds of events, more uses, the token."""

import pytest

from coterie.games.l5r.cards.facts import facts
from coterie.games.l5r.decks.form import FORM
from coterie.games.l5r.decks.legality import problems
from coterie.games.l5r.decks.supplied import SUPPLIED
from tests.l5r.tools import (
    change,
    declare,
    faces,
    finish,
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


def test_elemental_fury_switches_the_contested_ring():
    s = position(
        "field a: deathseeker\nprovinces b1: elemental-fury [down]\nhand b: let-go\nphase: conflict",
        format="stronghold",
    )
    declare(s, "fire military", "b1")
    s.choose("use b1/elemental-fury")
    s.choose("water ring")
    assert (now(s).element, now(s).kind) == ("water", "military")
    up = position(
        "field a: deathseeker\nprovinces b1: elemental-fury\nhand b: let-go\nphase: conflict", format="stronghold"
    )
    declare(up, "fire military", "b1")
    assert "use b1/elemental-fury" not in (options(up) if up.asked else [])


def test_fertile_fields_draws_while_it_is_attacked():
    text = "field a: deathseeker [present]\nprovinces b1: fertile-fields\nhand b: let-go\nconflict: a military fire {}"
    s = position(text.format("b1"), format="stronghold", windows="all")
    s.choose("use b1/fertile-fields")
    assert faces(s, "hand", 1) == ["height-of-fashion", "let-go"]
    other = position(text.format("b2"), format="stronghold", windows="all")
    assert "use b1/fertile-fields" not in options(other)


CLAIM = "field a: deathseeker [present]\nrole a: {}\n{}conflict: a military fire b1"


@pytest.mark.parametrize(
    ("zone", "said"), [("row a2", "a2/row/keeper-initiate"), ("fallen a", "a/fallen/keeper-initiate")]
)
def test_keeper_initiate_comes_for_a_ring_of_the_role(zone, said):
    s = held(CLAIM.format("keeper-of-fire", f"{zone}: keeper-initiate\n"), format="stronghold")
    through(s, "answer?")
    while not any("keeper-initiate" in each for each in options(s)):
        s.choose(s.question.default)
        through(s, "answer?")
    s.choose(next(each for each in options(s) if "keeper-initiate" in each))
    assert (where(s, "keeper-initiate"), row(s, "keeper-initiate").count("fate")) == ("field", 1)
    assert said.endswith("keeper-initiate")


@pytest.mark.parametrize("role", ["keeper-of-air", "seeker-of-water"])
def test_keeper_initiate_stays_for_another_ring(role):
    s = held(CLAIM.format(role, "fallen a: keeper-initiate\n"), format="stronghold")
    finish(s)
    assert where(s, "keeper-initiate") == "fallen"


def test_seeker_initiate_searches_for_a_ring_of_the_role_only():
    found = []
    for role in ("seeker-of-fire", "seeker-of-air"):
        s = held(
            CLAIM.format(role, "").replace("deathseeker [present]", "deathseeker [present], seeker-initiate"),
            format="stronghold",
        )
        asked = False
        for _ in range(30):
            if s.asked is None or now(s) is None:
                break
            asked |= "use a/seeker-initiate" in options(s)
            s.choose(s.question.default)
        found.append(asked)
    assert found == [True, False]


def test_a_seeker_gains_fate_for_a_province_of_its_element_only():
    found = []
    for face in ("manicured-garden", "pilgrimage"):
        s = position(
            f"field a: deathseeker\nprovinces b1: {face} [down]\nrole b: seeker-of-air\nhand b: let-go\nphase: conflict",
            format="stronghold",
        )
        declare(s, "fire military", "b1")
        found.append("use b/role/seeker-of-air" in options(s))
    assert found == [True, False]


@pytest.mark.ruling("L-3.1")
def test_with_a_seeker_one_province_may_be_of_its_element_in_the_place_of_another():
    text = FORM.write(next(each.deck for each in SUPPLIED if each.key == "lion-stronghold"))
    lost = next(each for each in ("Manicured Garden", "Meditations on the Tao") if "air" not in elements(each))
    doubled = text.replace(f"1 {lost}", "1 Fertile Fields").replace("1 Keeper of Water", "1 {}")
    more = elements("Fertile Fields")[0].title()
    wrong = "There must be one province for each element."
    assert wrong in problems(FORM.read(doubled.format("Keeper of Water")))
    fine = [kind for kind in KINDS if wrong not in problems(FORM.read(doubled.format(f"Seeker of {kind}")))]
    assert fine == [more]


KINDS = ("Air", "Earth", "Fire", "Void", "Water")


def elements(name: str) -> tuple[str, ...]:
    return facts()[FORM.card(name)].elements


def test_spyglass_draws_as_its_bearer_attacks_defends_or_moves_in_twice_a_round():
    s = position(
        "field a: shinjo-outrider, deathseeker\nattached a: spyglass [on field/shinjo-outrider]\nfield b: doji-whisperer\n"
        "hand a: let-go\nhand b: let-go\nphase: conflict",
        windows="all",
    )
    declare(s, "fire military", "b1", "a/deathseeker")
    through(s, "window")
    s.choose("pass") if s.question.seat == 1 else None
    play(s, "use a/shinjo-outrider")
    assert options(s) == ["use a/spyglass", "pass"]
    s.choose("use a/spyglass")
    assert len(s.piles["hand", 0]) == 2
    t = position(
        "field a: shinjo-outrider, deathseeker\nattached a: spyglass [on field/shinjo-outrider]\nhand a: let-go\n"
        "hand b: let-go\nphase: conflict",
        windows="all",
    )
    declare(t, "fire military", "b1", "a/shinjo-outrider")
    assert "use a/spyglass" in options(t)
    home = position(
        "field a: shinjo-outrider, deathseeker\nattached a: spyglass [on field/shinjo-outrider]\nhand a: let-go\n"
        "hand b: let-go\nphase: conflict",
        windows="all",
    )
    declare(home, "fire military", "b1", "a/deathseeker")
    assert "use a/spyglass" not in options(home)


def test_tranquility_silences_who_is_at_home_on_the_other_side():
    text = (
        "field a: deathseeker [present], border-rider [bowed]\nfield b: border-rider [bowed], hida-guardian [present]\n"
        "hand a: tranquility\nhand b: let-go\nconflict: a military fire b1"
    )
    s = position(text, windows="all")
    assert "use b/border-rider" in options(s)
    play(s, "pass", "use tranquility")
    assert "use b/border-rider" not in options(s)
    s.choose("pass")
    assert "use a/border-rider" in options(s)


def test_way_of_the_dragon_lets_its_bearer_use_an_ability_once_more():
    text = "field a: border-rider [bowed]\n{}hand a: let-go\nhand b: let-go\nphase: conflict"
    found = []
    for line in ("", "attached a: way-of-the-dragon [on field/border-rider]\n"):
        s = position(text.format(line), windows="all")
        uses = 0
        while "use a/border-rider" in options(s):
            play(s, "use a/border-rider")
            change(s, "bow", "border-rider")
            s.choose("pass")
            uses += 1
        found.append(uses)
    assert found == [1, 2]


def test_way_of_the_dragon_raises_no_maximum():
    s = position(
        "field a: kitsuki-investigator [present]\nattached a: way-of-the-dragon [on field/kitsuki-investigator]\nfate: 9 0\n"
        "hand a: let-go\nhand b: banzai, outwit, rout\nfield b: brash-samurai [present]\nconflict: a political fire b1",
        windows="all",
    )
    play(s, "pass", "use a/kitsuki-investigator", "air ring", "b/hand/outwit", "pass")
    assert "use a/kitsuki-investigator" not in options(s)


def test_way_of_the_unicorn_keeps_the_first_player_token():
    for kept in (True, False):
        s = position("hand a: way-of-the-unicorn\nphase: fate", windows="all")
        through(s, "replace?")
        assert s.question.seat == 0
        s.choose("use way-of-the-unicorn" if kept else "decline")
        through(s, "bid?")
        assert (s.first, s.round) == (0 if kept else 1, 2)


def test_way_of_the_unicorn_is_for_who_has_the_token():
    s = position("hand b: way-of-the-unicorn\nphase: fate", windows="all")
    through(s, "replace?", "bid?")
    assert prompt(s) == "bid?"


def test_young_rumormonger_turns_honor_and_dishonor_to_another_of_the_same_player():
    text = (
        "field a: young-rumormonger\nfield b: doji-whisperer, brash-samurai{}\nhand b: way-of-the-crane\n"
        "first: b\nphase: conflict"
    )
    s = position(text.format(", deathseeker"), windows="all")
    while "use way-of-the-crane" not in options(s):
        s.choose("pass")
    play(s, "use way-of-the-crane", "b/doji-whisperer")
    assert options(s) == ["use a/young-rumormonger", "decline"]
    s.choose("use a/young-rumormonger")
    assert options(s) == ["b/brash-samurai", "b/deathseeker"]
    s.choose("b/deathseeker")
    assert [row(s, face).count("honored") for face in ("doji-whisperer", "deathseeker")] == [0, 1]
    alone = position(text.format("").replace(", brash-samurai", ""), windows="all")
    while "use way-of-the-crane" not in options(alone):
        alone.choose("pass")
    play(alone, "use way-of-the-crane")
    assert row(alone, "doji-whisperer").count("honored") == 1
    assert taking_part(alone) == []
