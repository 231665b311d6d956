"""Cards of the Core Set: what each changes on the table, and what it must not do."""

import pytest

from coterie.games.l5r.facts.cards import has_trait
from tests.l5r.tools import (
    asked,
    declare,
    faces,
    find,
    finish,
    held,
    now,
    number,
    options,
    play,
    position,
    row,
    skill,
    taking_part,
    through,
    where,
)


def test_akodo_gunso_refills_its_province_face_up():
    s = position("row a1: akodo-gunso\nfate: 2 0\nphase: dynasty")
    play(s, "play a1/row/akodo-gunso", "use a/akodo-gunso")
    assert not s.pieces[s.piles["row", 0][0]].down


def test_akodo_gunso_has_pride():
    s = held(
        "field a: akodo-gunso [present, fate 1]\nfield b: matsu-berserker [present, fate 1]\nconflict: a military fire b1"
    )
    finish(s)
    assert row(s, "akodo-gunso").count("dishonored") == 1
    s = held("field a: akodo-gunso [present, fate 1]\nfield b: doji-whisperer\nconflict: a military fire b1")
    finish(s)
    assert row(s, "akodo-gunso").count("honored") == 1


def test_deathseeker_takes_somebody_along():
    text = (
        "field a: deathseeker [present, fate 1]\n"
        "field b: matsu-berserker [present, fate 1], doji-whisperer\n"
        "conflict: a military fire b1"
    )
    s = position(text)
    through(s, "answer?")
    play(s, "use a/deathseeker", "b/doji-whisperer")
    assert [where(s, face) for face in ("deathseeker", "doji-whisperer")] == ["fallen", "fallen"]
    defends = position(
        "field b: deathseeker [present, fate 1]\nfield a: akodo-toturi [present, fate 1]\nconflict: a military fire b1"
    )
    through(defends, "answer?", "bid?")
    assert not any("deathseeker" in option for option in options(defends))


def test_honored_general_leads_other_lions():
    s = position(
        "field a: honored-general [present], matsu-berserker [present], miya-mystic [present]\n"
        "hand a: banzai\n"
        "conflict: a military fire b1"
    )
    assert [number(s, "military", face) for face in ("honored-general", "matsu-berserker", "miya-mystic")] == [3, 4, 1]


def test_obstinate_recruit_leaves_who_is_less_honorable():
    s = held("field a: obstinate-recruit [fate 1]\nfield b: obstinate-recruit [fate 1]\nphase: dynasty")
    through(s, "bid?")
    play(s, "bid 2", "bid 1")
    assert len(faces(s, "field", 0)) == 0
    assert len(faces(s, "field", 1)) == 1


def test_lions_pride_brawler_bows_who_is_not_stronger():
    s = position(
        "field a: lion-s-pride-brawler [present]\nfield b: matsu-berserker, akodo-toturi\nconflict: a military fire b1"
    )
    s.choose("use a/lion-s-pride-brawler")
    assert options(s) == ["a/lion-s-pride-brawler", "b/matsu-berserker"]


def test_master_of_the_spear_lets_the_opponent_choose():
    text = (
        "field a: master-of-the-spear [present]\n"
        "field b: doji-whisperer [present], brash-samurai [present]\n"
        "hand b: banzai\n"
        "conflict: a military fire b1"
    )
    s = position(text)
    s.choose("pass")
    s.choose("use a/master-of-the-spear")
    assert asked(s) == (1, ["b/doji-whisperer", "b/brash-samurai"])
    s.choose("b/brash-samurai")
    assert taking_part(s) == ["doji-whisperer", "master-of-the-spear"]


def test_vengeful_oathkeeper_comes_from_the_hand_after_a_loss():
    s = position("field a: akodo-toturi [present]\nhand b: vengeful-oathkeeper\nconflict: a military fire b1")
    through(s, "answer?")
    s.choose("use vengeful-oathkeeper")
    assert (where(s, "vengeful-oathkeeper"), s.fate) == ("field", (0, 0))


def test_steadfast_samurai_stays_only_with_much_more_honor():
    for honor, zone in (("11 6", "field"), ("10 6", "fallen")):
        s = position(f"field a: steadfast-samurai\nhonor: {honor}\nphase: conflict", format="stronghold")
        through(s, "bid?")
        assert where(s, "steadfast-samurai") == zone


def test_sashimono_keeps_its_bearer_standing_in_military_conflicts():
    text = (
        "field a: honored-general [present]\nattached a: sashimono [on field/honored-general]\nconflict: a {} fire b1"
    )
    for kind, stands in (("military", True), ("political", False)):
        s = held(text.format(kind))
        finish(s)
        assert row(s, "honored-general").ready is stands


def test_cautious_scout_blanks_the_province_only_alone():
    text = "field a: cautious-scout [present]{}\nconflict: a military fire b1\nhand b: banzai"
    alone = position(text.format(""), format="stronghold")
    assert "use b1/manicured-garden" not in options(alone)
    two = position(text.format(", deathseeker [present]"), format="stronghold")
    assert "use b1/manicured-garden" in options(two)


def test_guest_of_honor_forbids_events_of_opponents_only():
    text = (
        "field a: guest-of-honor [present]\n"
        "field b: brash-samurai [present], doji-whisperer [present]\n"
        "hand a: banzai\n"
        "hand b: banzai\n"
        "conflict: a political fire b1"
    )
    s = position(text)
    assert asked(s) == (0, ["use banzai", "pass"])


def test_asahina_storyteller_gives_sincerity_to_the_honored():
    text = "field a: asahina-storyteller [fate 1]\nfield b: matsu-berserker\nhand b: banzai\nphase: conflict"
    s = held(text.replace("\nhand b: banzai", "").replace("matsu", "matsu"))
    assert find(s, "asahina-storyteller") >= 0
    s = position("field a: asahina-storyteller [fate 1], doji-whisperer [honored]\nphase: conflict")
    through(s, "bid?")
    assert len(faces(s, "hand")) == 1
    s = position("field a: asahina-storyteller [fate 1], doji-whisperer\nphase: conflict")
    through(s, "bid?")
    assert len(faces(s, "hand")) == 0


def test_political_rival_is_better_in_defense():
    for place, value in (("field a", 3), ("field b", 6)):
        s = held(f"{place}: political-rival [present]\nconflict: a political fire b1")
        assert number(s, "political", "political-rival") == value


def test_above_question_shields_from_events_of_opponents():
    text = (
        "field a: matsu-berserker [present]\n"
        "field b: doji-whisperer [present], brash-samurai [present]\n"
        "attached b: above-question [on field/doji-whisperer]\n"
        "hand a: assassination\n"
        "hand b: banzai\n"
        "conflict: a military fire b1"
    )
    s = position(text)
    s.choose("pass")
    s.choose("use assassination")
    assert options(s) == ["a/matsu-berserker", "b/brash-samurai"]


def test_the_art_of_war_draws_as_it_breaks():
    s = held("field b: akodo-toturi [present]\nconflict: b military fire a4", format="stronghold")
    through(s, "answer?")
    s.choose("use a4/the-art-of-war")
    assert len(faces(s, "hand")) == 4
    assert row(s, "the-art-of-war").count("broken") == 1


def test_entrenched_position_is_strong_in_military_conflicts():
    text = "field a: akodo-toturi [present]\nconflict: a {} fire b1\nprovinces b1: entrenched-position"
    for kind, strength in (("military", 10), ("political", 5)):
        s = held(text.format(kind), format="stronghold")
        assert (
            number(s, "strength", "entrenched-position", 1) == strength
            or number(s, "strength", "entrenched-position") == strength
        )


def test_night_raid_discards_for_each_attacker():
    text = (
        "field a: matsu-berserker, deathseeker\n"
        "provinces b1: night-raid [down, known b]\n"
        "hand a: banzai, banzai, banzai\n"
        "phase: conflict"
    )
    s = position(text, format="stronghold")
    declare(s, "fire military", "b1", "a/matsu-berserker", "a/deathseeker")
    s.choose("use b1/night-raid")
    assert s.question.seat == 0
    through(s, "window", "ring effect?", "no")
    assert len(faces(s, "hand")) == 1


def test_rally_to_the_cause_switches_the_type():
    s = held(
        "field a: honored-general\nprovinces b1: rally-to-the-cause [down, known b]\nphase: conflict",
        format="stronghold",
    )
    declare(s, "fire military", "b1")
    s.choose("use b1/rally-to-the-cause")
    assert (now(s).kind, now(s).element) == ("political", "fire")


def test_yojin_no_shiro_strengthens_attackers():
    s = position(
        (
            "field a: deathseeker [present], matsu-berserker\n"
            "field b: brash-samurai [present]\n"
            "hand b: banzai\n"
            "conflict: a military fire b1"
        ),
        format="stronghold",
    )
    s.choose("pass")
    s.choose(
        "use a/stronghold/yojin-no-shiro" if "use a/stronghold/yojin-no-shiro" in options(s) else "use a/yojin-no-shiro"
    )
    assert not row(s, "yojin-no-shiro").ready
    assert skill(s, 0) == 3
    assert number(s, "military", "matsu-berserker") == 3


def test_keeper_pays_for_a_defense_in_its_element_only():
    for element, fate in (("water", 1), ("fire", 0)):
        s = held(
            (
                f"role b: keeper-of-water\n"
                f"field a: matsu-berserker [present]\n"
                f"field b: akodo-toturi [present]\n"
                f"conflict: a military {element} b1"
            ),
            format="stronghold",
        )
        for _ in range(3):
            if s.asked is not None and "use b/role/keeper-of-water" in options(s):
                s.choose("use b/role/keeper-of-water")
                break
            s.choose("pass")
        assert s.fate[1] == fate


@pytest.mark.parametrize(("holding", "change"), [("imperial-storehouse", 1)])
def test_a_holding_is_sacrificed_and_its_province_refilled(holding, change):
    s = held(f"holdings a1: {holding}\nphase: conflict")
    before = len(faces(s, "hand"))
    s.choose(f"use a1/{holding}")
    assert len(faces(s, "hand")) == before + change
    assert where(s, holding) == "fallen"
    assert faces(s, "row", 0) == ["doji-whisperer"]


def test_courtesy_and_sincerity_follow_the_leaving():
    s = position("field a: kaiu-envoy\nphase: conflict")
    through(s, "bid?")
    assert (s.fate[0] - 6, len(faces(s, "hand"))) == (1, 1)


def test_ancestral_daisho_returns_to_the_hand():
    s = position("field a: matsu-berserker\nattached a: ancestral-daisho [on field/matsu-berserker]\nphase: conflict")
    through(s, "bid?")
    assert faces(s, "hand") == ["ancestral-daisho"]


def test_one_limited_card_a_round_and_no_fate_on_doomed_shugenja():
    s = position("row a1: doomed-shugenja\nrow a2: doomed-shugenja\nfate: 9 0\nphase: dynasty")
    play(s, "play a1/row/doomed-shugenja")
    assert s.fate == (8, 0)
    assert row(s, "doomed-shugenja").count("fate") == 0
    assert s.asked is None or "play a2/row/doomed-shugenja" not in options(s)


def test_moto_horde_bears_weapons_only():
    s = position("field a: moto-horde\nhand a: ornate-fan\nphase: conflict")
    assert s.asked is None or "play ornate-fan" not in options(s)
    s = position("field a: moto-horde\nhand a: fine-katana\nphase: conflict")
    assert "play fine-katana" in options(s)


def test_doji_gift_giver_gives_a_fate_and_the_opponent_chooses_whom_it_bows():
    text = (
        "field a: doji-gift-giver [present]\nfield b: deathseeker [present], brash-samurai [present], matsu-berserker"
    )
    s = position(f"{text}\nhand a: banzai\nfate: 2 0\nconflict: a military fire b1")
    s.choose("use a/doji-gift-giver")
    assert asked(s) == (1, ["b/deathseeker", "b/brash-samurai"])
    s.choose("b/brash-samurai")
    assert (s.fate, row(s, "brash-samurai").ready, row(s, "deathseeker").ready) == ((1, 1), False, True)


@pytest.mark.parametrize(("fate", "place", "marks"), [(0, " [present]", ""), (2, "", ""), (2, " [present]", ", bowed")])
def test_doji_gift_giver_needs_fate_a_place_in_the_conflict_and_somebody_ready(fate, place, marks):
    text = f"field a: doji-gift-giver{place}, matsu-berserker [present]\nfield b: deathseeker [present{marks}]"
    s = position(f"{text}\nhand a: banzai\nfate: {fate} 0\nconflict: a military fire b1")
    assert "use a/doji-gift-giver" not in options(s)


def test_favored_mount_makes_cavalry_and_carries_its_bearer_to_the_conflict_once():
    text = "field a: deathseeker [present], brash-samurai\nattached a: favored-mount [on field/brash-samurai]"
    s = position(f"{text}\nhand a: banzai\nconflict: a military fire b1")
    assert has_trait(s, find(s, "brash-samurai"), "cavalry")
    assert not has_trait(s, find(s, "deathseeker"), "cavalry")
    s.choose("use a/favored-mount")
    assert taking_part(s) == ["brash-samurai", "deathseeker"]
    assert (row(s, "favored-mount").ready, row(s, "brash-samurai").ready) == (False, True)
    assert "use a/favored-mount" not in options(s)


@pytest.mark.parametrize(("bearer", "mount"), [("present", ""), ("fate 1", " bowed")])
def test_favored_mount_carries_nobody_who_is_there_and_not_while_it_is_bowed(bearer, mount):
    s = position(
        f"field a: deathseeker [present], brash-samurai [{bearer}]\nhand a: banzai\n"
        f"attached a: favored-mount [on field/brash-samurai{',' if mount else ''}{mount}]\nconflict: a military fire b1"
    )
    assert "use a/favored-mount" not in options(s)


def test_ready_for_battle_readies_whom_an_opponents_card_has_bowed():
    text = "field a: brash-samurai [present]\nfield b: deathseeker [present]\nhand a: ready-for-battle"
    s = position(f"{text}\nhand b: admit-defeat\nfate: 0 1\nconflict: b military fire a1", windows="all")
    play(s, "pass", "use admit-defeat")
    through(s, "answer?")
    s.choose("use ready-for-battle")
    assert row(s, "brash-samurai").ready
    assert where(s, "ready-for-battle") == "discard"


def test_ready_for_battle_answers_a_ring_effect_but_no_cost_of_ones_own_nor_the_way_home():
    s = position(
        "field a: brash-samurai\nfield b: deathseeker [present]\nhand a: ready-for-battle\nconflict: b military water a1"
    )
    through(s, "ring effect?")
    play(s, "resolve water", *[said for said in options(s) if said == "bow a/brash-samurai"])
    assert asked(s) == (0, ["use ready-for-battle", "pass"])
    own = position(
        "field a: asahina-artisan, doji-challenger [present]\nhand a: ready-for-battle\nconflict: a military fire b1"
    )
    play(own, "use a/asahina-artisan")
    assert not row(own, "asahina-artisan").ready
    while now(own):
        assert "use ready-for-battle" not in options(own)
        own.choose("pass" if "pass" in options(own) else own.question.default)
    assert not row(own, "doji-challenger").ready


def test_spies_at_court_costs_a_dishonor_and_two_cards_of_the_other_hand():
    text = "field a: doji-challenger [present]\nhand a: spies-at-court, spies-at-court\nhand b: banzai, levy, outwit"
    s = position(f"{text}\nconflict: a political fire b1", windows="all")
    while "use spies-at-court" not in options(s):
        s.choose("pass")
    s.choose("use spies-at-court")
    assert row(s, "doji-challenger").count("dishonored") == 1
    assert (len(faces(s, "hand", 1)), faces(s, "hand")) == (1, ["spies-at-court"])
    assert "use spies-at-court" not in options(s)  # max 1 per conflict


@pytest.mark.parametrize(("kind", "marks"), [("military", ""), ("political", ", dishonored")])
def test_spies_at_court_are_for_politics_and_somebody_who_can_still_be_dishonored(kind, marks):
    s = position(
        f"field a: doji-challenger [present{marks}, honored]\nhand a: spies-at-court\nhand b: banzai, levy\n"
        f"conflict: a {kind} fire b1".replace(", dishonored, honored", ", dishonored"),
        windows="all",
    )
    while now(s):
        assert "use spies-at-court" not in options(s)
        s.choose("pass" if "pass" in options(s) else s.question.default)


def test_staging_ground_turns_up_to_two_face_down_cards_up():
    rows = "row a2: brash-samurai [down]\nrow a3: doji-challenger [down]\nrow b1: deathseeker [down]"
    text = f"holdings a1: staging-ground\n{rows}"
    for chosen, up in ((("a2", "a3"), 2), (("a3",), 1)):
        s = position(f"{text}\nphase: conflict\nhand a: banzai")
        s.choose("use a1/staging-ground")
        assert len(options(s)) == 3
        for place in chosen:
            s.choose(next(said for said in options(s) if said.startswith(place)))
        if len(chosen) == 1:
            s.choose("done")  # another one could still be turned up
        assert sum(not row(s, face).down for face in ("brash-samurai", "doji-challenger")) == up
        assert row(s, "deathseeker").down


def test_strength_in_numbers_sends_a_defender_home_whose_glory_the_attackers_outnumber():
    text = "field a: {}\nfield b: doji-hotaru [present], deathseeker [present, bowed]\nhand a: strength-in-numbers\nfate: 1 0"
    three = "matsu-berserker [present], deathseeker [present], brash-samurai [present]"
    s = position(text.format(three) + "\nconflict: a military fire b1")
    s.choose("use strength-in-numbers")
    assert options(s) == ["b/doji-hotaru", "b/deathseeker"]
    s.choose("b/doji-hotaru")
    assert (row(s, "doji-hotaru").count("present"), row(s, "doji-hotaru").ready) == (0, True)
    one = position(text.format("matsu-berserker [present]") + "\nconflict: a military fire b1")
    assert number(one, "glory", "doji-hotaru") > 1
    assert "b/doji-hotaru" not in options(one)
    defends = position(text.format(three) + "\nhand b: banzai\nconflict: b military fire a1", windows="all")
    assert "use strength-in-numbers" not in options(defends)
