"""What masters, minions, actions and combat cards must not do."""

import pytest

from coterie.games.vtes.words.costs import Purchase, reducers
from coterie.kernel.pieces import pile
from tests.vtes.cards.test_must_not import offered
from tests.vtes.tools import SCHOOL as GAME
from tests.vtes.tools import (
    UP,
    acts,
    blocked,
    blood_on,
    faces,
    fight,
    find,
    number,
    options,
    play,
    position,
    reach,
    rest,
    table,
    take,
    taught,
    vampire,
    where,
)

OTHER = taught(capacity=5)
OLD, YOUNG = vampire(capacity=8), vampire(capacity=3)
IDLE = "ready b: nassir [bowed, blood 4]\nready c: ryan [bowed, blood 4]"


# ── masters ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_effective_management_needs_a_crypt_and_gives_no_blood():
    s = position(
        f"phase: 5.2.2\nready a: madison [blood 2]\nhand a: effective-management\ncrypt a: {OLD}, {YOUNG}\n{IDLE}"
    )
    s.choose("play effective-management")
    assert (faces(s, "uncontrolled"), blood_on(s, OLD), s.pool[0]) == ([OLD], 0, 30)
    s = position(f"phase: 5.2.2\nready a: madison [blood 2]\nhand a: effective-management\n{IDLE}")
    assert "play effective-management" not in options(s)


def test_zillahs_valley_is_no_use_to_the_young():
    s = position(f"phase: 5.2.2\nready a: madison [blood 2]\nhand a: zillahs-valley\nuncontrolled a: {YOUNG}\n{IDLE}")
    assert "play zillahs-valley" not in options(s)


def test_mbare_market_feeds_nobody_but_laibon():
    s = position(
        f"phase: 5.4.2\nready a: madison [blood 2]\nboard a: mbare-market-harare\nuncontrolled a: nassir\n{IDLE}"
    )
    assert "use a/mbare-market-harare" not in options(s)


def test_ennoias_theater_plays_once_a_turn():
    s = position(
        f"phase: 5.4.2\nturn: 9\nready a: madison\nboard a: ennoias-theater [bowed]\nuncontrolled a: nassir\n{IDLE}"
    )
    assert not [each for each in options(s) if "ennoias" in each]


def test_a_visit_from_the_capuchin_lasts_as_long_as_its_counters():
    s = position(
        "board a: visit-from-the-capuchin [counter 2]\nready a: madison [blood 3]\nhand a: computer-hacking\n"
        f"library a: {', '.join(['dodge'] * 12)}\n{IDLE}"
    )
    s.choose("play computer-hacking")
    rest(s)
    assert (where(s, "visit-from-the-capuchin"), len(pile(s, "hand", 0))) == ("board", 8)


def test_park_hunting_ground_feeds_once_and_nobody_twice():
    text = "phase: 5.1.4\nlibrary a: dodge\nready a: madison [blood 2]\nboard a: park-hunting-ground{}\n" + IDLE
    s = position(text.format(""))
    s.choose("use a/park-hunting-ground")
    assert "use a/park-hunting-ground" not in options(s)
    s = position(text.format(", uptown-hunting-ground"))
    s.choose("use a/park-hunting-ground")
    assert blood_on(s, "madison") == 3
    assert not [each for each in options(s) if "hunting-ground" in each]


def test_waste_management_takes_no_crypt_cards_back():
    s = position(f"phase: 5.5.2\nready a: madison\nboard a: waste-management-operation\nash a: nassir\n{IDLE}")
    assert "use a/waste-management-operation" not in options(s)


@pytest.mark.parametrize(
    ("path", "code", "clan"),
    [
        ("the-path-of-night", "obt", "Lasombra"),
        ("the-path-of-bone", "nec", "Giovanni"),
        ("the-path-of-paradox", "chi", "Ravnos"),
    ],
)
@pytest.mark.ruling("VR-4.8")
def test_paths_save_blood_for_one_clan_and_one_discipline(path, code, clan):
    mine = GAME.faces[path].clan or clan
    own, other = taught(f"{code} dom", clan=mine, capacity=6), taught(f"{code} dom", capacity=6)
    asking = next(face for face, card in GAME.faces.items() if card.icons == [code] and card.cost.startswith("blood"))
    s = position(
        f"ready a: {own} [blood 4], {other} [blood 4]\nhand a: {asking}, govern-the-unaligned\nboard a: {path}\n{IDLE}",
        game=GAME,
    )

    def saved(who: str, card: str) -> int:
        return sum(n for _, n in reducers(s, Purchase(0, find(s, card), find(s, who)), "blood", locks=False))

    assert (saved(own, asking), saved(other, asking), saved(own, "govern-the-unaligned")) == (1, 0, 0)


# ── minions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_kuyen_saves_nothing_on_what_is_no_animal():
    for who in ("kuyen", OTHER):
        s = table(f"{who} [blood 4]", "carlton-van-wyk", game=GAME)
        s.choose("play carlton-van-wyk")
        take(s, f"a/{who}")
        rest(s)
        assert s.pool[0] == 30 - int(GAME.faces["carlton-van-wyk"].cost.split()[1])


def test_cybele_pays_for_her_bleed_or_does_not_take_it():
    s = table("cybele [blood 1]", b=UP)
    reach(s, acts(s, "cybele")[0], "block with nassir")
    rest(s)
    assert (s.pool[1], blood_on(s, "cybele")) == (30, 0)  # blocked: the blow alone


def test_aksinya_sends_away_only_what_is_meant_for_hers():
    for hand, state, at in (
        ("dodge", "blood 3", "b"),
        ("elder-library", "bowed, blood 3", "b"),
        ("elder-library", "blood 3", "c"),
    ):
        s = table("madison [blood 4]", b=f"aksinya-daclau [{state}]" if at == "b" else "nassir [bowed]",
                  c=f"aksinya-daclau [{state}]" if at == "c" else "ryan [bowed]",
                  **({"hand_b": hand} if at == "b" else {"hand_c": hand}))  # fmt: skip
        s.choose("bleed with madison")
        assert not offered(s, "use b/aksinya" if at == "b" else "use c/aksinya")
        assert s.pool[1] == 29


def test_leonardo_helps_nobody_in_torpor():
    s = table("leonardo-mortician [lives 2]", torpor_a="madison [blood 1]", b="nassir [bowed]", c="")
    assert not [each for each in acts(s, "leonardo-mortician") if "madison" in each]


def test_marialena_loses_nothing_where_another_is_blocked():
    s = table("madison [blood 3], marialena [blood 3]", b=UP)
    reach(s, "bleed with madison", "block with nassir")
    rest(s)
    assert blood_on(s, "marialena") == 3


def test_elen_kamjian_need_not_bleed_while_all_are_unlocked():
    s = table("elen-kamjian [blood 3]", c="ryan [bowed]")
    assert "hunt with a/elen-kamjian" in options(s)
    assert "done" in options(s)


def test_lisa_noble_is_weak_in_the_first_round_alone():
    s = table("lisa-noble [blood 3]", b=UP)
    assert number(s, "strength", "lisa-noble") == 1
    reach(s, "bleed with lisa-noble", "block with nassir")
    rest(s)
    assert (blood_on(s, "nassir"), number(s, "strength", "lisa-noble")) == (4, 1)


def test_reverend_blackwood_hits_no_harder_with_his_hands():
    s = blocked("reverend-blackwood [blood 5]", b=UP)
    rest(s)
    assert blood_on(s, "nassir") == 4 - GAME.faces["reverend-blackwood"].stats["strength"]


@pytest.mark.parametrize(("who", "cost"), [("doc-martina", 1), (taught(clan="Ravnos", capacity=4), 2)])
@pytest.mark.ruling("VR-6.9")
def test_rescues_of_others_cost_what_they_cost(who, cost):
    s = table(f"{who} [blood 3]", torpor_a=f"{OTHER} [blood 0]", b="nassir [bowed]", game=GAME)
    s.choose(f"rescue with a/{who}: a/{OTHER}")
    rest(s)
    assert (where(s, OTHER), blood_on(s, who)) == ("ready", 3 - cost)


# ── actions and combat ──────────────────────────────────────────────────────────────────────────────────────────────


def test_kindred_spirits_give_nothing_for_a_bleed_that_is_blocked():
    who = taught("DEM", capacity=6)
    s = table(who, "kindred-spirits", b=UP, game=GAME)
    s.choose("play kindred-spirits")
    take(s, "way 1", "seat b")
    reach(s, "block with nassir")
    rest(s)
    assert s.pool == (30, 30, 30)


def test_rewilding_is_aimed_at_locations_alone():
    who = taught(clan="Gangrel", capacity=6)
    s = table(who, "rewilding", b="nassir [bowed]", board_b="smiling-jack-the-anarch", game=GAME)
    assert "play rewilding" not in options(s)


@pytest.mark.parametrize(("clan", "can"), [("Toreador antitribu", True), ("Toreador", False)])
def test_art_scam_is_for_one_clan_and_pays_only_for_a_success(clan, can):
    who = taught(clan=clan, capacity=6)
    s = table(who, "art-scam", b="viktor-the-night-general [bowed]", game=GAME)
    assert ("play art-scam" in options(s)) is can
    if can:
        s = position(
            f"ready a: {who} [blood 4], madison [bowed]\nhand a: art-scam\nready b: anton [blood 4]\nready c: ryan [bowed]",
            game=GAME,
        )
        reach(s, "play art-scam", "block with b/anton")
        rest(s)
        assert s.pool[0] == 30


def test_pack_alpha_calls_no_mortal():
    who = taught("ani", capacity=6)
    s = fight(who, "pack-alpha, mr-winthrop")
    assert not offered(s, "play pack-alpha")


def test_a_glancing_blow_is_for_strikes_in_combat_alone():
    s = position(
        "phase: 5.1.4\nlibrary a: dodge\nready a: madison [blood 3]\nready b: nassir [blood 3]\nhand b: glancing-blow, vessel\n"
        "ready c: ryan\nboard c: the-new-inquisition"
    )
    s.choose("use c/the-new-inquisition")
    assert (blood_on(s, "nassir"), where(s, "glancing-blow")) == (2, "hand")


def test_heroic_might_strengthens_its_bearer_alone():
    s = table(f"{taught('POT', capacity=6)} [blood 4], {OTHER} [blood 3]", "heroic-might", game=GAME)
    play(s, "heroic-might", 1)
    rest(s)
    assert (number(s, "strength", taught("POT", capacity=6)), number(s, "strength", OTHER)) == (2, 1)


def test_raking_talons_are_for_gargoyles():
    s = fight(taught(), "raking-talons")
    assert not offered(s, "raking-talons")


def test_treasured_samadji_dodges_once_and_serves_ravnos():
    who = taught(clan="Ravnos", capacity=5)
    for clan, can in (("Ravnos", True), ("Ventrue", False)):
        s = table(taught(clan=clan, capacity=5), "treasured-samadji", game=GAME)
        assert ("play treasured-samadji" in options(s)) is can
    s = table(f"{who} [blood 4]", "boxed-in", b=f"{taught('cel', capacity=7)} [blood 6]",
              attached_a=f"treasured-samadji [on ready/{who}]", game=GAME)  # fmt: skip
    reach(s, f"bleed with {who}", f"block with {taught('cel', capacity=7)}", "use a/treasured-samadji")
    assert not offered(s, "use a/treasured-samadji")


def test_melange_marks_nobody_at_the_basic_level():
    for level, zone in (("aus", "ash"), ("AUS", "attached")):
        seer = taught(level, capacity=6)
        s = table(
            "viktor-the-night-general [blood 4], jost-werner [bowed]",
            b=f"{seer} [blood 4]",
            hand_b="melange",
            game=GAME,
        )
        reach(s, "bleed with viktor-the-night-general", f"block with {seer}", "play melange")
        if "way 2" in options(s):
            s.choose("way 2")
        rest(s)
        assert where(s, "melange") == zone
