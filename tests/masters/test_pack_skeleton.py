"""The template of a content pack."""

import tomllib

from typer.testing import CliRunner

from coterie.cli import make_app
from coterie.games.masters import GAME, pack
from coterie.games.masters.pack_skeleton import skeleton


def filled(text):
    """Return the template with everything switched on; remarks stay remarks."""
    rest = text.partition("[pack]")[2]
    return "[pack]" + "\n".join(line.removeprefix("# ") for line in rest.splitlines())


def test_as_it_is_written_it_replaces_nothing():
    assert pack.parse(skeleton(GAME), GAME).replaced == ()


def test_switched_on_it_names_everything_in_the_box_and_changes_nothing():
    found = pack.parse(filled(skeleton(GAME)), GAME)
    named = {(row.kind, row.id) for row in found.replaced}
    vampires = [row.id for row in GAME.characters]
    assert named == (
        {("tile", row.id) for row in GAME.tiles}
        | {("event", row.id) for row in GAME.events}
        | {("relic", row.id) for row in GAME.relics}
        | {("tracker", str(n)) for n in GAME.trackers}
        | {(kind, name) for kind in ("vampire", "sigil") for name in vampires}
        | {("ability", f"{name}.{which}") for name in vampires for which in ("blood", "dark")}
    )
    other = GAME.fitted(pack=found)
    for face in GAME.faces:
        if GAME.faces[face].kind != "vampire":
            assert other.written(face) == GAME.written(face), face
    for was, now in zip(GAME.characters, other.characters, strict=True):
        assert (was.blood.text, was.dark.text) == (now.blood.text, now.dark.text)
    for was, now in zip(GAME.events, other.events, strict=True):
        assert (was.red, was.blue, was.does, was.stays, was.tone) == (now.red, now.blue, now.does, now.stays, now.tone)
    assert tomllib.loads(filled(skeleton(GAME)))["pack"]["name"] == "My box"


def test_the_command_writes_it_once(tmp_path):
    file = tmp_path / "box.toml"
    done = CliRunner().invoke(make_app(), ["masters", "pack", "new", str(file)])
    assert done.exit_code == 0
    assert "check" in done.output
    assert file.read_text(encoding="utf-8") == skeleton(GAME)
    file.write_text("mine")
    again = CliRunner().invoke(make_app(), ["masters", "pack", "new", str(file)])
    assert again.exit_code == 2
    assert "already exists" in again.output
    assert file.read_text() == "mine"
    nowhere = CliRunner().invoke(make_app(), ["masters", "pack", "new", str(tmp_path / "no" / "such.toml")])
    assert "there is no folder" in str(nowhere.exception)
