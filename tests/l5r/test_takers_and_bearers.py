"""Rings without a target, titles that are taken, bearers that change hands, texts that are gone: worked out by hand."""

import pytest

from tests.l5r.shadow.tools import told
from tests.l5r.tools import (
    asked,
    borne,
    declare,
    finish,
    number,
    options,
    play,
    position,
    prompt,
    ring,
    row,
    skill,
    speaker,
    through,
    where,
)

# ── rings that find nobody ──────────────────────────────────────────────────────────────────────────────────────────


def wins(text: str, element: str, **more):
    """Return a position in which the attackers have won and resolve a ring: the question of how, or what comes after."""
    s = position(f"{text}\nconflict: a military {element} b1\nhand b: let-go", windows="all", **more)
    through(s, "ring effect?")
    s.choose(f"resolve {element}")
    return s


@pytest.mark.ruling("L-7.2", "L-8.10", "L-6.12")
@pytest.mark.parametrize(
    ("element", "text"),
    [
        ("fire", "field a: marauding-oni [present, fate 1]"),  # neither honored nor dishonored
        (
            "water",
            "field a: matsu-berserker [present, fate 2]\nfield b: doji-whisperer [fate 2]",
        ),  # none at home with 0 or 1
        ("void", "field a: matsu-berserker [present]\nfield b: doji-whisperer"),
    ],
)
def test_a_ring_without_a_target_asks_nothing_and_is_claimed(element, text):
    s = wins(text, element)
    assert prompt(s) not in ("ring?", "ring effect?")
    assert ring(s, element).holder == 0
    assert f"a claims the {element} ring" in told(s)


@pytest.mark.ruling("L-7.3")
def test_water_in_skirmish_is_for_those_at_home_with_one_fate_at_most():
    s = wins(
        "field a: matsu-berserker [present], hida-kisada [bowed, fate 1], deathseeker [fate 2]\n"
        "field b: doji-whisperer, brash-samurai [present, bowed]",
        "water",
    )
    assert options(s) == ["ready a/hida-kisada", "bow b/doji-whisperer"]


@pytest.mark.ruling("L-7.2")
def test_water_in_the_stronghold_format_readies_anybody_and_bows_who_has_no_fate():
    s = wins(
        "field a: matsu-berserker [present], hida-kisada [bowed, fate 3], deathseeker [fate 1]\n"
        "field b: doji-whisperer, brash-samurai [present, bowed, fate 1]",
        "water",
        format="stronghold",
    )
    assert options(s) == [
        "bow a/matsu-berserker", "ready a/hida-kisada", "bow b/doji-whisperer", "ready b/brash-samurai",
    ]  # fmt: skip


# ── titles that are taken ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-8.9", "L-2.16")
@pytest.mark.parametrize(
    ("mine", "there"), [("hida-sugi", ["doji-whisperer"]), ("matsu-gohei", ["doji-whisperer", "hida-sugi"])]
)
def test_nobody_takes_control_of_a_title_that_it_has(mine, there):
    s = position(
        f"field a: {mine} [present]\nfield b: hida-sugi [present], doji-whisperer [present]\nhand a: blackmail\n"
        "fate: 9 0\nhonor: 5 6\nconflict: a political fire b1",
        windows="all",
    )
    if asked(s)[0] == 1:
        s.choose("pass")
    s.choose("use blackmail")
    if prompt(s) == "choose":
        assert sorted(said.removeprefix("b/") for said in options(s)) == there
        s.choose("b/doji-whisperer")
    assert speaker(s, "doji-whisperer") == 0
    assert speaker(s, "hida-sugi", -1) in (0, 1)


@pytest.mark.ruling("L-8.9")
def test_who_owns_a_unique_character_that_another_controls_brings_in_no_second_one():
    text = "row b1: hida-sugi\nfate: 0 9\nphase: dynasty\nfirst: b\n{}"
    taken = position(text.format("field b: hida-sugi [by a]"), windows="all")
    free = position(text.format("field b: matsu-gohei"), windows="all")
    assert "play b1/row/hida-sugi" in options(free)
    assert "play b1/row/hida-sugi" not in options(taken)


# ── bearers that change hands, texts that are gone ──────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-2.15", "L-2.18")
def test_what_is_only_for_ones_own_characters_is_lost_as_another_takes_the_bearer():
    """Stride the Waves is for a character of its player, Fine Katana for any."""
    s = position(
        "field a: wandering-ronin [present]\nfield b: doji-whisperer [present, fate 1]\nhand a: blackmail\nfate: 9 0\n"
        "attached b: stride-the-waves [on field/doji-whisperer], fine-katana [on field/doji-whisperer]\nhonor: 5 6\n"
        "conflict: a military fire b1",
        windows="all",
    )
    while "use blackmail" not in options(s):
        s.choose("pass")
    s.choose("use blackmail")
    assert (speaker(s, "doji-whisperer"), borne(s, "doji-whisperer")) == (0, ["fine-katana"])
    assert speaker(s, "fine-katana") == 1
    assert where(s, "stride-the-waves") == "discard"


@pytest.mark.ruling("L-2.15", "L-6.7")
def test_a_poison_of_ones_own_goes_on_weakening_who_has_come_over():
    s = position(
        "field a: wandering-ronin [present]\nfield b: brash-samurai [present, fate 1]\nhand a: blackmail\nfate: 9 0\n"
        "attached a: fiery-madness [on field/brash-samurai]\nhonor: 5 6\nconflict: a military fire b1",
        windows="all",
    )
    while "use blackmail" not in options(s):
        s.choose("pass")
    before = number(s, "military", "brash-samurai")
    s.choose("use blackmail")
    assert (number(s, "military", "brash-samurai"), borne(s, "brash-samurai")) == (before, ["fiery-madness"])
    assert skill(s, 0) == number(s, "military", "wandering-ronin") + before


BLANK = "attached b: cloud-the-mind [on field/{face}]\n"


@pytest.mark.ruling("L-9.13", "L-16.1")
@pytest.mark.parametrize(
    ("face", "tools", "evades"),
    [
        ("master-of-the-court", "", False),  # its own covert is gone
        ("adept-of-shadows", "infiltrator-s-tools", True),  # what it was given is not
    ],
)
def test_a_blank_text_loses_printed_covert_and_keeps_what_was_given(face, tools, evades):
    attached = f", {tools} [on field/{face}]".removeprefix(", ") if tools else ""
    more = f"attached a: {attached}\n" if attached else ""
    s = position(
        f"field a: {face}\nfield b: doji-whisperer, solemn-scholar\nattached b: cloud-the-mind [on field/{face}]\n{more}"
        "hand a: let-go\nfirst: a\nphase: conflict",
        windows="all",
    )
    declare(s, "fire political" if face == "master-of-the-court" else "fire military", "b1", f"a/{face}")
    assert (prompt(s) == "covert?") is evades


@pytest.mark.ruling("L-13.2", "L-13.3")
def test_the_favor_changes_sides_in_the_middle_of_a_conflict_and_its_skill_with_it():
    s = position(
        "field a: bayushi-liar [present]\nfield b: fawning-diplomat [present], brash-samurai [present]\nhand b: let-go\n"
        "holdings b1: funeral-pyre\nfavor: a\nconflict: a political fire b1",
        windows="all",
    )
    liar, rest = (number(s, "political", face) for face in ("bayushi-liar", "brash-samurai"))
    assert (skill(s, 0), skill(s, 1)) == (liar + 1, rest + number(s, "political", "fawning-diplomat"))
    play(s, "use b1/funeral-pyre", "b/fawning-diplomat", "use b/fawning-diplomat")
    assert (s.favor, skill(s, 0), skill(s, 1)) == (1, liar, rest + 1)


# ── the stronghold province comes last ──────────────────────────────────────────────────────────────────────────────

LAST = (
    "provinces b1: manicured-garden [broken]\nprovinces b2: meditations-on-the-tao [broken]\n"
    "provinces b3: pilgrimage [broken]\nhand b: let-go\nhand a: let-go\n"
)


@pytest.mark.ruling("L-14.1", "L-6.10", "L-19.1")
@pytest.mark.parametrize(
    ("attackers", "over"),
    [("hida-kisada [present]", True), ("siege-captain [present], keeper-initiate [present]", False)],
)
def test_the_stronghold_adds_to_its_province_and_who_breaks_it_has_won_before_the_ring(attackers, over):
    """Ancestral Lands has 5 and Shizuka Toshi adds 2; 7 break it and 6 do not."""
    s = position(f"{LAST}field a: {attackers}\nconflict: a military air bs", format="stronghold", windows="all")
    assert (number(s, "strength", "ancestral-lands"), skill(s, 0)) == (7, 7 if over else 6)
    finish(s)
    assert (s.result is not None, row(s, "ancestral-lands").count("broken")) == (over, int(over))
    assert ("claims the air ring" in told(s)) is not over
    assert s.reason == ("conquest" if over else "")


# ── teams ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-207", "U-208", "L-24.1")
def test_a_team_mate_declares_what_the_first_has_left_and_against_the_other_opponent():
    s = position(
        "field a: matsu-berserker [fate 2]\nfield c: doji-hotaru [fate 2]\nhand a: let-go\nhand b: let-go\nfirst: a\n"
        "phase: conflict\nstronghold c: yojin-no-shiro\nstronghold d: shizuka-toshi\n"
        + "".join(f"provinces {letter}{at}: manicured-garden\n" for letter in "cd" for at in "1234s"),
        format="stronghold",
        players=4,
        windows="all",
    )
    through(s, "declare?")
    assert asked(s)[0] == 0
    declare(s, "air military", "b1", "a/matsu-berserker")
    finish(s)
    through(s, "declare?")
    while asked(s)[0] == 0:
        s.choose("pass") if prompt(s) == "declare?" else s.choose(s.question.default)
        through(s, "declare?")
    assert asked(s)[0] == 2
    assert {said.split()[-1] for said in options(s)} == {"political", "pass"}
    s.choose("earth political")
    through(s, "province?")
    assert {said.split()[1][0] for said in options(s)} == {"d"}  # b was attacked already


@pytest.mark.ruling("U-221", "L-6.9")
@pytest.mark.parametrize(
    ("mate", "lost"), [("", (10, 9, 10, 9)), ("field d: doji-whisperer [present]\n", (10, 10, 10, 10))]
)
def test_an_unopposed_loss_costs_each_of_the_team_an_honor_and_a_mates_defender_spares_all(mate, lost):
    s = position(
        f"field a: matsu-berserker [present]\n{mate}stronghold c: yojin-no-shiro\nstronghold d: shizuka-toshi\n"
        + "".join(f"provinces {letter}{at}: manicured-garden\n" for letter in "cd" for at in "1234s")
        + "honor: 10 10 10 10\nhand a: let-go\nhand b: let-go\nconflict: a military fire b1",
        format="stronghold",
        players=4,
        windows="all",
    )
    finish(s)
    assert s.honor == lost


ALONE = (
    "{}field a: doji-whisperer [present]\nattached b: solitary-strength [on field/brash-samurai]\nhand a: banzai\n"
    "hand b: let-go\nconflict: a military fire b1"
)


@pytest.mark.ruling("U-217", "L-6.14")
@pytest.mark.parametrize(
    ("fighters", "alone"),
    [
        (
            "field b: brash-samurai [present]\nfield d: deathseeker [present]\n",
            True,
        ),  # a mate's character is not one's own
        ("field b: brash-samurai [present], deathseeker [present]\n", False),
        ("field b: brash-samurai [present], deathseeker\n", True),
    ],
)
def test_the_only_character_of_a_player_fights_beside_those_of_mates(fighters, alone):
    s = position(ALONE.format(fighters), players=4, windows="all")
    assert asked(s)[0] == 1
    assert ("use b/brash-samurai" in options(s)) is alone
    play(s, "pass", "use banzai", "a/doji-whisperer")  # something happens: what must go goes
    assert (borne(s, "brash-samurai") == ["solitary-strength"]) is alone
