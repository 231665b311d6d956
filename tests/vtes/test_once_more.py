"""What can be done again and what cannot: blocks for others, actions of one card; what ends with a combat; hidden ways."""

import pytest

from coterie.games.vtes.rules.action_state import current_action
from coterie.kernel.events import about
from tests.vtes.tools import (
    FOE,
    OWN,
    SCHOOL,
    YOUNG,
    at_school,
    find,
    happen,
    options,
    position,
    reach,
    rest,
    taught,
    vampire,
    where,
)

# ── Anneke blocks for others ────────────────────────────────────────────────────────────────────────────────────────

SHY, SEER = taught("OBF dom", nth=4), taught("AUS", nth=5)


def for_others():
    """Seat a's vampire, which can hide and bleed harder, Anneke of seat c, at whom nothing is aimed, and one who sees far."""
    return position(
        f"ready a: {SHY} [blood 5]\nready b: nassir [bowed]\nready c: anneke [blood 3]\nready d: {SEER} [blood 3]\n"
        "hand a: cloak-the-gathering, conditioning\nhand c: dodge\nhand d: eagles-sight",
        players=4, game=SCHOOL,
    )  # fmt: skip


def attempts(s, *choices: str) -> int:
    """Make choices as soon as they are possible, otherwise pass; return how often Anneke could attempt to block meanwhile.
    A choice with “A:” is not made while a block is attempted."""
    wanted, n = list(choices), 0
    for _ in range(30):
        there = options(s)
        if s.asked[1][0] not in ("impulse", "block?", "cancel?", "how?"):
            break
        now = current_action(s)
        if wanted and wanted[0].startswith("A:") and now is not None and now.state == "A":
            wanted[0] = wanted[0].removeprefix("A:")
        n += "use c/anneke" in there
        if wanted and wanted[0] in there:
            s.choose(wanted.pop(0))
        else:
            s.choose(next(each for each in ("pass", "no block", "way 1") if each in there))
    assert not wanted
    return n


@pytest.mark.ruling("VR-6.5", "C-033")
def test_anneke_may_attempt_to_block_again_once_something_has_been_used_since():
    """Cloaked, the bleed has 1 stealth against her intercept of 0. Conditioning changes neither, but the time is another."""
    s = for_others()
    s.choose(f"bleed with {SHY}")
    assert attempts(s.clone(), "use c/anneke", "play cloak-the-gathering") == 1
    s = for_others()
    s.choose(f"bleed with {SHY}")
    assert attempts(s, "use c/anneke", "play cloak-the-gathering", "A:play conditioning", "use c/anneke") == 2
    assert s.pool[1] < 30


@pytest.mark.ruling("VR-6.5")
def test_who_passes_for_anneke_has_declined_to_block_with_her():
    """Seat d attempts to block afterwards and fails, so that the impulse goes round once more."""
    s = for_others()
    s.choose(f"bleed with {SHY}")
    assert attempts(s, "play eagles-sight", "play cloak-the-gathering") == 1


@pytest.mark.ruling("VR-6.5")
def test_where_anneke_may_block_as_anybody_her_block_is_offered_once():
    s = position("ready a: madison [blood 3]\nready b: anneke [blood 3]\nready c: ryan [blood 3]", players=3)
    s.choose("bleed with madison")
    assert options(s) == ["block with b/anneke", "no block"]
    s.choose("block with b/anneke")
    rest(s)
    assert s.pool[1] == 30


# ── one action of one card ──────────────────────────────────────────────────────────────────────────────────────────


def rushes(s, who: str, card: str) -> list[str]:
    return [each for each in options(s) if each.startswith(f"act with a/{who}") and card in each]


@pytest.mark.ruling("VR-6.3")
def test_the_avenging_fist_strikes_once_a_turn_whoever_is_the_target():
    who, foe = vampire(clan="Salubri"), vampire(clan="Tremere", capacity=5)
    s = position(
        f"attached a: saulots-avenging-fist [on ready/{who}]\nready a: {who} [blood 3], madison [blood 1]\n"
        f"ready b: {foe} [bowed, blood 3], nassir [bowed, blood 3]\nready c: ryan [bowed, blood 3]"
    )
    s.choose(next(each for each in rushes(s, who, "avenging") if "nassir" in each))
    rest(s)
    happen(s, about(s, "straighten", find(s, who)))
    assert f"bleed with a/{who}" in options(s)
    assert rushes(s, who, "avenging") == []


# ── the end of a combat before another ──────────────────────────────────────────────────────────────────────────────

FAST = taught("CEL", nth=4)


def queue_another(s, who: str) -> None:
    """Have a minion blocked, and queue another combat as the first one is about to end."""
    reach(s, f"bleed with {who}", f"block with {FOE}")
    while s.asked[1][:2] != ("impulse", ("end of round",)) and "end of round" not in s.asked[1][1]:
        assert "play majesty" not in options(s)
        s.choose(next(each for each in ("pass", "hand strike") if each in options(s)))
    s.choose("play psyche")


@pytest.mark.ruling("C-103", "VR-8.1")
def test_a_cocktail_burns_as_its_combat_ends_though_another_is_queued():
    s = at_school(
        f"{FAST} [blood 5], {YOUNG} [blood 1]",
        f"attached b: molotov-cocktail [on ready/{FOE}]\nhand a: psyche, dodge, dodge",
        f"{FOE} [blood 5]",
    )
    queue_another(s, FAST)
    while where(s, "molotov-cocktail") != "ash":
        assert "done" not in options(s)
        s.choose(next(each for each in ("pass", "hand strike") if each in options(s)))
    assert "done" not in options(s)  # the second combat is to come
    reach(s, "hand strike")
    assert "use b/molotov-cocktail" not in options(s)


@pytest.mark.ruling("C-103")
def test_the_trio_lets_a_second_combat_be_left_though_it_was_queued():
    quick = taught("CEL PRE", nth=4)
    s = at_school(
        f"{quick} [blood 6], {YOUNG} [blood 1]", "board c: nsa-trio\nhand a: psyche, majesty", f"{FOE} [blood 5]"
    )
    queue_another(s, quick)
    seen = False
    for _ in range(20):
        if "done" in options(s):
            break
        seen = seen or "play majesty" in options(s)
        s.choose(next(each for each in ("pass", "hand strike", "no block") if each in options(s)))
    assert seen


# ── ways that only their player knows of ────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-1.4", "V-021")
@pytest.mark.parametrize(("young", "ways"), [(YOUNG, ["way 1", "way 2"]), (taught(capacity=9), ["way 1"])])
def test_how_enchant_kindred_is_played_is_asked_whoever_lies_uncontrolled(young, ways):
    """Otherwise the question, which everybody sees, would tell that a younger vampire lies there."""
    who = taught("PRE", nth=4)
    s = at_school(f"{who} [blood 4], {OWN} [blood 1, bowed]", f"hand a: enchant-kindred\nuncontrolled a: {young}")
    s.choose("play enchant-kindred")
    assert (s.asked[1][0], options(s)) == ("how?", ways)


@pytest.mark.ruling("V-021")
def test_where_nothing_lies_uncontrolled_everybody_knows_how_it_is_played():
    who = taught("PRE", nth=4)
    s = at_school(f"{who} [blood 4], {OWN} [blood 1, bowed]", "hand a: enchant-kindred")
    s.choose("play enchant-kindred")
    assert s.asked[1][0] != "how?"


@pytest.mark.ruling("VR-1.4", "V-036")
def test_who_plays_what_feeds_the_young_is_asked_though_one_alone_could():
    """Of two princes only one is older than whoever lies uncontrolled, which nobody else is to know."""
    old, new = vampire(title="prince", least=9), vampire(title="prince", capacity=6)
    s = at_school(
        f"{old} [blood 4], {new} [blood 2]",
        f"hand a: fourth-tradition-the-accounting\nuncontrolled a: {taught(capacity=7)}",
    )
    s.choose("play fourth-tradition-the-accounting")
    assert (s.asked[1][0], options(s)) == ("who plays?", [f"a/{old}"])
