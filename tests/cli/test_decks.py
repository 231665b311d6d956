"""`coterie decks` and `coterie cards`: legal and illegal decks, other formats, card searches, bad files."""

import json
import sys
from typing import Any, cast

import pytest

from coterie import game
from coterie.cli import main
from coterie.cli.cards import show_missing
from coterie.games.rivals.decks.form import FORM
from coterie.games.rivals.decks.supplied import SUPPLIED
from coterie.words.cards.game import CardGame
from coterie.words.cards.searching import Progress

TEXT = FORM.write(next(each.deck for each in SUPPLIED if each.key == "first-brujah"))


@pytest.fixture
def coterie(monkeypatch, capsys):
    """Run a command line in this process; return its exit code, output and errors."""

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["coterie", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return left.value.code or 0, said.out, said.err

    return run


@pytest.fixture
def file(tmp_path):
    """Write a file of the test."""

    def write(content, name="deck.txt"):
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return write


# ── check ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_legal_deck_in_any_form(coterie, file):
    assert coterie("decks", "check", file(TEXT)) == (0, "First steps: Brujah: legal.\n", "")
    code, as_json, _ = coterie("decks", "convert", file(TEXT), "--to", "rivalsdb")
    assert (code, json.loads(as_json)["agenda"]) == (0, "core-turf-war")
    assert coterie("decks", "check", file(as_json, "deck.json"))[:2] == (0, "First steps: Brujah: legal.\n")


@pytest.mark.parametrize("coding", ["utf-8-sig", "utf-16", "cp1252"])
def test_files_of_other_systems_are_read(coterie, file, coding):
    text = TEXT.replace("First steps: Brujah", "Châtelain").replace("\n", "\r\n")
    code, out, err = coterie("decks", "check", file(text.encode(coding)))
    assert (code, out.splitlines()[0], err) == (0, "Châtelain: legal.", "")


def test_the_problems_of_a_deck_are_listed(coterie, file):
    wrong = TEXT.replace("1 Skunk\n", "").replace("2 Kneecapped", "4 Kneecapped").replace("Name: ", "# ")
    code, out, err = coterie("decks", "check", "rivals", file(wrong))
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        "deck.txt: not legal.",
        "  There must be 7 vampires in the Faction Deck; there are 6.",
        "  There must be 40 Library cards; there are 42.",
        "  There can be 3 copies of Kneecapped; this deck has 4.",
    ]
    assert coterie("decks", "check", file(wrong), "--rules", "any")[0] == 0


def test_remarks_do_not_make_a_deck_illegal(coterie, file):
    code, out, _ = coterie("decks", "check", file(TEXT.replace("Fleetness", "Insanity Defense")))
    assert code == 0
    assert "  Note: Insanity Defense needs a vampire of the clan Malkavian, and the deck has none." in out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "There is no card in this deck."),
        (b"\xff\xfe\x00M\x00", "is not a UTF-8 text file: byte 1 is invalid."),
        (b"\x00" * 500, "Line 1: “"),
        (b"\x7fELF\x02\x01\x01" + bytes(range(256)) * 20, "is not a UTF-8 text file"),
        (b"x" * 200_000, "is too large for a deck: it has more than 100,000 bytes."),
        (b"y" * 90_000, "A deck can have 20,000 characters; this text has 90,000."),
        (TEXT.encode()[:150], "Did you mean"),
        (TEXT.replace("Hydra", "Hydro"), "Line 11: There is no card “Hydro”. Did you mean “Hydra”?"),
        ("{" + TEXT, "This is no deck in the JSON of RivalsDB"),
        ('{"agenda": "core-turf-war", "libraryDeck": {"core-drive-by": "3"}}', "Expected `int`, got `str`"),
        ("Name: \x1b[2J\nAgenda:\n\x1b[31mTurf War", "There is no card “�[31mTurf War”"),
    ],
)
def test_files_that_are_no_decks_get_sentences(coterie, file, content, sentence):
    code, out, err = coterie("decks", "check", file(content))
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err) < 3000
    assert "\x1b" not in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["decks", "check", "nowhere.txt"], "nowhere.txt cannot be read: No such file or directory."),
        (["decks", "check", "."], ". cannot be read: Is a directory."),
        (
            ["decks", "check", "first-brujah", "--rules", "strickt"],
            "There is no rule for decks “strickt”; did you mean",
        ),
        (["decks", "check", "masters", "first-brujah"], "Masters of the Night is played without decks."),
        (["decks", "check", "rivls", "first-brujah"], "Did you mean “rivals”?"),
        (["decks", "list", "rivls"], "Did you mean “rivals”?"),
        (["decks", "check", "rivals", "a.txt", "b.txt"], "Give one file"),
        (["decks", "convert", "first-brujah", "--to", "rivaldb"], "did you mean “rivalsdb”?"),
        (["decks", "convert", "first-brujah", "--out", "no/where/x.txt"], "--out: there is no folder no/where."),
        (["decks", "matrix", "--out", "."], "--out: . is a folder; name a file in it."),
        (["decks", "matrix", "--workers", "99999"], "--workers must be a number from 1 to 512; 99999 is not."),
        (["simulate", "rivals", "--workers", "99999"], "--workers must be a number from 1 to 512; 99999 is not."),
        (["cards", "masters"], "Masters of the Night has no card search; at its table"),
        (["cards", "rivals", "clam:brujah"], "Did you mean “clan”?"),
        (["cards", "rivals", "x" * 300], "can have 200 characters"),
        (["simulate", "rivals", "--decks", "./a.txt"], "./a.txt cannot be read"),
        (["play", "rivals", "--decks", "first-bruja"], "did you mean “first-brujah”?"),
    ],
)
def test_wrong_command_lines_get_a_sentence(coterie, arguments, sentence, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, out, err = coterie(*arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


# ── list, convert ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_list_names_every_supplied_deck(coterie):
    code, out, _ = coterie("decks", "list")
    assert code == 0
    assert all(f"│ {each.key} " in out for each in SUPPLIED)
    assert ("not yet playable" in out) == any(each.missing for each in SUPPLIED)
    assert max(map(len, out.splitlines())) <= 100


def test_a_deck_survives_conversion_to_another_format_and_back(coterie, file, tmp_path):
    mine = file(TEXT + "\nCollection:\n1 The Madhouse\n")
    out = tmp_path / "out.json"
    assert coterie("decks", "convert", mine, "--to", "rivalsdb", "--out", out) == (
        0, "", "RivalsDB has no place for a collection; it is left out.\n",
    )  # fmt: skip
    code, text, _ = coterie("decks", "convert", out)
    assert code == 0
    assert FORM.read(text).sections == FORM.read(TEXT).sections
    assert coterie("decks", "convert", "first-brujah")[1] == TEXT


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_cards_are_looked_for(coterie):
    code, out, _ = coterie("cards", "rivals", "clan:brujah", "name:hydra")
    assert code == 0
    assert out.splitlines()[-1] == "1 card."
    for part in ("Hydra", "celerity", "BP 6", "2/1/0", "pay 1 Blood"):
        assert part in out
    assert (
        coterie("cards", "rivals", "clan:brujah", "text:exhaust this character to deal")[1].splitlines()[-1]
        == "1 card."
    )
    assert coterie("cards", "rivals", "nothing like that") == (
        1,
        "",
        "No card matches. A card must match every term of the query; try fewer terms.\n",
    )


def test_the_report_counts_each_set(coterie):
    code, out, _ = coterie("cards", "rivals", "--report")
    assert code == 0
    rows = {cells[1].strip(): [cell.strip() for cell in cells[2:-1]] for line in out.splitlines()
            if len(cells := line.split("│")) > 3}  # fmt: skip
    assert rows["Core Set"][0] == "141"
    assert rows["all"][0] == "389"
    for at in (1, 2):  # what there is, and what is missing
        assert int(rows["all"][at]) == sum(int(row[at]) for name, row in rows.items() if name != "all")


def test_the_report_names_the_missing_cards_of_the_requested_sets(coterie):
    code, out, _ = coterie("cards", "vtes", "--report", "set", "jyhad")
    assert code == 0
    said = " ".join(out.split("Missing from ")[1].split())
    names = said.removesuffix(".").rpartition("): ")[2].split("; ")
    assert said.startswith(f"set Jyhad ({len(names)}): ")
    assert "Astrid Thomas" in names
    assert "set Sabbat" not in out
    code, _, said = coterie("cards", "vtes", "--report", "no such")
    assert (code, said.startswith("No set is called “no such”; there are ")) == (1, True)


def test_the_whole_report_names_each_missing_card_once_and_tells_how_many_winning_decks_are_playable(coterie):
    code, out, _ = coterie("cards", "vtes", "--report")
    assert code == 0
    said = " ".join(out.split())
    assert said.count("Astrid Thomas;") == 1
    assert "│ since 2020 │ 1454 │" in said
    assert "What would complete the most others, one after another: " in said
    assert "since 2020" not in coterie("cards", "vtes", "--report", "set", "jyhad")[1]


def test_the_report_sums_only_sets_that_share_no_cards(coterie):
    def rows(*args: str) -> dict[str, list[str]]:
        out = coterie("cards", "vtes", "--report", *args)[1]
        lines = [[cell.strip() for cell in line.split("│")[1:-1]] for line in out.splitlines() if line.count("│") == 7]
        return {name: cells for name, *cells in lines}

    found = rows()
    assert found["all"] == [str(int(one) + int(two)) for one, two in zip(found["crypt"], found["library"], strict=True)]
    assert found["all"][0] == "4149"  # each card counts once, although it is in sets and decks as well
    assert "all" not in rows("set", "jyhad")


@pytest.mark.parametrize(("there", "listed"), [([], "all of them"), (["here"], "one; two")])
def test_a_set_that_was_not_begun_is_missing_whole(capsys, there, listed):
    show_missing([Progress("set New", [*there, "one", "two"], there, [], {})])
    assert f"Missing from set New (2): {listed}." in capsys.readouterr().out


def test_the_report_of_a_game_that_tells_what_missing_cards_need_is_grouped_by_that(coterie):
    code, out, _ = coterie("cards", "l5r", "--report")
    said = " ".join(out.split("┘")[1].split())
    assert code == 0
    assert "Missing from" not in out
    assert "Needs a ring out of play (1): Sudden Tempest." in said
    progress = cast("CardGame[Any]", game("l5r")).progress()
    assert said.count("Needs ") == len({need for each in progress for need in each.needs.values()})
    assert [name for each in progress for name in each.missing if name not in said] == []


def test_the_report_of_one_set_tells_what_its_missing_cards_need(coterie):
    out = coterie("cards", "l5r", "--report", "Atonement")[1]
    assert "Needs a ring out of play (1): Sudden Tempest." in out
    assert "Caravan Guard" not in out


def test_a_term_with_a_minus_excludes_and_is_no_option(coterie):
    every = coterie("cards", "rivals", "set:hoe")[1].splitlines()[-1]
    code, out, err = coterie("cards", "rivals", "set:hoe", "-type:vampire")
    assert (code, err) == (0, "")
    fewer = out.splitlines()[-1]
    vampires = coterie("cards", "rivals", "set:hoe", "type:vampire")[1].splitlines()[-1]
    assert int(every.split()[0]) == int(fewer.split()[0]) + int(vampires.split()[0])


def test_a_whole_query_can_be_one_argument(coterie):
    apart = coterie("cards", "rivals", "damage>=2", "type:attack")
    assert apart[0] == 0
    assert coterie("cards", "rivals", "damage>=2 type:attack") == apart
    phrase = coterie("cards", "rivals", "text:the streets")
    assert phrase[0] == 0
    assert coterie("cards", "rivals", 'text:"the streets"') == phrase


@pytest.mark.parametrize(("wrong", "said"), [("--reprot", "Did you mean --report?"), ("-h", "There is no option -h.")])
def test_an_option_of_the_search_that_is_none_is_refused(coterie, wrong, said):
    code, out, err = coterie("cards", "rivals", wrong)
    assert (code, out) == (2, "")
    assert said in err


# ── in a simulation ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_files_are_decks_of_a_simulation(coterie, file):
    mine = file(TEXT.replace("First steps: Brujah", "[red]Mine, all mine"))
    code, out, _ = coterie("simulate", "rivals", "--decks", f"{mine}, first-malkavian", "--games", 2, "--seed", 3)
    assert code == 0
    for part in ("won, seat 0: random with [red]Mine, all mine", "won, seat 1: random with first-malkavian", "  by ",
                 "won with the first turn", "rounds"):  # fmt: skip
        assert part in out
    broken = file(TEXT.replace("Hydra", "Hydro"), "broken.txt")
    code, _, err = coterie("simulate", "rivals", "--decks", broken, "--games", 2)
    assert code == 2
    assert "broken.txt: Line 11: There is no card “Hydro”. Did you mean “Hydra”?" in err


def test_a_deck_without_a_name_is_called_like_its_file(coterie, file):
    mine = file(TEXT.replace("Name: ", "# "), "my fists.txt")
    out = coterie("simulate", "rivals", "--decks", f"{mine}, first-malkavian", "--games", 1)[1]
    assert "won, seat 0: random with my fists" in out


def test_every_place_in_the_turn_order_is_told(coterie):
    out = coterie("simulate", "vtes", "--seats", 5, "--games", 1)[1]
    assert [f"won with the {turn} turn" in out for turn in ("first", "fifth", "sixth")] == [True, True, False]


# ── against each other ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a_matrix_is_written_as_a_table_and_a_picture(coterie, tmp_path):
    code, _, _ = coterie("decks", "matrix", "--decks", "first-brujah,first-malkavian", "--games", 1, "--player", "random",
                         "--out", tmp_path / "decks")  # fmt: skip
    assert code == 0
    assert "\n| first-" in (tmp_path / "decks.md").read_text()
    assert (tmp_path / "decks.svg").read_text().startswith("<svg")


def test_a_missing_folder_is_reported_before_anybody_plays(coterie, tmp_path):
    code, _, said = coterie("decks", "matrix", "--out", tmp_path / "none" / "decks")
    assert (code, "there is no folder" in said) == (2, True)


def test_the_game_of_a_file_with_many_faults_is_found_out(coterie, file):
    cards = json.loads(coterie("decks", "convert", "l5r", "lion-skirmish", "--to", "emeralddb")[1])
    cards["cards"] |= {"no-such-card": 1, "nor-this": 2}
    err = coterie("decks", "check", file(json.dumps(cards), "deck.json"))[2]
    assert "There is no card with the id “no-such-card”" in err
    text = (
        coterie("decks", "convert", "l5r", "lion-skirmish")[1]
        .replace("\n", " (Core Set)\n")
        .replace(": (Core Set)", ":")
    )
    err = coterie("decks", "check", file(text))[2]
    assert "There is no section" not in err


def test_the_game_of_a_file_is_found_out(coterie, file):
    _, text, _ = coterie("decks", "convert", "l5r", "lion-skirmish")
    mine = file(text)
    code, out, _ = coterie("decks", "check", mine)
    assert code == 0
    assert out.startswith(f"{mine} is read as a deck of Legend of the Five Rings.\nLion, skirmish: legal.")
    mine = file(text.replace("Ikoma Eiji", "Ikoma Eyji").replace("Dynasty:", "Dinasty:"))
    _, _, err = coterie("decks", "check", mine)
    assert err.splitlines() == [  # the wrong heading is told once, and not at each card below it
        f"{mine}: Line 4: There is no section “Dinasty”; did you mean “Dynasty”?",
        f"{mine}: Line 17: There is no card “Ikoma Eyji”. Did you mean “Ikoma Eiji”?",
    ]
