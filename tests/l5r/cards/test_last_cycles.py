"""Cards of the Imperial, Elemental, Inheritance and Dominion Cycles and of Clan War that came last: what each changes, and
what it must not do."""

import pytest

from coterie.games.l5r.facts.cards import has_keyword
from coterie.kernel.modifiers import forbidding
from tests.l5r.cards.cases import (
    BMIL,
    CALM,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    each,
    fate,
    go,
    has,
    honor,
    mil,
    play_on,
    pol,
    resolving,
    up,
    zone,
)
from tests.l5r.tools import (
    borne,
    declare,
    find,
    now,
    options,
    prompt,
    row,
    taking_part,
    through,
    where,
)


def bidding(s):
    """What happens before: seat a bids 1 and seat b 3, if cards are bid for."""
    if s.phase == "draw":
        through(s, "bid?")
        for _ in range(2):
            s.choose("bid 1" if s.question.seat == 0 else "bid 2")
    return s


def is_forbidden(s, verb, piece):
    """Return whether something is forbidden to a card."""
    return bool(forbidding(s, verb, piece))


def dueling_with(s):
    """What happens before: a duel of the character with Duelist Training, or of Mirumoto Raitsugu, up to the bids."""
    go(s, "niten-pupil" if borne(s, "niten-pupil") else "mirumoto-raitsugu")
    through(s, "bid?")
    return play_on(s, "bid 1", "bid 3")


def after_duel(face):
    """Return where a character is, whether it is dishonored and whether it is ready, once it has lost a duel."""

    def look(s):
        through(s, "bid?")
        play_on(s, "bid 3", "bid 1")
        through(s, "window")
        return (where(s, face), row(s, face).count("dishonored"), row(s, face).ready)

    return look


def attacking_with_all(s):
    """What happens before: all of seat a attack."""
    declare(s, "fire military", "b1", *[p.face for p in s.pieces if p.zone == "field" and p.place == 0])
    return s


def defended_by_all(s):
    """Return how many characters seat b can defend with."""
    through(s, "defenders?")
    while prompt(s) == "defenders?":
        s.choose(next((said for said in options(s) if said != "done"), "done"))
    return len([1 for p in s.pieces if p.place == 1 and p.count("present")])


CASES = [
    Answer(
        "time-for-war",
        text="field a: brash-samurai [present] | field b: doji-hotaru [present] | "
        "discard a: fine-katana, ornate-fan | hand a: time-for-war" + POL,
        look=lambda s: borne(through(s, "window", "ring effect?"), "brash-samurai"),
        seen=["fine-katana"],
        no="field a: brash-samurai [present] | field b: akodo-toturi [present] | discard a: fine-katana | "
        "hand a: time-for-war" + MIL,
    ),
    Answer(
        "way-of-the-chrysanthemum",
        text="field a: brash-samurai | hand a: way-of-the-chrysanthemum | fate: 2 0 | honor: 4 6 | phase: draw",
        look=honor,
        seen=(6, 5),
        no="field a: brash-samurai | hand a: way-of-the-chrysanthemum | fate: 2 0 | honor: 4 6 | phase: conflict",
        start=bidding,
    ),
    Lies(
        "adopted-kin",
        text="field a: deathseeker | "
        "attached a: adopted-kin [on field/deathseeker], ornate-fan [on field/deathseeker]" + CALM,
        look=lambda s: has_keyword(s, find(s, "ornate-fan", "attached"), "ancestral"),
        seen=True,
        no="field a: deathseeker, brash-samurai | "
        "attached a: adopted-kin [on field/brash-samurai], ornate-fan [on field/deathseeker]" + CALM,
    ),
    Answer(
        "asako-azunami",
        text="field a: asako-azunami [present] | field b: brash-samurai [fate 2], matsu-berserker [bowed] | "
        "conflict: a military water b1",
        look=each(up("brash-samurai"), up("matsu-berserker")),
        seen=(False, True),
        no="field a: asako-azunami [present] | field b: brash-samurai" + MIL,
        choices=("b/brash-samurai", "b/matsu-berserker"),
        start=resolving,
    ),
    Answer(
        "ikebana-artisan",
        text="provinces b1: manicured-garden | field a: doji-hotaru [present] | field b: ikebana-artisan | "
        "honor: 10 10 | fate: 0 2" + POL,
        look=each(honor, fate),
        seen=((10, 10), (0, 1)),
        no="provinces b1: manicured-garden | field a: doji-hotaru [present], ikebana-artisan | honor: 10 10 | "
        "fate: 0 2" + POL,
    ),
    Use(
        "ofushikai",
        text="field a: shiba-tsukune [present] | field b: akodo-toturi [present] | "
        "attached a: ofushikai [on field/shiba-tsukune]" + MIL,
        look=lambda s: (taking_part(s), is_forbidden(s, "participate as attacker", find(s, "akodo-toturi"))),
        seen=(["shiba-tsukune"], True),
        no="field a: isawa-atsuko [present] | field b: akodo-toturi [present] | "
        "attached a: ofushikai [on field/isawa-atsuko]" + MIL,
        choices=("b/akodo-toturi",),
        source="shiba-tsukune",
    ),
    Use(
        "matsu-mitsuko",
        text="field a: matsu-mitsuko [present], deathseeker | honor: 7 6" + MIL,
        look=taking_part,
        seen=["deathseeker", "matsu-mitsuko"],
        no="field a: matsu-mitsuko [present], deathseeker | honor: 6 6" + MIL,
    ),
    Use(
        "a-game-of-letters",
        text="field a: brash-samurai [present] | field b: deathseeker [honored] | hand a: a-game-of-letters" + POL,
        look=has("brash-samurai", "honored"),
        seen=1,
        no="field a: brash-samurai [present], deathseeker [honored] | hand a: a-game-of-letters" + POL,
    ),
    Use(
        "a-game-of-letters",
        text="field a: brash-samurai [present] | field b: deathseeker [dishonored] | hand a: a-game-of-letters" + POL,
        look=has("brash-samurai", "dishonored"),
        seen=1,
        no="field a: brash-samurai [present] | field b: deathseeker | hand a: a-game-of-letters" + POL,
    ),
    Answer(
        "mediator-of-hostilities",
        text="field a: mediator-of-hostilities | field b: deathseeker | first: b | deck a: banzai, outwit" + CALM,
        look=zone("banzai"),
        seen="hand",
        no="field a: deathseeker | field b: deathseeker | first: b" + CALM,
    ),
    Use(
        "way-of-the-open-hand",
        text="field a: deathseeker [present] | field b: brash-samurai [present] | hand a: way-of-the-open-hand" + MIL,
        look=each(taking_part, has("brash-samurai", "fate")),
        seen=(["deathseeker"], 1),
        no="field a: deathseeker [present] | field b: brash-samurai | hand a: way-of-the-open-hand" + MIL,
    ),
    Answer(
        "way-station-trader",
        text="field a: way-station-trader | provinces b1: manicured-garden [down] | fate: 0 1" + CALM,
        look=fate,
        seen=(1, 0),
        no="field a: way-station-trader, deathseeker | provinces b1: manicured-garden [down] | fate: 0 1" + CALM,
        start=lambda s: declare(
            s,
            "fire political",
            "b1",
            "way-station-trader" if len([1 for p in s.pieces if p.face == "deathseeker"]) == 0 else "deathseeker",
        ),
    ),
    Answer(
        "niten-pupil",
        text="field a: niten-pupil [present], mirumoto-raitsugu [present] | "
        "attached a: duelist-training [on field/niten-pupil] | field b: brash-samurai [present]" + MIL,
        look=each(mil("niten-pupil"), pol("niten-pupil")),
        seen=(4, 4),
        no="field a: niten-pupil [present], mirumoto-raitsugu [present] | field b: brash-samurai [present]" + MIL,
        start=dueling_with,
    ),
    Answer(
        "effective-deception",
        text="provinces b1: effective-deception | field a: brash-samurai [present]" + MIL,
        look=has("brash-samurai", "honored"),
        seen=0,
        no="provinces b1: manicured-garden | provinces b2: effective-deception | "
        "field a: brash-samurai [present]" + MIL,
        start=("brash-samurai",),
    ),
    Lies(
        "21-shosuro-miyako",
        text="field a: brash-samurai [fate 1] | field b: deathseeker | hand a: 21-shosuro-miyako | fate: 5 0" + CALM,
        look=lambda s: options(s),
        seen=["disguise 21-shosuro-miyako", "pass"],
        no="field b: deathseeker | hand a: 21-shosuro-miyako | fate: 5 0" + CALM,
    ),
    Use(
        "justicar-s-approach",
        text="field a: doji-whisperer [present] | attached a: justicar-s-approach [on field/doji-whisperer] | "
        "field b: deathseeker [present]" + MIL,
        look=after_duel("deathseeker"),
        seen=("field", 1, True),
        no="field a: doji-whisperer | attached a: justicar-s-approach [on field/doji-whisperer] | "
        "field b: deathseeker [present]" + BMIL,
        source="doji-whisperer",
    ),
    Use(
        "justicar-s-approach",
        text="field a: doji-whisperer [present] | attached a: justicar-s-approach [on field/doji-whisperer] | "
        "field b: deathseeker [present, dishonored]" + MIL,
        look=after_duel("deathseeker"),
        seen=("field", 1, False),
        no="field a: doji-whisperer [present] | attached a: justicar-s-approach [on field/doji-whisperer] | "
        "field b: deathseeker" + MIL,
        source="doji-whisperer",
    ),
    Use(
        "justicar-s-approach",
        text="field a: doji-whisperer [present] | attached a: justicar-s-approach [on field/doji-whisperer] | "
        "field b: deathseeker [present, dishonored, bowed, fate 3]" + MIL,
        look=after_duel("deathseeker"),
        seen=("fallen", 0, True),
        no="field a: doji-whisperer [present] | attached a: justicar-s-approach [on field/doji-whisperer] | "
        "field b: deathseeker" + MIL,
        source="doji-whisperer",
    ),
    Answer(
        "callous-ashigaru",
        text="field a: akodo-toturi [present] | "
        "attached a: callous-ashigaru [on field/akodo-toturi], fine-katana [on field/akodo-toturi] | "
        "provinces b1: manicured-garden | provinces b2: pilgrimage | row b2: eager-scout [down]" + MIL,
        look=zone("eager-scout"),
        seen="fallen",
        no="field a: deathseeker, akodo-toturi [present, honored] | field a: eager-scout | "
        "attached a: callous-ashigaru [on field/eager-scout] | provinces b1: manicured-garden" + MIL,
    ),
    Use(
        "ide-ryoma",
        text="field a: ide-ryoma [present], brash-samurai [bowed]" + POL,
        look=each(up("ide-ryoma"), up("brash-samurai")),
        seen=(False, True),
        no="field a: ide-ryoma [present], moto-youth | field b: brash-samurai [bowed]" + POL,
    ),
    Lies(
        "iron-crane-legion",
        text="field a: iron-crane-legion [present] | hand b: banzai, outwit, rout" + MIL,
        look=mil("iron-crane-legion"),
        seen=3,
        no="field a: iron-crane-legion | hand b: banzai, outwit, rout" + CALM,
    ),
    Answer(
        "issue-a-challenge",
        text="field a: brash-samurai | field b: deathseeker, matsu-berserker | hand a: issue-a-challenge" + CALM,
        look=defended_by_all,
        seen=1,
        no="field a: brash-samurai, akodo-toturi | field b: deathseeker, matsu-berserker | "
        "hand a: issue-a-challenge" + CALM,
        start=attacking_with_all,
    ),
    Use(
        "shukujo",
        text="field a: doji-hotaru [present] | attached a: shukujo [on field/doji-hotaru]" + MIL,
        look=lambda s: now(s).kind,
        seen="political",
        no="field a: doji-hotaru | attached a: shukujo [on field/doji-hotaru]" + BMIL,
        source="doji-hotaru",
    ),
    Answer(
        "strategic-weakpoint",
        text="provinces b1: manicured-garden | holdings b1: strategic-weakpoint | "
        "field a: akodo-toturi [present]" + MIL,
        look=zone("akodo-toturi"),
        seen="fallen",
        no="provinces b1: manicured-garden | holdings b2: strategic-weakpoint | field a: akodo-toturi [present]" + MIL,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()
