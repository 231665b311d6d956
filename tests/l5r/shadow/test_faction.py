"""The Shadowlands as a faction: what the box holds, a clan like others, what numbers and elements decide (U-003 to U-074)."""

from collections import Counter

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.cards.facts import facts
from coterie.games.l5r.decks import legality, shadow
from coterie.games.l5r.decks.room import ROOM
from coterie.games.l5r.state import ELEMENTS
from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import (
    asked,
    find,
    finish,
    now,
    options,
    play,
    row,
    taking_part,
    through,
    where,
)

EXPANSION = [each for each in facts().values() if each.set == "Under Fu Leng's Shadow"]


@pytest.mark.ruling("U-003")
def test_clan_cards_of_the_expansion_are_legal_in_every_deck_those_of_the_shadowlands_in_none():
    text = ROOM.form.write(ROOM.wanted("crane-skirmish"))
    clan = legality.problems(ROOM.wanted(text.replace("Dynasty:\n", "Dynasty:\n2 Iron Warrior Vanguard\n")))
    assert [problem for problem in clan if "Vanguard" in problem and "playable" not in problem] == []
    theirs = legality.problems(ROOM.wanted(text.replace("Dynasty:\n", "Dynasty:\n2 Wild Ogre\n")))
    assert any("Wild Ogre" in problem and "playable" not in problem for problem in theirs)


@pytest.mark.ruling("U-007", "U-029")
def test_the_box_holds_three_warlords_ten_provinces_and_sixty_cards_of_each_kind():
    kinds = Counter((each.side, each.type) for each in EXPANSION if each.clan == "shadowlands")
    assert (kinds["warlord", "warlord"], kinds["province", "province"]) == (6, 10)  # both sides of each warlord
    titles = [each for each in EXPANSION if each.clan == "shadowlands" and each.side in ("dynasty", "conflict")]
    assert len(titles) == 60
    for groups in (shadow.DYNASTY, shadow.CONFLICT):
        assert [sum(copies for _, copies in group) for group in groups] == [10] * 6
    assert [each.name for each in EXPANSION if each.type == "stronghold"] == ["Twin Soul Temple", "Shiro Yogo"]


@pytest.mark.ruling("U-005")
def test_the_shadowlands_are_a_clan_that_cards_can_speak_of():
    text = "field a: doji-whisperer [present]\nfield b: wild-ogre [present]\nconflict: b military fire a1"
    s = against(f"{text}\nhand a: way-of-the-scorpion\ndeck b: dark-bargain", windows="all")
    s.choose("use way-of-the-scorpion")
    assert options(s) == ["a/doji-whisperer", "b/wild-ogre"]
    s.choose("b/wild-ogre")
    assert row(s, "wild-ogre", "field").count("dishonored") == 1


@pytest.mark.ruling("U-008", "U-010")
@pytest.mark.parametrize(
    ("mode", "players", "teams"), [("coop", 1, (0, 1)), ("coop", 4, (0, 0, 0, 0, 1)), ("challenge", 4, (0, 0, 0, 1))]
)
def test_all_who_oppose_them_are_one_team(mode, players, teams):
    assert GAME.start({"mode": mode, "players": players}).teams == teams


@pytest.mark.ruling("U-015")
def test_the_last_stronghold_that_falls_loses_the_game():
    text = "field c: wild-ogre [present], moto-tsume [present], gashadokuro [present]"
    s = against(
        f"provinces as: entrenched-position [broken]\n{text}\nhand b: banzai\ndeck c: dark-bargain\n"
        "conflict: c military void bs",
        players=2,
        format="stronghold",
        windows="all",
    )
    assert not s.over
    finish(s)
    assert (s.result, s.reason) == ({0: 0.0, 1: 0.0}, "fallen")


@pytest.mark.ruling("U-064")
def test_the_deck_sacrifices_who_has_the_lowest_printed_cost_and_nobody_is_asked():
    text = "field a: hiruma-yojimbo\nfield b: chieftain-fouleye, goblin-brawler, wild-ogre\nhand a: way-of-the-crab"
    s = against(f"{text}\nfate: 1 0\nphase: conflict", windows="all")
    s.choose("use way-of-the-crab")
    assert (where(s, "goblin-brawler"), where(s, "wild-ogre"), where(s, "chieftain-fouleye")) == (
        "fallen",
        "field",
        "field",
    )


@pytest.mark.ruling("U-064", "U-063")
def test_among_those_of_the_same_cost_the_players_choose_and_a_player_of_the_shadowlands_is_free():
    text = "field a: hiruma-yojimbo\nhand a: way-of-the-crab\nphase: conflict"
    s = against(f"field b: wild-ogre, goblin-brawler, lost-samurai\nfate: 1 0\n{text}", windows="all")
    s.choose("use way-of-the-crab")
    assert asked(s) == (0, ["b/goblin-brawler", "b/lost-samurai"])
    s = versus(f"field c: wild-ogre, goblin-brawler\nfate: 1 0 0\n{text}", windows="all")
    s.choose("use way-of-the-crab")
    assert asked(s) == (2, ["c/wild-ogre", "c/goblin-brawler"])


@pytest.mark.ruling("U-066", "U-238")
def test_the_deck_is_the_opponent_of_whom_clan_cards_speak():
    s = against("fate: 0 3\nhand a: levy, banzai\nphase: conflict", windows="all")
    s.choose("use levy")
    assert asked(s)[0] == 0  # what the deck is asked its opponents decide (U-063)
    s.choose(0)
    assert s.fate == (1, 2)


@pytest.mark.ruling("U-072")
def test_each_conflict_card_has_a_number_and_an_element():
    there = [each for each in EXPANSION if each.clan == "shadowlands" and each.side == "conflict"]
    assert len(there) == 30
    assert {each.shadow_number for each in there} == {1, 2, 3, 4}
    assert {each.shadow_element for each in there} == set(ELEMENTS)


@pytest.mark.ruling("U-073", "U-074")
@pytest.mark.parametrize(("face", "number", "element"), [("madness", 2, "void"), ("dark-bargain", 1, "air")])
def test_one_card_names_the_bid_another_the_ring_and_the_position(face, number, element):
    s = against(f"hand a: banzai\nphase: dynasty\ndeck b: {face}, {face}", format="stronghold", windows="all")
    through(s, "bid?")
    s.choose("bid 5")
    assert s.dials == (5, number)
    text = f"field b: wild-ogre [fate 1]\nhand a: banzai\nfirst: b\nphase: conflict\ndeck b: {face}"
    s = against(text, format="stronghold", windows="all")
    play(s, "pass")
    assert f"It attacks at position {number}, for the {element} ring" in told(s)
    s.choose("military conflict")
    assert (now(s).element, now(s).places) == (element, (number - 1,))


@pytest.mark.ruling("U-073", "U-234")
def test_a_duel_is_against_the_other_team_and_the_deck_bids_the_number_of_its_top_card():
    text = "field b: doji-whisperer [present]\nfield c: wild-ogre [present], goblin-brawler [present]"
    s = against(
        f"field a: mirumoto-raitsugu [present]\n{text}\nhand a: banzai\nconflict: a military fire c1\n"
        "deck c: despair, the-first-war",
        players=2,
        windows="all",
    )
    s.choose("use mirumoto-raitsugu")
    assert options(s) == ["c/wild-ogre", "c/goblin-brawler"]
    play(s, "c/goblin-brawler", "bid 3")
    assert s.dials == (3, 0, 2)
    assert s.honor[0] == 5  # the difference goes to the bank (U-027)


@pytest.mark.ruling("U-115")
def test_who_cannot_be_declared_as_an_attacker_stays_and_its_wave_is_passed_over():
    text = "field b: hiruma-yojimbo [fate 1], wild-ogre [fate 2]\nhand a: banzai\nfirst: b\nphase: conflict"
    s = against(f"{text}\ndeck b: dark-bargain", windows="all")
    play(s, "pass", "military conflict")
    assert taking_part(s) == ["wild-ogre"]


@pytest.mark.ruling("U-129", "U-220")
def test_every_player_of_the_team_has_won_whoever_fought():
    text = "field a: matsu-berserker [present], deathseeker [present]\nfield c: lost-samurai [present, bowed]"
    s = against(
        f"{text}\nhand a: banzai\nhand b: fallen-in-battle\nfate: 0 1 0\nconflict: a military fire c1\ndeck c: dark-bargain",
        players=2,
        windows="all",
    )
    while "use fallen-in-battle" not in options(s):
        s.choose("pass")
    assert s.question.seat == 1
    play(s, "use fallen-in-battle", "c/lost-samurai")
    assert where(s, "lost-samurai") == "fallen"


@pytest.mark.ruling("U-231")
def test_no_unique_character_of_an_opponent_is_raised_while_one_of_that_title_is_in_play():
    text = (
        "field b: kitsu-sokori [fate 1, bowed]\nfield a: akodo-toturi [fate 2]\nfallen a: akodo-toturi\nhand a: banzai"
    )
    s = against(f"{text}\nphase: conflict", windows="all")
    while s.phase == "conflict":
        s.choose(s.question.default)
    assert s.game.speaks(s, find(s, "akodo-toturi", "field")) == 0
    assert where(s, "akodo-toturi", 1) == "fallen"


@pytest.mark.ruling("U-233")
def test_two_strongholds_of_one_title_are_blank_and_give_no_strength():
    text = "hand a: banzai\nphase: conflict\nstronghold a: yojin-no-shiro\nstronghold b: {}"
    for face, given in (("yojin-no-shiro", False), ("shizuka-toshi", True)):
        s = through(against(text.format(face), players=2, format="stronghold", windows="all"), "declare?", "bid?")
        there = row(s, "yojin-no-shiro")
        assert bool(there.text) == given
        assert bool(s.game.number(s, "bonus strength", find(s, "yojin-no-shiro"))) == given


@pytest.mark.ruling("U-233")
def test_two_holdings_of_one_title_are_blank_until_one_of_them_leaves():
    text = "holdings a1: thundering-tide-keep\nholdings b1: thundering-tide-keep\nhand a: banzai\nphase: fate"
    s = against(text, players=2, windows="all")
    one, other = find(s, "thundering-tide-keep"), find(s, "thundering-tide-keep", nth=1)
    through(s, "clear?")
    s.choose(next(said for said in options(s) if said.startswith("discard")))
    assert [s.pieces[p].zone for p in (one, other)] == ["fallen", "holdings"]
    through(s, "bid?")
    assert s.game.number(s, "bonus strength", other) == 4
