"""What cards of the Shadowlands must not do: losers that win nothing, wrong targets, empty pools and piles."""

from typing import Any

import pytest

from coterie.kernel.pieces import pile
from tests.l5r.shadow.tools import OGRE, acts, against, ends, storm, told, wins
from tests.l5r.tools import borne, faces, finish, now, number, options, play, row, taking_part, through, where

STRONGER = "field a: hida-kisada [present], akodo-toturi [present]"


def loses(face: str, text: str = "") -> Any:
    """Let the deck attack with a character and lose."""
    s = wins(face, f"{STRONGER}\n{text}")
    finish(s)
    assert now(s) is None
    return s


# ── characters ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("face", "text", "look"),
    [
        ("endless-ranks", "fallen b: moto-tsume", lambda s: where(s, "moto-tsume") == "fallen"),
        ("onikage-rider", "row a1: savvy-politician", lambda s: where(s, "savvy-politician") == "row"),
        ("undead-horror", "fallen a: matsu-berserker", lambda s: where(s, "matsu-berserker") == "fallen"),
        ("lost-samurai", "field a: deathseeker [present]", lambda s: not row(s, "deathseeker").count("dishonored")),
        ("dark-moto", "fate: 0 1", lambda s: not row(s, "dark-moto").ready and s.fate[1] == 1),
        ("scavenging-goblin", "deck a: fine-katana, outwit", lambda s: faces(s, "gone", 0) == []),
        ("insatiable-gaki", "", lambda s: faces(s, "hand") == ["banzai"]),
        ("bog-hag", "", lambda s: len(faces(s, "deck", 0)) == 13),
        ("fouleye-s-elite", "field a: doji-whisperer", lambda s: row(s, "doji-whisperer", "field").ready),
    ],
)
def test_who_loses_does_nothing(face, text, look):
    assert look(loses(face, text))


def test_endless_ranks_bear_weapons_and_nothing_else():
    for attachment, borne_by in (("blade-of-chaos", ["blade-of-chaos"]), ("unending-hatred", [])):
        s = acts(attachment, "field b: endless-ranks [present]")
        assert borne(s, "endless-ranks")[:1] == borne_by


def test_undead_horror_finds_nobody_among_cards_that_are_no_characters_and_none_of_its_own():
    s = wins("undead-horror", "fallen a: imperial-storehouse\ndiscard a: outwit\nfallen b: moto-tsume")
    finish(s)
    assert (borne(s, "undead-horror"), where(s, "moto-tsume")) == ([], "fallen")


def test_kitsu_sokori_raises_nobody_for_the_fate_of_another_and_nobody_of_her_own_side():
    text = "field b: kitsu-sokori, wild-ogre [fate 1]\nfallen a: matsu-berserker\nhand a: banzai\nphase: conflict"
    s = against(text, windows="all")
    while s.round == 1:
        s.choose(s.question.default)
    assert where(s, "matsu-berserker") == "fallen"
    s = against(
        "field b: kitsu-sokori [fate 1]\nfallen b: lost-samurai\nhand a: banzai\nphase: conflict", windows="all"
    )
    while s.round == 1:
        s.choose(s.question.default)
    assert where(s, "lost-samurai") == "fallen"


def test_lost_samurai_dishonor_nobody_of_the_shadowlands():
    s = wins("lost-samurai", "field b: wild-ogre [present]")
    finish(s)
    assert [row(s, face).count("dishonored") for face in ("lost-samurai", "wild-ogre")] == [0, 0]


def test_dark_moto_without_fate_in_the_pool_does_not_bow_either_and_others_do():
    s = wins("dark-moto", "field b: wild-ogre [present]\nfate: 0 0")
    finish(s)
    assert (row(s, "dark-moto").ready, row(s, "dark-moto").count("fate")) == (True, 0)
    assert not row(s, "wild-ogre").ready


def test_moto_tsume_honors_nobody_as_a_defender():
    s = against(
        "field b: moto-tsume [fate 1], wild-ogre [fate 1]\nfield a: matsu-berserker\nhand a: banzai\nphase: conflict\n"
        "deck b: uncontained",
        windows="all",
    )
    s.choose("pass")
    through(s, "declare?")
    play(s, "air military")
    while "moto-tsume" not in taking_part(s):
        s.choose(0)
    assert [row(s, face, "field").count("honored") for face in ("moto-tsume", "wild-ogre", "matsu-berserker")] == [
        0
    ] * 3


def test_scavenging_goblin_leaves_attachments_that_the_deck_controls():
    text = "attached b: blade-of-chaos [on field/scavenging-goblin]\ndeck a: blade-of-chaos, outwit, levy, levy"
    s = wins("scavenging-goblin", text)
    finish(s)
    assert borne(s, "scavenging-goblin") == ["blade-of-chaos"]
    assert faces(s, "gone", 0) == ["blade-of-chaos", "outwit", "levy"]


def test_the_butcher_asks_for_no_defender_who_is_not_able():
    text = "first: b\nhand a: banzai\nphase: conflict\ndeck b: uncontained\nfield b: the-butcher-of-ishigaki [fate 1]"
    s = against(f"{text}\nfield a: doji-whisperer [bowed], courtly-challenger", windows="all")
    while now(s) is None:
        s.choose("pass")
    assert taking_part(s) == ["the-butcher-of-ishigaki"]  # one is bowed, the other has no military skill


def test_insatiable_gaki_takes_nothing_from_an_empty_hand():
    s = wins("insatiable-gaki", "field b: wild-ogre [present]\nhand a: \ndeck a: outwit, levy")
    finish(s)
    assert faces(s, "deck", 0)[:2] == ["outwit", "levy"]


# ── holdings ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_oni_lair_buries_as_many_characters_as_there_is_fate_and_no_holdings():
    s = ends(
        "holdings b1: oni-lair\nfallen b: moto-tsume, lost-samurai, wild-ogre\nfate: 0 2\ndynasty b: goblin-brawler"
    )
    assert (len(faces(s, "dynasty", 1)), len(faces(s, "fallen", 1)), s.fate[1]) == (3, 1, 0)
    s = ends("holdings b1: oni-lair\nfate: 0 4\ndynasty b: goblin-brawler")
    assert (s.fate[1], faces(s, "dynasty", 1)) == (4, ["goblin-brawler"])


def test_holdings_that_lie_face_down_do_nothing():
    s = ends("row b1: haunted-ruins [down]\nrow b2: killing-field [down]\nrow a1: savvy-politician")
    assert (s.honor[0], where(s, "savvy-politician")) == (6, "row")


def test_thundering_tide_keep_collects_at_the_end_of_no_other_phase():
    found = []
    for there in ("holdings b1: thundering-tide-keep", "holdings b1: goblin-hovel"):
        s = against(f"{there}\nfate: 0 0\nphase: fate\nhand a: banzai", windows="all")
        while s.phase == "fate":
            s.choose(s.question.default)
        found.append(s.fate[1])
    assert found[0] == found[1]


# ── conflict cards ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_horrific_scarring_leaves_military_conflicts_open():
    s = acts("horrific-scarring", f"{OGRE}\nfield a: doji-challenger [present]")
    assert (borne(s, "doji-challenger"), taking_part(s)) == (["horrific-scarring"], ["doji-challenger", "wild-ogre"])


def test_uncontained_is_discarded_where_everybody_is_there():
    s = acts("uncontained", OGRE)
    assert (taking_part(s), where(s, "uncontained")) == (["wild-ogre"], "discard")
    assert "cannot play Uncontained" in told(s)


def test_lurking_treachery_taints_no_broken_province_and_none_while_its_bearer_stays():
    broken = "provinces a1: province [broken]\nprovinces a2: province [broken]"
    s = against(
        f"{broken}\nfield a: doji-whisperer, brash-samurai [fate 2]\nhand a: banzai\nphase: conflict\n"
        "attached b: lurking-treachery [on field/doji-whisperer], lurking-treachery [on field/brash-samurai]",
        windows="all",
    )
    while s.round == 1:
        s.choose(s.question.default)
    there = [s.pieces[pile(s, "provinces", place)[0]].count("tainted") for place in (0, 1, 2)]
    assert there == [0, 0, 1]
    assert borne(s, "brash-samurai") == ["lurking-treachery"]


def test_the_wall_is_breached_breaks_nothing_as_the_deck_defends_and_no_stronghold_province():
    s = acts("the-wall-is-breached", f"{OGRE}\nfield a: doji-whisperer [present]", attack="a military fire b1")
    assert not any(now_.count("broken") for now_ in s.pieces)
    s = acts("the-wall-is-breached", OGRE, attack="b military fire as", format="stronghold")
    assert (where(s, "the-wall-is-breached"), s.result) == ("discard", None)


# ── provinces and warlords ──────────────────────────────────────────────────────────────────────────────────────────


def test_fallen_chrysanthemum_lake_spares_its_own_side_and_draws_no_more_than_was_held():
    s = storm(
        "fallen-chrysanthemum-lake",
        "deck a: ornate-fan, height-of-fashion, outwit, levy\ndeck b: dark-bargain, uncontained",
    )
    assert faces(s, "hand") == ["height-of-fashion", "ornate-fan"]
    assert faces(s, "deck", 0) == ["outwit", "levy"]


def test_the_forgotten_tomb_brings_no_holding_and_nobody_whose_skill_is_a_dash():
    s = storm("forgotten-tomb-of-fu-leng", "fallen b: oni-lair")
    assert taking_part(s) == ["matsu-berserker"]


def test_the_sea_of_shadows_leaves_the_bowed_at_home():
    s = storm("sea-of-shadows", "field a: brash-samurai [bowed]")
    assert taking_part(s) == ["matsu-berserker"]


def test_the_obsidian_flower_taints_nobody_twice():
    text = "warlord b: the-obsidian-flower-coop\nfield a: doji-whisperer [tainted, fate 3]\nphase: fate\nhand a: banzai"
    s = against(text, windows="all", shadowlands="the-obsidian-flower")
    while s.round == 1 or s.phase == "fate":
        s.choose(s.question.default)
    assert row(s, "doji-whisperer", "field").count("tainted") == 1
    assert number(s, "political", "doji-whisperer") == 3 + 2
    assert "taint a/doji-whisperer" not in options(s)
