"""Cards of the packs of one clan each that came last: what each changes, and what it must not do."""

import pytest

from coterie.games.l5r.facts.prices import price
from tests.l5r.cards.cases import (
    BMIL,
    CALM,
    DYN,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    answers,
    each,
    go,
    has,
    honor,
    mil,
    mustering,
    play_on,
    playing,
    pol,
    table,
    up,
    zone,
)
from tests.l5r.tools import declare, faces, find, options, play, prompt, through


def playable_there(s):
    """Return whether seat a can play what lies in its first province in this window."""
    while s.asked[0] != 0:
        s.choose("pass")
    return any(said.startswith("play a1/") for said in options(s))


def evading(kind, face):
    """Return whether a character of seat a evades somebody as it attacks alone."""

    def look(s):
        declare(s, f"fire {kind}", "b1", face)
        return prompt(s) == "covert?"

    return look


def challenged(s, mine, theirs):
    """Return the state after a duel for which seats a and b bid."""
    through(s, "bid?")
    return play_on(s, f"bid {mine}", f"bid {theirs}")


CASES = [
    Use(
        "alibi-artist",
        text="field a: alibi-artist | deck a: banzai, outwit, rout | honor: 6 6 | hand a: height-of-fashion" + CALM,
        look=lambda s: (faces(s, "hand"), faces(s, "deck")[0]),
        seen=(["banzai", "height-of-fashion"], "rout"),
        no="field a: alibi-artist | honor: 7 6" + CALM,
        choices=("a/deck.1",),
    ),
    Use(
        "asako-maezawa",
        text="field a: asako-maezawa [present], solemn-scholar [present] | field b: deathseeker [present]" + POL,
        look=pol("asako-maezawa"),
        seen=6,
        no="field a: asako-maezawa [present] | field b: doji-hotaru [present]" + POL,
        choices=("a/asako-maezawa",),
    ),
    Answer(
        "ignoble-enforcers",
        text="row a1: ignoble-enforcers | provinces a1: manicured-garden | fate: 5 0 | honor: 6 6" + DYN,
        look=each(has("ignoble-enforcers", "fate"), honor),
        seen=(2, (4, 6)),
        no="field a: ignoble-enforcers | row a1: eager-scout | provinces a1: manicured-garden | fate: 5 0" + DYN,
        choices=("yes", "yes", "no"),
        start=mustering,
    ),
    Answer(
        "kakita-ryoku",
        text="field a: kakita-ryoku, deathseeker | favor: a military | phase: draw",
        look=has("deathseeker", "honored"),
        seen=1,
        no="field a: kakita-ryoku, deathseeker | field b: doji-hotaru, doji-hotaru | favor: b military | phase: draw",
        choices=("a/deathseeker",),
    ),
    Lies(
        "daidoji-uji",
        text="field a: daidoji-uji [honored] | row a1: eager-scout | provinces a1: manicured-garden | "
        "fate: 5 0 | field b: deathseeker [present]" + BMIL,
        look=playable_there,
        seen=True,
        no="field a: daidoji-uji | row a1: eager-scout | provinces a1: manicured-garden | fate: 5 0 | "
        "field b: deathseeker [present]" + BMIL,
    ),
    Use(
        "asahina-maeko",
        text="field a: asahina-maeko, deathseeker [present] | hand b: kitsuki-s-method | "
        "hand a: kitsuki-s-method | fate: 2 2" + MIL,
        look=lambda s: [
            price(s, p, s.pieces[p].place) for p in (find(s, "kitsuki-s-method"), find(s, "kitsuki-s-method", nth=1))
        ],
        seen=[2, 2],
        no="field a: asahina-maeko" + CALM,
    ),
    Answer(
        "elegant-tessen",
        text="field a: deathseeker [bowed] | hand a: elegant-tessen | fate: 2 0" + CALM,
        look=up("deathseeker"),
        seen=True,
        no="field a: akodo-toturi [bowed] | hand a: elegant-tessen | fate: 2 0" + CALM,
        start=playing,
    ),
    Answer(
        "togashi-acolyte",
        text="field a: deathseeker [present] | attached a: togashi-acolyte [on field/deathseeker] | "
        "hand a: fine-katana" + MIL,
        look=each(mil("deathseeker"), pol("deathseeker")),
        seen=(5, 2),
        no="field a: deathseeker, brash-samurai [present] | "
        "attached a: togashi-acolyte [on field/deathseeker] | hand a: fine-katana" + MIL,
        start=playing,
    ),
    Answer(
        "ancient-master",
        text="field a: deathseeker | attached a: ancient-master [on field/deathseeker] | "
        "deck a: banzai, hurricane-punch, outwit" + CALM,
        look=zone("hurricane-punch"),
        seen="hand",
        no="field a: deathseeker, brash-samurai | attached a: ancient-master [on field/brash-samurai] | "
        "deck a: banzai, hurricane-punch" + CALM,
        choices=("a/deck.2",),
        start=lambda s: declare(s, "fire military", "b1", "deathseeker"),
    ),
    Use(
        "kaiu-siege-force",
        text="field a: kaiu-siege-force [bowed] | provinces a1: manicured-garden | holdings a1: funeral-pyre" + CALM,
        look=each(up("kaiu-siege-force"), zone("funeral-pyre")),
        seen=(True, "dynasty"),
        no="field a: kaiu-siege-force [bowed] | holdings b1: funeral-pyre" + CALM,
    ),
    Answer(
        "kansen-haunt",
        text="holdings b1: kansen-haunt | provinces b1: manicured-garden | field b: akodo-toturi [present] | "
        "field a: doji-whisperer [present] | honor: 12 10 | conflict: a military air b1",
        look=lambda s: (s.honor, prompt(s)),
        seen=((12, 8), "ring effect?"),
        no="holdings b1: kansen-haunt | provinces b1: manicured-garden | field b: akodo-toturi [present] | "
        "field a: doji-whisperer [present] | honor: 9 10 | conflict: a military air b1",
    ),
    Lies(
        "subterranean-guile",
        text="field a: eager-scout | attached a: subterranean-guile [on field/eager-scout] | "
        "provinces a1: manicured-garden | holdings a1: funeral-pyre | field b: deathseeker" + CALM,
        look=evading("military", "eager-scout"),
        seen=True,
        no="field a: eager-scout | attached a: subterranean-guile [on field/eager-scout] | "
        "provinces a1: manicured-garden [broken] | holdings a1: funeral-pyre | field b: deathseeker" + CALM,
    ),
    Use(
        "yogo-asami",
        text="field a: yogo-asami [present] | field b: akodo-toturi [present]" + MIL,
        look=each(mil("akodo-toturi"), up("yogo-asami")),
        seen=(4, False),
        no="field a: yogo-asami [present, bowed] | field b: akodo-toturi [present]" + MIL,
        choices=("b/akodo-toturi",),
    ),
    Lies(
        "yogo-asami",
        text="field b: yogo-asami, bayushi-kachiko [present] | field a: deathseeker [present] | hand a: banzai" + MIL,
        look=lambda s: (go(s, "banzai"), options(s))[1],
        seen=["yes", "no"],
        no="field b: bayushi-kachiko [present] | field a: deathseeker [present] | hand a: banzai" + MIL,
    ),
    Answer(
        "embrace-death",
        text="field a: brash-samurai [present, fate 1] | field b: akodo-toturi [present, fate 2], deathseeker | "
        "hand a: embrace-death" + MIL,
        look=each(zone("brash-samurai"), zone("deathseeker"), has("akodo-toturi", "fate")),
        seen=("fallen", "fallen", 2),
        no="field a: akodo-toturi [present] | field b: brash-samurai [present] | hand b: embrace-death" + MIL,
        choices=("b/deathseeker",),
    ),
    Use(
        "prayers-to-ebisu",
        text="provinces b1: pilgrimage | field a: deathseeker | hand a: prayers-to-ebisu | fate: 3 0 | "
        "honor: 19 6" + CALM,
        look=lambda s: through(s, "window").honor,
        seen=(15, 10),
        no="field a: deathseeker | hand a: prayers-to-ebisu | fate: 2 0 | honor: 19 6" + CALM,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.parametrize(("text", "face", "choices", "many"), [
    ("field a: austere-exemplar [present] | fate: 2 0", "austere-exemplar", ("air ring",), 3),
    ("field a: adept-of-the-waves | attached a: current-of-the-beryt [on field/adept-of-the-waves]",
        "current-of-the-beryt", (), 2),
])  # fmt: skip
def test_several_actions_are_taken_before_the_opponent_has_its_turn(text, face, choices, many):
    s = table(
        f"{text} | field b: brash-samurai [present] | hand a: fine-katana, ornate-fan, magnificent-kimono, ornate-fan | "
        "hand b: outwit | honor: 9 9" + MIL
    )
    go(s, face, *choices)
    for n in range(many):
        assert s.asked[0] == 0, n
        play(s, next(said for said in options(s) if said.startswith("play ")), "b/brash-samurai")
        while prompt(s) not in ("window", "too many?"):
            s.choose("no" if "no" in options(s) else "pass")
    assert s.asked[0] == 1


@pytest.mark.parametrize(("mine", "theirs", "cost"), [(3, 1, 2), (1, 3, 1)])
def test_the_loser_of_a_civil_discourse_makes_the_hand_of_its_controller_dearer(mine, theirs, cost):
    s = go(
        table(
            "field a: doji-hotaru [present] | field b: doji-whisperer [present] | hand a: civil-discourse | "
            "hand b: kitsuki-s-method | fate: 1 2" + POL
        ),
        "civil-discourse",
    )
    challenged(s, mine, theirs)
    assert price(s, find(s, "kitsuki-s-method"), 1) == cost


@pytest.mark.parametrize(("mine", "theirs", "skill"), [(3, 1, 3), (1, 3, 5)])
def test_whose_duel_defends_its_honor_cancels_the_event(mine, theirs, skill):
    s = table(
        "field a: doji-whisperer [present] | field b: brash-samurai [present], deathseeker | hand a: defend-your-honor | "
        "hand b: banzai | honor: 6 6" + MIL
    )
    go(s, "banzai")
    if "b/brash-samurai" in options(s):
        s.choose("b/brash-samurai")
    play_on(s, answers(s, "defend-your-honor")[0])
    challenged(s, mine, theirs)
    while prompt(s) != "window" and "no" in options(s):
        s.choose("no")
    through(s, "window")
    assert mil("brash-samurai")(s) == mil("brash-samurai")(table("field b: brash-samurai [present]" + MIL)) + (
        2 if skill == 5 else 0
    )


def test_nobody_defends_its_honor_without_a_character_in_the_conflict():
    s = table(
        "field a: doji-whisperer | field b: brash-samurai [present] | hand a: defend-your-honor | hand b: banzai | honor: 9 9"
        + BMIL
    )
    go(s, "banzai")
    assert answers(s, "defend-your-honor") == []
