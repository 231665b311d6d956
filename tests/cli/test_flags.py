"""Wrong values for every flag: one sentence that names the flag, the valid values and the right help."""

import sys

import pytest

from coterie import __version__
from coterie.cli import flags, run, setup_options, wrong
from coterie.kernel.errors import BadOptions, CoterieError
from coterie.kernel.setup import SetUp

NO_FOLDER = "there is no folder /nowhere. Create it first, or choose another file."


def refused(monkeypatch, capsys, line):
    """Return the message about a command line that must be rejected; words are separated by “|”."""
    arguments = line.split("|")
    monkeypatch.setattr(sys, "argv", ["coterie", *arguments])
    try:
        assert run(arguments), f"{line} was carried out"
    except CoterieError as problem:
        return str(problem)
    return capsys.readouterr().err.rstrip("\n")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate|masters|--games|0", "--games must be a number from 1 to 10,000,000; 0 is not."),
        ("simulate|masters|--games|1.5", "--games must be a whole number from 1 to 10,000,000, not “1.5”."),
        ("simulate|masters|--games|", "--games must be a whole number from 1 to 10,000,000, not “”."),
        ("simulate|masters|--workers|9999", "--workers must be a number from 1 to 512; 9999 is not."),
        ("simulate|masters|--seed|" + "9" * 30, f"--seed must be a number of at most 18 digits; {'9' * 30} is not."),
        ("simulate|masters|--seats|0", "--seats must be at least 1."),
        ("simulate|masters|--seats|x", "--seats must be a whole number, not “x”."),
        ("simulate|masters|--out|", "--out needs a file name."),
        ("simulate|masters|--pack|", "--pack needs a file name."),
        ("simulate|masters|--cluster|", "--cluster needs the address of a scheduler, such as tcp://host:8786."),
        ("play|primer|--rounds|0", "--rounds must be at least 1."),
        ("play|masters|--difficulty|ü", "--difficulty cannot be “ü”; it can be easy, medium, hard."),
        ("play|masters|--save|", "--save needs a file name."),
        ("play|masters|--save|/tmp", "--save: /tmp is a folder; name a file in it."),
        ("play|masters|--save|/nowhere/x", f"--save: {NO_FOLDER}"),
        ("play|masters|--resume|", "--resume needs a file name."),
        ("play|masters|--position|", "--position needs a file name."),
        (
            "play|masters|--bots|1|--bots|2",
            "--bots is given more than once; give it once.",
        ),
        ("serve|--port|70000", "--port must be a number from 0 to 65,535; 70000 is not."),
        ("serve|--prune|0", "--prune must be a number from 1 to 36,500; 0 is not."),
        ("serve|--db|/tmp", "--db: /tmp is a folder; name a file in it."),
        ("serve|--db|/nowhere/x.db", f"--db: {NO_FOLDER}"),
        ("serve|--host|", "--host and --allow-host need an address or a name, such as 0.0.0.0."),
        ("serve|--proxy|x", "--proxy must be an address such as 127.0.0.1, not “x”."),
        ("join|http://127.0.0.1:1/#t=a&k=b|--deck|", "--deck needs a deck: a file, or the name of a supplied deck."),
        (
            "join|http://127.0.0.1:1/#t=a&k=b",
            "The server at http://127.0.0.1:1 does not answer: it refuses the connection. "
            "Check that the link is complete and the server is running.",
        ),
        ("replay|", "`coterie replay` needs a file name."),
        ("replay|x|--at|-1", "--at must be a number from 0 to 1,000,000; -1 is not."),
        (
            "decks|check|rivals",
            "Also name a deck of the game: a file, or a name from `coterie decks list rivals`.",
        ),
        (
            "decks|check|first-bruja",
            "There is no deck “first-bruja”; did you mean “first-brujah”? To name a file, include its folder or its extension.",
        ),
        ("decks|convert|first-brujah|--out|/nowhere/x", f"--out: {NO_FOLDER}"),
        ("decks|matrix|--decks|,", "--decks needs the names of at least two decks, separated by commas."),
        ("masters|pack|new|", "`coterie masters pack new` needs a file name."),
        ("masters|pack|new|/nowhere/x", f"`coterie masters pack new`: {NO_FOLDER}"),
        ("new-game|xyz|--in|/nowhere", "There is no folder /nowhere. Create it first, or choose another with --in."),
    ],
)
def test_a_wrong_value_gets_a_sentence_about_its_flag(line, sentence, monkeypatch, capsys):
    assert refused(monkeypatch, capsys, line) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play|masters|--seats|0", "There is no option --seats; use --players here. `coterie play"),
        ("play|masters|--frob", "There is no option --frob. `coterie play"),
        ("play|masters|--seed", "--seed needs a value. `coterie play"),
        ("play|masters|--terminal=x", "--terminal takes no value. `coterie play"),
        ("simulate|masters|--seets|2", "There is no option --seets. Did you mean --seats? `coterie simulate"),
        ("simulate|masters|--game|2", "There is no option --game. Did you mean --games? `coterie simulate"),
        ("decks|convert|--format|x", "There is no option --format; use --to here. `coterie decks convert"),
        ("simulate|masters|extra", "Unexpected argument “extra”: `coterie simulate` takes GAME. `coterie simulate"),
        ("join", "`coterie join` needs LINK: the link to a seat. `coterie join"),
        (
            "decks|matrix|--players|random",
            "There is no option --players; use --player here. `coterie decks matrix",
        ),
        ("decks|chek", "There is no command “chek”. Did you mean “check”? `coterie decks"),
        ("masters|pack|x", "There is no command “x”. `coterie masters pack"),
        ("plya", "There is no command “plya”. Did you mean “play”? `coterie"),
        ("--frob", "There is no option --frob. `coterie"),
    ],
)
def test_a_rejected_command_line_points_to_the_help_of_its_command(line, sentence, monkeypatch, capsys):
    assert refused(monkeypatch, capsys, line) == f"{sentence} --help` shows what you can use."


def test_players_and_number_of_seats_are_told_apart(monkeypatch, capsys):
    said = refused(monkeypatch, capsys, "simulate|masters|--players|3")
    assert said == (
        "--players names the bots: random or greedy, one for all seats or one for each. "
        "Use --seats for the number of seats."
    )
    six = refused(monkeypatch, capsys, f"simulate|masters|--players|{','.join(['random'] * 6)}")
    assert six == "--players names 6 players, but the game has at most 5 seats."


@pytest.mark.parametrize(("bots", "seat"), [("²", "²"), ("-1", "-1"), ("all,1", "all"), ("9", "9")])
def test_seats_of_bots_that_there_are_not(bots, seat, monkeypatch, capsys):
    assert refused(monkeypatch, capsys, f"play|masters|--players|2|--bots|{bots}") == (
        f"There is no seat {seat}: --bots takes seat numbers, and here they are 0 to 1. "
        "`--bots all` gives every seat to a bot."
    )


def test_an_unknown_home_is_reported_in_a_sentence(monkeypatch):
    monkeypatch.setattr("os.path.expanduser", lambda typed: typed)  # what the system does for an unknown user
    with pytest.raises(BadOptions, match=r"^--save: there is no home folder for “~ghost/x”; give the full path\.$"):
        flags.place_for("~ghost/x", "--save")


def test_a_name_that_the_system_refuses_is_a_sentence(tmp_path):
    with pytest.raises(BadOptions, match="cannot be written: File name too long"):
        flags.place_for(tmp_path / ("x" * 300), "--save")


def test_flags_that_may_be_repeated_are():
    assert wrong.twice(["serve", "--proxy", "10.0.0.1", "--proxy", "10.0.0.2"]) == ""


def test_a_novel_is_not_quoted_whole():
    assert wrong.bounded(f"There is no game called “{'x' * 5000}”.") == f"There is no game called “{'x' * 59}…"


def test_the_version_is_told(capsys):
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"coterie {__version__}\n"


def test_a_file_name_with_a_null_character_is_refused_in_a_sentence():
    for typed in ("a\0b", "folder\0/b"):
        with pytest.raises(BadOptions, match="null character"):
            flags.place_for(typed, "`save`")


def test_the_help_says_what_the_values_mean():
    way = SetUp(
        "way", "str", "fast", "how", ("fast", "slow", "odd"), says={"fast": "fast: in an hour", "slow": "all day"}
    )
    assert setup_options.values_help(way) == "fast (in an hour, the default); slow (all day); odd"
    assert setup_options.values_help(SetUp("way", "str", "fast", "how", ("fast", "slow"))) == "fast (the default), slow"
