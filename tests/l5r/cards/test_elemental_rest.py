"""The Elemental Cycle, attachments, events and holdings: what each card changes, and what it must not do."""

import pytest

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
    doing,
    dueling,
    each,
    glory,
    go,
    has,
    honor,
    mil,
    strength,
    table,
    up,
    used,
    uses_of,
    zone,
)
from tests.l5r.tools import borne, declare, faces, options, possible, ring, row, taking_part

CASES = [
    Use(
        "formal-invitation",
        text="field a: doji-hotaru | attached a: formal-invitation [on field/doji-hotaru] | "
        "field b: deathseeker [present]" + BPOL,
        look=taking_part,
        seen=["deathseeker", "doji-hotaru"],
        no="field a: doji-hotaru | attached a: formal-invitation [on field/doji-hotaru] | "
        "field b: deathseeker [present]" + BMIL,
    ),
    Lies(
        "writ-of-authority",
        text="field a: doji-whisperer, kabuki-hero [present] | "
        "attached a: writ-of-authority [on field/doji-whisperer] | honor: 5 6 | fate: 1 0" + POL,
        look=zone("writ-of-authority"),
        seen="discard",
        no="field a: doji-whisperer, kabuki-hero [present] | "
        "attached a: writ-of-authority [on field/doji-whisperer] | honor: 6 6 | fate: 1 0" + POL,
        start=("kabuki-hero",),
    ),
    Answer(
        "icon-of-favor",
        text="field a: deathseeker [present] | attached a: icon-of-favor [on field/deathseeker]" + MIL,
        look=has("deathseeker", "honored"),
        seen=1,
        no="field a: deathseeker [present] | attached a: icon-of-favor [on field/deathseeker] | "
        "conflict: a military air b1",
    ),
    Lies(
        "icon-of-favor",
        text="field a: doji-whisperer | attached a: icon-of-favor [on field/doji-whisperer] | favor: a" + CALM,
        look=glory("doji-whisperer"),
        seen=2,
        no="field a: doji-whisperer | attached a: icon-of-favor [on field/doji-whisperer] | favor: b" + CALM,
    ),
    Use(
        "invocation-of-ash",
        text="field a: deathseeker, doji-whisperer [fate 1] | "
        "attached a: invocation-of-ash [on field/deathseeker] | honor: 6 6" + CALM,
        look=each(lambda s: borne(s, "doji-whisperer"), has("doji-whisperer", "fate"), honor),
        seen=(["invocation-of-ash"], 0, (5, 6)),
        no="field a: deathseeker | attached a: invocation-of-ash [on field/deathseeker] | honor: 6 6" + CALM,
    ),
    Use(
        "smoke",
        text="field a: deathseeker [present] | attached a: smoke [on field/deathseeker] | "
        "field b: matsu-berserker [present], akodo-toturi [present]" + MIL,
        look=each(mil("matsu-berserker"), mil("akodo-toturi"), zone("smoke")),
        seen=(1, 6, "discard"),
        no="field a: deathseeker [present] | attached a: smoke [on field/deathseeker, bowed] | "
        "field b: matsu-berserker [present]" + MIL,
    ),
    Use(
        "wicked-tetsubo",
        text="field a: matsu-berserker [present] | attached a: wicked-tetsubo [on field/matsu-berserker] | "
        "field b: akodo-toturi [present]" + MIL,
        look=mil("akodo-toturi"),
        seen=0,
        no="field b: matsu-berserker [present] | attached b: wicked-tetsubo [on field/matsu-berserker] | "
        "field a: akodo-toturi [present]" + MIL,
        choices=('Gain(Sets("military", 0, THIS), until="conflict")',),
    ),
    Answer(
        "hawk-tattoo",
        text="field a: togashi-initiate | hand a: hawk-tattoo, banzai | fate: 1 0 | "
        "field b: deathseeker [present]" + BMIL,
        look=each(taking_part, lambda s: s.question.seat),
        seen=(["deathseeker", "togashi-initiate"], 0),
        no="field a: togashi-initiate | hand a: hawk-tattoo | fate: 1 0" + CALM,
        start=doing("play hawk-tattoo"),
    ),
    Use(
        "heroic-resolve",
        text="field a: deathseeker [bowed] | attached a: heroic-resolve [on field/deathseeker] | ring air: a | "
        "ring void: a" + CALM,
        look=up("deathseeker"),
        seen=True,
        no="field a: deathseeker [bowed] | attached a: heroic-resolve [on field/deathseeker] | ring air: a | "
        "ring void: b" + CALM,
    ),
    Lies(
        "pragmatism",
        text="field a: doji-whisperer | attached a: pragmatism [on field/doji-whisperer] | honor: 5 6" + CALM,
        look=each(mil("doji-whisperer"), lambda s: possible(s, "honored", "doji-whisperer")),
        seen=(2, False),
        no="field a: doji-whisperer | attached a: pragmatism [on field/doji-whisperer] | honor: 6 6" + CALM,
    ),
    Use(
        "even-the-odds",
        text="field a: gifted-tactician, deathseeker [present] | "
        "field b: matsu-berserker [present], brash-samurai [present] | hand a: even-the-odds" + MIL,
        look=each(taking_part, has("gifted-tactician", "honored")),
        seen=(["brash-samurai", "deathseeker", "gifted-tactician", "matsu-berserker"], 1),
        no="field a: gifted-tactician, deathseeker [present] | field b: matsu-berserker [present] | "
        "hand a: even-the-odds" + MIL,
    ),
    Use(
        "hurricane-punch",
        text="field a: togashi-initiate [present] | hand a: hurricane-punch" + MIL,
        look=each(mil("togashi-initiate"), lambda s: len(faces(s, "hand"))),
        seen=(3, 1),
        no="field a: deathseeker [present] | hand a: hurricane-punch" + MIL,
    ),
    Use(
        "winds-of-change",
        text="hand a: winds-of-change | ring air: b" + CALM,
        look=lambda s: ring(s, "air").holder,
        seen=-1,
        no="hand a: winds-of-change | ring fire: b" + CALM,
    ),
    Use(
        "press-of-battle",
        text="field a: deathseeker [present], doji-whisperer [present] | field b: matsu-berserker [present] | "
        "hand a: press-of-battle" + MIL,
        look=up("matsu-berserker"),
        seen=False,
        no="field a: deathseeker [present] | field b: matsu-berserker [present] | hand a: press-of-battle" + MIL,
        choices=("b/matsu-berserker",),
    ),
    Use(
        "sabotage",
        text="field a: deathseeker [present] | row b1: akodo-toturi | hand a: sabotage" + MIL,
        look=zone("akodo-toturi"),
        seen="fallen",
        no="field a: deathseeker [present] | row b1: akodo-toturi | hand a: sabotage" + POL,
    ),
    Use(
        "spreading-the-darkness",
        text="field a: deathseeker [present] | field b: bayushi-liar [present] | "
        "hand a: spreading-the-darkness | hand b: way-of-the-scorpion | honor: 6 6" + MIL,
        look=each(mil("deathseeker"), honor, uses_of("way-of-the-scorpion")),
        seen=(6, (4, 6), False),
        no="field a: deathseeker [present] | hand a: spreading-the-darkness | honor: 1 6" + MIL,
    ),
    Answer(
        "insult-to-injury",
        text="field a: doji-challenger [present], daring-challenger [present] | "
        "field b: brash-samurai [present] | hand a: insult-to-injury" + MIL,
        look=has("brash-samurai", "dishonored"),
        seen=1,
        no="field a: deathseeker [present] | holdings a1: mirumoto-dojo | field b: brash-samurai [present] | "
        "hand a: insult-to-injury" + MIL,
        start=lambda s: dueling(
            "daring-challenger" if any(p.face == "daring-challenger" for p in s.pieces) else "mirumoto-dojo"
        )(s),
    ),
    Use(
        "deceptive-offer",
        text="field a: deathseeker [present] | hand a: deceptive-offer | honor: 6 6" + MIL,
        look=each(mil("deathseeker"), honor),
        seen=(2, (7, 5)),
        no="field a: deathseeker | field b: matsu-berserker [present] | hand a: deceptive-offer" + BMIL,
        choices=("TakeHonor()",),
    ),
    Use(
        "fight-on",
        text="field a: deathseeker [bowed] | field b: matsu-berserker [present] | hand a: fight-on | fate: 1 0" + BMIL,
        look=each(taking_part, up("deathseeker")),
        seen=(["deathseeker", "matsu-berserker"], True),
        no="field a: deathseeker [bowed], doji-whisperer [present] | hand a: fight-on | fate: 1 0" + MIL,
    ),
    Use(
        "soul-beyond-reproach",
        text="field a: deathseeker [dishonored] | hand a: soul-beyond-reproach | fate: 1 0" + CALM,
        look=has("deathseeker", "honored"),
        seen=1,
        no="field a: deathseeker [honored] | hand a: soul-beyond-reproach | fate: 1 0" + CALM,
    ),
    Answer(
        "mantra-of-earth",
        text="field a: togashi-initiate | field b: deathseeker | hand a: mantra-of-earth | first: b" + CALM,
        look=lambda s: (len(faces(s, "hand")), len(row(s, "togashi-initiate").text)),
        seen=(1, 2),
        no="field a: doji-whisperer | field b: deathseeker | hand a: mantra-of-earth | first: b" + CALM,
        start=declaring("earth military"),
    ),
    Use(
        "unleash-the-djinn",
        text="field a: deathseeker [present] | field b: akodo-toturi [present] | hand a: unleash-the-djinn | "
        "honor: 6 6" + MIL,
        look=each(mil("akodo-toturi"), mil("deathseeker"), honor),
        seen=(3, 3, (3, 6)),
        no="field a: deathseeker [present] | hand a: unleash-the-djinn | honor: 2 6" + MIL,
    ),
    Answer(
        "hisu-mori-toride",
        text="stronghold a: hisu-mori-toride | field a: akodo-toturi [present], deathseeker" + MIL,
        look=zone("deathseeker"),
        seen="fallen",
        no="stronghold a: hisu-mori-toride | field a: akodo-toturi [present], deathseeker" + POL,
        choices=("a/deathseeker",),
    ),
    Answer(
        "14-hisu-mori-toride",
        text="stronghold a: 14-hisu-mori-toride | field a: akodo-toturi [present], border-rider" + MIL,
        look=zone("border-rider"),
        seen="fallen",
        no="stronghold a: 14-hisu-mori-toride | field a: akodo-toturi [present], border-rider | "
        "field b: deathseeker [present]" + MIL,
    ),
    Answer(
        "hiruma-outpost",
        text="provinces b1: manicured-garden | holdings b2: hiruma-outpost | field a: deathseeker | honor: 6 6" + CALM,
        look=honor,
        seen=(5, 6),
        no="holdings b1: hiruma-outpost | field a: deathseeker" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "deathseeker"),
    ),
    Use(
        "bonsai-garden",
        text="holdings a1: bonsai-garden | field a: deathseeker [present] | honor: 6 6 | conflict: a military air b1",
        look=honor,
        seen=(7, 6),
        no="holdings a1: bonsai-garden | field a: deathseeker [present]" + MIL,
    ),
    Use(
        "ancestral-armory",
        text="holdings a1: ancestral-armory | discard a: fine-katana, ornate-fan" + CALM,
        look=zone("fine-katana"),
        seen="hand",
        no="holdings a1: ancestral-armory | discard a: ornate-fan" + CALM,
    ),
    Use(
        "the-wrath-of-the-kami",
        text="provinces a1: manicured-garden | holdings a1: the-wrath-of-the-kami | "
        "field b: deathseeker [present] | honor: 6 6" + BMIL,
        look=each(strength, honor),
        seen=(6, (5, 6)),
        no="provinces a1: manicured-garden | holdings a2: the-wrath-of-the-kami | "
        "field b: deathseeker [present] | honor: 6 6" + BMIL,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_oracle_of_stone_lets_each_player_draw_and_discard():
    s = go(
        table(
            "hand a: oracle-of-stone, banzai | hand b: outwit | deck a: rout, rout, rout | "
            "deck b: assassination, assassination, rout" + CALM
        ),
        "oracle-of-stone",
    )
    assert (len(faces(s, "hand")), len(faces(s, "hand", 1))) == (3, 3)
    for _ in range(4):
        s.choose(options(s)[0])
    assert (len(faces(s, "hand")), len(faces(s, "hand", 1)), len(faces(s, "discard", 1))) == (1, 1, 2)


def test_taryu_jiai_lets_the_winner_resolve_a_ring():
    text = "field a: solemn-scholar [present] | field b: {} [present] | hand a: taryu-jiai | honor: 6 6" + MIL
    s = dueling("taryu-jiai", 2, 1)(table(text.format("void-wielder")))
    s.choose("air ring")
    assert s.honor == (6, 6)
    assert used(table(text.format("deathseeker")), "taryu-jiai") == []
