"""The session: answers, commands, undo, bots, the curtain, saving, the end; run in this process."""

import errno
import io
import signal
import subprocess

import pytest

import coterie
from coterie.cli.play import as_it_was
from coterie.cli.terminal import looking, saving
from coterie.cli.terminal.inputs import Ended, Lines
from coterie.cli.terminal.skin import Skin
from coterie.games.primer import GAME as PRIMER
from coterie.kernel.gestures import ENDED
from coterie.kernel.records import parse
from tests.cli.tools import COTERIE, Interrupting, Typist, masters, played, request, session

TURN = (
    "position: masters\nsetup: {}\nrailway_station: hidden 2, minions 2\n"
    "vampires: imre railway_station kills 1, mila museum blood 0\n"
)
CITY = "city: railway_station newspaper museum asylum night_club police_station city_hall cathedral slums\n"


def position(lines="now: turn imre 2"):
    return coterie.game("masters").read(TURN + lines)


def made(state):
    """Return the choices so far, as notations."""
    return state.record().choices


# ── answering ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_option_is_chosen_by_number_notation_label_or_beginning():
    options = [option.notation for option in position().question.options]
    number = options.index("recruit") + 1
    for line in (str(number), "recruit", "RECRUIT", "Recruit a minion (veil +1)", "recr"):
        assert made(played(position(), line)[2].state) == ["recruit"], line


def test_numbers_stand_for_themselves_where_all_options_are_numbers():
    tile = position().city[1].tile
    _, text, game = played(position(), f"move {tile}", "0")
    assert made(game.state) == [f"move {tile}", "0"]
    assert "  0   1   2" in text


def test_several_answers_are_one_gesture():
    tile = position().city[1].tile
    _, _, game = played(position(), f"move {tile} + 2")
    assert made(game.state) == [f"move {tile}", "2"]
    assert len(game.history) == 1


def lucky():
    """Return a position, an option there that uses chance or reveals something, and the options after it, as notations."""
    s = masters()
    while True:
        for option in s.question.options:
            then = s.clone()
            then.choose(option.index)
            if then.question and (then.dice, then.learnt) != (s.dice, s.learnt):
                return s, option.notation, [after.notation for after in then.question.options]
        s.choose(0)


def test_a_gesture_ends_where_chance_is_used_and_reveals_nothing_beyond():
    before, first, following = lucky()
    told = set()
    for second in (*following[:3], "no such thing", first):
        _, text, game = played(before.clone(), f"{first} + {second}")
        shown, ended, _ = " ".join(text.split()).partition(ENDED)
        assert ended
        assert game.state.fingerprint() == before.fingerprint()
        told.add(shown.replace(f"{first} + {second}", ""))
    assert len(told) == 1


def test_a_gesture_does_not_answer_for_another_person_or_a_bot():
    before = PRIMER.start({"players": 2}, seed=3)
    for bots in ((), (1,)):
        _, text, game = played(before.clone(), "bid 1 + bid 2", bots=bots)
        assert ENDED in " ".join(text.split())
        assert game.state.fingerprint() == before.fingerprint()


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no option 99; the options are 1 to "),
        ("-1", "There is no option -1"),
        ("expsoe", "Nearest: "),
        ("frobnicate the veil", "is neither an option nor a command"),
        ("m", "could be"),
        ("move nowhere", "Nearest: "),
        ("recruit + recruit + recruit", "is not possible now"),
        ("", "Type the number of an option"),
        ("\x00\x1b[31m", "neither an option"),
        ("x" * 5000, "neither an option"),
    ],
)
def test_wrong_input_says_what_is_possible_and_changes_nothing(line, answer):
    before = position()
    _, text, game = played(position(), line)
    assert answer in " ".join(text.split())
    assert game.state.fingerprint() == before.fingerprint()


# ── asking ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("line", "answers"),
    [
        ("look museum", ["Museum district", "By day", "known"]),
        ("look Raven Cloak", ["Raven Cloak relic", "AP", "designed"]),
        ("look IMRE", ["Gift of the Elder", "Gaze of Ages", "Sigil of Sight", "Now: in Railway Station, 4 blood"]),
        ("look gift of the elder", ["Imre vampire"]),
        ("look fog", ["Fog over the River event of act 1"]),
        ("look veil", ["Veil term"]),
        ("look m-126", ["M-126 rule", "Rulebook:", "rules/night.py: revival"]),
        ("look M-999", ["Nothing is called “M-999”"]),
        ("look musuem", ["Did you mean museum"]),
        ("look", ["Topics:", "museum", "imre"]),
        ("why recruit", ["action points: 2 = 2 printed", "veil: 1 = 1 printed"]),
        ("why", ["Type `why` and the number"]),
        ("why 77", ["“77” is neither an option"]),
        ("why done", ["Nothing modifies the numbers of “Done”"]),
        ("why not wild hunt", ["A Wild Hunt is not possible: needs kill count 4, has 1."]),
        ("why not hunt", ["Hunting is not possible: blood is at its maximum."]),
        ("why not fight", ["Fighting is not possible: there is no exposed agent here."]),
        ("why not recruit", ["It is possible now."]),
        ("why not fly", ["There is no action “fly”; there are"]),
        ("why not", ["such as `why not move`"]),
        ("hint", ["The greedy bot would choose"]),
        ("log", ["Nothing has happened yet"]),
        ("help", ["why not ACTION", "save FILE", "help symbols"]),
        ("help passing", ["pass until turn", "stop nothing"]),
        ("help symbols", ["hidden agent", "partly known: the outline"]),
        ("help me", ["There is no help about “me”"]),
        ("?", ["why not ACTION"]),
    ],
)
def test_what_people_ask(line, answers):
    _, text, game = played(position(), line)
    flat = " ".join(text.split("> " + line)[-1].split())
    for answer in answers:
        assert answer in flat, flat
    assert made(game.state) == []


def test_a_move_names_what_its_cost_is_made_of():
    state = position(f"beside: I-13\ndistrict newspaper: I-05\n{CITY}now: turn imre 2")
    text = " ".join(played(state, "why move newspaper", "why not move museum")[1].split())
    assert "action points: 1 = 1 printed − 1 Fog over the River + 1 Night Watch" in text
    assert "Museum is not next to Railway Station." in text


def test_the_log_can_be_cut():
    _, text, _ = played(masters(), "log 2", "log")
    whole = masters().log(0)
    assert text.split("> log 2\n")[1].splitlines()[:2] == whole[-2:]


def test_table_draws_the_table_again():
    _, text, _ = played(masters(), "table")
    assert text.count("Railway Station") >= 2 * played(masters())[1].count("│ ⚐ Railway Station")


# ── taking back ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_undo_and_redo():
    start = position()
    _, text, game = played(position(), "expose", "done", "undo", "undo", "undo", "redo")
    assert "There is nothing to undo." in text
    assert "Undone: Done." in text
    assert "Undone: Expose" in text
    assert text.count("Undone: ") == 2
    assert made(game.state) == ["expose"]
    _, text, game = played(position(), "recruit", "undo", "redo", "undo", "redo", "redo")
    assert made(game.state) == ["recruit"]
    assert "There is nothing to redo." in text
    assert played(position(), "recruit", "undo")[2].state.fingerprint() == start.fingerprint()


def after_an_event(**setup):
    """Return a game just after the choice that drew the second event card."""
    s = masters(**setup)
    while (s.round, len(s.piles["events", 0])) != (2, 16):
        s.choose(len(s.question.options) - 1)
    return s


def test_undo_past_chance_draws_it_anew():
    _, text, game = played(after_an_event(), "undo")
    assert "what follows may" in text
    assert any("chance" in line for line in game.state.record().lines)


def test_with_several_people_all_must_agree_to_undo_what_was_drawn():
    before = len(made(after_an_event(players=2)))
    _, text, game = played(after_an_event(players=2), "undo", "perhaps", "no")
    assert text.count("Does everybody agree") == 2
    assert "It stands." in text
    assert len(made(game.state)) == before
    assert len(made(played(after_an_event(players=2), "undo", "yes")[2].state)) == before - 1


def test_undo_takes_the_bots_answers_back_too():
    _, _, game = played(masters(players=3), "undo", "undo", bots=[1, 2])
    before = len(made(game.state))
    _, _, game = played(masters(players=3), "1", "undo", bots=[1, 2])
    assert game.state.asked[0] == 0
    assert len(made(game.state)) <= before


# ── seats ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_bots_play_a_whole_game_and_the_result_is_told(tmp_path):
    code, text, game = played(masters(players=3), bots=[0, 1, 2], save_to=tmp_path / "game.jsonl")
    assert code == 0
    assert game.state.over
    assert "(bot):" in text
    for part in ("You lose.", "Rounds", "Kill counts", "Decisions", "The record is in"):
        assert part in text
    assert coterie.replay(tmp_path / "game.jsonl").over


def test_no_path_is_printed_for_a_record_that_nobody_asked_for(saves):
    _, text, _ = played(masters(players=3), bots=[0, 1, 2])
    assert "jsonl" not in text
    assert not saves.exists()


def test_at_the_end_people_can_still_look_back():
    state = position("veil: 1\nnow: turn imre 2")
    lines = ["done", "1", "look veil", "log 1", "nonsense", "undo"]
    code, text, _ = played(state, *lines)
    assert code == 0
    assert "You lose." in text
    assert "still work" in text


def in_hand(seat):
    """Return the names of the cards in a hand at the beginning."""
    areas = PRIMER.start({"players": 2}, seed=3).scene(seat)["areas"]
    return [card["name"] for area in areas if area["id"] == f"hand:{seat}" for card in area["pieces"]]


def test_a_curtain_falls_between_two_hands():
    _, text, _ = played(PRIMER.start({"players": 2}, seed=3), "bid 1", "", "quit", "no")
    first, second = text.split("Player 2 is next.")
    assert "everybody else, please look away" in second
    assert "Press Enter" in second
    assert all(name in first for name in in_hand(0))
    assert all(name in second for name in in_hand(1))
    assert not [name for name in in_hand(0) if name in second and name not in in_hand(1)]


def test_at_the_curtain_help_says_how_to_go_on_and_undo_takes_back():
    state = PRIMER.start({"players": 2}, seed=3)
    _, text, game = played(state, "bid 1", "help", "raid", "undo", "quit", "no")
    assert "`undo` takes the last choice back" in " ".join(text.split())
    assert "Press Enter alone first" in text
    assert made(game.state) == []
    assert not [name for name in in_hand(1) if name in text and name not in in_hand(0)]


def test_there_is_no_curtain_without_hands():
    _, text, _ = played(masters(players=3), "1", "done", "done", "done")
    assert "Hand over the keyboard" not in text


def test_no_curtain_for_one_person_among_bots():
    _, text, _ = played(PRIMER.start({"players": 2}, seed=3), "bid 1", "1", bots=[1])
    assert "Press Enter" not in text


# ── saving and leaving ──────────────────────────────────────────────────────────────────────────────────────────────


def test_saving_to_a_file_and_not_over_another(tmp_path):
    path = tmp_path / "game.jsonl"
    _, text, game = played(masters(), "1", f"save {path}", "save", f"save {path}", "no", "log 1")
    assert f"Saved to {path}" in text
    assert "Type `save` and a file name" in text
    assert "Overwrite it?" in text
    assert "The file was not changed." in text
    assert coterie.replay(path).fingerprint() == game.state.fingerprint()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere/game.jsonl", "`save`: there is no folder nowhere. Create it first, or choose another file."),
        (".", "`save`: . is a folder; name a file in it."),
        ("x" * 300, "cannot be written: File name too long."),
    ],
)
def test_a_mistyped_name_leaves_nothing_on_disk_and_the_game_continues(name, sentence, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    _, text, game = played(masters(), f"save {name}", "1", "quit", "no")
    assert sentence in " ".join(text.split())
    assert made(game.state) != []
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_not_lost_if_its_file_cannot_be_written(saves, tmp_path):
    gone = tmp_path / "gone" / "game.jsonl"
    _, text, _ = played(masters(), "1", "quit", save_to=gone)
    assert "The game could not be saved to" in text
    (path,) = saves.iterdir()
    assert f"Saved to {path}." in text


def test_the_end_of_input_saves_the_game_and_says_where(saves):
    code, text, game = played(masters(), "1")
    assert code == 0
    (path,) = saves.iterdir()
    assert str(path) in text
    assert coterie.replay(path).fingerprint() == game.state.fingerprint()


def test_quit_asks_and_can_be_taken_back(saves):
    assert played(masters(), "quit", "no")[0] == 0
    assert not saves.exists()
    _, text, game = played(masters(), "quit", "back", "1", "quit", "yes")
    assert made(game.state)
    assert "Good night." in text
    assert len(list(saves.iterdir())) == 1


def test_quit_does_not_ask_about_what_has_been_saved(saves, tmp_path):
    path = tmp_path / "mine.jsonl"
    _, text, _ = played(masters(), "1", f"save {path}", "quit")
    assert "Save the game first?" not in text
    assert text.rstrip().endswith("Good night.")
    _, text, _ = played(masters(), "1", f"save {tmp_path / 'other.jsonl'}", "1", "quit", "no")
    assert "Save the game first?" in text
    assert not saves.exists()


@pytest.mark.parametrize("leaves", ["quit", "^C"])
def test_a_record_that_the_command_line_asks_for_is_written_however_one_leaves(tmp_path, leaves):
    path = tmp_path / "mine.jsonl"
    _, text, game = played(
        masters(), "1", f"save {tmp_path / 'other.jsonl'}", leaves, save_to=path, source=Interrupting
    )
    assert "Save the game first?" not in text
    assert coterie.replay(path).fingerprint() == game.state.fingerprint()
    over = coterie.game("primer").start({"players": 2}, seed=1)
    over.concede(0)
    played(over, leaves, save_to=path, source=Interrupting)
    assert coterie.replay(path).over


def test_names_that_might_be_meant_are_told_once():
    told = looking.near("angus the unrulde", ["angus the unruled", "angus-the-unruled", "agnus dei"])
    assert told.count("angus") == 1


def test_ctrl_c_offers_to_save(saves):
    code, text, _ = played(masters(), "1", "^C", "yes", source=Interrupting)
    assert code == 0
    assert "Save the game first?" in text
    assert len(list(saves.iterdir())) == 1
    code, _, game = played(masters(), "^C", "back", "1", "^C", "^C", source=Interrupting)
    assert code == 130
    assert len(made(game.state)) == 1


def test_a_resumed_game_can_be_taken_back_to_its_beginning():
    s = masters(seed=3)
    for _ in range(30):
        s.choose(0)
    again = coterie.replay(s.record())
    game, _ = session(again)
    assert len(game.history) == 30
    assert game.state.fingerprint() == s.fingerprint()
    lines, _ = parse(game.state.record().text)
    assert [line.get("choice") for line in lines] == [line.get("choice") for line in s.record().lines]


def test_on_a_terminal_the_table_is_drawn_for_every_question():
    pipe = played(position(), "recruit", "expose")[1]
    live = played(position(), "recruit", "expose", source=Typist)[1]
    assert live.count("Railway Station") > pipe.count("Railway Station")
    assert "Undone: Recruit" in played(position(), "recruit", "undo", source=Typist)[1]


# ── a game with hands ───────────────────────────────────────────────────────────────────────────────────────────────


class Patient(Lines):
    """Lines of people who just press Enter at each curtain."""

    def ask(self, prompt):
        return "" if "Press Enter" in prompt else super().ask(prompt)


def test_the_primer_is_played_to_its_end():
    """Each player is asked in turn, behind the curtain; every line takes the first option, or is empty and lifts it."""
    code, text, game = played(PRIMER.start({"players": 3, "rounds": 2}, seed=4), *["1"] * 400, source=Patient)
    assert code == 0
    assert game.state.over
    assert len(made(game.state)) > 20
    assert game.state.scene(-1)["ending"]["reason"] in text


def test_a_duel_of_the_five_rings_is_played_to_its_end():
    """Both players are asked in turn, behind the curtain; every line takes the first option."""
    state = coterie.game("l5r").start({"windows": "useful"}, seed=8)
    code, text, game = played(state, *["1"] * 900, source=Patient)
    assert code == 0
    assert game.state.over
    assert len(made(game.state)) > 50
    assert game.state.scene(-1)["ending"]["reason"] in text


# ── what a newcomer stumbled over ───────────────────────────────────────────────────────────────────────────────────


def rivals(seed=5):
    """Return a game of Rivals that has just begun."""
    return coterie.game("rivals").start({}, seed=seed)


def test_a_saved_game_remembers_who_played_and_how_to_go_on(tmp_path):
    path = tmp_path / "mine.jsonl"
    _, text, game = played(rivals(), f"save {path}", "quit", "no", bots=[0], kind="greedy")
    assert f"coterie play --terminal --resume {path}" in text
    assert saving.remembered(path) == {"bots": "0", "player": "greedy"}
    asked = as_it_was(request("", resume=path))
    assert asked.more == {"bots": "0", "player": "greedy", "resume": str(path)}
    assert as_it_was(request("", resume=path, bots="", player="random")).more["bots"] == ""
    assert coterie.replay(path).fingerprint() == game.state.fingerprint()


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[]", '{"bots": 3}', '{"bots": ["x", -1]}', '{"bots": [0], "player": 7}']
)
def test_only_valid_bots_are_remembered_from_a_file(tmp_path, text):
    path = tmp_path / "mine.jsonl"
    path.write_text(text)
    assert saving.remembered(path) in ({}, {"bots": ""}, {"bots": "0"})
    assert saving.remembered(tmp_path / "none.jsonl") == {}


def test_only_yes_saves_and_only_no_leaves_without(saves):
    _, text, _ = played(masters(), "quit", "maybe", "", "no")
    assert text.count("Save the game first?") == 3
    assert not saves.exists()


def test_what_is_typed_before_the_curtain_is_not_lost_silently():
    _, text, game = played(PRIMER.start({"players": 2}, seed=3), "bid 1", "bid 2", "", "quit", "no")
    assert "Press Enter alone first" in text
    assert made(game.state) == ["bid 1"]


def test_after_an_undo_past_something_shown_redo_says_why_not():
    _, text, _ = played(rivals(), "recruit velvet", "undo", "redo", "quit", "no", bots=[0], kind="random")
    assert "so a redo would not give the same game" in text
    assert "There is nothing to redo" in played(masters(), "redo", "quit", "no")[1]


def test_an_option_is_meant_without_the_seat_before_its_card():
    _, _, game = played(rivals(), "", "Go out with GuvNah", "", "quit", "no")
    assert made(game.state)[-1] == "go out with b/guvnah"


def test_look_alone_lists_what_is_in_sight_in_order():
    state = rivals()
    skin = Skin(state.game.theme)
    line = str(looking.look(state, 1, "", skin))
    _, text, _ = played(state, "why not", "help", "quit", "no", bots=[0], kind="random")
    names = line.removeprefix("Topics: ").partition(". Type")[0].split(", ")
    assert names == sorted(names)
    assert "velvet" in names
    assert "torpor" in names
    assert len(names) < 80
    assert "`why not attack`" in text
    assert "a name in brackets is turned sideways" in " ".join(text.split())


def test_of_two_cards_with_one_name_the_one_that_lies_here_is_meant():
    state = coterie.game("l5r").start({"mode": "coop", "players": 1}, seed=1)
    skin = Skin(state.game.theme)
    names = str(looking.look(state, 0, "", skin))
    assert "akuma no oni" in names
    assert "akuma-no-oni-coop" not in names
    _, text, _ = played(state, "look akuma no oni", "quit", "no")
    assert "After you collect fate" in " ".join(text.split())


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_game_whose_terminal_is_closed_is_saved(tmp_path, number):
    path = tmp_path / "kept.jsonl"
    game = subprocess.Popen(
        [*COTERIE, "play", "primer", "--terminal", "--bots", "1", "--seed", "4", "--save", str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write("bid 1\n")
    game.stdin.flush()
    for line in game.stdout:
        if "wins the auction" in line:
            break
    game.send_signal(number)
    _, trouble = game.communicate(timeout=60)
    assert (game.returncode, trouble) == (128 + number, "")
    assert '"bid 1"' in path.read_text(encoding="utf-8")


class Gone(io.StringIO):
    """The output of a closed terminal."""

    def write(self, text):
        raise OSError(errno.EIO, "Input/output error")


class Closing(Typist):
    """A terminal that is closed after the last line."""

    def ask(self, prompt):
        try:
            return super().ask(prompt)
        except Ended:
            self.console.file = Gone()
            raise


def test_a_game_is_saved_though_its_terminal_takes_nothing_any_more(tmp_path):
    state = coterie.game("primer").start({"players": 2}, seed=4)
    made, _ = session(state, ["bid 1"], bots=[1], source=Closing, save_to=tmp_path / "kept.jsonl")
    with pytest.raises(OSError, match="Input/output"):
        made.run()
    assert '"bid 1"' in (tmp_path / "kept.jsonl").read_text(encoding="utf-8")


def test_one_person_with_several_seats_is_told_how_to_seat_a_bot():
    state = coterie.game("primer").start({"players": 3}, seed=4)
    told = "3 seats are played at this keyboard, in turn; `--bots 2` would give the last one to a bot."
    assert told in " ".join(played(state, "quit", "no", source=Typist)[1].split())
    assert "at this keyboard" not in played(state, "quit", "no", source=Typist, bots=[1, 2])[1]
    assert "at this keyboard" not in played(state, "quit", "no")[1], "a pipe is told nothing of keyboards"
