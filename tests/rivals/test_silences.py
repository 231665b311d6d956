"""Where the rules are silent: equal cards, held Titles, Influence that comes too late, what costs no action."""

import pytest

from coterie.games.rivals.facts import influence
from coterie.kernel.pieces import attached_to
from tests.rivals.cards.turns import onward
from tests.rivals.tools import asked, faces, find, options, play_through, position, where

# ── Influence ───────────────────────────────────────────────────────────────────────────────────────────────────────

TWO = "haven a: muhammad-zadeh [blood 5], ty-smith [blood 3]\nhaven b: doc [blood 5], karma [blood 3]\nhand a: fame-fortune\n"


@pytest.mark.ruling("RR-12")
@pytest.mark.parametrize(("base", "more", "leader", "other"), [(1, 1, 2, 1), (2, 0, 2, 2), (0, 3, 3, 0)])
def test_every_vampire_has_influence_and_a_leader_more(base, more, leader, other):
    """D-930."""
    s = position(TWO, base_influence=base, leader_influence=more)
    assert [influence(s, find(s, face)) for face in ("muhammad-zadeh", "ty-smith")] == [leader, other]


@pytest.mark.ruling("RR-12")
def test_exhausted_characters_exert_but_those_in_torpor_do_not():
    """D-936."""
    s = position(TWO.replace("ty-smith [", "ty-smith [bowed, ") + "torpor a: nancy-witt [blood 1]\n")
    play_through(s, "play fame-fortune")
    assert asked(s) == (0, ["exert a/muhammad-zadeh", "exert a/ty-smith", "spend Prestige", "done"])


@pytest.mark.ruling("RR-12")
def test_a_bonus_that_comes_after_a_character_has_exerted_adds_nothing_until_its_token_is_gone():
    """D-937."""
    s = position(
        TWO + "attached a: athlete [on haven/ty-smith], sheriff [on haven/ty-smith]\n"
        "attached a: chef [down, known all, on haven/ty-smith], wraith-influence [on chef]\n"
    )
    play_through(s, "play fame-fortune", "a/muhammad-zadeh", "exert a/ty-smith")
    before = s.asked[1][1]
    s.choose("use a/wraith-influence")
    assert (s.asked[1][0], s.asked[1][1]) == ("commit?", before)
    assert "exert a/ty-smith" not in options(s)
    assert influence(s, find(s, "ty-smith")) == 0


# ── cards of one name ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-11")
def test_several_ongoing_cards_of_one_name_may_lie_there_and_each_works():
    """D-939."""
    s = position(
        "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nboard a: voter-suppression\nhand a: voter-suppression\n"
    )
    s.choose("play voter-suppression")
    onward(s)
    assert faces(s, "board", 0) == ["voter-suppression", "voter-suppression"]
    s = position(TWO + "board a: blood-makes-noise [blood 1], blood-makes-noise [blood 1]\n")
    assert {"use a/blood-makes-noise", "use a/blood-makes-noise.2"} <= set(options(s))


COURT = (
    "haven a: yusuf-kaya [blood 5], nancy-witt [blood 3]\nhaven b: doc [blood 5]\nhand a: primogen\nprestige: 20 20\n"
)


@pytest.mark.ruling("RR-13.1")
@pytest.mark.parametrize("bearer", ["yusuf-kaya", "nancy-witt"])
def test_several_vampires_may_bear_one_title_and_one_vampire_several_or_equal_ones(bearer):
    """D-940."""
    s = position(COURT + "attached a: primogen [on haven/yusuf-kaya], seneschal [on haven/yusuf-kaya]\n")
    play_through(s, "play primogen", f"a/{bearer}", "spend Prestige", "3")
    titles = [sorted(s.pieces[p].face for p in attached_to(s, find(s, face))) for face in ("yusuf-kaya", "nancy-witt")]
    both = ["primogen", "seneschal"]
    assert titles == ([["primogen", *both], []] if bearer == "yusuf-kaya" else [both, ["primogen"]])


@pytest.mark.ruling("RR-13.2")
def test_the_prince_cannot_be_claimed_from_who_bears_the_title():
    """D-938."""
    table = "streets a: kwame [blood 4]\nhaven b: doc [blood 5]\nstreets b: hydra [blood 6]\n"
    assert "claim with a/kwame" in options(position(table + "city: prince-of-prague\n"))
    held = position(table + "attached b: prince-of-prague [on streets/hydra]\n")
    assert [each for each in options(held) if each.startswith("claim")] == []


# ── costs ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-11.1")
def test_a_conspiracy_is_resolved_without_an_action_and_its_prestige_goes_to_the_supplies():
    """D-942."""
    s = position(
        "haven a: guvnah [blood 5], karma [blood 3]\nhaven b: doc [blood 5]\nplots a: lost-glory [prestige 6, prestige-b 1]\n"
        "haven c: em [blood 4]\nagenda: 0 0 3\nprestige: 9 9 9\nactions: 0\nlibrary a: greed, greed\n",
        players=3,
    )
    supply = s.supply
    s.choose("resolve a/plots.1")
    assert s.agenda == (0, 0, 2)
    assert where(s, "lost-glory") == "discard"
    assert (s.supply[0] - supply[0], s.supply[1] - supply[1]) == (6, 1)
    assert s.asked[:2] == (0, ("action?", (0,)))  # with no action left


# ── burning ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-10.1", "R-159")
def test_what_a_burned_vampire_bears_is_burned_but_the_prince_goes_to_the_streets():
    """D-945."""
    s = position(
        "haven a: hydra [blood 6]\nhaven b: doc [blood 1], em [blood 4]\ncity: team-x-operative\nactive: b\n"
        "attached b: student [on haven/doc], sheriff [on haven/doc], prince-of-prague [on haven/doc]\n"
    )
    s.choose("end")
    onward(s, struck="b/doc")
    assert [where(s, face) for face in ("doc", "student", "sheriff")] == ["burned"] * 3
    assert (where(s, "prince-of-prague"), s.pieces[find(s, "prince-of-prague")].host) == ("city", -1)
