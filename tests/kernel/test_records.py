"""Records: a game as its lines, replayed to the same position; damage is a sentence, never a traceback."""

import random

import pytest

from coterie.kernel.errors import BadRecord
from coterie.kernel.records import Record, replay, restore, snapshot
from tests.primer import GAME
from tests.primer.tools import options, position


def game_of(head):
    return GAME


def some_game(n: int = 130):
    s = GAME.start({"players": 3, "rounds": 20}, seed=11)
    rng = random.Random(11)
    for _ in range(n):
        s.choose(rng.choice(s.question.options))
    return s


def test_a_record_replays():
    s = some_game()
    again = replay(Record(s.record().lines), game_of)
    assert again.fingerprint() == s.fingerprint()
    assert replay(s.record().text, game_of).fingerprint() == s.fingerprint()
    assert len(s.record().choices) == 130
    assert again.log(-1) == s.log(-1)


def test_a_record_is_replayed_from_its_file(tmp_path):
    s, path = some_game(10), tmp_path / "game.jsonl"
    path.write_text(s.record().text, encoding="utf-8")
    for source in (path, str(path)):
        assert replay(source, game_of).fingerprint() == s.fingerprint()
    with pytest.raises(BadRecord, match=r"none\.jsonl cannot be read: No such file"):
        replay("none.jsonl", game_of)
    with pytest.raises(BadRecord, match="not a Coterie record"):
        replay("", game_of)


def test_a_record_of_a_position_replays():
    s = position("field a: brute\nfield b: watchman\nhand a: hail")
    s.choose("play hail")
    s.choose("raid with a/brute")
    assert replay(s.record().text, game_of).fingerprint() == s.fingerprint()


def test_snapshots_restore_in_the_middle_of_anything():
    s = some_game(40)
    rng = random.Random(1)
    while not s.over:
        again = restore(GAME, s.setup, snapshot(s))
        assert again.fingerprint() == s.fingerprint()
        assert options(again) == options(s)
        assert again.ears == s.ears
        s.choose(rng.choice(s.question.options))


def test_a_restored_game_has_a_record():
    s = some_game(40)
    again = restore(GAME, s.setup, snapshot(s))
    again.choose(0)
    assert replay(again.record().text, game_of).fingerprint() == again.fingerprint()


def joined(text):
    """Return a record whose first two choices are written as one."""
    lines = text.splitlines(keepends=True)
    first, second = (line.partition('"choice":"')[2].partition('"')[0] for line in lines[1:3])
    return "".join([lines[0], lines[1].replace(first, f"{first} + {second}"), *lines[3:]])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda t: t[: len(t) // 2], "cut off or damaged"),
        (lambda t: t.replace('"choice":"end"', '"choice":"dance"', 1), "“dance” is not possible"),
        (lambda t: t.replace('"n":7,', '"n":8,', 1), "Line 8 .* should be number 7"),
        (lambda t: t.replace('"n":7,', '"n":7.0,', 1), "Line 8 .* should be number 7"),
        (lambda t: t.replace('"n":1,', '"n":true,', 1), "Line 2 .* should be number 1"),
        (lambda t: t.replace('"n":7,', "", 1), "Line 8 .* should be number 7"),
        (joined, r"Line 2 .*“bid \d \+ bid \d” is not possible"),
        (lambda t: "", "not a Coterie record"),
        (lambda t: t.replace('"coterie":1', '"coterie":99'), "format 99"),
        (lambda t: t.replace('"seed":11', '"seed":12'), "Line"),
        (lambda t: t.replace('"seed":11,', "").replace(',"seed":11', ""), "head"),
        (lambda t: "[1]\n" + t, "not a Coterie record"),
    ],
    ids=[
        "cut",
        "edited",
        "n",
        "n as a fraction",
        "n as a word",
        "no n",
        "a gesture",
        "empty",
        "newer",
        "other seed",
        "no seed",
        "no head",
    ],
)
def test_a_damaged_record_says_where(change, sentence):
    text = some_game(90).record().text
    with pytest.raises(BadRecord, match=sentence):
        replay(change(text), game_of)
