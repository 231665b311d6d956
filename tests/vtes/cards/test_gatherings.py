"""Cards that make others cost more, that gather, buy, reveal and hunt: what each does, and what it must not do."""

import pytest

from coterie.games.vtes.facts import hand_size
from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    UP,
    blocked,
    blood_on,
    borne_by,
    counters,
    faces,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    vampire,
    where,
)

SEVEN = ", ".join(["dodge"] * 7)


# ── what costs more ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("who", "left"), [("djeneba", 2), ("algirdas-the-solar-prophet", 2), ("madison", 3)])
@pytest.mark.ruling("VR-4.8")
def test_strike_cards_cost_whoever_fights_them_more(who, left):
    foe = vampire("PRE", capacity=6)
    s = blocked(foe, "majesty", "play majesty", "way 1", b=f"{who} [blood 4]")
    rest(s)
    assert blood_on(s, foe) == left


def test_other_combat_cards_cost_no_more_against_djeneba():
    s = blocked("madison", "fake-out", "play fake-out", b="djeneba [blood 4]")
    rest(s)
    assert blood_on(s, "madison") == 4  # at long range nobody was hurt


def test_libertas_makes_presence_dear_for_others_only():
    foe, who = vampire("PRE", capacity=6), vampire("PRE", sect="Anarch", least=5)
    s = blocked(foe, "majesty", "play majesty", "way 1", b=f"{who} [blood 4]", attached_b=f"libertas [on ready/{who}]")
    rest(s)
    assert blood_on(s, foe) == 2
    s = blocked(who, "majesty", "play majesty", "way 1", attached_a=f"libertas [on ready/{who}]")
    rest(s)
    assert blood_on(s, who) == 3
    s = table(who, b="the-knights [lives 2]", attached_a=f"libertas [on ready/{who}]")
    s.choose(f"bleed with {who}")
    assert "block with b/the-knights" not in options(s)


@pytest.mark.parametrize(("way", "owed"), [("way 1", 0), ("way 2", 1)])
def test_consign_to_oblivion_taxes_reactions(way, owed):
    who = vampire("OBL", least=5)
    s = table(who, "consign-to-oblivion", b="madison [bowed, blood 4]", hand_b="forced-awakening")
    reach(s, f"bleed with {who}", "play consign-to-oblivion", way, "play forced-awakening")
    assert (blood_on(s, "madison"), s.owed[1]) == (3, owed)
    s = table(who, b="madison [bowed, blood 4]", hand_b="forced-awakening")
    reach(s, f"bleed with {who}", "play forced-awakening")
    assert blood_on(s, "madison") == 4


@pytest.mark.parametrize(("way", "left"), [("way 1", 3), ("way 3", 2)])
def test_ensnare_a_beast_taxes_the_strikes_of_whom_it_blocks(way, left):
    who, actor = "berenguela-the-vicious", vampire("PRE", "obf", least=6)
    s = table(actor, "majesty, lost-in-crowds", b=f"{who} [blood 4]", hand_b="ensnare-a-beast")
    reach(s, f"bleed with {actor}", f"block with {who}", "play lost-in-crowds")
    reach(s, *[each for each in ("way 1",) if each in options(s)], "play ensnare-a-beast", way, "play majesty", "way 1")
    rest(s)
    assert blood_on(s, actor) == left


def test_ragnar_pays_less_for_protean():
    for who, left in (("ragnar-nordstrom", 2), (vampire("PRO", least=7), 1)):
        s = blocked(who, "body-flare", "play body-flare", "way 1")
        rest(s)
        assert blood_on(s, who) == left  # of 4: the card, and one for the blow that it takes


def test_kuyen_employs_animals_for_less():
    s = table("kuyen [blood 4]", "raptor")
    reach(s, "play raptor")
    if "way 1" in options(s):
        s.choose("way 1")
    rest(s)
    assert blood_on(s, "kuyen") == 3
    s = table(f"{vampire('ANI', least=5)} [blood 4]", "raptor")
    reach(s, "play raptor", "way 1")
    rest(s)
    assert blood_on(s, vampire("ANI", least=5)) == 2


# ── combat ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_hunting_the_quarry_marks_or_goes_on():
    who = vampire("cel", path="Caine", plain=False)
    s = blocked(who, "hunting-the-quarry", "play hunting-the-quarry")
    if "way 1" in options(s):
        s.choose("way 1")
    rest(s)
    assert borne_by(s, "nassir") == ["hunting-the-quarry"]
    s = table("madison", b=f"{UP}, ryan [blood 4]", attached_a="hunting-the-quarry [on ready/nassir]")
    hunts = [each for each in options(s) if "hunting-the-quarry" in each]
    assert hunts == ["act with a/madison by a/hunting-the-quarry 1: b/nassir"]
    s.choose(hunts[0])
    assert where(s, "hunting-the-quarry") == "ash"
    reach(s, "no block")
    rest(s)
    assert blood_on(s, "nassir") == 3


@pytest.mark.ruling("VR-8.3")
def test_rage_of_apedemak_makes_hands_heavy():
    who = vampire("POT", path="Caine", plain=False)
    plain_ = blocked(who, "")
    rest(plain_)
    s = blocked(who, "rage-of-apedemak", "play rage-of-apedemak")
    s.choose(options(s)[-1])
    rest(s)
    assert blood_on(plain_, "nassir") - blood_on(s, "nassir") == 2


def test_soulgrinder_and_wall_of_filth():
    who = vampire("POT", path="Caine", plain=False)
    s = blocked(who, "soulgrinder", "play soulgrinder")
    if "way 1" in options(s):
        s.choose(options(s)[0])
    strength = number(s, "strength", who)
    rest(s)
    assert blood_on(s, "nassir") == max(0, 4 - 2 - strength)
    for count, offered in ((0, "use a/wall-of-filth 1"), (1, "use a/wall-of-filth 2")):
        s = table(
            "madison",
            b=UP,
            attached_a=f"wall-of-filth [counter {count}, on ready/madison]"
            if count
            else "wall-of-filth [on ready/madison]",
        )
        reach(s, "bleed with madison", "block with nassir", "use wall-of-filth")
        rest(s)
        assert (blood_on(s, "madison"), where(s, "wall-of-filth"), bool(offered)) == (4, "ash", True)


def test_pack_alpha_calls_or_eats_an_animal():
    who = vampire("ANI", least=5)
    s = blocked(who, "pack-alpha, raven-spy", "play pack-alpha")
    reach(s, *[each for each in ("way 1",) if each in options(s)], "bring raven-spy 1")
    rest(s)
    assert borne_by(s, who) == ["raven-spy"]
    s = table(who, "pack-alpha", b=UP, attached_a=f"raven-spy [lives 1, on ready/{who}]")
    reach(s, f"bleed with {who}", "block with nassir", "play pack-alpha")
    rest(s)
    assert (borne_by(s, who), number(s, "strength", who)) == (["pack-alpha"], 2)


def test_dog_pack_and_raptor_hinder_the_opponent():
    foe = vampire("PRE", capacity=5)
    s = table("madison", b=f"{foe} [blood 4]", hand_b="majesty", attached_a="dog-pack [lives 1, on ready/madison]")
    reach(s, "bleed with madison", f"block with {foe}")
    assert "play majesty" not in options(s)
    who = vampire("ANI", least=5)
    s = table(who, "raptor")
    reach(s, "play raptor", "way 2")
    rest(s)
    assert (number(s, "intercept", who), borne_by(s, who)) == (1, ["raptor"])
    for way, discards in (("way 2", True), ("way 1", False)):
        s = table(who, "raptor", b="nassir [blood 3]", hand_b=", ".join(["deflection"] * 7), library_b="dodge")
        reach(s, "play raptor", way)
        rest(s)
        s.choose("done")
        while s.active:
            s.choose(options(s)[-1])
        while not s.active:
            s.choose(options(s)[-1])
        reach(s, "hunt with nassir", f"block with {who}", over=True)  # it sees what has 1 stealth
        assert ("too many" in s.question.prompt) is discards
        if discards:
            s.choose("discard deflection")
            rest(s)
            assert len(pile(s, "hand", 1)) == 7  # drawn up again once the combat is over


def test_noluthando_hits_harder_from_afar():
    for who, left in (("noluthando", 2), ("madison", 3)):
        s = table(who, b=UP, attached_a=f"ivory-bow [on ready/{who}]")
        reach(s, f"bleed with {who}", "block with nassir", "hand strike")
        rest(s)
        assert blood_on(s, "nassir") == 3  # hands
        s = table(who, b=UP, attached_a=f"44-magnum [on ready/{who}]")
        reach(s, f"bleed with {who}", "block with nassir", "use a/44-magnum")
        while "done" not in options(s):
            s.choose(next(each for each in ("use a/44-magnum", "pass", "hand strike") if each in options(s)))
        assert blood_on(s, "nassir") == left - 1


def test_phaibun_and_roy():
    s = blocked("phaibun", "dodge", "use phaibun")
    rest(s)
    assert (blood_on(s, "phaibun"), faces(s, "ash")) == (4, ["dodge"])
    s = table("roy [blood 2]", phase="5.5.1")
    assert locked(s, "roy")
    for foe, left in (("alice-chen", 2), ("nassir", 3)):
        s = blocked("roy", "", b=f"{foe} [blood 4]")
        rest(s)
        assert blood_on(s, foe) == left


def test_ragnar_is_stronger_against_the_young():
    for foe, left in ((vampire(capacity=4), 2), (vampire(least=9), 3)):
        s = blocked("ragnar-nordstrom", "", b=f"{foe} [blood 4]")
        rest(s)
        assert blood_on(s, foe) == left


# ── actions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_augury_of_doom_lasts_as_long_as_somebody_lies_in_torpor():
    s = position(
        "phase: 5.1.4\nready a: madison [blood 1]\nready c: ryan [bowed]\nready b: loyal-street-gang [lives 1]\n"
        "torpor a: nassir\nboard c: augury-of-doom"
    )
    assert s.pool == (29, 30, 30)
    s = position(
        "ready a: madison [blood 4]\nready c: ryan [bowed]\nready b: loyal-street-gang [lives 1]\ntorpor a: nassir [blood 2]\n"
        "board c: augury-of-doom"
    )
    s.choose("leave torpor with nassir")
    rest(s)
    assert where(s, "augury-of-doom") == "ash"


def test_fiendish_tongue_blinds_anarchs():
    who = vampire(sect="Sabbat", capacity=5)
    anarch = vampire(sect="Anarch", capacity=5)
    s = table(who, "fiendish-tongue", b=f"{anarch} [blood 4], madison [blood 4]")
    s.choose("play fiendish-tongue")
    assert (number(s, "intercept", anarch), number(s, "intercept", "madison")) == (-1, 0)
    reach(s, "no block")
    assert s.pool[1] == 28


def test_pillars_fall_rewards_a_victory():
    who = vampire(path="Caine", least=5, plain=False)
    s = table(who, "pillars-fall", b="nassir [bowed]")
    reach(s, "play pillars-fall", "nassir", "yes")
    assert borne_by(s, who) == ["pillars-fall"]
    s = table(who, "pillars-fall", b="nassir [bowed, blood 4]")
    reach(s, "play pillars-fall", "nassir")
    rest(s)
    assert borne_by(s, who) == []


def test_open_war_lets_anarchs_rage_until_it_is_bought():
    anarch = vampire(sect="Anarch", capacity=5)
    s = table(f"{anarch} [blood 4], madison [blood 4]", board_c="open-war [counter 3]", board_b="chantry")
    acts = [each for each in options(s) if "open-war" in each]
    assert all(anarch in each for each in acts)
    assert [each for each in acts if "chantry" in each]
    s.choose(next(each for each in acts if "chantry" in each))
    assert (where(s, "chantry"), s.pool[0]) == ("ash", 28)
    s = table("madison", phase="5.2.1", board_c="open-war [counter 3]")
    s.choose("use open-war")
    assert (where(s, "open-war"), s.pool) == ("ash", (29, 30, 34))


def test_shroud_of_decay():
    who = vampire("OBL", least=5)
    s = table(who, "shroud-of-decay", hand_b="dodge, majesty, fake-out")
    reach(s, "play shroud-of-decay")
    if "way 1" in options(s):
        s.choose("way 1")
    assert s.question.seat == 1
    play_through(s, options(s)[0], options(s)[1])
    assert (len(pile(s, "hand", 1)), s.pool[1]) == (1, 28)
    s = table(who, "shroud-of-decay", ash_b=SEVEN)
    play_through(s, "play shroud-of-decay", "way 2")
    rest(s)
    assert (s.pool[1], len(pile(s, "ash", 1)), len(pile(s, "removed", 1))) == (27, 0, 7)


@pytest.mark.parametrize(("counter", "left"), [("", 3), ("counter 1, ", 2)])
def test_phantasmagoria_shows_and_drains(counter, left):
    s = table("madison", b=UP, attached_b=f"phantasmagoria [{counter}on ready/madison]")
    assert number(s, "stealth", "madison") == -1
    reach(s, "bleed with madison", "block with nassir")
    rest(s)
    assert blood_on(s, "madison") == left


def test_judgment_segregates_those_outside_the_camarilla():
    out, in_ = vampire(sect="Sabbat", capacity=5), vampire(sect="Camarilla", capacity=5)
    for who, left in ((out, 29), (in_, 30)):
        s = table(who, phase="5.1.4", board_c="judgment-camarilla-segregation")
        assert s.pool[0] == left
    s = table(out, phase="5.2.1", board_c="judgment-camarilla-segregation")
    s.choose("use judgment-camarilla-segregation")
    assert (where(s, out), where(s, "judgment-camarilla-segregation")) == ("ash", "ash")


def test_keegan_unlocks_after_an_action_of_the_gangrel():
    s = table("keegan", "dog-pack")
    reach(s, "play dog-pack", "use keegan")
    rest(s)
    assert not locked(s, "keegan")
    s = table("keegan")
    s.choose("bleed with keegan")
    rest(s)
    assert locked(s, "keegan")


def test_seraphina_mends_up_to_what_it_began_with():
    s = table("seraphina [blood 4], the-knights [lives 1]")
    s.choose("act with seraphina by seraphina 1: the-knights")
    rest(s)
    assert blood_on(s, "the-knights") == 2
    assert "act with a/seraphina by a/seraphina 1: a/loyal-street-gang" not in options(table("seraphina [blood 4]"))


def test_marchesa_liliana_bleeds_for_seven_cards():
    s = table("marchesa-liliana", ash_a=SEVEN)
    reach(s, "bleed with marchesa-liliana", "use marchesa-liliana")
    rest(s)
    assert (s.pool[1], len(pile(s, "removed", 0))) == (27, 8)
    s = table("marchesa-liliana", ash_a="dodge")
    reach(s, "bleed with marchesa-liliana")
    rest(s)
    assert s.pool[1] == 28


# ── modifiers and reactions ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("answer", "pool"), [("buy off a/limbo/true-loves-face", (30, 29, 30)), ("pass", (30, 29, 30))]
)
def test_true_loves_face_is_bought_off_for_a_pool(answer, pool):
    who = next(v for n in range(9) if number(table(v := vampire("OBF", "PRE", nth=n)), "obf", v) > 1)
    s = table(who, "true-loves-face", b=UP)
    reach(s, f"bleed with {who}", "block with nassir", "play true-loves-face", "way 2", answer)
    rest(s)
    assert (s.pool, blood_on(s, "nassir")) == (pool, 3 if answer.startswith("buy") else 4)  # a fight, or a bleed


def test_visions_of_gehenna_hide_from_allies():
    who = vampire("PRE", clan="Ravnos")
    for way, pool in (("way 1", 29), ("way 2", 27)):
        s = table(who, "visions-of-gehenna", b="the-knights [lives 2]")
        reach(s, f"bleed with {who}", "play visions-of-gehenna", way)
        rest(s)
        assert s.pool[1] == pool


@pytest.mark.ruling("C-033")
def test_eagles_sight_blocks_whomever_it_is_aimed_at():
    who = vampire("AUS", least=5)
    s = table("madison", b="nassir [bowed]", c=f"{who} [blood 4]", hand_c="eagles-sight")
    reach(s, "bleed with madison", "play eagles-sight")
    rest(s)
    assert (s.pool[1], locked(s, who)) == (30, True)
    s = table("madison", b="nassir [bowed]", c=f"{who} [bowed, blood 4]", hand_c="eagles-sight")
    s.choose("bleed with madison")
    assert "play eagles-sight" not in options(s)  # it does not unlock


# ── gear and allies ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_stolen_police_cruiser_serves_anarchs_and_can_be_taken_from_them():
    anarch = vampire(sect="Anarch", capacity=5)
    for who, bleed in ((anarch, 2), ("madison", 1)):
        s = table(who, attached_a=f"stolen-police-cruiser [on ready/{who}]")
        assert number(s, "bleed", who) == bleed
    young = vampire(capacity=3)
    others = f"double-deuce [lives 3], alice-chen [blood 4], {young} [blood 3]"
    for who, deed, seen in (
        (anarch, anarch, [-1, 0, -1]),
        (anarch, "loyal-street-gang", [0, 0, 0]),
        ("ryan", "ryan", [0, 0, 0]),
    ):
        s = table(f"{who} [blood 4]", b=others, c="", attached_a=f"stolen-police-cruiser [on ready/{who}]")
        s.choose(f"bleed with {deed}")
        assert [number(s, "intercept", face) for face in ("double-deuce", "alice-chen", young)] == seen
    s = table("madison", b=f"{anarch} [blood 4]", attached_b=f"stolen-police-cruiser [on ready/{anarch}]")
    s.choose("act with madison by stolen-police-cruiser 4")
    assert s.question.seat == 1  # it is directed at b
    s.choose("no block")
    assert (where(s, "stolen-police-cruiser"), locked(s, anarch), s.pool[0]) == ("ash", True, 29)


@pytest.mark.parametrize(("b", "pool"), [("nassir [bowed, blood 1]", 26), ("nassir [blood 1]", 29)])
def test_codex_bleeds_the_unguarded(b, pool):
    s = table("madison", b=b, attached_a="codex-of-the-edenic-groundskeepers [on ready/madison]")
    s.choose("act with madison by codex-of-the-edenic-groundskeepers 3")
    rest(s)
    assert (s.pool[1], blood_on(s, "madison")) == (pool, 3)


def test_heart_of_nizchetus_turns_cards_over():
    s = table("madison", SEVEN, phase="5.1.4", library_a="majesty, fake-out, soak, deflection",
              attached_a="heart-of-nizchetus [on ready/madison]")  # fmt: skip
    play_through(s, "use heart-of-nizchetus", "2")
    assert len(pile(s, "hand", 0)) == 9
    play_through(s, "dodge", "dodge.2")
    assert (len(pile(s, "hand", 0)), faces(s, "library")[-1], s.owed[0]) == (7, "dodge", 0)


def test_aggressive_corpse_cannot_be_dodged_nor_mended():
    s = table("aggressive-corpse [lives 2], seraphina [blood 4]", b=UP, hand_b="dodge")
    assert "act with a/seraphina by a/seraphina 1: a/aggressive-corpse" in options(s)
    s.choose("act with seraphina by seraphina 1: aggressive-corpse")
    reach(s, "no block")
    assert blood_on(s, "aggressive-corpse") == 2
    s.choose("act with aggressive-corpse by aggressive-corpse 1: nassir")
    reach(s, "no block", "play dodge")
    rest(s)
    assert blood_on(s, "nassir") == 2


def test_screamer_shows_a_neighbour_or_saves_an_ally():
    s = table("madison", b="screamer [lives 1], nassir [blood 4]")
    reach(s, "bleed with madison", "use screamer")
    assert (number(s, "stealth", "madison"), where(s, "screamer")) == (-1, "ash")
    s = table("theo-bell-g6", b="screamer [lives 1], the-knights [lives 2]")
    s.choose(next(each for each in options(s) if each.endswith("the-knights")))
    reach(s, "use screamer")
    rest(s)
    assert blood_on(s, "the-knights") == 2


def test_hesha_bleeds_for_unique_equipment():
    s = table(
        "hesha-ruhadze-g6",
        attached_a="heart-of-nizchetus [on ready/hesha-ruhadze-g6], sport-bike [on ready/hesha-ruhadze-g6]",
    )
    assert number(s, "bleed", "hesha-ruhadze-g6") == 2


# ── masters ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_depravity_forbids_company():
    for worn in ({}, {"attached_a": "depravity [on ready/madison]"}):
        s = table("madison", "political-ally, mr-winthrop", **worn)
        assert number(s, "strength", "madison") == (2 if worn else 1)
        assert ("play political-ally" in options(s)) is not bool(worn)
    s.choose("play mr-winthrop")
    assert borne_by(s, "loyal-street-gang") == ["mr-winthrop"]  # nobody else can employ him


def test_regent_goes_to_the_diablerist():
    old, eater = vampire(sect="Sabbat", least=8, plain=False), vampire(sect="Sabbat", capacity=5)
    s = table(eater, b="", torpor_b=f"{old} [blood 1]", attached_b=f"regent [on torpor/{old}]", c="")
    assert s.game.value(s, "title", find(s, old)) == "regent"
    s.choose(f"diablerise with {eater}: {old}")
    rest_of = [each for each in options(s) if each.startswith("leave")]
    assert rest_of == []
    assert borne_by(s, eater) == ["regent"]


def test_brujah_debate_locks_the_oldest_and_strengthens_all():
    old, young = vampire(clan="Brujah", least=7, plain=False), vampire(clan="Brujah", capacity=4)
    s = table(f"{old} [blood 4], {young} [blood 4], madison [blood 4]", phase="5.2.1", board_c="brujah-debate")
    assert (locked(s, old), locked(s, young), number(s, "strength", young), number(s, "strength", "madison")) == (
        True,
        False,
        2,
        1,
    )


def test_brujah_debate_begins_with_the_master_phase_in_which_it_is_played():
    old, young = vampire(clan="Brujah", least=7, plain=False), vampire(clan="Brujah", capacity=4)
    other = vampire(clan="Brujah", capacity=5)
    s = table(f"{old} [blood 4], {young} [blood 4]", "brujah-debate", phase="5.2.1", b=f"{other} [blood 4]")
    play_through(s, "play brujah-debate")
    assert [locked(s, each) for each in (old, young, other)] == [True, False, False]


def test_giants_blood_fills_once_in_a_game():
    s = table("madison [blood 1], ryan [blood 1]", "giants-blood, giants-blood", phase="5.2.1", masters="2")
    play_through(s, "play giants-blood", "a/madison")
    assert (blood_on(s, "madison"), "play giants-blood" in options(s)) == (6, False)


def test_golconda_can_be_refused_for_two_pool():
    text = {"phase": "5.2.1", "b": "alexa-draper [blood 4]"}
    s = table("madison", "golconda-inner-peace", **text)
    play_through(s, "play golconda-inner-peace", "pass")
    assert (where(s, "alexa-draper"), s.pool) == ("removed", (30, 38, 30))
    s = table("victor-donaldson", "golconda-inner-peace", **text)
    play_through(s, "play golconda-inner-peace", "buy off a/limbo/golconda-inner-peace")
    assert (where(s, "alexa-draper"), s.pool[1]) == ("ready", 28)
    s.choose("use victor-donaldson")
    assert where(s, "golconda-inner-peace") != "ash"


def test_dia_de_los_muertos_passes_the_first_referendum_of_the_sabbat():
    for caller, passes in ((vampire(sect="Sabbat", capacity=5), True), ("madison", False)):
        s = table(
            caller, "dia-de-los-muertos, kine-resources-contested", b="alice-chen [bowed, blood 4]", phase="5.2.1"
        )
        play_through(s, "play dia-de-los-muertos", "play kine-resources-contested", "seat b", "seat b", "seat b")
        if not passes:
            s.choose("vote against with alice-chen")
        rest(s)
        assert s.pool[1] == (27 if passes else 30)


def test_privileged_position_wounds_the_prey():
    who = vampire(path="Power and the Inner Voice", title="archbishop", plain=False)
    s = table(who, "kine-resources-contested", board_a="privileged-position")
    reach(
        s,
        "play kine-resources-contested",
        "seat b",
        "seat b",
        "seat b",
        f"vote for with {who}",
        "use privileged-position",
    )
    rest(s)
    assert (s.pool[1], locked(s, "privileged-position")) == (26, True)
    s = table(who, "privileged-position", phase="5.2.1")
    assert "play privileged-position" not in options(s)  # there is only one on the path


def test_the_coven_feeds_and_wanders():
    s = table("madison [blood 1]", phase="5.2.1", board_a="the-coven")
    s.choose("use the-coven")
    assert blood_on(s, "madison") == 3
    reach(s, "done", "done", over=True)
    assert s.game.speaks(s, find(s, "the-coven")) == 2  # the predator has it now


def test_family_gathering_reveals_the_crypt():
    hecata, other = vampire(clan="Hecata", capacity=5), "alice-chen"
    for top, zone in ((hecata, "uncontrolled"), (other, "crypt")):
        s = table(
            vampire(clan="Hecata", capacity=4), "family-gathering", phase="5.2.1", crypt_a=f"{top}, kevin-jackson"
        )
        s.choose("play family-gathering")
        assert where(s, top) == zone
        assert counters(s, top, "blood") == (1 if zone == "uncontrolled" else 0)
        assert (zone == "crypt") == (faces(s, "crypt")[0] == "kevin-jackson" and top in faces(s, "crypt"))


@pytest.mark.ruling("C-053")
def test_archon_investigation_burns_who_bleeds_for_four():
    for card, zone in (("conditioning", "ash"), ("", "ready")):
        s = table("madison", card, hand_b="archon-investigation")
        reach(s, "bleed with madison", *(["play conditioning", "way 2", "play archon-investigation"] if card else []))
        rest(s)
        assert (where(s, "madison"), s.pool[1]) == (zone, 27 if card else 29)


def test_oxford_university_buys_votes():
    s = table(vampire(clan="Brujah", capacity=5), "kine-resources-contested", b="alice-chen [bowed, blood 4]",
              board_a="oxford-university-england")  # fmt: skip
    reach(s, "play kine-resources-contested", "seat b", "seat b", "seat b", "use oxford-university-england", "4 for")
    rest(s)
    assert s.pool[0] == 28


def test_club_illusion_helps_anarchs_of_anybody_once():
    anarch = vampire(sect="Anarch", capacity=5)
    s = table(f"{anarch} [blood 4], madison [blood 4]", board_c="club-illusion")
    reach(s, f"bleed with {anarch}", "use c/club-illusion")
    rest(s)
    assert (s.pool[1], blood_on(s, anarch)) == (28, 3)
    s.choose("bleed with madison")
    assert "use c/club-illusion" not in options(s)


def test_channel_10_does_not_see_the_first_action():
    s = table("double-deuce [lives 3], ryan [blood 2]", b=f"{UP}, alice-chen [blood 4]", board_b="channel-10")
    reach(s, "bleed with double-deuce", "block with nassir")
    assert "use b/channel-10" not in options(s)
    s = table("double-deuce [lives 3], ryan [blood 2]", b=f"{UP}, alice-chen [blood 4]", board_b="channel-10")
    reach(s, "bleed with ryan", "no block", "bleed with double-deuce", "block with nassir", "use channel-10")
    rest(s)
    assert s.pool[1] == 29


def test_cappadocian_crypt_feeds_after_an_action_of_oblivion():
    who = vampire("OBL", clan="Hecata", least=5)
    s = table(who, "shroud-of-decay", ash_b=SEVEN, board_a="cappadocian-crypt")
    play_through(s, "play shroud-of-decay", "way 2", "use cappadocian-crypt")
    assert (blood_on(s, who), locked(s, "cappadocian-crypt")) == (5, True)
    s = table(who, board_a="cappadocian-crypt")
    s.choose(f"bleed with {who}")
    assert "use a/cappadocian-crypt" not in options(s)


def test_cold_war_names_a_methuselah_or_a_location():
    who = vampire(sect="Sabbat", title="archbishop", plain=False)
    s = table(who, "cold-war", board_b="chantry")
    s.choose("play cold-war")
    assert len(options(s)) == 2
    reach(s, options(s)[0], "seat c", f"vote for with {who}")
    rest(s)
    assert (s.pool, where(s, "chantry")) == ((30, 30, 27), "board")


def test_war_of_ages_wears_the_prey_down():
    s = table("madison", phase="5.1.4", board_c="war-of-ages")
    assert s.pool == (29, 30, 30)
    s = table("madison", phase="5.1.4", board_a="war-of-ages")
    assert s.pool == (30, 30, 30)


@pytest.mark.ruling("VR-13.1")
def test_what_answers_an_ousting_does_not_oust_again():
    s = table("madison", phase="5.1.4", board_c="war-of-ages", pool="1 30 20")
    assert (s.out, s.halves, s.pool) == ((0,), (0, 0, 2), (0, 30, 20 + 6 + 3))


@pytest.mark.parametrize(
    ("guard", "size"), [("nassir [blood 1], ryan [blood 1], kevin-jackson [blood 1]", 8), ("nassir [blood 1]", 7)]
)
def test_khin_aye_fears_a_strong_predator(guard, size):
    s = table("khin-aye", c=guard, b="", library_a=", ".join(["dodge"] * 9))
    assert hand_size(s, 0) == size
