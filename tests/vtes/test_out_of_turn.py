"""Actions in the minion phase of another Methuselah: who may take them, when they are asked, and what else they cannot do."""

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
    """Seat b has an old vampire with the Enkil Cog in the minion phase of seat a."""
    lines = [f"ready a: {active}", f"ready b: {own}", f"attached b: enkil-cog [on ready/{OLD}]",
             "ready c: ryan [bowed, blood 2]", *([f"hand b: {hand}"] if hand else []),
             *[f"{name.replace('_', ' ')}: {text}" for name, text in more.items()]]  # fmt: skip
    return position("\n".join(lines))


def test_it_acts_before_the_active_methuselah_does_and_against_its_own_prey():
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


def test_the_others_are_asked_before_each_action_and_once_more_at_the_end():
    s = cog(active="madison [blood 4], min-seo [blood 3]")
    s.choose("pass")
    reach(s, "hunt with madison")
    rest_until(s, 1)
    assert asked(s) == (1, ["use b/enkil-cog", "pass"])
    s.choose("pass")
    assert asked(s)[0] == 0
    s.choose("done")
    assert asked(s) == (1, ["use b/enkil-cog", "pass"])
    s.choose("pass")
    assert s.asked[1][0] != "action?"


def rest_until(s, seat: int) -> None:
    """Pass until a seat is asked what it uses in the minion phase of another."""
    while (s.asked[0], s.asked[1][0]) != (seat, "another's minion phase?"):
        s.choose(next(each for each in ("pass", "no block") if each in options(s)))


def test_who_acts_at_the_end_gives_the_active_methuselah_another_chance():
    s = cog(active="madison [blood 4], min-seo [blood 3]")
    s.choose("pass")
    s.choose("done")
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
