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
    Use(
        "asako-togama",
        text="field a: asako-togama [present] | ring air: a | ring void: - 2 | fate: 0 0" + POL,
        look=lambda s: (ring(s, "air").holder, ring(s, "void").holder, s.fate[0], ring(s, "void").fate),
        seen=(-1, 0, 2, 0),
        no="field a: asako-togama [present] | ring air: b" + POL,
        choices=("void ring",),
    ),
    Answer(
        "fuchi-mura",
        text="provinces b1: fuchi-mura | field a: deathseeker | ring air: a" + CALM,
        look=lambda s: [each.fate for each in s.rings],
        seen=[0, 1, 0, 1, 1],
        no="provinces b2: fuchi-mura | provinces b1: manicured-garden | field a: deathseeker" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "deathseeker"),
    ),
    Answer(
        "hida-kotoe",
        text="field b: hida-kotoe [present] | field a: doji-whisperer [present] | "
        "attached a: ornate-fan [on field/doji-whisperer]" + MIL,
        look=zone("ornate-fan"),
        seen="discard",
        no="field a: hida-kotoe [present] | field b: doji-whisperer [present] | "
        "attached b: ornate-fan [on field/doji-whisperer]" + MIL,
    ),
    Lies(
        "ichiro",
        text="field b: ichiro, deathseeker [present] | attached b: fine-katana [on field/deathseeker] | "
        "field a: bayushi-liar [present] | hand a: way-of-the-scorpion" + MIL,
        look=uses_of("way-of-the-scorpion"),
        seen=False,
        no="field b: ichiro, deathseeker [present] | field a: bayushi-liar [present] | "
        "hand a: way-of-the-scorpion" + MIL,
    ),
    Use(
        "iron-foundations-stance",
        text="field a: togashi-initiate [present] | hand a: iron-foundations-stance" + MIL,
        look=lambda s: (len(row(s, "togashi-initiate").text), len(faces(s, "hand"))),
        seen=(3, 0),
        no="field a: deathseeker [present] | hand a: iron-foundations-stance" + MIL,
    ),
    Use(
        "iron-foundations-stance",
        text="field a: togashi-initiate [present] | hand a: iron-foundations-stance, hurricane-punch" + MIL,
        look=lambda s: (where(s, "iron-foundations-stance"), len(faces(s, "hand"))),
        seen=("discard", 2),
        no="field a: deathseeker [present] | hand a: iron-foundations-stance" + MIL,
        start=lambda s: any(p.face == "hurricane-punch" for p in s.pieces) and go(s, "hurricane-punch"),
    ),
    Use(
        "perceptive-kitsuki",
        text="field a: perceptive-kitsuki [present] | hand b: banzai | ring air: a" + POL,
        look=lambda s: (bool(s.pieces[find(s, "banzai")].known & 1), ring(s, "air").holder),
        seen=(True, -1),
        no="field a: perceptive-kitsuki [present] | hand b: banzai | ring air: b" + POL,
    ),
    Use(
        "25-togashi-mitsu",
        text="field a: 25-togashi-mitsu [present] | field b: doji-whisperer [present] | "
        "hand a: fine-katana, fine-katana, ornate-fan, ornate-fan, fine-katana | honor: 6 6" + MIL,
        look=honor,
        seen=(7, 5),
        no="field a: 25-togashi-mitsu [present]" + MIL,
        choices=("air ring",),
        start=lambda s: three_played("b/doji-whisperer", 5)(s) if any(p.face == "fine-katana" for p in s.pieces) else s,
    ),
    Use(
        "wildfire-kick",
        text=f"field a: togashi-initiate [present] | field b: doji-hotaru [present], brash-samurai [present] | "
        f"hand a: {THREE}, wildfire-kick | fate: 1 0" + MIL,
        look=lambda s: (number(s, "military", "brash-samurai"), number(s, "political", "doji-hotaru")),
        seen=(0, 4),
        no="field a: togashi-initiate [present] | field b: brash-samurai [present] | hand a: wildfire-kick | "
        "fate: 1 0" + MIL,
        start=lambda s: three_played("a/togashi-initiate")(s) if any(p.face == "fine-katana" for p in s.pieces) else s,
    ),
    Answer(
        "fruitful-respite",
        text="field b: deathseeker | hand a: fruitful-respite | first: b | fate: 0 0" + CALM,
        look=fate,
        seen=(2, 0),
        no="field b: deathseeker [bowed] | hand a: fruitful-respite | first: b | fate: 0 0" + CALM,
    ),
    Answer(
        "hida-o-ushi",
        text="field b: hida-o-ushi, akodo-toturi [present] | field a: doji-whisperer [present]" + MIL,
        look=lambda s: conflict_phase(s).extra,
        seen=((1, "military"),),
        no="field a: hida-o-ushi, akodo-toturi [present]" + MIL,
    ),
    Use(
        "hida-sukune",
        text="field b: hida-sukune [present] | field a: deathseeker [present] | hand b: banzai | "
        "deck b: outwit, outwit" + MIL,
        look=lambda s: (faces(s, "hand", 1), where(s, "banzai")),
        seen=(["outwit"], "discard"),
        no="field a: hida-sukune [present] | field b: deathseeker [present]" + MIL,
        choices=("banzai",),
    ),
    Use(
        "moto-eviscerator",
        text="field a: moto-eviscerator, deathseeker [present] | honor: 6 6" + MIL,
        look=each(taking_part, honor),
        seen=(["deathseeker", "moto-eviscerator"], (5, 6)),
        no="field a: moto-eviscerator [present] | honor: 6 6" + MIL,
    ),
    Answer(
        "purifier-apprentice",
        text="field b: purifier-apprentice, akodo-toturi [present] | field a: doji-whisperer [present] | "
        "honor: 6 6" + MIL,
        look=honor,
        seen=(5, 6),
        no="field a: purifier-apprentice, akodo-toturi [present] | honor: 6 6" + MIL,
    ),
    Use(
        "river-of-the-last-stand",
        text="provinces b1: manicured-garden | holdings b1: river-of-the-last-stand | "
        "field a: deathseeker [present] | hand a: banzai, outwit, rout" + MIL,
        look=lambda s: len(faces(s, "hand")),
        seen=2,
        no="provinces b1: manicured-garden | holdings b2: river-of-the-last-stand | "
        "field a: deathseeker [present]" + MIL,
    ),
    Answer(
        "seventh-tower",
        text="provinces b1: manicured-garden | holdings b1: seventh-tower | field b: akodo-toturi [present] | "
        "field a: doji-whisperer [present] | honor: 10 10 | conflict: a military air b1",
        look=prompt,
        seen="ring effect?",
        no="provinces b1: manicured-garden | holdings b2: seventh-tower | field b: akodo-toturi [present] | "
        "field a: doji-whisperer [present] | conflict: a military air b1",
    ),
    Answer(
        "watchtower-of-valor",
        text="provinces b1: manicured-garden | holdings b1: watchtower-of-valor | "
        "field b: akodo-toturi [present] | field a: doji-whisperer [present]" + MIL,
        look=lambda s: len(faces(s, "hand", 1)),
        seen=2,
        no="provinces b1: manicured-garden | holdings b2: watchtower-of-valor | "
        "field b: akodo-toturi [present] | field a: doji-whisperer [present]" + MIL,
    ),
    Use(
        "siege-warfare",
        text="provinces b1: manicured-garden | holdings a1: funeral-pyre | field a: deathseeker [present] | "
        "hand a: siege-warfare" + MIL,
        look=strength,
        seen=2,
        no="provinces b1: manicured-garden | field a: deathseeker [present] | hand a: siege-warfare" + MIL,
    ),
    Use(
        "the-strength-of-the-mountain",
        text="field b: deathseeker [present] | field a: matsu-berserker [present] | "
        "hand b: the-strength-of-the-mountain | fate: 0 3" + MIL,
        look=lambda s: (row(finish(s), "deathseeker").ready, row(s, "matsu-berserker").ready),
        seen=(True, False),
        no="field a: matsu-berserker [present] | hand b: the-strength-of-the-mountain | fate: 0 3" + MIL,
    ),
    Lies(
        "hall-of-victories",
        text="holdings b1: hall-of-victories | field a: deathseeker [present] | honor: 6 6" + MIL,
        look=lambda s: (finish(s), s.honor)[1],
        seen=(7, 6),
        no="field a: deathseeker [present] | honor: 6 6" + MIL,
    ),
    Lies(
        "insolent-outcast",
        text="field a: insolent-outcast, eager-scout [honored] | "
        "field b: deathseeker [honored], doji-whisperer [honored]" + CALM,
        look=each(mil("insolent-outcast"), pol("insolent-outcast")),
        seen=(3, 3),
        no="field a: insolent-outcast, eager-scout [honored] | field b: deathseeker" + CALM,
    ),
    Answer(
        "kenson-no-gakka",
        text="provinces b1: kenson-no-gakka | field b: doji-whisperer [present] | "
        "field a: akodo-toturi [present]" + MIL,
        look=has("doji-whisperer", "honored"),
        seen=1,
        no="provinces b2: kenson-no-gakka | provinces b1: manicured-garden | "
        "field b: doji-whisperer [present] | field a: akodo-toturi [present]" + MIL,
    ),
    Use(
        "kitsu-motso",
        text="field a: kitsu-motso [present] | field b: deathseeker | hand a: banzai | hand b: banzai, outwit" + MIL,
        look=taking_part,
        seen=["deathseeker", "kitsu-motso"],
        no="field a: kitsu-motso [present] | field b: deathseeker | hand a: banzai | hand b: banzai" + MIL,
    ),
    Answer(
        "kyuden-ikoma",
        text="stronghold a: kyuden-ikoma | field a: doji-whisperer [present] | "
        "field b: matsu-berserker, akodo-toturi [present]" + MIL,
        look=up("matsu-berserker"),
        seen=False,
        no="stronghold b: kyuden-ikoma | field a: akodo-toturi [present] | field b: doji-whisperer [present]" + MIL,
        choices=("b/matsu-berserker",),
    ),
    Lies(
        "matsu-gohei",
        text="field a: matsu-gohei [present], deathseeker [present], brash-samurai [present]" + MIL,
        look=lambda s: row(finish(s), "matsu-gohei").ready,
        seen=True,
        no="field a: matsu-gohei [present], deathseeker [present], doji-whisperer [present]" + MIL,
    ),
    Answer(
        "27-matsu-tsuko",
        text="provinces b1: entrenched-position | provinces bs: manicured-garden | "
        "field a: 27-matsu-tsuko [present] | honor: 11 10" + MIL,
        look=has("entrenched-position", "broken"),
        seen=1,
        no="provinces b1: entrenched-position | provinces bs: manicured-garden | "
        "field a: 27-matsu-tsuko [present] | honor: 10 10" + MIL,
    ),
    Use(
        "moto-ariq",
        text="field a: moto-ariq [present] | field b: deathseeker, doji-whisperer [bowed] | honor: 5 6" + MIL,
        look=taking_part,
        seen=["deathseeker", "moto-ariq"],
        no="field a: moto-ariq [present] | field b: deathseeker | honor: 6 6" + MIL,
    ),
    Lies(
        "shosuro-denmaru",
        text="field a: shosuro-denmaru, brash-samurai [honored] | field b: doji-hotaru [honored]" + CALM,
        look=each(glory("doji-hotaru"), glory("brash-samurai")),
        seen=(0, 2),
        no="field a: shosuro-denmaru, brash-samurai [honored] | field b: doji-hotaru" + CALM,
    ),
    Use(
        "honored-general",
        text="field a: honored-general [present] | attached a: tactical-ingenuity [on field/honored-general] | "
        "deck a: fine-katana, banzai, outwit" + MIL,
        look=lambda s: "banzai" in faces(s, "hand"),
        seen=True,
        no="field a: honored-general, deathseeker [present] | "
        "attached a: tactical-ingenuity [on field/honored-general] | deck a: banzai" + MIL,
        choices=("a/deck.2",),
    ),
    Use(
        "yasuki-hikaru",
        text="field b: yasuki-hikaru [present] | field a: akodo-toturi [present], deathseeker [present]" + MIL,
        look=taking_part,
        seen=["deathseeker", "yasuki-hikaru"],
        no="field b: yasuki-hikaru [present] | field a: deathseeker [present]" + MIL,
    ),
]


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
