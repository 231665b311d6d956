"""Packs of one clan each: what each card changes, and what it must not do."""

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
    uses_of,
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
    """Whether a character could take part in a conflict of a type."""
    from coterie.games.l5r.facts.conflicts import can_participate

    return can_participate(s, find(s, face), kind)


def forbidden(s, face):
    """Whether a province cannot be attacked."""
    from coterie.kernel.modifiers import forbidding

    return bool(forbidding(s, "be attacked", find(s, face)))


CASES = [
    Use("bayushi-aramoro", "field a: bayushi-aramoro [present] | "
        "field b: eager-scout [present], akodo-toturi [present]" + MIL,
        each(zone("eager-scout"), has("bayushi-aramoro", "dishonored")), ("fallen", 1),
        "field a: bayushi-aramoro [present, dishonored] | field b: eager-scout [present]" + MIL, ("b/eager-scout",)),
    Use("brother-s-gift-dojo", "provinces a1: brother-s-gift-dojo | "
        "field a: deathseeker [present], matsu-berserker [present] | honor: 6 6" + MIL, each(taking_part, honor),
        (["matsu-berserker"], (5, 6)), "provinces a1: brother-s-gift-dojo | field b: deathseeker [present] | "
        "honor: 6 6" + BMIL, ("a/deathseeker",)),
    Use("court-of-deception", "holdings a1: court-of-deception | field a: deathseeker [dishonored] | honor: 6 6" +
        CALM, has("deathseeker", "dishonored"), 0, "holdings a1: court-of-deception | "
        "field a: deathseeker [dishonored] | honor: 7 6" + CALM),
    Use("doji-fumiki", "field a: doji-fumiki [present] | field b: deathseeker [present, dishonored]" + POL,
        up("deathseeker"), False, "field a: doji-fumiki [present] | field b: deathseeker [present]" + POL),
    Use("from-the-shadows", "field a: deathseeker [present] | row a1: shosuro-actress | hand a: from-the-shadows | "
        "honor: 5 6" + MIL, each(taking_part, has("shosuro-actress", "dishonored")),
        (["deathseeker", "shosuro-actress"], 1), "field a: deathseeker [present] | row a1: shosuro-actress | "
        "hand a: from-the-shadows | honor: 6 6" + MIL, ("a1/row/shosuro-actress",)),
    Lies("insolent-rival", "field a: insolent-rival | dials: 3 1" + CALM,
        each(mil("insolent-rival"), pol("insolent-rival")), (4, 3), "field a: insolent-rival | dials: 1 3" + CALM),
    Answer("kitsuki-shomon", "field a: kitsuki-shomon [bowed], deathseeker [present] | "
        "field b: bayushi-liar [present] | hand b: way-of-the-scorpion" + BMIL,
        each(has("kitsuki-shomon", "dishonored"), has("deathseeker", "dishonored"), up("kitsuki-shomon")),
        (1, 0, True), "field b: kitsuki-shomon [bowed], bayushi-liar [present] | field a: deathseeker [present] | "
        "hand b: way-of-the-scorpion" + BMIL, start=("way-of-the-scorpion",)),
    Use("kyuden-bayushi", "stronghold a: kyuden-bayushi | field a: deathseeker [dishonored, bowed] | honor: 6 10" +
        CALM, each(up("deathseeker"), mil("deathseeker")), (True, 3), "stronghold a: kyuden-bayushi | "
        "field a: deathseeker [bowed] | honor: 7 10" + CALM),
    Use("liar-s-mask", "field a: deathseeker [dishonored] | attached a: liar-s-mask [on field/deathseeker]" + CALM,
        has("deathseeker", "dishonored"), 0, "field a: deathseeker | attached a: liar-s-mask [on field/deathseeker]" +
        CALM),
    Use("make-an-opening", "field a: deathseeker [present] | field b: akodo-toturi [present] | "
        "hand a: make-an-opening | dials: 1 3" + MIL, each(mil("akodo-toturi"), pol("akodo-toturi")), (4, 1),
        "field a: deathseeker [present] | field b: akodo-toturi [present] | hand a: make-an-opening | dials: 3 3" +
        MIL),
    Answer("opium-wastrel", "field a: deathseeker [present] | field b: doji-hotaru [present] | "
        "hand a: opium-wastrel | fate: 1 0 | honor: 5 6" + MIL, glory("doji-hotaru"), 0, "field b: opium-wastrel | "
        "field a: deathseeker [present] | hand a: goblin-sneak | fate: 2 0 | honor: 5 6" + MIL, ("b/doji-hotaru",),
        start=lambda s: (s.choose("pass"), s.choose(next(said for said in options(s) if said.startswith("play "))),
        s.choose("into the conflict"))),
    Lies("seppun-truthseeker", "field a: seppun-truthseeker | holdings a1: funeral-pyre" + CALM,
        lambda s: (len(faces(s, "hand")), len(faces(s, "hand", 1))), (4, 3),
        "field a: eager-scout | holdings a1: funeral-pyre" + CALM, start=("funeral-pyre",)),
    Use("shosuro-takao", "field a: shosuro-takao, deathseeker [present, dishonored]" + MIL, taking_part,
        ["deathseeker", "shosuro-takao"], "field a: shosuro-takao, deathseeker [present]" + MIL),
    Use("soshi-aoi", "field a: soshi-aoi, doji-whisperer | honor: 6 6" + CALM, each(mil("doji-whisperer"), honor),
        (1, (5, 6)), "field a: soshi-aoi | honor: 0 6" + CALM,
        ("a/doji-whisperer", 'Gets("military", 1, until="phase") + Gain(GivesTrait("bushi"), until="phase")')),
    Lies("stolen-breath", "field a: doji-whisperer | attached a: stolen-breath [on field/doji-whisperer]" + CALM,
        lambda s: able_to(s, "doji-whisperer", "political"), False, "field a: doji-whisperer | "
        "attached a: fine-katana [on field/doji-whisperer]" + CALM),
    Lies("utaku-tetsuko", "field a: utaku-tetsuko [present] | hand b: court-games" + MIL,
        lambda s: price(s, find(s, "court-games"), 1), 1, "field a: utaku-tetsuko, deathseeker [present] | "
        "hand b: court-games" + MIL),
    Answer("yasuki-oguri", "field b: yasuki-oguri [present] | field a: deathseeker [present] | hand a: banzai" + MIL,
        each(mil("yasuki-oguri"), pol("yasuki-oguri")), (2, 2), "field a: yasuki-oguri [present] | "
        "field b: deathseeker [present] | hand b: banzai" + MIL, start=lambda s: (go(s, "banzai"),
        play_on(s, "a/deathseeker" if "a/deathseeker" in options(s) else "b/deathseeker", "no"))),
    Answer("agasha-taiko", "provinces b1: manicured-garden | row a1: agasha-taiko | fate: 2 0" + DYN,
        lambda s: forbidden(s, "manicured-garden"), True, "provinces b1: manicured-garden | row a1: eager-scout | "
        "field a: agasha-taiko | fate: 2 0" + DYN, ("b1/manicured-garden",),
        start=lambda s: s.choose(next(said for said in options(s) if said.startswith("play a1")))),
    Lies("curved-blade", "field a: border-rider [present] | attached a: curved-blade [on field/border-rider]" + MIL,
        mil("border-rider"), 2 + 1 + 2, "field b: border-rider [present] | "
        "attached b: curved-blade [on field/border-rider] | field a: deathseeker [present]" + MIL),
    Answer("hida-tsuru", "field a: hida-tsuru [present], shinjo-outrider" + MIL,
        each(mil("hida-tsuru"), pol("hida-tsuru")), (5, 4),
        "field a: hida-tsuru, deathseeker [present], shinjo-outrider" + MIL, start=("shinjo-outrider",)),
    Answer("hida-tsuru", "field a: hida-tsuru [present] | hand a: goblin-sneak | fate: 2 0" + MIL, mil("hida-tsuru"),
        5, "field a: hida-tsuru [present] | hand a: banzai | fate: 2 0" + MIL,
        start=lambda s: doing("play goblin-sneak",
        "into the conflict")(s) if any(p.face == "goblin-sneak" for p in s.pieces) else go(s, "banzai", "no")),
    Use("iuchi-daiyu", "provinces b1: manicured-garden | provinces b2: meditations-on-the-tao [down] | "
        "field a: iuchi-daiyu, deathseeker [present]" + MIL, mil("deathseeker"), 2 + 3,
        "provinces b1: manicured-garden | field a: iuchi-daiyu" + CALM, ("a/deathseeker",)),
    Answer("iuchi-farseer", "provinces b2: meditations-on-the-tao [down] | row a1: iuchi-farseer | fate: 3 0" + DYN,
        known("meditations-on-the-tao"), False, "provinces a2: meditations-on-the-tao [down] | "
        "row a1: iuchi-farseer | fate: 3 0" + DYN, start=doing("play a1/row/iuchi-farseer")),
    Use("kaito-nobukai", "field a: kaito-nobukai [present] | field b: matsu-berserker [present], shinjo-outrider" +
        MIL, each(up("matsu-berserker"), lambda s: used(s, "shinjo-outrider")), (False, []),
        "field a: kaito-nobukai, deathseeker [present] | field b: matsu-berserker [present]" + MIL),
    Lies("moto-chagatai", "provinces b1: manicured-garden | field a: moto-chagatai [present]" + MIL,
        lambda s: row(finish(s), "moto-chagatai").ready, True, "provinces b1: manicured-garden | "
        "field a: moto-chagatai [present] | field b: akodo-toturi [present]" + MIL),
    Lies("ring-of-binding", "first: a | field a: deathseeker | attached a: ring-of-binding [on field/deathseeker]" +
        CALM, lambda s: (through(s, "bid?"), where(s, "deathseeker"))[1], "field", "first: b | "
        "field a: deathseeker | attached a: ring-of-binding [on field/deathseeker]" + CALM),
    Answer("shinjo-trailblazer", "provinces b1: manicured-garden [down] | field a: shinjo-trailblazer, deathseeker" +
        CALM, mil("shinjo-trailblazer"), 4, "provinces b1: manicured-garden [down] | field b: shinjo-trailblazer | "
        "field a: deathseeker" + CALM, start=lambda s: declare(s, "fire military", "b1", "deathseeker")),
    Use("speak-to-the-heart", "provinces b1: manicured-garden | provinces b2: meditations-on-the-tao [down] | "
        "field a: border-rider [present] | hand a: speak-to-the-heart" + MIL, pol("border-rider"), 1 + 3,
        "provinces b1: manicured-garden | field a: deathseeker [present] | hand a: speak-to-the-heart" + MIL),
    Answer("spoils-of-war", "field a: deathseeker [present] | hand a: spoils-of-war | "
        "deck a: banzai, outwit, rout, court-games" + MIL, lambda s: len(faces(s, "hand")), 2,
        "field a: doji-whisperer [present] | hand a: spoils-of-war" + POL, ("banzai",)),
    Answer("utaku-battle-steed", "field a: border-rider [present] | "
        "attached a: utaku-battle-steed [on field/border-rider]" + MIL, has("border-rider", "honored"), 1,
        "field a: border-rider [present] | attached a: utaku-battle-steed [on field/border-rider]" + POL),
    Use("visiting-advisor",
        "field a: visiting-advisor [present], deathseeker [present], matsu-berserker [present]" + MIL, taking_part,
        ["matsu-berserker"], "field a: visiting-advisor, deathseeker [present]" + MIL, ("a/deathseeker",)),
    Use("warriors-of-the-wind", "field a: border-rider [present, bowed], shinjo-outrider, deathseeker [present] | "
        "hand a: warriors-of-the-wind | fate: 2 0" + MIL, taking_part, ["deathseeker", "shinjo-outrider"],
        "field a: deathseeker [present] | hand a: warriors-of-the-wind | fate: 2 0" + MIL,
        ("a/shinjo-outrider", "done")),
    Use("wild-stallion", "field a: wild-stallion, deathseeker, doji-whisperer [present]" + MIL, taking_part,
        ["deathseeker", "doji-whisperer", "wild-stallion"], "field a: wild-stallion [present], deathseeker" + MIL,
        ("a/deathseeker",)),
    Answer("akodo-makoto", "field a: akodo-makoto [present] | field b: doji-whisperer [present, fate 2]" + MIL,
        has("doji-whisperer", "fate"), 1, "field a: akodo-makoto [present] | field b: matsu-berserker [present]" + MIL
        ),
    Answer("armament-artisan", "field a: armament-artisan, deathseeker, doji-whisperer [dishonored] | "
        "hand a: resourcefulness" + CALM, has("armament-artisan", "honored"), 1, "field b: armament-artisan | "
        "field a: deathseeker, doji-whisperer | hand a: resourcefulness" + CALM,
        start=lambda s: go(s, "resourcefulness", "a/deathseeker", "a/doji-whisperer")),
    Answer("asahina-takamori", "field a: asahina-takamori | row a1: doji-whisperer | "
        "field b: matsu-berserker, akodo-toturi | fate: 1 0" + DYN, lambda s: len(row(s, "matsu-berserker").text), 2,
        "field a: asahina-takamori | row a1: matsu-berserker | field b: eager-scout | fate: 1 0" + DYN,
        start=lambda s: s.choose(next(said for said in options(s) if said.startswith("play a1")))),
    Use("bayushi-dairu", "field a: bayushi-dairu [present] | field b: deathseeker [honored]" + MIL,
        each(has("bayushi-dairu", "honored"), has("deathseeker", "honored")), (1, 0),
        "field a: bayushi-dairu [present, honored] | field b: deathseeker" + MIL),
    Answer("benevolent-host", "row a1: benevolent-host | row a2: doji-whisperer | fate: 4 0" + DYN,
        each(zone("doji-whisperer"), has("doji-whisperer", "fate")), ("field", 1), "row a1: benevolent-host | "
        "row a2: matsu-berserker | row a3: matsu-berserker | "
        "dynasty a: eager-scout, eager-scout, eager-scout, eager-scout | fate: 4 0" + DYN,
        start=doing("play a1/row/benevolent-host")),
    Use("festival-for-the-fortunes", "field a: doji-whisperer | field b: deathseeker | "
        "hand a: festival-for-the-fortunes | fate: 3 0" + CALM,
        each(has("doji-whisperer", "honored"), has("deathseeker", "honored")), (1, 1),
        "field a: doji-whisperer [honored] | hand a: festival-for-the-fortunes | fate: 3 0" + CALM),
    Answer("letter-from-the-daimyo", "field a: doji-whisperer [present] | "
        "attached a: letter-from-the-daimyo [on field/doji-whisperer] | hand b: banzai, outwit" + POL,
        each(lambda s: faces(s, "hand", 1), zone("letter-from-the-daimyo")), ([], "discard"),
        "field a: deathseeker [present] | attached a: letter-from-the-daimyo [on field/deathseeker] | "
        "hand b: banzai, outwit" + MIL, ("banzai", "outwit")),
    Lies("maker-of-keepsakes", "field b: maker-of-keepsakes [present] | field a: bayushi-liar [present] | "
        "hand a: way-of-the-scorpion" + MIL, uses_of("way-of-the-scorpion"), False,
        "field b: deathseeker [present] | field a: bayushi-liar [present] | hand a: way-of-the-scorpion" + MIL),
    Answer("market-of-kaze-no-kami", "provinces b1: market-of-kaze-no-kami [down] | "
        "field a: deathseeker, akodo-toturi | field b: doji-whisperer [bowed]" + CALM, up("akodo-toturi"), False,
        "provinces b1: market-of-kaze-no-kami [down] | field a: deathseeker [honored], akodo-toturi [honored]" + CALM,
        ("a/akodo-toturi",), start=lambda s: declare(s, "fire military", "b1", "deathseeker")),
    Lies("political-sanction", "field b: kabuki-hero [present] | "
        "attached a: political-sanction [on field/kabuki-hero] | field a: doji-whisperer [present] | fate: 0 1" + POL,
        uses_of("kabuki-hero"), False, "field b: kabuki-hero [present] | field a: doji-whisperer [present] | "
        "fate: 0 1" + POL),
    Use("retreat", "field a: deathseeker [present], matsu-berserker [present] | hand a: retreat | fate: 1 0" + MIL,
        taking_part, ["matsu-berserker"], "field a: doji-whisperer [present] | hand a: retreat | fate: 1 0" + POL,
        ("a/deathseeker",)),
    Use("shinjo-haruko", "field a: shinjo-haruko [present], deathseeker [honored]" + MIL, taking_part,
        ["deathseeker", "shinjo-haruko"], "field a: shinjo-haruko [present], deathseeker" + MIL),
    Use("the-spear-rushes-forth", "field a: deathseeker [present, honored] | field b: akodo-toturi [present] | "
        "hand a: the-spear-rushes-forth | fate: 1 0" + MIL, each(up("akodo-toturi"), has("deathseeker", "honored")),
        (False, 0), "field a: deathseeker [present] | field b: akodo-toturi [present] | "
        "hand a: the-spear-rushes-forth | fate: 1 0" + MIL),
    Answer("winter-court-hosts", "field a: winter-court-hosts [present] | field b: deathseeker [present] | "
        "hand b: banzai | honor: 7 6" + MIL, lambda s: len(faces(s, "hand")), 2,
        "field a: winter-court-hosts [present] | field b: deathseeker [present] | hand b: banzai | honor: 6 6" + MIL,
        start=("banzai", "b/deathseeker", "no")),
    Answer("yasuki-fuzake", "field a: yasuki-fuzake, doji-whisperer [dishonored] | field b: deathseeker [honored] | "
        "holdings a1: funeral-pyre" + CALM, each(has("doji-whisperer", "dishonored"), has("deathseeker", "honored")),
        (0, 0), "field a: yasuki-fuzake, doji-whisperer | field b: deathseeker | holdings a1: funeral-pyre" + CALM,
        ("a/doji-whisperer", "b/deathseeker"), start=("funeral-pyre", "a/yasuki-fuzake")),
]  # fmt: skip


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
