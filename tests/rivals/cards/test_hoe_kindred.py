"""Vampires of Heart of Europe: Em, Jan Zoubek, Maia, Monika, Omnis, Perseus and others; Dien and Ekene with the attack."""

import pytest

from tests.rivals.tools import attack, blood_on, faces, find, number, options, play_through, position, where


def test_em_is_rewarded_for_havens():
    text = "haven a: em [blood 4]\nhaven b: doc [blood 5]\nboard a: {}\nactive: b\nprestige: 9 9\nleaders: em doc"
    for havens, reward in (
        ("the-madhouse", (9, 0)),
        ("the-madhouse, house-of-pain", (10, 0)),
        ("the-madhouse, house-of-pain, artist-lofts", (10, 1)),
    ):
        s = position(text.format(havens))
        s.choose("end")
        assert (s.prestige[0], s.agenda[0]) == reward


JAN = (
    "streets a: hydra [blood 6]\nstreets a2: dien [blood 6]\nstreets b: {}\n"
    "haven b: jan-zoubek [blood 2], doc [blood 5]\nleaders: hydra doc\n{}"
)


@pytest.mark.ruling("R-263", "R-264")
def test_jan_zoubek_denies_agenda_for_the_first_small_one_in_a_turn():
    s = position(JAN.format("jesus [blood 1], rene-koba [blood 1]", "city: city-on-the-brink [prestige-a]\n"))
    attack(s, "a/hydra", "b/jesus", "physical")
    s.choose("pass")
    assert (where(s, "jesus"), s.agenda) == ("torpor", (0, 0))
    s.choose("attack with a2/dien")
    while s.asked[1][0] != "action?":
        s.choose(
            next(
                name
                for name in ("b/rene-koba", "physical", "no card", "show it", "no block", "pass")
                if name in options(s)
            )
        )
    assert (where(s, "rene-koba"), s.agenda) == (
        "torpor",
        (2, 0),
    )  # the second one counts, for the Rival and the Agenda


@pytest.mark.ruling("R-265")
def test_jan_zoubek_denies_agenda_that_lies_on_the_victim():
    s = position(JAN.format("rene-koba [blood 1, agenda 2]", ""))
    attack(s, "a/hydra", "b/rene-koba", "physical")
    assert s.agenda == (0, 0)
    s = position(JAN.format("karma [blood 1]", ""))
    attack(s, "a/hydra", "b/karma", "physical")
    assert s.agenda == (1, 0)  # of BP 3
    s = position(
        "streets a: hydra [blood 6]\nstreets b: jan-zoubek [blood 1]\nhaven b: doc [blood 5]\nleaders: hydra doc"
    )
    attack(s, "a/hydra", "b/jan-zoubek", "physical")
    assert s.agenda == (0, 0)  # himself, too
    s = position(JAN.format("rene-koba [blood 1]", "hand a: molotov-cocktail"))
    attack(s, "a/hydra", "b/rene-koba", "ranged", "play molotov-cocktail")
    while s.asked[1][0] == "may":
        s.choose("no")
    assert (where(s, "rene-koba"), s.agenda) == ("burned", (1, 0))  # who is burned does not enter torpor


@pytest.mark.ruling("R-263")
@pytest.mark.parametrize(("tokens", "agenda"), [("weak", [0, 1]), ("fear", [1, 1])])
def test_jan_zoubek_looks_at_the_bp_that_each_has_as_it_falls(tokens, agenda):
    s = position(
        "streets a: hydra [blood 6]\nstreets a2: muhammad-zadeh [blood 5]\nhaven b: jan-zoubek [blood 2], doc [blood 5]\n"
        f"streets b: lolita [blood 1, {tokens}]\nstreets b2: rene-koba [blood 1]\nleaders: hydra doc\n"
    )
    attack(s, "a/hydra", "b/lolita", "physical")  # she has 3 BP, 2 with the token, and is the first one then
    after = [s.agenda[0]]
    attack(s, "a2/muhammad-zadeh", "b2/rene-koba", "social")
    assert [*after, s.agenda[0]] == agenda


def test_maia_hits_harder_for_each_event_in_play():
    text = "streets a: maia [blood 4]\nstreets b: doc [blood 5]\n{}leaders: maia doc"
    s = position(text.format("city: castro-street-party, chef, cable-car-accident\nhand a: 38-special\n"))
    assert number(s, "damage", "maia") == 0
    s = position(text.format("city: chef, city-on-the-brink\n"))
    attack(s, "a/maia", "b/doc", "physical")
    assert blood_on(s, "doc") == 5 - (1 + 1)
    s = position(text.format(""))
    attack(s, "a/maia", "b/doc", "physical")
    assert blood_on(s, "doc") == 4
    s = position(text.format("city: cover-charge [prestige-a], chef\n"))  # a City Deck Event from then on
    attack(s, "a/maia", "b/doc", "physical")
    assert blood_on(s, "doc") == 5 - (1 + 1)


def test_monika_lays_a_token_on_who_has_none():
    text = (
        "haven a: monika [blood 3], karma [blood 3]\n"
        "streets b: hydra [blood 6], doc [weak 1, blood 4], skunk [blood 1]\nleaders: monika hydra"
    )
    s = position(text)
    play_through(s, "use a/monika", "a/karma")
    assert options(s) == ["b/hydra", "b/skunk"]
    s.choose("b/hydra")
    assert (number(s, "BP", "hydra"), blood_on(s, "hydra"), s.pieces[find(s, "karma")].ready) == (5, 5, False)
    s = position(
        text.replace("skunk [blood 1]", "skunk [blood 1, weak 2]").replace("hydra [blood 6]", "hydra [weak 1, blood 5]")
    )
    assert "use a/monika" not in options(s)  # nobody left
    s = position("haven a: monika [bowed, blood 3]\nstreets b: hydra [blood 6]\nleaders: monika hydra")
    assert "use a/monika" not in options(s)  # nobody to exhaust


SPRUNG = (
    "streets a: hydra [blood 6]\nhaven b: dien [blood 6], {} [blood 4]\n"
    "streets b: doc [blood 5]\nplots b: spiders [prestige {}]\nleaders: hydra doc"
)


def test_omnis_takes_a_trap_with_two_prestige_back():
    s = position(SPRUNG.format("omnis", 2) + "\nprestige: 20 10\n")
    play_through(s, "attack with a/hydra", "b/doc", "use b/plots.1")
    assert (where(s, "spiders"), s.pieces[find(s, "hydra")].count("fear")) == ("hand", 1)
    assert s.supply[1] == 32 - 10 - 6 - 4 - 5
    s = position(SPRUNG.format("omnis", 1))
    play_through(s, "attack with a/hydra", "b/doc", "use b/plots.1")
    assert where(s, "spiders") == "discard"
    s = position(SPRUNG.format("velvet", 2))
    play_through(s, "attack with a/hydra", "b/doc", "use b/plots.1")
    assert where(s, "spiders") == "discard"


def test_perseus_makes_a_foe_discard_for_every_four_cards():
    text = "streets a: perseus [blood 5]\nstreets b: doc [blood 5]\nhand b: {}\nleaders: perseus doc"
    s = position(text.format(", ".join(["fleetness"] * 8)))
    attack(s, "a/perseus", "b/doc", "physical")
    play_through(s, options(s)[0], options(s)[1])
    assert len(faces(s, "hand", 1)) == 6
    s = position(text.format(", ".join(["fleetness"] * 3)))
    attack(s, "a/perseus", "b/doc", "physical")
    assert (s.asked[1][0], len(faces(s, "hand", 1))) == ("action?", 3)
    s = position(text.format(", ".join(["fleetness"] * 4)))
    attack(s, "a/perseus", "b/doc", "social")
    assert (s.asked[1][0], blood_on(s, "doc")) == ("action?", 5)  # no damage


def test_rene_koba_mends_for_each_card_that_is_placed():
    text = (
        "haven a: rene-koba [blood 2], doc [blood 3]\nhaven b: hydra [blood 6]\n"
        "hand a: lost-glory, unhinged\nleaders: doc hydra"
    )
    s = position(text)
    play_through(s, "place lost-glory", "a/rene-koba")
    assert blood_on(s, "doc") == 4
    s = position(
        text.replace("haven a: rene-koba [blood 2], doc", "haven a: doc").replace(
            "haven b: hydra", "haven b: rene-koba [blood 1], hydra"
        )
    )
    s.choose("place lost-glory")
    assert (blood_on(s, "doc"), blood_on(s, "rene-koba")) == (3, 1)  # a foe's card


@pytest.mark.ruling("R-278", "R-158")
def test_roman_monstrum_takes_a_curse_off_whoever_has_laid_it():
    text = "haven a: roman-monstrum [blood 5]\nstreets b: doc [blood 5]\n{}leaders: roman-monstrum doc"
    s = position(text.format("attached a: chef [on streets/doc]\n"))
    s.choose("use a/roman-monstrum")
    assert len(options(s)) == 2
    s.choose(next(o for o in options(s) if "fear" in o))
    assert (where(s, "chef"), s.pieces[find(s, "doc")].count("fear")) == ("discard", 1)
    s = position(text.format("attached a: chef [on streets/doc]\n"))
    s.choose("use a/roman-monstrum")
    s.choose(next(o for o in options(s) if "LoseBlood" in o))
    assert blood_on(s, "doc") == 4
    s = position(text.format("attached b: chef [on streets/doc]\n"))
    assert "use a/roman-monstrum" not in options(s)  # its own Retainer is no Curse


def test_sarka_steals_blood_when_her_party_blocks():
    text = "streets a: hydra [blood 6]\nstreets b: doc [blood 5], {}skunk [blood 2]\nprestige: 9 9\nleaders: hydra doc"
    s = position(text.format("sarka [blood 5], "))
    attack(s, "a/hydra", "b/doc", "social", block="block with b/skunk")
    assert (blood_on(s, "hydra"), blood_on(s, "skunk")) == (5, 3 - 1)  # 1 stolen, then 1 against 0
    s = position(text.format(""))
    attack(s, "a/hydra", "b/doc", "social", block="block with b/skunk")
    assert (blood_on(s, "hydra"), blood_on(s, "skunk")) == (6, 1)


def test_zuzana_replaces_blood_of_an_attacker_she_blocks():
    text = (
        "streets a: hydra [blood 6]\nstreets b: doc [blood 5], zuzana [blood 4], skunk [blood 3]\n"
        "prestige: 9 9\nleaders: hydra doc"
    )
    s = position(text)
    attack(s, "a/hydra", "b/doc", "social", block="block with b/zuzana")
    assert dict(s.pieces[find(s, "hydra")].counters) == {"blood": 5, "blood-b": 1}
    assert s.supply == (32 - 9 - 5, 32 - 9 - 5 - 3 - 3 - 1)  # she has taken 1 damage
    s = position(text)
    attack(s, "a/hydra", "b/doc", "social", block="block with b/skunk")
    assert dict(s.pieces[find(s, "hydra")].counters) == {"blood": 6}  # only if she blocks herself
