"""Operation Antigen and the Mysteries of Mithras: the library cards of Fall of London."""

import pytest

from coterie.games.vtes.words.costs import raised
from coterie.kernel.events import about
from coterie.kernel.pieces import pile
from tests.vtes.tools import SCHOOL as GAME
from tests.vtes.tools import (
    UP,
    acts,
    asked,
    blood_on,
    borne_by,
    faces,
    find,
    happen,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    take,
    taught,
    where,
)

MICHAEL, VALERIE, HQ = "michael-harris-the-incinerator", "valerie-diaz-antigen-commander", "mobile-hq-operation-antigen"
MITHRAS, CULTIST, TEMPLE = "mithras-g6", "mithraic-cultist", "the-mithraeum-london"
DOM_POT, FORTITUDE = taught("DOM pot", capacity=7), taught("FOR", capacity=7)
STABBED = "coagulant-in-the-body"
IDLE = "ready b: nassir [bowed, blood 4]\nready c: ryan [bowed, blood 4]"


# ── the coagulant ───────────────────────────────────────────────────────────────────────────────────────────────────


def injected(b: str, hand_b: str = "", *choices: str):
    """Return a position in which an armed minion has struck a blocking minion with the coagulant."""
    s = position(
        f"ready a: madison [blood 4], loyal-street-gang [lives 2]\nattached a: enhanced-coagulant [on ready/madison]\n"
        f"ready b: {b}\nhand b: {hand_b}\nready c: ryan [bowed, blood 4]",
        game=GAME,
    )
    reach(s, "bleed with madison", f"block with {b.split()[0]}", "use a/enhanced-coagulant", *choices)
    return s


@pytest.mark.ruling("VR-8.3")
def test_the_coagulant_hurts_and_stays_in_whom_it_has_struck():
    s = injected(f"{DOM_POT} [blood 5]")
    rest(s)
    assert (blood_on(s, DOM_POT), borne_by(s, DOM_POT), borne_by(s, "madison")) == (2, ["enhanced-coagulant"], [])
    assert s.game.speaks(s, find(s, "enhanced-coagulant")) == 1  # it goes with its bearer
    assert s.game.kind(s, find(s, "enhanced-coagulant")) != "equipment"
    happen(s, about(s, "hunts", find(s, "madison"), 1))
    assert where(s, "enhanced-coagulant") == "attached"  # another has hunted
    happen(s, about(s, "hunts", find(s, DOM_POT), 1))
    assert where(s, "enhanced-coagulant") == "ash"


@pytest.mark.ruling("VR-8.4")
def test_nobody_prevents_what_the_coagulant_does():
    s = injected(f"{FORTITUDE} [blood 5]", "indomitability")
    rest(s)
    assert (blood_on(s, FORTITUDE), where(s, "indomitability")) == (2, "hand")
    assert "Indomitability" not in " ".join(s.log())


@pytest.mark.ruling("VR-8.3")
def test_the_coagulant_misses_who_dodges_and_stays_with_no_ally():
    s = injected(f"{DOM_POT} [blood 5]", "dodge", "play dodge")
    rest(s)
    assert (blood_on(s, DOM_POT), borne_by(s, "madison")) == (5, ["enhanced-coagulant"])
    s = injected("war-ghoul [lives 5]")
    rest(s)
    assert (blood_on(s, "war-ghoul"), borne_by(s, "madison")) == (2, ["enhanced-coagulant"])


@pytest.mark.ruling("VR-4.8")
def test_disciplines_cost_more_with_the_coagulant_in_the_blood():
    s = injected(f"{DOM_POT} [blood 5], {FORTITUDE} [bowed]", "deflection, flash")
    rest(s)
    for card, who, more in (("deflection", DOM_POT, 1), ("deflection", FORTITUDE, 0), ("flash", DOM_POT, 1)):
        mode = s.game.faces[card].plays.ways[0]
        assert raised(s, find(s, card), mode, find(s, who)) == more
    plain = s.game.faces["bums-rush"].plays.ways[0]
    assert raised(s, find(s, "madison"), plain, find(s, DOM_POT)) == 0  # it asks for no Discipline
    assert s.game.faces[STABBED].made  # it is in no deck


# ── the hunters ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_michael_harris_searches_for_equipment():
    s = table(
        f"{MICHAEL} [lives 3]", hand_a=", ".join(["dodge"] * 7), library_a="flak-jacket, 44-magnum", pool="5 30 30"
    )
    (act,) = acts(s, MICHAEL)
    play_through(s, act, "fetch library/44-magnum")
    assert (borne_by(s, MICHAEL), s.pool[0], where(s, "flak-jacket")) == (["44-magnum"], 3, "library")


@pytest.mark.parametrize(("foe", "can"), [("nassir [blood 4]", True), ("war-ghoul [lives 5]", False)])
@pytest.mark.ruling("VR-8.2")
def test_michael_harris_sets_the_range_against_a_vampire(foe, can):
    s = table(f"{MICHAEL} [lives 3]", b=foe)
    reach(s, f"bleed with {MICHAEL}", f"block with {foe.split()[0]}")
    assert (f"use a/{MICHAEL}" in options(s)) is can
    if can:
        s.choose(f"use a/{MICHAEL}")
        take(s, "long")
        rest(s)
        assert (s.pool[0], blood_on(s, MICHAEL), blood_on(s, "nassir")) == (29, 3, 4)  # nobody reaches the other


@pytest.mark.parametrize(("foe", "can"), [("nassir [blood 4]", True), ("war-ghoul [lives 5]", False)])
@pytest.mark.ruling("C-111")
def test_valerie_shrugs_off_one_strike_of_a_vampire(foe, can):
    s = table(f"{VALERIE} [lives 3]", b=foe)
    reach(s, f"bleed with {VALERIE}", f"block with {foe.split()[0]}")
    assert (f"use a/{VALERIE}" in options(s)) is can
    if can:
        s.choose(f"use a/{VALERIE}")
        rest(s)
        assert (s.pool[0], blood_on(s, VALERIE), blood_on(s, "nassir")) == (29, 3, 3)


@pytest.mark.parametrize(("of", "left"), [("strike of", 1), ("effect of", 2)])
@pytest.mark.ruling("C-111")
def test_valerie_shrugs_off_a_strike_or_what_a_card_does_and_not_both(of, left):
    """Crows inflict 2 and the hand 1, both of the same vampire (D-959)."""
    keeper = taught("ANI", capacity=7)
    s = table(f"{VALERIE} [lives 3]", b=f"{keeper} [blood 4]", hand_b="carrion-crows", game=GAME)
    reach(s, f"bleed with {VALERIE}", f"block with {keeper}", "play carrion-crows")
    take(s, "way 2")
    while f"use a/{VALERIE}" not in options(s):
        s.choose(next(each for each in ("pass", "hand strike") if each in options(s)))
    s.choose(f"use a/{VALERIE}")
    assert options(s) == [f"{each} b/{keeper}" for each in ("strike of", "effect of")]
    take(s, f"{of} b/{keeper}")
    rest(s)
    assert blood_on(s, VALERIE) == left


@pytest.mark.ruling("C-111")
def test_valerie_is_immune_also_to_what_cannot_be_prevented_but_not_to_aggravated_damage():
    coagulant = "enhanced-coagulant [on ready/nassir]"
    s = position(
        f"ready a: {VALERIE} [lives 3], madison [bowed]\nready b: nassir [blood 4]\nattached b: {coagulant}\n"
        "ready c: ryan [bowed]"
    )
    reach(s, f"bleed with {VALERIE}", "block with nassir", "use b/enhanced-coagulant", f"use a/{VALERIE}")
    rest(s)
    assert (blood_on(s, VALERIE), where(s, VALERIE), borne_by(s, "nassir")) == (3, "ready", ["enhanced-coagulant"])
    claws = taught("PRO", capacity=7)
    s = table(f"{VALERIE} [lives 3]", b=f"{claws} [blood 4]", hand_b="wolf-claws", game=GAME)
    reach(s, f"bleed with {VALERIE}", f"block with {claws}", "play wolf-claws")
    take(s, "way 2")
    seen = []
    while "done" not in options(s):
        seen += options(s)
        s.choose(next(each for each in ("pass", "no block", "hand strike") if each in options(s)))
    assert f"use a/{VALERIE}" not in seen
    assert blood_on(s, VALERIE) == 2


@pytest.mark.parametrize(
    ("foe", "falls"), [("nassir [blood 0]", True), ("nassir [blood 3]", False), ("war-ghoul [lives 1]", False)]
)
def test_valerie_unlocks_once_she_has_felled_a_vampire(foe, falls):
    s = table(f"{VALERIE} [lives 3]", b=foe)
    reach(s, f"bleed with {VALERIE}", f"block with {foe.split()[0]}")
    seen = []
    while "done" not in options(s):
        seen += options(s)
        there = [each for each in options(s) if each.startswith("use") and "aggravated" not in each]
        after = "fights" in s.question.prompt or "combat" in s.question.prompt
        s.choose(there[0] if there and after and where(s, foe.split()[0]) != "ready" else next(
            each for each in ("pass", "no block", "hand strike") if each in options(s)))  # fmt: skip
    assert (f"use a/{VALERIE}" in seen and not locked(s, VALERIE)) is falls


# ── their headquarters ──────────────────────────────────────────────────────────────────────────────────────────────


def test_the_mobile_headquarters_send_hunters_after_vampires():
    s = table(f"{MICHAEL} [lives 3], loyal-street-gang [lives 2]", b=f"{UP}, war-ghoul [lives 5]", board_a=HQ)
    there = acts(s, HQ)
    assert [each for each in there if "nassir" in each]
    assert not [each for each in there if "gang" in each or "war-ghoul" in each]
    s.choose(next(each for each in there if "nassir" in each))
    assert locked(s, HQ)
    reach(s, "no block")
    rest(s)
    assert (blood_on(s, MICHAEL), blood_on(s, "nassir")) == (2, 3)
    s = table(f"{MICHAEL} [lives 3]", b=UP, board_a=f"{HQ} [bowed]")
    assert acts(s, HQ) == []
    s = table("madison [blood 3]", b=f"{MICHAEL} [lives 3], {UP}", board_a=HQ)
    assert acts(s, HQ) == []


def test_the_mobile_headquarters_mend_hunters():
    for who in (MICHAEL, "ectu-operative"):
        s = table(f"{who} [lives 1], war-ghoul [lives 1]", board_a=HQ)
        s.choose(f"use a/{HQ}")
        assert (blood_on(s, who), blood_on(s, "war-ghoul"), locked(s, HQ)) == (3, 1, True)
    s = table(f"{MICHAEL} [lives 3]", board_a=HQ)
    assert f"use a/{HQ}" not in options(s)  # it has all its life


@pytest.mark.parametrize("target", [MICHAEL, "gang", "poor"])
@pytest.mark.ruling("C-007")
def test_the_mobile_headquarters_cancel_actions_at_their_own(target):
    mine = f"{MICHAEL} [lives 3], loyal-street-gang [lives 2]"
    s = table("madison [blood 4]", "bums-rush", b=mine, board_b=HQ, pool="30 1 30" if target == "poor" else "30 30 30")
    s.choose("play bums-rush")
    take(s, "a/madison", "b/loyal-street-gang" if target == "gang" else MICHAEL)
    can = target == MICHAEL
    assert (f"use b/{HQ}" in options(s)) is can
    if can:
        s.choose(f"use b/{HQ}")
        assert (s.pool[1], locked(s, HQ), locked(s, "madison"), where(s, "bums-rush")) == (28, True, False, "ash")


# ── Mithras ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_cultist_votes_and_watches_for_mithras():
    s = position(f"phase: 5.2.2\nready a: madison [blood 2], {MITHRAS} [blood 2]\nhand a: {CULTIST}, {CULTIST}\n{IDLE}")
    s.choose(f"play {CULTIST}")
    assert borne_by(s, "madison") == [CULTIST]
    assert number(s, "votes", "madison") == 1
    assert f"play {CULTIST}" not in options(s)  # neither a second one, nor one on Mithras
    happen(s, about(s, "burn", find(s, MITHRAS)))
    assert number(s, "votes", "madison") == 0


@pytest.mark.parametrize(
    ("target", "n"), [(MITHRAS, 1), (TEMPLE, 1), ("madison", 1), ("nassir", 0), ("elder-library", 0)]
)
def test_a_cultist_sees_more_where_the_mysteries_are_meant(target, n):
    s = position(
        f"ready a: {taught('DOM', capacity=7)} [blood 4]\nhand a: bums-rush, arson\n"
        f"ready b: madison [blood 2], nassir [blood 2], {MITHRAS} [blood 3]\nboard b: {TEMPLE}, elder-library\n"
        f"attached b: {CULTIST} [on ready/madison]\nready c: ryan [bowed]",
        game=GAME,
    )
    s.choose("play arson" if target in (TEMPLE, "elder-library") else "play bums-rush")
    take(s, f"b/{target}")
    assert number(s, "intercept", "madison") == n
    assert number(s, "intercept", "nassir") == 0


@pytest.mark.ruling("VR-1.4")
def test_the_mithraeum_finds_mithras():
    s = position(
        f"phase: 5.4.2\nready a: madison [blood 2]\nboard a: {TEMPLE}\ncrypt a: nassir, {MITHRAS}, {MITHRAS}\n{IDLE}"
    )
    s.choose(f"use a/{TEMPLE}")
    assert options(s) == [f"crypt/{MITHRAS}", "none"] or [each for each in options(s) if MITHRAS in each]
    s.choose(next(each for each in options(s) if MITHRAS in each))
    assert (faces(s, "uncontrolled"), len(pile(s, "crypt", 0))) == ([MITHRAS], 2)
    assert f"use a/{TEMPLE}" not in options(s)
    s = position(f"phase: 5.4.2\nready a: {MITHRAS} [blood 2]\nboard a: {TEMPLE}\ncrypt a: nassir, {MITHRAS}\n{IDLE}")
    assert f"use a/{TEMPLE}" not in options(s)  # he is here already


def test_the_mithraeum_feeds_mithras_and_his_cultists():
    s = position(
        f"phase: 5.1.4\nlibrary a: dodge\nready a: madison [blood 2], {MITHRAS} [blood 2]\nboard a: {TEMPLE}\n"
        f"attached a: {CULTIST} [on ready/madison]\nready b: nassir [bowed, blood 1]\nready c: ryan [bowed, blood 4]"
    )
    s.choose(f"use a/{TEMPLE}")
    assert asked(s) == (0, ["a/madison", f"a/{MITHRAS}"])
    s.choose("a/madison")
    assert (blood_on(s, "madison"), blood_on(s, MITHRAS)) == (3, 2)
    assert f"use a/{TEMPLE}" not in options(s)
    s = position(f"phase: 5.1.4\nlibrary a: dodge\nready a: madison [blood 2]\nboard a: {TEMPLE}\n{IDLE}")
    assert f"use a/{TEMPLE}" not in options(s)
