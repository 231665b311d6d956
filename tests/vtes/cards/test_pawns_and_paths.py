"""Cards of winning decks about pawned goods, torture, titles and the humble; each with what it must not do."""

import pytest

from coterie.games.vtes.cards import FACES
from coterie.games.vtes.rules.action_state import current_action
from tests.vtes.tools import (
    FOE,
    IDLE,
    OTHERS,
    OWN,
    THIRD,
    acts,
    asked,
    at_school,
    blood_on,
    borne_by,
    call,
    clash,
    counters,
    find,
    first_way,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    take,
    taught,
    vampire,
    where,
)
from tests.vtes.tools import SCHOOL as GAME

SIX = ", ".join(["dodge"] * 6)
PRINCE = vampire(title="prince", plain=False, least=8)

# ── Alvaro, Monçada, Dr. Julius Sutphen ─────────────────────────────────────────────────────────────────────────────

ALVARO = "alvaro-the-scion-of-angelica"
MONCADA = "ambrosio-luis-moncada-plenipotentiary"


def polled(*votes: str, zone: str = "ready"):
    """Return the position once somebody has called a referendum, and some have voted."""
    s = position(
        f"ready a: {PRINCE} [blood 8]\n{OTHERS}\n{zone} a: {ALVARO} [blood 2]\nhand a: ancilla-empowerment\nlibrary a: {SIX}",
        game=GAME,
    )
    call(s, PRINCE)
    reach(s, *votes)
    for _ in range(20):
        if "yes" in options(s) or "done" in options(s):
            break
        s.choose("pass")
    return s


@pytest.mark.parametrize("zone", ["ready", "torpor"])
def test_alvaro_may_feed_where_he_has_abstained(zone):
    s = polled(f"vote for with {PRINCE}", zone=zone)
    s.choose("yes")
    assert blood_on(s, ALVARO) == 4


def test_alvaro_feeds_on_a_referendum_that_fails_as_well():
    s = polled(f"vote against with {PRINCE}")
    assert "yes" in options(s)


def test_alvaro_does_not_feed_where_he_has_voted():
    s = polled(f"vote for with {PRINCE}", f"vote for with {ALVARO}")
    assert "yes" not in options(s)
    assert blood_on(s, ALVARO) == 2


def haven(on: str):
    """Return a minion phase in which anybody can attack a vampire of seat b."""
    return position(
        f"ready a: {OWN} [blood 4]\nready b: {MONCADA} [blood 5], {FOE} [bowed, blood 3]\n{THIRD}\n"
        f"attached b: haven-uncovered [on ready/{on}]",
        game=GAME,
    )


@pytest.mark.parametrize(("on", "pool"), [(MONCADA, 29), (FOE, 30)])
def test_an_action_directed_at_moncada_costs_a_pool(on, pool):
    s = haven(on)
    s.choose(acts(s, "haven-uncovered")[0])
    rest(s)
    assert s.pool[0] == pool


def test_a_card_that_is_aimed_at_moncada_costs_a_pool():
    who = taught("DOM PRE", capacity=9)
    s = position(
        f"ready a: {who} [blood 4]\nready b: {MONCADA} [blood 5]\n{THIRD}\nhand a: mind-numb\nlibrary a: {SIX}",
        game=GAME,
    )
    s.choose("play mind-numb")
    take(s, "way 1", MONCADA)
    rest(s)
    assert (s.pool[0], locked(s, MONCADA)) == (29, True)


def test_moncada_does_not_block():
    s = position(f"ready a: {OWN} [blood 4]\nready b: {MONCADA} [blood 5]\n{THIRD}", game=GAME)
    s.choose(f"bleed with {OWN}")
    rest(s)
    assert s.pool[1] == 29


def test_moncada_unlocks_another_lasombra_in_a_discard_phase():
    lasombra = taught(clan="Lasombra", nth=9)
    s = position(
        f"phase: 5.5.2\nready a: {MONCADA} [bowed, blood 5], {lasombra} [bowed], {OWN} [bowed]\n{OTHERS}\nhand a: dodge",
        game=GAME,
    )
    s.choose(f"use a/{MONCADA}")
    assert (locked(s, lasombra), locked(s, OWN), locked(s, MONCADA)) == (False, True, True)
    assert f"use a/{MONCADA}" not in options(s)


@pytest.mark.parametrize(("capacity", "left"), [(4, 2), (6, 3)])
def test_younger_vampires_pay_to_block_julius(capacity, left):
    foe = taught(capacity=capacity, nth=6)
    s = position(
        f"ready a: dr-julius-sutphen-g3 [blood 4]\nready b: {foe} [blood 3]\n{THIRD}\nhand b: dodge\nlibrary b: {SIX}",
        game=GAME,
    )
    reach(s, "bleed with dr-julius-sutphen-g3", f"block with {foe}")
    assert blood_on(s, foe) == left


# ── Filchware's Pawn Shop, Sacré-Cœur ───────────────────────────────────────────────────────────────────────────────


def shop(heaps: str, pool: str = "30 30 30", who: str = f"{OWN} [blood 4]"):
    """Return a minion phase with the shop in play."""
    return position(f"pool: {pool}\nready a: {who}\n{IDLE}\nboard b: filchwares-pawn-shop\n{heaps}", game=GAME)


@pytest.mark.parametrize(("heap", "pool"), [("a", 25), ("c", 27)])
def test_the_shop_sells_goods_of_others_cheaper_than_your_own(heap, pool):
    s = shop(f"ash {heap}: submachine-gun")
    s.choose(acts(s, "filchwares-pawn-shop")[0])
    rest(s)
    assert (s.pool[0], borne_by(s, OWN), locked(s, OWN)) == (pool, ["submachine-gun"], True)


def test_the_shop_sells_no_locations_and_nothing_that_is_too_dear():
    s = shop("ash c: palatial-estate, sacre-cur-cathedral-france\nash a: submachine-gun", pool="4 30 30")
    assert acts(s, "filchwares-pawn-shop") == []


def test_the_shop_asks_for_what_the_equipment_requires():
    foreign = next(
        face for face, card in FACES.items() if card.kind == "equipment" and card.clan not in ("", "Ventrue")
    )
    s = shop(f"ash c: {foreign}, kevlar-vest")
    assert [each.split()[-1] for each in acts(s, "filchwares-pawn-shop")] == ["c/ash/kevlar-vest"]


@pytest.mark.parametrize(("blocker", "can"), [("double-deuce [lives 3]", False), (f"{FOE} [blood 3]", True)])
def test_allies_do_not_block_who_lives_in_the_cathedral(blocker, can):
    s = at_school(f"{OWN} [blood 4]", f"attached a: sacre-cur-cathedral-france [on ready/{OWN}]", b=blocker)
    s.choose(f"bleed with {OWN}")
    assert bool([each for each in options(s) if each.startswith("block with")]) is can


# ── The Jones, Abdelsobek, Freddy Gage, Walker Grimes ───────────────────────────────────────────────────────────────


def jones(needs: str, capacity: int, b_hand: str = ""):
    """Return a fight of a vampire with Serpentis."""
    who, foe = taught(needs, capacity=6, nth=6), taught("ani", capacity=capacity, nth=6)
    s = at_school(
        f"{who} [blood 4]",
        f"hand a: the-jones\nlibrary a: {SIX}\nhand b: {b_hand}\nlibrary b: {SIX}",
        b=f"{foe} [blood {min(capacity, 4)}]",
    )
    reach(s, f"bleed with {who}", f"block with {foe}")
    return s, who, foe


def test_the_jones_dodges_the_young_and_may_press_to_end():
    s, who, _ = jones("ser", 5)
    reach(s, "play the-jones")
    rest(s)
    assert blood_on(s, who) == 4


def test_the_jones_is_of_no_use_against_elders():
    s, _, _ = jones("SER", 8, "song-in-the-dark")
    while "done" not in options(s):
        assert "play the-jones" not in options(s)
        s.choose(next(each for each in ("play song-in-the-dark", "hand strike", "pass") if each in options(s)))


def test_the_jones_cancels_a_strike_that_then_costs_nothing():
    s, who, foe = jones("SER", 5, "song-in-the-dark")
    reach(s, "hand strike", "play song-in-the-dark", "play the-jones")
    assert asked(s)[0] == 1
    rest(s)
    assert (blood_on(s, foe), blood_on(s, who)) == (3, 3)


@pytest.mark.parametrize(("target", "there"), [(f"{OWN} [bowed, blood 4]", True), (f"{OWN} [blood 4]", False)])
def test_abdelsobek_unlocks_a_vampire_of_yours(target, there):
    s = position(f"ready a: abdelsobek [blood 4], {target}\n{IDLE}", game=GAME)
    own = [each for each in options(s) if each.startswith("act with a/abdelsobek")]
    assert bool(own) is there
    if there:
        s.choose(own[0])
        rest(s)
        assert (locked(s, OWN), locked(s, "abdelsobek")) == (False, True)


def test_abdelsobek_unlocks_no_other_ally_than_a_mummy():
    s = position(
        f"ready a: abdelsobek [blood 4], double-deuce [bowed, lives 3], saatet-ta [bowed, lives 2]\n{IDLE}", game=GAME
    )
    own = [each for each in options(s) if each.startswith("act with a/abdelsobek")]
    assert [each.split()[-1] for each in own] == ["a/saatet-ta"]


@pytest.mark.parametrize(("who", "bled"), [(PRINCE, 2), (OWN, 1)])
@pytest.mark.parametrize("at", ["b", "c"])
def test_the_titled_bleed_freddys_methuselah_harder(who, bled, at):
    bleed = number(position(f"ready a: {who} [blood 4]\n{IDLE}", game=GAME), "bleed", who)
    lines = {"b": "nassir [bowed]", "c": "ryan [bowed]"}
    lines[at] += ", freddy-gage [bowed]"
    s = position(f"ready a: {who} [blood 4]\nready b: {lines['b']}\nready c: {lines['c']}", game=GAME)
    s.choose(f"bleed with {who}")
    rest(s)
    assert s.pool[1] == 30 - bleed - (bled - 1 if at == "b" else 0)


@pytest.mark.parametrize(("on", "pool"), [("walker-grimes", 29), (OWN, 30)])
def test_a_master_on_walker_is_dearer_for_his_methuselah(on, pool):
    s = position(
        f"phase: 5.2.2\nready a: walker-grimes, {OWN} [blood 4]\n{IDLE}\nhand a: haven-uncovered\nlibrary a: {SIX}",
        game=GAME,
    )
    s.choose("play haven-uncovered")
    take(s, on)
    assert s.pool[0] == pool


def test_a_master_of_another_on_walker_is_no_dearer():
    s = position(
        f"phase: 5.2.2\nready b: walker-grimes\nready a: {OWN} [blood 4]\nready c: ryan [bowed]\nhand a: haven-uncovered\n"
        f"library a: {SIX}",
        game=GAME,
    )
    s.choose("play haven-uncovered")
    take(s, "walker-grimes")
    assert s.pool[0] == 30


# ── Marta, Midget, Persia, Eddie, Iris ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("capacity", "gains"), [(5, True), (2, False)])
def test_marta_feeds_after_diablerie_on_an_elder(capacity, gains):
    victim = taught(capacity=capacity, nth=6)
    s = position(f"ready a: marta [blood 1]\nready b: nassir [bowed]\n{THIRD}\ntorpor b: {victim} [blood 0]", game=GAME)
    s.choose(next(each for each in options(s) if "diabler" in each))
    for _ in range(20):
        if [each for each in options(s) if each.startswith("use a/marta")] or "done" in options(s):
            break
        s.choose(next(each for each in ("pass", "no block", "none") if each in options(s)))
    assert ("use a/marta" in options(s)) is gains


@pytest.mark.parametrize(("who", "lost"), [("midget", 1), ("madison", 2)])
def test_animals_lose_their_bite_against_midget(who, lost):
    s = at_school(f"{who} [blood 3]", f"attached b: wolf-companion [on ready/{FOE}]", b=f"{FOE} [blood 4]")
    reach(s, f"bleed with {who}", f"block with {FOE}")
    rest(s)
    assert blood_on(s, who) == 3 - lost


def test_animals_are_as_always_where_midget_is_idle():
    s = at_school(f"midget [blood 3], {OWN} [blood 4]", f"attached b: raven-spy [on ready/{FOE}]", b=f"{FOE} [blood 4]")
    assert number(s, "intercept", FOE) == 1
    s.choose(f"bleed with {OWN}")
    assert number(s, "intercept", FOE) == 1


def test_eddie_stays_locked_after_a_hunt():
    # without blood he must hunt
    s = position(f"ready a: eddie-gaines [blood 0], madison [blood 3]\n{IDLE}", game=GAME)
    for _ in range(40):
        if s.active == 0 and s.turn > 1:
            break
        s.choose(next((each for each in ("pass", "no block", "done") if each in options(s)), options(s)[0]))
    assert locked(s, "eddie-gaines")


def test_eddie_unlocks_as_usual_after_anything_else():
    s = position(f"ready a: eddie-gaines [bowed, blood 1]\n{IDLE}\nphase: 5.1.3", game=GAME)
    assert not locked(s, "eddie-gaines")


def test_persia_sees_further_for_a_blood():
    actor = taught("OBF", nth=7)
    s = position(
        f"ready a: {actor} [blood 4]\nready b: persia-the-beautiful-statue [blood 3]\n{THIRD}\n"
        f"hand a: lost-in-crowds\nlibrary a: {SIX}",
        game=GAME,
    )
    reach(s, f"bleed with {actor}", "block with persia-the-beautiful-statue", "play lost-in-crowds")
    first_way(s)
    reach(s, "use b/persia-the-beautiful-statue")
    assert (blood_on(s, "persia-the-beautiful-statue"), number(s, "intercept", "persia-the-beautiful-statue")) == (2, 1)
    assert "use b/persia-the-beautiful-statue" not in options(s)


@pytest.mark.parametrize(("capacity", "seen"), [(5, True), (1, False)])
def test_an_elder_who_blocks_iris_sees_your_hand(capacity, seen):
    foe = taught(capacity=capacity, nth=6)
    s = at_school("iris-bennett [blood 1]", f"hand a: dodge\nlibrary a: {SIX}", b=f"{foe} [blood 1]")
    card = find(s, "dodge", zone="hand")
    reach(s, "bleed with iris-bennett", f"block with {foe}")
    assert bool(s.pieces[card].known & 2) is seen


# ── Amam the Devourer, The Path of Lilith ───────────────────────────────────────────────────────────────────────────


def test_amam_devours_who_lies_in_torpor():
    s = position(f"ready a: amam-the-devourer [lives 2]\n{OTHERS}\ntorpor b: {FOE} [blood 1]", game=GAME)
    s.choose(next(each for each in options(s) if each.startswith("act with") and FOE in each))
    rest(s)
    assert (where(s, FOE), blood_on(s, "amam-the-devourer")) == ("ash", 3)


def test_amam_is_shuffled_into_the_library():
    s = position(
        f"ready a: amam-the-devourer [lives 1], madison [blood 3]\nready b: {FOE} [blood 4]\n{THIRD}\n"
        f"hand a: dodge, {SIX}",
        game=GAME,
    )
    clash(s, FOE, "amam-the-devourer")
    while "done" not in options(s):
        s.choose(next(each for each in ("hand strike", "pass") if each in options(s)))
    assert where(s, "amam-the-devourer") == "library"


def test_amam_gains_a_life_where_its_opponent_is_burned():
    s = position(f"ready a: amam-the-devourer [lives 2]\nready b: double-deuce [lives 1]\n{THIRD}", game=GAME)
    clash(s, "amam-the-devourer", "double-deuce")
    reach(s, "use a/amam-the-devourer")
    rest(s)
    assert (where(s, "double-deuce"), blood_on(s, "amam-the-devourer")) == ("ash", 2)


def tortured(mine: str, theirs: str):
    """Return a position after a fight in which the second vampire goes to torpor."""
    s = position(
        f"ready a: {mine} [blood 4]\nready b: {theirs} [blood 0]\n{THIRD}\nboard a: the-path-of-lilith", game=GAME
    )
    clash(s, mine, theirs)
    for _ in range(9):
        if "done" in options(s) or "use a/the-path-of-lilith" in options(s):
            break
        s.choose(next(each for each in ("hand strike", "pass") if each in options(s)))
    return s


SINNER = taught(sect="Independent", nth=6)


def test_who_is_sent_to_torpor_is_marked_on_the_path_of_lilith():
    s = tortured(SINNER, FOE)
    s.choose("use a/the-path-of-lilith")
    assert (counters(s, FOE, "torture"), locked(s, "the-path-of-lilith")) == (1, True)


def test_the_camarilla_does_not_walk_the_path_of_lilith():
    s = tortured(OWN, FOE)
    assert "use a/the-path-of-lilith" not in options(s)


def test_methuselahs_with_tortured_vampires_pay_once():
    s = position(
        f"phase: 5.1.3\nready a: {SINNER} [blood 1]\nready b: {FOE} [torture 1], nassir [torture 1]\n{THIRD}\n"
        "board a: the-path-of-lilith",
        game=GAME,
    )
    assert s.pool == (30, 29, 30)


def test_torture_ends_with_the_path_of_lilith():
    s = position(
        f"ready a: {OWN} [blood 1]\nready b: {FOE} [bowed, torture 2]\n{THIRD}\nboard c: the-path-of-lilith", game=GAME
    )
    s.choose(acts(s, "the-path-of-lilith")[0])
    rest(s)
    assert (where(s, "the-path-of-lilith"), counters(s, FOE, "torture")) == ("ash", 0)


# ── Island of Yiaros, Anarch Secession ──────────────────────────────────────────────────────────────────────────────


def island(who: str):
    """Return a fight with the Island in play, once strikes are chosen."""
    s = at_school(f"{who} [blood 8]", "board a: island-of-yiaros", b=f"{FOE} [blood 6]")
    reach(s, f"bleed with {who}", f"block with {FOE}")
    return s


def test_the_island_lends_a_prince_the_strength_of_his_votes():
    s = island(PRINCE)
    reach(s, "use a/island-of-yiaros")
    rest(s)
    assert (blood_on(s, FOE), locked(s, "island-of-yiaros")) == (3, True)


def test_the_island_is_of_no_use_without_votes():
    s = island(OWN)
    while "done" not in options(s):
        assert "use a/island-of-yiaros" not in options(s)
        s.choose(next(each for each in ("hand strike", "pass") if each in options(s)))


def secession(who: str, b: str = f"{FOE} [bowed]"):
    """Return the position after somebody has seceded, as far as nobody blocks."""
    s = position(
        f"ready a: {who} [blood 4]\nready b: {b}\n{THIRD}\nhand a: anarch-secession\nlibrary a: {SIX}", game=GAME
    )
    s.choose("play anarch-secession")
    return s


def test_a_prince_secedes_as_baron_of_the_same_city():
    s = secession(PRINCE)
    rest(s)
    at, city = find(s, PRINCE), GAME.faces[PRINCE].city
    values = [s.game.value(s, name, at) for name in ("sect", "title", "city")]
    assert values == ["Anarch", "baron", city]
    assert borne_by(s, PRINCE) == ["anarch-secession"]
    assert number(s, "votes", PRINCE) == 2


def test_who_has_no_city_secedes_without_a_title_card():
    who = vampire(title="justicar", plain=False, least=8)
    s = secession(who)
    rest(s)
    assert (where(s, "anarch-secession"), s.game.value(s, "sect", find(s, who))) == ("ash", "Anarch")


@pytest.mark.parametrize(("blocker", "can"), [(FOE, False), (vampire(title="primogen", plain=False), True)])
def test_the_untitled_do_not_block_a_secession(blocker, can):
    s = secession(PRINCE, f"{blocker} [blood 2]")
    now = current_action(s)
    assert (now is not None and bool([each for each in options(s) if each.startswith("block with")])) is can


def test_an_anarch_does_not_secede():
    baron = vampire(title="baron", plain=False)
    s = position(f"ready a: {baron} [blood 2]\n{IDLE}\nhand a: anarch-secession", game=GAME)
    assert "play anarch-secession" not in options(s)
