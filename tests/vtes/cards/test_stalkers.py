"""Vampires that hide and see, bleed more or less, or make that harder for others."""

import pytest

from tests.vtes.tools import SCHOOL as GAME
from tests.vtes.tools import (
    UP,
    acts,
    blood_on,
    borne_by,
    locked,
    number,
    options,
    play,
    play_through,
    position,
    rest,
    table,
    taught,
    vampire,
    where,
)

OBF_PRE = taught("obf pre")
SEE = "sport-bike [on ready/viktor-the-night-general]"
IDLE = "ready c: ryan [bowed, blood 4]"


NUMBERS = [
    ("viktor-the-night-general", "stealth", 1),
    ("anton", "intercept", 1),
    ("oskar-anasov", "stealth", 1),
    ("stephen-bateson", "stealth", 1),
    ("nergal-g5-adv", "stealth", 0),
    ("josef-von-bauren", "stealth", 1),
    ("gerald-windham", "stealth", 1),
    ("karl-schrekt", "intercept", 1),
    ("ian-carfax", "intercept", 1),
    ("the-capuchin", "intercept", 1),
    ("lord-tremere", "intercept", 1),
    ("jost-werner", "stealth", 1),
    ("rebekka-chantry-elder-of-munich", "stealth", 1),
    ("byzar", "stealth", 1),
    ("carna-the-princess-witch", "intercept", 1),
    ("inyanga", "intercept", 1),
]


@pytest.mark.parametrize(("who", "what", "n"), NUMBERS)
def test_numbers_that_always_count(who, what, n):
    s = table(f"{who} [blood 5]", b=UP)
    assert number(s, what, who) == n
    assert number(s, what, "nassir") == 0


@pytest.mark.ruling("VR-4.8")
def test_scout_locks_the_weak_of_her_prey():
    who = "scout-youngwood"
    text = "phase: 5.1.4\nready a: {} [blood {}]\nready b: nassir [blood 4], {} [blood 4]\n" + IDLE
    old = vampire(least=9)
    s = position(text.format(who, 3, old))
    s.choose(f"use {who}")
    assert (locked(s, "nassir"), locked(s, old), blood_on(s, who)) == (True, False, 1)
    s = position(text.format(who, 1, old))
    assert f"use a/{who}" not in options(s)
    s = position(f"phase: 5.1.4\nready a: {who} [blood 3]\nready b: nassir [bowed]\nready c: ryan [blood 3]")
    assert f"use a/{who}" not in options(s)  # her predator's are safe


def test_reactions_cost_scout_more():
    for who, blood, can in (("scout-youngwood", 1, False), ("scout-youngwood", 2, True), (OBF_PRE, 1, True)):
        s = table("madison [blood 4]", b=f"{who} [blood {blood}]", hand_b="visions-of-zapathasura", game=GAME)
        s.choose("bleed with madison")
        if "no block" in options(s):
            s.choose("no block")
        assert ("play visions-of-zapathasura" in options(s)) is can
        if can:
            play(s, "visions-of-zapathasura", 1)
            assert blood_on(s, who) == 0


# ── bleeds ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("actor", "target", "bleed"),
    [
        (taught(clan="Banu Haqim"), "hafsa-the-watcher [bowed]", 2),
        (taught(clan="Toreador"), "hafsa-the-watcher [bowed]", 1),
        (taught(clan="Toreador"), "bethany-ray [bowed]", 2),
        (taught(clan="Toreador antitribu"), "bethany-ray [bowed]", 2),
        ("madison", "bethany-ray [bowed]", 1),
        ("stephen-bateson", f"{taught(clan='Tremere')} [bowed]", 2),
        ("stephen-bateson", f"{taught(clan='Toreador')} [bowed]", 1),
    ],
)
def test_bleeds_that_hang_on_the_target(actor, target, bleed):
    s = table(f"{actor} [blood 4]", b=target, game=GAME)
    s.choose(f"bleed with {actor}")
    rest(s)
    assert s.pool[1] == 30 - bleed


@pytest.mark.ruling("VR-6.9")
def test_aksinya_sends_a_bleed_on_for_a_master_card():
    s = table("madison [blood 4]", b="aksinya-daclau [blood 3]", hand_b="vessel, dodge")
    play_through(s, "bleed with madison", "no block", "use aksinya-daclau", "vessel")
    rest(s)
    assert (s.pool, where(s, "dodge")) == ((30, 30, 29), "hand")
    for b, hand in (("aksinya-daclau [bowed, blood 3]", "vessel"), ("aksinya-daclau [blood 3]", "dodge")):
        s = table("madison [blood 4]", b=b, hand_b=hand)
        s.choose("bleed with madison")
        rest(s)
        assert s.pool == (30, 29, 30)


@pytest.mark.parametrize(
    ("b", "left"), [("keller-thiel [blood 3]", 3), ("keller-thiel [bowed]", 4), ("nassir [blood 3]", 4)]
)
def test_bleeding_keller_thiel_costs_blood(b, left):
    s = table("madison [blood 4]", b=b)
    s.choose("bleed with madison")
    rest(s)
    assert (s.pool[1], blood_on(s, "madison")) == (29, left)


def test_victoria_ash_helps_a_banu_haqim():
    haqim = taught(clan="Banu Haqim")
    s = table(f"{haqim} [blood 3], victoria-ash-g7 [bowed, blood 2]", "dodge, vessel", game=GAME)
    play_through(s, f"bleed with {haqim}", "use victoria-ash-g7", "vessel")
    assert "use a/victoria-ash-g7" not in options(s)
    rest(s)
    assert (s.pool[1], where(s, "vessel")) == (28, "ash")
    s = table("madison [blood 3], victoria-ash-g7 [bowed, blood 2]", "dodge, vessel")
    s.choose("bleed with madison")
    rest(s)
    assert s.pool[1] == 29


# ── stealth and intercept ───────────────────────────────────────────────────────────────────────────────────────────


def test_jayne_hides_her_hunts_and_nothing_else():
    s = table("jayne-jonestown [blood 1]", b=UP)
    s.choose("bleed with jayne-jonestown")
    assert number(s, "stealth", "jayne-jonestown") == -1
    s = table("jayne-jonestown [blood 1]", b="viktor-the-night-general [blood 3]", attached_b=SEE)
    play_through(s, "hunt with jayne-jonestown")
    assert number(s, "stealth", "jayne-jonestown") == 1


def test_jayne_sends_the_society_to_somebody():
    text = "phase: 5.1.4\nready a: jayne-jonestown [blood 2]\nready b: nassir [blood 3]\nready c: ryan, madison\n"
    s = position(text + "attached c: society-of-leopold [on ready/ryan]")
    play_through(s, "use jayne-jonestown", "b/nassir")
    assert borne_by(s, "nassir") == ["society-of-leopold"]
    assert "use a/jayne-jonestown" not in options(s)
    assert "use a/jayne-jonestown" not in options(position(text))


@pytest.mark.parametrize(("who", "tax"), [("madison", 1), (taught(sect="Sabbat"), 0)])
def test_camarilla_vampires_pay_to_block_hafsa(who, tax):
    s = table("hafsa-the-watcher [blood 3]", b=f"{who} [blood 3]", game=GAME)
    play_through(s, "bleed with hafsa-the-watcher", f"block with {who}")
    rest(s)
    assert blood_on(s, who) == 3 - tax - 1
    s = table("hafsa-the-watcher [blood 3]", b=f"{who} [blood 0]", game=GAME)
    s.choose("bleed with hafsa-the-watcher")
    assert (f"block with b/{who}" in options(s)) is (tax == 0)


def test_oskar_lends_his_eyes():
    actor = "viktor-the-night-general"
    for b, blocker, can in (
        ("oskar-anasov [bowed, blood 3], madison [blood 2]", "madison", True),
        ("oskar-anasov [bowed, blood 0], madison [blood 2]", "madison", False),
        ("oskar-anasov [bowed, blood 3], double-deuce [lives 2]", "double-deuce", False),
    ):
        s = table(f"{actor} [blood 3]", b=b)
        play_through(s, f"bleed with {actor}", f"block with {blocker}")
        assert ("use b/oskar-anasov" in options(s)) is can
        if can:
            s.choose("use oskar-anasov")
            rest(s)
            assert (s.pool[1], blood_on(s, "oskar-anasov")) == (30, 2)


def test_maila_hides_a_minion_for_a_political_card():
    s = table("madison [blood 3], maila [bowed, blood 2]", "ancilla-empowerment, vessel", b=UP)
    play_through(s, "bleed with madison", "block with nassir", "use maila", "ancilla-empowerment")
    rest(s)
    assert (s.pool[1], where(s, "ancilla-empowerment")) == (29, "ash")
    s = table("madison [blood 3], maila [bowed, blood 2]", "vessel", b=UP)
    play_through(s, "bleed with madison", "block with nassir")
    rest(s)
    assert s.pool[1] == 30


@pytest.mark.parametrize(("state", "stealth"), [("bowed", 1), ("blood 2", 0)])
def test_annabelle_hides_other_toreador_while_locked(state, stealth):
    own, foe = taught(clan="Toreador"), taught(clan="Toreador", nth=2)
    s = table(f"{own} [blood 3], annabelle-triabell-g6 [{state}], madison", b=f"{foe} [bowed]", game=GAME)
    found = [number(s, "stealth", who) for who in (own, foe, "madison", "annabelle-triabell-g6")]
    assert found == [stealth, 0, 0, 0]


# ── what they take ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_gabrielle_steals_blood_and_life():
    who = "gabrielle-di-righetti"
    s = table(
        f"{who} [blood 3]", b="nassir [bowed, blood 4], double-deuce [bowed, lives 3]", torpor_b="madison [blood 1]"
    )
    there = acts(s, who)
    assert len(there) == 4  # and one of the third, and one of her own
    s.choose(next(each for each in there if "double-deuce" in each))
    rest(s)
    assert (blood_on(s, who), blood_on(s, "double-deuce")) == (5, 1)


def test_villon_locks_a_younger_vampire():
    who, old = "francois-villon-g6", taught(capacity=11)
    text = (
        f"phase: 5.1.4\n{{}} a: {who} [blood {{}}]\nready b: nassir [blood 3], {old} [blood 3]\nready c: ryan [bowed]"
    )
    s = position(text.format("ready", 3), game=GAME)
    s.choose(f"use {who}")
    assert (locked(s, "nassir"), locked(s, old), blood_on(s, who)) == (True, False, 1)
    for zone, blood in (("ready", 1), ("torpor", 3)):
        assert f"use a/{who}" not in options(position(text.format(zone, blood), game=GAME))


MALKAVIAN, TREMERE = taught(clan="Malkavian"), taught(clan="Tremere")
ANTITRIBU = taught(clan="Tremere antitribu")


@pytest.mark.parametrize(
    ("actor", "target", "bleed"),
    [
        ("martin-franckel", f"{TREMERE} [bowed]", 1),
        ("martin-franckel", f"{ANTITRIBU} [bowed]", 1),
        ("martin-franckel", "madison [bowed]", 0),
        ("rebekka-chantry-elder-of-munich", f"{MALKAVIAN} [bowed]", 2),
        ("rebekka-chantry-elder-of-munich", "madison [bowed]", 1),
        ("fairuza", "madison [bowed]", 0),
    ],
)
def test_more_bleeds_that_hang_on_the_target(actor, target, bleed):
    s = table(f"{actor} [blood 3]", b=target, game=GAME)
    s.choose(f"bleed with {actor}")
    rest(s)
    assert s.pool[1] == 30 - bleed


def test_fairuza_bleeds_the_unguarded_and_burns_blood():
    s = table("fairuza [blood 3]", b="", board_b="channel-10")
    s.choose("bleed with fairuza")
    rest(s)
    assert s.pool[1] == 29
    s = table("fairuza [blood 3]", b="nassir [bowed, blood 4]")
    there = acts(s, "fairuza")
    assert len(there) == 1  # only her prey's
    s.choose(there[0])
    rest(s)
    assert blood_on(s, "nassir") == 3


@pytest.mark.parametrize(("edge", "who", "can"), [("b", "b", True), ("c", "c", False)])
def test_the_prey_of_keith_burns_his_blood_with_the_edge(edge, who, can):
    s = position(f"phase: 5.1.4\nedge: {edge}\nready a: keith-moody [blood 3]\nready b: nassir\nready c: ryan")
    s.choose("done")
    seen = []
    for _ in range(6):
        if s.asked[1][0] in ("master?", "action?"):
            break
        seen += options(s)
        s.choose("use keith-moody" if "use a/keith-moody" in options(s) else options(s)[-1])
    assert ("use a/keith-moody" in seen) is can
    assert (blood_on(s, "keith-moody"), s.edge) == ((2, -1) if can else (3, 2))


@pytest.mark.parametrize(
    ("blocker", "can"),
    [
        (taught(clan="Tremere", capacity=3), False),
        (taught(clan="Tremere", capacity=9), True),
        (taught(clan="Toreador", capacity=3), True),
    ],
)
def test_young_tremere_do_not_block_aisling(blocker, can):
    s = table("aisling-sturbridge [blood 3]", b=f"{blocker} [blood 2]", game=GAME)
    s.choose("bleed with aisling-sturbridge")
    assert (f"block with b/{blocker}" in options(s)) is can


def test_anu_pays_for_anybodys_bleed():
    s = table("madison [blood 4], anu-diptinatpa [bowed, blood 2]")
    play_through(s, "bleed with madison", "use anu-diptinatpa")
    assert "use a/anu-diptinatpa" not in options(s)
    rest(s)
    assert (s.pool[1], blood_on(s, "anu-diptinatpa")) == (28, 1)
    s = table("madison [blood 4]", b="nassir [bowed]", c="anu-diptinatpa [bowed, blood 2]")
    play_through(s, "bleed with madison", "use c/anu-diptinatpa")
    rest(s)
    assert s.pool[1] == 28
    s = table("madison [blood 4], anu-diptinatpa [bowed, blood 2]")
    s.choose("hunt with madison")
    assert "use a/anu-diptinatpa" not in options(s)


def test_andre_saves_bleed_for_himself():
    s = table("madison [blood 4], andre-leroux [blood 2]")
    play_through(s, "bleed with madison", "use andre-leroux")
    rest(s)
    assert s.pool[1] == 30
    s.choose("bleed with andre-leroux")
    rest(s)
    assert s.pool[1] == 27
    s = table("andre-leroux [blood 2], loyal-street-gang [lives 2]")
    s.choose("bleed with loyal-street-gang")
    assert "use a/andre-leroux" not in options(s)  # no vampire


@pytest.mark.parametrize(("actor", "can"), [("strohmann", False), ("madison", True)])
def test_auspex_reactions_are_dear_against_strohmann(actor, can):
    foe = taught("aus")
    s = table(f"{actor} [blood 3]", b=f"{foe} [blood 0]", hand_b="telepathic-counter", game=GAME)
    s.choose(f"bleed with {actor}")
    assert ("play telepathic-counter" in options(s)) is can


@pytest.mark.parametrize(("who", "can"), [(ANTITRIBU, True), (TREMERE, False)])
def test_sheela_serves_tremere_antitribu(who, can):
    s = table(f"{who} [blood 3], sheela-na-gig [blood 1]", game=GAME)
    s.choose(f"bleed with {who}")
    assert ("use a/sheela-na-gig" in options(s)) is can
    if can:
        s.choose("use sheela-na-gig")
        rest(s)
        assert (s.pool[1], locked(s, "sheela-na-gig")) == (28, True)


def test_paul_spends_his_crypt():
    s = table("paul-cordwood [blood 4]", crypt_a="madison, alice-chen", b=UP)
    play_through(s, "bleed with paul-cordwood", "block with nassir", "use paul-cordwood")
    rest(s)
    assert (s.pool[1], where(s, "madison"), where(s, "alice-chen")) == (29, "removed", "crypt")
    s = table("viktor-the-night-general [blood 4]", crypt_b="madison", b="paul-cordwood [blood 4]")
    play_through(s, "bleed with viktor-the-night-general", "block with paul-cordwood", "use paul-cordwood")
    rest(s)
    assert s.pool[1] == 30
    s = table("paul-cordwood [blood 4]", b=UP)
    play_through(s, "bleed with paul-cordwood", "block with nassir")
    rest(s)
    assert s.pool[1] == 30


def test_zoe_hunts_openly():
    s = table("zoe [blood 1]", b=UP)
    play_through(s, "hunt with zoe", "block with nassir")
    rest(s)
    assert blood_on(s, "zoe") == 0  # it was a fight


@pytest.mark.parametrize(
    ("actor", "b", "can"),
    [
        ("madison", "greta-kircher [bowed, blood 2]", True),
        (taught(capacity=9), "greta-kircher [bowed, blood 2]", False),
        ("madison", "greta-kircher [bowed, blood 0]", False),
    ],
)
def test_greta_lessens_the_bleeds_of_the_young(actor, b, can):
    s = table(f"{actor} [blood 4]", b=b, game=GAME)
    s.choose(f"bleed with {actor}")
    assert ("use b/greta-kircher" in options(s)) is can
    if can:
        s.choose("use greta-kircher")
        rest(s)
        assert (s.pool[1], blood_on(s, "greta-kircher")) == (30, 1)


def test_masika_unlocks_in_anybodys_discard_phase():
    s = position("phase: 5.5.1\nready a: madison\nready b: masika-g1 [bowed, blood 3]\nready c: ryan")
    s.choose("use masika-g1")
    assert not locked(s, "masika-g1")
    s = position("phase: 5.4.1\nready a: madison\nready b: masika-g1 [bowed, blood 3]\nready c: ryan")
    assert s.asked[1][0] == "answer?"  # nobody had anything to do before


@pytest.mark.ruling("VR-6.5")
def test_anneke_blocks_for_others():
    text = (
        "ready a: {} [blood 3]\nready b: nassir [bowed]\nready c: {} [blood 3]\nready d: ryan [bowed]\n"
        "ready e: alice-chen [bowed]"
    )
    s = position(text.format("madison", "anneke"), players=5)
    play_through(s, "bleed with madison", "use anneke")
    rest(s)
    assert (s.pool[1], blood_on(s, "madison")) == (30, 2)
    s = position(text.format("double-deuce", "anneke").replace("blood 3", "lives 3", 1), players=5)
    s.choose("bleed with double-deuce")
    assert "use c/anneke" not in options(s)  # no vampire


def test_andreas_sees_for_a_blood_once_in_a_turn():
    who = "andreas-the-bard-of-crete"
    s = table("viktor-the-night-general [blood 3], jost-werner [blood 3]", b=f"{who} [blood 3]")
    play_through(s, "bleed with viktor-the-night-general", f"block with {who}", f"use {who}")
    rest(s)
    assert (s.pool[1], blood_on(s, who)) == (30, 3 - 1 - 1)
    s = table("viktor-the-night-general [blood 3]", b=f"{who} [blood 0]")
    play_through(s, "bleed with viktor-the-night-general", f"block with {who}")
    rest(s)
    assert s.pool[1] == 29
