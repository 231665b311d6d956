"""Action cards of the Core Set, those that are done at once and those that stay near the Haven."""

import pytest

from tests.rivals.tools import asked, attack, blood_on, faces, find, number, options, play_through, position, where

QUIET = "haven b: doc [blood 5]\nprestige: 9 9\n"


def test_late_night_snack_mends_as_much_as_there_is_fortitude():
    text = (
        QUIET
        + "haven a: em [blood 1], dien [blood 4]\ntorpor a: maia [blood 1]\nhand a: late-night-snack\nleaders: em doc"
    )
    s = position(text)
    play_through(s, "play late-night-snack", "a/em", "a/em", "a/torpor/maia")
    assert [blood_on(s, name) for name in ("em", "dien", "maia")] == [2, 4, 2]
    assert s.asked[1][0] == "action?"
    s = position(text.replace("em [blood 1], dien [blood 4]", "hydra [blood 4]").replace("em doc", "hydra doc"))
    assert "play late-night-snack" not in options(s)


def test_first_tradition_hides_characters_outside_until_two_mortals_are_defeated_in_a_turn():
    s = position(
        "streets a: hydra [blood 6], guvnah [blood 5]\nhaven b: doc [blood 5]\ncity: chef, addict\n"
        "prestige: 9 9\n"
        "hand a: first-tradition-the-masquerade, throat-rip, gang-up, baseball-bat"
    )
    s.choose("play first-tradition-the-masquerade")
    assert (s.prestige, number(s, "Secrecy", "hydra"), number(s, "Secrecy", "doc")) == ((7, 9), 1, 0)
    s = position(
        "streets a: hydra [blood 6]\nstreets a2: dien [blood 6]\nhaven b: doc [blood 5]\n"
        "city: chef, addict\nprestige: 9 9\n"
        "board a: first-tradition-the-masquerade\nhand a: throat-rip, baseball-bat\nleaders: hydra doc"
    )
    attack(s, "a/hydra", "city/chef", "physical", "play throat-rip")
    s.choose("burn city/chef")
    while s.asked[1][0] != "action?":
        s.choose(options(s)[0])
    assert where(s, "first-tradition-the-masquerade") == "board"
    s.choose("attack with a2/dien")
    while s.asked[1][0] != "reward?":
        wish = ["city/addict", "physical", "play baseball-bat", "no card", "show it", "pass"]
        s.choose(next(name for name in wish if name in options(s)))
    assert where(s, "first-tradition-the-masquerade") == "burned"
    s = position(QUIET + "haven a: karma [blood 3]\nhand a: first-tradition-the-masquerade\nprestige: 1 9")
    assert "play first-tradition-the-masquerade" not in options(s)


def test_emergency_bloodbag_feeds_the_wounded_at_the_start_of_the_turn():
    text = QUIET + (
        "haven a: hydra [blood 3], shades [blood 4]\ntorpor a: skunk [blood 1]\nactive: b\n"
        "board a: emergency-bloodbag [blood {}]\nleaders: hydra doc"
    )
    s = position(text.format(2))
    s.choose("end")
    assert asked(s)[0] == 0
    assert options(s) == ["use a/emergency-bloodbag", "pass"]
    s.choose("use a/emergency-bloodbag")
    assert options(s) == ["a/hydra", "a/torpor/skunk"]  # Shades is not Wounded
    s.choose("a/hydra")
    assert (blood_on(s, "hydra"), blood_on(s, "emergency-bloodbag")) == (4, 1)
    assert "Hydra: +1 Blood (Emergency Bloodbag)" in s.log()
    s = position(text.format(1))
    play_through(s, "end", "use a/emergency-bloodbag", "a/torpor/skunk")
    assert where(s, "emergency-bloodbag") == "burned"
    s = position(QUIET + "haven a: karma [blood 3]\nhand a: emergency-bloodbag")
    s.choose("play emergency-bloodbag")
    assert (where(s, "emergency-bloodbag"), blood_on(s, "emergency-bloodbag")) == ("board", 3)
    assert s.prestige[0] + s.supply[0] == 32 - 3 - 3


@pytest.mark.ruling("R-171")
def test_long_term_investment_pays_back_twice_over():
    s = position(QUIET + "haven a: em [blood 4]\nhand a: long-term-investment\nleaders: em doc")
    play_through(s, "play long-term-investment", "way 2")
    assert (s.prestige, dict(s.pieces[find(s, "long-term-investment")].counters)) == ((7, 9), {"prestige": 4})
    s = position(
        QUIET + "haven a: em [blood 4]\nboard a: long-term-investment [prestige 1]\nactive: b\nleaders: em doc"
    )
    s.choose("end")
    assert (s.prestige, where(s, "long-term-investment")) == ((10, 9), "burned")
    s = position(QUIET.replace("9 9", "2 9") + "haven a: em [blood 4]\nhand a: long-term-investment\nleaders: em doc")
    s.choose("play long-term-investment")
    assert options(s) == ["way 1", "way 2"]


@pytest.mark.ruling("R-018")
def test_marked_man_puts_agenda_on_anybody_for_who_defeats_it():
    s = position(
        "streets a: hydra [blood 6], em [blood 4]\nstreets b: doc [blood 1]\n"
        "haven b: karma [blood 3]\nhand a: marked-man\nleaders: hydra doc"
    )
    assert "play marked-man" in options(s)
    s.choose("play marked-man")
    assert options(s) == ["b/karma", "a/hydra", "a/em", "b/doc"]
    s.choose("b/doc")
    attack(s, "a/hydra", "b/doc", "physical")
    assert s.agenda == (2, 0)
    s = position("streets a: hydra [blood 6]\nhaven b: karma [blood 3]\nhand a: marked-man\nleaders: hydra karma")
    assert "play marked-man" not in options(s)  # nobody of its clan


def test_smoke_em_out_empties_a_haven():
    text = (
        "streets a: hydra [blood 6]\nhaven b: doc [bowed, blood 5], karma [blood 3]\n"
        "board b: the-madhouse\nboard a: house-of-pain\nhand a: smoke-em-out\nleaders: hydra doc\n"
    )
    s = position(text)
    s.choose("play smoke-em-out")  # the only Haven with somebody inside
    assert [where(s, name) for name in ("doc", "karma")] == ["streets", "streets"]
    assert (blood_on(s, "doc"), blood_on(s, "karma")) == (4, 3)
    assert s.pieces[find(s, "doc")].place == s.pieces[find(s, "karma")].place
    s = position(text.replace("streets a", "haven a"))
    assert "play smoke-em-out" not in options(s)


def test_beauty_is_a_beast_helps_against_mortals_socially():
    text = (
        "streets a: guvnah [blood 5]\nhaven b: doc [blood 5]\ncity: chef\n"
        "streets b: karma [blood 3]\nboard a: beauty-is-a-beast\nleaders: guvnah doc\n"
    )
    s = position(text)
    s.choose("attack with a/guvnah")
    answers = {"target?": "city/chef", "sort?": "social", "attack card?": "no card"}
    while s.asked[1][0] in answers:
        s.choose(answers[s.asked[1][0]])
    assert options(s) == ["use a/beauty-is-a-beast", "pass"]
    s.choose("use a/beauty-is-a-beast")
    assert not s.pieces[find(s, "beauty-is-a-beast")].ready
    for target, sort in (("city/chef", "mental"), ("b/karma", "social")):
        s = position(text)
        s.choose("attack with a/guvnah")
        while s.asked[1][0] in ("target?", "sort?", "attack card?", "reaction card?"):
            s.choose(next(name for name in (target, sort, "no card") if name in options(s)))
        assert s.asked[1][0] == "action?"


def test_search_engine_looks_at_a_deck_and_may_sink_the_card():
    text = QUIET + (
        "haven a: karma [blood 3]\nboard a: search-engine\n"
        "library a: unhinged, terrorize, fleetness\nfaction a: doc, hydra\nleaders: karma doc"
    )
    s = position(text)
    play_through(s, "use a/search-engine", "library")
    assert s.pieces[find(s, "unhinged")].known == 1
    s.choose("to the bottom")
    assert faces(s, "library", 0) == ["terrorize", "fleetness", "unhinged"]
    assert "use a/search-engine" not in options(s)
    s = position(text)
    play_through(s, "use a/search-engine", "faction", "leave")
    assert faces(s, "faction", 0) == ["doc", "hydra"]
    s = position(text.replace("karma [blood 3]", "lolita [blood 3]").replace("karma doc", "lolita doc"))
    assert "use a/search-engine" not in options(s)


@pytest.mark.ruling("RR-5")
def test_cards_of_a_clan_are_for_that_clan_alone():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: distraction")
    assert "play distraction" not in options(s)
    s = position("haven a: doc [blood 5]\nhaven b: hydra [blood 6]\nhand a: distraction")
    assert "play distraction" in options(s)
    for who, plays in (("grigori", False), ("doc", True)):
        s = position(f"streets a: {who} [blood 5]\nstreets b: hydra [blood 6]\nhand a: unhinged")
        play_through(s, f"attack with a/{who}", "mental")
        assert ("play unhinged" in options(s)) is plays


@pytest.mark.ruling("RR-5")
def test_the_spoils_are_played_without_a_character():
    s = position("haven a: hydra [bowed, blood 6]\nhaven b: doc [blood 5]\nhand a: the-spoils")
    s.choose("play the-spoils")
    assert where(s, "the-spoils") == "board"
    s = position("haven a: grigori [blood 5]\nhaven b: doc [blood 5]\nhand a: the-spoils")
    assert "play the-spoils" not in options(s)  # no Brujah
