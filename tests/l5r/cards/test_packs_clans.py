"""Packs of one clan each: what each card changes, and what it must not do."""

import pytest

from coterie.games.l5r.facts.conflicts import can_participate
from coterie.games.l5r.facts.prices import price
from coterie.kernel.modifiers import forbidding
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
    dueling,
    each,
    glory,
    go,
    has,
    honor,
    known,
    mil,
    play_on,
    pol,
    table,
    up,
    used,
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
    play,
    row,
    taking_part,
    through,
    where,
)


def able_to(s, face, kind):
    """Return whether a character could take part in a conflict of a type."""
    return can_participate(s, find(s, face), kind)


def forbidden(s, face):
    """Return whether a province cannot be attacked."""
    return bool(forbidding(s, "be attacked", find(s, face)))


CASES = [
    Use(
        "bayushi-aramoro",
        text="field a: bayushi-aramoro [present] | field b: eager-scout [present], akodo-toturi [present]" + MIL,
        look=each(zone("eager-scout"), has("bayushi-aramoro", "dishonored")),
        seen=("fallen", 1),
        no="field a: bayushi-aramoro [present, dishonored] | field b: eager-scout [present]" + MIL,
        choices=("b/eager-scout",),
    ),
    Use(
        "brother-s-gift-dojo",
        text="provinces a1: brother-s-gift-dojo | field a: deathseeker [present], matsu-berserker [present] | "
        "honor: 6 6" + MIL,
        look=each(taking_part, honor),
        seen=(["matsu-berserker"], (5, 6)),
        no="provinces a1: brother-s-gift-dojo | field b: deathseeker [present] | honor: 6 6" + BMIL,
        choices=("a/deathseeker",),
    ),
    Use(
        "court-of-deception",
        text="holdings a1: court-of-deception | field a: deathseeker [dishonored] | honor: 6 6" + CALM,
        look=has("deathseeker", "dishonored"),
        seen=0,
        no="holdings a1: court-of-deception | field a: deathseeker [dishonored] | honor: 7 6" + CALM,
    ),
    Use(
        "doji-fumiki",
        text="field a: doji-fumiki [present] | field b: deathseeker [present, dishonored]" + POL,
        look=up("deathseeker"),
        seen=False,
        no="field a: doji-fumiki [present] | field b: deathseeker [present]" + POL,
    ),
    Use(
        "from-the-shadows",
        text="field a: deathseeker [present] | row a1: shosuro-actress | hand a: from-the-shadows | honor: 5 6" + MIL,
        look=each(taking_part, has("shosuro-actress", "dishonored")),
        seen=(["deathseeker", "shosuro-actress"], 1),
        no="field a: deathseeker [present] | row a1: shosuro-actress | hand a: from-the-shadows | honor: 6 6" + MIL,
        choices=("a1/row/shosuro-actress",),
    ),
    Lies(
        "insolent-rival",
        text="field a: insolent-rival | dials: 3 1" + CALM,
        look=each(mil("insolent-rival"), pol("insolent-rival")),
        seen=(4, 3),
        no="field a: insolent-rival | dials: 1 3" + CALM,
    ),
    Answer(
        "kitsuki-shomon",
        text="field a: kitsuki-shomon [bowed], deathseeker [present] | field b: bayushi-liar [present] | "
        "hand b: way-of-the-scorpion" + BMIL,
        look=each(has("kitsuki-shomon", "dishonored"), has("deathseeker", "dishonored"), up("kitsuki-shomon")),
        seen=(1, 0, True),
        no="field b: kitsuki-shomon [bowed], bayushi-liar [present] | field a: deathseeker [present] | "
        "hand b: way-of-the-scorpion" + BMIL,
        start=("way-of-the-scorpion",),
    ),
    Use(
        "kyuden-bayushi",
        text="stronghold a: kyuden-bayushi | field a: deathseeker [dishonored, bowed] | honor: 6 10" + CALM,
        look=each(up("deathseeker"), mil("deathseeker")),
        seen=(True, 3),
        no="stronghold a: kyuden-bayushi | field a: deathseeker [bowed] | honor: 7 10" + CALM,
    ),
    Use(
        "liar-s-mask",
        text="field a: deathseeker [dishonored] | attached a: liar-s-mask [on field/deathseeker]" + CALM,
        look=has("deathseeker", "dishonored"),
        seen=0,
        no="field a: deathseeker | attached a: liar-s-mask [on field/deathseeker]" + CALM,
    ),
    Use(
        "make-an-opening",
        text="field a: deathseeker [present] | field b: akodo-toturi [present] | hand a: make-an-opening | "
        "dials: 1 3" + MIL,
        look=each(mil("akodo-toturi"), pol("akodo-toturi")),
        seen=(4, 1),
        no="field a: deathseeker [present] | field b: akodo-toturi [present] | hand a: make-an-opening | "
        "dials: 3 3" + MIL,
    ),
    Answer(
        "opium-wastrel",
        text="field a: deathseeker [present] | field b: doji-hotaru [present] | hand a: opium-wastrel | "
        "fate: 1 0 | honor: 5 6" + MIL,
        look=glory("doji-hotaru"),
        seen=0,
        no="field b: opium-wastrel | field a: deathseeker [present] | hand a: goblin-sneak | fate: 2 0 | "
        "honor: 5 6" + MIL,
        choices=("b/doji-hotaru",),
        start=lambda s: (
            s.choose("pass"),
            s.choose(next(said for said in options(s) if said.startswith("play "))),
            s.choose("into the conflict"),
        ),
    ),
    Lies(
        "seppun-truthseeker",
        text="field a: seppun-truthseeker | holdings a1: funeral-pyre" + CALM,
        look=lambda s: (len(faces(s, "hand")), len(faces(s, "hand", 1))),
        seen=(4, 3),
        no="field a: eager-scout | holdings a1: funeral-pyre" + CALM,
        start=("funeral-pyre",),
    ),
    Use(
        "shosuro-takao",
        text="field a: shosuro-takao, deathseeker [present, dishonored]" + MIL,
        look=taking_part,
        seen=["deathseeker", "shosuro-takao"],
        no="field a: shosuro-takao, deathseeker [present]" + MIL,
    ),
    Use(
        "soshi-aoi",
        text="field a: soshi-aoi, doji-whisperer | honor: 6 6" + CALM,
        look=each(mil("doji-whisperer"), honor),
        seen=(1, (5, 6)),
        no="field a: soshi-aoi | honor: 0 6" + CALM,
        choices=("a/doji-whisperer", 'Gets("military", 1, until="phase") + Gain(GivesTrait("bushi"), until="phase")'),
    ),
    Lies(
        "stolen-breath",
        text="field a: doji-whisperer | attached a: stolen-breath [on field/doji-whisperer]" + CALM,
        look=lambda s: able_to(s, "doji-whisperer", "political"),
        seen=False,
        no="field a: doji-whisperer | attached a: fine-katana [on field/doji-whisperer]" + CALM,
    ),
    Lies(
        "utaku-tetsuko",
        text="field a: utaku-tetsuko [present] | hand b: court-games" + MIL,
        look=lambda s: price(s, find(s, "court-games"), 1),
        seen=1,
        no="field a: utaku-tetsuko, deathseeker [present] | hand b: court-games" + MIL,
    ),
    Answer(
        "yasuki-oguri",
        text="field b: yasuki-oguri [present] | field a: deathseeker [present] | hand a: banzai" + MIL,
        look=each(mil("yasuki-oguri"), pol("yasuki-oguri")),
        seen=(2, 2),
        no="field a: yasuki-oguri [present] | field b: deathseeker [present] | hand b: banzai" + MIL,
        start=lambda s: (
            go(s, "banzai"),
            play_on(s, "a/deathseeker" if "a/deathseeker" in options(s) else "b/deathseeker", "no"),
        ),
    ),
    Answer(
        "agasha-taiko",
        text="provinces b1: manicured-garden | row a1: agasha-taiko | fate: 2 0" + DYN,
        look=lambda s: forbidden(s, "manicured-garden"),
        seen=True,
        no="provinces b1: manicured-garden | row a1: eager-scout | field a: agasha-taiko | fate: 2 0" + DYN,
        choices=("b1/manicured-garden",),
        start=lambda s: s.choose(next(said for said in options(s) if said.startswith("play a1"))),
    ),
    Lies(
        "curved-blade",
        text="field a: border-rider [present] | attached a: curved-blade [on field/border-rider]" + MIL,
        look=mil("border-rider"),
        seen=2 + 1 + 2,
        no="field b: border-rider [present] | attached b: curved-blade [on field/border-rider] | "
        "field a: deathseeker [present]" + MIL,
    ),
    Answer(
        "hida-tsuru",
        text="field a: hida-tsuru [present], shinjo-outrider" + MIL,
        look=each(mil("hida-tsuru"), pol("hida-tsuru")),
        seen=(5, 4),
        no="field a: hida-tsuru, deathseeker [present], shinjo-outrider" + MIL,
        start=("shinjo-outrider",),
    ),
    Answer(
        "hida-tsuru",
        text="field a: hida-tsuru [present] | hand a: goblin-sneak | fate: 2 0" + MIL,
        look=mil("hida-tsuru"),
        seen=5,
        no="field a: hida-tsuru [present] | hand a: banzai | fate: 2 0" + MIL,
        start=lambda s: (
            doing("play goblin-sneak", "into the conflict")(s)
            if any(p.face == "goblin-sneak" for p in s.pieces)
            else go(s, "banzai", "no")
        ),
    ),
    Use(
        "iuchi-daiyu",
        text="provinces b1: manicured-garden | provinces b2: meditations-on-the-tao [down] | "
        "field a: iuchi-daiyu, deathseeker [present]" + MIL,
        look=mil("deathseeker"),
        seen=2 + 3,
        no="provinces b1: manicured-garden | field a: iuchi-daiyu" + CALM,
        choices=("a/deathseeker",),
    ),
    Answer(
        "iuchi-farseer",
        text="provinces b2: meditations-on-the-tao [down] | row a1: iuchi-farseer | fate: 3 0" + DYN,
        look=known("meditations-on-the-tao"),
        seen=False,
        no="provinces a2: meditations-on-the-tao [down] | row a1: iuchi-farseer | fate: 3 0" + DYN,
        start=doing("play a1/row/iuchi-farseer"),
    ),
    Use(
        "kaito-nobukai",
        text="field a: kaito-nobukai [present] | field b: matsu-berserker [present], shinjo-outrider" + MIL,
        look=each(up("matsu-berserker"), lambda s: used(s, "shinjo-outrider")),
        seen=(False, []),
        no="field a: kaito-nobukai, deathseeker [present] | field b: matsu-berserker [present]" + MIL,
    ),
    Lies(
        "moto-chagatai",
        text="provinces b1: manicured-garden | field a: moto-chagatai [present]" + MIL,
        look=lambda s: row(finish(s), "moto-chagatai").ready,
        seen=True,
        no="provinces b1: manicured-garden | field a: moto-chagatai [present] | field b: akodo-toturi [present]" + MIL,
    ),
    Lies(
        "ring-of-binding",
        text="first: a | field a: deathseeker | attached a: ring-of-binding [on field/deathseeker]" + CALM,
        look=lambda s: (through(s, "bid?"), where(s, "deathseeker"))[1],
        seen="field",
        no="first: b | field a: deathseeker | attached a: ring-of-binding [on field/deathseeker]" + CALM,
    ),
    Answer(
        "shinjo-trailblazer",
        text="provinces b1: manicured-garden [down] | field a: shinjo-trailblazer, deathseeker" + CALM,
        look=mil("shinjo-trailblazer"),
        seen=4,
        no="provinces b1: manicured-garden [down] | field b: shinjo-trailblazer | field a: deathseeker" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "deathseeker"),
    ),
    Use(
        "speak-to-the-heart",
        text="provinces b1: manicured-garden | provinces b2: meditations-on-the-tao [down] | "
        "field a: border-rider [present] | hand a: speak-to-the-heart" + MIL,
        look=pol("border-rider"),
        seen=1 + 3,
        no="provinces b1: manicured-garden | field a: deathseeker [present] | hand a: speak-to-the-heart" + MIL,
    ),
    Answer(
        "spoils-of-war",
        text="field a: deathseeker [present] | hand a: spoils-of-war | deck a: banzai, outwit, rout, court-games" + MIL,
        look=lambda s: len(faces(s, "hand")),
        seen=2,
        no="field a: doji-whisperer [present] | hand a: spoils-of-war" + POL,
        choices=("banzai",),
    ),
    Answer(
        "utaku-battle-steed",
        text="field a: border-rider [present] | attached a: utaku-battle-steed [on field/border-rider]" + MIL,
        look=has("border-rider", "honored"),
        seen=1,
        no="field a: border-rider [present] | attached a: utaku-battle-steed [on field/border-rider]" + POL,
    ),
    Use(
        "visiting-advisor",
        text="field a: visiting-advisor [present], deathseeker [present], matsu-berserker [present]" + MIL,
        look=taking_part,
        seen=["matsu-berserker"],
        no="field a: visiting-advisor, deathseeker [present]" + MIL,
        choices=("a/deathseeker",),
    ),
    Use(
        "warriors-of-the-wind",
        text="field a: border-rider [present, bowed], shinjo-outrider, deathseeker [present] | "
        "hand a: warriors-of-the-wind | fate: 2 0" + MIL,
        look=taking_part,
        seen=["deathseeker", "shinjo-outrider"],
        no="field a: deathseeker [present] | hand a: warriors-of-the-wind | fate: 2 0" + MIL,
        choices=("a/shinjo-outrider", "done"),
    ),
    Use(
        "wild-stallion",
        text="field a: wild-stallion, deathseeker, doji-whisperer [present]" + MIL,
        look=taking_part,
        seen=["deathseeker", "doji-whisperer", "wild-stallion"],
        no="field a: wild-stallion [present], deathseeker" + MIL,
        choices=("a/deathseeker",),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_insolent_rival_dishonors_the_loser():
    s = dueling("insolent-rival")(table("field a: insolent-rival [present] | field b: brash-samurai [present]" + MIL))
    assert row(s, "brash-samurai").count("dishonored") == 1
    assert (
        used(
            table("field a: insolent-rival, deathseeker [present] | field b: brash-samurai [present]" + MIL),
            "insolent-rival",
        )
        == []
    )


def test_beloved_advisor_lets_both_draw_once_a_round():
    s = go(table("field a: beloved-advisor" + CALM), "beloved-advisor")
    assert (len(faces(s, "hand")), len(faces(s, "hand", 1))) == (2, 2)
    assert used(s, "beloved-advisor") == []


def test_courteous_scheming_gives_the_winner_one_more_political_conflict():
    text = (
        "field a: doji-hotaru [present] | "
        "field b: brash-samurai [present], deathseeker [present] | hand a: courteous-scheming | "
        "fate: 2 0"
    )
    s = go(table(text + POL), "courteous-scheming")
    assert s.question.seat == 1
    s.choose("b/brash-samurai")
    play(s, "bid 3", "bid 1")
    assert conflict_phase(s).extra == ((0, "political"),)
    assert used(table(text + MIL), "courteous-scheming") == []


def test_kakita_favorite_is_better_in_duels_only():
    s = table(
        "field a: kakita-favorite [present], courtly-challenger [present] | field b: brash-samurai [present]" + POL
    )
    plain = number(s, "political", "kakita-favorite")
    go(s, "courtly-challenger")
    assert number(s, "political", "kakita-favorite") == plain
    duel = go(
        table("field b: kakita-favorite [present] | field a: courtly-challenger [present]" + POL), "courtly-challenger"
    )
    assert number(duel, "political", "kakita-favorite") == plain + 2


def test_saadiyah_al_mozedu_turns_down_what_is_not_attacked():
    s = go(
        table(
            "provinces b1: manicured-garden | provinces b2: pilgrimage | "
            "field a: saadiyah-al-mozedu [present] | hand a: banzai" + POL
        ),
        "saadiyah-al-mozedu",
        "banzai",
    )
    assert not any("manicured-garden" in said and said.startswith("b1/") for said in options(s))
    s.choose("b2/pilgrimage")
    assert s.pieces[find(s, "pilgrimage")].down
