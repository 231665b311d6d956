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
    Use("hantei-sotorii", "field a: hantei-sotorii [present] | field b: doji-whisperer [present, dishonored]" + MIL,
        glory("doji-whisperer"), 4, "field a: hantei-sotorii [present]" + POL, ("b/doji-whisperer",)),
    Use("hiruma-signaller", "field b: hiruma-signaller [present], deathseeker [bowed] | "
        "field a: matsu-berserker [present]" + MIL, each(taking_part, up("deathseeker"), zone("hiruma-signaller")),
        (["deathseeker", "matsu-berserker"], True, "fallen"),
        "field a: hiruma-signaller [present], deathseeker [bowed]" + MIL),
    Use("shameless-gossip", "field a: shameless-gossip [present] | field b: deathseeker [honored], brash-samurai" +
        POL, each(has("deathseeker", "honored"), has("brash-samurai", "honored")), (0, 1),
        "field a: shameless-gossip [present] | field b: deathseeker [honored]" + POL),
    Use("shiba-sophist", "field a: shiba-sophist [present] | deck a: banzai, display-of-power, outwit" + MIL,
        lambda s: "display-of-power" in faces(s, "hand"), True, "field a: shiba-sophist, deathseeker [present] | "
        "deck a: display-of-power" + MIL, ("a/deck.2",)),
    Answer("akodo-kaede", "field a: akodo-kaede [fate 1], doji-whisperer | holdings a1: funeral-pyre | "
        "field b: matsu-beiona [present] | hand b: assassination | honor: 6 9" + BMIL,
        each(zone("doji-whisperer"), has("akodo-kaede", "fate")), ("field", 0),
        "field a: akodo-kaede, doji-whisperer | field b: matsu-beiona [present] | hand b: assassination | honor: 6 9"
        + BMIL, start=("assassination",)),
    Use("alluring-patron", "field a: alluring-patron [present] | field b: deathseeker" + MIL,
        has("deathseeker", "dishonored"), 1, "field a: alluring-patron [present] | field b: deathseeker [present]" +
        MIL, ("Dishonor()",)),
    Answer("benevolent-ambassador", "field a: benevolent-ambassador [present] | honor: 6 6" + POL, honor, (7, 7),
        "field a: benevolent-ambassador, deathseeker [present] | honor: 6 6" + MIL),
    Answer("utaku-rumaru", "field a: utaku-rumaru [present], deathseeker [present] | hand a: banzai" + MIL,
        each(has("deathseeker", "honored"), zone("banzai")), (1, "discard"),
        "field a: utaku-rumaru [present], deathseeker | hand a: banzai" + MIL, ("banzai",)),
    Lies("utaku-rumaru", "field a: utaku-rumaru, doji-whisperer [honored], brash-samurai [dishonored]" + CALM,
        each(glory("doji-whisperer"), glory("brash-samurai")), (2, 1), "field b: utaku-rumaru | "
        "field a: doji-whisperer [honored], brash-samurai [dishonored]" + CALM),
    Lies("yogo-preserver", "field a: yogo-preserver, doji-whisperer [dishonored] | holdings a1: funeral-pyre" + CALM,
        lambda s: len(faces(through(s, "window"), "hand")), 3, "field a: yogo-preserver, doji-whisperer | "
        "holdings a1: funeral-pyre" + CALM, start=("funeral-pyre", "a/doji-whisperer")),
    Answer("hida-sugi", "field a: hida-sugi [present] | fallen b: akodo-toturi" + MIL,
        lambda s: faces(s, "dynasty", 1)[-1], "akodo-toturi", "field a: hida-sugi, deathseeker [present] | "
        "fallen b: akodo-toturi" + MIL),
    Answer("isawa-heiko", "field a: isawa-heiko, togashi-initiate [present] | hand a: swell-of-seafoam | fate: 1 0" +
        MIL, each(mil("isawa-heiko"), pol("isawa-heiko")), (5, 0),
        "field a: isawa-heiko, togashi-initiate [present] | hand a: hurricane-punch | fate: 1 0" + MIL,
        ("a/isawa-heiko",), start=lambda s: go(s,
        "swell-of-seafoam" if any(p.face == "swell-of-seafoam" for p in s.pieces) else "hurricane-punch")),
    Lies("matsu-swiftspear", "field a: matsu-swiftspear | hand a: banzai | hand b: banzai, outwit" + CALM,
        mil("matsu-swiftspear"), 4, "field a: matsu-swiftspear | hand a: banzai | hand b: outwit" + CALM),
    Lies("steward-of-the-rich-frog", "field b: steward-of-the-rich-frog, deathseeker [present] | "
        "field a: bayushi-liar [present] | hand a: way-of-the-scorpion, banzai" + MIL, uses_of("way-of-the-scorpion"),
        False, "field b: steward-of-the-rich-frog, deathseeker [present] | field a: bayushi-liar [present] | "
        "hand a: way-of-the-scorpion | hand b: banzai, outwit" + MIL),
    Use("hantei-daisetsu", "field a: hantei-daisetsu [present] | field b: kabuki-hero [present]" + POL,
        lambda s: row(s, "kabuki-hero").text, (), "field a: hantei-daisetsu [present] | "
        "field b: kabuki-hero [present]" + MIL, ("b/kabuki-hero",)),
    Use("righteous-delegate", "field a: righteous-delegate [present] | field b: deathseeker [present]" + MIL,
        each(mil("righteous-delegate"), mil("deathseeker")), (3, 1),
        "field a: righteous-delegate, eager-scout [present] | field b: deathseeker [present]" + MIL),
    Use("student-of-anatomies", "field a: student-of-anatomies, eager-scout | field b: kabuki-hero" + CALM,
        lambda s: (row(s, "kabuki-hero").text, where(s, "eager-scout")), ((), "fallen"),
        "row a1: student-of-anatomies | field a: eager-scout" + CALM, ("a/eager-scout", "b/kabuki-hero")),
    Answer("togashi-yoshi", "field a: togashi-yoshi [present], deathseeker [present] | ring air: - 2 | fate: 0 0" +
        MIL, lambda s: (s.fate, ring(s, "air").fate), ((1, 0), 1),
        "field a: togashi-yoshi [present], deathseeker [present] | fate: 0 0" + MIL),
    Answer("army-of-the-rising-wave", "row a1: army-of-the-rising-wave | fate: 5 0 | ring air: a | ring void: - 1" +
        DYN, lambda s: [each.fate for each in s.rings], [0, 1, 1, 1, 2], "row a1: deathseeker | "
        "field a: army-of-the-rising-wave | fate: 2 0" + DYN,
        start=lambda s: s.choose(next(said for said in options(s) if said.startswith("play a1")))),
    Lies("asako-takahiro", "field a: asako-takahiro [present], doji-whisperer [present, honored] | "
        "field b: deathseeker [present, dishonored], brash-samurai [dishonored]" + MIL,
        each(mil("asako-takahiro"), pol("asako-takahiro")), (3, 3),
        "field a: asako-takahiro, doji-whisperer [present, honored] | field b: deathseeker [present, dishonored]" +
        MIL),
    Answer("quarrelsome-youth", "field a: quarrelsome-youth [present] | field b: akodo-toturi [present] | "
        "hand a: banzai | hand b: banzai, outwit" + MIL, lambda s: len(faces(s, "hand", 1)), 1,
        "field b: quarrelsome-youth [present] | field a: akodo-toturi [present] | hand b: banzai | "
        "hand a: banzai, outwit" + MIL),
    Answer("unified-company", "field a: unified-company [present] | "
        "fallen a: deathseeker, akodo-toturi, doji-whisperer | hand b: banzai, outwit" + MIL, zone("deathseeker"),
        "field", "field a: unified-company [present] | fallen a: deathseeker | hand a: banzai, outwit" + MIL),
    Use("chrysanthemum-steward", "field a: chrysanthemum-steward [present] | discard b: banzai" + POL,
        lambda s: faces(s, "deck", 1)[0], "banzai", "field a: chrysanthemum-steward [present] | discard a: banzai" +
        POL),
    Answer("gallant-quartermaster", "field a: gallant-quartermaster | holdings a1: funeral-pyre | fate: 0 0" + CALM,
        fate, (2, 0), "field a: gallant-quartermaster, deathseeker | holdings a1: funeral-pyre" + CALM,
        start=lambda s: (go(s, "funeral-pyre"), "a/deathseeker" in options(s) and s.choose("a/deathseeker"))),
    Answer("golden-plains-raider", "field a: golden-plains-raider [present] | row b2: akodo-toturi" + MIL,
        zone("akodo-toturi"), "fallen", "field b: golden-plains-raider [present] | row a2: akodo-toturi | "
        "field a: doji-whisperer [present]" + MIL),
    Use("hero-of-three-trees", "field a: hero-of-three-trees [present] | hand a: banzai | hand b: banzai, outwit | "
        "honor: 6 6" + MIL, strength, 2, "field a: hero-of-three-trees [present] | hand a: banzai | hand b: outwit" +
        MIL, ('Gets("strength", -1, Cards(PROVINCE & ATTACKED), "conflict")',)),
    Use("moto-outrider", "field a: moto-outrider [present, bowed]" + MIL, up("moto-outrider"), True,
        "field a: moto-outrider [present, bowed], doji-whisperer [present]" + POL),
    Use("yasuki-hatsu", "field a: yasuki-hatsu [present] | deck a: banzai, fine-katana, outwit | honor: 5 6" + POL,
        lambda s: "fine-katana" in faces(s, "hand"), True, "field a: yasuki-hatsu [present] | deck a: fine-katana | "
        "honor: 6 6" + POL, ("a/deck.2",)),
]  # fmt: skip


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
