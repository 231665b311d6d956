"""More vampires that hide and see, bleed more or less, steal and send others to sleep."""

import pytest

from coterie.games.vtes.facts import has_trait
from coterie.kernel.events import about
from coterie.kernel.pieces import pile
from tests.vtes.tools import SCHOOL as GAME
from tests.vtes.tools import (
    acts,
    blood_on,
    borne_by,
    find,
    happen,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    take,
    taught,
    vampire,
    where,
)

TOREADOR, TREMERE = taught(clan="Toreador"), taught(clan="Tremere")
SABBAT, OLD = taught(sect="Sabbat", capacity=4), taught(capacity=11)
HAND = taught(traits="black hand", sect="Sabbat")
FULL = ", ".join(["vessel"] * 7)


@pytest.mark.parametrize(
    ("who", "what", "n"),
    [
        ("neighbor-john", "intercept", 1),
        ("mordechai-ben-nun", "intercept", 1),
        ("iago-castille", "intercept", 1),
        ("jaroslav-pascek", "intercept", 1),
    ],
)
def test_numbers_that_always_count(who, what, n):
    assert number(table(f"{who} [blood 3]"), what, who) == n


@pytest.mark.parametrize(
    ("actor", "target", "bleed"),
    [
        ("lepuisette", f"{TOREADOR} [bowed]", 2),
        ("lepuisette", f"{TREMERE} [bowed]", 1),
        ("cornelius-ottavio", f"{SABBAT} [bowed]", 3),
        ("cornelius-ottavio", f"{TREMERE} [bowed]", 2),
        ("queen-anne-g2", f"{TREMERE} [bowed]", 3),
        ("queen-anne-g2", f"{TOREADOR} [bowed]", 2),
    ],
)
def test_bleeds_that_hang_on_the_target(actor, target, bleed):
    s = table(f"{actor} [blood 4]", b=target, game=GAME)
    s.choose(f"bleed with {actor}")
    rest(s)
    assert s.pool[1] == 30 - bleed


@pytest.mark.parametrize(
    ("who", "actor", "deed", "n"),
    [
        ("christine-boscacci", "madison", "bleed", -1),
        ("christine-boscacci", "madison", "hunt", 0),
        ("richard-tauber-ayeleas-puppet", taught(clan="Lasombra"), "bleed", -1),
        ("richard-tauber-ayeleas-puppet", taught(clan="Tzimisce"), "bleed", -1),
        ("richard-tauber-ayeleas-puppet", "madison", "bleed", 0),
        (SABBAT, "lucita-g2", "bleed", -1),
        (taught(sect="Sabbat", capacity=9), "lucita-g2", "bleed", 0),
        (taught(capacity=4), "lucita-g2", "bleed", 0),
    ],
)
def test_intercept_that_hangs_on_the_action(who, actor, deed, n):
    s = table(f"{actor} [blood 4]", b=f"{who} [blood 3]", hand_b="dodge", game=GAME)
    s.choose(f"{deed} with {actor}")
    if s.question.seat == 1:
        assert number(s, "intercept", who) == n
    else:
        assert n == -1  # it could not block


def test_melusine_blinds_the_young():
    s = table("melusine-danjou [blood 3]", b="nassir [blood 3]")
    play_through(s, "bleed with melusine-danjou", "block with nassir", "use melusine-danjou")
    rest(s)
    assert (s.pool[1], blood_on(s, "melusine-danjou")) == (29, 2)
    s = table("melusine-danjou [blood 3]", b=f"{OLD} [blood 3]", game=GAME)
    play_through(s, "bleed with melusine-danjou", f"block with {OLD}")
    assert "use a/melusine-danjou" not in options(s)


@pytest.mark.parametrize(("pool", "can"), [("20 21 30", True), ("20 20 30", False)])
def test_malabranca_steals_from_a_richer_prey(pool, can):
    s = table("malabranca [blood 3]", pool=pool)
    there = acts(s, "malabranca")
    assert bool(there) is can
    if can:
        s.choose(there[0])
        rest(s)
        assert s.pool == (21, 20, 30)


def test_olga_goes_with_the_black_hand():
    s = position(
        f"ready a: {HAND} [blood 3], madison [blood 1]\nready b: olga-triminov [bowed]\nready c: ryan", game=GAME
    )
    there = [each for each in options(s) if each.startswith("act with")]
    assert len(there) == 1
    s.choose(there[0])
    rest(s)
    assert (s.pieces[find(s, "olga-triminov")].place, s.pool[0]) == (0, 29)


def test_montano_hides_his_own_and_saves_blood():
    s = table("madison [blood 3], montano [bowed, blood 2]", b="nassir [blood 3]")
    play_through(s, "bleed with madison", "block with nassir", "use montano")
    rest(s)
    assert (s.pool[1], blood_on(s, "montano")) == (29, 1)
    s = table("madison [blood 3], montano [bowed, blood 0]", b="nassir [blood 3]")
    play_through(s, "bleed with madison", "block with nassir")
    rest(s)
    assert s.pool[1] == 30


@pytest.mark.parametrize(("b", "up"), [(f"{vampire(title='prince')} [bowed]", False), ("nassir [bowed]", True)])
def test_lubomira_is_tired_by_the_titled(b, up):
    s = table("lubomira-hradok [blood 3]", b=b)
    s.choose("bleed with lubomira-hradok")
    rest(s)
    for seat in (1, 2, 0):
        while s.active != seat:
            reach(s, "done")
    assert locked(s, "lubomira-hradok") is not up


def test_hecate_burns_a_card_of_a_library():
    s = table("hecate [blood 3]", FULL, library_b="dodge, majesty", library_a="slam", hand_b=FULL)
    reach(s, "bleed with hecate", "use hecate")
    rest(s)
    assert (where(s, "dodge"), where(s, "majesty"), where(s, "slam")) == ("ash", "library", "library")
    s = table("hecate [blood 3]", b="nassir [blood 3]", library_b="dodge", hand_b=FULL)
    reach(s, "bleed with hecate", "block with nassir")
    rest(s)
    assert where(s, "dodge") == "library"


def test_veejay_hides_for_two_blood():
    for blood, pool in ((3, 29), (1, 30)):
        s = table(f"veejay-vinod [blood {blood}]", b="nassir [blood 3]")
        play_through(s, "bleed with veejay-vinod", "block with nassir")
        if blood == 3:
            s.choose("use veejay-vinod")
        rest(s)
        assert s.pool[1] == pool


def test_xipe_steals_allies_and_retainers():
    for card in ("double-deuce", "owl-companion"):
        s = table("xipe-totec [blood 3]", b="double-deuce [bowed, lives 3], nassir [bowed]",
                  attached_b="owl-companion [lives 1, on ready/nassir]")  # fmt: skip
        there = acts(s, "xipe-totec")
        assert len(there) == 2
        s.choose(next(each for each in there if card in each))
        rest(s)
        assert blood_on(s, "xipe-totec") == 2
    assert borne_by(s, "xipe-totec") == ["owl-companion"]


@pytest.mark.parametrize(("edge", "deed", "n"), [("a", "bleed", 1), ("b", "bleed", 0), ("a", "hunt", 0)])
def test_ondine_hides_her_bleeds_with_the_edge(edge, deed, n):
    s = table("ondine-boudicca-sinclair [blood 3]", b="viktor-the-night-general [blood 3]", edge=edge,
              attached_b="sport-bike [on ready/viktor-the-night-general]")  # fmt: skip
    s.choose(f"{deed} with ondine-boudicca-sinclair")
    assert number(s, "stealth", "ondine-boudicca-sinclair") == n


def test_yitzak_sends_a_younger_vampire_to_sleep():
    s = table("yitzak [blood 3]", b=f"nassir [blood 3], {OLD} [bowed]", game=GAME)
    there = acts(s, "yitzak")
    assert not any(OLD in each for each in there)
    s.choose(next(each for each in there if "nassir" in each))
    rest(s)
    assert locked(s, "nassir")
    while s.active == 0:
        reach(s, "done")
    assert locked(s, "nassir")  # it did not unlock


def test_victoria_locks_a_younger_vampire():
    s = table("victoria-ash-g2 [blood 3]", b=f"madison [blood 3], {OLD} [blood 3]", c=f"{SABBAT} [blood 3]", game=GAME)
    there = acts(s, "victoria-ash-g2")
    assert [SABBAT in each for each in there] == [True]  # the others are as old, or older
    s.choose(there[0])
    rest(s)
    assert locked(s, SABBAT)


@pytest.mark.parametrize(
    ("who", "foe", "n"),
    [("francois-villon-g2", "nassir", 2), ("etrius", TREMERE, 3)],
)
def test_they_steal_as_much_blood_as_they_like(who, foe, n):
    for k in (1, n):
        s = table(f"{who} [blood 3]", b=f"{foe} [bowed, blood 4], {OLD} [bowed]", c="alice-chen [bowed]", game=GAME)
        s.choose(next(each for each in acts(s, who) if foe in each))
        take(s, str(k))
        rest(s)
        assert (blood_on(s, who), blood_on(s, foe)) == (3 + k, 4 - k)
    assert not any(OLD in each for each in acts(table(f"{who} [blood 3]", b=f"{OLD} [bowed]", game=GAME), who))


def test_thucimia_bleeds_harder_with_a_smaller_hand():
    s = table("thucimia [blood 3]", library_a=", ".join(["dodge"] * 12))
    play_through(s, "bleed with thucimia", "use thucimia")
    play_through(s, options(s)[0], options(s)[0])
    rest(s)
    assert (s.pool[1], len(pile(s, "hand", 0))) == (30 - GAME.faces["thucimia"].stats["bleed"] - 1, 6)
    s = table("thucimia [blood 3]", library_a=", ".join(["dodge"] * 12))
    s.choose("hunt with thucimia")
    rest(s)
    assert len(pile(s, "hand", 0)) == 8


def test_mateusz_joins_the_black_hand_once():
    who = "mateusz-kazimirski-biker-of-blood"
    s = table(f"{who} [blood 3]")
    assert not has_trait(s, find(s, who), "black hand")
    s.choose(acts(s, who)[0])
    rest(s)
    assert (has_trait(s, find(s, who), "black hand"), blood_on(s, who)) == (True, 2)
    happen(s, about(s, "straighten", find(s, who)))
    assert acts(s, who) == []
