"""The expected result of an attack, as each seat is told it before the damage is dealt."""

import pytest

from coterie.games.rivals.rules.attack_state import fight
from coterie.games.rivals.rules.forecast import cap, forecast, intel, lowered_parts
from coterie.kernel.pieces import ALL
from tests.rivals.tools import find, position

DUEL = "streets a: hydra [blood 6]\nstreets b: doc [blood 5]\n"


def through(s, *choices: str) -> None:
    """Make choices, passing the moments for abilities."""
    for choice in choices:
        while s.asked[1][0] == "moment":
            s.choose("pass")
        s.choose(choice)


def told(s, seat: int) -> list[tuple[str, int, tuple[tuple[int, str], ...]]]:
    """Return what a seat is told of the current attack: names, totals and parts of its numbers."""
    v = s.seen_by(seat)
    now = fight(v)
    assert now is not None
    return [(number.name, number.total, tuple(number.parts)) for number in forecast(v, now)]


def note(s, seat: int) -> str:
    """Return what else a seat is told of the damage."""
    v = s.seen_by(seat)
    now = fight(v)
    assert now is not None
    return cap(v, now)


@pytest.mark.ruling("RR-9", "RR-9.1")
def test_a_ranged_attack_is_worth_its_card_and_without_one_nothing():
    s = position(DUEL.replace("doc [blood 5]", "doc [blood 5], karma [blood 3]") + "hand a: 38-special\n")
    through(s, "attack with a/hydra", "b/doc", "ranged", "no card")
    assert s.asked[1][0] == "block?"
    assert told(s, 0) == told(s, 1) == []
    s = position(DUEL.replace("doc [blood 5]", "doc [blood 5], karma [blood 3]") + "hand a: 38-special\n")
    through(s, "attack with a/hydra", "b/doc", "ranged", "play 38-special")
    assert told(s, 0) == [("damage to Doc", 2, ((2, ".38 Special"),))]  # it has no text that could change it
    assert told(s, 1) == [
        ("damage to Doc, before what the face-down card adds", 0, ((0, "nothing gives any"),)),
    ]


@pytest.mark.ruling("RR-9", "RR-9.1")
@pytest.mark.parametrize(
    ("reaction", "number"),
    [
        ("the-mighty-fall", (3, ((1, "The Mighty Fall"), (2, "Mental of Doc")))),
        ("slap-in-the-face", (0, ((1, "Slap in the Face"), (-2, "Physical of Dien")))),  # its damage is Physical
        ("backup", None),  # it strikes nobody
    ],
)
def test_what_a_reaction_deals_back_is_told_to_whom_it_is_known(reaction, number):
    table = "streets a: dien [blood 6]\nstreets b: doc [blood 5]\nhand a: unhinged\nhand b: {}\n"
    s = position(table.format(reaction))
    through(s, "attack with a/dien", "mental", "play unhinged", f"play {reaction}")
    assert s.asked[1][0] == "take back?"
    known = ("damage to Doc, before the text of Unhinged", 0, ((1, "Unhinged"), (-2, "Mental of Doc")))
    guessed = ("damage to Doc, before what the face-down card adds", 0, ((-2, "Mental of Doc"),))
    assert told(s, 0) == [known]
    assert told(s, 1) == [guessed, *([("damage to Dien", *number)] if number else [])]


@pytest.mark.ruling("RR-9")
def test_a_reaction_that_deals_back_by_its_text_alone_is_told_once_it_is_shown():
    s = position("streets a: hydra [blood 6], brother [blood 5]\nstreets b: thora [blood 5]\nhand b: bad-reflection\n")
    through(s, "attack with a/hydra", "physical", "play bad-reflection")
    assert s.asked[1] == ("moment", ("attack",))
    strikes = ("damage to Thora", 0, ((2, "Physical of Hydra"), (-2, "Physical of Thora")))
    assert told(s, 0) == told(s, 1) == [strikes, ("damage to Hydra", 2, ((2, "Bad Reflection"),))]


@pytest.mark.ruling("RR-9.1")
def test_a_shield_is_told_unless_the_damage_ignores_shields():
    s = position(
        "streets a: hydra [blood 6]\nstreets b: montgomery-white [blood 4], karma [blood 3]\nhand a: 38-special\n"
    )
    through(s, "attack with a/hydra", "b/montgomery-white", "ranged", "play 38-special")
    assert told(s, 0) == [("damage to Montgomery White", 1, ((2, ".38 Special"), (-1, "Montgomery White")))]
    victim = find(s, "montgomery-white")
    assert lowered_parts(s, victim, "ranged", ("aggravated",)) == [(-1, "Montgomery White")]
    assert lowered_parts(s, victim, "ranged", ("unshielded",)) == []


@pytest.mark.ruling("RR-7")
def test_intel_and_secrecy_are_told_before_the_type_is_said_and_neither_is_less_than_nothing():
    s = position(DUEL)
    s.choose("attack with a/hydra")
    nothing = ((0, "nothing gives any"),)
    assert told(s, 1) == [("Intel of Hydra", 0, nothing), ("Secrecy of Doc", 0, nothing)]
    assert [number.total for number in intel(s, find(s, "hydra"), find(s, "doc"))] == [0, 0]


@pytest.mark.ruling("RR-7", "RR-9.1")
def test_a_mortal_has_no_secrecy_and_the_blood_that_defeats_it_is_told():
    s = position("streets a: hydra [blood 6], brother [blood 5]\ncity: chef\nhaven b: doc [blood 5]\n")
    s.choose("attack with a/hydra")
    assert (s.asked[1][0], note(s, 0), told(s, 0)) == ("target?", "", [])  # nobody is named yet
    s.choose("city/chef")
    assert (told(s, 1), note(s, 1)) == ([], "3 damage defeats Chef")  # City cards have no Secrecy
    through(s, "physical")
    assert s.asked[1] == ("moment", ("attack",))
    assert (told(s, 1), note(s, 1)) == ([("damage to Chef", 2, ((2, "Physical of Hydra"),))], "3 damage defeats Chef")


@pytest.mark.ruling("RR-9")
def test_the_text_of_a_card_that_lies_open_has_been_counted():
    s = position("streets a: hydra [blood 6], brother [blood 5]\nstreets b: doc [blood 5]\nhand a: throat-rip\n")
    through(s, "attack with a/hydra", "physical", "play throat-rip")
    assert s.asked[1] == ("moment", ("attack",))
    assert s.pieces[find(s, "throat-rip")].known == ALL
    assert told(s, 1) == [("damage to Doc", 5, ((3, "Throat Rip (1 + 2)"), (2, "Physical of Hydra")))]


@pytest.mark.ruling("RR-9", "RR-9.1")
def test_the_shield_of_a_reaction_card_is_told_as_soon_as_it_is_shown():
    pain = "leaders: hydra karma\nboard a: house-of-pain\nhand a: greed\nhand b: unswayable-mind\n"
    s = position(DUEL.replace("doc", "karma") + pain)
    through(s, "attack with a/hydra", "social", "no card", "play unswayable-mind")
    parts = ((1, "Social of Hydra"), (-1, "Unswayable Mind"))
    assert s.asked[1][0] == "moment"
    assert told(s, 0)[-1] == ("damage to Karma", 0, parts)
    s.choose("pass")
    assert "Karma takes no damage" in s.log()


@pytest.mark.ruling("RR-9.1")
def test_what_one_card_adds_several_times_is_one_part_that_says_how_often():
    s = position(DUEL.replace("hydra", "inmate-745943") + "prestige: 9 9\n")
    s.choose("attack with a/inmate-745943")
    for _ in range(3):
        s.choose("use a/inmate-745943")
    through(s, "physical")
    assert [(name, parts) for name, _, parts in told(s, 0)] == [
        ("damage to Doc", ((2, "Physical of Inmate #745943"), (6, "Inmate #745943 (3 × 2)")))
    ]


@pytest.mark.ruling("RR-9.1")
@pytest.mark.parametrize(
    ("target", "nuns", "numbers"),
    [
        ("hydra", 0, [("damage to Hydra", 0), ("damage to Hydra, Aggravated", 2)]),
        ("doc", 2, [("damage to Doc", 0), ("damage to Doc, Aggravated", 1)]),  # one shield is left for it
        ("chef", 0, [("damage to Chef", 1), ("damage to Chef, Aggravated", 2)]),
    ],
)
def test_additional_damage_of_another_kind_is_told_besides(target, nuns, numbers):
    worn = "attached b: " + ", ".join([f"nun [on streets/{target}]"] * nuns) + "\n" if nuns else ""
    foe = "karma [blood 3]" if target == "chef" else f"{target} [blood 5]"
    s = position(
        f"leaders: alejandro-lopez karma\nboard a: royal-retreat\nstreets a: alejandro-lopez [blood 6]\nstreets b: {foe}\n"
        f"{worn}city: chef\ndeck: student\nhand a: baals-caress\n"
    )
    through(s, "attack with a/alejandro-lopez", "city/chef" if target == "chef" else f"b/{target}", "physical")
    through(s, "play baals-caress", "yes", "yes")
    assert s.asked[1][0] == "moment"  # it is known, and nothing has been dealt yet
    assert [(name, total) for name, total, _ in told(s, 1)] == numbers
    (attack,) = [area for area in s.scene(1)["areas"] if area["id"] == "attack"]
    assert [(each["value"], each.get("note", "")) for each in attack["sides"][1]["counters"]] == [
        (numbers[0][1], ""), (numbers[1][1], "Aggravated")
    ]  # fmt: skip
