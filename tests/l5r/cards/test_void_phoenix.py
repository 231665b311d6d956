"""Disciples of the Void: what each card changes, and what it must not do."""

import pytest

from coterie.games.l5r.facts.prices import price
from tests.l5r.cards.cases import (
    BPOL,
    CALM,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    doing,
    each,
    fate,
    glory,
    go,
    has,
    mil,
    pol,
    table,
    used,
    zone,
)
from tests.l5r.tools import change, faces, find, finish, options, prompt, row, taking_part, through, where

CASES = [
    Use(
        "clarity-of-purpose",
        text="field a: deathseeker [present] | field b: brash-samurai [present] | hand a: clarity-of-purpose | "
        "fate: 1 0" + POL,
        look=lambda s: row(finish(s), "deathseeker").ready,
        seen=True,
        no="field b: deathseeker [present] | hand a: clarity-of-purpose | fate: 1 0" + BPOL,
    ),
    Answer(
        "doji-shigeru",
        text="field a: doji-shigeru [present] | field b: deathseeker [present] | hand b: banzai, outwit" + POL,
        look=lambda s: faces(s, "hand", 1),
        seen=[],
        no="field a: doji-shigeru, eager-scout [present] | field b: deathseeker [present] | "
        "hand b: banzai, outwit" + POL,
        choices=("outwit",),
        start=("banzai", "b/deathseeker", "no"),
    ),
    Lies(
        "favor-of-the-kami",
        text="field a: doji-whisperer | attached a: favor-of-the-kami [on field/doji-whisperer]" + CALM,
        look=glory("doji-whisperer"),
        seen=2,
        no="field a: doji-whisperer" + CALM,
    ),
    Answer(
        "fushicho",
        text="field a: fushicho | holdings a1: funeral-pyre | fallen a: solemn-scholar, doji-whisperer" + CALM,
        look=each(zone("solemn-scholar"), has("solemn-scholar", "fate")),
        seen=("field", 1),
        no="field a: fushicho | holdings a1: funeral-pyre | fallen a: doji-whisperer" + CALM,
        start=("funeral-pyre",),
    ),
    Use(
        "guardian-kami",
        text="field b: guardian-kami [present], eager-scout | field a: deathseeker [present] | honor: 6 6 | "
        "conflict: a military air b1",
        look=each(zone("guardian-kami"), lambda s: prompt(s), lambda s: s.question.seat),
        seen=("discard", "ring effect?", 1),
        no="field a: guardian-kami [present] | field b: deathseeker [present] | conflict: a military air b1",
    ),
    Use(
        "kami-unleashed",
        text="field a: kami-unleashed [present], deathseeker | field b: eager-scout [present] | "
        "conflict: a military air b1",
        look=each(zone("kami-unleashed"), lambda s: prompt(s), lambda s: s.question.seat),
        seen=("discard", "ring effect?", 0),
        no="field b: kami-unleashed [present] | field a: deathseeker [present] | conflict: a military air b1",
    ),
    Lies(
        "hida-amoro",
        text="first: b | field a: hida-amoro | field b: doji-whisperer" + CALM,
        look=lambda s: (passes(s), where(s, "doji-whisperer"))[1],
        seen="fallen",
        no="first: b | field a: deathseeker | field b: doji-whisperer" + CALM,
    ),
    Use(
        "ikoma-tsanuri",
        text="field a: ikoma-tsanuri [present], deathseeker [present], brash-samurai [present] | "
        "field b: eager-scout [present]" + MIL,
        look=each(mil("ikoma-tsanuri"), pol("deathseeker"), mil("eager-scout")),
        seen=(3, 2, 0),
        no="field a: ikoma-tsanuri [present], deathseeker [present], doji-whisperer [present]" + MIL,
    ),
    Lies(
        "inquisitive-ishika",
        text="field a: inquisitive-ishika | field b: deathseeker [present] | hand a: display-of-power" + MIL,
        look=lambda s: price(s, find(s, "display-of-power"), 0),
        seen=1,
        no="field a: inquisitive-ishika | field b: deathseeker [present] | hand a: display-of-power | "
        "conflict: b military air a1",
    ),
    Use(
        "karmic-twist",
        text="field b: deathseeker [fate 3], eager-scout | field a: doji-whisperer | hand a: karmic-twist | "
        "fate: 1 0" + CALM,
        look=each(has("deathseeker", "fate"), has("eager-scout", "fate")),
        seen=(0, 3),
        no="field b: deathseeker [fate 3], eager-scout [fate 1] | field a: doji-whisperer | "
        "hand a: karmic-twist | fate: 1 0" + CALM,
    ),
    Lies(
        "katana-of-fire",
        text="field a: isawa-masahiro | attached a: katana-of-fire [on field/isawa-masahiro] | ring fire: a" + CALM,
        look=mil("isawa-masahiro"),
        seen=3 + 2 + 2,
        no="field a: isawa-masahiro | attached a: katana-of-fire [on field/isawa-masahiro] | ring fire: b" + CALM,
    ),
    Use(
        "moto-nergui",
        text="field a: moto-nergui [present] | field b: doji-hotaru [present], deathseeker [present]" + MIL,
        look=taking_part,
        seen=["deathseeker", "moto-nergui"],
        no="field a: moto-nergui [present] | field b: doji-hotaru [present]" + POL,
    ),
    Answer(
        "pacifist-philosopher",
        text="field a: pacifist-philosopher | field b: deathseeker | fate: 0 0" + CALM,
        look=fate,
        seen=(1, 0),
        no="field b: deathseeker | row a1: pacifist-philosopher" + CALM,
    ),
    Answer(
        "shiba-tetsu",
        text="field a: shiba-tetsu [present], solemn-scholar | hand a: benten-s-touch" + MIL,
        look=each(mil("shiba-tetsu"), pol("shiba-tetsu")),
        seen=(4, 3),
        no="field a: shiba-tetsu [present], solemn-scholar | hand a: fine-katana" + MIL,
        start=lambda s: (
            go(s, "benten-s-touch")
            if any(each.face == "benten-s-touch" for each in s.pieces)
            else doing("play fine-katana", "a/solemn-scholar")(s)
        ),
    ),
    Answer(
        "the-path-of-man",
        text="field a: akodo-toturi [present] | hand a: the-path-of-man" + MIL,
        look=fate,
        seen=(2, 0),
        no="field a: honored-general [present] | hand a: the-path-of-man" + MIL,
    ),
    Answer(
        "yogo-kikuyo",
        text="field a: deathseeker [present], solemn-scholar | field b: eager-scout [present] | "
        "hand a: benten-s-touch | hand b: yogo-kikuyo" + MIL,
        look=each(zone("yogo-kikuyo"), has("deathseeker", "honored")),
        seen=("field", 0),
        no="field a: deathseeker [present], solemn-scholar | field b: eager-scout [present] | "
        "hand a: banzai | hand b: yogo-kikuyo" + MIL,
        start=lambda s: (
            go(s, "benten-s-touch")
            if any(each.face == "benten-s-touch" for each in s.pieces)
            else go(s, "banzai", "a/deathseeker", "no")
        ),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def passes(s):
    """The state once a player has passed on a conflict, and what must follow has been chosen."""
    through(s, "declare?")
    s.choose("pass")
    for _ in range(3):
        if prompt(s) == "window":
            break
        s.choose(s.question.default)


def test_fire_elemental_guard_discards_an_attachment_after_three_spells():
    text = (
        "field a: fire-elemental-guard [present], solemn-scholar, void-wielder, isawa-masahiro | "
        "attached b: fine-katana [on field/deathseeker] | field b: deathseeker [present] | "
        "hand a: benten-s-touch, benten-s-touch, benten-s-touch" + MIL
    )
    s = table(text)
    for _ in range(3):
        assert used(s.clone(), "fire-elemental-guard") == []
        go(s, "benten-s-touch")
        while prompt(s) == "choose":
            s.choose(options(s)[0])
        for each_ in ("fire-elemental-guard",):
            change(s, "untoken", each_)
    go(s, "fire-elemental-guard")
    assert where(s, "fine-katana") == "discard"


def test_fire_tensai_initiate_has_no_text():
    from coterie.games.l5r.cards import CARDS

    assert CARDS["fire-tensai-initiate"].text == ""
    assert CARDS["fire-tensai-initiate"].traits == ("shugenja", "fire", "scholar")
