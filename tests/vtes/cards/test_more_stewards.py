"""More vampires that serve their Methuselah: with what is dear or cheap, with lessons, allies and rescues."""

from dataclasses import replace

import pytest

from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    IDLE,
    PUPILS,
    UP,
    acts,
    blocked,
    blood_on,
    borne_by,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    take,
    taught,
    where,
)
from tests.vtes.tools import SCHOOL as GAME

DODGES = ", ".join(["dodge"] * 12)
GOGGLES = "ir-goggles [on ready/viktor-the-night-general]"
GANGREL = taught("pro", clan="Gangrel")
TREMERE = taught(clan="Tremere")


@pytest.mark.parametrize(("board", "pool"), [("", 29), ("board b: dragonbound\n", 30)])
def test_claudio_pays_until_gehenna_begins(board, pool):
    s = position(f"phase: 5.1.1\nready a: claudio-severino-g5 [blood 3]\n{board}{IDLE}")
    assert s.pool[0] == pool


def test_combat_cards_are_dear_against_claudio():
    foe = taught("pro", capacity=5)
    for blood, can in ((1, False), (2, True)):
        s = table("claudio-severino-g5 [blood 5]", b=f"{foe} [blood {blood}]", hand_b="wolf-claws", game=GAME)
        play_through(s, "bleed with claudio-severino-g5", f"block with {foe}")
        assert ("play wolf-claws" in options(s)) is can


def test_the_advanced_claudio_turns_sorcery_into_pool():
    who = "claudio-severino-g5-adv"
    s = position(f"phase: 5.5.2\nready a: {who} [blood 1]\nhand a: theft-of-vitae, dodge\n{IDLE}")
    play_through(s, f"use {who}", "theft-of-vitae")
    assert (s.pool[0], where(s, "theft-of-vitae"), where(s, "dodge")) == (31, "ash", "hand")
    s = position(f"phase: 5.5.2\nready a: {who} [blood 1]\nhand a: dodge\n{IDLE}")
    assert f"use a/{who}" not in options(s)


def test_claudio_hides_for_blood_once_merged():
    who = "claudio-severino-g5-merged"
    s = table(f"{who} [blood 3]", b="viktor-the-night-general [blood 3]", attached_b=GOGGLES)
    play_through(s, f"bleed with {who}", "block with viktor-the-night-general", f"use {who}")
    rest(s)
    assert (s.pool[1], blood_on(s, who)) == (29, 2)


def test_sri_sansa_shares_blood_with_mortals():
    text = "phase: 5.1.4\nready a: sri-sansa [blood 3], {}\n" + IDLE
    s = position(text.format("vagabond-mystic [lives 1]"))
    s.choose("use sri-sansa")
    play_through(s, options(s)[0])
    assert (blood_on(s, "sri-sansa"), blood_on(s, "vagabond-mystic")) == (2, 2)
    s = position(text.format("vagabond-mystic [lives 1]"))
    s.choose("use sri-sansa")
    play_through(s, options(s)[1])
    assert (blood_on(s, "sri-sansa"), where(s, "vagabond-mystic")) == (4, "ash")  # its last life
    s = position(text.format("double-deuce [lives 3]"))
    assert "use a/sri-sansa" not in options(s)


def test_antonio_brings_mages():
    mage = replace(PUPILS["outcast-mage"], name="House Mage", face="house-mage", clan="Tremere antitribu")
    PUPILS["house-mage"] = mage
    text = (
        "phase: 5.4.1\nturn: 5\npool: {}\nready a: antonio-derlette [blood 4]\nhand a: {}\nlibrary a: dodge, {}\n"
        + IDLE
    )
    for hand, library, zone in (("vessel", "house-mage", "library"), ("house-mage", "vessel", "hand")):
        s = position(text.format("30 30 30", hand, library), game=GAME)
        s.choose("use antonio-derlette")
        assert [where(s, "house-mage"), len(options(s))] == [zone, 2]
        s.choose(options(s)[0])
        assert (where(s, "house-mage"), blood_on(s, "house-mage"), s.pool[0]) == ("ready", mage.stats["life"], 27)
    s = position(text.format("30 30 30", "house-mage", "").replace("library a: dodge, \n", ""), game=GAME)
    s.choose("use antonio-derlette")
    assert len(options(s)) == 2  # an empty library does not matter
    for pool, card in (("2 30 30", "house-mage"), ("30 30 30", "outcast-mage")):
        s = position(text.format(pool, card, "vessel"), game=GAME)
        s.choose("use antonio-derlette")
        assert options(s) == ["none"]  # he could not pay, or not play it


def test_isanwayen_acts_for_his_methuselah_and_is_hard_to_save():
    s = position(f"phase: 5.2.2\nmasters: 0\nready a: isanwayen [blood 1]\nhand a: channel-10\n{IDLE}")
    s.choose("use isanwayen")
    assert (locked(s, "isanwayen"), s.asked[1]) == (True, ("master?", (1,)))
    for blood, can in ((2, False), (3, True)):
        s = table(f"madison [blood {blood}]", torpor_a="isanwayen [blood 0]")
        assert ("rescue with a/madison: a/isanwayen" in options(s)) is can


@pytest.mark.ruling("VR-6.9")
def test_frondator_rescues_for_less():
    s = table("frondator [blood 1]", torpor_a="madison [blood 0]")
    s.choose("rescue with frondator: madison")
    rest(s)
    assert (where(s, "madison"), blood_on(s, "frondator")) == ("ready", 0)
    s = table("alice-chen [blood 1]", torpor_a="madison [blood 0]")
    assert "rescue with a/alice-chen: a/madison" not in options(s)
    s = table("frondator [blood 0], loyal-street-gang", torpor_a="madison [blood 1]")
    assert [each for each in options(s) if each.startswith("rescue")] == []  # he has to hunt first


def test_carna_drinks_from_a_retainer():
    who = "carna-the-princess-witch [blood 1]"
    text = f"phase: 5.1.4\nready a: {who}, madison\n{IDLE}\nattached a: owl-companion [lives 1, on ready/{{}}]"
    s = position(text.format("carna-the-princess-witch"))
    s.choose("use carna-the-princess-witch")
    take(s, "owl-companion")
    assert (where(s, "owl-companion"), blood_on(s, "carna-the-princess-witch")) == ("ash", 3)
    s = position(text.format("madison"))
    assert "use a/carna-the-princess-witch" not in options(s)


@pytest.mark.parametrize(
    ("who", "card", "blood", "can"),
    [
        ("jane-sims", "computer-hacking", 0, False),
        ("jane-sims", "computer-hacking", 1, True),
        ("jenna-cross", "public-trust", 1, False),
        ("jenna-cross", "public-trust", 2, True),
        ("jenna-cross", "computer-hacking", 1, True),
    ],
)
@pytest.mark.ruling("VR-4.8")
def test_cards_that_cost_them_more(who, card, blood, can):
    s = position(f"ready a: {who} [blood {blood}], loyal-street-gang [bowed]\nhand a: {card}\n{IDLE}")
    assert (f"play {card}" in options(s)) is can


def test_jane_fights_as_cheaply_as_others():
    s = blocked("jane-sims [blood 1]", "breath-of-the-dragon", b=UP)
    assert "play breath-of-the-dragon" in options(s)


def test_lord_ashton_teaches_other_gangrel():
    s = position(
        f"ready a: {GANGREL} [blood 3]\nlibrary a: dodge, protean, animalism, presence\nready b: lord-ashton [bowed]\n"
        "ready c: ryan [bowed]",
        game=GAME,
    )
    s.choose(f"act with {GANGREL} by lord-ashton 1")
    assert sorted(options(s)) == ["fetch library/animalism", "fetch library/protean", "none"]
    s.choose("fetch library/animalism")
    assert borne_by(s, GANGREL) == ["animalism"]
    s = position("ready a: lord-ashton [blood 3], madison\nlibrary a: protean\nready b: nassir\nready c: ryan")
    assert acts(s, "lord-ashton") == []


def test_the_medic_feeds_an_anarch_with_the_edge():
    anarch = taught(sect="Anarch")
    s = position(f"edge: a\nready a: the-medic [bowed, blood 1], {anarch} [blood 1], madison\n{IDLE}", game=GAME)
    play_through(s, "use the-medic", anarch)
    assert (blood_on(s, anarch), s.edge) == (2, -1)
    s = position(f"edge: b\nready a: the-medic [bowed, blood 1], {anarch} [blood 1]\n{IDLE}", game=GAME)
    assert "use a/the-medic" not in options(s)


@pytest.mark.parametrize(("who", "can"), [("lady-scarlett-churchill", True), ("madison", False)])
@pytest.mark.ruling("V-016")
def test_lady_scarlett_passes_for_a_toreador(who, can):
    s = position(f"phase: 5.2.2\nready a: {who} [blood 1]\nhand a: society-hunting-ground\n{IDLE}")
    assert ("play society-hunting-ground" in options(s)) is can


@pytest.mark.parametrize(("who", "pool"), [("inyanga", 1), (GANGREL, 0)])
def test_inyanga_hires_gangrel_allies_for_less(who, pool):
    s = table(f"{who} [blood 4]", "double-deuce", game=GAME)
    s.choose("play double-deuce")
    take(s, who)
    rest(s)
    assert s.pool[0] == 30 - int(GAME.faces["double-deuce"].cost.split()[-1]) + pool


def test_jacobs_hand_is_at_the_mercy_of_his_predator():
    text = (
        "phase: 5.2.2\nready {}: madison\nhand {}: vessel\nready b: jacob-the-glitch [blood 3]\nhand b: slam, majesty\n"
    )
    text += f"library b: {DODGES}\n{{}}"
    s = position(text.format("a", "a", "ready c: ryan"))
    play_through(s, "use jacob-the-glitch", "vessel")
    assert (where(s, "slam"), where(s, "majesty"), len(pile(s, "hand", 1))) == ("ash", "ash", 7)
    assert number(s, "capacity", "jacob-the-glitch") == 6
    s = position(
        "phase: 5.2.2\nready a: madison\nhand a: vessel\nready b: nassir\nready c: jacob-the-glitch\nhand c: dodge"
    )
    assert "use c/jacob-the-glitch" not in options(s)  # it is the prey of another


def test_rosa_hides_as_she_hires():
    s = table("rosa-hernandez [blood 3]", "owl-companion", b=UP)
    s.choose("play owl-companion")
    take(s, "way 1")
    assert number(s, "stealth", "rosa-hernandez") == 1
    s = table("rosa-hernandez [blood 3]", b=UP)
    s.choose("bleed with rosa-hernandez")
    assert number(s, "stealth", "rosa-hernandez") == 0


def test_sabine_feeds_another_tremere():
    s = position(f"phase: 5.1.4\nready a: sabine-lafitte [blood 3], {TREMERE} [blood 1], madison\n{IDLE}", game=GAME)
    s.choose("use sabine-lafitte")
    take(s, TREMERE)
    assert (blood_on(s, TREMERE), blood_on(s, "sabine-lafitte")) == (2, 2)
    s = position("phase: 5.1.4\nready a: sabine-lafitte [blood 3], madison\nready b: alice-chen\nready c: ryan [bowed]")
    assert "use a/sabine-lafitte" not in options(s)


def test_lynn_has_no_haven():
    for who, zone in (("lynn-thompson", "ash"), ("madison", "attached")):
        s = position(f"phase: 5.2.2\nready a: {who} [blood 1]\nhand a: secure-haven\n{IDLE}")
        s.choose("play secure-haven")
        take(s, who)
        assert where(s, "secure-haven") == zone


@pytest.mark.parametrize(("who", "left"), [("meshenka", 4), (taught("vic"), 3)])
def test_vicissitude_costs_meshenka_less(who, left):
    s = blocked(f"{who} [blood 5]", "horrid-form", b="loyal-street-gang [lives 9]", game=GAME)
    reach(s, "play horrid-form")
    take(s, "way 1")
    rest(s)
    assert blood_on(s, who) == left  # the gang has struck


# ── the last of them ────────────────────────────────────────────────────────────────────────────────────────────────


def test_cristos_finds_equipment():
    s = table("cristos-mantigo [blood 3]", library_a="dodge, laptop-computer")
    s.choose(acts(s, "cristos-mantigo")[0])
    assert options(s) == ["fetch library/laptop-computer", "none"]
    s.choose("fetch library/laptop-computer")
    assert where(s, "laptop-computer") == "hand"


def test_saulot_is_safe_from_the_baali():
    for clan, lost in (("Baali", 0), ("Ventrue", 1)):
        foe = taught(clan=clan)
        s = blocked("saulot-the-wanderer [blood 5]", b=f"{foe} [blood 5]", game=GAME)
        rest(s)
        assert blood_on(s, "saulot-the-wanderer") == 5 - lost


@pytest.mark.parametrize(("to", "face"), [("a/uncontrolled.1", "alice-chen"), ("b/nassir", "nassir")])
def test_saulot_gives_blood_to_anybody(to, face):
    s = position("phase: 5.1.4\nready a: saulot-the-wanderer [blood 5], madison [blood 1]\nuncontrolled a: alice-chen\n"
                 "ready b: nassir [blood 0]\nready c: ryan")  # fmt: skip
    s.choose("use saulot-the-wanderer")
    s.choose(options(s)[1 if face == "alice-chen" else 0])
    take(s, to)
    assert (blood_on(s, face), blood_on(s, "saulot-the-wanderer")) == (2, 3)
    assert "use a/saulot-the-wanderer" not in options(s)


def test_the_little_tailor_employs_for_less():
    who = "little-tailor-of-prague"
    cards = [
        card
        for card in GAME.faces.values()
        if card.kind in ("ally", "retainer") and ("Tzimisce" in card.clan or "vic" in card.icons) and card.cost
    ]
    card = cards[0]
    kind, n = card.cost.split()
    s = table(f"{who} [blood 5]", card.face, game=GAME)
    s.choose(f"play {card.face}")
    take(s, f"a/{who}")
    take(s, "way 1")
    rest(s)
    paid = 30 - s.pool[0] if kind == "pool" else 5 - blood_on(s, who)
    assert paid == int(n) - 1


@pytest.mark.parametrize(("who", "zone"), [("skidmark", "library"), (taught("obf"), "hand")])
@pytest.mark.ruling("V-045")
def test_skidmark_replaces_nothing_as_he_acts(who, zone):
    hand = ", ".join(["lost-in-crowds", *["vessel"] * 6])
    s = table(f"{who} [blood 4]", hand, b="nassir [blood 4], alice-chen [blood 4]", library_a="dodge", game=GAME)
    play_through(s, f"bleed with {who}", "block with nassir", "play lost-in-crowds")
    take(s, "way 1")
    while "block with b/alice-chen" not in options(s):
        s.choose("pass")
    assert where(s, "dodge") == zone
    rest(s)
    assert where(s, "dodge") == "hand"


@pytest.mark.parametrize(
    ("deed", "board", "left"), [("bleed", "dragonbound", 0), ("hunt", "dragonbound", 1), ("bleed", "", 1)]
)
def test_cesar_fears_gehenna(deed, board, left):
    s = table("cesar-holfield [blood 1]", b="nassir [bowed]", board_b=board)
    s.choose(f"{deed} with cesar-holfield")
    rest(s)
    reach(s, "done")
    assert blood_on(s, "cesar-holfield") == left


@pytest.mark.parametrize(
    ("who", "clan", "can"),
    [
        ("angelique", "Harbinger of Skulls", True),
        ("angelique", "Ventrue", False),
        ("madison", "Harbinger of Skulls", False),
    ],
)
@pytest.mark.ruling("VR-4.8")
def test_necromancy_is_cheap_for_harbingers_beside_angelique(who, clan, can):
    actor = taught("nec", clan=clan)
    s = table(f"{actor} [blood 2], {who} [bowed, blood 0]", "shambling-hordes", game=GAME)
    assert ("play shambling-hordes" in options(s)) is can  # it costs 3


@pytest.mark.parametrize(
    ("mode", "n"),
    [("draw 1 card; then discard down to your hand size", 1), ("draw 2 cards; then discard down to your hand size", 2)],
)
def test_la_viuda_draws(mode, n):
    s = table("la-viuda-blanca [blood 3]", ", ".join(["dodge"] * 7), library_a="slam, slam, slam")
    s.choose(acts(s, "la-viuda-blanca")[0])
    s.choose(mode)
    assert len(pile(s, "hand", 0)) == 7 + n
    for _ in range(n):
        s.choose(options(s)[0])
    assert len(pile(s, "hand", 0)) == 7


def test_giotto_discards_in_the_phases_of_others():
    text = "phase: 5.5.1\nready {}: giotto-verducci [blood 3]\nhand {}: dodge\nlibrary {}: slam\n"
    text += "ready {}: madison\nready c: ryan"
    s = position(text.format(*"bbba"))
    s.choose("use giotto-verducci")
    take(s, "dodge")
    assert where(s, "dodge") == "ash"
    s = position(text.format(*"aaab"))
    assert "use a/giotto-verducci" not in options(s)


def test_vampires_pay_to_block_giotto():
    for blood, can in ((0, False), (1, True)):
        s = table("giotto-verducci [blood 3]", b=f"nassir [blood {blood}]")
        s.choose("bleed with giotto-verducci")
        assert ("block with b/nassir" in options(s)) is can


def test_maris_sees_as_often_as_she_pays():
    actor = "viktor-the-night-general"
    s = table(f"{actor} [blood 3], jost-werner [bowed]", b="maris-streck [bowed, blood 3], nassir [blood 2]")
    play_through(s, f"bleed with {actor}", "block with nassir", "use maris-streck")
    rest(s)
    assert (s.pool[1], blood_on(s, "maris-streck")) == (30, 2)
    s = table("maris-streck [blood 3]", library_a="dodge, slam, majesty, vessel, deflection, soak")
    s.choose(acts(s, "maris-streck")[0])
    assert len(options(s)) == 5


@pytest.mark.parametrize(("zone", "edge", "can"), [("ready", "a", True), ("torpor", "a", False), ("ready", "b", False)])
def test_victoria_sells_the_edge(zone, edge, can):
    s = position(f"phase: 5.2.2\nedge: {edge}\n{zone} a: victoria [blood 1]\n{IDLE}")
    assert ("use a/victoria" in options(s)) is can
    if can:
        s.choose("use victoria")
        assert (s.pool[0], s.edge) == (32, -1)


def test_arika_has_her_prey_pay_for_locations():
    text = "phase: 5.5.2\n{} a: arika [blood 3]\nready b: nassir\nboard b: channel-10, chantry\n"
    text += "ready c: ryan\nboard a: powerbase-madrid"
    s = position(text.format("ready"))
    reach(s, "done", over=True) if s.active == 0 else None
    for _ in range(8):
        if s.asked[1][0] == "choose one":
            break
        s.choose("done")
    play_through(s, "your prey burns 1 pool", "burn it")
    assert (s.pool[1], sorted([where(s, "channel-10"), where(s, "chantry")])) == (29, ["ash", "board"])


def test_idalia_unlocks_after_she_has_equipped():
    s = table("idalia-prophet-of-guadalajara [blood 3]", "laptop-computer", b="nassir [bowed]")
    s.choose("play laptop-computer")
    take(s, "a/idalia")
    rest(s)
    reach(s, "done", "yes")
    assert not locked(s, "idalia-prophet-of-guadalajara")
    s = table("idalia-prophet-of-guadalajara [blood 3]", b="nassir [bowed]")
    s.choose("bleed with idalia-prophet-of-guadalajara")
    rest(s)
    reach(s, "done")
    assert locked(s, "idalia-prophet-of-guadalajara")


def test_huitzilopochtli_buys_a_master_phase_action():
    s = position(f"phase: 5.2.2\nready a: huitzilopochtli [blood 1]\nhand a: channel-10\n{IDLE}")
    s.choose("use huitzilopochtli")
    assert (s.pool[0], s.asked[1]) == (29, ("master?", (2,)))
    assert "use a/huitzilopochtli" not in options(s)
    s = position(f"phase: 5.2.2\ntorpor a: huitzilopochtli [blood 1]\nhand a: channel-10\n{IDLE}")
    assert "use a/huitzilopochtli" not in options(s)


def test_nehemiah_puts_cards_under_his_library():
    s = position(
        f"phase: 5.1.4\nready a: nehemiah [blood 1]\nhand a: dodge, slam\nlibrary a: vessel, majesty, soak\n{IDLE}"
    )
    s.choose("use nehemiah")
    take(s, "dodge")
    take(s, "done")
    assert s.pieces[pile(s, "library", 0)[-1]].face == "dodge"
    assert "use a/nehemiah" not in options(s)


def test_nehemiah_uses_no_celerity():
    for who, can in (("nehemiah", False), ("madison", True)):
        s = position(f"ready a: {who} [blood 4]\nattached a: celerity [on ready/{who}]\nhand a: fleetness\n{IDLE}")
        assert ("play fleetness" in options(s)) is can


@pytest.mark.parametrize(
    ("mode", "pool", "transfers"),
    [
        ("that Methuselah burns 1 pool", 29, True),
        ("that Methuselah has no transfers in their next influence phase", 30, False),
    ],
)
def test_leandro_makes_others_choose(mode, pool, transfers):
    s = position(
        "phase: 5.1.3\nready a: madison [bowed, blood 3]\nuncontrolled a: alice-chen\nready b: leandro [blood 3]\nready c: ryan"
    )
    s.choose(mode)
    assert s.pool[0] == pool
    for _ in range(9):
        if s.asked[1][0] == "influence?" or s.active != 0:
            break
        s.choose("done")
    assert (s.active == 0 and s.asked[1] == ("influence?", (1,))) is transfers


def test_anson_gives_two_master_phase_actions_but_not_three_with_nana():
    s = position(f"phase: 5.2.1\nready a: anson [blood 1]\nhand a: channel-10\n{IDLE}")
    assert s.asked[1] == ("master?", (2,))
    s = position(f"phase: 5.2.1\nready a: anson [blood 1], nana-buruku\nhand a: channel-10\n{IDLE}")
    assert s.asked[1] == ("master?", (2,))


def test_harrod_looks_into_the_uncontrolled_region_of_his_prey():
    text = "phase: 5.1.4\nready a: harrod [blood 1]\nready b: nassir\nready c: ryan\n"
    s = position(f"{text}uncontrolled b: madison, alice-chen\nuncontrolled c: brock-sterling")
    s.choose("use harrod")
    assert len(options(s)) == 2
    s.choose(options(s)[0])
    assert "use a/harrod" not in options(s)
    assert any(s.pieces[p].known & 1 for p in pile(s, "uncontrolled", 1))
