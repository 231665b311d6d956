"""Corners of the game against the Shadowlands deck in which two rules meet that seldom do."""

import pytest

from tests.l5r.shadow.tools import acts, against, ends, wins
from tests.l5r.tools import (
    asked,
    borne,
    faces,
    finish,
    now,
    options,
    play,
    prompt,
    row,
    skill,
    speaker,
    taking_part,
    through,
    where,
)

ALL = ["cunning", "dangerous", "greedy", "relentless", "unpredictable"]


def on(s, *prompts: str):
    """Return the state at a question of one of some kinds, everything before it passed or its first option taken."""
    for _ in range(80):
        if s.asked is None or prompt(s) in prompts:
            return s
        s.choose("pass" if "pass" in options(s) else 0)
    raise AssertionError(options(s))


# ── titles ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-231", "L-8.9")
@pytest.mark.parametrize(("of_b", "zones"), [("akodo-toturi", ["fallen", "field"]), ("doji-whisperer", ["field"])])
def test_kitsu_sokori_raises_nobody_whose_title_one_of_its_opponents_controls(of_b, zones):
    s = against(
        f"field sl: kitsu-sokori [fate 2, bowed]\nfield b: {of_b} [fate 2, bowed]\nfallen a: akodo-toturi\nhand a: banzai\n"
        "phase: conflict\ndeck c: dark-bargain",
        players=2,
        windows="all",
    )
    while s.phase == "conflict":
        s.choose("pass" if "pass" in options(s) else 0)
    through(s, "window", "bid?")
    assert sorted(each.zone for each in s.pieces if each.face == "akodo-toturi") == zones


@pytest.mark.ruling("U-086", "L-8.9")
def test_the_deck_passes_over_a_title_that_it_has_in_play_and_goes_on_to_the_right():
    s = against(
        "field sl: moto-tsume [fate 1]\nrow sl1: moto-tsume\nrow sl2: goblin-brawler\nfate: 0 9\nphase: dynasty\nfirst: b\n"
        "hand a: banzai",
        windows="all",
    )
    assert (s.fate[1], where(s, "goblin-brawler"), where(s, "moto-tsume", nth=1)) == (7, "field", "row")


@pytest.mark.ruling("U-122", "L-8.9", "L-8.10")
def test_death_after_life_is_not_played_where_the_dearest_is_a_title_that_is_in_play():
    s = acts("death-after-life", "field b: moto-tsume [present]\nfallen b: moto-tsume, goblin-brawler, wild-ogre")
    assert (taking_part(s), where(s, "death-after-life")) == (["moto-tsume"], "discard")
    assert "The Shadowlands deck cannot play Death After Life, and passes" in s.log()


# ── all five difficulties ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-153", "U-157", "U-104")
def test_a_greedy_deck_minds_fate_on_unclaimed_rings_alone_and_takes_either_of_the_richest():
    s = against(
        "field sl: goblin-brawler [fate 1]\nring air: a 5\nring fire: - 2\nring void: - 2\nring water: - 1\nphase: conflict\n"
        "first: b\nhand a: banzai\ndeck b: power-of-jigoku, drawn-to-blood, madness, evil-portents",
        format="stronghold",
        windows="all",
        difficulty=ALL,
    )
    while now(s) is None:
        s.choose("pass")
    assert (now(s).element, now(s).kind, s.fate[1], faces(s, "deck", 1)) == ("void", "military", 2, ["evil-portents"])


@pytest.mark.ruling("U-155", "U-153", "L-10.1")
@pytest.mark.parametrize(
    ("others", "kind"),
    [
        pytest.param("chieftain-fouleye [fate 3]", "military", id="as much of both"),
        pytest.param("chieftain-fouleye [fate 3, bowed], detritus-priest [fate 1]", "political", id="more political"),
        pytest.param("wild-ogre [fate 2]", "military", id="less political"),
    ],
)
def test_a_dangerous_deck_counts_what_its_chieftain_adds_and_attacks_with_might_if_it_has_as_much(others, kind):
    s = against(
        f"field sl: goblin-brawler [fate 1], {others}\nphase: conflict\nfirst: b\nhand a: banzai\ndeck b: power-of-jigoku",
        windows="all",
        difficulty=["dangerous"],
    )
    while now(s) is None:
        s.choose("pass")
    assert now(s).kind == kind


@pytest.mark.ruling("U-064", "U-159", "U-066")
@pytest.mark.parametrize("difficulty", [[], ["unpredictable"]])
def test_of_the_cheapest_the_clans_choose_whom_the_deck_sacrifices_or_chance_does(difficulty):
    s = against(
        "field a: warden-of-the-damned\nfield sl: goblin-brawler [dishonored, fate 3], lost-samurai [dishonored, fate 3], "
        "wild-ogre [dishonored, fate 3]\nphase: conflict\nfirst: a\nhand a: banzai\nhand b: banzai\n"
        + "".join(f"ring {element}: a 0\n" for element in ("air", "earth", "fire", "void", "water")),
        players=2,
        windows="all",
        difficulty=difficulty,
    )
    while s.phase == "conflict" and prompt(s) != "choose":
        s.choose("pass" if "pass" in options(s) else s.question.default)
    if not difficulty:
        assert asked(s) == (0, ["c/goblin-brawler", "c/lost-samurai"])
        s.choose("c/lost-samurai")
    gone = [face for face in ("goblin-brawler", "lost-samurai", "wild-ogre") if where(s, face) == "fallen"]
    assert len(gone) == 1
    assert gone[0] != "wild-ogre"


# ── honor, decks, fate ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-221", "U-226", "L-9.6")
def test_who_cancels_the_loss_of_its_last_honor_stands_while_the_other_falls():
    s = against(
        "field c: wild-ogre [present]\nfield a: ikebana-artisan [bowed]\nhonor: 1 1 0\nhand a: banzai\nhand b: banzai\n"
        "deck c: dark-bargain\nconflict: c military void a1 b1",
        players=2,
        format="stronghold",
        windows="all",
    )
    while "use a/ikebana-artisan" not in options(s):
        s.choose("pass" if "pass" in options(s) else s.question.default)
    s.choose("use a/ikebana-artisan")
    assert (s.honor[:2], s.out, s.result) == ((1, 0), (1,), None)


@pytest.mark.ruling("L-18.2", "L-18.1")
def test_bog_hag_discards_what_there_is_and_no_deck_is_renewed_for_it():
    s = wins("bog-hag", "field a: doji-whisperer\ndeck a: banzai, rout\ndiscard a: charge", element="void")
    assert (faces(s, "deck"), sorted(faces(s, "discard")), s.honor[0]) == ([], ["banzai", "charge", "rout"], 6)


@pytest.mark.ruling("U-141", "U-068")
def test_oni_lair_spends_what_thundering_tide_keep_has_brought():
    s = ends(
        "holdings b1: oni-lair\nholdings b2: thundering-tide-keep\nfallen b: wild-ogre, bog-hag, lost-samurai\nfate: 0 0"
    )
    assert (s.fate[1], len(faces(s, "fallen", 1))) == (0, 1)


@pytest.mark.ruling("U-138", "U-068")
def test_dark_moto_does_not_bow_although_the_pool_has_no_fate_for_it():
    s = wins("dark-moto", "fate: 0 0")
    on(s, "window")
    assert (row(s, "dark-moto").ready, row(s, "dark-moto").count("fate")) == (True, 0)


# ── attachments and texts ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-2.18", "U-123")
def test_what_madness_finds_on_its_bearer_goes_and_nothing_else_is_attached_to_it():
    s = acts(
        "madness",
        "field b: wild-ogre [present]\nfield a: doji-whisperer [present], deathseeker [present]\nhand a: fine-katana\n"
        "attached a: fine-katana [on field/doji-whisperer], ornate-fan [on field/doji-whisperer]",
    )
    play(s, "a/doji-whisperer")
    assert borne(s, "doji-whisperer") == ["madness"]
    play(s, "play fine-katana")
    assert asked(s) == (0, ["a/deathseeker", "b/wild-ogre"])


@pytest.mark.ruling("L-6.16", "U-114")
def test_horrific_scarring_sends_its_bearer_home_bowed_from_a_political_conflict_alone():
    for kind, there in (("political", ["onikage-rider"]), ("military", ["doji-whisperer", "onikage-rider"])):
        s = acts(
            "horrific-scarring",
            "field b: onikage-rider [present]\nfield a: doji-whisperer [present]",
            attack=f"b {kind} fire a1",
        )
        assert (taking_part(s), row(s, "doji-whisperer").ready) == (there, kind == "military")


@pytest.mark.ruling("L-8.12", "U-034")
def test_consumed_by_evil_leaves_no_choice_where_the_warlord_is_in_play():
    s = acts(
        "consumed-by-evil",
        "field b: wild-ogre [present], akuma-no-oni-coop [fate 1]\nfield a: doji-whisperer [present, tainted]",
    )
    assert (prompt(s), where(s, "doji-whisperer")) == ("window", "fallen")


@pytest.mark.ruling("U-123", "U-140", "L-8.10")
def test_permeating_mutation_plays_an_attachment_whose_reaction_follows():
    s = acts(
        "permeating-mutation",
        "field b: wild-ogre [present], bog-hag\nfield a: doji-whisperer [present]\n"
        "discard b: tendrils-of-corruption, unending-hatred",
    )
    play(s, "b/discard/unending-hatred")
    assert (borne(s, "wild-ogre"), row(s, "wild-ogre").count("fate")) == (["permeating-mutation", "unending-hatred"], 1)


@pytest.mark.ruling("L-21.2", "L-21.4", "U-190", "U-217")
def test_the_last_honor_that_pays_for_a_taint_leaves_the_character_in_the_conflict():
    s = against(
        "field a: deathseeker [tainted]\nfield b: brash-samurai\nfield sl: goblin-brawler [fate 1]\nhonor: 1 9 0\n"
        "phase: conflict\nfirst: a\nhand a: banzai\nhand b: banzai",
        players=2,
        windows="all",
    )
    through(s, "declare?")
    play(s, "air military", "attack c1/province", "attack with a/deathseeker", "attack with b/brash-samurai")
    on(s, "window")
    assert (s.honor[:2], s.out) == ((0, 9), (0,))
    assert taking_part(s) == ["brash-samurai", "deathseeker", "goblin-brawler"]
    assert now(finish(s)) is None


# ── who changes hands ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-2.15", "L-6.14", "U-114")
def test_who_is_taken_in_a_conflict_goes_on_fighting_on_the_other_side_and_the_log_tells_of_it():
    s = acts(
        "exploit-weakness",
        "field b: wild-ogre [present]\nfield a: doji-whisperer [present, tainted, fate 1], deathseeker [present]\n"
        "attached a: fine-katana [on field/doji-whisperer]",
    )
    play(s, "a/doji-whisperer") if prompt(s) == "choose" else None
    assert "The Shadowlands deck takes control of Doji Whisperer" in s.log()
    assert (speaker(s, "doji-whisperer"), speaker(s, "fine-katana"), borne(s, "doji-whisperer")) == (
        1,
        0,
        ["fine-katana"],
    )
    assert (skill(s, 1), skill(s, 0)) == (6 + 0 + 2 + 2, 2)
