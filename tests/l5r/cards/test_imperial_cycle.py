"""The Imperial Cycle: what each card changes, and when it is not offered or does not count."""

import pytest

from tests.l5r.cards.test_core_clans import MIL, POL, answers, both, built, go, reacts, used
from tests.l5r.tools import (
    borne,
    declare,
    faces,
    find,
    finish,
    number,
    options,
    row,
    skill,
    taking_part,
    through,
    where,
)

# face, position, choices after its use, what is looked at, what is seen
USES = [
    ("doji-representative", "field a: doji-representative [present]" + POL, (), taking_part, []),
    ("ide-tadaji", "field a: ide-tadaji [present], doji-whisperer\nfield b: otomo-courtier" + POL, (), taking_part,
        ["doji-whisperer", "ide-tadaji", "otomo-courtier"]),
    ("kabuki-hero", "field a: kabuki-hero [present]\nfate: 1 0" + MIL, (), lambda s: both(s,
        "kabuki-hero")[0] - s.game.faces["kabuki-hero"].stats["military"] == both(s, "kabuki-hero")[1], True),
    ("itinerant-philosopher", "field a: itinerant-philosopher [present]\n"
        "field b: deathseeker [present], brash-samurai [present]\nattached b: fine-katana [on field/deathseeker]\n"
        "favor: a"
        + POL, (), lambda s: (row(s, "deathseeker").ready, s.favor), (False, -1)),
    ("moto-juro", "field a: moto-juro\nfield b: deathseeker [present]\nconflict: b military fire a1", (), taking_part,
        ["deathseeker", "moto-juro"]),
    ("young-harrier", "field a: young-harrier, doji-whisperer\nphase: conflict", (),
        lambda s: (row(s, "young-harrier").count("dishonored"), len(row(s, "doji-whisperer").text)), (1, 1)),
    ("sake-house-confidant", "field a: sake-house-confidant [present], shosuro-actress\nfavor: a" + POL, (),
        lambda s: number(s, "political", "shosuro-actress") - s.game.faces["shosuro-actress"].stats["political"], 2),
    ("guard-duty", "field b: deathseeker [present]\nattached b: guard-duty [on field/deathseeker]" + MIL, (),
        lambda s: row(s, "deathseeker").count("honored"), 1),
    ("pillow-book", "field a: doji-whisperer [present]\nattached a: pillow-book [on field/doji-whisperer]\n"
        "deck a: banzai, outwit, outwit"
        + POL, (), lambda s: (faces(s, "lent"), faces(finish(s), "lent")), (["banzai"], [])),
    ("shinjo-saddle",
        "field a: shinjo-outrider, border-rider\nattached a: shinjo-saddle [on field/border-rider]\nphase: conflict",
        (), lambda s: borne(s, "shinjo-outrider"), ["shinjo-saddle"]),
    ("frostbitten-crossing", "provinces b1: frostbitten-crossing\nfield a: deathseeker [present]\n"
        "attached a: fine-katana [on field/deathseeker], honored-blade [on field/deathseeker]"
        + MIL, (), lambda s: borne(s, "deathseeker"), []),
    ("riot-in-the-streets", "provinces b1: riot-in-the-streets\n"
        "field b: deathseeker [present], brash-samurai [present], matsu-berserker [present]\n"
        "field a: akodo-toturi [present]"
        + MIL, ("a/akodo-toturi",), lambda s: row(s, "akodo-toturi").ready, False),
    ("kanjo-district",
        "holdings a1: kanjo-district\nfield b: deathseeker [present]\nfield a: eager-scout [present]\nfavor: a" + MIL,
        ("b/deathseeker",), lambda s: (row(s, "deathseeker").ready, taking_part(s)), (False, ["eager-scout"])),
    ("disdainful-remark", "field b: doji-whisperer [present]\nhand b: disdainful-remark\nhand a: banzai, outwit\n"
        "fate: 0 1\nfield a: deathseeker [present]"
        + POL, (), lambda s: s.game.number(s, "strength", s.piles["provinces", 6][0]), 5),
    ("smoke-and-mirrors", "field a: shosuro-actress [present], adept-of-shadows [present], deathseeker [present]\n"
        "hand a: smoke-and-mirrors\nfate: 1 0"
        + POL, ("a/shosuro-actress", "a/adept-of-shadows"), taking_part, ["deathseeker"]),
    ("high-kick",
        "field a: togashi-initiate [present]\nfield b: deathseeker [present]\nhand a: high-kick\nfate: 1 0" + MIL, (),
        lambda s: [row(s, face).ready for face in ("togashi-initiate", "deathseeker")], [False, False]),
    ("benten-s-touch", "field a: solemn-scholar, deathseeker [present]\nhand a: benten-s-touch" + MIL, (),
        lambda s: (row(s, "solemn-scholar").ready, row(s, "deathseeker").count("honored")), (False, 1)),
    ("test-of-courage", "field a: deathseeker\nfield b: doji-whisperer [present]\nhand a: test-of-courage\n"
        "fate: 1 0\ndials: 1 3\nconflict: b political fire a1"
        , (), lambda s: (taking_part(s), row(s, "deathseeker").count("honored")),
        (["deathseeker", "doji-whisperer"], 1)),
    ("backhanded-compliment", "hand a: backhanded-compliment\nphase: conflict",
        ("seat b",), lambda s: (s.honor, len(faces(s, "hand", 1))), ((6, 5), 2)),
    ("gaijin-customs",
        "field a: border-rider\nfield b: deathseeker [bowed]\nhand a: gaijin-customs\nfate: 1 0\nphase: conflict", (),
        lambda s: row(s, "deathseeker").ready, True),
    ("a-fate-worse-than-death", "field a: eager-scout [present]\nfield b: brash-samurai [present, fate 2]\n"
        "hand a: a-fate-worse-than-death\nfate: 4 0"
        + MIL, ("b/brash-samurai",), lambda s: (row(s, "brash-samurai").ready,
        row(s, "brash-samurai").count("present"), row(s, "brash-samurai").count("dishonored"),
        row(s, "brash-samurai").count("fate"), row(s, "brash-samurai").text), (False, 0, 1, 1, ())),
    ("fair-accord",
        "provinces a1: pilgrimage\nrow a1: deathseeker\nhand a: fair-accord\nfavor: a military\nphase: dynasty", (),
        lambda s: (s.fate, s.favor), ((2, 0), -1)),
    ("ride-them-down", "field a: deathseeker [present]\nhand a: ride-them-down\nfate: 1 0\nfavor: a" + MIL, (),
        lambda s: s.game.number(s, "strength", s.piles["provinces", 6][0]), 1),
    ("mono-no-aware", "field a: deathseeker [fate 2]\nfield b: brash-samurai [fate 1]\nhand a: mono-no-aware\n"
        "fate: 3 0\nphase: conflict"
        , (),
        lambda s: ([row(s, face).count("fate") for face in ("deathseeker", "brash-samurai")], len(faces(s, "hand"))),
        ([1, 0], 1)),
]  # fmt: skip

NOT = [
    ("doji-representative", "field a: doji-representative, deathseeker [present]" + POL),
    ("ide-tadaji", "field a: ide-tadaji [present], doji-whisperer\nfield b: akodo-toturi" + POL),
    ("kabuki-hero", "field a: kabuki-hero [present]" + MIL),
    ("itinerant-philosopher", "field a: itinerant-philosopher [present]\nfield b: deathseeker [present]\n"
        "attached b: fine-katana [on field/deathseeker]\nfavor: b"
        + POL),
    ("moto-juro", "field a: moto-juro\nphase: conflict"),
    ("young-harrier", "field a: young-harrier [dishonored], doji-whisperer\nphase: conflict"),
    ("sake-house-confidant", "field a: sake-house-confidant, deathseeker [present]\nfavor: a" + POL),
    ("guard-duty", "field a: deathseeker [present]\nattached a: guard-duty [on field/deathseeker]" + MIL),
    ("pillow-book",
        "field a: doji-whisperer, deathseeker [present]\nattached a: pillow-book [on field/doji-whisperer]" + POL),
    ("shinjo-saddle",
        "field a: border-rider, deathseeker\nattached a: shinjo-saddle [on field/border-rider]\nphase: conflict"),
    ("frostbitten-crossing", "provinces b1: frostbitten-crossing\nfield a: deathseeker [present]" + MIL),
    ("riot-in-the-streets", "provinces b1: riot-in-the-streets\n"
        "field b: deathseeker [present], brash-samurai [present]\nfield a: akodo-toturi [present]"
        + MIL),
    ("kanjo-district", "holdings a1: kanjo-district\nfield b: deathseeker [present]\nfield a: eager-scout [present]\n"
        "favor: b"
        + MIL),
    ("disdainful-remark",
        "field b: deathseeker [present]\nhand b: disdainful-remark\nfate: 0 1\nfield a: deathseeker [present]" + POL),
    ("smoke-and-mirrors", "field b: shosuro-actress [present]\nhand b: smoke-and-mirrors\nfate: 0 1\n"
        "field a: deathseeker [present]"
        + POL),
    ("high-kick", "field a: togashi-initiate [present, bowed]\nfield b: deathseeker [present]\nhand a: high-kick\n"
        "fate: 1 0"
        + MIL),
    ("benten-s-touch", "field a: deathseeker [present]\nhand a: benten-s-touch" + MIL),
    ("test-of-courage", "field a: deathseeker\nfield b: doji-whisperer [present]\nhand a: test-of-courage\n"
        "fate: 1 0\ndials: 3 1\nconflict: b political fire a1"
        ),
    ("gaijin-customs", "field b: deathseeker [bowed]\nhand a: gaijin-customs\nfate: 1 0\nphase: conflict"),
    ("fair-accord", "field a: deathseeker\nhand a: fair-accord\nfavor: a\nphase: conflict"),
    ("ride-them-down", "field a: deathseeker [present]\nhand a: ride-them-down\nfate: 1 0" + MIL),
    ("a-fate-worse-than-death", "field a: eager-scout [present]\nhand a: a-fate-worse-than-death\nfate: 3 0" + MIL),
]  # fmt: skip


@pytest.mark.parametrize(("face", "text", "choices", "look", "seen"), USES, ids=[each[0] for each in USES])
def test_it_is_used(face, text, choices, look, seen):
    assert look(go(built(text), face, *choices)) == seen


@pytest.mark.parametrize(("face", "text"), NOT, ids=[each[0] for each in NOT])
def test_it_is_not_offered(face, text):
    assert used(built(text), face) == []


# face, position, choices after its answer, what is looked at, what is seen; and a position in which it does not answer
ANSWERS = [
    ("gifted-tactician", "field a: gifted-tactician [present]" + MIL, (), lambda s: len(faces(s, "hand")), 2,
        "field a: gifted-tactician [present]" + POL),
    ("staunch-hida",
        "field b: staunch-hida [present]\nfield a: deathseeker [present, bowed]\nconflict: a military air b1",
        ("resolve air",), lambda s: s.honor, (5, 7),
        "field a: staunch-hida [present, bowed], deathseeker [present]" + MIL),
    ("kuni-ritsuko", "field b: kuni-ritsuko [present]\nfield a: deathseeker [present, fate 2]" + MIL, (),
        lambda s: row(s, "deathseeker").count("fate"), 1,
        "field a: kuni-ritsuko [present]\nfield b: deathseeker [fate 2]" + MIL),
    ("asako-tsuki", "field a: deathseeker [present]\nfield b: asako-tsuki\nconflict: a military water b1", (),
        lambda s: row(s, "asako-tsuki").count("honored"), 1,
        "field a: deathseeker [present]\nfield b: asako-tsuki" + MIL),
    ("before-the-throne", "provinces b1: before-the-throne\nfield a: akodo-toturi [present]" + MIL, (),
        lambda s: s.honor, (8, 12 - 1), "provinces b1: before-the-throne\nfield a: deathseeker [present]" + MIL),
]  # fmt: skip


@pytest.mark.parametrize(
    ("face", "text", "choices", "look", "seen"), [each[:5] for each in ANSWERS], ids=[each[0] for each in ANSWERS]
)
def test_it_answers(face, text, choices, look, seen):
    assert look(reacts(built(text), face, *choices)) == seen


@pytest.mark.parametrize(("face", "text"), [(each[0], each[5]) for each in ANSWERS], ids=[each[0] for each in ANSWERS])
def test_it_does_not_answer(face, text):
    assert answers(built(text), face) == []


# the skill of the side that is looked at, in a position in which a magistrate speaks, and in one in which it does not
MAGISTRATES = {
    "swift-magistrate": ("field a: swift-magistrate [present]\n"
        "field b: deathseeker [present, fate 1], brash-samurai [present]", 2,
        "field a: swift-magistrate, akodo-toturi [present]\n"
        "field b: deathseeker [present, fate 1], brash-samurai [present]", 4),
    "stoic-magistrate": ("field b: stoic-magistrate [present]\nfield a: deathseeker [present], akodo-toturi [present]"
        , 6, "field b: stoic-magistrate\nfield a: deathseeker [present], akodo-toturi [present]", 8),
    "haughty-magistrate": ("field a: haughty-magistrate [present]\nfield b: deathseeker [present]", 0,
        "field a: haughty-magistrate, akodo-toturi [present]\nfield b: deathseeker [present]", 2),
    "implacable-magistrate": ("field a: implacable-magistrate [present]\n"
        "field b: deathseeker [present], brash-samurai [present, honored]", 4,
        "field a: implacable-magistrate, akodo-toturi [present]\n"
        "field b: deathseeker [present], brash-samurai [present, honored]", 6),
    "cunning-magistrate": ("field a: cunning-magistrate [present]\n"
        "field b: matsu-berserker [present, dishonored], deathseeker [present]", 2,
        "field a: cunning-magistrate, akodo-toturi [present]\n"
        "field b: matsu-berserker [present, dishonored], deathseeker [present]", 4),
    "silver-tongued-magistrate": ("field a: silver-tongued-magistrate [present]\n"
        "field b: deathseeker [present, fate 1], brash-samurai [present]", 2,
        "field a: silver-tongued-magistrate, akodo-toturi [present]\n"
        "field b: deathseeker [present, fate 1], brash-samurai [present]", 4),
}  # fmt: skip


@pytest.mark.parametrize("face", MAGISTRATES)
def test_whom_a_magistrate_ignores_does_not_count(face):
    text, some, other, all_ = MAGISTRATES[face]
    side = 0 if face == "stoic-magistrate" else 1
    assert [skill(built(each + MIL), side) for each in (text, other)] == [some, all_]


LYING = {
    "agasha-sumiko": (lambda s: row(finish(s), "agasha-sumiko").ready,
        "field a: agasha-sumiko [present]\nfavor: a" + MIL, "field a: agasha-sumiko [present]" + MIL),
    "utaku-mediator": (lambda s: both(s,
        "utaku-mediator")[1] - s.game.faces["utaku-mediator"].stats["political"] == 1,
        "field a: utaku-mediator\nfavor: b\nphase: conflict", "field a: utaku-mediator\nfavor: a\nphase: conflict"),
    "miwaku-kabe-guard": (lambda s: (finish(s), row(s, "miwaku-kabe-guard").count("honored") == 1)[1],
        "field a: miwaku-kabe-guard [present]" + MIL, "field a: miwaku-kabe-guard, deathseeker [present]" + MIL),
    "seppun-ishikawa": (lambda s: number(s, "military",
        "seppun-ishikawa") - s.game.faces["seppun-ishikawa"].stats["military"] == 1,
        "field a: seppun-ishikawa, otomo-courtier\nphase: conflict", "field a: seppun-ishikawa\n"
        "field b: otomo-courtier\nphase: conflict"),
}  # fmt: skip


@pytest.mark.parametrize("name", LYING)
def test_it_counts_where_it_should_and_not_elsewhere(name):
    look, counts, not_ = LYING[name]
    assert [look(built(counts)), look(built(not_))] == [True, False]


def test_meek_informant_sees_the_hand_as_it_is_played_but_not_before():
    s = built("row a1: deathseeker\nhand a: meek-informant\nhand b: outwit\nfate: 3 0\nphase: conflict")
    assert s.seen_by(0).pieces[find(s, "outwit")].face == ""
    s.choose(next(said for said in options(s) if said.startswith("play ")))
    if s.asked[1][0] == "fate?":
        s.choose("fate 0")
    reacts(s, "meek-informant")
    assert s.seen_by(0).pieces[find(s, "outwit")].face == "outwit"


def test_hiruma_skirmisher_gains_covert_as_it_is_played():
    s = built("hand a: hiruma-skirmisher\nfate: 3 0\nphase: conflict")
    s.choose("play hiruma-skirmisher")
    while s.asked[1][0] != "answer?":
        s.choose(options(s)[0])
    before = len(row(s, "hiruma-skirmisher").text)
    reacts(s, "hiruma-skirmisher")
    assert len(row(s, "hiruma-skirmisher").text) == before + 1


def test_fawning_diplomat_claims_the_favor_as_it_leaves():
    s = go(built("field a: fawning-diplomat\nholdings a1: funeral-pyre\nfavor: b\nphase: conflict"), "funeral-pyre")
    reacts(s, "fawning-diplomat")
    assert s.favor == 0
    other = go(
        built("field a: fawning-diplomat, eager-scout\nholdings a1: funeral-pyre\nphase: conflict"),
        "funeral-pyre",
        "a/eager-scout",
    )
    assert not any("fawning" in said for said in options(other))


def test_yasuki_taka_gains_fate_for_each_crab_in_the_conflict_phase_only():
    s = go(
        built("field a: yasuki-taka, eager-scout\nholdings a1: funeral-pyre\nphase: conflict"),
        "funeral-pyre",
        "a/eager-scout",
    )
    reacts(s, "yasuki-taka")
    assert s.fate == (1, 0)
    fate = go(
        built("field a: yasuki-taka [fate 3], eager-scout\nholdings a1: funeral-pyre\nphase: fate"),
        "funeral-pyre",
        "a/eager-scout",
    )
    assert not any("yasuki-taka" in said for said in options(fate))


def test_iron_mine_is_sacrificed_in_the_place_of_a_character_of_its_player():
    s = go(
        built(
            "field a: eager-scout\nfield b: doji-whisperer\nholdings a1: iron-mine\n"
            "holdings a2: funeral-pyre\nphase: conflict"
        ),
        "funeral-pyre",
    )
    reacts(s, "iron-mine")
    assert (where(s, "iron-mine"), where(s, "eager-scout")) == ("fallen", "field")
    theirs = built(
        "field a: wandering-ronin [present]\nfield b: doji-whisperer [present]\n"
        "holdings a1: iron-mine\nhand a: assassination" + POL
    )
    go(theirs, "assassination")
    assert where(theirs, "doji-whisperer") == "fallen"


def test_what_is_revealed_speaks_of_attackers_and_of_the_cheap():
    s = built("field a: deathseeker, brash-samurai\nprovinces b1: tears-of-amaterasu [down]\nphase: conflict")
    declare(s, "fire military", "b1", "a/deathseeker", "a/brash-samurai")
    reacts(s, "tears-of-amaterasu")
    assert s.fate[1] == 2
    g = built("field a: deathseeker, akodo-toturi\nprovinces b1: guardians-of-the-seikitsu [down]\nphase: conflict")
    declare(g, "fire military", "b1", "a/deathseeker", "a/akodo-toturi")
    reacts(g, "guardians-of-the-seikitsu")
    assert [row(g, face).ready for face in ("deathseeker", "akodo-toturi")] == [False, True]


def test_censure_cancels_an_event_for_who_has_the_favor():
    text = (
        "field a: deathseeker [present]\nfield b: doji-whisperer [present]\nhand a: banzai\nhand b: censure\nfavor: {}"
        + MIL
    )
    s = go(built(text.format("b")), "banzai", "a/deathseeker")
    s.choose("use censure")
    assert number(s, "military", "deathseeker") == 2
    other = go(built(text.format("a")), "banzai", "a/deathseeker")
    assert "use censure" not in options(other)


def test_mantra_of_water_answers_water_only():
    found = []
    for element in ("water", "fire"):
        s = built(
            "field a: deathseeker\nfield b: togashi-initiate [bowed]\nhand b: mantra-of-water\n"
            "fate: 0 1\nphase: conflict"
        )
        through(s, "declare?")
        s.choose(f"{element} military")
        while s.asked[1][0] in ("province?", "attackers?"):
            s.choose(options(s)[0])
        found.append(answers(s, "mantra-of-water") != [])
        if found[-1]:
            reacts(s, "mantra-of-water")
            assert row(s, "togashi-initiate").ready
    assert found == [True, False]


def test_high_kick_silences_whom_it_bows():
    s = go(
        built(
            "field a: togashi-initiate [present]\nfield b: border-rider [present]\nhand a: high-kick\nfate: 1 0" + MIL
        ),
        "high-kick",
    )
    assert (s.question.seat, "use b/border-rider" in options(s)) == (1, False)
