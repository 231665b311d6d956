"""Vampires that rule: their votes, their referendums, and what they do to those who vote."""

from dataclasses import replace

import pytest

from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    PUPILS,
    UP,
    acts,
    blood_on,
    call,
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
    vampire,
    where,
)
from tests.vtes.tools import SCHOOL as GAME

CARD = "ancilla-empowerment"
DODGES = ", ".join(["dodge"] * 12)
PRINCE, OTHER = vampire(title="prince"), vampire(title="prince", nth=1)
JUSTICAR = vampire(title="justicar", plain=False, clan="Malkavian")

ANARCH = taught(sect="Anarch", capacity=5)


def called(who: str, b: str = "nassir [bowed, blood 4]", **more: str):
    """Return a position in which a vampire of seat a has called a referendum that gives it votes."""
    s = table(f"{who} [blood 5]", CARD, b=b, **more)
    call(s, who)
    return s


def passed(s, who: str):
    """It votes for it, and nobody else votes."""
    reach(s, f"vote for with {who}")
    rest(s)
    return s


# ── as they call ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("who", "stealth"), [("dark-selina", 1), ("juliet-parr", 0)])
def test_stealth_as_they_call(who, stealth):
    s = table(f"{who} [blood 5]", CARD, b="alice-chen [blood 4]")
    s.choose(f"play {CARD}")
    assert number(s, "stealth", who) == stealth
    s = table(f"{who} [blood 5]", b=UP)
    s.choose(f"bleed with {who}")
    assert (s.question.seat, number(s, "stealth", who)) == (1, 0)


def test_juliet_draws_after_her_referendum():
    s = passed(called("juliet-parr", library_a=DODGES), "juliet-parr")
    assert len(pile(s, "hand", 0)) == 9
    for seat in (1, 2, 0):
        while s.active != seat:
            reach(s, "done")
    play_through(s, options(s)[0], options(s)[0])
    assert len(pile(s, "hand", 0)) == 7  # up to her next unlock phase
    s = called("juliet-parr", library_a=DODGES)
    reach(s, "vote against with juliet-parr")
    rest(s)
    assert len(pile(s, "hand", 0)) == 7
    s = table("madison [blood 5], juliet-parr [blood 5]", CARD, library_a=DODGES)
    call(s, "madison")
    reach(s, "vote for with juliet-parr")
    rest(s)
    assert len(pile(s, "hand", 0)) == 7  # another has called it


@pytest.mark.ruling("VR-7.2")
def test_votes_against_de_sade_cost_blood():
    s = called("de-sade", b=f"{PRINCE} [bowed, blood 2]")
    reach(s, f"vote against with b/{PRINCE}")
    assert blood_on(s, PRINCE) == 1
    s = called("de-sade", b=f"{PRINCE} [bowed, blood 0]")
    reach(s, "pass")
    assert [each for each in options(s) if PRINCE in each] == [f"vote for with b/{PRINCE}"]
    s = called(PRINCE, b="de-sade [bowed, blood 2]")
    reach(s, "vote against with b/de-sade")
    assert blood_on(s, "de-sade") == 2


# ── votes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("who", "there", "more"),
    [
        ("anastasz-di-zagreb", f"{JUSTICAR} [bowed]", -1),
        ("anastasz-di-zagreb", f"{PRINCE} [bowed]", 0),
        ("gerald-windham", f"{PRINCE} [bowed], {JUSTICAR} [bowed], madison", 2),
        ("gerald-windham", "madison", 0),
        ("tegyrius-vizier-g6", "victoria-ash-g7", 0),
    ],
)
def test_votes_that_hang_on_others(who, there, more):
    assert number(table(who, b=there), "votes", who) == GAME.faces[who].stats["votes"] + more


def test_tegyrius_speaks_louder_beside_victoria_ash():
    s = table("tegyrius-vizier-g6 [blood 5], victoria-ash-g7 [blood 3]")
    assert number(s, "votes", "tegyrius-vizier-g6") == 4


@pytest.mark.parametrize(
    ("who", "good", "bad", "n"),
    [
        ("dr-john-dee", "theft-of-vitae", "dodge", 2),
        ("modius", "vessel", "dodge", 1),
    ],
)
def test_votes_for_a_card_of_the_hand(who, good, bad, n):
    s = table(f"{who} [blood 5], madison [blood 1]", f"{CARD}, {good}, {bad}", b=f"{PRINCE} [bowed]")
    call(s, who)
    play_through(s, f"use {who}", good)
    assert number(s, "votes", who) == 2 + n
    assert (where(s, bad), f"use a/{who}" in options(s)) == ("hand", False)
    s = table(f"{who} [blood 5]", f"{CARD}, {bad}", b=f"{PRINCE} [bowed]")
    call(s, who)
    assert f"use a/{who}" not in options(s)


@pytest.mark.parametrize(("zone", "passes"), [("ready", True), ("torpor", False)])
@pytest.mark.ruling("VR-7.1")
def test_orlando_doubles_votes(zone, passes):
    s = position(
        f"ready a: {PRINCE} [blood 5]\nhand a: {CARD}\n{zone} a: orlando-oriundus [bowed]\nready b: {JUSTICAR} [bowed]"
        if zone == "torpor"
        else f"ready a: {PRINCE} [blood 5], orlando-oriundus [bowed]\nhand a: {CARD}\nready b: {JUSTICAR} [bowed]"
    )
    call(s, PRINCE)
    play_through(s, f"vote for with a/{PRINCE}")
    reach(s, f"vote against with b/{JUSTICAR}")
    rest(s)
    assert (s.pool[0] < 30) is passes  # 2 and 1 for the card against 3, or twice 2 and 1


# ── titles ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("who", "can"), [("rafael-de-corazon", False), ("gwendolyn", True)])
@pytest.mark.ruling("VR-9.3")
def test_nobody_contests_the_title_of_rafael_for_long(who, can):
    clan = GAME.faces[who].clan
    PUPILS["usurper"] = replace(PUPILS["madison"], name="Usurper", face="usurper", clan=clan, title="inner circle")
    s = position(f"phase: 5.1.4\nready a: usurper [blood 4]\nready b: {who} [blood 4]\nready c: ryan", game=GAME)
    assert ("contest title of a/usurper" in options(s)) is can
    assert "yield title of a/usurper" in options(s)
    s = position(f"phase: 5.1.4\nready a: {who} [blood 4]\nready b: usurper [blood 4]\nready c: ryan", game=GAME)
    assert f"contest title of a/{who}" in options(s)


@pytest.mark.parametrize(("who", "can"), [("karl-schrekt", True), ("madison", False)])
def test_karl_schrekt_plays_as_a_justicar(who, can):
    s = table(f"{who} [blood 6]", "parity-shift", pool="20 30 30")
    assert ("play parity-shift" in options(s)) is can
    s = table(f"{who} [blood 6]", "camarilla-conclave", phase="5.2.2")
    assert ("play camarilla-conclave" in options(s)) is can


# ── combat ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("clan", "can"), [("Ventrue", False), ("Toreador", True)])
def test_ventrue_do_not_end_combat_with_dr_john_dee(clan, can):
    who = taught("PRE", clan=clan)
    s = table("dr-john-dee [blood 5]", b=f"{who} [blood 4]", hand_b="majesty", game=GAME)
    reach(s, "bleed with dr-john-dee", f"block with {who}")
    seen = set()
    for _ in range(20):
        if "done" in options(s):
            break
        seen |= set(options(s))
        s.choose(next(each for each in ("hand strike", "pass") if each in options(s)))
    assert ("play majesty" in seen) is can


# ── what comes of votes ─────────────────────────────────────────────────────────────────────────────────────────────


def test_carlak_feeds_on_those_who_only_oppose():
    foe = f"{PRINCE} [bowed, blood 3]"
    s = table("madison [blood 4]", CARD, b=foe, c="carlak [bowed, blood 3]")
    call(s, "madison")
    play_through(s, f"vote against with b/{PRINCE}", "vote against with c/carlak")
    rest(s)
    assert blood_on(s, "carlak") == 5  # its own Methuselah as well
    s = table("madison [blood 4]", CARD, b=f"{foe}, {OTHER} [bowed]", c="carlak [bowed, blood 3]")
    call(s, "madison")
    play_through(s, f"vote against with b/{PRINCE}", f"vote for with b/{OTHER}")
    rest(s)
    assert blood_on(s, "carlak") == 3


@pytest.mark.parametrize(("who", "lost"), [("marcos-belegrad", 1), (PRINCE, 0)])
def test_opposing_marcos_costs_pool(who, lost):
    s = table(f"{who} [blood 5]", CARD, b=f"{OTHER} [bowed, blood 4], nassir [bowed]", c=f"{JUSTICAR} [bowed]")
    call(s, who)
    reach(s, f"vote against with b/{OTHER}")
    rest(s)
    assert (s.pool[1], s.pool[2]) == (30 - lost, 30)


def test_lutz_takes_a_pool_for_each_referendum_that_passes():
    who = "lutz-von-hohenzollern"
    for caller, pool in ((who, 28), ("madison", 28)):
        s = table(f"{who} [blood 5], madison [blood 4]", CARD, b="nassir [bowed]")
        call(s, caller)
        s.choose(f"vote for with a/{who}")
        rest(s)
        assert s.pool[1] == pool
    s = table(f"{who} [blood 5], madison [blood 4]", CARD, b="nassir [bowed]")
    call(s, "madison")
    s.choose(f"vote against with a/{who}")
    rest(s)
    assert s.pool[1] == 30
    s = table("madison [blood 4]", CARD, b="nassir [bowed]", torpor_a=f"{who} [blood 1]")
    call(s, "madison")
    rest(s)
    assert s.pool[1] == 29  # the referendum alone


# ── their own referendums ───────────────────────────────────────────────────────────────────────────────────────────


def test_dmitra_shares_out_blood():
    s = table("dmitra-ilyanova [blood 4], madison [blood 1]", b="nassir [bowed, blood 1]", torpor_a="alice-chen")
    s.choose(acts(s, "dmitra-ilyanova")[0])
    assert "a/alice-chen" not in options(s)
    play_through(s, "a/madison", "a/madison", "a/madison", "b/nassir", "vote for with a/dmitra-ilyanova")
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (4, 2)
    s = table("dmitra-ilyanova [blood 4], madison [blood 1]", b="nassir [bowed, blood 1]")
    s.choose(acts(s, "dmitra-ilyanova")[0])
    play_through(s, "a/madison", "a/madison", "a/madison", "b/nassir", "vote against with a/dmitra-ilyanova")
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (1, 1)


def test_undele_brings_two_minion_cards_back():
    s = table("undele [blood 4]", library_a="wolf-claws", ash_a="dodge, majesty, vessel, slam")
    s.choose(acts(s, "undele")[0])
    assert options(s) == ["a/ash/dodge", "a/ash/majesty", "a/ash/slam"]  # no master
    play_through(s, "a/ash/dodge", "a/ash/slam", "vote for with a/undele")
    rest(s)
    assert (where(s, "dodge"), where(s, "slam"), where(s, "majesty")) == ("hand", "hand", "ash")
    assert acts(table("undele [blood 4]", ash_a="vessel"), "undele") == []


@pytest.mark.ruling("V-041")
def test_diana_cancels_a_reaction_to_her_referendum():
    for who, can in (("diana-iadanza", True), (PRINCE, False)):
        s = table(f"{who} [blood 4], diana-iadanza [bowed, blood 4]" if not can else f"{who} [blood 4]", CARD,
                  b="madison [blood 3]", hand_b="delaying-tactics")  # fmt: skip
        call(s, who)
        reach(s, "play delaying-tactics")
        assert ("use a/diana-iadanza" in options(s)) is can
        if can:
            s.choose("use diana-iadanza")
            assert (where(s, "delaying-tactics"), where(s, CARD), blood_on(s, who)) == ("ash", "limbo", 3)


# ── bleeds ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_alonso_hurts_the_anarchs_of_whom_he_bleeds():
    others = f"{ANARCH} [bowed, blood 3]"
    s = table(
        "alonso-petrodon [blood 5]", b=f"{others}, madison [bowed, blood 3]", c="ryan [bowed, blood 3]", game=GAME
    )
    s.choose("bleed with alonso-petrodon")
    rest(s)
    assert (s.pool[1], blood_on(s, ANARCH), blood_on(s, "madison"), blood_on(s, "ryan")) == (28, 2, 3, 3)
    s = table("alonso-petrodon [blood 5]", b=f"{others}, nassir [blood 3]", game=GAME)
    reach(s, "bleed with alonso-petrodon", "block with nassir")
    rest(s)
    assert blood_on(s, ANARCH) == 3
    s = table("alonso-petrodon [blood 5]", b="nassir [bowed]", c=others, game=GAME)
    s.choose("bleed with alonso-petrodon")
    rest(s)
    assert (blood_on(s, ANARCH), where(s, ANARCH)) == (3, "ready")  # only the target's


@pytest.mark.parametrize(
    ("who", "what", "b", "n"),
    [
        ("molly-macdonald", "votes", f"{taught(sect='Sabbat')} [bowed]", 4),
        ("molly-macdonald", "bleed", f"{taught(sect='Sabbat')} [bowed]", 2),
        ("molly-macdonald", "votes", "madison [bowed]", 3),
        ("molly-macdonald", "bleed", "madison [bowed]", 1),
        ("ariadne", "hunt", "madison [bowed]", 2),
        ("ayo-igoli", "votes", f"{PRINCE} [bowed]", 0),
    ],
)
def test_numbers_that_hang_on_their_prey(who, what, b, n):
    assert number(table(f"{who} [blood 3]", b=b, game=GAME), what, who) == n


def test_ayo_speaks_for_the_titled_and_gives_blood():
    s = table(f"ayo-igoli [blood 3], {PRINCE}, {OTHER} [bowed], madison")
    assert number(s, "votes", "ayo-igoli") == 2
    young = next(face for face, card in GAME.faces.items() if card.kind == "vampire" and card.sect == "Laibon")
    text = (
        "phase: 5.5.2\nready a: ayo-igoli [blood 3]\nuncontrolled a: {}\nready b: nassir\nready c: ryan\nhand a: dodge"
    )
    s = position(text.format(young))
    s.choose("use ayo-igoli")
    take(s, "a/uncontrolled.1")
    assert (blood_on(s, young), blood_on(s, "ayo-igoli")) == (2, 1)
    assert "use a/ayo-igoli" not in options(position(text.format("madison")))


def test_alicia_purges_a_hand_of_gehenna():
    text = "phase: 5.1.4\nedge: {}\nready a: alicia-barrows [blood 3]\nready b: nassir\nready c: ryan\n"
    text += "hand b: dragonbound, dodge, the-unmasking"
    s = position(text.format("a"))
    play_through(s, "use alicia-barrows", "seat b")
    assert not any("dodge" in each for each in options(s))
    take(s, "dragonbound")
    take(s, "done")
    assert (where(s, "dragonbound"), where(s, "the-unmasking"), where(s, "dodge")) == ("ash", "hand", "hand")
    assert "use a/alicia-barrows" not in options(position(text.format("b")))


@pytest.mark.parametrize(("vote", "pool"), [("for", 30), ("against", 30)])
def test_armin_gains_pool_for_his_referendum(vote, pool):
    s = table("armin-brenner [blood 5]", CARD)
    call(s, "armin-brenner")
    s.choose(f"vote {vote} with a/armin-brenner")
    rest(s)
    assert s.pool[0] == (30 - 2 + 1 if vote == "for" else 30)


@pytest.mark.parametrize(("sect", "n"), [("Sabbat", 8), ("Camarilla", 7)])
def test_tomaine_lets_a_sabbat_prey_hold_more(sect, n):
    who = taught(sect=sect)
    s = position(
        f"phase: 5.1.1\nready a: tomaine\nready b: {who} [bowed]\nlibrary b: {DODGES}\nready c: ryan", game=GAME
    )
    assert len(pile(s, "hand", 1)) == n


def test_fakir_ends_a_referendum_before_anybody_votes():
    s = table("madison [blood 4]", CARD, b="fakir-al-sidi [bowed, blood 3]")
    call(s, "madison")
    s.choose("use fakir-al-sidi")
    rest(s)
    assert (s.pool, blood_on(s, "fakir-al-sidi")) == ((30, 30, 30), 0)
    s = table(f"{PRINCE} [blood 4]", CARD, b="fakir-al-sidi [bowed, blood 3]")
    call(s, PRINCE)
    s.choose(f"vote for with a/{PRINCE}")
    assert "use b/fakir-al-sidi" not in options(s)


@pytest.mark.parametrize(
    ("caller", "state", "can"),
    [
        (PRINCE, "blood 2", True),
        (PRINCE, "blood 1", False),
        (PRINCE, "bowed, blood 3", False),
        ("de-sade", "blood 2", False),
    ],
)
def test_tj_cancels_what_the_camarilla_calls(caller, state, can):
    s = table(f"{caller} [blood 4]", CARD, b=f"t-j [{state}]")
    call(s, caller)
    reach(s, "pass")
    assert ("use b/t-j" in options(s)) is can
    if can:
        s.choose("use t-j")
        rest(s)
        assert (s.pool, where(s, CARD), locked(s, "t-j")) == ((30, 30, 30), "ash", True)


def test_sean_locks_or_bleeds_for_votes():
    for state, mode, left in (("blood 2", "lock this card", 2), ("blood 2", "burn 1 blood from this card", 1)):
        s = table(f"madison [blood 1], sean-rycek [{state}]", CARD)
        call(s, "madison")
        s.choose("use sean-rycek")
        take(s, mode)
        assert (number(s, "votes", "sean-rycek"), blood_on(s, "sean-rycek")) == (2, left)
        assert "use a/sean-rycek" not in options(s)
    s = table("madison [blood 1], sean-rycek [bowed, blood 0]", CARD)
    call(s, "madison")
    assert "use a/sean-rycek" not in options(s)


@pytest.mark.ruling("VR-7.4")
def test_nobody_hunts_ariadne():
    for who, hunted in (("ariadne", False), (PRINCE, True)):
        s = table(f"{who} [blood 5]", b=f"{OTHER} [bowed]", torpor_b="nassir [blood 0]")
        s.choose(f"diablerise with {who}: nassir")
        for _ in range(20):
            if "done" in options(s) or s.asked[1][0] == "votes?":
                break
            s.choose(options(s)[-1])
        assert (s.asked[1][0] == "votes?") is hunted
