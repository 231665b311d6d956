"""Crab, Dragon, Phoenix, Scorpion and Unicorn of the Core Set: what each card changes, and when it is not offered."""

import pytest

from tests.l5r.tools import faces, finish, number, options, position, ring, row, taking_part, through, where

MIL, POL = "\nconflict: a military fire b1", "\nconflict: a political fire b1"


def used(s, face: str) -> list[str]:
    """Return the legal uses of a card, in the first two windows."""
    for _ in range(2):
        found = [said for said in options(s) if said.startswith("use ") and said.endswith(face)]
        if found or "pass" not in options(s):
            return found
        s.choose("pass")
    return []


def go(s, face: str, *choices: str):
    """Use a card, then choose."""
    uses = used(s, face)
    assert uses, options(s)
    s.choose(uses[0])
    for choice in choices:
        s.choose(choice)
    return s


def both(s, face: str) -> tuple[int, int]:
    """Return the skills of a character."""
    return number(s, "military", face), number(s, "political", face)


# face, position, choices after its use, what is looked at, what is seen
USES = [
    ("hida-guardian", "field a: hida-guardian [present], eager-scout [present]\nholdings a1: funeral-pyre\n"
        "holdings a2: funeral-pyre"
        + MIL, (), lambda s: both(s, "eager-scout"), (4, 4)),
    ("shrewd-yasuki",
        "field a: shrewd-yasuki [present]\nholdings b1: funeral-pyre\ndeck a: banzai, court-games, outwit" + MIL,
        ("a/deck.2",), lambda s: (faces(s, "hand")[0], faces(s, "deck")), ("court-games", ["outwit", "banzai"])),
    ("vanguard-warrior", "field a: vanguard-warrior, eager-scout" + "\nphase: conflict", (),
        lambda s: (row(s, "eager-scout").count("fate"), where(s, "vanguard-warrior")), (1, "fallen")),
    ("steadfast-witch-hunter", "field a: steadfast-witch-hunter, hida-kisada [bowed], eager-scout\nphase: conflict",
        ("a/eager-scout",), lambda s: row(s, "hida-kisada").ready, True),
    ("kaiu-shuichi", "field a: kaiu-shuichi [present]\nholdings b1: funeral-pyre" + MIL, (), lambda s: s.fate, (1, 0)),
    ("stoic-gunso", "field a: stoic-gunso [present], eager-scout" + MIL, ("a/eager-scout",),
        lambda s: number(s, "military", "stoic-gunso") - number(s, "political", "stoic-gunso"), 4),
    ("jade-tetsubo", "field a: hida-kisada [present]\nattached a: jade-tetsubo [on field/hida-kisada]\n"
        "field b: eager-scout [present, fate 3]"
        + MIL, (), lambda s: (row(s, "eager-scout").count("fate"), s.fate), (0, (0, 3))),
    ("levy", "hand a: levy\nfate: 0 1\nphase: conflict", (), lambda s: (s.question.seat, len(options(s))), (1, 2)),
    ("rebuild", "hand a: rebuild\nrow a1: eager-scout\nfallen a: funeral-pyre\nphase: conflict", (),
        lambda s: (where(s, "funeral-pyre"), where(s, "eager-scout")), ("holdings", "dynasty")),
    ("way-of-the-crab", "hand a: way-of-the-crab\nfate: 1 0\nfield a: eager-scout\n"
        "field b: doji-whisperer, brash-samurai\nphase: conflict"
        , ("b/brash-samurai",),
        lambda s: (where(s, "eager-scout"), where(s, "brash-samurai"), where(s, "doji-whisperer")),
        ("fallen", "fallen", "field")),
    ("borderlands-fortifications", "holdings a1: borderlands-fortifications\nrow a2: eager-scout [down, known a]\n"
        "row a3: hida-guardian\nphase: conflict"
        , ("a3/row/hida-guardian",),
        lambda s: (row(s, "borderlands-fortifications").place, row(s, "hida-guardian").place), (2, 0)),
    ("funeral-pyre", "holdings a1: funeral-pyre\nfield a: eager-scout\nphase: conflict", (),
        lambda s: (len(faces(s, "hand")), where(s, "eager-scout")), (2, "fallen")),
    # Dragon
    ("agasha-swordsmith", "field a: agasha-swordsmith\ndeck a: banzai, fine-katana, outwit\nphase: conflict",
        ("a/deck.2",), lambda s: faces(s, "hand")[0], "fine-katana"),
    ("ascetic-visionary",
        "field a: ascetic-visionary [present], togashi-initiate [bowed], niten-adept [bowed]\nfate: 1 0" + MIL,
        ("water ring",),
        lambda s: (row(s, "togashi-initiate").ready, row(s, "niten-adept").ready, ring(s, "water").fate, s.fate),
        (True, False, 1, (0, 0))),
    ("kitsuki-investigator", "field a: kitsuki-investigator [present]\nfate: 1 0\nhand b: banzai, outwit" + POL,
        ("air ring", "b/hand/outwit"), lambda s: (faces(s, "hand", 1), where(s, "outwit")), (["banzai"], "discard")),
    ("niten-adept", "field a: niten-adept [present]\nattached a: fine-katana [on field/niten-adept]\n"
        "field b: doji-whisperer [present], brash-samurai [present]\nattached b: ornate-fan [on field/brash-samurai]"
        + MIL, (), lambda s: (row(s, "doji-whisperer").ready, row(s, "fine-katana").ready), (False, False)),
    ("togashi-initiate", "field a: togashi-initiate [present]\nfate: 2 0" + MIL, ("void ring",),
        lambda s: (row(s, "togashi-initiate").count("honored"), ring(s, "void").fate, s.fate), (1, 1, (1, 0))),
    ("let-go",
        "hand a: let-go\nfield b: brash-samurai\nattached b: ornate-fan [on field/brash-samurai]\nphase: conflict",
        (), lambda s: where(s, "ornate-fan"), "discard"),
    # Phoenix
    ("fearsome-mystic", "field a: fearsome-mystic [present]\n"
        "field b: eager-scout [present, fate 2], matsu-berserker [present, fate 2]"
        + MIL, (), lambda s: (row(s, "eager-scout").count("fate"), row(s, "matsu-berserker").count("fate")), (1, 2)),
    ("isawa-masahiro",
        "field a: isawa-masahiro [present]\nfield b: matsu-berserker [present], doji-hotaru [present]" + MIL, (),
        lambda s: (where(s, "matsu-berserker"), row(s, "isawa-masahiro").ready), ("fallen", False)),
    ("isawa-atsuko", "field a: isawa-atsuko [present], serene-warrior\nfield b: doji-hotaru [present]\n"
        "conflict: a military void b1"
        , (), lambda s: (number(s, "political", "isawa-atsuko"), both(s, "doji-hotaru"), both(s, "serene-warrior")),
        (4, (2, 5), (3, 2))),
    ("radiant-orator", "field a: radiant-orator [present]\nfield b: matsu-berserker [present]" + MIL, (), taking_part,
        ["radiant-orator"]),
    ("solemn-scholar",
        "field a: solemn-scholar\nring earth: a\nfield b: matsu-berserker [present]\nconflict: b military fire a1",
        (), lambda s: row(s, "matsu-berserker").ready, False),
    ("against-the-waves", "hand a: against-the-waves\nfate: 1 0\nfield a: meishodo-wielder, eager-scout [bowed]\n"
        "field b: solemn-scholar\nphase: conflict"
        , (), lambda s: row(s, "meishodo-wielder").ready, False),
    ("know-the-world", "hand a: know-the-world\nfate: 1 0\nring fire: a\nring air: - 2\nphase: conflict",
        ("air ring",), lambda s: (ring(s, "fire").holder, ring(s, "air").holder, s.fate), (-1, 0, (2, 0))),
    ("supernatural-storm",
        "hand a: supernatural-storm\nfield a: eager-scout [present], meishodo-wielder, solemn-scholar" + MIL, (),
        lambda s: both(s, "eager-scout"), (2, 2)),
    ("kuroi-mori", "field a: eager-scout [present]\nprovinces b1: kuroi-mori\nring water: - 1" + MIL,
        ("SwitchContested()", "water ring"), lambda s: (ring(s, "fire").holder, ring(s, "water").holder, s.fate),
        (-1, -2, (1, 0))),
    ("isawa-mori-seido", "stronghold a: isawa-mori-seido\nfield a: naive-student\nphase: conflict", (),
        lambda s: number(s, "glory", "naive-student"), 4),
    # Scorpion
    ("adept-of-shadows", "field a: adept-of-shadows\nhonor: 10 10\nphase: conflict", (),
        lambda s: (where(s, "adept-of-shadows"), s.honor), ("hand", (9, 10))),
    ("bayushi-shoju",
        "field a: bayushi-shoju [present]\nfield b: wandering-ronin [present], brash-samurai [present]" + POL,
        ("b/brash-samurai",), lambda s: (where(s, "brash-samurai"), where(s, "wandering-ronin")),
        ("fallen", "field")),
    ("bayushi-yunako", "field a: bayushi-yunako [present]\nfield b: matsu-beiona" + MIL, ("b/matsu-beiona",),
        lambda s: both(s, "matsu-beiona"), (2, 3)),
    ("favored-niece", "field a: favored-niece\nhand a: banzai\ndeck a: outwit, outwit\nphase: conflict", ("banzai",),
        lambda s: (faces(s, "hand"), where(s, "banzai")), (["outwit"], "discard")),
    ("shosuro-actress", "field a: shosuro-actress [present]\nfallen b: brash-samurai, doji-hotaru" + MIL, (),
        lambda s: (taking_part(s), s.game.speaks(s, 1)), (["brash-samurai"], 0)),
    ("sinister-soshi", "field a: sinister-soshi\nfield b: matsu-beiona [present]" + MIL, (),
        lambda s: both(s, "matsu-beiona"), (1, 0)),
    ("soshi-illusionist",
        "field a: soshi-illusionist\nfield b: matsu-beiona [honored, tainted]\nfate: 1 0\nphase: conflict",
        ('LoseStatus(name="tainted")',),
        lambda s: (row(s, "matsu-beiona").count("tainted"), row(s, "matsu-beiona").count("honored"), s.fate),
        (0, 1, (0, 0))),
    ("court-mask", "field a: soshi-illusionist\nattached a: court-mask [on field/soshi-illusionist]\nphase: conflict",
        (), lambda s: (row(s, "soshi-illusionist").count("dishonored"), where(s, "court-mask")), (1, "hand")),
    ("ambush", "hand a: ambush, shosuro-actress\nrow a1: bayushi-liar\nrow a2: bayushi-shoju\nfate: 3 0\n"
        "field a: eager-scout [present]"
        + MIL, ("a2/row/bayushi-shoju", "done"), taking_part, ["bayushi-shoju", "eager-scout"]),
    ("blackmail", "hand a: blackmail\nfate: 3 0\nhonor: 5 6\nfield a: eager-scout [present]\n"
        "field b: brash-samurai [present], doji-hotaru [present]"
        + MIL, (), lambda s: s.pieces[s.piles["field", 1][0]].controller, 0),
    ("calling-in-favors", "hand a: calling-in-favors\nfate: 1 0\nfield a: eager-scout\nfield b: brash-samurai\n"
        "attached b: ornate-fan [on field/brash-samurai]\nphase: conflict"
        , (), lambda s: (number(s, "political", "eager-scout"), row(s, "eager-scout").count("dishonored"),
        row(s, "ornate-fan").controller), (2, 1, 0)),
    ("i-can-swim", "hand a: i-can-swim\nfate: 2 0\ndials: 3 1\nfield a: eager-scout [present]\n"
        "field b: brash-samurai [present, dishonored], doji-hotaru [present]"
        + MIL, (), lambda s: where(s, "brash-samurai"), "fallen"),
    ("way-of-the-scorpion", "hand a: way-of-the-scorpion\nfield a: bayushi-liar [present]\n"
        "field b: brash-samurai [present], doji-hotaru"
        + MIL, (), lambda s: row(s, "brash-samurai").count("dishonored"), 1),
    ("city-of-lies", "holdings a1: city-of-lies\nhand a: i-can-swim\nfate: 1 0\ndials: 3 1\n"
        "field a: eager-scout [present]\nfield b: brash-samurai [present, dishonored]"
        + MIL, (), lambda s: go(s, "i-can-swim").fate, (0, 0)),
    ("city-of-the-open-hand", "stronghold a: city-of-the-open-hand\nhonor: 5 6\nphase: conflict", ("GainHonor()",),
        lambda s: s.honor, (6, 6)),
    # Unicorn
    ("border-rider", "field a: border-rider [bowed]\nphase: conflict", (), lambda s: row(s, "border-rider").ready,
        True),
    ("giver-of-gifts", "field a: giver-of-gifts, eager-scout\nfield b: brash-samurai\n"
        "attached a: ornate-fan [on field/giver-of-gifts]\nphase: conflict"
        , (), lambda s: number(s, "political", "eager-scout"), 2),
    ("ide-messenger", "field a: ide-messenger, eager-scout [present]\nfate: 1 0" + MIL, (),
        lambda s: (taking_part(s), s.fate), (["eager-scout", "ide-messenger"], (0, 0))),
    ("shinjo-outrider", "field a: shinjo-outrider, eager-scout [present]" + MIL, (), taking_part,
        ["eager-scout", "shinjo-outrider"]),
    ("shinjo-tatsuo", "field a: shinjo-tatsuo, eager-scout" + MIL, ("a/eager-scout",), taking_part,
        ["eager-scout", "shinjo-tatsuo"]),
    ("utaku-yumino", "field a: utaku-yumino [present]\nhand a: banzai" + MIL, ("banzai",),
        lambda s: (both(s, "utaku-yumino"), where(s, "banzai")), ((4, 4), "discard")),
    ("warrior-poet", "field a: warrior-poet [present]\nfield b: matsu-beiona [present], brash-samurai" + MIL, (),
        lambda s: (both(s, "matsu-beiona"), both(s, "brash-samurai")), ((2, 1), (2, 1))),
    ("captive-audience", "hand a: captive-audience\nhonor: 6 6\nfield a: eager-scout [present]" + POL, (),
        lambda s: (s.honor[0], s.rows[max(s.rows)] is not None), (5, True)),
    ("cavalry-reserves", "hand a: cavalry-reserves\nfate: 3 0\nfield a: eager-scout [present]\n"
        "fallen a: border-rider, shinjo-outrider, shinjo-tatsuo, moto-youth"
        + MIL, ("a/fallen/border-rider", "a/fallen/shinjo-tatsuo"), taking_part,
        ["border-rider", "eager-scout", "shinjo-tatsuo"]),
    ("i-am-ready", "hand a: i-am-ready\nfield a: border-rider [bowed, fate 1], moto-youth [bowed]\nphase: conflict",
        (), lambda s: (row(s, "border-rider").ready, row(s, "border-rider").count("fate")), (True, 0)),
    ("golden-plains-outpost",
        "stronghold a: golden-plains-outpost\nfield a: border-rider, eager-scout [present]" + MIL, (), taking_part,
        ["border-rider", "eager-scout"]),
    ("mountain-s-anvil-castle", "stronghold a: mountain-s-anvil-castle\nfield a: eager-scout [present]\n"
        "attached a: jade-tetsubo [on field/eager-scout], kitsuki-s-method [on field/eager-scout], "
        "watch-commander [on field/eager-scout]"
        + MIL, (),
        lambda s: number(s, "military", "mountain-s-anvil-castle") or len([1 for w in row(s, "eager-scout").lasting]),
        2),
    ("shiro-nishiyama", "stronghold b: shiro-nishiyama\nfield b: serene-warrior [present], eager-scout\n"
        "field a: eager-scout [present]"
        + MIL, (), lambda s: both(s, "serene-warrior"), (4, 3)),
    # Crane and Lion
    ("asahina-artisan", "field a: asahina-artisan, doji-whisperer, eager-scout" + POL, (),
        lambda s: number(s, "political", "doji-whisperer"), 6),
    ("daidoji-nerishma", "field a: daidoji-nerishma\nrow a1: eager-scout [down, known a]\nphase: conflict", (),
        lambda s: row(s, "eager-scout").down, False),
    ("kakita-asami", "field a: kakita-asami [present]" + POL, (), lambda s: s.honor, (7, 5)),
]  # fmt: skip


def built(text: str):
    """Return a position that stops at each window, because both seats hold a card."""
    for hand in ("hand a", "hand b"):
        text += "" if hand in text else f"\n{hand}: height-of-fashion"
    format = "stronghold" if text.startswith("stronghold") or "provinces" in text else "skirmish"
    return position(text, format=format, windows="all")


@pytest.mark.parametrize(("face", "text", "choices", "look", "seen"), USES, ids=[each[0] for each in USES])
def test_it_is_used(face, text, choices, look, seen):
    s = built(text)
    assert look(go(s, face, *choices)) == seen


# face, and a position in which one thing that it needs is missing
NOT = [
    ("hida-guardian", "field a: hida-guardian [present], eager-scout [present]\nholdings b2: funeral-pyre" + MIL),
    ("shrewd-yasuki", "field a: shrewd-yasuki [present]" + MIL),
    ("vanguard-warrior", "field a: vanguard-warrior\nphase: conflict"),
    ("kaiu-shuichi", "field a: kaiu-shuichi\nholdings b1: funeral-pyre" + MIL),
    ("jade-tetsubo", "field a: eager-scout [present]\nattached a: jade-tetsubo [on field/eager-scout]\n"
        "field b: matsu-berserker [present, fate 3]"
        + MIL),
    ("rebuild", "hand a: rebuild\nrow a1: eager-scout\nphase: conflict"),
    ("way-of-the-crab",
        "hand a: way-of-the-crab\nfate: 1 0\nfield a: brash-samurai\nfield b: doji-whisperer\nphase: conflict"),
    ("ascetic-visionary", "field a: ascetic-visionary [present], togashi-initiate [bowed]" + MIL),
    ("togashi-initiate", "field b: togashi-initiate [present]\nfate: 0 2\nfield a: eager-scout [present]" + MIL),
    ("niten-adept", "field a: niten-adept [present]\nattached a: fine-katana [on field/niten-adept, bowed]\n"
        "field b: doji-whisperer [present]"
        + MIL),
    ("mirumoto-s-fury", "hand b: mirumoto-s-fury\nfate: 0 1\nfield a: doji-hotaru [present]" + MIL),
    ("isawa-masahiro",
        "field a: isawa-masahiro [present]\nfield b: matsu-berserker [present]\nconflict: a military air b1"),
    ("radiant-orator", "field a: radiant-orator [present, bowed]\nfield b: brash-samurai [present]" + MIL),
    ("solemn-scholar",
        "field a: solemn-scholar\nring earth: b\nfield b: matsu-berserker [present]\nconflict: b military fire a1"),
    ("against-the-waves", "hand a: against-the-waves\nfate: 1 0\nfield b: solemn-scholar\nphase: conflict"),
    ("meddling-mediator", "field a: meddling-mediator\nfate: 0 3\nphase: conflict"),
    ("bayushi-shoju", "field a: bayushi-shoju [present]\nfield b: wandering-ronin [present]" + MIL),
    ("shosuro-actress", "field a: shosuro-actress [present]\nfallen b: doji-hotaru\nfallen a: brash-samurai" + MIL),
    ("blackmail", "hand a: blackmail\nfate: 3 0\nhonor: 7 6\nfield a: eager-scout [present]\n"
        "field b: brash-samurai [present]"
        + MIL),
    ("i-can-swim", "hand a: i-can-swim\nfate: 2 0\ndials: 1 3\nfield a: eager-scout [present]\n"
        "field b: brash-samurai [present, dishonored]"
        + MIL),
    ("way-of-the-scorpion", "hand a: way-of-the-scorpion\nfield a: bayushi-liar [present]" + MIL),
    ("giver-of-gifts", "field a: giver-of-gifts\nattached a: ornate-fan [on field/giver-of-gifts]\nphase: conflict"),
    ("i-am-ready", "hand a: i-am-ready\n"
        "field a: border-rider [bowed], moto-youth [fate 1], brash-samurai [bowed, fate 1]\nphase: conflict"
        ),
    ("captive-audience", "hand a: captive-audience\nfield a: eager-scout [present]" + MIL),
    ("cavalry-reserves",
        "hand a: cavalry-reserves\nfate: 3 0\nfield a: eager-scout [present]\nfallen a: eager-scout" + MIL),
    ("golden-plains-outpost", "stronghold a: golden-plains-outpost\nfield a: eager-scout" + MIL),
    ("asahina-artisan", "field a: asahina-artisan, eager-scout" + POL),
    ("kakita-asami", "field a: kakita-asami [present]\nfield b: doji-hotaru [present]" + POL),
    ("kakita-asami", "field a: kakita-asami [present], doji-hotaru [present]\nfield b: righteous-magistrate [present]" + POL),
    ("city-of-the-open-hand", "stronghold a: city-of-the-open-hand\nhonor: 6 6\nphase: conflict"),
    ("know-the-world", "hand a: know-the-world\nfate: 1 0\nring fire: b\nphase: conflict"),
    ("ambush", "hand a: ambush\nrow a1: brash-samurai\nfate: 3 0\nfield a: eager-scout [present]" + MIL),
]  # fmt: skip


@pytest.mark.parametrize(("face", "text"), NOT, ids=[each[0] for each in NOT])
def test_it_is_not_offered(face, text):
    assert used(built(text), face) == []


# ── what answers, and what lies there ───────────────────────────────────────────────────────────────────────────────


def answers(s, face: str) -> list[str]:
    """Return the legal answers of a card, at the first event that can be answered with it; [] if none can."""
    for _ in range(9):
        if s.asked is None:
            return []
        found = [said for said in options(s) if said.startswith("use ") and said.endswith(face)]
        if found:
            return found
        no = [each for each in ("pass", "decline", "no", "done", "nothing", "nobody") if each in options(s)]
        s.choose(no[0] if no else s.question.default)
    return []


def reacts(s, face: str, *choices: str):
    """Pass until a card can answer, answer with it, then choose."""
    s.choose(answers(s, face)[0])
    for choice in choices:
        s.choose(choice)
    return s


# face, position, choices after its answer, what is looked at, what is seen; and a position in which it does not answer
ANSWERS = [
    ("hida-tomonatsu", "field b: hida-tomonatsu [present]\nfield a: eager-scout [present], doji-hotaru" + MIL, (),
        lambda s: (where(s, "eager-scout"), where(s, "hida-tomonatsu")), ("row", "fallen"),
        "field a: hida-tomonatsu [present]\nfield b: eager-scout [present]" + MIL),
    ("vengeful-berserker", "field a: vengeful-berserker [present], eager-scout, stoic-gunso [present]" + MIL, (),
        lambda s: number(s, "military", "vengeful-berserker"), 6,
        "field a: vengeful-berserker, eager-scout\nholdings a1: funeral-pyre\nphase: conflict"),
    ("reprieve", "field a: eager-scout\nattached a: reprieve [on field/eager-scout]\nholdings a1: funeral-pyre\n"
        "phase: conflict"
        , (), lambda s: (where(s, "eager-scout"), where(s, "reprieve")), ("field", "discard"),
            "field a: eager-scout, hida-guardian [fate 3]\nattached a: reprieve [on field/hida-guardian]\n"
            "field b: doji-hotaru [present]\nhand b: assassination\nhonor: 6 9\nconflict: b military fire a1"
        ),
    ("defend-the-wall", "provinces b1: defend-the-wall\nfield b: hida-kisada [present]\n"
        "field a: eager-scout [present]\nconflict: a military air b1"
        , ("resolve air", "take honor of a"), lambda s: s.honor, (9, 11), "provinces b1: defend-the-wall\n"
            "field b: hida-kisada [present]\nfield a: eager-scout [present]\nconflict: a military air b2"
        ),
    ("asako-diplomat", "field a: asako-diplomat [present]\nfield b: eager-scout" + POL,
        ("b/eager-scout", "Dishonor()"), lambda s: row(s, "eager-scout").count("dishonored"), 1,
        "field b: asako-diplomat [present]\nfield a: doji-hotaru [present]" + POL),
    ("blackmail-artist", "field a: blackmail-artist [present]" + POL, (), lambda s: s.honor, (7, 5),
        "field a: blackmail-artist [present]" + MIL),
    ("indomitable-will", "field a: hida-kisada [present], eager-scout\nhand a: indomitable-will\nfate: 1 0" + MIL, (),
        lambda s: row(finish(s), "hida-kisada").ready, True,
        "field a: hida-kisada [present], eager-scout [present]\nhand a: indomitable-will\nfate: 1 0" + MIL),
    ("niten-master", "field a: niten-master [bowed]\nhand a: fine-katana\nphase: conflict", (),
        lambda s: row(s, "niten-master").ready, True,
        "field a: niten-master [bowed]\nhand a: ornate-fan\nphase: conflict"),
    ("display-of-power", "field a: eager-scout [present], doji-hotaru [present]\nhand b: display-of-power\n"
        "fate: 0 2\nconflict: a military air b1"
        , (), lambda s: (through(s, "ring effect?"), s.question.seat, finish(s), ring(s, "air").holder)[1::2], (1, 1),
            "field a: doji-hotaru [present]\nfield b: eager-scout [present]\nhand b: display-of-power\nfate: 0 2\n"
            "conflict: a military air b1"
        ),
    ("ikoma-eiji",
        "field b: ikoma-eiji\nfallen b: matsu-berserker, akodo-toturi\nfield a: doji-hotaru [present]" + POL, (),
        lambda s: (where(s, "matsu-berserker"), where(s, "akodo-toturi")), ("field", "fallen"),
        "field b: ikoma-eiji\nfallen b: matsu-berserker\nfield a: doji-hotaru [present]" + MIL),
    ("shinjo-altansarnai", "field a: shinjo-altansarnai [present]\nfield b: eager-scout" + MIL, (),
        lambda s: where(s, "eager-scout"), "fallen",
        "field a: shinjo-altansarnai [present]\nfield b: eager-scout" + POL),
    ("ide-trader", "field a: ide-trader [present], shinjo-outrider" + MIL, ("GainFate()",), lambda s: s.fate, (1, 0),
        "field a: ide-trader, shinjo-outrider, eager-scout [present]" + MIL),
    ("watch-commander", "field a: eager-scout [present]\nattached a: watch-commander [on field/eager-scout]\n"
        "field b: doji-hotaru [present]\nhand b: banzai"
        + MIL, (), lambda s: s.honor, (6, 5), "field a: eager-scout\n"
            "attached a: watch-commander [on field/eager-scout]\nfield b: doji-hotaru [present]\nhand b: banzai\n"
            "conflict: b military fire a1"
        ),
    ("forged-edict", "hand a: forged-edict\nfate: 1 0\nfield a: naive-student, doji-whisperer\n"
        "field b: doji-hotaru [present]\nhand b: banzai\nconflict: b military fire a1"
        , ("a/naive-student",),
        lambda s: (number(s, "military", "doji-hotaru"), row(s, "naive-student").count("dishonored")), (3, 1),
            "hand a: forged-edict\nfate: 1 0\nfield a: eager-scout\nfield b: doji-hotaru [present]\nhand b: banzai\n"
            "conflict: b military fire a1"
        ),
    ("shiba-yojimbo", "field a: shiba-yojimbo [present], solemn-scholar [present]\nfield b: doji-hotaru [present]\n"
        "hand b: way-of-the-scorpion\nconflict: b military fire a1"
        , (), lambda s: row(s, "solemn-scholar").count("dishonored"), 0,
            "field a: shiba-yojimbo [present], solemn-scholar\nfield b: doji-hotaru [present]\n"
            "hand b: way-of-the-scorpion\nconflict: b military fire a1"
        ),
]  # fmt: skip
STARTS = {
    "vengeful-berserker": ("stoic-gunso", "funeral-pyre"), "reprieve": ("funeral-pyre", "assassination"),
    "niten-master": ("fine-katana", "ornate-fan"), "ide-trader": ("shinjo-outrider", "shinjo-outrider"),
    "watch-commander": ("banzai", "banzai"), "forged-edict": ("banzai", "banzai"),
    "shiba-yojimbo": ("way-of-the-scorpion", "way-of-the-scorpion"),
}  # fmt: skip
FIRST = {"eager-scout", "b/doji-hotaru", "a/solemn-scholar", "a/eager-scout"}


def started(s, face: str, nth: int):
    """Return what begins the event: another card is used or played, on the first that is offered."""
    if face in STARTS:
        other = STARTS[face][nth]
        for _ in range(2):
            found = [said for said in options(s) if said.endswith(other)]
            if not found:
                s.choose("pass")
        s.choose(found[0])
        for _ in range(2):
            there = [said for said in options(s) if said in FIRST]
            if there:
                s.choose(there[0])
    return s


@pytest.mark.parametrize(
    ("face", "text", "choices", "look", "seen"), [each[:5] for each in ANSWERS], ids=[each[0] for each in ANSWERS]
)
def test_it_answers(face, text, choices, look, seen):
    assert look(reacts(started(built(text), face, 0), face, *choices)) == seen


@pytest.mark.parametrize(("face", "text"), [(each[0], each[5]) for each in ANSWERS], ids=[each[0] for each in ANSWERS])
def test_it_does_not_answer(face, text):
    assert answers(started(built(text), face, 1), face) == []


# position, what is looked at, what is seen
LYING = {
    "eager-scout": ("field a: eager-scout [present]" + MIL, lambda s: both(s, "eager-scout"), (0, 0)),
    "serene-warrior": ("field a: serene-warrior [present]" + MIL, lambda s: both(s, "serene-warrior"), (3, 2)),
    "fiery-madness": ("field b: doji-hotaru [present]\nattached a: fiery-madness [on field/doji-hotaru]\n"
        "field a: eager-scout [present]" + MIL, lambda s: both(s, "doji-hotaru"), (1, 4)),
    "seeker-of-enlightenment": ("field a: seeker-of-enlightenment [present], eager-scout\nring air: - 2\n"
        "ring water: b 3" + MIL, lambda s: both(s, "seeker-of-enlightenment"), (3, 3)),
    "ishiken-initiate": ("field a: ishiken-initiate [present]\nring air: a\nring water: b" + MIL,
        lambda s: both(s, "ishiken-initiate"), (3, 3)),
    "yogo-outcast": ("field a: yogo-outcast\nfield b: yogo-outcast\nhonor: 5 6\nphase: conflict",
        lambda s: both(s, "yogo-outcast")[0] - s.game.number(s, "military", 1), 1),
    "moto-youth": ("field a: moto-youth [present]" + MIL, lambda s: both(s, "moto-youth"), (3, 0)),
    "moto-youth, political": ("field a: moto-youth [present], eager-scout [present]" + POL,
        lambda s: both(s, "moto-youth"), (2, 0)),
    "utaku-infantry": ("field a: utaku-infantry [present], border-rider [present], eager-scout [present], moto-youth"
        + MIL, lambda s: both(s, "utaku-infantry"), (2, 2)),
    "utaku-infantry, at home": ("field a: utaku-infantry, border-rider [present]" + MIL,
        lambda s: both(s, "utaku-infantry"), (0, 0)),
    "born-in-war": ("field a: border-rider [present]\nattached a: born-in-war [on field/border-rider]\nring air: b" +
        MIL, lambda s: number(s, "military", "border-rider"), 5),
    "fearsome-mystic": ("field a: fearsome-mystic\nfield b: eager-scout [present]\nconflict: b military air a1",
        lambda s: number(s, "glory", "fearsome-mystic"), 3),
    "fearsome-mystic, fire": ("field a: fearsome-mystic [present]" + MIL,
        lambda s: number(s, "glory", "fearsome-mystic"), 1),
    "magnificent-kimono": ("field a: hida-kisada [present]\nattached a: magnificent-kimono [on field/hida-kisada]" +
        POL, lambda s: (finish(s), row(s, "hida-kisada").count("honored"))[1], 1),
    "naive-student": ("field a: naive-student\nholdings a1: funeral-pyre\nphase: conflict",
        lambda s: len(faces(go(s, "funeral-pyre"), "hand")), 3),
    "bayushi-liar": ("field a: bayushi-liar\nholdings a1: funeral-pyre\nphase: conflict",
        lambda s: len(faces(go(s, "funeral-pyre"), "hand")), 3),
    "kitsuki-s-method": ("field a: eager-scout\nattached a: kitsuki-s-method [on field/eager-scout]\n"
        "holdings a1: funeral-pyre\nphase: conflict",
        lambda s: (go(s, "funeral-pyre"), where(s, "kitsuki-s-method"))[1], "hand"),
    "pacifism": ("field a: hida-kisada, eager-scout, brash-samurai\nattached b: pacifism [on field/hida-kisada]\n"
        "phase: conflict",
        lambda s: (through(s, "declare?"), s.choose("fire military"), through(s, "attackers?"), options(s))[3],
        ["attack with a/eager-scout", "attack with a/brash-samurai"]),
    "hiruma-yojimbo": ("field a: hiruma-yojimbo, eager-scout, brash-samurai\nphase: conflict",
        lambda s: (through(s, "declare?"), s.choose("fire military"), through(s, "attackers?"), options(s))[3],
        ["attack with a/eager-scout", "attack with a/brash-samurai"]),
    "shiba-peacemaker": ("field a: shiba-peacemaker, eager-scout, brash-samurai\nphase: conflict",
        lambda s: (through(s, "declare?"), s.choose("fire political"), through(s, "attackers?"), options(s))[3],
        ["attack with a/eager-scout", "attack with a/brash-samurai"]),
    "borderlands-defender": ("field a: borderlands-defender [present]\nfield b: border-rider [present]\n"
        "hand b: rout\nconflict: b military fire a1", lambda s: used(s, "rout"), []),
    "mirumoto-s-fury": ("provinces a1: manicured-garden [down, known a]\nprovinces a2: pilgrimage [down, known a]\n"
        "hand a: mirumoto-s-fury\nfate: 1 0\nfield b: doji-whisperer [present], serene-warrior [present]\n"
        "conflict: b military fire a3", lambda s: (go(s, "mirumoto-s-fury"), row(s, "doji-whisperer").ready)[1],
        False),
}  # fmt: skip


@pytest.mark.parametrize("name", LYING)
def test_it_counts_as_it_lies_there(name):
    text, look, seen = LYING[name]
    assert look(built(text)) == seen
