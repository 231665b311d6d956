"""The Animals of Wolf & Rat."""

import pytest

from coterie.games.rivals.rules.attack_state import fight
from tests.rivals.cards.turns import onward
from tests.rivals.tools import attack, blood_on, faces, find, number, options, position, where

FOE = "haven b: doc [blood 5]\n"


@pytest.mark.ruling("RR-11.5", "R-114")
@pytest.mark.parametrize(("card", "price"), [
    ("alley-cat", 1), ("mongrel", 2), ("murder-of-crows", 1), ("sewer-rat", 0), ("the-swarm", 0),
])  # fmt: skip
def test_an_animal_is_attached_for_blood_by_who_has_animalism(card, price):
    s = position(f"haven a: dien [blood 6], hydra [blood 6]\n{FOE}hand a: {card}\n")
    s.choose(f"play {card}")
    onward(s)
    assert (s.pieces[find(s, card)].host, blood_on(s, "dien")) == (find(s, "dien"), 6 - price)
    assert not s.pieces[find(s, "dien")].ready
    assert f"play {card}" not in options(position(f"haven a: hydra [blood 6]\n{FOE}hand a: {card}\n"))
    poor = position(f"haven a: dien [blood {max(1, price)}]\n{FOE}hand a: {card}\n")
    assert (f"play {card}" in options(poor)) == (price == 0)  # never the last Blood


@pytest.mark.ruling("R-042", "R-161")
def test_an_animal_needs_room():
    full = "attached a: alley-cat [on haven/dien], mongrel [on haven/dien], the-swarm [on haven/dien]\n"
    s = position(f"haven a: dien [blood 6]\n{FOE}hand a: sewer-rat\n{full}")
    assert "play sewer-rat" not in options(s)


def test_alley_cat_hides_its_bearer_in_the_streets_alone():
    s = position(f"streets a: dien [blood 6]\n{FOE}attached a: alley-cat [on streets/dien]\n")
    assert number(s, "Secrecy", "dien") == 1
    s = position(f"haven a: dien [blood 6]\n{FOE}attached a: alley-cat [on haven/dien]\n")
    assert number(s, "Secrecy", "dien") == 0


def test_alley_cat_burns_another_animal_or_retainer_outside_and_itself():
    table = "streets a: dien [blood 6]\nstreets b: doc [blood 5]\nhaven b: karma [blood 3]\n"
    table += "attached a: alley-cat [on streets/dien]\n"
    s = position(
        table + "attached b: cop [on streets/doc], premonition [on streets/doc], mongrel [on streets/doc], "
        "nun [on haven/karma]\n"
    )
    s.choose("use a/alley-cat")
    assert options(s) == ["b/cop", "b/mongrel"]  # neither the Premonition nor what is in a Haven
    s.choose("b/cop")
    assert (where(s, "cop"), where(s, "alley-cat"), where(s, "mongrel")) == ("burned", "burned", "attached")
    assert faces(s, "burned", 0) == ["alley-cat"]
    s = position(table + "attached b: premonition [on streets/doc]\n")
    assert not any("alley-cat" in word for word in options(s))  # it does not burn itself alone


def test_mongrel_bites_for_its_bearer_and_only_for_an_attacker():
    table = (
        "streets a: dien [blood 6], skunk [blood 3]\nstreets b: doc [blood 5]\nattached a: mongrel [on streets/{}]\n"
    )
    s = position(table.format("dien"))
    attack(s, "a/dien", "b/doc", "physical")
    assert blood_on(s, "doc") == 5 - (2 + 1 - number(s, "physical", "doc"))
    s = position(table.format("skunk"))
    attack(s, "a/dien", "b/doc", "physical")
    assert blood_on(s, "doc") == 5 - (2 - number(s, "physical", "doc"))  # for its bearer alone
    s = position("streets a: hydra [blood 6]\nhaven a: karma [blood 3]\nstreets b: dien [blood 6]\n"
                 "attached b: mongrel [on streets/dien]\nhand b: humiliate\n")  # fmt: skip
    s.choose("attack with a/hydra")
    onward(s, target="b/dien", sort="social", reaction_card="play humiliate")
    assert blood_on(s, "hydra") == 6 - (1 + 1 - 1)  # who reacts does not attack


@pytest.mark.ruling("RR-11.5")
def test_mongrel_is_detached_to_prevent_physical_damage_alone():
    table = "streets a: hydra [blood 6]\nstreets b: dien [blood 6]\nattached b: mongrel [on streets/dien]\nhand a: {}\n"
    s = position(table.format("throat-rip"))
    s.choose("attack with a/hydra")
    onward(s, "answer?", target="b/dien", sort="physical", attack_card="play throat-rip")
    assert s.asked[0] == 1
    s.choose(options(s)[0])
    onward(s)
    assert (where(s, "mongrel"), blood_on(s, "dien")) == ("discard", 6)
    assert faces(s, "discard", 1) == ["mongrel"]
    s = position(table.format("humiliate"))
    s.choose("attack with a/hydra")
    onward(s, target="b/dien", sort="social", attack_card="play humiliate")
    assert (where(s, "mongrel"), blood_on(s, "dien") < 6) == ("attached", True)  # it is not asked about social damage


@pytest.mark.ruling("RR-7")
def test_murder_of_crows_finds_those_in_the_streets_and_not_in_havens():
    table = ("streets a: dien [blood 6]\nstreets b: doc [blood 5]\nhaven b: karma [blood 3]\nboard b: the-madhouse\n"
             "attached b: alley-cat [on streets/doc]\n")  # fmt: skip
    s = position(table + "attached a: murder-of-crows [on streets/dien]\n")
    s.choose("attack with a/dien")
    now = fight(s)
    assert now is not None
    assert now.target[0] == find(s, "doc")  # the only one: both hide with 1 Secrecy, but Karma in a Haven
    assert "attack with a/dien" not in options(position(table))
    s = position(table.replace("dien [blood 6]", "dien [blood 6], hydra [blood 6]")
                 + "attached a: murder-of-crows [on streets/dien]\n")  # fmt: skip
    s.choose("attack with a/hydra")
    assert "b/doc" in options(s)  # for all of the party


@pytest.mark.parametrize(("blood", "place", "agenda"), [(1, "burned", (1, 0)), (2, "discard", (0, 0))])
def test_murder_of_crows_is_burned_if_it_defeats_somebody(blood, place, agenda):
    s = position(f"haven a: dien [blood 6]\nstreets b: karma [blood {blood}]\nhaven b: doc [blood 5]\n"
                 "attached a: murder-of-crows [on haven/dien]\n")  # fmt: skip
    s.choose("use a/murder-of-crows")
    onward(s)
    assert (where(s, "murder-of-crows"), s.agenda) == (place, agenda)
    assert where(s, "karma") == ("torpor" if blood == 1 else "streets")
    s = position(f"haven a: dien [blood 6]\n{FOE}attached a: murder-of-crows [on haven/dien]\n")
    assert not any("crows" in word for word in options(s))  # nobody is in The Streets


def test_sewer_rat_mends_a_wounded_one_of_its_party_and_becomes_ready_again():
    table = "streets a: dien [blood 3], hydra [blood 5]\nhaven a: skunk [blood 1]\n{}attached a: sewer-rat [on streets/dien]\n"
    s = position(table.format(FOE))
    s.choose("use a/sewer-rat 1" if "use a/sewer-rat 1" in options(s) else "use a/sewer-rat")
    assert (blood_on(s, "dien"), blood_on(s, "hydra"), blood_on(s, "skunk")) == (4, 5, 1)
    assert not s.pieces[find(s, "sewer-rat")].ready
    assert not any("sewer-rat" in word for word in options(s))
    s = position(table.format(FOE).replace("dien [blood 3]", "dien [blood 4]"))
    assert not any("sewer-rat" in word for word in options(s))  # not Wounded


def test_sewer_rat_steals_from_torpor_for_anybody():
    table = "haven a: dien [blood 4], hydra [blood 6]\nhaven b: doc [blood 4]\ntorpor b: karma [blood {}]\n"
    table += "attached a: sewer-rat [on haven/dien]\n"
    s = position(table.format(2))
    s.choose("use a/sewer-rat")
    assert options(s) == ["a/dien", "b/doc"]  # Hydra lacks nothing
    s.choose("a/dien")
    assert (blood_on(s, "karma"), blood_on(s, "dien"), where(s, "karma")) == (1, 5, "torpor")
    assert where(s, "sewer-rat") == "discard"
    assert not any("sewer-rat" in word for word in options(position(table.format(0))))


def bitten(sort: str, card: str, victim: str = "dien", swarm: bool = True) -> int:
    """The Blood that an attack takes from Dien, or from another one, where Karma of his party bears The Swarm."""
    held = "attached b: the-swarm [on streets/karma]\n" if swarm else ""
    s = position("streets a: hydra [blood 6]\nstreets b: dien [blood 6], karma [blood 3]\nstreets b2: doc [blood 5]\n"
                 f"hand a: {card}\n{held}")  # fmt: skip
    before = blood_on(s, victim)
    attack(s, "a/hydra", f"b/{victim}", sort, f"play {card}")
    return before - blood_on(s, victim)


@pytest.mark.parametrize(("sort", "card", "shield"), [
    ("physical", "throat-rip", 1), ("ranged", "38-special", 1), ("social", "humiliate", 0),
    ("ranged", "molotov-cocktail", 0),
])  # fmt: skip
def test_the_swarm_shields_its_party_from_what_bites(sort, card, shield):
    assert bitten(sort, card) == bitten(sort, card, swarm=False) - shield > 0
    assert bitten(sort, card, "doc") == bitten(sort, card, "doc", swarm=False)  # another party


def test_the_swarm_is_detached_to_prevent_1_aggravated_damage():
    table = (
        "streets a: hydra [blood 6]\nstreets b: dien [blood 6]\nattached b: the-swarm [on streets/dien]\nhand a: {}\n"
    )
    s = position(table.format("molotov-cocktail"))
    s.choose("attack with a/hydra")
    onward(s, "answer?", target="b/dien", sort="ranged", attack_card="play molotov-cocktail")
    due = next(iter(r for r in s.rows.values() if type(r).__name__ == "Batch")).events[0].amount
    s.choose(options(s)[0])
    onward(s)
    assert (where(s, "the-swarm"), blood_on(s, "dien")) == ("discard", 6 - (due - 1))
    s = position(table.format("throat-rip"))
    s.choose("attack with a/hydra")
    onward(s, target="b/dien", sort="physical", attack_card="play throat-rip")
    assert where(s, "the-swarm") == "attached"  # nothing is asked: it is not Aggravated


@pytest.mark.ruling("RR-9.1")
def test_the_swarm_shields_each_member_of_its_party():
    for held, left in (("", 1), ("attached b: the-swarm [on streets/dien]\n", 2)):
        s = position("streets a: hydra [blood 6]\nstreets b: dien [blood 6], karma [bowed, blood 3]\n"
                     "hand a: drive-by\n" + held)  # fmt: skip
        attack(s, "a/hydra", "b/dien", "ranged", "play drive-by")
        s.choose("b/karma")
        assert blood_on(s, "karma") == left
