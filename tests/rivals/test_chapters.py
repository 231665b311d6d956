"""Chapters of the rules as a whole, each in a few lines, and rules that stand beside the others."""

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.cards.definition import action, bears
from coterie.games.rivals.words.circumstances import Skilled
from coterie.games.rivals.words.tokens import PayBlood
from coterie.games.rivals.words.zones import AttachTo
from coterie.kernel.errors import BadOptions
from coterie.words.cards.abilities import Plays
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, attack, blood_on, faces, find, number, options, play_through, position, where

HOMES = "haven a: {}\nhaven b: doc [blood 5]\n"


@pytest.mark.ruling("R-002")
def test_two_to_four_can_play():
    assert [GAME.start({"players": n}).seats for n in (2, 3, 4)] == [2, 3, 4]
    for n in (1, 5):
        with pytest.raises(BadOptions):
            GAME.start({"players": n})


@pytest.mark.ruling("RR-4")
def test_a_turn_goes_from_beginning_through_actions_to_the_end_phase():
    s = position(
        "haven a: brother [blood 4]\ntorpor a: bianca-giovanni [blood 1]\nhaven b: doc [bowed, blood 5]\ndeck: chef, addict\n"
        "board a: summon-spirit [blood 2], diminish [blood 2]\nhand a: backup, haze\nlibrary a: haze, haze, haze\n",
        hand_limit=1,
    )
    seen = ["action?"]
    s.choose("end")
    while s.active == 0:
        seen.append(s.asked[1][0])
        s.choose(next((each for each in ("use a/torpor/bianca-giovanni", "done") if each in options(s)), options(s)[0]))
    assert list(dict.fromkeys(seen)) == ["action?", "torpor?", "mend?", "too many?"]
    assert (where(s, "chef"), where(s, "addict"), len(faces(s, "hand"))) == (
        "city",
        "deck",
        1,
    )  # then b's turn has begun
    assert s.pieces[find(s, "doc")].ready


@pytest.mark.ruling("RR-4.0")
def test_what_happens_at_the_start_of_a_turn_comes_before_readying_and_before_the_city_card():
    table = HOMES.format("hydra [bowed, blood 2]") + "board a: emergency-bloodbag [blood 2]\nactive: b\ndeck: chef\n"
    s = position(table)
    s.choose("end")
    onward(s, "answer?")
    assert (s.active, s.pieces[find(s, "hydra")].ready, where(s, "chef")) == (0, False, "deck")
    onward(s)
    assert (s.pieces[find(s, "hydra")].ready, where(s, "chef")) == (True, "city")


@pytest.mark.ruling("RR-10")
def test_whoever_loses_the_last_blood_is_defeated_and_nobody_else():
    table = "streets a: hydra [blood 6]\nstreets b: doc [blood {}]\nhaven b: karma [blood 3]\n"
    s = position(table.format(3))
    attack(s, "a/hydra", "b/doc", "physical")
    assert (where(s, "doc"), blood_on(s, "doc"), s.agenda) == ("streets", 1, (0, 0))
    s = position(table.format(2))
    attack(s, "a/hydra", "b/doc", "physical")
    assert (where(s, "doc"), s.agenda) == ("torpor", (1, 0))


@pytest.mark.ruling("RR-11")
def test_each_kind_of_library_card_is_played_in_its_own_place():
    hand = "backup, drive-by, the-last-word, flesh-of-marble, greed, search-engine, lost-glory, off-limits"
    s = position(HOMES.format("em [blood 4], sonja-valentine [blood 6]") + f"hand a: {hand}\nprestige: 9 9\n")
    found = [each for each in options(s) if each.startswith(("play", "place"))]
    assert sorted(found) == ["place lost-glory", "place off-limits", "play greed", "play search-engine"]


@pytest.mark.ruling("RR-11.2", "R-170")
def test_a_trap_is_placed_like_a_conspiracy_and_sprung_on_a_foe_instead_of_shared():
    s = position("streets a: omnis [blood 4]\nhaven a: karma [blood 3]\nhaven b: doc [blood 5]\nhand a: off-limits\n"
                 "prestige: 9 9\n")  # fmt: skip
    play_through(s, "place off-limits", "a/karma")
    assert (where(s, "off-limits"), s.pieces[find(s, "off-limits")].count("prestige"), s.prestige) == (
        "plots",
        1,
        (8, 9),
    )
    assert not [each for each in options(s) if each.startswith("show")]
    s = position(
        "streets a: omnis [blood 4]\nhaven b: doc [blood 5]\nplots a: off-limits\nactive: b\nstreets b: hydra [blood 6]\n"
    )
    s.choose("attack with b/hydra")
    assert asked(s) == (0, ["use a/plots.1", "pass"])  # whatever lies on it


ANIMAL = action(
    "test-crow", "Crow", Plays(does=AttachTo(), cost=PayBlood(1), given=Skilled("animalism")), bears("Intel"),
    types="animal", icons=("animalism",),
)  # fmt: skip


@pytest.mark.ruling("RR-11.5")
def test_an_animal_is_attached_for_blood_by_somebody_with_animalism(monkeypatch):
    monkeypatch.setitem(GAME.faces, "crow", ANIMAL)
    table = "haven a: {} [blood {}]\nhaven b: doc [blood 5]\nhand a: crow\n"
    s = position(table.format("dien", 3))
    s.choose("play crow")
    assert (where(s, "crow"), blood_on(s, "dien"), number(s, "Intel", "dien")) == ("attached", 2, 1)
    assert "play crow" not in options(position(table.format("dien", 1)))  # never the last Blood
    assert "play crow" not in options(position(table.format("hydra", 3)))


@pytest.mark.ruling("RR-13")
def test_a_title_lies_on_a_character_as_an_attachment_and_counts_for_it_alone():
    s = position(
        HOMES.format("em [blood 4], hydra [blood 6]") + "attached a: legate [on haven/em]\nleaders: hydra doc\n"
    )
    assert [number(s, "Influence", face) for face in ("em", "hydra", "doc")] == [1 + 3, 2, 2]
    assert (number(s, "BP", "em"), number(s, "BP", "hydra")) == (5, 6)
    three = (
        "attached a: " + ", ".join(["legate [on haven/em]"] * 3) + "\nhand a: royal-bling, herald\nprestige: 20 20\n"
    )
    s = position("haven a: em [blood 4]\nhaven b: doc [blood 5]\n" + three)
    assert "play herald" not in options(s)  # there is no room for another one


@pytest.mark.ruling("RR-22")
def test_a_guard_alone_blocks_a_ranged_attack():
    for blocker, may in (("karma", True), ("brother", False)):
        s = position(f"streets a: hydra [blood 6]\nstreets b: doc [blood 5], {blocker} [blood 3]\nhand a: 38-special\n")
        play_through(s, "attack with a/hydra", "b/doc")
        while s.asked[1][0] == "moment":
            s.choose("pass")
        play_through(s, "ranged", "play 38-special")
        assert (f"block with b/{blocker}" in options(s)) == may


# ── rules beside the others ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-003")
def test_each_player_burns_cards_to_a_pile_of_its_own():
    s = position(HOMES.format("kwame [blood 4]") + "board a: diminish [blood 1]\nboard b: diminish [blood 1]\n")
    play_through(s, "use a/diminish", "b/doc")
    assert (faces(s, "burned", 0), faces(s, "burned", 1), faces(s, "burned", 2)) == (["diminish"], [], [])
    end_turn(s)
    play_through(s, "use b/diminish", "a/kwame")
    assert (faces(s, "burned", 0), faces(s, "burned", 1)) == (["diminish"], ["diminish"])


@pytest.mark.ruling("R-061", "R-064")
def test_a_token_that_lies_face_up_is_ready_again_but_never_face_down():
    s = position(
        "streets a: hydra [blood 6]\nhaven b: doc [blood 5]\n"
        "attached a: chef [bowed, down, known all, on streets/hydra], wraith-social [known all, on chef]\nactive: b\n"
    )
    end_turn(s)
    token, wraith = s.pieces[find(s, "wraith-social")], s.pieces[find(s, "chef")]
    assert (s.active, wraith.ready, token.down) == (0, True, False)


@pytest.mark.ruling("R-148", "R-149", "RR-24")
def test_what_is_triggered_within_an_action_is_done_before_the_action_goes_on():
    cards = ", ".join(["backup"] * 6)
    s = position(
        f"streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nboard a: knowledge-is-power\nhand a: {cards}\n"
        "leaders: hydra doc"
    )
    s.choose("attack with a/hydra")
    assert s.asked[1][0] != "action?"  # the attack goes on …
    assert s.agenda == (1, 0)  # … and what its exhausting has triggered is done


@pytest.mark.ruling("R-150", "R-151")
def test_abilities_can_be_used_after_the_intel_and_before_the_defender_chooses():
    s = position("streets a: hydra [blood 6], brother [blood 5], the-cossack [blood 5]\nhaven b: doc [blood 5]\n"
                 "board b: the-madhouse\nhaven b: karma [blood 3]\n")  # fmt: skip
    play_through(s, "attack with a/hydra", "b/doc")
    seen = [s.asked[1][0]]
    s.choose("a/the-cossack")
    assert "use a/brother" in options(s)  # not yet against anything that the defender has chosen
    while s.asked[1][0] not in ("sort?", "block?", "reaction card?"):
        seen.append(s.asked[1][0])
        s.choose("pass")
    assert (seen, s.asked[1][0]) == (["scout?", "moment"], "sort?")


@pytest.mark.ruling("R-172", "R-176", "RR-0")
def test_sucker_punch_deals_one_damage_and_its_attribute():
    s = position(
        "streets a: brother [blood 5]\nstreets b: karma [blood 3]\nhand a: sucker-punch\nhaven b: doc [blood 5]\n"
    )
    attack(s, "a/brother", "b/karma", "physical", "play sucker-punch")
    onward(s, may="no")
    assert blood_on(s, "karma") == 3 - (1 + 1)


@pytest.mark.ruling("R-175")
def test_the_madhouse_takes_a_card_and_leaves_the_leader_ready():
    table = (
        HOMES.format("guvnah [{}blood 5]")
        + "board a: the-madhouse\nplots a: lost-glory [prestige 1]\nleaders: guvnah doc\n"
    )
    s = position(table.format("") + "hand a: backup\n")
    s.choose("use a/the-madhouse")
    onward(s)
    assert (s.pieces[find(s, "lost-glory")].count("prestige"), faces(s, "hand")) == (2, [])
    assert s.pieces[find(s, "guvnah")].ready
    assert "use a/the-madhouse" in options(position(table.format("bowed, ") + "hand a: backup\n"))
    assert "use a/the-madhouse" not in options(position(table.format("")))  # no card to discard


COURT = (
    "streets a: guvnah [blood 5]\nstreets b: em [blood 4]\nhand b: fortify-the-inner-facade\nprestige: 10 {}\n"
    "leaders: guvnah em\n"
)


@pytest.mark.ruling("R-250", "R-251")
def test_fortify_looks_at_the_words_of_the_card_and_pays_for_a_real_loss_only():
    def fought(card: str, prestige: int, sort: str, more: str = ""):
        s = position(COURT.format(prestige) + f"hand a: {card}\n{more}")
        s.choose("attack with a/guvnah")
        onward(s, sort=sort, attack_card=f"play {card}", reaction_card="play fortify-the-inner-facade", target="b/em")
        return s

    s = fought("demand-obedience", 5, "mental")
    assert s.prestige == (10, 5)  # without 2 dominate in the party nothing is lost, so nothing is gained
    s = fought("demand-obedience", 5, "mental", "attached a: cop [on streets/guvnah]\n")
    assert s.prestige == (10, 5 + 3 - 2)
    s = fought("humiliate", 5, "social")
    assert s.prestige == (10, 5)  # its words take no Prestige


@pytest.mark.ruling("R-270")
def test_off_limits_protects_a_claimant_though_nobody_can_react():
    s = position(
        "streets a: yusuf-kaya [blood 5]\nhaven a: omnis [blood 4]\nhaven b: doc [blood 5]\ncity: prince-of-the-city\n"
        "plots a: off-limits [prestige 1]\nhand a: insanity-defense\nprestige: 9 9\n"
    )
    play_through(s, "claim with a/yusuf-kaya", "attack with b/doc")
    assert asked(s) == (0, ["use a/plots.1", "pass"])
    play_through(s, "use a/plots.1", "mental")
    onward(s)
    assert (blood_on(s, "yusuf-kaya"), where(s, "off-limits"), faces(s, "hand")) == (5, "discard", ["insanity-defense"])
