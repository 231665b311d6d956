"""An effect can be used where it would change something, and nowhere else; as a cost where all of it can be paid (L-8.1,
L-8.3, L-8.12)."""

import pytest

from tests.l5r.words.tools import CALM, DYN, MIL, POL, Row, able, payable

WHISPERER = "field a: doji-whisperer"
T = "// that=doji-whisperer"
HONORED, SHAMED = "field a: doji-whisperer [honored]", "field a: doji-whisperer [dishonored]"

CHARACTERS = [
    Row("Honor(THAT)", f"{SHAMED}{CALM}{T}", f"{HONORED}{CALM}{T}", f"hand a: doji-whisperer{CALM}{T}"),
    Row("Dishonor(THAT)", f"{HONORED}{CALM}{T}", f"{SHAMED}{CALM}{T}"),
    Row("Taint(THAT)", f"{HONORED}{CALM}{T}", f"field a: doji-whisperer [tainted]{CALM}{T}"),
    Row("Dishonor(THAT)", f"{WHISPERER}{CALM}{T}", f"{WHISPERER} | field b: steward-of-law [present]{MIL}{T}",
        named="nobody is dishonored beside the steward"),
    Row('LoseStatus(THAT, "honored")', f"{HONORED}{CALM}{T}", f"{SHAMED}{CALM}{T}", f"{WHISPERER}{CALM}{T}"),
    Row("LoseStatus(THAT)", f"field a: doji-whisperer [tainted]{CALM}{T}", f"{WHISPERER}{CALM}{T}"),
    Row("MoveIn(THAT)", f"{WHISPERER}{MIL}{T}", f"field a: doji-whisperer [present]{MIL}{T}", f"{WHISPERER}{CALM}{T}",
        f"field a: shiba-peacemaker{MIL}// that=shiba-peacemaker", f"field a: oni-tyrant{POL}// that=oni-tyrant"),
    Row("MoveHome(THAT)", f"field a: doji-whisperer [present]{MIL}{T}", f"{WHISPERER}{MIL}{T}"),
    Row("PlaceFate(1, THAT)", f"{WHISPERER}{CALM}{T}", f"hand a: doji-whisperer{CALM}{T}"),
    Row("PlaceFate(Bid(), THAT)", f"{WHISPERER} | dials: 1 0{CALM}{T}", f"{WHISPERER} | dials: 0 3{CALM}{T}"),
    Row("RemoveFate(1, THAT)", f"field a: doji-whisperer [fate 1]{CALM}{T}", f"{WHISPERER}{CALM}{T}"),
    Row("RemoveFate(1, THAT)", f"field a: student-of-war [fate 1] | dials: 2 2{CALM}// that=student-of-war",
        f"field a: student-of-war [fate 1] | dials: 1 2{CALM}// that=student-of-war",
        named="no fate from who cannot lose it"),
    Row("MoveFate(1, THAT, THIS)",
        f"field a: doji-whisperer, student-of-war [fate 1] | dials: 2 2{CALM}// that=student-of-war this=doji-whisperer",
        f"field a: doji-whisperer, student-of-war [fate 1] | dials: 1 2{CALM}// that=student-of-war this=doji-whisperer",
        f"field a: doji-whisperer [fate 1], student-of-war{CALM}// that=student-of-war this=doji-whisperer",
        f"field a: student-of-war [fate 1]{CALM}// that=student-of-war this=student-of-war"),
    Row("RemoveAmong(5)", f"field b: doji-whisperer [fate 1]{CALM}", f"field b: doji-whisperer{CALM}",
        f"field a: doji-whisperer [fate 1]{CALM}"),
    Row('MoveStatus("honored", THIS, THAT)',
        f"field a: doji-whisperer, eager-scout [honored]{CALM}// that=doji-whisperer this=eager-scout",
        f"field a: doji-whisperer, eager-scout [tainted]{CALM}// that=doji-whisperer this=eager-scout",
        f"field a: doji-whisperer [honored], eager-scout [honored]{CALM}// that=doji-whisperer this=eager-scout",
        f"field a: eager-scout [honored]{CALM}// that=eager-scout this=eager-scout",
        f"field a: eager-scout [honored]{CALM}// this=eager-scout"),
    Row('CountAs(THAT, Bound("other"))',
        f"field a: doji-whisperer [tainted], eager-scout [honored]{MIL}// that=doji-whisperer other=eager-scout",
        f"field a: doji-whisperer [honored], eager-scout [honored]{MIL}// that=doji-whisperer other=eager-scout",
        f"field a: doji-whisperer, eager-scout [honored]{MIL}// that=doji-whisperer other=eager-scout",
        f"field a: doji-whisperer [tainted], eager-scout [honored]{CALM}// that=doji-whisperer other=eager-scout",
        f"field a: doji-whisperer [tainted, honored]{MIL}// that=doji-whisperer other=doji-whisperer",
        f"field a: doji-whisperer [tainted]{MIL}// that=doji-whisperer"),
    Row("AsPrinted(THAT)", f"{HONORED}{MIL}{T}", f"{WHISPERER}{MIL}{T}"),
    Row('GetsBoth(Bid(), THAT)', f"{WHISPERER} | dials: 1 0{MIL}{T}", f"{WHISPERER} | dials: 0 1{MIL}{T}",
        f"{WHISPERER} | dials: 1 0{CALM}{T}", f"hand a: banzai | dials: 1 0{MIL}"),
    Row('BaseBecomes("political", 2, what=THAT)', f"{WHISPERER}{MIL}{T}", f"{WHISPERER}{CALM}{T}",
        f"field a: oni-tyrant{MIL}// that=oni-tyrant"),
    Row('BaseBecomes("military", 2, what=THAT)', f"field a: matsu-berserker{MIL}// that=matsu-berserker",
        f"{WHISPERER}{MIL}{T}", named="twice nothing is nothing"),
    Row('BaseBecomes("political", other="military", what=THAT)', f"{WHISPERER}{MIL}{T}",
        f"field a: oni-tyrant{MIL}// that=oni-tyrant"),
]  # fmt: skip

PLAYERS = [
    Row("GainHonor(1)", CALM, f"field b: righteous-magistrate [present]{MIL}"),
    Row("GainHonor(Bid())", f"dials: 1 0{CALM}", f"dials: 0 1{CALM}"),
    Row("GainHonor(-1, OPPONENT)", CALM, f"field b: righteous-magistrate [present]{MIL}"),
    Row("TakeHonor(1)", CALM, f"field b: righteous-magistrate [present]{MIL}"),
    Row("GainFate(Bid())", f"dials: 1 0 | fate: 5 5{CALM}", f"dials: 0 1 | fate: 5 5{CALM}"),
    Row("GainFate(-1, OPPONENT)", f"fate: 0 1{CALM}", f"fate: 1 0{CALM}"),
    Row("TakeFate(2)", f"fate: 0 2{CALM}", f"fate: 2 1{CALM}"),
    Row("TakeFate(2, EACH_FOE)", f"fate: 0 1{CALM}", f"fate: 2 0{CALM}"),
    Row("GiveFate(2)", f"fate: 2 0{CALM}", f"fate: 1 5{CALM}"),
    Row("Draw(Bid())", f"dials: 1 0{CALM}", f"dials: 0 1{CALM}"),
    Row("DiscardAtRandom(1)", f"hand b: banzai{CALM}", f"hand a: banzai{CALM}"),
    Row("DiscardAtRandom(1, YOU)", f"hand a: banzai{CALM}", f"hand b: banzai{CALM}"),
    Row("DiscardChosen(1, OPPONENT)", f"hand b: banzai{CALM}", f"hand a: banzai{CALM}"),
    Row("DiscardChosen(Bid())", f"hand a: banzai | dials: 1 0{CALM}", f"hand a: banzai | dials: 0 1{CALM}"),
    Row("TurnDial(1)", f"dials: 2 1{CALM}", f"dials: 3 1{CALM}"),
    Row("TurnDial(-1)", f"dials: 2 1{CALM}", f"dials: 1 1{CALM}"),
    Row("TurnDial(1)", f"dials: 4 1 | provinces a1: manicured-garden{CALM}",
        f"dials: 5 1 | provinces a1: manicured-garden{CALM}",
        named="the dial of the long format"),
    Row("TheyDo(Choose(Cards(CHARACTER & MINE), Sacrifice()))", f"field b: doji-whisperer{CALM}", f"{WHISPERER}{CALM}"),
    Row("TheyPick(Cards(CHARACTER & MINE))", f"field b: doji-whisperer{CALM}", f"{WHISPERER}{CALM}"),
    Row("SeeHand()", f"hand b: banzai{CALM}", f"hand a: banzai{CALM}"),
    Row("TheyChooseOne((TakeFate(1), TakeHonor(1)))", f"fate: 0 1 | field b: righteous-magistrate [present]{MIL}",
        f"fate: 1 0 | field b: righteous-magistrate [present]{MIL}"),
    Row("EachWithMore(CHARACTER, Choose(Cards(CHARACTER & MINE), Bow()))",
        f"{WHISPERER} | field b: eager-scout, matsu-berserker{CALM}", f"{WHISPERER} | field b: eager-scout{CALM}",
        f"field a: doji-whisperer, matsu-berserker | field b: eager-scout{CALM}",
        f"{WHISPERER} | field b: eager-scout [bowed], matsu-berserker [bowed]{CALM}"),
    Row("RevealTops(4)", f"deck a: banzai | deck b: {CALM}", f"deck a: | deck b: {CALM}"),
    Row("MillTop(1)", f"deck b: banzai{CALM}", f"deck b: {CALM}"),
    Row("DownToYours()", f"hand a: banzai | hand b: banzai, outwit{CALM}", f"hand a: banzai | hand b: outwit{CALM}"),
    Row("DownToYours()", f"hand a: banzai | hand b: outwit{CALM}// this=banzai",
        f"hand a: banzai, rout | hand b: outwit{CALM}// this=banzai", named="the card that is played does not count"),
    Row("ThatOneDoes(DiscardAtRandom(1, YOU))", f"hand b: banzai{CALM}// player=b", f"hand b: banzai{CALM}// player=a",
        f"hand b: banzai{CALM}"),
    Row("EachPlayerDoes(DiscardAtRandom(1, YOU))", f"hand b: banzai{CALM}"),
    Row("EachPicks((Straighten(), Honor()))", f"field b: doji-whisperer [bowed]{CALM}", f"{WHISPERER}{CALM}"),
    Row("FillFor(1)", CALM,
        "provinces a1: pilgrimage [broken] | provinces a2: pilgrimage [broken] | provinces a3: pilgrimage [broken] | "
        "provinces a4: pilgrimage [broken] | provinces b1: pilgrimage [broken] | provinces b2: pilgrimage [broken] | "
        f"provinces b3: pilgrimage [broken] | provinces b4: pilgrimage [broken]{CALM}"),
    Row('Cheaper(("event",))', CALM),
    Row("CheaperHere()", f"{WHISPERER} | attached a: fine-katana [on field/doji-whisperer]{CALM}"
        "// this=fine-katana host=doji-whisperer", f"{WHISPERER}{CALM}// this=doji-whisperer"),
    Row("DiscardFavor()", f"favor: a{CALM}", f"favor: b{CALM}", CALM),
    Row("LoseHonorFor(THAT)", f"honor: 1 9 | {WHISPERER}{CALM}{T}",
        f"honor: 1 9 | field a: akodo-toturi{CALM}// that=akodo-toturi"),
]  # fmt: skip


@pytest.mark.ruling("L-8.1", "L-8.12")
@pytest.mark.parametrize("row", [*CHARACTERS, *PLAYERS], ids=repr)
def test_it_can_be_used_where_it_changes_something(row):
    assert able(row.meant, row.yes)
    assert [no for no in row.no if able(row.meant, no)] == []


COSTS = [
    Row("RemoveFate(2, THAT)", f"field a: doji-whisperer [fate 2]{CALM}{T}",
        f"field a: doji-whisperer [fate 1]{CALM}{T}"),
    Row("GainHonor(-2)", f"honor: 2 5{CALM}", f"honor: 1 5{CALM}", f"field b: righteous-magistrate [present]{MIL}"),
    Row("GainFate(-2)", f"fate: 2 0{CALM}", f"fate: 1 5{CALM}"),
    Row("GiveFate(2)", f"fate: 2 0{CALM}", f"fate: 1 5{CALM}"),
    Row("DiscardChosen(1)", f"hand a: banzai, outwit{CALM}// this=banzai", f"hand a: banzai{CALM}// this=banzai"),
    Row("DiscardFavor()", f"favor: a{CALM}", f"favor: b{CALM}"),
    Row("DiscardFavor() >> DiscardFavor()", "", f"favor: a{CALM}", named="the Favor pays once"),
    Row("Sacrifice(THAT)", f"{WHISPERER}{CALM}{T}", f"hand a: doji-whisperer{CALM}{T}", CALM),
    Row("Discarded(THAT)", f"{WHISPERER}{CALM}{T}",
        f"field a: student-of-war | dials: 1 2{CALM}// that=student-of-war",
        named="what cannot be discarded pays nothing"),
    Row("Sacrifice(THAT)", f"field a: student-of-war | dials: 1 2{CALM}// that=student-of-war",
        f"hand a: student-of-war{CALM}// that=student-of-war", named="a sacrifice is no discarding"),
    Row("SpendToRing(2)", f"fate: 2 0{CALM}", f"fate: 1 5{CALM}"),
    Row('SpendToRing(1, "fire")', f"fate: 2 0{CALM}", f"fate: 2 0 | ring fire: b 0{CALM}"),
    Row("ReturnRing()", f"ring fire: a 0{CALM}", f"ring fire: b 0{CALM}", CALM),
    Row('ReturnRing("air")', f"ring air: a 0{CALM}", f"ring fire: a 0{CALM}"),
    Row('RemoveSome(Trait("tactic"))', "", f"discard a: banzai{CALM}", named="nothing of the trait lies there"),
    Row("Break(THAT)", f"provinces a1: manicured-garden{CALM}// that=provinces/manicured-garden",
        f"provinces a1: manicured-garden [broken]{CALM}// that=provinces/manicured-garden"),
    Row("LoseHonorFor(THAT)", f"honor: 1 9 | {WHISPERER}{CALM}{T}",
        f"honor: 1 9 | field a: akodo-toturi{CALM}// that=akodo-toturi"),
]  # fmt: skip


@pytest.mark.ruling("L-8.3")
@pytest.mark.parametrize("row", COSTS, ids=repr)
def test_it_pays_where_all_of_it_can_be_paid(row):
    assert not row.yes or payable(row.meant, row.yes)
    assert [no for no in row.no if payable(row.meant, no)] == []


RINGS = [
    Row("SpendToRing(1)", f"fate: 1 0{CALM}", f"fate: 0 1{CALM}"),
    Row("SwitchRings()", f"ring fire: a 0{CALM}", CALM, f"ring fire: b 0{CALM}",
        f"ring fire: a 0 | ring air: b 0 | ring earth: b 0 | ring water: b 0 | ring void: b 0{CALM}"),
    Row("SwitchContested()", MIL.strip("| "), CALM,
        f"ring air: b 0 | ring earth: b 0 | ring water: b 0 | ring void: b 0{MIL}"),
    Row("ResolveFreeRings(2)", CALM,
        f"ring fire: a 0 | ring air: b 0 | ring earth: b 0 | ring water: b 0 | ring void: b 0{CALM}"),
    Row("ResolveClaimedRings()", f"ring fire: a 0{CALM}", f"ring fire: b 0{CALM}"),
    Row("WinWithAllRings()",
        f"ring fire: a 0 | ring air: a 0 | ring earth: a 0 | ring water: a 0 | ring void: a 0{CALM}",
        f"ring fire: a 0 | ring air: a 0 | ring earth: a 0 | ring water: a 0 | ring void: b 0{CALM}",
        "against: field a: doji-whisperer | ring fire: a 0 | ring air: a 0 | ring earth: a 0 | ring water: a 0 | "
        f"ring void: a 0{CALM}"),
    Row("TakeRing()", f"hand a: banzai{MIL}", CALM),
    Row("BarRing()", f"hand a: banzai{CALM}// ring=fire", CALM),
    Row("FateToRing(1, THAT)", f"field a: doji-whisperer [fate 1]{CALM}// that=doji-whisperer ring=fire",
        f"{WHISPERER}{CALM}// that=doji-whisperer ring=fire", f"field a: doji-whisperer [fate 1]{CALM}{T}",
        f"field a: student-of-war [fate 1] | dials: 1 2{CALM}// that=student-of-war ring=fire"),
    Row("SpreadOverRings(1)", CALM,
        f"ring fire: a 0 | ring air: b 0 | ring earth: b 0 | ring water: b 0 | ring void: b 0{CALM}"),
    Row("ContestThat()", f"hand a: banzai{MIL}// ring=air", f"hand a: banzai{MIL}// ring=fire", f"hand a: banzai{MIL}",
        f"hand a: banzai{CALM}// ring=air"),
    Row('FateOnRing("air")', CALM, f"ring air: a 0{CALM}"),
    Row("EachFreeRing()",
        CALM, f"ring fire: - 1 | ring air: - 1 | ring earth: - 1 | ring water: - 1 | ring void: b 0{CALM}"),
    Row("EachFreeRing(False)", f"ring fire: - 1{CALM}", CALM, f"ring fire: a 1{CALM}"),
    Row('FreeRing("air")', f"ring air: b 0{CALM}", CALM),
    Row("FateOffRing()", f"ring air: - 1{CALM}// ring=air", f"ring fire: - 1{CALM}// ring=air", f"ring air: - 1{CALM}"),
    Row("ReturnRing()", f"ring fire: a 0{CALM}", f"ring fire: b 0{CALM}"),
    Row("ResolveRing()", f"hand a: banzai{MIL}", CALM),
]  # fmt: skip

CONFLICTS = [
    Row("ReplaceSymbol()", f"provinces b1: pilgrimage{CALM}// that=provinces/pilgrimage", f"{WHISPERER}{CALM}{T}"),
    Row("SwitchType()", f"hand a: banzai{MIL}", CALM),
    Row("OneMoreConflict()", CALM, DYN),
    Row("HoldOff()", f"hand a: banzai{MIL}", CALM),
    Row("IfYouWin(Draw(1))", f"hand a: banzai{MIL}", CALM),
    Row("IfItWins(Honor())", f"field a: eager-scout [present]{MIL}// that=eager-scout",
        f"field a: eager-scout{CALM}// that=eager-scout", f"field a: eager-scout [present]{MIL}"),
    Row('StartDuel("military", Draw(1), THIS, THAT)',
        f"field a: eager-scout [present] | field b: doji-whisperer [present]{MIL}// this=eager-scout that=doji-whisperer",
        f"field a: eager-scout [present] | field b: doji-whisperer{MIL}// this=eager-scout that=doji-whisperer",
        f"field a: eager-scout | field b: doji-whisperer [present]{MIL}// this=eager-scout that=doji-whisperer",
        f"field a: eager-scout [present], doji-whisperer [present]{MIL}// this=eager-scout that=doji-whisperer",
        f"field a: eager-scout [present]{MIL}// this=eager-scout"),
    Row('StartDuel("political", Draw(1), THIS, THAT)',
        f"field a: eager-scout [present] | field b: doji-whisperer [present]{MIL}// this=eager-scout that=doji-whisperer",
        f"field a: eager-scout [present] | field b: matsu-berserker [present]{MIL}// this=eager-scout that=matsu-berserker",
        f"field a: matsu-berserker [present] | field b: eager-scout [present]{MIL}// this=matsu-berserker that=eager-scout",
        named="nobody duels with a dash"),
    Row("DeclareNext()", f"{WHISPERER}{CALM}", CALM, f"field b: doji-whisperer{CALM}", f"{WHISPERER}{DYN}"),
    Row("CloseWindow()", f"hand a: banzai{MIL}", CALM),
    Row("AnotherAction()", f"hand a: banzai{MIL}", CALM),
    Row("BreakAttacked()", f"provinces b1: manicured-garden{MIL}", f"provinces b1: manicured-garden{CALM}",
        f"provinces b1: manicured-garden [broken]{MIL}"),
    Row("MoveOn()", f"hand a: banzai{MIL}", CALM,
        f"ring air: b 0 | ring earth: b 0 | ring water: b 0 | ring void: b 0{MIL}"),
]  # fmt: skip

ZONES = [
    Row("PutIntoPlay(THAT)", f"hand a: doji-whisperer{CALM}// that=hand/doji-whisperer",
        f"{WHISPERER}{CALM}{T}", f"field a: akodo-toturi | hand a: akodo-toturi{CALM}// that=hand/akodo-toturi"),
    Row("PutIntoPlay(THAT, True)", f"hand a: matsu-berserker{MIL}// that=hand/matsu-berserker",
        f"hand a: matsu-berserker{POL}// that=hand/matsu-berserker"),
    Row("SearchTop(5)", f"deck a: banzai{CALM}", f"deck a: {CALM}"),
    Row("SearchTop(Bid())", f"dials: 1 0{CALM}", f"dials: 0 1{CALM}"),
    Row("SearchTop(5, chosen=True)", f"deck b: banzai | deck a: {CALM}// player=b", f"deck b: {CALM}// player=b", CALM),
    Row("TurnUp(THAT)", f"row a1: doji-whisperer [down, known a]{CALM}// that=row/doji-whisperer",
        f"row a1: doji-whisperer{CALM}// that=row/doji-whisperer"),
    Row('Look(Cards(In("hand", "foe")))', f"hand b: banzai{CALM}", f"hand a: banzai{CALM}"),
    Row("LendTop()", f"deck a: banzai{CALM}", f"deck a: {CALM}"),
    Row('LendTop("conflict")', f"deck a: banzai, levy{MIL}", f"deck a: banzai, levy{CALM}"),
    Row("TurnDown(THAT)", f"provinces a1: manicured-garden{CALM}// that=provinces/manicured-garden",
        f"provinces a1: manicured-garden [broken]{CALM}// that=provinces/manicured-garden",
        f"provinces a1: manicured-garden [down, known a]{CALM}// that=provinces/manicured-garden",
        f"hand a: banzai{CALM}// that=provinces/province", f"{WHISPERER}{CALM}{T}"),
    Row("Reveal(THAT)", f"provinces a1: manicured-garden [down, known a]{CALM}// that=provinces/manicured-garden",
        f"provinces a1: manicured-garden{CALM}// that=provinces/manicured-garden",
        f"row a1: doji-whisperer [down, known a]{CALM}// that=row/doji-whisperer"),
    Row("SwitchPlaces(THAT)",
        f"holdings a1: funeral-pyre | row a2: eager-scout{CALM}// this=funeral-pyre that=row/eager-scout",
        f"holdings a1: funeral-pyre | row a1: eager-scout{CALM}// this=funeral-pyre that=row/eager-scout",
        f"holdings a1: funeral-pyre{CALM}// this=funeral-pyre"),
    Row("DiscardThere(THAT)", f"row a1: eager-scout{CALM}// that=row/eager-scout", CALM),
    Row("LayHolding(THAT)", f"fallen a: funeral-pyre{CALM}// that=funeral-pyre", CALM),
    Row("ShuffleBack(THAT)", f"row a1: eager-scout{CALM}// that=row/eager-scout", CALM),
    Row("MoveAttachment(Cards(CHARACTER & MINE))",
        f"field a: doji-whisperer, eager-scout | attached a: fine-katana [on field/eager-scout]{CALM}// that=fine-katana",
        f"field a: eager-scout | attached a: fine-katana [on field/eager-scout]{CALM}// that=fine-katana",
        f"field a: eager-scout, moto-horde | attached a: ornate-fan [on field/eager-scout]{CALM}// that=ornate-fan",
        CALM),
    Row("MoveAttachment(Cards(CHARACTER & MINE), otherwise=Discarded())",
        f"field b: eager-scout | attached b: fine-katana [on field/eager-scout]{CALM}// that=fine-katana", CALM),
    Row('CopyAbility("phase", THAT)',
        f"field a: eager-scout, shinjo-outrider{CALM}// this=eager-scout that=shinjo-outrider",
        f"field a: eager-scout, doji-whisperer{CALM}// this=eager-scout that=doji-whisperer",
        f"field a: eager-scout, political-rival{CALM}// this=eager-scout that=political-rival",
        f"field a: shinjo-outrider{CALM}// that=shinjo-outrider"),
]  # fmt: skip


@pytest.mark.ruling("L-8.1", "L-7.1", "L-6.3")
@pytest.mark.parametrize("row", [*RINGS, *CONFLICTS, *ZONES], ids=repr)
def test_rings_conflicts_and_zones_can_be_changed_where_there_is_something_to_change(row):
    assert able(row.meant, row.yes)
    assert [no for no in row.no if able(row.meant, no)] == []
