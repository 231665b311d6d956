"""For whom, and when, cards are of no use: what they must not do, for cards that are less often played."""

import pytest

from coterie.kernel.pieces import pile
from tests.vtes.cards.test_must_not import offered
from tests.vtes.tools import SCHOOL as GAME
from tests.vtes.tools import (
    UP,
    acts,
    blocked,
    blood_on,
    call,
    faces,
    fight,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    table,
    take,
    taught,
    vampire,
    where,
)

OTHER, ANARCH = taught(capacity=5), taught(sect="Anarch", capacity=5)
PRINCE = vampire(title="prince")
INNER = vampire(title="inner circle", plain=False)
CARD = "ancilla-empowerment"
FULL = ", ".join(["vessel"] * 7)
IDLE = "ready b: nassir [bowed, blood 4]\nready c: ryan [bowed, blood 4]"


# ── vampires ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_phaibun_dodges_once_and_only_for_a_card():
    s = table("phaibun [blood 4]", "vessel, vessel", b=UP)
    reach(s, "bleed with phaibun", "block with nassir", "use phaibun")
    rest(s)
    assert (blood_on(s, "phaibun"), len(pile(s, "hand", 0))) == (4, 1)
    s = table("phaibun [blood 4]", b=UP)
    reach(s, "bleed with phaibun", "block with nassir")
    assert not offered(s, "use phaibun")


def test_nonu_dis_feeds_no_other_clan_and_nobody_while_in_torpor():
    ministry = taught(clan="Ministry", capacity=5)
    for where_, who in (("ready", OTHER), ("torpor", ministry)):
        nonu = "nonu-dis [blood 4]"
        s = position(
            f"phase: 5.2.2\nready a: {who} [blood 1]{f', {nonu}' if where_ == 'ready' else ''}\nhand a: elder-library\n"
            f"{IDLE}" + ("" if where_ == "ready" else f"\ntorpor a: {nonu}"),
            game=GAME,
        )
        s.choose("play elder-library")
        seen = options(s)
        assert not [each for each in seen if f"a/{who}" in each and "use" in each]
        if "use a/nonu-dis" in seen:
            s.choose("use a/nonu-dis")
        assert blood_on(s, who) == 1


@pytest.mark.ruling("VR-4.6")
def test_nonu_dis_feeds_once_in_a_master_phase():
    """What can be done during a phase can be done once in it (D-580)."""
    ministry = taught(clan="Ministry", capacity=5)
    s = position(
        f"phase: 5.2.2\nmasters: 2\nready a: {ministry} [blood 1], nonu-dis [blood 4]\n"
        f"hand a: elder-library, ascendance\n{IDLE}",
        game=GAME,
    )
    for n, card in enumerate(("elder-library", "ascendance")):
        s.choose(f"play {card}")
        assert ("use a/nonu-dis" in options(s)) is (n == 0)
        if not n:
            take(s, "use a/nonu-dis", f"a/{ministry}")
    assert blood_on(s, ministry) == 2


def test_mariel_keeps_out_of_her_own_fights():
    s = table("mariel-lady-thunder [blood 4]", b=UP)
    reach(s, "bleed with mariel-lady-thunder", "block with nassir")
    assert not offered(s, "use a/mariel")
    s = table("madison [blood 4], mariel-lady-thunder [bowed, blood 4]", b=UP)
    reach(s, "bleed with madison", "block with nassir")
    assert not offered(s, "use a/mariel")  # she must be unlocked


def test_unmada_plans_nothing_in_torpor():
    s = position(
        f"phase: 5.5.2\ntorpor a: unmada\nready a: madison\nhand a: dodge\nlibrary a: {', '.join(['dodge'] * 9)}\n{IDLE}"
    )
    s.choose("discard dodge")
    assert len(pile(s, "hand", 0)) <= 7
    assert s.active == 1 or "discard dodge" not in options(s)


@pytest.mark.parametrize("who", ["janey-pickman"])
def test_claws_are_bared_for_blood_alone(who):
    s = blocked(f"{who} [blood 3]", b=UP)
    rest(s)
    assert where(s, "nassir") == "ready"  # nothing was paid for
    s = blocked(f"{who} [blood 3]", "", f"use {who}", b=UP)
    assert not offered(s, f"use a/{who}")  # once in a round


def test_ariane_is_seen_only_in_undirected_actions():
    s = table("ariane [blood 4]", b=UP)
    s.choose("bleed with ariane")
    assert number(s, "stealth", "ariane") == 0


@pytest.mark.parametrize(
    ("who", "others"),
    [("mordechai-ben-nun", ["madison", "nassir"]), ("rinaldo-albizzi", ["madison", "nassir"])],
)
def test_intercept_is_theirs_alone(who, others):
    s = table(f"{who} [blood 3], madison [blood 3]", b=UP)
    assert [number(s, "intercept", each) for each in others] == [0, 0]


def test_azucena_watches_her_own_clan_only():
    lasombra = taught(clan="Lasombra", capacity=3)
    for who, n in ((lasombra, 1), (taught(capacity=3), 0)):
        s = table(f"{who} [blood 3]", b="azucena [blood 3]", game=GAME)
        s.choose(f"hunt with a/{who}")
        assert number(s, "intercept", "azucena") == n


def test_maila_hides_nobody_of_another_and_only_for_a_political_card():
    s = table("madison [blood 4], maila [bowed, blood 3]", "dodge", b=UP)
    reach(s, "bleed with madison", "block with nassir")
    assert not offered(s, "maila")
    s = table("madison [blood 4]", b=UP, c="maila [bowed, blood 3]", hand_c=CARD)
    reach(s, "bleed with madison", "block with nassir")
    assert not offered(s, "use c/maila")


@pytest.mark.parametrize(("who", "foe", "more"), [("alonso-petrodon", OTHER, 0), ("alonso-petrodon", ANARCH, 1)])
def test_alonso_hurts_anarchs_of_his_target_alone(who, foe, more):
    third = taught(sect="Anarch", capacity=5, nth=2)
    s = table(f"{who} [blood 4]", b=f"{foe} [bowed, blood 3]", c=f"{third} [bowed, blood 3]", game=GAME)
    s.choose(f"bleed with a/{who}")
    rest(s)
    assert (blood_on(s, foe), blood_on(s, third)) == (3 - more, 3)


def test_mary_anne_invests_in_her_own():
    s = table("mary-anne-blaire [blood 4]", uncontrolled_b="ryan", c="")
    assert acts(s, "mary-anne-blaire") == []
    s = table("madison [blood 4]", torpor_c="mary-anne-blaire", b=f"{INNER} [bowed]", c="")
    held = INNER
    assert number(s, "bleed", held) == GAME.faces[held].stats["bleed"]


def test_matasuntha_gains_nothing_from_who_stays_up():
    s = blocked("matasuntha [blood 5]", b=f"{taught(capacity=9)} [blood 9]", game=GAME)
    assert not offered(s, "use a/matasuntha")
    assert s.pool[0] == 30


@pytest.mark.parametrize(
    ("who", "mine", "not_mine"),
    [("gustaphe-brunnelle", "nassir", "alice-chen"), ("nathaniel-bordruff", "rowena", "nassir")],
)
def test_whom_they_may_not_attack(who, mine, not_mine):
    s = position(
        f"ready a: {who} [blood 4], madison [blood 1]\nready b: nassir [blood 3]\nready c: alice-chen [blood 3]\n"
        "ready d: rowena [bowed, blood 3]",
        players=4,
    )
    there = acts(s, who)
    assert [each for each in there if mine in each]
    assert not [each for each in there if not_mine in each or "madison" in each]


def test_veejay_hides_once_and_only_with_two_blood():
    for blood, can in ((1, False), (3, True)):
        s = table(f"veejay-vinod [blood {blood}]", b=UP)
        reach(s, "bleed with veejay-vinod", "block with nassir")
        assert offered(s, "use a/veejay") is can


def test_dragos_pays_for_what_is_no_combat_card():
    s = table("dragos [blood 4]", "govern-the-unaligned")
    if "play govern-the-unaligned" in options(s):
        s.choose("play govern-the-unaligned")
        take(s, "way 1")
        rest(s)
        assert blood_on(s, "dragos") == 3
    s = table("dragos [blood 4]", CARD)
    call(s, "dragos")
    rest(s)
    assert blood_on(s, "dragos") == 4 - int((GAME.faces[CARD].cost or "blood 0").split()[1])


def test_armin_gains_nothing_for_referendums_of_others_or_that_fail():
    pools = []
    for beside in ("armin-brenner [bowed, blood 4]", "madison [bowed, blood 4]"):
        s = table(f"{PRINCE} [blood 4], {beside}", CARD)
        call(s, PRINCE)
        reach(s, f"vote for with a/{PRINCE}")
        rest(s)
        pools.append(s.pool[0])
    assert pools[0] == pools[1]
    s = table("armin-brenner [blood 4]", CARD, b=f"{PRINCE} [bowed, blood 3]")
    call(s, "armin-brenner")
    reach(s, f"vote against with b/{PRINCE}")
    rest(s)
    assert s.pool[0] == 30


def test_paul_has_nothing_to_spend_without_a_crypt():
    s = table("paul-cordwood [blood 4]", b=UP)
    reach(s, "bleed with paul-cordwood", "block with nassir")
    assert not offered(s, "use a/paul")


def test_jacob_leads_no_werewolves_of_others_and_nobody_else():
    s = table("jacob-fermor [blood 4], madison [blood 3]", b="renegade-garou [bowed, lives 3]")
    assert (number(s, "bleed", "madison"), number(s, "bleed", "renegade-garou")) == (1, 0)


def test_hecate_burns_nothing_where_she_is_blocked():
    s = blocked("hecate [blood 4]", b=UP, library_b="dodge, flash", hand_b=FULL)
    assert not offered(s, "use a/hecate")
    assert len(faces(s, "library", 1)) == 2


def test_cristos_takes_equipment_alone():
    s = table("cristos-mantigo [blood 4]", ", ".join(["dodge"] * 7), library_a="44-magnum, flash")
    s.choose(acts(s, "cristos-mantigo")[0])
    assert not [each for each in options(s) if "flash" in each]


def test_victoria_locks_neither_the_old_nor_her_own():
    young, old = taught(capacity=2), taught(capacity=11)
    s = table(
        f"victoria-ash-g2 [blood 4], {young} [blood 1]",
        b=f"{old} [blood 4], {taught(capacity=2, nth=2)} [bowed]",
        game=GAME,
    )
    assert acts(s, "victoria-ash-g2") == []


def test_venceslava_gains_nothing_where_her_prey_burns_nothing():
    s = table("venceslava-the-implacable [blood 4]", b=UP)
    reach(s, "bleed with venceslava-the-implacable", "block with nassir")
    assert not offered(s, "use a/venceslava")


def test_opikun_protects_vampires_alone():
    s = table("loyal-street-gang [lives 2], opikun [bowed, blood 4]", b=UP)
    reach(s, "bleed with loyal-street-gang", "block with nassir")
    assert not offered(s, "use a/opikun")


def test_hesha_bleeds_no_harder_for_what_is_not_unique():
    s = table("hesha-ruhadze-g6 [blood 4]", attached_a="44-magnum [on ready/hesha-ruhadze-g6]")
    assert number(s, "bleed", "hesha-ruhadze-g6") == GAME.faces["hesha-ruhadze-g6"].stats["bleed"]


# ── library cards ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", ["diversity", "exclusion-principle", "justicar-retribution"])
def test_nothing_comes_of_a_referendum_that_is_voted_down(card):
    held = INNER
    s = table(
        f"{PRINCE} [blood 5]", card, b=f"{held} [bowed, blood 3]", attached_b=f"laptop-computer [on ready/{held}]"
    )
    s.choose(f"play {card}")
    reach(s, f"vote against with b/{held}", f"vote against with a/{PRINCE}")
    rest(s)
    assert (s.pool, where(s, held)) == ((30, 30, 30), "ready")


def test_jackie_drives_once_in_a_combat():
    s = table("madison [blood 4]", b=UP, attached_a="jackie-therman [lives 1, on ready/madison]")
    reach(s, "bleed with madison", "block with nassir", "use a/jackie-therman")
    assert not offered(s, "use a/jackie")


def test_crypts_sons_do_nothing_for_who_is_no_anarch():
    s = table(f"{OTHER} [blood 4]", b=UP, attached_a=f"crypts-sons [lives 3, on ready/{OTHER}]", game=GAME)
    reach(s, f"bleed with a/{OTHER}", "block with nassir")
    assert not offered(s, "use a/crypts")


def test_a_night_move_costs_no_more_than_one_pool():
    who = taught("OBF", capacity=6)
    s = table(f"{who} [blood 4]", "night-moves", game=GAME, attached_a=f"laptop-computer [on ready/{who}]")
    s.choose("play night-moves")
    take(s, "way 1", "seat b")
    rest(s)
    assert s.pool == (30, 29, 30)


def test_a_secret_passage_leads_away_from_its_bearer_alone():
    s = table(
        "madison [blood 4]", "bums-rush", b=f"{UP}, rowena [blood 3]", attached_b="secret-passage [on ready/rowena]"
    )
    s.choose("play bums-rush")
    take(s, "a/madison", "b/nassir")
    assert not offered(s, "secret-passage")
    s = table("madison [blood 4]", b="rowena [blood 3]", attached_b="secret-passage [on ready/rowena]")
    s.choose("bleed with madison")
    assert not offered(s, "secret-passage")


def test_carthage_hides_no_other_clan_and_no_other_action():
    brujah = vampire(clan="Brujah", title="prince", plain=False)
    for who, act in ((PRINCE, "bleed"), (brujah, "hunt")):
        s = table(f"{who} [blood 3]", b=UP, board_a="carthage-remembered")
        s.choose(f"{act} with a/{who}")
        assert number(s, "stealth", who) == 0


def test_an_empty_maabara_gives_nothing():
    s = position(f"phase: 5.2.2\nready a: madison\nboard a: maabara [bowed]\nash a: nassir\nhand a: dodge\n{IDLE}")
    assert not [each for each in options(s) if "maabara" in each]


def test_a_storm_is_raised_in_the_first_round_alone():
    who = taught("tha", capacity=6)
    s = fight(who, "weather-control, boxed-in, vessel", "pass")
    seen = offered(s, "play weather-control")
    assert seen is False


def test_the_penitent_bleed_others_no_harder():
    s = position(
        "ready a: madison [blood 3]\nattached c: unholy-penance [on ready/madison]\n"
        "ready b: nassir [bowed]\nready c: ryan [bowed]"
    )
    s.choose("bleed with madison")
    rest(s)
    assert s.pool[1] == 29


def test_a_capitalist_gains_nothing_from_others_or_twice():
    who = taught(sect="Sabbat", capacity=5)
    s = table(
        f"{who} [blood 2], madison [blood 2]", b="nassir [bowed]", attached_a=f"capitalist [on ready/{who}]", game=GAME
    )
    s.choose("bleed with a/madison")
    rest(s)
    assert (blood_on(s, who), blood_on(s, "madison")) == (2, 2)


def test_earth_swords_and_other_strikes_need_their_discipline():
    for needs, ways in (("pot", 1), ("myt", 1), ("MYT", 2)):
        who = taught(needs, capacity=7)
        s = fight(who, "earth-swords")
        while "play earth-swords" not in options(s):
            s.choose("pass")
        s.choose("play earth-swords")
        assert len([each for each in options(s) if each.startswith("way")] or [1]) == ways
    s = fight(taught("dom", capacity=7), "earth-swords")
    assert not offered(s, "earth-swords")


def test_the_slaughterhouse_spares_who_is_not_the_prey():
    s = table("madison [blood 3]", board_a="the-slaughterhouse", library_b="dodge, flash, slam",
              library_c="dodge, flash", hand_b=FULL, hand_c=FULL)  # fmt: skip
    s.choose("use a/the-slaughterhouse")
    assert (len(faces(s, "library", 1)), len(faces(s, "library", 2)), locked(s, "the-slaughterhouse")) == (1, 2, True)
    assert "use a/the-slaughterhouse" not in options(s)


def test_the_police_make_nobody_fight_on():
    s = table("madison [blood 4]", b=UP, board_a="police-department")
    reach(s, "bleed with madison", "block with nassir")
    assert not offered(s, "police")  # nobody has pressed


def test_a_remover_locks_only_what_is_unlocked():
    hand = taught(sect="Sabbat", traits="black hand", capacity=6)
    s = table(
        f"{hand} [blood 3]", b="nassir [bowed]", c="ryan [blood 3]", attached_a=f"remover [on ready/{hand}]", game=GAME
    )
    assert not [each for each in acts(s, "remover") if "nassir" in each]
    for who, can in ((hand, True), (OTHER, False)):
        s = position(f"phase: 5.2.2\nready a: {who} [blood 3]\nhand a: remover\n{IDLE}", game=GAME)
        assert ("play remover" in options(s)) is can


def test_a_razor_bat_flies_for_its_employer_alone():
    s = table("madison [blood 4], rowena [blood 3]", attached_a="razor-bat [lives 2, on ready/madison]", b=UP)
    assert number(s, "intercept", "rowena") == GAME.faces["rowena"].stats.get("intercept", 0)
    reach(s, "bleed with rowena", "block with nassir")
    rest(s)
    assert blood_on(s, "nassir") == 3


def test_elder_intervention_is_for_bleeds_at_oneself():
    s = table("viktor-the-night-general [blood 4], jost-werner [bowed]", b=f"{OTHER} [blood 3]",
              hand_b="elder-intervention, vessel", c="", game=GAME)  # fmt: skip
    reach(s, "hunt with viktor-the-night-general", f"block with b/{OTHER}")
    assert not offered(s, "elder-intervention")


def test_the_cruiser_drives_for_anarchs_alone():
    for who, n in ((ANARCH, 1), (OTHER, 0)):
        s = table(f"{who} [blood 3]", attached_a=f"stolen-police-cruiser [on ready/{who}]", game=GAME)
        assert number(s, "bleed", who) == 1 + n


def test_a_family_gathers_no_strangers():
    s = position(f"phase: 5.2.2\nready a: {taught(clan='Hecata', capacity=5)}\nhand a: family-gathering\n"
                 f"crypt a: nassir, ryan\n{IDLE}",
                 game=GAME)  # fmt: skip
    s.choose("play family-gathering")
    assert faces(s, "uncontrolled") == []


def test_powerbase_munich_moves_blood_of_oblivion_alone():
    s = position(
        f"phase: 5.2.2\nready a: {taught('dom', capacity=5)} [blood 3]\nboard a: powerbase-munich\n{IDLE}", game=GAME
    )
    assert not [each for each in options(s) if "munich" in each]


def test_femur_of_toomler_reaches_nobody_at_long_range():
    s = table("madison [blood 4]", b="nassir [blood 4]", attached_a="femur-of-toomler [on ready/madison]",
              attached_b="44-magnum [on ready/nassir]")  # fmt: skip
    reach(s, "bleed with madison", "block with nassir", "use b/44-magnum")
    assert not offered(s, "use a/femur")
    assert where(s, "nassir") == "ready"
