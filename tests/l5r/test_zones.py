"""Cards, zones and whose they are (part 2)."""

import pytest

from coterie.games.l5r.cards.definition import card
from coterie.games.l5r.facts.cards import same_title
from coterie.games.l5r.facts.provinces import neighbours
from coterie.games.l5r.words.abilities import Action
from coterie.games.l5r.words.standing import COURTESY
from coterie.kernel.scopes import last
from tests.l5r.tools import (
    asked,
    change,
    faces,
    find,
    game_with,
    held,
    number,
    options,
    play,
    position,
    possible,
    row,
    skill,
    speaker,
    where,
)


def taken_by_a(s, face: str) -> None:
    """Let seat a control a card of b's as long as it stays in play."""
    piece = find(s, face)
    last(s, piece, "control", 0, ("leaves", piece, s.pieces[piece].life))


@pytest.mark.ruling("L-2.1")
def test_a_character_that_is_attached_is_an_attachment_and_nothing_else():
    s = position(
        "field a: deathseeker, adept-of-the-waves\nattached a: tattooed-wanderer [on field/deathseeker]\n"
        "hand a: let-go\nphase: conflict"
    )
    assert s.game.kind(s, find(s, "tattooed-wanderer")) == "attachment"
    other = s.clone()
    play(s, "use a/adept-of-the-waves")
    assert options(s) == ["a/deathseeker", "a/adept-of-the-waves"]
    play(other, "use let-go")
    assert where(other, "tattooed-wanderer") == "discard"


@pytest.mark.ruling("L-2.2")
def test_a_holding_is_in_play_face_up_and_a_province_until_it_breaks():
    up, down = position("holdings a1: imperial-storehouse\nphase: conflict"), "row a1: imperial-storehouse [down]"
    assert options(up) == ["use a1/imperial-storehouse", "pass"]
    assert "use a1/imperial-storehouse" not in options(
        position(f"{down}\nhand a: let-go\nphase: conflict", windows="all")
    )
    fight = "field a: deathseeker [present]\nhand b: let-go\nconflict: a military fire b1"
    stands = position(fight, format="stronghold", windows="all")
    broken = position(f"{fight}\nprovinces b1: manicured-garden [broken]", format="stronghold", windows="all")
    assert ("use b1/manicured-garden" in options(stands), "use b1/manicured-garden" in options(broken)) == (True, False)


@pytest.mark.ruling("L-2.3", "L-2.4")
def test_who_lies_in_a_province_is_not_in_play():
    text = (
        "field b: doji-challenger [present]\nrow a1: {}\nfield a: deathseeker [present]\nhand a: banzai\nconflict: {}"
    )
    s = position(text.format("doji-whisperer", "a military fire b1").replace("banzai", "way-of-the-crane, banzai"))
    assert "use way-of-the-crane" not in options(s)
    ability = "field a: {}\nrow a1: {}\nhand a: let-go\nphase: conflict"
    there = position(ability.format("border-rider [bowed]", "deathseeker"), windows="all")
    lying = position(ability.format("deathseeker [bowed]", "border-rider"), windows="all")
    assert ("use a/border-rider" in options(there), "use a1/row/border-rider" in options(lying)) == (True, False)


@pytest.mark.ruling("L-2.5")
def test_what_came_back_may_be_used_again():
    s = position("field a: border-rider [bowed], brash-samurai\nhand a: let-go\nphase: conflict", windows="all")
    s.choose("use a/border-rider")
    change(s, "bow", "border-rider")
    stayed = s.clone()
    change(s, "leave", "border-rider", "return", "bottom")
    change(s, "enter", "border-rider", 0, "bowed")
    for now in (s, stayed):
        now.game.settle(now)
    there = [
        any(isinstance(word, Action) and word.offered(n, p, n.pieces[p].marks[0], 0) for word in n.pieces[p].text)
        for n in (s, stayed)
        for p in (find(n, "border-rider"),)
    ]
    assert there == [True, False]


@pytest.mark.ruling("L-2.6")
def test_a_discarded_card_goes_to_its_owners_pile_of_the_right_side():
    s = position(
        "field a: wandering-ronin [present]\nfield b: doji-whisperer [present]\n"
        "attached a: fine-katana [on field/doji-whisperer]\nhand a: assassination\nconflict: a political fire b1"
    )
    play(s, "use assassination")
    assert (faces(s, "fallen", 1), faces(s, "fallen", 0)) == (["doji-whisperer"], [])
    assert (faces(s, "discard", 0), faces(s, "discard", 1)) == (["fine-katana", "assassination"], [])


@pytest.mark.ruling("L-2.7", "L-2.8")
def test_a_card_cannot_come_to_the_wrong_place_nor_to_another_player():
    s = held("field b: doji-whisperer, political-rival\nphase: conflict")
    taken_by_a(s, "doji-whisperer")
    taken_by_a(s, "political-rival")
    assert (speaker(s, "doji-whisperer"), speaker(s, "political-rival")) == (0, 0)
    change(s, "leave", "doji-whisperer", "return", "hand")
    change(s, "leave", "political-rival", "return", "hand")
    assert (faces(s, "fallen", 1), faces(s, "fallen", 0)) == (["doji-whisperer"], [])
    assert (faces(s, "hand", 1), faces(s, "hand", 0)) == (
        ["height-of-fashion", "political-rival"],
        ["height-of-fashion"],
    )


@pytest.mark.ruling("L-2.9")
def test_a_bowed_attachment_counts_and_a_bowed_card_cannot_be_bowed_as_a_cost():
    fight = "field a: deathseeker [present]\nattached a: fine-katana [on field/deathseeker, bowed]\nhand a: let-go\n"
    bowed = position(
        f"{fight}stronghold a: yojin-no-shiro [bowed]\nhand b: let-go\nconflict: a military fire b1",
        format="stronghold",
    )
    ready = position(f"{fight}hand b: let-go\nconflict: a military fire b1", format="stronghold")
    for s in (bowed, ready):
        s.choose("pass")
    assert skill(ready, 0) == 2 + 2
    assert [any("yojin-no-shiro" in said for said in options(s)) for s in (bowed, ready)] == [False, True]


@pytest.mark.ruling("L-2.10")
def test_taint_and_honor_do_not_disturb_each_other():
    s = position("field a: doji-whisperer [tainted]\nhand a: way-of-the-crane\nphase: conflict")
    play(s, "use way-of-the-crane")
    assert [row(s, "doji-whisperer").count(name) for name in ("honored", "tainted", "dishonored")] == [1, 1, 0]
    assert number(s, "military", "doji-whisperer") == 0 + 1 + 2


@pytest.mark.ruling("L-2.11")
def test_what_is_removed_from_the_game_is_seen_by_all_and_does_nothing():
    text = (
        "field a: kitsu-spiritcaller [present]\nfield b: doji-whisperer [present]\n"
        "hand a: let-go\nconflict: a military fire b1"
    )
    there = position(f"{text}\nfallen a: matsu-berserker", windows="all")
    gone = position(f"{text}\ngone a: matsu-berserker", windows="all")
    for s in (there, gone):
        s.choose("pass") if asked(s)[0] == 1 else None
    assert ["use a/kitsu-spiritcaller" in options(s) for s in (there, gone)] == [True, False]
    assert gone.seen_by(1).pieces[find(gone, "matsu-berserker")].face == "matsu-berserker"


@pytest.mark.ruling("L-2.12")
def test_the_stronghold_province_is_next_to_none():
    s = held("phase: conflict", format="stronghold")
    assert [neighbours(s, place) for place in (0, 1, 2, 3, 5)] == [(1,), (0, 2), (1, 3), (2,), ()]


@pytest.mark.ruling("L-2.16")
def test_a_copy_is_a_card_of_the_same_title_in_any_version():
    game = game_with(card("21-shosuro-miyako"))
    s = position(
        "field a: shosuro-miyako\nrow a1: obstinate-recruit\nhand a: 21-shosuro-miyako\nfate: 9 0\nphase: dynasty",
        game=game,
    )
    assert options(s) == ["play a1/row/obstinate-recruit", "discard 21-shosuro-miyako for a/shosuro-miyako", "pass"]
    assert same_title(s, "Shosuro Miyako") == [find(s, "shosuro-miyako")]


@pytest.mark.ruling("L-2.17")
def test_a_copy_has_name_skills_traits_and_text_of_the_other_and_keeps_what_it_has_gained():
    game = game_with(card("01-kaiu-envoy", COURTESY))
    s = position(
        "field a: matsu-berserker [honored]\nfield b: kaiu-envoy\nhand a: let-go\nphase: conflict",
        windows="all",
        game=game,
    )
    piece = find(s, "matsu-berserker")
    before = number(s, "political", "matsu-berserker")
    last(s, piece, "copy", "kaiu-envoy", ("leaves", piece, s.pieces[piece].life))
    assert [getattr(word, "keyword", "") for word in s.pieces[piece].text] == ["courtesy"]
    envoy = s.game.faces["kaiu-envoy"]
    assert s.game.number(s, "political", piece) == envoy.stats["political"] + envoy.stats["glory"] != before
    assert same_title(s, "Kaiu Envoy") == [piece, find(s, "kaiu-envoy")]
    assert same_title(s, "Matsu Berserker") == [piece]  # what is printed on it stays


@pytest.mark.ruling("L-2.17")
@pytest.mark.parametrize(
    ("face", "can"), [("deathseeker", True), ("matsu-berserker", False), ("akodo-toturi", False), ("doji-hotaru", True)]
)
def test_nothing_becomes_a_copy_of_its_own_title_nor_of_a_unique_character_that_is_there(face, can):
    s = held("field a: matsu-berserker, akodo-toturi\nfield b: doji-hotaru\nphase: conflict")
    assert possible(s, "copy", "matsu-berserker", face, ("never",), "") is can


@pytest.mark.ruling("L-8.9", "U-230")
@pytest.mark.parametrize(("mine", "can"), [("asako-tsuki", False), ("doji-whisperer", True)])
@pytest.mark.parametrize("whose", ["a", "c"])
def test_nobody_takes_control_of_a_unique_character_beside_one_of_the_own_team(whose, mine, can):
    text = f"field {whose}: {mine}\nfield b: asako-tsuki\nhand a: blackmail\nhand b: banzai\nfate: 3 0 0 0"
    s = position(f"{text}\nhonor: 5 9 5 9\nconflict: b military fire a1", players=4, windows="all")
    while s.question.seat != 0:
        s.choose("pass")
    assert ("use blackmail" in options(s)) == can
