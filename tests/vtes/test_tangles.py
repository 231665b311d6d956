"""Tangles: positions in which rules of several chapters meet, with numbers of their own."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as word_replace

from coterie.games.vtes.cards import FACES
from coterie.games.vtes.rules.damage import Packet, deal
from coterie.games.vtes.words.modes import Modes
from coterie.games.vtes.words.resources import BurnPool
from coterie.games.vtes.words.selves import PREY
from coterie.kernel.events import about, about_seat
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import ref
from tests.vtes.tools import (
    IDLE,
    PUPILS,
    SCHOOL,
    asked,
    blood_on,
    borne_by,
    counters,
    do,
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
    take,
    taught,
    vampire,
    where,
)

SEATS = ("madison", "nassir", "ryan", "aunt-linda", "cedrick-calhoun")


def till(s, seat: int, kind: str = "") -> None:
    """Do as little as possible until it is the turn of a seat, and it is asked a kind of question."""
    for _ in range(160):
        if s.active == seat and kind in ("", s.asked[1][0]):
            return
        there = options(s)
        s.choose(next((each for each in ("done", "pass", "no block", "no") if each in there), there[0]))
    raise AssertionError


# ── blocks and bleeds ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.5", "VR-6.9", "VR-12")
def test_a_bleed_that_comes_back_can_be_blocked_by_whoever_had_declined():
    """Redirected twice: the first target, aimed at anew, may block after all; the acting Methuselah is never a target."""
    one, two = taught("DOM"), taught("DOM", nth=2)
    s = position(
        f"ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: vessel\nready b: {one} [blood 4]\n"
        f"hand b: deflection, vessel\nready c: {two} [blood 4]\nhand c: deflection, vessel\nready d: ryan [blood 4]",
        players=4,
        game=SCHOOL,
    )
    play_through(s, "bleed with madison", "no block", "play deflection", "way 2")
    assert options(s) == ["seat c", "seat d"]
    play_through(s, "seat c", "no block", "play deflection", "way 2")
    assert options(s) == ["seat b", "seat d"]
    s.choose("seat b")
    assert asked(s) == (1, [f"block with b/{one}", "no block"])
    s.choose("no block")
    assert (s.pool, s.edge) == ((30, 29, 30, 30), 0)


@pytest.mark.ruling("C-053", "VR-6.5")
@pytest.mark.parametrize(("way", "there"), [("way 1", False), ("way 2", True)])
def test_whoever_a_bleed_is_redirected_to_may_burn_the_bleeder_if_it_is_for_four(way, there):
    """Conditioning makes it 3 or 4. The bleeder is burned, the Edge stays, and the investigation costs 3 pool."""
    who, other = taught("DOM", capacity=8), taught("DOM", nth=2)
    s = position(
        f"edge: c\nready a: {who} [blood 6], min-seo [bowed, blood 1]\nhand a: conditioning, vessel\n"
        f"ready b: {other} [blood 4]\nhand b: archon-investigation, deflection\nready c: ryan [bowed, blood 1]\n"
        "hand c: archon-investigation",
        game=SCHOOL,
    )
    play_through(s, f"bleed with {who}", "play conditioning", way)
    reach(s, "no block")
    assert ("play archon-investigation" in options(s)) is there
    play_through(s, "play deflection", "way 2")
    assert ("play archon-investigation" in options(s)) is there
    if there:
        s.choose("play archon-investigation")
    assert (s.pool, where(s, who)) == ((30, 30, 27), "ash" if there else "ready")
    assert s.edge == (2 if there else 0)


@pytest.mark.ruling("VR-12")
@pytest.mark.parametrize(("awake", "blocks"), [(False, False), (True, True)])
def test_a_blocker_that_is_locked_meanwhile_fails_unless_it_is_awake(awake, blocks):
    who = taught("OBF")
    s = position(
        f"ready a: {who} [blood 4], min-seo [bowed, blood 1]\nhand a: vessel, lost-in-crowds\n"
        f"ready b: nassir [{'bowed, ' * awake}blood 4]\nhand b: {'wake-with-evenings-freshness, ' * awake}vessel\n"
        "ready c: ryan [blood 1]",
        game=SCHOOL,
    )
    play_through(s, f"bleed with {who}", *["play wake-with-evenings-freshness"] * awake, "block with nassir")
    if not awake:
        happen(s, about(s, "bow", find(s, "nassir")))
    s.choose("pass")  # no stealth is added
    rest(s) if s.asked[1][0] == "action?" else None
    assert s.pool[1] == (30 if blocks else 29)


@pytest.mark.ruling("C-037", "VR-12")
@pytest.mark.parametrize("how", ["torpor", "burn", "oust"])
def test_nobody_is_asked_to_block_a_minion_that_is_gone(how):
    s = position(
        "pool: 9 9 9\nready a: madison [blood 4], min-seo [blood 1]\nhand a: vessel\nready b: nassir [blood 2]\n"
        "ready c: ryan [blood 2]\nlibrary b: dodge\nlibrary c: dodge"
    )
    s.choose("bleed with madison")
    assert s.asked[1][0] == "block?"
    happen(s, about_seat("pool", 0, -9) if how == "oust" else about(s, how, find(s, "madison")))
    assert (s.asked[1][0], s.active) == (("unlock?", 1) if how == "oust" else ("action?", 0))
    assert (locked(s, "nassir"), s.pool[1], s.edge) == (False, 9, -1)


@pytest.mark.ruling("VR-12", "VR-6.8")
def test_the_edge_goes_to_whoever_controls_the_minion_as_its_bleed_resolves():
    s = position(
        "edge: b\npool: 9 9 9\nready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: vessel\n"
        "ready b: nassir [blood 2]\n"
        "ready c: ryan [blood 2]\nlibrary b: dodge\nlibrary c: dodge"
    )
    s.choose("bleed with madison")
    happen(s, about(s, "control", find(s, "madison"), detail=(2, ("forever",), "dodge")))
    assert asked(s) == (1, ["block with b/nassir", "no block"])  # it has not declined yet
    s.choose("no block")
    assert (s.pool, s.edge) == ((9, 8, 9), 2)


@pytest.mark.ruling("VR-6.5", "V-080")
def test_of_two_the_other_is_prey_and_predator_and_asked_once():
    s = position("ready a: madison [blood 2]\nready b: nassir [blood 1], ryan [blood 1]\nhand a: dodge", players=2)
    s.choose("hunt with madison")
    assert asked(s) == (1, ["block with b/nassir", "block with b/ryan", "no block"])
    s.choose("no block")
    assert (s.question.seat, blood_on(s, "madison")) == (0, 3)


@pytest.mark.ruling("VR-6.5", "VR-6.6")
def test_after_a_block_that_fails_another_minion_sees_through_all_the_stealth():
    """Stealth 2 against intercept 0 fails and locks nobody; a second blocker with 2 succeeds, and no stealth is added."""
    who = taught("OBF")
    s = position(
        f"ready a: {who} [blood 6], min-seo [bowed, blood 1]\nhand a: lost-in-crowds, lost-in-crowds\n"
        "ready b: nassir [blood 4], lupo [blood 3]\nhand b: vessel\nready c: ryan [blood 1]\n"
        "attached b: sport-bike [on ready/lupo], raven-spy [lives 1, on ready/lupo]",
        game=SCHOOL,
    )
    play_through(s, f"bleed with {who}", "block with nassir", "play lost-in-crowds", "way 2")
    assert asked(s) == (1, ["block with b/lupo", "no block"])
    s.choose("block with b/lupo")
    assert "play lost-in-crowds" not in options(s)  # each minion plays a modifier once in an action
    rest(s) if s.asked[1][0] == "impulse" else None
    assert (locked(s, "nassir"), locked(s, "lupo"), s.pool[1]) == (False, True, 30)


@pytest.mark.ruling("C-003", "VR-4.4", "VR-6.7")
@pytest.mark.parametrize(("cancelled", "pool"), [(True, 27), (False, 27)])
def test_a_limited_bleed_that_is_cancelled_leaves_room_for_another(cancelled, pool):
    """Conditioning is worth 2 and bars Bonding; cancelled, for a pool, it does not, and Bonding adds 1."""
    who = taught("DOM", capacity=8)
    s = position(
        f"ready a: {who} [blood 6], min-seo [bowed, blood 1]\nhand a: conditioning, bonding, vessel\n"
        f"ready b: nassir [bowed, blood 4]\nhand b: {'direct-intervention' if cancelled else 'vessel'}\n"
        "ready c: ryan [bowed, blood 1]",
        game=SCHOOL,
    )
    play_through(s, f"bleed with {who}", "play conditioning", "way 1", *["play direct-intervention"] * cancelled)
    assert ("play bonding" in options(s)) is cancelled
    if cancelled:
        play_through(s, "play bonding", "way 1")
    assert s.pool[1] == pool


# ── cancels of cancels ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-107", "VR-4.3", "C-009")
@pytest.mark.parametrize(("cancels", "blood"), [(0, 6), (1, 1), (2, 6), (3, 1), (4, 6)])
def test_each_cancel_undoes_the_one_before_and_each_costs_a_master_phase_action(cancels, blood):
    hands = "".join(f"hand {letter}: sudden-reversal\n" for letter in "bcde"[:cancels])
    s = position(
        f"phase: 5.2.2\nhand a: giants-blood\n{hands}ready a: madison [blood 1]\n"
        + "\n".join(f"ready {letter}: {who} [bowed, blood 1]" for letter, who in zip("bcde", SEATS[1:], strict=True)),
        players=5,
    )
    play_through(s, "play giants-blood", "a/madison")
    for seat in range(1, cancels + 1):
        assert asked(s) == (seat, ["play sudden-reversal", "pass"])
        s.choose("play sudden-reversal")
    assert (blood_on(s, "madison"), where(s, "giants-blood")) == (blood, "ash")
    assert s.debt == tuple([0 < seat <= cancels for seat in range(5)])


# ── referendums ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-7.2", "VR-7.3")
@pytest.mark.parametrize(("card", "passes"), [("ancilla-empowerment", False), ("dodge", True)])
def test_a_block_of_prisci_with_a_card_against_a_prince_the_edge_and_a_card(card, passes):
    """For: 1 by the card that calls it and the 3 of the prisci, two ballots to one. Against: 2, the Edge, perhaps a card."""
    one, two, three = [vampire(title="priscus", nth=n) for n in range(3)]
    prince = vampire(title="prince")
    s = position(
        f"edge: b\nready a: madison [blood 4], {one} [bowed, blood 3]\nhand a: anarchist-uprising\n"
        f"ready b: {prince} [bowed, blood 2]\nhand b: {card}\nready c: {two} [bowed, blood 2], {three} [bowed, blood 2]"
    )
    reach(s, "play anarchist-uprising", f"vote for with a/{one}", f"vote against with b/{prince}", "edge against")
    if not passes:
        s.choose("burn ancilla-empowerment against")
    reach(s, f"vote for with c/{two}", f"vote against with c/{three}")
    while s.asked[1][0] == "votes?":
        s.choose("pass")
    assert s.pool == ((28, 29, 28) if passes else (30, 30, 30))
    assert s.edge == -1


@pytest.mark.ruling("VR-9.3", "VR-4.10")
def test_three_titles_of_one_city_are_contested_together():
    """A prince, a baron and an archbishop of Mannheim: nobody has votes; the one in torpor must yield; the last regains it."""
    s = position(
        "phase: 5.1.4\nready a: horst-von-bruhl [blood 3]\nready b: aline-gadeke [blood 1]\ntorpor c: jurgen-the-libertine"
        " [blood 3]\nlibrary a: dodge\nlibrary b: dodge\nlibrary c: dodge"
    )
    assert number(s, "votes", "horst-von-bruhl") == number(s, "votes", "aline-gadeke") == 0
    s.choose("contest title of a/horst-von-bruhl")
    assert blood_on(s, "horst-von-bruhl") == 2
    till(s, 1)
    s.choose("contest title of b/aline-gadeke")
    assert blood_on(s, "aline-gadeke") == 0
    till(s, 2)
    assert [each for each in options(s) if "title" in each] == ["yield title of c/jurgen-the-libertine"]
    s.choose("yield title of c/jurgen-the-libertine")
    till(s, 0)
    s.choose("contest title of a/horst-von-bruhl")
    till(s, 1)
    assert blood_on(s, "aline-gadeke") == 1  # without blood it had to hunt
    s.choose("yield title of b/aline-gadeke")
    till(s, 0)
    assert (number(s, "votes", "horst-von-bruhl"), number(s, "votes", "aline-gadeke")) == (2, 0)


# ── contests ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-4.10", "V-073")
def test_what_a_contested_vampire_bears_is_contested_once_it_is_back():
    s = position(
        "phase: 5.4.2\nturn: 9\ntransfers: 0\npool: 20 20 20\nuncontrolled a: nassir [blood 9]\nready b: nassir [blood 3]\n"
        "attached b: ivory-bow [on ready/nassir]\nready c: ryan [blood 3]\nhand c: ivory-bow\nlibrary a: dodge\n"
        "library b: dodge\nlibrary c: dodge"
    )
    s.choose("control a/uncontrolled.1")
    assert [now.zone for now in s.pieces if now.face == "nassir"] == ["contested", "contested"]
    till(s, 2, "action?")
    reach(s, "play ivory-bow")
    rest(s)
    bows = [n for n, now in enumerate(s.pieces) if now.face == "ivory-bow"]
    assert [s.pieces[n].zone for n in bows] == ["contested", "attached"]  # out of play, no contest
    till(s, 0, "unlock?")
    s.choose("yield a/contested/nassir")
    till(s, 1, "unlock?")
    s.choose("reclaim b/contested/nassir")
    assert [s.pieces[n].zone for n in bows] == ["contested", "contested"]


@pytest.mark.ruling("VR-4.10")
def test_of_three_claimants_two_yield_and_the_third_takes_its_vampire_back_without_paying_again():
    s = position(
        "phase: 5.1.4\npool: 9 9 9\ncontested a: nassir [blood 4]\ncontested b: nassir [blood 3]\n"
        "contested c: nassir [blood 1]\nready a: madison [blood 2]\nready b: min-seo [blood 2]\nready c: ryan [blood 1]\n"
        "library a: dodge\nlibrary b: dodge\nlibrary c: dodge"
    )
    s.choose("contest a/contested/nassir")
    till(s, 1, "unlock?")
    s.choose("yield b/contested/nassir")
    till(s, 2, "unlock?")
    assert "contest c/contested/nassir" in options(s)  # there is one rival left
    s.choose("yield c/contested/nassir")
    till(s, 0, "unlock?")
    s.choose("reclaim a/contested/nassir")
    there = [(now.zone, now.count("blood")) for now in s.pieces if now.face == "nassir"]
    assert (s.pool, there) == ((8, 9, 9), [("ready", 4), ("ash", 0), ("ash", 0)])


# ── damage, torpor, diablerie ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.4")
@pytest.mark.parametrize(
    ("zone", "blood", "normal", "worse", "there", "left"),
    [
        ("ready", 4, 2, 2, "torpor", 1),
        ("ready", 3, 3, 1, "torpor", 0),  # mended, then wounded
        ("ready", 2, 3, 1, "ash", 0),  # wounded already by what is not mended
        ("ready", 4, 1, 4, "torpor", 0),
        ("ready", 4, 2, 4, "ash", 0),
        ("ready", 0, 0, 2, "ash", 0),
        ("torpor", 2, 1, 0, "torpor", 1),
        ("torpor", 2, 3, 0, "torpor", 0),
        ("torpor", 2, 0, 2, "torpor", 0),
        ("torpor", 2, 0, 3, "ash", 0),
        ("torpor", 1, 1, 1, "ash", 0),
    ],
)
def test_normal_damage_first_then_aggravated(zone, blood, normal, worse, there, left):
    s = position(f"ready a: madison [bowed, blood 4]\n{zone} b: nassir [blood {blood}]\nready c: ryan [bowed, blood 1]")
    at = ref(s, find(s, "nassir"))
    do(s, (deal, *[Packet(*at, n, bad) for n, bad in ((normal, False), (worse, True)) if n]))
    assert (where(s, "nassir"), blood_on(s, "nassir")) == (there, left)


@pytest.mark.ruling("VR-8.6", "VR-8.5", "VR-7.4")
def test_a_blocker_that_devours_whoever_leaves_torpor_is_hunted_by_blood():
    """Nobody pays for leaving torpor. The hunt passes with a burned card, a prince and the Edge, and burns the blocker."""
    s = position(
        "edge: c\nready a: madison [bowed, blood 1]\nhand a: vessel, ancilla-empowerment\ntorpor a: nassir [blood 3]\n"
        "ready b: min-seo [blood 2]\nattached b: sport-bike [on ready/min-seo]\nhand b: dodge\n"
        "ready c: horst-von-bruhl [bowed, blood 2]\nlibrary b: dodge"
    )
    play_through(s, "leave torpor with a/nassir", "block with min-seo", "diablerise a/nassir", "none")
    assert blood_on(s, "min-seo") == 3  # its capacity, of the 5
    reach(s, "burn ancilla-empowerment for", "vote for with c/horst-von-bruhl", "edge for")
    assert (where(s, "nassir"), where(s, "min-seo"), s.edge) == ("ash", "ash", -1)


@pytest.mark.ruling("VR-8.6", "V-009", "V-101")
def test_a_diablerist_drinks_before_it_learns():
    """Of 4 blood it keeps 1, as its capacity is 4 still; then a Discipline makes that 5, without blood."""
    who, old = taught(capacity=4, nth=3), taught(capacity=5, nth=9)
    s = position(
        f"ready a: {who} [blood 3]\nhand a: celerity\nready b: min-seo [bowed, blood 2]\ntorpor b: {old} [blood 4]\n"
        f"attached b: ivory-bow [on torpor/{old}], flak-jacket [on torpor/{old}]\nready c: ryan [bowed]\nash a: fortitude",
        game=SCHOOL,
    )
    play_through(s, f"diablerise with a/{who}: b/{old}", "take b/ivory-bow", "leave b/flak-jacket")
    assert options(s) == ["fetch hand/celerity", "fetch ash/fortitude", "none"]
    s.choose("fetch ash/fortitude")
    assert (blood_on(s, who), number(s, "capacity", who), number(s, "for", who)) == (4, 5, 1)
    assert sorted(borne_by(s, who)) == ["fortitude", "ivory-bow"]
    assert (where(s, "flak-jacket"), where(s, old)) == ("ash", "ash")


@pytest.mark.ruling("VR-8.6")
def test_a_victim_that_survives_keeps_its_blood_and_gear_and_nobody_is_hunted():
    """Byzar gets a counter instead of being burned, which makes it no diablerie."""
    who = taught(capacity=4, nth=3)
    s = position(
        f"ready a: {who} [blood 1], madison [bowed, blood 1]\nhand a: celerity, anarchist-uprising\nready b: min-seo [bowed]\n"
        "torpor b: byzar [blood 2]\nattached b: ivory-bow [on torpor/byzar]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    play_through(s, f"diablerise with a/{who}: b/byzar", "take b/ivory-bow")
    assert s.asked[1][0] in ("action?", "discard?")  # no Discipline, no votes
    assert (where(s, "byzar"), blood_on(s, "byzar"), counters(s, "byzar")) == ("torpor", 2, 1)
    assert (borne_by(s, "byzar"), borne_by(s, who), blood_on(s, who)) == (["ivory-bow"], [], 1)


@pytest.mark.ruling("VR-8.6")
def test_whoever_is_no_younger_than_its_victim_learns_nothing():
    who, peer = taught(capacity=5, nth=3), taught(capacity=5, nth=9)
    s = position(
        f"ready a: {who} [blood 3]\nhand a: celerity\nready b: min-seo [bowed, blood 2]\ntorpor b: {peer} [blood 1]\n"
        "ready c: ryan [bowed]",
        game=SCHOOL,
    )
    s.choose(f"diablerise with a/{who}: b/{peer}")
    rest(s) if "done" not in options(s) else None
    assert (where(s, peer), blood_on(s, who), borne_by(s, who)) == ("ash", 4, [])


@pytest.mark.ruling("VR-6.8", "VR-6.9")
@pytest.mark.parametrize(("blood", "stunned"), [(2, True), (3, False)])
def test_a_hunt_is_successful_only_if_blood_is_kept(blood, stunned):
    """Adisa, of capacity 3, is stunned after a successful hunt. A full vampire may hunt, but gains nothing."""
    s = position(f"ready a: adisa [blood {blood}], min-seo [bowed, blood 1]\nhand a: vessel\n{IDLE}")
    s.choose("hunt with adisa")
    rest(s) if "done" not in options(s) else None
    assert blood_on(s, "adisa") == 3
    assert bool(forbidding(s, "unlock", find(s, "adisa"))) is stunned


@pytest.mark.ruling("C-063", "VR-6.8")
@pytest.mark.parametrize(("mine", "theirs", "heard"), [(1, 2, True), (3, 2, False), (1, 0, False)])
def test_a_hunt_for_the_blood_of_another_is_successful_only_if_some_is_kept(mine, theirs, heard):
    """In the Week of Nightmares the Ravnos feed on one another; what a full one drinks is lost."""
    hunter, prey = taught(clan="Ravnos", capacity=3), taught(clan="Ravnos", capacity=4)
    PUPILS["stunned-ravnos"] = replace(
        PUPILS[hunter], face="stunned-ravnos", name="stunned-ravnos", abilities=FACES["adisa"].abilities[1:]
    )
    s = position(
        f"board a: week-of-nightmares [nightmare 9]\nready a: stunned-ravnos [blood {mine}], min-seo [bowed, blood 1]\n"
        f"ready b: {prey} [bowed, blood {theirs}]\nready c: ryan [bowed, blood 1]\nhand a: vessel",
        game=SCHOOL,
    )
    reach(s, next(each for each in options(s) if each.startswith("act with a/stunned-ravnos")))
    rest(s) if "done" not in options(s) else None
    assert (blood_on(s, prey), blood_on(s, "stunned-ravnos")) == (max(0, theirs - 1), min(3, mine + min(theirs, 1)))
    assert bool(forbidding(s, "unlock", find(s, "stunned-ravnos"))) is heard


# ── combat ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.2", "VR-8.3")
def test_a_dodge_saves_from_the_first_strike_only_and_the_limit_ends_with_the_round():
    """Three strikes, the first dodged; a press; three more, of which the first meets one in return."""
    fast, other = taught("CEL pot", capacity=8), taught("CEL for", capacity=8, nth=2)
    s = position(
        f"ready a: {fast} [blood 6], min-seo [bowed, blood 1]\nhand a: blur, blur, psyche, vessel\nready b: {other} [blood 7]\n"
        "hand b: sideslip, vessel\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    reach(s, f"bleed with {fast}", f"block with {other}", "play sideslip")
    take(s, "way 1")
    reach(s, "play blur", "way 2")
    assert "play blur" not in options(s)  # limited
    assert (blood_on(s, fast), blood_on(s, other)) == (5, 5)
    reach(s, "play psyche")
    take(s, "way 1")
    reach(s, "play blur", "way 2")
    rest(s) if "done" not in options(s) else None
    assert (blood_on(s, fast), blood_on(s, other)) == (3, 2)


@pytest.mark.ruling("VR-8.2", "VR-8.3", "VR-10.3")
def test_a_dodge_does_not_save_a_retainer_which_hurts_once_more_as_it_dies():
    who = taught(capacity=8)
    s = position(
        f"ready a: {who} [blood 6], min-seo [bowed, blood 1]\nattached a: 44-magnum [on ready/{who}]\nhand a: vessel\n"
        "ready b: nassir [blood 3]\nhand b: dodge\nready c: ryan [bowed]\n"
        "attached b: raven-spy [lives 1, on ready/nassir], murder-of-crows [lives 1, on ready/nassir]",
        game=SCHOOL,
    )
    play_through(s, f"bleed with {who}", "block with nassir", "use a/44-magnum")  # a maneuver to long range
    assert options(s) == ["at b/nassir", "at b/raven-spy", "at b/murder-of-crows"]
    play_through(s, "at b/murder-of-crows", "play dodge")
    rest(s) if "done" not in options(s) else None
    assert (where(s, "murder-of-crows"), where(s, "raven-spy")) == ("ash", "attached")
    assert (blood_on(s, who), blood_on(s, "nassir")) == (5, 3)


# ── ousts, withdrawal, time ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-13.1", "VR-13.2")
@pytest.mark.parametrize(
    ("pools", "left", "halves"),
    [
        ((20, 1, 1, 1, 20), (25, 0, 0, 0, 19), (2, 2, 2, 0, 0)),
        ((20, 1, 1, 20, 1), (25, 0, 0, 25, 0), (2, 2, 0, 2, 0)),
        ((20, 1, 20, 1, 20), (25, 0, 25, 0, 19), (2, 0, 2, 0, 0)),
        ((1, 1, 1), (0, 0, 0), (2, 2, 2)),  # nobody is left: no point for the last
        ((20, 1, 1), (25, 0, 0), (4, 2, 0)),
        ((1, 1), (0, 0), (2, 2)),
    ],
)
def test_who_are_ousted_together_give_points_to_their_predators_and_pool_to_survivors(pools, left, halves):
    seats = zip("abcde", SEATS, pools, strict=False)
    s = position(
        f"pool: {' '.join(map(str, pools))}\nhand a: anarchist-uprising, vessel\n"
        + "\n".join(f"ready {letter}: {who} [{'' if letter == 'a' else 'bowed, '}blood 1]" for letter, who, _ in seats),
        players=len(pools),
    )
    s.choose("play anarchist-uprising")
    while s.result is None and s.asked[1][0] == "votes?":
        s.choose("pass")
    assert (s.pool, s.halves) == (left, halves)


@pytest.mark.ruling("C-019", "VR-13.1")
@pytest.mark.parametrize(("pool", "left", "halves"), [(2, (7, 0, 9), (2, 0, 0)), (1, (0, 0, 15), (2, 0, 4))])
def test_who_pays_the_last_pool_for_what_ousts_its_prey_is_ousted_together_with_it(pool, left, halves):
    """The predator of a prey ousted at the same moment has the point, but no pool to live on."""
    old = PUPILS["misdirection"]
    way = word_replace(old.plays.ways[0], does=BurnPool(1, PREY), targets=())
    PUPILS["drain"] = replace(old, face="drain", name="drain", plays=Modes(ways=(way,)))
    s = position(f"phase: 5.2.2\npool: {pool} 1 9\nready a: madison [blood 1]\nhand a: drain\n{IDLE}", game=SCHOOL)
    s.choose("play drain")
    assert (s.pool, s.halves) == (left, halves)


@pytest.mark.ruling("VR-13.4")
@pytest.mark.parametrize(
    ("what", "leaves"),
    [
        ("", True),
        ("transfer", False),
        ("pool", False),
        ("gain", True),
        ("blood", False),
        ("hunt", True),
        ("combat", False),
    ],
)
def test_what_breaks_a_withdrawal(what, leaves):
    s = position(
        "phase: 5.1.4\npool: 9 9 9\nready a: madison [blood 3]\nhand a: dodge\nuncontrolled a: lupo\n"
        f"ready b: nassir [{'' if what == 'combat' else 'bowed, '}blood 1]\nready c: ryan [bowed, blood 2]\n"
        "library b: dodge, dodge\nlibrary c: dodge, dodge"
    )
    s.choose("withdraw")
    happen(s, *{
        "pool": [about_seat("pool", 0, -1), about_seat("pool", 0, 2)],  # a gain repairs nothing
        "gain": [about_seat("pool", 0, 2)],
        "blood": [about(s, "blood", find(s, "madison"), -1)],
    }.get(what, []))  # fmt: skip
    deeds = {"hunt": ["hunt with madison"], "combat": ["bleed with madison", "block with nassir"],
             "transfer": ["transfer to uncontrolled.1"]}  # fmt: skip
    reach(s, *deeds.get(what, []), over=True)
    till(s, 1)
    for _ in range(60):
        if s.out or s.active == 0:
            break
        s.choose("done" if "done" in options(s) else options(s)[-1])
    assert (s.out == (0,), s.halves[0]) == (leaves, 2 * leaves)
    assert s.pool[1:] == (9, 9)  # its predator gains nothing


@pytest.mark.ruling("VR-13.4", "VR-13.1")
def test_whoever_withdraws_may_still_oust_its_prey_meanwhile():
    """The 6 pool are a gain, which breaks nothing: two points in all."""
    s = position(
        "phase: 5.1.4\npool: 9 2 9 9\nready a: madison [blood 3]\nhand a: dodge\nready b: nassir [bowed, blood 1]\n"
        "ready c: ryan [bowed, blood 2]\nready d: lupo [bowed]\nlibrary b: dodge\nlibrary c: dodge\nlibrary d: dodge",
        players=4,
    )
    s.choose("withdraw")
    happen(s, about_seat("pool", 1, -2))
    assert (s.pool, s.halves) == ((15, 0, 9, 9), (2, 0, 0, 0))
    for _ in range(60):
        if 0 in s.out:
            break
        s.choose("done" if "done" in options(s) else options(s)[-1])
    assert (s.halves, s.pool[2:]) == ((4, 0, 0, 0), (9, 9))


@pytest.mark.ruling("VR-13.3")
def test_when_time_is_up_each_survivor_has_half_a_point():
    s = position(
        "phase: 5.5.2\nturn: 3\npool: 5 1 5\nready a: madison [blood 1]\nhand a: dodge\nready b: nassir [blood 1]\n"
        "ready c: ryan [blood 1]",
        rounds=1,
    )
    happen(s, about_seat("pool", 1, -1))
    assert s.halves == (2, 0, 0)
    while s.result is None:
        s.choose(next((each for each in ("done", "pass") if each in options(s)), options(s)[-1]))
    assert s.halves == (3, 0, 1)


# ── phases ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-095", "V-096")
def test_two_trifles_give_one_master_phase_action():
    s = position(
        "phase: 5.2.1\nhand a: vessel, vessel, giants-blood\nready a: madison [blood 1], min-seo [blood 1]\n" + IDLE
    )
    assert s.asked[1] == ("master?", (1,))
    play_through(s, "play vessel", "a/madison")
    assert s.asked[1] == ("master?", (1,))
    play_through(s, "play vessel", "a/min-seo")
    assert (s.asked[1][0], faces(s, "hand")) == ("action?", ["giants-blood"])


@pytest.mark.ruling("V-145", "V-146")
def test_an_event_is_played_once_in_a_game_and_one_in_a_phase():
    s = position(
        "phase: 5.5.1\nhand a: the-unmasking, nsa-trio\nhand b: the-unmasking, nsa-trio\nready a: madison [blood 1]\n"
        "ready b: ryan [bowed]\nready c: lupo [bowed]\nlibrary a: dodge\nlibrary b: dodge"
    )
    assert {"play the-unmasking", "play nsa-trio"} <= set(options(s))
    s.choose("play the-unmasking")
    assert s.active == 1  # no second one, and no discard
    till(s, 1, "discard?")
    assert [each for each in options(s) if each.startswith("play")] == ["play nsa-trio"]
