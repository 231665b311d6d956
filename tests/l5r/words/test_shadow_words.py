"""The words of the Shadowlands' own cards, and of cards that come into play in some other way (L-8.1, U-122)."""

import pytest

from coterie.games.l5r.atoms import ATOMS
from coterie.kernel.events import about
from tests.l5r.shadow.tools import against
from tests.l5r.tools import find, play, row
from tests.l5r.words.tools import CALM, MIL, POL, Row, able, fits, holds, value

ME = "// me=b"
WARS = "| conflict: b military fire a1"

ROWS = [
    Row("Rebury()", f"against: fallen b: wild-ogre{CALM}{ME}", f"against: fallen a: deathseeker{CALM}{ME}"),
    Row("Rebury(1, CHARACTER)", f"against: fallen b: wild-ogre{CALM}{ME}",
        f"against: fallen b: goblin-hovel{CALM}{ME}"),
    Row("PlayFallen(2)", f"against: fallen b: wild-ogre | fate: 0 9{CALM}{ME}",
        f"against: fallen b: wild-ogre | fate: 0 0{CALM}{ME}",
        f"against: fallen b: goblin-hovel | fate: 0 9{CALM}{ME}",
        f"against: fallen b: moto-tsume | field b: moto-tsume | fate: 0 9{CALM}{ME}"),
    Row("PlayFallen(2)", f"against: fallen b: goblin-brawler | fate: 0 0{CALM}{ME}",
        f"against: fallen b: wild-ogre | fate: 0 0{CALM}{ME}", named="for two less than its cost"),
    Row("PlayAttachment()", f"against: discard b: unending-hatred | field b: wild-ogre [present] | fate: 0 9{WARS}{ME}",
        f"against: discard b: unending-hatred | field b: wild-ogre | fate: 0 9{CALM}{ME}",
        f"against: discard b: dark-bargain | field b: wild-ogre [present] | fate: 0 9{WARS}{ME}"),
    Row("Stitch()", f"against: fallen a: deathseeker{CALM}{ME}", f"against: fallen a: funeral-pyre{CALM}{ME}",
        f"against: fallen b: wild-ogre{CALM}{ME}"),
    Row("Raise(THAT)", f"against: fallen a: deathseeker{CALM}// me=b that=deathseeker",
        f"against: field a: deathseeker{CALM}// me=b that=deathseeker",
        f"against: fallen a: akodo-toturi | field b: akodo-toturi{CALM}// me=b that=fallen/akodo-toturi"),
    Row("ClearProvinces()", f"against: row a1: deathseeker{CALM}{ME}",
        f"against: row b1: wild-ogre | dynasty a: {CALM}{ME}"),
    Row("NewHands()", f"against: hand a: banzai{CALM}{ME}"),
    Row("Scavenge()", f"against: deck a: banzai{CALM}{ME}", f"against: deck a: {CALM}{ME}"),
    Row("Mill(8)", f"against: deck a: banzai{CALM}{ME}", f"against: deck a: {CALM}{ME}"),
    Row("Forget()", f"against: fallen a: deathseeker{CALM}{ME}", f"against: fallen b: wild-ogre{CALM}{ME}"),
    Row('Dearer(1, "event")', f"against: hand a: banzai{WARS}{ME}", f"against: hand a: banzai{CALM}{ME}"),
    Row("CastOffFree()", f"hand a: banzai{CALM}", f"hand b: banzai{CALM}"),
    Row("EachFoeDoes(Choose(Cards(CHARACTER & MINE), Taint()))", f"against: field a: deathseeker{CALM}{ME}",
        f"against: field a: deathseeker [tainted]{CALM}{ME}", f"against: field b: wild-ogre{CALM}{ME}"),
    Row("ControllerSelects((Bow(), Taint()))", f"field b: deathseeker [bowed]{CALM}// that=deathseeker",
        f"field b: deathseeker [bowed, tainted]{CALM}// that=deathseeker"),
    Row("ControllerLosesHonor(1, THAT)", f"honor: 1 9 | field a: deathseeker{CALM}// that=deathseeker",
        f"against: honor: 5 0 | field b: wild-ogre{CALM}// that=wild-ogre"),
    Row("TheirTurn(DiscardAtRandom(1, YOU))", f"hand b: banzai | field b: deathseeker{CALM}// that=deathseeker",
        f"hand b: banzai | field a: deathseeker{CALM}// that=deathseeker", f"hand b: banzai{CALM}"),
    Row("FoeSelects(Choose(Cards(CHARACTER & MINE), Sacrifice()), Rebury())", f"field b: deathseeker{CALM}",
        f"field a: deathseeker{CALM}"),
    Row("FoeSelects(Choose(Cards(CHARACTER & MINE), Sacrifice()), Rebury())", f"fallen a: deathseeker{CALM}",
        f"fallen b: deathseeker{CALM}", named="or you do the second"),
    Row("Seize(THAT)", f"field b: deathseeker{CALM}// that=deathseeker",
        f"field a: deathseeker{CALM}// that=deathseeker",
        f"field a: akodo-toturi | field b: akodo-toturi [fate 1]{CALM}// that=akodo-toturi"),
    Row('PassOn(Bound("old"), THAT)', f"field a: deathseeker, eager-scout{CALM}// old=deathseeker that=eager-scout",
        f"field a: deathseeker, eager-scout{CALM}// old=deathseeker", f"field a: eager-scout{CALM}// that=eager-scout"),
    Row("FateFromPool(2, THAT)", f"fate: 1 0 | field a: deathseeker{CALM}// that=deathseeker",
        f"fate: 0 5 | field a: deathseeker{CALM}// that=deathseeker",
        f"fate: 1 0 | hand a: deathseeker{CALM}// that=deathseeker"),
    Row("ToAsMany(Cards(CHARACTER & MINE), Bow(), 2)", f"field a: deathseeker{CALM}",
        f"field a: deathseeker [bowed]{CALM}"),
    Row("UpToTimes(2, GainFate(-1) + Taint(THAT))", f"fate: 0 0 | field a: deathseeker{CALM}// that=deathseeker",
        f"fate: 0 0 | field a: deathseeker [tainted]{CALM}// that=deathseeker"),
    Row("Deploy()", f"hand a: akodo-toturi{CALM}// this=hand/akodo-toturi",
        f"field a: akodo-toturi | hand a: akodo-toturi{CALM}// this=hand/akodo-toturi",
        f"four: field c: akodo-toturi | hand a: akodo-toturi{CALM}// this=hand/akodo-toturi", f"hand a: banzai{CALM}"),
    Row("AttachIt()", f"field a: deathseeker | hand a: fine-katana{CALM}// this=fine-katana that=deathseeker",
        f"field a: deathseeker | hand a: fine-katana{CALM}// this=fine-katana",
        f"field a: moto-horde | hand a: ornate-fan{CALM}// this=ornate-fan that=moto-horde"),
    Row("AttachIt()",
        f"against: field b: wild-ogre [present] | discard b: unending-hatred{WARS}// me=b this=unending-hatred "
        "that=wild-ogre",
        f"against: field b: wild-ogre | discard b: unending-hatred{WARS}// me=b this=unending-hatred that=wild-ogre",
        named="the deck attaches where it fights"),
    Row("Disguise()", f"field a: border-rider | hand a: shinjo-kyora{CALM}// this=shinjo-kyora that=border-rider",
        f"field a: border-rider | hand a: shinjo-kyora{CALM}// this=shinjo-kyora",
        f"field a: border-rider, shinjo-kyora | hand a: shinjo-kyora{CALM}// this=hand/shinjo-kyora that=border-rider"),
    Row("Summon(THAT)", f"outside a: goblin-brawler{MIL}// that=goblin-brawler", f"outside a: skeletal-warrior{POL}"
        "// that=skeletal-warrior"),
]  # fmt: skip


@pytest.mark.ruling("L-8.1", "U-122")
@pytest.mark.parametrize("row_", ROWS, ids=repr)
def test_it_can_be_done_where_it_changes_something(row_):
    assert able(row_.meant, row_.yes)
    assert [no for no in row_.no if able(row_.meant, no)] == []


def test_per_player_counts_the_clans():
    word = Row("PerPlayer(2)", "").meant
    assert (value(word, f"against: hand a: banzai{CALM}"), value(word, f"four: hand a: banzai{CALM}")) == (2, 8)


@pytest.mark.parametrize(
    ("text", "so"),
    [
        (f"field a: matsu-berserker [present]{MIL}", True),
        (f"field a: matsu-berserker [present] | field b: matsu-berserker [present]{MIL}", False),
        (f"field a: matsu-berserker [present]{MIL}// me=b", False),
        (f"field a: matsu-berserker{CALM}", False),
    ],
)
def test_who_attacks_with_more_skill(text, so):
    assert holds(Row("Outmatched()", "").meant, text) == so


def test_a_warlord_and_a_province_that_stands_are_ones_own():
    warlord, standing = Row("Warlord()", "").meant, Row("StandingProvince()", "").meant
    table = f"against: warlord b: akuma-no-oni-coop{CALM}// that=akuma-no-oni-coop"
    assert (fits(warlord, f"{table} me=b"), fits(warlord, table)) == (True, False)
    for marks, me, so in (
        ("", "a", True),
        (" [broken]", "a", False),
        ("", "b", False),
        (" [down, known a]", "a", True),
    ):
        text = f"provinces a1: pilgrimage{marks}{CALM}// that=provinces/pilgrimage me={me}"
        assert fits(standing, text) == so


@pytest.mark.ruling("U-060")
def test_a_card_that_an_effect_adds_to_the_hand_of_the_deck_is_discarded():
    s = against("deck b: dark-bargain, madness\nhand a: banzai\nphase: conflict", windows="all")
    ATOMS["draw"].change(s, about(s, "draw", find(s, "madness")))
    assert row(s, "madness").zone == "discard"
    play(s, "pass")
