"""What several players lose at once: ring effects of the Shadowlands, an unopposed loss, what a card asks of each of them
(L-9.5, L-9.11, U-043 to U-048)."""

import pytest

from tests.l5r.shadow.tools import against
from tests.l5r.tools import asked, faces, options, play, position, row, through, where

LOST = "field c: wild-ogre [present]\nhand a: banzai, outwit\nhand b: banzai\ndeck c: dark-bargain"


def won(element: str, text: str):
    """Return the position at the first question about the ring of a conflict that the deck has won against two clans."""
    s = against(f"{LOST}\n{text}\nconflict: c military {element} a1 b1", players=2, windows="all")
    return through(s, "shadow ring?", "answer?", "bid?")


@pytest.mark.ruling("U-043", "L-9.5")
def test_air_costs_all_of_them_honor_before_anybody_reacts():
    s = won("air", "field a: righteous-samurai [bowed]\nfield b: doji-whisperer")
    assert asked(s) == (0, ["use a/righteous-samurai", "pass"])
    assert s.honor[:2] == (5, 5)


@pytest.mark.ruling("U-045", "U-046", "U-047", "U-048", "L-9.11")
@pytest.mark.parametrize(
    ("element", "says", "seen"),
    [
        ("fire", "taint", lambda now: now.count("tainted")),
        ("water", "bow", lambda now: int(not now.ready)),
        ("void", "remove fate of", lambda now: 2 - now.count("fate")),
    ],
)
def test_what_they_choose_one_after_the_other_happens_at_the_same_time(element, says, seen):
    s = won(
        element,
        "field a: eager-scout [fate 2], deathseeker [fate 2]\nfield b: doji-whisperer [fate 2], brash-samurai [fate 2]",
    )
    assert asked(s) == (0, [f"{says} a/eager-scout", f"{says} a/deathseeker"])
    s.choose(f"{says} a/deathseeker")
    assert asked(s) == (1, [f"{says} b/doji-whisperer", f"{says} b/brash-samurai"])
    assert seen(row(s, "deathseeker", "field")) == 0
    s.choose(f"{says} b/brash-samurai")
    there = ("eager-scout", "deathseeker", "doji-whisperer", "brash-samurai")
    assert [seen(row(s, face, "field")) for face in there] == [0, 1, 0, 1]


@pytest.mark.ruling("U-044", "L-9.11", "L-8.13", "L-14.8")
def test_earth_takes_a_card_of_each_row_and_then_one_of_the_hand_of_those_alone_who_have_lost_one():
    s = won(
        "earth", "row a1: solemn-scholar\nrow a2: funeral-pyre [down]\nrow a3: eager-scout\nrow b1: funeral-pyre [down]"
    )
    assert options(s) == ["discard a1/row/solemn-scholar", "discard a3/row/eager-scout"]
    s.choose("discard a3/row/eager-scout")
    assert faces(s, "fallen") == ["eager-scout"]
    assert (len(faces(s, "hand")), len(faces(s, "hand", 1))) == (1, 1)
    assert [len(s.piles["row", place]) for place in range(3)] == [1, 1, 1]


@pytest.mark.ruling("L-6.9", "U-221", "L-9.5")
def test_an_unopposed_loss_costs_both_of_a_team_honor_before_anybody_reacts():
    s = position(
        "field a: heartless-intimidator [present]\nhonor: 9 9 9 9\nhand a: banzai\nhand b: banzai\n"
        "conflict: a political fire b1",
        players=4,
        format="stronghold",
        windows="all",
    )
    while not any(said.startswith("use a/heartless") for said in options(s)):
        s.choose("pass" if "pass" in options(s) else s.question.default)
    assert s.honor == (9, 8, 9, 8)
    play(s, *[said for said in options(s) if said != "pass"][:1])
    assert len([said for said in options(s) if said.startswith("use a/heartless")]) == 1


# ── what a card asks of each opponent, or of each player ────────────────────────────────────────────────────────────


def warlord(face: str, text: str):
    """A dynasty phase of the deck begins against two clans: to the first question about its warlord's ability."""
    lines = f"warlord c: {face}\n{text}\nhand a: banzai\nhand b: banzai\nround: 1\nphase: fate\nfirst: b"
    return through(against(lines, players=2, windows="all"), "choose")


@pytest.mark.ruling("L-9.11", "U-135")
def test_both_clans_name_whom_the_obsidian_flower_taints_before_anybody_is_tainted():
    there = ("eager-scout", "deathseeker", "doji-whisperer", "brash-samurai")
    s = warlord(
        "the-obsidian-flower-coop",
        "field a: eager-scout [fate 2], deathseeker [fate 2]\nfield b: doji-whisperer [fate 2], brash-samurai [fate 2]",
    )
    assert asked(s)[0] == 0
    s.choose("a/deathseeker")
    assert asked(s)[0] == 1
    assert [row(s, face, "field").count("tainted") for face in there] == [0, 0, 0, 0]
    s.choose("b/doji-whisperer")
    assert [row(s, face, "field").count("tainted") for face in there] == [0, 1, 1, 0]


@pytest.mark.ruling("L-9.11", "U-135")
def test_akuma_bows_two_different_characters_at_the_same_time():
    s = warlord(
        "akuma-no-oni-coop",
        "field a: eager-scout [fate 2], savvy-politician [fate 2]\nfield b: doji-whisperer [fate 2]",
    )
    assert asked(s) == (0, ["a/eager-scout", "a/savvy-politician", "b/doji-whisperer"])
    s.choose("b/doji-whisperer")
    assert asked(s) == (1, ["a/eager-scout", "a/savvy-politician"])  # not the same one
    assert row(s, "doji-whisperer", "field").ready
    s.choose("a/eager-scout")
    assert [row(s, face, "field").ready for face in ("eager-scout", "savvy-politician", "doji-whisperer")] == [0, 1, 0]


@pytest.mark.ruling("L-9.11", "L-12.1", "U-138")
def test_what_all_sacrifice_leaves_at_once_with_its_attachments_and_honor_comes_after_that():
    s = against(
        "field c: moto-tsume [present]\nattached c: dark-brother-s-blade [on field/moto-tsume]\n"
        "field a: eager-scout [present, bowed, honored], deathseeker [present, bowed]\n"
        "field b: doji-whisperer [present, bowed], brash-samurai [present, bowed]\n"
        "attached b: fine-katana [on field/brash-samurai]\n"
        "hand a: banzai\nhand b: banzai\ndeck c: dark-bargain\nconflict: c military air a1 b1",
        players=2,
        windows="all",
    )
    through(s, "choose")
    assert asked(s) == (0, ["a/eager-scout", "a/deathseeker"])
    s.choose("a/eager-scout")
    assert asked(s) == (1, ["b/doji-whisperer", "b/brash-samurai"])
    assert (where(s, "eager-scout"), s.honor[0]) == ("field", 6)
    s.choose("b/brash-samurai")
    assert [where(s, face) for face in ("eager-scout", "brash-samurai", "fine-katana")] == [
        "fallen",
        "fallen",
        "discard",
    ]
    assert s.honor[0] == 7


@pytest.mark.ruling("L-9.11")
def test_each_player_names_its_cards_for_oracle_of_stone_before_any_is_discarded():
    s = position(
        "hand a: oracle-of-stone, banzai\nhand b: outwit\ndeck a: rout, rout\ndeck b: rout, rout\nfate: 9 9\n"
        "phase: draw\nfirst: a",
        windows="all",
    )
    play(s, "use oracle-of-stone")
    assert (asked(s)[0], len(faces(s, "hand")), len(faces(s, "hand", 1))) == (0, 3, 3)
    play(s, "banzai", "rout")
    assert (asked(s)[0], len(faces(s, "hand"))) == (1, 3)
    play(s, "rout", "rout.2")
    assert (faces(s, "hand"), faces(s, "hand", 1)) == (["rout"], ["outwit"])


@pytest.mark.ruling("L-9.11", "U-139")
def test_hands_that_lose_cards_by_chance_lose_them_with_what_the_others_have_chosen():
    s = against(
        "field c: chuda-gyushi [fate 2, bowed]\nfield b: doji-whisperer [fate 2]\nhand a: banzai, fine-katana, rout\n"
        "hand b: banzai\nphase: conflict",
        players=2,
        windows="all",
    )
    through(s, "choose one")
    s.choose(1)
    assert (asked(s)[0], len(faces(s, "hand"))) == (1, 3)
    s.choose(2)
    assert (where(s, "doji-whisperer"), len(faces(s, "hand"))) == ("fallen", 1)


@pytest.mark.ruling("L-9.11", "L-8.13", "U-048")
def test_dark_bargain_asks_for_every_character_and_only_then_bows_and_takes_honor():
    there = ("eager-scout", "deathseeker", "doji-whisperer")
    s = against(
        "field c: wild-ogre [present]\nfield a: eager-scout [present], deathseeker [present]\n"
        "field b: doji-whisperer [present]\ndeck c: dark-bargain, the-first-war, evil-portents\nhand a: banzai\n"
        "fate: 0 0 9\nconflict: c military fire a1 b1",
        players=2,
        windows="all",
    )
    for seat, mode in ((0, 0), (0, 1), (1, 1)):
        assert (asked(s)[0], s.honor[:2]) == (seat, (6, 6))
        assert [row(s, face, "field").ready for face in there] == [True, True, True]
        s.choose(mode)
    assert (s.honor[:2], [row(s, face, "field").ready for face in there]) == ((5, 5), [False, True, True])
    assert [row(s, face, "field").count("tainted") for face in there] == [0, 1, 1]


@pytest.mark.ruling("L-9.5", "U-226")
def test_two_clans_that_lose_their_last_honor_together_lose_their_strongholds_together():
    s = against(
        "holdings sl1: haunted-ruins\nprovinces as: the-art-of-war\nprovinces a4: entrenched-position\n"
        "provinces bs: the-art-of-war\nprovinces c1: pilgrimage\nprovinces cs: entrenched-position\n"
        "honor: 1 1 9 0\nhand a: banzai\nhand b: banzai\nphase: conflict",
        players=3,
        format="stronghold",
        windows="all",
    )
    through(s, "answer?")
    assert (asked(s)[0], s.honor[:3]) == (0, (0, 0, 8))
    s.choose("use as/the-art-of-war")
    through(s, "answer?")
    assert asked(s) == (1, ["use bs/the-art-of-war", "pass"])
    assert [now.count("broken") for now in s.pieces if now.face == "the-art-of-war"] == [0, 0]
    s.choose("use bs/the-art-of-war")
    through(s, "window")
    assert [now.count("broken") for now in s.pieces if now.face == "the-art-of-war"] == [1, 1]
    assert (s.out, len(faces(s, "hand")), len(faces(s, "hand", 1))) == ((0, 1), 4, 4)


@pytest.mark.ruling("L-9.11", "L-24.4")
def test_all_who_have_more_characters_name_theirs_for_secluded_temple_before_any_fate_goes():
    s = position(
        "holdings a1: secluded-temple\nfield b: eager-scout [fate 1], deathseeker [fate 1]\n"
        "field d: doji-whisperer [fate 1], brash-samurai [fate 1]\nhand a: banzai\nphase: draw",
        players=4,
        format="stronghold",
        windows="all",
    )
    while "use a1/secluded-temple" not in options(s):
        s.choose("pass" if "pass" in options(s) else s.question.default)
    s.choose("use a1/secluded-temple")
    there = ("eager-scout", "deathseeker", "doji-whisperer", "brash-samurai")
    play(s, "b/eager-scout")
    assert (asked(s)[0], [row(s, face, "field").count("fate") for face in there]) == (3, [1, 1, 1, 1])
    play(s, "d/brash-samurai")
    assert [row(s, face, "field").count("fate") for face in there] == [0, 1, 1, 0]
