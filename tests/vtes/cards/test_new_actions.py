"""Actions, modifiers and reactions that came with more fixed decks: what each does, and what it must not do."""

import pytest

from coterie.kernel.events import about, happen
from tests.vtes.tools import (
    IDLE,
    SCHOOL,
    asked,
    blood_on,
    borne_by,
    faces,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    take,
    taught,
    vampire,
    where,
)

AWAKE = "ready b: nassir [blood 4]\nready c: ryan [bowed]"
INNER = "Power and the Inner Voice"


def acting(card: str, who: str, *choices: str, more: str = IDLE):
    """Play an action card with a vampire of seat a; nobody can block."""
    s = position(f"ready a: {who} [blood 4]\nhand a: {card}\n{more}")
    play_through(s, f"play {card}", *choices)
    return s


# ── actions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_abbot_unlocks_and_watches_over_you_only():
    who = vampire(sect="Sabbat", capacity=5)
    s = acting("abbot", who)
    assert (locked(s, who), borne_by(s, who), number(s, "intercept", who)) == (False, ["abbot"], 0)
    s = position(
        f"ready a: double-deuce [lives 3]\nready b: {who} [blood 2]\nattached b: abbot [on ready/{who}]\n"
        f"ready c: ryan [bowed]"
    )
    play_through(s, "bleed with double-deuce", f"block with {who}")
    assert s.pool[1] == 30  # against 1 stealth


def test_abuse_of_power_costs_the_loser_a_pool():
    more = "ready b: nassir [bowed]\nready c: ryan [bowed, blood 4]"
    who = vampire("POT", path="Caine")
    s = acting("abuse-of-power", who, "b/nassir", more=more)
    assert (where(s, "nassir"), s.pool) == ("torpor", (30, 29, 30))
    s = acting("abuse-of-power", who, "c/ryan", more=more)
    assert (where(s, "ryan"), s.pool) == ("ready", (30, 30, 30))


def test_constant_revolution_grows_and_takes_pool_or_cards():
    s = position(
        "phase: 5.1.4\nready a: madison [blood 1]\nhand a: dodge\nready b: nassir [blood 2]\nready c: ryan [bowed]\n"
        "board b: constant-revolution [counter 2]"
    )
    assert asked(s) == (0, ["give pool", "give a card"])
    play_through(s, "give pool", "give a card")
    assert (s.pool, where(s, "dodge")) == ((29, 30, 30), "ash")
    s = position(
        "phase: 5.1.4\nready a: madison [blood 1]\nready b: nassir [blood 2]\nready c: ryan [bowed]\n"
        "board a: constant-revolution [counter 2]"
    )
    assert (s.pieces[find(s, "constant-revolution")].count("counter"), s.pool) == (3, (30, 30, 30))


def test_constant_revolution_is_burned_for_a_pool_by_vampires():
    s = position(
        "ready a: madison [blood 1], the-knights [lives 2]\nready b: nassir [bowed]\nready c: ryan [bowed]\n"
        "board b: constant-revolution [counter 2]"
    )
    assert [each for each in options(s) if "revolution" in each] == ["act with a/madison by b/constant-revolution 3"]
    s.choose("act with madison by constant-revolution 3")
    assert (where(s, "constant-revolution"), s.pool) == ("ash", (29, 30, 30))


def test_enthrall_draws_from_the_crypt_after_a_bleed():
    s = acting("enthrall", "gostoso", "way 4", "pass", "yes", more=f"crypt a: madison\n{IDLE}")
    assert (s.pool[1], faces(s, "uncontrolled", 0)) == (28, ["madison"])
    s = acting("enthrall", "gostoso", "way 2", "pass", more=f"crypt a: madison\n{IDLE}")
    assert (s.pool[1], faces(s, "uncontrolled", 0)) == (28, [])


LASTING = [
    ("heart-of-the-city", "PRE", "way 1", "bleed", 1),
    ("heart-of-the-city", "PRE", "way 2", "bleed", 2),
    ("preternatural-strength", "POT", "way 1", "strength", 1),
    ("preternatural-strength", "POT", "way 2", "strength", 2),
]


@pytest.mark.parametrize(("card", "need", "way", "what", "more"), LASTING)
@pytest.mark.ruling("VR-6.9")
def test_cards_on_a_vampire_by_their_level(card, need, way, what, more):
    who = vampire(need, capacity=7)
    s = acting(card, who, way)
    assert (number(s, what, who), borne_by(s, who)) == (1 + more, [card])
    s = position(f"ready a: {who} [blood 4]\nhand a: {card}\nattached a: {card} [on ready/{who}]\n{IDLE}")
    assert f"play {card}" not in options(s)  # only one of them


def test_torn_signpost_does_not_go_with_preternatural_strength():
    who = vampire("POT", capacity=7)
    for worn in ("", f"attached a: preternatural-strength [on ready/{who}]\n"):
        s = position(f"ready a: {who} [blood 4], madison [blood 1]\nhand a: torn-signpost\n{worn}{AWAKE}")
        play_through(s, f"bleed with {who}", "block with nassir")
        assert ("play torn-signpost" in options(s)) == (not worn)


def test_hunting_the_beast_feeds_a_salubri_only_after_a_victory():
    who, young = vampire("AUS", clan="Salubri"), vampire(clan="Salubri", nth=1)
    more = f"uncontrolled a: {young}, nassir\nready b: theo-bell-g6 [bowed]\nready c: ryan [bowed, blood 4]"
    s = acting("hunting-the-beast", who, "way 2", "b/theo-bell-g6", more=more)
    assert options(s) == ["a/uncontrolled.1"]
    s.choose("a/uncontrolled.1")
    assert blood_on(s, young) == 2
    s = acting("hunting-the-beast", who, "way 2", "c/ryan", more=more)
    assert (s.question.prompt[:5], blood_on(s, young)) == (s.question.prompt[:5], 0)


def test_make_the_misere_takes_all_disciplines_together():
    who = vampire("obf", sect="Anarch")
    s = acting("make-the-misere", who, "b/nassir")
    assert blood_on(s, "nassir") == 3
    both = next(vampire("pot", "cel", sect="Anarch", nth=n) for n in range(9))
    s = acting("make-the-misere", both)
    assert len([each for each in options(s) if each.startswith("way")]) >= 3  # one, the other, or both
    s = position(f"ready a: {both} [blood 4]\nhand a: make-the-misere\n{AWAKE}")
    play_through(s, "play make-the-misere")
    assert "b/nassir" not in options(s)  # it is not locked


def test_propaganda_is_not_blocked_by_titles():
    who, prince = vampire("PRE"), vampire(title="prince", nth=2)
    s = position(
        f"ready a: {who} [blood 4], madison [blood 1]\nhand a: propaganda\nready b: {prince} [blood 4]\n"
        f"ready c: ryan [bowed]"
    )
    play_through(s, "play propaganda", "way 2")
    assert (s.pool[1], locked(s, prince)) == (28, True)
    s = position(f"ready a: {who} [blood 4], madison [blood 1]\nhand a: propaganda\n{AWAKE}")
    play_through(s, "play propaganda", "way 1")
    assert "block with b/nassir" in options(s)


@pytest.mark.ruling("VR-6.9", "VR-12")
def test_what_a_bleed_does_to_minions_it_does_to_those_of_its_new_target():
    there = (
        f"ready b: {taught('DOM')} [blood 3], min-seo [blood 1]\nhand b: deflection\n"
        "ready c: ryan [blood 2], brock-sterling [bowed, blood 1]\ntorpor c: nassir"
    )
    for card, needs, sect in (("propaganda", "PRE", "Camarilla"), ("break-the-bonds", "obf", "Anarch")):
        who = taught(needs, sect=sect)
        s = position(f"ready a: {who} [blood 6]\nhand a: {card}, dodge\n{there}", game=SCHOOL)
        s.choose(f"play {card}")
        take(s, "way 2")
        reach(s, "play deflection", "way 2")
        take(s, "c")
        for _ in range(9):  # nobody of c blocks; where there is a choice it is among its minions
            if s.asked[1][0] in ("action?", "unlock?", "discard?"):
                break
            there_ = options(s)
            s.choose(next((each for each in ("no block", "pass", "yes") if each in there_), there_[0]))
        assert [locked(s, face) for face in ("ryan", taught("DOM"), "min-seo")] == [True, False, False]


def test_slaughtering_the_herd_bleeds_past_allies():
    who = vampire("DOM", capacity=8)
    more = "ready b: the-knights [lives 2]\nready c: ryan [bowed, blood 3]"
    s = acting("slaughtering-the-herd", who, "way 1", more=more)
    assert s.pool[1] == 27
    s = acting("slaughtering-the-herd", who, "way 1", more=AWAKE)
    assert "block with b/nassir" in options(s)


def herd():
    """Ryan, whose Methuselah is the predator of the one who has taken him as a herd, is about to act."""
    who = vampire("DOM", capacity=8)
    s = position(
        f"ready a: {who} [blood 3]\nhand a: slaughtering-the-herd\nready b: nassir [bowed]\nready c: ryan [blood 4]"
    )
    play_through(s, "play slaughtering-the-herd", "way 2")
    reach(s, "no block") if "no block" in options(s) else None
    return s, who


def test_slaughtering_the_herd_takes_tithes_of_who_acts():
    s, who = herd()
    assert (borne_by(s, "ryan"), blood_on(s, who)) == (["slaughtering-the-herd"], 1)
    reach(s, "done", "bleed with ryan", over=True)
    assert (blood_on(s, who), blood_on(s, "ryan")) == (2, 3)


def test_slaughtering_the_herd_ends_with_its_vampire():
    s, who = herd()
    happen(s, about(s, "torpor", find(s, who)))
    s.choose("done")
    assert where(s, "slaughtering-the-herd") == "ash"


def test_tier_of_souls_steals_and_bleeds_the_prey_harder():
    who = vampire("ANI", capacity=6)
    s = acting("tier-of-souls", who, "way 2")
    assert (blood_on(s, "nassir"), blood_on(s, who), borne_by(s, who)) == (3, 5, ["tier-of-souls"])
    s = position(f"ready a: {who} [blood 4]\nattached a: tier-of-souls [on ready/{who}]\n{IDLE}")
    assert number(s, "bleed", who) == 1
    s.choose(f"bleed with {who}")
    assert s.pool[1] == 28


def test_under_siege_lets_a_sabbat_vampire_block():
    who, other = vampire(sect="Sabbat", capacity=5), vampire(sect="Camarilla", capacity=5)
    s = position(
        f"ready a: double-deuce [lives 3]\nready b: {who} [bowed, blood 4], {other} [bowed, blood 4]\n"
        f"board b: under-siege [counter 3]\nready c: ryan [bowed]"
    )
    play_through(s, "bleed with double-deuce", "use b/under-siege")
    if f"b/{who}" in options(s):
        assert f"b/{other}" not in options(s)
        s.choose(f"b/{who}")
    assert (s.pool[1], number(s, "intercept", other)) == (30, 0)
    assert s.pieces[find(s, "under-siege")].count("counter") == 2


# ── modifiers ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_beast_meld_hides_or_cannot_be_blocked_by_vampires():
    who = vampire("ANI", "PRO", capacity=7)
    s = position(f"ready a: {who} [blood 4], madison [blood 1]\nhand a: beast-meld\n{AWAKE}")
    reach(s, f"bleed with {who}", "block with nassir", "play beast-meld")
    assert s.pool[1] == 29
    s = position(f"ready a: {who} [blood 4], madison [blood 1]\nhand a: beast-meld\n{AWAKE}\nready b: nassir [blood 4]")
    play_through(s, f"hunt with {who}", "play beast-meld")
    assert "block with nassir" not in options(s)


SENATES = [("closed-session", "prince", "Camarilla"), ("private-audience", "archbishop", "Sabbat")]


@pytest.mark.parametrize(("card", "title", "sect"), SENATES)
@pytest.mark.ruling("VR-7.1")
def test_only_one_sect_votes(card, title, sect):
    who = vampire(title=title)
    out = vampire(title="baron")
    s = position(
        f"ready a: {who} [blood 4]\nhand a: ancilla-empowerment, {card}\nready b: {out} [blood 4]\n"
        f"ready c: ryan [bowed]"
    )
    play_through(s, "play ancilla-empowerment")
    reach(s, f"play {card}")
    assert f"vote against with b/{out}" not in options(s)
    reach(s, f"vote for with a/{who}")
    rest(s)
    assert s.pool[1] == 29


SEES_LESS = [
    ("dominant-personality", vampire("pre", path=INNER), ""),
    ("forced-confessional", vampire("dom", clan="Salubri"), ""),
    ("form-of-the-bat", vampire("pro"), ""),
]


@pytest.mark.parametrize(("card", "who", "way"), SEES_LESS)
@pytest.mark.ruling("VR-6.6")
def test_the_blocking_minion_sees_less(card, who, way):
    s = position(f"ready a: {who} [blood 4], madison [blood 1]\nhand a: {card}\n{AWAKE}")
    reach(s, f"bleed with {who}", "block with nassir", f"play {card}")
    if "way 1" in options(s):
        s.choose("way 1")
    assert (s.pool[1], number(s, "intercept", "nassir")) == (29, 0)  # no longer than the action
    assert not locked(s, "nassir")


def test_form_of_the_bat_blocks_and_uses_no_equipment():
    who = vampire("PRO")
    s = position(
        f"ready a: double-deuce [lives 3]\nready b: {who} [blood 4]\nhand b: form-of-the-bat\nready c: ryan [bowed]\n"
        f"attached b: ivory-bow [on ready/{who}]"
    )
    play_through(s, "bleed with double-deuce", f"block with {who}", "play form-of-the-bat")
    assert s.pool[1] == 30
    for _ in range(9):
        assert "use b/ivory-bow" not in options(s)
        if "pass" in options(s):
            s.choose("pass")
    assert (where(s, "double-deuce"), blood_on(s, "double-deuce")) == ("ready", 2)


@pytest.mark.ruling("C-027", "VR-6.6")
def test_faceless_night_locks_whoever_has_tried_if_its_stealth_is_needed():
    who = vampire("OBF")
    for way, down in (("way 1", False), ("way 2", True)):
        s = position(f"ready a: {who} [blood 4], madison [blood 1]\nhand a: faceless-night\n{AWAKE}")
        s.choose(f"bleed with {who}")
        assert asked(s)[0] == 1  # no stealth is needed before somebody blocks
        reach(s, "block with nassir", "play faceless-night", way)
        assert (s.pool[1], locked(s, "nassir"), locked(s, "ryan")) == (29, down, True)
        assert not locked(s, "madison")


def test_invigorate_strengthens_hides_from_allies_or_grows_claws():
    who = vampire("ani", "pro", sect="Anarch", capacity=7)
    s = position(
        f"ready a: {who} [blood 4], madison [blood 1]\nhand a: invigorate\nready b: nassir [blood 4]\n"
        f"ready c: ryan [bowed]"
    )
    play_through(s, f"bleed with {who}", "play invigorate", "way 3", "block with nassir")
    rest(s)
    assert (where(s, "nassir"), number(s, "strength", who)) == ("torpor", 1)
    who = vampire("dom", sect="Anarch", capacity=7)
    s = position(
        f"ready a: {who} [blood 4], madison [blood 1]\nhand a: invigorate\nready b: the-knights [lives 2]\n"
        f"ready c: ryan [bowed]"
    )
    play_through(s, f"bleed with {who}", "play invigorate")
    if "way 2" in options(s):
        s.choose("way 2")
    assert s.pool[1] == 29


def test_iron_glare_votes_or_bleeds():
    who = vampire("POT", "PRE")
    s = position(f"ready a: {who} [blood 4], madison [blood 1]\nhand a: iron-glare\n{IDLE}")
    play_through(s, f"bleed with {who}", "play iron-glare")
    assert s.pool[1] == 27
    s = position(f"ready a: {who} [blood 4], madison [blood 1]\nhand a: iron-glare\n{IDLE}")
    play_through(s, f"hunt with {who}")
    assert where(s, "iron-glare") == "hand"


def test_obedient_flesh_hides_from_allies_or_strengthens():
    who = vampire("DOM", "PRO", capacity=7)
    s = position(
        f"ready a: {who} [blood 4], madison [blood 1]\nhand a: obedient-flesh\nready b: the-knights [lives 2]\n"
        f"ready c: ryan [bowed]"
    )
    reach(s, f"bleed with {who}", "block with the-knights", "play obedient-flesh")
    assert s.pool[1] == 29
    s = position(f"ready a: {who} [blood 4], madison [blood 1]\nhand a: obedient-flesh\n{AWAKE}")
    reach(s, f"bleed with {who}", "block with nassir", "pass", "play obedient-flesh")
    rest(s)
    assert (blood_on(s, "nassir"), number(s, "strength", who)) == (2, 1)


def test_scorn_of_adonis_costs_those_who_vote_against():
    who, prince = vampire(clan="Toreador", title="prince"), vampire(title="prince", nth=4)
    for vote, lost in (("vote against", 1), ("vote for", 0)):
        s = position(
            f"ready a: {who} [blood 4]\nhand a: ancilla-empowerment, scorn-of-adonis\nready b: {prince} [blood 4]\n"
            f"ready c: ryan [bowed]"
        )
        play_through(s, "play ancilla-empowerment")
        reach(s, "play scorn-of-adonis")
        reach(s, f"vote for with a/{who}")
        reach(s, f"{vote} with b/{prince}")
        rest(s)
        passes = 1 if vote == "vote for" or number(s, "votes", who) + 1 > number(s, "votes", prince) else 0
        assert (s.pool[1], s.pool[2]) == (30 - lost - passes, 30 - passes)


@pytest.mark.parametrize(("way", "lost"), [("way 2", 1), ("way 6", 2)])
def test_subversion_hides_and_bleeds(way, lost):
    s = position(f"ready a: gostoso [blood 4], madison [blood 1]\nhand a: subversion\n{AWAKE}")
    reach(s, "bleed with gostoso", "block with nassir", "play subversion", way)
    assert s.pool[1] == 30 - lost
    s = position(f"ready a: gostoso [blood 4], madison [blood 1]\nhand a: subversion\n{IDLE}")
    s.choose("hunt with gostoso")
    assert where(s, "subversion") == "hand"
    s = position(f"ready a: gostoso [blood 4], madison [blood 1]\nhand a: subversion\n{AWAKE}")
    reach(s, "bleed with gostoso", "play subversion")  # nothing is to be hidden from yet: only more bleed
    assert (asked(s), s.game.number(s, "stealth", find(s, "gostoso"))) == ((1, ["block with b/nassir", "no block"]), 0)
    s.choose("no block")
    assert s.pool[1] == 28
