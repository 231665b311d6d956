"""Vampires that serve their Methuselah: with its crypt, its hand, its library and its phases."""

import pytest

from coterie.kernel.events import about
from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    IDLE,
    UP,
    acts,
    blocked,
    blood_on,
    borne_by,
    faces,
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
from tests.vtes.tools import SCHOOL as GAME

OUT = "control a/uncontrolled.1"
DODGES = ", ".join(["dodge"] * 12)
PLAIN = taught()
TITLED = vampire(title="prince")
INNER = vampire(title="inner circle", plain=False)


def influence(who: str, more: str = "", mine: str = "madison [blood 2]"):
    """Return an influence phase in which a vampire can be brought out."""
    return position(f"phase: 5.4.2\nready a: {mine}\nuncontrolled a: {who}\n{more}\n{IDLE}", game=GAME)


# ── the crypt ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("mode", "pool", "drawn"), [("gain 1 pool", 31, 0), ("draw a card from your crypt", 30, 1)])
def test_an_anarch_convert_leaves_for_another_anarch(mode, pool, drawn):
    s = influence("anarch-convert [blood 1]", "crypt a: nassir")
    reach(s, OUT, "use anarch-convert", mode)
    sect = s.game.value(s, "sect", find(s, "madison"))
    assert (where(s, "anarch-convert"), sect) == ("removed", "Anarch")
    assert (s.pool[0], len(pile(s, "uncontrolled", 0))) == (pool, drawn)


def test_an_anarch_convert_may_stay_and_turns_nobody_with_a_title():
    s = influence("anarch-convert [blood 1]", "crypt a: nassir")
    reach(s, OUT, "pass")
    assert (where(s, "anarch-convert"), s.pool[0]) == ("ready", 30)
    s = influence("anarch-convert [blood 1]", "crypt a: nassir", mine=f"{TITLED} [blood 2]")
    s.choose(OUT)
    assert "use a/anarch-convert" not in options(s)


def test_gilbert_searches_the_crypt_for_a_malkavian():
    for top, sect in ((vampire(clan="Malkavian"), "Anarch"), ("nassir", "Camarilla")):
        s = influence(
            "ryan [blood 0]", f"crypt a: {top}, alice-chen", mine=f"gilbert-duane-g6 [blood 2], {PLAIN} [blood 1]"
        )
        s.choose("use gilbert-duane-g6")
        take(s, PLAIN)
        assert (where(s, top), blood_on(s, "gilbert-duane-g6")) == ("removed", 1)
        assert s.game.value(s, "sect", find(s, PLAIN)) == sect
        assert "use a/gilbert-duane-g6" not in options(s)
    s = influence("ryan [blood 0]", "crypt a: nassir", mine="gilbert-duane-g6 [blood 0]")
    assert "use a/gilbert-duane-g6" not in options(s)


def test_new_blood_joins_a_circle_and_brings_a_crypt_card():
    s = influence("new-blood [blood 2]", "crypt a: nassir")
    reach(s, OUT, "Chicago")
    assert s.game.value(s, "circle", find(s, "new-blood")) == "Chicago"
    assert faces(s, "uncontrolled", 0) == ["nassir"]
    s = influence("madison [blood 9]", "crypt a: nassir", mine="new-blood [blood 2]")
    s.choose(OUT)
    assert faces(s, "uncontrolled", 0) == []  # only as it comes itself


def test_mary_anne_invests_and_holds_the_inner_circle_back():
    s = table("mary-anne-blaire [blood 4]", b=f"{INNER} [bowed]", uncontrolled_a="nassir [blood 1], alice-chen")
    there = acts(s, "mary-anne-blaire")
    assert len(there) == 2
    s.choose(next(each for each in there if each.endswith(".2")))
    rest(s)
    assert (blood_on(s, "alice-chen"), blood_on(s, "nassir")) == (2, 1)
    assert number(s, "bleed", INNER) == GAME.faces[INNER].stats["bleed"] - 2
    s = position(
        f"torpor a: mary-anne-blaire [blood 4]\nready a: madison [blood 2]\nready b: {INNER} [bowed]\nready c: ryan [bowed]"
    )
    assert number(s, "bleed", INNER) == GAME.faces[INNER].stats["bleed"]


def test_malgorzata_gives_one_vampire_for_another():
    s = table("malgorzata [blood 4]", uncontrolled_a="madison [blood 1], alice-chen")
    s.choose(acts(s, "malgorzata")[0])
    play_through(s, "a/uncontrolled.1", "a/uncontrolled.1")
    assert (where(s, "madison"), blood_on(s, "alice-chen")) == ("removed", 4)
    s = table("malgorzata [blood 4]", uncontrolled_a="nassir [blood 1]")
    assert acts(s, "malgorzata") == []


def test_the_capuchin_comes_back_and_brings_transfers():
    s = position(f"ready a: the-capuchin [blood 5], madison [blood 1]\n{IDLE}")
    happen(s, about(s, "burn", find(s, "the-capuchin")))
    assert (where(s, "the-capuchin"), blood_on(s, "the-capuchin")) == ("uncontrolled", 0)
    reach(s, "done")
    assert s.asked[1] == ("influence?", (4,))  # 1 in the first turn, and 3
    for seat in (1, 2, 0):
        while s.active != seat:
            reach(s, "done")
    while s.asked[1][0] != "influence?":
        s.choose("done")
    assert s.asked[1] == ("influence?", (4,))  # as many as anybody has by now
    s = position(f"ready a: the-capuchin [blood 5], madison [blood 1]\n{IDLE}")
    happen(s, about(s, "burn", find(s, "madison")))
    assert (where(s, "madison"), s.uses) == ("ash", {})


@pytest.mark.parametrize(("edge", "can"), [("edge: a", True), ("edge: b", False)])
def test_nikolaus_burns_the_edge_for_one_of_his_clan(edge, can):
    young = vampire(clan="Nosferatu")
    s = position(
        f"phase: 5.4.2\n{edge}\nready a: nikolaus-vermeulen-g6 [blood 1]\nuncontrolled a: {young}, madison\n{IDLE}"
    )
    assert ("use a/nikolaus-vermeulen-g6" in options(s)) is can
    if can:
        play_through(s, "use nikolaus-vermeulen-g6", "a/uncontrolled.1")
        assert (blood_on(s, young), s.edge) == (1, -1)


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_abraham_mellon_plays_as_a_tremere_and_widens_the_hand():
    for region, n in (("ready", 8), ("torpor", 7)):
        s = position(f"phase: 5.1.1\n{region} a: abraham-mellon [blood 6]\nlibrary a: {DODGES}\n{IDLE}")
        assert len(pile(s, "hand", 0)) == n


@pytest.mark.ruling("V-016")
def test_who_passes_for_a_tremere_alone_does_so_for_no_master():
    for who, master in (("abraham-mellon", False), (taught(clan="Tremere"), True)):
        s = table(f"{who} [blood 6]", "academic-hunting-ground", phase="5.2.2", game=GAME)
        assert ("play academic-hunting-ground" in options(s)) is master
        s = table(f"{who} [blood 6]", "charnas-the-imp", game=GAME)
        assert "play charnas-the-imp" in options(s)
    assert "play charnas-the-imp" not in options(table("madison [blood 6]", "charnas-the-imp"))


def test_darius_steals_harmless_equipment():
    s = table(
        "darius-shirazi [blood 3]",
        b="nassir [bowed, blood 3]",
        attached_b="ivory-bow [on ready/nassir], laptop-computer [on ready/nassir], sport-bike [on ready/nassir], "
        "kevlar-vest [on ready/nassir]",
    )
    there = acts(s, "darius-shirazi")
    assert len(there) == 1  # no weapon, no vehicle, nothing electronic
    s.choose(there[0])
    rest(s)
    assert borne_by(s, "darius-shirazi") == ["kevlar-vest"]


def test_mistress_fanchon_finds_a_minion_card():
    s = table("mistress-fanchon [blood 4]", library_a="dodge, academic-hunting-ground, dragonbound")
    s.choose(acts(s, "mistress-fanchon")[0])
    assert options(s) == ["fetch library/dodge", "none"]  # no master, no event
    s.choose("fetch library/dodge")
    rest(s)
    assert where(s, "dodge") == "hand"


@pytest.mark.parametrize(
    ("mode", "lost"), [("have your prey discard a random card", 1), ("have your predator discard a random card", 2)]
)
def test_josef_takes_a_card_from_a_neighbour(mode, lost):
    text = "phase: 5.5.2\nready a: josef-von-bauren [blood 1]\n{}\nhand b: dodge, vessel\nhand c: dodge, vessel"
    s = position(text.format(IDLE))
    play_through(s, "use josef-von-bauren", mode)
    assert [len(pile(s, "hand", seat)) for seat in (1, 2)] == [2 - (lost == 1), 2 - (lost == 2)]
    assert "use a/josef-von-bauren" not in options(s)  # the only discard phase action


def test_ruxandra_discards_what_she_likes():
    text = "phase: 5.5.2\nready a: ruxandra [{}blood 1]\nhand a: dodge, vessel, majesty\n{}"
    s = position(text.format("", IDLE))
    play_through(s, "use ruxandra", "dodge", "vessel", "done")
    assert (faces(s, "hand"), where(s, "dodge"), where(s, "vessel")) == (["majesty"], "ash", "ash")
    s = position(text.format("bowed, ", IDLE))
    assert "use a/ruxandra" not in options(s)


@pytest.mark.parametrize(("clan", "can"), [("Ventrue", False), ("Toreador", True)])
def test_ruxandra_is_hard_for_ventrue_to_see(clan, can):
    who = taught(clan=clan)
    s = table("ruxandra [blood 3]", b=f"{who} [blood 4]", game=GAME)
    s.choose("hunt with ruxandra")
    assert number(s, "intercept", who) == (0 if can else -1)


# ── phases ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-5.2", "V-086")
def test_nana_buruku_gives_two_master_phase_actions_and_a_card():
    text = f"phase: 5.1.1\nhand a: channel-10\nlibrary a: {DODGES}\n{IDLE}\n"
    for mine, n, size in (("ready a: nana-buruku", 2, 8), ("torpor a: nana-buruku", 1, 7), ("ready a: madison", 1, 7)):
        s = position(text + mine + " [blood 1]\nboard a: chantry [bowed]")
        assert (s.asked[1], len(pile(s, "hand", 0))) == (("master?", (n,)), size)


def test_unmada_gives_a_discard_and_a_card():
    s = position(f"phase: 5.5.1\nready a: unmada [blood 1]\nhand a: dodge, dodge, dodge\n{IDLE}")
    play_through(s, "discard dodge", "discard dodge")
    assert s.active == 1
    s = position(f"phase: 5.5.1\ntorpor a: unmada [blood 1]\nhand a: dodge, dodge, dodge\n{IDLE}")
    s.choose("discard dodge")
    assert s.active == 1


def test_ayse_feeds_in_her_discard_phase():
    s = position(f"phase: 5.5.2\nready a: ayse-dhanial [blood 1]\nhand a: dodge\n{IDLE}")
    s.choose("use ayse-dhanial")
    assert (blood_on(s, "ayse-dhanial"), where(s, "dodge"), s.active) == (2, "hand", 1)
    s = position(f"phase: 5.5.2\ntorpor a: ayse-dhanial [blood 1]\nhand a: dodge\n{IDLE}")
    assert "use a/ayse-dhanial" not in options(s)


@pytest.mark.parametrize(("zone", "can"), [("ready", True), ("torpor", False)])
def test_the_angel_of_caine_draws_as_others_play_masters(zone, can):
    who = "sascha-vykos-the-angel-of-caine-g2-adv"
    text = f"phase: 5.2.2\nready a: madison [blood 1]\nhand a: vessel, vessel\n{zone} b: {who} [blood 3]\n"
    s = position(f"{text}hand b: {', '.join(['majesty'] * 7)}\nlibrary b: dodge")
    s.choose("play vessel")
    take(s, "madison")
    assert (f"use b/{who}" in options(s)) is can
    if can:
        s.choose(f"use {who}")
        assert (s.question.seat, len(pile(s, "hand", 1))) == (1, 8)
        play_through(s, options(s)[0])
        assert len(pile(s, "hand", 1)) == 7  # discarded down


def test_sascha_holds_more_after_a_victory():
    who = "sascha-vykos-the-angel-of-caine-g2"
    s = blocked(f"{who} [blood 5]", b="nassir", library_a=DODGES)
    reach(s, f"use {who}")
    rest(s)
    assert (where(s, "nassir"), len(pile(s, "hand", 0))) == ("torpor", 9)
    s = blocked(f"{who} [blood 5]", b=UP, library_a=DODGES)
    rest(s)
    assert len(pile(s, "hand", 0)) == 7


def test_sascha_is_a_cardinal_once_merged():
    face = GAME.faces["sascha-vykos-the-angel-of-caine-g2-merged"]
    assert (face.title, face.city, face.stats["votes"]) == ("cardinal", "", 3)


# ── blood ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("who", "capacity", "left"), [("adelino-da-silva", 9, 2), ("adelino-da-silva", 4, 0)])
@pytest.mark.ruling("VR-6.9")
def test_rescues_that_cost_less(who, capacity, left):
    down = taught(capacity=capacity, sect="Sabbat")
    s = table(f"{who} [blood 2]", torpor_a=f"{down} [blood 0]", game=GAME)
    s.choose(f"rescue with {who}: {down}")
    take(s, "2")
    rest(s)
    assert (where(s, down), blood_on(s, who)) == ("ready", left)


def test_lord_tremere_commands_his_clan_and_saves_blood():
    clan = taught(clan="Tremere")
    s = table(f"lord-tremere [blood 9], {clan} [bowed, blood 2]", "theft-of-vitae", game=GAME)
    play_through(s, "use lord-tremere", clan)
    assert not locked(s, clan)
    assert "use a/lord-tremere" not in options(s)
    s = table(
        f"lord-tremere [bowed, blood 9], {clan} [bowed, blood 2]",
        b=f"{taught(clan='Tremere', nth=2)} [blood 3]",
        game=GAME,
    )
    s.choose("use lord-tremere")
    assert [each.split()[0] for each in options(s)] == ["lock", "unlock"]
    s = table("lord-tremere [blood 9], madison [bowed, blood 2]", b="alice-chen", game=GAME)
    assert "use a/lord-tremere" not in options(s)


@pytest.mark.parametrize(
    ("who", "choice", "pool", "blood", "up"),
    [
        ("zelios", "2 from zelios", 30, 1, False),
        ("zelios", "pay 2", 28, 3, True),
        ("regina-blake", "1 from regina-blake", 29, 2, True),
    ],
)
@pytest.mark.ruling("VR-4.8", "V-067")
def test_blood_pays_for_locations(who, choice, pool, blood, up):
    s = position(f"phase: 5.2.2\nready a: {who} [blood 3]\nhand a: channel-10, vessel\n{IDLE}")
    play_through(s, "play channel-10", choice)
    assert (s.pool[0], blood_on(s, who), locked(s, who)) == (pool, blood, not up)


@pytest.mark.ruling("VR-4.8")
def test_zelios_pays_all_or_nothing_and_only_for_locations():
    s = position(f"phase: 5.2.2\nready a: zelios [blood 1]\nhand a: channel-10\n{IDLE}")
    s.choose("play channel-10")
    assert (s.pool[0], blood_on(s, "zelios")) == (28, 1)
    s = position(f"phase: 5.2.2\nready a: zelios [blood 2]\nhand a: channel-10\n{IDLE}")
    play_through(s, "play channel-10", "2 from zelios")
    assert (s.pool[0], blood_on(s, "zelios")) == (30, 0)
    s = position(f"phase: 5.2.2\npool: 1 30 30\nready a: zelios [blood 1]\nhand a: channel-10\n{IDLE}")
    assert "play channel-10" not in options(s)
    s = position(f"phase: 5.2.2\npool: 1 30 30\nready a: regina-blake [blood 1]\nhand a: channel-10\n{IDLE}")
    assert "play channel-10" in options(s)


@pytest.mark.parametrize(("who", "pool"), [("anne-marie-bourgeois-inconnu-recruiter", 29), ("madison", 28)])
def test_equipment_costs_anne_marie_less(who, pool):
    s = table(f"{who} [blood 3]", "44-magnum", b="nassir [bowed]")
    s.choose("play 44-magnum")
    take(s, f"a/{who}")
    rest(s)
    assert s.pool[0] == pool


def test_silvian_is_fed_by_a_prince():
    s = position(f"phase: 5.1.4\nready a: silvian-popescu [blood 1], {TITLED} [blood 3], madison [blood 3]\n{IDLE}")
    s.choose("use silvian-popescu")
    assert (blood_on(s, "silvian-popescu"), blood_on(s, TITLED), blood_on(s, "madison")) == (2, 2, 3)
    s = position(f"phase: 5.1.4\nready a: silvian-popescu [blood 1], madison [blood 3]\n{IDLE}")
    assert "use a/silvian-popescu" not in options(s)
