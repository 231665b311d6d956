"""What goes on as everybody sees it: skill with its parts, what has been played as a stack, and the rings."""

from typing import Any

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.state import ELEMENTS
from tests.l5r.shadow.tools import OGRE, acts
from tests.l5r.test_duels import at_bids
from tests.l5r.tools import options, play, position

TABLE = (
    "field a: matsu-berserker [present], bayushi-manipulator [present, bowed]\n"
    "attached a: fine-katana [on field/matsu-berserker]\n"
    "field b: doji-challenger [present, honored]\nfavor: a\nhand a: banzai, forged-edict\nhand b: voice-of-honor\n"
    "conflict: a military fire b1"
)


def panel(s: Any, name: str = "conflict", seat: int = -1) -> Any:
    """Return an area that is there once."""
    (found,) = [area for area in s.scene(seat)["areas"] if area["id"] == name]
    return found


def parts(s: Any, name: str = "conflict") -> list[list[tuple[int, str]]]:
    """Return the parts of the first number of each side, which add up to it."""
    numbers = [side["counters"][0] for side in panel(s, name)["sides"]]
    assert all(one["value"] == sum(n for n, _ in one["parts"]) for one in numbers)
    return [list(one["parts"]) for one in numbers]


def stack(s: Any, name: str = "conflict") -> list[tuple[str, str, list[str], bool]]:
    """Return what was played, newest first: the card, by whom, the names of what it answers, whether it was cancelled."""
    scenes = [panel(s, name, seat) for seat in (*range(s.seats), -1)]
    told = [[one for one in scene["pieces"] if "side" not in one] for scene in scenes]
    assert all(one == told[0] for one in told)
    names = {one["id"]: one["name"] for one in scenes[0]["pieces"]}
    return [
        (one["name"], one["note"], [names[to] for to in one.get("to", ())], bool(one.get("badges"))) for one in told[0]
    ]


@pytest.mark.ruling("L-6.7")
def test_the_skill_of_a_side_says_whose_it_is_and_names_the_imperial_favor() -> None:
    s = position(TABLE)
    assert parts(s) == [[(5, "Matsu Berserker"), (1, "Imperial Favor")], [(5, "Doji Challenger")]]


@pytest.mark.ruling("L-24.4")
def test_a_side_of_several_players_names_those_whom_the_conflict_concerns() -> None:
    s = position(
        "field a: matsu-berserker [present]\nfield d: doji-challenger [present]\nconflict: a military fire b1",
        players=4,
    )
    s.call_seats(("Ann", "Bo", "Cem", "Dan"))
    assert [side["name"] for side in panel(s)["sides"]] == ["Ann attacks", "Bo and Dan defend"]


def test_a_side_without_anybody_says_that_nothing_gives_skill() -> None:
    s = position(TABLE.replace("field b: doji-challenger [present, honored]\n", ""))
    assert parts(s)[1] == [(0, "nothing gives any")]


def test_who_takes_part_says_what_changes_its_numbers() -> None:
    (one, *_) = panel(position(TABLE))["pieces"]
    assert {each["name"]: each.get("parts") for each in one["counters"] if each["name"] != "present"} == {
        "military": [(3, "printed"), (2, "Fine Katana")],
        "glory": None,
    }


def test_what_is_played_in_a_conflict_stays_with_what_it_answers_and_what_was_cancelled() -> None:
    s = position(TABLE)
    play(s, "use banzai", "a/matsu-berserker", "use forged-edict")
    assert stack(s) == [
        ("Forged Edict", "Player 1", [], False),
        ("Banzai!", "Player 1", ["Matsu Berserker"], False),
    ]
    s.choose("use voice-of-honor")
    assert stack(s)[:2] == [
        ("Voice of Honor", "Player 2", ["Forged Edict"], False),
        ("Forged Edict", "Player 1", [], True),
    ]
    s.choose("no")
    while any(area["id"] == "conflict" for area in s.scene(-1)["areas"]):
        assert len(stack(s)) == 3
        s.choose("pass" if "pass" in options(s) else s.question.options[-1])


def test_what_the_deck_has_played_in_a_conflict_is_not_called_a_player() -> None:
    s = acts("power-of-jigoku", f"field a: matsu-berserker [present]\n{OGRE}")
    s.choose("pass")
    assert stack(s)[-1] == ("Power of Jigoku", "The Shadowlands deck", ["Wild Ogre"], False)


def test_the_statistic_of_a_duel_has_parts() -> None:
    assert parts(at_bids("stronghold"), "duel") == [[(3, "printed")], [(3, "printed")]]


def test_each_ring_has_a_sign_of_its_own_and_is_read_with_what_it_does() -> None:
    s = position(TABLE + "\nring air: b 0\nring water: - 2")
    there = {one["id"]: one for one in panel(s, "rings")["pieces"]}
    signs = GAME.theme["signs"]
    assert len({signs[one["kind"]]["path"] for one in there.values()}) == len(ELEMENTS)
    assert len({signs[one["kind"]]["symbol"] for one in there.values()}) == len(ELEMENTS)
    assert there["ring:fire"]["badges"] == [{"kind": "contested", "text": "contested"}]
    assert there["ring:air"]["badges"] == [{"kind": "claimed", "text": "claimed by b"}]
    assert all(signs[kind]["path"] for kind in ("contested", "claimed", "first", "favor"))
    assert there["ring:water"]["counters"] == [{"name": "fate", "value": 2}]
    assert "honor" in there["ring:air"]["text"]
    assert "For the Shadowlands" in there["ring:void"]["text"]


def test_participating_is_explained() -> None:
    s: Any = GAME.start({}, seed=3)
    looked: Any = GAME.talk.look(s, GAME.talk.topics(s)["participating"])
    assert looked.kind == "term"
