"""What has been ruled about the cards of a game: about each card, and about no other."""

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

import coterie
from coterie.table.notes import Names, decisions, folder
from coterie.table.protocol.answers import Notes
from coterie.table.shelf import Shelf
from tests.table.tools import database, in_loop, inside

SHELF = Shelf()
ROOT = Path(__file__).parents[2]


def about(game, face):
    """Return the numbers of what has been ruled about a card."""
    found = msgspec.json.decode(SHELF.notes(SHELF.find(game)), type=Notes).notes
    return [note.id for note in found if face in note.cards]


@pytest.mark.parametrize(
    ("game", "face", "ids"),
    [
        ("rivals", "hydra", []),
        ("rivals", "annika", ["R-044", "R-090", "R-091"]),
        ("rivals", "jan-zoubek", ["R-263", "R-264", "R-265", "D-530", "D-212", "D-798"]),
        ("rivals", "primogen", []),  # decisions speak of the Whip of the Primogen
        ("l5r", "hida-kisada", ["D-312"]),
        ("vtes", "villein", ["C-019", "D-331"]),
        ("masters", "museum", ["M-065", "M-066", "M-070", "D-013"]),
    ],
)
def test_a_card_has_the_rulings_about_it_and_no_others(game, face, ids):
    assert sorted(about(game, face)) == sorted(ids)


def test_an_ordinary_word_at_the_beginning_of_a_sentence_is_no_card():
    names = Names(["Normal", "Haze", "Torch Song", "Torch"], ["Normal damage is normal."])
    assert list(names.of("Normal damage first. Haze and Normal: Torch Song, Torches, torch.")) == [
        "Haze",
        "Normal",
        "Torch Song",
    ]


@pytest.mark.parametrize("game", coterie.games())
def test_each_rule_about_cards_is_a_sentence_about_cards_that_exist(game):
    package = Path(coterie.__file__).parent / "games" / game / "rulings.toml"
    rows = tomllib.loads(package.read_text("utf-8")) if package.is_file() else {}
    told = {key: row for key, row in rows.items() if "says" in row or "cards" in row}
    assert [key for key, row in told.items() if not re.fullmatch(r"[A-Z].{20,}\.", row["says"])] == []
    example = SHELF.example(SHELF.find(game))
    names = {text.name for face in SHELF.find(game).faces if (text := SHELF.find(game).talk.look(example, face))}
    assert [(key, name) for key, row in told.items() for name in row["cards"] if name not in names] == []


def test_the_decisions_are_those_of_the_docs():
    assert folder().joinpath("rivals.md").read_text("utf-8") == (ROOT / "docs/decisions/rivals.md").read_text("utf-8")
    assert {each.id for each in decisions("rivals")} >= {"D-151", "D-836"}
    assert decisions("no-such") == decisions("../decisions") == ()


@in_loop
async def test_the_server_tells_them(tmp_path):
    async with inside(database(tmp_path)) as client:
        notes = (await client.get("/api/notes?game=masters")).json()["notes"]
        strange = await client.get("/api/notes?game=nothing")
    assert {"id", "question", "answer", "why", "section", "cards"} == set(notes[0])
    assert strange.status_code == 400


def test_notes_are_made_of_the_names_of_cards_and_not_of_their_texts(monkeypatch):
    """To look up two thousand texts takes most of the time in which somebody waits for the first notes."""
    monkeypatch.setattr(type(SHELF.find("vtes").talk), "look", lambda *args: pytest.fail("a text was looked up"))
    assert Shelf().notes(SHELF.find("vtes"))
