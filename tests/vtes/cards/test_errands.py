"""Errands: what each of these action cards does, and what it must not do."""

import pytest

from coterie.games.vtes.facts import sect, title
from tests.vtes.samples import GAME, RED_LIST
from tests.vtes.tools import (
    BIG,
    UP,
    acts,
    blood_on,
    borne_by,
    find,
    locked,
    number,
    options,
    reach,
    rest,
    table,
    vampire,
    ways,
    where,
)

ANARCH = vampire(sect="Anarch", least=5)
PRINCE = vampire(title="prince", sect="Camarilla", plain=False)


def played(who: str, card: str, way: str = "", target: str = "", **more: str):
    """Return a position in which a vampire plays an action card that nobody blocks."""
    s = table(who, card, **{"b": "nassir [bowed, blood 4]", **more})
    reach(s, f"play {card}")
    for wanted in (way, target):
        if wanted and any(wanted in each for each in options(s)):
            s.choose(next(each for each in options(s) if wanted in each))
    return s


# ── claims ──────────────────────────────────────────────────────────────────────────────────────────────────────────

FIEFS = (
    "fee-stake-boston",
    "fee-stake-seattle",
    "fee-stake-new-york",
    "fee-stake-corte",
    "fee-stake-perth",
    "fee-stake-los-angeles",
)


@pytest.mark.parametrize("card", FIEFS)
@pytest.mark.ruling("VR-9.3")
def test_fee_stakes_make_a_baron(card):
    s = played(f"{ANARCH} [blood 4]", card)
    assert (title(s, find(s, ANARCH)), number(s, "votes", ANARCH), borne_by(s, ANARCH)) == ("baron", 2, [card])
    young = vampire(sect="Anarch", capacity=4)
    assert f"play {card}" not in options(table(f"{young} [blood 3]", card))
    s = table(f"{PRINCE} [blood 4]", b=f"{ANARCH} [bowed, blood 4]", attached_b=f"{card} [on ready/{ANARCH}]")
    s.choose(acts(s, card)[0])
    assert (number(s, "votes", PRINCE), number(s, "votes", ANARCH)) == (1, 2)
    reach(s, f"vote for with {PRINCE}", f"vote against with {ANARCH}")
    rest(s)
    assert where(s, card) == "attached"


def test_fee_stakes_of_a_clan_weigh_more_as_it_calls():
    proud = vampire(sect="Anarch", clan="Gangrel", least=5)
    for card, votes in (("fee-stake-seattle", 3), ("fee-stake-corte", 2)):
        s = table(f"{proud} [blood 4]", "kine-resources-contested", attached_a=f"{card} [on ready/{proud}]")
        reach(s, "play kine-resources-contested", "seat a", "seat a", "seat b", "seat b")
        assert number(s, "votes", proud) == votes


def test_two_barons_of_a_city_contest_it():
    other = vampire(sect="Anarch", least=5, nth=1)
    s = table(f"{ANARCH} [blood 4]", b=f"{other} [bowed, blood 4]", attached_a=f"fee-stake-perth [on ready/{ANARCH}]",
              attached_b=f"fee-stake-perth [on ready/{other}]")  # fmt: skip
    s.choose(f"bleed with {ANARCH}")
    rest(s)
    assert (title(s, find(s, ANARCH)), title(s, find(s, other))) == ("", "")


# ── vampires ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_embrace_brings_a_hungry_childe():
    s = played(f"{ANARCH} [blood 4]", "the-embrace")
    childe = find(s, "the-embrace")
    assert (where(s, "the-embrace"), sect(s, childe), s.game.value(s, "clan", childe)) == (
        "ready", "Anarch", s.game.value(s, "clan", find(s, ANARCH)))  # fmt: skip
    rest(s)
    assert (blood_on(s, "the-embrace"), locked(s, "the-embrace"), number(s, "capacity", "the-embrace")) == (1, True, 1)
    sterile = next(v for n in range(60) if "sterile" not in (v := vampire(nth=n)))
    assert "play the-embrace" in options(table(f"{sterile} [blood 4]", "the-embrace"))


def test_clothos_gift_draws_feeds_or_wakes():
    s = played(f"{vampire('obf', least=5)} [blood 4]", "clothos-gift", "way 1", crypt_a="ryan, madison")
    rest(s)
    assert where(s, "ryan", nth=1) == "uncontrolled" or where(s, "ryan") == "uncontrolled"
    who = vampire("obf", least=5)
    s = table(f"{who} [bowed, blood 4]", attached_a=f"clothos-gift [on ready/{who}]")
    s.choose("use clothos-gift")
    assert (locked(s, who), locked(s, "clothos-gift"), blood_on(s, who)) == (False, True, 3)
    assert "use a/clothos-gift" not in options(s)


def test_the_call_feeds_the_young_and_mad():
    who = vampire("AUS", "DEM", least=5)
    mad, sane = vampire("dem", capacity=4), vampire("dom", capacity=4)
    for way, n in (("way 1", 2), ("way 2", 3)):
        s = played(f"{who} [blood 4]", "the-call", way, "uncontrolled", uncontrolled_a=f"{mad}, {sane}")
        assert (blood_on(s, mad), blood_on(s, sane)) == (n, 0)


def test_eternal_vigilance_wakes_the_lords_of_the_sabbat():
    lord = vampire(title="archbishop", sect="Sabbat", plain=False)
    s = played(f"{lord} [blood 4]", "eternal-vigilance")
    assert borne_by(s, lord) == ["eternal-vigilance"]
    for who, can in ((lord, True), ("nassir", False)):
        s = table("madison [blood 4]", b=f"{who} [bowed, blood 4]", attached_b=f"eternal-vigilance [on ready/{who}]")
        s.choose("bleed with madison")
        assert ("use b/eternal-vigilance" in options(s)) is can
        if can:
            s.choose("use eternal-vigilance")
            rest(s)
            assert (s.pool[1], blood_on(s, lord)) == (30, 2)  # one for it, one in combat


@pytest.mark.parametrize(("way", "presses"), [("way 1", False), ("way 2", True)])
def test_the_shadow_of_the_beast_moves(way, presses):
    who = vampire("PRO", least=5)
    s = played(f"{who} [blood 4]", "shadow-of-the-beast", way, b=UP, attached_a=f"clothos-gift [on ready/{who}]")
    reach(s, "no block") if "no block" in options(s) else None
    reach(s, "use clothos-gift", f"bleed with {who}", "block with nassir", f"use {who}")
    assert (f"use a/{who}" in options(s)) is presses  # nobody was hurt at long range
    assert (blood_on(s, who), blood_on(s, "nassir")) == (2, 4)


# ── fights and bleeds ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("way", "pool", "up"), [(1, 29, True), (2, 29, False), (3, 28, False), (5, 28, True)])
def test_illegalism_adds_discipline_to_discipline(way, pool, up):
    who = vampire("cel", "pre", sect="Anarch", plain=False, nth=1)
    s = table(f"{who} [blood 4]", "illegalism", b="nassir [bowed]")
    reach(s, "play illegalism")
    wanted = {1: "way 1", 3: "way 3", 5: "way 5"}.get(way)
    if wanted not in options(s):
        assert wanted is None  # nobody here knows Chimerstry
        return
    s.choose(wanted)
    rest(s)
    assert (s.pool[1], locked(s, who)) == (pool, not up)


@pytest.mark.parametrize(("way", "hand", "up"), [("way 1", 2, False), ("way 2", 1, True)])
def test_flurry_of_action_draws_or_unlocks(way, hand, up):
    who = vampire("CEL", least=5)
    s = table(
        f"{who} [blood 4]",
        "flurry-of-action" + ", dodge" * 6,
        b="nassir [bowed]",
        library_a="majesty, soak, blur, flash",
    )
    reach(s, "play flurry-of-action", way)
    while any(each.startswith("discard") for each in options(s)):
        s.choose(options(s)[0])
    assert (locked(s, who), s.pool[1]) == (not up, 29)
    assert sum(where(s, card) != "library" for card in ("majesty", "soak", "blur", "flash")) == (3 if hand == 2 else 1)


def test_harass_seeks_the_weak():
    s = table(
        "madison [blood 4]", "harass", b=f"{BIG} [blood 4], alice-chen [blood 3], the-knights [bowed, lives 2]", c=""
    )
    reach(s, "play harass", "a/madison")
    for name, can in ((BIG, False), ("alice-chen", True), ("the-knights", True)):
        assert (f"b/{name}" in options(s)) is can
    s.choose("b/alice-chen")
    reach(s, "no block", "use madison")
    rest(s)
    assert blood_on(s, "alice-chen") == 1  # two rounds


def test_big_game_hunts_the_red_list():
    outlaw = RED_LIST[0].face
    s = table("madison [blood 4]", "big-game", b=f"{outlaw} [bowed, blood 2]", c="", game=GAME)
    reach(s, "play big-game", "a/madison", "use madison")
    rest(s)
    assert not locked(s, "madison")
    s = table("madison [blood 4]", "big-game", b="nassir [bowed, blood 4]", c="")
    reach(s, "play big-game", "a/madison")
    rest(s)
    assert (locked(s, "madison"), blood_on(s, "nassir")) == (True, 3)


def test_the_nose_of_the_hound_finds_the_locked():
    who = vampire("aus", least=5)
    s = table(f"{who} [blood 4]", "nose-of-the-hound", b=f"{BIG} [bowed, blood 4], alice-chen [blood 4]", c="")
    reach(s, "play nose-of-the-hound")
    assert "b/alice-chen" not in options(s)
    reach(s, "no block", f"use {who}")
    rest(s)
    assert (blood_on(s, who), blood_on(s, BIG)) == (4, 4)  # at long range


def test_loss_burns_what_neighbours_bear():
    who = vampire("qui", least=3)
    s = table(f"{who} [blood 3], madison [blood 4]", "loss", b=UP,
              attached_b="ivory-bow [on ready/nassir]", attached_a="flak-jacket [on ready/madison]")  # fmt: skip
    reach(s, "play loss")
    s.choose(ways(s)[0]) if ways(s) else None
    assert "a/flak-jacket" not in options(s)
    reach(s, "no block")
    assert where(s, "ivory-bow") == "ash"


# ── gains ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_gains_of_the_toreador_and_the_children_of_haqim():
    anti = vampire(clan="Toreador antitribu", least=3)
    s = played(f"{anti} [blood 4]", "art-scam")
    assert s.pool == (32, 30, 30)
    old, young = vampire(clan="Banu Haqim", least=7), vampire(clan="Banu Haqim", capacity=4)
    s = played(f"{young} [blood 3]", "haqims-law-leadership", c=f"{old} [bowed, blood 3]")
    assert s.pool == (30, 30, 32)
    s = played(f"{old} [blood 3]", "haqims-law-leadership", c=f"{young} [bowed, blood 3]")
    assert s.pool == (32, 30, 30)


@pytest.mark.parametrize(("way", "left", "pool"), [("way 1", 1, 30), ("way 2", 4, 27)])
def test_inside_dirt_costs_the_edge(way, left, pool):
    anti = vampire(clan="Nosferatu antitribu", least=3)
    s = played(f"{anti} [blood 3]", "inside-dirt", way, "nassir", edge="a", c="")
    rest(s)
    assert (s.edge, blood_on(s, "nassir"), s.pool[1]) == (-1, left, pool)
    assert "play inside-dirt" not in options(table(f"{anti} [blood 3]", "inside-dirt"))


# ── more of them ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_arson_and_gremlins_burn_what_they_are_aimed_at():
    s = played(
        "madison [blood 4]",
        "arson",
        "a/madison",
        "chantry",
        board_b="chantry",
        attached_b="ivory-bow [on ready/nassir]",
    )
    reach(s, "b/chantry") if "b/chantry" in options(s) else None
    assert (where(s, "chantry"), where(s, "ivory-bow")) == ("ash", "attached")
    who = vampire("dom", least=5)
    s = played(f"{who} [blood 4]", "gremlins")
    assert s.pool[1] == 28


def test_progeny_is_born_to_the_camarilla_and_rests():
    s = played(f"{PRINCE} [blood 5]", "third-tradition-progeny")
    while "2" not in options(s):
        s.choose(next(each for each in ("none", "no block", "pass") if each in options(s)))
    s.choose("2")
    childe = find(s, "third-tradition-progeny")
    assert (sect(s, childe), blood_on(s, "third-tradition-progeny"), blood_on(s, PRINCE)) == ("Camarilla", 1, 2)
    assert not any("third-tradition" in each for each in options(s))  # it does not act in this turn
    assert "play third-tradition-progeny" not in options(table(f"{ANARCH} [blood 5]", "third-tradition-progeny"))


def test_gear_up_and_the_mantle_last_until_the_next_unlock_phase():
    who = vampire("pre", sect="Anarch", least=5)
    s = played(f"{who} [blood 4]", "gear-up")
    assert (locked(s, who), number(s, "stealth", who), number(s, "strength", who)) == (False, 1, 1)
    beast = vampire("PRO", least=6)
    for way, strength in (("way 1", 1), ("way 2", 2)):
        s = played(f"{beast} [blood 4]", "mantle-of-the-bestial-majesty", way, b=UP)
        reach(s, "no block") if "no block" in options(s) else None
        assert (locked(s, beast), number(s, "strength", beast)) == (False, strength)
        reach(s, f"bleed with {beast}", "block with nassir")
        rest(s)
        assert where(s, "nassir") == "torpor"  # the hands are claws
        for _ in range(9):
            if s.active == 1:
                break
            s.choose("done")
        for _ in range(20):
            if s.active == 0:
                break
            s.choose(next(each for each in ("done", "pass", "no block") if each in options(s)))
        assert number(s, "strength", beast) == 1


@pytest.mark.parametrize(("way", "answer", "zone", "left"), [("way 1", "", "ash", 3), ("way 2", "yes", "attached", 2)])
def test_blithe_acceptance_hides_until_a_fight(way, answer, zone, left):
    who = vampire("OBF", least=5)
    s = played(f"{who} [blood 5]", "blithe-acceptance", way, b=UP, attached_b="sport-bike [on ready/nassir]",
               attached_a=f"clothos-gift [on ready/{who}]")  # fmt: skip
    reach(s, "no block") if "no block" in options(s) else None
    assert number(s, "stealth", who) == 1
    reach(s, "use clothos-gift", f"bleed with {who}", "block with nassir")
    if answer:
        s.choose(answer)
    rest(s)
    assert (where(s, "blithe-acceptance"), blood_on(s, who)) == (zone, left - 1)


@pytest.mark.parametrize(("need", "face", "zone"), [("ani", "the-knights", "ash"), ("pot", "chantry", "ash")])
def test_smash_and_grab_breaks(need, face, zone):
    who = vampire(need, sect="Anarch", plain=False)
    s = table(f"{who} [blood 4]", "smash-and-grab", b="the-knights [bowed, lives 2]", board_b="chantry", c="")
    reach(s, "play smash-and-grab")
    first = {"ani": "way 1", "pot": "way 3"}[need]
    s.choose(first) if first in options(s) else None
    s.choose(f"b/{face}") if f"b/{face}" in options(s) else None
    rest(s)
    assert where(s, face) == zone
    assert where(s, "chantry" if need == "ani" else "the-knights") != "ash"


def test_the_quill_draws_the_mad():
    who = vampire("AUS", "DEM", least=5)
    s = played(f"{who} [blood 4]", "madmans-quill", "way 2", "nassir")
    assert borne_by(s, "nassir") == ["madmans-quill"]
    sane = vampire("dom", capacity=5)
    for actor, pool in ((who, 28), (sane, 29)):
        s = table(f"{actor} [blood 4]", b="nassir [bowed]", attached_b="madmans-quill [on ready/nassir]")
        s.choose(f"bleed with {actor}")
        rest(s)
        assert s.pool[1] == pool
    s = table(f"{who} [blood 4]", "madmans-quill", b="nassir [bowed]", attached_b="madmans-quill [on ready/nassir]")
    reach(s, "play madmans-quill")
    assert ways(s) == []  # there is one already, so it bleeds
    assert s.pool[1] == 26


def test_the_reunion_feeds_the_hand():
    hand = [face for face, card in GAME.faces.items() if "black hand" in card.traits and not card.abilities]
    who, young, other = hand[0], hand[1], vampire(capacity=5)
    s = played(f"{who} [blood 2]", "reunion-kamut", "", "uncontrolled", uncontrolled_a=f"{young}, {other}")
    rest(s)
    assert (blood_on(s, young), blood_on(s, other)) == (2, 0)
    assert "play reunion-kamut" not in options(table("madison [blood 2]", "reunion-kamut", uncontrolled_a=young))


def test_anonymous_freight_comes_unseen():
    s = table(
        "madison [blood 4]", "anonymous-freight, laptop-computer", b=UP, attached_b="sport-bike [on ready/nassir]"
    )
    reach(s, "play anonymous-freight", "block with nassir", "bring laptop-computer 1")
    assert (borne_by(s, "madison"), s.pool[0]) == (["laptop-computer"], 29)
    assert "play anonymous-freight" not in options(table("madison [blood 4]", "anonymous-freight, dodge"))


def test_rumble_fills_the_hand_and_punishes_defeat():
    who = vampire(sect="Sabbat", least=5)
    for lives, pool, zone in ((4, 30, "ready"), (0, 29, "torpor")):
        s = table(f"{who} [blood {max(1, lives)}]", "rumble", b="theo-bell-g6 [bowed, blood 4]", c="")
        reach(s, "play rumble")
        reach(s, f"a/{who}") if f"a/{who}" in options(s) else None
        rest(s)
        assert (where(s, who), s.pool[0]) == (zone, pool)


def test_precognizant_mobility_wakes_allies_and_the_young():
    who = vampire("AUS", least=6)
    s = table(f"{who} [blood 4], the-knights [bowed, lives 2], {BIG} [bowed, blood 4]", "precognizant-mobility", b=UP)
    reach(s, "play precognizant-mobility", "way 1")
    reach(s, "a/the-knights") if "a/the-knights" in options(s) else None
    reach(s, "no block") if "no block" in options(s) else None
    assert (locked(s, "the-knights"), locked(s, BIG)) == (False, True)


def test_the_sheepdog_feeds_and_sleeps():
    s = played("madison [blood 1]", "sheepdog", "a/madison")
    assert (blood_on(s, "madison"), borne_by(s, "madison")) == (min(5, number(s, "capacity", "madison")), ["sheepdog"])
    for card, up in (("sheepdog", False), ("sport-bike", True)):
        s = table("madison [bowed, blood 4]", phase="5.1.1", attached_a=f"{card} [on ready/madison]")
        assert (not locked(s, "madison")) is up
        assert (where(s, card) == "ash") is not up
