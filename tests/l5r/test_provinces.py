"""Provinces, holdings, strongholds, filling; decks that run out (parts 3, 4, 14, 18)."""

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.atoms import ATOMS
from coterie.games.l5r.cards.definition import card
from coterie.games.l5r.cards.facts import facts
from coterie.games.l5r.decks.form import FORM
from coterie.games.l5r.decks.legality import problems
from coterie.games.l5r.decks.supplied import SUPPLIED
from coterie.games.l5r.facts.provinces import elements_of, province_at
from coterie.games.l5r.rules.cards import fill, refill
from coterie.games.l5r.rules.setup import may_lie_below, place_province
from coterie.games.l5r.words.standing import EMINENT, RALLY
from coterie.kernel.events import about, happen
from coterie.kernel.pieces import pile
from tests.l5r.tools import (
    declare,
    faces,
    find,
    finish,
    game_with,
    held,
    number,
    options,
    play,
    position,
    possible,
    prompt,
    row,
    speaker,
    through,
    where,
)


def text_of(name: str) -> str:
    return FORM.write(next(each.deck for each in SUPPLIED if each.key == name))


@pytest.mark.ruling("L-3.6")
def test_a_card_that_needs_a_role_needs_it_in_the_deck_only():
    text = text_of("lion-stronghold")
    needy = next(id for id, each in facts().items() if each.role and each.clan == "lion" and each.side == "conflict")
    name, role = FORM.cards[needy], facts()[needy].role
    found = problems(FORM.read(f"{text}1 {name}\n"))
    assert f"{name} needs a role of {role}." in found


@pytest.mark.ruling("L-3.8")
def test_some_provinces_cannot_lie_below_a_stronghold():
    s = position(
        "aside a: kuroi-mori, manicured-garden\nphase: conflict\nhand a: let-go", format="stronghold", windows="all"
    )
    assert [may_lie_below(s, find(s, face, "aside")) for face in ("kuroi-mori", "manicured-garden")] == [False, True]
    text = text_of("phoenix-stronghold")
    assert "Kuroi Mori" in text
    begun = GAME.start({"format": "stronghold", "decks": ["phoenix-stronghold"]}, seed=3)
    assert sorted(said.removeprefix("place ").rpartition("/")[2] for said in options(begun)).count("kuroi-mori") == 0
    assert len(options(begun)) == 4


@pytest.mark.ruling("L-4.2", "L-3.8")
def test_an_eminent_province_lies_face_up_and_below_no_stronghold():
    eminent = card("01-manicured-garden", EMINENT)
    s = position(
        "aside a: manicured-garden, pilgrimage\nprovinces a1: the-art-of-war\nphase: conflict\nhand a: let-go",
        format="stronghold", windows="all", game=game_with(eminent),
    )  # fmt: skip
    assert not may_lie_below(s, find(s, "manicured-garden", "aside"))
    for face in ("manicured-garden", "pilgrimage"):
        place_province(s, find(s, face, "aside"), 4)
    assert [row(s, face, "provinces").down for face in ("manicured-garden", "pilgrimage")] == [False, True]


@pytest.mark.ruling("L-14.2")
def test_a_broken_province_has_no_text_but_cards_are_played_from_it():
    text = "provinces a1: manicured-garden{}\nrow a1: matsu-berserker\nfate: 3 0\nphase: dynasty"
    s = position(text.format(" [broken]"), format="stronghold")
    assert s.pieces[find(s, "manicured-garden")].text == ()
    play(s, "play a1/row/matsu-berserker", "fate 0")
    assert faces(s, "row", 0) == ["doji-whisperer"]
    whole = position(text.format(""), format="stronghold")
    assert whole.pieces[find(whole, "manicured-garden")].text != ()


@pytest.mark.ruling("L-14.2")
def test_a_restored_province_has_its_text_again_and_lies_face_up():
    s = position(
        "provinces a1: manicured-garden [broken]\nphase: conflict\nhand a: let-go", format="stronghold", windows="all"
    )
    piece = find(s, "manicured-garden")
    ATOMS["restore"].change(s, about(s, "restore", piece))
    assert (len(s.pieces[piece].text), s.pieces[piece].down) == (1, False)


@pytest.mark.ruling("L-14.3")
def test_a_province_that_breaks_by_an_effect_is_broken_by_the_opponent():
    s = position(
        "field a: matsu-berserker\nfield b: doji-whisperer\nprovinces b1: endless-plains\nhand a: for-greater-glory\n"
        "fate: 3 0\nphase: conflict",
        format="stronghold",
    )
    declare(s, "fire military", "b1")
    play(s, "use b1/endless-plains")
    assert "use for-greater-glory" in options(s)
    s.choose("use for-greater-glory")
    assert where(s, "for-greater-glory") == "discard"


@pytest.mark.ruling("L-14.5")
def test_a_province_token_has_a_strength_and_nothing_else():
    s = held("field a: matsu-berserker\nphase: conflict")
    token = s.pieces[province_at(s, 6)]
    face = s.game.faces[token.face]
    assert (number(s, "strength", "province"), face.facts.elements, face.text, token.down) == (3, (), "", False)
    declare(s, "fire military", "b1")
    assert not any("revealed" in line for line in s.log())


@pytest.mark.ruling("L-14.1", "L-10.1")
@pytest.mark.parametrize(("holdings", "strength"), [("kansen-haunt", 1), ("kansen-haunt, kansen-haunt", 0)])
def test_a_holding_may_weaken_its_province_down_to_nothing(holdings, strength):
    s = held(f"field a: matsu-berserker\nholdings b1: {holdings}\nphase: conflict")
    assert number(s, "bonus strength", "kansen-haunt") == -2
    assert s.game.number(s, "strength", province_at(s, 6)) == strength


@pytest.mark.ruling("L-14.7")
def test_a_stronghold_stays_where_it_is():
    s = held("phase: conflict", format="stronghold")
    assert not possible(s, "leave", "yojin-no-shiro", "discard", "pile")
    assert not possible(s, "control", "yojin-no-shiro", 1, ("never",), "")
    assert not possible(s, "leave", "the-art-of-war", "discard", "pile")
    assert speaker(s, "yojin-no-shiro") == 0


@pytest.mark.ruling("L-14.8")
def test_filling_adds_a_card_face_down_and_refilling_waits_for_an_empty_province():
    s = held("row a1: deathseeker\nphase: conflict")
    assert [len(pile(s, "row", place)) for place in (0, 1)] == [1, 0]
    fill(s, 0)
    s.choose("pass")
    assert [s.pieces[p].down for p in pile(s, "row", 0)].count(True) == 1
    assert len(pile(s, "row", 0)) == 2
    t = held("row a1: deathseeker\nphase: conflict")
    refill(t)
    t.choose("pass")
    assert [faces(t, "row", place) for place in (0, 1, 2)] == [["deathseeker"], ["doji-whisperer"], ["doji-whisperer"]]


@pytest.mark.ruling("L-14.9")
def test_a_card_that_comes_face_up_was_not_revealed():
    game = game_with(card("01-matsu-berserker", RALLY))
    deck = "dynasty a: matsu-berserker, deathseeker, deathseeker, deathseeker, deathseeker\nhand a: let-go\n"
    came = position(f"row a1: akodo-gunso\n{deck}fate: 9 0\nphase: dynasty", game=game, windows="all")
    play(came, "play a1/row/akodo-gunso", "fate 0", "use a/akodo-gunso")
    assert (faces(came, "row", 0), row(came, "matsu-berserker").down) == (["matsu-berserker"], False)
    turned = position(f"row a1: matsu-berserker [down]\n{deck}phase: conflict", game=game, windows="all")
    happen(turned, about(turned, "unveil", pile(turned, "row", 0)[0]))
    turned.choose("pass")
    assert faces(turned, "row", 0) == ["matsu-berserker", "matsu-berserker"]


@pytest.mark.ruling("L-18.2")
def test_an_effect_takes_as_many_cards_as_there_are():
    s = position(
        "field a: agasha-swordsmith\nhand a: let-go\ndeck a: fine-katana, banzai\ndiscard a: ornate-fan\nphase: conflict"
    )
    play(s, "use a/agasha-swordsmith")
    assert len(options(s)) == 2
    s.choose(options(s)[0])
    assert (faces(s, "discard", 0), s.honor) == (["ornate-fan"], (6, 6))
    few = held("field a: deathseeker [present]\nprovinces b1: province\nphase: conflict")
    finish(few)
    assert few.honor == (6, 6)


@pytest.mark.ruling("L-18.1", "L-14.8")
def test_once_the_last_card_is_used_up_the_other_provinces_stay_empty_and_cost_nothing_more():
    s = position(
        "dynasty a: \nfallen a: doji-whisperer, brash-samurai\nrow a1: matsu-berserker\nfate: 3 0\n"
        "phase: dynasty\nhand a: banzai\nhand b: banzai",
        windows="all",
    )
    play(s, "play a1/row/matsu-berserker", "fate 0")
    assert [len(s.piles.get(("row", place), ())) for place in (0, 1, 2)] == [1, 1, 0]
    assert s.honor == (3, 6)


@pytest.mark.ruling("L-6.10", "L-14.3")
@pytest.mark.parametrize(("answer", "plundered"), [("use b1/endless-plains", False), ("pass", True)])
def test_a_province_that_broke_before_is_not_plundered(answer, plundered):
    s = position(
        "provinces b1: endless-plains\nfield a: matsu-berserker, deathseeker, hida-kisada\nrow b1: brash-samurai\n"
        "phase: conflict\nhand a: height-of-fashion\nhand b: height-of-fashion",
        format="stronghold",
    )
    declare(s, "fire military", "b1", "a/matsu-berserker", "a/deathseeker", "a/hida-kisada")
    s.choose(answer)
    through(s, "plunder?", "ring effect?")
    assert (prompt(s) == "plunder?") == plundered


# ── refilled by cards ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-2.13", "D-813")
def test_where_a_card_is_left_a_card_that_refills_adds_none():
    s = position("holdings a1: bustling-academy\nfield a: asako-tsuki\nrow b2: eager-scout, doji-challenger\nfirst: a")
    play(s, "use a1/bustling-academy", "b2/row/eager-scout")
    assert faces(s, "row", 7) == ["doji-challenger"]
    s = position("holdings a1: bustling-academy\nfield a: asako-tsuki\nrow b2: eager-scout\nfirst: a")
    play(s, "use a1/bustling-academy", "b2/row/eager-scout")
    assert (faces(s, "row", 7), s.pieces[pile(s, "row", 7)[0]].down) == (["doji-whisperer"], False)
    s = position("holdings a2: windswept-yurt\nrow a2: doji-challenger\nfirst: a")
    s.choose("use a2/windswept-yurt")
    s.choose(0)
    assert faces(s, "row", 1) == ["doji-challenger"]


@pytest.mark.ruling("L-2.13", "L-8.10", "D-813")
@pytest.mark.parametrize(("beside", "offered"), [("", True), (", doji-challenger", False)])
def test_akodo_gunso_refills_only_a_province_that_he_has_left_empty(beside, offered):
    s = position(f"row a2: akodo-gunso{beside}\nfate: 5 0\nfirst: a\nphase: dynasty")
    play(s, "play a2/row/akodo-gunso", "fate 0")
    assert ("use a/akodo-gunso" in options(s)) == offered


@pytest.mark.ruling("L-8.13", "U-078", "D-813")
def test_an_empty_province_is_chosen_to_be_refilled_and_the_timer_of_the_shadowlands_runs():
    s = position(
        "field a: isawa-eju\nring air: a 0\nrow b2: goblin-brawler, lost-samurai\ndynasty b: wild-ogre, wild-ogre\nfirst: a",
        mode="coop",
        players=1,
    )
    s.choose("use a/isawa-eju")
    chosen = [said for said in options(s) if said.startswith("b")]
    assert [said[:2] for said in chosen] == ["b1", "b2", "b3", "b4", "b5"]
    play(s, chosen[0], "use a/isawa-eju", chosen[1])
    assert (faces(s, "row", 6), faces(s, "row", 7)) == (["wild-ogre"], ["wild-ogre"])
    assert faces(s, "dynasty", 1) == []


@pytest.mark.ruling("L-3.2")
def test_a_province_with_the_symbol_of_all_rings_is_of_each_element():
    s = position("provinces b1: toshi-ranbo\nfield a: akodo-toturi\nphase: conflict", format="stronghold")
    assert elements_of(s, row(s, "toshi-ranbo")) == ["air", "earth", "fire", "water", "void"]
