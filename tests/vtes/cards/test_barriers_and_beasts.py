"""Cards of winning decks that lock, bar and bite; each with what it must not do."""

import pytest

from coterie.games.vtes.cards import FACES
from tests.vtes.tools import (
    FOE,
    IDLE,
    OWN,
    THIRD,
    acts,
    asked,
    at_school,
    blood_on,
    borne_by,
    call,
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

# ── Submachine Gun, Wolf Companion ──────────────────────────────────────────────────────────────────────────────────


def armed(bearer: str, what: str, b: str = f"{FOE} [blood 6]"):
    """Return a fight between a minion that bears something and the one that has blocked it."""
    s = at_school(f"{bearer} [blood 6]", f"attached a: {what} [on ready/{bearer}]", b=b)
    reach(s, f"bleed with {bearer}", f"block with {FOE}")
    return s


def test_a_submachine_gun_maneuvers_once_and_then_shoots():
    s = armed(OWN, "submachine-gun")
    take(s, "submachine-gun")  # a maneuver to long range
    rest(s)
    assert (blood_on(s, FOE), blood_on(s, OWN)) == (3, 6)


def test_a_submachine_gun_maneuvers_no_second_time():
    s = armed(OWN, "submachine-gun", b=f"{FOE} [blood 6]")
    assert [each for each in options(s) if "submachine-gun" in each]
    s.choose("pass")
    reach(s, "use a/submachine-gun")  # a strike at close range
    rest(s)
    assert (blood_on(s, FOE), blood_on(s, OWN)) == (3, 5)


@pytest.mark.parametrize(("needs", "life"), [("ani", 2), ("ANI", 3)])
def test_a_wolf_is_tougher_with_the_superior_level(needs, life):
    tamer = taught(needs)
    s = at_school(f"{tamer} [blood 6]", "hand a: wolf-companion\nlibrary a: dodge")
    s.choose("play wolf-companion")
    take(s, "way 2" if needs == "ANI" else "way 1")
    rest(s)
    assert (blood_on(s, "wolf-companion"), blood_on(s, tamer)) == (life, 5)


def test_a_wolf_bites_at_close_range():
    s = armed(OWN, "wolf-companion")
    rest(s)
    assert blood_on(s, FOE) == 4  # the hands and the wolf


def test_a_wolf_does_not_bite_at_long_range():
    s = at_school(
        f"{OWN} [blood 6]",
        f"attached a: wolf-companion [on ready/{OWN}], submachine-gun [on ready/{OWN}]",
        b=f"{FOE} [blood 6]",
    )
    reach(s, f"bleed with {OWN}", f"block with {FOE}")
    take(s, "submachine-gun")
    rest(s)
    assert blood_on(s, FOE) == 3  # the gun alone


# ── House of Sorrow, Nocturn Theater, Powerbase: Luanda ─────────────────────────────────────────────────────────────


def test_house_of_sorrow_unlocks_another_card_for_a_turn():
    name = "london-evening-star-tabloid-newspaper"
    s = at_school(f"{OWN} [bowed, blood 6]", f"board a: house-of-sorrow, {name} [bowed]")
    s.choose("use a/house-of-sorrow")
    take(s, name)
    assert (locked(s, "house-of-sorrow"), locked(s, name)) == (True, False)


def test_house_of_sorrow_unlocks_no_minion():
    s = at_school(f"{OWN} [bowed, blood 6]", "board a: house-of-sorrow")
    assert "use a/house-of-sorrow" not in options(s)


def theater(prey: str = f"{FOE} [blood 3]", own: str = f"{OWN} [blood 6]"):
    """Return an unlock phase with the Theater."""
    return at_school(own, "board a: nocturn-theater", b=prey, phase="5.1.5")


def test_nocturn_theater_locks_a_minion_of_the_prey_for_a_vampire():
    s = theater()
    s.choose("use a/nocturn-theater")
    take(s, OWN, FOE)
    assert (locked(s, "nocturn-theater"), locked(s, OWN), locked(s, FOE)) == (True, True, True)


@pytest.mark.parametrize(
    ("own", "prey"), [(f"{OWN} [bowed, blood 6]", f"{FOE} [blood 3]"), (f"{OWN} [blood 6]", f"{FOE} [bowed, blood 3]")]
)
def test_nocturn_theater_needs_an_unlocked_vampire_and_somebody_to_lock(own, prey):
    s = theater(prey, own)
    assert "use a/nocturn-theater" not in options(s)


def test_only_titled_vampires_burn_nocturn_theater():
    court = vampire(title="prince", plain=False, least=8)
    s = position(f"ready a: {court} [blood 8], madison [blood 4]\n{IDLE}\nboard b: nocturn-theater", game=GAME)
    assert [each.split()[2] for each in acts(s, "nocturn-theater")] == [f"a/{court}"]


def luanda():
    """Return a minion phase after Luanda was locked for a vampire."""
    s = at_school(f"{OWN} [blood 6], madison [blood 3]", "board a: powerbase-luanda", phase="5.2.2")
    s.choose("use a/powerbase-luanda")
    take(s, OWN)
    while "done" in options(s) and not any(each.startswith("bleed") for each in options(s)):
        s.choose("done")
    return s


def test_luanda_lets_one_vampire_attack_in_this_turn():
    s = luanda()
    there = [each for each in options(s) if each.startswith("act with") and each.endswith(f": b/{FOE}")]
    assert [OWN in each for each in there] == [True]
    s.choose(there[0])
    rest(s)
    assert blood_on(s, FOE) == 2
    assert not [each for each in options(s) if each.startswith("act with") and each.endswith(f": b/{FOE}")]


# ── Kaymakli Barrier, SchreckNET ────────────────────────────────────────────────────────────────────────────────────

ELDER, CHILD = taught(capacity=8), taught(capacity=4, nth=5)


def test_kaymakli_barrier_goes_onto_younger_vampires_only():
    s = position(
        f"ready a: {ELDER} [blood 6]\nready b: {CHILD} [bowed, blood 3], {taught(capacity=9)} [bowed]\n{THIRD}\n"
        "hand a: kaymakli-barrier\nlibrary a: dodge",
        game=GAME,
    )
    s.choose("play kaymakli-barrier")
    assert options(s) == [f"b/{CHILD}", "c/ryan"]
    s.choose(f"b/{CHILD}")
    rest(s)
    assert (borne_by(s, CHILD), s.pool[0]) == (["kaymakli-barrier"], 29)


def barred():
    """Return a position in which the prey of the active Methuselah has a vampire behind the Barrier."""
    return position(
        f"ready a: {OWN} [blood 1]\nready b: {CHILD} [blood 3]\n{THIRD}\n"
        f"attached b: kaymakli-barrier [on ready/{CHILD}, of c]",
        game=GAME,
    )


def test_who_is_behind_the_barrier_cannot_block_a_hunt():
    s = barred()
    s.choose(f"hunt with {OWN}")
    rest(s)
    assert blood_on(s, OWN) == 2


def test_who_is_behind_the_barrier_can_block_a_bleed():
    s = barred()
    s.choose(f"bleed with {OWN}")
    assert f"block with {CHILD}" in options(s) or f"block with b/{CHILD}" in options(s)


@pytest.mark.parametrize(("blood", "can"), [(0, False), (1, True)])
def test_a_bleed_from_behind_the_barrier_costs_a_blood(blood, can):
    s = position(
        f"ready a: {CHILD} [blood {blood}], madison [blood 3]\n{IDLE}\nattached a: kaymakli-barrier [on ready/{CHILD}, of c]",
        game=GAME,
    )
    if blood:
        s.choose(f"bleed with {CHILD}")
        rest(s)
        assert blood_on(s, CHILD) == 0
    assert can or f"bleed with {CHILD}" not in options(s)


@pytest.mark.parametrize(("capacity", "free"), [(5, False), (6, True)])
def test_schrecknet_unlocks_a_large_nosferatu(capacity, free):
    rat = taught(capacity=capacity, clan="Nosferatu")
    s = at_school(f"{rat} [blood 4]", "hand a: schrecknet\nlibrary a: dodge")
    s.choose("play schrecknet")
    rest(s)
    assert (where(s, "schrecknet"), locked(s, rat)) == ("board", not free)


@pytest.mark.parametrize("passes", [True, False])
def test_schrecknet_looks_at_a_hand_after_a_referendum_that_passes(passes):
    prince = vampire(title="prince", plain=False, least=8)
    s = position(
        f"ready a: {prince} [blood 8]\n{IDLE}\nboard a: schrecknet\nhand a: ancilla-empowerment\nhand b: dodge\n"
        "library a: dodge",
        game=GAME,
    )
    call(s, prince)
    s.choose(f"vote {'for' if passes else 'against'} with {prince}")
    for _ in range(9):
        if "use a/schrecknet" in options(s) or "done" in options(s):
            break
        s.choose("pass")
    assert ("use a/schrecknet" in options(s)) is passes
    if passes:
        s.choose("use a/schrecknet")
        take(s, "seat b")
        assert locked(s, "schrecknet")
        assert s.pieces[find(s, "dodge", zone="hand")].known & 1


# ── vampires ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_ludmijla_pays_less_for_animalism_only():
    s = position(
        f"ready a: ludmijla-rakoczy [blood 2]\n{IDLE}\nhand a: wolf-companion, dodge\nlibrary a: dodge", game=GAME
    )
    s.choose("play wolf-companion")
    first_way(s)
    rest(s)
    assert blood_on(s, "ludmijla-rakoczy") == 2


@pytest.mark.parametrize(("beside", "bleed"), [("", 1), (", ludmijla-rakoczy [blood 3]", 2)])
def test_rurik_bleeds_harder_beside_ludmijla(beside, bleed):
    s = position(f"ready a: rurik-rakoczy [blood 3]{beside}\n{IDLE}", game=GAME)
    assert number(s, "bleed", "rurik-rakoczy") == bleed


def test_rurik_gets_nothing_from_ludmijla_in_torpor():
    s = position(f"ready a: rurik-rakoczy [blood 3]\ntorpor a: ludmijla-rakoczy [blood 3]\n{IDLE}", game=GAME)
    assert number(s, "bleed", "rurik-rakoczy") == 1


@pytest.mark.parametrize(("capacity", "can"), [(5, True), (2, False), (1, False)])
def test_older_vampires_maneuver_against_leo(capacity, can):
    foe = taught(capacity=capacity, nth=7)
    s = at_school("leo-washington [blood 2]", b=f"{foe} [blood {min(3, capacity)}]")
    reach(s, "bleed with leo-washington", f"block with {foe}")
    there = [each for each in options(s) if each.startswith("use")] if asked(s)[0] == 1 else []
    if not there and "pass" in options(s):
        s.choose("pass")
        there = [each for each in options(s) if each.startswith("use")] if asked(s)[0] == 1 else []
    assert bool(there) is can


def test_nobody_else_is_maneuvered_against_by_his_betters():
    s = at_school(
        "madison [blood 2]", "ready c: leo-washington [bowed]".replace("ready c", "torpor a"), b=f"{ELDER} [blood 3]"
    )
    reach(s, "bleed with madison", f"block with {ELDER}")
    assert not [each for each in options(s) if each.startswith("use")]


def test_alex_camille_sees_once_in_an_action():
    s = position(
        f"ready a: {taught('OBF')} [blood 4]\nready b: alex-camille [blood 3]\n{THIRD}\n"
        "hand a: lost-in-crowds\nlibrary a: dodge",
        game=GAME,
    )
    s.choose(f"bleed with {taught('OBF')}")
    reach(s, "block with alex-camille", "play lost-in-crowds")
    first_way(s)
    reach(s, "use b/alex-camille")
    assert (blood_on(s, "alex-camille"), number(s, "intercept", "alex-camille")) == (2, 1)
    assert "use b/alex-camille" not in options(s)


@pytest.mark.parametrize("directed", [True, False])
def test_yazid_is_stealthy_in_directed_actions_only(directed):
    s = at_school("yazid-tamari-g3-adv [blood 3]", b=f"{FOE} [blood 3]")
    s.choose(f"{'bleed' if directed else 'hunt'} with yazid-tamari-g3-adv")
    assert number(s, "stealth", "yazid-tamari-g3-adv") == int(directed)


def test_those_who_have_merged_are_anarchs():
    merged = [
        card
        for face, card in FACES.items()
        if face.endswith("merged") and card.name in ("Danielle Diron", "Yazid Tamari")
    ]
    assert {(card.name, card.sect, card.title, card.city) for card in merged} == {
        ("Danielle Diron", "Anarch", "baron", "Berlin"),
        ("Yazid Tamari", "Anarch", "", ""),
    }


def test_danielle_buys_one_vote_in_a_referendum():
    s = position(
        f"ready a: danielle-diron-g3-adv [blood 3], {vampire(title='prince', plain=False, least=8)} [blood 8]\n{IDLE}\n"
        "hand a: ancilla-empowerment\nlibrary a: dodge",
        game=GAME,
    )
    call(s, vampire(title="prince", plain=False, least=8))
    s.choose("use a/danielle-diron-g3-adv")
    assert blood_on(s, "danielle-diron-g3-adv") == 2
    assert "use a/danielle-diron-g3-adv" not in options(s)


def test_nadima_sees_further():
    s = position(f"ready a: nadima [blood 3], madison [blood 3]\n{IDLE}", game=GAME)
    assert (number(s, "intercept", "nadima"), number(s, "intercept", "madison")) == (1, 0)


def test_lady_vadislava_bares_her_claws_for_a_blood():
    s = at_school("lady-vadislava [blood 5]", b=f"{FOE} [blood 3]")
    reach(s, "bleed with lady-vadislava", f"block with {FOE}", "use a/lady-vadislava")
    rest(s)
    assert (where(s, FOE), blood_on(s, "lady-vadislava")) == ("torpor", 3)


def test_francisco_bleeds_for_one_more_once_in_a_turn():
    s = at_school("francisco-domingo-de-polonia [blood 5]")
    reach(s, "bleed with francisco-domingo-de-polonia", "use a/francisco-domingo-de-polonia")
    assert "use a/francisco-domingo-de-polonia" not in options(s)
    rest(s)
    assert (s.pool[1], blood_on(s, "francisco-domingo-de-polonia")) == (28, 4)


@pytest.mark.parametrize("passes", [True, False])
def test_antonio_unlocks_after_a_referendum_that_passes(passes):
    against = vampire(title="justicar", plain=False, least=8)
    s = position(
        "ready a: antonio-delgado [blood 5], madison [blood 3]\n"
        f"ready b: nassir [bowed, blood 4]{'' if passes else f', {against} [bowed, blood 4]'}\n{THIRD}\n"
        "hand a: ancilla-empowerment\nlibrary a: dodge",
        game=GAME,
    )
    call(s, "antonio-delgado")
    reach(s, "vote for with antonio-delgado", *([] if passes else [f"vote against with {against}"]))
    rest(s)
    assert locked(s, "antonio-delgado")
    while not options(s)[0].startswith("discard") and "yes" not in options(s):
        s.choose("done")
    assert ("yes" in options(s)) is passes
    if passes:
        s.choose("yes")
        assert not locked(s, "antonio-delgado")


@pytest.mark.parametrize(("blood", "left"), [(0, 2), (1, 1)])
def test_danielle_is_fed_only_where_she_has_no_blood(blood, left):
    s = position(f"phase: 5.1.3\nready a: danielle-diron-g3 [blood {blood}]\n{IDLE}", game=GAME)
    assert blood_on(s, "danielle-diron-g3") == left


@pytest.mark.parametrize(("actor", "can"), [("madison", True), (taught(capacity=5, nth=4), False)])
def test_sajid_does_not_block_his_elders(actor, can):
    s = at_school(f"{actor if not can else taught(capacity=4, nth=4)} [blood 3]", b="sajid-al-misbah [blood 3]")
    s.choose(next(each for each in options(s) if each.startswith("bleed with")))
    assert bool([each for each in options(s) if each.startswith("block with")]) is can


def test_yazid_is_a_seraph_also_once_he_has_merged():
    assert [FACES[f"yazid-tamari-g3{end}"].traits for end in ("", "-merged")] == [("black hand", "seraph")] * 2
