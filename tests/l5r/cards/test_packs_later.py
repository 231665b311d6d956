"""Later packs of one clan each: what each card changes, and what it must not do."""

import pytest

from tests.l5r.cards.cases import (
    CALM,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    each,
    fate,
    glory,
    go,
    has,
    honor,
    mil,
    pol,
    strength,
    up,
    uses_of,
    zone,
)
from tests.l5r.tools import (
    conflict_phase,
    declare,
    faces,
    find,
    finish,
    number,
    options,
    prompt,
    ring,
    row,
    taking_part,
    where,
)

THREE = "fine-katana, fine-katana, ornate-fan"


def three_played(on, n=3):
    """What happens before: so many attachments are played on a character of seat a."""

    def start(s):
        for _ in range(n):
            while not any(said.startswith("play ") for said in options(s)):
                s.choose("pass")
            s.choose(next(said for said in options(s) if said.startswith("play ")))
            if prompt(s) == "choose":
                s.choose(on)
            if prompt(s) == "too many?":
                s.choose(options(s)[0])
        return s

    return start


CASES = [
    Use("asako-togama", "field a: asako-togama [present] | ring air: a | ring void: - 2 | fate: 0 0" + POL,
        lambda s: (ring(s, "air").holder, ring(s, "void").holder, s.fate[0], ring(s, "void").fate), (-1, 0, 2, 0),
        "field a: asako-togama [present] | ring air: b" + POL, ("void ring",)),
    Answer("fuchi-mura", "provinces b1: fuchi-mura | field a: deathseeker | ring air: a" + CALM,
        lambda s: [each.fate for each in s.rings], [0, 1, 0, 1, 1], "provinces b2: fuchi-mura | "
        "provinces b1: manicured-garden | field a: deathseeker" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "deathseeker")),
    Answer("hida-kotoe", "field b: hida-kotoe [present] | field a: doji-whisperer [present] | "
        "attached a: ornate-fan [on field/doji-whisperer]" + MIL, zone("ornate-fan"), "discard",
        "field a: hida-kotoe [present] | field b: doji-whisperer [present] | "
        "attached b: ornate-fan [on field/doji-whisperer]" + MIL),
    Lies("ichiro", "field b: ichiro, deathseeker [present] | attached b: fine-katana [on field/deathseeker] | "
        "field a: bayushi-liar [present] | hand a: way-of-the-scorpion" + MIL, uses_of("way-of-the-scorpion"), False,
        "field b: ichiro, deathseeker [present] | field a: bayushi-liar [present] | hand a: way-of-the-scorpion" + MIL
        ),
    Use("iron-foundations-stance", "field a: togashi-initiate [present] | hand a: iron-foundations-stance" + MIL,
        lambda s: (len(row(s, "togashi-initiate").text), len(faces(s, "hand"))), (3, 0),
        "field a: deathseeker [present] | hand a: iron-foundations-stance" + MIL),
    Use("iron-foundations-stance", "field a: togashi-initiate [present] | "
        "hand a: iron-foundations-stance, hurricane-punch" + MIL,
        lambda s: (where(s, "iron-foundations-stance"), len(faces(s, "hand"))), ("discard", 2),
        "field a: deathseeker [present] | hand a: iron-foundations-stance" + MIL,
        start=lambda s: any(p.face == "hurricane-punch" for p in s.pieces) and go(s, "hurricane-punch")),
    Use("perceptive-kitsuki", "field a: perceptive-kitsuki [present] | hand b: banzai | ring air: a" + POL,
        lambda s: (bool(s.pieces[find(s, "banzai")].known & 1), ring(s, "air").holder), (True, -1),
        "field a: perceptive-kitsuki [present] | hand b: banzai | ring air: b" + POL),
    Use("25-togashi-mitsu", "field a: 25-togashi-mitsu [present] | field b: doji-whisperer [present] | "
        "hand a: fine-katana, fine-katana, ornate-fan, ornate-fan, fine-katana | honor: 6 6" + MIL, honor, (7, 5),
        "field a: 25-togashi-mitsu [present]" + MIL, ("air ring",), start=lambda s: three_played("b/doji-whisperer",
        5)(s) if any(p.face == "fine-katana" for p in s.pieces) else s),
    Use("wildfire-kick", f"field a: togashi-initiate [present] | "
        f"field b: doji-hotaru [present], brash-samurai [present] | hand a: {THREE}, wildfire-kick | fate: 1 0" + MIL,
        lambda s: (number(s, "military", "brash-samurai"), number(s, "political", "doji-hotaru")), (0, 4),
        "field a: togashi-initiate [present] | field b: brash-samurai [present] | hand a: wildfire-kick | fate: 1 0" +
        MIL, start=lambda s: three_played("a/togashi-initiate")(s) if any(p.face == "fine-katana" for p in s.pieces)
        else s),
    Answer("fruitful-respite", "field b: deathseeker | hand a: fruitful-respite | first: b | fate: 0 0" + CALM, fate,
        (2, 0), "field b: deathseeker [bowed] | hand a: fruitful-respite | first: b | fate: 0 0" + CALM),
    Answer("hida-o-ushi", "field b: hida-o-ushi, akodo-toturi [present] | field a: doji-whisperer [present]" + MIL,
        lambda s: conflict_phase(s).extra, ((1, "military"),),
        "field a: hida-o-ushi, akodo-toturi [present]" + MIL),
    Use("hida-sukune", "field b: hida-sukune [present] | field a: deathseeker [present] | hand b: banzai | "
        "deck b: outwit, outwit" + MIL, lambda s: (faces(s, "hand", 1), where(s, "banzai")), (["outwit"], "discard"),
        "field a: hida-sukune [present] | field b: deathseeker [present]" + MIL, ("banzai",)),
    Use("moto-eviscerator", "field a: moto-eviscerator, deathseeker [present] | honor: 6 6" + MIL,
        each(taking_part, honor), (["deathseeker", "moto-eviscerator"], (5, 6)),
        "field a: moto-eviscerator [present] | honor: 6 6" + MIL),
    Answer("purifier-apprentice", "field b: purifier-apprentice, akodo-toturi [present] | "
        "field a: doji-whisperer [present] | honor: 6 6" + MIL, honor, (5, 6),
        "field a: purifier-apprentice, akodo-toturi [present] | honor: 6 6" + MIL),
    Use("river-of-the-last-stand", "provinces b1: manicured-garden | holdings b1: river-of-the-last-stand | "
        "field a: deathseeker [present] | hand a: banzai, outwit, rout" + MIL, lambda s: len(faces(s, "hand")), 2,
        "provinces b1: manicured-garden | holdings b2: river-of-the-last-stand | field a: deathseeker [present]" + MIL
        ),
    Answer("seventh-tower", "provinces b1: manicured-garden | holdings b1: seventh-tower | "
        "field b: akodo-toturi [present] | field a: doji-whisperer [present] | honor: 10 10 | "
        "conflict: a military air b1", prompt, "ring effect?", "provinces b1: manicured-garden | "
        "holdings b2: seventh-tower | field b: akodo-toturi [present] | field a: doji-whisperer [present] | "
        "conflict: a military air b1"),
    Answer("watchtower-of-valor", "provinces b1: manicured-garden | holdings b1: watchtower-of-valor | "
        "field b: akodo-toturi [present] | field a: doji-whisperer [present]" + MIL,
        lambda s: len(faces(s, "hand", 1)), 2, "provinces b1: manicured-garden | holdings b2: watchtower-of-valor | "
        "field b: akodo-toturi [present] | field a: doji-whisperer [present]" + MIL),
    Use("siege-warfare", "provinces b1: manicured-garden | holdings a1: funeral-pyre | "
        "field a: deathseeker [present] | hand a: siege-warfare" + MIL, strength, 2,
        "provinces b1: manicured-garden | field a: deathseeker [present] | hand a: siege-warfare" + MIL),
    Use("the-strength-of-the-mountain", "field b: deathseeker [present] | field a: matsu-berserker [present] | "
        "hand b: the-strength-of-the-mountain | fate: 0 3" + MIL,
        lambda s: (row(finish(s), "deathseeker").ready, row(s, "matsu-berserker").ready), (True, False),
        "field a: matsu-berserker [present] | hand b: the-strength-of-the-mountain | fate: 0 3" + MIL),
    Lies("hall-of-victories", "holdings b1: hall-of-victories | field a: deathseeker [present] | honor: 6 6" + MIL,
        lambda s: (finish(s), s.honor)[1], (7, 6), "field a: deathseeker [present] | honor: 6 6" + MIL),
    Lies("insolent-outcast", "field a: insolent-outcast, eager-scout [honored] | "
        "field b: deathseeker [honored], doji-whisperer [honored]" + CALM,
        each(mil("insolent-outcast"), pol("insolent-outcast")), (3, 3),
        "field a: insolent-outcast, eager-scout [honored] | field b: deathseeker" + CALM),
    Answer("kenson-no-gakka", "provinces b1: kenson-no-gakka | field b: doji-whisperer [present] | "
        "field a: akodo-toturi [present]" + MIL, has("doji-whisperer", "honored"), 1,
        "provinces b2: kenson-no-gakka | provinces b1: manicured-garden | field b: doji-whisperer [present] | "
        "field a: akodo-toturi [present]" + MIL),
    Use("kitsu-motso", "field a: kitsu-motso [present] | field b: deathseeker | hand a: banzai | "
        "hand b: banzai, outwit" + MIL, taking_part, ["deathseeker", "kitsu-motso"],
        "field a: kitsu-motso [present] | field b: deathseeker | hand a: banzai | hand b: banzai" + MIL),
    Answer("kyuden-ikoma", "stronghold a: kyuden-ikoma | field a: doji-whisperer [present] | "
        "field b: matsu-berserker, akodo-toturi [present]" + MIL, up("matsu-berserker"), False,
        "stronghold b: kyuden-ikoma | field a: akodo-toturi [present] | field b: doji-whisperer [present]" + MIL,
        ("b/matsu-berserker",)),
    Lies("matsu-gohei", "field a: matsu-gohei [present], deathseeker [present], brash-samurai [present]" + MIL,
        lambda s: row(finish(s), "matsu-gohei").ready, True,
        "field a: matsu-gohei [present], deathseeker [present], doji-whisperer [present]" + MIL),
    Answer("27-matsu-tsuko", "provinces b1: entrenched-position | provinces bs: manicured-garden | "
        "field a: 27-matsu-tsuko [present] | honor: 11 10" + MIL, has("entrenched-position", "broken"), 1,
        "provinces b1: entrenched-position | provinces bs: manicured-garden | field a: 27-matsu-tsuko [present] | "
        "honor: 10 10" + MIL),
    Use("moto-ariq", "field a: moto-ariq [present] | field b: deathseeker, doji-whisperer [bowed] | honor: 5 6" + MIL,
        taking_part, ["deathseeker", "moto-ariq"], "field a: moto-ariq [present] | field b: deathseeker | honor: 6 6"
        + MIL),
    Lies("shosuro-denmaru", "field a: shosuro-denmaru, brash-samurai [honored] | field b: doji-hotaru [honored]" +
        CALM, each(glory("doji-hotaru"), glory("brash-samurai")), (0, 2),
        "field a: shosuro-denmaru, brash-samurai [honored] | field b: doji-hotaru" + CALM),
    Use("honored-general", "field a: honored-general [present] | "
        "attached a: tactical-ingenuity [on field/honored-general] | deck a: fine-katana, banzai, outwit" + MIL,
        lambda s: "banzai" in faces(s, "hand"), True, "field a: honored-general, deathseeker [present] | "
        "attached a: tactical-ingenuity [on field/honored-general] | deck a: banzai" + MIL, ("a/deck.2",)),
    Use("yasuki-hikaru", "field b: yasuki-hikaru [present] | field a: akodo-toturi [present], deathseeker [present]" +
        MIL, taking_part, ["deathseeker", "yasuki-hikaru"], "field b: yasuki-hikaru [present] | "
        "field a: deathseeker [present]" + MIL),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_samurai_of_integrity_has_no_text():
    from coterie.games.l5r.cards import CARDS

    assert CARDS["samurai-of-integrity"].text == ""
    assert CARDS["samurai-of-integrity"].stats["glory"] == 2
