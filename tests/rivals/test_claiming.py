"""Claiming the Prince of the City."""

import pytest

from coterie.games.rivals.words.tokens import GainAgenda
from coterie.kernel.events import about, happening
from coterie.kernel.scopes import current, last
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.groups import THIS
from tests.rivals.tools import asked, blood_on, find, number, options, play_through, position, where

CITY = """
streets a: yusuf-kaya [blood 5]
haven a: nancy-witt [blood 3]
haven b: doc [blood 5], karma [blood 3]
city: prince-of-the-city
"""


@pytest.mark.ruling("RR-13.2")
def test_a_claimant_in_the_streets_attaches_the_title_if_nobody_attacks_it():
    s = position(CITY)
    assert [text for text in options(s) if text.startswith("claim")] == ["claim with a/yusuf-kaya"]  # not at the Haven
    s.choose("claim with a/yusuf-kaya")
    assert asked(s) == (1, ["attack with b/doc", "attack with b/karma", "no attack"])
    assert s.question.prompt == "Do you attack Yusuf Kaya of a, who claims the Prince of the City?"
    s.choose("no attack")
    prince = s.pieces[find(s, "prince-of-the-city")]
    assert (prince.zone, prince.host) == ("attached", find(s, "yusuf-kaya"))
    assert not s.pieces[find(s, "yusuf-kaya")].ready
    assert number(s, "Influence", "yusuf-kaya") == 2 + 2


@pytest.mark.ruling("RR-13.2")
def test_a_defeated_claimant_gets_nothing_and_nobody_blocks_or_reacts():
    guard = CITY.replace("yusuf-kaya [blood 5]", "yusuf-kaya [blood 1], humberto-garcia [blood 3]")
    s = position(guard + "hand a: insanity-defense, slap-in-the-face\nhand b: drive-by")
    play_through(s, "claim with a/yusuf-kaya", "attack with b/doc", "mental", "no card")
    assert s.asked[1][0] == "action?"
    assert (where(s, "yusuf-kaya"), where(s, "prince-of-the-city")) == ("torpor", "city")
    assert blood_on(s, "humberto-garcia") == 3


@pytest.mark.ruling("RR-13.2")
def test_each_foe_attacks_once_at_most_clockwise():
    s = position(CITY + "haven c: hydra [blood 6], brother [blood 5]", players=3)
    play_through(s, "claim with a/yusuf-kaya", "attack with b/karma", "mental")
    assert blood_on(s, "yusuf-kaya") == 3
    assert asked(s) == (2, ["attack with c/hydra", "attack with c/brother", "no attack"])
    play_through(s, "attack with c/brother", "social")
    assert s.question.seat == 0
    assert s.pieces[find(s, "prince-of-the-city")].host == find(s, "yusuf-kaya")


@pytest.mark.ruling("RR-13.2")
def test_tables_may_ask_challengers_to_be_in_the_streets():
    s = position(CITY + "streets b: street-preacher [blood 2]", challenge="from The Streets")
    s.choose("claim with a/yusuf-kaya")
    assert asked(s) == (1, ["attack with b/street-preacher", "no attack"])


@pytest.mark.ruling("RR-7", "RR-13.2")
def test_the_secrecy_of_the_claimant_must_be_reached():
    s = position(CITY.replace(", karma [blood 3]", "") + "city: castro-street-party")
    s.choose("claim with a/yusuf-kaya")  # Doc alone has no Intel against Secrecy 1
    assert s.pieces[find(s, "prince-of-the-city")].host == find(s, "yusuf-kaya")


@pytest.mark.ruling("R-098", "R-099")
@pytest.mark.parametrize(("kind", "agenda"), [("act", 0), ("attack", 1)])
def test_to_attack_a_claimant_is_an_attack_and_no_action(kind, agenda):
    s = position(CITY)
    told = Trigger("forced reaction", kind, THIS, GainAgenda(1), must=True)
    last(s, find(s, "karma"), "gain", told, current(s, "turn"))
    play_through(s, "claim with a/yusuf-kaya", "attack with b/karma", "social")
    assert s.agenda == (0, agenda)


def test_to_claim_is_an_action_of_the_claimant():
    s = position(CITY)
    last(
        s,
        find(s, "yusuf-kaya"),
        "gain",
        Trigger("forced reaction", "act", THIS, GainAgenda(1), must=True),
        current(s, "turn"),
    )
    play_through(s, "claim with a/yusuf-kaya", "no attack")
    assert s.agenda == (1, 0)
    assert "(actions left: 1)" in s.question.prompt


@pytest.mark.ruling("RR-13.2", "RR-10.1")
def test_when_its_bearer_is_defeated_the_prince_is_to_be_had_again():
    s = position(
        "streets a: hydra [blood 6]\nhaven a: brother [blood 5]\nstreets b: doc [blood 1]\nhaven b: karma [blood 3]\n"
        "attached b: prince-of-the-city [on streets/doc]"
    )
    play_through(s, "attack with a/hydra", "b/doc", "physical")
    assert (where(s, "doc"), where(s, "prince-of-the-city")) == ("torpor", "city")
    s = position(CITY.replace("yusuf-kaya [blood 5]", "yusuf-kaya [bowed, blood 5]"))
    assert not any(text.startswith("claim") for text in options(s))  # exhausted


@pytest.mark.ruling("RR-13.2")
def test_a_prince_without_a_bearer_is_to_be_had_again_and_other_titles_are_discarded():
    s = position(CITY.replace("city: prince-of-the-city", "attached a: prince-of-the-city [on streets/yusuf-kaya]")
                 + "attached a: herald [on streets/yusuf-kaya]")  # fmt: skip
    s.asked = None
    s.todo.append((happening, about(s, "return", find(s, "yusuf-kaya"))))
    s.play()
    assert (where(s, "prince-of-the-city"), where(s, "herald")) == ("city", "discard")


@pytest.mark.ruling("R-098")
def test_who_cannot_perform_attack_actions_may_attack_a_claimant_all_the_same():
    s = position(CITY + "city: temporary-truce [prestige-a]\n")
    s.choose("claim with a/yusuf-kaya")
    assert asked(s) == (1, ["attack with b/doc", "attack with b/karma", "no attack"])  # Doc is a Leader
    s = position(CITY.replace("city: prince-of-the-city", "city: temporary-truce [prestige-b]"))
    assert not any(text.startswith("attack") for text in options(s))


@pytest.mark.ruling("RR-9", "RR-13.2")
@pytest.mark.parametrize(("prestige", "asked_"), [(1, False), (3, True)])
def test_who_cannot_pay_for_the_attack_cannot_attack_a_claimant(prestige, asked_):
    s = position(
        f"streets a: nancy-witt [blood 3]\nhaven b: doc [blood 5]\nprestige: 9 {prestige}\n"
        "city: prince-of-the-city, cover-charge [prestige-a], cover-charge [prestige-a]\n"
    )
    s.choose("claim with a/nancy-witt")
    assert (s.asked[1][0] == "challenge?") is asked_
    if asked_:
        s.choose("attack with b/doc")
        assert s.prestige == (11, 1)


@pytest.mark.ruling("R-098", "R-099")
def test_each_ready_member_of_its_party_lends_a_challenger_1_intel():
    city = CITY.replace("prince-of-the-city", "prince-of-the-city, castro-street-party [prestige-a 1]")
    s = position(city)
    s.choose("claim with a/yusuf-kaya")  # whose Secrecy is 1
    assert asked(s) == (1, ["attack with b/doc", "attack with b/karma", "no attack"])
    s = position(city.replace("karma", "karma [bowed]").replace("[bowed] [", "[bowed, "))
    s.choose("claim with a/yusuf-kaya")
    assert s.pieces[find(s, "prince-of-the-city")].zone == "attached"  # nobody could reach it
    s = position(city + "board a: first-tradition-the-masquerade")
    assert number(s, "Secrecy", "yusuf-kaya") == 2
    s.choose("claim with a/yusuf-kaya")
    assert s.pieces[find(s, "prince-of-the-city")].zone == "attached"  # one helper is one Intel


SEEN_NOWHERE = (
    "streets a: yusuf-kaya [blood 5]\nhaven b: hydra [blood 6]\ncity: prince-of-the-city, castro-street-party\n"
)


@pytest.mark.ruling("RR-7", "RR-13.2", "R-238")
def test_a_card_that_is_played_face_up_reaches_a_claimant_as_well():
    s = position(SEEN_NOWHERE + "hand b: scoped-30-06\n")
    s.choose("claim with a/yusuf-kaya")
    assert asked(s) == (1, ["attack with b/hydra", "no attack"])
    play_through(s, "attack with b/hydra", "play scoped-30-06 face up", "ranged")
    assert blood_on(s, "yusuf-kaya") < 5


@pytest.mark.ruling("RR-13.2", "R-238")
@pytest.mark.parametrize("hand", ["scoped-30-06", "fleetness"])
def test_whether_a_hand_holds_such_a_card_is_not_told_by_who_is_asked(hand):
    s = position(SEEN_NOWHERE + f"hand b: {hand}\nlibrary b: scoped-30-06, fleetness\n", windows="all")
    s.choose("claim with a/yusuf-kaya")
    assert asked(s)[0] == 1
    assert "no attack" in options(s)
    assert ("attack with b/hydra" in options(s)) is (hand != "fleetness")


@pytest.mark.ruling("RR-13.2", "R-057", "R-062")
@pytest.mark.parametrize("token", ["wraith-intel", "wraith-social"])
def test_a_wraith_may_help_to_reach_a_claimant(token):
    s = position(
        SEEN_NOWHERE + f"attached b: athlete [down, on haven/hydra], {token} [down, known b, on attached/athlete]\n",
        windows="all",
    )
    s.choose("claim with a/yusuf-kaya")
    assert asked(s)[0] == 1
    assert ("attack with b/hydra" in options(s)) is (token == "wraith-intel")


BREWED = "attached a: fixatio [on streets/jacob-frost]"
CLAIMED = "streets b: {}\nhand b: {}\ncity: prince-of-prague\n"


@pytest.mark.ruling("R-270", "RR-13.2")
@pytest.mark.parametrize(
    ("claimant", "attacker", "special", "card", "sort"),
    [
        (
            "jacob-frost [blood 3]\nattached a: fixatio [on streets/jacob-frost]",
            "hydra [blood 6]",
            "haze",
            "38-special",
            "ranged",
        ),
        ("aurora-nix [blood 5]", "hydra [blood 6]", "heightened-senses", "38-special", "ranged"),
        ("stevie-osborn [blood 5]", "lil-fang [blood 4]", "flesh-of-marble", "feral-claws", "physical"),
    ],
)
def test_a_special_reaction_is_a_reaction_and_not_played_in_a_claim(claimant, attacker, special, card, sort):
    table = f"streets a: {claimant}\nhand a: {special}\n" + CLAIMED.format(attacker, card)
    who, foe = claimant.partition(" ")[0], attacker.partition(" ")[0]
    s = position(table + f"leaders: {who} {foe}\n")
    play_through(s, f"claim with a/{who}", f"attack with b/{foe}", sort, f"play {card}")
    assert (s.asked[1][0] != "answer?", blood_on(s, who)) == (True, int(claimant.split()[2][0]) - 2)
    s = position(table + f"leaders: {who} {foe}\nactive: b\n")
    play_through(s, f"attack with b/{foe}", sort)
    while f"use {special}" not in options(s):
        wanted = (f"play {card}", "no card", "pass")
        s.choose(next(each for each in wanted if each in options(s)))
    assert s.asked[1][0] == "answer?"  # in another attack it can be played


@pytest.mark.ruling("RR-7", "RR-13.2")
def test_a_secret_claimant_is_attacked_by_who_has_the_intel():
    s = position(
        CITY.replace("haven b: doc [blood 5], karma [blood 3]", "haven b: piero-calderon [blood 6]\nhaven c: doc [blood 5]")
        + "board a: first-tradition-the-masquerade\n", players=3,
    )  # fmt: skip
    s.choose("claim with a/yusuf-kaya")
    assert asked(s) == (1, ["attack with b/piero-calderon", "no attack"])  # 1 Intel against 1 Secrecy
    s.choose("no attack")
    assert s.asked[0] == 0  # Doc has none
