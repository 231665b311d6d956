"""Clan cards beside Under Fu Leng's Shadow: what each changes, and when it is not offered or does not count."""

import pytest

from tests.l5r.cards.test_core_clans import MIL, POL, answers, both, built, go, reacts, used
from tests.l5r.tools import borne, faces, finish, number, options, play, row, taking_part, through, where

DUEL = "field a: {} [present], eager-scout\nfield b: brash-samurai [present, fate 2]{}" + MIL


def won(s, mine: int = 3, theirs: int = 1):
    """Bid in the duel that has begun, so that the challenger wins; or loses with other numbers."""
    through(s, "bid?")
    play(s, f"bid {mine}", f"bid {theirs}")
    return s


# face, position, choices after its use, what is looked at, what is seen
USES = [
    ("daidoji-strategist", "field a: daidoji-strategist [present]\n"
        "field b: brash-samurai [present, honored], deathseeker [present]"
        + MIL, (), taking_part, ["daidoji-strategist", "deathseeker"]),
    ("exiled-guardian", "field a: exiled-guardian\nfield b: brash-samurai [honored]\nphase: conflict", (),
        lambda s: (where(s, "exiled-guardian"), row(s, "brash-samurai").counters), ("fallen", ())),
    ("fearless-sailor", "field a: fearless-sailor [present]\nfield b: matsu-berserker [present, honored]" + MIL, (),
        lambda s: number(s, "military", "matsu-berserker"), 3 + 1 - 2),
    ("paragon-of-grace", "field a: paragon-of-grace [present]\nhand b: banzai, outwit" + MIL, ("outwit",),
        lambda s: faces(s, "hand", 1), ["banzai"]),
    ("jewel-of-the-khamasin",
        "field a: eager-scout [present]\nattached a: jewel-of-the-khamasin [on field/eager-scout]" + MIL, (),
        lambda s: (s.game.number(s, "strength", s.piles["provinces", 6][0]), s.honor[0]), (2, 5)),
    ("directing-the-battle", "field a: eager-scout [present]\nfield b: deathseeker [present]\n"
        "hand a: directing-the-battle\nfate: 1 0"
        + MIL, ("b/deathseeker",), lambda s: (s.question.seat, len(options(s))), (1, 3)),
    ("in-defense-of-rokugan", "field b: eager-scout [present]\nfield a: matsu-berserker [present]\n"
        "hand b: in-defense-of-rokugan\nfate: 0 1"
        + MIL, (), lambda s: (number(s, "military", "matsu-berserker"), where(s, "eager-scout")), (0, "fallen")),
    ("lurking-affliction", "field a: eager-scout [present]\nhand a: lurking-affliction" + MIL, (),
        lambda s: row(s, "eager-scout").count("tainted"), 1),
    ("peerless-discipline",
        "field a: doji-whisperer\nfield b: deathseeker\nhand a: peerless-discipline\nfate: 1 0\nphase: conflict", (),
        lambda s: (number(s, "military", "doji-whisperer"), number(s, "military", "deathseeker")), (1, 2)),
    ("preeminent-decree", "field a: doji-whisperer [present, tainted], brash-samurai [present]\n"
        "field b: deathseeker [present]\nhand a: preeminent-decree"
        + POL, (),
        lambda s: [number(s, "political", face) for face in ("doji-whisperer", "brash-samurai", "deathseeker")],
        [5, 0, 0]),
    ("prove-your-skill", "field b: deathseeker [dishonored]\nhand a: prove-your-skill\nhonor: 7 6\nphase: conflict",
        (), lambda s: row(s, "deathseeker").counters, ()),
    ("resourcefulness", "field a: eager-scout, deathseeker\nhand a: resourcefulness\nphase: conflict",
        ("a/eager-scout", "a/deathseeker"),
        lambda s: (row(s, "eager-scout").count("dishonored"), row(s, "deathseeker").count("honored")), (1, 1)),
    ("try-again-tomorrow", "field b: doji-whisperer [present, honored]\nfield a: deathseeker [present]\n"
        "hand b: try-again-tomorrow"
        + POL, (), taking_part, ["doji-whisperer"]),
    ("way-of-the-warrior", "field a: deathseeker [present, bowed]\nhand a: way-of-the-warrior" + MIL, (),
        lambda s: (row(s, "deathseeker").ready, len(row(s, "deathseeker").text)), (True, 5)),
    ("swell-of-seafoam", "field a: togashi-initiate [present]\nhand a: swell-of-seafoam\nfate: 1 0" + MIL, (),
        lambda s: (row(s, "togashi-initiate").count("honored"), row(finish(s), "togashi-initiate").ready), (0, True)),
    ("kiku-matsuri",
        "provinces b1: kiku-matsuri\nfield a: deathseeker [present]\nfield b: brash-samurai [present]" + MIL, (),
        lambda s: [row(s, face).count("honored") for face in ("deathseeker", "brash-samurai")], [1, 1]),
    ("vassal-fields", "provinces b1: vassal-fields\nfield a: deathseeker [present]\nfate: 2 0" + MIL, (),
        lambda s: s.fate, (1, 0)),
    # duels
    ("aspiring-challenger", DUEL.format("aspiring-challenger", ""), (),
        lambda s: row(won(s), "aspiring-challenger").count("honored"), 1),
    ("courtly-challenger", DUEL.format("courtly-challenger", "").replace("military fire", "political fire"), (),
        lambda s: (len(faces(won(s), "hand")), row(s, "courtly-challenger").count("honored")), (3, 1)),
    ("daring-challenger", DUEL.format("daring-challenger", ""), (),
        lambda s: row(won(s, 1, 3), "brash-samurai").count("fate"), 3),
    ("honest-challenger", DUEL.format("honest-challenger", ""), (), lambda s: taking_part(won(s)),
        ["brash-samurai", "eager-scout", "honest-challenger"]),
    ("honorable-challenger", DUEL.format("honorable-challenger", ""), (),
        lambda s: row(finish(won(s)), "honorable-challenger").ready, True),
    ("loyal-challenger", DUEL.format("loyal-challenger", ""), (), lambda s: row(won(s), "brash-samurai").text, ()),
    ("prudent-challenger", DUEL.format("prudent-challenger", "\nattached b: ornate-fan [on field/brash-samurai]"), (),
        lambda s: borne(won(s), "brash-samurai"), []),
    ("kakita-dojo", "holdings a1: kakita-dojo\n" + DUEL.format("daring-challenger", ""), (),
        lambda s: (row(won(s), "brash-samurai").ready, used(s, "b/brash-samurai")), (False, [])),
    ("mirumoto-dojo", "holdings a1: mirumoto-dojo\n" + DUEL.format("deathseeker", ""), (),
        lambda s: (row(won(s), "brash-samurai").count("fate"), s.fate), (1, (0, 1))),
]  # fmt: skip

NOT = [
    ("daidoji-strategist", "field a: daidoji-strategist\nfield b: brash-samurai [present, honored]\n"
        "field a: daidoji-strategist, eager-scout [present]"
        + MIL),
    ("exiled-guardian", "field a: exiled-guardian\nfield b: brash-samurai\nphase: conflict"),
    ("fearless-sailor", "field a: fearless-sailor [present]\nfield b: matsu-berserker [present]" + MIL),
    ("paragon-of-grace", "field a: paragon-of-grace [present], eager-scout [present]\nhand b: banzai" + MIL),
    ("jewel-of-the-khamasin", "field b: eager-scout [present]\n"
        "attached b: jewel-of-the-khamasin [on field/eager-scout]\nfield a: deathseeker [present]"
        + MIL),
    ("in-defense-of-rokugan",
        "field b: eager-scout\nfield a: matsu-berserker [present]\nhand b: in-defense-of-rokugan\nfate: 0 1" + MIL),
    ("lurking-affliction", "field a: eager-scout [present, tainted]\nhand a: lurking-affliction" + MIL),
    ("preeminent-decree",
        "field a: brash-samurai [present]\nfield b: deathseeker [present]\nhand a: preeminent-decree" + POL),
    ("prove-your-skill", "field b: deathseeker [dishonored]\nhand a: prove-your-skill\nhonor: 6 6\nphase: conflict"),
    ("resourcefulness",
        "field a: eager-scout [dishonored]\nfield b: deathseeker\nhand a: resourcefulness\nphase: conflict"),
    ("try-again-tomorrow",
        "field b: doji-whisperer [present]\nfield a: deathseeker [present]\nhand b: try-again-tomorrow" + POL),
    ("way-of-the-warrior", "field a: doji-whisperer [present]\nhand a: way-of-the-warrior" + POL),
    ("swell-of-seafoam", "field a: deathseeker [present]\nhand a: swell-of-seafoam\nfate: 1 0" + MIL),
    ("teacher-of-empty-thought", "field a: teacher-of-empty-thought [present]" + MIL),
    ("kiku-matsuri", "provinces b1: kiku-matsuri\nfield a: deathseeker [present]" + MIL),
    ("vassal-fields", "provinces b2: vassal-fields\nfield a: deathseeker [present]\nfate: 2 0" + MIL),
    ("aspiring-challenger", "field a: aspiring-challenger [present]\nfield b: brash-samurai" + MIL),
    ("kakita-dojo", "holdings a1: kakita-dojo\nfield a: deathseeker\nfield b: brash-samurai [present]\n"
        "conflict: b military fire a1"
        ),
    ("mirumoto-dojo", "holdings a1: mirumoto-dojo\nfield a: deathseeker\nfield b: brash-samurai\nphase: conflict"),
]  # fmt: skip


@pytest.mark.parametrize(("face", "text", "choices", "look", "seen"), USES, ids=[each[0] for each in USES])
def test_it_is_used(face, text, choices, look, seen):
    assert look(go(built(text), face, *choices)) == seen


@pytest.mark.parametrize(("face", "text"), NOT, ids=[each[0] for each in NOT])
def test_it_is_not_offered(face, text):
    assert used(built(text), face) == []


# face, position, choices after its answer, what is looked at, what is seen; and a position in which it does not answer
ANSWERS = [
    ("iron-warrior-vanguard", "field a: iron-warrior-vanguard [present]" + MIL, (),
        lambda s: row(s, "iron-warrior-vanguard").count("honored"), 1,
        "field a: iron-warrior-vanguard, deathseeker [present]" + MIL),
    ("honed-nodachi", "field a: deathseeker [present, fate 1]\nattached a: honed-nodachi [on field/deathseeker]\n"
        "field b: doji-whisperer [present]"
        + MIL, (), lambda s: (where(s, "doji-whisperer"), row(s, "deathseeker").count("fate")), ("fallen", 0),
            "field a: deathseeker [present]\nattached a: honed-nodachi [on field/deathseeker]\n"
            "field b: doji-whisperer [present]"
        + MIL),
    ("deathseeker", "field a: deathseeker [present]\nattached a: jade-inlaid-katana [on field/deathseeker]\n"
        "field b: doji-whisperer [present, honored, fate 2]"
        + MIL, (), lambda s: row(s, "doji-whisperer").count("fate"), 1, "field a: deathseeker [present]\n"
            "attached a: jade-inlaid-katana [on field/deathseeker]\nfield b: doji-whisperer [present, fate 2]"
        + MIL),
    ("brash-samurai", "field a: brash-samurai [present, honored]\n"
        "attached a: scarlet-sabre [on field/brash-samurai]\nfate: 0 2"
        + MIL, (), lambda s: s.fate, (0, 1), "first: b\nfield a: brash-samurai [present, honored]\n"
            "attached a: scarlet-sabre [on field/brash-samurai]\nfield b: doji-whisperer [present]\nfate: 0 2"
        + MIL),
    ("gift-of-amaterasu", "field a: akodo-toturi [present]\nhand a: gift-of-amaterasu\nfate: 1 0" + MIL, (),
        lambda s: row(s, "akodo-toturi").count("honored"), 1,
        "field a: deathseeker [present]\nhand a: gift-of-amaterasu\nfate: 1 0" + MIL),
    ("glorious-victory", "field a: akodo-toturi [present], eager-scout\nhand a: glorious-victory\nfate: 3 0" + MIL,
        (), lambda s: [row(s, face).count("honored") for face in ("akodo-toturi", "eager-scout")], [1, 1],
        "field a: akodo-toturi [present, honored], deathseeker [present]\nhand a: glorious-victory\nfate: 3 0" + POL),
]  # fmt: skip


@pytest.mark.parametrize(
    ("face", "text", "choices", "look", "seen"), [each[:5] for each in ANSWERS], ids=[each[0] for each in ANSWERS]
)
def test_it_answers(face, text, choices, look, seen):
    assert look(reacts(built(text), face, *choices)) == seen


@pytest.mark.parametrize(("face", "text"), [(each[0], each[5]) for each in ANSWERS], ids=[each[0] for each in ANSWERS])
def test_it_does_not_answer(face, text):
    assert answers(built(text), face) == []


# what is looked at, in a position in which it counts, and in one in which it does not
LYING = {
    "guardian-of-virtue": (lambda s: row(finish(s), "guardian-of-virtue").ready,
        "field b: guardian-of-virtue [present]\nfield a: deathseeker [present]\ndials: 3 1" + MIL,
        "field b: guardian-of-virtue [present]\nfield a: deathseeker [present]\ndials: 1 3" + MIL),
    "ichigenkin-soloist": (lambda s: used(s, "rout") == [], "field b: ichigenkin-soloist [present, tainted]\n"
        "field a: matsu-berserker [present]\nhand a: rout\nfate: 9 0\ndials: 3 1" + POL.replace("political",
        "military"), "field b: ichigenkin-soloist [present, tainted]\nfield a: matsu-berserker [present]\n"
        "hand a: rout\nfate: 9 0\ndials: 1 3" + MIL),
    "ikoma-orator": (lambda s: number(s, "political",
        "ikoma-orator") - s.game.faces["ikoma-orator"].stats["political"] == 2,
        "field a: ikoma-orator\nhonor: 7 6\nphase: conflict", "field a: ikoma-orator\nhonor: 6 6\nphase: conflict"),
    "kitsuki-counselor": (lambda s: sum(both(s,
        "kitsuki-counselor")) - sum(s.game.faces["kitsuki-counselor"].stats[each] for each in ("military",
        "political")) == 2, "field a: kitsuki-counselor\ndials: 1 3\nphase: conflict",
        "field a: kitsuki-counselor\ndials: 3 3\nphase: conflict"),
    "honest-challenger": (lambda s: number(s, "military",
        "honest-challenger") - s.game.faces["honest-challenger"].stats["military"] == 2,
        "field a: honest-challenger\ndials: 1 3\nphase: conflict",
        "field a: honest-challenger\ndials: 3 1\nphase: conflict"),
    "daring-challenger": (lambda s: number(s, "military",
        "daring-challenger") - s.game.faces["daring-challenger"].stats["military"] == 1,
        "field a: daring-challenger\nhonor: 5 6\nphase: conflict",
        "field a: daring-challenger\nhonor: 6 6\nphase: conflict"),
    "aspiring-challenger": (lambda s: number(s, "glory",
        "aspiring-challenger") - s.game.faces["aspiring-challenger"].stats["glory"] == 2,
        "field a: aspiring-challenger\ndials: 1 3\nphase: conflict", "field a: aspiring-challenger\ndials: 3 3\n"
        "phase: conflict"),
    "loyal-challenger": (lambda s: (finish(s), s.honor[0] == 7)[1], "field a: loyal-challenger [present]\n"
        "conflict: a political fire b1", "field a: loyal-challenger, bayushi-liar [present]\n"
        "conflict: a political fire b1"),
    "tactician-s-camp": (lambda s: number(s, "military", "deathseeker") == 3, "holdings a1: tactician-s-camp\n"
        "field a: deathseeker [honored]\nphase: conflict", "holdings a1: tactician-s-camp\nfield a: deathseeker\n"
        "phase: conflict"),
    "daikyu": (lambda s: number(s, "military", "deathseeker") == 2 + s.game.faces["daikyu"].bonus["military"] + 2,
        "field a: deathseeker\nattached a: daikyu [on field/deathseeker]\nphase: conflict", "first: b\n"
        "field a: deathseeker\nattached a: daikyu [on field/deathseeker]\nphase: conflict"),
    "unmatched-expertise": (lambda s: used(s, "way-of-the-scorpion") == [], "field b: deathseeker [present]\n"
        "attached b: unmatched-expertise [on field/deathseeker]\nhand a: way-of-the-scorpion\n"
        "conflict: b military fire a1", "field b: deathseeker [present]\nhand a: way-of-the-scorpion\n"
        "conflict: b military fire a1"),
    "unmatched-expertise, lost": (lambda s: (finish(s), where(s, "unmatched-expertise") == "discard")[1],
        "field b: deathseeker [present]\nattached b: unmatched-expertise [on field/deathseeker]\n"
        "field a: matsu-berserker [present]" + MIL, "field b: deathseeker\n"
        "attached b: unmatched-expertise [on field/deathseeker]\nfield a: matsu-berserker [present]" + MIL),
    "infiltrator-s-tools": (lambda s: (through(s, "declare?"), s.choose("fire political"), s.choose(options(s)[0]),
        through(s, "covert?", "defenders?"), any(said.startswith("evade") for said in options(s)))[4],
        "field a: shosuro-actress\nattached a: infiltrator-s-tools [on field/shosuro-actress]\n"
        "field b: doji-whisperer\nphase: conflict", "field a: shosuro-actress\nfield b: doji-whisperer\n"
        "phase: conflict"),
}  # fmt: skip


@pytest.mark.parametrize("name", LYING)
def test_it_counts_where_it_should_and_not_elsewhere(name):
    look, counts, not_ = LYING[name]
    assert [look(built(counts)), look(built(not_))] == [True, False]


def test_moto_beastmaster_brings_somebody_dearer_for_the_first_player():
    text = "field a: moto-beastmaster\nrow a1: shosuro-actress\nrow a2: border-rider\nfirst: {}\nphase: conflict"
    found = []
    for first in "ab":
        s = built(text.format(first))
        while s.question.seat != 0 or s.asked[1][0] != "declare?":
            s.choose("pass")
        play(s, "fire military", "attack b1/province")
        there = answers(s, "moto-beastmaster")
        assert there
        s.choose(there[0])
        found.append(
            [face for face in taking_part(s) if face != "moto-beastmaster"]
            or sorted(said.rpartition("/")[2] for said in options(s))
        )
    costs = [built(text.format("a")).game.faces[face].cost for face in ("shosuro-actress", "border-rider")]
    assert costs == [3, 2]
    assert found == [["border-rider", "shosuro-actress"], ["border-rider"]]


def test_outskirts_sentry_honors_somebody_as_a_character_moves_in():
    s = go(built("field a: outskirts-sentry [present], shinjo-outrider" + MIL), "shinjo-outrider")
    reacts(s, "outskirts-sentry", "a/shinjo-outrider")
    assert row(s, "shinjo-outrider").count("honored") == 1
    home = go(built("field a: outskirts-sentry, shinjo-outrider, deathseeker [present]" + MIL), "shinjo-outrider")
    assert answers(home, "outskirts-sentry") == []


def test_silent_enforcer_lets_its_controller_choose_after_an_event_only():
    text = "field a: silent-enforcer [present]\nfield b: brash-samurai [present]\nhand a: banzai, fine-katana" + MIL
    s = go(built(text), "banzai", "a/silent-enforcer", "no")
    reacts(s, "silent-enforcer", "b/brash-samurai")
    assert (s.question.seat, len(options(s))) == (1, 2)
    other = built(text)
    other.choose("pass")
    play(other, "play fine-katana", "a/silent-enforcer")
    assert not any("silent-enforcer" in said for said in options(other) if said.startswith("use"))


def test_teacher_of_empty_thought_draws_after_three_cards():
    s = built(
        "field a: teacher-of-empty-thought [present]\n"
        "hand a: fine-katana, fine-katana, ornate-fan\nfield b: doji-whisperer [present]" + MIL
    )
    for _ in range(3):
        while not any(said.startswith("play ") for said in options(s)):
            s.choose("pass")
        assert used(s.clone(), "teacher-of-empty-thought") == []
        s.choose(next(said for said in options(s) if said.startswith("play ")))
        s.choose("b/doji-whisperer" if "b/doji-whisperer" in options(s) else options(s)[0])
        if s.asked[1][0] == "too many?":
            s.choose(options(s)[0])
    assert used(s, "teacher-of-empty-thought") != []


def test_swell_of_seafoam_honors_after_another_kiho():
    s = built("field a: togashi-initiate [present]\nhand a: swell-of-seafoam, swell-of-seafoam\nfate: 2 0" + MIL)
    go(s, "swell-of-seafoam")
    while not any("swell" in said for said in options(s)):
        s.choose("pass")
    s.choose(next(said for said in options(s) if "swell" in said))
    assert row(s, "togashi-initiate").count("honored") == 1


def test_daikyu_bows_somebody_weaker_as_a_character_joins_a_military_conflict():
    text = (
        "field a: deathseeker [present], shinjo-outrider\n"
        "attached a: daikyu [on field/deathseeker]\nfield b: brash-samurai [present]"
    )
    s = go(built(text + MIL), "shinjo-outrider")
    reacts(s, "deathseeker", "b/brash-samurai")
    assert not row(s, "brash-samurai").ready
    political = go(built(text + POL), "shinjo-outrider")
    assert answers(political, "a/deathseeker") == []


def test_proving_ground_draws_as_a_duel_is_won_but_not_as_one_is_lost():
    found = []
    for mine, theirs in ((3, 1), (1, 3)):
        s = go(
            built(
                "holdings a1: proving-ground\n"
                + DUEL.format("daring-challenger", "").replace(
                    "daring-challenger [present]", "daring-challenger [present, dishonored]"
                )
            ),
            "daring-challenger",
        )
        found.append(bool(answers(won(s, mine, theirs), "proving-ground")))
    assert found == [True, False]


def test_audience_chamber_gives_fate_to_who_is_dear():
    text = "holdings a3: audience-chamber\nrow a1: akodo-toturi\nrow a2: matsu-berserker\nfate: 9 0\nphase: dynasty"
    s = built(text)
    play(s, "play a1/row/akodo-toturi", "fate 0")
    reacts(s, "audience-chamber")
    assert row(s, "akodo-toturi").count("fate") == 1
    cheap = built(text)
    play(cheap, "play a2/row/matsu-berserker", "fate 0")
    assert not any("audience-chamber" in said for said in options(cheap))


def test_temple_of_the_dragons_resolves_the_contested_ring_for_its_player():
    s = built("field a: deathseeker\nprovinces b1: temple-of-the-dragons [down]\nphase: conflict")
    through(s, "declare?")
    s.choose("air military")
    s.choose(next(said for said in options(s) if said.startswith("attack b1/")))
    reacts(s, "temple-of-the-dragons", "resolve air", "take honor of a")
    assert s.honor == (9, 11)


def test_who_has_no_text_has_none():
    from coterie.games.l5r.cards import CARDS

    assert [CARDS[face].text for face in ("attendant-to-the-emperor", "siege-captain")] == ["", ""]
