"""The Inheritance Cycle, characters: what each card changes, and what it must not do."""

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
    doing,
    each,
    fate,
    glory,
    go,
    has,
    honor,
    mil,
    pol,
    strength,
    table,
    up,
    used,
    uses_of,
    zone,
)
from tests.l5r.tools import faces, options, prompt, ring, row, taking_part, through, where

CASES = [
    Use(
        "hantei-sotorii",
        text="field a: hantei-sotorii [present] | field b: doji-whisperer [present, dishonored]" + MIL,
        look=glory("doji-whisperer"),
        seen=4,
        no="field a: hantei-sotorii [present]" + POL,
        choices=("b/doji-whisperer",),
    ),
    Use(
        "hiruma-signaller",
        text="field b: hiruma-signaller [present], deathseeker [bowed] | field a: matsu-berserker [present]" + MIL,
        look=each(taking_part, up("deathseeker"), zone("hiruma-signaller")),
        seen=(["deathseeker", "matsu-berserker"], True, "fallen"),
        no="field a: hiruma-signaller [present], deathseeker [bowed]" + MIL,
    ),
    Use(
        "shameless-gossip",
        text="field a: shameless-gossip [present] | field b: deathseeker [honored], brash-samurai" + POL,
        look=each(has("deathseeker", "honored"), has("brash-samurai", "honored")),
        seen=(0, 1),
        no="field a: shameless-gossip [present] | field b: deathseeker [honored]" + POL,
    ),
    Use(
        "shiba-sophist",
        text="field a: shiba-sophist [present] | deck a: banzai, display-of-power, outwit" + MIL,
        look=lambda s: "display-of-power" in faces(s, "hand"),
        seen=True,
        no="field a: shiba-sophist, deathseeker [present] | deck a: display-of-power" + MIL,
        choices=("a/deck.2",),
    ),
    Answer(
        "akodo-kaede",
        text="field a: akodo-kaede [fate 1], doji-whisperer | holdings a1: funeral-pyre | "
        "field b: matsu-beiona [present] | hand b: assassination | honor: 6 9" + BMIL,
        look=each(zone("doji-whisperer"), has("akodo-kaede", "fate")),
        seen=("field", 0),
        no="field a: akodo-kaede, doji-whisperer | field b: matsu-beiona [present] | hand b: assassination | "
        "honor: 6 9" + BMIL,
        start=("assassination",),
    ),
    Use(
        "alluring-patron",
        text="field a: alluring-patron [present] | field b: deathseeker" + MIL,
        look=has("deathseeker", "dishonored"),
        seen=1,
        no="field a: alluring-patron [present] | field b: deathseeker [present]" + MIL,
        choices=("Dishonor()",),
    ),
    Answer(
        "benevolent-ambassador",
        text="field a: benevolent-ambassador [present] | honor: 6 6" + POL,
        look=honor,
        seen=(7, 7),
        no="field a: benevolent-ambassador, deathseeker [present] | honor: 6 6" + MIL,
    ),
    Answer(
        "utaku-rumaru",
        text="field a: utaku-rumaru [present], deathseeker [present] | hand a: banzai" + MIL,
        look=each(has("deathseeker", "honored"), zone("banzai")),
        seen=(1, "discard"),
        no="field a: utaku-rumaru [present], deathseeker | hand a: banzai" + MIL,
        choices=("banzai",),
    ),
    Lies(
        "utaku-rumaru",
        text="field a: utaku-rumaru, doji-whisperer [honored], brash-samurai [dishonored]" + CALM,
        look=each(glory("doji-whisperer"), glory("brash-samurai")),
        seen=(2, 1),
        no="field b: utaku-rumaru | field a: doji-whisperer [honored], brash-samurai [dishonored]" + CALM,
    ),
    Lies(
        "yogo-preserver",
        text="field a: yogo-preserver, doji-whisperer [dishonored] | holdings a1: funeral-pyre" + CALM,
        look=lambda s: len(faces(through(s, "window"), "hand")),
        seen=3,
        no="field a: yogo-preserver, doji-whisperer | holdings a1: funeral-pyre" + CALM,
        start=("funeral-pyre", "a/doji-whisperer"),
    ),
    Answer(
        "hida-sugi",
        text="field a: hida-sugi [present] | fallen b: akodo-toturi" + MIL,
        look=lambda s: faces(s, "dynasty", 1)[-1],
        seen="akodo-toturi",
        no="field a: hida-sugi, deathseeker [present] | fallen b: akodo-toturi" + MIL,
    ),
    Answer(
        "isawa-heiko",
        text="field a: isawa-heiko, togashi-initiate [present] | hand a: swell-of-seafoam | fate: 1 0" + MIL,
        look=each(mil("isawa-heiko"), pol("isawa-heiko")),
        seen=(5, 0),
        no="field a: isawa-heiko, togashi-initiate [present] | hand a: hurricane-punch | fate: 1 0" + MIL,
        start=lambda s: go(
            s, "swell-of-seafoam" if any(p.face == "swell-of-seafoam" for p in s.pieces) else "hurricane-punch"
        ),
    ),
    Lies(
        "matsu-swiftspear",
        text="field a: matsu-swiftspear | hand a: banzai | hand b: banzai, outwit" + CALM,
        look=mil("matsu-swiftspear"),
        seen=4,
        no="field a: matsu-swiftspear | hand a: banzai | hand b: outwit" + CALM,
    ),
    Lies(
        "steward-of-the-rich-frog",
        text="field b: steward-of-the-rich-frog, deathseeker [present] | field a: bayushi-liar [present] | "
        "hand a: way-of-the-scorpion, banzai" + MIL,
        look=uses_of("way-of-the-scorpion"),
        seen=False,
        no="field b: steward-of-the-rich-frog, deathseeker [present] | field a: bayushi-liar [present] | "
        "hand a: way-of-the-scorpion | hand b: banzai, outwit" + MIL,
    ),
    Use(
        "hantei-daisetsu",
        text="field a: hantei-daisetsu [present] | field b: kabuki-hero [present]" + POL,
        look=lambda s: row(s, "kabuki-hero").text,
        seen=(),
        no="field a: hantei-daisetsu [present] | field b: kabuki-hero [present]" + MIL,
        choices=("b/kabuki-hero",),
    ),
    Use(
        "righteous-delegate",
        text="field a: righteous-delegate [present] | field b: deathseeker [present]" + MIL,
        look=each(mil("righteous-delegate"), mil("deathseeker")),
        seen=(3, 1),
        no="field a: righteous-delegate, eager-scout [present] | field b: deathseeker [present]" + MIL,
    ),
    Use(
        "student-of-anatomies",
        text="field a: student-of-anatomies, eager-scout | field b: kabuki-hero" + CALM,
        look=lambda s: (row(s, "kabuki-hero").text, where(s, "eager-scout")),
        seen=((), "fallen"),
        no="row a1: student-of-anatomies | field a: eager-scout" + CALM,
        choices=("a/eager-scout", "b/kabuki-hero"),
    ),
    Answer(
        "togashi-yoshi",
        text="field a: togashi-yoshi [present], deathseeker [present] | ring air: - 2 | fate: 0 0" + MIL,
        look=lambda s: (s.fate, ring(s, "air").fate),
        seen=((1, 0), 1),
        no="field a: togashi-yoshi [present], deathseeker [present] | fate: 0 0" + MIL,
    ),
    Answer(
        "army-of-the-rising-wave",
        text="row a1: army-of-the-rising-wave | fate: 5 0 | ring air: a | ring void: - 1" + DYN,
        look=lambda s: [each.fate for each in s.rings],
        seen=[0, 1, 1, 1, 2],
        no="row a1: deathseeker | field a: army-of-the-rising-wave | fate: 2 0" + DYN,
        start=lambda s: s.choose(next(said for said in options(s) if said.startswith("play a1"))),
    ),
    Lies(
        "asako-takahiro",
        text="field a: asako-takahiro [present], doji-whisperer [present, honored] | "
        "field b: deathseeker [present, dishonored], brash-samurai [dishonored]" + MIL,
        look=each(mil("asako-takahiro"), pol("asako-takahiro")),
        seen=(3, 3),
        no="field a: asako-takahiro, doji-whisperer [present, honored] | "
        "field b: deathseeker [present, dishonored]" + MIL,
    ),
    Answer(
        "quarrelsome-youth",
        text="field a: quarrelsome-youth [present] | field b: akodo-toturi [present] | hand a: banzai | "
        "hand b: banzai, outwit" + MIL,
        look=lambda s: len(faces(s, "hand", 1)),
        seen=1,
        no="field b: quarrelsome-youth [present] | field a: akodo-toturi [present] | hand b: banzai | "
        "hand a: banzai, outwit" + MIL,
    ),
    Answer(
        "unified-company",
        text="field a: unified-company [present] | fallen a: deathseeker, akodo-toturi, doji-whisperer | "
        "hand b: banzai, outwit" + MIL,
        look=zone("deathseeker"),
        seen="field",
        no="field a: unified-company [present] | fallen a: deathseeker | hand a: banzai, outwit" + MIL,
    ),
    Use(
        "chrysanthemum-steward",
        text="field a: chrysanthemum-steward [present] | discard b: banzai" + POL,
        look=lambda s: faces(s, "deck", 1)[0],
        seen="banzai",
        no="field a: chrysanthemum-steward [present] | discard a: banzai" + POL,
    ),
    Answer(
        "gallant-quartermaster",
        text="field a: gallant-quartermaster | holdings a1: funeral-pyre | fate: 0 0" + CALM,
        look=fate,
        seen=(2, 0),
        no="field a: gallant-quartermaster, deathseeker | holdings a1: funeral-pyre" + CALM,
        start=lambda s: (go(s, "funeral-pyre"), "a/deathseeker" in options(s) and s.choose("a/deathseeker")),
    ),
    Answer(
        "golden-plains-raider",
        text="field a: golden-plains-raider [present] | row b2: akodo-toturi" + MIL,
        look=zone("akodo-toturi"),
        seen="fallen",
        no="field b: golden-plains-raider [present] | row a2: akodo-toturi | field a: doji-whisperer [present]" + MIL,
    ),
    Use(
        "hero-of-three-trees",
        text="field a: hero-of-three-trees [present] | hand a: banzai | hand b: banzai, outwit | honor: 6 6" + MIL,
        look=strength,
        seen=2,
        no="field a: hero-of-three-trees [present] | hand a: banzai | hand b: outwit" + MIL,
        choices=('Choose(Cards(PROVINCE & ATTACKED), Gets("strength", -1, until="conflict"))',),
    ),
    Use(
        "moto-outrider",
        text="field a: moto-outrider [present, bowed]" + MIL,
        look=up("moto-outrider"),
        seen=True,
        no="field a: moto-outrider [present, bowed], doji-whisperer [present]" + POL,
    ),
    Use(
        "yasuki-hatsu",
        text="field a: yasuki-hatsu [present] | deck a: banzai, fine-katana, outwit | honor: 5 6" + POL,
        look=lambda s: "fine-katana" in faces(s, "hand"),
        seen=True,
        no="field a: yasuki-hatsu [present] | deck a: fine-katana | honor: 6 6" + POL,
        choices=("a/deck.2",),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_warden_of_the_damned_makes_each_player_sacrifice_who_is_dishonored():
    s = through(
        table(
            "field a: warden-of-the-damned [fate 1], doji-whisperer [dishonored, fate 1] | "
            "field b: deathseeker [dishonored, fate 1], eager-scout [fate 1]" + CALM
        ),
        "clear?",
        "bid?",
    )
    assert [where(s, face) for face in ("doji-whisperer", "deathseeker", "eager-scout")] == [
        "fallen",
        "fallen",
        "field",
    ]


def test_hitsu_do_disciple_dishonors_after_three_cards():
    s = table(
        "field a: hitsu-do-disciple [present] | field b: doji-whisperer [present] | "
        "hand a: fine-katana, fine-katana, ornate-fan" + MIL
    )
    for _ in range(3):
        assert used(s.clone(), "hitsu-do-disciple") == []
        doing(
            *[
                said
                for said in ("play fine-katana", "play ornate-fan")
                if any(p.face == said[5:] and p.zone == "hand" for p in s.pieces)
            ][:1],
            "b/doji-whisperer",
        )(s)
        if prompt(s) == "too many?":
            s.choose(options(s)[0])
    go(s, "hitsu-do-disciple")
    assert row(s, "doji-whisperer").count("dishonored") == 1


def test_valiant_oathkeeper_has_no_text():
    from coterie.games.l5r.cards import CARDS

    assert CARDS["valiant-oathkeeper"].text == ""
    assert CARDS["valiant-oathkeeper"].cost == 1
