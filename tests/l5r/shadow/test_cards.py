"""Cards of the Shadowlands: what each does on the table, and what it must not do (U-135 to U-141)."""

import pytest

from coterie.games.l5r.cards import CARDS
from coterie.games.l5r.facts.cards import fate_on
from coterie.games.l5r.facts.prices import price
from coterie.kernel.pieces import pile
from tests.l5r.shadow.tools import OGRE, acts, against, ends, storm, told, wins
from tests.l5r.tools import (
    borne,
    faces,
    find,
    finish,
    now,
    number,
    options,
    play,
    prompt,
    row,
    taking_part,
    where,
)

# ── dynasty cards ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-138")
def test_fouleyes_elite_bows_who_is_not_stronger_also_at_home():
    s = wins("fouleye-s-elite", "field a: doji-whisperer, matsu-berserker, akodo-toturi")
    assert options(s) == ["a/doji-whisperer", "a/matsu-berserker"]
    s.choose("a/matsu-berserker")
    assert not row(s, "matsu-berserker", "field").ready
    assert row(s, "doji-whisperer", "field").ready


@pytest.mark.ruling("U-141", "U-068")
def test_goblin_hovel_moves_fate_onto_three_goblins_as_far_as_it_goes():
    text = (
        "holdings b1: goblin-hovel\n"
        "field b: goblin-brawler [fate 1, bowed], chieftain-fouleye [fate 1, bowed], lost-samurai [fate 1, bowed]"
    )
    s = ends(f"{text}\nfate: 0 9")
    assert [fate_on(s, find(s, face, "field")) for face in ("goblin-brawler", "chieftain-fouleye", "lost-samurai")] == [
        1,
        1,
        0,
    ]
    assert s.fate[1] == 7


@pytest.mark.ruling("U-139")
def test_detritus_priest_resolves_the_ring_for_a_fate_of_the_goblin():
    s = wins("goblin-brawler", "field b: detritus-priest", more=", fate 1")
    finish(s)
    assert s.honor[0] == 4
    assert fate_on(s, find(s, "goblin-brawler", "field")) == 0
    s = wins("lost-samurai", "field b: detritus-priest", more=", fate 1")
    finish(s)
    assert s.honor[0] == 5


def test_chieftain_fouleye_makes_goblins_cheaper_and_more_political():
    s = against(
        "field b: chieftain-fouleye, goblin-brawler, lost-samurai\n"
        "row b1: goblin-brawler, lost-samurai\nhand a: banzai",
        windows="all",
    )
    there = pile(s, "row", find_place(s))
    assert [price(s, p, 1) for p in there] == [1, 2]
    assert [number(s, "political", face) for face in ("goblin-brawler", "lost-samurai", "chieftain-fouleye")] == [
        4,
        2,
        4,
    ]


def find_place(s) -> int:
    """Return the place of the deck's first province."""
    return min(now.place for now in s.pieces if now.zone == "row" and now.owner == 1)


def test_endless_ranks_put_a_character_on_top_of_the_deck():
    s = wins("endless-ranks", "fallen b: moto-tsume, oni-lair")
    assert faces(s, "dynasty", 1)[0] == "moto-tsume"
    assert where(s, "oni-lair") == "fallen"


@pytest.mark.parametrize("face", ["killing-field", "onikage-rider"])
def test_all_cards_in_the_provinces_of_opponents_are_discarded(face):
    if face == "killing-field":
        s = ends("holdings b1: killing-field\nrow a1: savvy-politician\nrow b2: wild-ogre")
    else:
        s = wins(face, "row a1: savvy-politician\nrow b2: wild-ogre")
    assert (where(s, "savvy-politician"), row(s, "wild-ogre", "row").owner) == ("fallen", 1)


def test_undead_horror_bears_a_fallen_character_and_its_skills():
    s = wins("undead-horror", "fallen a: matsu-berserker, banzai")
    assert borne(s, "undead-horror") == ["matsu-berserker"]
    assert number(s, "military", "undead-horror") == 2 + 3


def test_kitsu_sokori_raises_one_that_stays_as_long_as_she_does():
    s = against(
        "field b: kitsu-sokori [fate 1]\nfallen a: matsu-berserker\nhand a: banzai\nphase: conflict", windows="all"
    )
    while s.round == 1 and where(s, "matsu-berserker") == "fallen":
        s.choose(s.question.default)
    raised = row(s, "matsu-berserker", "field")
    assert (s.game.speaks(s, find(s, "matsu-berserker", "field")), raised.count("tainted")) == (1, 1)
    while s.round < 3 and where(s, "kitsu-sokori") == "field":
        s.choose(s.question.default)
    assert (where(s, "kitsu-sokori"), where(s, "matsu-berserker")) == ("fallen", "fallen")


def test_lost_samurai_dishonor_a_participant_of_another_clan():
    s = wins("lost-samurai", "field a: doji-whisperer [present, bowed], matsu-berserker")
    assert row(s, "doji-whisperer", "field").count("dishonored") == 1
    assert row(s, "matsu-berserker").count("dishonored") == 0


def test_dark_moto_takes_a_fate_and_does_not_bow():
    s = wins("dark-moto", "fate: 0 3")
    finish(s)
    assert row(s, "dark-moto", "field").ready
    assert row(s, "dark-moto").count("fate") == 1


def test_moto_tsume_honors_all_attackers():
    s = against(
        "field b: moto-tsume [fate 1], wild-ogre [fate 1]\nfirst: b\n"
        "hand a: banzai\nphase: conflict\ndeck b: uncontained",
        windows="all",
    )
    play(s, "pass", "military conflict")
    assert [row(s, face, "field").count("honored") for face in ("moto-tsume", "wild-ogre")] == [1, 1]


@pytest.mark.parametrize("players", [1, 2])
def test_thundering_tide_keep_collects_before_other_holdings_spend(players):
    letter = "bc"[players - 1]
    fate = " ".join(["0"] * (players + 1))
    text = (
        f"holdings {letter}1: oni-lair\nholdings {letter}2: thundering-tide-keep\n"
        f"fallen {letter}: moto-tsume\nfate: {fate}"
    )
    s = ends(text, players=players)
    assert faces(s, "dynasty", players)[-1] == "moto-tsume"
    assert s.fate[players] == 2 * players - 1


def test_scavenging_goblin_removes_cards_and_attachments_of_their_titles():
    text = (
        "field a: doji-whisperer\n"
        "attached a: fine-katana [on field/doji-whisperer], ornate-fan [on field/doji-whisperer]"
    )
    s = wins("scavenging-goblin", f"{text}\ndeck a: fine-katana, banzai, banzai, ornate-fan")
    assert sorted(faces(s, "gone", 0)) == ["banzai", "banzai", "fine-katana", "fine-katana"]
    assert borne(s, "doji-whisperer") == ["ornate-fan"]


def test_penanggalan_takes_a_fate_of_a_tainted_participant():
    text = "field a: doji-whisperer [present, bowed, tainted, fate 2], deathseeker [present, bowed, fate 1]"
    s = wins("penanggalan", f"{text}\nfield b: wild-ogre [present]")
    assert [fate_on(s, find(s, face, "field")) for face in ("penanggalan", "doji-whisperer", "deathseeker")] == [
        1,
        1,
        1,
    ]


def test_against_the_butcher_somebody_must_defend():
    text = "field a: doji-whisperer\nfirst: b\nhand a: banzai\nphase: conflict\ndeck b: uncontained"
    s = against(f"{text}\nfield b: the-butcher-of-ishigaki [fate 1]", windows="all")
    s.choose("pass")
    assert taking_part(s) == ["doji-whisperer", "the-butcher-of-ishigaki"] or options(s) == [
        "defend with a/doji-whisperer"
    ]
    s = against(f"{text}\nfield b: wild-ogre [fate 1]", windows="all")
    play(s, "pass", "military conflict")
    assert options(s) == ["defend with a/doji-whisperer", "done"]


# ── conflict cards ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_blade_of_chaos_is_followed_by_another_action():
    s = acts("blade-of-chaos, unending-hatred", OGRE)
    assert borne(s, "wild-ogre") == ["blade-of-chaos", "unending-hatred"]


def test_horrific_scarring_sends_home_from_politics_and_nothing_else_goes_there():
    text = f"{OGRE}\nfield a: doji-whisperer [present]"
    s = acts("horrific-scarring", text, attack="b political fire a1")
    assert taking_part(s) == ["wild-ogre"]
    s = acts("lurking-treachery", f"{text}\nattached b: horrific-scarring [on field/doji-whisperer]")
    assert where(s, "lurking-treachery") == "discard"


def test_violence_and_evil_switches_the_type_or_discards_two_attachments():
    s = acts("violence-and-evil", OGRE, attack="b political fire a1")
    assert now(s).kind == "military"
    text = (
        "field a: doji-whisperer [present]\n"
        "attached a: fine-katana [on field/doji-whisperer], ornate-fan [on field/doji-whisperer]"
    )
    s = acts("violence-and-evil", f"{OGRE}\n{text}")
    assert borne(s, "doji-whisperer") == []


@pytest.mark.parametrize(
    ("other", "broken"), [("doji-whisperer", 1), ("akodo-toturi [honored, present], deathseeker", 0)]
)
def test_the_wall_is_breached_where_the_deck_is_stronger(other, broken):
    s = acts("the-wall-is-breached", f"field b: wild-ogre [present]\nfield a: {other} [present]")
    assert s.pieces[pile(s, "provinces", 0)[0]].count("broken") == broken


def test_evil_portents_help_the_tainted_of_the_shadowlands_and_hurt_others():
    text = (
        "field b: wild-ogre [present, tainted], goblin-brawler [present]\nfield a: matsu-berserker [present, tainted]"
    )
    s = acts("evil-portents", text)
    assert [number(s, "military", face) for face in ("wild-ogre", "goblin-brawler", "matsu-berserker")] == [10, 4, 3]


@pytest.mark.parametrize(("fate", "ready"), [(0, False), (1, True)])
def test_uncontained_moves_one_in_and_readies_it_for_a_fate(fate, ready):
    s = acts("uncontained", f"{OGRE}\nfield b: goblin-brawler [bowed]", fate=fate)
    assert taking_part(s) == ["goblin-brawler", "wild-ogre"]
    assert row(s, "goblin-brawler", "field").ready == ready


@pytest.mark.parametrize(("fate", "onto"), [(4, 1), (9, 2)])
def test_direct_assault_brings_the_warlord_with_fate(fate, onto):
    s = acts("direct-assault", f"{OGRE}\nwarlord b: akuma-no-oni-coop", fate=fate)
    assert taking_part(s) == ["akuma-no-oni-coop", "wild-ogre"]
    assert row(s, "akuma-no-oni-coop").count("fate") == onto
    assert row(s, "akuma-no-oni-coop").count("tainted") == 1


def test_dark_brothers_blade_makes_opponents_sacrifice_only_on_a_unique_bearer():
    for bearer, gone in (("moto-tsume", "fallen"), ("wild-ogre", "field")):
        text = f"attached b: dark-brother-s-blade [on field/{bearer}]\nfield a: savvy-politician [present, bowed]"
        s = wins(bearer, text)
        assert where(s, "savvy-politician") == gone


def test_dark_bargain_bows_or_costs_honor_and_taints_who_is_ready():
    s = acts("dark-bargain", f"{OGRE}\nfield a: doji-whisperer [present], matsu-berserker [present]")
    assert prompt(s) == "choose one for"
    s.choose(0)
    s.choose(1)
    assert [row(s, face, "field").ready for face in ("doji-whisperer", "matsu-berserker")] == [False, True]
    assert [row(s, face, "field").count("tainted") for face in ("doji-whisperer", "matsu-berserker")] == [0, 1]
    assert s.honor[0] == 5


def test_lurking_treachery_taints_a_province_as_its_bearer_leaves():
    s = against(
        "field a: doji-whisperer\nattached b: lurking-treachery [on field/doji-whisperer]\n"
        "hand a: banzai\nphase: conflict",
        windows="all",
    )
    while s.phase == "conflict" or (prompt(s) == "window" and where(s, "doji-whisperer") == "field"):
        s.choose(s.question.default)
    if prompt(s) != "window":
        s.choose(0)
    assert sum(now.count("tainted") for now in s.pieces if now.zone == "provinces" and now.owner == 0) == 1


def test_permeating_mutation_plays_an_attachment_again():
    s = acts("permeating-mutation", f"{OGRE}\ndiscard b: blade-of-chaos, dark-bargain", fate=1)
    assert borne(s, "wild-ogre")[:2] == ["blade-of-chaos", "permeating-mutation"]


def test_consumed_by_evil_takes_a_tainted_one_or_brings_the_warlord():
    text = f"{OGRE}\nfield a: doji-whisperer [tainted], matsu-berserker\nwarlord b: akuma-no-oni-coop"
    s = acts("consumed-by-evil", text)
    s.choose(0)
    assert (where(s, "doji-whisperer"), where(s, "akuma-no-oni-coop")) == ("fallen", "warlord")
    s = acts("consumed-by-evil", text)
    s.choose(1)
    assert row(s, "akuma-no-oni-coop").count("fate") == 1
    assert where(s, "doji-whisperer") == "field"


def test_blasphemous_act_bows_and_readies_the_tainted():
    text = (
        "field b: wild-ogre [present, tainted, bowed]\n"
        "field a: doji-whisperer [present, tainted], deathseeker [present]"
    )
    s = acts("blasphemous-act", text)
    assert [row(s, face, "field").ready for face in ("wild-ogre", "doji-whisperer", "deathseeker")] == [
        True,
        False,
        True,
    ]
    finish(s)
    assert row(s, "wild-ogre", "field").ready


def test_obsidian_shard_discards_an_attachment_of_a_participant():
    text = "field a: doji-whisperer [present]\nattached a: fine-katana [on field/doji-whisperer]"
    s = acts("obsidian-shard", f"{OGRE}\n{text}")
    assert (borne(s, "wild-ogre"), borne(s, "doji-whisperer")) == (["obsidian-shard"], [])


@pytest.mark.parametrize(("marks", "seat"), [("", 0), (", tainted", 1)])
def test_exploit_weakness_takes_a_tainted_one_and_shames_another(marks, seat):
    s = acts("exploit-weakness", f"{OGRE}\nfield a: doji-whisperer [present{marks}], akodo-toturi [present]")
    there = find(s, "doji-whisperer", "field")
    assert s.game.speaks(s, there) == seat
    assert s.pieces[there].count("dishonored") == 1 - seat


def test_in_service_to_shadow_passes_everything_on_to_the_warlord():
    text = (
        "field b: wild-ogre [present, fate 2]\n"
        "attached b: unending-hatred [on field/wild-ogre]\nwarlord b: akuma-no-oni-coop"
    )
    s = acts("in-service-to-shadow", text)
    assert (row(s, "wild-ogre", "field").ready, fate_on(s, find(s, "akuma-no-oni-coop"))) == (False, 2)
    assert borne(s, "akuma-no-oni-coop") == ["unending-hatred"]


def test_the_first_war_closes_the_window_at_once():
    s = acts("the-first-war", f"{OGRE}\nfield a: doji-whisperer [present]")
    assert now(s) is None or now(s).compared
    assert told(s).count("for its action") == 1


# ── provinces ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-140")
def test_what_provinces_do_to_those_who_attack_them():
    s = storm("blood-fields", "")
    assert fate_on(s, find(s, "matsu-berserker", "field")) == 0
    assert not row(storm("maddening-emptiness", ""), "matsu-berserker", "field").ready
    s = storm("spectral-watchtower", "fate: 2 0")
    assert s.fate[:2] == (1, 1)
    s = storm("fallen-chrysanthemum-lake", "deck a: ornate-fan, height-of-fashion, banzai")
    assert faces(s, "hand") == ["height-of-fashion", "ornate-fan"]
    s = storm("haunted-jungles", "row b2: wild-ogre\nrow b3: oni-lair")
    assert taking_part(s) == ["matsu-berserker", "wild-ogre"]


@pytest.mark.ruling("U-140")
def test_tainted_wasteland_is_stronger_on_a_tainted_province_and_costs_honor_when_attacked():
    s = storm("blood-fields", "attached b: tainted-wasteland [on provinces/blood-fields]")
    assert number(s, "strength", "blood-fields") == 4 + 2 + 4
    assert prompt(s) == "which first?"
    s.choose(0)
    assert s.honor[0] == 9


@pytest.mark.ruling("U-039", "U-199")
def test_every_card_of_the_shadowlands_says_what_it_does():
    there = [card for card in CARDS.values() if card.clan == "shadowlands"]
    assert len(there) >= 46
    assert all(card.text for card in there if card.face not in ("goblin-brawler", "wild-ogre"))
