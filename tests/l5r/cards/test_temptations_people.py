"""Characters of the Temptations Cycle: what each changes, and what it must not do."""

import pytest

from tests.l5r.cards.cases import (
    BMIL,
    CALM,
    DYN,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    again,
    answers,
    each,
    fate,
    has,
    honor,
    mil,
    play_on,
    playing,
    pol,
    strength,
    table,
    up,
    uses_of,
)
from tests.l5r.tools import declare, faces, finish, now, number, options, prompt, row, taking_part, through


def giving(s):
    """What happens before: a character of seat a gives 1 fate to another one, if it has any."""
    if found := [said for said in options(s) if said.startswith("use a/")]:
        s.choose(found[0])
        s.choose(next(said for said in options(s) if said.startswith("b/")))
    return s


def evading(s):
    """Return whether the first attacker of seat a evades anybody."""
    while s.asked[0] != 0 or prompt(s) != "declare?":
        s.choose("pass" if "pass" in options(s) else s.question.default)
    declare(s, "fire military", "b1", "38-iuchi-shahai")
    return prompt(s) == "covert?"


CASES = [
    Use(
        "diplomatic-gift-giver",
        text="field a: diplomatic-gift-giver [present], deathseeker | field b: brash-samurai, doji-whisperer | "
        "fate: 1 1" + POL,
        look=lambda s: (s.fate, row(s, "doji-whisperer").count("fate"), row(s, "deathseeker").count("fate")),
        seen=((0, 0), 1, 1),
        no="field a: diplomatic-gift-giver | field b: brash-samurai | fate: 1 1" + POL,
        choices=("b/doji-whisperer", "a/deathseeker"),
    ),
    Use(
        "36-yasuki-oguri",
        text="field b: 36-yasuki-oguri [present], deathseeker [fate 1], brash-samurai | "
        "field a: matsu-berserker [present] | fate: 0 1" + MIL,
        look=each(taking_part, fate),
        seen=(["36-yasuki-oguri", "deathseeker", "matsu-berserker"], (0, 0)),
        no="field a: 36-yasuki-oguri [present], deathseeker [fate 1] | fate: 1 0" + MIL,
    ),
    Lies(
        "commander-of-the-legions",
        text="field a: commander-of-the-legions, deathseeker, doji-whisperer" + CALM,
        look=each(mil("deathseeker"), mil("commander-of-the-legions"), mil("doji-whisperer")),
        seen=(3, 4, 0),
        no="field b: commander-of-the-legions | field a: deathseeker, doji-whisperer" + CALM,
    ),
    Lies(
        "damned-hida",
        text="field a: damned-hida" + CALM,
        look=mil("damned-hida"),
        seen=6,
        no="field a: damned-hida [fate 1]" + CALM,
    ),
    Lies(
        "iuchi-shahai",
        text="first: a | field a: 38-iuchi-shahai | field b: deathseeker" + CALM,
        look=evading,
        seen=True,
        no="first: b | field a: 38-iuchi-shahai | field b: deathseeker" + CALM,
    ),
    Answer(
        "38-iuchi-shahai",
        text="field a: 38-iuchi-shahai [present, fate 1] | hand a: tetsubo-of-blood | honor: 6 6" + MIL,
        look=each(honor, has("38-iuchi-shahai", "fate")),
        seen=((5, 6), 1),
        no="field a: 38-iuchi-shahai [present] | hand a: fine-katana" + MIL,
        start=playing,
    ),
    Lies(
        "lion-s-pride-paragon",
        text="field a: lion-s-pride-paragon [present]" + MIL,
        look=lambda s: row(finish(s), "lion-s-pride-paragon").ready,
        seen=True,
        no="field a: lion-s-pride-paragon [present, fate 1]" + MIL,
    ),
    Lies(
        "resourceful-maho-tsukai",
        text="field a: resourceful-maho-tsukai [present, dishonored] | hand a: whispers-of-power | honor: 6 6" + POL,
        look=uses_of("whispers-of-power"),
        seen=True,
        no="field a: resourceful-maho-tsukai [present] | hand a: whispers-of-power" + POL,
    ),
    Lies(
        "38-togashi-kazue",
        text="field a: 38-togashi-kazue [fate 1], shepherd-of-visages | field b: akodo-toturi [present]" + BMIL,
        look=again("shepherd-of-visages"),
        seen=True,
        no="field a: 38-togashi-kazue, shepherd-of-visages [fate 1] | field b: akodo-toturi [present]" + BMIL,
    ),
    Use(
        "yogo-paramour",
        text="field a: yogo-paramour | field b: deathseeker" + CALM,
        look=each(has("deathseeker", "dishonored"), up("yogo-paramour")),
        seen=(1, False),
        no="field a: yogo-paramour [fate 1] | field b: deathseeker" + CALM,
    ),
    Use(
        "solitary-hero",
        text="field a: solitary-hero [present, fate 1] | "
        "field b: brash-samurai [present, fate 1], akodo-toturi [present, fate 1]" + MIL,
        look=each(has("brash-samurai", "fate"), has("akodo-toturi", "fate"), has("solitary-hero", "fate")),
        seen=(0, 1, 1),
        no="field a: solitary-hero [present], deathseeker [present] | field b: brash-samurai [present, fate 1]" + MIL,
    ),
    Lies(
        "young-philosopher",
        text="field a: young-philosopher" + CALM,
        look=each(mil("young-philosopher"), pol("young-philosopher")),
        seen=(0, 4),
        no="field a: doji-whisperer, young-philosopher [dishonored]" + CALM,
    ),
    Answer(
        "higashi-kaze-company",
        text="field a: higashi-kaze-company [present], deathseeker [present]" + MIL,
        look=lambda s: row(finish(s), "deathseeker").ready,
        seen=True,
        no="field a: higashi-kaze-company [present], deathseeker [present, fate 1]" + MIL,
    ),
    Answer(
        "kaito-mai",
        text="field a: kaito-mai [fate 1], deathseeker | field b: brash-samurai [fate 2] | "
        "attached a: command-the-tributary [on field/kaito-mai]" + CALM,
        look=lambda s: (number(s, "glory", "kaito-mai"), row(s, "brash-samurai").count("fate")),
        seen=(3, 2),
        no="field a: kaito-mai, deathseeker [fate 1] | field b: brash-samurai [fate 2] | "
        "attached a: command-the-tributary [on field/deathseeker]" + CALM,
        start=giving,
    ),
    Answer(
        "kami-of-ancient-wisdom",
        text="field b: kami-of-ancient-wisdom, deathseeker | field a: brash-samurai [fate 2] | "
        "attached a: command-the-tributary [on field/brash-samurai]" + CALM,
        look=has("deathseeker", "fate"),
        seen=1,
        no="field b: deathseeker [fate 1] | field a: kami-of-ancient-wisdom, brash-samurai | "
        "attached a: height-of-fashion [on field/brash-samurai]" + CALM,
        choices=("b/deathseeker",),
        start=giving,
    ),
    Lies(
        "militant-faithful",
        text="field a: militant-faithful [present] | field b: deathseeker [present, dishonored]" + MIL,
        look=lambda s: row(finish(s), "militant-faithful").ready,
        seen=True,
        no="field a: militant-faithful [present] | field b: deathseeker [present]" + MIL,
    ),
    Use(
        "open-field-skirmisher",
        text="field a: open-field-skirmisher [present, fate 1]" + MIL,
        look=each(strength, has("open-field-skirmisher", "fate")),
        seen=(0, 0),
        no="field a: open-field-skirmisher [present]" + MIL,
    ),
    Use(
        "furtive-sympathizer",
        text="field a: furtive-sympathizer [present] | field b: akodo-toturi [present], doji-whisperer" + MIL,
        look=each(mil("akodo-toturi"), pol("akodo-toturi"), mil("doji-whisperer")),
        seen=(3, 6, 0),
        no="field a: furtive-sympathizer [present, honored] | field b: matsu-berserker [present]" + MIL,
    ),
    Use(
        "41-ikoma-ujiaki",
        text="field a: 41-ikoma-ujiaki [present] | honor: 6 6" + MIL,
        look=each(lambda s: now(s).kind, honor),
        seen=("political", (4, 6)),
        no="field a: 41-ikoma-ujiaki, deathseeker [present]" + MIL,
    ),
    Lies(
        "midnight-builder",
        text="provinces b1: manicured-garden | holdings b1: funeral-pyre | field b: midnight-builder | "
        "field a: deathseeker [present]" + MIL,
        look=strength,
        seen=6,
        no="provinces b1: manicured-garden | holdings b1: funeral-pyre | "
        "field a: midnight-builder, deathseeker [present]" + MIL,
    ),
    Lies(
        "moto-conqueror",
        text="field a: moto-conqueror" + CALM,
        look=each(mil("moto-conqueror"), pol("moto-conqueror")),
        seen=(4, 0),
        no="field a: moto-conqueror [tainted]" + CALM,
    ),
    Use(
        "relentless-inquisitor",
        text="field a: relentless-inquisitor [present] | field b: deathseeker [present, fate 1]" + MIL,
        look=each(has("deathseeker", "fate"), up("deathseeker")),
        seen=(1, False),
        no="field a: relentless-inquisitor [present], deathseeker [present] | field b: brash-samurai" + MIL,
        choices=("Bow()",),
    ),
    Lies(
        "underhanded-samurai",
        text="field a: underhanded-samurai | field b: deathseeker" + CALM,
        look=lambda s: (declare(s, "fire military", "b1", "underhanded-samurai"), options(s)[-1])[1],
        seen="nobody",
        no="field a: underhanded-samurai | field b: unassuming-yojimbo" + CALM,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_a_solitary_hero_is_evaded_by_nobody():
    s = table("field b: solitary-hero | field a: unassuming-yojimbo" + CALM)
    declare(s, "fire military", "b1", "unassuming-yojimbo")
    assert prompt(s) != "covert?"
    through(s, "defenders?")
    assert "defend with b/solitary-hero" in options(s)


@pytest.mark.parametrize(("there", "cost"), [("present", 0), ("present, fate 1", 1)])
def test_khanbulak_benefactor_makes_what_is_in_the_hand_cheaper_as_long_as_it_has_no_fate(there, cost):
    s = table(f"field a: khanbulak-benefactor [{there}] | hand a: kitsuki-s-method | fate: 2 0" + POL)
    playing(s)
    assert s.fate[0] == 2 - cost


def test_khanbulak_benefactor_makes_cards_of_others_no_cheaper():
    s = table("field a: khanbulak-benefactor [present] | hand b: kitsuki-s-method | fate: 2 2" + POL)
    playing(s)
    assert s.fate[1] == 1


def test_khanbulak_benefactor_draws_as_it_enters_play():
    s = table(
        "row a1: khanbulak-benefactor | provinces a1: manicured-garden | fate: 4 0 | deck a: banzai, outwit, rout" + DYN
    )
    s.choose("play a1/row/khanbulak-benefactor")
    play_on(s, answers(s, "khanbulak-benefactor")[0])
    assert {"banzai", "outwit"} <= set(faces(s, "hand"))


def test_utaku_tetsuko_makes_cards_of_opponents_dearer_as_they_are_paid_for():
    s = playing(table("field a: utaku-tetsuko [present] | hand b: kitsuki-s-method | fate: 2 2" + MIL))
    assert s.fate[1] == 0


@pytest.mark.parametrize(("honors", "left"), [("11 6", 1), ("10 6", 0)])
def test_the_commander_of_the_legions_keeps_the_fate_of_lions_who_are_far_more_honorable(honors, left):
    s = table(f"field a: commander-of-the-legions [fate 2], deathseeker [fate 1] | honor: {honors}" + CALM)
    while s.phase == "conflict" or (s.phase == "fate" and row(s, "commander-of-the-legions").count("fate") == 2):
        s.choose("pass" if "pass" in options(s) else s.question.default)
    assert row(s, "commander-of-the-legions").count("fate") == 1
    assert row(s, "deathseeker").count("fate") == left
