"""A condition, a filter and an amount by themselves: what holds, and the nearest thing of which it does not."""

import pytest

from tests.l5r.words.tools import BMIL, BPOL, CALM, DYN, MIL, POL, Row, fits, holds, value

T = "// that=doji-whisperer"
W, X = "field a: doji-whisperer", "field b: eager-scout"

CONDITIONS = [
    Row("During()", f"hand a: banzai{MIL}", CALM),
    Row('During("military")', f"hand a: banzai{MIL}", f"hand a: banzai{POL}", CALM),
    Row('During("", "fire")', f"hand a: banzai{MIL}", "hand a: banzai | conflict: a military air b1"),
    Row('During("", "air")', f"field a: seeker-of-knowledge [present]{MIL}",
        f"field b: seeker-of-knowledge [present]{MIL}",
        f"field a: seeker-of-knowledge{MIL}", named="one more element of the ring"),
    Row('InPhase("dynasty")', f"holdings a1: imperial-storehouse{DYN}", CALM),
    Row("ThisIs(HONORED)", f"field a: doji-whisperer [honored]{CALM}// this=doji-whisperer",
        f"{W}{CALM}// this=doji-whisperer", f"field a: doji-whisperer [honored]{CALM}"),
    Row("BearerIs(HONORED)",
        f"field a: doji-whisperer [honored] | attached a: fine-katana [on field/doji-whisperer]{CALM}"
        "// this=fine-katana host=doji-whisperer", f"{W} | attached a: fine-katana [on field/doji-whisperer]{CALM}"
        "// this=fine-katana host=doji-whisperer", f"field a: doji-whisperer [honored]{CALM}// this=doji-whisperer"),
    Row("AtThis()", f"provinces b1: pilgrimage{MIL}// this=provinces/pilgrimage",
        f"provinces b2: pilgrimage{MIL}// this=provinces/pilgrimage", f"provinces b1: pilgrimage{CALM}"
        "// this=provinces/pilgrimage", f"provinces b1: pilgrimage{MIL}"),
    Row("YouAttack()", f"hand a: banzai{MIL}", f"hand a: banzai{BMIL}", CALM),
    Row('YouAttack("defender")', f"hand a: banzai{BMIL}", f"hand a: banzai{MIL}", CALM),
    Row("Honorable()", f"honor: 6 5{CALM}", f"honor: 6 6{CALM}", f"honor: 6 6 | field a: loyal-oathbreaker{CALM}",
        f"honor: 9 6 | field a: loyal-oathbreaker{CALM}"),
    Row("Honorable(False)", f"honor: 5 6{CALM}", f"honor: 6 6{CALM}"),
    Row("Honorable(True, 5)", f"honor: 10 5{CALM}", f"honor: 9 5{CALM}", f"honor: 5 10{CALM}"),
    Row("Honorable(False, 5)", f"honor: 5 10{CALM}", f"honor: 6 10{CALM}"),
    Row("MoreOf(HONORED)", f"field a: doji-whisperer [honored]{CALM}",
        f"field a: doji-whisperer [honored] | field b: eager-scout [honored]{CALM}", f"{W}{CALM}"),
    Row("LowerBid()", f"dials: 1 2{CALM}", f"dials: 2 2{CALM}", f"dials: 2 1{CALM}"),
    Row("LowerBid(False, 2)", f"dials: 3 1{CALM}", f"dials: 2 1{CALM}", f"dials: 1 3{CALM}"),
    Row("YouFirst()", f"first: a{CALM}", f"first: b{CALM}"),
    Row("TheyHaveFavor()", f"favor: b{CALM}", f"favor: a{CALM}", CALM),
    Row("YouHaveFavor()", f"favor: a{CALM}", f"favor: b{CALM}", CALM),
    Row('Claimed("fire")', f"ring fire: a 0{CALM}", f"ring fire: b 0{CALM}", f"ring air: a 0{CALM}", CALM),
    Row('RingClaimed("fire")', f"ring fire: b 0{CALM}", f"ring air: b 0{CALM}", f"hand a: banzai{MIL}"),
    Row('RingFree("fire")', CALM, f"ring fire: a 0{CALM}", f"hand a: banzai{MIL}"),
    Row("FewerRings()", f"ring fire: b 0{CALM}", f"ring fire: b 0 | ring air: a 0{CALM}", CALM),
    Row("Ahead()", f"field a: matsu-berserker [present]{MIL}",
        f"field a: matsu-berserker [present] | field b: matsu-berserker [present]{MIL}",
        f"field b: matsu-berserker [present]{MIL}", CALM),
    Row("Ahead()", f"field a: matsu-berserker [present]{BMIL}", f"field b: matsu-berserker [present]{BMIL}",
        f"field a: matsu-berserker [present] | field b: matsu-berserker [present]{BMIL}",
        named="ahead as the defender"),
    Row('Nth("military")', CALM, named="none was declared yet"),
    Row("ThatIs(HONORED)", f"field a: doji-whisperer [honored]{CALM}{T}", f"{W}{CALM}{T}", CALM),
    Row("MoreGlory()", f"field a: doji-whisperer [present]{MIL}", f"{W}{MIL}",
        f"field a: doji-whisperer [present, bowed]{MIL}",
        f"field a: doji-whisperer [present] | field b: doji-whisperer [present]{MIL}",
        f"field b: doji-whisperer [present]{MIL}"),
    Row("HasLost()", "", CALM),
    Row("Unopposed()", "", f"hand a: banzai{MIL}", CALM),
    Row("WonBy(0)", "", f"field a: matsu-berserker [present]{MIL}", CALM, named="not before it is compared"),
    Row("FewerCards()", f"hand b: banzai{CALM}", f"hand a: banzai | hand b: outwit{CALM}", f"hand a: banzai{CALM}"),
    Row("FewerCards()", f"hand a: banzai | hand b: outwit{CALM}// this=banzai",
        f"hand a: banzai, rout | hand b: outwit{CALM}// this=banzai", named="the card that is played does not count"),
    Row("FewerCards(False)", f"hand a: banzai{CALM}", f"hand a: banzai | hand b: outwit{CALM}"),
    Row("HonorWithin(6)", f"honor: 6 9{CALM}", f"honor: 7 5{CALM}"),
    Row("HonorWithin(99, 6)", f"honor: 6 1{CALM}", f"honor: 5 9{CALM}"),
    Row('RoleOf("fire")', f"stronghold a: yojin-no-shiro | role a: keeper-of-fire{CALM}",
        f"stronghold a: yojin-no-shiro | role a: keeper-of-air{CALM}", f"stronghold a: yojin-no-shiro{CALM}",
        f"stronghold a: yojin-no-shiro | role b: keeper-of-fire{CALM}"),
    Row("RoleMatches()", f"stronghold a: yojin-no-shiro | role a: keeper-of-fire{MIL}",
        f"stronghold a: yojin-no-shiro | role a: keeper-of-air{MIL}", f"stronghold a: yojin-no-shiro{MIL}"),
    Row('Leads("military")', f"field a: matsu-berserker [present]{MIL}",
        f"field a: matsu-berserker [present] | field b: matsu-berserker [present]{MIL}",
        f"field a: matsu-berserker{MIL}", CALM),
    Row('Leads("military", True)', f"field b: matsu-berserker [present]{MIL}",
        f"field a: matsu-berserker [present] | field b: matsu-berserker [present]{MIL}",
        f"field a: matsu-berserker [present]{MIL}"),
    Row('Leads("military")', f"field a: akodo-toturi [present]{POL}",
        f"field a: akodo-toturi [present, bowed]{POL}", named="skill of the other type"),
    Row("Outnumbering()", f"field a: doji-whisperer [present]{MIL}",
        f"field a: doji-whisperer [present] | field b: eager-scout [present]{MIL}", f"{W}{MIL}", f"{W}{CALM}"),
    Row("Outnumbering(False)", f"field b: eager-scout [present]{MIL}",
        f"field a: doji-whisperer [present] | field b: eager-scout [present]{MIL}", f"{X}{MIL}"),
    Row("HasLostIt(THIS)", "", f"field a: doji-whisperer [present]{MIL}// this=doji-whisperer",
        f"{W}{CALM}// this=doji-whisperer"),
    Row("HasBroken()", "", f"hand a: banzai{MIL}", CALM),
    Row("AttackedOften(1)", "", f"hand a: banzai{BMIL}", CALM),
    Row("FirstConflict()", "", CALM),
    Row("Played(1)", "", f"hand a: banzai{MIL}"),
    Row("Challenge()", "", CALM, f"against: hand a: banzai{CALM}"),
    Row("ThisWon()", f"{W}{CALM}// this=doji-whisperer winner=doji-whisperer",
        f"{W} | {X}{CALM}// this=doji-whisperer winner=eager-scout", f"{W}{CALM}// this=doji-whisperer"),
    Row('Exists(Cards(CHARACTER & MINE), 2)', f"{W}, deathseeker{CALM}", f"{W}{CALM}"),
]  # fmt: skip


@pytest.mark.ruling("L-10.4", "L-11.3", "L-7.6")
@pytest.mark.parametrize("row", CONDITIONS, ids=repr)
def test_it_holds_and_beside_it_does_not(row):
    assert not row.yes or holds(row.meant, row.yes)
    assert [no for no in row.no if holds(row.meant, no)] == []


FILTERS = [
    Row('Trait("courtier")', f"{W}{CALM}{T}", f"{X}{CALM}// that=eager-scout"),
    Row('OfClan("crane")', f"{W}{CALM}{T}", f"{X}{CALM}// that=eager-scout"),
    Row('OfClan("crab")', f"{W} | attached a: seal-of-the-crab [on field/doji-whisperer]{CALM}{T}", f"{W}{CALM}{T}"),
    Row("UNIQUE", f"field a: akodo-toturi{CALM}// that=akodo-toturi", f"{W}{CALM}{T}"),
    Row("WITH_STATUS", f"field a: doji-whisperer [tainted]{CALM}{T}", f"field a: doji-whisperer [fate 1]{CALM}{T}"),
    Row("Targetable()", f"{W}{CALM}{T}",
        f"{W} | field b: ichigenkin-soloist | dials: 3 1{CALM}// this=doji-whisperer that=ichigenkin-soloist"),
    Row("PARTICIPATING", f"field a: doji-whisperer [present]{MIL}{T}", f"{W}{MIL}{T}", f"{W}{CALM}{T}"),
    Row("ATTACKING", f"field a: doji-whisperer [present]{MIL}{T}", f"field a: doji-whisperer [present]{BMIL}{T}"),
    Row("DEFENDING", f"field a: doji-whisperer [present]{BMIL}{T}", f"field a: doji-whisperer [present]{MIL}{T}"),
    Row("ATTACKED", f"provinces b1: pilgrimage{MIL}// that=provinces/pilgrimage",
        f"provinces b2: pilgrimage{MIL}// that=provinces/pilgrimage",
        f"provinces b1: pilgrimage{CALM}// that=provinces/pilgrimage",
        f"row b1: eager-scout{MIL}// that=row/eager-scout"),
    Row("HIDDEN", f"provinces b1: pilgrimage [down]{CALM}// that=provinces/pilgrimage",
        f"provinces b1: pilgrimage{CALM}// that=provinces/pilgrimage",
        f"row a1: eager-scout [down]{CALM}// that=row/eager-scout"),
    Row("BROKEN", f"provinces b1: pilgrimage [broken]{CALM}// that=provinces/pilgrimage",
        f"provinces b1: pilgrimage{CALM}// that=provinces/pilgrimage"),
    Row("ALONE", f"field a: doji-whisperer [present], deathseeker | field b: eager-scout [present]{MIL}{T}",
        f"field a: doji-whisperer [present], deathseeker [present]{MIL}{T}", f"{W}{MIL}{T}", f"{W}{CALM}{T}"),
    Row("WITH_FATE", f"field a: doji-whisperer [fate 1]{CALM}{T}", f"{W}{CALM}{T}"),
    Row("WITHOUT_FATE", f"{W}{CALM}{T}", f"field a: doji-whisperer [fate 1]{CALM}{T}"),
    Row("Fate(2, 3)", f"field a: doji-whisperer [fate 2]{CALM}{T}", f"field a: doji-whisperer [fate 1]{CALM}{T}",
        f"field a: doji-whisperer [fate 4]{CALM}{T}"),
    Row("Printed(1)", f"{W}{CALM}{T}", f"field a: akodo-toturi{CALM}// that=akodo-toturi"),
    Row("Printed(99, 5)", f"field a: akodo-toturi{CALM}// that=akodo-toturi", f"{W}{CALM}{T}"),
    Row("Printed(Bid())", f"{W} | dials: 1 0{CALM}{T}", f"{W} | dials: 0 1{CALM}{T}"),
    Row("InProvince()", f"row a1: eager-scout{CALM}// that=row/eager-scout",
        f"row b1: eager-scout{CALM}// that=row/eager-scout",
        f"row a1: eager-scout [down, known a]{CALM}// that=row/eager-scout", f"{W}{CALM}{T}"),
    Row('InProvince("foe", True)', f"row b1: eager-scout [down]{CALM}// that=row/eager-scout",
        f"row b1: eager-scout{CALM}// that=row/eager-scout",
        f"row a1: eager-scout [down]{CALM}// that=row/eager-scout"),
    Row('InProvince("any", None)', f"row b1: eager-scout [down]{CALM}// that=row/eager-scout", f"{W}{CALM}{T}"),
    Row("AttachedTo(HONORED)",
        f"field a: doji-whisperer [honored] | attached a: fine-katana [on field/doji-whisperer]{CALM}// that=fine-katana",
        f"{W} | attached a: fine-katana [on field/doji-whisperer]{CALM}// that=fine-katana",
        f"field a: doji-whisperer [honored]{CALM}{T}"),
    Row("ON_THIS",
        f"{W} | attached a: fine-katana [on field/doji-whisperer]{CALM}// that=fine-katana this=doji-whisperer",
        f"{W}, deathseeker | attached a: fine-katana [on field/doji-whisperer]{CALM}// that=fine-katana this=deathseeker"),
    Row('Weaker("military", ITSELF)', f"{W}, deathseeker{CALM}// that=doji-whisperer this=deathseeker",
        f"{W}, deathseeker{CALM}// that=deathseeker this=doji-whisperer",
        f"{W}{CALM}// that=doji-whisperer this=doji-whisperer"),
    Row('Weaker("military", ITSELF, True)', f"{W}{CALM}// that=doji-whisperer this=doji-whisperer",
        f"{W}, deathseeker{CALM}// that=deathseeker this=doji-whisperer"),
    Row("ITS_BEARER", f"{W} | attached a: fine-katana [on field/doji-whisperer]{CALM}"
        "// that=doji-whisperer this=fine-katana host=doji-whisperer",
        f"{W}, deathseeker | attached a: fine-katana [on field/doji-whisperer]{CALM}"
        "// that=deathseeker this=fine-katana host=doji-whisperer"),
    Row("WHOLE", f"row a1: eager-scout{CALM}// that=row/eager-scout",
        f"provinces a1: pilgrimage [broken] | row a1: eager-scout{CALM}// that=row/eager-scout", f"{W}{CALM}{T}"),
    Row('Touched("weapon")', f"{W} | attached a: fine-katana [on field/doji-whisperer]{CALM}{T}",
        f"{W} | attached a: ornate-fan [on field/doji-whisperer]{CALM}{T}"),
    Row('Touched("courtier")', f"{W}{CALM}{T}", f"{X}{CALM}// that=eager-scout"),
    Row('Named(("winner", "loser"))', f"{W}{CALM}// that=doji-whisperer loser=doji-whisperer",
        f"{W}, deathseeker{CALM}// that=doji-whisperer loser=deathseeker", f"{W}{CALM}{T}"),
    Row("IfThis(HONORED)", f"{W}, deathseeker [honored]{CALM}// that=doji-whisperer this=deathseeker",
        f"{W}, deathseeker{CALM}// that=doji-whisperer this=deathseeker", f"{W}{CALM}{T}"),
    Row("IfThis(Bearing(ATTACHMENT))",
        f"{W}, deathseeker | attached a: fine-katana [on field/deathseeker]{CALM}// that=doji-whisperer this=deathseeker",
        f"{W}, deathseeker | attached a: fine-katana [on field/doji-whisperer]{CALM}// that=doji-whisperer this=deathseeker"),
    Row('OfElement("void")', f"provinces b1: pilgrimage{CALM}// that=provinces/pilgrimage",
        f"provinces b1: manicured-garden{CALM}// that=provinces/manicured-garden"),
    Row("SharesTrait()", f"{W} | attached a: fine-katana [on field/doji-whisperer] | hand a: political-rival{CALM}"
        "// that=political-rival this=fine-katana host=doji-whisperer",
        f"{W} | attached a: fine-katana [on field/doji-whisperer] | hand a: deathseeker{CALM}"
        "// that=deathseeker this=fine-katana host=doji-whisperer", f"{W}{CALM}{T}"),
    Row('WithOwner("giver")', f"{W}, deathseeker{CALM}// that=doji-whisperer giver=deathseeker",
        f"{W} | {X}{CALM}// that=doji-whisperer giver=eager-scout", f"{W}{CALM}{T}"),
    Row("EvenCost()", f"field a: deathseeker{CALM}// that=deathseeker", f"{W}{CALM}{T}"),
    Row("AtStronghold()", f"provinces bs: pilgrimage{CALM}// that=provinces/pilgrimage",
        f"provinces b1: pilgrimage{CALM}// that=provinces/pilgrimage"),
    Row("Containing(HOLDING)",
        f"provinces a1: pilgrimage | holdings a1: funeral-pyre{CALM}// that=provinces/pilgrimage",
        f"provinces a1: pilgrimage | holdings a2: funeral-pyre{CALM}// that=provinces/pilgrimage",
        f"provinces a1: pilgrimage | row a1: eager-scout{CALM}// that=provinces/pilgrimage"),
    Row("There()", f"provinces b1: pilgrimage | row b1: eager-scout{CALM}// that=row/eager-scout province=provinces/pilgrimage",
        f"provinces b1: pilgrimage | row b2: eager-scout{CALM}// that=row/eager-scout province=provinces/pilgrimage",
        f"provinces b1: pilgrimage | row b1: eager-scout [down]{CALM}// that=row/eager-scout province=provinces/pilgrimage"),
    Row('UnderBid("political")', f"field a: doji-whisperer | dials: 3 0{CALM}{T}",
        f"field a: doji-whisperer | dials: 2 5{CALM}{T}"),
    Row("InItsElement()", f"field a: isawa-masahiro{MIL}// that=isawa-masahiro",
        f"{W}{MIL}{T}", f"field a: isawa-masahiro{CALM}// that=isawa-masahiro"),
    Row("Outside()", "", f"{W}{CALM}{T}"),
    Row("HasSymbol()", f"provinces b1: pilgrimage{CALM}// that=provinces/pilgrimage", f"{W}{CALM}{T}"),
]  # fmt: skip


@pytest.mark.ruling("L-2.9", "L-6.14", "L-10.4")
@pytest.mark.parametrize("row", FILTERS, ids=repr)
def test_it_is_said_of_a_card_and_of_another_it_is_not(row):
    assert not row.yes or fits(row.meant, row.yes)
    assert [no for no in row.no if fits(row.meant, no)] == []


@pytest.mark.parametrize(
    ("word", "text", "n"),
    [
        ("ClaimedRings()", f"ring fire: a 0 | ring air: b 0 | ring void: b 0{CALM}", 1),
        ('ClaimedRings("foe")', f"ring fire: a 0 | ring air: b 0 | ring void: b 0{CALM}", 2),
        ('ClaimedRings("any")', f"ring fire: a 0 | ring air: b 0 | ring void: b 0{CALM}", 3),
        ("FreeRings()", f"ring fire: a 3 | ring air: - 2{CALM}", 4),
        ("FreeRings(True)", f"ring fire: a 3 | ring air: - 2{CALM}", 2),
        ("HiddenProvinces()", "provinces a1: pilgrimage [down] | provinces b1: manicured-garden [down]" + CALM, 1),
        ("Attached()", f"{W} | attached a: fine-katana [on field/doji-whisperer], ornate-fan [on field/doji-whisperer]"
            f"{CALM}{T}", 2),
        ("Attached(1)", f"{W} | attached a: fine-katana [on field/doji-whisperer], ornate-fan [on field/doji-whisperer]"
            f"{CALM}{T}", 1),
        ("Attached()", CALM, 0),
        ("Beyond(1)", f"hand b: banzai, outwit, rout{CALM}", 2),
        ("Beyond(4)", f"hand b: banzai{CALM}", 0),
        ("Beyond(1)", f"four: hand b: banzai, outwit | hand d: banzai{CALM}// opponent=d", 0),
        ("Bid()", f"dials: 3 1{CALM}", 3),
        ("Bid(OPPONENT)", f"dials: 3 1{CALM}", 1),
        ("CostOf(THAT)", f"field a: akodo-toturi{CALM}// that=akodo-toturi", 5),
        ("CostOf(THAT)", CALM, 0),
        ("YourFate()", f"fate: 4 7{CALM}", 4),
        ("BidGap()", f"dials: 1 4{CALM}", 3),
        ("BidGap()", f"four: hand a: banzai | dials: 1 4 1 2{CALM}// opponent=d", 1),
        ('Removed(Trait("courtier"))', f"discard a: height-of-fashion{CALM}", 0),
    ],
)  # fmt: skip
def test_an_amount_is_worked_out(word, text, n):
    assert value(Row(word, text).meant, text) == n


def test_defenders_of_politics_attack_nobody():
    assert not fits(Row("ATTACKING", "").meant, f"field a: doji-whisperer [present]{BPOL}{T}")


PUBLIC = [
    "AtThis", "AttackedOften", "Ahead", "Claimed", "Challenge", "During", "FewerRings", "FirstConflict", "HasBroken",
    "HasLost", "HasLostIt", "Honorable", "HonorWithin", "InPhase", "Leads", "LowerBid", "MoreGlory", "MoreOf", "Nth",
    "Outnumbering", "Played", "RingClaimed", "RingFree", "RoleMatches", "RoleOf", "TheyHaveFavor", "Unopposed",
    "WonBy", "YouAttack", "YouFirst", "YouHaveFavor",
]  # fmt: skip


@pytest.mark.ruling("L-9.12")
def test_everybody_can_judge_what_lies_open_and_nothing_that_a_hand_or_the_card_decides():
    found = {type(row.meant).__name__: row.meant.public(None) for row in CONDITIONS if "Exists" not in row.word}
    assert sorted(name for name, public in found.items() if public) == sorted(PUBLIC)
    assert sorted(name for name, public in found.items() if not public) == [
        "BearerIs", "FewerCards", "ThatIs", "ThisIs", "ThisWon",
    ]  # fmt: skip
