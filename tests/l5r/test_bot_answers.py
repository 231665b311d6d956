"""What bots expect of the cards that the Shadowlands deck turns up in answer to theirs, and of those in their own hands."""

import pytest

from coterie.games.l5r.bot.fights import is_up_to_the_clans, still_to_play, to_be_turned_up, weigh_conflict
from coterie.games.l5r.bot.hands import to_be_played
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.facts.conflicts import attacked_provinces, conflict
from tests.l5r.shadow.tools import against
from tests.l5r.test_bot_shadowlands import led
from tests.l5r.tools import position, prompt, through

HARMLESS = "evil-portents, evil-portents, evil-portents, evil-portents"


def defended(foes: str, more: str = "", guards: str = "matsu-berserker [present, fate 1]"):
    """Two clans defend and have not acted yet."""
    s = against(
        f"field a: {guards}\nfield c: {foes}\nconflict: c military air a1 b1\nfate: 2 2 9\ndeck c: {HARMLESS}\n{more}",
        players=2,
        windows="all",
    )
    return through(s, "window")


def lost(s) -> float:
    """Return how likely a clan is to lose the province that is attacked."""
    t = Table(s)
    weigh_conflict(t, {0: 0.0, 1: 0.0}, 0)
    return t.falling[attacked_provinces(s)[0]]


@pytest.mark.ruling("U-120", "U-121", "U-125")
def test_what_is_held_is_held_for_sure_while_it_is_the_clans_turn():
    """They feared one more card after each that the deck had turned up, though it would pass after them."""
    guards = "hida-kisada [present, fate 1]"
    s = defended("wild-ogre [present, fate 1]", "hand a: banzai\nhand b: banzai", guards)
    now = conflict(s)
    assert now is not None
    assert is_up_to_the_clans(s)
    assert to_be_turned_up(s, now) > 0
    assert lost(s) == 0
    s.choose("use banzai")
    assert prompt(s) == "choose"
    assert not is_up_to_the_clans(s)
    assert 0 < lost(s) < 1


@pytest.mark.ruling("U-125")
def test_what_an_attack_breaks_it_breaks_for_sure_while_it_is_the_clans_turn():
    text = (
        "field a: {}\nfield b: wild-ogre [bowed]\nholdings b1: thundering-tide-keep\nhand a: banzai\nfate: 2 9\n"
        "conflict: a military air b1\ndeck b: {}"
    )
    strong, weak = [
        through(against(text.format(who, HARMLESS), windows="all"), "window")
        for who in ("hida-kisada [present], hida-kisada [present]", "doji-challenger [present]")
    ]
    assert lost(strong) == 1
    assert 0 < lost(weak) < 1


@pytest.mark.ruling("U-120", "U-125")
def test_a_card_of_the_deck_is_still_feared_before_it_first_acts():
    s = against(
        f"field a: hida-kisada [fate 1]\nfield b: wild-ogre [fate 1]\nhand a: banzai\nfirst: b\n"
        f"phase: conflict\ndeck b: {HARMLESS}"
    )
    through(s, "defenders?")
    assert not is_up_to_the_clans(s)
    s.choose("defend with a/hida-kisada")
    through(s, "window")
    assert is_up_to_the_clans(s)


@pytest.mark.ruling("U-120", "U-219")
def test_a_clan_that_has_passed_leaves_it_to_what_the_others_hold():
    """The last clan that was asked seemed to have the cards of all of them, so each passed."""
    s = defended("wild-ogre [present, fate 1], wild-ogre [present, fate 1]", "hand a: fine-katana\nhand b: fine-katana")
    now = conflict(s)
    assert now is not None
    assert s.asked[0] == 0
    both = still_to_play(Table(s), now)
    s.choose("pass")
    assert (prompt(s), s.asked[0]) == ("window", 1)
    assert still_to_play(Table(s), now) == both / 2 < 0


@pytest.mark.ruling("U-120")
def test_what_is_being_played_is_not_in_hand_any_more():
    s = defended("wild-ogre [present, fate 1]", "hand a: banzai, fine-katana\nhand b: banzai")
    now = conflict(s)
    assert now is not None
    assert still_to_play(Table(s), now) < 0
    s.choose("use banzai")
    assert still_to_play(Table(s), now) == 0


@pytest.mark.ruling("U-120", "U-125")
def test_a_card_that_holds_a_province_is_played():
    """They let a province go: what the deck turned up in answer was counted twice."""
    foes = "wild-ogre [present, fate 1], goblin-brawler [present, fate 1]"
    s = defended(foes, "hand a: banzai\nhand b: court-games\nhonor: 9 9 0", "hida-kisada [present, fate 1]")
    assert led(s, "window") == ["use banzai"]


@pytest.mark.ruling("U-120")
def test_many_events_hold_no_more_than_a_few_where_each_is_answered():
    """Clans with hands of ten events thought that they could hold any wave."""

    def skill(s) -> float:
        return to_be_played(Table(s), 0)["military"]

    text = "hand a: {}\nphase: draw"
    one, four = [against(text.format(", ".join(["banzai"] * n)), windows="all") for n in (1, 4)]
    assert skill(one) == skill(four) > 0
    one, four = [position(f"hand a: {', '.join(['banzai'] * n)}\nphase: draw", windows="all") for n in (1, 4)]
    assert skill(four) == 4 * skill(one)
