"""What the checks at all times find: nothing that is forbidden hides what else there is (L-2.18, L-6.16, L-8.17, L-9.15)."""

import random
from dataclasses import replace

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.cards import CARDS
from coterie.games.l5r.facts.cards import borne_by_host
from coterie.games.l5r.rules import bearing, settling
from coterie.games.l5r.words.conditions import ThisIs
from coterie.games.l5r.words.standing import Keyword, LeavesItself
from coterie.words.cards.filters import BOWED, READY
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Cannot, While
from coterie.words.word import below
from tests.l5r.tools import borne, find, game_with, options, play, position, prompt, row, where

BOUND = "attached a: ring-of-binding [on field/obstinate-recruit]"  # in the fate phase its bearer cannot be discarded
TWO = "ornate-fan [on field/brash-samurai], honored-blade [on field/brash-samurai]"
METHOD = "kitsuki-s-method [on field/obstinate-recruit.2]"  # ancestral


def katana_played(text: str):
    """The fate phase after a card was played on a character of the first player, whom the second exceeds in honor."""
    s = position(
        f"field a: obstinate-recruit, obstinate-recruit, brash-samurai\nfield b: doji-whisperer\n{text}\n"
        "hand a: fine-katana, banzai\nhonor: 5 6\nfirst: a\nphase: fate",
        windows="all",
    )
    return play(s, "play fine-katana", "a/brash-samurai")


def recruits(s) -> list[str]:
    """Return where the two recruits are, who leave while their player is less honorable."""
    return [where(s, "obstinate-recruit", nth=n) for n in (0, 1)]


@pytest.mark.ruling("L-9.15")
def test_both_recruits_leave():
    s = katana_played("")
    assert (recruits(s), prompt(s)) == (["fallen", "fallen"], "window")


@pytest.mark.ruling("L-8.17", "L-9.15")
def test_who_must_leave_but_cannot_does_not_hide_a_third_restricted_attachment():
    s = katana_played(f"{BOUND}, {TWO}")
    assert (recruits(s), prompt(s)) == (["field", "fallen"], "too many?")
    s.choose("discard a/fine-katana")
    assert (borne(s, "brash-samurai"), prompt(s)) == (["honored-blade", "ornate-fan"], "window")


@pytest.mark.ruling("L-9.15", "L-8.17")
def test_what_one_bears_who_must_leave_goes_with_it_though_another_cannot_leave():
    s = katana_played(f"{BOUND}, {METHOD}")
    assert recruits(s) == ["field", "fallen"]
    assert where(s, "kitsuki-s-method") == "hand"  # it left with its bearer, not by itself afterwards
    assert borne(s, "obstinate-recruit") == ["ring-of-binding"]


@pytest.mark.ruling("L-9.15")
@pytest.mark.parametrize(
    ("face", "condition", "text", "use", "asks"),
    [
        ("border-rider", ThisIs(READY), "field a: border-rider [bowed]", "use a/border-rider", "window"),
        (
            "asahina-artisan",
            ThisIs(BOWED),
            "field a: asahina-artisan, brash-samurai, doji-hotaru",
            "use a/asahina-artisan",
            "choose",
        ),
    ],
)
def test_who_must_leave_once_bowed_or_ready_leaves_at_once(face, condition, text, use, asks):
    changed = replace(CARDS[face], abilities=(*CARDS[face].abilities, LeavesItself(condition)))
    s = position(
        f"{text}\nfield b: doji-whisperer [present]\nhand a: outwit\nconflict: b political fire a1",
        windows="all",
        game=game_with(changed),
    )
    assert where(s, face) == "field"
    s.choose(use)
    assert (where(s, face), prompt(s)) == ("fallen", asks)  # before anything else happens


@pytest.mark.ruling("L-2.18")
def test_of_two_of_a_title_of_which_a_character_bears_one_the_older_goes_and_no_other_attachment():
    s = position(
        "field a: brash-samurai, doji-whisperer\nattached a: watch-commander [on field/brash-samurai], "
        "ornate-fan [on field/brash-samurai], way-of-the-dragon [on field/brash-samurai], "
        "watch-commander [on field/doji-whisperer]\nhand a: watch-commander\nfate: 9 0\nphase: conflict",
        windows="all",
    )
    older, other = [find(s, "watch-commander", "attached", nth=n) for n in (0, 1)]
    play(s, "play watch-commander", "a/brash-samurai")
    assert borne(s, "brash-samurai") == ["ornate-fan", "watch-commander", "way-of-the-dragon"]
    assert (s.pieces[older].zone, s.pieces[other].zone) == ("discard", "attached")


@pytest.mark.ruling("L-2.18")
def test_every_province_keeps_the_newer_of_two_battlefields_and_all_other_attachments():
    s = position(
        "provinces a1: magistrate-station\nprovinces a2: secret-cache\nprovinces a3: endless-plains\n"
        "attached a: inventive-buttressing [on provinces/magistrate-station], "
        "tainted-wasteland [on provinces/magistrate-station], makeshift-war-camp [on provinces/secret-cache], "
        "total-warfare [on provinces/secret-cache], makeshift-war-camp [on provinces/endless-plains], "
        "total-warfare [on provinces/endless-plains], inventive-buttressing [on provinces/endless-plains]\n"
        "field a: brash-samurai\nhand a: fine-katana\nphase: conflict",
        format="stronghold",
        windows="all",
    )
    play(s, "play fine-katana")
    kept = {face: borne(s, face) for face in ("magistrate-station", "secret-cache", "endless-plains")}
    assert kept == {
        "magistrate-station": ["inventive-buttressing", "tainted-wasteland"],
        "secret-cache": ["total-warfare"],
        "endless-plains": ["inventive-buttressing", "total-warfare"],
    }


# ── who cannot participate ──────────────────────────────────────────────────────────────────────────────────────────


PEACE = "field a: shiba-peacemaker [present], deathseeker [present]\nfield b: doji-whisperer [present]"


@pytest.mark.ruling("L-6.16")
@pytest.mark.parametrize(("attacker", "stays"), [("a", False), ("b", True)])
def test_who_cannot_participate_on_this_side_goes_home_bowed(attacker, stays):
    place = {"a": "b1", "b": "a1"}[attacker]
    s = position(
        f"{PEACE}\nhand a: fine-katana\nhand b: fine-katana\nconflict: {attacker} military fire {place}",
        windows="all",
    )
    play(s, *["pass"] * (s.question.seat == 1), "play fine-katana", "a/deathseeker")
    now = row(s, "shiba-peacemaker")
    assert (bool(now.count("present")), now.ready) == (stays, stays)


@pytest.mark.ruling("L-6.16", "L-13.1")
@pytest.mark.parametrize(("favor", "stays"), [("a", True), ("b", False)])
def test_who_shuns_an_opponents_favor_does_not_attack_on_under_it(favor, stays):
    s = position(
        "field a: seppun-guardsman [present], deathseeker [present]\nfield b: doji-whisperer [present]\n"
        f"favor: {favor}\nhand a: fine-katana\nhand b: outwit\nconflict: a military fire b1",
        windows="all",
    )
    play(s, "pass", "play fine-katana", "a/deathseeker")
    assert bool(row(s, "seppun-guardsman").count("present")) == stays


@pytest.mark.ruling("L-6.16", "L-8.10")
@pytest.mark.parametrize(
    ("there", "text", "named"),
    [
        ("shiba-peacemaker", "conflict: a military fire b1", False),
        ("shiba-peacemaker", "conflict: b military fire a1", True),
        ("seppun-guardsman", "favor: b\nconflict: a military fire b1", False),
        ("seppun-guardsman", "favor: b\nconflict: b military fire a1", True),
        ("seppun-guardsman", "favor: a\nconflict: a military fire b1", True),
        ("seppun-guardsman", "conflict: a military fire b1", True),
    ],
)
def test_nobody_is_put_into_a_conflict_in_which_it_cannot_participate(there, text, named):
    s = position(
        f"field a: deathseeker [present]\nfield b: doji-whisperer [present]\nrow a1: {there}\nhand a: charge\n"
        f"hand b: outwit\nfate: 9 9\n{text}",
        windows="all",
    )
    play(s, *["pass"] * (s.question.seat == 1))
    assert any("charge" in said for said in options(s)) == named


@pytest.mark.ruling("L-6.16", "L-8.6")
@pytest.mark.parametrize("attacker", ["a", "b"])
def test_who_cannot_participate_on_this_side_is_played_at_home(attacker):
    changed = replace(CARDS["hiruma-ambusher"], abilities=(Cannot("participate as attacker", THIS),))
    place = {"a": "b1", "b": "a1"}[attacker]
    s = position(
        "field a: deathseeker [present]\nfield b: doji-whisperer [present]\nhand a: hiruma-ambusher\nhand b: outwit\n"
        f"fate: 9 9\nconflict: {attacker} military fire {place}",
        windows="all",
        game=game_with(changed),
    )
    play(s, *["pass"] * (s.question.seat == 1), "play hiruma-ambusher")
    assert ("into the conflict" in options(s)) == (attacker == "b")


@pytest.mark.parametrize("mode", ["duel", "coop"])
def test_checks_that_are_not_made_again_would_find_nothing(mode):
    rng, s = random.Random(3), GAME.start({"players": 2, "format": "stronghold", "mode": mode}, seed=3)
    for _ in range(150):
        if s.asked is None:
            break
        twin = s.clone()
        twin.memory, borne = {}, borne_by_host(twin)
        assert not settling._falls(twin)
        assert bearing.loose(twin, borne, bearing.odd(twin, borne)) == []
        assert not bearing.crowded(twin, borne) or s.asked[1][0] == "too many?"
        assert twin.pieces == s.pieces
        s.pick(rng.randrange(len(s.asked[2])))


def test_what_the_checks_rely_on_needs_no_condition():
    """Attachments are looked at again only once something in play has changed, so their counted keywords and the clans of
    characters must not come and go with a condition."""
    for card in CARDS.values():
        for word in below(*card.abilities):
            assert not (isinstance(word, Keyword) and word.keyword in bearing.MOST and word.given is not None), (
                card.face
            )
            assert not (isinstance(word, While) and getattr(word.ability, "value", "") == "clan"), card.face
