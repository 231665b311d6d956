"""Scenes: one vocabulary for all games, nothing hidden in them, small."""

import random
from typing import Any

import msgspec
import pytest

import coterie
from coterie.games.masters import catalogue
from coterie.games.primer import GAME as PRIMER
from coterie.kernel import scenes
from coterie.kernel.knowledge import knows

MASTERS = coterie.game("masters")


def walk(game, setup=None, seed=1):
    """Yield every position of a random game."""
    s, rng = game.start(setup or {}, seed=seed), random.Random(seed)
    while not s.over:
        yield s
        s.choose(rng.randrange(len(s.question.options)))
    yield s


FIVE = {"vampires": ["imre", "mila", "laszlo", "nevena", "ishtvan"], "players": 3}
GAMES = [(MASTERS, {}), (MASTERS, FIVE), (PRIMER, {"players": 3})]


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_a_scene_says_nothing_outside_the_vocabulary(game, setup):
    for s in walk(game, setup):
        for seat in range(-1, s.seats):
            scene = s.scene(seat)
            assert msgspec.convert(scene, scenes.Scene) == scene
            assert msgspec.json.decode(msgspec.json.encode(scene)) == scene


def test_the_schema_names_every_part_and_is_closed_under_references():
    schema = scenes.schema()
    parts = schema["$defs"]
    assert {"Scene", "Area", "Piece", "Asked", "Choice", "Line", "Procedure"} <= parts.keys()
    text = msgspec.json.encode(schema).decode()
    for part in text.split('"#/$defs/')[1:]:
        assert part.partition('"')[0] in parts


def ids(pieces):
    """Yield all ids, at any depth."""
    for piece in pieces:
        yield piece.get("id", "")
        yield from ids(piece.get("on", []))


def test_every_option_and_log_line_of_masters_names_what_lies_on_the_table():
    for s in walk(MASTERS, seed=3):
        scene = s.scene(s.asked[0] if s.asked else 0)
        there = {name for area in scene["areas"] for name in ids(area["pieces"])}
        for option in scene["question"]["options"] if scene["question"] else []:
            away = [
                p for p in option["pieces"] if p not in there and p.partition(":")[0] not in ("card", "agent", "minion")
            ]
            assert not away, option


@pytest.mark.parametrize("seed", range(3))
def test_no_hidden_face_is_in_a_scene(seed):
    for s in walk(MASTERS, {"vampires": ["imre", "nevena"]}, seed):
        hidden = [p for p in range(len(s.pieces)) if not knows(s, 0, p)]
        text = msgspec.json.encode(s.scene(0, s.scene(0)["line"])).decode()
        assert not [s.pieces[p].face for p in hidden if f'"{s.pieces[p].face}"' in text]


def test_a_hidden_card_of_the_primer_game_is_a_back():
    for s in walk(PRIMER, {"players": 2}, 5):
        for area in s.scene(-1)["areas"]:
            if area["id"].startswith("hand"):
                assert all(piece["face"] is None and not piece.get("name") for piece in area["pieces"])


def test_a_seat_that_is_not_asked_gets_no_options():
    s: Any = MASTERS.start({"players": 3}, seed=2)
    asked = s.question.seat
    other = next(seat for seat in range(3) if seat != asked)
    assert "options" in s.scene(asked)["question"]
    assert s.scene(other)["question"].keys() == {"seat", "prompt", "ally"}
    assert s.scene(-1)["question"].keys() == {"seat", "prompt"}  # nobody's ally


def test_the_log_continues_where_the_last_scene_ended():
    s = MASTERS.start({}, seed=2)
    first = s.scene(0)
    assert s.scene(0, first["line"])["log"] == []
    s.choose(0)
    later = s.scene(0, first["line"])
    assert [line["text"] for line in first["log"] + later["log"]] == s.log(0)
    assert [line["n"] for line in first["log"] + later["log"]] == list(range(1, later["line"] + 1))


def test_a_scene_without_the_whole_log_is_small():
    sizes = [len(msgspec.json.encode(s.scene(0, s.scene(0)["line"]))) for s in walk(MASTERS, seed=4)]
    assert max(sizes) < 16_000


def at(lines):
    """Return a position of Masters, from the lines after the head."""
    return MASTERS.read(f"position: masters\nsetup: {{}}\n{lines}")


def row(s):
    """Return the innermost part of the turn sequence and its current row."""
    part = s.scene(0)["procedures"][-1]
    return part["name"], part["rows"][part["current"]]["name"]


def test_the_procedure_marks_where_we_are():
    s = at("railway_station: minions 2\nnow: turn agnieszka 2")
    assert row(s) == ("Turn", "Actions")
    tile = s.city[1].tile
    s.choose(f"move {tile}")
    assert row(s) == ("Turn", "Actions")  # how many minions come along
    day = at(
        "museum: minions 1\nasylum: minions 1\nvampires: imre kills 3, mila kills 3\nslums: hidden 1\nnow: day districts"
    )
    assert row(day) == ("Day", "District effects")


def test_the_city_shows_tokens_cards_and_who_is_there():
    s = at("vampires: imre museum blood 0 kills 3, mila slums\nmuseum: hidden 2, exposed 1, minions 1\nveil: 3\n"
           "district museum: I-05\nheld imre: raven_cloak\nnow: turn mila 2")  # fmt: skip
    scene = s.scene(0)
    areas = {area["id"]: area for area in scene["areas"]}
    museum = next(piece for piece in areas["city"]["pieces"] if piece["face"] == "museum")
    assert [(p["kind"], p.get("count")) for p in museum["on"]] == [
        ("hidden", 2), ("exposed", 1), ("minion", 1), ("vampire", None), ("event", None),
    ]  # fmt: skip
    assert museum["on"][3]["orientation"] == "down"
    assert {"agents hold"} <= {badge["kind"] for badge in museum["badges"]}
    assert areas["veil"]["at"] == 3
    assert len(areas["veil"]["steps"]) == 7
    imre, mila = areas["clan"]["pieces"]
    assert [p["face"] for p in imre["on"]] == ["raven_cloak", "sigil_imre"]
    assert {"name": "AP", "value": 2} in mila["counters"]
    assert scene["moment"]["active"] == "vampire:1"


def test_the_theme_knows_every_kind_that_is_drawn():
    kinds = set()
    for s in walk(MASTERS, {"vampires": ["imre", "mila", "laszlo", "nevena", "ishtvan"]}, 5):
        for area in s.scene(0)["areas"]:
            for piece in area["pieces"]:
                kinds |= {one["kind"] for one in [piece, *piece.get("on", [])]}
                kinds |= {badge["kind"] for badge in piece.get("badges", [])}
                kinds |= {counter["name"] for counter in piece.get("counters", [])}
    assert kinds - {"district"} <= MASTERS.theme["signs"].keys()


def test_every_word_of_the_catalogue_has_one_meaning():
    parts = (catalogue.OPTIONS, catalogue.QUESTIONS, catalogue.LOG, catalogue.REASONS)
    assert len(catalogue.CATALOGUE) == sum(map(len, parts))
