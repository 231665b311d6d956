"""Relic cards: limits, use, placing (M-217 to M-227). What each relic does is in the tests of the content."""

import pytest

from coterie.games.masters.actions import why_not
from coterie.games.masters.rules.relics import draw_relic
from tests.masters.tools import asked, at, changes, options, play, seat

# Day effects are next; minions hold the Museum, and the top relic is a cloak.
MUSEUM = """
    vampires: imre slums kills {}, mila slums kills {}
    museum: minions 1
    relics: raven_cloak, bone_die
    {}
    now: day
    """


def uses(s) -> list[str]:
    """Return the relics that can be activated."""
    return [option for option in options(s) if option.startswith("use ")]


# ── limits ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-217")
@pytest.mark.parametrize(("kills", "limit"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (9, 2)])
def test_how_many_relics_a_vampire_may_hold(kills, limit):
    s = at(
        f"vampires: imre museum kills {kills}, mila museum kills 5\nheld mila: raven_cloak, bone_die\nnow: turn mila 0"
    )
    given = 0
    while gifts := [option for option in options(s) if option.startswith("give ")]:
        s.choose(gifts[0])
        given += 1
    assert given == limit


@pytest.mark.ruling("M-217")
def test_who_may_hold_none_is_given_none():
    s = at(MUSEUM.format(1, 2, ""))
    assert changes(s, "resolve museum") == {"raven_cloak": "held mila"}
    s = at(MUSEUM.format(2, 2, ""))
    play(s, "resolve museum")
    assert (asked(s), options(s)) == ("who gets", ["imre", "mila"])


@pytest.mark.ruling("M-069", "M-070")
@pytest.mark.parametrize(("kills", "relics"), [(1, "raven_cloak"), (2, "")])
def test_the_drawing_itself_draws_nothing_for_nobody(kills, relics):
    """Whatever asks for it, a Museum or an auction."""
    s = at(f"vampires: imre slums kills {kills}, mila slums\nrelics: {relics}\nnow: turn imre 2")
    before = s.fingerprint()
    draw_relic(s)
    assert (s.fingerprint(), s.next) == (before, [])


@pytest.mark.ruling("M-218", "M-219")
def test_never_more_than_two():
    s = at(MUSEUM.format(9, 0, "held imre: hand_of_glory, iron_maiden"))
    play(s, "resolve museum")
    assert asked(s) == "discard relic"
    assert options(s) == ["discard hand_of_glory", "discard iron_maiden", "discard raven_cloak"]
    assert changes(s, "discard iron_maiden") == {"iron_maiden": "gone"}
    assert [s.pieces[p].face for p in s.held(0)] == ["hand_of_glory", "raven_cloak"]


@pytest.mark.ruling("M-219")
@pytest.mark.parametrize("dropped", ["hand_of_glory", "raven_cloak"])
def test_a_relic_too_many_means_one_goes_the_old_or_the_new(dropped):
    s = at(MUSEUM.format(2, 0, "held imre: hand_of_glory"))
    play(s, "resolve museum")
    assert (asked(s), options(s)) == ("discard relic", ["discard hand_of_glory", "discard raven_cloak"])
    assert changes(s, f"discard {dropped}") == {dropped: "gone"}
    assert len(s.held(0)) == 1


@pytest.mark.ruling("M-219")
def test_its_own_player_decides_which_one_goes():
    s = at('setup: {"players": 2}\n' + MUSEUM.format(0, 2, "held mila: hand_of_glory"))
    assert seat(s) == 0
    play(s, "resolve museum")
    assert (asked(s), seat(s)) == ("discard relic", 1)


@pytest.mark.ruling("M-217", "M-219")
def test_a_limit_that_falls_takes_a_relic_with_it():
    s = at(
        """
        vampires: imre slums kills 5, mila slums kills 2
        held imre: hand_of_glory, iron_maiden
        held mila: bone_die
        events: II-16
        now: day event
        """
    )
    assert s.clan[0].kills == 4
    assert (asked(s), options(s)) == ("discard relic", ["discard hand_of_glory", "discard iron_maiden"])
    assert changes(s, "discard hand_of_glory") == {"hand_of_glory": "gone", "II-16": "gone"}
    assert asked(s) == "act"


# ── use ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-220")
def test_relics_sleep_by_day():
    day = "vampires: imre museum kills 2, mila slums\nheld imre: executioners_sword\nmuseum: {}\ndice: 2 2 2 2\nnow: {}"
    s = at(day.format("hidden 3", "day hunt"))
    assert (s.clan[0].kills, s.clan[0].blood) == (2, 1)  # three twos
    s = at(day.format("exposed 1", "turn imre 1"))
    assert changes(s, "fight")["imre kills"] == 1  # at night a two is a three


@pytest.mark.ruling("M-220")
def test_a_relic_is_used_in_its_owners_turn():
    s = at(
        """
        vampires: imre museum kills 2, mila museum kills 2
        held imre: bone_die
        held mila: hand_of_glory
        museum: hidden 1
        now: turn imre 2
        """
    )
    assert uses(s) == ["use bone_die"]
    play(s, "done")
    assert uses(s) == ["use hand_of_glory"]


@pytest.mark.ruling("M-221")
def test_what_a_relic_costs():
    text = """
        vampires: imre museum blood {0} kills 2, mila museum blood 2
        asylum: hidden 1
        slums: minions 1
        held imre: {1}
        now: turn imre {2}
        """
    s = at(text.format(3, "communion_chalice", 2))  # an action point
    assert changes(s, "use communion_chalice") == {"imre blood": 1, "mila blood": 1}
    assert s.points == 1
    assert uses(at(text.format(3, "communion_chalice", 0))) == []
    s = at(text.format(3, "bone_die", 0))  # a blood
    assert changes(s, "use bone_die") == {"imre blood": -1, "dice": "4 4 4 3 | "}
    s = at(text.format(3, "marionette_strings", 0))  # veil
    assert changes(s, "use marionette_strings", "slums") == {"veil": -1, "slums minions": -1, "museum minions": 1}


@pytest.mark.ruling("M-220", "M-221")
def test_why_no_relic_can_be_used():
    text = "vampires: imre museum blood {} kills 5, mila museum blood 1\nheld imre: {}\nnow: turn imre {}"
    assert why_not(at(text.format(4, "", 1)), 0, "relic") == ("no relic",)
    assert why_not(at(text.format(4, "raven_cloak", 1)), 0, "relic") == ("relic is passive", "raven_cloak")
    assert why_not(at(text.format(4, "raven_cloak, iron_maiden", 0)), 0, "relic") == ("relic is passive", "raven_cloak")
    assert why_not(at(text.format(4, "iron_maiden", 0)), 0, "relic") == ("needs points", 1, 0)
    assert why_not(at(text.format(0, "bone_die", 1)), 0, "relic") == ("needs blood", 1, 0)
    assert why_not(at(text.format(4, "hand_of_glory", 1)), 0, "relic") == ("would change nothing",)
    assert why_not(at(text.format(4, "raven_cloak, bone_die", 1)), 0, "relic") == ()  # one of two is enough
    s = at(text.format(4, "bone_die", 1))
    play(s, "use bone_die")
    assert why_not(s, 0, "relic") == ("used already", "bone_die")


@pytest.mark.ruling("M-221")
def test_a_passive_relic_is_free_and_needs_no_use():
    s = at(
        """
        vampires: imre museum kills 5, mila slums
        held imre: raven_cloak, executioners_sword
        now: turn imre 1
        """
    )
    assert uses(s) == []
    play(s, "move asylum")
    assert s.points == 1


# ── placed ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-222", "M-223")
def test_a_placed_relic_is_nobodys():
    s = at(
        """
        vampires: imre museum kills 2, mila museum kills 2
        held imre: whispering_idol
        held mila: bone_die
        now: turn imre 2
        """
    )
    assert "give whispering_idol to mila" not in options(s)
    assert changes(s, "use whispering_idol") == {"whispering_idol": "district museum"}
    # It can be neither used again nor handed on, and Imre has room for another relic.
    assert [option for option in options(s) if "idol" in option] == []
    assert changes(s, "take bone_die from mila") == {"bone_die": "held imre"}


@pytest.mark.ruling("M-222")
def test_a_placed_relic_stays_when_everybody_leaves():
    s = at(
        """
        vampires: imre museum kills 2, mila museum kills 2
        museum: minions 1
        district museum: whispering_idol
        events: I-04
        now: turn imre 1
        """
    )
    play(s, "move asylum", "1", "move newspaper", "done")
    assert s.pieces[s.piles["district", 1][0]].face == "whispering_idol"


@pytest.mark.ruling("M-224")
def test_relics_and_a_sigil_lie_side_by_side():
    s = at(
        """
        vampires: imre museum kills 9, mila museum
        museum: minions 1, sigil mila
        district museum: iron_maiden
        held imre: whispering_idol, funerary_urn
        now: turn imre 3
        """
    )
    placed = changes(s, "use whispering_idol", "use funerary_urn")
    assert placed == {"whispering_idol": "district museum", "funerary_urn": "district museum"}
    assert sorted(s.pieces[p].face for p in s.piles["district", 1]) == [
        "funerary_urn", "iron_maiden", "sigil_mila", "whispering_idol",
    ]  # fmt: skip


# ── those with rules of their own ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-225")
def test_the_timepiece_works_once_a_round_whoever_holds_it():
    s = at(
        """
        vampires: imre museum kills 2, mila museum kills 2
        held imre: distortion_timepiece
        events: I-03
        now: turn imre 2
        """
    )
    assert changes(s, "use distortion_timepiece") == {"imre blood": -1}
    assert (s.points, uses(s)) == (3, [])
    play(s, "give distortion_timepiece to mila", "done")
    assert uses(s) == []  # not in Mila's turn either
    play(s, "done")
    assert s.round == 2
    assert uses(s) == ["use distortion_timepiece"]  # Mila leads the next round


@pytest.mark.ruling("M-226")
def test_pristine_blood_lets_its_owner_have_six():
    s = at("vampires: imre museum blood 3 kills 4, mila museum\nheld imre: pristine_blood\nnow: turn imre 1")
    assert changes(s, "wild hunt") == {"imre blood": 3, "veil": -1}
    s = at("vampires: imre museum, mila museum blood 4 kills 2\nheld mila: pristine_blood\nnow: turn imre 1")
    assert changes(s, "blood imre") == {"imre blood": -1, "mila blood": 2}


@pytest.mark.ruling("M-226", "M-220")
def test_pristine_blood_counts_by_day_too():
    text = (
        "vampires: imre slums blood {} kills 2, mila slums\nheld imre: {}\nevents: I-03\nnow: day"  # 1 blood for each
    )
    for blood, after in ((3, 4), (4, 5), (5, 6), (6, 6)):
        s = at(text.format(blood, "pristine_blood"))
        assert (s.night, [row.blood for row in s.clan]) == (True, [after, 4])
    assert at(text.format(4, "bone_die")).clan[0].blood == 4


@pytest.mark.ruling("M-226")
def test_without_pristine_blood_the_surplus_is_lost():
    text = "vampires: imre museum blood {} kills 2, mila museum kills 2\nheld imre: pristine_blood\nnow: turn imre 1"
    for blood, lost in ((6, {"imre blood": -2}), (5, {"imre blood": -1}), (4, {}), (3, {})):
        s = at(text.format(blood))
        assert changes(s, "give pristine_blood to mila") == {"pristine_blood": "held mila", **lost}


URN = """
    vampires: imre {0}, mila {1}
    museum: minions 1
    cathedral: minions {2}
    district cathedral: funerary_urn
    events: I-12
    now: day event
    """  # the card brings an agent to the Night Club, the Museum and the Cathedral


@pytest.mark.ruling("M-227", "M-108")
def test_the_urn_draws_an_agent_to_itself():
    s = at(URN.format("slums", "slums", 0))
    assert options(s) == ["use funerary_urn for night_club", "use funerary_urn for museum", "decline"]
    assert changes(s, "use funerary_urn for museum") == {"cathedral hidden": 2, "night_club hidden": 1, "agents": -3}
    play(s, "no")
    assert s.veil == 6  # nobody is at the Urn


@pytest.mark.ruling("M-227", "M-109")
@pytest.mark.parametrize(("where", "minions"), [("cathedral", 0), ("slums", 1)])
def test_an_urn_among_friends_does_not_save_the_veil(where, minions):
    s = at(URN.format(where, "slums", minions))
    play(s, "use funerary_urn for museum", "no")
    assert s.veil == 5
    s = at(URN.format(where, "slums", minions))
    play(s, "decline", "no")
    assert s.veil == 4  # the Museum and the Cathedral
