"""A record replays; a truncated, edited or newer one names the line and shows the position that it can."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coterie.kernel import records
from coterie.kernel.errors import BadOptions, BadRecord
from coterie.kernel.records import FORMAT, replay
from coterie.kernel.state import State
from tests.generic.games import cases
from tests.generic.walks import notations, walk

CHECKED = settings(max_examples=60, deadline=None, derandomize=True, database=None)
VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 10**20), st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=8), st.lists(st.integers(0, 3), max_size=3), st.dictionaries(st.text(max_size=3), st.none()),
)  # fmt: skip


def replayed(case, text):
    """Replay a record of a game of the suite."""

    def game_of(head):
        if head["game"] != case.game.name:
            raise BadOptions(f"There is no game called {head['game']!r} here.")
        return case.game

    return replay(text, game_of)


def with_snapshots(s, monkeypatch):
    """Return the lines of a state's record, with a snapshot after every 20 choices, so that no long game is needed."""
    monkeypatch.setattr(records, "SNAPSHOT_EVERY", 20)
    return [msgspec.json.decode(line) for line in s.record().text.splitlines()]


def joined(lines):
    """Return lines as text."""
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def texts():
    """Return, for each game, a record with snapshots of an unfinished game, and one of a finished game."""
    found = []
    for case in cases():
        played = walk(case, 0, 0)
        with pytest.MonkeyPatch.context() as patch:
            lines = with_snapshots(played.states[min(50, len(played.states) - 1)], patch)
        found += [(case, joined(lines)), (case, played.end.record().text)]
    return found


TEXTS = texts()
RECORDS = st.sampled_from(TEXTS) if TEXTS else st.nothing()


def outcome(case, text):
    """Return the result of replaying: the position or the error message; any other exception is a failure."""
    try:
        return replayed(case, text), None
    except BadRecord as problem:
        return problem.state, problem


def judge(case, text, original):
    """Replay a damaged record: either the position is the same, or the error says what is wrong."""
    s, problem = outcome(case, text)
    if problem is None:
        assert s.fingerprint() == replayed(case, original).fingerprint()
        return
    assert problem.line >= 1
    assert str(problem).endswith((".", "?"))
    assert problem.line == 1 or s is not None
    assert s is None or s.fingerprint()


def test_a_record_replays_to_the_same_position(played):
    for s in (*played.spread(5), played.end):
        record = s.record()
        again = replayed(played.case, record.text)
        assert again.fingerprint() == s.fingerprint()
        assert again.record().text == record.text
        assert again.log() == s.log()


def test_a_record_holds_readable_choices(played):
    record = played.end.record()
    assert len(record.choices) == len(played.choices)
    assert record.head["game"] == played.case.game.name


@pytest.mark.skipif(not TEXTS, reason="no game")
@CHECKED
@given(RECORDS, st.data())
def test_a_cut_record_names_the_line(of, data):
    case, text = of
    cut = text[: data.draw(st.integers(0, len(text) - 1))]
    s, problem = outcome(case, cut)
    if problem is None:
        closing = msgspec.json.decode(cut.rstrip().rpartition("\n")[2])
        assert "fingerprint" in closing or "snapshot" in closing or "result" in closing
        assert "fingerprint" not in closing or s.fingerprint() == closing["fingerprint"]
    else:
        lines = cut.rstrip().count("\n") + 1
        assert 1 <= problem.line <= lines + 1
        assert s is not None or problem.line == 1


@pytest.mark.skipif(not TEXTS, reason="no game")
@CHECKED
@given(RECORDS, st.data())
def test_an_edited_value_is_found(of, data):
    case, text = of
    lines = [msgspec.json.decode(line) for line in text.splitlines()]
    at = data.draw(st.integers(0, len(lines) - 1))
    key = data.draw(st.sampled_from(sorted(lines[at])))
    lines[at][key] = data.draw(VALUES)
    if data.draw(st.booleans()):
        del lines[at][key]
    judge(case, joined(lines), text)


@pytest.mark.skipif(not TEXTS, reason="no game")
@CHECKED
@given(RECORDS, st.data())
def test_edited_text_is_found(of, data):
    case, text = of
    at = data.draw(st.integers(0, len(text) - 1))
    upto = data.draw(st.integers(at, min(len(text), at + 12)))
    judge(case, text[:at] + data.draw(st.text(max_size=6)) + text[upto:], text)


@pytest.mark.skipif(not TEXTS, reason="no game")
@CHECKED
@given(RECORDS, st.data())
def test_moved_lines_are_found(of, data):
    case, text = of
    lines = text.splitlines(keepends=True)
    a, b = data.draw(st.tuples(*[st.integers(0, len(lines) - 1)] * 2))
    kind = data.draw(st.sampled_from(["swap", "drop", "double"]))
    if kind == "swap":
        lines[a], lines[b] = lines[b], lines[a]
    elif kind == "double":
        lines.insert(b, lines[a])
    elif a < len(lines) - 2:  # without its last line it is a shorter record, or a truncated one
        del lines[a]
    judge(case, "".join(lines), text)


def test_another_legal_choice_is_found(case):
    played = walk(case, 0, 0)
    lines = [msgspec.json.decode(line) for line in played.end.record().text.splitlines()]
    at = {line["n"] - 1: line for line in lines if "choice" in line}
    found = 0
    for k in range(0, len(played.states), max(1, len(played.states) // 12)):
        chosen = at[k]["choice"]
        for other in [text for text in notations(played.states[k]) if text != chosen][:1]:
            at[k]["choice"] = other
            s, problem = outcome(case, joined(lines))
            assert problem is not None or s.fingerprint() == played.end.fingerprint()
            found += problem is not None
        at[k]["choice"] = chosen
    assert found


def test_a_newer_record_says_so(case):
    text = walk(case, 0, 0).states[3].record().text
    newer = text.replace(f'"coterie":{FORMAT}', f'"coterie":{FORMAT + 1}')
    with pytest.raises(BadRecord, match=f"format {FORMAT + 1}") as problem:
        replayed(case, newer)
    assert problem.value.line == 1


def test_another_version_of_the_rules_opens_the_next_snapshot(case, monkeypatch):
    played = walk(case, 0, 0)
    lines = with_snapshots(played.states[25], monkeypatch)
    lines[0]["version"] = "0.0"
    lines[10]["choice"] = "what that version called it"
    with pytest.raises(BadRecord, match=r"version 0\.0") as problem:
        replayed(case, joined(lines))
    assert problem.value.line == 11
    assert isinstance(problem.value.state, State)
    assert problem.value.state.fingerprint() == played.states[20].fingerprint()


@pytest.mark.parametrize(
    "text", ["", "\n", "{}", "[]\n", "null\n", "not json\n", '{"coterie":1}', '{"coterie":"x","game":1}']
)
def test_a_file_that_is_not_a_record_is_reported(case, text):
    with pytest.raises(BadRecord) as problem:
        replayed(case, text)
    assert problem.value.line == 1
