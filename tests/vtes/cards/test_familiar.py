"""Familiar cards, each with what it does and one thing that it does not: locations, titles, gear, reactions, bleeds."""

import pytest

from coterie.games.vtes import GAME as REAL
from coterie.games.vtes import VtesGame
from coterie.games.vtes.cards.definition import ally, card, plain
from coterie.games.vtes.facts import definition, hand_size
from coterie.games.vtes.rules.combat import fight
from coterie.games.vtes.words.resources import GainPool
from coterie.kernel.events import about
from coterie.kernel.pieces import ref
from tests.vtes.tools import (
    OTHERS,
    asked,
    blood_on,
    find,
    happen,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    vampire,
    where,
)

RUSHED = "ready b: nassir [bowed, blood 4]\nready c: ryan [bowed, blood 2]"
HUNTING = (
    "academic-hunting-ground",
    "asylum-hunting-ground",
    "political-hunting-ground",
    "temple-hunting-ground",
    "underworld-hunting-ground",
    "warzone-hunting-ground",
)


DEAD = ally("Carlton Van Wyk", 2, 1, 1, traits=("mortal", "zombie"))
WITH_DEAD = VtesGame(faces={**REAL.faces, DEAD.face: DEAD})


# ── locations ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", HUNTING)
def test_a_hunting_ground_feeds_nobody_in_torpor(card):
    s = position(f"phase: 5.1.4\nlibrary a: dodge\nboard a: {card}\nready a: madison [bowed, blood 1]\n{OTHERS}")
    s.choose(f"use a/{card}")
    assert blood_on(s, "madison") == 2
    s = position(
        f"phase: 5.1.4\nlibrary a: dodge\nboard a: {card}\ntorpor a: madison [blood 1]\nready a: double-deuce [lives 1]\n"
        f"{OTHERS}"
    )
    assert f"use a/{card}" not in options(s)


@pytest.mark.parametrize(("card", "clan"), [("arcane-library", "Tremere"), ("ecoterrorists", "Gangrel")])
def test_locations_that_feed_uncontrolled_vampires_of_a_clan(card, clan):
    fed, other = vampire(clan=clan, capacity=6), vampire(clan="Ventrue", capacity=6)
    for who, does in ((fed, True), (other, False)):
        s = position(
            f"phase: 5.4.1\nturn: 9\nlibrary a: dodge\nboard a: {card}\nuncontrolled a: {who} [blood 2]\n{OTHERS}"
        )
        assert (f"use a/{card}" in options(s)) == does
        if does:
            play_through(s, f"use a/{card}", "a/uncontrolled.1")
            assert (blood_on(s, who), locked(s, card), s.pool[0]) == (3, True, 30)


def test_creepshow_casino_hides_undirected_actions_of_vampires_as_they_are_announced():
    for deed, hidden in (("hunt with madison", True), ("bleed with madison", False)):
        s = position(
            "ready a: madison [blood 4], min-seo [bowed, blood 1]\nboard a: creepshow-casino\nhand a: vessel\n"
            "ready b: nassir [blood 2]\nattached b: sport-bike [on ready/nassir]\nready c: ryan [bowed, blood 2]"
        )
        s.choose(deed)
        assert (options(s)[0] == "use a/creepshow-casino") == hidden
        if hidden:
            play_through(s, "use a/creepshow-casino", "block with nassir")
            assert blood_on(s, "madison") == 5  # 2 stealth against 1 intercept


def test_ventrue_headquarters_cast_three_votes_once():
    s = position(
        "ready a: madison [blood 5], min-seo [bowed, blood 1]\nboard a: ventrue-headquarters\n"
        f"hand a: domain-challenge, vessel\nedge: b\n{OTHERS}"
    )
    reach(s, "play domain-challenge", "use a/ventrue-headquarters")
    assert options(s) == ["3 for", "3 against"]
    s.choose("3 for")
    assert s.asked[1][1][1:] == (4, 0)
    assert "use a/ventrue-headquarters" not in options(s)
    s = position(
        "ready a: madison [blood 5], min-seo [bowed, blood 1]\nboard a: ventrue-headquarters [bowed]\n"
        f"hand a: domain-challenge, vessel\nedge: b\n{OTHERS}"
    )
    reach(s, "play domain-challenge")
    assert "use a/ventrue-headquarters" not in options(s)


def test_wasserschloss_anif_stores_blood_of_tremere_for_tremere():
    tremere, young, malkavian = vampire(clan="Tremere"), vampire(clan="Tremere", nth=1), vampire(clan="Malkavian")
    castle = "wasserschloss-anif-austria"
    s = position(
        f"phase: 5.2.1\nlibrary a: dodge\nhand a: elder-library\nboard a: {castle}\nready a: {tremere} [bowed, blood 2]\n"
        f"uncontrolled a: {young} [blood 1]\n{OTHERS}"
    )
    s.choose(f"use a/{castle}")
    assert (blood_on(s, tremere), s.pieces[find(s, castle)].count("counter")) == (1, 1)
    reach(s, "done")
    if s.asked[1][0] != "influence?":
        s.choose("done")
    play_through(s, f"use a/{castle}", "a/uncontrolled.1")
    assert (blood_on(s, young), s.pieces[find(s, castle)].count("counter"), locked(s, castle)) == (2, 0, True)
    for who, stealth in ((malkavian, 1), ("madison", 0)):
        s = position(
            f"ready a: {who} [blood 2], min-seo [bowed, blood 1]\nhand a: vessel\nready b: nassir [blood 2]\n"
            f"attached b: sport-bike [on ready/nassir]\nboard b: {castle}\nready c: ryan [bowed, blood 2]"
        )
        s.choose(next(each for each in options(s) if castle in each))
        assert s.asked[1][0] == "block?"
        assert s.rows[s.scopes[-1][0]].data.stealth == stealth
        s.choose("no block")
        assert where(s, castle) == "ash"


def test_wider_view_exchanges_crypt_cards_of_ones_own():
    s = position(
        "phase: 5.4.1\nturn: 9\nlibrary a: dodge\nboard a: wider-view\nuncontrolled a: min-seo\ncrypt a: madison\n"
        "uncontrolled b: aunt-linda\nready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    s.choose("use a/wider-view 1")
    assert (where(s, "madison"), len(options(s))) == ("uncontrolled", 2)  # b's card is not among them
    s.choose(options(s)[0])
    assert (where(s, "min-seo"), where(s, "aunt-linda"), s.asked[1]) == (
        "removed",
        "uncontrolled",
        ("influence?", (3,)),
    )
    assert "use a/wider-view 2" not in options(s)  # 4 transfers
    s = position(f"phase: 5.4.1\nturn: 9\nlibrary a: dodge\nboard a: wider-view\nuncontrolled a: min-seo\n{OTHERS}")
    s.choose("use a/wider-view" if "use a/wider-view" in options(s) else "use a/wider-view 2")
    assert (s.pool[0], where(s, "wider-view")) == (32, "ash")


# ── cards on vampires, disciplines, titles ──────────────────────────────────────────────────────────────────────────


def test_presence_is_learnt():
    novice, expert = vampire(capacity=4, clan="Nosferatu"), vampire("PRE")
    s = position(f"phase: 5.2.1\nhand a: presence\nready a: {novice} [blood 1], {expert} [blood 1]\n{OTHERS}")
    before = number(s, "pre", novice), number(s, "capacity", novice)
    s.choose("play presence")
    assert f"a/{expert}" not in options(s)
    s.choose(f"a/{novice}")
    assert (number(s, "pre", novice), number(s, "capacity", novice), blood_on(s, novice)) == (
        before[0] + 1,
        before[1] + 1,
        1,
    )


def test_fame_costs_its_controller_and_everybody_while_it_lies_in_torpor():
    text = (
        "attached a: fame [on {zone}/nassir]\nready a: madison [blood 2]\n{zone} b: nassir [bowed]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    s = position("hand a: vessel\n" + text.format(zone="ready"))
    happen(s, about(s, "torpor", find(s, "nassir")))
    assert s.pool == (30, 27, 30)
    for zone, pool in (("torpor", 29), ("ready", 30)):
        s = position("phase: 5.1.1\nlibrary a: dodge\nhand a: elder-library\n" + text.format(zone=zone))
        assert s.pool == (pool, 30, 30)


def test_haven_uncovered_lets_anybody_fight_its_vampire_which_can_burn_it():
    s = position(
        f"ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: vessel\nattached c: haven-uncovered [on ready/nassir]\n"
        f"{RUSHED}"
    )
    rush = next(each for each in options(s) if "haven-uncovered" in each)
    s.choose(rush)
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (3, 3)
    s = position(
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: vessel\nattached c: haven-uncovered [on ready/madison]\n"
        f"{RUSHED}"
    )
    found = [each for each in options(s) if "haven-uncovered" in each]
    assert len(found) == 1  # it does not fight itself
    s.choose(found[0])
    rest(s)
    assert where(s, "haven-uncovered") == "ash"


@pytest.mark.parametrize(("card", "clan"), [("tremere-justicar", "Tremere"), ("ventrue-justicar", "Ventrue")])
def test_a_justicar_is_made_of_a_clan_whose_vampires_vote_more(card, clan):
    one, other = vampire(clan=clan, sect="Camarilla", nth=0), vampire(clan=clan, sect="Camarilla", nth=1)
    s = position(
        f"ready a: {one} [blood 3], min-seo [bowed, blood 1]\nhand a: {card}, vessel\nready b: {other} [bowed, blood 2]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    before = number(s, "votes", one)
    s.choose(f"play {card}")
    assert "c/ryan" not in options(s)  # only the clan
    s.choose(f"a/{one}")
    votes = number(s, "votes", one)
    play_through(s, f"vote for with {one}")
    while s.asked[1][0] == "votes?":
        s.choose("pass")
    assert (votes, number(s, "votes", one), number(s, "votes", other)) == (before + 1, 3, number(s, "votes", other))
    assert where(s, card) == "attached"


def test_merged_batsheva_is_stronger_and_merged_dana_widens_the_hand_in_combat():
    merging = "phase: 5.4.1\nturn: 9\nlibrary a: dodge\n"
    s = position(f"{merging}uncontrolled a: batsheva-g4-adv\nready a: batsheva-g4 [blood 3]\n{OTHERS}")
    s.choose("merge a/uncontrolled.1 with a/batsheva-g4")
    p = find(s, "batsheva-g4")
    assert (definition(s, p).face, number(s, "strength", "batsheva-g4")) == ("batsheva-g4-merged", 2)
    s = position(
        f"{merging}hand a: fake-out\nuncontrolled a: dancin-dana-g1-adv\nready a: dancin-dana-g1 [blood 3]\n{OTHERS}"
    )
    s.choose("merge a/uncontrolled.1 with a/dancin-dana-g1")
    p = find(s, "dancin-dana-g1")
    assert (definition(s, p).face, hand_size(s, 0)) == ("dancin-dana-g1-merged", 7)
    s.asked = None
    s.todo.append((fight, ref(s, p), ref(s, find(s, "nassir"))))
    s.play()
    assert (s.asked[1][0], hand_size(s, 0)) == ("impulse", 8)
    while s.asked[1][0] in ("impulse", "strike?"):
        s.choose(options(s)[-1])
    assert hand_size(s, 0) == 7


def test_flavio_dodges_once_each_combat():
    s = position(
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: bums-rush, vessel\n"
        "ready b: flavio-goncalves [bowed, blood 4]\nready c: ryan [bowed, blood 2]\nhand b: indomitability"
    )
    reach(s, "play bums-rush", "b/flavio-goncalves", "use b/flavio-goncalves")
    rest(s)
    assert (blood_on(s, "flavio-goncalves"), blood_on(s, "madison")) == (4, 4)
    s = position(
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: bums-rush, vessel\n"
        "ready b: flavio-goncalves [bowed, blood 4], nassir [bowed, blood 4]\nready c: ryan [bowed, blood 2]"
    )
    reach(s, "play bums-rush", "b/nassir")
    while "done" not in options(s):
        assert "use b/flavio-goncalves" not in options(s)  # only he himself
        s.choose(next(each for each in ("pass", "hand strike") if each in options(s)))


def test_tommaso_ends_combats_of_his_dead_once_a_turn():
    text = (
        "{zone} a: tommaso-sforza [bowed, blood 4]\nready a: carlton-van-wyk [lives 2], double-deuce [lives 3]\n"
        "hand a: vessel\nready b: nassir [blood 4], madison [blood 4]\nready c: ryan [bowed, blood 2]"
    )
    for zone, minion, ends in (
        ("ready", "carlton-van-wyk", True),
        ("ready", "double-deuce", False),
        ("torpor", "carlton-van-wyk", False),
    ):
        s = position(text.format(zone=zone), game=WITH_DEAD)
        play_through(s, f"bleed with {minion}", "block with nassir")
        assert ("use a/tommaso-sforza" in options(s)) == ends
        if ends:
            s.choose("use a/tommaso-sforza")
            assert (blood_on(s, "tommaso-sforza"), blood_on(s, "nassir"), blood_on(s, minion)) == (3, 4, 2)


# ── gear ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_bowl_of_convergence_sees_by_the_level_of_auspex():
    some, much, none = vampire("aus", capacity=5), vampire("AUS", capacity=6), "madison"
    for who, seen, more in ((none, 0, False), (much, 1, True), (some, 1, number_of(some) > 1)):
        s = position(
            "ready a: double-deuce [lives 3], min-seo [bowed, blood 1]\nhand a: vessel\n"
            f"ready b: {who} [blood 3]\nattached b: bowl-of-convergence [on ready/{who}]\nready c: ryan [bowed, blood 2]"
        )
        assert number(s, "intercept", who) == seen
        s = position(
            f"ready a: {vampire('OBF')} [blood 3], min-seo [bowed, blood 1]\nhand a: lost-in-crowds, vessel\n"
            f"ready b: {who} [blood 3]\nattached b: bowl-of-convergence [on ready/{who}]\nready c: ryan [bowed, blood 2]"
        )
        play_through(s, f"bleed with {vampire('OBF')}", f"block with {who}", "play lost-in-crowds", "way 2")
        assert ("use b/bowl-of-convergence" in options(s)) == more


def number_of(face: str) -> int:
    """Return the printed level of Auspex of a vampire."""
    s = position(f"ready a: {face} [blood 1]\n{OTHERS}")
    return number(s, "aus", face)


def test_a_kevlar_vest_prevents_two_of_a_gun_or_one_of_anything_once():
    text = (
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nattached a: 44-magnum [on ready/madison]\n"
        f"hand a: bums-rush, vessel\n{RUSHED}\nattached b: kevlar-vest [on ready/nassir]"
    )
    for strike, way, left in (("use a/44-magnum", 0, 4), ("use a/44-magnum", 1, 3), ("hand strike", -1, 4)):
        s = position(text)
        reach(s, "play bums-rush", "b/nassir", "pass", strike, "use b/kevlar-vest")
        if way >= 0:
            s.choose(options(s)[way])
        assert "use b/kevlar-vest" not in options(s)
        rest(s)
        assert blood_on(s, "nassir") == left


# ── cards that are played ───────────────────────────────────────────────────────────────────────────────────────────


def test_carrion_crows_peck_in_each_round_but_only_one_flock():
    keeper = vampire("ANI", capacity=5)
    for way, harm in (("way 1", 1), ("way 2", 2)):
        s = position(
            f"ready a: {keeper} [blood 4], min-seo [bowed, blood 1]\nhand a: bums-rush, carrion-crows, carrion-crows, vessel\n"
            f"{RUSHED}"
        )
        reach(s, "play bums-rush", "b/nassir", "play carrion-crows", way)
        assert "play carrion-crows" not in options(s)
        rest(s)
        assert blood_on(s, "nassir") == 4 - harm - 1


def test_consanguineous_boon_pays_for_a_clan_and_no_other():
    one, other = vampire(clan="Tremere"), vampire(clan="Tremere", nth=1)
    s = position(
        f"ready a: {one} [blood 3], min-seo [bowed, blood 1]\nhand a: consanguineous-boon, vessel\n"
        f"torpor a: {other} [blood 1]\nready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play consanguineous-boon")
    while s.asked[1][0] != "which clan?":
        s.choose("pass")
    s.choose("Tremere" if "Tremere" in options(s) else next(each for each in options(s) if "remere" in each))
    while s.asked[1][0] == "votes?":
        s.choose("pass")
    mine = 2 + (definition(s, find(s, "min-seo")).clan == "Tremere")
    others = [int(definition(s, find(s, face)).clan == "Tremere") for face in ("nassir", "ryan")]
    assert s.pool == (30 + mine, 30 + others[0], 30 + others[1])


@pytest.mark.parametrize(("card", "basic", "superior"), [("enchant-kindred", 2, 0), ("intimidation", 2, 3)])
def test_presence_bleeds(card, basic, superior):
    who = vampire("PRE", capacity=7)
    for way, bled in (("way 1", basic), ("way 2", superior)):
        s = position(
            f"ready a: {who} [blood 4], min-seo [bowed, blood 1]\nuncontrolled a: madison [blood 1], {vampire(capacity=9)}\n"
            f"hand a: {card}, vessel\n{OTHERS}"
        )
        play_through(s, f"play {card}", way)
        if s.asked[1][0] == "choose":
            assert len(options(s)) == 1  # the older one is no target
            s.choose(options(s)[0])
        if bled:
            assert s.pool[1] == 30 - bled
        else:
            assert (blood_on(s, "madison"), s.pool[1]) == (3, 30)
    dull = vampire("pre", capacity=4)
    if number_of_presence(dull) == 1:
        s = position(f"ready a: {dull} [blood 4], min-seo [bowed, blood 1]\nhand a: {card}, vessel\n{OTHERS}")
        s.choose(f"play {card}")
        assert s.pool[1] == 30 - basic  # there is no other way


def number_of_presence(face: str) -> int:
    """Return the printed level of Presence of a vampire."""
    return number(position(f"ready a: {face} [blood 1]\n{OTHERS}"), "pre", face)


def test_eyes_of_argus_see_what_is_aimed_at_you_and_wake():
    who, hidden = vampire("AUS", capacity=5), vampire("OBF")
    text = (
        f"ready a: {hidden} [blood 4], min-seo [bowed, blood 1]\nhand a: lost-in-crowds, vessel\n"
        "ready b: {who} [{state}blood 3]\nhand b: eyes-of-argus\nready c: ryan [bowed, blood 2]"
    )
    s = position(text.format(who=who, state=""))
    play_through(s, f"bleed with {hidden}", f"block with {who}", "play lost-in-crowds", "way 2", "play eyes-of-argus")
    assert locked(s, who)  # 2 against 2
    s = position(text.format(who=who, state=""))
    play_through(s, f"hunt with {hidden}", f"block with {who}")
    assert "play eyes-of-argus" not in options(s)  # a hunt is aimed at nobody
    s = position(text.format(who=who, state="bowed, "))
    play_through(s, f"bleed with {hidden}", "play eyes-of-argus")
    assert asked(s) == (1, [f"block with b/{who}", "no block"])


def test_on_the_qui_vive_wakes_once_between_unlock_phases():
    text = (
        "ready a: madison [blood 4], min-seo [blood 2]\nhand a: vessel\nready b: {who}\n"
        "hand b: on-the-qui-vive, on-the-qui-vive\nready c: ryan [bowed, blood 2]"
    )
    s = position(text.format(who="nassir [bowed, blood 4]"))
    play_through(s, "bleed with madison", "play on-the-qui-vive", "block with nassir")
    rest(s)
    s.choose("bleed with min-seo")
    assert "play on-the-qui-vive" not in options(s)
    s = position(text.format(who="double-deuce [bowed, lives 3]"))
    play_through(s, "bleed with madison", "play on-the-qui-vive", "no block")
    happen(s)
    while s.active != 1 or s.asked[1][0] == "unlock?":
        s.choose("done")
    assert locked(s, "double-deuce")  # an ally does not unlock as normal


def test_resist_earths_grasp_is_a_press_a_maneuver_or_stealth():
    fast = vampire("CEL", capacity=5)
    s = position(
        f"ready a: {fast} [blood 4], min-seo [bowed, blood 1]\nhand a: bums-rush, resist-earths-grasp, vessel\n{RUSHED}"
    )
    reach(s, "play bums-rush", "b/nassir", "play resist-earths-grasp")
    rest(s)
    assert (blood_on(s, fast), blood_on(s, "nassir")) == (3, 4)  # at long range; it costs a blood
    s = position(
        f"ready a: {fast} [blood 4], min-seo [bowed, blood 1]\nhand a: resist-earths-grasp, vessel\n"
        "ready b: nassir [blood 4]\nready c: ryan [bowed, blood 2]"
    )
    s.choose(f"bleed with {fast}")
    assert "play resist-earths-grasp" not in options(s)  # no stealth before it is needed
    play_through(s, "block with nassir", "play resist-earths-grasp")
    assert (s.pool[1], blood_on(s, fast)) == (29, 3)


def test_telepathic_misdirection_sends_a_bleed_elsewhere_and_locks():
    who = vampire("AUS", capacity=5)
    text = (
        "ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: vessel\nready b: {who} [blood {n}]\n"
        "hand b: telepathic-misdirection\nready c: ryan [bowed, blood 2]"
    )
    s = position(text.format(who=who, n=3))
    play_through(s, "bleed with madison", "no block", "play telepathic-misdirection")
    rest(s)
    assert (s.pool, locked(s, who), blood_on(s, who)) == ((30, 30, 29), True, 2)
    s = position(text.format(who=who, n=3))
    play_through(s, "hunt with madison", "no block")
    assert s.asked[1][0] == "discard?"  # no bleed


def test_victor_donaldson_takes_back_only_the_one_card_that_he_is_known_for():
    calm = card("Golconda: Inner Peace", plain(GainPool(1)))
    game = VtesGame(faces={**REAL.faces, calm.face: calm})
    for face, zone in (("golconda-inner-peace", "library"), ("elder-library", "ash")):
        s = position(
            f"phase: 5.2.1\nready a: victor-donaldson [bowed, blood 4]\nhand a: {face}\nready b: nassir [bowed, blood 2]\n"
            "hand b: sudden-reversal\nready c: ryan [bowed, blood 2]",
            game=game,
        )
        play_through(s, f"play {face}", "play sudden-reversal")
        if zone == "library":
            s.choose(options(s)[0])
        assert ((where(s, face) == "ash"), s.pool[0]) == (zone == "ash", 30)  # in the library, or drawn from it again
