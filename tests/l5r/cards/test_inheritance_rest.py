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
    """Return the state once a card has been given another military skill by an effect of nobody."""
    change(s, "gain", face, Bonus("military", n, THIS), s.scopes[-1][0], "")
    return s


CASES = [
    Use(
        "adorned-barcha",
        text="field a: akodo-toturi, doji-whisperer [present] | "
        "attached a: adorned-barcha [on field/akodo-toturi] | field b: deathseeker [present]" + MIL,
        look=each(taking_part, up("deathseeker")),
        seen=(["akodo-toturi", "deathseeker", "doji-whisperer"], False),
        no="field a: akodo-toturi [present] | attached a: adorned-barcha [on field/akodo-toturi] | "
        "field b: deathseeker [present]" + MIL,
        choices=("b/deathseeker",),
    ),
    Answer(
        "blade-of-10-000-battles",
        text="field a: akodo-toturi [present] | attached a: blade-of-10-000-battles [on field/akodo-toturi] | "
        "discard a: banzai | honor: 7 6" + MIL,
        look=zone("banzai"),
        seen="hand",
        no="field a: akodo-toturi [present] | attached a: blade-of-10-000-battles [on field/akodo-toturi] | "
        "discard a: banzai | honor: 6 6" + MIL,
    ),
    Lies(
        "a-new-name",
        text="field a: wandering-ronin | attached a: a-new-name [on field/wandering-ronin]" + CALM,
        look=lambda s: has_trait(s, find(s, "wandering-ronin"), "courtier"),
        seen=True,
        no="field a: wandering-ronin | attached a: fine-katana [on field/wandering-ronin]" + CALM,
    ),
    Use(
        "sharpen-the-mind",
        text="field a: deathseeker | attached a: sharpen-the-mind [on field/deathseeker] | hand a: banzai" + MIL,
        look=each(mil("deathseeker"), zone("banzai")),
        seen=(5, "discard"),
        no="field a: deathseeker | attached a: sharpen-the-mind [on field/deathseeker] | hand a: banzai" + CALM,
        choices=("banzai",),
    ),
    Use(
        "stride-the-waves",
        text="field a: deathseeker, matsu-berserker [present] | "
        "attached a: stride-the-waves [on field/deathseeker] | ring water: a" + MIL,
        look=taking_part,
        seen=["deathseeker", "matsu-berserker"],
        no="field a: deathseeker, matsu-berserker [present] | "
        "attached a: stride-the-waves [on field/deathseeker] | ring water: b" + MIL,
    ),
    Answer(
        "sharpened-tsuruhashi",
        text="field a: deathseeker | attached a: sharpened-tsuruhashi [on field/deathseeker] | "
        "holdings a1: funeral-pyre" + CALM,
        look=zone("sharpened-tsuruhashi"),
        seen="hand",
        no="field a: deathseeker [present] | attached a: sharpened-tsuruhashi [on field/deathseeker] | "
        "field b: matsu-berserker [present] | hand b: assassination | honor: 6 9" + BMIL,
        start=lambda s: (
            go(s, "funeral-pyre")
            if any(p.face == "funeral-pyre" for p in s.pieces)
            else go(s, "assassination", "a/deathseeker")
        ),
    ),
    Answer(
        "erudite-prestige",
        text="field a: doji-whisperer [present] | attached a: erudite-prestige [on field/doji-whisperer] | "
        "hand a: banzai" + POL,
        look=pol("doji-whisperer"),
        seen=4,
        no="field a: doji-whisperer, deathseeker [present] | "
        "attached a: erudite-prestige [on field/doji-whisperer] | hand a: banzai" + MIL,
        start=("banzai", "no"),
    ),
    Use(
        "fan-of-command",
        text="field a: doji-whisperer [present], deathseeker [present, bowed] | "
        "attached a: fan-of-command [on field/doji-whisperer]" + POL,
        look=up("deathseeker"),
        seen=True,
        no="field a: doji-whisperer, deathseeker [present, bowed] | "
        "attached a: fan-of-command [on field/doji-whisperer]" + MIL,
    ),
    Use(
        "a-perfect-cut",
        text="field a: deathseeker [present] | hand a: a-perfect-cut" + MIL,
        look=lambda s: (number(s, "military", "deathseeker"), row(finish(s), "deathseeker").count("honored")),
        seen=(4, 1),
        no="field a: doji-whisperer [present] | hand a: a-perfect-cut" + MIL,
    ),
    Answer(
        "false-loyalties",
        text="field b: deathseeker [present], matsu-berserker | field a: doji-whisperer [present] | "
        "hand a: false-loyalties | fate: 1 0 | honor: 5 6" + BMIL,
        look=taking_part,
        seen=["doji-whisperer", "matsu-berserker"],
        no="field b: deathseeker [present], matsu-berserker | field a: doji-whisperer [present] | "
        "hand a: false-loyalties | fate: 1 0 | honor: 6 6" + BMIL,
    ),
    Use(
        "give-no-ground",
        text="field b: deathseeker [present] | field a: fearless-sailor [present], matsu-berserker [present] | "
        "hand b: give-no-ground | fate: 0 1" + MIL,
        look=lambda s: number(change_by(s, "deathseeker", -3), "military", "deathseeker"),
        seen=4,
        no="field a: deathseeker [present] | hand a: give-no-ground | fate: 1 0" + MIL,
    ),
    Use(
        "purity-of-spirit",
        text="field a: deathseeker [present] | hand a: purity-of-spirit" + MIL,
        look=lambda s: (row(s, "deathseeker").count("honored"), row(finish(s), "deathseeker").count("honored")),
        seen=(1, 0),
        no="field a: doji-whisperer [present] | hand a: purity-of-spirit" + MIL,
    ),
    Answer(
        "earth-becomes-sky",
        text="field b: prodigy-of-the-waves [bowed] | ring water: b | hand a: earth-becomes-sky | fate: 1 0" + CALM,
        look=up("prodigy-of-the-waves"),
        seen=False,
        no="field a: prodigy-of-the-waves [bowed] | ring water: b | hand a: earth-becomes-sky | fate: 1 0" + CALM,
        start=("prodigy-of-the-waves",),
    ),
    Use(
        "forebearer-s-echoes",
        text="field a: deathseeker [present] | fallen a: akodo-toturi | hand a: forebearer-s-echoes | fate: 2 0" + MIL,
        look=lambda s: (taking_part(s), faces(finish(s), "dynasty")[-1]),
        seen=(["akodo-toturi", "deathseeker"], "akodo-toturi"),
        no="field a: deathseeker [present] | fallen b: akodo-toturi | hand a: forebearer-s-echoes | fate: 2 0" + MIL,
    ),
    Use(
        "fury-of-the-damned",
        text="field a: deathseeker [present], matsu-berserker [present] | hand a: fury-of-the-damned | fate: 2 0" + MIL,
        look=lambda s: (
            number(s, "military", "deathseeker"),
            where(finish(s), "deathseeker"),
            where(s, "matsu-berserker"),
        ),
        seen=(4, "fallen", "field"),
        no="field a: doji-whisperer [present] | hand a: fury-of-the-damned | fate: 2 0" + MIL,
        choices=("a/deathseeker", "done"),
    ),
    Use(
        "unfulfilled-duty",
        text="field a: deathseeker [bowed], akodo-toturi [bowed], matsu-berserker [bowed, fate 1] | "
        "hand a: unfulfilled-duty | fate: 2 0" + CALM,
        look=each(up("akodo-toturi"), up("matsu-berserker"), up("deathseeker")),
        seen=(True, False, False),
        no="field a: deathseeker [bowed, fate 1] | hand a: unfulfilled-duty | fate: 2 0" + CALM,
        choices=("a/akodo-toturi",),
    ),
    Use(
        "ujik-tactics",
        text="field a: deathseeker, akodo-toturi [present] | hand a: ujik-tactics" + MIL,
        look=each(mil("deathseeker"), mil("akodo-toturi")),
        seen=(3, 6),
        no="field a: akodo-toturi [present] | hand a: ujik-tactics" + MIL,
    ),
    Use(
        "rising-stars-kata",
        text="field a: akodo-toturi [present] | hand a: rising-stars-kata" + MIL,
        look=mil("akodo-toturi"),
        seen=9,
        no="field a: deathseeker [present] | hand a: rising-stars-kata" + MIL,
    ),
    Use(
        "unspoken-etiquette",
        text="field b: deathseeker [present], doji-whisperer [present] | hand a: unspoken-etiquette | fate: 2 0" + BPOL,
        look=each(has("deathseeker", "dishonored"), has("doji-whisperer", "dishonored")),
        seen=(1, 0),
        no="field b: doji-whisperer [present] | hand a: unspoken-etiquette | fate: 2 0" + BPOL,
    ),
    Use(
        "deduction",
        text="field a: doji-whisperer [present] | field b: deathseeker [present] | ring air: a | "
        "hand a: deduction | fate: 1 0" + POL,
        look=lambda s: (row(s, "deathseeker").ready, ring(s, "air").holder),
        seen=(False, -1),
        no="field a: doji-whisperer [present] | field b: deathseeker [present] | ring air: b | "
        "hand a: deduction | fate: 1 0" + POL,
        choices=("b/deathseeker",),
    ),
    Answer(
        "outflank",
        text="provinces b1: manicured-garden [down] | field a: deathseeker | "
        "field b: doji-whisperer, brash-samurai | hand a: outflank" + CALM,
        look=lambda s: any("doji-whisperer" in said for said in options(through(s, "defenders?"))),
        seen=False,
        no="provinces b1: manicured-garden | field a: deathseeker | field b: doji-whisperer, brash-samurai | "
        "hand a: banzai" + CALM,
        choices=("b/doji-whisperer",),
        start=lambda s: declare(s, "fire military", "b1", "deathseeker"),
    ),
    Use(
        "cloak-of-night",
        text="field a: solemn-scholar [present] | field b: bayushi-liar [present] | hand a: cloak-of-night | "
        "hand b: way-of-the-scorpion | fate: 1 0" + MIL,
        look=lambda s: (number(s, "glory", "solemn-scholar"), used(s, "way-of-the-scorpion")),
        seen=(4, []),
        no="field a: deathseeker [present] | hand a: cloak-of-night | fate: 1 0" + MIL,
        choices=("a/solemn-scholar",),
    ),
    Answer(
        "mantra-of-air",
        text="field a: togashi-initiate | field b: deathseeker | hand a: mantra-of-air | first: b" + CALM,
        look=lambda s: (row(s, "togashi-initiate").count("honored"), len(faces(s, "hand"))),
        seen=(1, 1),
        no="field a: doji-whisperer | field b: deathseeker | hand a: mantra-of-air | first: b" + CALM,
        start=declaring("air military"),
    ),
    Answer(
        "scene-of-the-crime",
        text="provinces b1: scene-of-the-crime [down] | field a: deathseeker | hand a: banzai, outwit" + CALM,
        look=lambda s: [bool(p.known >> 1 & 1) for p in s.pieces if p.zone == "hand" and p.place == 0],
        seen=[True, True],
        no="provinces b1: scene-of-the-crime | field a: deathseeker | provinces b2: manicured-garden [down] | "
        "hand a: banzai" + CALM,
        start=lambda s: declare(
            s, "fire military", "b1" if s.pieces[find(s, "scene-of-the-crime")].down else "b2", "deathseeker"
        ),
    ),
    Use(
        "untamed-steppe",
        text="provinces b1: untamed-steppe | provinces b2: manicured-garden | field a: deathseeker [present]" + MIL,
        look=known("manicured-garden"),
        seen=True,
        no="provinces b2: untamed-steppe | provinces b1: manicured-garden | field a: deathseeker [present]" + MIL,
        choices=("b2/manicured-garden",),
    ),
    Use(
        "into-the-forbidden-city",
        text="provinces b1: into-the-forbidden-city | field a: deathseeker [present] | "
        "attached a: fine-katana [on field/deathseeker]" + MIL,
        look=zone("fine-katana"),
        seen="discard",
        no="provinces b1: into-the-forbidden-city | field a: doji-whisperer, deathseeker [present] | "
        "attached a: fine-katana [on field/doji-whisperer]" + MIL,
    ),
    Answer(
        "licensed-quarter",
        text="holdings a1: licensed-quarter | field a: deathseeker [present] | deck b: banzai, outwit, rout" + MIL,
        look=lambda s: faces(s, "discard", 1),
        seen=["banzai"],
        no="holdings b1: licensed-quarter | field a: deathseeker [present]" + MIL,
    ),
    Lies(
        "petal-village-estate",
        text="holdings a1: petal-village-estate | field a: miya-mystic, doji-whisperer" + CALM,
        look=each(mil("miya-mystic"), mil("doji-whisperer")),
        seen=(2, 0),
        no="holdings b1: petal-village-estate | field a: miya-mystic, doji-whisperer" + CALM,
    ),
    Use(
        "smuggler-s-cove",
        text="provinces a1: smuggler-s-cove | field a: deathseeker | field b: matsu-berserker [present]" + BMIL,
        look=taking_part,
        seen=["deathseeker", "matsu-berserker"],
        no="provinces a2: smuggler-s-cove | field a: deathseeker | field b: matsu-berserker [present]" + BMIL,
    ),
]


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
