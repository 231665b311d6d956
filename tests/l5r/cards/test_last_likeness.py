"""Skills that become like those of others, bearers, neighbours, and what opponents have more of: what each card changes, and
what it must not do."""

import pytest

from coterie.kernel.limits import count_use
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import move, pile
from tests.l5r.cards.cases import (
    CALM,
    DYN,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    each,
    go,
    has,
    mil,
    playing,
    pol,
    strength,
    table,
    up,
    used,
    zone,
)
from tests.l5r.tools import (
    borne,
    declare,
    faces,
    find,
    finish,
    now,
    number,
    options,
    position,
    prompt,
    row,
    speaker,
    taking_part,
)


def playing_all(s):
    """What happens before: seat b plays all attachments that it holds on its own character."""
    for _ in range(40):
        if now(s) is None or prompt(s) == "ring effect?":
            break
        there = [said for said in options(s) if said.startswith("play ") and s.asked[0] == 1]
        own = [said for said in options(s) if said == "b/brash-samurai"]
        if not there and not own and s.asked[0] == 0:
            break
        s.choose((there or own or ["pass"])[0] if (there or own) else "pass" if "pass" in options(s) else options(s)[0])
    return s


def left_of(s):
    """Return what seat b has once it has chosen what it discards: honor, fate, cards."""
    for _ in range(10):
        if prompt(s) != "discard?":
            break
        s.choose(options(s)[0])
    return (s.honor[1], s.fate[1], len(faces(s, "hand", 1)))


def cut_down(s):
    """Return how many cards both hold once those that hold too many have discarded."""
    while prompt(s) == "discard?":
        s.choose(options(s)[0])
    return (len(faces(s, "hand")), len(faces(s, "hand", 1)))


TEN = ", ".join(["banzai"] * 5)
CASES = [
    Use(
        "kaito-temple-protector",
        text="field b: kaito-temple-protector [present] | field a: akodo-toturi [present, honored]" + MIL,
        look=lambda s: (mil("kaito-temple-protector")(s), pol("kaito-temple-protector")(s)),
        seen=(9, 6),
        no="field a: kaito-temple-protector [present] | field b: akodo-toturi [present]" + MIL,
    ),
    Lies(
        "kaito-temple-protector",
        text="field b: kaito-temple-protector [present] | field a: deathseeker [present] | hand a: banzai" + MIL,
        look=lambda s: bool(forbidding(s, "withdraw", find(s, "kaito-temple-protector"), find(s, "banzai"))),
        seen=True,
        no="field a: kaito-temple-protector [present] | field b: deathseeker [present] | hand b: banzai" + MIL,
    ),
    Use(
        "my-ancestor-s-strength",
        text="field a: adept-of-the-waves [present] | fallen a: akodo-toturi | hand a: my-ancestor-s-strength | "
        "fate: 1 0" + MIL,
        look=each(mil("adept-of-the-waves"), pol("adept-of-the-waves")),
        seen=(6, 3),
        no="field a: brash-samurai [present] | fallen a: akodo-toturi | hand a: my-ancestor-s-strength | "
        "fate: 1 0" + MIL,
    ),
    Use(
        "by-any-means",
        text="dials: 2 1 | field a: brash-samurai [present] | field b: akodo-toturi [present, honored] | "
        "hand a: by-any-means" + MIL,
        look=each(mil("brash-samurai"), pol("brash-samurai")),
        seen=(9, 1),
        no="dials: 1 1 | field a: brash-samurai [present] | field b: akodo-toturi [present] | "
        "hand a: by-any-means" + MIL,
    ),
    Use(
        "unquestioned-heritage",
        text="ring air: a | field a: deathseeker | field b: brash-samurai | "
        "attached b: ornate-fan [on field/deathseeker] | hand a: unquestioned-heritage" + CALM,
        look=lambda s: (borne(s, "brash-samurai"), speaker(s, "ornate-fan")),
        seen=(["ornate-fan"], 1),
        no="ring air: b | field a: deathseeker | field b: brash-samurai | "
        "attached b: ornate-fan [on field/deathseeker] | hand a: unquestioned-heritage" + CALM,
    ),
    Use(
        "bayushi-collector",
        text="field a: bayushi-collector | field b: deathseeker [dishonored] | "
        "attached b: ornate-fan [on field/deathseeker]" + CALM,
        look=each(zone("ornate-fan"), has("deathseeker", "dishonored")),
        seen=("discard", 0),
        no="field a: bayushi-collector | field b: deathseeker | attached b: ornate-fan [on field/deathseeker]" + CALM,
    ),
    Answer(
        "togashi-gaijutsu",
        text="field a: togashi-gaijutsu [bowed] | hand a: hawk-tattoo | fate: 2 0" + CALM,
        look=up("togashi-gaijutsu"),
        seen=True,
        no="field a: togashi-gaijutsu [bowed] | hand a: fine-katana | fate: 2 0" + CALM,
        start=playing,
    ),
    Lies(
        "phoenix-tattoo",
        text="field a: deathseeker [present] | field b: brash-samurai [present] | "
        "attached a: phoenix-tattoo [on field/deathseeker]" + MIL,
        look=lambda s: (row(finish(s), "brash-samurai").count("dishonored"), row(s, "deathseeker").count("honored")),
        seen=(1, 0),
        no="field a: deathseeker, akodo-toturi [present] | field b: brash-samurai [present] | "
        "attached a: phoenix-tattoo [on field/deathseeker]" + MIL,
    ),
    Use(
        "daidoji-kageyu",
        text="field a: daidoji-kageyu [present] | field b: brash-samurai [present] | "
        "hand b: ornate-fan, ornate-fan | deck a: banzai, outwit, rout" + POL,
        look=lambda s: len(faces(s, "hand")),
        seen=2,
        no="field a: daidoji-kageyu [present] | field b: brash-samurai [present] | hand b: ornate-fan" + MIL,
        start=lambda s: playing_all(s),
    ),
    Answer(
        "mirumoto-masashige",
        text="field a: mirumoto-masashige | field b: deathseeker, brash-samurai | phase: draw",
        look=has("mirumoto-masashige", "honored"),
        seen=1,
        no="field a: mirumoto-masashige, eager-scout | field b: deathseeker, brash-samurai | phase: draw",
    ),
    Answer(
        "garanto-guardian",
        text="provinces b1: manicured-garden | field b: garanto-guardian [present] | "
        "field a: doji-whisperer [present] | honor: 10 10" + MIL,
        look=prompt,
        seen="ring?",
        no="provinces b1: manicured-garden | field a: garanto-guardian [present] | "
        "field b: doji-whisperer [present]" + MIL,
    ),
    Answer(
        "34-agasha-sumiko",
        text="holdings a1: funeral-pyre | provinces a1: pilgrimage | field a: 34-agasha-sumiko | "
        "hand b: banzai, outwit, rout, banzai | honor: 8 10 | fate: 0 3" + CALM,
        look=left_of,
        seen=(8, 1, 2),
        no="holdings a1: funeral-pyre | provinces a1: pilgrimage | "
        "field a: 34-agasha-sumiko [fate 4], eager-scout | hand b: banzai, outwit | honor: 8 10" + DYN,
        start=lambda s: go(s, "funeral-pyre") if s.phase == "conflict" else s,
    ),
    Answer(
        "ganzu-warrior",
        text="field a: ganzu-warrior | provinces b1: manicured-garden [down] | honor: 10 10" + CALM,
        look=prompt,
        seen="ring?",
        no="field a: ganzu-warrior, deathseeker | provinces b1: manicured-garden [down] | honor: 10 10" + CALM,
        start=lambda s: declare(
            s,
            "fire military",
            "b1",
            "deathseeker" if any(p.face == "deathseeker" for p in s.pieces) else "ganzu-warrior",
        ),
    ),
    Answer(
        "daidoji-iron-warrior",
        text="field a: daidoji-iron-warrior [present] | hand a: banzai | "
        "hand b: banzai, outwit, rout, banzai, outwit, rout" + MIL,
        look=cut_down,
        seen=(1, 4),
        no="field a: daidoji-iron-warrior [present] | field b: akodo-toturi [present] | "
        "hand b: banzai, outwit, rout, banzai, outwit, rout" + MIL,
    ),
    Lies(
        "northern-curtain-wall",
        text="provinces b1: manicured-garden | provinces b2: pilgrimage | provinces b3: the-art-of-war | "
        "holdings b1: northern-curtain-wall | holdings b2: seventh-tower | holdings b3: seventh-tower" + CALM,
        look=lambda s: [
            number(s, "bonus strength", "seventh-tower", n) - s.game.faces["seventh-tower"].facts.strength_bonus
            for n in (0, 1)
        ],
        seen=[2, 0],
        no="provinces b1: manicured-garden | provinces b2: pilgrimage | provinces b3: the-art-of-war | "
        "holdings b3: northern-curtain-wall | holdings b1: seventh-tower | holdings b2: seventh-tower" + CALM,
    ),
    Lies(
        "the-roar-of-the-lioness",
        text="provinces b1: the-roar-of-the-lioness | honor: 10 9 | field a: deathseeker [present]" + MIL,
        look=strength,
        seen=5,
        no="provinces b1: the-roar-of-the-lioness | honor: 10 8 | field a: deathseeker [present]" + MIL,
    ),
    Lies(
        "fu-sui-temple",
        text="holdings b1: fu-sui-temple | provinces b1: pilgrimage | field a: doji-hotaru [present]" + POL,
        look=lambda s: row(finish(s), "doji-hotaru").count("honored"),
        seen=1,
        no="holdings b1: fu-sui-temple | provinces b1: pilgrimage | field a: doji-hotaru [present]" + MIL,
    ),
    Use(
        "ujiaki-s-offer",
        text="field a: akodo-toturi [present] | field b: brash-samurai [present] | hand a: ujiaki-s-offer | "
        "fate: 1 0" + POL,
        look=lambda s: (
            has("brash-samurai", "fate")(s),
            row(s, "brash-samurai").ready,
            taking_part(s),
            has("brash-samurai", "dishonored")(s),
        ),
        seen=(1, False, ["akodo-toturi"], 1),
        no="field a: deathseeker [present] | field b: akodo-toturi [present] | hand a: ujiaki-s-offer | "
        "fate: 1 0" + POL,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.parametrize(("many", "breaks"), [(10, True), (9, False)])
def test_togashi_ichi_breaks_a_province_once_all_players_have_played_ten_cards(many, breaks):
    s = table(
        f"provinces b1: manicured-garden | provinces b2: pilgrimage | field a: togashi-ichi [present] | hand a: {TEN}"
        + MIL
    )
    for _ in range(many // 2):
        count_use(s, ("played", 0, ""), "conflict")
        count_use(s, ("played", 1, ""), "conflict")
    for _ in range(many % 2):
        count_use(s, ("played", 0, ""), "conflict")
    assert bool(used(s, "togashi-ichi")) == breaks
    if breaks:
        go(s, "togashi-ichi")
        assert row(s, "manicured-garden").count("broken")


def test_ujiakis_offer_compares_the_cost_with_that_of_another_character():
    there = "hand a: ujiaki-s-offer | fate: 1 0" + POL
    assert not used(table(f"field a: brash-samurai [present] | {there}"), "ujiaki-s-offer")
    assert used(table(f"field a: brash-samurai [present], akodo-toturi [present] | {there}"), "ujiaki-s-offer")


@pytest.mark.ruling("L-2.12")
@pytest.mark.parametrize(("wall", "raised"), [(1, [0, 2, 0, 0]), (2, [2, 0, 2, 0]), (4, [0, 0, 2, 0])])
def test_northern_curtain_wall_raises_walls_on_both_sides_of_it_wherever_it_has_come_to(wall, raised):
    towers = "\n".join(f"holdings a{n}: seventh-tower" for n in range(1, 5) if n != wall)
    s = position(
        f"{towers}\ndynasty a: northern-curtain-wall\nfield a: doji-whisperer\nphase: conflict", format="stronghold"
    )
    move(s, find(s, "northern-curtain-wall"), "holdings", wall - 1)
    printed = s.game.faces["seventh-tower"].facts.strength_bonus
    there = [pile(s, "holdings", at)[0] for at in range(4)]
    assert [
        s.game.number(s, "bonus strength", p) - printed if at + 1 != wall else 0 for at, p in enumerate(there)
    ] == raised
