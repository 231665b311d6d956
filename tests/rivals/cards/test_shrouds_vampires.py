"""The vampires of Shadows & Shrouds."""

import pytest

from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import pile
from tests.rivals.tools import asked, attack, blood_on, find, number, options, play_through, position, where

MORTALS = "burned city: chef, addict, student\n"
WRAITH = "attached a: chef [down, known all, on {}], wraith-social [down, known a, on chef]\n"


def test_mei_yinying_s_party_deals_more_with_three_burned_mortals():
    text = "streets a: mei-yinying [blood 4], hydra [blood 6]\nstreets b: doc [blood 5], karma [bowed, blood 3]\n"
    s = position(text + MORTALS)
    attack(s, "a/hydra", "b/doc", "physical")
    assert blood_on(s, "doc") == 2
    few = position(text + "burned city: chef, addict\n")
    attack(few, "a/hydra", "b/doc", "physical")
    assert blood_on(few, "doc") == 3
    apart = position(text.replace(", hydra", "\nstreets a2: hydra") + MORTALS)
    attack(apart, "a2/hydra", "b/doc", "physical")
    assert blood_on(apart, "doc") == 3  # she is of another party


def test_adrian_beltza_pays_for_damage_only_without_an_attack_card():
    text = (
        "streets a: adrian-beltza [blood 5]\nstreets b: karma [blood 3], doc [bowed, blood 5]\n"
        "agenda: 1 0\nhand a: baseball-bat\n"
    )
    s = position(text)
    play_through(s, "attack with a/adrian-beltza", "b/doc", "physical", "no card", "no block")
    assert asked(s) == (0, ["use a/adrian-beltza", "pass"])
    s.choose("use a/adrian-beltza")
    assert (blood_on(s, "doc"), s.agenda[0]) == (5 - 3, 0)
    s = position(text)
    play_through(s, "attack with a/adrian-beltza", "b/doc", "physical", "play baseball-bat", "no block")
    assert s.asked[1][0] == "action?"
    assert (blood_on(s, "doc"), s.agenda[0]) == (5 - 2, 1)
    s = position(text.replace("agenda: 1 0", "agenda: 0 0"))
    play_through(s, "attack with a/adrian-beltza", "b/doc", "physical", "no card", "no block")
    assert s.asked[1][0] == "action?"  # nothing to pay with


def test_astrid_malhela_sells_intel_to_her_party():
    secret = "board b: the-madhouse\nhaven b: karma [blood 2]\nhaven a: doc [blood 5]\n"
    text = (
        "streets a: astrid-malhela [bowed, blood 3]\nstreets a2: hydra [blood 6]\nagenda: 1 0\n"
        "streets b: velvet [blood 4]\n"
    )
    s = position((text + secret).replace("[bowed, blood 3]\nstreets a2: hydra", "[blood 3], hydra"))
    play_through(s, "attack with a/hydra", "b/karma")
    assert options(s) == ["a/astrid-malhela", "use a/astrid-malhela", "no Intel"]
    s.choose("use a/astrid-malhela")
    play_through(s, "physical")
    assert (where(s, "karma"), s.agenda[0]) == ("torpor", 1)  # 1 paid, 1 gained
    assert s.pieces[find(s, "astrid-malhela")].ready
    apart = position(text + secret)
    apart.choose("attack with a2/hydra")
    assert apart.asked[1][0] == "sort?"  # Karma is out of reach without her


def test_astrid_malhela_s_party_gains_prestige_only_for_a_defeat():
    text = (
        "streets a: astrid-malhela [blood 3]\nstreets b: karma [blood {}], doc [bowed, blood 5]\n"
        "agenda: 1 0\nprestige: 10 20\n"
    )
    for blood, gained in ((1, 1), (3, 0)):
        s = position(text.format(blood))
        play_through(s, "attack with a/astrid-malhela", "b/karma", "use a/astrid-malhela", "social")
        assert s.prestige[0] == 10 + gained


def test_gia_de_emparan_brings_agenda_home_when_her_party_defeats():
    text = (
        "streets a: gia-de-emparan [blood 6], hydra [agenda 2, blood 6]\nstreets b: karma [blood {}], "
        "doc [bowed, blood 5]\n"
    )
    s = position(text.format(1))
    attack(s, "a/hydra", "b/karma", "physical")
    assert asked(s) == (0, ["use a/gia-de-emparan", "pass"])
    s.choose("use a/gia-de-emparan")
    assert (s.agenda[0], s.pieces[find(s, "hydra")].count("agenda")) == (2, 1)
    s = position(text.format(3))
    attack(s, "a/hydra", "b/karma", "physical")
    assert s.asked[1][0] == "action?"  # nobody was defeated


def test_gia_de_emparan_brings_agenda_home_when_her_party_defeats_an_attacker():
    s = position(
        "streets a: hydra [blood 1], brother [blood 5]\nstreets b: gia-de-emparan [blood 6, agenda 1]\n"
        "hand a: fleetness\nhand b: the-mighty-fall\n"
    )
    attack(s, "a/hydra", "b/gia-de-emparan", "mental", reaction="play the-mighty-fall")
    assert asked(s) == (1, ["use b/gia-de-emparan", "pass"])
    s.choose("use b/gia-de-emparan")
    assert s.agenda == (0, 2)


def test_juan_carlos_diaz_deals_more_with_a_card_of_oblivion():
    text = "streets a: juan-carlos-diaz [blood 4]\nstreets b: hydra [blood 6]\nhand a: living-shadow, fragmented-mind\n"
    s = position(text)
    attack(s, "a/juan-carlos-diaz", "b/hydra", "mental", card="play living-shadow")
    assert blood_on(s, "hydra") == 6 - 3
    s = position(text)
    attack(s, "a/juan-carlos-diaz", "b/hydra", "mental", card="play fragmented-mind")
    assert blood_on(s, "hydra") == 6 - 2


@pytest.mark.ruling("RR-9")
def test_juan_carlos_diaz_does_not_tell_what_lies_face_down():
    text = "streets a: juan-carlos-diaz [blood 4]\nstreets b: hydra [blood 6]\nhand a: living-shadow, fragmented-mind\n"
    seen = []
    for card in ("living-shadow", "fragmented-mind"):
        s = position(text + "hand b: flesh-of-marble\n")
        s.choose("attack with a/juan-carlos-diaz")
        answers = {"target?": "b/hydra", "sort?": "mental", "attack card?": f"play {card}", "block?": "no block"}
        while s.asked[1][0] != "reaction card?":
            s.choose(answers.get(s.asked[1][0], "pass"))
        shown = [area["pieces"] for area in s.scene(1)["areas"]]
        seen.append([one["counters"] for there in shown for one in there if one.get("face") == "sas-juan-carlos-diaz"])
    assert seen[0] == seen[1]


@pytest.mark.ruling("R-095")
def test_markus_kumnyama_gets_agenda_as_he_performs_an_action():
    s = position("haven a: markus-kumnyama [blood 6]\nstreets b: doc [blood 5]\nhand a: shadow-cloak\n")
    s.choose("play shadow-cloak")
    assert s.pieces[find(s, "markus-kumnyama")].count("agenda") == 1
    s = position(
        "haven a: markus-kumnyama [blood 6], hydra [blood 6]\nstreets b: doc [blood 5]\n"
        "hand a: shadow-cloak\nlibrary a: baseball-bat\n"
    )
    play_through(s, "play shadow-cloak", "a/hydra")
    s.choose("draw")
    assert s.pieces[find(s, "markus-kumnyama")].count("agenda") == 0  # not by another, not without a character


def test_piero_calderon_cannot_be_blocked_with_a_title():
    text = "streets a: piero-calderon [blood 6]\nstreets b: doc [blood 5], karma [blood 3]\n"
    s = position(text)
    play_through(s, "attack with a/piero-calderon", "b/doc", "physical")
    assert s.asked[1][0] == "block?"
    s = position(text + "attached a: court-of-blood [on streets/piero-calderon]\n")
    play_through(s, "attack with a/piero-calderon", "b/doc", "physical")
    assert s.asked[1][0] == "action?"
    assert number(s, "Intel", "piero-calderon") == 1


def test_rachany_sok_buys_a_shield_only_for_herself():
    text = "streets a: rachany-sok [agenda 1, blood 4], hydra [bowed, blood 6]\nstreets b: doc [blood 5]\nactive: b\n"
    s = position(text)
    play_through(s, "attack with b/doc", "a/rachany-sok", "use a/rachany-sok", "mental")
    assert blood_on(s, "rachany-sok") == 4
    s = position(text)
    play_through(s, "attack with b/doc", "a/hydra")
    assert s.asked[1][0] == "sort?"  # she is not attacked


def test_raven_smith_steals_only_from_a_foe_with_as_much():
    text = "haven a: raven-smith [blood 5]\nhaven b: doc [blood 5]\nagenda: {} {}\n"
    s = position(text.format(3, 3))
    s.choose("use a/raven-smith")
    assert (s.agenda, s.pieces[find(s, "raven-smith")].count("agenda")) == ((3, 2), 1)
    assert not s.pieces[find(s, "raven-smith")].ready
    for mine, theirs in ((2, 3), (3, 2), (0, 0)):
        assert "use a/raven-smith" not in options(position(text.format(mine, theirs)))


def test_scott_picks_the_token_and_the_others_are_shuffled():
    text = (
        "{} a: scott [blood 4]\nhaven a: kwame [blood 4]\nhaven b: doc [blood 5]\n"
        "board a: summon-spirit [blood 2]\nburned city: chef\n"
        "wraiths: wraith-social, wraith-mental, wraith-shield\n"
    )
    s = position(text.format("haven"))
    play_through(s, "use a/summon-spirit", "a/kwame")
    assert len(options(s)) == 3
    assert [option.label for option in s.question.options][2] == "Wraith, +1 shield of the city"
    s.choose(2)
    token = find(s, "wraith-shield", "attached")
    assert [knows(s, seat, token) for seat in (0, 1)] == [True, False]
    assert not any(knows(s, 0, p) for p in pile(s, "wraiths", 2))
    s = position(text.format("torpor"))
    s.choose("use a/summon-spirit")
    assert s.asked[1][0] == "action?"  # from torpor he picks nothing
    assert where(s, "wraith-social") == "attached"


def test_annika_does_nothing_for_a_ritual_of_a_foe():
    s = position(
        "haven a: kwame [blood 4]\nhaven b: annika [blood 6]\ntorpor b: karma [blood 1]\n"
        "hand a: diminish\nprestige: 10 10\n"
    )
    s.choose("play diminish")
    assert s.asked[1][0] == "action?"
    assert blood_on(s, "karma") == 1


def end_with(torpor: str, more: str):
    s = position(f"haven a: hydra [blood 6]\nhaven b: doc [blood 5]\ntorpor a: {torpor}\nprestige: 10 10\n{more}")
    s.choose("end")
    return s


def test_bianca_giovanni_gains_agenda_with_two_rituals():
    s = end_with("bianca-giovanni [blood 1]", "board a: diminish [blood 1], summon-spirit [blood 1]\n")
    s.choose("use a/torpor/bianca-giovanni")
    assert s.agenda[0] == 1
    assert s.active == 1  # once only
    assert end_with("bianca-giovanni [blood 1]", "board a: diminish [blood 1]\n").active == 1


def test_enzo_cappa_s_party_deals_more_with_a_haunted_attacker():
    text = "streets a: enzo-cappa [blood 5], hydra [blood 6]\nstreets b: doc [blood 5]\n"
    s = position(text + WRAITH.format("streets/hydra"))
    play_through(s, "attack with a/hydra", "b/doc", "pass", "physical", "pass")
    assert blood_on(s, "doc") == 5 - 3
    s = position(text + WRAITH.format("streets/enzo-cappa"))
    play_through(s, "attack with a/hydra", "pass", "physical", "pass")
    assert blood_on(s, "doc") == 5 - 2  # it is not the attacker's


def test_kristin_needs_somebody_in_torpor_with_blood():
    text = "haven a: kristin [{}blood 2]\nhaven b: doc [blood 5]\ntorpor b: karma [blood {}]\n"
    assert "use a/kristin" in options(position(text.format("", 1)))
    assert "use a/kristin" not in options(position(text.format("bowed, ", 1)))
    assert "use a/kristin" not in options(position(text.format("", 0)))


def test_kwame_draws_with_two_wraiths():
    two = (
        "attached a: chef [down, known all, on haven/hydra], wraith-social [down, known a, on chef], "
        "cop [down, known all, on haven/hydra], wraith-mental [down, known a, on cop]\n"
        "library a: baseball-bat, throat-rip, drive-by, unhinged\n"
    )
    s = end_with("kwame [blood 1]", two)
    while s.asked[1][0] == "moment":
        s.choose("pass")
    s.choose("use a/torpor/kwame")
    assert where(s, "baseball-bat") == "hand"
    assert end_with("kwame [blood 1]", two.split(", cop")[0] + "\n").asked[1][0] != "torpor?"


def test_nathaniel_gains_prestige_with_a_ritual():
    s = end_with("nathaniel [blood 1]", "board a: diminish [blood 1]\n")
    s.choose("use a/torpor/nathaniel")
    assert s.prestige[0] == 11
    assert end_with("nathaniel [blood 1]", "board a: blood-for-blood\n").active == 1


def test_sophia_giovanni_feeds_one_character_by_wraiths():
    s = end_with("sophia-giovanni [blood 1]", WRAITH.format("haven/hydra"))
    s.choose("use a/torpor/sophia-giovanni")  # nobody else lacks Blood, so who gets it answers itself
    assert (blood_on(s, "sophia-giovanni"), blood_on(s, "doc")) == (2, 5)
    assert end_with("sophia-giovanni [blood 1]", "").active == 1


def test_zahara_leaves_a_wraith_behind():
    text = "streets a: hydra [blood 6]\nstreets b: zahara [blood 1], doc [bowed, blood 5]\nwraiths: wraith-social\n"
    s = position(text + MORTALS)
    attack(s, "a/hydra", "b/zahara", "physical")
    assert asked(s) == (1, ["use b/zahara", "pass"])
    play_through(s, "use b/zahara", "city/burned/chef")
    assert s.pieces[find(s, "chef")].host == find(s, "doc")
    assert where(s, "zahara") == "torpor"
    s = position(text)
    attack(s, "a/hydra", "b/zahara", "physical")
    assert s.asked[1][0] == "action?"  # there is no burned Mortal
