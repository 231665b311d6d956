"""Conflict cards of the second and fifth encounter groups: what each does, and what it must not do (U-136, U-137)."""

import pytest

from coterie.games.l5r.facts.cards import fate_on
from coterie.games.l5r.facts.prices import price
from coterie.kernel.pieces import pile
from tests.l5r.shadow.tools import OGRE, acts, against, told
from tests.l5r.tools import (
    asked,
    borne,
    faces,
    find,
    finish,
    now,
    number,
    options,
    play,
    prompt,
    ring,
    row,
    taking_part,
    where,
)

# ── the second group ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-136", "U-068")
@pytest.mark.parametrize(("fate", "ready"), [(0, True), (1, False)])
def test_way_of_the_shadowlands_taints_a_participant_and_bows_a_stranger_for_a_fate(fate, ready):
    s = acts("way-of-the-shadowlands", f"{OGRE}\nfield a: doji-whisperer [present], deathseeker", fate=fate)
    assert options(s) == ["a/doji-whisperer", "b/wild-ogre"]
    s.choose("a/doji-whisperer")
    there = row(s, "doji-whisperer", "field")
    assert (there.count("tainted"), there.ready, s.fate[1]) == (1, ready, 0)


@pytest.mark.ruling("U-136")
def test_way_of_the_shadowlands_bows_nobody_of_theirs():
    s = acts("way-of-the-shadowlands", OGRE)
    there = row(s, "wild-ogre", "field")
    assert (there.count("tainted"), there.ready, s.fate[1]) == (1, True, 9)


@pytest.mark.ruling("U-137")
def test_tendrils_taint_a_participant_as_they_are_played():
    s = acts("tendrils-of-corruption", f"{OGRE}\nfield a: doji-whisperer [present], deathseeker")
    assert options(s) == ["a/doji-whisperer", "b/wild-ogre"]
    s.choose("a/doji-whisperer")
    assert (borne(s, "wild-ogre"), row(s, "deathseeker").count("tainted")) == (["tendrils-of-corruption"], 0)
    assert row(s, "doji-whisperer", "field").count("tainted") == 1


@pytest.mark.ruling("U-136", "U-043")
def test_drawn_to_blood_taints_what_is_attacked_or_resolves_the_ring_where_it_is_tainted():
    s = acts("drawn-to-blood", OGRE, attack="b military air a1")
    assert s.honor[0] == 6
    assert [now.count("tainted") for now in s.pieces if now.zone == "provinces" and now.owner == 0] == [1, 0, 0]
    s = acts("drawn-to-blood", f"{OGRE}\nprovinces a1: province [tainted]", attack="b military air a1")
    assert s.honor[0] == 5


@pytest.mark.ruling("U-136", "U-071")
def test_death_after_life_brings_the_most_expensive_tainted_and_without_reinforcement():
    s = acts("death-after-life", f"{OGRE}\nfallen b: goblin-brawler, chieftain-fouleye, oni-lair")
    assert taking_part(s) == ["chieftain-fouleye", "wild-ogre"]
    there = find(s, "chieftain-fouleye")
    assert (s.pieces[there].count("tainted"), fate_on(s, there)) == (1, 0)
    assert where(s, "goblin-brawler") == "fallen"


@pytest.mark.ruling("U-136", "U-122")
def test_death_after_life_brings_nobody_where_the_most_expensive_cannot_take_part():
    text = f"{OGRE}\nfallen b: goblin-brawler, gashadokuro"
    s = acts("death-after-life", text, attack="b political air a1")
    assert (taking_part(s), where(s, "death-after-life")) == (["wild-ogre"], "discard")
    assert "cannot play Death After Life" in told(s)


@pytest.mark.ruling("U-136", "U-063")
def test_at_his_command_places_fate_on_all_or_brings_the_warlord_with_three():
    text = f"{OGRE}\nfield b: goblin-brawler\nfield a: doji-whisperer [present]\nwarlord b: akuma-no-oni-coop"
    s = acts("at-his-command", text)
    s.choose(0)
    assert [fate_on(s, find(s, face, "field")) for face in ("wild-ogre", "goblin-brawler", "doji-whisperer")] == [
        1,
        1,
        0,
    ]
    assert where(s, "akuma-no-oni-coop") == "warlord"
    s = acts("at-his-command", text)
    s.choose(1)
    assert fate_on(s, find(s, "akuma-no-oni-coop")) == 3
    assert fate_on(s, find(s, "wild-ogre")) == 0


# ── the fifth group ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-137")
def test_spiritual_isolation_takes_the_text_of_its_bearer_but_not_its_traits():
    text = f"{OGRE}\nfield a: savvy-politician [present], savvy-politician"
    s = acts("spiritual-isolation", text)
    there, other = [p for p, now_ in enumerate(s.pieces) if now_.face == "savvy-politician"][:2]
    assert (s.pieces[there].text, bool(s.pieces[other].text)) == ((), True)
    assert number(s, "political", "savvy-politician") == s.game.faces["savvy-politician"].stats["political"] - 2
    assert "courtier" in s.game.faces[s.pieces[there].face].traits


@pytest.mark.ruling("U-137")
def test_no_other_attachment_of_theirs_is_played_beside_spiritual_isolation():
    text = f"{OGRE}\nfield a: doji-whisperer [present]\nattached b: spiritual-isolation [on field/doji-whisperer]"
    s = acts("madness", text)
    assert (borne(s, "doji-whisperer"), where(s, "madness")) == (["spiritual-isolation"], "discard")


@pytest.mark.ruling("U-136", "U-068")
@pytest.mark.parametrize(("fate", "left", "shamed"), [(0, 0, 0), (1, 0, 1)])
def test_shameful_affliction_dishonors_and_for_a_fate_once_more(fate, left, shamed):
    s = acts("shameful-affliction", f"{OGRE}\nfield a: doji-whisperer [present, honored], deathseeker", fate=fate)
    there = row(s, "doji-whisperer", "field")
    assert (there.count("honored"), there.count("dishonored"), s.fate[1]) == (0, shamed, left)
    assert row(s, "deathseeker").count("dishonored") == 0


@pytest.mark.ruling("U-136")
def test_despair_makes_the_events_of_opponents_dearer_until_the_conflict_ends():
    s = acts("despair", f"{OGRE}\nfield a: doji-whisperer [present]\nhand a: banzai, fine-katana\nfate: 1 9")
    event, blade = find(s, "banzai"), find(s, "fine-katana")
    assert (price(s, event, 0), price(s, blade, 0)) == (1, 0)
    assert price(s, find(s, "the-first-war"), 1) == 0
    finish(s)
    assert price(s, event, 0) == 0


def test_despair_cancels_nothing_where_nobody_plays_the_shadowlands():
    text = f"{OGRE}\nfield a: doji-whisperer [present]\ndeck b: dark-bargain, despair\nhand a: banzai\nfate: 1 1"
    s = against(f"{text}\nconflict: b military fire a1", windows="all")
    play(s, "use banzai", "a/doji-whisperer", "no")
    assert number(s, "military", "doji-whisperer") == s.game.faces["doji-whisperer"].stats["military"] + 2
    assert where(s, "despair") == "discard"


@pytest.mark.ruling("U-137")
def test_madness_drives_all_other_attachments_off_its_bearer_alone():
    text = (
        "field a: doji-whisperer [present], deathseeker\n"
        "attached a: fine-katana [on field/doji-whisperer], ornate-fan [on field/deathseeker]"
    )
    s = acts("madness", f"{OGRE}\n{text}")
    assert (borne(s, "doji-whisperer"), borne(s, "deathseeker")) == (["madness"], ["ornate-fan"])
    assert number(s, "military", "doji-whisperer") == 0


@pytest.mark.ruling("U-136", "U-048")
def test_dutys_cost_taints_provinces_or_takes_the_free_cards_of_a_hand():
    text = f"{OGRE}\nprovinces a3: province [broken]\nhand a: banzai, rout, fine-katana"
    s = acts("duty-s-cost", text.replace("hand a: banzai, ", "hand a: "))
    assert asked(s)[0] == 0
    s.choose(0)
    mine = [(p.count("broken"), p.count("tainted")) for p in s.pieces if p.zone == "provinces" and p.owner == 0]
    assert (sorted(mine), len(pile(s, "hand", 0))) == ([(0, 1), (0, 1), (1, 0)], 3)
    s = acts("duty-s-cost", text.replace("hand a: banzai, ", "hand a: "))
    s.choose(1)
    assert faces(s, "hand") == ["rout"]
    assert sorted(faces(s, "discard")) == ["banzai", "fine-katana"]


# ── what other groups must not do ───────────────────────────────────────────────────────────────────────────────────


def test_power_of_jigoku_helps_nobody_who_is_bowed_or_at_home():
    s = acts("power-of-jigoku", "field b: wild-ogre [present, bowed], goblin-brawler")
    assert [number(s, "military", face) for face in ("wild-ogre", "goblin-brawler")] == [6, 4]
    assert "cannot play Power of Jigoku" in told(s)


def test_blade_of_chaos_on_an_opponents_character_is_no_way_to_act_twice():
    s = acts("blade-of-chaos", "field a: doji-whisperer [present]", attack="a military fire b1")
    assert (where(s, "blade-of-chaos"), told(s).count("for its action")) == ("discard", 1)


def test_violence_and_evil_leaves_attachments_of_the_shadowlands():
    text = f"{OGRE}\nattached b: blade-of-chaos [on field/wild-ogre]"
    s = acts("violence-and-evil", text)
    assert (borne(s, "wild-ogre"), where(s, "violence-and-evil")) == (["blade-of-chaos"], "discard")


def test_unending_hatred_goes_on_no_stranger():
    s = acts("unending-hatred", "field a: doji-whisperer [present]", attack="a military fire b1")
    assert where(s, "unending-hatred") == "discard"


def test_direct_assault_brings_no_warlord_who_is_there():
    s = acts("direct-assault", f"{OGRE}\nfield b: akuma-no-oni-coop [fate 1]")
    assert (taking_part(s), s.fate[1]) == (["wild-ogre"], 9)


def test_permeating_mutation_plays_nothing_that_cannot_be_paid_for():
    s = acts("permeating-mutation", f"{OGRE}\ndiscard b: blade-of-chaos", fate=0)
    assert (borne(s, "wild-ogre"), where(s, "blade-of-chaos")) == (["permeating-mutation"], "discard")


def test_obsidian_shard_leaves_attachments_of_who_stays_at_home():
    text = "field a: doji-whisperer\nattached a: fine-katana [on field/doji-whisperer]"
    s = acts("obsidian-shard", f"{OGRE}\n{text}")
    assert borne(s, "doji-whisperer") == ["fine-katana"]


def test_exploit_weakness_reaches_nobody_who_costs_more_than_two():
    s = acts("exploit-weakness", f"{OGRE}\nfield a: akodo-toturi [present, tainted]")
    assert s.game.speaks(s, find(s, "akodo-toturi")) == 0
    assert row(s, "akodo-toturi").ready


def test_tainted_wasteland_lies_on_no_broken_province():
    s = acts("tainted-wasteland", f"{OGRE}\nprovinces a1: province [broken]")
    assert where(s, "tainted-wasteland") == "discard"


def test_in_service_to_shadow_is_paid_by_no_unique_character():
    s = acts("in-service-to-shadow", "field b: moto-tsume [present]\nwarlord b: akuma-no-oni-coop")
    assert (where(s, "akuma-no-oni-coop"), row(s, "moto-tsume").ready) == ("warlord", True)


def test_the_first_war_leaves_the_conflict_to_be_compared():
    s = acts("the-first-war", OGRE)
    assert now(s) is None or now(s).compared
    finish(s)
    assert ring(s, "fire").holder == 1


def test_dark_bargain_spares_the_bowed():
    s = acts("dark-bargain", f"{OGRE}\nfield a: doji-whisperer [present, bowed], matsu-berserker [present]")
    assert prompt(s) == "choose one for"
    s.choose(1)
    assert row(s, "doji-whisperer", "field").count("tainted") == 0
    assert s.honor[0] == 5


def test_consumed_by_evil_reaches_no_tainted_character_of_their_own():
    s = acts("consumed-by-evil", "field b: wild-ogre [present, tainted]\nwarlord b: akuma-no-oni-coop")
    assert (where(s, "wild-ogre"), where(s, "akuma-no-oni-coop")) == ("field", "warlord")


def test_evil_portents_change_nobody_at_home():
    s = acts("evil-portents", "field b: wild-ogre [present, tainted], goblin-brawler [tainted]")
    assert [number(s, "military", face) for face in ("wild-ogre", "goblin-brawler")] == [10, 6]
