"""Strikes at the same moment and one after another: what is stolen, what retainers do, whom a strike is aimed at."""

import pytest

from coterie.games.vtes import GAME as REAL
from coterie.games.vtes import VtesGame
from coterie.games.vtes.cards.definition import card, plain
from coterie.games.vtes.words.selves import EQUIPMENT
from coterie.games.vtes.words.striking import Damage, StrikeTo
from coterie.games.vtes.words.whereabouts import Burn
from coterie.words.cards.filters import FOES
from coterie.words.cards.groups import Cards
from coterie.words.picking import Choose
from tests.vtes.tools import (
    SCHOOL,
    asked,
    blood_on,
    find,
    options,
    play_through,
    position,
    reach,
    rest,
    take,
    taught,
    vampire,
    where,
)

FIRST = card("Quick Jab", plain(Damage(1, first=True)))
DISARM = card("Target Hand", plain(StrikeTo(Choose(Cards(EQUIPMENT & FOES), Burn()), first=True)))
GAME = VtesGame(faces={**REAL.faces, **{each.face: each for each in (FIRST, DISARM)}})
RUSH = "ready c: ryan [bowed, blood 2]\nhand a: bums-rush, vessel"


@pytest.mark.ruling("VR-10.3", "VR-8.2")
def test_a_retainer_hurts_once_in_a_round_however_many_strikes_there_are():
    fast, victim = vampire("CEL", "pot"), vampire(capacity=6, nth=2)
    s = position(
        f"ready a: {fast} [blood 4], min-seo [bowed, blood 1]\nattached a: murder-of-crows [lives 1, on ready/{fast}]\n"
        f"{RUSH}, blur\nready b: {victim} [bowed, blood 6]"
    )
    reach(s, "play bums-rush", f"b/{victim}", "play blur", "way 2")
    rest(s)
    assert blood_on(s, victim) == 6 - 3 - 1  # three strikes, one bite


@pytest.mark.ruling("VR-10.3", "VR-8.3")
def test_a_retainer_hurts_also_where_both_strike_first():
    s = position(
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nattached a: murder-of-crows [lives 1, on ready/madison]\n"
        f"{RUSH}, quick-jab\nready b: nassir [bowed, blood 4]\nhand b: quick-jab",
        game=GAME,
    )
    reach(s, "play bums-rush", "b/nassir", "play quick-jab", "play quick-jab")
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (3, 2)


@pytest.mark.ruling("VR-8.3")
def test_a_weapon_that_a_first_strike_destroys_does_not_strike_any_more():
    for answer, left in (("use b/44-magnum", 4), ("hand strike", 3)):
        s = position(
            f"ready a: madison [blood 4], min-seo [bowed, blood 1]\n{RUSH}, target-hand\n"
            "ready b: nassir [bowed, blood 4]\nattached b: 44-magnum [on ready/nassir]",
            game=GAME,
        )
        reach(s, "play bums-rush", "b/nassir", "play target-hand", answer)
        rest(s)
        assert (where(s, "44-magnum"), blood_on(s, "madison")) == ("ash", left)


@pytest.mark.ruling("VR-8.3", "VR-1.5")
def test_what_both_steal_they_steal_at_the_same_time():
    one, other = vampire("THA"), vampire("THA", nth=1)
    for mine, its, after in ((1, 1, (1, 1)), (3, 1, (2, 2)), (1, 4, (2, 3))):
        s = position(
            f"ready a: {one} [blood {mine}], min-seo [bowed, blood 1]\n{RUSH}, theft-of-vitae\n"
            f"ready b: {other} [bowed, blood {its}]\nhand b: theft-of-vitae"
        )
        reach(s, "play bums-rush", f"b/{other}", "play theft-of-vitae", "way 2", "play theft-of-vitae", "way 2")
        rest(s)
        assert (blood_on(s, one), blood_on(s, other)) == after


def long_range(more: str = ""):
    """At long range a minion of a strikes with a gun at one of b that has two retainers."""
    s = position(
        f"ready a: madison [blood 4], min-seo [bowed, blood 1]\nattached a: 44-magnum [on ready/madison]\n{RUSH}, fake-out\n"
        f"ready b: nassir [bowed, blood 3]\n{more}\n"
        "attached b: raven-spy [lives 1, on ready/nassir], j-s-simmons-esq [lives 3, on ready/nassir]"
    )
    reach(s, "play bums-rush", "b/nassir", "play fake-out", "use a/44-magnum")
    return s


@pytest.mark.ruling("VR-10.3", "VR-8.2", "V-132")
def test_at_long_range_a_ranged_strike_can_be_aimed_at_a_retainer():
    for at, gone, left in (
        ("at b/raven-spy", "ash", 3),
        ("at b/j-s-simmons-esq", "attached", 3),
        ("at b/nassir", "attached", 1),
    ):
        s = long_range()
        assert asked(s) == (0, ["at b/nassir", "at b/raven-spy", "at b/j-s-simmons-esq"])
        s.choose(at)
        rest(s)
        assert (where(s, "raven-spy"), blood_on(s, "nassir")) == (gone, left)
        assert blood_on(s, "j-s-simmons-esq") == (1 if "simmons" in at else 3)


@pytest.mark.ruling("VR-8.3", "VR-10.3")
def test_a_dodge_does_not_protect_retainers():
    for at, life, left in (("at b/j-s-simmons-esq", 1, 3), ("at b/nassir", 3, 3)):
        s = long_range("hand b: dodge")
        play_through(s, at, "play dodge")
        rest(s)
        assert (blood_on(s, "j-s-simmons-esq"), blood_on(s, "nassir")) == (life, left)


@pytest.mark.ruling("VR-10.3", "VR-8.2")
def test_at_close_range_or_with_the_hands_no_retainer_is_hit():
    text = (
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nattached a: 44-magnum [on ready/madison]\n"
        f"{RUSH}{{more}}\nready b: nassir [bowed, blood 3]\nattached b: raven-spy [lives 1, on ready/nassir]"
    )
    s = position(text.format(more=""))
    reach(s, "play bums-rush", "b/nassir", "pass", "use a/44-magnum")
    rest(s)
    assert (where(s, "raven-spy"), blood_on(s, "nassir")) == ("attached", 1)
    s = position(text.format(more=", fake-out"))
    reach(s, "play bums-rush", "b/nassir", "play fake-out", "hand strike")
    rest(s)
    assert (where(s, "raven-spy"), blood_on(s, "nassir")) == ("attached", 3)


@pytest.mark.ruling("VR-8.2", "C-093")
def test_a_gun_that_has_maneuvered_is_aimed_as_strikes_are_chosen():
    s = position(
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nattached a: 44-magnum [on ready/madison]\n"
        "hand a: ambush, vessel\nready b: nassir [bowed, blood 3]\nhand b: fake-out, fake-out\n"
        "attached b: raven-spy [lives 2, on ready/nassir]\nready c: ryan [bowed, blood 2]"
    )
    reach(s, "play ambush", "b/nassir", "use a/44-magnum")
    assert asked(s) == (1, ["play fake-out", "pass"])  # it may still come to close range: nothing is aimed yet
    s.choose("pass")
    assert options(s) == ["at b/nassir", "at b/raven-spy"]
    s.choose("at b/raven-spy")
    assert s.pieces[find(s, "raven-spy")].zone == "ash"
    assert any(".44 Magnum" not in line and "aims at Raven Spy" in line for line in s.log(0))


@pytest.mark.ruling("VR-8.4", "V-074")
def test_the_acting_side_prevents_first_whoever_strikes():
    one, other = vampire("FOR"), vampire("FOR", nth=2)
    s = position(
        f"ready a: {one} [blood 4], min-seo [bowed, blood 1]\n{RUSH}, soak\nready b: {other} [bowed, blood 4]\nhand b: soak"
    )
    reach(s, "play bums-rush", f"b/{other}", "pass")
    assert asked(s) == (0, ["play soak", "pass"])
    s.choose("pass")
    assert asked(s) == (1, ["play soak", "pass"])


@pytest.mark.ruling("VR-8.3")
def test_the_damage_of_a_strike_is_settled_before_life_is_stolen():
    """An ally whose strength is its life strikes with all of it, also where 2 of that are stolen at the same time."""
    blocker = taught("THA", capacity=8)
    for life in (3, 4):
        s = position(
            f"ready a: shambling-hordes [lives {life}], min-seo [bowed, blood 1]\nhand a: vessel\n"
            f"ready b: {blocker} [blood 5]\nhand b: theft-of-vitae\nready c: ryan [bowed, blood 1]",
            game=SCHOOL,
        )
        s.choose("bleed with shambling-hordes")
        reach(s, f"block with {blocker}", "play theft-of-vitae")
        take(s, "way 2")
        assert blood_on(s, blocker) == 5 + 2 - life


def test_the_log_says_with_what_weapon_a_minion_strikes_and_what_it_does_by_a_card():
    s = position(
        f"ready a: madison [blood 4], min-seo [bowed, blood 1]\n{RUSH}\n"
        "ready b: nassir [bowed, blood 4]\nattached b: 44-magnum [on ready/nassir]",
        game=GAME,
    )
    reach(s, "play bums-rush", "b/nassir", "use b/44-magnum")
    rest(s)
    lines = " | ".join(s.log(-1))
    assert "Nassir strikes with .44 Magnum" in lines
    assert "Madison strikes with" not in lines
