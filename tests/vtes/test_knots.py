"""Knots: titles received again, merged vampires and Red List prey where three cards or more meet, worked out by hand."""

import pytest

from coterie.games.vtes.facts import held_title, title
from coterie.kernel.events import about, about_seat
from coterie.kernel.pieces import ref
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Sets
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    IDLE,
    LIBRARIES,
    PASSES,
    SCHOOL,
    blood_on,
    borne_by,
    clash,
    faces,
    find,
    happen,
    number,
    options,
    position,
    reach,
    rest,
    taught,
    vampire,
    wait,
    where,
)


def titled(s, face: str) -> tuple[str, str]:
    """Return the title of a vampire, "" for a contested one, and its city."""
    p = find(s, face)
    return title(s, p), s.game.value(s, "city", p)


def entitle(s, face: str, card: str) -> None:
    """Put a title card on a vampire, as if its referendum had passed."""
    p = find(s, face)
    happen(s, about(s, "attach", find(s, card), detail=ref(s, p), seat=s.pieces[p].place))


# ── titles ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-9.3")
def test_a_prince_that_has_lost_its_city_is_voted_into_it_again():
    """The printed title is lost for good to that of Houston; the card of Stockholm is another way to the old one."""
    s = position(
        f"{LIBRARIES}ready a: greger-anderssen [blood 7]\nlimbo a: praxis-seizure-houston, praxis-seizure-stockholm\n{IDLE}"
    )
    entitle(s, "greger-anderssen", "praxis-seizure-houston")
    assert titled(s, "greger-anderssen") == ("prince", "Houston")
    entitle(s, "greger-anderssen", "praxis-seizure-stockholm")
    assert titled(s, "greger-anderssen") == ("prince", "Stockholm")
    assert (borne_by(s, "greger-anderssen"), where(s, "praxis-seizure-houston")) == (
        ["praxis-seizure-stockholm"],
        "ash",
    )
    happen(s, about(s, "burn", find(s, "praxis-seizure-stockholm")))
    assert titled(s, "greger-anderssen")[0] == ""  # the printed one does not come back


@pytest.mark.ruling("VR-9.3")
def test_a_title_that_was_yielded_can_be_voted_for_once_more():
    own = taught(capacity=6)
    s = position(
        f"{LIBRARIES}phase: 5.1.4\nready a: {own} [blood 2]\nlimbo a: praxis-seizure-stockholm\n"
        f"attached a: praxis-seizure-stockholm [on ready/{own}]\nready b: greger-anderssen [bowed, blood 3]\n"
        "ready c: ryan [bowed, blood 2]",
        game=SCHOOL,
    )
    s.choose(f"yield title of a/{own}")
    assert (titled(s, own)[0], borne_by(s, own)) == ("", [])
    entitle(s, own, "praxis-seizure-stockholm")
    assert borne_by(s, own) == ["praxis-seizure-stockholm"]
    assert titled(s, own)[0] == titled(s, "greger-anderssen")[0] == ""  # contested once more


@pytest.mark.ruling("VR-9.3")
def test_a_contest_for_one_city_does_not_hold_back_the_title_of_another():
    """Who leaves the contest for a new title has that at once; the rival that is left waits for its own unlock phase."""
    other = taught(capacity=6)
    s = position(
        f"{LIBRARIES}ready a: greger-anderssen [blood 7]\nlimbo a: praxis-seizure-houston\n"
        f"ready b: nassir [bowed, blood 4], {other} [bowed, blood 3]\n"
        f"attached b: praxis-seizure-stockholm [on ready/{other}]\nready c: ryan [bowed, blood 4]",
        game=SCHOOL,
    )
    assert titled(s, "greger-anderssen")[0] == titled(s, other)[0] == ""
    entitle(s, "greger-anderssen", "praxis-seizure-houston")
    assert titled(s, "greger-anderssen") == ("prince", "Houston")
    assert titled(s, other)[0] == ""
    for _ in range(40):
        if s.active == 1:
            break
        s.choose(next(each for each in ("done", "pass") if each in options(s)))
    assert titled(s, other) == ("prince", "Stockholm")


@pytest.mark.ruling("VR-9.3")
def test_a_title_taken_from_a_prince_is_gone_for_good_once_another_is_received():
    s = position(
        "ready a: zane [blood 4], alexander-silverson [blood 4]\nready b: alice-chen [bowed, blood 4]\n"
        "ready c: ryan [bowed]\nlimbo a: praxis-seizure-houston"
    )
    s.choose("act with zane by zane 1")
    for choice in ("b/alice-chen", "all for"):
        while choice not in options(s):
            s.choose(next(each for each in ("pass", "no block") if each in options(s)))
        s.choose(choice)
    while "done" not in options(s):
        s.choose("pass")
    assert s.game.value(s, "city", find(s, "zane")) == "Nairobi"
    entitle(s, "zane", "praxis-seizure-houston")
    happen(s, about(s, "burn", find(s, "praxis-seizure-houston")))
    assert (titled(s, "zane")[0], s.contesting) == ("", ((*ref(s, find(s, "alice-chen")), "prince of Nairobi"),))


@pytest.mark.ruling("VR-9.3")
def test_who_has_yielded_a_title_can_take_it_from_the_prince_once_more():
    """The prince has it back in its own unlock phase, and loses it again to a second contest."""
    s = position(
        "library a: dodge, dodge, dodge, dodge\nlibrary b: dodge, dodge\nlibrary c: dodge, dodge\n"
        "ready a: zane [blood 4], alexander-silverson [blood 4]\nready b: alice-chen [bowed, blood 4]\nready c: ryan [bowed]"
    )
    for _ in range(2):
        s.choose("act with zane by zane 1")
        reach(s, "b/alice-chen", "vote for with alexander-silverson")
        rest(s)
        assert (s.game.value(s, "city", find(s, "zane")), len(s.contesting)) == ("Nairobi", 2)
        wait(s, 0, "unlock?")
        s.choose("yield title of a/zane")
        assert (held_title(s, find(s, "zane")), titled(s, "alice-chen")[0]) == ("", "")
        wait(s, 1, "discard?")
        assert titled(s, "alice-chen") == ("prince", "Nairobi")
        wait(s, 0, "action?")


@pytest.mark.ruling("VR-9.3")
def test_a_title_taken_from_another_burns_the_card_that_stood_for_the_old_one():
    s = position(
        f"{LIBRARIES}ready a: madison [blood 4]\nlimbo a: praxis-seizure-houston\nready b: alice-chen [bowed, blood 4]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    entitle(s, "madison", "praxis-seizure-houston")
    words = [Sets("title", "prince", THIS), Sets("city", "Nairobi", THIS)]
    happen(s, *[about(s, "gain", find(s, "madison"), detail=(word, ("forever",), "zane")) for word in words])
    assert (held_title(s, find(s, "madison")), borne_by(s, "madison")) == ("prince", [])
    assert titled(s, "madison") == titled(s, "alice-chen") == ("", "Nairobi")


# ── merged vampires ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-9.6", "VR-1.3")
def test_both_halves_of_a_merged_vampire_leave_the_game_with_it():
    """Ten pool for ten capacity; neither half lies in the ash heap, where it could be redeemed."""
    s = position(
        f"{LIBRARIES}phase: 5.4.1\nturn: 9\nready a: nergal-g5 [blood 4], madison [bowed, blood 1]\n"
        f"uncontrolled a: nergal-g5-adv [blood 2]\nhand a: golconda-inner-peace, redeem-the-lost-soul\n{IDLE}"
    )
    s.choose("merge a/uncontrolled.1 with a/nergal-g5")
    wait(s, 0, "master?")
    s.choose("play golconda-inner-peace")
    while "done" not in options(s):
        s.choose(next(each for each in ("a/nergal-g5", "pass", "no") if each in options(s)))
    assert (s.pool[0], where(s, "nergal-g5"), where(s, "nergal-g5-adv")) == (39, "removed", "removed")
    assert "play redeem-the-lost-soul" not in options(s)
    assert faces(s, "ash") == ["golconda-inner-peace"]


@pytest.mark.ruling("VR-9.6", "VR-9.3")
def test_a_title_that_two_halves_have_together_replaces_that_of_a_card_and_is_contested_at_once():
    """Baron of Seattle by a card, of Chicago once merged: there the prince of another claims the same city."""
    s = position(
        f"{LIBRARIES}phase: 5.4.1\nturn: 9\nready a: maldavis-g3-adv [blood 3], madison [bowed, blood 1]\n"
        "limbo a: fee-stake-seattle\nuncontrolled a: maldavis-g3\nready b: sir-walter-nash [bowed, blood 3]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    entitle(s, "maldavis-g3-adv", "fee-stake-seattle")
    assert titled(s, "maldavis-g3-adv") == ("baron", "Seattle")
    s.choose("merge a/uncontrolled.1 with a/maldavis-g3-adv")
    assert (s.game.value(s, "city", find(s, "maldavis-g3-adv")), where(s, "fee-stake-seattle")) == ("Chicago", "ash")
    assert titled(s, "maldavis-g3-adv")[0] == titled(s, "sir-walter-nash")[0] == ""
    wait(s, 0, "unlock?")
    s.choose("yield title of a/maldavis-g3-adv")
    assert held_title(s, find(s, "maldavis-g3-adv")) == ""


@pytest.mark.ruling("VR-9.3", "VR-9.6", "VR-4.10")
def test_a_title_rests_with_a_contested_vampire_and_is_contested_again_once_that_is_back():
    """While the baron is out of play the prince of its city regains the title in its own unlock phase."""
    s = position(
        f"{LIBRARIES}phase: 5.4.1\nturn: 9\nready a: maldavis-g3 [blood 3], madison [bowed, blood 1]\n"
        "uncontrolled a: maldavis-g3-adv\nready b: nassir [bowed, blood 1]\nuncontrolled b: maldavis-g3 [blood 5]\n"
        "ready c: ryan [bowed, blood 2], sir-walter-nash [bowed, blood 3]"
    )
    s.choose("merge a/uncontrolled.1 with a/maldavis-g3")
    assert titled(s, "sir-walter-nash") == ("", "Chicago")
    wait(s, 1, "influence?")
    s.choose("control b/uncontrolled.1")
    assert titled(s, "sir-walter-nash") == ("", "Chicago")
    wait(s, 2, "discard?")
    assert titled(s, "sir-walter-nash") == ("prince", "Chicago")
    wait(s, 0, "unlock?")
    s.choose("contest a/contested/maldavis-g3")
    wait(s, 1, "unlock?")
    s.choose("yield b/contested/maldavis-g3")
    wait(s, 0, "unlock?")
    s.choose("reclaim a/contested/maldavis-g3")
    assert "contest title of a/maldavis-g3" in options(s)
    assert titled(s, "maldavis-g3") == titled(s, "sir-walter-nash") == ("", "Chicago")


@pytest.mark.ruling("VR-9.6", "VR-8.6")
def test_a_merged_vampire_that_is_devoured_leaves_both_halves_in_the_ash_heap_and_its_gear_to_the_victor():
    """Three blood and five make six, the diablerist's capacity; one more with what it learns from an older one."""
    own = taught(capacity=6)
    s = position(
        f"{LIBRARIES}phase: 5.4.1\nturn: 9\nready a: madison [bowed, blood 1]\ntorpor a: nergal-g5 [blood 5]\n"
        f"attached a: sport-bike [on torpor/nergal-g5]\nuncontrolled a: nergal-g5-adv [blood 2]\nready b: {own} [blood 3]\n"
        "hand b: auspex\nready c: ryan [bowed, blood 2]",
        game=SCHOOL,
    )
    s.choose("merge a/uncontrolled.1 with a/nergal-g5")
    wait(s, 1, "action?")
    s.choose(f"diablerise with b/{own}: a/nergal-g5")
    straight(s, "take", "fetch")
    assert (borne_by(s, own), blood_on(s, own)) == (["sport-bike", "auspex"], 6)
    assert (where(s, "nergal-g5"), where(s, "nergal-g5-adv"), number(s, "capacity", own)) == ("ash", "ash", 7)


@pytest.mark.ruling("VR-13.4", "V-010")
@pytest.mark.parametrize(("blood", "leaves"), [(7, False), (6, True)])
def test_a_withdrawal_is_broken_by_blood_that_drains_as_a_capacity_falls(blood, leaves):
    own = taught("aus", capacity=6)
    s = position(
        f"phase: 5.1.4\nready a: {own} [bowed, blood {blood}]\nattached a: auspex [on ready/{own}]\n"
        f"library b: dodge, dodge\nlibrary c: dodge, dodge\n{IDLE}",
        game=SCHOOL,
    )
    s.choose("withdraw")
    happen(s, about(s, "burn", find(s, "auspex")))
    assert s.pieces[find(s, own)].count("blood") == 6
    for _ in range(60):
        if s.out or (s.active == 0 and s.turn > 1 and s.asked[1][0] != "unlock?"):
            break
        there = options(s)
        s.choose(next((each for each in ("done", "pass", "no block") if each in there), there[0]))
    assert s.out == ((0,) if leaves else ())


# ── ousts ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def straight(s, *wanted: str) -> None:
    """Choose what begins with one of the wanted words wherever it is offered, and do as little as possible otherwise."""
    for _ in range(80):
        there = options(s)
        found = [each for start in wanted for each in there if each.startswith(start)]
        if not found and "done" in there:
            return
        s.choose((found + [each for each in (*PASSES, "no", "none") if each in there] + there)[0])


@pytest.mark.ruling("VR-8.5", "VR-13.1", "VR-4.1")
@pytest.mark.parametrize(
    ("pool", "left", "out", "halves"),
    [
        ((1, 1, 9), (6, 0, 9), (1,), (2, 0, 0)),
        ((2, 1, 9), (7, 0, 9), (1,), (2, 0, 0)),
        ((1, 2, 9), (0, 1, 15), (0,), (0, 0, 2)),
    ],
)
def test_two_fall_at_once_and_the_oust_that_is_chosen_first_pays_for_the_second(pool, left, out, halves):
    """Each loses 1 pool for its vampire; the 6 pool for the prey are there before the next pool is burned."""
    one, two = taught("CEL", capacity=7), taught("obf", capacity=8, nth=2)
    s = position(
        f"{LIBRARIES}pool: {' '.join(map(str, pool))}\nready a: {one} [blood 0]\nready b: {two} [blood 0]\n"
        "board c: tension-in-the-ranks\nready c: ryan [bowed, blood 2]",
        game=SCHOOL,
    )
    clash(s, one, two)
    assert all("tension-in-the-ranks" in each for each in options(s))
    straight(s, f"trigger c/tension-in-the-ranks 1 for b/{two}")
    assert (s.pool, s.out, s.halves) == (left, out, halves)


@pytest.mark.ruling("C-009", "VR-13.1", "VR-6.9")
@pytest.mark.parametrize(("saved", "pool", "blood"), [(False, (9, 9, 0, 9), 3), (True, (9, 10, 0, 9), 2)])
def test_the_last_pool_for_a_cancel_sends_the_bleed_back_and_its_payer_out(saved, pool, blood):
    """The third seat pays its last pool to cancel the deflection, unless that is cancelled in turn: then it is bled out.

    Either way the one that redirected is its predator: 6 pool, less the bleed if that comes back.
    """
    own, other = taught("DOM", capacity=8), taught("DOM", capacity=6, nth=3)
    s = position(
        f"{LIBRARIES}library d: dodge\npool: 9 4 1 9\nready a: {own} [blood 3]\nready b: {other} [blood 3]\n"
        "hand b: deflection\nready c: ryan [bowed, blood 2]\nhand c: direct-intervention\nready d: lupo [bowed]\n"
        f"hand d: {'sudden-reversal' if saved else 'vessel'}",
        players=4,
        game=SCHOOL,
    )
    s.choose(f"bleed with {own}")
    straight(s, "play", "way 2", "seat c")
    assert (s.pool, s.edge, s.out, s.halves, blood_on(s, other)) == (pool, 0, (2,), (0, 2, 0, 0), blood)


@pytest.mark.ruling("VR-6.5", "VR-12")
def test_a_prey_that_leaves_during_an_action_hands_its_block_to_the_next():
    """The prey has declined and the predator is asked as the prey is ousted: the next in line is the prey now."""
    own = taught(capacity=8)
    s = position(
        f"{LIBRARIES}library d: dodge\npool: 9 1 9 9\nready a: {own} [blood 3]\nready b: nassir [blood 2]\n"
        "ready c: ryan [blood 2]\nready d: lupo [blood 2]",
        players=4,
        game=SCHOOL,
    )
    s.choose(f"hunt with {own}")
    while s.question.seat != 3:
        s.choose("no block" if "no block" in options(s) else "pass")
    happen(s, about_seat("pool", 1, -1))
    asked = []
    while "done" not in options(s):
        asked.append((s.question.seat, "no block" in options(s)))
        s.choose(next(each for each in ("no block", "pass") if each in options(s)))
    assert ((2, True) in asked, s.pool[0], s.out, blood_on(s, own)) == (True, 15, (1,), 4)


# ── strikes and trophies ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.3", "VR-8.2")
def test_a_gun_that_is_stolen_first_neither_shoots_nor_serves_its_loser_again():
    """The shot is lost with the gun; two more strikes of its old bearer are blows of the hand. The thief has paid 1 blood."""
    own, foe = taught("CEL", capacity=8), taught("CEL POT", capacity=8, nth=2)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 6]\nhand a: fast-hands, vessel\nready b: {foe} [blood 4]\nhand b: blur, vessel\n"
        f"attached b: 44-magnum [on ready/{foe}]\nready c: ryan [bowed, blood 2]",
        game=SCHOOL,
    )
    clash(s, own, foe)
    s.choose("pass")  # no maneuver
    straight(s, "play fast-hands", "play blur", "way 2", "use b/44-magnum")
    assert (borne_by(s, own), borne_by(s, foe), blood_on(s, own), blood_on(s, foe)) == (["44-magnum"], [], 3, 3)


@pytest.mark.ruling("VR-9.7", "V-104", "VR-13.1")
@pytest.mark.parametrize("hunted", [False, True])
def test_a_trophy_of_another_stays_with_its_winner_or_burns_with_it(hunted):
    """The outlaw is devoured: one trophy is found, one is given. Its owner leaves later, or a blood hunt burns the winner."""
    own = vampire(least=8)
    s = position(
        f"{LIBRARIES}pool: 9 9 2\nready a: {own} [blood 3], madison [bowed, blood 1]\nhand a: trophy-revered\n"
        "board c: trophy-domain\nready b: alice-chen [bowed, blood 2]\ntorpor b: enkidu-the-noah [blood 4]\n"
        "ready c: graham-gottesman [bowed, blood 2]",
        game=GAME,
    )
    s.choose(f"diablerise with a/{own}: b/enkidu-the-noah")
    straight(s, "fetch", "award", *(["vote for with b", "vote for with c"] if hunted else []))
    if hunted:
        domain = s.pieces[find(s, "trophy-domain")]
        assert (where(s, own), where(s, "trophy-revered"), domain.zone, domain.place) == ("ash", "ash", "ash", 2)
        return
    happen(s, about_seat("pool", 2, -2))
    assert (s.out, borne_by(s, own)) == ((2,), ["trophy-revered", "trophy-domain"])
