"""What is in the box, and who plays (M-001 to M-016)."""

from __future__ import annotations

from collections import Counter

import pytest

from coterie.games.masters import GAME
from coterie.games.masters.state import NEIGHBOURS
from coterie.kernel.errors import BadOptions
from tests.masters.tools import asked, at, changes, options, play, seat, table

FIVE = ["agnieszka", "imre", "ishtvan", "laszlo", "mila"]


@pytest.mark.ruling("M-001")
def test_the_city_is_a_square_of_nine_different_districts():
    s = GAME.start(seed=3)
    assert len(s.city) == len({row.tile for row in s.city}) == 9
    assert {d: len(near) for d, near in enumerate(NEIGHBOURS)} == {0: 2, 1: 3, 2: 2, 3: 3, 4: 4, 5: 3, 6: 2, 7: 3, 8: 2}


@pytest.mark.ruling("M-002")
@pytest.mark.parametrize(
    ("here", "ways"),
    [
        ("railway_station", ["museum", "night_club"]),
        ("asylum", ["museum", "police_station"]),
        ("newspaper", ["museum", "night_club", "police_station", "cathedral"]),
        ("police_station", ["asylum", "newspaper", "slums"]),
        ("city_hall", ["night_club", "cathedral"]),
    ],
)
def test_a_move_crosses_an_edge_and_never_a_corner(here, ways):
    s = at(f"""
        vampires: imre {here}, mila slums
        now: turn imre 1
        """)
    assert [o for o in options(s) if o.startswith("move")] == [f"move {tile}" for tile in ways]


@pytest.mark.ruling("M-003")
def test_every_district_works_by_day_by_night_or_both():
    by_day = [tile.id for tile in GAME.tiles if tile.day is not None]
    by_night = {tile.id: tile.points for tile in GAME.tiles if tile.night is not None}
    assert by_day == ["museum", "asylum", "police_station", "city_hall", "cathedral"]
    assert list(by_night) == ["railway_station", "night_club", "newspaper", "police_station", "slums"]
    assert set(by_night.values()) == {1, 2}
    assert {*by_day, *by_night} == {tile.id for tile in GAME.tiles}


@pytest.mark.ruling("M-004")
def test_a_family_is_two_to_five_of_the_six_and_nobody_twice():
    assert GAME.vampires == ["agnieszka", "imre", "ishtvan", "laszlo", "mila", "nevena"]
    assert [row.name for row in GAME.start({"vampires": ["nevena", "imre"]}).clan] == ["nevena", "imre"]
    assert len(GAME.start({"vampires": FIVE}).clan) == 5
    for wrong in (["imre"], [*FIVE, "nevena"], ["imre", "mila", "imre"], ["imre", "dracula"]):
        with pytest.raises(BadOptions, match=r"."):
            GAME.start({"vampires": wrong})


@pytest.mark.ruling("M-005", "M-006")
def test_there_are_eighteen_events_of_each_act_and_thirteen_relics():
    s = GAME.start(seed=1)
    assert Counter(piece.back for piece in s.pieces if piece.back.startswith("act")) == {
        "act 1": 18,
        "act 2": 18,
        "act 3": 18,
    }
    assert len({piece.face for piece in s.pieces if piece.back == "relic"}) == 13


@pytest.mark.ruling("M-007")
def test_no_game_needs_more_tokens_than_the_box_has():
    for n in range(2, 6):
        s = GAME.start({"vampires": FIVE[:n]})
        assert s.agents + sum(row.agents for row in s.city) <= 12
        assert s.minions + sum(row.minions for row in s.city) == 9
        assert len(s.ready) + len(s.spent) == 2 * n <= 10


@pytest.mark.ruling("M-008")
def test_every_vampire_has_two_abilities_and_a_sigil_of_its_own():
    assert len({row.blood.name for row in GAME.characters}) == 6
    assert len({row.dark.name for row in GAME.characters}) == 6
    assert len({row.sigil_name for row in GAME.characters}) == 6
    assert all(
        row.blood.blood and not row.blood.veil and row.dark.veil and not row.dark.blood for row in GAME.characters
    )
    s = GAME.start({"vampires": ["imre", "mila"]})
    assert {face: place for face, place in table(s).items() if face.startswith("sigil")} == {
        "sigil_imre": "sigils imre",
        "sigil_mila": "sigils mila",
    }


@pytest.mark.ruling("M-009", "M-138")
def test_an_agent_has_a_hidden_and_an_exposed_side():
    s = at("""
        vampires: imre museum, mila slums
        museum: hidden 2, exposed 1
        now: turn imre 1
        """)
    assert changes(s, "expose") == {"museum hidden": -2, "museum exposed": 2}


@pytest.mark.ruling("M-010")
def test_minions_are_counted_and_not_told_apart():
    s = at("""
        vampires: imre museum, mila slums
        museum: minions 2
        now: turn imre 1
        """)
    play(s, "move asylum")
    assert options(s) == ["0", "1", "2"]  # a second way to take one along would show two kinds of minions


@pytest.mark.ruling("M-011")
def test_a_vampire_uses_the_minion_that_another_one_recruited():
    s = at("""
        vampires: imre museum, mila museum
        veil: 4
        now: turn imre 2
        """)
    assert changes(s, "recruit") == {"museum minions": 1, "minions": -1, "veil": 1}
    play(s, "move asylum")  # it is Mila’s turn now
    assert options(s) == ["0", "1"]
    assert changes(s, "1") == {"museum minions": -1, "asylum minions": 1, "mila": "asylum"}


@pytest.mark.ruling("M-012")
def test_all_players_win_together_and_lose_together():
    lost = at("""
        setup: {"players": 2}
        vampires: imre museum blood 1 kills 4, mila slums
        veil: 1
        now: turn imre 1
        """)
    assert lost.seat(0) != lost.seat(1)
    play(lost, "wild hunt")
    assert lost.result == {0: 0.0, 1: 0.0}
    won = at("""
        setup: {"players": 2}
        vampires: imre museum kills 9, mila museum
        museum: minions 2, sigil imre
        slums: sigil mila
        now: turn imre 1
        """)
    play(won, "ritual")
    assert won.result == {0: 1.0, 1: 1.0}


# ── players ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("M-013")
def test_one_to_five_players_share_the_vampires():
    assert GAME.start({"vampires": FIVE, "players": 1}).shares == (0, 0, 0, 0, 0)
    assert GAME.start({"vampires": FIVE, "players": 2}).shares == (0, 0, 0, 1, 1)
    assert GAME.start({"vampires": FIVE, "players": 5}).shares == (0, 1, 2, 3, 4)
    for players in (0, 6):
        with pytest.raises(BadOptions, match=r"."):
            GAME.start({"vampires": FIVE, "players": players})
    with pytest.raises(BadOptions, match="at least as many vampires"):
        GAME.start({"vampires": FIVE[:2], "players": 3})


@pytest.mark.ruling("M-014")
def test_two_players_with_two_vampires_each_use_the_tracker_for_four():
    s = at("""
        setup: {"players": 2}
        vampires: agnieszka slums, imre slums, ishtvan slums, laszlo slums
        events: I-03
        now: day event
        """)
    assert s.shares == (0, 0, 1, 1)
    assert [row.hidden for row in s.city] == [0, 0, 1, 1, 0, 0, 2, 0, 0]  # for two it would be one each
    assert s.agents == 11 - 4


@pytest.mark.ruling("M-015")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_one_player_alone_can_lead_two_to_five_vampires(n):
    s = GAME.start({"vampires": FIVE[:n], "players": 1}, seed=5)
    assert s.shares == (0,) * n
    assert seat(s) == 0


@pytest.mark.ruling("M-016")
def test_the_token_goes_to_the_other_vampire_of_the_same_player():
    s = at("""
        setup: {"players": 2}
        vampires: imre museum, mila slums, nevena asylum
        lead: imre
        round: 2
        events: I-13
        now: day token
        """)
    assert s.shares == (0, 0, 1)
    assert s.clan[s.lead].name == "mila"
    assert (asked(s), seat(s)) == ("blue numbers", 0)
