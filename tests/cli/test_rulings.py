"""`coterie rulings`: what cites each entry of a ledger, in code and in tests; unknown ids are found."""

import json

import pytest
from typer import Typer
from typer.testing import CliRunner

from coterie.cli import citations, rulings
from coterie.kernel.ledger import Place


def run(*arguments):
    """Run the command line; return the exit code, output and errors."""
    app = Typer()
    rulings.register(app)
    app.command("other")(lambda: None)  # an application with one command has no names of commands
    found = CliRunner().invoke(app, ["rulings", *arguments])
    return found.exit_code, found.stdout, found.stderr


@pytest.fixture
def tests(tmp_path):
    """Return a folder of tests that cite rulings in every possible way."""
    folder = tmp_path / "tests"
    (folder / "deep").mkdir(parents=True)
    (folder / "deep" / "test_some.py").write_text(
        """
import pytest
pytestmark = pytest.mark.ruling("M-001")

@pytest.mark.ruling("M-002", "M-003")
def test_two(): ...

@pytest.mark.ruling("M-004")
class TestThese:
    @pytest.mark.ruling("M-005")
    def test_inside(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.ruling("M-006"))])
def test_row(n): ...

# pytest.mark.ruling("M-007") in a comment does not count
TEXT = 'pytest.mark.ruling("M-008")'

@pytest.mark.ruling("R-001")
def test_another_game(): ...

@pytest.mark.ruling("M-999")
def test_unknown_ids_are_reported(): ...
""",
        encoding="utf-8",
    )
    return folder


def test_the_ledger_of_masters_is_complete():
    found = citations.ledger("masters")
    assert list(found.rulings) == [f"M-{n:03}" for n in range(1, 231)]
    assert found.unknown == []
    assert all(row.section and row.label for row in found.rulings.values())


def test_marks_are_found_in_every_place(tests):
    found = citations.ledger("masters", tests)
    cited = {row.id: [place.inside for place in row.tests] for row in found.rulings.values() if row.tests}
    assert cited == {
        "M-001": [""],
        "M-002": ["test_two"],
        "M-003": ["test_two"],
        "M-004": ["TestThese"],
        "M-005": ["TestThese.test_inside"],
        "M-006": ["test_row"],
    }
    assert found.rulings["M-002"].tests == [Place("tests/deep/test_some.py", 5, "test_two")]
    assert [id_ for id_, _ in found.unknown] == ["M-999"]


def test_code_is_cited_alone_in_ranges_and_in_tables():
    found = citations.ledger("masters")
    inside = {id_: {(place.file, place.inside) for place in row.code} for id_, row in found.rulings.items()}
    assert ("games/masters/rules/end.py", "why_no_sigil") in inside["M-176"]  # a comment
    assert ("games/masters/atoms.py", "lower_veil") in inside["M-186"]  # a docstring
    for id_ in ("M-133", "M-135", "M-137"):  # "M-133 to M-137" in a table
        assert ("games/masters/actions.py", "ACTIONS") in inside[id_]
    assert ("games/masters/rules/end.py", "") in inside["M-180"]  # the top of a module
    assert "M-138" not in [id_ for id_, places in inside.items() if ("games/masters/atoms.py", "lower_veil") in places]


def test_what_is_uncovered(tests):
    found = citations.ledger("masters", tests)
    ids = [row.id for row in found.uncovered()]
    assert "M-002" not in ids
    assert "M-007" in ids


def test_the_command_lists_every_ruling():
    code, out, err = run("masters")
    assert (code, err) == (0, "")
    assert "M-133  " in out
    assert "games/masters/actions.py:" in out
    assert out.splitlines()[-1].startswith("230 rulings, ")


def test_rulings_are_found_by_words_or_by_number():
    code, out, err = run("vtes", "hand", "size")
    assert (code, err) == (0, "")
    assert "V-047  " in out
    assert all("hand" in line.lower() for line in out.splitlines() if not line.startswith(" "))
    assert [line[:5] for line in run("vtes", "v-047")[1].splitlines() if not line.startswith(" ")] == ["V-047"]
    assert run("vtes", "gravy") == (0, "No ruling of vtes has “gravy”.\n", "")


def test_the_command_as_json():
    code, out, _ = run("masters", "--json")
    data = json.loads(out)
    assert code == 0
    assert (data["game"], len(data["rulings"]), data["unknown"]) == ("masters", 230, [])
    row = next(row for row in data["rulings"] if row["id"] == "M-186")
    assert {"file": "games/masters/atoms.py", "inside": "lower_veil"}.items() <= next(
        place for place in row["code"] if place["inside"] == "lower_veil"
    ).items()


def test_only_what_is_uncovered(monkeypatch, tests):
    monkeypatch.setattr(citations, "tests_folder", lambda package: tests)
    code, out, err = run("masters", "--uncovered")
    assert "\nM-002  " not in out
    assert "M-007  " in out
    assert code == rulings.UNKNOWN
    assert "tests/deep/test_some.py:22 test_unknown_ids_are_reported cites M-999, which is not in the ledger." in err


def test_without_the_tests_only_code_counts(monkeypatch):
    monkeypatch.setattr(citations, "tests_folder", lambda package: None)
    code, out, _ = run("masters")
    assert code == 0
    assert "the tests are not installed" in out
    assert json.loads(run("masters", "--json")[1])["rulings"][0]["tests"] is None


def test_a_game_without_a_ledger_is_a_sentence():
    for name in ("mastrs", "../games/masters/..", ""):
        code, out, err = run(name)
        assert (code, out) == (2, "")
        assert err.startswith("There is no ledger of rulings for")


def test_an_unparsable_test_is_reported_in_a_sentence(monkeypatch, tests):
    (tests / "broken.py").write_text("def", encoding="utf-8")
    monkeypatch.setattr(citations, "tests_folder", lambda package: tests)
    code, _, err = run("masters")
    assert code == 2
    assert "broken.py is not Python in line 1" in err


def test_the_summary_counts_the_rulings_that_need_no_code():
    found = citations.ledger("rivals")
    idle = [row for row in found.rulings.values() if row.idle and not row.code]
    assert idle
    coded = sum(bool(row.code) for row in found.rulings.values())
    assert f"{coded} cited in the code, no code needed for {len(idle)}" in rulings.summary(found)[-1]
    assert coded + len(idle) == len(found.rulings)
