"""Cards about what is new and what is cancelled: vampires that came lately, cancels that are cancelled, plays by chance."""

import pytest

from coterie.kernel.pieces import pile
from coterie.kernel.positions import LETTERS
from tests.vtes.tools import (
    FOE,
    SCHOOL,
    asked,
    at_school,
    blood_on,
    borne_by,
    find,
    first_way,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    taught,
    vampire,
    where,
)

FIVE, SIX, FULL = ", ".join(["dodge"] * 5), ", ".join(["dodge"] * 6), ", ".join(["dodge"] * 7)
DOM = taught("DOM AUS", capacity=6)


# ── Dark Influences ─────────────────────────────────────────────────────────────────────────────────────────────────

SHADOWS = "hand b: dark-influences\nlibrary a: dodge, dodge\nlibrary b: dodge, dodge\n"


def bleeds(more: str = "", hand: str = "govern-the-unaligned, govern-the-unaligned"):
    """Return a position in which a vampire of seat a can play cards with Dominate and nobody can block."""
    return at_school(f"{DOM} [blood 6]", f"hand a: {hand}\n{more}", b="nassir [bowed, blood 4]")


@pytest.mark.ruling("D-874")
def test_dark_influences_cancels_and_bars_cards_of_that_name_for_a_turn():
    s = bleeds(SHADOWS)
    play_through(s, "play govern-the-unaligned")
    reach(s, "play dark-influences")
    rest(s)
    assert (where(s, "govern-the-unaligned"), where(s, "dark-influences"), blood_on(s, DOM)) == ("ash", "board", 6)
    assert (s.pool, locked(s, DOM)) == ((30, 28, 30), False)
    assert not [each for each in options(s) if each.startswith("play govern")]  # the other copy


def test_dark_influences_lets_other_cards_be_played():
    s = bleeds(SHADOWS, "govern-the-unaligned, bonding, computer-hacking")
    reach(s, "play govern-the-unaligned", "play dark-influences")
    rest(s)
    assert "play computer-hacking" in options(s)


def test_dark_influences_cancels_the_next_cancel_and_is_burned():
    s = bleeds("board c: dark-influences\nhand b: direct-intervention\nlibrary b: dodge\n", "computer-hacking")
    reach(s, "play computer-hacking", "play direct-intervention")
    assert (where(s, "dark-influences"), where(s, "direct-intervention"), s.pool[1]) == ("ash", "ash", 28)
    rest(s)
    assert s.pool[1] == 28  # the bleed for 2 goes on


@pytest.mark.ruling("D-878")
@pytest.mark.parametrize(("burned", "stays"), [("b/dark-influences", "c"), ("c/dark-influences", "b")])
def test_of_two_dark_influences_the_acting_methuselah_chooses_which_is_burned(burned, stays):
    s = bleeds(
        "board b: dark-influences\nboard c: dark-influences\nhand b: direct-intervention\nlibrary b: dodge\n",
        "computer-hacking",
    )
    reach(s, "play computer-hacking", "play direct-intervention")
    assert asked(s) == (0, ["b/dark-influences", "c/dark-influences"])
    s.choose(burned)
    rest(s)
    assert [
        (now.zone, LETTERS[now.place]) for now in s.pieces if now.face == "dark-influences" and now.zone != "ash"
    ] == [("board", stays)]
    assert s.pool[1] == 28  # one cancel is enough for the one card


def test_dark_influences_leaves_cancels_of_masters_alone():
    s = at_school(
        "madison [blood 4]", "board c: dark-influences\nhand a: blood-doll\nhand b: sudden-reversal\n", phase="5.2.2"
    )
    reach(s, "play blood-doll")
    reach(s, "play sudden-reversal")
    assert (where(s, "dark-influences"), where(s, "blood-doll")) == ("board", "ash")


# ── Chameleon, Legendary Vampire ────────────────────────────────────────────────────────────────────────────────────

BARON = vampire(title="baron", least=6)


def newcomer(came: bool, capacity: int = 4, hand: str = "chameleon"):
    """Return a position in which a baron of seat a acts after a vampire of seat b was perhaps moved to the ready region."""
    young = taught(capacity=capacity)
    zone = f"uncontrolled b: {young} [blood {capacity}]" if came else f"ready b: {young} [blood {capacity}]"
    s = position(
        f"phase: 5.4.2\nactive: b\nready a: {BARON} [blood 8]\nhand a: {hand}\n{zone}\nready c: ryan [bowed]\n"
        "library a: dodge\nlibrary b: dodge\nlibrary c: dodge",
        game=SCHOOL,
    )
    return s, young


def to_minion_phase(s, seat: int) -> None:
    """Do as little as possible until a seat has its minion phase."""
    for _ in range(80):
        if s.question.seat == seat and s.asked[1][0] == "action?":
            return
        there = options(s)
        s.choose(next(each for each in ("done", "pass", *there) if each in there))
    raise AssertionError


@pytest.mark.parametrize("came", [True, False])
def test_chameleon_takes_only_those_that_have_come_lately(came):
    s, young = newcomer(came)
    if came:
        s.choose(options(s)[0])
    to_minion_phase(s, 0)
    assert ("play chameleon" in options(s)) is came
    if came:
        s.choose("play chameleon")
        rest(s)
        at = find(s, young)
        assert (s.game.speaks(s, at), s.game.value(s, "sect", at), blood_on(s, BARON)) == (0, "Anarch", 3)


def test_chameleon_costs_the_capacity_and_reaches_nobody_whom_it_cannot_pay_for():
    s, _ = newcomer(True)
    s.choose(options(s)[0])
    to_minion_phase(s, 0)
    s.choose("play chameleon")
    assert [each for each in options(s) if each.isdigit()] == []  # only 4 has a target
    s, _ = newcomer(True, capacity=5)
    s.choose(options(s)[0])
    s.pieces[find(s, BARON)].counters = (("blood", 4),)
    to_minion_phase(s, 0)
    assert "play chameleon" not in options(s)


@pytest.mark.parametrize("came", [True, False])
def test_legendary_vampire_goes_only_on_one_that_has_just_come(came):
    old = taught(capacity=7)
    zone = f"uncontrolled a: {old} [blood 7]" if came else f"ready a: {old} [blood 7]"
    s = position(
        f"phase: 5.4.2\nready b: nassir [bowed]\nready c: ryan [bowed]\nhand a: legendary-vampire\n{zone}\n"
        "library a: dodge\nlibrary b: dodge\nlibrary c: dodge",
        game=SCHOOL,
    )
    if came:
        s.choose(next(each for each in options(s) if each.startswith("control")))
    for _ in range(60):
        if s.question.seat == 0 and s.asked[1][0] in ("master?", "action?"):
            break
        s.choose(next(each for each in ("done", "pass", *options(s)) if each in options(s)))
    assert ("play legendary-vampire" in options(s)) is came
    if came:
        s.choose("play legendary-vampire")
        assert (number(s, "bleed", old), number(s, "votes", old)) == (3, 2)


def test_legendary_vampire_is_burned_by_a_referendum_of_anybody():
    old = taught(capacity=7)
    s = at_school(f"{BARON} [blood 6]", f"attached b: legendary-vampire [on ready/{old}]", b=f"{old} [bowed, blood 6]")
    s.choose(next(each for each in options(s) if each.startswith("act with") and "legendary-vampire" in each))
    reach(s, f"vote for with a/{BARON}")
    rest(s)
    assert (where(s, "legendary-vampire"), number(s, "bleed", old)) == ("ash", 1)


# ── Alastor, The Meddling of Semsith ────────────────────────────────────────────────────────────────────────────────

JUDGE = next(face for face, card in SCHOOL.faces.items() if card.title == "justicar" and card.stats["capacity"] > 6)
LOYAL = taught(capacity=5)


def seated(wares: str = "ak-47", blood: int = 4):
    """Return a position in which a justicar of seat a has made one of its own vampires an Alastor, and looks for equipment."""
    s = at_school(
        f"{JUDGE} [blood 6], {LOYAL} [bowed, blood {blood}]",
        f"hand a: alastor, {SIX}\nlibrary a: dodge, {wares}, dodge, flak-jacket\n",
        b="nassir [bowed]",
    )
    s.choose("play alastor")
    reach(s, f"a/{LOYAL}", f"vote for with a/{JUDGE}")
    while "none" not in options(s):
        s.choose(next(each for each in ("no vote", "pass", *options(s)) if each in options(s)))
    return s


def test_alastor_gets_equipment_for_half_of_its_cost():
    s = seated()
    s.choose(next(each for each in options(s) if "ak-47" in each))
    rest(s)
    assert (sorted(borne_by(s, LOYAL)), s.pool[0]) == (["ak-47", "alastor"], 28)  # half of 5 is 2


@pytest.mark.ruling("VR-4.8")
@pytest.mark.parametrize(("blood", "zone", "left"), [(4, "attached", 3), (1, "attached", 0), (0, "library", 0)])
def test_the_vampire_on_which_alastor_is_put_pays_half_of_what_equipment_costs_in_blood(blood, zone, left):
    s = seated("palatial-estate", blood)
    s.choose(next(each for each in ("fetch library/palatial-estate", "none") if each in options(s)))
    rest(s)
    assert (where(s, "palatial-estate"), blood_on(s, LOYAL), blood_on(s, JUDGE), s.pool[0]) == (zone, left, 6, 30)


def test_alastor_attacks_vampires_and_eats_none():
    down = taught(capacity=4)
    s = at_school(
        f"{LOYAL} [blood 4], {FOE} [blood 4]",
        f"attached a: alastor [on ready/{LOYAL}]\ntorpor b: {down}",
        b="nassir [bowed, blood 4], loyal-street-gang [bowed, lives 2]",
    )
    assert [each for each in options(s) if "diablerise" in each] == [f"diablerise with a/{FOE}: b/{down}"]
    aims = [each for each in options(s) if each.startswith("act") and "alastor" in each]
    assert sorted(each.rpartition("/")[2] for each in aims) == ["nassir", "ryan"]  # and not the gang


MAGE = taught("AUS", capacity=6)


def meddled(cards: str = f"telepathic-counter, {SIX}", b: str = f"{MAGE} [blood 3]"):
    """Return a position in which seat a has seen to it that seat b replaces no cards in minion phases."""
    s = at_school(
        f"{BARON} [blood 6], {FOE} [blood 4], {LOYAL} [blood 1]",
        f"hand a: the-meddling-of-semsith, computer-hacking, {FIVE}\nlibrary a: {FULL}\n"
        f"hand b: {cards}\nlibrary b: {FULL}\n",
        b=b,
    )
    play_through(s, "play the-meddling-of-semsith")
    reach(s, f"a/{BARON}", "seat b", f"vote for with a/{BARON}")
    while "discard dodge" not in options(s):
        s.choose(next(each for each in ("no vote", "pass", *options(s)) if each in options(s)))
    s.choose("discard dodge")
    return s


def hands(s) -> list[int]:
    """Return how many cards the hands of seats a and b hold."""
    return [len(pile(s, "hand", seat)) for seat in (0, 1)]


@pytest.mark.ruling("D-876")
def test_meddling_keeps_another_from_replacing_cards_in_minion_phases_only():
    s = meddled()
    assert hands(s) == [6, 7]
    reach(s, "play computer-hacking", f"a/{FOE}", "play telepathic-counter")
    first_way(s)
    rest(s)
    assert hands(s) == [6, 6]  # seat a replaces its card
    s.choose("done")
    assert hands(s) == [6, 7]


@pytest.mark.ruling("D-876")
def test_who_replaces_nothing_draws_no_more_cards_for_it():
    quick = taught("CEL", capacity=6)
    s = meddled(f"infernal-pursuit, flash, {FIVE}", f"{quick} [blood 3]")
    reach(s, f"bleed with {FOE}", f"block with {quick}", "play infernal-pursuit")
    before = hands(s)[1]
    reach(s, "play flash")
    first_way(s)
    assert hands(s)[1] == before - 1


@pytest.mark.ruling("D-876")
def test_infernal_pursuit_draws_none_for_itself_where_it_is_not_replaced():
    quick = taught("CEL", capacity=6)
    s = meddled(f"infernal-pursuit, {SIX}", f"{quick} [blood 3]")
    reach(s, f"bleed with {FOE}", f"block with {quick}", "play infernal-pursuit")
    first_way(s)
    assert (hands(s)[1], len(pile(s, "library", 1))) == (6, 7)


def test_infernal_pursuit_draws_one_more_for_itself_too():
    quick = taught("CEL", capacity=6)
    s = at_school(f"{FOE} [blood 6]", f"hand b: infernal-pursuit, {SIX}\nlibrary b: {FULL}", b=f"{quick} [blood 3]")
    reach(s, f"bleed with {FOE}", f"block with {quick}", "play infernal-pursuit")
    first_way(s)
    assert s.question.seat == 1
    s.choose("discard dodge")
    assert (hands(s)[1], len(pile(s, "library", 1))) == (7, 5)


# ── Veil of Darkness, Andrew Stuart, Steely Tenacity ────────────────────────────────────────────────────────────────

SHADOW = taught("OBT DOM", capacity=6)


def veiled(top: str, card: str, veil: str = "board c: veil-of-darkness\n"):
    """Return a position in which a vampire of seat a plays a card, with a certain card on top of its library."""
    s = at_school(
        f"{SHADOW} [blood 6]",
        f"{veil}hand a: {card}, {card}, {FIVE}\nlibrary a: {top}, dodge, dodge",
        b="nassir [bowed]",
    )
    s.choose(f"play {card}")
    first_way(s)
    return s


@pytest.mark.ruling("D-875")
@pytest.mark.parametrize(
    ("top", "card", "blood", "pool"),
    [("chantry", "govern-the-unaligned", 6, 30), ("dodge", "govern-the-unaligned", 5, 27)],
)
def test_veil_lets_a_master_on_top_undo_the_first_card_with_a_discipline(top, card, blood, pool):
    s = veiled(top, card)
    rest(s)
    assert (blood_on(s, SHADOW), s.pool[1], where(s, card)) == (blood, pool, "ash")
    assert locked(s, SHADOW) is (top == "dodge")


def test_veil_reaches_only_the_first_card_of_a_turn():
    s = veiled("chantry", "govern-the-unaligned")
    rest(s)
    s.choose("play govern-the-unaligned")
    first_way(s)
    rest(s)
    assert s.pool[1] == 27


def test_veil_asks_for_nothing_as_a_card_without_a_discipline_is_played():
    s = veiled("chantry", "computer-hacking")
    rest(s)
    assert s.pool[1] == 28


def test_veil_burns_blood_for_obtenebration():
    s = at_school(
        f"{SHADOW} [blood 6]",
        f"board c: veil-of-darkness\nhand a: shadow-body, {SIX}\nlibrary a: chantry, dodge, dodge",
        b="nassir [blood 4]",
    )
    reach(s, f"bleed with {SHADOW}", "block with nassir", "play shadow-body")
    first_way(s)
    rest(s)
    assert (where(s, "shadow-body"), blood_on(s, SHADOW)) == ("ash", 3)  # 2, and 1 in the combat that goes on


@pytest.mark.parametrize(("top", "blood"), [("theft-of-vitae", 2), ("dodge", 4)])
def test_andrew_stuart_loses_his_card_to_another_of_blood_sorcery(top, blood):
    s = at_school(
        "andrew-stuart [blood 4]",
        f"hand a: theft-of-vitae, {SIX}\nlibrary a: {top}, dodge",
        b="nassir [blood 4]",
    )
    reach(s, "bleed with andrew-stuart", "block with nassir", "play theft-of-vitae")
    first_way(s)
    rest(s)
    assert blood_on(s, "andrew-stuart") == blood


STEELY = taught("ani dom qui", capacity=6, sect="Anarch")


def bled_steely(library: str = "dodge, dodge"):
    """Return a position in which an Anarch of seat a has bled with Steely Tenacity and its player is asked about it."""
    s = at_school(f"{STEELY} [blood 6]", f"hand a: steely-tenacity, {SIX}\nlibrary a: {library}", b="nassir [bowed]")
    reach(s, "play steely-tenacity", "way 2")
    while "from the library" not in options(s):
        s.choose("pass")
    return s


@pytest.mark.parametrize(("choice", "zone"), [("take back a/ash/steely-tenacity", "hand"), ("from the library", "ash")])
def test_steely_tenacity_can_be_taken_back_instead_of_replaced(choice, zone):
    s = bled_steely()
    assert (s.pool[1], hands(s)[0]) == (28, 6)  # the action is over
    s.choose(choice)
    assert (where(s, "steely-tenacity"), hands(s)[0]) == (zone, 7)
    assert len(pile(s, "library", 0)) == (2 if zone == "hand" else 1)


def test_steely_tenacity_is_not_taken_back_by_whoever_replaces_no_cards():
    s = meddled(f"steely-tenacity, {SIX}", f"{STEELY} [blood 3]")
    reach(s, f"bleed with {FOE}", f"block with {STEELY}", "play steely-tenacity")
    rest(s)
    assert (where(s, "steely-tenacity"), hands(s)[1]) == ("ash", 6)
    s.choose("done")
    assert (where(s, "steely-tenacity"), hands(s)[1]) == ("ash", 7)


def test_steely_tenacity_strikes_harder_and_may_press():
    s = at_school(f"{STEELY} [blood 6]", f"hand a: steely-tenacity, {SIX}\nlibrary a: dodge", b="nassir [blood 5]")
    reach(s, f"bleed with {STEELY}", "block with nassir", "play steely-tenacity")
    reach(s, f"use a/{STEELY}")
    for _ in range(12):
        if "discard dodge" in options(s) or "done" in options(s):
            break
        s.choose(next(each for each in ("pass", "hand strike", *options(s)) if each in options(s)))
    assert blood_on(s, "nassir") == 1  # 2 damage, and 1 in the next round


def test_steely_tenacity_that_is_cancelled_is_replaced_from_the_library():
    s = at_school(
        f"{STEELY} [blood 6]",
        f"hand a: steely-tenacity, {SIX}\nlibrary a: dodge, dodge\nhand b: direct-intervention\nlibrary b: dodge",
        b="nassir [bowed]",
    )
    reach(s, "play steely-tenacity", "way 2", "play direct-intervention")
    rest(s)
    assert (where(s, "steely-tenacity"), len(pile(s, "library", 0))) == ("ash", 1)
