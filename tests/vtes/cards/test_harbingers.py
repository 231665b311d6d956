"""Cards of winning decks with wraiths, skulls and small hands; each with what it must not do."""

import pytest

from coterie.games.vtes.cards import FACES
from coterie.kernel.events import about
from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    FOE,
    IDLE,
    OTHERS,
    OWN,
    THIRD,
    asked,
    at_school,
    blood_on,
    call,
    find,
    happen,
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
CHILD = taught(clan="Harbinger of Skulls", capacity=4, nth=6)

# ── Harbingers of Skulls ────────────────────────────────────────────────────────────────────────────────────────────


def influence(own: str, more: str = "", waiting: str = "nadima"):
    """Return the influence phase of a later turn, with all four transfers."""
    s = position(f"turn: 5\nphase: 5.4.1\nready a: {own}\n{OTHERS}\nuncontrolled a: {waiting}\n{more}", game=GAME)
    assert "transfers left: 4" in str(s.question.prompt)
    return s


def test_solomon_pays_two_transfers_for_each_blood():
    s = influence(
        "solomon-batanea [blood 3]", "uncontrolled b: madison [blood 2]\nuncontrolled c: alex-camille [blood 2]"
    )
    s.choose("use a/solomon-batanea")
    assert (s.pool, "transfers left: 2" in str(s.question.prompt)) == ((30, 31, 30), True)
    s.choose("use a/solomon-batanea")
    assert s.pool == (30, 32, 30)
    assert "use a/solomon-batanea" not in options(s)


@pytest.mark.parametrize("region", ["uncontrolled c: madison [blood 2]", "uncontrolled b: madison"])
def test_solomon_takes_from_the_prey_only_where_there_is_blood(region):
    s = influence("solomon-batanea [blood 3]", region)
    assert "use a/solomon-batanea" not in options(s)


def alafin(hand: str):
    """Return an unlock phase with cards to discard."""
    hands = f"hand b: {SIX}, dodge\nhand c: {SIX}, dodge"
    s = position(
        f"phase: 5.1.5\nready a: babalawo-alafin [blood 3]\n{IDLE}\nhand a: {hand}, {SIX}\n{hands}\n"
        "library a: fake-out, fake-out, fake-out\nlibrary b: dodge\nlibrary c: dodge",
        game=GAME,
    )
    s.choose("use a/babalawo-alafin")
    return s


def test_two_of_a_kind_shrink_the_hands_of_all_others():
    s = alafin("boxed-in")
    for _ in range(2):
        s.choose(next(each for each in options(s) if each.startswith("discard dodge")))
    while any(each.startswith("discard dodge") for each in options(s)) and asked(s)[0] != 0:
        s.choose(options(s)[0])
    assert [len(pile(s, "hand", seat)) for seat in range(3)] == [7, 6, 6]


def test_two_different_cards_shrink_no_hand():
    s = alafin("boxed-in")
    s.choose("discard boxed-in")
    s.choose(next(each for each in options(s) if each.startswith("discard dodge")))
    assert [len(pile(s, "hand", seat)) for seat in range(3)] == [7, 7, 7]
    assert "use a/babalawo-alafin" not in options(s)


def test_erlik_shares_his_blood_with_waiting_harbingers():
    s = influence("madison [blood 3]", waiting=f"erlik [blood 10], {CHILD}, nadima")
    happen(s, about(s, "emerge", find(s, "erlik")))
    for _ in range(5):
        s.choose(next(each for each in options(s) if "uncontrolled" in each))
    assert (where(s, "erlik"), blood_on(s, "erlik"), blood_on(s, CHILD), blood_on(s, "nadima")) == ("ready", 5, 5, 0)


def test_erlik_enlarges_the_hand():
    s = position(
        f"phase: 5.5.2\nready a: erlik [blood 5]\n{OTHERS}\nhand a: {SIX}, dodge, dodge\nlibrary a: dodge", game=GAME
    )
    assert len(pile(s, "hand", 0)) == 8


@pytest.mark.parametrize(("whose", "gained"), [("b", 3), ("a", 0)])
def test_mina_feeds_where_neighbours_lose_vampires(whose, gained):
    s = position(
        f"ready a: mina-grotius [blood 1], {OWN} [blood 2]\nready b: {FOE} [bowed, blood 2]\n{THIRD}", game=GAME
    )
    happen(s, about(s, "burn", find(s, FOE if whose == "b" else OWN)))
    assert blood_on(s, "mina-grotius") == 1 + gained


def test_mina_bleeds_harder_for_a_blood_once():
    s = at_school("mina-grotius [blood 3]")
    reach(s, "bleed with mina-grotius", "use a/mina-grotius")
    assert "use a/mina-grotius" not in options(s)
    rest(s)
    assert (s.pool[1], blood_on(s, "mina-grotius")) == (28, 2)


LEARNED = taught("NEC AUS DOM THN OBL", capacity=9, clan="Harbinger of Skulls", nth=4)
WRAITH = next(
    face
    for face, card in FACES.items()
    if card.kind == "retainer" and "wraith" in card.traits and card.cost.endswith(("1", "2", "3"))
)


@pytest.mark.parametrize(("who", "less"), [("erebus", 1), (LEARNED, 0)])
def test_wraiths_are_cheaper_for_erebus(who, less):
    s = at_school(f"{who} [blood 6]", f"hand a: {WRAITH}\nlibrary a: {SIX}")
    s.choose(f"play {WRAITH}")
    take(s, "way 1")
    rest(s)
    coin, _, n = FACES[WRAITH].cost.partition(" ")
    paid = 30 - s.pool[0] if coin == "pool" else 6 - blood_on(s, who)
    assert paid == int(n) - less


def test_zygodat_burns_two_cards_of_whom_she_bleeds():
    s = position(
        f"ready a: zygodat [blood 3]\n{IDLE}\nhand b: {SIX}, dodge\nlibrary b: boxed-in, fake-out, quick-jab",
        game=GAME,
    )
    reach(s, "bleed with zygodat", "use a/zygodat")
    assert [where(s, each) for each in ("boxed-in", "fake-out", "quick-jab")] == ["ash", "ash", "library"]


def test_zygodat_burns_nothing_where_she_is_blocked():
    s = position(
        f"ready a: zygodat [blood 3]\nready b: {FOE} [blood 4]\n{THIRD}\nhand b: {SIX}, dodge\nlibrary b: boxed-in, dodge",
        game=GAME,
    )
    reach(s, "bleed with zygodat", f"block with {FOE}")
    rest(s)
    assert where(s, "boxed-in") == "library"


# ── Ventrue of the Sabbat ───────────────────────────────────────────────────────────────────────────────────────────


def test_edward_enlarges_the_hand_for_a_master_phase_action():
    s = position(
        f"phase: 5.2.1\nready a: edward-neally [blood 3]\n{IDLE}\nhand a: {SIX}, dodge\nlibrary a: boxed-in, dodge",
        game=GAME,
    )
    s.choose("use a/edward-neally")
    assert where(s, "boxed-in") == "hand"
    assert "use a/edward-neally" not in options(s)


def test_edward_looks_at_the_hand_of_the_prey_for_a_blood():
    s = position(f"ready a: edward-neally [blood 3]\n{IDLE}\nhand b: boxed-in, {SIX}", game=GAME)
    s.choose(next(each for each in options(s) if each.startswith("act with a/edward-neally")))
    rest(s)
    assert (s.pieces[find(s, "boxed-in")].known & 1, blood_on(s, "edward-neally")) == (1, 2)


def drawing(who: str):
    """Return a position in which a card has just been drawn for one that was played."""
    s = at_school(
        f"{who} [blood 3], {OWN} [blood 3]",
        f"hand a: computer-hacking, {SIX}\nlibrary a: boxed-in, fake-out, dodge, dodge",
    )
    s.choose("play computer-hacking")
    take(s, OWN)
    return s


def test_tanner_may_put_a_drawn_card_under_the_library():
    s = drawing("blackhorse-tanner")
    s.choose("use a/blackhorse-tanner")
    assert [where(s, each) for each in ("boxed-in", "fake-out")] == ["library", "hand"]
    assert s.pieces[pile(s, "library", 0)[-1]].face == "boxed-in"
    assert "use a/blackhorse-tanner" not in options(s)


def test_tanner_may_keep_what_was_drawn():
    s = drawing("blackhorse-tanner")
    s.choose("pass")
    assert where(s, "boxed-in") == "hand"


@pytest.mark.parametrize("active", ["a", "b"])
def test_owain_feeds_a_vampire_of_whose_turn_it_is(active):
    s = position(
        f"active: {active}\nphase: 5.1.6\nready a: owain-evans-the-wanderer [blood 3]\nready b: {FOE} [blood 2]\n{THIRD}",
        game=GAME,
    )
    assert asked(s)[0] == 0
    s.choose("use a/owain-evans-the-wanderer")
    take(s, "a/owain" if active == "a" else FOE)
    assert (blood_on(s, "owain-evans-the-wanderer"), blood_on(s, FOE)) == ((4, 2) if active == "a" else (3, 3))


def test_joseph_buys_one_vote():
    s = position(
        f"ready a: joseph-ogrady [blood 3], {PRINCE} [blood 8]\n{IDLE}\nhand a: ancilla-empowerment\nlibrary a: {SIX}",
        game=GAME,
    )
    call(s, PRINCE)
    s.choose("use a/joseph-ogrady")
    assert blood_on(s, "joseph-ogrady") == 2
    assert "use a/joseph-ogrady" not in options(s)


@pytest.mark.parametrize(("used", "pool"), [(True, 29), (False, 30)])
def test_a_demonstration_cancels_the_votes_of_a_vampire(used, pool):
    s = position(
        f"ready a: {PRINCE} [blood 8]\n{IDLE}\nboard b: demonstration\nhand a: ancilla-empowerment\nlibrary a: {SIX}",
        game=GAME,
    )
    call(s, PRINCE)
    reach(s, f"vote against with {PRINCE}", *["use b/demonstration"][: int(used)])
    rest(s)
    assert (s.pool, locked(s, "demonstration")) == ((pool,) * 3, used)


def test_a_demonstration_needs_votes_to_cancel():
    s = position(
        f"ready a: {PRINCE} [blood 8]\n{IDLE}\nboard b: demonstration\nhand a: ancilla-empowerment\nlibrary a: {SIX}",
        game=GAME,
    )
    call(s, PRINCE)
    assert "use b/demonstration" not in options(s)


# ── Shroud Mastery, Resilience, Abiku, Royce ────────────────────────────────────────────────────────────────────────

GHOST = next(face for face, card in FACES.items() if card.kind == "ally" and "wraith" in card.traits and not card.made)
MEDIUM = taught("nec", nth=5)


@pytest.mark.parametrize(("actor", "can"), [(f"{GHOST} [lives 3]", True), ("double-deuce [lives 3]", False)])
def test_shroud_mastery_hides_wraiths_only(actor, can):
    name = actor.split()[0]
    s = position(
        f"ready a: {actor}, {MEDIUM} [blood 3]\nready b: alex-camille [blood 4]\n{THIRD}\n"
        f"hand a: shroud-mastery\nlibrary a: {SIX}",
        game=GAME,
    )
    reach(s, f"bleed with {name}", "block with alex-camille")
    assert ("play shroud-mastery" in options(s)) is can


def test_shroud_mastery_unlocks_who_brings_a_wraith():
    who = LEARNED
    s = at_school(f"{who} [blood 6]", f"hand a: {WRAITH}, shroud-mastery\nlibrary a: {SIX}")
    s.choose(f"play {WRAITH}")
    take(s, "way 1")
    reach(s, "play shroud-mastery")
    rest(s)
    assert (where(s, WRAITH), locked(s, who)) == ("attached", False)


def test_shroud_mastery_unlocks_nobody_for_another_retainer():
    who = taught("NEC ani", nth=4)
    s = at_school(f"{who} [blood 6]", f"hand a: raven-spy, shroud-mastery\nlibrary a: {SIX}")
    s.choose("play raven-spy")
    rest(s)
    assert locked(s, who)


@pytest.mark.parametrize(("needs", "way", "left"), [("for", "way 1", 4), ("FOR", "way 2", 6)])
def test_resilience_prevents_one_or_three(needs, way, left):
    tough = taught(needs, nth=4)
    s = at_school(
        f"{OWN} [blood 6]",
        f"attached a: submachine-gun [on ready/{OWN}]\nhand b: resilience\nlibrary b: {SIX}",
        b=f"{tough} [blood 6]",
    )
    reach(s, f"bleed with {OWN}", f"block with {tough}")
    take(s, "submachine-gun")
    reach(s, "play resilience")
    take(s, way)
    rest(s)
    assert blood_on(s, tough) == left


def test_abiku_hunts_quietly_and_royce_bleeds_loudly():
    s = position(f"ready a: abiku [blood 2], royce [blood 1]\nready b: {FOE} [blood 3]\n{THIRD}", game=GAME)
    other = s.clone()
    s.choose("hunt with abiku")
    assert number(s, "stealth", "abiku") == 1
    other.choose("bleed with royce")
    assert (number(other, "stealth", "royce"), number(other, "stealth", "abiku")) == (-1, 0)
