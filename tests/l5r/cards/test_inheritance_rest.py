"""The Inheritance Cycle, attachments, events and others: what each card changes, and what it must not do."""

import pytest

from coterie.games.l5r.facts.cards import has_trait
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Bonus
from tests.l5r.cards.cases import (
    BMIL,
    BPOL,
    CALM,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    declaring,
    dueling,
    each,
    go,
    has,
    known,
    mil,
    pol,
    table,
    up,
    used,
    zone,
)
from tests.l5r.tools import (
    change,
    declare,
    faces,
    find,
    finish,
    number,
    options,
    ring,
    row,
    taking_part,
    through,
    where,
)


def change_by(s, face, n):
    """The state once a card has been given another military skill by an effect of nobody."""
    change(s, "gain", face, Bonus("military", n, THIS), s.scopes[-1][0], "")
    return s


CASES = [
    Use("adorned-barcha", "field a: akodo-toturi, doji-whisperer [present] | "
        "attached a: adorned-barcha [on field/akodo-toturi] | field b: deathseeker [present]" + MIL,
        each(taking_part, up("deathseeker")), (["akodo-toturi", "deathseeker", "doji-whisperer"], False),
        "field a: akodo-toturi [present] | attached a: adorned-barcha [on field/akodo-toturi] | "
        "field b: deathseeker [present]" + MIL, ("b/deathseeker",)),
    Answer("blade-of-10-000-battles", "field a: akodo-toturi [present] | "
        "attached a: blade-of-10-000-battles [on field/akodo-toturi] | discard a: banzai | honor: 7 6" + MIL,
        zone("banzai"), "hand", "field a: akodo-toturi [present] | "
        "attached a: blade-of-10-000-battles [on field/akodo-toturi] | discard a: banzai | honor: 6 6" + MIL),
    Lies("a-new-name", "field a: wandering-ronin | attached a: a-new-name [on field/wandering-ronin]" + CALM,
        lambda s: has_trait(s, find(s, "wandering-ronin"), "courtier"), True, "field a: wandering-ronin | "
        "attached a: fine-katana [on field/wandering-ronin]" + CALM),
    Use("sharpen-the-mind", "field a: deathseeker | attached a: sharpen-the-mind [on field/deathseeker] | "
        "hand a: banzai" + MIL, each(mil("deathseeker"), zone("banzai")), (5, "discard"), "field a: deathseeker | "
        "attached a: sharpen-the-mind [on field/deathseeker] | hand a: banzai" + CALM, ("banzai",)),
    Use("stride-the-waves", "field a: deathseeker, matsu-berserker [present] | "
        "attached a: stride-the-waves [on field/deathseeker] | ring water: a" + MIL, taking_part,
        ["deathseeker", "matsu-berserker"], "field a: deathseeker, matsu-berserker [present] | "
        "attached a: stride-the-waves [on field/deathseeker] | ring water: b" + MIL),
    Answer("sharpened-tsuruhashi", "field a: deathseeker | attached a: sharpened-tsuruhashi [on field/deathseeker] | "
        "holdings a1: funeral-pyre" + CALM, zone("sharpened-tsuruhashi"), "hand", "field a: deathseeker [present] | "
        "attached a: sharpened-tsuruhashi [on field/deathseeker] | field b: matsu-berserker [present] | "
        "hand b: assassination | honor: 6 9" + BMIL, start=lambda s: go(s,
        "funeral-pyre") if any(p.face == "funeral-pyre" for p in s.pieces) else go(s, "assassination",
        "a/deathseeker")),
    Answer("erudite-prestige", "field a: doji-whisperer [present] | "
        "attached a: erudite-prestige [on field/doji-whisperer] | hand a: banzai" + POL, pol("doji-whisperer"), 4,
        "field a: doji-whisperer, deathseeker [present] | attached a: erudite-prestige [on field/doji-whisperer] | "
        "hand a: banzai" + MIL, start=("banzai", "no")),
    Use("fan-of-command", "field a: doji-whisperer [present], deathseeker [present, bowed] | "
        "attached a: fan-of-command [on field/doji-whisperer]" + POL, up("deathseeker"), True,
        "field a: doji-whisperer, deathseeker [present, bowed] | attached a: fan-of-command [on field/doji-whisperer]"
        + MIL),
    Use("a-perfect-cut", "field a: deathseeker [present] | hand a: a-perfect-cut" + MIL,
        lambda s: (number(s, "military", "deathseeker"), row(finish(s), "deathseeker").count("honored")), (4, 1),
        "field a: doji-whisperer [present] | hand a: a-perfect-cut" + MIL),
    Answer("false-loyalties", "field b: deathseeker [present], matsu-berserker | field a: doji-whisperer [present] | "
        "hand a: false-loyalties | fate: 1 0 | honor: 5 6" + BMIL, taking_part, ["doji-whisperer", "matsu-berserker"],
        "field b: deathseeker [present], matsu-berserker | field a: doji-whisperer [present] | "
        "hand a: false-loyalties | fate: 1 0 | honor: 6 6" + BMIL),
    Use("give-no-ground", "field b: deathseeker [present] | "
        "field a: fearless-sailor [present], matsu-berserker [present] | hand b: give-no-ground | fate: 0 1" + MIL,
        lambda s: number(change_by(s, "deathseeker", -3), "military", "deathseeker"), 4,
        "field a: deathseeker [present] | hand a: give-no-ground | fate: 1 0" + MIL),
    Use("purity-of-spirit", "field a: deathseeker [present] | hand a: purity-of-spirit" + MIL,
        lambda s: (row(s, "deathseeker").count("honored"), row(finish(s), "deathseeker").count("honored")), (1, 0),
        "field a: doji-whisperer [present] | hand a: purity-of-spirit" + MIL),
    Answer("earth-becomes-sky", "field b: prodigy-of-the-waves [bowed] | ring water: b | hand a: earth-becomes-sky | "
        "fate: 1 0" + CALM, up("prodigy-of-the-waves"), False, "field a: prodigy-of-the-waves [bowed] | "
        "ring water: b | hand a: earth-becomes-sky | fate: 1 0" + CALM, start=("prodigy-of-the-waves",)),
    Use("forebearer-s-echoes", "field a: deathseeker [present] | fallen a: akodo-toturi | "
        "hand a: forebearer-s-echoes | fate: 2 0" + MIL, lambda s: (taking_part(s), faces(finish(s), "dynasty")[-1]),
        (["akodo-toturi", "deathseeker"], "akodo-toturi"), "field a: deathseeker [present] | "
        "fallen b: akodo-toturi | hand a: forebearer-s-echoes | fate: 2 0" + MIL),
    Use("fury-of-the-damned", "field a: deathseeker [present], matsu-berserker [present] | "
        "hand a: fury-of-the-damned | fate: 2 0" + MIL, lambda s: (number(s, "military", "deathseeker"),
        where(finish(s), "deathseeker"), where(s, "matsu-berserker")), (4, "fallen", "field"),
        "field a: doji-whisperer [present] | hand a: fury-of-the-damned | fate: 2 0" + MIL,
        ("a/deathseeker", "done")),
    Use("unfulfilled-duty", "field a: deathseeker [bowed], akodo-toturi [bowed], matsu-berserker [bowed, fate 1] | "
        "hand a: unfulfilled-duty | fate: 2 0" + CALM,
        each(up("akodo-toturi"), up("matsu-berserker"), up("deathseeker")), (True, False, False),
        "field a: deathseeker [bowed, fate 1] | hand a: unfulfilled-duty | fate: 2 0" + CALM, ("a/akodo-toturi",)),
    Use("ujik-tactics", "field a: deathseeker, akodo-toturi [present] | hand a: ujik-tactics" + MIL,
        each(mil("deathseeker"), mil("akodo-toturi")), (3, 6), "field a: akodo-toturi [present] | "
        "hand a: ujik-tactics" + MIL),
    Use("rising-stars-kata", "field a: akodo-toturi [present] | hand a: rising-stars-kata" + MIL, mil("akodo-toturi"),
        9, "field a: deathseeker [present] | hand a: rising-stars-kata" + MIL),
    Use("unspoken-etiquette", "field b: deathseeker [present], doji-whisperer [present] | "
        "hand a: unspoken-etiquette | fate: 2 0" + BPOL,
        each(has("deathseeker", "dishonored"), has("doji-whisperer", "dishonored")), (1, 0),
        "field b: doji-whisperer [present] | hand a: unspoken-etiquette | fate: 2 0" + BPOL),
    Use("deduction", "field a: doji-whisperer [present] | field b: deathseeker [present] | ring air: a | "
        "hand a: deduction | fate: 1 0" + POL, lambda s: (row(s, "deathseeker").ready, ring(s, "air").holder),
        (False, -1), "field a: doji-whisperer [present] | field b: deathseeker [present] | ring air: b | "
        "hand a: deduction | fate: 1 0" + POL, ("b/deathseeker",)),
    Answer("outflank", "provinces b1: manicured-garden [down] | field a: deathseeker | "
        "field b: doji-whisperer, brash-samurai | hand a: outflank" + CALM,
        lambda s: any("doji-whisperer" in said for said in options(through(s, "defenders?"))), False,
        "provinces b1: manicured-garden | field a: deathseeker | field b: doji-whisperer, brash-samurai | "
        "hand a: banzai" + CALM, ("b/doji-whisperer",),
        start=lambda s: declare(s, "fire military", "b1", "deathseeker")),
    Use("cloak-of-night", "field a: solemn-scholar [present] | field b: bayushi-liar [present] | "
        "hand a: cloak-of-night | hand b: way-of-the-scorpion | fate: 1 0" + MIL,
        lambda s: (number(s, "glory", "solemn-scholar"), used(s, "way-of-the-scorpion")), (4, []),
        "field a: deathseeker [present] | hand a: cloak-of-night | fate: 1 0" + MIL, ("a/solemn-scholar",)),
    Answer("mantra-of-air", "field a: togashi-initiate | field b: deathseeker | hand a: mantra-of-air | first: b" +
        CALM, lambda s: (row(s, "togashi-initiate").count("honored"), len(faces(s, "hand"))), (1, 1),
        "field a: doji-whisperer | field b: deathseeker | hand a: mantra-of-air | first: b" + CALM,
        start=declaring("air military")),
    Answer("scene-of-the-crime", "provinces b1: scene-of-the-crime [down] | field a: deathseeker | "
        "hand a: banzai, outwit" + CALM,
        lambda s: [bool(p.known >> 1 & 1) for p in s.pieces if p.zone == "hand" and p.place == 0], [True, True],
        "provinces b1: scene-of-the-crime | field a: deathseeker | provinces b2: manicured-garden [down] | "
        "hand a: banzai" + CALM, start=lambda s: declare(s, "fire military",
        "b1" if s.pieces[find(s, "scene-of-the-crime")].down else "b2", "deathseeker")),
    Use("untamed-steppe", "provinces b1: untamed-steppe | provinces b2: manicured-garden | "
        "field a: deathseeker [present]" + MIL, known("manicured-garden"), True, "provinces b2: untamed-steppe | "
        "provinces b1: manicured-garden | field a: deathseeker [present]" + MIL, ("b2/manicured-garden",)),
    Use("into-the-forbidden-city", "provinces b1: into-the-forbidden-city | field a: deathseeker [present] | "
        "attached a: fine-katana [on field/deathseeker]" + MIL, zone("fine-katana"), "discard",
        "provinces b1: into-the-forbidden-city | field a: doji-whisperer, deathseeker [present] | "
        "attached a: fine-katana [on field/doji-whisperer]" + MIL),
    Answer("licensed-quarter", "holdings a1: licensed-quarter | field a: deathseeker [present] | "
        "deck b: banzai, outwit, rout" + MIL, lambda s: faces(s, "discard", 1), ["banzai"],
        "holdings b1: licensed-quarter | field a: deathseeker [present]" + MIL),
    Lies("petal-village-estate", "holdings a1: petal-village-estate | field a: miya-mystic, doji-whisperer" + CALM,
        each(mil("miya-mystic"), mil("doji-whisperer")), (2, 0), "holdings b1: petal-village-estate | "
        "field a: miya-mystic, doji-whisperer" + CALM),
    Use("smuggler-s-cove", "provinces a1: smuggler-s-cove | field a: deathseeker | field b: matsu-berserker [present]"
        + BMIL, taking_part, ["deathseeker", "matsu-berserker"], "provinces a2: smuggler-s-cove | "
        "field a: deathseeker | field b: matsu-berserker [present]" + BMIL),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_rising_stars_kata_is_better_after_a_duel_was_won():
    text = (
        "field a: mirumoto-raitsugu [present] | field b: brash-samurai [present, fate 1] | hand a: rising-stars-kata"
        + MIL
    )
    s = dueling("mirumoto-raitsugu")(table(text))
    before = number(s, "military", "mirumoto-raitsugu")
    go(s, "rising-stars-kata")
    assert number(s, "military", "mirumoto-raitsugu") == before + 5
