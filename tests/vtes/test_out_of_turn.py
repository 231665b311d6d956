"""Actions in the minion phase of another Methuselah: who may take them, when they are asked, and what else they cannot do."""

import pytest

from tests.vtes.tools import (
    BIG,
    asked,
    blood_on,
    borne_by,
    locked,
    options,
    position,
    reach,
    rest,
    table,
    vampire,
    where,
)

OLD = vampire(least=10)


def cog(own: str = f"{OLD} [blood 4]", hand: str = "", active: str = "madison [blood 4]", **more: str):
    """Seat b has an old vampire with the Enkil Cog in the minion phase of seat a, who is done."""
    lines = [f"ready a: {active}", f"ready b: {own}", f"attached b: enkil-cog [on ready/{OLD}]",
             "ready c: ryan [bowed, blood 2]", *([f"hand b: {hand}"] if hand else []),
             *[f"{name.replace('_', ' ')}: {text}" for name, text in more.items()]]  # fmt: skip
    s = position("\n".join(lines))
    s.choose("done")
    return s


def test_it_acts_against_its_own_prey_and_then_the_active_methuselah_goes_on():
    s = cog()
    assert asked(s) == (1, ["use b/enkil-cog", "pass"])
    s.choose("use b/enkil-cog")
    assert (asked(s)[0], s.asked[1][0]) == (1, "which action?")
    reach(s, f"bleed with {OLD}")
    rest(s)
    assert s.pool == (30, 30, 28)  # the cog bleeds as well
    assert (locked(s, OLD), locked(s, "enkil-cog")) == (True, True)
    assert (asked(s)[0], "bleed with a/madison" in options(s)) == (0, True)


def test_it_acts_also_where_it_is_locked_and_stays_so():
    s = cog(f"{OLD} [bowed, blood 2]")
    play = ["use b/enkil-cog", f"hunt with {OLD}"]
    reach(s, *play)
    rest(s)
    assert (blood_on(s, OLD), locked(s, OLD)) == (3, True)
    assert asked(s)[0] == 0


def test_nobody_else_acts_and_nothing_else_is_done_then():
    s = cog(f"{OLD} [blood 4], nassir [blood 2], min-seo [bowed, blood 1]", hand="villein, computer-hacking")
    s.choose("use b/enkil-cog")
    assert not any("nassir" in each or "min-seo" in each for each in options(s))
    assert "play computer-hacking" in options(s)
    assert "play villein" not in options(s)
    assert "play villein" not in " ".join(options(s))


@pytest.mark.ruling("D-904", "V-075", "V-076")
def test_the_others_are_asked_once_the_active_methuselah_is_done():
    s = position(
        f"ready a: madison [blood 4], min-seo [blood 3]\nready b: {OLD} [blood 4]\nattached b: enkil-cog [on ready/{OLD}]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    assert (asked(s)[0], s.asked[1][0]) == (0, "action?")  # who has the first chance
    reach(s, "hunt with madison")
    rest(s)
    assert (asked(s)[0], s.asked[1][0]) == (0, "action?")  # and also the next one
    s.choose("done")
    assert asked(s) == (1, ["use b/enkil-cog", "pass"])
    s.choose("pass")
    assert s.asked[1][0] != "action?"


def test_who_acts_at_the_end_gives_the_active_methuselah_another_chance():
    s = cog(active="madison [blood 4], min-seo [blood 3]")
    reach(s, "use b/enkil-cog", f"bleed with {OLD}")
    rest(s)
    assert (asked(s)[0], "bleed with a/madison" in options(s)) == (0, True)
    s.choose("done")
    assert s.asked[1][0] != "another's minion phase?"  # the cog is locked


def test_an_action_that_is_cancelled_as_it_is_played_was_none():
    s = cog(hand="computer-hacking", hand_c="direct-intervention")
    reach(s, "use b/enkil-cog", "play computer-hacking", "play direct-intervention")
    assert (asked(s)[0], s.asked[1][0]) == (1, "which action?")
    assert locked(s, "enkil-cog")
    s.choose("no action")
    assert asked(s)[0] == 0
    assert s.pool == (30, 30, 29)  # what cancelled it has cost


def test_in_torpor_it_does_not_act():
    s = position(
        f"ready a: madison [blood 4]\nready b: nassir [blood 2]\ntorpor b: {OLD} [blood 4]\n"
        f"attached b: enkil-cog [on torpor/{OLD}]\nready c: ryan [bowed, blood 2]"
    )
    assert asked(s)[0] == 0


def test_in_its_own_turn_it_acts_once_more():
    s = position(
        f"ready a: {OLD} [bowed, blood 4], min-seo [bowed, blood 3]\nattached a: enkil-cog [on ready/{OLD}]\n"
        "ready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    reach(s, "use a/enkil-cog", f"bleed with {OLD}")
    rest(s)
    assert s.pool == (30, 28, 30)
    assert f"hunt with a/{OLD}" not in options(s)


def test_it_comes_after_a_successful_bleed_against_the_prey():
    s = table(f"{OLD}", "enkil-cog", b="nassir [bowed, blood 4]")
    assert "play enkil-cog" not in options(s)
    reach(s, f"bleed with {OLD}", "play enkil-cog")
    rest(s)
    assert borne_by(s, OLD) == ["enkil-cog"]
    s = table(f"{BIG}", "enkil-cog", b="nassir [blood 4]")
    reach(s, f"bleed with {BIG}", "block with nassir")
    rest(s)
    assert where(s, "enkil-cog") == "hand"
